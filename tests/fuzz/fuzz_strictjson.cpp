// SPDX-License-Identifier: GPL-3.0-or-later
// What the strict reader takes, Qt takes too; and pretty printing changes nothing but white space.
#include "wire/strictjson.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (rc::jsonFault(bytes))
        return 0;
    const QByteArray indented = rc::jsonIndented(bytes);
    if (rc::jsonFault(indented))
        std::abort();
    // Qt refuses scalar roots: an array around it makes any value a document.
    const auto mine = QJsonDocument::fromJson("[" + bytes + "]");
    const auto pretty = QJsonDocument::fromJson("[" + indented + "]");
    if (mine.isNull() || mine != pretty)
        std::abort();
    (void)rc::jsonMember(bytes, QStringLiteral("a"));
    (void)rc::jsonMembers(bytes);
    (void)rc::jsonElements(bytes);
    (void)rc::jsonText(bytes);
    return 0;
}
