// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keysheet.h"

#include "core/textsof.h"
#include "core/words/translationcontext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/columns.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"

#include <QDialog>
#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr TranslationContext keyWords{"rc::KeySheet"};

QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts = textsOf(keys, [](const QKeySequence &key) { return key.toString(QKeySequence::NativeText); });
    return texts.join(u", "_s);
}

/// So that what the keys do begins at one edge in all groups of a column.
int keysWidth(const QList<KeyGroup> &groups, const Theme &theme)
{
    int widest = 0;
    for (const KeyGroup &group : groups) {
        for (const KeyLine &line : group.lines)
            widest = std::max(widest, QFontMetrics(theme.body()).horizontalAdvance(keysText(line.keys)));
    }
    return widest;
}

QWidget *groupCard(const KeyGroup &group, int keysWide, const Theme &theme, QWidget *parent)
{
    auto *card = new Card(parent);
    card->body()->addWidget(headingLabel(group.title, card));
    auto *rows = new QGridLayout;
    rows->setHorizontalSpacing(4 * grid::unit);
    rows->setVerticalSpacing(grid::unit);
    rows->setColumnMinimumWidth(0, keysWide);
    rows->setColumnStretch(1, 1);
    for (const KeyLine &line : group.lines) {
        const int row = rows->rowCount();
        QLabel *keys = plainLabel(keysText(line.keys), card);
        keys->setLayoutDirection(Qt::LeftToRight); // Ctrl+, reads so in every language
        QLabel *effect = quietLabel(line.effect, theme, card);
        effect->setBuddy(keys);
        rows->addWidget(keys, row, 0, Qt::AlignTop);
        rows->addWidget(effect, row, 1);
    }
    card->body()->addLayout(rows);
    return card;
}

} // namespace

QList<KeyGroup> keyGroups(const QList<KeyLine> &pages)
{
    QList<KeyLine> anywhere{
        {{Qt::Key_F1, Qt::Key_Question}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Show these keys"))},
        {{Qt::CTRL | Qt::Key_K},
         keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Find a profile, page or action, or type a command"))},
        {{Qt::CTRL | Qt::Key_1, Qt::CTRL | Qt::Key_9},
         keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Switch to one of the first nine profiles"))},
        {{Qt::CTRL | Qt::Key_Z}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Restore a removed profile"))},
        {{Qt::CTRL | Qt::Key_L}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Edit the Resource URL"))},
        {{Qt::Key_F5}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Run the check, or fetch the tools"))},
        {{Qt::Key_Escape}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Cancel running task"))},
        {{Qt::CTRL | Qt::Key_Q}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Quit"))},
    };
    anywhere += pages;
    return {
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Anywhere")), anywhere},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Check")),
         {
             {{Qt::Key_Enter}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Open or close a step"))},
             {{Qt::Key_V}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "View the full response"))},
             {{Qt::Key_R}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Run a step again"))},
             {{Qt::SHIFT | Qt::Key_R}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Run a step and all below again"))},
             {{Qt::CTRL | Qt::Key_C}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Copy the response of a step"))},
         }},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Send")),
         {
             {{Qt::CTRL | Qt::Key_Enter}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Send"))},
             {{Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4},
              keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Tick a channel while a drill runs"))},
         }},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Tools")),
         {{{Qt::CTRL | Qt::Key_F, Qt::Key_Slash}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Filter the tools"))}}},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Activity")),
         {
             {{Qt::CTRL | Qt::Key_F}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Search the records"))},
             {{Qt::Key_Enter}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Open a record"))},
             {{Qt::CTRL | Qt::Key_C}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Copy the marker of a record"))},
             {{Qt::Key_Delete}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Delete records"))},
             {{Qt::CTRL | Qt::Key_Z},
              keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Restore deleted records or a cleared search"))},
         }},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Setup")),
         {
             {{Qt::CTRL | Qt::Key_S}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Save the profile"))},
             {{Qt::Key_Escape}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Discard unsaved changes"))},
             {{Qt::CTRL | Qt::Key_Z}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Restore discarded changes"))},
         }},
        {keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Preferences")),
         {{{Qt::CTRL | Qt::Key_F}, keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Search preferences"))}}},
    };
}

QDialog *showKeySheet(const QList<KeyGroup> &groups, const Theme &theme, QWidget *parent)
{
    constexpr QSize usual(760, 520);
    auto *window = named(new QDialog(parent), u"keySheet"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Keyboard shortcuts")));
    window->resize(usual);
    auto *body = new PageBody(window);
    auto *columns = new Columns(body);
    columns->setNarrowBelow(usual.width() * 2 / 3);
    // the first is as long as the others together
    auto *first = new QWidget(columns);
    auto *others = new QWidget(columns);
    auto *left = new QVBoxLayout(first);
    auto *right = new QVBoxLayout(others);
    for (QVBoxLayout *side : {left, right})
        side->setContentsMargins(0, 0, 0, 0);
    const int keysWide = keysWidth(groups, theme);
    for (qsizetype i = 0; i < groups.size(); ++i)
        (i < 2 ? left : right)->addWidget(groupCard(groups.at(i), keysWide, theme, i < 2 ? first : others));
    left->addStretch(1);
    right->addStretch(1);
    columns->add(first, 1);
    columns->add(others, 1);
    body->content()->addWidget(columns);
    body->content()->addStretch(1);
    auto *layout = makeColumn(window, {noMargins, 0}, {body});
    auto *close = named(new QPushButton(keyWords(QT_TRANSLATE_NOOP("rc::KeySheet", "Close")), window), u"closeKeys"_s);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, window, &QDialog::reject);
    auto *buttons = makeRow({QMargins(grid::gap, grid::gap, grid::gap, grid::gap)}, {stretch(), close});
    layout->addLayout(buttons);
    window->show();
    return window;
}

} // namespace rc
