// SPDX-License-Identifier: GPL-3.0-or-later
// The main function of every test program: PROGRAM TEST [WORDS…]. A program with one test needs no name.
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <map>
#include <vector>

namespace rc {

namespace {

std::map<QString, TestMain> &tests()
{
    static std::map<QString, TestMain> all;
    return all;
}

} // namespace

TestRegistration::TestRegistration(const char *sourceFile, TestMain run)
{
    tests().emplace(QFileInfo(QString::fromUtf8(sourceFile)).baseName(), run);
}

} // namespace rc

int main(int argc, char *argv[])
{
    // Started by hand, no test uses the user's keyring.
    if (!qgetenv("DBUS_SESSION_BUS_ADDRESS").contains("/tmp/session."))
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
    const auto &tests = rc::tests();
    std::vector<char *> words(argv, argv + argc);
    auto test = words.size() > 1 ? tests.find(QString::fromLocal8Bit(words[1])) : tests.end();
    if (test != tests.end())
        words.erase(words.begin() + 1);
    else if (tests.size() == 1)
        test = tests.begin();
    if (test == tests.end()) {
        for (const auto &[name, run] : tests)
            std::fprintf(stderr, "%s\n", qPrintable(name));
        return 2;
    }
    // A test's files in the user's folders have its own name instead of the shared program's.
    QCoreApplication::setApplicationName(test->first);
    words.push_back(nullptr);
    return test->second(static_cast<int>(words.size()) - 1, words.data());
}
