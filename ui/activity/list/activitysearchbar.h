// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page's search field, and a menu of filters that edits its query.
#pragma once

#include "session/activity/activitysearch.h"
#include "ui/theme/theme.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace rc {

/// Only the field holds the filter: the menu edits its text, and typing updates the menu.
class ActivitySearchBar : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ActivitySearchBar(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QString query() const;
    void setQuery(const QString &query); ///< immediately; undone by the field’s own Ctrl+Z
    void setProfiles(const QStringList &profiles) { m_profiles = profiles; }
    void setCount(const QString &words);
    void setFaults(const QStringList &faults);

signals:
    void queryChanged(const QString &query); ///< when typing pauses

private:
    void addMenu(SearchWord word, const QString &title);
    void fill(QMenu *menu, SearchWord word);
    void showChosen();
    void emitChange();
    [[nodiscard]] QString titleOf(SearchWord word, const QString &value) const;

    struct FilterMenu
    {
        SearchWord word;
        QString title;
        QMenu *menu;
    };

    QLineEdit *m_field;
    QPushButton *m_filter;
    QLabel *m_count;
    QLabel *m_faults;
    QList<FilterMenu> m_menus;
    QStringList m_profiles;
    QTimer m_pause;
    QString m_told;
};

} // namespace rc
