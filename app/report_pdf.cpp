// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report_pdf.h"

#include "app/report_page.h"
#include "model/report/report.h"
#include "model/report/result_json.h"
#include "model/scenario/scenario_io.h"
#include "views/figures/layout_figure.h"
#include "views/figures/power_map.h"
#include "views/figures/step_time_figure.h"
#include "views/figures/topology_figure.h"
#include "views/paint/text.h"

#include <QBuffer>
#include <QDate>
#include <QMarginsF>
#include <QPageSize>
#include <QPdfWriter>

namespace gigasite {

namespace {

/// Renders a document block by block.
class Renderer {
public:
    Renderer(ReportPage &page, const Snapshot &snapshot)
        : page_(page)
        , snapshot_(snapshot)
    {
    }

    /// What stands just below the next block, if it belongs to it.
    void lookAhead(const report::Block *next)
    {
        constexpr std::size_t few = 6; // rows
        const auto *table = next ? std::get_if<report::Table>(next) : nullptr;
        below_ = table && table->rows.size() <= few ? page_.heightOf(*table) : 0;
    }

    void operator()(const report::Heading &h) { page_.heading(toQString(h.text)); }
    void operator()(const report::Paragraph &p) { page_.paragraph(toQString(p.text)); }
    void operator()(const report::Verdict &v) { page_.verdict(v.severity, toQString(v.headline), toQString(v.text)); }
    void operator()(const report::KeyFigures &k) { page_.keyFigures(k); }
    void operator()(const report::Table &t) { page_.table(t); }

    void operator()(const report::PictureReference &r)
    {
        ++number_;
        page_.picture(heightOf(r.picture), below_, QStringLiteral("Figure %1.").arg(number_), toQString(r.caption),
                      [&](QPainter &p, QSizeF size) { paint(r.picture, p, size); });
    }

private:
    static double heightOf(report::Picture picture)
    {
        switch (picture) {
        case report::Picture::PowerMap:
            return 330;
        case report::Picture::Layout:
            return 350;
        case report::Picture::StepTime:
            return 286; // what binds still has room below it
        case report::Picture::Topology:
            return 296;
        }
        return 350;
    }

    void paint(report::Picture picture, QPainter &p, QSizeF size) const
    {
        const auto &theme = page_.theme();
        switch (picture) {
        case report::Picture::StepTime:
            paintStepTime(p, size, snapshot_, theme);
            return;
        case report::Picture::PowerMap:
            paintPowerMap(p, size, snapshot_, theme);
            return;
        case report::Picture::Topology:
            paintTopology(p, size, snapshot_, theme);
            return;
        case report::Picture::Layout:
            paintLayout(p, size, snapshot_, theme);
            return;
        }
    }

    ReportPage &page_;
    const Snapshot &snapshot_;
    int number_ = 0;
    double below_ = 0;
};

int renderAll(QPdfWriter &writer, const report::Document &doc, const Snapshot &snapshot, const ReportFrame &frame)
{
    QPainter painter(&writer);
    ReportPage page(writer, painter, frame);
    page.title(toQString(doc.title), toQString(doc.subtitle));
    Renderer renderer(page, snapshot);
    for (std::size_t i = 0; i < doc.blocks.size(); ++i) {
        renderer.lookAhead(i + 1 < doc.blocks.size() ? &doc.blocks[i + 1] : nullptr);
        std::visit(renderer, doc.blocks[i]);
    }
    return page.number();
}

} // namespace

QByteArray reportPdf(const Scenario &scenario, const Evaluation &evaluation, const std::shared_ptr<const Facts> &facts)
{
    const auto s = std::make_shared<const Scenario>(scenario);
    const auto e = std::make_shared<const Evaluation>(evaluation);
    Snapshot snapshot{.revision = 1, .scenario = s, .evaluation = e, .facts = facts};
    if (e->has(Stage::Step)) {
        snapshot.completeScenario = s;
        snapshot.complete = e;
    }
    const auto doc = reportOf(scenario, evaluation, *facts);
    ReportFrame frame{
        .title = toQString(doc.title),
        .subtitle = QStringLiteral("Datacenter what-if report"),
        .date = QLocale::c().toString(QDate::currentDate(), QStringLiteral("d MMMM yyyy")),
        .footer =
            QStringLiteral("Gigasite %1 · scenario %2").arg(toQString(engineVersion()), toQString(doc.fingerprint))};

    // Two passes: the first one only counts the pages that the second one prints as "1 / n".
    for (const bool counting : {true, false}) {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setTitle(toQString(doc.title));
        writer.setCreator(QStringLiteral("Gigasite %1").arg(toQString(engineVersion())));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(0, 0, 0, 0));
        writer.setResolution(ReportPage::resolution);
        if (!counting)
            writer.addFileAttachment(QStringLiteral("scenario.gigasite.json"),
                                     QByteArray::fromStdString(writeScenario(scenario)),
                                     QStringLiteral("application/json"));
        const int pages = renderAll(writer, doc, snapshot, frame);
        if (!counting)
            return pdf;
        frame.pages = pages;
    }
    return {};
}

} // namespace gigasite
