// SPDX-License-Identifier: GPL-3.0-or-later
// Finds addresses inside pasted text: in quotes, angle brackets, settings lines, commands, snippets and sentences.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace rc {

/// One reading of where an address begins and ends. Not checked in any way.
struct AddressCandidate
{
    QString address;
    QStringList around;          ///< what stands around it, as translated phrases
    bool cutBySpace = false;     ///< it ended at a space, and more text follows
    bool cutByLineBreak = false; ///< it ended at a line break or tab, and more text follows
    /// The end is a guess, which only an address with a known end can confirm. There is a surer reading beside it.
    bool onlyForResource = false;
};

/// The readings of one address, the likeliest first.
using AddressReadings = QList<AddressCandidate>;

/// Without white space, marks of direction, byte order marks and other characters without a look at both ends.
[[nodiscard]] QString withoutUnseenEnds(const QString &text);

/// Every address with `://` in `text`, in order. An address inside another one (in its query, behind an @) is not one.
[[nodiscard]] QList<AddressReadings> addressesIn(const QString &pasted);

} // namespace rc
