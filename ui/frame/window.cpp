// SPDX-License-Identifier: GPL-3.0-or-later
// Entry point of the window: creates the long-lived objects and runs the event loop.
#include "ui/frame/window.h"

#include "core/translation.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "session/check/checkhistory.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "store/keys/fingerprintsalt.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "ui/frame/mainwindow.h"
#include "ui/frame/runningwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

#include <functional>
#include <memory>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The key's name in the program's texts. Qt's Spanish has "Control", which few keyboards show.
[[maybe_unused]] constexpr const char *ctrlKey = QT_TRANSLATE_NOOP("QShortcut", "Ctrl");

struct WindowOptions
{
    bool demo = false;
    bool newCheck = false; ///< cursor in the Resource URL field, in the running window if there is one
    QString profile;
    QString text; ///< for the Resource URL field
};

WindowOptions optionsFrom(const QStringList &arguments)
{
    WindowOptions options;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments.at(i);
        if (argument == "--demo"_L1)
            options.demo = true;
        else if (argument == "--new-check"_L1)
            options.newCheck = true;
        else if (argument == "--profile"_L1 && i + 1 < arguments.size())
            options.profile = arguments.at(++i);
        else if (argument.startsWith("--profile="_L1))
            options.profile = argument.mid(argument.indexOf(u'=') + 1);
        else if (const std::optional<QString> text = startText(argument))
            options.text = *text;
    }
    return options;
}

/// The texts of the program and of Qt, in one language at a time.
class Translations
{
public:
    /// `language`: empty for that of the system.
    void use(const QString &language)
    {
        QLocale::setDefault(withLatinDigits(language.isEmpty() ? m_system : QLocale(language)));
        QGuiApplication::setLayoutDirection(QLocale().textDirection());
        QCoreApplication::removeTranslator(&m_qtTexts);
        QCoreApplication::removeTranslator(&m_programTexts);
        if (m_qtTexts.load(QLocale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
            QCoreApplication::installTranslator(&m_qtTexts);
        if (loadTranslation(m_programTexts)) // the last translator is asked first
            QCoreApplication::installTranslator(&m_programTexts);
    }

private:
    QLocale m_system;
    QTranslator m_qtTexts;
    QTranslator m_programTexts;
};

} // namespace

int runWindow(const QStringList &arguments)
{
    const WindowOptions options = optionsFrom(arguments);
    const QString name = runningWindowName();
    const bool forField = options.newCheck || !options.text.isEmpty();
    if (forField && RunningWindow::sendText(name, options.text))
        return 0;
    saltFingerprints();
    QSettings backing(settingsFileToOpen(), QSettings::IniFormat);
    Settings settings(backing);
    Translations texts;
    texts.use(settings.language());

    QGuiApplication::setDesktopFileName(programId()); // identifies a window's icon and actions
    ProfileStore profiles(profilesFile());
    KeyStore keys;
    Theme theme(settings.theme());
    theme.setTextSize(settings.textSize());
    ActivityLog activity(activityFilePath());
    Session session(profiles, keys, settings, &activity);
    persistDialects(session.dialects());
    if (!options.profile.isEmpty())
        session.book().select(options.profile);
    LastChecks checks(session);
    std::unique_ptr<MainWindow> window;
    // Everything that a window shows is built in one language, so another one needs another window.
    const std::function<void()> open = [&] {
        auto next = std::make_unique<MainWindow>(session, checks, theme, settings, options.demo && !window);
        const auto switchLanguage = [&] {
            texts.use(settings.language());
            session.retranslate();
            open();
        };
        // Queued, because the choice is still being handled.
        QObject::connect(next.get(), &MainWindow::languageChosen, qApp, switchLanguage, Qt::QueuedConnection);
        if (window)
            next->continueFrom(*window);
        next->show();
        if (window)
            next->activateWindow();
        window = std::move(next);
    };
    open();
    RunningWindow running(name);
    (void)running.listen(); // otherwise later starts open their own window
    QObject::connect(&running, &RunningWindow::received, qApp, [&](const QString &text) { window->openText(text); });
    if (forField)
        window->openText(options.text);
    return QApplication::exec();
}

} // namespace rc
