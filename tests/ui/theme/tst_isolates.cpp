// SPDX-License-Identifier: GPL-3.0-or-later
// What reads from left to right keeps its order inside a sentence from right to left.
#include "support/testprogram.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"

#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QScopeGuard>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_isolates {

namespace {

/// ⟦ ⟧ for a pair of isolates.
QString readable(QString text)
{
    return text.replace(QChar(0x2066), u'⟦').replace(QChar(0x2069), u'⟧');
}

QImage painted(const QString &text)
{
    QLabel label(text);
    label.setTextFormat(Qt::PlainText);
    label.resize(300, 40);
    return label.grab().toImage();
}

} // namespace

class TestIsolates : public QObject
{
    Q_OBJECT

private slots:
    void sentences_data();
    void sentences();
    void labelsArePaintedWithThem();
    void nothingChangesFromLeftToRight();
};

void TestIsolates::sentences_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("isolated");
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
    row("brackets are the sentence's", u"بديل (surrogate)"_s, u"بديل (⟦surrogate⟧)"_s);
    row("date", u"حتى 2025-11-25)"_s, u"حتى ⟦2025-11-25⟧)"_s);
    row("option", u"يتطلب الخيار --file."_s, u"يتطلب الخيار ⟦--file⟧."_s);
    row("short UUID", u"3e2ad894…009c"_s, u"⟦3e2ad894…009c⟧"_s);
    row("more follows", u"افتح URL…"_s, u"افتح ⟦URL⟧…"_s);
    row("mnemonic", u"حفظ (&S)"_s, u"حفظ (&S)"_s);
    row("tag", u"<b>حفظ</b> URL"_s, u"<b>حفظ</b> ⟦URL⟧"_s);
    row("hyphen alone", u"نصًا، أو - لقراءته"_s, u"نصًا، أو - لقراءته"_s);
}

void TestIsolates::sentences()
{
    QFETCH(QString, sentence);
    QFETCH(QString, isolated);
    QCOMPARE(readable(withIsolates(sentence)), isolated);
}

void TestIsolates::labelsArePaintedWithThem()
{
    const Theme theme(ThemeChoice::Light);
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const auto asBefore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
    const QString sentence = u"اقرأ ملف .env الآن"_s;
    QCOMPARE(painted(sentence), painted(withIsolates(sentence)));
    QLabel label(sentence);
    QCOMPARE(label.text(), sentence); // and copied without
}

void TestIsolates::nothingChangesFromLeftToRight()
{
    const QString sentence = u"Read .env now"_s;
    QCOMPARE(toPaint(sentence), sentence);
}

RC_WIDGET_TEST(TestIsolates)

} // namespace rc::tst_isolates

#include "tst_isolates.moc"
