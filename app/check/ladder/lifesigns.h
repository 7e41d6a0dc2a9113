// SPDX-License-Identifier: GPL-3.0-or-later
// Additional facts about a tool server: its health, and its tool `ping`. Never a fault.
#pragma once

#include "check/evidence/fact.h"
#include "core/key/credentials.h"
#include "service/tools/toolcalljob.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace rc {

/// The tool `ping` of a list, if it may be called without asking: it requires no arguments, and is annotated as
/// read-only, or takes no arguments at all and is not annotated as changing something.
[[nodiscard]] std::optional<ToolCall> pingIn(const ToolCatalog &catalog);

/// "200 {"status":"ok"}, 3.2 ms" for a GET {mcp}/health; empty for a refusal, a page, or anything but JSON.
[[nodiscard]] QString healthText(const HttpAnswer &answer);
/// "The tool answered, 4 ms"; empty if nothing was called.
[[nodiscard]] QString pingText(const ToolCallResult &result);

struct LifeSignsOrder
{
    QUrl toolServer;
    ToolCatalog catalog; ///< from the server
    HttpLimits limits;   ///< with a deadline for both requests together
};

/// Requests the health without a key, then calls the list's ping, once each. Starts once and emits finished() exactly
/// once; destruction aborts silently.
class LifeSigns : public QObject
{
    Q_OBJECT

public:
    /// `dialects` must outlive this object.
    LifeSigns(LifeSignsOrder order, Credentials credentials, DialectMemory &dialects, QObject *parent = nullptr);
    ~LifeSigns() override;

    void start();

signals:
    void finished(const QList<rc::Fact> &facts);

private:
    void ping();
    [[nodiscard]] HttpLimits limitsLeft() const;

    LifeSignsOrder m_order;
    Credentials m_credentials;
    DialectMemory &m_dialects;
    QElapsedTimer m_clock;
    QList<Fact> m_facts;
};

} // namespace rc
