// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from both endpoints.
#include "ui/tools/toolspage.h"

#include "core/displaytext.h"
#include "core/errorwords.h"
#include "ui/currentresource.h"
#include "ui/theme/theme.h"
#include "ui/tools/tooldetail.h"
#include "ui/tools/toollistpane.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/messagecard.h"
#include "ui/widgets/segmentedcontrol.h"
#include "ui/widgets/tinted.h"
#include "ui/widgets/tone.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace rc {

namespace {
constexpr int narrow = 540; // of the page: list and detail one above the other
} // namespace

ToolsPage::ToolsPage(CurrentResource &current, Theme &theme, QWidget *parent)
    : Page(parent)
    , m_current(current)
    , m_theme(theme)
{
    setObjectName(QStringLiteral("toolsPage"));
    m_layout = new QVBoxLayout(this);
    m_layout->setSpacing(grid::gap);
    m_layout->addWidget(buildHeader());
    m_banner = new Banner(theme, this);
    m_banner->setObjectName(QStringLiteral("toolsBanner"));
    m_banner->hide();
    m_layout->addWidget(m_banner);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(buildMessage());
    m_stack->addWidget(buildLists());
    m_layout->addWidget(m_stack, 1);

    connect(m_kinds, &SegmentedControl::currentChanged, this, &ToolsPage::showSide);
    connect(m_list, &ToolListPane::currentChanged, this, &ToolsPage::showTool);
    connect(&current, &CurrentResource::changed, this, &ToolsPage::resourceChanged);
    showSide();
}

ToolsPage::~ToolsPage() = default;

QWidget *ToolsPage::buildHeader()
{
    auto *header = new QWidget(this);
    auto *layout = new QHBoxLayout(header);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(grid::gap);
    QLabel *title = plainLabel(tr("Tools"), m_theme, Token::Text, TextSize::Title, header);
    title->setWordWrap(false);
    m_kinds = new SegmentedControl(SegmentedControl::Look::Segments, header);
    m_kinds->setObjectName(QStringLiteral("catalogs"));
    m_kinds->setChoices({tr("General"), tr("Code hosting")});
    m_button = primaryButton({}, header);
    m_button->setObjectName(QStringLiteral("refreshButton"));
    m_button->setMinimumHeight(grid::controlHeight);
    connect(m_button, &QPushButton::clicked, this, [this] { isBusy() ? cancel() : refresh(); });
    layout->addWidget(title);
    layout->addWidget(m_kinds);
    layout->addStretch();
    layout->addWidget(m_button);
    return header;
}

QWidget *ToolsPage::buildMessage()
{
    auto *whole = new QWidget(this);
    m_message = new MessageCard(m_theme, whole);
    m_message->setObjectName(QStringLiteral("toolsMessage"));
    auto *outer = new QVBoxLayout(whole);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_message);
    outer->addStretch();
    return whole;
}

QWidget *ToolsPage::buildLists()
{
    auto *whole = new QWidget(this);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, whole);
    m_columns->setContentsMargins(0, 0, 0, 0);
    m_columns->setSpacing(14);
    m_list = new ToolListPane(m_theme, whole);
    m_list->setMinimumWidth(1);
    m_detail = new ToolDetail(m_theme, whole);
    m_columns->addWidget(m_list, 2);
    m_columns->addWidget(m_detail, 3);
    return whole;
}

CatalogKind ToolsPage::kind() const
{
    return CatalogKind(m_kinds->currentIndex());
}

void ToolsPage::refresh()
{
    if (isBusy())
        return;
    const Result<QUrl> toolServer = m_current.toolServer();
    if (!toolServer) {
        fail(toolServer.error());
        return;
    }
    m_waitsForKey = true;
    const int attempt = ++m_attempt;
    setBusy(true);
    m_current.withCredentials(this, [this, attempt, url = *toolServer](Result<Credentials> credentials) {
        if (!m_waitsForKey || attempt != m_attempt)
            return;
        m_waitsForKey = false;
        const Result<Authorities> authorities = m_current.authorities();
        if (credentials && authorities) {
            fetch(url, *credentials, *authorities);
        } else {
            fail(credentials ? authorities.error() : credentials.error());
            setBusy(false);
        }
    });
}

void ToolsPage::fetch(const QUrl &toolServer, const Credentials &credentials, const Authorities &authorities)
{
    const HttpLimits limits = toolListLimits(m_current.limits(), authorities);
    for (const CatalogRow &row : catalogTable()) {
        Side &one = m_sides.at(size_t(row.kind));
        one.progress.clear();
        one.job =
            std::make_unique<ToolListJob>(toolServer, row.kind, credentials.clone(), m_current.dialects(), limits);
        connect(one.job.get(), &ToolListJob::progressed, this, [this, &one](int pages, qsizetype tools) {
            one.progress =
                tr("%n page(s)", nullptr, pages) + QStringLiteral(", ") + tr("%n tool(s)", nullptr, int(tools));
            emit statusChanged(tr("Fetching the tool lists: %1").arg(one.progress));
        });
        connect(one.job.get(), &ToolListJob::finished, this,
                [this, which = row.kind](const ToolListResult &result) { end(which, result); });
    }
    for (const CatalogRow &row : catalogTable()) {
        Side &one = m_sides.at(size_t(row.kind));
        one.note = ActivityNote(m_current.activity(), listRecord(m_current.profile().name, toolServer, row.kind));
        one.note.setKey(credentials.key);
        one.note.first(one.job.get(), [job = one.job.get()] { job->start(); });
    }
    showSide();
}

