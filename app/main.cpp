// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_line.h"
#include "app/files.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/memory_use.h"
#include "model/scenario/scenario_io.h"

#include <QApplication>
#include <QFontDatabase>
#include <QScreen>
#include <QSettings>
#include <QStyleFactory>
#include <QTimer>

#include <iostream>

using namespace gigasite;

namespace {

bool hasDisplay()
{
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
        !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

int runWindow(const CommandLineOutcome &asked, int argc, char **argv)
{
    limitAllocator();
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("Gigasite"));
    QApplication::setOrganizationName(QStringLiteral("Gigasite"));
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (!QFontDatabase::hasFamily(QStringLiteral("Inter")))
        setFontFamily(QStringLiteral("DejaVu Sans"));
    auto facts = Facts::builtIn();
    if (!facts) {
        std::cerr << "gigasite: " << facts.problem().path << ": " << facts.problem().message << '\n';
        return 2;
    }
    const bool forPicture = !asked.grabTo.empty(); // always the same: nothing remembered, nothing left behind
    QSettings settings;
    auto language = QString::fromStdString(asked.language);
    if (!language.isEmpty() && !languageCodes().contains(language)) {
        std::cerr << "gigasite: --lang " << asked.language << ": the window has no such language. Allowed: "
                  << languageCodes().join(QStringLiteral(", ")).toStdString() << ".\n";
        return 2;
    }
    if (language.isEmpty())
        language = forPicture ? QStringLiteral("en") : settings.value(QLatin1String(languageSetting)).toString();
    if (!useLanguage(language)) // the one remembered is no longer there
        useLanguage({});
    MainWindow window(std::make_shared<const Facts>(*std::move(facts)), forPicture ? nullptr : &settings);
    const auto file = asked.file.empty() ? std::string(defaultExample) : asked.file;
    if (!window.openFile(QString::fromStdString(file)) && !window.openFile(QString::fromUtf8(defaultExample.data())))
        return 2;
    if (!forPicture)
        window.fitTo(window.screen()->availableGeometry());
    window.show();
    if (!forPicture) // by then the window manager has given it a frame
        QTimer::singleShot(500, &window, [&window] { window.fitTo(window.screen()->availableGeometry()); });
    window.files().offerLeftovers();
    if (asked.file.empty())
        window.offerWelcome();
    if (forPicture) {
        window.setForPicture();
        if (asked.grabDark)
            window.setTheme(Theme::night());
        window.resize(asked.grabWidth, asked.grabHeight);
        window.setTextSize(asked.grabTextSize);
        if (!asked.grabTab.empty())
            window.showTab(QString::fromStdString(asked.grabTab));
        auto *wait = new QTimer(&window);
        QObject::connect(wait, &QTimer::timeout, &window, [&asked, &window] {
            if (window.isSettled()) // the effects of +10 % and the exact simulation have arrived
                QApplication::exit(window.grab().save(QString::fromStdString(asked.grabTo)) ? 0 : 2);
        });
        wait->start(400);
    }
    return QApplication::exec();
}

} // namespace

int main(int argc, char **argv)
{
    const auto asked = runCommandLine(argc, argv);
    if (asked.exitStatus)
        return *asked.exitStatus;
    if (!asked.file.empty()) { // a mistyped command or file is told before a missing display
        const auto loaded = loadScenario(asked.file);
        if (!loaded) {
            for (const auto &p : loaded.problem())
                std::cerr << "gigasite: " << p.path << ": " << p.message << '\n';
            return 2;
        }
    }
    if (!hasDisplay()) {
        std::cerr << "gigasite: there is no display for the window. Without one, try\n"
                     "  gigasite report nextgen-100t --pdf report.pdf\n";
        return 2;
    }
    return runWindow(asked, argc, argv);
}
