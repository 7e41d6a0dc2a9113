<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rc::Activity</name>
    <message numerus="yes">
        <source>%n entries are not kept in Activity so far.</source>
        <translation>
            <numerusform>%n entry is not kept in Activity so far.</numerusform>
            <numerusform>%n entries are not kept in Activity so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message numerus="yes">
        <source>%n record(s) of the damaged activity file were brought back.</source>
        <translation>
            <numerusform>%n record of the damaged activity file was brought back.</numerusform>
            <numerusform>%n records of the damaged activity file were brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message numerus="yes">
        <source>%n row(s) are back.</source>
        <translation>
            <numerusform>%n row is back.</numerusform>
            <numerusform>%n rows are back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were exported.</source>
        <translation>
            <numerusform>%n row was exported.</numerusform>
            <numerusform>%n rows were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were there already.</source>
        <translation>
            <numerusform>%n was there already.</numerusform>
            <numerusform>%n were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be read.</source>
        <translation>
            <numerusform>%n line cannot be read.</numerusform>
            <numerusform>%n lines cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were added.</source>
        <translation>
            <numerusform>%n row was added.</numerusform>
            <numerusform>%n rows were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) were deleted.</source>
        <translation>
            <numerusform>%n row was deleted.</numerusform>
            <numerusform>%n rows were deleted.</numerusform>
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
    <name>rc::BatchMode</name>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n entry in one request</numerusform>
            <numerusform>%n entries in one request</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them is an ALERT: it may notify people by app, mail or SMS, at any hour.</source>
        <translation>
            <numerusform>%n of them is an ALERT: it may notify people by app, mail or SMS, at any hour.</numerusform>
            <numerusform>%n of them are ALERTs: they may notify people by app, mail or SMS, at any hour.</numerusform>
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
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n line left out</numerusform>
            <numerusform>%n lines left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BurstCard</name>
    <message numerus="yes">
        <source>%n under way</source>
        <translation>
            <numerusform>%n under way</numerusform>
            <numerusform>%n under way</numerusform>
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
        <source>Burst of %n entries: %1</source>
        <translation>
            <numerusform>Burst of %n entry: %1</numerusform>
            <numerusform>Burst of %n entries: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BurstMode</name>
    <message numerus="yes">
        <source>Send %n entries  Ctrl+Enter</source>
        <translation>
            <numerusform>Send %n entry  Ctrl+Enter</numerusform>
            <numerusform>Send %n entries  Ctrl+Enter</numerusform>
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
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
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
        <source>Records are kept for %n days.</source>
        <translation>
            <numerusform>Records are kept for %n day.</numerusform>
            <numerusform>Records are kept for %n days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::DrillHistory</name>
    <message numerus="yes">
        <source>All %n drill(s)</source>
        <translation>
            <numerusform>All (%n drill)</numerusform>
            <numerusform>All %n drills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drill(s)</source>
        <comment>a month</comment>
        <translation>
            <numerusform>%1: %n drill</numerusform>
            <numerusform>%1: %n drills</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drill(s) exported.</source>
        <translation>
            <numerusform>%n drill exported.</numerusform>
            <numerusform>%n drills exported.</numerusform>
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
    <name>rc::GroupCard</name>
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
        <source>%n kept local</source>
        <translation>
            <numerusform>%n kept local</numerusform>
            <numerusform>%n kept local</numerusform>
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
    <name>rc::HttpAnswer</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeepingCard</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, each kept for %n day(s)</source>
        <comment>rows, size</comment>
        <translation>
            <numerusform>%1, %2, each kept for %n day</numerusform>
            <numerusform>%1, %2, each kept for %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n day(s)</source>
        <translation>
            <numerusform>for %n day</numerusform>
            <numerusform>for %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::PaceFields</name>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
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
    <name>rc::RungDelegate</name>
    <message numerus="yes">
        <source>V shows the whole reply: %n character(s).</source>
        <translation>
            <numerusform>V shows the whole reply: %n character.</numerusform>
            <numerusform>V shows the whole reply: %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::RungEnding</name>
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
</context>
<context>
    <name>rc::TimelineCard</name>
    <message numerus="yes">
        <source>Last %n hour(s)</source>
        <translation>
            <numerusform>Last hour</numerusform>
            <numerusform>Last %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Last day</numerusform>
            <numerusform>Last %n days</numerusform>
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
</context>
<context>
    <name>rc::ToolListPane</name>
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
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n earlier change</numerusform>
            <numerusform>%n earlier changes</numerusform>
        </translation>
    </message>
</context>
</TS>
