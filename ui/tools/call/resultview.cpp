// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/run/calltext.h"
#include "core/background.h"
#include "core/json/jsontape.h"
#include "core/words/age.h"
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
#include "wire/http/slashredirect.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int maxLines = 16;
constexpr qsizetype maxShownText = 8'000;
constexpr qsizetype maxBlockText = 1024 * 1024;
constexpr qsizetype maxLabelLength = 300;

struct BlockTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::BlockView)
};

QString blockLabel(const QString &text)
{
    return displayText(text, LineBreaks::Mark, maxLabelLength);
}

/// Fills a widget from top to bottom.
struct Sheet
{
    QWidget *widget;
    QVBoxLayout *layout;
    const Theme &theme;

    QLabel *add(const QString &text, Token token, TextSize size) const
    {
        QLabel *label = plainLabel(text, theme, token, size, widget);
        layout->addWidget(label);
        return label;
    }
    QLabel *addSelectable(const QString &name, const QString &text, Token token, TextSize size) const
    {
        QLabel *label = named(add(text, token, size), name);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    }
    template<typename Slot>
    void addButton(QPushButton *button, const QString &name, const Slot &slot) const
    {
        layout->addWidget(named(button, name), 0, Qt::AlignLeading);
        QObject::connect(button, &QPushButton::clicked, widget, slot);
    }
    /// Long text in a view that grows to a few lines, with a button for the full text. `name`: of the view.
    void addLong(const QString &text, const QString &title, const QString &name) const;
};

void Sheet::addLong(const QString &text, const QString &title, const QString &name) const
{
    auto *view = named(new CodeView(theme, widget), name, title);
    view->showText(displayText(text, LineBreaks::Keep, maxShownText));
    view->fitLines(maxLines);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // wraps anywhere
    layout->addWidget(view);
    if (text.size() > maxShownText)
        addButton(linkButton(BlockTr::tr("Show all"), widget), u"showAllText"_s,
                  [text, title, &theme = theme, parent = widget] {
                      showTextWindow(title, displayText(text, LineBreaks::Keep, maxBlockText), theme, parent);
                  });
}

void saveBlock(const Sheet &sheet, const ContentBlock &block)
{
    auto *dialog = new QFileDialog(sheet.widget, BlockTr::tr("Save tool output"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    // A name from the server could contain a path.
    dialog->selectFile(u"result."_s + suffixOf(block.mimeType));
    QObject::connect(dialog, &QFileDialog::fileSelected, sheet.widget, [sheet, data = block.data](const QString &path) {
        runInBackground(
            sheet.widget, [path, data] { return writeTextFile(path, data); },
            [sheet, path](const Result<void> &written) {
                QLabel *savedLabel = sheet.widget->findChild<QLabel *>(u"savedMessage"_s);
                if (!savedLabel)
                    savedLabel = named(sheet.add({}, Token::Quiet, TextSize::Small), u"savedMessage"_s);
                savedLabel->setText(written
                                        ? BlockTr::tr("Saved as %1.").arg(displayText(path))
                                        : BlockTr::tr("Could not save: %1").arg(displayText(written.error().detail)));
            });
    });
    dialog->open();
}

QString blockTitle(const ContentBlock &block)
{
    const QString size = QLocale().formattedDataSize(block.data.size());
    switch (block.kind) {
    case ContentBlock::Kind::Text:
        return BlockTr::tr("Text");
    case ContentBlock::Kind::Image:
        return BlockTr::tr("Image, %1, %2").arg(blockLabel(block.mimeType), size);
    case ContentBlock::Kind::Audio:
        return BlockTr::tr("Audio, %1, %2: not played").arg(blockLabel(block.mimeType), size);
    case ContentBlock::Kind::Link:
        return BlockTr::tr("Resource link: not opened");
    case ContentBlock::Kind::Resource:
        return BlockTr::tr("Embedded resource");
    case ContentBlock::Kind::Other:
        break;
    }
    return BlockTr::tr("Unknown content type (raw)");
}

/// Shows text; names other content, which is only saved on request.
QWidget *blockView(const ContentBlock &block, const Theme &theme, QWidget *parent)
{
    using Kind = ContentBlock::Kind;
    auto *view = named(new QWidget(parent), u"resultBlock"_s);
    const Sheet sheet{view, makeColumn(view, {noMargins, grid::unit}), theme};
    QStringList head{blockTitle(block)};
    if (!block.audience.isEmpty())
        head.append(BlockTr::tr("for: %1").arg(blockLabel(listText(block.audience))));
    if (!block.priority.isEmpty())
        head.append(BlockTr::tr("priority: %1").arg(blockLabel(block.priority)));
    named(sheet.add(head.join(u" · "_s), Token::Quiet, TextSize::Small), u"blockHead"_s);
    const auto addText = [&sheet](const QString &text, const QString &title) {
        if (!text.isEmpty())
            sheet.addLong(text, title, u"blockText"_s);
    };
    const auto addLine = [&sheet](const QString &text) {
        if (!text.isEmpty())
            sheet.add(displayText(text), Token::Text, TextSize::Body);
    };
    if (block.kind == Kind::Text)
        sheet.addLong(block.text, BlockTr::tr("Text from the tool"), u"blockText"_s);
    if (block.kind == Kind::Link || block.kind == Kind::Resource) {
        addLine(block.name);
        sheet.addLong(block.uri, BlockTr::tr("Resource address"), u"blockText"_s);
        addLine(block.kind == Kind::Link ? block.description : QString());
    }
    if (block.kind == Kind::Resource)
        addText(block.text, BlockTr::tr("Resource text"));
    if (block.kind == Kind::Other)
        addText(QString::fromUtf8(jsonIndented(block.raw)), BlockTr::tr("JSON from the tool"));
    const bool isSaved = block.kind == Kind::Image || block.kind == Kind::Audio || block.kind == Kind::Resource;
    if (isSaved && !block.data.isEmpty())
        sheet.addButton(new QPushButton(BlockTr::tr("Save…"), view), u"saveBlock"_s,
                        [sheet, block] { saveBlock(sheet, block); });
    if (!block.problem.isEmpty())
        sheet.add(block.problem, Token::Failed, TextSize::Small);
    return view;
}

struct ResultTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::ResultView)
};

