// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/steps/timestrip.h"

#include "check/report/reportformats.h"
#include "core/words/age.h"
#include "core/words/listtext.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr qreal tickRadius = 1.5;
} // namespace

StepState checkStateOf(ActivityOutcome outcome)
{
    switch (outcome) {
    case ActivityOutcome::Passed:
        return StepState::Passed;
    case ActivityOutcome::Warned:
        return StepState::Warned;
    case ActivityOutcome::Failed:
        return StepState::Failed;
    default:
        return StepState::Skipped;
    }
}

void paintTick(QPainter &painter, const QRect &area, ActivityOutcome outcome, const Theme &theme, bool old)
{
    const StepState state = checkStateOf(outcome);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.color(old ? Token::Skipped : tokenFor(state)));
    const auto bar = [&](int top, int height) {
        painter.drawRoundedRect(QRectF(area.left(), area.top() + top, area.width(), height), tickRadius, tickRadius);
    };
    const int height = area.height();
    const int dot = std::max(3, height / 5);
    switch (state) {
    case StepState::Passed:
        bar(0, height);
        break;
    case StepState::Warned:
        bar(0, height - dot - 2);
        bar(height - dot, dot);
        break;
    case StepState::Failed:
        bar(height / 2, height - height / 2);
        break;
    default:
        bar((height - dot) / 2, dot);
        break;
    }
    painter.restore();
}

QString countsText(const QList<StepState> &states)
{
    const auto count = [&states](StepState state) { return int(states.count(state)); };
    QStringList parts;
    if (const int failed = count(StepState::Failed); failed > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n failed", nullptr, failed));
    if (const int warned = count(StepState::Warned); warned > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n warning(s)", nullptr, warned));
    if (const int passed = count(StepState::Passed); passed > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n passed", nullptr, passed));
    if (const int skipped = count(StepState::Skipped); skipped > 0)
        parts.append(QCoreApplication::translate("rc::CheckPage", "%n not tested", nullptr, skipped));
    return listText(parts);
}

QString pastCheckText(const QList<PastCheck> &oldestFirst, qsizetype row)
{
    const PastCheck &check = oldestFirst.at(row);
    QStringList parts{TimeStrip::tr("%1: %2", "a time, what became of the check then")
                          .arg(momentText(check.seen.report.at), stateName(checkStateOf(check.tick.outcome)))};
    if (row > 0) {
        const CheckDifference difference = checkDifference(oldestFirst.at(row - 1).seen, check.seen);
        for (const StepChange &step : difference.steps)
            parts.append(TimeStrip::tr("%1: %2 → %3", "a step, its state before and now")
                             .arg(stepTitle(step.step), stateName(step.before), stateName(step.now)));
        for (const CheckChange &change : difference.changes)
            parts.append(changeText(change));
    }
    return parts.join(u" · "_s);
}

QString pastChecksSummary(const QList<PastCheck> &oldestFirst)
{
    QList<RecordedCheck> newestFirst;
    QList<StepState> states;
    for (auto check = oldestFirst.crbegin(); check != oldestFirst.crend(); ++check) {
        newestFirst.append(check->seen);
        states.append(checkStateOf(check->tick.outcome));
    }
    if (const auto turn = findRegression(newestFirst))
        return regressionLine(*turn, QDateTime::currentDateTime());
    return TimeStrip::tr("Last checks: %1.", "how many passed and failed").arg(countsText(states));
}

namespace {

constexpr int tickWidth = 10;
constexpr int tickGap = 3;
constexpr int tickHeight = 22;
constexpr int selectionMark = 3;          // below the selected tick
constexpr int outcomeRole = Qt::UserRole; ///< int of ActivityOutcome
constexpr int focusMargin = 4;            // leaves room for the focus ring

class TickDelegate : public QStyledItemDelegate
{
public:
    TickDelegate(const Theme &theme, const QPersistentModelIndex &selectedCheck, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
        , m_selected(selectedCheck)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QRect tick(option.rect.left() + 2, option.rect.top() + focusMargin, tickWidth, tickHeight);
        paintTick(*painter, tick, ActivityOutcome(index.data(outcomeRole).toInt()), m_theme);
        if (m_selected == index)
            painter->fillRect(QRect(tick.left(), tick.bottom() + 2, tick.width(), selectionMark),
                              m_theme.color(Token::Accent));
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex & /*index*/) const override
    {
        return {tickWidth + tickGap, tickHeight + selectionMark + 2 * focusMargin};
    }

private:
    const Theme &m_theme;
    const QPersistentModelIndex &m_selected;
};

} // namespace

TimeStrip::TimeStrip(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_model(new QStandardItemModel(this))
    , m_view(named(new QListView(this), u"timeStrip"_s, tr("Past checks, oldest first")))
    , m_label(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"timeStripWords"_s))
{
    m_view->setModel(m_model);
    m_view->setItemDelegate(new TickDelegate(theme, m_selected, m_view));
    m_view->setFlow(QListView::LeftToRight);
    m_view->setWrapping(false);
    m_view->setFrameShape(QFrame::NoFrame);
    setFlag(m_view, "bare");
    m_view->setStyleSheet(u"QListView { background: transparent; }"_s);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    m_view->setSelectionMode(QAbstractItemView::NoSelection);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setFixedHeight(tickHeight + selectionMark + 2 * focusMargin);
    m_view->setAccessibleDescription(tr("Arrow keys show a past check below, with what changed since the one before"));
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeRow(this, {noMargins, grid::gap}, {{m_view, 1}, {m_label, 1}});
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) {
        const CheckReport report = m_checks.at(at.row()).seen.report;
        addCopyAction(menu, tr("Copy what happened"), pastCheckText(m_checks, at.row()));
        // created on demand, because a report is scanned for the key
        connect(menu.addAction(tr("Copy report")), &QAction::triggered, this, [report] {
            if (const Result<QString> text = reportMarkdown(report))
                QGuiApplication::clipboard()->setText(*text);
        });
        const QString marker = m_checks.at(at.row()).tick.marker;
        QAction *show = menu.addAction(tr("Show in Activity"));
        show->setEnabled(!marker.isEmpty());
        connect(show, &QAction::triggered, this, [this, marker] { emit activityRequested(marker); });
    });
    connect(m_view, &QListView::entered, this, &TimeStrip::select);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &current) {
        if (m_view->hasFocus())
            select(current);
    });
    connect(&theme, &Theme::changed, m_view->viewport(), qOverload<>(&QWidget::update));
    hide();
}

