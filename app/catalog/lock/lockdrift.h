// SPDX-License-Identifier: GPL-3.0-or-later
// What became of tools since they were locked.
#pragma once

#include "catalog/difference/tooldifference.h"
#include "catalog/lock/toollock.h"

namespace rc {

struct CatalogDrift
{
    QString catalog;             ///< its name
    QList<ToolChange> changes;   ///< of the list itself: the dialect
    QList<ToolDifference> tools; ///< by name
    bool isNew = false;          ///< the lock has no catalog of that name

    [[nodiscard]] bool isEmpty() const { return changes.isEmpty() && tools.isEmpty() && !isNew; }
};

/// Tools are matched by name. Harmless: what worked goes on working, and the lens says nothing against new texts.
/// Breaking: a call that worked may not. Suspicious: the lens warns of what is new, or a claim turned from dangerous to
/// safe. A lock has no texts, so a change of one shows neither the old nor the new words. Order, white space, escapes
/// and the spelling of numbers are no drift; numbers are compared digit by digit.
[[nodiscard]] CatalogDrift lockDrift(const LockedCatalog &locked, const LockedCatalog &present);

/// The same of the catalog of that name in the lock. Where there is none, all tools have been added.
[[nodiscard]] CatalogDrift driftFrom(const ToolLock &lock, const LockedCatalog &present);

} // namespace rc
