// SPDX-License-Identifier: GPL-3.0-or-later
// Tells that a file was written or replaced, by whomever.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace rc {

class FileWatch : public QObject
{
    Q_OBJECT

public:
    /// The file need not be there yet, nor its folder: that is looked for again by look().
    explicit FileWatch(QString path, QObject *parent = nullptr);

    void look();

signals:
    void changed(); ///< once for what comes close together

private:
    void noticed();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_rest; ///< a file that is replaced tells so several times
};

} // namespace rc
