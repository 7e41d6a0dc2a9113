// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "ui/fields/fieldrows.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/statetokens.h"
#include "ui/setup/profile/profileform.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "wire/tls/tlsauthorities.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

AuthorityRow::AuthorityRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_field(named(new QLineEdit(this), u"caFileField"_s, tr("Custom CA file")))
    , m_choose(named(new QPushButton(tr("Choose…"), this), u"caFileButton"_s, tr("Choose a custom CA file")))
    , m_found(named(quietLabel({}, theme, this), u"caFileText"_s))
{
    m_field->setFont(theme.mono());
    m_field->setLayoutDirection(Qt::LeftToRight);
    m_field->setPlaceholderText(tr("empty: system authorities"));
    m_found->hide();
    setFocusProxy(m_field);

    auto *top = makeRow({.spacing = 2 * grid::unit}, {{m_field, 1}, m_choose});
    makeColumn(this, {noMargins, grid::unit}, {top, m_found});

    connect(m_choose, &QPushButton::clicked, this, &AuthorityRow::choose);
    connect(m_field, &QLineEdit::returnPressed, this, &AuthorityRow::submitted);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        validate();
        emit edited();
    });
}

QString AuthorityRow::path() const
{
    return m_field->text().trimmed();
}

void AuthorityRow::setPath(const QString &path)
{
    m_field->setText(path);
    validate(); // the file may have changed although the path has not
}

void AuthorityRow::setReadOnly(bool readOnly)
{
    m_field->setReadOnly(readOnly);
    m_choose->setEnabled(!readOnly);
}

