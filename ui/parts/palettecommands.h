// SPDX-License-Identifier: GPL-3.0-or-later
// Commands typed into the palette: “profile web”, “tools merge”, “activity level:error”.
#pragma once

#include "ui/parts/palettemodel.h"

#include <optional>

namespace rc {

class Session;

struct PaletteCommand
{
    enum class Verb {
        Check,
        Drill,
        Profile,
        Tools,
        Activity,
    };
    Verb verb = Verb::Check;
    QString text = {}; ///< remaining text

    bool operator==(const PaletteCommand &) const = default;
};

/// nullopt if it is not a complete command.
[[nodiscard]] std::optional<PaletteCommand> commandFrom(const QString &typed);

/// The window's implementation of the commands.
struct PaletteCommandActions
{
    std::function<void()> check;
    std::function<void()> drill;
    std::function<void(const QString &text)> findTools;
    std::function<void(const QString &query)> findActivity;
};

/// The rows for typed text; empty if it is not a command. `session` must outlive them.
[[nodiscard]] QList<PaletteRow> commandRows(Session &session, const QString &typed,
                                            const PaletteCommandActions &actions);
/// The syntax of each command, as rows that insert its beginning.
[[nodiscard]] QList<PaletteRow> commandUsages();

} // namespace rc
