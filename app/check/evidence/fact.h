// SPDX-License-Identifier: GPL-3.0-or-later
// What was seen at a rung, as label and value: the evidence behind its state.
#pragma once

#include "core/tool/toolcatalog.h"
#include "wire/http/httpanswer.h"
#include "wire/probe/probes.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QList>

#include <optional>

namespace rc {

enum class FactId {
    Addresses, ///< all that the name resolves to
    Address,   ///< the one connected to
    Proxy,
    TlsVersion,
    Cipher,
    Subject,
    Names,
    Issuer,
    Validity,
    Expiry,
    Asked,
    Status,
    Phases,
    ClockSkew,
    Size,
    Headers,
    Dialect,
    Tools,
    Pages,
    LogTool,  ///< that was called to see an entry, and how often
    Received, ///< when the service got it, by its own clock
    Stored,   ///< what it made of it
    Protocol, ///< version of MCP
    Server,   ///< who it says it is
    Health,   ///< what it says to a GET of its health, without a key
    Ping,     ///< how its tool `ping` answered
    Caching,
    SignIn,     ///< where the server's refusal says that clients sign in
    Remembered, ///< since when the dialect that was begun with is known
    Changes,    ///< whether the server tells when its list changes
    Remarks,    ///< what is odd about the server and takes nothing from the list
};

struct Fact
{
    FactId id;
    QString value; ///< translated where it is words; safe to display

    bool operator==(const Fact &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(FactId id); ///< addresses address proxy tls-version …
[[nodiscard]] std::optional<FactId> factFromWord(QStringView word);
[[nodiscard]] QString factLabel(FactId id); ///< translated: "Addresses", "Certificate names", …

/// Of a probe's own look-up or connection, which is not the one a request takes. `proxy`: as proxyFor() gives it.
[[nodiscard]] QList<Fact> probeFacts(Probe::Kind kind, const ProbeReport &report, const QString &proxy);

/// "90 s ahead of this computer"; empty where the answer has no readable Date.
[[nodiscard]] QString clockSkewText(const HttpAnswer &answer, const QDateTime &now);

/// Of a real request: address asked, the proxy if it took one, status, phases, size and headers; the service's clock
/// against `now` where a Date header allows it. Nothing for a request that never left. Set-Cookie is named without its
/// value.
[[nodiscard]] QList<Fact> answerFacts(const HttpAnswer &answer, const QDateTime &now);

/// "for 300 s, private"; empty when the server says nothing of it. Safe to display.
[[nodiscard]] QString cacheText(const CacheHints &hints);

/// Of a tool list: dialect, since when it is remembered at `now`, version of the protocol, who the server says it is,
/// tools, pages, how long it may be kept, whether the server tells of changes, remarks.
[[nodiscard]] QList<Fact> listFacts(const ToolCatalog &catalog, const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace rc
