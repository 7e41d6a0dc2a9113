// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/isolates.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QList>
#include <QPainter>
#include <QPen>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr QChar leftToRight(0x2066);
constexpr QChar rightToLeft(0x2067);
constexpr QChar ownDirection(0x2068);
constexpr QChar popIsolate(0x2069);
constexpr QChar rightToLeftMark(0x200f);

/// A left-to-right part of a text: ASCII, and … for omissions.
struct LatinRun
{
    qsizetype from = 0;
    qsizetype to = 0;        ///< index after its last character
    bool joinsBefore = true; ///< includes the text before the space in front of it
    bool joinsAfter = true;
};

/// Excludes brackets, quotes and full stops of the surrounding sentence.
LatinRun trimmed(const QString &text, LatinRun run)
{
    static const QString opening = u"(\"'…"_s;
    static const QString closing = u".,;:!?)\"'…"_s;
    while (run.from < run.to && opening.contains(text.at(run.from))) {
        ++run.from;
        run.joinsBefore = false;
    }
    // the comma in Ctrl+, is a key
    while (run.to > run.from + 1 && closing.contains(text.at(run.to - 1)) && text.at(run.to - 2) != u'+') {
        --run.to;
        run.joinsAfter = false;
    }
    return run;
}

/// Whether the text between two runs joins them, like space and symbol in "92 % full".
bool isOnlySymbols(QStringView gap)
{
    static const QString symbols = u"%+-=*/|@#~^$_"_s;
    return std::all_of(gap.begin(), gap.end(), [](QChar c) { return c.isSpace() || symbols.contains(c); });
}

QList<LatinRun> latinRuns(const QString &text)
{
    static const QRegularExpression ascii(u"[!-~…]+"_s);
    QList<LatinRun> runs;
    for (auto matches = ascii.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedView().contains(u'&')) // a mnemonic
            continue;
        const LatinRun run = trimmed(text, {match.capturedStart(), match.capturedEnd()});
        const QStringView shown = QStringView(text).sliced(run.from, run.to - run.from);
        if (std::none_of(shown.begin(), shown.end(), [](QChar c) { return c.isLetterOrNumber(); }))
            continue;
        const bool joins = !runs.isEmpty() && run.joinsBefore && runs.constLast().joinsAfter &&
                           isOnlySymbols(QStringView(text).sliced(runs.constLast().to, run.from - runs.constLast().to));
        if (joins) {
            runs.last().to = run.to;
            runs.last().joinsAfter = run.joinsAfter;
        } else {
            runs.append(run);
        }
    }
    return runs;
}

/// Draws text with isolates that wraps; false if it does not wrap. QPainter would make lines higher than their label
/// measured, and end each right-aligned line except the last a space too far left.
bool drawWrappedLines(QPainter *painter, const QRect &rect, int flags, const QString &text)
{
    if (!(flags & Qt::TextWordWrap) || flags & (Qt::TextSingleLine | Qt::TextShowMnemonic | Qt::TextHideMnemonic))
        return false;
    const Qt::LayoutDirection direction = flags & Qt::TextForceRightToLeft   ? Qt::RightToLeft
                                          : flags & Qt::TextForceLeftToRight ? Qt::LeftToRight
                                                                             : painter->layoutDirection();
    QTextLayout layout(QString(text).replace(u'\n', QChar(QChar::LineSeparator)), painter->font(), painter->device());
    QTextOption option((QStyle::visualAlignment(direction, Qt::Alignment(flags)) & Qt::AlignHorizontal_Mask) |
                       Qt::AlignAbsolute);
    option.setTextDirection(direction);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.setFormats(isolateFormats(text));
    const double leading = QFontMetricsF(painter->font(), painter->device()).leading();
    double height = -leading;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(rect.width());
        height += leading;
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    double top = rect.top();
    if (flags & Qt::AlignBottom)
        top += rect.height() - height;
    else if (flags & Qt::AlignVCenter)
        top += (rect.height() - height) / 2;
    layout.draw(painter, {double(rect.left()), top});
    return true;
}

} // namespace

QString withIsolates(const QString &text)
{
    QString isolated;
    qsizetype next = 0;
    for (const LatinRun &run : latinRuns(text)) {
        isolated += QStringView(text).sliced(next, run.from - next);
        isolated += leftToRight;
        isolated += QStringView(text).sliced(run.from, run.to - run.from);
        isolated += popIsolate;
        next = run.to;
    }
    return isolated + text.sliced(next);
}

