// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence that table rows cannot express as data.
#pragma once

#include "check/evidence/evidence.h"

#include <QUrl>

#include <optional>

namespace rc {

[[nodiscard]] QString hostOf(const Evidence &evidence);
[[nodiscard]] QUrl redirectTarget(const Evidence &evidence);             ///< absolute; empty if there is no readable
                                                                         ///< one
[[nodiscard]] std::optional<qint64> rpcCodeOf(const Evidence &evidence); ///< of a JSON-RPC error, whatever its status

namespace sign {

// Addresses
bool aboutAuthorities(const Evidence &evidence);
bool dotTooMany(const Evidence &evidence);
bool toolAddressAsResource(const Evidence &evidence);
bool resourceAsToolAddress(const Evidence &evidence);
bool endpointInAddress(const Evidence &evidence);
bool endpointPastedTwice(const Evidence &evidence);
bool anAddress(const Evidence &evidence);
// The way
bool proxyUnusable(const Evidence &evidence);
bool proxySaidNo(const Evidence &evidence);
bool pastProxy(const Evidence &evidence);
bool singleLabel(const Evidence &evidence);
bool nameServerSilent(const Evidence &evidence);
bool nothingSent(const Evidence &evidence);
bool ofTeamKeyWithoutName(const Evidence &evidence);
bool clocksDiffer(const Evidence &evidence);
bool failureReported(const Evidence &evidence);
bool forAnotherResource(const Evidence &evidence);
bool ofNotifyingLevel(const Evidence &evidence);
bool noStatus(const Evidence &evidence);
bool olderFamilyOnly(const Evidence &evidence);
bool certificateEndsSoon(const Evidence &evidence);
// Responses
bool webPage(const Evidence &evidence);
bool proxyHeaders(const Evidence &evidence);
bool retryAfter(const Evidence &evidence);
bool ofCall(const Evidence &evidence);
bool streamWithoutAnswer(const Evidence &evidence);
bool accountNotLinked(const Evidence &evidence);
bool inconclusive(const Evidence &evidence);
bool tokenWanted(const Evidence &evidence);
bool tokenRefused(const Evidence &evidence);
bool basicWanted(const Evidence &evidence);
/// 401 with a Bearer challenge that names resource metadata: OAuth, whatever key was sent.
bool oauthWanted(const Evidence &evidence);
bool oauthOrBearer(const Evidence &evidence); ///< the same, and the key went out in another header
bool scopeMissing(const Evidence &evidence);
bool refusedInJsonRpc(const Evidence &evidence);
bool nameNeeded(const Evidence &evidence);
bool renamedOrDeleted(const Evidence &evidence);
bool workedBefore(const Evidence &evidence);
bool otherOwner(const Evidence &evidence);
bool resourceGone(const Evidence &evidence);
bool noAccessByLog(const Evidence &evidence);
bool refusesOwner(const Evidence &evidence);
bool uuidHasCapitals(const Evidence &evidence);
bool rightButNoAccess(const Evidence &evidence);
bool keyOrNameWrong(const Evidence &evidence);
bool withoutName(const Evidence &evidence);
bool uuidRefused(const Evidence &evidence);
bool uuidProvesNothing(const Evidence &evidence);
bool uuidNeeded(const Evidence &evidence);
bool nameNotOfKey(const Evidence &evidence);
bool otherToolsSilent(const Evidence &evidence);
// Redirects
bool toNowhere(const Evidence &evidence);
bool toHttp(const Evidence &evidence);
bool toHttps(const Evidence &evidence);
bool toOwnLogin(const Evidence &evidence);
bool toSetup(const Evidence &evidence);
bool largeRequest(const Evidence &evidence);
bool overDeploymentsLimit(const Evidence &evidence);
bool refusedAtTeam(const Evidence &evidence);
bool toLogin(const Evidence &evidence);
bool toSignInHere(const Evidence &evidence);
bool toSlash(const Evidence &evidence);
bool toItself(const Evidence &evidence);
bool insideSuccess(const Evidence &evidence);
bool inSlashLoop(const Evidence &evidence);
bool loginOfCatalog(const Evidence &evidence);
bool toOtherHost(const Evidence &evidence);
bool bearerWanted(const Evidence &evidence);
bool hostRefused(const Evidence &evidence);
bool generalCame(const Evidence &evidence);
bool noCatalog(const Evidence &evidence);
bool sessionLost(const Evidence &evidence);
// Lists
bool emptyList(const Evidence &evidence);
bool incompleteList(const Evidence &evidence);
bool setAside(const Evidence &evidence);

} // namespace sign

} // namespace rc
