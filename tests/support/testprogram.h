// SPDX-License-Identifier: GPL-3.0-or-later
// Lets many test classes share one program: each names itself here, and the program runs the one it is asked for.
#pragma once

#include "support/waiting.h"

#include <QTest>

namespace rc {

/// Runs one test; its words are those behind the test's name, with the program's own name first, as for main().
using TestMain = int (*)(int argc, char *argv[]);

/// One test of a program, named for its source file without the ending. Made by the macros below only.
class TestRegistration
{
public:
    TestRegistration(const char *sourceFile, TestMain run);
};

/// Runs the test class under an application of that kind, or under none for `void`; its initMain() first, if it has
/// one.
template<typename TestClass, typename Application>
int runTestClass(int argc, char *argv[], const char *sourceFile)
{
    QTest::setMainSourcePath(sourceFile);
    if constexpr (requires { TestClass::initMain(); }) // as QTEST_MAIN has it
        TestClass::initMain();
    if constexpr (std::is_void_v<Application>) {
        TestClass test;
        return QTest::qExec(&test, argc, argv);
    } else {
        const Application application(argc, argv);
        Application::setAttribute(Qt::AA_Use96Dpi); // as QTEST_MAIN has it
        TestClass test;
        return QTest::qExec(&test, argc, argv);
    }
}

} // namespace rc

/// For a test with a main of its own, which may be a child process of itself: takes a TestMain.
#define RC_TEST_PROGRAM(...) static const rc::TestRegistration theTest(__FILE__, __VA_ARGS__);

#define RC_TEST_UNDER(TestClass, Application)                                                                          \
    RC_TEST_PROGRAM(                                                                                                   \
        [](int argc, char *argv[]) { return rc::runTestClass<TestClass, Application>(argc, argv, __FILE__); })

/// A test class that needs widgets, an event loop alone, or no application at all.
#define RC_WIDGET_TEST(TestClass) RC_TEST_UNDER(TestClass, QApplication)
#define RC_TEST(TestClass) RC_TEST_UNDER(TestClass, QCoreApplication)
#define RC_PLAIN_TEST(TestClass) RC_TEST_UNDER(TestClass, void)
