// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmentvariables.h"

#include "core/background.h"
#include "core/files/regularfile.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QMap>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QTimer>

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<QLatin1StringView, 7> endings{"_RESOURCE"_L1, "_RESOURCE_URL"_L1, "_API_KEY"_L1, "_USERNAME"_L1,
                                                   "_EMAIL"_L1,    "_CLOUD_LEVEL"_L1,  "_DEBUG"_L1};

bool isRecognized(const EnvironmentVariables &environment, const EnvironmentPrefix &found)
{
    if (found.names.contains(found.prefix + "CLOUD_LEVEL"_L1) || found.names.size() >= 3)
        return true;
    const EnvironmentVariable *resource = environment.findResource(found.prefix);
    return resource && parseResourceUrl(resource->value);
}

/// `value` with ${NAME} and ${NAME:-default} replaced like python-dotenv, from earlier lines only: the environment of
/// the program that reads the file is unknown. `room`: characters that may still be inserted.
QString expanded(const QString &value, const EnvironmentVariables &earlier, qsizetype &room)
{
    static const QRegularExpression form(u"\\$\\{([^}:]{0,255})(?::-([^}]{0,2047}))?\\}"_s);
    QString whole;
    qsizetype from = 0;
    for (auto found = form.globalMatch(value); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const EnvironmentVariable *set = earlier.find(match.capturedView(1));
        if (!set && !match.hasCaptured(2))
            continue;
        const QStringView inserted = set ? QStringView(set->value) : match.capturedView(2);
        if (inserted.size() > room)
            break;
        room -= inserted.size();
        whole += QStringView(value).mid(from, match.capturedStart() - from);
        whole += inserted;
        from = match.capturedEnd();
    }
    return from == 0 ? value : whole + value.mid(from);
}

} // namespace

void EnvironmentVariables::add(const EnvText &text, const QString &file)
{
    faults.append(text.faults);
    notes.append(text.notes);
    QList<EnvFinding> common; // reported once for the file, since they often concern every line
    qsizetype room = envSizeCap;
    for (const EnvAssignment &assignment : text.assignments) {
        const bool isShell = assignment.finding == EnvFinding::Shell;
        add(assignment.name, isShell ? assignment.value : expanded(assignment.value, *this, room));
        EnvironmentVariable &added = variables.last();
        added.file = file;
        added.line = assignment.line;
        if (assignment.finding == EnvFinding::Quotes || assignment.finding == EnvFinding::Comment)
            common.append(assignment.finding);
        else if (assignment.finding != EnvFinding::None)
            added.notes.append(envFindingText(assignment.finding));
        if (assignment.earlierLine > 0)
            added.notes.append(
                QCoreApplication::translate("rc::EnvText", "This line overrides line %1.").arg(assignment.earlierLine));
    }
    for (const EnvFinding finding : {EnvFinding::Quotes, EnvFinding::Comment}) {
        if (common.contains(finding))
            notes.append(envFindingText(finding));
    }
}

void EnvironmentVariables::add(const QString &name, const QString &value)
{
    const auto previous = std::find_if(variables.begin(), variables.end(),
                                       [&name](const EnvironmentVariable &before) { return before.name == name; });
    if (previous != variables.end()) {
        previous->value.fill(u'\0');
        variables.erase(previous);
    }
    variables.append({name, value, {}, 0, {}});
}

const EnvironmentVariable *EnvironmentVariables::findResource(const QString &prefix) const
{
    const EnvironmentVariable *named = find(prefix + "RESOURCE"_L1);
    return named ? named : find(prefix + "RESOURCE_URL"_L1);
}

const EnvironmentVariable *EnvironmentVariables::find(QStringView name) const
{
    const auto found = std::find_if(variables.begin(), variables.end(),
                                    [&name](const EnvironmentVariable &variable) { return variable.name == name; });
    return found == variables.end() ? nullptr : &*found;
}

