// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/demosite.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString teamName = u"ops"_s;

const QStringList &team()
{
    static const QStringList names{QString::fromLatin1(demoUser), u"jon"_s};
    return names;
}

QByteArray newKey()
{
    static constexpr char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    QByteArray key = "demo_";
    for (int i = 0; i < 35; ++i)
        key += alphabet[QRandomGenerator::system()->bounded(int(sizeof(alphabet)) - 1)];
    return key;
}

} // namespace

DemoSite::DemoSite()
    : m_uuid(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_teamKey(newKey())
    , m_resourceKey(newKey())
    , m_unknownKey(newKey())
{
    for (const QString &name : team() + QStringList{u"mara"_s, u"zoe"_s})
        m_accountKeys.emplace(name, newKey());
}

QString DemoSite::resourcePath() const
{
    if (setting.teamAddress)
        return u"%1/team/%2/resources/%3/"_s.arg(setting.product, teamName, m_uuid);
    return u"%1/u/%2/resources/%3/"_s.arg(setting.shownProduct, setting.owner, m_uuid);
}

QString DemoSite::username() const
{
    return setting.named ? setting.person : QString();
}

Secret DemoSite::key() const
{
    switch (setting.key) {
    case DemoSetting::Key::Account: {
        const auto found = m_accountKeys.find(setting.person);
        return (found == m_accountKeys.end() ? m_unknownKey : found->second).clone();
    }
    case DemoSetting::Key::Team:
        return m_teamKey.clone();
    case DemoSetting::Key::Resource:
        return m_resourceKey.clone();
    case DemoSetting::Key::Unknown:
        return m_unknownKey.clone();
    }
    Q_UNREACHABLE();
}

QString DemoSite::resourceIn(const QString &path) const
{
    static const QRegularExpression form(u"^/u/[^/]+/resources/([^/]+)/logs/$"_s);
    return path.startsWith(setting.product) ? form.match(path.sliced(setting.product.size())).captured(1) : QString();
}

bool DemoSite::hasResource(const QString &uuid) const
{
    return !setting.deleted && uuid.compare(m_uuid, Qt::CaseInsensitive) == 0;
}

bool DemoSite::maySend(const QByteArray &key, const QString &name) const
{
    if (key == m_resourceKey.reveal())
        return name.isEmpty() || mayWrite(name);
    if (key == m_teamKey.reveal())
        return team().contains(name) && mayWrite(name);
    const QString account = accountOf(key);
    return mayWrite(account) && (name.isEmpty() || name == account);
}

bool DemoSite::mayUseTools(const QByteArray &key, const QString &resource, const QString &name) const
{
    const QString account = accountOf(key);
    const bool isOwnName = name.isEmpty() || name == account;
    if (resource.isEmpty())
        return key == m_teamKey.reveal() || (!account.isEmpty() && isOwnName);
    const bool ofResource = key == m_resourceKey.reveal() && (name.isEmpty() || mayWrite(name));
    return hasResource(resource) && (ofResource || (isOwnName && mayWrite(account)));
}

bool DemoSite::mayRead(const QByteArray &key) const
{
    const bool ofTeam = key == m_teamKey.reveal() && setting.reach == DemoSetting::Reach::Shared;
    return ofTeam || key == m_resourceKey.reveal() || mayWrite(accountOf(key));
}

QStringList DemoSite::notified() const
{
    QStringList names{setting.owner};
    if (setting.reach == DemoSetting::Reach::Shared)
        names += team();
    names.removeDuplicates();
    return names;
}

QString DemoSite::accountOf(const QByteArray &key) const
{
    for (const auto &[name, own] : m_accountKeys) {
        if (own.reveal() == key)
            return name;
    }
    return {};
}

bool DemoSite::mayWrite(const QString &user) const
{
    return user == setting.owner || (setting.reach == DemoSetting::Reach::Shared && team().contains(user));
}

} // namespace rc
