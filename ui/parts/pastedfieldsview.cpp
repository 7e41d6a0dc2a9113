// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/pastedfieldsview.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "session/session.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// The value in `profile`, in the format of pasted values.
QString valueOf(const Profile &profile, PastedField field)
{
    switch (field) {
    case PastedField::Resource:
        return profile.resource;
    case PastedField::ToolServer:
        return profile.toolServer;
    case PastedField::Username:
        return profile.username;
    case PastedField::Email:
        return profile.email;
    case PastedField::Threshold:
        return thresholdWord(profile.threshold);
    case PastedField::Debug:
        return profile.debug ? u"true"_s : u"false"_s;
    case PastedField::KeyHeader:
        return profile.keyHeader;
    case PastedField::Bearer:
        return profile.bearer ? u"Authorization: Bearer"_s : QString();
    case PastedField::UsernameHeader:
        return profile.usernameHeader;
    case PastedField::EmailHeader:
        return profile.emailHeader;
    case PastedField::IdentityOnIngest:
        return profile.usernameOnIngest ? u"true"_s : u"false"_s;
    case PastedField::UuidToTools:
        return profile.uuidToTools ? u"true"_s : u"false"_s;
    case PastedField::UuidHeader:
        return profile.uuidHeader;
    case PastedField::CustomCatalogs:
        return customCatalogsText(profile.customCatalogs);
    }
    return {};
}

/// Whether a field's value is code: left to right in every language.
bool isCode(PastedField field)
{
    return field != PastedField::Username && field != PastedField::Email && field != PastedField::Threshold &&
           field != PastedField::Debug && field != PastedField::IdentityOnIngest && field != PastedField::UuidToTools;
}

} // namespace

PastedFieldsView::PastedFieldsView(Session &session, const Theme &theme, CompareWith compareWith, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
    , m_compareWith(compareWith)
{
    setObjectName(u"readingView"_s);
    connect(&m_session.book(), &ProfileBook::changed, this, &PastedFieldsView::showReading);
    connect(&m_session.keys().key(), &SavedSecret::changed, this, &PastedFieldsView::showReading);
}

void PastedFieldsView::build()
{
    m_kind = named(plainLabel({}, this), u"pastedKind"_s);
    m_servers = named(new QComboBox(this), u"pastedServerBox"_s);
    m_servers->setAccessibleName(tr("Server to import"));
    connect(m_servers, &QComboBox::activated, this, [this](int index) {
        m_chosen = index - 1;
        showReading();
        emit serverChosen();
    });
    m_rows = new QWidget(this);
    m_grid = new QGridLayout(m_rows);
    m_saveKey = named(new QCheckBox(tr("Save the key in the keychain"), this), u"pastedKeyBox"_s);
    m_saveKey->setChecked(true);
    m_faults = named(plainLabel({}, this), u"pastedFaults"_s);
    m_notes = named(quietLabel({}, m_theme, this), u"pastedNotes"_s);
    m_faults->setWordWrap(true);
    setTone(m_faults, Token::Warned);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4 * grid::unit);
    m_grid->setVerticalSpacing(grid::unit);
    m_grid->setColumnStretch(1, 3);
    if (m_compareWith == CompareWith::Form)
        m_grid->setColumnStretch(2, 2);
    auto *column = makeColumn(this, {noMargins, 2 * grid::unit});
    for (QWidget *part : std::initializer_list<QWidget *>{m_kind, m_servers, m_rows, m_saveKey, m_faults, m_notes})
        column->addWidget(part);
    fixTabOrder(this);
}

void PastedFieldsView::setReading(PasteResult reading)
{
    m_reading = std::move(reading);
    const PastedServer *matching = serverFor(m_reading, m_profile);
    m_chosen = matching == nullptr ? -1 : int(matching - m_reading.servers.data());
    if (m_saveKey != nullptr)
        m_saveKey->setChecked(true);
    showReading();
    if (m_servers != nullptr)
        showServers();
}

void PastedFieldsView::showServers()
{
    m_servers->clear();
    m_servers->addItem(tr("Choose a server…"));
    for (const PastedServer &server : m_reading.servers)
        m_servers->addItem(server.label());
    m_servers->setCurrentIndex(m_chosen + 1);
    m_servers->setVisible(!m_reading.servers.empty());
}

void PastedFieldsView::setProfile(const Profile &profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    showReading();
}

void PastedFieldsView::removeField(PastedField field)
{
    PasteResult &shown = m_chosen < 0 ? m_reading : m_reading.servers[std::size_t(m_chosen)].reading;
    if (shown.values.removeIf([field](const PastedValue &value) { return value.field == field; }) > 0)
        showReading();
}

