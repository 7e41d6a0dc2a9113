// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/receivedview.h"

#include "core/entry/level.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int maxRows = 200;

QString wouldNotify(const ReceivedEntry &entry)
{
    return entry.wouldNotify.isEmpty() ? QString()
                                       : ReceivedModel::tr("would notify: %1").arg(listText(entry.wouldNotify));
}
} // namespace

int ReceivedModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_entries.size());
}

QVariant ReceivedModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ReceivedEntry &entry = m_entries.at(index.row());
    const std::optional<Level> level = levelFromWord(entry.level);
    const QString levelText = level ? levelName(*level) : displayText(entry.level, LineBreaks::Mark, 20);
    switch (role) {
    case Qt::DisplayRole:
        return displayText(entry.message, LineBreaks::Mark, 300);
    case TimeRole:
        return entry.at.toLocalTime().toString(u"HH:mm:ss"_s);
    case LevelRole:
        return levelText;
    case LevelNumberRole:
        return level ? int(*level) : -1;
    case MarkerRole:
        return displayText(entry.marker, LineBreaks::Mark, 40);
    case SentHereRole:
        return !m_sentMarker.isEmpty() && entry.marker == m_sentMarker;
    case WouldNotifyRole:
        return wouldNotify(entry);
    case Qt::AccessibleTextRole: {
        const QString told = tr("%1: %2, marker %3", "a received entry: level, message, marker")
                                 .arg(levelText, displayText(entry.message, LineBreaks::Mark, 300),
                                      displayText(entry.marker, LineBreaks::Mark, 40));
        return entry.wouldNotify.isEmpty()
                   ? told
                   : tr("%1; %2", "a received entry, whom it would notify").arg(told, wouldNotify(entry));
    }
    default:
        return {};
    }
}

void ReceivedModel::setEntries(const QList<ReceivedEntry> &entries)
{
    beginResetModel();
    m_entries = QList<ReceivedEntry>(entries.rbegin(), entries.rend());
    if (m_entries.size() > maxRows)
        m_entries.resize(maxRows);
    endResetModel();
}

void ReceivedModel::add(const QList<ReceivedEntry> &entries)
{
    for (const ReceivedEntry &entry : entries) {
        beginInsertRows({}, 0, 0);
        m_entries.prepend(entry);
        endInsertRows();
    }
    if (const int count = rowCount(); count > maxRows) {
        beginRemoveRows({}, maxRows, count - 1);
        m_entries.resize(maxRows);
        endRemoveRows();
    }
}

void ReceivedModel::setSentMarker(const QString &marker)
{
    m_sentMarker = marker;
    if (!m_entries.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {SentHereRole});
}

namespace {
constexpr int receivedMargin = 14;
constexpr int shownRows = 6;
} // namespace

ReceivedDelegate::ReceivedDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

QSize ReceivedDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const bool second = !index.data(ReceivedModel::WouldNotifyRole).toString().isEmpty();
    return {10, lineHeight() + (second ? QFontMetrics(m_theme.small()).height() + grid::unit : 0)};
}

int ReceivedDelegate::lineHeight() const
{
    return std::max(grid::controlHeight, QFontMetrics(m_theme.body()).height() + 4 * grid::unit);
}

void ReceivedDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    const QRect row = option.rect;
    const bool sentHere = index.data(ReceivedModel::SentHereRole).toBool();
    if (sentHere)
        painter->fillRect(row, m_theme.color(Token::PassedSoft));
    else if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(row, m_theme.color(Token::AccentSoft));
    painter->fillRect(QRect(row.left(), row.top(), row.width(), 1), m_theme.color(Token::Line));

    const int left =
        int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter) | Qt::AlignAbsolute);
    int x = row.left() + receivedMargin;
    const auto column = [&](const QString &text, const QFont &font, Token token, int width) {
        painter->setFont(font);
        painter->setPen(m_theme.color(token));
        // a message reads in its own direction, wherever its column is
        const QString shown = cutToPaint(text, QFontMetrics(font), width);
        painter->setLayoutDirection(shown.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        const QRect cell = QStyle::visualRect(option.direction, row, QRect(x, row.top(), width, lineHeight()));
        painter->drawText(cell, left, shown);
        x += width + 2 * grid::unit;
    };
    QFont strong = m_theme.body();
    strong.setWeight(QFont::DemiBold);
    const QFontMetrics mono(m_theme.mono());
    const int markerWidth = mono.horizontalAdvance(u"0000-0000-0000"_s) + 2;
    const int timeWidth = QFontMetrics(m_theme.small()).horizontalAdvance(u"00:00:00"_s) + 2;
    int levelWidth = 0;
    for (const LevelRow &level : levelTable())
        levelWidth = std::max(levelWidth, QFontMetrics(strong).horizontalAdvance(levelName(level.level)) + 2);
    const int messageWidth = row.width() - 2 * receivedMargin - timeWidth - levelWidth - markerWidth - 6 * grid::unit;
    const int number = index.data(ReceivedModel::LevelNumberRole).toInt();

    column(index.data(ReceivedModel::TimeRole).toString(), m_theme.small(), Token::Quiet, timeWidth);
    column(index.data(ReceivedModel::LevelRole).toString(), strong, number < 0 ? Token::Text : tokenFor(Level(number)),
           levelWidth);
    const int messageAt = x;
    column(index.data().toString(), m_theme.body(), Token::Text, std::max(0, messageWidth));
    column(index.data(ReceivedModel::MarkerRole).toString(), m_theme.mono(), sentHere ? Token::Passed : Token::Quiet,
           markerWidth);
    if (const QString told = index.data(ReceivedModel::WouldNotifyRole).toString(); !told.isEmpty()) {
        const QFont small = m_theme.small();
        const int width = std::max(0, row.right() - receivedMargin - messageAt);
        const QRect below(messageAt, row.top() + lineHeight() - 2 * grid::unit, width, QFontMetrics(small).height());
        painter->setFont(small);
        painter->setPen(m_theme.color(Token::Warned));
        painter->setLayoutDirection(option.direction);
        painter->drawText(QStyle::visualRect(option.direction, row, below), left,
                          cutToPaint(told, QFontMetrics(small), width));
    }
    painter->restore();
}

ReceivedCard::ReceivedCard(const Theme &theme, QWidget *parent)
    : Panel(theme, parent)
    , m_model(new ReceivedModel(this))
    , m_view(named(new QListView(this), u"receivedView"_s))
{
    setObjectName(u"receivedCard"_s);
    auto *head = new QHBoxLayout;
    QLabel *title = plainLabel(tr("Received by the demo service"), theme, Token::Text, TextSize::Strong, this);
    m_count = named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"receivedCount"_s);
    m_count->setWordWrap(false);
    head->setContentsMargins(receivedMargin, 12, receivedMargin, 10);
    head->setSpacing(2 * grid::unit);
    head->addWidget(title, 1);
    head->addWidget(m_count);
    makeColumn(this, {QMargins(1, 1, 1, 6), 0}, {head, m_view});

    auto *delegate = new ReceivedDelegate(theme, this);
    m_view->setAccessibleName(title->text());
    m_view->setModel(m_model);
    m_view->setItemDelegate(delegate);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setStyleSheet(u"QListView { border: none; background: transparent; border-radius: 0px; }"_s);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutter(m_view);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    giveRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        const QString marker = at.data(ReceivedModel::MarkerRole).toString();
        addCopy(menu, tr("Copy message"), at.data().toString());
        addCopy(menu, tr("Copy marker"), marker);
        menu.addSeparator();
        QAction *show = menu.addAction(tr("Show in Activity"));
        show->setEnabled(!marker.isEmpty());
        connect(show, &QAction::triggered, this, [this, marker] { emit activityWanted(marker); });
    });
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &ReceivedCard::updateCount);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ReceivedCard::updateCount);
    connect(&theme, &Theme::changed, this, &ReceivedCard::updateCount);
    follow(nullptr);
}

void ReceivedCard::follow(DemoService *demo)
{
    disconnect(m_following);
    setVisible(demo != nullptr);
    m_model->setEntries(demo == nullptr ? QList<ReceivedEntry>() : demo->received());
    if (demo != nullptr)
        m_following = connect(demo, &DemoService::served, this,
                              [this](const ServedRequest &request) { m_model->add(request.entries); });
}

void ReceivedCard::updateCount()
{
    const int rows = m_model->rowCount();
    m_count->setText(rows == 0 ? tr("nothing yet") : tr("%n entry(ies), newest first", nullptr, rows));
    int height = 2;
    for (int row = 0; row < std::min(rows, shownRows); ++row)
        height += m_view->itemDelegate()->sizeHint({}, m_model->index(row)).height();
    m_view->setFixedHeight(height);
    m_view->setVisible(rows > 0);
}

} // namespace rc

#include "moc_receivedview.cpp"
