// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/pseudolocale.h"

#include <QByteArrayView>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int growthPercent = 40;
constexpr auto letters = u"abcdefghijklmnopqrstuvwxyz";
constexpr auto accented = u"àƀçđéƒĝĥïĵķļɱñøþǫŕšŧüṽŵẋýž";
constexpr auto largeAccented = u"ÀƁÇĐÉƑĜĤÏĴĶĻṀÑØÞǪŔŠŦÜṼŴẊÝŽ";
constexpr auto hebrew = u"אבגדהוזחטיכלמנסעפצקרשתאבגד";

QChar pseudoLetter(QChar letter, PseudoScript script)
{
    const QStringView plain(letters);
    const qsizetype place = plain.indexOf(letter.toLower());
    if (place < 0)
        return letter;
    if (script == PseudoScript::RightToLeft)
        return QStringView(hebrew).at(place);
    return letter.isUpper() ? QStringView(largeAccented).at(place) : QStringView(accented).at(place);
}

/// Words of five letters, so that wrapping texts can wrap.
QString padding(qsizetype length, PseudoScript script)
{
    QString text;
    for (qsizetype i = 0; i < length; ++i)
        text += i % 6 == 0 && length > 6 ? u' ' : pseudoLetter(u'o', script);
    return text;
}

} // namespace

QString pseudoText(const QString &source, PseudoScript script)
{
    if (source.trimmed().isEmpty())
        return source;
    static const QRegularExpression fixed(u"%L?(?:\\d{1,2}|n)|&(?!&|\\s)\\w|<[^>]*>|&\\w+;"_s);
    QString text;
    qsizetype next = 0;
    qsizetype count = 0;
    const auto addLetters = [&](qsizetype end) {
        for (; next < end; ++next) {
            text += pseudoLetter(source.at(next), script);
            count += source.at(next).isLetter() ? 1 : 0;
        }
    };
    for (auto matches = fixed.globalMatch(source); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        addLetters(match.capturedStart());
        text += match.captured();
        next = match.capturedEnd();
    }
    addLetters(source.size());
    // before trailing characters, so that an ellipsis, a colon or a space stays last
    qsizetype end = text.size();
    while (end > 0 && !text.at(end - 1).isLetterOrNumber() && text.at(end - 1) != u'>')
        --end;
    text.insert(end, padding((count * growthPercent + 99) / 100, script));
    return text;
}

QString PseudoLocale::translate(const char *context, const char *source, const char *, int) const
{
    if (QByteArrayView(context) == "QGuiApplication" && QByteArrayView(source) == "QT_LAYOUT_DIRECTION")
        return m_script == PseudoScript::RightToLeft ? u"RTL"_s : u"LTR"_s;
    if (QByteArrayView(context) == "QShortcut") // key names, which are labels on the keyboard
        return QString::fromUtf8(source);
    return pseudoText(QString::fromUtf8(source), m_script);
}

} // namespace rc
