// SPDX-License-Identifier: GPL-3.0-or-later
// The request that the next press makes, always in view: address, headers with the key as a variable, body.
#include "ui/send/requestpreview.h"

#include "ui/currentresource.h"
#include "ui/send/requesttext.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace rc {

namespace {
constexpr int mostRequestLines = 26;
}

RequestPreview::RequestPreview(const QString &note, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_extraNote(note)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    m_head = buildHead(theme);
    layout->addWidget(m_head);
    m_text = new CodeView(theme, this);
    m_text->setObjectName(QStringLiteral("preview"));
    m_text->setAccessibleName(tr("What goes out"));
    layout->addWidget(m_text);
    m_note = plainLabel({}, theme, Token::Quiet, TextSize::Small, this);
    layout->addWidget(m_note);
    say();
}

QWidget *RequestPreview::buildHead(const Theme &theme)
{
    auto *head = new QWidget(this);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plainLabel(tr("What goes out"), theme, Token::Quiet, TextSize::Small, head), 1);
    m_toggle = linkButton({}, head);
    m_toggle->setObjectName(QStringLiteral("previewLayout"));
    m_toggle->setFont(theme.small());
    row->addWidget(m_toggle);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        m_layout = m_layout == JsonLayout::Indented ? JsonLayout::Compact : JsonLayout::Indented;
        say();
    });
    return head;
}

void RequestPreview::setNote(const QString &note)
{
    m_extraNote = note;
}

void RequestPreview::show(const CurrentResource &current, const QList<LogEntry> &entries)
{
    const Result<PastedResource> resource = current.resource();
    m_request = nullptr;
    if (resource && !entries.isEmpty())
        m_request = [target = resource->resource, who = current.identity(), prefix = current.profile().envPrefix,
                     entries](JsonLayout layout) { return requestText(target, who, prefix, entries, layout); };
    say();
}

void RequestPreview::say()
{
    const bool readable = m_layout == JsonLayout::Indented;
    m_toggle->setText(readable ? tr("As one line") : tr("With line breaks"));
    m_note->setText(readable ? tr("Line breaks are for reading: the body goes out as one line.") + u' ' + m_extraNote
                             : m_extraNote);
    for (QWidget *part : std::initializer_list<QWidget *>{m_head, m_text, m_note})
        part->setVisible(m_request != nullptr);
    if (!m_request)
        return;
    m_text->say(m_request(m_layout));
    // The text wraps at a width that is known once the layout ran.
    m_text->fitLines(mostRequestLines);
    QTimer::singleShot(0, m_text, [this] { m_text->fitLines(mostRequestLines); });
}

} // namespace rc

#include "moc_requestpreview.cpp"
