// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/config/formattabs.h"

#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QButtonGroup>
#include <QEvent>
#include <QMenu>
#include <QPushButton>
#include <QResizeEvent>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The width of the text when chosen and therefore bold.
int widthOf(const QPushButton *button)
{
    QFont bold = button->font();
    bold.setWeight(QFont::DemiBold);
    constexpr int around = 4 * grid::unit; // padding, border, and rounding
    return QFontMetrics(bold).horizontalAdvance(button->text()) + around;
}

} // namespace

FormatTabs::FormatTabs(const QStringList &names, QWidget *parent)
    : QWidget(parent)
    , m_names(names)
    , m_group(new QButtonGroup(this))
    , m_more(named(new QPushButton(this), u"moreFormatsButton"_s))
    , m_menu(named(new QMenu(this), u"moreFormatsMenu"_s))
{
    // an exclusive group changes its choice with the arrow keys and is one tab stop
    m_group->setExclusive(true);
    for (const QString &name : names) {
        auto *tab = new QPushButton(name, this);
        tab->setCheckable(true);
        setFlag(tab, "tab");
        m_group->addButton(tab, int(m_tabs.size()));
        m_tabs.append(tab);
    }
    m_more->setCheckable(true);
    setFlag(m_more, "tab");
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            setCurrentIndex(id);
    });
    connect(m_more, &QPushButton::clicked, this, [this] {
        showCurrent(); // a click alone does not choose
        m_menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
    connect(m_menu, &QMenu::triggered, this, [this](QAction *action) { setCurrentIndex(action->data().toInt()); });
    setTabOrder(m_tabs.last(), m_more); // created first
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    arrange();
}

void FormatTabs::setCurrentIndex(int index)
{
    if (index < 0 || index >= m_names.size() || index == m_current)
        return;
    m_current = index;
    arrange();
    emit currentChanged(index);
}

QSize FormatTabs::sizeHint() const
{
    int width = 0;
    for (const QPushButton *tab : m_tabs)
        width += widthOf(tab);
    return {width, m_more->sizeHint().height()};
}

QSize FormatTabs::minimumSizeHint() const
{
    return {widthOf(m_more), m_more->sizeHint().height()};
}

void FormatTabs::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FormatTabs::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange)
        arrange();
}

void FormatTabs::arrange()
{
    m_shown = int(m_tabs.size());
    showCurrent();
    const auto needed = [this] {
        int sum = m_shown < m_tabs.size() ? widthOf(m_more) : 0;
        for (int i = 0; i < m_shown; ++i)
            sum += widthOf(m_tabs.at(i));
        return sum;
    };
    while (m_shown > 0 && needed() > width()) {
        --m_shown;
        showCurrent(); // the choice may be under "more" now, which grows by its name
    }
    int left = 0;
    const auto place = [&](QPushButton *button) {
        const QRect logical(left, 0, qMin(widthOf(button), width()), height());
        button->setGeometry(QStyle::visualRect(layoutDirection(), rect(), logical));
        left += widthOf(button);
    };
    for (int i = 0; i < m_tabs.size(); ++i) {
        m_tabs.at(i)->setVisible(i < m_shown);
        if (i < m_shown)
            place(m_tabs.at(i));
    }
    m_more->setVisible(m_shown < m_tabs.size());
    place(m_more);
    fillMenu();
}

void FormatTabs::fillMenu()
{
    m_menu->clear();
    for (int i = m_shown; i < m_names.size(); ++i) {
        QAction *action = m_menu->addAction(m_names.at(i));
        action->setData(i);
        action->setCheckable(true);
        action->setChecked(i == m_current);
    }
}

void FormatTabs::showCurrent()
{
    const bool behindMore = m_current >= m_shown;
    m_more->setText(behindMore && m_current < m_names.size() ? m_names.at(m_current) + u" ▾"_s : tr("more") + u" ▾"_s);
    m_more->setAccessibleName(tr("More formats"));
    m_more->setChecked(behindMore);
    m_group->setExclusive(false);
    for (int i = 0; i < m_tabs.size(); ++i) {
        const QSignalBlocker quiet(m_group);
        m_tabs.at(i)->setChecked(i == m_current);
    }
    m_group->setExclusive(!behindMore);
}

} // namespace rc

#include "moc_formattabs.cpp"
