// SPDX-License-Identifier: GPL-3.0-or-later
// The text for the field from a start with a Resource URL or a link, and arguments for the command line.
#include "core/url/resourceurl.h"
#include "core/url/startlink.h"
#include "support/testprogram.h"

namespace rc::tst_startlink {

namespace {
const QString url = u"https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"_s;
} // namespace

class TestStartLink : public QObject
{
    Q_OBJECT

private slots:
    void anArgumentIsAText_data()
    {
        QTest::addColumn<QString>("argument");
        QTest::addColumn<std::optional<QString>>("text");
        const std::optional<QString> none;
        QTest::newRow("Resource URL") << url << std::optional(url);
        QTest::newRow("link") << QString(u"resource-console:"_s + url) << std::optional(url);
        QTest::newRow("link in other case") << QString(u"Resource-Console:"_s + url) << std::optional(url);
        QTest::newRow("link with slashes") << QString(u"resource-console://"_s + url) << std::optional(url);
        QTest::newRow("encoded link") << QString(u"resource-console:"_s +
                                                 QString::fromLatin1(url.toUtf8().toPercentEncoding()))
                                      << std::optional(url);
        QTest::newRow("link without anything") << u"resource-console:"_s << std::optional(QString(u""_s));
        QTest::newRow("link to something else") << u"resource-console:rm -rf"_s << std::optional(u"rm -rf"_s);
        QTest::newRow("command") << u"check"_s << none;
        QTest::newRow("not a command") << u"chekc"_s << none;
        QTest::newRow("option") << u"--profile=https://x"_s << none;
        QTest::newRow("empty") << u""_s << none;
    }

    void anArgumentIsAText()
    {
        QFETCH(QString, argument);
        QFETCH(std::optional<QString>, text);
        QCOMPARE(startText(argument), text);
    }

    void longOnesAreCut();
};

void TestStartLink::longOnesAreCut()
{
    const QString endless = u"resource-console:https://"_s + QString(1'000'000, u'a');
    QCOMPARE(startText(endless)->size(), longestStartText);
    QCOMPARE(startText(endless.mid(17))->size(), longestStartText);
}

RC_PLAIN_TEST(TestStartLink)

} // namespace rc::tst_startlink

#include "tst_startlink.moc"
