// SPDX-License-Identifier: GPL-3.0-or-later
// A long random walk over every change around a saved key: typing, pasting, links, imports, renames, undo, Enter, Esc,
// F5, other profiles, a damaged file, a locked keychain, two windows on one configuration and concurrent commands.
// After each step all bytes that a server received are searched: every key must have been confirmed by the user for
// that server, header and authorities. The seed is printed; RC_WALK_SEED sets it and RC_WALK_STEPS sets the length.
// Needs a real keyring (tests/support/session.sh).
#include "store/keys/boundkeys.h"
#include "store/profiles/profiletransfer.h"
#include "support/hostileserver.h"
#include "support/testprogram.h"
#include "support/tlscertificates.h"
#include "ui/console.h"
#include "ui/parts/page.h"
#include "ui/setup/setuppage.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusObjectPath>
#include <QDeadlineTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QSet>
#include <QTimer>

#include <array>
#include <functional>

namespace rc::tst_keywalk {

namespace {

constexpr int usualSteps = 1'000; // ./dev walk uses 50,000
const QStringList names{u"one"_s, u"two"_s, u"three"_s, u"four"_s};
const QStringList headers{u"X-API-Key"_s, u"X-Other-Key"_s};

/// The secret in the form of the Secret Service.
struct PlainSecret
{
    QDBusObjectPath session;
    QByteArray parameters;
    QByteArray value;
    QString type;
};

QDBusArgument &operator<<(QDBusArgument &argument, const PlainSecret &secret)
{
    argument.beginStructure();
    argument << secret.session << secret.parameters << secret.value << secret.type;
    argument.endStructure();
    return argument;
}

const QDBusArgument &operator>>(const QDBusArgument &argument, PlainSecret &secret)
{
    argument.beginStructure();
    argument >> secret.session >> secret.parameters >> secret.value >> secret.type;
    argument.endStructure();
    return argument; // NOLINT(bugprone-return-const-ref-from-parameter): what QtDBus asks for
}

} // namespace

} // namespace rc::tst_keywalk

Q_DECLARE_METATYPE(rc::tst_keywalk::PlainSecret)

namespace rc::tst_keywalk {

namespace {

/// Sends a plain message, because a QDBusInterface introspects its object and keeps the answer until the process ends.
QDBusMessage ask(const QString &interface, const QString &method, const QVariantList &arguments)
{
    QDBusMessage message =
        QDBusMessage::createMethodCall(u"org.freedesktop.secrets"_s, u"/org/freedesktop/secrets"_s, interface, method);
    message.setArguments(arguments);
    return QDBusConnection::sessionBus().call(message);
}

const QString service = u"org.freedesktop.Secret.Service"_s;
const QDBusObjectPath collection(u"/org/freedesktop/secrets/aliases/default"_s);

void lockKeyring()
{
    const QDBusMessage reply = ask(service, u"Lock"_s, {QVariant::fromValue(QList{collection})});
    QCOMPARE(reply.type(), QDBusMessage::ReplyMessage);
}

/// Unlocks with the user's password, without a prompt.
void unlockKeyring()
{
    const QDBusMessage opened =
        ask(service, u"OpenSession"_s, {u"plain"_s, QVariant::fromValue(QDBusVariant(QString()))});
    QCOMPARE(opened.type(), QDBusMessage::ReplyMessage);
    const PlainSecret password{opened.arguments().at(1).value<QDBusObjectPath>(), {}, "a password", u"text/plain"_s};
    const QDBusMessage reply =
        ask(u"org.gnome.keyring.InternalUnsupportedGuiltRiddenInterface"_s, u"UnlockWithMasterPassword"_s,
            {QVariant::fromValue(collection), QVariant::fromValue(password)});
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

/// The destination of a key: a server, a header and the authorities at that time.
QString place(const QString &origin, const QString &header, const QByteArray &authorities)
{
    return origin + u' ' + header.toLower() + u' ' + QString::fromLatin1(authorities.toHex().left(16));
}

QByteArray contentOf(const QString &file)
{
    if (file.isEmpty())
        return {};
    QFile content(file);
    return content.open(QIODevice::ReadOnly) ? content.readAll().right(64) : QByteArray("none");
}

} // namespace

/// One of the user's windows, on the configuration that both share.
class Window
{
public:
    explicit Window(const QString &folder)
        : console(folder)
        , window(console.session, console.checks, console.theme, console.settings, false)
    {
        window.resize(1100, 760);
        window.show();
        RC_REQUIRE(QTest::qWaitForWindowExposed(&window));
        window.showPage(u"setup"_s);
        window.showPage(u"check"_s);
        window.setUpdatesEnabled(false); // the window is never seen
    }

