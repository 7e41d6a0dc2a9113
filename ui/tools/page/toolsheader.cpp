// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/page/toolsheader.h"

#include "core/background.h"
#include "core/json/jsontext.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "session/tools/lockcomparison.h"
#include "store/files/textfile.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/segmentedcontrol.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace rc {

ToolsHeader::ToolsHeader(const Theme &theme, QWidget *parent)
    : Columns(parent)
    , m_catalogs(interfaceCatalogs())
    , m_theme(theme)
{
    setNarrowByContents();
    auto *left = new QWidget(this);
    QLabel *title = plainLabel(tr("Tools"), theme, Token::Text, TextSize::Title, left);
    title->setWordWrap(false);
    m_kinds = named(new SegmentedControl(SegmentedControl::Look::Segments, left), u"catalogs"_s);
    makeRow(left, {noMargins, grid::gap}, {title, m_kinds, stretch(0)});
    auto *right = new QWidget(this);
    m_refresh = primaryButton({}, right);
    m_menuButton = new QPushButton(u"▾"_s, right);
    m_actions = makeRow(right, {noMargins, 2 * grid::unit}, {stretch(), m_refresh, m_menuButton});
    add(left, 3);
    add(right, 2);
    showState({}, {}, false, false);
    buildRefresh();
    orderTabs();
    connect(m_kinds, &SegmentedControl::currentChanged, this, &ToolsHeader::shownChanged);
    connect(&theme, &Theme::changed, this, &ToolsHeader::showMarks);
}

void ToolsHeader::buildRefresh()
{
    m_refresh->setObjectName(u"refreshButton"_s);
    m_refresh->setMinimumHeight(grid::controlHeight);
    connect(m_refresh, &QPushButton::clicked, this, [this] {
        if (m_busy)
            emit cancelRequested();
        else
            emit refreshRequested(shown());
    });
    m_menuButton->setObjectName(u"refreshMenu"_s);
    m_menuButton->setAccessibleName(tr("More"));
    m_menuButton->setMinimumHeight(grid::controlHeight);
    m_menuButton->setFixedWidth(grid::controlHeight);
    m_menuButton->setStyleSheet(u"QPushButton { padding: 4px 0px; }"_s);
    auto *menu = new QMenu(m_menuButton);
    m_menuButton->setMenu(menu);
    QAction *watch = named(menu->addAction(tr("Watch for changes")), u"watchTools"_s);
    watch->setCheckable(true);
    connect(watch, &QAction::triggered, this, &ToolsHeader::watchRequested);
    connect(named(menu->addAction(tr("Compare with a tool lock…")), u"compareLock"_s), &QAction::triggered, this,
            &ToolsHeader::compareRequested);
}

void ToolsHeader::setWatching(bool watching)
{
    m_menuButton->menu()->findChild<QAction *>(u"watchTools"_s)->setChecked(watching);
}

/// The visual order differs from the order of creation.
void ToolsHeader::orderTabs()
{
    QWidget *last = m_kinds->button(allIndex());
    for (QWidget *next : std::as_const(m_addedButtons)) {
        QWidget::setTabOrder(last, next);
        last = next;
    }
    QWidget::setTabOrder(last, m_refresh);
    QWidget::setTabOrder(m_refresh, m_menuButton);
}

void ToolsHeader::setCatalogs(const QList<CatalogKind> &catalogs)
{
    if (catalogs == m_catalogs)
        return;
    const QList<CatalogKind> before = shown();
    m_catalogs = catalogs;
    m_counts.clear();
    showCounts();
    orderTabs();
    show(before);
    if (shown() != before)
        emit shownChanged();
}

QList<CatalogKind> ToolsHeader::shown() const
{
    return m_kinds->currentIndex() == allIndex() ? m_catalogs : m_catalogs.mid(m_kinds->currentIndex(), 1);
}

void ToolsHeader::show(const QList<CatalogKind> &kinds)
{
    const int index = kinds.size() == 1 ? int(m_catalogs.indexOf(kinds.first())) : allIndex();
    m_kinds->setCurrentIndex(std::max(index, 0));
}

