// SPDX-License-Identifier: GPL-3.0-or-later
// The card that shows entries received by the demo service.
#pragma once

#include "demo/demoservice.h"
#include "ui/widgets/panel.h"

class QLabel;
class QTreeWidget;

namespace rc {

class ReceivedCard : public Panel
{
    Q_OBJECT

public:
    enum Column {
        Time,
        LevelName,
        Message, ///< and, below it, the people a real service would notify
        Marker,
    };

    explicit ReceivedCard(const Theme &theme, QWidget *parent = nullptr);

    /// Follows this service; hides for nullptr.
    void follow(DemoService *demo);
    void add(const QList<ReceivedEntry> &entries); ///< on top, the last one first
    void setSentMarker(const QString &marker);     ///< marks its row

signals:
    void activityRequested(const QString &query); ///< for the Activity page's field

private:
    void paint(); ///< the colors of all rows
    void fit();

    const Theme &m_theme;
    QLabel *m_count;
    QTreeWidget *m_list;
    QString m_sentMarker; ///< as it is shown
    QMetaObject::Connection m_following;
};

} // namespace rc
