// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/formats/quoting.h"

#include "core/words/displaytext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

enum class Language {
    Python,
    Node
};

/// Whether a reader could not recognize `code`: controls, directional marks, fillers, surrogates.
bool isInvisible(char32_t code)
{
    return QChar::category(code) == QChar::Other_NotAssigned || code == U'\t' || code == U'\n' ||
           hasHiddenText(QStringView(QChar::fromUcs4(code)).toString());
}

QString escapedUnit(char16_t unit)
{
    return u"\\u%1"_s.arg(uint(unit), 4, 16, QChar(u'0'));
}

QString escapedFor(char32_t code, Language language)
{
    if (!QChar::requiresSurrogates(code))
        return escapedUnit(char16_t(code));
    // Python keeps two escaped surrogates separate; JavaScript joins them.
    if (language == Language::Python)
        return u"\\U%1"_s.arg(uint(code), 8, 16, QChar(u'0'));
    return escapedUnit(QChar::highSurrogate(code)) + escapedUnit(QChar::lowSurrogate(code));
}

QString literal(const QString &text, Language language)
{
    QString quoted = u"\""_s;
    for (qsizetype i = 0; i < text.size(); ++i) {
        char32_t code = text[i].unicode();
        if (text[i].isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            code = QChar::surrogateToUcs4(text[i], text[i + 1]);
            ++i;
        }
        if (code == U'"' || code == U'\\')
            quoted += u'\\' + QString(QChar(char16_t(code)));
        else if (isInvisible(code))
            quoted += escapedFor(code, language);
        else
            quoted += QString::fromUcs4(&code, 1);
    }
    return quoted + u'"';
}

bool isPlainWord(const QString &text)
{
    static const QRegularExpression plainWord(u"\\A[A-Za-z0-9_./:@%+,-]+\\z"_s);
    return plainWord.match(text).hasMatch();
}

} // namespace

QString shellQuoted(const QString &text)
{
    if (isPlainWord(text))
        return text;
    // In single quotes, fish interprets two sequences that other shells do not: a backslash before another one, and one
    // before the quote. Outside of quotes all shells agree.
    static const QRegularExpression fishEscapes(u"\\\\{2,}|\\\\(?='|\\z)"_s);
    QString inner;
    qsizetype from = 0;
    const auto addQuoted = [&inner](QStringView part) { inner += part.toString().replace(u'\'', u"'\\''"_s); };
    for (auto found = fishEscapes.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        addQuoted(QStringView(text).sliced(from, match.capturedStart() - from));
        inner += u'\'' + match.captured().repeated(2) + u'\'';
        from = match.capturedEnd();
    }
    addQuoted(QStringView(text).sliced(from));
    return u'\'' + inner + u'\'';
}

QString shellHeader(const QString &name, const QByteArray &value)
{
    const bool isAscii = std::ranges::all_of(value, [](char c) { return c >= 0; });
    if (isAscii)
        return shellQuoted(name + u": "_s + QString::fromLatin1(value));
    QString escaped;
    for (const char c : value) {
        if (c < 0)
            escaped += u"\\0%1"_s.arg(uint(static_cast<unsigned char>(c)), 3, 8, QLatin1Char('0'));
        else
            escaped += c == '\\' ? u"\\\\"_s : QString(QLatin1Char(c));
    }
    return u"\"$(printf %b "_s + shellQuoted(name + u": "_s + escaped) + u")\""_s;
}

QString printfHeader(const QString &name)
{
    const QString endOfOptions = name.startsWith(u'-') ? u"-- "_s : QString(); // printf would take it for an option
    return endOfOptions + shellQuoted(QString(name).replace(u'%', u"%%"_s) + u": %s\\n"_s);
}

QString printfToken(const QString &variable)
{
    return u"printf "_s + printfBearer() + u" \"$"_s + variable + u'"';
}

QString printfBearer()
{
    return u"'Authorization: Bearer %s\\n'"_s;
}

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

QString pythonQuoted(const QString &text)
{
    return literal(text, Language::Python);
}

QString nodeQuoted(const QString &text)
{
    return literal(text, Language::Node);
}

} // namespace rc
