// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/preferences/preferencespage.h"

#include "core/translation.h"
#include "core/words/errortext.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "store/profiles/settings.h"
#include "ui/fields/fieldrows.h"
#include "ui/fields/nowheelboxes.h"
#include "ui/theme/boxlayouts.h"
#include "ui/theme/look.h"
#include "ui/theme/theme.h"
#include "ui/widgets/kit.h"
#include "ui/widgets/pagebody.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

void fillCard(Card &card, const QString &heading, std::initializer_list<QWidget *> parts)
{
    card.body()->setSpacing(grid::unit);
    card.body()->addWidget(headingLabel(heading, &card));
    for (QWidget *part : parts)
        card.body()->addWidget(part);
}

constexpr std::chrono::milliseconds popupPause{100};

/// A box with texts and their values; calls `chosen` with the value of another choice.
template<typename Value, typename Chosen>
NoWheelComboBox *addChoices(FieldRows &rows, const QString &label, const QString &name,
                            const QList<std::pair<QString, Value>> &choices, const Value &now, const Chosen &chosen)
{
    auto *box = named(new NoWheelComboBox(&rows), name);
    for (const auto &[text, value] : choices)
        box->addItem(text, value);
    box->setCurrentIndex(box->findData(now));
    rows.addRow(label, box);
    QObject::connect(box, &QComboBox::currentIndexChanged, box,
                     [box, chosen] { chosen(box->currentData().value<Value>()); });
    return box;
}

} // namespace

LimitsCard::LimitsCard(Settings &settings, const Theme &theme, QWidget *parent)
    : Card(parent)
    , m_settings(settings)
{
    auto *fields = new FieldRows(theme, this);
    const WireLimits limits = settings.wireLimits();
    for (const LimitRow &row : limitTable()) {
        auto *box = new NumberBox(fields);
        box->setObjectName(row.word + "Box"_L1);
        box->setKeyboardTracking(false); // not for each digit
        box->setRange(row.min, row.max);
        box->setSuffix(QChar(u' ') + unitSign(row.unit));
        box->setValue(limitOf(limits, row.id));
        fields->addRow(limitName(row.id), box);
        QLabel *beside = fields->addVerdict();
        beside->setObjectName(row.word + "Default"_L1);
        m_defaults.insert(row.id, beside);
        connect(box, &QSpinBox::valueChanged, this, [this, id = row.id](int value) { set(id, value); });
    }
    m_faults = named(quietLabel({}, theme, this), u"limitFaults"_s);
    setTone(m_faults, Token::Failed);
    fillCard(*this, tr("Network limits"), {fields, m_faults});
    updateText();
}

void LimitsCard::set(LimitId id, int value)
{
    WireLimits limits = m_settings.wireLimits();
    setLimit(limits, id, value);
    m_settings.setWireLimits(limits);
    updateText();
}

void LimitsCard::updateText()
{
    const WireLimits limits = m_settings.wireLimits();
    for (const LimitRow &row : limitTable()) {
        const int standard = limitOf({}, row.id);
        m_defaults.value(row.id)->setText(
            limitOf(limits, row.id) == standard ? tr("default") : tr("default: %1").arg(limitText(row, standard)));
    }
    const QStringList faults = m_settings.wireLimitFaults();
    m_faults->setText(faults.join(u'\n'));
    m_faults->setVisible(!faults.isEmpty());
}

PreferencesPage::PreferencesPage(Session &session, Theme &theme, Settings &settings, QWidget *parent)
    : Page(parent)
    , m_session(session)
    , m_theme(theme)
    , m_settings(settings)
{
    setObjectName(u"preferencesPage"_s);
    const auto column = [](QWidget *owner, const QList<QWidget *> &cards) {
        auto *lines = makeColumn(owner, {noMargins, 4 * grid::unit});
        for (QWidget *card : cards)
            lines->addWidget(card);
        lines->addStretch(1);
        return owner;
    };
    auto *columns = new Columns(this);
    QList<QWidget *> first{buildAppearance(), buildSending()};
    if (ActivityLog *log = session.activity())
        first.append(buildActivity(*log));
    QList<FieldRows *> rows;
    for (const QWidget *card : std::as_const(first))
        rows.append(card->findChild<FieldRows *>());
    FieldRows::alignFields(rows);
    columns->add(column(new QWidget(columns), first));
    columns->add(column(new QWidget(columns), {new LimitsCard(settings, theme, columns)}));
    auto *body = new PageBody(this);
    body->content()->addWidget(new PageHeader(tr("Preferences"), theme, this));
    body->content()->addWidget(columns);
    body->content()->addStretch(1);
    makeColumn(this, {noMargins}, {body});
}

QWidget *PreferencesPage::firstFocus()
{
    return m_themes;
}

