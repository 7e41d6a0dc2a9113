// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the findings of 10,000 tools take, and how many such runs fit into a second.
#include "catalog/review/toolfindings.h"
#include "service/tools/toollistjob.h"
#include "tests/generators/toolcatalogs.h"

#include <QCoreApplication>

#include <chrono>
#include <cstdio>

using namespace rc;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    constexpr int count = 10'000;
    const auto page = toolPage(manyTools(count));
    if (!page || page->tools.size() != count)
        return 2;
    ToolCatalog catalog;
    catalog.tools = page->tools;
    double best = 1e9;
    qsizetype findings = 0;
    for (int i = 0; i < 5; ++i) {
        const auto start = std::chrono::steady_clock::now();
        findings = toolFindings({catalog}).size();
        best = std::min(best, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    }
    qint64 bytes = 0;
    for (const Tool &tool : std::as_const(catalog.tools))
        bytes += tool.raw.size();
    std::printf("lens: %d tools, %.1f MB, %lld findings: %.0f ms; ratio to a second %.2f\n", count, double(bytes) / 1e6,
                static_cast<long long>(findings), best * 1e3, best);
    return best < 1.0 ? 0 : 1;
}
