// SPDX-License-Identifier: GPL-3.0-or-later
// Linux: asks systemd's user manager, with a deadline.
#include "environment/source/serviceunit.h"

#ifdef Q_OS_LINUX

#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTimer>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype answerCap = 1024 * 1024; ///< bytes; what is beyond is not read

/// What systemctl needs to find the user's manager: a key in a variable of ours is none of its business.
QProcessEnvironment plainEnvironment()
{
    const QProcessEnvironment ours = QProcessEnvironment::systemEnvironment();
    QProcessEnvironment plain;
    for (const QString &name : {u"PATH"_s, u"HOME"_s, u"XDG_RUNTIME_DIR"_s, u"DBUS_SESSION_BUS_ADDRESS"_s, u"LANG"_s,
                                u"LANGUAGE"_s, u"LC_ALL"_s, u"LC_MESSAGES"_s}) {
        if (ours.contains(name))
            plain.insert(name, ours.value(name));
    }
    return plain;
}

class UnitQuestion : public QObject
{
public:
    UnitQuestion(QString unit, QObject *context, std::function<void(Result<ServiceUnit>)> done)
        : QObject(context)
        , m_unit(std::move(unit))
        , m_done(std::move(done))
    {
    }

    ~UnitQuestion() override
    {
        m_process.disconnect(this);
        m_process.kill();
        m_process.waitForFinished(1000); // it was killed: a moment at most, and no process is left behind
    }

    void ask(std::chrono::milliseconds limit)
    {
        connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
            if (error == QProcess::FailedToStart)
                end(failure(badInput(
                    QCoreApplication::translate(
                        "rc::ServiceUnit", "systemctl could not be started: %1. It is needed to read user services.")
                        .arg(displayText(m_process.errorString())))));
        });
        connect(&m_process, &QProcess::finished, this, &UnitQuestion::finished);
        QTimer::singleShot(limit, this, [this] { end(failure(ErrorKind::TimedOut)); });
        m_process.setProcessEnvironment(plainEnvironment());
        m_process.start(u"systemctl"_s, {u"--user"_s, u"--no-pager"_s, u"show"_s, u"-p"_s,
                                         u"LoadState,Environment,EnvironmentFiles"_s, u"--"_s, m_unit});
        m_process.closeWriteChannel();
    }

private:
    void finished(int code)
    {
        if (code != 0) {
            const QString words = QString::fromUtf8(m_process.readAllStandardError().left(400)).trimmed();
            end(failure(badInput(
                QCoreApplication::translate("rc::ServiceUnit", "The user service manager could not be queried: %1")
                    .arg(displayText(words)))));
            return;
        }
        QByteArray shown = m_process.readAllStandardOutput().left(answerCap);
        Result<ServiceUnit> unit = serviceUnitFrom(shown, m_unit);
        shown.fill('\0');
        end(std::move(unit));
    }

    void end(Result<ServiceUnit> unit)
    {
        if (!m_done)
            return;
        const auto done = std::exchange(m_done, nullptr);
        deleteLater();
        done(std::move(unit));
    }

    QString m_unit;
    std::function<void(Result<ServiceUnit>)> m_done;
    QProcess m_process;
};

} // namespace

void readServiceUnit(const QString &unit, std::chrono::milliseconds limit, QObject *context,
                     std::function<void(Result<ServiceUnit>)> done)
{
    auto *question = new UnitQuestion(unit, context, std::move(done));
    QTimer::singleShot(0, question, [question, limit] { question->ask(limit); });
}

} // namespace rc

#endif
