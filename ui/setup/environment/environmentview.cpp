// SPDX-License-Identifier: GPL-3.0-or-later
// Paints the rows of an environment, and adapts the table's height.
#include "ui/setup/environment/environmentview.h"

#include "core/words/listtext.h"
#include "ui/widgets/wrappedtext.h"

#include <QPainter>
#include <QResizeEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

int EnvironmentModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant EnvironmentModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const EnvironmentRow &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.name;
    case Qt::AccessibleTextRole: {
        // the mark's text first, since it replaces the color
        QStringList words{row.name, environmentMarkName(row.mark)};
        for (const QString &more :
             {row.value, row.mark == EnvironmentMark::Equal ? QString() : row.verdict, row.next}) {
            if (!more.isEmpty())
                words.append(more);
        }
        return listText(words);
    }
    case MarkRole:
        return int(row.mark);
    case ValueRole:
        return row.value;
    case VerdictRole:
        return row.verdict;
    case NextRole:
        return row.next;
    default:
        return {};
    }
}

void EnvironmentModel::setRows(const QList<EnvironmentRow> &rows)
{
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) { // preserves the current row
        m_rows = rows;
        emit dataChanged(index(0), index(int(rows.size()) - 1));
        return;
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

Token tokenFor(EnvironmentMark mark)
{
    switch (mark) {
    case EnvironmentMark::Equal:
        return Token::Passed;
    case EnvironmentMark::Different:
    case EnvironmentMark::Missing:
        return Token::Failed;
    case EnvironmentMark::Suspicious:
        return Token::Warned;
    case EnvironmentMark::NotSet:
    case EnvironmentMark::NotCompared:
    case EnvironmentMark::Other:
        break;
    }
    return Token::Skipped;
}

QString iconName(EnvironmentMark mark)
{
    return QString(toneName(tokenFor(mark)));
}

namespace {

constexpr int environmentMargin = 3 * grid::unit;
constexpr int environmentIconSize = 18;
constexpr int environmentTextStart = environmentMargin + environmentIconSize + 2 * grid::unit;
constexpr int leastVerdict = 150; ///< below this width the verdict gets its own line

} // namespace

EnvironmentDelegate::EnvironmentDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

int EnvironmentDelegate::nameWidth(const QAbstractItemModel &model) const
{
    const QFontMetrics metrics(m_theme.mono());
    int widest = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto mark = EnvironmentMark(model.index(row, 0).data(EnvironmentModel::MarkRole).toInt());
        if (mark != EnvironmentMark::Other)
            widest = std::max(widest, metrics.horizontalAdvance(model.index(row, 0).data().toString()));
    }
    return widest + 1;
}

EnvironmentDelegate::Places EnvironmentDelegate::placesOf(const QModelIndex &index, int width) const
{
    constexpr int gap = 3 * grid::unit;
    const int line =
        std::max({QFontMetrics(m_theme.mono()).height(), QFontMetrics(m_theme.body()).height(), environmentIconSize});
    const int top = 2 * grid::unit;
    const int room = std::max(1, width - environmentTextStart - environmentMargin);
    const int names = nameWidth(*index.model());
    const QString value = index.data(EnvironmentModel::ValueRole).toString();
    const QString verdict = index.data(EnvironmentModel::VerdictRole).toString();
    const QString next = index.data(EnvironmentModel::NextRole).toString();
    // other variables may have long names, and must not widen the column
    const bool inColumn = EnvironmentMark(index.data(EnvironmentModel::MarkRole).toInt()) != EnvironmentMark::Other ||
                          QFontMetrics(m_theme.mono()).horizontalAdvance(index.data().toString()) < names;
    Places places;
    int values = std::min((room - names) * 2 / 5, 220);
    if (room - names - values - 2 * gap >= leastVerdict && inColumn) {
        places.name = {environmentTextStart, top, names, line};
        places.value = {environmentTextStart + names + gap, top, values, line};
        places.verdict = {places.value.right() + 1 + gap, top, room - names - values - 2 * gap, 0};
    } else {
        // too narrow for columns: stack them
        places.name = {environmentTextStart, top, std::min(names, room), line};
        values = room - places.name.width() - gap;
        const bool beside = values >= 80 && inColumn;
        if (!beside)
            places.name.setWidth(room);
        places.value = beside ? QRect(places.name.right() + 1 + gap, top, values, line)
                              : QRect(environmentTextStart, top + line, room, value.isEmpty() ? 0 : line);
        places.verdict = {environmentTextStart, std::max(places.name.bottom(), places.value.bottom()) + 1, room, 0};
    }
    places.verdict.setHeight(std::max(line, wrappedHeight(m_theme.body(), places.verdict.width(), verdict)));
    places.next = places.verdict;
    places.next.moveTop(places.verdict.bottom() + 1);
    places.next.setHeight(next.isEmpty() ? 0 : wrappedHeight(m_theme.small(), places.next.width(), next));
    places.height = std::max(places.next.top() + places.next.height() + top, int(grid::controlHeight));
    return places;
}

