// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a request like the program does.
#pragma once

#include "support/ended.h"
#include "wire/http/httpcall.h"

namespace rc {

inline const QByteArray entry = R"({"logs":[{"message":"only once"}]})";

inline HttpRequest post(const QUrl &url)
{
    return {
        "POST", url, {{"X-API-Key", "k"}, {"Content-Type", "application/json"}}, entry, {{std::chrono::seconds(5)}}};
}

/// Runs a call and returns its result.
inline HttpResponse answerTo(const HttpRequest &request)
{
    HttpCall call(request);
    return ended<HttpResponse>(call);
}

} // namespace rc
