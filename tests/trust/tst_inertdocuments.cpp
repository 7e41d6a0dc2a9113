// SPDX-License-Identifier: GPL-3.0-or-later
// Documents for other programs, read by real parsers: a server's text never adds a link, image, mention, tag, formula
// or heading.
#include "catalog/report/catalogreport.h"
#include "catalog/review/catalogexport.h"
#include "check/report/reportformats.h"
#include "check/report/reportjson.h"
#include "core/entry/csv.h"
#include "core/words/displaytext.h"
#include "core/words/markdown.h"
#include "support/testprogram.h"
#include "tests/catalog/definitions.h"
#include "tests/check/passedreport.h"

#include <QMap>
#include <QProcess>
#include <QXmlStreamReader>

namespace rc::tst_inertdocuments {

namespace {

struct Hostile
{
    const char *name;
    QString text;
};

const QList<Hostile> &hostileTexts()
{
    static const QList<Hostile> texts{
        {"a link", u"[click](https://evil.example)"_s},
        {"a script", u"[x](javascript:alert(1))"_s},
        {"a link by reference", u"[x][y] [y]: https://evil.example"_s},
        {"a definition", u"[x]: https://evil.example"_s},
        {"an image", u"![x](https://evil.example/p.png)"_s},
        {"an address", u"see https://evil.example/x, now"_s},
        {"of another scheme", u"see (ftp://evil.example/x)"_s},
        {"in angle brackets", u"<https://evil.example>"_s},
        {"a name of a site", u"see WWW.evil.example or www.evil.example"_s},
        {"an e-mail address", u"to x@evil.example"_s},
        {"an e-mail address as entities", u"to x&#64;evil.example"_s},
        {"mail", u"mailto:x@evil.example"_s},
        {"a mention", u"@all-hands look, (@org/team) and @alice"_s},
        {"an issue", u"see #17, owner/repo#17, GH-17 and !17"_s},
        {"a reference of GitLab", u"see [vulnerability:17], [a/b/issue:\"x\"] and *iteration:17"_s},
        {"a commit", u"since 3e2ad8945e5f4c349899"_s},
        {"a tag", u"<img src=x onerror=y>"_s},
        {"a script element", u"<script>1</script>"_s},
        {"a comment", u"<!-- x"_s},
        {"an entity", u"&lt;b&gt; &#64;all &copy;"_s},
        {"a heading", u"# Passed"_s},
        {"a heading under the line before", u"==="_s},
        {"a rule", u"---"_s},
        {"a list", u"- one"_s},
        {"another list", u"* one"_s},
        {"a numbered list", u"1. one"_s},
        {"another numbered list", u"12) one"_s},
        {"a task", u"- [x] done"_s},
        {"a quotation", u"> one"_s},
        {"emphasis", u"*a* **b** _c_ ~~d~~"_s},
        {"code", u"`a` ``b`` ` ``` "_s},
        {"out of code", u"a`<b>` and `@alice"_s},
        {"a fence", u"```"_s},
        {"another fence", u"~~~"_s},
        {"a table", u"a | b | @alice |"_s},
        {"a table with an escape", u"a \\| b \\\\| https://evil.example|x"_s},
        {"a footnote", u"[^1] [^1]: x"_s},
        {"a formula", u"=HYPERLINK(\"https://evil.example\")"_s},
        {"a formula by plus", u"+1"_s},
        {"a formula by minus", u"-1"_s},
        {"a formula by at", u"@SUM(A1)"_s},
        {"mathematics", u"$x$ $$y$$"_s},
        {"a line break and a heading", u"x\n# Passed\n\n[y](https://evil.example)"_s},
        {"the end of an element", u"]]></failure><x/>"_s},
        {"an escape sequence", u"\u001b[31mred\u001b]8;;https://evil.example\u0007"_s},
        {"a direction", u"abc\u202edef"_s},
    };
    return texts;
}

Tool toolWith(const QString &text, const QString &more = {})
{
    const QJsonObject property{{u"type"_s, u"string"_s}, {u"description"_s, text}, {u"default"_s, text}};
    return toolOf(
        QJsonDocument(QJsonObject{{u"name"_s, text},
                                  {u"title"_s, text + u' '},
                                  {u"description"_s, text + more},
                                  {u"inputSchema"_s, QJsonObject{{u"type"_s, u"object"_s},
                                                                 {u"properties"_s, QJsonObject{{text, property}}}}}})
            .toJson(QJsonDocument::Compact));
}

CheckReport reportWith(const QString &text)
{
    CheckReport report = passedReport();
    report.marker = text;
    report.toolServer = text;
    StepResult &step = report.steps[qsizetype(StepId::Ingest)];
    step.state = StepState::Failed;
    step.summary = text;
    step.hint = text;
    step.reply = text;
    step.facts = {{FactId::Headers, text}};
    return report;
}

QList<ToolSelection> selectionOf(const QString &text)
{
    ToolCatalog catalog;
    catalog.url = QUrl(u"https://mcp.example.net/mcp/"_s);
    catalog.tools = {toolWith(text)};
    catalog.problems = {text};
    return {{catalog, 1}};
}

QList<CatalogFindings> findingsOfCatalog(const QString &text)
{
    ToolFinding finding{FindingRule::HiddenText, CatalogKind::General, 0, text, text, text};
    finding.harm = text;
    return {{CatalogKind::General, QUrl(u"https://mcp.example.net/mcp/"_s), {finding}, {}}};
}

QList<CatalogChanges> comparedOf(const QString &text)
{
    return {{CatalogKind::General,
             QUrl(u"https://mcp.example.net/mcp/"_s),
             text,
             {},
             catalogDifference({toolWith(text, u" more"_s)}, {toolWith(text)})}};
}

struct Document
{
    const char *name;
    QString (*write)(const QString &text);
};

constexpr std::array markdownDocuments = std::to_array<Document>({
    {"report", [](const QString &text) { return reportMarkdown(reportWith(text)).value_or(QString()); }},
    {"tools", [](const QString &text) { return QString::fromUtf8(toolsMarkdown(selectionOf(text))); }},
    {"findings", [](const QString &text) { return findingsSummary(findingsOfCatalog(text)); }},
    {"changes", [](const QString &text) { return changesSummary(comparedOf(text)); }},
});

/// As parsed by GitHub, which turns remaining text into mentions and the like.
struct Read
{
    QMap<QString, int> elements;
    QStringList texts; ///< outside of code
    QStringList tags;
    QString whole; ///< all text, including code
};

Read readMarkdown(const QString &document)
{
    QProcess parser;
    parser.start(u"cmark-gfm"_s, {u"--to"_s, u"xml"_s, u"--unsafe"_s, u"-e"_s, u"table"_s, u"-e"_s, u"autolink"_s,
                                  u"-e"_s, u"strikethrough"_s, u"-e"_s, u"tasklist"_s});
    parser.write(document.toUtf8());
    parser.closeWriteChannel();
    if (!parser.waitForFinished() || parser.exitCode() != 0)
        qFatal("cmark-gfm is missing");
    Read read;
    QString text;
    QXmlStreamReader xml(parser.readAllStandardOutput());
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString name = xml.name().toString();
        if (name == "text"_L1) {
            const QString part = xml.readElementText();
            text += part;
            read.whole += part;
            continue;
        }
        read.texts.append(std::exchange(text, {}));
        if (name == "code"_L1)
            read.whole += xml.readElementText();
        else if (name == "html_inline"_L1)
            read.tags.append(xml.readElementText());
        else if (name != "softbreak"_L1)
            ++read.elements[name];
    }
    read.texts.append(text);
    return read;
}

} // namespace

