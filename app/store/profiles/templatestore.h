// SPDX-License-Identifier: GPL-3.0-or-later
// A person's own templates on disk, in their order.
#pragma once

#include "core/entry/entrytemplate.h"
#include "store/files/jsonfile.h"

namespace rc {

class TemplateStore
{
public:
    /// `file`: usually templatesFile(). Nothing is read yet.
    explicit TemplateStore(QString file);

    /// As JsonFile::load(). What is no template is left out.
    [[nodiscard]] Result<QList<EntryTemplate>> load() const;
    /// Replaces all.
    [[nodiscard]] Result<void> save(const QList<EntryTemplate> &templates) const;

private:
    JsonFile m_file;
};

/// templates.json beside the file of the profiles.
[[nodiscard]] QString templatesFile(const QString &profilesFile);

} // namespace rc
