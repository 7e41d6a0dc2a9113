// SPDX-License-Identifier: GPL-3.0-or-later
// The Setup page: the profile's fields, its key, and what others need to use it.
#include "ui/setup/setuppage.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/setup/configpreview.h"
#include "ui/setup/forwardingcard.h"
#include "ui/setup/keyrow.h"
#include "ui/setup/profileform.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/columns.h"
#include "ui/widgets/fieldrows.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/pageheader.h"
#include "ui/widgets/tone.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

SetupPage::SetupPage(CurrentResource &current, Theme &theme, Settings &settings, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
    , m_message(new Banner(theme, this))
    , m_save(primaryButton(tr("Save"), this))
    , m_remove(new QPushButton(tr("Remove profile"), this))
{
    setObjectName(u"setupPage"_s);
    m_save->setObjectName(u"saveButton"_s);
    m_remove->setObjectName(u"removeButton"_s);
    m_message->setObjectName(u"setupMessage"_s);
    auto *header = new PageHeader(tr("Setup"), theme, this);
    header->addButton(m_remove);
    header->addButton(m_save);
    auto *columns = new Columns(this);
    columns->add(buildLeft(settings), 54);
    columns->add(buildRight(), 46);
    auto *body = new PageBody(this);
    body->content()->addWidget(header);
    body->content()->addWidget(m_message);
    body->content()->addWidget(columns);
    body->content()->addStretch(1);
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(body);

    auto *saveKeys = new QShortcut(QKeySequence::Save, this);
    connect(saveKeys, &QShortcut::activated, this, &SetupPage::save);
    connect(m_save, &QPushButton::clicked, this, &SetupPage::save);
    connect(m_remove, &QPushButton::clicked, this, [this] { m_current.remove(m_current.profile().name); });
    connect(m_form, &ProfileForm::edited, this, &SetupPage::showDraft);
    connect(m_form, &ProfileForm::submitted, this, &SetupPage::save);
    connect(m_form->keyRow(), &KeyRow::said, this, &SetupPage::say);
    connect(m_config, &ConfigPreview::said, this, &SetupPage::say);
    connect(&m_current, &CurrentResource::changed, this, &SetupPage::showCurrent);
    showCurrent();
}

QWidget *SetupPage::buildLeft(Settings &settings)
{
    auto *left = new QWidget(this);
    m_form = new ProfileForm(m_current, m_theme, left);
    m_linked = new QCheckBox(tr("A code-hosting account is linked in the demo service"), left);
    m_linked->setObjectName(u"linkedBox"_s);
    connect(m_linked, &QCheckBox::toggled, this, [this](bool linked) {
        if (DemoService *demo = m_current.demo())
            demo->setLinked(linked);
    });
    auto *window = new FieldRows(m_theme, left);
    m_themeBox = new QComboBox(left);
    m_themeBox->setObjectName(u"themeBox"_s);
    m_themeBox->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    m_themeBox->setCurrentIndex(int(m_theme.choice()));
    connect(m_themeBox, &QComboBox::currentIndexChanged, this, [this, &settings](int index) {
        settings.setTheme(ThemeChoice(index));
        m_theme.setChoice(ThemeChoice(index));
    });
    window->addRow(tr("Appearance"), m_themeBox);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid::gap);
    column->addWidget(m_form);
    column->addWidget(m_linked);
    column->addWidget(headingLabel(tr("This window"), left));
    column->addWidget(window);
    column->addStretch(1);
    return left;
}

QWidget *SetupPage::buildRight()
{
    auto *right = new QWidget(this);
    m_config = new ConfigPreview(m_theme, right);
    m_forwarding = new ForwardingCard(m_theme, right);
    auto *column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4 * grid::unit);
    column->addWidget(m_config);
    column->addWidget(m_forwarding);
    column->addStretch(1);
    return right;
}

QWidget *SetupPage::firstFocus()
{
    return m_form->findChild<QLineEdit *>(u"nameField"_s);
}

void SetupPage::askForKey()
{
    m_form->keyRow()->field()->setFocus(Qt::OtherFocusReason);
    m_message->say(Token::Accent, u"key"_s, tr("The profile is saved."),
                   tr("Paste the API key and save it, then fill in the tool server and who you are to see its tools."));
}

void SetupPage::cancel()
{
    m_form->showCurrent();
    m_message->hide();
}

void SetupPage::showCurrent()
{
    m_message->hide();
    m_form->showCurrent();
    m_remove->setVisible(m_current.hasProfile() && !m_current.isDemo());
    m_linked->setVisible(m_current.isDemo());
    if (m_current.demo() != nullptr)
        m_linked->setChecked(m_current.demo()->isLinked());
}

void SetupPage::showDraft()
{
    const Profile draft = m_form->draft();
    m_config->setProfile(draft);
    m_forwarding->setThreshold(draft.threshold);
    m_save->setEnabled(m_form->isValid() && m_form->isModified());
    if (m_form->isModified())
        emit statusChanged(m_form->isValid() ? tr("Not saved yet") : tr("Not saved: a field needs another value"));
}

void SetupPage::save()
{
    if (!m_form->isValid() || !m_form->isModified())
        return;
    if (const Result<void> kept = m_current.keep(m_form->draft()); !kept) {
        const ErrorWords words = errorWords(kept.error());
        m_message->say(Token::Failed, u"failed"_s, words.what, words.next);
        return;
    }
    say(m_current.isDemo() ? tr("Kept for this run") : tr("Saved"));
}

void SetupPage::say(const QString &text)
{
    emit statusChanged(text);
}

} // namespace rc
