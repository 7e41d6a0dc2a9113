// SPDX-License-Identifier: GPL-3.0-or-later
// Values that earlier results had, for the fields of a call that can take them, so that calls chain. Pure.
#pragma once

#include "catalog/form/toolform.h"

#include <QHash>

namespace rc {

/// What a tool gave back: one JSON value.
struct EarlierAnswer
{
    QString tool;
    QByteArray json;
};

/// Outside text, all of it.
struct EarlierValue
{
    QString text; ///< as it is typed into a field
    QString tool; ///< whose result had it
    QString name; ///< of the member

    bool operator==(const EarlierValue &) const = default;
};

class EarlierValues
{
public:
    EarlierValues() = default;
    /// The newest first. What is named like a secret is not taken, nor text with characters that nobody sees.
    explicit EarlierValues(const QList<EarlierAnswer> &answers);

    /// What members of the same name had, or of the same noun: for `entry_id` also the `id` of an entry, and for the
    /// `id` of get_entry the `entry_id` of anything. Only what the field's schema takes; newest first, none twice, at
    /// most mostOffered. Nothing for a field that looks as if it were for a secret.
    [[nodiscard]] QList<EarlierValue> offeredTo(const FormField &field, const QString &tool) const;

private:
    struct Found
    {
        EarlierValue value;
        QByteArray json;
    };
    struct Walk;

    QHash<QString, QList<Found>> m_found; ///< by name, and by noun and name in one
};

constexpr qsizetype mostOffered = 12;

/// The arguments without the members that are named like secrets, at any depth; of what is no object `{}`.
[[nodiscard]] QByteArray withoutSecrets(const QByteArray &arguments);

} // namespace rc
