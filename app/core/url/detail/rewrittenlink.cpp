// SPDX-License-Identifier: GPL-3.0-or-later
// The table of link rewriters, and their forms other than a plain query.
#include "core/url/detail/pastedtext.h"

#include <QRegularExpression>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>
#include <array>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

enum class Form {
    Query,          ///< a parameter holds the address
    Base64,         ///< a parameter holds it in Base64
    Proofpoint2,    ///< a parameter holds it with - for % and _ for /
    UrlDefense3,    ///< …/__https://host/path__;…!…
    BetweenDashes,  ///< …/___https://host/path___.…
    LastSegment,    ///< …/https%3A%2F%2Fhost%2Fpath
    OnlyServerKnows ///< an ID that only the server can resolve
};

struct Rewriter
{
    QLatin1StringView host; ///< with a leading dot: any name below it
    QLatin1StringView path; ///< how the path begins
    Form form;
    QLatin1StringView parameters; ///< separated by spaces, in lower case
    QLatin1StringView name;
};

constexpr std::array rewriters{
    Rewriter{".safelinks.protection.outlook.com"_L1, "/"_L1, Form::Query, "url"_L1, "Safe Links"_L1},
    Rewriter{".safelinks.o365.cn"_L1, "/"_L1, Form::Query, "url"_L1, "Safe Links"_L1},
    Rewriter{".safelinks.office365.us"_L1, "/"_L1, Form::Query, "url"_L1, "Safe Links"_L1},
    Rewriter{".safelink.emails.azure.net"_L1, "/"_L1, Form::Query, "destination"_L1, "Safe Links"_L1},
    Rewriter{"outlook.office.com"_L1, "/mail/"_L1, Form::Query, "url"_L1, "Outlook"_L1},
    Rewriter{"outlook.office365.com"_L1, "/mail/"_L1, Form::Query, "url"_L1, "Outlook"_L1},
    Rewriter{"outlook.live.com"_L1, "/mail/"_L1, Form::Query, "url"_L1, "Outlook"_L1},
    Rewriter{"outlook.cloud.microsoft"_L1, "/mail/"_L1, Form::Query, "url"_L1, "Outlook"_L1},
    Rewriter{"statics.teams.cdn.office.net"_L1, "/"_L1, Form::Query, "url"_L1, "Teams"_L1},
    Rewriter{"statics.teams.microsoft.com"_L1, "/"_L1, Form::Query, "url"_L1, "Teams"_L1},
    Rewriter{"teams.microsoft.com"_L1, "/"_L1, Form::Query, "url"_L1, "Teams"_L1},
    Rewriter{"slack-redir.net"_L1, "/link"_L1, Form::Query, "url"_L1, "Slack"_L1},
    Rewriter{"www.slack-redir.net"_L1, "/link"_L1, Form::Query, "url"_L1, "Slack"_L1},
    Rewriter{"l.facebook.com"_L1, "/l.php"_L1, Form::Query, "u"_L1, "Facebook"_L1},
    Rewriter{"lm.facebook.com"_L1, "/l.php"_L1, Form::Query, "u"_L1, "Facebook"_L1},
    Rewriter{"www.facebook.com"_L1, "/l.php"_L1, Form::Query, "u"_L1, "Facebook"_L1},
    Rewriter{"l.messenger.com"_L1, "/l.php"_L1, Form::Query, "u"_L1, "Messenger"_L1},
    Rewriter{"l.workplace.com"_L1, "/l.php"_L1, Form::Query, "u"_L1, "Workplace"_L1},
    Rewriter{"l.instagram.com"_L1, "/"_L1, Form::Query, "u"_L1, "Instagram"_L1},
    Rewriter{"l.threads.com"_L1, "/"_L1, Form::Query, "u"_L1, "Threads"_L1},
    Rewriter{"www.linkedin.com"_L1, "/redir/"_L1, Form::Query, "url"_L1, "LinkedIn"_L1},
    Rewriter{"www.linkedin.com"_L1, "/safety/go"_L1, Form::Query, "url"_L1, "LinkedIn"_L1},
    Rewriter{"www.youtube.com"_L1, "/redirect"_L1, Form::Query, "q"_L1, "YouTube"_L1},
    Rewriter{"out.reddit.com"_L1, "/"_L1, Form::Query, "url"_L1, "Reddit"_L1},
    Rewriter{"vk.com"_L1, "/away.php"_L1, Form::Query, "to"_L1, "VK"_L1},
    Rewriter{"duckduckgo.com"_L1, "/l/"_L1, Form::Query, "uddg"_L1, "DuckDuckGo"_L1},
    Rewriter{"link.zhihu.com"_L1, "/"_L1, Form::Query, "target"_L1, "Zhihu"_L1},
    Rewriter{"c.pc.qq.com"_L1, "/"_L1, Form::Query, "pfurl url"_L1, "QQ"_L1},
    Rewriter{"linkprotect.cudasvc.com"_L1, "/url"_L1, Form::Query, "a"_L1, "Barracuda Link Protection"_L1},
    Rewriter{"protect2.fireeye.com"_L1, "/"_L1, Form::Query, "u"_L1, "FireEye"_L1},
    Rewriter{"clicktime.symantec.com"_L1, "/"_L1, Form::Query, "u"_L1, "Symantec Click-time"_L1},
    Rewriter{".trendmicro.com"_L1, "/wis/clicktime/"_L1, Form::Query, "url"_L1, "Trend Micro"_L1},
    Rewriter{".protection.sophos.com"_L1, "/"_L1, Form::Base64, "u"_L1, "Sophos"_L1},
    Rewriter{"secure-web.cisco.com"_L1, "/"_L1, Form::LastSegment, {}, "Cisco Secure Email"_L1},
    Rewriter{"urldefense.proofpoint.com"_L1, "/v1/"_L1, Form::Query, "u"_L1, "URL Defense"_L1},
    Rewriter{"urldefense.proofpoint.com"_L1, "/v2/"_L1, Form::Proofpoint2, "u"_L1, "URL Defense"_L1},
    Rewriter{"urldefense.proofpoint.com"_L1, "/v3/"_L1, Form::UrlDefense3, {}, "URL Defense"_L1},
    Rewriter{"urldefense.com"_L1, "/v3/"_L1, Form::UrlDefense3, {}, "URL Defense"_L1},
    Rewriter{"urldefense.us"_L1, "/v3/"_L1, Form::UrlDefense3, {}, "URL Defense"_L1},
    Rewriter{"protect.checkpoint.com"_L1, "/v2/"_L1, Form::BetweenDashes, {}, "Check Point"_L1},
    Rewriter{"url.avanan.click"_L1, "/v2/"_L1, Form::BetweenDashes, {}, "Avanan"_L1},
    Rewriter{".translate.goog"_L1, "/"_L1, Form::OnlyServerKnows, {}, "Google Translate"_L1},
    Rewriter{".mimecast.com"_L1, "/s/"_L1, Form::OnlyServerKnows, {}, "Mimecast"_L1},
    Rewriter{".mimecastprotect.com"_L1, "/s/"_L1, Form::OnlyServerKnows, {}, "Mimecast"_L1},
    Rewriter{"t.co"_L1, "/"_L1, Form::OnlyServerKnows, {}, "t.co"_L1},
    Rewriter{"lnkd.in"_L1, "/"_L1, Form::OnlyServerKnows, {}, "lnkd.in"_L1},
    Rewriter{"bit.ly"_L1, "/"_L1, Form::OnlyServerKnows, {}, "bit.ly"_L1},
    Rewriter{"tinyurl.com"_L1, "/"_L1, Form::OnlyServerKnows, {}, "TinyURL"_L1},
};

