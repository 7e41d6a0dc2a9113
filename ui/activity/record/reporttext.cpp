// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/record/reporttext.h"

#include "check/report/reportjson.h"
#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/activity/list/activitywords.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype longest = 1024 * 1024;

void addRung(QStringList &lines, const RungResult &rung)
{
    QString head = stateName(rung.state).leftJustified(9) + rungTitle(rung.id);
    if (const QString took = tookText(rung.elapsedUs / 1000); !took.isEmpty())
        head = listText({head, took});
    lines.append(head);
    for (const QString &text : {rung.summary, rung.hint, rung.reply}) {
        for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
            lines.append(QString(9, u' ') + line);
    }
}

} // namespace

QString keptReportText(const QString &json)
{
    const auto report = reportFromJson(json.toUtf8());
    if (!report)
        return displayText(QString::fromUtf8(jsonIndented(json.toUtf8())), LineBreaks::Keep, longest);
    QStringList lines{verdictOf(report->rungs), QLocale().toString(report->at, QLocale::ShortFormat), report->resource,
                      report->marker};
    lines.removeAll(QString());
    lines.append(QString());
    for (const RungResult &rung : report->rungs)
        addRung(lines, rung);
    return displayText(lines.join(u'\n'), LineBreaks::Keep, longest);
}

} // namespace rc
