// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/secretnames.h"

#include "core/words/lookalikes.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Removes accents and case, and replaces look-alikes by Latin letters.
QString folded(const QString &text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        const QChar small = c.toLower();
        const char16_t lookalike = latinLookalike(small.unicode());
        if (!c.isMark() && c.category() != QChar::Other_Format)
            result += lookalike != 0 ? QChar(lookalike) : small;
    }
    return result;
}

/// Secret words that may occur inside others, as in languages without spaces.
bool hasSecretPart(const QString &text)
{
    static const QStringList parts = [] {
        const QStringList words{u"パスワード"_s,   u"パスコード"_s,   u"パスフレーズ"_s,   u"暗証"_s,
                                u"秘密"_s,         u"シークレット"_s, u"トークン"_s,       u"認証コード"_s,
                                u"確認コード"_s,   u"合言葉"_s,       u"資格情報"_s,       u"ワンタイム"_s,
                                u"アクセスキー"_s, u"APIキー"_s,      u"暗号鍵"_s,         u"كلمة المرور"_s,
                                u"كلمة مرور"_s,    u"كلمة السر"_s,    u"كلمة سر"_s,        u"الرقم السري"_s,
                                u"رقم سري"_s,      u"الرمز السري"_s,  u"رمز سري"_s,        u"رمز المرور"_s,
                                u"رمز الدخول"_s,   u"رمز التحقق"_s,   u"عبارة المرور"_s,   u"بيانات الاعتماد"_s,
                                u"مفتاح API"_s,    u"مفتاح الوصول"_s, u"المفتاح السري"_s,  u"カード番号"_s,
                                u"رقم البطاقة"_s,  u"رمز الأمان"_s,   u"بطاقة الائتمان"_s, u"セキュリティコード"_s};
        QStringList all;
        for (const QString &word : words)
            all.append(folded(word));
        return all;
    }();
    return std::ranges::any_of(parts, [&text](const QString &part) { return text.contains(part); });
}

} // namespace

bool isSecretName(const QString &text)
{
    static const QRegularExpression named(
        u"(pass[\\s_-]?(word|phrase|code|wd)|\\bpwd\\b|secret|credential|(access|auth|bearer|refresh|session|id|api|"
        "personal)[\\s_-]*token|\\btoken\\b|(api|access|private|secret|license|signing|encryption|ssh)[\\s_-]*key|"
        "\\b(pin|puk|bearer)\\b|\\bcvv2?\\b|\\bcvc\\b|card[\\s_-]*number|(credit|debit)[\\s_-]*card|"
        "(access|backup|recovery|security|verification)[\\s_-]*code|social[\\s_-]*security|\\biban\\b|\\b(otp|totp|2fa|"
        "mfa)\\b|one[\\s-]?time[\\s-]?"
        "code|seed[\\s_-]*phrase|mnemonic|"
        "kennwort|passwort|geheim|(bestatigungs|einmal|sicherheits|zugangs)[\\s_-]*(code|daten)|kreditkarte|"
        "karten(pruf)?nummer|transaktionsnummer|\\b[mp]?-?tan[\\s_-]*(nummer|code)|anmeldedaten|(api|privater)[\\s_-]*"
        "schlussel|"
        "mots? de passe|\\bmdp\\b|code (confidentiel|d.acces|de (confirmation|securite|verification)|a usage unique)|"
        "numero de (la )?carte|carte (bancaire|de credit)|\\bjeton\\b|cles? (api|privee|d.acces)|identifiants de "
        "connexion|"
        "contrasena|(?<!palabra )(?<!palabras )\\bclave\\b|credencial|codigo de (acceso|confirmacion|seguridad|un solo "
        "uso|verificacion)|"
        "numero de (la )?tarjeta|tarjeta de (credito|debito))"_s);
    const QString shown = folded(text);
    return named.match(shown).hasMatch() || hasSecretPart(shown);
}

QString spacedName(const QString &name)
{
    static const QRegularExpression hump(u"([a-z0-9])([A-Z])"_s);
    QString text = name;
    text.replace(hump, u"\\1 \\2"_s);
    return text.replace(u'_', u' ');
}

} // namespace rc
