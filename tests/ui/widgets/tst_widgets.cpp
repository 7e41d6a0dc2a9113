// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets without domain knowledge: code as high as its lines, messages with a picture, and text that wraps between
// words.
#include "support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/wrappedtext.h"

#include <QDialog>
#include <QFontMetrics>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QStringListModel>
#include <QTableView>
#include <QTreeView>

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

    void rowsReachTheEdgeUnderTheScrollBar_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("isMany");
        for (const bool isMany : {false, true}) {
            QTest::addRow("a list, %d", isMany) << 0 << isMany;
            QTest::addRow("a tree, %d", isMany) << 1 << isMany;
            QTest::addRow("a table, %d", isMany) << 2 << isMany;
        }
    }

    void rowsReachTheEdgeUnderTheScrollBar()
    {
        QFETCH(int, kind);
        QFETCH(bool, isMany);
        const Theme theme(ThemeChoice::Light);
        QTableView table;
        table.verticalHeader()->hide();
        QListView list;
        QTreeView tree;
        const QList<QAbstractItemView *> views{&list, &tree, &table};
        QAbstractItemView &view = *views.at(kind);
        QStringListModel model(QStringList(isMany ? 100 : 1, u"a row"_s));
        view.setModel(&model);
        keepGutterOver(&view);
        view.resize(300, 200);
        view.show();
        const QScrollBar *bar = view.verticalScrollBar();
        QTRY_COMPARE(bar->isVisible(), isMany);
        const QRect rows = view.viewport()->geometry();
        QCOMPARE(rows.width(), view.width() - 2 * view.frameWidth());
        QCOMPARE(bar->geometry(), rows.adjusted(rows.width() - gutterWidth(), 0, 0, 0));
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

    void aWordStaysWhole()
    {
        const QFont font;
        const QFontMetrics metrics(font);
        const int line = wrappedHeight(font, 1000, u"x"_s);
        // As wide as "seven Setu": counting letters, two lines would be enough for the three words.
        const int width = metrics.horizontalAdvance(u"seven Setu"_s) + 1;
        QCOMPARE(wrappedHeight(font, width, u"seven Setup seven"_s), 3 * line);
    }
};

RC_WIDGET_TEST(TestWidgets)

} // namespace rc::tst_widgets

#include "tst_widgets.moc"
