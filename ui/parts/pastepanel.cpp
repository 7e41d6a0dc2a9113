// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/pastepanel.h"

#include "config/paste/pasteimport.h"
#include "core/key/redactor.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/session.h"
#include "ui/parts/pastedfieldsview.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

QString withoutKeys(const QByteArray &text)
{
    constexpr int maxKeys = 20;
    QByteArray shown = text;
    for (int i = 0; i < maxKeys; ++i) {
        const std::vector<Secret> keys = keysIn(readPasted(shown));
        if (keys.empty())
            return displayText(QString::fromUtf8(shown), LineBreaks::Keep);
        const QByteArray redactedText = redacted(QString::fromUtf8(shown), keys.front()).toUtf8();
        if (redactedText == shown)
            break;
        shown.fill('\0');
        shown = redactedText;
    }
    shown.fill('\0');
    return QCoreApplication::translate("rc::PasteField", "(This text contains a key and is not shown.)");
}

PasteField::PasteField(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
{
    setUndoRedoEnabled(false);
    setAcceptDrops(true);
    setAccessibleName(PastePanel::tr("Paste anything"));
    setPlaceholderText(tr("Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl "
                          "command, SDK call, tool spec or mcp.json"));
}

void PasteField::pasteFromClipboard()
{
    const QMimeData *clipboardData = QGuiApplication::clipboard()->mimeData();
    if (clipboardData != nullptr && clipboardData->hasText())
        readText(clipboardData->text().toUtf8());
}

void PasteField::readText(const QByteArray &text)
{
    showText(withoutKeys(text));
    emit pasted(text);
}

void PasteField::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        pasteFromClipboard();
        event->accept();
        return;
    }
    CodeView::keyPressEvent(event);
}

void PasteField::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->insertAction(menu->actions().value(0), menu->addAction(tr("Paste"), this, &PasteField::pasteFromClipboard));
    menu->popup(event->globalPos());
}

void PasteField::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PasteField::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasText())
        event->acceptProposedAction();
}

void PasteField::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    readText(event->mimeData()->text().toUtf8());
}

// On X11 the middle button pastes the selection.
void PasteField::mouseReleaseEvent(QMouseEvent *event)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (event->button() == Qt::MiddleButton && clipboard->supportsSelection()) {
        readText(clipboard->text(QClipboard::Selection).toUtf8());
        return;
    }
    CodeView::mouseReleaseEvent(event);
}

namespace {

constexpr int fieldLines = 5;

} // namespace

PastePanel::PastePanel(Session &session, const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_session(session)
    , m_field(named(new PasteField(theme, this), u"pasteField"_s))
    , m_view(new PastedFieldsView(session, theme, PastedFieldsView::CompareWith::Form, this))
    , m_apply(named(new QPushButton(tr("Apply to this profile"), this), u"applyPastedButton"_s))
    , m_new(named(new QPushButton(tr("Create new profile"), this), u"newFromPastedButton"_s))
    , m_clear(named(new QPushButton(tr("Clear the clipboard"), this), u"clearClipboardButton"_s))
{
    setObjectName(u"pastePanel"_s);
    setFlag(this, "card");
    fitToTheme(this, theme, [this] {
        m_field->setMinimumLines(fieldLines);
        m_field->setFixedHeight(m_field->minimumHeight());
    });
    auto *closeButton = named(new QPushButton(tr("Close"), this), u"closePasteButton"_s);

    auto *buttons = makeFlow(this, 2 * grid::unit, {m_apply, m_new, m_clear, closeButton});
    makeColumn(this, {QMargins(4 * grid::unit, 3 * grid::unit, 4 * grid::unit, 3 * grid::unit), 2 * grid::unit},
               {headingLabel(tr("Paste anything"), this), m_field, m_view, buttons});

    connect(m_field, &PasteField::pasted, this, &PastePanel::read);
    connect(m_view, &PastedFieldsView::shown, this, &PastePanel::offer);
    connect(m_apply, &QPushButton::clicked, this, &PastePanel::apply);
    connect(m_new, &QPushButton::clicked, this, &PastePanel::applyToNew);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->clear();
        m_clear->hide();
        emit statusMessage(tr("The clipboard is empty."));
    });
    connect(closeButton, &QPushButton::clicked, this, &PastePanel::close);
    m_clear->hide();
    hide();
    offer();
}

void PastePanel::setProfile(const Profile &profile)
{
    m_profile = profile;
    m_view->setProfile(profile);
}

void PastePanel::close()
{
    m_view->discard();
    m_appliedKey = {};
    m_field->showText({});
    m_clear->hide();
    hide();
    emit closed();
}

void PastePanel::focusNext()
{
    QWidget *next = m_apply->isEnabled() ? m_apply : m_new->isEnabled() ? m_new : static_cast<QWidget *>(m_field);
    next->setFocus(Qt::OtherFocusReason);
}

void PastePanel::read(const QByteArray &text)
{
    PasteResult reading = readPasted(text);
    m_clear->setVisible(!keysIn(reading).empty());
    m_view->setReading(std::move(reading));
}

void PastePanel::offer()
{
    // Screen readers announce the values with the button that applies them.
    m_apply->setAccessibleDescription(m_view->accessibleText());
    const PasteResult &reading = m_view->reading();
    m_apply->setEnabled(!reading.isEmpty() && !m_session.isDemo()); // the demo service determines its own fields
    m_new->setEnabled(reading.value(PastedField::Resource).has_value());
}

void PastePanel::apply()
{
    m_appliedKey = m_view->chosenKey();
    emit applyRequested(m_view->reading().appliedTo(m_profile));
}

void PastePanel::applyToNew()
{
    const Profile profile = m_view->reading().appliedTo(Profile());
    emit newProfileRequested(profile);
    if (m_session.profile().resource == profile.resource)
        saveKey();
}

void PastePanel::saveKey()
{
    Secret key = m_view->chosenKey();
    if (key.isEmpty())
        return;
    emit statusMessage(tr("Saving to the keychain…"));
    m_session.keys().key().save(std::move(key), this, [this](const KeyReading &reading) {
        if (reading.error && reading.error->kind == ErrorKind::Canceled)
            return; // a newer change replaced it
        emit statusMessage(reading.state == KeyState::Saved ? tr("The key is in the keychain.")
                           : reading.error                  ? errorLine(*reading.error).text()
                                                            : tr("The key is not saved (this session only)."));
    });
}

} // namespace rc

#include "moc_pastepanel.cpp"
