// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a search query: words to find, and filters such as level:error,warn.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

/// A token between unquoted spaces.
struct QueryToken
{
    QString typed;         ///< as typed in the query
    QString text;          ///< without quotes and leading minus; spaces normalized
    QString word;          ///< filter name before an unquoted colon; empty: plain text
    QStringList values;    ///< values after that colon, separated by unquoted commas; trimmed, without empty ones
    bool excluded = false; ///< begins with a minus
    bool quoted = false;   ///< begins with a quote, so it is only text
};

/// An unclosed quote extends to the end.
[[nodiscard]] QList<QueryToken> queryTokens(const QString &query);

} // namespace rc
