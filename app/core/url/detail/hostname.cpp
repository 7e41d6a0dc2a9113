// SPDX-License-Identifier: GPL-3.0-or-later
// Reads host names strictly, so that the shown name is the one that is contacted.
#include "core/url/detail/hostname.h"

#include "core/url/detail/ipaddress.h"
#include "core/words/displaytext.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>
#include <initializer_list>

namespace rc {

using namespace Qt::StringLiterals;

namespace {

struct HostNameTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::HostName)
};

constexpr qsizetype longestHost = 253;
constexpr qsizetype longestLabel = 63;

tl::unexpected<Error> refusedHost(const QString &reason)
{
    return failure(badInput(reason));
}

bool isAscii(QStringView text)
{
    return std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < 0x80; });
}

bool isNameChar(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-' || c == u'_';
}

/// Whether resolvers may read the name as a number: its last label is decimal, or 0x with hex digits.
bool looksNumeric(const QString &name)
{
    const QString last = name.section(u'.', -1);
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    if (std::all_of(last.cbegin(), last.cend(), isDigit))
        return true;
    return last.startsWith("0x"_L1) && std::all_of(last.cbegin() + 2, last.cend(), [isDigit](QChar c) {
               return isDigit(c) || (c >= u'a' && c <= u'f');
           });
}

QString labelFault(const QString &name)
{
    const QString shown = displayText(name, LineBreaks::Mark, 80);
    if (name.size() > longestHost)
        return HostNameTr::tr("The host name is longer than 253 characters.");
    const QStringList labels = name.split(u'.');
    for (const QString &label : labels) {
        if (label.isEmpty())
            return HostNameTr::tr("The host name “%1” has an extra dot.").arg(shown);
        if (label.size() > longestLabel)
            return HostNameTr::tr("A part of the host name is longer than 63 characters.");
        if (!std::all_of(label.cbegin(), label.cend(), isNameChar))
            return HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shown);
        if (label.startsWith(u'-') || label.endsWith(u'-'))
            return HostNameTr::tr("A part of the host name “%1” begins or ends with a hyphen.").arg(shown);
    }
    if (isDottedIpv4(name) || !looksNumeric(name))
        return {};
    if (labels.size() == 4)
        return HostNameTr::tr("“%1” is not a valid IPv4 address.").arg(shown);
    return HostNameTr::tr("The host “%1” is a number, which programs read as an IP address. Write the address in full.")
        .arg(shown);
}

/// Whether a label may hold `c` by IDNA 2008: letters, marks, digits, and a few signs that some languages need. QUrl
/// uses IDNA 2003, which also allows symbols that look like slashes.
bool isInternationalChar(char32_t c)
{
    if (c < 0x80)
        return isNameChar(QChar(static_cast<char16_t>(c)).toLower());
    constexpr QStringView signs = u"\u00b7\u0375\u05f3\u05f4\u30fb";
    return QChar::isLetter(c) || QChar::isMark(c) || QChar::isDigit(c) || signs.contains(QChar::fromUcs4(c));
}

/// Whether a label mixes writing directions, which would reorder its parts on screen (RFC 5893, roughly).
bool mixesDirections(const QList<uint> &label)
{
    const auto isOneOf = [](uint c, std::initializer_list<QChar::Direction> directions) {
        return std::find(directions.begin(), directions.end(), QChar::direction(c)) != directions.end();
    };
    const auto isRightToLeft = [isOneOf](uint c) { return isOneOf(c, {QChar::DirR, QChar::DirAL, QChar::DirAN}); };
    return std::any_of(label.cbegin(), label.cend(), isRightToLeft) &&
           (!isOneOf(label.front(), {QChar::DirR, QChar::DirAL}) ||
            std::any_of(label.cbegin(), label.cend(), [isOneOf](uint c) { return isOneOf(c, {QChar::DirL}); }));
}