Card *PreferencesPage::buildAppearance()
{
    auto *card = new Card(this);
    auto *rows = new FieldRows(m_theme, card);
    const QList<std::pair<QString, int>> themes{{tr("Follow system"), int(ThemeChoice::System)},
                                                {tr("Light"), int(ThemeChoice::Light)},
                                                {tr("Dark"), int(ThemeChoice::Dark)},
                                                {tr("High contrast"), int(ThemeChoice::Contrast)}};
    m_themes = addChoices(*rows, tr("Colors"), u"themeBox"_s, themes, int(m_theme.choice()), [this](int choice) {
        m_settings.setTheme(ThemeChoice(choice));
        m_theme.setChoice(ThemeChoice(choice));
    });
    // may also be changed elsewhere
    connect(&m_theme, &Theme::changed, m_themes, [this] { m_themes->setCurrentIndex(int(m_theme.choice())); });
    QList<std::pair<QString, int>> sizes;
    for (const int percent : textSizes())
        sizes.append({tr("%1%", "of the desktop's text size").arg(QLocale().toString(percent)), percent});
    addChoices(*rows, tr("Text size"), u"textSizeBox"_s, sizes, m_settings.textSize(), [this](int percent) {
        m_settings.textSize.set(percent);
        m_theme.setTextSize(m_settings.textSize());
    });
    QList<std::pair<QString, QString>> languages{{tr("Follow system"), QString()}};
    for (const ProgramLanguage &language : programLanguages())
        languages.append({language.nativeName, language.code});
    m_languages = addChoices(*rows, tr("Language"), u"languageBox"_s, languages, m_settings.language(),
                             [this](const QString &code) {
                                 m_languageNote->setText(tr("Press Enter to apply."));
                                 m_languageNote->setVisible(code != m_settings.language());
                             });
    m_languages->installEventFilter(this);
    m_languages->view()->parentWidget()->installEventFilter(this); // the popup
    m_languageNote = named(quietLabel({}, m_theme, card), u"languageVerdict"_s);
    m_languageNote->hide();
    fillCard(*card, tr("Appearance"), {rows, m_languageNote});
    return card;
}

/// A language builds the window again, so that no arrow key may choose it.
bool PreferencesPage::eventFilter(QObject *watched, QEvent *event)
{
    const bool isPending = m_languages->currentData().toString() != m_settings.language();
    bool isEnter = false;
    bool isLeft = false;
    if (watched != m_languages) {
        isLeft = event->type() == QEvent::Hide;
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        isEnter = isPending && (key == Qt::Key_Return || key == Qt::Key_Enter);
    } else if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason why = static_cast<QFocusEvent *>(event)->reason();
        isLeft = why != Qt::PopupFocusReason && why != Qt::ActiveWindowFocusReason;
    }
    // Queued, because the popup sets the choice after it was hidden, and the box may be deleted with the window.
    if (isEnter || isLeft)
        QMetaObject::invokeMethod(this, &PreferencesPage::applyLanguage, Qt::QueuedConnection);
    return isEnter || Page::eventFilter(watched, event);
}

void PreferencesPage::applyLanguage()
{
    const QString code = m_languages->currentData().toString();
    if (code == m_settings.language())
        return;
    if (QApplication::activePopupWidget() != nullptr) { // it may belong to the window
        QTimer::singleShot(popupPause, this, &PreferencesPage::applyLanguage);
        return;
    }
    m_settings.language.set(code);
    m_languageNote->hide();
    emit languageChosen();
}

void PreferencesPage::showRestartNote()
{
    m_languageNote->setText(tr("Takes effect after restart"));
    m_languageNote->show();
}

Card *PreferencesPage::buildSending()
{
    auto *card = new Card(this);
    auto *rows = new FieldRows(m_theme, card);
    QList<std::pair<QString, int>> times;
    for (const int time : holdTimes())
        times.append({tr("%1 s", "seconds").arg(QLocale().toString(time / 1000.0, 'f', 1)), time});
    addChoices(*rows, tr("Hold for ERROR and ALERT"), u"holdTimeBox"_s, times, m_settings.holdTime(), [this](int time) {
        m_settings.holdTime.set(time);
        m_session.alertCooldown().setHoldTime(std::chrono::milliseconds(m_settings.holdTime()));
    });
    auto *second = named(new QCheckBox(tr("Require pressing Ctrl+Enter twice to send"), card), u"secondPressBox"_s);
    second->setChecked(m_settings.sendsOnSecondPress());
    connect(second, &QCheckBox::toggled, this, [this](bool on) { m_settings.sendsOnSecondPress.set(on); });
    fillCard(
        *card, tr("Before sending"),
        {quietLabel(
             tr("ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off."),
             m_theme, card),
         rows, second});
    return card;
}

Card *PreferencesPage::buildActivity(ActivityLog &log)
{
    auto *card = new Card(this);
    auto *rows = new FieldRows(m_theme, card);
    m_retention = named(new NoWheelComboBox(rows), u"retentionBox"_s);
    m_retention->addItem(tr("Never"), 0);
    for (const int days : {30, 90, 365, 1'825})
        m_retention->addItem(tr("after %n day(s)", nullptr, days), days);
    rows->addRow(tr("Delete records automatically"), m_retention);
    QLabel *note = named(rows->addNote(), u"retentionNote"_s);
    connect(m_retention, &QComboBox::activated, this, [this, &log, note] {
        const int days = m_retention->currentData().toInt();
        // Expired records are deleted when the file is closed.
        const auto work = [days](ActivityFile &file) { return file.setRetentionDays(days); };
        log.change<Result<void>>(work, this, [this, days, note](const Result<void> &set) {
            if (set)
                showRetention(days);
            else
                readRetention();
            if (!set)
                note->setText(errorLine(set.error()));
            else if (days > 0)
                note->setText(tr("Older records are deleted permanently when the window closes."));
            note->setVisible(!set || days > 0);
        });
    });
    fillCard(*card, tr("Activity"), {rows});
    return card;
}

/// The command line may have changed it meanwhile.
void PreferencesPage::showEvent(QShowEvent *event)
{
    readRetention();
    Page::showEvent(event);
}

void PreferencesPage::readRetention()
{
    if (ActivityLog *log = m_session.activity())
        log->run<Result<int>>([](ActivityFile &file) { return file.retentionDays(); }, this,
                              [this](const Result<int> &days) {
                                  if (days)
                                      showRetention(*days);
                              });
}

void PreferencesPage::showRetention(int days)
{
    if (m_retention->findData(days) < 0) // the command line accepts any number
        m_retention->addItem(tr("after %n day(s)", nullptr, days), days);
    m_retention->setCurrentIndex(m_retention->findData(days));
}

} // namespace rc

#include "moc_preferencespage.cpp"
