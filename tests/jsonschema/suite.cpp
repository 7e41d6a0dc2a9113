// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the official JSON Schema test suite against our check, and prints a line for each file and for each case that is
// wrong. Cases that need another document are counted separately, because nothing is ever fetched: jsonschema_suite
// FOLDER-OF-CASES…
#include "catalog/schema/argumentscheck.h"
#include "catalog/schema/schemareferences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace rc;

namespace {

struct Tally
{
    int right = 0;
    int wrong = 0;
    int elsewhere = 0;

    void add(const Tally &other)
    {
        right += other.right;
        wrong += other.wrong;
        elsewhere += other.elsewhere;
    }
};

/// Whether the schema needs another document: one that it refers to, or its own dialect.
bool needsOthers(const QByteArray &schema)
{
    const auto tape = JsonTape::read(schema);
    if (!tape)
        return false;
    if (const SchemaIndex index(tape->root()); !index.otherDialects().isEmpty())
        return true;
    return std::ranges::any_of(schemaReferences(tape->root()),
                               [](const SchemaReference &one) { return one.fault == ReferenceFault::Remote; });
}

Tally runFile(const QString &path, const QString &name)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {0, 1, 0};
    const auto tape = JsonTape::read(file.readAll());
    if (!tape)
        return {0, 1, 0};
    Tally tally;
    for (const JsonValue group : tape->root()) {
        const QByteArray schema = group.member("schema").raw().toByteArray();
        const bool others = needsOthers(schema);
        for (const JsonValue one : group.member("tests")) {
            if (others) {
                ++tally.elsewhere;
                continue;
            }
            const ArgumentsReport report = checkValue(schema, one.member("data").raw().toByteArray());
            if (report.faults.isEmpty() == one.member("valid").boolean()) {
                ++tally.right;
                continue;
            }
            ++tally.wrong;
            std::printf("WRONG %s: %s: %s\n", qPrintable(name), qPrintable(*group.member("description").text()),
                        qPrintable(*one.member("description").text()));
            for (const QString &line : report.remarks())
                std::printf("      %s\n", qPrintable(line));
        }
    }
    std::printf("%-40s %5d right %4d wrong %4d elsewhere\n", qPrintable(name), tally.right, tally.wrong,
                tally.elsewhere);
    return tally;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    Tally all;
    for (const QString &folder : QCoreApplication::arguments().mid(1)) {
        const QDir cases(folder);
        for (const QString &name : cases.entryList({u"*.json"_s}, QDir::Files, QDir::Name))
            all.add(runFile(cases.filePath(name), cases.dirName() + u'/' + name));
    }
    std::printf("%-40s %5d right %4d wrong %4d elsewhere\n", "all", all.right, all.wrong, all.elsewhere);
    return all.wrong == 0 && all.right > 0 ? 0 : 1;
}