    [[nodiscard]] Session &session() { return console.session; }
    /// The button with this name, if it can be pressed.
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        for (QPushButton *button : window.findChildren<QPushButton *>(name)) {
            if (button->isVisibleTo(&window) && button->isEnabled())
                return button;
        }
        return nullptr;
    }
    [[nodiscard]] SetupPage *setup() { return qobject_cast<SetupPage *>(window.builtPage(u"setup"_s)); }

    Console console;
    MainWindow window;
};

class Walk
{
public:
    explicit Walk(quint32 seed)
        : m_random(seed)
        , m_folder(m_home.path() + u"/resource-console"_s)
        , m_authorities(m_home.path() + u"/authorities.pem"_s)
        , m_steps({{"type an address", 8, [this] { typeAddress(); }},
                   {"save it", 6, [this] { press(u"saveAddress"_s); }},
                   {"save it as new", 2, [this] { press(u"saveAddressAsNew"_s); }},
                   {"revert it", 3, [this] { press(u"revertAddress"_s); }},
                   {"follow a link", 3, [this] { here().window.openText(address()); }},
                   {"open the link here", 3, [this] { press(u"openLinkHere"_s); }},
                   {"make a profile of the link", 2, [this] { press(u"openLinkAsNew"_s); }},
                   {"close the link", 1, [this] { press(u"closeLink"_s); }},
                   {"allow the key", 2, [this] { allowKey(); }},
                   {"do not send the key", 2, [this] { press(u"keepWithheld"_s); }},
                   {"type in Setup", 3, [this] { typeField(); }},
                   {"save the fields and go on", 2, [this] { press(u"saveFields"_s); }},
                   {"go on without them", 2, [this] { press(u"leaveFieldsOut"_s); }},
                   {"save Setup", 4, [this] { press(u"saveButton"_s); }},
                   {"take back what was typed", 2, [this] { cancelSetup(); }},
                   {"paste", 4, [this] { paste(); }, true},
                   {"take what was pasted", 4, [this] { press(u"applyPastedButton"_s); }},
                   {"a new profile of what was pasted", 2, [this] { press(u"newFromPastedButton"_s); }},
                   {"give a key", 2, [this] { giveKey(); }, true},
                   {"give a key for this run", 2, [this] { holdKey(); }, true},
                   {"replace the key", 1, [this] { replaceKey(); }, true},
                   {"rotate the key", 1, [this] { switchKey(); }, true},
                   {"undo the rotation", 1, [this] { undoSwitch(); }, true},
                   {"forget the key", 1, [this] { forgetKey(); }, true},
                   {"edit the profile", 8, [this] { editProfile(); }, true},
                   {"rename it", 2, [this] { renameProfile(); }, true},
                   {"remove it", 2, [this] { removeProfile(); }, true},
                   {"undo the removal", 2, [this] { undoRemove(); }},
                   {"duplicate it", 1, [this] { duplicateProfile(); }},
                   {"another profile", 8, [this] { selectProfile(); }},
                   {"move it", 1, [this] { moveProfile(); }},
                   {"a new profile", 2, [this] { newProfile(); }},
                   {"Enter", 4, [this] { key(Qt::Key_Return); }},
                   {"Esc", 4, [this] { key(Qt::Key_Escape); }},
                   {"F5", 6, [this] { check(); }},
                   {"another page", 3,
                    [this] { here().window.showPage(oneOf(QStringList{u"check"_s, u"setup"_s, u"send"_s})); }},
                   {"import", 3, [this] { importProfiles(); }},
                   {"other authorities in the file", 2, [this] { changeAuthorities(); }},
                   {"a key that nobody knows of", 1, [this] { putOrphan(); }},
                   {"lock the keyring", 1, [this] { lock(); }},
                   {"unlock the keyring", 6, [this] { unlock(); }},
                   {"damage the file", 1, [this] { damageFile(); }},
                   {"somebody rewrites the file", 2, [this] { rewriteFile(); }},
                   {"a command", 1, [this] { command(); }}})
    {
        for (std::unique_ptr<HostileServer> &server : m_servers)
            server = std::make_unique<HostileServer>(Script::json(R"({"status":"ok"})"));
        changeAuthorities();
        for (std::size_t at = 0; at < m_windows.size(); ++at) {
            m_windows.at(at) = std::make_unique<Window>(m_folder);
            followPresses(int(at));
        }
    }

