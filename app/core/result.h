// SPDX-License-Identifier: GPL-3.0-or-later
// What a function that can fail returns.
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

inline tl::unexpected<Error> failure(ErrorKind kind, QString detail = {}, QString quote = {})
{
    return tl::unexpected<Error>(Error{kind, std::move(detail), std::move(quote), 0});
}

} // namespace rc
