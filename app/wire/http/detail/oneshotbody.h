// SPDX-License-Identifier: GPL-3.0-or-later
// A request body that can be read only once, so that Qt cannot resend it.
#pragma once

#include <QByteArray>
#include <QIODevice>

namespace rc {

/// Sequential and not resettable, so that Qt reports ContentReSendError instead of repeating a POST. Used with
/// DoNotBufferUploadDataAttribute and a Content-Length header.
class OneShotBody : public QIODevice
{
    Q_OBJECT

public:
    explicit OneShotBody(QByteArray bytes, QObject *parent = nullptr);

    [[nodiscard]] bool isSequential() const override { return true; }
    bool reset() override { return false; }
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] bool atEnd() const override;
    /// Whether Qt has read any byte: from then on bytes may have been sent.
    [[nodiscard]] bool wasRead() const { return m_position > 0; }
    /// Returns no more bytes. Qt's network thread may already have requested some by a queued event.
    void withhold() { m_withheld = true; }

protected:
    qint64 readData(char *data, qint64 maxSize) override;
    qint64 writeData(const char *data, qint64 size) override;

private:
    QByteArray m_bytes;
    qint64 m_position = 0;
    bool m_withheld = false;
};

} // namespace rc
