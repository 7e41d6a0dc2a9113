// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/check/steps/verdictbanner.h"

#include "check/evidence/steprows.h"
#include "check/report/reportformats.h"
#include "check/report/reportjson.h"
#include "core/background.h"
#include "core/words/age.h"
#include "core/words/displaytext.h"
#include "core/words/errortext.h"
#include "service/arrival/arrivaltext.h"
#include "store/files/textfile.h"
#include "ui/buttons/copybutton.h"
#include "ui/check/steps/stepmodel.h"
#include "ui/check/steps/timestrip.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/kit.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace rc {

namespace {
constexpr Qt::Alignment besideOrBelow = Qt::AlignLeading | Qt::AlignVCenter;
}

VerdictBanner::VerdictBanner(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_verdict(named(plainLabel({}, theme, Token::Text, TextSize::Strong, this), u"verdict"_s))
    , m_when(named(plainLabel({}, theme, Token::Text, TextSize::Small, this), u"verdictAge"_s))
    , m_copy(named(CopyButton::link(tr("Copy report"), this), u"copyReport"_s))
    , m_buttons(new QWidget(this))
{
    setFilled();
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_when->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *words = makeColumn({.spacing = 2}, {m_verdict, m_when});
    makeRow(this, {QMargins(18, 10, 14, 10)}, {{words, 1}, {m_buttons, 0, besideOrBelow}, fixedSpace(grid::unit)});
    auto *save = named(linkButton(tr("Save report…"), m_buttons), u"saveReport"_s);
    makeRow(m_buttons, {noMargins, 3 * grid::unit}, {m_copy, save});
    connect(m_copy, &QPushButton::clicked, this, &VerdictBanner::copyReport);
    connect(save, &QPushButton::clicked, this, &VerdictBanner::saveReport);
    m_timer.setInterval(5s);
    connect(&m_timer, &QTimer::timeout, this, &VerdictBanner::updateAge);
}

void VerdictBanner::showReport(const CheckReport &report)
{
    m_report = report;
    m_past.reset();
    m_hasReport = true;
    m_changed = false;
    m_buttons->show();
    showVerdict();
}

void VerdictBanner::showPast(const std::optional<CheckReport> &past)
{
    m_past = past;
    if (m_hasReport)
        showVerdict();
}

void VerdictBanner::showVerdict()
{
    m_verdict->setText(shown().canceled ? tr("Check canceled. Unfinished steps are marked.")
                                        : verdictOf(shown().steps));
    setAccessibleName(m_verdict->text());
    updateAge();
}

void VerdictBanner::showRunning(const QString &what, const QString &rest)
{
    m_hasReport = false;
    m_past.reset();
    setRetainsSpace(m_buttons);
    m_buttons->hide();
    m_verdict->setText(what);
    m_when->setText(rest);
    setAccessibleName(m_verdict->text());
    setEdge(Token::Accent);
    show();
}

void VerdictBanner::addAction(QPushButton *button)
{
    static_cast<QBoxLayout *>(layout())->addWidget(button, 0, besideOrBelow);
}

void VerdictBanner::copyReport()
{
    const Result<QString> text = reportMarkdown(shown());
    if (!text) {
        emit statusMessage(errorLine(text.error()));
        return;
    }
    m_copy->copy(*text);
    emit statusMessage(tr("The report was copied without the key."));
}

void VerdictBanner::saveReport()
{
    auto *dialog = new QFileDialog(this, tr("Save check report"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("Markdown (*.md)"), tr("JSON (*.json)")});
    dialog->setDefaultSuffix(u"md"_s);
    dialog->selectFile(u"check-"_s + shown().at.toString(u"yyyy-MM-dd-HHmmss"_s) + u".md"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(u"*.json"_s) ? u"json"_s : u"md"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, &VerdictBanner::saveReportTo);
    dialog->open();
}

void VerdictBanner::saveReportTo(const QString &path)
{
    const Result<QByteArray> bytes =
        path.endsWith(u".json"_s, Qt::CaseInsensitive)
            ? reportJson(shown()).map([](const QByteArray &json) { return json + '\n'; })
            : reportMarkdown(shown()).map([](const QString &text) { return text.toUtf8(); });
    runInBackground(
        this,
        [path, bytes] {
            return bytes.and_then([&](const QByteArray &content) { return writeTextFile(path, content); });
        },
        [this, path](const Result<void> &written) {
            emit statusMessage(written ? tr("The report was saved without the key: %1").arg(displayText(path))
                                       : errorLine(written.error()).text());
        });
}

void VerdictBanner::clear()
{
    m_hasReport = false;
    m_past.reset();
    m_report = {};
    hide();
}

void VerdictBanner::markChanged()
{
    m_changed = true;
    updateAge();
}

bool VerdictBanner::isStale() const
{
    // Repeating some steps does not make the others newer.
    const QDateTime oldest = oldestResultTime(m_report.steps);
    const QDateTime since = oldest.isValid() ? oldest : m_report.at;
    return m_changed || since.secsTo(QDateTime::currentDateTime()) >= staleAfterSeconds;
}

QString VerdictBanner::whenText() const
{
    const CheckReport &report = shown();
    const QDateTime now = QDateTime::currentDateTime();
    QString when;
    if (const auto stopped = report.canceled ? std::nullopt : stoppedAt(report.steps))
        when = stoppedText(*stopped) + QChar(u' ');
    when += tr("Checked %1, %2, in %3.")
                .arg(momentText(report.at), ageText(report.at.secsTo(now)), formatDuration(report.elapsedMs).text());
    const QDateTime oldest = oldestResultTime(report.steps);
    constexpr int grace = 1000; // steps ending in succession belong to one run
    if (oldest.isValid() && oldest.msecsTo(report.at) > report.elapsedMs + grace)
        when += QChar(u' ') + tr("Some steps are from %1.").arg(momentText(oldest));
    const bool sent = std::any_of(report.steps.cbegin(), report.steps.cend(), [&report](const StepResult &step) {
        return step.marker == report.marker && !step.marker.isEmpty();
    });
    if (sent)
        when += QChar(u' ') + tr("Search for the marker %1 to find the test entries.").arg(report.marker);
    if (m_past)
        return when + QChar(u' ') + tr("This is a past check. Esc returns to the newest.");
    if (m_changed)
        when += QChar(u' ') + tr("The profile has changed since this check. Check again.");
    else if (isStale())
        when += QChar(u' ') + tr("This result is old. Check again.");
    return when;
}

void VerdictBanner::updateAge()
{
    if (!m_hasReport)
        return;
    m_when->setText(whenText());
    const bool stale = isStale();
    const Token token = shown().canceled || stale || m_past ? Token::Skipped : tokenFor(overallState(m_report.steps));
    setEdge(token);
    emit staleChanged(stale || m_past);
}

void VerdictBanner::showEvent(QShowEvent *event)
{
    updateAge();
    m_timer.start();
    Panel::showEvent(event);
}

/// In a narrow banner the buttons are below the text.
void VerdictBanner::resizeEvent(QResizeEvent *event)
{
    constexpr int roomy = 620;
    const bool isRoomy = width() > scaledLength(roomy, *this);
    static_cast<QBoxLayout *>(layout())->setDirection(isRoomy ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    Panel::resizeEvent(event);
}

void VerdictBanner::hideEvent(QHideEvent *event)
{
    m_timer.stop();
    Panel::hideEvent(event);
}

} // namespace rc

#include "moc_verdictbanner.cpp"
