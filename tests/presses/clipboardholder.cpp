// SPDX-License-Identifier: GPL-3.0-or-later
// Another program that has something on the clipboard: each line on standard input, in Base64, is held from then on. It
// says "held 1" of the first, and "read 1" whenever somebody has fetched that one.
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
