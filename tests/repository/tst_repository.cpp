// SPDX-License-Identifier: GPL-3.0-or-later
// Tests rules that no compiler checks: which files reveal a key, which ones name colors, and that no test is disabled.
#include "sources.h"
#include "support/testprogram.h"

namespace rc::tst_repository {

namespace {

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

QStringList filesWith(const QRegularExpression &pattern)
{
    QStringList files = productSources();
    files.removeIf([&pattern](const QString &file) { return !textOf(file).contains(pattern); });
    return files;
}

} // namespace

class TestRepository : public QObject
{
    Q_OBJECT

private slots:
    void appDoesNotIncludeWidgets()
    {
        static const QRegularExpression widgets(
            u"#include <(QtWidgets|Q[A-Za-z]*Widget|QApplication|QDialog|QLabel|QMainWindow|QMessageBox|QMenu)"_s);
        QStringList files = sourcesBelow({u"app"_s});
        files.removeAll(u"app/windowpart.cpp"_s); // the window's entry point
        QCOMPARE(filesMatching(files, widgets), QStringList());
    }

    void nothingCanSwitchOffTlsErrors()
    {
        static const QRegularExpression ignoring(u"ignoreSslErrors|VerifyNone|QueryPeer|AutoVerifyPeer|AnyProtocol|"
                                                 "TlsV1_[01]|Ssl(V2|V3)|UnknownProtocol"_s);
        static const QRegularExpression deciding(
            u"setPeerVerify(Mode|Depth)|setSslOption|setBackendConfiguration|setProtocol\\(|"
            "setCaCertificates|addCaCertificate|setDefaultConfiguration"_s);
        QStringList files = productSources();
        QCOMPARE(filesMatching(files, ignoring), QStringList());
        QVERIFY(files.removeAll(u"app/wire/tls/tlsauthorities.cpp"_s) == 1); // the file that decides it
        QCOMPARE(filesMatching(files, deciding), QStringList());
        // only the address's own host: tst_tls, for localhost
        QCOMPARE(filesMatching(files, QRegularExpression(u"setPeerVerifyName"_s)),
                 QStringList{u"app/wire/http/httpcall.cpp: setPeerVerifyName"_s});
    }

    void onlyTheseFilesRevealAKey()
    {
        // Files that read a key's bytes. A new one needs a convincing reason.
        const QStringList known{
            u"app/check/report/reportjson.cpp"_s, // finds key and tokens in a report
            u"app/check/run/stepoutcome.cpp"_s,   // checks a key
            u"app/cli/serve.cpp"_s,               // prints the demo service's own key, and keeps it out of its log
            u"app/config/configtext.cpp"_s,       // writes the text that is copied with the key
            u"app/config/paste/detail/pastedservers.cpp"_s, // compares the keys of two servers in a text
            u"app/core/key/credentials.cpp"_s,              // puts it into a request's header
            u"app/core/key/keybinding.cpp"_s,               // its salted digest, by which a binding knows it
            u"app/core/key/redactor.cpp"_s,                 // finds it in texts to redact it
            u"app/core/key/secret.cpp"_s,                   // its fingerprint, and comparing two keys
            u"app/demo/detail/demosite.cpp"_s,              // compares it with received ones
            // writes it into an environment file, after a second press
            u"app/session/profile/environmentwriting.cpp"_s,
            u"app/store/keychain/systemkeychain.cpp"_s, // passes it to the keychain
            u"ui/parts/secretclipboard.cpp"_s,          // copies it after two confirmations, and clears it
        };
        static const QRegularExpression reveal(u"(\\.|->)reveal\\("_s);
        QCOMPARE(filesWith(reveal), known);
    }

    void onlyBoundKeysAreRead()
    {
        // Other readers could return a key that is not bound to its destination.
        static const QRegularExpression reads(u"\\b[mk]\\w*[kK]eys(\\.|->)read\\(|\\bkeys(\\.|->)read\\("_s);
        QCOMPARE(filesWith(reads),
                 (QStringList{
                     u"app/session/profile/profilekeys.cpp"_s, // brings back what a removal deleted, as it was bound
                     u"app/store/keys/boundkeys.cpp"_s,
                     // these two only store it under another account
                     u"app/store/keys/keyrotation.cpp"_s, u"app/store/keys/profilesecrets.cpp"_s}));
    }

