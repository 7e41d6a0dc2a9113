// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/keytrial.h"

namespace rc {

KeyTrial::KeyTrial(const RecordedProfile &profile, CheckPlan plan, Secret old, Secret fresh, bool entries,
                   ActivityLog *activity, DialectMemory &dialects, QObject *parent)
    : QObject(parent)
    , m_ofOld(activity, trialRecord(profile, plan.resource))
    , m_ofNew(activity, trialRecord(profile, plan.resource))
    , m_began(m_ofOld.record().at)
    , m_check(std::move(plan), old.clone(), fresh.clone(), entries, dialects)
{
    m_ofOld.setKey(old);
    m_ofNew.setKey(fresh);
    m_check.setBefore([this](KeyCheck::Which which, std::function<void()> go) {
        (which == KeyCheck::Which::Old ? m_ofOld : m_ofNew).first(&m_check, std::move(go));
    });
    connect(&m_check, &KeyCheck::rungChanged, this, &KeyTrial::rungChanged);
    connect(&m_check, &KeyCheck::finished, this, [this](const CheckReport &ofOld, const CheckReport &ofNew) {
        m_ofOld.ended(ofOld);
        m_ofNew.ended(ofNew);
        emit finished(ofOld, ofNew);
    });
}

void KeyTrial::start()
{
    m_check.start();
}

void KeyTrial::abort()
{
    m_check.abort();
}

} // namespace rc

#include "moc_keytrial.cpp"
