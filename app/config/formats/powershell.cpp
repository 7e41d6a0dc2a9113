// SPDX-License-Identifier: GPL-3.0-or-later
// Settings for PowerShell, with a lookup in the Windows Credential Manager.
#include "config/formats/configsource.h"
#include "config/formats/quoting.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Reads a generic credential, whose secret is the key's bytes (ASCII) as written by QtKeychain, with that library's
/// name as its target. Uses C# 5 without warnings, for Windows PowerShell 5.1, where warnings are errors. The structure
/// ends with the last member that is read from CREDENTIALW.
///
/// Never run on Windows. It was compiled with mono, and read a key from a CredReadW() written for that test.
constexpr QLatin1StringView credentialReader(
    R"(if (-not ('ResourceConsole.Credentials' -as [type])) {
    Add-Type -Namespace ResourceConsole -Name Credentials -MemberDefinition @'
[StructLayout(LayoutKind.Sequential)]
public struct Head {
    public int Flags; public int Type; public IntPtr TargetName; public IntPtr Comment;
    public int WrittenLow; public int WrittenHigh; public int Size; public IntPtr Secret;
}
[DllImport("advapi32.dll", CharSet = CharSet.Unicode, SetLastError = true)]
static extern bool CredReadW(string target, int type, int flags, out IntPtr found);
[DllImport("advapi32.dll")]
static extern void CredFree(IntPtr found);
public static string Read(string target) {
    IntPtr found;
    if (!CredReadW(target, 1, 0, out found))
        Marshal.ThrowExceptionForHR(Marshal.GetHRForLastWin32Error());
    try {
        Head head = (Head)Marshal.PtrToStructure(found, typeof(Head));
        return Marshal.PtrToStringAnsi(head.Secret, head.Size);
    } finally {
        CredFree(found);
    }
}
'@
}
)");

/// The brackets identify a lookup, also when the text is read back.
QString credentialLookup(const KeyText &key)
{
    const QString said = QCoreApplication::translate("rc::ConfigText", "The key stays in the keychain:");
    return u"# "_s + said + u'\n' + credentialReader + u"$env:"_s + key.variable +
           u" = ([ResourceConsole.Credentials]::Read("_s + powerShellQuoted(windowsCredential(key)) + u"))\n"_s;
}

} // namespace

Result<QString> powerShellText(const ConfigSource &source)
{
    QString text;
    for (const EnvValue &setting : envSettings(source))
        text += u"$env:"_s + setting.name + u" = "_s + powerShellQuoted(setting.value) + u'\n';
    const QString variable = u"$env:"_s + source.key.variable;
    if (source.key.isItself())
        return text + variable + u" = "_s + powerShellQuoted(source.key.itself) + u'\n';
    if (!source.key.isLookup()) {
        return text + u"# "_s +
               QCoreApplication::translate("rc::ConfigText", "The key is not in this text. Set %1 first.")
                   .arg(variable) +
               u'\n';
    }
    if (source.key.way == KeyWay::WindowsCredential)
        return text + credentialLookup(source.key);
    // Before version 7.3 PowerShell does not pass a quote or a trailing backslash to a program correctly.
    if (source.key.account.contains(u'"') || source.key.account.endsWith(u'\\'))
        return failure(badInput(QCoreApplication::translate(
            "rc::ConfigText", "PowerShell cannot pass this profile’s name to another program.")));
    QStringList words;
    for (const QString &word : keychainCommand(source.key))
        words.append(words.isEmpty() ? word : powerShellQuoted(word));
    return text + variable + u" = ("_s + words.join(u' ') + u")\n"_s;
}

} // namespace rc