    void onlyTheThemeNamesColors()
    {
        static const QRegularExpression color(
            u"QColor\\((0x|\\d|\"|u\"|Qt::)|#[0-9A-Fa-f]{6}\\b|Qt::(red|green|blue|white|black|gray|yellow)\\b"_s);
        QStringList files = sourcesBelow({u"ui"_s});
        files.removeIf([](const QString &file) { return file.startsWith("ui/theme/"_L1); });
        QCOMPARE(filesMatching(files, color), QStringList());
    }

    void labelsAndToolTipsArePlainText()
    {
        static const QRegularExpression made(u"new QLabel\\(|: QLabel\\("_s);
        static const QRegularExpression plain(u"(new QLabel\\(|: QLabel\\()[^;]*;[^;]*setTextFormat\\(Qt::PlainText\\)|"
                                              u": QLabel\\(parent\\)\\s*\\{\\s*setTextFormat\\(Qt::PlainText\\)"_s);
        const QStringList files = sourcesBelow({u"ui"_s});
        QStringList faults;
        for (const QString &file : files) {
            const QString text = textOf(file);
            if (text.count(made) != text.count(plain))
                faults.append(file);
        }
        QCOMPARE(faults, QStringList());

        // A tooltip guesses rich text, which plainToolTip() escapes.
        static const QRegularExpression rich(
            u"\\bsetToolTip\\((?!plainToolTip\\()|ToolTipRole(?!:(?s:.{0,120})return "
            u"plainToolTip\\()|QToolTip::|QTextBrowser|QTextEdit\\b(?!::ExtraSelection)|setHtml|"
            u"setMarkdown|QMessageBox|setWhatsThis|RichText|AutoText"_s);
        QStringList others = files;
        others.removeAll(u"ui/widgets/kit.cpp"_s);
        others.removeAll(u"ui/frame/mainwindow.h"_s);
        others.removeAll(u"ui/frame/mainwindow.cpp"_s); // its question sets the format
        others.removeAll(u"ui/theme/stylesheet.cpp"_s);
        QCOMPARE(filesMatching(others, rich), QStringList());
    }

    /// The linker takes one of two types of the same name for both, without a word.
    void typeNamesAreUnique()
    {
        static const QRegularExpression line(
            u"^(?:(namespace \\{)|namespace [\\w:]+ \\{|(\\} // namespace)|(?:struct|class) (\\w+)(?: final)?(?: : .*)?$)"_s,
            QRegularExpression::MultilineOption);
        QHash<QString, QString> seen;
        QStringList twice;
        const QStringList files = sourcesBelow({u"app"_s, u"ui"_s});
        for (const QString &file : files) {
            const QString text = textOf(file);
            QList<bool> anonymous;
            for (auto found = line.globalMatch(text); found.hasNext();) {
                const QRegularExpressionMatch match = found.next();
                const QString type = match.captured(3);
                if (!match.captured(2).isEmpty())
                    anonymous.resize(std::max<qsizetype>(0, anonymous.size() - 1));
                else if (type.isEmpty())
                    anonymous.append(!match.captured(1).isEmpty());
                else if (!anonymous.contains(true) && seen.contains(type))
                    twice.append(type + u" in "_s + seen.value(type) + u" and "_s + file);
                else if (!anonymous.contains(true))
                    seen.insert(type, file);
            }
        }
        QCOMPARE(twice, QStringList());
        QVERIFY(seen.contains(u"JsonValue"_s));
    }

    void testsAreNeitherDisabledNorSleeping()
    {
        // Written in two parts so that this file does not match itself.
        static const QRegularExpression off(u"Q"_s + u"SKIP|QEXPECT"_s + u"_FAIL|q"_s + u"Wait\\(|q"_s + u"Sleep\\("_s);
        QCOMPARE(filesMatching(sourcesBelow({u"tests"_s}), off), QStringList());
    }

    void everySourceHasALicense()
    {
        QStringList faults;
        for (const QString &file : sourcesBelow({u"app"_s, u"ui"_s, u"tests"_s})) {
            if (!textOf(file).startsWith("// SPDX-License-Identifier: GPL-3.0-or-later\n"_L1))
                faults.append(file);
        }
        QCOMPARE(faults, QStringList());
    }

    /// The README's promises are word for word in SECURITY.md, and every test named there exists.
    void documentedPromisesMatch()
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
        static const QRegularExpression named(u"`(tests/[\\w/]+/tst_\\w+)`"_s);
        for (auto found = named.globalMatch(security); found.hasNext();) {
            const QString test = found.next().captured(1);
            if (textOf(test + u".cpp"_s).isEmpty())
                missing.append(test);
        }
        QCOMPARE(missing, QStringList());
    }
};

RC_PLAIN_TEST(TestRepository)

} // namespace rc::tst_repository

#include "tst_repository.moc"
