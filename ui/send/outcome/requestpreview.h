// SPDX-License-Identifier: GPL-3.0-or-later
// The next request, always visible: address, headers with a variable for the key, body.
#pragma once

#include "core/entry/ingestbody.h"
#include "core/key/credentials.h"
#include "core/url/resourceurl.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace rc {

class CodeView;
class Session;
class Theme;

/// Verb, address, headers and body from ingestRequest(), so the compact form is exactly what is sent. The key is
/// $<prefix>API_KEY: it is not an argument, so it cannot be in the text. If `identity` does not fit a header, returns
/// the reason. Safe to display.
[[nodiscard]] QString requestText(const ResourceUrl &resource, const Identity &identity, const QString &envPrefix,
                                  const QList<LogEntry> &entries, JsonLayout layout);

class RequestPreview : public QWidget
{
    Q_OBJECT

public:
    explicit RequestPreview(const Theme &theme, QWidget *parent = nullptr);

    /// Empty without a resource or entries. `note`: a sentence below the text.
    void show(const Session &session, const QList<LogEntry> &entries, const QString &note);

private:
    [[nodiscard]] QWidget *buildHead(const Theme &theme);
    void updateText();

    QWidget *m_head = nullptr;
    CodeView *m_text = nullptr;
    QLabel *m_note = nullptr;
    QPushButton *m_toggle = nullptr;
    QString m_extraNote;
    JsonLayout m_layout = JsonLayout::Indented;
    std::function<QString(JsonLayout)> m_request; ///< null without a resource
    std::function<QString()> m_curl;              ///< null without a resource
};

} // namespace rc