void TimeStrip::setChecks(const QList<PastCheck> &newestFirst)
{
    const bool had = m_selected.isValid();
    m_selected = QPersistentModelIndex();
    m_checks = {newestFirst.crbegin(), newestFirst.crend()};
    m_model->clear();
    for (qsizetype row = 0; row < m_checks.size(); ++row) {
        auto *item = new QStandardItem;
        item->setData(int(m_checks.at(row).tick.outcome), outcomeRole);
        item->setData(pastCheckText(m_checks, row), Qt::AccessibleTextRole);
        m_model->appendRow(item);
    }
    m_view->setMaximumWidth(int(newestFirst.size()) * (tickWidth + tickGap) + tickGap);
    setVisible(!newestFirst.isEmpty());
    showWords();
    m_view->scrollTo(m_model->index(m_model->rowCount() - 1, 0));
    if (had)
        emit selectionChanged();
}

std::optional<PastCheck> TimeStrip::selectedCheck() const
{
    return m_selected.isValid() ? std::optional(m_checks.at(m_selected.row())) : std::nullopt;
}

void TimeStrip::select(const QModelIndex &index)
{
    if (m_selected == index)
        return;
    m_selected = index;
    showWords();
    m_view->viewport()->update();
    emit selectionChanged();
}

void TimeStrip::selectNone()
{
    m_view->setCurrentIndex(m_model->index(m_model->rowCount() - 1, 0)); // where the arrow keys begin
    select({});
}

void TimeStrip::showWords()
{
    m_label->setText(m_selected.isValid() ? pastCheckText(m_checks, m_selected.row()) : pastChecksSummary(m_checks));
}

bool TimeStrip::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view && event->type() == QEvent::FocusIn && !m_selected.isValid()) {
        const QModelIndex current = m_view->currentIndex();
        select(current.isValid() ? current : m_model->index(m_model->rowCount() - 1, 0));
        m_view->setCurrentIndex(m_selected);
    }
    const bool leaves = (watched == m_view && event->type() == QEvent::FocusOut) ||
                        (watched == m_view->viewport() && event->type() == QEvent::Leave && !m_view->hasFocus());
    if (leaves || event->type() == QEvent::Hide)
        select({});
    else if (watched == m_view->viewport() && event->type() == QEvent::Leave)
        select(m_view->currentIndex());
    return QWidget::eventFilter(watched, event);
}

} // namespace rc

#include "moc_timestrip.cpp"
