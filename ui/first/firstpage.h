// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the first start: one field for a Resource URL, or the demo service.
#pragma once

#include "core/resourceurl.h"
#include "ui/page.h"

class QLabel;
class QLineEdit;

namespace rc {

class CurrentResource;
class Theme;

class FirstPage : public Page
{
    Q_OBJECT

public:
    FirstPage(CurrentResource &current, Theme &theme, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *firstFocus() override;
    /// As if it had been typed.
    void fill(const QString &text);
    /// Shown below the field: why the demo service did not start.
    void complain(const Error &error);

signals:
    void profileMade(); ///< the current resource has a profile now; its key is still missing
    void demoWanted();

private:
    void typed();
    void proceed();

    CurrentResource &m_current;
    QLineEdit *m_field;
    QLabel *m_verdict;
};

/// A name for the profile of `resource` that none of `taken` has: its owner and host.
[[nodiscard]] QString suggestedName(const ResourceUrl &resource, const QStringList &taken);

} // namespace rc
