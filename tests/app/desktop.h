// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPoint>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QSize>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

#include <csignal>
#include <functional>
#include <memory>
#include <sys/prctl.h>

namespace gigasite {

/// Waits for what must come to pass; the deadline is for machines under load, not a measure.
inline bool until(const std::function<bool()> &holds, int milliseconds = 90000, int pause = 30)
{
    const QDeadlineTimer deadline(milliseconds);
    while (!holds()) {
        if (deadline.hasExpired())
            return false;
        QTest::qWait(pause);
    }
    return true;
}

/// A process that does not outlive the test, however that ends.
class Child : public QProcess {
public:
    Child()
    {
        setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
    }
    ~Child() override
    {
        kill();
        waitForFinished(10000);
    }
    /// "VmRSS" or "VmHWM", in MB.
    double memory(const char *what) const
    {
        const auto kb =
            QRegularExpression(QLatin1String(what) + QStringLiteral(":\\s+(\\d+) kB")).match(proc("status"));
        return kb.captured(1).toDouble() / 1024;
    }
    /// Once it has computed nothing for a second.
    bool isIdle() const
    {
        const auto ticks = [this] { // 14th and 15th value; the 2nd may have blanks but ends with a parenthesis
            const auto values = proc("stat").section(QLatin1Char(')'), -1).split(QLatin1Char(' '));
            return values.value(12).toLongLong() + values.value(13).toLongLong();
        };
        return until(
            [&] {
                const auto before = ticks();
                QTest::qWait(1000);
                return ticks() - before <= 2;
            },
            300000);
    }
    bool hasEnded()
    {
        return until([this] { return state() == NotRunning; });
    }

private:
    QString proc(const char *name) const
    {
        QFile file(QStringLiteral("/proc/%1/%2").arg(processId()).arg(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
};

class Desktop;

/// A window of another program, reached as a person reaches it.
class Window {
public:
    Window(Desktop &desktop, QString id)
        : desktop_(&desktop)
        , id_(std::move(id))
    {
    }

    bool isActive() const; ///< once it is
    bool isModified(bool modified) const; ///< once its title says so
    bool resize(QSize size) const;
    QString title() const { return QString::fromUtf8(tool({"getwindowname", id_})); }
    void key(const char *keys) const { tool({"key", keys}); }
    void type(const QString &text) const { tool({"type", "--delay", "5", text}); }
    void drag(QPoint from, QPoint to) const;
    void click(QPoint at) const
    {
        moveTo(at);
        tool({"click", "1"});
    }

private:
    QByteArray tool(const QStringList &arguments) const;
    void moveTo(QPoint at) const
    {
        tool({"mousemove", "--window", id_, QString::number(at.x()), QString::number(at.y())});
    }

    Desktop *desktop_;
    QString id_;
};

/// A display of its own with a window manager and an empty home folder.
class Desktop {
public:
    static QStringList missing()
    {
        QStringList names;
        for (const auto *name : {"Xvfb", "openbox", "xdotool", "pdfinfo", "pdftotext"}) {
            if (QStandardPaths::findExecutable(QLatin1String(name)).isEmpty())
                names << QLatin1String(name);
        }
        return names;
    }

    bool start()
    {
        environment_ = QProcessEnvironment::systemEnvironment();
        for (const auto &name : environment_.keys()) {
            if (name.startsWith(QLatin1String("QT_")) || name.startsWith(QLatin1String("WAYLAND")))
                environment_.remove(name);
        }
        QDir(home_.path()).mkpath(QStringLiteral("runtime"));
        QFile::setPermissions(home_.filePath(QStringLiteral("runtime")),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        for (const auto *name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            environment_.insert(QLatin1String(name), home_.path());
        environment_.insert(QStringLiteral("XDG_RUNTIME_DIR"), home_.filePath(QStringLiteral("runtime")));
        environment_.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
        environment_.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
        QDir(home_.path()).mkpath(QStringLiteral("work"));
        // A key that a loaded machine holds for long must not repeat.
        server_.setStandardErrorFile(QProcess::nullDevice());
        server_.start(QStringLiteral("Xvfb"),
                      {"-displayfd", "1", "-screen", "0", "1800x1200x24", "-dpi", "96", "-nolisten", "tcp", "-fbdir",
                       home_.path(), "-ardelay", "3600000"});
        if (!until([this] { return server_.canReadLine() || server_.state() == QProcess::NotRunning; }))
            return false;
        const auto number = server_.readLine().trimmed();
        if (number.isEmpty())
            return false;
        environment_.insert(QStringLiteral("DISPLAY"), QLatin1Char(':') + QString::fromLatin1(number));
        manager_.setProcessEnvironment(environment_);
        manager_.setStandardOutputFile(QProcess::nullDevice());
        manager_.setStandardErrorFile(QProcess::nullDevice());
        manager_.start(QStringLiteral("openbox"), {"--sm-disable"});
        return until([this] { return output("xdotool", {"get_num_desktops"}).toInt() > 0; });
    }

    QString file(const char *name) const { return home_.filePath(QStringLiteral("work/") + QLatin1String(name)); }

    /// Colours on screen, on a grid of points: few on an empty desktop, many once a window is painted.
    int coloursOnScreen() const
    {
        QFile file(home_.filePath(QStringLiteral("Xvfb_screen0"))); // as X window dump: big-endian header, map, pixels
        const auto *bytes = file.open(QIODevice::ReadOnly) ? file.map(0, file.size()) : nullptr;
        if (!bytes)
            return 0;
        const auto word = [&](int i) { return qFromBigEndian<quint32>(bytes + 4 * i); };
        const auto *pixels = bytes + word(0) + std::size_t(word(19)) * 12;
        const auto height = word(5);
        const auto line = word(12);
        QSet<quint32> colours;
        for (quint32 y = 20; y < height; y += 20) {
            for (quint32 x = 20; x < word(4); x += 20)
                colours << qFromUnaligned<quint32>(pixels + std::size_t(y) * line + std::size_t(x) * 4);
        }
        return int(colours.size());
    }

    QStringList hiddenFiles() const
    {
        return QDir(home_.filePath(QStringLiteral("work")))
            .entryList({QStringLiteral(".*")}, QDir::Files | QDir::Hidden);
    }

    /// The program under test; what it says on standard error is kept for `trouble`.
    std::unique_ptr<Child> run(const QStringList &arguments)
    {
        auto program = std::make_unique<Child>();
        program->setProcessEnvironment(environment_);
        program->setStandardErrorFile(home_.filePath(QStringLiteral("stderr")));
        program->start(QStringLiteral(GIGASITE_BINARY), arguments);
        program->waitForStarted(30000);
        return program;
    }

    QString trouble() const
    {
        QFile said(home_.filePath(QStringLiteral("stderr")));
        return said.open(QIODevice::ReadOnly) ? QString::fromUtf8(said.readAll()) : QStringLiteral("no display");
    }

    /// What a tool prints; nothing if it fails.
    QByteArray output(const QString &name, const QStringList &arguments) const
    {
        Child process;
        process.setProcessEnvironment(environment_);
        process.start(name, arguments);
        const bool done = process.waitForFinished(60000) && process.exitCode() == 0;
        return done ? process.readAllStandardOutput().trimmed() : QByteArray();
    }

    /// The window whose title has these words, once it is there.
    Window window(const QString &words)
    {
        QByteArray found;
        until([&] {
            found = output("xdotool", {"search", "--onlyvisible", "--name", QRegularExpression::escape(words)});
            return !found.isEmpty();
        });
        return {*this, QString::fromLatin1(found.split('\n').last())};
    }

private:
    QTemporaryDir home_;
    QProcessEnvironment environment_;
    Child server_, manager_;
};

inline QByteArray Window::tool(const QStringList &arguments) const
{
    return desktop_->output(QStringLiteral("xdotool"), arguments);
}

inline bool Window::isActive() const
{
    return !id_.isEmpty() && until([this] { return QString::fromLatin1(tool({"getactivewindow"})) == id_; });
}

inline bool Window::isModified(bool modified) const
{
    return until([&] { return title().contains(QStringLiteral("* — ")) == modified; });
}

inline bool Window::resize(QSize size) const
{
    tool({"windowsize", id_, QString::number(size.width()), QString::number(size.height())});
    return until([&] {
        const auto said = tool({"getwindowgeometry", "--shell", id_});
        return said.contains("WIDTH=" + QByteArray::number(size.width()) + '\n') &&
            said.contains("HEIGHT=" + QByteArray::number(size.height()) + '\n');
    });
}

inline void Window::drag(QPoint from, QPoint to) const
{
    moveTo(from);
    tool({"mousedown", "1"});
    for (int i = 1; i <= 4; ++i)
        moveTo(from + (to - from) * i / 4);
    tool({"mouseup", "1"});
}

} // namespace gigasite
