// SPDX-License-Identifier: GPL-3.0-or-later
// The tables in tests/core/data: four columns separated by tabs, and comments.
#pragma once

#include "support/testprogram.h"

#include <QFile>
#include <QRegularExpression>

namespace rc {

/// `~{N:text}` becomes N times the text, and `\xNN`, `\uXXXX`, `\UXXXXXXXX`, `\n`, `\r`, `\t` and `\\` are unescaped.
inline QString expanded(QString text)
{
    static const QRegularExpression repeated(u"~\\{(\\d+):([^}]*)\\}"_s);
    for (auto found = repeated.match(text); found.hasMatch(); found = repeated.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
                     found.captured(2).repeated(found.captured(1).toLongLong()));
    QString plain;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (text[at] != u'\\') {
            plain += text[at];
            continue;
        }
        const QChar letter = text[++at];
        const qsizetype digits = letter == u'x' ? 2 : letter == u'u' ? 4 : letter == u'U' ? 8 : 0;
        if (digits > 0)
            plain += QChar::fromUcs4(text.mid(at + 1, digits).toUInt(nullptr, 16));
        else
            plain += letter == u'n' ? u'\n' : letter == u'r' ? u'\r' : letter == u't' ? u'\t' : letter.unicode();
        at += digits;
    }
    return plain;
}

/// The rows of a table, as written.
inline QList<QStringList> dataRows(const QString &name)
{
    QFile file(inSourceFolder(u"tests/core/data/"_s + name));
    QList<QStringList> rows;
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)) {
        if (const QStringList columns = line.split(u'\t'); !line.startsWith(u'#') && columns.size() == 4)
            rows.append(columns);
    }
    return rows;
}

} // namespace rc
