// SPDX-License-Identifier: GPL-3.0-or-later
// A text that is translated when it is shown, and so follows a change of language. Results and records hold these.
// Implemented in core/words, whose rules for texts it needs.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>
#include <type_traits>

namespace rc {

class JsonValue;

class Phrase
{
public:
    Phrase() = default;
    /// The same in every language.
    Phrase(const QString &text) // NOLINT(google-explicit-constructor)
        : m_text(text)
    {
    }
    /// As in QCoreApplication::translate(); empty if `source` is null.
    Phrase(const char *context, const char *source, const char *comment = nullptr, int count = -1);

    /// Joined as by the functions of listtext.h; empty phrases are omitted.
    [[nodiscard]] static Phrase list(const QList<Phrase> &phrases) { return joined(Kind::List, phrases); }
    [[nodiscard]] static Phrase clauses(const QList<Phrase> &phrases) { return joined(Kind::Clauses, phrases); }
    [[nodiscard]] static Phrase sentences(const QList<Phrase> &phrases) { return joined(Kind::Sentences, phrases); }
    /// With a capital letter and a full stop.
    [[nodiscard]] Phrase sentence() const;

    /// The next values for %1, %2, … as in filledSentence().
    [[nodiscard]] Phrase arg(const QList<Phrase> &values) const;
    template<typename... Values>
    [[nodiscard]] Phrase arg(const Values &...values) const
    {
        return arg(QList<Phrase>{asValue(values)...});
    }

    /// With the texts in it safe to display, each of at most this length.
    [[nodiscard]] Phrase shown(qsizetype maxLength = 2000) const;

    [[nodiscard]] QString text() const;         ///< in the current language
    operator QString() const { return text(); } // NOLINT(google-explicit-constructor)
    [[nodiscard]] bool isEmpty() const { return text().isEmpty(); }

    /// For records: the text, or an object with the source text and the values.
    [[nodiscard]] QByteArray toJson() const;
    /// nullopt for anything else. The texts in it are made safe to display.
    [[nodiscard]] static std::optional<Phrase> fromJson(JsonValue json);
    /// Shows `text` while the current language is `language`: its source may no longer be part of the program.
    [[nodiscard]] Phrase recordedAs(const QString &text, const QString &language) const;
    /// Whether it depends on the language.
    [[nodiscard]] bool isTranslated() const { return m_kind != Kind::Text; }

    /// Whether both read the same in the current language.
    friend bool operator==(const Phrase &one, const Phrase &other) { return one.text() == other.text(); }
    friend bool operator==(const Phrase &one, const QString &other) { return one.text() == other; }

private:
    template<typename Value>
    [[nodiscard]] static Phrase asValue(const Value &value)
    {
        if constexpr (std::is_integral_v<Value>)
            return QString::number(value);
        else
            return Phrase(value);
    }
    enum class Kind {
        Text,
        Sentence,
        List,
        Clauses,
        Sentences,
        AsSentence
    };
    [[nodiscard]] static Phrase joined(Kind kind, const QList<Phrase> &phrases);

    Kind m_kind = Kind::Text;
    QString m_text; ///< of a Text, or as recorded in m_language
    QString m_language;
    QByteArray m_context; ///< this and the next three: of a Sentence
    QByteArray m_source;
    QByteArray m_comment;
    int m_count = -1;
    QList<Phrase> m_values; ///< of a Sentence, or the joined ones
};

/// Like Q_DECLARE_TR_FUNCTIONS, but tr() returns a Phrase. lupdate knows it as an alias.
#define RC_DECLARE_PHRASES(context)                                                                                    \
public:                                                                                                                \
    [[nodiscard]] static rc::Phrase tr(const char *source, const char *comment = nullptr, int count = -1)              \
    {                                                                                                                  \
        return {#context, source, comment, count};                                                                     \
    }                                                                                                                  \
                                                                                                                       \
private:

} // namespace rc
