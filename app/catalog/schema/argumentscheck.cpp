// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/schema/argumentscheck.h"

#include "catalog/schema/schemacheck.h"
#include "core/json/jsontape.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ArgumentsTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ArgumentsCheck)
};

ArgumentsReport notJson(const Error &fault)
{
    return {{{{}, ArgumentsTr::tr("Not valid JSON: %1").arg(fault.detail)}}, {}, {}};
}

/// Whether there are too many values to compare in reasonable time and memory.
bool isTooLarge(const Result<JsonTape> &tape)
{
    constexpr qsizetype maxNodes = 400'000;
    return tape && tape->count() > maxNodes;
}

} // namespace

QStringList ArgumentsReport::remarks() const
{
    QStringList lines = textsOf(warnings, shownFault);
    return lines + unchecked;
}

ArgumentsReport checkValue(const QByteArray &schema, const QByteArray &value)
{
    const auto given = JsonTape::read(value);
    if (!given)
        return notJson(given.error());
    if (schema.isEmpty())
        return {};
    const auto asked = JsonTape::read(schema);
    if (!asked)
        return {{}, {}, {ArgumentsTr::tr("The schema is unreadable, so nothing is checked.")}};
    if (isTooLarge(asked) || isTooLarge(given))
        return {{}, {}, {ArgumentsTr::tr("The schema or the value is too large, so nothing is checked.")}};
    return checkValue(asked->root(), given->root());
}

ArgumentsReport checkArguments(const QByteArray &schema, const QByteArray &arguments)
{
    if (const auto fault = jsonFault(arguments))
        return notJson(*fault);
    if (!jsonMembers(arguments))
        return {{{{}, ArgumentsTr::tr("Arguments must be a JSON object: {…}.")}}, {}, {}};
    return checkValue(schema, arguments);
}

QString shownPlace(const QString &place)
{
    QString shown;
    const QStringList parts = place.split(u'/');
    for (qsizetype i = 1; i < parts.size(); ++i) {
        QString part = parts.at(i);
        part.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
        bool number = false;
        static_cast<void>(part.toUInt(&number));
        if (number)
            shown += u'[' + part + u']';
        else
            shown += (shown.isEmpty() ? QString() : u"."_s) + part;
    }
    constexpr qsizetype longest = 200;
    return displayText(shown, LineBreaks::Mark, longest);
}

QString shownFault(const ArgumentFault &fault)
{
    const QString place = shownPlace(fault.place);
    return place.isEmpty() ? fault.what : place + u": "_s + fault.what;
}

QString placeOf(const QString &place, const QString &name)
{
    QString escaped = name;
    escaped.replace("~"_L1, "~0"_L1).replace("/"_L1, "~1"_L1);
    return place + u'/' + escaped;
}

} // namespace rc
