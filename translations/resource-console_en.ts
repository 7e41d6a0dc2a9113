<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rc::Activity</name>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n entry is not recorded in Activity yet.</numerusform>
            <numerusform>%n entries are not recorded in Activity yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>%n record was restored.</numerusform>
            <numerusform>%n records were restored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>%n record was exported.</numerusform>
            <numerusform>%n records were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>%n record was deleted.</numerusform>
            <numerusform>%n records were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>Batch of %n entry · %1</numerusform>
            <numerusform>Batch of %n entries · %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n record as JSON Lines…</numerusform>
            <numerusform>%n records as JSON Lines…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n record as CSV…</numerusform>
            <numerusform>%n records as CSV…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1: %n tool</numerusform>
            <numerusform>%1: %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · %n entry</numerusform>
            <numerusform>%1 · %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · records are deleted after %n day</numerusform>
            <numerusform>%1 · records are deleted after %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>%n second ago</numerusform>
            <numerusform>%n seconds ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::Arrival</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ArrivalEnding</name>
    <message numerus="yes">
        <source>%1, called %n times</source>
        <translation>
            <numerusform>%1, called once</numerusform>
            <numerusform>%1, called %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n entry in one request</numerusform>
            <numerusform>%n entries in one request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>Send %n entry  Ctrl+Enter</numerusform>
            <numerusform>Send %n entries  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n line skipped</numerusform>
            <numerusform>%n lines skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>%n more for the next request</numerusform>
            <numerusform>%n more for the next request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>%n request, one every %1 s.</numerusform>
            <numerusform>%n requests, one every %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>%n request, as fast as the connections allow.</numerusform>
            <numerusform>%n requests, as fast as the connections allow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>Send remaining %n  Ctrl+Enter</numerusform>
            <numerusform>Send remaining %n  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</numerusform>
            <numerusform>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>%n without a message</numerusform>
            <numerusform>%n without a message</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>Not called: %n argument does not match the tool’s schema.</numerusform>
            <numerusform>Not called: %n arguments do not match the tool’s schema.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n more change</numerusform>
            <numerusform>%n more changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n failed</numerusform>
            <numerusform>%n failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n not tested</numerusform>
            <numerusform>%n not tested</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Every minute</numerusform>
            <numerusform>Every %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::Cli</name>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>Records are deleted after %n day.</numerusform>
            <numerusform>Records are deleted after %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>%n other variable ignored.</numerusform>
            <numerusform>%n other variables ignored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1: watching, %n tool.</numerusform>
            <numerusform>%1: watching, %n tools.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>%n record was exported.</numerusform>
            <numerusform>%n records were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>%n record was deleted.</numerusform>
            <numerusform>%n records were deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… and %n more.</numerusform>
            <numerusform>… and %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>%n more → extra</numerusform>
            <numerusform>%n more → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>%n entry in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</numerusform>
            <numerusform>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>%n kept local.</numerusform>
            <numerusform>%n kept local.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1: %n tool differs from the lock.</numerusform>
            <numerusform>%1: %n tools differ from the lock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n more tool</numerusform>
            <numerusform>%n more tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>Copied with the key. In %n second the clipboard is cleared, if it still has it.</numerusform>
            <numerusform>Copied with the key. In %n seconds the clipboard is cleared, if it still has it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>It is longer than %n MiB.</numerusform>
            <numerusform>It is longer than %n MiB.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::Fact</name>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FindingRows</name>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n more finding</numerusform>
            <numerusform>%n more findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n accepted finding</numerusform>
            <numerusform>%n accepted findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n change since %1.</numerusform>
            <numerusform>%n changes since %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>Again in %n s</numerusform>
            <numerusform>Again in %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n hit</numerusform>
            <numerusform>%n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>%n more field → extra</numerusform>
            <numerusform>%n more fields → extra</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>after %n day</numerusform>
            <numerusform>after %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 of %n token</numerusform>
            <numerusform>%1 of %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n entry, newest first</numerusform>
            <numerusform>%n entries, newest first</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ResultView</name>
    <message numerus="yes">
        <source>The whole response has %n more part(s).</source>
        <translation>
            <numerusform>The whole response has %n more part.</numerusform>
            <numerusform>The whole response has %n more parts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepDelegate</name>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>Press V for the whole response: %n character.</numerusform>
            <numerusform>Press V for the whole response: %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepOutcome</name>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>certificate valid for %n day</numerusform>
            <numerusform>certificate valid for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>%n critical finding</numerusform>
            <numerusform>%n critical findings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>%n in progress</numerusform>
            <numerusform>%n in progress</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n waiting</numerusform>
            <numerusform>%n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>Repeated batch of %n entry: %1</numerusform>
            <numerusform>Repeated batch of %n entries: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n accepted</numerusform>
            <numerusform>%n accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refused</numerusform>
            <numerusform>%n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unknown</numerusform>
            <numerusform>%n unknown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n not sent</numerusform>
            <numerusform>%n not sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>%n local only</numerusform>
            <numerusform>%n local only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>%n certificate, the first: %1, until %2</numerusform>
            <numerusform>%n certificates, the first: %1, until %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>%n certificate of %1 trusted too</numerusform>
            <numerusform>%n certificates of %1 trusted too</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>%n critical finding.</numerusform>
            <numerusform>%n critical findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>The tool shown</numerusform>
            <numerusform>The %n tools shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>All %n tool</numerusform>
            <numerusform>All %n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>%n tool was exported.</numerusform>
            <numerusform>%n tools were exported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message numerus="yes">
        <source>%n critical</source>
        <comment>tools with a critical finding</comment>
        <translation>
            <numerusform>%n critical</numerusform>
            <numerusform>%n critical</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ToolsPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n tool</numerusform>
            <numerusform>%n tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n general tool</numerusform>
            <numerusform>%n general tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n code-hosting tool</numerusform>
            <numerusform>%n code-hosting tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n with hidden text</numerusform>
            <numerusform>%n with hidden text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n tool of %1</numerusform>
            <numerusform>%n tools of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>%n finding accepted. Ctrl+Z undoes this.</numerusform>
            <numerusform>%n findings accepted. Ctrl+Z undoes this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>%n finding reopened.</numerusform>
            <numerusform>%n findings reopened.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>Every minute while this window is open.</numerusform>
            <numerusform>Every %n minutes while this window is open.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n earlier change</numerusform>
            <numerusform>%n earlier changes</numerusform>
        </translation>
    </message>
</context>
</TS>
