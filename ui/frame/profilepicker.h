// SPDX-License-Identifier: GPL-3.0-or-later
// The panel below the bar's first button: which profile is worked on, found by what is typed, and what else can be done
// with the profiles.
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
    /// The health of a profile by its last check, as the colour of its dot; nothing: it was not checked.
    using Health = std::function<std::optional<Token>(const QString &profile)>;

    /// All outlive this object. `button`: it opens below it.
    ProfilePicker(Session &session, Settings &settings, const Theme &theme, QPushButton *button);

    void setHealth(Health health) { m_health = std::move(health); }
    void open();
    /// Ctrl+1 to Ctrl+9: the profile with that number, from 0, is opened; false: there is none. Pinned profiles are
    /// counted first, then the others in their own order: what was opened last changes no number.
    bool openAt(int place);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void demoWanted();
    void paletteWanted();
    void renameWanted(); ///< of the profile that is open
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
    [[nodiscard]] QString chosen() const;       ///< a profile's name; empty: another row
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
    QString m_managed; ///< which profile the buttons are about
    /// Since it was opened: a profile that was unpinned, and all that were pinned before. The last one last.
    QList<std::pair<QString, QStringList>> m_unpinned;
};

} // namespace rc
