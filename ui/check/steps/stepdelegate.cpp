// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/causes/diagnosis.h"
#include "service/arrival/arrivaltext.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/wrappedtext.h"

#include <QCoreApplication>
#include <QPainter>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct StepDelegateTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::StepDelegate)
};

constexpr int rowMargin = 14; // before the icon and after the last column
constexpr int iconSize = 18;  // at the usual text size
constexpr int chevronSpace = 18;
constexpr int foldIndent = 20; // of the steps below their fold
constexpr int barHeight = 6;
constexpr int narrowestWithBar = 720; // at the usual text size; below, the results need the space
constexpr int replyPadding = 10;
constexpr int maxReplyLines = 16;
constexpr qsizetype maxReplyLength = 2000;

/// Of title and detail, after the icon.
int textStart(const Theme &theme)
{
    return rowMargin + theme.scaledLength(iconSize) + grid::gap;
}

bool isHeading(const QModelIndex &index)
{
    return StepRow::Kind(index.data(StepModel::KindRole).toInt()) == StepRow::Kind::Heading;
}

StepState stateOf(const QModelIndex &index)
{
    return StepState(index.data(StepModel::StateRole).toInt());
}

bool hasRun(const QModelIndex &index)
{
    const StepState state = stateOf(index);
    return state != StepState::Skipped && state != StepState::Waiting;
}

QFont titleFont(const QModelIndex &index, const Theme &theme)
{
    const StepState state = stateOf(index);
    QFont font = theme.body();
    if (state == StepState::Failed || state == StepState::Warned)
        font.setWeight(QFont::DemiBold);
    return font;
}

/// Outdated results keep their shape and lose their color.
Token colorOf(const QModelIndex &index)
{
    return index.data(StepModel::StaleRole).toBool() ? Token::Skipped : tokenFor(stateOf(index));
}

QString cappedReply(const QString &reply)
{
    QStringList lines = reply.left(maxReplyLength).split(u'\n');
    if (lines.size() > maxReplyLines || reply.size() > maxReplyLength) {
        lines.resize(std::min<qsizetype>(lines.size(), maxReplyLines));
        lines.append(u"…"_s);
        lines.append(
            StepDelegateTr::tr("Press V for the whole response: %n character(s).", nullptr, int(reply.size())));
    }
    return lines.join(u'\n');
}

QString markerLine(const QModelIndex &index)
{
    const QString marker = index.data(StepModel::MarkerRole).toString();
    return marker.isEmpty() ? QString() : StepDelegateTr::tr("Entry marker: %1").arg(marker);
}

} // namespace

QString runningTimeText(qint64 microseconds)
{
    // show seconds only for a noticeable wait
    return microseconds < 1'000'000 ? QString() : formatDuration(microseconds / 1'000'000 * 1000).text();
}

StepDelegate::StepDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
}

/// From left to right, in a row without its details.
struct StepDelegate::RowPlaces
{
    QRect icon;
    QRect title;
    QRect summary;
    QRect track; ///< of the bar; null if the summary needs its space
    QRect time;
};

StepDelegate::RowPlaces StepDelegate::placesIn(const QRect &row, const QModelIndex &index) const
{
    RowPlaces places;
    const int indent = index.data(StepModel::InFoldRole).toBool() ? foldIndent : 0;
    const int side = m_theme.scaledLength(iconSize);
    places.icon = QRect(row.left() + rowMargin + indent, row.top() + (row.height() - side) / 2, side, side);
    const int titleLeft = row.left() + textStart(m_theme) + indent;
    const int titleEnd = row.left() + textStart(m_theme) + titleWidth(row.width(), *index.model());
    places.title = QRect(titleLeft, row.top(), titleEnd - 2 * grid::unit - titleLeft, row.height());
    const int timeWidth = QFontMetrics(m_theme.small()).horizontalAdvance(u"00.000 ms"_s) + chevronSpace;
    places.time = QRect(row.right() - rowMargin - timeWidth, row.top(), timeWidth - chevronSpace, row.height());
    int summaryEnd = places.time.left() - grid::unit;
    if (hasRun(index) && row.width() >= m_theme.scaledLength(narrowestWithBar)) {
        const int barWidth = std::clamp(row.width() * 17 / 100, 80, 180);
        places.track = QRect(places.time.left() - 2 * grid::unit - barWidth, row.center().y() - barHeight / 2 + 1,
                             barWidth, barHeight);
        summaryEnd = places.track.left() - 3 * grid::unit;
    }
    places.summary = QRect(titleEnd, row.top(), summaryEnd - titleEnd, row.height());
    return places;
}

int StepDelegate::rowHeight(int width, const QModelIndex &index) const
{
    const RowPlaces places = placesIn(QRect(0, 0, width, grid::rowHeight), index);
    const int title = wrappedHeight(titleFont(index, m_theme), places.title.width(), index.data().toString());
    const int summary =
        wrappedHeight(m_theme.body(), places.summary.width(), index.data(StepModel::SummaryRole).toString());
    return std::max(grid::rowHeight, std::max(title, summary) + 5 * grid::unit);
}

