// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/logarguments.h"

#include "core/json/jsonparts.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// A value that is a placeholder: its name, and the number after a colon.
struct Placeholder
{
    QString name;
    int most = 0;
};

std::optional<Placeholder> placeholderIn(const QString &text)
{
    static const QRegularExpression form(u"\\A\\{([a-z_]+)(?::([0-9]{1,6}))?\\}\\z"_s);
    const QRegularExpressionMatch match = form.match(text);
    return match.hasMatch() ? std::optional(Placeholder{match.captured(1), match.captured(2).toInt()}) : std::nullopt;
}

std::optional<QByteArray> textOrNothing(const QString &text)
{
    return text.isEmpty() ? std::nullopt : std::optional(jsonString(text));
}

int fewest(int one, int other)
{
    return one == 0 || other == 0 ? std::max(one, other) : std::min(one, other);
}

std::optional<QByteArray> numberAbove(qsizetype least, qsizetype number)
{
    return number > least ? std::optional(QByteArray::number(number)) : std::nullopt;
}

/// By placeholder; nullopt to omit the member.
QHash<QString, std::optional<QByteArray>> valuesOf(const LogQuestion &question, int mostWanted)
{
    const QString since = question.since.isValid() ? question.since.toUTC().toString(Qt::ISODateWithMs) : QString();
    return {{u"resource_uuid"_s, jsonString(question.resourceUuid)},
            {u"marker"_s, textOrNothing(question.marker)},
            {u"text"_s, textOrNothing(question.text)},
            {u"since"_s, textOrNothing(since)},
            {u"limit"_s, numberAbove(0, fewest(question.most, mostWanted))},
            {u"page"_s, textOrNothing(question.page)},
            {u"offset"_s, numberAbove(0, question.offset)},
            {u"page_number"_s, numberAbove(1, question.pageNumber)}};
}

QByteArray filledText(QString text, const LogQuestion &question)
{
    text.replace("{resource_uuid}"_L1, question.resourceUuid);
    text.replace("{marker}"_L1, question.marker);
    return jsonString(text);
}

} // namespace

Result<QByteArray> logArguments(const QByteArray &pattern, const LogQuestion &question)
{
    const auto tape = JsonTape::read(pattern);
    if (!tape || !tape->root().isObject())
        return failure(QCoreApplication::translate("rc::LogArguments", "The arguments of the log tool are not a JSON "
                                                                       "object."));
    QList<JsonMember> members;
    for (const JsonValue member : tape->root()) {
        const QByteArray key = member.rawKey().toByteArray();
        const QByteArray name = key.mid(1, key.size() - 2);
        const std::optional<QString> text = member.text();
        const auto placeholder = text ? placeholderIn(*text) : std::nullopt;
        if (!placeholder) {
            members.append({name, text ? filledText(*text, question) : member.raw().toByteArray()});
            continue;
        }
        const auto values = valuesOf(question, placeholder->most);
        const auto value = values.constFind(placeholder->name);
        if (value == values.cend())
            return failure(QCoreApplication::translate("rc::LogArguments",
                                                       "The log tool’s arguments contain the unknown placeholder {%1}.")
                               .arg(displayText(placeholder->name)));
        if (*value)
            members.append({name, **value});
    }
    return jsonObject(members);
}

bool hasPlaceholder(const QByteArray &pattern, QLatin1StringView name)
{
    const auto tape = JsonTape::read(pattern);
    if (!tape)
        return false;
    const JsonValue root = tape->root();
    return std::ranges::any_of(root, [name](const JsonValue &member) {
        const QString text = member.text().value_or(QString());
        const auto placeholder = placeholderIn(text);
        return placeholder ? placeholder->name == name : text.contains(u'{' + name + u'}');
    });
}

int mostByPattern(const QByteArray &pattern)
{
    const auto tape = JsonTape::read(pattern);
    if (!tape)
        return 0;
    for (const JsonValue member : tape->root()) {
        const auto placeholder = placeholderIn(member.text().value_or(QString()));
        if (placeholder && placeholder->name == "limit"_L1)
            return placeholder->most;
    }
    return 0;
}

} // namespace rc
