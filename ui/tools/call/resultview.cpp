// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/ladder/callwords.h"
#include "core/background.h"
#include "core/json/jsontape.h"
#include "core/words/displaytext.h"
#include "core/words/enumtable.h"
#include "core/words/listtext.h"
#include "session/tools/resultfindings.h"
#include "store/files/textfile.h"
#include "ui/buttons/rowmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/tools/call/callpanel.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/textwindow.h"
#include "wire/http/slashredirect.h"

#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int mostLines = 16;
constexpr qsizetype shownAtOnce = 8'000;
constexpr qsizetype maxWholeBlock = 1024 * 1024;
constexpr qsizetype shownBlockWord = 300;

QString sizeText(qsizetype bytes)
{
    return QLocale().formattedDataSize(bytes);
}

} // namespace

QWidget *longText(const QString &text, const QString &title, const QString &name, const Theme &theme, QWidget *parent)
{
    auto *whole = new QWidget(parent);
    auto *view = new CodeView(theme, whole);
    view->setObjectName(name);
    view->setAccessibleName(title);
    view->showText(displayText(text, LineBreaks::Keep, shownAtOnce));
    view->fitLines(mostLines);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // wraps anywhere
    auto *layout = makeColumn(whole, {noMargins, grid::unit}, {view});
    if (text.size() > shownAtOnce) {
        QPushButton *more = named(linkButton(BlockView::tr("Show all"), whole), u"viewWhole"_s);
        QObject::connect(more, &QPushButton::clicked, whole, [=, &theme] {
            showWholeText(title, displayText(text, LineBreaks::Keep, maxWholeBlock), theme, whole);
        });
        layout->addWidget(more, 0, Qt::AlignLeading);
    }
    return whole;
}

BlockView::BlockView(const ContentBlock &block, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_block(block)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"resultBlock"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(grid::unit);
    switch (block.kind) {
    case ContentBlock::Kind::Text:
        addHead(tr("Text"));
        addText(block.text, tr("Text from the tool"));
        break;
    case ContentBlock::Kind::Image:
        addHead(tr("Image, %1, %2")
                    .arg(displayText(block.mimeType, LineBreaks::Mark, shownBlockWord), sizeText(block.data.size())));
        addSave();
        break;
    case ContentBlock::Kind::Audio:
        addHead(tr("Audio, %1, %2: not played")
                    .arg(displayText(block.mimeType, LineBreaks::Mark, shownBlockWord), sizeText(block.data.size())));
        addSave();
        break;
    case ContentBlock::Kind::Link:
        addHead(tr("Resource link: not opened"));
        addLine(block.name);
        addText(block.uri, tr("Resource address"));
        addLine(block.description);
        break;
    case ContentBlock::Kind::Resource:
        addHead(tr("Embedded resource"));
        addLine(block.name);
        addText(block.uri, tr("Resource address"));
        if (!block.text.isEmpty())
            addText(block.text, tr("Resource text"));
        addSave();
        break;
    case ContentBlock::Kind::Other:
        addHead(tr("Unknown content type (raw)"));
        addText(QString::fromUtf8(jsonIndented(block.raw)), tr("JSON from the tool"));
        break;
    }
    if (!block.problem.isEmpty())
        m_layout->addWidget(plainLabel(block.problem, theme, Token::Failed, TextSize::Small, this));
}

void BlockView::addHead(const QString &text)
{
    QStringList parts{text};
    if (!m_block.audience.isEmpty())
        parts.append(tr("for: %1").arg(displayText(listText(m_block.audience), LineBreaks::Mark, shownBlockWord)));
    if (!m_block.priority.isEmpty())
        parts.append(tr("priority: %1").arg(displayText(m_block.priority, LineBreaks::Mark, shownBlockWord)));
    QLabel *head =
        named(plainLabel(parts.join(u" · "_s), m_theme, Token::Quiet, TextSize::Small, this), u"blockHead"_s);
    m_layout->addWidget(head);
}

void BlockView::addText(const QString &text, const QString &title)
{
    m_layout->addWidget(longText(text, title, u"blockText"_s, m_theme, this));
}

void BlockView::addLine(const QString &text)
{
    if (!text.isEmpty())
        m_layout->addWidget(plainLabel(displayText(text), m_theme, Token::Text, TextSize::Body, this));
}

