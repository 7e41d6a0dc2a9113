// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/markdowntext.h"

#include <algorithm>
#include <array>

namespace rc {

namespace {

qsizetype lineEnd(QStringView text, qsizetype at)
{
    const qsizetype end = text.indexOf(u'\n', at);
    return end < 0 ? text.size() : end;
}

bool startsBlock(QStringView line)
{
    constexpr std::array<QStringView, 13> starts{u"# ",  u"## ", u"### ", u"```", u"~~~", u"|", u"![",
                                                 u"<!-", u"[![", u"> ",   u"- [", u"* ",  u"<p"};
    return std::any_of(starts.cbegin(), starts.cend(), [line](QStringView start) { return line.startsWith(start); });
}

class Blanks
{
public:
    explicit Blanks(QString &text)
        : m_text(text)
    {
    }

    void run()
    {
        while (m_at < m_text.size()) {
            const bool startsLine = m_at == 0 || m_text.at(m_at - 1) == u'\n';
            if (!(startsLine && fence()) && !comment() && !tag() && !target())
                ++m_at;
        }
    }

private:
    [[nodiscard]] QStringView rest() const { return QStringView(m_text).mid(m_at); }

    void blank(qsizetype end, QChar with)
    {
        for (; m_at < end; ++m_at)
            m_text[m_at] = with;
    }

    bool fence()
    {
        const QStringView line = QStringView(m_text).mid(m_at, lineEnd(m_text, m_at) - m_at).trimmed();
        if (!line.startsWith(u"```") && !line.startsWith(u"~~~"))
            return false;
        const QStringView mark = line.first(3);
        const QStringView language = line.mid(3).trimmed();
        constexpr std::array<QStringView, 5> prose{u"", u"text", u"txt", u"md", u"markdown"};
        if (std::find(prose.cbegin(), prose.cend(), language) != prose.cend()) {
            blank(lineEnd(m_text, m_at), u'\n');
            return true;
        }
        const QString close = mark.toString();
        qsizetype end = lineEnd(m_text, m_at);
        for (qsizetype next = end; next < m_text.size();) {
            const qsizetype from = next + 1;
            next = lineEnd(m_text, from);
            if (QStringView(m_text).mid(from, next - from).trimmed().startsWith(close)) {
                end = next;
                break;
            }
        }
        blank(end, u'\n');
        return true;
    }

    bool comment()
    {
        const bool opens = rest().startsWith(u"<!--");
        if (!opens && !rest().startsWith(u"-->"))
            return false;
        blank(m_at + (opens ? 4 : 3), u'\n');
        return true;
    }

    /// An element of HTML; others such as <important> are kept.
    bool tag()
    {
        if (m_text.at(m_at) != u'<')
            return false;
        constexpr qsizetype longestTag = 400;
        const qsizetype close = QStringView(m_text).mid(m_at, longestTag).indexOf(u'>');
        qsizetype from = m_at + 1;
        if (from < m_text.size() && m_text.at(from) == u'/')
            ++from;
        qsizetype end = from;
        while (end < m_text.size() && m_text.at(end).isLetterOrNumber())
            ++end;
        const QStringView name = QStringView(m_text).mid(from, end - from);
        constexpr std::array<QStringView, 11> within{u"a",   u"b",   u"i",    u"em",  u"strong", u"code",
                                                     u"sub", u"sup", u"span", u"kbd", u"u"};
        constexpr std::array<QStringView, 22> apart{
            u"p",  u"br",    u"div",   u"img", u"h1", u"h2", u"h3", u"h4",      u"table",   u"tr",  u"td",
            u"th", u"thead", u"tbody", u"ul",  u"ol", u"li", u"hr", u"details", u"summary", u"pre", u"picture"};
        if (close < 0)
            return false;
        if (std::find(within.cbegin(), within.cend(), name) != within.cend())
            blank(m_at + close + 1, u' ');
        else if (std::find(apart.cbegin(), apart.cend(), name) != apart.cend())
            blank(m_at + close + 1, u'\n');
        else
            return false;
        return true;
    }

    /// Of a link or an image: "](…)".
    bool target()
    {
        if (!rest().startsWith(u"]("))
            return false;
        const qsizetype close = QStringView(m_text).mid(m_at, lineEnd(m_text, m_at) - m_at).indexOf(u')');
        blank(m_at + (close < 0 ? 2 : close + 1), u' ');
        return true;
    }

    QString &m_text;
    qsizetype m_at = 0;
};

} // namespace

bool isMarkdown(QStringView folded)
{
    for (qsizetype at = 0; at < folded.size(); at = lineEnd(folded, at) + 1) {
        if (startsBlock(folded.mid(at)))
            return true;
    }
    return folded.contains(u"](");
}

void blankMarkup(QString &folded)
{
    Blanks(folded).run();
}

} // namespace rc
