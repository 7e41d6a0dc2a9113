// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/keysheet.h"

#include "core/textsof.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct KeyTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::KeySheet)
};

QString keysText(const KeyLine &line)
{
    QStringList texts =
        textsOf(line.keys, [](const QKeySequence &key) { return key.toString(QKeySequence::NativeText); });
    return texts.join(line.isRange ? u" – "_s : u", "_s);
}

} // namespace

QList<KeyGroup> keyGroups(const QList<KeyLine> &pages)
{
    QList<KeyLine> anywhere{
        {{Qt::Key_F1, Qt::Key_Question}, KeyTr::tr("Show these keys")},
        {{Qt::CTRL | Qt::Key_K}, KeyTr::tr("Find a profile, page, tool or action")},
        {{Qt::CTRL | Qt::Key_1, Qt::CTRL | Qt::Key_9}, KeyTr::tr("Switch to one of the first nine profiles"), true},
        {{Qt::CTRL | Qt::Key_Z}, KeyTr::tr("Restore a removed profile")},
        {{Qt::CTRL | Qt::Key_L}, KeyTr::tr("Edit the Resource URL")},
        {{Qt::Key_F5}, KeyTr::tr("Run the check, or fetch the tools")},
        {{Qt::Key_Escape}, KeyTr::tr("Cancel running task")},
        {{Qt::CTRL | Qt::Key_Q}, KeyTr::tr("Quit")},
    };
    anywhere += pages;
    return {
        {KeyTr::tr("Anywhere"), anywhere},
        {KeyTr::tr("Check"),
         {
             {{Qt::Key_Enter}, KeyTr::tr("Open or close a step")},
             {{Qt::Key_V}, KeyTr::tr("View the full response")},
             {{Qt::Key_R}, KeyTr::tr("Run a step again")},
             {{Qt::SHIFT | Qt::Key_R}, KeyTr::tr("Run a step and all below again")},
             {{Qt::CTRL | Qt::Key_C}, KeyTr::tr("Copy the response of a step")},
         }},
        {KeyTr::tr("Send"),
         {
             {{Qt::CTRL | Qt::Key_Enter}, KeyTr::tr("Send")},
         }},
        {KeyTr::tr("Tools"), {{{Qt::CTRL | Qt::Key_F, Qt::Key_Slash}, KeyTr::tr("Filter the tools")}}},
        {KeyTr::tr("Activity"),
         {
             {{Qt::CTRL | Qt::Key_F}, KeyTr::tr("Search the records")},
             {{Qt::Key_Enter}, KeyTr::tr("Open a record")},
             {{Qt::CTRL | Qt::Key_C}, KeyTr::tr("Copy the marker of a record")},
             {{Qt::Key_Delete}, KeyTr::tr("Delete records")},
             {{Qt::CTRL | Qt::Key_Z}, KeyTr::tr("Restore deleted records or a cleared search")},
         }},
        {KeyTr::tr("Setup"),
         {
             {{Qt::CTRL | Qt::Key_S}, KeyTr::tr("Save the profile")},
             {{Qt::CTRL | Qt::Key_Z}, KeyTr::tr("Restore discarded changes")},
         }},
    };
}

QDialog *showKeySheet(const QList<KeyGroup> &groups, const Theme &theme, QWidget *parent)
{
    constexpr QSize usual(760, 520);
    auto *window = named(new QDialog(parent), u"keySheet"_s);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->setWindowTitle(KeyTr::tr("Keyboard shortcuts"));
    window->resize(usual);
    auto *body = new PageBody(window);
    auto *table = named(new FittedTable(2, 1, theme, body), u"keyTable"_s, window->windowTitle());
    table->setFrameShape(QFrame::NoFrame); // the page scrolls, and would cut the frame
    setFlag(table, "bare");
    for (const KeyGroup &group : groups) {
        const int head = table->rowCount();
        table->setRowCount(head + 1 + int(group.lines.size()));
        table->setCell(head, 0, group.title)->setFont(theme.strong());
        table->setSpan(head, 0, 1, 2);
        for (int i = 0; i < group.lines.size(); ++i) {
            table->setCell(head + 1 + i, 0, keysText(group.lines.at(i)));
            table->setCell(head + 1 + i, 1, group.lines.at(i).effect);
        }
    }
    table->setCurrentCell(1, 0); // below the heading
    body->content()->addWidget(table);
    body->content()->addStretch(1);
    auto *layout = makeColumn(window, {noMargins, 0}, {body});
    auto *close = named(new QPushButton(KeyTr::tr("Close"), window), u"closeKeys"_s);
    close->setDefault(true);
    QObject::connect(close, &QPushButton::clicked, window, &QDialog::reject);
    auto *buttons = makeRow({QMargins(grid::gap, grid::gap, grid::gap, grid::gap)}, {stretch(), close});
    layout->addLayout(buttons);
    window->show();
    return window;
}

} // namespace rc
