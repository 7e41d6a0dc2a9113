// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo/detail/democatalog.h"

#include <QFile>

using namespace Qt::StringLiterals;

// Outside the namespace, as the macro demands: a static library's resources are dropped unless somebody asks for them.
static void initialiseCatalogs()
{
    Q_INIT_RESOURCE(democatalogs);
}

namespace rc {

QList<QByteArray> compactElements(const QByteArray &array)
{
    QList<QByteArray> elements;
    QByteArray element;
    int depth = 0;
    bool inText = false;
    bool escaped = false;
    for (const char c : array) {
        if (inText) {
            element += c;
            inText = escaped || c != '"';
            escaped = !escaped && c == '\\';
            continue;
        }
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t')
            continue;
        if (c == '{' || c == '[')
            ++depth;
        if (c == '}' || c == ']')
            --depth;
        // Depth 1 is the array itself: its own bracket, and the commas between its elements, are not kept.
        const bool atTop = (depth == 1 && (c == '[' || c == ',')) || depth == 0;
        if (!atTop) {
            inText = c == '"';
            element += c;
        } else if (!element.isEmpty()) {
            elements.append(element);
            element.clear();
        }
    }
    return elements;
}

QList<QByteArray> demoTools(const QString &catalog)
{
    initialiseCatalogs();
    QFile file(u":/demo/"_s + catalog + u".json"_s);
    return file.open(QIODevice::ReadOnly) ? compactElements(file.readAll()) : QList<QByteArray>();
}

} // namespace rc
