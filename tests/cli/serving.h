// SPDX-License-Identifier: GPL-3.0-or-later
// The demo service in its own process, for tests from another one.
#pragma once

#include "console.h"
#include "support/waiting.h"

#include <QJsonDocument>
#include <QTest>

class DemoProcess
{
public:
    explicit DemoProcess(const Console &console, const QStringList &options = {})
    {
        console.prepare(m_process, QStringList{QStringLiteral("serve")} + options);
        m_process.start();
        if (rc::waitFor([this] { return m_process.canReadLine(); }))
            m_ready = QJsonDocument::fromJson(m_process.readLine()).object();
    }

    ~DemoProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    DemoProcess(const DemoProcess &) = delete;
    DemoProcess &operator=(const DemoProcess &) = delete;

    [[nodiscard]] QString resourceUrl() const { return text("resourceUrl"); }
    [[nodiscard]] QString toolServerUrl() const { return text("mcpUrl"); }
    [[nodiscard]] QString username() const { return text("username"); }
    [[nodiscard]] QByteArray key() const { return text("apiKey").toLatin1(); }
    /// One line per request so far.
    [[nodiscard]] QByteArray served() { return m_served += m_process.readAllStandardOutput(); }

private:
    [[nodiscard]] QString text(const char *member) const { return m_ready[QLatin1StringView(member)].toString(); }

    QProcess m_process;
    QJsonObject m_ready;
    QByteArray m_served;
};
