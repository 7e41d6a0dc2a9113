// SPDX-License-Identifier: GPL-3.0-or-later
// The card that shows entries received by the demo service.
#pragma once

#include "demo/demoservice.h"
#include "ui/widgets/panel.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

class QLabel;
class QListView;

namespace rc {

/// Entries received by the demo service, newest first, as a model.
class ReceivedModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        TimeRole = Qt::UserRole, ///< "14:02:11"
        LevelRole,               ///< display name, or the original word
        LevelNumberRole,         ///< int of Level; -1 for an unknown word
        MarkerRole,
        SentHereRole,    ///< has the marker of the last sent entry
        WouldNotifyRole, ///< the people a real service would notify; empty: no one
    };

    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

    /// Replaces all; `entries` oldest first.
    void setEntries(const QList<ReceivedEntry> &entries);
    void add(const QList<ReceivedEntry> &entries);
    void setSentMarker(const QString &marker);

private:
    QList<ReceivedEntry> m_entries; ///< newest first
    QString m_sentMarker;
};

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