    void go(int steps)
    {
        int all = 0;
        for (const Step &step : m_steps)
            all += step.weight;
        for (int i = 0; i < steps && m_faults.isEmpty(); ++i) {
            if (upTo(6) == 0)
                m_here = 1 - m_here;
            int at = upTo(all);
            auto step = m_steps.begin();
            for (; at >= step->weight; ++step)
                at -= step->weight;
            ++step->taken;
            m_trace.append(u"%1 window %2: %3 (%4)"_s.arg(QString::number(m_trace.size()), QString::number(m_here),
                                                          QString::fromLatin1(step->name),
                                                          here().session().profile().name));
            // A window may learn of the other one's change in the middle of a step, and its requests then use the
            // previous state.
            m_authoritiesBefore = authoritiesNow();
            if (!step->onProfile || book().hasProfile())
                step->action();
            settle();
            lookAtServers();
        }
    }

    [[nodiscard]] qsizetype keysSeen() const { return m_seen.size(); }
    [[nodiscard]] qsizetype timesSeen() const { return m_timesSeen; }
    [[nodiscard]] qsizetype allowed() const { return m_allowed; }
    [[nodiscard]] const QStringList &faults() const { return m_faults; }
    [[nodiscard]] QStringList lastSteps() const { return m_trace.mid(m_trace.size() - 40); }

    [[nodiscard]] QStringList neverTaken() const
    {
        QStringList never;
        for (const Step &step : m_steps) {
            if (step.taken == 0)
                never.append(QString::fromLatin1(step.name));
        }
        return never;
    }

private:
    struct Step
    {
        const char *name;
        int weight;
        std::function<void()> action;
        bool onProfile = false; ///< does nothing without an open profile
        int taken = 0;
    };

    struct PastedKey
    {
        QByteArray secret; ///< empty: only an address
        QString resource;
    };

    // Actions of the user.

    void typeAddress()
    {
        auto *field = here().window.findChild<QLineEdit *>(u"resourceField"_s);
        if (!book().hasProfile() || field == nullptr)
            return;
        field->setText(address());
        if (upTo(4) > 0)
            QTest::keyClick(field, Qt::Key_Return);
    }

    void allowKey()
    {
        if (here().button(u"allowWithheld"_s) == nullptr && upTo(2) == 0)
            check(); // the check asks about the withheld key
        settle();
        press(u"allowWithheld"_s);
        settle();
        check();
    }

    void typeField()
    {
        here().window.showPage(u"setup"_s);
        if (auto *field = here().window.findChild<QLineEdit *>(u"usernameField"_s); field != nullptr)
            field->setText(oneOf(QStringList{u"mara"_s, u"nora"_s}));
    }

