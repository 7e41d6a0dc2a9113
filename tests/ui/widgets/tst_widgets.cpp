// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets without domain knowledge: code and text as high as their lines, columns that are stacked in time, messages
// with a picture, and text that wraps between words.
#include "support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/columns.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/textwindow.h"
#include "ui/widgets/wrappedtext.h"

#include <QDialog>
#include <QFontMetrics>
#include <QImage>
#include <QLabel>
#include <QScrollBar>

namespace rc::tst_widgets {

namespace {

constexpr int maxLines = 12;

/// Whether each line is fully visible without scrolling.
bool fits(const CodeView &view)
{
    return view.verticalScrollBar()->maximum() == 0;
}

} // namespace

class TestWidgets : public QObject
{
    Q_OBJECT

private slots:
    void longerWordsAreStackedEarlier()
    {
        Columns columns;
        columns.setNarrowByContents();
        auto *left = new QLabel(u"short"_s, &columns);
        columns.add(left, 3);
        columns.add(new QLabel(u"short"_s, &columns), 2);
        columns.resize(300, 60);
        columns.show();
        QVERIFY(!columns.isStacked());
        left->setText(u"as long as the words of some languages are, and longer"_s);
        QTRY_VERIFY(columns.isStacked());
        columns.resize(2000, 60);
        QVERIFY(!columns.isStacked());
    }

    void whatIsHiddenAsksForNothing()
    {
        Columns columns;
        columns.setNarrowByContents();
        auto *right = new QLabel(u"as long as the words of some languages are, and longer"_s, &columns);
        columns.add(new QLabel(u"short"_s, &columns), 1);
        columns.add(right, 1);
        right->hide();
        columns.resize(300, 60);
        columns.show();
        QVERIFY(!columns.isStacked());
        right->show();
        QTRY_VERIFY(columns.isStacked());
    }

    void aPictureStandsBesideWhatIsEmptyAlone()
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

    void thePictureFollowsTheTheme()
    {
        Theme theme(ThemeChoice::Light);
        MessageCard card(theme);
        card.showEmpty(u"empty-tools"_s, u"Nothing yet"_s, {});
        const auto *picture = card.findChild<QLabel *>(u"messagePicture"_s);
        const QImage light = picture->pixmap().toImage();
        theme.setChoice(ThemeChoice::Dark);
        QVERIFY(picture->pixmap().toImage() != light);
    }

    void everyPictureIsThere_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"empty-check", "empty-tools", "empty-activity", "empty-search"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void everyPictureIsThere()
    {
        QFETCH(QString, name);
        const Theme theme(ThemeChoice::Light);
        const QImage drawn = theme.icon(name, Token::Accent).pixmap(96, 96).toImage();
        QVERIFY(qAlpha(drawn.pixel(48, 6)) > 0); // the round background that all of them share
        QCOMPARE(qAlpha(drawn.pixel(1, 1)), 0);
    }

    void itIsAsHighAsItsText()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget owner;
        const auto heightOf = [&](const QString &text) {
            return showWholeText(u"A title"_s, text, theme, &owner)->height();
        };
        const int few = heightOf(u"One line\n"_s.repeated(7));
        const int more = heightOf(u"One line\n"_s.repeated(16));
        const int most = heightOf(u"One line\n"_s.repeated(2000));
        QVERIFY2(few < more && more < most, qPrintable(u"%1 %2 %3"_s.arg(few).arg(more).arg(most)));
        QCOMPARE(heightOf(QString(100'000, u'x')), most); // a long line wraps
        QVERIFY(most < 600);
    }

    void oneLongLineIsSeenWhole()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        CodeView view(theme, &window);
        view.showText(u"a word "_s.repeated(30));
        view.fitLines(maxLines); // before it has a width
        view.resize(400, view.height());
        window.resize(900, 600);
        window.show();
        QTRY_VERIFY(fits(view));
        const int wide = view.height();
        view.resize(260, wide);
        QTRY_VERIFY(fits(view));
        QVERIFY(view.height() > wide);
        view.resize(800, view.height());
        QTRY_VERIFY(view.height() < wide);
        QVERIFY(fits(view));
    }

    void moreLinesThanMeantAreScrolled()
    {
        const Theme theme(ThemeChoice::Light);
        QWidget window;
        CodeView view(theme, &window);
        view.showText(u"a line\n"_s.repeated(5 * maxLines));
        view.fitLines(maxLines);
        const int height = view.height();
        view.showText(u"a line\n"_s.repeated(50 * maxLines));
        view.fitLines(maxLines);
        QCOMPARE(view.height(), height);
        view.resize(400, height);
        window.resize(900, 900);
        window.show();
        QTRY_VERIFY(!fits(view));
        QCOMPARE(view.height(), height);
    }

    void aWordStaysWhole()
    {
        const QFont font;
        const QFontMetrics metrics(font);
        const int line = wrappedHeight(font, 1000, u"x"_s);
        // As wide as "seven Setu": counting letters, two lines would be enough for the three words.
        const int width = metrics.horizontalAdvance(u"seven Setu"_s) + 1;
        QCOMPARE(wrappedHeight(font, width, u"seven Setup seven"_s), 3 * line);
    }

    void aLongWordIsBroken()
    {
        const QFont font;
        const int line = wrappedHeight(font, 1000, u"x"_s);
        const int width = QFontMetrics(font).horizontalAdvance(u"mmmmmmmmmm"_s) + 1;
        QCOMPARE(wrappedHeight(font, width, QString(25, u'm')), 3 * line);
    }

    void lineBreaksStay()
    {
        const QFont font;
        const int line = wrappedHeight(font, 1000, u"x"_s);
        QCOMPARE(wrappedHeight(font, 1000, u"a\nb\nc"_s), 3 * line);
    }
};

RC_WIDGET_TEST(TestWidgets)

} // namespace rc::tst_widgets

#include "tst_widgets.moc"
