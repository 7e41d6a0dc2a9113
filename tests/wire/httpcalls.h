// SPDX-License-Identifier: GPL-3.0-or-later
// A request as the program makes it, run to its end.
#pragma once

#ifdef RC_KEPT
#include "wire/keptcall.h"
#include "wire/keptconnection.h"
#else
#include "wire/httpcall.h"
#endif

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

/// Runs a call to its end and gives what it ended in. The same tests hold both kinds of calls to the one policy.
inline HttpAnswer answerTo(const HttpRequest &request)
{
#ifdef RC_KEPT
    using Call = KeptCall;
    KeptConnection connection;
    KeptCall call(request, connection);
#else
    using Call = HttpCall;
    HttpCall call(request);
#endif
    HttpAnswer answer;
    int ends = 0;
    QObject::connect(&call, &Call::finished, &call, [&](const HttpAnswer &final) {
        answer = final;
        ++ends;
    });
    call.start();
    [&] { QTRY_VERIFY_WITH_TIMEOUT(ends > 0, 10'000); }();
    return answer;
}

} // namespace rc
