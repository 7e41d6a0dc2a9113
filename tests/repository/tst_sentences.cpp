// SPDX-License-Identifier: GPL-3.0-or-later
// Holds that each sentence of the program is compared in one test: its words can then change freely. All others speak
// of ids, states and members.
#include "messages.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc::tst_sentences {

namespace {

/// Of fewer words a piece is hardly a sentence.
constexpr qsizetype pieceLength = 4;

/// Each run of so many words in a text, without what stands between them.
QStringList piecesOf(const QString &text)
{
    static const QRegularExpression word(u"[A-Za-z’']+"_s);
    QStringList words;
    for (auto found = word.globalMatch(text); found.hasNext();)
        words.append(found.next().captured());
    QStringList pieces;
    for (qsizetype from = 0; from + pieceLength <= words.size(); ++from)
        pieces.append(words.mid(from, pieceLength).join(u' '));
    return pieces;
}

/// The sentences in which each piece stands. No piece reaches over a place that is filled in.
QHash<QString, QSet<QString>> sentencesByPiece(const QStringList &sentences)
{
    static const QRegularExpression place(u"%(L?\\d|n)"_s);
    QHash<QString, QSet<QString>> found;
    for (const QString &sentence : sentences) {
        for (const QString &part : sentence.split(place)) {
            for (const QString &piece : piecesOf(part))
                found[piece].insert(sentence);
        }
    }
    return found;
}

/// What a test compares: its literals, but neither comments nor JSON as sent, nor the name of a row, which is a plain
/// literal at the beginning of a call or of a list.
QStringList comparedIn(QString test)
{
    static const QRegularExpression left(u"^\\s*//[^\n]*|R\"(\\w*)\\(.*?\\)\\1\""_s,
                                         QRegularExpression::MultilineOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression literal(u"(?<![\\w\"\\\\])u?\"(?:[^\"\\\\\n]|\\\\.)*\"(?:_s|_L1|_ba)?"
                                            "(?:\\s*u?\"(?:[^\"\\\\\n]|\\\\.)*\"(?:_s|_L1|_ba)?)*"_s);
    static const QRegularExpression part(u"\"((?:[^\"\\\\\n]|\\\\.)*)\""_s);
    static const QRegularExpression named(u"(?:\\{|(?<!contains|count|indexOf|startsWith|endsWith)\\()\\s*$"_s);
    test.replace(left, u"\"\""_s);
    QStringList texts;
    for (auto found = literal.globalMatch(test); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const bool isPlain = match.captured().startsWith(u'"') && match.captured().endsWith(u'"');
        constexpr qsizetype call = 30;
        const qsizetype from = std::max<qsizetype>(0, match.capturedStart() - call);
        if (isPlain && named.match(test.mid(from, match.capturedStart() - from)).hasMatch())
            continue;
        QString text;
        for (auto parts = part.globalMatch(match.captured()); parts.hasNext();)
            text += parts.next().captured(1);
        texts.append(text);
    }
    return texts;
}

/// The sentence of which `text` has a piece or several; empty: none. What several share counts for the shortest.
QString sentenceIn(const QString &text, const QHash<QString, QSet<QString>> &byPiece)
{
    QSet<QString> all;
    for (const QString &piece : piecesOf(text)) {
        const QSet<QString> with = byPiece.value(piece);
        if (!with.isEmpty())
            all = all.intersects(with) ? all & with : with;
    }
    const auto shortest = std::min_element(all.cbegin(), all.cend(), [](const QString &a, const QString &b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    });
    return shortest == all.cend() ? QString() : *shortest;
}

struct TestText
{
    QString file;
    QString text;
};

/// "sentence: the tests that compare it", of those that more than one does.
QStringList comparedTwice(const QList<TestText> &tests, const QStringList &sentences)
{
    const QHash<QString, QSet<QString>> byPiece = sentencesByPiece(sentences);
    QHash<QString, QStringList> files;
    for (const TestText &test : tests) {
        const QStringList texts = comparedIn(test.text).join(u". "_s).split(u". "_s); // some hold several sentences
        for (const QString &text : texts) {
            const QString sentence = sentenceIn(text, byPiece);
            if (!sentence.isEmpty() && !files[sentence].contains(test.file))
                files[sentence].append(test.file);
        }
    }
    QStringList faults;
    for (auto row = files.cbegin(); row != files.cend(); ++row) {
        if (row->size() > 1)
            faults.append(row.key() + u": "_s + row->join(u", "_s));
    }
    faults.sort();
    return faults;
}

/// All that compare; what serves them, draws pictures or measures does not.
QList<TestText> allTests()
{
    static const QRegularExpression others(u"^(repository|support|screenshots|bench|fuzz|generators)/"_s);
    const QDir top(QStringLiteral(SOURCE_FOLDER "/tests"));
    QList<TestText> tests;
    QDirIterator entries(top.path(), {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        const QString name = top.relativeFilePath(file.fileName());
        if (!others.match(name).hasMatch() && file.open(QIODevice::ReadOnly))
            tests.append({name, QString::fromUtf8(file.readAll())});
    }
    std::sort(tests.begin(), tests.end(), [](const TestText &a, const TestText &b) { return a.file < b.file; });
    return tests;
}

} // namespace

class TestSentences : public QObject
{
    Q_OBJECT

private slots:
    void eachIsComparedInOneTest();
    void aSecondOneIsFound_data();
    void aSecondOneIsFound();
};

void TestSentences::eachIsComparedInOneTest()
{
    QStringList sentences;
    for (const Message &message : allMessages())
        sentences.append(message.source);
    QVERIFY(sentences.size() > 1000);
    const QList<TestText> tests = allTests();
    QVERIFY(tests.size() > 100);
    QCOMPARE(comparedTwice(tests, sentences).join(u'\n'), QString()); // names them all
}

void TestSentences::aSecondOneIsFound_data()
{
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("found");
    QTest::newRow("the whole") << u"QCOMPARE(text, u\"The port “0” is out of range.\"_s);"_s << true;
    QTest::newRow("a piece") << u"text.contains(\"is out of range\")"_s << true;
    QTest::newRow("over two lines") << u"row(a, \"is out \"\n    \"of range\")"_s << true;
    QTest::newRow("another value") << u"u\"3: The port “7” is out of range.\"_s"_s << true;
    QTest::newRow("three words") << u"u\"out of range\"_s"_s << false;
    QTest::newRow("another sentence") << u"u\"The host is out of reach.\"_s"_s << false;
    QTest::newRow("a row's name") << u"QTest::newRow(\"it is out of range\")"_s << false;
    QTest::newRow("the name in a list") << u"{\"it is out of range\", 1}"_s << false;
    QTest::newRow("a comment") << u"    // \"it is out of range\""_s << false;
    QTest::newRow("JSON") << u"f(a, R\"({\"a\":\"it is out of range\"})\")"_s << false;
}

void TestSentences::aSecondOneIsFound()
{
    QFETCH(QString, other);
    QFETCH(bool, found);
    const QStringList sentences{u"The port “%1” is out of range."_s, u"The host cannot be reached."_s};
    const TestText one{u"one"_s, u"QVERIFY(text.contains(u\"port “1” is out of range\"_s));"_s};
    QCOMPARE(comparedTwice({one}, sentences), QStringList());
    QCOMPARE(comparedTwice({one, {u"two"_s, other}}, sentences),
             found ? QStringList{sentences.first() + u": one, two"_s} : QStringList());
}

RC_PLAIN_TEST(TestSentences)

} // namespace rc::tst_sentences

#include "tst_sentences.moc"
