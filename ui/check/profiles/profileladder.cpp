// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/profiles/profileladder.h"

#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "session/check/checkhistory.h"
#include "session/check/checkoperation.h"
#include "session/check/lastchecks.h"
#include "session/session.h"
#include "ui/check/ladder/rungmodel.h"
#include "ui/check/ladder/rungview.h"
#include "ui/check/ladder/timestrip.h"
#include "ui/check/ladder/verdictbanner.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/panel.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

ProfileLadder::ProfileLadder(Session &session, LastChecks &checks, CheckHistory &history, Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_checks(checks)
    , m_history(history)
    , m_check(new CheckOperation(session.activity(), session.dialects(), this))
    , m_back(named(linkButton({}, this), u"backToBoard"_s, tr("All profiles")))
    , m_title(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"otherProfile"_s))
    , m_address(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"otherAddress"_s))
    , m_open(named(new QPushButton(tr("Open this profile"), this), u"openOtherProfile"_s))
    , m_strip(new TimeStrip(theme, this))
    , m_verdict(named(new VerdictBanner(theme, this), u"otherVerdict"_s))
    , m_none(named(plainLabel(tr("Not checked yet"), theme, Token::Quiet, TextSize::Body, this), u"otherUnchecked"_s))
    , m_model(new RungModel(this))
    , m_card(new Panel(theme, this))
    , m_view(new RungView(*m_model, theme, m_card))
{
    setObjectName(u"profileLadder"_s);
    m_back->setText((isRightToLeft() ? u"→ "_s : u"← "_s) + tr("All profiles"));
    m_title->setWordWrap(false);
    m_open->setAccessibleDescription(tr("Makes this the profile that the other pages use"));
    auto *head = makeRow({.spacing = grid::gap}, {m_back});
    auto *names = makeColumn({.spacing = 0}, {m_title, m_address});
    head->addLayout(names, 1);
    head->addWidget(m_open, 0, Qt::AlignVCenter);
    makeColumn(m_card, {QMargins(1, 4, 1, 4)}, {m_view});
    new RungAnnouncer(*m_model, *m_view, m_view);
    m_card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto *layout = makeColumn(this, {noMargins, grid::gap}, {head});
    for (QWidget *part : std::initializer_list<QWidget *>{m_strip, m_verdict, m_none, m_card})
        layout->addWidget(part);
    layout->addStretch(1);

    connect(m_back, &QPushButton::clicked, this, &ProfileLadder::backWanted);
    connect(m_open, &QPushButton::clicked, this, [this] { emit openWanted(m_profile); });
    connect(m_check, &CheckOperation::busyChanged, this, &ProfileLadder::busyChanged);
    connect(m_check, &CheckOperation::rungChanged, this, [this](const QString &name, const RungResult &rung) {
        if (name == m_profile)
            m_model->setRung(rung);
    });
    connect(m_check, &CheckOperation::finished, this, [this](const QList<NamedReport> &reports) {
        if (!reports.isEmpty())
            finish(reports.constFirst().report);
        else
            showLast();
    });
    connect(m_verdict, &VerdictBanner::said, this, &ProfileLadder::said);
    connect(m_verdict, &VerdictBanner::staleChanged, m_model, &RungModel::setStale);
    connect(m_view, &RungView::stepsWanted, this, &ProfileLadder::run);
    connect(m_strip, &TimeStrip::lookedAt, this, &ProfileLadder::showPast);
    connect(&checks, &LastChecks::arrived, this, [this](const QString &profile) {
        if (profile == m_profile && !isBusy())
            showLast();
    });
    connect(&history, &CheckHistory::changed, this, [this] {
        if (isVisible() && !isBusy())
            showHistory();
    });
}

ProfileLadder::~ProfileLadder() = default;

void ProfileLadder::showProfile(const QString &profile)
{
    if (isBusy() && m_checked != profile)
        cancel();
    m_profile = profile;
    m_strip->setChecks({});
    if (!profile.isEmpty())
        showLast();
}

void ProfileLadder::showLast()
{
    const Profile *profile = m_session.book().find(m_profile);
    m_title->setText(displayText(m_profile));
    const Result<PastedResource> pasted = parseResourceUrl(profile != nullptr ? profile->resource : QString());
    m_address->setText(pasted ? displayText(pasted->resource.authority() + pasted->resource.productPath) : QString());
    const std::optional<CheckReport> last = m_checks.of(m_profile);
    m_none->setVisible(!last);
    m_card->setVisible(last.has_value());
    if (!last) {
        m_verdict->clear();
        m_model->reset();
    } else {
        m_model->setRungs(last->rungs);
        m_model->expandProblems();
        m_verdict->showReport(*last);
        if (profile != nullptr && (last->resource != profile->resource || last->toolServer != profile->toolServer))
            m_verdict->markChanged();
        m_verdict->show();
    }
    showHistory();
}

void ProfileLadder::showHistory()
{
    const Profile *profile = m_session.book().find(m_profile);
    if (profile == nullptr)
        return;
    m_history.checks(*profile, mostTicks, this, [this, of = m_profile](const QList<PastCheck> &checks) {
        if (of == m_profile)
            m_strip->setChecks(checks);
    });
}

/// Shows a past check's steps while it is selected.
void ProfileLadder::showPast()
{
    if (!isBusy() && m_verdict->hasReport())
        m_strip->showLooked(*m_model, *m_verdict);
}

void ProfileLadder::start()
{
    run({});
}

void ProfileLadder::run(const QSet<RungId> &only)
{
    const Profile *profile = m_session.book().find(m_profile);
    if (isBusy() || profile == nullptr)
        return;
    CheckPlan plan = checkPlanFor(m_session, *profile, this);
    const std::optional<CheckReport> last = m_checks.of(m_profile);
    for (const RungId &id : only) {
        const std::optional<Level> level = levelOf(id);
        if (!(level && mayNotify(*level))) // only for the open profile
            plan.only.insert(id);
    }
    if (!only.isEmpty() && plan.only.isEmpty())
        return;
    if (!only.isEmpty() && last && last->resource == plan.resource)
        plan.kept = last->rungs;
    QList<RungResult> shown = waitingRungs(plan.furtherCatalogs, plan.arrival.has_value());
    for (RungResult &rung : shown) {
        const qsizetype place = placeOf(rung.id, plan.kept);
        if (place >= 0 && !plan.only.contains(rung.id))
            rung = plan.kept.at(place);
    }
    m_checked = m_profile;
    m_model->setRungs(shown);
    m_model->setStale(false);
    m_none->hide();
    m_card->show();
    m_verdict->showRunning(tr("Checking…"), tr("Steps appear as they finish."));
    m_strip->hide();
    m_view->setRunning(true);
    m_check->start({{m_profile, std::move(plan), profile->id}});
    emit said(tr("Checking %1…", "a profile").arg(displayText(m_profile)));
}

void ProfileLadder::finish(const CheckReport &report)
{
    m_view->setRunning(false);
    if (!report.cancelled)
        m_checks.set(m_checked, report); // updates the display
    else
        showLast();
    emit ended(m_checked, report);
}

void ProfileLadder::cancel()
{
    m_check->cancel();
}

bool ProfileLadder::isBusy() const
{
    return m_check->isBusy();
}

} // namespace rc

#include "moc_profileladder.cpp"
