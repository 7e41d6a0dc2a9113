// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placeholder.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Filler in place of a value or its middle: "xxxxxxxx", "sk-xxxx", "AK01…6789", "********"; or a value crossed out:
/// "~~AK01~~". A random text may end in some x, too, so a short run of them needs a separator before it.
bool isFiller(const QString &text)
{
    static const QRegularExpression pattern(
        uR"(\A(?:[\w.+/-]{0,14}(?:[*•●■█＊]{2,}|…|\.{3,})[\w.+/-]{0,14}|[\w.+/-]*(?:[*•●■█＊]{4}|…)[\w.+/-]*|.{0,8}?[xX]{4,}|.*(?:[xX]{8,}|[-_.]([xX])\g{-1}{3,})|[xX]{3,}(?:[-_][xX]{3,})+|0+(?:-0+)+|~~.+~~)\z)"_s);
    constexpr qsizetype minLength = 3;
    static const QString fillers = u"xX*.•●■█＊…_-#?0"_s;
    return pattern.match(text).hasMatch() ||
           (text.size() >= minLength && fillers.contains(text.front()) &&
            std::all_of(text.cbegin(), text.cend(), [first = text.front()](QChar c) { return c == first; }));
}

/// Whether the text switches between upper case, lower case, digits and signs as often as a random key does.
bool looksRandom(const QString &text)
{
    constexpr qsizetype minLength = 16;
    constexpr QStringView joints = u"_-.:/";
    const auto kindOf = [](QChar c) { return c.isUpper() ? 0 : c.isLetter() ? 1 : c.isDigit() ? 2 : 3; };
    qsizetype switches = 0;
    int previous = -1;
    for (const QChar c : text) {
        if (c.isSpace())
            return false;
        const int current = joints.contains(c) ? previous : kindOf(c);
        switches += current != previous && !(previous == 0 && current == 1) ? 1 : 0;
        previous = current;
    }
    return text.size() >= minLength && 5 * switches > 2 * text.size();
}

} // namespace

