// SPDX-License-Identifier: GPL-3.0-or-later
// A pseudo-language generated from the source texts at run time: longer than any real one, with accents, or right to
// left. If it does not fit, some real language does not either.
#pragma once

#include <QTranslator>

namespace rc {

enum class PseudoScript {
    Accented,   ///< “Save” becomes “Šàvé~”: left to right, letters with marks above and below
    RightToLeft ///< same with Hebrew letters, which are right to left
};

/// `source` in that language, about 40 % longer, short words even more. Preserves placeholders (%1, %L1, %n), mnemonics
/// (&S), line ends, tabs and text between < and >.
[[nodiscard]] QString pseudoText(const QString &source, PseudoScript script);

/// Install with QCoreApplication::installTranslator(); translates everything, including Qt's own texts.
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
