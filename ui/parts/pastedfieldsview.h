// SPDX-License-Identifier: GPL-3.0-or-later
// The fields found in pasted text, before they are applied: never the key itself.
#pragma once

#include "config/paste/pasteimport.h"
#include "core/profile/profile.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace rc {

class Session;
class Theme;

class PastedFieldsView : public QWidget
{
    Q_OBJECT

public:
    enum class CompareWith {
        Form,    ///< shows the current value next to each field
        Nothing, ///< there is no profile yet
    };
    PastedFieldsView(Session &session, const Theme &theme, CompareWith compareWith, QWidget *parent = nullptr);

    /// Of the chosen server, if there are several.
    [[nodiscard]] const PasteResult &reading() const
    {
        return m_chosen < 0 ? m_reading : m_reading.servers[std::size_t(m_chosen)].reading;
    }
    void setReading(PasteResult reading);
    void discard() { setReading({}); }
    void setProfile(const Profile &profile); ///< current values of the form
    void removeField(PastedField field);     ///< the field was edited since

    [[nodiscard]] bool hasContent() const;
    /// The key, if there is one and its checkbox is checked; else empty.
    [[nodiscard]] Secret chosenKey() const;
    [[nodiscard]] bool savesKey() const; ///< the checkbox
    /// Each field and its value on a line, for screen readers.
    [[nodiscard]] QString accessibleText() const;

signals:
    void shown();        ///< the rows or the values next to them have changed
    void serverChosen(); ///< by the user, among several

private:
    void build();
    void showReading();
    void showServers();
    void fill();
    void addHeadings();
    void addRow(const QString &name, QLabel *pasted, bool isSame, const QString &before);
    void showNotes();
    [[nodiscard]] QString keyText() const;
    [[nodiscard]] QString currentKeyText() const;

    Session &m_session;
    const Theme &m_theme;
    CompareWith m_compareWith;
    QLabel *m_kind = nullptr; ///< null until first used, like the other widgets
    QComboBox *m_servers = nullptr;
    QWidget *m_rows = nullptr;
    QGridLayout *m_grid = nullptr;
    QCheckBox *m_saveKey = nullptr;
    QLabel *m_faults = nullptr;
    QLabel *m_notes = nullptr;
    Profile m_profile;
    PasteResult m_reading;
    int m_chosen = -1; ///< index in the reading's servers
};

} // namespace rc
