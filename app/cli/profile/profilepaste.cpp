// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profilepaste.h"

#include "cli/frame/commandrun.h"
#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "core/textsof.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "store/keys/boundkeys.h"
#include "store/keys/keystore.h"
#include "store/profiles/profilestore.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString othersText(const QList<PastedOther> &others)
{
    QStringList names;
    for (const PastedOther &other : others)
        names.append(displayText(other.name)); // values may be secrets
    names.removeDuplicates();
    return Cli::tr("Ignored: %1").arg(listText(names));
}

QString fieldsText(const PasteReading &reading, const Profile &profile)
{
    QStringList names =
        textsOf(reading.valuesFor(profile), [](const PastedValue &value) { return pastedFieldName(value.field); });
    if (!reading.key.isEmpty())
        names.append(Cli::tr("API key"));
    return Cli::tr("From the text: %1").arg(listText(names));
}

/// The part of `reading` for one server.
Result<PasteReading> chosenServer(PasteReading reading, const Arguments &arguments, const Profile &profile,
                                  Terminal &terminal)
{
    const bool isNamed = arguments.has(u"--server"_s);
    const QString name = arguments.value(u"--server"_s);
    QStringList labels;
    for (const PastedServer &server : reading.servers)
        labels.append(server.label());
    if (reading.servers.empty()) {
        if (isNamed && !reading.serverNames.contains(name))
            return failure(badInput(Cli::tr("The text has no server named “%1”.").arg(displayText(name))));
        return reading;
    }
    const PastedServer *chosen = isNamed ? serverNamed(reading, name) : serverFor(reading, profile);
    if (chosen == nullptr && isNamed)
        return failure(badInput(
            Cli::tr("The text has no server named “%1”. It has: %2.").arg(displayText(name), listText(labels))));
    if (chosen == nullptr)
        return failure(badInput(
            Cli::tr("The text has several servers: %1. Choose one with --server NAME.").arg(listText(labels))));
    if (!isNamed)
        terminal.error(Cli::tr("Using %1, the only one at an address of this profile.").arg(chosen->label()));
    for (PastedServer &server : reading.servers) {
        if (&server == chosen)
            return std::move(server.reading);
    }
    return reading;
}

/// Saves the key from a pasted text in the keychain, and marks the profile.
class PastedKeyRun : public CommandRun
{
public:
    /// `store` and `terminal` must outlive it.
    PastedKeyRun(Profile profile, Secret key, const ProfileStore &store, Terminal &terminal)
        : m_profile(std::move(profile))
        , m_key(std::move(key))
        , m_store(store)
        , m_terminal(terminal)
    {
    }

    void start() override
    {
        connect(&m_keys, &KeyStore::asking, this, [this] {
            m_terminal.error(Cli::tr("Waiting for the keychain. Respond to its prompt if one appears."));
        });
        saveBoundKey(m_keys, m_profile.name, std::move(m_key), keyBindingOf(m_profile), this,
                     [this](const KeyReading &reading) { saved(reading); });
    }

    void abort() override
    {
        m_terminal.error(
            Cli::tr("Interrupted while waiting for the keychain; check with “resource-console key status”."));
        emit finished(interruptedExitCode);
    }

private:
    void saved(const KeyReading &reading)
    {
        const bool isSaved = reading.state == KeyState::Saved;
        if (!isSaved) {
            m_terminal.error(reading.error.value_or(Error{ErrorKind::NoKeychain, {}, {}, 0}));
            m_terminal.error(reading.mayBeSaved
                                 ? Cli::tr("The key may have been saved anyway. Check with “resource-console "
                                           "key status” once the keychain responds.")
                                 : Cli::tr("The profile is saved, its key is not."));
        }
        if (isSaved || reading.mayBeSaved) {
            if (const auto marked = m_store.markKey(m_profile.name, true); !marked) {
                emit finished(m_terminal.failure(marked.error()));
                return;
            }
        }
        emit finished(isSaved ? 0 : keychainExitCode);
    }

    Profile m_profile;
    Secret m_key;
    const ProfileStore &m_store;
    Terminal &m_terminal;
    KeyStore m_keys;
};

} // namespace

QList<OptionRow> pasteOptions()
{
    return {{u"--paste"_s,
             {u"FILE|-"_s, ValueKind::File},
             Cli::tr("add, edit: import settings from text, such as .env lines, a curl command or an SDK "
                     "call; a key in it is saved in the keychain")},
            {u"--server"_s, u"NAME"_s, Cli::tr("add, edit: the server to import from a text with several servers")}};
}

Result<PasteReading> pastedReading(const Arguments &arguments, const Profile &profile, Terminal &terminal)
{
    if (!arguments.has(u"--paste"_s)) {
        if (arguments.has(u"--server"_s))
            return failure(badInput(Cli::tr("--server chooses within a text. Add --paste FILE.")));
        return PasteReading();
    }
    RC_TRY(bytes, inputFile(arguments.value(u"--paste"_s), longestPaste));
    PasteReading whole = readPasted(*bytes);
    bytes->fill('\0');
    RC_TRY(reading, chosenServer(std::move(whole), arguments, profile, terminal));
    const QStringList said = reading->faults + reading->notes;
    if (reading->isEmpty())
        return failure(badInput(said.isEmpty() ? Cli::tr("The text contains no profile settings.") : said.join(u'\n')));
    for (const QString &sentence : said)
        terminal.error(sentence);
    terminal.note(fieldsText(*reading, profile));
    if (!reading->others.isEmpty())
        terminal.error(othersText(reading->others));
    return std::move(*reading);
}

Result<int> keepPastedKey(const Profile &profile, PasteReading reading, const ProfileStore &store, Terminal &terminal)
{
    if (reading.key.isEmpty())
        return 0;
    PastedKeyRun run(profile, std::move(reading.key), store, terminal);
    return runToEnd(run);
}

} // namespace rc
