// SPDX-License-Identifier: GPL-3.0-or-later
// Handles files and text dropped anywhere on the window except on fields, by their content.
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

    /// Whether it may be usable.
    [[nodiscard]] static bool canHandle(const QMimeData *dropped);
    void handle(const QMimeData *dropped);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void entriesDropped(const QString &path);  ///< a file with entries: CSV, JSON Lines, a log
    void textDropped(const QByteArray &bytes); ///< for the reader of pasted text
    /// A tool lock to compare the tools with. It may be invalid.
    void lockDropped(const QString &name, const QByteArray &bytes);
    void failed(const rc::Error &error);

private:
    [[nodiscard]] static bool accepts(QDropEvent &event);
};

} // namespace rc
