// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that may notify people are separate: they say so, require a deliberate hold, and then rest.
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
    AlertStep(AlertCooldown &rests, const Theme &theme, QWidget *parent = nullptr);

    /// The target resource; a level rests if an entry of it was just sent there.
    void setResource(const QString &resource);
    /// The offered levels, one button each, at least one of error and alert; default: both.
    void setLevels(const QList<Level> &levels);
    /// The buttons' text; default: "Hold to send one ERROR" and the like.
    void setActionText(const QString &text);
    void setBusy(bool busy);
    /// The effect of such an entry here; default: the Check page's text.
    void setDescription(const QString &words);
    void notSent(Level level); ///< was not sent after all: no rest needed
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

    AlertCooldown &m_rests;
    const Theme &m_theme;
    QLabel *m_label;
    QBoxLayout *m_box = nullptr; ///< moves the buttons below the text in a narrow window
    QBoxLayout *m_buttonBox;     ///< side by side if there is room
    QMap<Level, HoldButton *> m_buttons;
    QList<Level> m_levels{Level::Error, Level::Alert};
    QString m_description;
    QString m_resource;
    bool m_busy = false;
};

} // namespace rc
