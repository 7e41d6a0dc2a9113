// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/sdk/logfilecard.h"

#include "core/background.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"

#include <QFileInfo>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qint64 shownEnd = 64 * 1024; ///< bytes

QString endOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    file.seek(std::max<qint64>(0, file.size() - shownEnd));
    QByteArray bytes = file.read(shownEnd);
    if (file.size() > shownEnd)
        bytes = bytes.mid(bytes.indexOf('\n') + 1); // a whole line first
    return displayBytes(bytes, LineBreaks::Keep, shownEnd);
}

} // namespace

LogFileCard::LogFileCard(QString path, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_path(std::move(path))
    , m_theme(theme)
    , m_size(named(quietLabel({}, theme, this), u"sdkFileSize"_s))
    , m_show(named(linkButton(tr("Show latest lines"), this), u"sdkShowFile"_s))
    , m_fault(named(quietLabel({}, theme, this), u"sdkFileFault"_s))
{
    m_size->setWordWrap(false);
    setTone(m_fault, Token::Failed);
    m_fault->hide();
    auto *head = makeRow({}, {headingLabel(tr("Local log file"), this), m_size, stretch(0), m_show});
    body()->addLayout(head);
    auto *shown = named(new MonoLabel(theme, displayText(m_path), this), u"sdkFile"_s);
    body()->addWidget(shown);
    body()->addWidget(m_fault);
    connect(m_show, &QPushButton::clicked, this, &LogFileCard::showEnd);
    refresh();
}

void LogFileCard::refresh()
{
    const qint64 bytes = QFileInfo(m_path).size();
    m_size->setText(bytes > 0 ? QLocale().formattedDataSize(bytes) : tr("not created yet"));
    m_show->setEnabled(bytes > 0);
}

void LogFileCard::setFault(const std::optional<Error> &fault)
{
    m_fault->setText(fault ? tr("Not written to this file: %1").arg(errorLine(*fault)) : QString());
    m_fault->setVisible(fault.has_value());
}

/// A disk may hang.
void LogFileCard::showEnd()
{
    inBackground(
        this, [path = m_path] { return endOf(path); },
        [this](const QString &text) { showWholeText(tr("End of the local log file"), text, m_theme, this); });
}

} // namespace rc

#include "moc_logfilecard.cpp"