int StepDelegate::titleWidth(int width, const QAbstractItemModel &model) const
{
    const QFontMetrics metrics(m_theme.strong());
    int maxWidth = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        const int indent = index.data(StepModel::InFoldRole).toBool() ? foldIndent : 0;
        if (!isHeading(index))
            maxWidth = std::max(maxWidth, metrics.horizontalAdvance(index.data().toString()) + indent);
    }
    return std::min(maxWidth + 5 * grid::unit, width / 3);
}

int StepDelegate::headingHeight() const
{
    return QFontMetrics(m_theme.small()).height() + 4 * grid::unit;
}

void StepDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont font = m_theme.small();
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    painter->setPen(m_theme.color(Token::Quiet));
    drawElided(*painter, option.rect.adjusted(rowMargin, grid::unit, -rowMargin, 0),
               int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter)),
               index.data().toString());
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (isHeading(index))
        return {10, headingHeight()};
    const int width =
        option.rect.width() > 0 ? option.rect.width() : (option.widget != nullptr ? option.widget->width() : 600);
    int height = rowHeight(width, index);
    if (index.data(StepModel::ExpandedRole).toBool())
        height += detailHeight(width, index);
    return {10, height};
}

/// A paragraph of the details, beside its label if it has one.
struct StepDelegate::Part
{
    QString text;
    QFont font;
    Token ink = Token::Text;
    QString label = {};
    QFont labelFont = {};
    Token labelInk = Token::Text;
    int labelWidth = 0; ///< including the gap after it
    int padding = 0;    ///< in a box
    int gap = 2 * grid::unit;
    int height = 0;
};

QList<StepDelegate::Part> StepDelegate::partsOf(int width, const QModelIndex &index) const
{
    QList<Part> parts;
    const int room = width - textStart(m_theme) - rowMargin;
    const auto add = [&parts, room](Part part) {
        if (part.text.isEmpty())
            return;
        part.height = wrappedHeight(part.font, room - part.labelWidth - 2 * part.padding, part.text);
        if (!part.label.isEmpty())
            part.height =
                std::max(part.height, wrappedHeight(part.labelFont, part.labelWidth - 2 * grid::unit, part.label));
        part.height += 2 * part.padding;
        parts.append(part);
    };
    const HintParts hint = hintParts(index.data(StepModel::HintRole).toString());
    add({.text = hint.cause, .font = m_theme.body()});
    add({.text = hint.next,
         .font = m_theme.body(),
         .label = hint.lead,
         .labelFont = m_theme.strong(),
         .labelWidth = QFontMetrics(m_theme.strong()).horizontalAdvance(hint.lead) + 3 * grid::unit});
    add({.text = markerLine(index), .font = m_theme.body(), .ink = Token::Quiet});
    add({.text = cappedReply(index.data(StepModel::ReplyRole).toString()),
         .font = m_theme.mono(),
         .ink = Token::Quiet,
         .padding = replyPadding});
    const QStringList labels = index.data(StepModel::FactLabelsRole).toStringList();
    const QStringList values = index.data(StepModel::FactValuesRole).toStringList();
    int widest = 0;
    for (const QString &label : labels)
        widest = std::max(widest, QFontMetrics(m_theme.small()).horizontalAdvance(label) + 2);
    for (qsizetype i = 0; i < labels.size(); ++i)
        add({.text = values.at(i),
             .font = m_theme.small(),
             .label = labels.at(i),
             .labelFont = m_theme.small(),
             .labelInk = Token::Quiet,
             .labelWidth = std::min(widest, room * 2 / 5) + 4 * grid::unit,
             .gap = grid::unit});
    return parts;
}

int StepDelegate::detailHeight(int width, const QModelIndex &index) const
{
    int height = 4 * grid::unit;
    for (const Part &part : partsOf(width, index))
        height += part.height + part.gap;
    return height;
}

void StepDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // Each text reads in its own direction; only its alignment follows the window's.
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    if (isHeading(index)) {
        paintHeading(painter, option, index);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          m_theme.color(Token::Line));
        painter->restore();
        return;
    }
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const bool expanded = index.data(StepModel::ExpandedRole).toBool();
    const QRect row(option.rect.left(), option.rect.top(), option.rect.width(), rowHeight(option.rect.width(), index));

    const bool focused = selected && option.state.testFlag(QStyle::State_HasFocus);
    if (focused)
        paintSelection(*painter, row, m_theme);
    else if (option.state.testFlag(QStyle::State_MouseOver) && index.data(StepModel::ExpandableRole).toBool())
        painter->fillRect(row, m_theme.color(Token::Raised));
    paintRow(painter, option, row, index);
    if (expanded) {
        const QRect area = option.rect.adjusted(0, row.height(), 0, 0);
        painter->fillRect(area, m_theme.color(Token::Raised));
        painter->fillRect(QRect(area.left(), area.top(), area.width(), 1), m_theme.color(Token::Line));
        paintDetail(painter, option, area, index);
    }
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                          m_theme.color(Token::Line));
    painter->restore();
}

