// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/report/reportjunit.h"

#include "check/report/keyguard.h"
#include "core/words/displaytext.h"

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

QString told(const RungResult &rung)
{
    QStringList lines{rung.summary, rung.hint, rung.reply};
    lines.removeAll(QString());
    return shown(lines.join(u'\n'));
}

void write(const RungResult &rung, QXmlStreamWriter &xml)
{
    const bool ran = rung.state != RungState::Skipped && rung.state != RungState::Waiting;
    xml.writeStartElement(u"testcase"_s);
    xml.writeAttribute(u"classname"_s, u"check"_s);
    xml.writeAttribute(u"name"_s, wireWord(rung.id));
    xml.writeAttribute(u"time"_s, seconds(ran ? rung.elapsedUs : 0));
    if (rung.state == RungState::Failed) {
        xml.writeStartElement(u"failure"_s);
        xml.writeAttribute(u"message"_s, shown(rung.summary));
        xml.writeAttribute(u"type"_s, rung.cause.isEmpty() ? u"unknown"_s : rung.cause);
        xml.writeCharacters(told(rung));
        xml.writeEndElement();
    } else if (!ran) {
        xml.writeStartElement(u"skipped"_s);
        xml.writeAttribute(u"message"_s, shown(rung.summary));
        xml.writeEndElement();
    } else if (rung.state == RungState::Warned) {
        xml.writeTextElement(u"system-out"_s, told(rung));
    }
    xml.writeEndElement();
}

} // namespace

Result<QByteArray> reportJunit(const CheckReport &report)
{
    const auto count = [&report](auto &&is) {
        return QString::number(std::count_if(report.rungs.cbegin(), report.rungs.cend(), is));
    };
    QByteArray bytes;
    QXmlStreamWriter xml(&bytes);
    xml.setAutoFormatting(true);
    xml.setAutoFormattingIndent(2);
    xml.writeStartDocument();
    const auto counts = [&] {
        xml.writeAttribute(u"tests"_s, QString::number(report.rungs.size()));
        xml.writeAttribute(u"failures"_s,
                           count([](const RungResult &rung) { return rung.state == RungState::Failed; }));
        xml.writeAttribute(u"errors"_s, u"0"_s);
        xml.writeAttribute(u"time"_s, seconds(report.elapsedMs * 1000));
    };
    xml.writeStartElement(u"testsuites"_s);
    counts();
    xml.writeStartElement(u"testsuite"_s);
    xml.writeAttribute(u"name"_s, u"resource-console check"_s);
    counts();
    // only on a suite: the schema used by CI servers allows it nowhere else
    xml.writeAttribute(u"skipped"_s, count([](const RungResult &rung) {
                           return rung.state == RungState::Skipped || rung.state == RungState::Waiting;
                       }));
    if (report.at.isValid())
        xml.writeAttribute(u"timestamp"_s, report.at.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss"_s));
    for (const RungResult &rung : report.rungs)
        write(rung, xml);
    xml.writeEndElement();
    xml.writeEndElement();
    xml.writeEndDocument();
    RC_CHECK(withoutKey(QString::fromUtf8(bytes), report));
    return bytes;
}

} // namespace rc
