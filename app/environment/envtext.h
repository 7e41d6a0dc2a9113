// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a `.env` file like python-dotenv, and replaces values in it.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

constexpr qsizetype envSizeCap = 1024 * 1024; ///< bytes; larger texts are refused
constexpr qsizetype envFaultCap = 1000;

/// Why `docker run --env-file` or a unit's EnvironmentFile= reads a line differently. The first applicable reason.
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
    QString value;             ///< python-dotenv's value, with ${NAME} not expanded
    QString raw;               ///< everything after the “=” and following spaces
    qsizetype line = 0;        ///< first line, from 1
    qsizetype lastLine = 0;    ///< a quoted value can span several lines
    qsizetype earlierLine = 0; ///< an earlier line with the same name, overridden by this one; 0: none
    EnvFinding finding = EnvFinding::None;

    bool operator==(const EnvAssignment &) const = default;
};

struct EnvFault
{
    qsizetype line = 0; ///< from 1; 0: the whole text
    QString name;       ///< name on the line; may be empty
    QString why;        ///< a translated sentence without the value

    bool operator==(const EnvFault &) const = default;
};

struct EnvText
{
    QList<EnvAssignment> assignments; ///< in order, including unknown and overridden names
    QList<EnvFault> faults;           ///< the first envFaultCap
    QStringList notes;                ///< about the whole text: a byte order mark

    /// The effective assignment of `name`: the last one. Null if there is none.
    [[nodiscard]] const EnvAssignment *last(QStringView name) const;
};

/// Why the bytes are not readable text, a translated sentence; empty if they are.
[[nodiscard]] QString envTextFault(const QByteArray &bytes);

/// Pure. Also reads shell syntax (declare -x, setenv, set -gx, set, setx), with EnvFinding::Shell. Refuses text over
/// envSizeCap, with NUL bytes or in UTF-16 with a fault on line 0. Lines end in LF, CR LF or CR. A line that
/// python-dotenv ignores is a fault; later lines are still read.
[[nodiscard]] EnvText parseEnv(const QByteArray &bytes);

/// Overwrites all unshared values in memory. For text that held a key.
void wipe(EnvText &text);

struct EnvValue
{
    QString name;
    QString value;
};

/// `NAME=value` without a line end. BadInput if no spelling is read alike by python-dotenv and by a shell, which must
/// not execute anything either.
[[nodiscard]] Result<QString> envLine(const EnvValue &value2);

/// The whole file with these values, each in the effective line of its name, else in a new line at the end. Other lines
/// are preserved. BadInput if a value has no spelling that python-dotenv and shells read alike, or if the text is
/// unreadable.
[[nodiscard]] Result<QByteArray> withEnvValues(const QByteArray &bytes, const QList<EnvValue> &values);

} // namespace rc
