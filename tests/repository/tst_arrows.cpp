// SPDX-License-Identifier: GPL-3.0-or-later
// The include rules between folders: no upward includes, no cycles, and a folder's `detail` and subfolders are private.
#include "sources.h"
#include "support/testprogram.h"

#include <QHash>
#include <QSet>

#include <array>

namespace rc::tst_arrows {

namespace {

/// A folder and its allowed includes: folders by name, a layer with all its folders as "core/*".
struct Room
{
    QLatin1StringView name;
    QLatin1StringView mayInclude;
};

// The layer with the domain, without window and terminal.
constexpr auto domain = "core/* wire/* service/* check/* store/* catalog/* environment/* config/* demo/* "_L1;
constexpr auto shared = "session session/* ui/theme ui/widgets ui/buttons ui/fields ui/forms ui/parts "_L1;

/// From the bottom up. A new folder needs a row, and a reason for its position.
constexpr std::array rooms{
    Room{"core"_L1, ""_L1},
    Room{"core/files"_L1, "core"_L1},
    Room{"core/json"_L1, "core"_L1},
    Room{"core/words"_L1, "core core/json"_L1},
    Room{"core/entry"_L1, "core core/json core/words"_L1},
    Room{"core/url"_L1, "core core/json core/words"_L1},
    Room{"core/tool"_L1, "core core/json core/words"_L1},
    Room{"core/profile"_L1, "core core/words core/entry core/tool"_L1},
    Room{"core/key"_L1, "core core/json core/words core/url core/tool core/profile"_L1},

    Room{"wire/tls"_L1, "core/*"_L1},
    Room{"wire/http"_L1, "core/* wire/tls"_L1},
    Room{"wire/rpc"_L1, "core/* wire/http"_L1},
    Room{"wire/probe"_L1, "core/* wire/tls wire/http"_L1},

    Room{"service"_L1, "core/*"_L1},
    Room{"service/send"_L1, "core/* wire/* service"_L1},
    Room{"service/tools"_L1, "core/* wire/* service"_L1},
    Room{"service/arrival"_L1, "core/* wire/* service service/tools"_L1},

    Room{"check/evidence"_L1, "core/* wire/* service/*"_L1},
    Room{"check/causes"_L1, "core/* wire/* service/* check/evidence"_L1},
    Room{"check/run"_L1, "core/* wire/* service/* check/evidence check/causes"_L1},
    Room{"check/report"_L1, "core/* wire/* service/* check/evidence check/run"_L1},

    Room{"store/files"_L1, "core/*"_L1},
    Room{"store/keys"_L1, "core/* store/files"_L1},
    Room{"store/keychain"_L1, "core/* store/keys"_L1},
    Room{"store/profiles"_L1, "core/* store/files"_L1},
    Room{"store/catalogs"_L1, "core/* store/files"_L1},
    Room{"store/activity"_L1, "core/* store/files"_L1},

    Room{"catalog/json"_L1, "core/*"_L1},
    Room{"catalog/schema"_L1, "core/* catalog/json"_L1},
    Room{"catalog/difference"_L1, "core/* catalog/json catalog/schema"_L1},
    Room{"catalog/poison"_L1, "core/*"_L1},
    Room{"catalog/review"_L1, "core/* catalog/json catalog/schema catalog/difference catalog/poison"_L1},
    Room{"catalog/lock"_L1, "core/* catalog/json catalog/schema catalog/difference catalog/review"_L1},
    Room{"catalog/report"_L1, "core/* catalog/difference catalog/review"_L1},
    Room{"catalog/query"_L1, "core/* catalog/schema catalog/poison catalog/review"_L1},
    Room{"catalog/form"_L1, "core/* catalog/json catalog/schema"_L1},

    Room{"environment"_L1, "core/*"_L1},

    Room{"config/formats"_L1, "core/* environment"_L1},
    Room{"config/paste"_L1, "core/* environment"_L1},
    Room{"config"_L1, "core/* config/formats"_L1},

    Room{"demo"_L1, "core/*"_L1},

    Room{"session/activity"_L1, domain},
    Room{"session/profile"_L1, domain},
    Room{"session"_L1, "session/profile @domain"_L1},
    Room{"session/arrival"_L1, "session session/profile session/activity @domain"_L1},
    Room{"session/check"_L1, "session session/profile session/activity @domain"_L1},
    Room{"session/send"_L1, "session/profile session/activity session/arrival @domain"_L1},
    Room{"session/tools"_L1, "session session/profile session/activity @domain"_L1},

    Room{"cli/frame"_L1, "session/* @domain"_L1},
    Room{"cli"_L1, "cli/frame session/* @domain"_L1},
    Room{"cli/arrival"_L1, "cli cli/frame session/* @domain"_L1},
    Room{"cli/activity"_L1, "cli cli/frame cli/arrival cli/tools session/* @domain"_L1},
    Room{"cli/check"_L1, "cli cli/frame cli/arrival session/* @domain"_L1},
    Room{"cli/drill"_L1, "cli cli/frame cli/arrival cli/send session/* @domain"_L1},
    Room{"cli/key"_L1, "cli cli/frame session/* @domain"_L1},
    Room{"cli/profile"_L1, "cli cli/frame session/* @domain"_L1},
    Room{"cli/send"_L1, "cli cli/frame cli/arrival session/* @domain"_L1},
    Room{"cli/tools"_L1, "cli cli/frame session/* @domain"_L1},
    Room{"cli/completion"_L1, "cli cli/frame cli/tools session/* @domain"_L1},

    Room{"ui/theme"_L1, "core"_L1},
    Room{"ui/buttons"_L1, "core core/words ui/theme"_L1},
    Room{"ui/widgets"_L1, "core core/words ui/theme ui/buttons"_L1},
    Room{"ui/fields"_L1, "core core/words ui/theme ui/buttons ui/widgets"_L1},
    Room{"ui/forms"_L1, "ui/theme ui/widgets ui/buttons ui/fields @domain"_L1},
    Room{"ui/parts"_L1, "ui/theme ui/widgets ui/buttons ui/fields session session/* @domain"_L1},

    Room{"ui/activity/list"_L1, "@shared @domain"_L1},
    Room{"ui/activity/record"_L1, "ui/activity/list @shared @domain"_L1},
    Room{"ui/activity"_L1, "ui/activity/list ui/activity/record @shared @domain"_L1},
    Room{"ui/check/steps"_L1, "@shared @domain"_L1},
    Room{"ui/check/profiles"_L1, "ui/check/steps @shared @domain"_L1},
    Room{"ui/check"_L1, "ui/check/steps ui/check/profiles @shared @domain"_L1},
    Room{"ui/first"_L1, "@shared @domain"_L1},
    Room{"ui/help"_L1, "@shared @domain"_L1},
    Room{"ui/preferences"_L1, "@shared @domain"_L1},
    Room{"ui/send/compose"_L1, "@shared @domain"_L1},
    Room{"ui/send/outcome"_L1, "@shared @domain"_L1},
    Room{"ui/send/mode"_L1, "ui/send/outcome @shared @domain"_L1},
    Room{"ui/send/entry"_L1, "ui/send/mode ui/send/compose ui/send/outcome @shared @domain"_L1},
    Room{"ui/send/batch"_L1, "ui/send/mode ui/send/compose ui/send/outcome @shared @domain"_L1},
    Room{"ui/send/drill"_L1, "ui/send/mode ui/send/compose ui/send/outcome @shared @domain"_L1},
    Room{"ui/send"_L1, "ui/send/* @shared @domain"_L1},
    Room{"ui/setup/config"_L1, "@shared @domain"_L1},
    Room{"ui/setup/environment"_L1, "@shared @domain"_L1},
    Room{"ui/setup/key"_L1, "@shared @domain"_L1},
    Room{"ui/setup/profile"_L1, "ui/setup/key @shared @domain"_L1},
    Room{"ui/setup"_L1, "ui/setup/* @shared @domain"_L1},
    Room{"ui/tools/list"_L1, "@shared @domain"_L1},
    Room{"ui/tools/review"_L1, "ui/tools/list @shared @domain"_L1},
    Room{"ui/tools/inspector"_L1, "ui/tools/list ui/tools/review @shared @domain"_L1},
    Room{"ui/tools/call"_L1, "ui/tools/list @shared @domain"_L1},
    Room{"ui/tools/page"_L1, "ui/tools/list ui/tools/review ui/tools/inspector ui/tools/call @shared @domain"_L1},
    Room{"ui/frame"_L1,
         "ui/activity ui/check ui/first ui/help ui/preferences ui/send ui/setup ui/tools/page @shared @domain"_L1},
};

/// "app/core/url/detail/pastedtext.h" → "core/url": a folder with its private parts.
QString roomOf(QString path)
{
    if (path.startsWith("app/"_L1))
        path.remove(0, 4);
    path.truncate(path.lastIndexOf(u'/'));
    if (path.endsWith("/detail"_L1))
        path.chop(7);
    return path;
}

/// The sources in folders of app and ui; those at the top of app combine everything.
QStringList sources()
{
    QStringList files = productSources();
    files.removeIf([](const QString &file) { return file.count(u'/') < 2; });
    return files;
}

/// The included project files in the text.
QStringList includesOf(const QString &text)
{
    static const QRegularExpression include(u"^#include \"([a-z]+/[^\"]*)\""_s, QRegularExpression::MultilineOption);
    QStringList files;
    for (auto matches = include.globalMatch(text); matches.hasNext();)
        files.append(matches.next().captured(1));
    return files;
}

QStringList allowed(const Room &room)
{
    QString words(room.mayInclude);
    words.replace("@shared"_L1, shared).replace("@domain"_L1, domain);
    return words.split(u' ', Qt::SkipEmptyParts);
}

bool isAllowed(const QString &room, const QString &included)
{
    const QString target = roomOf(included);
    if (target == room)
        return true;
    if (included.contains("/detail/"_L1))
        return false;
    for (const Room &row : rooms) {
        if (row.name != room)
            continue;
        const QStringList names = allowed(row);
        return std::any_of(names.cbegin(), names.cend(), [&target](const QString &name) {
            const QString floor = name.endsWith("/*"_L1) ? name.chopped(2) : QString();
            return target == name || (!floor.isEmpty() && (target == floor || target.startsWith(floor + u'/')));
        });
    }
    return false;
}

/// The forbidden includes of `text` as a file of `room`.
QStringList faultsOf(const QString &room, const QString &text)
{
    QStringList faults = includesOf(text);
    faults.removeIf([&room](const QString &included) { return isAllowed(room, included); });
    return faults;
}

} // namespace

class TestArrows : public QObject
{
    Q_OBJECT

private slots:
    void everyFolderHasARow()
    {
        QSet<QString> found;
        for (const QString &file : sources())
            found.insert(roomOf(file));
        QSet<QString> planned;
        for (const Room &room : rooms)
            planned.insert(QString(room.name));
        QCOMPARE(found - planned, QSet<QString>());
        QCOMPARE(planned - found, QSet<QString>());
    }

