// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the rules of the code base that no compiler checks: who reveals a key, who names
// colours, and that no test is switched off.
#include "support/testpaths.h"
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_repository {

namespace {

QDir top()
{
    return QDir(inSourceFolder({}));
}

QStringList sourcesBelow(const QString &folder)
{
    QStringList files;
    QDirIterator entries(top().filePath(folder), {u"*.cpp"_s, u"*.h"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files.append(top().relativeFilePath(entries.next()));
    files.sort();
    return files;
}

QString textOf(const QString &path)
{
    QFile file(top().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesMatching(const QStringList &files, const QRegularExpression &pattern)
{
    QStringList hits;
    for (const QString &file : files) {
        const QRegularExpressionMatch match = pattern.match(textOf(file));
        if (match.hasMatch())
            hits.append(file + u": "_s + match.captured());
    }
    return hits;
}

} // namespace

class TestRepository : public QObject
{
    Q_OBJECT

private slots:
    void nothingBelowTheWindowIncludesWidgets();
    void nothingCanSwitchOffTlsErrors();
    void onlyTheseFilesRevealAKey();
    void onlyBoundKeysAreRead();
    void onlyTheThemeNamesColours();
    void everyLabelAndToolTipIsPlain();
    void noTestIsSwitchedOffOrSleeps();
    void everySourceSaysItsLicence();
    void promisesAreKeptWordForWord();
};

void TestRepository::nothingBelowTheWindowIncludesWidgets()
{
    static const QRegularExpression widgets(
        u"#include <(QtWidgets|Q[A-Za-z]*Widget|QApplication|QDialog|QLabel|QMainWindow|QMessageBox|QMenu)"_s);
    QStringList files = sourcesBelow(u"app"_s);
    files.removeAll(u"app/windowpart.cpp"_s); // the way into the window
    QCOMPARE(filesMatching(files, widgets), QStringList());
}

void TestRepository::nothingCanSwitchOffTlsErrors()
{
    static const QRegularExpression ignoring(u"ignoreSslErrors|VerifyNone|QueryPeer|AutoVerifyPeer|AnyProtocol|"
                                             "TlsV1_[01]|Ssl(V2|V3)|UnknownProtocol"_s);
    static const QRegularExpression deciding(
        u"setPeerVerify(Mode|Depth)|setSslOption|setBackendConfiguration|setProtocol\\(|"
        "setCaCertificates|addCaCertificate|setDefaultConfiguration"_s);
    QStringList files = sourcesBelow(u"app"_s) + sourcesBelow(u"ui"_s);
    QCOMPARE(filesMatching(files, ignoring), QStringList());
    QVERIFY(files.removeAll(u"app/wire/tls/tlspolicy.cpp"_s) == 1); // where it is decided
    QCOMPARE(filesMatching(files, deciding), QStringList());
    // the host of the address and no other: tst_tls, for localhost
    QCOMPARE(filesMatching(files, QRegularExpression(u"setPeerVerifyName"_s)),
             QStringList{u"app/wire/http/httpcall.cpp: setPeerVerifyName"_s});
}

void TestRepository::onlyTheseFilesRevealAKey()
{
    // Who sees a key's bytes. A new file here needs a reason that a reviewer believes.
    const QStringList known{
        u"app/check/ladder/rungending.cpp"_s, // judges a key that was read
        u"app/cli/serve.cpp"_s,               // prints the demo service's own key, and keeps it out of its log
        u"app/config/configtext.cpp"_s,       // writes the one text that is copied with it
        u"app/config/paste/detail/pastedservers.cpp"_s, // whether two servers of a text have the same
        u"app/core/key/credentials.cpp"_s,              // puts it into a request's header
        u"app/core/key/keybinding.cpp"_s,               // its salted digest, by which a binding knows it
        u"app/core/key/keyfingerprint.cpp"_s,           // its few digits, and whether another is the same
        u"app/core/key/redactor.cpp"_s,                 // finds it in texts to take it out
        u"app/demo/detail/demosite.cpp"_s,              // compares it with what came
        // writes it into an environment file, after a second press
        u"app/session/profile/environmentwriting.cpp"_s,
        u"app/store/keychain/systemkeychain.cpp"_s, // hands it to the keychain
        u"ui/parts/secretclipboard.cpp"_s,          // copies what a person asked for twice, and clears it
    };
    static const QRegularExpression reveal(u"(\\.|->)reveal\\("_s);
    QStringList files;
    for (const QString &file : sourcesBelow(u"app"_s) + sourcesBelow(u"ui"_s)) {
        if (reveal.match(textOf(file)).hasMatch())
            files.append(file);
    }
    QCOMPARE(files, known);
}

void TestRepository::onlyBoundKeysAreRead()
{
    // Whoever else reads a key hands out one that nobody bound to where it goes.
    static const QRegularExpression reads(u"\\b[mk]\\w*[kK]eys(\\.|->)read\\(|\\bkeys(\\.|->)read\\("_s);
    QStringList files;
    for (const QString &file : sourcesBelow(u"app"_s) + sourcesBelow(u"ui"_s)) {
        if (reads.match(textOf(file)).hasMatch())
            files.append(file);
    }
    QCOMPARE(files,
             (QStringList{u"app/store/keys/boundkeys.cpp"_s, u"app/store/keys/detail/keycopy.cpp"_s,
                          u"app/store/keys/keyrotation.cpp"_s})); // the last two keep it under another account only
}

void TestRepository::onlyTheThemeNamesColours()
{
    static const QRegularExpression colour(
        u"QColor\\((0x|\\d|\"|u\"|Qt::)|#[0-9A-Fa-f]{6}\\b|Qt::(red|green|blue|white|black|gray|yellow)\\b"_s);
    QStringList files;
    for (const QString &file : sourcesBelow(u"ui"_s)) {
        if (!file.startsWith("ui/theme/"_L1))
            files.append(file);
    }
    QCOMPARE(filesMatching(files, colour), QStringList());
}

void TestRepository::everyLabelAndToolTipIsPlain()
{
    static const QRegularExpression made(u"new QLabel\\(|: QLabel\\("_s);
    static const QRegularExpression plain(u"(new QLabel\\(|: QLabel\\()[^;]*;[^;]*setTextFormat\\(Qt::PlainText\\)|"
                                          u": QLabel\\(parent\\)\\s*\\{\\s*setTextFormat\\(Qt::PlainText\\)"_s);
    const QStringList files = sourcesBelow(u"ui"_s);
    QStringList faults;
    for (const QString &file : files) {
        const QString text = textOf(file);
        if (text.count(made) != text.count(plain))
            faults.append(file);
    }
    QCOMPARE(faults, QStringList());

    // A tool tip guesses rich text; setPlainToolTip() escapes, and is where the one call is. A model's goes through
    // plainToolTip().
    static const QRegularExpression rich(
        u"\\bsetToolTip\\(|ToolTipRole(?!:(?s:.{0,120})return "
        u"plainToolTip\\()|QToolTip::|QTextBrowser|QTextEdit\\b(?!::ExtraSelection)|setHtml|"
        u"setMarkdown|QMessageBox|setWhatsThis|RichText|AutoText"_s);
    QStringList others = files;
    others.removeAll(u"ui/widgets/kit.cpp"_s);
    others.removeAll(u"ui/widgets/plainquestion.cpp"_s); // sets the format
    others.removeAll(u"ui/theme/stylesheet.cpp"_s);
    QCOMPARE(filesMatching(others, rich), QStringList());
}

void TestRepository::noTestIsSwitchedOffOrSleeps()
{
    // Written in two halves so that this file does not find itself.
    static const QRegularExpression off(u"Q"_s + u"SKIP|QEXPECT"_s + u"_FAIL|q"_s + u"Wait\\(|q"_s + u"Sleep\\("_s);
    QCOMPARE(filesMatching(sourcesBelow(u"tests"_s), off), QStringList());
}

void TestRepository::everySourceSaysItsLicence()
{
    QStringList faults;
    for (const QString &file : sourcesBelow(u"app"_s) + sourcesBelow(u"ui"_s) + sourcesBelow(u"tests"_s)) {
        if (!textOf(file).startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"_L1))
            faults.append(file);
    }
    QCOMPARE(faults, QStringList());
}

/// What the README promises is in SECURITY.md as it stands there, and every test that is named there is one.
void TestRepository::promisesAreKeptWordForWord()
{
    const QString security = textOf(u"SECURITY.md"_s);
    const auto section = [](const QString &text, const QString &heading) {
        const qsizetype from = text.indexOf(heading) + heading.size();
        return text.sliced(from, text.indexOf(u"\n## "_s, from) - from);
    };
    QStringList promises;
    static const QRegularExpression row(u"^\\| (.+?) \\| `"_s, QRegularExpression::MultilineOption);
    const QString table = section(security, u"## The promises of the README, word for word"_s);
    for (auto found = row.globalMatch(table); found.hasNext();)
        promises.append(found.next().captured(1));
    static const QRegularExpression mark(u"- \\*\\*\\w+\\.\\*\\* "_s);
    QString said = section(textOf(u"README.md"_s), u"## Three promises"_s).remove(mark).simplified();
    QCOMPARE(promises.join(u' '), said);

    QStringList missing;
    static const QRegularExpression named(u"`(tests/\\w+/tst_\\w+)`"_s);
    for (auto found = named.globalMatch(security); found.hasNext();) {
        const QString test = found.next().captured(1);
        if (textOf(test + u".cpp"_s).isEmpty())
            missing.append(test);
    }
    QCOMPARE(missing, QStringList());
}

RC_PLAIN_TEST(TestRepository)

} // namespace rc::tst_repository

#include "tst_repository.moc"
