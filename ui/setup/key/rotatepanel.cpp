// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/key/rotatepanel.h"

#include "core/key/keybinding.h"
#include "core/key/secret.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/activity/activitysearch.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

KeySightingList::KeySightingList(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_lines(named(quietLabel({}, theme, this), u"rotateSeen"_s))
    , m_activity(named(linkButton(tr("Show its activity"), this), u"rotateSeenActivity"_s))
    , m_again(named(linkButton(tr("Look again"), this), u"rotateSeenAgain"_s))
{
    makeColumn(this, {noMargins, grid::unit}, {m_lines, makeFlow(this, 2 * grid::unit, {m_activity, m_again})});
    connect(m_again, &QPushButton::clicked, this, &KeySightingList::againRequested);
    connect(m_activity, &QPushButton::clicked, this,
            [this] { emit activityRequested(withSearchValues({}, SearchWord::Key, {m_fingerprint})); });
    hide();
}

void KeySightingList::clear()
{
    m_search.reset();
    hide();
}

void KeySightingList::search(const Secret &key, const EnvironmentSource &environment, const QDateTime &before)
{
    m_fingerprint = keyFingerprint(key);
    KeySearchPlan plan;
    plan.environments = {EnvironmentSource{}};
    if (environment != EnvironmentSource{})
        plan.environments.append(environment);
    for (const Profile &profile : m_session.book().profiles()) {
        if (profile.name != m_session.profile().name)
            plan.others.append(profile);
    }
    plan.readKey = [this](const Profile &profile, QObject *context, std::function<void(KeyReading)> done) {
        readAuthorities(profile.caFile, context, [this, profile, context, done = std::move(done)](const auto &file) {
            m_session.keys().readSecret(profile, {}, file, context, done);
        });
    };
    if (ActivityLog *log = m_session.activity()) {
        plan.uses = [log = QPointer(log), before](const QString &fingerprint, QObject *context, auto done) {
            if (log)
                log->run<Result<QList<ActivityKeyUse>>>(
                    [fingerprint, before](ActivityFile &file) { return file.keyUses(fingerprint, before); }, context,
                    std::move(done));
        };
    }
    m_search = std::make_unique<KeySearch>(std::move(plan), key);
    connect(m_search.get(), &KeySearch::finished, this, &KeySightingList::show);
    // A keychain with a thousand profiles takes a while.
    m_lines->setText(tr("Looking for where the previous key (%1) was last seen…").arg(m_fingerprint));
    m_activity->hide();
    m_again->setEnabled(false);
    QWidget::show();
    m_search->start();
}

void KeySightingList::show(const QList<KeyUsage> &usages, const QStringList &notSeen)
{
    QStringList lines;
    if (usages.isEmpty() && notSeen.isEmpty())
        lines.append(tr("The previous key (%1) was not seen anywhere else: not in this program’s environment or the "
                        "one shown below, not in another profile, not earlier in Activity.")
                         .arg(m_fingerprint));
    else
        lines.append(
            tr("Where the previous key (%1) was last seen (in Activity, by its fingerprint):").arg(m_fingerprint));
    for (const KeyUsage &sighting : usages)
        lines.append(u"•  "_s + keyUsageText(sighting));
    for (const QString &why : notSeen)
        lines.append(tr("•  could not be checked: %1").arg(why));
    m_lines->setText(lines.join(u'\n'));
    m_activity->setVisible(std::any_of(usages.cbegin(), usages.cend(), [](const KeyUsage &sighting) {
        return sighting.kind == KeyUsage::Kind::Activity;
    }));
    m_search.release()->deleteLater(); // the search is emitting this signal
    m_again->setEnabled(true);
    QWidget::show();
    emit searched(!notSeen.isEmpty() || std::any_of(usages.cbegin(), usages.cend(), [](const KeyUsage &sighting) {
        return sighting.kind != KeyUsage::Kind::Activity;
    }));
}

namespace {

QString nextStepText(KeyComparison::Outcome outcome)
{
    switch (outcome) {
    case KeyComparison::Outcome::SameOrBetter:
        return {};
    case KeyComparison::Outcome::NotTried:
        return RotatePanel::tr("Select the box above to try it with test entries.");
    case KeyComparison::Outcome::Worse:
    case KeyComparison::Outcome::BothFail:
    case KeyComparison::Outcome::Canceled:
        break;
    }
    return RotatePanel::tr("The old key stays in use.");
}

} // namespace

RotatePanel::RotatePanel(Session &session, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_theme(theme)
    , m_step(named(plainLabel({}, theme, Token::Accent, TextSize::Strong, this), u"rotateStep"_s))
    , m_guide(named(quietLabel({}, theme, this), u"rotateGuide"_s))
    , m_field(named(new QLineEdit(this), u"rotateField"_s, tr("New API key")))
    , m_entries(named(new QCheckBox(tr("Send test entries with each key as well"), this), u"rotateEntries"_s))
    , m_try(named(primaryButton(tr("Compare keys"), this), u"rotateTry"_s))
    , m_sightings(new KeySightingList(session, theme, this))
    , m_switch(named(primaryButton(tr("Switch to new key"), this), u"rotateSwitch"_s))
    , m_undo(named(new QPushButton(tr("Restore previous key"), this), u"rotateUndo"_s))
    , m_deletePrevious(named(new QPushButton(tr("Delete previous key"), this), u"rotateLetGo"_s))
    , m_close(named(linkButton(tr("Close"), this), u"rotateClose"_s))
    , m_result(named(new Banner(theme, this), u"rotateResult"_s))
    , m_view(named(new FittedTable(3, 0, theme, this), u"keySteps"_s,
                   tr("Each step with the old key and with the new one")))
{
    setObjectName(u"rotatePanel"_s);
    m_field->setPlaceholderText(tr("Paste the new API key"));
    makeSecret(m_field);
    auto *paste = named(new QWidget(this), u"rotatePaste"_s);
    makeRow(paste, {noMargins, 2 * grid::unit}, {{m_field, 1}, m_try});
    setTabOrder(m_field, m_try);
    setTabOrder(m_try, m_entries);
    body()->addWidget(headingLabel(tr("Rotate the key"), this));
    body()->addWidget(m_step);
    body()->addWidget(m_guide);
    body()->addWidget(paste);
    body()->addWidget(m_entries);
    body()->addWidget(m_view);
    body()->addWidget(m_result);
    body()->addWidget(m_sightings);
    body()->addWidget(makeFlow(this, 2 * grid::unit, {m_switch, m_undo, m_deletePrevious, m_close}));
    attachRowMenu(m_view, [](QMenu &menu, const QModelIndex &at) {
        addCopyAction(menu, tr("Copy this step"), at.siblingAtColumn(0).data(Qt::AccessibleTextRole).toString());
    });
    connect(&theme, &Theme::changed, this, &RotatePanel::showRows);
    connectParts();
    setStage(RotateStage::Paste);
    hide();
}

RotatePanel::~RotatePanel() = default;

void RotatePanel::connectParts()
{
    connect(m_field, &QLineEdit::textChanged, this, &RotatePanel::validate);
    connect(m_field, &QLineEdit::textEdited, this, [this] { emit statusMessage({}); }); // another key
    connect(m_field, &QLineEdit::returnPressed, this, &RotatePanel::tryKey);
    connect(m_try, &QPushButton::clicked, this, &RotatePanel::tryKey);
    connect(m_close, &QPushButton::clicked, this, &RotatePanel::closePanel);
    connect(m_switch, &QPushButton::clicked, this, &RotatePanel::switchKey);
    connect(m_undo, &QPushButton::clicked, this, &RotatePanel::undo);
    connect(m_deletePrevious, &QPushButton::clicked, this, &RotatePanel::deletePrevious);
    connect(m_sightings, &KeySightingList::activityRequested, this, &RotatePanel::activityRequested);
    connect(m_sightings, &KeySightingList::againRequested, this,
            [this] { m_sightings->search(m_oldKey, m_environment, m_began); });
    connect(m_sightings, &KeySightingList::searched, this, [this](bool elsewhere) {
        if (stage() == RotateStage::Uses || stage() == RotateStage::Delete)
            setStage(elsewhere ? RotateStage::Uses : RotateStage::Delete);
    });
    // Another profile has another key.
    connect(&m_session.book(), &ProfileBook::changed, this, [this] {
        if (!isHidden() && m_profile != m_session.profile().name)
            closePanel();
    });
}

void RotatePanel::setStage(RotateStage stage)
{
    m_stage = stage;
    const bool isDone = stage == RotateStage::Done;
    const int number = std::min(int(stage), rotateStageCount - 1);
    m_step->setText((isDone ? u"✓"_s : QLocale().toString(number + 1) + u'/' + QLocale().toString(rotateStageCount)) +
                    u"  "_s + rotateStageTitle(RotateStage(number)));
    m_guide->setText(rotateStageGuide(stage));
    const bool compares = stage <= RotateStage::Switch;
    findChild<QWidget *>(u"rotatePaste"_s)->setVisible(compares);
    m_entries->setVisible(stage <= RotateStage::Compare);
    setFlag(m_try, "primary", stage <= RotateStage::Compare); // one per page
    if (!compares || stage == RotateStage::Paste) {
        m_view->hide();
    }
    m_switch->setVisible(stage == RotateStage::Switch);
    const bool hasPrevious = stage == RotateStage::Uses || stage == RotateStage::Delete;
    m_undo->setVisible(hasPrevious);
    m_deletePrevious->setVisible(hasPrevious);
    if (!hasPrevious)
        m_sightings->clear();
}

void RotatePanel::begin(const EnvironmentSource &environment)
{
    m_environment = environment;
    m_profile = m_session.profile().name;
    m_field->clear();
    m_result->hide();
    setStage(RotateStage::Paste);
    // Without a tool server only entries can try a key.
    m_entries->setChecked(false);
    validate();
}

void RotatePanel::open(const EnvironmentSource &environment)
{
    begin(environment);
    show();
    m_field->setFocus(Qt::OtherFocusReason);
    findPrevious();
}

void RotatePanel::offerPrevious(const EnvironmentSource &environment)
{
    const QString name = m_session.profile().name;
    if (!isHidden() || m_closedFor == name || m_session.keys().state() != KeyState::Saved)
        return;
    begin(environment);
    findPrevious();
}

/// Ignores errors, since it is only an offer, and the key's row reports keychain problems.
void RotatePanel::findPrevious()
{
    m_session.keys().previous(this, [this, name = m_profile](KeyReading stored) {
        if (stored.key.isEmpty() || name != m_session.profile().name)
            return;
        m_session.keys().read(
            this, [this, name, key = std::make_shared<Secret>(std::move(stored.key))](KeyReading inUse) {
                const bool isOld = name != m_session.profile().name || m_trial || m_busy || !m_result->isHidden();
                if (!isOld && !inUse.key.isEmpty())
                    showPrevious(std::move(*key), inUse.key);
            });
    });
}

void RotatePanel::showPrevious(Secret stored, const Secret &inUse)
{
    m_oldKey = std::move(stored);
    const QString words = fingerprintText(keyFingerprint(m_oldKey));
    const bool isTwice = isSameKey(m_oldKey, inUse);
    if (isTwice)
        m_result->showMessage(Token::Accent, u"key"_s, tr("The current key is stored twice (%1).").arg(words),
                              tr("A switch to a new key stopped before its last step. Delete the second copy."));
    else
        m_result->showMessage(Token::Accent, u"key"_s, tr("The previous key (%1) is still stored.").arg(words),
                              tr("Restore it, or delete it once nothing needs it anymore."));
    m_began = QDateTime::currentDateTimeUtc();
    setStage(isTwice ? RotateStage::Delete : RotateStage::Uses);
    m_undo->setVisible(!isTwice);
    show();
    if (!isTwice)
        m_sightings->search(m_oldKey, m_environment, m_began);
}

void RotatePanel::closePanel()
{
    m_closedFor = m_profile;
    m_sightings->clear();
    m_trial.reset();
    m_newKey = {};
    m_oldKey = {};
    m_field->clear();
    setBusy(false);
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    emit statusMessage({}); // clears the message about these keys
    if (hadFocus)
        emit closed();
}

void RotatePanel::validate()
{
    m_try->setEnabled(!m_busy && !m_field->text().isEmpty());
}

void RotatePanel::setBusy(bool busy)
{
    m_busy = busy;
    for (QWidget *widget : {static_cast<QWidget *>(m_switch), static_cast<QWidget *>(m_undo),
                            static_cast<QWidget *>(m_deletePrevious), static_cast<QWidget *>(m_entries)})
        widget->setEnabled(!busy);
    m_field->setReadOnly(busy);
    validate();
}

void RotatePanel::tryKey()
{
    if (m_busy || m_field->text().isEmpty())
        return;
    auto fresh = keyFromField(m_field->text().toUtf8());
    if (!fresh) {
        showError(fresh.error());
        return;
    }
    m_newKey = std::move(*fresh);
    m_profile = m_session.profile().name;
    setBusy(true);
    emit statusMessage(tr("Comparing keys…"));
    readAuthorities(m_session.profile().caFile, this,
                    [this, asked = m_session.profile(),
                     key = std::make_shared<const Secret>(m_newKey.clone())](const AuthoritiesFile &file) {
                        if (isHidden() || !m_busy || !isSameKey(*key, m_newKey))
                            return; // closed meanwhile, or another key
                        if (haveSameKeyTargets(asked, m_session.profile()))
                            compare(file);
                        else
                            showError({ErrorKind::Canceled, {}, {}, 0});
                    });
}

void RotatePanel::compare(const AuthoritiesFile &file)
{
    m_session.keys().readSecret(m_session.profile(), {}, file, this,
                                [this, file, asked = m_session.profile()](KeyReading reading) {
                                    if (isHidden())
                                        return; // closed meanwhile
                                    if (!haveSameKeyTargets(asked, m_session.profile())) {
                                        showError({ErrorKind::Canceled, {}, {}, 0});
                                    } else if (reading.key.isEmpty()) {
                                        showError(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0}));
                                    } else if (isSameKey(reading.key, m_newKey)) {
                                        showError(badInput(tr("This is already the profile’s key.")));
                                    } else {
                                        startTrial(std::move(reading.key), file);
                                    }
                                });
}

