// SPDX-License-Identifier: GPL-3.0-or-later
#include "service/arrival/storeddifference.h"

#include "core/json/exactnumber.h"
#include "core/json/jsontape.h"
#include "core/words/enumtable.h"

#include <QSet>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

using Kind = StoredDifference::Kind;

struct DifferenceRow
{
    Kind kind;
    QLatin1StringView word;
};

constexpr std::array<DifferenceRow, 4> differenceRows{{
    {Kind::Changed, "changed"_L1},
    {Kind::Rewritten, "rewritten"_L1},
    {Kind::Missing, "missing"_L1},
    {Kind::Added, "added"_L1},
}};

void compare(QList<StoredDifference> &found, const QString &member, const QString &sent, const QString &stored,
             bool isSameValue)
{
    if (sent == stored)
        return;
    const Kind kind = stored.isEmpty() ? Kind::Missing : isSameValue ? Kind::Rewritten : Kind::Changed;
    found.append({member, sent, stored, kind});
}

bool isSameLevel(Level sent, const QString &stored)
{
    if (levelFromWord(stored) == sent)
        return true;
    if (stored == QString::number(int(sent)))
        return true;
    return sent == Level::Warning && stored.compare("warn"_L1, Qt::CaseInsensitive) == 0;
}

bool isSameNumber(const QString &sent, const QString &stored)
{
    const auto one = ExactNumber::from(sent);
    const auto other = ExactNumber::from(stored);
    return one && other && *one == *other;
}

/// A stored value of extra.
struct StoredValue
{
    QString text; ///< decoded, or as written
    bool isText = false;
};

void compareExtra(QList<StoredDifference> &found, const ExtraField &sent, const std::optional<StoredValue> &stored)
{
    const QString member = u"extra."_s + sent.key;
    if (!stored) {
        found.append({member, sent.value, {}, Kind::Missing});
        return;
    }
    if (sent.type == ExtraField::Type::Text && !stored->isText) {
        found.append({member, sent.value, stored->text, Kind::Changed});
    } else if (sent.type == ExtraField::Type::Number && stored->isText) {
        if (sent.value == stored->text) // a number stored as text
            found.append({member, sent.value, u'"' + stored->text + u'"', Kind::Changed});
        else
            compare(found, member, sent.value, stored->text, false);
    } else {
        const bool same = sent.type == ExtraField::Type::Number && isSameNumber(sent.value, stored->text);
        if (sent.value != stored->text)
            found.append({member, sent.value, stored->text, same ? Kind::Rewritten : Kind::Changed});
    }
}

void compareExtras(QList<StoredDifference> &found, const LogEntry &sent, const QByteArray &extra)
{
    const auto tape = JsonTape::read(extra.isEmpty() ? QByteArray("{}") : extra);
    const JsonValue root = tape ? tape->root() : JsonValue();
    QSet<QString> ours;
    for (const ExtraField &field : sent.extra) {
        ours.insert(field.key);
        std::optional<StoredValue> value;
        if (const JsonValue member = root.member(field.key.toUtf8()))
            value = StoredValue{member.isText() ? member.text().value_or(QString())
                                                : QString::fromUtf8(member.raw().toByteArray()),
                                member.isText()};
        compareExtra(found, field, value);
    }
    for (const JsonValue member : root) {
        if (!ours.contains(member.key()))
            found.append(
                {u"extra."_s + member.key(),
                 {},
                 member.isText() ? member.text().value_or(QString()) : QString::fromUtf8(member.raw().toByteArray()),
                 Kind::Added});
    }
}

} // namespace

QLatin1StringView wireWord(StoredDifference::Kind kind)
{
    return rowOf(differenceRows, &DifferenceRow::kind, kind).word;
}

QList<StoredDifference> storedDifferences(const LogEntry &sent, const StoredEntry &stored)
{
    QList<StoredDifference> found;
    compare(found, u"level"_s, wireWord(sent.level), stored.level, isSameLevel(sent.level, stored.level));
    compare(found, u"message"_s, sent.message, stored.message, false);
    if (sent.ts.isValid()) {
        const QDateTime shown = storedTime(stored.time);
        const QString written = isoWithOffset(sent.ts);
        // compare seconds, because a service may not show fractions
        const bool same = shown.isValid() && shown.toSecsSinceEpoch() == sent.ts.toSecsSinceEpoch() &&
                          (shown.time().msec() == 0 || shown.time().msec() == sent.ts.time().msec());
        compare(found, u"ts"_s, written, stored.time, same);
    }
    compareExtras(found, sent, stored.extra);
    return found;
}

bool isAltered(const QList<StoredDifference> &differences)
{
    return std::any_of(differences.cbegin(), differences.cend(), [](const StoredDifference &one) {
        return one.kind == Kind::Changed || one.kind == Kind::Missing;
    });
}

} // namespace rc
