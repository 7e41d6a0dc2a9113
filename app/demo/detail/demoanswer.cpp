// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/demoanswer.h"

#include <QUrl>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

const QString loginPath = u"/accounts/login/"_s;
constexpr const char *html = "text/html; charset=utf-8";

QByteArray page(const QByteArray &title, const QByteArray &text)
{
    return "<!doctype html>\n<html lang=\"en\">\n<head>\n<title>" + title + "</title>\n</head>\n<body>\n" + text +
           "\n</body>\n</html>\n";
}

} // namespace

DemoAnswer toLoginPage(const QUrl &asked)
{
    const QString path =
        asked.toString(QUrl::RemoveScheme | QUrl::RemoveAuthority | QUrl::RemoveFragment | QUrl::FullyEncoded);
    // Encoded once more, but for the slashes, as the service writes it.
    return {302, {}, html, {{"Location", loginPath.toLatin1() + "?next=" + QUrl::toPercentEncoding(path, "/")}}};
}

bool isLoginPage(const QUrl &asked)
{
    return asked.path() == loginPath;
}

DemoAnswer loginPage()
{
    return {200, page("Log in", "<h1>Log in</h1>\n<p>This is the demo service: there is nothing to log in to.</p>"),
            html};
}

DemoAnswer badRequestPage()
{
    return {400, page("Bad Request (400)", "<h1>Bad Request (400)</h1>"), html};
}

} // namespace rc
