// SPDX-License-Identifier: GPL-3.0-or-later
#include "environment/environmentsource.h"

#include "core/background.h"
#include "core/files/regularfile.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QProcessEnvironment>
#include <QTimer>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Read = std::function<void(Result<EnvironmentVariables>)>;

/// Called in any thread.
Result<EnvironmentVariables> readFile(const QString &path)
{
    auto bytes = readRegularFile(path, FileOwner::Person, envSizeCap);
    if (!bytes)
        return failure(fileError(path, bytes.error()));
    EnvText text = envFrom(*bytes);
    bytes->fill('\0');
    EnvironmentVariables variables;
    variables.add(text, path);
    text = {};
    return variables;
}

EnvironmentVariables ofProgram()
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
    SourceReading(QObject *context, Read done, std::chrono::milliseconds limit)
        : QObject(context)
        , m_done(std::move(done))
    {
        QTimer::singleShot(limit, this, [this] { end(failure(ErrorKind::TimedOut)); });
    }

    void start(const EnvironmentSource &source)
    {
        if (source.isFile())
            inBackground(
                this, [path = source.file] { return readFile(path); },
                [this](Result<EnvironmentVariables> read) { end(std::move(read)); });
        else
            QTimer::singleShot(0, this, [this] { end(ofProgram()); });
    }

private:
    void end(Result<EnvironmentVariables> variables)
    {
        if (!m_done)
            return;
        const Read done = std::exchange(m_done, nullptr);
        deleteLater();
        done(std::move(variables));
    }

    Read m_done;
};

} // namespace

QString environmentSourceName(const EnvironmentSource &source)
{
    return source.isFile() ? displayText(source.file)
                           : QCoreApplication::translate("rc::EnvironmentSource", "this program’s environment");
}

void readEnvironment(const EnvironmentSource &source, QObject *context, Read done, std::chrono::milliseconds limit)
{
    auto *reading = new SourceReading(context, std::move(done), limit);
    reading->start(source);
}

} // namespace rc
