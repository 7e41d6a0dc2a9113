// SPDX-License-Identifier: GPL-3.0-or-later
// Paints two checks side by side.
#include "ui/setup/key/keyladders.h"

#include "core/words/displaytext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QLabel>
#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int rungSide = 3 * grid::unit;
constexpr int rungIconSize = 16;
constexpr int rowPadding = 2 * grid::unit;

QString stateWords(int state)
{
    return stateName(RungState(state));
}

/// The widest text of a state, with its icon.
int stateWidth(const QFont &font)
{
    int widest = 0;
    for (int state = int(RungState::Waiting); state <= int(RungState::Skipped); ++state)
        widest = std::max(widest, QFontMetrics(font).horizontalAdvance(stateWords(state)));
    return widest + rungIconSize + 2 * grid::unit;
}

} // namespace

int KeyLaddersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant KeyLaddersModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const KeyComparisonRow &row = m_rows.at(index.row());
    const bool doubtful = row.fresh.state == RungState::Failed || row.fresh.state == RungState::Warned;
    const QString words = doubtful ? displayText(row.fresh.summary) + u'\n' + displayText(row.fresh.hint) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return rungTitle(row.id);
    case Qt::AccessibleTextRole:
        return tr("%1: old key %2, new key %3", "rung, states")
                   .arg(rungTitle(row.id), stateName(row.old.state), stateName(row.fresh.state)) +
               (words.isEmpty() ? QString() : u'\n' + words);
    case OldRole:
        return int(row.old.state);
    case NewRole:
        return int(row.fresh.state);
    case WordsRole:
        return words;
    default:
        return {};
    }
}

void KeyLaddersModel::begin(const QSet<RungId> &rungs)
{
    beginResetModel();
    m_rows.clear();
    QList<RungId> ids(rungs.cbegin(), rungs.cend());
    std::sort(ids.begin(), ids.end());
    for (const RungId &id : std::as_const(ids))
        m_rows.append({id, {}, {}, KeyComparisonRow::Verdict::NotTried});
    endResetModel();
}

void KeyLaddersModel::setRung(KeyCheck::Which which, const RungResult &rung)
{
    for (qsizetype at = 0; at < m_rows.size(); ++at) {
        if (m_rows[at].id != rung.id)
            continue;
        (which == KeyCheck::Which::Old ? m_rows[at].old : m_rows[at].fresh) = rung;
        emit dataChanged(index(int(at)), index(int(at)));
    }
}

KeyLaddersDelegate::KeyLaddersDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize KeyLaddersDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = (view ? view->viewport()->width() : option.rect.width()) - 2 * rungSide;
    const QString words = index.data(KeyLaddersModel::WordsRole).toString();
    const int line = std::max(QFontMetrics(m_theme.body()).height(), rungIconSize);
    return {10,
            2 * rowPadding + line + (words.isEmpty() ? 0 : wrappedHeight(m_theme.small(), std::max(1, width), words))};
}

void KeyLaddersDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    const QRect row = option.rect;
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    const auto leading = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const QFontMetrics metrics(m_theme.body());
    const int line = std::max(metrics.height(), rungIconSize);
    const int column = stateWidth(m_theme.body());
    const int newLeft = row.right() - rungSide - column;
    const int oldLeft = newLeft - column - 3 * grid::unit;
    painter->setFont(m_theme.body());
    const auto words = [&](int left, int width, Token token, const QString &text) {
        painter->setPen(m_theme.color(token));
        painter->drawText(visual({left, row.top() + rowPadding, width, line}), leading,
                          cutToPaint(text, metrics, width));
    };
    words(row.left() + rungSide, oldLeft - row.left() - 2 * rungSide, Token::Text, index.data().toString());
    const auto state = [&](int left, int role) {
        const auto value = RungState(index.data(role).toInt());
        const QRect icon(left, row.top() + rowPadding + (line - rungIconSize) / 2, rungIconSize, rungIconSize);
        m_theme.icon(iconName(value), tokenFor(value)).paint(painter, visual(icon));
        words(left + rungIconSize + grid::unit, column - rungIconSize - grid::unit, Token::Quiet, stateName(value));
    };
    state(oldLeft, KeyLaddersModel::OldRole);
    state(newLeft, KeyLaddersModel::NewRole);
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(Token::Quiet));
    const QRect below(row.left() + rungSide, row.top() + rowPadding + line, row.width() - 2 * rungSide,
                      row.height() - 2 * rowPadding - line);
    drawWrapped(*painter, visual(below), option.direction == Qt::RightToLeft,
                index.data(KeyLaddersModel::WordsRole).toString());
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));
    painter->restore();
}

KeyLaddersHead::KeyLaddersHead(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_old(quietLabel({}, theme, this))
    , m_fresh(quietLabel({}, theme, this))
{
    auto *line = makeRow(this, {QMargins(0, 0, rungSide, 0), 3 * grid::unit}, {stretch()});
    for (QLabel *label : {m_old, m_fresh}) {
        fitToTheme(label, theme, [label, &theme] { label->setFixedWidth(stateWidth(theme.body())); });
        line->addWidget(label);
    }
}

void KeyLaddersHead::setTexts(const QString &old, const QString &fresh)
{
    m_old->setText(old);
    m_fresh->setText(fresh);
}

KeyLaddersView::KeyLaddersView(const Theme &theme, KeyLaddersModel *rows, QWidget *parent)
    : QListView(parent)
{
    setObjectName(u"keyLadders"_s);
    setAccessibleName(tr("Each step with the old key and with the new one"));
    setItemDelegate(new KeyLaddersDelegate(theme, this));
    setModel(rows);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setResizeMode(Adjust);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    giveRowMenu(this, [](QMenu &menu, const QModelIndex &at) {
        addCopy(menu, tr("Copy this step"), at.data(Qt::AccessibleTextRole).toString());
    });
    connect(rows, &QAbstractItemModel::modelReset, this, &KeyLaddersView::fit);
    connect(rows, &QAbstractItemModel::dataChanged, this, &KeyLaddersView::fit);
    connect(&theme, &Theme::changed, this, &KeyLaddersView::fit);
}

void KeyLaddersView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void KeyLaddersView::fit()
{
    scheduleDelayedItemsLayout();
    int height = 2 * frameWidth();
    for (int row = 0; row < model()->rowCount(); ++row)
        height += sizeHintForIndex(model()->index(row, 0)).height();
    setFixedHeight(height);
}

} // namespace rc

#include "moc_keyladders.cpp"