QSize EnvironmentDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    return {10, placesOf(index, width).height};
}

void EnvironmentDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_Selected) && option.state.testFlag(QStyle::State_HasFocus))
        painter->fillRect(option.rect, m_theme.color(Token::AccentSoft));
    const QRect row = option.rect;
    const Places places = placesOf(index, row.width());
    const auto visual = [&](const QRect &rect) {
        return QStyle::visualRect(option.direction, row, rect.translated(row.topLeft()));
    };
    const bool toTheRight = option.direction == Qt::RightToLeft;
    const auto mark = EnvironmentMark(index.data(EnvironmentModel::MarkRole).toInt());
    const int middle = places.name.top() + (places.name.height() - environmentIconSize) / 2;
    m_theme.icon(iconName(mark), tokenFor(mark))
        .paint(painter, visual({environmentMargin, middle, environmentIconSize, environmentIconSize}));
    // names and values read left to right in every language
    const auto mono = [&](const QRect &rect, Token token, const QString &text, Qt::TextElideMode elide) {
        painter->setFont(m_theme.mono());
        painter->setPen(m_theme.color(token));
        painter->setLayoutDirection(Qt::LeftToRight);
        painter->drawText(visual(rect), int((toTheRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                          QFontMetrics(m_theme.mono()).elidedText(text, elide, rect.width()));
    };
    mono(places.name, Token::Text, index.data().toString(), Qt::ElideMiddle);
    const QString value = index.data(EnvironmentModel::ValueRole).toString();
    mono(places.value, Token::Quiet, value.isEmpty() && places.value.height() > 0 ? u"–"_s : value, Qt::ElideMiddle);
    painter->setFont(m_theme.body());
    painter->setPen(m_theme.color(mark == EnvironmentMark::Equal || mark == EnvironmentMark::NotSet ||
                                          mark == EnvironmentMark::Other
                                      ? Token::Quiet
                                      : Token::Text));
    const int lineHeight = QFontMetrics(m_theme.body()).height();
    QRect verdict = places.verdict;
    if (verdict.height() < 2 * lineHeight) // a single line is aligned with the name
        verdict.translate(0, (verdict.height() - lineHeight) / 2);
    drawWrapped(*painter, visual(verdict), toTheRight, index.data(EnvironmentModel::VerdictRole).toString());
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(Token::Quiet));
    drawWrapped(*painter, visual(places.next), toTheRight, index.data(EnvironmentModel::NextRole).toString());
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));
    painter->restore();
}

EnvironmentView::EnvironmentView(const Theme &theme, QWidget *parent)
    : QListView(parent)
{
    setObjectName(u"environmentView"_s);
    setAccessibleName(tr("Environment compared with the profile"));
    setItemDelegate(new EnvironmentDelegate(theme, this));
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setResizeMode(Adjust);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, &EnvironmentView::fit);
}

void EnvironmentView::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, &EnvironmentView::fit);
    connect(model, &QAbstractItemModel::dataChanged, this, &EnvironmentView::fit);
    fit();
}

void EnvironmentView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fit();
}

void EnvironmentView::fit()
{
    scheduleDelayedItemsLayout();
    int height = 2 * frameWidth();
    for (int row = 0; model() && row < model()->rowCount(); ++row)
        height += sizeHintForIndex(model()->index(row, 0)).height();
    setFixedHeight(height);
}

} // namespace rc

#include "moc_environmentview.cpp"
