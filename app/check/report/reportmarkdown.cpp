// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportmarkdown.h"

#include "check/report/keyguard.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "core/words/markdowntext.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ReportTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Report)
};

QString withOffset(const QDateTime &at)
{
    return at.toOffsetFromUtc(at.offsetFromUtc()).toString(Qt::ISODate);
}

QString shownMs(qint64 microseconds)
{
    return ReportTr::tr("%1 ms").arg(QLocale().toString(microseconds / 1000));
}

QString headLines(const CheckReport &report)
{
    const auto pasted = parseResourceUrl(report.resource);
    const QString address = pasted ? pasted->resource.resourceUrl() : report.resource;
    const auto line = [](const QString &label, const QString &value) {
        return u"- "_s + label + u": "_s + value + u'\n';
    };
    QString text = line(ReportTr::tr("Resource"), markdownCode(address));
    if (!report.toolServer.isEmpty())
        text += line(ReportTr::tr("Tool server"), markdownCode(report.toolServer));
    text += line(ReportTr::tr("Checked"),
                 ReportTr::tr("%1, in %2").arg(withOffset(report.at), shownMs(report.elapsedMs * 1000)));
    text += line(ReportTr::tr("Entry marker"), u'`' + report.marker + u'`');
    text += line(ReportTr::tr("Written by"),
                 u"%1 %2, Qt %3, %4"_s.arg(programName(), programVersion(), QString::fromLatin1(qVersion()),
                                           markdownText(QSysInfo::prettyProductName())));
    return text;
}

QString tableRow(const QStringList &cells)
{
    return u"| "_s + cells.join(u" | "_s) + u" |\n"_s;
}

QString ladderTable(const QList<RungResult> &rungs)
{
    QString text =
        tableRow({ReportTr::tr("Step"), ReportTr::tr("State"), ReportTr::tr("Time"), ReportTr::tr("Details")}) +
        tableRow({u"---"_s, u"---"_s, u"---:"_s, u"---"_s});
    for (const RungResult &rung : rungs) {
        const bool ran = rung.state != RungState::Skipped;
        text += tableRow({rungTitle(rung.id), stateName(rung.state), ran ? shownMs(rung.elapsedUs) : QString(),
                          markdownText(rung.summary)});
    }
    return text;
}

QString evidenceOf(const RungResult &rung)
{
    if (rung.hint.isEmpty() && rung.reply.isEmpty() && rung.facts.isEmpty())
        return {};
    QString text = u"\n## "_s + rungTitle(rung.id) + u"\n\n"_s;
    if (!rung.hint.isEmpty())
        text += markdownText(rung.hint) + u"\n\n"_s;
    for (const Fact &fact : rung.facts) {
        QStringList lines = fact.value.split(u'\n');
        std::transform(lines.begin(), lines.end(), lines.begin(), markdownCode);
        text += u"- "_s + factLabel(fact.id) + u": "_s + listText(lines) + u'\n';
    }
    if (!rung.reply.isEmpty())
        text += (rung.facts.isEmpty() ? QString() : u"\n"_s) +
                markdownCodeBlock(displayText(rung.reply, LineBreaks::Keep), u"text"_s);
    return text;
}

} // namespace

Result<QString> reportMarkdown(const CheckReport &report)
{
    QString text = u"# "_s + ReportTr::tr("Resource check") + u"\n\n**"_s + verdictOf(report.rungs) + u"**\n\n"_s +
                   headLines(report) + u'\n' + ladderTable(report.rungs);
    for (const RungResult &rung : report.rungs)
        text += evidenceOf(rung);
    RC_CHECK(withoutKey(text, report));
    return text;
}

} // namespace rc
