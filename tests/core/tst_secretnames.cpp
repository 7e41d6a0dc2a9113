// SPDX-License-Identifier: GPL-3.0-or-later
// Fields for secrets are recognized by name in each language, even disguised.
#include "core/words/secretnames.h"
#include "support/testprogram.h"

namespace rc::tst_secretnames {

class TestSecretNames : public QObject
{
    Q_OBJECT

private slots:
    void recognizesSecretNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isSecret");
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

RC_TEST(TestSecretNames)

} // namespace rc::tst_secretnames

#include "tst_secretnames.moc"
