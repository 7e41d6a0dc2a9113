// SPDX-License-Identifier: GPL-3.0-or-later
// The next request, always visible: address, headers with a variable for the key, body.
#pragma once

#include "ui/send/outcome/requesttext.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace rc {

class CodeView;
class CopyButton;
class Session;
class Theme;

class RequestPreview : public QWidget
{
    Q_OBJECT

public:
    /// `theme` must outlive this object.
    explicit RequestPreview(const Theme &theme, QWidget *parent = nullptr);

    /// Empty without a resource or entries. `note`: a sentence below the text.
    void show(const Session &session, const QList<LogEntry> &entries, const QString &note);

private:
    [[nodiscard]] QWidget *buildHead(const Theme &theme);
    void updateText();
    void addCopies(const Theme &theme, QWidget *head);

    QWidget *m_head = nullptr;
    CodeView *m_text = nullptr;
    QLabel *m_note = nullptr;
    CopyButton *m_copy = nullptr;
    QPushButton *m_toggle = nullptr;
    QString m_extraNote;
    JsonLayout m_layout = JsonLayout::Indented;
    std::function<QString(JsonLayout)> m_request; ///< null without a resource
    std::function<Result<QString>(RequestCopy)> m_copyText;
};

} // namespace rc
