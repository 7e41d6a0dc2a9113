// SPDX-License-Identifier: GPL-3.0-or-later
// Markdown for other readers: outside text always stays text.
#pragma once

#include <QList>
#include <QString>

namespace rc {

/// Escaped text and our own markup. Every QString is escaped on the way in.
class Markdown
{
public:
    Markdown() = default;
    /// Our own markup, unescaped.
    template<std::size_t Size>
    Markdown(const char16_t (&mark)[Size])
        : m_text(QStringView(mark, Size - 1).toString())
    {
    }

    /// On one line, safe to display, valid anywhere in a line or table. A word that would become a link or a mention is
    /// formatted as code.
    [[nodiscard]] static Markdown text(const QString &text);
    /// Same, as code.
    [[nodiscard]] static Markdown code(const QString &text);
    /// A code block whose fence is longer than any run of backticks in `text`.
    [[nodiscard]] static Markdown codeBlock(const QString &text);
    /// A translated sentence with %1, %2, … in place of `arguments`.
    [[nodiscard]] static Markdown sentence(const QString &translated, const QList<Markdown> &arguments = {});
    [[nodiscard]] static Markdown joined(const QList<Markdown> &parts, const Markdown &between);

    [[nodiscard]] Markdown repeated(qsizetype times) const;
    Markdown &operator+=(const Markdown &more);
    friend Markdown operator+(Markdown one, const Markdown &more) { return one += more; }

    [[nodiscard]] const QString &document() const { return m_text; }

private:
    QString m_text;
};

/// | one | two |
[[nodiscard]] Markdown markdownRow(const QList<Markdown> &cells);

} // namespace rc
