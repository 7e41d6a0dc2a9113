// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/profile/profileform.h"

#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/session.h"
#include "store/profiles/profilejson.h"
#include "ui/fields/fieldrows.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/parts/statetokens.h"
#include "ui/setup/key/keyrow.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/fittedtable.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Below its field; hidden if empty. `text` is safe to display.
void setNote(QLabel *note, Token tone, const QString &text)
{
    setTone(note, tone);
    note->setText(text);
    note->setVisible(!text.isEmpty());
}

} // namespace

ProfileForm::ProfileForm(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
{
    auto *columns = new Columns(this);
    const auto column = [columns] {
        auto *box = new QWidget(columns);
        auto *lines = makeColumn(box, {noMargins, 4 * grid::unit});
        columns->add(box);
        return lines;
    };
    QVBoxLayout *left = column();
    left->addWidget(buildConnection()); // in tab order
    m_more = new AdvancedFields(*m_rows, theme);
    left->addWidget(buildSdk());
    left->addStretch(1);
    m_keyColumn = column();
    m_keyColumn->addWidget(buildKey());
    m_keyColumn->addStretch(1);
    makeColumn(this, {noMargins}, {columns});

    const auto changed = [this] {
        if (m_isFilling)
            return; // would mix two profiles
        validate();
        emit edited();
    };
    connect(m_threshold, &QComboBox::currentIndexChanged, this, changed);
    connect(m_debug, &QCheckBox::toggled, this, changed);
    connect(m_more, &AdvancedFields::edited, this, changed);
    connect(m_more, &AdvancedFields::submitted, this, &ProfileForm::submitted);
    connect(&m_session.book(), &ProfileBook::profileRenamed, this, &ProfileForm::renameDraft);
    connect(&m_session.book(), &ProfileBook::profileRemoved, this, &ProfileForm::dropDraft);
    for (QLineEdit *field : {m_name, m_resource, m_toolServer, m_username, m_email}) {
        connect(field, &QLineEdit::textChanged, this, changed);
        connect(field, &QLineEdit::returnPressed, this, &ProfileForm::submitted);
    }
    showCurrent();
}

void ProfileForm::addBelowKey(QWidget *card)
{
    m_keyColumn->insertWidget(1, card);
}

Card *ProfileForm::buildConnection()
{
    auto *card = named(new Card(this), u"connectionCard"_s);
    m_rows = new FieldRows(m_theme, card);
    // the column determines its width; otherwise wrapped text gets the height for a wrong width
    m_rows->setMinimumWidth(1);
    m_name = addField(u"nameField"_s, tr("Name"), &m_nameNote);
    m_resource = addField(u"setupResourceField"_s, tr("Resource URL"), &m_resourceNote, true);
    m_resourceNote->setObjectName(u"resourceNote"_s);
    m_toolServer = addField(u"toolServerField"_s, tr("Tool server"), &m_toolNote, true);
    m_toolServer->setPlaceholderText(tr("Optional. Needed to list tools."));
    m_toolNote->setObjectName(u"toolServerNote"_s);
    m_username = addField(u"usernameField"_s, tr("Username"), &m_userNote);
    m_userNote->setObjectName(u"usernameNote"_s);
    m_username->setPlaceholderText(tr("your username"));
    m_email = addField(u"emailField"_s, tr("Email"), &m_emailNote);
    m_email->setPlaceholderText(tr("Used if there is no username"));
    card->body()->addWidget(headingLabel(tr("Connection"), card));
    card->body()->addWidget(m_rows);
    return card;
}

Card *ProfileForm::buildKey()
{
    auto *card = named(new Card(this), u"keyCard"_s);
    m_key = new KeyRow(std::nullopt, m_session, m_theme, card);
    QLabel *note =
        named(quietLabel(
                  tr("Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server "
                     "behind it."),
                  m_theme, card),
              u"tokenNote"_s);
    QVBoxLayout *lines = card->body();
    lines->addWidget(headingLabel(tr("API key"), card));
    lines->addWidget(m_key);
    lines->addWidget(headingLabel(tr("Code-hosting token"), card));
    m_token = addToken(CatalogKind::CodeHosting, lines);
    lines->addWidget(note);
    m_keyCard = card;
    return card;
}

KeyRow *ProfileForm::addToken(const CatalogKind &catalog, QVBoxLayout *lines)
{
    auto *row = new KeyRow(catalog, m_session, m_theme, lines->parentWidget());
    connect(row, &KeyRow::statusMessage, this, &ProfileForm::tokenStatusMessage);
    lines->addWidget(row);
    return row;
}

void ProfileForm::showFurtherTokens()
{
    const QList<CatalogKind> catalogs = m_session.profile().customCatalogs;
    if (catalogs == m_tokenCatalogs)
        return;
    m_tokenCatalogs = catalogs;
    if (m_furtherTokens) {
        m_furtherTokens->hide();
        m_furtherTokens->deleteLater(); // one of its rows may be emitting a signal
        m_furtherTokens = nullptr;
    }
    if (catalogs.isEmpty())
        return;
    m_furtherTokens = named(new QWidget(m_keyCard), u"furtherTokens"_s);
    QVBoxLayout *lines = makeColumn(m_furtherTokens, {noMargins, 2 * grid::unit});
    for (const CatalogKind &catalog : catalogs) {
        lines->addWidget(headingLabel(tr("Token for %1").arg(catalog.word()), m_furtherTokens));
        addToken(catalog, lines);
    }
    lines->addWidget(quietLabel(tr("Each is sent only to its own catalog’s endpoint."), m_theme, m_furtherTokens));
    m_keyCard->body()->addWidget(m_furtherTokens);
    QWidget *before = m_token->findChildren<QPushButton *>().constLast();
    const QList<QWidget *> parts = m_furtherTokens->findChildren<QWidget *>();
    for (QWidget *part : parts) {
        if (part->focusPolicy() == Qt::NoFocus)
            continue;
        setTabOrder(before, part);
        before = part;
    }
}

Card *ProfileForm::buildSdk()
{
    auto *card = named(new Card(this), u"sdkCard"_s);
    auto *rows = new FieldRows(m_theme, card);
    rows->setMinimumWidth(1);
    m_threshold = named(new NoWheelComboBox(rows), u"thresholdBox"_s);
    for (const EnumRow<Threshold> &row : thresholdTable())
        m_threshold->addItem(QString(row.word));
    rows->addRow(tr("Threshold"), m_threshold);
    m_debug = named(new QCheckBox(tr("SDK debug mode"), rows), u"debugBox"_s);
    rows->addRow(tr("Debug"), m_debug);
    m_more->addPrefix(*rows);
    FieldRows::alignFields({m_rows, rows});
    m_forwarding = named(new FittedTable(int(levelTable().size()) + 1, 0, m_theme, card), u"forwardedLevels"_s,
                         tr("Forwarded levels"));
    m_forwarding->setFocusPolicy(Qt::NoFocus);
    m_forwarding->setSelectionMode(QAbstractItemView::NoSelection);
    m_forwarding->setFrameShape(QFrame::NoFrame);
    setFlag(m_forwarding, "bare");
    connect(&m_theme, &Theme::changed, this, &ProfileForm::showForwarded);
    card->body()->addWidget(headingLabel(tr("SDK"), card));
    card->body()->addWidget(rows);
    card->body()->addWidget(headingLabel(tr("Forwarded levels"), card));
    card->body()->addWidget(quietLabel(tr("● = sent to the service. local = log file only."), m_theme, card));
    card->body()->addWidget(m_forwarding);
    return card;
}

QLineEdit *ProfileForm::addField(const QString &objectName, const QString &label, QLabel **note, bool mono)
{
    auto *field = new QLineEdit(this);
    field->setObjectName(objectName);
    if (mono) {
        field->setFont(m_theme.mono());
        field->setLayoutDirection(Qt::LeftToRight);
    }
    m_rows->addRow(label, field);
    *note = m_rows->addNote(); // below, because an address needs the full width
    return field;
}

Profile ProfileForm::draft() const
{
    Profile profile = m_session.profile(); // keeps members without a field
    profile.name = m_name->text().trimmed();
    const auto resource = parseResourceUrl(m_resource->text());
    profile.resource = resource ? resource->resource.resourceUrl() : m_resource->text().trimmed();
    const auto tools = parseToolServerUrl(m_toolServer->text());
    profile.toolServer = tools ? tools->toString(QUrl::FullyEncoded) : m_toolServer->text().trimmed();
    profile.username = m_username->text().trimmed();
    profile.email = m_email->text().trimmed();
    m_more->applyTo(profile);
    profile.threshold = thresholdTable().at(std::size_t(qMax(0, m_threshold->currentIndex()))).id;
    profile.debug = m_debug->isChecked();
    return profile;
}

QLineEdit *ProfileForm::firstInvalid() const
{
    const QList<QLineEdit *> fields = findChildren<QLineEdit *>();
    const auto found =
        std::find_if(fields.cbegin(), fields.cend(), [](const QLineEdit *field) { return hasFlag(field, "wrong"); });
    return found == fields.cend() ? nullptr : *found;
}

bool ProfileForm::isModified() const
{
    return draft() != m_session.book().savedProfile() || !m_session.book().isSaved();
}

bool ProfileForm::differs() const
{
    return draft() != m_session.profile();
}

void ProfileForm::showCurrent()
{
    const Profile now = m_session.profile();
    if (m_shown && now.name == m_shown->name) {
        // changed elsewhere: keeps typed values
        show(mergedProfile(*m_shown, draft(), now));
    } else {
        if (m_shown && withHiddenMembers(draft()) != *m_shown)
            m_drafts.insert(m_shown->name, {*m_shown, withHiddenMembers(draft())});
        const auto left = m_drafts.constFind(now.name);
        show(left == m_drafts.cend() ? now : mergedProfile(left->before, left->typed, now));
        m_drafts.remove(now.name);
    }
    m_shown = now;
    showFurtherTokens();
    validate();
    emit edited();
}

void ProfileForm::discardEdits()
{
    m_shown = m_session.profile();
    m_drafts.remove(m_shown->name);
    fill(*m_shown);
}

void ProfileForm::fill(const Profile &profile)
{
    show(profile);
    validate();
    emit edited();
}

/// Members without a field come from the current profile, which may have changed.
Profile ProfileForm::withHiddenMembers(Profile typed) const
{
    if (m_shown) {
        typed.id = m_shown->id;
        typed.keySaved = m_shown->keySaved;
        typed.tokensSaved = m_shown->tokensSaved;
    }
    return typed;
}

void ProfileForm::renameDraft(const QString &from, const QString &to)
{
    if (m_shown && m_shown->name == from) {
        m_shown->name = to;
        const QSignalBlocker quiet(m_name);
        if (m_name->text().trimmed() == from)
            m_name->setText(to);
    }
    if (m_drafts.contains(from))
        m_drafts.insert(to, m_drafts.take(from));
}

void ProfileForm::dropDraft(const QString &name)
{
    m_drafts.remove(name);
    if (m_shown && m_shown->name == name)
        m_shown.reset();
}

void ProfileForm::show(const Profile &profile)
{
    m_isFilling = true;
    const auto setText = [](QLineEdit *field, const QString &text) {
        if (field->text().trimmed() == text)
            return; // keeps its cursor
        field->setText(text);
        field->setCursorPosition(0);
    };
    setText(m_name, profile.name);
    setText(m_resource, profile.resource);
    setText(m_toolServer, profile.toolServer);
    setText(m_username, profile.username);
    setText(m_email, profile.email);
    m_threshold->setCurrentIndex(int(profile.threshold));
    m_debug->setChecked(profile.debug);
    m_more->show(profile);
    for (QLineEdit *field : {m_name, m_resource, m_toolServer, m_username, m_email})
        field->setReadOnly(m_session.isDemo()); // determined by the running demo service
    m_more->setReadOnly(m_session.isDemo());
    m_isFilling = false;
}

void ProfileForm::validate()
{
    bool valid = true;
    const auto setVerdict = [&valid](QLineEdit *field, QLabel *note, const QString &fault, const QString &remark = {},
                                     Token tone = Token::Quiet) {
        setFlag(field, "wrong", !fault.isEmpty());
        valid &= fault.isEmpty();
        field->setAccessibleDescription(fault);
        setNote(note, fault.isEmpty() ? tone : Token::Failed, fault.isEmpty() ? remark : fault);
    };
    showForwarded();
    setVerdict(m_name, m_nameNote, profileNameFault(m_name->text().trimmed()));

    const bool noTools = m_toolServer->text().trimmed().isEmpty();
    const bool toolsAlone = m_resource->text().trimmed().isEmpty() && !noTools;
    const auto resource = parseResourceUrl(m_resource->text());
    if (toolsAlone)
        setVerdict(m_resource, m_resourceNote, {}, tr("tools only"));
    else if (!resource)
        setVerdict(m_resource, m_resourceNote, errorLine(resource.error()));
    else
        setVerdict(m_resource, m_resourceNote, {},
                   resource->resource.isTeamResource()
                       ? tr("owned by team %1").arg(displayText(resource->resource.team))
                       : tr("owned by %1").arg(displayText(resource->resource.owner)),
                   Token::Passed);

    const auto tools = parseToolServerUrl(m_toolServer->text());
    setVerdict(m_toolServer, m_toolNote, noTools || tools ? QString() : errorLine(tools.error()).text(),
               noTools ? tr("no tools") : QString());

    const QString username = m_username->text().trimmed();
    const bool knowsBoth = resource.has_value() && !resource->resource.isTeamResource() && !username.isEmpty();
    const bool owner = knowsBoth && username == resource->resource.owner;
    setNote(m_userNote, owner ? Token::Passed : Token::Quiet,
            knowsBoth ? (owner ? tr("owner") : tr("not the owner")) : QString());

    const QString email = m_email->text().trimmed();
    const bool emailRight = email.isEmpty() || (email.contains(u'@') && !email.contains(u' '));
    setVerdict(m_email, m_emailNote, emailRight ? QString() : tr("no email address"),
               !email.isEmpty() && !username.isEmpty() ? tr("not used") : QString());
    m_valid = m_more->validate() && valid;
}

/// A row for each threshold; that of the profile is marked.
void ProfileForm::showForwarded()
{
    const Threshold own = thresholdTable().at(std::size_t(qMax(0, m_threshold->currentIndex()))).id;
    QStringList headings{QString()};
    for (const EnumRow<Level> &level : levelTable())
        headings.append(levelName(level.id));
    m_forwarding->setHeadings(headings);
    m_forwarding->setRowCount(int(thresholdTable().size()));
    QStringList sent;
    for (std::size_t row = 0; row < thresholdTable().size(); ++row) {
        const Threshold threshold = thresholdTable().at(row).id;
        QFont font = m_theme.small();
        font.setWeight(threshold == own ? QFont::DemiBold : QFont::Normal);
        const auto cell = [&](int column, const QString &text, Token ink) {
            QTableWidgetItem *item = m_forwarding->setCell(int(row), column, text);
            item->setFont(font);
            item->setForeground(m_theme.color(ink));
            item->setBackground(threshold == own ? QBrush(m_theme.color(Token::AccentSoft)) : QBrush());
        };
        cell(0, QString(thresholdWord(threshold)), Token::Text);
        for (std::size_t column = 0; column < levelTable().size(); ++column) {
            const Level level = levelTable().at(column).id;
            const bool isSent = forwards(threshold, level);
            cell(int(column) + 1, isSent ? u"●"_s : tr("local"), isSent ? Token::Passed : Token::Quiet);
            if (isSent && threshold == own)
                sent.append(levelName(level));
        }
    }
    m_forwarding->setAccessibleDescription(
        sent.isEmpty() ? tr("Nothing is forwarded; every entry stays local.")
                       : tr("Forwarded at %1: %2").arg(QString(thresholdWord(own)), listText(sent)));
}

} // namespace rc

#include "moc_profileform.cpp"
