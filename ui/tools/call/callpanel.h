// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a tool call: its form, the request, and the result, which stays with its tool.
#pragma once

#include "catalog/form/toolform.h"
#include "core/tool/toolcatalog.h"
#include "service/tools/toolcalljob.h"
#include "service/tools/toolresult.h"
#include "session/tools/calloperation.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/theme.h"
#include "ui/widgets/panel.h"

#include <QByteArray>
#include <QPointer>
#include <QString>
#include <QTimer>
#include <QUrl>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace rc {

class CodeView;
class FormView;
class HoldButton;
class PageBody;
class QuestionView;
class SendButton;
class Session;

/// A tool's result. `outputSchema` as sent; empty if the tool has none. `theme` must outlive it.
[[nodiscard]] Panel *resultView(const ToolCallResult &result, const QByteArray &outputSchema, const Theme &theme,
                                QWidget *parent = nullptr);

class CallPanel : public QWidget
{
    Q_OBJECT

public:
    CallPanel(const CatalogKind &kind, const Tool &tool, Session &session, const Theme &theme,
              QWidget *parent = nullptr);

    [[nodiscard]] const Tool &tool() const { return m_tool; }
    [[nodiscard]] CatalogKind kind() const { return m_kind; }
    [[nodiscard]] bool isBusy() const { return m_call.isBusy(); }
    /// Whether it belongs to the current resource and profile.
    [[nodiscard]] bool belongsToCurrent() const;
    void cancel() { m_call.cancel(); }
    /// Restores the last item removed from the form. False if there is none.
    bool undoRemoval();
    /// Fills arguments into the form; sends nothing. False if they are not a JSON object.
    bool fillIn(const QByteArray &arguments);
    /// The reason why the tool must be reviewed before a call; empty if there is none.
    void setUnreviewed(const QString &why);
    /// A sentence about a critical finding of the tool, after which a call requires a hold; empty if there is none.
    void setSuspicion(const QString &why) { m_suspicion = why; }
    [[nodiscard]] QWidget *firstFocus() const; ///< an argument to type, or the call itself

signals:
    void closed();
    void reviewRequested();
    void busyChanged(bool busy);
    void statusChanged(const QString &text);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int maxRequestLines = 30;
    static constexpr qsizetype maxNameLength = 60; ///< in a line that does not wrap

    [[nodiscard]] QWidget *buildHead();
    [[nodiscard]] QWidget *buildForm();
    [[nodiscard]] QWidget *buildRequest();
    [[nodiscard]] QWidget *buildGuard();
    [[nodiscard]] QWidget *buildBar();
    /// Shows `why` and a hold button, or a review button if the tool must be reviewed first.
    void guard(const QString &why, bool reviewFirst);
    void edited();
    void press();
    void pressAnyway();
    [[nodiscard]] bool validate();
    void callOrGuard();
    void call();
    void showResult(const ToolCallResult &result);
    void showQuestion(const ServerQuestion &question);
    void showRequest();
    [[nodiscard]] Result<ShownRequest> request() const;
    void showState();
    [[nodiscard]] std::optional<ToolCall> enteredCall() const;

    const CatalogKind m_kind;
    const Tool m_tool;
    Session &m_session;
    const Theme &m_theme;
    const QString m_profileId;
    QUrl m_toolServer;
    ToolForm m_form;
    CallOperation m_call;
    QString m_unreviewed;
    QString m_suspicion;
    bool m_validatesEdits = false; ///< after a press that found faults
    bool m_indented = true;
    QTimer m_refresh;

    QVBoxLayout *m_layout;
    QList<QWidget *> m_margined; ///< head, guard and bar, which get the page margin
    PageBody *m_body;
    QBoxLayout *m_columns;
    QVBoxLayout *m_results; ///< the server's question, the result and the request
    FormView *m_formView = nullptr;
    QPointer<QWidget> m_editedLast;    ///< gets the focus back after a call
    QLabel *m_generalFaults = nullptr; ///< faults without a field
    QLabel *m_remarks = nullptr;
    CodeView *m_request = nullptr;
    QLabel *m_requestNote = nullptr;
    QPushButton *m_requestLayout = nullptr;
    QPushButton *m_curl = nullptr;
    Panel *m_result = nullptr;
    QuestionView *m_question = nullptr; ///< the server's current question
    Panel *m_guard = nullptr;           ///< asks to hold for a risky call, or to review a changed tool
    QLabel *m_guardText = nullptr;
    QString m_guardReason; ///< the guard's reason
    HoldButton *m_hold = nullptr;
    QPushButton *m_review = nullptr;
    QLabel *m_status = nullptr;
    QPushButton *m_callAnyway = nullptr;
    QPushButton *m_detach = nullptr; ///< visible while the server runs the call as a task
    SendButton *m_button = nullptr;
};

} // namespace rc
