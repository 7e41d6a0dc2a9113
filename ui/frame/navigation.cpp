// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/navigation.h"

#include "core/version.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/theme/tintedicon.h"
#include "ui/widgets/kit.h"

#include <QEvent>
#include <QIcon>
#include <QKeySequence>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

enum Role {
    IdRole = Qt::UserRole,
    ShortcutRole,
    IconRole
};

constexpr int narrowest = 148;
constexpr int itemPadding = 36;
constexpr int itemMargin = 10;
constexpr int navigationIconSize = 16;
constexpr int iconRoom = navigationIconSize + 10;

/// Its tooltip has the title while that is hidden.
class PageItem : public QListWidgetItem
{
public:
    PageItem(const QString &title, Navigation *pages)
        : QListWidgetItem(title, pages)
        , m_pages(pages)
    {
    }

    [[nodiscard]] QVariant data(int role) const override
    {
        switch (role) {
        case Qt::ToolTipRole:
            return plainToolTip(
                m_pages->isCompact()
                    ? Navigation::tr("%1 (%2)", "a page and its keys").arg(text(), data(ShortcutRole).toString())
                    : QString());
        default:
            return QListWidgetItem::data(role);
        }
    }

private:
    const Navigation *m_pages;
};

class PageNameDelegate : public QStyledItemDelegate
{
public:
    PageNameDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {10 * grid::unit, qMax(grid::rowHeight, option.fontMetrics.height() + 4 * grid::unit)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const bool focused = option.state.testFlag(QStyle::State_HasFocus);
        const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF box = QRectF(option.rect).adjusted(0.5, 1.5, -0.5, -1.5);
        if (selected || hovered || focused) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(m_theme.color(selected ? Token::AccentSoft : Token::Raised));
            painter->drawRoundedRect(box, grid::controlRadius, grid::controlRadius);
        }
        const bool compact = option.rect.width() < narrowest / 2;
        const bool mirrored = option.direction == Qt::RightToLeft;
        QRect icon(option.rect.left() + itemMargin, option.rect.center().y() - navigationIconSize / 2 + 1,
                   navigationIconSize, navigationIconSize);
        if (compact)
            icon.moveLeft(option.rect.center().x() - navigationIconSize / 2 + 1);
        else if (mirrored)
            icon.moveRight(option.rect.right() - itemMargin);
        m_theme.icon(index.data(IconRole).toString(), selected ? Token::Accent : Token::Quiet).paint(painter, icon);
        if (compact) {
            painter->restore();
            return;
        }
        const QRect text =
            option.rect.adjusted(itemMargin + (mirrored ? 0 : iconRoom), 0, -itemMargin - (mirrored ? iconRoom : 0), 0);
        const int beside = int(mirrored ? Qt::AlignRight : Qt::AlignLeft);
        const int beyond = int(mirrored ? Qt::AlignLeft : Qt::AlignRight);
        QFont font = option.font;
        if (selected)
            font.setWeight(QFont::DemiBold);
        painter->setFont(font);
        painter->setPen(m_theme.color(selected ? Token::Accent : Token::Text));
        painter->drawText(text, beside | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter),
                          toPaint(index.data(Qt::DisplayRole).toString()));
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        painter->setLayoutDirection(Qt::LeftToRight); // key names are left to right in every language
        painter->drawText(text, beyond | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter),
                          index.data(ShortcutRole).toString());
        painter->restore();
    }

private:
    const Theme &m_theme;
};

} // namespace

Navigation::Navigation(const Theme &theme, QWidget *parent)
    : QListWidget(parent)
    , m_theme(theme)
{
    setObjectName(u"navigation"_s);
    setAccessibleName(tr("Pages"));
    setFlag(this, "bare");
    setItemDelegate(new PageNameDelegate(theme, this));
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, 0, 0, 0);
    setFixedWidth(narrowest);
    connect(&theme, &Theme::changed, this, [this] {
        fitWidth();
        viewport()->update();
    });
    connect(this, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item != nullptr)
            emit chosen(item->data(IdRole).toString());
    });
}

void Navigation::addPage(const QString &id, const QString &icon, const QString &title, const QKeySequence &shortcut)
{
    const QSignalBlocker quiet(this); // the first item becomes current automatically
    auto *item = new PageItem(title, this);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    item->setData(IdRole, id);
    item->setData(IconRole, icon);
    item->setData(ShortcutRole, keys);
    item->setData(Qt::AccessibleDescriptionRole, keys);
    fitWidth();
}

void Navigation::setCompact(bool compact)
{
    // a square around each icon: the list's own margins would leave half of it
    setStyleSheet(compact ? u"QListWidget { padding: 8px 0px; }"_s : QString());
    if (compact == m_compact)
        return;
    m_compact = compact;
    fitWidth();
}

/// The width of a chosen title, the gap, the keys, and the margins.
int Navigation::fullWidth() const
{
    QFont chosenFont = m_theme.strong();
    int widest = narrowest;
    for (int i = 0; i < count(); ++i) {
        const int title = QFontMetrics(chosenFont).horizontalAdvance(item(i)->text());
        const int keys = QFontMetrics(m_theme.small()).horizontalAdvance(item(i)->data(ShortcutRole).toString());
        widest = qMax(widest, iconRoom + title + grid::gap + keys + itemPadding);
    }
    return widest;
}

void Navigation::fitWidth()
{
    setFixedWidth(m_compact ? iconRoom + itemMargin : fullWidth());
}

void Navigation::setCurrentPage(const QString &id)
{
    const QSignalBlocker quiet(this);
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(IdRole).toString() == id)
            setCurrentRow(i);
    }
}

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

#include "moc_navigation.cpp"
