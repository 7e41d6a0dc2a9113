// SPDX-License-Identifier: GPL-3.0-or-later
// The key's type: the compiler refuses misuse, and its bytes are overwritten before they are freed.
#include "core/key/secret.h"
#include "core/releases.h"
#include "support/testprogram.h"

#include <QDataStream>
#include <QDebug>
#include <QVariant>

#include <ostream>
#include <type_traits>

namespace rc::tst_secret {

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

constexpr QByteArrayView canary("canary-key-0123456789");

} // namespace

class TestSecret : public QObject
{
    Q_OBJECT

private slots:
    void observerDetectsUnwipedKeys()
    {
        const Releases releases(canary.toByteArray());
        {
            const QByteArray plain = canary.toByteArray();
            QVERIFY(!plain.isEmpty());
        }
        QCOMPARE(releases.all(), 1);
        QCOMPARE(releases.withKey(), 1);
    }

    void destructionWipesBytes()
    {
        const Releases releases(canary.toByteArray());
        {
            const Secret secret(canary.toByteArray());
            QCOMPARE(secret.size(), canary.size());
        }
        QCOMPARE(releases.all(), 1);
        QCOMPARE(releases.withKey(), 0);
    }

    void assignmentWipesBytes()
    {
        Secret secret(canary.toByteArray());
        const Releases releases(canary.toByteArray());
        secret = Secret("another");
        QCOMPARE(releases.all(), 1);
        QCOMPARE(releases.withKey(), 0);
    }

    void movedFromSecretIsEmpty()
    {
        const Releases releases(canary.toByteArray());
        {
            Secret secret(canary.toByteArray());
            const Secret owner(std::move(secret));
            QVERIFY(secret.isEmpty()); // NOLINT(bugprone-use-after-move): the test's subject
            QCOMPARE(owner.size(), canary.size());
        }
        QCOMPARE(releases.all(), 1);
        QCOMPARE(releases.withKey(), 0);
    }

    void aCloneOutlivesTheOriginal()
    {
        Secret clone;
        {
            const Secret secret(canary.toByteArray());
            clone = secret.clone();
        }
        QCOMPARE(clone.reveal(), canary);
    }

    void sharedBytesAreNotWiped()
    {
        // Out of reach, which is why complete wiping is not promised; neither source nor header must be damaged.
        const QByteArray outside = canary.toByteArray();
        QByteArray header;
        {
            Secret secret(outside);
            const Secret owner(std::move(secret));
            header = owner.clone().reveal();
        }
        QCOMPARE(outside, canary);
        QCOMPARE(header, canary);
    }
};

RC_PLAIN_TEST(TestSecret)

} // namespace rc::tst_secret

#include "tst_secret.moc"
