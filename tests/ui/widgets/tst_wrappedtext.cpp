// SPDX-License-Identifier: GPL-3.0-or-later
// Text wraps between words, and within a word only if necessary.
#include "support/testprogram.h"
#include "ui/widgets/wrappedtext.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_wrappedtext {

class TestWrappedText : public QObject
{
    Q_OBJECT

private slots:
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

    void linesEndWhereTheyShould_data()
    {
        QTest::addColumn<QString>("text");
        for (const QString &text : {u"mm"_s, u"\u05d0\u05d0"_s})
            QTest::newRow(qPrintable(text)) << text;
    }

    void linesEndWhereTheyShould()
    {
        QFETCH(QString, text);
        const auto inkAt = [&](bool toTheRight) {
            QImage image(200, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawWrapped(painter, image.rect(), toTheRight, text);
            painter.end();
            int first = image.width();
            for (int x = image.width() - 1; x >= 0; --x) {
                for (int y = 0; y < image.height(); ++y)
                    first = image.pixel(x, y) != qRgb(255, 255, 255) ? x : first;
            }
            return first;
        };
        QVERIFY2(inkAt(false) < 60, qPrintable(QString::number(inkAt(false))));
        QVERIFY2(inkAt(true) > 140 && inkAt(true) < 200, qPrintable(QString::number(inkAt(true))));
    }
};

RC_WIDGET_TEST(TestWrappedText)

} // namespace rc::tst_wrappedtext

#include "tst_wrappedtext.moc"
