// SPDX-License-Identifier: GPL-3.0-or-later
// From the bytes of an environment file to lines of text that end in one way.
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

struct EnvDecoded
{
    QString text;                     ///< LF is its only line end; shared with nobody, so that it can be overwritten
    QList<qsizetype> carriageReturns; ///< the lines, from 1, that ended in one
    QStringList notes;                ///< translated: a byte order mark, mixed line ends
    QStringList faults;               ///< translated: what was refused as a whole, or bytes that are not UTF-8
};

/// Nothing is read, with a fault, of more than envSizeCap, of UTF-16 and of what holds NUL bytes.
[[nodiscard]] EnvDecoded decodedEnv(QByteArray bytes);

} // namespace rc
