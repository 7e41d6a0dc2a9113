// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the top-level parameters out of a tool's input schema.
#include "ui/tools/parametertable.h"

#include "core/displaytext.h"
#include "core/strictjson.h"

#include <QCoreApplication>
#include <QSet>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxTypeLength = 80;
constexpr int maxShownValues = 4;
constexpr int maxTypeDepth = 4;

QString valueText(const QByteArray &value)
{
    return jsonText(value).value_or(QString::fromUtf8(value));
}

QString enumText(const QList<QByteArray> &values)
{
    QStringList words;
    for (const QByteArray &value : values)
        words.append(valueText(value));
    const QString joined = words.join(" | "_L1);
    if (words.size() <= maxShownValues && joined.size() <= 40)
        return joined;
    return QCoreApplication::translate("rc::ParameterTable", "enum (%1)").arg(words.size());
}

QString typeText(const QByteArray &schema, int depth = 0);

/// "string or null", from the parts of anyOf and oneOf.
QString choiceText(const QList<QByteArray> &choices, int depth)
{
    QStringList words;
    for (const QByteArray &choice : choices) {
        const QString word = typeText(choice, depth + 1);
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
    }
    return words.join(" | "_L1);
}

QString typeText(const QByteArray &schema, int depth)
{
    if (depth > maxTypeDepth)
        return u"…"_s;
    if (const auto values = jsonMember(schema, u"enum"_s)) {
        if (const auto elements = jsonElements(*values))
            return enumText(*elements);
    }
    if (const auto value = jsonMember(schema, u"const"_s))
        return valueText(*value);
    if (const auto type = jsonMember(schema, u"type"_s)) {
        if (const auto several = jsonElements(*type)) {
            QStringList words;
            for (const QByteArray &one : *several)
                words.append(valueText(one));
            return words.join(" | "_L1);
        }
        const QString word = valueText(*type);
        if (word != "array"_L1)
            return word;
        const auto items = jsonMember(schema, u"items"_s);
        const QString inner = items ? typeText(*items, depth + 1) : QString();
        if (inner.isEmpty())
            return word;
        return inner.contains(u' ') ? u'(' + inner + ")[]"_L1 : inner + "[]"_L1;
    }
    for (const QString &key : {u"anyOf"_s, u"oneOf"_s}) {
        if (const auto choices = jsonMember(schema, key)) {
            if (const auto elements = jsonElements(*choices))
                return choiceText(*elements, depth);
        }
    }
    if (const auto reference = jsonMember(schema, u"$ref"_s))
        return valueText(*reference);
    return {};
}

} // namespace

QList<ParameterRow> parameterRows(const QByteArray &schema)
{
    if (schema.isEmpty() || jsonFault(schema))
        return {};
    const auto properties = jsonMember(schema, u"properties"_s);
    const auto members = properties ? jsonMembers(*properties) : std::nullopt;
    if (!members)
        return {};
    QSet<QString> required;
    if (const auto list = jsonMember(schema, u"required"_s)) {
        for (const QByteArray &name : jsonElements(*list).value_or(QList<QByteArray>()))
            required.insert(jsonText(name).value_or(QString()));
    }
    QList<ParameterRow> rows;
    for (const auto &[name, value] : *members) {
        const auto described = jsonMember(value, u"description"_s);
        rows.append({displayText(name, LineBreaks::Mark, 200), required.contains(name),
                     displayText(typeText(value), LineBreaks::Mark, maxTypeLength),
                     displayText(described ? jsonText(*described).value_or(QString()) : QString(), LineBreaks::Keep)});
    }
    return rows;
}

} // namespace rc
