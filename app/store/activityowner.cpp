// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/activityowner.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
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
    auto mark = std::make_unique<QLockFile>(markOf(m_token));
    mark->setStaleLockTime(0);
    if (!mark->tryLock(0))
        return false;
    m_mark = std::move(mark);
    return true;
}

void ActivityOwner::release()
{
    if (m_mark)
        m_mark->unlock();
    m_mark.reset();
}

bool ActivityOwner::isAlive(const QString &token) const
{
    if (token == m_token)
        return m_mark != nullptr;
    const QString path = markOf(token);
    if (!QFileInfo::exists(path))
        return false;
    QLockFile probe(path);
    probe.setStaleLockTime(0); // by its process alone, never by its age
    if (probe.tryLock(0)) {
        probe.unlock();
        return false;
    }
    if (probe.error() != QLockFile::LockFailedError)
        return false; // not readable or not writable: nobody can hold what cannot be made here
    return true;
}

QString ActivityOwner::markOf(const QString &token) const
{
    return m_folder + u'/' + token + suffix;
}

} // namespace rc
