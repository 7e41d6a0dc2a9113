// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/compose/levelpicker.h"

#include "ui/send/compose/levelbutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/taborder.h"

#include <QButtonGroup>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace rc {

LevelPicker::LevelPicker(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    setObjectName(u"levelPicker"_s);
    setAccessibleName(tr("Level"));
    auto *layout = makeRow(this, {noMargins, 6});
    int number = 0;
    for (const LevelRow &row : levelTable()) {
        auto *button = new LevelButton(row.level, ++number, theme, this);
        m_group->addButton(button, int(row.level));
        layout->addWidget(button);
    }
    tabToChecked(m_group);
    setLevel(Level::Info);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit levelChanged(Level(id));
    });
}

Level LevelPicker::level() const
{
    return Level(m_group->checkedId());
}

void LevelPicker::setLevel(Level level)
{
    m_group->button(int(level))->setChecked(true);
}

void LevelPicker::keyPressEvent(QKeyEvent *event)
{
    const int place = event->key() - Qt::Key_1;
    if (place < 0 || place >= int(levelTable().size()) || (event->modifiers() & ~Qt::KeypadModifier) != 0) {
        QWidget::keyPressEvent(event);
        return;
    }
    QAbstractButton *button = m_group->button(int(levelTable().at(size_t(place)).level));
    button->setChecked(true);
    button->setFocus();
}

} // namespace rc

#include "moc_levelpicker.cpp"
