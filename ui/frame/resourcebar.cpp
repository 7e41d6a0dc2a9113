// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/resourcebar.h"

#include "core/key/secret.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "core/words/listtext.h"
#include "session/check/checkhistory.h"
#include "session/session.h"
#include "ui/buttons/leadbutton.h"
#include "ui/buttons/rowmenu.h"
#include "ui/parts/addressfield.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/isolates.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QActionGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int pauseMs = 600;
constexpr int profileWidth = 180;
constexpr int tightProfileWidth = 140;
constexpr int ownerWidth = 140;
constexpr int scenarioWidth = 150;
constexpr int tightScenarioWidth = 100;
constexpr int roomyWidth = 1000; // of the bar, with all its parts
constexpr int usualWidth = 780;  // without a scenario
constexpr int minWidth = 640;    // without the UUID

/// Worded now: the place of a key in memory has the language in which that was given.
QString keyLocation(const SavedSecret &key)
{
    const bool isNamed = key.state() != KeyState::SessionOnly && !key.where().isEmpty();
    return isNamed ? displayText(key.where()) : keyStateName(key.state());
}

} // namespace

ResourceBar::ResourceBar(Session &session, LastChecks &checks, const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_session(session)
    , m_checks(checks)
    , m_theme(theme)
    , m_profile(named(new LeadButton(this), u"profileButton"_s))
    , m_scenario(named(new QPushButton(this), u"scenarioButton"_s))
    , m_url(named(new AddressField(this), u"resourceField"_s, tr("Resource URL")))
    , m_owner(named(new ChipButton(u"copy"_s, theme, this), u"ownerChip"_s))
    , m_uuid(named(new ChipButton(u"copy"_s, theme, this), u"uuidChip"_s))
    , m_ace(named(new Chip(theme, this), u"aceChip"_s))
    , m_key(named(new ChipButton(u"chevron-down"_s, theme, this), u"keyChip"_s))
    , m_keyPanel(named(new PopupPanel(m_key), u"keyPanel"_s))
    , m_keyFacts(named(quietLabel({}, theme, m_keyPanel), u"keyFacts"_s))
    , m_message(named(new Banner(theme, this), u"resourceMessage"_s))
    , m_removed(named(new Banner(theme, this), u"removedMessage"_s))
    , m_link(named(new Banner(theme, this), u"linkMessage"_s))
    , m_edited(named(new Banner(theme, this), u"editedMessage"_s))
    , m_fields(named(new Banner(theme, this), u"fieldsMessage"_s))
    , m_withheld(named(new Banner(theme, this), u"withheldMessage"_s))
    , m_pause(new QTimer(this))
{
    setObjectName(u"resourceBar"_s);
    setFlag(this, "bar");
    buildKeyPanel();
    buildScenarios();
    setFlag(m_profile, "lead");
    auto *profiles = named(new QMenu(this), u"profileMenu"_s, tr("Profiles"));
    connect(profiles, &QMenu::aboutToShow, this, &ResourceBar::fillProfiles);
    m_profile->setMenu(profiles);
    m_url->setPlaceholderText(tr("Resource URL"));
    m_url->setFont(theme.mono());
    m_url->setMinimumWidth(40 * grid::unit);
    m_url->installEventFilter(this);
    setRetainsSpace(m_url);
    for (ChipButton *chip : {m_owner, m_uuid})
        attachMenu(chip, [this, chip](QMenu &menu) {
            addCopyAction(menu, tr("Copy"), chip->copyText());
            addCopyAction(menu, tr("Copy Resource URL"), m_session.profile().resource);
        });
    attachMenu(m_key, [this](QMenu &menu) {
        connect(menu.addAction(tr("Show key details")), &QAction::triggered, m_key, &QPushButton::click);
    });
    m_uuid->setFont(theme.mono());
    m_uuid->setLayoutDirection(Qt::LeftToRight);
    m_ace->setLayoutDirection(Qt::LeftToRight);

    auto *row = makeRow({.spacing = 2 * grid::unit}, {m_profile, m_scenario, {m_url, 1}});
    for (QWidget *chip : std::initializer_list<QWidget *>{m_ace, m_owner, m_uuid, m_key})
        row->addWidget(chip);
    auto *column =
        makeColumn(this, {QMargins(grid::gap, 2 * grid::unit + 2, grid::gap, 2 * grid::unit + 2), 2 * grid::unit},
                   {row, m_message, m_removed});
    for (Banner *banner : {m_link, m_edited, m_fields, m_withheld})
        column->addWidget(banner);
    buildBanners();
    connect(&m_session.book(), &ProfileBook::removedChanged, this, &ResourceBar::showRemoved);
    connect(&m_session, &Session::scenarioChanged, this, [this] {
        showMessage(Token::Accent, u"info"_s, demoScenarioEffect(m_session.scenario()),
                    tr("The demo service now behaves like this. Check again to see it."));
        m_isAdvice = true;
    });
    connect(&m_session.book(), &ProfileBook::changedExternally, this, [this](const QString &message) {
        showMessage(Token::Accent, u"info"_s, message);
        m_isNews = true;
    });
    connect(&m_session.book(), &ProfileBook::unreadable, this, &ResourceBar::showError);
    connect(&m_session.book(), &ProfileBook::edited, this, &ResourceBar::hideNews); // before another profile's message

    connect(&m_theme, &Theme::changed, this, &ResourceBar::fitWidth);
    m_pause->setSingleShot(true);
    m_pause->setInterval(pauseMs);
    connect(m_pause, &QTimer::timeout, this, [this] {
        if (const auto parsed = parseResourceUrl(m_url->text()); !parsed && !m_url->text().isEmpty())
            showInvalid(parsed.error());
    });
    connect(m_url, &QLineEdit::textEdited, this, &ResourceBar::typed);
    connect(m_url, &QLineEdit::returnPressed, this, &ResourceBar::applyTyped);
    connect(m_url, &AddressField::textDiverted, this, [this](const QByteArray &text) {
        showCurrent(); // the field shows the profile's URL again
        emit textDiverted(text);
    });
    connect(&m_session.book(), &ProfileBook::changed, this, &ResourceBar::showCurrent);
    connect(&m_session.keys().key(), &SavedSecret::changed, this, &ResourceBar::showKey);
    connect(&m_theme, &Theme::changed, this, &ResourceBar::paintIcons);
    connect(&m_checks, &LastChecks::arrived, this, &ResourceBar::paintIcons);
    paintIcons();
    showCurrent();
    showKey();
    if (m_session.book().loadError()) {
        const ErrorText words = errorText(*m_session.book().loadError());
        showMessage(Token::Warned, u"warned"_s, words.what, words.next);
    } else if (const QStringList &named = m_session.book().upgradedProfiles(); !named.isEmpty()) {
        showMessage(Token::Accent, u"info"_s, usernameNotice(named),
                    tr("To send the key alone, turn off “Send username with entries” in Setup."));
    }
}

void ResourceBar::focusUrl()
{
    m_url->setFocus(Qt::ShortcutFocusReason);
    m_url->selectAll();
}

// Esc reverts edits; without any it remains the window's Cancel.
bool ResourceBar::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (watched == m_url && isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape &&
        m_url->text() != m_session.profile().resource) {
        event->accept();
        if (event->type() == QEvent::KeyPress)
            showCurrent();
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ResourceBar::paintIcons()
{
    const Profile &profile = m_session.profile();
    const Token dot = m_session.isDemo() ? Token::Warned : dotOf(profile).value_or(tokenOf(profile.color));
    m_profile->setIcon(m_theme.icon(u"dot"_s, dot));
    m_profile->setIconSize(QSize(12, 12));
}

void ResourceBar::showCurrent()
{
    m_pause->stop();
    const Profile &profile = m_session.profile();
    showName();
    m_url->setText(profile.resource);
    m_url->setCursorPosition(0);
    m_url->setVisible(m_session.book().hasProfile()); // the first page has a field of its own
    setFlag(m_url, "wrong", false);
    m_message->hide();
    showEdited();
    paintIcons();
    showScenario();
    const auto parsed = m_session.resource();
    showParsed(parsed);
    if (!parsed && !profile.resource.isEmpty())
        showInvalid(parsed.error());
}

void ResourceBar::showName()
{
    const Profile &profile = m_session.profile();
    const QString name = profile.name.isEmpty() ? tr("New profile") : profile.name;
    const bool unsaved = m_session.book().isEdited() || m_session.fields().any();
    // fixed, so that the field next to it does not move with the name
    const int room = scaledLength(isVeryTight() ? tightProfileWidth : profileWidth, *this);
    const int around = 12 * grid::unit + fontMetrics().horizontalAdvance(u" ▾"_s); // padding, dot
    const QString mark = unsaved ? tr("%1 • edited").arg(QString()) : QString();
    const QString elided = fontMetrics().elidedText(displayText(name), Qt::ElideRight,
                                                    room - around - fontMetrics().horizontalAdvance(mark));
    const QString shown = asIsolate(escapeMnemonics(elided));
    m_profile->setFixedWidth(room);
    m_profile->setText((unsaved ? tr("%1 • edited").arg(shown) : shown) + u" ▾"_s);
    m_profile->setAccessibleName(unsaved ? tr("Profile: %1, edited").arg(displayText(name))
                                         : tr("Profile: %1").arg(displayText(name)));
    setPlainToolTip(m_profile, name);
}

void ResourceBar::showKey()
{
    const KeyState state = m_session.keys().state();
    m_key->setVisible(m_session.isDemo() ? !isVeryTight() : m_session.book().hasProfile());
    if (m_session.isDemo()) // its key is made anew each time, and that is no fault
        m_key->showText(keyStateName(state), Token::Quiet);
    else if (m_session.keys().key().isKnown())
        m_key->showText(keyStateName(state), state == KeyState::Absent ? Token::Failed : tokenFor(state));
    else
        m_key->showText(tr("Reading key…"), Token::Quiet);
    const SavedSecret &key = m_session.keys().key();
    setPlainToolTip(m_key, key.error()             ? errorLine(*key.error()).text()
                           : key.where().isEmpty() ? QString()
                                                   : keyLocation(key));
}

void ResourceBar::buildKeyPanel()
{
    m_keyFacts->setWordWrap(false);
    m_keyFacts->setContentsMargins(3 * grid::unit, grid::unit, 3 * grid::unit, grid::unit); // as the item below
    m_keyFacts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_keyPanel->lines()->addWidget(m_keyFacts);
    auto *replace = named(new QPushButton(tr("Replace…"), m_keyPanel), u"chipReplaceKey"_s);
    m_keyPanel->addButton(replace);
    connect(replace, &QPushButton::clicked, this, [this] {
        m_keyPanel->hide();
        emit keyFieldRequested();
    });
    disconnect(m_key, &QPushButton::clicked, m_keyPanel, nullptr);
    connect(m_key, &QPushButton::clicked, this, [this] {
        if (m_session.keys().key().isKnown() && m_session.keys().state() == KeyState::Absent && !m_session.isDemo())
            emit keyFieldRequested(); // no message to show
        else
            fillKeyPanel();
    });
}

void ResourceBar::fillKeyPanel()
{
    m_keyPanel->findChild<QPushButton *>(u"chipReplaceKey"_s)->setEnabled(!m_session.isDemo());
    showKeyFacts({});
    m_keyPanel->open();
    m_session.keys().read(this, [this](const KeyReading &reading) {
        if (m_keyPanel->isVisible() && !reading.key.isEmpty()) {
            showKeyFacts(keyFingerprint(reading.key));
            m_keyPanel->open();
        }
    });
}

void ResourceBar::showKeyFacts(const QString &fingerprint)
{
    const SavedSecret &key = m_session.keys().key();
    QStringList facts{keyLocation(key)};
    if (!fingerprint.isEmpty())
        facts.append(tr("Fingerprint %1").arg(fingerprint));
    if (const auto last = m_checks.of(m_session.isDemo() ? QString() : m_session.profile().name))
        facts.append(tr("Last check: %1").arg(momentText(last->at)));
    m_keyFacts->setText(facts.join(u'\n'));
}

/// When it opens, because profiles change. The open one is always there; Ctrl+K finds the others that do not fit.
void ResourceBar::fillProfiles()
{
    constexpr qsizetype maxInMenu = 12;
    constexpr int maxNameWidth = 360; // at the usual text size
    QMenu *menu = m_profile->menu();
    menu->clear();
    const auto add = [this](QMenu *to, const QString &objectName, const QString &text, const auto &action) {
        QAction *made = named(to->addAction(text), objectName);
        connect(made, &QAction::triggered, this, action);
        return made;
    };
    const auto keys = [](int key) {
        return u'\t' + QKeySequence(Qt::CTRL | Qt::Key(key)).toString(QKeySequence::NativeText);
    };
    const QList<Profile> &profiles = m_session.book().profiles();
    const qsizetype now = m_session.isDemo() ? -1 : indexOfProfile(profiles, m_session.profile().name);
    for (qsizetype i = 0; i < profiles.size(); ++i) {
        if (i >= maxInMenu && i != now)
            continue;
        const QString name = profiles.at(i).name;
        const QString text = asIsolate(escapeMnemonics(
            menu->fontMetrics().elidedText(displayText(name), Qt::ElideRight, scaledLength(maxNameWidth, *this))));
        QAction *open = add(menu, u"profile-%1"_s.arg(i + 1), i < 9 ? text + keys(Qt::Key_1 + int(i)) : text,
                            [this, name] { m_session.book().select(name); });
        if (i == now) {
            open->setCheckable(true);
            open->setChecked(true);
        } else if (const std::optional<Token> dot = dotOf(profiles.at(i))) {
            open->setIcon(m_theme.icon(u"dot"_s, *dot));
        }
    }
    add(menu, u"profileFind"_s, tr("Find a profile or an action…") + keys(Qt::Key_K),
        [this] { emit paletteRequested(); });
    menu->addSeparator();
    add(menu, u"profileNew"_s, tr("New profile…"), [this] { m_session.book().beginNew(); });
    QAction *demo = add(menu, u"profileDemo"_s, tr("Demo service"), [this] { emit demoRequested(); });
    demo->setCheckable(m_session.isDemo());
    demo->setChecked(m_session.isDemo());
    if (now < 0)
        return;
    menu->addSeparator();
    add(menu, u"profileRename"_s, tr("Rename…"), [this] { emit renameRequested(); });
    add(menu, u"profileDuplicate"_s, tr("Duplicate"), [this] { emit duplicateRequested(); });
    add(menu, u"profileUp"_s, tr("Move up"), [this] { moveProfile(-1); })->setEnabled(now > 0);
    add(menu, u"profileDown"_s, tr("Move down"), [this] { moveProfile(1); })->setEnabled(now + 1 < profiles.size());
    add(menu, u"profileRemove"_s, tr("Remove profile…"), [this] { emit removeRequested(); });
}

std::optional<Token> ResourceBar::dotOf(const Profile &profile) const
{
    if (const std::optional<CheckReport> last = m_checks.of(profile.name))
        return tokenFor(last->canceled ? StepState::Skipped : overallState(last->steps));
    return profile.color == ProfileColor::None ? std::nullopt : std::optional(tokenOf(profile.color));
}

void ResourceBar::moveProfile(int by)
{
    const QString name = m_session.profile().name;
    report(m_session.book().move(name, indexOfProfile(m_session.book().profiles(), name) + by));
}

void ResourceBar::buildScenarios()
{
    auto *menu = named(new QMenu(this), u"scenarioMenu"_s);
    auto *group = new QActionGroup(menu);
    for (const DemoScenario &scenario : demoScenarios()) {
        QAction *action = menu->addAction(demoScenarioTitle(scenario));
        action->setObjectName(scenario.name);
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, scenario] { m_session.play(scenario); });
        if (scenario.name == demoScenarios().constFirst().name)
            menu->addSeparator();
    }
    m_scenario->setMenu(menu);
}