bool isPlaceholder(QStringView text)
{
    constexpr auto anyCase = QRegularExpression::CaseInsensitiveOption;
    // A variable of POSIX shells and dotenv, Make and Jenkins, cmd, PowerShell, templates or editors, possibly after a
    // prefix: "sk-${KEY}", "Bearer <token>".
    static const QRegularExpression variable(
        uR"(\A(?:(?:bearer |[\w-]{1,16}[-_])?(?:\$\{[^{}]*\}|\$?\{\{.*\}\}|<+[^<>]*>+…?)|&lt;.*&gt;|%3C.*%3E|\$[(\[][^()\[\]]*[)\]]|`\S+ [^`]*`|\$env[:.]\w+|\${1,2}[A-Za-z_]\w*\$?|%{1,2}(?:env:)?[A-Za-z_]\w*%{1,2}|%\([A-Za-z_]\w*\)s|%env\(.*\)%|%?\{(?:env|input|file|cipher|vault):[^{}]*\}|\{(?:cipher|vault|secret)\}.*|\{%.*%\}|#?\{\$?[A-Za-z_][\w .-]*\}#?|(#|__|@{1,2}|!|~~)[A-Za-z]\w*\g{-1}|:[a-z_]+)\z)"_s,
        anyCase);
    // A reference to a secret: in a vault, a file, a program's variables, or returned by a function.
    static const QRegularExpression reference(
        uR"(\A(?:(?:op|vault|bws|doppler|akv|gsm|sm|kv|ssm|env|pass|secret(?:s|manager)?|keychain|keyring|keepass|lastpass|conjur|infisical|sops|akeyless|1password|bitwarden|(?:aws|azure|gcp)[\w-]*)://.*|@?(?:~|\.{0,2}/(?:run|var|etc|home|path))/[\w./-]*|path/to/.*|@[\w./-]+\.(?:txt|key|pem|json|env)|(?:file|secretref):\S+|(?:vault|env|ssm|keychain|keyring|encrypted):\S.*|ref\+\w+:.*|arn:aws:.*|projects/[^/]+/secrets/.*|ENC\[.*\]|!(?:secret|vault|env|env_var|include|ref|sub|getatt)\b.*|@?[A-Za-z_][\w.:]*\((?:[\w\s.:/=,{}$-]|"[^"]*"|'[^']*')*\)|(?:var|vars|secrets)\.[\w.]+|(?:module|data|aws_\w+)\.\w+\..+|local\.\w*(?:key|token|secret)\w*|process\.env\b.*|import\.meta\.env\b.*|os\.environ\b.*|(?-i:env\.[A-Z_][A-Z\d_]*)|\$?_?(?:ENV|SERVER)[\[{].*[\]}]|\*[\w-]+)\z)"_s,
        anyCase);
    static const QRegularExpression bracketed(
        uR"(\A(?:\[+[^\[\]]*\]+|\([^()]*\)|[＜《【「『«‹〈〔].*[＞》】」』»›〉〕])\z)"_s);
    // "your key here", possibly after the prefix of a real key, and the same in other languages.
    static const QRegularExpression request(
        uR"(\A(?:[a-z]{2,10}[-_]){0,2}(?:your|enter|insert|paste|put|add|replace|fill|change|deine?|ihre?|hier|votre|ton|entrez|tu|su|ingrese|inserta|sua|seu|insira|il|tuo|inserisci|uw|jouw|twój|ваша?|ваше|твой|введите|вставьте)[-_ ](?:[\p{L}\d]+[-_ ])*(?:key|api|schl(?:ü|ue)ssel|cle|clé|clave|chave|chiave|sleutel|klucz|ключ|токен|имя|логин|пароль|token|secret|name|nom|nombre|nome|utilisateur|usuario|username|user|url|value|me|here|this|with|in|it|uuid|id|host|email|password|einfügen|здесь|сюда)(?:[-_ ]\d{1,6})?\z)"_s,
        anyCase);
    static const QRegularExpression word(
        uR"(\A(?:[*_-]*(?:redacted|removed|masked|hidden|omitted|filtered|geschwärzt)[*_-]*|change[-_ ]?(?:me|it|this|in)(?:[-_ !][^\W_]*)*|replaceme|(?:set|fill)[-_ ](?:me|this|in)(?:[-_ ]in)?|fix[-_ ]?me|to[-_ ]?do|to be \w+|(?:not[-_ ]|un)set|n[./]a\.?|tbd|none|null|nil|undefined|(?:see|from|in|set (?:by|in)) (?:the )?(?:vault|1password|bitwarden|keychain|keepass|ci|env\w*|secrets?)|(?:[\w ]+[-_ ])?placeholder(?:[-_ ][\w -]+)?|(?:(?:my|the|some|sample|example|dummy|fake|your)[-_ ]?)?(?:api|secret|access)[-_ ]?(?:key|token)|(?:my|the|some|sample|example|dummy|fake|your)[-_ ]?(?:key|token|secret|password)|dummy|(?:api[-_ ]?)?key[-_ ]?goes[-_ ]?here|[|>][-+]?|[\w -]*[-_ ](?:here|aqui|aquí|ici)(?:[-_ ]\d{1,6})?|(?:you|your[-._]?(?:name|e?mail))@\S+|.*(?:请|請|在此|此处|输入|輸入|您的|你的|ここ|入力|여기|입력).*)\z)"_s,
        anyCase);
    constexpr qsizetype maxLength = 200;
    if (text.trimmed().size() > maxLength)
        return false;
    QString plain = text.trimmed().toString();
    if (isQuoted(plain) && plain.front() != u'`')
        plain = plain.sliced(1, plain.size() - 2).trimmed();
    if (plain.isEmpty())
        return false;
    if (isFiller(plain))
        return true;
    const auto matchesAny = [&plain](std::initializer_list<const QRegularExpression *> patterns) {
        return std::any_of(patterns.begin(), patterns.end(),
                           [&plain](const QRegularExpression *pattern) { return pattern->match(plain).hasMatch(); });
    };
    return !looksRandom(plain) && matchesAny({&variable, &bracketed, &reference, &request, &word});
}

bool isQuoted(QStringView text)
{
    static const QStringList pairs{u"\"\""_s, u"''"_s, u"``"_s, u"“”"_s, u"„“"_s, u"””"_s, u"‘’"_s, u"‚‘"_s};
    return text.size() > 1 && pairs.contains(QString(text.front()) + text.back());
}

} // namespace rc
