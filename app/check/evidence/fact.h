// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence of a step's state, as label and value.
#pragma once

#include "core/phrase.h"
#include "core/tool/toolcatalog.h"
#include "wire/http/httpresponse.h"
#include "wire/probe/probes.h"

#include <QDateTime>
#include <QLatin1StringView>
#include <QList>

#include <optional>

namespace rc {

enum class FactId {
    Addresses, ///< all addresses of the name
    Address,   ///< the connected one
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
    LogTool,  ///< the called tool, and the number of calls
    Received, ///< when the service received it, by its own clock
    Stored,   ///< the service's changes to it
    Protocol, ///< MCP version
    Server,   ///< name and version as reported
    Health,   ///< response to a GET of its health endpoint, without a key
    Ping,     ///< response of its tool `ping`
    Caching,
    SignIn,     ///< sign-in address from the server's refusal
    Remembered, ///< when the initial dialect was remembered
    Changes,    ///< whether the server announces list changes
    Remarks,    ///< oddities of the server that do not affect the list
};

struct Fact
{
    FactId id;
    Phrase value; ///< safe to display

    bool operator==(const Fact &) const = default;
};

[[nodiscard]] QLatin1StringView wireWord(FactId id); ///< addresses address proxy tls-version …
[[nodiscard]] std::optional<FactId> factFromWord(QStringView word);
[[nodiscard]] QString factLabel(FactId id); ///< translated: "Addresses", "Certificate names", …

/// Results of a probe's own lookup or connection, not of a request's. `proxy`: from proxyFor().
[[nodiscard]] QList<Fact> probeFacts(Probe::Kind kind, const ProbeReport &report, const QString &proxy);

/// "90 s ahead of this computer"; empty if there is no readable Date.
[[nodiscard]] Phrase clockSkewText(const HttpResponse &response, const QDateTime &now);

[[nodiscard]] QString formatMilliseconds(qint64 microseconds); ///< "4.3 ms", translated

/// "connecting at 4.3 ms, sent at 8.3 ms"
[[nodiscard]] Phrase phasesText(const RequestTimings &timings);

/// Evidence of a real request: address, any proxy, status, timing, size and headers; the service's clock compared with
/// `now` if there is a Date header. Empty for a request that was not sent. Set-Cookie is listed without its value.
[[nodiscard]] QList<Fact> responseFacts(const HttpResponse &response, const QDateTime &now);

/// "for 300 s, private"; empty if not stated. Safe to display.
[[nodiscard]] Phrase cacheText(const CacheHints &hints);

/// Evidence of a tool list: dialect, when it was remembered relative to `now`, protocol version, server name, tools,
/// pages, cache lifetime, announced changes, remarks.
[[nodiscard]] QList<Fact> listFacts(const ToolCatalog &catalog, const QDateTime &now = QDateTime::currentDateTimeUtc());

} // namespace rc
