// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/jsonview.h"

#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QPushButton>
#include <QShortcut>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int marginWidth = 4 * grid::unit;

} // namespace

FoldingView::FoldingView(const Theme &theme, QWidget *parent)
    : CodeView(theme, parent)
    , m_theme(theme)
    , m_margin(new QWidget(this))
{
    setViewportMargins(marginWidth, 0, 0, 0);
    m_margin->installEventFilter(this);
    connect(this, &QPlainTextEdit::updateRequest, m_margin, [this] { m_margin->update(); });
    connect(&theme, &Theme::changed, m_margin, [this] { m_margin->update(); });
}

void FoldingView::showText(const QString &text)
{
    m_ends.clear();
    m_folded.clear();
    setPlainText(text);
    QList<int> open;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const QString line = block.text();
        const QChar last = line.isEmpty() ? QChar() : line.back();
        const QString start = line.trimmed().left(1);
        if ((start == "}"_L1 || start == "]"_L1) && !open.isEmpty())
            m_ends.insert(open.takeLast(), block.blockNumber());
        if (last == QLatin1Char('{') || last == QLatin1Char('['))
            open.append(block.blockNumber());
    }
    m_margin->update();
}

bool FoldingView::isFolded(int line) const
{
    return m_folded.value(line);
}

void FoldingView::setFolded(int line, bool folded)
{
    if (!isFoldable(line) || isFolded(line) == folded)
        return;
    m_folded.insert(line, folded);
    relayOut();
}

void FoldingView::unfold(int line)
{
    bool hidden = false;
    for (auto one = m_ends.cbegin(); one != m_ends.cend(); ++one) {
        if (one.key() < line && line < one.value() && isFolded(one.key())) {
            m_folded.insert(one.key(), false);
            hidden = true;
        }
    }
    if (hidden)
        relayOut();
}

void FoldingView::relayOut()
{
    int hiddenUntil = -1;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const int line = block.blockNumber();
        block.setVisible(line >= hiddenUntil);
        if (line >= hiddenUntil && isFolded(line))
            hiddenUntil = m_ends.value(line);
    }
    if (!textCursor().block().isVisible()) {
        QTextBlock block = textCursor().block();
        while (block.isValid() && !block.isVisible())
            block = block.previous();
        QTextCursor cursor(block);
        setTextCursor(cursor);
    }
    document()->markContentsDirty(0, document()->characterCount());
    viewport()->update();
    m_margin->update();
    // a layout of the visible lines updates the scroll bar's range
    if (auto *layout = qobject_cast<QPlainTextDocumentLayout *>(document()->documentLayout())) {
        layout->requestUpdate();
        emit layout->documentSizeChanged(layout->documentSize());
    }
}

void FoldingView::resizeEvent(QResizeEvent *event)
{
    CodeView::resizeEvent(event);
    m_margin->setGeometry(contentsRect().left() + 2, contentsRect().top(), marginWidth, contentsRect().height());
}

bool FoldingView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_margin && event->type() == QEvent::Paint) {
        paintMarks();
        return true;
    }
    if (watched == m_margin && event->type() == QEvent::MouseButtonPress) {
        pressMark(
            static_cast<QMouseEvent *>(event)->pos().y()); // NOLINT(cppcoreguidelines-pro-type-static-cast-downcast)
        return true;
    }
    return CodeView::eventFilter(watched, event);
}

void FoldingView::paintMarks()
{
    QPainter painter(m_margin);
    painter.setPen(m_theme.color(Token::Quiet));
    painter.setFont(m_theme.small());
    const int shift = viewport()->geometry().top() - m_margin->geometry().top();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF place = blockBoundingGeometry(block).translated(contentOffset());
        if (place.top() > viewport()->height())
            break;
        if (block.isVisible() && isFoldable(block.blockNumber()))
            painter.drawText(QRectF(0, place.top() + shift, marginWidth, fontMetrics().lineSpacing()), Qt::AlignCenter,
                             isFolded(block.blockNumber()) ? u"▸"_s : u"▾"_s);
    }
}

void FoldingView::pressMark(int height)
{
    const int shift = viewport()->geometry().top() - m_margin->geometry().top();
    const int line = cursorForPosition(QPoint(0, height - shift)).blockNumber();
    setFolded(line, !isFolded(line));
}

void FoldingView::keyPressEvent(QKeyEvent *event)
{
    const int line = textCursor().blockNumber();
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && isFoldable(line)) {
        setFolded(line, !isFolded(line));
        return;
    }
    CodeView::keyPressEvent(event);
}