void ResourceBar::showScenario()
{
    m_scenario->setVisible(m_session.isDemo());
    const DemoScenario &scenario = m_session.scenario();
    const QString title = demoScenarioTitle(scenario);
    const int room = isTight() ? tightScenarioWidth : scenarioWidth;
    m_scenario->setText(fontMetrics().elidedText(title, Qt::ElideRight, room) + u" ▾"_s);
    m_scenario->setAccessibleName(tr("Demo scenario: %1").arg(title));
    setPlainToolTip(m_scenario, tr("How the demo service behaves: %1").arg(demoScenarioEffect(scenario)));
    if (QAction *action = m_scenario->menu()->findChild<QAction *>(scenario.name))
        action->setChecked(true);
}

/// The demo service has an additional control. The UUID is least important, then the owner, then the demo’s key.
bool ResourceBar::isTight() const
{
    return width() < scaledLength(m_session.isDemo() ? roomyWidth : usualWidth, *this);
}

bool ResourceBar::isVeryTight() const
{
    return width() < scaledLength(m_session.isDemo() ? usualWidth : minWidth, *this);
}

void ResourceBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fitWidth();
}

void ResourceBar::fitWidth()
{
    showName();
    showParsed(parseResourceUrl(m_url->text()));
    showKey();
    if (m_session.isDemo())
        showScenario();
}

