// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a tools step for a list: number of tools, dialect, framing, pages.
#include "check/ladder/rungending.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_toolsrung {

class TestToolsRung : public QObject
{
    Q_OBJECT

private slots:
    void summaryAndEvidenceTellTheDialect_data();
    void summaryAndEvidenceTellTheDialect();
};

void TestToolsRung::summaryAndEvidenceTellTheDialect_data()
{
    QTest::addColumn<int>("dialect");
    QTest::addColumn<QString>("summary");
    QTest::newRow("plain goes without saying") << int(Dialect::Plain) << u"2 tools, event stream, 1 page"_s;
    QTest::newRow("session") << int(Dialect::Session) << u"2 tools, session dialect, event stream, 1 page"_s;
    QTest::newRow("modern") << int(Dialect::Modern) << u"2 tools, modern dialect, event stream, 1 page"_s;
}

void TestToolsRung::summaryAndEvidenceTellTheDialect()
{
    QFETCH(int, dialect);
    QFETCH(QString, summary);
    ToolListResult result;
    result.catalog.dialect = Dialect(dialect);
    result.catalog.eventStream = true;
    result.catalog.pages = 1;
    result.catalog.complete = true;
    for (const QString &name : {u"a"_s, u"b"_s}) {
        Tool tool;
        tool.name = name;
        result.catalog.tools.append(tool);
    }
    const RungEnding ending = toolsEnding(RungId::ToolsGeneral, {}, result);
    QCOMPARE(ending.state, RungState::Passed);
    QCOMPARE(ending.summary, summary);
    const auto valueOf = [&ending](FactId id) {
        for (const Fact &fact : ending.facts) {
            if (fact.id == id)
                return fact.value;
        }
        return QString();
    };
    QCOMPARE(valueOf(FactId::Dialect), QString(wireWord(Dialect(dialect))));
    QCOMPARE(valueOf(FactId::Tools), u"2"_s);
}

RC_TEST(TestToolsRung)

} // namespace rc::tst_toolsrung

#include "tst_toolsrung.moc"