void BlockView::addSave()
{
    if (m_block.data.isEmpty())
        return;
    auto *button = named(new QPushButton(tr("Save…"), this), u"saveBlock"_s);
    connect(button, &QPushButton::clicked, this, &BlockView::save);
    m_layout->addWidget(button, 0, Qt::AlignLeading);
}

void BlockView::save()
{
    auto *dialog = new QFileDialog(this, tr("Save tool output"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    // Use our own name, since a server's name could contain a path.
    dialog->selectFile(u"result."_s + suffixOf(m_block.mimeType));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        inBackground(
            this, [path, data = m_block.data] { return writeTextFile(path, data); },
            [this, path](const Result<void> &written) { showSaved(path, written); });
    });
    dialog->open();
}

void BlockView::showSaved(const QString &path, const Result<void> &written)
{
    QLabel *said = findChild<QLabel *>(u"savedWords"_s);
    if (!said) {
        said = named(plainLabel({}, m_theme, Token::Quiet, TextSize::Small, this), u"savedWords"_s);
        m_layout->addWidget(said);
    }
    said->setText(written ? tr("Saved as %1.").arg(displayText(path))
                          : tr("Could not save: %1").arg(displayText(written.error().detail)));
}

namespace {

constexpr int resultIconSize = 18;
constexpr qsizetype shownBlocks = 40;
constexpr qsizetype longestWholeResult = 1024 * 1024;
constexpr qsizetype shownFaults = 6;

struct ResultLook
{
    CallOutcome outcome;
    Token token;
    QLatin1StringView icon;
};

constexpr std::array resultLooks = std::to_array<ResultLook>({
    {CallOutcome::Answered, Token::Passed, "passed"_L1},
    {CallOutcome::ToolError, Token::Failed, "failed"_L1},
    {CallOutcome::Refused, Token::Failed, "failed"_L1},
    {CallOutcome::Unknown, Token::Warned, "warned"_L1},
    {CallOutcome::NotSent, Token::Failed, "failed"_L1},
    {CallOutcome::Cancelled, Token::Skipped, "skipped"_L1},
    {CallOutcome::InProgress, Token::Accent, "running"_L1},
});

ResultLook lookOf(CallOutcome outcome)
{
    return rowOf(resultLooks, &ResultLook::outcome, outcome);
}

/// The severity of a missing result, at most that of the same response for a list.
ResultLook lookOf(const ToolCallResult &result)
{
    const ResultLook look = lookOf(result.outcome);
    const bool nothingBroken = result.error && callWords(result).weight == RungState::Warned;
    return look.token == Token::Failed && nothingBroken ? ResultLook{look.outcome, Token::Warned, "warned"_L1} : look;
}

QString detailOf(const ToolCallResult &result)
{
    QStringList parts;
    if (result.answer.status != 0)
        parts.append(QString::number(result.answer.status));
    parts.append(ResultView::tr("%1 ms").arg(QLocale().toString(result.elapsedMs)));
    parts.append(QLocale().toString(result.at.time(), u"HH:mm:ss"_s));
    return listText(parts);
}

} // namespace

ResultView::ResultView(const ToolCallResult &result, const QByteArray &outputSchema, const Theme &theme,
                       QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"callResult"_s);
    setAccessibleName(outcomeName(result.outcome));
    setEdge(lookOf(result).token);
    m_layout->setContentsMargins(18, 12, 14, 12);
    m_layout->setSpacing(2 * grid::unit);
    addHead(result);
    addWords(result);
    addFindings(result);
    const QList<ContentBlock> &blocks = result.result.blocks;
    for (const ContentBlock &block : blocks.mid(0, shownBlocks))
        m_layout->addWidget(new BlockView(block, theme, this));
    if (blocks.size() > shownBlocks)
        m_layout->addWidget(
            plainLabel(tr("The whole response has %n more part(s).", nullptr, int(blocks.size() - shownBlocks)), theme,
                       Token::Quiet, TextSize::Small, this));
    addStructure(result, outputSchema);
    addReply(result.answer.body);
    giveMenu(this, [this, result = result.result.structured, body = result.answer.body](QMenu &menu) {
        addCopy(menu, tr("Copy result"), cardText(*this));
        addCopy(menu, tr("Copy structured content"),
                result.isEmpty() ? QString() : QString::fromUtf8(jsonIndented(result)));
        addCopy(menu, tr("Copy response"), QString::fromUtf8(body.trimmed()));
    });
}

