// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document.h"
#include "app/document_files.h"
#include "app/evaluation_service.h"
#include "app/figure_area.h"
#include "app/job_log.h"
#include "app/papers_service.h"
#include "app/problem_announcer.h"
#include "app/sites_service.h"
#include "app/tour.h"
#include "app/validation_service.h"
#include "views/charts/back_test_page.h"
#include "views/charts/network_chart.h"
#include "views/charts/rail_chart.h"
#include "views/charts/scaling_chart.h"
#include "views/charts/validation_page.h"
#include "views/figures/canvases.h"
#include "views/figures/figure_pane.h"
#include "views/figures/map_controls.h"
#include "views/figures/split_bar.h"
#include "views/figures/step_player.h"
#include "views/paint/live_label.h"
#include "views/panels/best_sites_page.h"
#include "views/panels/count_button.h"
#include "views/panels/edge_tab.h"
#include "views/panels/job_panel.h"
#include "views/panels/key_strip.h"
#include "views/panels/notice_bar.h"
#include "views/panels/parameter_panel.h"
#include "views/panels/problem_line.h"
#include "views/panels/problem_panel.h"
#include "views/panels/stale_mark.h"
#include "views/panels/welcome_page.h"
#include "views/panels/why_side.h"
#include "views/papers/papers_page.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>

#include <array>
#include <memory>

namespace gigasite {

class BottomTabs;

/// The window: parameters on the left, key figures on top, four figures in the middle, Why? on the right, problems
/// below. It assembles and connects; it computes nothing.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// With `settings`, which must outlive it, the window remembers its layout and recent files, and keeps unsaved
    /// changes against a crash.
    explicit MainWindow(std::shared_ptr<const Facts> facts, QSettings *settings = nullptr, QWidget *parent = nullptr);
    ~MainWindow() override; ///< the undo stack clears itself after most of the window has gone

    /// Shows problems in a dialog if it fails.
    bool openFile(const QString &fileOrExample) { return files_->open(fileOrExample); }

    DocumentFiles &files() { return *files_; }
    KeyStrip &strip() { return *strip_; }
    NoticeBar &notices() { return *notices_; }
    Document &document() { return document_; }
    EvaluationService &service() { return service_; }
    bool isSettled() const
    {
        return service_.isSettled() && !paperService_.isBusy() && !validationService_.isBusy() &&
            !sitesService_.isBusy() && map_->isSettled();
    }
    ParameterPanel &parameters() { return *parameters_; }
    PapersPage &papers() { return *papers_; }
    ValidationPage &validation() { return *validation_; }
    BestSitesPage &bestSites() { return *bestSites_; }
    BackTestPage &backTest() { return *backTest_; }
    WhyPanel &why() { return *why_; }
    WhySide &whySide() { return *whySide_; }
    JobPanel &jobs() { return *jobs_; }
    SplitBar &split() { return *split_; }
    FigurePane &pane(int index) { return *panes_.at(static_cast<std::size_t>(index)); }
    void showWelcome();
    void offerWelcome(); ///< on the first run
    void startTour();
    Tour *tour() { return tour_; } ///< null before the first
    WelcomePage *welcome() { return welcome_; }
    void setTheme(const Theme &theme);
    void setForPicture(); ///< nothing in the window depends on the clock from now on
    void setTextSize(int percent); ///< of everything, also of windows to come
    bool isNarrow() const { return narrow_; }
    EdgeTab &edgeTab() { return *edgeTab_; }
    ProblemLine &problemLine() { return *problemLine_; }
    BottomTabs &moreTabs() { return *bottomTabs_; }
    void showTab(const QString &name); ///< raises a dock of the bottom, by the beginning of its object name
    void fitTo(const QRect &screen); ///< with its frame no larger than what a screen has free, and on it

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    static constexpr int narrowWidth = 1400;
    static constexpr int usualFigure = 440, leastFigure = 400; ///< px wide; Why? stands beside two of them only
    static constexpr int usualWhy = 304, leastWhy = 280; ///< px wide
    static constexpr QSize leastSize{1280, 800}; ///< with room for its frame it is less on a screen of that size

