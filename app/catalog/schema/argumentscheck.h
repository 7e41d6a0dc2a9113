// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a value is what a JSON schema asks for, as far as that can be told without fetching or running anything.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct ArgumentFault
{
    QString place; ///< a JSON pointer (RFC 6901): empty for the whole, "/owner/names/0"
    QString what;  ///< one translated sentence; outside text in it is made safe to show

    bool operator==(const ArgumentFault &) const = default;
};

struct ArgumentsReport
{
    QList<ArgumentFault> faults;
    /// What no schema can demand and a person would want to know: a text that does not have the form that it should.
    QList<ArgumentFault> warnings;
    /// Translated sentences on what was left out: patterns that take too long, references to other documents, words of
    /// the schema that this check does not know.
    QStringList unchecked;

    /// What to say besides the faults.
    [[nodiscard]] QStringList remarks() const;
};

/// By JSON Schema 2020-12. The arguments of a call, which have to be an object whatever the schema says. `schema` as
/// sent; empty when the tool has none.
[[nodiscard]] ArgumentsReport checkArguments(const QByteArray &schema, const QByteArray &arguments);
/// Any value, such as the structured content of a result.
[[nodiscard]] ArgumentsReport checkValue(const QByteArray &schema, const QByteArray &value);

/// "owner.names[0]" for "/owner/names/0", safe to show; empty for the whole.
[[nodiscard]] QString shownPlace(const QString &place);
/// "owner.names[0]: It is missing." or the sentence alone.
[[nodiscard]] QString shownFault(const ArgumentFault &fault);
/// One step down from `place`, escaped.
[[nodiscard]] QString placeOf(const QString &place, const QString &name);

} // namespace rc
