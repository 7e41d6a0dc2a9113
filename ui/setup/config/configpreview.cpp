// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/config/configpreview.h"

#include "core/background.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/session.h"
#include "store/files/textfile.h"
#include "ui/buttons/copybutton.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/secretclipboard.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int shownLines = 10;

QStringList formatNames()
{
    return textsOf(configFormatTable(), [](const ConfigFormatRow &row) { return configFormatName(row.format); });
}

/// The text with the choice next to it, or below it if there is no room.
void addChoiceRow(QWidget *row, const QString &words, SegmentedControl *choice, const Theme &theme)
{
    auto *layout = new FlowLayout(row, 2 * grid::unit);
    QLabel *question = quietLabel(words, theme, row);
    question->setWordWrap(false);
    fitToTheme(question, theme, [question, choice] { question->setFixedHeight(choice->sizeHint().height()); });
    question->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    layout->addWidget(question);
    layout->addWidget(choice);
}

} // namespace

ConfigPreview::ConfigPreview(Session &session, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_formats(named(new NoWheelComboBox(this), u"configFormats"_s, tr("Format")))
    , m_text(named(new CodeView(theme, this), u"configText"_s, tr("Configuration")))
    , m_keyRow(new QWidget(this))
    , m_keyWays(named(new SegmentedControl(SegmentedControl::Look::Segments, m_keyRow), u"keyWays"_s, tr("API key as")))
    , m_approvalRow(new QWidget(this))
    , m_approval(named(new SegmentedControl(SegmentedControl::Look::Segments, m_approvalRow), u"approval"_s,
                       tr("Before a tool runs")))
    , m_copy(named(new CopyButton(tr("Copy"), this), u"copyConfigButton"_s, tr("Copy configuration")))
    , m_save(named(new QPushButton(tr("Save as…"), this), u"saveConfigButton"_s))
    , m_copyWithKey(named(new ConfirmButton(tr("Copy with the key…"), tr("Press again to copy with the key"), this),
                          u"copyWithKeyButton"_s))
    , m_keyNote(named(quietLabel(tr("without the key"), theme, this), u"configPromise"_s))
    , m_secrets(new SecretClipboard(this))
{
    m_formats->addItems(formatNames());
    m_text->setMinimumLines(shownLines);
    m_keyWays->setChoices({tr("Variable"), tr("Keychain lookup")});

    m_approval->setChoices({tr("Always ask"), tr("Never ask (SDK default)")});
    addChoiceRow(m_keyRow, tr("API key as:"), m_keyWays, theme);
    addChoiceRow(m_approvalRow, tr("Before a tool runs:"), m_approval, theme);
    QVBoxLayout *column = body();
    column->addWidget(headingLabel(tr("Use it elsewhere"), this));
    column->addWidget(m_formats);
    column->addWidget(m_text);
    column->addWidget(m_keyRow);
    column->addWidget(m_approvalRow);
    column->addWidget(makeFlow(this, 2 * grid::unit, {m_copy, m_save, m_copyWithKey}));
    column->addWidget(m_keyNote);

    // The key options were created last.
    setTabOrder(m_keyWays->button(1), m_approval->button(0));
    setTabOrder(m_approval->button(1), m_copy);
    setTabOrder(m_copy, m_save);
    setTabOrder(m_save, m_copyWithKey);
    connect(m_formats, &QComboBox::currentIndexChanged, this, &ConfigPreview::showText);
    connect(m_keyWays, &SegmentedControl::currentChanged, this, &ConfigPreview::showText);
    connect(m_approval, &SegmentedControl::currentChanged, this, &ConfigPreview::showText);
    connect(m_copy, &QPushButton::clicked, this, &ConfigPreview::copy);
    connect(m_save, &QPushButton::clicked, this, &ConfigPreview::saveAs);
    connect(m_copyWithKey, &ConfirmButton::confirmed, this, &ConfigPreview::copyWithKey);
    connect(m_secrets, &SecretClipboard::cleared, this,
            [this] { m_keyNote->setText(tr("The key was cleared from the clipboard.")); });
    connect(m_secrets, &SecretClipboard::replaced, this, &ConfigPreview::showText);
}

void ConfigPreview::setProfile(const Profile &profile)
{
    m_profile = profile;
    showText();
}

ConfigFormat ConfigPreview::format() const
{
    return configFormatTable().at(std::size_t(m_formats->currentIndex())).format;
}

KeyReference ConfigPreview::keyWay() const
{
    const bool looksUp =
        m_keyWays->currentIndex() == 1 && keyReferenceFault(format(), KeyReference::SecretService).isEmpty();
    return looksUp ? KeyReference::SecretService : KeyReference::Variable;
}

ToolApproval ConfigPreview::approval() const
{
    return m_approval->currentIndex() == 1 ? ToolApproval::Never : ToolApproval::Always;
}

EndpointResolver ConfigPreview::form() const
{
    return [this](const QUrl &endpoint) { return m_session.dialects().addressOf(endpoint); };
}

void ConfigPreview::showText()
{
    m_approvalRow->setVisible(format() == ConfigFormat::ToolSpec);
    const QString fault = keyReferenceFault(format(), KeyReference::SecretService);
    QPushButton *lookUp = m_keyWays->button(1);
    lookUp->setEnabled(fault.isEmpty());
    setPlainToolTip(lookUp, fault);
    const Result<QString> text = configText(m_profile, format(), keyWay(), approval(), form());
    m_text->showText(text ? *text : errorLine(text.error()).text());
    m_copy->setEnabled(text.has_value());
    m_save->setEnabled(text.has_value());
    m_copyWithKey->setEnabled(text.has_value());
    if (!m_secrets->holdsSecret())
        m_keyNote->setText(fault.isEmpty() || m_keyWays->currentIndex() == 0 ? tr("without the key")
                                                                             : tr("without the key. %1").arg(fault));
}

void ConfigPreview::copy()
{
    m_copy->copy(m_text->toPlainText());
    emit statusMessage(tr("Copied, without the key."));
}

void ConfigPreview::copyWithKey()
{
    m_copyWithKey->setEnabled(false);
    m_keyNote->setText(tr("Reading the key. Waiting for the keychain…"));
    m_session.keys().read(
        this, [this, profile = m_profile, wanted = format(), asks = approval()](const KeyReading &reading) {
            m_copyWithKey->setEnabled(true);
            if (reading.key.isEmpty()) {
                m_keyNote->setText(reading.error ? errorLine(*reading.error).text()
                                                 : tr("This profile has no key to copy."));
                return;
            }
            const Result<Secret> text = configTextWithKey(profile, wanted, reading.key, asks, form());
            if (!text) {
                m_keyNote->setText(errorLine(text.error()));
                return;
            }
            m_secrets->copy(*text);
            const int seconds = int(std::chrono::duration_cast<std::chrono::seconds>(m_secrets->limit()).count());
            m_keyNote->setText(tr("Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.",
                                  nullptr, seconds));
            emit statusMessage(tr("Copied with the key."));
        });
}

void ConfigPreview::saveAs()
{
    auto *dialog = named(new QFileDialog(this, tr("Save the configuration, without the key")), u"saveConfigDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    const ConfigFormatRow &row = configFormatTable().at(std::size_t(m_formats->currentIndex()));
    const bool isDotenv = row.format == ConfigFormat::Env;
    dialog->selectFile(isDotenv ? u".env"_s : QString(row.word) + u'.' + QString(row.suffix));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format = row.format](const QString &path) { write(path, format); });
    dialog->open();
}

void ConfigPreview::write(const QString &path, ConfigFormat format)
{
    runInBackground(
        this, [path, bytes = configFile(format, m_text->toPlainText())] { return writeTextFile(path, bytes); },
        [this, path](const Result<void> &written) {
            if (written)
                emit statusMessage(tr("Saved %1, without the key.").arg(displayText(path)));
            else
                m_keyNote->setText(tr("The file was not saved: %1").arg(displayText(written.error().detail)));
        });
}

} // namespace rc

#include "moc_configpreview.cpp"
