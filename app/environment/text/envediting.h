// SPDX-License-Identifier: GPL-3.0-or-later
// One value of an environment file set to another one, with everything else in the file as it was.
#pragma once

#include "core/result.h"

#include <QByteArray>
#include <QString>

namespace rc {

struct EnvEdit
{
    QByteArray bytes; ///< of the whole file. Holds what it held before, keys among it: overwrite it when it is written
    qsizetype line = 0; ///< which line is another one, from 1
    QString before;     ///< that line, without its end; empty when it is a new one. May hold a key
    QString after;      ///< may hold a key
};

/// `bytes` with `name` set to `value`: in the line that counts (the last one that sets it), else in a new line at the
/// end. Comments, order, blank lines, `export`, the way of quoting, a byte order mark and the line ends stay.
///
/// The result is read again before it is given back. Each of the three readers (envreaders.h) must then read `value`
/// and nothing else may have changed; another way of quoting is taken where the present one cannot say it. BadInput,
/// with the line in the sentence, where no way of quoting can, where another reader would run or expand something, and
/// for text that is not read as a whole.
[[nodiscard]] Result<EnvEdit> withEnvValue(const QByteArray &bytes, const QString &name, const QString &value);

} // namespace rc
