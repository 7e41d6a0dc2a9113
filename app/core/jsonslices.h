// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts JSON that is known to be well into views, without a copy and without judging it again.
#pragma once

#include <QByteArrayView>
#include <QList>

#include <optional>

namespace rc {

// All of these take bytes that jsonFault() found well, and give views into them. Of other bytes they give some views
// into them, or nothing.

struct JsonMemberSlice
{
    QByteArrayView key;   ///< with its quotation marks, escapes as sent
    QByteArrayView value; ///< no white space around it
};

/// Nothing when `object` is no object.
[[nodiscard]] std::optional<QList<JsonMemberSlice>> jsonMemberSlices(QByteArrayView object);
/// Nothing when `array` is no array.
[[nodiscard]] std::optional<QList<QByteArrayView>> jsonElementSlices(QByteArrayView array);
/// The value of the first member with this key, which has no escapes; nothing without one.
[[nodiscard]] std::optional<QByteArrayView> jsonMemberSlice(QByteArrayView object, QByteArrayView key);

} // namespace rc
