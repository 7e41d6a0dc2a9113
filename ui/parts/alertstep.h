// SPDX-License-Identifier: GPL-3.0-or-later
// What may notify people is a step of its own: it says so, takes a deliberate hold, and then rests.
#pragma once

#include "core/entry/level.h"
#include "session/profile/alertrests.h"
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
    /// Both outlive this object.
    AlertStep(AlertRests &rests, const Theme &theme, QWidget *parent = nullptr);

    /// The resource that the entry would go to; a level rests on if one of it went there just now.
    void setResource(const QString &resource);
    /// Those that it offers, a button each, at least one of error and alert; both at first.
    void setLevels(const QList<Level> &levels);
    /// What its buttons say; at first "Hold to send one ERROR" and the like.
    void setActionText(const QString &text);
    void setBusy(bool busy);
    /// What such an entry does here; it is there from the start for the Check page.
    void setWords(const QString &words);
    void notSent(Level level); ///< it never left: nobody needs to rest
    [[nodiscard]] HoldButton *button(Level level) const;
    [[nodiscard]] HoldButton *button() const; ///< the first that is offered

signals:
    void wanted(rc::Level level);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void addButton(Level level, const QString &name);
    void begin(Level level);
    void showState();
    void arrange();

    AlertRests &m_rests;
    const Theme &m_theme;
    QLabel *m_label;
    QBoxLayout *m_box = nullptr; ///< the buttons below the words where there is no room beside them
    QBoxLayout *m_buttonBox;     ///< side by side where there is room
    QMap<Level, HoldButton *> m_buttons;
    QList<Level> m_levels{Level::Error, Level::Alert};
    QString m_words;
    QString m_resource;
    bool m_busy = false;
};

} // namespace rc
