// SPDX-License-Identifier: GPL-3.0-or-later
// Reproducible profiles with values designed to break quoting.
#pragma once

#include "core/profile/profile.h"

#include <QRandomGenerator>
#include <QUrl>

namespace rctest {

class HostileValues
{
public:
    explicit HostileValues(quint32 seed)
        : m_random(seed)
    {
    }

    /// 1 to 24 characters allowed in a header, none of `without`.
    QString name(const QString &without = {})
    {
        static const QString nasty = QStringLiteral("'\"\\`$%!#&|;<>(){}[]*?~=,:@^+- /.") +
                                     QString::fromUtf8("äß☃日\u2018\u2019\u201c\u202e\u200b\ufeff");
        static const QStringList pieces{
            QStringLiteral("$("),    QStringLiteral("${"),      QStringLiteral("%h"),    QStringLiteral("%%"),
            QStringLiteral("\\n"),   QStringLiteral("\\u0041"), QStringLiteral("'\\''"), QStringLiteral("$$"),
            QStringLiteral(" #"),    QStringLiteral("*/"),      QStringLiteral("//"),    QStringLiteral("true"),
            QStringLiteral("$HOME"), QString::fromUtf8("𝔘"),    QStringLiteral("\\\\"),  QStringLiteral("\"\"\"")};
        QString text;
        const int length = m_random.bounded(1, 25);
        while (text.size() < length) {
            const int kind = m_random.bounded(10);
            QString next;
            if (kind == 0)
                next = pieces[m_random.bounded(pieces.size())];
            else if (kind < 4)
                next = QChar(u'a' + char16_t(m_random.bounded(26)));
            else
                next = nasty[m_random.bounded(nasty.size())];
            for (const QChar c : without)
                next.remove(c);
            text += next;
        }
        return text;
    }

    QString key(const QString &without = {})
    {
        QString text;
        while (text.size() < 24) {
            const QChar c(char16_t(m_random.bounded(0x21, 0x7f)));
            text += without.contains(c) ? QString() : QString(c);
        }
        return text;
    }

    rc::Profile profile(const QString &without = {})
    {
        static const QStringList prefixes{QStringLiteral("SERVICE_"), QStringLiteral("ACME_2_"), QStringLiteral("_"),
                                          QStringLiteral("MY_LOG_SERVICE_"), QStringLiteral("x_")};
        rc::Profile profile;
        profile.name = QStringLiteral("pasted");
        profile.resource =
            QStringLiteral("https://logs.example.net:%1/tools/u/%2/resources/1b4e28ba-2fa1-41d2-883f-0016d3cca427/")
                .arg(m_random.bounded(1024, 65536))
                .arg(QString::fromLatin1(QUrl::toPercentEncoding(owner())));
        profile.toolServer = QStringLiteral("https://mcp%1.example.net").arg(m_random.bounded(1000));
        if (m_random.bounded(3) == 0) {
            profile.email = name(without) + u'@' + name(without);
            if (m_random.bounded(2) == 0)
                profile.emailHeader = headerName(QStringLiteral("mail"));
        } else {
            profile.username = name(without);
        }
        if (m_random.bounded(4) == 0)
            profile.keyHeader = headerName(QStringLiteral("key"));
        if (m_random.bounded(4) == 0 && profile.email.isEmpty())
            profile.usernameHeader = headerName(QStringLiteral("user"));
        profile.identityOnIngest = m_random.bounded(3) == 0;
        profile.envPrefix = prefixes[m_random.bounded(prefixes.size())];
        profile.threshold = rc::thresholdTable().at(std::size_t(m_random.bounded(6))).threshold;
        profile.debug = m_random.bounded(2) == 1;
        return profile;
    }

private:
    /// All characters allowed in a header name, in lower case.
    QString headerName(const QString &word)
    {
        static const QString letters = QStringLiteral("!#$%&'*+-.^_`|~09az");
        QString text;
        for (int i = 0; i < 5; ++i)
            text += letters[m_random.bounded(letters.size())];
        return text + word + letters[m_random.bounded(letters.size())];
    }

    /// Addresses allow neither slashes nor invisible characters here.
    QString owner()
    {
        QString text;
        for (const QChar c : name()) {
            const bool fits = c.isPrint() && !c.isSurrogate() && c != QLatin1Char('/') && c != QLatin1Char('%') &&
                              c != QLatin1Char('\\');
            text += fits ? QString(c) : QString();
        }
        return QLatin1Char('o') + text + QLatin1Char('o');
    }

    QRandomGenerator m_random;
};

} // namespace rctest
