// SPDX-License-Identifier: GPL-3.0-or-later
// Which of a tool server's lists of tools is meant.
#pragma once

#include "core/result.h"

#include <QHashFunctions>
#include <QList>
#include <QMetaType>
#include <QString>

#include <optional>

namespace rc {

/// One of the two lists of the interface, or one more that a profile has: a name and a path below the tool server.
class CatalogKind
{
public:
    static const CatalogKind General;     ///< /mcp/ (interface, endpoint 2)
    static const CatalogKind CodeHosting; ///< /github/ (interface, endpoint 3)

    /// General.
    constexpr CatalogKind() = default;
    /// One more of a profile; both as catalogFault() takes them.
    CatalogKind(QString name, QString path);

    [[nodiscard]] bool isFurther() const { return m_which == Which::Further; }
    [[nodiscard]] QString word() const; ///< general, code-hosting, or the name in the profile
    [[nodiscard]] QString path() const; ///< below {mcp}: /mcp/

    bool operator==(const CatalogKind &) const = default;
    /// General, code hosting, the further ones by name.
    friend bool operator<(const CatalogKind &one, const CatalogKind &other);
    friend size_t qHash(const CatalogKind &kind, size_t seed = 0) noexcept
    {
        return qHashMulti(seed, static_cast<int>(kind.m_which), kind.m_name, kind.m_path);
    }

private:
    enum class Which {
        General,
        CodeHosting,
        Further
    };

    explicit constexpr CatalogKind(Which which)
        : m_which(which)
    {
    }

    Which m_which = Which::General;
    QString m_name; ///< of a further one, as its path
    QString m_path;
};

inline constinit const CatalogKind CatalogKind::General{Which::General};
inline constinit const CatalogKind CatalogKind::CodeHosting{Which::CodeHosting};

/// The two that each tool server has.
[[nodiscard]] QList<CatalogKind> interfaceCatalogs();
/// For files and options: CatalogKind::word().
[[nodiscard]] QString wireWord(const CatalogKind &kind);
/// For people: "General tools", "Code-hosting tools", "Tools of asana". Translated.
[[nodiscard]] QString catalogName(const CatalogKind &kind);
/// The same where there is little room: "General", "Code hosting", "asana".
[[nodiscard]] QString shortCatalogName(const CatalogKind &kind);
/// The same for a word that was kept, whoever has such a catalog now.
[[nodiscard]] QString catalogNameOf(const QString &word);
/// The one of `catalogs` with that word.
[[nodiscard]] std::optional<CatalogKind> catalogFromWord(QStringView word, const QList<CatalogKind> &catalogs);

/// At most so many further catalogs has a profile.
constexpr qsizetype mostFurtherCatalogs = 4;

/// Whether a further catalog can have that name.
[[nodiscard]] bool isFurtherCatalogName(const QString &name);
/// A name and a path as a person typed them: blanks at the ends are taken off, the path begins with a slash. BadInput
/// with a translated sentence for a name that is not 1 to 32 of a-z, 0-9, - and _, for one that means something else
/// already, and for a path that is none (a query, a fragment, "..", a control character, over 256 characters).
[[nodiscard]] Result<CatalogKind> furtherCatalog(const QString &name, const QString &path);
/// The further catalogs of one profile as a person types them: "asana=/asana/, crm=/crm/".
[[nodiscard]] QString furtherCatalogsText(const QList<CatalogKind> &catalogs);
/// The same as JSON: [{"name":"asana","path":"/asana/"}].
[[nodiscard]] QByteArray furtherCatalogsJson(const QList<CatalogKind> &catalogs);
/// What furtherCatalogsText() wrote, or a person. BadInput as furtherCatalog(), and for two of one name or path or more
/// than mostFurtherCatalogs.
[[nodiscard]] Result<QList<CatalogKind>> furtherCatalogsFrom(const QString &text);
/// One of them: "asana=/asana/".
[[nodiscard]] Result<CatalogKind> furtherCatalogFrom(const QString &text);

} // namespace rc

Q_DECLARE_METATYPE(rc::CatalogKind)
