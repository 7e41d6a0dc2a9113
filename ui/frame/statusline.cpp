// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/frame/statusline.h"

#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"

#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {
constexpr int progressWidth = 120;
}

StatusLine::StatusLine(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_text(named(new ElidedLabel({}, this), u"statusText"_s))
    , m_progress(new QProgressBar(this))
    , m_cancel(named(linkButton(tr("Cancel"), this), u"cancelButton"_s))
{
    setObjectName(u"statusLine"_s);
    setFlag(this, "bar");
    m_text->setFont(theme.small());
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setFlag(m_text, "quiet");
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(progressWidth);
    m_progress->setAccessibleName(tr("Working"));
    m_cancel->setFont(theme.small());
    connect(m_cancel, &QPushButton::clicked, this, &StatusLine::canceled);
    makeRow(this, {QMargins(grid::gap, 0, grid::gap, 0)}, {{m_text, 1}, m_progress, m_cancel});
    m_messageTimer.setSingleShot(true);
    m_messageTimer.setInterval(8s);
    connect(&m_messageTimer, &QTimer::timeout, this, [this] { showMessage({}); });
    fitToTheme(this, theme, [this] { // nothing moves when it becomes busy
        setFixedHeight(qMax(7 * grid::unit, m_cancel->sizeHint().height() + 2));
    });
    setBusy(false);
}

void StatusLine::setLasting(const QString &text)
{
    m_lasting = text;
    showText();
}

void StatusLine::showMessage(const QString &message)
{
    m_message = message;
    if (!m_isBusy)
        m_messageTimer.start();
    showText();
}

void StatusLine::showText()
{
    QStringList texts{m_lasting, m_message};
    texts.removeAll(QString());
    m_text->setText(texts.join(u"  ·  "_s));
}

QString StatusLine::text() const
{
    return m_text->text();
}

void StatusLine::setBusy(bool busy, bool withCancel)
{
    if (m_isBusy && !busy)
        m_messageTimer.start();
    else if (busy)
        m_messageTimer.stop();
    m_isBusy = busy;
    m_progress->setVisible(busy && withCancel);
    m_cancel->setVisible(busy && withCancel);
}

} // namespace rc

#include "moc_statusline.cpp"
