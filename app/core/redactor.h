// SPDX-License-Identifier: GPL-3.0-or-later
// Takes a key out of texts and bytes from outside.
#pragma once

#include "core/secret.h"

#include <QList>
#include <QString>

#include <array>
#include <memory>

namespace rc {

/// Knows one key in all the ways it may be written: as it is, with any of its characters percent-encoded (once or
/// again), escaped as in JSON or as an HTML entity, and in base64 or base64url, also inside a longer run such as a
/// Basic header. Takes time in proportion to the text. An empty key changes nothing.
class Redactor
{
public:
    Redactor() = default;
    explicit Redactor(const QByteArray &key);

    /// `text` (UTF-8 or anything that keeps ASCII) with "•••" wherever the key stands.
    [[nodiscard]] QByteArray redacted(const QByteArray &text) const;
    [[nodiscard]] QString redacted(const QString &text) const;
    /// Takes the beginning off `text`, a text that goes on, and gives it redacted: all but what has to be seen together
    /// with what follows.
    [[nodiscard]] QByteArray takeRedacted(QByteArray &text) const;
    /// keyFingerprint() of the key; empty without one.
    [[nodiscard]] const QString &fingerprint() const { return m_fingerprint; }

private:
    struct Match
    {
        qsizetype from = 0;
        qsizetype to = 0;
    };
    /// One of the three ways in which base64 groups of three bytes can fall on the key.
    struct Base64
    {
        QByteArray digits;      ///< that stand for nothing but the key
        bool openFront = false; ///< the digit before them is partly the key's
        bool openBack = false;  ///< so is the digit behind them
    };

    /// Redacts up to `end`, or as far as a match that begins before it reaches. Returns where it stopped.
    qsizetype redactTo(const QByteArray &text, qsizetype end, QByteArray &clean) const;
    [[nodiscard]] qsizetype escapedEnd(const QByteArray &text, qsizetype at) const;
    [[nodiscard]] Match escapedMatch(const QByteArray &text, qsizetype at, qsizetype notBefore) const;
    [[nodiscard]] Match base64Match(const QByteArray &text, qsizetype at, qsizetype notBefore) const;
    [[nodiscard]] bool mayBegin(char c) const { return m_first[static_cast<unsigned char>(c)]; }

    Secret m_key;
    QString m_fingerprint;
    QList<Base64> m_base64;
    std::array<bool, 256> m_first{}; ///< bytes with which a match can begin
};

/// For `key`, to be handed to whoever writes something down later or in another thread.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const Secret &key);

/// The same for one text.
[[nodiscard]] QString redacted(const QString &text, const Secret &key);

} // namespace rc
