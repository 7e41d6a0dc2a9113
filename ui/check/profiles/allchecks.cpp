// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/allchecks.h"

#include "check/evidence/steprows.h"
#include "core/url/resourceurl.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/activity/activitysearch.h"
#include "session/check/checkhistory.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/check/steps/timestrip.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Paints a profile: state, name and address, cause, its last checks, age. In a narrow window the cause is below the
/// name.
class ProfileCheckDelegate : public QStyledItemDelegate
{
public:
    /// `theme` must outlive this object.
    ProfileCheckDelegate(const Theme &theme, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem & /*option*/, const QModelIndex & /*index*/) const override
    {
        return {300, QFontMetrics(m_theme.body()).height() + QFontMetrics(m_theme.small()).height() + 5 * grid::unit};
    }

private:
    void paintTicks(QPainter *painter, const QRect &area, const QStyleOptionViewItem &option, const QList<int> &ticks,
                    bool stale) const;

    const Theme &m_theme;
};

constexpr int rowSide = 16;
constexpr int stateIconSize = 18;
constexpr int nameStart = 46;
constexpr int checkTickWidth = 5;
constexpr int tickStep = 7;
constexpr int ticksNarrow = 10;
constexpr int chevronSide = 12;
constexpr int wideLetters = 120; // above this width all parts fit side by side

int ticksWidth(qsizetype count)
{
    return int(count) * tickStep;
}

} // namespace

void ProfileCheckDelegate::paintTicks(QPainter *painter, const QRect &area, const QStyleOptionViewItem &option,
                                      const QList<int> &ticks, bool stale) const
{
    const int height = std::min(area.height(), QFontMetrics(m_theme.body()).height());
    const int top = area.top() + (area.height() - height) / 2;
    int left = area.right() + 1 - ticksWidth(ticks.size()); // the newest is last
    for (const int tick : ticks) {
        const QRect mark(left, top, checkTickWidth, height);
        paintTick(*painter, QStyle::visualRect(option.direction, option.rect, mark), ActivityOutcome(tick), m_theme,
                  stale);
        left += tickStep;
    }
}

void ProfileCheckDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (selected && option.state.testFlag(QStyle::State_HasFocus))
        paintSelection(*painter, option.rect, m_theme);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, m_theme.color(Token::Raised));

    const QRect row = option.rect;
    const auto visual = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    const auto leading = int(QStyle::visualAlignment(option.direction, Qt::AlignLeft | Qt::AlignVCenter));
    const auto trailing = int(QStyle::visualAlignment(option.direction, Qt::AlignRight | Qt::AlignVCenter));
    const QFont small = m_theme.small();
    const auto text = [&](const QRect &rect, int flags, const QFont &font, Token token, const QString &words) {
        painter->setFont(font);
        painter->setPen(m_theme.color(token));
        drawElided(*painter, visual(rect), flags, words);
    };
    const auto wrapped = [&](const QRect &rect, Token token, const QString &words) { // on two lines
        painter->setFont(small);
        painter->setPen(m_theme.color(token));
        const int room = rect.width() * 9 / 5; // the first line ends between words
        painter->drawText(visual(rect), leading | Qt::TextWordWrap,
                          elidedForPainting(words, QFontMetrics(small), room));
    };
    const auto state = StepState(index.data(ProfileChecksModel::StateRole).toInt());
    const bool stale = index.data(ProfileChecksModel::StaleRole).toBool();
    auto ticks = index.data(ProfileChecksModel::TicksRole).value<QList<int>>();
    const QDateTime at = index.data(ProfileChecksModel::WhenRole).toDateTime();
    const QString age = at.isValid() ? ageText(at.secsTo(QDateTime::currentDateTime())) : QString();
    const bool wide = row.width() >= wideLetters * QFontMetrics(m_theme.body()).averageCharWidth();
    if (!wide)
        ticks = ticks.last(std::min<qsizetype>(ticks.size(), ticksNarrow));

    const QRect icon(row.left() + rowSide, row.top() + (row.height() - stateIconSize) / 2, stateIconSize,
                     stateIconSize);
    const Token ink = stale ? Token::Skipped : tokenFor(state);
    m_theme.icon(iconName(state), ink).paint(painter, visual(icon));

    QFont strong = m_theme.strong();
    const int first = QFontMetrics(strong).height();
    const int second = QFontMetrics(small).height();
    const int top = row.top() + (row.height() - first - second) / 2;
    const int left = row.left() + nameStart;
    const QRect chevron(row.right() - rowSide - chevronSide, row.top() + (row.height() - chevronSide) / 2, chevronSide,
                        chevronSide);
    int right = chevron.left() - 2 * grid::unit;
    const int ageWidth = age.isEmpty() ? 0 : QFontMetrics(small).horizontalAdvance(age) + 2;
    const QString name = index.data().toString();
    const QString address = index.data(ProfileChecksModel::AddressRole).toString();
    const QString cause = index.data(ProfileChecksModel::VerdictRole).toString();
    const QString step = index.data(ProfileChecksModel::StepRole).toString();
    const Token nameInk = stale ? Token::Quiet : Token::Text;
    const bool atFault = state == StepState::Failed || state == StepState::Warned;
    const Token causeInk = atFault && !stale ? tokenFor(state) : Token::Quiet;
    const QFont causeFont = atFault ? m_theme.body() : small;
    if (wide) {
        const int ageColumn = std::max(ageWidth, QFontMetrics(small).horizontalAdvance(u"00 00000000 000"_s));
        text({right - ageColumn, row.top(), ageColumn, row.height()}, trailing, small, Token::Quiet, age);
        right -= ageColumn + 3 * grid::unit;
        paintTicks(painter,
                   {right - ticksWidth(ProfileChecksModel::maxTicksShown), row.top(),
                    ticksWidth(ProfileChecksModel::maxTicksShown), row.height()},
                   option, ticks, stale);
        right -= ticksWidth(ProfileChecksModel::maxTicksShown) + 4 * grid::unit;
        const int nameWidth = (right - left) * 2 / 5;
        text({left, top, nameWidth, first}, leading, strong, nameInk, name);
        text({left, top + first, nameWidth, second}, leading, small, Token::Quiet, address);
        const int causeLeft = left + nameWidth + 4 * grid::unit;
        const bool twoLines = !step.isEmpty();
        const QRect causeRect(causeLeft, twoLines ? top : row.top(), right - causeLeft,
                              twoLines ? first : row.height());
        if (twoLines || QFontMetrics(causeFont).horizontalAdvance(cause) <= causeRect.width())
            text(causeRect, leading, causeFont, causeInk, cause);
        else
            wrapped(causeRect, causeInk, cause);
        text({causeLeft, top + first, right - causeLeft, second}, leading, small, Token::Quiet, step);
    } else {
        text({right - ageWidth, top, ageWidth, first}, trailing, small, Token::Quiet, age);
        const int line = right - ageWidth - 2 * grid::unit - left;
        const int nameWidth = std::min(QFontMetrics(strong).horizontalAdvance(name) + 1, line * 3 / 5);
        text({left, top, nameWidth, first}, leading, strong, nameInk, name);
        text({left + nameWidth + 2 * grid::unit, top, line - nameWidth - 2 * grid::unit, first}, leading, small,
             Token::Quiet, address);
        const int strip = ticksWidth(ticks.size());
        paintTicks(painter, {right - strip, top + first, strip, second}, option, ticks, stale);
        text({left, top + first, right - strip - 2 * grid::unit - left, second}, leading, small, causeInk, cause);
    }
    const QPixmap arrow = m_theme.icon(u"chevron-right"_s, Token::Quiet)
                              .pixmap(QSize(chevronSide, chevronSide), painter->device()->devicePixelRatio());
    painter->drawPixmap(visual(chevron),
                        option.direction == Qt::RightToLeft ? arrow.transformed(QTransform::fromScale(-1, 1)) : arrow);
    if (index.row() + 1 < index.model()->rowCount())
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), m_theme.color(Token::Line));
    painter->restore();
}

namespace {
constexpr std::chrono::seconds ageInterval{5}; // like the banner of a single check
constexpr std::chrono::milliseconds tickPause{300};
} // namespace

