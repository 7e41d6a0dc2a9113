// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/aboutwindow.h"

#include "core/version.h"
#include "core/words/displaytext.h"
#include "session/session.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "wire/tls/tlsauthorities.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QGridLayout>
#include <QGuiApplication>
#include <QIcon>
#include <QLocale>
#include <QPushButton>
#include <QStandardPaths>
#include <QStringList>
#include <QSysInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

QString withoutHome(const QString &path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

namespace {

struct AboutTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::About)
};
constexpr int programIconSize = 64;

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

/// Where the open profile's key is saved; empty: not saved, or not read yet.
QString keychainOf(const Session &session)
{
    return session.keys().state() == KeyState::Saved ? session.keys().key().where() : QString();
}

/// For bug reports, in English for the program's developers. Never a key; the addresses only if the user asked for
/// them.
QString diagnosticsText(const Session &session, bool withAddresses)
{
    const QString keychain = keychainOf(session);
    QStringList lines{
        programName() + u' ' + programVersion(),
        u"Qt: %1 (built with %2), %3"_s.arg(QLatin1StringView(qVersion()), QLatin1StringView(QT_VERSION_STR),
                                            QGuiApplication::platformName()),
        u"TLS: %1"_s.arg(tlsLibrary()),
        u"System: %1, %2 %3"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                                   QSysInfo::currentCpuArchitecture()),
        u"Locale: %1"_s.arg(QLocale().name()),
        u"Keychain: %1"_s.arg(keychain.isEmpty() ? u"no key of the open profile"_s : displayText(keychain)),
        u"Data folder: %1"_s.arg(displayText(withoutHome(dataFolder()))),
        u"Profiles: %1, in %2"_s.arg(QString::number(session.book().profiles().size()),
                                     displayText(withoutHome(session.book().path()))),
    };
    const Profile &profile = session.profile();
    if (withAddresses && !profile.resource.isEmpty())
        lines.append(u"Resource URL: %1"_s.arg(displayText(profile.resource)));
    if (withAddresses && !profile.toolServer.isEmpty())
        lines.append(u"Tool server: %1"_s.arg(displayText(profile.toolServer)));
    return lines.join(u'\n') + u'\n';
}

QLayout *head(const Theme &theme, QWidget *window)
{
    auto *face = plainLabel({}, window);
    face->setPixmap(programIcon().pixmap(QSize(programIconSize, programIconSize), window->devicePixelRatioF()));
    auto *words = makeColumn({.spacing = grid::unit},
                             {plainLabel(programName(), theme, Token::Text, TextSize::Title, window),
                              quietLabel(AboutTr::tr("Checks the setup of a resource, sends test entries and "
                                                     "alerts, and shows the tools a language model can use."),
                                         theme, window)});
    auto *row = makeRow({.spacing = 4 * grid::unit}, {{face, 0, Qt::AlignTop}, {words, 1}});
    return row;
}

QLayout *facts(const Session &session, const Theme &theme, QWidget *window)
{
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(4 * grid::unit);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnStretch(1, 1);
    const auto add = [&](const QString &name, const QString &value) {
        const int row = rows->rowCount();
        QLabel *shown = plainLabel(value, theme, Token::Text, TextSize::Body, window);
        shown->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        rows->addWidget(quietLabel(name, theme, window), row, 0, Qt::AlignTop);
        rows->addWidget(shown, row, 1);
    };
    const QString keychain = keychainOf(session);
    add(AboutTr::tr("Version"), programVersion());
    add(AboutTr::tr("License"), u"GPL-3.0-or-later"_s);
    add(u"Qt"_s, QString::fromLatin1(qVersion()));
    add(AboutTr::tr("Keychain"), keychain.isEmpty() ? AboutTr::tr("No key for this profile") : displayText(keychain));
    add(AboutTr::tr("Data folder"), displayText(withoutHome(dataFolder())));
    return rows;
}

} // namespace

QDialog *showAbout(Session &session, const Theme &theme, QWidget *parent)
{
    auto *window = named(new QDialog(parent), u"aboutWindow"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(AboutTr::tr("About Resource Console"));
    auto *addresses = named(new QCheckBox(AboutTr::tr("Include the Resource URL and tool server"), window),
                            u"diagnosticsAddresses"_s);
    auto *copy = named(new CopyButton(AboutTr::tr("Copy diagnostics"), window), u"copyDiagnostics"_s);
    auto *open = named(new QPushButton(AboutTr::tr("Open data folder"), window), u"openDataFolder"_s);
    auto *close = named(new QPushButton(AboutTr::tr("Close"), window), u"closeAbout"_s);
    close->setDefault(true);
    auto *note = named(quietLabel({}, theme, window), u"aboutNote"_s);
    note->setMinimumHeight(note->fontMetrics().lineSpacing());
    auto *buttons = makeRow({}, {copy, open, stretch(), close});
    makeColumn(window, {QMargins(24, 24, 24, 20), grid::gap},
               {head(theme, window), facts(session, theme, window), addresses, note, buttons});
    QObject::connect(copy, &QPushButton::clicked, window, [&session, copy, addresses, note] {
        copy->copy(diagnosticsText(session, addresses->isChecked()));
        note->setText(AboutTr::tr("Copied, without keys."));
    });
    QObject::connect(open, &QPushButton::clicked, window, [note] {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(dataFolder())))
            note->setText(AboutTr::tr("No program could open the data folder."));
    });
    QObject::connect(close, &QPushButton::clicked, window, &QDialog::reject);
    window->show();
    return window;
}

} // namespace rc
