// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder climbed with an old key and with a new one, rung beside rung.
#pragma once

#include "check/ladder/checkrun.h"

#include <QList>
#include <QSet>

#include <functional>

namespace rc {

struct KeyComparisonRow
{
    enum class Verdict {
        Same,
        Better,   ///< the new key does what the old one does not
        Worse,    ///< the old key does what the new one does not
        NotTried, ///< skipped with one of them, or both
    };

    RungId id = RungId::Url;
    RungResult old;
    RungResult fresh;
    Verdict verdict = Verdict::NotTried;
};

struct KeyComparison
{
    enum class Outcome {
        SameOrBetter, ///< the new key may take the old one's place
        Worse,        ///< the old key does what the new one does not, at `worseAt`
        BothFail,     ///< nothing that needs a key passed with either
        NotTried,     ///< the service was not asked with a key
        Canceled,
    };

    QList<KeyComparisonRow> rows; ///< those that ran with either key
    Outcome outcome = Outcome::NotTried;
    QList<RungId> worseAt; ///< failed with the new key, or not tried with it, and not so with the old one

    /// Whether the new key was tried at the service at all: an entry was answered, or a list.
    bool wasTried = false;
    /// Whether it may take the old one's place: it was tried, nothing failed with it that did not fail with the old
    /// one, and where a key matters something passed.
    bool holds = false;
    QString verdict;  ///< one sentence, translated
    int exitCode = 0; ///< of the first rung that failed with the new key; 0 when it holds
};

/// Pure.
[[nodiscard]] KeyComparison compareKeys(const CheckReport &old, const CheckReport &fresh);

[[nodiscard]] QLatin1StringView wireWord(KeyComparisonRow::Verdict verdict); ///< same better worse not-tried
/// same-or-better worse both-fail not-tried canceled
[[nodiscard]] QLatin1StringView wireWord(KeyComparison::Outcome outcome);

/// What is tried with each key: without entries what sends none, with them one entry at debug and one for each of the
/// plan's levels beside it.
[[nodiscard]] QSet<RungId> rungsOfKeys(bool withEntries, const QList<CatalogKind> &further = {});

/// Climbs the ladder twice, one after the other, with the same plan but for the key. Starts once, ends in exactly one
/// finished(); destroying it cancels.
class KeyCheck : public QObject
{
    Q_OBJECT

public:
    enum class Which {
        Old,
        New
    };

    /// `plan` without a key; `dialects` outlives this object.
    KeyCheck(CheckPlan plan, Secret old, Secret fresh, bool withEntries, DialectMemory &dialects,
             QObject *parent = nullptr);
    ~KeyCheck() override;

    /// What is done before each climb, which begins when `go` is called: for keeping first what is about to leave.
    using Before = std::function<void(Which which, std::function<void()> go)>;
    void setBefore(Before before) { m_before = std::move(before); }

    void start();
    void abort(); ///< what has not ended is marked skipped

signals:
    void rungChanged(rc::KeyCheck::Which which, const rc::RungResult &rung);
    void finished(const rc::CheckReport &old, const rc::CheckReport &fresh);

private:
    void prepare(Which which);
    void climb(Which which);
    void ended(Which which, const CheckReport &report);

    CheckPlan m_plan;
    std::shared_ptr<const Secret> m_old;
    std::shared_ptr<const Secret> m_fresh;
    DialectMemory &m_dialects;
    Before m_before;
    CheckRun *m_run = nullptr;
    CheckReport m_reportOfOld;
    bool m_aborted = false;
};

} // namespace rc