    void cancelSetup()
    {
        here().window.showPage(u"setup"_s);
        here().setup()->cancel(); // an open panel closes first, and values taken from it stay
    }

    void paste()
    {
        here().window.showPage(u"setup"_s);
        PastedKey &pasted = m_pasted.at(std::size_t(m_here));
        pasted = {{}, address()};
        QByteArray text = "SERVICE_RESOURCE=" + pasted.resource.toUtf8() + '\n';
        if (upTo(2) == 0) {
            pasted.secret = freshKey();
            text += "SERVICE_API_KEY=" + pasted.secret + '\n';
        }
        here().setup()->showPasted(text);
    }

    void giveKey()
    {
        finish([this](const auto &done) { keys().key().save(givenKey(), &here().window, done); });
        if (upTo(2) == 0)
            check();
    }

    void holdKey() { keys().key().holdForSession(givenKey()); }

    void replaceKey()
    {
        finish([this](const auto &done) {
            keys().replace(givenKey(), keyBindingOf(here().session().profile()), &here().window, done);
        });
    }

    void switchKey()
    {
        finish([this](const auto &done) { keys().switchTo(givenKey(), &here().window, done); });
    }

    void undoSwitch()
    {
        finish([this](const auto &done) { keys().undoSwitch(&here().window, done); });
    }

    void forgetKey()
    {
        finish([this](const auto &done) { keys().key().forget(&here().window, done); });
    }

    void editProfile()
    {
        Profile profile = here().session().profile();
        const Profile other = anyProfile(profile.name);
        switch (upTo(4)) {
        case 0:
            profile.resource = other.resource;
            break;
        case 1:
            profile.toolServer = other.toolServer;
            break;
        case 2:
            profile.keyHeader = other.keyHeader;
            break;
        default:
            profile.caFile = other.caFile;
            break;
        }
        (void)book().save(profile);
    }

    void renameProfile()
    {
        Profile profile = here().session().profile();
        profile.name = oneOf(names);
        if (indexOfProfile(book().profiles(), profile.name) < 0)
            finish([&](const auto &done) { keys().rename(profile, &here().window, done); });
    }

    void removeProfile()
    {
        const auto fate = upTo(2) == 0 ? ProfileKeys::KeyRemoval::Forget : ProfileKeys::KeyRemoval::Leave;
        finish([&](const auto &done) { keys().remove(here().session().profile().name, fate, &here().window, done); });
    }

    void undoRemove()
    {
        if (!book().removed().isEmpty())
            (void)book().undoRemove();
    }

    void duplicateProfile()
    {
        if (book().hasProfile() && book().profiles().size() < 8)
            (void)book().duplicate(here().session().profile().name);
    }

    void selectProfile()
    {
        if (!book().profiles().isEmpty())
            book().select(oneOf(book().profiles()).name);
    }

    void moveProfile()
    {
        if (book().hasProfile())
            (void)book().move(here().session().profile().name, upTo(4));
    }

    void newProfile()
    {
        const QString name = oneOf(names);
        if (indexOfProfile(book().profiles(), name) >= 0)
            return;
        Profile profile = anyProfile(name);
        profile.keySaved = false;
        book().beginNew();
        (void)book().save(profile);
    }

    void check()
    {
        if (!book().hasProfile())
            return;
        here().window.showPage(u"check"_s);
        here().window.builtPage(u"check"_s)->refresh();
    }

    // External events.

    void importProfiles()
    {
        QList<Profile> profiles;
        for (const QString &name : names) {
            if (upTo(2) == 0)
                profiles.append(anyProfile(name));
        }
        const ProfileStore store(m_folder + u"/profiles.json"_s);
        (void)importInto(store, profiles, ConflictPolicy(upTo(4)));
    }

    void changeAuthorities()
    {
        const TestCertificateOptions stranger{u"stranger"_s, u"DNS:stranger"_s, TestCertificateOptions::Signer::Itself};
        const TestCertificateOptions other{u"other"_s, u"DNS:other"_s, TestCertificateOptions::Signer::Itself};
        QFile file(m_authorities);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_certificates.make(upTo(2) == 0 ? stranger : other).chain.first().toPem());
    }

