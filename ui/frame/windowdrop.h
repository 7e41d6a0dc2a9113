// SPDX-License-Identifier: GPL-3.0-or-later
// What is dropped anywhere on the window, where no field takes it: files and text, told apart by what they are.
#pragma once

#include "core/error.h"

#include <QObject>

class QDropEvent;
class QMimeData;

namespace rc {

class WindowDrop : public QObject
{
    Q_OBJECT

public:
    explicit WindowDrop(QWidget *window);

    /// Whether it can be anything for us.
    [[nodiscard]] static bool isMeant(const QMimeData *dropped);
    void take(const QMimeData *dropped);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void entriesGiven(const QString &path);  ///< a file of entries: CSV, JSON Lines, a log
    void textGiven(const QByteArray &bytes); ///< for the reader of pasted text
    /// A tool lock, to compare the tools with. It may be a broken one.
    void lockGiven(const QString &name, const QByteArray &bytes);
    void failed(const rc::Error &error);

private:
    [[nodiscard]] static bool accepts(QDropEvent &event);
};

} // namespace rc
