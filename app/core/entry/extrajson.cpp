// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/entry/extrajson.h"

#include "core/json/jsontext.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>

namespace rc {

Result<QList<ExtraField>> extraFromJson(const QByteArray &json)
{
    QList<ExtraField> extra;
    if (json.trimmed().isEmpty())
        return extra;
    if (const std::optional<Error> fault = jsonFault(json))
        return failure(badInput(fault->detail));
    const auto members = jsonMembers(json);
    if (!members)
        return failure(badInput(QCoreApplication::translate(
            "rc::LogEntry", "Extra must be one JSON object: {\"name\": \"text\", \"other\": 3}.")));
    for (const auto &[key, value] : *members) {
        const std::optional<QString> text = jsonText(value);
        const QString number = QString::fromLatin1(value);
        if (!text && !isJsonNumber(number))
            return failure(
                badInput(QCoreApplication::translate(
                             "rc::LogEntry", "The value of “%1” is neither text nor a number. Only these can be sent.")
                             .arg(displayText(key, LineBreaks::Mark, 80))));
        extra.append({key, text ? ExtraField::Type::Text : ExtraField::Type::Number, text.value_or(number)});
    }
    return extra;
}

} // namespace rc
