// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/secretclipboard.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray hashOf(const QByteArray &text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha256);
}

} // namespace

SecretClipboard::SecretClipboard(QObject *parent)
    : QObject(parent)
{
    using namespace std::chrono_literals;
    m_limit.setSingleShot(true);
    m_limit.setInterval(30s);
    connect(&m_limit, &QTimer::timeout, this, &SecretClipboard::clear);
}

SecretClipboard::~SecretClipboard()
{
    if (holdsSecret() && isOnClipboard())
        QGuiApplication::clipboard()->clear();
}

void SecretClipboard::copy(const Secret &text)
{
    auto *data = new QMimeData; // owned by the clipboard
    data->setText(QString::fromUtf8(text.reveal()));
    // Hints for clipboard managers not to store this: Klipper's, and those of Windows (the last two are 32-bit numbers
    // where 0 means no). macOS uses org.nspasteboard.ConcealedType, which Qt before 6.5 renames; left for a port.
    data->setData(u"x-kde-passwordManagerHint"_s, "secret");
    const QByteArray no(sizeof(quint32), '\0');
    for (const auto &[name, value] :
         {std::pair(u"ExcludeClipboardContentFromMonitorProcessing"_s, QByteArray("1")),
          std::pair(u"CanIncludeInClipboardHistory"_s, no), std::pair(u"CanUploadToCloudClipboard"_s, no)})
        data->setData(u"application/x-qt-windows-mime;value=\"%1\""_s.arg(name), value);
    m_hash = hashOf(text.reveal());
    QGuiApplication::clipboard()->setMimeData(data);
    m_limit.start();
}

void SecretClipboard::clear()
{
    m_limit.stop();
    const bool isCurrent = isOnClipboard();
    m_hash.clear();
    if (isCurrent)
        QGuiApplication::clipboard()->clear();
    isCurrent ? emit cleared() : emit replaced();
}

bool SecretClipboard::isOnClipboard() const
{
    return !m_hash.isEmpty() && hashOf(QGuiApplication::clipboard()->text().toUtf8()) == m_hash;
}

} // namespace rc

#include "moc_secretclipboard.cpp"
