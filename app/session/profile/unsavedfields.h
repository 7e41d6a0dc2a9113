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

    /// Setup has fields that differ from the profile. Without them, waiting actions continue after saved(), and are
    /// canceled otherwise: reverting must not send anything.
    void set(bool unsaved);
    void saved(); ///< they were saved; followed by set(false)
    [[nodiscard]] bool any() const { return m_unsaved; }
    /// Calls `then` immediately, or, with unsaved fields, after the user's decision, which may be not to continue. Not
    /// called if `context` is gone.
    void whenSettled(QObject *context, std::function<void(bool continues)> then);
    [[nodiscard]] bool isAwaited() const { return !m_waiting.isEmpty(); } ///< an action waits for the decision
    /// The decision. The Setup page saves, and waiting actions continue once the fields are saved.
    void save();
    void useSaved();
    void cancelWaiting();

signals:
    void changed();  ///< any()
    void asked();    ///< an action waits for one of these decisions
    void answered(); ///< no action is waiting
    void saveWanted();

private:
    void settle();
    void endWaiting(bool continues);
    void dropCanceled();

    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void(bool)> then;
    };
    QList<Waiting> m_waiting;
    bool m_unsaved = false;
    bool m_saved = false;     ///< since the last edit
    bool m_usesSaved = false; ///< the user chose useSaved(), and has not edited since
};

} // namespace rc
