// SPDX-License-Identifier: GPL-3.0-or-later
// The fields of a profile, each with its verdict beside it.
#include "ui/setup/profileform.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/setup/authorityrow.h"
#include "ui/setup/keyrow.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fieldrows.h"
#include "ui/widgets/tone.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int verdictWidth = 110;

void sayVerdict(QLabel *verdict, Token tone, const QString &text)
{
    setTone(verdict, tone);
    verdict->setText(verdict->fontMetrics().elidedText(displayText(text), Qt::ElideRight, verdictWidth * 2));
    setPlainToolTip(verdict, text);
}

void sayNote(QLabel *note, const QString &text)
{
    setTone(note, Token::Failed);
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

} // namespace

ProfileForm::ProfileForm(CurrentResource &current, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_current(current)
    , m_theme(theme)
    , m_rows(new FieldRows(theme, this))
{
    m_name = addField(u"nameField"_s, tr("Name"), &m_nameVerdict);
    m_resource = addField(u"setupResourceField"_s, tr("Resource URL"), &m_resourceVerdict, true);
    m_resourceNote = m_rows->addNote();
    m_resourceNote->setObjectName(u"resourceNote"_s);
    m_toolServer = addField(u"toolServerField"_s, tr("Tool server"), &m_toolVerdict, true);
    m_toolServer->setPlaceholderText(tr("empty: only entries can be sent"));
    m_toolNote = m_rows->addNote();
    m_toolNote->setObjectName(u"toolServerNote"_s);
    m_username = addField(u"usernameField"_s, tr("You are"), &m_userVerdict);
    m_username->setPlaceholderText(tr("your user name"));
    m_email = addField(u"emailField"_s, tr("E-mail instead"), &m_emailVerdict);
    m_email->setPlaceholderText(tr("used when there is no user name"));
    m_key = new KeyRow(current, theme, this);
    m_rows->addRow(tr("API key"), m_key);

    m_threshold = new QComboBox(this);
    m_threshold->setObjectName(u"thresholdBox"_s);
    for (const ThresholdRow &row : thresholdTable())
        m_threshold->addItem(QString(row.word));
    m_rows->addRow(tr("Threshold"), m_threshold);
    m_debug = new QCheckBox(tr("SDK debug mode"), this);
    m_debug->setObjectName(u"debugBox"_s);
    m_rows->addRow(tr("Debug"), m_debug);
    m_envPrefix = addField(u"envPrefixField"_s, tr("Variable prefix"), &m_envPrefixVerdict, true);
    m_emailHeader = addField(u"emailHeaderField"_s, tr("E-mail header"), &m_emailHeaderVerdict, true);
    m_authorities = new AuthorityRow(theme, this);
    m_rows->addRow(tr("Own certificate authorities"), m_authorities);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_rows);

    const auto changed = [this] {
        judge();
        emit edited();
    };
    connect(m_threshold, &QComboBox::currentIndexChanged, this, changed);
    connect(m_debug, &QCheckBox::toggled, this, changed);
    connect(m_authorities, &AuthorityRow::edited, this, changed);
    connect(m_authorities, &AuthorityRow::submitted, this, &ProfileForm::submitted);
    for (QLineEdit *field : {m_name, m_resource, m_toolServer, m_username, m_email, m_envPrefix, m_emailHeader}) {
        connect(field, &QLineEdit::textChanged, this, changed);
        connect(field, &QLineEdit::returnPressed, this, &ProfileForm::submitted);
    }
    showCurrent();
}

QLineEdit *ProfileForm::addField(const QString &objectName, const QString &label, QLabel **verdict, bool mono)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(objectName);
    if (mono) {
        field->setFont(m_theme.mono());
        field->setLayoutDirection(Qt::LeftToRight);
    }
    *verdict = m_rows->addRow(label, field);
    return field;
}

Profile ProfileForm::draft() const
{
    Profile profile = m_current.profile(); // keeps what has no field
    profile.name = m_name->text().trimmed();
    const auto resource = parseResourceUrl(m_resource->text());
    profile.resource = resource ? resource->resource.resourceUrl() : m_resource->text();
    const auto tools = parseToolServerUrl(m_toolServer->text());
    profile.toolServer = tools ? tools->toString(QUrl::FullyEncoded) : m_toolServer->text().trimmed();
    profile.username = m_username->text().trimmed();
    profile.email = m_email->text().trimmed();
    profile.emailHeader = m_emailHeader->text().trimmed();
    profile.envPrefix = m_envPrefix->text().trimmed();
    profile.caFile = m_authorities->path();
    profile.threshold = thresholdTable().at(std::size_t(qMax(0, m_threshold->currentIndex()))).threshold;
    profile.debug = m_debug->isChecked();
    return profile;
}

