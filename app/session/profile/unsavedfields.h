// SPDX-License-Identifier: GPL-3.0-or-later
// Unsaved fields of Setup, and actions that wait for the user's decision about them.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

namespace rc {

class UnsavedFields : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Setup has fields that differ from the profile; false after saving or reverting.
    void set(bool unsaved);
    [[nodiscard]] bool any() const { return m_unsaved; }
    /// Calls `then` immediately, or, with unsaved fields, after the user's decision. Not called if `context` is gone.
    void whenSettled(QObject *context, std::function<void()> then);
    [[nodiscard]] bool isAwaited() const { return !m_waiting.isEmpty(); } ///< an action waits for the decision
    /// The decision. The Setup page saves, and waiting actions continue once the fields are saved.
    void save();
    void useSaved();

signals:
    void changed();  ///< any()
    void asked();    ///< an action waits for save() or useSaved()
    void answered(); ///< no action is waiting
    void saveWanted();

private:
    void resumeWaiting();
    void dropCanceled();

    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    QList<Waiting> m_waiting;
    bool m_unsaved = false;
    bool m_usesSaved = false; ///< the user chose useSaved(), and has not edited since
};

} // namespace rc
