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
[[nodiscard]] QString visibleWords(const QByteArray &page);              ///< without tags and scripts

namespace sign {

// Addresses
constexpr auto aboutAuthorities = [](const Evidence &e) { return e.ofAuthorities; };
bool dotTooMany(const Evidence &evidence);
bool toolAddressAsResource(const Evidence &evidence);
bool resourceAsToolAddress(const Evidence &evidence);
bool endpointInAddress(const Evidence &evidence);
bool endpointPastedTwice(const Evidence &evidence);
constexpr auto anAddress = [](const Evidence &e) { return !e.typed.isEmpty(); };
// The way
constexpr auto proxyUnusable = [](const Evidence &e) { return e.answer.fault == HttpFault::ProxyUnusable; };
bool proxySaidNo(const Evidence &evidence);
bool pastProxy(const Evidence &evidence);
bool singleLabel(const Evidence &evidence);
constexpr auto nameServerSilent = [](const Evidence &e) { return e.probe.lookupUnanswered; };
bool nothingSent(const Evidence &evidence);
constexpr auto ofTeamKeyWithoutName = [](const Evidence &e) { return e.keyKind == KeyKind::Team && !e.nameSent; };
constexpr auto clocksDiffer = [](const Evidence &e) { return !e.clockSkew.isEmpty(); };
constexpr auto failureReported = [](const Evidence &e) { return !e.reported.isEmpty(); };
bool forAnotherResource(const Evidence &evidence);
bool ofNotifyingLevel(const Evidence &evidence);
constexpr auto noStatus = [](const Evidence &e) { return e.answer.status == 0; };
bool olderFamilyOnly(const Evidence &evidence);
bool certificateEndsSoon(const Evidence &evidence);
// Responses
bool webPage(const Evidence &evidence);
bool proxyHeaders(const Evidence &evidence);
constexpr auto retryAfter = [](const Evidence &e) { return e.error.retryAt.isValid(); };
constexpr auto ofCall = [](const Evidence &e) { return e.ofCall; };
bool streamWithoutAnswer(const Evidence &evidence);
/// The words say that no key came, not that it is wrong or lacks a permission.
bool keyNotSeen(const Evidence &evidence);
bool accountNotLinked(const Evidence &evidence);
/// A success that cannot be read, or a response that is neither a success nor a refusal.
constexpr auto inconclusive = [](const Evidence &e) {
    return e.error.kind == ErrorKind::NotUnderstood || e.error.kind == ErrorKind::NotJson;
};
bool tokenWanted(const Evidence &evidence);
constexpr auto tokenRefused = [](const Evidence &e) { return e.tokenSent && tokenWanted(e); };
bool basicWanted(const Evidence &evidence);
/// 401 with a Bearer challenge that names resource metadata: OAuth, whatever key was sent.
bool oauthWanted(const Evidence &evidence);
/// The same, and the key went out in another header.
constexpr auto oauthOrBearer = [](const Evidence &e) { return !e.bearerSent && oauthWanted(e); };
bool scopeMissing(const Evidence &evidence);
bool refusedInJsonRpc(const Evidence &evidence);
// Access rules seen in a real deployment: the tool server recognizes keys of accounts and teams, but not of a single
// resource; a name must match the key; a team's key needs a name.
constexpr auto nameNeeded = [](const Evidence &e) { return !e.nameSent && e.toolsAccept == true; };
/// Renaming an account immediately invalidates its addresses and its key.
constexpr auto renamedOrDeleted = [](const Evidence &e) { return e.workedBefore && e.toolsAccept == false; };
constexpr auto workedBefore = [](const Evidence &e) { return e.workedBefore; };
bool otherOwner(const Evidence &evidence);
constexpr auto resourceGone = [](const Evidence &e) { return e.witness == LogWitness::NotFound; };
constexpr auto noAccessByLog = [](const Evidence &e) { return e.witness == LogWitness::NoAccess; };
bool refusesOwner(const Evidence &evidence);
constexpr auto uuidHasCapitals = [](const Evidence &e) { return e.uuid != e.uuid.toLower(); };
constexpr auto rightButNoAccess = [](const Evidence &e) { return e.nameSent && e.toolsAccept == true; };
constexpr auto toolsUntold = [](const Evidence &e) { return e.toolsUntold; };
constexpr auto keyOrNameWrong = [](const Evidence &e) { return e.toolsAccept == false; };
constexpr auto withoutName = [](const Evidence &e) { return !e.nameSent; };
/// The key is accepted without the UUID.
constexpr auto uuidRefused = [](const Evidence &e) { return e.uuidSent && e.listsOtherwise == true; };
/// With the UUID, a key without access to the resource is refused like an unknown one.
constexpr auto uuidProvesNothing = [](const Evidence &e) { return e.uuidSent && !e.listsOtherwise; };
bool teamKeyRefused(const Evidence &evidence);
bool uuidNeeded(const Evidence &evidence);
bool nameNotOfKey(const Evidence &evidence);
constexpr auto otherToolsSilent = [](const Evidence &e) { return e.otherToolsSilent && e.answer.status == 0; };
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
/// The other spelling was asked already.
constexpr auto inSlashLoop = [](const Evidence &e) { return e.answer.followed && toSlash(e); };
constexpr auto loginOfCatalog = [](const Evidence &e) {
    return e.generalCame && (toOwnLogin(e) || toSignInHere(e) || toLogin(e));
};
bool toOtherHost(const Evidence &evidence);
bool bearerWanted(const Evidence &evidence);
bool olderTransport(const Evidence &evidence);
bool hostRefused(const Evidence &evidence);
bool originRefused(const Evidence &evidence);
bool gatewayRefuses(const Evidence &evidence);
/// The key itself was judged: not by a gateway, and not for want of another kind of credentials.
bool keyJudged(const Evidence &evidence);
bool refusesPost(const Evidence &evidence);
bool requestNotValid(const Evidence &evidence);
constexpr auto generalCame = [](const Evidence &e) { return e.generalCame; };
bool noCatalog(const Evidence &evidence);
constexpr auto sessionLost = [](const Evidence &e) { return e.answer.status == 404 || e.sessionOpened; };
// Lists
bool emptyList(const Evidence &evidence);
constexpr auto incompleteList = [](const Evidence &e) { return e.catalog && !e.catalog->complete; };
constexpr auto criticalFindings = [](const Evidence &e) { return e.criticalFindings > 0; };
constexpr auto setAside = [](const Evidence &e) { return e.catalog && !e.catalog->problems.isEmpty(); };

} // namespace sign

} // namespace rc
