// SPDX-License-Identifier: GPL-3.0-or-later
// Runs two programs in turn, many times, and prints the medians of their wall time and peak memory, and the ratios.
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

struct Plan
{
    std::string name;
    int runs = 0;
    bool untilFirstLine = false; ///< < otherwise until the program has ended
    std::string input;           ///< < a file for standard input
    double timeGoal = 0;
    double memoryGoal = 0; ///< < 0: memory is not measured
    std::vector<char *> reference;
    std::vector<char *> subject;
};

struct Sample
{
    double milliseconds = 0;
    double megabytes = 0;
};

double since(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

[[noreturn]] void become(const Plan &plan, const std::vector<char *> &command, int output)
{
    const int input = ::open(plan.input.c_str(), O_RDONLY);
    if (input < 0 || ::dup2(input, STDIN_FILENO) < 0 || ::dup2(output, STDOUT_FILENO) < 0)
        ::_exit(126);
    ::execvp(command[0], command.data());
    ::_exit(127);
}

std::optional<Sample> run(const Plan &plan, const std::vector<char *> &command)
{
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return {};
    const Clock::time_point start = Clock::now();
    const pid_t child = ::fork();
    if (child == 0)
        become(plan, command, ends[1]);
    ::close(ends[1]);

    Sample sample;
    bool printed = false;
    char buffer[64 * 1024];
    for (ssize_t count = 0; (count = ::read(ends[0], buffer, sizeof(buffer))) != 0;) {
        if (count < 0 && errno != EINTR)
            break;
        if (count > 0 && !printed) {
            printed = true;
            sample.milliseconds = since(start);
        }
    }
    ::close(ends[0]);
    int status = 0;
    rusage usage{};
    if (::wait4(child, &status, 0, &usage) != child)
        return {};
    if (!plan.untilFirstLine)
        sample.milliseconds = since(start);
    sample.megabytes = static_cast<double>(usage.ru_maxrss) / 1024;
    if (!printed || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        std::fprintf(stderr, "%s: %s\n", command[0], printed ? "ended badly" : "printed nothing");
        return {};
    }
    return sample;
}

double median(std::vector<Sample> samples, double Sample::*what)
{
    std::sort(samples.begin(), samples.end(), [what](const Sample &a, const Sample &b) { return a.*what < b.*what; });
    return samples[samples.size() / 2].*what;
}

void report(const Plan &plan, const char *what, const char *unit, double reference, double subject, double goal)
{
    std::printf("%-14s %-7s %8.1f %s  reference %8.1f %s  ratio %5.2f  goal %.4g%s\n", plan.name.c_str(), what, subject,
                unit, reference, unit, subject / reference, goal, subject / reference <= goal ? "" : "  MISSED");
}

// NAME RUNS first-line|exit INPUT TIME-GOAL MEMORY-GOAL -- REFERENCE... -- SUBJECT...
std::optional<Plan> planFrom(int argc, char *argv[])
{
    if (argc < 8)
        return {};
    Plan plan{argv[1],
              std::atoi(argv[2]),
              std::string_view(argv[3]) == "first-line",
              argv[4],
              std::atof(argv[5]),
              std::atof(argv[6]),
              {},
              {}};
    int part = 0;
    for (int i = 7; i < argc; ++i) {
        if (std::strcmp(argv[i], "--") == 0)
            ++part;
        else
            (part == 1 ? plan.reference : plan.subject).push_back(argv[i]);
    }
    if (plan.runs < 1 || part != 2 || plan.reference.empty() || plan.subject.empty())
        return {};
    plan.reference.push_back(nullptr);
    plan.subject.push_back(nullptr);
    return plan;
}

} // namespace

int main(int argc, char *argv[])
{
    const std::optional<Plan> plan = planFrom(argc, argv);
    if (!plan) {
        std::fputs("usage: bench_measure NAME RUNS first-line|exit INPUT TIME-GOAL MEMORY-GOAL"
                   " -- REFERENCE... -- SUBJECT...\n",
                   stderr);
        return 2;
    }
    std::vector<Sample> reference;
    std::vector<Sample> subject;
    // One extra run, because the first run of each program warms the caches and is not counted.
    for (int i = 0; i <= plan->runs; ++i) {
        const std::optional<Sample> first = run(*plan, plan->reference);
        const std::optional<Sample> second = run(*plan, plan->subject);
        if (!first || !second)
            return 1;
        if (i > 0) {
            reference.push_back(*first);
            subject.push_back(*second);
        }
    }
    report(*plan, "time", "ms", median(reference, &Sample::milliseconds), median(subject, &Sample::milliseconds),
           plan->timeGoal);
    if (plan->memoryGoal > 0)
        report(*plan, "memory", "MB", median(reference, &Sample::megabytes), median(subject, &Sample::megabytes),
               plan->memoryGoal);
    return 0;
}
