// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/check/checkfix.h"

#include "check/evidence/steprows.h"
#include "core/url/resourceurl.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rc {

namespace {

/// Double the timeout, in whole seconds, up to the maximum; 0 if that is reached.
int doubledTimeout(std::chrono::milliseconds now)
{
    const int max = limitRow(LimitId::Deadline).max;
    const int seconds = int(std::chrono::ceil<std::chrono::seconds>(now).count());
    return seconds >= max ? 0 : std::min(2 * seconds, max);
}

bool isToolServerFix(const CheckFix &fix)
{
    return fix.fix == Fix::AddServer || (fix.fix == Fix::EditAddress && fix.step.isToolStep());
}

bool isFurtherCatalogFix(const CheckFix &fix)
{
    return fix.step.kind() == StepId::ToolsFurther;
}

bool isPossible(const CheckFix &fix, const FixScope &scope)
{
    switch (fix.fix) {
    case Fix::None:
        return false;
    case Fix::TryAgain:
        return scope.page != FixPage::Send; // would send
    case Fix::CopyReport:
        return scope.page == FixPage::Check;
    case Fix::ShowSignIn:
        return scope.page != FixPage::Send;
    case Fix::SplitBatch:
        return scope.maySplit;
    default:
        break;
    }
    if (!scope.mayChange)
        return false;
    switch (fix.fix) {
    case Fix::RaiseTimeout:
        return doubledTimeout(scope.deadline) > 0;
    case Fix::AddServer:
        return scope.profile.toolServer.trimmed().isEmpty();
    case Fix::SendUuid:
        return !scope.profile.uuidToTools;
    case Fix::OmitUuid:
        return scope.profile.uuidToTools;
    default:
        return true;
    }
}

std::optional<CheckFix> firstIn(const QList<StepResult> &steps, StepState state, const FixScope &scope)
{
    bool isFirst = true;
    for (const StepResult &step : steps) {
        if (step.state != state)
            continue;
        const CheckFix fix{fixOf(step.cause), step.id};
        // a report helps only with the first problem, which caused the others
        if (isPossible(fix, scope) && (isFirst || fix.fix != Fix::CopyReport))
            return fix;
        isFirst = false;
    }
    return {};
}

struct CheckFixTr
{
    Q_DECLARE_TR_FUNCTIONS(rc::CheckFix)
};

QString timeoutLabel(FixPage page)
{
    switch (page) {
    case FixPage::Send:
        return CheckFixTr::tr("Raise timeout to %1 s");
    case FixPage::Tools:
        return CheckFixTr::tr("Raise timeout to %1 s and fetch again");
    case FixPage::Check:
        break;
    }
    return CheckFixTr::tr("Raise timeout to %1 s and check again");
}

} // namespace

std::optional<CheckFix> fixFor(const QList<StepResult> &steps, const FixScope &scope)
{
    const std::optional<CheckFix> failed = firstIn(steps, StepState::Failed, scope);
    const bool anyFailed = std::ranges::any_of(steps, [](const StepResult &r) { return r.state == StepState::Failed; });
    if (failed || anyFailed)
        return failed;
    if (const std::optional<CheckFix> warned = firstIn(steps, StepState::Warned, scope))
        return warned;
    const CheckFix server{Fix::AddServer, StepId::ToolsGeneral};
    const bool isUntested = stateOf(server.step, steps) == StepState::Skipped;
    return isUntested && isPossible(server, scope) ? std::optional(server) : std::nullopt;
}

bool isAddition(const CheckFix &fix)
{
    return fix.fix == Fix::AddServer && fix.step.isToolStep();
}

bool isSettledByCheck(const QString &cause, const FixScope &scope)
{
    return scope.page == FixPage::Send && !scope.profile.toolServer.trimmed().isEmpty() &&
           (cause == "key-name-or-access"_L1 || cause == "refused-without-name"_L1);
}

std::optional<CheckFix> fixForCause(const QString &cause, const StepId &id, const FixScope &scope)
{
    const CheckFix fix{fixOf(cause), id};
    return isPossible(fix, scope) && !isSettledByCheck(cause, scope) ? std::optional(fix) : std::nullopt;
}

bool isHandledByPage(const CheckFix &fix)
{
    return fix.fix == Fix::CopyReport || fix.fix == Fix::SplitBatch;
}

bool needsValue(const CheckFix &fix, const Profile &profile)
{
    switch (fix.fix) {
    case Fix::EnterKey:
    case Fix::EnterToken:
    case Fix::EditAddress:
    case Fix::AddServer:
    case Fix::EditUsername:
        return true;
    case Fix::SendUsername:
        return profile.username.trimmed().isEmpty() && profile.email.trimmed().isEmpty();
    default:
        return false;
    }
}

