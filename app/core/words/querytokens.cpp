// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/querytokens.h"

namespace rc {

namespace {

/// Splits at each unquoted character that `separates`; skips empty pieces.
template<typename Separates>
QStringList splitUnquoted(QStringView text, Separates separates)
{
    QStringList pieces;
    QString piece;
    bool inQuotes = false;
    const auto end = [&] {
        if (!piece.isEmpty())
            pieces.append(std::exchange(piece, {}));
    };
    for (const QChar c : text) {
        if (c == u'"')
            inQuotes = !inQuotes;
        if (!inQuotes && separates(c))
            end();
        else
            piece += c;
    }
    end();
    return pieces;
}

QStringList valuesOf(QStringView text)
{
    QStringList values;
    for (QString &value : splitUnquoted(text, [](QChar c) { return c == u','; })) {
        if (const QString bare = value.remove(u'"').trimmed(); !bare.isEmpty())
            values.append(bare);
    }
    return values;
}

QueryToken tokenOf(const QString &typed)
{
    QueryToken token{typed, {}, {}, {}, typed.startsWith(u'-'), false};
    const QStringView bare = QStringView(typed).sliced(token.excluded ? 1 : 0);
    token.quoted = bare.startsWith(u'"');
    for (const QChar c : bare) {
        if (c != u'"')
            token.text += c.isSpace() ? QChar(u' ') : c;
    }
    const qsizetype colon = bare.indexOf(u':');
    if (colon > 0 && !bare.first(colon).contains(u'"')) {
        token.word = bare.first(colon).toString();
        token.values = valuesOf(bare.sliced(colon + 1));
    }
    return token;
}

} // namespace

QList<QueryToken> queryTokens(const QString &query)
{
    QList<QueryToken> tokens;
    for (const QString &typed : splitUnquoted(query, [](QChar c) { return c.isSpace(); }))
        tokens.append(tokenOf(typed));
    return tokens;
}

} // namespace rc
