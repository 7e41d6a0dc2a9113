// SPDX-License-Identifier: GPL-3.0-or-later
// Suggests values from earlier results for the fields of a call, so that calls can be chained. Pure.
#pragma once

#include "catalog/form/toolform.h"

#include <QHash>

namespace rc {

/// One JSON value returned by a tool.
struct EarlierAnswer
{
    QString tool;
    QByteArray json;
};

/// Outside text.
struct EarlierValue
{
    QString text; ///< in the form typed into a field
    QString tool; ///< the tool that returned it
    QString name; ///< member name

    bool operator==(const EarlierValue &) const = default;
};

class EarlierValues
{
public:
    EarlierValues() = default;
    /// The newest first. Ignores members named like a secret, and text with invisible characters.
    explicit EarlierValues(const QList<EarlierAnswer> &answers);

    /// Values of members with the same name or noun: for `entry_id` also the `id` of an entry, and for the `id` of
    /// get_entry any `entry_id`. Only unique values that the field's schema accepts, newest first, at most mostOffered.
    /// None for a field that looks like a secret.
    [[nodiscard]] QList<EarlierValue> offeredTo(const FormField &field, const QString &tool) const;

private:
    struct Found
    {
        EarlierValue value;
        QByteArray json;
    };
    struct Walk;

    QHash<QString, QList<Found>> m_found; ///< by name, and by noun plus name
};

constexpr qsizetype mostOffered = 12;

/// The arguments without members named like secrets, at any depth; `{}` if it is not an object.
[[nodiscard]] QByteArray withoutSecrets(const QByteArray &arguments);

} // namespace rc
