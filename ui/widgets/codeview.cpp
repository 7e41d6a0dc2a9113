// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/codeview.h"

#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QAbstractTextDocumentLayout>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextOption>

namespace rc {

int heightOfLines(const QPlainTextEdit &edit, int lines)
{
    // document margins, the style sheet's padding and the border
    return edit.fontMetrics().lineSpacing() * lines + int(2 * edit.document()->documentMargin()) + 4 * grid::unit;
}

void writeCode(QPlainTextEdit &edit, const Theme &theme)
{
    edit.setFont(theme.mono());
    edit.setLayoutDirection(Qt::LeftToRight);
    QTextOption option(Qt::AlignLeft);
    option.setTextDirection(Qt::LeftToRight);
    edit.document()->setDefaultTextOption(option);
}

CodeView::CodeView(const Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    writeCode(*this, theme);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setFlag(this, "code");
    keepGutter(this);
    // The text wraps at a width that is only known after layout.
    connect(
        document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        [this] {
            if (m_mostFitted > 0)
                fitLines(m_mostFitted);
        },
        Qt::QueuedConnection);
}

void CodeView::showText(const QString &text)
{
    if (text == toPlainText())
        return;
    const int place = verticalScrollBar()->value();
    setPlainText(text);
    verticalScrollBar()->setValue(place);
    if (m_mostFitted > 0)
        fitLines(m_mostFitted);
}

void CodeView::setMinimumLines(int lines)
{
    m_leastLines = lines;
    setMinimumHeight(heightOfLines(*this, lines));
}

void CodeView::fitLines(int most)
{
    m_mostFitted = most;
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < most; block = block.next()) {
        (void)document()->documentLayout()->blockBoundingRect(block); // lays out the lines for the current width
        lines += qMax(1, block.lineCount());
    }
    setFixedHeight(heightOfLines(*this, qBound(1, lines, most)));
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (m_mostFitted > 0 && event->size().width() != event->oldSize().width())
        fitLines(m_mostFitted);
}

void CodeView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    if (m_mostFitted > 0)
        fitLines(m_mostFitted);
    else if (m_leastLines > 0)
        setMinimumLines(m_leastLines);
}

} // namespace rc

#include "moc_codeview.cpp"
