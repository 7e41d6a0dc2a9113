// SPDX-License-Identifier: GPL-3.0-or-later
// Short fingerprints for telling two keys apart.
#include "core/key/keyfingerprint.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace rc {

namespace {

/// Loaded by the first thread that needs a fingerprint.
struct Salt
{
    std::mutex door;
    std::function<QByteArray()> source;
    std::optional<QByteArray> value;
};

Salt &salt()
{
    static Salt one;
    return one;
}

QByteArray saltValue()
{
    Salt &one = salt();
    const std::scoped_lock held(one.door);
    if (!one.value)
        one.value = one.source ? one.source() : QByteArray();
    return *one.value;
}

} // namespace

void setFingerprintSalt(std::function<QByteArray()> source)
{
    Salt &one = salt();
    const std::scoped_lock held(one.door);
    one.source = std::move(source);
    one.value.reset();
}

QString keyFingerprint(const Secret &key)
{
    if (key.isEmpty())
        return {};
    const QByteArray digest = QMessageAuthenticationCode::hash(key.reveal(), saltValue(), QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.left(2).toHex()).toUpper();
}

QByteArray keyRealm(const Secret &key, const QString &realm)
{
    QMessageAuthenticationCode code(QCryptographicHash::Sha256, saltValue());
    code.addData(key.reveal());
    code.addData(QByteArray(1, '\0') + realm.toUtf8()); // keys have no NUL, so key and realm cannot run together
    return code.result().toHex();
}

bool isKeyFingerprint(QStringView text)
{
    return text.size() == 4 &&
           std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'F'); });
}

bool isSameKey(const Secret &one, const Secret &other)
{
    return one.reveal() == other.reveal();
}

QString fingerprintWords(const QString &fingerprint)
{
    return QCoreApplication::translate("rc::KeyFingerprint", "fingerprint %1").arg(fingerprint);
}

} // namespace rc
