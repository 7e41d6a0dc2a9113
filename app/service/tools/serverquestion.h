// SPDX-License-Identifier: GPL-3.0-or-later
// A tool server's questions to the user while a tool runs, and the answers. Everything in it is outside text.
#pragma once

#include "core/json/jsontape.h"

#include <QByteArray>
#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <optional>

namespace rc {

constexpr qsizetype maxQuestionBytes = 256 * 1024; ///< per question; a larger one is not shown

struct ServerQuestion
{
    enum class Kind {
        Form,
        Url,  ///< an address for the user to open in a browser
        Other ///< unsupported
    };

    Kind kind = Kind::Other;
    QString key; ///< within a set of questions
    QString method;
    QString message;
    QByteArray schema; ///< of a form, raw JSON
    QUrl url;          ///< valid if it can be shown as an address
    QString urlText;   ///< as sent
    Phrase fault;      ///< safe to display: why it cannot be answered; empty if it can
    /// Names of fields that look like secrets: they have no default, and their values are not recorded.
    QStringList secretFields;
    bool asksForKey = false; ///< the message or a field seems to ask for an API key
    int number = 1;          ///< counts the questions of one call
    bool inStream = false;   ///< the server keeps the call open; otherwise the call is repeated with the answers

    /// Whether it is for the user. Sampling, roots and the like need client features that this program lacks.
    [[nodiscard]] bool isForUser() const { return method == QLatin1StringView("elicitation/create"); }
};

enum class AnswerAction {
    Accept,
    Decline,
    Cancel
};
[[nodiscard]] QLatin1StringView wireWord(AnswerAction action); ///< accept decline cancel

struct ServerAnswer
{
    AnswerAction action = AnswerAction::Cancel;
    QByteArray content = {}; ///< of an accepted form: a JSON object
};

struct ServerExchange
{
    ServerQuestion question;
    std::optional<ServerAnswer> answer; ///< nullopt: not answered
    bool containedKey = false;          ///< the answer contained the key, so it was not sent
};

/// The questions of a call that the server has ended ("input_required").
struct InputRequest
{
    QList<ServerQuestion> questions;
    QByteArray requestState; ///< raw JSON as sent, for the next request only; may be empty
};
/// nullopt for other results. An unreadable question gets a fault.
[[nodiscard]] std::optional<InputRequest> inputRequest(const QByteArray &result);

/// The first questions in an `inputRequests`, each with its key.
[[nodiscard]] QList<ServerQuestion> questionsIn(JsonValue inputRequests);

/// `params`: of the request, may be missing.
[[nodiscard]] ServerQuestion serverQuestion(const QString &method, JsonValue params);

/// {"action":"accept","content":{…}}
[[nodiscard]] QByteArray answerJson(const ServerQuestion &question, const ServerAnswer &answer);
/// `content` of a form with defaults for missing members. Secrets have none.
[[nodiscard]] QByteArray withDefaults(const ServerQuestion &question, const QByteArray &content = "{}");

/// For records: [{"message","method","mode","host","fault","action","content"}]. Only has the names of typed fields,
/// and only the host of an address.
[[nodiscard]] QByteArray exchangesJson(const QList<ServerExchange> &exchanges);

} // namespace rc

Q_DECLARE_METATYPE(rc::ServerQuestion)
Q_DECLARE_METATYPE(rc::ServerAnswer)
