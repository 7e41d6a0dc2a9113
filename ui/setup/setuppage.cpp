// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/setuppage.h"

#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/profile/profilebook.h"
#include "session/session.h"
#include "store/keys/boundkeys.h"
#include "ui/buttons/rowmenu.h"
#include "ui/fields/fieldrows.h"
#include "ui/parts/pastepanel.h"
#include "ui/setup/config/configpreview.h"
#include "ui/setup/environment/environmentcard.h"
#include "ui/setup/key/keyrow.h"
#include "ui/setup/key/rotatepanel.h"
#include "ui/setup/profile/profileform.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "wire/tls/tlsauthorities.h"

#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

SetupPage::SetupPage(Session &session, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
    , m_message(named(new Banner(theme, this), u"setupMessage"_s))
    , m_header(new PageHeader(tr("Setup"), theme, this))
    , m_unsaved(named(new Chip(theme, this), u"unsavedChip"_s))
    , m_save(named(primaryButton(tr("Save"), this), u"saveButton"_s))
    , m_revert(named(new QPushButton(tr("Revert"), this), u"revertButton"_s))
    , m_more(named(new QPushButton(u"⋯"_s, this), u"profileMoreButton"_s, tr("More for this profile")))
    , m_duplicate(named(new QPushButton(tr("Duplicate"), this), u"duplicateButton"_s))
    , m_remove(named(new ConfirmButton(tr("Remove profile"), tr("Click again to delete the profile and its key"), this),
                     u"removeButton"_s))
    , m_leaveKey(named(new QPushButton(tr("Delete the profile, keep the key"), this), u"leaveKeyButton"_s))
    , m_rotate(named(new QPushButton(tr("Rotate key…"), this), u"rotateButton"_s))
    , m_rotation(new RotatePanel(session, theme, this))
{
    setObjectName(u"setupPage"_s);
    m_message->addAction(m_leaveKey);
    m_leaveKey->hide();
    buildHeader();
    m_form = new ProfileForm(session, theme, this); // in tab order
    m_form->keyRow()->addButton(m_rotate);
    m_config = new ConfigPreview(session, theme, this);
    m_form->addBelowKey(m_config);
    m_environment = new EnvironmentCard(session, theme, this);
    m_body = new PageBody(this);
    m_body->setBelowHeader();
    for (QWidget *part : std::initializer_list<QWidget *>{m_paste, m_rotation, m_form, m_environment})
        m_body->content()->addWidget(part);
    m_body->content()->addStretch(1);
    m_head = makeColumn({.spacing = grid::gap}, {m_header, m_message}); // Save does not scroll away
    makeColumn(this, {noMargins, 2 * grid::unit}, {m_head, {m_body, 1}});
    connectParts();
    for (QLineEdit *field : m_form->findChildren<QLineEdit *>())
        field->installEventFilter(this);
    showCurrent();
}

void SetupPage::buildHeader()
{
    setPlainToolTip(m_duplicate, tr("Makes a copy without the key and switches to it"));
    m_unsaved->showText(tr("● Unsaved"), Token::Warned);
    m_unsaved->setAccessibleName(tr("Unsaved changes"));
    setRetainsSpace(m_unsaved);
    m_header->addBesideTitle(m_unsaved);
    auto *paste = named(new QPushButton(tr("Import…"), this), u"pasteAnythingButton"_s);
    m_header->addButton(paste);
    m_header->addButton(m_revert);
    m_header->addButton(m_save);
    m_header->addButton(m_more);
    auto *panel = new PopupPanel(m_more);
    setFlag(m_remove, "danger");
    panel->addButton(m_duplicate);
    panel->addButton(m_remove);
    setPlainToolTip(m_more, m_more->accessibleName());
    connect(m_remove, &ConfirmButton::confirmed, panel, &QWidget::hide);
    connect(m_duplicate, &QPushButton::clicked, panel, &QWidget::hide);
    m_paste = new PastePanel(m_session, m_theme, this);
    connect(paste, &QPushButton::clicked, this, &SetupPage::openPaste);
    connect(m_paste, &PastePanel::closed, this, [paste] { paste->setFocus(Qt::OtherFocusReason); });
}

void SetupPage::connectParts()
{
    auto *saveKeys = new QShortcut(QKeySequence::Save, this);
    connect(saveKeys, &QShortcut::activated, this, &SetupPage::save);
    connect(m_save, &QPushButton::clicked, this, &SetupPage::save);
    connect(m_revert, &QPushButton::clicked, this, &SetupPage::revert);
    connect(m_rotate, &QPushButton::clicked, this, &SetupPage::rotateKey);
    connect(m_rotation, &RotatePanel::statusMessage, this, &Page::statusChanged);
    connect(m_rotation, &RotatePanel::closed, this, [this] { m_rotate->setFocus(Qt::OtherFocusReason); });
    connect(m_rotation, &RotatePanel::activityRequested, this, &Page::activityRequested);
    connect(&m_session.keys().key(), &SavedSecret::changed, this, &SetupPage::offerPreviousKey);
    connect(m_remove, &ConfirmButton::confirmed, this, [this] { remove(false); });
    connect(m_duplicate, &QPushButton::clicked, this, &SetupPage::duplicate);
    connect(m_leaveKey, &QPushButton::clicked, this, [this] { remove(true); });
    connect(m_paste, &PastePanel::applyRequested, this, &SetupPage::applyPasted);
    connect(m_paste, &PastePanel::newProfileRequested, this, &SetupPage::createProfile);
    connect(m_paste, &PastePanel::statusMessage, this, &Page::statusChanged);
    connect(m_form, &ProfileForm::edited, this, &SetupPage::showDraft);
    connect(m_form, &ProfileForm::submitted, this, &SetupPage::save);
    connect(m_form->keyRow(), &KeyRow::statusMessage, this, &Page::statusChanged);
    connect(m_form, &ProfileForm::tokenStatusMessage, this, &Page::statusChanged);
    connect(m_form->keyRow(), &KeyRow::statusMessage, m_environment, &EnvironmentCard::readLater);
    connect(m_environment, &EnvironmentCard::compared, m_rotation,
            [this] { m_rotation->setEnvironment(m_environment->source()); });
    connect(m_environment, &EnvironmentCard::applyRequested, this, &SetupPage::applyEnvironment);
    connect(m_environment, &EnvironmentCard::statusMessage, this, &Page::statusChanged);
    connect(m_environment, &EnvironmentCard::keySaveRequested, this, &SetupPage::saveFromEnvironment);
    connect(m_config, &ConfigPreview::statusMessage, this, &Page::statusChanged);
    connect(&m_session.book(), &ProfileBook::changed, this, &SetupPage::showCurrent);
    connect(&m_session.fields(), &UnsavedFields::saveWanted, this, [this] {
        if (m_form->isValid())
            save();
        else
            showInvalidField();
    });
}

QWidget *SetupPage::firstFocus()
{
    return m_form->findChild<QLineEdit *>(u"nameField"_s);
}

void SetupPage::openField(const QString &name)
{
    openField(m_form->findChild<QLineEdit *>(name));
}

void SetupPage::openField(QLineEdit *field)
{
    field->setFocus(Qt::OtherFocusReason);
    field->selectAll();
    m_body->ensureWidgetVisible(field);
}

/// Another page asked to save.
void SetupPage::showInvalidField()
{
    emit showRequested();
    QLineEdit *field = m_form->firstInvalid();
    if (field == nullptr)
        return;
    openField(field);
    showError(tr("Not saved. Fix the highlighted field."), field->accessibleDescription());
}

void SetupPage::openKeyField()
{
    m_body->ensureWidgetVisible(m_form->keyRow());
    m_form->keyRow()->openField();
}

void SetupPage::showPasted(const QByteArray &text)
{
    m_message->hide();
    openPaste();
    m_paste->field()->readText(text);
    m_paste->focusNext();
    // after layout: all of it, or at least the focused widget
    QTimer::singleShot(0, m_paste, [this] {
        m_body->ensureWidgetVisible(m_paste);
        if (QWidget *next = m_paste->focusWidget())
            m_body->ensureWidgetVisible(next);
    });
}

void SetupPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    offerPreviousKey();
}