    void buildCentre();
    void buildDocks();
    void keepBottomHeight();
    void buildActions();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildTextSizeMenu(QMenu &view);
    void buildLanguageMenu(QMenu &view);
    void buildHelpMenu();
    void buildScenarioMenu();
    void buildToolBar();
    void buildStatusBar();
    void connectAll();
    void connectTools();
    QAction *add(QMenu *menu, const QString &text, const QKeySequence &key, const std::function<void()> &run,
                 const QString &icon = {});
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *content, Qt::DockWidgetArea area);

    void editByHand(const Edit &edit); ///< of a figure or the panel, where it may be one of a drag
    void showSnapshot();
    void showTitle();
    void showQuiet();
    void showProblemCount();
    void showTiming();
    void showJobs(); ///< what runs, in the list and in the status bar
    void showNetwork();
    void showNetworkChart();
    void showStatus();
    void showMode();
    void showHold();
    void showStale();
    void showBaseline();
    void fillBaselineMenu();
    void compareWith(const QString &fileOrExample); ///< as it stands
    void countFlags();
    void showSource(const QString &key); ///< of a parameter
    void showUndo(); ///< what it takes back, beside its button, as far as the button's neighbours need not move
    void recordStep(); ///< of the undo stack, for the key figures
    void showPapers();
    void askForRuns(); ///< a file of measured ones
    void showPaper(const PaperEntry &entry);
    void showSubtitles();
    void buildMapControls();
    void restoreMapLayers();
    void showMapSubtitle();
    void buildHeadings(); ///< of figures: what they show, and where they are
    void setMoment(double moment); ///< of the one time cursor
    void setMode(Mode mode);
    bool foldToWidth();
    void shareWidth(bool anew); ///< between the panels at the sides and the figures
    void foldWhy(bool folds);
    void setNarrow(bool narrow);
    void fitToText();
    static bool isTextLarge(); ///< so that the tabs of the bottom do with less
    int panelWidth() const { return panelWidth(narrow_); }
    int panelWidth(bool narrow) const;
    int leastPanelWidth(bool narrow) const;
    struct SideWidths {
        int panel = 0, why = 0; ///< px

        bool operator==(const SideWidths &) const = default;
    };
    SideWidths sideWidths() const;
    void placeOverlay();
    void openWhy(); ///< the dock, or where it is folded the panel over the figures
    void closeWhy();
    void giveEscape(); ///< to what lies on top
    void orderTabs(); ///< key figures, parameters, figures, Why?, problems
    void showBottom(bool shown); ///< the docks below the figures
    void keepTabsInSight(QDockWidget *wanted); ///< and of the others as many as are read whole
    void fitTabs(); ///< of the dock that is up
    bool isBottomShown() const;
    QList<QDockWidget *> bottomDocks() const;
    void toggleMaximised(int index);
    void growBottom(bool large); ///< the page that is up instead of the figures
    void toggleBottom(); ///< large or as it was
    bool isBottomAlone() const; ///< too little room for it beside the figures
    FigurePane &focusedPane(); ///< where the focus is or was last
    void restoreFigures();
    void offerFix(const Fix &fix);
    void hoverFix(const Fix &fix); ///< a passing look; without a key it ends
    void takeFix(); ///< makes the change that is offered
    void dropFix();
    void reveal(const QString &path);
    void fillWelcome();
    void closeWelcome();
    void placeWelcome();
    std::vector<TourStep> tourSteps();
    void openPalette();
    void showShortcuts();
    void select(const QString &figure);
    void lightUp(const QString &id); ///< a figure or parameter under the pointer, and what it touches; empty = none
    void showRecent();
    void storeLayout();
    void keepChoice(const QString &name, const QVariant &value);
    void restoreLayout();
    void resetLayout();
    void exportReport();
    void exportJson();
    void about();

    Document document_;
    EvaluationService service_;
    PapersService paperService_;
    ValidationService validationService_;
    SitesService sitesService_;
    JobLog jobLog_;
    QSettings *settings_;
    NoticeBar *notices_ = nullptr;
    DocumentFiles *files_ = nullptr;
    QByteArray defaultLayout_;
    QMenu *recent_ = nullptr;
    QAction *dark_ = nullptr;
    QActionGroup *textSizes_ = nullptr;
    Theme theme_ = Theme::day();
    std::array<FigurePane *, 4> panes_{};
    MapCanvas *map_ = nullptr;
    MapControls *mapControls_ = nullptr;
    SplitBar *split_ = nullptr;
    LayoutCanvas *layout_ = nullptr;
    TopologyCanvas *topology_ = nullptr;
    StepTimeCanvas *stepTime_ = nullptr;
    StepPlayer *player_ = nullptr;
    KeyStrip *strip_ = nullptr;
    ParameterPanel *parameters_ = nullptr;
    ProblemPanel *problems_ = nullptr;
    JobPanel *jobs_ = nullptr;
    WhySide *whySide_ = nullptr;
    WhyPanel *why_ = nullptr; ///< the first on that side
    ScalingChart *scaling_ = nullptr;
    NetworkChart *network_ = nullptr;
    RailChart *rail_ = nullptr;
    ValidationPage *validation_ = nullptr;
    BestSitesPage *bestSites_ = nullptr;
    BackTestPage *backTest_ = nullptr;
    PapersPage *papers_ = nullptr;
    QDockWidget *parameterDock_ = nullptr, *problemDock_ = nullptr, *scalingDock_ = nullptr, *networkDock_ = nullptr,
                *railDock_ = nullptr, *validationDock_ = nullptr, *papersDock_ = nullptr, *bestSitesDock_ = nullptr,
                *backTestDock_ = nullptr, *jobDock_ = nullptr, *whyDock_ = nullptr;
    BottomTabs *bottomTabs_ = nullptr;
    EdgeTab *edgeTab_ = nullptr; ///< while Why? is folded
    QToolBar *edgeBar_ = nullptr;
    ProblemLine *problemLine_ = nullptr; ///< only in a narrow window
    QFrame *overlay_ = nullptr;
    WelcomePage *welcome_ = nullptr;
    QPointer<Tour> tour_;
    FigureArea *figures_ = nullptr;
    QSplitter *rows_ = nullptr, *upper_ = nullptr, *lower_ = nullptr;
    QToolBar *bar_ = nullptr;
    QAction *printed_ = nullptr, *corrected_ = nullptr, *undo_ = nullptr, *redo_ = nullptr, *restore_ = nullptr;
    QAction *pin_ = nullptr, *asOpened_ = nullptr, *hold_ = nullptr, *takeFix_ = nullptr, *dropFix_ = nullptr;
    QMenu *baselineMenu_ = nullptr;
    QToolButton *baselineBox_ = nullptr;
    std::array<StaleMark *, 4> staleMarks_{};
    ProblemAnnouncer announcer_;
    std::optional<Fix> offered_; ///< shown as a ghost, waits for a yes
    CountButton *errors_ = nullptr, *warnings_ = nullptr, *flags_ = nullptr, *differ_ = nullptr;
    LiveLabel *undoText_ = nullptr;
    QTimer undoRoom_; ///< runs until the pointer lets the tool bar be laid out anew
    QAction *undoTextPlace_ = nullptr, *differPlace_ = nullptr; ///< in the tool bar
    bool forPicture_ = false;
    bool problemSeen_ = false; ///< in this step of the tour
    bool stale_ = false; ///< what is shown is older than the scenario
    QLabel *timing_ = nullptr, *autosaved_ = nullptr;
    std::vector<std::pair<QAction *, QString>> icons_;
    QAction *pipeline_ = nullptr; ///< the step's time by stages
    QToolButton *pipelineButton_ = nullptr;
    QDockWidget *raised_ = nullptr; ///< of those at the bottom
    int maximised_ = -1;
    bool bottomLarge_ = false; ///< one of the docks below instead of the figures
    int smallBottom_ = 0; ///< px; its height before it was large
    int wideBottom_ = 0; ///< px; its height before the window was narrow; 0 = never seen
    int lastFocused_ = 0;
    SideWidths shared_; ///< what shareWidth() gave last
    bool whyKeepsUp_ = true; ///< with what shareWidth() gives
    bool narrow_ = false;
    bool whyFolded_ = false;
};

} // namespace gigasite
