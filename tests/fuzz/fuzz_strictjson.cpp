// SPDX-License-Identifier: GPL-3.0-or-later
// Qt accepts everything that the strict reader accepts, slices are valid JSON, and pretty printing changes only white
// space.
#include "core/json/jsontape.h"
#include "require.h"

#include <QJsonArray>
#include <QJsonDocument>

using rc::fuzz::require;

namespace {

/// A member's value or an element is one value without surrounding space, and it can be read again.
void holdsForSlice(const QByteArray &slice)
{
    require(!rc::jsonFault(slice), "a slice is JSON again");
    require(slice == slice.trimmed(), "a slice has no space around it");
}

void holdsForSlices(const QByteArray &json)
{
    const auto members = rc::jsonMembers(json);
    const auto elements = rc::jsonElements(json);
    const QByteArray trimmed = json.trimmed();
    require(members.has_value() == trimmed.startsWith('{'), "an object has members");
    require(elements.has_value() == trimmed.startsWith('['), "an array has elements");
    require(rc::jsonText(json).has_value() == trimmed.startsWith('"'), "a string is a text");
    for (const auto &[key, value] : members.value_or(QList<QPair<QString, QByteArray>>())) {
        holdsForSlice(value);
        require(rc::jsonMember(json, key) == value, "a member is found by its key");
    }
    for (const QByteArray &element : elements.value_or(QList<QByteArray>()))
        holdsForSlice(element);
}

/// Reads `json` with Qt. Qt refuses scalars as a root, so the value is wrapped in an array.
QJsonDocument read(const QByteArray &json, QJsonParseError *error)
{
    return QJsonDocument::fromJson('[' + json + ']', error);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes = rc::fuzz::bytesOf(data, size);
    if (const auto fault = rc::jsonFault(bytes)) {
        require(fault->kind == rc::ErrorKind::NotJson && !fault->detail.isEmpty(), "a refusal has its reason");
        return 0;
    }
    holdsForSlices(bytes);

    const QByteArray indented = rc::jsonIndented(bytes);
    require(!rc::jsonFault(indented), "indented JSON is JSON");
    require(rc::jsonIndented(indented) == indented, "indenting twice changes nothing");

    QJsonParseError error{};
    const QJsonDocument document = read(bytes, &error);
    // Qt holds numbers as doubles and refuses larger ones; the strict reader keeps their digits.
    if (error.error == QJsonParseError::IllegalNumber)
        return 0;
    require(error.error == QJsonParseError::NoError, "Qt takes what we take");
    require(read(indented, &error) == document, "indented JSON says the same");
    return 0;
}
