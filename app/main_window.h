// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"
#include "app/evaluation_service.h"
#include "app/papers_service.h"
#include "views/charts/network_chart.h"
#include "views/charts/rail_chart.h"
#include "views/charts/scaling_chart.h"
#include "views/figures/canvases.h"
#include "views/figures/figure_pane.h"
#include "views/paint/live_label.h"
#include "views/panels/key_strip.h"
#include "views/panels/parameter_panel.h"
#include "views/panels/problem_panel.h"
#include "views/panels/why_panel.h"
#include "views/papers/papers_page.h"

#include <QDockWidget>
#include <QHash>
#include <QMainWindow>
#include <QSplitter>
#include <QToolButton>

#include <array>
#include <memory>

namespace gigasite {

/// The window: parameters on the left, key figures on top, four figures in the middle, Why? on the right, problems
/// below. It assembles and connects; it computes nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(std::shared_ptr<const Facts> facts, QWidget *parent = nullptr);

    /// Shows problems in a dialog if it fails.
    bool openFile(const QString &fileOrExample);

    Document &document() { return document_; }
    EvaluationService &service() { return service_; }
    bool isSettled() const { return service_.isSettled() && !paperService_.isBusy(); }
    ParameterPanel &parameters() { return *parameters_; }
    PapersPage &papers() { return *papers_; }
    WhyPanel &why() { return *why_; }
    FigurePane &pane(int index) { return *panes_.at(static_cast<std::size_t>(index)); }
    void setTheme(const Theme &theme);
    void showTab(const QString &title); ///< raises a dock of the bottom, by its window title's beginning

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildCentre();
    void buildDocks();
    void giveDocksTheirHeights();
    void buildActions();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildHelpMenu();
    void buildToolBar();
    void connectAll();
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &key, const std::function<void()> &run,
                 const QString &icon = {});
    QDockWidget *addDock(const QString &title, QWidget *content, Qt::DockWidgetArea area);

    void showSnapshot();
    void showTitle();
    void showQuiet();
    void showNetwork();
    void showNetworkChart();
    void showStatus();
    void showPapers();
    void showPaper(const PaperEntry &entry);
    void showSubtitles();
    void setMode(Mode mode);
    void toggleMaximised(int index);
    void restoreFigures();
    void applyFix(const Fix &fix);
    void reveal(const QString &path);
    bool maySwitch(); ///< asks about unsaved changes
    void openDialog();
    bool save();
    bool saveAs();
    void exportReport();
    void exportJson();
    void about();

    Document document_;
    EvaluationService service_;
    PapersService paperService_;
    Theme theme_ = Theme::day();
    std::array<FigurePane *, 4> panes_{};
    MapCanvas *map_ = nullptr;
    LayoutCanvas *layout_ = nullptr;
    TopologyCanvas *topology_ = nullptr;
    StepTimeCanvas *stepTime_ = nullptr;
    KeyStrip *strip_ = nullptr;
    ParameterPanel *parameters_ = nullptr;
    ProblemPanel *problems_ = nullptr;
    WhyPanel *why_ = nullptr;
    ScalingChart *scaling_ = nullptr;
    NetworkChart *network_ = nullptr;
    RailChart *rail_ = nullptr;
    PapersPage *papers_ = nullptr;
    QDockWidget *parameterDock_ = nullptr, *problemDock_ = nullptr, *scalingDock_ = nullptr, *networkDock_ = nullptr,
                *railDock_ = nullptr, *papersDock_ = nullptr, *whyDock_ = nullptr;
    QSplitter *rows_ = nullptr, *upper_ = nullptr, *lower_ = nullptr;
    QToolBar *bar_ = nullptr;
    QAction *printed_ = nullptr, *corrected_ = nullptr, *undo_ = nullptr, *redo_ = nullptr, *restore_ = nullptr;
    LiveLabel *counts_ = nullptr;
    QLabel *timing_ = nullptr;
    std::vector<std::pair<QAction *, QString>> icons_;
    QDockWidget *raised_ = nullptr; ///< of those at the bottom
    QHash<QDockWidget *, int> dockHeights_; ///< of the others, as they were left
    int maximised_ = -1;
    bool narrow_ = false;
};

} // namespace gigasite
