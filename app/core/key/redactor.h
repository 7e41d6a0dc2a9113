// SPDX-License-Identifier: GPL-3.0-or-later
// Takes secrets out of texts and bytes from outside.
#pragma once

#include "core/key/secret.h"

#include <QList>
#include <QString>

#include <array>
#include <bitset>
#include <memory>
#include <vector>

namespace rc {

struct Credentials;

/// Knows one key, and the token that may go with it, in all the ways they may be written: as they are, with any of
/// their characters percent-encoded (once or again), escaped as in JSON or as an HTML entity (by name or number, once
/// or again, with its semicolon or without), in hex digits, and in base64 or base64url, also inside a longer run such
/// as a Basic header. Takes time in proportion to the text. An empty one changes nothing.
class Redactor
{
public:
    Redactor() = default;
    explicit Redactor(const QByteArray &key, const QByteArray &token = {});

    /// `text` (UTF-8 or anything that keeps ASCII) with "•••" wherever one of them stands.
    [[nodiscard]] QByteArray redacted(const QByteArray &text) const;
    [[nodiscard]] QString redacted(const QString &text) const;
    /// Takes the beginning off `text`, a text that goes on, and gives it redacted: all but what has to be seen together
    /// with what follows.
    [[nodiscard]] QByteArray takeRedacted(QByteArray &text) const;
    /// keyFingerprint() of the key, never of the token; empty without one.
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

    struct Pattern
    {
        Secret secret;
        QList<Base64> base64;
        QByteArray hex; ///< its digits, in lower case
    };

    void add(const QByteArray &secret);
    /// Redacts up to `end`, or as far as a match that begins before it reaches. Returns where it stopped.
    qsizetype redactTo(const QByteArray &text, qsizetype end, QByteArray &clean) const;
    [[nodiscard]] Match matchAt(const QByteArray &text, qsizetype at, qsizetype notBefore) const;
    [[nodiscard]] static qsizetype escapedEnd(const QByteArray &key, const QByteArray &text, qsizetype at);
    [[nodiscard]] static Match escapedMatch(const QByteArray &key, const QByteArray &text, qsizetype at,
                                            qsizetype notBefore);
    [[nodiscard]] static Match base64Match(const QList<Base64> &forms, const QByteArray &text, qsizetype at,
                                           qsizetype notBefore);
    [[nodiscard]] static Match hexMatch(const QByteArray &digits, const QByteArray &text, qsizetype at);
    /// A match may begin with `first` and go on with one of `seconds`, or with anything when there are none.
    void addBeginning(char first, QByteArrayView seconds = {});
    /// Whether a match can begin where `at` is. Two bytes tell nearly every place of a text from those.
    [[nodiscard]] bool mayBegin(const char *at, const char *end) const
    {
        const quint8 row = m_rows[static_cast<unsigned char>(*at)];
        return row > 0 && (at + 1 == end || m_seconds[row - 1U].test(static_cast<unsigned char>(at[1])));
    }

    std::vector<Pattern> m_patterns;
    QString m_fingerprint;
    std::array<quint8, 256> m_rows{};        ///< for each byte its row of m_seconds, from 1; 0: no match begins with it
    std::vector<std::bitset<256>> m_seconds; ///< bytes that can come second
};

/// For `key`, to be handed to whoever writes something down later or in another thread.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const Secret &key, const Secret &token = {});
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const Credentials &credentials);

/// The same for one text.
[[nodiscard]] QString redacted(const QString &text, const Secret &key);

} // namespace rc
