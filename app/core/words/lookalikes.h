// SPDX-License-Identifier: GPL-3.0-or-later
// Letters of other scripts that look like a Latin one.
#pragma once

#include <array>

namespace rc {

namespace detail {

struct Lookalike
{
    char16_t character;
    char16_t latin;
};
constexpr std::array<Lookalike, 47> latinLookalikes{
    {{u'а', u'a'}, {u'в', u'b'}, {u'е', u'e'}, {u'ё', u'e'}, {u'к', u'k'}, {u'м', u'm'}, {u'н', u'h'}, {u'о', u'o'},
     {u'р', u'p'}, {u'с', u'c'}, {u'т', u't'}, {u'у', u'y'}, {u'х', u'x'}, {u'ѕ', u's'}, {u'і', u'i'}, {u'ї', u'i'},
     {u'ј', u'j'}, {u'ԁ', u'd'}, {u'ո', u'n'}, {u'α', u'a'}, {u'β', u'b'}, {u'ε', u'e'}, {u'ι', u'i'}, {u'κ', u'k'},
     {u'ν', u'v'}, {u'ο', u'o'}, {u'ρ', u'p'}, {u'τ', u't'}, {u'υ', u'u'}, {u'χ', u'x'}, {u'γ', u'y'}, {u'η', u'n'},
     {u'ω', u'w'}, {u'ɡ', u'g'}, {u'ı', u'i'}, {u'ⅼ', u'l'}, {u'ѵ', u'v'}, {u'ԛ', u'q'}, {u'ԝ', u'w'}, {u'һ', u'h'},
     {u'ց', u'g'}, {u'օ', u'o'}, {u'ս', u'u'}, {u'ɑ', u'a'}, {u'ℓ', u'l'}, {u'ʏ', u'y'}, {u'ɩ', u'i'}}};

} // namespace detail

/// The Latin letter that looks like `c`; 0 for any other character.
[[nodiscard]] constexpr char16_t latinLookalike(char16_t c)
{
    for (const detail::Lookalike &lookalike : detail::latinLookalikes) {
        if (lookalike.character == c)
            return lookalike.latin;
    }
    return 0;
}

} // namespace rc
