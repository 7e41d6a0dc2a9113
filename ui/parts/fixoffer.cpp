// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/fixoffer.h"

#include "core/key/credentials.h"
#include "core/words/errortext.h"
#include "service/tools/signinjob.h"
#include "session/session.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

FixOffer::FixOffer(Session &session, const Theme &theme, FixPage page, QWidget *parent)
    : Panel(parent)
    , m_session(session)
    , m_theme(theme)
    , m_page(page)
    , m_button(named(primaryButton({}, parent), u"fixButton"_s))
    , m_name(plainLabel({}, this))
    , m_value(named(new QLineEdit(this), u"fixValue"_s))
    , m_save(named(new QCheckBox(tr("Save in the keychain"), this), u"fixSaveKey"_s))
    , m_submit(named(primaryButton({}, this), u"fixGo"_s))
    , m_note(named(quietLabel({}, theme, this), u"fixNote"_s))
{
    setObjectName(u"fixRow"_s);
    setTone(m_note, Token::Failed);
    m_name->setBuddy(m_value);
    auto *cancel = named(new QPushButton(tr("Cancel"), this), u"fixCancel"_s);
    auto *row = makeRow({.spacing = 2 * grid::unit}, {m_name, {m_value, 1}, m_save, cancel, m_submit});
    makeColumn(this, {QMargins(18, 10, 14, 10), grid::unit}, {row, m_note});
    connect(m_value, &QLineEdit::returnPressed, this, &FixOffer::submit);
    connect(m_value, &QLineEdit::textChanged, this, [this] {
        setFlag(m_value, "wrong", false);
        m_note->hide();
    });
    connect(m_submit, &QPushButton::clicked, this, &FixOffer::submit);
    connect(cancel, &QPushButton::clicked, this, &FixOffer::leaveRow);
    connect(m_button, &QPushButton::clicked, this, &FixOffer::begin);
    m_button->hide();
    closeRow();
}

FixOffer::~FixOffer() = default;

bool FixOffer::isSecret() const
{
    return m_asked.fix == Fix::EnterKey || m_asked.fix == Fix::EnterToken;
}

void FixOffer::ask(const CheckFix &fix)
{
    m_asked = fix;
    m_submit->setText(fixConfirmLabel(m_page));
    const bool isName = fix.fix == Fix::EditUsername || fix.fix == Fix::SendUsername;
    m_name->setText(fixFieldName(fix));
    m_value->setAccessibleName(fixFieldName(fix));
    m_value->setEchoMode(isSecret() ? QLineEdit::Password : QLineEdit::Normal);
    m_value->setInputMethodHints(isSecret() ? Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase
                                            : Qt::ImhNone);
    m_value->setLayoutDirection(isName ? layoutDirection() : Qt::LeftToRight);
    m_value->setFont(isName || isSecret() ? m_theme.body() : m_theme.mono());
    m_value->setPlaceholderText(fix.fix == Fix::EnterKey     ? tr("Paste the API key")
                                : fix.fix == Fix::EnterToken ? tr("Paste the token")
                                                             : QString());
    m_value->setText(fixFieldValue(fix, m_session.profile()));
    m_value->selectAll();
    m_save->setChecked(true);
    m_save->setVisible(isSecret());
    m_note->hide();
    show();
    m_value->setFocus(Qt::OtherFocusReason);
}

void FixOffer::closeRow()
{
    m_value->clear();
    hide();
}

void FixOffer::leaveRow()
{
    closeRow();
    setFlag(m_button, "primary", m_fix && !isAddition(*m_fix));
    m_button->setFocus(Qt::OtherFocusReason);
}

void FixOffer::showError(const Error &error)
{
    setFlag(m_value, "wrong");
    m_note->setText(errorLine(error));
    m_note->show();
    m_value->setFocus(Qt::OtherFocusReason);
}

void FixOffer::submit()
{
    const CheckFix fix = m_asked; // offer() may change it
    if (!isSecret()) {
        apply(fix, m_value->text());
        return;
    }
    const QByteArray typed = m_value->text().toUtf8();
    Result<Secret> secret = fix.fix == Fix::EnterKey ? keyFromField(typed) : tokenFromInput(typed);
    if (!secret)
        showError(secret.error());
    else
        applySecret(fix, std::move(*secret));
}

void FixOffer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leaveRow();
    else
        Panel::keyPressEvent(event);
}

void FixOffer::offer(std::optional<CheckFix> fix)
{
    m_fix = std::move(fix);
    closeRow();
    m_button->setText(m_fix ? fixLabel(*m_fix, scope()) : QString());
    m_button->setVisible(m_fix.has_value());
    setFlag(m_button, "primary", m_fix && !isAddition(*m_fix));
}

