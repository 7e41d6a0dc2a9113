// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up words, phrases and stems of the lens's lists.
#pragma once

#include "catalog/poison/lenswords.h"

#include <QHash>
#include <QStringList>

#include <bitset>

namespace rc {

/// The classes of words of many languages.
class Lexicon
{
public:
    struct Phrase
    {
        QStringList words; ///< words after the first
        quint64 is = 0;
    };

    explicit Lexicon(std::span<const LensWords> rows);

    /// Of a listed word, or of the longest listed beginning, such as "confidential*".
    [[nodiscard]] quint64 classesOf(QStringView word) const;
    /// nullptr if there is none.
    [[nodiscard]] const QList<Phrase> *phrasesFrom(QStringView first) const;
    /// The longest stem at `at`, and its size. Stems are words in scripts other than Latin.
    [[nodiscard]] std::pair<quint64, qsizetype> stemAt(QStringView text, qsizetype at, bool startsWord) const;
    /// The classes of all stems in `text`.
    [[nodiscard]] quint64 stemClasses(QStringView text) const;

private:
    struct Stem
    {
        QString text;
        quint64 is = 0;
        bool isWithoutSpaces = false; ///< in a script without spaces, it may occur anywhere
    };

    void addRow(const LensWords &row);
    void addWord(const QString &word, quint64 is);
    void addStem(const QString &stem, quint64 is);

    // Most words are in no table, and a hash of a few letters rules them out quickly.
    static constexpr std::size_t shapes = 65536;
    static std::size_t shapeOf(QStringView word);
    static std::size_t startOf(QStringView word);

    QStringList m_storage; // owns the text of the views
    QHash<QStringView, quint64> m_words;
    QHash<QStringView, quint64> m_beginnings;
    QHash<QStringView, QList<Phrase>> m_phrases;
    QHash<char16_t, QList<Stem>> m_stems; ///< by the first letter, longest first
    std::bitset<shapes> m_shapes;
    std::bitset<shapes> m_starts;
};

/// The length of an elided article before the word: "l'utilisateur", "all'utente". 0 if there is none.
[[nodiscard]] inline qsizetype elisionOf(QStringView word)
{
    const qsizetype at = word.indexOf(u'\'');
    const bool isArticle = at > 0 && (at <= 2 || (at <= 4 && word.at(at - 1) == u'l'));
    return isArticle && at + 1 < word.size() ? at + 1 : 0;
}

} // namespace rc
