// SPDX-License-Identifier: GPL-3.0-or-later
// Identifies one of a tool server's catalogs, and the MCP dialects that the server may support.
#pragma once

#include "core/phrase.h"
#include "core/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QHashFunctions>
#include <QLatin1StringView>
#include <QList>
#include <QMetaType>
#include <QString>

#include <array>
#include <optional>

namespace rc {

/// One of the two catalogs of the interface, or a further one of a profile: a name and a path below the tool server.
class CatalogKind
{
public:
    static const CatalogKind General;     ///< /mcp/ (interface, endpoint 2)
    static const CatalogKind CodeHosting; ///< /github/ (interface, endpoint 3)

    /// General.
    constexpr CatalogKind() = default;
    /// A further catalog of a profile; name and path must be valid, see customCatalog().
    CatalogKind(QString name, QString path);

    [[nodiscard]] bool isCustom() const { return m_which == Which::Custom; }
    [[nodiscard]] QString word() const; ///< general, code-hosting, or the name from the profile
    [[nodiscard]] QString path() const; ///< below {mcp}: /mcp/

    bool operator==(const CatalogKind &) const = default;
    /// General, code hosting, then the further ones by name.
    friend bool operator<(const CatalogKind &a, const CatalogKind &b);
    friend size_t qHash(const CatalogKind &kind, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, static_cast<int>(kind.m_which), kind.m_name, kind.m_path);
    }

private:
    enum class Which {
        General,
        CodeHosting,
        Custom
    };

    explicit constexpr CatalogKind(Which which)
        : m_which(which)
    {
    }

    Which m_which = Which::General;
    QString m_name; ///< only for a further catalog, like its path
    QString m_path;
};

inline constinit const CatalogKind CatalogKind::General{Which::General};
inline constinit const CatalogKind CatalogKind::CodeHosting{Which::CodeHosting};

/// The two catalogs of every tool server.
[[nodiscard]] QList<CatalogKind> interfaceCatalogs();
/// For files and options: CatalogKind::word().
[[nodiscard]] QString wireWord(const CatalogKind &kind);
/// For people: "General tools", "Code-hosting tools", "Tools of asana". Translated.
[[nodiscard]] Phrase catalogName(const CatalogKind &kind);
/// Short form: "General", "Code hosting", "asana".
[[nodiscard]] QString shortCatalogName(const CatalogKind &kind);
/// Same for a stored word, even if no profile has this catalog now.
[[nodiscard]] Phrase catalogNameOf(const QString &word);
/// The catalog in `catalogs` with that word.
[[nodiscard]] std::optional<CatalogKind> catalogFromWord(QStringView word, const QList<CatalogKind> &catalogs);

/// Limit of further catalogs per profile.
constexpr qsizetype maxCustomCatalogs = 4;

/// Whether a further catalog can have that name.
[[nodiscard]] bool isCustomCatalogName(const QString &name);
/// Validates a typed name and path: trims blanks and adds the leading slash. BadInput with a translated sentence for a
/// name that is not 1 to 32 of a-z, 0-9, - and _, for a reserved name, and for an invalid path (a query, a fragment,
/// "..", a control character, over 256 characters).
[[nodiscard]] Result<CatalogKind> customCatalog(const QString &name, const QString &path);
/// The further catalogs of a profile in the form the user types: "asana=/asana/, crm=/crm/".
[[nodiscard]] QString customCatalogsText(const QList<CatalogKind> &catalogs);
/// The same as JSON: [{"name":"asana","path":"/asana/"}].
[[nodiscard]] QByteArray customCatalogsJson(const QList<CatalogKind> &catalogs);
/// Reads customCatalogsText() or typed text. BadInput as in customCatalog(), and for a duplicate name or path or more
/// than maxCustomCatalogs.
[[nodiscard]] Result<QList<CatalogKind>> customCatalogsFrom(const QString &text);
/// Reads one of them: "asana=/asana/".
[[nodiscard]] Result<CatalogKind> customCatalogFrom(const QString &text);

/// Protocol variants, by revision of MCP.
enum class Dialect {
    Plain,   ///< independent requests, as in the service's interface
    Session, ///< up to 2025-11-25: initialize, and a session if the server opens one
    Modern   ///< 2026-07-28: each request carries the data of a session
};

/// In the order of detection.
inline constexpr std::array dialectsInOrder{Dialect::Modern, Dialect::Session, Dialect::Plain};

[[nodiscard]] QLatin1StringView wireWord(Dialect dialect); ///< plain, session, modern
[[nodiscard]] std::optional<Dialect> dialectFromWord(QStringView word);

/// Deviations of an endpoint from the default requests.
struct EndpointQuirks
{
    bool otherSlash = false; ///< its address has one trailing slash more or less
    bool numericIds = false; ///< accepts only numeric request ids

    bool operator==(const EndpointQuirks &) const = default;
};

/// The dialect detected at an endpoint.
struct KnownDialect
{
    QString endpoint; ///< its address, without user, query and fragment
    Dialect dialect = Dialect::Modern;
    QByteArray version; ///< protocol version; empty if not reported
    QDateTime at;       ///< when it last worked
    EndpointQuirks quirks = {};

    bool operator==(const KnownDialect &) const = default;
};

} // namespace rc

Q_DECLARE_METATYPE(rc::CatalogKind)
