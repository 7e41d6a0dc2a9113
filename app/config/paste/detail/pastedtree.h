// SPDX-License-Identifier: GPL-3.0-or-later
// Structured text as a tree, whichever language it was written in, and the servers in it.
#pragma once

#include "config/paste/detail/pastedpairs.h"

namespace rc {

struct PastedNode
{
    QString name; ///< of a member; empty for an element
    QString value;
    PastedPair::Meaning meaning = PastedPair::Meaning::Text;
    qsizetype line = 0;
    bool isScalar = true;
    bool isCall = false; ///< the arguments of a function
    QList<PastedNode> children;

    /// The first child with one of these names, in any letter case.
    [[nodiscard]] const PastedNode *child(const QStringList &names) const;
};

/// Adds the servers that `node` and its children describe. Returns whether there was any.
bool addEntries(PastedPairs &read, const PastedNode &node);

} // namespace rc
