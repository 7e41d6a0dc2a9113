// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/list/arrangementmenu.h"

#include "store/profiles/settings.h"
#include "ui/widgets/kit.h"

#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString title(ToolGrouping grouping)
{
    switch (grouping) {
    case ToolGrouping::Flat:
        return ArrangementMenu::tr("No groups");
    case ToolGrouping::Prefix:
        return ArrangementMenu::tr("Group by name prefix");
    case ToolGrouping::Effect:
        return ArrangementMenu::tr("Group by effect");
    }
    return {};
}

QString title(ToolOrder order)
{
    switch (order) {
    case ToolOrder::AsSent:
        return ArrangementMenu::tr("As sent by the server");
    case ToolOrder::ShownName:
        return ArrangementMenu::tr("By title");
    case ToolOrder::Name:
        return ArrangementMenu::tr("By name");
    case ToolOrder::Effect:
        return ArrangementMenu::tr("Destructive first");
    case ToolOrder::Size:
        return ArrangementMenu::tr("Largest first");
    case ToolOrder::ChangedFirst:
        return ArrangementMenu::tr("Changed and new first");
    }
    return {};
}

/// Adds a checkable item of an exclusive group.
template<typename Value, typename Chosen>
void addChoices(QMenu *menu, const Value &values, decltype(values.front()) current, Chosen chosen)
{
    auto *group = new QActionGroup(menu);
    for (const auto value : values) {
        QAction *action = menu->addAction(title(value));
        action->setObjectName(wireWord(value));
        action->setCheckable(true);
        action->setChecked(value == current);
        group->addAction(action);
        QObject::connect(action, &QAction::triggered, menu, [chosen, value] { chosen(value); });
    }
}

} // namespace

ArrangementMenu::ArrangementMenu(Settings &settings, QWidget *parent)
    : QPushButton(parent)
    , m_settings(settings)
    , m_grouping(toolGroupingFromWord(settings.toolGrouping()))
    , m_order(toolOrderFromWord(settings.toolOrder()))
{
    setObjectName(u"arrangement"_s);
    setText(tr("Sort") + u" ▾"_s);
    setMinimumHeight(32);
    setMenu(new QMenu(this));
    addOrders();
    menu()->addSeparator();
    addGroupings();
    sayWhatIsChosen();
}

void ArrangementMenu::addOrders()
{
    addChoices(menu(), toolOrders(), m_order, [this](ToolOrder order) {
        m_order = order;
        m_settings.toolOrder.set(wireWord(order));
        sayWhatIsChosen();
        emit chosen();
    });
}

void ArrangementMenu::addGroupings()
{
    addChoices(menu(), toolGroupings(), m_grouping, [this](ToolGrouping grouping) {
        m_grouping = grouping;
        m_settings.toolGrouping.set(wireWord(grouping));
        sayWhatIsChosen();
        emit chosen();
    });
}

void ArrangementMenu::sayWhatIsChosen()
{
    setAccessibleName(tr("Sort and group the tools: %1, %2").arg(title(m_order), title(m_grouping)));
}

} // namespace rc

#include "moc_arrangementmenu.cpp"
