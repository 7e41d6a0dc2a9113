// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/phrase.h"

#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/textsof.h"
#include "core/translation.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxText = 4000;

/// In the order of Phrase::Kind; the first is never written.
constexpr std::array joinWords{"-"_L1, ""_L1, "list"_L1, "clauses"_L1, "sentences"_L1, "sentence"_L1};

QString asSentence(QString text)
{
    if (text.isEmpty())
        return text;
    text.front() = text.front().toUpper();
    return text.endsWith(u'.') ? text : text + u'.';
}

QByteArray bytesIn(JsonValue object, QByteArrayView name)
{
    return displayText(object.textOf(name), LineBreaks::Keep, maxText).toUtf8();
}

} // namespace

Phrase::Phrase(const char *context, const char *source, const char *comment, int count)
    : m_kind(source ? Kind::Sentence : Kind::Text)
    , m_context(context)
    , m_source(source)
    , m_comment(comment)
    , m_count(count)
{
}

Phrase Phrase::joined(Kind kind, const QList<Phrase> &phrases)
{
    Phrase phrase;
    phrase.m_kind = kind;
    std::ranges::copy_if(phrases, std::back_inserter(phrase.m_values),
                         [](const Phrase &one) { return !one.isEmpty(); });
    return phrase.m_values.size() == 1 ? Phrase(phrase.m_values.constFirst()) : phrase;
}

Phrase Phrase::sentence() const
{
    Phrase phrase;
    phrase.m_kind = Kind::AsSentence;
    phrase.m_values = {*this};
    return phrase;
}

Phrase Phrase::arg(const QList<Phrase> &values) const
{
    Phrase filled = *this;
    filled.m_values += values;
    return filled;
}

Phrase Phrase::shown(qsizetype maxLength) const
{
    if (m_kind == Kind::Text)
        return displayText(m_text, LineBreaks::Mark, maxLength);
    Phrase safe = *this;
    for (Phrase &value : safe.m_values)
        value = value.shown(maxLength);
    return safe;
}

QString Phrase::text() const
{
    if (m_kind == Kind::Text || (!m_language.isEmpty() && m_language == languageCode()))
        return m_text;
    const QStringList values = textsOf(m_values, &Phrase::text);
    switch (m_kind) {
    case Kind::List:
        return listText(values);
    case Kind::Clauses:
        return clausesText(values);
    case Kind::Sentences:
        return sentencesText(values);
    case Kind::AsSentence:
        return asSentence(values.value(0));
    default:
        return filledSentence(QCoreApplication::translate(m_context, m_source, m_comment, m_count), values);
    }
}

Phrase Phrase::recordedAs(const QString &text, const QString &language) const
{
    Phrase recorded = *this;
    recorded.m_text = text;
    recorded.m_language = language;
    return recorded;
}

QByteArray Phrase::toJson() const
{
    if (m_kind == Kind::Text)
        return jsonString(m_text);
    QList<JsonMember> members;
    if (m_kind == Kind::Sentence) {
        members = {{"context", jsonString(QString::fromUtf8(m_context))},
                   {"source", jsonString(QString::fromUtf8(m_source))}};
        if (!m_comment.isEmpty())
            members.append({"comment", jsonString(QString::fromUtf8(m_comment))});
        if (m_count >= 0)
            members.append({"count", QByteArray::number(m_count)});
    } else {
        members = {{"join", jsonString(joinWords.at(size_t(m_kind)))}};
    }
    QList<QByteArray> values;
    for (const Phrase &value : m_values) {
        const bool isUsed = m_kind != Kind::Sentence || m_source.contains('%' + QByteArray::number(values.size() + 1));
        values.append(isUsed ? value.toJson() : QByteArray("\"\""));
    }
    if (!values.isEmpty())
        members.append({"values", jsonArray(values)});
    return jsonObject(members);
}

std::optional<Phrase> Phrase::fromJson(JsonValue json)
{
    if (json.isText())
        return Phrase(displayText(json.text().value_or(QString()), LineBreaks::Keep, maxText));
    const auto join = std::ranges::find(joinWords, json.textOf("join"));
    if (!json.isObject() || join == joinWords.end())
        return std::nullopt;
    Phrase phrase;
    phrase.m_kind = Kind(join - joinWords.begin());
    phrase.m_context = bytesIn(json, "context");
    phrase.m_source = bytesIn(json, "source");
    phrase.m_comment = bytesIn(json, "comment");
    if (const JsonValue count = json.member("count"))
        phrase.m_count = count.raw().toByteArray().toInt();
    for (const JsonValue value : json.member("values")) {
        const std::optional<Phrase> one = fromJson(value);
        if (!one)
            return std::nullopt;
        phrase.m_values.append(*one);
    }
    return phrase;
}

} // namespace rc
