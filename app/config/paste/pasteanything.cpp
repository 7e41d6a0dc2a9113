// SPDX-License-Identifier: GPL-3.0-or-later
#include "config/paste/pasteanything.h"

#include "config/paste/detail/pastedpairs.h"
#include "config/paste/detail/pastefields.h"
#include "config/paste/detail/pastekind.h"
#include "core/url/resourceurl.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct PasteTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::Paste)
};

PastedPairs pairsOf(PastedKind kind, const QString &text)
{
    switch (kind) {
    case PastedKind::Dotenv:
        return envPairs(text);
    case PastedKind::Shell:
        return shellPairs(text);
    case PastedKind::PowerShell:
        return powerShellPairs(text);
    case PastedKind::Cmd:
        return cmdPairs(text);
    case PastedKind::Systemd:
        return systemdPairs(text);
    case PastedKind::DockerEnvFile:
        return dockerEnvFilePairs(text);
    case PastedKind::Kubernetes:
        return kubernetesPairs(text);
    case PastedKind::Docker:
    case PastedKind::Curl:
        return commandPairs(text);
    case PastedKind::Python:
    case PastedKind::Node:
    case PastedKind::ToolSpec:
    case PastedKind::McpJson:
        return codePairs(text);
    case PastedKind::Address:
    case PastedKind::Nothing:
        break;
    }
    return {};
}

PasteReading refused(const QString &why)
{
    PasteReading reading;
    reading.faults.append(why);
    return reading;
}

/// Why the bytes are no text that can be read, a translated sentence; empty when they are.
QString bytesFault(const QByteArray &bytes)
{
    if (bytes.size() > longestPaste)
        return PasteTr::tr("This is larger than 1 MiB, too large for a settings file.");
    const bool isUtf16 = bytes.startsWith("\xff\xfe") || bytes.startsWith("\xfe\xff");
    if (isUtf16 || bytes.contains('\0'))
        return PasteTr::tr("This is not plain text: it contains NUL bytes or is UTF-16. Save it as UTF-8.");
    return {};
}

/// As one text with LF as its only line end.
QString textOf(const QByteArray &bytes, QStringList &notes)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    QString text = decoder(bytes);
    if (decoder.hasError())
        notes.append(PasteTr::tr("Some of the text is not UTF-8. Unreadable parts show as �."));
    const qsizetype both = text.count(u"\r\n"_s);
    const qsizetype mixed =
        (both > 0 ? 1 : 0) + (text.count(u'\n') > both ? 1 : 0) + (text.count(u'\r') > both ? 1 : 0);
    if (mixed > 1)
        notes.append(PasteTr::tr("The text has mixed line endings. All were read."));
    return text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
}

void wipePairs(PastedPairs &read)
{
    for (PastedPair &pair : read.pairs)
        pair.value.fill(QChar());
}

} // namespace

std::optional<QString> PasteReading::value(PastedField field) const
{
    const auto found = std::find_if(values.cbegin(), values.cend(),
                                    [field](const PastedValue &value) { return value.field == field; });
    return found == values.cend() ? std::nullopt : std::optional(found->value);
}

Profile PasteReading::takenInto(Profile profile) const
{
    const auto adopt = [this](PastedField field, QString &into) {
        if (const auto found = value(field))
            into = *found;
    };
    adopt(PastedField::Resource, profile.resource);
    adopt(PastedField::ToolServer, profile.toolServer);
    adopt(PastedField::Username, profile.username);
    adopt(PastedField::Email, profile.email);
    adopt(PastedField::EmailHeader, profile.emailHeader);
    adopt(PastedField::EnvPrefix, profile.envPrefix);
    adopt(PastedField::KeyHeader, profile.keyHeader);
    adopt(PastedField::UsernameHeader, profile.usernameHeader);
    profile.identityOnIngest = profile.identityOnIngest || value(PastedField::IdentityOnIngest);
    profile.uuidToTools = profile.uuidToTools || value(PastedField::UuidToTools);
    if (value(PastedField::Email) && !value(PastedField::Username))
        profile.username.clear();
    if (const auto word = value(PastedField::Threshold))
        profile.threshold = thresholdFromWord(*word).value_or(profile.threshold);
    if (const auto word = value(PastedField::Debug))
        profile.debug = *word == u"true"_s;
    return profile;
}

PasteReading readPasted(const QByteArray &bytes)
{
    if (const QString fault = bytesFault(bytes); !fault.isEmpty())
        return refused(fault);
    QStringList notes;
    QString text = textOf(bytes, notes);
    const PastedKind kind = pastedKind(text);
    PastedPairs pairs = pairsOf(kind, text);
    pairs.notes = notes + pairs.notes;
    if (kind == PastedKind::Address)
        pairs.pairs.append({{}, text, 1, PastedPair::Meaning::Text, PastedPair::Place::Address});
    PasteReading reading = fieldsOf(pairs, kind);
    wipePairs(pairs);
    // An address in a text of any kind is better than nothing.
    if (reading.isEmpty() && kind != PastedKind::Address && text.contains(u"://"_s)) {
        PastedPairs address;
        address.pairs.append({{}, text, 1, PastedPair::Meaning::Text, PastedPair::Place::Address});
        PasteReading other = fieldsOf(address, PastedKind::Address);
        if (other.value(PastedField::Resource)) {
            other.faults = reading.faults;
            reading = std::move(other);
        }
    }
    text.fill(QChar());
    if (reading.isEmpty() && reading.faults.isEmpty() && reading.keyVariable.isEmpty() && !reading.keyIsLookup)
        reading.faults.append(PasteTr::tr("Nothing recognized in this text: no Resource URL, settings or key."));
    return reading;
}

} // namespace rc