namespace {

constexpr qsizetype mostJsonShown = 2 * 1024 * 1024;
constexpr qsizetype mostMarked = 1000;

} // namespace

JsonView::JsonView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_view(named(new FoldingView(theme, this), u"toolJson"_s, tr("Definition as JSON")))
    , m_needle(named(new QLineEdit(this), u"jsonNeedle"_s))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"jsonCount"_s))
    , m_form(named(linkButton(tr("As sent"), this), u"jsonForm"_s))
{
    m_needle->setPlaceholderText(tr("Search in the definition  Ctrl+F"));
    m_needle->setAccessibleName(tr("Search in the definition"));
    m_needle->setClearButtonEnabled(true);
    m_needle->setMinimumWidth(1);
    m_count->setWordWrap(false);
    m_form->setCheckable(true);
    CopyButton *copy = named(CopyButton::link(tr("Copy"), this), u"jsonCopy"_s);
    setPlainToolTip(copy, tr("Copies the definition exactly as sent, byte for byte."));
    auto *row = makeRow({}, {{m_needle, 1}, m_count, m_form, copy});
    makeColumn(this, {noMargins}, {row, {m_view, 1}});

    connect(m_needle, &QLineEdit::textChanged, this, &JsonView::seek);
    connect(m_needle, &QLineEdit::returnPressed, this, [this] { findNext(); });
    connect(m_form, &QPushButton::toggled, this, [this](bool sent) {
        m_indented = !sent;
        m_form->setText(sent ? tr("Indented") : tr("As sent"));
        showText();
    });
    connect(copy, &QPushButton::clicked, this, [this, copy] { copy->copy(QString::fromUtf8(m_json)); });
    auto *find = new QShortcut(QKeySequence::Find, this);
    find->setContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_needle, [this] {
        m_needle->setFocus(Qt::ShortcutFocusReason);
        m_needle->selectAll();
    });
    for (const bool backward : {false, true}) {
        auto *next = new QShortcut(backward ? QKeySequence::FindPrevious : QKeySequence::FindNext, this);
        next->setContext(Qt::WidgetWithChildrenShortcut);
        connect(next, &QShortcut::activated, this, [this, backward] { findNext(backward); });
    }
}

void JsonView::showJson(const QByteArray &json)
{
    if (m_json == json && !m_view->document()->isEmpty())
        return;
    m_json = json;
    showText();
}

void JsonView::showText()
{
    const QByteArray text = m_indented && !jsonFault(m_json) ? jsonIndented(m_json) : m_json;
    m_view->showText(displayText(QString::fromUtf8(text), LineBreaks::Keep, mostJsonShown));
    showFinds();
}

void JsonView::seek(const QString &needle)
{
    QTextCursor cursor = m_view->textCursor();
    cursor.setPosition(cursor.selectionStart());
    m_view->setTextCursor(cursor);
    if (!needle.isEmpty())
        findNext();
    showFinds();
}

void JsonView::findNext(bool backward)
{
    const QString needle = m_needle->text();
    if (needle.isEmpty())
        return;
    const QTextDocument::FindFlags flags = backward ? QTextDocument::FindBackward : QTextDocument::FindFlags();
    QTextCursor found = m_view->document()->find(needle, m_view->textCursor(), flags);
    if (found.isNull()) {
        QTextCursor again(m_view->document());
        if (backward)
            again.movePosition(QTextCursor::End);
        found = m_view->document()->find(needle, again, flags);
    }
    if (found.isNull())
        return;
    m_view->unfold(found.blockNumber());
    m_view->setTextCursor(found);
    m_view->ensureCursorVisible();
}

void JsonView::showFinds()
{
    QList<QTextEdit::ExtraSelection> finds;
    const QString needle = m_needle->text();
    QTextCursor cursor(m_view->document());
    while (!needle.isEmpty() && finds.size() < mostMarked) {
        cursor = m_view->document()->find(needle, cursor);
        if (cursor.isNull())
            break;
        QTextEdit::ExtraSelection one;
        one.cursor = cursor;
        one.format.setBackground(m_theme.color(Token::WarnedSoft));
        one.format.setFontUnderline(true);
        finds.append(one);
    }
    m_view->setExtraSelections(finds);
    m_count->setText(needle.isEmpty()             ? QString()
                     : finds.size() >= mostMarked ? tr("more than %1").arg(mostMarked)
                     : finds.isEmpty()            ? tr("not found")
                                                  : tr("%n hit(s)", nullptr, int(finds.size())));
}

} // namespace rc

#include "moc_jsonview.cpp"
