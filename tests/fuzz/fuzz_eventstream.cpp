// SPDX-License-Identifier: GPL-3.0-or-later
// A stream yields the same events however it is split, and they match a simple reading of the whole text.
#include "require.h"
#include "wire/rpc/detail/eventstream.h"

using rc::fuzz::require;

namespace {

using Events = QList<rc::StreamEvent>;

/// The complete lines, split in one step and not incrementally.
QList<QByteArray> linesOf(QByteArray text)
{
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    text.replace("\r\n", "\n").replace('\r', '\n');
    QList<QByteArray> lines = text.split('\n');
    lines.removeLast();
    return lines;
}

Events plainReading(const QByteArray &text)
{
    Events events;
    QByteArray type;
    QList<QByteArray> data;
    for (const QByteArray &line : linesOf(text)) {
        const qsizetype colon = line.indexOf(':');
        const QByteArray name = colon < 0 ? line : line.left(colon);
        QByteArray value = colon < 0 ? QByteArray() : line.mid(colon + 1);
        if (value.startsWith(' '))
            value = value.mid(1);
        if (name == "data" && !line.isEmpty()) {
            data.append(value);
        } else if (name == "event") {
            type = value;
        } else if (line.isEmpty()) {
            if (!data.isEmpty())
                events.append({type.isEmpty() ? QByteArray("message") : type, data.join('\n')});
            type.clear();
            data.clear();
        }
    }
    return events;
}

Events cutAt(const QByteArray &bytes, qsizetype at)
{
    rc::EventStream stream;
    Events events = stream.feed(bytes.left(at));
    return events += stream.feed(bytes.mid(at));
}

Events inSteps(const QByteArray &bytes, qsizetype step)
{
    rc::EventStream stream;
    Events events;
    for (qsizetype at = 0; at < bytes.size(); at += step)
        events += stream.feed(bytes.mid(at, step));
    return events;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArray bytes = rc::fuzz::bytesOf(data + 1, size - 1);
    const Events whole = rc::EventStream().feed(bytes);
    require(whole == plainReading(bytes), "the events are those that the rules give");
    require(cutAt(bytes, data[0] % size) == whole, "cut in two, the events are the same");
    require(inSteps(bytes, data[0] % 5 + 1) == whole, "in small pieces, the events are the same");
    return 0;
}
