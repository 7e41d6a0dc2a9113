// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page and the calls of its tools, each on a page of its own.
#pragma once

#include "service/tools/toolcalljob.h"
#include "ui/parts/page.h"

#include <QList>

#include <optional>

class QStackedWidget;

namespace rc {

class CallPanel;
class Session;
class Theme;
class ToolsPage;

class ToolsScreen : public Page
{
    Q_OBJECT

public:
    ToolsScreen(Session &session, Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    void cancel() override;
    bool undoRemoval() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] bool holdsMore() const override;
    [[nodiscard]] bool showsItsWork() const override;
    [[nodiscard]] QWidget *firstFocus() override;

    [[nodiscard]] ToolsPage *page() const { return m_page; }
    ToolsPage *showPage(); ///< instead of a call
    /// Shows the form of that tool with these arguments, fetching the list first if needed. Calls nothing.
    void open(const ToolCall &call);

signals:
    void setupWanted(); ///< see ToolsPage

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void openTool(const CatalogKind &kind, const Tool &tool);
    void openPending();
    void resourceChanged();
    void dropOld();
    void drop(CallPanel *panel);
    [[nodiscard]] bool isCalling() const;
    void updateUnseen();
    [[nodiscard]] QString unseenWords(const CallPanel &panel) const;
    [[nodiscard]] QString suspicionWords(const CallPanel &panel) const;
    [[nodiscard]] CallPanel *shown() const; ///< null: shows the list
    [[nodiscard]] CallPanel *panelOf(const CatalogKind &kind, const QString &name) const;

    Session &m_session;
    Theme &m_theme;
    QStackedWidget *m_stack;
    ToolsPage *m_page;
    QList<CallPanel *> m_panels; ///< most recently shown last
    std::optional<ToolCall> m_pending;
};

} // namespace rc