/// Faults in a name's display form that its ACE form does not reveal.
QString unicodeFault(const QString &unicode)
{
    const QString shown = displayText(unicode, LineBreaks::Mark, 80);
    const QStringList labels = unicode.split(u'.');
    for (const QString &label : labels) {
        const QList<uint> codes = label.toUcs4();
        if (codes.isEmpty())
            return HostNameTr::tr("The host name “%1” has an extra dot.").arg(shown);
        if (!std::all_of(codes.cbegin(), codes.cend(), isInternationalChar) || QChar::isMark(codes.front()))
            return HostNameTr::tr("The host name “%1” contains an invalid character.").arg(shown);
        if (mixesDirections(codes))
            return HostNameTr::tr("A part of the host name “%1” mixes writing directions.").arg(shown);
    }
    const QList<uint> last = labels.last().toUcs4();
    if (std::all_of(last.cbegin(), last.cend(), [](uint c) { return QChar::isDigit(c); }))
        return HostNameTr::tr(
                   "The host “%1” is a number, which programs read as an IP address. Write the address in full.")
            .arg(shown);
    return {};
}

Result<HostName> readIpv6(const QString &text)
{
    const QString address = text.endsWith(u']') ? canonicalIpv6(QStringView(text).mid(1, text.size() - 2)) : QString();
    if (address.isEmpty())
        return refusedHost(
            HostNameTr::tr("“%1” is not a valid IPv6 address.").arg(displayText(text, LineBreaks::Mark, 80)));
    return HostName{address, {}, false};
}

/// A name with non-ASCII letters or with ACE labels.
Result<HostName> readInternational(const QString &text)
{
    const QString shown = displayText(text, LineBreaks::Mark, 80);
    const QString ace = QString::fromLatin1(QUrl::toAce(text, QUrl::IgnoreIDNWhitelist)).toLower();
    if (ace.isEmpty())
        return refusedHost(HostNameTr::tr("“%1” is not a valid international host name.").arg(shown));
    if (const QString fault = labelFault(ace); !fault.isEmpty()) {
        // An error for the ASCII form would point at letters that the user did not type.
        return refusedHost(HostNameTr::tr("The host “%1” really means “%2”. %3")
                               .arg(shown, displayText(ace, LineBreaks::Mark, 80), fault));
    }
    const QString unicode = QUrl::fromAce(ace.toLatin1(), QUrl::IgnoreIDNWhitelist);
    const bool readsBack =
        QString::fromLatin1(QUrl::toAce(unicode, QUrl::IgnoreIDNWhitelist)).compare(ace, Qt::CaseInsensitive) == 0;
    // A remaining ACE label could not be decoded.
    if (ace.contains("xn--"_L1) && (!readsBack || unicode.contains("xn--"_L1)))
        return refusedHost(HostNameTr::tr("“%1” is not a valid international host name.").arg(shown));
    if (hasHiddenText(unicode))
        return refusedHost(HostNameTr::tr("The host name “%1” contains invisible characters.").arg(shown));
    if (const QString fault = isDottedIpv4(unicode) ? QString() : unicodeFault(unicode); !fault.isEmpty())
        return refusedHost(fault);
    return HostName{ace, unicode == ace ? QString() : unicode, !isAscii(text) && !ace.contains("xn--"_L1)};
}

} // namespace

Result<HostName> readHost(const QString &text)
{
    if (text.isEmpty())
        return refusedHost(HostNameTr::tr("The address has no host name."));
    if (text.contains(u'%'))
        return refusedHost(HostNameTr::tr("The host name contains a percent sign."));
    if (text.startsWith(u'['))
        return readIpv6(text);
    if (text.size() > longestHost)
        return refusedHost(labelFault(text));
    const QString lower = text.toLower();
    if (!isAscii(text) || lower.startsWith("xn--"_L1) || lower.contains(".xn--"_L1))
        return readInternational(text);
    if (const QString fault = labelFault(lower); !fault.isEmpty())
        return refusedHost(fault);
    return HostName{lower, {}, false};
}

} // namespace rc
