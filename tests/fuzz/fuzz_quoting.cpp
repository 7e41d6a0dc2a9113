// SPDX-License-Identifier: GPL-3.0-or-later
// Text that is quoted for a language is read back as exactly the same text.
#include "config/formats/quoting.h"
#include "core/json/jsontape.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "environment/envtext.h"
#include "require.h"
#include "unquote.h"

using namespace rc;
using namespace Qt::StringLiterals;
using fuzz::require;

namespace {

bool isWellFormed(const QString &text)
{
    return text.isValidUtf16();
}

void holdsForShells(const QString &text)
{
    require(fuzz::readShellWord(shellQuoted(text)) == text, "sh reads the text");
    const Result<QString> line = envLine({u"A"_s, text});
    if (!line)
        return;
    require(fuzz::readShellWord(u"''"_s + line->sliced(2)) == text, "sh reads the .env value");
    const EnvText read = parseEnv(line->toUtf8() + "\nB='\"'\n");
    require(read.assignments.size() == 2 && read.assignments[0].value == text, "python-dotenv reads the .env value");
}

void holdsForLiterals(const QString &text)
{
    const QString python = pythonQuoted(text);
    const QString node = nodeQuoted(text);
    require(fuzz::readPythonLiteral(python) == text, "Python reads the text");
    require(fuzz::readNodeLiteral(node) == text, "Node reads the text");
    require(!hasHiddenText(python) && !hasHiddenText(node), "nothing hidden is in a literal");
}

} // namespace

/// The first byte chooses between UTF-8 and raw UTF-16, which can hold lone surrogates.
extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    if (size == 0)
        return 0;
    const bool units = data[0] % 4 == 0;
    QString text;
    if (units) {
        for (size_t at = 1; at + 1 < size; at += 2)
            text += QChar(static_cast<char16_t>(data[at] << 8 | data[at + 1]));
    } else {
        text = fuzz::textOf(data + 1, size - 1);
    }

    holdsForLiterals(text);
    if (!isWellFormed(text))
        return 0;
    const QByteArray json = jsonString(text);
    require(!jsonFault(json), "a JSON string is strict JSON");
    require(jsonText(json) == text, "a JSON reader reads the text");
    if (!text.contains(QChar()))
        holdsForShells(text);
    return 0;
}
