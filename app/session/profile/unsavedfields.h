// SPDX-License-Identifier: GPL-3.0-or-later
// Fields of Setup that were typed and not saved, and what waits for a person's word on them.
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

    /// Setup has fields that differ from the profile; false again when they were saved or taken back.
    void set(bool unsaved);
    [[nodiscard]] bool any() const { return m_unsaved; }
    /// What is to go out goes at once, or, with unsaved fields, after a person said what is meant: `then` is called
    /// when it may go on. Not called when `context` is gone.
    void whenSettled(QObject *context, std::function<void()> then);
    /// The answers. Saving is the Setup page's: what waits goes on once the fields are no longer unsaved.
    void save();
    void leaveOut();

signals:
    void changed();  ///< any()
    void asked();    ///< something waits for save() or leaveOut()
    void answered(); ///< nothing waits any more
    void saveWanted();

private:
    void goOn();

    struct Waiting
    {
        QPointer<QObject> context;
        std::function<void()> then;
    };
    QList<Waiting> m_waiting;
    bool m_unsaved = false;
    bool m_leftOut = false; ///< a person said so, and has not typed since
};

} // namespace rc
