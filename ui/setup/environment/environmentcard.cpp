// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/environment/environmentcard.h"

#include "core/background.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/profile/environmentwriting.h"
#include "session/session.h"
#include "store/profiles/profilejson.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/holdbutton.h"
#include "ui/widgets/kit.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHideEvent>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype maxLines = 6; ///< faults and notes shown in the window; the command line shows all

Token tokenFor(EnvironmentStatus status)
{
    switch (status) {
    case EnvironmentStatus::Equal:
        return Token::Passed;
    case EnvironmentStatus::Different:
    case EnvironmentStatus::Missing:
        return Token::Failed;
    case EnvironmentStatus::Suspicious:
        return Token::Warned;
    case EnvironmentStatus::NotSet:
    case EnvironmentStatus::NotCompared:
    case EnvironmentStatus::Other:
        break;
    }
    return Token::Skipped;
}

} // namespace

EnvironmentCard::EnvironmentCard(Session &session, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_session(session)
    , m_theme(theme)
    , m_profile(session.profile())
    , m_sourceLabel(new ElidedLabel({}, this))
    , m_ownButton(linkButton(tr("This program"), this))
    , m_view(
          named(new FittedTable(3, 2, theme, this), u"environmentView"_s, tr("Environment compared with the profile")))
    , m_label(named(quietLabel({}, theme, this), u"environmentWords"_s))
{
    setObjectName(u"environmentCard"_s);
    connect(&theme, &Theme::changed, this, [this] { showRows(m_rows); });
    attachRowMenu(m_view, [this](QMenu &menu, const QModelIndex &at) { addActions(menu, at.row()); });
    m_view->hide();
    QVBoxLayout *column = body();
    column->addWidget(buildHeader(theme));
    column->addWidget(m_view);
    m_importRow = buildImportRow();
    column->addWidget(m_importRow);
    column->addWidget(m_label);
    // top to bottom
    const QList<QWidget *> order{m_ownButton, m_view, m_fill, m_write, m_saveKey, m_writeKey};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order.at(i - 1), order.at(i));

    m_readTimer.setSingleShot(true);
    m_readTimer.setInterval(150); // users type, and editors save in several steps
    connect(&m_readTimer, &QTimer::timeout, this, &EnvironmentCard::read);
    connect(&m_files, &QFileSystemWatcher::fileChanged, this, &EnvironmentCard::readLater);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, this, &EnvironmentCard::readLater);
    connect(&m_session.book(), &ProfileBook::changed, this, [this] { setProfile(m_session.profile()); });
    connect(&m_session.keys().key(), &SavedSecret::changed, this, [this, state = KeyState::Absent]() mutable {
        if (std::exchange(state, m_session.keys().state()) != m_session.keys().state())
            readLater();
    });
}

QWidget *EnvironmentCard::buildHeader(const Theme &theme)
{
    auto *header = new QWidget(this);
    auto *title = headingLabel(tr("Environment"), header);
    m_sourceLabel->setParent(header);
    m_sourceLabel->setObjectName(u"environmentFrom"_s);
    m_sourceLabel->setElideMode(Qt::ElideMiddle);
    setFlag(m_sourceLabel, "quiet");
    m_sourceLabel->setFont(theme.small());
    auto *file = named(linkButton(tr("Choose file…"), header), u"environmentFile"_s);
    file->setAccessibleDescription(tr("Reads a .env file and compares it with the profile"));
    m_ownButton->setObjectName(u"environmentOwn"_s);
    m_ownButton->setAccessibleDescription(tr("Reads the environment that this program was started with"));
    setTabOrder(file, m_ownButton);
    connect(file, &QPushButton::clicked, this, &EnvironmentCard::chooseFile);
    connect(m_ownButton, &QPushButton::clicked, this, [this] { setSource({}); });
    makeColumn(header, {noMargins, grid::unit},
               {title, m_sourceLabel, makeFlow(header, 3 * grid::unit, {file, m_ownButton})});
    return header;
}

