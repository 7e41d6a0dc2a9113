// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that are typed into the palette: “send info disk full”, “profile web”, “activity level:error”.
#pragma once

#include "core/entry/level.h"
#include "ui/parts/palettemodel.h"

#include <optional>

namespace rc {

class Session;

struct PaletteCommand
{
    enum class Verb {
        Send,
        Check,
        Drill,
        Profile,
        Tools,
        Activity,
    };
    Verb verb = Verb::Check;
    Level level = Level::Info; ///< of Send
    QString text = {};         ///< what comes after it

    bool operator==(const PaletteCommand &) const = default;
};

/// Nothing where it is no command, or one that is not complete.
[[nodiscard]] std::optional<PaletteCommand> commandFrom(const QString &typed);

/// What the window does for them.
struct PaletteCommandActions
{
    /// A level that may notify people only leads to the button that has to be held.
    std::function<void(Level level, const QString &text)> send;
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
