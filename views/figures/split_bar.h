// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/edit.h"
#include "views/paint/theme.h"
#include "views/snapshot.h"
#include "views/stroke.h"

#include <QAbstractSlider>
#include <QWidget>

#include <vector>

namespace gigasite {

class SplitBar;

/// A boundary of the split bar: by hand or keys it moves share from one neighbour to the other. Its value is the left
/// one's share in steps of 0.1 %.
class SplitHandle : public QAbstractSlider {
    Q_OBJECT
public:
    SplitHandle(SplitBar &bar, std::size_t left);

    void setTheme(const Theme &theme);
    void setShares(double left, double right, const QString &name);
    bool isDragged() const { return gesture_ != 0; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    bool event(QEvent *event) override;

private:
    void moveTo(int value, int gesture);

    SplitBar &bar_;
    std::size_t left_;
    Theme theme_ = Theme::day();
    int gesture_ = 0;
    double grip_ = 0; ///< px from the pointer to the boundary
    Stroke stroke_;
};

/// Which site has which part of the racks, as one bar with boundaries that can be dragged; the part of a site that its
/// grid cannot power is hatched. On screen where there are at least two sites.
class SplitBar : public QWidget {
    Q_OBJECT
public:
    explicit SplitBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setSnapshot(const Snapshot &snapshot);
    const std::vector<SplitHandle *> &handles() const { return handles_; }
    int boundaryX(std::size_t left) const; ///< px, of the boundary behind a site
    void moveBoundary(std::size_t left, double share, int gesture);
    void fitHandles(); ///< the end of the last part is one while the shares do not sum to 100 %
    double shareAt(std::size_t left, double x) const; ///< that the left site would have with the boundary there

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void editRequested(const gigasite::Edit &edit);
    void undoGestureRequested(int gesture);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    QRectF track() const;
    double whole() const; ///< what the bar's width stands for: 1, or the sum where that is more
    double before(std::size_t site) const; ///< share of all sites before it
    QRectF segment(std::size_t site) const;
    double sum() const; ///< of all shares
    QRectF excess() const; ///< the part of the bar beyond 100 %; without a width where there is none
    QString sentence(std::size_t site) const;
    QString sumSentence() const; ///< of shares that do not sum to 100 %, else empty
    QString withSum(const QString &sentence) const;
    const SitePower *powerOf(std::size_t site) const;
    std::size_t handlesWanted() const;
    void placeHandles();
    QString offeredSentence() const; ///< what a change that is offered makes of the split; empty: nothing
    void paintOffered(QPainter &p) const;
    bool paintOnPlate(QPainter &p, const QRectF &room, const QStringList &texts, const QColor &ink) const;
    void paintAmiss(QPainter &p, const QRectF &part, const QColor &line, const QColor &fill,
                    const QStringList &texts) const;
    void paintSegment(QPainter &p, std::size_t site) const;
    void paintLabel(QPainter &p, std::size_t site, const QRectF &area) const;

    Theme theme_ = Theme::day();
    std::shared_ptr<const Scenario> scenario_;
    std::shared_ptr<const Scenario> offered_; ///< a change that is offered, else null
    std::shared_ptr<const Evaluation> evaluation_; ///< of the scenario; null where it has no sites
    std::vector<SplitHandle *> handles_;
};

} // namespace gigasite
