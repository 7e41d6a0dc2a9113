// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/detail/codetokens.h"

#include "config/paste/detail/pastedpairs.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

class Tokenizer
{
public:
    Tokenizer(const QString &text, QStringList &faults)
        : m_text(text)
        , m_faults(faults)
    {
    }

    QList<CodeToken> read()
    {
        while (m_at < m_text.size() && !m_stopped)
            next();
        return std::move(m_tokens);
    }

private:
    [[nodiscard]] QChar at(qsizetype position) const { return position < m_text.size() ? m_text[position] : QChar(); }

    void next()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n') {
            ++m_line;
            ++m_at;
        } else if (c.isSpace()) {
            ++m_at;
        } else if (c == u'#' || (c == u'/' && at(m_at + 1) == u'/')) {
            const qsizetype end = m_text.indexOf(u'\n', m_at);
            m_at = end < 0 ? m_text.size() : end;
        } else if (c == u'/' && at(m_at + 1) == u'*') {
            const qsizetype end = m_text.indexOf(u"*/"_s, m_at + 2);
            skipTo(end < 0 ? m_text.size() : end + 2);
        } else if (c == u'"' || c == u'\'' || c == u'`') {
            literal({});
        } else if (c.isLetterOrNumber() || c == u'_' || c == u'$') {
            word();
        } else {
            m_tokens.append({CodeToken::Kind::Mark, c, m_line});
            ++m_at;
        }
    }

    void skipTo(qsizetype position)
    {
        m_line += QStringView(m_text).mid(m_at, position - m_at).count(u'\n');
        m_at = position;
    }

    void word()
    {
        const qsizetype begin = m_at;
        while (m_at < m_text.size() &&
               (m_text[m_at].isLetterOrNumber() || m_text[m_at] == u'_' || m_text[m_at] == u'$'))
            ++m_at;
        const QString text = m_text.mid(begin, m_at - begin);
        const auto isPrefixLetter = [](QChar c) { return u"rRbBfFuU"_s.contains(c); };
        const bool isPrefix = text.size() <= 2 && std::ranges::all_of(text, isPrefixLetter);
        if (isPrefix && (at(m_at) == u'"' || at(m_at) == u'\''))
            literal(text.toLower());
        else
            m_tokens.append({CodeToken::Kind::Word, text, m_line});
    }

    /// m_at is at the quote; `prefix` is Python's.
    void literal(const QString &prefix)
    {
        const QChar quote = m_text[m_at];
        const qsizetype line = m_line;
        const QString tripleQuote(3, quote);
        const bool isLong = quote != u'`' && QStringView(m_text).mid(m_at).startsWith(tripleQuote);
        const QString end = isLong ? tripleQuote : QString(quote);
        QString value;
        bool isInterpolated = false;
        for (m_at += end.size(); m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (QStringView(m_text).mid(m_at).startsWith(end)) {
                m_at += end.size();
                m_tokens.append({isInterpolated ? CodeToken::Kind::Interpolated : CodeToken::Kind::Text, value, line});
                return;
            }
            if (c == u'\n' && !isLong && quote != u'`')
                break;
            isInterpolated = isInterpolated || (prefix.contains(u'f') && c == u'{') ||
                             (quote == u'`' && c == u'$' && at(m_at + 1) == u'{');
            if (c == u'\\' && m_at + 1 < m_text.size() && !prefix.contains(u'r')) {
                ++m_at;
                value += escape();
            } else {
                m_line += c == u'\n' ? 1 : 0;
                value += c;
            }
        }
        m_faults.append(openQuoteFault(line));
        m_stopped = true;
    }

    /// The character for the escape at m_at, which is then at its last character.
    QString escape()
    {
        const QChar c = m_text[m_at];
        if (c == u'\n') { // a continued line
            ++m_line;
            return {};
        }
        if (c == u'u' && at(m_at + 1) == u'{') {
            constexpr qsizetype maxDigits = 8;
            const QStringView digits = QStringView(m_text).mid(m_at + 2, maxDigits);
            const qsizetype close = digits.indexOf(u'}');
            bool isNumber = false;
            const uint code = digits.first(qMax(qsizetype(0), close)).toUInt(&isNumber, 16);
            if (!isNumber || code > QChar::LastValidCodePoint)
                return c;
            m_at += 2 + close;
            return QChar::fromUcs4(code).operator QStringView().toString();
        }
        static const QString knownEscapes = u"abfnrtv0xuU\\'\"`/"_s; // Python keeps the backslash before any other
        return knownEscapes.contains(c) ? escaped(m_text, m_at) : u'\\' + QString(c);
    }

    const QString &m_text;
    QStringList &m_faults;
    QList<CodeToken> m_tokens;
    qsizetype m_at = 0;
    qsizetype m_line = 1;
    bool m_stopped = false;
};

} // namespace

QList<CodeToken> codeTokens(const QString &text, QStringList &faults)
{
    return Tokenizer(text, faults).read();
}

} // namespace rc
