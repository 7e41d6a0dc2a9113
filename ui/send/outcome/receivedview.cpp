// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/receivedview.h"

#include "core/entry/level.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"

#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QTreeWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr int maxReceivedRows = 200;
constexpr int shownRows = 6;
constexpr int receivedMargin = 14;
constexpr int levelRole = Qt::UserRole; ///< int of Level; -1 for an unknown word

QString shownMarker(const QString &marker)
{
    return displayText(marker, LineBreaks::Mark, 40);
}
} // namespace

ReceivedCard::ReceivedCard(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"receivedCount"_s))
    , m_list(named(new QTreeWidget(this), u"receivedView"_s, tr("Received by the demo service")))
{
    setObjectName(u"receivedCard"_s);
    m_count->setWordWrap(false);
    auto *head =
        makeRow({QMargins(receivedMargin, 12, receivedMargin, 10), 2 * grid::unit},
                {{plainLabel(m_list->accessibleName(), theme, Token::Text, TextSize::Strong, this), 1}, m_count});
    makeColumn(this, {QMargins(1, 1, 1, 6), 0}, {head, makeRow({QMargins(8, 8, 8, 8)}, {m_list})});
    m_list->setColumnCount(Marker + 1);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemDelegate(new PaddedDelegate(0, m_list));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Message, QHeaderView::Stretch);
    m_list->setFrameShape(QFrame::NoFrame);
    setFlag(m_list, "bare");
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    overlayScrollBar(m_list);
    attachRowMenu(m_list, [this](QMenu &menu, const QModelIndex &at) {
        const QString marker = at.siblingAtColumn(Marker).data().toString();
        addCopyAction(menu, tr("Copy message"), at.siblingAtColumn(Message).data().toString().section(u'\n', 0, 0));
        addCopyAction(menu, tr("Copy marker"), marker);
        menu.addSeparator();
        QAction *show = menu.addAction(tr("Show in Activity"));
        show->setEnabled(!marker.isEmpty());
        connect(show, &QAction::triggered, this, [this, marker] { emit activityRequested(marker); });
    });
    connect(&theme, &Theme::changed, this, &ReceivedCard::paint);
    follow(nullptr);
}

void ReceivedCard::follow(DemoService *demo)
{
    disconnect(m_following);
    setVisible(demo != nullptr);
    m_list->clear();
    add(demo == nullptr ? QList<ReceivedEntry>() : demo->received());
    if (demo != nullptr)
        m_following =
            connect(demo, &DemoService::served, this, [this](const ServedRequest &request) { add(request.entries); });
}

void ReceivedCard::add(const QList<ReceivedEntry> &entries)
{
    for (const ReceivedEntry &entry : entries) {
        const std::optional<Level> level = levelFromWord(entry.level);
        const QString levelText = level ? levelName(*level) : displayText(entry.level, LineBreaks::Mark, 20);
        const QString message = displayText(entry.message, LineBreaks::Mark, 300);
        const QString marker = shownMarker(entry.marker);
        QString accessibleText =
            tr("%1: %2, marker %3", "a received entry: level, message, marker").arg(levelText, message, marker);
        auto *item = new QTreeWidgetItem({entry.at.toLocalTime().toString(u"HH:mm:ss"_s), levelText, message, marker});
        if (!entry.wouldNotify.isEmpty()) {
            const QString people = tr("would notify: %1").arg(listText(entry.wouldNotify));
            item->setText(Message, message + u'\n' + people);
            accessibleText = tr("%1; %2", "a received entry, whom it would notify").arg(accessibleText, people);
        }
        item->setData(Time, Qt::AccessibleTextRole, accessibleText);
        item->setData(Time, levelRole, level ? int(*level) : -1);
        m_list->insertTopLevelItem(0, item);
    }
    while (m_list->topLevelItemCount() > maxReceivedRows)
        delete m_list->takeTopLevelItem(maxReceivedRows);
    paint();
}

void ReceivedCard::setSentMarker(const QString &marker)
{
    m_sentMarker = shownMarker(marker);
    paint();
}

void ReceivedCard::paint()
{
    for (int row = 0; row < m_list->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_list->topLevelItem(row);
        const bool sentHere = !m_sentMarker.isEmpty() && item->text(Marker) == m_sentMarker;
        for (int column = Time; column <= Marker; ++column)
            item->setBackground(column, sentHere ? QBrush(m_theme.color(Token::PassedSoft)) : QBrush());
        const int level = item->data(Time, levelRole).toInt();
        item->setForeground(Time, m_theme.color(Token::Quiet));
        item->setForeground(LevelName, m_theme.color(level < 0 ? Token::Text : tokenFor(Level(level))));
        item->setFont(LevelName, m_theme.strong());
        item->setForeground(Marker, m_theme.color(sentHere ? Token::Passed : Token::Quiet));
        item->setFont(Marker, m_theme.mono());
        item->setSizeHint(Time, QSize(QFontMetrics(m_theme.body()).horizontalAdvance(u"00:00:00"_s) + grid::gap,
                                      grid::controlHeight));
    }
    fit();
}

void ReceivedCard::fit()
{
    const int rows = m_list->topLevelItemCount();
    m_count->setText(rows == 0 ? tr("nothing yet") : tr("%n entry(ies), newest first", nullptr, rows));
    int height = 4 * grid::unit; // its padding
    for (int row = 0; row < std::min(rows, shownRows); ++row) {
        const QModelIndex message = m_list->model()->index(row, Message);
        height += std::max(int(grid::controlHeight), m_list->sizeHintForIndex(message).height());
    }
    m_list->setFixedHeight(height);
    m_list->setVisible(rows > 0);
}

} // namespace rc

#include "moc_receivedview.cpp"