QString fixLabel(const CheckFix &fix, const FixScope &scope)
{
    const bool hasName = !scope.profile.username.trimmed().isEmpty();
    switch (fix.fix) {
    case Fix::EnterKey:
        return scope.profile.keySaved || fix.step != StepId::Key ? CheckFixTr::tr("Replace key…")
                                                                 : CheckFixTr::tr("Enter key…");
    case Fix::EnterToken:
        return isFurtherCatalogFix(fix) ? CheckFixTr::tr("Enter token for %1…").arg(fix.step.catalog())
                                        : CheckFixTr::tr("Enter code-hosting token…");
    case Fix::EditAddress:
        return isToolServerFix(fix) ? CheckFixTr::tr("Edit tool server…") : CheckFixTr::tr("Edit Resource URL…");
    case Fix::AddServer:
        return CheckFixTr::tr("Add tool server…");
    case Fix::EditUsername:
        return hasName ? CheckFixTr::tr("Change username…") : CheckFixTr::tr("Enter username…");
    case Fix::SendUsername:
        if (needsValue(fix, scope.profile))
            return CheckFixTr::tr("Enter username…");
        return scope.page == FixPage::Check ? CheckFixTr::tr("Send username with entries and check again")
                                            : CheckFixTr::tr("Send username with entries");
    case Fix::SendUuid:
        return scope.page == FixPage::Check ? CheckFixTr::tr("Send the UUID to the tool server and check again")
                                            : CheckFixTr::tr("Send the UUID to the tool server and fetch again");
    case Fix::OmitUuid:
        return scope.page == FixPage::Check ? CheckFixTr::tr("Stop sending the UUID and check again")
                                            : CheckFixTr::tr("Stop sending the UUID and fetch again");
    case Fix::RaiseTimeout:
        return timeoutLabel(scope.page).arg(QLocale().toString(doubledTimeout(scope.deadline)));
    case Fix::TryAgain:
        return CheckFixTr::tr("Try again");
    case Fix::ShowSignIn:
        return CheckFixTr::tr("Show where clients sign in");
    case Fix::SplitBatch:
        return CheckFixTr::tr("Split batch in half");
    case Fix::CopyReport:
        return CheckFixTr::tr("Copy report for the operator");
    case Fix::None:
        break;
    }
    return {};
}

QString fixConfirmLabel(FixPage page)
{
    switch (page) {
    case FixPage::Send:
        return CheckFixTr::tr("Save changes");
    case FixPage::Tools:
        return CheckFixTr::tr("Save and fetch again");
    case FixPage::Check:
        break;
    }
    return CheckFixTr::tr("Save and check again");
}

QString fixFieldName(const CheckFix &fix)
{
    switch (fix.fix) {
    case Fix::EnterKey:
        return CheckFixTr::tr("API key");
    case Fix::EnterToken:
        return isFurtherCatalogFix(fix) ? CheckFixTr::tr("Token for %1").arg(fix.step.catalog())
                                        : CheckFixTr::tr("Code-hosting token");
    case Fix::EditUsername:
    case Fix::SendUsername:
        return CheckFixTr::tr("Username");
    default:
        return isToolServerFix(fix) ? CheckFixTr::tr("Tool server") : CheckFixTr::tr("Resource URL");
    }
}

QString fixFieldValue(const CheckFix &fix, const Profile &profile)
{
    switch (fix.fix) {
    case Fix::EditUsername:
    case Fix::SendUsername:
        return profile.username;
    case Fix::EditAddress:
    case Fix::AddServer:
        return isToolServerFix(fix) ? profile.toolServer : profile.resource;
    default:
        return {};
    }
}

Result<Profile> profileWithFix(const CheckFix &fix, const FixScope &scope, const QString &value)
{
    Profile profile = scope.profile;
    switch (fix.fix) {
    case Fix::EditUsername:
    case Fix::SendUsername:
        if (needsValue(fix, profile))
            profile.username = value.trimmed();
        if (fix.fix == Fix::SendUsername || !fix.step.isToolStep())
            profile.usernameOnIngest = true;
        if (profile.username.isEmpty() && profile.email.trimmed().isEmpty())
            return failure(CheckFixTr::tr("Enter a username first."));
        return profile;
    case Fix::EditAddress:
    case Fix::AddServer:
        if (isToolServerFix(fix)) {
            profile.toolServer = value.trimmed();
            return parseToolServerUrl(profile.toolServer).map([&profile](const QUrl &) { return profile; });
        }
        return parseResourceUrl(value).map([&profile](const PastedResource &pasted) {
            profile.resource = pasted.resource.resourceUrl();
            return profile;
        });
    case Fix::SendUuid:
    case Fix::OmitUuid:
        profile.uuidToTools = fix.fix == Fix::SendUuid;
        return profile;
    case Fix::RaiseTimeout:
        profile.deadline = doubledTimeout(scope.deadline);
        return profile;
    default:
        return profile;
    }
}

QSet<StepId> stepsToRepeat(const CheckFix &fix, const QList<StepResult> &steps)
{
    const bool needsAll = fix.step.kind() == StepId::Url || (fix.fix == Fix::EditAddress && !isToolServerFix(fix));
    if (needsAll)
        return {};
    // in reading order the connection steps, which have passed without a key, precede it
    return stepsFrom(fix.step, inReadingOrder(steps));
}

} // namespace rc
