// SPDX-License-Identifier: GPL-3.0-or-later
// What the server offers beside tools: resources, prompts, completion. The same each time.
#pragma once

#include <QJsonObject>
#include <QString>

#include <optional>

namespace rc {

struct ExtraAnswer
{
    QJsonObject result = {};
    bool cacheable = false;
    int error = 0; ///< a code of JSON-RPC instead of the result
    QString message = {};
    QJsonObject data = {};
};

/// Nothing of a method that is none of these. `modern`: in that dialect some of them do not exist.
[[nodiscard]] std::optional<ExtraAnswer> everythingExtra(const QString &method, const QJsonObject &params, bool modern);

/// What of it is declared, beside tools.
[[nodiscard]] QJsonObject extraCapabilities(bool modern);

/// One pixel and no sample at all, in Base64.
[[nodiscard]] QString onePixelData();
[[nodiscard]] QString noSoundData();

} // namespace rc
