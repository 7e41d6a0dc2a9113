// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/files/jsonfile.h"

#include "core/files/regularfile.h"
#include "store/files/filelock.h"
#include "store/files/textfile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace rc {

namespace {

struct JsonFileTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::JsonFile)
};

/// A change takes a few milliseconds; a process that takes longer is stuck.
constexpr std::chrono::milliseconds lockTimeout{2'000};
constexpr qint64 maxFileSize = 64 * 1024 * 1024;

QString now()
{
    return QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd'T'HHmmss.zzz'Z'"_s);
}

/// Moves a damaged file aside, and returns its new path.
Result<QString> moveAside(const QString &file)
{
    const QString newPath = file + u".corrupt-"_s + now();
    if (!QFile::rename(file, newPath))
        return failure(fileError(file, {.words = JsonFileTr::tr("it is damaged and could not be moved aside.")}));
    return newPath;
}

} // namespace

JsonFile::JsonFile(QString path, QString member, int version)
    : m_path(std::move(path))
    , m_member(std::move(member))
    , m_version(version)
{
}

/// The file's content; a missing file is an empty object, a damaged one nullopt.
Result<std::optional<QJsonObject>> JsonFile::root() const
{
    const auto bytes = readRegularFile(m_path, FileOwner::Program, maxFileSize);
    if (!bytes && bytes.error().kind == FileFault::Kind::Missing)
        return QJsonObject();
    if (!bytes)
        return failure(fileError(m_path, bytes.error()));
    const QJsonObject root = QJsonDocument::fromJson(*bytes).object();
    if (!root.value("version"_L1).isDouble() || !root.value(m_member).isArray())
        return std::nullopt;
    // as a double, because toInt() returns 0 for 2.5 and for 10,000,000,000
    if (root.value("version"_L1).toDouble() > m_version)
        return failure(
            ErrorKind::FileUnusable,
            JsonFileTr::tr(
                "%1 was written by a newer version of this program. It was left unchanged. Update the program.")
                .arg(m_path));
    return root;
}

Result<QJsonArray> JsonFile::load() const
{
    RC_TRY(present, root());
    if (*present)
        return (*present)->value(m_member).toArray();
    RC_CHECK(moveDamagedAside());
    // another process was faster, and may have written a new file
    return root().map([this](const std::optional<QJsonObject> &repaired) {
        return repaired.value_or(QJsonObject()).value(m_member).toArray();
    });
}

QJsonArray JsonFile::peek() const
{
    const Result<std::optional<QJsonObject>> present = root();
    return present ? present->value_or(QJsonObject()).value(m_member).toArray() : QJsonArray();
}

/// Always an error with the new path, except if the file is no longer damaged.
Result<void> JsonFile::moveDamagedAside() const
{
    FileLock lock(m_path + u".lock"_s);
    RC_CHECK(lock.acquire(lockTimeout));
    RC_TRY(present, root());
    if (*present)
        return {};
    RC_TRY(newPath, moveAside(m_path));
    return failure(ErrorKind::FileUnusable,
                   JsonFileTr::tr("%1 is damaged and was moved to %2. Repair it there or restore a backup if you "
                                  "need what it contained.")
                       .arg(m_path, *newPath));
}

Result<void> JsonFile::update(const std::function<Result<QJsonArray>(const QJsonArray &present)> &change) const
{
    const QString folder = QFileInfo(m_path).absolutePath();
    if (!makePrivateFolder(folder))
        return failure(folderError(folder));
    FileLock lock(m_path + u".lock"_s);
    RC_CHECK(lock.acquire(lockTimeout));
    RC_TRY(present, root());
    if (!*present) {
        // Never overwrite a file that the user may want to repair.
        RC_CHECK(moveAside(m_path));
    }
    QJsonObject changed = present->value_or(QJsonObject());
    RC_TRY(list, change(changed.value(m_member).toArray()));
    RC_CHECK(backUpOlderVersion(changed));
    changed.insert(m_member, *list);
    changed.insert("version"_L1, m_version);
    return writePrivateFile(m_path, QJsonDocument(changed).toJson());
}

/// For a return to the program version that wrote the file.
Result<void> JsonFile::backUpOlderVersion(const QJsonObject &present) const
{
    const double version = present.value("version"_L1).toDouble(m_version);
    if (version >= m_version)
        return {};
    const auto bytes = readRegularFile(m_path, FileOwner::Program, maxFileSize);
    if (!bytes)
        return failure(fileError(m_path, bytes.error()));
    return writePrivateFile(m_path + u".v"_s + QString::number(version) + u'-' + now(), *bytes);
}

} // namespace rc
