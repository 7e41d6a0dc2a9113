// SPDX-License-Identifier: GPL-3.0-or-later
// Tool catalogs laid out for a reader, for a document or for a program.
#pragma once

#include "service/tools/toollistjob.h"

namespace rc {

class Terminal;

enum class ToolsLayout {
    List,
    Names,
    Json,
    Show
};

/// `shown`: the tool for Show, and the only one in Json when it is not empty.
void printTools(const QList<ToolListResult> &results, ToolsLayout layout, const QString &shown, Terminal &terminal);

/// The error, if any, and the catalog's problems, as lines that are safe to display.
[[nodiscard]] QStringList problemsOf(const ToolListResult &result);

/// "reads", "not declared", translated: what a tool says that it does.
[[nodiscard]] QString effectName(const ToolAnnotations &annotations);
/// That there is no tool of this name; for whole lists only.
/// With the name that was probably meant, where one of the lists has it.
[[nodiscard]] QString noSuchTool(const QString &name, const QList<ToolListResult> &results);
/// Whether any of the catalogs has a tool of this name.
[[nodiscard]] bool holds(const QList<ToolListResult> &results, const QString &name);

/// What each server tells a model first, or that it tells nothing.
void printInstructions(const QList<ToolListResult> &results, bool json, Terminal &terminal);

} // namespace rc
