// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing a person reads is cut: in English, with every text 40 % longer, as other languages need it, and in large
// type.
#include "app/main_window.h"
#include "views/paint/live_label.h"
#include "views/paint/text.h"
#include "views/paint/text_size.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTest>
#include <QToolBar>
#include <QTranslator>

#include <cmath>

using namespace gigasite;

namespace {

/// Every text of ours 40 % longer: its own last word again and again, so that a picture of it looks like language.
class LongerTexts : public QTranslator {
public:
    bool isEmpty() const override { return false; }

    QString translate(const char *context, const char *source, const char * /*which*/, int /*n*/) const override
    {
        const auto text = QString::fromUtf8(source);
        if (text.isEmpty() || qstrncmp(context, "Q", 1) == 0) // names of keys and what else is Qt's
            return {};
        const auto more = qsizetype(std::ceil(0.4 * double(text.size())));
        const QString letters = QStringLiteral("enilatsroungre").repeated(int(more) / 14 + 1);
        auto end = text.size();
        while (end > 0 && !text[end - 1].isLetter())
            --end; // the dots, the sign of a unit and a place for a value stay at the end
        return end == 0 ? text : text.left(end) + letters.left(more) + text.mid(end);
    }
};

/// What a window cuts.
struct Cut {
    QString what, text;
};

class Cuts {
public:
    void add(const QWidget &widget, const QString &text, int needs, int has)
    {
        if (needs > has)
            all << Cut{QStringLiteral("%1 %2: %3 > %4 px")
                           .arg(QLatin1String(widget.metaObject()->className()), widget.objectName())
                           .arg(needs)
                           .arg(has),
                       text};
    }
    QList<Cut> all;
};

int wide(const QWidget &widget, const QString &text)
{
    return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
}

void checkLabel(Cuts &cuts, const QLabel &label)
{
    if (label.text().isEmpty() || label.toolTip().contains(label.text()))
        return;
    if (label.wordWrap())
        cuts.add(label, label.text(), label.heightForWidth(label.width()), label.height());
    else if (label.sizePolicy().horizontalPolicy() != QSizePolicy::Ignored)
        cuts.add(label, label.text(), label.sizeHint().width(), label.width());
}

void checkButton(Cuts &cuts, const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    const bool iconOnly = tool && !tool->icon().isNull() && tool->toolButtonStyle() == Qt::ToolButtonIconOnly;
    if (button.text().isEmpty() || iconOnly)
        return;
    const bool icon = !button.icon().isNull() && (!tool || tool->toolButtonStyle() != Qt::ToolButtonTextOnly);
    const int beside = icon ? button.iconSize().width() + 4 : 0;
    if (tool || qobject_cast<const QPushButton *>(&button))
        cuts.add(button, button.text(), wide(button, button.text()) + beside, button.width());
}

void checkTabs(Cuts &cuts, const QTabBar &tabs)
{
    int right = 0;
    for (int i = 0; i < tabs.count(); ++i) {
        cuts.add(tabs, tabs.tabText(i), wide(tabs, tabs.tabText(i)), tabs.tabRect(i).width());
        right = std::max(right, tabs.tabRect(i).right());
    }
    cuts.add(tabs, QStringLiteral("all tabs"), right, tabs.width());
}

void checkHeader(Cuts &cuts, const QHeaderView &header)
{
    for (int i = 0; header.orientation() == Qt::Horizontal && header.model() && i < header.count(); ++i) {
        const auto text = header.model()->headerData(i, Qt::Horizontal).toString();
        if (!header.isSectionHidden(i) && !text.isEmpty())
            cuts.add(header, text, wide(header, text), header.sectionSize(i));
    }
}

void checkCombo(Cuts &cuts, const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const auto field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    cuts.add(box, box.currentText(), wide(box, box.currentText()), field.width());
}

void checkBars(Cuts &cuts, MainWindow &window)
{
    const auto *menus = window.menuBar();
    for (auto *action : menus->actions())
        cuts.add(*menus, action->text(), menus->actionGeometry(action).right(), menus->width());
    for (auto *button : window.findChildren<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"))) {
        if (button->isVisibleTo(&window))
            cuts.add(*button->parentWidget(), QStringLiteral("buttons that do not fit"), 1, 0);
    }
}

Cuts widgetCuts(MainWindow &window)
{
    Cuts cuts;
    for (auto *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty())
            continue;
        if (const auto *label = qobject_cast<QLabel *>(widget))
            checkLabel(cuts, *label);
        else if (const auto *button = qobject_cast<QAbstractButton *>(widget))
            checkButton(cuts, *button);
        else if (const auto *tabs = qobject_cast<QTabBar *>(widget))
            checkTabs(cuts, *tabs);
        else if (const auto *header = qobject_cast<QHeaderView *>(widget))
            checkHeader(cuts, *header);
        else if (const auto *box = qobject_cast<QComboBox *>(widget))
            checkCombo(cuts, *box);
    }
    checkBars(cuts, window);
    return cuts;
}