void SetupPage::resizeEvent(QResizeEvent *event)
{
    const int side = pageMargin(width());
    m_head->setContentsMargins(side, 5 * grid::unit, side, 0);
    Page::resizeEvent(event);
}

void SetupPage::offerPreviousKey()
{
    if (isVisible())
        m_rotation->offerPrevious(m_environment->source());
}

void SetupPage::cancel()
{
    if (!m_rotation->isHidden() && (m_paste->isHidden() || m_rotation->isAncestorOf(focusWidget())))
        m_rotation->closePanel();
    else if (!m_paste->isHidden())
        m_paste->close();
    else
        m_message->hide();
    m_remove->cancelQuestion();
}

void SetupPage::revert()
{
    m_pastedKey = {};
    const Profile typed = m_form->draft();
    const bool differed = m_form->differs();
    m_form->discardEdits();
    if (differed)
        m_reverted = typed;
    m_remove->cancelQuestion();
    m_message->hide();
}

bool SetupPage::undoRemoval()
{
    if (!m_reverted)
        return false;
    m_form->fill(*std::exchange(m_reverted, {}));
    return true;
}

bool SetupPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Undo)) {
        const auto *field = qobject_cast<QLineEdit *>(watched);
        if (field != nullptr && !field->isUndoAvailable() && undoRemoval())
            return true;
    }
    return Page::eventFilter(watched, event);
}

