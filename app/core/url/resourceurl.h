// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a Resource URL from pasted text.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace rc {

/// A resource's address in parts. Two values are equal if they address the same resource.
struct ResourceUrl
{
    QString owner;       ///< percent-decoded; empty in a team's address
    QString team;        ///< percent-decoded; empty in an owner's address
    QString uuid;        ///< as pasted, with hyphens: a service may be case-sensitive
    QString baseUrl;     ///< scheme, host and port, no trailing slash: https://logs.example.net
    QString productPath; ///< segments before /u/ or /team/, with a leading slash, as pasted: "/tools", "/a/b", or empty
    QString host;        ///< ACE form (xn--…), lower case; without brackets for IPv6
    QString unicodeHost; ///< display form if it differs from the ACE form, else empty
    quint16 port = 0;    ///< the effective port
    bool encrypted = true; ///< https

    /// Whether it is {base}{product}/team/<team>/resources/<uuid>/. A real deployment shows this address for a team's
    /// resource but accepts no entries there.
    [[nodiscard]] bool isTeamResource() const { return !team.isEmpty(); }
    /// The owner or team in the address.
    [[nodiscard]] const QString &holder() const { return isTeamResource() ? team : owner; }
    /// The same resource under `name`, where a deployment accepts the entries of a team's resource.
    [[nodiscard]] ResourceUrl ownedBy(const QString &name) const;

    /// {base}{product}/u/<owner>/resources/<uuid>/, or with /team/<team>/; the name is percent-encoded except RFC 3986
    /// unreserved characters.
    [[nodiscard]] QString resourceUrl() const;
    /// The Resource URL without its trailing slash, plus /logs/ (interface, ingest rule 2).
    [[nodiscard]] QString logsUrl() const;
    /// Host and any non-default port, as in baseUrl: logs.example.net:8443
    [[nodiscard]] QString authority() const;
    /// The address to send to, built from validated parts rather than parsed again.
    [[nodiscard]] QUrl logsAddress() const;

    bool operator==(const ResourceUrl &) const = default;
};

/// The result of parseResourceUrl().
struct PastedResource
{
    ResourceUrl resource;
    /// The ignored parts, as short translated phrases: "the query ?a=…", "quotes", "/logs/", "/wiki/setup/".
    QStringList trimmed;
};

/// Longer texts are refused, in UTF-8 bytes. QUrl takes 664 ms for a 50 MB URL.
constexpr qsizetype maxPasteBytes = 8 * 1024;

/// Finds the Resource URL in `text`: a bare URL, or one inside quotes, angle brackets, a .env line, a curl command, an
/// SDK snippet or a sentence, escaped as in JSON or HTML, wrapped by a mail program, or inside a link that a known
/// rewriter made (Safe Links, URL Defense…). Accepts the address of one of the resource's pages (/check/, /wiki/…), and
/// of the service's login page that leads to it (/accounts/login/?next=…). Refuses everything ambiguous with
/// ErrorKind::BadInput and the reason: other schemes than https (http only for loopback), user info, backslashes,
/// control characters, ports out of 1…65535, percent signs in the host, numeric look-alike hosts (2130706433, 0x7f.1,
/// 127.1), dot segments, encoded slashes, missing parts, an invalid UUID, two different Resource URLs, over
/// maxPasteBytes.
[[nodiscard]] Result<PastedResource> parseResourceUrl(const QString &text);

/// Reads a tool-server address, {mcp}, with the same rules for scheme, host and port. Keeps the path without its
/// trailing slash, removes a trailing /mcp/ or /github/, and keeps a trailing /mcp: see catalogAddress(). Refuses a
/// query or fragment.
[[nodiscard]] Result<QUrl> parseToolServerUrl(const QString &text);

/// `text` with https:// instead of http://, if that makes it a usable address and so the likely intention. Otherwise
/// nullopt.
[[nodiscard]] std::optional<QString> withHttps(const QString &text);

/// The first and last digits of a UUID, where space is short: 3e2ad894…009c
[[nodiscard]] QString shortUuid(const QString &uuid);

/// Whether `host` is this machine: localhost, 127.0.0.0/8 in dotted form, ::1. Not a name below localhost, which a name
/// server resolves. localhost itself is never looked up, see connectHost().
[[nodiscard]] bool isLoopbackHost(const QString &host);

/// The maximum text passed to a running window, in UTF-16 units: longer than any accepted Resource URL.
constexpr qsizetype maxStartTextLength = 8'192;

/// The text for the address field from a program argument; nullopt for a command or an option. A link is
/// `resource-console:` and a Resource URL, which may be percent-encoded or follow `//`; desktops pass it when the user
/// follows a link. Not validated: it is outside text that the user must confirm.
[[nodiscard]] std::optional<QString> startText(const QString &argument);

/// {"owner","uuid","baseUrl","productPath","resourceUrl","logsUrl","trimmed"}: the output of `parse`.
[[nodiscard]] QByteArray resourceJson(const PastedResource &pasted);

} // namespace rc