QWidget *EnvironmentCard::buildImportRow()
{
    m_fill = named(linkButton(tr("Use in profile"), this), u"environmentFill"_s);
    m_write = named(new ConfirmButton(tr("Write to file"), tr("Press again to write"), this), u"environmentWrite"_s);
    m_saveKey = named(linkButton({}, this), u"environmentSaveKey"_s);
    m_writeKey =
        named(new ConfirmButton(tr("Write key to file"), tr("Press again to write the key in clear text"), this),
              u"environmentWriteKey"_s);
    auto *row = makeFlow(this, 3 * grid::unit, {m_fill, m_write, m_saveKey, m_writeKey});
    row->hide();
    connect(m_fill, &QPushButton::clicked, this, [this] {
        // keeps edits made since the comparison
        emit applyRequested(mergedProfile(m_compared, m_import.profile, m_profile), environmentSourceName(m_source),
                            m_import.fields, m_import.ignored);
    });
    connect(m_write, &ConfirmButton::confirmed, this, &EnvironmentCard::write);
    connect(m_writeKey, &ConfirmButton::confirmed, this, &EnvironmentCard::writeKey);
    connect(m_saveKey, &QPushButton::clicked, this, [this] {
        m_saveKey->hide(); // once: it is read again when saved
        emit keySaveRequested();
    });
    return row;
}

void EnvironmentCard::setProfile(const Profile &profile)
{
    m_profile = profile;
    readLater();
}

void EnvironmentCard::setSource(const EnvironmentSource &source)
{
    m_source = source;
    watch();
    if (isVisible())
        read();
}

void EnvironmentCard::showEvent(QShowEvent *event)
{
    Card::showEvent(event);
    readLater();
}

// The environment's key is only held while it is offered.
void EnvironmentCard::hideEvent(QHideEvent *event)
{
    Card::hideEvent(event);
    if (!event->spontaneous())
        dropOffer();
}

void EnvironmentCard::chooseFile()
{
    auto *dialog = new QFileDialog(this, tr("Choose an environment file"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setFilter(QDir::AllEntries | QDir::Hidden | QDir::AllDirs); // .env is a hidden file
    if (m_source.isFile())
        dialog->setDirectory(QFileInfo(m_source.file).path());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) { setSource({path}); });
    dialog->open();
}

void EnvironmentCard::watch()
{
    if (!m_files.files().isEmpty())
        m_files.removePaths(m_files.files());
    if (!m_files.directories().isEmpty())
        m_files.removePaths(m_files.directories());
    if (!m_source.isFile())
        return;
    // Editors replace the file, which only its folder reports.
    m_files.addPath(QFileInfo(m_source.file).absolutePath());
    m_files.addPath(m_source.file);
}

void EnvironmentCard::readLater()
{
    if (isVisible())
        m_readTimer.start();
}

void EnvironmentCard::read()
{
    const int readId = ++m_readId;
    if (m_source.isFile() && !m_files.files().contains(m_source.file))
        m_files.addPath(m_source.file);
    showSource(m_profile.envPrefix);
    readEnvironment(m_source, this, [this, readId](Result<EnvironmentVariables> environment) {
        if (readId != m_readId) {
            if (environment)
                environment->wipe();
        } else if (environment) {
            environmentRead(*environment);
        } else {
            showError(errorLine(environment.error()));
        }
    });
}

void EnvironmentCard::showSource(const QString &actualPrefix)
{
    m_sourceLabel->setText(tr("%1* from %2").arg(actualPrefix, environmentSourceName(m_source)));
}

void EnvironmentCard::environmentRead(EnvironmentVariables &environment)
{
    m_actualPrefix = effectivePrefix(environment, m_profile.envPrefix);
    if (m_actualPrefix != m_profile.envPrefix) {
        environment.notes.append(prefixNote(m_actualPrefix, m_profile.envPrefix));
        showSource(m_actualPrefix);
    }
    const bool readable = m_session.keys().state() == KeyState::Saved ||
                          m_session.keys().state() == KeyState::SessionOnly || !m_session.keys().key().isKnown();
    const bool hasKey = environment.find(m_actualPrefix + "API_KEY"_L1) != nullptr;
    if (!readable || !hasKey || !m_session.book().hasProfile()) {
        showFindings(compareEnvironment(m_profile, {}, m_session.keys().state(), environment, m_actualPrefix));
        offerValues(environment, {}, m_session.keys().state());
        environment.wipe();
        return;
    }
    const auto variables = std::make_shared<EnvironmentVariables>(std::move(environment));
    m_session.keys().read(this, [this, variables, readId = m_readId](const KeyReading &reading) {
        if (readId == m_readId) {
            showFindings(compareEnvironment(m_profile, reading.key, reading.state, *variables, m_actualPrefix));
            offerValues(*variables, reading.key, reading.state);
        }
        variables->wipe();
    });
}

