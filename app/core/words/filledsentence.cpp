// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/filledsentence.h"

namespace rc {

QString filledSentence(const QString &sentence, const QStringList &values)
{
    QString text;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const int number = sentence.at(i) == u'%' && i + 1 < sentence.size() ? sentence.at(i + 1).digitValue() : -1;
        if (number >= 1 && number <= values.size()) {
            text += values.at(number - 1);
            ++i;
        } else {
            text += sentence.at(i);
        }
    }
    return text;
}

} // namespace rc
