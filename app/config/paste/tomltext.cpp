// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/tomltext.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The position after a key with too many parts; in a multi-line text, quoted content may count as well.
std::optional<qsizetype> deepKey(const QString &toml)
{
    constexpr int maxParts = 24;
    QChar quote;
    int parts = 0;
    for (qsizetype at = 0; at < toml.size(); ++at) {
        const QChar c = toml[at];
        if (c == u'\n' || (quote.isNull() && u",=[]{}"_s.contains(c))) {
            parts = 0;
            quote = c == u'\n' ? QChar() : quote;
        } else if (!quote.isNull()) {
            at += c == u'\\' && quote == u'"' ? 1 : 0;
            quote = c == quote ? QChar() : quote;
        } else if (c == u'"' || c == u'\'') {
            quote = c;
        } else if (c == u'.' && ++parts > maxParts) {
            return at;
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<qsizetype> unreadableToml(const QString &toml)
{
    if (const auto at = deepKey(toml))
        return at;
    static const QRegularExpression form(
        u"(?<![\\s\\x{feff}])(?:\\A|(?:[^\\S\\n\\v\\f]|\\x{feff})*+[\\n\\v\\f])[\\s\\x{feff}]*+\\[(?!\\[?[ \\t]*[\"'A-Za-z0-9_-]|[ \\t]*[\"'A-Za-z0-9_-]|[ \\t]*\\])"_s);
    const QRegularExpressionMatch match = form.match(toml);
    return match.hasMatch() ? std::optional(match.capturedEnd()) : std::nullopt;
}

} // namespace rc
