// To be included by a file of tests that is built with others into one program (tests/CMakeLists.txt): what Qt makes
// a main(), QTEST_MAIN and the like, enters the test into the list that tests/joined.cpp runs from.
#pragma once

#include <QTest>

namespace giaguaro::joined {

using Main = int (*)(int argc, char** argv);

// Makes the test known by the name of its file.
bool enter(char const* file, Main main);

}  // namespace giaguaro::joined

// What Qt's own is (qtestcase.h, QTEST_MAIN and the like are made of it), but for the function's name.
#undef QTEST_MAIN_WRAPPER
#define QTEST_MAIN_WRAPPER(Test, ...)                                          \
  [[maybe_unused]] static bool const QTEST_JOINED_NAME(entered, __COUNTER__) = \
      giaguaro::joined::enter(__FILE__, [](int argc, char** argv) {            \
        QTest::Internal::callInitMain<Test>();                                 \
        __VA_ARGS__                                                            \
        Test test;                                                             \
        QTEST_SET_MAIN_SOURCE_PATH                                             \
        return QTest::qExec(&test, argc, argv);                                \
      });
#define QTEST_JOINED_NAME(name, number) QTEST_JOINED_NAME_(name, number)
#define QTEST_JOINED_NAME_(name, number) name##number
