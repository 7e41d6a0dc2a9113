// SPDX-License-Identifier: GPL-3.0-or-later
// The key's type: what it refuses to be is refused by the compiler, and its bytes are overwritten before they go.
#include "core/secret.h"
#include "support/testprogram.h"

#include <QArrayData>
#include <QDataStream>
#include <QDebug>
#include <QTest>
#include <QVariant>

#include <algorithm>
#include <ostream>
#include <type_traits>

using rc::Secret;

namespace {

template<typename Stream>
concept takesASecret = requires(Stream &stream, const Secret &secret) { stream << secret; };

static_assert(!std::is_copy_constructible_v<Secret> && !std::is_copy_assignable_v<Secret>, "one owner");
static_assert(std::is_nothrow_move_constructible_v<Secret> && std::is_nothrow_move_assignable_v<Secret>);
static_assert(!takesASecret<QDebug> && !takesASecret<QDataStream> && !takesASecret<QTextStream> &&
                  !takesASecret<std::ostream>,
              "no output");
static_assert(!std::is_convertible_v<Secret, QByteArray> && !std::is_convertible_v<Secret, QString> &&
                  !std::is_convertible_v<Secret, QByteArrayView> && !std::is_convertible_v<Secret, QVariant>,
              "nothing turns a key into text");
static_assert(!std::is_constructible_v<QByteArray, Secret> && !std::is_constructible_v<QString, Secret>);
static_assert(!std::is_convertible_v<QByteArray, Secret> && !std::is_convertible_v<const char *, Secret>,
              "nothing becomes a key by accident");

/// What Qt gave back to the heap while this lives: with the key in it, or without.
struct Releases
{
    inline static Releases *current = nullptr;
    int all = 0;
    int withKey = 0;
    Releases() { current = this; }
    ~Releases() { current = nullptr; }
    Releases(const Releases &) = delete;
    Releases &operator=(const Releases &) = delete;
};

constexpr QByteArrayView canary("canary-key-0123456789");

} // namespace

// The linker puts these in the place of Qt's own (see CMakeLists.txt): a look at the buffer in the last moment in which
// looking is allowed.
extern "C" {
void __real__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept;
void __wrap__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept;
}

void __wrap__ZN10QArrayData10deallocateEPS_xx(QArrayData *data, qsizetype size, qsizetype alignment) noexcept
{
    if (Releases::current != nullptr && data != nullptr && size == 1) {
        const auto *bytes = static_cast<const char *>(QTypedArrayData<char>::dataStart(data, alignment));
        const QByteArrayView buffer(bytes, data->allocatedCapacity());
        ++Releases::current->all;
        if (buffer.contains(canary))
            ++Releases::current->withKey;
    }
    __real__ZN10QArrayData10deallocateEPS_xx(data, size, alignment);
}

class TestSecret : public QObject
{
    Q_OBJECT

private slots:
    void theObserverSeesAKeyThatIsNotOverwritten();
    void bytesAreOverwrittenWhenItGoes();
    void bytesAreOverwrittenWhenItIsReplaced();
    void movingLeavesNothingBehind();
    void aCloneOutlivesTheOriginal();
    void bytesThatAHeaderHoldsAreLeftToIt();
};

void TestSecret::theObserverSeesAKeyThatIsNotOverwritten()
{
    const Releases releases;
    {
        const QByteArray plain = canary.toByteArray();
        QVERIFY(!plain.isEmpty());
    }
    QCOMPARE(releases.all, 1);
    QCOMPARE(releases.withKey, 1);
}

void TestSecret::bytesAreOverwrittenWhenItGoes()
{
    const Releases releases;
    {
        const Secret secret(canary.toByteArray());
        QCOMPARE(secret.size(), canary.size());
    }
    QCOMPARE(releases.all, 1);
    QCOMPARE(releases.withKey, 0);
}

void TestSecret::bytesAreOverwrittenWhenItIsReplaced()
{
    Secret secret(canary.toByteArray());
    const Releases releases;
    secret = Secret("another");
    QCOMPARE(releases.all, 1);
    QCOMPARE(releases.withKey, 0);
}

void TestSecret::movingLeavesNothingBehind()
{
    const Releases releases;
    {
        Secret secret(canary.toByteArray());
        const Secret owner(std::move(secret));
        QVERIFY(secret.isEmpty()); // NOLINT(bugprone-use-after-move): it is what is asked
        QCOMPARE(owner.size(), canary.size());
    }
    QCOMPARE(releases.all, 1);
    QCOMPARE(releases.withKey, 0);
}

void TestSecret::aCloneOutlivesTheOriginal()
{
    Secret clone;
    {
        const Secret secret(canary.toByteArray());
        clone = secret.clone();
    }
    QCOMPARE(clone.reveal(), canary);
}

void TestSecret::bytesThatAHeaderHoldsAreLeftToIt()
{
    // Out of reach, and the reason why complete wiping is not promised; the header must not be spoiled.
    QByteArray header;
    {
        const Secret secret(canary.toByteArray());
        header = secret.reveal();
    }
    QCOMPARE(header, canary);
}

RC_PLAIN_TEST(TestSecret)
#include "tst_secret.moc"
