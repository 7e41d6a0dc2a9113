// SPDX-License-Identifier: GPL-3.0-or-later
// A key is rotated in the window: the new one beside the old one, then in its place, and back again.
#include "ui/setup/rotatepanel.h"

#include "activity/records.h"
#include "core/errorwords.h"
#include "core/keyfingerprint.h"
#include "ui/check/checkplans.h"
#include "ui/currentresource.h"
#include "ui/setup/keyladders.h"
#include "ui/setup/keyseenlist.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/tone.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

RotatePanel::RotatePanel(CurrentResource &current, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_current(current)
    , m_field(new QLineEdit(this))
    , m_entries(new QCheckBox(tr("Send test entries with each key as well"), this))
    , m_try(primaryButton(tr("Try both keys"), this))
    , m_close(linkButton(tr("Close"), this))
    , m_switch(new QPushButton(tr("Switch to the new key"), this))
    , m_undo(new QPushButton(tr("Put the old key back"), this))
    , m_letGo(new QPushButton(tr("Let go of the old key"), this))
    , m_heads(new KeyLaddersHead(theme, this))
    , m_seen(new KeySeenList(current, theme, this))
    , m_result(new Banner(theme, this))
    , m_rows(new KeyLaddersModel(this))
    , m_view(new KeyLaddersView(theme, m_rows, this))
{
    setObjectName(u"rotatePanel"_s);
    m_result->setObjectName(u"rotateResult"_s);
    m_heads->setObjectName(u"rotateHeads"_s);
    m_switch->setObjectName(u"rotateSwitch"_s);
    m_undo->setObjectName(u"rotateUndo"_s);
    m_letGo->setObjectName(u"rotateLetGo"_s);
    body()->addWidget(headingLabel(tr("Rotate the key"), this));
    body()->addWidget(
        quietLabel(tr("The new key is tried beside the old one. It takes its place only when you say so, and "
                      "the old one is kept until you let go of it."),
                   theme, this));
    body()->addWidget(buildField());
    body()->addWidget(m_entries);
    body()->addWidget(m_heads);
    body()->addWidget(m_view);
    body()->addWidget(m_result);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 2 * grid::unit);
    for (QPushButton *button : {m_switch, m_undo, m_letGo})
        flow->addWidget(button);
    body()->addWidget(buttons);
    body()->addWidget(m_seen);
    connect(m_field, &QLineEdit::textChanged, this, &RotatePanel::judge);
    connect(m_field, &QLineEdit::textEdited, this, [this] { emit said({}); }); // another key
    connect(m_field, &QLineEdit::returnPressed, this, &RotatePanel::tryKey);
    connect(m_try, &QPushButton::clicked, this, &RotatePanel::tryKey);
    connect(m_close, &QPushButton::clicked, this, &RotatePanel::closePanel);
    connect(m_switch, &QPushButton::clicked, this, &RotatePanel::switchKey);
    connect(m_undo, &QPushButton::clicked, this, &RotatePanel::undo);
    connect(m_letGo, &QPushButton::clicked, this, &RotatePanel::letGo);
    connect(m_seen, &KeySeenList::activityWanted, this, &RotatePanel::activityWanted);
    // Another profile has another key.
    connect(&m_current, &CurrentResource::changed, this, [this] {
        if (!isHidden() && m_profile != m_current.profile().name)
            closePanel();
    });
    hide();
}

RotatePanel::~RotatePanel() = default;

QWidget *RotatePanel::buildField()
{
    m_field->setObjectName(u"rotateField"_s);
    m_field->setAccessibleName(tr("New API key"));
    m_field->setPlaceholderText(tr("Paste the new API key"));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setLayoutDirection(Qt::LeftToRight);
    m_field->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_try->setObjectName(u"rotateTry"_s);
    m_close->setObjectName(u"rotateClose"_s);
    m_entries->setObjectName(u"rotateEntries"_s);
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(2 * grid::unit);
    line->addWidget(m_field, 1);
    line->addWidget(m_try);
    line->addWidget(m_close);
    setTabOrder(m_field, m_try);
    setTabOrder(m_try, m_close);
    setTabOrder(m_close, m_entries);
    return row;
}