void ToolsHeader::show(const CatalogKind &kind)
{
    if (!shown().contains(kind))
        m_kinds->setCurrentIndex(int(m_catalogs.indexOf(kind)));
}

void ToolsHeader::showState(const QHash<CatalogKind, qsizetype> &counts, const QList<CatalogKind> &failed, bool busy,
                            bool hasServer)
{
    m_counts = counts;
    m_failed = failed;
    m_busy = busy;
    showCounts();
    setFlag(m_refresh, "primary", !busy && hasServer);
    m_refresh->setText(busy ? tr("Cancel  Esc") : counts.isEmpty() ? tr("Fetch  F5") : tr("Refresh  F5"));
    m_menuButton->setEnabled(!busy);
}

void ToolsHeader::showCounts()
{
    const QLocale locale;
    const auto text = [&locale](const QString &name, std::optional<qsizetype> count) {
        return count ? tr("%1 %2", "catalog name, number of tools").arg(name, locale.toString(*count)) : name;
    };
    QStringList texts;
    std::optional<qsizetype> sum = 0;
    for (const CatalogKind &kind : std::as_const(m_catalogs)) {
        const auto count = m_counts.constFind(kind);
        const bool isKnown = count != m_counts.cend();
        texts.append(text(shortCatalogName(kind), isKnown ? std::optional(*count) : std::nullopt));
        sum = sum && isKnown ? std::optional(*sum + *count) : std::nullopt;
    }
    const QString allName = m_catalogs.size() == 2 ? tr("Both") : tr("All");
    texts.append(text(allName, sum));
    // Wide enough for two digits from the start, so that no segment moves under the mouse when its count arrives.
    QStringList widest;
    for (const CatalogKind &kind : std::as_const(m_catalogs))
        widest.append(text(shortCatalogName(kind), 88));
    widest.append(text(allName, 88));
    m_kinds->setChoices(texts);
    for (int i = 0; i < m_kinds->count(); ++i)
        m_kinds->reserve(i, widest.at(i));
    showMarks();
}

void ToolsHeader::showMarks()
{
    for (int i = 0; i < m_kinds->count(); ++i) {
        QPushButton *segment = m_kinds->button(i);
        const bool isFailed = i < allIndex() ? m_failed.contains(m_catalogs.at(i)) : !m_failed.isEmpty();
        segment->setIcon(isFailed ? m_theme.icon(u"failed"_s, Token::Failed) : QIcon());
        segment->setAccessibleName(isFailed ? tr("%1, could not be fetched", "catalog").arg(segment->text())
                                            : QString());
    }
}

void ToolsHeader::addAction(QWidget *button)
{
    m_actions->insertWidget(m_actions->count() - 2, button);
    m_addedButtons.append(button);
    orderTabs();
}

