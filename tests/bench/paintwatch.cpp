// SPDX-License-Identifier: GPL-3.0-or-later
// Linked to a program, it says on standard output when the first window is painted, and ends the program.
#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <cstdio>

namespace {

class PaintWatch : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // Any widget will do: a window that its children cover whole is sent no paint event of its own.
        if (event->type() == QEvent::Paint && watched->isWidgetType() &&
            static_cast<QWidget *>(watched)->window()->isVisible()) {
            qApp->removeEventFilter(this);
            // The filter comes before the painting: the next turn of the loop comes after it.
            QTimer::singleShot(0, qApp, [] {
                std::puts("painted");
                std::fflush(stdout);
                QCoreApplication::quit();
            });
        }
        return false;
    }
};

void watch()
{
    qApp->installEventFilter(new PaintWatch(qApp));
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
