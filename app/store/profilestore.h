// SPDX-License-Identifier: GPL-3.0-or-later
// The profiles on disk: one JSON file, written atomically, never with a key in it.
#pragma once

#include "core/profile.h"
#include "core/result.h"
#include "store/jsonfile.h"

#include <QList>
#include <QString>

namespace rc {

class ProfileStore
{
public:
    /// `file`: usually profilesFile(). Nothing is read yet.
    explicit ProfileStore(QString file);

    /// All profiles; an absent file is an empty list. A broken file is moved aside as *.corrupt-<UTC> and named in the
    /// error (FileFailed); the next load is then empty.
    [[nodiscard]] Result<QList<Profile>> load() const;
    /// Replaces the file whole (QSaveFile), readable by its owner only.
    [[nodiscard]] Result<void> save(const QList<Profile> &profiles) const;

    /// Where they are.
    [[nodiscard]] const QString &path() const { return m_file.path(); }

private:
    JsonFile m_file;
};

/// profiles.json in the user's configuration folder for this program.
[[nodiscard]] QString profilesFile();

} // namespace rc
