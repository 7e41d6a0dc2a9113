// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/causes/causeconditions.h"

#include "core/json/jsontape.h"
#include "core/profile/wirelimits.h"
#include "core/url/resourceurl.h"
#include "wire/http/bearerchallenge.h"

#include <QHostAddress>
#include <QRegularExpression>
#include <QUrlQuery>
#include <QUuid>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int soonDays = 14;

QString typedAuthority(const QString &typed)
{
    static const QRegularExpression authority(u"(?i)^\\s*[a-z]+://([^/?#]*)"_s);
    return authority.match(typed).captured(1);
}

/// Repeated and trailing slashes count as none.
QUrl withoutSlashes(const QUrl &url)
{
    QUrl plain = url.adjusted(QUrl::RemoveFragment);
    const QStringList names = url.path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts);
    plain.setPath(u'/' + names.join(u'/'), QUrl::StrictMode);
    return plain;
}

bool namesSignIn(const QString &text)
{
    static const QRegularExpression login(
        u"(?i)(?<![a-z])(log|sign)[-_]?(in|on)(?![a-z])|captive|(?<![a-z])portal|\\bsso\\b|/auth(\\b|orize)|"
        "/(oauth2?|openid|saml2?|adfs)\\b"_s);
    return login.match(text).hasMatch();
}

bool sameHost(const QUrl &one, const QUrl &other)
{
    return one.host().compare(other.host(), Qt::CaseInsensitive) == 0;
}

bool isAddressOfNothing(const Evidence &evidence)
{
    return evidence.error.kind == ErrorKind::NotFound || evidence.error.kind == ErrorKind::Refused ||
           evidence.error.kind == ErrorKind::WebPage;
}

} // namespace

QString hostOf(const Evidence &evidence)
{
    return evidence.host.isEmpty() ? evidence.response.url.host() : evidence.host;
}

QUrl redirectTarget(const Evidence &evidence)
{
    const QByteArray location = evidence.response.header("Location").trimmed();
    const QUrl target(QString::fromUtf8(location), QUrl::StrictMode);
    if (location.isEmpty() || !target.isValid())
        return {};
    const QUrl absolute = evidence.response.url.resolved(target);
    return absolute.scheme() == "http"_L1 || absolute.scheme() == "https"_L1 ? absolute : QUrl();
}

std::optional<qint64> rpcCodeOf(const Evidence &evidence)
{
    if (evidence.error.kind == ErrorKind::RpcError)
        return evidence.error.detail.text().toLongLong();
    const QByteArray &body = evidence.response.body;
    if (evidence.response.fault || body.isEmpty() || jsonFault(body) || !jsonMember(body, u"jsonrpc"_s))
        return std::nullopt;
    const auto error = jsonMember(body, u"error"_s);
    const auto code = error ? jsonMember(*error, u"code"_s) : std::nullopt;
    return code ? std::optional(code->toLongLong()) : std::nullopt;
}

QString visibleText(const QByteArray &page)
{
    constexpr qsizetype readable = 16 * bytesPerKibibyte;
    static const QRegularExpression unseen(u"(?is)<(script|style|svg)\\b.*?</\\1>|<!--.*?-->|<[^>]*>"_s);
    return QString::fromUtf8(page.left(readable)).replace(unseen, u" "_s);
}

namespace {

bool sameButSlashes(const Evidence &evidence)
{
    return withoutSlashes(redirectTarget(evidence)) == withoutSlashes(evidence.response.url);
}

/// "Access is only allowed at localhost:8931", from port 8931 of another name.
bool namesAnotherHost(const QUrl &url, const QString &words)
{
    static const QRegularExpression address(u"(?i)\\b([a-z\\d][a-z\\d.-]*):(\\d{1,5})\\b"_s);
    for (auto found = address.globalMatch(words); found.hasNext();) {
        const QRegularExpressionMatch one = found.next();
        if (one.captured(2).toInt() == url.port() && one.captured(1).compare(url.host(), Qt::CaseInsensitive) != 0)
            return true;
    }
    return false;
}

} // namespace

