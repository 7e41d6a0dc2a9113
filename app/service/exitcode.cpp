// SPDX-License-Identifier: GPL-3.0-or-later
// Maps errors to exit codes.
#include "service/exitcode.h"

namespace rc {

int exitCodeFor(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Redirected:
    case ErrorKind::RedirectedToHttp:
    case ErrorKind::NotFound:
    case ErrorKind::NotAcceptable:
    case ErrorKind::TooLarge:
    case ErrorKind::RateLimited:
    case ErrorKind::ServerFault:
    case ErrorKind::Refused:
    case ErrorKind::RpcError:
    case ErrorKind::FileFailed:
    case ErrorKind::FileUnusable:
        return 1;
    case ErrorKind::BadInput:
    case ErrorKind::NoKey:
    case ErrorKind::RequestTooLarge:
        return 2;
    case ErrorKind::NameNotFound:
    case ErrorKind::ConnectionRefused:
    case ErrorKind::Unreachable:
    case ErrorKind::TimedOut:
    case ErrorKind::ProxyFailed:
    case ErrorKind::TlsFailed:
    case ErrorKind::ConnectionLost:
        return 3;
    case ErrorKind::CredentialsRefused:
        return 4;
    case ErrorKind::AnswerTooLarge:
    case ErrorKind::WebPage:
    case ErrorKind::EmptyAnswer:
    case ErrorKind::NotJson:
    case ErrorKind::WrongId:
    case ErrorKind::MissingResult:
    case ErrorKind::NotUnderstood:
        return 5;
    case ErrorKind::NoKeychain:
    case ErrorKind::KeychainNotRunning:
    case ErrorKind::KeychainLocked:
    case ErrorKind::KeychainAsking:
    case ErrorKind::KeychainDenied:
    case ErrorKind::KeychainTimedOut:
    case ErrorKind::KeychainGone:
    case ErrorKind::KeychainUnverified:
    case ErrorKind::KeychainKeptKey:
    case ErrorKind::KeychainLacksKey:
    case ErrorKind::KeyUnbound:
    case ErrorKind::KeyBoundElsewhere:
    case ErrorKind::KeychainFailed:
        return 6;
    case ErrorKind::AnswerWanted:
        return 9;
    case ErrorKind::Cancelled:
        return 130;
    }
    return 1;
}

} // namespace rc
