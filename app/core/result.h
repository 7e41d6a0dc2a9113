// SPDX-License-Identifier: GPL-3.0-or-later
// The return type of functions that can fail.
#pragma once

#include "core/error.h"

#include <tl/expected.hpp>

namespace rc {

template<typename T>
using Result = tl::expected<T, Error>;

/// Shorthand for a failed Result: `return failure(ErrorKind::BadInput, tr(...));`.
inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

inline tl::unexpected<Error> failure(ErrorKind kind, Phrase detail = {}, QString quote = {})
{
    return tl::unexpected<Error>(Error{kind, std::move(detail), std::move(quote), 0});
}

/// Of kind BadInput. `why`: the full reason, a sentence.
inline tl::unexpected<Error> failure(const Phrase &why)
{
    return failure(ErrorKind::BadInput, why);
}

} // namespace rc

/// `RC_TRY(name, call());` defines `name` as the Result of a call, and returns its error if it failed.
#define RC_TRY(name, ...)                                                                                              \
    auto name = __VA_ARGS__;                                                                                           \
    if (!name)                                                                                                         \
    return ::rc::failure(name.error())

/// Same for a call whose value is not needed.
#define RC_CHECK(...)                                                                                                  \
    if (const auto result = __VA_ARGS__; !result)                                                                      \
    return ::rc::failure(result.error())

/// Same, assigning the value: `RC_SET(limits, limitsOf(arguments));`.
#define RC_SET(target, ...)                                                                                            \
    if (auto result = __VA_ARGS__; result)                                                                             \
        (target) = *std::move(result);                                                                                 \
    else                                                                                                               \
        return ::rc::failure(result.error())