struct Parts
{
    QString host;
    QString path;
    QString query;
};

/// Splits without validation: only a host spelled exactly as in the table counts.
std::optional<Parts> partsOf(const QString &address)
{
    static const QRegularExpression form(u"\\Ahttps?://([A-Za-z0-9.-]+)(?::[0-9]+)?(/[^?#]*)(?:\\?([^#]*))?"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(address);
    if (!match.hasMatch())
        return {};
    return Parts{match.captured(1).toLower(), match.captured(2), match.captured(3)};
}

bool isGoogleSearch(const Parts &parts)
{
    static const QRegularExpression host(u"\\A(?:www\\.)?google\\.[a-z]{2,3}(?:\\.[a-z]{2})?\\z"_s);
    return parts.path == "/url"_L1 && host.match(parts.host).hasMatch();
}

/// The named parameter, decoded once. A link copied from HTML or raw mail has “&amp;” or “=3D” in its query.
QString parameterOf(const Parts &parts, QLatin1StringView names)
{
    const QUrlQuery query(QString(parts.query).replace("&amp;"_L1, "&"_L1, Qt::CaseInsensitive));
    const QList<std::pair<QString, QString>> items = query.queryItems(QUrl::FullyDecoded);
    for (const QString &name : QString(names).split(u' ')) {
        for (const auto &[key, value] : items) {
            if (key.compare(name, Qt::CaseInsensitive) == 0)
                return value.startsWith("3Dhttp"_L1, Qt::CaseInsensitive) ? value.mid(2) : value;
        }
    }
    return {};
}

QString proofpoint2(const QString &value)
{
    return QUrl::fromPercentEncoding(QString(value).replace(u'-', u'%').replace(u'_', u'/').toUtf8());
}

/// Each * represents a character of the Base64 text after the address, **X for a run whose length is encoded in X.
QString urlDefense3(const QString &address)
{
    static const QRegularExpression form(u"/v3/__(.+?)__;([A-Za-z0-9_=-]*)!"_s);
    static const QRegularExpression gap(u"\\*(?:\\*([A-Za-z0-9_-]))?"_s);
    static const QString lengths = u"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"_s;
    const QRegularExpressionMatch match = form.match(address);
    if (!match.hasMatch())
        return {};
    const QString characters =
        QString::fromUtf8(QByteArray::fromBase64(match.captured(2).toLatin1(), QByteArray::Base64UrlEncoding));
    const QString masked = match.captured(1);
    QString target;
    qsizetype from = 0;
    qsizetype used = 0;
    for (auto found = gap.globalMatch(masked); found.hasNext();) {
        const QRegularExpressionMatch gapMatch = found.next();
        const qsizetype count = gapMatch.captured(1).isEmpty() ? 1 : lengths.indexOf(gapMatch.captured(1)) + 2;
        target += masked.mid(from, gapMatch.capturedStart() - from);
        target += characters.mid(used, count);
        used += count;
        from = gapMatch.capturedEnd();
    }
    target += masked.mid(from);
    // Some gateways collapse the two slashes.
    static const QRegularExpression scheme(u"\\A(https?):/(?!/)"_s, QRegularExpression::CaseInsensitiveOption);
    return target.replace(scheme, u"\\1://"_s);
}

QString betweenDashes(const QString &address)
{
    static const QRegularExpression form(u"/v2/(?:[^/]*/)?___(https?://.+?)___\\."_s);
    return form.match(address).captured(1);
}

QString targetIn(const Rewriter &rewriter, const Parts &parts, const QString &address)
{
    const QString value = rewriter.parameters.isEmpty() ? QString() : parameterOf(parts, rewriter.parameters);
    switch (rewriter.form) {
    case Form::Query:
        return value;
    case Form::Base64:
        return QString::fromUtf8(QByteArray::fromBase64(value.toLatin1(), QByteArray::Base64UrlEncoding));
    case Form::Proofpoint2:
        return proofpoint2(value);
    case Form::UrlDefense3:
        return urlDefense3(address);
    case Form::BetweenDashes:
        return betweenDashes(address);
    case Form::LastSegment:
        return QUrl::fromPercentEncoding(parts.path.section(u'/', -1).toUtf8());
    case Form::OnlyServerKnows:
        break;
    }
    return {};
}

bool fits(const Rewriter &rewriter, const Parts &parts)
{
    const bool below = rewriter.host.startsWith(u'.');
    return (below ? parts.host.endsWith(rewriter.host) : parts.host == rewriter.host) &&
           parts.path.startsWith(rewriter.path, Qt::CaseInsensitive);
}

} // namespace

std::optional<RewrittenLink> rewrittenLink(const QString &address)
{
    const std::optional<Parts> parts = partsOf(address);
    if (!parts)
        return {};
    const auto link = [](QLatin1StringView name, const QString &target) {
        const bool isAddress = target.startsWith("https://"_L1, Qt::CaseInsensitive) ||
                               target.startsWith("http://"_L1, Qt::CaseInsensitive);
        return RewrittenLink{name, isAddress ? target : QString()};
    };
    if (isGoogleSearch(*parts))
        return link("Google"_L1, parameterOf(*parts, "q url"_L1));
    const auto *const rewriter =
        std::find_if(rewriters.cbegin(), rewriters.cend(), [&parts](const Rewriter &row) { return fits(row, *parts); });
    if (rewriter == rewriters.cend())
        return {};
    return link(rewriter->name, targetIn(*rewriter, *parts, address));
}

} // namespace rc
