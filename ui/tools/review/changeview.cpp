// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/review/changeview.h"

#include "catalog/difference/worddiff.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/tools/catalogreviewer.h"
#include "ui/fields/calmcombo.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextBlock>

#include <algorithm>

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

namespace {

constexpr int leastChanges = 160; // minimum height

QString timeOf(const QDateTime &at)
{
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

HistoryView::HistoryView(CatalogReviewer &reviewer, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_reviewer(reviewer)
    , m_lists(named(new CalmCombo(this), u"earlierLists"_s, tr("Compare with the list of")))
    , m_words(named(plainLabel({}, theme, Token::Quiet, TextSize::Body, this), u"historyWords"_s))
    , m_changes(named(new ChangeView(theme, this), u"historyChanges"_s))
{
    m_lists->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_lists->setMinimumContentsLength(4);
    auto *label = plainLabel(tr("Compare with"), theme, Token::Quiet, TextSize::Body, this);
    label->setWordWrap(false);
    label->setBuddy(m_lists);
    auto *file = named(new QPushButton(tr("A file…"), this), u"compareFile"_s);
    auto *row = makeRow({}, {label, {m_lists, 1}, file});
    auto *layout = makeColumn(this, {noMargins}, {row, m_words, {m_changes, 1}});
    layout->addStretch(0); // below the text if nothing changed
    m_changes->setMinimumHeight(leastChanges);
    m_changes->hide();
    connect(m_lists, &QComboBox::activated, this, &HistoryView::choose);
    connect(file, &QPushButton::clicked, this, &HistoryView::chooseFile);
}

void HistoryView::showTool(const CatalogKind &kind, const Tool &tool, const QDateTime &since)
{
    m_kind = kind;
    m_tool = tool;
    const int asked = ++m_asked;
    m_lists->clear();
    m_words->clear();
    m_changes->hide();
    m_reviewer.keptLists(kind, this, [this, asked, since](const QList<Snapshot> &lists) {
        if (asked == m_asked)
            fill(lists, since);
    });
}

void HistoryView::fill(const QList<Snapshot> &lists, const QDateTime &since)
{
    m_lists->clear();
    for (const Snapshot &list : lists)
        m_lists->addItem(timeOf(list.at), list.path);
    m_lists->setEnabled(!lists.isEmpty());
    if (lists.isEmpty()) {
        m_words->setText(tr("No earlier versions yet. A version is saved whenever the list changes."));
        return;
    }
    const auto told =
        std::find_if(lists.cbegin(), lists.cend(), [&since](const Snapshot &list) { return list.at == since; });
    const int index = told != lists.cend() ? int(told - lists.cbegin()) : lists.size() > 1 ? 1 : 0;
    m_lists->setCurrentIndex(index);
    choose(index);
}

void HistoryView::choose(int index)
{
    compareWith(m_lists->itemData(index).toString(), tr("the list of %1").arg(m_lists->itemText(index)));
}

void HistoryView::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Compare with a saved list"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tool lists (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        m_lists->setCurrentIndex(-1);
        compareWith(path, displayText(QFileInfo(path).fileName()));
    });
    dialog->open();
}

void HistoryView::compareWith(const QString &path, const QString &name)
{
    const int asked = ++m_asked;
    m_words->setText(tr("Comparing…"));
    m_reviewer.compare(m_kind, path, this, [this, asked, name](const Result<CatalogComparison> &comparison) {
        if (asked != m_asked)
            return;
        if (comparison) {
            showComparison(*comparison, name);
        } else {
            m_words->setText(tr("Nothing to compare with: %1").arg(displayText(comparison.error().detail)));
            m_changes->hide();
        }
    });
}

void HistoryView::showComparison(const CatalogComparison &comparison, const QString &name)
{
    // the identical one among those with that name, else the first
    const Tool *before = nullptr;
    for (const Tool &tool : comparison.before) {
        if (tool.name == m_tool.name && (!before || tool.raw == m_tool.raw))
            before = &tool;
    }
    if (!before) {
        m_words->setText(tr("The tool was not in %1.").arg(name));
        m_changes->hide();
        return;
    }
    const QList<ToolChange> changes = toolChanges(*before, m_tool);
    m_words->setText(changes.isEmpty() ? tr("The definition has not changed since %1.").arg(name)
                                       : tr("%n change(s) since %1.", nullptr, int(changes.size())).arg(name));
    m_changes->showChanges(changes, {});
    m_changes->setVisible(!changes.isEmpty());
}

} // namespace rc

#include "moc_changeview.cpp"
