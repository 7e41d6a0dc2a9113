// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/catalogdocument.h"

#include "core/jsonparts.h"
#include "core/strictjson.h"
#include "service/toollistjob.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool isOf(const QByteArray &catalog, const CatalogKind &kind)
{
    const auto name = jsonMember(catalog, u"name"_s);
    return name && jsonText(*name) == QString(wireWord(kind));
}

Result<QList<Tool>> toolsOf(const QByteArray &result)
{
    const auto page = toolPage(result);
    if (!page)
        return failure(page.error());
    if (!page->problems.isEmpty())
        return failure(ErrorKind::NotUnderstood, page->problems.first());
    return page->tools;
}

} // namespace

QByteArray catalogDocument(const ToolCatalog &catalog)
{
    QList<QByteArray> tools;
    for (const Tool &tool : catalog.tools)
        tools.append(tool.raw);
    return jsonObject({{"name", jsonString(wireWord(catalog.kind))},
                       {"url", jsonString(catalog.url.toString(QUrl::FullyEncoded))},
                       {"at", jsonString(catalog.at.toUTC().toString(Qt::ISODateWithMs))},
                       {"tools", jsonArray(tools)}});
}

Result<QList<Tool>> toolsOfDocument(const QByteArray &json, const CatalogKind &kind)
{
    if (const auto fault = jsonFault(json))
        return failure(*fault);
    if (jsonElements(json))
        return toolsOf(jsonObject({{"tools", json}}));
    const auto catalogs = jsonMember(json, u"catalogs"_s);
    if (!catalogs && (!namesItsCatalog(json) || isOf(json, kind)))
        return toolsOf(json);
    for (const QByteArray &catalog : jsonElements(catalogs.value_or("[]")).value_or(QList<QByteArray>())) {
        if (isOf(catalog, kind))
            return toolsOf(catalog);
    }
    return failure(
        ErrorKind::NotUnderstood,
        QCoreApplication::translate("rc::CatalogDocument", "It has no catalog of %1.").arg(catalogName(kind)));
}

bool namesItsCatalog(const QByteArray &json)
{
    const auto name = jsonMember(json, u"name"_s);
    const QString word = name ? jsonText(*name).value_or(QString()) : QString();
    // a server may name itself in its list; it does not tell the list's address
    const bool isFurther = isFurtherCatalogName(word) && jsonMember(json, u"url"_s);
    return jsonMember(json, u"catalogs"_s) || catalogFromWord(word, interfaceCatalogs()) || isFurther;
}

} // namespace rc