void ResourceBar::addButton(Banner *banner, const QString &objectName, const QString &text,
                            const std::function<void()> &action)
{
    auto *button = named(new QPushButton(text, banner), objectName);
    button->setAutoDefault(false);
    banner->addAction(button);
    connect(button, &QPushButton::clicked, this, action);
}

void ResourceBar::buildBanners()
{
    addButton(m_removed, u"undoRemove"_s, tr("Undo"), [this] { report(m_session.book().undoRemove()); });
    addButton(m_removed, u"closeRemoved"_s, tr("Close"), [this] { m_removed->hide(); });
    addButton(m_message, u"closeMessage"_s, tr("Close"), [this] { m_message->hide(); });
    m_link->setFocusPolicy(Qt::StrongFocus); // a widget that ignores Enter
    addButton(m_link, u"closeLink"_s, tr("Close"), [this] { m_link->hide(); });
    addButton(m_link, u"openLinkHere"_s, tr("Open in this profile"), [this] {
        m_link->hide();
        m_session.book().openAddress(m_linked);
    });
    addButton(m_link, u"openLinkAsNew"_s, tr("Create new profile"), [this] {
        m_link->hide();
        emit newProfileRequested(m_linked);
    });
    addButton(m_edited, u"revertAddress"_s, tr("Revert"), [this] { m_session.book().revert(); });
    addButton(m_edited, u"saveAddressAsNew"_s, tr("Save as new"), [this] { report(m_session.book().saveAsNew()); });
    addButton(m_edited, u"saveAddress"_s, tr("Save"), [this] { report(m_session.book().save(m_session.profile())); });
    connect(&m_session.book(), &ProfileBook::unsavedChanged, this, [this] {
        showName();
        showEdited();
    });
    UnsavedFields &fields = m_session.fields();
    addButton(m_fields, u"cancelWaiting"_s, tr("Cancel"), [&fields] { fields.cancelWaiting(); });
    addButton(m_fields, u"leaveFieldsOut"_s, tr("Use saved settings"), [&fields] { fields.useSaved(); });
    addButton(m_fields, u"saveFields"_s, tr("Save and continue"), [&fields] { fields.save(); });
    connect(&fields, &UnsavedFields::changed, this, &ResourceBar::showName);
    connect(&fields, &UnsavedFields::answered, this, [this] {
        const bool hadFocus = m_fields->isAncestorOf(window()->focusWidget());
        m_fields->hide();
        if (hadFocus && m_askedFrom && m_askedFrom->isVisible())
            m_askedFrom->setFocus(Qt::OtherFocusReason);
    });
    connect(&fields, &UnsavedFields::asked, this, [this] {
        if (QWidget *focused = window()->focusWidget(); !m_fields->isAncestorOf(focused))
            m_askedFrom = focused;
        m_fields->showMessage(Token::Warned, u"warned"_s, tr("Setup has unsaved changes."),
                              tr("Your action waits until you choose which settings to use."));
    });
    addButton(m_withheld, u"keepWithheld"_s, tr("Don’t send"), [this] { m_withheld->hide(); });
    addButton(m_withheld, u"allowWithheld"_s, tr("Allow"), [this] {
        m_withheld->hide();
        if (SavedSecret *secret = m_session.keys().withheld())
            secret->allow(this, [this](const std::optional<Error> &error) {
                if (error)
                    showError(*error);
            });
    });
    connect(&m_session.keys(), &ProfileKeys::secretChanged, this, &ResourceBar::showWithheld);
}

