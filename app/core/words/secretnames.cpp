// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/secretnames.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

bool namesSecret(const QString &text)
{
    static const QRegularExpression named(
        u"(pass[\\s_-]?(word|phrase|code|wd)|\\bpwd\\b|secret|credential|(access|auth|bearer|refresh|session|id|api|"
        "personal)[\\s_-]*token|\\btoken\\b|(api|access|private|secret|license|signing|encryption|ssh)[\\s_-]*key|"
        "\\bpin\\b|\\bcvv2?\\b|\\bcvc\\b|card[\\s_-]*number|\\biban\\b|\\b(otp|totp|2fa|mfa)\\b|one[\\s-]?time[\\s-]?"
        "code|"
        "seed[\\s_-]*phrase|mnemonic|kennwort|passwort|geheim)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return named.match(text).hasMatch();
}

QString spacedName(const QString &name)
{
    static const QRegularExpression hump(u"([a-z0-9])([A-Z])"_s);
    QString text = name;
    text.replace(hump, u"\\1 \\2"_s);
    return text.replace(u'_', u' ');
}

} // namespace rc
