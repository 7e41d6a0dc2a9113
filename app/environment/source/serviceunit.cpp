// SPDX-License-Identifier: GPL-3.0-or-later
// Reads what the service manager shows of a unit.
#include "environment/source/serviceunit.h"

#include "core/words/displaytext.h"
#include "environment/text/envreaders.h"

#include <QCoreApplication>

#include <algorithm>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

/// NAME=value of each word of `line`.
void addVariables(const QString &line, ServiceUnit &unit)
{
    for (qsizetype at = 0; at < line.size();) {
        if (line[at] == u' ') {
            ++at;
            continue;
        }
        const ShellWord word = shellWord(line, at);
        const QString value = word.reading.value;
        if (const qsizetype equals = value.indexOf(u'='); equals > 0)
            unit.environment.add(value.left(equals), value.mid(equals + 1));
        at = std::max(word.end, at + 1);
    }
}

/// "/etc/app.env (ignore_errors=no)".
ServiceUnitFile fileFrom(const QString &line)
{
    const qsizetype mark = line.lastIndexOf(" (ignore_errors="_L1);
    return mark < 0 ? ServiceUnitFile{line, false}
                    : ServiceUnitFile{line.left(mark), line.mid(mark).contains("=yes"_L1)};
}

} // namespace

bool isUnitName(const QString &unit)
{
    return !unit.isEmpty() && unit.size() <= 255 && !unit.startsWith(u'-') &&
           std::all_of(unit.begin(), unit.end(), [](QChar c) {
               return c.unicode() < 0x80 && (c.isLetterOrNumber() || u":-_.\\@"_s.contains(c));
           });
}

Result<ServiceUnit> serviceUnitFrom(const QByteArray &shown, const QString &unit)
{
    ServiceUnit found;
    bool loaded = false;
    const QStringList lines = QString::fromUtf8(shown).split(u'\n');
    for (const QString &line : lines) {
        if (line == "LoadState=not-found"_L1)
            return failure(
                badInput(QCoreApplication::translate("rc::ServiceUnit", "There is no user service named “%1”.")
                             .arg(displayText(unit))));
        loaded = loaded || line.startsWith("LoadState="_L1);
        if (line.startsWith("Environment="_L1))
            addVariables(line.mid(12), found);
        else if (line.startsWith("EnvironmentFiles="_L1) && line.size() > 17)
            found.files.append(fileFrom(line.mid(17)));
    }
    if (!loaded)
        return failure(
            ErrorKind::NotUnderstood,
            QCoreApplication::translate("rc::ServiceUnit", "The service manager’s response was not understood."));
    return found;
}

} // namespace rc
