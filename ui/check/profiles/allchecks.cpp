// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/allchecks.h"

#include "session/activity/activitysearch.h"
#include "session/check/checkhistory.h"
#include "session/check/checkoperation.h"
#include "session/check/lastchecks.h"
#include "session/session.h"
#include "ui/buttons/rowmenu.h"
#include "ui/check/ladder/checktick.h"
#include "ui/check/profiles/profilecheckdelegate.h"
#include "ui/check/profiles/profilechecksmodel.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QSortFilterProxyModel>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr std::chrono::seconds ageInterval{5}; // like the banner of a single check
constexpr std::chrono::milliseconds tickPause{300};

enum Shown {
    All,
    Failing
};
} // namespace

/// All rows, or those whose last check failed. Only updated on request: during checks, a row that passes stays.
class FailingChecks : public QSortFilterProxyModel
{
public:
    explicit FailingChecks(QAbstractItemModel *model, QObject *parent)
        : QSortFilterProxyModel(parent)
    {
        setDynamicSortFilter(false);
        setSourceModel(model);
    }

    [[nodiscard]] bool isFailingOnly() const { return m_failingOnly; }
    void setFailingOnly(bool only)
    {
        m_failingOnly = only;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return !m_failingOnly || sourceModel()->index(row, 0, parent).data(ProfileChecksModel::FailingRole).toBool();
    }

private:
    bool m_failingOnly = false;
};

AllChecks::AllChecks(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_history(history)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_model(new ProfileChecksModel(this))
    , m_rows(new FailingChecks(m_model, this))
    , m_words(
          plainLabel(tr("Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT."),
                     theme, Token::Quiet, TextSize::Small, this))
    , m_counts(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"boardCounts"_s))
    , m_filter(named(new SegmentedControl(SegmentedControl::Look::Segments, this), u"boardFilter"_s, tr("Show")))
    , m_none(named(plainLabel(tr("No profile is failing."), theme, Token::Quiet, TextSize::Body, this), u"noneFails"_s))
    , m_card(new Panel(theme, this))
    , m_view(named(new QListView(m_card), u"allChecks"_s, tr("The last check of each profile")))
{
    auto *head = new QHBoxLayout;
    head->setSpacing(grid::gap);
    head->addWidget(m_counts, 1);
    head->addWidget(m_filter);
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {head, m_words, m_none});
    m_none->hide();
    m_filter->setChoices({QString(), QString()});
    connect(m_filter, &SegmentedControl::currentChanged, this, [this](int shown) { setFailingOnly(shown == Failing); });
    m_view->setModel(m_rows);
    m_view->setItemDelegate(new ProfileCheckDelegate(theme, m_view));
    m_view->setFrameShape(QFrame::NoFrame);
    setFlag(m_view, "bare");
    m_view->setStyleSheet(u"QListView { padding: 0px; }"_s);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepGutterOver(m_view);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setMouseTracking(true);
    m_view->setUniformItemSizes(true);
    makeColumn(m_card, {QMargins(1, 4, 1, 4)}, {m_view});
    layout->addWidget(m_card, 1000);
    layout->addStretch(1);
    connect(&theme, &Theme::changed, this, &AllChecks::showCounts);

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
    giveRowMenu(m_view, [this, choose](QMenu &menu, const QModelIndex &at) {
        const QString name = at.data(ProfileChecksModel::NameRole).toString();
        connect(menu.addAction(tr("Open")), &QAction::triggered, this, [choose, row = QPersistentModelIndex(at)] {
            if (row.isValid())
                choose(row);
        });
        connect(menu.addAction(tr("Show its checks in Activity")), &QAction::triggered, this, [this, name] {
            emit activityWanted(
                withSearchValues(withSearchValues({}, SearchWord::Profile, {name}), SearchWord::Kind, {u"check"_s}));
        });
        menu.addSeparator();
        addCopy(menu, tr("Copy name"), name);
        addCopy(menu, tr("Copy address"), at.data(ProfileChecksModel::AddressRole).toString());
        addCopy(menu, tr("Copy result"), at.data(Qt::AccessibleTextRole).toString());
    });
    connect(&session.book(), &ProfileBook::profilesChanged, this, &AllChecks::showProfiles);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &profile) {
        if (const std::optional<CheckReport> report = m_checks.of(profile); report && !isBusy()) {
            m_model->setReport(profile, *report);
            m_model->sortWorstFirst();
            m_rows->setFailingOnly(m_rows->isFailingOnly());
            showCounts();
        }
    });
    m_ages.setObjectName(u"ages"_s);
    m_ages.setInterval(ageInterval);
    connect(&m_ages, &QTimer::timeout, m_model, &ProfileChecksModel::refreshAges);
    m_ticks.setSingleShot(true);
    m_ticks.setInterval(tickPause);
    connect(&m_ticks, &QTimer::timeout, this, &AllChecks::showTicks);
    connect(&history, &CheckHistory::changed, this, [this] {
        if (isVisible())
            m_ticks.start();
    });
    showProfiles();
}

AllChecks::~AllChecks() = default;

void AllChecks::showTicks()
{
    m_history.ticks(ProfileChecksModel::mostTicksShown, this,
                    [this](const CheckHistory::Ticks &ticks) { m_model->setTicks(ticks); });
}

void AllChecks::showCounts()
{
    m_counts->setText(countsText(m_model->states()));
    m_filter->setText(All, tr("All (%1)").arg(m_model->rowCount()));
    m_filter->setText(Failing, tr("Failing (%1)").arg(m_model->failing()));
    const bool none = m_rows->rowCount() == 0 && m_model->rowCount() > 0;
    m_none->setVisible(none);
    m_card->setVisible(!none);
    constexpr int frame = 10;
    m_card->setMaximumHeight(std::max(1, m_rows->rowCount()) * m_view->sizeHintForRow(0) + frame);
}

void AllChecks::setFailingOnly(bool only)
{
    m_rows->setFailingOnly(only);
    showCounts();
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
    m_ages.start();
}

void AllChecks::hideEvent(QHideEvent *event)
{
    m_ages.stop();
    QWidget::hideEvent(event);
}

void AllChecks::start()
{
    if (isBusy() || m_session.book().profiles().isEmpty())
        return;
    QList<NamedPlan> plans;
    for (const Profile &profile : m_session.book().profiles())
        plans.append({profile.name, checkPlanFor(m_session, profile, this)});
    m_model->setRunning(true);
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
    setFailingOnly(m_rows->isFailingOnly());
    QList<RungState> states;
    for (const NamedReport &named : reports)
        states.append(named.report.cancelled ? RungState::Skipped : overallState(named.report.rungs));
    emit finished(countsText(states));
}

} // namespace rc

#include "moc_allchecks.cpp"
