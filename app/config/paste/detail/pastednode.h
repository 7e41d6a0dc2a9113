// SPDX-License-Identifier: GPL-3.0-or-later
// Structured text in any language as a tree, and the servers in it.
#pragma once

#include "config/paste/detail/pastedpairs.h"

namespace rc {

struct PastedNode
{
    QString name = {}; ///< for a member; empty for an element
    QString value = {};
    PastedPair::Meaning meaning = PastedPair::Meaning::Text;
    qsizetype line = 0;
    bool isScalar = true;
    bool isCall = false; ///< arguments of a function
    QList<PastedNode> children = {};

    /// The first child with one of these names, ignoring case.
    [[nodiscard]] const PastedNode *child(const QStringList &names) const;
};

/// Adds the servers described by `node` and its children. Returns whether there were any.
bool addEntries(PastedPairs &read, const PastedNode &node);

} // namespace rc