void RotatePanel::startTrial(Secret old, const AuthoritiesFile &file)
{
    m_oldKey = old.clone();
    m_result->hide();
    setStage(RotateStage::Compare);
    const bool entries = m_entries->isChecked();
    m_rows.clear();
    const QSet<StepId> steps = stepsOfKeys(entries);
    QList<StepId> ids(steps.cbegin(), steps.cend());
    std::sort(ids.begin(), ids.end());
    for (const StepId &id : std::as_const(ids))
        m_rows.append({id, {}, {}, KeyComparisonRow::Verdict::NotTried});
    m_view->setHeadings({QString(), tr("old: %1", "a key's fingerprint, above a column").arg(keyFingerprint(m_oldKey)),
                         tr("new: %1", "a key's fingerprint, above a column").arg(keyFingerprint(m_newKey))});
    showRows();
    m_view->show();
    m_trial = std::make_unique<KeyTrial>(m_session.profile(), checkPlanFor(m_session, m_session.profile(), file, this),
                                         std::move(old), m_newKey.clone(), entries, m_session.activity(),
                                         m_session.dialects());
    connect(m_trial.get(), &KeyTrial::stepChanged, this, &RotatePanel::setStep);
    connect(m_trial.get(), &KeyTrial::finished, this, &RotatePanel::compared);
    m_began = m_trial->began();
    m_trial->start();
}

