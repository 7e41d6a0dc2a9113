// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/profile/unsavedfields.h"

#include <utility>

namespace rc {

void UnsavedFields::set(bool unsaved)
{
    m_usesSaved = false; // edited since, or saved
    if (std::exchange(m_unsaved, unsaved) != unsaved)
        emit changed();
    if (unsaved)
        m_saved = false;
    // Later, because views that still handle the saved profile would cancel what continues.
    if (!unsaved && !m_waiting.isEmpty())
        QMetaObject::invokeMethod(this, &UnsavedFields::settle, Qt::QueuedConnection);
}

void UnsavedFields::saved()
{
    m_saved = true;
}

void UnsavedFields::whenSettled(QObject *context, std::function<void(bool continues)> then)
{
    if (!m_unsaved || m_usesSaved) {
        then(true);
        return;
    }
    m_waiting.append({context, std::move(then)});
    // Later, because the context's owner, such as the window, may be half destroyed now.
    connect(context, &QObject::destroyed, this, &UnsavedFields::dropCanceled, Qt::QueuedConnection);
    emit asked();
}

void UnsavedFields::save()
{
    m_usesSaved = false;
    emit saveWanted();
}

void UnsavedFields::useSaved()
{
    m_usesSaved = true;
    endWaiting(true);
}

void UnsavedFields::cancelWaiting()
{
    endWaiting(false);
}

void UnsavedFields::dropCanceled()
{
    if (m_waiting.removeIf([](const Waiting &each) { return each.context.isNull(); }) > 0 && m_waiting.isEmpty())
        emit answered();
}

void UnsavedFields::settle()
{
    if (!m_unsaved) // not edited again meanwhile
        endWaiting(m_saved);
}

void UnsavedFields::endWaiting(bool continues)
{
    const QList<Waiting> waiting = std::exchange(m_waiting, {});
    emit answered();
    for (const Waiting &each : waiting) {
        if (each.context)
            each.then(continues);
    }
}

} // namespace rc

#include "moc_unsavedfields.cpp"
