// SPDX-License-Identifier: GPL-3.0-or-later
// A complete console for a test: the objects that the window needs, in a folder of its own and without a keychain.
#pragma once

#include "session/check/checkhistory.h"
#include "session/session.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"
#include "store/profiles/settings.h"
#include "support/require.h"
#include "support/savedprofiles.h"
#include "ui/frame/mainwindow.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>
#include <type_traits>

inline const QString sampleUrl =
    QStringLiteral("https://logs.example.net/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");

/// No server listens there, so a check of it ends at once.
inline const QString localUrl =
    QStringLiteral("https://127.0.0.1:9/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/");

/// A session bus without any service, so that no keyring is used.
inline void disableKeychain()
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
}

/// The only part of a page with this name.
template<typename Widget>
Widget *part(const QWidget &page, const QString &name)
{
    auto *found = page.findChild<Widget *>(name);
    Q_ASSERT(found != nullptr);
    return found;
}

/// All text that the widget and its parts show or give to a screen reader.
inline QStringList shownTexts(const QWidget &shown)
{
    QStringList texts{shown.windowTitle()};
    for (const QWidget *widget : shown.findChildren<QWidget *>())
        texts << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    for (const QLabel *label : shown.findChildren<QLabel *>())
        texts << label->text();
    for (const QAbstractButton *button : shown.findChildren<QAbstractButton *>())
        texts << button->text();
    for (const QLineEdit *line : shown.findChildren<QLineEdit *>())
        texts << line->displayText();
    for (const QPlainTextEdit *edit : shown.findChildren<QPlainTextEdit *>())
        texts << edit->toPlainText();
    for (const QAbstractItemView *view : shown.findChildren<QAbstractItemView *>()) {
        const QAbstractItemModel *model = view->model();
        for (int row = 0; model && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                for (int role = 0; role < Qt::UserRole + 20; ++role) {
                    const QVariant value = model->index(row, column).data(role);
                    if (value.typeId() == QMetaType::QString)
                        texts << value.toString();
                }
            }
        }
    }
    return texts;
}

inline rc::Profile profileOf(const QString &name, const QString &resource = sampleUrl, const QString &toolServer = {},
                             const QString &username = {})
{
    rc::Profile profile;
    profile.name = name;
    profile.resource = resource;
    profile.toolServer = toolServer;
    profile.username = username;
    return profile;
}

class Console
{
public:
    explicit Console(const QString &folder, rc::ActivityLog *log = nullptr)
        : backing(folder + QStringLiteral("/window.ini"), QSettings::IniFormat)
        , settings(backing)
        , profiles(folder + QStringLiteral("/profiles.json"))
        , theme(rc::ThemeChoice::Light)
        , session(profiles, keys, settings, log)
        , checks(session)
    {
    }

    void saveProfile(const rc::Profile &profile) { RC_REQUIRE(session.book().save(profile).has_value()); }
    /// Adds the profile and opens it.
    void add(const rc::Profile &profile)
    {
        session.book().beginNew();
        saveProfile(profile);
    }

    /// Stores a profile as an earlier run would have done.
    void saveSampleProfile()
    {
        saveProfile(profileOf(QStringLiteral("payments-prod"), sampleUrl, QStringLiteral("https://mcp.example.net"),
                              QStringLiteral("jon")));
    }

    /// Stores and opens a profile at these addresses, with a key for this session unless it is empty.
    void openAt(const QString &resource, const QString &toolServer, const QByteArray &key)
    {
        saveProfile(profileOf(QStringLiteral("here"), resource, toolServer, QStringLiteral("mara")));
        if (!key.isEmpty())
            session.keys().key().holdForSession(rc::Secret(key));
    }
    /// The same for one server.
    void openAt(const QString &base, const QByteArray &key)
    {
        openAt(base + QStringLiteral("/tools/u/mara/resources/3e2ad894-5e5f-4c34-9899-1f9c2158009c/"), base, key);
    }

    [[nodiscard]] QStringList profileNames() const
    {
        QStringList names;
        for (const rc::Profile &profile : session.book().profiles())
            names.append(profile.name);
        return names;
    }

    /// The key of the open profile, as an operation gets it; empty without one.
    [[nodiscard]] QByteArray readKey()
    {
        QObject context;
        std::optional<QByteArray> read;
        session.keys().read(&context, [&read](const rc::KeyReading &reading) { read = reading.key.reveal(); });
        RC_TRY_REQUIRE(read.has_value());
        return read.value_or(QByteArray());
    }

    QSettings backing;
    rc::Settings settings;
    rc::ProfileStore profiles;
    rc::KeyStore keys;
    rc::Theme theme;
    rc::Session session;
    rc::LastChecks checks;
};

struct FolderHolder
{
    QTemporaryDir folder;
};

/// A console in a temporary folder with the objects that a page needs.
class Bench : public FolderHolder, public Console
{
public:
    Bench()
        : Console(folder.path())
    {
    }
};

struct DemoBench : Bench
{
    DemoBench() { RC_REQUIRE(session.useDemo().has_value()); }
};

/// With the sample profile, or as at a first start.
struct SampleBench : Bench
{
    explicit SampleBench(bool hasProfile = true)
    {
        if (hasProfile)
            saveSampleProfile();
    }
};

/// With profiles of these names, the first of them open.
struct NamedBench : Bench
{
    explicit NamedBench(const QStringList &names)
    {
        QList<rc::Profile> list;
        for (const QString &name : names)
            list.append(profileOf(name));
        RC_REQUIRE(rc::saveProfiles(profiles, list).has_value());
        session.book().reload();
        session.book().select(names.first());
    }
};

/// A page of its own, shown.
template<typename Page, typename Start>
class PageOn : public Start
{
public:
    PageOn() { page.show(); }

    Page page = [this] {
        if constexpr (std::is_constructible_v<Page, rc::Session &, rc::LastChecks &, rc::Theme &>)
            return Page(this->session, this->checks, this->theme);
        else
            return Page(this->session, this->theme);
    }();
};

/// The window, shown and active.
template<typename Start>
class WindowOn : public Start
{
public:
    explicit WindowOn(const auto &...how)
        : Start(how...)
        , window(std::make_unique<rc::MainWindow>(this->session, this->checks, this->theme, this->settings, false))
    {
        window->show();
        window->activateWindow();
        RC_REQUIRE(QTest::qWaitForWindowActive(window.get()));
    }

    /// The first part with this name; null without one.
    template<typename Widget = QWidget>
    [[nodiscard]] Widget *part(const QString &name) const
    {
        return window->template findChild<Widget *>(name);
    }
    void click(const QString &button) const
    {
        auto *found = part<QAbstractButton>(button);
        RC_REQUIRE(found != nullptr);
        found->click();
    }

    std::unique_ptr<rc::MainWindow> window;
};

using WindowBench = WindowOn<SampleBench>;