void RotatePanel::begin(const EnvironmentSource &environment)
{
    m_environment = environment;
    m_profile = m_current.profile().name;
    m_field->clear();
    m_heads->hide();
    m_view->hide();
    m_result->hide();
    m_seen->clear();
    for (QPushButton *button : {m_switch, m_undo, m_letGo})
        button->hide();
    // Without a tool server only entries try a key.
    m_entries->setChecked(false);
    judge();
}

void RotatePanel::open(const EnvironmentSource &environment)
{
    begin(environment);
    show();
    m_field->setFocus(Qt::OtherFocusReason);
    askForKept();
}

void RotatePanel::offerKept(const EnvironmentSource &environment)
{
    const QString name = m_current.profile().name;
    if (!isHidden() || m_closedFor == name || m_current.keyState() != KeyState::Saved)
        return;
    begin(environment);
    askForKept();
}

/// No word on what hinders it: it is an offer, and the key's row tells of a keychain in trouble.
void RotatePanel::askForKept()
{
    m_current.previousKey(this, [this, name = m_profile](KeyReading kept) {
        if (kept.key.isEmpty() || name != m_current.profile().name)
            return;
        m_current.readKey(this, [this, name, key = std::make_shared<Secret>(std::move(kept.key))](KeyReading inUse) {
            const bool isOld = name != m_current.profile().name || m_check || m_busy || !m_result->isHidden();
            if (!isOld && !inUse.key.isEmpty())
                showKept(std::move(*key), inUse.key);
        });
    });
}

void RotatePanel::showKept(Secret kept, const Secret &inUse)
{
    m_old = std::move(kept);
    const QString words = fingerprintWords(keyFingerprint(m_old));
    const bool isTwice = isSameKey(m_old, inUse);
    if (isTwice)
        m_result->say(Token::Accent, u"key"_s, tr("The key in use is kept a second time (%1).").arg(words),
                      tr("A switch to a new key ended before its last step. The second copy can go."));
    else
        m_result->say(Token::Accent, u"key"_s, tr("The key of before is still kept (%1).").arg(words),
                      tr("Put it back, or let go of it once nothing needs it any more."));
    m_undo->setVisible(!isTwice);
    m_letGo->show();
    show();
    if (!isTwice)
        m_seen->look(m_old, m_environment, QDateTime::currentDateTimeUtc());
}

void RotatePanel::closePanel()
{
    m_closedFor = m_profile;
    m_seen->clear();
    m_check.reset();
    m_fresh = {};
    m_old = {};
    m_field->clear();
    setBusy(false);
    hide();
    emit said({}); // what was said of these keys
}

void RotatePanel::judge()
{
    m_try->setEnabled(!m_busy && !m_field->text().isEmpty());
}

void RotatePanel::setBusy(bool busy)
{
    m_busy = busy;
    for (QWidget *widget : {static_cast<QWidget *>(m_switch), static_cast<QWidget *>(m_undo),
                            static_cast<QWidget *>(m_letGo), static_cast<QWidget *>(m_entries)})
        widget->setEnabled(!busy);
    m_field->setReadOnly(busy);
    judge();
}

void RotatePanel::tryKey()
{
    if (m_busy || m_field->text().isEmpty())
        return;
    auto fresh = keyFromInput(m_field->text().toUtf8());
    if (!fresh) {
        complain(fresh.error());
        return;
    }
    m_fresh = std::move(*fresh);
    m_profile = m_current.profile().name;
    setBusy(true);
    emit said(tr("Trying both keys…"));
    m_current.readKey(this, [this](KeyReading reading) {
        if (isHidden())
            return; // closed meanwhile
        if (reading.key.isEmpty()) {
            complain(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0}));
        } else if (isSameKey(reading.key, m_fresh)) {
            complain({ErrorKind::BadInput, tr("This is the key that the profile has already."), {}, 0});
        } else {
            climb(std::move(reading.key));
        }
    });
}