namespace {

qsizetype countOf(const QList<ToolSelection> &selections)
{
    qsizetype count = 0;
    for (const ToolSelection &selection : selections)
        count += selection.catalog.tools.size();
    return count;
}

/// Only complete lists, because a missing tool would count as removed.
QList<ToolSelection> lockable(QList<ToolSelection> selections)
{
    selections.removeIf([](const ToolSelection &selection) { return !selection.catalog.complete; });
    return selections;
}

/// The output of `tools lock`.
QByteArray lockOf(const QList<ToolSelection> &selections)
{
    QList<ToolCatalog> catalogs;
    for (const ToolSelection &selection : selections)
        catalogs.append(selection.catalog);
    return withVisibleStrings(toolLockDocument({lockedTogether(catalogs)})) + '\n';
}

QList<OfferedCatalog> offered(const QList<ToolSelection> &selections)
{
    QList<OfferedCatalog> catalogs;
    for (const ToolSelection &selection : selections)
        catalogs.append(offeredCatalog(selection.catalog.kind, selection.catalog.tools));
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

struct ExportFormat
{
    const char *action;
    const char *filter;
    QLatin1StringView suffix;
    QByteArray (*document)(const QList<ToolSelection> &selections);
    bool isLock = false; ///< of all complete lists, even if the filter hides tools
};

namespace {

constexpr std::array exportFormats = std::to_array<ExportFormat>({
    {QT_TRANSLATE_NOOP("rc::ToolExport", "Save as JSON, as sent…"),
     QT_TRANSLATE_NOOP("rc::ToolExport", "JSON (*.json)"), "json"_L1, toolsJson},
    {QT_TRANSLATE_NOOP("rc::ToolExport", "Save as Markdown reference…"),
     QT_TRANSLATE_NOOP("rc::ToolExport", "Markdown (*.md)"), "md"_L1, toolsMarkdown},
    {QT_TRANSLATE_NOOP("rc::ToolExport", "Save as CSV…"), QT_TRANSLATE_NOOP("rc::ToolExport", "CSV (*.csv)"), "csv"_L1,
     toolsCsv},
    {QT_TRANSLATE_NOOP("rc::ToolExport", "Save all as tool lock…"),
     QT_TRANSLATE_NOOP("rc::ToolExport", "JSON (*.json)"), "lock.json"_L1, lockOf, true},
});

} // namespace

ToolExport::ToolExport(Source source, const Theme &theme, QWidget *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_parent(parent)
    , m_button(named(new QPushButton(tr("Export") + u" ▾"_s, parent), u"exportTools"_s, tr("Export")))
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
    const bool anyShown = shown > 0;
    const auto add = [this](const QString &text, bool isEnabled, const auto &action) {
        QAction *menuAction = m_menu->addAction(text);
        menuAction->setEnabled(isEnabled);
        connect(menuAction, &QAction::triggered, this, action);
    };
    m_menu->addAction(shown == all ? tr("All %n tool(s)", nullptr, all) : tr("The %n tool(s) shown", nullptr, shown))
        ->setEnabled(false);
    m_menu->addSeparator();
    for (const ExportFormat &format : exportFormats)
        add(tr(format.action), format.isLock ? !lockable(m_tools.all).isEmpty() : anyShown,
            [this, &format] { choose(format); });
    m_menu->addSeparator();
    for (const auto &[text, approval] :
         {std::pair(tr("Copy tool spec: allow these, ask each time"), ToolApproval::Always),
          std::pair(tr("Copy tool spec: allow these, never ask"), ToolApproval::Never)})
        add(text, anyShown, [this, approval = approval] {
            copy(toolSpec(m_tools.profile, offered(m_tools.shown), approval, m_tools.form));
        });
    for (const auto &[text, dialect] : {std::pair(tr("Copy mcp.json"), McpDialect::Servers),
                                        std::pair(tr("Copy mcp.json for VS Code"), McpDialect::VsCode)})
        add(text, anyShown, [this, dialect = dialect] {
            copy(mcpJson(m_tools.profile, dialect, kindsOf(m_tools.shown), m_tools.form));
        });
}

void ToolExport::choose(const ExportFormat &format)
{
    auto *dialog = named(new QFileDialog(m_parent, tr("Export tools")), u"exportToolsDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr(format.filter)});
    dialog->setDefaultSuffix(format.suffix);
    dialog->selectFile(format.isLock ? u"tools.lock.json"_s
                                     : u"tools-%1.%2"_s.arg(QDate::currentDate().toString(Qt::ISODate), format.suffix));
    connect(dialog, &QFileDialog::fileSelected, this, [this, &format](const QString &name) { save(format, name); });
    dialog->open();
}

void ToolExport::save(const ExportFormat &format, const QString &fileName)
{
    const QList<ToolSelection> chosen = format.isLock ? lockable(m_tools.all) : m_tools.shown;
    // A catalog may have ten thousand tools.
    runInBackground(
        this, [chosen, document = format.document, fileName] { return writeTextFile(fileName, document(chosen)); },
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

void ToolExport::copy(const Result<QString> &text)
{
    if (!text) {
        m_banner->showMessage(Token::Failed, u"failed"_s, tr("Nothing was copied."), errorLine(text.error()));
        return;
    }
    QGuiApplication::clipboard()->setText(*text);
    m_banner->showMessage(Token::Passed, u"passed"_s, tr("Copied with a variable instead of the key."));
}

} // namespace rc

#include "moc_toolsheader.cpp"
