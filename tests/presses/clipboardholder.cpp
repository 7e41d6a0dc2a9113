// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that has something on the clipboard: each line on standard input, in Base64, is held from then on. It
// says "held", and "read" whenever somebody has fetched it.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace {

void say(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

class Held : public QMimeData
{
public:
    explicit Held(const QString &text) { setText(text); }

protected:
    QVariant retrieveData(const QString &type, QMetaType meta) const override
    {
        QVariant data = QMimeData::retrieveData(type, meta);
        if (data.isValid())
            say("read");
        return data;
    }
};

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return 2;
    const QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, [&input] {
        const QByteArray line = input.readLine();
        if (line.isEmpty()) {
            QCoreApplication::quit();
            return;
        }
        QGuiApplication::clipboard()->setMimeData(new Held(QString::fromUtf8(QByteArray::fromBase64(line.trimmed()))));
        say("held");
    });
    return QCoreApplication::exec();
}
