// SPDX-License-Identifier: GPL-3.0-or-later
// What the palette offers: every profile, the pages, and what can be done from anywhere.
#pragma once

#include "core/error.h"
#include "ui/parts/palettemodel.h"

namespace rc {

class Session;

struct PalettePage
{
    QString id;
    QString title;
    QString shortcut;
};

/// What the window does for it.
struct PaletteActions
{
    std::function<void(const QString &id)> showPage;
    std::function<void()> useDemo;
    std::function<void()> refresh;
    std::function<void()> focusUrl;
    std::function<void()> pasteAnything;
    std::function<void()> rotateKey;
    std::function<void()> copyReport; ///< empty: there is none
    std::function<void()> sendEntry;
    std::function<void()> startDrill;
    std::function<void()> watchCheck;
    std::function<void()> watchTools;
    std::function<void()> switchTheme;
    std::function<void()> showKeys;
    std::function<void()> showAbout;
    std::function<void(const Error &error)> showError;
};

/// `session` outlives the rows. Without a profile there are no pages to go to.
[[nodiscard]] QList<PaletteRow> paletteRows(Session &session, const QList<PalettePage> &pages,
                                            const PaletteActions &actions);

/// The profiles alone.
[[nodiscard]] QList<PaletteRow> profileRows(Session &session);

} // namespace rc
