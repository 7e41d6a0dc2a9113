// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/profile/profilepaste.h"

#include "cli/frame/inputfile.h"
#include "cli/frame/terminal.h"
#include "core/words/displaytext.h"
#include "core/words/listtext.h"
#include "service/exitcode.h"
#include "store/keys/boundkeys.h"
#include "store/profiles/profilestore.h"

using namespace Qt::StringLiterals;

namespace rc {

namespace {

QString othersText(const QList<PastedOther> &others)
{
    QStringList names;
    for (const PastedOther &other : others)
        names.append(displayText(other.name)); // a value may be somebody's secret
    names.removeDuplicates();
    return Cli::tr("Ignored: %1").arg(listText(names));
}

} // namespace

OptionRow pasteOption()
{
    return {u"--paste"_s,
            {u"FILE|-"_s, ValueKind::File},
            Cli::tr("add, edit: import settings from text, such as .env lines, a curl command or an SDK "
                    "call; a key in it is saved in the keychain")};
}

Result<PasteReading> pastedReading(const Arguments &arguments, Terminal &terminal)
{
    if (!arguments.has(u"--paste"_s))
        return PasteReading();
    RC_TRY(bytes, inputFile(arguments.value(u"--paste"_s), longestPaste));
    PasteReading reading = readPasted(*bytes);
    bytes->fill('\0');
    if (reading.isEmpty())
        return failure(badInput(reading.faults.isEmpty() ? Cli::tr("The text contains no profile settings.")
                                                         : reading.faults.join(u'\n')));
    for (const QString &sentence : reading.faults + reading.notes)
        terminal.error(sentence);
    if (!reading.others.isEmpty())
        terminal.error(othersText(reading.others));
    return reading;
}

PastedKeyRun::PastedKeyRun(Profile profile, Secret key, const ProfileStore &store, Terminal &terminal)
    : m_profile(std::move(profile))
    , m_key(std::move(key))
    , m_store(store)
    , m_terminal(terminal)
{
}

void PastedKeyRun::start()
{
    connect(&m_keys, &KeyStore::asking, this,
            [this] { m_terminal.error(Cli::tr("Waiting for the keychain. Respond to its prompt if one appears.")); });
    saveBoundKey(m_keys, m_profile.name, std::move(m_key), keyBindingOf(m_profile), this,
                 [this](const KeyReading &reading) { saved(reading); });
}

void PastedKeyRun::abort()
{
    m_terminal.error(Cli::tr("Interrupted while waiting for the keychain; check with “resource-console key status”."));
    emit finished(interruptedExitCode);
}

void PastedKeyRun::saved(const KeyReading &reading)
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

int keepPastedKey(const Profile &profile, PasteReading reading, const ProfileStore &store, Terminal &terminal)
{
    if (reading.key.isEmpty())
        return 0;
    PastedKeyRun run(profile, std::move(reading.key), store, terminal);
    return runToEnd(run);
}

} // namespace rc

#include "moc_profilepaste.cpp"
