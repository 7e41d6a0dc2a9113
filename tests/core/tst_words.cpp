// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that everything a user can see has words: errors, outcomes, key states, tools and catalogs. Fields for secrets
// are recognized by name in each language, even disguised.
#include "core/entry/outcome.h"
#include "core/json/jsontape.h"
#include "core/key/keystate.h"
#include "core/phrase.h"
#include "core/tool/tool.h"
#include "core/words/age.h"
#include "core/words/errortext.h"
#include "core/words/secretnames.h"
#include "support/testprogram.h"

#include <QLocale>
#include <QSet>

namespace rc::tst_words {

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void everyErrorHasItsOwnText()
    {
        // The last kind of the enumeration; update it when adding a new one.
        constexpr int last = int(ErrorKind::AnswerRequired);
        QSet<QString> seen;
        for (int kind = 0; kind <= last; ++kind) {
            for (const Error &error : {Error{ErrorKind(kind), {}, {}, 0}, Error{ErrorKind(kind), u"Detail."_s, {}, 0},
                                       Error{ErrorKind(kind), {}, {}, 418}}) {
                const rc::ErrorText words = rc::errorText(error);
                QVERIFY2(!words.what.isEmpty(), qPrintable(QString::number(kind)));
                // the detail of an input or file error is complete, and a canceled request needs no next step
                const bool hasNoStep = ErrorKind(kind) == ErrorKind::BadInput ||
                                       ErrorKind(kind) == ErrorKind::FileUnusable ||
                                       ErrorKind(kind) == ErrorKind::Canceled;
                QVERIFY2(words.next.text().endsWith(u'.') != hasNoStep, qPrintable(words.what));
                QVERIFY2(!(words.what + words.next).contains(u'%'), qPrintable(words.what));
                if (error.detail.isEmpty()) {
                    QVERIFY2(words.what.text().endsWith(u'.'), qPrintable(words.what));
                }
            }
            const QString plain = rc::errorText({ErrorKind(kind), {}, {}, 0}).what;
            QVERIFY2(!seen.contains(plain), qPrintable(plain));
            seen.insert(plain);
        }
    }

    void phraseSurvivesItsRecord_data()
    {
        addColumns<Phrase, QString>("phrase", "text");
        const Phrase owner = Phrase("rc::StepOutcome", "owner %1").arg(u"%2"_s);
        QTest::newRow("nothing") << Phrase() << QString();
        QTest::newRow("no source") << Phrase("rc::StepOutcome", nullptr).arg(u"a"_s) << QString();
        QTest::newRow("text") << Phrase(u"%1 \"a\""_s) << u"%1 \"a\""_s;
        QTest::newRow("text in a sentence") << owner << u"owner %2"_s;
        QTest::newRow("sentence in another")
            << Phrase("rc::StepOutcome", "%2 before %1").arg(owner, u"b"_s) << u"b before owner %2"_s;
        QTest::newRow("value of no placeholder") << Phrase("rc::StepOutcome", "%1").arg(u"a"_s, u"b"_s) << u"a"_s;
        QTest::newRow("count") << Phrase("rc::StepOutcome", "%n tools", nullptr, 3) << u"3 tools"_s;
        QTest::newRow("list") << Phrase::list({owner, Phrase(), u"b"_s}) << u"owner %2, b"_s;
        QTest::newRow("clauses") << Phrase::clauses({u"a"_s, u"b"_s}) << u"a; b"_s;
        QTest::newRow("sentences") << Phrase::sentences({u"A."_s, u"B."_s}) << u"A. B."_s;
    }

    void phraseSurvivesItsRecord()
    {
        QFETCH(Phrase, phrase);
        QFETCH(QString, text);
        QCOMPARE(phrase.text(), text);
        const QByteArray json = phrase.toJson();
        const auto tape = JsonTape::read(json);
        QVERIFY2(tape, json.constData());
        const auto again = Phrase::fromJson(tape->root());
        QVERIFY2(again && again->isTranslated() == phrase.isTranslated(), json.constData());
        QCOMPARE(again->text(), text);
    }

