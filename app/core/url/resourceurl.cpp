// SPDX-License-Identifier: GPL-3.0-or-later
// Finds owner and UUID in a validated address, and derives the other addresses.
#include "core/url/resourceurl.h"

#include "core/json/jsontext.h"
#include "core/url/address.h"
#include "core/url/detail/pastedtext.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct ResourceUrlTr
{
    RC_DECLARE_PHRASES(rc::ResourceUrl)
};

Phrase partsFault(const QStringList &segments)
{
    const qsizetype u = segments.lastIndexOf("u"_L1);
    const qsizetype team = segments.lastIndexOf("team"_L1);
    const bool ofTeam = u < 0 && team >= 0;
    const qsizetype holder = ofTeam ? team : u;
    const QStringList rest = holder < 0 ? QStringList() : segments.sliced(holder + 1);
    QString missing;
    if (holder < 0)
        missing = u"/u/"_s;
    else if (rest.isEmpty() || rest.first() == "resources"_L1)
        missing = ofTeam ? u"/team/<team>/"_s : u"/u/<owner>/"_s;
    else if (rest.value(1) != "resources"_L1)
        missing = u"/resources/"_s;
    else if (rest.size() < 3)
        missing = u"/resources/<UUID>/"_s;
    const Phrase fault = missing.isEmpty() // do not quote the text after the UUID: it may be a key
                             ? ResourceUrlTr::tr("The text after the UUID is not part of a Resource URL.")
                             : ResourceUrlTr::tr("The address has no %1 part.").arg(missing);
    return Phrase::sentences({fault, ResourceUrlTr::tr("A Resource URL ends in /u/<owner>/resources/<UUID>/.")});
}

/// Only the names in a query: its values may be secrets.
QString queryPhrase(const QString &query)
{
    static const QRegularExpression pairs(u"^\\?[\\w.-]{1,32}=[^&]*(&[\\w.-]{1,32}=[^&]*)*$"_s);
    static const QRegularExpression values(u"=[^&]*"_s);
    const QString names = pairs.match(query).hasMatch() ? QString(query).replace(values, u"=…"_s) : u"?…"_s;
    return ResourceUrlTr::tr("the query %1").arg(shownPart(names));
}

/// …/u/<owner>/resources/<uuid> or …/team/<team>/resources/<uuid>, matched from the end, because a product path may
/// contain /u/.
bool endsInResource(const QStringList &segments)
{
    const qsizetype last = segments.size() - 1;
    return last >= 3 && (segments[last - 3] == "u"_L1 || segments[last - 3] == "team"_L1) &&
           segments[last - 1] == "resources"_L1;
}

/// Removes a trailing page of the resource or its entries, and returns it: "/logs/", "/wiki/setup/".
QString removePage(QStringList &segments)
{
    if (endsInResource(segments))
        return {};
    const qsizetype wiki = segments.lastIndexOf("wiki"_L1);
    const bool isSinglePage = !segments.isEmpty() && (segments.last() == "logs"_L1 || segments.last() == "check"_L1);
    const qsizetype at = isSinglePage ? segments.size() - 1 : wiki;
    if (at < 0 || !endsInResource(segments.first(at)))
        return {};
    const QString page = u'/' + segments.sliced(at).join(u'/') + u'/';
    segments.resize(at);
    return page;
}

/// The target of the service's login page, on the same host; empty if `address` is not such a page.
QString loginTarget(const Address &address)
{
    const qsizetype size = address.segments.size();
    if (size < 2 || address.segments[size - 2] != "accounts"_L1 || address.segments[size - 1] != "login"_L1)
        return {};
    const QString next = QUrlQuery(address.query.sliced(std::min<qsizetype>(1, address.query.size())))
                             .queryItemValue(u"next"_s, QUrl::FullyDecoded);
    // Exactly one slash: two would start another host. parseAddress() refuses them like any empty segment.
    if (!next.startsWith(u'/'))
        return {};
    // A server may send the path decoded or encoded; existing escapes are preserved.
    QByteArray path = QUrl::toPercentEncoding(next, "/?#!$&'()*+,;=:@");
    return address.origin() + QString::fromLatin1(path.replace("%25", "%"));
}

PastedResource pastedAt(const Address &address, const QStringList &segments)
{
    const qsizetype last = segments.size() - 1;
    PastedResource pasted;
    (segments[last - 3] == "team"_L1 ? pasted.resource.team : pasted.resource.owner) =
        QUrl::fromPercentEncoding(segments[last - 2].toUtf8());
    pasted.resource.uuid = segments[last];
    pasted.resource.baseUrl = address.origin();
    for (const QString &segment : segments.first(last - 3))
        pasted.resource.productPath += u'/' + segment;
    pasted.resource.host = address.host.ace;
    pasted.resource.unicodeHost = address.host.unicode;
    pasted.resource.port = address.port;
    pasted.resource.encrypted = address.encrypted;
    return pasted;
}

