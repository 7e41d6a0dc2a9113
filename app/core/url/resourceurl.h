// SPDX-License-Identifier: GPL-3.0-or-later
// A Resource URL, read from whatever a person pasted.
#pragma once

#include "core/result.h"

#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace rc {

/// A resource's address, taken apart. Two values are equal when they address the same resource.
struct ResourceUrl
{
    QString owner;   ///< percent-decoded; empty in a team's address
    QString team;    ///< percent-decoded; empty in an owner's address
    QString uuid;    ///< as pasted, with hyphens: a service may tell capital from small letters
    QString baseUrl; ///< scheme, host and port, no trailing slash: https://logs.example.net
    QString
        productPath; ///< the segments before /u/ or /team/, with a leading slash, as pasted: "/tools", "/a/b", or empty
    QString host;    ///< ACE form (xn--…), lower case; without brackets for IPv6
    QString unicodeHost;   ///< the display form when it differs from the ACE form, else empty
    quint16 port = 0;      ///< the effective port
    bool encrypted = true; ///< https

    /// Whether it is {base}{product}/team/<team>/resources/<uuid>/, which a deployment was seen to show for a resource
    /// of a team, and to take no entries at.
    [[nodiscard]] bool isOfTeam() const { return !team.isEmpty(); }
    /// The owner or the team, whichever the address names.
    [[nodiscard]] const QString &holder() const { return isOfTeam() ? team : owner; }
    /// The same resource in the address of `name`: where a deployment takes the entries of a team's resource.
    [[nodiscard]] ResourceUrl ownedBy(const QString &name) const;

    /// {base}{product}/u/<owner>/resources/<uuid>/, or with /team/<team>/, the name percent-encoded (RFC 3986
    /// unreserved stay).
    [[nodiscard]] QString resourceUrl() const;
    /// The Resource URL without its trailing slash, plus /logs/ (interface, ingest rule 2).
    [[nodiscard]] QString logsUrl() const;
    /// Host and, unless it is the scheme's own, port, as baseUrl has them: logs.example.net:8443
    [[nodiscard]] QString authority() const;
    /// The address to send to. Built from checked parts; no re-parsing surprises.
    [[nodiscard]] QUrl logsAddress() const;

    bool operator==(const ResourceUrl &) const = default;
};

/// What parseResourceUrl() found in a text.
struct PastedResource
{
    ResourceUrl resource;
    /// What was left out, each a short translated phrase: "the query ?a=…", "quotes", "/logs/", "/wiki/setup/".
    QStringList trimmed;
};

/// The longest text that is looked at, in UTF-8 bytes. A 50 MB URL takes QUrl 664 ms.
constexpr qsizetype maxPasteBytes = 8 * 1024;

/// Finds the Resource URL in `text`: a bare URL, or one inside quotes, angle brackets, a .env line, a curl command,
/// an SDK snippet or a sentence, escaped as in JSON or HTML, broken by a mail program's lines, or inside a link that a
/// known rewriter made (Safe Links, URL Defense…). The address of one of the resource's pages (/check/, /wiki/…) is
/// read, and so is that of the service's login page that leads to it (/accounts/login/?next=…). Everything that could
/// address something else than it looks like is refused with ErrorKind::BadInput and the reason: other schemes than
/// https (http only for loopback), user info, backslashes, control characters, ports out of 1…65535, percent signs in
/// the host, numeric look-alike hosts (2130706433, 0x7f.1, 127.1), dot segments, encoded slashes, missing parts, a UUID
/// that is none, two different Resource URLs, over maxPasteBytes.
[[nodiscard]] Result<PastedResource> parseResourceUrl(const QString &text);

/// Reads a tool-server address, {mcp}: the same rules for scheme, host and port; a path is kept, without its trailing
/// slash; a trailing /mcp/ or /github/ is taken off, and a trailing /mcp stays: see catalogAddress(). Query and
/// fragment are refused.
[[nodiscard]] Result<QUrl> parseToolServerUrl(const QString &text);

/// The same text with https:// in place of http://, where that makes an address of it that can be used: what was meant
/// most likely. Nothing for any other text.
[[nodiscard]] std::optional<QString> withHttps(const QString &text);

/// The first and the last digits of a UUID, for where there is no room: 3e2ad894…009c
[[nodiscard]] QString shortUuid(const QString &uuid);

/// Whether `host` is this machine: localhost, 127.0.0.0/8 in dotted form, ::1. A name below localhost is not: a name
/// server decides where that is. For localhost itself nobody is asked, see reachedHost().
[[nodiscard]] bool isLoopbackHost(const QString &host);

} // namespace rc
