// SPDX-License-Identifier: GPL-3.0-or-later
// The top of the Tools page: which catalogs are shown, what can be done with them, and Refresh.
#include "ui/tools/toolsheader.h"

#include "ui/theme/theme.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int both = 2; // the segment after those of the catalogs

QString shortName(CatalogKind kind)
{
    return kind == CatalogKind::General ? ToolsHeader::tr("General") : ToolsHeader::tr("Code hosting");
}

} // namespace

ToolsHeader::ToolsHeader(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_left(new QWidget(this))
    , m_right(new QWidget(this))
    , m_kinds(new SegmentedControl(SegmentedControl::Look::Segments, m_left))
    , m_actions(new QHBoxLayout(m_right))
    , m_refresh(primaryButton({}, m_right))
    , m_choose(new QPushButton(u"▾"_s, m_right))
{
    QLabel *title = plainLabel(tr("Tools"), theme, Token::Text, TextSize::Title, m_left);
    title->setWordWrap(false);
    m_kinds->setObjectName(u"catalogs"_s);
    auto *left = new QHBoxLayout(m_left);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(grid::gap);
    left->addWidget(title);
    left->addWidget(m_kinds);
    left->addStretch();
    m_actions->setContentsMargins(0, 0, 0, 0);
    m_actions->setSpacing(2 * grid::unit);
    m_actions->addStretch();
    m_actions->addWidget(m_refresh);
    m_actions->addWidget(m_choose);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(2 * grid::unit);
    m_rows->addWidget(m_left, 1);
    m_rows->addWidget(m_right);
    setCounts({});
    setBusy(false);
    buildRefresh();
    // The choices came last.
    QWidget::setTabOrder(m_kinds->button(both), m_refresh);
    QWidget::setTabOrder(m_refresh, m_choose);
    connect(m_kinds, &SegmentedControl::currentChanged, this, &ToolsHeader::shownChanged);
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
    m_choose->setAccessibleName(tr("Choose which tools to refresh"));
    m_choose->setMinimumHeight(grid::controlHeight);
    m_choose->setFixedWidth(grid::controlHeight);
    m_choose->setStyleSheet(u"QPushButton { padding: 4px 0px; }"_s);
    auto *menu = new QMenu(m_choose);
    const auto add = [this, menu](const QString &text, const QList<CatalogKind> &catalogs) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, catalogs] { emit refreshWanted(catalogs); });
    };
    add(tr("Refresh both"), {CatalogKind::General, CatalogKind::CodeHosting});
    add(tr("Refresh the general tools"), {CatalogKind::General});
    add(tr("Refresh the code-hosting tools"), {CatalogKind::CodeHosting});
    m_choose->setMenu(menu);
}

QList<CatalogKind> ToolsHeader::shown() const
{
    if (m_kinds->currentIndex() == both)
        return {CatalogKind::General, CatalogKind::CodeHosting};
    return {CatalogKind(m_kinds->currentIndex())};
}

void ToolsHeader::show(CatalogKind kind)
{
    if (!shown().contains(kind))
        m_kinds->setCurrentIndex(int(kind));
}

void ToolsHeader::setCounts(const std::array<std::optional<qsizetype>, 2> &counts)
{
    const QLocale locale;
    const auto text = [&locale](const QString &name, std::optional<qsizetype> count) {
        return count ? tr("%1 %2", "catalog name, number of tools").arg(name, locale.toString(*count)) : name;
    };
    QStringList texts;
    for (const CatalogRow &row : catalogTable())
        texts.append(text(shortName(row.kind), counts.at(size_t(row.kind))));
    const bool whole = counts[0] && counts[1];
    texts.append(text(tr("Both"), whole ? std::optional(*counts[0] + *counts[1]) : std::nullopt));
    m_kinds->setChoices(texts);
}

void ToolsHeader::setBusy(bool busy)
{
    m_busy = busy;
    m_refresh->setText(busy ? tr("Cancel  Esc") : tr("Refresh  F5"));
    m_choose->setEnabled(!busy);
}

void ToolsHeader::addAction(QWidget *button)
{
    m_actions->insertWidget(m_actions->count() - 2, button);
    setTabOrder(m_lastAction != nullptr ? m_lastAction : m_kinds->button(both), button);
    setTabOrder(button, m_refresh);
    m_lastAction = button;
}

void ToolsHeader::resizeEvent(QResizeEvent *event)
{
    const int wanted = m_left->sizeHint().width() + m_right->sizeHint().width() + grid::gap;
    m_rows->setDirection(wanted > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget::resizeEvent(event);
}

} // namespace rc

#include "moc_toolsheader.cpp"
