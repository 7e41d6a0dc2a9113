// SPDX-License-Identifier: GPL-3.0-or-later
// Generates reproducible catalogs of any size.
#pragma once

#include "core/datetimes.h"
#include "core/json/jsontext.h"
#include "core/tool/toolcatalog.h"
#include "tests/catalog/definitions.h"

namespace rc {

/// Tool `number` of a realistic catalog.
inline QByteArray generatedTool(int number)
{
    const QByteArray field =
        R"("field_FIELD":{"type":"string","description":"What the record is to have in this field, number NUMBER.","maxLength":200})";
    QList<QByteArray> fields;
    for (int i = 0; i < 3 + number % 5; ++i)
        fields.append(QByteArray(field).replace("FIELD", QByteArray::number(i)));
    return QByteArray(
               R"({"name":"group_GROUP_record_NUMBER",)"
               R"("description":"Creates record NUMBER of its group, or changes the one that is there. Returns it.",)"
               R"("annotations":{"destructiveHint":CLAIM},)"
               R"("inputSchema":{"type":"object","properties":{FIELDS},"required":["field_0"]}})")
        .replace("FIELDS", fields.join(','))
        .replace("GROUP", QByteArray::number(number % 40))
        .replace("CLAIM", number % 3 == 0 ? "true" : "false")
        .replace("NUMBER", QByteArray::number(number));
}

inline ToolCatalog generatedCatalog(int size, const CatalogKind &kind = CatalogKind::General)
{
    ToolCatalog catalog;
    catalog.kind = kind;
    catalog.url = QUrl(QStringLiteral("https://logs.example.net") + kind.path());
    catalog.complete = true;
    catalog.at = utcTime(QDate(2026, 11, 21), QTime(12, 0));
    for (int i = 0; i < size; ++i)
        catalog.tools.append(toolOf(generatedTool(i)));
    return catalog;
}

} // namespace rc
