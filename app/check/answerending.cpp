// SPDX-License-Identifier: GPL-3.0-or-later
// The rungs that ask the service: entries and tool lists.
#include "check/rungending.h"
#include "wire/slashredirect.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString answerWords(const char *text)
{
    return QCoreApplication::translate("rc::RungEnding", text);
}

QString counted(qsizetype count, const char *one, const char *many)
{
    return count == 1 ? answerWords(one) : QCoreApplication::translate("rc::RungEnding", many, nullptr, int(count));
}

QString proxyOf(const QUrl &url)
{
    constexpr int httpsPort = 443;
    return proxyFor(url.host(), quint16(url.port(httpsPort)), url.scheme() == "https"_L1);
}

/// The ways of speaking that a server has to insist on; the plain one goes without saying.
QString dialectWords(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Plain:
        return {};
    case Dialect::Session:
        return answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "session dialect"));
    case Dialect::Modern:
        return answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "modern dialect"));
    }
    return {};
}

/// "14 tools, session dialect, event stream, 1 page"
QString listSummary(const ToolCatalog &catalog)
{
    QString tools = counted(catalog.tools.size(), QT_TRANSLATE_NOOP("rc::RungEnding", "1 tool"),
                            QT_TRANSLATE_N_NOOP("rc::RungEnding", "%n tools"));
    if (const QString dialect = dialectWords(catalog.dialect); !dialect.isEmpty())
        tools = answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, %2")).arg(tools, dialect);
    const QString pages = counted(catalog.pages, QT_TRANSLATE_NOOP("rc::RungEnding", "1 page"),
                                  QT_TRANSLATE_N_NOOP("rc::RungEnding", "%n pages"));
    const QString framing = catalog.eventStream ? answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "event stream"))
                                                : answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "plain JSON"));
    return answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "%1, %2, %3")).arg(tools, framing, pages);
}

} // namespace

RungEnding entryEnding(RungId rung, const ResourceUrl &resource, const Identity &who, const SendResult &result,
                       const HttpAnswer &answer)
{
    if (result.outcome == Outcome::Accepted)
        return {RungState::Passed,
                answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "accepted by the service")),
                result.followedTo.isEmpty() ? QString() : followedWords(result.followedTo),
                shownReply(answer),
                0,
                answerFacts(answer, QDateTime::currentDateTimeUtc())};
    const Error error = result.error.value_or(Error{ErrorKind::NotUnderstood, {}, {}, result.status});
    RungEnding ending =
        failedEnding({.rung = rung,
                      .error = error,
                      .answer = answer,
                      .owner = resource.owner,
                      .uuid = resource.uuid,
                      .withoutName = !who.onIngest && !who.username.isEmpty() && who.username != resource.owner,
                      .proxy = proxyOf(answer.url)});
    if (result.outcome == Outcome::Unknown)
        ending.hint = answerWords(QT_TRANSLATE_NOOP("rc::RungEnding", "The entry may have been delivered. %1"))
                          .arg(ending.hint)
                          .trimmed();
    return ending;
}

RungEnding toolsEnding(RungId rung, const ToolListResult &result)
{
    if (result.error)
        return failedEnding(
            {.rung = rung, .error = *result.error, .answer = result.answer, .proxy = proxyOf(result.answer.url)});
    const ToolCatalog &catalog = result.catalog;
    RungEnding ending = passedEnding({.rung = rung, .answer = result.answer, .catalog = catalog}, listSummary(catalog));
    ending.facts = listFacts(catalog) + answerFacts(result.answer, QDateTime::currentDateTimeUtc());
    if (!result.followedTo.isEmpty())
        ending.hint = (followedWords(result.followedTo) + u' ' + ending.hint).trimmed();
    // A good list is long and shown elsewhere; a doubtful one is evidence.
    if (ending.state == RungState::Warned)
        ending.reply = shownReply(result.answer);
    return ending;
}

} // namespace rc
