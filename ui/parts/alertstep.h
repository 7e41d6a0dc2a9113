// SPDX-License-Identifier: GPL-3.0-or-later
// Sends entries that may notify people: each requires a deliberate hold and starts a cooldown.
#pragma once

#include "core/entry/level.h"
#include "session/profile/alertcooldown.h"
#include "ui/widgets/panel.h"

#include <QMap>

class QLabel;
class QBoxLayout;

namespace rc {

class HoldButton;

class AlertStep : public Panel
{
    Q_OBJECT

public:
    AlertStep(AlertCooldown &cooldown, const Theme &theme, QWidget *parent = nullptr);

    /// The target resource. A level just sent there is in its cooldown.
    void setResource(const QString &resource);
    /// The offered levels, one button each, at least one of error and alert; default: both.
    void setLevels(const QList<Level> &levels);
    /// The buttons' text; default: "Hold to send one ERROR" and the like.
    void setActionText(const QString &text);
    void setBusy(bool busy);
    /// Default: the Check page's text.
    void setDescription(const QString &text);
    void notSent(Level level); ///< ends the cooldown, because nothing was sent
    [[nodiscard]] HoldButton *button(Level level) const;
    [[nodiscard]] HoldButton *button() const; ///< the first one offered

signals:
    void requested(rc::Level level);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addButton(Level level, const QString &name);
    void begin(Level level);
    void showState();
    void arrange();

    AlertCooldown &m_cooldown;
    const Theme &m_theme;
    QLabel *m_label;
    QBoxLayout *m_layout = nullptr; ///< text and buttons, stacked in a narrow window
    QBoxLayout *m_buttonLayout;     ///< side by side if there is room
    QMap<Level, HoldButton *> m_buttons;
    QList<Level> m_levels{Level::Error, Level::Alert};
    QString m_description;
    QString m_resource;
    bool m_busy = false;
};

} // namespace rc