/// The candidate with link rewriters removed and recorded. A rewriter may wrap another.
Result<AddressCandidate> withoutRewriters(AddressCandidate candidate)
{
    constexpr int maxNested = 5;
    for (int i = 0;; ++i) {
        const std::optional<RewrittenLink> link = rewrittenLink(candidate.address);
        if (!link)
            return candidate;
        if (link->target.isEmpty() || i == maxNested)
            return failure(ResourceUrlTr::tr("This is a link rewritten by %1. Open it in a browser and copy the "
                                             "address from there.")
                               .arg(link->rewriter));
        candidate.address = link->target;
        candidate.surroundings.append(ResourceUrlTr::tr("the %1 link around the address").arg(link->rewriter));
    }
}

Result<PastedResource> readResource(const AddressCandidate &pasted)
{
    RC_TRY(candidate, withoutRewriters(pasted));
    RC_TRY(address, parseAddress(candidate->address));
    QStringList trimmed = candidate->surroundings;
    if (const QString next = loginTarget(*address); !next.isEmpty()) {
        RC_SET(*address, parseAddress(next));
        trimmed.append(ResourceUrlTr::tr("the login page before it"));
    }

    QStringList segments = address->segments;
    const QString page = removePage(segments);
    if (!endsInResource(segments))
        return failure(partsFault(address->segments));
    static const QRegularExpression uuid(u"\\A[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\\z"_s);
    if (!uuid.match(segments.last()).hasMatch())
        return failure(ResourceUrlTr::tr("“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).")
                           .arg(shownUuid(segments.last())));

    PastedResource found = pastedAt(*address, segments);
    found.trimmed = trimmed;
    if (!page.isEmpty())
        found.trimmed.append(shownPart(page));
    if (!address->query.isEmpty())
        found.trimmed.append(queryPhrase(address->query));
    if (!address->fragment.isEmpty())
        found.trimmed.append(ResourceUrlTr::tr("the fragment after #"));
    if (address->host.mapped)
        found.trimmed.append(ResourceUrlTr::tr("unusual characters in the host, read as %1").arg(address->host.ace));
    return found;
}

/// Why a text without "://" is not an address.
Phrase noAddressFault(const QString &text)
{
    if (text.isEmpty())
        return ResourceUrlTr::tr("No address was pasted.");
    if (const Phrase fault = otherSchemeFault(text); !fault.isEmpty())
        return fault;
    return ResourceUrlTr::tr("No web address found. An address begins with https://.");
}

/// The fault of an unusable reading, or that the address was truncated.
Error faultOf(const AddressCandidate &candidate, Error error)
{
    if (candidate.cutBy.isNull() || !parseAddress(candidate.address))
        return error;
    const Phrase cut = candidate.cutBy == u' '
                           ? ResourceUrlTr::tr("The address ends at a space. In a name, write a space as %20.")
                           : ResourceUrlTr::tr("A line break cuts off the address.");
    error.detail = Phrase::sentences({cut, error.detail});
    return error;
}

Result<QList<AddressCandidates>> addressesInPaste(const QString &text)
{
    if (text.size() > maxPasteBytes || text.toUtf8().size() > maxPasteBytes)
        return failure(ResourceUrlTr::tr("The text is longer than 8 KiB."));
    const QList<AddressCandidates> addresses = addressesIn(text);
    if (addresses.isEmpty())
        return failure(noAddressFault(trimInvisible(text)));
    return addresses;
}

/// The first reading of the first address that `read` accepts; else the fault of the closest address.
template<typename T, typename Read>
Result<T> firstOf(const QList<AddressCandidates> &addresses, Read read)
{
    Error fault;
    bool isFaultNear = false;
    for (const AddressCandidates &candidates : addresses) {
        for (const AddressCandidate &candidate : candidates) {
            Result<T> found = read(candidate);
            if (found)
                return found;
            const bool isNear = candidate.address.contains("/resources"_L1);
            if (fault.detail.isEmpty() || (isNear && !isFaultNear)) {
                fault = faultOf(candidate, found.error());
                isFaultNear = isNear;
            }
        }
    }
    return failure(fault);
}

Result<QUrl> readToolServer(const AddressCandidate &pasted)
{
    RC_TRY(candidate, withoutRewriters(pasted));
    RC_TRY(address, parseAddress(candidate->address));
    if (!address->query.isEmpty() || !address->fragment.isEmpty())
        return failure(ResourceUrlTr::tr("A tool server address cannot have a query (?) or fragment (#)."));
    if (readResource(*candidate))
        return failure(ResourceUrlTr::tr("This is a Resource URL. The tool server has its own address."));
    QStringList &segments = address->segments;
    const bool endsInSlash = candidate->address.endsWith(u'/');
    // Keep "/mcp" without a trailing slash: the user typed the endpoint itself.
    const bool isEndpoint = segments.value(segments.size() - 1) == "github"_L1 ||
                            (segments.value(segments.size() - 1) == "mcp"_L1 && endsInSlash);
    const bool isNested = segments.value(segments.size() - 2) == "mcp"_L1;
    if (isEndpoint && !isNested)
        segments.removeLast();
    QString text = address->origin();
    for (const QString &segment : std::as_const(segments))
        text += u'/' + segment;
    if (isEndpoint && isNested)
        text += u'/';
    return QUrl(text, QUrl::StrictMode);
}

} // namespace

