// SPDX-License-Identifier: GPL-3.0-or-later
// The API key in memory: one owner, no debug output, overwritten on release. Keys are compared without showing them:
// by short fingerprints for people, by full digests for decisions.
#pragma once

#include "core/phrase.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace rc {

/// Cannot be copied by accident or printed; `clone()` and `reveal()` are easy to grep for. The bytes are overwritten on
/// destruction. Qt's own copies of a header are out of reach, so complete wiping is not promised.
class Secret
{
public:
    Secret() = default;
    explicit Secret(QByteArray bytes);
    ~Secret();
    Secret(Secret &&other) noexcept;
    Secret &operator=(Secret &&other) noexcept;
    Secret(const Secret &) = delete;
    Secret &operator=(const Secret &) = delete;

    [[nodiscard]] Secret clone() const;
    [[nodiscard]] bool isEmpty() const { return m_bytes.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] const QByteArray &reveal() const { return m_bytes; }

private:
    void wipe();

    QByteArray m_bytes;
};

/// Four hex digits such as "91C4" from the key's HMAC-SHA256 under this installation's salt; empty without a key. One
/// in 65,536 keys collides: for display only, never for testing equality. Without the salt, a fingerprint does not help
/// to guess the key.
[[nodiscard]] QString keyFingerprint(const Secret &key);

/// 64 hex digits, unique for each key and `realm`, under the same salt: for file names that reveal nothing. Never
/// shown.
[[nodiscard]] QByteArray keyDigest(const Secret &key, const QString &realm);

/// `source` is called once, for the first fingerprint, in any thread. Null: no salt.
void setFingerprintSalt(std::function<QByteArray()> source);

/// Whether `text` has the form of a keyFingerprint().
[[nodiscard]] bool isKeyFingerprint(QStringView text);

/// Compares the whole keys. Two empty keys are equal.
[[nodiscard]] bool isSameKey(const Secret &a, const Secret &b);

/// "fingerprint 91C4", translated.
[[nodiscard]] Phrase fingerprintText(const QString &fingerprint);

} // namespace rc
