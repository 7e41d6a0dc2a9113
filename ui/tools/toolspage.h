// SPDX-License-Identifier: GPL-3.0-or-later
// The Tools page: which tools a language model would be given, from both endpoints.
#pragma once

#include "activity/activitynote.h"
#include "core/toolcatalog.h"
#include "service/toollistjob.h"
#include "ui/page.h"

#include <array>
#include <memory>

class QBoxLayout;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace rc {

class Banner;
class CurrentResource;
class MessageCard;
class SegmentedControl;
class Theme;
class ToolDetail;
class ToolListPane;

class ToolsPage : public Page
{
    Q_OBJECT

public:
    /// `current` and `theme` outlive this object.
    ToolsPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);
    ~ToolsPage() override;

    void refresh() override;
    void cancel() override;
    [[nodiscard]] bool isBusy() const override;
    [[nodiscard]] QWidget *firstFocus() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Side
    {
        ToolCatalog catalog;
        std::optional<Error> error;
        bool fetched = false;
        QString selected; ///< the name of the chosen tool; it survives a refresh
        std::unique_ptr<ToolListJob> job;
        ActivityNote note; ///< of that job
        QString progress;
    };

    [[nodiscard]] QWidget *buildHeader();
    [[nodiscard]] QWidget *buildLists();
    [[nodiscard]] QWidget *buildMessage();
    [[nodiscard]] CatalogKind kind() const;
    [[nodiscard]] Side &side() { return m_sides.at(size_t(kind())); }
    void fetch(const QUrl &toolServer, const Credentials &credentials, const Authorities &authorities);
    void fail(const Error &error);
    void end(CatalogKind kind, const ToolListResult &result);
    void setBusy(bool busy);
    void resourceChanged();
    void showSide();
    void showMessage(const QString &title, const QStringList &sentences);
    void showTool();
    void updateWords();

    CurrentResource &m_current;
    Theme &m_theme;
    std::array<Side, 2> m_sides;
    bool m_waitsForKey = false;
    int m_attempt = 0;
    QVBoxLayout *m_layout = nullptr;
    SegmentedControl *m_kinds = nullptr;
    QPushButton *m_button = nullptr;
    Banner *m_banner = nullptr;
    QStackedWidget *m_stack = nullptr;
    QBoxLayout *m_columns = nullptr;
    ToolListPane *m_list = nullptr;
    ToolDetail *m_detail = nullptr;
    MessageCard *m_message = nullptr;
};

} // namespace rc
