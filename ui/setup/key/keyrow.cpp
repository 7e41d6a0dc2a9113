// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/key/keyrow.h"

#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/session.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

KeyRow::KeyRow(std::optional<CatalogKind> catalog, Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_catalog(std::move(catalog))
    , m_session(session)
    , m_secret(m_catalog ? session.keys().token(*m_catalog) : session.keys().key())
    , m_field(new QLineEdit(this))
    , m_dots(plainLabel(QString(16, u'•'), this))
    , m_replace(new QPushButton(tr("Replace…"), this))
    , m_save(new QPushButton(this))
    , m_useUnsaved(linkButton(tr("Use without saving"), this))
    , m_delete(linkButton(tr("Delete key"), this))
    , m_again(linkButton(tr("Try again"), this))
    , m_state(quietLabel({}, theme, this))
{
    nameParts();
    makeSecret(m_field);
    for (QPushButton *button : {m_useUnsaved, m_delete, m_again})
        button->setFont(theme.small());
    setFlag(m_delete, "danger");

    auto *top = makeRow({.spacing = 2 * grid::unit}, {m_dots, {m_field, 1}, m_save});
    m_below = makeRow({.spacing = 2 * grid::unit});
    for (QPushButton *button : {m_replace, m_again, m_useUnsaved})
        m_below->addWidget(button);
    m_below->addStretch(1);
    m_below->addWidget(m_delete);
    auto *column = makeColumn(this, {noMargins, grid::unit}, {top});
    column->addWidget(m_state); // full width, because keychain errors are long
    column->addLayout(m_below);

    connect(m_field, &QLineEdit::textChanged, this, &KeyRow::showState);
    connect(m_field, &QLineEdit::returnPressed, this, &KeyRow::saveTyped);
    connect(m_replace, &QPushButton::clicked, this, &KeyRow::openField);
    connect(m_save, &QPushButton::clicked, this, &KeyRow::saveTyped);
    connect(m_useUnsaved, &QPushButton::clicked, this, &KeyRow::holdForSession);
    connect(m_delete, &QPushButton::clicked, this, &KeyRow::forget);
    connect(m_again, &QPushButton::clicked, this, &KeyRow::readAgain);
    connect(&m_secret, &SavedSecret::prompting, this, [this] {
        m_isPrompting = true;
        showState();
    });
    connect(&m_secret, &SavedSecret::changed, this, &KeyRow::showState);
    connect(&m_session.book(), &ProfileBook::changed, this, [this] {
        m_isReplacing = false;
        m_field->clear();
        wait(Wait::No);
        readWhenShown();
    });
    showState();
    fitToTheme(this, theme, [this] { fitButton(); });
}

/// As wide as its longest text, so that the fields of all secrets end at one line.
void KeyRow::fitButton()
{
    const QString now = m_save->text();
    int widest = 0;
    for (const QString &text : {tr("Replace"), tr("Save key"), tr("Save token")}) {
        m_save->setText(text);
        widest = std::max(widest, m_save->sizeHint().width());
    }
    m_save->setText(now);
    m_save->setMinimumWidth(widest);
}

void KeyRow::nameParts()
{
    const bool isCustom = m_catalog && m_catalog->isCustom();
    m_field->setAccessibleName(!m_catalog ? tr("API key")
                               : isCustom ? tr("Token for %1").arg(m_catalog->word())
                                          : tr("Code-hosting token"));
    const auto setName = [&](QWidget *part, const QString &ofKey, const QString &ofToken) {
        const QString ofFurther = isCustom ? ofToken + u'-' + m_catalog->word() : ofToken;
        part->setObjectName(m_catalog ? ofFurther : ofKey);
    };
    setName(m_field, u"keyField"_s, u"tokenField"_s);
    setName(m_replace, u"replaceKeyButton"_s, u"replaceTokenButton"_s);
    setName(m_save, u"saveKeyButton"_s, u"saveTokenButton"_s);
    setName(m_useUnsaved, u"holdKeyButton"_s, u"holdTokenButton"_s);
    setName(m_delete, u"forgetKeyButton"_s, u"forgetTokenButton"_s);
    setName(m_again, u"readKeyAgainButton"_s, u"readTokenAgainButton"_s);
    setName(m_state, u"keyStateText"_s, u"tokenStateText"_s);
}

void KeyRow::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    readWhenShown();
}

