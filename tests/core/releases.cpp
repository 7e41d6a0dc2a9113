// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/releases.h"

#include <QArrayData>

#include <malloc.h>
#include <utility>

namespace rc {

namespace {

Releases *current = nullptr;

} // namespace

Releases::Releases(QByteArray key)
    : m_key(std::move(key))
{
    current = this;
}

Releases::~Releases()
{
    current = nullptr;
}

void Releases::look(const void *block)
{
    if (current == nullptr || block == nullptr)
        return;
    const QByteArrayView bytes(static_cast<const char *>(block),
                               qsizetype(::malloc_usable_size(const_cast<void *>(block))));
    ++current->m_all;
    if (bytes.contains(current->m_key))
        ++current->m_withKey;
}

} // namespace rc

// The linker replaces the real functions with these. Qt 6.4 frees a buffer in its library, Qt 6.8 by an inlined free().
// The names are the linker's.
// NOLINTBEGIN(bugprone-reserved-identifier)
extern "C" {
void __real__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept;
void __wrap__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept;
void __real_free(void *block) noexcept;
void __wrap_free(void *block) noexcept;
}

void __wrap__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept
{
    rc::Releases::look(data);
    __real__ZN10QArrayData10deallocateEPS_xx(data, size, alignment);
}

void __wrap_free(void *block) noexcept
{
    rc::Releases::look(block);
    __real_free(block);
}
// NOLINTEND(bugprone-reserved-identifier)
