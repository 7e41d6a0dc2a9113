// SPDX-License-Identifier: GPL-3.0-or-later
// Lets many test classes share one program: each registers itself here, and the program runs the requested one. With
// what most of them use: QTest, files, JSON and the literals.
#pragma once

#include "support/filebytes.h"
#include "support/require.h"
#include "support/testpaths.h"
#include "support/waiting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QString>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <memory>

namespace rc {

using namespace Qt::StringLiterals; // for every test
using namespace std::chrono_literals;

/// Runs one test; its arguments are those after the test's name, with the program's name first, as for main().
using TestMain = int (*)(int argc, char *argv[]);

/// A registered test, named like its source file without extension. Only created by the macros below.
class TestRegistration
{
public:
    TestRegistration(const char *sourceFile, TestMain run);
};

/// Runs the test class with an application of that type, or none for `void`; first calls its initMain(), if any.
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

/// Same, or with --child first the child process of a test, which gets the other arguments.
template<typename TestClass>
int runTestOrChild(int argc, char *argv[], const char *sourceFile, int (*child)(const QStringList &arguments))
{
    if (argc < 2 || qstrcmp(argv[1], "--child") != 0)
        return runTestClass<TestClass, QCoreApplication>(argc, argv, sourceFile);
    const QCoreApplication application(argc, argv);
    return child(QCoreApplication::arguments().sliced(2));
}

/// QTest::addColumn() of each, in order.
template<typename... Types, typename... Names>
void addColumns(const Names *...names)
{
    static_assert(sizeof...(Types) == sizeof...(Names));
    (QTest::addColumn<Types>(names), ...);
}

template<typename... Values>
void addRow(const char *name, const Values &...values)
{
    (void)(QTest::newRow(name) << ... << values);
}

/// A row for each of `texts`, on lines or between two spaces: the text is its name and its first value.
template<typename... Values>
void addTextRows(const char *texts, const Values &...values)
{
    static const QRegularExpression between(u"\\n|  +"_s);
    for (const QString &text : QString::fromUtf8(texts).split(between, Qt::SkipEmptyParts))
        (void)((QTest::newRow(text.toUtf8().constData()) << text) << ... << values);
}

} // namespace rc

/// For a test with its own main, which may be a child process of itself: takes a TestMain.
#define RC_TEST_PROGRAM(...) static const rc::TestRegistration theTest(__FILE__, __VA_ARGS__);

#define RC_TEST_UNDER(TestClass, Application)                                                                          \
    RC_TEST_PROGRAM(                                                                                                   \
        [](int argc, char *argv[]) { return rc::runTestClass<TestClass, Application>(argc, argv, __FILE__); })

/// A test class that needs widgets, an event loop alone, or no application at all.
#define RC_WIDGET_TEST(TestClass) RC_TEST_UNDER(TestClass, QApplication)
#define RC_TEST(TestClass) RC_TEST_UNDER(TestClass, QCoreApplication)
#define RC_PLAIN_TEST(TestClass) RC_TEST_UNDER(TestClass, void)
/// One that starts itself as another process: a function of its arguments.
#define RC_TEST_WITH_CHILD(TestClass, child)                                                                           \
    RC_TEST_PROGRAM([](int argc, char *argv[]) { return rc::runTestOrChild<TestClass>(argc, argv, __FILE__, child); })
