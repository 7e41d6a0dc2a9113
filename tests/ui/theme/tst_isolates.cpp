// SPDX-License-Identifier: GPL-3.0-or-later
// Left-to-right text keeps its order inside a right-to-left sentence.
#include "support/testprogram.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/review/findingspanel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QApplication>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QScopeGuard>
#include <QStandardItemModel>
#include <QStyle>

namespace rc::tst_isolates {

namespace {

/// Shows a pair of isolates as ⟦ ⟧.
QString readable(QString text)
{
    return text.replace(QChar(0x2066), u'⟦').replace(QChar(0x2067), u'⟦').replace(QChar(0x2069), u'⟧');
}

QImage painted(const QString &text)
{
    QLabel label(text);
    label.setTextFormat(Qt::PlainText);
    if (QGuiApplication::isRightToLeft())
        label.setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter); // like the labels of the window
    label.resize(300, 40);
    return label.grab().toImage();
}

/// The last column that differs in color from the first; -1 if there is none.
int rightEdge(const QImage &picture)
{
    for (int x = picture.width() - 1; x >= 0; --x) {
        for (int y = 0; y < picture.height(); ++y) {
            if (picture.pixel(x, y) != picture.pixel(0, 0))
                return x;
        }
    }
    return -1;
}

QImage paintedRow(const QString &kind, const QString &text, const Theme &theme)
{
    constexpr QSize size(700, 60);
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    QStandardItemModel model;
    auto *item = new QStandardItem(text);
    item->setData(int(FindingModel::RowKind::Finding), FindingModel::KindRole);
    item->setData(text, FindingModel::AsideRole);
    model.appendRow(item);
    QStyleOptionViewItem option;
    option.rect = QRect({}, size);
    option.direction = QGuiApplication::layoutDirection();
    option.font = theme.body();
    if (kind == "stock"_L1) {
        IsolatingDelegate().paint(&painter, option, model.index(0, 0));
    } else if (kind == "finding"_L1) {
        FindingDelegate(theme).paint(&painter, option, model.index(0, 0));
    } else if (kind == "step"_L1) {
        StepModel steps;
        StepResult step;
        step.summary = text;
        steps.setStep(step);
        StepDelegate(theme).paint(&painter, option, steps.indexOf(StepId::Url));
    } else if (kind == "selectable"_L1) {
        const std::unique_ptr<QLabel> label(plainLabel(text, nullptr));
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->resize(size);
        label->render(&painter);
    } else if (kind == "drawn"_L1) {
        drawWrapped(painter, option.rect, true, text);
    } else {
        LeadText lead(theme);
        lead.resize(size);
        lead.showText(text, {});
        lead.render(&painter);
    }
    return picture;
}

} // namespace

