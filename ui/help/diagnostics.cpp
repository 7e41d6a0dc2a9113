// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/diagnostics.h"

#include "core/version.h"
#include "core/words/displaytext.h"
#include "wire/tls/tlspolicy.h"

#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QStringList>
#include <QSysInfo>

using namespace Qt::StringLiterals;

namespace rc {

QString withoutHome(const QString &path)
{
    const QString home = QDir::homePath();
    return path == home || path.startsWith(home + u'/') ? u'~' + path.mid(home.size()) : path;
}

QString diagnosticsText(const Diagnostics &facts)
{
    QStringList lines{
        programName() + u' ' + programVersion(),
        u"Qt: %1 (built with %2), %3"_s.arg(QLatin1StringView(qVersion()), QLatin1StringView(QT_VERSION_STR),
                                            QGuiApplication::platformName()),
        u"TLS: %1"_s.arg(tlsLibrary()),
        u"System: %1, %2 %3"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                                   QSysInfo::currentCpuArchitecture()),
        u"Locale: %1"_s.arg(QLocale().name()),
        u"Keychain: %1"_s.arg(facts.keychain.isEmpty() ? u"no key of the open profile"_s : displayText(facts.keychain)),
        u"Data folder: %1"_s.arg(displayText(withoutHome(facts.dataFolder))),
        u"Profiles: %1, in %2"_s.arg(QString::number(facts.profiles), displayText(withoutHome(facts.settingsFile))),
    };
    if (!facts.resource.isEmpty())
        lines.append(u"Resource URL: %1"_s.arg(displayText(facts.resource)));
    if (!facts.toolServer.isEmpty())
        lines.append(u"Tool server: %1"_s.arg(displayText(facts.toolServer)));
    return lines.join(u'\n') + u'\n';
}

} // namespace rc