QString ResourceUrl::resourceUrl() const
{
    const QLatin1StringView whose = isTeamResource() ? "/team/"_L1 : "/u/"_L1;
    return baseUrl + productPath + whose + QLatin1StringView(QUrl::toPercentEncoding(holder())) + "/resources/"_L1 +
           uuid + u'/';
}

ResourceUrl ResourceUrl::ownedBy(const QString &name) const
{
    ResourceUrl owned = *this;
    owned.team.clear();
    owned.owner = name;
    return owned;
}

QString ResourceUrl::authority() const
{
    return baseUrl.section(u"://"_s, 1);
}

QString ResourceUrl::logsUrl() const
{
    return resourceUrl() + "logs/"_L1;
}

QUrl ResourceUrl::logsAddress() const
{
    return QUrl(logsUrl(), QUrl::StrictMode);
}

Result<PastedResource> parseResourceUrl(const QString &text)
{
    RC_TRY(addresses, addressesInPaste(text));
    Result<PastedResource> found = firstOf<PastedResource>(*addresses, readResource);
    if (!found)
        return found;
    for (const AddressCandidates &candidates : *addresses) {
        const auto other = firstOf<PastedResource>({candidates}, readResource);
        if (other && !(other->resource == found->resource))
            return failure(
                ResourceUrlTr::tr("The text contains two different Resource URLs, %1 and %2. Paste one.")
                    .arg(shownPart(found->resource.resourceUrl()), shownPart(other->resource.resourceUrl())));
    }
    return found;
}

Result<QUrl> parseToolServerUrl(const QString &text)
{
    RC_TRY(addresses, addressesInPaste(text));
    for (AddressCandidates &candidates : *addresses)
        candidates.removeIf([](const AddressCandidate &candidate) { return candidate.onlyForResource; });
    return firstOf<QUrl>(*addresses, readToolServer);
}

std::optional<QString> withHttps(const QString &text)
{
    constexpr auto plain = "http://"_L1;
    const QString trimmed = text.trimmed();
    if (!trimmed.startsWith(plain, Qt::CaseInsensitive) || parseResourceUrl(trimmed))
        return {};
    QString secure = "https://"_L1 + trimmed.mid(plain.size());
    return parseResourceUrl(secure) ? std::optional(std::move(secure)) : std::nullopt;
}

QString shortUuid(const QString &uuid)
{
    return uuid.left(8) + u'…' + uuid.right(4);
}

bool isLoopbackHost(const QString &host)
{
    const QString name = host.startsWith(u'[') && host.endsWith(u']') ? host.mid(1, host.size() - 2) : host.toLower();
    return name == "localhost"_L1 || (isDottedIpv4(name) && name.startsWith("127."_L1)) ||
           canonicalIpv6(name) == "::1"_L1;
}

std::optional<QString> startText(const QString &argument)
{
    constexpr QLatin1StringView scheme("resource-console:");
    if (argument.startsWith(u'-'))
        return {};
    if (!argument.startsWith(scheme, Qt::CaseInsensitive))
        return argument.contains("://"_L1) ? std::optional(argument.left(maxStartTextLength)) : std::nullopt;
    QString text = argument.mid(scheme.size()).left(maxStartTextLength);
    if (!text.contains("://"_L1))
        text = QUrl::fromPercentEncoding(text.toUtf8());
    // browsers turn a link into resource-console://https://…
    if (text.startsWith("//"_L1) && text.contains("://"_L1))
        text.remove(0, 2);
    return text;
}

QByteArray resourceJson(const PastedResource &pasted)
{
    const ResourceUrl &resource = pasted.resource;
    return jsonObject({{"kind", jsonString(resource.isTeamResource() ? u"team"_s : u"user"_s)},
                       {"owner", jsonString(resource.owner)},
                       {"team", jsonString(resource.team)},
                       {"uuid", jsonString(resource.uuid)},
                       {"baseUrl", jsonString(resource.baseUrl)},
                       {"productPath", jsonString(resource.productPath)},
                       {"resourceUrl", jsonString(resource.resourceUrl())},
                       {"logsUrl", jsonString(resource.logsUrl())},
                       {"trimmed", jsonStrings(pasted.trimmed)}});
}

} // namespace rc
