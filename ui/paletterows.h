// SPDX-License-Identifier: GPL-3.0-or-later
// What the palette offers: every profile, the pages, and what can be done from anywhere.
#pragma once

#include "core/error.h"
#include "ui/palette/palettemodel.h"

namespace rc {

class CurrentResource;

struct PalettePage
{
    QString id;
    QString title;
    QString shortcut;
};

/// What the window does for it.
struct PaletteDeeds
{
    std::function<void(const QString &id)> showPage;
    std::function<void()> useDemo;
    std::function<void()> refresh;
    std::function<void()> focusUrl;
    std::function<void()> pasteAnything;
    std::function<void()> rotateKey;
    std::function<void(const Error &error)> complain;
};

/// `current` outlives the rows. Without a profile there are no pages to go to.
[[nodiscard]] QList<PaletteRow> paletteRows(CurrentResource &current, const QList<PalettePage> &pages,
                                            const PaletteDeeds &deeds);

/// The profiles alone.
[[nodiscard]] QList<PaletteRow> profileRows(CurrentResource &current);

} // namespace rc