void RotatePanel::setStep(KeyTrial::Which which, const StepResult &step)
{
    for (KeyComparisonRow &row : m_rows) {
        if (row.id == step.id)
            (which == KeyTrial::Which::Old ? row.old : row.fresh) = step;
    }
    showRows();
}

void RotatePanel::showRows()
{
    m_view->setRowCount(int(m_rows.size()));
    for (int at = 0; at < m_view->rowCount(); ++at) {
        const KeyComparisonRow &row = m_rows.at(at);
        const bool doubtful = row.fresh.state == StepState::Failed || row.fresh.state == StepState::Warned;
        const QString words =
            doubtful ? u'\n' + displayText(row.fresh.summary) + u'\n' + displayText(row.fresh.hint) : QString();
        m_view->setCell(at, 0, stepTitle(row.id) + words)
            ->setData(Qt::AccessibleTextRole,
                      tr("%1: old key %2, new key %3", "step, states")
                              .arg(stepTitle(row.id), stateName(row.old.state), stateName(row.fresh.state)) +
                          words);
        for (const auto &[column, state] : {std::pair(1, row.old.state), {2, row.fresh.state}})
            m_view->setCell(at, column, stateName(state))->setIcon(m_theme.icon(iconName(state), tokenFor(state)));
    }
}

