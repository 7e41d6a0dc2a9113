// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/record/explaincard.h"

#include "check/causes/diagnosis.h"
#include "check/report/reportjson.h"
#include "check/report/reportmarkdown.h"
#include "core/tool/toolcatalog.h"
#include "core/words/listtext.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "ui/activity/list/activitywords.h"
#include "ui/parts/fixoffer.h"
#include "ui/parts/fixrow.h"
#include "ui/parts/statetokens.h"
#include "ui/theme/boxlayouts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

constexpr int stepIconSide = 16;

QString sameText(const QList<CheckAspect> &same)
{
    QStringList names;
    for (const CheckAspect aspect : same)
        names.append(aspectName(aspect));
    return names.isEmpty() ? QString() : ExplainCard::tr("Unchanged: %1.").arg(listText(names));
}

QString momentText(const QDateTime &at)
{
    const QDateTime local = at.toLocalTime();
    return ExplainCard::tr("%1, %2", "a day, a time").arg(dayText(local.date(), QDate::currentDate()), timeText(at));
}

} // namespace

ExplainCard::ExplainCard(Session &session, ActivityLog *log, const Theme &theme, const ActivityRecord &record,
                         FailedStep step, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_theme(theme)
    , m_record(record)
    , m_step(std::move(step))
    , m_layout(new QVBoxLayout(this))
    , m_changes(new QVBoxLayout)
{
    setObjectName(u"explainCard"_s);
    setAccessibleName(tr("Explanation"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(grid::unit);
    addStep();
    m_changes->setSpacing(grid::unit);
    m_layout->addLayout(m_changes);
    addFix();
    if (log == nullptr) {
        m_complete = true;
        return;
    }
    log->run<Result<RecordExplanation>>([record](ActivityFile &file) { return explainRecord(file, record); }, this,
                                        [this](const Result<RecordExplanation> &found) { showChanges(found); });
}

void ExplainCard::add(const QString &text, Token token, TextSize size, const QString &name)
{
    if (text.isEmpty())
        return;
    QLabel *label = named(plainLabel(text, m_theme, token, size, this), name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_changes->addWidget(label);
}

void ExplainCard::addStep()
{
    auto *row = makeRow(
        {.spacing = 2 * grid::unit},
        {{iconLabel(iconName(m_step.state), m_theme, tokenFor(m_step.state), stepIconSide, this), 0, Qt::AlignTop}});
    QLabel *name = named(
        plainLabel(tr("Check step: %1").arg(rungTitle(m_step.step)), m_theme, Token::Text, TextSize::Strong, this),
        u"explainStep"_s);
    row->addWidget(name, 1);
    m_layout->addLayout(row);
    const auto addText = [this](const QString &text, const QString &objectName) {
        if (text.isEmpty())
            return;
        QLabel *label = named(plainLabel(text, m_theme, Token::Text, TextSize::Small, this), objectName);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_layout->addWidget(label);
    };
    const HintParts hint = hintParts(m_step.hint);
    addText(m_step.summary, u"explainSummary"_s);
    addText(hint.cause, u"explainCause"_s);
    if (!hint.next.isEmpty())
        addText(hint.lead + u' ' + hint.next, u"explainNext"_s);
}

bool ExplainCard::isOfOpenProfile() const
{
    const Profile &open = m_session.profile();
    if (m_record.profile != open.name)
        return false;
    const Result<QUrl> toolServer = m_session.toolServer();
    if (m_step.step.isOfTools() && m_record.kind != ActivityKind::Check)
        return toolServer && m_record.resource.startsWith(toolServerRoot(*toolServer).toString(QUrl::FullyEncoded));
    const Result<PastedResource> resource = m_session.resource();
    return resource ? resource->resource.resourceUrl() == m_record.resource : m_record.resource == open.resource;
}

void ExplainCard::addFix()
{
    if (m_step.cause.isEmpty() || !isOfOpenProfile())
        return;
    auto *offer = new FixOffer(m_session, m_theme, FixPlace::Check, this);
    std::optional<CheckFix> fix = fixForCause(m_step.cause, m_step.step, offer->scope());
    const bool isCheck = m_record.kind == ActivityKind::Check;
    if (fix && isOfThePlace(*fix) && !(isCheck && fix->fix == Fix::CopyReport))
        fix.reset();
    m_layout->addWidget(offer->button(), 0, Qt::AlignLeading);
    m_layout->addWidget(offer->row());
    offer->offer(fix);
    connect(offer, &FixOffer::done, this, &ExplainCard::checkWanted);
    connect(offer, &FixOffer::wanted, this, &ExplainCard::copyReport);
}

void ExplainCard::copyReport() const
{
    const Result<CheckReport> report = reportFromJson(m_record.report.toUtf8());
    if (const Result<QString> text = report ? reportMarkdown(*report) : Result<QString>(failure(report.error())))
        QGuiApplication::clipboard()->setText(*text);
}

void ExplainCard::showChanges(const Result<RecordExplanation> &explanation)
{
    m_complete = true;
    if (!explanation)
        return; // the page shows why the file is unreadable
    const QList<CheckChange> &changes = explanation->difference.changes;
    if (!explanation->lastGood.isValid()) {
        add(tr("No earlier success is recorded to compare with."), Token::Quiet, TextSize::Small, u"explainNone"_s);
        return;
    }
    add(tr("Changed since it last worked"), Token::Quiet, TextSize::Small, u"explainCaption"_s);
    if (explanation->turn)
        add(turnText(*explanation->turn, QDateTime::currentDateTime()), Token::Text, TextSize::Small, u"explainTurn"_s);
    else
        add(tr("Last success: %1").arg(momentText(explanation->lastGood)), Token::Text, TextSize::Small,
            u"explainLast"_s);
    for (const CheckChange &change : changes)
        add(u"• "_s + changeText(change), Token::Text, TextSize::Small, u"explainChange"_s);
    if (changes.isEmpty())
        add(tr("Nothing else that is recorded changed."), Token::Text, TextSize::Small, u"explainNoChange"_s);
    add(sameText(explanation->difference.same), Token::Quiet, TextSize::Small, u"explainSame"_s);
}

} // namespace rc

#include "moc_explaincard.cpp"
