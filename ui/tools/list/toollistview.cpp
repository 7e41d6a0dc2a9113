// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalog/query/toolquery.h"
#include "catalog/review/toolfindings.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/isolates.h"
#include "ui/theme/theme.h"
#include "ui/tools/list/toolmodel.h"
#include "ui/widgets/kit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int toolRowMargin = 12;
constexpr int minTitleWidth = 44;       // badges are dropped for it
constexpr int minDescribedHeight = 300; // five rows with descriptions

struct Badge
{
    QString text;
    Token ink;
};

QList<Badge> badgesOf(const QModelIndex &index)
{
    QList<Badge> badges; // the last are dropped if there is no room
    const QVariant finding = index.data(ToolModel::FindingRole);
    const FindingSeverity severity = finding.isValid() ? FindingSeverity(finding.toInt()) : FindingSeverity::Info;
    if (severity == FindingSeverity::Critical)
        badges.append({findingSeverityName(severity), tokenFor(severity)});
    if (index.data(ToolModel::HiddenTextRole).toBool())
        badges.append({ToolModel::tr("hidden text"), Token::Failed});
    if (index.data(ToolModel::ChangedRole).toBool())
        badges.append({differenceKindName(DifferenceKind::Changed), Token::Warned});
    if (index.data(ToolModel::NewRole).toBool())
        badges.append({differenceKindName(DifferenceKind::Added), Token::Passed});
    if (severity == FindingSeverity::Warning) // most tools have findings of less severity
        badges.append({findingSeverityName(severity), tokenFor(severity)});
    return badges;
}

} // namespace

ToolDelegate::ToolDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{
    measure();
    connect(&theme, &Theme::changed, this, &ToolDelegate::measure);
}

void ToolDelegate::measure()
{
    m_strong = m_theme.strong();
    m_mono = m_theme.mono();
    if (m_theme.small().pointSizeF() > 0)
        m_mono.setPointSizeF(m_theme.small().pointSizeF());
    m_strongHeight = QFontMetrics(m_strong).height();
    m_monoHeight = QFontMetrics(m_mono).height() + 1;
    m_smallHeight = QFontMetrics(m_theme.small()).height() + 1;
}

QSize ToolDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    if (index.data(ToolModel::HeadingRole).toBool())
        return {10, m_smallHeight + 3 * grid::unit};
    return {10, m_strongHeight + m_monoHeight + (m_showsDescription ? m_smallHeight : 0) + 4 * grid::unit};
}

void ToolDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    // The alignment follows the window, but each text keeps its own direction.
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    if (index.data(ToolModel::HeadingRole).toBool())
        paintHeading(painter, option, index);
    else
        paintTool(painter, option, index);
    painter->restore();
}

void ToolDelegate::paintHeading(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect row = option.rect;
    painter->fillRect(row, m_theme.color(Token::Raised));
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));
    QFont font = m_theme.small();
    font.setWeight(QFont::DemiBold);
    const QString count = index.data(ToolModel::CountRole).toString();
    const QRect text =
        paintAtEnd(painter, option, row.adjusted(toolRowMargin, 0, -toolRowMargin, 0), count, Token::Quiet);
    paintLine(painter, option, {text, index.data().toString(), font, m_theme.color(Token::Text)}, {});
}

void ToolDelegate::paintTool(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QRect row = option.rect;
    if (option.state.testFlag(QStyle::State_Selected))
        paintSelection(*painter, row, m_theme);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(row, m_theme.color(Token::Raised));
    painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));

    const QStringList highlights = index.data(ToolModel::HighlightsRole).toStringList();
    const QString name = index.data(ToolModel::NameRole).toString();
    const QString description = m_showsDescription ? index.data(ToolModel::DescriptionRole).toString() : QString();
    const int height =
        m_strongHeight + (name.isEmpty() ? 0 : m_monoHeight) + (description.isEmpty() ? 0 : m_smallHeight);
    int top = row.top() + (row.height() - height) / 2;

    const auto effect = ToolEffect(index.data(ToolModel::EffectRole).toInt());
    const QString effectText = effectName(effect) + (index.data(ToolModel::AssumedRole).toBool() ? u"*"_s : QString());
    const int fullWidth = row.width() - 2 * toolRowMargin;
    QRect titleRect = paintAtEnd(painter, option, QRect(row.left() + toolRowMargin, top, fullWidth, m_strongHeight),
                                 effectText, tokenFor(effect));
    const QString title = index.data().toString();
    titleRect.setWidth(paintBadges(painter, option, index, titleRect, title));
    paintLine(painter, option, {titleRect, title, m_strong, m_theme.color(Token::Text)}, highlights);
    top += m_strongHeight;
    QRect below(row.left() + toolRowMargin, top, fullWidth, m_monoHeight);
    if (const QString tokens = index.data(ToolModel::TokensRole).toString(); !tokens.isEmpty())
        below = paintAtEnd(painter, option, below, tokens, Token::Quiet);
    if (!name.isEmpty()) {
        paintLine(painter, option, {below, name, m_mono, m_theme.color(Token::Quiet)}, highlights);
        top += m_monoHeight;
    }
    if (!description.isEmpty())
        paintLine(
            painter, option,
            {{below.left(), top, fullWidth, m_smallHeight}, description, m_theme.small(), m_theme.color(Token::Quiet)},
            highlights);
}

