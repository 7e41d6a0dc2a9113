// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tools/listoperation.h"

#include "core/key/secret.h"
#include "core/tool/toolcatalog.h"

#include <QPointer>

namespace rc {

ListOperation::ListOperation(ProfileContext &context, QObject *parent)
    : Operation(context, parent)
{
}

ListOperation::~ListOperation() = default;

void ListOperation::start(const QList<CatalogKind> &kinds)
{
    if (isBusy() || kinds.isEmpty())
        return;
    begin();
    const Result<QUrl> toolServer = parseToolServerUrl(profile().toolServer);
    m_toolServer = toolServer.value_or(QUrl());
    m_waiting = kinds;
    m_cancelled = false;
    m_generalListed = false;
    if (!toolServer) {
        endRest(toolServer.error());
        return;
    }
    requestAccess([this](Result<Access> access) {
        if (!access) {
            endRest(access.error());
            return;
        }
        m_access = std::move(*access);
        fetchNext();
    });
}

void ListOperation::fetchNext()
{
    const CatalogKind kind = m_waiting.constFirst();
    m_recorder = ActivityRecorder(m_context.activity(), listRecord(profile(), m_toolServer, kind));
    m_recorder.setKey(m_access.credentials);
    m_job = std::make_unique<ToolListJob>(m_toolServer, kind, m_access.credentials.clone(), m_context.dialects(),
                                          toolListLimits(m_access.limits, m_access.authorities));
    if (m_fetchesInstructions)
        m_job->enableInstructions();
    connect(m_job.get(), &ToolListJob::progressed, this, &ListOperation::progressed);
    connect(m_job.get(), &ToolListJob::finished, this, &ListOperation::listEnded);
    m_recorder.recordNow(); // need not be on disk first, because fetching a list changes nothing
    m_job->start();
}

void ListOperation::listEnded(const ToolListResult &received)
{
    ToolListResult result = received;
    if (result.catalog.cache.isPrivate()) {
        const Credentials &credentials = m_access.credentials;
        result.catalog.owner = keyDigest(credentials.key, historyId(profile()));
        if (credentials.sendsToken(result.catalog.kind))
            result.catalog.owner =
                keyDigest(credentials.tokenOf(result.catalog.kind)->secret, QString::fromLatin1(result.catalog.owner));
    }
    m_generalListed = m_generalListed || (result.catalog.kind == CatalogKind::General && !result.error);
    result.generalListed = m_generalListed;
    m_job.release()->deleteLater(); // the job is emitting this signal
    m_recorder.ended(result);
    m_waiting.removeFirst();
    const QPointer<ListOperation> alive(this);
    emit ended(result);
    if (!alive)
        return;
    if (m_cancelled)
        endRest({ErrorKind::Canceled});
    else if (m_waiting.isEmpty())
        finish();
    else
        fetchNext();
}

void ListOperation::cancel()
{
    if (!isBusy() || std::exchange(m_cancelled, true))
        return;
    if (m_job)
        m_job->abort();
    else
        endRest({ErrorKind::Canceled}); // still waiting for the keychain
}

/// Ends the remaining lists without requests.
void ListOperation::endRest(const Error &reason)
{
    cancelPending(); // ignore a key that arrives now
    const QPointer<ListOperation> alive(this);
    if (!m_cancelled)
        emit notRequested(reason);
    while (alive && !m_waiting.isEmpty()) {
        ToolListResult unfetched;
        unfetched.catalog.kind = m_waiting.takeFirst();
        unfetched.error = reason;
        if (!m_toolServer.isEmpty()) {
            unfetched.catalog.url = catalogAddress(m_toolServer, unfetched.catalog.kind);
            ActivityRecorder recorder(m_context.activity(),
                                      listRecord(profile(), m_toolServer, unfetched.catalog.kind));
            recorder.setRedactor(m_context.redactor());
            recorder.ended(unfetched);
        }
        emit ended(unfetched);
    }
    if (alive)
        finish();
}

void ListOperation::finish()
{
    m_access = {};
    if (end())
        emit finished();
}

} // namespace rc

#include "moc_listoperation.cpp"