class TestInertDocuments : public QObject
{
    Q_OBJECT

private slots:
    void markdown_data()
    {
        addColumns<qsizetype, QString>("document", "text");
        for (qsizetype i = 0; i < qsizetype(markdownDocuments.size()); ++i) {
            for (const Hostile &hostile : hostileTexts())
                QTest::addRow("%s: %s", markdownDocuments.at(std::size_t(i)).name, hostile.name) << i << hostile.text;
        }
    }

    void markdown()
    {
        QFETCH(qsizetype, document);
        QFETCH(QString, text);
        const auto write = markdownDocuments.at(std::size_t(document)).write;
        const QString written = write(text);
        QVERIFY(!written.isEmpty());
        Read read = readMarkdown(written);
        Read plain = readMarkdown(write(u"plain"_s));
        QVERIFY(!read.elements.contains(u"link"_s) && !read.elements.contains(u"image"_s));
        read.tags.removeAll(u"<br />"_s);
        read.tags.removeAll(u"<br>"_s);
        QVERIFY2(read.tags.isEmpty(), qPrintable(written));
        // Lines of a description are paragraphs of a quotation.
        read.elements.remove(u"paragraph"_s);
        plain.elements.remove(u"paragraph"_s);
        if (!text.contains(u'\n')) {
            for (const auto &[name, count] : read.elements.asKeyValueRange())
                QVERIFY2(plain.elements.value(name) == count, qPrintable(name + u'\n' + written));
        }
        static const QRegularExpression calls(
            u"(^|[^\\w`])@\\w|[#!]\\d|GH-\\d|\\[[\\w/]+:|\\*iteration:|://|www\\.|\\b[0-9a-f]{20}"_s,
            QRegularExpression::CaseInsensitiveOption);
        for (const QString &shown : std::as_const(read.texts))
            QVERIFY2(!calls.match(shown).hasMatch(), qPrintable(shown + u"\n\n"_s + written));
    }