void ResultView::addHead(const ToolCallResult &result)
{
    auto *head = new QWidget(this);
    const ResultLook look = lookOf(result);
    QLabel *icon = iconLabel(look.icon, m_theme, look.token, resultIconSize, head);
    QLabel *name =
        named(plainLabel(outcomeName(result.outcome), m_theme, Token::Text, TextSize::Strong, head), u"callOutcome"_s);
    QLabel *detail = plainLabel(detailOf(result), m_theme, Token::Quiet, TextSize::Small, head);
    detail->setWordWrap(false);
    makeRow(head, {noMargins, 2 * grid::unit}, {icon, {name, 1}, detail});
    m_layout->addWidget(head);
}

void ResultView::addWords(const ToolCallResult &result)
{
    const CallWords words = callWords(result);
    QStringList sentences{words.what};
    if (!words.quote.isEmpty())
        sentences.append(tr("Response: “%1”").arg(words.quote));
    sentences.append(words.hint);
    if (!result.followedTo.isEmpty())
        sentences.append(followedWords(result.followedTo));
    if (!result.answer.proxy.isEmpty())
        sentences.append(tr("Through the proxy %1.").arg(displayText(result.answer.proxy)));
    sentences += result.result.problems;
    for (const QString &sentence : sentences) {
        if (sentence.isEmpty())
            continue;
        QLabel *label = named(plainLabel(sentence, m_theme, Token::Text, TextSize::Body, this), u"callWords"_s);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_layout->addWidget(label);
    }
}

/// Text that a model must not follow as an order.
void ResultView::addFindings(const ToolCallResult &result)
{
    const QList<ToolFinding> findings = resultFindings(result.result, result.call.kind, result.call.name);
    if (findings.isEmpty())
        return;
    QStringList lines{tr("The result has text that looks like an order to a model:")};
    bool isCritical = false;
    for (const ToolFinding &finding : findings.mid(0, shownFaults)) {
        isCritical = isCritical || weightOf(finding) == FindingWeight::Danger;
        lines.append(u"%1 · %2 · %3"_s.arg(displayText(finding.where), finding.what, ruleRow(finding.rule).word));
    }
    if (findings.size() > shownFaults)
        lines.append(u"…"_s);
    QLabel *label =
        named(plainLabel(lines.join(u'\n'), m_theme, isCritical ? Token::Failed : Token::Warned, TextSize::Small, this),
              u"resultFindings"_s);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_layout->addWidget(label);
}

void ResultView::addStructure(const ToolCallResult &result, const QByteArray &outputSchema)
{
    const QByteArray &structured = result.result.structured;
    if (!structured.isEmpty()) {
        m_layout->addWidget(plainLabel(tr("Structured content"), m_theme, Token::Quiet, TextSize::Small, this));
        m_layout->addWidget(longText(QString::fromUtf8(jsonIndented(structured)), tr("Structured content"),
                                     u"structuredContent"_s, m_theme, this));
    }
    const ArgumentsReport report =
        result.outcome == CallOutcome::Answered ? structureReport(result.result, outputSchema) : ArgumentsReport();
    QStringList lines;
    if (!structured.isEmpty() && outputSchema.isEmpty())
        lines.append(tr("The tool declares no output schema to check this against."));
    else if (!report.faults.isEmpty())
        lines.append(tr("Does not match the tool’s output schema:"));
    else if (!structured.isEmpty() && result.outcome == CallOutcome::Answered)
        lines.append(tr("Matches the tool’s output schema."));
    for (const ArgumentFault &fault : report.faults.mid(0, shownFaults))
        lines.append(rc::shownFault(fault));
    if (report.faults.size() > shownFaults)
        lines.append(u"…"_s);
    lines += report.remarks();
    if (!lines.isEmpty())
        m_layout->addWidget(
            named(plainLabel(lines.join(u'\n'), m_theme, report.faults.isEmpty() ? Token::Quiet : Token::Warned,
                             TextSize::Small, this),
                  u"structureCheck"_s));
}

void ResultView::addReply(const QByteArray &body)
{
    if (body.trimmed().isEmpty())
        return;
    QPushButton *button = named(linkButton(tr("View the full response"), this), u"wholeReply"_s);
    connect(button, &QPushButton::clicked, this, [this, body] {
        showWholeText(tr("Server response"), displayBytes(body.trimmed(), LineBreaks::Keep, longestWholeResult),
                      m_theme, this);
    });
    m_layout->addWidget(button, 0, Qt::AlignLeading);
}

} // namespace rc
