// SPDX-License-Identifier: GPL-3.0-or-later
// A `.env` file as python-dotenv reads it, and with other values in some of its lines.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

constexpr qsizetype envSizeCap = 1024 * 1024; ///< bytes of a text that is read; more are refused as a whole
constexpr qsizetype envFaultCap = 1000;       ///< faults that are listed; all are counted

/// Why `docker run --env-file` or a unit's EnvironmentFile= reads a line differently. The first that applies.
enum class EnvFinding {
    None,
    Shell,
    Export,
    Spaces,
    Lines,
    Variable,
    Return,
    Hash,
    Comment,
    Backslash,
    Quotes,
};

/// A translated sentence; empty for None.
[[nodiscard]] QString envFindingText(EnvFinding finding);

struct EnvAssignment
{
    QString name;
    QString value;             ///< python-dotenv's reading, with ${NAME} as it is written
    QString raw;               ///< everything after the “=” and the spaces behind it
    qsizetype line = 0;        ///< the first one, from 1
    qsizetype lastLine = 0;    ///< a value in quotes can have several lines
    qsizetype earlierLine = 0; ///< sets the same name and is overridden by this one; 0: none does
    bool superseded = false;   ///< a later line sets the same name, and that one counts
    EnvFinding finding = EnvFinding::None;

    bool operator==(const EnvAssignment &) const = default;
};

struct EnvFault
{
    qsizetype line = 0; ///< from 1; 0: the text as a whole
    QString name;       ///< the name that the line would have set; may be empty
    QString why;        ///< a translated sentence; never holds a value

    bool operator==(const EnvFault &) const = default;
};

struct EnvText
{
    QList<EnvAssignment> assignments; ///< in order, unknown names and superseded ones among them
    QList<EnvFault> faults;           ///< the first ones
    qsizetype faultCount = 0;         ///< all of them
    QStringList notes;                ///< about the text as a whole: a byte order mark

    /// The one that counts for `name`: the last. Null when nothing sets it.
    [[nodiscard]] const EnvAssignment *last(QStringView name) const;
};

/// Pure. Lines of shells (declare -x, setenv, set -gx, set, setx) are read, too, with EnvFinding::Shell. Text over
/// envSizeCap, with NUL bytes or in UTF-16 is refused with a fault of line 0. Lines end in LF, CR LF or
/// CR. A line that python-dotenv ignores is a fault, and the lines after it are read.
[[nodiscard]] EnvText envFrom(const QByteArray &bytes);

/// Overwrites all values in memory, as far as they are not shared. For text that held a key.
void wipe(EnvText &text);

struct EnvValue
{
    QString name;
    QString value;
};

/// `NAME=value` without a line end. BadInput when no spelling is read alike by python-dotenv and by a shell, where it
/// must not run anything either.
[[nodiscard]] Result<QString> envLine(const EnvValue &set);

/// The whole file with these values: each in the line that counts for its name, else in a new line at the end. All
/// other lines stay. BadInput when a value has no spelling that python-dotenv and shells read alike, and for text that
/// cannot be read.
[[nodiscard]] Result<QByteArray> withEnvValues(const QByteArray &bytes, const QList<EnvValue> &values);

} // namespace rc
