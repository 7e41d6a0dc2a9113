// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/sidebar.h"

#include "core/version.h"
#include "ui/frame/navigation.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/theme/tintedicon.h"
#include "ui/widgets/kit.h"

#include <QEvent>
#include <QIcon>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int markSize = 28;

} // namespace

Sidebar::Sidebar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_mark(plainLabel({}, this))
    , m_name(plainLabel(tr("Resource Console"), this))
    , m_pages(new Navigation(theme, this))
    , m_about(linkButton(QString(), this))
{
    setObjectName(u"sidebar"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_mark->setObjectName(u"programMark"_s);
    m_mark->setFixedSize(markSize, markSize);
    m_name->setObjectName(u"programName"_s);
    m_about->setObjectName(u"aboutButton"_s);
    m_about->setAccessibleName(tr("About Resource Console"));
    setPlainToolTip(m_about, tr("About Resource Console"));
    connect(m_about, &QPushButton::clicked, this, &Sidebar::aboutWanted);

    m_top = makeRow({.spacing = grid::gap}, {m_mark, m_name});
    m_top->addStretch(); // the name is only as wide as its text, next to the logo in either direction
    makeColumn(this, {QMargins(2 * grid::unit, 3 * grid::unit, 2 * grid::unit, 2 * grid::unit), 3 * grid::unit},
               {m_top, {m_pages, 1}, {m_about, 0, Qt::AlignLeft}});
    connect(&theme, &Theme::changed, this, &Sidebar::follow);
    follow();
}

void Sidebar::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    m_compact = compact;
    follow();
}

void Sidebar::follow()
{
    QFont bold = m_theme.strong();
    m_name->setFont(bold);
    m_mark->setPixmap(programIcon().pixmap(QSize(markSize, markSize), devicePixelRatioF()));
    m_name->setVisible(!m_compact);
    m_top->setContentsMargins(m_compact ? 0 : 2 * grid::unit, 0, 0, 0); // aligned with the items
    m_about->setText(m_compact ? QString() : tr("%1 · About", "the program's version").arg(programVersion()));
    m_about->setIcon(m_compact ? m_theme.icon(u"info"_s, Token::Quiet) : QIcon());
    m_pages->setCompact(m_compact);
}

} // namespace rc

#include "moc_sidebar.cpp"
