// SPDX-License-Identifier: GPL-3.0-or-later
// The formats of a configuration: as many tabs as fit in a row, the others under "more".
#pragma once

#include <QStringList>
#include <QWidget>

class QButtonGroup;
class QMenu;
class QPushButton;

namespace rc {

class FormatTabs : public QWidget
{
    Q_OBJECT

public:
    explicit FormatTabs(const QStringList &names, QWidget *parent = nullptr);

    [[nodiscard]] int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    [[nodiscard]] QMenu *menu() const { return m_menu; }
    [[nodiscard]] int shownTabs() const { return m_shown; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void currentChanged(int index);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void fillMenu();
    void showCurrent();

    QStringList m_names;
    QList<QPushButton *> m_tabs;
    QButtonGroup *m_group;
    QPushButton *m_more;
    QMenu *m_menu;
    int m_current = 0;
    int m_shown = 0;
};

} // namespace rc