void KeyRow::readWhenShown()
{
    if (m_catalog && isVisible() && m_secret.isMarked() && !m_secret.isKnown() && m_wait == Wait::No)
        readAgain();
}

QString KeyRow::text(const char *ofKey, const char *ofToken) const
{
    return tr(m_catalog ? ofToken : ofKey);
}

void KeyRow::showState()
{
    const FocusGuard focus(this);
    const KeyState state = m_secret.state();
    const bool typed = !m_field->text().isEmpty();
    const bool held = state == KeyState::Saved || state == KeyState::SessionOnly || state == KeyState::Withheld;
    const bool demo = m_session.isDemo();
    const bool fixed = demo && !m_catalog; // created by the demo service
    const bool waiting = m_wait != Wait::No;
    if (m_secret.isKnown() && !waiting)
        m_isPrompting = false;
    // A saved secret has no field: Replace opens one.
    const bool open = m_isReplacing || typed || !held;
    m_dots->setVisible(!open);
    m_field->setVisible(open);
    m_save->setVisible(open);
    m_replace->setVisible(!open && !demo && !waiting);
    setFocusProxy(open ? static_cast<QWidget *>(m_field) : m_replace);
    m_field->setEnabled(!fixed);
    m_field->setPlaceholderText(held ? QString(20, u'•')
                                     : text(QT_TR_NOOP("Paste the API key"), QT_TR_NOOP("Paste the token")));
    m_save->setText(held ? tr("Replace") : text(QT_TR_NOOP("Save key"), QT_TR_NOOP("Save token")));
    m_save->setEnabled(typed && !demo && !waiting);
    // Always available, whatever the keychain does.
    m_useUnsaved->setVisible((typed || m_wait == Wait::Save) && !fixed);
    m_delete->setVisible(!typed && !fixed && !waiting && (held || m_secret.isMarked()));
    m_again->setVisible(!typed && !demo && !waiting && m_secret.isKnown() &&
                        (state == KeyState::Locked || state == KeyState::Unavailable));
    const bool known = m_secret.isKnown() && !waiting;
    setTone(m_state, m_isPrompting && !known ? Token::Warned : known || demo ? tokenFor(state) : Token::Quiet);
    m_state->setText(stateText());
    QWidget *next = m_state;
    if (open && !fixed)
        next = m_field;
    else if (m_replace->isVisibleTo(this))
        next = m_replace;
    focus.moveFocusIfLost(next);
    if (window()->focusWidget() == m_state && next != m_state) // it only waited there for the keychain
        next->setFocus(Qt::OtherFocusReason);
}

QString KeyRow::stateName() const
{
    return m_catalog ? tokenStateName(m_secret.state()) : keyStateName(m_secret.state());
}

QString KeyRow::stateText() const
{
    const KeyState state = m_secret.state();
    if (m_session.isDemo() && !m_catalog)
        return tr("Demo key. Deleted when you quit.");
    if (m_isPrompting)
        return tr("Waiting for the keychain. Respond to its prompt if one appears.");
    if (m_wait != Wait::No)
        return tr("Waiting for the keychain…");
    if (!m_secret.isKnown() && m_catalog && !m_secret.isMarked())
        return stateName(); // does not ask the keychain for a secret that was never saved
    if (!m_secret.isKnown())
        return text(QT_TR_NOOP("Key not read yet."), QT_TR_NOOP("Token not read yet."));
    if (state == KeyState::Saved && !m_secret.where().isEmpty())
        return tr("In the keychain: %1").arg(displayText(m_secret.where()));
    if (state == KeyState::SessionOnly && m_secret.error()) {
        // The advice to use the key for this session was followed.
        const QString what = errorText(*m_secret.error()).what;
        const QString statusMessage =
            m_secret.mayBeSaved()
                ? text(
                      QT_TR_NOOP("Key for this session. It may also be in the keychain. %1 To be sure, save it again."),
                      QT_TR_NOOP(
                          "Token for this session. It may also be in the keychain. %1 To be sure, save it again."))
                : text(QT_TR_NOOP("Key for this session only, not saved. %1 To save it later, paste it again."),
                       QT_TR_NOOP("Token for this session only, not saved. %1 To save it later, paste it again."));
        return statusMessage.arg(what);
    }
    if (state == KeyState::SessionOnly && m_secret.mayBeSaved())
        return text(QT_TR_NOOP("Key for this session. The keychain may still save it when it continues."),
                    QT_TR_NOOP("Token for this session. The keychain may still save it when it continues."));
    if (m_secret.error())
        return u"%1. %2"_s.arg(stateName(), errorLine(*m_secret.error()));
    return stateName();
}

