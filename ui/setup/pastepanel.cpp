// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/pastepanel.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/setup/pastefield.h"
#include "ui/theme/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/tone.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int fieldLines = 5;

/// What `profile` has in a field, as the reading writes it.
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
    case PastedField::EnvPrefix:
        return profile.envPrefix;
    case PastedField::KeyHeader:
        return profile.keyHeader;
    case PastedField::UsernameHeader:
        return profile.usernameHeader;
    case PastedField::EmailHeader:
        return profile.emailHeader;
    case PastedField::IdentityOnIngest:
        return profile.identityOnIngest ? u"true"_s : u"false"_s;
    }
    return {};
}

/// Whether a field's value is read letter by letter: left to right in every language.
bool isCode(PastedField field)
{
    return field != PastedField::Username && field != PastedField::Email && field != PastedField::Threshold &&
           field != PastedField::Debug && field != PastedField::IdentityOnIngest;
}

} // namespace

PastePanel::PastePanel(CurrentResource &current, const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_current(current)
    , m_theme(theme)
    , m_field(new PasteField(theme, this))
    , m_kind(plainLabel({}, this))
    , m_rows(new QWidget(this))
    , m_grid(new QGridLayout(m_rows))
    , m_faults(plainLabel({}, this))
    , m_notes(quietLabel({}, theme, this))
    , m_keyToo(new QCheckBox(tr("Save the key in the keychain"), this))
    , m_take(new QPushButton(tr("Take these"), this))
    , m_new(new QPushButton(tr("Make a new profile"), this))
    , m_clear(new QPushButton(tr("Clear the clipboard"), this))
{
    setObjectName(u"pastePanel"_s);
    setFlag(this, "card");
    m_field->setObjectName(u"pasteField"_s);
    m_field->setMinimumLines(fieldLines);
    m_field->setFixedHeight(m_field->minimumHeight());
    m_kind->setObjectName(u"pastedKind"_s);
    m_faults->setObjectName(u"pastedFaults"_s);
    m_faults->setWordWrap(true);
    setTone(m_faults, Token::Warned);
    m_notes->setObjectName(u"pastedNotes"_s);
    m_keyToo->setObjectName(u"pastedKeyBox"_s);
    m_take->setObjectName(u"takePastedButton"_s);
    m_new->setObjectName(u"newFromPastedButton"_s);
    m_clear->setObjectName(u"clearClipboardButton"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(4 * grid::unit);
    m_grid->setVerticalSpacing(grid::unit);
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 2);
    auto *closing = new QPushButton(tr("Close"), this);
    closing->setObjectName(u"closePasteButton"_s);

    auto *buttons = new QWidget(this);
    auto *row = new FlowLayout(buttons, 2 * grid::unit);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *button : std::initializer_list<QWidget *>{m_take, m_new, m_clear, closing})
        row->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * grid::unit, 3 * grid::unit, 4 * grid::unit, 3 * grid::unit);
    column->setSpacing(2 * grid::unit);
    column->addWidget(headingLabel(tr("Paste anything"), this));
    column->addWidget(m_field);
    column->addWidget(m_kind);
    column->addWidget(m_rows);
    column->addWidget(m_keyToo);
    column->addWidget(m_faults);
    column->addWidget(m_notes);
    column->addWidget(buttons);

    connect(m_field, &PasteField::pasted, this, &PastePanel::read);
    connect(m_take, &QPushButton::clicked, this, &PastePanel::take);
    connect(m_new, &QPushButton::clicked, this, &PastePanel::takeAsNew);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->clear();
        m_clear->hide();
        emit said(tr("The clipboard is empty."));
    });
    connect(closing, &QPushButton::clicked, this, &PastePanel::close);
    connect(&m_current, &CurrentResource::changed, this, &PastePanel::showReading);
    connect(&m_current, &CurrentResource::keyStateChanged, this, &PastePanel::showReading);
    m_clear->hide();
    hide();
    showReading();
}

void PastePanel::setProfile(const Profile &profile)
{
    if (m_profile == profile)
        return;
    m_profile = profile;
    showReading();
}

void PastePanel::close()
{
    m_reading = {};
    m_field->say({});
    m_clear->hide();
    showReading();
    hide();
    emit closed();
}

void PastePanel::read(const QByteArray &text)
{
    m_reading = readPasted(text);
    m_keyToo->setChecked(true);
    m_clear->setVisible(!m_reading.key.isEmpty());
    showReading();
}