    void putOrphan()
    {
        QProcess tool;
        const QString name = oneOf(names);
        tool.start(u"secret-tool"_s, {u"store"_s, u"--label"_s, name, u"server"_s, u"resource-console"_s, u"user"_s,
                                      name, u"type"_s, u"plaintext"_s});
        if (m_locked) { // the tool would prompt
            tool.kill();
            tool.waitForFinished();
            return;
        }
        tool.write(freshKey());
        tool.closeWriteChannel();
        QVERIFY(tool.waitForFinished());
    }

    void lock()
    {
        lockKeyring();
        m_locked = true;
    }

    void unlock()
    {
        if (m_locked)
            unlockKeyring();
        m_locked = false;
    }

    void damageFile()
    {
        QFile file(m_folder + u"/profiles.json"_s);
        if (file.open(QIODevice::WriteOnly))
            file.write("{\"version\":1,\"profiles\":[{]");
        file.close();
        for (const std::unique_ptr<Window> &window : m_windows)
            window->session().book().reload();
    }

    /// Simulates a file copied between machines or restored from an older copy.
    void rewriteFile()
    {
        QList<Profile> profiles;
        for (const QString &name : names) {
            if (upTo(4) > 0)
                profiles.append(anyProfile(name));
        }
        const ProfileStore store(m_folder + u"/profiles.json"_s);
        (void)saveProfiles(store, profiles);
        for (const std::unique_ptr<Window> &window : m_windows) {
            if (upTo(2) == 0)
                window->session().book().reload();
        }
    }

