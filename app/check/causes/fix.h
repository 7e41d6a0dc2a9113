// SPDX-License-Identifier: GPL-3.0-or-later
// What a program can do about a cause once a person says so: the button beside its next step.
#pragma once

#include <QString>

namespace rc {

enum class Fix {
    None,         ///< nothing but what the next step says
    EnterKey,     ///< another API key, or one at all
    EnterToken,   ///< the code-hosting token
    EditAddress,  ///< the Resource URL, or for a step of tools the tool server
    AddServer,    ///< the tool server, which tells more of a refusal
    EditUsername, ///< another one, or one at all
    SendUsername, ///< with entries, too
    SendUuid,     ///< to the tool server
    LeaveUuidOut, ///< of requests to the tool server
    RaiseTimeout,
    TryAgain,
    CopyReport, ///< for those who run the service
    ShowSignIn, ///< what the tool server says about signing in
    SplitBatch, ///< several entries in one request: half of them
};

/// Of the row with this id in the table of causes. A cause that is not known is for those who run the service.
[[nodiscard]] Fix fixOf(const QString &cause);

} // namespace rc
