// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tools/inspector/jsonview.h"

#include "core/json/strictjson.h"
#include "core/words/displaytext.h"
#include "ui/buttons/copybutton.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr qsizetype mostJsonShown = 2 * 1024 * 1024;
constexpr qsizetype mostMarked = 1000;

} // namespace

JsonView::JsonView(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_view(named(new CodeView(theme, this), u"toolJson"_s, tr("Definition as JSON")))
    , m_needle(named(new QLineEdit(this), u"jsonNeedle"_s))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"jsonCount"_s))
{
    m_needle->setPlaceholderText(tr("Search in the definition  Ctrl+F"));
    m_needle->setAccessibleName(tr("Search in the definition"));
    m_needle->setClearButtonEnabled(true);
    m_needle->setMinimumWidth(1);
    m_count->setWordWrap(false);
    CopyButton *copy = named(CopyButton::link(tr("Copy"), this), u"jsonCopy"_s);
    setPlainToolTip(copy, tr("Copies the definition exactly as sent, byte for byte."));
    auto *row = makeRow({}, {{m_needle, 1}, m_count, copy});
    makeColumn(this, {noMargins}, {row, {m_view, 1}});

    connect(m_needle, &QLineEdit::textChanged, this, &JsonView::seek);
    connect(m_needle, &QLineEdit::returnPressed, this, [this] { findNext(); });
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
    const QByteArray text = jsonFault(json) ? json : jsonIndented(json);
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