    /// Runs a process of the same user that does what scripts do.
    void command()
    {
        const QString name = oneOf(names);
        const QString elsewhere = address();
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"XDG_CONFIG_HOME"_s, m_home.path());
        for (const QString &folder : {u"XDG_DATA_HOME"_s, u"XDG_CACHE_HOME"_s, u"XDG_STATE_HOME"_s})
            environment.insert(folder, m_home.filePath(u"data"_s));
        QStringList words{u"send"_s, u"hello"_s, u"--profile"_s, name};
        switch (upTo(6)) {
        case 0:
            words += {u"--resource"_s, elsewhere};
            break;
        case 1:
            environment.insert(u"SERVICE_RESOURCE"_s, elsewhere);
            break;
        case 2:
            words += {u"--ca-file"_s, m_authorities};
            break;
        case 3:
            words = {u"tools"_s, u"--profile"_s, name, u"--mcp-url"_s,
                     u"http://127.0.0.1:%1"_s.arg(QUrl(elsewhere).port())};
            break;
        case 4:
            words = {u"profile"_s, u"edit"_s, name, u"--resource"_s, elsewhere};
            break;
        default:
            break;
        }
        QProcess program;
        program.setProcessEnvironment(environment);
        program.start(consoleBinary(), words);
        program.closeWriteChannel();
        waitFor([&program] { return program.state() == QProcess::NotRunning; });
        // Its profile determines which authorities it trusted.
        for (const Profile &profile : ProfileStore(m_folder + u"/profiles.json"_s).peek()) {
            if (profile.name == name)
                m_commandAuthorities = contentOf(words.contains(u"--ca-file"_s) ? m_authorities : profile.caFile);
        }
    }

    [[nodiscard]] int upTo(int end) { return int(m_random.bounded(quint32(end))); }
    template<typename List>
    [[nodiscard]] typename List::const_reference oneOf(const List &list)
    {
        return list.at(decltype(list.size())(upTo(int(list.size()))));
    }

    [[nodiscard]] QString address()
    {
        static const QStringList resources{u"3e2ad894-5e5f-4c34-9899-1f9c2158009c"_s,
                                           u"1b4e28ba-2fa1-41d2-883f-0016d3cca427"_s};
        return u"http://127.0.0.1:%1/tools/u/mara/resources/%2/"_s.arg(oneOf(m_servers)->port()).arg(oneOf(resources));
    }

    [[nodiscard]] Profile anyProfile(const QString &name)
    {
        Profile profile;
        profile.name = name;
        profile.resource = address();
        if (upTo(2) == 0)
            profile.toolServer = u"http://127.0.0.1:%1"_s.arg(oneOf(m_servers)->port());
        profile.username = u"mara"_s;
        profile.keyHeader = oneOf(headers);
        if (upTo(3) == 0)
            profile.caFile = m_authorities;
        profile.keySaved = upTo(3) > 0;
        return profile;
    }

    [[nodiscard]] QByteArray freshKey() { return "walk-key-" + QByteArray::number(m_next++) + '.'; }

    /// A new key that the user gives for the open profile.
    [[nodiscard]] Secret givenKey()
    {
        const QByteArray secret = freshKey();
        confirmIn(here(), secret);
        return Secret(QByteArray(secret.constData(), secret.size()));
    }

    void press(const QString &name)
    {
        if (QPushButton *button = here().button(name))
            button->click();
    }

    void key(Qt::Key key)
    {
        QWidget *focus = here().window.focusWidget();
        if (focus == nullptr)
            focus = &here().window;
        const auto *button = qobject_cast<QPushButton *>(focus);
        if (button != nullptr && button->menu() != nullptr)
            return; // a menu runs an event loop of its own
        if (key == Qt::Key_Return && qobject_cast<QLineEdit *>(focus) != nullptr && here().setup()->isAncestorOf(focus))
            give(here(), m_taken.at(std::size_t(m_here))); // same effect as Save if the fields are valid
        QTest::keyClick(focus, key);
    }

    void settle()
    {
        QCoreApplication::processEvents();
        for (const auto &[window, secret] : std::exchange(m_giving, {}))
            confirmIn(*window, secret);
        for (const std::unique_ptr<Window> &window : m_windows) {
            const Page *page = window->window.builtPage(u"check"_s);
            waitFor([page] { return !page->isBusy(); });
        }
        QCoreApplication::processEvents();
        for (const auto &[window, profile] : std::exchange(m_allowing, {})) {
            bool read = false;
            window->console.keys.read(profile.name, false, &window->window,
                                      [this, &read, allowed = profile](const KeyReading &reading) {
                                          if (!reading.key.isEmpty())
                                              confirm(reading.key.reveal(), allowed);
                                          read = true;
                                      });
            waitFor([&read] { return read; });
        }
    }

    /// Woken by events instead of a timer, because it waits for thousands of keyring answers.
    void waitFor(const std::function<bool()> &isDone)
    {
        QDeadlineTimer patience(20'000);
        QTimer wake; // enforces the deadline
        wake.start(1'000);
        while (!isDone() && !patience.hasExpired())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        QVERIFY2(isDone(), qPrintable(m_trace.constLast()));
    }

    /// Begins something with its callback, and waits for that.
    template<typename Begin>
    void finish(const Begin &begin)
    {
        bool isDone = false;
        begin([&isDone](const auto &...) { isDone = true; });
        waitFor([&isDone] { return isDone; });
    }

    /// Records that the user saw this profile and gave the key for it.
    void confirm(const QByteArray &secret, const Profile &profile)
    {
        for (const QString &address : {profile.resource, profile.toolServer}) {
            const QUrl url(address);
            const QString origin = u"http://127.0.0.1:%1"_s.arg(url.port());
            // A user who trusts the system's authorities and one more also trusts the system's alone.
            for (const QByteArray &authorities : {contentOf(profile.caFile), QByteArray()})
                m_confirmed.insert(QString::fromLatin1(secret) + u' ' + place(origin, profile.keyHeader, authorities));
        }
    }

    void confirmIn(Window &window, const QByteArray &secret)
    {
        confirm(secret, window.session().profile());
        confirm(secret, window.session().book().savedProfile());
    }

    /// Confirms the key for the window's current profile, also with the pasted address, which a slow keyring saves
    /// later, and for its profile after the press has taken effect.
    void give(Window &window, const PastedKey &pasted)
    {
        if (pasted.secret.isEmpty())
            return;
        confirmIn(window, pasted.secret);
        Profile withAddress = window.session().profile();
        withAddress.resource = pasted.resource;
        confirm(pasted.secret, withAddress);
        m_giving.append({&window, pasted.secret});
    }

    /// Watches the buttons that confirm a key's destination, whichever key presses them: the user read both
    /// destinations.
    void followPresses(int at)
    {
        Window &window = *m_windows.at(std::size_t(at));
        const auto follow = [&window](const QString &name, const std::function<void()> &pressed) {
            for (QPushButton *button : window.window.findChildren<QPushButton *>(name))
                QObject::connect(button, &QPushButton::clicked, button, pressed);
        };
        follow(u"allowWithheld"_s, [this, &window] {
            ++m_allowed;
            m_allowing.append({&window, window.session().profile()});
        });
        follow(u"applyPastedButton"_s, [this, at] {
            if (!m_pasted.at(std::size_t(at)).secret.isEmpty())
                m_taken.at(std::size_t(at)) = m_pasted.at(std::size_t(at));
        });
        follow(u"newFromPastedButton"_s, [this, &window, at] { give(window, m_pasted.at(std::size_t(at))); });
        for (const QString &save :
             {u"saveFields"_s, u"saveButton"_s}) // the fields and the key that was pasted with them
            follow(save, [this, &window, at] { give(window, std::exchange(m_taken.at(std::size_t(at)), {})); });
    }

    void lookAtServers()
    {
        static const QRegularExpression header(u"(?:^|\\n)([^\\r\\n:]+): [^\\r\\n]*?(walk-key-\\d+\\.)"_s);
        QList<QByteArray> authorities = m_authoritiesBefore + authoritiesNow();
        authorities.append(std::exchange(m_commandAuthorities, QByteArray("no command")));
        for (std::size_t i = 0; i < m_servers.size(); ++i) {
            const QList<QByteArray> &connections = m_servers[i]->connections();
            m_looked[i].resize(connections.size());
            for (qsizetype j = 0; j < connections.size(); ++j) {
                if (m_looked[i].at(j) == connections.at(j).size())
                    continue;
                m_looked[i][j] = connections.at(j).size();
                const QString text = QString::fromLatin1(connections.at(j));
                qsizetype known = 0;
                for (auto found = header.globalMatch(text); found.hasNext(); ++known) {
                    const QRegularExpressionMatch match = found.next();
                    const QString secret = match.captured(2);
                    m_seen.insert(secret.toLatin1());
                    ++m_timesSeen;
                    const QString origin = u"http://127.0.0.1:%1"_s.arg(m_servers[i]->port());
                    const bool isConfirmed =
                        std::any_of(authorities.cbegin(), authorities.cend(), [&](const QByteArray &content) {
                            return m_confirmed.contains(secret + u' ' + place(origin, match.captured(1), content));
                        });
                    if (isConfirmed)
                        continue;
                    m_faults.append(u"%1 went to %2 in %3"_s.arg(secret, origin, match.captured(1)));
                    for (const QByteArray &content : authorities)
                        m_faults.append(u"not confirmed: "_s + place(origin, match.captured(1), content));
                    for (const QString &confirmed : std::as_const(m_confirmed)) {
                        if (confirmed.startsWith(secret))
                            m_faults.append(u"confirmed: "_s + confirmed);
                    }
                }
                if (text.count(u"walk-key-"_s) != known)
                    m_faults.append(u"a key outside of a header: "_s + text);
            }
        }
    }

    /// The authorities of the profiles that the windows have open.
    [[nodiscard]] QList<QByteArray> authoritiesNow() const
    {
        QList<QByteArray> authorities;
        for (const std::unique_ptr<Window> &window : m_windows)
            authorities.append(contentOf(window->console.session.profile().caFile));
        return authorities;
    }

    [[nodiscard]] Window &here() { return *m_windows.at(std::size_t(m_here)); }
    [[nodiscard]] ProfileBook &book() { return here().session().book(); }
    [[nodiscard]] ProfileKeys &keys() { return here().session().keys(); }

    QRandomGenerator m_random;
    QTemporaryDir m_home;
    QString m_folder;
    QString m_authorities;
    TlsCertificates m_certificates;
    std::array<std::unique_ptr<HostileServer>, 4> m_servers;
    std::array<QList<qsizetype>, 4> m_looked; ///< bytes of each connection that were searched
    std::array<std::unique_ptr<Window>, 2> m_windows;
    int m_here = 0;
    int m_next = 0; ///< number of the next key
    bool m_locked = false;
    QSet<QString> m_confirmed; ///< "key destination"
    struct Allowing
    {
        Window *window;
        Profile profile;
    };
    QList<Allowing> m_allowing; ///< pressed; the key is looked up later
    struct Giving
    {
        Window *window;
        QByteArray secret;
    };
    QList<Giving> m_giving; ///< pressed in this step
    QByteArray m_commandAuthorities = "no command";
    QList<QByteArray> m_authoritiesBefore;
    std::array<PastedKey, 2> m_pasted; ///< in the text that each window shows
    std::array<PastedKey, 2> m_taken;  ///< waits in each window until its fields are saved
    QSet<QByteArray> m_seen;
    qsizetype m_timesSeen = 0;
    qsizetype m_allowed = 0;
    QList<Step> m_steps;
    QStringList m_trace;
    QStringList m_faults;
};

class TestKeyWalk : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qDBusRegisterMetaType<PlainSecret>();
        bool isGiven = false;
        if (const quint32 seed = qEnvironmentVariable("RC_WALK_SEED").toUInt(&isGiven); isGiven)
            m_seed = seed;
        if (const int steps = qEnvironmentVariableIntValue("RC_WALK_STEPS", &isGiven); isGiven)
            m_steps = steps;
        qInfo("seed %u", m_seed);
        m_walk = std::make_unique<Walk>(m_seed);
    }

    /// One walk in parts, so that progress shows where it stopped.
    void keysGoOnlyToConfirmedServers_data()
    {
        QTest::addColumn<int>("steps");
        constexpr int part = 500;
        for (int from = 0; from < m_steps; from += part)
            QTest::addRow("from step %d", from) << std::min(part, m_steps - from);
    }

    void keysGoOnlyToConfirmedServers()
    {
        QFETCH(int, steps);
        m_walk->go(steps);
        for (const QString &line : m_walk->faults().isEmpty() ? QStringList() : m_walk->lastSteps() + m_walk->faults())
            qInfo("%s", qPrintable(line)); // a message has a limited length
        QCOMPARE(m_walk->faults(), QStringList());
    }

    /// A walk on which no key was sent would prove nothing.
    void walkCoversEveryAction()
    {
        qInfo("%lld keys came to a server, %lld times; %lld were allowed by a press", qlonglong(m_walk->keysSeen()),
              qlonglong(m_walk->timesSeen()), qlonglong(m_walk->allowed()));
        QCOMPARE(m_walk->neverTaken(), QStringList());
        QVERIFY(m_walk->keysSeen() > 5);
        QVERIFY(m_walk->allowed() > 0);
        m_walk.reset();
    }

private:
    quint32 m_seed = 20'261'123; // fixed, so that every run is the same; use another one to search for new paths
    int m_steps = usualSteps;
    std::unique_ptr<Walk> m_walk;
};

RC_WIDGET_TEST(TestKeyWalk)

} // namespace rc::tst_keywalk

#include "tst_keywalk.moc"
