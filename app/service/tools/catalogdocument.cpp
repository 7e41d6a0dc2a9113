// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/tools/catalogdocument.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "service/tools/toollistjob.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isOf(JsonValue catalog, const CatalogKind &kind)
{
    return catalog.member("name").text() == QString(wireWord(kind));
}

bool namesCatalogAt(JsonValue document)
{
    const QString word = document.textOf("name");
    // a tools/list result may contain a name, but no address
    const bool isCustom = isCustomCatalogName(word) && document.member("url");
    return document.member("catalogs") || catalogFromWord(word, interfaceCatalogs()) || isCustom;
}

tl::unexpected<Error> noCatalog(const CatalogKind &kind)
{
    return failure(
        ErrorKind::NotUnderstood,
        QCoreApplication::translate("rc::CatalogDocument", "The file has no catalog “%1”.").arg(catalogName(kind)));
}

Result<QList<Tool>> toolsOf(JsonValue result, const CatalogKind &kind)
{
    const auto page = toolPage(result);
    if (!page) // whose words are about a response
        return noCatalog(kind);
    if (!page->problems.isEmpty())
        return failure(ErrorKind::NotUnderstood, page->problems.first());
    return page->tools;
}

} // namespace

QByteArray catalogDocument(const ToolCatalog &catalog)
{
    return jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                       {"url", jsonString(catalog.url.toString(QUrl::FullyEncoded))},
                       {"at", jsonString(catalog.at.toUTC().toString(Qt::ISODateWithMs))},
                       {"instructions", jsonString(catalog.instructions)},
                       {"tools", jsonArray(catalog.tools, &Tool::raw)}});
}

std::optional<QString> instructionsFromDocument(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    if (!tape)
        return std::nullopt;
    return tape->root().member("instructions").text();
}

QByteArray storedListHash(const QByteArray &catalogHash, const QString &instructions)
{
    if (instructions.isEmpty())
        return catalogHash;
    return QCryptographicHash::hash(catalogHash + instructions.toUtf8(), QCryptographicHash::Sha256).toHex();
}

Result<QList<Tool>> toolsFromDocument(const QByteArray &json, const CatalogKind &kind)
{
    RC_TRY(tape, JsonTape::read(json));
    const JsonValue root = tape->root();
    if (root.isArray())
        return toolsFromDocument(jsonObject({{"tools", json}}), kind);
    const JsonValue catalogs = root.member("catalogs");
    if (!catalogs && (!namesCatalogAt(root) || isOf(root, kind)))
        return toolsOf(root, kind);
    for (const JsonValue catalog : catalogs) {
        if (isOf(catalog, kind))
            return toolsOf(catalog, kind);
    }
    return noCatalog(kind);
}

bool namesCatalog(const QByteArray &json)
{
    const auto tape = JsonTape::read(json);
    return tape && namesCatalogAt(tape->root());
}

} // namespace rc
