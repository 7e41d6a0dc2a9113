// SPDX-License-Identifier: GPL-3.0-or-later
// Maps errors to exit codes.
#include "service/exitcode.h"

namespace rc {

int exitCodeFor(ErrorKind kind)
{
    if (isKeychainError(kind))
        return keychainExitCode;
    switch (kind) {
    case ErrorKind::BadInput:
    case ErrorKind::NoKey:
    case ErrorKind::RequestTooLarge:
        return usageExitCode;
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
    case ErrorKind::ResponseTooLarge:
    case ErrorKind::WebPage:
    case ErrorKind::EmptyResponse:
    case ErrorKind::NotJson:
    case ErrorKind::WrongId:
    case ErrorKind::MissingResult:
    case ErrorKind::NotUnderstood:
        return 5;
    case ErrorKind::AnswerRequired:
        return 9;
    case ErrorKind::Canceled:
        return interruptedExitCode;
    default:
        return 1;
    }
}

} // namespace rc
