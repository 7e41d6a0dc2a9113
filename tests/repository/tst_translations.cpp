// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that every string is translated in each language, and the style of the English texts.
#include "messages.h"
#include "sources.h"
#include "support/testprogram.h"

#include <QProcess>
#include <QSet>

namespace rc::tst_translations {

namespace {

void aRowForEachLanguage()
{
    QTest::addColumn<QString>("language");
    for (const QString &code : otherLanguages())
        QTest::newRow(qPrintable(code)) << code;
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
    void initTestCase()
    {
        // Reads the sources again, so that a string without translation is found.
        QVERIFY(m_folder.isValid());
        QStringList arguments{u"-tr-function-alias"_s,
                              u"Q_DECLARE_TR_FUNCTIONS+=RC_DECLARE_PHRASES"_s,
                              u"-no-obsolete"_s,
                              u"-locations"_s,
                              u"none"_s,
                              inSourceFolder(u"app"_s),
                              inSourceFolder(u"ui"_s),
                              u"-I"_s,
                              inSourceFolder(u"app"_s),
                              u"-I"_s,
                              inSourceFolder({}),
                              u"-ts"_s};
        for (const QString &code : otherLanguages()) {
            arguments.append(freshPathOf(code));
            QVERIFY(QFile::copy(pathOf(code), freshPathOf(code)));
            QVERIFY(QFile::setPermissions(freshPathOf(code), QFile::ReadOwner | QFile::WriteOwner));
        }
        QProcess lupdate;
        lupdate.start(QStringLiteral(LUPDATE), arguments);
        QVERIFY(lupdate.waitForFinished(120'000));
        QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());
    }

    /// A file without a row would never be offered, and a row without a file would be English.
    void everyLanguageHasAFile()
    {
        QStringList files;
        for (const QString &name : QDir(inSourceFolder(u"translations"_s)).entryList({u"*.ts"_s}, QDir::Files))
            files.append(name.section(u'_', -1).section(u'.', 0, 0));
        QStringList rows = otherLanguages() + QStringList{u"en"_s};
        rows.sort();
        QCOMPARE(files, rows);
    }

    void translationFilesAreUpToDate();

    void everyStringIsTranslated_data() { aRowForEachLanguage(); }

    void everyStringIsTranslated()
    {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(freshPathOf(language));
        QVERIFY(messages.size() > 100);
        QStringList unfinished;
        for (const Message &message : messages) {
            if (message.unfinished || message.translations.join(QString()).trimmed().isEmpty())
                unfinished.append(message.source);
        }
        QCOMPARE(unfinished, QStringList());
    }

    void placeholdersSurviveTranslation_data() { aRowForEachLanguage(); }

    void placeholdersSurviveTranslation()
    {
        QFETCH(QString, language);
        QStringList faults;
        for (const Message &message : messagesOf(pathOf(language))) {
            const QString translation = message.translations.join(u' ');
            QStringList wanted = placeMarks(message.source);
            QStringList found = placeMarks(translation);
            // The singular may be the word "one".
            wanted.removeAll(u"%n"_s);
            found.removeAll(u"%n"_s);
            if (wanted != found)
                faults.append(message.source);
        }
        QCOMPARE(faults, QStringList());
    }

    /// Strings with a leading or trailing space are joined to others.
    void outerSpacesSurvive_data() { aRowForEachLanguage(); }

    void outerSpacesSurvive()
    {
        QFETCH(QString, language);
        QStringList faults;
        for (const Message &message : messagesOf(pathOf(language))) {
            const auto spaces = [](const QString &text) { return text.isEmpty() || text.back() == u' '; };
            for (const QString &translation : message.translations) {
                if (!message.source.contains("%n"_L1) && spaces(translation) != spaces(message.source))
                    faults.append(message.source);
            }
        }
        QCOMPARE(faults, QStringList());
    }

    void ctrlKeyHasOneName_data() { aRowForEachLanguage(); }

    void ctrlKeyHasOneName()
    {
        QFETCH(QString, language);
        const QList<Message> messages = messagesOf(pathOf(language));
        const auto key = std::find_if(messages.cbegin(), messages.cend(),
                                      [](const Message &message) { return message.source == u"Ctrl"_s; });
        QVERIFY(key != messages.cend());
        const QString name = key->translations.value(0) + u'+';
        for (const Message &message : messages) {
            if (!message.source.contains(u"Ctrl+"_s))
                continue;
            for (const QString &translation : message.translations)
                QVERIFY2(translation.contains(name), qPrintable(translation));
        }
    }

    void englishPluralsHaveBothForms()
    {
        // Every %n of the complete German file is in the English one.
        QStringList plurals;
        for (const Message &message : allMessages()) {
            if (message.source.contains("%n"_L1))
                plurals.append(message.source);
        }
        QStringList english;
        for (const Message &message : messagesOf(pathOf(u"en"_s))) {
            QVERIFY2(!message.unfinished, qPrintable(message.source));
            QVERIFY2(!message.translations.join(QString()).contains("(s)"_L1), qPrintable(message.source));
            english.append(message.source);
        }
        plurals.sort();
        english.sort();
        QCOMPARE(english, plurals);
    }

    /// Words are quoted with “ and ”; straight quotes mark typed characters.
    void quotesAreTypographic()
    {
        const QStringList typed{u"{\""_s, u"\"two words\""_s};
        static const QRegularExpression apostrophe(u"[a-z]'[a-z]"_s);
        QStringList found;
        for (const Message &message : allMessages()) {
            const bool isTyped = std::any_of(typed.cbegin(), typed.cend(), [&message](const QString &words) {
                return message.source.contains(words);
            });
            if (message.source.contains(u'"') && !isTyped)
                found.append(message.source);
            if (message.source.contains(apostrophe))
                found.append(message.source);
        }
        QCOMPARE(found, QStringList());
    }

    /// Errors name an action instead of ending with a formula.
    void errorsHaveNoStockPhrases()
    {
        QStringList found;
        for (const Message &message : allMessages()) {
            if (message.source.contains("Correct it and try again"_L1))
                found.append(message.source);
        }
        QCOMPARE(found, QStringList());
    }

    /// The glossary of CONTRIBUTING: its right-hand terms occur nowhere in the window or the command line.
    void oneTermPerConcept()
    {
        static const QRegularExpression other(
            u"\\b(rungs?|ladder|user names?|e-mail|time-out|time stamps?|cancelled|look-up|weight|so many|"
            "this run|of before|is none|all the same|mended|at hand|goes by|for good|looked at|let go of|sitting|"
            "(?<!--)(?<!--max-)answer(s|ed)?|reply|replies|time limit|under way|goes out|went out|asked "
            "for|told|beside|demands?|astray|"
            "those who run|whoever|further catalogs|tool-server|what came|brought back|any more|without a word|"
            "in the middle of|has to be|as it was)\\b"_s,
            QRegularExpression::CaseInsensitiveOption);
        QStringList found;
        for (const Message &message : allMessages()) {
            if (const auto match = other.match(message.source); match.hasMatch())
                found.append(match.captured() + u": "_s + message.source);
        }
        QCOMPARE(found, QStringList());
    }

private:
    [[nodiscard]] QString freshPathOf(const QString &language) const
    {
        return m_folder.filePath(u"resource-console_%1.ts"_s.arg(language));
    }

    QTemporaryDir m_folder;
};

/// lupdate silently skips a call that it cannot parse, such as translate() with a cast number.
void TestTranslations::translationFilesAreUpToDate()
{
    QSet<QString> known;
    for (const Message &message : messagesOf(freshPathOf(otherLanguages().constFirst())))
        known.insert(message.source);
    static const QRegularExpression call(
        uR"re(\b(?:tr\(|(?:translate|QT_TRANSLATE_NOOP)\(\s*"rc::\w+",)\s*((?:"(?:[^"\\]|\\.)*"\s*)+))re"_s);
    static const QRegularExpression seam(uR"re((?<!\\)"\s*")re"_s);
    qsizetype calls = 0;
    QStringList overlooked;
    for (const QString &file : productSources()) {
        const QString text = textOf(file);
        for (auto matches = call.globalMatch(text); matches.hasNext(); ++calls) {
            QString literal = matches.next().captured(1).trimmed().replace(seam, QString());
            literal = literal.sliced(1).chopped(1);
            literal.replace("\\\\"_L1, "\x01"_L1).replace("\\n"_L1, "\n"_L1).replace("\\\""_L1, "\""_L1);
            literal.replace(u'\x01', u'\\');
            if (!literal.isEmpty() && literal != u"…"_s && !known.contains(literal))
                overlooked.append(file + u": "_s + literal);
        }
    }
    QVERIFY(calls > 1'000);
    QCOMPARE(overlooked, QStringList());
}

RC_PLAIN_TEST(TestTranslations)

} // namespace rc::tst_translations

#include "tst_translations.moc"
