// SPDX-License-Identifier: GPL-3.0-or-later
// Each page of the window, for tests of all pages: the Tab order, contrast, the text size.
#pragma once

#include "support/require.h"
#include "ui/console.h"
#include "ui/widgets/segmentedcontrol.h"

#include <memory>

/// "QLabel toolName", for messages.
inline QString nameOf(const QWidget *widget)
{
    return QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') + widget->objectName();
}

/// "first", "check", "send", "send batch" …
inline QStringList everyPage()
{
    return {QStringLiteral("first"),      QStringLiteral("check"),      QStringLiteral("send"),
            QStringLiteral("send batch"), QStringLiteral("send drill"), QStringLiteral("tools"),
            QStringLiteral("activity"),   QStringLiteral("setup"),      QStringLiteral("preferences")};
}

inline void addPageRows()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : everyPage())
        QTest::newRow(qPrintable(id)) << id;
}

inline void showPage(rc::MainWindow &window, const QString &page)
{
    window.showPage(page.section(u' ', 0, 0));
    const QStringList modes{QStringLiteral("send"), QStringLiteral("send batch"), QStringLiteral("send drill")};
    if (const qsizetype mode = modes.indexOf(page); mode >= 0)
        window.findChild<rc::SegmentedControl *>(QStringLiteral("sendModes"))->setCurrentIndex(int(mode));
    if (page.startsWith(QStringLiteral("send"))) // its areas adapt their height once their content is known
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

inline std::unique_ptr<rc::MainWindow> windowOn(Bench &bench, const QString &page)
{
    const bool isFirst = page == QStringLiteral("first");
    if (!isFirst)
        bench.saveSampleProfile();
    auto window = std::make_unique<rc::MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    RC_REQUIRE(QTest::qWaitForWindowActive(window.get()));
    if (isFirst)
        return window;
    RC_TRY_REQUIRE(bench.session.keys().key().isKnown());
    showPage(*window, page);
    return window;
}
