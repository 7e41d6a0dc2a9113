// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that are typed into the palette: “profile web”, “tools merge”, “activity level:error”.
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
    QString text = {}; ///< what comes after it

    bool operator==(const PaletteCommand &) const = default;
};

/// Nothing where it is no command, or one that is not complete.
[[nodiscard]] std::optional<PaletteCommand> commandFrom(const QString &typed);

/// What the window does for them.
struct PaletteCommandActions
{
    std::function<void()> check;
    std::function<void()> drill;
    std::function<void(const QString &text)> findTools;
    std::function<void(const QString &query)> findActivity;
};

/// The rows for what was typed; none where it is no command. `session` outlives them.
[[nodiscard]] QList<PaletteRow> commandRows(Session &session, const QString &typed,
                                            const PaletteCommandActions &actions);
/// How each command is typed. Such a row begins it in the field.
[[nodiscard]] QList<PaletteRow> commandUsages();

} // namespace rc
