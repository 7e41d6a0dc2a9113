// SPDX-License-Identifier: GPL-3.0-or-later
// The Export menu of the Tools page: selected or all tools to a file, or as configuration to the clipboard.
#pragma once

#include "catalog/review/catalogexport.h"
#include "config/toolspec.h"
#include "core/profile/profile.h"

#include <QObject>

#include <functional>

class QMenu;
class QPushButton;
class QWidget;

namespace rc {

class Banner;
class Theme;
struct ExportFormat;

struct ExportableTools
{
    QList<ToolSelection> all;   ///< for a lock
    QList<ToolSelection> shown; ///< matching the filter, if there is one
    Profile profile;
    EndpointForm form = {};
};

class ToolExport : public QObject
{
    Q_OBJECT

public:
    using Source = std::function<ExportableTools()>;

    /// `source` is called when the menu opens. Button and banner belong to `parent`.
    ToolExport(Source source, const Theme &theme, QWidget *parent);

    [[nodiscard]] QPushButton *button() const { return m_button; }
    [[nodiscard]] Banner *banner() const { return m_banner; }

signals:
    void saved(const QString &fileName); ///< completely on disk

private:
    void fill();
    void choose(const ExportFormat &format);
    void save(const ExportFormat &format, const QString &fileName);
    void copy(const Result<QString> &text, const QString &what);

    Source m_source;
    QWidget *m_parent;
    QPushButton *m_button;
    QMenu *m_menu;
    Banner *m_banner;
    ExportableTools m_tools;
};

} // namespace rc
