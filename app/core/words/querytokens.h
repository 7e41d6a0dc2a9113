// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of what is typed into a search field: words to look for, and filters such as level:error,warn.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

/// A piece between spaces that are outside of quotes.
struct QueryToken
{
    QString typed;         ///< as it stands in the query
    QString text;          ///< without quotes and without the minus before it; each space is a plain one
    QString word;          ///< what comes before a colon outside of quotes; empty: this is text to look for
    QStringList values;    ///< behind that colon, parted by commas outside of quotes; trimmed, none is empty
    bool excluded = false; ///< it begins with a minus
    bool quoted = false;   ///< it begins with a quote, so it is nothing but text
};

/// A quote that is not closed goes on to the end.
[[nodiscard]] QList<QueryToken> queryTokens(const QString &query);

} // namespace rc