    void escapedTextIsComplete_data() { otherFormats_data(); }

    /// Escaped text reads as the original, inside and outside of tables.
    void escapedTextIsComplete()
    {
        QFETCH(QString, text);
        const QString shown = displayText(text).remove(u' ');
        for (const Markdown &line : {Markdown::text(text) + u"\n", markdownRow({u"a"}) + markdownRow({u"---"}) +
                                                                       markdownRow({Markdown::text(text)})}) {
            const QString read = readMarkdown(line.document()).whole.remove(u' ');
            QVERIFY2(read.contains(shown), qPrintable(line.document() + u'\n' + read));
        }
    }

    void otherFormats_data()
    {
        QTest::addColumn<QString>("text");
        for (const Hostile &hostile : hostileTexts())
            QTest::newRow(hostile.name) << hostile.text;
    }

    void otherFormats()
    {
        QFETCH(QString, text);
        const QString controls = u"\u001b\u202e\u0007"_s;
        const auto hasControls = [&controls](const QString &document) {
            return std::any_of(controls.cbegin(), controls.cend(),
                               [&document](QChar c) { return document.contains(c); });
        };

        const QByteArray junit = reportJunit(reportWith(text)).value_or(QByteArray());
        QXmlStreamReader xml(junit);
        const QStringList ours{u"testsuites"_s, u"testsuite"_s, u"testcase"_s,
                               u"failure"_s,    u"skipped"_s,   u"system-out"_s};
        while (!xml.atEnd()) {
            if (xml.readNext() == QXmlStreamReader::StartElement)
                QVERIFY(ours.contains(xml.name().toString()));
        }
        QVERIFY2(!xml.hasError(), junit.constData());
        QVERIFY(!hasControls(QString::fromUtf8(junit)));

        for (const QByteArray &sarif : {findingsSarif(findingsOfCatalog(text)), changesSarif(comparedOf(text))}) {
            const QJsonArray results = QJsonDocument::fromJson(sarif).object()["runs"_L1][0]["results"_L1].toArray();
            QVERIFY(!results.isEmpty());
            for (const auto &result : results) {
                const QString message = result.toObject()["message"_L1]["text"_L1].toString();
                QVERIFY2(!message.contains(u"]("_s), qPrintable(message)); // SARIF's link
                QVERIFY(!hasControls(message));
            }
        }

        CsvReader reader(toolsCsv(selectionOf(text)));
        qsizetype columns = 0;
        while (const auto row = reader.next()) {
            columns = std::max(columns, row->cells.size());
            QCOMPARE(row->cells.size(), columns);
            for (const QByteArray &cell : row->cells)
                QVERIFY2(cell.isEmpty() || !QByteArray("=+-@\t\r").contains(cell.front()), cell.constData());
        }
        QVERIFY(columns > 10);
    }
};

RC_TEST(TestInertDocuments)

} // namespace rc::tst_inertdocuments

#include "tst_inertdocuments.moc"
