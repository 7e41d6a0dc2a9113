// SPDX-License-Identifier: GPL-3.0-or-later
// A request as a small program that only needs Python or Node.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

Result<QString> pythonProgram(const ConfigSource &source, const QByteArray &body)
{
    RC_TRY(identity, entryIdentity(source.profile));
    QString headers;
    for (const auto &[name, value] : *identity)
        headers += u"        "_s + pythonQuoted(name) + u": "_s + pythonQuoted(value) + u",\n"_s;
    QStringList modules{u"urllib.error"_s, u"urllib.request"_s};
    if (const QString module = pythonImportForKey(source.key); !module.isEmpty())
        modules.append(module);
    modules.sort();
    QString text = u"# "_s +
                   QCoreApplication::translate("rc::ConfigText", "Sends this request. Needs Python 3.7 or later.") +
                   u'\n';
    for (const QString &module : std::as_const(modules))
        text += u"import "_s + module + u'\n';
    // urllib follows redirects, and would send the key to their target.
    return text +
           u"\n\n"
           "class NoRedirect(urllib.request.HTTPRedirectHandler):\n"
           "    def redirect_request(self, *given):\n"
           "        return None\n"
           "\n\n"
           "request = urllib.request.Request(\n"
           "    "_s +
           pythonQuoted(source.resource.logsUrl()) +
           u",\n"
           "    headers={\n"
           "        "_s +
           pythonQuoted(source.profile.keyHeader) + u": "_s + keyForPython(source.key) +
           u",\n"
           "        \"Content-Type\": \"application/json\",\n"_s +
           headers +
           u"    },\n"
           "    data="_s +
           pythonQuoted(QString::fromUtf8(body)) + u".encode()"_s +
           u",\n"
           ")\n"
           "try:\n"
           "    with urllib.request.build_opener(NoRedirect).open(request, timeout=10) as answer:\n"
           "        print(answer.status, answer.read(65536).decode(errors=\"replace\"))\n"
           "except urllib.error.HTTPError as refusal:\n"
           "    raise SystemExit(f\"{refusal.code} {refusal.read(65536).decode(errors='replace')}\")\n"_s;
}

Result<QString> nodeProgram(const ConfigSource &source, const QByteArray &body)
{
    RC_TRY(identity, entryIdentity(source.profile));
    QString headers;
    for (const auto &[name, value] : *identity)
        headers += u"    "_s + nodeQuoted(name) + u": "_s + nodeQuoted(value) + u",\n"_s;
    QString text = u"// "_s +
                   QCoreApplication::translate("rc::ConfigText",
                                               "Sends this request. Needs Node 18 or later; save it as entry.mjs.") +
                   u'\n' + nodeImportForKey(source.key);
    // fetch would send a missing key as "undefined"
    return text + u"const key = "_s + keyForNode(source.key) +
           u";\n"
           "if (!key) throw new Error("_s +
           nodeQuoted(source.key.isLookup() ? u"no key in the keychain"_s : source.key.variable + u" is not set"_s) +
           u");\n"
           "const answer = await fetch("_s +
           nodeQuoted(source.resource.logsUrl()) +
           u", {\n"
           "  method: \"POST\",\n"
           "  redirect: \"manual\",\n"
           "  signal: AbortSignal.timeout(10000),\n"
           "  headers: {\n"
           "    "_s +
           nodeQuoted(source.profile.keyHeader) +
           u": key,\n"
           "    \"Content-Type\": \"application/json\",\n"_s +
           headers +
           u"  },\n"
           "  body: "_s +
           nodeQuoted(QString::fromUtf8(body)) +
           u",\n"
           "});\n"
           "console.log(answer.status, await answer.text());\n"
           "process.exitCode = answer.ok ? 0 : 1;\n"_s;
}

} // namespace rc