bool PastedFieldsView::hasContent() const
{
    return !reading().isEmpty() || !reading().faults.isEmpty() || !m_reading.servers.empty() || !keyText().isEmpty();
}

Secret PastedFieldsView::chosenKey() const
{
    return savesKey() ? reading().key.clone() : Secret();
}

bool PastedFieldsView::savesKey() const
{
    return m_saveKey == nullptr || m_saveKey->isChecked();
}

QString PastedFieldsView::accessibleText() const
{
    QStringList lines;
    for (const PastedValue &value : reading().valuesFor(m_profile))
        lines.append(tr("%1: %2").arg(pastedFieldName(value.field), displayText(value.value)));
    if (!reading().key.isEmpty())
        lines.append(tr("%1: %2").arg(tr("API key"), keyText()));
    return lines.join(u'\n');
}

void PastedFieldsView::showReading()
{
    if (m_kind == nullptr && hasContent())
        build();
    if (m_kind != nullptr)
        fill();
    emit shown();
}

void PastedFieldsView::fill()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_kind->setVisible(hasContent() && reading().kind != PastedKind::Nothing);
    m_kind->setText(tr("Detected: %1.").arg(pastedKindName(reading().kind)));
    if (!reading().values.isEmpty() || !keyText().isEmpty())
        addHeadings();
    for (const PastedValue &value : reading().valuesFor(m_profile))
        addRow(pastedFieldName(value.field),
               isCode(value.field) ? static_cast<QLabel *>(new MonoLabel(m_theme, displayText(value.value), m_rows))
                                   : new ElidedLabel(displayText(value.value), m_rows),
               value.value == valueOf(m_profile, value.field), valueOf(m_profile, value.field));
    if (!keyText().isEmpty())
        addRow(tr("API key"), new ElidedLabel(keyText(), m_rows), false, currentKeyText());
    m_rows->setVisible(m_grid->count() > 0);
    m_saveKey->setVisible(!reading().key.isEmpty());
    showNotes();
}

void PastedFieldsView::addHeadings()
{
    QStringList headings{tr("Field"), tr("Pasted")};
    if (m_compareWith == CompareWith::Form)
        headings.append(tr("Current"));
    int column = 0;
    for (const QString &heading : std::as_const(headings)) {
        auto *label = new ElidedLabel(heading, m_rows);
        setTone(label, Token::Quiet);
        m_grid->addWidget(label, 0, column++);
    }
}

void PastedFieldsView::addRow(const QString &name, QLabel *pasted, bool isSame, const QString &before)
{
    const int row = m_grid->rowCount();
    m_grid->addWidget(plainLabel(name, m_rows), row, 0);
    m_grid->addWidget(pasted, row, 1);
    if (pasted->layoutDirection() != layoutDirection()) // keeps left-to-right text next to its name
        m_grid->setAlignment(pasted, isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft);
    if (m_compareWith == CompareWith::Nothing)
        return;
    auto *current = new ElidedLabel(isSame             ? tr("the same")
                                    : before.isEmpty() ? tr("empty")
                                                       : displayText(before),
                                    m_rows);
    setTone(current, isSame ? Token::Passed : Token::Quiet);
    m_grid->addWidget(current, row, 2);
}

void PastedFieldsView::showNotes()
{
    m_faults->setText(reading().faults.join(u'\n'));
    m_faults->setVisible(!reading().faults.isEmpty());
    QStringList notes = reading().notes;
    QStringList names;
    for (const IgnoredSetting &setting : reading().others)
        names.append(displayText(setting.name)); // values may be secrets
    names.removeDuplicates();
    if (!names.isEmpty())
        notes.append(tr("Ignored: %1").arg(listText(names)));
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

QString PastedFieldsView::keyText() const
{
    if (!reading().key.isEmpty())
        return tr("found on line %1 (hidden)").arg(reading().keyLine);
    if (reading().keyIsLookup)
        return tr("from a command, not in the text");
    if (!reading().keyVariable.isEmpty())
        return tr("from the variable %1, not in the text").arg(reading().keyVariable);
    return {};
}

QString PastedFieldsView::currentKeyText() const
{
    switch (m_session.keys().state()) {
    case KeyState::Saved:
        return tr("in the keychain");
    case KeyState::SessionOnly:
        return tr("this session only");
    case KeyState::Withheld:
        return tr("saved for another address");
    case KeyState::Absent:
        return m_session.keys().key().isKnown() ? tr("none") : tr("not read yet");
    default:
        return tr("the keychain cannot be read now");
    }
}

} // namespace rc

#include "moc_pastedfieldsview.cpp"
