// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool server says of itself beside its list: its health, and its tool `ping`. Facts, and never a fault.
#pragma once

#include "check/evidence/fact.h"
#include "core/key/credentials.h"
#include "service/tools/toolcalljob.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace rc {

/// The tool `ping` of a list, where it may be called without asking: it wants nothing, and it either states that it
/// only reads, or takes nothing at all and does not state that it changes something.
[[nodiscard]] std::optional<ToolCall> pingIn(const ToolCatalog &catalog);

/// "200 {"status":"ok"}, 3.2 ms" of a GET {mcp}/health; empty for what is no health: a refusal, a page, no JSON.
[[nodiscard]] QString healthText(const HttpAnswer &answer);
/// "The tool answered, 4 ms"; empty where nothing was called.
[[nodiscard]] QString pingText(const ToolCallResult &result);

struct LifeSignsOrder
{
    QUrl toolServer;
    ToolCatalog catalog; ///< that came from it
    HttpLimits limits;   ///< its deadline is that of both requests together
};

/// Asks for the health without a key, then calls the ping of the list, each once. Starts once, ends in exactly one
/// finished(); destroying it aborts silently.
class LifeSigns : public QObject
{
    Q_OBJECT

public:
    /// `dialects` outlives this object.
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
