// SPDX-License-Identifier: GPL-3.0-or-later
// Arguments of the picture programs, FOLDER SUFFIX light|dark WIDTH HEIGHT [LANGUAGE], and saving of pictures.
#pragma once

#include "core/translation.h"
#include "ui/frame/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <QWidget>

#include <cstdio>
#include <optional>

namespace rc {

/// Waits `ms` for pending responses and layouts.
inline void settle(int ms)
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < ms)
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
}

/// Uses that language from now on, including numbers, dates and direction.
inline void useLanguage(const QString &language)
{
    QLocale::setDefault(withLatinDigits(QLocale(language)));
    QGuiApplication::setLayoutDirection(QLocale().textDirection());
    auto *ours = new QTranslator(QCoreApplication::instance());
    auto *qts = new QTranslator(QCoreApplication::instance());
    if (qts->load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                  QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qts);
    if (!loadTranslation(*ours, QStringLiteral(TRANSLATIONS)) || !QCoreApplication::installTranslator(ours))
        std::fprintf(stderr, "no translation for %s\n", qPrintable(language));
}

struct Pictures
{
    QString folder;
    QString suffix;
    ThemeChoice theme = ThemeChoice::Light;
    QSize size;
    QString prefix; ///< of all files of one program
    int settling = 0;

    /// From the program's arguments; nullopt if they are invalid.
    [[nodiscard]] static std::optional<Pictures> fromArguments(const QString &prefix, int settling)
    {
        const QStringList words = QCoreApplication::arguments().mid(1);
        if (words.size() < 5 || words.size() > 6)
            return std::nullopt;
        useLanguage(words.value(5, QStringLiteral("en")));
        return Pictures{words.at(0),
                        words.at(1),
                        words.at(2) == QLatin1StringView("dark") ? ThemeChoice::Dark : ThemeChoice::Light,
                        {words.at(3).toInt(), words.at(4).toInt()},
                        prefix,
                        settling};
    }

    /// The window of a console of the tests, in the wanted colors and size.
    [[nodiscard]] MainWindow &begin(auto &on) const
    {
        on.theme.setChoice(theme);
        on.window->resize(size);
        return *on.window;
    }

    void settle() const { rc::settle(settling); }

    void keep(QWidget &shown, const QString &scene) const
    {
        settle();
        save(shown, scene);
    }

    /// As it looks now.
    void save(QWidget &shown, const QString &scene) const
    {
        const QString file = QDir(folder).filePath(QStringLiteral("%1-%2-%3.png").arg(prefix, scene, suffix));
        if (!shown.grab().save(file))
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
    }
};

} // namespace rc
