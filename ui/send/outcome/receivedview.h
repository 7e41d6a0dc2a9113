// SPDX-License-Identifier: GPL-3.0-or-later
// The card that shows entries received by the demo service.
#pragma once

#include "ui/send/outcome/receivedmodel.h"
#include "ui/widgets/panel.h"

#include <QStyledItemDelegate>

class QLabel;
class QListView;

namespace rc {

class ReceivedDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ReceivedDelegate(const Theme &theme, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    [[nodiscard]] int lineHeight() const;

    const Theme &m_theme;
};

class ReceivedCard : public Panel
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit ReceivedCard(const Theme &theme, QWidget *parent = nullptr);

    /// Follows this service; hides for nullptr.
    void follow(DemoService *demo);
    void setSentMarker(const QString &marker) { m_model->setSentMarker(marker); }

signals:
    void activityWanted(const QString &query); ///< for the Activity page's field

private:
    void updateCount();

    ReceivedModel *m_model;
    QLabel *m_count;
    QListView *m_view;
    QMetaObject::Connection m_following;
};

} // namespace rc
