// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/config/confighighlighter.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

/// Start of a comment line.
QString commentMark(ConfigFormat format)
{
    switch (format) {
    case ConfigFormat::Node:
        return u"//"_s;
    case ConfigFormat::ToolSpec:
    case ConfigFormat::McpJson:
        return {};
    default:
        return u"#"_s;
    }
}

/// Whether values follow their names unquoted.
bool hasBareValues(ConfigFormat format)
{
    return format == ConfigFormat::Env || format == ConfigFormat::Shell;
}

} // namespace

ConfigHighlighter::ConfigHighlighter(QTextDocument *document, const Theme &theme)
    : QSyntaxHighlighter(document)
    , m_theme(theme)
{
    connect(&theme, &Theme::changed, this, &ConfigHighlighter::rehighlight);
}

void ConfigHighlighter::setFormat(ConfigFormat format)
{
    if (m_format == format)
        return;
    m_format = format;
    rehighlight();
}

void ConfigHighlighter::highlightBlock(const QString &text)
{
    const QString mark = commentMark(m_format);
    if (!mark.isEmpty() && text.trimmed().startsWith(mark)) {
        QSyntaxHighlighter::setFormat(0, int(text.size()), m_theme.color(Token::Quiet));
        return;
    }
    const auto paint = [&](const QRegularExpression &form, Token token) {
        for (auto it = form.globalMatch(text); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            const int group = match.lastCapturedIndex() > 0 ? 1 : 0;
            QSyntaxHighlighter::setFormat(int(match.capturedStart(group)), int(match.capturedLength(group)),
                                          m_theme.color(token));
        }
    };
    static const QRegularExpression bare(u"\\b[A-Za-z_][A-Za-z0-9_]*=(.*?)(?= \\\\$|$)"_s);
    static const QRegularExpression quoted(u"\"(?:[^\"\\\\]|\\\\.)*\"|'[^']*'"_s);
    static const QRegularExpression constant(u"\\b(?:True|False|true|false|None|null)\\b"_s);
    static const QRegularExpression forKey(
        u"\"\\$\\(.*\\)\"|\"?\\$\\{[^}]*\\}\"?|\"?\\$(?!env:)[A-Za-z_]\\w*\"?|os\\.environ\\[[^\\]]*\\]|process\\."
        u"env\\[[^\\]]*\\]|"
        "subprocess\\.run\\(.*\\.strip\\(\\)|execFileSync\\(.*\\.trim\\(\\)|\\((?:secret-tool|security) .*\\)"_s);
    if (hasBareValues(m_format))
        paint(bare, Token::Passed);
    paint(constant, Token::Accent);
    paint(quoted, Token::Passed);
    paint(forKey, Token::Alert);
}

} // namespace rc

#include "moc_confighighlighter.cpp"
