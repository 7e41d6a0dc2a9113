// SPDX-License-Identifier: GPL-3.0-or-later
// Each assignment in an environment file has a name and a line, and each fault has a reason.
#include "environment/envtext.h"
#include "require.h"

using rc::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    const QByteArray bytes = rc::fuzz::bytesOf(data, size);
    const qsizetype lines = bytes.count('\n') + bytes.count('\r') + 1;
    rc::EnvText read = rc::parseEnv(bytes);
    for (const rc::EnvAssignment &set : std::as_const(read.assignments)) {
        require(!set.name.isEmpty() && !set.name.contains(u'\n'), "an assignment has a name");
        require(set.line >= 1 && set.line <= lines, "a line that is there");
        const rc::EnvAssignment *last = read.last(set.name);
        require(last && last >= &set, "the last one counts");
    }
    for (const rc::EnvFault &fault : std::as_const(read.faults))
        require(fault.line >= 0 && fault.line <= lines && !fault.why.isEmpty(), "a fault has its line and its reason");
    require(read.faults.size() <= rc::envFaultCap, "the list is limited");
    // A value in single quotes without a quote or a backslash is read literally.
    QString plain = rc::fuzz::textOf(data, size);
    for (const char16_t special : {u'\'', u'\\', u'\r', u'\0', u'$', u'\xfffd'})
        plain.remove(QChar(special));
    const rc::EnvText again = rc::parseEnv("A='" + plain.toUtf8() + "'\n");
    require(again.faults.isEmpty() && again.assignments.size() == 1, "one value in quotes is one assignment");
    require(again.assignments.first().value == plain, "and comes back as it stood");
    rc::wipe(read);
    require(read.assignments.isEmpty(), "wiped");
    return 0;
}
