// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/words/displaytext.h"
#include "session/session.h"
#include "store/profiles/profilestore.h"
#include "ui/frame/commandpalette.h"
#include "ui/parts/statetokens.h"

#include <QCoreApplication>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct RowTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::PaletteRows)
};

/// The position of the best match; -1 if there is none. Does not use a lower-cased copy, whose length may differ.
qsizetype bestMatch(const QString &text, const QString &word)
{
    qsizetype first = -1;
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
        if (at == 0 || !text.at(at - 1).isLetterOrNumber())
            return at;
        if (first < 0)
            first = at;
    }
    return first;
}

int rankAt(const QString &title, qsizetype index)
{
    constexpr int inAWord = 2;
    if (index == 0)
        return 0;
    return title.at(index - 1).isLetterOrNumber() ? inAWord : 1;
}

/// "mara on logs.example.net:8443", as far as readable.
QString ownerAndServer(const Profile &profile)
{
    const auto parsed = parseResourceUrl(profile.resource);
    if (!parsed)
        return displayText(profile.resource);
    return RowTr::tr("%1 on %2").arg(displayText(parsed->resource.holder()), parsed->resource.authority());
}

/// A page's name in English, and what else is looked for on it.
QString englishNames(const QString &id)
{
    if (id == "preferences"_L1)
        return u"preferences settings options language theme text size timeouts limits retention"_s;
    if (id == "setup"_L1)
        return u"setup profile resource key username tool server threshold environment .env config"_s;
    return id == "activity"_L1 ? u"activity history log records"_s : id;
}

QList<PaletteRow> actionRows(Session &session, const PaletteActions &actions)
{
    using Run = std::function<void()>;
    QList<PaletteRow> rows;
    const auto addTitled = [&rows](const QString &title, const QString &source, const QString &shortcut,
                                   const Run &run) {
        rows.append({.kind = RowTr::tr("Action"),
                     .title = title,
                     .shortcut = shortcut,
                     .run = run,
                     .group = RowTr::tr("Actions"),
                     .source = source});
    };
    const auto addFor = [&addTitled](const char *title, const QString &what, const Run &run,
                                     const std::optional<QKeyCombination> &keys = {}) {
        addTitled(RowTr::tr(title).replace(u"%1"_s, what), QString::fromUtf8(title).replace(u"%1"_s, what),
                  keys ? QKeySequence(*keys).toString(QKeySequence::NativeText) : QString(), run);
    };
    const auto addFallible = [&](const char *title, const QString &what, const std::function<Result<void>()> &run) {
        addFor(title, what, [run, showError = actions.showError] {
            if (const Result<void> done = run(); !done)
                showError(done.error());
        });
    };
    const QString name = session.profile().name;
    const QString shown = displayText(name);
    const qsizetype index = session.isDemo() ? -1 : indexOfProfile(session.book().profiles(), name);
    if (session.book().hasProfile()) {
        for (const PaletteAction &action : actions.ofProfile)
            addFor(action.title, shown, action.run, action.keys);
    }
    addFor(QT_TRANSLATE_NOOP("rc::PaletteRows", "New profile"), {}, [&session] { session.book().beginNew(); });
    if (index >= 0) {
        addFallible(QT_TRANSLATE_NOOP("rc::PaletteRows", "Duplicate “%1” (without API key)"), shown,
                    [&session, name] { return session.book().duplicate(name); });
        if (index > 0)
            addFallible(QT_TRANSLATE_NOOP("rc::PaletteRows", "Move %1 up"), shown,
                        [&session, name, index] { return session.book().move(name, index - 1); });
        if (index + 1 < session.book().profiles().size())
            addFallible(QT_TRANSLATE_NOOP("rc::PaletteRows", "Move %1 down"), shown,
                        [&session, name, index] { return session.book().move(name, index + 1); });
    }
    if (!session.book().removed().isEmpty())
        addFallible(QT_TRANSLATE_NOOP("rc::PaletteRows", "Undo removal of %1"),
                    displayText(session.book().removed().constLast().profile.profile.name),
                    [&session] { return session.book().undoRemove(); });
    for (const PaletteAction &action : actions.always)
        addFor(action.title, shown, action.run, action.keys);
    if (session.isDemo()) {
        for (const DemoScenario &scenario : demoScenarios())
            addTitled(RowTr::tr("Demo scenario: %1").arg(demoScenarioTitle(scenario)),
                      u"Demo scenario: "_s + scenario.name, {}, [&session, &scenario] { session.play(scenario); });
    }
    return rows;
}

} // namespace

