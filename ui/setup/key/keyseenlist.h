// SPDX-License-Identifier: GPL-3.0-or-later
// Where an old key was last seen, one line each, with a link to its activity.
#pragma once

#include "core/key/secret.h"
#include "environment/environmentvariables.h"

#include <QDateTime>
#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace rc {

class Session;
class KeySearch;
class Theme;
struct KeySighting;

class KeySeenList : public QWidget
{
    Q_OBJECT

public:
    KeySeenList(Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~KeySeenList() override;

    /// Shows itself and searches this program's environment and `environment`, the keys of other profiles, and activity
    /// before `before`.
    void look(const Secret &key, const EnvironmentSource &environment, const QDateTime &before);
    void clear(); ///< also cancels the search

signals:
    void looked(bool elsewhere);               ///< whether it was found elsewhere
    void againWanted();                        ///< search again
    void activityWanted(const QString &query); ///< a query for the Activity page's field

private:
    void show(const QList<KeySighting> &sightings, const QStringList &notSeen);

    Session &m_session;
    QLabel *m_lines;
    QPushButton *m_activity;
    QPushButton *m_again;
    std::unique_ptr<KeySearch> m_search;
    QString m_fingerprint;
};

} // namespace rc