void ResourceBar::offerLink(const QString &text)
{
    const Result<PastedResource> parsed =
        isMoreThanAddress(text) ? Result<PastedResource>(failure(ErrorKind::BadInput)) : parseResourceUrl(text);
    m_linked = parsed ? parsed->resource.resourceUrl() : QString();
    for (const QString &button : {u"openLinkHere"_s, u"openLinkAsNew"_s})
        m_link->findChild<QWidget *>(button)->setVisible(parsed.has_value());
    if (!parsed)
        m_link->showMessage(Token::Warned, u"warned"_s,
                            tr("A link tried to open something that is not a Resource URL."),
                            tr("The link was ignored."));
    else
        m_link->showMessage(Token::Accent, u"info"_s, tr("A link wants to open %1").arg(displayText(m_linked)),
                            tr("Nothing is opened, saved or sent until you choose. The link contains no key."));
    m_link->setFocus(Qt::OtherFocusReason);
}

void ResourceBar::showEdited()
{
    if (!m_session.book().isEdited()) {
        m_edited->hide();
        return;
    }
    const std::optional<Error> why = m_session.sendBlocker();
    m_edited->showMessage(why ? Token::Warned : Token::Accent, why ? u"warned"_s : u"info"_s,
                          tr("This address is not saved."),
                          why ? why->detail.text() : tr("Checks and entries use it. The saved profile is unchanged."));
}

