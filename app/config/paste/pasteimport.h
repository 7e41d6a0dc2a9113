// SPDX-License-Identifier: GPL-3.0-or-later
// Reads any pasted text into profile fields.
#pragma once

#include "core/key/secret.h"
#include "core/profile/profile.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace rc {

enum class PastedKind {
    Nothing, ///< not recognized
    Address, ///< a Resource URL or a tool server's address
    Dotenv,
    Shell,
    PowerShell,
    Cmd,
    Systemd,
    Docker,
    DockerEnvFile,
    Kubernetes,
    Curl,
    Python,
    Node,
    ToolSpec,
    McpJson,
    McpConfig, ///< another client's: TOML, YAML, a command that adds a server, an install link
    Request,   ///< PowerShell, wget, HTTPie
    Settings,  ///< names with values, of any other program or person
};

enum class PastedField {
    Resource,
    ToolServer,
    Username,
    Email,
    Threshold,
    Debug,
    KeyHeader, ///< only if it differs from the documented header; same for the two name headers
    Bearer,    ///< the header that carries the key as a bearer token
    UsernameHeader,
    EmailHeader,
    IdentityOnIngest, ///< true
    UuidToTools,      ///< true
    UuidHeader,
    CustomCatalogs, ///< in the format of customCatalogsText()
};

struct PastedValue
{
    PastedField field;
    QString value;      ///< as in the profile; a threshold's word; true or false
    qsizetype line = 0; ///< from 1

    bool operator==(const PastedValue &) const = default;
};

/// A setting without a profile field. Its value may be a secret, so it is not stored.
struct IgnoredSetting
{
    QString name;
    qsizetype line = 0;
};

struct PastedServer;

struct PasteResult
{
    PastedKind kind = PastedKind::Nothing;
    QList<PastedValue> values; ///< one per field, in the order of PastedField
    Secret key;                ///< empty if there is none; not contained in any other member
    qsizetype keyLine = 0;
    QString keyVariable;              ///< the text reads the key from this variable
    bool keyIsLookup = false;         ///< a command prints the key
    std::optional<QString> envPrefix; ///< prefix of the variables; never applied, because it determines which key is
                                      ///< sent
    QList<IgnoredSetting> others;
    QStringList faults;      ///< translated sentences on ignored parts, without values
    QStringList notes;       ///< the same on applied parts
    QStringList serverNames; ///< if the text names one server
    QString toolAddress;     ///< of the tool server, as written in the text
    /// For a text with several servers, of which the user chooses one. Then only faults and notes are set as well.
    std::vector<PastedServer> servers;

    [[nodiscard]] bool isEmpty() const { return values.isEmpty() && key.isEmpty(); }
    /// Whether the text has a key, or says where it is.
    [[nodiscard]] bool mentionsKey() const { return !key.isEmpty() || !keyVariable.isEmpty() || keyIsLookup; }
    [[nodiscard]] std::optional<QString> value(PastedField field) const;
    /// What appliedTo() sets: tools below the profile's own tool server are a further catalog of it.
    [[nodiscard]] QList<PastedValue> valuesFor(const Profile &profile) const;
    /// `profile` with the values read; the rest is unchanged. A pasted email without a username replaces the username.
    [[nodiscard]] Profile appliedTo(Profile profile) const;
};

struct PastedServer
{
    QStringList names; ///< names of its catalogs in the text, else its origin
    QString origin;    ///< empty if its address is unusable
    PasteResult reading;

    [[nodiscard]] QString label() const; ///< "acme (https://mcp.example.net)"
};

[[nodiscard]] const PastedServer *serverNamed(const PasteResult &reading, const QString &name);
/// The only server at an origin of the profile.
[[nodiscard]] const PastedServer *serverFor(const PasteResult &reading, const Profile &profile);
/// The keys of all servers in a text.
[[nodiscard]] std::vector<Secret> keysIn(const PasteResult &reading);

/// Pure. Reads Resource URLs, .env lines, shell exports, PowerShell, cmd, systemd's Environment=, docker -e and its
/// env-file, Kubernetes env, curl and similar tools in each shell, configure() of both SDKs, tool specs, configurations
/// of MCP clients, programs with such requests, and tables with a server in each row. Key and names of one server are
/// never combined with the address of another. A placeholder is not a value: its field stays unset, with a fault or a
/// note. Variables are recognized by their endings (_RESOURCE, _API_KEY, _USERNAME, _EMAIL, _CLOUD_LEVEL, _DEBUG, and
/// this program's own _MCP_URL) with a common prefix. Of several values the last wins, with a note.
[[nodiscard]] PasteResult readPasted(const QByteArray &bytes);

/// Why the text's key must not become that of `profile`: all its addresses are of servers that are new to the profile,
/// which would send the key to its old ones too. Empty if it may.
[[nodiscard]] QString foreignKeyFault(const PasteResult &reading, const Profile &profile);

[[nodiscard]] QString pastedKindName(PastedKind kind);    ///< "a .env file", for "This is %1."
[[nodiscard]] QString pastedFieldName(PastedField field); ///< as labeled in the form

} // namespace rc
