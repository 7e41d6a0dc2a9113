// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/key/secret.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>
#include <mutex>
#include <optional>
#include <utility>

namespace rc {

Secret::Secret(QByteArray bytes)
    : m_bytes(std::move(bytes))
{
}

Secret::~Secret()
{
    wipe();
}

Secret::Secret(Secret &&other) noexcept
    : m_bytes(std::exchange(other.m_bytes, QByteArray()))
{
}

Secret &Secret::operator=(Secret &&other) noexcept
{
    if (this != &other) {
        wipe();
        m_bytes = std::exchange(other.m_bytes, QByteArray());
    }
    return *this;
}

Secret Secret::clone() const
{
    // A deep copy: wiping a shared one would clear the other owner's key, or detach and clear nothing.
    return Secret(QByteArray(m_bytes.constData(), m_bytes.size()));
}

void Secret::wipe()
{
    // Shared bytes have another owner (a request's header), and writing would only detach.
    if (!m_bytes.isEmpty() && m_bytes.isDetached()) {
        volatile char *bytes = m_bytes.data();
        for (qsizetype i = 0; i < m_bytes.size(); ++i)
            bytes[i] = 0;
    }
    m_bytes = QByteArray(); // released here rather than in Qt, so that tests can check it
}

namespace {

/// Loaded on first use, in any thread.
struct Salt
{
    std::mutex mutex;
    std::function<QByteArray()> source;
    std::optional<QByteArray> value;
};

Salt &salt()
{
    static Salt instance;
    return instance;
}

QByteArray saltValue()
{
    Salt &shared = salt();
    const std::scoped_lock lock(shared.mutex);
    if (!shared.value)
        shared.value = shared.source ? shared.source() : QByteArray();
    return *shared.value;
}

} // namespace

void setFingerprintSalt(std::function<QByteArray()> source)
{
    Salt &shared = salt();
    const std::scoped_lock lock(shared.mutex);
    shared.source = std::move(source);
    shared.value.reset();
}

QString keyFingerprint(const Secret &key)
{
    if (key.isEmpty())
        return {};
    const QByteArray digest = QMessageAuthenticationCode::hash(key.reveal(), saltValue(), QCryptographicHash::Sha256);
    return QString::fromLatin1(digest.left(2).toHex()).toUpper();
}

QByteArray keyDigest(const Secret &key, const QString &realm)
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

bool isSameKey(const Secret &a, const Secret &b)
{
    return a.reveal() == b.reveal();
}

namespace {

struct FingerprintTr
{
    RC_DECLARE_PHRASES(rc::KeyFingerprint)
};

} // namespace

Phrase fingerprintText(const QString &fingerprint)
{
    return FingerprintTr::tr("fingerprint %1").arg(fingerprint);
}

} // namespace rc
