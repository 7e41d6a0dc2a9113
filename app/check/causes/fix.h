// SPDX-License-Identifier: GPL-3.0-or-later
// The program's fix for a cause, offered as a button next to the next step.
#pragma once

#include <QString>

namespace rc {

enum class Fix {
    None,         ///< only the next step's text
    EnterKey,     ///< another or missing API key
    EnterToken,   ///< the catalog’s own
    EditAddress,  ///< the Resource URL, or the tool server for a step of tools
    AddServer,    ///< a tool server, to get details of a refusal
    EditUsername, ///< another or missing one
    SendUsername, ///< also with entries
    SendUuid,     ///< to the tool server
    LeaveUuidOut, ///< from requests to the tool server
    RaiseTimeout,
    TryAgain,
    CopyReport, ///< for the service's operator
    ShowSignIn, ///< the tool server's sign-in information
    SplitBatch, ///< several entries in one request: send half
};

/// The fix of the table row with this id. An unknown cause is for the service's operator.
[[nodiscard]] Fix fixOf(const QString &cause);

} // namespace rc