void KeyRow::openField()
{
    m_isReplacing = true;
    showState();
    m_field->setFocus(Qt::OtherFocusReason);
}

void KeyRow::addButton(QPushButton *button)
{
    button->setParent(this);
    m_below->insertWidget(1, button);
    setTabOrder(m_replace, button);
}

/// Clears the field; nullopt, with an error shown, for invalid text.
std::optional<Secret> KeyRow::takeTyped()
{
    const QByteArray typed = m_field->text().toUtf8();
    Result<Secret> key = m_catalog ? tokenFromInput(typed) : keyFromField(typed);
    if (!key) {
        showError(errorLine(key.error()));
        return std::nullopt;
    }
    m_isReplacing = false;
    m_field->clear();
    return std::move(*key);
}

void KeyRow::saveTyped()
{
    if (m_field->text().isEmpty() || m_wait != Wait::No)
        return;
    if (m_session.isDemo()) {
        holdForSession();
        return;
    }
    if (std::optional<Secret> key = takeTyped())
        save(std::move(*key));
}

void KeyRow::save(Secret key)
{
    wait(Wait::Save);
    m_secret.save(std::move(key), this, [this](const KeyReading &reading) {
        wait(Wait::No);
        if (reading.error && reading.error->kind == ErrorKind::Canceled)
            return; // overtaken by a newer one
        emit statusMessage(
            reading.state == KeyState::Saved
                ? text(QT_TR_NOOP("The key is in the keychain."), QT_TR_NOOP("The token is in the keychain."))
            : reading.mayBeSaved
                ? text(QT_TR_NOOP("The key is available for this session. It may also be in the keychain."),
                       QT_TR_NOOP("The token is available for this session. It may also be in the keychain."))
                : text(QT_TR_NOOP("The key is not saved (this session only)."),
                       QT_TR_NOOP("The token is not saved (this session only).")));
    });
}

void KeyRow::holdForSession()
{
    if (m_field->text().isEmpty()) {
        m_secret.stopWaiting(); // refers to the one being saved
        return;
    }
    std::optional<Secret> key = takeTyped();
    if (!key)
        return;
    m_secret.stopWaiting();
    m_secret.holdForSession(std::move(*key));
    emit statusMessage(text(QT_TR_NOOP("The key is not saved (this session only)."),
                            QT_TR_NOOP("The token is not saved (this session only).")));
}

void KeyRow::forget()
{
    if (m_session.isDemo()) {
        m_secret.drop();
        return;
    }
    wait(Wait::Other);
    m_secret.forget(this, [this](const std::optional<Error> &error) {
        wait(Wait::No);
        if (error)
            showError(text(QT_TR_NOOP("The key may still be in the keychain. %1"),
                           QT_TR_NOOP("The token may still be in the keychain. %1"))
                          .arg(errorLine(*error)));
        else
            emit statusMessage(text(QT_TR_NOOP("The key was deleted."), QT_TR_NOOP("The token was deleted.")));
    });
}

void KeyRow::readAgain()
{
    wait(Wait::Other);
    m_secret.read(this, [this](const KeyReading &) { wait(Wait::No); });
}

void KeyRow::wait(Wait wait)
{
    m_wait = wait;
    m_isPrompting = false;
    showState();
}

void KeyRow::showError(const QString &text)
{
    setTone(m_state, Token::Failed);
    m_state->setText(text);
}

} // namespace rc

#include "moc_keyrow.cpp"
