// SPDX-License-Identifier: GPL-3.0-or-later
// What a `.env` file, or lines of a shell, set: each assignment, how the usual readers take it, and what is wrong.
#pragma once

#include "environment/text/envreaders.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

constexpr qsizetype envSizeCap = 1024 * 1024; ///< bytes of a text that is read; more are refused as a whole
constexpr qsizetype envFaultCap = 1000;       ///< faults that are told; all are counted

enum class EnvForm {
    Plain,   ///< NAME=value
    Export,  ///< export NAME=value
    FishSet, ///< set -x NAME value, as fish has it
};

struct EnvAssignment
{
    QString name;
    QString value;      ///< the likeliest reading: see envFrom()
    qsizetype line = 0; ///< where it begins, from 1
    EnvQuotes quotes = EnvQuotes::None;
    EnvForm form = EnvForm::Plain;
    bool superseded = false; ///< a later line sets the same name, and that one counts
    EnvReadings readings;    ///< what each reader makes of it
    QStringList notes;       ///< where they differ: translated sentences, which never hold the value

    bool operator==(const EnvAssignment &) const = default;
};

struct EnvFault
{
    qsizetype line = 0; ///< from 1; 0: the text as a whole
    QString name;       ///< what the line would have set; empty when it names nothing
    QString why;        ///< a translated sentence; never holds a value

    bool operator==(const EnvFault &) const = default;
};

struct EnvText
{
    QList<EnvAssignment> assignments; ///< in order, unknown names and superseded ones among them
    QList<EnvFault> faults;           ///< the first ones
    qsizetype faultCount = 0;         ///< all of them
    qsizetype comments = 0;           ///< lines that are comments
    QStringList notes;                ///< of the text as a whole: a byte order mark, mixed line ends

    /// The one that counts for `name`: the last. Null when nothing sets it.
    [[nodiscard]] const EnvAssignment *last(QStringView name) const;
};

/// Pure; never fails as a whole but by faults of line 0 (over envSizeCap, NUL bytes, UTF-16), with nothing read. UTF-8
/// with or without a byte order mark, lines that end in LF, CR LF or CR, values over several lines in quotes.
///
/// There is no standard for such files. Each line is read as three readers do (envreaders.h); where they agree there is
/// one value, where not a note says who differs. `value` is what python-dotenv makes of a plain line, what sh makes of
/// a line with `export` (unless it would expand something), and the next best when that reader sets nothing.
///
/// A line without `=` or without a name, and a quote that nothing closes, are faults; the lines after it are read. A
/// shell's own `set -x` or `set -a` sets nothing and is passed over, as `#!` and comments are.
[[nodiscard]] EnvText envFrom(const QByteArray &bytes);

/// Overwrites all values in memory, as far as they are not shared. For text that held a key.
void wipe(EnvText &text);

} // namespace rc
