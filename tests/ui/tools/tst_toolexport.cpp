// SPDX-License-Identifier: GPL-3.0-or-later
// Tools are exported as shown; copied text for other programs has a variable instead of the key.
#include "support/testprogram.h"
#include "tests/ui/console.h"
#include "ui/tools/page/toolsheader.h"
#include "ui/widgets/banner.h"

#include <QFileDialog>

namespace rc::tst_toolexport {

namespace {

ToolSelection some(const CatalogKind &kind, const QStringList &names, qsizetype of)
{
    ToolCatalog catalog;
    catalog.kind = kind;
    catalog.url = QUrl(u"https://mcp.example.net/mcp/"_s);
    catalog.complete = true;
    for (const QString &name : names) {
        Tool tool;
        tool.name = name;
        tool.raw = "{\"name\":\"" + name.toUtf8() + "\",\"digits\":1.0}";
        catalog.tools.append(tool);
    }
    return {catalog, of};
}

ExportableTools exportable()
{
    ExportableTools tools;
    tools.all = {some(CatalogKind::General, {u"a"_s, u"b"_s}, 2), some(CatalogKind::CodeHosting, {u"c&d"_s}, 1)};
    tools.shown = {some(CatalogKind::General, {u"a"_s}, 2)};
    tools.profile.name = u"payments"_s;
    tools.profile.toolServer = u"https://mcp.example.net"_s;
    tools.profile.username = u"mara"_s;
    return tools;
}

ExportableTools unfiltered()
{
    ExportableTools tools = exportable();
    tools.shown = tools.all;
    return tools;
}

struct Shown
{
    explicit Shown(ExportableTools tools = exportable())
        : theme(ThemeChoice::Light)
        , menu([tools = std::move(tools)] { return tools; }, theme, &parent)
    {
        parent.show();
    }
    [[nodiscard]] QAction *action(const QString &text)
    {
        emit menu.button()->menu()->aboutToShow();
        for (QAction *one : menu.button()->menu()->actions()) {
            if (one->text().contains(text))
                return one;
        }
        return nullptr;
    }
    /// Chooses the action, and a file name if one is requested.
    void run(const QString &what, const QString &file = {})
    {
        QVERIFY(action(what));
        action(what)->trigger();
        if (file.isEmpty())
            return;
        auto *dialog = parent.findChild<QFileDialog *>(u"exportToolsDialog"_s);
        QVERIFY(dialog);
        emit dialog->fileSelected(file);
        delete dialog;
    }

    Theme theme;
    QWidget parent;
    ToolExport menu;
};

} // namespace

class TestToolExport : public QObject
{
    Q_OBJECT

private slots:
    void exportFollowsTheChosenScope_data()
    {
        addColumns<bool, QString, QByteArray, QByteArray>("filtered", "what", "has", "hasNot");
        QTest::newRow("all, JSON") << false << u"JSON"_s << QByteArray(R"({"name":"c&d","digits":1.0})")
                                   << QByteArray();
        QTest::newRow("shown, JSON") << true << u"JSON"_s << QByteArray(R"({"name":"a","digits":1.0})")
                                     << QByteArray("\"b\"");
        QTest::newRow("shown, Markdown") << true << u"Markdown"_s << QByteArray("### `a`") << QByteArray("### `b`");
        QTest::newRow("a lock is of all") << true << u"tool lock"_s << QByteArray("\"code-hosting\"") << QByteArray();
        QTest::newRow("all, CSV") << false << u"CSV"_s << QByteArray("code-hosting,c&d") << QByteArray();
    }

    void exportFollowsTheChosenScope()
    {
        QFETCH(bool, filtered);
        QFETCH(QString, what);
        QFETCH(QByteArray, has);
        QFETCH(QByteArray, hasNot);
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"tools"_s);
        Shown shown(filtered ? exportable() : unfiltered());
        QSignalSpy saved(&shown.menu, &ToolExport::saved);
        shown.run(what, file);
        QTRY_COMPARE(saved.size(), 1);
        const QByteArray content = bytesOf(file);
        QVERIFY2(content.contains(has), content);
        QVERIFY2(hasNot.isEmpty() || !content.contains(hasNot), content);
        QVERIFY(shown.menu.banner()->isVisible());
        QVERIFY(shown.menu.banner()->text().contains(file));
    }

    void writeErrorIsReported()
    {
        Shown shown;
        shown.run(u"JSON"_s, u"/nonexistent/folder/tools.json"_s);
        QTRY_VERIFY(shown.menu.banner()->isVisible());
        QVERIFY2(shown.menu.banner()->text().contains(u"/nonexistent/folder"_s),
                 qPrintable(shown.menu.banner()->text()));
    }

    void toolSpecAllowsTheChosenTools()
    {
        Shown whole(unfiltered());
        whole.run(u"tool spec"_s);
        const QJsonArray all = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0)["allowed_tools"_L1].toArray(), (QJsonArray{u"a"_s, u"b"_s}));
        QCOMPARE(all.at(1)["allowed_tools"_L1].toArray(), (QJsonArray{u"c&d"_s}));
        Shown shown;
        shown.run(u"tool spec"_s);
        const QJsonArray one = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8()).array();
        QCOMPARE(one.size(), 1);
        QCOMPARE(one.at(0)["allowed_tools"_L1].toArray(), (QJsonArray{u"a"_s}));
        QCOMPARE(one.at(0)["headers"_L1]["x-api-key"_L1].toString(), u"${SERVICE_API_KEY}"_s);
    }

    void editorConfigsUseAVariable()
    {
        Shown shown;
        shown.run(u"VS Code"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"${input:"_s));
        shown.run(u"mcp.json"_s);
        const QJsonDocument file = QJsonDocument::fromJson(QGuiApplication::clipboard()->text().toUtf8());
        QCOMPARE(file["mcpServers"_L1].toObject().keys(), QStringList{u"general"_s});
        QVERIFY(shown.menu.banner()->isVisible());
    }

    void nothingIsCopiedWithoutAToolServer()
    {
        ExportableTools tools = exportable();
        tools.profile.toolServer.clear();
        Shown shown(tools);
        QGuiApplication::clipboard()->setText(u"before"_s);
        shown.run(u"tool spec"_s);
        QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
        QVERIFY(shown.menu.banner()->isVisible());
    }

    void menuShowsTheExportScope()
    {
        Shown shown;
        QVERIFY(shown.action(u"1 tool(s) shown"_s) && !shown.action(u"All 3"_s));
        Shown whole(unfiltered());
        QVERIFY(whole.action(u"All 3"_s) && !whole.action(u"shown"_s));
    }

    void emptyFilterLeavesOnlyTheLock()
    {
        ExportableTools tools = exportable();
        tools.shown.clear();
        Shown shown(tools);
        QVERIFY(shown.action(u"tool lock"_s)->isEnabled());
        for (const QString &what : {u"as JSON"_s, u"Markdown"_s, u"CSV"_s, u"tool spec"_s, u"mcp.json"_s})
            QVERIFY2(!shown.action(what)->isEnabled(), qPrintable(what));
    }
};

RC_WIDGET_TEST(TestToolExport)

} // namespace rc::tst_toolexport

#include "tst_toolexport.moc"
