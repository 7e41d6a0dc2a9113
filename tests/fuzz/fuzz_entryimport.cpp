// SPDX-License-Identifier: GPL-3.0-or-later
// Each line of an imported file becomes sendable entries or is reported as a fault.
#include "core/datetimes.h"
#include "core/entry/entryimport.h"
#include "core/entry/ingestbody.h"
#include "core/json/jsontape.h"
#include "require.h"

#include <algorithm>

using rc::fuzz::require;

namespace {

void holdsFor(const rc::ImportedEntries &read, qsizetype lines)
{
    require(read.entries.size() == read.lines.size(), "each entry has its line");
    for (const rc::LogEntry &entry : read.entries) {
        require(rc::extraFault(entry.extra).isEmpty(), "its extra can go out");
        require(!entry.message.contains(QChar(u'\0')), "no NUL in a message");
        require(!entry.ts.isValid() || !rc::isoWithOffset(entry.ts).isEmpty(), "a time can be written");
    }
    for (const qsizetype line : read.lines)
        require(line >= 1 && line <= lines, "a line that is there");
    for (const rc::LineFault &fault : read.faults)
        require(fault.line >= 0 && fault.line <= lines && !fault.why.isEmpty(), "a fault has its line and its reason");
    require(read.faultCount >= read.faults.size(), "all faults are counted");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes = rc::fuzz::bytesOf(data, size);
    const qsizetype lines = std::max(bytes.count('\n'), bytes.count('\r')) + 1; // lines may end with CR alone
    const QDateTime now = rc::utcTime(QDate(2026, 11, 21), QTime(14, 0));
    for (const auto format : {rc::ImportFormat::JsonLines, rc::ImportFormat::Csv, rc::ImportFormat::Log}) {
        const rc::ImportedEntries read = rc::entriesFrom(bytes, format, now);
        holdsFor(read, lines);
        if (!read.mapping.names.isEmpty()) {
            const QList<rc::MappedName> choices{{read.mapping.names.last().name, rc::ImportTarget::Message}};
            holdsFor(rc::entriesFrom(bytes, format, now, choices), lines);
        }
        if (read.entries.isEmpty())
            continue;
        const QByteArray body = rc::ingestBody(read.entries);
        require(!rc::jsonFault(body), "what goes out is JSON");
        require(rc::entriesFrom(body, rc::ImportFormat::JsonLines, now).entries == read.entries,
                "what goes out reads back as the same");
    }
    return 0;
}
