// SPDX-License-Identifier: GPL-3.0-or-later
// The Activity page's search field, and drop-downs that edit its query.
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

/// Only the field holds the filter: drop-downs edit its text, and typing updates the drop-downs.
class ActivitySearchBar : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ActivitySearchBar(const Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QLineEdit *field() const { return m_field; } ///< displayed in the page's header
    [[nodiscard]] QWidget *firstFilter() const;
    [[nodiscard]] QString query() const;
    void setQuery(const QString &query); ///< immediately; undone by the field’s own Ctrl+Z
    bool undoClear();                    ///< false: nothing was cleared, or something was typed since
    void forgetCleared() { m_cleared.clear(); }
    void setProfiles(const QStringList &profiles) { m_profiles = profiles; }
    void setCount(const QString &words);
    void setFaults(const QStringList &faults);

signals:
    void queryChanged(const QString &query); ///< when typing pauses

private:
    [[nodiscard]] QPushButton *addDropDown(SearchWord word, const QString &title);
    void fill(QMenu *menu, SearchWord word);
    void tick(const QMenu &menu, SearchWord word) const;
    void showChosen();
    void emitChange();
    [[nodiscard]] QString titleOf(SearchWord word, const QString &value) const;

    struct DropDown
    {
        SearchWord word;
        QString title;
        QPushButton *button;
    };

    QLineEdit *m_field;
    QLabel *m_count;
    QLabel *m_faults;
    QPushButton *m_clear;
    QList<DropDown> m_dropDowns;
    QStringList m_profiles;
    QTimer m_pause;
    QString m_told;
    QString m_cleared; ///< the last query removed by Clear
};

} // namespace rc
