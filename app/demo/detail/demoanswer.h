// SPDX-License-Identifier: GPL-3.0-or-later
// An answer of the demo service, and the pages that stand in for those of a real one.
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

#include <chrono>

class QUrl;

namespace rc {

constexpr qsizetype maxDemoBodyBytes = 1024 * 1024;
constexpr qsizetype maxDemoIngestBytes = 2'621'440; ///< as a real deployment has it; exactly so many are taken

struct DemoAnswer
{
    int status = 200;
    QByteArray body;
    QByteArray type = "application/json";
    QList<QPair<QByteArray, QByteArray>> headers = {}; ///< beyond Content-Type and Content-Length
    /// Of an event stream: what is written before the body, one after another with a pause before each.
    QList<QByteArray> slowly = {};
    std::chrono::milliseconds held{0}; ///< until it is written
};

/// 302 to the login page, as for every path that the service does not know.
[[nodiscard]] DemoAnswer toLoginPage(const QUrl &asked);
[[nodiscard]] bool isLoginPage(const QUrl &asked);
[[nodiscard]] DemoAnswer loginPage();
/// 400 as a page: a host name that is not answered to, or a body that is too large.
[[nodiscard]] DemoAnswer badRequestPage();

} // namespace rc