void ResourceBar::showWithheld()
{
    const SavedSecret *secret = m_session.keys().withheld();
    if (!secret || !secret->error() || m_session.sendBlocker()) {
        m_withheld->hide();
        return;
    }
    const QString servers = originsText(*secret->withheldFrom());
    const std::optional<CatalogKind> catalog = m_session.keys().catalogOf(*secret);
    m_withheld->showMessage(
        Token::Warned, u"key"_s, errorText(*secret->error()).what,
        catalog ? tr("Allow this only if you know that the token for “%1” belongs to %2.", "a catalog, servers")
                      .arg(catalogName(*catalog), servers)
                : tr("Allow this only if you know that this profile’s key belongs to %1.").arg(servers));
}

void ResourceBar::showRemoved()
{
    if (m_session.book().removed().isEmpty()) {
        m_removed->hide();
        return;
    }
    const ProfileBook::Removed &last = m_session.book().removed().constLast();
    const QString name = displayText(last.profile.profile.name);
    m_removed->showMessage(
        Token::Accent, u"info"_s, tr("%1 was removed.").arg(name),
        last.keyDeleted
            ? tr("The API key was deleted too and cannot be restored. You can undo the rest until you quit.")
            : tr("You can undo this until you close the window."));
}

void ResourceBar::showMessage(Token token, const QString &icon, const QString &lead, const QString &rest)
{
    m_isAdvice = m_isNews = false;
    m_message->showMessage(token, icon, lead, rest);
}

