// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placeholder.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// "xxxxxxxx", "sk-xxxx", "********": filled up where a value would be.
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
    // A variable: of POSIX shells and dotenv, of Make and Jenkins, of cmd, of PowerShell, of templates and editors.
    static const QRegularExpression variable(
        uR"(\A(?:\$\{[^{}]*\}|\$\([^()]*\)|\$env:\w+|\$[A-Za-z_]\w*\$?|%(?:env:)?[A-Za-z_]\w*%|%\([A-Za-z_]\w*\)s|\$?\{\{.*\}\}|\{(?:env|input|file):[^{}]*\}|#?\{[A-Za-z_][\w .-]*\}|(#|__|@@|!)[A-Za-z]\w*\g{-1}|:[a-z_]+)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    // Where a secret is, in a vault, a file or a program's variables.
    static const QRegularExpression reference(
        uR"(\A(?:op://.*|file:/.*|~/.*|vault:.*|ref\+\w+:.*|arn:aws:.*|projects/[^/]+/secrets/.*|ENC\[.*\]|encrypted:.*|process\.env\b.*|os\.(?:environ|getenv)\b.*)\z)"_s);
    static const QRegularExpression bracketed(uR"(\A(?:<+[^<>]*>+|\[+[^\[\]]*\]+|\([^()]*\))\z)"_s);
    static const QRegularExpression request(
        uR"(\A(?:(?:your|enter|insert|paste|put|add|replace|fill|change|dein|deine|ihr|ihre|votre|tu|su)[-_ ](?:[a-z0-9]+[-_ ])*(?:key|api|schl(?:ü|ue)ssel|cle|clé|clave|token|secret|name|username|user|url|value|me|here|this|with|in|it|uuid|id|host|email|password)|changeme|replaceme|dummy|n/a|todo|tbd|none|null|undefined|placeholder|redacted)\z)"_s,
        QRegularExpression::CaseInsensitiveOption);
    constexpr qsizetype longest = 200;
    const QString plain = text.trimmed().toString();
    return !plain.isEmpty() && plain.size() <= longest &&
           (isFilledUp(plain) || variable.match(plain).hasMatch() || bracketed.match(plain).hasMatch() ||
            reference.match(plain).hasMatch() || request.match(plain).hasMatch());
}

bool isQuoted(QStringView text)
{
    return text.size() > 1 && text.front() == text.back() && u"\"'`"_s.contains(text.front());
}

} // namespace rc
