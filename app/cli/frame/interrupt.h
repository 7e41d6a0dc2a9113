// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+C and a request to terminate, turned into a signal on the event loop.
#pragma once

#include <QObject>

#include <memory>

namespace rc {

/// At most one at a time. Notices the first interrupt only: a second one ends the program at once, as the system does.
class Interrupt : public QObject
{
    Q_OBJECT

public:
    explicit Interrupt(QObject *parent = nullptr);
    ~Interrupt() override;

signals:
    /// 130 for Ctrl+C (SIGINT), 143 for SIGTERM: 128 and the signal's number.
    void interrupted(int exitCode);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace rc
