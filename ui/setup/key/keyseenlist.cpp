// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/setup/key/keyseenlist.h"

#include "core/key/keyfingerprint.h"
#include "session/activity/activitysearch.h"
#include "session/profile/keysightings.h"
#include "session/session.h"
#include "store/activity/activitylog.h"
#include "ui/theme/boxlayouts.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/kit.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

KeySeenList::KeySeenList(Session &session, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_lines(named(quietLabel({}, theme, this), u"rotateSeen"_s))
    , m_activity(named(linkButton(tr("Show its activity"), this), u"rotateSeenActivity"_s))
    , m_again(named(linkButton(tr("Look again"), this), u"rotateSeenAgain"_s))
{
    auto *layout = makeColumn(this, {noMargins, grid::unit}, {m_lines});
    auto *buttons = new QWidget(this);
    auto *flow = new FlowLayout(buttons, 2 * grid::unit);
    flow->addWidget(m_activity);
    flow->addWidget(m_again);
    layout->addWidget(buttons);
    connect(m_again, &QPushButton::clicked, this, &KeySeenList::againWanted);
    connect(m_activity, &QPushButton::clicked, this,
            [this] { emit activityWanted(withSearchValues({}, SearchWord::Key, {m_fingerprint})); });
    hide();
}

KeySeenList::~KeySeenList() = default;

void KeySeenList::clear()
{
    m_search.reset();
    hide();
}

void KeySeenList::look(const Secret &key, const EnvironmentSource &environment, const QDateTime &before)
{
    m_fingerprint = keyFingerprint(key);
    KeySearchPlan plan;
    plan.environments = {EnvironmentSource{}};
    if (environment != EnvironmentSource{})
        plan.environments.append(environment);
    for (const Profile &profile : m_session.book().profiles()) {
        if (profile.name != m_session.profile().name)
            plan.others.append(profile);
    }
    plan.readKey = [this](const Profile &profile, QObject *context, std::function<void(KeyReading)> done) {
        readAuthorities(profile.caFile, context, [this, profile, context, done = std::move(done)](const auto &file) {
            m_session.readKeyOf(profile, file, context, done);
        });
    };
    if (ActivityLog *log = m_session.activity()) {
        plan.uses = [log = QPointer(log), before](const QString &fingerprint, QObject *context, auto done) {
            if (log)
                log->run<Result<QList<ActivityKeyUse>>>(
                    [fingerprint, before](ActivityFile &file) { return file.keyUses(fingerprint, before); }, context,
                    std::move(done));
        };
    }
    m_search = std::make_unique<KeySearch>(std::move(plan), key);
    connect(m_search.get(), &KeySearch::finished, this, &KeySeenList::show);
    // A keychain with a thousand profiles takes a while.
    m_lines->setText(tr("Looking for where the previous key (%1) was last seen…").arg(m_fingerprint));
    m_activity->hide();
    m_again->setEnabled(false);
    QWidget::show();
    m_search->start();
}

void KeySeenList::show(const QList<KeySighting> &sightings, const QStringList &notSeen)
{
    QStringList lines;
    if (sightings.isEmpty() && notSeen.isEmpty())
        lines.append(tr("The previous key (%1) was not seen anywhere else: not in this program’s environment or the "
                        "one shown below, not in another profile, not earlier in Activity.")
                         .arg(m_fingerprint));
    else
        lines.append(
            tr("Where the previous key (%1) was last seen (in Activity, by its fingerprint):").arg(m_fingerprint));
    for (const KeySighting &sighting : sightings)
        lines.append(u"•  "_s + sightingWords(sighting));
    for (const QString &why : notSeen)
        lines.append(tr("•  could not be checked: %1").arg(why));
    m_lines->setText(lines.join(u'\n'));
    m_activity->setVisible(std::any_of(sightings.cbegin(), sightings.cend(), [](const KeySighting &sighting) {
        return sighting.place == KeySighting::Place::Activity;
    }));
    m_search.release()->deleteLater(); // the search is emitting this signal
    m_again->setEnabled(true);
    QWidget::show();
    emit looked(!notSeen.isEmpty() ||
                std::any_of(sightings.cbegin(), sightings.cend(), [](const KeySighting &sighting) {
                    return sighting.place != KeySighting::Place::Activity;
                }));
}

} // namespace rc

#include "moc_keyseenlist.cpp"
