// SPDX-License-Identifier: GPL-3.0-or-later
// Removes secrets from text and bytes from outside.
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

/// Finds a key and tokens in every usual encoding: plain, percent-encoded (repeatedly), escaped as JSON or as HTML
/// entities (named or numeric, repeatedly, with or without semicolons), in hex digits, and in base64 or base64url, even
/// inside a longer run such as a Basic header. Linear time. Without secrets it changes nothing.
class Redactor
{
public:
    Redactor() = default;
    explicit Redactor(const QByteArray &key, const QByteArray &token = {});
    /// Also removes this secret.
    void add(const QByteArray &secret);

    /// `text` (UTF-8 or another superset of ASCII) with "•••" in place of each secret.
    [[nodiscard]] QByteArray redacted(const QByteArray &text) const;
    [[nodiscard]] QString redacted(const QString &text) const;
    /// For streams: removes the beginning of `text` and returns it redacted. Leaves bytes that could be part of a match
    /// with later input.
    [[nodiscard]] QByteArray takeRedacted(QByteArray &text) const;
    /// keyFingerprint() of the key, never of the token; empty without a key.
    [[nodiscard]] const QString &fingerprint() const { return m_fingerprint; }

private:
    struct Match
    {
        qsizetype from = 0;
        qsizetype to = 0;
    };
    /// One of the three alignments of base64 groups with the key.
    struct Base64
    {
        QByteArray digits;      ///< fully determined by the key
        bool openFront = false; ///< the digit before them partly depends on the key
        bool openBack = false;  ///< so does the digit after them
    };

    struct Pattern
    {
        Secret secret;
        QList<Base64> base64;
        QByteArray hex; ///< hex digits in lower case
    };

    /// Redacts up to `end`, or to the end of a match that begins before it. Returns where it stopped.
    qsizetype redactTo(const QByteArray &text, qsizetype end, QByteArray &clean) const;
    [[nodiscard]] Match matchAt(const QByteArray &text, qsizetype at, qsizetype notBefore) const;
    [[nodiscard]] static qsizetype escapedEnd(const QByteArray &key, const QByteArray &text, qsizetype at);
    [[nodiscard]] static Match escapedMatch(const QByteArray &key, const QByteArray &text, qsizetype at,
                                            qsizetype notBefore);
    [[nodiscard]] static Match base64Match(const QList<Base64> &forms, const QByteArray &text, qsizetype at,
                                           qsizetype notBefore);
    [[nodiscard]] static Match hexMatch(const QByteArray &digits, const QByteArray &text, qsizetype at);
    /// Registers the first byte of a match and the possible second bytes; any if `seconds` is empty.
    void addBeginning(char first, QByteArrayView seconds = {});
    /// Whether a match can begin at `at`. Two bytes rule out nearly every position.
    [[nodiscard]] bool mayBegin(const char *at, const char *end) const
    {
        const quint8 row = m_rows[static_cast<unsigned char>(*at)];
        return row > 0 && (at + 1 == end || m_seconds[row - 1U].test(static_cast<unsigned char>(at[1])));
    }

    std::vector<Pattern> m_patterns;
    QString m_fingerprint;
    std::array<quint8, 256> m_rows{};        ///< row of m_seconds for each byte, from 1; 0: no match begins with it
    std::vector<std::bitset<256>> m_seconds; ///< possible second bytes
};

/// For code that writes something later or in another thread.
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const Secret &key, const Secret &token = {});
[[nodiscard]] std::shared_ptr<const Redactor> redactorFor(const Credentials &credentials);

/// Same for a single text.
[[nodiscard]] QString redacted(const QString &text, const Secret &key);

} // namespace rc
