// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/requestpreview.h"

#include "config/entrycurl.h"
#include "core/profile/profile.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "core/words/listtext.h"
#include "service/send/ingest.h"
#include "session/session.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                    const QList<LogEntry> &entries, JsonLayout layout)
{
    constexpr qsizetype maxLength = 20'000;
    // a dummy key, so the real one cannot be shown
    const Result<HttpRequest> request = ingestRequest(resource, {Secret("-"), identity}, entries, {});
    if (!request)
        return errorLine(request.error());
    QString text = "POST "_L1 + resource.logsUrl() + u'\n';
    for (const auto &[name, value] : request->headers) {
        const bool isKey = name == identity.keyHeader;
        text += QString::fromUtf8(name) + ": "_L1 +
                (isKey ? u'$' + envPrefix + "API_KEY"_L1 : QString::fromUtf8(value)) + u'\n';
    }
    text += u'\n' + QString::fromUtf8(ingestBody(entries, layout));
    return displayText(text, LineBreaks::Keep, maxLength);
}

namespace {
constexpr int mostRequestLines = 26;
}

RequestPreview::RequestPreview(const Theme &theme, QWidget *parent)
    : QWidget(parent)
{
    m_head = buildHead(theme);
    auto *layout = makeColumn(this, {noMargins, 6}, {m_head});
    m_text = named(new CodeView(theme, this), u"preview"_s, tr("Request"));
    m_text->fitLines(mostRequestLines);
    layout->addWidget(m_text);
    m_note = plainLabel({}, theme, Token::Quiet, TextSize::Small, this);
    layout->addWidget(m_note);
    updateText();
}

QWidget *RequestPreview::buildHead(const Theme &theme)
{
    auto *head = new QWidget(this);
    auto *row =
        makeRow(head, {noMargins}, {{plainLabel(tr("Request"), theme, Token::Text, TextSize::Strong, head), 1}});
    auto *copy = named(CopyButton::link(tr("Copy as cURL"), head), u"copyRequest"_s);
    copy->setFont(theme.small());
    row->addWidget(copy);
    connect(copy, &QPushButton::clicked, this, [this, copy] {
        if (m_curl)
            copy->copy(m_curl());
    });
    m_toggle = named(linkButton({}, head), u"previewLayout"_s);
    m_toggle->setFont(theme.small());
    row->addWidget(m_toggle);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        m_layout = m_layout == JsonLayout::Indented ? JsonLayout::Compact : JsonLayout::Indented;
        updateText();
    });
    return head;
}

void RequestPreview::show(const Session &session, const QList<LogEntry> &entries, const QString &note)
{
    m_extraNote = note;
    const Result<PastedResource> resource = session.resource();
    m_request = nullptr;
    m_curl = nullptr;
    if (resource && !entries.isEmpty()) {
        m_curl = [url = resource->resource.logsUrl(), profile = session.profile(), entries] {
            return entryCurl(url, ingestBody(entries), profile.envPrefix, identityOf(profile));
        };
        m_request = [target = resource->resource, who = session.identity(), prefix = session.profile().envPrefix,
                     entries](JsonLayout layout) { return requestText(target, who, prefix, entries, layout); };
    }
    updateText();
}

void RequestPreview::updateText()
{
    const bool readable = m_layout == JsonLayout::Indented;
    m_toggle->setText(readable ? tr("Raw") : tr("Formatted"));
    m_note->setText(readable ? sentencesText({tr("Formatted for reading; sent as one line."), m_extraNote})
                             : m_extraNote);
    for (QWidget *part : std::initializer_list<QWidget *>{m_head, m_text, m_note})
        part->setVisible(m_request != nullptr);
    if (!m_request)
        return;
    m_text->showText(m_request(m_layout));
}

} // namespace rc

#include "moc_requestpreview.cpp"