void PastePanel::showReading()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const bool hasAny = !m_reading.isEmpty() || !m_reading.faults.isEmpty() || !keyText().isEmpty();
    m_kind->setVisible(hasAny && m_reading.kind != PastedKind::Nothing);
    m_kind->setText(tr("Understood as %1.").arg(pastedKindName(m_reading.kind)));
    if (!m_reading.values.isEmpty() || !keyText().isEmpty()) {
        int column = 0;
        for (const QString &heading : {tr("Field"), tr("In the text"), tr("In the form now")}) {
            auto *label = new ElidedLabel(heading, m_rows);
            setTone(label, Token::Quiet);
            m_grid->addWidget(label, 0, column++);
        }
    }
    for (const PastedValue &value : std::as_const(m_reading.values))
        addRow(pastedFieldName(value.field),
               isCode(value.field) ? static_cast<QLabel *>(new MonoLabel(m_theme, displayText(value.value), m_rows))
                                   : new ElidedLabel(displayText(value.value), m_rows),
               value.value == valueOf(m_profile, value.field), valueOf(m_profile, value.field));
    if (!keyText().isEmpty())
        addRow(tr("API key"), new ElidedLabel(keyText(), m_rows), false, keyBefore());
    m_rows->setVisible(m_grid->count() > 0);
    // who hears the page is told at the button what it would take
    QStringList heard;
    for (const PastedValue &value : std::as_const(m_reading.values))
        heard.append(tr("%1: %2").arg(pastedFieldName(value.field), displayText(value.value)));
    if (!m_reading.key.isEmpty())
        heard.append(tr("%1: %2").arg(tr("API key"), keyText()));
    m_take->setAccessibleDescription(heard.join(u'\n'));
    m_keyToo->setVisible(!m_reading.key.isEmpty());
    m_take->setEnabled(!m_reading.isEmpty() && !m_current.isDemo()); // the running demo service decides its fields
    m_new->setEnabled(m_reading.value(PastedField::Resource).has_value());
    sayAround();
}

void PastePanel::addRow(const QString &name, QLabel *pasted, bool same, const QString &before)
{
    const int row = m_grid->rowCount();
    auto *then = new ElidedLabel(same ? tr("the same") : before.isEmpty() ? tr("empty") : displayText(before), m_rows);
    setTone(then, same ? Token::Passed : Token::Quiet);
    m_grid->addWidget(plainLabel(name, m_rows), row, 0);
    m_grid->addWidget(pasted, row, 1);
    m_grid->addWidget(then, row, 2);
}

void PastePanel::sayAround()
{
    m_faults->setText(m_reading.faults.join(u'\n'));
    m_faults->setVisible(!m_reading.faults.isEmpty());
    QStringList notes = m_reading.notes;
    QStringList names;
    for (const PastedOther &other : std::as_const(m_reading.others))
        names.append(displayText(other.name)); // a value may be somebody's secret
    names.removeDuplicates();
    if (!names.isEmpty())
        notes.append(tr("Not part of a profile, and left where they are: %1.").arg(names.join(u", "_s)));
    m_notes->setText(notes.join(u'\n'));
    m_notes->setVisible(!notes.isEmpty());
}

QString PastePanel::keyText() const
{
    if (!m_reading.key.isEmpty())
        return tr("found in line %1; it is not shown").arg(m_reading.keyLine);
    if (m_reading.keyIsLookup)
        return tr("a command tells it; it is not in the text");
    if (!m_reading.keyVariable.isEmpty())
        return tr("the variable %1; it is not in the text").arg(m_reading.keyVariable);
    return {};
}

QString PastePanel::keyBefore() const
{
    switch (m_current.keyState()) {
    case KeyState::Saved:
        return tr("one is in the keychain");
    case KeyState::ThisRun:
        return tr("one is held for this run");
    case KeyState::Absent:
        return m_current.keyStateKnown() ? tr("none") : tr("not read yet");
    default:
        return tr("the keychain cannot tell now");
    }
}

void PastePanel::take()
{
    emit taken(m_reading.takenInto(m_profile));
    saveKey();
}

void PastePanel::takeAsNew()
{
    const Profile wanted = m_reading.takenInto(Profile());
    emit wantedNew(wanted);
    if (m_current.profile().resource == wanted.resource)
        saveKey();
}

void PastePanel::saveKey()
{
    if (m_reading.key.isEmpty() || !m_keyToo->isChecked())
        return;
    emit said(tr("Saving the key. Waiting for the keychain…"));
    m_current.saveKey(m_reading.key.clone(), this, [this](const KeyReading &reading) {
        emit said(reading.state == KeyState::Saved ? tr("The key is in the keychain.")
                  : reading.error                  ? errorLine(*reading.error)
                                                   : tr("The key is held for this run only."));
    });
}

} // namespace rc
