// SPDX-License-Identifier: GPL-3.0-or-later
// Placeholders are not values, and values are not placeholders.
#include "core/key/credentials.h"
#include "core/placeholder.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace rc::tst_placeholder {

class TestPlaceholder : public QObject
{
    Q_OBJECT

private slots:
    void recognizes_data()
    {
        QTest::addColumn<bool>("isOne");
        for (const char *text : {"${X}",
                                 "${env:ACME_KEY}",
                                 "${input:key}",
                                 "${X:-fallback}",
                                 "$ACME_KEY",
                                 "$(ACME_KEY)",
                                 "$env:ACME_KEY",
                                 "%ACME_KEY%",
                                 "{{ACME_KEY}}",
                                 "{{ secrets.KEY }}",
                                 "${{ secrets.KEY }}",
                                 "{env:KEY}",
                                 "{api_key}",
                                 "<YOUR_API_KEY>",
                                 "<your key>",
                                 "[your key here]",
                                 "YOUR_API_KEY",
                                 "your-api-key",
                                 "Your API key",
                                 "YOUR_ACME_TOKEN_HERE",
                                 "REPLACE_ME",
                                 "replace-with-your-key",
                                 "changeme",
                                 "TODO",
                                 "xxxx",
                                 "XXXXXXXX",
                                 "sk-xxxxxxxx",
                                 "********",
                                 "…",
                                 "...",
                                 " ${X} ",
                                 "INSERT_KEY_HERE",
                                 "null",
                                 "undefined",
                                 "{file:~/.key}",
                                 "#{KEY}",
                                 "__KEY__",
                                 "@@KEY@@",
                                 "[[KEY]]",
                                 "<<KEY>>",
                                 "!KEY!",
                                 "%(key)s",
                                 "op://vault/item/field",
                                 "file:/run/secrets/key",
                                 "vault:secret/acme#key",
                                 "arn:aws:secretsmanager:eu-1:1:secret:a",
                                 "ENC[AES256_GCM,data:abc]",
                                 "process.env.KEY",
                                 "os.environ['KEY']",
                                 "$(cat key)",
                                 "(your key)",
                                 "abc1****6789",
                                 "xxx-xxx-xxx",
                                 "sk-...",
                                 "dein-api-key",
                                 "votre-cle-api",
                                 "VOTRE_CLÉ_API",
                                 "ВАШ_КЛЮЧ",
                                 "ваш ключ",
                                 "введите-ваш-токен",
                                 "sua_chave_api",
                                 "tu-clave",
                                 "API_KEY_HERE",
                                 "key-goes-here",
                                 "alv_account_your_key",
                                 "sk-your-api-key-here",
                                 "<在此输入>",
                                 "在此输入密钥",
                                 "您的密钥",
                                 "APIキーを入力",
                                 "키를 입력하세요",
                                 "***",
                                 "***REDACTED***",
                                 "REDACTED",
                                 "[REMOVED]",
                                 "!secret acme_key",
                                 "!vault |",
                                 "file:///run/secrets/key",
                                 "doppler://acme/key",
                                 "keychain:acme",
                                 "@Microsoft.KeyVault(SecretUri=x)",
                                 "var.acme_key",
                                 "secrets.ACME_KEY",
                                 "import.meta.env.ACME_KEY",
                                 "ENV['ACME_KEY']",
                                 ">-",
                                 "|",
                                 "credentials('acme-key')",
                                 "getpass.getpass()",
                                 "data.secret(\"a\")",
                                 "api-key"})
            QTest::newRow(text) << true;
        for (const char *text : {"",
                                 "sk-1",
                                 "test-key-0123456789",
                                 "alv_account_0123456789",
                                 "k",
                                 "demo",
                                 "alice",
                                 "o'neill",
                                 "a$b",
                                 "100%sure",
                                 "abc{def",
                                 "https://logs.example.com/",
                                 "yourself",
                                 "3e2ad894-5e5f-4c34-9899-1f9c2158009c",
                                 "maxx",
                                 "AbCdEf==",
                                 "a<b>c",
                                 "ACME_API_KEY",
                                 "@mara",
                                 "(a) b",
                                 "__a",
                                 "keymaster",
                                 "hidden-valley-7",
                                 "ключник",
                                 "там-здесь-нет",
                                 "env",
                                 "seu jorge",
                                 "il-postino",
                                 "mara (ops)",
                                 "dependabot[bot]",
                                 "variable.star"})
            QTest::newRow(*text ? text : "nothing") << false;
    }
    void recognizes() { QTEST(isPlaceholder(QString::fromUtf8(QTest::currentDataTag())), "isOne"); }

    void keysTellTheirKind_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<KeyKind>("kind");
        const QByteArray rest(43, 'a');
        QTest::newRow("an account's") << "alv_account_" + rest << KeyKind::Account;
        QTest::newRow("a resource's") << "alv_resource_" + rest << KeyKind::Resource;
        QTest::newRow("a team's of another product") << "acme_team_" + rest << KeyKind::Team;
        QTest::newRow("without a kind") << "sk-" + rest << KeyKind::Unknown;
        QTest::newRow("too short") << QByteArray("alv_team_abc") << KeyKind::Unknown;
    }
    void keysTellTheirKind()
    {
        QFETCH(QByteArray, key);
        QTEST(keyKindOf(Secret(key)), "kind");
    }

    void namesGoOutAsLatin1()
    {
        const auto headers = toolHeaders({Secret("sk-1"), {u"jörg"_s, {}, {}}}, CatalogKind::General);
        QVERIFY(headers);
        QCOMPARE(headers->constLast().second, QByteArray("j\xf6rg"));
        QVERIFY(!toolHeaders({Secret("sk-1"), {u"Łukasz"_s, {}, {}}}, CatalogKind::General));
    }
};

RC_TEST(TestPlaceholder)

} // namespace rc::tst_placeholder

#include "tst_placeholder.moc"