void AuthorityRow::choose()
{
    auto *dialog = named(new QFileDialog(this, tr("Choose a custom CA file")), u"caFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Certificates (*.pem *.crt *.cer)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, m_field, &QLineEdit::setText);
    dialog->open();
}

void AuthorityRow::validate()
{
    readAuthorities(path(), this, [this](const AuthoritiesFile &file) {
        if (file.path == path())
            showFound(file);
    });
}

void AuthorityRow::showFound(const AuthoritiesFile &file)
{
    const Result<QList<QSslCertificate>> found = authoritiesFrom(file);
    const bool wasValid = std::exchange(m_valid, found.has_value());
    const QString text = file.path.isEmpty() ? QString()
                         : found             ? authoritiesText(*found)
                                             : errorText(found.error()).what.text();
    setFlag(m_field, "wrong", !m_valid);
    setTone(m_found, m_valid ? Token::Passed : Token::Failed);
    m_found->setText(text);
    m_field->setAccessibleDescription(m_valid ? QString() : text);
    m_found->setVisible(!text.isEmpty());
    if (m_valid != wasValid)
        emit edited();
}

namespace {

/// Marks the field and shows a sentence below it; true without a fault.
bool showFault(QLineEdit *field, QLabel *note, const QString &fault)
{
    setFlag(field, "wrong", !fault.isEmpty());
    setTone(note, Token::Failed);
    note->setText(fault);
    note->setVisible(!fault.isEmpty());
    field->setAccessibleDescription(fault);
    return fault.isEmpty();
}

} // namespace

AdvancedFields::AdvancedFields(FieldRows &rows, const Theme &theme)
    : QObject(&rows)
    , m_rows(rows)
    , m_theme(theme)
{
    QPushButton *fold = m_rows.beginFold(tr("Advanced"));
    fold->setObjectName(u"moreButton"_s);
    // faults stay visible
    connect(fold, &QPushButton::toggled, this, [this](bool open) {
        if (!open)
            validate();
    });
    m_color = named(new NoWheelComboBox(&m_rows), u"colourBox"_s);
    for (const EnumRow<ProfileColor> &row : profileColorTable())
        m_color->addItem(profileColorName(row.id));
    const auto paintDots = [this] {
        for (int i = 1; i < m_color->count(); ++i)
            m_color->setItemIcon(i, profileDot(m_theme, profileColorTable().at(std::size_t(i)).id));
    };
    paintDots();
    connect(&m_theme, &Theme::changed, this, paintDots);
    connect(m_color, &QComboBox::currentIndexChanged, this, &AdvancedFields::edited);
    m_rows.addRow(tr("Color"), m_color);
    addHeader(u"keyHeaderField"_s, tr("Key header"), &Profile::keyHeader);
    addBox(u"bearerBox"_s, tr("Key to tool server"), tr("As a bearer token"),
           tr("Sends the key to the tool server as “Authorization: Bearer”, not in the key header"), &Profile::bearer);
    addHeader(u"usernameHeaderField"_s, tr("Username header"), &Profile::usernameHeader);
    addHeader(u"emailHeaderField"_s, tr("Email header"), &Profile::emailHeader);
    addBox(u"onIngestBox"_s, tr("Send username with entries"), tr("As the SDKs do"),
           tr("Entries include the username as well as the key"), &Profile::usernameOnIngest);
    addBox(u"uuidToToolsBox"_s, tr("UUID to tool server"), tr("For a resource’s own key"),
           tr("Sends the UUID to the tool server, as a resource’s own key may require"), &Profile::uuidToTools);
    addBox(u"arrivalBox"_s, tr("Look in the log"), tr("At the end of each check"),
           tr("A check looks for its entries in the service’s own log, using the service’s own tool"),
           &Profile::verifiesArrival);
    addHeader(u"uuidHeaderField"_s, tr("UUID header"), &Profile::uuidHeader);
    m_catalogs = addNotedField(u"catalogsField"_s, tr("More catalogs"));
    m_catalogs.field->setPlaceholderText(u"asana=/asana/"_s);
    m_catalogs.field->setAccessibleName(tr("More tool catalogs, by name and path under the tool server"));
    setPlainToolTip(m_catalogs.field, m_catalogs.field->accessibleName());
    m_dialect = named(new NoWheelComboBox(&m_rows), u"dialectBox"_s, tr("MCP dialect of the tool server"));
    m_dialect->addItem(tr("Automatic"));
    m_dialect->addItem(tr("Modern (MCP 2026-07-28)"));
    m_dialect->addItem(tr("Session (up to MCP 2025-11-25)"));
    m_dialect->addItem(tr("Plain requests"));
    setPlainToolTip(m_dialect, m_dialect->accessibleName());
    connect(m_dialect, &QComboBox::currentIndexChanged, this, &AdvancedFields::edited);
    m_rows.addRow(tr("Dialect"), m_dialect);
    m_deadline = addTimeout(u"deadlineBox"_s, tr("Timeout"));
    m_streamDeadline = addTimeout(u"streamDeadlineBox"_s, tr("Event streams"));
    m_authorities = new AuthorityRow(m_theme, &m_rows);
    m_authorities->setAccessibleName(tr("Custom CA file"));
    connect(m_authorities, &AuthorityRow::edited, this, &AdvancedFields::edited);
    connect(m_authorities, &AuthorityRow::submitted, this, &AdvancedFields::submitted);
    m_rows.addRow(tr("CA file"), m_authorities);
    m_rows.endFold();
}

void AdvancedFields::addPrefix(FieldRows &sdk)
{
    m_envPrefix = addText(u"envPrefixField"_s);
    sdk.addRow(tr("Variable prefix"), m_envPrefix);
    m_envPrefixNote = sdk.addNote();
    m_envPrefixNote->setObjectName(u"envPrefixNote"_s);
}

QLineEdit *AdvancedFields::addText(const QString &objectName)
{
    auto *field = new QLineEdit(&m_rows);
    field->setObjectName(objectName);
    field->setFont(m_theme.mono());
    field->setLayoutDirection(Qt::LeftToRight);
    connect(field, &QLineEdit::textChanged, this, &AdvancedFields::edited);
    connect(field, &QLineEdit::returnPressed, this, &AdvancedFields::submitted);
    return field;
}

AdvancedFields::NotedField AdvancedFields::addNotedField(const QString &objectName, const QString &label)
{
    QLineEdit *field = addText(objectName);
    m_rows.addRow(label, field);
    QLabel *note = m_rows.addNote();
    note->setObjectName(objectName + u"Note"_s);
    return {field, note, nullptr};
}

void AdvancedFields::addHeader(const QString &objectName, const QString &label, QString Profile::*member)
{
    m_headers.append(addNotedField(objectName, label));
    m_headers.last().member = member;
}

void AdvancedFields::addBox(const QString &objectName, const QString &label, const QString &text,
                            const QString &meaning, bool Profile::*member)
{
    auto *box = named(new QCheckBox(text, &m_rows), objectName, meaning);
    setPlainToolTip(box, meaning);
    connect(box, &QCheckBox::toggled, this, &AdvancedFields::edited);
    m_rows.addRow(label, box);
    m_boxes.append({box, member});
}

NumberBox *AdvancedFields::addTimeout(const QString &objectName, const QString &label)
{
    auto *box = new NumberBox(&m_rows);
    box->setObjectName(objectName);
    box->setRange(0, limitRow(LimitId::Deadline).max);
    box->setSuffix(tr(" s"));
    box->setSpecialValueText(tr("Default (see Preferences)"));
    connect(box, &QSpinBox::valueChanged, this, &AdvancedFields::edited);
    m_rows.addRow(label, box);
    return box;
}

void AdvancedFields::show(const Profile &profile)
{
    // unchanged text keeps its cursor and undo history
    const auto setText = [](QLineEdit *field, const QString &text) {
        if (field->text().trimmed() != text)
            field->setText(text);
    };
    m_color->setCurrentIndex(int(profile.color));
    m_grants = profile.environmentGrants;
    setText(m_envPrefix, profile.envPrefix);
    for (const NotedField &header : std::as_const(m_headers))
        setText(header.field, profile.*header.member);
    for (const auto &[box, member] : std::as_const(m_boxes))
        box->setChecked(profile.*member);
    if (typedCatalogs() != profile.customCatalogs)
        m_catalogs.field->setText(customCatalogsText(profile.customCatalogs));
    int dialect = 0;
    for (std::size_t i = 0; i < dialectsInOrder.size(); ++i) {
        if (profile.dialect == dialectsInOrder.at(i))
            dialect = int(i) + 1;
    }
    m_dialect->setCurrentIndex(dialect);
    m_deadline->setValue(profile.deadline);
    m_streamDeadline->setValue(profile.streamDeadline);
    if (m_authorities->path() != profile.caFile)
        m_authorities->setPath(profile.caFile);
}

void AdvancedFields::applyTo(Profile &profile) const
{
    profile.color = profileColorTable().at(std::size_t(qMax(0, m_color->currentIndex()))).id;
    profile.envPrefix = m_envPrefix->text().trimmed();
    for (const NotedField &header : m_headers)
        profile.*header.member = header.field->text().trimmed();
    for (const auto &[box, member] : m_boxes)
        profile.*member = box->isChecked();
    profile.customCatalogs = typedCatalogs();
    const int dialect = m_dialect->currentIndex();
    profile.dialect = dialect > 0 ? std::optional(dialectsInOrder.at(std::size_t(dialect - 1))) : std::nullopt;
    profile.deadline = m_deadline->value();
    profile.streamDeadline = m_streamDeadline->value();
    profile.caFile = m_authorities->path();
}

void AdvancedFields::setReadOnly(bool readOnly)
{
    m_authorities->setReadOnly(readOnly);
    for (const NotedField &header : std::as_const(m_headers))
        header.field->setReadOnly(readOnly);
    m_catalogs.field->setReadOnly(readOnly);
}

bool AdvancedFields::validate()
{
    static const QRegularExpression variable(u"\\A[A-Za-z_][A-Za-z0-9_]{0,63}\\z"_s);
    const QString prefix = m_envPrefix->text().trimmed();
    const bool prefixIsRight = showFault(
        m_envPrefix, m_envPrefixNote,
        variable.match(prefix).hasMatch() ? QString() : tr("Use letters, digits and _. Do not start with a digit."));
    if (prefixIsRight)
        showNames(prefix);
    bool valid = validateHeaders();
    valid = validateCatalogs() && valid;
    valid = m_authorities->isValid() && valid;
    if (!valid)
        m_rows.setUnfolded(true);
    return valid && prefixIsRight;
}

/// Shows the variables' names with that prefix: a missing underscore is probably unintended.
void AdvancedFields::showNames(const QString &prefix)
{
    const QString names = tr("%1RESOURCE, %1API_KEY, …").arg(prefix);
    QString text = prefix.endsWith(u'_')
                       ? names
                       : tr("%1 — the prefix has no trailing _. With one: %2_API_KEY.").arg(names, prefix);
    for (const QString &grant : std::as_const(m_grants))
        text += u'\n' + tr("Commands may send %1 to %2.")
                            .arg(displayText(grant.section(u' ', 0, 0)), displayText(grant.section(u' ', 1, 1)));
    setTone(m_envPrefixNote, prefix.endsWith(u'_') ? Token::Quiet : Token::Warned);
    m_envPrefixNote->setText(text);
    m_envPrefixNote->setVisible(true);
    m_envPrefix->setAccessibleDescription(text);
}

/// Reports a duplicate name at the second field.
bool AdvancedFields::validateHeaders()
{
    bool valid = true;
    QStringList before;
    for (const NotedField &header : std::as_const(m_headers)) {
        const QString name = header.field->text().trimmed();
        QString fault = headerNameFault(name);
        if (fault.isEmpty() && before.contains(name, Qt::CaseInsensitive))
            fault = tr("Each header needs a unique name.");
        valid = showFault(header.field, header.note, fault) && valid;
        before.append(name);
    }
    return valid;
}

/// Invalid text counts as a catalog that no profile has, so that it differs from the saved ones.
QList<CatalogKind> AdvancedFields::typedCatalogs() const
{
    const QString typed = m_catalogs.field->text();
    return customCatalogsFrom(typed).value_or(QList<CatalogKind>{CatalogKind(typed, {})});
}

bool AdvancedFields::validateCatalogs()
{
    const auto read = customCatalogsFrom(m_catalogs.field->text());
    return showFault(m_catalogs.field, m_catalogs.note, read ? QString() : read.error().detail.text());
}

} // namespace rc
