// SPDX-License-Identifier: GPL-3.0-or-later
// The servers that a profile's secret may be sent to, and how they are trusted.
#include "core/key/keybinding.h"

#include "core/json/jsontext.h"
#include "core/profile/headernames.h"
#include "core/profile/profile.h"
#include "core/textsof.h"
#include "core/url/address.h"
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int formatVersion = 2; // version 1 digested the secret alone

struct BindingTr
{
    RC_DECLARE_PHRASES(rc::KeyBinding)
};

QByteArray randomSalt()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char *>(words.data()), qsizetype(sizeof words)};
}

QList<JsonMember> sealedMembers(const KeyBinding &binding, const QByteArray &salt)
{
    return {{"version", QByteArray::number(formatVersion)}, {"origins", jsonStrings(binding.origins)},
            {"authority", jsonString(binding.authority)},   {"header", jsonString(binding.header)},
            {"bearer", jsonBoolean(binding.bearer)},        {"salt", jsonString(QString::fromLatin1(salt.toHex()))}};
}

QByteArray sealOf(const QList<JsonMember> &members, const Secret &secret)
{
    return QMessageAuthenticationCode::hash(jsonObject(members), secret.reveal(), QCryptographicHash::Sha256).toHex();
}

QString toolOrigin(const Profile &profile)
{
    const auto server = parseToolServerUrl(profile.toolServer);
    if (!server)
        return {};
    const auto address = parseAddress(server->toString(QUrl::FullyEncoded));
    return address ? address->origin() : QString();
}

KeyBinding bindingTo(QStringList origins, const QByteArray &authorities, const QString &header)
{
    origins.removeAll(QString());
    origins.sort();
    origins.removeDuplicates();
    return {origins,
            authorities.isEmpty()
                ? QString()
                : QString::fromLatin1(QCryptographicHash::hash(authorities, QCryptographicHash::Sha256).toHex()),
            header.toLower()};
}

/// The additions in `required`, one clause each.
Phrase differences(const KeyBinding &bound, const KeyBinding &required)
{
    QList<Phrase> parts;
    if (!required.authority.isEmpty() && required.authority != bound.authority)
        parts.append(BindingTr::tr("with another custom CA file"));
    if (required.header != bound.header)
        parts.append(BindingTr::tr("in the header %1 instead of %2")
                         .arg(displayText(required.header), displayText(bound.header)));
    if (required.bearer != bound.bearer)
        parts.append(required.bearer ? BindingTr::tr("as a bearer token") : BindingTr::tr("not as a bearer token"));
    return Phrase::list(parts);
}

/// Each once, without its scheme.
QStringList hostsOf(const QStringList &origins)
{
    QStringList hosts = textsOf(origins, [](const QString &origin) { return origin.section(u"://"_s, 1); });
    hosts.removeDuplicates();
    return hosts;
}

Phrase serversText(const QStringList &servers)
{
    QStringList shown = textsOf(servers, [](const QString &server) { return displayText(server); });
    if (shown.isEmpty())
        return BindingTr::tr("no server");
    const QString last = shown.takeLast();
    return shown.isEmpty() ? Phrase(last) : BindingTr::tr("%1 and %2").arg(listText(shown), last);
}

} // namespace

bool KeyBinding::allows(const KeyBinding &required) const
{
    const bool sameServers =
        std::ranges::all_of(required.origins, [this](const QString &origin) { return origins.contains(origin); });
    const bool sameTrust = required.authority.isEmpty() || required.authority == authority;
    return sameServers && sameTrust && required.header == header && required.bearer == bearer;
}

QStringList keyOrigins(const Profile &profile)
{
    QStringList origins;
    if (const auto resource = parseResourceUrl(profile.resource))
        origins.append(resource->resource.baseUrl);
    if (const QString origin = toolOrigin(profile); !origin.isEmpty())
        origins.append(origin);
    return origins;
}

bool haveSameKeyTargets(const Profile &a, const Profile &b)
{
    return a.name == b.name && a.resource == b.resource && a.toolServer == b.toolServer && a.caFile == b.caFile &&
           a.keyHeader == b.keyHeader && a.bearer == b.bearer;
}

