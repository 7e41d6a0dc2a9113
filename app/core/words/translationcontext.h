// SPDX-License-Identifier: GPL-3.0-or-later
// What lies outside of a class is translated in a context of its own.
#pragma once

#include <QCoreApplication>

namespace rc {

/// `constexpr TranslationContext words{"rc::Report"};`, then `words(QT_TRANSLATE_NOOP("rc::Report", "Checked"))`.
struct TranslationContext
{
    const char *name;

    [[nodiscard]] QString operator()(const char *source) const { return QCoreApplication::translate(name, source); }
};

} // namespace rc