void StepDelegate::paintRow(QPainter *painter, const QStyleOptionViewItem &option, const QRect &row,
                            const QModelIndex &index) const
{
    const StepState state = stateOf(index);
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    const RowPlaces places = placesIn(row, index);
    m_theme.icon(iconName(state), colorOf(index)).paint(painter, visual(places.icon));

    const auto draw = [&](const QRect &place, const QFont &font, Token ink, const QString &text) {
        const int height = wrappedHeight(font, place.width(), text);
        const QRect lines(place.left(), place.top() + (place.height() - height) / 2, place.width(), height);
        painter->setFont(font);
        painter->setPen(m_theme.color(ink));
        drawWrapped(*painter, visual(lines), option.direction == Qt::RightToLeft, text);
    };
    const bool isDim = !hasRun(index) || index.data(StepModel::StaleRole).toBool();
    draw(places.title, titleFont(index, m_theme), isDim ? Token::Quiet : Token::Text, index.data().toString());
    draw(places.summary, m_theme.body(), Token::Quiet, index.data(StepModel::SummaryRole).toString());

    if (!places.track.isNull())
        paintBar(painter, visual(places.track), option, index);
    if (hasRun(index)) {
        painter->setFont(m_theme.small());
        painter->setPen(m_theme.color(Token::Quiet));
        drawElided(*painter, visual(places.time),
                   int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)),
                   state == StepState::Running
                       ? runningTimeText(m_now - index.data(StepModel::StartedRole).toLongLong())
                       : formatDuration(index.data(StepModel::ElapsedRole).toLongLong() / 1000).text());
    }
    if (index.data(StepModel::ExpandableRole).toBool()) {
        // A small chevron marks expandable rows: sideways if closed, down if open.
        const QRect box = visual(QRect(row.right() - rowMargin - 10, row.center().y() - 4, 10, 10));
        const bool open = index.data(StepModel::ExpandedRole).toBool() || index.data(StepModel::UnfoldedRole).toBool();
        const int way = option.direction == Qt::RightToLeft ? -1 : 1;
        const QPoint c = box.center();
        QPolygon line;
        if (open)
            line << c + QPoint(-4, -2) << c + QPoint(0, 2) << c + QPoint(4, -2);
        else
            line << c + QPoint(-2 * way, -4) << c + QPoint(2 * way, 0) << c + QPoint(-2 * way, 4);
        painter->setPen(QPen(m_theme.color(Token::Quiet), 1.4));
        painter->drawPolyline(line);
    }
}

void StepDelegate::paintBar(QPainter *painter, const QRect &track, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const StepState state = stateOf(index);
    painter->setPen(Qt::NoPen);
    painter->setBrush(m_theme.color(Token::Line));
    painter->drawRoundedRect(track, barHeight / 2.0, barHeight / 2.0);

    double from = 0;
    double length = 0;
    if (state == StepState::Running) {
        if (m_phase < 0)
            return;
        constexpr double share = 0.25;
        from = m_phase * (1 - share);
        length = share;
        painter->setBrush(m_theme.color(Token::Accent));
    } else if (index.data(StepModel::StartedRole).toLongLong() < 0) {
        return; // from an earlier run, which has another time axis
    } else {
        const double axis = std::max<double>(1, index.data(StepModel::AxisRole).toDouble());
        from = index.data(StepModel::StartedRole).toDouble() / axis;
        length = index.data(StepModel::ElapsedRole).toDouble() / axis;
        painter->setBrush(m_theme.color(colorOf(index)));
    }
    const double width = std::max(2.0, length * track.width());
    const double left = std::min(from * track.width(), track.width() - width);
    const double x = option.direction == Qt::RightToLeft ? track.right() + 1 - left - width : track.left() + left;
    const double radius = std::min(width, double(barHeight)) / 2;
    painter->drawRoundedRect(QRectF(x, track.top(), width, barHeight), radius, radius);
}

void StepDelegate::paintDetail(QPainter *painter, const QStyleOptionViewItem &option, const QRect &area,
                               const QModelIndex &index) const
{
    const bool mirrored = option.direction == Qt::RightToLeft;
    const int left = area.left() + textStart(m_theme);
    const int right = area.right() + 1 - rowMargin;
    int top = area.top() + 3 * grid::unit;
    for (const Part &part : partsOf(area.width(), index)) {
        const auto draw = [&](int from, int to, const QFont &font, Token ink, const QString &text) {
            const QRect box = QStyle::visualRect(option.direction, area, QRect(from, top, to - from, part.height));
            if (part.padding > 0) {
                painter->setPen(m_theme.color(Token::Line));
                painter->setBrush(m_theme.color(Token::Window));
                painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), grid::controlRadius,
                                         grid::controlRadius);
            }
            painter->setFont(font);
            painter->setPen(m_theme.color(ink));
            // The service's response, in a box, reads from left to right in every language.
            drawWrapped(*painter, box.adjusted(part.padding, part.padding, -part.padding, -part.padding),
                        mirrored && part.padding == 0, text);
        };
        if (!part.label.isEmpty())
            draw(left, left + part.labelWidth - 2 * grid::unit, part.labelFont, part.labelInk, part.label);
        draw(left + part.labelWidth, right, part.font, part.ink, part.text);
        top += part.height + part.gap;
    }
}

} // namespace rc
