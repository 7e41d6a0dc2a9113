// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that break careless quoting.
#pragma once

#include <QStringList>

namespace rctest {

using namespace Qt::StringLiterals;

/// Over a hundred valid usernames: texts without controls and lone surrogates.
inline QStringList hostileTexts()
{
    QStringList texts;
    for (char16_t c = u' '; c < 0x7f; ++c) {
        const bool letter = QChar(c).isLetterOrNumber();
        if (letter)
            continue;
        texts << QString(QChar(c)) << u"a%1b"_s.arg(QChar(c)) << QString(3, QChar(c)) << u"%1'"_s.arg(QChar(c))
              << u"\\%1"_s.arg(QChar(c));
    }
    texts << u"$(touch broken)"_s << u"`touch broken`"_s << u"';touch broken;'"_s << u"\";touch broken;\""_s
          << u"'\"'\"'"_s << u"\\'"_s << u"\\\""_s << u"'\\\\"_s << u"${HOME}"_s << u"'${HOME}'"_s << u"$HOME'"_s
          << u"#{1+1}"_s << u"{user}"_s << u"%s%n%1%2"_s << u"%1"_s << u"!!"_s << u"-n"_s << u"--"_s << u"~root"_s
          << u"a=b"_s << u"*"_s << u"[a-z]*"_s << u" lead"_s << u"trail "_s << u"# no comment"_s << u"a #b"_s
          << u"\\n"_s << u"\\u0041"_s << u"\\x41"_s << u"\\N{DASH}"_s << u"\\"_s << u"\\\\"_s << u"\"\"\""_s << u"'''"_s
          << u"*/ broken() /*"_s << u"</script>"_s << u"\"+process.exit(1)+\""_s << u"\"+__import__('os').abort()+\""_s
          << u"true"_s << u"null"_s << u"0"_s << u"Jürgen"_s << u"ünï cödé ☃"_s << u"日本語"_s << u"\u202eabc\u202c"_s
          << u"zero\u200bwidth"_s << u"a\u2028b\u2029c"_s << u"bo\ufeffm"_s << u"𝔘𝔫𝔦"_s << u"👩‍👩‍👧"_s
          << u"\U000E0041tag"_s << u"e\u0301"_s << QString(300, u'\'') << QString(300, u'\\');
    return texts;
}

/// Line breaks and other controls that a shell supports.
inline QStringList controlTexts()
{
    QStringList texts;
    for (char16_t c = 1; c <= 0x9f; ++c) {
        if (c < u' ' || c >= 0x7f)
            texts << u"a%1b'"_s.arg(QChar(c));
    }
    return texts << u"two\nlines"_s << u"ends\n"_s << u"\r\n"_s << u"'\n'"_s << u"\\\n"_s;
}

/// Texts that require escapes: NUL and lone surrogates.
inline QStringList escapeOnlyTexts()
{
    return {QString(QChar(u'\0')),  u"a"_s + QChar(u'\0') + u"1"_s,         QString(QChar(0xd83d)),
            u"a"_s + QChar(0xde00), QString(QChar(0xde00)) + QChar(0xd83d), QString(QChar(0xd83d)) + u"\\ude00"_s};
}

} // namespace rctest
