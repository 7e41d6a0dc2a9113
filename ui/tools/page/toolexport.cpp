// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/toolexport.h"

#include "catalog/lock/toollock.h"
#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/tool/mirroredheaders.h"
#include "core/words/displaytext.h"
#include "core/words/errorwords.h"
#include "store/files/textfile.h"
#include "ui/theme/look.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

qsizetype countOf(const QList<ToolSelection> &selections)
{
    qsizetype count = 0;
    for (const ToolSelection &selection : selections)
        count += selection.catalog.tools.size();
    return count;
}

/// What is missing in an incomplete list would count as removed.
QList<ToolSelection> lockable(QList<ToolSelection> selections)
{
    selections.removeIf([](const ToolSelection &one) { return !one.catalog.complete; });
    return selections;
}

/// As `tools lock` prints it.
QByteArray lockOf(const QList<ToolSelection> &selections)
{
    QList<ToolCatalog> whole;
    for (const ToolSelection &selection : selections)
        whole.append(selection.catalog);
    const QList<ToolFinding> findings = toolFindings(whole) + instructionsFindings(whole);
    return withVisibleStrings(toolLockDocument({lockedCatalogs(whole, findings)})) + '\n';
}

QList<OfferedCatalog> offered(const QList<ToolSelection> &selections)
{
    QList<OfferedCatalog> catalogs;
    for (const ToolSelection &selection : selections) {
        QStringList names;
        for (const Tool &tool : selection.catalog.tools)
            if (headerFault(tool).isEmpty()) // otherwise no client may offer it to a model
                names.append(tool.name);
        catalogs.append({selection.catalog.kind, names});
    }
    return catalogs;
}

QList<CatalogKind> kindsOf(const QList<ToolSelection> &selections)
{
    QList<CatalogKind> kinds;
    for (const ToolSelection &selection : selections)
        kinds.append(selection.catalog.kind);
    return kinds;
}

} // namespace

ToolExport::ToolExport(Source source, const Theme &theme, QWidget *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_parent(parent)
    , m_button(named(new QPushButton(tr("Export") + u" ▾"_s, parent), u"exportTools"_s))
    , m_menu(new QMenu(m_button))
    , m_banner(named(new Banner(theme, parent), u"exportResult"_s))
{
    m_button->setMinimumHeight(grid::controlHeight);
    m_button->setMenu(m_menu);
    m_button->setEnabled(false);
    m_banner->hide();
    QPushButton *close = linkButton(tr("Close"), m_banner);
    connect(close, &QPushButton::clicked, m_banner, &QWidget::hide);
    m_banner->addAction(close);
    connect(m_menu, &QMenu::aboutToShow, this, &ToolExport::fill);
}

void ToolExport::fill()
{
    m_tools = m_source();
    m_menu->clear();
    const int all = int(countOf(m_tools.all));
    const int shown = int(countOf(m_tools.shown));
    m_menu->addAction(shown == all ? tr("All %n tool(s)", nullptr, all) : tr("The %n tool(s) shown", nullptr, shown))
        ->setEnabled(false);
    m_menu->addSeparator();
    addFile(Format::Json, tr("Save as JSON, as sent…"));
    addFile(Format::Markdown, tr("Save as Markdown reference…"));
    addFile(Format::Csv, tr("Save as CSV…"));
    addFile(Format::Lock, tr("Save all as tool lock…"));
    QAction *lock = m_menu->actions().constLast();
    lock->setEnabled(!lockable(m_tools.all).isEmpty());
    m_menu->addSeparator();
    addSpec(ToolApproval::Always, tr("Copy tool spec: allow these, ask each time"));
    addSpec(ToolApproval::Never, tr("Copy tool spec: allow these, never ask"));
    connect(m_menu->addAction(tr("Copy mcp.json")), &QAction::triggered, this, [this] {
        copy(mcpJson(m_tools.profile, McpDialect::Servers, kindsOf(m_tools.shown), m_tools.form),
             tr("The file mcp.json"));
    });
    connect(m_menu->addAction(tr("Copy mcp.json for VS Code")), &QAction::triggered, this, [this] {
        copy(mcpJson(m_tools.profile, McpDialect::VsCode, kindsOf(m_tools.shown), m_tools.form),
             tr("The file mcp.json"));
    });
    for (QAction *action : m_menu->actions()) {
        if (shown == 0 && action != lock)
            action->setEnabled(false); // the filter matches nothing
    }
}

void ToolExport::addFile(Format format, const QString &text)
{
    connect(m_menu->addAction(text), &QAction::triggered, this, [this, format] { choose(format); });
}

void ToolExport::addSpec(ToolApproval approval, const QString &text)
{
    connect(m_menu->addAction(text), &QAction::triggered, this, [this, approval] {
        copy(toolSpec(m_tools.profile, offered(m_tools.shown), approval, m_tools.form),
             tr("A tool spec that allows %n tool(s)", nullptr, int(countOf(m_tools.shown))));
    });
}

void ToolExport::choose(Format format)
{
    auto *dialog = named(new QFileDialog(m_parent, tr("Export tools")), u"exportToolsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    QString suffix = u"json"_s;
    QString filter = tr("JSON (*.json)");
    if (format == Format::Lock) {
        suffix = u"lock.json"_s;
    } else if (format == Format::Markdown) {
        suffix = u"md"_s;
        filter = tr("Markdown (*.md)");
    } else if (format == Format::Csv) {
        suffix = u"csv"_s;
        filter = tr("CSV (*.csv)");
    }
    dialog->setNameFilters({filter});
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(format == Format::Lock
                           ? u"tools.lock.json"_s
                           : u"tools-%1.%2"_s.arg(QDate::currentDate().toString(Qt::ISODate), suffix));
    connect(dialog, &QFileDialog::fileSelected, this, [this, format](const QString &name) { save(format, name); });
    dialog->open();
}

void ToolExport::save(Format format, const QString &fileName)
{
    const QList<ToolSelection> chosen = format == Format::Lock ? lockable(m_tools.all) : m_tools.shown;
    const auto document = format == Format::Lock       ? lockOf
                          : format == Format::Markdown ? toolsMarkdown
                          : format == Format::Csv      ? toolsCsv
                                                       : toolsJson;
    // Ten thousand tools, or a slow disk, take a while.
    inBackground(
        this, [chosen, document, fileName] { return writeTextFile(fileName, document(chosen)); },
        [this, fileName, count = countOf(chosen)](const Result<void> &written) {
            if (!written) {
                m_banner->showMessage(Token::Failed, u"failed"_s, tr("Nothing was exported."),
                                      errorLine(written.error()));
                return;
            }
            m_banner->showMessage(Token::Passed, u"passed"_s, tr("%n tool(s) were exported.", nullptr, int(count)),
                                  displayText(fileName));
            emit saved(fileName);
        });
}

void ToolExport::copy(const Result<QString> &text, const QString &what)
{
    if (!text) {
        m_banner->showMessage(Token::Failed, u"failed"_s, tr("Nothing was copied."), errorLine(text.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    m_banner->showMessage(Token::Passed, u"passed"_s, tr("%1 was copied.").arg(what),
                          tr("It contains a variable instead of the key."));
}

} // namespace rc

#include "moc_toolexport.cpp"
