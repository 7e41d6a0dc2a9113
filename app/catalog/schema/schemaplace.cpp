// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a path of a finding in a schema: its row, and its full text.
#include "catalog/json/jsontree.h"
#include "catalog/schema/schematable.h"
#include "catalog/schema/schemawords.h"
#include "core/words/displaytext.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Whether `place` is `where` or below it.
bool isWithin(const QString &place, const QString &where)
{
    return !where.isEmpty() && place.startsWith(where) &&
           (place.size() == where.size() || place.at(where.size()) == u'.' || place.at(where.size()) == u'[');
}

} // namespace

qsizetype rowOfPlace(const QList<SchemaRow> &rows, const QString &place)
{
    qsizetype best = -1;
    qsizetype longest = 0;
    for (qsizetype i = 0; i < rows.size(); ++i) {
        for (const QString &where : {rows.at(i).where, rows.at(i).definition}) {
            if (rows.at(i).kind != SchemaRow::Kind::More && isWithin(place, where) && where.size() > longest) {
                best = i;
                longest = where.size();
            }
        }
    }
    return best;
}

QString wholeSchemaText(const QByteArray &schema, const SchemaRow &row, const QString &where)
{
    constexpr qsizetype longest = 1'000'000;
    const JsonNode root = jsonTree(schema);
    const QString &place = row.definition.isEmpty() ? row.where : row.definition;
    // step by step, because a name may contain a dot
    const JsonNode *node = &root;
    QString at = where;
    while (node && at != place) {
        const JsonNode *next = nullptr;
        for (const auto &[name, value] : node->members) {
            if (isWithin(place, at + u'.' + name)) {
                next = &value;
                at += u'.' + name;
                break;
            }
        }
        for (qsizetype i = 0; !next && i < node->elements.size(); ++i) {
            if (isWithin(place, at + u"[%1]"_s.arg(i))) {
                next = &node->elements.at(i);
                at += u"[%1]"_s.arg(i);
            }
        }
        node = next;
    }
    QStringList lines{row.name + (row.type.isEmpty() ? QString() : u"  "_s + row.type)};
    if (!row.description.isEmpty())
        lines.append(node && node->isObject() && !node->textOf(u"description").isEmpty() && row.definition.isEmpty()
                         ? displayText(node->textOf(u"description"), LineBreaks::Keep, longest)
                         : row.description);
    if (node)
        lines += schemaLimits(*node, longest);
    return lines.join(u"\n\n"_s);
}

} // namespace rc
