// SPDX-License-Identifier: GPL-3.0-or-later
// Which line of an environment file will be another one, before it is written.
#pragma once

#include "session/profile/environmentwriting.h"
#include "ui/theme/theme.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace rc {

class ChangePreview : public QWidget
{
    Q_OBJECT

public:
    explicit ChangePreview(const Theme &theme, QWidget *parent = nullptr);

    /// Holds `change` until it is written or let go of. `before` and `after`: its lines, fit to display, without a key.
    void show(EnvironmentChange change, const QString &before, const QString &after, bool hasKey);
    void drop();

signals:
    void written(const QString &path);
    void failed(const rc::Error &error);

protected:
    void hideEvent(QHideEvent *event) override;

private:
    void write();

    std::optional<EnvironmentChange> m_change;
    QLabel *m_where;
    QLabel *m_before;
    QLabel *m_after;
    QLabel *m_note;
    QPushButton *m_write;
    QPushButton *m_cancel;
    QPointer<QWidget> m_from; ///< had the focus before, and has it again after Cancel
};

} // namespace rc