    void includesFollowTheArrows()
    {
        QStringList faults;
        for (const QString &file : sources()) {
            for (const QString &included : faultsOf(roomOf(file), textOf(file)))
                faults.append(file + u" includes "_s + included);
        }
        QCOMPARE(faults.join(u'\n'), QString());
    }

    /// The rows would allow a cycle; this checks the actual includes.
    void includesHaveNoCycle()
    {
        QHash<QString, QSet<QString>> arrows;
        for (const QString &file : sources()) {
            for (const QString &included : includesOf(textOf(file))) {
                if (roomOf(included) != roomOf(file))
                    arrows[roomOf(file)].insert(roomOf(included));
            }
        }
        // Remove folders without remaining includes until none can be removed.
        QSet<QString> left(arrows.keyBegin(), arrows.keyEnd());
        for (qsizetype before = -1; before != left.size();) {
            before = left.size();
            left.removeIf([&](const QString &room) { return !arrows.value(room).intersects(left); });
        }
        QCOMPARE(left, QSet<QString>());
    }

    void aForbiddenIncludeIsFound_data()
    {
        addColumns<QString, QString>("room", "included");
        const auto row = [](const QString &room, const QString &included) {
            QTest::addRow("%s <- %s", qPrintable(room), qPrintable(included)) << room << included;
        };
        row(u"core/url"_s, u"wire/http/httpcall.h"_s);
        row(u"session/send"_s, u"ui/parts/page.h"_s);
        row(u"cli/send"_s, u"cli/tools/tools.h"_s);
        row(u"ui/send/mode"_s, u"ui/send/sendpage.h"_s);
        row(u"service/send"_s, u"wire/http/detail/responsemask.h"_s); // private parts
    }

    void aForbiddenIncludeIsFound()
    {
        QFETCH(QString, room);
        QFETCH(QString, included);
        QCOMPARE(faultsOf(room, u"#include <QString>\n#include \"%1\"\n"_s.arg(included)), QStringList{included});
    }

    /// A larger folder has become a catch-all, where files are hard to find by name.
    void noFolderIsTooLarge()
    {
        constexpr int most = 45;
        QHash<QString, int> files;
        for (const QString &file : sources())
            ++files[file.left(file.lastIndexOf(u'/'))];
        QStringList flat;
        for (auto folder = files.cbegin(); folder != files.cend(); ++folder) {
            if (folder.value() > most)
                flat.append(folder.key());
        }
        QCOMPARE(flat, QStringList());
    }
};

RC_PLAIN_TEST(TestArrows)

} // namespace rc::tst_arrows

#include "tst_arrows.moc"