void SetupPage::showCurrent()
{
    m_reverted.reset();
    m_message->hide();
    if (m_pastedProfile != m_session.profile().name)
        m_pastedKey = {};
    m_form->showCurrent();
    const bool isSaved = m_session.book().hasProfile() && !m_session.isDemo() && m_session.book().isSaved();
    m_remove->setEnabled(isSaved);
    m_duplicate->setEnabled(isSaved);
    m_more->setVisible(isSaved);
}

void SetupPage::showDraft()
{
    const Profile draft = m_form->draft();
    m_config->setProfile(draft);
    m_paste->setProfile(draft);
    m_environment->setProfile(draft);
    if (m_form->differs())
        m_reverted.reset();
    m_unsaved->setVisible(hasUnsaved());
    m_revert->setEnabled(m_form->differs() || !m_pastedKey.isEmpty());
    m_save->setEnabled(m_form->isValid() && hasUnsaved() && !m_isSaving);
    if (hasUnsaved())
        emit statusChanged(m_form->isValid() ? tr("Not saved yet") : tr("Not saved. Fix the highlighted field."));
    else if (m_showsUnsaved)
        emit statusChanged({});
    m_showsUnsaved = hasUnsaved();
    m_session.fields().set(m_session.book().hasProfile() &&
                           (m_form->differs() || !m_pastedKey.isEmpty() || m_isSaving || m_isSavingKey));
}

bool SetupPage::hasUnsaved() const
{
    return m_form->isModified() || !m_pastedKey.isEmpty();
}

void SetupPage::applyPasted(const Profile &profile)
{
    m_pastedKey = m_paste->takeKey();
    m_pastedProfile = m_session.profile().name;
    m_form->fill(profile);
    if (!m_pastedKey.isEmpty())
        showMessage(Token::Accent, u"key"_s, tr("A key was pasted too."),
                    tr("Save stores both the fields and the key. Revert discards both."));
}

/// After the fields were saved, so that the key is bound to their servers. `binding`: from the fields when the button
/// was pressed.
void SetupPage::savePastedKey(const KeyBinding &binding)
{
    if (m_pastedKey.isEmpty())
        return;
    emit statusChanged(tr("Saving the key. Waiting for the keychain…"));
    m_isSavingKey = true;
    m_session.keys().replace(std::exchange(m_pastedKey, {}), binding, this, [this](const KeyReading &reading) {
        m_isSavingKey = false;
        m_session.fields().saved();
        showDraft();
        if (reading.error && reading.error->kind == ErrorKind::Canceled)
            return; // a newer change took effect
        emit statusChanged(reading.state == KeyState::Saved ? tr("The key is in the keychain.")
                           : reading.error                  ? errorLine(*reading.error).text()
                                                            : tr("The key is not saved (this session only)."));
    });
    showDraft();
}

bool SetupPage::hasTransientState() const
{
    return m_rotation->isBusy();
}

void SetupPage::rotateKey()
{
    m_rotation->open(m_environment->source());
}

void SetupPage::openPaste()
{
    m_paste->show();
    m_paste->field()->setFocus(Qt::OtherFocusReason);
}

void SetupPage::applyEnvironment(const Profile &profile, const QString &from, const QStringList &fields,
                                 const QStringList &ignored)
{
    m_form->fill(profile);
    m_leaveKey->hide();
    QString rest = tr("Unsaved changes. Ctrl+S saves, Revert discards.");
    if (!ignored.isEmpty())
        rest += u' ' + tr("Not recognized, ignored: %1").arg(listText(ignored));
    showMessage(Token::Accent, u"info"_s, tr("Filled in from %1: %2.").arg(from, listText(fields)), rest);
    // the pressed button is hidden; form and Save are at the top
    QWidget *next = m_save->isEnabled() ? m_save : firstFocus();
    next->setFocus(Qt::OtherFocusReason);
    m_body->ensureVisible(0, 0);
}

void SetupPage::saveFromEnvironment()
{
    m_pastedKey = m_environment->takeKey();
    m_pastedProfile = m_session.profile().name;
    m_body->ensureWidgetVisible(m_form->keyRow());
    m_form->keyRow()->setFocus(Qt::OtherFocusReason);
    if (!m_form->differs()) {
        const Profile &profile = m_session.profile();
        readAuthorities(profile.caFile, this, [this, profile](const AuthoritiesFile &file) {
            if (profile.name == m_pastedProfile)
                savePastedKey(keyBindingOf(profile, file));
        });
        return;
    }
    // The fields may belong to the key: save both together or neither.
    showDraft();
    showMessage(Token::Accent, u"key"_s, tr("The key is not saved yet."),
                tr("Save stores both the fields and the key. Revert discards both."));
}

