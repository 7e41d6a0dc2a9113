// SPDX-License-Identifier: GPL-3.0-or-later
// Where the SDK's local log file is, how large, and what its last lines are.
#pragma once

#include "core/error.h"
#include "ui/widgets/card.h"

class QLabel;
class QPushButton;

namespace rc {

class Theme;

class LogFileCard : public Card
{
    Q_OBJECT

public:
    /// `theme` outlives this object.
    LogFileCard(QString path, const Theme &theme, QWidget *parent = nullptr);

    void refresh(); ///< looks at the file again
    /// Why the last entry is not in the file; nothing: it is.
    void setFault(const std::optional<Error> &fault);

private:
    void showEnd();

    QString m_path;
    const Theme &m_theme;
    QLabel *m_size;
    QPushButton *m_show;
    QLabel *m_fault;
};

} // namespace rc