void EnvironmentVariables::wipe()
{
    for (EnvironmentVariable &variable : variables)
        variable.value.fill(u'\0');
    variables.clear();
}

QList<EnvironmentPrefix> otherPrefixes(const EnvironmentVariables &environment, const QString &excluded)
{
    QMap<QString, QStringList> byPrefix;
    for (const EnvironmentVariable &variable : environment.variables) {
        for (const QLatin1StringView ending : endings) {
            if (variable.name.size() > ending.size() && variable.name.endsWith(ending))
                byPrefix[variable.name.chopped(ending.size() - 1)].append(variable.name);
        }
    }
    QList<EnvironmentPrefix> found;
    for (auto at = byPrefix.cbegin(); at != byPrefix.cend(); ++at) {
        const EnvironmentPrefix prefix{at.key(), at.value()};
        if (prefix.prefix != excluded && isRecognized(environment, prefix))
            found.append(prefix);
    }
    std::sort(found.begin(), found.end(), [](const EnvironmentPrefix &a, const EnvironmentPrefix &b) {
        return a.names.size() != b.names.size() ? a.names.size() > b.names.size() : a.prefix < b.prefix;
    });
    return found;
}

QString effectivePrefix(const EnvironmentVariables &environment, const QString &prefix)
{
    const QString other = prefix.endsWith(u'_') ? prefix.chopped(1) : prefix + u'_';
    const auto settingCount = [&environment](const QString &beginning) {
        return std::count_if(endings.begin(), endings.end(), [&](QLatin1StringView ending) {
            return environment.find(beginning + ending.mid(1)) != nullptr;
        });
    };
    return !other.isEmpty() && settingCount(other) > settingCount(prefix) ? other : prefix;
}

QString prefixNote(const QString &actual, const QString &prefix)
{
    return QCoreApplication::translate("rc::Environment", "Names here begin with %1, but the prefix is set to %2.")
        .arg(displayText(actual), displayText(prefix));
}

namespace {

using Callback = std::function<void(Result<EnvironmentVariables>)>;

/// Called in any thread.
Result<EnvironmentVariables> readFile(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::User, envSizeCap);
    if (!bytes)
        return failure(fileError(path, bytes.error()));
    EnvText text = parseEnv(*bytes);
    bytes->fill('\0');
    EnvironmentVariables variables;
    variables.add(text, path);
    text = {};
    return variables;
}

EnvironmentVariables programEnvironment()
{
    EnvironmentVariables variables;
    const QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    QStringList names = environment.keys();
    names.sort();
    for (const QString &name : std::as_const(names))
        variables.add(name, environment.value(name));
    return variables;
}

/// Calls back once, with the result or with TimedOut.
class SourceReading : public QObject
{
public:
    SourceReading(const EnvironmentSource &source, QObject *context, Callback done, std::chrono::milliseconds limit)
        : QObject(context)
        , m_done(std::move(done))
    {
        QTimer::singleShot(limit, this, [this] { end(failure(ErrorKind::TimedOut)); });
        if (source.isFile())
            runInBackground(
                this, [path = source.file] { return readFile(path); },
                [this](Result<EnvironmentVariables> read) { end(std::move(read)); });
        else
            QTimer::singleShot(0, this, [this] { end(programEnvironment()); });
    }

private:
    void end(Result<EnvironmentVariables> variables)
    {
        if (!m_done)
            return;
        const Callback done = std::exchange(m_done, nullptr);
        deleteLater();
        done(std::move(variables));
    }

    Callback m_done;
};

} // namespace

QString environmentSourceName(const EnvironmentSource &source)
{
    return source.isFile() ? displayText(source.file)
                           : QCoreApplication::translate("rc::EnvironmentSource", "this program’s environment");
}

void readEnvironment(const EnvironmentSource &source, QObject *context, Callback done, std::chrono::milliseconds limit)
{
    new SourceReading(source, context, std::move(done), limit); // deletes itself
}

} // namespace rc