namespace sign {

bool hasExtraDot(const Evidence &evidence)
{
    static const QRegularExpression dots(u"^\\.|\\.\\.|\\.(:[0-9]+)?$"_s);
    return dots.match(typedAuthority(evidence.typed)).hasMatch();
}

bool toolAddressAsResource(const Evidence &evidence)
{
    static const QRegularExpression endpoint(u"/(mcp|github)/?$"_s);
    return parseToolServerUrl(evidence.typed) && endpoint.match(evidence.typed.trimmed()).hasMatch();
}

/// As typed, or found in the requested address: …/u/<owner>/…/mcp/.
bool resourceAsToolAddress(const Evidence &evidence)
{
    static const QRegularExpression owned(u"/u/[^/]+/(resources/.*)?(mcp|github)/$"_s);
    if (!evidence.typed.isEmpty())
        return parseResourceUrl(evidence.typed).has_value();
    return isAddressOfNothing(evidence) && owned.match(evidence.response.url.path(QUrl::FullyEncoded)).hasMatch();
}

/// The tool server's address still ends in an endpoint after its own was removed.
bool endpointInAddress(const Evidence &evidence)
{
    static const QRegularExpression inside(u"/(mcp|github)/[^/]+/$"_s);
    return inside.match(evidence.response.url.path(QUrl::FullyEncoded)).hasMatch();
}

bool endpointPastedTwice(const Evidence &evidence)
{
    static const QRegularExpression twice(u"/(mcp|github)/(mcp|github)/$"_s);
    return isAddressOfNothing(evidence) && twice.match(evidence.response.url.path(QUrl::FullyEncoded)).hasMatch();
}

/// A direct probe may fail where only the proxy has access, which does not affect requests.
bool pastProxy(const Evidence &evidence)
{
    return !evidence.proxy.isEmpty() && evidence.error.kind != ErrorKind::TlsFailed &&
           evidence.error.kind != ErrorKind::Canceled;
}

/// Qt reports a proxy's refusal of CONNECT as a network error, recognizable only by its message.
bool proxyRefused(const Evidence &evidence)
{
    const ErrorKind kind = evidence.error.kind;
    const bool ofNetwork = kind == ErrorKind::Unreachable || kind == ErrorKind::ConnectionRefused;
    // No connection was established through it in time, or it would be encrypted.
    const bool late = kind == ErrorKind::TimedOut && !evidence.response.proxy.isEmpty() &&
                      evidence.response.status == 0 && evidence.response.timings.encrypted < 0;
    return kind == ErrorKind::ProxyFailed || late ||
           (ofNetwork && !evidence.proxy.isEmpty() &&
            evidence.error.detail.text().contains("proxy"_L1, Qt::CaseInsensitive));
}

bool singleLabel(const Evidence &evidence)
{
    const QString host = hostOf(evidence);
    return !host.isEmpty() && !host.contains(u'.') && QHostAddress(host).isNull();
}

bool nothingSent(const Evidence &evidence)
{
    const bool probe = evidence.step == StepId::Tcp;
    return probe || (evidence.response.status == 0 && !evidence.response.mayHaveBeenSent &&
                     evidence.response.url.isValid() && !evidence.response.url.isEmpty());
}

bool basicWanted(const Evidence &evidence)
{
    static const QRegularExpression basic(u"(?i)(^|,)\\s*(basic|digest|negotiate|ntlm)\\b(?!\\s*=)"_s);
    const QString offered = QString::fromLatin1(evidence.response.header("WWW-Authenticate"));
    return !bearerChallenge(evidence.response) && basic.match(offered).hasMatch();
}

bool forAnotherResource(const Evidence &evidence)
{
    const QUuid told = QUuid::fromString(evidence.respondedUuid);
    return !told.isNull() && told != QUuid::fromString(evidence.uuid);
}

bool ofNotifyingLevel(const Evidence &evidence)
{
    const std::optional<Level> level = levelOf(evidence.step);
    return level && mayNotify(*level);
}

/// The name's first address is IPv6 and was tried first, but the connection is IPv4.
bool olderFamilyOnly(const Evidence &evidence)
{
    const QHostAddress first(evidence.resolved.value(0));
    const QHostAddress used(evidence.probe.addresses.value(0));
    return first.protocol() == QAbstractSocket::IPv6Protocol && used.protocol() == QAbstractSocket::IPv4Protocol;
}

bool certificateEndsSoon(const Evidence &evidence)
{
    return evidence.probe.daysValid < soonDays;
}

bool webPage(const Evidence &evidence)
{
    // A proxy that requires a sign-in says so in a header, with a page as the body.
    if (evidence.response.status == 401 && !evidence.response.header("WWW-Authenticate").isEmpty())
        return false;
    return evidence.error.kind == ErrorKind::WebPage || isWebPage(evidence.response);
}

/// Whether a proxy or gateway responded itself. "Via" alone does not prove it, because forwarding proxies add it, too.
bool proxyHeaders(const Evidence &evidence)
{
    constexpr std::array own{"Proxy-Agent", "Proxy-Status", "Proxy-Authenticate", "X-Squid-Error"};
    const bool named = std::any_of(own.begin(), own.end(),
                                   [&](const char *name) { return !evidence.response.header(name).isEmpty(); });
    return named || (!evidence.response.header("Via").isEmpty() && webPage(evidence));
}

bool streamWithoutResponse(const Evidence &evidence)
{
    const bool ended =
        evidence.error.kind == ErrorKind::ConnectionLost || evidence.error.kind == ErrorKind::EmptyResponse;
    return ended && !evidence.response.fault && evidence.response.mediaType() == "text/event-stream";
}

bool otherOwner(const Evidence &evidence)
{
    return evidence.logAccess == LogAccess::Granted && !evidence.realAddress.isEmpty();
}

bool refusesOwner(const Evidence &evidence)
{
    return rightButNoAccess(evidence) && evidence.username.compare(evidence.owner, Qt::CaseInsensitive) == 0;
}

/// The key is accepted with the UUID, or its prefix says that it belongs to one resource.
bool uuidNeeded(const Evidence &evidence)
{
    const bool isKnown = evidence.listsWithUuidChanged.has_value() || evidence.keyKind != KeyKind::Unknown;
    const bool isOfResource = evidence.listsWithUuidChanged == true || evidence.keyKind == KeyKind::Resource;
    return !evidence.uuidSent && (isKnown ? isOfResource : evidence.entriesAcceptKey == true);
}

/// A resource's own key is recognized by the UUID alone, and only accepts the name of a person with access.
bool nameNotOfKey(const Evidence &evidence)
{
    const bool isOfResource =
        !evidence.step.isToolStep() && !evidence.uuidSent && evidence.listsWithUuidChanged == true;
    return evidence.listsWithoutName == true || (evidence.nameSent && isOfResource);
}

/// Whether nothing else shows that the team's key and the username are right. False for an entry without a username,
/// which is reason enough.
bool teamKeyRefused(const Evidence &evidence)
{
    const bool lacksName = !evidence.step.isToolStep() && !evidence.nameSent && evidence.toolsAcceptKey != false;
    return evidence.keyKind == KeyKind::Team && !lacksName && evidence.toolsAcceptKey != true &&
           evidence.listsWithoutName != true;
}

bool keyNotReceived(const Evidence &evidence)
{
    static const QRegularExpression wrong(u"(?i)\\b(invalid|incorrect|wrong|expired|revoked|scopes?|access)\\b"_s);
    return !QString::fromUtf8(evidence.response.body).contains(wrong);
}

bool accountNotLinked(const Evidence &evidence)
{
    static const QRegularExpression link(u"(?i)\\b(not|no|isn.t|un|must|please|first)\\b.{0,40}\\blink(ed|ing)?\\b|"
                                         "\\blink (your|an?|the)\\b.{0,40}\\baccount|\\bnot connected\\b"_s);
    const QString &words = evidence.error.quote;
    if (evidence.response.status == 404 || evidence.response.status >= 500)
        return false;
    return words.contains(link) &&
           (evidence.response.status == 401 || words.contains("account"_L1, Qt::CaseInsensitive));
}

/// The tool server's own 401 is JSON; plain text comes from its backend, which identifies people by a token.
bool tokenRequired(const Evidence &evidence)
{
    const bool isOfUpstream = evidence.response.mediaType() == "text/plain" ||
                              bearerChallenge(evidence.response).has_value() ||
                              evidence.response.body.trimmed().isEmpty();
    return isOfUpstream && !evidence.response.body.toLower().contains("api key");
}

bool oauthWanted(const Evidence &evidence)
{
    const auto challenge = bearerChallenge(evidence.response);
    return challenge && challenge->namesSignInServer();
}

bool scopeMissing(const Evidence &evidence)
{
    const auto challenge = bearerChallenge(evidence.response);
    return challenge && challenge->error == "insufficient_scope"_L1;
}

/// Whether a response refuses the key although its status does not.
bool refusedInJsonRpc(const Evidence &evidence)
{
    const int status = evidence.response.status;
    return status != 401 && status != 403;
}

/// By a challenge or, if there is none, by the server's message.
bool bearerRequired(const Evidence &evidence)
{
    static const QRegularExpression bearer(u"(?i)\\bbearer\\b|\\bauthorization header\\b"_s);
    static const QRegularExpression key(u"(?i)api[ _-]?key"_s);
    const QString &words = evidence.error.quote;
    return !evidence.bearerSent &&
           (bearerChallenge(evidence.response) || (words.contains(bearer) && !words.contains(key)));
}

bool toHttp(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    return evidence.response.url.scheme() == "https"_L1 && target.scheme() == "http"_L1 &&
           sameHost(target, evidence.response.url);
}

bool toHttps(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    return evidence.response.url.scheme() == "http"_L1 && target.scheme() == "https"_L1 &&
           sameHost(target, evidence.response.url);
}

/// The service's own login: a login page of the same origin that returns to the requested path. A real service uses
/// /accounts/login/; it does not escape "&" in that path, and a proxy in front of it may have removed a prefix.
bool toOwnLogin(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    const QUrl &requested = evidence.response.url;
    const QString query = target.query(QUrl::FullyEncoded);
    const qsizetype at = query.startsWith("next="_L1) ? 0 : query.indexOf("&next="_L1);
    if (at < 0 || !sameHost(target, requested))
        return false;
    const QString next = QUrl::fromPercentEncoding(query.mid(query.indexOf(u'=', at) + 1).toUtf8());
    const QString path = requested.path(QUrl::FullyDecoded);
    const bool sameOrigin = target.scheme() == requested.scheme() && target.port() == requested.port();
    const bool isGate = target.path().endsWith("/accounts/login/"_L1);
    return (sameOrigin && next == path) || (isGate && next.size() > 1 && next.startsWith(u'/') && path.endsWith(next));
}

/// A service that is not set up redirects every request to its setup page.
bool toSetup(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    return sameHost(target, evidence.response.url) && target.path().endsWith("/setup/"_L1);
}

/// Much larger than a check's requests.
bool largeRequest(const Evidence &evidence)
{
    return evidence.response.requestBytes > 16 * bytesPerKibibyte;
}

bool overDeploymentsLimit(const Evidence &evidence)
{
    return evidence.response.requestBytes > defaultRequestCap;
}

/// Whether a team's address leads to the login page or nowhere, for another reason than an unknown UUID.
bool refusedAtTeam(const Evidence &evidence)
{
    const int status = evidence.response.status;
    const bool unknownPath = status == 405 || (status == 404 && !evidence.response.body.contains("invalid_resource"));
    return evidence.isTeamAddress && (unknownPath || (status >= 300 && status < 400 && toOwnLogin(evidence)));
}

/// The sign-in page of a network, a proxy or a portal is on another host.
bool toLogin(const Evidence &evidence)
{
    return toOtherHost(evidence) && namesSignIn(redirectTarget(evidence).toString(QUrl::RemoveUserInfo));
}

/// An identity provider or an access gateway, as opposed to a network's portal.
bool toIdentityProvider(const Evidence &evidence)
{
    static const QRegularExpression provider(
        u"(?i)/(oauth2?|openid|openid-connect|saml2?|adfs|wsfed)(/|\\z)|/authorize\\b|/cdn-cgi/access/"_s);
    return toOtherHost(evidence) && redirectTarget(evidence).path().contains(provider);
}

bool toSignInHere(const Evidence &evidence)
{
    return !toOtherHost(evidence) && !namesSignIn(evidence.response.url.path()) &&
           namesSignIn(redirectTarget(evidence).path());
}

/// One trailing slash more or less.
bool toSlash(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    const QString from = evidence.response.url.path(QUrl::FullyEncoded);
    const QString to = target.path(QUrl::FullyEncoded);
    const QString &shorter = from.size() < to.size() ? from : to;
    return sameButSlashes(evidence) && from != to && !shorter.endsWith(u'/') && qAbs(from.size() - to.size()) == 1;
}

/// The same address, or one that differs in repeated slashes or its query, which gateways add to set a cookie.
bool toItself(const Evidence &evidence)
{
    const QUrl target = redirectTarget(evidence);
    const bool isSame = target.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment) ==
                        evidence.response.url.adjusted(QUrl::RemoveQuery | QUrl::RemoveFragment);
    return isSame || (sameButSlashes(evidence) && !toSlash(evidence));
}

