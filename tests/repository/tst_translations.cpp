// SPDX-License-Identifier: GPL-3.0-or-later
// Holds that every string of the program has its German translation.
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc::tst_translations {

namespace {

struct Message
{
    QString source;
    QStringList translations;
    bool unfinished = false;
};

QList<Message> messagesOf(const QString &path)
{
    QFile file(path);
    QList<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "message"_L1)
            messages.append(Message{});
        else if (xml.name() == "source"_L1)
            messages.last().source = xml.readElementText();
        else if (xml.name() == "translation"_L1) {
            const auto type = xml.attributes().value("type"_L1);
            messages.last().unfinished = type == "unfinished"_L1;
            if (type == "vanished"_L1 || type == "obsolete"_L1)
                messages.removeLast();
            else
                messages.last().translations.append(xml.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    }
    return messages;
}

QStringList placeMarks(const QString &text)
{
    static const QRegularExpression mark(u"%(\\d+|n)"_s);
    QStringList marks;
    auto matches = mark.globalMatch(text);
    while (matches.hasNext())
        marks.append(matches.next().captured());
    marks.removeDuplicates();
    marks.sort();
    return marks;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everyStringIsTranslated();
    void placeMarksSurviveTranslation();
    void everyEnglishPluralHasBothForms();
    void wordsAreQuotedAsInPrint();
    void noErrorEndsWithAFormula();
    void oneTermForEachIdea();
};

void TestTranslations::everyStringIsTranslated()
{
    // A fresh look at the sources, so that a string added without its translation is noticed.
    QTemporaryDir folder;
    const QString copy = folder.filePath(u"resource-console_de.ts"_s);
    QVERIFY(QFile::copy(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"), copy));
    QVERIFY(QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner));
    QProcess lupdate;
    lupdate.start(QStringLiteral(LUPDATE),
                  {u"-no-obsolete"_s, u"-locations"_s, u"none"_s, QStringLiteral(SOURCE_FOLDER "/app"),
                   QStringLiteral(SOURCE_FOLDER "/ui"), u"-I"_s, QStringLiteral(SOURCE_FOLDER "/app"), u"-I"_s,
                   QStringLiteral(SOURCE_FOLDER), u"-ts"_s, copy});
    QVERIFY(lupdate.waitForFinished(60'000));
    QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());

    const QList<Message> messages = messagesOf(copy);
    QVERIFY(messages.size() > 100);
    QStringList unfinished;
    for (const Message &message : messages) {
        if (message.unfinished || message.translations.join(QString()).trimmed().isEmpty())
            unfinished.append(message.source);
    }
    QCOMPARE(unfinished, QStringList());
}

void TestTranslations::placeMarksSurviveTranslation()
{
    QStringList faults;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"))) {
        const QString translation = message.translations.join(u' ');
        QStringList wanted = placeMarks(message.source);
        QStringList found = placeMarks(translation);
        // The singular of a plural may say "one" in words.
        wanted.removeAll(u"%n"_s);
        found.removeAll(u"%n"_s);
        if (wanted != found)
            faults.append(message.source);
    }
    QCOMPARE(faults, QStringList());
}

void TestTranslations::everyEnglishPluralHasBothForms()
{
    // Every %n of the German file, which is whole, is in the English one.
    QStringList plurals;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"))) {
        if (message.source.contains("%n"_L1))
            plurals.append(message.source);
    }
    QStringList english;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_en.ts"))) {
        QVERIFY2(!message.unfinished, qPrintable(message.source));
        QVERIFY2(!message.translations.join(QString()).contains("(s)"_L1), qPrintable(message.source));
        english.append(message.source);
    }
    plurals.sort();
    english.sort();
    QCOMPARE(english, plurals);
}

/// The glossary of CONTRIBUTING: what is on the left of it is nowhere in the window or the command line.
/// Words are quoted with “ and ”; straight quotes stand where a person has to type them.
void TestTranslations::wordsAreQuotedAsInPrint()
{
    const QStringList typed{u"{\""_s, u"\"two words\""_s, u"recover \"%1\""_s};
    QStringList found;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"))) {
        const bool isTyped = std::any_of(typed.cbegin(), typed.cend(),
                                         [&message](const QString &words) { return message.source.contains(words); });
        if (message.source.contains(u'"') && !isTyped)
            found.append(message.source);
    }
    QCOMPARE(found, QStringList());
}

/// An error says what to do, and not that something should be done.
void TestTranslations::noErrorEndsWithAFormula()
{
    QStringList found;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"))) {
        if (message.source.contains("Correct it and try again"_L1))
            found.append(message.source);
    }
    QCOMPARE(found, QStringList());
}

void TestTranslations::oneTermForEachIdea()
{
    static const QRegularExpression other(
        u"\\b(rungs?|ladder|user names?|e-mail|time-out|time stamps?|cancelled|look-up|weight|so many|"
        "this run|of before|is none that|all the same|mended|at hand|goes by|for good|looked at|let go of|sitting)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    QStringList found;
    for (const Message &message : messagesOf(QStringLiteral(SOURCE_FOLDER "/translations/resource-console_de.ts"))) {
        if (const auto match = other.match(message.source); match.hasMatch())
            found.append(match.captured() + u": "_s + message.source);
    }
    QCOMPARE(found, QStringList());
}

RC_PLAIN_TEST(TestTranslations)

} // namespace rc::tst_translations

#include "tst_translations.moc"
