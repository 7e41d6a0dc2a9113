// SPDX-License-Identifier: GPL-3.0-or-later
// Where an old key was last seen, a line each, and the way to what was done with it.
#pragma once

#include "core/key/secret.h"
#include "environment/environmentsource.h"

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

    /// Shows itself and looks: into this program's environment and `environment`, at the keys of
    /// the other profiles, and at what was done before `before`.
    void look(const Secret &key, const EnvironmentSource &environment, const QDateTime &before);
    void clear(); ///< also ends what runs

signals:
    void looked(bool elsewhere);               ///< whether another place still has it, as far as could be seen
    void againWanted();                        ///< somebody wants to look again
    void activityWanted(const QString &query); ///< a query of the Activity page's field

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
