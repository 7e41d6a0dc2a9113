// SPDX-License-Identifier: GPL-3.0-or-later
// What a pasted text says, field by field, before any of it is taken: never the key itself.
#pragma once

#include "config/paste/pasteanything.h"
#include "core/profile/profile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace rc {

class Session;
class Theme;

class ReadingView : public QWidget
{
    Q_OBJECT

public:
    enum class Beside {
        Form,    ///< what is there now stands beside each field
        Nothing, ///< there is no profile yet
    };
    /// `session` and `theme` outlive this object.
    ReadingView(Session &session, const Theme &theme, Beside beside, QWidget *parent = nullptr);

    /// Of several servers the chosen one's.
    [[nodiscard]] const PasteReading &reading() const
    {
        return m_chosen < 0 ? m_reading : m_reading.servers[std::size_t(m_chosen)].reading;
    }
    void setReading(PasteReading reading);
    void forget() { setReading({}); }
    void setProfile(const Profile &profile); ///< what the form has now
    void leaveOut(PastedField field);        ///< it has another value by now

    /// Whether anything stands here.
    [[nodiscard]] bool hasAny() const;
    /// The key, where there is one and the person has not taken the tick away; else empty.
    [[nodiscard]] Secret wantedKey() const;
    [[nodiscard]] bool savesKey() const; ///< the tick
    /// Each field and its value on a line, for those who hear the page.
    [[nodiscard]] QString heard() const;

signals:
    void shown();        ///< the rows, or what they stand beside, are others now
    void serverChosen(); ///< by a person, of several

private:
    void build();
    void showReading();
    void showServers();
    void choose(int index);
    void fill();
    void addHeadings();
    void addRow(const QString &name, QLabel *pasted, bool same, const QString &before);
    void sayAround();
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] QString keyBefore() const;

    Session &m_session;
    const Theme &m_theme;
    Beside m_beside;
    QLabel *m_kind = nullptr; ///< as the others, nothing until there has been something to show
    QComboBox *m_servers = nullptr;
    QWidget *m_rows = nullptr;
    QGridLayout *m_grid = nullptr;
    QCheckBox *m_keyToo = nullptr;
    QLabel *m_faults = nullptr;
    QLabel *m_notes = nullptr;
    Profile m_profile;
    PasteReading m_reading;
    int m_chosen = -1; ///< of the reading's servers
};

} // namespace rc
