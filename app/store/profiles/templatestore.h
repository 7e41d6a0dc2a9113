// SPDX-License-Identifier: GPL-3.0-or-later
// The user's templates on disk, in order.
#pragma once

#include "core/entry/entrytemplate.h"
#include "store/files/jsonfile.h"

namespace rc {

class TemplateStore
{
public:
    /// `file`: usually templatesFile(). Does not read yet.
    explicit TemplateStore(QString file);

    /// As JsonFile::load(). Skips invalid templates.
    [[nodiscard]] Result<QList<EntryTemplate>> load() const;
    /// Replaces all.
    [[nodiscard]] Result<void> save(const QList<EntryTemplate> &templates) const;

private:
    JsonFile m_file;
};

/// templates.json next to the profiles file.
[[nodiscard]] QString templatesFile(const QString &profilesFile);

} // namespace rc
