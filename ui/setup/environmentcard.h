// SPDX-License-Identifier: GPL-3.0-or-later
// The doctor on the Setup page: an environment beside the profile, read again when its file changes.
#pragma once

#include "insight/environmentcomparison.h"
#include "store/environmentsource.h"

#include <QFileSystemWatcher>
#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace rc {

class CurrentResource;
class ElidedLabel;
class EnvironmentModel;
class EnvironmentView;
class Theme;

class EnvironmentCard : public QWidget
{
    Q_OBJECT

public:
    EnvironmentCard(CurrentResource &current, const Theme &theme, QWidget *parent = nullptr);

    /// The profile as the form has it now, saved or not.
    void setProfile(const Profile &profile);
    void setSource(const EnvironmentSource &source);
    [[nodiscard]] const EnvironmentSource &source() const { return m_source; }

signals:
    void compared(); ///< the rows are those of the source and the profile

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QWidget *buildHeader(const Theme &theme);
    [[nodiscard]] QWidget *buildUnitRow();
    void chooseFile();
    void readUnit();
    void usePrefix();
    void readLater();
    void read();
    void haveEnvironment(EnvironmentVariables &environment);
    void tell(const EnvironmentComparison &found);
    void complain(const QString &text);
    void watch();
    [[nodiscard]] QString prefix() const;

    CurrentResource &m_current;
    EnvironmentSource m_source;
    QString m_prefix; ///< another than the profile's, taken from an offer
    Profile m_profile;
    QTimer m_soon;
    QFileSystemWatcher m_files;
    int m_turn = 0; ///< what was asked before is overtaken
    ElidedLabel *m_from;
    QPushButton *m_ownButton;
    QWidget *m_unitRow;
    QLineEdit *m_unit;
    EnvironmentModel *m_rows;
    EnvironmentView *m_view;
    QLabel *m_words;
    QLabel *m_offer;
    QPushButton *m_take;
    QString m_offered;
};

} // namespace rc
