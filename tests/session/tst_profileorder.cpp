// SPDX-License-Identifier: GPL-3.0-or-later
// The picker's order: pinned, recent, others; without duplicates and removed ones.
#include "session/profile/profileorder.h"
#include "support/testprogram.h"

using namespace Qt::StringLiterals;

namespace rc::tst_profileorder {

class TestProfileOrder : public QObject
{
    Q_OBJECT

private slots:
    void order_data();
    void order();
    void theLastOpenedIsTheFirst();
};

void TestProfileOrder::order_data()
{
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("pinned");
    QTest::addColumn<QString>("recent");
    QTest::addColumn<QString>("expected"); // p pinned, r recent, o other
    QTest::newRow("as they are kept") << u"a b c"_s << QString() << QString() << u"a:o b:o c:o"_s;
    QTest::newRow("pinned first") << u"a b c"_s << u"c"_s << QString() << u"c:p a:o b:o"_s;
    QTest::newRow("pins keep their order") << u"a b c"_s << u"c a"_s << QString() << u"c:p a:p b:o"_s;
    QTest::newRow("then recent ones") << u"a b c"_s << u"b"_s << u"c"_s << u"b:p c:r a:o"_s;
    QTest::newRow("a pinned one is no recent one") << u"a b c"_s << u"b"_s << u"b c"_s << u"b:p c:r a:o"_s;
    QTest::newRow("no more than five") << u"a b c d e f g"_s << QString() << u"g f e d c b a"_s
                                       << u"g:r f:r e:r d:r c:r a:o b:o"_s;
    QTest::newRow("what is gone is passed over") << u"a b"_s << u"x b"_s << u"y a"_s << u"b:p a:r"_s;
    QTest::newRow("none") << QString() << u"a"_s << u"b"_s << QString();
}

void TestProfileOrder::order()
{
    QFETCH(QString, names);
    QFETCH(QString, pinned);
    QFETCH(QString, recent);
    QFETCH(QString, expected);
    const auto list = [](const QString &text) { return text.split(u' ', Qt::SkipEmptyParts); };
    QStringList found;
    for (const OrderedProfile &one : orderedProfiles(list(names), list(pinned), list(recent)))
        found.append(one.name + u':' +
                     (one.group == ProfileGroup::Pinned   ? u'p'
                      : one.group == ProfileGroup::Recent ? u'r'
                                                          : u'o'));
    QCOMPARE(found.join(u' '), expected);
}

void TestProfileOrder::theLastOpenedIsTheFirst()
{
    QCOMPARE(withOpened({u"a"_s, u"b"_s}, u"b"_s), QStringList({u"b"_s, u"a"_s}));
    QStringList many;
    for (int i = 0; i < 30; ++i)
        many = withOpened(many, QString::number(i));
    QCOMPARE(many.size(), 2 * mostRecent);
    QCOMPARE(many.first(), u"29"_s);
}

RC_PLAIN_TEST(TestProfileOrder)

} // namespace rc::tst_profileorder

#include "tst_profileorder.moc"
