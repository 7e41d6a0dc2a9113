// SPDX-License-Identifier: GPL-3.0-or-later
// Each page of the window, for what holds on all of them: the way of the Tab key, contrast, the size of text.
#pragma once

#include "support/require.h"
#include "ui/console.h"
#include "ui/widgets/segmentedcontrol.h"

#include <memory>

/// "first", "check", "send", "send batch" …
inline QStringList everyPage()
{
    return {QStringLiteral("first"),      QStringLiteral("check"),      QStringLiteral("send"),
            QStringLiteral("send batch"), QStringLiteral("send drill"), QStringLiteral("tools"),
            QStringLiteral("activity"),   QStringLiteral("setup"),      QStringLiteral("preferences")};
}

/// Of a window on a profile that is there.
inline void showPage(rc::MainWindow &window, const QString &page)
{
    window.showPage(page.section(u' ', 0, 0));
    const QStringList modes{QStringLiteral("send"), QStringLiteral("send batch"), QStringLiteral("send drill")};
    if (const qsizetype mode = modes.indexOf(page); mode >= 0)
        window.findChild<rc::SegmentedControl *>(QStringLiteral("sendModes"))->setCurrentIndex(int(mode));
    if (page.startsWith(QStringLiteral("send"))) // its areas are as high as what they hold once that is known
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

/// A window on that page.
inline std::unique_ptr<rc::MainWindow> windowOn(Bench &bench, const QString &page)
{
    const bool isFirst = page == QStringLiteral("first");
    if (!isFirst)
        bench.keepSample();
    auto window = std::make_unique<rc::MainWindow>(bench.session, bench.checks, bench.theme, bench.settings, false);
    window->show();
    RC_REQUIRE(QTest::qWaitForWindowActive(window.get()));
    if (isFirst)
        return window;
    RC_REQUIRE_WITHIN(30'000, bench.session.keys().key().isKnown());
    showPage(*window, page);
    return window;
}
