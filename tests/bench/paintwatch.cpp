// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program, it reports the first painted window on standard output and ends the program.
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
        // Any widget counts, because a window that is fully covered by its children gets no paint event itself.
        if (event->type() == QEvent::Paint && watched->isWidgetType() &&
            static_cast<QWidget *>(watched)->window()->isVisible()) {
            qApp->removeEventFilter(this);
            // The filter runs before the painting, and the next turn of the event loop after it.
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
