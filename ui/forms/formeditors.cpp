// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/formeditors.h"

#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QScrollBar>
#include <QTextBlock>
#include <QTextOption>
#include <QWheelEvent>

namespace rc {

namespace {
constexpr int mostEditorLines = 8;
}

GrowingEdit::GrowingEdit(Content content, const Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    document()->setDocumentMargin(1); // as high as a line edit next to it
    if (content == Content::Code)
        writeCode(*this, theme);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    keepGutter(this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(this, &QPlainTextEdit::textChanged, this, &GrowingEdit::fit);
    fit();
}

void GrowingEdit::fit()
{
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid() && lines < mostEditorLines; block = block.next())
        lines += qMax(1, block.lineCount());
    const int height = fontMetrics().lineSpacing() * qBound(1, lines, mostEditorLines) +
                       int(2 * document()->documentMargin()) + 4 * grid::unit;
    if (height != this->height() || minimumHeight() != height)
        setFixedHeight(height);
}

void GrowingEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        QMetaObject::invokeMethod(this, &GrowingEdit::fit, Qt::QueuedConnection);
}

void GrowingEdit::wheelEvent(QWheelEvent *event)
{
    if (hasFocus() && verticalScrollBar()->maximum() > 0)
        QPlainTextEdit::wheelEvent(event);
    else
        event->ignore();
}

} // namespace rc

#include "moc_formeditors.cpp"
