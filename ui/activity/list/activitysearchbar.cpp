// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitysearchbar.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/activity/activityrecord.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

constexpr auto pause = 120ms;
constexpr qsizetype shownValue = 24;
constexpr qsizetype mostProfiles = 40;

struct TimeRow
{
    QLatin1StringView value;
    const char *title;
};

constexpr std::array<TimeRow, 6> times{{
    {"1h"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last hour")},
    {"today"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Today")},
    {"24h"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 24 hours")},
    {"7d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 7 days")},
    {"30d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last 30 days")},
    {"365d"_L1, QT_TRANSLATE_NOOP("rc::ActivitySearchBar", "Last year")},
}};

bool isIn(const QStringList &chosen, SearchWord word, const QString &value)
{
    return chosen.contains(value, word == SearchWord::Profile ? Qt::CaseSensitive : Qt::CaseInsensitive);
}

} // namespace

ActivitySearchBar::ActivitySearchBar(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_field(named(new QLineEdit(this), u"activitySearch"_s, tr("Search Activity")))
    , m_filter(named(new QPushButton(tr("Filter") + u" ▾"_s, this), u"activityFilter"_s, tr("Filter")))
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"activityCount"_s))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"activityFaults"_s))
{
    m_field->setAccessibleDescription(tr("Search for words or filters such as outcome:unknown, level:error, kind:check "
                                         "or since:24h. The menu next to it adds filters for you"));
    m_field->setPlaceholderText(tr("Search, for example failover outcome:unknown since:24h"));
    m_field->setMinimumHeight(grid::controlHeight);
    m_field->setMaximumWidth(520);
    m_field->setMaxLength(1000);
    m_field->setClearButtonEnabled(true);
    QAction *glass = m_field->addAction(theme.icon(u"search"_s, Token::Quiet), QLineEdit::LeadingPosition);
    connect(&theme, &Theme::changed, glass, [glass, &theme] { glass->setIcon(theme.icon(u"search"_s, Token::Quiet)); });
    m_filter->setMenu(new QMenu(m_filter));
    addMenu(SearchWord::Level, tr("Level"));
    addMenu(SearchWord::Outcome, tr("Outcome"));
    addMenu(SearchWord::Kind, tr("Type"));
    addMenu(SearchWord::Profile, tr("Profile"));
    addMenu(SearchWord::Since, tr("Time"));
    m_count->setWordWrap(false);
    m_faults->hide();
    makeColumn(this, {noMargins, grid::unit},
               {makeRow({.spacing = grid::gap}, {{m_field, 100}, m_filter, m_count, stretch()}), m_faults});

    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ActivitySearchBar::emitChange);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        showChosen();
        m_pause.start();
    });
    connect(m_field, &QLineEdit::returnPressed, this, &ActivitySearchBar::emitChange);
    showChosen();
}

void ActivitySearchBar::addMenu(SearchWord word, const QString &title)
{
    QMenu *menu = named(m_filter->menu()->addMenu(title), u"filter-"_s + wireWord(word), title);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, word] { fill(menu, word); });
    m_menus.append({word, title, menu});
}

QString ActivitySearchBar::titleOf(SearchWord word, const QString &value) const
{
    const QString lower = value.toLower();
    if (word == SearchWord::Level) {
        if (const auto level = levelFromWord(lower))
            return levelName(*level);
    } else if (word == SearchWord::Outcome) {
        if (const auto outcome = activityOutcomeFromWord(lower))
            return outcomeName(ActivityKind::Send, *outcome);
    } else if (word == SearchWord::Kind) {
        if (const auto kind = activityKindFromWord(lower))
            return kindName(*kind);
    } else if (word == SearchWord::Since) {
        for (const TimeRow &row : times) {
            if (row.value == lower)
                return tr(row.title);
        }
    }
    return displayText(value, LineBreaks::Mark, shownValue);
}

void ActivitySearchBar::fill(QMenu *menu, SearchWord word)
{
    menu->clear();
    QStringList offered = knownSearchValues(word);
    if (word == SearchWord::Profile)
        offered = m_profiles.mid(0, mostProfiles);
    if (word == SearchWord::Since) {
        for (const TimeRow &row : times)
            offered.append(row.value);
    }
    QAction *any = menu->addAction(word == SearchWord::Since ? tr("Any time") : tr("All"));
    any->setCheckable(true);
    connect(any, &QAction::triggered, this, [this, word] { setQuery(withSearchValues(query(), word, {})); });
    menu->addSeparator();
    for (const QString &value : offered) {
        QAction *action = menu->addAction(withoutMnemonic(titleOf(word, value)));
        action->setCheckable(true);
        action->setData(value);
        connect(action, &QAction::triggered, this, [this, word, value] {
            const QStringList chosen = searchValues(query(), word);
            QStringList values = word == SearchWord::Since ? QStringList() : chosen; // one time, or several of the
                                                                                     // others
            if (isIn(chosen, word, value))
                values.removeIf([&value](const QString &one) { return one.compare(value, Qt::CaseInsensitive) == 0; });
            else
                values.append(value);
            setQuery(withSearchValues(query(), word, values));
        });
    }
    const QStringList chosen = searchValues(query(), word);
    const QList<QAction *> actions = menu->actions();
    for (QAction *action : actions) {
        const QString value = action->data().toString();
        action->setChecked(value.isEmpty() ? chosen.isEmpty() : isIn(chosen, word, value));
    }
}

void ActivitySearchBar::showChosen()
{
    QStringList filters;
    for (const FilterMenu &one : std::as_const(m_menus)) {
        const QStringList values = searchValues(query(), one.word);
        QString text = one.title;
        if (values.size() == 1)
            text = tr("%1: %2", "a filter, what is chosen").arg(one.title, titleOf(one.word, values.first()));
        else if (values.size() > 1)
            text = tr("%1: %2 chosen", "a filter, a number").arg(one.title).arg(values.size());
        one.menu->setTitle(withoutMnemonic(text));
        if (!values.isEmpty())
            filters.append(text);
    }
    setFlag(m_filter, "chosen", !filters.isEmpty());
    m_filter->setAccessibleDescription(listText(filters));
}

QString ActivitySearchBar::query() const
{
    return m_field->text();
}

void ActivitySearchBar::setQuery(const QString &query)
{
    m_field->selectAll();
    m_field->insert(query);
    emitChange();
}

void ActivitySearchBar::emitChange()
{
    m_pause.stop();
    if (m_told == query())
        return;
    m_told = query();
    emit queryChanged(m_told);
}

void ActivitySearchBar::setCount(const QString &words)
{
    m_count->setText(words);
}

void ActivitySearchBar::setFaults(const QStringList &faults)
{
    m_faults->setText(sentencesText(faults));
    m_faults->setVisible(!faults.isEmpty());
    setFlag(m_field, "wrong", !faults.isEmpty());
}

} // namespace rc

#include "moc_activitysearchbar.cpp"