    void unreadablePhraseIsNone_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *json : {"null", "7", "[]", R"({"join":"other"})", R"({"source":"%1","values":[7]})"})
            QTest::newRow(json) << QByteArray(json);
    }

    void unreadablePhraseIsNone()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!Phrase::fromJson(JsonTape::read(json)->root()));
    }

    void aMomentHasItsDateUnlessItIsToday()
    {
        const QDateTime now = QDateTime::currentDateTime();
        QCOMPARE(momentText(now), QLocale().toString(now.time(), u"HH:mm:ss"_s));
        const QDateTime before = now.addYears(-1);
        QCOMPARE(momentText(before.toUTC()), QLocale().toString(before, QLocale::ShortFormat));
    }

    void errorsShowTheirDetail_data()
    {
        addColumns<ErrorKind, QString, int, QString>("kind", "detail", "status", "said");
        QTest::newRow("bad input is the detail") << ErrorKind::BadInput << u"It is so."_s << 0 << u"It is so."_s;
        QTest::newRow("429 with a time") << ErrorKind::RateLimited << u"30"_s << 429 << u"try again after: 30."_s;
        QTest::newRow("redirect") << ErrorKind::Redirected << u"https://b.example/"_s << 307
                                  << u"to another address, https://b.example/."_s;
        QTest::newRow("JSON-RPC error") << ErrorKind::RpcError << u"-32601"_s << 200 << u"error -32601"_s;
    }

    void errorsShowTheirDetail()
    {
        QFETCH(ErrorKind, kind);
        QFETCH(QString, detail);
        QFETCH(int, status);
        QFETCH(QString, said);
        const QString what = rc::errorText({kind, detail, {}, status}).what;
        QVERIFY2(what.contains(said), qPrintable(what));
    }

    void foreignTextInErrorsIsMarked()
    {
        for (int kind = 0; kind <= int(ErrorKind::AnswerRequired); ++kind) {
            const QString line = rc::errorLine({ErrorKind(kind), u"a\x1b[31m%1\n"_s, u"b\u202e%2\r\n"_s, 500});
            QVERIFY(!line.contains(u'\x1b'));
            QVERIFY(!line.contains(QChar(0x202E)));
            QVERIFY(!line.contains(u'\n'));
            QVERIFY2(line.endsWith(u" “b⟨U+202E⟩%2⏎”"_s), qPrintable(line));
        }
    }

    void anErrorLineEndsWithTheQuote();

    void outcomesHaveTexts()
    {
        using rc::Outcome;
        QStringList words;
        QStringList names;
        for (const Outcome outcome :
             {Outcome::Accepted, Outcome::Refused, Outcome::Unknown, Outcome::NotSent, Outcome::Local}) {
            words.append(rc::wireWord(outcome));
            names.append(rc::outcomeName(outcome));
        }
        QCOMPARE(words.join(u' '), u"accepted refused unknown not-sent local"_s);
        QCOMPARE(names.mid(0, 4), QStringList({u"Accepted by the service"_s, u"Refused by the service"_s,
                                               u"May have been delivered"_s, u"Not sent"_s}));
        names.removeDuplicates();
        QCOMPARE(names.size(), 5);
    }

    void keyStatesHaveTexts()
    {
        using rc::KeyState;
        QStringList words;
        QSet<QString> names;
        for (const KeyState state :
             {KeyState::Saved, KeyState::SessionOnly, KeyState::Absent, KeyState::Locked, KeyState::Unavailable}) {
            words.append(rc::wireWord(state));
            names.insert(rc::keyStateName(state));
        }
        QCOMPARE(words.join(u' '), u"saved this-run absent locked unavailable"_s);
        QCOMPARE(names.size(), 5);
    }

    void toolsShowTheirTitleOrName()
    {
        rc::Tool tool;
        tool.name = u"list_things"_s;
        QCOMPARE(tool.shownName(), u"list_things"_s);
        tool.annotations.title = u"Things"_s;
        QCOMPARE(tool.shownName(), u"Things"_s);
        tool.title = u"List things"_s;
        QCOMPARE(tool.shownName(), u"List things"_s);
    }

    void annotationsDefaultToTheWorst_data()
    {
        using Stated = std::optional<bool>;
        addColumns<rc::ToolAnnotations, rc::ToolEffect, bool>("annotations", "effect", "assumed");
        const auto stated = [](Stated readOnly, Stated destructive) {
            rc::ToolAnnotations annotations;
            annotations.readOnly = readOnly;
            annotations.destructive = destructive;
            return annotations;
        };
        using rc::ToolEffect;
        QTest::newRow("nothing stated") << stated({}, {}) << ToolEffect::Destructive << true;
        QTest::newRow("read-only") << stated(true, {}) << ToolEffect::Reads << false;
        QTest::newRow("read-only counts before destructive") << stated(true, true) << ToolEffect::Reads << false;
        QTest::newRow("not read-only") << stated(false, {}) << ToolEffect::Destructive << true;
        QTest::newRow("not destructive") << stated({}, false) << ToolEffect::Writes << false;
        QTest::newRow("destructive") << stated({}, true) << ToolEffect::Destructive << false;
        QTest::newRow("writes") << stated(false, false) << ToolEffect::Writes << false;
    }

    void annotationsDefaultToTheWorst()
    {
        QFETCH(rc::ToolAnnotations, annotations);
        QFETCH(rc::ToolEffect, effect);
        QFETCH(bool, assumed);
        QCOMPARE(rc::toolEffect(annotations), effect);
        QCOMPARE(rc::effectIsAssumed(annotations), assumed);
    }

    void recognizesSecretNames_data()
    {
        addColumns<QString, bool>("text", "isSecret");
        addTextRows("password  Your PIN  user_password  API key  api_key  access token  One-time code  Recovery code  "
                    "Credit card  Social security number  PUK  Sicherheitscode  Einmal-Code  Kartenprüfnummer  "
                    "Kreditkarte  Code de vérification  Code à usage unique  Numéro de carte  Código de un solo uso  "
                    "Tarjeta de crédito  クレジットカード番号  セキュリティコード  TAN-Nummer  رقم البطاقة  "
                    "PASSWORD  Passwort  Kennwort  Geheimzahl  Zugangscode  API-Schlüssel  privater Schlüssel  "
                    "Anmeldedaten  Mot de passe  MOT DE PASSE  Clé API  clé d’accès  Code confidentiel  "
                    "phrase secrète  jeton  Contraseña  contrasena  Clave  Clave secreta  "
                    "Código de verificación  Credenciales  パスワード  ﾊﾟｽﾜｰﾄﾞ  暗証番号  秘密鍵  APIキー  "
                    "アクセストークン  認証コード  "
                    "كلمة المرور  كَلِمَة السِّر  الرقم السري  رمز الدخول  مفتاح API  p\u0430ssw\u043Erd  "
                    "ｐａｓｓｗｏｒｄ  pass\u200Bword  \u0420assword  pa\u0301ssword  𝐩𝐚𝐬𝐬𝐰𝐨𝐫𝐝",
                    true);
        addTextRows("name  Palabra clave  keyboard  Mappe  passenger  tokens per page  Schlüsselwort  postcode  "
                    "status code  Scorecard  "
                    "clé de voûte  名前  メール  الاسم  البريد الإلكتروني",
                    false);
    }

    void recognizesSecretNames()
    {
        QFETCH(QString, text);
        QTEST(isSecretName(text), "isSecret");
    }
};

void TestWords::anErrorLineEndsWithTheQuote()
{
    const Error error{ErrorKind::NotFound, {}, u"invalid_resource"_s, 404};
    const rc::ErrorText words = rc::errorText(error);
    QCOMPARE(rc::errorLine(error), words.what + u' ' + words.next + u" “invalid_resource”"_s);
    QCOMPARE(rc::errorLine({ErrorKind::NotFound, {}, {}, 404}), words.what + u' ' + words.next);
    QVERIFY(rc::errorLine({ErrorKind::NotFound, {}, QString(100'000, u'x'), 404}).text().size() < 1500);
    for (const QString &said : {u"It says: “invalid_resource”."_s, u"Réponse\u202f: «\u202finvalid_resource\u202f»."_s,
                                u"Antwort: „invalid_resource“."_s, u"応答: 「invalid_resource」。"_s})
        QVERIFY2(quoteText(error, said).isEmpty(), qPrintable(said));
    QVERIFY(!quoteText(error, u"There is an invalid_resource."_s).isEmpty());
}

RC_PLAIN_TEST(TestWords)

} // namespace rc::tst_words

#include "tst_words.moc"
