// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/notifyinglevels.h"

#include "core/textsof.h"

using namespace Qt::StringLiterals;

namespace rc {

QStringList levelWords()
{
    return textsOf(levelTable(), &LevelRow::wireWord);
}

QString inclusionOf(Level level)
{
    return mayNotify(level) ? u"--include-"_s + wireWord(level) : QString();
}

bool isIncluded(Level level, const Arguments &arguments)
{
    return !mayNotify(level) || arguments.has(inclusionOf(level));
}

} // namespace rc
