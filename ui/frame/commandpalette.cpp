// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/commandpalette.h"

#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTreeView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int paletteWidth = 640;
constexpr int maxRows = 10;
constexpr int top = 64; ///< distance from the window's upper edge

} // namespace

PaletteModel::PaletteModel(const Theme &theme, QObject *parent)
    : QAbstractTableModel(parent)
    , m_theme(theme)
{
}

void PaletteModel::setRows(QList<PaletteRow> rows)
{
    beginResetModel();
    m_shown.clear(); // they point to the rows
    m_rows = std::move(rows);
    endResetModel();
    filter({});
}

/// Matches in the English title rank last.
void PaletteModel::filter(const QString &typed)
{
    constexpr int sourceOnly = 100;
    beginResetModel();
    const QStringList words = paletteWords(typed);
    m_isGrouped = words.isEmpty();
    QList<std::pair<int, const PaletteRow *>> found;
    for (const PaletteRow &row : std::as_const(m_rows)) {
        if (const auto rank = paletteRank(row.title, row.detail, words))
            found.append({*rank, &row});
        else if (const auto source = paletteRank(row.source, {}, words))
            found.append({*source + sourceOnly, &row});
    }
    std::stable_sort(found.begin(), found.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    m_shown.clear();
    for (const auto &[rank, row] : std::as_const(found))
        m_shown.append(row);
    endResetModel();
}

bool PaletteModel::hasDetails() const
{
    return std::any_of(m_shown.cbegin(), m_shown.cend(), [](const PaletteRow *row) { return !row->detail.isEmpty(); });
}

int PaletteModel::rowHeight() const
{
    return std::max(grid::rowHeight, QFontMetrics(m_theme.body()).height() + 4 * grid::unit);
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

int PaletteModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QString PaletteModel::text(int row, int column) const
{
    const PaletteRow &at = *m_shown.at(row);
    switch (column) {
    case Title:
        return at.title;
    case Detail:
        return at.detail;
    case Shortcut:
        return at.shortcut;
    default:
        break;
    }
    const bool begins = m_isGrouped && (row == 0 || m_shown.at(row - 1)->group != at.group);
    return begins ? at.group : QString();
}

int PaletteModel::textWidth(Column column) const
{
    const QFontMetrics metrics(m_theme.small());
    int widest = 0;
    for (int row = 0; row < rowCount(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(text(row, column)));
    return widest;
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PaletteRow &row = *m_shown.at(index.row());
    const bool isTitle = index.column() == Title;
    switch (role) {
    case Qt::DisplayRole:
        return text(index.row(), index.column());
    case Qt::DecorationRole:
        return isTitle && row.dot ? m_theme.icon(u"dot"_s, *row.dot) : QVariant();
    case Qt::FontRole: {
        QFont font = isTitle ? m_theme.body() : m_theme.small();
        if (isTitle && row.isCurrent)
            font.setWeight(QFont::DemiBold);
        return font;
    }
    case Qt::ForegroundRole:
        return m_theme.color(isTitle ? Token::Text : Token::Quiet);
    case Qt::TextAlignmentRole:
        return int((index.column() >= Shortcut ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    case Qt::SizeHintRole:
        return QSize(1, rowHeight());
    case Qt::AccessibleTextRole: {
        QStringList parts{row.title, row.kind, row.isCurrent ? tr("current") : QString(), row.detail, row.shortcut};
        parts.removeAll(QString());
        return isTitle ? listText(parts) : text(index.row(), index.column());
    }
    default:
        return {};
    }
}

CommandPalette::CommandPalette(const Theme &theme, QWidget *window)
    : QFrame(window)
    , m_model(new PaletteModel(theme, this))
    , m_field(named(new QLineEdit(this), u"paletteField"_s))
    , m_view(named(new QTreeView(this), u"paletteView"_s, tr("Results")))
    , m_none(named(plainLabel(tr("No results"), theme, Token::Quiet, TextSize::Body, this), u"paletteNone"_s))
{
    setObjectName(u"palette"_s);
    setAccessibleName(tr("Find a profile, page, tool or action"));
    m_field->setPlaceholderText(accessibleName());
    m_field->setAccessibleName(accessibleName());
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    m_view->setModel(m_model);
    m_view->setItemDelegate(new PaddedDelegate(0, m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->header()->hide();
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(PaletteModel::Title, QHeaderView::Stretch);
    m_view->setFrameShape(QFrame::NoFrame);
    setFlag(m_view, "bare");
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    reserveGutter(m_view);
    m_view->setFocusPolicy(Qt::NoFocus); // the field keeps the focus, and keys go to both
    m_view->setMouseTracking(true);
    makeColumn(this, {QMargins(grid::gap, grid::gap, grid::gap, grid::gap), 2 * grid::unit}, {m_field, m_view, m_none});
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::typed);
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        choose(index.row());
        runChosen();
    });
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        connect(menu.addAction(tr("Run")), &QAction::triggered, this, [this, row = at.row()] {
            choose(row);
            runChosen();
        });
        addCopyAction(menu, tr("Copy name"), m_model->row(at.row()).title);
        addCopyAction(menu, tr("Copy details"), m_model->row(at.row()).detail);
    });
    window->installEventFilter(this);
    hide();
}

void CommandPalette::open(QList<PaletteRow> rows)
{
    if (!isVisible())
        m_previousFocus = QApplication::focusWidget();
    m_model->setRows(std::move(rows));
    m_field->clear();
    show();
    raise();
    typed();
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void CommandPalette::dismiss()
{
    if (!isVisible())
        return;
    const bool hadFocus = m_field->hasFocus();
    hide();
    if (hadFocus && m_previousFocus != nullptr)
        m_previousFocus->setFocus(Qt::OtherFocusReason);
}

void CommandPalette::typed()
{
    m_model->filter(m_field->text());
    const int count = m_model->rowCount();
    m_view->setVisible(count > 0);
    m_none->setVisible(count == 0);
    reposition();
    choose(0);
}

void CommandPalette::choose(int row)
{
    const int count = m_model->rowCount();
    const QModelIndex index = count == 0 ? QModelIndex() : m_model->index(std::clamp(row, 0, count - 1), 0);
    m_view->setCurrentIndex(index);
    if (index.isValid())
        m_view->scrollTo(index);
    updateText();
}

/// The focus stays in the field, so its accessible description includes the current row.
void CommandPalette::updateText()
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
    QAccessibleTableInterface *table = QAccessible::queryAccessibleInterface(m_view)->tableInterface();
    if (QAccessibleInterface *cell = table ? table->cellAt(index.row(), PaletteModel::Title) : nullptr) {
        QAccessibleEvent event(cell, QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }
}

void CommandPalette::runChosen()
{
    const QModelIndex index = m_view->currentIndex();
    if (!index.isValid())
        return;
    const std::function<void()> run = m_model->row(index.row()).run; // a copy, because it may replace the rows
    dismiss();
    if (run)
        run();
}

bool CommandPalette::pressed(int key)
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
        choose(now + maxRows);
        return true;
    case Qt::Key_PageUp:
        choose(now - maxRows);
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

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
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
        reposition();
    return QFrame::eventFilter(watched, event);
}

void CommandPalette::reposition()
{
    const QWidget *window = parentWidget();
    const int row = m_model->rowHeight();
    const int room = window->height() - 2 * top - m_field->sizeHint().height() - 4 * grid::gap;
    const int rows = std::clamp(room / row, 1, maxRows);
    m_view->setFixedHeight(std::clamp(m_model->rowCount(), 1, rows) * row);
    const int width = std::min(paletteWidth, window->width() - 2 * grid::margin);
    setFixedWidth(width);
    m_view->setColumnWidth(PaletteModel::Detail, m_model->hasDetails() ? width * 3 / 10 : 0);
    for (const auto column : {PaletteModel::Shortcut, PaletteModel::Group}) {
        const int text = m_model->textWidth(column);
        m_view->setColumnWidth(column, text > 0 ? text + 6 * grid::unit : 0);
    }
    layout()->activate();
    adjustSize();
    move((window->width() - width) / 2, std::min(top, window->height() / 8));
}

} // namespace rc

#include "moc_commandpalette.cpp"
