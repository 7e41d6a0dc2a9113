// SPDX-License-Identifier: GPL-3.0-or-later
// Keeps numbers, keys, file names and addresses in order inside right-to-left text, and right-to-left names inside
// other text. Otherwise “.env” is drawn as “env.”, “Ctrl+,” as “,+Ctrl”, and “/mcp/” with both slashes at one end.
// Isolates are only added for painting, never to sent, stored or copied text.
#pragma once

#include <QFontMetrics>
#include <QProxyStyle>
#include <QString>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace rc {

/// `text` with a pair of isolates (U+2066 and U+2069) around each run of Latin letters and digits. Mnemonics (&S) are
/// unchanged.
[[nodiscard]] QString withIsolates(const QString &text);

/// `text` with a pair of isolates (U+2067 and U+2069) around each run of right-to-left words, so that a number or comma
/// after a name stays there. A text that begins right-to-left is unchanged.
[[nodiscard]] QString withForeignIsolates(const QString &text);

/// Whether a sentence reads from right to left, even if it begins otherwise: “JSON، سطر واحد” does.
[[nodiscard]] bool hasRightToLeft(const QString &text);

/// Adds the isolates needed for the program's direction, for delegates and tooltips. In a right-to-left program, a
/// sentence that begins with a Latin word is marked to keep its direction.
[[nodiscard]] QString forPainting(const QString &text);
/// Same for a text elided at `width`.
[[nodiscard]] QString elidedForPainting(const QString &text, const QFontMetrics &metrics, int width,
                                        Qt::TextElideMode elide = Qt::ElideRight);
/// Same, drawn in one line, whose rectangle may be as tight as the painter's font.
void drawElided(QPainter &painter, const QRect &rect, int alignment, const QString &text);
/// Keeps isolates from making a line higher: a font without them would borrow those of another one with its height.
[[nodiscard]] QList<QTextLayout::FormatRange> isolateFormats(const QString &painted);
/// A name from outside as one unit, for menus, which paint without isolates, and before a sign on a button. In a
/// left-to-right program it is unchanged.
[[nodiscard]] QString asIsolate(const QString &name);
/// The position of the character at `position` after adding isolates.
[[nodiscard]] qsizetype indexInPainted(const QString &painted, qsizetype position);

/// Paints labels, buttons and headers with isolates. A style sheet paints menus itself.
class IsolatingStyle : public QProxyStyle
{
public:
    using QProxyStyle::QProxyStyle;

    void drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette, bool enabled,
                      const QString &text, QPalette::ColorRole role) const override;
};

/// Paints items with isolates, because views do not use the style's drawItemText().
class IsolatingDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace rc
