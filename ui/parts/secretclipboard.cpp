// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/secretclipboard.h"

#include <QClipboard>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QByteArray printOf(const QByteArray &text)
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
    if (isHolding() && isThere())
        QGuiApplication::clipboard()->clear();
}

void SecretClipboard::copy(const Secret &text)
{
    auto *data = new QMimeData; // the clipboard owns it
    data->setText(QString::fromUtf8(text.reveal()));
    // What managers of the clipboard know for "keep no history of this": Klipper's hint, and those of Windows (the last
    // two are a number of 32 bits, and 0 means no). macOS has org.nspasteboard.ConcealedType; Qt gives a name of its
    // own to such data there before 6.5, so that is for whoever ports this.
    data->setData(u"x-kde-passwordManagerHint"_s, "secret");
    const QByteArray no(sizeof(quint32), '\0');
    for (const auto &[name, value] :
         {std::pair(u"ExcludeClipboardContentFromMonitorProcessing"_s, QByteArray("1")),
          std::pair(u"CanIncludeInClipboardHistory"_s, no), std::pair(u"CanUploadToCloudClipboard"_s, no)})
        data->setData(u"application/x-qt-windows-mime;value=\"%1\""_s.arg(name), value);
    m_print = printOf(text.reveal());
    QGuiApplication::clipboard()->setMimeData(data);
    m_limit.start();
}

void SecretClipboard::clear()
{
    m_limit.stop();
    const bool there = isThere();
    m_print.clear();
    if (there)
        QGuiApplication::clipboard()->clear();
    there ? emit cleared() : emit replaced();
}

bool SecretClipboard::isThere() const
{
    return !m_print.isEmpty() && printOf(QGuiApplication::clipboard()->text().toUtf8()) == m_print;
}

} // namespace rc

#include "moc_secretclipboard.cpp"
