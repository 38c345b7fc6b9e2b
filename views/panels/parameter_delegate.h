// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/paint/theme.h"
#include "views/panels/parameter_model.h"

#include <QStyledItemDelegate>

namespace gigasite {

namespace detail {

double rowHeight(); ///< px, of a row without its message
double lineHeight(); ///< px, of a line of a message
double nameLineHeight(); ///< px, of a further line of a name

} // namespace detail

/// Paints the rows of the parameter panel and says where their parts are. A real editor exists only in the row that is
/// being edited.
class ParameterDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit ParameterDelegate(const ParameterModel &model, QObject *parent = nullptr);

    void setTheme(const Theme &theme) { theme_ = theme; }
    void setCompact(bool compact) { compact_ = compact; } ///< narrow slider for small windows

    /// Parts of a row; logical pixels within the row's rectangle.
    struct Parts {
        QRectF source, name, slider, effect, value, badge, message, fix;
    };
    /// Of all rows alike; of one whose name needs more than that, with less of a slider or with a name of more lines,
    /// and the message below them.
    Parts partsOf(const QRectF &row, const PanelRow *of = nullptr) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

    struct Name {
        QFont font;
        QStringList lines;
    };
    static Name nameIn(const QString &label, double width);

    void setWidth(double width) { width_ = width; } ///< of the rows, for wrapping
    /// What stands under a row (ParameterModel::messageOf) as it is wrapped; the fix stands at the end of the last line
    /// or has one of its own.
    struct Message {
        QStringList lines;
        bool fixBelow = false;
    };
    Message messageIn(const QModelIndex &index) const;
    int messageLines(const QModelIndex &index) const;
    QString badgeTip(const QModelIndex &index) const; ///< empty where a row has no badge
    /// Where the link that applies the fix is; empty if there is none.
    QRectF fixRect(const QModelIndex &index, const QRectF &row) const;

Q_SIGNALS:
    void textEntered(const QModelIndex &index, const QString &text) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// The badge says what a click on it does; the rest of a row has the model's text.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

private:
    /// Of the longest name in usual letters, and but for a tenth of the rows; of the longest word in the narrowest, but
    /// for a tenth.
    struct NameWidths {
        double usual = 0, most = 0, narrow = 0;
    };
    NameWidths longestNames() const;
    void paintGroup(QPainter &p, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintRow(QPainter &p, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintSlider(QPainter &p, const QRectF &rect, double position, std::optional<double> baseline, bool automatic,
                     const QColor &colour) const;
    void paintGhost(QPainter &p, const Parts &parts, const PanelRow &row, const PanelRow::Shown &then) const;
    static void paintName(QPainter &p, const QRectF &rect, const QString &label);
    void paintSwitch(QPainter &p, const QRectF &rect, bool on) const;
    void paintBadge(QPainter &p, const QRectF &rect, bool automatic) const;
    void paintMargin(QPainter &p, const QRectF &rect, const Problem &problem, bool last) const;
    void paintMessage(QPainter &p, const QRectF &rect, const QModelIndex &index) const;
    void paintEffect(QPainter &p, const QRectF &rect, std::optional<double> effect) const;
    void paintValue(QPainter &p, const Parts &parts, const PanelRow &row, const PanelRow::Shown &shown,
                    const Problem *problem, bool inactive) const;

    const ParameterModel &model_;
    Theme theme_ = Theme::day();
    bool compact_ = false;
    double width_ = 350;
    mutable double namesMeasuredAt_ = 0; ///< text size; 0 = never
    mutable NameWidths longestNames_;
};

} // namespace gigasite