void ResourceBar::hideNews()
{
    if (std::exchange(m_isNews, false))
        m_message->hide();
}

void ResourceBar::hideAdvice()
{
    if (std::exchange(m_isAdvice, false))
        m_message->hide();
    hideNews();
}

void ResourceBar::report(const Result<void> &done)
{
    if (!done)
        showError(done.error());
}

void ResourceBar::showError(const Error &error)
{
    const ErrorText words = errorText(error);
    showMessage(Token::Failed, u"failed"_s, words.what, words.next);
}

void ResourceBar::showNotSaved(const Error &why)
{
    showMessage(Token::Warned, u"warned"_s,
                tr("This profile is not saved. It is gone when another one is opened or the window closes."),
                errorLine(why));
}

void ResourceBar::typed()
{
    const auto parsed = parseResourceUrl(m_url->text());
    showParsed(parsed);
    setFlag(m_url, "wrong", !parsed && !m_url->text().isEmpty());
    if (parsed || m_url->text().isEmpty()) {
        m_pause->stop();
        m_message->hide();
    } else {
        m_pause->start();
    }
}

void ResourceBar::showParsed(const Result<PastedResource> &parsed)
{
    const bool readable = parsed.has_value();
    // keep their space while the address is unreadable
    const auto show = [readable](QWidget *chip, bool hasRoom) {
        setRetainsSpace(chip, hasRoom);
        chip->setVisible(readable && hasRoom);
    };
    show(m_owner, !isVeryTight());
    show(m_uuid, !isTight());
    m_ace->setVisible(readable && !parsed->resource.unicodeHost.isEmpty());
    if (!readable)
        return;
    const ResourceUrl &resource = parsed->resource;
    const QString holder =
        m_owner->fontMetrics().elidedText(displayText(resource.holder()), Qt::ElideRight, ownerWidth);
    m_owner->showText((resource.isTeamResource() ? tr("team %1") : tr("owner %1")).arg(holder));
    m_owner->setCopyText(resource.holder());
    setPlainToolTip(m_owner, tr("%1: copy").arg(resource.holder()));
    m_uuid->showText(shortUuid(resource.uuid));
    m_uuid->setAccessibleName(tr("UUID %1").arg(resource.uuid));
    m_uuid->setCopyText(resource.uuid);
    setPlainToolTip(m_uuid, tr("%1: copy").arg(resource.uuid));
    m_ace->showText(resource.host, Token::Warned);
    setPlainToolTip(m_ace, tr("Internationalized host name. ASCII form: %1").arg(resource.host));
}

void ResourceBar::applyTyped()
{
    if (m_url->divertOwnText())
        return;
    const auto parsed = parseResourceUrl(m_url->text());
    if (!parsed) {
        showInvalid(parsed.error());
        return;
    }
    // The same address again is not a change: earlier results remain valid.
    if (const QString address = parsed->resource.resourceUrl(); address != m_session.profile().resource)
        m_session.book().openAddress(address);
    showCurrent();
    if (!parsed->trimmed.isEmpty())
        showMessage(Token::Accent, u"info"_s, tr("A Resource URL was found in the text."),
                    tr("Ignored: %1").arg(displayText(listText(parsed->trimmed))));
}

void ResourceBar::showInvalid(const Error &error)
{
    setFlag(m_url, "wrong");
    showError(error);
}

} // namespace rc

#include "moc_resourcebar.cpp"
