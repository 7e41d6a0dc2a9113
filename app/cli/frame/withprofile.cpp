// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/frame/withprofile.h"

#include "cli/frame/commandactivity.h"
#include "cli/frame/terminal.h"

namespace rc {

int withProfile(const Arguments &arguments, Terminal &terminal,
                const std::function<Result<int>(CommandProfile &)> &work)
{
    auto options = optionsOf(arguments, terminal);
    if (!options)
        return terminal.failure(options.error());
    CommandActivity activity(terminal);
    CommandProfile open(std::move(*options), &activity.log());
    const Result<int> code = work(open);
    return code ? *code : terminal.failure(code.error());
}

} // namespace rc
