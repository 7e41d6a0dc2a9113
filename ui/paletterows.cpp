// SPDX-License-Identifier: GPL-3.0-or-later
// What the palette offers: every profile, the pages, and what can be done from anywhere.
#include "ui/paletterows.h"

#include "core/displaytext.h"
#include "store/profilestore.h"
#include "ui/currentresource.h"
#include "ui/theme/profiledot.h"

#include <QCoreApplication>
#include <QKeySequence>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("rc::PaletteRows", text);
}

/// "mara on logs.example.net:8443", as far as it can be read.
QString placeOf(const Profile &profile)
{
    const auto parsed = parseResourceUrl(profile.resource);
    if (!parsed)
        return displayText(profile.resource);
    return QCoreApplication::translate("rc::PaletteRows", "%1 on %2")
        .arg(displayText(parsed->resource.holder()), parsed->resource.authority());
}

class Rows
{
public:
    Rows(CurrentResource &current, const PaletteDeeds &deeds)
        : m_current(current)
        , m_deeds(deeds)
    {
    }

    void addPages(const QList<PalettePage> &pages)
    {
        for (const PalettePage &page : pages)
            m_rows.append({words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Page")),
                           page.title,
                           {},
                           page.shortcut,
                           {},
                           false,
                           [show = m_deeds.showPage, id = page.id] { show(id); }});
    }

    void addActions()
    {
        const QString name = m_current.profile().name;
        const QString shown = displayText(name);
        const qsizetype place = m_current.isDemo() ? -1 : indexOfProfile(m_current.profiles(), name);
        CurrentResource *current = &m_current;
        if (m_current.hasProfile()) {
            add(words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Refresh, or check again")), keys(Qt::Key_F5),
                m_deeds.refresh);
            add(words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Go to the Resource URL")), keys(Qt::CTRL | Qt::Key_L),
                m_deeds.focusUrl);
            add(words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Paste anything: .env lines, curl, mcp.json")), {},
                m_deeds.pasteAnything);
            if (!m_current.isDemo())
                add(QCoreApplication::translate("rc::PaletteRows", "Rotate the key of %1").arg(shown), {},
                    m_deeds.rotateKey);
        }
        add(words(QT_TRANSLATE_NOOP("rc::PaletteRows", "New profile")), {}, [current] { current->beginNew(); });
        if (place >= 0) {
            addFallible(QCoreApplication::translate("rc::PaletteRows", "Duplicate %1, without its key").arg(shown),
                        [current, name] { return current->duplicate(name); });
            if (place > 0)
                addFallible(QCoreApplication::translate("rc::PaletteRows", "Move %1 up").arg(shown),
                            [current, name, place] { return current->move(name, place - 1); });
            if (place + 1 < m_current.profiles().size())
                addFallible(QCoreApplication::translate("rc::PaletteRows", "Move %1 down").arg(shown),
                            [current, name, place] { return current->move(name, place + 1); });
        }
        if (!m_current.removed().isEmpty())
            addFallible(QCoreApplication::translate("rc::PaletteRows", "Undo: bring %1 back")
                            .arg(displayText(m_current.removed().constLast().profile.profile.name)),
                        [current] { return current->undoRemove(); });
        add(words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Work on the demo service")), {}, m_deeds.useDemo);
        if (m_current.isDemo())
            addScenarios();
    }

    [[nodiscard]] QList<PaletteRow> rows() const { return m_rows; }

private:
    static QString keys(QKeyCombination combination)
    {
        return QKeySequence(combination).toString(QKeySequence::NativeText);
    }

    void add(const QString &title, const QString &shortcut, const std::function<void()> &run)
    {
        m_rows.append({words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Action")), title, {}, shortcut, {}, false, run});
    }

    void addScenarios()
    {
        CurrentResource *current = &m_current;
        for (const DemoScenario &scenario : demoScenarios())
            add(QCoreApplication::translate("rc::PaletteRows", "Demo scenario: %1").arg(demoScenarioTitle(scenario)),
                {}, [current, &scenario] { current->play(scenario); });
    }

    void addFallible(const QString &title, const std::function<Result<void>()> &run)
    {
        add(title, {}, [run, complain = m_deeds.complain] {
            if (const Result<void> done = run(); !done)
                complain(done.error());
        });
    }

    CurrentResource &m_current;
    const PaletteDeeds &m_deeds;
    QList<PaletteRow> m_rows;
};

} // namespace

QList<PaletteRow> profileRows(CurrentResource &current)
{
    QList<PaletteRow> rows;
    rows.reserve(current.profiles().size());
    const QString now = current.isDemo() ? QString() : current.profile().name;
    for (const Profile &profile : current.profiles()) {
        PaletteRow row{words(QT_TRANSLATE_NOOP("rc::PaletteRows", "Profile")), displayText(profile.name),
                       placeOf(profile)};
        if (profile.colour != ProfileColour::None)
            row.dot = tokenOf(profile.colour);
        row.isCurrent = profile.name == now;
        row.run = [&current, name = profile.name] { current.select(name); };
        rows.append(row);
    }
    return rows;
}

QList<PaletteRow> paletteRows(CurrentResource &current, const QList<PalettePage> &pages, const PaletteDeeds &deeds)
{
    Rows rows(current, deeds);
    if (current.hasProfile())
        rows.addPages(pages);
    rows.addActions();
    return profileRows(current) + rows.rows();
}

} // namespace rc
