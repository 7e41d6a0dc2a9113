// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/first/firstfields.h"

#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "core/words/errortext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLineEdit>

#include <initializer_list>

using namespace Qt::StringLiterals;

namespace rc {

FirstFields::FirstFields(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_rows(new QFormLayout)
    , m_key(named(new QLineEdit(this), u"firstKeyField"_s))
    , m_save(named(new QCheckBox(tr("Save the key in the keychain"), this), u"firstSaveKey"_s))
    , m_toolServer(named(new QLineEdit(this), u"firstToolServerField"_s))
    , m_username(named(new QLineEdit(this), u"firstUsernameField"_s))
    , m_note(named(quietLabel({}, theme, this), u"firstNote"_s))
{
    setObjectName(u"firstFields"_s);
    makeSecret(m_key);
    m_key->setPlaceholderText(tr("Paste the API key"));
    m_toolServer->setFont(theme.mono());
    m_toolServer->setPlaceholderText(tr("Optional, to list tools: https://…"));
    m_username->setPlaceholderText(tr("Optional, your account on the service"));
    m_toolServer->setLayoutDirection(Qt::LeftToRight);

    m_rows->setHorizontalSpacing(grid::gap);
    m_rows->setVerticalSpacing(grid::unit);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setLabelAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    addRow(tr("API key"), m_key);
    m_rows->addRow(nullptr, m_save);
    addRow(tr("Tool server"), m_toolServer);
    addRow(tr("Username"), m_username);
    makeColumn(this, {noMargins, grid::unit}, {m_rows, m_note});

    for (QLineEdit *line : {m_key, m_toolServer, m_username}) {
        line->installEventFilter(this);
        connect(line, &QLineEdit::returnPressed, this, &FirstFields::submitted);
        connect(line, &QLineEdit::textChanged, this, [this, line] {
            setFlag(line, "wrong", false);
            showNote({}, false);
        });
    }
    clear();
}

void FirstFields::addRow(const QString &label, QWidget *field)
{
    QLabel *name = plainLabel(label, this);
    setFlag(name, "quiet");
    name->setBuddy(field);
    name->setMinimumHeight(grid::controlHeight); // centered on the field
    field->setAccessibleName(label);
    m_rows->addRow(name, field);
}

void FirstFields::showFields(const QSet<Field> &fields)
{
    if (fields != m_shownFields)
        showNote({}, false); // it was about the other fields
    m_shownFields = fields;
    m_rows->setRowVisible(m_key, showsField(Field::Key));
    m_rows->setRowVisible(m_toolServer, showsField(Field::ToolServer));
    m_rows->setRowVisible(m_username, showsField(Field::Username));
    m_rows->setRowVisible(m_save, showsField(Field::Key));
    setVisible(!m_shownFields.isEmpty());
}

void FirstFields::clear()
{
    showFields({});
    for (QLineEdit *line : {m_key, m_toolServer, m_username})
        line->clear();
    m_save->setChecked(true);
    showNote({}, false);
}

bool FirstFields::isKeyTyped() const
{
    return showsField(Field::Key) && !m_key->text().isEmpty();
}

Result<Secret> FirstFields::key() const
{
    return isKeyTyped() ? keyFromField(m_key->text().toUtf8()) : Result<Secret>(Secret());
}

bool FirstFields::savesKey() const
{
    return m_save->isChecked();
}

Result<void> FirstFields::check() const
{
    if (!showsField(Field::ToolServer) || m_toolServer->text().trimmed().isEmpty())
        return {};
    return parseToolServerUrl(m_toolServer->text()).map([](const QUrl &) {});
}

Profile FirstFields::filledInto(Profile profile) const
{
    if (showsField(Field::ToolServer))
        profile.toolServer = m_toolServer->text().trimmed();
    if (showsField(Field::Username))
        profile.username = m_username->text().trimmed();
    return profile;
}

void FirstFields::focusKey()
{
    m_key->setFocus(Qt::OtherFocusReason);
}

void FirstFields::showNote(const QString &text, bool isError)
{
    setTone(m_note, isError ? Token::Failed : Token::Warned);
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void FirstFields::showToolServerError(const Error &error)
{
    setFlag(m_toolServer, "wrong");
    showNote(errorLine(error), true);
    m_toolServer->setFocus(Qt::OtherFocusReason);
}

bool FirstFields::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        pasteInto(qobject_cast<QLineEdit *>(watched));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// After a paste the next value is probably in another window, so focus the next empty field.
void FirstFields::pasteInto(QLineEdit *line)
{
    const bool wasEmpty = line->text().isEmpty();
    line->paste();
    if (!wasEmpty || line->text().isEmpty() || line != m_key || !showsField(Field::ToolServer))
        return;
    if (m_toolServer->text().isEmpty())
        m_toolServer->setFocus(Qt::OtherFocusReason);
}

} // namespace rc

#include "moc_firstfields.cpp"
