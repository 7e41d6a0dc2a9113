// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/detail/filewatch.h"

#include <QFileInfo>

namespace rc {

namespace {
constexpr int restMs = 30;
}

FileWatch::FileWatch(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(restMs);
    connect(&m_rest, &QTimer::timeout, this, &FileWatch::changed);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &FileWatch::noticed);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FileWatch::noticed);
    look();
}

void FileWatch::look()
{
    // a file that is replaced is another one, which only its folder tells
    const QFileInfo file(m_path);
    if (QFileInfo(file.absolutePath()).isDir() && m_watcher.directories().isEmpty())
        m_watcher.addPath(file.absolutePath());
    if (file.exists() && m_watcher.files().isEmpty())
        m_watcher.addPath(m_path);
}

void FileWatch::noticed()
{
    look();
    m_rest.start();
}

} // namespace rc

#include "moc_filewatch.cpp"