bool toOtherHost(const Evidence &evidence)
{
    return !sameHost(redirectTarget(evidence), evidence.response.url);
}

namespace {

constexpr qsizetype readable = 4096;

/// Servers check Host and Origin against DNS rebinding, with different messages.
bool refusesHeader(const Evidence &evidence, const QString &header)
{
    const QRegularExpression refused(
        u"(?i)\\b(invalid|missing|blocked|bad|unknown|unrecognized|untrusted|disallowed|forbidden|unexpected|"
        "mismatched)[^\\w,]+(http\\W+)?%1s?\\b|"
        "\\b%1\\b.{0,100}\\b(not|dis)\\W?(an? )?(allowed|permitted|trusted|valid|accepted|listed|recognized|known)\\b|"
        "\\b%1( header)? (validation|check|mismatch)"_s.arg(header));
    return refused.match(QString::fromUtf8(evidence.response.body.left(readable))).hasMatch();
}

} // namespace

bool hostRefused(const Evidence &evidence)
{
    constexpr int misdirected = 421;
    const QByteArray words = evidence.response.body.toLower();
    return evidence.response.status == misdirected || words.contains("disallowedhost") ||
           words.contains("dns rebinding") || words.contains("dns-rebinding") ||
           refusesHeader(evidence, u"host(?:name)?"_s) ||
           (evidence.response.status == 403 &&
            namesAnotherHost(evidence.response.url, QString::fromUtf8(evidence.response.body.left(readable))));
}

