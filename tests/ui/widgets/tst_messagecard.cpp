// SPDX-License-Identifier: GPL-3.0-or-later
// A message in place of a page's contents: with a picture when there is nothing yet, and without one for a failure.
#include "support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/widgets/messagecard.h"

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_messagecard {

class TestMessageCard : public QObject
{
    Q_OBJECT

private slots:
    void aPictureStandsBesideWhatIsEmptyAlone();
    void thePictureFollowsTheTheme();
    void everyPictureIsThere_data();
    void everyPictureIsThere();
};

void TestMessageCard::aPictureStandsBesideWhatIsEmptyAlone()
{
    const Theme theme(ThemeChoice::Light);
    MessageCard card(theme);
    const auto *picture = card.findChild<QLabel *>(u"messagePicture"_s);
    QVERIFY(picture->isHidden());
    card.showEmpty(u"empty-check"_s, u"Nothing yet"_s, {u"One sentence."_s});
    QVERIFY(!picture->isHidden());
    QVERIFY(!picture->pixmap().isNull());
    QCOMPARE(card.findChild<QLabel *>(u"messageTitle"_s)->text(), u"Nothing yet"_s);
    card.showMessage(u"It failed"_s, {});
    QVERIFY(picture->isHidden());
}

void TestMessageCard::thePictureFollowsTheTheme()
{
    Theme theme(ThemeChoice::Light);
    MessageCard card(theme);
    card.showEmpty(u"empty-tools"_s, u"Nothing yet"_s, {});
    const auto *picture = card.findChild<QLabel *>(u"messagePicture"_s);
    const QImage light = picture->pixmap().toImage();
    theme.setChoice(ThemeChoice::Dark);
    QVERIFY(picture->pixmap().toImage() != light);
}

void TestMessageCard::everyPictureIsThere_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"empty-check", "empty-tools", "empty-activity", "empty-search"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void TestMessageCard::everyPictureIsThere()
{
    QFETCH(QString, name);
    const Theme theme(ThemeChoice::Light);
    const QImage drawn = theme.icon(name, Token::Accent).pixmap(96, 96).toImage();
    QVERIFY(qAlpha(drawn.pixel(48, 6)) > 0); // the round background that all of them share
    QCOMPARE(qAlpha(drawn.pixel(1, 1)), 0);
}

RC_WIDGET_TEST(TestMessageCard)

} // namespace rc::tst_messagecard

#include "tst_messagecard.moc"