bool hasRightToLeft(const QString &text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

QString withForeignIsolates(const QString &text)
{
    if (text.isRightToLeft() || !hasRightToLeft(text))
        return text;
    // Words and the text between them, but no comma or dot of the sentence.
    static const QRegularExpression words(
        uR"([\p{Hebrew}\p{Arabic}\p{Syriac}\p{Thaana}\p{Nko}\p{Adlam}\p{M}]+)"
        uR"((?:[\s\d\x{0660}-\x{0669}'’-]+[\p{Hebrew}\p{Arabic}\p{Syriac}\p{Thaana}\p{Nko}\p{Adlam}\p{M}]+)*)"_s);
    QString isolated;
    qsizetype next = 0;
    for (auto matches = words.globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        isolated += QStringView(text).sliced(next, match.capturedStart() - next);
        isolated += rightToLeft;
        isolated += match.capturedView();
        isolated += popIsolate;
        next = match.capturedEnd();
    }
    return isolated + text.sliced(next);
}

QString forPainting(const QString &text)
{
    if (!QGuiApplication::isRightToLeft())
        return withForeignIsolates(text);
    const QString isolated = withIsolates(text);
    return hasRightToLeft(text) ? QString(rightToLeftMark + isolated) : isolated;
}

QString elidedForPainting(const QString &text, const QFontMetrics &metrics, int width, Qt::TextElideMode elide)
{
    return forPainting(metrics.elidedText(text, elide, width));
}

QList<QTextLayout::FormatRange> isolateFormats(const QString &painted)
{
    QTextLayout::FormatRange ownFont;
    ownFont.start = 0;
    ownFont.length = 1;
    ownFont.format.setFontStyleStrategy(QFont::NoFontMerging);
    QList<QTextLayout::FormatRange> formats;
    for (; ownFont.start < painted.size(); ++ownFont.start) {
        if (const QChar c = painted.at(ownFont.start); c == rightToLeftMark || (c >= leftToRight && c <= popIsolate))
            formats.append(ownFont);
    }
    return formats;
}

void drawElided(QPainter &painter, const QRect &rect, int alignment, const QString &text)
{
    painter.drawText(rect, alignment | Qt::TextDontClip, elidedForPainting(text, painter.fontMetrics(), rect.width()));
}

QString asIsolate(const QString &name)
{
    return QGuiApplication::isRightToLeft() ? QString(ownDirection + name + popIsolate) : name;
}

qsizetype indexInPainted(const QString &painted, qsizetype position)
{
    qsizetype at = 0;
    for (; at < painted.size(); ++at) {
        const QChar c = painted.at(at);
        if (c == leftToRight || c == rightToLeft || c == popIsolate || c == rightToLeftMark)
            continue;
        if (position-- == 0)
            break;
    }
    return at;
}

void IsolatingStyle::drawItemText(QPainter *painter, const QRect &rect, int flags, const QPalette &palette,
                                  bool enabled, const QString &text, QPalette::ColorRole role) const
{
    const QString painted = forPainting(text);
    if (painted == text) {
        QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
        return;
    }
    // a label's direction follows its first letter
    if (QGuiApplication::isRightToLeft() && hasRightToLeft(text))
        flags = (flags & ~int(Qt::TextForceLeftToRight)) | int(Qt::TextForceRightToLeft);
    painter->save();
    if (role != QPalette::NoRole)
        painter->setPen(QPen(palette.brush(role), painter->pen().widthF()));
    if (!drawWrappedLines(painter, rect, flags, painted)) {
        // An isolate can make a line higher than it was measured, but never wider.
        painter->setClipRect(rect.adjusted(0, -rect.height(), 0, rect.height()), Qt::IntersectClip);
        QProxyStyle::drawItemText(painter, rect, flags | Qt::TextDontClip, palette, enabled, painted, QPalette::NoRole);
    }
    painter->restore();
}

void IsolatingDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    if (!QGuiApplication::isRightToLeft()) {
        option->text = forPainting(option->text);
        return;
    }
    // A cell has one direction: isolate a line in another language with its commas and dots.
    QStringList lines = option->text.split(QChar(QChar::LineSeparator));
    for (QString &line : lines) {
        if (hasRightToLeft(line))
            line = forPainting(line);
        else if (!line.isEmpty())
            line = leftToRight + line + popIsolate;
    }
    option->text = lines.join(QChar(QChar::LineSeparator));
}

} // namespace rc