/// Paints small text at the end of `area`, and returns the rest of it.
QRect ToolDelegate::paintAtEnd(QPainter *painter, const QStyleOptionViewItem &option, const QRect &area,
                               const QString &text, Token ink) const
{
    const int width = QFontMetrics(m_theme.small()).horizontalAdvance(text) + 2;
    const QRect end(area.right() + 1 - width, area.top(), width, area.height());
    painter->setFont(m_theme.small());
    painter->setPen(m_theme.color(ink));
    drawElided(*painter, QStyle::visualRect(option.direction, option.rect, end),
               int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter)), text);
    return area.adjusted(0, 0, -width - 2 * grid::unit, 0);
}

/// Paints the badges that fit after `title`, and returns the width for that.
int ToolDelegate::paintBadges(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                              QRect room, const QString &title) const
{
    const QFontMetrics small(m_theme.small());
    const int titleWidth = QFontMetrics(m_strong).horizontalAdvance(title) + 2;
    QList<Badge> badges = badgesOf(index);
    const auto widthOf = [&small](const Badge &badge) {
        return small.horizontalAdvance(badge.text) + 3 * grid::unit + 2 * grid::unit;
    };
    int width = 0;
    for (const Badge &badge : std::as_const(badges))
        width += widthOf(badge);
    while (!badges.isEmpty() && room.width() - width < std::min(titleWidth, minTitleWidth))
        width -= widthOf(badges.takeLast());
    const int shownWidth = std::min(titleWidth, room.width() - width);
    int left = room.left() + shownWidth + 2 * grid::unit;
    for (const Badge &badge : std::as_const(badges)) {
        const QRect area(left, room.top(), widthOf(badge) - 2 * grid::unit, room.height());
        paintChip(*painter, QStyle::visualRect(option.direction, option.rect, area), badge.text, m_theme, badge.ink);
        left += widthOf(badge);
    }
    return shownWidth;
}

void ToolDelegate::paintLine(QPainter *painter, const QStyleOptionViewItem &option, const Line &line,
                             const QStringList &highlights) const
{
    const QString cut = QFontMetrics(line.font).elidedText(line.text, Qt::ElideRight, line.rect.width());
    const QRect area = QStyle::visualRect(option.direction, option.rect, line.rect);
    const auto alignment = QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter);
    const QList<TextSpan> ranges = matchRanges(cut, highlights);
    painter->setFont(line.font);
    painter->setPen(line.ink);
    if (ranges.isEmpty()) {
        drawElided(*painter, area, int(alignment), line.text);
        return;
    }
    const QString text = forPainting(cut);
    QTextLayout layout(text, line.font, painter->device());
    QTextOption textOption;
    textOption.setWrapMode(QTextOption::NoWrap);
    textOption.setTextDirection(Qt::LayoutDirectionAuto);
    textOption.setAlignment(Qt::AlignLeft); // in any direction, since the position is set below
    layout.setTextOption(textOption);
    QList<QTextLayout::FormatRange> formats = isolateFormats(text);
    for (const TextSpan &range : ranges) {
        QTextLayout::FormatRange format;
        format.start = int(indexInPainted(text, range.from));
        format.length = int(indexInPainted(text, range.from + range.length)) - format.start;
        format.format.setBackground(m_theme.color(Token::WarnedSoft));
        format.format.setForeground(m_theme.color(Token::Text));
        formats.append(format);
    }
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine textLine = layout.createLine();
    textLine.setLineWidth(area.width());
    layout.endLayout();
    const qreal textWidth = textLine.naturalTextWidth();
    const qreal from = alignment.testFlag(Qt::AlignRight) ? area.right() + 1 - textWidth : area.left();
    layout.draw(painter, {from, area.top() + (area.height() - textLine.height()) / 2});
}

ToolListView::ToolListView(ToolModel &model, const Theme &theme, QWidget *parent)
    : QListView(parent)
    , m_model(model)
    , m_delegate(new ToolDelegate(theme, this))
{
    setObjectName(u"toolList"_s);
    setAccessibleName(tr("Tools"));
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(u"QListView { border: none; background: transparent; border-radius: 0px; }"_s);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    overlayScrollBar(this);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setUniformItemSizes(true);
    // Without headings all rows have the same height and need not be measured.
    connect(&model, &QAbstractItemModel::modelReset, this, [this] { setUniformItemSizes(!m_model.hasHeadings()); });
    connect(&theme, &Theme::changed, this, [this] { scheduleDelayedItemsLayout(); });
}

void ToolListView::resizeEvent(QResizeEvent *event)
{
    fitRows();
    QListView::resizeEvent(event);
}

void ToolListView::fitRows()
{
    const bool described = viewport()->height() >= minDescribedHeight;
    if (described == m_delegate->showsDescription())
        return;
    m_delegate->setShowsDescription(described);
    scheduleDelayedItemsLayout();
}

/// Selects the first tool in `from` or beyond.
void ToolListView::choose(int from, int step)
{
    for (int row = from; row >= 0 && row < m_model.rowCount(); row += step) {
        if (m_model.isTool(row)) {
            setCurrentIndex(m_model.index(row));
            return;
        }
    }
}

/// Selects the first tool if there is no selection. A mouse press selects its own.
void ToolListView::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid() && event->reason() != Qt::MouseFocusReason)
        choose(0, 1);
    QListView::focusInEvent(event);
}

void ToolListView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Home:
        choose(0, 1);
        scrollToTop(); // also shows a heading above the first tool
        return;
    case Qt::Key_End:
        choose(m_model.rowCount() - 1, -1);
        return;
    case Qt::Key_Down:
        choose(currentIndex().row() + 1, 1);
        return;
    case Qt::Key_Up:
        if (currentIndex().row() <= m_model.firstTool())
            emit leftUpwards();
        else
            choose(currentIndex().row() - 1, -1);
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

} // namespace rc