void EnvironmentCard::showRows(const QList<EnvironmentRow> &rows)
{
    m_rows = rows;
    m_view->setVisible(!rows.isEmpty());
    m_view->setRowCount(int(rows.size()));
    for (int at = 0; at < m_view->rowCount(); ++at) {
        const EnvironmentRow &row = rows.at(at);
        const Token ink = tokenFor(row.status);
        const bool isQuiet = ink == Token::Passed || ink == Token::Skipped;
        QStringList verdict{row.verdict, row.next};
        verdict.removeAll(QString());
        const auto cell = [&](int column, const QString &text, const QFont &font, Token token) {
            QTableWidgetItem *item = m_view->setCell(at, column, text);
            item->setFont(font);
            item->setForeground(m_theme.color(token));
            return item;
        };
        QTableWidgetItem *name = cell(0, row.name, m_theme.mono(), Token::Text);
        name->setIcon(m_theme.icon(QString(toneName(ink)), ink));
        // the mark's text first, since it replaces the color
        QStringList words{row.name, environmentStatusName(row.status), row.value};
        if (row.status != EnvironmentStatus::Equal)
            words.append(row.verdict);
        words.append(row.next);
        words.removeAll(QString());
        name->setData(Qt::AccessibleTextRole, listText(words));
        cell(1, row.value.isEmpty() ? u"–"_s : row.value, m_theme.mono(), Token::Quiet);
        cell(2, verdict.join(u'\n'), m_theme.body(), isQuiet ? Token::Quiet : Token::Text);
    }
}

void EnvironmentCard::showFindings(const EnvironmentComparison &found)
{
    const bool any = std::any_of(found.rows.begin(), found.rows.end(), [](const EnvironmentRow &row) {
        return row.status != EnvironmentStatus::Missing && row.status != EnvironmentStatus::NotSet;
    });
    showRows(any ? found.rows : QList<EnvironmentRow>());
    QStringList words;
    if (!any && !m_source.isFile())
        words.append(tr("No %1 variables found here. Choose a .env file to compare.").arg(displayText(found.prefix)));
    else if (!any)
        words.append(tr("No variables begin with %1.").arg(displayText(found.prefix)));
    for (const EnvFault &fault : found.faults) {
        const QString why = fault.name.isEmpty() ? fault.why : displayText(fault.name) + u": "_s + fault.why;
        words.append(fault.line > 0 ? tr("Line %1: %2").arg(fault.line).arg(why) : why);
    }
    words.append(found.notes);
    if (!found.otherPrefixes.isEmpty())
        words.prepend(tr("Settings with another prefix found: %1.")
                          .arg(displayText(listText(found.otherPrefixes.first().names))));
    if (words.size() > maxLines) {
        words.resize(maxLines);
        words.append(tr("Run “resource-console env” to see the rest."));
    }
    m_label->setText(words.join(u'\n'));
    m_label->setVisible(!words.isEmpty());
    setTone(m_label, found.faults.isEmpty() ? Token::Quiet : Token::Warned);
}

