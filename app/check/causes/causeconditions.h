// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence that table rows cannot express as data.
#pragma once

#include "check/evidence/evidence.h"

#include <QUrl>

#include <optional>

namespace rc {

[[nodiscard]] QString hostOf(const Evidence &evidence);
[[nodiscard]] QUrl redirectTarget(const Evidence &evidence);             ///< absolute; empty: no readable one
[[nodiscard]] std::optional<qint64> rpcCodeOf(const Evidence &evidence); ///< of a JSON-RPC error, whatever its status
[[nodiscard]] QString visibleText(const QByteArray &page);               ///< without tags and scripts

namespace sign {

// Addresses
constexpr auto aboutAuthorities = [](const Evidence &e) { return e.isAuthoritiesError; };
bool hasExtraDot(const Evidence &evidence);
bool toolAddressAsResource(const Evidence &evidence);
bool resourceAsToolAddress(const Evidence &evidence);
bool endpointInAddress(const Evidence &evidence);
bool endpointPastedTwice(const Evidence &evidence);
constexpr auto anAddress = [](const Evidence &e) { return !e.typed.isEmpty(); };
// Connection
constexpr auto proxyUnusable = [](const Evidence &e) {
    return e.response.fault == ErrorKind::BadInput && !e.response.proxy.isEmpty();
};
bool proxyRefused(const Evidence &evidence);
bool pastProxy(const Evidence &evidence);
bool singleLabel(const Evidence &evidence);
constexpr auto nameServerSilent = [](const Evidence &e) { return e.probe.lookupUnanswered; };
bool nothingSent(const Evidence &evidence);
constexpr auto ofTeamKeyWithoutName = [](const Evidence &e) { return e.keyKind == KeyKind::Team && !e.nameSent; };
constexpr auto clocksDiffer = [](const Evidence &e) { return !e.clockSkew.isEmpty(); };
constexpr auto failureReported = [](const Evidence &e) { return !e.reported.isEmpty(); };
bool forAnotherResource(const Evidence &evidence);
bool ofNotifyingLevel(const Evidence &evidence);
constexpr auto noStatus = [](const Evidence &e) { return e.response.status == 0; };
bool olderFamilyOnly(const Evidence &evidence);
bool certificateEndsSoon(const Evidence &evidence);
// Responses
bool webPage(const Evidence &evidence);
bool proxyHeaders(const Evidence &evidence);
constexpr auto retryAfter = [](const Evidence &e) { return e.error.retryAt.isValid(); };
constexpr auto isCall = [](const Evidence &e) { return e.isCall; };
bool streamWithoutResponse(const Evidence &evidence);
/// Whether the response says that the key is missing, not that it is wrong or lacks a permission.
bool keyNotReceived(const Evidence &evidence);
bool accountNotLinked(const Evidence &evidence);
/// A success that cannot be read, or a response that is neither a success nor a refusal.
constexpr auto inconclusive = [](const Evidence &e) {
    return e.error.kind == ErrorKind::NotUnderstood || e.error.kind == ErrorKind::NotJson;
};
bool tokenRequired(const Evidence &evidence);
constexpr auto tokenRefused = [](const Evidence &e) { return e.tokenSent && tokenRequired(e); };
bool basicWanted(const Evidence &evidence);
/// 401 with a Bearer challenge that names resource metadata: OAuth, whatever key was sent.
bool oauthWanted(const Evidence &evidence);
/// The same, and the key was sent in another header.
constexpr auto oauthOrBearer = [](const Evidence &e) { return !e.bearerSent && oauthWanted(e); };
bool scopeMissing(const Evidence &evidence);
bool refusedInJsonRpc(const Evidence &evidence);
// Access rules seen in a real deployment: the tool server recognizes keys of accounts and teams, but not of a single
// resource; a name must match the key; a team's key needs a name.
constexpr auto nameNeeded = [](const Evidence &e) { return !e.nameSent && e.toolsAcceptKey == true; };
/// Renaming an account immediately invalidates its addresses and its key.
constexpr auto renamedOrDeleted = [](const Evidence &e) { return e.workedBefore && e.toolsAcceptKey == false; };
constexpr auto workedBefore = [](const Evidence &e) { return e.workedBefore; };
bool otherOwner(const Evidence &evidence);
constexpr auto resourceGone = [](const Evidence &e) { return e.logAccess == LogAccess::NotFound; };
constexpr auto noAccessByLog = [](const Evidence &e) { return e.logAccess == LogAccess::NoAccess; };
bool refusesOwner(const Evidence &evidence);
constexpr auto uuidHasCapitals = [](const Evidence &e) { return e.uuid != e.uuid.toLower(); };
constexpr auto rightButNoAccess = [](const Evidence &e) { return e.nameSent && e.toolsAcceptKey == true; };
constexpr auto toolsInconclusive = [](const Evidence &e) { return e.toolsInconclusive; };
constexpr auto keyOrNameWrong = [](const Evidence &e) { return e.toolsAcceptKey == false; };
constexpr auto teamKeyLacksName = [](const Evidence &e) { return !e.nameSent && e.keyKind == KeyKind::Team; };
constexpr auto withoutName = [](const Evidence &e) { return !e.nameSent; };
/// The key is accepted without the UUID.
constexpr auto uuidRefused = [](const Evidence &e) { return e.uuidSent && e.listsWithUuidChanged == true; };
/// With the UUID, a key without access to the resource is refused like an unknown one.
constexpr auto uuidInconclusive = [](const Evidence &e) { return e.uuidSent && !e.listsWithUuidChanged; };
bool teamKeyRefused(const Evidence &evidence);
bool uuidNeeded(const Evidence &evidence);
bool nameNotOfKey(const Evidence &evidence);
constexpr auto otherToolsTimedOut = [](const Evidence &e) { return e.otherToolsTimedOut && e.response.status == 0; };
// Redirects
constexpr auto toNowhere = [](const Evidence &e) { return redirectTarget(e).isEmpty(); };
bool toHttp(const Evidence &evidence);
bool toHttps(const Evidence &evidence);
bool toOwnLogin(const Evidence &evidence);
bool toSetup(const Evidence &evidence);
bool largeRequest(const Evidence &evidence);
bool overDeploymentsLimit(const Evidence &evidence);
bool refusedAtTeam(const Evidence &evidence);
bool toLogin(const Evidence &evidence);
bool toIdentityProvider(const Evidence &evidence);
bool toSignInHere(const Evidence &evidence);
bool toSlash(const Evidence &evidence);
bool toItself(const Evidence &evidence);
constexpr auto insideSuccess = [](const Evidence &e) { return e.error.status >= 200 && e.error.status < 300; };
/// The other spelling was tried already.
constexpr auto inSlashLoop = [](const Evidence &e) { return e.response.followed && toSlash(e); };
constexpr auto loginOfCatalog = [](const Evidence &e) {
    return e.generalListed && (toOwnLogin(e) || toSignInHere(e) || toLogin(e));
};
bool toOtherHost(const Evidence &evidence);
bool bearerRequired(const Evidence &evidence);
bool olderTransport(const Evidence &evidence);
bool hostRefused(const Evidence &evidence);
bool originRefused(const Evidence &evidence);
bool gatewayRefuses(const Evidence &evidence);
/// Whether the service itself refused the key: not a gateway, and not because it wants other credentials.
bool keyRejected(const Evidence &evidence);
bool refusesPost(const Evidence &evidence);
bool requestNotValid(const Evidence &evidence);
constexpr auto generalListed = [](const Evidence &e) { return e.generalListed; };
bool noCatalog(const Evidence &evidence);
constexpr auto sessionLost = [](const Evidence &e) { return e.response.status == 404 || e.sessionOpened; };
// Lists
bool emptyList(const Evidence &evidence);
constexpr auto incompleteList = [](const Evidence &e) { return e.catalog && !e.catalog->complete; };
constexpr auto criticalFindings = [](const Evidence &e) { return e.criticalFindings > 0; };
constexpr auto setAside = [](const Evidence &e) { return e.catalog && !e.catalog->problems.isEmpty(); };

} // namespace sign

} // namespace rc
