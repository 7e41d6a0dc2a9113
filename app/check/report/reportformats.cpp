// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportformats.h"

#include "check/report/reportjson.h"
#include "core/url/resourceurl.h"
#include "core/version.h"
#include "core/words/displaytext.h"
#include "core/words/markdown.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSysInfo>
#include <QXmlStreamWriter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString seconds(qint64 microseconds)
{
    return QString::number(double(microseconds) / 1e6, 'f', 3);
}

/// XML allows neither control characters nor lone surrogates; displayText() removes both.
QString shown(const QString &text)
{
    return displayText(text, LineBreaks::Keep);
}

QString detailText(const StepResult &step)
{
    QStringList lines{step.summary, step.hint, step.reply};
    lines.removeAll(QString());
    return shown(lines.join(u'\n'));
}

void write(const StepResult &step, QXmlStreamWriter &xml)
{
    const bool ran = step.state != StepState::Skipped && step.state != StepState::Waiting;
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, u"check"_s);
    xml.writeAttribute(u"name"_s, wireWord(step.id));
    xml.writeAttribute(u"time"_s, seconds(ran ? step.elapsedUs : 0));
    if (step.state == StepState::Failed) {
        xml.writeStartElement(u"failure"_s);
        xml.writeAttribute(u"message"_s, shown(step.summary));
        xml.writeAttribute(u"type"_s, step.cause.isEmpty() ? u"unknown"_s : step.cause);
        xml.writeCharacters(detailText(step));
        xml.writeEndElement();
    } else if (!ran) {
        xml.writeStartElement(u"skipped"_s);
        xml.writeAttribute(u"message"_s, shown(step.summary));
        xml.writeEndElement();
    } else if (step.state == StepState::Warned) {
        xml.writeTextElement(u"system-out"_s, detailText(step));
    }
    xml.writeEndElement();
}

} // namespace

Result<QByteArray> reportJunit(const CheckReport &report)
{
    const auto count = [&report](auto &&is) { return QString::number(std::ranges::count_if(report.steps, is)); };
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    const auto counts = [&] {
        xml.writeAttribute(u"tests"_s, QString::number(report.steps.size()));
        xml.writeAttribute(u"failures"_s,
                           count([](const StepResult &step) { return step.state == StepState::Failed; }));
        xml.writeAttribute(u"errors"_s, u"0"_s);
        xml.writeAttribute(u"time"_s, seconds(report.elapsedMs * 1000));
    };
    xml.writeStartElement(u"testsuites"_s);
    counts();
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"resource-console check"_s);
    counts();
    // only on a suite: the schema used by CI servers allows it nowhere else
    xml.writeAttribute(u"skipped"_s, count([](const StepResult &step) {
                           return step.state == StepState::Skipped || step.state == StepState::Waiting;
                       }));
    if (report.at.isValid())
        xml.writeAttribute(u"timestamp"_s, report.at.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
    for (const StepResult &step : report.steps)
        write(step, xml);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    RC_CHECK(verifyNoSecrets(QString::fromUtf8(bytes), report));
    return bytes;
}

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

Markdown stepsTable(const QList<StepResult> &steps)
{
    Markdown text = markdownRow({Markdown::text(ReportTr::tr("Step")), Markdown::text(ReportTr::tr("State")),
                                 Markdown::text(ReportTr::tr("Time")), Markdown::text(ReportTr::tr("Details"))}) +
                    markdownRow({u"---", u"---", u"---:", u"---"});
    for (const StepResult &step : steps) {
        const bool ran = step.state != StepState::Skipped;
        text += markdownRow({Markdown::text(stepTitle(step.id)), Markdown::text(stateName(step.state)),
                             Markdown::text(ran ? shownMs(step.elapsedUs) : QString()), Markdown::text(step.summary)});
    }
    return text;
}

Markdown factLine(const Fact &fact)
{
    QList<Markdown> values;
    for (const QString &line : fact.value.text().split(u'\n'))
        values.append(Markdown::code(line));
    return u"- " + Markdown::text(factLabel(fact.id)) + u": " + Markdown::joined(values, u", ") + u"\n";
}

Markdown evidenceOf(const StepResult &step)
{
    if (step.hint.isEmpty() && step.reply.isEmpty() && step.facts.isEmpty())
        return {};
    Markdown text = u"\n## " + Markdown::text(stepTitle(step.id)) + u"\n\n";
    if (!step.hint.isEmpty())
        text += Markdown::text(step.hint) + u"\n\n";
    for (const Fact &fact : step.facts)
        text += factLine(fact);
    if (!step.reply.isEmpty()) {
        if (!step.facts.isEmpty())
            text += u"\n";
        text += Markdown::codeBlock(step.reply);
    }
    return text;
}

} // namespace

Result<QString> reportMarkdown(const CheckReport &report)
{
    Markdown text = u"# " + Markdown::text(ReportTr::tr("Resource check")) + u"\n\n**" +
                    Markdown::text(verdictOf(report.steps)) + u"**\n\n" + headLines(report) + u"\n" +
                    stepsTable(report.steps);
    for (const StepResult &step : report.steps)
        text += evidenceOf(step);
    RC_CHECK(verifyNoSecrets(text.document(), report));
    return text.document();
}

} // namespace rc