/// Offers to import differences: values into the form, the key separately.
void EnvironmentCard::offerValues(const EnvironmentVariables &environment, const Secret &key, KeyState state)
{
    // the running demo service determines its fields and key
    if (m_session.isDemo()) {
        dropOffer();
    } else {
        m_compared = m_profile;
        m_import =
            importEnvironment(m_profile, key, !key.isEmpty() || state == KeyState::Absent, environment, m_actualPrefix);
        m_fill->setVisible(!m_import.fields.isEmpty());
        m_fill->setAccessibleDescription(tr("Changes %1; nothing is saved yet").arg(listText(m_import.fields)));
        m_saveKey->setText(key.isEmpty() ? tr("Save this key in the keychain")
                                         : tr("Replace the saved key with this one"));
        m_saveKey->setVisible(!m_import.key.isEmpty() && m_session.book().hasProfile() && m_session.book().isSaved());
        const QList<EnvValue> values = valuesToWrite();
        m_write->setVisible(!values.isEmpty());
        m_write->setAccessibleDescription(
            tr("Changes %1; the old file is kept").arg(listText(textsOf(values, &EnvValue::name))));
        const bool keyDiffers = std::any_of(m_rows.cbegin(), m_rows.cend(), [this](const EnvironmentRow &row) {
            return isKeyVariable(m_actualPrefix, row.name) && isFinding(row.status);
        });
        m_writeKey->setVisible(m_source.isFile() && keyDiffers &&
                               (state == KeyState::Saved || state == KeyState::SessionOnly));
        m_importRow->setVisible(!m_fill->isHidden() || !m_write->isHidden() || !m_saveKey->isHidden() ||
                                !m_writeKey->isHidden());
    }
    emit compared();
}

QList<EnvValue> EnvironmentCard::valuesToWrite() const
{
    QList<EnvValue> values;
    for (const EnvironmentRow &row : m_rows) {
        const auto value = environmentValue(m_profile, m_actualPrefix, row.name);
        if (m_source.isFile() && isFinding(row.status) && value)
            values.append({row.name, *value});
    }
    return values;
}

/// The texts never include a key: the row has its fingerprint.
void EnvironmentCard::addActions(QMenu &menu, int row)
{
    const EnvironmentRow &at = m_rows.at(row);
    addCopyAction(menu, tr("Copy name"), at.name);
    addCopyAction(menu, isKeyVariable(m_actualPrefix, at.name) ? tr("Copy fingerprint") : tr("Copy value"), at.value);
    addCopyAction(menu, tr("Copy verdict"), sentencesText({at.verdict, at.next}));
}

void EnvironmentCard::write()
{
    if (std::exchange(m_isWriting, true))
        return;
    runInBackground(
        this, [file = m_source.file, values = valuesToWrite()] { return writeEnvironment(file, values); },
        [this, file = m_source.file](const Result<QString> &copy) { showWritten(file, copy); });
}

void EnvironmentCard::writeKey()
{
    m_session.keys().read(this, [this, file = m_source.file, of = m_profile.name](const KeyReading &reading) {
        if (!isVisible() || file != m_source.file || of != m_profile.name)
            return; // the keychain was slow, and another file or profile is shown now
        if (reading.key.isEmpty())
            showProblem(reading.error ? errorLine(*reading.error).text() : tr("This profile has no key to write."));
        else if (!std::exchange(m_isWriting, true))
            runInBackground(
                this,
                [file, name = m_actualPrefix + u"API_KEY"_s,
                 key = std::make_shared<const Secret>(reading.key.clone())] {
                    return writeEnvironment(file, name, *key);
                },
                [this, file](const Result<QString> &copy) { showWritten(file, copy); });
    });
}

void EnvironmentCard::showWritten(const QString &file, const Result<QString> &copy)
{
    m_isWriting = false;
    if (!copy) {
        showProblem(errorLine(copy.error()));
        return;
    }
    emit statusMessage(tr("Written to %1. The old file is %2.").arg(displayText(file), displayText(*copy)));
    read();
}

/// Next to the unchanged rows.
void EnvironmentCard::showProblem(const QString &text)
{
    m_label->setText(text);
    m_label->show();
    setTone(m_label, Token::Failed);
}

void EnvironmentCard::dropOffer()
{
    m_import = {};
    m_importRow->hide();
}

void EnvironmentCard::showError(const QString &text)
{
    showRows({});
    dropOffer();
    showProblem(text);
    emit compared();
}

} // namespace rc

#include "moc_environmentcard.cpp"
