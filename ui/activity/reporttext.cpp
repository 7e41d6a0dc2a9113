// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/reporttext.h"

#include "check/rung.h"
#include "core/displaytext.h"
#include "ui/activity/activitywords.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longest = 1024 * 1024;

void addRung(QStringList &lines, const QJsonObject &rung)
{
    const auto state = stateFromWord(rung.value("state"_L1).toString());
    const auto id = rungFromWord(rung.value("id"_L1).toString());
    const QString title = id ? rungTitle(*id) : rung.value("title"_L1).toString();
    QString head = (state ? stateName(*state) : rung.value("state"_L1).toString()).leftJustified(9) + title;
    if (const QString took = tookText(rung.value("elapsedMs"_L1).toInteger()); !took.isEmpty())
        head += u", "_s + took;
    lines.append(head);
    for (const QLatin1StringView member : {"summary"_L1, "hint"_L1, "reply"_L1}) {
        for (const QString &line : rung.value(member).toString().split(u'\n', Qt::SkipEmptyParts))
            lines.append(QString(9, u' ') + line);
    }
}

} // namespace

QString keptReportText(const QString &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    const QJsonObject report = document.object();
    const QJsonArray rungs = report.value("rungs"_L1).toArray();
    if (rungs.isEmpty()) {
        const QString text = document.isNull() ? json : QString::fromUtf8(document.toJson(QJsonDocument::Indented));
        return displayText(text, LineBreaks::Keep, longest);
    }
    QStringList lines{report.value("verdict"_L1).toString(), report.value("at"_L1).toString(),
                      report.value("resource"_L1).toObject().value("resourceUrl"_L1).toString()};
    if (const QString marker = report.value("marker"_L1).toString(); !marker.isEmpty())
        lines.append(marker);
    lines.removeAll(QString());
    lines.append(QString());
    for (const QJsonValue rung : rungs)
        addRung(lines, rung.toObject());
    return displayText(lines.join(u'\n'), LineBreaks::Keep, longest);
}

} // namespace rc
