// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the page of a call, as they are made once, and where they stand.
#include "core/displaytext.h"
#include "share/entrycurl.h"
#include "ui/currentresource.h"
#include "ui/send/sendbutton.h"
#include "ui/tools/annotationtext.h"
#include "ui/tools/call/callpanel.h"
#include "ui/tools/call/callrequest.h"
#include "ui/tools/call/formview.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/numberbox.h"
#include "ui/widgets/pagebody.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int narrow = 760; // of the panel: form and request one above the other
constexpr int longestWait = 3600;
constexpr qsizetype shownToolDescription = 800;

} // namespace

QWidget *CallPanel::buildHead()
{
    auto *head = new QWidget(this);
    auto *flow = new FlowLayout(head, 2 * grid::unit);
    // in a row, whatever their heights
    const auto add = [flow](QWidget *widget) {
        widget->setMinimumHeight(grid::controlHeight - grid::unit);
        flow->addWidget(widget);
    };
    QPushButton *back = linkButton(tr("‹ Back to the tools"), head);
    back->setObjectName(u"closeCall"_s);
    back->setAccessibleName(tr("Back to the tools"));
    connect(back, &QPushButton::clicked, this, &CallPanel::closed);
    add(back);
    QLabel *title = plainLabel(tr("Call %1").arg(displayText(m_tool.shownName(), LineBreaks::Mark, shownName)), m_theme,
                               Token::Text, TextSize::Strong, head);
    title->setObjectName(u"callTitle"_s);
    title->setWordWrap(false);
    add(title);
    if (m_tool.shownName() != m_tool.name)
        add(plainLabel(displayText(m_tool.name, LineBreaks::Mark, shownName), m_theme, Token::Quiet, TextSize::Mono,
                       head));
    QList<AnnotationChip> chips = annotationChips(m_tool.annotations);
    chips.prepend({catalogName(m_kind), Token::Quiet});
    for (const AnnotationChip &words : std::as_const(chips)) {
        auto *chip = new Chip(m_theme, head);
        chip->say(words.text, words.tone);
        add(chip);
    }
    return head;
}

QWidget *CallPanel::buildForm()
{
    auto *card = new Card(this);
    if (!m_tool.description.isEmpty())
        card->body()->addWidget(plainLabel(displayText(m_tool.description, LineBreaks::Keep, shownToolDescription),
                                           m_theme, Token::Quiet, TextSize::Small, card));
    const FormField &root = m_form.root();
    if (root.kind == FieldKind::Object && root.children.empty() && !root.takesMore)
        card->body()->addWidget(
            plainLabel(tr("This tool takes no arguments."), m_theme, Token::Text, TextSize::Body, card));
    else if (root.kind == FieldKind::Json)
        card->body()->addWidget(plainLabel(tr("The schema of this tool is too large or too unusual for a form: write "
                                              "the arguments as one JSON object. They are checked all the same."),
                                           m_theme, Token::Text, TextSize::Body, card));
    m_fields = new FormView(m_form, m_theme, card);
    card->body()->addWidget(m_fields);
    m_general = plainLabel({}, m_theme, Token::Failed, TextSize::Small, card);
    m_general->setObjectName(u"generalFaults"_s);
    m_general->hide();
    m_unchecked = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, card);
    m_unchecked->setObjectName(u"unchecked"_s);
    m_unchecked->hide();
    card->body()->addWidget(m_general);
    card->body()->addWidget(m_unchecked);
    return card;
}

QWidget *CallPanel::buildRequest()
{
    auto *card = new Card(this);
    auto *head = new QWidget(card);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(plainLabel(tr("What goes out"), m_theme, Token::Quiet, TextSize::Small, head), 1);
    m_requestLayout = linkButton({}, head);
    m_requestLayout->setObjectName(u"requestLayout"_s);
    connect(m_requestLayout, &QPushButton::clicked, this, [this] {
        m_indented = !m_indented;
        showRequest();
    });
    m_curl = linkButton(tr("Copy as cURL"), head);
    m_curl->setObjectName(u"copyCallCurl"_s);
    m_curl->setAccessibleDescription(tr("The key is a variable in it"));
    connect(m_curl, &QPushButton::clicked, this, [this] {
        const auto call = wanted();
        const auto request = call ? shownRequest(m_toolServer, *call, m_current.identity(), m_current.hasToken(),
                                                 m_current.dialects().dialectOf(catalogAddress(m_toolServer, m_kind)))
                                  : Result<ShownRequest>(failure(ErrorKind::BadInput));
        if (request)
            QGuiApplication::clipboard()->setText(callCurl(request->url.toString(QUrl::FullyEncoded), request->headers,
                                                           request->body, m_current.profile().envPrefix,
                                                           m_current.identity(), request->token));
    });
    row->addWidget(m_requestLayout);
    row->addWidget(m_curl);
    card->body()->addWidget(head);
    m_request = new CodeView(m_theme, card);
    m_request->setObjectName(u"callRequest"_s);
    m_request->setAccessibleName(tr("What goes out"));
    m_request->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it wraps anywhere
    connect(
        m_request->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, m_request,
        [this] { m_request->fitLines(mostLines); }, Qt::QueuedConnection);
    card->body()->addWidget(m_request);
    m_requestNote = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, card);
    m_requestNote->setObjectName(u"callRequestNote"_s);
    card->body()->addWidget(m_requestNote);
    return card;
}

QWidget *CallPanel::buildBar()
{
    auto *bar = new QWidget(this);
    auto *flow = new QHBoxLayout(bar);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(grid::gap);
    m_words = plainLabel({}, m_theme, Token::Quiet, TextSize::Small, bar);
    m_words->setObjectName(u"callState"_s);
    m_anyway = linkButton(tr("Call all the same"), bar);
    m_anyway->setObjectName(u"callAnyway"_s);
    m_anyway->hide();
    connect(m_anyway, &QPushButton::clicked, this, &CallPanel::pressAnyway);
    auto *label = plainLabel(tr("Wait at most"), m_theme, Token::Quiet, TextSize::Small, bar);
    label->setWordWrap(false);
    m_deadline = new NumberBox(bar);
    m_deadline->setObjectName(u"callDeadline"_s);
    m_deadline->setRange(0, longestWait);
    m_deadline->setSpecialValueText(tr("as in Setup"));
    m_deadline->setSuffix(tr(" s", "seconds"));
    m_deadline->setAccessibleName(tr("Wait at most, in seconds"));
    m_button = new SendButton(bar);
    m_button->setObjectName(u"callButton"_s);
    connect(m_button, &SendButton::acted, this, &CallPanel::press);
    flow->addWidget(m_words, 1);
    flow->addWidget(m_anyway);
    flow->addWidget(label);
    flow->addWidget(m_deadline);
    flow->addWidget(m_button);
    return bar;
}

void CallPanel::resizeEvent(QResizeEvent *event)
{
    const int margin = pageMargin(width());
    m_layout->setContentsMargins(0, 20, 0, grid::margin);
    for (QWidget *widget : std::as_const(m_around)) // the body between them has margins of its own
        widget->setContentsMargins(margin, 0, margin, 0);
    const bool stacked = event->size().width() < narrow;
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    for (const int part : {0, 1})
        m_columns->setStretch(part, stacked ? 0 : 1); // as wide as each other, but not as high
    QWidget::resizeEvent(event);
}

} // namespace rc