FixScope FixOffer::scope() const
{
    return {.profile = m_session.profile(),
            .deadline = m_session.limits().deadline,
            .mayChange = !m_session.isDemo() && !m_session.book().isEdited(),
            .page = m_page};
}

void FixOffer::begin()
{
    if (!m_fix || isSaving())
        return;
    const CheckFix fix = *m_fix; // reset when the profile changes
    if (fix.fix == Fix::ShowSignIn) {
        showSignIn(
            catalogFromWord(fix.step.catalog(), allCatalogs(m_session.profile())).value_or(CatalogKind::General));
    } else if (isHandledByPage(fix)) {
        emit requested(fix);
    } else if (needsValue(fix, m_session.profile())) {
        ask(fix);
        setFlag(m_button, "primary", false); // the row has its own primary button
    } else {
        apply(fix, {});
    }
}

/// Sends no key.
void FixOffer::showSignIn(const CatalogKind &kind)
{
    readAuthorities(m_session.profile().caFile, this,
                    [this, kind, asked = m_session.profile()](const AuthoritiesFile &file) {
                        if (asked == m_session.profile())
                            showSignIn(kind, file);
                    });
}

void FixOffer::showSignIn(const CatalogKind &kind, const AuthoritiesFile &file)
{
    const Result<QUrl> toolServer = m_session.toolServer();
    const Result<Authorities> authorities = m_session.authoritiesIn(file);
    if (m_signIn || !toolServer || !authorities)
        return;
    m_signIn = std::make_unique<SignInJob>(m_session.dialects().addressOf(catalogAddress(*toolServer, kind)),
                                           HttpLimits{m_session.limits(), *authorities});
    connect(m_signIn.get(), &SignInJob::finished, this, [this](const SignInResult &result) {
        m_signIn.release()->deleteLater(); // the job is emitting this signal
        m_button->setEnabled(true);
        emit statusMessage(result.error ? errorLine(*result.error).text() : tr("How clients sign in"));
        showTextWindow(tr("How clients sign in"), signInLines(result).join(u'\n'), m_theme, m_button->window());
    });
    m_button->setEnabled(false);
    emit statusMessage(tr("Asking the server how clients sign in…"));
    m_signIn->start();
}

void FixOffer::apply(const CheckFix &fix, const QString &value)
{
    if (isBlocked())
        return;
    const Result<Profile> fixedProfile = profileWithFix(fix, scope(), value);
    const Result<void> saved = !fixedProfile                          ? Result<void>(failure(fixedProfile.error()))
                               : *fixedProfile == m_session.profile() ? Result<void>()
                                                                      : m_session.book().save(*fixedProfile);
    if (saved) {
        emit done(fix);
        return;
    }
    if (needsValue(fix, m_session.profile()))
        showError(saved.error());
    emit statusMessage(errorLine(saved.error()));
}

void FixOffer::applySecret(const CheckFix &fix, Secret secret)
{
    if (isBlocked())
        return;
    const auto catalog = catalogFromWord(fix.step.catalog(), catalogsWithToken(m_session.profile()));
    if (fix.fix == Fix::EnterToken && !catalog)
        return; // the catalog was removed
    SavedSecret &secretStore = fix.fix == Fix::EnterKey ? m_session.keys().key() : m_session.keys().token(*catalog);
    useSecret(secretStore, std::move(secret), m_save->isChecked(), fix);
}

void FixOffer::useSecret(SavedSecret &secretStore, Secret secret, bool save, const CheckFix &fix)
{
    if (secret.isEmpty()) {
        emit done(fix);
        return;
    }
    m_saving = &secretStore;
    offer({});
    emit savingStarted();
    const auto finish = [this, fix, profileName = openProfileName()] {
        if (std::exchange(m_saving, nullptr) == nullptr)
            return; // canceled
        emit savingEnded();
        if (profileName == openProfileName())
            emit done(fix);
    };
    // Without a keychain the secret stays in memory for this session, which the bar shows.
    if (save)
        secretStore.save(std::move(secret), this, [finish](const KeyReading &) { finish(); });
    else
        secretStore.holdForSession(std::move(secret), [alive = QPointer(this), finish] {
            if (alive)
                finish();
        });
}

void FixOffer::stopSaving()
{
    if (SavedSecret *saving = std::exchange(m_saving, nullptr))
        saving->stopWaiting();
}

QString FixOffer::openProfileName() const
{
    return m_session.isDemo() ? QString() : m_session.profile().name;
}

bool FixOffer::isBlocked()
{
    const std::optional<Error> why = m_session.sendBlocker();
    if (why)
        emit statusMessage(errorLine(*why));
    return why.has_value();
}

} // namespace rc

#include "moc_fixoffer.cpp"
