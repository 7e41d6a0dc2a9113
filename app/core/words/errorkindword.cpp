// SPDX-License-Identifier: GPL-3.0-or-later
// The table of error codes. A code never changes and is never reused for another kind.
#include "core/words/errorkindword.h"

#include "core/words/enumtable.h"

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct ErrorKindRow
{
    ErrorKind kind;
    QLatin1StringView word;
};

constexpr std::array<ErrorKindRow, 44> errorKinds{{
    {ErrorKind::BadInput, "bad-input"_L1},
    {ErrorKind::NoKey, "no-key"_L1},
    {ErrorKind::NameNotFound, "name-not-found"_L1},
    {ErrorKind::ConnectionRefused, "connection-refused"_L1},
    {ErrorKind::Unreachable, "unreachable"_L1},
    {ErrorKind::TimedOut, "timed-out"_L1},
    {ErrorKind::ProxyFailed, "proxy-failed"_L1},
    {ErrorKind::TlsFailed, "tls-failed"_L1},
    {ErrorKind::ConnectionLost, "connection-lost"_L1},
    {ErrorKind::Redirected, "redirected"_L1},
    {ErrorKind::RedirectedToHttp, "redirected-to-http"_L1},
    {ErrorKind::CredentialsRefused, "credentials-refused"_L1},
    {ErrorKind::NotFound, "not-found"_L1},
    {ErrorKind::NotAcceptable, "not-acceptable"_L1},
    {ErrorKind::TooLarge, "too-large"_L1},
    {ErrorKind::RateLimited, "rate-limited"_L1},
    {ErrorKind::ServerFault, "server-fault"_L1},
    {ErrorKind::Refused, "refused"_L1},
    {ErrorKind::RpcError, "rpc-error"_L1},
    {ErrorKind::AnswerTooLarge, "answer-too-large"_L1},
    {ErrorKind::WebPage, "web-page"_L1},
    {ErrorKind::EmptyAnswer, "empty-answer"_L1},
    {ErrorKind::NotJson, "not-json"_L1},
    {ErrorKind::WrongId, "wrong-id"_L1},
    {ErrorKind::MissingResult, "missing-result"_L1},
    {ErrorKind::NotUnderstood, "not-understood"_L1},
    {ErrorKind::NoKeychain, "no-keychain"_L1},
    {ErrorKind::KeychainNotRunning, "keychain-not-running"_L1},
    {ErrorKind::KeychainLocked, "keychain-locked"_L1},
    {ErrorKind::KeychainAsking, "keychain-asking"_L1},
    {ErrorKind::KeychainDenied, "keychain-denied"_L1},
    {ErrorKind::KeychainTimedOut, "keychain-timed-out"_L1},
    {ErrorKind::KeychainGone, "keychain-gone"_L1},
    {ErrorKind::KeychainUnverified, "keychain-unverified"_L1},
    {ErrorKind::KeychainKeptKey, "keychain-kept-key"_L1},
    {ErrorKind::KeychainLacksKey, "keychain-lacks-key"_L1},
    {ErrorKind::KeyUnbound, "key-unbound"_L1},
    {ErrorKind::KeyBoundElsewhere, "key-bound-elsewhere"_L1},
    {ErrorKind::KeychainFailed, "keychain-failed"_L1},
    {ErrorKind::FileFailed, "file-failed"_L1},
    {ErrorKind::FileUnusable, "file-unusable"_L1},
    {ErrorKind::Cancelled, "cancelled"_L1},
    {ErrorKind::RequestTooLarge, "request-too-large"_L1},
    {ErrorKind::AnswerWanted, "answer-wanted"_L1},
}};

} // namespace

QLatin1StringView wireWord(ErrorKind kind)
{
    return rowOf(errorKinds, &ErrorKindRow::kind, kind).word;
}

} // namespace rc
