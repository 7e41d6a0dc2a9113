// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/form/formwords.h"

#include "catalog/json/compactjson.h"
#include "catalog/schema/schemacheck.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype shownLimit = 80;

struct FieldTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::FormWords)
};

QString numberOf(const SchemaView &view, QStringView word)
{
    const JsonNode *value = view.member(word);
    return value && value->kind == JsonKind::Number ? displayText(value->text, LineBreaks::Mark, shownLimit)
                                                    : QString();
}

QString range(const QString &least, const QString &most, const char *both, const char *low, const char *high)
{
    if (!least.isEmpty() && !most.isEmpty())
        return FieldTr::tr(both).arg(least, most);
    if (!least.isEmpty())
        return FieldTr::tr(low).arg(least);
    return most.isEmpty() ? QString() : FieldTr::tr(high).arg(most);
}

} // namespace

QString limitWords(const SchemaView &view, FieldKind kind)
{
    QStringList parts;
    switch (kind) {
    case FieldKind::Number:
    case FieldKind::Integer: {
        parts.append(range(
            numberOf(view, u"minimum"), numberOf(view, u"maximum"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2"),
            QT_TRANSLATE_NOOP("rc::FormWords", "%1 or more"), QT_TRANSLATE_NOOP("rc::FormWords", "%1 or less")));
        parts.append(range(numberOf(view, u"exclusiveMinimum"), numberOf(view, u"exclusiveMaximum"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1 and less than %2"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "more than %1"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "less than %1")));
        if (const QString step = numberOf(view, u"multipleOf"); !step.isEmpty())
            parts.append(FieldTr::tr("a multiple of %1").arg(step));
        break;
    }
    case FieldKind::Text:
        parts.append(range(numberOf(view, u"minLength"), numberOf(view, u"maxLength"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 characters"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 characters")));
        if (const QString format = view.textOf(u"format"); !format.isEmpty())
            parts.append(FieldTr::tr("format %1").arg(displayText(format, LineBreaks::Mark, shownLimit)));
        break;
    case FieldKind::List:
        parts.append(range(numberOf(view, u"minItems"), numberOf(view, u"maxItems"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "%1 to %2 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at least %1 elements"),
                           QT_TRANSLATE_NOOP("rc::FormWords", "at most %1 elements")));
        if (const JsonNode *unique = view.member(u"uniqueItems"); unique && unique->isTruth(true))
            parts.append(FieldTr::tr("no duplicates"));
        break;
    default:
        break;
    }
    if (const QString pattern = view.textOf(u"pattern"); !pattern.isEmpty())
        parts.append(FieldTr::tr("pattern %1").arg(displayText(pattern, LineBreaks::Mark, shownLimit)));
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

QList<FormField::Option> choiceOptions(const QList<JsonNode> &values)
{
    const bool texts = std::all_of(values.cbegin(), values.cend(), [](const JsonNode &one) { return one.isText(); });
    QList<FormField::Option> options;
    for (const JsonNode &value : values) {
        const QByteArray json = compactJson(value);
        options.append({texts ? value.text : QString::fromUtf8(json), json});
    }
    return options;
}

QString branchWords(const SchemaView &branch, qsizetype number)
{
    const QString title = branch.textOf(u"title");
    if (!title.isEmpty())
        return title;
    if (const JsonNode *only = branch.member(u"const"))
        return only->isText() ? only->text : QString::fromUtf8(compactJson(*only));
    const QString type = impliedType(branch);
    if (!type.isEmpty() && type != "object"_L1)
        return typeWords(type);
    return FieldTr::tr("Form %1").arg(number);
}

QString impliedType(const SchemaView &view)
{
    const JsonNode *type = view.member(u"type");
    if (type && type->isText())
        return type->text;
    if (type)
        return type->isArray() && type->elements.size() == 1 && type->elements.first().isText()
                   ? type->elements.first().text
                   : QString();
    if (view.member(u"properties"))
        return u"object"_s;
    if (view.member(u"items"))
        return u"array"_s;
    return {};
}

} // namespace rc
