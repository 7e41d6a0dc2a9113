// SPDX-License-Identifier: GPL-3.0-or-later
// The few digits by which people tell two keys apart.
#include "core/keyfingerprint.h"

#include <QCoreApplication>
#include <QCryptographicHash>

#include <algorithm>

namespace rc {

QString keyFingerprint(const Secret &key)
{
    if (key.isEmpty())
        return {};
    const QByteArray digest = QCryptographicHash::hash(key.reveal(), QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.left(2).toHex()).toUpper();
}

bool isKeyFingerprint(QStringView text)
{
    return text.size() == 4 && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
               return (c >= u'0' && c <= u'9') || (c >= u'A' && c <= u'F');
           });
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
