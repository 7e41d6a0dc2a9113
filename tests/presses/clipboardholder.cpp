// SPDX-License-Identifier: GPL-3.0-or-later
// A program that owns the clipboard: it offers each line of standard input, in Base64, as the clipboard's content. It
// prints "held 1" for the first line, and "read 1" whenever another program has fetched it.
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>
#include <QSocketNotifier>

#include <cstdio>
#include <unistd.h>

namespace {

void say(const char *word, int number)
{
    std::printf("%s %d\n", word, number);
    std::fflush(stdout);
}

class Held : public QMimeData
{
public:
    Held(int number, const QString &text)
        : m_number(number)
    {
        setText(text);
    }

protected:
    QVariant retrieveData(const QString &type, QMetaType meta) const override
    {
        QVariant data = QMimeData::retrieveData(type, meta);
        if (data.isValid())
            say("read", m_number);
        return data;
    }

private:
    int m_number;
};

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication application(argc, argv);
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly | QIODevice::Unbuffered))
        return 2;
    int number = 0;
    const QSocketNotifier notifier(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&notifier, &QSocketNotifier::activated, &application, [&input, &number] {
        const QByteArray line = input.readLine();
        if (line.isEmpty()) {
            QCoreApplication::quit();
            return;
        }
        const QString text = QString::fromUtf8(QByteArray::fromBase64(line.trimmed()));
        QGuiApplication::clipboard()->setMimeData(new Held(++number, text));
        say("held", number);
    });
    return QCoreApplication::exec();
}
