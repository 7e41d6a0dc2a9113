// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/jsonslices.h"

#include "core/jsonstring.h"

#include <cstring>

namespace rc {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

class Slicer
{
public:
    explicit Slicer(QByteArrayView json)
        : m_at(json.data())
        , m_end(json.data() + json.size())
    {
    }

    /// Whether one of them opens here, which is then passed.
    [[nodiscard]] bool open(char bracket)
    {
        space();
        return take(bracket);
    }

    template<typename Each>
    void each(char closing, Each member)
    {
        space();
        if (take(closing))
            return;
        do {
            space();
            member();
            space();
        } while (take(','));
    }

    /// Passes over a value and gives it.
    QByteArrayView value()
    {
        const char *from = m_at;
        if (m_at == m_end) {
            // cut off: nothing
        } else if (*m_at == '"') {
            string();
        } else if (*m_at == '{' || *m_at == '[') {
            composed();
        } else {
            while (m_at != m_end && *m_at != ',' && *m_at != '}' && *m_at != ']' && !isSpace(*m_at))
                ++m_at;
        }
        return {from, m_at - from};
    }

    void colon()
    {
        space();
        (void)take(':');
        space();
    }

private:
    void space()
    {
        while (m_at != m_end && isSpace(*m_at))
            ++m_at;
    }

    bool take(char c)
    {
        if (m_at == m_end || *m_at != c)
            return false;
        ++m_at;
        return true;
    }

    void string()
    {
        const char *from = m_at++;
        while (m_at != m_end) {
            const auto *quote = static_cast<const char *>(std::memchr(m_at, '"', size_t(m_end - m_at)));
            m_at = quote ? quote + 1 : m_end;
            if (!quote)
                return;
            const char *before = quote;
            while (before - 1 > from && before[-1] == '\\')
                --before;
            if ((quote - before) % 2 == 0)
                return;
        }
    }

    void composed()
    {
        qsizetype depth = 0;
        while (m_at != m_end) {
            switch (*m_at) {
            case '"':
                string();
                continue;
            case '{':
            case '[':
                ++depth;
                break;
            case '}':
            case ']':
                --depth;
                break;
            default:
                break;
            }
            ++m_at;
            if (depth == 0)
                return;
        }
    }

    const char *m_at;
    const char *m_end;
};

} // namespace

std::optional<QList<JsonMemberSlice>> jsonMemberSlices(QByteArrayView object)
{
    Slicer slicer(object);
    if (!slicer.open('{'))
        return std::nullopt;
    QList<JsonMemberSlice> members;
    slicer.each('}', [&] {
        const QByteArrayView key = slicer.value();
        slicer.colon();
        const QByteArrayView value = slicer.value();
        if (key.size() >= 2 && key.startsWith('"'))
            members.append({key, value});
    });
    return members;
}

std::optional<QList<QByteArrayView>> jsonElementSlices(QByteArrayView array)
{
    Slicer slicer(array);
    if (!slicer.open('['))
        return std::nullopt;
    QList<QByteArrayView> elements;
    slicer.each(']', [&] { elements.append(slicer.value()); });
    return elements;
}

std::optional<QByteArrayView> jsonMemberSlice(QByteArrayView object, QByteArrayView key)
{
    const auto members = jsonMemberSlices(object);
    if (!members)
        return std::nullopt;
    for (const auto &[name, value] : *members) {
        const QByteArrayView within = name.sliced(1).chopped(1);
        if (within == key || (within.contains('\\') && decodedJsonString(name).toUtf8() == key))
            return value;
    }
    return std::nullopt;
}

} // namespace rc
