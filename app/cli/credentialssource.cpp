// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the key by the order of the design and hands it on without ever showing it.
#include "cli/credentialssource.h"

#include "cli/hiddeninput.h"
#include "cli/keptactivity.h"
#include "core/displaytext.h"
#include "core/errorwords.h"
#include "store/profilesecrets.h"

#include <QFile>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace rc {

CredentialsSource::CredentialsSource(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
{
}

Result<void> CredentialsSource::prepare(const QProcessEnvironment &environment)
{
    const QString variable = m_options.profile.envPrefix + u"API_KEY"_s;
    QByteArray input;
    if (m_options.keyFromStdin) {
        const auto line = onlyLineOfStandardInput();
        if (!line)
            return failure(line.error());
        input = *line;
        m_givenBy = translate("rc::Cli", "standard input");
        if (input.trimmed().isEmpty())
            return failure(ErrorKind::BadInput, translate("rc::Cli", "Standard input holds no key."));
    } else if (!m_options.demo && !environment.value(variable).isEmpty()) {
        input = environment.value(variable).toUtf8();
        m_givenBy = variable;
    }
    if (!input.isEmpty()) {
        auto key = keyFromInput(input);
        if (!key)
            return failure(key.error());
        m_given = std::move(*key);
    } else if (!m_options.keyNotForHere.isEmpty()) {
        return failure(ErrorKind::BadInput, m_options.keyNotForHere);
    }
    if (!m_options.demo)
        return {};

    m_demo = std::make_unique<DemoService>();
    if (const auto started = m_demo->start(); !started)
        return failure(started.error());
    Profile &profile = m_options.profile;
    profile.name = translate("rc::Cli", "demo");
    profile.resource = m_demo->resourceUrl();
    profile.toolServer = m_demo->toolServerUrl();
    profile.username = m_demo->username();
    profile.email.clear();
    if (m_given.isEmpty()) {
        m_given = m_demo->key();
        m_givenBy = translate("rc::Cli", "the demo service");
    }
    return {};
}

void CredentialsSource::maskGivenKey(KeptActivity &activity) const
{
    activity.setKey(m_given);
}

void CredentialsSource::readKey(QObject *context, std::function<void(KeyReading)> done)
{
    if (m_given.isEmpty() && m_options.saved) {
        readKept({m_options.profile.name, m_options.profile.keySaved, keyBindingOf(m_options.profile), false}, context,
                 std::move(done));
        return;
    }
    QTimer::singleShot(0, context, [this, done = std::move(done)] {
        KeyReading reading;
        if (!m_given.isEmpty()) {
            reading.state = KeyState::ThisRun;
            reading.key = m_given.clone();
            reading.where = m_givenBy;
        }
        done(std::move(reading));
    });
}

void CredentialsSource::readToken(QObject *context, std::function<void(KeyReading)> done)
{
    if (m_options.tokenForHere)
        readKept({codeHostingTokenAccount(m_options.profile.name), true, tokenBindingOf(m_options.profile), true},
                 context, std::move(done));
    else
        done({});
}

void CredentialsSource::readKept(const Kept &kept, QObject *context, std::function<void(KeyReading)> done)
{
    readBoundKey(m_keys, kept.account, kept.expected, kept.wanted, context,
                 [this, kept, context, done = std::move(done)](KeyReading reading) {
                     if (reading.state != KeyState::Withheld || m_options.json || !mayGo(reading, kept)) {
                         done(std::move(reading));
                         return;
                     }
                     bindKey(m_keys, kept.account, kept.wanted, context,
                             [this, kept, context, done](const std::optional<Error> &error) {
                                 if (!error) {
                                     readBoundKey(m_keys, kept.account, kept.expected, kept.wanted, context, done);
                                     return;
                                 }
                                 KeyReading none;
                                 none.state = KeyState::Unavailable;
                                 none.error = error;
                                 done(std::move(none));
                             });
                 });
}

/// A person's y, where one can be asked; anything else is a no.
bool CredentialsSource::mayGo(const KeyReading &reading, const Kept &kept)
{
    if (!canAsk() || !reading.error)
        return false;
    const QString question = kept.isToken
                                 ? translate("rc::Cli", "Send the token of %1 to %2 from now on? Type y, then Enter: ")
                                 : translate("rc::Cli", "Send the key of %1 to %2 from now on? Type y, then Enter: ");
    const QString prompt = errorWords(*reading.error).what + u'\n' +
                           question.arg(displayText(m_options.profile.name), placesText(kept.wanted));
    return hiddenLine(prompt).value_or(QByteArray()).trimmed().toLower() == "y";
}

void CredentialsSource::read(QObject *context, std::function<void(Result<Credentials>)> done)
{
    readKey(context, [this, context, done = std::move(done)](KeyReading reading) {
        if (reading.key.isEmpty()) {
            done(failure(reading.error.value_or(Error{ErrorKind::NoKey, {}, {}, 0})));
            return;
        }
        const auto key = std::make_shared<Secret>(std::move(reading.key));
        readToken(context, [this, key, done](KeyReading token) {
            done(credentialsFrom(std::move(*key), identityOf(m_options.profile), std::move(token)));
        });
    });
}

} // namespace rc