constexpr int resultIconSize = 18;
constexpr qsizetype maxBlocks = 40;
constexpr qsizetype maxResponseText = 1024 * 1024;
constexpr qsizetype maxFaults = 6;

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
    {CallOutcome::Canceled, Token::Skipped, "skipped"_L1},
    {CallOutcome::InProgress, Token::Accent, "running"_L1},
});

ResultLook lookOf(CallOutcome outcome)
{
    return rowOf(resultLooks, &ResultLook::outcome, outcome);
}

/// Shows an error as a warning if a tool list with the same response would be one.
ResultLook lookOf(const ToolCallResult &result)
{
    const ResultLook look = lookOf(result.outcome);
    const bool isWarning = result.error && callText(result).severity == StepState::Warned;
    return look.token == Token::Failed && isWarning ? ResultLook{look.outcome, Token::Warned, "warned"_L1} : look;
}

QString detailOf(const ToolCallResult &result)
{
    QStringList parts;
    if (result.response.status != 0)
        parts.append(QString::number(result.response.status));
    parts.append(ResultTr::tr("%1 ms").arg(QLocale().toString(result.elapsedMs)));
    parts.append(momentText(result.at));
    return listText(parts);
}

void addHead(const Sheet &sheet, const ToolCallResult &result)
{
    auto *head = new QWidget(sheet.widget);
    const ResultLook look = lookOf(result);
    QLabel *icon = iconLabel(look.icon, sheet.theme, look.token, resultIconSize, head);
    QLabel *name = named(plainLabel(outcomeName(result.outcome), sheet.theme, Token::Text, TextSize::Strong, head),
                         u"callOutcome"_s);
    QLabel *detail = plainLabel(detailOf(result), sheet.theme, Token::Quiet, TextSize::Small, head);
    detail->setWordWrap(false);
    makeRow(head, {noMargins, 2 * grid::unit}, {icon, {name, 1}, detail});
    sheet.layout->addWidget(head);
}

void addMessages(const Sheet &sheet, const ToolCallResult &result)
{
    const CallText text = callText(result);
    QStringList sentences{text.what};
    if (!text.quote.isEmpty())
        sentences.append(ResultTr::tr("Response: “%1”").arg(text.quote));
    sentences.append(text.hint);
    if (!result.followedTo.isEmpty())
        sentences.append(redirectNote(result.followedTo));
    if (!result.response.proxy.isEmpty())
        sentences.append(ResultTr::tr("Through the proxy %1.").arg(displayText(result.response.proxy)));
    sentences += result.result.problems;
    sentences.removeAll(QString());
    for (const QString &sentence : std::as_const(sentences))
        sheet.addSelectable(u"callWords"_s, sentence, Token::Text, TextSize::Body);
}

