// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/palette.h"

#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int paletteWidth = 640;
constexpr int mostRows = 10;
constexpr int top = 64; ///< distance from the window's upper edge

} // namespace

Palette::Palette(const Theme &theme, QWidget *window)
    : QFrame(window)
    , m_theme(theme)
    , m_model(new PaletteModel(this))
    , m_delegate(new PaletteDelegate(theme, this))
    , m_field(named(new QLineEdit(this), u"paletteField"_s))
    , m_view(named(new QListView(this), u"paletteView"_s, tr("Results")))
    , m_none(named(plainLabel(tr("No results"), theme, Token::Quiet, TextSize::Body, this), u"paletteNone"_s))
{
    setObjectName(u"palette"_s);
    setAccessibleName(tr("Find a profile, page, tool or action"));
    m_field->setPlaceholderText(accessibleName());
    m_field->setAccessibleName(accessibleName());
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_view->setModel(m_model);
    m_view->setItemDelegate(m_delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    setFlag(m_view, "bare");
    m_view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    m_view->setUniformItemSizes(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutterOver(m_view);
    m_view->setFocusPolicy(Qt::NoFocus); // the field keeps the focus, and keys go to both
    m_view->setMouseTracking(true);
    makeColumn(this, {QMargins(grid::gap, grid::gap, grid::gap, grid::gap), 2 * grid::unit}, {m_field, m_view, m_none});
    connect(m_field, &QLineEdit::textChanged, this, &Palette::typed);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex &index) {
        choose(index.row());
        runChosen();
    });
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        connect(menu.addAction(tr("Run")), &QAction::triggered, this, [this, row = at.row()] {
            choose(row);
            runChosen();
        });
        addCopy(menu, tr("Copy name"), m_model->row(at.row()).title);
        addCopy(menu, tr("Copy details"), m_model->row(at.row()).detail);
    });
    window->installEventFilter(this);
    hide();
}

void Palette::open(QList<PaletteRow> rows)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_model->setRows(std::move(rows));
    m_field->clear();
    show();
    raise();
    typed();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void Palette::dismiss()
{
    if (!isVisible())
        return;
    const bool hadFocus = m_field->hasFocus();
    hide();
    if (hadFocus && m_before != nullptr)
        m_before->setFocus(Qt::OtherFocusReason);
}

void Palette::typed()
{
    m_model->filter(m_field->text());
    const int count = m_model->rowCount();
    m_view->setVisible(count > 0);
    m_none->setVisible(count == 0);
    place();
    choose(0);
}

void Palette::choose(int row)
{
    const int count = m_model->rowCount();
    const QModelIndex index = count == 0 ? QModelIndex() : m_model->index(std::clamp(row, 0, count - 1));
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    updateText();
}

/// The focus stays in the field, so its accessible description includes the current row.
void Palette::updateText()
{
    const QModelIndex index = m_view->currentIndex();
    const int count = m_model->rowCount();
    const QString what = index.isValid() ? tr("%1, %2 of %3")
                                               .arg(index.data(Qt::AccessibleTextRole).toString(),
                                                    QString::number(index.row() + 1), QString::number(count))
                                         : m_none->text();
    m_field->setAccessibleDescription(what);
    if (!index.isValid() || !QAccessible::isActive())
        return;
    QAccessibleEvent event(m_view, QAccessible::Focus);
    event.setChild(index.row());
    QAccessible::updateAccessibility(&event);
}

void Palette::runChosen()
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const std::function<void()> run = m_model->row(index.row()).run; // a copy, because it may replace the rows
    dismiss();
    if (run)
        run();
}

bool Palette::pressed(int key)
{
    const int now = std::max(0, m_view->currentIndex().row());
    switch (key) {
    case Qt::Key_Down:
        choose(now + 1);
        return true;
    case Qt::Key_Up:
        choose(now - 1);
        return true;
    case Qt::Key_PageDown:
        choose(now + mostRows);
        return true;
    case Qt::Key_PageUp:
        choose(now - mostRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runChosen();
        return true;
    case Qt::Key_Escape:
        dismiss();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // the only focusable widget
    default:
        return false;
    }
}

bool Palette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return pressed(static_cast<QKeyEvent *>(event)->key());
    // the menu of the row that Enter would run; a right click on the field opens its own
    if (watched == m_field && event->type() == QEvent::ContextMenu &&
        static_cast<QContextMenuEvent *>(event)->reason() == QContextMenuEvent::Keyboard && m_view->isVisible()) {
        openRowMenu(*m_view);
        return true;
    }
    // Esc is also the window's Cancel
    if (watched == m_field && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    if (watched == m_field && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason &&
        static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        hide();
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

void Palette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.color(Token::Accent));
    painter.setBrush(m_theme.color(Token::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), grid::cardRadius, grid::cardRadius);
}

void Palette::place()
{
    const QWidget *window = parentWidget();
    const int row = m_delegate->rowHeight();
    const int room = window->height() - 2 * top - m_field->sizeHint().height() - 4 * grid::gap;
    const int rows = std::clamp(room / row, 1, mostRows);
    m_view->setFixedHeight(std::clamp(m_model->rowCount(), 1, rows) * row);
    const int width = std::min(paletteWidth, window->width() - 2 * grid::margin);
    setFixedWidth(width);
    layout()->activate();
    adjustSize();
    move((window->width() - width) / 2, std::min(top, window->height() / 8));
}

} // namespace rc

#include "moc_palette.cpp"
