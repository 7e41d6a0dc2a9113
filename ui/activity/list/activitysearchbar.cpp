// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/activity/list/activitysearchbar.h"

#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "store/activity/activityrecord.h"
#include "ui/activity/list/checkmenu.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <chrono>
#include <utility>

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
    , m_count(named(plainLabel({}, theme, Token::Quiet, TextSize::Small, this), u"activityCount"_s))
    , m_faults(named(plainLabel({}, theme, Token::Failed, TextSize::Small, this), u"activityFaults"_s))
    , m_clear(named(linkButton(tr("Clear"), this), u"clearSearch"_s, tr("Clear the search")))
{
    m_field->setAccessibleDescription(tr("Search for words or filters such as outcome:unknown, level:error, kind:check "
                                         "or since:24h. The buttons below add filters for you"));
    m_field->setPlaceholderText(tr("Search, for example failover outcome:unknown since:24h"));
    m_field->setMinimumHeight(grid::controlHeight);
    m_field->setMaxLength(1000);
    QAction *glass = m_field->addAction(theme.icon(u"search"_s, Token::Quiet), QLineEdit::LeadingPosition);
    connect(&theme, &Theme::changed, glass, [glass, &theme] { glass->setIcon(theme.icon(u"search"_s, Token::Quiet)); });
    m_count->setWordWrap(false);
    m_faults->hide();
    m_clear->setMinimumHeight(grid::controlHeight);

    auto *filters = new QWidget(this);
    auto *flow = new FlowLayout(filters, 6);
    const auto add = [&](SearchWord word, const QString &title) { flow->addWidget(addDropDown(word, title)); };
    add(SearchWord::Level, tr("Level"));
    add(SearchWord::Outcome, tr("Outcome"));
    add(SearchWord::Kind, tr("Type"));
    add(SearchWord::Profile, tr("Profile"));
    add(SearchWord::Since, tr("Time"));
    flow->addWidget(m_clear);
    auto *row = makeRow({.spacing = grid::gap}, {{filters, 1}, {m_count, 0, Qt::AlignTop}});
    makeColumn(this, {noMargins, grid::unit}, {row, m_faults});
    m_count->setMinimumHeight(grid::controlHeight);

    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ActivitySearchBar::emitChange);
    connect(m_field, &QLineEdit::textChanged, this, [this] {
        showChosen();
        m_pause.start();
    });
    connect(m_field, &QLineEdit::returnPressed, this, &ActivitySearchBar::emitChange);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_cleared = query();
        setQuery({});
        m_field->setFocus();
    });
    showChosen();
}

QPushButton *ActivitySearchBar::addDropDown(SearchWord word, const QString &title)
{
    auto *button = new QPushButton(this);
    button->setObjectName(u"filter-"_s + wireWord(word));
    QMenu *menu = word == SearchWord::Since ? new QMenu(button) : new CheckMenu(button); // only one time can be chosen
    menu->setAccessibleName(title);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, word] { fill(menu, word); });
    button->setMenu(menu);
    m_dropDowns.append({word, title, button});
    return button;
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
    connect(any, &QAction::triggered, this, [this, menu, word] {
        setQuery(withSearchValues(query(), word, {}));
        tick(*menu, word);
    });
    menu->addSeparator();
    for (const QString &value : offered) {
        QAction *action = menu->addAction(withoutMnemonic(titleOf(word, value)));
        action->setCheckable(true);
        action->setData(value);
        connect(action, &QAction::triggered, this, [this, menu, word, value] {
            const QStringList chosen = searchValues(query(), word);
            QStringList values = word == SearchWord::Since ? QStringList() : chosen; // one time, or several of the
                                                                                     // others
            if (isIn(chosen, word, value))
                values.removeIf([&value](const QString &one) { return one.compare(value, Qt::CaseInsensitive) == 0; });
            else
                values.append(value);
            setQuery(withSearchValues(query(), word, values));
            tick(*menu, word);
        });
    }
    tick(*menu, word);
}

/// Follows the search field, which may change while the menu is open.
void ActivitySearchBar::tick(const QMenu &menu, SearchWord word) const
{
    const QStringList chosen = searchValues(query(), word);
    const QList<QAction *> actions = menu.actions();
    for (QAction *action : actions) {
        const QString value = action->data().toString();
        action->setChecked(value.isEmpty() ? chosen.isEmpty() : isIn(chosen, word, value));
    }
}

void ActivitySearchBar::showChosen()
{
    for (const DropDown &one : m_dropDowns) {
        const QStringList values = searchValues(query(), one.word);
        QString text = one.title;
        if (values.size() == 1)
            text = tr("%1: %2", "a filter, what is chosen").arg(one.title, titleOf(one.word, values.first()));
        else if (values.size() > 1)
            text = tr("%1: %2 chosen", "a filter, a number").arg(one.title).arg(values.size());
        one.button->setText(withoutMnemonic(text) + u" ▾"_s);
        one.button->setAccessibleName(text);
        setFlag(one.button, "chosen", !values.isEmpty());
    }
    m_clear->setVisible(!query().isEmpty());
}

QWidget *ActivitySearchBar::firstFilter() const
{
    return m_dropDowns.first().button;
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

bool ActivitySearchBar::undoClear()
{
    if (m_cleared.isEmpty() || !query().isEmpty())
        return false;
    setQuery(std::exchange(m_cleared, {}));
    return true;
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
