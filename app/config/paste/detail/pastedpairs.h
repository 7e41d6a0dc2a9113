// SPDX-License-Identifier: GPL-3.0-or-later
// Names and values as a pasted text has them, before anybody says what they mean. One reader for each family.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct PastedPair
{
    enum class Meaning {
        Text,       ///< `value` is the value
        Variable,   ///< the text takes it from the variable named `value`
        Lookup,     ///< a command tells it when the text is used
        Expression, ///< the text computes it
    };
    enum class Place {
        Environment, ///< `name` is a variable
        Setting,     ///< an argument of configure()
        Header,
        Address,
    };

    QString name;
    QString value;
    qsizetype line = 0; ///< from 1
    Meaning meaning = Meaning::Text;
    Place place = Place::Environment;
};

struct PastedPairs
{
    QList<PastedPair> pairs;
    QStringList faults; ///< translated sentences, which never hold a value
    QStringList notes;  ///< the same
};

/// The line that `at` stands in, from 1.
[[nodiscard]] qsizetype pastedLine(QStringView text, qsizetype at);
/// "Line 3: a quote is not closed."
[[nodiscard]] QString openQuoteFault(qsizetype line);
/// What a value with $NAME, ${NAME} or $(…) in it means; `value` becomes the variable's name.
void readExpansion(PastedPair &pair);

// All take text whose only line end is LF.
[[nodiscard]] PastedPairs envPairs(const QString &text);   ///< .env lines
[[nodiscard]] PastedPairs shellPairs(const QString &text); ///< exports, as sh and fish read them
[[nodiscard]] PastedPairs dockerEnvFilePairs(const QString &text);
[[nodiscard]] PastedPairs powerShellPairs(const QString &text);
[[nodiscard]] PastedPairs cmdPairs(const QString &text);
[[nodiscard]] PastedPairs systemdPairs(const QString &text);
[[nodiscard]] PastedPairs kubernetesPairs(const QString &text);
[[nodiscard]] PastedPairs commandPairs(const QString &text); ///< docker -e, curl
[[nodiscard]] PastedPairs codePairs(const QString &text);    ///< Python, JavaScript, JSON

} // namespace rc