AllChecks::AllChecks(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_history(history)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_model(new ProfileChecksModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_counts(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"boardCounts"_s))
    , m_filter(named(new SegmentedControl(SegmentedControl::Look::Segments, this), u"boardFilter"_s))
    , m_card(new Panel(this))
    , m_view(named(new QListView(m_card), u"allChecks"_s, tr("The last check of each profile")))
{
    QLayout *head = makeRow({.spacing = grid::gap}, {{m_counts, 1}, m_filter});
    QLabel *words =
        plainLabel(tr("Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT."),
                   theme, Token::Quiet, TextSize::Small, this);
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {head, words});
    m_shown->setSourceModel(m_model);
    m_shown->setFilterRole(ProfileChecksModel::FailingRole);
    m_view->setModel(m_shown);
    m_view->setItemDelegate(new ProfileCheckDelegate(theme, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    setFlag(m_view, "bare");
    m_view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    overlayScrollBar(m_view);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    makeColumn(m_card, {QMargins(1, 4, 1, 4)}, {m_view});
    layout->addWidget(m_card, 1000);
    layout->addStretch(1);
    connect(&theme, &Theme::changed, this, &AllChecks::showCounts);
    connect(m_filter, &SegmentedControl::currentChanged, this, &AllChecks::showCounts);

    connect(m_check, &CheckOperation::busyChanged, this, &AllChecks::busyChanged);
    connect(m_check, &CheckOperation::ended, this, [this](const NamedReport &named) {
        m_model->setReport(named.name, named.report);
        showCounts();
        emit ended(named.name, named.report);
    });
    connect(m_check, &CheckOperation::finished, this, &AllChecks::finish);
    const auto choose = [this](const QModelIndex &at) {
        emit chosen(at.data(ProfileChecksModel::NameRole).toString());
    };
    connect(m_view, &QListView::clicked, this, choose);
    connect(m_view, &QListView::activated, this, choose);
    attachRowMenu(m_view, [this, choose](QMenu &menu, const QModelIndex &at) {
        const QString name = at.data(ProfileChecksModel::NameRole).toString();
        connect(menu.addAction(tr("Open")), &QAction::triggered, this, [choose, row = QPersistentModelIndex(at)] {
            if (row.isValid())
                choose(row);
        });
        connect(menu.addAction(tr("Show its checks in Activity")), &QAction::triggered, this, [this, name] {
            emit activityRequested(
                withSearchValues(withSearchValues({}, SearchWord::Profile, {name}), SearchWord::Kind, {u"check"_s}));
        });
        menu.addSeparator();
        addCopyAction(menu, tr("Copy name"), name);
        addCopyAction(menu, tr("Copy address"), at.data(ProfileChecksModel::AddressRole).toString());
        addCopyAction(menu, tr("Copy result"), at.data(Qt::AccessibleTextRole).toString());
    });
    connect(&session.book(), &ProfileBook::profilesChanged, this, &AllChecks::showProfiles);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &profile) {
        if (const std::optional<CheckReport> report = m_checks.of(profile); report && !isBusy()) {
            m_model->setReport(profile, *report);
            m_model->sortWorstFirst();
            showCounts();
        }
    });
    m_ageTimer.setObjectName(u"ages"_s);
    m_ageTimer.setInterval(ageInterval);
    connect(&m_ageTimer, &QTimer::timeout, m_model, &ProfileChecksModel::refreshAges);
    m_ticks.setSingleShot(true);
    m_ticks.setInterval(tickPause);
    connect(&m_ticks, &QTimer::timeout, this, &AllChecks::showTicks);
    connect(&history, &CheckHistory::changed, this, [this] {
        if (isVisible())
            m_ticks.start();
    });
    showProfiles();
    fixTabOrder(m_filter); // its buttons were created after the list
}

AllChecks::~AllChecks() = default;

void AllChecks::showTicks()
{
    m_history.ticks(ProfileChecksModel::maxTicksShown, this,
                    [this](const CheckHistory::Ticks &ticks) { m_model->setTicks(ticks); });
}

void AllChecks::showCounts()
{
    const QList<StepState> states = m_model->states();
    m_counts->setText(m_model->isRunning() ? ProfileChecksModel::tr("Checking…") : countsText(states));
    const QLocale locale;
    m_filter->setChoices({tr("All %1").arg(locale.toString(states.size())),
                          tr("Failing %1").arg(locale.toString(states.count(StepState::Failed)))});
    m_shown->setFilterFixedString(m_filter->currentIndex() == 1 ? u"true"_s : QString());
    constexpr int frame = 10;
    m_card->setVisible(m_shown->rowCount() > 0);
    m_card->setMaximumHeight(m_shown->rowCount() * m_view->sizeHintForRow(0) + frame);
}