QStringList paletteWords(const QString &typed)
{
    return typed.toLower().simplified().split(u' ', Qt::SkipEmptyParts);
}

std::optional<int> paletteRank(const QString &title, const QString &detail, const QStringList &words)
{
    constexpr int detailOnly = 8;
    int rank = 0;
    for (const QString &word : words) {
        if (const qsizetype index = bestMatch(title, word); index >= 0)
            rank += rankAt(title, index);
        else if (detail.contains(word, Qt::CaseInsensitive))
            rank += detailOnly;
        else
            return std::nullopt;
    }
    return rank;
}

const QList<PalettePart> &paletteParts()
{
    static const QList<PalettePart> parts{
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Check all profiles"), "check"_L1, "checkModes"_L1, 1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Send a batch from a file…"), "send"_L1, "sendModes"_L1, 1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "What the model sees"), "tools"_L1, "catalogItem"_L1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Export tools or save a tool lock…"), "tools"_L1, "exportTools"_L1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Compare tools with a tool lock…"), "tools"_L1, "compareLock"_L1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Export Activity…"), "activity"_L1, "exportButton"_L1},
        {QT_TRANSLATE_NOOP("rc::PaletteRows", "Delete Activity records…"), "activity"_L1, "moreButton"_L1},
    };
    return parts;
}

QList<PaletteRow> toolRows(const ToolCatalog &catalog, const std::function<void(const QString &name)> &choose)
{
    constexpr qsizetype maxLength = 120;
    QList<PaletteRow> rows;
    rows.reserve(catalog.tools.size());
    for (const Tool &tool : catalog.tools) {
        const QString name = displayText(tool.name, LineBreaks::Mark, maxLength);
        rows.append({.kind = RowTr::tr("Tool"),
                     .title = displayText(tool.shownName(), LineBreaks::Mark, maxLength),
                     .detail = name + u" · "_s + shortCatalogName(catalog.kind),
                     .run = [choose, name = tool.name] { choose(name); },
                     .group = RowTr::tr("Tools")});
    }
    return rows;
}

QList<PaletteRow> profileRows(Session &session)
{
    QList<PaletteRow> rows;
    rows.reserve(session.book().profiles().size());
    const QString now = session.isDemo() ? QString() : session.profile().name;
    for (const Profile &profile : session.book().profiles()) {
        PaletteRow row{RowTr::tr("Profile"), displayText(profile.name), ownerAndServer(profile)};
        if (profile.color != ProfileColor::None)
            row.dot = tokenOf(profile.color);
        row.isCurrent = profile.name == now;
        row.group = RowTr::tr("Profiles");
        row.run = [&session, name = profile.name] { session.book().select(name); };
        rows.append(row);
    }
    return rows;
}

QList<PaletteRow> paletteRows(Session &session, const QList<PalettePage> &pages, const PaletteActions &actions)
{
    QList<PaletteRow> rows = profileRows(session);
    if (session.book().hasProfile()) {
        for (const PalettePage &page : pages)
            rows.append({.kind = RowTr::tr("Page"),
                         .title = page.title,
                         .shortcut = page.shortcut,
                         .run = [show = actions.showPage, id = page.id] { show(id); },
                         .group = RowTr::tr("Pages"),
                         .source = englishNames(page.id)});
    }
    return rows + actionRows(session, actions);
}

} // namespace rc