void RotatePanel::compared(const CheckReport &old, const CheckReport &fresh)
{
    m_trial.release()->deleteLater(); // the trial is emitting this signal
    setBusy(false);
    for (const StepResult &step : fresh.steps)
        setStep(KeyTrial::Which::New, step);
    const KeyComparison found = compareKeys(old, fresh);
    m_result->showMessage(found.holds ? Token::Passed : Token::Warned, found.holds ? u"passed"_s : u"warned"_s,
                          found.verdict, nextStepText(found.outcome));
    setStage(found.holds ? RotateStage::Switch : RotateStage::Compare);
    if (found.holds)
        m_switch->setFocus(Qt::OtherFocusReason);
    emit statusMessage(found.verdict);
}

void RotatePanel::switchKey()
{
    setBusy(true);
    emit statusMessage(tr("Switching. Waiting for the keychain…"));
    m_session.keys().switchTo(m_newKey.clone(), this, [this](const Result<SwitchedKey> &switched) {
        setBusy(false);
        if (!switched) {
            showError(switched.error());
            m_undo->setVisible(switched.error().kind == ErrorKind::KeychainUnverified);
            return;
        }
        m_field->clear();
        m_undo->show();
        m_undo->setFocus(Qt::OtherFocusReason); // otherwise the focus would move arbitrarily when the pressed button is
                                                // hidden
        setStage(RotateStage::Uses);
        m_result->showMessage(Token::Passed, u"passed"_s, tr("Switched to the new key."),
                              tr("The previous key is kept until you delete it."));
        emit statusMessage(tr("Switched to the new key."));
        m_sightings->search(m_oldKey, m_environment, m_began);
    });
}

