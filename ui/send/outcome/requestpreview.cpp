// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/send/outcome/requestpreview.h"

#include "config/configtext.h"
#include "config/entrycurl.h"
#include "config/formats/configsource.h"
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
#include <QMenu>
#include <QPushButton>
#include <QTimer>

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

Result<QString> requestCopy(RequestCopy as, const ResourceUrl &resource, const Profile &profile,
                            const QList<LogEntry> &entries)
{
    const QByteArray body = ingestBody(entries);
    if (as == RequestCopy::Curl)
        return entryCurl(resource.logsUrl(), body, profile.envPrefix, identityOf(profile));
    if (const QString fault = configFault(profile); !fault.isEmpty())
        return failure(badInput(fault));
    KeyText key;
    key.variable = keyVariable(profile);
    const ConfigSource source{profile, resource, key};
    return as == RequestCopy::Python ? pythonProgram(source, body) : nodeProgram(source, body);
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
    addCopies(theme, head);
    row->addWidget(m_copy);
    m_toggle = named(linkButton({}, head), u"previewLayout"_s);
    m_toggle->setFont(theme.small());
    row->addWidget(m_toggle);
    connect(m_toggle, &QPushButton::clicked, this, [this] {
        m_layout = m_layout == JsonLayout::Indented ? JsonLayout::Compact : JsonLayout::Indented;
        updateText();
    });
    return head;
}

void RequestPreview::addCopies(const Theme &theme, QWidget *head)
{
    m_copy = named(CopyButton::link(tr("Copy request") + u" ▾"_s, head), u"copyRequest"_s, tr("Copy request"));
    m_copy->setFont(theme.small());
    auto *menu = new QMenu(m_copy);
    const auto add = [this, menu](const QString &text, RequestCopy as) {
        connect(menu->addAction(text), &QAction::triggered, this, [this, as] {
            const Result<QString> copied = m_copyText ? m_copyText(as) : Result<QString>(QString());
            m_note->setText(copied ? m_note->text() : errorLine(copied.error()));
            if (copied && !copied->isEmpty())
                m_copy->copy(*copied);
        });
    };
    add(tr("Copy as cURL"), RequestCopy::Curl);
    add(tr("Copy as Python"), RequestCopy::Python);
    add(tr("Copy as Node"), RequestCopy::Node);
    m_copy->setMenu(menu);
}

void RequestPreview::show(const Session &session, const QList<LogEntry> &entries, const QString &note)
{
    m_extraNote = note;
    const Result<PastedResource> resource = session.resource();
    m_request = nullptr;
    m_copyText = nullptr;
    if (resource && !entries.isEmpty()) {
        m_copyText = [target = resource->resource, profile = session.profile(), entries](RequestCopy as) {
            return requestCopy(as, target, profile, entries);
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
    // The text wraps at a width that is only known after layout.
    m_text->fitLines(mostRequestLines);
    QTimer::singleShot(0, m_text, [this] { m_text->fitLines(mostRequestLines); });
}

} // namespace rc

#include "moc_requestpreview.cpp"