/// What painted texts lose while the window is drawn. Two kinds may be cut, for their tooltips name them as a
/// whole: a parameter's name, and the label of a key figure beside a sign.
QList<Cut> paintedCuts(MainWindow &window, int *allowed)
{
    QStringList inTooltips;
    const auto &model = window.parameters().model();
    for (const auto &row : model.rows()) {
        if (model.indexOf(row.parameter().key).data(Qt::ToolTipRole).toString().contains(row.label().toHtmlEscaped()))
            inTooltips << row.label();
    }
    for (const auto &tile : window.strip().tiles())
        inTooltips << tile.label; // the tooltip has the figure's full name
    QList<Cut> cuts;
    listenToElisions([&](const QString &whole, const QString &drawn) {
        if (inTooltips.contains(whole))
            ++*allowed;
        else
            cuts << Cut{QStringLiteral("painted as \"%1\"").arg(drawn), whole};
    });
    window.grab();
    listenToElisions({});
    return cuts;
}

const char *const bottomTabs[] = {"Problems", "Scaling laws", "Network", "Papers", "Jobs"};

} // namespace

class TestTextFits : public QObject {
    Q_OBJECT

    std::shared_ptr<const Facts> facts_ = std::make_shared<const Facts>(*Facts::builtIn());

private Q_SLOTS:
    void theCheckSeesACut()
    {
        QLabel label(QStringLiteral("a sentence that is longer than its place"));
        label.resize(30, 20);
        Cuts cuts;
        checkLabel(cuts, label);
        QCOMPARE(cuts.all.size(), 1);
        QImage image(40, 20, QImage::Format_RGB32);
        QPainter p(&image);
        int heard = 0;
        listenToElisions([&](const QString &, const QString &) { ++heard; });
        drawLine(p, {0, 0, 30, 20}, label.text());
        drawSentence(p, {0, 0, 30, 20}, label.text());
        drawLine(p, {0, 0, 4000, 20}, label.text());
        listenToElisions({});
        QCOMPARE(heard, 2);
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<bool>("longer");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::addColumn<int>("most"); ///< of those that may be cut
        QTest::newRow("English, smallest window") << false << QSize(1280, 800) << 100 << 0;
        QTest::newRow("English") << false << QSize(1600, 1000) << 100 << 0;
        QTest::newRow("40 % longer, smallest window") << true << QSize(1280, 800) << 100 << 0;
        QTest::newRow("40 % longer") << true << QSize(1600, 1000) << 100 << 0;
        QTest::newRow("small type") << false << QSize(1600, 1000) << 80 << 0;
        QTest::newRow("large type") << false << QSize(1600, 1000) << 150 << 0;
    }

    void nothingIsCut()
    {
        QFETCH(bool, longer);
        QFETCH(QSize, size);
        QFETCH(int, percent);
        QFETCH(int, most);
        LongerTexts texts;
        if (longer)
            QCoreApplication::installTranslator(&texts);
        MainWindow w(facts_);
        QVERIFY(w.openFile(QString::fromUtf8(defaultExample.data())));
        w.resize(size);
        w.show();
        QVERIFY(QTest::qWaitForWindowExposed(&w));
        w.setTextSize(percent);
        QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000);
        QCOMPARE(w.size(), size);
        QStringList told;
        for (const char *tab : bottomTabs) {
            w.showTab(QLatin1String(tab));
            QTest::qWait(60);
            QTRY_VERIFY_WITH_TIMEOUT(w.isSettled(), 60000); // the papers' numbers are found once they are shown
            QTest::qWait(60);
            int allowed = 0;
            for (const auto &cut : widgetCuts(w).all + paintedCuts(w, &allowed)) {
                const auto line = cut.what + QStringLiteral(": ") + cut.text;
                if (!told.contains(line))
                    told << line;
            }
            if (allowed > most)
                told << QStringLiteral("%1 texts that only tooltips show whole").arg(allowed);
        }
        if (const auto folder = qEnvironmentVariable("GIGASITE_PICTURES"); !folder.isEmpty())
            w.grab().save(folder + QStringLiteral("/fits_%1.png").arg(QLatin1String(QTest::currentDataTag())));
        w.document().undoStack().setClean();
        setTextSize(1);
        if (longer)
            QCoreApplication::removeTranslator(&texts);
        QVERIFY2(told.isEmpty(), qPrintable(QLatin1Char('\n') + told.join(QLatin1Char('\n'))));
    }
};

QTEST_MAIN(TestTextFits)
#include "tst_text_fits.moc"
