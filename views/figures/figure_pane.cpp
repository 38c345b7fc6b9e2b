// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/figures/figure_pane.h"

#include "views/paint/text_size.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHash>
#include <QHeaderView>
#include <QIcon>
#include <QMessageBox>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QSaveFile>
#include <QVBoxLayout>

#include <functional>
#include <limits>
#include <utility>

namespace gigasite {

namespace {

/// Filled when it comes on screen: what changes meanwhile costs nothing.
class LateTable : public QTableView {
public:
    explicit LateTable(std::function<void()> fill)
        : fill_(std::move(fill))
    {
    }

protected:
    void showEvent(QShowEvent *event) override
    {
        fill_();
        QTableView::showEvent(event);
    }

private:
    std::function<void()> fill_;
};

QPainterPath iconPath(const QString &name)
{
    QPainterPath path;
    if (name == QLatin1String("copy")) {
        path.addRoundedRect(5.5, 5.5, 8, 8, 1, 1);
        path.moveTo(3.5, 10.5);
        path.lineTo(2.5, 10.5);
        path.lineTo(2.5, 2.5);
        path.lineTo(10.5, 2.5);
        path.lineTo(10.5, 3.5);
    } else if (name == QLatin1String("save")) {
        path.addRoundedRect(2.5, 2.5, 11, 11, 1, 1);
        path.addRect(5, 2.5, 6, 4);
        path.addRect(4.5, 9, 7, 4.5);
    } else if (name == QLatin1String("export")) {
        path.moveTo(8, 2.5);
        path.lineTo(8, 10);
        path.moveTo(5, 7);
        path.lineTo(8, 10.2);
        path.lineTo(11, 7);
        path.moveTo(2.5, 13.5);
        path.lineTo(13.5, 13.5);
    } else if (name == QLatin1String("maximise")) {
        for (const auto &[x, y] : {std::pair{2.5, 2.5}, {13.5, 2.5}, {2.5, 13.5}, {13.5, 13.5}}) {
            path.moveTo(x, y + (y < 8 ? 4 : -4));
            path.lineTo(x, y);
            path.lineTo(x + (x < 8 ? 4 : -4), y);
        }
    } else if (name == QLatin1String("restore")) {
        for (const auto &[x, y] : {std::pair{6.0, 6.0}, {10.0, 6.0}, {6.0, 10.0}, {10.0, 10.0}}) {
            path.moveTo(x, y + (y < 8 ? -4 : 4));
            path.lineTo(x, y);
            path.lineTo(x + (x < 8 ? -4 : 4), y);
        }
    } else if (name == QLatin1String("open")) {
        path.moveTo(2, 13);
        path.lineTo(2, 3.5);
        path.lineTo(6, 3.5);
        path.lineTo(7.5, 5.5);
        path.lineTo(13, 5.5);
        path.lineTo(13, 7.5);
        path.moveTo(2, 13);
        path.lineTo(4.5, 7.5);
        path.lineTo(15, 7.5);
        path.lineTo(12.5, 13);
        path.closeSubpath();
    } else if (name == QLatin1String("table")) {
        path.addRect(2.5, 3.5, 11, 9);
        path.moveTo(2.5, 6.5);
        path.lineTo(13.5, 6.5);
        path.moveTo(2.5, 9.5);
        path.lineTo(13.5, 9.5);
        path.moveTo(6.5, 3.5);
        path.lineTo(6.5, 12.5);
    } else if (name == QLatin1String("pipeline")) {
        for (const double step : {0.0, 1.0, 2.0})
            path.addRect(1.5 + 3.5 * step, 2.5 + 4 * step, 6, 3);
    } else if (name == QLatin1String("undo") || name == QLatin1String("redo")) {
        path.moveTo(6, 3);
        path.lineTo(2.5, 6.5);
        path.lineTo(6, 10);
        path.moveTo(2.5, 6.5);
        path.lineTo(9.5, 6.5);
        path.arcTo(6, 6.5, 7, 7, 90, -180);
        path.lineTo(7, 13.5);
        if (name == QLatin1String("redo"))
            path = QTransform(-1, 0, 0, 1, 16, 0).map(path);
    } else if (name == QLatin1String("report")) {
        path.addRect(3.5, 1.5, 9, 13);
        for (const double y : {5.0, 8.0, 11.0}) {
            path.moveTo(5.5, y);
            path.lineTo(10.5, y);
        }
    } else if (name == QLatin1String("pin")) {
        path.moveTo(5.5, 2.5);
        path.lineTo(10.5, 2.5);
        path.moveTo(6.5, 2.5);
        path.lineTo(6.5, 7);
        path.lineTo(4.5, 9.5);
        path.lineTo(11.5, 9.5);
        path.lineTo(9.5, 7);
        path.lineTo(9.5, 2.5);
        path.moveTo(8, 9.5);
        path.lineTo(8, 14);
    } else if (name == QLatin1String("layers")) {
        for (const double y : {5.5, 8.5, 11.0}) {
            path.moveTo(2.5, y);
            if (y < 6)
                path.lineTo(8, y - 3);
            else
                path.moveTo(2.5, y);
            if (y < 6)
                path.lineTo(13.5, y);
            path.lineTo(8, y + 3);
            path.lineTo(y < 6 ? 2.5 : 13.5, y);
        }
    } else if (name == QLatin1String("more")) {
        for (const double x : {3.5, 8.0, 12.5})
            path.addEllipse(QPointF(x, 8), 0.9, 0.9);
    }
    return path;
}

QIcon drawnIcon(const QString &name, const QColor &colour)
{
    constexpr double drawn = 16; // px of a path
    QIcon icon;
    for (const auto &[size, ratio] : {std::pair{16, 1}, {16, 2}, {24, 1}, {24, 2}, {32, 1}, {32, 2}}) { // large type
        QPixmap pixmap(size * ratio, size * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter p(&pixmap);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(size / drawn, size / drawn);
        p.setPen(QPen(colour, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.drawPath(iconPath(name));
        p.end();
        icon.addPixmap(pixmap);
        QPixmap pale = pixmap;
        pale.fill(Qt::transparent);
        QPainter q(&pale);
        q.setOpacity(0.4);
        q.drawPixmap(0, 0, pixmap);
        q.end();
        icon.addPixmap(pale, QIcon::Disabled);
    }
    return icon;
}

} // namespace

/// Every pane has the same few: each is drawn once.
QIcon lineIcon(const QString &name, const QColor &colour)
{
    static auto &kept = *new QHash<std::pair<QString, QRgb>, QIcon>; // never ends: pixmaps go before their application
    const std::pair key(name, colour.rgba());
    auto at = kept.find(key);
    if (at == kept.end())
        at = kept.insert(key, drawnIcon(name, colour));
    return *at;
}

FigurePane::FigurePane(const QString &title, FigureCanvas *canvas, QWidget *parent)
    : QWidget(parent)
    , canvas_(canvas)
    , header_(new QWidget(this))
    , stack_(new QStackedWidget(this))
    , tableView_(new LateTable([this] { fillTable(); }))
    , title_(new QLabel(title, this))
    , subtitle_(new LiveLabel(this))
    , trail_(new QLabel(this))
    , wayBack_(new QLabel(tr("Esc returns"), this))
{
    canvas_->setAccessibleName(title);
    header_->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(header_);
    row->setContentsMargins(8, 0, 4, 0);
    row->setSpacing(6);
    row->addWidget(title_);
    row->addWidget(subtitle_, 1);
    row->addWidget(trail_, 1);
    trail_->hide();
    trail_->setAccessibleName(tr("Levels"));
    trail_->setTextFormat(Qt::RichText);
    trail_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    trail_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // never widens the pane
    connect(trail_, &QLabel::linkActivated, this, &FigurePane::follow);
    row->addWidget(wayBack_);
    wayBack_->hide();
    tableButton_ = addButton(tr("Table (T)"));
    tableButton_->setCheckable(true);
    copy_ = addButton(tr("Copy (Ctrl+C)"));
    save_ = addButton(tr("Save as PNG or SVG"));
    maximise_ = addButton(tr("Maximise (F11)"));
    buildMore();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(header_);
    stack_->addWidget(canvas_);
    stack_->addWidget(tableView_);
    all->addWidget(stack_, 1);
    tableView_->setModel(&table_);
    tableView_->setAccessibleName(tr("%1 as a table").arg(title));
    tableView_->setSelectionBehavior(QAbstractItemView::SelectRows);
    tableView_->setSelectionMode(QAbstractItemView::SingleSelection);
    tableView_->setShowGrid(false);
    tableView_->setWordWrap(true);
    tableView_->setTabKeyNavigation(false); // Tab goes on to the next figure
    tableView_->setFrameShape(QFrame::NoFrame);
    tableView_->verticalHeader()->hide();
    tableView_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    tableView_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    connect(canvas_, &FigureCanvas::snapshotChanged, this, [this] {
        if (tableView_->isVisible())
            fillTable();
    });
    const auto explain = [this](const QModelIndex &index) {
        const auto id = table_.figureId(index.row());
        if (!id.isEmpty())
            Q_EMIT canvas_->figureSelected(QString::fromLatin1(id));
    };
    connect(tableView_, &QTableView::clicked, this, explain);
    connect(tableView_, &QTableView::activated, this, explain);
    connect(tableButton_, &QToolButton::toggled, this, &FigurePane::setTableShown);
    connect(copy_, &QToolButton::clicked, this, &FigurePane::copy);
    connect(save_, &QToolButton::clicked, this, &FigurePane::saveAs);
    connect(maximise_, &QToolButton::clicked, this, &FigurePane::maximiseRequested);
    connect(canvas_, &FigureCanvas::maximiseRequested, this, &FigurePane::maximiseRequested);
    setTheme(theme_);
}

QToolButton *FigurePane::addButton(const QString &name)
{
    auto *button = new QToolButton(header_);
    button->setAutoRaise(true);
    button->setToolTip(name);
    button->setAccessibleName(name);
    header_->layout()->addWidget(button);
    return button;
}

void FigurePane::addHeaderWidget(QWidget *widget)
{
    auto *row = static_cast<QHBoxLayout *>(header_->layout());
    row->insertWidget(3 + static_cast<int>(extras_.size()), widget);
    extras_ << widget;
    fitHeader();
}

int FigurePane::placeInHeading(const QWidget &control) const
{
    const auto *row = header_->layout();
    for (int i = 0; i < row->count(); ++i) {
        const auto *widget = row->itemAt(i)->widget();
        if (widget && (widget == &control || widget->isAncestorOf(&control)))
            return i;
    }
    return row->count();
}

void FigurePane::addLine(QWidget *widget)
{
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, widget);
}

void FigurePane::addFooter(QWidget *widget)
{
    static_cast<QVBoxLayout *>(layout())->addWidget(widget);
}

void FigurePane::setTheme(const Theme &theme)
{
    theme_ = theme;
    canvas_->setTheme(theme);
    auto palette = theme.palette();
    palette.setColor(QPalette::Window, theme.bar);
    header_->setPalette(palette);
    title_->setFont(uiFont(Type::Title));
    wayBack_->setStyleSheet(QStringLiteral("color: %1").arg(theme.ink3.name()));
    header_->setFixedHeight(uiLength(26));
    for (auto *button : {tableButton_, copy_, save_, maximise_, more_}) {
        button->setFixedSize(uiLength(22), uiLength(22));
        button->setIconSize({uiLength(16), uiLength(16)});
    }
    subtitle_->setRuns({{subtitle_->text(), theme_.ink3}});
    fitHeader();
    showTrail();
    more_->setIcon(lineIcon(QStringLiteral("more"), theme.ink2));
    tableButton_->setIcon(lineIcon(QStringLiteral("table"), theme.ink2));
    copy_->setIcon(lineIcon(QStringLiteral("copy"), theme.ink2));
    save_->setIcon(lineIcon(QStringLiteral("export"), theme.ink2));
    maximise_->setIcon(lineIcon(maximised_ ? QStringLiteral("restore") : QStringLiteral("maximise"), theme.ink2));
}

void FigurePane::setSubtitle(const QString &text, const QString &brief)
{
    subtitle_->setRuns({{text, theme_.ink3}});
    subtitle_->setShort(brief);
}

void FigurePane::keepSubtitle(const QString &longest)
{
    kept_ = longest;
    fitHeader();
}

void FigurePane::setTrail(const QList<std::pair<QString, QString>> &levels)
{
    if (levels == levels_)
        return;
    levels_ = levels;
    fitHeader();
    showTrail();
}

void FigurePane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeader();
    if (levels_.size() > 1)
        showTrail();
    if (isTableShown())
        fillTable();
}

void FigurePane::setMaximised(bool maximised)
{
    maximised_ = maximised;
    wayBack_->setVisible(maximised);
    const auto name = maximised ? tr("Restore (Esc)") : tr("Maximise (F11)");
    maximise_->setToolTip(name);
    maximise_->setAccessibleName(name);
    setTheme(theme_);
}

void FigurePane::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (header_->geometry().contains(event->pos()))
        Q_EMIT maximiseRequested();
}

void FigurePane::focusFigure()
{
    if (isTableShown())
        tableView_->setFocus();
    else
        canvas().setFocus();
}

void FigurePane::setTableShown(bool shown)
{
    if (shown == isTableShown())
        return;
    stack_->setCurrentIndex(shown ? 1 : 0);
    stack_->currentWidget()->setFocus();
    tableButton_->setChecked(shown);
}

void FigurePane::copy()
{
    if (isTableShown()) {
        MarkTable whole; // the one on screen may be narrow, or another figure maximised over it
        whole.setMarks(canvas_->marksNow(), canvas_->columns(std::numeric_limits<int>::max()));
        QGuiApplication::clipboard()->setText(whole.toText());
    } else {
        QGuiApplication::clipboard()->setImage(canvas_->toImage(2));
    }
    Q_EMIT copied();
}

void FigurePane::saveAs()
{
    const auto name = QFileDialog::getSaveFileName(this, tr("Save figure"), title() + QStringLiteral(".png"),
                                                   tr("Pictures (*.png);;Vector graphics (*.svg)"));
    if (name.isEmpty())
        return;
    QSaveFile file(name);
    bool written = file.open(QIODevice::WriteOnly);
    if (written && name.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        const auto svg = canvas_->toSvg();
        written = file.write(svg) == svg.size();
    } else if (written) {
        written = canvas_->toImage(2).save(&file, "PNG");
    }
    if (!written || !file.commit())
        QMessageBox::warning(this, tr("Save figure"), tr("%1 cannot be written: %2").arg(name, file.errorString()));
}

} // namespace gigasite
