// SPDX-License-Identifier: GPL-3.0-or-later
// The panel below the bar's first button: finds and opens a profile, and manages profiles.
#pragma once

#include "core/error.h"
#include "session/profile/profileorder.h"
#include "ui/theme/theme.h"

#include <QFrame>

#include <functional>
#include <optional>

class QLineEdit;
class QListView;
class QMenu;
class QPushButton;

namespace rc {

class ConfirmButton;
class PaletteDelegate;
class PaletteModel;
class Session;
class Settings;

class ProfilePicker : public QFrame
{
    Q_OBJECT

public:
    /// A profile's health from its last check, as the color of its dot; nullopt: not checked.
    using Health = std::function<std::optional<Token>(const QString &profile)>;

    /// All must outlive this object. `button`: opens the panel below it.
    ProfilePicker(Session &session, Settings &settings, const Theme &theme, QPushButton *button);

    void setHealth(Health health) { m_health = std::move(health); }
    void open();
    /// Ctrl+1 to Ctrl+9: opens the profile with that index; false if there is none. Counts pinned profiles first, then
    /// the others in their own order: recent use changes no numbers.
    bool openAt(int place);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void demoWanted();
    void paletteWanted();
    void renameWanted(); ///< of the open profile
    void failed(const rc::Error &error);

private:
    [[nodiscard]] QWidget *buildManage();
    void fill();
    void typed();
    void choose(int row);
    void openChosen();
    void addActions(QMenu &menu, int row);
    void showManage();
    [[nodiscard]] bool pressed(int key, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] QList<OrderedProfile> order(const QStringList &recent) const;
    [[nodiscard]] QStringList numbered() const; ///< for openAt()
    [[nodiscard]] QString chosen() const;       ///< name of the selected profile; empty: another row
    void togglePin();
    void setPinned(const QStringList &pinned, const QString &name);
    bool undoUnpin();
    void moveBy(int by);
    void rename();
    void duplicate();
    void remove();
    void place();
    void followRename(const QString &from, const QString &to);

    Session &m_session;
    Settings &m_settings;
    const Theme &m_theme;
    QPushButton *m_button;
    Health m_health;
    PaletteModel *m_model;
    PaletteDelegate *m_delegate;
    QLineEdit *m_field;
    QListView *m_view;
    QPushButton *m_manage;
    QWidget *m_managing = nullptr;
    QPushButton *m_pin = nullptr;
    QPushButton *m_up = nullptr;
    QPushButton *m_down = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_duplicate = nullptr;
    ConfirmButton *m_remove = nullptr;
    QString m_managed; ///< the profile that the buttons act on
    /// Since opening: each unpinned profile with the previous pins. Most recent last.
    QList<std::pair<QString, QStringList>> m_unpinned;
};

} // namespace rc
