// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/toolfilterfield.h"

#include "catalog/query/toolquery.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int longestQuery = 1000;
} // namespace

ToolFilterField::ToolFilterField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
    , m_words(named(new QMenu(this), u"queryWords"_s, tr("Query words")))
{
    setObjectName(u"toolFilter"_s);
    setAccessibleName(tr("Filter the tools"));
    setAccessibleDescription(tr("Words in name, title, description, parameters and values, and query words such as "
                                "destructive:yes or param:owner. The list in the field shows them all"));
    setPlaceholderText(tr("Filter, e.g. param:owner"));
    setMaxLength(longestQuery);
    setMinimumHeight(grid::controlHeight);
    m_glass = addAction(QIcon(), LeadingPosition);
    m_wordsAction = addAction(QIcon(), TrailingPosition);
    m_wordsAction->setText(tr("Query words"));
    m_wordsAction->setObjectName(u"queryWordsAction"_s);
    connect(m_wordsAction, &QAction::triggered, this, [this] { m_words->popup(mapToGlobal(QPoint(0, height() + 2))); });
    fillWords();
    dress();
    connect(&theme, &Theme::changed, this, &ToolFilterField::dress);
}

void ToolFilterField::dress()
{
    m_glass->setIcon(m_theme.icon(u"search"_s, Token::Quiet));
    m_wordsAction->setIcon(m_theme.icon(u"chevron-down"_s, Token::Quiet));
}

void ToolFilterField::fillWords()
{
    for (const QueryWord word : toolWords()) {
        const QString typed = wireWord(word);
        connect(m_words->addAction(typed + u'\t' + toolWordMeaning(word)), &QAction::triggered, this,
                [this, typed] { insertWord(typed); });
    }
    for (const QString &hint : {tr("\"two words\": exact phrase"), tr("-word: exclude")})
        m_words->addAction(hint)->setEnabled(false);
}

void ToolFilterField::insertWord(const QString &word)
{
    const QString before = text().left(cursorPosition());
    insert(before.isEmpty() || before.back().isSpace() ? word : u' ' + word);
    setFocus();
}

bool ToolFilterField::event(QEvent *event)
{
    // Esc clears the filter before it cancels anything.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        !text().isEmpty()) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void ToolFilterField::keyPressEvent(QKeyEvent *event)
{
    const bool withControl = event->modifiers().testFlag(Qt::ControlModifier);
    if (event->key() == Qt::Key_Escape && !text().isEmpty())
        clear();
    else if (event->key() == Qt::Key_Space && withControl)
        m_wordsAction->trigger();
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit left();
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace rc

#include "moc_toolfilterfield.cpp"