class TestIsolates : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data()
    {
        addColumns<QString, QString>("sentence", "isolated");
        const auto row = [](const char *name, const QString &sentence, const QString &isolated) {
            QTest::newRow(name) << sentence << isolated;
        };
        row("no Latin at all", u"حفظ…"_s, u"حفظ…"_s);
        row("file name", u"لا يستطيع ملف .env قراءة"_s, u"لا يستطيع ملف ⟦.env⟧ قراءة"_s);
        row("file name alone", u".env"_s, u"⟦.env⟧"_s);
        row("file name at the end of a sentence", u"اقرأ .env."_s, u"اقرأ ⟦.env⟧."_s);
        row("number", u"كل 15 دقيقة"_s, u"كل ⟦15⟧ دقيقة"_s);
        row("number with its unit", u"بعد 84 ms"_s, u"بعد ⟦84 ms⟧"_s);
        row("part of a whole", u"تم 3/14"_s, u"تم ⟦3/14⟧"_s);
        row("key with a comma", u"اضغط Ctrl+, الآن"_s, u"اضغط ⟦Ctrl+,⟧ الآن"_s);
        row("paths", u"بـ /mcp/ أو /github/، ثم"_s, u"بـ ⟦/mcp/⟧ أو ⟦/github/⟧، ثم"_s);
        row("address", u"افتح https://logs.example.net:9204/u/mara/ الآن"_s,
            u"افتح ⟦https://logs.example.net:9204/u/mara/⟧ الآن"_s);
        row("words that belong together", u"افتح Resource Details وانسخ"_s, u"افتح ⟦Resource Details⟧ وانسخ"_s);
        row("words around a sign", u"رسالة Disk 92 % full الآن"_s, u"رسالة ⟦Disk 92 % full⟧ الآن"_s);
        row("choices", u"نوع minute | hour"_s, u"نوع ⟦minute | hour⟧"_s);
        row("a sign at the end", u"بلغ Disk 92 % الآن"_s, u"بلغ ⟦Disk 92⟧ % الآن"_s);
        row("brackets are the sentence's", u"بديل (surrogate)"_s, u"بديل (⟦surrogate⟧)"_s);
        row("date", u"حتى 2025-11-25)"_s, u"حتى ⟦2025-11-25⟧)"_s);
        row("option", u"يتطلب الخيار --file."_s, u"يتطلب الخيار ⟦--file⟧."_s);
        row("short UUID", u"3e2ad894…009c"_s, u"⟦3e2ad894…009c⟧"_s);
        row("more follows", u"افتح URL…"_s, u"افتح ⟦URL⟧…"_s);
        row("mnemonic", u"حفظ (&S)"_s, u"حفظ (&S)"_s);
        row("tag", u"<b>حفظ</b> URL"_s, u"⟦<b>⟧حفظ⟦</b> URL⟧"_s);
        row("less than a number", u"<1 ملي ث"_s, u"⟦<1⟧ ملي ث"_s);
        row("placeholder in a path", u"ينتهي بـ /u/<owner>/ دائمًا"_s, u"ينتهي بـ ⟦/u/<owner>/⟧ دائمًا"_s);
        row("hyphen alone", u"نصًا، أو - لقراءته"_s, u"نصًا، أو - لقراءته"_s);
    }

    void sentences()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, isolated);
        QCOMPARE(readable(withIsolates(sentence)), isolated);
    }

    void foreignWords_data()
    {
        addColumns<QString, QString>("sentence", "isolated");
        const auto row = [](const char *name, const QString &sentence, const QString &isolated) {
            QTest::newRow(name) << sentence << isolated;
        };
        row("none", u"Removed 3 records"_s, u"Removed 3 records"_s);
        row("a number behind a name", u"Removed أحمد, 3 records"_s, u"Removed ⟦أحمد⟧, 3 records"_s);
        row("words that belong together", u"Sent “تم حفظ الملف” at 12:30"_s, u"Sent “⟦تم حفظ الملف⟧” at 12:30"_s);
        row("a number between them", u"by בית 12 ספר only"_s, u"by ⟦בית 12 ספר⟧ only"_s);
        row("two names", u"of أحمد, سارة"_s, u"of ⟦أحمد⟧, ⟦سارة⟧"_s);
        row("a text of its own direction", u"أحمد 3"_s, u"أحمد 3"_s);
    }

    void foreignWords()
    {
        QFETCH(QString, sentence);
        QFETCH(QString, isolated);
        QCOMPARE(readable(withForeignIsolates(sentence)), isolated);
        QCOMPARE(forPainting(sentence), withForeignIsolates(sentence)); // this program runs from left to right
    }

    void positionsInPaintedText()
    {
        const QString sentence = u"كل 15 دقيقة"_s;
        const QString painted = withIsolates(sentence);
        for (qsizetype i = 0; i < sentence.size(); ++i)
            QCOMPARE(painted.at(indexInPainted(painted, i)), sentence.at(i));
        QCOMPARE(indexInPainted(painted, sentence.size()), painted.size());
        QCOMPARE(indexInPainted(u"plain"_s, 2), 2);
    }

    void labelsArePaintedWithIsolates()
    {
        const Theme theme(ThemeChoice::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const QString sentence = u"اقرأ ملف .env الآن"_s;
        QCOMPARE(painted(sentence), painted(withIsolates(sentence)));
        QLabel label(sentence);
        QCOMPARE(label.text(), sentence);                                            // and copied text has no isolates
        QCOMPARE(asIsolate(u"/ops!"_s), QChar(0x2068) + u"/ops!"_s + QChar(0x2069)); // a menu paints it as it is
    }

    /// Otherwise its commas and dots would reorder its parts.
    void lineInAnotherLanguageIsOneIsolate()
    {
        struct Shown : IsolatingDelegate
        {
            using IsolatingDelegate::initStyleOption;
        };
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const QString english = u"Words to look for. Put a phrase in quotes."_s;
        QStandardItemModel model;
        model.appendRow(new QStandardItem(english + u"\nالتنسيق: uuid"_s));
        QStyleOptionViewItem option;
        Shown().initStyleOption(&option, model.index(0, 0));
        QCOMPARE(option.text.section(QChar(QChar::LineSeparator), 0, 0), QChar(0x2066) + english + QChar(0x2069));
    }

    void rowsArePaintedWithIsolates_data()
    {
        QTest::addColumn<QString>("delegate");
        for (const QString &name : {u"stock"_s, u"finding"_s, u"step"_s, u"drawn"_s, u"lead"_s, u"selectable"_s})
            QTest::newRow(qPrintable(name)) << name;
    }

    void rowsArePaintedWithIsolates()
    {
        QFETCH(QString, delegate);
        const Theme theme(ThemeChoice::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const QString sentence = u"اقرأ ملف .env، ثم /mcp/ الآن"_s;
        const QImage shown = paintedRow(delegate, sentence, theme);
        QCOMPARE(shown, paintedRow(delegate, withIsolates(sentence), theme));
    }

    void sentenceDirectionIgnoresItsFirstWord()
    {
        const Theme theme(ThemeChoice::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const QString sentence = u"JSON، سطر واحد"_s;
        QCOMPARE(painted(sentence), painted(QChar(0x200f) + sentence));
        QVERIFY(forPainting(sentence).isRightToLeft());
        QVERIFY(!forPainting(u"JSON Lines"_s).isRightToLeft());
    }

    /// A font with higher lines, from which the text's font would borrow them, would make its lines higher, too.
    void isolatesAreOfTheFontOfTheText()
    {
        const QString sentence = withIsolates(u"اقرأ ملف .env الآن"_s);
        const QList<QTextLayout::FormatRange> formats = isolateFormats(sentence);
        QString isolates;
        for (const QTextLayout::FormatRange &range : formats) {
            isolates += QStringView(sentence).sliced(range.start, range.length);
            QCOMPARE(range.format.fontStyleStrategy(), QFont::NoFontMerging);
        }
        QCOMPARE(readable(isolates), u"⟦⟧"_s);
    }

    void tightLineIsNotClipped_data()
    {
        QTest::addColumn<bool>("isLabel");
        QTest::newRow("in a row of a list") << false;
        QTest::newRow("in a label") << true;
    }

    void tightLineIsNotClipped()
    {
        QFETCH(bool, isLabel);
        const Theme theme(ThemeChoice::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QImage picture(200, 60, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        const QRect tight(0, 28, 200, 4);
        const QString sentence = u"ملف .env"_s;
        if (isLabel)
            QApplication::style()->drawItemText(&painter, tight, Qt::AlignVCenter, {}, true, sentence);
        else
            drawElided(painter, tight, Qt::AlignVCenter, sentence);
        painter.end();
        QVERIFY(rightEdge(picture.copy(0, 0, 200, 28)) >= 0);
        QVERIFY(rightEdge(picture.copy(0, 32, 200, 28)) >= 0);
    }

    /// QPainter puts every line except the last one space too far to the left.
    void everyLineStartsAtTheRightEdge()
    {
        const Theme theme(ThemeChoice::Light);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        QLabel label(QStringList(12, u"بببب"_s).join(u' ')); // each line begins with the same word
        label.setTextFormat(Qt::PlainText);
        label.setWordWrap(true);
        label.resize(label.fontMetrics().horizontalAdvance(u"بببب "_s) * 5, 0);
        label.resize(label.width(), label.heightForWidth(label.width()));
        const QImage picture = label.grab().toImage();
        const int lineHeight = label.fontMetrics().lineSpacing();
        QVERIFY(picture.height() >= 3 * lineHeight);
        QList<int> edges;
        for (int line = 0; line < 3; ++line)
            edges.append(rightEdge(picture.copy(0, line * lineHeight, picture.width(), lineHeight)));
        QVERIFY(edges.constFirst() > 0);
        QCOMPARE(edges, QList<int>(3, edges.constFirst()));
    }
};

RC_WIDGET_TEST(TestIsolates)

} // namespace rc::tst_isolates

#include "tst_isolates.moc"
