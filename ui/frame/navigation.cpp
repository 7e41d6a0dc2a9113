// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/navigation.h"

#include "core/version.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QIcon>
#include <QKeySequence>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int markSize = 28;

enum Role {
    IdRole = Qt::UserRole,
    TitleRole,
    IconRole
};

constexpr int minListWidth = 148;
constexpr int itemMargin = 10; // as in the style sheet
constexpr int navigationIconSize = 16;

} // namespace

Navigation::Navigation(const Theme &theme, QWidget *parent)
    : QListWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"navigation"_s);
    setAccessibleName(tr("Pages"));
    setFlag(this, "bare");
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    connect(&theme, &Theme::changed, this, &Navigation::follow);
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        follow();
        if (item != nullptr)
            emit chosen(item->data(IdRole).toString());
    });
}

void Navigation::addPage(const QString &id, const QString &icon, const QString &title, const QKeySequence &shortcut)
{
    const QSignalBlocker quiet(this); // the first item becomes current automatically
    auto *item = new QListWidgetItem(this);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    item->setData(IdRole, id);
    item->setData(IconRole, icon);
    item->setData(TitleRole, title);
    item->setData(Qt::AccessibleTextRole, title);
    item->setData(Qt::AccessibleDescriptionRole, keys);
    item->setToolTip(plainToolTip(tr("%1 (%2)", "a page and its keys").arg(title, keys)));
    follow();
}

void Navigation::setCompact(bool compact)
{
    if (compact == m_compact)
        return;
    // a square around each icon: the list's own margins would leave half of it
    setStyleSheet(compact ? u"QListWidget { padding: 8px 0px; } QListWidget::item { padding: 8px 6px; }"_s : QString());
    m_compact = compact;
    follow();
}

int Navigation::fullWidth() const
{
    int width = minListWidth;
    for (int i = 0; i < count(); ++i)
        width = qMax(width, QFontMetrics(m_theme.strong()).horizontalAdvance(item(i)->data(TitleRole).toString()) +
                                iconSize().width() + 5 * itemMargin);
    return width;
}

/// As narrow as its titles, so that the program's name above it may be wider; the items fill that width.
QSize Navigation::sizeHint() const
{
    return {minimumWidth(), QListWidget::sizeHint().height()};
}

/// The theme, the mode and the current page.
void Navigation::follow()
{
    const int side = m_theme.scaledLength(navigationIconSize);
    setIconSize({side, side});
    for (int i = 0; i < count(); ++i) {
        item(i)->setText(m_compact ? QString() : item(i)->data(TitleRole).toString());
        const bool isCurrent = item(i) == currentItem();
        item(i)->setFont(isCurrent ? m_theme.strong() : m_theme.body());
        item(i)->setIcon(m_theme.icon(item(i)->data(IconRole).toString(), isCurrent ? Token::Accent : Token::Text));
    }
    const int width = m_compact ? side + 2 * itemMargin : fullWidth();
    setMinimumWidth(width);
    setMaximumWidth(m_compact ? width : QWIDGETSIZE_MAX);
}

void Navigation::setCurrentPage(const QString &id)
{
    const QSignalBlocker quiet(this);
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(IdRole).toString() == id)
            setCurrentRow(i);
    }
    follow();
}

Sidebar::Sidebar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_mark(named(plainLabel({}, this), u"programMark"_s))
    , m_name(named(plainLabel(tr("Resource Console"), this), u"programName"_s))
    , m_pages(new Navigation(theme, this))
    , m_about(named(linkButton(QString(), this), u"aboutButton"_s, tr("About Resource Console")))
{
    setObjectName(u"sidebar"_s);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_mark->setFixedSize(markSize, markSize);
    setPlainToolTip(m_about, m_about->accessibleName());
    connect(m_about, &QPushButton::clicked, this, &Sidebar::aboutRequested);

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

#include "moc_navigation.cpp"