/// Text that a model must not follow as an order.
void addFindings(const Sheet &sheet, const ToolCallResult &result)
{
    const QList<ToolFinding> findings = resultFindings(result.result, result.call.kind, result.call.name);
    if (findings.isEmpty())
        return;
    QStringList lines{ResultTr::tr("The result has text that looks like an order to a model:")};
    bool isCritical = false;
    for (const ToolFinding &finding : findings.mid(0, maxFaults)) {
        isCritical = isCritical || severityOf(finding) == FindingSeverity::Critical;
        lines.append(u"%1 · %2 · %3"_s.arg(displayText(finding.where), finding.what, ruleRow(finding.rule).word));
    }
    if (findings.size() > maxFaults)
        lines.append(u"…"_s);
    sheet.addSelectable(u"resultFindings"_s, lines.join(u'\n'), isCritical ? Token::Failed : Token::Warned,
                        TextSize::Small);
}

void addStructure(const Sheet &sheet, const ToolCallResult &result, const QByteArray &outputSchema)
{
    const QByteArray &structured = result.result.structured;
    if (!structured.isEmpty()) {
        const QString title = ResultTr::tr("Structured content");
        sheet.add(title, Token::Quiet, TextSize::Small);
        sheet.addLong(QString::fromUtf8(jsonIndented(structured)), title, u"structuredContent"_s);
    }
    const ArgumentsReport report =
        result.outcome == CallOutcome::Answered ? structureReport(result.result, outputSchema) : ArgumentsReport();
    QStringList lines;
    if (!report.faults.isEmpty())
        lines.append(ResultTr::tr("Does not match the tool’s output schema:"));
    else if (!structured.isEmpty() && !outputSchema.isEmpty() && result.outcome == CallOutcome::Answered)
        lines.append(ResultTr::tr("Matches the tool’s output schema."));
    for (const ArgumentFault &fault : report.faults.mid(0, maxFaults))
        lines.append(faultText(fault));
    if (report.faults.size() > maxFaults)
        lines.append(u"…"_s);
    lines += report.remarks();
    if (!lines.isEmpty())
        named(sheet.add(lines.join(u'\n'), report.faults.isEmpty() ? Token::Quiet : Token::Warned, TextSize::Small),
              u"structureCheck"_s);
}

} // namespace

Panel *resultView(const ToolCallResult &result, const QByteArray &outputSchema, const Theme &theme, QWidget *parent)
{
    auto *view = named(new Panel(parent), u"callResult"_s, outcomeName(result.outcome));
    view->setEdge(lookOf(result).token);
    const Sheet sheet{view, makeColumn(view, {QMargins(18, 12, 14, 12), 2 * grid::unit}), theme};
    addHead(sheet, result);
    addMessages(sheet, result);
    addFindings(sheet, result);
    const QList<ContentBlock> &blocks = result.result.blocks;
    for (const ContentBlock &block : blocks.mid(0, maxBlocks))
        sheet.layout->addWidget(blockView(block, theme, view));
    if (blocks.size() > maxBlocks)
        sheet.add(ResultTr::tr("The whole response has %n more part(s).", nullptr, int(blocks.size() - maxBlocks)),
                  Token::Quiet, TextSize::Small);
    addStructure(sheet, result, outputSchema);
    const QByteArray body = result.response.body.trimmed();
    if (!body.isEmpty())
        sheet.addButton(linkButton(ResultTr::tr("View the full response"), view), u"wholeReply"_s,
                        [body, view, &theme] {
                            showTextWindow(ResultTr::tr("Server response"),
                                           displayBytes(body, LineBreaks::Keep, maxResponseText), theme, view);
                        });
    attachMenu(view, [view, structured = result.result.structured, body](QMenu &menu) {
        addCopyAction(menu, ResultTr::tr("Copy result"), cardText(*view));
        addCopyAction(menu, ResultTr::tr("Copy structured content"),
                      structured.isEmpty() ? QString() : QString::fromUtf8(jsonIndented(structured)));
        addCopyAction(menu, ResultTr::tr("Copy response"), QString::fromUtf8(body));
    });
    return view;
}

} // namespace rc
