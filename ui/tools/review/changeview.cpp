// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/changeview.h"

#include "catalog/difference/worddiff.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QTextBlock>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxShownChange = 20'000; // of one piece
constexpr qsizetype shownChanges = 200;

QString shownChange(const QString &text)
{
    return displayText(text, LineBreaks::Keep, maxShownChange);
}

} // namespace

QString fateName(ToolFate fate)
{
    switch (fate) {
    case ToolFate::Added:
        return ChangeView::tr("new");
    case ToolFate::Removed:
        return ChangeView::tr("removed");
    case ToolFate::Changed:
        break;
    }
    return ChangeView::tr("changed");
}

Token tokenOf(const ToolDifference &one)
{
    if (one.fate == ToolFate::Added)
        return Token::Passed;
    return one.weight() >= ChangeWeight::Breaking  ? Token::Failed
           : one.weight() == ChangeWeight::Wording ? Token::Warned
                                                   : Token::Quiet;
}

QString placeName(const QString &where)
{
    constexpr qsizetype longest = 120;
    QString name = where;
    for (const auto &prefix : {"inputSchema: "_L1, "inputSchema:"_L1}) {
        if (name.startsWith(prefix)) {
            name = name.mid(prefix.size());
            break;
        }
    }
    if (name.trimmed().isEmpty())
        name = where;
    return displayText(name, LineBreaks::Mark, longest);
}

QString changeSentence(const QList<ToolChange> &changes)
{
    constexpr qsizetype most = 3;
    QStringList parts;
    for (qsizetype i = 0; i < changes.size() && i < most; ++i) {
        const ToolChange &change = changes.at(i);
        const QString place = placeName(change.where);
        if (change.weight == ChangeWeight::Wording) {
            const QString named = place.endsWith(".description"_L1) ? place.chopped(12) : place;
            parts.append(QCoreApplication::translate("rc::ChangeView", "wording of %1").arg(named));
            continue;
        }
        QString what = change.what;
        while (what.endsWith(u'.'))
            what.chop(1);
        parts.append(change.weight >= ChangeWeight::Breaking
                         ? QCoreApplication::translate("rc::ChangeView", "%1: %2 (breaking)").arg(place, what)
                         : QCoreApplication::translate("rc::ChangeView", "%1: %2").arg(place, what));
    }
    if (const auto more = static_cast<int>(changes.size() - parts.size()); more > 0)
        parts.append(QCoreApplication::translate("rc::ChangeView", "and %n more", nullptr, more));
    return clausesText(parts) + u'.';
}

ChangeView::ChangeView(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
    , m_theme(theme)
{
    setFont(theme.body());
    setAccessibleName(tr("What changed"));
    connect(&theme, &Theme::changed, this, &ChangeView::paintMarks);
}

void ChangeView::showChanges(const QList<ToolChange> &changes, const QString &nothing)
{
    m_marks.clear();
    QString text;
    const auto add = [&](const QString &piece, Token token, bool isGone, bool isHeading) {
        m_marks.append({text.size(), piece.size(), token, isGone, isHeading});
        text += piece;
    };
    for (qsizetype i = 0; i < changes.size() && i < shownChanges; ++i) {
        const ToolChange &change = changes.at(i);
        if (!text.isEmpty())
            text += u"\n\n"_s;
        add(placeName(change.where), Token::Text, false, true);
        text += u"  "_s;
        add(changeWeightName(change.weight),
            change.weight >= ChangeWeight::Breaking  ? Token::Failed
            : change.weight == ChangeWeight::Wording ? Token::Warned
                                                     : Token::Quiet,
            false, true);
        text += u'\n' + change.what;
        if (!change.before.isEmpty() || !change.after.isEmpty())
            text += u'\n';
        for (const WordPiece &piece : wordDifference(shownChange(change.before), shownChange(change.after))) {
            if (piece.kind == WordPiece::Kind::Same)
                text += piece.text;
            else
                add(piece.text, piece.kind == WordPiece::Kind::Gone ? Token::FailedSoft : Token::PassedSoft,
                    piece.kind == WordPiece::Kind::Gone, false);
        }
    }
    if (const auto more = static_cast<int>(changes.size() - shownChanges); more > 0)
        text += u"\n\n"_s + tr("%n more change(s)", nullptr, more);
    // not showText(), which skips an equal text although its marks may differ
    setPlainText(changes.isEmpty() ? nothing : text);
    paintMarks();
}

/// Not by color alone: removed text is struck out, new text underlined.
void ChangeView::paintMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    for (const Mark &mark : std::as_const(m_marks)) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(int(mark.start));
        selection.cursor.setPosition(int(mark.start + mark.length), QTextCursor::KeepAnchor);
        if (mark.isHeading) {
            selection.format.setForeground(m_theme.color(mark.token));
            selection.format.setFontWeight(QFont::DemiBold);
        } else {
            selection.format.setBackground(m_theme.color(mark.token));
            selection.format.setFontStrikeOut(mark.isGone);
            selection.format.setFontUnderline(!mark.isGone);
        }
        selections.append(selection);
    }
    setExtraSelections(selections);
}

} // namespace rc

#include "moc_changeview.cpp"
