// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an environment with the profile on the Setup page, and again when its file changes.
#pragma once

#include "environment/environmentcomparison.h"
#include "environment/environmentimport.h"
#include "environment/environmentvariables.h"
#include "environment/envtext.h"
#include "ui/widgets/panel.h"

#include <QFileSystemWatcher>
#include <QTimer>

class QLabel;
class QMenu;
class QPushButton;

namespace rc {

class ConfirmButton;
class FittedTable;
class Session;
class ElidedLabel;
class Theme;

class EnvironmentCard : public Card
{
    Q_OBJECT

public:
    EnvironmentCard(Session &session, const Theme &theme, QWidget *parent = nullptr);

    /// The form's current profile, saved or not.
    void setProfile(const Profile &profile);
    [[nodiscard]] const QList<EnvironmentRow> &rows() const { return m_rows; }
    void setSource(const EnvironmentSource &source);
    [[nodiscard]] const EnvironmentSource &source() const { return m_source; }
    /// Once, after keySaveRequested().
    [[nodiscard]] Secret takeKey() { return std::move(m_import.key); }
    void readLater(); ///< again, shortly: the key may have changed

signals:
    void compared(); ///< the rows match the source and the profile
    /// The user wants `profile`, with `fields` from the environment, in the form. Nothing is saved.
    void applyRequested(const rc::Profile &profile, const QString &from, const QStringList &fields,
                        const QStringList &ignored);
    void statusMessage(const QString &text); ///< for the status line
    void keySaveRequested();                 ///< save the environment's key in the keychain: takeKey() returns it

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    [[nodiscard]] QWidget *buildImportRow();
    [[nodiscard]] QWidget *buildHeader(const Theme &theme);
    void chooseFile();
    void read();
    void environmentRead(EnvironmentVariables &environment);
    void showFindings(const EnvironmentComparison &found);
    void showSource(const QString &actualPrefix);
    void offerValues(const EnvironmentVariables &environment, const Secret &key, KeyState state);
    void showRows(const QList<EnvironmentRow> &rows);
    void dropOffer();
    /// The profile's values of differing rows, for the file; none for the key.
    [[nodiscard]] QList<EnvValue> valuesToWrite() const;
    void addActions(QMenu &menu, int row);
    void write();
    void writeKey();
    void showWritten(const QString &file, const Result<QString> &copy);
    void showProblem(const QString &text);
    void showError(const QString &text);
    void watch();

    Session &m_session;
    const Theme &m_theme;
    EnvironmentSource m_source;
    QString m_actualPrefix; ///< the prefix as spelled in the environment, used in its rows
    Profile m_profile;
    QTimer m_readTimer;
    QFileSystemWatcher m_files;
    int m_readId = 0; ///< invalidates earlier requests
    ElidedLabel *m_sourceLabel;
    QPushButton *m_ownButton;
    QList<EnvironmentRow> m_rows; ///< shown in m_view
    FittedTable *m_view;
    QLabel *m_label;
    QWidget *m_importRow = nullptr;
    QPushButton *m_fill = nullptr;
    ConfirmButton *m_write = nullptr;
    QPushButton *m_saveKey = nullptr;
    ConfirmButton *m_writeKey = nullptr;
    Profile m_compared;         ///< the basis of m_import
    EnvironmentImport m_import; ///< includes a key only while that is offered
    bool m_isWriting = false;
};

} // namespace rc
