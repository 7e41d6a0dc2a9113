// SPDX-License-Identifier: GPL-3.0-or-later
// A language that nobody speaks, made of the source texts while the program runs: longer than any real one, with
// accents, or from right to left. Where it does not fit, some real language will not fit either.
#pragma once

#include <QTranslator>

namespace rc {

enum class PseudoScript {
    Accented,   ///< “Save” is “Šàvé~”: left to right, letters with something above and below
    RightToLeft ///< the same with Hebrew letters, which run from right to left
};

/// `source` in that language, about 40 % longer and a short word more than that. Placeholders (%1, %L1, %n), mnemonics
/// (&S), line ends, tabs and what stands between < and > stay as they are.
[[nodiscard]] QString pseudoText(const QString &source, PseudoScript script);

/// Installed with QCoreApplication::installTranslator() it translates everything, Qt's own texts included.
class PseudoLocale : public QTranslator
{
public:
    explicit PseudoLocale(PseudoScript script)
        : m_script(script)
    {
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *disambiguation,
                                    int n) const override;

private:
    PseudoScript m_script;
};

} // namespace rc