bool originRefused(const Evidence &evidence)
{
    return refusesHeader(evidence, u"origin"_s);
}

namespace {

/// Whether a refusal concerns the key or the username. Stricter on a page, whose login form or scripts mention both.
/// A subscription key belongs to a gateway.
bool mentionsCaller(const QByteArray &body, bool isPage)
{
    static const QRegularExpression onPage(u"(?i)api[ _-]?key|missing_credentials"_s);
    static const QRegularExpression anywhere(
        u"(?is)api[ _-]?key|missing_credentials|x-user|user ?name|\\A(?!.*subscription key).*\\bkey\\b|"
        "\\b(invalid|incorrect|wrong|bad|unknown|expired|revoked)[ _](credentials?|user|owner|resource)\\b"_s);
    return isPage ? visibleText(body).contains(onPage) : QString::fromUtf8(body).contains(anywhere);
}

} // namespace

/// Whether something in front of the service refused the request: with a page instead of JSON, or with text or JSON
/// that is unlike the service's errors and does not mention the key or the username.
bool gatewayRefuses(const Evidence &evidence)
{
    const HttpResponse &response = evidence.response;
    const bool isPage = webPage(evidence);
    if (!response.header("cf-mitigated").isEmpty()) // Cloudflare's challenge, with 403 or 503
        return true;
    constexpr int legalReasons = 451;
    const bool isRefusal = (response.status >= 401 && response.status <= 403) || (response.status == 400 && isPage);
    if (!isRefusal || bearerChallenge(response) || response.body.trimmed().isEmpty() ||
        mentionsCaller(response.body, isPage))
        return response.status == legalReasons;
    const bool isBehindIt = evidence.step.isToolStep() && evidence.step != StepId::ToolsGeneral;
    if (isPage || isBehindIt)
        return isPage;
    static const QRegularExpression ofGateway(u"\\A\\s*(RBAC: |Jwt |error code: \\d)"_s); // Envoy, Cloudflare
    if (QString::fromUtf8(response.body).contains(ofGateway))
        return true;
    if (!jsonFault(response.body)) {
        const auto has = [&response](QLatin1StringView name) { return jsonMember(response.body, name).has_value(); };
        constexpr std::array ofService{"error"_L1, "errors"_L1, "detail"_L1, "success"_L1, "ok"_L1, "status"_L1};
        return (has("message"_L1) || has("Message"_L1)) && std::none_of(ofService.begin(), ofService.end(), has);
    }
    // "Unauthorized" or "Forbidden" may be the tool server's own; the service refuses entries in JSON.
    const bool isText = response.mediaType().isEmpty() || response.mediaType().startsWith("text/");
    return isText && !evidence.step.isToolStep();
}

