// SPDX-License-Identifier: GPL-3.0-or-later
// Reads an environment from where it is, without holding anybody up.
#include "environment/source/environmentsource.h"

#include "core/background.h"
#include "core/words/displaytext.h"
#include "environment/source/serviceunit.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcessEnvironment>
#include <QTimer>

#include <memory>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

using Read = std::function<void(Result<EnvironmentVariables>)>;

struct FileOfEnvironment
{
    QString path;
    bool optional = false;
};

Error fileFault(const QString &path, const QString &words)
{
    return {ErrorKind::FileFailed, u"%1: %2"_s.arg(path, words), {}, 0};
}

/// In whatever thread. Nothing in it when the file is missing and may be.
Result<EnvText> readFile(const FileOfEnvironment &file)
{
    const QFileInfo info(file.path);
    if (!info.exists() && file.optional)
        return EnvText();
    // A pipe or a device may never end.
    if (info.exists() && !info.isFile())
        return failure(
            fileFault(file.path, QCoreApplication::translate("rc::EnvironmentSource", "this file cannot be read")));
    QFile opened(file.path);
    if (!opened.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(fileFault(file.path, opened.errorString()));
    QByteArray bytes(envSizeCap + 1, '\0');
    qsizetype filled = 0;
    while (filled < bytes.size()) {
        const qint64 count = opened.read(bytes.data() + filled, bytes.size() - filled);
        if (count < 0)
            return failure(fileFault(file.path, opened.errorString()));
        if (count == 0)
            break;
        filled += count;
    }
    bytes.truncate(filled);
    EnvText text = envFrom(bytes);
    bytes.fill('\0');
    return text;
}

Result<EnvironmentVariables> readFiles(EnvironmentVariables variables, const QList<FileOfEnvironment> &files)
{
    for (const FileOfEnvironment &file : files) {
        RC_TRY(text, readFile(file));
        variables.add(*text, file.path);
        *text = {};
    }
    return variables;
}

/// Ends once: with what was read, or after the limit.
class SourceReading : public QObject
{
public:
    SourceReading(QObject *context, Read done, std::chrono::milliseconds limit)
        : QObject(context)
        , m_done(std::move(done))
    {
        QTimer::singleShot(limit, this, [this] { end(failure(ErrorKind::TimedOut)); });
    }

    void files(EnvironmentVariables variables, const QList<FileOfEnvironment> &files)
    {
        inBackground(
            this,
            [variables = std::move(variables), files]() mutable { return readFiles(std::move(variables), files); },
            [this](Result<EnvironmentVariables> read) { end(std::move(read)); });
    }

    void unit(const QString &name, std::chrono::milliseconds limit)
    {
        readServiceUnit(name, limit, this, [this](Result<ServiceUnit> unit) {
            if (!unit) {
                end(failure(unit.error()));
                return;
            }
            QList<FileOfEnvironment> named;
            for (const ServiceUnitFile &file : std::as_const(unit->files))
                named.append({file.path, file.optional});
            files(std::move(unit->environment), named);
        });
    }

    void end(Result<EnvironmentVariables> variables)
    {
        if (!m_done)
            return;
        const Read done = std::exchange(m_done, nullptr);
        deleteLater();
        done(std::move(variables));
    }

private:
    Read m_done;
};

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

} // namespace

QString environmentSourceName(const EnvironmentSource &source)
{
    switch (source.kind) {
    case EnvironmentSource::Kind::Program:
        return QCoreApplication::translate("rc::EnvironmentSource", "this program’s environment");
    case EnvironmentSource::Kind::File:
        return displayText(source.name);
    case EnvironmentSource::Kind::Unit:
        break;
    }
    return QCoreApplication::translate("rc::EnvironmentSource", "the user service %1").arg(displayText(source.name));
}

void readEnvironment(const EnvironmentSource &source, QObject *context, Read done, std::chrono::milliseconds limit)
{
    auto *reading = new SourceReading(context, std::move(done), limit);
    const auto refuse = [reading](const QString &why) {
        QTimer::singleShot(0, reading, [reading, why] { reading->end(failure(badInput(why))); });
    };
    if (source.kind == EnvironmentSource::Kind::Program)
        QTimer::singleShot(0, reading, [reading] { reading->end(ofProgram()); });
    else if (source.kind == EnvironmentSource::Kind::File)
        reading->files({}, {{source.name, false}});
    else if (isUnitName(source.name))
        reading->unit(source.name, limit);
    else
        refuse(QCoreApplication::translate("rc::EnvironmentSource", "“%1” cannot be the name of a user service.")
                   .arg(displayText(source.name)));
}

} // namespace rc
