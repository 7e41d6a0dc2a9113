<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>rc::About</name>
    <message>
        <source>Checks the setup of a resource, sends test entries and alerts, and shows the tools a language model can use.</source>
        <translation>Prüft die Einrichtung einer Resource, sendet Testeinträge und Alarme und zeigt die Werkzeuge eines Sprachmodells.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Schlüsselbund</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Über Resource Console</translation>
    </message>
    <message>
        <source>Include the Resource URL and tool server</source>
        <translation>Resource-URL und Werkzeugserver einschließen</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Diagnose kopieren</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>Kopiert, ohne Schlüssel.</translation>
    </message>
    <message>
        <source>No program could open the data folder.</source>
        <translation>Kein Programm hat den Datenordner geöffnet.</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>Kein Schlüssel dieses Profils</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started. To recover what can be read: resource-console activity recover &quot;%1&quot;</source>
        <translation>Die Aktivitätsdatei war beschädigt. Sie bleibt unverändert als %1 erhalten, und eine neue wurde begonnen. Was davon lesbar ist, holt zurück: resource-console activity recover &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>Die Aktivitätsdatei wurde auf diese Version gebracht. So, wie sie war, liegt sie in %1.</translation>
    </message>
    <message>
        <source>“%1” cannot be “%2”.</source>
        <translation>„%1“ kann nicht „%2“ sein.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>Not a JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The member “%1” is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>The first line has no column “%1”.</source>
        <translation>Die erste Zeile nennt keine Spalte „%1“.</translation>
    </message>
    <message>
        <source>The row has only %1 cells.</source>
        <translation>Die Zeile hat %1 Zellen, zu wenige.</translation>
    </message>
    <message>
        <source>The line is too long.</source>
        <translation>Die Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Die Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>Cannot write to the file.</source>
        <translation>Sie kann nicht beschrieben werden.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>Ein anderes Programm hält sie gesperrt.</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>Sie kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>Der SQLite-Treiber von Qt fehlt (libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>The folder cannot be created.</source>
        <translation>Der Ordner kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1: This activity file was written by a newer version. Open it with that version; this version does not change it.</source>
        <translation>%1: Hier bewahrt eine neuere Version dieses Programms ihre Aktivität auf. Mit jener ist sie zu sehen; diese lässt sie, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n Eintrag ist bisher nicht in der Aktivität aufbewahrt.</numerusform>
            <numerusform>%n Einträge sind bisher nicht in der Aktivität aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>Der Datenträger mit der Aktivitätsdatei antwortet nicht; bis dahin wird nichts aufbewahrt.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>Werkzeugliste</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Unterwegs</translation>
    </message>
    <message>
        <source>Accepted by the service</source>
        <translation>Vom Dienst angenommen</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Vom Dienst abgelehnt</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Vielleicht zugestellt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>Lokal behalten</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Passed with warnings</source>
        <translation>Mit Warnungen bestanden</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Nicht bekannt, es endete ungesehen</translation>
    </message>
    <message>
        <source>No such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: Nothing in it is readable.</source>
        <translation>%1: Nichts darin ist lesbar.</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Werkzeugaufruf</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>Das Werkzeug hat geantwortet</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>Das Werkzeug meldet einen Fehler</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>Das Werkzeug ist vielleicht gelaufen</translation>
    </message>
</context>
<context>
    <name>rc::ActivityKeeper</name>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nichts wurde exportiert.</translation>
    </message>
    <message>
        <source>Some records were not imported.</source>
        <translation>Nicht alles wurde importiert.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>Nicht alles wurde zurückgeholt.</translation>
    </message>
    <message>
        <source>Retention was not changed.</source>
        <translation>Die Aufbewahrungsdauer wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Nothing was recovered.</source>
        <translation>Nichts konnte zurückgeholt werden.</translation>
    </message>
</context>
<context>
    <name>rc::ActivityMenus</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Retention…</source>
        <translation>Aufbewahrung …</translation>
    </message>
    <message>
        <source>All %1 records as JSON Lines…</source>
        <translation>Alle %1 Zeilen als JSON Lines …</translation>
    </message>
    <message>
        <source>All %1 records as CSV…</source>
        <translation>Alle %1 Zeilen als CSV …</translation>
    </message>
    <message>
        <source>%1 matching records as JSON Lines…</source>
        <translation>Die %1 gefundenen Zeilen als JSON Lines …</translation>
    </message>
    <message>
        <source>%1 matching records as CSV…</source>
        <translation>Die %1 gefundenen Zeilen als CSV …</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>Die gewählten Zeilen löschen (%1)  Entf</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>Alle gefundenen Zeilen löschen (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>Alle Zeilen löschen (%1)</translation>
    </message>
    <message>
        <source>Export Activity</source>
        <translation>Aktivität exportieren</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON Lines (*.jsonl)</source>
        <translation>JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>Import Activity</source>
        <translation>Aktivität importieren</translation>
    </message>
    <message>
        <source>Exported Activity (*.jsonl *.csv)</source>
        <translation>Exportierte Aktivität (*.jsonl *.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1: nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message>
        <source>Activity is not being recorded completely.</source>
        <translation>Nicht alles wird aufbewahrt.</translation>
    </message>
    <message>
        <source>You can still send.</source>
        <translation>Das Senden geht trotzdem weiter.</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>Was aufbewahrt wird, kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>The activity file was damaged. A new one was started.</source>
        <translation>Die Aktivitätsdatei war beschädigt; eine neue ist begonnen.</translation>
    </message>
    <message>
        <source>Damaged file saved unchanged as: %1</source>
        <translation>Die beschädigte bleibt, wie sie war: %1</translation>
    </message>
    <message>
        <source>Recover readable records</source>
        <translation>Zurückholen, was lesbar ist</translation>
    </message>
    <message>
        <source>The activity file was upgraded to this version.</source>
        <translation>Die Aktivitätsdatei wurde auf diese Version gebracht.</translation>
    </message>
    <message>
        <source>Original saved as %1.</source>
        <translation>So wie sie war, liegt sie in %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were recovered from the damaged activity file.</source>
        <translation>
            <numerusform>%n Eintrag der beschädigten Aktivitätsdatei wurde zurückgeholt.</numerusform>
            <numerusform>%n Einträge der beschädigten Aktivitätsdatei wurden zurückgeholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Parts of the file cannot be read.</source>
        <translation>Teile der Datei sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Saved unchanged as: %1</source>
        <translation>Sie bleibt, wie sie war: %1</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>In diesem Fenster wird nichts aufbewahrt</translation>
    </message>
    <message>
        <source>This window has no activity file.</source>
        <translation>Es hat keine Aktivitätsdatei.</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Start a drill</source>
        <translation>Probe beginnen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Die gelöschten Zeilen zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>%n Zeile ist wieder da.</numerusform>
            <numerusform>%n Zeilen sind wieder da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>%n Zeile wurde exportiert.</numerusform>
            <numerusform>%n Zeilen wurden exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already there.</source>
        <translation>
            <numerusform>%n war schon da.</numerusform>
            <numerusform>%n waren schon da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) cannot be read.</source>
        <translation>
            <numerusform>%n Zeile der Datei ist nicht lesbar.</numerusform>
            <numerusform>%n Zeilen der Datei sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were added.</source>
        <translation>
            <numerusform>%n Zeile kam hinzu.</numerusform>
            <numerusform>%n Zeilen kamen hinzu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retention was changed.</source>
        <translation>So lange werden Zeilen von nun an aufbewahrt.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Records already imported remain.</source>
        <translation>Was bis dahin importiert wurde, bleibt.</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>No records match. Clear shows everything again.</source>
        <translation>Keine Zeile hat alle diese Wörter und Filter. Mit Leeren ist alles wieder zu sehen.</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Noch wird nichts aufbewahrt</translation>
    </message>
    <message>
        <source>Every send, tool list, check and drill is recorded here, with its outcome, its marker and the service’s response. The API key is never recorded.</source>
        <translation>Alles, was dieses Programm sendet, auflistet, prüft und probt, wird hier aufbewahrt, mit Ausgang, Marke und Antwort des Dienstes. Der API-Schlüssel ist nie dabei.</translation>
    </message>
    <message>
        <source>Everything you send, check or call appears here and stays until you delete it.</source>
        <translation>Was Sie von nun an tun, erscheint hier sofort und bleibt, bis Sie es löschen.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing or reading a file…</source>
        <translation>Eine Datei wird geschrieben oder gelesen …</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>Was noch unterwegs ist, bleibt.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>%n Zeile wurde gelöscht.</numerusform>
            <numerusform>%n Zeilen wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>They can be restored until the window closes.</source>
        <translation>Sie lassen sich zurückholen, bis das Fenster schließt.</translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>Wählen Sie eine Zeile.</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>Diese Zeile wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>Das sind zu viele, um sie einzeln zu löschen.</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>Suchen Sie danach und löschen Sie dann im Menü Mehr alle gefundenen Zeilen.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were copied.</source>
        <translation>
            <numerusform>%n Zeile wurde kopiert.</numerusform>
            <numerusform>%n Zeilen wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only loaded records were copied. Use Export for all of them.</source>
        <translation>Weitere sind noch nicht gelesen. Beim Exportieren werden alle geschrieben.</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>%1 kennt die Zeit „%2“ nicht. Es nimmt 90m, 24h, 7d, today, yesterday, 2026-11-21 oder 2026-11-21T14:00.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 kennt „%2“ nicht. Es nimmt: %3.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>%1 kennt „%2“ nicht. Es nimmt die vier Stellen des Fingerabdrucks eines Schlüssels, etwa 91C4.</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearchBar</name>
    <message>
        <source>Last hour</source>
        <translation>Letzte Stunde</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Letzte 24 Stunden</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Search Activity</source>
        <translation>Aktivität durchsuchen</translation>
    </message>
    <message>
        <source>Search for words or filters such as outcome:unknown, level:error, kind:check or since:24h. The buttons below add filters for you</source>
        <translation>Wörter und Filter wie outcome:unknown, level:error, kind:check oder since:24h; die Knöpfe darunter schreiben sie für Sie</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>Suchen, zum Beispiel failover outcome:unknown since:24h</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ausgang</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <comment>a filter, a number</comment>
        <translation>%1: %2 gewählt</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>Aktivität, Neuestes zuerst</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>vielleicht zugestellt, 504</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marke kopieren</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Zeile kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>nach 60 s nicht</translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message>
        <source>planned</source>
        <translation>geplant</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>unterwegs</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>angenommen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>may have been delivered</source>
        <translation>vielleicht zugestellt</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>lokal behalten</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>bestanden mit Warnungen</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1: %n Werkzeug</numerusform>
            <numerusform>%1: %n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, the verdict of its check</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an outcome, its HTTP status</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1:%2 min</source>
        <comment>minutes, seconds</comment>
        <translation>%1:%2 min</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>Fehler des Werkzeugs</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>vielleicht gelaufen</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>Die Adresse hat einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>Die Adresse hat einen Zeilenumbruch in sich.</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>Die Adresse hat ein Leerzeichen in sich; in einem Namen schreibt man es %20.</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>Die Adresse hat ein Steuerzeichen oder ein unsichtbares: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>Eine Adresse muss mit https:// beginnen, und diese beginnt mit %1:.</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host, which can hide where it really leads.</source>
        <translation>Die Adresse hat einen Benutzernamen oder ein @ vor ihrem Host; das kann verbergen, wohin sie führt.</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>Eine IPv6-Adresse braucht eckige Klammern: [%1].</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>„%1“ ist keine gültige IPv6-Adresse.</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>Der Port „%1“ ist keine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://.</source>
        <translation>Die Adresse beginnt mit http://, der Schlüssel ginge also ungeschützt an %1: Nehmen Sie https://.</translation>
    </message>
</context>
<context>
    <name>rc::AddressOffer</name>
    <message>
        <source>Use this address and check again</source>
        <translation>Diese Adresse nehmen und erneut prüfen</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>Einträge derselben Ressource werden höchstwahrscheinlich unter dieser Adresse angenommen:</translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>vor %n Sekunde</numerusform>
            <numerusform>vor %n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %n Tag</numerusform>
            <numerusform>vor %n Tagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::AlertStep</name>
    <message>
        <source>Released too early; nothing was sent. Hold until the bar is full.</source>
        <translation>Zu früh losgelassen: Nichts wurde gesendet. Halten Sie die Taste, bis sie gefüllt ist.</translation>
    </message>
    <message>
        <source>ERROR and ALERT are sent separately because they may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>ERROR und ALERT sind je ein eigener Schritt: Wer dieser Ressource folgt, kann per App, E-Mail oder SMS benachrichtigt werden. Der Eintrag geht einmal hinaus, mit [TEST] gekennzeichnet.</translation>
    </message>
    <message>
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>Gedrückt halten, um ein %1 zu senden</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>Die letzte Prüfung jedes Profils</translation>
    </message>
    <message>
        <source>Checks all profiles in parallel, each with its own key. Each check sends four [TEST] entries, none at ERROR or ALERT. Press Enter to open a profile.</source>
        <translation>Prüft alle Profile nebeneinander, jedes mit seinem eigenen Schlüssel, und sendet an jedes, was eine Prüfung sendet: vier Einträge mit der Kennzeichnung [TEST], keinen mit ERROR oder ALERT. Die Eingabetaste auf einer Zeile zeigt ihre Schritte.</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>zerstörend (nicht angegeben: ja)</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>idempotent</translation>
    </message>
    <message>
        <source>open world</source>
        <translation>offene Welt</translation>
    </message>
    <message>
        <source>May reach external systems (assumed)</source>
        <translation>offene Welt (nicht angegeben: ja)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>Das Schema ist nicht lesbar, daher wird nichts geprüft.</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object: {…}.</source>
        <translation>Argumente müssen ein JSON-Objekt sein: {…}.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>The schema is too complex to check completely.</source>
        <translation>Das Schema ist zu verwickelt, um bis zum Ende geprüft zu werden.</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>Das Schema lässt hier nichts zu.</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>das Schema verweist auf %1, das nicht darin steht und nicht geholt wird</translation>
    </message>
    <message>
        <source>the schema names an unknown type</source>
        <translation>das Schema nennt einen Typ, den es nicht gibt</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>Es muss eine ganze Zahl sein und ist %1.</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>Es muss %1 sein und ist %2.</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>Es muss %1 sein.</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>Es muss eines von diesen sein: %1.</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>Es passt zu keiner der %1 Formen, die hier zugelassen sind. Die nächste: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>Es passt zu %1 der Formen, die hier zugelassen sind, und muss zu genau einer passen.</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>Es hat eine Form, die das Schema ausschließt (“not”).</translation>
    </message>
    <message>
        <source>the “%1” keyword</source>
        <translation>was “%1” verlangt</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Nicht geprüft: %1.</translation>
    </message>
    <message>
        <source>Not checked for “%1”: %2.</source>
        <translation>Nicht geprüft für “%1”: %2.</translation>
    </message>
    <message>
        <source>a number too extreme to check</source>
        <translation>eine Zahl jenseits aller Vernunft</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>Es muss mehr als %1 sein.</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>Es muss weniger als %1 sein.</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>Es muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>Es darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>Es muss ein Vielfaches von %1 sein.</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>Es darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>Es hat %1 Zeichen und braucht mindestens %2.</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>Es hat %1 Zeichen und darf höchstens %2 haben.</translation>
    </message>
    <message>
        <source>its pattern, because patterns from a server are never run</source>
        <translation>das Muster, weil Muster von einem Server hier nie ausgeführt werden</translation>
    </message>
    <message>
        <source>the format “%1”</source>
        <translation>das Format “%1”</translation>
    </message>
    <message>
        <source>Must match the format “%1”.</source>
        <translation>Es hat nicht die Form von “%1”.</translation>
    </message>
    <message>
        <source>Too few elements: %1, at least %2 required.</source>
        <translation>Es hat %1 Elemente und braucht mindestens %2.</translation>
    </message>
    <message>
        <source>Too many elements: %1, at most %2 allowed.</source>
        <translation>Es hat %1 Elemente und darf höchstens %2 haben.</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>Es ist gleich dem Element %1, und keine zwei dürfen gleich sein.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Es ist nötig und nicht angegeben.</translation>
    </message>
    <message>
        <source>Too few members: %1, at least %2 required.</source>
        <translation>Es hat %1 Mitglieder und braucht mindestens %2.</translation>
    </message>
    <message>
        <source>Too many members: %1, at most %2 allowed.</source>
        <translation>Es hat %1 Mitglieder und darf höchstens %2 haben.</translation>
    </message>
    <message>
        <source>The schema does not define this name and allows no others.</source>
        <translation>Das Schema kennt keinen solchen Namen und lässt keine anderen zu.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>%1 seiner Elemente sind so, wie „contains“ es verlangt, und mindestens %2 müssen es sein.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>%1 seiner Elemente sind so, wie „contains“ es verlangt, und höchstens %2 dürfen es sein.</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>Das Schema lässt hier keinen solchen Namen zu.</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>Zusammen mit „%1“ nötig.</translation>
    </message>
</context>
<context>
    <name>rc::ArrangementMenu</name>
    <message>
        <source>No groups</source>
        <translation>Keine Gruppen</translation>
    </message>
    <message>
        <source>Group by name prefix</source>
        <translation>Nach Vorsilbe des Namens gruppieren</translation>
    </message>
    <message>
        <source>Group by effect</source>
        <translation>Nach Wirkung gruppieren</translation>
    </message>
    <message>
        <source>As sent by the server</source>
        <translation>Wie vom Server gesendet</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach angezeigtem Namen</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>Zerstörende zuerst</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Größte zuerst</translation>
    </message>
    <message>
        <source>Changed and new first</source>
        <translation>Geänderte und neue zuerst</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Sort and group the tools: %1, %2</source>
        <translation>Werkzeuge sortieren und gruppieren: %1, %2</translation>
    </message>
    <message>
        <source>Both catalogs side by side</source>
        <translation>Beide Kataloge nebeneinander</translation>
    </message>
</context>
<context>
    <name>rc::Arrival</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Not visible yet</source>
        <translation>Noch nicht zu sehen</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>Nicht im Protokoll</translation>
    </message>
    <message>
        <source>Out of the log tool’s range</source>
        <translation>Außerhalb dessen, was das Protokollwerkzeug zeigt</translation>
    </message>
    <message>
        <source>Log not read</source>
        <translation>Protokoll nicht gelesen</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>das Protokollwerkzeug sagt „%1“</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>noch nicht zu sehen</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>im Protokoll</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <translation>im Protokoll nach %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the log after %1</source>
        <translation>nach %1 nicht im Protokoll</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows, which go back to %1</source>
        <translation>nicht unter den Einträgen, die das Protokollwerkzeug zeigt; sie reichen bis %1 zurück</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows</source>
        <translation>nicht unter den Einträgen, die das Protokollwerkzeug zeigt</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>das Protokoll war nicht zu lesen</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>das Protokoll war nicht zu lesen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 Einträgen sind im Protokoll</translation>
    </message>
    <message>
        <source>visible after %1 to %2</source>
        <comment>two durations</comment>
        <translation>zu sehen nach %1 bis %2</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>%1 nach %2 nicht im Protokoll</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>%1 außerhalb dessen, was das Protokollwerkzeug zeigt</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1: gesendet %2, nicht gezeigt</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1: vom Dienst hinzugefügt, %2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1: gesendet %2, dort geschrieben als %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1: gesendet %2, gespeichert %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>nach %1 nicht</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalEnding</name>
    <message numerus="yes">
        <source>%1, called %n times</source>
        <translation>
            <numerusform>%1, %n-mal aufgerufen</numerusform>
            <numerusform>%1, %n-mal aufgerufen</numerusform>
        </translation>
    </message>
    <message>
        <source>no entry to look for</source>
        <translation>kein Eintrag, nach dem zu suchen wäre</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>kein Werkzeug gefunden, das das Protokoll einer Ressource liest</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>Ein Werkzeug mit anderem Namen lässt sich nennen: --log-tool NAME.</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>das Protokollwerkzeug %1 ist noch nicht bestätigt</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>Das Werkzeug gibt nicht an, dass es nur liest, und wurde darum nicht aufgerufen. Bestätigen Sie es einmal: --log-tool %1, oder „Im Protokoll nachsehen“ auf der Seite Senden.</translation>
    </message>
    <message>
        <source>Sending them did not fail, but the log does not show all of them. Give this marker to the service’s operator.</source>
        <translation>Das Senden schlug nicht fehl, und das Protokoll zeigt nicht alle Einträge. Zeigen Sie den Betreibern des Dienstes diese Marke.</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>Ob die Einträge angekommen sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>Der Dienst hat etwas anderes gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>Die Antwort des Protokollwerkzeugs hat keine Liste von Einträgen.</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message>
        <source>Look in the log</source>
        <translation>Im Protokoll nachsehen</translation>
    </message>
    <message>
        <source>Use this tool</source>
        <translation>Dieses Werkzeug nehmen</translation>
    </message>
    <message>
        <source>A different resource is open. Open the one this entry was sent to.</source>
        <translation>Eine andere Ressource ist geöffnet. Öffnen Sie die, an die dieser Eintrag ging.</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>noch nicht zu sehen</translation>
    </message>
    <message>
        <source>arrival unknown</source>
        <translation>im Protokoll: unbekannt</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <comment>a number</comment>
        <translation>%1 angenommen</translation>
    </message>
    <message>
        <source>accepted after %1</source>
        <translation>angenommen nach %1</translation>
    </message>
    <message>
        <source>may have been delivered, after %1</source>
        <translation>vielleicht zugestellt, nach %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <comment>a duration</comment>
        <translation>gesendet %1</translation>
    </message>
    <message>
        <source>The tool %1 can read the log but does not state that it is read-only. It would be called with %2.</source>
        <translation>Das Werkzeug %1 kann das Protokoll lesen, gibt aber nicht an, dass es nur liest. Es würde mit %2 aufgerufen.</translation>
    </message>
    <message>
        <source>The choice applies to this session only.</source>
        <translation>Die Wahl gilt nur für diese Sitzung.</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>Die Wahl wird im Profil gespeichert.</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>Dieser Dienst hat kein erkennbares Werkzeug, das das Protokoll einer Ressource liest.</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>So gespeichert, wie er gesendet wurde.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Nicht weiter suchen</translation>
    </message>
    <message>
        <source>Why was nobody notified?</source>
        <translation>Warum wurde niemand benachrichtigt?</translation>
    </message>
    <message>
        <source>Fills in the form of the service’s own tool for that. Nothing is called until you press Call there.</source>
        <translation>Füllt das Formular des Werkzeugs aus, das der Dienst dafür hat. Aufgerufen wird erst, wenn Sie dort „Aufrufen“ drücken.</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 bisher sichtbar</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 im Protokoll</translation>
    </message>
    <message>
        <source>%1 may have been delivered</source>
        <comment>a number</comment>
        <translation>%1 vielleicht zugestellt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>two counts</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>Das Protokoll war nicht lesbar: %1</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>Nicht im Protokoll</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>First visible</source>
        <translation>Zuerst sichtbar</translation>
    </message>
    <message>
        <source>Last visible</source>
        <translation>Zuletzt sichtbar</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1 und %n weitere</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy missing markers</source>
        <translation>Fehlende Marken kopieren</translation>
    </message>
</context>
<context>
    <name>rc::AuthorityRow</name>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>Datei mit Ihren eigenen Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>leer: die des Systems</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>Die Datei mit Ihren eigenen Zertifizierungsstellen auswählen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Enter the full path, starting at the root.</source>
        <translation>Der ganze Pfad wird gebraucht, von der Wurzel an.</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or rejects them together.</source>
        <translation>Mehrere Einträge in einer Anfrage, die der Dienst als Ganzes annimmt oder ablehnt.</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>Den verfassten Eintrag hinzufügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>Alle mit der Zeit des Drucks stempeln</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>Halten, um den Stapel zu senden</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n Eintrag in einer Anfrage</numerusform>
            <numerusform>%n Einträge in einer Anfrage</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Es gibt keine Ressourcen-URL, an die gesendet werden kann. Siehe Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>Keine Zeile davon ist ein Eintrag.</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Es gibt noch keinen Eintrag.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>%n Eintrag senden  Strg+Eingabe</numerusform>
            <numerusform>%n Einträge senden  Strg+Eingabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Send  Ctrl+Enter</source>
        <translation>Senden  Strg+Eingabe</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>wird gesendet …</translation>
    </message>
    <message>
        <source>one request, sent at most once</source>
        <translation>eine Anfrage, höchstens einmal gesendet</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n Eintrag</numerusform>
            <numerusform>%n Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n Zeile ausgelassen</numerusform>
            <numerusform>%n Zeilen ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>die ersten %1 davon sind zu sehen</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries. All are sent in one body.</source>
        <translation>Die ersten %1 von %2 Einträgen sind zu sehen; alle gehen in einem Inhalt hinaus.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>Als was Stufen anderer Programme gesendet werden</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>Fehler; das kann Menschen benachrichtigen</translation>
    </message>
    <message>
        <source>To send a batch with an error or an alert, hold the button.</source>
        <translation>Ein Stapel mit einem Fehler oder Alarm geht hinaus, wenn seine Taste gedrückt gehalten wird.</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>Diese Stufen kennt der Dienst nicht: %1. Senden als</translation>
    </message>
    <message numerus="yes">
        <source>%n of them is an ERROR or an ALERT. The request may notify people by app, email or SMS, at any hour, but only once for all such entries.</source>
        <translation>
            <numerusform>%n davon ist ein ERROR oder ALERT. Die Anfrage kann Menschen per App, E-Mail oder SMS benachrichtigen, zu jeder Stunde: einmal, wie viele solche Einträge sie auch enthält.</numerusform>
            <numerusform>%n davon sind ERROR oder ALERT. Die Anfrage kann Menschen per App, E-Mail oder SMS benachrichtigen, zu jeder Stunde: einmal, wie viele solche Einträge sie auch enthält.</numerusform>
        </translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>In Teile teilen</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>Er ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>Schon der erste Eintrag ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>Diese Einträge ergeben eine Anfrage von mehr als %1, der Grenze in den Einstellungen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>%n weiterer wartet auf die nächste Anfrage</numerusform>
            <numerusform>%n weitere warten auf die nächste Anfrage</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit first skipped line</source>
        <translation>Erste ausgelassene Zeile bearbeiten</translation>
    </message>
</context>
<context>
    <name>rc::BatchModel</name>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
</context>
<context>
    <name>rc::BatchTable</name>
    <message>
        <source>Imported lines</source>
        <translation>Zeilen des Imports</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>Alles ansehen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>Text des Werkzeugs</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>Bild, %1, %2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>Audio, %1, %2: wird hier nicht abgespielt</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>Verweis auf eine Ressource: nicht geöffnet</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>Adresse der Ressource</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>Mitgelieferte Ressource</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>Text der Ressource</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>Etwas, das dieses Programm nicht kennt, so wie es gesendet wurde</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>JSON des Werkzeugs</translation>
    </message>
    <message>
        <source>for: %1</source>
        <translation>für: %1</translation>
    </message>
    <message>
        <source>priority: %1</source>
        <translation>Priorität: %1</translation>
    </message>
    <message>
        <source>Decoding…</source>
        <translation>Wird dekodiert …</translation>
    </message>
    <message>
        <source>Image from the tool</source>
        <translation>Bild des Werkzeugs</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 mal %2 Pixel</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>Rückgabe des Werkzeugs speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>Speichern nicht möglich: %1</translation>
    </message>
</context>
<context>
    <name>rc::BurstCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>Es dauerte %1 s: %2 Einträge je Sekunde.</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>%n unterwegs</numerusform>
            <numerusform>%n unterwegs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n wartet</numerusform>
            <numerusform>%n warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Burst of %n entries: %1</source>
        <translation>
            <numerusform>Salve von %n Eintrag: %1</numerusform>
            <numerusform>Salve von %n Einträgen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>Was unbekannt ist, wurde vielleicht zugestellt: Suchen Sie nach den Marken, die die Aktivität aufbewahrt, bevor Sie es noch einmal senden.</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>Der erste, der nicht angenommen wurde: %1</translation>
    </message>
</context>
<context>
    <name>rc::BurstMode</name>
    <message>
        <source>Shows the first request. Each entry gets its own marker and timestamp.</source>
        <translation>Die erste Anfrage. Jeder Eintrag hat eine eigene Marke und eine eigene Zeit.</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Es gibt keine Ressourcen-URL, an die gesendet werden kann. Siehe Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>Sending a burst…</source>
        <translation>Eine Salve wird gesendet …</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entries  Ctrl+Enter</source>
        <translation>
            <numerusform>%n Eintrag senden  Strg+Eingabe</numerusform>
            <numerusform>%n Einträge senden  Strg+Eingabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Stops immediately</source>
        <translation>Abbrechen hält sofort an</translation>
    </message>
    <message>
        <source>Burst</source>
        <translation>Salve</translation>
    </message>
    <message>
        <source>Each request with an error or an alert may notify people by app, email or SMS, so bursts never send them. Send a single one from the Entry tab.</source>
        <translation>Ein Fehler oder Alarm kann Menschen per App, E-Mail oder SMS benachrichtigen, einmal je Anfrage; darum wird keiner von beiden in Serien gesendet. Ein einzelner wird als Eintrag gesendet.</translation>
    </message>
</context>
<context>
    <name>rc::CallGuard</name>
    <message>
        <source>Hold to call</source>
        <translation>Zum Aufrufen gedrückt halten</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>Werkzeug ansehen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Released too early; nothing was called. Hold until the bar is full.</source>
        <translation>Zu früh losgelassen: Nichts wurde aufgerufen. Gedrückt halten, bis es voll ist.</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool responded</source>
        <translation>Das Werkzeug hat geantwortet</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>Das Werkzeug meldet einen Fehler</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>Abgelehnt, das Werkzeug ist nicht gelaufen</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>Das Werkzeug ist vielleicht gelaufen</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>Vor dem Senden abgebrochen</translation>
    </message>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>Das Werkzeug „%1“ kann nicht aufgerufen werden: %2.</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Aufrufen</translation>
    </message>
    <message>
        <source>‹ Back to the tools</source>
        <translation>‹ Zurück zu den Werkzeugen</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>Zurück zu den Werkzeugen</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>%1 aufrufen</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>Dieses Werkzeug nimmt keine Argumente.</translation>
    </message>
    <message>
        <source>The schema of this tool is too large or too unusual for a form. Write the arguments as one JSON object; they are still checked.</source>
        <translation>Das Schema dieses Werkzeugs ist zu groß oder zu ungewöhnlich für ein Formular: Die Argumente als ein einziges JSON-Objekt schreiben. Geprüft werden sie trotzdem.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>Der Schlüssel steht darin als Variable</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>Trotzdem aufrufen</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Default (see Setup)</source>
        <translation>wie in der Einrichtung</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>Timeout, in seconds</source>
        <translation>Zeitlimit in Sekunden</translation>
    </message>
    <message>
        <source>Arguments from an earlier call. Nothing is sent until you press Call.</source>
        <translation>Die Argumente eines früheren Aufrufs. Gesendet wird erst nach einem Druck auf Aufrufen.</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>Nicht aufgerufen: %n Angabe passt nicht zum Schema des Werkzeugs.</numerusform>
            <numerusform>Nicht aufgerufen: %n Angaben passen nicht zum Schema des Werkzeugs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Calling…</source>
        <translation>Wird aufgerufen …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what became of its call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>Die Eingabe lässt sich noch nicht als JSON schreiben.</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>Zeilenumbrüche dienen dem Lesen: Der Inhalt geht als eine Zeile hinaus.</translation>
    </message>
    <message>
        <source>This server requires a session. It is opened first, and its two headers are sent with the call.</source>
        <translation>Dieser Server verlangt eine Sitzung: Sie wird zuerst geöffnet, und ihre zwei Kopfzeilen gehen mit dem Aufruf mit.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>Aufrufen  Strg+Enter</translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>Nicht aufgerufen: Kein Client darf dieses Werkzeug aufrufen, denn %1.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>Der Server wartet auf Ihre Antwort.</translation>
    </message>
</context>
<context>
    <name>rc::CallWords</name>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Vor einem erneuten Aufruf beim Dienst nach der Wirkung sehen.</translation>
    </message>
    <message>
        <source>See the response for details.</source>
        <translation>Einzelheiten stehen in der Antwort.</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>Abgebrochen, während der Aufruf beim Server lag.</translation>
    </message>
    <message>
        <source>Meanwhile, the server requested “%1”, which this program does not support.</source>
        <translation>Inzwischen hat der Server dieses Programm um “%1” gebeten; darauf antwortet es nicht.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>Dieses Werkzeug gibt nicht an, was es mit den Daten macht. Nach den Regeln des Protokolls heißt das: Es kann Dinge endgültig ändern oder löschen.</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>Dieses Werkzeug gibt an, dass es zerstörend ist: Es kann Dinge endgültig ändern oder löschen.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>Darin ist kein Katalog für „%1“.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>zerstörend, weil nichts angegeben ist</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>zerstörend</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>%1 Werkzeuge von %2, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%1 von %2 Werkzeugen von %3, %4.</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>Die Liste ist unvollständig.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Keine Beschreibung.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>Ein weiterer Katalog kann nicht %1 heißen.</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>Der Pfad eines Katalogs ist das, was nach der Adresse des Werkzeugservers kommt, etwa /asana/: keine Abfrage, kein „..“, kein Leerzeichen oder Komma, höchstens 256 Zeichen.</translation>
    </message>
    <message>
        <source>Catalog %2 already uses the path %1.</source>
        <translation>%1 ist der Pfad eines anderen Katalogs: %2.</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>Werkzeuge von %1</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Code hosting</source>
        <translation>Code-Hosting</translation>
    </message>
    <message>
        <source>Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.</source>
        <translation>Ein weiterer Katalog wird mit Name und Pfad angegeben, etwa asana=/asana/, nicht „%1“.</translation>
    </message>
    <message>
        <source>Two additional catalogs have the same name or path: %1.</source>
        <translation>Zwei weitere Kataloge haben denselben Namen oder Pfad: %1.</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>Ein Profil kann höchstens %1 weitere Kataloge haben.</translation>
    </message>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>Der Name eines Katalogs ist 1 bis 32 Zeichen lang: a bis z, 0 bis 9, - und _, zuerst ein Buchstabe oder eine Ziffer.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>Die Durchsicht konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>The accepted findings were not saved: %1</source>
        <translation>Was hingenommen ist, wird nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>Eine gespeicherte Liste ist nicht lesbar und bleibt außen vor: %1: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>Frühere Durchsichten waren nicht lesbar: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>Diese Liste wird nicht gespeichert, spätere Änderungen lassen sich also nicht an ihr erkennen: %1</translation>
    </message>
    <message>
        <source>The accepted findings could not be read: %1</source>
        <translation>Welche Funde hingenommen waren, ist nicht mehr bekannt: %1</translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message>
        <source>wording of %1</source>
        <translation>Wortlaut von %1</translation>
    </message>
    <message>
        <source>%1: %2 (breaking)</source>
        <translation>%1: %2 (nicht verträglich)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n weitere Änderung</numerusform>
            <numerusform>%n weitere Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ChangesPanel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>Alle als angesehen markieren</translation>
    </message>
    <message>
        <source>Changed tools</source>
        <translation>Geänderte Werkzeuge</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1: Die Liste ist unvollständig und wird daher nicht verglichen.</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1: Es gibt keine frühere Liste, die abweicht.</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1: verglichen mit der Liste vom %2.</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>Noch wurde keine Liste durchgesehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n weiteres Werkzeug</numerusform>
            <numerusform>%n weitere Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Removed. Clients that call it will get an error.</source>
        <translation>Das Werkzeug ist weg. Wer es aufgerufen hat, bekommt jetzt einen Fehler.</translation>
    </message>
    <message>
        <source>New tool. Press Enter to show it.</source>
        <translation>Das Werkzeug ist neu. Eingabetaste zeigt es.</translation>
    </message>
</context>
<context>
    <name>rc::CheckFix</name>
    <message>
        <source>Replace key…</source>
        <translation>Schlüssel ersetzen …</translation>
    </message>
    <message>
        <source>Enter key…</source>
        <translation>Schlüssel eingeben …</translation>
    </message>
    <message>
        <source>Enter code-hosting token…</source>
        <translation>Code-Hosting-Token eingeben …</translation>
    </message>
    <message>
        <source>Edit tool server…</source>
        <translation>Werkzeugserver ändern …</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>Resource-URL ändern …</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>Werkzeugserver eintragen …</translation>
    </message>
    <message>
        <source>Change username…</source>
        <translation>Benutzernamen ändern …</translation>
    </message>
    <message>
        <source>Enter username…</source>
        <translation>Benutzernamen eingeben …</translation>
    </message>
    <message>
        <source>Send username with entries and check again</source>
        <translation>Benutzernamen mit Einträgen senden und erneut prüfen</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>UUID an den Werkzeugserver senden und erneut prüfen</translation>
    </message>
    <message>
        <source>Stop sending the UUID and check again</source>
        <translation>UUID nicht mehr senden und erneut prüfen</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and check again</source>
        <translation>Zeitlimit auf %1 s erhöhen und erneut prüfen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Copy report for the operator</source>
        <translation>Bericht für den Betreiber kopieren</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Code-Hosting-Token</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>Enter a username first.</source>
        <translation>Geben Sie zuerst einen Benutzernamen ein.</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s</source>
        <translation>Zeitlimit auf %1 s erhöhen</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and fetch again</source>
        <translation>Zeitlimit auf %1 s erhöhen und erneut abrufen</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit Einträgen senden</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>UUID an den Werkzeugserver senden und erneut abrufen</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>UUID nicht mehr senden und erneut abrufen</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>Stapel halbieren</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Save and fetch again</source>
        <translation>Speichern und erneut abrufen</translation>
    </message>
    <message>
        <source>Save and check again</source>
        <translation>Speichern und erneut prüfen</translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fehlgeschlagen</numerusform>
            <numerusform>%n fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n bestanden</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n nicht getestet</numerusform>
            <numerusform>%n nicht getestet</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>Check  F5</source>
        <translation>Prüfen  F5</translation>
    </message>
    <message>
        <source>Check again  F5</source>
        <translation>Erneut prüfen  F5</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Beobachten</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>Wiederholt die Prüfung, solange dieses Fenster offen ist, und meldet jede Änderung</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Jede Minute</numerusform>
            <numerusform>Alle %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>All profiles: %1</source>
        <translation>Alle Profile: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, what changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking all profiles…</source>
        <translation>Alle Profile werden geprüft …</translation>
    </message>
    <message>
        <source>all profiles</source>
        <translation>alle Profile</translation>
    </message>
    <message>
        <source>Watching stopped because the resource changed.</source>
        <translation>Nicht mehr beobachtet: Eine andere Ressource wurde gewählt, oder diese hat sich geändert.</translation>
    </message>
    <message>
        <source>This resource</source>
        <translation>Diese Ressource</translation>
    </message>
    <message>
        <source>All profiles (%1)</source>
        <translation>Alle Profile (%1)</translation>
    </message>
    <message>
        <source>Check all  F5</source>
        <translation>Alle prüfen  F5</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>abgebrochen; der Eintrag wurde vielleicht zugestellt</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>nicht verlangt</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>keine Adresse eines Werkzeug-Servers angegeben</translation>
    </message>
    <message>
        <source>plain http on this machine, no TLS</source>
        <translation>unverschlüsseltes http auf diesem Rechner, kein TLS</translation>
    </message>
    <message>
        <source>The new key does everything the old one does.</source>
        <translation>Der neue Schlüssel kann alles, was der alte kann.</translation>
    </message>
    <message>
        <source>The comparison was canceled. The new key was not verified.</source>
        <translation>Der Vergleich wurde abgebrochen: Über den neuen Schlüssel ist nichts bewiesen.</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>Der neue Schlüssel wurde am Dienst nicht versucht: Ohne Werkzeug-Server versuchen ihn nur Einträge.</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>dieser Vergleich</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>nicht gesendet: nur auf Wunsch</translation>
    </message>
    <message>
        <source>Both keys had the same result at every step tested, and no step that needs a key passed, so the new key could not be verified.</source>
        <translation>Beide Schlüssel hatten bei jedem versuchten Schritt dasselbe Ergebnis, und kein Schritt, der einen Schlüssel braucht, gelang: Über den neuen Schlüssel sagt das nichts.</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a rung</comment>
        <translation>nicht geprüft: „%1“ ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>The new key does less than the old one in these steps: %1.</source>
        <translation>Der neue Schlüssel kann weniger als der alte, und zwar bei: %1.</translation>
    </message>
</context>
<context>
    <name>rc::Cli</name>
    <message>
        <source>use this saved profile and its key</source>
        <translation>mit diesem gespeicherten Profil und seinem Schlüssel arbeiten</translation>
    </message>
    <message>
        <source>the Resource URL, as pasted from anywhere</source>
        <translation>die Resource-URL, wie von irgendwo eingefügt</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>die Adresse des Werkzeug-Servers</translation>
    </message>
    <message>
        <source>the account’s email address instead of the username</source>
        <translation>die E-Mail-Adresse des Kontos anstelle des Benutzernamens</translation>
    </message>
    <message>
        <source>start the built-in demo service and use it</source>
        <translation>den eingebauten Demo-Dienst starten und mit ihm arbeiten</translation>
    </message>
    <message>
        <source>prefix of the environment variables (default: the profile’s, or SERVICE_)</source>
        <translation>wie die Umgebungsvariablen beginnen; SERVICE_, wenn das Profil nichts anderes sagt</translation>
    </message>
    <message>
        <source>print one JSON document to standard output</source>
        <translation>ein JSON-Dokument auf die Standardausgabe schreiben und sonst nichts</translation>
    </message>
    <message>
        <source>give up on each request after this many seconds</source>
        <translation>jede Anfrage nach so vielen Sekunden aufgeben</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>nur Fehler und JSON ausgeben</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version zeigen</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>„%1“ ist keine Option von %2.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 nimmt keinen Wert.</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 wurde zweimal angegeben.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Aufruf:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>No Resource URL to check. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>Es gibt keine Resource-URL zu prüfen. Geben Sie sie mit --resource, in %1 oder mit --profile an, oder versuchen Sie --demo.</translation>
    </message>
    <message>
        <source>check takes no arguments. Pass the resource with --resource.</source>
        <translation>check nimmt keine eigenen Wörter; die Ressource kommt mit --resource.</translation>
    </message>
    <message>
        <source>send an alert as well, which may notify people</source>
        <translation>auch einen Alarm senden, der Menschen benachrichtigen kann</translation>
    </message>
    <message>
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>Beweist oder erklärt jedes Glied der Kette, von der Resource-URL bis zu den Werkzeugen.</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>Beweist, dass eine Ressource richtig eingerichtet ist, sendet ihr Testeinträge und listet die Werkzeuge auf, die ein Sprachmodell bekäme.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is never an argument: it is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>resource-console BEFEHL --help nennt seine Optionen. Ein Schlüssel ist nie ein Argument: Er kommt von --key-stdin, SERVICE_API_KEY oder aus dem Schlüsselbund.</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>Die Befehle sind: %1.</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>Diese Optionen brauchen einen Befehl.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>„%1“ ist kein Befehl.</translation>
    </message>
    <message>
        <source>See resource-console %1 --help.</source>
        <translation>Siehe resource-console %1 --help.</translation>
    </message>
    <message>
        <source>config takes no arguments. Choose a format with --format.</source>
        <translation>config nimmt keine Wörter; sagen Sie mit --format, was.</translation>
    </message>
    <message>
        <source>Choose a format with --format: %1.</source>
        <translation>Sagen Sie mit --format, welches Format: %1.</translation>
    </message>
    <message>
        <source>“%1” is not a format. Use one of: %2.</source>
        <translation>„%1“ ist kein Format. Die Formate sind: %2.</translation>
    </message>
    <message>
        <source>No Resource URL to write. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>Es gibt keine Resource-URL zu schreiben. Geben Sie sie mit --resource, in %1 oder mit --profile an, oder versuchen Sie --demo.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>Standardeingabe</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>the demo service</source>
        <translation>der Demo-Dienst</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain; check with “resource-console key status”.</source>
        <translation>Unterbrochen beim Warten auf den Schlüsselbund; „resource-console key status“ sagt, wie es steht.</translation>
    </message>
    <message>
        <source>The key was not saved.</source>
        <translation>Der Schlüssel wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>API key for %1: </source>
        <translation>API-Schlüssel für %1: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>wessen Schlüssel; nicht nötig, solange nur ein Profil gespeichert ist</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>%1 nennt einen anderen Server als das Profil „%2“, dessen Schlüssel dorthin nicht gesendet wird. Geben Sie einen Schlüssel mit --key-stdin oder in %3, oder löschen Sie %1.</translation>
    </message>
    <message>
        <source>Use either --username or --email, not both.</source>
        <translation>Geben Sie --username oder --email an, nicht beides.</translation>
    </message>
    <message>
        <source>--demo uses the demo service and cannot be used with %1.</source>
        <translation>--demo arbeitet mit dem Demo-Dienst; %1 passt nicht dazu.</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>„%1“ kann nicht der Anfang einer Umgebungsvariablen sein.</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>Kein Profil ist gespeichert. Fügen Sie eines hinzu: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>Sagen Sie mit --profile NAME, welches Profil. Gespeichert: %1.</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>Kein Profil heißt „%1“. Gespeichert: %2.</translation>
    </message>
    <message>
        <source>parse requires one text in quotes, or - to read it from standard input.</source>
        <translation>parse nimmt einen Text; setzen Sie ihn in Anführungszeichen, oder geben Sie - an, um ihn von der Standardeingabe zu lesen.</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>Zeigt Besitzer, UUID und Adressen der Resource-URL in einem beliebigen eingefügten Text.</translation>
    </message>
    <message>
        <source>TEXT may be a bare URL, a .env line, a curl command, an SDK snippet or a sentence. Nothing is sent.</source>
        <translation>TEXT kann eine bloße URL, eine .env-Zeile, ein curl-Befehl, ein SDK-Ausschnitt oder ein Satz sein. Nichts wird gesendet.</translation>
    </message>
    <message>
        <source>No profiles are saved.</source>
        <translation>Kein Profil ist gespeichert.</translation>
    </message>
    <message>
        <source>key saved</source>
        <translation>Schlüssel gespeichert</translation>
    </message>
    <message>
        <source>no key saved</source>
        <translation>kein Schlüssel gespeichert</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL: --resource URL.</source>
        <translation>Ein Profil braucht eine Resource-URL: --resource URL.</translation>
    </message>
    <message>
        <source>--threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE, not “%1”.</source>
        <translation>--threshold nimmt DEBUG, INFO, WARNING, ERROR, ALERT oder NONE, nicht „%1“.</translation>
    </message>
    <message>
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>Das Profil wurde behalten, weil sein Schlüssel vielleicht noch im Schlüsselbund ist.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 entfernt.</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>ab welcher Stufe ein SDK weiterleitet; ohne Angabe INFO</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>Product path</source>
        <translation>Produktpfad</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>Log-Adresse</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1, auf der Leitung %2</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>--each-level cannot be used with --level or --count.</source>
        <translation>--each-level passt nicht zu --level oder --count.</translation>
    </message>
    <message>
        <source>“%1” is not a level. Use one of: %2.</source>
        <translation>„%1“ ist keine Stufe. Die Stufen sind: %2.</translation>
    </message>
    <message>
        <source>--extra names “%1” twice.</source>
        <translation>--extra nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>%1 is “%2”, which is not a threshold. Use one of: %3.</source>
        <translation>%1 ist „%2“, das ist keine Schwelle. Die Schwellen sind: %3.</translation>
    </message>
    <message>
        <source>send needs one message, in quotes.</source>
        <translation>send nimmt eine Nachricht; setzen Sie sie in Anführungszeichen.</translation>
    </message>
    <message>
        <source>No Resource URL to send to. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>Es gibt keine Resource-URL, an die gesendet werden kann. Geben Sie sie mit --resource, in %1 oder mit --profile an, oder versuchen Sie --demo.</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER keeps the digits; repeatable</source>
        <translation>ein Mitglied von extra; K:=ZAHL behält die Ziffern; wiederholbar</translation>
    </message>
    <message>
        <source>Send test entries, each at most once and with its own marker.</source>
        <translation>Sendet Testeinträge; jeder geht höchstens einmal hinaus und trägt seine eigene Marke.</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>Marke %1</translation>
    </message>
    <message>
        <source>A port must be a number from 0 to 65535, not “%1”.</source>
        <translation>Ein Port ist eine Zahl von 0 bis 65535, nicht „%1“.</translation>
    </message>
    <message>
        <source>serve accepts options only.</source>
        <translation>serve nimmt nur Optionen.</translation>
    </message>
    <message>
        <source>The demo service cannot listen on port %1 of 127.0.0.1: %2. Choose another with --port.</source>
        <translation>Der Demo-Dienst kann auf Port %1 von 127.0.0.1 nicht lauschen: %2. Wählen Sie mit --port einen anderen.</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>Führt den Demo-Dienst im Vordergrund aus.</translation>
    </message>
    <message>
        <source>the port on 127.0.0.1 (default: any free port)</source>
        <translation>der Port auf 127.0.0.1; ohne Angabe irgendein freier</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>tools show requires one tool name.</source>
        <translation>tools show nimmt den Namen eines Werkzeugs.</translation>
    </message>
    <message>
        <source>No tool server address. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>Es gibt keinen Werkzeug-Server zu fragen. Geben Sie seine Adresse mit --mcp-url, in %1 oder mit --profile an, oder versuchen Sie --demo.</translation>
    </message>
    <message>
        <source>print only the names, one per line</source>
        <translation>nur die Namen ausgeben, einen je Zeile</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>zerstörend</translation>
    </message>
    <message>
        <source>1 tool</source>
        <translation>1 Werkzeug</translation>
    </message>
    <message>
        <source>%1 tools</source>
        <translation>%1 Werkzeuge</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message>
        <source>%1 pages</source>
        <translation>%1 Seiten</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>keine Liste kam</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Liest nur</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>Zerstörend</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>Idempotent</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>Offene Welt</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Keine Beschreibung.</translation>
    </message>
    <message>
        <source>Input schema:</source>
        <translation>Eingabeschema:</translation>
    </message>
    <message>
        <source>Output schema:</source>
        <translation>Ausgabeschema:</translation>
    </message>
    <message>
        <source>trust the certificate authorities in this PEM file as well as the system’s</source>
        <translation>außer denen des Systems auch den Zertifizierungsstellen in dieser PEM-Datei vertrauen</translation>
    </message>
    <message>
        <source>--watch must be a number of minutes, at most 10080, not “%1”.</source>
        <translation>--watch nimmt eine Zahl von Minuten, höchstens 10080, nicht „%1“.</translation>
    </message>
    <message>
        <source>--all-profiles uses only saved profiles and cannot be used with %1.</source>
        <translation>--all-profiles nimmt alles aus den Profilen; es geht nicht mit %1.</translation>
    </message>
    <message>
        <source>check every saved profile, one line each, worst first</source>
        <translation>jedes gespeicherte Profil prüfen, je eine Zeile, das schlechteste zuerst</translation>
    </message>
    <message>
        <source>repeat every MINUTES until interrupted</source>
        <translation>nach so vielen Minuten wieder prüfen, bis zum Abbruch</translation>
    </message>
    <message>
        <source>print a report with all evidence, without the key, as Markdown</source>
        <translation>einen Bericht mit allen Belegen und ohne den Schlüssel als Markdown ausgeben</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>It was “%1” before.</source>
        <translation>Vorher war es „%1“.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Zeigt er ein Fenster, beantworten Sie dort seine Frage.</translation>
    </message>
    <message>
        <source>The key may have been saved anyway. Check with “resource-console key status” once the keychain responds.</source>
        <translation>Der Schlüssel ist vielleicht dennoch gespeichert: „resource-console key status“ sagt es, sobald der Schlüsselbund antwortet.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 nimmt eine ganze Zahl von %2 bis %3, nicht „%4“.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 kennt „%2“ nicht. Es nimmt: %3.</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>%1 von %2 werden gezeigt; --limit N zeigt mehr.</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>Nichts dergleichen ist aufbewahrt.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1 records were added, %2 were already there, %3 lines were rejected.</source>
        <translation>%1 Einträge kamen hinzu, %2 waren schon da, %3 Zeilen wurden abgelehnt.</translation>
    </message>
    <message>
        <source>Parts of %1 could not be read.</source>
        <translation>Nicht alles von %1 war lesbar.</translation>
    </message>
    <message>
        <source>%1 records were recovered, %2 were already there.</source>
        <translation>%1 Einträge wurden zurückgeholt, %2 waren schon da.</translation>
    </message>
    <message>
        <source>Parts of the file cannot be read.</source>
        <translation>Teile der Datei sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Specify --older-than DAYS; 0 deletes everything.</source>
        <translation>Sagen Sie mit --older-than TAGE, was gehen soll; 0 ist alles.</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>Alles wird aufbewahrt, bis es gelöscht wird.</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>Einträge werden %n Tag lang aufbewahrt.</numerusform>
            <numerusform>Einträge werden %n Tage lang aufbewahrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>Wörter in Nachricht, extra, Marke oder Antwort</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>debug, info, warning, error, alert, durch Kommas verbunden</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>dieses Profils</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>der letzten N Tage</translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>höchstens N zeigen, die neuesten zuerst; sonst 20</translation>
    </message>
    <message>
        <source>delete: remove records older than DAYS, permanently</source>
        <translation>mit delete: was älter ist, geht sofort und endgültig</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked, from the command line and the window.</source>
        <translation>Sagt, was gesendet, aufgelistet und geprüft wurde, hier und im Fenster.</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv. recover reads a damaged activity file that was set aside. The key is never recorded.</source>
        <translation>DATEI ist JSON Lines, oder CSV, wenn ihr Name auf .csv endet. recover nimmt eine beschädigte Aktivitätsdatei, die beiseitegelegt wurde. Der Schlüssel wird nie aufbewahrt.</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>dasselbe für Antworten, die Ereignisströme sind</translation>
    </message>
    <message>
        <source>maximum size to read of one tool list</source>
        <translation>von einer Werkzeugliste höchstens so viel lesen</translation>
    </message>
    <message>
        <source>maximum size to read of any other response</source>
        <translation>von jeder anderen Antwort höchstens so viel lesen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 must be a positive number of seconds, not “%2”.</source>
        <translation>%1 nimmt eine positive Zahl von Sekunden, nicht „%2“.</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Über den Proxy %1.</translation>
    </message>
    <message>
        <source>%1 requires --file.</source>
        <translation>%1 gehört zu --file.</translation>
    </message>
    <message>
        <source>%1 requires --as-sdk.</source>
        <translation>%1 gehört zu --as-sdk.</translation>
    </message>
    <message>
        <source>with --each-level, --count and --file: alerts as well, which may notify people</source>
        <translation>mit --each-level, --count und --file: auch Alarme, die Menschen benachrichtigen können</translation>
    </message>
    <message>
        <source>write each entry to a local log file; send only those at or above the threshold</source>
        <translation>jeden Eintrag in eine lokale Protokolldatei schreiben; nur senden, was die Schwelle erreicht</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log in the data folder)</source>
        <translation>diese Datei; ohne Angabe sdk.log in den Daten des Benutzers</translation>
    </message>
    <message>
        <source>send the entries in this file (- for standard input)</source>
        <translation>die Einträge dieser Datei senden; - ist die Standardeingabe</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>dieser Datei: jsonl, csv oder log; ohne Angabe nach Name und Inhalt geraten</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent and send the rest</source>
        <translation>die übrigen Zeilen einer Datei senden, wenn manche nicht gesendet werden können</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>N Einträge senden</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>Sekunden von einer Anfrage zur nächsten; ohne Angabe 1 für --count</translation>
    </message>
    <message>
        <source>send at this rate, in entries per second</source>
        <translation>stattdessen: Einträge je Sekunde</translation>
    </message>
    <message>
        <source>spread entries over this many seconds</source>
        <translation>stattdessen: über so viele Sekunden verteilt</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>K Einträge in jeder Anfrage senden</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>alle in einer Anfrage senden</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>so viele Anfragen gleichzeitig unterwegs haben; ohne Angabe 1</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>nichts mehr senden, sobald ein Eintrag abgelehnt wird</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 ist nicht lesbar: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be used with --file.</source>
        <translation>%1 passt nicht zu --file.</translation>
    </message>
    <message>
        <source>--file cannot be used with a message.</source>
        <translation>Mit --file gibt es keine Nachricht.</translation>
    </message>
    <message>
        <source>--file - and --key-stdin would both read standard input.</source>
        <translation>--file - und --key-stdin würden beide die Standardeingabe lesen.</translation>
    </message>
    <message>
        <source>--format must be jsonl, csv or log, not “%1”.</source>
        <translation>--format nimmt jsonl, csv oder log, nicht „%1“.</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>Nichts wurde gesendet. --skip-faults sendet, was in Ordnung ist.</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>%1 enthält keinen Eintrag.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from 1 to %2, not “%3”.</source>
        <translation>%1 nimmt eine ganze Zahl von 1 bis %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>%1 must be a number of seconds, not “%2”.</source>
        <translation>%1 nimmt eine Anzahl Sekunden, nicht „%2“.</translation>
    </message>
    <message>
        <source>%1 requires --count or --file.</source>
        <translation>%1 gehört zu --count oder --file.</translation>
    </message>
    <message>
        <source>Use either %1 or %2, not both.</source>
        <translation>%1 und %2 sagen dasselbe auf zwei Arten.</translation>
    </message>
    <message>
        <source>--rate must be a number of entries per second, not “%1”.</source>
        <translation>--rate nimmt eine Anzahl Einträge je Sekunde, nicht „%1“.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%1 von %2: %3 angenommen, %4 abgelehnt, %5 unbekannt</translation>
    </message>
    <message>
        <source>tools lint takes no other arguments.</source>
        <translation>tools lint nimmt keine weiteren Wörter.</translation>
    </message>
    <message>
        <source>tools diff takes at most one file.</source>
        <translation>tools diff nimmt eine Datei oder keine.</translation>
    </message>
    <message>
        <source>The demo starts fresh every time, so it has no earlier list. Pass a file: tools diff FILE</source>
        <translation>Der Demodienst ist jedes Mal neu; es gibt nichts zum Vergleichen. Geben Sie tools diff eine Datei.</translation>
    </message>
    <message>
        <source>1 finding</source>
        <translation>1 Befund</translation>
    </message>
    <message>
        <source>%1 findings</source>
        <translation>%1 Befunde</translation>
    </message>
    <message>
        <source>added</source>
        <translation>hinzugekommen</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>%1: first list from this server, saved for later comparison.</source>
        <translation>%1: die erste Liste von dort; sie wird zum Vergleichen aufbewahrt.</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1: seit %2 hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1: Änderungen seit %2:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>%1 sagt nicht, welcher Katalog es ist. Geben Sie --catalog an.</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[Bild, %1, %2 Bytes: steht in --json]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[Audio, %1, %2 Bytes: steht in --json]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[Verweis auf eine Ressource, nicht geöffnet: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[mitgelieferte Ressource: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[strukturierter Inhalt]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>Passt nicht zum Ausgabeschema des Werkzeugs: %1</translation>
    </message>
    <message>
        <source>Use only one of --names, --table, --markdown, --csv, --tool-spec and --json.</source>
        <translation>Eines von --names, --table, --markdown, --csv, --tool-spec und --json angeben.</translation>
    </message>
    <message>
        <source>print a table of what each tool costs a model</source>
        <translation>eine Tabelle ausgeben, was jedes Werkzeug ein Modell kostet</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>eine Zeile je Werkzeug als CSV ausgeben</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>eine Tool-Spec ausgeben, die diese Werkzeuge erlaubt und keine anderen</translation>
    </message>
    <message>
        <source>include only this tool (repeatable)</source>
        <translation>nur dieses Werkzeug; für weitere wiederholen</translation>
    </message>
    <message>
        <source>lint: include findings accepted in the window</source>
        <translation>lint: auch, was im Fenster hingenommen wurde</translation>
    </message>
    <message>
        <source>call: arguments as a JSON object, or @FILE or - to read them</source>
        <translation>call: die Argumente, ein JSON-Objekt; @FILE oder - liest sie ein</translation>
    </message>
    <message>
        <source>call: allow tools that are or may be destructive</source>
        <translation>call: auch ein Werkzeug, das zerstörend ist oder nicht angibt, dass es das nicht ist</translation>
    </message>
    <message>
        <source>call: skip argument validation</source>
        <translation>call: auch Argumente senden, die nicht zum Schema des Werkzeugs passen</translation>
    </message>
    <message>
        <source>List the tools that a language model can use, show one in full, review them, show what changed, or call one.</source>
        <translation>Listet die Werkzeuge auf, die ein Sprachmodell bekäme, zeigt eines vollständig, beurteilt sie, sagt, was sich geändert hat, oder ruft eines auf.</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>Mehr als ein Werkzeug heißt &quot;%1&quot;. Den Katalog mit --catalog angeben.</translation>
    </message>
    <message>
        <source>Not called. The arguments do not match the tool’s schema. Show it with: resource-console tools show %1. Use --unchecked to send them anyway.</source>
        <translation>Nicht aufgerufen: Die Argumente passen nicht zum Schema des Werkzeugs; das Schema zeigt: resource-console tools show %1. Um sie trotzdem zu senden: --unchecked</translation>
    </message>
    <message>
        <source>Not called. Use --yes to call it anyway.</source>
        <translation>Nicht aufgerufen. Falls das gewollt ist: --yes</translation>
    </message>
    <message>
        <source>The arguments are longer than 4 MiB.</source>
        <translation>Die Argumente sind länger als 4 MiB.</translation>
    </message>
    <message>
        <source>--args - and --key-stdin would both read standard input.</source>
        <translation>--args - und --key-stdin würden beide die Standardeingabe lesen.</translation>
    </message>
    <message>
        <source>--args is not JSON: %1</source>
        <translation>--args ist kein JSON: %1</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>--args nimmt ein JSON-Objekt, etwa &apos;{&quot;n&quot;:1}&apos;.</translation>
    </message>
    <message>
        <source>tools call requires one tool name.</source>
        <translation>tools call nimmt den Namen eines Werkzeugs.</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>tokens are estimated, ±%1 %</source>
        <translation>Token sind geschätzt, ±%1 %</translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation>1 hingenommen</translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 hingenommen</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>hingenommen</translation>
    </message>
    <message>
        <source>“%1” is not a key source. Use one of: %2.</source>
        <translation>„%1“ ist kein Ort für einen Schlüssel. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Write the settings for a program’s environment, an SDK, curl or a language model’s tool list.</source>
        <translation>Schreibt die Einstellungen für die Umgebung eines Programms, ein SDK, curl oder die Werkzeugliste eines Sprachmodells.</translation>
    </message>
    <message>
        <source>The output never contains the key, only a variable or a keychain lookup.</source>
        <translation>Der Schlüssel steht nie im Text: Eine Variable oder eine Abfrage steht für ihn. Nur das Fenster kopiert einen Text mit dem Schlüssel, immer nur einen.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>%1* from %2, compared with the profile %3</source>
        <translation>%1* aus %2, neben dem Profil %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>%n anderer Name dort, nicht angerührt.</numerusform>
            <numerusform>%n andere Namen dort, nicht angerührt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>Es gibt Einstellungen unter einem anderen Präfix: %1. Zum Vergleichen: --env-prefix %2.</translation>
    </message>
    <message>
        <source>env takes no arguments. Pass a file with --file, a user service with --unit.</source>
        <translation>env nimmt keine Wörter; eine Datei kommt mit --file, ein Benutzerdienst mit --unit.</translation>
    </message>
    <message>
        <source>Use either --file or --unit, not both.</source>
        <translation>Geben Sie --file oder --unit an, nicht beides.</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>Der Doktor: stellt die Variablen des SDK neben ein Profil.</translation>
    </message>
    <message>
        <source>read a .env file instead of this program’s environment</source>
        <translation>eine .env-Datei statt der Umgebung dieses Programms lesen</translation>
    </message>
    <message>
        <source>read the environment of a systemd user service</source>
        <translation>lesen, womit ein Benutzerdienst von systemd gestartet wird</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>womit die Namen der Variablen beginnen; sonst wie im Profil</translation>
    </message>
    <message>
        <source>profile to compare with (default: the only saved one)</source>
        <translation>neben welches Profil; unnötig, solange nur eines gespeichert ist</translation>
    </message>
    <message>
        <source>Save a profile’s API key in the keychain, replace it, delete it, or show where it is.</source>
        <translation>Speichert den API-Schlüssel eines Profils im Schlüsselbund, ersetzt ihn, entfernt ihn oder sagt, wo er ist.</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Diesen Schlüssel hat das Profil schon.</translation>
    </message>
    <message>
        <source>Not switched. Use --yes to confirm.</source>
        <translation>Nicht gewechselt. Falls das gewollt ist: --yes.</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>Nicht gewechselt. Der alte Schlüssel bleibt.</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>Versuchen Sie es mit --entries; das sendet mit jedem Schlüssel Testeinträge.</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>Zum neuen Schlüssel wechseln? y eingeben, dann die Eingabetaste: </translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <translation>%1: alter Schlüssel %2, neuer Schlüssel %3</translation>
    </message>
    <message>
        <source>old</source>
        <comment>the old key, above a column</comment>
        <translation>alt</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the new key, above a column</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>The keychain may contain either key. The old one is saved: key rotate --undo restores it.</source>
        <translation>Im Schlüsselbund kann der alte oder der neue Schlüssel sein. Der alte ist aufbewahrt: key rotate --undo setzt ihn wieder ein.</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>Zum neuen Schlüssel gewechselt (%1).</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>Für dieses Profil ist kein früherer Schlüssel aufbewahrt.</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>Der frühere Schlüssel ist wieder da (%1).</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>Der frühere Schlüssel wird nicht mehr aufbewahrt.</translation>
    </message>
    <message>
        <source>Use either --undo or --forget-old, not both.</source>
        <translation>Geben Sie --undo oder --forget-old an, nicht beides.</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>Neuer API-Schlüssel für %1: </translation>
    </message>
    <message>
        <source>rotate: send test entries with each key as well</source>
        <translation>rotate: mit jedem Schlüssel auch Testeinträge senden</translation>
    </message>
    <message>
        <source>rotate: also look for the old key in this .env file</source>
        <translation>rotate: den alten Schlüssel auch in dieser .env-Datei suchen</translation>
    </message>
    <message>
        <source>rotate: restore the previous key</source>
        <translation>rotate: den früheren Schlüssel wieder einsetzen</translation>
    </message>
    <message>
        <source>rotate: delete the previous key</source>
        <translation>rotate: den früheren Schlüssel nicht mehr aufbewahren</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>profile %1 ändert kein Feld; das tut profile edit.</translation>
    </message>
    <message>
        <source>Added %1. Saving its key in the keychain.</source>
        <translation>%1 hinzugefügt. Sein Schlüssel kommt in den Schlüsselbund.</translation>
    </message>
    <message>
        <source>Specify what to change, for example --threshold ERROR.</source>
        <translation>Sagen Sie, was zu ändern ist, zum Beispiel --threshold ERROR.</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Ein Profil namens „%1“ ist schon gespeichert.</translation>
    </message>
    <message>
        <source>Specify a profile.</source>
        <translation>Sagen Sie, welches Profil.</translation>
    </message>
    <message>
        <source>import: what to do when a name exists with different content: refuse everything (default), skip, rename, replace</source>
        <translation>import: was aus einem Namen wird, der mit anderem Inhalt schon da ist: alles ablehnen (ohne Angabe), skip, rename, replace</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>%1 nimmt %2, nicht „%3“.</translation>
    </message>
    <message>
        <source>none, blue, green, amber, red, violet or grey</source>
        <translation>none, blue, green, amber, red, violet oder grey</translation>
    </message>
    <message>
        <source>on or off</source>
        <translation>on oder off</translation>
    </message>
    <message>
        <source>a whole number of seconds up to 3600, or 0 to use Preferences in a profile</source>
        <translation>in einem Profil eine ganze Zahl von Sekunden bis 3600 oder 0 für die der Einstellungen</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>der Debug-Modus des SDK</translation>
    </message>
    <message>
        <source>the color of its dot: none, blue, green, amber, red, violet, grey</source>
        <translation>die Farbe seines Punkts: none, blue, green, amber, red, violet, grey</translation>
    </message>
    <message>
        <source>the header that carries the key (default: X-API-Key)</source>
        <translation>die Kopfzeile, die den Schlüssel trägt; ohne Angabe X-API-Key</translation>
    </message>
    <message>
        <source>the header that carries the username (default: X-User-Username)</source>
        <translation>die Kopfzeile, die den Benutzernamen trägt; ohne Angabe X-User-Username</translation>
    </message>
    <message>
        <source>the header that carries the email address (default: X-User-Email)</source>
        <translation>die Kopfzeile, die die E-Mail-Adresse trägt; ohne Angabe X-User-Email</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Nicht Teil eines Profils und bleibt, wo es ist: %1.</translation>
    </message>
    <message>
        <source>add, edit: import settings from text, such as .env lines, a curl command or an SDK call; a key in it is saved in the keychain</source>
        <translation>add, edit: übernimmt, was ein Text sagt, zum Beispiel .env-Zeilen, ein curl-Befehl oder ein SDK-Aufruf; ein Schlüssel darin kommt in den Schlüsselbund</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>Der Text sagt nichts über ein Profil.</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>Das Profil ist gespeichert, sein Schlüssel nicht.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>Umbenannt, aber vielleicht ist der Schlüssel auch noch unter dem alten Namen im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>%1 in %2 umbenannt.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>%1 already exists and is identical.</source>
        <translation>%1 war schon genau so da.</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>%1 unverändert gelassen.</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>%1 als %2 hinzugefügt.</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>%1 ersetzt.</translation>
    </message>
    <message>
        <source>--clash must be refuse, skip, rename or replace, not “%1”.</source>
        <translation>--clash nimmt refuse, skip, rename oder replace, nicht „%1“.</translation>
    </message>
    <message>
        <source>Ignored, not part of a profile: %1.</source>
        <translation>Weggelassen, weil kein Profil es hat: %1.</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>Wo Namen schon vergeben sind, sagt --clash skip, rename oder replace, was zu tun ist.</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>Darin ist kein Profil.</translation>
    </message>
    <message>
        <source>A profile needs a name.</source>
        <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Standard (siehe Einstellungen)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Debug-Modus des SDK</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Variablen-Präfix</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Benutzernamen-Kopfzeile</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile für die E-Mail</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit Einträgen senden</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Ereignisströme</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>--key nimmt die vier Stellen des Fingerabdrucks eines Schlüssels, etwa 91C4.</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>send, list, check, drill, call, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>only the key with this fingerprint, such as 91C4</source>
        <translation>mit dem Schlüssel dieses Fingerabdrucks getan, etwa 91C4</translation>
    </message>
    <message>
        <source>how the API key is given: variable (default), or a keychain lookup with secret-tool, security (macOS) or, for powershell, credential-manager (Windows)</source>
        <translation>was für den Schlüssel steht: variable (wie ohne die Angabe), oder das Nachschlagen im Schlüsselbund mit secret-tool, mit security (macOS) oder, für powershell, im credential-manager von Windows</translation>
    </message>
    <message>
        <source>Keys are compared and shown as fingerprints only. The exit code is 1 if anything is different, missing or suspicious. Use profile edit NAME --paste FILE to import a file into the profile.</source>
        <translation>Schlüssel werden nur als Fingerabdrücke verglichen und gezeigt. Der Exitcode ist 1, wenn etwas abweicht, fehlt oder verdächtig ist. profile edit NAME --paste FILE übernimmt, was eine Datei sagt, in das Profil.</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>Wo der alte Schlüssel zuletzt gesehen wurde; in der Aktivität an seinem Fingerabdruck:</translation>
    </message>
    <message>
        <source>profile requires list, show NAME, add NAME, edit NAME, rename NAME NEW, duplicate NAME NEW, move NAME, remove NAME, import FILE or export [NAME…].</source>
        <translation>profile nimmt list, show NAME, add NAME, edit NAME, rename NAME NEU, duplicate NAME NEU, move NAME, remove NAME, import DATEI oder export [NAME…].</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>%1 ist hinzugefügt. Sein Schlüssel: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>List, add, edit, copy, order, remove, import and export saved profiles. Profiles never contain keys.</source>
        <translation>Listet gespeicherte Profile auf, fügt sie hinzu, ändert, kopiert, ordnet, entfernt, importiert und exportiert sie; ein Schlüssel gehört nie dazu.</translation>
    </message>
    <message>
        <source>move: before this profile</source>
        <translation>move: an den Platz vor diesem Profil</translation>
    </message>
    <message>
        <source>move: to the start of the list</source>
        <translation>move: an den Anfang der Liste</translation>
    </message>
    <message>
        <source>move: to the end of the list</source>
        <translation>move: ans Ende der Liste</translation>
    </message>
    <message>
        <source>Added %2, a copy of %1. It has no key yet: resource-console key set --profile %3</source>
        <translation>%2 ist hinzugefügt, eine Kopie von %1. Sie hat noch keinen Schlüssel: resource-console key set --profile %3</translation>
    </message>
    <message>
        <source>Specify where: --before OTHER, --first or --last.</source>
        <translation>Sagen Sie, wohin: --before ANDERES, --first oder --last.</translation>
    </message>
    <message>
        <source>A profile cannot be moved before itself.</source>
        <translation>Ein Profil kann nicht vor sich selbst stehen.</translation>
    </message>
    <message>
        <source>Moved %1. The order is now: %2.</source>
        <translation>%1 ist verschoben. Die Reihenfolge ist jetzt: %2.</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>%1 geht nur mit %2.</translation>
    </message>
    <message>
        <source>--names does not accept a shell.</source>
        <translation>--names nimmt keine Shell.</translation>
    </message>
    <message>
        <source>completion requires one shell: %1.</source>
        <translation>completion nimmt eine Shell: %1.</translation>
    </message>
    <message>
        <source>Print the shell completion script for commands, options and names.</source>
        <translation>Gibt das Skript aus, mit dem eine Shell Befehle, Optionen und Namen vervollständigt.</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Packages install all three. Profile and tool names are read from files on this machine; tool names come from the last list that tools diff or the window saved.</source>
        <translation>Für diese Sitzung: source &lt;(resource-console completion bash), mit zsh nach compinit ebenso, oder resource-console completion fish | source. Ein Paket installiert alle drei. Die Namen von Profilen und Werkzeugen kommen aus Dateien auf diesem Rechner: die der Werkzeuge aus der Liste, die tools diff oder das Fenster zuletzt behalten hat.</translation>
    </message>
    <message>
        <source>--names must be %1, not “%2”.</source>
        <translation>--names nimmt %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not a level. Use --levels with %2, comma-separated.</source>
        <translation>„%1“ ist keine Stufe; --levels nimmt %2, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so send each one manually, once. They cannot be used with --all-profiles or --watch.</source>
        <translation>Ein Fehler oder Alarm kann Menschen benachrichtigen und wird darum von Hand gesendet, einmal: mit --all-profiles und --watch geht keiner von beiden.</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>Nur den Schlüssel senden: resource-console profile edit NAME --identity-on-ingest off.</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID an Werkzeugserver</translation>
    </message>
    <message>
        <source>--include-error and --include-alert require --each-level, --count or --file. For a single entry, use --level error or --level alert.</source>
        <translation>--include-error und --include-alert gehören zu --each-level, --count und --file; ein einzelner Eintrag ist --level error oder --level alert.</translation>
    </message>
    <message>
        <source>Each request with an error or an alert may notify people. %1 would send more than one.</source>
        <translation>Jede Anfrage mit einem Fehler oder Alarm kann Menschen benachrichtigen. %1 sendet mehr als eine.</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>je ein Eintrag auf debug, info und warning</translation>
    </message>
    <message>
        <source>with --each-level, --count and --file: errors as well, which may notify people</source>
        <translation>mit --each-level, --count und --file: auch Fehler, die Menschen benachrichtigen können</translation>
    </message>
    <message>
        <source>send critical, fatal and similar levels of a file as warning or error; error may notify people</source>
        <translation>als was critical, fatal und dergleichen aus einer Datei gesendet werden: warning, oder error, was Menschen benachrichtigen kann</translation>
    </message>
    <message>
        <source>--severe-as must be warning or error, not “%1”.</source>
        <translation>--severe-as nimmt warning oder error, nicht „%1“.</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Send them with --severe-as warning, or with --severe-as error, which may notify people.</source>
        <translation>%1 enthält Stufen, die der Dienst nicht kennt: %2. Legen Sie fest, als was sie gesendet werden: --severe-as warning, oder --severe-as error, was Menschen benachrichtigen kann.</translation>
    </message>
    <message>
        <source>%1 contains entries at %2, which may notify people. %3 sends them.</source>
        <translation>%1 enthält Einträge der Stufe %2, die Menschen benachrichtigen können. %3 sendet sie.</translation>
    </message>
    <message>
        <source>levels to send one [TEST] entry each (default: debug,info,warning); error and alert may notify people</source>
        <translation>Stufen, auf denen je ein [TEST]-Eintrag gesendet wird (Vorgabe: debug,info,warning); error und alert können Menschen benachrichtigen</translation>
    </message>
    <message>
        <source>send the username with entries, like the SDKs (default: on)</source>
        <translation>den Benutzernamen mit Einträgen senden, wie die SDKs (Vorgabe: on)</translation>
    </message>
    <message>
        <source>send the resource’s UUID to the tool server; a resource’s own key may need it (default: off)</source>
        <translation>die UUID der Ressource an den Werkzeugserver senden; ihr eigener Schlüssel kann sie brauchen (Vorgabe: off)</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>Kopfzeile für die UUID (Vorgabe: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert (default: info); error and alert may notify people</source>
        <translation>debug, info, warning, error oder alert (Vorgabe: info); error und alert können Menschen benachrichtigen</translation>
    </message>
    <message>
        <source>No scenario named “%1”. Use one of: %2.</source>
        <translation>Ein Szenario „%1“ gibt es nicht. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>Szenarien:</translation>
    </message>
    <message>
        <source>the same as --scenario %1</source>
        <translation>dasselbe wie --scenario %1</translation>
    </message>
    <message>
        <source>play this scenario, names below (repeatable)</source>
        <translation>dieses Szenario spielen; auch mehrmals, die Namen stehen unten</translation>
    </message>
    <message>
        <source>When ready, prints one line of JSON with the addresses and the key, which is valid until the service ends, then one line per request unless --quiet is given. For an error or an alert, the line names who a real service would notify; the demo service notifies nobody. Press Ctrl+C to stop it.</source>
        <translation>Wenn er bereit ist, gibt er eine Zeile JSON mit seinen Adressen und seinem Schlüssel aus, der nur für diesen Lauf gilt; danach eine Zeile je Anfrage, außer mit --quiet. Eine Zeile nennt, wen ein echter Dienst von einem Fehler oder Alarm benachrichtigen würde; dieser benachrichtigt niemanden. Strg+C beendet ihn.</translation>
    </message>
    <message>
        <source>the account’s username; sent with entries and to the tool server</source>
        <translation>der Benutzername des Kontos; er geht mit Einträgen und an den Werkzeugserver hinaus</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>keine Anfrage mit Einträgen senden, die größer ist als dies</translation>
    </message>
    <message>
        <source>The token may have been saved anyway. Check with “resource-console key status --code-hosting-token” once the keychain responds.</source>
        <translation>Das Token ist vielleicht dennoch gespeichert: „resource-console key status --code-hosting-token“ sagt es, sobald der Schlüsselbund antwortet.</translation>
    </message>
    <message>
        <source>The token was not saved.</source>
        <translation>Das Token wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Code-hosting token for %1: </source>
        <translation>Code-Hosting-Token für %1: </translation>
    </message>
    <message>
        <source>%1 must be a whole number of %2 from %3 to %4, not “%5”.</source>
        <translation>%1 nimmt eine ganze Zahl in %2 von %3 bis %4, nicht „%5“.</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. --timeout and --stream-timeout are saved in the profile; 0 uses the default from Preferences. rename keeps the profile’s key and code-hosting token, remove also deletes them from the keychain. The copy is placed after the original and has neither.</source>
        <translation>edit ändert, was seine Optionen sagen; ein leerer Wert nimmt eine Adresse, einen Namen oder eine Datei weg. --timeout und --stream-timeout werden im Profil behalten; 0 ist wie in den Einstellungen. rename nimmt den Schlüssel und das Code-Hosting-Token des Profils mit, remove entfernt sie auch aus dem Schlüsselbund; eine Kopie steht direkt hinter dem anderen und hat keines von beiden.</translation>
    </message>
    <message>
        <source>token saved</source>
        <translation>Token gespeichert</translation>
    </message>
    <message>
        <source>no token saved</source>
        <translation>kein Token gespeichert</translation>
    </message>
    <message>
        <source>Hosting token</source>
        <translation>Hosting-Token</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>A single entry exceeds the request limit of %1 (see --max-request). Nothing was sent.</source>
        <translation>Schon ein Eintrag ist größer, als eine Anfrage sein darf, %1: siehe --max-request. Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>A request would exceed %1 (see --max-request). Nothing was sent. Use --per-request %2 to split the entries into requests that are small enough.</source>
        <translation>Eine Anfrage wäre größer als %1: siehe --max-request. Nichts wurde gesendet. --per-request %2 teilt die Einträge in Anfragen auf, die klein genug sind.</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>Es gibt kein Werkzeug namens „%1“. Die Namen nennt: resource-console tools --names</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Weitere Kataloge</translation>
    </message>
    <message>
        <source>general, code-hosting, both, another catalog of the profile by name, NAME=PATH for one that it does not have, or all (default: all)</source>
        <translation>general, code-hosting, both, der Name eines der weiteren Kataloge des Profils, NAME=PFAD für einen, den es nicht hat, oder all; ohne Angabe all</translation>
    </message>
    <message>
        <source>--catalog must be %1, or NAME=PATH, not “%2”.</source>
        <translation>--catalog nimmt %1 oder NAME=PFAD, nicht „%2“.</translation>
    </message>
    <message>
        <source>additional catalogs by name and path on the tool server: asana=/asana/,crm=/crm/</source>
        <translation>weitere Werkzeuglisten, mit Name und Pfad unter dem Werkzeugserver: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>read the API key, and nothing else, from standard input</source>
        <translation>den API-Schlüssel von der Standardeingabe lesen, die nichts anderes enthält</translation>
    </message>
    <message>
        <source>--approval requires a tool spec format.</source>
        <translation>--approval gehört zu den Formaten einer Tool-Spec.</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>Auf der Standardeingabe steht kein Schlüssel.</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Das Token von %1 ab jetzt an %2 senden? y tippen, dann Eingabetaste: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Den Schlüssel von %1 ab jetzt an %2 senden? y tippen, dann Eingabetaste: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>Auf der Standardeingabe steht mehr als eine Zeile. Geben Sie den Schlüssel allein an.</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>Er darf schon an %1 gehen.</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>Nichts wurde geändert. Bestätigen Sie es mit --yes.</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>Bisher darf er an %1 gehen.</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>Bisher hat niemand gesagt, wohin er gehen darf.</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>Ihn stattdessen an %1 gehen lassen? y tippen, dann Eingabetaste: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>Er geht an %1 und nirgendwohin sonst.</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key itself is read from standard input, never from an argument.</source>
        <translation>key nimmt set, forget, status, allow oder rotate. Der Schlüssel selbst wird von der Standardeingabe gelesen, nie aus einem Argument.</translation>
    </message>
    <message>
        <source>set, forget, status, allow: use the code-hosting token instead of the key</source>
        <translation>set, forget, status, allow: das Code-Hosting-Token des Profils statt seines Schlüssels</translation>
    </message>
    <message>
        <source>allow: do not ask; rotate: switch without asking if the new key does everything the old one does</source>
        <translation>allow: ohne Rückfrage; rotate: ohne Rückfrage wechseln, wenn der neue Schlüssel alles kann, was der alte kann</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved. If the profile changes to other servers, use allow to permit them after you have reviewed both. set and rotate read the key from standard input, which must contain nothing else; on a terminal, the input is hidden. rotate tests the old and the new key on every step, switches when the new key does everything the old one does, and saves the old one for --undo. A code-hosting token is sent only to the code-hosting endpoint of the profile’s tool server. The tool server passes both the token and the API key on to the server behind it.</source>
        <translation>Ein Schlüssel geht an die Server, die im Profil standen, als er angegeben wurde, und nirgendwohin sonst. Nennt das Profil andere, lässt allow ihn dorthin, wenn Sie beide gesehen haben. set und rotate lesen den Schlüssel von der Standardeingabe, die nichts anderes enthält, am Terminal unsichtbar. rotate versucht den alten und den neuen Schlüssel auf jeder Sprosse, wechselt, wenn der neue alles kann, was der alte kann, und behält den alten für --undo. Ein Code-Hosting-Token geht an den Code-Hosting-Endpunkt des Werkzeugservers im Profil und nirgendwohin sonst. Der Werkzeugserver reicht es an den Server dahinter weiter, und den API-Schlüssel ebenso.</translation>
    </message>
    <message>
        <source>in a tool spec, whether a tool needs approval before it runs: always (default), or never, like the SDK</source>
        <translation>in einer Tool-Spec, ob ein Mensch gefragt wird, bevor ein Werkzeug läuft: always (wie ohne die Option) oder never, wie es das SDK hält</translation>
    </message>
    <message>
        <source>--approval must be always or never, not “%1”.</source>
        <translation>--approval nimmt always oder never, nicht „%1“.</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>Der Schlüssel dieses Profils wird erst an %1 gesendet, wenn Sie es erlauben: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>--approval requires --tool-spec.</source>
        <translation>--approval braucht --tool-spec.</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>Dieselbe Ursache wie bei „%1“.</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <comment>after how long</comment>
        <translation>im Protokoll: %1</translation>
    </message>
    <message>
        <source>not seen in the log</source>
        <translation>nicht im Protokoll gesehen</translation>
    </message>
    <message>
        <source>Unknown activity command “%1”. Use list, export FILE, import FILE, recover FILE, confirm MARKER, explain MARKER, delete --older-than DAYS or keep DAYS.</source>
        <translation>activity bietet list, export DATEI, import DATEI, recover DATEI, confirm MARKE, explain MARKE, delete --older-than TAGE und keep TAGE, nicht „%1“.</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>Es ist kein Eintrag mit der Marke %1 aufbewahrt, der vielleicht zugestellt wurde.</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>Dieser Eintrag ging an %1. Geben Sie das mit --resource oder --profile an.</translation>
    </message>
    <message>
        <source>These tools show notification settings: %1.</source>
        <translation>Die Einstellungen der Benachrichtigungen zeigt: %1.</translation>
    </message>
    <message>
        <source>The service has no tool that explains why an alert was held back.</source>
        <translation>Der Dienst hat kein Werkzeug, das erklärt, warum ein Alarm zurückgehalten wurde.</translation>
    </message>
    <message>
        <source>The tool %1 explains that but does not state that it is read-only, so it was not called. Use --yes to call it.</source>
        <translation>Das Werkzeug %1 erklärt das, gibt aber nicht an, dass es nur liest, und wurde darum nicht aufgerufen. Mit --yes wird es aufgerufen.</translation>
    </message>
    <message>
        <source>explain: call the tool even if it does not state that it is read-only</source>
        <translation>explain: das Werkzeug aufrufen, obwohl es nicht angibt, dass es nur liest</translation>
    </message>
    <message>
        <source>how long to look in the service’s log: 30s, 500ms, 2m (default: 60s)</source>
        <translation>wie lange im Protokoll des Dienstes nachgesehen wird: 30s, 500ms, 2m (Vorgabe: 60s)</translation>
    </message>
    <message>
        <source>the tool that reads the log; naming it confirms it and saves it in the profile</source>
        <translation>das Werkzeug, das das Protokoll liest; es zu nennen bestätigt es und speichert es im Profil</translation>
    </message>
    <message>
        <source>--within must be a time such as 30s, 500ms or 2m, at most one hour, not “%1”.</source>
        <translation>--within nimmt eine Zeit wie 30s, 500ms oder 2m, bis zu einer Stunde, nicht „%1“.</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>Im Profil gespeichert: %1 liest das Protokoll.</translation>
    </message>
    <message>
        <source>The tool %1 can read the log but does not state that it is read-only, so it was not called. To confirm it: --log-tool %1</source>
        <translation>Das Werkzeug %1 kann das Protokoll lesen, gibt aber nicht an, dass es nur liest, und wurde darum nicht aufgerufen. Es bestätigen: --log-tool %1</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found. To use a tool with a different name, pass --log-tool.</source>
        <translation>Kein Werkzeug gefunden, das das Protokoll einer Ressource liest. Ein Werkzeug mit anderem Namen lässt sich mit --log-tool nennen.</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json to see all of them.</source>
        <translation>Weitere Zeilen sind ausgelassen. --json nennt alle.</translation>
    </message>
    <message>
        <source>--within and --log-tool require --arrival.</source>
        <translation>--within und --log-tool gehören zu --arrival.</translation>
    </message>
    <message>
        <source>Use only one of --json, --markdown, --junit or --openmetrics.</source>
        <translation>Geben Sie eines von --json, --markdown, --junit und --openmetrics an.</translation>
    </message>
    <message>
        <source>%1 writes the report of one check and cannot be used with --all-profiles or --watch.</source>
        <translation>%1 schreibt den Bericht einer einzigen Prüfung; es geht weder mit --all-profiles noch mit --watch.</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Richtlinie: %1</translation>
    </message>
    <message>
        <source>look for the entries in the service’s own log, with its own tool</source>
        <translation>die Einträge im eigenen Protokoll des Dienstes suchen, mit dessen eigenem Werkzeug</translation>
    </message>
    <message>
        <source>print the steps as JUnit XML, for CI systems</source>
        <translation>die Schritte als JUnit-XML ausgeben, für CI-Systeme</translation>
    </message>
    <message>
        <source>print OpenMetrics text, for the textfile collector of node_exporter</source>
        <translation>OpenMetrics-Text ausgeben, für den Textdatei-Collector des Exporters eines Knotens</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage error or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen there too late, 9 input requested by the tool server but not given, 130 interrupted.</source>
        <translation>Exit-Codes: 0 gut, 1 abgelehnt oder ein Schritt schlug fehl, 2 Aufruf oder Eingabe falsch, 3 nicht erreicht, 4 Zugangsdaten abgelehnt, 5 die Antwort war nicht zu verstehen, 6 Schlüsselbund nicht verfügbar oder gesperrt, 7 nicht im Protokoll gesehen, 8 dort zu spät gesehen, 130 unterbrochen.</translation>
    </message>
    <message>
        <source>--color must be auto, always or never, not “%1”.</source>
        <translation>--color nimmt auto, always oder never, nicht „%1“.</translation>
    </message>
    <message>
        <source>A schedule requires --key-from variable or secret-tool.</source>
        <translation>Ein Zeitplan nimmt --key-from variable oder secret-tool.</translation>
    </message>
    <message>
        <source>There is no Resource URL to write. Pass it with --resource or --profile.</source>
        <translation>Es gibt keine Resource-URL zu schreiben. Geben Sie sie mit --resource oder --profile an.</translation>
    </message>
    <message>
        <source>%1 requires a schedule format.</source>
        <translation>%1 gehört zu den Formaten eines Zeitplans.</translation>
    </message>
    <message>
        <source>schedules: run a drill at this level (default: check --arrival)</source>
        <translation>eines Zeitplans: eine Probe auf dieser Stufe ausführen (Vorgabe: check --arrival)</translation>
    </message>
    <message>
        <source>schedules: pass --within to the command</source>
        <translation>eines Zeitplans: --within seines Befehls</translation>
    </message>
    <message>
        <source>drill requires --level LEVEL.</source>
        <translation>drill braucht --level STUFE.</translation>
    </message>
    <message>
        <source>An entry at %1 may notify people. Nothing was sent. Use --yes to send it.</source>
        <translation>Ein Eintrag der Stufe %1 kann Menschen benachrichtigen. Nichts wurde gesendet. Mit --yes wird er gesendet.</translation>
    </message>
    <message>
        <source>--message requires a text.</source>
        <translation>--message braucht einen Text.</translation>
    </message>
    <message>
        <source>No drills yet.</source>
        <translation>Noch keine Proben.</translation>
    </message>
    <message>
        <source>%1: median %2, 95 % within %3</source>
        <translation>%1: Median %2, 95 % innerhalb von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n drill(s)</source>
        <translation>
            <numerusform>%n Probe</numerusform>
            <numerusform>%n Proben</numerusform>
        </translation>
    </message>
    <message>
        <source>drill takes no argument except history. Pass the text with --message.</source>
        <translation>drill nimmt keine Wörter außer history; sein Text kommt mit --message.</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug, info, warning, error oder alert; error und alert können Menschen benachrichtigen</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>ihn senden, obwohl er Menschen benachrichtigen kann</translation>
    </message>
    <message>
        <source>the message to use instead of the drill template’s</source>
        <translation>die Nachricht, anstelle der aus der Vorlage der Probe</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>Sendet einen Eintrag und misst, wann das eigene Protokoll des Dienstes ihn zeigt.</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is that of send if the entry was not accepted, 7 if the log does not show it within twice the --within time (default: 30s), and 8 if it appears after the --within time.</source>
        <translation>Der Eintrag geht einmal hinaus, und nur, wenn das Protokoll zu lesen ist. Der Exit-Code ist der von send, wenn er nicht angenommen wurde, 7, wenn das Protokoll ihn in der doppelten Zeit von --within (Vorgabe: 30s) nicht zeigt, und 8, wenn es ihn später als in dieser Zeit zeigt.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>Zu spät: Er hätte innerhalb von %1 da sein sollen.</translation>
    </message>
    <message>
        <source>--dialect must be one of %1, not “%2”.</source>
        <translation>--dialect nimmt %1, nicht „%2“.</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server: any (default), modern, session or plain</source>
        <translation>wie mit dem Werkzeugserver gesprochen wird: any (Vorgabe), modern, session oder plain</translation>
    </message>
    <message>
        <source>when to use colors: auto (default: on a terminal, unless NO_COLOR is set), always or never</source>
        <translation>wann die Ausgabe farbig ist: auto (Vorgabe: in einem Terminal, wenn NO_COLOR nicht gesetzt ist), always oder never</translation>
    </message>
    <message>
        <source>The policy is not a table or object.</source>
        <translation>Die Richtlinie ist kein Objekt mit benannten Werten.</translation>
    </message>
    <message>
        <source>The member “%1” does not belong here or has the wrong format.</source>
        <translation>„%1“ gehört nicht hierher oder hat die falsche Form.</translation>
    </message>
    <message>
        <source>A policy has no member “%1”.</source>
        <translation>In einer Richtlinie gibt es kein „%1“.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>Es gibt keine Regel „%1“.</translation>
    </message>
    <message>
        <source>A severity must be info, warning, critical or off, not “%1”.</source>
        <translation>Ein Schweregrad ist info, warning, critical oder off, nicht „%1“.</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>Ein hingenommener Fund braucht tool, rule, reason und until, ein Datum wie 2027-01-31.</translation>
    </message>
    <message>
        <source>read this policy (default: resource-console.toml or .json in the working folder)</source>
        <translation>diese Richtlinie lesen (Vorgabe: resource-console.toml oder .json im Arbeitsordner)</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>Der frühere Schlüssel ist aufbewahrt: key rotate --undo setzt ihn wieder ein, key rotate --forget-old löscht ihn.</translation>
    </message>
    <message>
        <source>rotate: also look for the old key in the environment of this user service</source>
        <translation>rotate: den alten Schlüssel auch in der Umgebung dieses Benutzerdienstes suchen</translation>
    </message>
    <message>
        <source>look in the service’s own log at the end of each check (default: off)</source>
        <translation>jede Prüfung mit einem Blick in das eigene Protokoll des Dienstes beenden (Vorgabe: aus)</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Je nach Server</translation>
    </message>
    <message>
        <source>--within and --log-tool require --confirm-arrival.</source>
        <translation>--within und --log-tool gehören zu --confirm-arrival.</translation>
    </message>
    <message>
        <source>map a column or member of the file to level, message, timestamp, extra or ignored; repeatable</source>
        <translation>was aus einer Spalte oder einem Mitglied der Datei wird: level, message, timestamp, extra oder ignored; wiederholbar</translation>
    </message>
    <message>
        <source>look for the entries in the service’s own log afterward</source>
        <translation>danach die Einträge im eigenen Protokoll des Dienstes suchen</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted, or 7 if --confirm-arrival does not see all of them. Ctrl+C stops immediately and reports the result of every entry.</source>
        <translation>Der Exit-Code ist der des ersten Eintrags, der nicht angenommen wurde, und 7, wenn --confirm-arrival nicht alle sieht. Strg-C hält sofort an und zählt, was aus allen geworden ist.</translation>
    </message>
    <message>
        <source>--map must be COLUMN=TARGET, not “%1”. The targets are: %2.</source>
        <translation>--map nimmt SPALTE=ZIEL, nicht „%1“. Die Ziele sind: %2.</translation>
    </message>
    <message>
        <source>--map names “%1” twice.</source>
        <translation>--map nennt „%1“ zweimal.</translation>
    </message>
    <message>
        <source>--map requires CSV or JSON Lines.</source>
        <translation>--map gehört zu CSV und JSON Lines.</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>Die Datei hat keine Spalte „%1“. Sie hat: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Spalten: %1</translation>
    </message>
    <message>
        <source>Choose the column with --map COLUMN=message.</source>
        <translation>Sagen Sie, welche Spalte es ist: --map SPALTE=message.</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[leer lassen, um es wegzulassen]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>Das ist keiner der Werte, die dieses Feld nimmt.</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>Ausfüllen? y eingeben, d zum Ablehnen oder etwas anderes zum Abbrechen: </translation>
    </message>
    <message>
        <source>Nothing was opened. After you have opened it yourself and finished there, type y, d to decline, or anything else to cancel: </source>
        <translation>Nichts wurde geöffnet. Wenn Sie die Adresse selbst geöffnet haben und dort fertig sind, y eingeben, d zum Ablehnen oder etwas anderes zum Abbrechen: </translation>
    </message>
    <message>
        <source>The tool server %1 asks: %2</source>
        <translation>Der Werkzeugserver %1 fragt: %2</translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>Er möchte, dass Sie diese Adresse auf %1 öffnen; dieses Programm tut das nicht:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Die Adresse ist unverschlüsselt: Andere können lesen, was dort eingegeben wird.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. A server that needs one gets it in its header. Do not type it here.</source>
        <translation>Warnung: Es fragt anscheinend nach einem API-Schlüssel. Ein Server, der einen braucht, bekommt ihn in seiner Kopfzeile; geben Sie ihn hier nicht ein.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form. What you type is not recorded.</source>
        <translation>Warnung: Es fragt anscheinend nach einem Geheimnis (%1); das darf kein Server in einem Formular. Was dort eingegeben wird, wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The form input is longer than 1 MiB.</source>
        <translation>Die Antworten sind länger als 1 MiB.</translation>
    </message>
    <message>
        <source>--answers is not JSON: %1</source>
        <translation>--answers ist kein JSON: %1</translation>
    </message>
    <message>
        <source>--answers must be a JSON object with the form’s fields, or a list with one object per question.</source>
        <translation>--answers nimmt ein JSON-Objekt mit den Feldern des Formulars oder eine Liste mit einem für jede Frage.</translation>
    </message>
    <message>
        <source>call: input for the server’s questions: a JSON object with the form’s fields, or a list with one object per question; “defaults” accepts every form with its default values</source>
        <translation>call: was zu antworten ist, wenn der Server fragt: ein JSON-Objekt mit den Feldern seines Formulars oder eine Liste mit einem für jede Frage; „defaults“ nimmt seine Formulare an, wie sie sind</translation>
    </message>
    <message>
        <source>--answers - and another option cannot both read standard input.</source>
        <translation>--answers - und eine weitere Option würden beide die Standardeingabe lesen.</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>Abgelehnt: Für eine Adresse gibt es keine Vorgabe.</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>Abgebrochen: --answers hat %1 Antworten, und dies ist Frage %2.</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>Abgebrochen: Die Antwort passt nicht zum Formular.</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more of a model’s context (estimated)</source>
        <translation>mit 1 enden, wenn alle Werkzeuge mehr vom Kontext eines Modells brauchen (geschätzt)</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>mit 1 enden, wenn ein einzelnes Werkzeug mehr braucht</translation>
    </message>
    <message>
        <source>lint: info, warning or critical (default: info)</source>
        <translation>lint: info, warning oder critical (Vorgabe: info)</translation>
    </message>
    <message>
        <source>lint: also check what some models and SDKs do not accept</source>
        <translation>lint: auch, was manche Modelle und SDKs nicht annehmen</translation>
    </message>
    <message>
        <source>lint: explain a rule without fetching anything</source>
        <translation>lint: eine Regel erklären und nichts abrufen</translation>
    </message>
    <message>
        <source>diff: update the tool lock after printing the changes</source>
        <translation>diff: die Werkzeug-Lockdatei neu schreiben, nachdem die Abweichungen ausgegeben sind</translation>
    </message>
    <message>
        <source>print a Markdown reference of the tools; lint and diff: a summary for a CI job page</source>
        <translation>eine Referenz der Werkzeuge in Markdown ausgeben; lint und diff: eine Zusammenfassung für die Seite eines Jobs</translation>
    </message>
    <message>
        <source>lint and diff: print SARIF 2.1.0 for code hosts</source>
        <translation>lint und diff: SARIF 2.1.0 für Code-Hosts ausgeben</translation>
    </message>
    <message>
        <source>call: allow tools with a critical finding</source>
        <translation>call: auch Werkzeuge mit einem kritischen Fund</translation>
    </message>
    <message>
        <source>If one catalog fails, the others are still printed and the exit code reports the failure. A catalog that only lacks a token or an account causes a warning, not a failure. lint exits 1 if it finds anything that was not accepted. diff compares with FILE (the output of tools --json, a list of tools, or a tool lock), otherwise with the list that the last diff of the same server saved, and exits 1 if anything changed. lock prints a file for a repository that diff can compare with: tools lock &gt; tools.lock.json. call sends the call once and never retries: it checks the arguments first, requires --yes for a tool that is or may be destructive and --despite-findings for one with a critical finding, and exits 1 if the tool returns an error. If the server requests input during the call, you are prompted on a terminal, or --answers provides it; otherwise call exits 9 and prints what was requested.</source>
        <translation>Wenn ein Katalog fehlschlägt und ein anderer kommt, wird ausgegeben, was kam, und der Exit-Code ist der des Fehlschlags; vor einem Katalog, dem nur ein Token oder ein Konto fehlt, wird gewarnt, und das ist kein Fehlschlag. lint endet mit 1, wenn es etwas findet, das nicht hingenommen war. diff vergleicht mit DATEI (der Ausgabe von tools --json, einer Liste von Werkzeugen oder einer Werkzeug-Lockdatei), sonst mit der Liste, die das letzte diff von dort aufbewahrt hat, und endet mit 1, wenn sich etwas geändert hat. lock gibt aus, womit diff in einem Repository vergleichen kann: tools lock &gt; tools.lock.json. call sendet den Aufruf einmal und nie wieder: Die Argumente werden vorher geprüft, ein Werkzeug, das zerstörend ist oder es nicht angibt, braucht --yes, eines mit einem kritischen Fund braucht --despite-findings, und es endet mit 1, wenn das Werkzeug einen Fehler meldet. Fragt der Server unterdessen nach etwas, wird ein Mensch am Terminal gefragt, oder --answers hat die Antwort; sonst endet es mit 9 und sagt, wonach gefragt wurde.</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>Nicht aufgerufen: Kein Client darf „%1“ aufrufen, denn %2.</translation>
    </message>
    <message>
        <source>Not called: this tool has a critical finding. Read it with: resource-console tools lint. Use --despite-findings to call it anyway.</source>
        <translation>Nicht aufgerufen: Dieses Werkzeug hat einen kritischen Fund. Ihn lesen: resource-console tools lint. Mit --despite-findings wird es trotzdem aufgerufen.</translation>
    </message>
    <message>
        <source>The server requested input, but none was given. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>Der Server fragte nach etwas, das nicht beantwortet wurde. Geben Sie die Antworten mit --answers an, oder rufen Sie das Werkzeug in einem Terminal auf.</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens (±%3 %), more than %4.</source>
        <translation>%1 braucht etwa %2 Token (±%3 %), mehr als %4.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens (±%2 %), more than the budget of %3.</source>
        <translation>Alle Werkzeuge brauchen etwa %1 Token (±%2 %), mehr als das Budget von %3.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens (±%2 %) of the budget of %3.</source>
        <translation>Alle Werkzeuge brauchen etwa %1 Token (±%2 %) des Budgets von %3.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1: %2 von %3 war bis %4 hingenommen und zählt wieder.</translation>
    </message>
    <message>
        <source>--explain requires a rule, not “%1”. The rules are: %2.</source>
        <translation>--explain nimmt eine Regel, nicht „%1“. Die Regeln sind: %2.</translation>
    </message>
    <message>
        <source>%1 was not updated because a list is incomplete.</source>
        <translation>%1 wurde nicht aktualisiert, weil eine Liste unvollständig ist.</translation>
    </message>
    <message>
        <source>%1 was updated.</source>
        <translation>%1 wurde aktualisiert.</translation>
    </message>
    <message>
        <source>%1 was already up to date.</source>
        <translation>%1 war aktuell.</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>„%1“ wird Modellen vorenthalten und kann nicht aufgerufen werden: %2.</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>Der Server gibt keine Anweisungen.</translation>
    </message>
    <message>
        <source>tools lock takes no other arguments.</source>
        <translation>tools lock nimmt keine weiteren Wörter.</translation>
    </message>
    <message>
        <source>tools instructions takes no other arguments.</source>
        <translation>tools instructions nimmt keine weiteren Wörter.</translation>
    </message>
    <message>
        <source>Unknown tools command “%1”. Use list, show NAME, instructions, lint, diff [FILE], lock or call NAME.</source>
        <translation>tools bietet list, show NAME, instructions, lint, diff [DATEI], lock und call NAME, nicht „%1“.</translation>
    </message>
    <message>
        <source>Use only one of --json, --sarif or --markdown.</source>
        <translation>Geben Sie eines von --json, --sarif und --markdown an.</translation>
    </message>
    <message>
        <source>--update requires a tool lock: tools diff tools.lock.json --update</source>
        <translation>--update braucht eine Werkzeug-Lockdatei: tools diff tools.lock.json --update</translation>
    </message>
    <message>
        <source>%1 is not a tool lock. Create one with: resource-console tools lock &gt; %1</source>
        <translation>%1 ist keine Werkzeug-Lockdatei. Eine anlegen: resource-console tools lock &gt; %1</translation>
    </message>
    <message>
        <source>%1 must be a number of tokens, not “%2”.</source>
        <translation>%1 nimmt eine Anzahl Token, nicht „%2“.</translation>
    </message>
    <message>
        <source>--at-least must be info, warning or critical, not “%1”.</source>
        <translation>--at-least nimmt info, warning oder critical, nicht „%1“.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments and, with --arrival, the log tool.
The exit code is that of the first step that failed; with --all-profiles, of the first profile in the list.</source>
        <translation>Werkzeuge werden aufgelistet und nicht aufgerufen, außer „ping“, wo es keine Argumente braucht, und mit --arrival dem Protokollwerkzeug.
Der Rückgabewert ist der des ersten Schritts, der scheiterte; mit --all-profiles der des ersten Profils der Liste.</translation>
    </message>
</context>
<context>
    <name>rc::ClipboardOffer</name>
    <message>
        <source>API key found, will be saved in the keychain</source>
        <translation>API-Schlüssel gefunden, wird im Schlüsselbund gespeichert</translation>
    </message>
    <message>
        <source>From your clipboard: %1</source>
        <translation>Aus der Zwischenablage: %1</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Resource prüfen</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tools that differ between the two</source>
        <translation>Werkzeuge, die beide nicht gleich sehen</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>names of two profiles</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: both see the same %n tool(s).</source>
        <translation>
            <numerusform>%1: Beide sehen dasselbe %n Werkzeug.</numerusform>
            <numerusform>%1: Beide sehen dieselben %n Werkzeuge.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 identical, %3 different, %4 only for %5, %6 only for %7.</source>
        <translation>%1: %2 gleich, %3 verschieden, %4 nur für %5, %6 nur für %7.</translation>
    </message>
    <message>
        <source>A list is incomplete: a tool missing from it may still exist.</source>
        <translation>Eine Liste ist unvollständig: Was auf einer Seite fehlt, kann trotzdem da sein.</translation>
    </message>
    <message>
        <source>Both were fetched at %1.</source>
        <translation>Beide wurden um %1 abgefragt.</translation>
    </message>
    <message>
        <source>Fetching both tool lists. Esc cancels.</source>
        <translation>Beide werden nach ihren Werkzeugen gefragt. Esc bricht ab.</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>Different</source>
        <translation>Verschieden</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n weiteres Werkzeug</numerusform>
            <numerusform>%n weitere Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not see this tool.</source>
        <translation>%1 sieht dieses Werkzeug nicht.</translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>[TEST] sent from Resource Console</source>
        <translation>[TEST] gesendet von Resource Console</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Schreiben Sie zuerst eine Nachricht.</translation>
    </message>
    <message>
        <source>Fix the highlighted extra field first.</source>
        <translation>Einer der Extra-Werte kann noch nicht hinaus; er sagt, warum.</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>Berichtigen Sie zuerst den Zeitstempel.</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>%1 bei jedem Druck ausfüllen</translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Copy configuration</source>
        <translation>Konfiguration kopieren</translation>
    </message>
    <message>
        <source>without the key</source>
        <translation>ohne den Schlüssel</translation>
    </message>
    <message>
        <source>Copied, without the key.</source>
        <translation>Kopiert, ohne den Schlüssel.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als …</translation>
    </message>
    <message>
        <source>Copy with the key…</source>
        <translation>Mit dem Schlüssel kopieren …</translation>
    </message>
    <message>
        <source>Press again to copy with the key</source>
        <translation>Noch einmal drücken: kopiert sie mit dem Schlüssel</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>Was für den Schlüssel steht</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>Eine Abfrage im Schlüsselbund</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>API-Schlüssel als:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>Die Zwischenablage wurde geleert: Der Schlüssel ist nicht mehr darin.</translation>
    </message>
    <message>
        <source>without the key. %1</source>
        <translation>ohne den Schlüssel. %1</translation>
    </message>
    <message>
        <source>Reading the key. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird gelesen. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>This profile has no key to copy.</source>
        <translation>Es gibt keinen Schlüssel zu kopieren: Dieses Profil hat keinen.</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>Mit dem Schlüssel kopiert. In %n Sekunde wird die Zwischenablage geleert, falls sie ihn noch hat.</numerusform>
            <numerusform>Mit dem Schlüssel kopiert. In %n Sekunden wird die Zwischenablage geleert, falls sie ihn noch hat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied with the key.</source>
        <translation>Mit dem Schlüssel kopiert.</translation>
    </message>
    <message>
        <source>Save the configuration, without the key</source>
        <translation>Die Konfiguration ohne den Schlüssel speichern</translation>
    </message>
    <message>
        <source>Saved %1, without the key.</source>
        <translation>%1 ohne den Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>The file was not saved: %1</source>
        <translation>Die Datei wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Before a tool runs</source>
        <translation>Bevor ein Werkzeug läuft</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Einen Menschen fragen</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>Nie fragen, wie das SDK</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>Bevor ein Werkzeug läuft:</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The prefix of the environment variables can contain only letters, digits and _, and cannot start with a digit.</source>
        <translation>Das Präfix der Umgebungsvariablen darf nur Buchstaben, Ziffern und _ enthalten und nicht mit einer Ziffer beginnen.</translation>
    </message>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse hat Zeichen, die kein Header tragen kann.</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>Werkzeug-Angabe</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>Eine Werkzeug-Angabe braucht die Adresse des Werkzeug-Servers.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>The key is not in this file. The manager passes it on, after</source>
        <translation>Der Schlüssel bleibt aus dieser Datei heraus: Der Dienstverwalter reicht ihn weiter, nach</translation>
    </message>
    <message>
        <source>The key is stored in a secret, created once with</source>
        <translation>Der Schlüssel liegt in einem Secret, einmal angelegt mit</translation>
    </message>
    <message>
        <source>The tool endpoints require the tool server’s address.</source>
        <translation>Die Werkzeug-Endpunkte brauchen die Adresse des Werkzeug-Servers.</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 in the environment.</source>
        <translation>Der Schlüssel bleibt aus diesem Text heraus: Setzen Sie %1 in der Umgebung.</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>Eine .env-Datei kann den Schlüsselbund nicht fragen; die Shell kann es, bevor das Programm startet:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>Der Schlüssel bleibt im Schlüsselbund:</translation>
    </message>
    <message>
        <source>each value as it is, without quotes.</source>
        <translation>jeder Wert, wie er ist, ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>Nur ein Profil mit einem Namen hat seinen Schlüssel im Schlüsselbund.</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>secret-tool würde einen Profilnamen, der mit - beginnt, für eine Option halten.</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>Der Name des Profils hat Zeichen, die kein Befehl tragen kann.</translation>
    </message>
    <message>
        <source>Sends one test entry. Needs Python 3.7 or later.</source>
        <translation>Sendet einen Testeintrag. Braucht Python 3.7 oder neuer.</translation>
    </message>
    <message>
        <source>Sends one test entry. Needs Node 18 or later; save it as entry.mjs.</source>
        <translation>Sendet einen Testeintrag. Braucht Node 18 oder neuer; als entry.mjs speichern.</translation>
    </message>
    <message>
        <source>cmd has no safe way to write a value with a double quote or an exclamation mark. Use PowerShell.</source>
        <translation>cmd kann einen Wert mit doppeltem Anführungszeichen oder Ausrufezeichen nicht sicher schreiben. Bitte PowerShell verwenden.</translation>
    </message>
    <message>
        <source>cmd cannot use a value with a line break or another control character.</source>
        <translation>cmd kann keinen Wert mit einem Zeilenumbruch oder einem anderen Steuerzeichen tragen.</translation>
    </message>
    <message>
        <source>cmd limits lines to 8,191 characters.</source>
        <translation>cmd nimmt nur Zeilen mit höchstens 8.191 Zeichen.</translation>
    </message>
    <message>
        <source>A systemd unit cannot contain a value with control characters.</source>
        <translation>Eine Unit von systemd kann keinen Wert mit Steuerzeichen tragen.</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>Der Schlüssel steht nicht in diesem Text: Zuerst %1 setzen.</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>PowerShell kann den Namen dieses Profils nicht an ein anderes Programm übergeben.</translation>
    </message>
    <message>
        <source>For a .cmd file. It does not contain the key: set %1 first.</source>
        <translation>Für eine .cmd-Datei. Der Schlüssel steht nicht darin: Zuerst %1 setzen.</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>curl: general tools</source>
        <translation>curl: allgemeine Werkzeuge</translation>
    </message>
    <message>
        <source>curl: code-hosting tools</source>
        <translation>curl: Code-Hosting-Werkzeuge</translation>
    </message>
    <message>
        <source>Python without the SDK</source>
        <translation>Python ohne das SDK</translation>
    </message>
    <message>
        <source>Node without the SDK</source>
        <translation>Node ohne das SDK</translation>
    </message>
    <message>
        <source>Docker env-file</source>
        <translation>Docker-env-Datei</translation>
    </message>
    <message>
        <source>Tool spec: Python</source>
        <translation>Werkzeugbeschreibung: Python</translation>
    </message>
    <message>
        <source>Tool spec: Node</source>
        <translation>Werkzeugbeschreibung: Node</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>JSON kann den Schlüsselbund nicht fragen. Den Schlüssel als Variable lassen.</translation>
    </message>
    <message>
        <source>cmd cannot read a key from the keychain. Use a variable for the key, or set it with the PowerShell text and start cmd from there.</source>
        <translation>cmd hat keinen Befehl, der einen Schlüssel aus dem Schlüsselbund liest. Lassen Sie den Schlüssel eine Variable sein, oder setzen Sie ihn mit dem Text für PowerShell und starten Sie cmd von dort.</translation>
    </message>
    <message>
        <source>Only PowerShell can read the Windows keychain. Use a variable for the key here, set it with the PowerShell text, and start the program from there.</source>
        <translation>Nur PowerShell liest den Schlüsselbund von Windows. Lassen Sie den Schlüssel hier eine Variable sein, setzen Sie ihn mit dem Text für PowerShell, und starten Sie das Programm von dort.</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>nur ältere SDKs; die neuesten lehnen es ab</translation>
    </message>
    <message>
        <source>%1 contains ${. Programs that read mcp.json replace that with a variable, so it cannot be written there.</source>
        <translation>%1 enthält ${. Wer eine mcp.json liest, setzt dort eine Variable jenes Rechners ein; deshalb lässt es sich nicht hineinschreiben.</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>Der Schlüssel</translation>
    </message>
    <message>
        <source>Sends this request. Needs Python 3.7 or later.</source>
        <translation>Sendet diese Anfrage. Braucht Python 3.7 oder neuer.</translation>
    </message>
    <message>
        <source>Sends this request. Needs Node 18 or later; save it as entry.mjs.</source>
        <translation>Sendet diese Anfrage. Braucht Node 18 oder neuer; als entry.mjs speichern.</translation>
    </message>
</context>
<context>
    <name>rc::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>rc::CostModel</name>
    <message>
        <source>excluded</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Estimated from the words, digits and punctuation of the name, description and parameters as one JSON object. Compared with the public tokenizer o200k_base, the error is at most %1 % for a catalog and %2 % for one tool. Other tokenizers differ, mostly for text that is not English; Chinese and Japanese may be off by a third.</source>
        <translation>Geschätzt aus den Wörtern, Ziffern und Zeichen von Name, Beschreibung und Parametern als ein JSON-Objekt. Gemessen am öffentlichen Tokenizer o200k_base: höchstens %1 % Abweichung über einen Katalog, %2 % über ein Werkzeug. Andere Tokenizer weichen ab, am meisten bei Text, der nicht englisch ist; Chinesisch und Japanisch können um ein Drittel abweichen.</translation>
    </message>
</context>
<context>
    <name>rc::CostPanel</name>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Cost of each tool</source>
        <translation>Kosten je Werkzeug</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2 %), %3 bytes</source>
        <translation>Etwa %1 Token (±%2 %), %3 Bytes</translation>
    </message>
    <message>
        <source>About %1 of %2 tokens would remain (±%3 %), %4 fewer</source>
        <translation>Etwa %1 von %2 Token blieben (±%3 %), %4 weniger</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) selected: about %1 tokens, %2 bytes</source>
        <translation>
            <numerusform>%n Werkzeug gewählt: etwa %1 Token, %2 Bytes</numerusform>
            <numerusform>%n Werkzeuge gewählt: etwa %1 Token, %2 Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>Counts name, description and parameters.</source>
        <translation>So, wie ein Modell sie bekommt: Name, Beschreibung und Parameter.</translation>
    </message>
    <message>
        <source>Total for the lists shown. Uncheck tools to see what would remain without them. The server is not changed.</source>
        <translation>Für die gezeigten Listen. Nehmen Sie Werkzeugen den Haken, um zu sehen, was ohne sie bliebe. Am Server ändert sich nichts.</translation>
    </message>
    <message>
        <source>Budget in tokens</source>
        <translation>Budget in Token</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>About %1 tokens over budget</source>
        <translation>Etwa %1 Token über dem Budget</translation>
    </message>
    <message>
        <source>About %1 tokens left</source>
        <translation>Etwa %1 Token übrig</translation>
    </message>
</context>
<context>
    <name>rc::Credentials</name>
    <message>
        <source>The API key has a line break at position %1.</source>
        <translation>Der API-Schlüssel hat an Stelle %1 einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>The API key has a space at position %1.</source>
        <translation>Der API-Schlüssel hat an Stelle %1 ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The API key has a character at position %1 that is not plain ASCII.</source>
        <translation>Der API-Schlüssel hat an Stelle %1 ein Zeichen, das nicht zu den einfachen ASCII-Zeichen gehört.</translation>
    </message>
    <message>
        <source>The API key has a control character at position %1.</source>
        <translation>Der API-Schlüssel hat an Stelle %1 ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>The username or email address has a line break or control character.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse hat einen Zeilenumbruch oder ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse hat ein kaputtes Zeichen.</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse ist länger als 256 Bytes.</translation>
    </message>
    <message>
        <source>The API key is longer than 512 characters.</source>
        <translation>Der API-Schlüssel ist länger als 512 Zeichen.</translation>
    </message>
    <message>
        <source>The header %1 is already used for the key.</source>
        <translation>Die Kopfzeile %1 trägt den Schlüssel und kann keinen Namen tragen.</translation>
    </message>
    <message>
        <source>The code-hosting token is empty.</source>
        <translation>Das Code-Hosting-Token ist leer.</translation>
    </message>
    <message>
        <source>The code-hosting token is longer than 2,048 characters.</source>
        <translation>Das Code-Hosting-Token ist länger als 2.048 Zeichen.</translation>
    </message>
    <message>
        <source>The code-hosting token has a line break at position %1.</source>
        <translation>Das Code-Hosting-Token hat an Stelle %1 einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>The code-hosting token has a space at position %1.</source>
        <translation>Das Code-Hosting-Token hat an Stelle %1 ein Leerzeichen.</translation>
    </message>
    <message>
        <source>The code-hosting token has a character at position %1 that is not plain ASCII.</source>
        <translation>Das Code-Hosting-Token hat an Stelle %1 ein Zeichen, das keines der einfachen ASCII-Zeichen ist.</translation>
    </message>
    <message>
        <source>The code-hosting token has a control character at position %1.</source>
        <translation>Das Code-Hosting-Token hat an Stelle %1 ein Steuerzeichen.</translation>
    </message>
    <message>
        <source>The code-hosting token is sent in the header %1, which is already used here.</source>
        <translation>Das Code-Hosting-Token gehört in den Header %1, und der trägt hier etwas anderes.</translation>
    </message>
</context>
<context>
    <name>rc::Csv</name>
    <message>
        <source>The row is too long.</source>
        <translation>Die Zeile ist zu lang.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Hinter einem schließenden Anführungszeichen steht Text.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
</context>
<context>
    <name>rc::DemoScenario</name>
    <message>
        <source>Everything works</source>
        <translation>Alles in Ordnung</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>Geteilte Ressource, Schlüssel eines Teams</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>Schlüssel eines Teams ohne Benutzernamen</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>Schlüssel der Ressource</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>Falscher Schlüssel</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Kein Zugriff</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>Gelöschte Ressource</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>Der Dienst kennt keine Ressource mit dieser UUID.</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>Seite eines Teams als Adresse</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>Code-Hosting will ein Token</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>Code-Hosting ist nicht eingerichtet</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>Der Werkzeugserver hat hinter seinem Code-Hosting-Endpunkt nichts.</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>Code-Hosting ist ausgefallen</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>Der Server hinter den Code-Hosting-Werkzeugen ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>Werkzeugserver steht still</translation>
    </message>
    <message>
        <source>Your own resource and your account’s key. Every step of the check passes.</source>
        <translation>Ihre eigene Ressource und der Schlüssel Ihres Kontos: Die Prüfung besteht jede Stufe.</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who shares it with your team, and you have the team’s key. Entries without a username are refused.</source>
        <translation>Die Ressource gehört jemand anderem, der sie mit Ihrem Team teilt, und Sie haben den Schlüssel des Teams. Einträge ohne Benutzernamen werden abgelehnt.</translation>
    </message>
    <message>
        <source>You have the team’s key and no username. Entries are refused, tools are listed.</source>
        <translation>Sie haben den Schlüssel des Teams und keinen Benutzernamen: Einträge werden abgelehnt, Werkzeuge aufgelistet.</translation>
    </message>
    <message>
        <source>The key is for this resource only. Entries are accepted, but the tool server accepts the key only together with the resource’s UUID.</source>
        <translation>Der Schlüssel gilt nur für diese Ressource: Einträge werden angenommen, aber der Werkzeugserver kennt den Schlüssel nur zusammen mit der UUID der Ressource.</translation>
    </message>
    <message>
        <source>The key belongs to nobody, as if it had been replaced.</source>
        <translation>Der Schlüssel gehört niemandem, als wäre er ersetzt worden.</translation>
    </message>
    <message>
        <source>The key and the username are right, but the resource belongs to somebody else, who has not shared it.</source>
        <translation>Schlüssel und Benutzername stimmen, aber die Ressource gehört jemand anderem, der sie nicht geteilt hat.</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>Anderer Produktpfad</translation>
    </message>
    <message>
        <source>The product path in the Resource URL is wrong, so the service redirects entries to its login page.</source>
        <translation>Der Produktpfad in der Ressourcen-URL ist nicht der des Dienstes, und so leitet der Dienst Einträge auf seine Anmeldeseite um.</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, where the service accepts no entries. It accepts them at an owner’s address.</source>
        <translation>Die Ressourcen-URL ist die der Seite eines Teams, wo der Dienst keine Einträge annimmt. Er nimmt sie an der Adresse eines Besitzers an.</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>Protokolldienst als Werkzeugserver</translation>
    </message>
    <message>
        <source>The tool server address is that of the log service, which redirects the request to its login page.</source>
        <translation>Die Adresse des Werkzeugservers ist die des Protokolldienstes, der die Anfrage auf seine Anmeldeseite umleitet.</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>Anderer Hostname</translation>
    </message>
    <message>
        <source>The service responds only to the name localhost, but the addresses contain 127.0.0.1.</source>
        <translation>Der Dienst antwortet nur unter dem Namen localhost, aber in den Adressen steht 127.0.0.1.</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools requires your own token in the Authorization header. Any token works here.</source>
        <translation>Der Server hinter den Code-Hosting-Werkzeugen will Ihr eigenes Token in der Kopfzeile Authorization. Hier genügt jedes.</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools keeps the tool server waiting for a minute, and every other request to it waits as well.</source>
        <translation>Der Server hinter den Code-Hosting-Werkzeugen lässt den Werkzeugserver eine Minute warten, und jede andere Anfrage an ihn wartet mit.</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>Langsame Benachrichtigungen</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds, when three people would have been notified. Other entries get a response at once.</source>
        <translation>Fehler und Alarme werden sofort gespeichert, aber erst nach 45 Sekunden beantwortet, wenn drei Personen benachrichtigt wären. Andere Einträge werden sofort beantwortet.</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>Ein weiterer Katalog</translation>
    </message>
    <message>
        <source>The tool server has another catalog, planning, at /planning/, which is also in the profile.</source>
        <translation>Der Werkzeugserver hat einen weiteren Katalog, planning, unter /planning/, und das Profil hat ihn auch.</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>Ein Protokoll, das hinterherhinkt</translation>
    </message>
    <message>
        <source>Entries are accepted at once and appear in the log after 3 seconds.</source>
        <translation>Einträge werden sofort angenommen und erscheinen nach 3 Sekunden im Protokoll.</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>Ein Protokoll in Seiten</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>Das Protokollwerkzeug zeigt je 5 Einträge auf einmal.</translation>
    </message>
    <message>
        <source>A log with gaps</source>
        <translation>Ein Protokoll mit Lücken</translation>
    </message>
    <message>
        <source>Every third entry is accepted and never appears in the log.</source>
        <translation>Jeder dritte Eintrag wird angenommen und erscheint nie im Protokoll.</translation>
    </message>
    <message>
        <source>A log with duplicates</source>
        <translation>Ein Protokoll mit Doppelten</translation>
    </message>
    <message>
        <source>The log shows each entry three times.</source>
        <translation>Das Protokoll zeigt jeden Eintrag dreimal.</translation>
    </message>
    <message>
        <source>A clock that is off</source>
        <translation>Eine Uhr, die falsch geht</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind, as its log shows.</source>
        <translation>Die Uhr des Dienstes geht 7 Minuten nach, wie sein Protokoll zeigt.</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>no key received</source>
        <translation>kein Schlüssel kam an</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>Der Dienst sah in der Anfrage keinen API-Schlüssel, obwohl einer gesendet wurde.</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>der Dienst konnte den Eintrag nicht lesen</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>Der Dienst sagt, die Anfrage sei nicht das JSON, das er nimmt.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse die des Log-Dienstes ist, und zeigen Sie seinen Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>der Schlüssel wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The service does not accept this API key.</source>
        <translation>Der Dienst nimmt diesen API-Schlüssel nicht an.</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal aus dem Produkt; er wurde vielleicht ersetzt.</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>Besitzer und UUID gehören nicht zusammen</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>Der Dienst kennt keine Ressource %2, die %1 gehört. Meist ist der Besitzer in der URL nicht das Konto, dem sie gehört, oder die UUID wurde beim Kopieren abgeschnitten.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>Öffnen Sie Resource Details und kopieren Sie die ganze Resource-URL noch einmal. Ist sie mit Ihnen geteilt, behält der Pfad den Namen des Besitzers.</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>an dieser Adresse nimmt nichts Einträge an</translation>
    </message>
    <message>
        <source>A server responds, but not at this path. The product path or the host may be wrong.</source>
        <translation>Ein Server antwortet, aber nicht auf diesen Pfad. Der Produktpfad oder der Host ist vielleicht ein anderer.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>Öffnen Sie Resource Details und kopieren Sie die ganze Resource-URL noch einmal.</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>der Eintrag wurde vielleicht zugestellt</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>Ein Gateway verlor den Dienst dahinter, vielleicht nachdem es den Eintrag weitergegeben hatte.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>Suchen Sie im Produkt nach der Marke, dann prüfen Sie in einer Minute erneut.</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>Ein Gateway wartete zu lange auf den Dienst dahinter, vielleicht nachdem es den Eintrag weitergegeben hatte.</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>Der Werkzeug-Server sah in der Anfrage keinen API-Schlüssel, obwohl einer gesendet wurde.</translation>
    </message>
    <message>
        <source>The tool server does not accept this API key.</source>
        <translation>Der Werkzeug-Server nimmt diesen API-Schlüssel nicht an.</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal und prüfen Sie, ob der Benutzername zu ihm gehört.</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>kein Benutzername kam an</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>Der Werkzeug-Server will wissen, wessen Werkzeuge er auflisten soll.</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>Tragen Sie den Benutzernamen oder die E-Mail-Adresse des Kontos ein.</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>noch kein Konto verknüpft</translation>
    </message>
    <message>
        <source>No code-hosting account is linked to this user.</source>
        <translation>Mit diesem Benutzer ist kein Code-Hosting-Konto verknüpft.</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>Verknüpfen Sie eines im Produkt und prüfen Sie dann erneut. Nichts anderes braucht es.</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>Schlüssel oder Benutzername wurde nicht angenommen</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username.</source>
        <translation>Der Werkzeug-Server nimmt diesen Schlüssel mit diesem Benutzernamen nicht an.</translation>
    </message>
    <message>
        <source>Check the username, and copy the key again.</source>
        <translation>Prüfen Sie den Benutzernamen und kopieren Sie den Schlüssel noch einmal.</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>der Schlüssel darf diese Werkzeuge nicht auflisten</translation>
    </message>
    <message>
        <source>The tool server denied access to this tool list.</source>
        <translation>Der Werkzeug-Server kennt den Schlüssel oder den Benutzer, verweigert aber diese Liste.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>Prüfen Sie, ob der Benutzername zum Schlüssel gehört.</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>keine Werkzeuge an dieser Adresse</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path.</source>
        <translation>Ein Server antwortet, aber er hat unter diesem Pfad keinen Werkzeug-Endpunkt.</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>Prüfen Sie die Adresse des Werkzeug-Servers: Sie steht ohne /mcp/ und /github/.</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>der Werkzeug-Server bietet keine</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>Der Werkzeug-Server sagt, was hinter diesem Endpunkt stehen sollte, sei nicht eingerichtet. Das ist eine Einstellung auf seiner Seite.</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>Wenn Sie diese Werkzeuge brauchen, bitten Sie seine Betreiber, es einzurichten.</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>der Server dahinter antwortete nicht</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>Der Werkzeug-Server gibt diese Anfrage weiter, und wer antworten sollte, tat es nicht.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>Prüfen Sie in einer Minute erneut; bleibt es so, zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>Die Datei mit Ihren eigenen Zertifizierungsstellen ist nicht zu gebrauchen, und ohne sie ist niemandem zu trauen.</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>Nennen Sie unter „Eigene CA-Datei“ eine andere Datei oder keine.</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>das ist eine Ressourcen-URL</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries. The tool server has an address of its own.</source>
        <translation>Was als Werkzeugserver angegeben ist, ist eine Ressourcen-URL. Dorthin gehen Einträge; Werkzeuge haben einen Server mit eigener Adresse.</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>Tragen Sie die Adresse des Werkzeugservers ein, oder lassen Sie sie leer, um nur Einträge zu prüfen.</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>der Endpunkt steht zweimal in der Adresse</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>Die Adresse des Werkzeugservers endet schon mit /mcp/ oder /github/, und der Endpunkt kommt noch einmal hinzu.</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>Tragen Sie die Adresse des Werkzeugservers ohne /mcp/ und ohne /github/ ein.</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>das ist die Adresse eines Werkzeugservers</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>Was als Ressource angegeben ist, ist die Adresse eines Werkzeug-Endpunkts; eine Ressourcen-URL nennt einen Besitzer und eine UUID.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL.</source>
        <translation>Öffnen Sie die Ressourcendetails und kopieren Sie die ganze Ressourcen-URL.</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>im Hostnamen ist ein Punkt zu viel</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>Der Hostname beginnt oder endet mit einem Punkt oder hat zwei hintereinander, wie es beim Kopieren aus einem Satz vorkommt.</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>Nehmen Sie den Punkt heraus.</translation>
    </message>
    <message>
        <source>The text does not contain a valid Resource URL.</source>
        <translation>Der angegebene Text enthält keine brauchbare Ressourcen-URL.</translation>
    </message>
    <message>
        <source>The tool server address cannot be used.</source>
        <translation>Die Adresse des Werkzeugservers ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>Berichtigen Sie die Adresse des Werkzeugservers, oder lassen Sie sie leer, um nur Einträge zu prüfen.</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse würde die Kopfzeile zerbrechen, die sie trägt; es wurde also nichts gesendet.</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>Berichtigen Sie den Benutzernamen oder die E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>Ohne Schlüssel würde der Dienst alles ablehnen; es wurde also nichts gefragt.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>Ein Schlüssel besteht aus Buchstaben, Ziffern und Zeichen ohne Lücken; dies ist etwas anderes oder ein Teil davon.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal aus dem Produkt und geben Sie ihn noch einmal ein.</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>Ohne Schlüsselbund kann ein Schlüssel nur für einen Lauf gehalten werden.</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>Es ließ sich nichts fragen; ob der Schlüssel da ist, ist also unbekannt.</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>Ein gesperrter Schlüsselbund verrät nichts: Das heißt nicht, dass der Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>The keychain is waiting for you. Its window may be behind this one.</source>
        <translation>Er arbeitet; sein Fenster liegt vielleicht hinter anderen.</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>Der Schlüsselbund, oder ein Mensch, den er fragte, hat Nein gesagt.</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>Keine Antwort heißt nicht, dass der Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>Er war da und endete zwischendurch; ob der Schlüssel da ist, ist also unbekannt.</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>Jemand oder etwas hat ihn dort gelöscht, oder er gehört zu einem anderen Konto dieses Rechners.</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>Er arbeitet, aber nicht für diesen Schlüssel.</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>dieser Port will https</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>Der Server sagt, dass einfaches HTTP an einem Port ankam, der TLS spricht.</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>Beginnen Sie die Adresse mit https://.</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>dieses Netz will eine Anmeldung</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>Das Netz zwischen diesem Rechner und dem Dienst verlangt zuerst eine Anmeldung. Der Dienst wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>Öffnen Sie im Browser irgendeine Seite, melden Sie sich am Netz an, dann prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>ein Proxy antwortet anstelle des Dienstes</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>Was kam, ist das Wort eines Proxys oder Gateways auf dem Weg, nicht des Dienstes.</translation>
    </message>
    <message>
        <source>Show this response to the operator of the proxy or gateway.</source>
        <translation>Fragen Sie die Betreiber des Proxys oder Gateways und zeigen Sie ihnen diese Antwort.</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>statt Daten kam eine Webseite</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site.</source>
        <translation>Die Antwort ist eine Webseite, wohl die Anmeldeseite eines Netzes, eines Proxys oder eine andere.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>Öffnen Sie die Adresse im Browser, um zu sehen, wer antwortet; melden Sie sich am Netz an, wenn es fragt.</translation>
    </message>
    <message>
        <source>a web page refused it, not the service</source>
        <translation>eine Webseite lehnt ab, nicht der Dienst</translation>
    </message>
    <message>
        <source>The refusal was a web page, so it probably came from a firewall, proxy or login page in between, not from the service.</source>
        <translation>Mit der Ablehnung kam eine Webseite; wohl hat also eine Firewall, ein Proxy oder eine Anmeldeseite dazwischen Nein gesagt, nicht der Dienst.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>Öffnen Sie die Adresse im Browser, um zu sehen, wer antwortet, und fragen Sie dessen Betreiber.</translation>
    </message>
    <message>
        <source>a redirect without an address</source>
        <translation>eine Umleitung ohne Adresse</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>redirects to an unencrypted address</source>
        <translation>verweist auf eine Adresse ohne Verschlüsselung</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf %4, was nicht verschlüsselt ist. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Die Umleitung sollte bei https bleiben.</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>verweist auf die verschlüsselte Adresse</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf %4, dieselbe Adresse mit Verschlüsselung. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>verweist auf eine Anmeldeseite</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>Was antwortet, verweist auf %4; das sieht nach der Anmeldeseite eines Netzes, eines Proxys oder eines Portals aus. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>Öffnen Sie die Adresse im Browser und melden Sie sich an, wenn das Netz fragt; dann prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>verweist auf dieselbe Adresse mit anderem Schrägstrich</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>Zeigen Sie den Betreibern des Dienstes diese Antwort.</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>verweist auf einen anderen Host</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf %4, einen anderen Host. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>Wenn Sie jener Adresse vertrauen, tragen Sie sie anstelle der jetzigen ein.</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>verweist auf einen anderen Pfad</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf %4 auf demselben Host. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>Compare the address with the one in the product, and enter that one.</source>
        <translation>Vergleichen Sie die Adresse mit der im Produkt und tragen Sie jene ein.</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>diese Adresse nimmt keine solche Anfrage</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>An diesem Pfad antwortet ein Server, aber er nimmt nicht, was mit POST dorthin geht: Wohl ist es eine Seite und nicht der Dienst.</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>Vergleichen Sie die Adresse mit der im Produkt.</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>die Form der Antwort wurde abgelehnt</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>Der Dienst bietet keine der erbetenen Antwortformen: Vielleicht hat ein Proxy die Kopfzeile Accept geändert.</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>diese Adresse wurde aufgegeben</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>Der Dienst sagt, dass es das, was hier war, nicht mehr gibt.</translation>
    </message>
    <message>
        <source>Copy the address from the product again.</source>
        <translation>Kopieren Sie die Adresse noch einmal aus dem Produkt.</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>die Anfrage ist dem Server zu groß</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>Die Anfrage ist klein; etwas auf dem Weg lässt also so gut wie nichts durch.</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>Zeigen Sie den Betreibern des Dienstes oder des Proxys diese Antwort.</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>der Server nimmt hier kein JSON</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>Der Server lehnt die Form der Anfrage ab, die JSON ist: Wohl wohnt an diesem Pfad ein anderer Dienst.</translation>
    </message>
    <message>
        <source>the server does not serve this host</source>
        <translation>der Server ist nicht der für diesen Host</translation>
    </message>
    <message>
        <source>The server says that it does not serve this host name. A load balancer or proxy is misrouting requests.</source>
        <translation>Der antwortende Server sagt, er sei für diesen Hostnamen nicht zuständig: Ein Lastverteiler oder Proxy schickt Anfragen in die Irre.</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>der Server will ein anderes Protokoll</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>Der Server will für diese Adresse ein anderes Protokoll als HTTP 1.1.</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>Prüfen Sie, ob die Adresse mit https:// beginnt, und zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>Too many requests arrived in a short time. The service says to wait until %5.</source>
        <translation>In kurzer Zeit kamen zu viele Anfragen. Der Dienst sagt, man solle bis %5 warten.</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>Warten Sie bis dahin, dann prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Too many requests arrived in a short time. The service does not say how long to wait.</source>
        <translation>In kurzer Zeit kamen zu viele Anfragen. Der Dienst sagt nicht, wie lange zu warten ist.</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>Warten Sie einige Minuten, dann prüfen Sie noch einmal.</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>der Dienst ist außer Betrieb oder überlastet</translation>
    </message>
    <message>
        <source>The service is unavailable and says to try again at %5.</source>
        <translation>Der Dienst ist jetzt nicht verfügbar und sagt, man solle um %5 wiederkommen.</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>Der Dienst oder das Gateway davor sagt, dass er jetzt nicht verfügbar ist: „%6“.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>Prüfen Sie in einer Minute noch einmal; bleibt es so, nennen Sie den Betreibern die Zeit.</translation>
    </message>
    <message>
        <source>internal server error</source>
        <translation>der Dienst hat innen versagt</translation>
    </message>
    <message>
        <source>The service reports a server error: “%6”.</source>
        <translation>Der Dienst meldet einen eigenen Fehler: „%6“.</translation>
    </message>
    <message>
        <source>Try again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>Prüfen Sie in einer Minute noch einmal; bleibt es so, nennen Sie den Betreibern die Zeit und diese Antwort.</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>der Eintrag ist dem Dienst zu groß</translation>
    </message>
    <message>
        <source>The test entry is small, so something on the way has a very low size limit.</source>
        <translation>Der Testeintrag ist klein; etwas auf dem Weg lässt also so gut wie nichts durch.</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>eine Antwort, die nichts entscheidet</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>Der Dienst sagte in keiner bekannten Form Ja oder Nein: „%6“.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>Suchen Sie die Marke im Produkt, und prüfen Sie, ob die Adresse die des Protokolldienstes ist.</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>die Sitzung ging verloren</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>Der Werkzeugserver eröffnete eine Sitzung und wusste dann nichts mehr von ihr, zweimal: Oft teilen sich mehrere Server eine Adresse, aber nicht ihre Sitzungen.</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>Prüfen Sie noch einmal; bleibt es so, zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>der Server dahinter war zu langsam</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>Ein Gateway wartete zu lange auf den Werkzeugserver dahinter.</translation>
    </message>
    <message>
        <source>The server offers none of the requested response formats, JSON or event stream. A proxy may have changed the Accept header.</source>
        <translation>Der Server bietet keine der erbetenen Antwortformen, obwohl JSON und Ereignisströme genannt wurden: Vielleicht hat ein Proxy die Kopfzeile Accept geändert.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeugservers ist; sonst zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>no common protocol version</source>
        <translation>keine gemeinsame Fassung des Protokolls</translation>
    </message>
    <message>
        <source>The tool server supports only protocol versions that this program does not.</source>
        <translation>Der Werkzeugserver spricht nur Fassungen seines Protokolls, die dieses Programm nicht spricht.</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>Sehen Sie nach, ob es eine neuere Fassung dieses Programms gibt, und zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>Kopfzeilen und Anfrage passen nicht zusammen</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>Der Werkzeugserver findet, dass die Kopfzeilen nicht sagen, was die Anfrage sagt: Vielleicht entfernt oder ändert sie etwas auf dem Weg.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>Fragen Sie, ob ein Proxy auf dem Weg Kopfzeilen entfernt, die mit Mcp beginnen.</translation>
    </message>
    <message>
        <source>Send this response to its operator.</source>
        <translation>Zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>der Server will eine Sitzung und gibt keine</translation>
    </message>
    <message>
        <source>The tool server requires a session, but opening one failed.</source>
        <translation>Der Werkzeugserver verlangt eine Sitzung, und das Eröffnen gelang nicht.</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>der Server kennt keine Werkzeugliste</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>Hier spricht etwas JSON-RPC, kennt aber die Anfrage tools/list nicht.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeugservers ist.</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>der Server lehnt diese Anfrage ab</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>Der Werkzeugserver sagt, dass er diese Anfrage nicht nimmt; manche sagen das zu jeder Methode, die sie nicht kennen.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server, and send this response to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeugservers ist, und zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>der Werkzeugserver hat innen versagt</translation>
    </message>
    <message>
        <source>The tool server reports an internal error.</source>
        <translation>Der Werkzeugserver meldet einen eigenen Fehler.</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>der Server konnte die Anfrage nicht lesen</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>Der Werkzeugserver sagt, es sei kein lesbares JSON angekommen, obwohl es gesendet wurde: Vielleicht ändert es etwas auf dem Weg.</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>Fragen Sie, ob ein Proxy auf dem Weg Anfragen ändert, und zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>der Server hält dies für keine Anfrage</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request.</source>
        <translation>Der Werkzeugserver sagt, dies sei keine Anfrage, die er versteht.</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>eine Antwort auf eine andere Anfrage</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>Die Antwort gehört zu einer anderen Anfrage: Ihre Kennung ist nicht unsere. Etwas verwechselt Antworten.</translation>
    </message>
    <message>
        <source>Try again. If it persists, send this response to the tool server’s operator.</source>
        <translation>Versuchen Sie es noch einmal; bleibt es so, zeigen Sie den Betreibern des Werkzeugservers diese Antwort.</translation>
    </message>
    <message>
        <source>neither a result nor an error</source>
        <translation>weder ein Ergebnis noch ein Fehler</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>Die Antwort hat weder ein Ergebnis noch einen Fehler, oder sie hat beides.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, send this response to its operator.</source>
        <translation>Prüfen Sie die Adresse des Werkzeugservers; stimmt sie, zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>die Antwort ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>Was kam, ist kein lesbares JSON: „%6“.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server, and look at the response.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeugservers ist, und sehen Sie sich die Antwort an.</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>die Antwort war leer</translation>
    </message>
    <message>
        <source>The server returned an empty response.</source>
        <translation>Der Server sagte Ja und sonst nichts.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server, and try again.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeugservers ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>eine Antwort, aber nicht die eines Werkzeugservers</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>Was kam, ist keine Antwort auf die Frage nach Werkzeugen: „%6“.</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>Der Endpunkt antwortet, und seine Liste ist leer: Ein Modell bekäme keine Werkzeuge.</translation>
    </message>
    <message>
        <source>Check that the username is correct.</source>
        <translation>Prüfen Sie, ob der Benutzername der richtige ist.</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>Nur ein Teil der Liste kam: %7</translation>
    </message>
    <message>
        <source>Check again. If it persists, show this to the operator.</source>
        <translation>Prüfen Sie noch einmal; bleibt es so, zeigen Sie dies den Betreibern.</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>Einige Werkzeuge sind nicht, wie sie sein sollen, und ein Modell bekommt sie vielleicht nicht: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>Zeigen Sie dies den Betreibern des Werkzeugservers.</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>kein direkter Weg; Anfragen gehen über einen Proxy</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>Ein direkter Blick fand keinen Weg („%6“). Anfragen gehen über den Proxy %9, der die Verbindung herstellt: Das muss sie nicht aufhalten.</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>Richten Sie sich danach, ob der Eintrag angenommen wird.</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>kein Namensserver gab Antwort</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>Der Namensserver ließ sich gerade nicht fragen; ob es %3 gibt, ist also unbekannt.</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>Prüfen Sie, ob dieser Rechner online ist, dann versuchen Sie es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>Der Hostname %3 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 ist ein kurzer Name ohne Domain. Solche Namen gelten nur in einem Netz, oder es fehlt ein Teil.</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>Schreiben Sie den Hostnamen ganz aus, wie in logs.example.com, oder gehen Sie in das Netz oder VPN, das den kurzen kennt.</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>Die Namensserver kennen keinen solchen Namen: ein Tippfehler oder ein Name, den nur ein Firmennetz oder VPN kennt.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>Prüfen Sie die Adresse auf Tippfehler und ob dieser Rechner im richtigen Netz ist.</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>der Namensserver antwortete nicht rechtzeitig</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>Das Nachschlagen von %3 dauerte länger als die Frist; das liegt am Netz und nicht an der Adresse.</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>Prüfen Sie Netzverbindung und VPN, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>der Proxy ließ die Anfrage nicht durch</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>Anfragen gehen über den Proxy %9, und er sagte Nein oder antwortete nicht: „%6“.</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>Prüfen Sie die Proxy-Einstellungen dieses Rechners und fragen Sie die Betreiber des Proxys.</translation>
    </message>
    <message>
        <source>nothing listens on this port</source>
        <translation>auf diesem Port lauscht nichts</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>Der Rechner an dieser Adresse antwortet, aber auf diesem Port lauscht nichts.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>auf diesem Port antwortete nichts</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>Es kam weder Ja noch Nein: Meist verschluckt eine Firewall die Verbindung, oder kein Rechner hat diese Adresse.</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>Fragen Sie, ob eine Firewall oder ein VPN zwischen diesem Rechner und %3 steht.</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>zu dieser Adresse führt kein Weg</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>Dieser Rechner oder sein Netz kennt keinen Weg zu %3: „%6“.</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Prüfen Sie Netzverbindung, VPN und Firewall.</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>%3 hat IPv6-Adressen, und sie antworteten nicht; die ältere Art, IPv4, schon. Weniger geduldige Programme wirken dann langsam oder scheitern.</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>Sagen Sie den Betreibern dieses Netzes oder des Dienstes, dass IPv6 zwischen ihnen nicht geht.</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>der Handschlag kam zu keinem Ende</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>Der Port nahm die Verbindung an und schwieg dann, wo TLS beginnen sollte.</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>Prüfen Sie den Port in der Adresse; stimmt er, fragen Sie, ob eine Firewall in solche Verbindungen hineinsieht.</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>Das Zertifikat läuft bald ab, und dann kommt nichts mehr durch.</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes.</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>ein Proxy will eine Anmeldung</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>Ein Proxy zwischen diesem Rechner und dem Dienst antwortete und fragt, wer Sie sind. Der Dienst wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>Tragen Sie die Anmeldung in den Proxy-Einstellungen dieses Rechners ein, oder fragen Sie die Betreiber des Proxys.</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>der Ereignisstrom endete ohne die Antwort</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>Der Werkzeugserver begann einen Ereignisstrom und beendete ihn, bevor die Antwort auf diese Anfrage kam.</translation>
    </message>
    <message>
        <source>Try again. If it persists, send this response to the operator.</source>
        <translation>Versuchen Sie es noch einmal; bleibt es so, zeigen Sie den Betreibern diese Antwort.</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>The connection closed before a readable response arrived. The service may be restarting, a firewall or proxy may have cut it off, or the server does not speak HTTP.</source>
        <translation>Die Verbindung endete, bevor eine lesbare Antwort kam: ein Dienst, der neu startet, eine Firewall oder ein Proxy, die dazwischengehen, oder etwas, das kein HTTP spricht.</translation>
    </message>
    <message>
        <source>Try again in a minute. If it persists, tell the service’s operator the time.</source>
        <translation>Versuchen Sie es in einer Minute noch einmal; bleibt es so, nennen Sie den Betreibern des Dienstes die Zeit.</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>die Antwort ist abgeschnitten</translation>
    </message>
    <message>
        <source>A response began, but the connection ended before it was complete.</source>
        <translation>Eine Antwort begann, und die Verbindung endete, bevor sie ganz war.</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>Versuchen Sie es noch einmal; bleibt es so, fragen Sie, ob ein Proxy auf dem Weg Antworten begrenzt.</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>keine Antwort innerhalb der Frist</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>Die Anfrage ging hinaus, und innerhalb der Frist begann keine Antwort.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Versuchen Sie es noch einmal, oder geben Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>die Antwort endete nicht innerhalb der Frist</translation>
    </message>
    <message>
        <source>A response began but did not finish before the timeout.</source>
        <translation>Eine Antwort begann und endete nicht innerhalb der Frist.</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>was zurückkam, ist kein HTTP</translation>
    </message>
    <message>
        <source>Something responds at this address, but not with valid HTTP. It may be another kind of service, or a port that requires https.</source>
        <translation>An dieser Adresse antwortet etwas, aber nicht mit lesbarem HTTP: ein anderer Dienst oder ein Port, der https will.</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>Prüfen Sie den Port und den Anfang der Adresse.</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>die Antwort ist größer als sinnvoll</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>Die Antwort war größer, als dieses Programm annimmt; das Lesen wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>Prüfen Sie, ob die Adresse die des Dienstes ist.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Der Dienst antwortete mit einer Umleitung und nannte keine lesbare Adresse. Ihr Schlüssel ging nirgendwo anders hin.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. The request was correct, so something on the way rewrites addresses. Your key was not sent anywhere else.</source>
        <translation>Der Dienst verweist auf %4: dieselbe Adresse bis auf einen Schrägstrich am Ende. Gefragt wurde, wie es sein soll, also schreibt etwas auf dem Weg Adressen um. Ihr Schlüssel wurde an keine andere Stelle gesendet.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes the header that carries the key.</source>
        <translation>Fragen Sie, ob ein Proxy auf dem Weg die Kopfzeile entfernt, die den Schlüssel trägt.</translation>
    </message>
    <message>
        <source>The service does not serve this host name (400).</source>
        <translation>Der Dienst antwortet nicht auf diesen Rechnernamen (400).</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>der Dienst antwortet nicht auf diesen Rechnernamen</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name. Its other reason for this page, a request over 2.5 MiB, does not apply because the entry is far too small.</source>
        <translation>Mit dieser Seite antwortet der Dienst auf einen Rechnernamen, der nicht auf seiner Liste steht, %3: eine IP-Adresse, ein Alias oder ein alter Name. Für den anderen Grund dieser Seite, eine Anfrage über 2,5 MiB, ist der Eintrag viel zu klein.</translation>
    </message>
    <message>
        <source>Open Resource Details in a browser and copy the Resource URL from there.</source>
        <translation>Öffnen Sie die Ressourcendetails im Browser und kopieren Sie die Ressourcen-URL von dort.</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>der Werkzeugserver antwortet nicht auf diesen Rechnernamen</translation>
    </message>
    <message>
        <source>The tool server serves only certain host names, and %3 is not one of them.</source>
        <translation>Der Werkzeugserver hat eine Liste der Rechnernamen, auf die er antwortet, und %3 steht nicht darauf.</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>Tragen Sie den Namen ein, den Ihnen die Betreiber gegeben haben, oder bitten Sie sie, diesen aufzunehmen.</translation>
    </message>
    <message>
        <source>The tool server address belongs to the log service.</source>
        <translation>Die Adresse des Werkzeugservers ist die des Protokolldienstes.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>die Anmeldeseite des Dienstes statt Werkzeugen</translation>
    </message>
    <message>
        <source>%3 redirects this path to its own login page, as the log service does with every path it does not know. The log service was probably entered as the tool server. Your key was not sent to the login page.</source>
        <translation>%3 leitet diesen Pfad auf die eigene Anmeldeseite um, wie es der Protokolldienst mit jedem unbekannten Pfad tut: Wahrscheinlich wurde der Protokolldienst als Werkzeugserver eingetragen. Ihr Schlüssel wurde nicht an die Anmeldeseite gesendet.</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>Tragen Sie die Adresse des Werkzeugservers ein; sie ist eine andere.</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>Unter diesem Pfad nimmt der Dienst keine Einträge an.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>die Anmeldeseite des Dienstes statt einer Antwort</translation>
    </message>
    <message>
        <source>%3 redirects this path to its own login page, as it does with every path it does not know. The product path may be wrong, or this is the address of a page and not of a resource. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>%3 leitet diesen Pfad auf die eigene Anmeldeseite um, wie jeden unbekannten Pfad: Der Produktpfad ist ein anderer, oder dies ist die Adresse einer Seite und nicht die einer Ressource. Ein SDK, das Umleitungen folgt, hält die Anmeldeseite für einen Erfolg und verliert seine Einträge ohne ein Wort.</translation>
    </message>
    <message>
        <source>The service received no API key (400).</source>
        <translation>Beim Dienst kam kein API-Schlüssel an (400).</translation>
    </message>
    <message>
        <source>The service rejected the API key (401).</source>
        <translation>Der Dienst hat den API-Schlüssel abgelehnt (401).</translation>
    </message>
    <message>
        <source>The service refused the entry without a username (403).</source>
        <translation>Der Dienst hat den Eintrag ohne Benutzernamen abgelehnt (403).</translation>
    </message>
    <message>
        <source>refused without a username</source>
        <translation>ohne Benutzernamen abgelehnt</translation>
    </message>
    <message>
        <source>The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s key needs one, and any other key has only the access of its account.</source>
        <translation>Der Werkzeugserver nimmt diesen Schlüssel an, also stimmt er. Der Eintrag ging ohne Benutzernamen hinaus: Der Schlüssel eines Teams braucht einen, und jeder andere darf nur, was sein Konto darf.</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>Tragen Sie den Benutzernamen ein und schalten Sie für dieses Profil auf der Seite Einrichtung „Benutzernamen mit Einträgen senden“ ein. Wird es auch mit dem Namen abgelehnt, fragen Sie %1; dort liegt die Ressource.</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>dieses Konto darf nicht in die Ressource schreiben</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>Der Dienst und der Werkzeugserver haben den Schlüssel abgelehnt (403, 401).</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>Schlüssel oder Benutzername ist falsch</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>Auch der Werkzeugserver lehnt diesen Schlüssel ab: Er ist falsch oder wurde ersetzt, oder er gehört zu einer anderen Ressource, oder der Benutzername passt nicht zu ihm.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and check the username.</source>
        <translation>Kopieren Sie den Schlüssel erneut aus dem Produkt und prüfen Sie den Benutzernamen.</translation>
    </message>
    <message>
        <source>The service refused the entry (403).</source>
        <translation>Der Dienst hat den Eintrag abgelehnt (403).</translation>
    </message>
    <message>
        <source>key or access was refused</source>
        <translation>Schlüssel oder Zugriff wurde abgelehnt</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a key without access to this resource, and a team’s key without a username. The entry was sent without a username.</source>
        <translation>Der Dienst sagt dasselbe zu einem falschen Schlüssel, zu einem ohne Zugriff auf diese Ressource und zum Schlüssel eines Teams ohne Benutzernamen. Mit dem Eintrag ging kein Name hinaus.</translation>
    </message>
    <message>
        <source>Enter the username and the tool server in Setup, then check again. Whether the tools are listed shows which cause applies.</source>
        <translation>Tragen Sie auf der Seite Einrichtung Benutzernamen und Werkzeugserver ein und prüfen Sie erneut: Ob die Werkzeuge aufgelistet werden, verrät, was davon zutrifft.</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>Schlüssel, Benutzername oder Zugriff wurde abgelehnt</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>Der Dienst sagt dasselbe zu einem falschen Schlüssel, zu einem Namen, der nicht zum Schlüssel gehört, und zu einem Konto ohne Zugriff auf diese Ressource, die %1 gehört.</translation>
    </message>
    <message>
        <source>Enter the tool server and check again. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>Tragen Sie den Werkzeugserver ein und prüfen Sie erneut: Ob die Werkzeuge aufgelistet werden, verrät, was davon zutrifft. Der eigene Schlüssel einer Ressource geht ohne Namen oder mit dem von jemandem, der Zugriff hat.</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>Der Dienst kennt keine solche Ressource (404).</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>Unter dieser Adresse nimmt nichts Einträge an (404).</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>angenommen, aber für eine andere Ressource</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>Der Dienst sagt, er habe den Eintrag für die Ressource %6 angenommen; die Adresse nennt %2.</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>Zeigen Sie den Betreibern des Dienstes diese Antwort: Einträge kommen woanders an.</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>der Schlüssel wurde für diese Ressource nicht angenommen</translation>
    </message>
    <message>
        <source>If the key belongs to an account, turn off “UUID to tools” for this profile on the Setup page.</source>
        <translation>Ist es der Schlüssel eines Kontos, so schalten Sie für dieses Profil auf der Seite Einrichtung „UUID an Werkzeuge“ aus.</translation>
    </message>
    <message>
        <source>The tool server does not recognize this resource’s key.</source>
        <translation>Der Werkzeugserver kennt den Schlüssel dieser Ressource nicht.</translation>
    </message>
    <message>
        <source>Entries are accepted with the same key, so it is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>Mit demselben Schlüssel werden Einträge angenommen; höchstwahrscheinlich ist es der Schlüssel dieser einen Ressource. Solche Schlüssel kennt der Werkzeugserver nur zusammen mit der UUID der Ressource.</translation>
    </message>
    <message>
        <source>Turn on “UUID to tools” for this profile on the Setup page, or use an account’s key.</source>
        <translation>Schalten Sie für dieses Profil auf der Seite Einrichtung „UUID an Werkzeuge“ ein, oder benutzen Sie den Schlüssel eines Kontos.</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>noch keine Antwort; Menschen wurden höchstwahrscheinlich benachrichtigt</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service stores an error or alert first, then notifies people, and responds only after that. Most likely the entry is stored and people were notified.</source>
        <translation>Der Eintrag ging hinaus. Ein solcher Dienst speichert einen Fehler oder Alarm zuerst, benachrichtigt dann Menschen und antwortet erst danach: Höchstwahrscheinlich ist er gespeichert, und Menschen wurden benachrichtigt.</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>Suchen Sie zuerst im Produkt nach der Kennung. Senden Sie ihn vorher nicht noch einmal; geben Sie dem nächsten mehr Zeit.</translation>
    </message>
    <message>
        <source>The entry was sent, but no response began before the timeout.</source>
        <translation>Der Eintrag ging hinaus, und innerhalb der Frist begann keine Antwort.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>Suchen Sie zuerst im Produkt nach der Kennung; geben Sie dann mehr Zeit.</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>keine Antwort innerhalb der Frist, von keinem der beiden Endpunkte</translation>
    </message>
    <message>
        <source>Neither tool endpoint responded before the timeout. Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>Keiner der beiden Werkzeug-Endpunkte antwortete innerhalb der Frist. Manche Werkzeugserver beantworten immer nur eine Anfrage und stehen still, während sie auf einen Server hinter sich warten.</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>Der Schlüssel stimmt, darf aber nicht in diese Ressource schreiben (403).</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>Der Werkzeugserver nimmt denselben Schlüssel und Namen an, also stimmt der Schlüssel. Höchstwahrscheinlich hat dieses Konto keinen Zugriff auf die Ressource, die %1 gehört. Eine globale Ressource nimmt Einträge nur mit ihrem eigenen Schlüssel oder dem eines Administrators an.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>Prüfen Sie, ob der Benutzername zum Konto des Schlüssels gehört. Wenn ja, bitten Sie %1, die Ressource mit einem Ihrer Teams zu teilen, oder um ihren eigenen Schlüssel.</translation>
    </message>
    <message>
        <source>The log service accepts this key. The tool server received the resource’s UUID with it, so it accepts only keys with access to that resource.</source>
        <translation>Der Protokolldienst nimmt diesen Schlüssel an. Der Werkzeugserver bekam dazu die UUID der Ressource und nimmt dann nur Schlüssel mit Zugriff auf diese Ressource an.</translation>
    </message>
    <message>
        <source>the log service accepts this key, the tool server does not recognize it</source>
        <translation>der Protokolldienst nimmt diesen Schlüssel an, der Werkzeugserver kennt ihn nicht</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>Der Dienst nimmt keine Anfrage dieser Größe an (400).</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>die Anfrage ist zu groß für den Dienst</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>Mit dieser Seite antwortet der Dienst auf eine Anfrage von mehr als 2,5 MiB, und diese war größer.</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>Senden Sie weniger Einträge in einer Anfrage oder eine kürzere Nachricht mit weniger Zusatzfeldern.</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>Unter der Adresse eines Teams nimmt der Dienst keine Einträge an.</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>unter der Adresse eines Teams werden keine Einträge angenommen</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. The product shows it, but such a service accepts this resource’s entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects ends up at a login page, mistakes it for success, and silently loses its entries.</source>
        <translation>Dies ist die Adresse des Teams „%1“. Das Produkt zeigt sie, aber ein solcher Dienst nimmt die Einträge dieser Ressource nur unter der Adresse eines Besitzers an, /u/&lt;owner&gt;/…, mit derselben UUID. Ein SDK, das Weiterleitungen folgt, landet auf einer Anmeldeseite, hält das für Erfolg und verliert seine Einträge stillschweigend.</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>Schreiben Sie in der Adresse /u/ und den Benutzernamen des Besitzers anstelle von /team/ und dem Team, und prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>Der Dienst nimmt keine Anfrage dieser Größe an (413).</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>Der Dienst oder etwas auf dem Weg dorthin nimmt keine Anfrage dieser Größe an.</translation>
    </message>
    <message>
        <source>the code-hosting token was refused</source>
        <translation>das Code-Hosting-Token wurde abgelehnt</translation>
    </message>
    <message>
        <source>The tool server passed on your code-hosting token, and the server behind it refused it. The token may have expired or been revoked.</source>
        <translation>Der Werkzeugserver hat Ihr Code-Hosting-Token weitergereicht, und der Server dahinter hat es abgelehnt: Vielleicht ist es abgelaufen oder wurde widerrufen.</translation>
    </message>
    <message>
        <source>Create a new token at the code host and save it on the Setup page.</source>
        <translation>Beim Code-Hoster ein neues Token erstellen und auf der Seite „Einrichtung“ speichern.</translation>
    </message>
    <message>
        <source>the server behind it requires your own token</source>
        <translation>der Server dahinter will Ihr eigenes Token</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>Der Werkzeugserver reicht diese Anfrage weiter und fügt kein eigenes Token hinzu, und von Ihnen wurde keines gesendet. Nichts anderes braucht es.</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>Auf der Seite „Einrichtung“ oder mit „resource-console key set --code-hosting-token“ ein Code-Hosting-Token speichern.</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>der Schlüssel darf dieses Werkzeug nicht aufrufen</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>Der Werkzeugserver kennt den Schlüssel oder den Benutzer, verweigert aber diesen Aufruf.</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>der Server will mehr, als dieses Programm kann</translation>
    </message>
    <message>
        <source>The tool server requires a capability that this program does not have.</source>
        <translation>Der Werkzeugserver verlangt eine Fähigkeit, die dieses Programm nicht hat.</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>der Server nimmt keine Aufrufe an</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>Dieser Server listet Werkzeuge auf und führt sie nicht aus: Er kennt kein „tools/call“ (Fehler -32601).</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>Beim Betreiber erfragen, wo sich seine Werkzeuge aufrufen lassen.</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>der Server hat den Aufruf nicht angenommen</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>Er hat kein solches Werkzeug mehr, oder die Argumente sind nicht die, die es verlangt (Fehler -32602).</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>Werkzeuge neu laden und die Argumente am Schema prüfen.</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>eine Antwort, aber nicht das Ergebnis eines Werkzeugs</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>Was kam, lässt sich nicht als Ergebnis eines Werkzeugs lesen: „%6“.</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>Den Betreibern des Werkzeugservers diese Antwort zeigen.</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>der Server dahinter verlangt ein Token</translation>
    </message>
    <message>
        <source>The tool server passes this request on and adds no token of its own. This program sends a token to the code-hosting tools only.</source>
        <translation>Der Werkzeugserver reicht diese Anfrage weiter und fügt kein eigenes Token hinzu. Dieses Programm sendet ein Token nur an die Code-Hosting-Werkzeuge.</translation>
    </message>
    <message>
        <source>Ask the tool server’s operator whether it can store the token. Nothing else needs it.</source>
        <translation>Fragen Sie den Betreiber des Werkzeugservers, ob dieser das Token vorhalten kann. Nichts anderes braucht es.</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>Eine frühere Version dieses Programms oder ein anderes Programm hat ihn abgelegt. Ein gespeicherter Schlüssel geht nur dorthin, wo ein Mensch es erlaubt hat.</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>Das Profil wurde geändert, nachdem der Schlüssel gespeichert war. Ein gespeicherter Schlüssel geht nur dorthin, wo ein Mensch es erlaubt hat.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>Nächster Schritt: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Suchen Sie beim Dienst nach der Wirkung, bevor Sie es noch einmal aufrufen.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>Suchen Sie im Produkt zuerst nach der Marke, und senden Sie den Eintrag nur dann noch einmal, wenn er dort fehlt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>Diese Ursache ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The cause is not known. The response is shown as received.</source>
        <translation>Diese Ursache ist nicht bekannt; die Antwort wird gezeigt, wie sie kam.</translation>
    </message>
    <message>
        <source>The tool server requires an OAuth sign-in, not an API key.</source>
        <translation>Der Werkzeugserver will eine OAuth-Anmeldung, keinen API-Schlüssel.</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>ein OAuth-Token wird verlangt, kein API-Schlüssel</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>Er antwortet 401 mit „WWW-Authenticate: Bearer“ und nennt, wo Clients sich anmelden; ein API-Schlüssel ist hier also weder richtig noch falsch.</translation>
    </message>
    <message>
        <source>Ask the server’s operator for an address that accepts API keys. This program does not support OAuth sign-in.</source>
        <translation>Fragen Sie den Betreiber nach einer Adresse, die API-Schlüssel annimmt. Dieses Programm meldet sich nicht mit OAuth an.</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (%1 mehr)</translation>
    </message>
</context>
<context>
    <name>rc::Drill</name>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Mail</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Im Protokoll</translation>
    </message>
</context>
<context>
    <name>rc::DrillHistory</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <comment>minutes, seconds with two digits</comment>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>Past drills (median time)</source>
        <translation>Frühere Proben: der Median jedes Schritts</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Export drills</source>
        <translation>Die Proben exportieren</translation>
    </message>
    <message>
        <source>Drills are not recorded: no activity file.</source>
        <translation>Proben werden nicht aufbewahrt: Es gibt keine Aktivitätsdatei.</translation>
    </message>
    <message>
        <source>No drills yet</source>
        <translation>Noch keine. Jede Probe wird aufbewahrt und zählt hier.</translation>
    </message>
    <message numerus="yes">
        <source>All %n drill(s)</source>
        <translation>
            <numerusform>Alle (%n Probe)</numerusform>
            <numerusform>Alle %n Proben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n drill(s)</source>
        <comment>a month</comment>
        <translation>
            <numerusform>%1: %n Probe</numerusform>
            <numerusform>%1: %n Proben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drill(s) exported.</source>
        <translation>
            <numerusform>%n Probe exportiert.</numerusform>
            <numerusform>%n Proben exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>Gestempelt mit der Zeit des Drucks.</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach people. Tick each channel when it arrives.</source>
        <translation>Eine Probe sendet einen echten Alarm und misst, wie lange er braucht, bis er bei den Menschen ist. Haken Sie jeden Ort ab, sobald er dort ankommt.</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>Notifies everyone who follows this resource, by app, email or SMS, at any hour. The alert is sent once and starts the stopwatch.</source>
        <translation>Er benachrichtigt alle, die dieser Ressource folgen, per App, Mail oder SMS, zu jeder Stunde. Er geht einmal hinaus, und die Stoppuhr läuft.</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Probe beenden</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Es gibt keine Ressourcen-URL, an die gesendet werden kann. Siehe Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Schreiben Sie zuerst eine Nachricht.</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>Eine Probe läuft.</translation>
    </message>
    <message>
        <source>The drill was acknowledged after %1.</source>
        <translation>Die Probe wurde nach %1 bestätigt.</translation>
    </message>
    <message>
        <source>The drill ended without an acknowledgment.</source>
        <translation>Die Probe ist zu Ende, und niemand hat sie bestätigt.</translation>
    </message>
    <message>
        <source>Sending the alert…</source>
        <translation>Der Alarm ist unterwegs …</translation>
    </message>
    <message>
        <source>The alert was sent. Its marker is in the outcome.</source>
        <translation>Der Alarm ist hinaus. Seine Marke steht beim Ausgang.</translation>
    </message>
    <message>
        <source>after %1</source>
        <comment>how long</comment>
        <translation>nach %1</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Probe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>It has no message.</source>
        <translation>Er hat keine Nachricht.</translation>
    </message>
    <message>
        <source>Its message contains a NUL character.</source>
        <translation>Seine Nachricht enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>„%1“ ist keine Stufe.</translation>
    </message>
    <message>
        <source>Its extra contains a NUL character.</source>
        <translation>Sein Extra enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>It contains a NUL byte.</source>
        <translation>Sie enthält ein NUL-Byte.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Sie ist nicht in UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>Nur die ersten %1 Einträge werden genommen.</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>Die Nachricht, zu der sie gehört, ist zu lang.</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>Sie hat %1 Zellen, die erste Zeile hat %2.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>Die Datei ist in UTF-16; sie muss in UTF-8 sein.</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>„%1“ ist keine Zeit nach ISO 8601.</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>Das ist kein Eintrag, sondern eine Liste oder eine Prüfung.</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>Seine Nachricht ist kein Text.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>Das ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>„%1“ gibt ein zweites Mal an: %2.</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>Keine Spalte ist die Nachricht.</translation>
    </message>
    <message>
        <source>This is more than one row.</source>
        <translation>Das ist mehr als eine Zeile.</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>Gestempelt mit der Zeit des Drucks.</translation>
    </message>
    <message>
        <source>Send one per level (4)</source>
        <translation>Einer je Stufe</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Es gibt keine Ressourcen-URL, an die gesendet werden kann. Siehe Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>%1 senden  Strg+Eingabe</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>wird gesendet …</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>sendet höchstens einmal</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Sends this message at debug, info and warning; errors and alerts are sent separately</source>
        <translation>Sendet diese Nachricht auf Debug, Info und Warnung; Fehler und Alarm sind eigene Schritte</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>Ein Fehler oder Alarm geht hinaus, wenn seine Taste gedrückt gehalten wird.</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>Was Menschen per App, E-Mail oder SMS benachrichtigen kann, zu jeder Stunde, ist ein eigener Schritt.</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>Deploy fertig</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] Deploy {counter} auf {host} fertig</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>Platte fast voll</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93 %</source>
        <translation>[TEST] Platte auf {host} fast voll: /var bei 93 %</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>Alarmprobe</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] Alarmprobe {marker}: Alles ist in Ordnung, bitte bestätigen</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>The text is %1 long. Environments up to 1 MiB are read.</source>
        <translation>Dieser Text ist %1 lang. Gelesen wird bis 1 MiB: Länger ist keine Umgebung.</translation>
    </message>
    <message>
        <source>This is UTF-16 text, PowerShell’s default. Programs that read such files expect UTF-8, so save it as UTF-8.</source>
        <translation>Das ist Text in UTF-16, wie PowerShell ihn von sich aus schreibt. Programme, die solche Dateien lesen, erwarten UTF-8: Speichern Sie ihn als UTF-8.</translation>
    </message>
    <message>
        <source>This contains NUL bytes, so it is a binary file and not text. Nothing was read.</source>
        <translation>Hier kommen NUL-Bytes vor: Das ist eine Binärdatei und kein Text in Zeilen. Nichts davon wurde gelesen.</translation>
    </message>
    <message>
        <source>The line endings are mixed. All lines were read, but sh treats a carriage return as part of the value.</source>
        <translation>Die Zeilen enden unterschiedlich. Alle wurden gelesen; sh hält einen Wagenrücklauf für einen Teil des Werts.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. sh treats it as part of the first name, and other programs may, too.</source>
        <translation>Der Text beginnt mit einer Byte-Reihenfolge-Marke. Andere Programme halten sie vielleicht für einen Teil des ersten Namens; sh tut das.</translation>
    </message>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>Einige Bytes sind kein UTF-8. Sie wurden als � gelesen.</translation>
    </message>
    <message>
        <source>python-dotenv ignores this line because text follows the closing quote.</source>
        <translation>python-dotenv lässt diese Zeile aus: Nach dem schließenden Anführungszeichen folgt Text.</translation>
    </message>
    <message>
        <source>python-dotenv replaces ${…} with another variable’s value, whatever the quotes.</source>
        <translation>python-dotenv setzt für ${…} den Wert einer anderen Variablen ein, in jeder Art von Anführungszeichen.</translation>
    </message>
    <message>
        <source>node’s dotenv ignores this line because of its name.</source>
        <translation>dotenv für Node lässt diese Zeile aus: Solche Namen kennt es nicht.</translation>
    </message>
    <message>
        <source>node’s dotenv reads a different value. There, any “#” starts a comment, and backticks are quotes.</source>
        <translation>dotenv für Node liest einen anderen Wert: Dort beginnt bei jedem „#“ ein Kommentar, und Backticks sind Anführungszeichen.</translation>
    </message>
    <message>
        <source>node’s dotenv reads a different value because it keeps inner quotes.</source>
        <translation>dotenv für Node liest einen anderen Wert: Anführungszeichen innerhalb eines Werts gehören dazu.</translation>
    </message>
    <message>
        <source>node’s dotenv reads a different value. It supports only \n and \r in double quotes, and no escapes in single quotes.</source>
        <translation>dotenv für Node liest einen anderen Wert: In doppelten Anführungszeichen kennt es nur \n und \r, in einfachen keine Maskierung.</translation>
    </message>
    <message>
        <source>sh rejects this name and reads the line as a command.</source>
        <translation>sh kennt solche Namen nicht: Es hält diese Zeile für einen Befehl.</translation>
    </message>
    <message>
        <source>sh reads this line as a command because a space or special character ends the value early. Put the value in quotes, without spaces around “=”.</source>
        <translation>sh hält diese Zeile für einen Befehl: Ein Leerzeichen oder ein Sonderzeichen beendet den Wert zu früh. Setzen Sie den Wert in Anführungszeichen, ohne Leerzeichen um das „=“.</translation>
    </message>
    <message>
        <source>sh refuses the whole file because it sees an unclosed quote in this value.</source>
        <translation>sh weist die ganze Datei zurück: Für sh endet ein Anführungszeichen in diesem Wert nie.</translation>
    </message>
    <message>
        <source>sh replaces “$”, “`” and “~”. Put the value in single quotes.</source>
        <translation>sh ersetzt „$“, „`“ und „~“ durch etwas anderes. Setzen Sie den Wert in einfache Anführungszeichen.</translation>
    </message>
    <message>
        <source>sh reads several assignments on this line, python-dotenv and node’s dotenv only one.</source>
        <translation>sh liest in dieser Zeile mehrere Zuweisungen, python-dotenv und dotenv für Node eine.</translation>
    </message>
    <message>
        <source>sh reads a different value because its rules for quotes, backslashes and “#” differ.</source>
        <translation>sh liest einen anderen Wert: Seine Regeln für Anführungszeichen, Backslashs und „#“ sind andere.</translation>
    </message>
    <message>
        <source>The line ends in a carriage return, which sh treats as part of the value.</source>
        <translation>Die Zeile endet mit einem Wagenrücklauf: sh hält ihn für einen Teil des Werts.</translation>
    </message>
    <message>
        <source>A quote opened here is never closed. Close it.</source>
        <translation>Hier beginnt ein Anführungszeichen, das nie endet. Schließen Sie es.</translation>
    </message>
    <message>
        <source>This line sets no readable variable. “set” takes a name and one value.</source>
        <translation>Diese Zeile setzt keine lesbare Variable: „set“ nimmt einen Namen und einen Wert.</translation>
    </message>
    <message>
        <source>A quote opened here is never closed. sh refuses the whole file, python-dotenv ignores the line, and node’s dotenv treats the quote as part of the value. Close it.</source>
        <translation>Hier beginnt ein Anführungszeichen, das nie endet: sh weist die ganze Datei zurück, python-dotenv lässt die Zeile aus, und dotenv für Node hält das Anführungszeichen für einen Teil des Werts. Schließen Sie es.</translation>
    </message>
    <message>
        <source>This line has no name before the “=”, so it sets nothing.</source>
        <translation>Vor dem „=“ steht kein Name: Diese Zeile setzt nichts.</translation>
    </message>
    <message>
        <source>This line has a colon instead of “=”. Only node’s dotenv reads such a line.</source>
        <translation>Hier steht ein Doppelpunkt statt „=“. Nur dotenv für Node liest eine solche Zeile.</translation>
    </message>
    <message>
        <source>This line has no “=”, so it sets nothing.</source>
        <translation>Hier fehlt das „=“: Diese Zeile setzt nichts.</translation>
    </message>
    <message>
        <source>Only a shell reads this. python-dotenv and node’s dotenv accept one assignment per line.</source>
        <translation>Das liest nur eine Shell: python-dotenv und dotenv für Node nehmen eine Zuweisung pro Zeile.</translation>
    </message>
    <message>
        <source>Line %1 sets this name too. This line is later, so it wins.</source>
        <translation>Auch Zeile %1 setzt diesen Namen. Diese hier kommt später und gilt.</translation>
    </message>
</context>
<context>
    <name>rc::Environment</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>different</source>
        <translation>verschieden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>verdächtig</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>nicht verglichen</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2. Both are treated as the same. A program that uses the profile’s names would look for %3.</source>
        <translation>Die Namen hier beginnen mit %1, während als Präfix %2 eingestellt ist: Das wird als dasselbe gelesen. Ein Programm, das seine Namen aus dem Profil nimmt, würde nach %3 suchen.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Variablen-Präfix</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1; und %2</translation>
    </message>
    <message>
        <source>Write the line so that every program reads it the same.</source>
        <translation>Schreiben Sie die Zeile so, dass jedes Programm dasselbe liest.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht angezeigt</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>hier steht ein API-Schlüssel</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>Nehmen Sie den Schlüssel heraus, und ersetzen Sie ihn, falls andere das lesen können.</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>nicht gesetzt: Ein SDK weiß nicht, wohin es Einträge senden soll</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>Setzen Sie sie auf die Resource URL des Profils.</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>nicht gesetzt: Im Profil steht %1</translation>
    </message>
    <message>
        <source>Set it to the profile’s username.</source>
        <translation>Setzen Sie sie auf den Benutzernamen des Profils.</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>ein Benutzername ist auch gesetzt; ein SDK nimmt einen von beiden, und welchen, ist nicht dokumentiert</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behalten Sie nur eines davon.</translation>
    </message>
    <message>
        <source>Set it to the profile’s email address.</source>
        <translation>Setzen Sie sie auf die E-Mail-Adresse des Profils.</translation>
    </message>
    <message>
        <source>empty: an SDK has no key to send</source>
        <translation>leer: Ein SDK hat keinen Schlüssel zum Senden</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>nicht gesetzt: Ein SDK hat keinen Schlüssel zum Senden</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>Setzen Sie sie dort, woher das Programm seine Geheimnisse bekommt.</translation>
    </message>
    <message>
        <source>Copy the key from the product again.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal aus dem Produkt.</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>nicht gesetzt: %1</translation>
    </message>
    <message>
        <source>not set: an SDK uses %1, the profile has %2</source>
        <translation>nicht gesetzt: Ein SDK nimmt %1, im Profil steht %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>Setzen Sie sie auf %1.</translation>
    </message>
    <message>
        <source>not set: false, the profile has true</source>
        <translation>nicht gesetzt: false, im Profil steht true</translation>
    </message>
    <message>
        <source>not set: false</source>
        <translation>nicht gesetzt: false</translation>
    </message>
    <message>
        <source>Set it to true.</source>
        <translation>Setzen Sie sie auf true.</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>keine der bekannten Einstellungen; nicht beurteilt</translation>
    </message>
    <message>
        <source>Decide which one is right, and change the other.</source>
        <translation>Entscheiden Sie, was richtig ist, und ändern Sie das andere.</translation>
    </message>
    <message>
        <source>different resource: the owner and the UUID in the path differ</source>
        <translation>eine andere Ressource: Besitzer und UUID im Pfad sind andere</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>eine andere Ressource: Die UUID im Pfad ist eine andere</translation>
    </message>
    <message>
        <source>a team’s address, but the profile has an owner’s</source>
        <translation>im Pfad steht die Adresse eines Teams, im Profil die eines Besitzers</translation>
    </message>
    <message>
        <source>an owner’s address, but the profile has a team’s</source>
        <translation>im Pfad steht die Adresse eines Besitzers, im Profil die eines Teams</translation>
    </message>
    <message>
        <source>different team in the path: %1, but the profile has %2</source>
        <translation>ein anderes Team im Pfad: %1, im Profil steht %2</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>ein anderer Besitzer im Pfad: %1, im Profil steht %2</translation>
    </message>
    <message>
        <source>different server: %1</source>
        <translation>ein anderer Server: %1</translation>
    </message>
    <message>
        <source>different product path</source>
        <translation>ein anderer Produktpfad</translation>
    </message>
    <message>
        <source>Remove that from the value, and restart the program.</source>
        <translation>Schreiben Sie den Wert ohne das, und starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>darin stehen unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>Anführungszeichen sind ein Teil des Werts</translation>
    </message>
    <message>
        <source>a quote is part of the value</source>
        <translation>ein Anführungszeichen ist ein Teil des Werts</translation>
    </message>
    <message>
        <source>a line break is part of the value</source>
        <translation>ein Zeilenumbruch ist ein Teil des Werts</translation>
    </message>
    <message>
        <source>a space at the end is part of the value</source>
        <translation>ein Leerzeichen am Ende ist ein Teil des Werts</translation>
    </message>
    <message>
        <source>a space at the start is part of the value</source>
        <translation>ein Leerzeichen am Anfang ist ein Teil des Werts</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>keine Resource URL: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>Kopieren Sie die Resource URL aus Resource Details oder aus diesem Profil.</translation>
    </message>
    <message>
        <source>the profile has no Resource URL</source>
        <translation>das Profil hat keine Resource URL</translation>
    </message>
    <message>
        <source>the profile’s own Resource URL cannot be read</source>
        <translation>die Resource URL des Profils selbst ist nicht lesbar</translation>
    </message>
    <message>
        <source>Correct it in the profile first.</source>
        <translation>Berichtigen Sie sie zuerst im Profil.</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>dieselbe Ressource, mit mehr darum herum: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>Ein SDK hängt /logs/ an das an, was dort steht: Schreiben Sie die Resource URL und nichts sonst.</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>keine Adresse eines Werkzeugservers: %1</translation>
    </message>
    <message>
        <source>not the profile’s tool server</source>
        <translation>ein anderer Werkzeugserver als im Profil</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>gleich bis auf Groß- und Kleinschreibung: Im Profil steht %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>Schreiben Sie es so, wie das Produkt es zeigt.</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>im Profil steht nichts</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>im Profil steht %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>keine Stufe: Die SDKs nehmen %1; das hier ist keine davon und gilt als nicht gesetzt</translation>
    </message>
    <message>
        <source>Use one of them.</source>
        <translation>Schreiben Sie eine davon.</translation>
    </message>
    <message>
        <source>the same level in different case; whether the SDKs accept that is not documented</source>
        <translation>dieselbe Stufe in anderer Schreibweise; ob die SDKs das annehmen, ist nicht dokumentiert</translation>
    </message>
    <message>
        <source>Use %1.</source>
        <translation>Schreiben Sie %1.</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>gilt als false: Die SDKs nehmen 1, true, t, yes, y und on; das hier ist nichts davon</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>Schreiben Sie true oder false.</translation>
    </message>
    <message>
        <source>equal: true</source>
        <translation>gleich: true</translation>
    </message>
    <message>
        <source>equal: false</source>
        <translation>gleich: false</translation>
    </message>
    <message>
        <source>reads as true, the profile has false</source>
        <translation>gilt als true, im Profil steht false</translation>
    </message>
    <message>
        <source>reads as false, the profile has true</source>
        <translation>gilt als false, im Profil steht true</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>ein anderer Schlüssel als der des Profils, zufällig mit demselben Fingerabdruck</translation>
    </message>
    <message>
        <source>not the key in the keychain (%1)</source>
        <translation>ein anderer Schlüssel als im Schlüsselbund (%1)</translation>
    </message>
    <message>
        <source>not the key for this session (%1)</source>
        <translation>ein anderer Schlüssel als der für diesen Lauf (%1)</translation>
    </message>
    <message>
        <source>Check both keys to find the current one, and replace the old one.</source>
        <translation>Finden Sie heraus, welcher Schlüssel der aktuelle ist: Prüfen Sie beide, und ersetzen Sie den alten.</translation>
    </message>
    <message>
        <source>the profile has no key to compare with</source>
        <translation>das Profil hat keinen Schlüssel zum Vergleichen</translation>
    </message>
    <message>
        <source>Save the profile’s key first.</source>
        <translation>Speichern Sie zuerst den Schlüssel des Profils.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another place</source>
        <translation>nicht verglichen: Der Schlüssel des Profils ist für ein anderes Ziel hinterlegt</translation>
    </message>
    <message>
        <source>Allow the key for this profile, then try again.</source>
        <translation>Erlauben Sie ihn für das Ziel dieses Profils, und vergleichen Sie noch einmal.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>nicht verglichen: Der Schlüssel des Profils ist gerade nicht lesbar</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>Entsperren Sie den Schlüsselbund, und vergleichen Sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentCard</name>
    <message>
        <source>This program</source>
        <translation>Dieses Programm</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen …</translation>
    </message>
    <message>
        <source>Reads a .env file and compares it with the profile</source>
        <translation>Liest eine .env-Datei und stellt sie neben das Profil</translation>
    </message>
    <message>
        <source>User service…</source>
        <translation>Benutzerdienst …</translation>
    </message>
    <message>
        <source>Reads the environment of a systemd user service</source>
        <translation>Liest, womit einer Ihrer Dienste gestartet wird</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>Liest die Umgebung, mit der dieses Programm gestartet wurde</translation>
    </message>
    <message>
        <source>payments.service</source>
        <translation>payments.service</translation>
    </message>
    <message>
        <source>Name of the user service</source>
        <translation>Name des Benutzerdienstes</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>Choose an environment file</source>
        <translation>Eine Umgebungsdatei auswählen</translation>
    </message>
    <message>
        <source>%1* from %2</source>
        <translation>%1* aus %2</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file or a systemd service to compare.</source>
        <translation>Dort beginnt nichts mit %1. Wählen Sie die .env-Datei Ihres Programms oder seinen Benutzerdienst, um zu sehen, was von diesem Profil abweicht.</translation>
    </message>
    <message>
        <source>No variables begin with %1.</source>
        <translation>Dort beginnt nichts mit %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>Es gibt noch mehr: resource-console env zeigt alles.</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>Es gibt Einstellungen unter einem anderen Präfix: %1.</translation>
    </message>
    <message>
        <source>Compare %1*</source>
        <translation>%1* vergleichen</translation>
    </message>
    <message>
        <source>Use these values</source>
        <translation>Diese Werte ins Formular übernehmen</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>Ändert %1; noch ist nichts gespeichert</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>Diesen Schlüssel im Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>Diesen Schlüssel anstelle dessen des Profils speichern</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this file cannot be read</source>
        <translation>dies ist keine lesbare Datei</translation>
    </message>
    <message>
        <source>this program’s environment</source>
        <translation>die Umgebung dieses Programms</translation>
    </message>
    <message>
        <source>the user service %1</source>
        <translation>der Benutzerdienst %1</translation>
    </message>
    <message>
        <source>“%1” cannot be the name of a user service.</source>
        <translation>„%1“ kann nicht der Name eines Benutzerdienstes sein.</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentView</name>
    <message>
        <source>Environment compared with the profile</source>
        <translation>Umgebung neben dem Profil</translation>
    </message>
</context>
<context>
    <name>rc::ErrorWords</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>Die Eingabe ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Für dieses Profil gibt es keinen API-Schlüssel.</translation>
    </message>
    <message>
        <source>Enter the key in Setup, or with “resource-console key set”.</source>
        <translation>Geben Sie den Schlüssel in der Einrichtung ein oder mit „resource-console key set“.</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>Der Hostname wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The host name %1 was not found.</source>
        <translation>Der Hostname %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is online.</source>
        <translation>Prüfen Sie die Adresse auf Tippfehler und ob dieser Rechner online ist.</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>Der Rechner an dieser Adresse antwortet, aber auf diesem Port lauscht nichts.</translation>
    </message>
    <message>
        <source>The host is up, but nothing is listening on this port (%1).</source>
        <translation>Der Rechner an dieser Adresse antwortet, aber auf diesem Port lauscht nichts (%1).</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Der Dienst war nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>Der Dienst war nicht zu erreichen (%1).</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Prüfen Sie Netzverbindung, VPN und Firewall.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>Innerhalb der Frist kam keine ganze Antwort.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Versuchen Sie es noch einmal oder lassen Sie mehr Zeit.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>Der Proxy ließ die Anfrage nicht durch.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>Der Proxy ließ die Anfrage nicht durch (%1).</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>Prüfen Sie die Proxy-Einstellungen dieses Rechners.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>Keine sichere Verbindung kam zustande, also wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1</source>
        <translation>Keine sichere Verbindung kam zustande, also wurde nichts gesendet: %1</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>Prüfen Sie den Hostnamen und die Uhr dieses Rechners; sonst muss der Dienst sein Zertifikat erneuern.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>Die Verbindung schloss sich, bevor eine Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>Die Anfrage kam vielleicht trotzdem an: Suchen Sie beim Dienst danach, bevor Sie es noch einmal versuchen.</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf eine andere Adresse, %1. Ihr Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>The service has no such resource at this address (404).</source>
        <translation>Der Dienst kennt an dieser Adresse keine solche Ressource (404).</translation>
    </message>
    <message>
        <source>Usually the owner and UUID do not match. Copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>Meist gehören Besitzer und UUID nicht zusammen: Kopieren Sie die Resource-URL noch einmal aus Resource Details. Bei Werkzeugen prüfen Sie die Adresse des Werkzeug-Servers.</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>Der Dienst bietet keine Form der Antwort, um die dieses Programm bat (406).</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, report this to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeug-Servers ist; sonst melden Sie es seinem Betreiber.</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>Der Dienst sagt, die Anfrage sei zu groß (413).</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>Kürzen Sie die Nachricht oder die Extra-Felder.</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>Der Dienst sagt, es kamen zu viele Anfragen (429).</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>Der Dienst sagt, es kamen zu viele Anfragen (429), und man solle es wieder versuchen nach: %1.</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>Warten Sie, dann versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The service reports a server error.</source>
        <translation>Der Dienst meldet einen eigenen Fehler.</translation>
    </message>
    <message>
        <source>The service reports a server error (status %1).</source>
        <translation>Der Dienst meldet einen eigenen Fehler (Status %1).</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>Versuchen Sie es später noch einmal; bleibt es so, nennen Sie dem Betreiber des Dienstes Zeit und Status.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>Der Dienst lehnte die Anfrage ab.</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>Der Dienst lehnte die Anfrage ab (Status %1).</translation>
    </message>
    <message>
        <source>Read the service’s response, and check the address.</source>
        <translation>Lesen Sie die Worte des Dienstes und prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>Der Werkzeug-Server antwortete mit einem Fehler.</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>Der Werkzeug-Server antwortete mit Fehler %1.</translation>
    </message>
    <message>
        <source>Read the server’s response, and check the tool server address.</source>
        <translation>Lesen Sie die Worte des Servers und prüfen Sie die Adresse des Werkzeug-Servers.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>Die Antwort war größer, als dieses Programm annimmt, und das Lesen wurde beendet.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>Prüfen Sie, ob die Adresse die des Dienstes ist.</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>Statt Daten kam eine Webseite, wahrscheinlich eine Anmeldeseite.</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>Prüfen Sie die Adresse und ob eine Netzanmeldung oder ein Proxy zwischen Ihnen und dem Dienst steht.</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>Die Antwort war leer.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server, and try again.</source>
        <translation>Prüfen Sie, ob die Adresse die eines Werkzeug-Servers ist, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>Die Antwort ist kein gültiges JSON.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: %1</source>
        <translation>Die Antwort ist kein gültiges JSON: %1</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service, and look at the response.</source>
        <translation>Prüfen Sie, ob die Adresse die des Dienstes ist, und sehen Sie sich die Antwort an.</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match).</source>
        <translation>Die Antwort gehört zu einer anderen Anfrage: Ihre Kennung ist nicht unsere.</translation>
    </message>
    <message>
        <source>Try again. If it persists, report it to the tool server’s operator.</source>
        <translation>Versuchen Sie es noch einmal; bleibt es so, melden Sie es dem Betreiber des Werkzeug-Servers.</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>Die Antwort hat weder ein Ergebnis noch einen Fehler, oder sie hat beides.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>Prüfen Sie die Adresse des Werkzeug-Servers; stimmt sie, melden Sie es seinem Betreiber.</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>Die Antwort war nicht zu verstehen.</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>Die Antwort war nicht zu verstehen: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>Sehen Sie sich die Antwort an und prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>Der Schlüsselbund ist gesperrt; ob er den Schlüssel enthält, ist also nicht bekannt.</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>Der Schlüsselbund verweigerte den Zugriff auf den Schlüssel.</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>Der Schlüsselbund antwortete nicht rechtzeitig.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>Der Schlüsselbund versagte.</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>Der Schlüsselbund versagte: %1</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden.</translation>
    </message>
    <message>
        <source>A file could not be read or written: %1</source>
        <translation>Eine Datei konnte nicht gelesen oder geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Check that the location exists, is accessible and has space.</source>
        <translation>Prüfen Sie, ob es den Ort gibt, ob Sie ihn benutzen dürfen und ob Platz da ist.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Start it again when you are ready.</source>
        <translation>Beginnen Sie von neuem, wenn Sie so weit sind.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>Innerhalb der Frist kam keine ganze Antwort; %1.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Der Dienst antwortete mit einer Umleitung und nannte keine lesbare Adresse. Ihr Schlüssel ging nirgendwo anders hin.</translation>
    </message>
    <message>
        <source>The service sent a redirect (status %1) without a readable address. Your key was not sent anywhere else.</source>
        <translation>Der Dienst antwortete mit einer Umleitung (Status %1) und nannte keine lesbare Adresse. Ihr Schlüssel ging nirgendwo anders hin.</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>Prüfen Sie die Adresse; wenn Sie der genannten vertrauen, tragen Sie jene anstelle der jetzigen ein.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf eine Adresse ohne Verschlüsselung. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>Der Dienst verweist auf eine Adresse ohne Verschlüsselung, %1. Ihr Schlüssel ging nicht dorthin.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https. Check that the address is the one you were given.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Die Umleitung sollte bei https bleiben. Prüfen Sie, ob die Adresse die ist, die Sie bekommen haben.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped: %1.</source>
        <translation>Die Antwort war größer, als dieses Programm annimmt; das Lesen wurde abgebrochen: %1.</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>Es ist kein Schlüsselbund installiert, den dieses Programm nutzen kann.</translation>
    </message>
    <message>
        <source>Enter the key for this session only, or install a keychain such as GNOME Keyring and try again.</source>
        <translation>Geben Sie den Schlüssel nur für diesen Lauf ein, oder installieren Sie einen Schlüsselbund wie GNOME Keyring und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The keychain is not running.</source>
        <translation>Der Schlüsselbund läuft nicht.</translation>
    </message>
    <message>
        <source>The keychain is not running (%1).</source>
        <translation>Der Schlüsselbund läuft nicht (%1).</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or enter the key for this session only.</source>
        <translation>Starten Sie ihn, meist durch Anmelden an der Arbeitsumgebung, und versuchen Sie es noch einmal, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or enter the key for this session only.</source>
        <translation>Entsperren Sie den Schlüsselbund und versuchen Sie es noch einmal, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>The keychain is waiting for someone to respond to its prompt.</source>
        <translation>Der Schlüsselbund wartet darauf, dass jemand seine Frage beantwortet.</translation>
    </message>
    <message>
        <source>Find its window and respond to it, then try again, or enter the key for this session only.</source>
        <translation>Suchen Sie sein Fenster und antworten Sie, dann versuchen Sie es noch einmal, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or enter the key for this session only.</source>
        <translation>Versuchen Sie es noch einmal und erlauben Sie den Zugriff, wenn der Schlüsselbund fragt, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or enter the key for this session only.</source>
        <translation>Versuchen Sie es noch einmal; bleibt es so, starten Sie den Schlüsselbund neu, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>The keychain stopped while it was in use.</source>
        <translation>Der Schlüsselbund endete, während er gebraucht wurde.</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>Der Schlüsselbund nahm den Schlüssel an, gibt ihn aber nicht zurück: Ob er dort liegt, ist ungewiss.</translation>
    </message>
    <message>
        <source>Save the key again, or enter it for this session only.</source>
        <translation>Speichern Sie den Schlüssel noch einmal, oder geben Sie ihn nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>Der Schlüsselbund hat den Schlüssel noch, obwohl er ihn löschen sollte.</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>Versuchen Sie es noch einmal, oder löschen Sie den Eintrag von resource-console im Fenster des Schlüsselbunds.</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>Für dieses Profil wurde dem Schlüsselbund ein Schlüssel gegeben, aber er ist nicht da.</translation>
    </message>
    <message>
        <source>Check the keychain, or enter the key for this session only.</source>
        <translation>Prüfen Sie den Schlüsselbund, oder geben Sie den Schlüssel nur für diesen Lauf ein.</translation>
    </message>
    <message>
        <source>Restart it, then this program, or enter the key for this session only.</source>
        <translation>Starten Sie ihn neu, dann dieses Programm, oder geben Sie den Schlüssel nur für diese Sitzung ein.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt: Schlüssel, Benutzername oder Zugriff stimmt nicht.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>Der Dienst hat die Anfrage abgelehnt (Status %1): Schlüssel, Benutzername oder Zugriff stimmt nicht.</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>Starten Sie eine Prüfung: Was der Werkzeugserver zu demselben Schlüssel und Namen sagt, verrät, woran es liegt.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Noch einmal eingeben.</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>Die Anfrage ist größer als die Grenze für Anfragen, darum wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>Nichts wurde gesendet: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>Senden Sie weniger in einer Anfrage, oder heben Sie die Grenze an, in den Einstellungen oder mit --max-request, falls Ihr Dienst mehr annimmt.</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>In den Worten des Dienstes: „%1“</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>Der Schlüssel wurde ohne Angabe gespeichert, wohin er gehen darf; deshalb wurde er nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>Stimmt die Adresse, dann erlauben Sie es, oben oder mit „resource-console key allow“; sonst korrigieren Sie die Adresse.</translation>
    </message>
    <message>
        <source>The key is saved for another place, so it was not sent anywhere.</source>
        <translation>Der Schlüssel ist für einen anderen Ort gespeichert; deshalb wurde er nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>If the new place is right, allow it above or with “resource-console key allow”. Otherwise, restore the old one or re-enter the key.</source>
        <translation>Stimmt der neue Ort, dann erlauben Sie es, oben oder mit „resource-console key allow“; sonst setzen Sie den alten wieder ein oder geben den Schlüssel neu ein.</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>Der Server fragt einen Menschen nach etwas.</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>Der Server fragt einen Menschen nach etwas: %1</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, where the form is shown, or pass the input with --answers.</source>
        <translation>Rufen Sie das Werkzeug im Fenster oder in einem Terminal auf, wo das Formular gezeigt wird, oder geben Sie die Antworten mit --answers an.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraEditor</name>
    <message>
        <source>Extra as JSON</source>
        <translation>Extra als JSON</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Fix the JSON to update the table.</source>
        <translation>Die Tabelle wartet, bis dies berichtigt ist.</translation>
    </message>
    <message>
        <source>Fix the value above to update the JSON.</source>
        <translation>Ein Wert darüber kann noch nicht hinaus; das JSON folgt, sobald er berichtigt ist.</translation>
    </message>
    <message>
        <source>Discard JSON changes</source>
        <translation>Zurück zur Tabelle, wie sie ist</translation>
    </message>
    <message>
        <source>Hide the JSON</source>
        <translation>JSON verbergen</translation>
    </message>
    <message>
        <source>Show as JSON</source>
        <translation>Als JSON zeigen</translation>
    </message>
</context>
<context>
    <name>rc::ExtraFaults</name>
    <message>
        <source>Give this value a key.</source>
        <translation>Geben Sie diesem Wert einen Namen.</translation>
    </message>
    <message>
        <source>“marker” is the console’s own key. Choose another one.</source>
        <translation>„marker“ gehört der Konsole selbst. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>Den Namen „%1“ gibt es zweimal.</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>„%1“ braucht eine Zahl, etwa 3 oder 1840.50.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 3 or 1840.50.</source>
        <translation>„%1“ ist keine Zahl, wie JSON sie schreibt, etwa 3 oder 1840.50.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraTable</name>
    <message>
        <source>Add field</source>
        <translation>Feld hinzufügen</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Key of the value</source>
        <translation>Name des Werts</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Type of the value</source>
        <translation>Art des Werts</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Remove this value</source>
        <translation>Diesen Wert entfernen</translation>
    </message>
</context>
<context>
    <name>rc::Fact</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>connecting at %1</source>
        <translation>Verbindungsaufbau bei %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>TLS steht bei %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>gesendet bei %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>erstes Byte bei %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>zu Ende bei %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(ausgelassen)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>wie hier, auf 2 s genau</translation>
    </message>
    <message>
        <source>%1 s ahead of this computer</source>
        <translation>geht gegenüber diesem Rechner %1 s vor</translation>
    </message>
    <message>
        <source>%1 s behind this computer</source>
        <translation>geht gegenüber diesem Rechner %1 s nach</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>Eine eigene Verbindung der Prüfung, zu</translation>
    </message>
    <message>
        <source>Request proxy</source>
        <translation>Proxy für Anfragen</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>Zertifikat von</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>Zertifikat gilt für</translation>
    </message>
    <message>
        <source>Certificate issued by</source>
        <translation>Zertifikat ausgestellt von</translation>
    </message>
    <message>
        <source>Certificate valid</source>
        <translation>Zertifikat gültig</translation>
    </message>
    <message>
        <source>Certificate expires in</source>
        <translation>Zertifikat läuft ab in</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>Gefragt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Die Uhr des Dienstes</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>Größe der Antwort</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>Kopfzeilen der Antwort</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Log tool</source>
        <translation>Protokollwerkzeug</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Empfangen</translation>
    </message>
    <message>
        <source>Stored entry</source>
        <translation>Gespeicherter Eintrag</translation>
    </message>
    <message>
        <source>MCP version</source>
        <translation>MCP-Version</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>List caching</source>
        <translation>Liste aufbewahrbar</translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>%1 s lang</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Tool “ping”</source>
        <translation>Werkzeug „ping“</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>Only reads; changes nothing.</source>
        <translation>Es liest nur und ändert nichts.</translation>
    </message>
    <message>
        <source>May delete or overwrite data. Applies only if the tool is not read-only.</source>
        <translation>Es kann löschen oder überschreiben. Zählt nur, wenn es nicht nur liest.</translation>
    </message>
    <message>
        <source>A repeated call with the same arguments has no further effect.</source>
        <translation>Ein zweiter Aufruf mit denselben Argumenten ändert nichts weiter.</translation>
    </message>
    <message>
        <source>Can reach systems outside the server.</source>
        <translation>Es erreicht Dinge außerhalb des Servers.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Declared by the server</source>
        <translation>vom Server angegeben</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>nicht angegeben: Vorgabe der Spezifikation</translation>
    </message>
    <message>
        <source>icon %1</source>
        <translation>Symbol %1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>wird nie abgerufen</translation>
    </message>
    <message>
        <source>Declared by the server; not verified.</source>
        <translation>Das sind Behauptungen des Servers, keine Tatsachen.</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>Es gibt mehr; das Ganze steht unter JSON.</translation>
    </message>
</context>
<context>
    <name>rc::FieldRows</name>
    <message>
        <source>The rows below are shown</source>
        <translation>Die Zeilen darunter sind zu sehen</translation>
    </message>
    <message>
        <source>There are more rows below</source>
        <translation>Darunter gibt es weitere Zeilen</translation>
    </message>
</context>
<context>
    <name>rc::FieldWidget</name>
    <message>
        <source>Element %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>nötig</translation>
    </message>
    <message>
        <source>Use default</source>
        <translation>Vorgabe übernehmen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heutiges Datum einsetzen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzige Zeit einsetzen</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Send empty string</source>
        <translation>Leeren Text senden</translation>
    </message>
    <message>
        <source>Send an empty string: %1</source>
        <translation>Leeren Text senden: %1</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>Geht als null hinaus.</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>Element hinzufügen</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Weiterer Name</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>Name eines weiteren Mitglieds</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>Mitglied mit diesem Namen hinzufügen</translation>
    </message>
</context>
<context>
    <name>rc::FieldWords</name>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Uhrzeit</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>Objekt</translation>
    </message>
    <message>
        <source>one of several forms</source>
        <translation>eine von mehreren Formen</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Not sent (default: %1)</source>
        <translation>Nicht gesendet (Vorgabe: %1)</translation>
    </message>
    <message>
        <source>Empty text</source>
        <translation>Leerer Text</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Auswählen …</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Send this list</source>
        <translation>Diese Liste senden</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>null senden</translation>
    </message>
    <message>
        <source>Send this object</source>
        <translation>Dieses Objekt senden</translation>
    </message>
</context>
<context>
    <name>rc::FileLock</name>
    <message>
        <source>it cannot be created.</source>
        <translation>sie kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Another window or command has been writing here for %n second(s), so nothing was changed: %1</source>
        <translation>
            <numerusform>Ein anderes Fenster oder ein anderer Befehl schreibt hier seit %n Sekunde, deshalb wurde nichts geändert: %1</numerusform>
            <numerusform>Ein anderes Fenster oder ein anderer Befehl schreibt hier seit %n Sekunden, deshalb wurde nichts geändert: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>weight, rule, finding</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rc::FindingRows</name>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n weiterer Fund</numerusform>
            <numerusform>%n weitere Funde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n hingenommener Fund</numerusform>
            <numerusform>%n hingenommene Funde</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>Die Stelle zeigen: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hinnehmen</translation>
    </message>
    <message>
        <source>Counts as a finding again.</source>
        <translation>Zählt wieder als Fund.</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>Zählt nicht mehr, bis sich die Definition ändert.</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Funde</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>Warnungen %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>Hingenommen %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Hinnehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n selected. Press Enter to open.</source>
        <translation>
            <numerusform>%n gewählt. Enter zeigt die Stelle.</numerusform>
            <numerusform>%n gewählt. Enter zeigt die Stelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Press Enter to open. Accepted findings stay hidden until the definition changes.</source>
        <translation>Enter oder ein Doppelklick zeigt die Stelle. Hingenommenes zählt nicht mehr, bis sich seine Definition ändert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>Kritisch %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>Hinweise %1</translation>
    </message>
</context>
<context>
    <name>rc::FirstFields</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Den Schlüssel im Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Optional, to list tools: https://…</source>
        <translation>Optional, für die Liste der Werkzeuge: https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>Optional, Ihr Konto bei dem Dienst</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
</context>
<context>
    <name>rc::FirstPage</name>
    <message>
        <source>Is your resource set up right?</source>
        <translation>Ist Ihre Ressource richtig eingerichtet?</translation>
    </message>
    <message>
        <source>Paste its Resource URL. You can also paste a .env file, a curl command or an SDK snippet.</source>
        <translation>Fügen Sie ihre Resource-URL ein. Auch eine .env-Datei, ein curl-Befehl oder ein SDK-Ausschnitt ist recht.</translation>
    </message>
    <message>
        <source>Paste a Resource URL</source>
        <translation>Resource-URL einfügen</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Mit dem Demo-Dienst ausprobieren</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>Keine Ressource zur Hand?</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>Jedes Glied der Kette, bewiesen oder erklärt.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>Sendet Testeinträge und Alarme. Wiederholt nichts von sich aus.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>Was ein Sprachmodell bekäme.</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Zwischenablage leeren</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Diesen Text vergessen</translation>
    </message>
    <message>
        <source>No Resource URL found in this text. Paste the URL as well.</source>
        <translation>In diesem Text steht keine Resource-URL. Fügen Sie auch sie in das Feld ein.</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>Stattdessen https:// verwenden</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Resource prüfen</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>Vor dem Druck auf die Schaltfläche wird nichts gesendet. Eine Prüfung sendet vier Einträge mit der Markierung [TEST]. ERROR und ALERT, die jemanden benachrichtigen können, werden nicht gesendet.</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>Resource %1 des Teams %2 auf %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>Resource %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>Fügen Sie den API-Schlüssel ein. Um nur Adresse und Verbindung zu prüfen, drücken Sie noch einmal Enter.</translation>
    </message>
</context>
<context>
    <name>rc::FixRow</name>
    <message>
        <source>Save in the keychain</source>
        <translation>Im Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Token einfügen</translation>
    </message>
</context>
<context>
    <name>rc::FormWords</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>more than %1 and less than %2</source>
        <translation>mehr als %1 und weniger als %2</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>%1 to %2 characters</source>
        <translation>%1 bis %2 Zeichen</translation>
    </message>
    <message>
        <source>at least %1 characters</source>
        <translation>mindestens %1 Zeichen</translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation>höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>format %1</source>
        <translation>Format %1</translation>
    </message>
    <message>
        <source>%1 to %2 elements</source>
        <translation>%1 bis %2 Elemente</translation>
    </message>
    <message>
        <source>at least %1 elements</source>
        <translation>mindestens %1 Elemente</translation>
    </message>
    <message>
        <source>at most %1 elements</source>
        <translation>höchstens %1 Elemente</translation>
    </message>
    <message>
        <source>no duplicates</source>
        <translation>keine zwei gleich</translation>
    </message>
    <message>
        <source>pattern %1 (not checked here)</source>
        <translation>Muster %1 (hier nicht geprüft)</translation>
    </message>
    <message>
        <source>Form %1</source>
        <translation>Form %1</translation>
    </message>
</context>
<context>
    <name>rc::FormatTabs</name>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>More formats</source>
        <translation>Weitere Formate</translation>
    </message>
</context>
<context>
    <name>rc::ForwardingCard</name>
    <message>
        <source>Forwarded levels</source>
        <translation>Was weitergeleitet wird</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>Nichts wird weitergeleitet; jeder Eintrag bleibt lokal.</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>Weitergeleitet ab %1: %2</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>Schwelle je Stufe, wie das SDK entscheidet. Ein Punkt heißt weitergeleitet.</translation>
    </message>
</context>
<context>
    <name>rc::GroupCard</name>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n angenommen</numerusform>
            <numerusform>%n angenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n abgelehnt</numerusform>
            <numerusform>%n abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n unbekannt</numerusform>
            <numerusform>%n unbekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n nicht gesendet</numerusform>
            <numerusform>%n nicht gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>%n lokal behalten</numerusform>
            <numerusform>%n lokal behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what was pressed, how many ended how</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3 ms</source>
        <comment>outcome, HTTP status, milliseconds</comment>
        <translation>%1: %2, %3 ms</translation>
    </message>
</context>
<context>
    <name>rc::HeaderNames</name>
    <message>
        <source>A header needs a name.</source>
        <translation>Eine Kopfzeile braucht einen Namen.</translation>
    </message>
    <message>
        <source>A header name can have at most 64 characters.</source>
        <translation>Der Name einer Kopfzeile hat höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>Der Name einer Kopfzeile darf nur Buchstaben, Ziffern und !#$%&amp;&apos;*+-.^_`|~ enthalten.</translation>
    </message>
    <message>
        <source>The header %1 is set by the program or by HTTP itself.</source>
        <translation>Über die Kopfzeile %1 bestimmt das Programm oder HTTP selbst.</translation>
    </message>
    <message>
        <source>Servers log the header %1, so it must not carry a key.</source>
        <translation>Server schreiben den Header %1 in ihre Protokolle; deshalb darf er keinen Schlüssel tragen.</translation>
    </message>
    <message>
        <source>Programs would drop a header named %1.</source>
        <translation>Ein Header kann nicht %1 heißen: Programme würden ihn verlieren.</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with the list of</source>
        <translation>Vergleichen mit der Liste vom</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei …</translation>
    </message>
    <message>
        <source>No earlier versions yet. A version is saved whenever the list changes.</source>
        <translation>Noch ist keine Liste aufbewahrt. Aufbewahrt wird jede vollständige Liste, die von der vorigen abweicht.</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>der Liste vom %1</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>Mit einer aufbewahrten Liste vergleichen</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>Werkzeuglisten (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>Es gibt nichts zum Vergleichen: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>Das Werkzeug war nicht in %1.</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>Seit %1 hat sich in der Definition nichts geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n Änderung seit %1.</numerusform>
            <numerusform>%n Änderungen seit %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message>
        <source>Hold with the mouse or Space until the bar is full. Releasing earlier does nothing.</source>
        <translation>Halten Sie die Taste mit der Maus oder der Leertaste, bis sie gefüllt ist. Früher loszulassen bewirkt nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>Wieder in %n s</numerusform>
            <numerusform>Wieder in %n s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name is longer than 253 characters.</source>
        <translation>Der Hostname ist länger als 253 Zeichen.</translation>
    </message>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>Der Hostname „%1“ hat einen Punkt zu viel.</translation>
    </message>
    <message>
        <source>A part of the host name is longer than 63 characters.</source>
        <translation>Der Hostname hat einen Teil mit mehr als 63 Zeichen.</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>Der Hostname „%1“ hat ein Zeichen, das kein Hostname haben kann.</translation>
    </message>
    <message>
        <source>A part of the host name “%1” begins or ends with a hyphen.</source>
        <translation>Der Hostname „%1“ hat einen Teil, der mit einem Bindestrich beginnt oder endet.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>„%1“ ist keine gültige IPv4-Adresse.</translation>
    </message>
    <message>
        <source>The host “%1” is a number, which programs read as an IP address. Write the address in full.</source>
        <translation>Der Host „%1“ ist eine Zahl, die Programme als irgendeine IP-Adresse lesen: Schreiben Sie die Adresse aus.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>„%1“ ist keine gültige IPv6-Adresse.</translation>
    </message>
    <message>
        <source>“%1” is not a valid international host name.</source>
        <translation>„%1“ ist kein gültiger internationaler Hostname.</translation>
    </message>
    <message>
        <source>The host “%1” really means “%2”. %3</source>
        <translation>Der Host „%1“ bedeutet in Wirklichkeit „%2“. %3</translation>
    </message>
    <message>
        <source>The host name “%1” contains invisible characters.</source>
        <translation>Der Hostname „%1“ hat unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>Die Adresse hat keinen Hostnamen.</translation>
    </message>
    <message>
        <source>The host name contains a percent sign.</source>
        <translation>Der Hostname hat ein Prozentzeichen.</translation>
    </message>
    <message>
        <source>A part of the host name “%1” mixes writing directions.</source>
        <translation>Der Hostname „%1“ hat einen Teil, der Schreibrichtungen mischt.</translation>
    </message>
</context>
<context>
    <name>rc::HttpAnswer</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>Was zurückkam, ist keine ganze HTTP-Antwort.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message>
        <source>It is compressed, which was not requested.</source>
        <translation>Sie ist komprimiert, worum nicht gebeten wurde.</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>Sie hat den Status %1, der nichts entscheidet.</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>A header would break the request.</source>
        <translation>Ein Header würde die Anfrage zerbrechen.</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>Unverschlüsseltes http ist nur für diesen Rechner.</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>Die Adresse ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>It has a status, but no readable headers.</source>
        <translation>Es kam ein Status, aber keine lesbaren Kopfzeilen.</translation>
    </message>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>Sie sagt nicht eindeutig, wie lang sie ist.</translation>
    </message>
    <message>
        <source>Its chunks cannot be reassembled.</source>
        <translation>Sie kommt in Teilen, die sich nicht zusammensetzen lassen.</translation>
    </message>
</context>
<context>
    <name>rc::IdentityCompare</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rc::ImageDecoding</name>
    <message>
        <source>This type of image cannot be shown. You can save it.</source>
        <translation>Ein Bild dieses Typs wird nicht gezeigt. Es lässt sich speichern.</translation>
    </message>
    <message>
        <source>The image is too large to be shown. You can save it.</source>
        <translation>Das Bild ist zu groß zum Zeigen. Es lässt sich speichern.</translation>
    </message>
    <message>
        <source>This computer has no decoder for this image. You can save it.</source>
        <translation>Dieser Rechner hat keinen Decoder für ein solches Bild. Es lässt sich speichern.</translation>
    </message>
    <message>
        <source>The content does not match the image type. You can save it.</source>
        <translation>Es ist nicht das Bild, das es zu sein vorgibt. Es lässt sich speichern.</translation>
    </message>
    <message>
        <source>The image has too many pixels to be shown. You can save it.</source>
        <translation>Das Bild hat zu viele Pixel zum Zeigen. Es lässt sich speichern.</translation>
    </message>
    <message>
        <source>The image is damaged and cannot be shown. You can save it.</source>
        <translation>Das Bild ist beschädigt und lässt sich nicht zeigen. Es lässt sich speichern.</translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>Cannot read %1.</source>
        <translation>%1 ist keine lesbare Datei.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>%1 ist nicht lesbar: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 ist zu groß; ein Stapel wird aus höchstens 64 MiB gelesen.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Datei auswählen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Reads the text on the clipboard</source>
        <translation>Liest den Text der Zwischenablage</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lesen als</translation>
    </message>
    <message>
        <source>Read as JSON Lines</source>
        <translation>Als JSON Lines lesen</translation>
    </message>
    <message>
        <source>Read as CSV</source>
        <translation>Als CSV lesen</translation>
    </message>
    <message>
        <source>Read as a log</source>
        <translation>Als Protokoll lesen</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>der Zwischenablage</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one. You review it before sending.</source>
        <translation>Legen Sie hier eine JSON-Lines-, CSV- oder Protokolldatei ab, wählen Sie eine aus oder fügen Sie ihren Text ein. Nichts wird gesendet, bevor Sie es sagen.</translation>
    </message>
    <message>
        <source>Read entries</source>
        <translation>Einträge lesen</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.log *.txt)</source>
        <translation>Einträge (*.jsonl *.ndjson *.json *.csv *.log *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>In %1 ist nichts.</translation>
    </message>
    <message>
        <source>Read from %1. Drop, choose or paste to replace it.</source>
        <translation>Gelesen aus %1. Ablegen, auswählen oder einfügen ersetzt es.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>dem abgelegten Text</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Legen Sie eine Datei auf einmal ab.</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>Nur eine Datei dieses Rechners kann gelesen werden.</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines, ein Eintrag je Zeile</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV, mit Spaltennamen in der ersten Zeile</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>Protokoll, in einer dieser Formen</translation>
    </message>
</context>
<context>
    <name>rc::ImportTarget</name>
    <message>
        <source>level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>timestamp</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoriert</translation>
    </message>
</context>
<context>
    <name>rc::InstructionsView</name>
    <message>
        <source>Instructions for the model · about %1 tokens</source>
        <translation>Was dem Modell zuerst gesagt wird · etwa %1 Token</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>%1 weitere Zeilen sind nicht gezeigt.</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>Kritisch: %1 · Warnungen: %2 · Hinweise: %3 · hingenommen: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Fund</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>There was no earlier list.</source>
        <translation>Es gab keine frühere Liste.</translation>
    </message>
    <message>
        <source>Nothing changed since %1.</source>
        <translation>Seit %1 hat sich nichts geändert.</translation>
    </message>
    <message>
        <source>Changes since %1:</source>
        <translation>Änderungen seit %1:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Was sich geändert hat</translation>
    </message>
</context>
<context>
    <name>rc::Json</name>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>es beginnt mit einer Byte-Reihenfolge-Marke</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>nach seinem Ende steht noch mehr</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (Byte %2)</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>es ist tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>a quoted key is missing</source>
        <translation>ein Schlüssel in Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>ein Schlüssel steht zweimal in einem Objekt</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>a comma or closing brace is missing</source>
        <translation>ein Komma oder eine schließende geschweifte Klammer fehlt</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>ein Komma oder eine schließende eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>ein Text hat ein rohes Steuerzeichen in sich</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>ein Text endet nicht</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>eine Maskierung ist keine, die JSON kennt</translation>
    </message>
    <message>
        <source>an escape needs four hexadecimal digits</source>
        <translation>eine Maskierung braucht vier hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>half of a surrogate pair is missing</source>
        <translation>die Hälfte eines Surrogatpaars steht allein</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>ein Text ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>a value is missing or malformed</source>
        <translation>ein Wert fehlt oder ist fehlerhaft</translation>
    </message>
    <message>
        <source>it is longer than 4 GiB</source>
        <translation>es ist länger als 4 GiB</translation>
    </message>
</context>
<context>
    <name>rc::JsonFile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>it is damaged and could not be moved aside.</source>
        <translation>sie ist beschädigt und ließ sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>%1 stammt von einer neueren Version dieses Programms. Die Datei bleibt, wie sie ist; aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>it is damaged and was moved to %1.</source>
        <translation>sie ist beschädigt und wurde als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>the folder cannot be created.</source>
        <translation>der Ordner lässt sich nicht anlegen.</translation>
    </message>
</context>
<context>
    <name>rc::JsonRpc</name>
    <message>
        <source>The response is JSON, but not a JSON-RPC object.</source>
        <translation>Die Antwort ist JSON, aber kein JSON-RPC-Objekt.</translation>
    </message>
    <message>
        <source>The response does not declare JSON-RPC 2.0.</source>
        <translation>Die Antwort sagt nicht, dass sie JSON-RPC 2.0 ist.</translation>
    </message>
    <message>
        <source>The response’s error is not an object.</source>
        <translation>Der Fehler in der Antwort ist kein Objekt.</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message>
        <source>As sent</source>
        <translation>Wie gesendet</translation>
    </message>
    <message>
        <source>Definition as JSON</source>
        <translation>Definition als JSON</translation>
    </message>
    <message>
        <source>Search in the definition  Ctrl+F</source>
        <translation>In der Definition suchen  Strg+F</translation>
    </message>
    <message>
        <source>Search in the definition</source>
        <translation>In der Definition suchen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the definition exactly as sent, byte for byte.</source>
        <translation>Kopiert die Definition so, wie sie gesendet wurde, Byte für Byte.</translation>
    </message>
    <message>
        <source>Indented</source>
        <translation>Eingerückt</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht da</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeepingCard</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Zeile</numerusform>
            <numerusform>%n Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %2 · deleted after %n day(s)</source>
        <comment>rows, size</comment>
        <translation>
            <numerusform>%1 · %2 · je %n Tag aufbewahrt</numerusform>
            <numerusform>%1 · %2 · je %n Tage aufbewahrt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>rows, size</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Retention</source>
        <translation>Aufbewahrung</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>nach %n Tag</numerusform>
            <numerusform>nach %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Age in days</source>
        <translation>Alter in Tagen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Can be restored until you close the window</source>
        <translation>Sie lassen sich zurückholen, bis das Fenster schließt</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Schließen  Esc</translation>
    </message>
    <message>
        <source>Delete records automatically:</source>
        <translation>Zeilen automatisch löschen:</translation>
    </message>
    <message>
        <source>Delete records older than this many days:</source>
        <translation>Zeilen löschen, die älter sind als so viele Tage:</translation>
    </message>
    <message>
        <source>Older records are deleted immediately and permanently.</source>
        <translation>Was älter ist, verschwindet sofort und endgültig.</translation>
    </message>
</context>
<context>
    <name>rc::KeptSecret</name>
    <message>
        <source>this session only</source>
        <translation>nur für diesen Lauf</translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with the profile’s custom CA file, which it did not have then</source>
        <translation>mit der eigenen Zertifizierungsstelle des Profils, die es damals nicht hatte</translation>
    </message>
    <message>
        <source>with another custom CA file</source>
        <translation>mit einer anderen Zertifizierungsstelle</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>im Header %1 statt in %2</translation>
    </message>
    <message>
        <source>no server</source>
        <translation>kein Server</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The token was saved without a permitted destination. It was not sent to %1.</source>
        <translation>Das Token wurde ohne Angabe gespeichert, wohin es gehen darf. Es wurde nicht an %1 gesendet.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>Der Schlüssel wurde ohne Angabe gespeichert, wohin er gehen darf. Er wurde nicht an %1 gesendet.</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>Das Token ist für %1 gespeichert. Es wurde nicht an %2 gesendet.</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>Der Schlüssel ist für %1 gespeichert. Er wurde nicht an %2 gesendet.</translation>
    </message>
</context>
<context>
    <name>rc::KeyFingerprint</name>
    <message>
        <source>fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyLaddersModel</name>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>rung, states</comment>
        <translation>%1: alter Schlüssel %2, neuer Schlüssel %3</translation>
    </message>
</context>
<context>
    <name>rc::KeyLaddersView</name>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>Jede Sprosse mit dem alten und mit dem neuen Schlüssel</translation>
    </message>
</context>
<context>
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Diesen Schlüssel hat das Profil schon.</translation>
    </message>
</context>
<context>
    <name>rc::KeyRow</name>
    <message>
        <source>Use without saving</source>
        <translation>Ohne Speichern verwenden</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>Schlüssel löschen</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Schlüssel speichern</translation>
    </message>
    <message>
        <source>Key not read yet.</source>
        <translation>Der Schlüssel wurde noch nicht gelesen.</translation>
    </message>
    <message>
        <source>In the keychain: %1</source>
        <translation>Im Schlüsselbund: %1</translation>
    </message>
    <message>
        <source>Demo key. Deleted when you quit.</source>
        <translation>Der Demo-Dienst hat diesen Schlüssel gemacht. Er endet mit diesem Lauf.</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>Warten auf den Schlüsselbund …</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>Der Schlüssel ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>Der Schlüssel wird nur für diesen Lauf gehalten.</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>Der Schlüssel ist vielleicht noch im Schlüsselbund. %1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>Der Schlüssel ist vergessen.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Zeigt er ein Fenster, beantworten Sie dort seine Frage.</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Schlüssel für diesen Lauf; vielleicht hat ihn auch der Schlüsselbund. %1 Um sicher zu sein, speichern Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Schlüssel nur für diesen Lauf, nicht gespeichert. %1 Um ihn zu speichern, fügen Sie ihn dann noch einmal ein.</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>Schlüssel für diesen Lauf; vielleicht speichert ihn auch der Schlüsselbund, sobald er weiterarbeitet.</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>Der Schlüssel wird für diesen Lauf gehalten; vielleicht hat ihn auch der Schlüsselbund.</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Code-Hosting-Token</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Token einfügen</translation>
    </message>
    <message>
        <source>Save token</source>
        <translation>Token speichern</translation>
    </message>
    <message>
        <source>Token not read yet.</source>
        <translation>Das Token wurde noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Token for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Token für diesen Lauf; vielleicht hat es auch der Schlüsselbund. %1 Um sicherzugehen, speichern Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Token nur für diesen Lauf, nicht gespeichert. %1 Um es zu speichern, fügen Sie es dann noch einmal ein.</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>Token für diesen Lauf; vielleicht speichert es auch der Schlüsselbund, sobald es bei ihm weitergeht.</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>Das Token ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>Das Token wird für diesen Lauf gehalten; vielleicht hat es auch der Schlüsselbund.</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>Das Token wird nur für diesen Lauf gehalten.</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>Das Token ist vielleicht noch im Schlüsselbund. %1</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>Das Token ist vergessen.</translation>
    </message>
</context>
<context>
    <name>rc::KeySeenList</name>
    <message>
        <source>Show its activity</source>
        <translation>Zeigen, was mit ihm getan wurde</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  konnte nicht angesehen werden: %1</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut nachsehen</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>Es wird nachgesehen, wo der frühere Schlüssel (%1) zuletzt gesehen wurde …</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>Der frühere Schlüssel (%1) wurde sonst nirgends gesehen: nicht in der Umgebung dieses Programms oder der unten gezeigten, nicht unter einem anderen Profil, nicht in der bisherigen Aktivität.</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>Wo der frühere Schlüssel (%1) zuletzt gesehen wurde; in der Aktivität an seinem Fingerabdruck erkannt:</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>Diese Tasten zeigen</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>Die Resource-URL ändern</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>Prüfung starten oder Werkzeuge abrufen</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Laufendes abbrechen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Open or close a step</source>
        <translation>Einen Schritt öffnen oder schließen</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Die ganze Antwort ansehen</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>Einen Schritt erneut ausführen</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>Einen Schritt und alle darunter erneut ausführen</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>Die Antwort eines Schritts kopieren</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>Die Werkzeuge filtern</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>Die Einträge durchsuchen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Einen Eintrag öffnen</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>Einträge löschen</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Gelöschte Einträge wiederherstellen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Das Profil speichern</translation>
    </message>
    <message>
        <source>Discard unsaved changes</source>
        <translation>Ungespeicherte Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>Die Marke eines Eintrags kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Find a profile, page or action, or type a command</source>
        <translation>Profil, Seite oder Aktion finden oder einen Befehl eingeben</translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no profile, last %2, %3</source>
        <translation>%1 ohne Profil, zuletzt %2, %3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>benutzt vom Profil %1, zuletzt %2, %3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>das Profil %1 hat ihn auch</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
</context>
<context>
    <name>rc::KeyState</name>
    <message>
        <source>key in keychain</source>
        <translation>Schlüssel im Schlüsselbund</translation>
    </message>
    <message>
        <source>key for this session only</source>
        <translation>Schlüssel nur für diesen Lauf</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>keychain locked</source>
        <translation>Schlüsselbund gesperrt</translation>
    </message>
    <message>
        <source>keychain unavailable</source>
        <translation>Schlüsselbund nicht verfügbar</translation>
    </message>
    <message>
        <source>token in keychain</source>
        <translation>Token im Schlüsselbund</translation>
    </message>
    <message>
        <source>token for this session only</source>
        <translation>Token nur für diesen Lauf</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>kein Token</translation>
    </message>
    <message>
        <source>A code-hosting token was saved in the keychain for this profile, but it is missing.</source>
        <translation>Dem Schlüsselbund wurde für dieses Profil ein Code-Hosting-Token gegeben, aber es ist nicht da.</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>Schlüssel zurückgehalten</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>Token zurückgehalten</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>this session only</source>
        <translation>nur für diesen Lauf</translation>
    </message>
    <message>
        <source>the system keychain</source>
        <translation>der Schlüsselbund des Systems</translation>
    </message>
</context>
<context>
    <name>rc::LadderPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>Noch ist nichts geprüft</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>Eine Prüfung geht jedes Glied der Kette durch und sagt von jedem, ob es hält: die Adresse, den Schlüssel, den Namen, den Port, TLS, das Senden und beide Werkzeuglisten.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Letzte Prüfung: %1</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]: one to test ingest, then one each at debug, info and warning. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>Sie sendet echte Einträge an die Ressource, jeden mit [TEST] gekennzeichnet: einen, um zu sehen, ob überhaupt einer angenommen wird, dann je einen auf den Stufen Debug, Info und Warnung. Ein ERROR oder ALERT kann Menschen benachrichtigen und wird nur mit seiner eigenen Taste gesendet.</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Wird im Schlüsselbund gespeichert …</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Zeigt er ein Fenster, beantworten Sie dort seine Frage.</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>Jeder Schritt erscheint, sobald er endet.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments. Nothing starts until you press the button.</source>
        <translation>Werkzeuge werden aufgelistet und nicht aufgerufen, außer „ping“, wo es keine Argumente braucht. Nichts beginnt, bevor Sie die Taste drücken.</translation>
    </message>
</context>
<context>
    <name>rc::LastChecks</name>
    <message>
        <source>The result could not be saved for the next start: %1</source>
        <translation>Das Ergebnis konnte nicht für den nächsten Start aufbewahrt werden: %1</translation>
    </message>
</context>
<context>
    <name>rc::Level</name>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Alarm</translation>
    </message>
</context>
<context>
    <name>rc::LevelButton</name>
    <message>
        <source>%1 %2</source>
        <comment>key number, level name</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>rc::LevelPicker</name>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
</context>
<context>
    <name>rc::LifeSigns</name>
    <message>
        <source>%1 %2, %3</source>
        <comment>an HTTP status, its text, a duration</comment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how a call ended, a duration</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>rc::LimitsCard</name>
    <message>
        <source>Network limits</source>
        <translation>Grenzen einer Anfrage</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Timeouts, and the maximum size of responses and of requests with entries. Changes apply to new requests.</source>
        <translation>Wie lange auf eine Antwort gewartet wird, wie viel davon gelesen wird und wie groß eine Anfrage mit Einträgen sein darf. Eine Änderung gilt ab der nächsten Anfrage.</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>Die Argumente des Protokollwerkzeugs sind kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>Die Argumente des Protokollwerkzeugs haben den Platzhalter {%1}, der für nichts steht.</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>Ein Feld von extra braucht einen Namen.</translation>
    </message>
    <message>
        <source>The name “marker” is reserved. The console writes each entry’s marker there.</source>
        <translation>Der Name „marker“ gehört der Konsole selbst: Sie schreibt dort die Marke jedes Eintrags.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>„%1“ ist keine Zahl, wie JSON sie schreibt, etwa 42, -1.5 oder 1e-7.</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>„%1“ ist kein Extra-Feld: Schreiben Sie NAME=TEXT oder für eine Zahl NAME:=ZAHL.</translation>
    </message>
    <message>
        <source>The name “%1” appears twice. A service would store only one.</source>
        <translation>Der Name „%1“ ist zweimal angegeben: Ein Dienst würde nur einen behalten.</translation>
    </message>
    <message>
        <source>Extra must be one JSON object: {&quot;name&quot;: &quot;text&quot;, &quot;other&quot;: 3}.</source>
        <translation>Extra ist ein JSON-Objekt: {&quot;name&quot;: &quot;Text&quot;, &quot;anderes&quot;: 3}.</translation>
    </message>
    <message>
        <source>The value of “%1” is neither text nor a number. Only these can be sent.</source>
        <translation>Der Wert von „%1“ ist weder Text noch Zahl; nur diese können hinaus.</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>„%1“ verdeckt ein Feld, das der Dienst jedem Eintrag hinzufügt.</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>Ein Dienst speichert %1 womöglich als unendlich.</translation>
    </message>
</context>
<context>
    <name>rc::LogFileCard</name>
    <message>
        <source>Show latest lines</source>
        <translation>Ihr Ende zeigen</translation>
    </message>
    <message>
        <source>Local log file</source>
        <translation>Lokale Protokolldatei</translation>
    </message>
    <message>
        <source>not created yet</source>
        <translation>noch nicht da</translation>
    </message>
    <message>
        <source>Not written to this file: %1</source>
        <translation>Hier wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>End of the local log file</source>
        <translation>Das Ende der lokalen Protokolldatei</translation>
    </message>
</context>
<context>
    <name>rc::MainWindow</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>The address in the bar is not saved.</source>
        <translation>Die Adresse in der Leiste ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>In der Einrichtung sind Änderungen nicht gespeichert.</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>Etwas läuft noch. Das Schließen hält es an; was schon unterwegs ist, kann noch ankommen.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>Das Fenster schließen?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>Ein Link brachte etwas, das keine Resource-URL ist. Es wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Field mapping. Choose a field to change it.</source>
        <translation>Was aus jedem Feld wird. Zum Ändern eines auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>%n weiteres Feld → extra</numerusform>
            <numerusform>%n weitere Felder → extra</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 wird %2</translation>
    </message>
</context>
<context>
    <name>rc::McpTalk</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>Der Server hat eine Sitzung mit einem Namen oder einer Version geöffnet, die kein Header tragen kann.</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks the entire arguments object as a header</source>
        <translation>sein Schema kennzeichnet die Argumente als Ganzes als Kopfzeile</translation>
    </message>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>sein Schema kennzeichnet etwas als Kopfzeile, das für sich keine Eigenschaft ist</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>die Kopfzeile von „%1“ hat einen Namen, den keine Kopfzeile haben kann: „%2“</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>„%1“ ist als Kopfzeile gekennzeichnet und ist weder Zeichenkette noch Ganzzahl noch Wahrheitswert</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>zwei seiner Parameter sind als die Kopfzeile „%1“ gekennzeichnet</translation>
    </message>
</context>
<context>
    <name>rc::MoreFields</name>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Variablen-Präfix</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Name header</source>
        <translation>Kopfzeile für den Namen</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile für die E-Mail</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit Einträgen senden</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Ereignisströme</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>Eigene CA-Datei</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Zertifizierungsstellen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Standard (siehe Einstellungen)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>Nur Buchstaben, Ziffern und _, und keine Ziffer am Anfang.</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>Jede Kopfzeile braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Mehr: Farbe, Kopfzeilen, Zeitgrenzen</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE, %1API_KEY, …</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1 – ohne _ am Ende des Präfixes. Mit ihm: %2_API_KEY.</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>Einträge tragen neben dem Schlüssel auch den Benutzernamen</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>Der Werkzeugserver bekommt die UUID der Ressource, was ihr eigener Schlüssel brauchen kann</translation>
    </message>
    <message>
        <source>UUID to tools</source>
        <translation>UUID an Werkzeuge</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID-Kopfzeile</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Weitere Kataloge</translation>
    </message>
    <message>
        <source>More tool catalogs, by name and path under the tool server</source>
        <translation>Weitere Kataloge von Werkzeugen, mit Name und Pfad unter dem Werkzeugserver</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>Wie die SDKs ihn senden</translation>
    </message>
    <message>
        <source>For a resource’s own key</source>
        <translation>Für den eigenen Schlüssel einer Ressource</translation>
    </message>
    <message>
        <source>At the end of each check</source>
        <translation>Am Ende jeder Prüfung</translation>
    </message>
    <message>
        <source>A check looks for its entries in the service’s own log, using the service’s own tool</source>
        <translation>Eine Prüfung sucht ihre Einträge im eigenen Protokoll des Dienstes, mit dessen eigenem Werkzeug</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>Im Protokoll nachsehen</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>Wie mit dem Werkzeugserver gesprochen wird</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Je nach Server</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>Modern (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>In einer Sitzung (MCP bis 2025-11-25)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>Einfache Anfragen</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
</context>
<context>
    <name>rc::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a page and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rc::Outcome</name>
    <message>
        <source>Accepted by the service</source>
        <translation>Vom Dienst angenommen</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Vom Dienst abgelehnt</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Vielleicht zugestellt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Local only, below the threshold</source>
        <translation>Nur lokal, unter der Schwelle</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeCard</name>
    <message>
        <source>%1, %2 ms, %3</source>
        <comment>HTTP status, milliseconds, time of day</comment>
        <translation>%1, %2 ms, %3</translation>
    </message>
    <message>
        <source>Below the threshold, so an SDK would keep it local.</source>
        <translation>Er liegt unter der Schwelle: Ein SDK würde ihn lokal behalten.</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marke kopieren</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Über den Proxy %1.</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Die ganze Antwort ansehen</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>Um es herauszufinden, suchen Sie im Protokoll dieser Ressource nach der Marke: Ist sie da, kam der Eintrag an. Senden Sie ihn nur noch einmal, wenn nicht.</translation>
    </message>
    <message>
        <source>Such a service stores an error or alert first, notifies people, and then responds. Most likely it is stored and people were notified.</source>
        <translation>Ein solcher Dienst speichert einen Fehler oder Alarm zuerst, benachrichtigt Menschen und antwortet danach: Höchstwahrscheinlich ist er gespeichert, und Menschen wurden benachrichtigt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. The first is %2</source>
        <comment>several entries; the level and message of one</comment>
        <translation>%1. Der erste ist %2</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Zeigt er ein Fenster, beantworten Sie dort seine Frage.</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>Geändert. Nichts wurde noch einmal gesendet.</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>Der Stapel ist in zwei geteilt. Nichts wurde noch einmal gesendet.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Ressource prüfen</translation>
    </message>
</context>
<context>
    <name>rc::PaceFields</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Stop when an entry is refused</source>
        <translation>Bei der ersten Ablehnung anhalten</translation>
    </message>
    <message>
        <source>Spread over</source>
        <translation>Über eine Zeit</translation>
    </message>
    <message>
        <source>At a rate</source>
        <translation>Mit einer Rate</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>As fast as the connections allow</source>
        <translation>So schnell die Verbindungen es erlauben</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Seconds for all entries</source>
        <translation>Sekunden für alle Einträge</translation>
    </message>
    <message>
        <source> a second</source>
        <translation> je Sekunde</translation>
    </message>
    <message>
        <source>Entries per second</source>
        <translation>Einträge je Sekunde</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Entries per request</source>
        <translation>Je Anfrage</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n Anfrage</numerusform>
            <numerusform>%n Anfragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, one every %2.</source>
        <translation>%1, eine alle %2.</translation>
    </message>
    <message>
        <source>%1, as fast as the connections allow.</source>
        <translation>%1, so schnell die Verbindungen es erlauben.</translation>
    </message>
    <message>
        <source>Each is sent at most once, whatever the response.</source>
        <translation>Jede geht höchstens einmal hinaus, wie auch immer die Antwort lautet.</translation>
    </message>
</context>
<context>
    <name>rc::Palette</name>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Find a profile, a page or an action</source>
        <translation>Ein Profil, eine Seite oder eine Aktion finden</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Was gefunden wurde</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Find a profile, page or action, or type a command: send info disk full</source>
        <translation>Ein Profil, eine Seite oder eine Aktion finden oder einen Befehl eingeben: send info Platte voll</translation>
    </message>
    <message>
        <source>Find a profile, page or action, or type a command</source>
        <translation>Ein Profil, eine Seite oder eine Aktion finden oder einen Befehl eingeben</translation>
    </message>
</context>
<context>
    <name>rc::PaletteCommands</name>
    <message>
        <source>send LEVEL TEXT</source>
        <translation>send STUFE TEXT</translation>
    </message>
    <message>
        <source>Sends one entry</source>
        <translation>Sendet einen Eintrag</translation>
    </message>
    <message>
        <source>check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>Checks this resource</source>
        <translation>Prüft diese Ressource</translation>
    </message>
    <message>
        <source>drill</source>
        <translation>drill</translation>
    </message>
    <message>
        <source>Prepares a drill</source>
        <translation>Bereitet eine Probe vor</translation>
    </message>
    <message>
        <source>profile NAME</source>
        <translation>profile NAME</translation>
    </message>
    <message>
        <source>Opens a profile</source>
        <translation>Öffnet ein Profil</translation>
    </message>
    <message>
        <source>tools TEXT</source>
        <translation>tools TEXT</translation>
    </message>
    <message>
        <source>Filters the tool lists</source>
        <translation>Filtert die Werkzeuglisten</translation>
    </message>
    <message>
        <source>activity TEXT</source>
        <translation>activity TEXT</translation>
    </message>
    <message>
        <source>Searches Activity</source>
        <translation>Durchsucht die Aktivität</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Send %1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1 senden: %2</translation>
    </message>
    <message>
        <source>Opens Send. Hold the button there to send.</source>
        <translation>Öffnet Senden. Dort die Taste gedrückt halten, um zu senden.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Ressource prüfen</translation>
    </message>
    <message>
        <source>Prepare a drill</source>
        <translation>Probe vorbereiten</translation>
    </message>
    <message>
        <source>Find tools: %1</source>
        <translation>Werkzeuge finden: %1</translation>
    </message>
    <message>
        <source>Search Activity: %1</source>
        <translation>Aktivität durchsuchen: %1</translation>
    </message>
</context>
<context>
    <name>rc::PaletteModel</name>
    <message>
        <source>current</source>
        <translation>aktuell</translation>
    </message>
</context>
<context>
    <name>rc::PaletteRows</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Run check or fetch tools</source>
        <translation>Prüfung starten oder Werkzeuge abrufen</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>Zur Resource-URL gehen</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>%1 duplizieren, ohne den Schlüssel</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 nach oben schieben</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 nach unten schieben</translation>
    </message>
    <message>
        <source>Undo removal of %1</source>
        <translation>Rückgängig: %1 zurückholen</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>Mit dem Demo-Dienst arbeiten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Import settings (.env, curl, mcp.json)…</source>
        <translation>Einstellungen importieren (.env, curl, mcp.json) …</translation>
    </message>
    <message>
        <source>Rotate the key for %1</source>
        <translation>Den Schlüssel von %1 wechseln</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Demo-Szenario: %1</translation>
    </message>
    <message>
        <source>Send test entry…</source>
        <translation>Testeintrag senden …</translation>
    </message>
    <message>
        <source>Start drill…</source>
        <translation>Übung starten …</translation>
    </message>
    <message>
        <source>Copy last report</source>
        <translation>Letzten Bericht kopieren</translation>
    </message>
    <message>
        <source>Switch theme</source>
        <translation>Farbschema wechseln</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Über Resource Console</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>This is larger than 1 MiB, too large for a settings file.</source>
        <translation>Das ist mehr als 1 MiB: zu lang für Einstellungen.</translation>
    </message>
    <message>
        <source>This is not plain text: it contains NUL bytes or is UTF-16. Save it as UTF-8.</source>
        <translation>Das ist kein reiner Text: Er hat NUL-Bytes oder ist als UTF-16 geschrieben. Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8. Unreadable parts show as �.</source>
        <translation>Ein Teil davon ist kein UTF-8; was nicht lesbar ist, erscheint als �.</translation>
    </message>
    <message>
        <source>The text has mixed line endings. All were read.</source>
        <translation>Die Zeilen enden auf verschiedene Arten; jede Art wurde gelesen.</translation>
    </message>
    <message>
        <source>Nothing recognized in this text: no Resource URL, settings or key.</source>
        <translation>Nichts in diesem Text ist bekannt: keine Resource-URL, keine Einstellungen, kein Schlüssel.</translation>
    </message>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>Zeile %1: Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>Zeile %1: Environment= hat ein Wort ohne Wert.</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>Zeile %1: Für ein % und seinen Buchstaben setzt systemd etwas anderes ein.</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>Der API-Schlüssel ist leer.</translation>
    </message>
    <message>
        <source>There are two different API keys, on lines %1 and %2. The last one is used.</source>
        <translation>Es gibt zwei verschiedene API-Schlüssel, in den Zeilen %1 und %2; der letzte zählt.</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3, whose value is not in this text.</source>
        <translation>Zeile %1: %2 kommt aus der Variablen %3; ihr Wert steht nicht in diesem Text.</translation>
    </message>
    <message>
        <source>Line %1: %2 is computed there, so its value is not in this text.</source>
        <translation>Zeile %1: %2 wird dort berechnet; der Wert steht nicht in diesem Text.</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>Zeile %1: Die Schwelle ist nicht DEBUG, INFO, WARNING, ERROR, ALERT oder NONE.</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off because it is not 1, true, t, yes, y or on.</source>
        <translation>Zeile %1: Die SDKs lesen diesen Debug-Schalter als aus: Er ist nicht 1, true, t, yes, y oder on.</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>Zeile %1: %2 hat Zeichen, die keine Kopfzeile tragen kann.</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>Zeile %1: Von der Adresse wurde weggelassen: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>%1 kommt zweimal vor, in den Zeilen %2 und %3; es gilt die letzte.</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>Ein Feld enthält den API-Schlüssel und wurde nicht übernommen.</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>nichts Bekanntes</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>Zeilen einer .env-Datei</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>Shell-Zeilen</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>PowerShell-Zeilen</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>cmd-Zeilen</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>systemd-Unit</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>docker-Befehl</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>Datei für docker run --env-file</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>Kubernetes-Manifest</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>curl-Befehl</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Python-Code</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>Code für Node</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>Werkzeug-Angabe</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>mcp.json eines Editors</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Präfix der Variablen</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Kopfzeile des Schlüssels</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Kopfzeile des Benutzernamens</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile der E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Der Name geht mit Einträgen mit</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>Die UUID geht an den Werkzeugserver</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(Dieser Text enthält einen Schlüssel und wird nicht gezeigt.)</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>Beliebiges einfügen</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>Einfügen oder ablegen: Resource-URL, .env-Zeilen, export-Zeilen, systemd-Unit, docker- oder curl-Befehl, configure(…) aus Python oder Node, Werkzeug-Angabe, mcp.json</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
</context>
<context>
    <name>rc::PastePanel</name>
    <message>
        <source>Apply to this profile</source>
        <translation>In dieses Profil übernehmen</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Neues Profil anlegen</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Zwischenablage leeren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>Beliebiges einfügen</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Die Zwischenablage ist leer.</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird gespeichert. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>Der Schlüssel ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>Der Schlüssel wird nur für diesen Lauf gehalten.</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>Der Pfad hat zwei Schrägstriche hintereinander, einen leeren Teil.</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>Der Pfad hat das Zeichen %1, das keine Adresse haben darf.</translation>
    </message>
    <message>
        <source>“%1” has a percent sign that is not followed by two hexadecimal digits.</source>
        <translation>„%1“ hat ein Prozentzeichen, auf das nicht zwei hexadezimale Ziffern folgen.</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>Der Pfad hat den Teil „%1“, ein Punkt-Segment, das anderswohin führt.</translation>
    </message>
    <message>
        <source>“%1” has an encoded slash or backslash, which servers interpret differently.</source>
        <translation>„%1“ hat einen codierten Schrägstrich oder umgekehrten Schrägstrich, den Server verschieden lesen.</translation>
    </message>
    <message>
        <source>“%1” is not valid UTF-8 when decoded.</source>
        <translation>„%1“ ist hinter seinen Prozentzeichen kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>“%1” contains an encoded control or invisible character.</source>
        <translation>„%1“ hat ein codiertes Steuerzeichen oder ein unsichtbares.</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>„%1“ hat ein Zeichen, das wie ein Schrägstrich aussieht.</translation>
    </message>
    <message>
        <source>“%1” is encoded twice, which servers interpret differently.</source>
        <translation>„%1“ ist zweifach kodiert; das lesen Server verschieden.</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>These settings apply to all profiles. Changes are saved automatically.</source>
        <translation>Sie gelten für dieses Programm und alle Profile. Jede Änderung wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>ab dem nächsten Start</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Require pressing Ctrl+Enter twice to send</source>
        <translation>Strg+Eingabe sendet erst beim zweiten Drücken</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>Bevor etwas gesendet wird</translation>
    </message>
    <message>
        <source>Show on the Activity page</source>
        <translation>Auf der Seite Aktivität zeigen</translation>
    </message>
    <message>
        <source>Activity retention</source>
        <translation>Aufbewahrung der Aktivität</translation>
    </message>
    <message>
        <source>Retention is set on the Activity page, next to the number and size of its records.</source>
        <translation>Wie lange die Zeilen der Aktivität aufbewahrt werden, wird dort eingestellt, wo Anzahl und Größe zu sehen sind.</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>Halten für ERROR und ALERT</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>Ein ERROR oder ALERT braucht immer eine gedrückt gehaltene Taste, ein zerstörendes Werkzeug ebenso. Das lässt sich nicht abschalten.</translation>
    </message>
</context>
<context>
    <name>rc::Profile</name>
    <message>
        <source>A profile needs a name.</source>
        <translation>Ein Profil braucht einen Namen.</translation>
    </message>
    <message>
        <source>A profile name cannot begin or end with a space.</source>
        <translation>Der Name eines Profils kann nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>Der Name eines Profils hat höchstens 64 Zeichen.</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>Der Name eines Profils kann keine Steuerzeichen oder unsichtbaren Zeichen haben.</translation>
    </message>
    <message>
        <source>Each header needs a unique name. %1 is used twice.</source>
        <translation>Jede Kopfzeile braucht einen eigenen Namen; %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>Eine Zeitgrenze ist eine ganze Zahl von Sekunden von %1 bis %2.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>Ein anderes Fenster oder ein anderer Befehl hat dieses Profil geändert.</translation>
    </message>
    <message>
        <source>Another window or command renamed this profile.</source>
        <translation>Ein anderes Fenster oder ein anderer Befehl hat dieses Profil umbenannt.</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>Ein anderes Fenster oder ein anderer Befehl hat dieses Profil entfernt. Speichern fügt es wieder hinzu.</translation>
    </message>
    <message>
        <source>A profile with this name already exists.</source>
        <translation>Es gibt schon ein Profil mit diesem Namen.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileChecksModel</name>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>The check was canceled.</source>
        <translation>Die Prüfung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a state, a profile&apos;s name, the verdict on it</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>a verdict, a rung&apos;s title, its summary</comment>
        <translation>%1 %2: %3</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColour</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violett</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
</context>
<context>
    <name>rc::ProfileForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeug-Server</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>leer: nur Einträge können gesendet werden</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>Ihr Benutzername</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>gilt, wenn kein Benutzername da ist</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Debug-Modus des SDK</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>gehört %1</translation>
    </message>
    <message>
        <source>no tools</source>
        <translation>keine Werkzeuge</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>collaborator</source>
        <translation>Mitarbeiter</translation>
    </message>
    <message>
        <source>no email address</source>
        <translation>keine E-Mail-Adresse</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Code-Hosting-Token</translation>
    </message>
    <message>
        <source>Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server behind it.</source>
        <translation>Geht nur an den Code-Hosting-Endpunkt. Der Werkzeugserver reicht auch Ihren API-Schlüssel an den Server dahinter weiter.</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>vom Team %1</translation>
    </message>
</context>
<context>
    <name>rc::ProfileJson</name>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>E-Mail-Adresse</translation>
    </message>
    <message>
        <source>email header</source>
        <translation>Kopfzeile der E-Mail-Adresse</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>Präfix der Variablen</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>eigene Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Debug-Modus des SDK</translation>
    </message>
    <message>
        <source>key header</source>
        <translation>Kopfzeile des Schlüssels</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>Kopfzeile des Benutzernamens</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>Zeitgrenze</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>Zeitgrenze für Ereignisströme</translation>
    </message>
    <message>
        <source>color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>username with entries</source>
        <translation>Benutzername mit Einträgen</translation>
    </message>
    <message>
        <source>Another window or command has since changed this profile: %1. Review the current values, then save again.</source>
        <translation>Ein anderes Fenster oder ein Befehl hat dieses Profil inzwischen geändert: %1. Erst den jetzigen Stand ansehen, dann noch einmal speichern.</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID-Kopfzeile</translation>
    </message>
    <message>
        <source>UUID to tools</source>
        <translation>UUID an Werkzeuge</translation>
    </message>
    <message>
        <source>more catalogs</source>
        <translation>weitere Kataloge</translation>
    </message>
    <message>
        <source>dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>proof of arrival</source>
        <translation>Ankunftsnachweis</translation>
    </message>
    <message>
        <source>log tool</source>
        <translation>Protokollwerkzeug</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>der Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>Es gibt kein Profil namens „%1“ mehr: Ein anderes Fenster oder ein Befehl hat es entfernt oder umbenannt.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Es gibt schon ein Profil namens „%1“.</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 Kopie</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 Kopie %2</translation>
    </message>
    <message>
        <source>Entries now include the username, as the SDKs’ entries do. Profiles: %1.</source>
        <translation>Einträge enthalten jetzt den Benutzernamen, wie die der SDKs. Profile: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>Nichts wurde übernommen: Der gespeicherte Schlüssel ginge an einen anderen Server als bisher. Zuerst den Schlüssel vergessen lassen, bei: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>Nichts wurde übernommen: Es gibt Profile gleichen Namens mit anderem Inhalt: %1.</translation>
    </message>
    <message>
        <source>“%1” has a value of the wrong type.</source>
        <translation>„%1“ hat einen Wert anderer Art.</translation>
    </message>
    <message>
        <source>Its threshold is unknown.</source>
        <translation>Seine Schwelle gibt es nicht.</translation>
    </message>
    <message>
        <source>This color does not exist.</source>
        <translation>Seine Farbe gibt es nicht.</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>Das Profil „%1“ kann nicht übernommen werden, darum wurde keines übernommen. %2</translation>
    </message>
    <message>
        <source>Its Resource URL cannot be used.</source>
        <translation>Seine Resource-URL ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>Its tool server address cannot be used.</source>
        <translation>Die Adresse seines Werkzeugservers ist nicht brauchbar.</translation>
    </message>
    <message>
        <source>Its prefix cannot start a variable name.</source>
        <translation>Sein Präfix kann nicht am Anfang eines Variablennamens stehen.</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>Das sind mehr als 4 MiB: keine Profile.</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>Das ist kein Profildokument: Es braucht „version“ und „profiles“.</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>Das hat eine neuere Version dieses Programms geschrieben. Zum Übernehmen das Programm aktualisieren.</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>Das Profil „%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>This dialect does not exist.</source>
        <translation>Diesen Dialekt gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>rc::ProfilesCard</name>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Enter switches to a profile, Alt+Up or Alt+Down moves it</source>
        <translation>Die Eingabetaste wechselt zu einem Profil, Alt mit Pfeil nach oben oder unten verschiebt es</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil …</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>der Proxy %1 hatte die Anfrage bis dahin nicht durchgelassen</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>Der Server %1 fragt Sie</translation>
    </message>
    <message>
        <source>This form seems to request an API key. A server that needs a key gets it in its header. Leave it out, or decline.</source>
        <translation>Dieses Formular fragt anscheinend nach einem API-Schlüssel. Ein Server, der einen braucht, bekommt ihn in seiner Kopfzeile: Lassen Sie ihn weg, oder lehnen Sie ab.</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1), which no server may request in a form. What you type is sent but not recorded.</source>
        <translation>Dieses Formular fragt anscheinend nach einem Geheimnis (%1); das darf kein Server in einem Formular. Was Sie dort eingeben, wird gesendet und nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this. What you enter there does not pass through this program.</source>
        <translation>Er möchte, dass Sie eine Adresse auf %1 öffnen. Öffnen Sie sie nur, wenn Sie das erwartet haben; was Sie dort eingeben, geht nicht durch dieses Programm.</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Die Adresse ist unverschlüsselt: Andere können lesen, was dort eingegeben wird.</translation>
    </message>
    <message>
        <source>The address</source>
        <translation>Die Adresse</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Im Browser öffnen</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Antwort senden</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>rc::ReadingView</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Den Schlüssel im Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>Verstanden als: %1.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Eingefügt</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Nicht Teil eines Profils und bleibt, wo es ist: %1.</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>in Zeile %1 gefunden; wird nicht gezeigt</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>ein Befehl nennt ihn; er steht nicht im Text</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>die Variable %1; er steht nicht im Text</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>einer ist im Schlüsselbund</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>einer wird für diesen Lauf gehalten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>noch nicht gelesen</translation>
    </message>
    <message>
        <source>the keychain cannot be read now</source>
        <translation>der Schlüsselbund kann es jetzt nicht sagen</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>einer ist für einen anderen Ort gespeichert</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>Beim Demo-Dienst angekommen</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n Eintrag, neuester zuerst</numerusform>
            <numerusform>%n Einträge, neueste zuerst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ReceivedModel</name>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1: %2, Marke %3</translation>
    </message>
    <message>
        <source>would notify: %1</source>
        <translation>würde benachrichtigen: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a received entry, whom it would notify</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>rc::RecordDetail</name>
    <message>
        <source>connecting after %1 ms</source>
        <translation>verbindet nach %1 ms</translation>
    </message>
    <message>
        <source>encrypted after %1 ms</source>
        <translation>verschlüsselt nach %1 ms</translation>
    </message>
    <message>
        <source>sent after %1 ms</source>
        <translation>gesendet nach %1 ms</translation>
    </message>
    <message>
        <source>first byte after %1 ms</source>
        <translation>erstes Byte nach %1 ms</translation>
    </message>
    <message>
        <source>done after %1 ms</source>
        <translation>fertig nach %1 ms</translation>
    </message>
    <message>
        <source>Detail</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Schließen  Esc</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>Suchen Sie beim Dienst nach der Marke, bevor Sie noch einmal senden.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of record, a level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Phasen</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>Inhalt der Anfrage, Umbrüche zum Lesen</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>Der Inhalt der Anfrage lässt sich aus dem Aufbewahrten nicht wiederherstellen.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Die ganze Antwort ansehen</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>Beim Demodienst angekommen um %1</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Noch einmal senden …</translation>
    </message>
    <message>
        <source>Opens this entry in Send with a new marker. Nothing is sent until you press Send there.</source>
        <translation>Setzt den Eintrag mit neuer Marke in die Seite Senden. Nichts wird gesendet, bevor Sie dort auf Senden drücken.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>Der Schlüssel ist darin eine Variable</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marke kopieren</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>Prüfbericht öffnen</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>Aufzeichnung der Probe öffnen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Vor einem erneuten Aufruf beim Dienst nach der Wirkung sehen.</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>Argumente, zum Lesen umbrochen</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>Erneut aufrufen …</translation>
    </message>
    <message>
        <source>Fills in the tool’s form with the arguments. Nothing is sent until you press Call there.</source>
        <translation>Setzt die Argumente in das Formular des Werkzeugs ein. Gesendet wird erst, wenn dort Aufrufen gedrückt wird.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
    <message>
        <source>The report was not written because it would contain the API key, which the service sent back.</source>
        <translation>Im Bericht stünde der API-Schlüssel, weil der Dienst ihn zurückgeschickt hat; er wurde nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Werkzeugserver</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, in %2</translation>
    </message>
    <message>
        <source>Entry marker</source>
        <translation>Marke der Einträge</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Sprosse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Was zu sehen war</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>Prüfung einer Ressource</translation>
    </message>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>Was von der letzten Prüfung aufbewahrt wurde, ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The report was not written because it would contain the code-hosting token, which the service sent back.</source>
        <translation>Im Bericht stünde das Code-Hosting-Token, weil der Dienst es zurückgeschickt hat; er wurde nicht geschrieben.</translation>
    </message>
</context>
<context>
    <name>rc::ReportButtons</name>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Bericht speichern …</translation>
    </message>
    <message>
        <source>The report was copied without the key.</source>
        <translation>Der Bericht liegt in der Zwischenablage, ohne den Schlüssel.</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>Den Bericht der Prüfung speichern</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>The report was saved without the key: %1</source>
        <translation>Der Bericht wurde ohne den Schlüssel gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>rc::RequestPreview</name>
    <message>
        <source>Request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Roh</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>Umbrüche sind zum Lesen: Der Inhalt geht als eine Zeile hinaus.</translation>
    </message>
    <message>
        <source>Copy request</source>
        <translation>Anfrage kopieren</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message>
        <source>Copy as Node</source>
        <translation>Als Node kopieren</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil: %1</translation>
    </message>
    <message>
        <source>Reading key…</source>
        <translation>Schlüssel noch nicht gelesen</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Demo-Dienst</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil …</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>UUID %1</source>
        <translation>UUID %1</translation>
    </message>
    <message>
        <source>Internationalized host name. ASCII form: %1</source>
        <translation>Ein internationaler Hostname. Sein wirklicher Name ist %1.</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>Die Resource-URL wurde im Text gefunden.</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Weggelassen: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>Profil oder Aktion suchen …</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>Rückgängig holt es ohne seinen Schlüssel zurück; der ist fort. Das geht, bis das Fenster schließt.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Das lässt sich rückgängig machen, bis das Fenster schließt.</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>Um nur den Schlüssel zu senden, schalten Sie auf der Seite Einrichtung „Benutzernamen mit Einträgen senden“ aus.</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Szenario des Demo-Dienstes: %1</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>Der Demo-Dienst verhält sich jetzt so. Prüfen Sie noch einmal, um es zu sehen.</translation>
    </message>
    <message>
        <source>How the demo service behaves: %1</source>
        <translation>So verhält sich der Demo-Dienst: %1</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>%1 • edited</source>
        <translation>%1 • geändert</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>Profil: %1, geändert</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>In diesem Profil öffnen</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Neues Profil anlegen</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>Ein Link wollte etwas öffnen, das keine Resource-URL ist.</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>Es wurde weggelassen.</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>Ein Link möchte %1 öffnen</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>Nichts wird geöffnet, gespeichert oder gesendet, bevor Sie wählen. Einen Schlüssel bringt er nicht mit.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>Als neues speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>This address is not saved.</source>
        <translation>Diese Adresse ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Checks and entries use it. The saved profile is unchanged.</source>
        <translation>Prüfungen und Einträge verwenden sie; das gespeicherte Profil ist unverändert.</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>Ohne sie fortfahren</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>Speichern und fortfahren</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>In der Einrichtung sind Änderungen nicht gespeichert.</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>Was Sie begonnen haben, wartet, bis Sie sagen, ob sie gelten.</translation>
    </message>
    <message>
        <source>Don’t send</source>
        <translation>Nicht senden</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Erlauben</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s key belongs to %1.</source>
        <translation>Erlauben Sie es nur, wenn Sie wissen, dass der Schlüssel dieses Profils zu %1 gehört.</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s token belongs to %1.</source>
        <translation>Erlauben Sie es nur, wenn Sie wissen, dass das Token dieses Profils zu %1 gehört.</translation>
    </message>
</context>
<context>
    <name>rc::ResourceUrl</name>
    <message>
        <source>angle brackets</source>
        <translation>spitze Klammern</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>Anführungszeichen</translation>
    </message>
    <message>
        <source>text around the address</source>
        <translation>Text um die Adresse herum</translation>
    </message>
    <message>
        <source>spaces around the address</source>
        <translation>Leerzeichen um die Adresse herum</translation>
    </message>
    <message>
        <source>A Resource URL ends in /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</source>
        <translation>Eine Resource-URL endet mit /u/&lt;Besitzer&gt;/resources/&lt;UUID&gt;/.</translation>
    </message>
    <message>
        <source>This URL stops after the host name.</source>
        <translation>Die Adresse hat keinen Pfad.</translation>
    </message>
    <message>
        <source>The address has no /u/ part.</source>
        <translation>Die Adresse hat keinen Teil /u/.</translation>
    </message>
    <message>
        <source>The address has no owner after /u/.</source>
        <translation>Die Adresse hat keinen Besitzer nach /u/.</translation>
    </message>
    <message>
        <source>The address has no /resources/ after the owner.</source>
        <translation>Die Adresse hat kein /resources/ nach dem Besitzer.</translation>
    </message>
    <message>
        <source>The address has no UUID after /resources/.</source>
        <translation>Die Adresse hat keine UUID nach /resources/.</translation>
    </message>
    <message>
        <source>“%1” after the UUID is not part of a Resource URL.</source>
        <translation>„%1“ nach der UUID ist kein Teil einer Resource-URL.</translation>
    </message>
    <message>
        <source>the query</source>
        <translation>die Abfrage</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>die Abfrage %1</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>„%1“ ist keine UUID; die hat 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12.</translation>
    </message>
    <message>
        <source>the fragment after #</source>
        <translation>das Fragment nach #</translation>
    </message>
    <message>
        <source>unusual characters in the host, read as %1</source>
        <translation>ungewöhnliche Zeichen im Host, gelesen als %1</translation>
    </message>
    <message>
        <source>No address was pasted.</source>
        <translation>Es wurde nichts eingefügt.</translation>
    </message>
    <message>
        <source>https: must be followed by two slashes.</source>
        <translation>Nach https: müssen zwei Schrägstriche folgen.</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>Eine Adresse muss mit https:// beginnen, und diese beginnt mit %1:.</translation>
    </message>
    <message>
        <source>The address does not begin with https://.</source>
        <translation>Die Adresse hat kein https:// am Anfang.</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>In diesem Text ist keine Adresse, die mit https:// beginnt.</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>Ein Zeilenumbruch schneidet die Adresse ab.</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>Die Adresse endet an einem Leerzeichen; in einem Namen schreibt man es %20.</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB, too long for an address.</source>
        <translation>Der Text ist länger als 8 KiB, zu lang für eine Adresse.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?).</source>
        <translation>Die Adresse eines Werkzeug-Servers kann keine Abfrage (?) haben.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a fragment (#).</source>
        <translation>Die Adresse eines Werkzeug-Servers kann kein Fragment (#) haben.</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>Das ist eine Resource-URL; der Werkzeug-Server hat eine eigene Adresse.</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>Der Text hat zwei verschiedene Ressourcen-URLs, %1 und %2: Fügen Sie eine ein.</translation>
    </message>
    <message>
        <source>The address has no team after /team/.</source>
        <translation>Die Adresse hat kein Team nach /team/.</translation>
    </message>
    <message>
        <source>The address has no /resources/ after the team.</source>
        <translation>Die Adresse hat kein /resources/ nach dem Team.</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>die Anmeldeseite davor</translation>
    </message>
</context>
<context>
    <name>rc::ResultView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message numerus="yes">
        <source>The whole response has %n more part(s).</source>
        <translation>
            <numerusform>%n weiterer Teil steht in der ganzen Antwort.</numerusform>
            <numerusform>%n weitere Teile stehen in der ganzen Antwort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>In den Worten des Servers: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Über den Proxy %1.</translation>
    </message>
    <message>
        <source>Structured content</source>
        <translation>Strukturierter Inhalt</translation>
    </message>
    <message>
        <source>The tool declares no output schema to check this against.</source>
        <translation>Das Werkzeug nennt kein Ausgabeschema, an dem sich das prüfen ließe.</translation>
    </message>
    <message>
        <source>Matches the tool’s output schema.</source>
        <translation>Passt zum Ausgabeschema des Werkzeugs.</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>Passt nicht zum Ausgabeschema des Werkzeugs:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Die ganze Antwort ansehen</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>Antwort des Servers</translation>
    </message>
</context>
<context>
    <name>rc::RotatePanel</name>
    <message>
        <source>Send test entries with each key as well</source>
        <translation>Mit jedem Schlüssel auch Testeinträge senden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Rotate the key</source>
        <translation>Schlüssel wechseln</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Neuer API-Schlüssel</translation>
    </message>
    <message>
        <source>Paste the new API key</source>
        <translation>Den neuen API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Diesen Schlüssel hat das Profil schon.</translation>
    </message>
    <message>
        <source>old: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>alt: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>neu: %1</translation>
    </message>
    <message>
        <source>The old key stays in use.</source>
        <translation>Der alte Schlüssel bleibt.</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>Das Häkchen oben setzen, um ihn mit Testeinträgen zu versuchen.</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>Es wird gewechselt. Warten auf den Schlüsselbund …</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>Zum neuen Schlüssel gewechselt.</translation>
    </message>
    <message>
        <source>Switched to the new key</source>
        <translation>Zum neuen Schlüssel gewechselt</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>Der Schlüssel wurde nicht geändert</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>Der benutzte Schlüssel ist ein zweites Mal aufbewahrt (%1).</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>Ein Wechsel zu einem neuen Schlüssel endete vor seinem letzten Schritt. Die zweite Kopie kann weg.</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>Der Schlüssel von vorher ist noch aufbewahrt (%1).</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>Setzen Sie ihn wieder ein, oder lassen Sie ihn los, wenn ihn nichts mehr braucht.</translation>
    </message>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>Fügen Sie den neuen API-Schlüssel ein. Er wird getestet, bevor er den jetzigen ersetzt.</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>Jeder Schritt wird mit dem alten und mit dem neuen Schlüssel versucht. Niemand wird benachrichtigt.</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>Der alte Schlüssel wird benutzt, bis Sie wechseln. Danach bleibt er als früherer Schlüssel aufbewahrt.</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>Ersetzen Sie den früheren Schlüssel überall, wo er noch benutzt wird, und sehen Sie dann erneut nach.</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>Setzen Sie den früheren Schlüssel wieder ein, oder löschen Sie ihn. Ein gelöschter Schlüssel lässt sich nicht wieder einsetzen.</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>Widerrufen Sie den früheren Schlüssel auch im Dienst.</translation>
    </message>
    <message>
        <source>Compare keys</source>
        <translation>Schlüssel vergleichen</translation>
    </message>
    <message>
        <source>Switch to new key</source>
        <translation>Zum neuen Schlüssel wechseln</translation>
    </message>
    <message>
        <source>Restore previous key</source>
        <translation>Früheren Schlüssel wieder einsetzen</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Früheren Schlüssel löschen</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>Die Schlüssel werden verglichen …</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>Der frühere Schlüssel bleibt aufbewahrt, bis Sie ihn löschen.</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>Der frühere Schlüssel ist wieder eingesetzt.</translation>
    </message>
    <message>
        <source>Previous key restored</source>
        <translation>Früherer Schlüssel wieder eingesetzt</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>Der frühere Schlüssel wurde aus dem Schlüsselbund gelöscht.</translation>
    </message>
    <message>
        <source>Previous key deleted</source>
        <translation>Früherer Schlüssel gelöscht</translation>
    </message>
</context>
<context>
    <name>rc::RotateSteps</name>
    <message>
        <source>Paste new key</source>
        <translation>Neuen Schlüssel einfügen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Replace elsewhere</source>
        <translation>Anderswo ersetzen</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Früheren Schlüssel löschen</translation>
    </message>
    <message>
        <source>%1, done</source>
        <comment>a step</comment>
        <translation>%1, erledigt</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title of a step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1, current step</source>
        <comment>a step</comment>
        <translation>%1, aktueller Schritt</translation>
    </message>
    <message>
        <source>%1, upcoming</source>
        <comment>a step</comment>
        <translation>%1, später</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>Sie ist vom Typ %1, also weder JSON noch ein Ereignisstrom.</translation>
    </message>
    <message>
        <source>the message received belongs to another request</source>
        <translation>was bis dahin kam, gehört zu einer anderen Anfrage</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>was bis dahin kam, war keine Antwort auf die Anfrage</translation>
    </message>
    <message>
        <source>more than %1 events arrived, and none was the response</source>
        <translation>es kamen mehr als %1 Ereignisse, und keines war die Antwort</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A text contains invisible characters: zero-width characters, tags, directional marks, controls.</source>
        <translation>Ein Text hat Zeichen, die nicht zu sehen sind: solche ohne Breite, Tags, Richtungszeichen, Steuerzeichen.</translation>
    </message>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>Ein Modell liest Wörter, die beim Durchsehen nicht auffallen.</translation>
    </message>
    <message>
        <source>Ask the tool’s author why the characters are there. Remove them.</source>
        <translation>Den Hersteller des Werkzeugs fragen, wozu die Zeichen da sind. Sie entfernen.</translation>
    </message>
    <message>
        <source>A text gives the model orders that go beyond this tool: to ignore its instructions, to assume a role, to do something first or always.</source>
        <translation>Ein Text gibt dem Modell Befehle, die über dieses Werkzeug hinausgehen: seine Anweisungen zu missachten, eine Rolle anzunehmen, etwas zuerst und immer zu tun.</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>Ein Modell kann der Beschreibung statt seinem Benutzer folgen.</translation>
    </message>
    <message>
        <source>Do not give this tool to a model until you know who wrote the text and why.</source>
        <translation>Dieses Werkzeug keinem Modell geben, bevor Sie wissen, wer den Text geschrieben hat und warum.</translation>
    </message>
    <message>
        <source>The tool’s name has characters or a length that the specification or some models do not accept.</source>
        <translation>Der Name des Werkzeugs hat Zeichen oder eine Länge, die die Spezifikation oder manche Modelle nicht annehmen.</translation>
    </message>
    <message>
        <source>Some models reject the whole tool list because of one name.</source>
        <translation>Manche Modelle lehnen wegen eines einzigen Namens die ganze Liste der Werkzeuge ab.</translation>
    </message>
    <message>
        <source>Use letters, digits, _ and -, at most 64.</source>
        <translation>Buchstaben, Ziffern, _ und - benutzen, höchstens 64.</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>Zwei Werkzeuge haben denselben Namen.</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>Ein Modell, das den Namen aufruft, kann das falsche Werkzeug erreichen.</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>Einem Modell nur eines der beiden geben oder eines auf seinem Server umbenennen.</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name but uses different characters.</source>
        <translation>Der Name sieht aus wie der eines anderen Werkzeugs, besteht aber aus anderen Zeichen.</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>Ein Mensch gibt einen Aufruf des Werkzeugs frei, das er kennt, und ein anderes läuft.</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>Die beiden Definitionen vergleichen. Die nehmen, der Sie vertrauen.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>Das Werkzeug hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>A model has to guess from the name when to call it.</source>
        <translation>Ein Modell muss aus dem Namen raten, wann es aufzurufen ist.</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>Beschreiben, was das Werkzeug tut und wann es zu benutzen ist.</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>Das Werkzeug hat kein inputSchema.</translation>
    </message>
    <message>
        <source>A model has to guess the arguments.</source>
        <translation>Ein Modell muss die Argumente raten.</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>Ein Schema hinzufügen, {&quot;type&quot;:&quot;object&quot;} bei einem Werkzeug ohne Parameter.</translation>
    </message>
    <message>
        <source>A parameter has no description.</source>
        <translation>Ein Parameter hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>A model has to guess what to pass.</source>
        <translation>Ein Modell muss raten, was zu übergeben ist.</translation>
    </message>
    <message>
        <source>Describe the parameter in a sentence, with its unit or format.</source>
        <translation>Den Parameter in einem Satz beschreiben, mit seiner Einheit oder Form.</translation>
    </message>
    <message>
        <source>The annotations do not state whether the tool is destructive.</source>
        <translation>Die Angaben sagen nicht, ob das Werkzeug zerstörend ist.</translation>
    </message>
    <message>
        <source>Clients must assume the worst and ask for approval before each call.</source>
        <translation>Clients müssen vom Schlimmsten ausgehen und vor jedem Aufruf einen Menschen fragen.</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>readOnlyHint angeben, oder destructiveHint bei einem Werkzeug, das schreibt.</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>Das Werkzeug ist als nur lesend und als zerstörend gekennzeichnet.</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>Ein Client kann der harmlosen Hälfte glauben und ohne Rückfrage aufrufen.</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>Eine der beiden Angaben entfernen.</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>Die Definition ist größer als 8 KiB.</translation>
    </message>
    <message>
        <source>It uses context in every request and draws attention from the other tools.</source>
        <translation>Es verbraucht in jeder Anfrage Kontext und nimmt den anderen Werkzeugen Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>Beschreibungen kürzen und Auswahlen weglassen, die niemand benutzt.</translation>
    </message>
    <message>
        <source>A schema is not valid: a part has the wrong type, or a required property is not defined.</source>
        <translation>Ein Schema ist keines: Ein Teil hat den falschen Typ, oder etwas Nötiges ist nicht beschrieben.</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>Modelle übergeben Argumente, die das Werkzeug ablehnt, und manche SDKs lehnen das Werkzeug ab.</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>Das Schema an der genannten Stelle berichtigen.</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>Ein Schema verweist auf ein anderes Dokument.</translation>
    </message>
    <message>
        <source>A client that follows the reference trusts that address, and most clients do not follow it.</source>
        <translation>Wer dem Verweis folgt, vertraut jener Adresse, und die meisten Clients folgen ihm nicht.</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>Das Schema nach $defs kopieren.</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>Ein Schema verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>Mehrere Anbieter von Modellen nehmen keine rekursiven Schemas an.</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>Das Schema so tief ausschreiben, wie es nötig ist.</translation>
    </message>
    <message>
        <source>A text asks to keep something from the user, or to act without asking.</source>
        <translation>Ein Text verlangt, dem Benutzer etwas zu verschweigen oder ohne Rückfrage zu handeln.</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>Der Benutzer kann nicht aufhalten, wovon er nichts erfährt.</translation>
    </message>
    <message>
        <source>Do not use the tool. No honest description needs this.</source>
        <translation>Das Werkzeug nicht benutzen. Keine ehrliche Beschreibung braucht das.</translation>
    </message>
    <message>
        <source>A text gives orders about other tools: to call this one first, instead of them, or with other arguments.</source>
        <translation>Ein Text gibt Befehle über andere Werkzeuge: dieses zuerst aufzurufen, statt ihrer oder mit anderen Argumenten.</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>Ein Server bestimmt, was mit den Werkzeugen eines anderen geschieht.</translation>
    </message>
    <message>
        <source>Use the tool separately from others, or ask its author to remove the order.</source>
        <translation>Das Werkzeug getrennt von anderen benutzen oder seinen Hersteller bitten, den Befehl zu entfernen.</translation>
    </message>
    <message>
        <source>A text asks for secrets that the tool does not need: key files, tokens, passwords, the conversation, the system prompt.</source>
        <translation>Ein Text verlangt Geheimnisse, die das Werkzeug nicht braucht: Schlüsseldateien, Token, Passwörter, das Gespräch, den System-Prompt.</translation>
    </message>
    <message>
        <source>A model hands over what it can access, and the server keeps it.</source>
        <translation>Ein Modell gibt heraus, was es erreichen kann, und der Server behält es.</translation>
    </message>
    <message>
        <source>Do not use the tool where a model can reach secrets.</source>
        <translation>Das Werkzeug nicht benutzen, wo ein Modell an Geheimnisse kommt.</translation>
    </message>
    <message>
        <source>A text says that data is sent somewhere else, to an address or to third parties, beyond the tool’s purpose.</source>
        <translation>Ein Text sagt, dass Daten anderswohin gehen, an eine Adresse oder an Dritte, neben dem, wofür das Werkzeug da ist.</translation>
    </message>
    <message>
        <source>What the user gives to this tool goes to a place that nobody agreed to.</source>
        <translation>Was der Benutzer diesem Werkzeug zeigt, geht an einen Ort, dem niemand zugestimmt hat.</translation>
    </message>
    <message>
        <source>Find out where the data goes before you use the tool.</source>
        <translation>Vor dem Benutzen herausfinden, wohin die Daten gehen.</translation>
    </message>
    <message>
        <source>A text contains a shell command or code to run.</source>
        <translation>Ein Text enthält einen Shell-Befehl oder Code, der ausgeführt werden soll.</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>Ein Modell mit einem Terminal kann es auf dem Rechner des Benutzers ausführen.</translation>
    </message>
    <message>
        <source>Read the command. Do not give the tool to a model that can run commands.</source>
        <translation>Den Befehl lesen. Das Werkzeug keinem Modell geben, das Befehle ausführen kann.</translation>
    </message>
    <message>
        <source>A text pretends to come from the system, the developer or the user: template tokens, tags, comments, headings.</source>
        <translation>Ein Text gibt vor, vom System, vom Entwickler oder vom Benutzer zu kommen: Vorlagen-Token, Tags, Kommentare, Überschriften.</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>Ein Modell kann die Beschreibung für eine Anweisung höheren Ranges halten.</translation>
    </message>
    <message>
        <source>A text is disguised: base64 or hexadecimal that decodes to words, letters from another script, mathematical letters, text far below the rest.</source>
        <translation>Ein Text ist verkleidet: Base64 oder Hexadezimales, das Wörter ergibt, Buchstaben einer anderen Schrift, mathematische Buchstaben, Text weit unter dem übrigen.</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>Ein Modell versteht es; wer durchsieht oder filtert, versteht es nicht.</translation>
    </message>
    <message>
        <source>Read the plain text that is shown, and find out why it was disguised.</source>
        <translation>Den gezeigten Klartext lesen und fragen, warum er verkleidet war.</translation>
    </message>
    <message>
        <source>A text names another tool or catalog.</source>
        <translation>Ein Text nennt ein anderes Werkzeug oder einen anderen Katalog.</translation>
    </message>
    <message>
        <source>This is common within one server. Combined with an order, it is an attempt to steer other tools.</source>
        <translation>Innerhalb eines Servers ist das üblich. Zusammen mit einem Befehl ist es ein Versuch, andere Werkzeuge zu steuern.</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>Prüfen, ob das andere Werkzeug vom selben Hersteller ist.</translation>
    </message>
    <message>
        <source>The tool’s schema marks an argument with an x-mcp-header that is not valid.</source>
        <translation>Das Schema des Werkzeugs versieht ein Argument mit einem ungültigen x-mcp-header.</translation>
    </message>
    <message>
        <source>The specification forbids clients to call such a tool or to give it to a model.</source>
        <translation>Die Spezifikation verbietet Clients, ein solches Werkzeug aufzurufen oder einem Modell zu geben.</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>Einen Header-Namen aus Buchstaben, Ziffern und - verwenden, je Werkzeug nur einmal, bei string, number, integer oder boolean.</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level. Applies to the MCP SDKs, Anthropic and OpenAI.</source>
        <translation>Das Schema ist auf der obersten Ebene kein einfaches Objekt. Das betrifft die MCP-SDKs, Anthropic und OpenAI.</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>Das Werkzeug oder die ganze Anfrage wird abgelehnt.</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>Die oberste Ebene zu einem Objekt machen und die Auswahl in einen Parameter legen.</translation>
    </message>
    <message>
        <source>A parameter has a list of types. Applies to Gemini’s function declarations.</source>
        <translation>Ein Parameter hat eine Liste von Typen. Das betrifft die Funktionsdeklarationen von Gemini.</translation>
    </message>
    <message>
        <source>The schema is rejected, or the parameter loses its type.</source>
        <translation>Das Schema wird abgelehnt, oder der Parameter verliert seinen Typ.</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>Einen einzigen Typ benutzen, oder anyOf.</translation>
    </message>
    <message>
        <source>The schema has references. Applies to Gemini’s function declarations.</source>
        <translation>Das Schema hat Verweise. Das betrifft die Funktionsdeklarationen von Gemini.</translation>
    </message>
    <message>
        <source>The schema is rejected, or the parameter loses its structure.</source>
        <translation>Das Schema wird abgelehnt, oder der Parameter verliert seine Form.</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>Das Schema dort ausschreiben, wo es benutzt wird.</translation>
    </message>
    <message>
        <source>The schema is deeply nested. Applies to OpenAI’s strict mode.</source>
        <translation>Das Schema ist tief verschachtelt. Das betrifft den Strict-Modus von OpenAI.</translation>
    </message>
    <message>
        <source>The tool is rejected, and models make more mistakes with nested arguments.</source>
        <translation>Das Werkzeug wird abgelehnt, und Modelle machen bei verschachtelten Argumenten mehr Fehler.</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>Verschachtelte Parameter nach oben holen.</translation>
    </message>
    <message>
        <source>The description is long. Applies to Azure OpenAI.</source>
        <translation>Die Beschreibung ist lang. Das betrifft Azure OpenAI.</translation>
    </message>
    <message>
        <source>The tool is rejected.</source>
        <translation>Das Werkzeug wird abgelehnt.</translation>
    </message>
    <message>
        <source>Shorten the description to 1,024 characters.</source>
        <translation>Die Beschreibung auf 1.024 Zeichen kürzen.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden wird: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Nicht gefunden wird: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>Ein Werkzeug hat sich geändert, und was ging, geht weiter.</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>Ein Text, den ein Modell liest, hat sich geändert.</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>Ein Aufruf, der gelang, gelingt vielleicht nicht mehr oder tut etwas anderes.</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>Testen, was das Werkzeug benutzt, dann die Lockdatei aktualisieren.</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>Eine Änderung brachte einen Text, vor dem die Prüfung der Texte warnt, oder eine Angabe wechselte von gefährlich zu ungefährlich.</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>Ein Werkzeug, das durchgesehen war, kann durch ein feindliches ersetzt worden sein.</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>Die neue Definition lesen, bevor Sie die Lockdatei aktualisieren.</translation>
    </message>
</context>
<context>
    <name>rc::Rung</name>
    <message>
        <source>Resource URL</source>
        <translation>Resource-URL</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS-Abfrage</translation>
    </message>
    <message>
        <source>Port open</source>
        <translation>Port offen</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send an entry</source>
        <translation>Eintrag senden</translation>
    </message>
    <message>
        <source>Send at DEBUG</source>
        <translation>Auf DEBUG senden</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>Auf INFO senden</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>Auf WARNING senden</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>Auf ERROR senden</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>Auf ALERT senden</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Nicht getestet</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Access and sending</source>
        <translation>Zugang und Senden</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <comment>levels</comment>
        <translation>angenommen: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted: %3</source>
        <comment>a number, a number, levels</comment>
        <translation>%1 von %2 angenommen: %3</translation>
    </message>
    <message>
        <source>Send at each level</source>
        <translation>Auf jeder Stufe senden</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>Auf ERROR und ALERT senden</translation>
    </message>
    <message>
        <source>Stopped at %1, step %2 of %3.</source>
        <comment>title of a step, its number</comment>
        <translation>Bei „%1“ stehen geblieben, Schritt %2 von %3.</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>Im Protokoll gesehen</translation>
    </message>
</context>
<context>
    <name>rc::RungDelegate</name>
    <message>
        <source>Entry marker: %1</source>
        <translation>Marke des Eintrags: %1</translation>
    </message>
    <message>
        <source>&lt;1 ms</source>
        <translation>&lt;1 ms</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>V zeigt die ganze Antwort: %n Zeichen.</numerusform>
            <numerusform>V zeigt die ganze Antwort: %n Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::RungEnding</name>
    <message>
        <source>1 tool</source>
        <translation>1 Werkzeug</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 Seite</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>Ereignisstrom</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>einfaches JSON</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>accepted by the service</source>
        <translation>vom Dienst angenommen</translation>
    </message>
    <message>
        <source>The entry may have been delivered. %1</source>
        <translation>Der Eintrag wurde vielleicht zugestellt. %1</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n Zeichen</numerusform>
            <numerusform>%n Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; ignored: %2</source>
        <translation>%1; weggelassen: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>nur für diesen Lauf gehalten, %1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 ist dieser Rechner, nichts nachzuschlagen</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 ist eine Adresse, nichts nachzuschlagen</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1, no proxy</source>
        <translation>%1, kein Proxy</translation>
    </message>
    <message>
        <source>%1, requests go through the proxy %2</source>
        <translation>%1, Anfragen gehen durch den Proxy %2</translation>
    </message>
    <message>
        <source>certificate valid for 1 day</source>
        <translation>Zertifikat noch 1 Tag gültig</translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>Zertifikat noch %n Tag gültig</numerusform>
            <numerusform>Zertifikat noch %n Tage gültig</numerusform>
        </translation>
    </message>
    <message>
        <source>TLS %1</source>
        <translation>TLS %1</translation>
    </message>
    <message>
        <source>session dialect</source>
        <translation>Sitzungsdialekt</translation>
    </message>
    <message>
        <source>modern dialect</source>
        <translation>moderner Dialekt</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>Besitzer %1</translation>
    </message>
    <message>
        <source>%1, no product path</source>
        <translation>%1, kein Produktpfad</translation>
    </message>
    <message>
        <source>%1, product path %2</source>
        <translation>%1, Produktpfad %2</translation>
    </message>
</context>
<context>
    <name>rc::RungModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a rung&apos;s state, its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>state and title, summary</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>rc::RungView</name>
    <message>
        <source>Check steps</source>
        <translation>Die Sprossen der Prüfung</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marke kopieren</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Diese Sprosse kopieren</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>Diese Sprosse noch einmal</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>Ab hier noch einmal</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Die ganze Antwort ansehen</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a rung</comment>
        <translation>Antwort: %1</translation>
    </message>
</context>
<context>
    <name>rc::Schedules</name>
    <message>
        <source>Notifies you on failure: see the last unit</source>
        <translation>Sagt einem Menschen Bescheid, wenn es fehlschlägt: siehe die letzte Unit</translation>
    </message>
    <message>
        <source>The program reads the key from the keychain</source>
        <translation>Das Programm fragt den Schlüsselbund nach dem Schlüssel</translation>
    </message>
    <message>
        <source>The key is a systemd credential, in a file that only you can read (mode 600)</source>
        <translation>Der Schlüssel ist ein Credential von systemd, in einer Datei, die nur Sie lesen können (Modus 600)</translation>
    </message>
    <message>
        <source>Put your own command here, such as one that sends mail</source>
        <translation>Setzen Sie hier Ihren eigenen Befehl ein, etwa einen, der eine E-Mail sendet</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Danach:</translation>
    </message>
    <message>
        <source>cron has no session for accessing a keychain. Keep the key in a file, or use a systemd timer.</source>
        <translation>cron hat keine Sitzung, in der ein Schlüsselbund gefragt werden könnte. Lassen Sie den Schlüssel in einer Datei, oder schreiben Sie einen systemd-Timer.</translation>
    </message>
    <message>
        <source>A cron line cannot contain a line break.</source>
        <translation>Eine Zeile von cron kann keinen Zeilenumbruch enthalten.</translation>
    </message>
    <message>
        <source>The key is stored in a secret, created once with</source>
        <translation>Der Schlüssel liegt in einem Secret, einmal angelegt mit</translation>
    </message>
    <message>
        <source>the key is a masked project variable</source>
        <translation>der Schlüssel ist eine maskierte Variable des Projekts</translation>
    </message>
    <message>
        <source>There is no keychain where this runs. Store the key as a secret of that service.</source>
        <translation>Wo das läuft, gibt es keinen Schlüsselbund. Der Schlüssel ist ein Secret jenes Dienstes.</translation>
    </message>
    <message>
        <source>Proof of arrival needs a tool server.</source>
        <translation>Der Ankunftsnachweis braucht einen Werkzeugserver.</translation>
    </message>
    <message>
        <source>GitHub would evaluate a value with ${{.</source>
        <translation>Ein Wert mit ${{ würde ausgewertet.</translation>
    </message>
    <message>
        <source>The proof of each run, in the folder for the state of units</source>
        <translation>Der Nachweis jedes Laufs, im Ordner für den Zustand von Units</translation>
    </message>
    <message>
        <source>crontab -e. The key is in a file that only you can read (mode 600). The proof is in ~/.local/state/resource-console. on-failure is a program of your own that notifies you.</source>
        <translation>crontab -e. Der Schlüssel liegt in einer Datei, die nur Sie lesen können (Modus 600). Der Nachweis liegt in ~/.local/state/resource-console. on-failure ist ein eigenes Programm, das Sie benachrichtigt.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>Es ist eine andere Art Schema.</translation>
    </message>
    <message>
        <source>The wording changed.</source>
        <translation>Der Wortlaut hat sich geändert.</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>Weniger Typen passen.</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>Mehr Typen passen.</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>Die Auswahl ist anders geordnet.</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>Nur noch bestimmte Werte passen.</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>Jeder Wert passt jetzt.</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>Eine Auswahl fehlt.</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>Eine Auswahl ist neu.</translation>
    </message>
    <message>
        <source>The limit is narrower.</source>
        <translation>Die Grenze ist enger.</translation>
    </message>
    <message>
        <source>The limit is wider.</source>
        <translation>Die Grenze ist weiter.</translation>
    </message>
    <message>
        <source>The default changed.</source>
        <translation>Die Vorgabe ist eine andere.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>Eine Anmerkung hat sich geändert.</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>Eine Einschränkung ist neu.</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>Eine Einschränkung fehlt.</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>Eine Einschränkung ist jetzt eine andere.</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>Der Parameter fehlt.</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>Das Feld fehlt.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>Er ist jetzt nötig.</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>Er ist nicht mehr nötig.</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>Ein nötiger Parameter ist neu.</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>Ein freiwilliger Parameter ist neu.</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>Ein Feld ist neu.</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>Weniger andere Felder werden genommen.</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>Mehr andere Felder werden genommen.</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>Eine Variante fehlt.</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>Eine Variante ist neu.</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>Die Varianten sind anders geordnet.</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>Die Definition fehlt.</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>Eine Definition ist neu.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaModel</name>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, nötig</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>Accepts any value.</source>
        <translation>Nimmt alles an.</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>Nimmt nichts an.</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>Das ist kein Schema.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>das Ganze</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… über %1 weitere</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 weitere</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>Das Ganze ist: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>anderswo definiert, wird nie abgerufen: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>verweist auf etwas, das nicht da ist: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>verweist auf sich selbst und auf nichts anderes</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ wie %1 oben</translation>
    </message>
    <message>
        <source>“properties” is not an object.</source>
        <translation>Die Parameter sind keine Liste von Namen.</translation>
    </message>
    <message>
        <source>names like %1</source>
        <translation>Namen wie %1</translation>
    </message>
    <message>
        <source>any other name</source>
        <translation>jeder andere Name</translation>
    </message>
    <message>
        <source>each name itself</source>
        <translation>jeder Name selbst</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>Element %1</translation>
    </message>
    <message>
        <source>each element</source>
        <translation>jedes Element</translation>
    </message>
    <message>
        <source>at least one element</source>
        <translation>mindestens ein Element</translation>
    </message>
    <message>
        <source>any of: %1</source>
        <translation>mindestens eines von: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>all of: %1</source>
        <translation>alle von: %1</translation>
    </message>
    <message>
        <source>but not</source>
        <translation>aber nicht</translation>
    </message>
    <message>
        <source>if</source>
        <translation>wenn</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>if %1 is present</source>
        <translation>wenn %1 da ist</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
</context>
<context>
    <name>rc::SchemaWords</name>
    <message>
        <source>length at least %1</source>
        <translation>Länge mindestens %1</translation>
    </message>
    <message>
        <source>length at most %1</source>
        <translation>Länge höchstens %1</translation>
    </message>
    <message>
        <source>pattern: %1</source>
        <translation>Muster: %1</translation>
    </message>
    <message>
        <source>format: %1</source>
        <translation>Format: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>weniger als %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>ein Vielfaches von %1</translation>
    </message>
    <message>
        <source>elements: at least %1</source>
        <translation>Elemente: mindestens %1</translation>
    </message>
    <message>
        <source>elements: at most %1</source>
        <translation>Elemente: höchstens %1</translation>
    </message>
    <message>
        <source>members: at least %1</source>
        <translation>Mitglieder: mindestens %1</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>Mitglieder: höchstens %1</translation>
    </message>
    <message>
        <source>content: %1</source>
        <translation>Inhalt: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>Codierung: %1</translation>
    </message>
    <message>
        <source>title: %1</source>
        <translation>Titel: %1</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>Kommentar: %1</translation>
    </message>
    <message>
        <source>unique elements</source>
        <translation>kein Element zweimal</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>nur lesbar</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>nur schreibbar</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>darf null sein</translation>
    </message>
    <message>
        <source>enum (%1)</source>
        <translation>Aufzählung (%1)</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>kein Schema</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>zum Beispiel: %1</translation>
    </message>
    <message>
        <source>No additional parameters allowed</source>
        <translation>keine anderen Namen</translation>
    </message>
</context>
<context>
    <name>rc::SdkLogger</name>
    <message>
        <source>No Resource URL is set. Set it with configure().</source>
        <translation>Es gibt keine Ressourcen-URL: configure() setzt sie.</translation>
    </message>
</context>
<context>
    <name>rc::SdkMode</name>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>Gestempelt mit der Zeit des Drucks.</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>nicht gesetzt</translation>
    </message>
    <message>
        <source>DEBUG flag</source>
        <translation>DEBUG-Schalter</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>If no threshold is set, SDKs use INFO (DEBUG when the debug flag is on). The specification does not define this.</source>
        <translation>Ohne Schwelle gilt INFO, mit dem Schalter DEBUG: So macht es ein bekanntes SDK; die Schnittstelle sagt es nicht.</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Es gibt keine Ressourcen-URL, an die gesendet werden kann. Siehe Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>%1 protokollieren  Strg+Eingabe</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>in die Datei, und weitergeleitet</translation>
    </message>
    <message>
        <source>Written to the log file only</source>
        <translation>nur in die Datei</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>Bleibt lokal</translation>
    </message>
    <message>
        <source>NONE forwards nothing, so the entry is only written to the local log.</source>
        <translation>NONE leitet nichts weiter: Der Eintrag kommt in die Datei, und die Aktivität führt ihn als lokal behalten.</translation>
    </message>
    <message>
        <source>%1 is below %2, so the entry is only written to the local log.</source>
        <translation>%1 liegt unter %2: Der Eintrag kommt in die Datei, und die Aktivität führt ihn als lokal behalten.</translation>
    </message>
    <message>
        <source>As the SDK</source>
        <translation>Wie das SDK</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>Ein Fehler oder Alarm geht hinaus, wenn seine Taste gedrückt gehalten wird.</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>Sie ist vom Typ %1, also weder JSON noch einfacher Text.</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>Die Anfrage wäre %1 Byte lang, und die Grenze ist %2.</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>Ein Eintrag der Stufe %1 kann Menschen per App, E-Mail oder SMS benachrichtigen, zu jeder Stunde. Er geht einmal hinaus.</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>This session: %1</source>
        <translation>In dieser Sitzung: %1</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>Berichtigen Sie die Resource-URL oben oder in der Einrichtung, Alt+5.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Für dieses Profil gibt es noch keinen API-Schlüssel.</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>Geben Sie ihm einen in der Einrichtung, Alt+5; ohne ihn wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>Noch wurde nichts gesendet. Zum Senden dieselben Tasten noch einmal drücken.</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>Es wird schon etwas gesendet. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>What happens to what you send is shown here.</source>
        <translation>Hier steht, was aus dem wird, was Sie senden.</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>Das Formular, nach dem er fragt, hat keine Felder.</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>Die Adresse, die er geöffnet haben möchte, fehlt oder ist viel zu lang.</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>Die Adresse, die er geöffnet haben möchte, lässt sich nicht sicher öffnen: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>Dieses Programm beantwortet „%1“ nicht.</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>Was er fragt, hat %1 Bytes, und gezeigt werden höchstens %2.</translation>
    </message>
    <message>
        <source>The server requests input in an unknown mode: “%1”.</source>
        <translation>Er fragt auf eine Art, die dieses Programm nicht kennt: „%1“.</translation>
    </message>
</context>
<context>
    <name>rc::ServiceUnit</name>
    <message>
        <source>There is no user service named “%1”.</source>
        <translation>Es gibt keinen Benutzerdienst namens „%1“.</translation>
    </message>
    <message>
        <source>The service manager’s response was not understood.</source>
        <translation>Die Antwort der Dienstverwaltung ist nicht zu verstehen.</translation>
    </message>
    <message>
        <source>systemctl could not be started: %1. It is needed to read user services.</source>
        <translation>systemctl kann nicht gestartet werden: %1. Damit werden Benutzerdienste gelesen.</translation>
    </message>
    <message>
        <source>The user service manager could not be queried: %1</source>
        <translation>Die Dienstverwaltung des Benutzers kann nicht befragt werden: %1</translation>
    </message>
    <message>
        <source>User services can be read only on Linux.</source>
        <translation>Benutzerdienste werden nur unter Linux gelesen.</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>An %1 wird nichts gesendet, bevor die Adresse gespeichert ist.</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Demo-Dienst</translation>
    </message>
</context>
<context>
    <name>rc::Settings</name>
    <message>
        <source>The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.</source>
        <translation>Die Einstellungen sagen „%1“ für „%2“, was nicht zwischen %3 und %4 liegt; stattdessen gilt %5.</translation>
    </message>
</context>
<context>
    <name>rc::SetupPage</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Profil entfernen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted field.</source>
        <translation>Nicht gespeichert: Ein Feld braucht einen anderen Wert</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Für diesen Lauf behalten</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>Noch einmal drücken: entfernt es und seinen Schlüssel</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>Das Profil entfernen, den Schlüssel lassen</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>Der Schlüssel zieht zum neuen Namen um. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Nichts wurde geändert. %1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>Gespeichert, aber vielleicht liegt der Schlüssel auch noch unter dem alten Namen im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird entfernt. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>Das Profil bleibt. %1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>Nicht entfernt</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>%1 entfernt; sein Schlüssel ist vielleicht noch im Schlüsselbund</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>Schlüssel wechseln …</translation>
    </message>
    <message>
        <source>Makes a copy without the key and switches to it</source>
        <translation>Legt eine Kopie ohne den Schlüssel an und wechselt zu ihr</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 hinzugefügt</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>Dies ist eine Kopie von %1.</translation>
    </message>
    <message>
        <source>Keys are not copied. Name the copy and add its key.</source>
        <translation>Sie hat keinen Schlüssel: Jedes Profil hat seinen eigenen. Der Kopie einen Namen geben und einen Schlüssel für sie speichern.</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Esc discards.</source>
        <translation>Noch ist nichts gespeichert: „Speichern“ behält es, Esc nimmt es zurück.</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>Was dort steht, passt in kein Feld und wurde weggelassen: %1.</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>Eingetragen aus %1: %2.</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>Ein Schlüssel wurde mit eingefügt.</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Esc discards both.</source>
        <translation>Speichern behält die Felder und den Schlüssel zusammen, Esc nimmt beides zurück.</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird gespeichert. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>Der Schlüssel ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>Der Schlüssel wird nur für diesen Lauf gehalten.</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>Der Schlüssel wartet auf „Speichern“.</translation>
    </message>
</context>
<context>
    <name>rc::Sidebar</name>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Über Resource Console</translation>
    </message>
    <message>
        <source>%1 · About</source>
        <comment>the program&apos;s version</comment>
        <translation>%1 · Über</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The service redirected to the same address with or without a trailing slash. The request was sent there instead: %1.</source>
        <translation>Der Dienst verwies auf dieselbe Adresse mit oder ohne Schrägstrich am Ende; stattdessen wurde diese gefragt: %1.</translation>
    </message>
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>Vorher war es „%1“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a rung&apos;s title, its summary</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a rung&apos;s title, its state before, its state now</comment>
        <translation>%1: war „%2“, jetzt „%3“.</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a rung&apos;s title, its state, its summary</comment>
        <translation>%1: weiterhin „%2“, aber aus einem anderen Grund: %3.</translation>
    </message>
</context>
<context>
    <name>rc::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>In Arbeit</translation>
    </message>
</context>
<context>
    <name>rc::StoredDifference</name>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Reformatted</source>
        <translation>Anders geschrieben</translation>
    </message>
    <message>
        <source>Not shown</source>
        <translation>Nicht gezeigt</translation>
    </message>
    <message>
        <source>Added by the service</source>
        <translation>Vom Dienst hinzugefügt</translation>
    </message>
</context>
<context>
    <name>rc::TemplateButton</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Save this entry as a template…</source>
        <translation>Diesen Eintrag als Vorlage sichern …</translation>
    </message>
    <message>
        <source>Rename, reorder, delete…</source>
        <translation>Umbenennen, ordnen, löschen …</translation>
    </message>
</context>
<context>
    <name>rc::TemplateModel</name>
    <message>
        <source>A template needs a name.</source>
        <translation>Eine Vorlage braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another template already has this name.</source>
        <translation>Eine andere Vorlage heißt schon so.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a template, a number that makes it another one</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rc::TemplatePanel</name>
    <message>
        <source>Templates</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Your templates</source>
        <translation>Ihre Vorlagen</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>rc::TextFile</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rc::TextWindow</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>rc::TimeStampField</name>
    <message>
        <source>Now, local (%1)</source>
        <translation>Jetzt, hier (%1)</translation>
    </message>
    <message>
        <source>Now, in UTC</source>
        <translation>Jetzt, in UTC</translation>
    </message>
    <message>
        <source>Now, with another offset…</source>
        <translation>Jetzt, mit anderem Abstand …</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Eine andere Zeit …</translation>
    </message>
    <message>
        <source>Enter an offset from UTC such as +01:00, -03:30 or Z, at most 14 hours.</source>
        <translation>Schreiben Sie den Abstand zu UTC wie +01:00, -03:30 oder Z, höchstens 14 Stunden.</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>Zeitstempel: jetzt, %1</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>Zeitstempel: jetzt, UTC</translation>
    </message>
    <message>
        <source>Timestamp: now (with offset)</source>
        <translation>Zeitstempel: jetzt, mit dem Abstand</translation>
    </message>
    <message>
        <source>Offset from UTC</source>
        <translation>Abstand zu UTC</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Zeitstempel</translation>
    </message>
</context>
<context>
    <name>rc::TimelineCard</name>
    <message>
        <source>OK</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>local or canceled</source>
        <translation>lokal oder abgebrochen</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>unterwegs</translation>
    </message>
    <message numerus="yes">
        <source>Last %n hour(s)</source>
        <translation>
            <numerusform>Letzte Stunde</numerusform>
            <numerusform>Letzte %n Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Letzter Tag</numerusform>
            <numerusform>Letzte %n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two times</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%g ms</source>
        <comment>milliseconds, in the form of printf</comment>
        <translation>%g ms</translation>
    </message>
    <message>
        <source>Latency and outcome of each request</source>
        <translation>Dauer und Ausgang jeder Anfrage</translation>
    </message>
    <message>
        <source>Each mark averages several requests</source>
        <translation>jedes Zeichen steht für die Anfragen einer Weile, bei ihrem Mittel</translation>
    </message>
    <message>
        <source>latency and outcome of each request</source>
        <translation>Dauer und Ausgang jeder Anfrage</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>median %1, worst %2</source>
        <translation>Median %1, längste %2</translation>
    </message>
    <message>
        <source>No requests in this period.</source>
        <translation>Keine Anfrage in dieser Zeit.</translation>
    </message>
    <message>
        <source>%1: %2; %3</source>
        <comment>a time, counts of outcomes, latency</comment>
        <translation>%1: %2; %3</translation>
    </message>
    <message>
        <source>The chart cannot be shown because its module could not be loaded: %1</source>
        <translation>Es gibt kein Diagramm, weil sein Teil des Programms nicht geladen werden kann: %1</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file does not exist: %1.</source>
        <translation>Die Datei mit Ihren eigenen Zertifizierungsstellen ist nicht da: %1.</translation>
    </message>
    <message>
        <source>The custom CA file is not a regular file: %1.</source>
        <translation>Ihre eigenen Zertifizierungsstellen müssen aus einer Datei kommen, und dies ist keine: %1.</translation>
    </message>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>Die Datei mit Ihren eigenen Zertifizierungsstellen ist nicht lesbar: %1.</translation>
    </message>
    <message>
        <source>The custom CA file is over 1 MiB, too large for certificates: %1.</source>
        <translation>Die Datei mit Ihren eigenen Zertifizierungsstellen ist größer als 1 MiB, also etwas anderes: %1.</translation>
    </message>
    <message>
        <source>%1 contains a private key, which does not belong here. Use a file with only certificates.</source>
        <translation>%1 enthält einen privaten Schlüssel, der hier nicht hingehört. Nennen Sie eine Datei, die nur Zertifikate enthält.</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>%1 enthält kein Zertifikat. Gebraucht wird eine PEM-Datei, in der „BEGIN CERTIFICATE“ steht.</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>%1 enthält ein beschädigtes Zertifikat.</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>nur die des Systems</translation>
    </message>
    <message>
        <source>1 certificate: %1, until %2</source>
        <translation>1 Zertifikat: %1, bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>%n Zertifikat, das erste: %1, bis %2</numerusform>
            <numerusform>%n Zertifikate, das erste: %1, bis %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TlsWords</name>
    <message>
        <source>the certificate was revoked by its issuer</source>
        <translation>das Zertifikat wurde von seinem Aussteller widerrufen</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a new certificate.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Er braucht ein neues Zertifikat.</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>das Zertifikat oder eine Stelle darüber ist als nicht vertrauenswürdig gekennzeichnet</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>Machen Sie nicht weiter; fragen Sie die Betreiber des Dienstes, was geschehen ist.</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>die Uhr dieses Rechners sagt %5, nach der Antwort eines anderen Servers ist es aber %6, und dann gilt das Zertifikat</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>Stellen Sie die Uhr dieses Rechners und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>das Zertifikat gilt nicht vor %3, und die Uhr dieses Rechners sagt %5</translation>
    </message>
    <message>
        <source>Check this computer’s clock and set it if it is wrong. If it is right, tell the service’s operator.</source>
        <translation>Prüfen Sie die Uhr dieses Rechners und stellen Sie sie, wenn sie falsch geht; geht sie richtig, sagen Sie es den Betreibern des Dienstes.</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>das Zertifikat lief am %4 ab, und die Uhr dieses Rechners sagt %5</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>Geht die Uhr richtig, müssen die Betreiber des Dienstes das Zertifikat erneuern; geht sie falsch, stellen Sie sie.</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>der Server hat sein Zertifikat selbst unterschrieben, niemand bürgt also dafür</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Ist es Ihr eigener Server, nennen Sie die Datei mit diesem Zertifikat unter „Eigene CA-Datei“ in der Einrichtung oder mit --ca-file.</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>das Zertifikat wurde von %7 ausgestellt, was dieser Rechner nicht kennt</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>Ist das die eigene Stelle Ihrer Organisation, nennen Sie die Datei mit ihrem Zertifikat unter „Eigene CA-Datei“ in der Einrichtung oder mit --ca-file; wenn nicht, muss der Dienst seine ganze Kette senden.</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>die Kette des Zertifikats endet bei %7, einer Stelle, der dieser Rechner nicht vertraut</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Ist das die eigene Stelle Ihrer Organisation, nennen Sie die Datei mit ihrem Zertifikat unter „Eigene CA-Datei“ in der Einrichtung oder mit --ca-file.</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>das Zertifikat gilt nicht für %1, sondern für %2</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>Prüfen Sie den Hostnamen in der Adresse; stimmt er, müssen die Betreiber des Dienstes ihn ins Zertifikat aufnehmen.</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>das Zertifikat darf nicht für einen Server benutzt werden</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a server certificate.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Er braucht ein Serverzertifikat.</translation>
    </message>
    <message>
        <source>the certificate or its chain has a key or a signature that is too weak to be safe</source>
        <translation>das Zertifikat oder seine Kette hat einen Schlüssel oder eine Unterschrift, die zu schwach ist, um sicher zu sein</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a certificate with a stronger key.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Er braucht ein Zertifikat mit stärkerem Schlüssel.</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>das Zertifikat oder seine Kette ist beschädigt oder falsch zusammengesetzt (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes, mit diesem Text.</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>der Server zeigte kein Zertifikat</translation>
    </message>
    <message>
        <source>Check the address and port. If they are right, tell the service’s operator.</source>
        <translation>Prüfen Sie Adresse und Port; stimmen sie, sagen Sie es den Betreibern des Dienstes.</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>der Server spricht keine sichere Fassung von TLS: 1.2 oder neuer</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>Sagen Sie es den Betreibern des Dienstes: Er muss TLS 1.2 oder neuer anbieten.</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>was dort antwortet, spricht kein TLS; vielleicht ist es einfaches HTTP</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a proxy or a network login is between you and the service.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob ein Proxy oder eine Netzanmeldung zwischen Ihnen und dem Dienst steht.</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>der Server verlangt ein Client-Zertifikat, das dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>Fragen Sie die Betreiber des Dienstes nach einer Adresse, der der API-Schlüssel genügt.</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>der Server lehnte den Handschlag ab (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>Prüfen Sie Hostname und Port in der Adresse; stimmen sie, sagen Sie es den Betreibern des Dienstes, mit diesem Text.</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>die Verbindung wurde mitten im Handschlag geschlossen</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall in between closes such connections.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob eine Firewall auf dem Weg solche Verbindungen schließt.</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>die TLS-Bibliothek dieses Rechners nahm es nicht an (%8)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>no name at all</source>
        <translation>gar keinen Namen</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>eine unbekannte Zeit</translation>
    </message>
    <message>
        <source>The certificate: %1; for %2; issued by %3; valid from %4 to %5.</source>
        <translation>Das Zertifikat: %1; für %2; ausgestellt von %3; gültig von %4 bis %5.</translation>
    </message>
    <message>
        <source>This is not the server’s own certificate but one above it. %1</source>
        <translation>Es ist nicht das des Servers selbst, sondern eines darüber. %1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>Die sichere Verbindung brach ab, vielleicht nach der Anfrage: %1.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>Eine sichere Verbindung kam nicht zustande, also wurde nichts gesendet: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>Er hat schon %1-mal gefragt, und hier hört das Programm auf.</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>Er sagt, dass er etwas braucht, und sagt nicht, was.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>Allgemeine Werkzeuge</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>Code-Hosting-Werkzeuge</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>Wählen Sie ein Werkzeug, um zu sehen, was es ist.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>Der Server nennt für dieses Werkzeug kein Ausgabeschema.</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>verborgener Text, als Zeichen gezeigt</translation>
    </message>
    <message>
        <source>&amp;Call…</source>
        <translation>&amp;Aufrufen …</translation>
    </message>
    <message>
        <source>Opens the form for this tool’s arguments. Nothing is called until you press Call there.</source>
        <translation>Öffnet das Formular mit den Argumenten dieses Werkzeugs. Aufgerufen wird erst, wenn dort „Aufrufen“ gedrückt wird.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Cost of each field</source>
        <translation>Kosten jedes Feldes</translation>
    </message>
    <message>
        <source>This tool takes no parameters, or its schema lists none.</source>
        <translation>Dieses Werkzeug nimmt keine Parameter, oder sein Schema nennt keine.</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>Das Ausgabeschema nennt nichts.</translation>
    </message>
    <message>
        <source>Annotation</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2 %), %3 bytes as sent to a model: name, description and parameters.</source>
        <translation>Etwa %1 Token (±%2 %), %3 Bytes, so wie ein Modell es erhält: Name, Beschreibung und Parameter.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>Geändert seit %1:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>Geändert seit %1 und angesehen:</translation>
    </message>
</context>
<context>
    <name>rc::ToolDifference</name>
    <message>
        <source>The wording changed.</source>
        <translation>Der Wortlaut hat sich geändert.</translation>
    </message>
    <message>
        <source>It now claims the opposite.</source>
        <translation>Es behauptet jetzt das Gegenteil.</translation>
    </message>
    <message>
        <source>It is now stated differently.</source>
        <translation>Es ist anders angegeben.</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>Das Ergebnis ist nicht mehr beschrieben.</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>Das Ergebnis ist jetzt beschrieben.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>Eine Anmerkung hat sich geändert.</translation>
    </message>
    <message>
        <source>harmless</source>
        <translation>harmlos</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>Wortlaut</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>bricht</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>verdächtig</translation>
    </message>
</context>
<context>
    <name>rc::ToolEffect</name>
    <message>
        <source>reads</source>
        <translation>liest</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>schreibt</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>zerstörend</translation>
    </message>
</context>
<context>
    <name>rc::ToolExcerpt</name>
    <message>
        <source>Parameter: %1</source>
        <translation>Parameter: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Wert: %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>Das %n gezeigte Werkzeug</numerusform>
            <numerusform>Die %n gezeigten Werkzeuge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>Das %n Werkzeug</numerusform>
            <numerusform>Alle %n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Save as JSON, as sent…</source>
        <translation>Als JSON speichern, wie gesendet …</translation>
    </message>
    <message>
        <source>Save as Markdown reference…</source>
        <translation>Als Markdown-Referenz speichern …</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Als CSV speichern …</translation>
    </message>
    <message numerus="yes">
        <source>A tool spec that allows %n tool(s)</source>
        <translation>
            <numerusform>Eine Werkzeug-Angabe, die %n Werkzeug erlaubt</numerusform>
            <numerusform>Eine Werkzeug-Angabe, die %n Werkzeuge erlaubt</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy mcp.json</source>
        <translation>mcp.json kopieren</translation>
    </message>
    <message>
        <source>The file mcp.json</source>
        <translation>Die Datei mcp.json</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>mcp.json für VS Code kopieren</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>Werkzeuge exportieren</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nichts wurde exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>%n Werkzeug wurde exportiert.</numerusform>
            <numerusform>%n Werkzeuge wurden exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Nichts wurde kopiert.</translation>
    </message>
    <message>
        <source>%1 was copied.</source>
        <translation>Kopiert: %1.</translation>
    </message>
    <message>
        <source>It contains a variable instead of the key.</source>
        <translation>An der Stelle des Schlüssels steht eine Variable.</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>Tool-Spec kopieren, die diese erlaubt und jedes Mal fragt</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>Tool-Spec kopieren, die diese erlaubt und nie fragt</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>Die Werkzeuge filtern</translation>
    </message>
    <message>
        <source>Words in name, title, description, parameters and values, and query words such as destructive:yes or param:owner. The menu in the field lists them all</source>
        <translation>Wörter in Name, Titel, Beschreibung, Parametern und Werten sowie Abfragewörter wie destructive:yes oder param:owner; das Menü im Feld nennt sie alle</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>Filter, etwa param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>Abfragewörter</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;zwei Wörter&quot; in Anführungszeichen werden so gesucht, wie sie dastehen</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>-Wort lässt weg, was es enthält</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>Das Schema ist kein Objekt.</translation>
    </message>
    <message>
        <source>There is no description, so a model has to guess.</source>
        <translation>Es gibt keine Beschreibung; ein Modell muss raten.</translation>
    </message>
    <message>
        <source>The tool does not declare its parameters.</source>
        <translation>Es steht nicht da, welche Parameter es nimmt.</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>Die Definition nimmt %1 KiB der Aufmerksamkeit eines Modells.</translation>
    </message>
    <message>
        <source>The name is invalid. It may contain letters, digits, _, - and ., at most %1.</source>
        <translation>Der Name bricht die Regeln: Buchstaben, Ziffern, _, - und ., höchstens %1.</translation>
    </message>
    <message>
        <source>Some models reject the name. They allow letters, digits, _ and -, at most %1.</source>
        <translation>Manche Modelle lehnen den Namen ab: Sie nehmen Buchstaben, Ziffern, _ und -, höchstens %1.</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>Der Name „%1“ verbirgt Zeichen.</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>Im Text stehen Zeichen, die niemand sieht.</translation>
    </message>
    <message>
        <source>Possible prompt injection: “%1”.</source>
        <translation>Er spricht zum Modell statt vom Werkzeug: „%1“.</translation>
    </message>
    <message>
        <source>“properties” is not an object.</source>
        <translation>Die Parameter sind keine Liste von Namen.</translation>
    </message>
    <message>
        <source>The parameter’s schema is not an object.</source>
        <translation>Das Schema des Parameters ist kein Objekt.</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>Der Parameter ist nicht beschrieben.</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>„%1“ ist nötig und nicht beschrieben.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>Es verweist auf „%1“; das wird nie geholt.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>Es verweist auf „%1“; das gibt es nicht.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>„%1“ verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>Contradiction: it is marked read-only and destructive.</source>
        <translation>Es behauptet, nur zu lesen und zu zerstören.</translation>
    </message>
    <message>
        <source>No destructiveHint; clients must assume the tool is destructive.</source>
        <translation>Es sagt nicht, ob es etwas zerstört; das heißt, es darf.</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>Ein anderes Werkzeug heißt genauso (%1).</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>Der Name sieht aus wie der eines anderen Werkzeugs: %1</translation>
    </message>
    <message>
        <source>The description has more than %1 characters, which Azure OpenAI rejects.</source>
        <translation>Die Beschreibung hat mehr als %1 Zeichen; das lehnt Azure OpenAI ab.</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”, which the MCP SDKs require.</source>
        <translation>Der Typ des Schemas ist nicht „object“, wie es die MCP-SDKs verlangen.</translation>
    </message>
    <message>
        <source>Anthropic and OpenAI do not accept %1 at the top level of a schema.</source>
        <translation>Anthropic und OpenAI nehmen %1 auf der obersten Ebene eines Schemas nicht an.</translation>
    </message>
    <message>
        <source>Gemini’s function declarations accept one type, not a list of types.</source>
        <translation>Die Funktionsdeklarationen von Gemini nehmen einen einzigen Typ, keine Liste von Typen.</translation>
    </message>
    <message>
        <source>Gemini’s function declarations do not resolve references.</source>
        <translation>Die Funktionsdeklarationen von Gemini lösen keine Verweise auf.</translation>
    </message>
    <message>
        <source>The schema is more than %1 levels deep, which OpenAI’s strict mode rejects.</source>
        <translation>Das Schema ist mehr als %1 Ebenen tief; das lehnt der Strict-Modus von OpenAI ab.</translation>
    </message>
    <message>
        <source>Keeps something from the user: “%1”.</source>
        <translation>Verschweigt dem Benutzer etwas: „%1“.</translation>
    </message>
    <message>
        <source>Gives orders about other tools: “%1”.</source>
        <translation>Gibt Befehle über andere Werkzeuge: „%1“.</translation>
    </message>
    <message>
        <source>Asks for secrets: “%1”.</source>
        <translation>Verlangt Geheimnisse: „%1“.</translation>
    </message>
    <message>
        <source>Sends data elsewhere: “%1”.</source>
        <translation>Sendet Daten anderswohin: „%1“.</translation>
    </message>
    <message>
        <source>Contains a command to run: “%1”.</source>
        <translation>Enthält einen Befehl, der ausgeführt werden soll: „%1“.</translation>
    </message>
    <message>
        <source>Pretends to be another role: “%1”.</source>
        <translation>Gibt sich als eine andere Rolle aus: „%1“.</translation>
    </message>
    <message>
        <source>Disguised text: “%1”.</source>
        <translation>Verkleideter Text: „%1“.</translation>
    </message>
    <message>
        <source>Names another tool: “%1”.</source>
        <translation>Nennt ein anderes Werkzeug: „%1“.</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>Kein Client darf dieses Werkzeug einem Modell geben oder es aufrufen: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolForm</name>
    <message>
        <source>“%1” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.</source>
        <translation>„%1“ ist keine Zahl: Ziffern, wo nötig mit Punkt und Exponent, etwa -12.50 oder 1e-7.</translation>
    </message>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Das ist kein JSON: %1</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>Hier ist nichts eingetragen.</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>Funde %1</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>Changes %1 new</source>
        <translation>Änderungen %1 neu</translation>
    </message>
</context>
<context>
    <name>rc::ToolListColumn</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: the server has more than %1 tools, and the rest were skipped.</source>
        <translation>Die Liste ist unvollständig: Der Server hat mehr als %1 Werkzeuge, und der Rest wurde gelassen.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server returned the same next page twice.</source>
        <translation>Die Liste ist unvollständig: Der Server nannte zweimal dieselbe nächste Seite.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server has more than %1 pages, and the rest were skipped.</source>
        <translation>Die Liste ist unvollständig: Der Server hat mehr als %1 Seiten, und der Rest wurde gelassen.</translation>
    </message>
    <message>
        <source>The list is incomplete: fetching was canceled.</source>
        <translation>Die Liste ist unvollständig: Sie wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>Die Liste ist unvollständig: Seite %1 kam nicht. %2</translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No tool matches all of this. To search for the text “%1”, put it in quotes.</source>
        <translation>Kein Werkzeug erfüllt all das. Um den Text &quot;%1&quot; zu suchen, ihn in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>No matching tools</source>
        <translation>Kein Werkzeug erfüllt all das.</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>Der Server bietet keine Werkzeuge an.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog, where it came from</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>catalog, how many tools</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>Die Angabe wechselte von gefährlich zu ungefährlich, sodass Clients vor einem Aufruf vielleicht nicht mehr fragen.</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>Der Text ist neu.</translation>
    </message>
    <message>
        <source>The wording changed.</source>
        <translation>Der Wortlaut hat sich geändert.</translation>
    </message>
    <message>
        <source>The text was removed.</source>
        <translation>Der Text wurde entfernt.</translation>
    </message>
    <message>
        <source>Another part of the definition changed.</source>
        <translation>Ein anderer Teil der Definition hat sich geändert.</translation>
    </message>
    <message>
        <source>The server uses a different MCP dialect.</source>
        <translation>Der Server spricht einen anderen Dialekt von MCP.</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>In der Werkzeug-Lockdatei fehlt ein brauchbares „%1“.</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>Das ist keine Werkzeug-Lockdatei der Version %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>verborgener Text</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>finding</source>
        <translation>Fund</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Token</numerusform>
        </translation>
    </message>
    <message>
        <source>other names</source>
        <translation>andere Namen</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of tools</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>zerstörend, da nichts anderes angegeben ist</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>enthält verborgenen Text</translation>
    </message>
    <message>
        <source>has a finding</source>
        <translation>hat einen Fund</translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message>
        <source>plain requests</source>
        <translation>einfache Anfragen</translation>
    </message>
    <message>
        <source>in a session</source>
        <translation>in einer Sitzung</translation>
    </message>
    <message>
        <source>modern dialect</source>
        <translation>moderner Dialekt</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>vollständig</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>unvollständig</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>Ereignisstrom</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>einfaches JSON</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>geholt %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it is not a JSON object.</source>
        <translation>Nummer %1 der Liste ist beiseitegelegt: Sie ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>Nummer %1 der Liste ist beiseitegelegt: Sie hat keinen Namen.</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>„%1“ ist beiseitegelegt: Die Definition hat %2 Bytes, und wir nehmen höchstens %3.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>Die Liste ist unvollständig: Das Zeichen des Servers für die nächste Seite ist kein Text.</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>Die Antwort hat keine Liste namens „tools“.</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>Auch weitere Einträge der Liste wurden beiseitegelegt: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 kennt &quot;%2&quot; nicht. Es nimmt: %3.</translation>
    </message>
    <message>
        <source>May delete or overwrite: yes, no, or assumed (not declared)</source>
        <translation>Kann löschen oder überschreiben: yes, no oder assumed (nicht angegeben)</translation>
    </message>
    <message>
        <source>Only reads: yes or no</source>
        <translation>Liest nur: yes oder no</translation>
    </message>
    <message>
        <source>Writes, but destroys nothing: yes or no</source>
        <translation>Schreibt, zerstört aber nichts: yes oder no</translation>
    </message>
    <message>
        <source>What it may do: reads, writes, destructive or assumed</source>
        <translation>Was es tun kann: reads, writes, destructive oder assumed</translation>
    </message>
    <message>
        <source>Has a parameter whose name contains this, at any depth</source>
        <translation>Hat einen Parameter, dessen Name dies enthält, in beliebiger Tiefe</translation>
    </message>
    <message>
        <source>Requires a parameter whose name contains this</source>
        <translation>Verlangt einen Parameter, dessen Name dies enthält</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>Hat eine feste Auswahl (enum), in der ein Wert dies enthält</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>Aus einem Katalog: general oder code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>Hat einen Fund: any oder der Name einer Regel</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>Geändert, seit es zuletzt angesehen wurde</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>War vorher nicht in der Liste</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>Enthält Zeichen, die nicht zu sehen sind</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is missing.</source>
        <translation>Es kommt ohne seine Daten.</translation>
    </message>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>Die Daten sind kein base64 und daher nicht lesbar.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>Das Ergebnis ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>Das Werkzeug fragt nach mehr, bevor es weitergeht („%1“), und dieses Programm kann darauf nicht antworten.</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>Das Ergebnis hat keine Liste namens „content“.</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>Das Ergebnis hat %1 Teile; die ersten %2 sind gezeigt.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Choose which tools to refresh</source>
        <translation>Wählen, welche Werkzeuge aufgefrischt werden</translation>
    </message>
    <message>
        <source>Refresh both</source>
        <translation>Beide auffrischen</translation>
    </message>
    <message>
        <source>Refresh the general tools</source>
        <translation>Allgemeine Werkzeuge auffrischen</translation>
    </message>
    <message>
        <source>Refresh the code-hosting tools</source>
        <translation>Code-Hosting-Werkzeuge auffrischen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>catalog name, number of tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>Refresh  F5</source>
        <translation>Auffrischen  F5</translation>
    </message>
    <message>
        <source>Refresh all</source>
        <translation>Alle auffrischen</translation>
    </message>
    <message>
        <source>Refresh the tools of %1</source>
        <translation>Die Werkzeuge von %1 auffrischen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
</context>
<context>
    <name>rc::ToolsPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Werkzeug</numerusform>
            <numerusform>%n Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>Die Werkzeuglisten werden geholt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n allgemeines Werkzeug</numerusform>
            <numerusform>%n allgemeine Werkzeuge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n Code-Hosting-Werkzeug</numerusform>
            <numerusform>%n Code-Hosting-Werkzeuge</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>Die Werkzeuglisten werden geholt …</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>In den Worten des Dienstes: „%1“</translation>
    </message>
    <message>
        <source>%1: could not be fetched</source>
        <translation>%1: keine Liste kam</translation>
    </message>
    <message>
        <source>No tools fetched yet</source>
        <translation>Noch keine Liste geholt</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1: nicht aufgefrischt, diese Liste ist älter.</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1: Es kam keine Liste.</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1: Etwas in dieser Liste ist falsch.</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1: Diese Liste ist unvollständig.</translation>
    </message>
    <message>
        <source>Waiting for the tool server. Esc cancels.</source>
        <translation>Der Werkzeugserver wird gefragt. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Fetching the list never calls a tool.</source>
        <translation>Das Auflisten ruft kein Werkzeug auf: Ein Aufruf ist immer ein eigener Schritt.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Fetching as both profiles…</source>
        <translation>Anfrage läuft mit beiden Profilen …</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Mit dem, was %1 sieht</translation>
    </message>
    <message>
        <source>No other profile has this tool server</source>
        <translation>Kein anderes Profil hat diesen Werkzeugserver</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2 %)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>Etwa %1 Token (±%2 %)</translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>Es kam keine Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n neu</numerusform>
            <numerusform>%n neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n mit verborgenem Text</numerusform>
            <numerusform>%n mit verborgenem Text</numerusform>
        </translation>
    </message>
    <message>
        <source>Refresh fetches the tools a language model will see: names, descriptions, annotations and parameters.</source>
        <translation>Auffrischen fragt jeden Endpunkt, welche Werkzeuge ein Sprachmodell bekäme: Namen, Beschreibungen, Anmerkungen und Parameter.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n Werkzeug von %1</numerusform>
            <numerusform>%n Werkzeuge von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Wird im Schlüsselbund gespeichert …</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>The definition of this tool changed since you last reviewed it. Review the changes before you call it.</source>
        <translation>Die Definition dieses Werkzeugs hat sich geändert, seit es zuletzt angesehen wurde. Vor dem Aufruf ansehen, was sich geändert hat.</translation>
    </message>
    <message>
        <source>This tool is new since you last reviewed the list. Review it before you call it.</source>
        <translation>Dieses Werkzeug ist neu, seit die Liste zuletzt angesehen wurde. Vor dem Aufruf ansehen.</translation>
    </message>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>„%1“ ist nicht unter den Werkzeugen, die jetzt hier aufgelistet sind, und kann daher nicht noch einmal aufgerufen werden.</translation>
    </message>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>Dieses Werkzeug hat einen kritischen Fund. %1</translation>
    </message>
    <message>
        <source>This service has no tool that explains why nobody was notified.</source>
        <translation>Dieser Dienst hat kein Werkzeug, das erklärt, warum niemand benachrichtigt wurde.</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>Schreiben Sie die Zeit wie 2026-11-21T14:02:11.204+01:00, samt Abstand.</translation>
    </message>
    <message>
        <source>There is no such date or time.</source>
        <translation>Diesen Tag oder diese Uhrzeit gibt es nicht.</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>Der Abstand zu UTC fehlt, etwa +01:00 oder Z.</translation>
    </message>
    <message>
        <source>The offset from UTC must look like +01:00, -03:30 or Z, and be at most 14 hours.</source>
        <translation>Der Abstand zu UTC wird wie +01:00, -03:30 oder Z geschrieben (höchstens 14 Stunden).</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>Diese Ressource nimmt Einträge an, aber nicht auf jeder Stufe.</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>Diese Ressource nimmt Einträge an.</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>Ob diese Ressource Einträge annimmt, war nicht zu sehen.</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>Die Werkzeug-Endpunkte antworten.</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>Kein Werkzeug-Endpunkt antwortet mit einer Liste.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>Die allgemeinen Werkzeuge antworten; die Code-Hosting-Werkzeuge brauchen einen Blick.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>Die allgemeinen Werkzeuge antworten; die Code-Hosting-Werkzeuge nicht.</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>Die allgemeinen Werkzeuge antworten nicht mit einer Liste.</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>Die Werkzeug-Endpunkte brauchen einen Blick.</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>Die Werkzeug-Endpunkte wurden nicht gefragt.</translation>
    </message>
    <message>
        <source>Entries are accepted and both tool lists load.</source>
        <translation>Diese Ressource nimmt Einträge an, und ihre Werkzeuge antworten.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences: on the entries, on the tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nichts wurde gesendet.</translation>
    </message>
    <message>
        <source>The service was not reached.</source>
        <translation>Der Dienst wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>No entry was confirmed.</source>
        <translation>Kein Eintrag wurde bestätigt.</translation>
    </message>
    <message>
        <source>%1 “%2” failed.</source>
        <comment>sentence, title of a step</comment>
        <translation>%1 „%2“ ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 “%2” failed: %3.</source>
        <comment>sentence, title of a step, what was seen</comment>
        <translation>%1 „%2“ ist fehlgeschlagen: %3.</translation>
    </message>
    <message>
        <source>The catalog %1 could not be fetched.</source>
        <translation>Der Katalog %1 antwortet nicht mit einer Liste.</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>Der Katalog %1 verdient einen Blick.</translation>
    </message>
    <message>
        <source>They were seen in the log.</source>
        <translation>Die Einträge wurden im Protokoll gesehen.</translation>
    </message>
    <message>
        <source>They were not seen in the log.</source>
        <translation>Die Einträge wurden nicht im Protokoll gesehen.</translation>
    </message>
    <message>
        <source>Their arrival needs attention.</source>
        <translation>Die Ankunft der Einträge braucht Aufmerksamkeit.</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>Die Prüfung wurde abgebrochen; was noch nicht zu Ende war, sagt es.</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>Das Profil hat sich seither geändert: Prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>Das ist lange her: Prüfen Sie erneut, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>Geprüft um %1, %2, in %3.</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>Einige Sprossen sind von %1.</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>Suchen Sie nach der Kennung %1, um ihre Einträge zu finden.</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Stop watching</source>
        <translation>Nicht mehr beobachten</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>Beobachtet: %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>Jede Minute, solange dieses Fenster offen ist.</numerusform>
            <numerusform>Alle %n Minuten, solange dieses Fenster offen ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>Nächste Prüfung um %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n frühere Änderung</numerusform>
            <numerusform>%n frühere Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>Bisher keine Änderung.</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>Jede Prüfung sendet vier Testeinträge, keinen mit ERROR oder ALERT.</translation>
    </message>
</context>
<context>
    <name>rc::WindowPart</name>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>Das Fenster kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>%1 fehlt beim Programm. Bitte neu installieren.</translation>
    </message>
</context>
<context>
    <name>rc::WireLimits</name>
    <message>
        <source>Timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>For event streams</source>
        <translation>Für Ereignisströme</translation>
    </message>
    <message>
        <source>Largest tool list</source>
        <translation>Größte Werkzeugliste</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>Größte andere Antwort</translation>
    </message>
    <message>
        <source>Largest request with entries</source>
        <translation>Größte Anfrage mit Einträgen</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>KiB</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>MiB</translation>
    </message>
</context>
</TS>
