// SPDX-License-Identifier: GPL-3.0-or-later
// What a tool server asks a person while a tool runs, and what is answered. Everything in it is outside text.
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

constexpr qsizetype mostQuestionBytes = 256 * 1024; ///< of one question; a larger one is not shown

struct ServerQuestion
{
    enum class Kind {
        Form,
        Url,  ///< an address that a person is to open in a browser
        Other ///< nothing that this program answers
    };

    Kind kind = Kind::Other;
    QString key; ///< among the questions that came with it
    QString method;
    QString message;
    QByteArray schema; ///< of a form, raw JSON
    QUrl url;          ///< valid where it may be shown as an address
    QString urlText;   ///< as sent
    QString fault;     ///< translated, safe to show: why it cannot be answered; empty: it can
    /// Names of fields that look as if they were for a secret: no default is taken, and what is typed is not recorded.
    QStringList secretFields;
    bool asksForKey = false; ///< one of them looks as if it were for an API key
    int number = 1;          ///< of those that one call was asked
    bool inStream = false;   ///< the server waits with its answer; else the call is sent again with what was answered

    /// Whether it is meant for a person. Sampling, roots and the like are for a client, and this one has none of them.
    [[nodiscard]] bool isForPerson() const { return method == QLatin1StringView("elicitation/create"); }
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
    std::optional<ServerAnswer> answer; ///< nothing: nobody answered
    bool heldKey = false;               ///< the answer held the key, so it was not sent
};

/// What a call waits for whose server has ended it by asking ("input_required").
struct InputRequest
{
    QList<ServerQuestion> questions;
    QByteArray requestState; ///< raw JSON as sent, for the next request alone; empty without one
};
/// Nothing of another result. What cannot be read is a question with a fault.
[[nodiscard]] std::optional<InputRequest> inputRequest(const QByteArray &result);

/// What is asked in an `inputRequests`, the first of them, each with its key.
[[nodiscard]] QList<ServerQuestion> questionsIn(JsonValue inputRequests);

/// `params`: of the request, may be nothing at all.
[[nodiscard]] ServerQuestion serverQuestion(const QString &method, JsonValue params);

/// {"action":"accept","content":{…}}
[[nodiscard]] QByteArray answerJson(const ServerQuestion &question, const ServerAnswer &answer);
/// The content of a form where every field has its default and nothing else is filled in. Secrets have none.
[[nodiscard]] QByteArray defaultContent(const ServerQuestion &question);
/// `content` with the defaults of what it does not have.
[[nodiscard]] QByteArray withDefaults(const ServerQuestion &question, const QByteArray &content);

/// For records: [{"message","method","mode","host","fault","action","content"}]. Of what was typed it has the names of
/// the fields alone, and of an address no more than the host.
[[nodiscard]] QByteArray exchangesJson(const QList<ServerExchange> &exchanges);

} // namespace rc

Q_DECLARE_METATYPE(rc::ServerQuestion)
Q_DECLARE_METATYPE(rc::ServerAnswer)
