// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/toolsheader.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

ToolsHeader::ToolsHeader(const Theme &theme, QWidget *parent)
    : Columns(parent)
    , m_catalogs(interfaceCatalogs())
    , m_theme(theme)
{
    setNarrowByContents();
    auto *left = new QWidget(this);
    QLabel *title = plainLabel(tr("Tools"), theme, Token::Text, TextSize::Title, left);
    title->setWordWrap(false);
    m_kinds = named(new SegmentedControl(SegmentedControl::Look::Segments, left), u"catalogs"_s);
    makeRow(left, {noMargins, grid::gap}, {title, m_kinds, stretch(0)});
    auto *right = new QWidget(this);
    m_refresh = primaryButton({}, right);
    m_choose = new QPushButton(u"▾"_s, right);
    m_actions = makeRow(right, {noMargins, 2 * grid::unit}, {stretch(), m_refresh, m_choose});
    add(left, 3);
    add(right, 2);
    showState({}, {}, false);
    buildRefresh();
    orderTabs();
    connect(m_kinds, &SegmentedControl::currentChanged, this, &ToolsHeader::shownChanged);
    connect(&theme, &Theme::changed, this, &ToolsHeader::showMarks);
}

void ToolsHeader::buildRefresh()
{
    m_refresh->setObjectName(u"refreshButton"_s);
    m_refresh->setMinimumHeight(grid::controlHeight);
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (m_busy)
            emit cancelWanted();
        else
            emit refreshWanted(shown());
    });
    m_choose->setObjectName(u"refreshMenu"_s);
    m_choose->setAccessibleName(tr("More"));
    m_choose->setMinimumHeight(grid::controlHeight);
    m_choose->setFixedWidth(grid::controlHeight);
    m_choose->setStyleSheet(u"QPushButton { padding: 4px 0px; }"_s);
    auto *menu = new QMenu(m_choose);
    m_choose->setMenu(menu);
    QAction *watch = named(menu->addAction(tr("Watch for changes")), u"watchTools"_s);
    watch->setCheckable(true);
    connect(watch, &QAction::triggered, this, &ToolsHeader::watchWanted);
    connect(named(menu->addAction(tr("Compare with a tool lock…")), u"compareLock"_s), &QAction::triggered, this,
            &ToolsHeader::compareWanted);
}

void ToolsHeader::setWatching(bool watching)
{
    m_choose->menu()->findChild<QAction *>(u"watchTools"_s)->setChecked(watching);
}

/// In visual order, which differs from the order of creation.
void ToolsHeader::orderTabs()
{
    QWidget *last = m_kinds->button(allIndex());
    for (QWidget *next : std::as_const(m_added)) {
        QWidget::setTabOrder(last, next);
        last = next;
    }
    QWidget::setTabOrder(last, m_refresh);
    QWidget::setTabOrder(m_refresh, m_choose);
}

void ToolsHeader::setCatalogs(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_catalogs)
        return;
    const QList<CatalogKind> before = shown();
    m_catalogs = catalogs;
    const int place = before.size() == 1 ? int(catalogs.indexOf(before.first())) : allIndex();
    m_counts.clear();
    showCounts();
    orderTabs();
    m_kinds->setCurrentIndex(std::max(place, 0));
    if (shown() != before)
        emit shownChanged();
}

QList<CatalogKind> ToolsHeader::shown() const
{
    return m_kinds->currentIndex() == allIndex() ? m_catalogs : m_catalogs.mid(m_kinds->currentIndex(), 1);
}

void ToolsHeader::show(const CatalogKind &kind)
{
    if (!shown().contains(kind))
        m_kinds->setCurrentIndex(int(m_catalogs.indexOf(kind)));
}

void ToolsHeader::showState(const QHash<CatalogKind, qsizetype> &counts, const QList<CatalogKind> &failed, bool busy)
{
    m_counts = counts;
    m_failed = failed;
    m_busy = busy;
    showCounts();
    setFlag(m_refresh, "primary", !busy);
    m_refresh->setText(busy ? tr("Cancel  Esc") : tr("Refresh  F5"));
    m_choose->setEnabled(!busy);
}

void ToolsHeader::showCounts()
{
    const QLocale locale;
    const auto text = [&locale](const QString &name, std::optional<qsizetype> count) {
        return count ? tr("%1 %2", "catalog name, number of tools").arg(name, locale.toString(*count)) : name;
    };
    QStringList texts;
    std::optional<qsizetype> sum = 0;
    for (const CatalogKind &kind : std::as_const(m_catalogs)) {
        const auto count = m_counts.constFind(kind);
        const bool isKnown = count != m_counts.cend();
        texts.append(text(shortCatalogName(kind), isKnown ? std::optional(*count) : std::nullopt));
        sum = sum && isKnown ? std::optional(*sum + *count) : std::nullopt;
    }
    texts.append(text(m_catalogs.size() == 2 ? tr("Both") : tr("All"), sum));
    m_kinds->setChoices(texts);
    showMarks();
}

void ToolsHeader::showMarks()
{
    for (int i = 0; i < m_kinds->count(); ++i) {
        QPushButton *segment = m_kinds->button(i);
        const bool isFailed = i < allIndex() ? m_failed.contains(m_catalogs.at(i)) : !m_failed.isEmpty();
        segment->setIcon(isFailed ? m_theme.icon(u"failed"_s, Token::Failed) : QIcon());
        segment->setAccessibleName(isFailed ? tr("%1, could not be fetched", "catalog").arg(segment->text())
                                            : QString());
    }
}

void ToolsHeader::addAction(QWidget *button)
{
    m_actions->insertWidget(m_actions->count() - 2, button);
    m_added.append(button);
    orderTabs();
}

} // namespace rc

#include "moc_toolsheader.cpp"