KeyBinding keyBinding(const Profile &profile, const QByteArray &authorities)
{
    KeyBinding binding = bindingTo(keyOrigins(profile), authorities, profile.keyHeader);
    binding.bearer = profile.bearer;
    return binding;
}

KeyBinding tokenBinding(const Profile &profile, const QByteArray &authorities)
{
    return bindingTo({toolOrigin(profile)}, authorities, QString::fromLatin1(authorizationHeader));
}

QStringList environmentGrants(const QString &variable, const KeyBinding &required, const QByteArray &salt)
{
    return textsOf(required.origins, [&](const QString &origin) {
        const QString grant = variable + u' ' + origin;
        const QByteArray sealed = (grant + u' ' + required.authority).toUtf8();
        return grant + u' ' +
               QString::fromLatin1(QMessageAuthenticationCode::hash(sealed, salt, QCryptographicHash::Sha256).toHex());
    });
}

Secret sealedBinding(const KeyBinding &binding, const Secret &secret)
{
    QList<JsonMember> members = sealedMembers(binding, randomSalt());
    const QByteArray seal = sealOf(members, secret);
    members.append({"seal", jsonString(QString::fromLatin1(seal))});
    return Secret(jsonObject(members));
}

std::optional<KeyBinding> unsealedBinding(const Secret &text, const Secret &secret)
{
    const QJsonObject object = QJsonDocument::fromJson(text.reveal()).object();
    const QByteArray salt = QByteArray::fromHex(object["salt"_L1].toString().toLatin1());
    if (object["version"_L1].toInt() != formatVersion || salt.isEmpty() || secret.isEmpty())
        return std::nullopt;
    KeyBinding binding;
    const QJsonArray origins = object["origins"_L1].toArray();
    for (const auto &origin : origins)
        binding.origins.append(origin.toString());
    binding.authority = object["authority"_L1].toString();
    binding.header = object["header"_L1].toString();
    binding.bearer = object["bearer"_L1].toBool();
    if (object["seal"_L1].toString().toLatin1() != sealOf(sealedMembers(binding, salt), secret))
        return std::nullopt;
    return binding;
}

QString originsText(const KeyBinding &binding)
{
    return serversText(binding.origins);
}

Error withheldError(const std::optional<KeyBinding> &bound, const KeyBinding &required)
{
    const bool isToken = required.header.compare(QLatin1StringView(authorizationHeader), Qt::CaseInsensitive) == 0;
    if (!bound) {
        const char *words =
            isToken ? QT_TRANSLATE_NOOP("rc::KeyBinding",
                                        "The token was saved without a permitted destination. It was not sent to %1.")
                    : QT_TRANSLATE_NOOP("rc::KeyBinding",
                                        "The key was saved without a permitted destination. It was not sent to %1.");
        return {ErrorKind::KeyUnbound, BindingTr::tr(words).arg(serversText(hostsOf(required.origins))), {}, 0};
    }
    const char *words = isToken
                            ? QT_TRANSLATE_NOOP("rc::KeyBinding", "The token is saved for %1. It was not sent to %2.")
                            : QT_TRANSLATE_NOOP("rc::KeyBinding", "The key is saved for %1. It was not sent to %2.");
    QStringList refused = required.origins;
    refused.removeIf([bound](const QString &origin) { return bound->origins.contains(origin); });
    const QStringList boundHosts = hostsOf(bound->origins);
    const bool onlySchemeDiffers =
        std::ranges::any_of(hostsOf(refused), [&boundHosts](const QString &host) { return boundHosts.contains(host); });
    if (refused.isEmpty()) // only the form or the trust differs
        refused = required.origins;
    const auto text = [onlySchemeDiffers](const QStringList &origins) {
        return serversText(onlySchemeDiffers ? origins : hostsOf(origins));
    };
    const Phrase target = Phrase::sentences({text(refused), differences(*bound, required)});
    return {ErrorKind::KeyBoundElsewhere, BindingTr::tr(words).arg(text(bound->origins), target), {}, 0};
}

} // namespace rc
