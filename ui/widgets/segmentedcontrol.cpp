// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/segmentedcontrol.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QButtonGroup>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace rc {

SegmentedControl::SegmentedControl(Look look, QWidget *parent)
    : QFrame(parent)
    , m_look(look)
    , m_row(look == Look::Tabs ? static_cast<QLayout *>(new FlowLayout(this, grid::unit)) : new QHBoxLayout(this))
    , m_group(new QButtonGroup(this))
{
    // an exclusive group changes its choice with the arrow keys and is one tab stop
    m_group->setExclusive(true);
    tabToChecked(m_group);
    if (look == Look::Segments)
        m_row->setSpacing(0);
    const int edge = look == Look::Segments ? 2 : 0;
    m_row->setContentsMargins(edge, edge, edge, edge);
    setFlag(this, "segments", look == Look::Segments);
    QSizePolicy policy(look == Look::Tabs ? QSizePolicy::Preferred : QSizePolicy::Maximum, QSizePolicy::Maximum);
    policy.setHeightForWidth(look == Look::Tabs);
    setSizePolicy(policy);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            emit currentChanged(id);
    });
}

void SegmentedControl::setChoices(const QStringList &texts)
{
    while (m_group->buttons().size() > texts.size())
        delete m_group->buttons().constLast();
    for (int i = 0; i < texts.size(); ++i) {
        if (i < count()) {
            setText(i, texts.at(i));
            continue;
        }
        auto *choice = new QPushButton(texts.at(i), this);
        choice->setCheckable(true);
        setFlag(choice, m_look == Look::Segments ? "segment" : "tab");
        m_row->addWidget(choice);
        m_group->addButton(choice, i);
    }
    if (currentIndex() < 0 && !texts.isEmpty())
        setCurrentIndex(0);
}

void SegmentedControl::setText(int index, const QString &text)
{
    if (QPushButton *choice = button(index))
        choice->setText(text);
}

void SegmentedControl::reserve(int index, const QString &text)
{
    if (QPushButton *choice = button(index))
        choice->setMinimumWidth(choice->sizeHint().width() +
                                std::max(0, choice->fontMetrics().horizontalAdvance(text) -
                                                choice->fontMetrics().horizontalAdvance(choice->text())));
}

int SegmentedControl::count() const
{
    return int(m_group->buttons().size());
}

int SegmentedControl::currentIndex() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrentIndex(int index)
{
    if (QPushButton *choice = button(index))
        choice->setChecked(true);
}

QPushButton *SegmentedControl::button(int index) const
{
    return qobject_cast<QPushButton *>(m_group->button(index));
}

} // namespace rc

#include "moc_segmentedcontrol.cpp"
