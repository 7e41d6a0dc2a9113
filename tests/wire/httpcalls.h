// SPDX-License-Identifier: GPL-3.0-or-later
// A request as the program makes it, run to its end.
#pragma once

#include "support/require.h"
#include "wire/http/httpcall.h"

#include <QTest>

namespace rc {

inline const QByteArray entry = R"({"logs":[{"message":"only once"}]})";

inline HttpRequest post(const QUrl &url)
{
    return {"POST",
            url,
            {{"X-API-Key", "k"}, {"Content-Type", "application/json"}},
            entry,
            {std::chrono::seconds(5), smallAnswerCap}};
}

/// Runs a call to its end and gives what it ended in.
inline HttpAnswer answerTo(const HttpRequest &request)
{
    HttpCall call(request);
    HttpAnswer answer;
    int ends = 0;
    QObject::connect(&call, &HttpCall::finished, &call, [&](const HttpAnswer &final) {
        answer = final;
        ++ends;
    });
    call.start();
    RC_REQUIRE_WITHIN(15'000, ends > 0);
    return answer;
}

} // namespace rc
