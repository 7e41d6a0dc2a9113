// SPDX-License-Identifier: GPL-3.0-or-later
// The API key's field: typed, saved to the keychain or held for this run, replaced, forgotten. Never shown again.
#include "ui/setup/keyrow.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/theme/theme.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

Token toneOf(KeyState state)
{
    switch (state) {
    case KeyState::Saved:
        return Token::Passed;
    case KeyState::ThisRun:
    case KeyState::Locked:
        return Token::Warned;
    case KeyState::Unavailable:
        return Token::Failed;
    case KeyState::Absent:
        break;
    }
    return Token::Quiet;
}

} // namespace

KeyRow::KeyRow(CurrentResource &current, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_current(current)
    , m_field(new QLineEdit(this))
    , m_save(new QPushButton(this))
    , m_hold(linkButton(tr("Use for this run only"), this))
    , m_forget(linkButton(tr("Forget"), this))
    , m_again(linkButton(tr("Try again"), this))
    , m_state(quietLabel({}, theme, this))
{
    m_field->setObjectName(u"keyField"_s);
    m_field->setAccessibleName(tr("API key"));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setLayoutDirection(Qt::LeftToRight);
    m_field->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    m_save->setObjectName(u"saveKeyButton"_s);
    m_hold->setObjectName(u"holdKeyButton"_s);
    m_hold->setFont(theme.small());
    m_forget->setObjectName(u"forgetKeyButton"_s);
    m_forget->setFont(theme.small());
    m_again->setObjectName(u"readKeyAgainButton"_s);
    m_again->setFont(theme.small());
    m_state->setObjectName(u"keyStateText"_s);
    setFocusProxy(m_field);

    auto *top = new QHBoxLayout;
    top->setSpacing(2 * grid::unit);
    top->addWidget(m_field, 1);
    top->addWidget(m_save);
    auto *below = new QHBoxLayout;
    below->setSpacing(grid::unit);
    for (QPushButton *button : {m_again, m_hold, m_forget})
        below->addWidget(button);
    below->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(top);
    column->addWidget(m_state); // as wide as there is room: why a keychain gives nothing takes words
    column->addLayout(below);

    connect(m_field, &QLineEdit::textChanged, this, &KeyRow::showState);
    connect(m_field, &QLineEdit::returnPressed, this, &KeyRow::saveTyped);
    connect(m_save, &QPushButton::clicked, this, &KeyRow::saveTyped);
    connect(m_hold, &QPushButton::clicked, this, &KeyRow::holdForThisRun);
    connect(m_forget, &QPushButton::clicked, this, &KeyRow::forget);
    connect(m_again, &QPushButton::clicked, this, &KeyRow::readAgain);
    connect(&m_current, &CurrentResource::keychainAsking, this, [this] {
        m_asking = true;
        showState();
    });
    connect(&m_current, &CurrentResource::keyStateChanged, this, &KeyRow::showState);
    connect(&m_current, &CurrentResource::changed, m_field, &QLineEdit::clear);
    connect(&m_current, &CurrentResource::changed, this, &KeyRow::ended);
    showState();
}

void KeyRow::showState()
{
    const KeyState state = m_current.keyState();
    const bool typed = !m_field->text().isEmpty();
    const bool held = state == KeyState::Saved || state == KeyState::ThisRun;
    const bool demo = m_current.isDemo();
    const bool waiting = m_wait != Wait::No;
    if (m_current.keyStateKnown() && !waiting)
        m_asking = false;
    m_field->setEnabled(!demo);
    m_field->setPlaceholderText(held ? QString(20, u'•') : tr("Paste the API key"));
    m_save->setText(held ? tr("Replace") : tr("Save key"));
    m_save->setEnabled(typed && !demo && !waiting);
    // Whatever the keychain does or does not do, there is always this way out.
    m_hold->setVisible((typed || m_wait == Wait::Save) && !demo);
    m_forget->setVisible(!typed && !demo && !waiting && (held || m_current.profile().keySaved));
    m_again->setVisible(!typed && !demo && !waiting && m_current.keyStateKnown() &&
                        (state == KeyState::Locked || state == KeyState::Unavailable));
    const bool known = m_current.keyStateKnown() && !waiting;
    setTone(m_state, m_asking && !known ? Token::Warned : known || demo ? toneOf(state) : Token::Quiet);
    m_state->setText(stateText());
}

QString KeyRow::stateText() const
{
    const KeyState state = m_current.keyState();
    if (m_current.isDemo())
        return tr("The demo service made this key. It ends with this run.");
    if (m_asking)
        return tr("Waiting for the keychain. If it shows a window, answer what it asks there.");
    if (m_wait != Wait::No)
        return tr("Waiting for the keychain…");
    if (!m_current.keyStateKnown())
        return tr("The key was not read yet.");
    if (state == KeyState::Saved && !m_current.keyWhere().isEmpty())
        return tr("In the keychain: %1").arg(displayText(m_current.keyWhere()));
    if (state == KeyState::ThisRun && m_current.keyError()) {
        // The advice to use a key for this run has been followed.
        const QString what = errorWords(*m_current.keyError()).what;
        return m_current.keyMayBeSaved()
                   ? tr("Key for this run; the keychain may have it, too. %1 To be sure, save it again.").arg(what)
                   : tr("Key for this run only, not saved. %1 To save it, paste it again then.").arg(what);
    }
    if (state == KeyState::ThisRun && m_current.keyMayBeSaved())
        return tr("Key for this run; the keychain may save it, too, once it goes on.");
    if (m_current.keyError())
        return u"%1. %2"_s.arg(keyStateName(state), errorLine(*m_current.keyError()));
    return keyStateName(state);
}

void KeyRow::saveTyped()
{
    if (m_field->text().isEmpty() || m_wait != Wait::No)
        return;
    Result<Secret> key = keyFromInput(m_field->text().toUtf8());
    if (!key) {
        complain(errorLine(key.error()));
        return;
    }
    m_field->clear();
    save(std::move(*key));
}

void KeyRow::save(Secret key)
{
    wait(Wait::Save);
    m_current.saveKey(std::move(key), this, [this](const KeyReading &reading) {
        ended();
        emit said(reading.state == KeyState::Saved ? tr("The key is in the keychain.")
                  : reading.mayBeSaved             ? tr("The key is held for this run; the keychain may have it, too.")
                                                   : tr("The key is held for this run only."));
    });
}

void KeyRow::holdForThisRun()
{
    if (m_field->text().isEmpty()) {
        m_current.stopWaitingForKeychain(); // the key that is being saved is the one that is meant
        return;
    }
    Result<Secret> key = keyFromInput(m_field->text().toUtf8());
    if (!key) {
        complain(errorLine(key.error()));
        return;
    }
    m_field->clear();
    m_current.stopWaitingForKeychain();
    m_current.holdKeyForThisRun(std::move(*key));
    emit said(tr("The key is held for this run only."));
}

void KeyRow::forget()
{
    wait(Wait::Other);
    m_current.forgetKey(this, [this](const std::optional<Error> &error) {
        ended();
        if (error)
            complain(tr("The key may still be in the keychain. %1").arg(errorLine(*error)));
        else
            emit said(tr("The key is forgotten."));
    });
}

void KeyRow::readAgain()
{
    wait(Wait::Other);
    m_current.readKey(this, [this](const KeyReading &) { ended(); });
}

void KeyRow::wait(Wait wait)
{
    m_wait = wait;
    m_asking = false;
    showState();
}

void KeyRow::ended()
{
    m_wait = Wait::No;
    m_asking = false;
    showState();
}

void KeyRow::complain(const QString &text)
{
    setTone(m_state, Token::Failed);
    m_state->setText(text);
}

} // namespace rc

#include "moc_keyrow.cpp"
