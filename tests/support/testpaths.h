// SPDX-License-Identifier: GPL-3.0-or-later
// Paths of the checkout and its build. Only testpaths.cpp is compiled with these, so that all other objects are the
// same in every clone and the compiler cache can share them.
#pragma once

#include <QString>

namespace rc {

/// A file or folder of the checkout, by its path from the top.
[[nodiscard]] QString inSourceFolder(const QString &path);
/// A file of the build, such as a program that a test starts.
[[nodiscard]] QString inBuildFolder(const QString &path);
/// The command line as a program without the window, which starts and links faster.
[[nodiscard]] QString consoleBinary();

} // namespace rc
