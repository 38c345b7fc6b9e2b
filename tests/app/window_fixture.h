// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/main_window.h"
#include "model/evaluate/figure_table.h"
#include "views/paint/text_size.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <memory>

namespace gigasite {

/// Read once for all windows of a test program.
inline std::shared_ptr<const Facts> builtInFacts()
{
    static const auto all = std::make_shared<const Facts>(*Facts::builtIn());
    return all;
}

/// The window as a person has it after the start: an example open, on screen. Made anew for every test function.
class WindowFixture {
public:
    void open(const QString &example = QString::fromUtf8(defaultExample.data()))
    {
        window_ = std::make_unique<MainWindow>(builtInFacts());
        QVERIFY(window_->openFile(example));
        window_->show();
        QVERIFY(QTest::qWaitForWindowActive(window_.get()));
        QApplication::processEvents();
    }

    /// Without a question about what is not saved.
    void close()
    {
        if (window_)
            window_->document().undoStack().setClean();
        window_.reset();
        setTextSize(1);
    }

    MainWindow *get() const { return window_.get(); }
    MainWindow *operator->() const { return window_.get(); }
    MainWindow &operator*() const { return *window_; }

    /// One undo step.
    template <class Value> void set(const char *key, Value value) const
    {
        window_->document().edit({{{key, value}}, {}, 0});
    }

    void resize(QSize size) const
    {
        window_->resize(size);
        QTRY_COMPARE(window_->size(), size);
        QApplication::processEvents();
    }

    double figure(std::string_view id) const
    {
        return figureValue(*window_->service().snapshot().evaluation, id).value.value_or(0);
    }

    const KeyTile &tile(const char *id) const
    {
        const auto &tiles = window_->strip().tiles();
        return *std::find_if(tiles.begin(), tiles.end(), [id](const KeyTile &t) { return t.id == QLatin1String(id); });
    }

    QModelIndex row(const char *key) const { return window_->parameters().model().indexOf(key); }

    /// In the window.
    QRect areaOf(const QWidget &widget) const { return {widget.mapTo(window_.get(), QPoint()), widget.size()}; }

private:
    std::unique_ptr<MainWindow> window_;
};

} // namespace gigasite
