// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placeholder.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// "xxxxxxxx", "sk-xxxx", "********": filler in place of a value.
bool isFilledUp(const QString &text)
{
    static const QRegularExpression end(
        u"(?:[xX]{4,}|[*•●]{3,}|…|\\.{3})\\z|[*•●]{4}|\\A[xX]{3,}(?:[-_][xX]{3,})+\\z"_s);
    if (end.match(text).hasMatch())
        return true;
    constexpr qsizetype shortest = 3;
    static const QString fillers = u"xX*.•…_-#?0"_s;
    return text.size() >= shortest && fillers.contains(text.front()) &&
           std::all_of(text.cbegin(), text.cend(), [first = text.front()](QChar c) { return c == first; });
}

} // namespace

bool isPlaceholder(QStringView text)
{
    // A variable of POSIX shells and dotenv, Make and Jenkins, cmd, PowerShell, templates, or editors.
    static const QRegularExpression variable(
        uR"(\A(?:\$\{[^{}]*\}|\$\([^()]*\)|\$env:\w+|\$[A-Za-z_]\w*\$?|%(?:env:)?[A-Za-z_]\w*%|%\([A-Za-z_]\w*\)s|\$?\{\{.*\}\}|\{(?:env|input|file):[^{}]*\}|#?\{[A-Za-z_][\w .-]*\}|(#|__|@@|!)[A-Za-z]\w*\g{-1}|:[a-z_]+)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Where a secret is: in a vault, a file, a program's variables, or what a function of any name returns.
    static const QRegularExpression reference(
        uR"(\A(?:(?:op|vault|bws|doppler|akv|ssm|env|secrets?|keychain|keyring|conjur|infisical|sops|(?:aws|azure|gcp)[\w-]*)://.*|file:/.*|~/.*|(?:vault|env|ssm|keychain|keyring|encrypted):\S.*|ref\+\w+:.*|arn:aws:.*|projects/[^/]+/secrets/.*|ENC\[.*\]|!(?:secret|vault|env|env_var|include|ref|sub)\b.*|@?[A-Za-z_][\w.:]*\(.*\)|(?:var|vars|secrets)\.[\w.]+|process\.env\b.*|import\.meta\.env\b.*|os\.environ\b.*|\$?ENV[\[{].*[\]}])\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression bracketed(uR"(\A(?:<+[^<>]*>+|\[+[^\[\]]*\]+|\([^()]*\))\z)"_s);
    // "your key here", also behind the beginning of a real key; the words of other languages begin or end alike.
    static const QRegularExpression request(
        uR"(\A(?:[a-z]{2,10}[-_]){0,2}(?:your|enter|insert|paste|put|add|replace|fill|change|deine?|ihre?|hier|votre|ton|entrez|tu|su|ingrese|inserta|sua|seu|insira|il|tuo|inserisci|uw|jouw|twój|ваша?|ваше|твой|введите|вставьте)[-_ ](?:[\p{L}\d]+[-_ ])*(?:key|api|schl(?:ü|ue)ssel|cle|clé|clave|chave|chiave|sleutel|klucz|ключ|токен|имя|логин|пароль|token|secret|name|nom|nombre|nome|utilisateur|usuario|username|user|url|value|me|here|this|with|in|it|uuid|id|host|email|password|einfügen|здесь|сюда)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression word(
        uR"(\A(?:[*_-]*(?:redacted|removed|masked|hidden|omitted|filtered|geschwärzt)[*_-]*|changeme|replaceme|dummy|n/a|todo|tbd|none|null|undefined|placeholder|api[-_ ]?key|[|>][-+]?|[\w -]*[-_ ](?:here|aqui|aquí|ici)|.*(?:请|請|在此|此处|输入|輸入|您的|你的|ここ|入力|여기|입력).*)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 200;
    if (text.trimmed().size() > longest)
        return false;
    const QString plain = text.trimmed().toString();
    return !plain.isEmpty() &&
           (isFilledUp(plain) || variable.match(plain).hasMatch() || bracketed.match(plain).hasMatch() ||
            reference.match(plain).hasMatch() || request.match(plain).hasMatch() || word.match(plain).hasMatch());
}

bool isQuoted(QStringView text)
{
    return text.size() > 1 && text.front() == text.back() && u"\"'`"_s.contains(text.front());
}

} // namespace rc
