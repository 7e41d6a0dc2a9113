// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportmarkdown.h"

#include "check/report/keyguard.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/markdown.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>

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

Markdown headLines(const CheckReport &report)
{
    const auto pasted = parseResourceUrl(report.resource);
    const QString address = pasted ? pasted->resource.resourceUrl() : report.resource;
    const auto line = [](const QString &label, const Markdown &value) {
        return u"- " + Markdown::text(label) + u": " + value + u"\n";
    };
    Markdown text = line(ReportTr::tr("Resource"), Markdown::code(address));
    if (!report.toolServer.isEmpty())
        text += line(ReportTr::tr("Tool server"), Markdown::code(report.toolServer));
    text +=
        line(ReportTr::tr("Checked"),
             Markdown::text(ReportTr::tr("%1, in %2").arg(withOffset(report.at), shownMs(report.elapsedMs * 1000))));
    text += line(ReportTr::tr("Entry marker"), Markdown::code(report.marker));
    text += line(ReportTr::tr("Written by"),
                 Markdown::text(u"%1 %2, Qt %3, %4"_s.arg(
                     programName(), programVersion(), QString::fromLatin1(qVersion()), QSysInfo::prettyProductName())));
    return text;
}

Markdown ladderTable(const QList<RungResult> &rungs)
{
    Markdown text = markdownRow({Markdown::text(ReportTr::tr("Step")), Markdown::text(ReportTr::tr("State")),
                                 Markdown::text(ReportTr::tr("Time")), Markdown::text(ReportTr::tr("Details"))}) +
                    markdownRow({u"---", u"---", u"---:", u"---"});
    for (const RungResult &rung : rungs) {
        const bool ran = rung.state != RungState::Skipped;
        text += markdownRow({Markdown::text(rungTitle(rung.id)), Markdown::text(stateName(rung.state)),
                             Markdown::text(ran ? shownMs(rung.elapsedUs) : QString()), Markdown::text(rung.summary)});
    }
    return text;
}

Markdown factLine(const Fact &fact)
{
    QList<Markdown> values;
    for (const QString &line : fact.value.split(u'\n'))
        values.append(Markdown::code(line));
    return u"- " + Markdown::text(factLabel(fact.id)) + u": " + Markdown::joined(values, u", ") + u"\n";
}

Markdown evidenceOf(const RungResult &rung)
{
    if (rung.hint.isEmpty() && rung.reply.isEmpty() && rung.facts.isEmpty())
        return {};
    Markdown text = u"\n## " + Markdown::text(rungTitle(rung.id)) + u"\n\n";
    if (!rung.hint.isEmpty())
        text += Markdown::text(rung.hint) + u"\n\n";
    for (const Fact &fact : rung.facts)
        text += factLine(fact);
    if (!rung.reply.isEmpty()) {
        if (!rung.facts.isEmpty())
            text += u"\n";
        text += Markdown::codeBlock(rung.reply);
    }
    return text;
}

} // namespace

Result<QString> reportMarkdown(const CheckReport &report)
{
    Markdown text = u"# " + Markdown::text(ReportTr::tr("Resource check")) + u"\n\n**" +
                    Markdown::text(verdictOf(report.rungs)) + u"**\n\n" + headLines(report) + u"\n" +
                    ladderTable(report.rungs);
    for (const RungResult &rung : report.rungs)
        text += evidenceOf(rung);
    RC_CHECK(withoutKey(text.document(), report));
    return text.document();
}

} // namespace rc
