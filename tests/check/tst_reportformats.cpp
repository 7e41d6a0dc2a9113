// SPDX-License-Identifier: GPL-3.0-or-later
// A check as JUnit XML: what readers rely on, and never the key.
#include "check/report/reportformats.h"
#include "passedreport.h"
#include "support/testprogram.h"

#include <QTest>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;

namespace rc::tst_reportformats {

namespace {

CheckReport sample()
{
    CheckReport report = passedReport();
    RungResult &ingest = report.rungs[qsizetype(RungId::Ingest)];
    ingest.state = RungState::Failed;
    ingest.exitCode = 4;
    ingest.cause = u"wrong-key"_s;
    ingest.summary = u"403: \"the key\" <is> wrong & \u202eold"_s;
    ingest.hint = u"Do this next.\x01"_s;
    report.rungs[qsizetype(RungId::LevelDebug)].state = RungState::Skipped;
    report.rungs[qsizetype(RungId::Dns)].state = RungState::Warned;
    return report;
}

struct XmlElement
{
    QString name;
    QXmlStreamAttributes attributes;
    QString parent;
};

/// All elements in order; empty if it is not XML.
QList<XmlElement> elementsOf(const QByteArray &xml)
{
    QList<XmlElement> elements;
    QStringList open{QString()};
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            elements.append({reader.name().toString(), reader.attributes(), open.last()});
            open.append(reader.name().toString());
        } else if (reader.isEndElement()) {
            open.removeLast();
        }
    }
    return reader.hasError() ? QList<XmlElement>() : elements;
}

/// The common schema of JUnit readers (Jenkins, GitLab): parents and required attributes of each element.
struct JunitRow
{
    QString name;
    QStringList parents;
    QStringList attributes;
};

const QList<JunitRow> junitRows{
    {u"testsuites"_s, {QString()}, {u"tests"_s, u"failures"_s, u"errors"_s, u"time"_s}},
    {u"testsuite"_s,
     {u"testsuites"_s},
     {u"name"_s, u"tests"_s, u"failures"_s, u"errors"_s, u"skipped"_s, u"time"_s, u"timestamp"_s}},
    {u"testcase"_s, {u"testsuite"_s}, {u"name"_s, u"classname"_s, u"time"_s}},
    {u"failure"_s, {u"testcase"_s}, {u"message"_s, u"type"_s}},
    {u"skipped"_s, {u"testcase"_s}, {}},
    {u"system-out"_s, {u"testcase"_s}, {}}};

} // namespace

class TestReportFormats : public QObject
{
    Q_OBJECT

private slots:
    void junitFitsItsSchema();
    void junitTellsWhatFailed();
    void junitNeverHasTheKey();
};

void TestReportFormats::junitFitsItsSchema()
{
    const QList<XmlElement> elements = elementsOf(reportJunit(sample()).value_or(QByteArray()));
    QVERIFY(!elements.isEmpty());
    for (const XmlElement &element : elements) {
        const auto row = std::find_if(junitRows.cbegin(), junitRows.cend(),
                                      [&](const JunitRow &one) { return one.name == element.name; });
        QVERIFY2(row != junitRows.cend(), qPrintable(element.name));
        QVERIFY2(row->parents.contains(element.parent), qPrintable(element.name));
        for (const QString &attribute : row->attributes)
            QVERIFY2(element.attributes.hasAttribute(attribute), qPrintable(element.name + u' ' + attribute));
    }
}

void TestReportFormats::junitTellsWhatFailed()
{
    const QByteArray xml = *reportJunit(sample());
    const QList<XmlElement> elements = elementsOf(xml);
    const QXmlStreamAttributes suite = elements.at(1).attributes;
    QCOMPARE(suite.value("tests"_L1).toInt(), int(usualRungs().size()));
    QCOMPARE(suite.value("failures"_L1).toInt(), 1);
    QCOMPARE(suite.value("skipped"_L1).toInt(), 1);
    QStringList names;
    for (const XmlElement &element : elements) {
        if (element.name == "testcase"_L1)
            names.append(element.attributes.value("name"_L1).toString());
        if (element.name == "failure"_L1)
            QCOMPARE(element.attributes.value("type"_L1).toString(), u"wrong-key"_s);
    }
    QVERIFY(names.contains(u"ingest"_s) && names.contains(u"tools-general"_s));
    QVERIFY(xml.contains("Do this next") && !xml.contains("\xe2\x80\xae"));
}

void TestReportFormats::junitNeverHasTheKey()
{
    CheckReport leaky = sample();
    leaky.rungs[qsizetype(RungId::Ingest)].summary = u"sent k-canary-0123456789"_s;
    QVERIFY(!reportJunit(leaky));
}

RC_TEST(TestReportFormats)

} // namespace rc::tst_reportformats

#include "tst_reportformats.moc"