void RotatePanel::undo()
{
    setBusy(true);
    m_session.keys().undoSwitch(this, [this](const Result<SwitchedKey> &back) {
        setBusy(false);
        if (!back) {
            showError(back.error());
            return;
        }
        setStage(RotateStage::Paste);
        m_field->setFocus(Qt::OtherFocusReason);
        m_result->showMessage(Token::Accent, u"key"_s, tr("The previous key was restored."),
                              fingerprintText(back->after));
        emit statusMessage(tr("The previous key was restored."));
    });
}

void RotatePanel::deletePrevious()
{
    setBusy(true);
    m_session.keys().forgetPrevious(this, [this](const std::optional<Error> &error) {
        setBusy(false);
        if (error) {
            showError(*error);
            return;
        }
        m_close->setFocus(Qt::OtherFocusReason);
        setStage(RotateStage::Done);
        m_result->showMessage(Token::Passed, u"passed"_s, tr("The previous key was deleted from the keychain."));
        emit statusMessage(tr("The previous key was deleted from the keychain."));
    });
}

void RotatePanel::showError(const Error &error)
{
    setBusy(false);
    const ErrorText words = errorText(error);
    m_result->showMessage(Token::Failed, u"failed"_s, words.what, words.next);
    emit statusMessage(tr("The key was not changed"));
}

} // namespace rc

#include "moc_rotatepanel.cpp"