void AllChecks::showProfiles()
{
    m_model->setProfiles(m_session.book().profiles());
    showCounts();
    if (!m_wasShown)
        return; // avoids reading a thousand reports for a hidden list
    for (const Profile &profile : m_session.book().profiles()) {
        if (const std::optional<CheckReport> report = m_checks.of(profile.name))
            m_model->setReport(profile.name, *report);
    }
    if (!isBusy())
        m_model->sortWorstFirst();
    showCounts();
    showTicks();
}

void AllChecks::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!std::exchange(m_wasShown, true))
        showProfiles();
    else
        showTicks();
    m_model->refreshAges();
    m_ageTimer.start();
}

void AllChecks::hideEvent(QHideEvent *event)
{
    m_ageTimer.stop();
    QWidget::hideEvent(event);
}

void AllChecks::start()
{
    if (isBusy() || m_session.book().profiles().isEmpty())
        return;
    QList<NamedPlan> plans;
    for (const Profile &profile : m_session.book().profiles())
        plans.append({profile.name, checkPlanFor(m_session, profile, this), profile.id});
    m_model->setRunning(true);
    showCounts();
    m_check->start(std::move(plans));
}

bool AllChecks::isBusy() const
{
    return m_check->isBusy();
}

void AllChecks::cancel()
{
    m_check->cancel();
}

void AllChecks::finish(const QList<NamedReport> &reports)
{
    m_model->setRunning(false);
    m_model->sortWorstFirst();
    showCounts();
    QList<StepState> states;
    for (const NamedReport &named : reports)
        states.append(named.report.canceled ? StepState::Skipped : overallState(named.report.steps));
    emit finished(countsText(states));
}

namespace {

QString addressOf(const QString &resource)
{
    const Result<PastedResource> pasted = parseResourceUrl(resource);
    return pasted ? displayText(pasted->resource.authority() + pasted->resource.productPath) : QString();
}

} // namespace

int ProfileChecksModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

StepState ProfileChecksModel::stateOf(const Row &row)
{
    if (row.isDue)
        return StepState::Running;
    if (!row.report)
        return StepState::Waiting;
    return row.report->canceled ? StepState::Skipped : overallState(row.report->steps);
}

StepState ProfileChecksModel::lastStateOf(const Row &row)
{
    return row.report && !row.report->canceled ? overallState(row.report->steps) : StepState::Skipped;
}

QString ProfileChecksModel::verdictText(const Row &row)
{
    if (row.isDue)
        return tr("Checking…");
    if (!row.report)
        return tr("Not checked yet");
    if (row.report->canceled)
        return tr("The check was canceled.");
    const StepResult *fault = faultOf(row);
    if (fault == nullptr)
        return verdictOf(row.report->steps);
    // a warning names its step, because the rest works
    return fault->state == StepState::Failed
               ? fault->summary.text()
               : tr("%1: %2", "a step, what it warns of").arg(stepTitle(fault->id), fault->summary);
}

const StepResult *ProfileChecksModel::faultOf(const Row &row)
{
    if (!row.report || row.report->canceled)
        return nullptr;
    const StepState state = overallState(row.report->steps);
    if (state != StepState::Failed && state != StepState::Warned)
        return nullptr;
    const auto fault = std::find_if(row.report->steps.cbegin(), row.report->steps.cend(),
                                    [state](const StepResult &step) { return step.state == state; });
    return fault == row.report->steps.cend() ? nullptr : &*fault;
}

QString ProfileChecksModel::stepText(const Row &row)
{
    const StepResult *fault = row.isDue ? nullptr : faultOf(row);
    if (fault == nullptr || fault->state != StepState::Failed)
        return {};
    const auto stopped = stoppedAt(row.report->steps);
    return stopped ? stoppedText(*stopped) : stepTitle(fault->id).text();
}

QString ProfileChecksModel::accessibleText(const Row &row) const
{
    QString text = tr("%1: %2. %3", "a state, a profile's name, the verdict on it")
                       .arg(stateName(stateOf(row)), displayText(row.profile.name), verdictText(row));
    if (const QString step = stepText(row); !step.isEmpty())
        text += u' ' + step;
    if (row.report && !row.isDue)
        text += u' ' + ageText(row.report->at.secsTo(QDateTime::currentDateTime())) + u'.';
    if (row.ticks.size() > 1) {
        QList<StepState> states;
        for (const int tick : row.ticks)
            states.append(checkStateOf(ActivityOutcome(tick)));
        text += u' ' + tr("Last checks: %1.", "how many passed and failed").arg(countsText(states));
    }
    return text;
}

