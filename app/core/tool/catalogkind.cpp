// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tool/catalogkind.h"

#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxPathLength = 256;

struct CatalogTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::CatalogKind)
};

QString textOf(const CatalogKind &kind)
{
    return kind.word() + u'=' + kind.path();
}

QString catalogNameFault(const QString &name)
{
    static const QRegularExpression pattern(u"\\A[a-z0-9][a-z0-9_-]{0,31}\\z"_s);
    if (!pattern.match(name).hasMatch())
        return CatalogTr::tr(
            "A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.");
    // words of --catalog with another meaning
    static const QStringList reserved{wireWord(CatalogKind::General), wireWord(CatalogKind::CodeHosting), u"both"_s,
                                      u"all"_s};
    if (reserved.contains(name))
        return CatalogTr::tr("An additional catalog cannot be named %1.").arg(name);
    return {};
}

QString catalogPathFault(const QString &path)
{
    const bool hasInvalidCharacter = std::ranges::any_of(path, [](QChar c) {
        return c.unicode() <= 0x20 || c.unicode() >= 0x7F || c == u'?' || c == u'#' || c == u'\\' || c == u',';
    });
    const QStringList segments = QUrl::fromPercentEncoding(path.toLatin1()).split(u'/');
    if (hasInvalidCharacter || segments.contains(u".."_s) || segments.contains(u"."_s) || path.contains("//"_L1) ||
        path.size() > maxPathLength || path == "/"_L1)
        return CatalogTr::tr("A catalog path follows the tool server’s address, such as /asana/. "
                             "At most 256 characters, with no query, “..”, space or comma.");
    for (const CatalogKind &kind : interfaceCatalogs()) {
        if (path == kind.path())
            return CatalogTr::tr("Two catalogs have the same name or path: %1.").arg(textOf(kind));
    }
    return {};
}

} // namespace

CatalogKind::CatalogKind(QString name, QString path)
    : m_which(Which::Custom)
    , m_name(std::move(name))
    , m_path(std::move(path))
{
}

QString CatalogKind::word() const
{
    return isCustom() ? m_name : m_which == Which::General ? u"general"_s : u"code-hosting"_s;
}

QString CatalogKind::path() const
{
    return isCustom() ? m_path : m_which == Which::General ? u"/mcp/"_s : u"/github/"_s;
}

bool operator<(const CatalogKind &a, const CatalogKind &b)
{
    if (a.m_which != b.m_which)
        return a.m_which < b.m_which;
    return a.m_name != b.m_name ? a.m_name < b.m_name : a.m_path < b.m_path;
}

QList<CatalogKind> interfaceCatalogs()
{
    return {CatalogKind::General, CatalogKind::CodeHosting};
}

QString wireWord(const CatalogKind &kind)
{
    return kind.word();
}

Phrase catalogName(const CatalogKind &kind)
{
    if (kind.isCustom())
        return Phrase("rc::CatalogKind", QT_TRANSLATE_NOOP("rc::CatalogKind", "Tools of %1")).arg(kind.word());
    return Phrase("rc::ToolCatalog", kind == CatalogKind::General
                                         ? QT_TRANSLATE_NOOP("rc::ToolCatalog", "General tools")
                                         : QT_TRANSLATE_NOOP("rc::ToolCatalog", "Code-hosting tools"));
}

Phrase catalogNameOf(const QString &word)
{
    const auto known = catalogFromWord(word, interfaceCatalogs());
    if (known || isCustomCatalogName(word))
        return catalogName(known.value_or(CatalogKind(word, {})));
    return displayText(word, LineBreaks::Mark, maxPathLength);
}

bool isCustomCatalogName(const QString &name)
{
    return catalogNameFault(name).isEmpty();
}

QString shortCatalogName(const CatalogKind &kind)
{
    if (kind.isCustom())
        return kind.word();
    return kind == CatalogKind::General ? CatalogTr::tr("General") : CatalogTr::tr("Code hosting");
}

std::optional<CatalogKind> catalogFromWord(QStringView word, const QList<CatalogKind> &catalogs)
{
    for (const CatalogKind &kind : catalogs) {
        if (word.compare(kind.word(), Qt::CaseInsensitive) == 0)
            return kind;
    }
    return std::nullopt;
}

Result<CatalogKind> customCatalog(const QString &name, const QString &path)
{
    const QString trimmedName = name.trimmed();
    QString trimmedPath = path.trimmed();
    if (!trimmedPath.startsWith(u'/'))
        trimmedPath.prepend(u'/');
    if (const QString fault = catalogNameFault(trimmedName); !fault.isEmpty())
        return failure(fault);
    if (const QString fault = catalogPathFault(trimmedPath); !fault.isEmpty())
        return failure(fault);
    return CatalogKind(trimmedName, trimmedPath);
}

QString customCatalogsText(const QList<CatalogKind> &catalogs)
{
    QStringList texts = textsOf(catalogs, [](const CatalogKind &kind) { return textOf(kind); });
    return texts.join(", "_L1);
}

QByteArray customCatalogsJson(const QList<CatalogKind> &catalogs)
{
    QList<QByteArray> objects;
    for (const CatalogKind &kind : catalogs)
        objects.append(jsonObject({{"name", jsonString(kind.word())}, {"path", jsonString(kind.path())}}));
    return jsonArray(objects);
}

Result<CatalogKind> customCatalogFrom(const QString &text)
{
    const qsizetype equals = text.indexOf(u'=');
    if (equals < 0)
        return failure(CatalogTr::tr("Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.")
                           .arg(displayText(text, LineBreaks::Mark, maxPathLength)));
    return customCatalog(text.left(equals), text.mid(equals + 1));
}

Result<QList<CatalogKind>> customCatalogsFrom(const QString &text)
{
    QList<CatalogKind> catalogs;
    for (const QString &item : text.split(u',', Qt::SkipEmptyParts)) {
        if (item.trimmed().isEmpty())
            continue;
        RC_TRY(kind, customCatalogFrom(item));
        const auto isDuplicate = [&kind](const CatalogKind &other) {
            return other.word() == kind->word() || other.path() == kind->path();
        };
        if (std::ranges::any_of(catalogs, isDuplicate))
            return failure(CatalogTr::tr("Two catalogs have the same name or path: %1.").arg(textOf(*kind)));
        catalogs.append(*kind);
    }
    if (catalogs.size() > maxCustomCatalogs)
        return failure(CatalogTr::tr("A profile can have at most %1 additional catalogs.").arg(maxCustomCatalogs));
    return catalogs;
}

namespace {

constexpr std::array dialectRows = std::to_array<EnumRow<Dialect>>(
    {{Dialect::Plain, "plain"_L1}, {Dialect::Session, "session"_L1}, {Dialect::Modern, "modern"_L1}});

} // namespace

QLatin1StringView wireWord(Dialect dialect)
{
    return rowOf(dialectRows, dialect).word;
}

std::optional<Dialect> dialectFromWord(QStringView word)
{
    return enumFromWord(dialectRows, word);
}

} // namespace rc
