// SPDX-License-Identifier: GPL-3.0-or-later
// The request that the next press makes, always in view: address, headers with the key as a variable, body.
#include "ui/send/requestpreview.h"

#include "ui/currentresource.h"
#include "ui/send/requesttext.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/tinted.h"

#include <QLabel>
#include <QTimer>
#include <QVBoxLayout>

namespace rc {

namespace {
constexpr int mostLines = 26;
}

RequestPreview::RequestPreview(const QString &note, const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(plainLabel(tr("What goes out"), theme, Token::Quiet, TextSize::Small, this));
    m_text = new CodeView(theme, this);
    m_text->setObjectName(QStringLiteral("preview"));
    m_text->setAccessibleName(tr("What goes out"));
    layout->addWidget(m_text);
    layout->addWidget(plainLabel(note, theme, Token::Quiet, TextSize::Small, this));
}

void RequestPreview::show(const CurrentResource &current, const QList<LogEntry> &entries)
{
    const Result<PastedResource> resource = current.resource();
    m_text->setVisible(resource.has_value());
    if (!resource)
        return;
    m_text->say(requestText(resource->resource, current.profile().envPrefix, entries, m_layout));
    // The text wraps at a width that is known once the layout ran.
    m_text->fitLines(mostLines);
    QTimer::singleShot(0, m_text, [this] { m_text->fitLines(mostLines); });
}

} // namespace rc
