// SPDX-License-Identifier: GPL-3.0-or-later
// The table of causes: the evidence for each, and its wording.
#pragma once

#include "check/evidence/evidence.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

namespace rc {

/// The program's fix for a cause, offered as a button next to the next step.
enum class Fix {
    None,         ///< only the next step's text
    EnterKey,     ///< another or missing API key
    EnterToken,   ///< the catalog’s own
    EditAddress,  ///< the Resource URL, or the tool server for a step of tools
    AddServer,    ///< a tool server, to test further
    EditUsername, ///< another or missing one
    SendUsername, ///< also with entries
    SendUuid,     ///< to the tool server
    OmitUuid,     ///< from requests to the tool server
    RaiseTimeout,
    TryAgain,
    CopyReport, ///< for the service's operator
    ShowSignIn, ///< the tool server's sign-in information
    SplitBatch, ///< several entries in one request: send half
};

/// The fix of the table row with this id. An unknown cause is for the service's operator.
[[nodiscard]] Fix fixOf(const QString &cause);

/// An inclusive range of HTTP statuses; {0, 0}: any, or none.
struct StatusRange
{
    int from = 0;
    int to = 0;
};

/// Steps of a check, as bits.
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

/// How services and gateways say that a request has no key.
constexpr const char *missingKeyPhrases = "missing_credentials|missing api key|no api key|api key missing|"
                                          "api key is missing|api key required|api key is required";

/// The required evidence: all given members must match.
struct CauseConditions
{
    bool worked = false; ///< a warning about a success
    std::optional<ErrorKind> kind = {};
    std::optional<ErrorKind> fault = {};
    std::optional<TlsCause> tls = {};
    std::optional<int> rpc = {};                   ///< JSON-RPC error code
    StatusRange status = {};                       ///< of a complete response
    const char *word = nullptr;                    ///< in the body or reason phrase, lower case; "a|b": either
    bool (*condition)(const Evidence &) = nullptr; ///< evidence that data cannot express
};

/// The wording. Sentences may contain %1 owner, %2 UUID, %3 host, %4 redirect target, %5 when to try again, %6 words
/// for the evidence, %7 the certificate or a list's problems, %8 the next step of core/words/errortext, %9 the proxy.
struct CauseText
{
    StepState state = StepState::Failed;
    const char *headline = nullptr; ///< verdict of a check that fails with it; no placeholders; null: none of its own
    const char *summary = nullptr;  ///< one line
    const char *cause = nullptr;    ///< one sentence, or two
    const char *next = nullptr;     ///< one step
    bool looksFirst = false;        ///< the next step begins with a log lookup if the entry may have arrived
};

/// A cause. The first matching row wins.
struct CauseRow : CauseConditions, CauseText
{
    const char *id = nullptr; ///< for machines and tests: stable when the wording changes
    unsigned steps = 0;       ///< bits of `at`
    Fix fix = Fix::None;      ///< the part of the next step that the program can do
};

/// All rows; the first match is the cause.
[[nodiscard]] const QList<CauseRow> &causeTable();

/// Builds the table. A class, because lupdate takes the context of QT_TR_NOOP from it.
class Causes
{
    Q_DECLARE_TR_FUNCTIONS(rc::Diagnosis)

public:
    [[nodiscard]] static QList<CauseRow> rows();

private:
    /// Matching data first, then the wording.
    static CauseRow row(const char *id, unsigned steps, const CauseConditions &signs, Fix fix, const CauseText &words)
    {
        return {signs, words, id, steps, fix};
    }
};

/// The translated headline of the row with this id; may be empty.
[[nodiscard]] QString causeHeadline(const QString &id);

} // namespace rc