void ToolsPage::fail(const Error &error)
{
    for (Side &one : m_sides)
        one.error = error;
    showSide();
}

void ToolsPage::end(CatalogKind which, const ToolListResult &result)
{
    Side &one = m_sides.at(size_t(which));
    one.job.release()->deleteLater(); // it is emitting this
    one.note.ended(result);
    one.error = result.error;
    // A list that could not be fetched anew stays, with the words on why above it.
    if (!result.error) {
        one.catalog = result.catalog;
        one.fetched = true;
    }
    if (which == kind())
        showSide();
    updateWords();
    if (!isBusy()) {
        setBusy(false);
        emit statusChanged(tr("%n general tool(s)", nullptr, int(m_sides[0].catalog.tools.size())) +
                           QStringLiteral(", ") +
                           tr("%n code-hosting tool(s)", nullptr, int(m_sides[1].catalog.tools.size())));
    }
}

bool ToolsPage::isBusy() const
{
    return m_waitsForKey || m_sides[0].job != nullptr || m_sides[1].job != nullptr;
}

void ToolsPage::setBusy(bool busy)
{
    emit busyChanged(busy);
    if (busy)
        emit statusChanged(tr("Fetching the tool lists…"));
    showSide();
}

void ToolsPage::cancel()
{
    if (m_waitsForKey) {
        m_waitsForKey = false;
        setBusy(false);
    }
    for (Side &one : m_sides) {
        if (one.job)
            one.job->abort();
    }
}

void ToolsPage::resourceChanged()
{
    cancel();
    for (Side &one : m_sides) {
        one.catalog = {};
        one.error.reset();
        one.fetched = false;
    }
    showSide();
}

void ToolsPage::showSide()
{
    Side &one = side();
    m_banner->hide();
    if (one.fetched) {
        m_stack->setCurrentIndex(1);
        m_list->showCatalog(one.catalog, one.selected);
        if (one.error) {
            const ErrorWords words = errorWords(*one.error);
            m_banner->say(Token::Failed, QStringLiteral("failed"), tr("Not refreshed, this list is older."), words.what,
                          (words.evidence + u' ' + words.next).trimmed());
        } else if (!one.catalog.complete || !one.catalog.problems.isEmpty()) {
            m_banner->say(Token::Warned, QStringLiteral("warned"),
                          one.catalog.complete ? tr("Something in this list is wrong.")
                                               : tr("This list is incomplete."),
                          displayText(one.catalog.problems.join(u' '), LineBreaks::Mark, 1000));
        }
    } else if (isBusy()) {
        showMessage(tr("Fetching the tool lists…"), {tr("Both endpoints are asked. Esc cancels.")});
    } else if (one.error) {
        const ErrorWords words = errorWords(*one.error);
        QStringList sentences{words.what};
        if (!one.error->quote.isEmpty())
            sentences.append(
                tr("In the service's words: \"%1\"").arg(displayText(one.error->quote, LineBreaks::Mark, 500)));
        for (const QString &sentence : {words.evidence, words.next}) {
            if (!sentence.isEmpty())
                sentences.append(sentence);
        }
        showMessage(tr("%1: no list came").arg(catalogName(kind())), sentences);
    } else {
        showMessage(tr("No list has been fetched yet"),
                    {tr("Refresh asks both endpoints which tools a language model would be given: names, descriptions, "
                        "annotations and parameters."),
                     tr("Tools are only listed, never called.")});
    }
    updateWords();
}

void ToolsPage::showMessage(const QString &title, const QStringList &sentences)
{
    m_message->say(title, sentences);
    m_stack->setCurrentIndex(0);
}

void ToolsPage::showTool()
{
    if (const Tool *tool = m_list->current()) {
        side().selected = tool->name;
        m_detail->showTool(*tool);
    } else {
        m_detail->clear();
    }
}

void ToolsPage::updateWords()
{
    const QLocale locale;
    const QStringList names{tr("General"), tr("Code hosting")};
    for (int i = 0; i < names.size(); ++i) {
        const Side &one = m_sides.at(size_t(i));
        m_kinds->setText(i, one.fetched ? tr("%1 %2", "catalog name, number of tools")
                                              .arg(names.at(i), locale.toString(one.catalog.tools.size()))
                                        : names.at(i));
    }
    m_button->setText(isBusy() ? tr("Cancel  Esc") : tr("Refresh  F5"));
}

QWidget *ToolsPage::firstFocus()
{
    return side().fetched ? static_cast<QWidget *>(m_list->filterField()) : m_button;
}

void ToolsPage::resizeEvent(QResizeEvent *event)
{
    const int margin = pageMargin(width());
    m_layout->setContentsMargins(margin, 20, margin, grid::margin);
    const bool stacked = event->size().width() < narrow;
    m_columns->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    Page::resizeEvent(event);
}

} // namespace rc
