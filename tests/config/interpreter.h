// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a script in a real interpreter and captures its output.
#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace rctest {

struct ScriptOutput
{
    bool succeeded = false;
    QByteArray output;
    QString fault;
};

/// The SDK's package for generated texts: its configure() passes its arguments to the script's hear().
inline bool writePackage(const QTemporaryDir &folder)
{
    const auto write = [&folder](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    const QString ofNode = QStringLiteral("node_modules/service");
    return QDir(folder.path()).mkpath(ofNode) &&
           write(QStringLiteral("service.py"),
                 "import builtins\ndef configure(**given):\n    builtins.hear(given)\n") &&
           write(ofNode + QStringLiteral("/package.json"), R"({"name":"service","type":"module","main":"index.js"})") &&
           write(ofNode + QStringLiteral("/index.js"),
                 "export function configure(given) { globalThis.hear(given); }\n");
}

/// Runs `script`, in a file of `folder`, with `program` and SERVICE_API_KEY set to `key`.
inline ScriptOutput run(const QString &program, const QString &script, const QTemporaryDir &folder,
                        const QString &key = QStringLiteral("k3y"), const QString &name = QStringLiteral("script"))
{
    if (!writePackage(folder))
        return {false, {}, QStringLiteral("the SDK's package could not be written")};
    const QString path = folder.filePath(program == QStringLiteral("node") ? name + QStringLiteral(".mjs") : name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(script.toUtf8()) < 0)
        return {false, {}, file.errorString()};
    file.close();
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("SERVICE_API_KEY"), key);
    environment.insert(QStringLiteral("PYTHONUTF8"), QStringLiteral("1"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(folder.path());
    process.start(program, {path});
    if (!process.waitForFinished(60000))
        return {false, {}, program + QStringLiteral(": ") + process.errorString()};
    const QString words = QString::fromUtf8(process.readAllStandardError());
    const bool succeeded = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 && words.isEmpty();
    return {succeeded, process.readAllStandardOutput(), words};
}

/// The shells on every test machine, by the standard's name and by their own.
inline QStringList shells()
{
    return {QStringLiteral("sh"), QStringLiteral("bash")};
}

/// What `program` prints; a fault in words if it fails, or runs a text as a command.
inline QByteArray printedBy(const QString &program, const QString &script)
{
    const QTemporaryDir folder;
    const ScriptOutput printed = run(program, script, folder);
    if (!printed.succeeded || QFile::exists(folder.filePath(QStringLiteral("broken"))))
        return "did not run well: " + printed.fault.toUtf8();
    return printed.output;
}

/// Same for all shells, which must agree.
inline QByteArray printedByShells(const QString &script)
{
    const QByteArray first = printedBy(shells().first(), script);
    for (const QString &shell : shells().sliced(1)) {
        if (const QByteArray other = printedBy(shell, script); other != first)
            return shell.toUtf8() + " reads something else: " + other;
    }
    return first;
}

/// A text's UTF-16 units as hex digits, low byte first: exact for every text, even with lone surrogates.
inline QByteArray utf16Hex(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text) {
        bytes += static_cast<char>(c.unicode() & 0xff);
        bytes += static_cast<char>(c.unicode() >> 8);
    }
    return bytes.toHex();
}

} // namespace rctest
