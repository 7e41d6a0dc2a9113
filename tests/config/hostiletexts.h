// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that break careless quoting.
#pragma once

#include <QStringList>

namespace rctest {

/// Over a hundred valid usernames: texts without controls and lone surrogates.
inline QStringList hostileTexts()
{
    QStringList texts;
    for (char16_t c = u' '; c < 0x7f; ++c) {
        const bool letter = QChar(c).isLetterOrNumber();
        if (letter)
            continue;
        texts << QString(QChar(c)) << QStringLiteral("a%1b").arg(QChar(c)) << QString(3, QChar(c))
              << QStringLiteral("%1'").arg(QChar(c)) << QStringLiteral("\\%1").arg(QChar(c));
    }
    texts << QStringLiteral("$(touch broken)") << QStringLiteral("`touch broken`") << QStringLiteral("';touch broken;'")
          << QStringLiteral("\";touch broken;\"") << QStringLiteral("'\"'\"'") << QStringLiteral("\\'")
          << QStringLiteral("\\\"") << QStringLiteral("'\\\\") << QStringLiteral("${HOME}")
          << QStringLiteral("'${HOME}'") << QStringLiteral("$HOME'") << QStringLiteral("#{1+1}")
          << QStringLiteral("{user}") << QStringLiteral("%s%n%1%2") << QStringLiteral("%1") << QStringLiteral("!!")
          << QStringLiteral("-n") << QStringLiteral("--") << QStringLiteral("~root") << QStringLiteral("a=b")
          << QStringLiteral("*") << QStringLiteral("[a-z]*") << QStringLiteral(" lead") << QStringLiteral("trail ")
          << QStringLiteral("# no comment") << QStringLiteral("a #b") << QStringLiteral("\\n")
          << QStringLiteral("\\u0041") << QStringLiteral("\\x41") << QStringLiteral("\\N{DASH}") << QStringLiteral("\\")
          << QStringLiteral("\\\\") << QStringLiteral("\"\"\"") << QStringLiteral("'''")
          << QStringLiteral("*/ broken() /*") << QStringLiteral("</script>") << QStringLiteral("\"+process.exit(1)+\"")
          << QStringLiteral("\"+__import__('os').abort()+\"") << QStringLiteral("true") << QStringLiteral("null")
          << QStringLiteral("0") << QString::fromUtf8("Jürgen") << QString::fromUtf8("ünï cödé ☃")
          << QString::fromUtf8("日本語") << QString::fromUtf8("\u202eabc\u202c") << QString::fromUtf8("zero\u200bwidth")
          << QString::fromUtf8("a\u2028b\u2029c") << QString::fromUtf8("\ufeffbom") << QString::fromUtf8("𝔘𝔫𝔦")
          << QString::fromUtf8("👩‍👩‍👧") << QString::fromUtf8("\U000E0041tag")
          << QString::fromUtf8("e\u0301") << QString(300, u'\'') << QString(300, u'\\');
    return texts;
}

/// Line breaks and other controls that a shell supports.
inline QStringList controlTexts()
{
    QStringList texts;
    for (char16_t c = 1; c <= 0x9f; ++c) {
        if (c < u' ' || c >= 0x7f)
            texts << QStringLiteral("a%1b'").arg(QChar(c));
    }
    return texts << QStringLiteral("two\nlines") << QStringLiteral("ends\n") << QStringLiteral("\r\n")
                 << QStringLiteral("'\n'") << QStringLiteral("\\\n");
}

/// Texts that require escapes: NUL and lone surrogates.
inline QStringList escapeOnlyTexts()
{
    return {QString(QChar(u'\0')),
            QStringLiteral("a") + QChar(u'\0') + QStringLiteral("1"),
            QString(QChar(0xd83d)),
            QStringLiteral("a") + QChar(0xde00),
            QString(QChar(0xde00)) + QChar(0xd83d),
            QString(QChar(0xd83d)) + QStringLiteral("\\ude00")};
}

} // namespace rctest