bool ProfileForm::isModified() const
{
    return draft() != m_current.profile();
}

void ProfileForm::showCurrent()
{
    {
        const QSignalBlocker quiet(this);
        const Profile profile = m_current.profile(); // the fields' signals read the draft: fill from a copy
        m_name->setText(profile.name);
        m_resource->setText(profile.resource);
        m_toolServer->setText(profile.toolServer);
        m_username->setText(profile.username);
        m_email->setText(profile.email);
        m_emailHeader->setText(profile.emailHeader);
        m_envPrefix->setText(profile.envPrefix);
        m_authorities->setPath(profile.caFile);
        m_threshold->setCurrentIndex(int(profile.threshold));
        m_debug->setChecked(profile.debug);
        for (QLineEdit *field : {m_resource, m_toolServer})
            field->setCursorPosition(0);
        for (QLineEdit *field : {m_name, m_resource, m_toolServer, m_username, m_email})
            field->setReadOnly(m_current.isDemo()); // the running demo service decides these
        m_authorities->setReadOnly(m_current.isDemo());
    }
    judge();
    emit edited();
}

void ProfileForm::judge()
{
    const auto mark = [](QLineEdit *field, bool right) {
        setFlag(field, "wrong", !right);
        return right;
    };
    const QString nameFault = profileNameFault(m_name->text().trimmed());
    bool valid = mark(m_name, nameFault.isEmpty()) && m_authorities->isValid();
    sayVerdict(m_nameVerdict, Token::Failed, nameFault);

    const auto resource = parseResourceUrl(m_resource->text());
    valid &= mark(m_resource, resource.has_value());
    sayVerdict(m_resourceVerdict, Token::Passed,
               resource ? tr("owned by %1").arg(resource->resource.owner) : QString());
    sayNote(m_resourceNote, resource ? QString() : errorLine(resource.error()));

    const bool noTools = m_toolServer->text().trimmed().isEmpty();
    const auto tools = parseToolServerUrl(m_toolServer->text());
    valid &= mark(m_toolServer, noTools || tools.has_value());
    sayVerdict(m_toolVerdict, Token::Quiet, noTools ? tr("no tools") : QString());
    sayNote(m_toolNote, noTools || tools ? QString() : errorLine(tools.error()));

    const QString username = m_username->text().trimmed();
    const bool knowsBoth = resource.has_value() && !username.isEmpty();
    const bool owner = knowsBoth && username == resource->resource.owner;
    sayVerdict(m_userVerdict, Token::Passed, knowsBoth ? (owner ? tr("owner") : tr("collaborator")) : QString());
    const QString email = m_email->text().trimmed();
    const bool emailRight = email.isEmpty() || (email.contains(u'@') && !email.contains(u' '));
    valid &= mark(m_email, emailRight);
    sayVerdict(m_emailVerdict, emailRight ? Token::Quiet : Token::Failed,
               !emailRight                               ? tr("no e-mail address")
               : !email.isEmpty() && !username.isEmpty() ? tr("not used")
                                                         : QString());

    static const QRegularExpression variable(u"^[A-Za-z_][A-Za-z0-9_]{0,63}$"_s);
    const bool prefixRight = variable.match(m_envPrefix->text().trimmed()).hasMatch();
    valid &= mark(m_envPrefix, prefixRight);
    sayVerdict(m_envPrefixVerdict, Token::Failed, prefixRight ? QString() : tr("letters, digits and _ only"));
    static const QRegularExpression header(u"^[A-Za-z0-9-]{1,64}$"_s);
    const bool headerRight = header.match(m_emailHeader->text().trimmed()).hasMatch();
    valid &= mark(m_emailHeader, headerRight);
    sayVerdict(m_emailHeaderVerdict, Token::Failed, headerRight ? QString() : tr("letters, digits and - only"));
    m_valid = valid;
}

} // namespace rc