bool ProfileChecksModel::isStale(const Row &row)
{
    if (!row.report || row.isDue)
        return false;
    const Result<PastedResource> was = parseResourceUrl(row.report->resource);
    const Result<PastedResource> is = parseResourceUrl(row.profile.resource);
    const bool changed = was && is && was->resource.resourceUrl() != is->resource.resourceUrl();
    const QDateTime oldest = oldestResultTime(row.report->steps);
    return changed || !oldest.isValid() || oldest.secsTo(QDateTime::currentDateTime()) >= staleAfterSeconds;
}

QVariant ProfileChecksModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return displayText(row.profile.name);
    case Qt::AccessibleTextRole:
        return accessibleText(row);
    case Qt::ToolTipRole: // rows elide long text
        return plainToolTip(sentencesText({verdictText(row), stepText(row)}));
    case NameRole:
        return row.profile.name;
    case AddressRole:
        return addressOf(row.profile.resource);
    case StateRole:
        return int(stateOf(row));
    case VerdictRole:
        return verdictText(row);
    case StepRole:
        return stepText(row);
    case FailingRole:
        return lastStateOf(row) == StepState::Failed;
    case TicksRole:
        return QVariant::fromValue(row.ticks);
    case WhenRole:
        return row.report && !row.isDue ? row.report->at : QDateTime();
    case StaleRole:
        return isStale(row);
    default:
        return {};
    }
}

void ProfileChecksModel::refreshAges()
{
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {WhenRole, StaleRole});
}

void ProfileChecksModel::setProfiles(const QList<Profile> &profiles)
{
    QHash<QString, qsizetype> positions;
    for (qsizetype i = profiles.size() - 1; i >= 0; --i)
        positions.insert(profiles.at(i).name, i + 1); // from 1, because take() returns 0 for none
    QList<Row> rows;
    for (const Row &row : std::as_const(m_rows)) {
        if (const qsizetype position = positions.take(row.profile.name) - 1; position >= 0)
            rows.append({profiles.at(position), row.report, row.isDue, row.ticks});
    }
    for (const Profile &profile : profiles) {
        if (positions.remove(profile.name) > 0)
            rows.append({profile, std::nullopt, false});
    }
    beginResetModel();
    m_rows = rows;
    endResetModel();
}

void ProfileChecksModel::setTicks(const QHash<QString, QList<CheckTick>> &ticks)
{
    for (Row &row : m_rows) {
        row.ticks.clear();
        const QList<CheckTick> of = ticks.value(historyId(row.profile)).mid(0, maxTicksShown);
        for (auto tick = of.crbegin(); tick != of.crend(); ++tick)
            row.ticks.append(int(tick->outcome));
    }
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1), {TicksRole});
}

QList<StepState> ProfileChecksModel::states() const
{
    QList<StepState> states;
    for (const Row &row : m_rows)
        states.append(lastStateOf(row));
    return states;
}

void ProfileChecksModel::setReport(const QString &name, const CheckReport &report)
{
    for (int i = 0; i < rowCount(); ++i) {
        if (m_rows.at(i).profile.name != name)
            continue;
        m_rows[i].report = report;
        m_rows[i].isDue = false;
        emit dataChanged(index(i), index(i));
    }
}

void ProfileChecksModel::setRunning(bool running)
{
    for (Row &row : m_rows)
        row.isDue = running;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0), index(rowCount() - 1));
}

bool ProfileChecksModel::isRunning() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.isDue; });
}

void ProfileChecksModel::sortWorstFirst()
{
    emit layoutAboutToBeChanged();
    const QModelIndexList from = persistentIndexList();
    QStringList names;
    for (const QModelIndex &at : from)
        names.append(m_rows.at(at.row()).profile.name);
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &one, const Row &other) {
        const int rank = severityRank(stateOf(one));
        const int otherRank = severityRank(stateOf(other));
        return rank != otherRank ? rank < otherRank : one.profile.name.localeAwareCompare(other.profile.name) < 0;
    });
    for (qsizetype i = 0; i < from.size(); ++i) {
        const auto now = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                      [&](const Row &row) { return row.profile.name == names.at(i); });
        changePersistentIndex(from.at(i), index(int(now - m_rows.cbegin())));
    }
    emit layoutChanged();
}

} // namespace rc

#include "moc_allchecks.cpp"