void RotatePanel::climb(Secret old)
{
    m_old = old.clone();
    m_result->hide();
    m_seen->clear();
    for (QPushButton *button : {m_switch, m_undo, m_letGo})
        button->hide();
    const bool entries = m_entries->isChecked();
    m_rows->begin(rungsOfKeys(entries));
    m_heads->setTexts(tr("old: %1", "a key's fingerprint, above a column").arg(keyFingerprint(m_old)),
                      tr("new: %1", "a key's fingerprint, above a column").arg(keyFingerprint(m_fresh)));
    m_heads->show();
    m_view->show();
    m_check = std::make_unique<KeyCheck>(planFor(m_current, m_current.profile(), this), std::move(old), m_fresh.clone(),
                                         entries, m_current.dialects());
    connect(m_check.get(), &KeyCheck::rungChanged, m_rows, &KeyLaddersModel::setRung);
    connect(m_check.get(), &KeyCheck::finished, this, &RotatePanel::compared);
    const ActivityRecord record = checkRecord(m_profile, m_current.profile().resource);
    m_ofOld = ActivityNote(m_current.activity(), record);
    m_ofNew = ActivityNote(m_current.activity(), checkRecord(m_profile, m_current.profile().resource));
    m_ofOld.setKey(m_old);
    m_ofNew.setKey(m_fresh);
    m_check->setBefore([this](KeyCheck::Which which, std::function<void()> go) {
        (which == KeyCheck::Which::Old ? m_ofOld : m_ofNew).first(m_check.get(), std::move(go));
    });
    m_began = record.at;
    m_check->start();
}

void RotatePanel::compared(const CheckReport &old, const CheckReport &fresh)
{
    m_ofOld.ended(old);
    m_ofNew.ended(fresh);
    m_check.release()->deleteLater(); // it is emitting this
    setBusy(false);
    for (const RungResult &rung : fresh.rungs)
        m_rows->setRung(KeyCheck::Which::New, rung);
    const KeyComparison found = compareKeys(old, fresh);
    if (found.holds)
        m_result->say(Token::Passed, u"passed"_s, found.verdict, tr("The old key is in use until you switch."));
    else
        m_result->say(Token::Warned, u"warned"_s, found.verdict,
                      found.wasTried ? tr("The old key stays.")
                                     : tr("Tick the box above to try it with test entries."));
    m_switch->setVisible(found.holds);
    if (found.holds)
        m_switch->setFocus(Qt::OtherFocusReason);
    emit said(found.verdict);
    m_seen->look(m_old, m_environment, m_began);
}

void RotatePanel::switchKey()
{
    setBusy(true);
    emit said(tr("Switching. Waiting for the keychain…"));
    m_current.switchKey(m_fresh.clone(), this, [this](const Result<SwitchedKey> &switched) {
        setBusy(false);
        if (!switched) {
            complain(switched.error());
            m_undo->setVisible(switched.error().kind == ErrorKind::KeychainUnverified);
            return;
        }
        m_field->clear();
        m_undo->show();
        m_letGo->show();
        m_undo->setFocus(Qt::OtherFocusReason); // not wherever it falls when the pressed button goes
        m_switch->hide();
        m_result->say(Token::Passed, u"passed"_s, tr("Switched to the new key."),
                      tr("The old one is kept beside it until you let go of it."));
        emit said(tr("Switched to the new key"));
    });
}

void RotatePanel::undo()
{
    setBusy(true);
    m_current.undoSwitch(this, [this](const Result<SwitchedKey> &back) {
        setBusy(false);
        if (!back) {
            complain(back.error());
            return;
        }
        m_undo->hide();
        m_letGo->hide();
        m_result->say(Token::Accent, u"key"_s, tr("The old key is back in its place."), fingerprintWords(back->after));
        emit said(tr("The old key is back"));
    });
}

void RotatePanel::letGo()
{
    setBusy(true);
    m_current.forgetPreviousKey(this, [this](const std::optional<Error> &error) {
        setBusy(false);
        if (error) {
            complain(*error);
            return;
        }
        m_undo->hide();
        m_letGo->hide();
        m_result->say(Token::Passed, u"passed"_s, tr("The old key is no longer kept."),
                      tr("Withdraw it in the product as well."));
        emit said(tr("The old key is no longer kept"));
    });
}

void RotatePanel::complain(const Error &error)
{
    setBusy(false);
    const ErrorWords words = errorWords(error);
    m_result->say(Token::Failed, u"failed"_s, words.what, words.next);
    emit said(tr("The key was not changed"));
}

} // namespace rc

#include "moc_rotatepanel.cpp"
