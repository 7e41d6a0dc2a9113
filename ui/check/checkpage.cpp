// SPDX-License-Identifier: GPL-3.0-or-later
// The Check page: runs the ladder and shows each rung as it is proven or explained.
#include "ui/check/checkpage.h"

#include "ui/check/rungannouncer.h"
#include "ui/check/rungmodel.h"
#include "ui/check/rungview.h"
#include "ui/check/verdictbanner.h"
#include "ui/currentresource.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tinted.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rc {

namespace {

int countOf(const QList<RungResult> &rungs, RungState state)
{
    return int(std::count_if(rungs.begin(), rungs.end(), [&](const RungResult &rung) { return rung.state == state; }));
}

} // namespace

CheckPage::CheckPage(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
    , m_model(new RungModel(this))
{
    setObjectName(QStringLiteral("checkPage"));
    m_layout = new QVBoxLayout(this);
    m_layout->setSpacing(grid::gap);
    m_layout->addWidget(buildHeader());
    m_alertWords = plainLabel(tr("The check will also send one ALERT entry. Whoever follows this resource may be "
                                 "notified by app, mail or SMS."),
                              theme, Token::Alert, TextSize::Small, this);
    m_alertWords->setObjectName(QStringLiteral("alertWords"));
    m_alertWords->hide();
    m_layout->addWidget(m_alertWords);
    m_verdict = new VerdictBanner(theme, this);
    m_verdict->setObjectName(QStringLiteral("verdictBanner"));
    m_verdict->hide();
    connect(m_verdict, &VerdictBanner::said, this, &Page::statusChanged);
    m_layout->addWidget(m_verdict);
    m_empty = buildEmptyState();
    m_layout->addWidget(m_empty);

    m_card = new Panel(theme, this);
    m_view = new RungView(*m_model, theme, m_card);
    new RungAnnouncer(*m_model, *m_view, m_view);
    auto *cardLayout = new QVBoxLayout(m_card);
    cardLayout->setContentsMargins(1, 4, 1, 4);
    cardLayout->addWidget(m_view);
    m_card->hide();
    // As high as its rungs; when there is no room for all of them, the list scrolls.
    m_card->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_layout->addWidget(m_card);
    m_layout->addStretch(1);

    connect(m_alert, &QCheckBox::toggled, m_alertWords, &QWidget::setVisible);
    connect(&current, &CurrentResource::changed, this, &CheckPage::resourceChanged);
    updateButton();
}

CheckPage::~CheckPage() = default;

QWidget *CheckPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    QLabel *title = plainLabel(tr("Check"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    m_alert = new QCheckBox(tr("Include ALERT"), header);
    m_alert->setObjectName(QStringLiteral("includeAlert"));
    m_alert->setAccessibleDescription(
        tr("Also sends one ALERT entry, which may notify people. Off again after each run."));
    m_button = new QPushButton(header);
    m_button->setObjectName(QStringLiteral("checkButton"));
    m_button->setProperty("primary", true);
    m_button->setMinimumHeight(grid::controlHeight);
    connect(m_button, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : refresh(); });
    layout->addWidget(title);
    layout->addStretch();
    layout->addWidget(m_alert);
    layout->addWidget(m_button);
    return header;
}

QWidget *CheckPage::buildEmptyState()
{
    auto *card = new Panel(m_theme, this);
    card->setObjectName(QStringLiteral("checkEmpty"));
    auto *layout = new QVBoxLayout(card);
    layout->setContentsMargins(20, 18, 20, 20);
    layout->setSpacing(2 * grid::unit);
    layout->addWidget(plainLabel(tr("Nothing has been checked yet"), m_theme, Token::Text, TextSize::Strong, card));
    layout->addWidget(plainLabel(tr("A check goes through every link of the chain and says of each whether it holds: "
                                    "the address, the key, the name, the port, TLS, sending, and both tool lists."),
                                 m_theme, Token::Text, TextSize::Body, card));
    layout->addWidget(
        plainLabel(tr("It sends real entries to the resource, each marked [TEST]: one to see whether any is "
                      "taken, then one at each of the levels debug, info, warning and error. An alert is "
                      "sent only when you ask for it with \"Include ALERT\"."),
                   m_theme, Token::Text, TextSize::Body, card));
    layout->addWidget(plainLabel(tr("Tools are only listed, never called. Nothing starts until you press the button."),
                                 m_theme, Token::Quiet, TextSize::Body, card));
    return card;
}

CheckPlan CheckPage::plan()
{
    CheckPlan plan;
    plan.resource = m_current.profile().resource;
    plan.toolServer = m_current.profile().toolServer;
    plan.identity = m_current.identity();
    plan.authorities = m_current.authorities();
    plan.deadline = m_current.limits().deadline;
    plan.includeAlert = m_alert->isChecked();
    plan.key = [this](std::function<void(KeyReading)> done) { m_current.readKey(this, std::move(done)); };
    return plan;
}

void CheckPage::refresh()
{
    if (m_run)
        return;
    m_run = std::make_unique<CheckRun>(plan(), m_current.dialects());
    m_alert->setChecked(false); // asked for anew each time
    m_alert->setEnabled(false);
    m_empty->hide();
    m_verdict->hide();
    m_card->show();
    m_model->reset();
    m_view->setRunning(true);
    connect(m_run.get(), &CheckRun::rungChanged, m_model, &RungModel::setRung);
    connect(m_run.get(), &CheckRun::finished, this, &CheckPage::finish);
    updateButton();
    emit busyChanged(true);
    emit statusChanged(tr("Checking…"));
    m_note = ActivityNote(m_current.activity(), checkRecord(m_current.profile().name, m_current.profile().resource));
    m_note.first(m_run.get(), [run = m_run.get()] { run->start(); });
}

void CheckPage::finish(const CheckReport &report)
{
    // The run is emitting this: it goes when control is back in the event loop.
    m_run.release()->deleteLater();
    m_note.ended(report);
    m_model->setRungs(report.rungs);
    m_model->expandProblems();
    m_view->setRunning(false);
    m_verdict->showReport(report);
    m_verdict->show();
    m_alert->setEnabled(true);
    updateButton();
    emit busyChanged(false);
    QStringList parts;
    if (const int count = countOf(report.rungs, RungState::Failed); count > 0)
        parts.append(tr("%n failed", nullptr, count));
    if (const int count = countOf(report.rungs, RungState::Warned); count > 0)
        parts.append(tr("%n warning(s)", nullptr, count));
    if (const int count = countOf(report.rungs, RungState::Passed); count > 0)
        parts.append(tr("%n passed", nullptr, count));
    if (const int count = countOf(report.rungs, RungState::Skipped); count > 0)
        parts.append(tr("%n skipped", nullptr, count));
    emit statusChanged(tr("Last check: %1").arg(parts.join(QStringLiteral(", "))));
}

void CheckPage::resourceChanged()
{
    cancel();
    if (!m_verdict->isHidden())
        m_verdict->markChanged();
    updateButton();
}

void CheckPage::cancel()
{
    if (m_run)
        m_run->abort();
}

bool CheckPage::isBusy() const
{
    return m_run != nullptr;
}

QWidget *CheckPage::firstFocus()
{
    return m_button;
}

void CheckPage::updateButton()
{
    if (m_run)
        m_button->setText(tr("Cancel  Esc"));
    else
        m_button->setText(m_verdict->isHidden() ? tr("Check  F5") : tr("Check again  F5"));
}

void CheckPage::resizeEvent(QResizeEvent *event)
{
    const int side = pageMargin(width());
    m_layout->setContentsMargins(side, 20, side, grid::margin);
    Page::resizeEvent(event);
}

} // namespace rc