bool keyRejected(const Evidence &evidence)
{
    constexpr int unauthorized = 401;
    return evidence.error.status == unauthorized && !gatewayRefuses(evidence) && !basicWanted(evidence) &&
           !bearerChallenge(evidence.response);
}

/// Includes 501, which file servers return for POST.
bool refusesPost(const Evidence &evidence)
{
    return evidence.response.status == 405 || evidence.response.status == 501;
}

/// By its JSON-RPC code, or by a status without one.
bool requestNotValid(const Evidence &evidence)
{
    constexpr int invalidRequest = -32600;
    const auto code = rpcCodeOf(evidence);
    const int status = evidence.response.fault ? 0 : evidence.response.status;
    return code ? *code == invalidRequest : status == 400 || status == 422;
}

/// "/sse/mcp/" as well: the catalog's path follows the one that was entered.
bool olderTransport(const Evidence &evidence)
{
    static const QRegularExpression sse(u"/sse(/|\\z)"_s);
    const int status = evidence.response.status;
    return (status == 404 || status == 405) && evidence.response.url.path().contains(sse);
}

bool noCatalog(const Evidence &evidence)
{
    const int status = evidence.response.status;
    return evidence.generalListed && (status == 404 || status == 405 || status == 410 || status == 501);
}

bool emptyList(const Evidence &evidence)
{
    return evidence.catalog && evidence.catalog->tools.isEmpty() && evidence.catalog->problems.isEmpty();
}

} // namespace sign

} // namespace rc
