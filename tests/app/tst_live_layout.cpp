// SPDX-License-Identifier: GPL-3.0-or-later
// Layouts searched for while a hand drags: the screen follows at once with the last one found, the search follows on
// its own thread and ends where a search from scratch does.
#include "window_fixture.h"

#include "app/layout_service.h"
#include "model/evaluate/stages.h"

#include <QSignalSpy>

using namespace gigasite;

class TestLiveLayout : public QObject {
    Q_OBJECT

    WindowFixture w_;

    std::shared_ptr<const Evaluation> shown() const { return w_->service().snapshot().evaluation; }

    double shownStep() const { return figureValue(*shown(), "step.time_s").value.value_or(0); }

    double fromScratch() const
    {
        const auto e = evaluate(*w_->document().scenario(), *builtInFacts());
        return figureValue(e, "step.time_s").value.value_or(0);
    }

private Q_SLOTS:
    void cleanup() { w_.close(); }

    void theSearchFollowsTheHand()
    {
        w_.open(QStringLiteral("llama3-405b-16k"));
        QVERIFY(!shown()->chosen);
        w_.set("parallelism.mode", std::string("auto"));
        QVERIFY(shown()->chosen);
        QCOMPARE(shownStep(), fromScratch());
        for (const std::int64_t layers : {124, 120, 112, 96}) {
            w_.set("model.layers", layers);
            QVERIFY(shown()->chosen); // an answer at once, with a layout
            QVERIFY(shownStep() > 0);
        }
        const double wanted = fromScratch();
        QTRY_COMPARE(shownStep(), wanted);
        w_.set("parallelism.mode", std::string("manual"));
        QVERIFY(!shown()->chosen);
        QCOMPARE(shownStep(), fromScratch());
    }

    /// The batch is what it was when the search began: what the search passes over moves nothing, and says so.
    void theBatchStays()
    {
        w_.open(QStringLiteral("llama3-405b-16k"));
        const auto before = figureValue(*shown(), "step.tokens").value.value_or(0);
        QVERIFY(before > 0 && !w_->document().scenario()->training.globalBatchTokens);
        w_.set("parallelism.mode", std::string("auto"));
        QCOMPARE(w_->document().scenario()->training.globalBatchTokens.value_or(0), before);
        const double step = shownStep();
        for (const char *key :
             {"parallelism.tp", "parallelism.pp", "parallelism.micro_batches", "training.micro_batch"}) {
            w_.set(key, std::int64_t{7});
            QTRY_COMPARE(shownStep(), step);
            QCOMPARE(figureValue(*shown(), "step.tokens").value.value_or(0), before);
            QVERIFY2(!noEffectReason(*w_->document().scenario(), key).empty(), key);
        }
        while (w_->document().undoStack().canUndo())
            w_->document().undoStack().undo();
        QVERIFY(!w_->document().scenario()->training.globalBatchTokens); // one step with what made it necessary
        QCOMPARE(w_->document().scenario()->parallelism.mode, LayoutMode::Manual);
    }

    /// A sequence that the batch is no multiple of still has a layout.
    void anySequenceHasALayout()
    {
        w_.open(QStringLiteral("llama3-405b-16k"));
        w_.set("parallelism.mode", std::string("auto"));
        for (const std::int64_t sequence : {8200, 7000}) {
            w_.set("training.seq", sequence);
            const double wanted = fromScratch();
            QVERIFY(wanted > 0);
            QTRY_COMPARE(shownStep(), wanted);
        }
    }

    /// A layout of one document says nothing of the next.
    void anotherDocumentStartsAnew()
    {
        w_.open(QStringLiteral("llama3-405b-16k"));
        w_.set("parallelism.mode", std::string("auto"));
        w_->document().undoStack().setClean();
        QVERIFY(w_->openFile(QStringLiteral("deepseek-v3-2k")));
        QVERIFY(!shown()->chosen);
        w_.set("parallelism.mode", std::string("auto"));
        QCOMPARE(shownStep(), fromScratch());
    }

    /// Of what is asked while one search runs, the newest is next, and no other.
    void theNewestIsNext()
    {
        LayoutService service(builtInFacts());
        QSignalSpy found(&service, &LayoutService::found);
        w_.open(QStringLiteral("llama3-405b-16k"));
        auto scenario = *w_->document().scenario();
        scenario.parallelism.mode = LayoutMode::Auto;
        std::vector<std::shared_ptr<const Scenario>> asked;
        for (const std::int64_t layers : {126, 120, 112, 96}) {
            scenario.model.layers = layers;
            asked.push_back(std::make_shared<const Scenario>(scenario));
            service.request(asked.back());
        }
        QTRY_VERIFY(!service.isBusy());
        QCOMPARE(found.count(), 2);
        QCOMPARE(found.first().first().value<std::shared_ptr<const Scenario>>(), asked.front());
        QCOMPARE(found.last().first().value<std::shared_ptr<const Scenario>>(), asked.back());
    }
};

QTEST_MAIN(TestLiveLayout)
#include "tst_live_layout.moc"
