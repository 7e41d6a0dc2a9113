// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/formats/quotes.h"

#include "config/formats/quoting.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

bool hasControl(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.category() == QChar::Other_Control; });
}

} // namespace

QString powerShellQuoted(const QString &text)
{
    QString quoted = u"'"_s;
    for (const QChar c : text) {
        quoted += c;
        if (c == u'\'' || (c >= u'\u2018' && c <= u'\u201b'))
            quoted += c;
    }
    return quoted + u'\'';
}

QString cmdFault(const QString &text)
{
    constexpr qsizetype longestLine = 8000; // 8,191 with the name
    if (text.contains(u'"') || text.contains(u'!'))
        return QCoreApplication::translate("rc::ConfigText",
                                           "cmd has no safe way to write a value with a double quote or an exclamation "
                                           "mark. Use PowerShell.");
    if (hasControl(text) || !text.isValidUtf16())
        return QCoreApplication::translate("rc::ConfigText",
                                           "cmd cannot use a value with a line break or another control character.");
    if (text.size() > longestLine)
        return QCoreApplication::translate("rc::ConfigText", "cmd limits lines to 8,191 characters.");
    return {};
}

QString cmdEscaped(const QString &text)
{
    return QString(text).replace(u'%', u"%%"_s);
}

QString systemdFault(const QString &text)
{
    bool fits = text.isValidUtf16() && !hasControl(text);
    for (const char32_t code : text.toUcs4())
        fits = fits && !QChar::isNonCharacter(code);
    if (fits)
        return {};
    return QCoreApplication::translate("rc::ConfigText",
                                       "A systemd unit cannot contain a value with control characters.");
}

QString systemdQuoted(const QString &text)
{
    QString inner = text;
    inner.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).replace(u'%', u"%%"_s);
    return u'"' + inner + u'"';
}

QString yamlQuoted(const QString &text)
{
    // Python's escapes (\\ \" \n \r \t \uXXXX \UXXXXXXXX) are all YAML's, too, and mean the same.
    return pythonQuoted(text);
}

QString kubernetesValue(const QString &text)
{
    return yamlQuoted(QString(text).replace(u'$', u"$$"_s));
}

} // namespace rc
