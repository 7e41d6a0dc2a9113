// SPDX-License-Identifier: GPL-3.0-or-later
// The table of causes: what has to be seen for each, and its words.
#pragma once

#include "check/causes/fix.h"
#include "check/evidence/evidence.h"

#include <QCoreApplication>
#include <QList>

#include <optional>

namespace rc {

/// A range of HTTP statuses, both ends included; {0, 0}: any, also none.
struct StatusRange
{
    int from = 0;
    int to = 0;
};

/// Places of the ladder, as bits.
namespace at {
constexpr unsigned url = 1;
constexpr unsigned key = 2;
constexpr unsigned name = 4;
constexpr unsigned port = 8;
constexpr unsigned tls = 16;
constexpr unsigned entries = 32; ///< ingest and each level
constexpr unsigned general = 64;
constexpr unsigned codeHosting = 128;
constexpr unsigned further = 256; ///< further catalogs
constexpr unsigned tools = general | codeHosting | further;
constexpr unsigned service = entries | tools;
} // namespace at

/// What has to be seen: fits when all that is given here fits.
struct CauseSigns
{
    bool worked = false; ///< a warning about something that worked
    std::optional<ErrorKind> kind = {};
    std::optional<HttpFault> fault = {};
    std::optional<TlsCause> tls = {};
    std::optional<int> rpc = {};               ///< code of a JSON-RPC error
    StatusRange status = {};                   ///< of a whole answer
    const char *word = nullptr;                ///< in the body or its reason, lower case; "a|b": either
    bool (*shows)(const Evidence &) = nullptr; ///< what data cannot say
};

/// What is said of it. The sentences may have %1 owner, %2 UUID, %3 host, %4 where a redirect points to, %5 when to try
/// again, %6 the words for what was seen, %7 the certificate or a list's problems, %8 the next step of
/// core/words/errorwords, %9 the proxy.
struct CauseWords
{
    RungState state = RungState::Failed;
    const char *headline = nullptr; ///< the verdict on a check that fails for it; without values; null: none of its own
    const char *summary = nullptr;  ///< one line
    const char *cause = nullptr;    ///< one sentence, or two
    const char *next = nullptr;     ///< one step
    bool looksFirst = false;        ///< that step begins with a look for the entry, if it may have arrived
};

/// A cause: the first row whose signs fit is the one.
struct CauseRow : CauseSigns, CauseWords
{
    const char *id = nullptr; ///< for machines and tests: stays when the words change
    unsigned rungs = 0;       ///< bits of `at`
    Fix fix = Fix::None;      ///< what of the next step the program can do
};

/// All rows; the first that fits is the cause.
[[nodiscard]] const QList<CauseRow> &causeTable();

/// The parts of the table, in its order. A class, for lupdate takes the context of a QT_TR_NOOP from there.
class Causes
{
    Q_DECLARE_TR_FUNCTIONS(rc::Diagnosis)

public:
    [[nodiscard]] static QList<CauseRow> beforeRequests(); ///< what was typed, and the key
    [[nodiscard]] static QList<CauseRow> onTheWay();       ///< name, port, TLS, and requests that got no whole answer
    [[nodiscard]] static QList<CauseRow> inBetween();      ///< not the service answers: proxies, logins, redirects
    [[nodiscard]] static QList<CauseRow> ofEntries();      ///< the service's answers to an entry
    [[nodiscard]] static QList<CauseRow> ofTools();        ///< the tool server's answers, and its lists
    [[nodiscard]] static QList<CauseRow> ofAnyAnswer();    ///< HTTP statuses that say the same everywhere

private:
    /// What machines go by, then the words for people.
    static CauseRow row(const char *id, unsigned rungs, const CauseSigns &signs, Fix fix, const CauseWords &words)
    {
        return {signs, words, id, rungs, fix};
    }
};

/// The headline of the row with this id, translated; empty without one.
[[nodiscard]] QString causeHeadline(const QString &id);

/// The first row that fits; null without one.
[[nodiscard]] const CauseRow *causeOf(const Evidence &evidence);

} // namespace rc
