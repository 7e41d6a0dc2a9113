// SPDX-License-Identifier: GPL-3.0-or-later
// Colors a configuration: comments quiet, values and literals green, the key's replacement purple.
#pragma once

#include "config/configtext.h"
#include "ui/theme/theme.h"

#include <QSyntaxHighlighter>

namespace rc {

class ConfigHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    /// Both must outlive this object.
    ConfigHighlighter(QTextDocument *document, const Theme &theme);

    void setFormat(ConfigFormat format);

protected:
    void highlightBlock(const QString &text) override;

private:
    const Theme &m_theme;
    ConfigFormat m_format = ConfigFormat::Env;
};

} // namespace rc
