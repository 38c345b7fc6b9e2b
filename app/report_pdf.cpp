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

#include <QBuffer>
#include <QDate>
#include <QMarginsF>
#include <QPageSize>
#include <QPdfWriter>

namespace gigasite {

namespace {

using namespace report;

QString q(const std::string &text)
{
    return QString::fromStdString(text);
}

/// Renders a document block by block.
class Renderer {
public:
    Renderer(ReportPage &page, const Snapshot &snapshot)
        : page_(page)
        , snapshot_(snapshot)
    {
    }

    void operator()(const Heading &h) { page_.heading(q(h.text)); }
    void operator()(const Paragraph &p) { page_.paragraph(q(p.text)); }
    void operator()(const Verdict &v) { page_.verdict(v.severity, q(v.headline), q(v.text)); }
    void operator()(const KeyFigures &k) { page_.keyFigures(k); }
    void operator()(const report::Table &t) { page_.table(t); }

    void operator()(const PictureReference &r)
    {
        ++number_;
        page_.picture(heightOf(r.picture), QStringLiteral("Figure %1.").arg(number_), q(r.caption),
                      [&](QPainter &p, QSizeF size) { paint(r.picture, p, size); });
    }

private:
    static double heightOf(Picture picture)
    {
        switch (picture) {
        case Picture::PowerMap:
            return 350;
        case Picture::Layout:
            return 350;
        case Picture::StepTime:
            return 286; // what binds still has room below it
        case Picture::Topology:
            return 296;
        }
        return 350;
    }

    void paint(Picture picture, QPainter &p, QSizeF size) const
    {
        const auto &theme = page_.theme();
        switch (picture) {
        case Picture::StepTime:
            paintStepTime(p, size, snapshot_, theme);
            return;
        case Picture::PowerMap:
            paintPowerMap(p, size, snapshot_, theme);
            return;
        case Picture::Topology:
            paintTopology(p, size, snapshot_, theme);
            return;
        case Picture::Layout:
            paintLayout(p, size, snapshot_, theme);
            return;
        }
    }

    ReportPage &page_;
    const Snapshot &snapshot_;
    int number_ = 0;
};

int renderAll(QPdfWriter &writer, const Document &doc, const Snapshot &snapshot, const ReportFrame &frame)
{
    QPainter painter(&writer);
    ReportPage page(writer, painter, frame);
    page.title(q(doc.title), q(doc.subtitle));
    Renderer renderer(page, snapshot);
    for (const auto &block : doc.blocks)
        std::visit(renderer, block);
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
    ReportFrame frame{.title = q(doc.title),
                      .subtitle = QStringLiteral("Datacenter what-if report"),
                      .date = QLocale::c().toString(QDate::currentDate(), QStringLiteral("d MMMM yyyy")),
                      .footer =
                          QStringLiteral("Gigasite %1 · scenario %2").arg(q(engineVersion()), q(doc.fingerprint))};

    // Two passes: the first one only counts the pages that the second one prints as "1 / n".
    for (const bool counting : {true, false}) {
        QByteArray pdf;
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPdfVersion(QPagedPaintDevice::PdfVersion_1_6);
        writer.setTitle(q(doc.title));
        writer.setCreator(QStringLiteral("Gigasite %1").arg(q(engineVersion())));
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
