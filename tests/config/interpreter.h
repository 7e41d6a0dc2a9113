// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a script in a real interpreter and takes what it printed.
#pragma once

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace rctest {

struct Printed
{
    bool well = false;
    QByteArray output;
    QString fault;
};

/// `script` in a file of `folder`, run by `program` with SERVICE_API_KEY set to `key`.
inline Printed run(const QString &program, const QString &script, const QTemporaryDir &folder,
                   const QString &key = QStringLiteral("k3y"), const QString &name = QStringLiteral("script"))
{
    const QString path = folder.filePath(name);
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
    const bool well = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0 && words.isEmpty();
    return {well, process.readAllStandardOutput(), words};
}

/// The shells that every machine that tests has, by the standard's name and by its own.
inline QStringList shells()
{
    return {QStringLiteral("sh"), QStringLiteral("bash")};
}

/// A text as the hex digits of its UTF-16 units, low byte first: exact for every text, lone surrogates included.
inline QByteArray unitsOf(const QString &text)
{
    QByteArray bytes;
    for (const QChar c : text) {
        bytes += static_cast<char>(c.unicode() & 0xff);
        bytes += static_cast<char>(c.unicode() >> 8);
    }
    return bytes.toHex();
}

} // namespace rctest
