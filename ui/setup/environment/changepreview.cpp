// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/environment/changepreview.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QApplication>
#include <QHideEvent>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QLabel *lineLabel(const QString &name, Token tint, const Theme &theme, QWidget *parent)
{
    QLabel *label = named(plainLabel({}, theme, tint, TextSize::Mono, parent), name);
    label->setLayoutDirection(Qt::LeftToRight); // as it is in the file
    label->setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    return label;
}

} // namespace

ChangePreview::ChangePreview(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_where(named(headingLabel({}, this), u"changeWhere"_s))
    , m_before(lineLabel(u"changeBefore"_s, Token::Failed, theme, this))
    , m_after(lineLabel(u"changeAfter"_s, Token::Passed, theme, this))
    , m_note(named(quietLabel({}, theme, this), u"changeNote"_s))
    , m_write(named(new QPushButton(tr("Write to file"), this), u"changeWrite"_s))
    , m_cancel(named(new QPushButton(tr("Cancel"), this), u"changeCancel"_s))
{
    setObjectName(u"changePreview"_s);
    m_where->setWordWrap(true);
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 2 * grid::unit);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_write);
    flow->addWidget(m_cancel);
    auto *lines = makeColumn(this, {noMargins, grid::unit});
    for (QWidget *part : std::initializer_list<QWidget *>{m_where, m_before, m_after, m_note, buttons})
        lines->addWidget(part);
    connect(m_write, &QPushButton::clicked, this, &ChangePreview::write);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        drop();
        if (m_from)
            m_from->setFocus(Qt::OtherFocusReason);
    });
    hide();
}

void ChangePreview::show(EnvironmentChange change, const QString &before, const QString &after, bool hasKey)
{
    m_change.emplace(std::move(change));
    m_where->setText(tr("Line %1 in %2").arg(QString::number(m_change->line()), displayText(m_change->path())));
    m_before->setText(u"− "_s + before);
    m_before->setVisible(!before.isEmpty());
    m_after->setText(u"+ "_s + after);
    QString note = tr("All other lines stay as they are. The file is %1 now and will be %2.")
                       .arg(QLocale().formattedDataSize(m_change->sizeBefore()),
                            QLocale().formattedDataSize(m_change->sizeAfter()));
    if (hasKey)
        note = sentencesText(
            {tr("The API key will be in the file in clear text. Everybody who can read the file can use it."), note});
    m_note->setText(note);
    setTone(m_note, hasKey ? Token::Warned : Token::Quiet);
    m_from = QApplication::focusWidget();
    QWidget::show();
    // nothing is written by a press that was meant for something else, or that was held down too long
    m_cancel->setFocus(Qt::OtherFocusReason);
    // once all is laid out: it stands below what was pressed, which may be the last thing in view
    QTimer::singleShot(0, this, [this] {
        for (QWidget *up = parentWidget(); up != nullptr; up = up->parentWidget()) {
            if (auto *area = qobject_cast<QScrollArea *>(up))
                area->ensureWidgetVisible(this, 0, grid::margin);
        }
    });
}

void ChangePreview::drop()
{
    m_change.reset();
    hide();
}

// It may hold keys, which stay no longer than they are looked at.
void ChangePreview::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        drop();
}

void ChangePreview::write()
{
    if (!m_change)
        return;
    const EnvironmentChange change = std::move(*m_change);
    m_change.reset();
    hide();
    if (const Result<void> done = change.write(); !done)
        emit failed(done.error());
    else
        emit written(change.path());
}

} // namespace rc

#include "moc_changepreview.cpp"
