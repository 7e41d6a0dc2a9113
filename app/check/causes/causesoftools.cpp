// SPDX-License-Identifier: GPL-3.0-or-later
// The tool server's responses and lists.
#include "check/causes/cause.h"
#include "check/causes/causesigns.h"

#include <QtGlobal>

namespace rc {

QList<CauseRow> Causes::ofTools()
{
    return {
        // Identity
        row("key-refused-in-json-rpc", at::tools,
            {.kind = ErrorKind::CredentialsRefused, .shows = sign::refusedInJsonRpc}, Fix::EnterKey,
            {.headline = QT_TR_NOOP("The tool server refused the key."),
             .summary = QT_TR_NOOP("the key was refused in a JSON-RPC error"),
             .cause = QT_TR_NOOP("The tool server does not accept this key with this username: “%6”."),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("oauth-or-bearer", at::general, {.status = {401, 401}, .shows = sign::oauthOrBearer}, Fix::ShowSignIn,
            {.headline = QT_TR_NOOP("The tool server requires a bearer token."),
             .summary = QT_TR_NOOP("a bearer token is required"),
             .cause =
                 QT_TR_NOOP("The tool server asks for “Authorization: Bearer” and names where clients sign in. The "
                            "key was sent in another header."),
             .next = QT_TR_NOOP("If your key is a bearer token, turn on “As a bearer token” for this profile on the "
                                "Setup page, or use --bearer. This program does not support OAuth sign-in.")}),
        row("oauth-wanted", at::general, {.status = {401, 401}, .shows = sign::oauthWanted}, Fix::ShowSignIn,
            {.headline = QT_TR_NOOP("The tool server requires an OAuth sign-in, not an API key."),
             .summary = QT_TR_NOOP("an OAuth token is required, not an API key"),
             .cause = QT_TR_NOOP("The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign "
                                 "in, so no API key applies here."),
             .next = QT_TR_NOOP("Ask the server’s operator for an address that accepts API keys. This program does not "
                                "support OAuth sign-in.")}),
        row("bearer-wanted", at::general, {.status = {401, 401}, .shows = sign::bearerWanted}, Fix::None,
            {.summary = QT_TR_NOOP("a bearer token is required"),
             .cause = QT_TR_NOOP("The tool server asks for “Authorization: Bearer”, and the key was sent in another "
                                 "header."),
             .next = QT_TR_NOOP("Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.")}),
        row("tools-key-missing", at::tools, {.status = {400, 403}, .word = missingKeyWords, .shows = sign::keyNotSeen},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("no key received"),
             .cause = QT_TR_NOOP("The tool server found no API key in the request, although one was sent."),
             .next = QT_TR_NOOP("Check whether the server expects another header, or a proxy removes the header that "
                                "carries the key.")}),
        row("name-not-of-key", at::tools, {.status = {401, 401}, .shows = sign::nameNotOfKey}, Fix::EditUsername,
            {.headline = QT_TR_NOOP("The API key is valid, but the username does not belong to it (401)."),
             .summary = QT_TR_NOOP("the username does not belong to the key"),
             .cause = QT_TR_NOOP("The tool server refuses this key with the username, and accepts it without one. The "
                                 "key is valid."),
             .next = QT_TR_NOOP("Enter the username of the key’s account, or leave it empty.")}),
        row("uuid-refused-at-tools", at::tools, {.status = {401, 401}, .word = "api key", .shows = sign::uuidRefused},
            Fix::LeaveUuidOut,
            {.summary = QT_TR_NOOP("the key was not accepted for this resource"),
             .cause = QT_TR_NOOP("The tool server accepts this key without the resource’s UUID, and refuses it with "
                                 "the UUID. The key is valid, but its account has no access to this resource."),
             .next = QT_TR_NOOP(
                 "Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and "
                 "the UUID in the Resource URL.")}),
        row("uuid-proves-nothing", at::tools,
            {.status = {401, 401}, .word = "api key", .shows = sign::uuidProvesNothing}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the key was not accepted for this resource"),
             .cause = QT_TR_NOOP("With the resource’s UUID, the tool server gives this response both for a wrong key "
                                 "and for a valid key without access to this resource."),
             .next = QT_TR_NOOP("Run a check. It asks once more without the UUID, which shows which of the two it "
                                "is.")}),
        row("resource-key-at-tools", at::tools, {.status = {401, 401}, .word = "api key", .shows = sign::uuidNeeded},
            Fix::SendUuid,
            {.headline = QT_TR_NOOP("The tool server does not recognize this resource’s key."),
             .summary = QT_TR_NOOP("the tool server does not recognize this key without the resource’s UUID"),
             .cause = QT_TR_NOOP("This is most likely the resource’s own key. The tool server recognizes such keys "
                                 "only together with the resource’s UUID."),
             .next = QT_TR_NOOP(
                 "Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.")}),
        row("team-key-refused-at-tools", at::tools,
            {.status = {401, 401}, .word = "api key", .shows = sign::teamKeyRefused}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the team’s key was not accepted"),
             .cause = QT_TR_NOOP("This is a team’s key. The service accepts it only together with a team member’s "
                                 "username, and expires it after two hours at most."),
             .next = QT_TR_NOOP("Enter a team member’s username. If the key is older than two hours, create a new one "
                                "in the product.")}),
        row("tools-key-not-accepted", at::tools, {.status = {401, 401}, .word = "api key"}, Fix::EnterKey,
            {.summary = QT_TR_NOOP("the key was not accepted"),
             .cause = QT_TR_NOOP("The tool server does not accept this API key."),
             .next = QT_TR_NOOP("Copy the key again, and check that the username belongs to it.")}),
        row("user-name-needed", at::tools, {.status = {400, 401}, .word = "user name|username|x-user"},
            Fix::EditUsername,
            {.summary = QT_TR_NOOP("no username received"),
             .cause = QT_TR_NOOP("The tool server needs to know whose tools to list."),
             .next = QT_TR_NOOP("Enter the account’s username or email address.")}),
        row("account-not-linked", at::codeHosting, {.shows = sign::accountNotLinked}, Fix::None,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("no account linked yet"),
             .cause = QT_TR_NOOP("No code-hosting account is linked to this user."),
             .next = QT_TR_NOOP("Link one in the product, then check again. Nothing else needs it.")}),
        row("token-refused", at::codeHosting, {.status = {401, 401}, .shows = sign::tokenRefused}, Fix::EnterToken,
            {.summary = QT_TR_NOOP("the code-hosting token was refused"),
             .cause = QT_TR_NOOP("The tool server passed on your code-hosting token, and the server behind it refused "
                                 "it. The token may have expired or been revoked."),
             .next = QT_TR_NOOP("Create a new token at the code host and save it on the Setup page.")}),
        row("token-wanted", at::codeHosting, {.status = {401, 401}, .shows = sign::tokenWanted}, Fix::EnterToken,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("the server behind it requires your own token"),
             .cause = QT_TR_NOOP("The tool server passes this request on without adding a token, and you sent none. "
                                 "Nothing else needs one."),
             .next = QT_TR_NOOP("Save a code-hosting token on the Setup page, or with “resource-console key set "
                                "--code-hosting-token”.")}),
        row("catalog-token-refused", at::further, {.status = {401, 401}, .shows = sign::tokenRefused}, Fix::EnterToken,
            {.summary = QT_TR_NOOP("this catalog’s token was refused"),
             .cause = QT_TR_NOOP("The tool server passed on the token that you saved for this catalog, and the server "
                                 "behind it refused it. The token may have expired or been revoked."),
             .next = QT_TR_NOOP("Create a new token there and save it on the Setup page.")}),
        row("catalog-wants-token", at::further, {.status = {401, 401}, .shows = sign::tokenWanted}, Fix::EnterToken,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("the server behind it requires a token"),
             .cause = QT_TR_NOOP("The tool server passes this request on without adding a token, and you sent none. "
                                 "Nothing else needs one."),
             .next = QT_TR_NOOP("Save a token for this catalog on the Setup page, or with “resource-console key set "
                                "--catalog NAME”.")}),
        row("refused-behind-it", at::codeHosting | at::further, {.status = {401, 403}, .shows = sign::generalCame},
            Fix::None,
            {.summary = QT_TR_NOOP("refused, although the general tools are listed"),
             .cause = QT_TR_NOOP("The general tools accept the same key and username, so this refusal is most likely "
                                 "about the account or token behind this catalog: “%6”."),
             .next = QT_TR_NOOP("Link the account in the product, or ask the operator who may use this catalog.")}),
        row("tools-caller-not-accepted", at::tools, {.status = {401, 401}}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("key or username was not accepted"),
             .cause = QT_TR_NOOP("The tool server does not accept this key with this username."),
             .next = QT_TR_NOOP("Check the username, and copy the key again.")}),
        row("call-forbidden", at::tools, {.status = {403, 403}, .shows = sign::ofCall}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("the key may not call this tool"),
             .cause = QT_TR_NOOP("The tool server recognizes the key or the user, but refuses this call."),
             .next = QT_TR_NOOP("Check that the username belongs to the key.")}),
        row("tools-forbidden", at::tools, {.status = {403, 403}}, Fix::EditUsername,
            {.summary = QT_TR_NOOP("the key may not list these tools"),
             .cause = QT_TR_NOOP("The tool server denied access to this tool list."),
             .next = QT_TR_NOOP("Check that the username belongs to the key.")}),
        // Address
        row("session-lost", at::tools, {.status = {400, 404}, .word = "session", .shows = sign::sessionLost},
            Fix::TryAgain,
            {.summary = QT_TR_NOOP("the session was lost"),
             .cause = QT_TR_NOOP("The tool server opened a session and then lost it, twice. Often several servers "
                                 "share one address but not their sessions."),
             .next = QT_TR_NOOP("Check again. If it persists, send this response to the operator.")}),
        row("no-code-hosting", at::codeHosting, {.shows = sign::noCatalog}, Fix::None,
            {.state = RungState::Skipped,
             .summary = QT_TR_NOOP("this server has none"),
             .cause =
                 QT_TR_NOOP("The general tools work. This tool server has no code-hosting endpoint, which is usual."),
             .next = QT_TR_NOOP("If you expect code-hosting tools, ask the operator for their address.")}),
        row("older-transport", at::tools, {.shows = sign::olderTransport}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("the address is for an older transport"),
             .cause =
                 QT_TR_NOOP("Addresses with /sse usually belong to an older MCP transport, which this program does "
                            "not support."),
             .next = QT_TR_NOOP("Enter the server’s address for Streamable HTTP. It often ends with /mcp.")}),
        row("endpoint-in-address", at::tools, {.status = {404, 404}, .shows = sign::endpointInAddress},
            Fix::EditAddress,
            {.summary = QT_TR_NOOP("no tools at this address"),
             .cause = QT_TR_NOOP("A server responds, but it has no tool endpoint at this path: “%6”."),
             .next = QT_TR_NOOP("Remove /mcp/ or /github/ from the tool server address.")}),
        row("no-tools-here", at::tools, {.status = {404, 404}}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("no tools at this address"),
             .cause = QT_TR_NOOP("A server responds, but it has no tool endpoint at this path: “%6”."),
             .next = QT_TR_NOOP("Check the tool server address against the one in the product.")}),
        row("upstream-not-configured", at::tools, {.status = {503, 503}, .word = "not configured"}, Fix::CopyReport,
            {.state = RungState::Warned,
             .summary = QT_TR_NOOP("the tool server offers none"),
             .cause = QT_TR_NOOP("The tool server says that the backend for this endpoint is not configured. That is a "
                                 "setting on its side."),
             .next = QT_TR_NOOP("If you need these tools, ask the operator to set them up.")}),
        row("tools-gateway-failed", at::tools, {.status = {502, 502}, .shows = sign::webPage}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("a gateway got no response from the tool server"),
             .cause = QT_TR_NOOP("A gateway in front of the tool server could not reach it, or lost the connection: "
                                 "“%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("upstream-failed", at::tools, {.status = {502, 502}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the server behind it did not respond"),
             .cause = QT_TR_NOOP("The tool server passed this request on, but the server behind it did not respond."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("tools-upstream-too-slow", at::tools, {.status = {504, 504}}, Fix::TryAgain,
            {.summary = QT_TR_NOOP("the server behind it was too slow"),
             .cause = QT_TR_NOOP("A gateway timed out waiting for the tool server."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        // Protocol
        row("accept-refused", at::tools, {.status = {406, 406}}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response format was refused"),
             .cause = QT_TR_NOOP("The server offers none of the requested response formats, JSON or event stream. A "
                                 "proxy may have changed the Accept header."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server. If it does, send this response to its operator.")}),
        row("version-not-shared", at::tools, {.rpc = -32022}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the protocol version was refused"),
             .cause = QT_TR_NOOP("The tool server and this program have no protocol version in common (error -32022): "
                                 "“%6”."),
             .next = QT_TR_NOOP(
                 "Check for a newer version of this program, and send this response to the service’s operator.")}),
        row("headers-do-not-match", at::tools, {.rpc = -32020}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("headers and request do not match"),
             .cause = QT_TR_NOOP("The tool server says that the headers do not match the request. Something on the way "
                                 "may remove or change them."),
             .next = QT_TR_NOOP("Check whether a proxy removes headers that begin with Mcp.")}),
        row("capability-missing", at::tools, {.rpc = -32021}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server requires more than this program can do"),
             .cause = QT_TR_NOOP("The tool server requires a capability that this program does not have."),
             .next = QT_TR_NOOP("Send this response to its operator.")}),
        row("session-needed", at::tools, {.status = {400, 400}, .word = "session|not initialized|initialize"},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server requires a session but opens none"),
             .cause = QT_TR_NOOP("The tool server requires a session, but opening one failed."),
             .next = QT_TR_NOOP("Send this response to its operator.")}),
        row("calls-unknown", at::tools, {.rpc = -32601, .shows = sign::ofCall}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server accepts no calls"),
             .cause = QT_TR_NOOP(
                 "This server lists tools but does not run them. It does not support “tools/call” (error -32601)."),
             .next = QT_TR_NOOP("Ask the server’s operator where its tools can be called.")}),
        row("method-unknown", at::tools, {.rpc = -32601}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server has no tool list"),
             .cause = QT_TR_NOOP("This server speaks JSON-RPC, but does not support tools/list."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        row("call-not-taken", at::tools, {.rpc = -32602, .shows = sign::ofCall}, Fix::None,
            {.summary = QT_TR_NOOP("the server did not accept the call"),
             .cause =
                 QT_TR_NOOP("The server no longer has this tool, or does not accept these arguments (error -32602)."),
             .next = QT_TR_NOOP("Refresh the tools, and check the arguments against the schema.")}),
        row("params-refused", at::tools, {.rpc = -32602}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server refuses this request"),
             .cause = QT_TR_NOOP("The tool server says that it does not accept this request. Some servers say so for "
                                 "every unknown method."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server, and send this response to its operator.")}),
        row("stream-reports-error", at::tools, {.kind = ErrorKind::ServerFault, .shows = sign::insideSuccess},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("the event stream reports an error"),
             .cause = QT_TR_NOOP("The tool server sent an error in its event stream instead of a response: “%6”."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("server-error", at::tools, {.rpc = -32603}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("internal tool server error"),
             .cause = QT_TR_NOOP("The tool server reports an internal error."),
             .next = QT_TR_NOOP("Check again in a minute. If it persists, send this response to the operator.")}),
        row("server-defined-error", at::tools, {.rpc = -32001}, Fix::None,
            {.summary = QT_TR_NOOP("the tool server reports error -32001"),
             .cause = QT_TR_NOOP("The tool server reports “%6”. Each server defines error -32001 itself. It usually "
                                 "means a refused key, a lost session or a timeout."),
             .next = QT_TR_NOOP("Check the key and the username, then check again. If it persists, send this response "
                                "to the operator.")}),
        row("request-unreadable", at::tools, {.rpc = -32700}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server could not read the request"),
             .cause = QT_TR_NOOP("The tool server says that it received no readable JSON, although JSON was sent. "
                                 "Something on the way may change it."),
             .next = QT_TR_NOOP(
                 "Check whether a proxy changes requests, and send this response to the tool server’s operator.")}),
        row("request-not-valid", at::tools, {.shows = sign::requestNotValid}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the server sees no valid request"),
             .cause = QT_TR_NOOP("The tool server says that it does not understand this request: “%6”."),
             .next = QT_TR_NOOP(
                 "Check that the address belongs to a tool server, and send this response to its operator.")}),
        // Content
        row("wrong-id", at::tools, {.kind = ErrorKind::WrongId}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("a response to another request"),
             .cause = QT_TR_NOOP(
                 "The response is for another request (its id does not match). Something mixes up responses."),
             .next = QT_TR_NOOP("Try again. If it persists, send this response to the tool server’s operator.")}),
        row("missing-result", at::tools, {.kind = ErrorKind::MissingResult}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("neither a result nor an error"),
             .cause = QT_TR_NOOP("The response has neither a result nor an error, or both."),
             .next = QT_TR_NOOP("Check the tool server address. If it is right, send this response to its operator.")}),
        row("not-json", at::tools, {.kind = ErrorKind::NotJson}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response is not valid JSON"),
             .cause = QT_TR_NOOP("The response is not valid JSON: “%6”."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server, and look at the response.")}),
        row("empty-answer", at::tools, {.kind = ErrorKind::EmptyAnswer}, Fix::CopyReport,
            {.summary = QT_TR_NOOP("the response was empty"),
             .cause = QT_TR_NOOP("The server returned an empty response."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server, and try again.")}),
        row("result-not-understood", at::tools, {.kind = ErrorKind::NotUnderstood, .shows = sign::ofCall},
            Fix::CopyReport,
            {.summary = QT_TR_NOOP("a response, but not a tool result"),
             .cause = QT_TR_NOOP("The response is not a tool result: “%6”."),
             .next = QT_TR_NOOP("Send this response to the tool server’s operator.")}),
        row("not-json-rpc", at::tools, {.kind = ErrorKind::NotUnderstood}, Fix::EditAddress,
            {.summary = QT_TR_NOOP("a response, but not from a tool server"),
             .cause = QT_TR_NOOP("The response is not a tool list: “%6”."),
             .next = QT_TR_NOOP("Check that the address belongs to a tool server.")}),
        // Fetched lists with remarks, the dangerous one first
        row("critical-findings", at::tools, {.worked = true, .shows = sign::criticalFindings}, Fix::None,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Some definitions hide text or try to steer a model."),
             .next = QT_TR_NOOP("Read the findings in Tools, or with “resource-console tools lint”.")}),
        row("list-empty", at::tools, {.worked = true, .shows = sign::emptyList}, Fix::None,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("The endpoint responds, but its list is empty. A model would get no tools."),
             .next = QT_TR_NOOP("Check that the username is correct.")}),
        row("list-incomplete", at::tools, {.worked = true, .shows = sign::incompleteList}, Fix::CopyReport,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Only part of the list arrived: %7"),
             .next = QT_TR_NOOP("Check again. If it persists, show this to the operator.")}),
        row("tools-set-aside", at::tools, {.worked = true, .shows = sign::setAside}, Fix::CopyReport,
            {.state = RungState::Warned,
             .summary = "%6",
             .cause = QT_TR_NOOP("Some tools have problems, and a model may not get them: %7"),
             .next = QT_TR_NOOP("Show this to the tool server’s operator.")}),
    };
}

} // namespace rc
