// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/secretclipboard.h"

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
    // What managers of the clipboard know for "keep no history of this": Klipper's hint, and that of Windows.
    data->setData(u"x-kde-passwordManagerHint"_s, "secret");
    data->setData(u"application/x-qt-windows-mime;value=\"ExcludeClipboardContentFromMonitorProcessing\""_s, "1");
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
