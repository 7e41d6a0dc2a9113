// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps numbers, keys, file names and addresses in order inside text that runs from right to left, and names from right
// to left in order inside other text. Without it “.env” is
// drawn as “env.”, “Ctrl+,” as “,+Ctrl”, and “/mcp/” with both strokes at one end. Only what is painted has isolates:
// what is sent, kept or copied never does.
#pragma once

#include <QFontMetrics>
#include <QProxyStyle>
#include <QString>

namespace rc {

/// `text` with a pair of isolates (U+2066 and U+2069) around each run of Latin letters and digits. Mnemonics (&S) and
/// tags stay as they are.
[[nodiscard]] QString withIsolates(const QString &text);

/// `text` with a pair of isolates (U+2067 and U+2069) around each run of words from right to left, so that a number or
/// a comma behind a name stays behind it. A text that begins from right to left is one, and stays as it is.
[[nodiscard]] QString withForeignIsolates(const QString &text);

/// Whether a sentence is one that reads from right to left, whatever it begins with: “JSON، سطر واحد” does.
[[nodiscard]] bool readsFromRight(const QString &text);

/// With the isolates that the program's direction needs: for what a delegate paints, and a tool tip. Where the program
/// runs from right to left, a sentence that begins with a Latin word is marked, so that its direction is that of the
/// rest.
[[nodiscard]] QString toPaint(const QString &text);
/// The same of a text that is cut at the end where it is wider than `width`.
[[nodiscard]] QString cutToPaint(const QString &text, const QFontMetrics &metrics, int width,
                                 Qt::TextElideMode elide = Qt::ElideRight);
/// Where the character at `place` of a text is once it has its isolates.
[[nodiscard]] qsizetype placeInPaint(const QString &painted, qsizetype place);

/// The texts of labels, buttons, headers and menus with their isolates, as they are painted.
class IsolatingStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
};

} // namespace rc
