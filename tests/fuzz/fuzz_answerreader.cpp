// SPDX-License-Identifier: GPL-3.0-or-later
// An answer in two parts is the answer in one, and is never longer than its cap.
#include "require.h"
#include "wire/answerreader.h"

using namespace rc;
using rc::fuzz::require;

namespace {
constexpr qint64 cap = 4096;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    const QByteArray bytes(reinterpret_cast<const char *>(data) + 1, static_cast<qsizetype>(size) - 1);
    const qsizetype at = data[0] % bytes.size();
    AnswerReader whole(cap);
    AnswerReader parts(cap);
    QByteArray wholeBody;
    QByteArray partsBody;
    whole.feed(bytes);
    wholeBody += whole.takeBody();
    parts.feed(bytes.first(at));
    partsBody += parts.takeBody();
    parts.feed(bytes.sliced(at));
    partsBody += parts.takeBody();
    const AnswerReader::State first = whole.end();
    const AnswerReader::State second = parts.end();
    wholeBody += whole.takeBody();
    partsBody += parts.takeBody();
    require(wholeBody.size() <= cap, "the cap holds");
    // Of what is no answer, one way may see early what the other only misses at the end.
    if (first == AnswerReader::State::Done || second == AnswerReader::State::Done) {
        require(first == second, "the same end");
        require(wholeBody == partsBody, "the same body");
        require(whole.status() == parts.status(), "the same status");
    }
    return 0;
}
