// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps numbers, keys, file names and addresses in order inside text that runs from right to left. Without it “.env” is
// drawn as “env.”, “Ctrl+,” as “,+Ctrl”, and “/mcp/” with both strokes at one end. Only what is painted has isolates:
// what is sent, kept or copied never does.
#pragma once

#include <QProxyStyle>
#include <QString>

namespace rc {

/// `text` with a pair of isolates (U+2066 and U+2069) around each run of Latin letters and digits. Mnemonics (&S) and
/// tags stay as they are.
[[nodiscard]] QString withIsolates(const QString &text);

/// The same where the program runs from right to left, else `text` itself: for what a delegate paints, and a tool tip.
[[nodiscard]] QString toPaint(const QString &text);

/// The texts of labels, buttons, headers and menus with their isolates, as they are painted.
class IsolatingStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
};

} // namespace rc
