// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activity/detail/activityowner.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr auto suffix = ".owner"_L1;

} // namespace

ActivityOwner::ActivityOwner(const QString &file)
    : m_folder(file + u".owners"_s)
    , m_token(QUuid::createUuid().toString(QUuid::Id128))
{
}

ActivityOwner::~ActivityOwner()
{
    release();
}

bool ActivityOwner::claim()
{
    if (m_mark)
        return true;
    if (!QDir().mkpath(m_folder))
        return false;
    auto mark = std::make_unique<FileLock>(markOf(m_token));
    if (mark->attempt() != FileLock::Attempt::Acquired)
        return false;
    m_mark = std::move(mark);
    return true;
}

void ActivityOwner::release()
{
    if (m_mark)
        QFile::remove(markOf(m_token)); // before another process could claim it as a leftover
    m_mark.reset();
}

bool ActivityOwner::isAlive(const QString &token) const
{
    if (token == m_token)
        return m_mark != nullptr;
    const QString path = markOf(token);
    if (!QFileInfo::exists(path))
        return false;
    FileLock probe(path);
    const FileLock::Attempt attempt = probe.attempt();
    if (attempt == FileLock::Attempt::Acquired)
        QFile::remove(path);
    // Not readable or writable: no process can hold a mark that cannot be created.
    return attempt == FileLock::Attempt::Held;
}

QString ActivityOwner::markOf(const QString &token) const
{
    return m_folder + u'/' + token + suffix;
}

} // namespace rc
