// SPDX-License-Identifier: GPL-3.0-or-later
// An accepted Resource URL reads the same again from its canonical form and leads to the same server.
#include "core/url/resourceurl.h"
#include "core/words/displaytext.h"
#include "require.h"

using namespace Qt::StringLiterals;
using rc::fuzz::require;

namespace {

void holdsForResource(const rc::PastedResource &pasted)
{
    const rc::ResourceUrl &resource = pasted.resource;
    const auto again = rc::parseResourceUrl(resource.resourceUrl());
    require(again && again->resource == resource, "what is written reads the same");
    require(again->trimmed.isEmpty(), "what is written has nothing to trim");
    require(resource.encrypted || rc::isLoopbackHost(resource.host), "http leads to this machine only");
    require(!resource.owner.isEmpty() && !rc::hasHiddenText(resource.owner), "an owner can be seen");
    require(!rc::hasHiddenText(resource.resourceUrl()), "an address can be seen");
    require(resource.port != 0, "port 0 is none");

    const QUrl address = resource.logsAddress();
    require(address.isValid(), "QUrl takes the address");
    require(address.host(QUrl::FullyEncoded).remove(u'[').remove(u']') == resource.host, "QUrl reads the same host");
    require(address.port(resource.encrypted ? 443 : 80) == resource.port, "QUrl reads the same port");
    require(address.userInfo().isEmpty() && !address.hasQuery() && !address.hasFragment(), "nothing rides along");
    require(address.path(QUrl::FullyEncoded).endsWith(u"/resources/%1/logs/"_s.arg(resource.uuid)),
            "QUrl reads the same path");
}

void holdsForToolServer(const QUrl &url)
{
    require(url.isValid() && !url.host().isEmpty(), "a tool server has a host");
    require(url.scheme() == "https"_L1 || rc::isLoopbackHost(url.host(QUrl::FullyEncoded)),
            "http leads to this machine only");
    require(url.userInfo().isEmpty() && !url.hasQuery() && !url.hasFragment(), "nothing rides along");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QString text = rc::fuzz::textOf(data, size);
    // The two readers take turns, because more runs find more than a complete check of each.
    if (size % 2 == 0) {
        if (const auto url = rc::parseToolServerUrl(text))
            holdsForToolServer(*url);
        return 0;
    }
    if (const auto pasted = rc::parseResourceUrl(text))
        holdsForResource(*pasted);
    else
        require(pasted.error().kind == rc::ErrorKind::BadInput && !pasted.error().detail.isEmpty(),
                "a refusal has its reason");
    return 0;
}