void SetupPage::createProfile(Profile profile)
{
    if (!hasAddress(profile))
        return;
    profile.name = suggestedName(profile, m_session.book().profiles());
    m_session.book().beginNew();
    if (const Result<void> saved = m_session.book().save(profile); !saved) {
        showError(saved.error());
        return;
    }
    emit statusChanged(tr("Added %1").arg(displayText(profile.name)));
}

void SetupPage::save()
{
    if (!m_form->isValid() || !hasUnsaved() || m_isSaving)
        return;
    const Profile draft = m_form->draft();
    m_message->hide();
    m_isSaving = true;
    m_save->setEnabled(false);
    m_pastedProfile = draft.name;
    if (draft.name != m_session.profile().name && !savedSecrets(m_session.profile()).isEmpty())
        emit statusChanged(tr("Moving the key to the new name. Waiting for the keychain…"));
    readAuthorities(
        draft.caFile, this,
        [this, draft, name = m_session.profile().name, isDemo = m_session.isDemo()](const AuthoritiesFile &file) {
            // Another profile was opened meanwhile, or the row shows why the file cannot be used.
            const bool isSame = name == m_session.profile().name && isDemo == m_session.isDemo();
            if (isSame && authoritiesFrom(file)) {
                saveDraft(draft, keyBindingOf(draft, file));
                return;
            }
            m_isSaving = false;
            showDraft();
            if (isSame && m_session.fields().isAwaited())
                showInvalidField();
        });
}

void SetupPage::saveDraft(const Profile &draft, const KeyBinding &binding)
{
    m_session.keys().rename(draft, this, [this, name = draft.name, binding](const auto &error) {
        m_isSaving = false;
        if (!error)
            m_session.fields().saved();
        showDraft();
        if (!error) {
            emit statusChanged(m_session.isDemo() ? tr("This session only") : tr("Saved"));
            savePastedKey(binding);
            return;
        }
        if (m_session.fields().isAwaited())
            emit showRequested();
        if (m_session.profile().name != name)
            showError(errorText(*error).what, tr("Nothing was changed. %1").arg(errorText(*error).next));
        else if (isKeychainError(error->kind))
            showError(tr("Saved, but the key may also still be in the keychain under the old name."),
                      errorLine(*error));
        else
            showError(*error);
    });
}

/// Deletes the key, too: the button asks.
void SetupPage::askToRemove()
{
    m_more->click();
    m_remove->setFocus(Qt::OtherFocusReason);
    if (!m_remove->isAsking())
        m_remove->click();
}

void SetupPage::remove(bool leaveKey)
{
    using Fate = ProfileKeys::KeyRemoval;
    const QString name = m_session.profile().name;
    m_message->hide();
    m_remove->setEnabled(false);
    if (!leaveKey && !savedSecrets(m_session.profile()).isEmpty())
        emit statusChanged(tr("Removing the key. Waiting for the keychain…"));
    m_session.keys().remove(
        name, leaveKey ? Fate::Leave : Fate::Forget, this, [this, name, leaveKey](const std::optional<Error> &error) {
            m_remove->setEnabled(true);
            if (error) {
                const ErrorText words = errorText(*error);
                showError(words.what, tr("The profile was kept. %1").arg(words.next), isKeychainError(error->kind));
                emit statusChanged(tr("Not removed"));
            } else if (leaveKey) {
                emit statusChanged(tr("Removed %1; its key may still be in the keychain").arg(displayText(name)));
            } else {
                emit statusChanged(tr("Removed %1").arg(displayText(name)));
            }
        });
}

void SetupPage::duplicate()
{
    const QString name = m_session.profile().name;
    m_message->hide();
    if (const Result<void> duplicated = m_session.book().duplicate(name); !duplicated) {
        showError(duplicated.error());
        return;
    }
    openField(u"nameField"_s);
    m_leaveKey->hide();
    showMessage(Token::Accent, u"key"_s, tr("This is a copy of %1.").arg(displayText(name)),
                tr("Keys are not copied. Name the copy and add its key."));
}

void SetupPage::showError(const Error &error)
{
    const ErrorText words = errorText(error);
    showError(words.what, words.next);
}

void SetupPage::showError(const QString &lead, const QString &rest, bool offerToLeaveKey)
{
    m_leaveKey->setVisible(offerToLeaveKey);
    showMessage(Token::Failed, u"failed"_s, lead, rest);
}

void SetupPage::showMessage(Token token, const QString &icon, const QString &lead, const QString &rest)
{
    emit statusChanged({});
    m_message->showMessage(token, icon, lead, rest);
}

} // namespace rc

#include "moc_setuppage.cpp"
