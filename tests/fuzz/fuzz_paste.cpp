// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted settings are valid for a profile, and the key appears in no other field.
#include "config/configtext.h"
#include "config/paste/pasteimport.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"
#include "require.h"

using namespace rc;
using fuzz::require;

namespace {

void holdsFor(const PasteResult &reading, qsizetype lines)
{
    const QString key = QString::fromLatin1(reading.key.reveal());
    const auto keepsKey = [&key](const QString &text) { return key.size() < 8 || !text.contains(key); };
    for (const PastedValue &value : reading.values) {
        require(value.line >= 0 && value.line <= lines, "a line that is there");
        require(keepsKey(value.value), "no field has the key in it");
    }
    for (const IgnoredSetting &other : reading.others)
        require(other.line >= 0 && other.line <= lines, "an unknown setting has a line that is there, or none");
    require(reading.key.isEmpty() || keyFromInput(reading.key.reveal()), "a key fits a header");
    require(!reading.isEmpty() || !reading.faults.isEmpty() || !reading.keyVariable.isEmpty() || reading.keyIsLookup,
            "nothing understood is said");
}

/// Recognized settings can be written and are recognized again.
void comesBack(const PasteResult &reading)
{
    const Profile taken = reading.appliedTo(Profile());
    if (const auto resource = reading.value(PastedField::Resource)) {
        const auto parsed = parseResourceUrl(*resource);
        require(parsed && parsed->resource.resourceUrl() == *resource, "a Resource URL is in its own form");
    }
    const auto text = configText(taken, ConfigFormat::Shell);
    if (!text)
        return;
    const Profile again = readPasted(text->toUtf8()).appliedTo(Profile());
    require(again.resource == taken.resource && again.username == taken.username, "the address and the name come back");
    require(again.threshold == taken.threshold && again.debug == taken.debug, "so do threshold and flag");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const PasteResult reading = readPasted(bytes);
    holdsFor(reading, bytes.count('\n') + bytes.count('\r') + 1);
    comesBack(reading);
    return 0;
}
