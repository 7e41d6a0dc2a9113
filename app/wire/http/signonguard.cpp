// SPDX-License-Identifier: GPL-3.0-or-later
// Defines allowSignOn(): Qt may use Kerberos tickets for these proxies only.
#include "wire/http/proxy.h"

#include <QSet>

#include <mutex>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

namespace rc {

namespace {

std::mutex access; // Qt calls from its network thread
QSet<QByteArray> allowed;

} // namespace

void allowSignOn(const QString &host)
{
    const std::scoped_lock lock(access);
    allowed.insert(host.toLower().toUtf8());
}

} // namespace rc

#ifdef Q_OS_LINUX

// Qt has no switch for this, and it asks GSSAPI for the host's name first. This function takes precedence over the
// library's and returns no name for other hosts: Qt then considers the method unusable.

struct GssBuffer // gss_buffer_desc
{
    std::size_t length;
    void *value;
};

extern "C" Q_DECL_EXPORT unsigned gss_import_name(unsigned *minor, GssBuffer *name, void *type, void **result)
{
    const QByteArray service(static_cast<const char *>(name->value), qsizetype(name->length)); // HTTP@host
    bool mayAsk = false;
    {
        const std::scoped_lock lock(rc::access);
        mayAsk = rc::allowed.contains(service.mid(service.indexOf('@') + 1).toLower());
    }
    using Import = unsigned (*)(unsigned *, GssBuffer *, void *, void **);
    if (const auto real = mayAsk ? reinterpret_cast<Import>(::dlsym(RTLD_NEXT, "gss_import_name")) : nullptr)
        return real(minor, name, type, result);
    *minor = 0;
    *result = nullptr;
    return 0;
}

#endif
