// SPDX-License-Identifier: GPL-3.0-or-later
// The palette's content: profiles, pages, and global actions.
#pragma once

#include "core/error.h"
#include "core/tool/toolcatalog.h"
#include "ui/parts/palettemodel.h"

namespace rc {

class Session;

struct PalettePage
{
    QString id;
    QString title;
    QString shortcut;
};

/// The window's implementation of the actions.
struct PaletteActions
{
    std::function<void(const QString &id)> showPage;
    std::function<void()> useDemo;
    std::function<void()> refresh;
    std::function<void()> focusUrl;
    std::function<void()> pasteAnything;
    std::function<void()> rotateKey;
    std::function<void()> enterKey;
    std::function<void()> rename;
    std::function<void()> copyReport; ///< null: not available
    std::function<void()> sendEntry;
    std::function<void()> startDrill;
    std::function<void()> watchCheck;
    std::function<void()> watchTools;
    std::function<void()> switchTheme;
    std::function<void()> showKeys;
    std::function<void()> showAbout;
    /// A button, a menu or an entry of one on that page, by its name; `choice`: of a row of segments.
    std::function<void(const QString &page, const QString &part, int choice)> press;
    std::function<void(const Error &error)> showError;
};

/// `session` must outlive the rows. Without a profile there are no pages.
[[nodiscard]] QList<PaletteRow> paletteRows(Session &session, const QList<PalettePage> &pages,
                                            const PaletteActions &actions);

/// The tools of a list, by title and name. `choose` shows one.
[[nodiscard]] QList<PaletteRow> toolRows(const ToolCatalog &catalog,
                                         const std::function<void(const QString &name)> &choose);

/// A part of a page that the palette presses. None of them sends or calls anything.
struct PalettePart
{
    const char *title;
    QLatin1StringView page;
    QLatin1StringView part;
    int choice = 0;
};
[[nodiscard]] const QList<PalettePart> &paletteParts();

[[nodiscard]] QList<PaletteRow> profileRows(Session &session);

} // namespace rc
