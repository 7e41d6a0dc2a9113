<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
</context>
<context>
    <name>rc::About</name>
    <message>
        <source>Checks the setup of a resource, sends test entries and alerts, and shows the tools a language model can use.</source>
        <translation>Prüft die Einrichtung einer Ressource, sendet Testeinträge und Testalarme und zeigt die Tools, die ein Sprachmodell nutzen kann.</translation>
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
        <translation>Ressourcen-URL und Tool-Server einschließen</translation>
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
        <translation>Kein Programm konnte den Datenordner öffnen.</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>Kein Schlüssel für dieses Profil</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>Die Aktivitätsdatei wurde auf diese Version aktualisiert. Das Original wurde als %1 gespeichert.</translation>
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
        <translation>Die Datei kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>Ein anderes Programm hat die Datei gesperrt.</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>Die Datei kann nicht geöffnet werden.</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>Der SQLite-Treiber von Qt fehlt (libqt6sql6-sqlite).</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n Eintrag ist noch nicht in der Aktivität aufgezeichnet.</numerusform>
            <numerusform>%n Einträge sind noch nicht in der Aktivität aufgezeichnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>Der Datenträger mit der Aktivitätsdatei antwortet nicht. Solange das so bleibt, wird nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>Tool-Liste</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Probealarm</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Läuft</translation>
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
        <translation>Möglicherweise zugestellt</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Nicht gesendet</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>Nur lokal</translation>
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
        <translation>Ergebnis unbekannt</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Tool-Aufruf</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>Das Tool hat geantwortet</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>Das Tool hat einen Fehler gemeldet</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>Das Tool wurde möglicherweise ausgeführt</translation>
    </message>
    <message>
        <source>In progress on the server</source>
        <translation>Läuft auf dem Server</translation>
    </message>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started.</source>
        <translation>Die Aktivitätsdatei war beschädigt. Sie wurde unverändert als %1 gespeichert, und eine neue wurde angelegt.</translation>
    </message>
    <message>
        <source>The activity file contains parts of another program: %1. It was saved unchanged as %2, and a new one was started.</source>
        <translation>Die Aktivitätsdatei enthält Teile eines anderen Programms: %1. Sie wurde unverändert als %2 gespeichert, und eine neue wurde angelegt.</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>Abgelehnt, das Tool wurde nicht ausgeführt</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>Vor dem Senden abgebrochen</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1: leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Zeitpunkt</translation>
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
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Angekommen</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marker</translation>
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
        <translation>Die Aktivität wird nicht vollständig aufgezeichnet.</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>Die Datensätze können nicht angezeigt werden.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>In diesem Fenster wird nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Gelöschte Datensätze wiederherstellen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>%n Datensatz wurde wiederhergestellt.</numerusform>
            <numerusform>%n Datensätze wurden wiederhergestellt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>%n Datensatz wurde exportiert.</numerusform>
            <numerusform>%n Datensätze wurden exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Noch keine Aktivität</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n Datensatz</numerusform>
            <numerusform>%n Datensätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>Datensätze laufender Vorgänge können nicht gelöscht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>%n Datensatz wurde gelöscht.</numerusform>
            <numerusform>%n Datensätze wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>Wählen Sie einen Datensatz aus.</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>Dieser Datensatz wurde gelöscht.</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>Zu viele Datensätze ausgewählt.</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>Suchen Sie danach und wählen Sie dann im Menü „Mehr“ den Befehl „Gefundene Datensätze löschen“.</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Export läuft …</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>Batch mit %n Eintrag · %1</numerusform>
            <numerusform>Batch mit %n Einträgen · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to all records</source>
        <translation>Zurück zu allen Datensätzen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>Ausgewählte Datensätze löschen (%1)  Entf</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>Gefundene Datensätze löschen (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>Alle Datensätze löschen (%1)</translation>
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
        <source>Every send, check, tool list, call and drill is recorded here. The API key never is.</source>
        <translation>Jeder Sendevorgang, jede Prüfung, jede Tool-Liste, jeder Aufruf und jeder Probealarm wird hier aufgezeichnet, der API-Schlüssel nie.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Dies lässt sich bis zum Schließen des Fensters rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n Datensatz als JSON Lines …</numerusform>
            <numerusform>%n Datensätze als JSON Lines …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n Datensatz als CSV …</numerusform>
            <numerusform>%n Datensätze als CSV …</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>Unbekannte Zeit „%2“ für %1. Möglich sind 90m, 24h, 7d, today, yesterday, 2026-11-21 oder 2026-11-21T14:00.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>Unbekannter Wert „%2“ für %1. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>Unbekannter Wert „%2“ für %1. Geben Sie die vier Stellen des Fingerabdrucks eines Schlüssels an, zum Beispiel 91C4.</translation>
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
        <source>Search Activity</source>
        <translation>Aktivität durchsuchen</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>Suchen, z.&#xa0;B. failover outcome:unknown since:24h</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
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
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
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
        <translation>%1: %2 ausgewählt</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>Aktivität, neueste zuerst</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>möglicherweise zugestellt, 504</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Datensatz kopieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>nicht innerhalb von 60 s</translation>
    </message>
    <message>
        <source>Activity, oldest first</source>
        <translation>Aktivität, älteste zuerst</translation>
    </message>
    <message>
        <source>Activity, by %1, descending</source>
        <comment>the title of a column</comment>
        <translation>Aktivität, nach %1, absteigend</translation>
    </message>
    <message>
        <source>Activity, by %1, ascending</source>
        <comment>the title of a column</comment>
        <translation>Aktivität, nach %1, aufsteigend</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>Einträge anzeigen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
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
        <translation>läuft</translation>
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
        <translation>möglicherweise zugestellt</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>nicht gesendet</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>nur lokal</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>mit Warnungen bestanden</translation>
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
            <numerusform>%1: %n Tool</numerusform>
            <numerusform>%1: %n Tools</numerusform>
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
        <source>responded</source>
        <translation>beantwortet</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>Tool-Fehler</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>möglicherweise ausgeführt</translation>
    </message>
    <message>
        <source>service error</source>
        <translation>Fehler des Dienstes</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>a burst or a batch</comment>
        <translation>Einträge</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · %n Eintrag</numerusform>
            <numerusform>%1 · %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 angenommen</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <translation>%1 von %2 angenommen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries of a batch that are in the log</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · Datensätze werden nach %n Tag gelöscht</numerusform>
            <numerusform>%1 · Datensätze werden nach %n Tagen gelöscht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWorker</name>
    <message>
        <source>Nothing was exported.</source>
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Es wurde nichts gelöscht.</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>Einige Datensätze wurden nicht wiederhergestellt.</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>Die Adresse enthält einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>Die Adresse enthält einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>Die Adresse enthält ein Leerzeichen. Schreiben Sie ein Leerzeichen in einem Namen als %20.</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>Die Adresse enthält ein Steuerzeichen oder ein unsichtbares Zeichen: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>Eine Adresse muss mit https:// beginnen, diese beginnt aber mit %1:.</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>Eine IPv6-Adresse muss in eckigen Klammern stehen: [%1].</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>Der Port „%1“ ist keine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.</source>
        <translation>http:// würde den API-Schlüssel unverschlüsselt an %1 senden. Verwenden Sie https://. Hat der Server kein TLS, leiten Sie seinen Port mit „ssh -L %2:localhost:%2 %1“ weiter, und geben Sie http://localhost:%2 ein.</translation>
    </message>
    <message>
        <source>The address contains a space, U+%1. In a name, write a space as %20.</source>
        <translation>Die Adresse enthält ein Leerzeichen, U+%1. Schreiben Sie ein Leerzeichen in einem Namen als %20.</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host.</source>
        <translation>Vor dem Host der Adresse steht ein Benutzername oder ein @.</translation>
    </message>
</context>
<context>
    <name>rc::AdvancedFields</name>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Präfix der Variablen</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile für die E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit den Einträgen senden</translation>
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
        <translation>CA-Datei</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Vorgabe (siehe Einstellungen)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>Nur Buchstaben, Ziffern und _ verwenden, am Anfang keine Ziffer.</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>Jede Kopfzeile braucht einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE, %1API_KEY, …</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1 – das Präfix hat am Ende kein _. Mit _: %2_API_KEY.</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>Einträge enthalten neben dem Schlüssel auch den Benutzernamen</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>Sendet die UUID an den Tool-Server, was der eigene Schlüssel einer Ressource erfordern kann</translation>
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
        <translation>Weitere Tool-Kataloge, mit Name und Pfad unter dem Tool-Server</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>Wie die SDKs</translation>
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
        <translation>Eine Prüfung sucht ihre Einträge im Protokoll des Dienstes, mit dessen eigenem Tool</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>Im Protokoll nachsehen</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>MCP-Dialekt des Tool-Servers</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>Modern (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>Sitzung (bis MCP 2025-11-25)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>Einfache Anfragen</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>As a bearer token</source>
        <translation>Als Bearer-Token</translation>
    </message>
    <message>
        <source>Sends the key to the tool server as “Authorization: Bearer”, not in the key header</source>
        <translation>Sendet den Schlüssel als „Authorization: Bearer“ an den Tool-Server, nicht in der Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Commands may send %1 to %2.</source>
        <translation>Befehle dürfen %1 an %2 senden.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Schlüssel an Tool-Server</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Kopfzeile für den Benutzernamen</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID an Tool-Server</translation>
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
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>Für %1 gedrückt halten</translation>
    </message>
    <message>
        <source>ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>ERROR und ALERT können Personen per App, E-Mail oder SMS benachrichtigen. Jedes Drücken sendet einen Eintrag mit der Kennzeichnung [TEST].</translation>
    </message>
    <message>
        <source>Nothing was sent. Hold until the bar is full.</source>
        <translation>Es wurde nichts gesendet. Gedrückt halten, bis der Balken gefüllt ist.</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>Die letzte Prüfung jedes Profils</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Show its checks in Activity</source>
        <translation>Prüfungen in der Aktivität anzeigen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Adresse kopieren</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT.</source>
        <translation>Jede Prüfung verwendet den eigenen Schlüssel des Profils und sendet vier [TEST]-Einträge, keinen davon mit ERROR oder ALERT.</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>Fehlgeschlagen %1</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>Kann destruktiv sein (laut Vorgabe)</translation>
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
        <translation>Kann externe Systeme erreichen (laut Vorgabe)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>Ungültiges JSON: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>Das Schema ist nicht lesbar, deshalb wird nichts geprüft.</translation>
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
        <translation>Das Schema ist zu komplex, um es vollständig zu prüfen.</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>Das Schema erlaubt hier keinen Wert.</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>das Schema verweist auf %1, das fehlt und nicht abgerufen wird</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>Muss eine ganze Zahl sein, ist aber %1.</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>Muss %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>Muss %1 sein.</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>Muss einer dieser Werte sein: %1.</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>Passt zu keiner der %1 erlaubten Formen. Die nächstliegende: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>Passt zu %1 der erlaubten Formen, muss aber zu genau einer passen.</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>Passt zu einer Form, die das Schema verbietet („not“).</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Nicht geprüft: %1.</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>Muss größer als %1 sein.</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>Muss kleiner als %1 sein.</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>Muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>Darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>Muss ein Vielfaches von %1 sein.</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>Darf nicht leer sein.</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>Zu kurz: %1 Zeichen, mindestens %2 erforderlich.</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>Zu lang: %1 Zeichen, höchstens %2 erlaubt.</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>Gleich dem Element %1, aber die Elemente müssen eindeutig sein.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Erforderlich</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>%1 Elemente passen zu „contains“, mindestens %2 müssen es sein.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>%1 Elemente passen zu „contains“, höchstens %2 dürfen es sein.</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>Das Schema erlaubt diesen Namen hier nicht.</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>Zusammen mit „%1“ erforderlich.</translation>
    </message>
    <message>
        <source>The schema or the value is too large, so nothing is checked.</source>
        <translation>Das Schema oder der Wert ist zu groß, deshalb wird nichts geprüft.</translation>
    </message>
    <message>
        <source>The schema names another dialect, “%1”. It is checked as JSON Schema 2020-12.</source>
        <translation>Das Schema nennt einen anderen Dialekt, „%1“. Es wird als JSON Schema 2020-12 geprüft.</translation>
    </message>
    <message>
        <source>Does not match the format “%1”.</source>
        <translation>Entspricht nicht dem Format „%1“.</translation>
    </message>
    <message>
        <source>Must match the pattern “%1”.</source>
        <translation>Muss dem Muster „%1“ entsprechen.</translation>
    </message>
    <message>
        <source>Too few: %1, at least %2 required.</source>
        <translation>Zu wenige: %1, mindestens %2 erforderlich.</translation>
    </message>
    <message>
        <source>Too many: %1, at most %2 allowed.</source>
        <translation>Zu viele: %1, höchstens %2 erlaubt.</translation>
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
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>das Protokoll-Tool meldete „%1“</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>noch nicht sichtbar</translation>
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
        <source>not among the entries that the log tool shows</source>
        <translation>nicht unter den Einträgen, die das Protokoll-Tool zeigt</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>das Protokoll konnte nicht gelesen werden</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>das Protokoll konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 Einträgen sind im Protokoll</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>%1 nach %2 nicht im Protokoll</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>%1 außerhalb des Bereichs des Protokoll-Tools</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1: gesendet %2, nicht angezeigt</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1: vom Dienst hinzugefügt, %2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1: gesendet %2, umformatiert zu %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1: gesendet %2, gespeichert %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>nicht innerhalb von %1</translation>
    </message>
    <message>
        <source>the last after %1</source>
        <comment>a duration</comment>
        <translation>der letzte nach %1</translation>
    </message>
    <message>
        <source>in the log (%1)</source>
        <translation>im Protokoll (%1)</translation>
    </message>
    <message>
        <source>log not read</source>
        <translation>Protokoll nicht gelesen</translation>
    </message>
    <message>
        <source>&lt;1 ms</source>
        <translation>&lt;1 ms</translation>
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
        <translation>kein zu suchender Eintrag</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>kein Tool gefunden, das das Protokoll einer Ressource liest</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>Ein Tool mit anderem Namen wird mit --log-tool NAME angegeben.</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>das Protokoll-Tool %1 ist noch nicht bestätigt</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>Das Tool gibt nicht an, dass es nur liest, und wurde deshalb nicht aufgerufen. Bestätigen Sie es einmalig mit --log-tool %1 oder mit „Im Protokoll nachsehen“ auf der Seite „Senden“.</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>Es ist nicht bekannt, ob die Einträge angekommen sind.</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>Der Dienst hat etwas anderes gespeichert: %1</translation>
    </message>
    <message>
        <source>The log reaches back far enough and does not show all of them. Give this marker to the service’s operator.</source>
        <translation>Das Protokoll reicht weit genug zurück und zeigt nicht alle. Geben Sie diesen Marker dem Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>the log could not be read without the tool list</source>
        <translation>das Protokoll konnte ohne die Tool-Liste nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>Die Antwort des Protokoll-Tools enthält keine Liste von Einträgen.</translation>
    </message>
    <message>
        <source>The log tool does not show the extra members of entries.</source>
        <translation>Das Protokoll-Tool zeigt die Extra-Felder der Einträge nicht an.</translation>
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
        <translation>Dieses Tool verwenden</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>Die Wahl wird im Profil gespeichert.</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>Bei diesem Dienst wurde kein Tool gefunden, das das Protokoll einer Ressource liest.</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>Gespeichert wie gesendet.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Suche beenden</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>Bisher %1 von %2 sichtbar</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>%1 von %2 im Protokoll</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>Das Protokoll konnte nicht gelesen werden: %1</translation>
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
        <translation>Fehlende Marker kopieren</translation>
    </message>
    <message>
        <source>Arrival unknown</source>
        <translation>Ankunft unbekannt</translation>
    </message>
    <message>
        <source>Not visible in the log yet</source>
        <translation>Noch nicht im Protokoll sichtbar</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Ankunft: %1</translation>
    </message>
    <message>
        <source>Open the resource this entry was sent to.</source>
        <translation>Öffnen Sie die Ressource, an die dieser Eintrag gesendet wurde.</translation>
    </message>
    <message>
        <source>The tool %1 does not state that it is read-only. It is called with this resource and the marker.</source>
        <translation>Das Tool %1 gibt nicht an, dass es nur liest. Es wird mit dieser Ressource und dem Marker aufgerufen.</translation>
    </message>
    <message>
        <source>First arrival</source>
        <translation>Erste Ankunft</translation>
    </message>
    <message>
        <source>Last arrival</source>
        <translation>Letzte Ankunft</translation>
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
        <translation>Eigene CA-Datei</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>leer: Zertifizierungsstellen des Systems</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>Eigene CA-Datei auswählen</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Zertifikate (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>rc::Banner</name>
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or refuses them together.</source>
        <translation>Sendet alle Einträge in einer Anfrage. Der Dienst nimmt sie gemeinsam an oder lehnt sie gemeinsam ab.</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>Eintrag vom Reiter „Eintrag“ hinzufügen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>Für alle Einträge die aktuelle Zeit verwenden</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>Zum Senden des Batches gedrückt halten</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n Eintrag in einer Anfrage</numerusform>
            <numerusform>%n Einträge in einer Anfrage</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>Keine gültigen Einträge</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Noch keine Einträge</translation>
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
            <numerusform>%n Zeile übersprungen</numerusform>
            <numerusform>%n Zeilen übersprungen</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>die ersten %1 werden angezeigt</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>So werden nicht unterstützte Stufen gesendet</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>Fehler (kann Personen benachrichtigen)</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>Der Dienst kennt diese Stufe nicht: %1. Senden als</translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>In Teile aufteilen</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>Zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>Schon der erste Eintrag ist zu groß für eine Anfrage.</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>Diese Einträge überschreiten das in den Einstellungen festgelegte Anfragelimit von %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>%n weiterer für die nächste Anfrage</numerusform>
            <numerusform>%n weitere für die nächste Anfrage</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows the first request. The others have markers of their own.</source>
        <translation>Zeigt die erste Anfrage. Die anderen haben eigene Marker.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Seconds between two requests</source>
        <translation>Sekunden zwischen zwei Anfragen</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Einmal</translation>
    </message>
    <message>
        <source>No pause</source>
        <translation>Keine Pause</translation>
    </message>
    <message>
        <source>every </source>
        <translation>alle </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>connections: </source>
        <translation>Verbindungen: </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>%n Anfrage, eine alle %1 s.</numerusform>
            <numerusform>%n Anfragen, eine alle %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>%n Anfrage, so schnell die Verbindungen es erlauben.</numerusform>
            <numerusform>%n Anfragen, so schnell die Verbindungen es erlauben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry is sent at most once, whatever the response.</source>
        <translation>Jeder Eintrag wird höchstens einmal gesendet, unabhängig von der Antwort.</translation>
    </message>
    <message>
        <source>A batch with an error or an alert cannot be repeated.</source>
        <translation>Ein Batch mit einem Fehler oder Alarm kann nicht wiederholt werden.</translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>Restlichen %n Eintrag senden  Strg+Eingabe</numerusform>
            <numerusform>Restliche %n Einträge senden  Strg+Eingabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries.</source>
        <translation>Die ersten %1 von %2 Einträgen werden angezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>%n davon kann zu jeder Uhrzeit Personen per App, E-Mail oder SMS benachrichtigen, aber nur einmal für die Anfrage.</numerusform>
            <numerusform>%n davon können zu jeder Uhrzeit Personen per App, E-Mail oder SMS benachrichtigen, aber nur einmal für die Anfrage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>%n ohne Nachricht</numerusform>
            <numerusform>%n ohne Nachricht</numerusform>
        </translation>
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
        <translation>Importierte Zeilen</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy extra</source>
        <translation>Extra kopieren</translation>
    </message>
    <message>
        <source>Remove from the batch</source>
        <translation>Aus dem Batch entfernen</translation>
    </message>
    <message>
        <source>Copy problem</source>
        <translation>Problem kopieren</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>Text vom Tool</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>Bild, %1, %2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>Audio, %1, %2: wird nicht abgespielt</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>Ressourcen-Link: nicht geöffnet</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>Adresse der Ressource</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>Eingebettete Ressource</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>Text der Ressource</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>Unbekannter Inhaltstyp (Rohdaten)</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>JSON vom Tool</translation>
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
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>Ausgabe des Tools speichern</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>Konnte nicht gespeichert werden: %1</translation>
    </message>
</context>
<context>
    <name>rc::CallOperation</name>
    <message>
        <source>This record has no task that can be asked about.</source>
        <translation>Zu diesem Datensatz gibt es keine Aufgabe, die abgefragt werden kann.</translation>
    </message>
    <message>
        <source>This call was sent to %1. Open the profile that it was made with.</source>
        <translation>Dieser Aufruf ging an %1. Öffnen Sie das Profil, mit dem er ausgeführt wurde.</translation>
    </message>
    <message>
        <source>This call was made with the profile “%1” and another key. Open that profile.</source>
        <translation>Dieser Aufruf wurde mit dem Profil „%1“ und einem anderen Schlüssel ausgeführt. Öffnen Sie dieses Profil.</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>Das Tool „%1“ kann nicht aufgerufen werden, denn %2.</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>Läuft: %1</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>Zurück zu den Tools</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>%1 aufrufen</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>Dieses Tool hat keine Argumente.</translation>
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
        <translation>Verwendet eine Variable für den Schlüssel</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>Trotzdem aufrufen</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>Nicht aufgerufen: %n Argument passt nicht zum Schema des Tools.</numerusform>
            <numerusform>Nicht aufgerufen: %n Argumente passen nicht zum Schema des Tools.</numerusform>
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
        <translation>Rohdaten</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>Die Eingabe kann noch nicht in JSON umgewandelt werden.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>Aufrufen  Strg+Eingabe</translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>Nicht aufgerufen: Kein Client darf dieses Tool aufrufen, denn %1.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>Der Server wartet auf eine Eingabe.</translation>
    </message>
    <message>
        <source>Leave it in progress</source>
        <translation>Weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Arguments from an earlier call</source>
        <translation>Argumente eines früheren Aufrufs</translation>
    </message>
    <message>
        <source>Sent as one line.</source>
        <translation>Wird in einer Zeile gesendet.</translation>
    </message>
    <message>
        <source>This server requires a session, so two session headers are added.</source>
        <translation>Dieser Server verlangt eine Sitzung, deshalb kommen zwei Sitzungs-Kopfzeilen hinzu.</translation>
    </message>
    <message>
        <source>The schema of this tool does not fit a form. Write the arguments as one JSON object.</source>
        <translation>Das Schema dieses Tools passt nicht in ein Formular. Schreiben Sie die Argumente als ein JSON-Objekt.</translation>
    </message>
    <message>
        <source>Hold to call</source>
        <translation>Zum Aufrufen gedrückt halten</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>Tool überprüfen</translation>
    </message>
    <message>
        <source>Nothing was called. Hold until the bar is full.</source>
        <translation>Es wurde nichts aufgerufen. Gedrückt halten, bis der Balken gefüllt ist.</translation>
    </message>
    <message>
        <source>The server continues the call. Ask for its result in Activity.</source>
        <translation>Der Server führt den Aufruf fort. Das Ergebnis lässt sich in der Aktivität abfragen.</translation>
    </message>
</context>
<context>
    <name>rc::CallText</name>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Prüfen Sie beim Dienst, ob der Aufruf etwas bewirkt hat, bevor Sie das Tool erneut aufrufen.</translation>
    </message>
    <message>
        <source>See the response for details.</source>
        <translation>Einzelheiten stehen in der Antwort.</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>Abgebrochen, nachdem der Aufruf gesendet worden war.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>Dieses Tool gibt nicht an, ob es destruktiv ist. Es könnte also Daten dauerhaft ändern oder löschen.</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>Dieses Tool ist als destruktiv gekennzeichnet: Es kann Daten dauerhaft ändern oder löschen.</translation>
    </message>
    <message>
        <source>The server canceled its task “%1”.</source>
        <translation>Der Server hat seine Aufgabe „%1“ abgebrochen.</translation>
    </message>
    <message>
        <source>The server’s task “%1” did not end with a result of the tool.</source>
        <translation>Die Aufgabe „%1“ des Servers wurde ohne ein Ergebnis des Tools beendet.</translation>
    </message>
    <message>
        <source>The server continues it as task “%1”.</source>
        <translation>Der Server führt ihn als Aufgabe „%1“ fort.</translation>
    </message>
    <message>
        <source>The server’s task “%1” was not finished within the timeout.</source>
        <translation>Die Aufgabe „%1“ des Servers wurde nicht innerhalb des Zeitlimits abgeschlossen.</translation>
    </message>
    <message>
        <source>The server’s task “%1” waits for input.</source>
        <translation>Die Aufgabe „%1“ des Servers wartet auf eine Eingabe.</translation>
    </message>
    <message>
        <source>The server could not be asked about its task “%1”: %2</source>
        <translation>Die Aufgabe „%1“ konnte beim Server nicht abgefragt werden: %2</translation>
    </message>
    <message>
        <source>The server’s task “%1” is finished.</source>
        <translation>Die Aufgabe „%1“ des Servers ist abgeschlossen.</translation>
    </message>
    <message>
        <source>The server’s task “%1” failed.</source>
        <translation>Die Aufgabe „%1“ des Servers ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Ask again in Activity. The tool is not called again.</source>
        <translation>Fragen Sie den Stand in der Aktivität erneut ab. Das Tool wird nicht erneut aufgerufen.</translation>
    </message>
    <message>
        <source>The server was to keep it until %1, so it has probably expired.</source>
        <translation>Der Server sollte sie bis %1 aufbewahren; sie ist also wahrscheinlich abgelaufen.</translation>
    </message>
    <message>
        <source>The call was made with another key (%1), and a server shows a task only to its owner.</source>
        <translation>Der Aufruf wurde mit einem anderen Schlüssel ausgeführt (%1), und ein Server zeigt eine Aufgabe nur ihrem Besitzer.</translation>
    </message>
    <message>
        <source>It may have expired, been deleted or belong to another account.</source>
        <translation>Möglicherweise ist sie abgelaufen, wurde gelöscht oder gehört zu einem anderen Konto.</translation>
    </message>
    <message>
        <source>The server does not know the task “%1”.</source>
        <translation>Der Server kennt die Aufgabe „%1“ nicht.</translation>
    </message>
    <message>
        <source>During the call, the server requested “%1”, which this program does not support.</source>
        <translation>Während des Aufrufs hat der Server „%1“ angefordert, was dieses Programm nicht unterstützt.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message>
        <source>Catalog: %1</source>
        <translation>Katalog: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Was das Modell sieht</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>Die Datei enthält keinen Katalog „%1“.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>destructive (assumed)</source>
        <translation>destruktiv (laut Vorgabe)</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>%1 Tools von %2, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%1 von %2 Tools von %3, %4.</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>Die Liste ist unvollständig.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
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
    <name>rc::CatalogItem</name>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>Ein zusätzlicher Katalog kann nicht %1 heißen.</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>Der Pfad eines Katalogs folgt auf die Adresse des Tool-Servers, zum Beispiel /asana/. Er hat höchstens 256 Zeichen und enthält keine Abfrage, kein „..“, kein Leerzeichen und kein Komma.</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>Tools von %1</translation>
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
        <translation>Geben Sie einen zusätzlichen Katalog als Name und Pfad an, zum Beispiel asana=/asana/, nicht „%1“.</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>Ein Profil kann höchstens %1 zusätzliche Kataloge haben.</translation>
    </message>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>Ein Katalogname hat 1 bis 32 Zeichen (a bis z, 0 bis 9, - und _) und beginnt mit einem Buchstaben oder einer Ziffer.</translation>
    </message>
    <message>
        <source>Two catalogs have the same name or path: %1.</source>
        <translation>Zwei Kataloge haben denselben Namen oder Pfad: %1.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>Die Überprüfung konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>Eine gespeicherte Liste kann nicht gelesen werden und wird ignoriert: %1: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>Frühere Überprüfungen konnten nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>Diese Liste wurde nicht gespeichert, spätere Änderungen können daher nicht erkannt werden: %1</translation>
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
        <translation>%1: %2 (inkompatibel)</translation>
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
    <message>
        <source>Comparing…</source>
        <translation>Vergleich läuft …</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1: Die Liste ist unvollständig und wird daher nicht verglichen.</translation>
    </message>
</context>
<context>
    <name>rc::CheckDifference</name>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>IP-Adressen</translation>
    </message>
    <message>
        <source>TLS certificate</source>
        <translation>TLS-Zertifikat</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Uhrabweichung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>%1, number of tools</source>
        <translation>%1, Anzahl der Tools</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what changed, its value before and now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>“%1” passed until %2 and has failed since %3.</source>
        <comment>a step, two times</comment>
        <translation>„%1“ wurde bis %2 bestanden und schlägt seit %3 fehl.</translation>
    </message>
    <message>
        <source>%1 Changed in between: %2.</source>
        <comment>since when a step fails, what else is different since</comment>
        <translation>%1 Dazwischen geändert: %2.</translation>
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
        <translation>Tool-Server bearbeiten …</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>Ressourcen-URL bearbeiten …</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>Tool-Server hinzufügen …</translation>
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
        <translation>Benutzernamen mit den Einträgen senden und erneut prüfen</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>UUID an den Tool-Server senden und erneut prüfen</translation>
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
        <translation>Erneut versuchen</translation>
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
        <translation>Tool-Server</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
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
        <translation>Benutzernamen mit den Einträgen senden</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>UUID an den Tool-Server senden und erneut abrufen</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>UUID nicht mehr senden und erneut abrufen</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>Batch halbieren</translation>
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
    <message>
        <source>Show where clients sign in</source>
        <translation>Zeigen, wo sich Clients anmelden</translation>
    </message>
    <message>
        <source>Enter token for %1…</source>
        <translation>Token für %1 eingeben …</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token für %1</translation>
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
        <translation>Überwachen</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>Wiederholt die Prüfung, solange das Fenster geöffnet ist, und meldet Änderungen</translation>
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
        <translation>Überwachung beenden</translation>
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
        <translation>Die Überwachung wurde beendet, weil sich die Ressource geändert hat.</translation>
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
    <message>
        <source>Every hour</source>
        <translation>Jede Stunde</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>abgebrochen; der Eintrag wurde möglicherweise zugestellt</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>nicht angefordert</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>Kein Tool-Server festgelegt</translation>
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
        <translation>Der Vergleich wurde abgebrochen. Der neue Schlüssel wurde nicht überprüft.</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>Der neue Schlüssel wurde nicht getestet. Ohne Tool-Server kann er nur mit Einträgen getestet werden.</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>dieser Vergleich</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>nicht gesendet: nur auf Anforderung</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a step</comment>
        <translation>nicht getestet: „%1“ ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>accepted, seen in the log</source>
        <translation>angenommen, im Protokoll gesehen</translation>
    </message>
    <message>
        <source>not tested: “%1” had no response</source>
        <comment>title of a step</comment>
        <translation>nicht getestet: „%1“ erhielt keine Antwort</translation>
    </message>
    <message>
        <source>not set up: no Resource URL</source>
        <translation>nicht eingerichtet: keine Ressourcen-URL</translation>
    </message>
    <message>
        <source>The new key failed where the old key works: %1.</source>
        <translation>Der neue Schlüssel ist gescheitert, wo der alte funktioniert: %1.</translation>
    </message>
    <message>
        <source>No step that needs a key passed with either key, so the new key could not be verified.</source>
        <translation>Kein Schritt, der einen Schlüssel braucht, wurde mit einem der Schlüssel bestanden. Der neue Schlüssel konnte daher nicht überprüft werden.</translation>
    </message>
</context>
<context>
    <name>rc::CheckStep</name>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
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
        <translation>Mit DEBUG senden</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>Mit INFO senden</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>Mit WARNING senden</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>Mit ERROR senden</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>Mit ALERT senden</translation>
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
        <translation>Tools</translation>
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
        <translation>Mit jeder Stufe senden</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>Mit ERROR und ALERT senden</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>Im Protokoll gesehen</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <comment>title of a step</comment>
        <translation>Bei %1 angehalten.</translation>
    </message>
</context>
<context>
    <name>rc::Cli</name>
    <message>
        <source>use this saved profile and its key</source>
        <translation>dieses gespeicherte Profil und seinen Schlüssel verwenden</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>die Adresse des Tool-Servers</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>nur Fehler und JSON ausgeben</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>diese Hilfe anzeigen</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>die Version anzeigen</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>„%1“ ist keine Option von %2.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 akzeptiert keinen Wert.</translation>
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
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>Testet eine Ressource Schritt für Schritt, von ihrer URL bis zu ihren Tools.</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>das Fenster</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>Prüft die Einrichtung einer Ressource, sendet Testeinträge und listet die Tools auf, die ein Sprachmodell nutzen kann.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>Die Befehle sind: %1.</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>Diese Optionen erfordern einen Befehl.</translation>
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
        <source>API key for %1: </source>
        <translation>API-Schlüssel für %1: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>Profil (Vorgabe: das einzige gespeicherte)</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>%1 nennt einen anderen Server als das Profil „%2“, deshalb wird der Schlüssel des Profils nicht dorthin gesendet. Verwenden Sie --key-stdin oder %3, oder entfernen Sie %1.</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>„%1“ kann nicht am Anfang des Namens einer Umgebungsvariablen stehen.</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>Es sind keine Profile gespeichert. Fügen Sie eines hinzu: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>Wählen Sie mit --profile NAME ein Profil. Gespeichert: %1.</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>Kein Profil heißt „%1“. Gespeichert: %2.</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>Zeigt Besitzer, UUID und Adressen einer Ressourcen-URL in beliebigem eingefügtem Text.</translation>
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
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>Das Profil wurde nicht entfernt, weil sein Schlüssel möglicherweise noch im Schlüsselbund ist.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 entfernt.</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>niedrigste Stufe, die das SDK weiterleitet (Vorgabe: INFO)</translation>
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
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>Protokolladresse</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1 (gesendet als %2)</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>Marker %1</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>Führt den Demo-Dienst im Vordergrund aus.</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>Die Ausgabe konnte nicht geschrieben werden: %1.</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>konnte nicht abgerufen werden</translation>
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
        <translation>Titel</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Nur lesend</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>Destruktiv</translation>
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
        <source>repeat every MINUTES until interrupted</source>
        <translation>alle MINUTES Minuten wiederholen, bis zum Abbruch</translation>
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
        <translation>Es wird auf den Schlüsselbund gewartet. Antworten Sie auf seine Nachfrage, falls eine erscheint.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 muss eine ganze Zahl von %2 bis %3 sein, nicht „%4“.</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>%1 von %2 werden angezeigt. Mit --limit N werden mehr angezeigt.</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>Keine passenden Datensätze.</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>Datensätze bleiben bis zum Löschen erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>Datensätze werden nach %n Tag gelöscht.</numerusform>
            <numerusform>Datensätze werden nach %n Tagen gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>Nachricht, extra, Marker und Antwort durchsuchen</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>durch Kommas getrennt: debug, info, warning, error, alert</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>nur dieses Profil</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>nur die letzten N Tage</translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>höchstens N anzeigen, die neuesten zuerst (Vorgabe: 20)</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>Zeitlimit für Ereignisströme in Sekunden</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Über den Proxy %1.</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>Dateiformat: jsonl, csv oder log (Vorgabe: automatisch erkennen)</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>N Einträge senden</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>Sekunden zwischen den Anfragen (Vorgabe: 1 mit --count)</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>K Einträge in jeder Anfrage senden</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>alle Einträge in einer Anfrage senden</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>maximale Anzahl gleichzeitiger Anfragen (Vorgabe: 1)</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>anhalten, wenn ein Eintrag abgelehnt wird</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>Es wurde nichts gesendet. Mit --skip-faults werden die gültigen Einträge gesendet.</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>%1 enthält keine Einträge.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%1 von %2: %3 angenommen, %4 abgelehnt, %5 unbekannt</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1: keine Änderungen seit %2.</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1: Änderungen seit %2:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>%1 nennt seinen Katalog nicht. Verwenden Sie --catalog.</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[Bild, %1, %2 Bytes: siehe --json]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[Audio, %1, %2 Bytes: siehe --json]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[Ressourcen-Link, nicht geöffnet: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[eingebettete Ressource: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[strukturierter Inhalt]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>Passt nicht zum Ausgabeschema des Tools: %1</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>eine CSV-Zeile pro Tool ausgeben</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>eine Tool-Spezifikation ausgeben, die nur diese Tools zulässt</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>Mehr als ein Tool heißt „%1“. Wählen Sie eines mit --catalog.</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>--args muss ein JSON-Objekt sein, zum Beispiel &apos;{&quot;n&quot;:1}&apos;.</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>akzeptiert</translation>
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
        <translation>%1* aus %2, verglichen mit dem Profil %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>%n weitere Variable ignoriert.</numerusform>
            <numerusform>%n weitere Variablen ignoriert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>Einstellungen mit einem anderen Präfix gefunden: %1. Vergleichen Sie sie mit --env-prefix %2.</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>Vergleicht die Umgebungsvariablen des SDK mit einem Profil.</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>Präfix der Variablennamen (Vorgabe: das des Profils)</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Das ist bereits der Schlüssel des Profils.</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>Nicht gewechselt. Der alte Schlüssel wird weiterhin verwendet.</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>Verwenden Sie --entries, um ihn durch das Senden von Einträgen mit jedem Schlüssel zu testen.</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>Zum neuen Schlüssel wechseln? Geben Sie y ein und drücken Sie die Eingabetaste: </translation>
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
        <translation>Im Schlüsselbund kann der alte oder der neue Schlüssel stehen. Der alte ist gespeichert: key rotate --undo stellt ihn wieder her.</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>Zum neuen Schlüssel gewechselt (%1).</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>Für dieses Profil ist kein vorheriger Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>Der vorherige Schlüssel wurde wiederhergestellt (%1).</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>Der vorherige Schlüssel wurde gelöscht.</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>Neuer API-Schlüssel für %1: </translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Ein Profil namens „%1“ ist bereits vorhanden.</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>%1 muss %2 sein, nicht „%3“.</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>der Debug-Modus des SDK</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoriert: %1</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>Der Text enthält keine Profileinstellungen.</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>Das Profil wurde gespeichert, sein Schlüssel nicht.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>Umbenannt, aber der Schlüssel ist möglicherweise noch unter dem alten Namen im Schlüsselbund.</translation>
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
        <translation>%1 ist bereits vorhanden und identisch.</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>%1 übersprungen.</translation>
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
        <source>Ignored, not part of a profile: %1.</source>
        <translation>Ignoriert, weil nicht Teil eines Profils: %1.</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>Lösen Sie Namenskonflikte mit --clash skip, rename oder replace.</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>Die Datei enthält keine Profile.</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Vorgabe (siehe Einstellungen)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
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
        <translation>Präfix der Variablen</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Kopfzeile für den Benutzernamen</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile für die E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit den Einträgen senden</translation>
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
        <translation>CA-Datei</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>--key erwartet die vier Stellen des Fingerabdrucks eines Schlüssels, zum Beispiel 91C4.</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>durch Kommas getrennt: send, list, check, drill, call</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>Wo der alte Schlüssel zuletzt gesehen wurde (in der Aktivität, nach Fingerabdruck):</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>%1 hinzugefügt. Speichern Sie als Nächstes den Schlüssel: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>%1 kann nur zusammen mit %2 verwendet werden.</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>Um nur den Schlüssel zu senden: resource-console profile edit NAME --identity-on-ingest off.</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID an Tool-Server</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>je ein Eintrag mit debug, info und warning</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>Kopfzeile für die UUID (Vorgabe: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>Szenarien:</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>maximale Größe einer Anfrage mit Einträgen</translation>
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
        <source>Team</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>Kein Tool namens „%1“. Die Namen werden aufgelistet mit: resource-console tools --names</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Weitere Kataloge</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>Die Standardeingabe enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Das Token von %1 ab jetzt an %2 senden? Geben Sie y ein und drücken Sie die Eingabetaste: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Den Schlüssel von %1 ab jetzt an %2 senden? Geben Sie y ein und drücken Sie die Eingabetaste: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>Die Standardeingabe hat mehr als eine Zeile. Übergeben Sie nur den Schlüssel.</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>Für %1 ist er bereits erlaubt.</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>Es wurde nichts geändert. Bestätigen Sie mit --yes.</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>Bisher erlaubt: %1.</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>Noch für keinen Server erlaubt.</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>Das Senden an %1 stattdessen erlauben? Geben Sie y ein und drücken Sie die Eingabetaste: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>Er wird nur an %1 gesendet.</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>Der Schlüssel dieses Profils wird erst an %1 gesendet, wenn dies erlaubt wurde: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>Dieselbe Ursache wie bei „%1“.</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>Kein als „möglicherweise zugestellt“ aufgezeichneter Eintrag hat den Marker %1.</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>Dieser Eintrag wurde an %1 gesendet. Wählen Sie diese Ressource mit --resource oder --profile.</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>Im Profil gespeichert: %1 liest das Protokoll.</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Richtlinie: %1</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug, info, warning, error oder alert; error und alert können Personen benachrichtigen</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>ihn senden, obwohl er Personen benachrichtigen kann</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>Sendet einen Eintrag und misst, wann das Protokoll des Dienstes ihn zeigt.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>Zu spät: erwartet innerhalb von %1.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>Es gibt keine Regel „%1“.</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>Ein akzeptierter Befund erfordert tool, rule, reason und until, ein Datum wie 2027-01-31.</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>Der vorherige Schlüssel ist gespeichert: key rotate --undo stellt ihn wieder her, key rotate --forget-old löscht ihn.</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialekt</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>Die Datei hat keine Spalte „%1“. Ihre Spalten sind: %2.</translation>
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
        <translation>Wählen Sie die Spalte mit --map COLUMN=message.</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[zum Überspringen leer lassen]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>Dieses Feld akzeptiert diesen Wert nicht.</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>Das Formular ausfüllen? Geben Sie y ein, d zum Ablehnen oder etwas anderes zum Abbrechen: </translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>Der Server bittet Sie, diese Adresse auf %1 zu öffnen. Dieses Programm öffnet sie nicht:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Diese Adresse ist nicht verschlüsselt. Andere können lesen, was Sie dort eingeben.</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>Abgelehnt: Eine Adresse hat keinen Vorgabewert.</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>Abgebrochen: --answers hat %1 Einträge, und dies ist Frage %2.</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>Abgebrochen: Die Eingabe passt nicht zum Formular.</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>mit 1 enden, wenn ein Tool mehr belegt</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>Nicht aufgerufen: Kein Client darf „%1“ aufrufen, denn %2.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1: %2 von %3 zählt wieder, weil der Befund nur bis %4 akzeptiert war.</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>„%1“ wird Modellen nicht angeboten und kann nicht aufgerufen werden, denn %2.</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>Der Server liefert keine Anweisungen (instructions).</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>The old key was not seen anywhere else.</source>
        <translation>Der alte Schlüssel wurde sonst nirgends gesehen.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>number and title of a step</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>In the result, at %1: %2 (%3)</source>
        <translation>Im Ergebnis, bei %1: %2 (%3)</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Die Anweisungen des Servers für das Modell haben sich geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1: Überwachung läuft, %n Tool.</numerusform>
            <numerusform>%1: Überwachung läuft, %n Tools.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server announces changes. Fetching again in %1 s at the latest.</source>
        <translation>Der Server meldet Änderungen. Erneuter Abruf spätestens in %1 s.</translation>
    </message>
    <message>
        <source>Fetching again in %1 s.</source>
        <translation>Erneuter Abruf in %1 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>%n Datensatz wurde exportiert.</numerusform>
            <numerusform>%n Datensätze wurden exportiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>%n Datensatz wurde gelöscht.</numerusform>
            <numerusform>%n Datensätze wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… und %n weiterer.</numerusform>
            <numerusform>… und %n weitere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>%n weiteres → extra</numerusform>
            <numerusform>%n weitere → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>%n Eintrag insgesamt: %1 vom Dienst angenommen, %2 abgelehnt, %3 möglicherweise zugestellt, %4 nicht gesendet.</numerusform>
            <numerusform>%n Einträge insgesamt: %1 vom Dienst angenommen, %2 abgelehnt, %3 möglicherweise zugestellt, %4 nicht gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>%n nur lokal behalten.</numerusform>
            <numerusform>%n nur lokal behalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a format. The nearest is “%2”. Use one of: %3.</source>
        <translation>„%1“ ist kein Format. Am ähnlichsten ist „%2“. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>Use “%1” instead of “%2”, which was removed.</source>
        <translation>Verwenden Sie „%1“ statt „%2“, das entfernt wurde.</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <comment>after how long, or that it was not seen</comment>
        <translation>im Protokoll: %1</translation>
    </message>
    <message>
        <source>No tool named “%1”. Did you mean “%2”?</source>
        <translation>Kein Tool namens „%1“. Meinten Sie „%2“?</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Angenommen, im Protokoll gesehen</translation>
    </message>
    <message>
        <source>The service asks to wait. Sending continues at %1.</source>
        <translation>Der Dienst bittet zu warten. Das Senden wird um %1 fortgesetzt.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8, or pass it in a file.</source>
        <translation>Wandeln Sie den Text in UTF-8 um, oder übergeben Sie ihn in einer Datei.</translation>
    </message>
    <message>
        <source>%1 was not used: only the profile “%2” names %3.</source>
        <translation>%1 wurde nicht verwendet: Nur das Profil „%2“ nennt %3.</translation>
    </message>
    <message>
        <source>%1 holds a placeholder, not a value.</source>
        <translation>%1 enthält einen Platzhalter, keinen Wert.</translation>
    </message>
    <message>
        <source>--env-key-for needs a server such as https://logs.example.com, not “%1”.</source>
        <translation>--env-key-for erfordert einen Server wie https://logs.example.com, nicht „%1“.</translation>
    </message>
    <message>
        <source>%1 may be sent to %2.</source>
        <translation>%1 darf an %2 gesendet werden.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Der Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL or a tool server.</source>
        <translation>Ein Profil erfordert eine Ressourcen-URL oder einen Tool-Server.</translation>
    </message>
    <message>
        <source>The text has no server named “%1”.</source>
        <translation>Der Text enthält keinen Server namens „%1“.</translation>
    </message>
    <message>
        <source>The text has no server named “%1”. It has: %2.</source>
        <translation>Der Text enthält keinen Server namens „%1“. Er enthält: %2.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one with --server NAME.</source>
        <translation>Der Text enthält mehrere Server: %1. Wählen Sie einen mit --server NAME.</translation>
    </message>
    <message>
        <source>Placeholders, not applied: %1.</source>
        <translation>Platzhalter, nicht übernommen: %1.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Schlüssel an Tool-Server</translation>
    </message>
    <message>
        <source>The tool server %1 asks:</source>
        <translation>Der Tool-Server %1 fragt:</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8.</source>
        <translation>%1 ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>A table has no name, or a name has too many parts.</source>
        <translation>Eine Tabelle hat keinen Namen, oder ein Name hat zu viele Teile.</translation>
    </message>
    <message>
        <source>%1 is in quotation marks. Set it without them.</source>
        <translation>%1 steht in Anführungszeichen. Setzen Sie den Wert ohne Anführungszeichen.</translation>
    </message>
    <message>
        <source>Accepted with a warning</source>
        <translation>Mit Warnung angenommen</translation>
    </message>
    <message>
        <source>Token of catalog %2 for %1: </source>
        <translation>Token des Katalogs %2 für %1: </translation>
    </message>
    <message>
        <source>The token of the removed catalog may still be in the keychain.</source>
        <translation>Das Token des entfernten Katalogs ist möglicherweise noch im Schlüsselbund.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>From the text: %1</source>
        <translation>Aus dem Text: %1</translation>
    </message>
    <message>
        <source>Tokens of catalogs</source>
        <translation>Tokens der Kataloge</translation>
    </message>
    <message>
        <source>“%1” was removed. Use the window instead.</source>
        <translation>„%1“ wurde entfernt. Verwenden Sie stattdessen das Fenster.</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Code-Hosting-Token</translation>
    </message>
    <message>
        <source>acknowledged after %1</source>
        <translation>nach %1 bestätigt</translation>
    </message>
    <message>
        <source>%1 accepts options only.</source>
        <translation>%1 nimmt nur Optionen an.</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”. Use one of: %3.</source>
        <translation>„%1“ passt nicht zu „%2“. Möglich sind: %3.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>%1 muss einer der Werte %2 sein, nicht „%3“.</translation>
    </message>
    <message>
        <source>only this key fingerprint, such as 91C4</source>
        <translation>nur dieser Schlüssel-Fingerabdruck, zum Beispiel 91C4</translation>
    </message>
    <message>
        <source>permanently delete records older than DAYS (0: all)</source>
        <translation>Datensätze, die älter als DAYS Tage sind, endgültig löschen (0: alle)</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked.</source>
        <translation>Zeigt, was gesendet, abgerufen und geprüft wurde.</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv.</source>
        <translation>FILE ist JSON Lines, oder CSV, wenn der Name auf .csv endet.</translation>
    </message>
    <message>
        <source>how long to look (default: 60s)</source>
        <translation>wie lange gesucht wird (Vorgabe: 60s)</translation>
    </message>
    <message>
        <source>confirm and save the tool that reads the log</source>
        <translation>das Tool, das das Protokoll liest, bestätigen und speichern</translation>
    </message>
    <message>
        <source>--within must be a time up to 60m, such as 30s or 500ms, not “%1”.</source>
        <translation>--within muss eine Zeit bis 60m sein, zum Beispiel 30s oder 500ms, nicht „%1“.</translation>
    </message>
    <message>
        <source>The tool %1 was not called because it does not state that it is read-only. To confirm it: --log-tool %1</source>
        <translation>Das Tool %1 wurde nicht aufgerufen, weil es nicht angibt, dass es nur liest. Zum Bestätigen: --log-tool %1</translation>
    </message>
    <message>
        <source>The tool %1 cannot read the log: its arguments cannot be filled in.</source>
        <translation>Das Tool %1 kann das Protokoll nicht lesen: Seine Argumente können nicht ausgefüllt werden.</translation>
    </message>
    <message>
        <source>No tool that reads the log was found. Name it with --log-tool.</source>
        <translation>Es wurde kein Tool gefunden, das das Protokoll liest. Geben Sie es mit --log-tool an.</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json for all.</source>
        <translation>Weitere Zeilen wurden ausgelassen. Mit --json werden alle angezeigt.</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch.</source>
        <translation>Fehler und Alarme können Personen benachrichtigen und deshalb nicht zusammen mit --all-profiles oder --watch verwendet werden.</translation>
    </message>
    <message>
        <source>levels to send; error and alert may notify people</source>
        <translation>zu sendende Stufen; error und alert können Personen benachrichtigen</translation>
    </message>
    <message>
        <source>also send alerts, which may notify people</source>
        <translation>auch Alarme senden, die Personen benachrichtigen können</translation>
    </message>
    <message>
        <source>look for the entries in the service’s log</source>
        <translation>die Einträge im Protokoll des Dienstes suchen</translation>
    </message>
    <message>
        <source>check every saved profile</source>
        <translation>jedes gespeicherte Profil prüfen</translation>
    </message>
    <message>
        <source>print a Markdown report with all evidence</source>
        <translation>einen Markdown-Bericht mit allen Belegen ausgeben</translation>
    </message>
    <message>
        <source>print JUnit XML for CI systems</source>
        <translation>JUnit-XML für CI-Systeme ausgeben</translation>
    </message>
    <message>
        <source>Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the first failed step; with --all-profiles, of the first profile whose code is not 0.</source>
        <translation>Von den Tools werden nur „ping“ und, mit --arrival, das Protokoll-Tool aufgerufen. Der Exit-Code ist der des ersten fehlgeschlagenen Schritts; mit --all-profiles der des ersten Profils, dessen Code nicht 0 ist.</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>„resource-console COMMAND --help“ zeigt die Optionen eines Befehls. Der API-Schlüssel wird aus --key-stdin, SERVICE_API_KEY oder dem Schlüsselbund gelesen.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen too late, 9 requested input not given, 10 log could not be read, 130 interrupted.</source>
        <translation>Exit-Codes: 0 Erfolg, 1 abgelehnt oder ein Schritt fehlgeschlagen, 2 falscher Aufruf oder ungültige Eingabe, 3 nicht erreichbar, 4 Zugangsdaten abgelehnt, 5 Antwort nicht verstanden, 6 Schlüsselbund nicht verfügbar oder gesperrt, 7 nicht im Protokoll gesehen, 8 zu spät gesehen, 9 verlangte Eingabe nicht gegeben, 10 Protokoll nicht lesbar, 130 unterbrochen.</translation>
    </message>
    <message>
        <source>Argument %1 is not valid UTF-8.</source>
        <translation>Das Argument %1 ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>Print a shell completion script.</source>
        <translation>Gibt ein Vervollständigungsskript für die Shell aus.</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Tool names come from the last list that tools diff or the window saved.</source>
        <translation>Für diese Sitzung: source &lt;(resource-console completion bash), ebenso mit zsh nach compinit, oder resource-console completion fish | source. Die Tool-Namen stammen aus der letzten Liste, die tools diff oder das Fenster gespeichert hat.</translation>
    </message>
    <message>
        <source>variable (default), or a keychain lookup with secret-tool</source>
        <translation>variable (Vorgabe) oder eine Abfrage des Schlüsselbunds mit secret-tool</translation>
    </message>
    <message>
        <source>Write settings for an environment, an SDK, curl or a language model.</source>
        <translation>Schreibt Einstellungen für eine Umgebung, ein SDK, curl oder ein Sprachmodell.</translation>
    </message>
    <message>
        <source>The output never contains the key.</source>
        <translation>Die Ausgabe enthält nie den Schlüssel.</translation>
    </message>
    <message>
        <source>when the log should show it (default: 30s)</source>
        <translation>bis wann das Protokoll den Eintrag zeigen soll (Vorgabe: 30s)</translation>
    </message>
    <message>
        <source>message (default: the drill template’s)</source>
        <translation>Nachricht (Vorgabe: die der Probealarm-Vorlage)</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and otherwise that of send.</source>
        <translation>Der Eintrag wird einmal gesendet, und nur, wenn das Protokoll gelesen werden kann. Der Exit-Code ist 7, wenn das Protokoll ihn nicht innerhalb der doppelten Zeit von --within zeigt, 8, wenn er nach --within erscheint, 10, wenn das Protokoll nicht gelesen werden kann, und sonst der von send.</translation>
    </message>
    <message>
        <source>read a .env file instead of the environment</source>
        <translation>eine .env-Datei statt der Umgebung lesen</translation>
    </message>
    <message>
        <source>Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or suspicious. profile edit NAME --paste FILE imports a file.</source>
        <translation>Schlüssel werden als Fingerabdrücke angezeigt. Der Exit-Code ist 1, wenn etwas abweicht, fehlt oder verdächtig ist. profile edit NAME --paste FILE importiert eine Datei.</translation>
    </message>
    <message>
        <source>%1 requires %2.</source>
        <translation>%1 erfordert %2.</translation>
    </message>
    <message>
        <source>Use only one of %1.</source>
        <translation>Verwenden Sie nur eine der Optionen %1.</translation>
    </message>
    <message>
        <source>%1 cannot be used with %2.</source>
        <translation>%1 kann nicht zusammen mit %2 verwendet werden.</translation>
    </message>
    <message>
        <source>Only one option can read standard input.</source>
        <translation>Nur eine Option kann die Standardeingabe lesen.</translation>
    </message>
    <message>
        <source>Nothing was sent: entries at %1 may notify people. Use %2 to send them.</source>
        <translation>Es wurde nichts gesendet: Einträge der Stufe %1 können Personen benachrichtigen. Mit %2 werden sie gesendet.</translation>
    </message>
    <message>
        <source>%1 accepts options only. Use %2.</source>
        <translation>%1 nimmt nur Optionen an. Verwenden Sie %2.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>%1 muss eine Zahl von %2 bis %3 sein, nicht „%4“.</translation>
    </message>
    <message>
        <source>the account’s username</source>
        <translation>der Benutzername des Kontos</translation>
    </message>
    <message>
        <source>email address, instead of the username</source>
        <translation>E-Mail-Adresse anstelle des Benutzernamens</translation>
    </message>
    <message>
        <source>PEM file of additional certificate authorities</source>
        <translation>PEM-Datei mit zusätzlichen Zertifizierungsstellen</translation>
    </message>
    <message>
        <source>MCP dialect: any (default), modern, session or plain</source>
        <translation>MCP-Dialekt: any (Vorgabe), modern, session oder plain</translation>
    </message>
    <message>
        <source>send the key to tools as a bearer token</source>
        <translation>den Schlüssel als Bearer-Token an Tools senden</translation>
    </message>
    <message>
        <source>use the built-in demo service</source>
        <translation>den eingebauten Demo-Dienst verwenden</translation>
    </message>
    <message>
        <source>send the environment’s key to this server</source>
        <translation>den Schlüssel aus der Umgebung an diesen Server senden</translation>
    </message>
    <message>
        <source>read the API key from standard input</source>
        <translation>den API-Schlüssel von der Standardeingabe lesen</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>ein JSON-Dokument ausgeben</translation>
    </message>
    <message>
        <source>timeout per request, in seconds</source>
        <translation>Zeitlimit pro Anfrage in Sekunden</translation>
    </message>
    <message>
        <source>maximum size of a tool list</source>
        <translation>maximale Größe einer Tool-Liste</translation>
    </message>
    <message>
        <source>maximum size of any other response</source>
        <translation>maximale Größe jeder anderen Antwort</translation>
    </message>
    <message>
        <source>use colors: auto (default), always or never</source>
        <translation>Farben verwenden: auto (Vorgabe), always oder never</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain. Check with “resource-console key status”.</source>
        <translation>Beim Warten auf den Schlüsselbund unterbrochen. Prüfen Sie den Stand mit „resource-console key status“.</translation>
    </message>
    <message>
        <source>It may have been saved anyway. Check with “%1” once the keychain responds.</source>
        <translation>Möglicherweise wurde trotzdem gespeichert. Prüfen Sie das mit „%1“, sobald der Schlüsselbund antwortet.</translation>
    </message>
    <message>
        <source>The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: resource-console key allow --env-key --profile %3</source>
        <translation>Der Schlüssel in %1 wurde nicht an %2 gesendet, weil nur das Profil „%3“ diese Adresse nennt. Zum Erlauben: resource-console key allow --env-key --profile %3</translation>
    </message>
    <message>
        <source>No Resource URL. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>Keine Ressourcen-URL. Verwenden Sie --resource, %1 oder --profile, oder probieren Sie --demo.</translation>
    </message>
    <message>
        <source>approval before a tool runs: always (default) or never</source>
        <translation>Freigabe vor der Ausführung eines Tools: always (Vorgabe) oder never</translation>
    </message>
    <message>
        <source>The member “%1” is unknown here or has the wrong format.</source>
        <translation>Das Feld „%1“ ist hier unbekannt oder hat das falsche Format.</translation>
    </message>
    <message>
        <source>policy file (default: resource-console.toml)</source>
        <translation>Richtliniendatei (Vorgabe: resource-console.toml)</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Es wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>This is a team’s key, which expires within two hours.</source>
        <translation>Dies ist der Schlüssel eines Teams, der spätestens nach zwei Stunden abläuft.</translation>
    </message>
    <message>
        <source>It needs a team member’s username, which the profile lacks.</source>
        <translation>Er braucht den Benutzernamen eines Teammitglieds, der im Profil fehlt.</translation>
    </message>
    <message>
        <source>The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on</source>
        <translation>Der Tool-Server braucht zum eigenen Schlüssel einer Ressource die UUID: profile edit %1 --uuid-to-tools on</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key is never an argument.</source>
        <translation>key erfordert set, forget, status, allow oder rotate. Der Schlüssel ist nie ein Argument.</translation>
    </message>
    <message>
        <source>Save, replace, delete or find a profile’s API key in the keychain.</source>
        <translation>Speichert, ersetzt, löscht oder sucht den API-Schlüssel eines Profils im Schlüsselbund.</translation>
    </message>
    <message>
        <source>use the code-hosting token instead of the key</source>
        <translation>das Code-Hosting-Token statt des Schlüssels verwenden</translation>
    </message>
    <message>
        <source>use the token of this catalog instead</source>
        <translation>stattdessen das Token dieses Katalogs verwenden</translation>
    </message>
    <message>
        <source>use the environment variable’s key instead</source>
        <translation>stattdessen den Schlüssel der Umgebungsvariablen verwenden</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>nicht nachfragen</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved; allow permits others. set and rotate read the key, and nothing else, from standard input. rotate tests both keys, switches if the new one does everything the old one does, and saves the old one.</source>
        <translation>Ein Schlüssel wird nur an die Server gesendet, die sein Profil beim Speichern des Schlüssels hatte; allow erlaubt andere. set und rotate lesen den Schlüssel, und nichts anderes, von der Standardeingabe. rotate testet beide Schlüssel, wechselt, wenn der neue alles kann, was der alte kann, und speichert den alten.</translation>
    </message>
    <message>
        <source>It still works until it is revoked at the service.</source>
        <translation>Er funktioniert weiter, bis er beim Dienst widerrufen wird.</translation>
    </message>
    <message>
        <source>send test entries with each key</source>
        <translation>mit jedem Schlüssel Testeinträge senden</translation>
    </message>
    <message>
        <source>also look for the old key in this file</source>
        <translation>den alten Schlüssel auch in dieser Datei suchen</translation>
    </message>
    <message>
        <source>restore the previous key</source>
        <translation>den vorherigen Schlüssel wiederherstellen</translation>
    </message>
    <message>
        <source>delete the previous key</source>
        <translation>den vorherigen Schlüssel löschen</translation>
    </message>
    <message>
        <source>existing names: refuse (default), skip, rename or replace</source>
        <translation>vorhandene Namen: refuse (Vorgabe), skip, rename oder replace</translation>
    </message>
    <message>
        <source>List, add, edit, copy, remove, import and export saved profiles.</source>
        <translation>Listet gespeicherte Profile auf, fügt sie hinzu, bearbeitet, kopiert, entfernt, importiert und exportiert sie.</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. A --timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. remove also deletes the profile’s key and tokens; a copy has none.</source>
        <translation>edit ändert nur die angegebenen Felder; ein leerer Wert löscht eine Adresse, einen Namen oder eine Datei. --timeout und --stream-timeout werden im Profil gespeichert; 0 verwendet die Vorgabe aus den Einstellungen. remove löscht auch den Schlüssel und die Tokens des Profils; eine Kopie hat keine.</translation>
    </message>
    <message>
        <source>Using %1, the only server of this profile.</source>
        <translation>%1 wird verwendet, der einzige Server dieses Profils.</translation>
    </message>
    <message>
        <source>import settings from any text; saves its key</source>
        <translation>Einstellungen aus beliebigem Text importieren; speichert dessen Schlüssel</translation>
    </message>
    <message>
        <source>the server to import, if there are several</source>
        <translation>der zu importierende Server, wenn es mehrere gibt</translation>
    </message>
    <message>
        <source>header for the key (default: X-API-Key)</source>
        <translation>Kopfzeile für den Schlüssel (Vorgabe: X-API-Key)</translation>
    </message>
    <message>
        <source>send the key to tools in its header</source>
        <translation>den Schlüssel in seiner Kopfzeile an Tools senden</translation>
    </message>
    <message>
        <source>header for the username (default: X-User-Username)</source>
        <translation>Kopfzeile für den Benutzernamen (Vorgabe: X-User-Username)</translation>
    </message>
    <message>
        <source>header for the email address (default: X-User-Email)</source>
        <translation>Kopfzeile für die E-Mail-Adresse (Vorgabe: X-User-Email)</translation>
    </message>
    <message>
        <source>send the username with entries (default: on)</source>
        <translation>den Benutzernamen mit den Einträgen senden (Vorgabe: on)</translation>
    </message>
    <message>
        <source>send the UUID to the tool server (default: off)</source>
        <translation>die UUID an den Tool-Server senden (Vorgabe: off)</translation>
    </message>
    <message>
        <source>look in the log after each check (default: off)</source>
        <translation>nach jeder Prüfung im Protokoll nachsehen (Vorgabe: off)</translation>
    </message>
    <message>
        <source>more catalogs of the tool server: asana=/asana/,crm=/crm/</source>
        <translation>weitere Kataloge des Tool-Servers: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Use --severe-as warning, or error, which may notify people.</source>
        <translation>%1 enthält Stufen, die der Dienst nicht kennt: %2. Verwenden Sie --severe-as warning oder error, wobei error Personen benachrichtigen kann.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice.</source>
        <translation>%1 nennt „%2“ zweimal.</translation>
    </message>
    <message>
        <source>%1 is for several entries. For one, use --level %2.</source>
        <translation>%1 ist für mehrere Einträge. Verwenden Sie für einen einzelnen --level %2.</translation>
    </message>
    <message>
        <source>Nothing was sent: an entry exceeds %1 (--max-request).</source>
        <translation>Es wurde nichts gesendet: Ein Eintrag überschreitet %1 (--max-request).</translation>
    </message>
    <message>
        <source>Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.</source>
        <translation>Es wurde nichts gesendet: Eine Anfrage würde %1 überschreiten (--max-request). Verwenden Sie --per-request %2.</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER adds a number</source>
        <translation>ein Feld zu extra hinzufügen; K:=NUMBER fügt eine Zahl hinzu</translation>
    </message>
    <message>
        <source>also send errors, which may notify people</source>
        <translation>auch Fehler senden, die Personen benachrichtigen können</translation>
    </message>
    <message>
        <source>behave like an SDK: local log file, threshold</source>
        <translation>sich wie ein SDK verhalten: lokale Protokolldatei, Schwelle</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log)</source>
        <translation>Protokolldatei für --as-sdk (Vorgabe: sdk.log)</translation>
    </message>
    <message>
        <source>send the entries of a file</source>
        <translation>die Einträge einer Datei senden</translation>
    </message>
    <message>
        <source>target: level, message, timestamp, extra or ignored</source>
        <translation>Ziel: level, message, timestamp, extra oder ignored</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent</source>
        <translation>Einträge überspringen, die nicht gesendet werden können</translation>
    </message>
    <message>
        <source>send critical, fatal and similar as this level</source>
        <translation>critical, fatal und ähnliche Stufen mit dieser Stufe senden</translation>
    </message>
    <message>
        <source>Send test entries, each at most once.</source>
        <translation>Sendet Testeinträge, jeden höchstens einmal.</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 if the log does not show every entry, and 10 if the log cannot be read.</source>
        <translation>Der Exit-Code ist der des ersten Eintrags, der nicht angenommen wurde. Mit --confirm-arrival ist er 7, wenn das Protokoll nicht jeden Eintrag zeigt, und 10, wenn das Protokoll nicht gelesen werden kann.</translation>
    </message>
    <message>
        <source>Cannot listen on port %1: %2. Choose another with --port.</source>
        <translation>Auf Port %1 kann nicht gelauscht werden: %2. Wählen Sie mit --port einen anderen.</translation>
    </message>
    <message>
        <source>port (default: any free port)</source>
        <translation>Port (Vorgabe: ein beliebiger freier Port)</translation>
    </message>
    <message>
        <source>a scenario from the list below</source>
        <translation>ein Szenario aus der Liste unten</translation>
    </message>
    <message>
        <source>Prints one line of JSON with the addresses and the key, then one line per request unless --quiet is given. The line names who a real service would notify; the demo service notifies nobody.</source>
        <translation>Gibt eine JSON-Zeile mit den Adressen und dem Schlüssel aus, danach eine Zeile pro Anfrage, außer mit --quiet. Die Zeile nennt, wen ein echter Dienst benachrichtigen würde; der Demo-Dienst benachrichtigt niemanden.</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2</source>
        <translation>%1 ist kein JSON: %2</translation>
    </message>
    <message>
        <source>--answers must be a JSON object, or a list with one per question.</source>
        <translation>--answers muss ein JSON-Objekt sein oder eine Liste mit einem pro Frage.</translation>
    </message>
    <message>
        <source>JSON input for the server’s questions, or “defaults”</source>
        <translation>JSON-Eingabe für die Fragen des Servers oder „defaults“</translation>
    </message>
    <message>
        <source>Type y when you have finished there, d to decline, or anything else to cancel: </source>
        <translation>Geben Sie y ein, wenn Sie dort fertig sind, d zum Ablehnen oder etwas anderes zum Abbrechen: </translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. Do not type it here.</source>
        <translation>Warnung: Dieses Formular fragt anscheinend einen API-Schlüssel ab. Geben Sie ihn hier nicht ein.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form.</source>
        <translation>Warnung: Dieses Formular fragt anscheinend vertrauliche Daten (%1) ab, was kein Server in einem Formular darf.</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens, at most %3. Budget: %4.</source>
        <translation>%1 belegt etwa %2 Tokens, höchstens %3. Budget: %4.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens, at most %2. Budget: %3.</source>
        <translation>Alle Tools belegen etwa %1 Tokens, höchstens %2. Budget: %3.</translation>
    </message>
    <message>
        <source>general, code-hosting, both, all (default), NAME or NAME=PATH</source>
        <translation>general, code-hosting, both, all (Vorgabe), NAME oder NAME=PATH</translation>
    </message>
    <message>
        <source>print only the names</source>
        <translation>nur die Namen ausgeben</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more</source>
        <translation>mit 1 enden, wenn alle Tools zusammen mehr belegen</translation>
    </message>
    <message>
        <source>include only this tool</source>
        <translation>nur dieses Tool einschließen</translation>
    </message>
    <message>
        <source>info (default), warning or critical</source>
        <translation>info (Vorgabe), warning oder critical</translation>
    </message>
    <message>
        <source>include findings accepted in the window</source>
        <translation>auch im Fenster akzeptierte Befunde einschließen</translation>
    </message>
    <message>
        <source>report what some clients do not accept (default)</source>
        <translation>melden, was manche Clients nicht akzeptieren (Vorgabe)</translation>
    </message>
    <message>
        <source>explain a rule</source>
        <translation>eine Regel erklären</translation>
    </message>
    <message>
        <source>print Markdown</source>
        <translation>Markdown ausgeben</translation>
    </message>
    <message>
        <source>print SARIF 2.1.0 for code hosts</source>
        <translation>SARIF 2.1.0 für Code-Hosts ausgeben</translation>
    </message>
    <message>
        <source>arguments: a JSON object, @FILE or -</source>
        <translation>Argumente: ein JSON-Objekt, @FILE oder -</translation>
    </message>
    <message>
        <source>allow tools that are or may be destructive</source>
        <translation>Tools zulassen, die destruktiv sind oder sein können</translation>
    </message>
    <message>
        <source>skip argument validation</source>
        <translation>Argumente nicht prüfen</translation>
    </message>
    <message>
        <source>allow tools with a critical finding</source>
        <translation>Tools mit einem kritischen Befund zulassen</translation>
    </message>
    <message>
        <source>List, show, review, compare or call the tools that a language model can use.</source>
        <translation>Listet die Tools auf, die ein Sprachmodell nutzen kann, zeigt, überprüft oder vergleicht sie oder ruft eines auf.</translation>
    </message>
    <message>
        <source>lint exits 1 for findings that were not accepted, diff for changes. call sends once and never retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog fails, the others are still printed and the exit code reports the failure.</source>
        <translation>lint endet mit 1, wenn es nicht akzeptierte Befunde gibt, diff bei Änderungen. call sendet einmal und wiederholt nie; es endet mit 1 bei einem Tool-Fehler und mit 9, wenn eine verlangte Eingabe nicht gegeben wurde. Schlägt ein Katalog fehl, werden die anderen trotzdem ausgegeben, und der Exit-Code meldet den Fehler.</translation>
    </message>
    <message>
        <source>Not called. Use %1 to call it anyway.</source>
        <translation>Nicht aufgerufen. Mit %1 wird das Tool trotzdem aufgerufen.</translation>
    </message>
    <message>
        <source>The server requested input. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>Der Server verlangte eine Eingabe. Übergeben Sie sie mit --answers, oder rufen Sie das Tool in einem Terminal auf.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n Seite</numerusform>
            <numerusform>%n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no earlier list. Pass a file: tools diff FILE</source>
        <translation>Die Demo hat keine frühere Liste. Geben Sie eine Datei an: tools diff FILE</translation>
    </message>
    <message>
        <source>No tool server. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>Kein Tool-Server. Verwenden Sie --mcp-url, %1 oder --profile, oder probieren Sie --demo.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n angenommen</numerusform>
            <numerusform>%n angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first list, saved for comparison.</source>
        <translation>%1: erste Liste, zum Vergleich gespeichert.</translation>
    </message>
    <message>
        <source>fetch every S seconds</source>
        <translation>alle S Sekunden abrufen</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>profile %1 ändert keine Felder. Verwenden Sie profile edit.</translation>
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
        <translation>Diese Ressource prüfen</translation>
    </message>
</context>
<context>
    <name>rc::CommandPalette</name>
    <message>
        <source>No results</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Einzelheiten kopieren</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Profil, Seite, Tool oder Aktion suchen</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Tool anzeigen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Änderungen kopieren</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <comment>a file</comment>
        <translation>Verglichen mit %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1: the lock does not have this catalog.</source>
        <translation>%1: Die Lockdatei enthält diesen Katalog nicht.</translation>
    </message>
    <message>
        <source>%1: as locked.</source>
        <translation>%1: wie in der Lockdatei.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1: %n Tool weicht von der Lockdatei ab.</numerusform>
            <numerusform>%1: %n Tools weichen von der Lockdatei ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a catalog, what changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>new or removed, how severe that is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Tools that differ from the lock</source>
        <translation>Tools, die von der Lockdatei abweichen</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n weiteres Tool</numerusform>
            <numerusform>%n weitere Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock has no texts to compare. To accept these lists, save them as a lock (Export).</source>
        <translation>Eine Lockdatei enthält keine Texte zum Vergleichen. Um diese Listen zu akzeptieren, speichern Sie sie als Lockdatei (Exportieren).</translation>
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
        <translation>Korrigieren Sie zuerst das hervorgehobene Extra-Feld.</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>Korrigieren Sie zuerst den Zeitstempel.</translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>%1 beim Senden ersetzen</translation>
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
        <translation>Zum Kopieren mit dem Schlüssel erneut drücken</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>API-Schlüssel als</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>Abfrage des Schlüsselbunds</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>API-Schlüssel als:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>Der Schlüssel wurde aus der Zwischenablage gelöscht.</translation>
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
        <translation>Dieses Profil hat keinen Schlüssel zum Kopieren.</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>Mit dem Schlüssel kopiert. In %n Sekunde wird die Zwischenablage geleert, falls sie ihn dann noch enthält.</numerusform>
            <numerusform>Mit dem Schlüssel kopiert. In %n Sekunden wird die Zwischenablage geleert, falls sie ihn dann noch enthält.</numerusform>
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
        <translation>Vor der Ausführung eines Tools</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Immer fragen</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>Nie fragen (Vorgabe des SDK)</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>Vor der Ausführung eines Tools:</translation>
    </message>
    <message>
        <source>Use it elsewhere</source>
        <translation>Anderswo verwenden</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse enthält Zeichen, die in einer Kopfzeile nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>Tool-Spezifikation</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>Eine Tool-Spezifikation erfordert die Adresse des Tool-Servers.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>Eine .env-Datei kann den Schlüsselbund nicht lesen. Die Shell kann es, bevor das Programm startet:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>Der Schlüssel bleibt im Schlüsselbund:</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>Nur bei einem benannten Profil liegt der Schlüssel im Schlüsselbund.</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>secret-tool würde einen Profilnamen, der mit - beginnt, als Option lesen.</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>Der Name des Profils enthält Zeichen, die in einem Befehl nicht verwendet werden können.</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>Der Schlüssel steht nicht in diesem Text. Setzen Sie zuerst %1.</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>PowerShell kann den Namen dieses Profils nicht an ein anderes Programm übergeben.</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>JSON kann den Schlüsselbund nicht lesen. Verwenden Sie eine Variable für den Schlüssel.</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>nur ältere SDKs; die neuesten lehnen es ab</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>Der Schlüssel</translation>
    </message>
    <message>
        <source>replace with your SDK’s package</source>
        <translation>durch das Paket des verwendeten SDK ersetzen</translation>
    </message>
    <message>
        <source>Token for catalog %1</source>
        <translation>Token für Katalog %1</translation>
    </message>
    <message>
        <source>The prefix of the variables may have letters, digits and _, and cannot start with a digit.</source>
        <translation>Das Präfix der Variablen darf Buchstaben, Ziffern und _ enthalten und nicht mit einer Ziffer beginnen.</translation>
    </message>
    <message>
        <source>%1 contains ${, which programs that read mcp.json replace with a variable.</source>
        <translation>%1 enthält ${. Programme, die mcp.json lesen, ersetzen das durch eine Variable.</translation>
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
    <name>rc::Credentials</name>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse enthält ein ungültiges Zeichen.</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse ist länger als 256 Bytes.</translation>
    </message>
    <message>
        <source>This is a placeholder, not an API key. Copy the key itself from the product.</source>
        <translation>Dies ist ein Platzhalter, kein API-Schlüssel. Kopieren Sie den Schlüssel selbst aus dem Produkt.</translation>
    </message>
    <message>
        <source>an account’s key</source>
        <translation>der Schlüssel eines Kontos</translation>
    </message>
    <message>
        <source>a resource’s own key</source>
        <translation>der eigene Schlüssel einer Ressource</translation>
    </message>
    <message>
        <source>a team’s key</source>
        <translation>der Schlüssel eines Teams</translation>
    </message>
    <message>
        <source>This is a setting (NAME=value), not an API key. Enter only the value.</source>
        <translation>Dies ist eine Einstellung (NAME=value), kein API-Schlüssel. Geben Sie nur den Wert ein.</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <translation>Das Token ist leer.</translation>
    </message>
    <message>
        <source>The text begins with “Bearer”. Enter only the API key after it.</source>
        <translation>Der Text beginnt mit „Bearer“. Geben Sie nur den API-Schlüssel dahinter ein.</translation>
    </message>
    <message>
        <source>This is an address, not an API key. Copy the key itself from the product.</source>
        <translation>Dies ist eine Adresse, kein API-Schlüssel. Kopieren Sie den Schlüssel selbst aus dem Produkt.</translation>
    </message>
    <message>
        <source>This is a shortened key. Copy the whole key, which is shown only when it is created.</source>
        <translation>Dies ist ein gekürzter Schlüssel. Kopieren Sie den ganzen Schlüssel, der nur beim Erstellen angezeigt wird.</translation>
    </message>
    <message>
        <source>The API key has quotes, brackets or other marks around it. Enter it without them.</source>
        <translation>Der API-Schlüssel ist von Anführungszeichen, Klammern oder anderen Zeichen umgeben. Geben Sie ihn ohne diese ein.</translation>
    </message>
    <message>
        <source>The username or email address has a character outside Latin-1, which no HTTP header can carry.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse enthält ein Zeichen außerhalb von Latin-1, das in keiner HTTP-Kopfzeile stehen kann.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>Die Kopfzeile %1 wird zweimal verwendet.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Der Text ist länger als %1 Zeichen.</translation>
    </message>
    <message>
        <source>The text has a space or line break at position %1.</source>
        <translation>Der Text hat an Position %1 ein Leerzeichen oder einen Zeilenumbruch.</translation>
    </message>
    <message>
        <source>The text has a character at position %1 that is not plain ASCII.</source>
        <translation>Der Text hat an Position %1 ein Zeichen, das kein einfaches ASCII ist.</translation>
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
        <translation>Nach einem schließenden Anführungszeichen steht Text.</translation>
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
        <translation>Alles funktioniert</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>Eine geteilte Ressource, der Schlüssel eines Teams</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>Der Schlüssel eines Teams ohne Benutzernamen</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>Der eigene Schlüssel der Ressource</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>Ein falscher Schlüssel</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Kein Zugriff</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>Eine gelöschte Ressource</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>Der Dienst hat keine Ressource mit dieser UUID.</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>Eine Team-Seite als Adresse</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>Code-Hosting erfordert ein Token</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>Code-Hosting ist nicht eingerichtet</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>Hinter dem Code-Hosting-Endpunkt des Tool-Servers steht nichts.</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>Code-Hosting ist ausgefallen</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>Der Server hinter den Code-Hosting-Tools ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>Der Tool-Server antwortet nicht</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>Ein anderer Produktpfad</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>Der Protokolldienst als Tool-Server</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>Ein anderer Hostname</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>Langsame Benachrichtigungen</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>Ein zusätzlicher Katalog</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>Ein verzögertes Protokoll</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>Ein Protokoll mit mehreren Seiten</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>Das Protokoll-Tool zeigt jeweils 5 Einträge.</translation>
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
        <translation>Ein Protokoll mit Duplikaten</translation>
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
        <source>Every step of the check passes.</source>
        <translation>Jeder Schritt der Prüfung wird bestanden.</translation>
    </message>
    <message>
        <source>Entries without a username are refused.</source>
        <translation>Einträge ohne Benutzernamen werden abgelehnt.</translation>
    </message>
    <message>
        <source>Entries are refused, tools are listed.</source>
        <translation>Einträge werden abgelehnt, Tools werden aufgelistet.</translation>
    </message>
    <message>
        <source>The tool server accepts the key only together with the resource’s UUID.</source>
        <translation>Der Tool-Server akzeptiert den Schlüssel nur zusammen mit der UUID der Ressource.</translation>
    </message>
    <message>
        <source>The key belongs to nobody.</source>
        <translation>Der Schlüssel gehört niemandem.</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who has not shared it.</source>
        <translation>Die Ressource gehört jemand anderem, der sie nicht geteilt hat.</translation>
    </message>
    <message>
        <source>The service redirects entries to its login page.</source>
        <translation>Der Dienst leitet Einträge auf seine Anmeldeseite um.</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, which accepts no entries.</source>
        <translation>Die Ressourcen-URL führt zu einer Team-Seite, die keine Einträge annimmt.</translation>
    </message>
    <message>
        <source>The service redirects tool requests to its login page.</source>
        <translation>Der Dienst leitet Tool-Anfragen auf seine Anmeldeseite um.</translation>
    </message>
    <message>
        <source>The service responds only to localhost, not to 127.0.0.1.</source>
        <translation>Der Dienst antwortet nur auf localhost, nicht auf 127.0.0.1.</translation>
    </message>
    <message>
        <source>The tool server has another catalog at /planning/.</source>
        <translation>Der Tool-Server hat unter /planning/ einen weiteren Katalog.</translation>
    </message>
    <message>
        <source>Any token in the Authorization header works.</source>
        <translation>Jedes Token in der Kopfzeile Authorization funktioniert.</translation>
    </message>
    <message>
        <source>Code hosting blocks the whole tool server for a minute.</source>
        <translation>Das Code-Hosting blockiert den ganzen Tool-Server eine Minute lang.</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds.</source>
        <translation>Fehler und Alarme werden sofort gespeichert, aber die Antwort dauert 45 Sekunden.</translation>
    </message>
    <message>
        <source>Entries appear in the log after 3 seconds.</source>
        <translation>Einträge erscheinen nach 3 Sekunden im Protokoll.</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind.</source>
        <translation>Die Uhr des Dienstes geht 7 Minuten nach.</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>no key received</source>
        <translation>kein Schlüssel empfangen</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>Der Dienst fand in der Anfrage keinen API-Schlüssel, obwohl einer gesendet wurde.</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>der Dienst konnte den Eintrag nicht lesen</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>Der Dienst meldet, dass die Anfrage nicht das erwartete JSON ist.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse zum Protokolldienst gehört, und senden Sie diese Antwort an dessen Betreiber.</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>der Schlüssel wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal aus dem Produkt. Möglicherweise wurde er ersetzt.</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>keine solche Ressource bei diesem Besitzer</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>Der Dienst hat keine Ressource %2, die %1 gehört. Meist ist der Besitzer in der URL nicht das Konto, dem sie gehört, oder die UUID wurde beim Kopieren abgeschnitten.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>Öffnen Sie Resource Details und kopieren Sie die ganze Ressourcen-URL noch einmal. Bei einer geteilten Ressource enthält die URL den Namen des Besitzers, nicht den eigenen.</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>an dieser Adresse werden keine Einträge angenommen</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>Öffnen Sie Resource Details und kopieren Sie die ganze Ressourcen-URL noch einmal.</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>der Eintrag wurde möglicherweise zugestellt</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>Ein Gateway hat die Verbindung zum Dienst verloren, möglicherweise nachdem es den Eintrag weitergegeben hatte.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>Suchen Sie im Produkt nach dem Marker und prüfen Sie in einer Minute erneut.</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>Ein Gateway hat zu lange auf den Dienst gewartet, möglicherweise nachdem es den Eintrag weitergegeben hatte.</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>Der Tool-Server fand in der Anfrage keinen API-Schlüssel, obwohl einer gesendet wurde.</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal und prüfen Sie, ob der Benutzername dazugehört.</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>kein Benutzername empfangen</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>Der Tool-Server muss wissen, wessen Tools er auflisten soll.</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>Geben Sie den Benutzernamen oder die E-Mail-Adresse des Kontos ein.</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>noch kein Konto verknüpft</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>Verknüpfen Sie eines im Produkt und prüfen Sie dann erneut. Es wird für nichts anderes gebraucht.</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>Schlüssel oder Benutzername wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>der Schlüssel darf diese Tools nicht auflisten</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>Prüfen Sie, ob der Benutzername zum Schlüssel gehört.</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>keine Tools an dieser Adresse</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>Entfernen Sie /mcp/ oder /github/ aus der Adresse des Tool-Servers.</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>der Tool-Server bietet keine an</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>Der Tool-Server meldet, dass das Backend für diesen Endpunkt nicht eingerichtet ist. Das ist eine Einstellung auf seiner Seite.</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>Wenn Sie diese Tools brauchen, bitten Sie den Betreiber, sie einzurichten.</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>der Server dahinter hat nicht geantwortet</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>Der Tool-Server hat diese Anfrage weitergegeben, aber der Server dahinter hat nicht geantwortet.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>Prüfen Sie in einer Minute erneut. Bleibt das Problem bestehen, senden Sie diese Antwort an den Betreiber.</translation>
    </message>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>Die eigene CA-Datei kann nicht verwendet werden, deshalb kann keinem Server vertraut werden.</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>Wählen Sie eine andere CA-Datei oder keine.</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>das ist eine Ressourcen-URL</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>Geben Sie die Adresse des Tool-Servers ein, oder lassen Sie sie leer, um nur Einträge zu prüfen.</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>der Endpunkt steht zweimal in der Adresse</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>Die Adresse des Tool-Servers endet bereits mit /mcp/ oder /github/, und der Endpunkt wird noch einmal angehängt.</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>Geben Sie die Adresse des Tool-Servers ohne /mcp/ und ohne /github/ ein.</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>das ist die Adresse eines Tool-Servers</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>Die als Ressource angegebene Adresse ist ein Tool-Endpunkt. Eine Ressourcen-URL enthält einen Besitzer und eine UUID.</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>Überzähliger Punkt im Hostnamen</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>Der Hostname beginnt oder endet mit einem Punkt oder enthält zwei hintereinander, oft weil die Adresse aus einem Satz kopiert wurde.</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>Entfernen Sie den Punkt.</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>Korrigieren Sie die Adresse des Tool-Servers, oder lassen Sie sie leer, um nur Einträge zu prüfen.</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>Der Benutzername oder die E-Mail-Adresse würde die zugehörige Kopfzeile ungültig machen, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>Korrigieren Sie den Benutzernamen oder die E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>Ohne Schlüssel würde der Dienst alles ablehnen, deshalb wurde keine Anfrage gesendet.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>Ein Schlüssel besteht aus Buchstaben, Ziffern und Symbolen ohne Leerzeichen. Dies ist etwas anderes oder nur ein Teil eines Schlüssels.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal aus dem Produkt und geben Sie ihn erneut ein.</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>Ohne Schlüsselbund gilt ein Schlüssel nur für eine Sitzung.</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>Der Schlüsselbund konnte nicht gelesen werden. Ob der Schlüssel vorhanden ist, ist daher unbekannt.</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>Ein gesperrter Schlüsselbund kann nicht durchsucht werden. Der Schlüssel kann also noch darin sein.</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>Der Schlüsselbund oder die gefragte Person hat abgelehnt.</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>Eine ausbleibende Antwort bedeutet nicht, dass der Schlüssel fehlt.</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>Das Lesen wurde unterbrochen. Ob der Schlüssel vorhanden ist, ist daher unbekannt.</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>Er wurde dort gelöscht, oder er gehört zu einem anderen Konto auf diesem Rechner.</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>Er funktioniert, aber nicht für diesen Schlüssel.</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>dieser Port erfordert https</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>Der Server meldet, dass er unverschlüsseltes HTTP an einem TLS-Port empfangen hat.</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>Geben Sie die Adresse mit https:// am Anfang ein.</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>dieses Netzwerk erfordert eine Anmeldung</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>Das Netzwerk zwischen diesem Rechner und dem Dienst verlangt zuerst eine Anmeldung. Der Dienst wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>Öffnen Sie eine beliebige Webseite im Browser, melden Sie sich beim Netzwerk an und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>ein Proxy hat anstelle des Dienstes geantwortet</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>Die Antwort kommt von einem Proxy oder Gateway auf dem Weg, nicht vom Dienst.</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>Webseite statt JSON erhalten</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>Öffnen Sie die Adresse im Browser, um zu sehen, was antwortet. Melden Sie sich beim Netzwerk an, wenn Sie dazu aufgefordert werden.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>Öffnen Sie die Adresse im Browser, um zu sehen, was antwortet, und fragen Sie dessen Betreiber.</translation>
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
        <translation>leitet auf eine unverschlüsselte Adresse um</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf die unverschlüsselte Adresse %4 um. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Teilen Sie dem Betreiber des Dienstes mit, dass die Umleitung bei https bleiben sollte.</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>leitet auf die verschlüsselte Adresse um</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf %4 um, dieselbe Adresse über https. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>leitet auf eine Anmeldeseite um</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>Es wurde auf %4 umgeleitet. Das sieht nach der Anmeldeseite eines Netzwerks, eines Proxys oder eines Portals aus. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>Öffnen Sie die Adresse im Browser, melden Sie sich an, wenn das Netzwerk es verlangt, und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>Auf dieselbe URL mit anderem Schrägstrich am Ende umgeleitet</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>Senden Sie diese Antwort an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>leitet auf einen anderen Host um</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf %4 auf einem anderen Host um. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>Wenn Sie dieser Adresse vertrauen, ersetzen Sie die aktuelle Adresse durch sie.</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>leitet auf einen anderen Pfad um</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf %4 auf demselben Host um. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>diese Adresse lehnt solche Anfragen ab</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>Unter diesem Pfad antwortet ein Server, aber er akzeptiert keine POST-Anfragen. Wahrscheinlich ist es eine Seite und nicht der Dienst.</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>Vergleichen Sie die Adresse mit der im Produkt.</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>das Antwortformat wurde abgelehnt</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>Der Dienst bietet keines der angeforderten Antwortformate. Möglicherweise hat ein Proxy die Kopfzeile Accept geändert.</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>diese Adresse gibt es nicht mehr</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>Der Dienst meldet, dass dies dauerhaft entfernt wurde.</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>die Anfrage ist zu groß für den Server</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>Die Anfrage ist klein, also gilt irgendwo auf dem Weg ein sehr niedriges Größenlimit.</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>Senden Sie diese Antwort an den Betreiber des Dienstes oder des Proxys.</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>der Server akzeptiert hier kein JSON</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>Der Server lehnt JSON-Anfragen ab, also gehört dieser Pfad wahrscheinlich zu einem anderen Dienst.</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>der Server verlangt ein anderes Protokoll</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>Der Server verlangt für diese Adresse ein anderes Protokoll als HTTP 1.1.</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>Prüfen Sie, ob die Adresse mit https:// beginnt, und senden Sie diese Antwort an den Betreiber.</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>zu viele Anfragen</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>Warten Sie bis dahin und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>Warten Sie einige Minuten und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>der Dienst ist ausgefallen oder überlastet</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>Der Dienst oder das Gateway davor meldet, dass der Dienst nicht verfügbar ist: „%6“.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>Prüfen Sie in einer Minute erneut. Bleibt das Problem bestehen, nennen Sie dem Betreiber die Uhrzeit.</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>der Eintrag ist zu groß für den Dienst</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>eine nicht eindeutige Antwort</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>Die Antwort nimmt den Eintrag weder eindeutig an, noch lehnt sie ihn eindeutig ab: „%6“.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>Suchen Sie im Produkt nach dem Marker, und prüfen Sie, ob die Adresse zum Protokolldienst gehört.</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>die Sitzung ging verloren</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>Der Tool-Server hat zweimal eine Sitzung eröffnet und dann verloren. Oft teilen sich mehrere Server eine Adresse, aber nicht ihre Sitzungen.</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>Prüfen Sie erneut. Bleibt das Problem bestehen, senden Sie diese Antwort an den Betreiber.</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>der Server dahinter war zu langsam</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>Ein Gateway hat zu lange auf den Tool-Server gewartet.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>Prüfen Sie, ob die Adresse zu einem Tool-Server gehört. Wenn ja, senden Sie diese Antwort an dessen Betreiber.</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>Suchen Sie nach einer neueren Version dieses Programms, und senden Sie diese Antwort an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>Kopfzeilen und Anfrage stimmen nicht überein</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>Der Tool-Server meldet, dass die Kopfzeilen nicht zur Anfrage passen. Möglicherweise werden sie auf dem Weg entfernt oder geändert.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>Prüfen Sie, ob ein Proxy Kopfzeilen entfernt, die mit Mcp beginnen.</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>der Server verlangt eine Sitzung, öffnet aber keine</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>der Server hat keine Tool-Liste</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>Dieser Server spricht JSON-RPC, unterstützt aber tools/list nicht.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>Prüfen Sie, ob die Adresse zu einem Tool-Server gehört.</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>der Server lehnt diese Anfrage ab</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>Der Tool-Server meldet, dass er diese Anfrage nicht akzeptiert. Manche Server melden das bei jeder unbekannten Methode.</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>interner Fehler des Tool-Servers</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>der Server konnte die Anfrage nicht lesen</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>Der Tool-Server meldet, dass er kein lesbares JSON erhalten hat, obwohl JSON gesendet wurde. Möglicherweise wird es auf dem Weg verändert.</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>Prüfen Sie, ob ein Proxy Anfragen verändert, und senden Sie diese Antwort an den Betreiber des Tool-Servers.</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>der Server sieht keine gültige Anfrage</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>eine Antwort auf eine andere Anfrage</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>Die Antwort gehört zu einer anderen Anfrage (ihre id stimmt nicht überein). Etwas vertauscht Antworten.</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>die Antwort ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>Die Antwort ist kein gültiges JSON: „%6“.</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>die Antwort war leer</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>eine Antwort, aber nicht von einem Tool-Server</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>Die Antwort ist keine Tool-Liste: „%6“.</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>Der Endpunkt antwortet, aber seine Liste ist leer. Ein Modell erhielte keine Tools.</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>Nur ein Teil der Liste kam an: %7</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>Einige Tools haben Probleme, und ein Modell erhält sie möglicherweise nicht: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>Zeigen Sie dies dem Betreiber des Tool-Servers.</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>keine direkte Route; Anfragen gehen über einen Proxy</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>Ein direkter Test ist fehlgeschlagen („%6“). Anfragen gehen über den Proxy %9, der die Verbindung herstellt, und sind davon möglicherweise nicht betroffen.</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>Sehen Sie nach, ob der Eintrag angenommen wird.</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>kein Nameserver hat geantwortet</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>Der Nameserver konnte gerade nicht abgefragt werden. Ob es %3 gibt, ist daher unbekannt.</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>Prüfen Sie, ob dieser Rechner online ist, und versuchen Sie es in einer Minute erneut.</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>Der Hostname %3 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 ist ein kurzer Name ohne Domain. Entweder ist er nur innerhalb eines bestimmten Netzwerks gültig, oder ein Teil des Namens fehlt.</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>Geben Sie den vollständigen Hostnamen ein, zum Beispiel logs.example.com, oder verbinden Sie sich mit dem Netzwerk oder VPN, in dem der kurze funktioniert.</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>Das DNS hat keinen Eintrag für diesen Namen. Er ist möglicherweise falsch geschrieben oder existiert nur in einem Firmennetzwerk oder VPN.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>Prüfen Sie, ob die Adresse Tippfehler enthält und ob dieser Rechner im richtigen Netzwerk ist.</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>der Nameserver hat nicht rechtzeitig geantwortet</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>Die Namensauflösung von %3 hat das Zeitlimit überschritten. Das Problem liegt am Netzwerk, nicht an der Adresse.</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>Prüfen Sie Netzwerkverbindung und VPN, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>der Proxy hat die Anfrage nicht durchgelassen</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>Anfragen gehen über den Proxy %9, der abgelehnt oder nicht geantwortet hat: „%6“.</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>Prüfen Sie die Proxy-Einstellungen dieses Rechners, und fragen Sie den Betreiber des Proxys.</translation>
    </message>
    <message>
        <source>nothing is listening on this port</source>
        <translation>auf diesem Port lauscht kein Dienst</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>keine Antwort auf diesem Port</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>Keine Antwort auf diesem Port. Möglicherweise verwirft eine Firewall die Verbindung, oder die Adresse wird nicht verwendet.</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>Fragen Sie, ob sich zwischen diesem Rechner und %3 eine Firewall oder ein VPN befindet.</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>es gibt keine Route zu dieser Adresse</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>Dieser Rechner oder sein Netzwerk hat keine Route zu %3: „%6“.</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Prüfen Sie Netzwerkverbindung, VPN und Firewall.</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>%3 hat über IPv6 nicht geantwortet, über das ältere IPv4 aber schon. Weniger geduldige Programme können langsam wirken oder fehlschlagen.</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>Teilen Sie dem Betreiber dieses Netzwerks oder des Dienstes mit, dass IPv6 zwischen beiden nicht funktioniert.</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>Zeitüberschreitung beim TLS-Handshake</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>Der Port hat die Verbindung angenommen, aber nicht auf den TLS-Handshake geantwortet.</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>Prüfen Sie den Port in der Adresse. Stimmt er, fragen Sie, ob eine Firewall TLS-Verbindungen untersucht.</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>Das Zertifikat läuft bald ab. Danach schlagen Verbindungen fehl.</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>Teilen Sie es dem Betreiber des Dienstes mit.</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>ein Proxy verlangt eine Anmeldung</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>Ein Proxy zwischen diesem Rechner und dem Dienst hat geantwortet und verlangt eine Authentifizierung. Der Dienst wurde nicht erreicht.</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>Geben Sie die Anmeldedaten in den Proxy-Einstellungen dieses Rechners ein, oder fragen Sie den Betreiber des Proxys.</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>der Ereignisstrom endete ohne die Antwort</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>Der Tool-Server hat einen Ereignisstrom begonnen und beendet, bevor er auf diese Anfrage geantwortet hat.</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>ohne Antwort geschlossen</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>die Antwort ist abgeschnitten</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>Versuchen Sie es erneut. Bleibt das Problem bestehen, fragen Sie, ob ein Proxy auf dem Weg Antworten begrenzt.</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>keine Antwort innerhalb des Zeitlimits</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>Die Anfrage wurde gesendet, aber innerhalb des Zeitlimits begann keine Antwort.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Versuchen Sie es erneut, oder erhöhen Sie das Zeitlimit.</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>die Antwort war bei Ablauf des Zeitlimits noch nicht vollständig</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>die Antwort ist kein HTTP</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>Prüfen Sie Schema und Port der Adresse.</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>die Antwort ist zu groß</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>Prüfen Sie, ob die Adresse zum Dienst gehört.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Der Dienst hat eine Umleitung ohne lesbare Adresse gesendet. Der Schlüssel wurde an keine andere Adresse gesendet.</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>der Dienst bedient diesen Hostnamen nicht</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>der Tool-Server bedient diesen Hostnamen nicht</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>Geben Sie den vom Betreiber genannten Namen ein, oder bitten Sie ihn, diesen hinzuzufügen.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>die eigene Anmeldeseite des Dienstes statt Tools</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>Geben Sie die Adresse des Tool-Servers ein; sie lautet anders.</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>Der Dienst nimmt unter diesem Pfad keine Einträge an.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>die eigene Anmeldeseite des Dienstes statt einer Antwort</translation>
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
        <translation>Der Tool-Server akzeptiert diesen Schlüssel, also ist er gültig. Der Eintrag wurde ohne Benutzernamen gesendet. Der Schlüssel eines Teams braucht einen, und jeder andere Schlüssel hat nur den Zugriff seines Kontos.</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>Geben Sie in der Einrichtung den Benutzernamen ein und schalten Sie „Benutzernamen mit den Einträgen senden“ ein. Wird auch das abgelehnt, fragen Sie %1, den Besitzer der Ressource.</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>dieses Konto darf nicht in die Ressource schreiben</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>Der Dienst und der Tool-Server haben den Schlüssel abgelehnt (403, 401).</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>Schlüssel oder Benutzername ist falsch</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>Auch der Tool-Server lehnt diesen Schlüssel ab. Der Schlüssel ist falsch oder wurde ersetzt, er gehört zu einer anderen Ressource, oder der Benutzername gehört nicht zu ihm.</translation>
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
        <translation>Der Dienst gibt diese Antwort bei einem falschen Schlüssel, bei einem Schlüssel ohne Zugriff auf diese Ressource und beim Schlüssel eines Teams ohne Benutzernamen. Der Eintrag wurde ohne Benutzernamen gesendet.</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>Schlüssel, Benutzername oder Zugriff wurde abgelehnt</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>Der Dienst gibt diese Antwort bei einem falschen Schlüssel, bei einem Benutzernamen, der nicht zum Schlüssel gehört, und bei einem Konto ohne Zugriff auf diese Ressource, die %1 gehört.</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>Der Dienst hat keine solche Ressource (404).</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>Unter dieser Adresse werden keine Einträge angenommen (404).</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>angenommen, aber für eine andere Ressource</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>Der Dienst meldet, dass er den Eintrag für die Ressource %6 angenommen hat, aber die Adresse nennt %2.</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>Senden Sie diese Antwort an den Betreiber des Dienstes. Einträge kommen woanders an.</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>der Schlüssel wurde für diese Ressource nicht akzeptiert</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>noch keine Antwort; wahrscheinlich wurden Personen benachrichtigt</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>Suchen Sie im Produkt nach dem Marker, bevor Sie den Eintrag erneut senden. Erhöhen Sie für den nächsten das Zeitlimit.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>Suchen Sie zuerst im Produkt nach dem Marker, und erhöhen Sie dann das Zeitlimit.</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>keine Antwort von einem der beiden Endpunkte innerhalb des Zeitlimits</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>Der Schlüssel ist gültig, darf aber nicht in diese Ressource schreiben (403).</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>Der Tool-Server akzeptiert denselben Schlüssel und Benutzernamen, also ist der Schlüssel gültig. Höchstwahrscheinlich hat dieses Konto keinen Zugriff auf die Ressource, die %1 gehört. Eine globale Ressource nimmt Einträge nur mit ihrem eigenen Schlüssel oder dem eines Superusers an.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>Prüfen Sie, ob der Benutzername zum Konto des Schlüssels gehört. Wenn ja, bitten Sie %1, die Ressource mit einem Ihrer Teams zu teilen, oder um den eigenen Schlüssel der Ressource.</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>Die Anfrage ist zu groß für den Dienst (400).</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>die Anfrage ist zu groß für den Dienst</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>Der Dienst gibt diese Seite für Anfragen über 2,5 MiB zurück, und diese war größer.</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>Senden Sie weniger Einträge in einer Anfrage oder eine kürzere Nachricht und weniger Extra-Felder.</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>Der Dienst nimmt unter der Adresse eines Teams keine Einträge an.</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>unter der Adresse eines Teams werden keine Einträge angenommen</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>Ersetzen Sie in der Adresse /team/ und das Team durch /u/ und den Benutzernamen des Besitzers, und prüfen Sie dann erneut.</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>Die Anfrage ist zu groß für den Dienst (413).</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>Der Dienst oder etwas auf dem Weg dorthin akzeptiert keine so großen Anfragen.</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>Der Tool-Server gibt diese Anfrage weiter, ohne ein Token hinzuzufügen, und es wurde keines gesendet. Es wird für nichts anderes gebraucht.</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>Speichern Sie ein Code-Hosting-Token auf der Seite „Einrichtung“ oder mit „resource-console key set --code-hosting-token“.</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>der Schlüssel darf dieses Tool nicht aufrufen</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>Der Tool-Server erkennt den Schlüssel oder den Benutzer, lehnt aber diesen Aufruf ab.</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>der Server verlangt mehr, als dieses Programm kann</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>der Server nimmt keine Aufrufe an</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>Dieser Server listet Tools auf, führt sie aber nicht aus. Er unterstützt „tools/call“ nicht (Fehler -32601).</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>Fragen Sie den Betreiber des Servers, wo seine Tools aufgerufen werden können.</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>der Server hat den Aufruf nicht angenommen</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>Der Server hat dieses Tool nicht mehr oder akzeptiert diese Argumente nicht (Fehler -32602).</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>Aktualisieren Sie die Tools, und vergleichen Sie die Argumente mit dem Schema.</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>eine Antwort, aber kein Tool-Ergebnis</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>Die Antwort ist kein Tool-Ergebnis: „%6“.</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>Senden Sie diese Antwort an den Betreiber des Tool-Servers.</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>der Server dahinter verlangt ein Token</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>Der Schlüssel wurde von einer früheren Version dieses Programms oder von einem anderen Programm gespeichert. Ein gespeicherter Schlüssel wird nur dorthin gesendet, wo eine Person es erlaubt hat.</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>Das Profil wurde geändert, nachdem der Schlüssel gespeichert wurde. Ein gespeicherter Schlüssel wird nur dorthin gesendet, wo eine Person es erlaubt hat.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>Nächster Schritt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Prüfen Sie beim Dienst, ob der Aufruf etwas bewirkt hat, bevor Sie das Tool erneut aufrufen.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>Suchen Sie zuerst im Produkt nach dem Marker. Senden Sie den Eintrag nur dann erneut, wenn er dort fehlt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>Die Ursache ist nicht bekannt.</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>ein OAuth-Token wird verlangt, kein API-Schlüssel</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>Der Server antwortet mit 401 und „WWW-Authenticate: Bearer“ und gibt an, wo sich Clients anmelden; ein API-Schlüssel ist hier also nicht anwendbar.</translation>
    </message>
    <message>
        <source>This is a team’s key. The service accepts it only together with a team member’s username, and expires it after two hours at most.</source>
        <translation>Dies ist der Schlüssel eines Teams. Der Dienst akzeptiert ihn nur zusammen mit dem Benutzernamen eines Teammitglieds und lässt ihn nach höchstens zwei Stunden ablaufen.</translation>
    </message>
    <message>
        <source>Enter the username, and turn on “Send username with entries”.</source>
        <translation>Geben Sie den Benutzernamen ein, und schalten Sie „Benutzernamen mit den Einträgen senden“ ein.</translation>
    </message>
    <message>
        <source>The resource is there, at another address.</source>
        <translation>Die Ressource ist vorhanden, unter einer anderen Adresse.</translation>
    </message>
    <message>
        <source>the resource is at another address</source>
        <translation>die Ressource ist unter einer anderen Adresse</translation>
    </message>
    <message>
        <source>The log tool reads this resource’s log, and names another owner than the URL does.</source>
        <translation>Das Protokoll-Tool liest das Protokoll dieser Ressource und nennt einen anderen Besitzer als die URL.</translation>
    </message>
    <message>
        <source>Use %6</source>
        <translation>Verwenden Sie %6</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>es gibt keine solche Ressource</translation>
    </message>
    <message>
        <source>The log tool does not find the resource %2 either. It was deleted, or the UUID was cut off while copying.</source>
        <translation>Auch das Protokoll-Tool findet die Ressource %2 nicht. Sie wurde gelöscht, oder die UUID wurde beim Kopieren abgeschnitten.</translation>
    </message>
    <message>
        <source>The resource is there, but this account has no access to it.</source>
        <translation>Die Ressource ist vorhanden, aber dieses Konto hat keinen Zugriff darauf.</translation>
    </message>
    <message>
        <source>this account has no access to the resource</source>
        <translation>dieses Konto hat keinen Zugriff auf die Ressource</translation>
    </message>
    <message>
        <source>The log tool knows the resource, and denies this account access to it.</source>
        <translation>Das Protokoll-Tool kennt die Ressource und verweigert diesem Konto den Zugriff darauf.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams.</source>
        <translation>Prüfen Sie, ob der Benutzername zum Konto des Schlüssels gehört. Wenn ja, bitten Sie %1, die Ressource mit einem Ihrer Teams zu teilen.</translation>
    </message>
    <message>
        <source>the service is not set up yet</source>
        <translation>der Dienst ist noch nicht eingerichtet</translation>
    </message>
    <message>
        <source>%3 redirects every request to its setup page, /setup/. It accepts nothing before somebody has completed that page.</source>
        <translation>%3 leitet jede Anfrage auf die eigene Einrichtungsseite /setup/ um. Es wird nichts angenommen, bevor jemand diese Seite abgeschlossen hat.</translation>
    </message>
    <message>
        <source>Ask the operator to complete the setup.</source>
        <translation>Bitten Sie den Betreiber, die Einrichtung abzuschließen.</translation>
    </message>
    <message>
        <source>The API key is valid, but the username does not belong to it (403).</source>
        <translation>Der API-Schlüssel ist gültig, aber der Benutzername gehört nicht zu ihm (403).</translation>
    </message>
    <message>
        <source>the username does not belong to the key</source>
        <translation>der Benutzername gehört nicht zum Schlüssel</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the username, and refuses it with the username. The key is valid.</source>
        <translation>Der Tool-Server akzeptiert diesen Schlüssel ohne den Benutzernamen und lehnt ihn mit dem Benutzernamen ab. Der Schlüssel ist gültig.</translation>
    </message>
    <message>
        <source>Enter the username of the key’s account, or leave it empty.</source>
        <translation>Geben Sie den Benutzernamen des Kontos ein, zu dem der Schlüssel gehört, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>The account was renamed or deleted (404, 401).</source>
        <translation>Das Konto wurde umbenannt oder gelöscht (404, 401).</translation>
    </message>
    <message>
        <source>the account was renamed or deleted</source>
        <translation>das Konto wurde umbenannt oder gelöscht</translation>
    </message>
    <message>
        <source>This address accepted entries before. Now the service does not know it, and the tool server does not know the key. Both happen at once when the account %1 is renamed or deleted.</source>
        <translation>Unter dieser Adresse wurden früher Einträge angenommen. Jetzt kennt der Dienst sie nicht, und der Tool-Server kennt den Schlüssel nicht. Beides geschieht gleichzeitig, wenn das Konto %1 umbenannt oder gelöscht wird.</translation>
    </message>
    <message>
        <source>Ask %1, or look in the product for the account’s new name. Then copy the Resource URL and the key again.</source>
        <translation>Fragen Sie %1, oder sehen Sie im Produkt nach dem neuen Namen des Kontos. Kopieren Sie dann die Ressourcen-URL und den Schlüssel noch einmal.</translation>
    </message>
    <message>
        <source>The resource was deleted or moved (404).</source>
        <translation>Die Ressource wurde gelöscht oder verschoben (404).</translation>
    </message>
    <message>
        <source>the resource was deleted or moved</source>
        <translation>die Ressource wurde gelöscht oder verschoben</translation>
    </message>
    <message>
        <source>This address accepted entries before, and now the service has no such resource.</source>
        <translation>Unter dieser Adresse wurden früher Einträge angenommen, und jetzt hat der Dienst keine solche Ressource.</translation>
    </message>
    <message>
        <source>Look for the resource in the product, and copy its Resource URL again.</source>
        <translation>Suchen Sie die Ressource im Produkt, und kopieren Sie ihre Ressourcen-URL noch einmal.</translation>
    </message>
    <message>
        <source>no such resource; the UUID has capital letters</source>
        <translation>keine solche Ressource; die UUID enthält Großbuchstaben</translation>
    </message>
    <message>
        <source>Write the UUID in the Resource URL in small letters.</source>
        <translation>Schreiben Sie die UUID in der Ressourcen-URL in Kleinbuchstaben.</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you rely on the entry.</source>
        <translation>Suchen Sie im Produkt nach dem Marker, bevor Sie sich auf den Eintrag verlassen.</translation>
    </message>
    <message>
        <source>accepted, but the service’s clock is %6</source>
        <translation>angenommen, aber die Uhr des Dienstes %6</translation>
    </message>
    <message>
        <source>Entries carry this computer’s time, so they appear at the wrong place in the log.</source>
        <translation>Einträge tragen die Zeit dieses Rechners, deshalb erscheinen sie an der falschen Stelle im Protokoll.</translation>
    </message>
    <message>
        <source>Set this computer’s clock by a time server. If it is right, tell the operator.</source>
        <translation>Stellen Sie die Uhr dieses Rechners nach einem Zeitserver. Geht sie richtig, teilen Sie es dem Betreiber mit.</translation>
    </message>
    <message>
        <source>a username and password are required, not an API key</source>
        <translation>ein Benutzername und ein Passwort werden verlangt, kein API-Schlüssel</translation>
    </message>
    <message>
        <source>Ask the operator for an address that accepts API keys.</source>
        <translation>Fragen Sie den Betreiber nach einer Adresse, die API-Schlüssel akzeptiert.</translation>
    </message>
    <message>
        <source>The tool server refuses this key with the username, and accepts it without one. The key is valid.</source>
        <translation>Der Tool-Server lehnt diesen Schlüssel mit dem Benutzernamen ab und akzeptiert ihn ohne Benutzernamen. Der Schlüssel ist gültig.</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the resource’s UUID, and refuses it with the UUID. The key is valid, but its account has no access to this resource.</source>
        <translation>Der Tool-Server akzeptiert diesen Schlüssel ohne die UUID der Ressource und lehnt ihn mit der UUID ab. Der Schlüssel ist gültig, aber sein Konto hat keinen Zugriff auf diese Ressource.</translation>
    </message>
    <message>
        <source>With the resource’s UUID, the tool server gives this response both for a wrong key and for a valid key without access to this resource.</source>
        <translation>Mit der UUID der Ressource gibt der Tool-Server diese Antwort sowohl bei einem falschen Schlüssel als auch bei einem gültigen Schlüssel ohne Zugriff auf diese Ressource.</translation>
    </message>
    <message>
        <source>Run a check. It asks once more without the UUID, which shows which of the two it is.</source>
        <translation>Führen Sie eine Prüfung aus. Sie fragt noch einmal ohne die UUID, was zeigt, welcher der beiden Fälle zutrifft.</translation>
    </message>
    <message>
        <source>the tool server does not recognize this key without the resource’s UUID</source>
        <translation>der Tool-Server erkennt diesen Schlüssel ohne die UUID der Ressource nicht</translation>
    </message>
    <message>
        <source>This is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>Dies ist höchstwahrscheinlich der eigene Schlüssel der Ressource. Der Tool-Server erkennt solche Schlüssel nur zusammen mit der UUID der Ressource.</translation>
    </message>
    <message>
        <source>A service may distinguish capital from small letters in UUIDs, and use small ones. SDKs send %2 unchanged and lose every entry.</source>
        <translation>Ein Dienst kann bei UUIDs zwischen Groß- und Kleinbuchstaben unterscheiden und Kleinbuchstaben verwenden. SDKs senden %2 unverändert und verlieren jeden Eintrag.</translation>
    </message>
    <message>
        <source>a bearer token is required</source>
        <translation>ein Bearer-Token wird verlangt</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer”, and the key was sent in another header.</source>
        <translation>Der Tool-Server verlangt „Authorization: Bearer“, und der Schlüssel wurde in einer anderen Kopfzeile gesendet.</translation>
    </message>
    <message>
        <source>Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.</source>
        <translation>Schalten Sie auf der Seite „Einrichtung“ für dieses Profil „Als Bearer-Token“ ein, oder verwenden Sie --bearer.</translation>
    </message>
    <message>
        <source>this server has none</source>
        <translation>dieser Server hat keine</translation>
    </message>
    <message>
        <source>The general tools work. This tool server has no code-hosting endpoint, which is usual.</source>
        <translation>Die allgemeinen Tools funktionieren. Dieser Tool-Server hat keinen Code-Hosting-Endpunkt, was üblich ist.</translation>
    </message>
    <message>
        <source>If you expect code-hosting tools, ask the operator for their address.</source>
        <translation>Wenn Sie Code-Hosting-Tools erwarten, fragen Sie den Betreiber nach deren Adresse.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used, so nothing was sent.</source>
        <translation>Die Umgebung nennt einen Proxy, der nicht verwendet werden kann, daher wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Correct the variable, or remove it.</source>
        <translation>Korrigieren Sie die Variable, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <source>The service does not serve this host name.</source>
        <translation>Der Dienst bedient diesen Hostnamen nicht.</translation>
    </message>
    <message>
        <source>The server serves only certain host names, and %3 is not one of them.</source>
        <translation>Der Server bedient nur bestimmte Hostnamen, und %3 gehört nicht dazu.</translation>
    </message>
    <message>
        <source>The server requires a username and password, not an API key (401).</source>
        <translation>Der Server verlangt Benutzernamen und Passwort, keinen API-Schlüssel (401).</translation>
    </message>
    <message>
        <source>The key or token lacks a scope that the server requires.</source>
        <translation>Dem Schlüssel oder Token fehlt ein Scope, den der Server verlangt.</translation>
    </message>
    <message>
        <source>a scope is missing</source>
        <translation>ein Scope fehlt</translation>
    </message>
    <message>
        <source>The server recognizes the key or token, but it lacks a scope (insufficient_scope): “%6”.</source>
        <translation>Der Server erkennt den Schlüssel oder das Token, aber es fehlt ein Scope (insufficient_scope): „%6“.</translation>
    </message>
    <message>
        <source>Ask for a key or token with that scope.</source>
        <translation>Fragen Sie nach einem Schlüssel oder Token mit diesem Scope.</translation>
    </message>
    <message>
        <source>The server requires a client certificate.</source>
        <translation>Der Server verlangt ein Client-Zertifikat.</translation>
    </message>
    <message>
        <source>a client certificate is required</source>
        <translation>ein Client-Zertifikat wird verlangt</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for a client certificate (mutual TLS), which this program does not send.</source>
        <translation>Der Server oder ein Proxy davor verlangt ein Client-Zertifikat (mutual TLS), das dieses Programm nicht sendet.</translation>
    </message>
    <message>
        <source>A gateway got no usable response from the service.</source>
        <translation>Ein Gateway erhielt vom Dienst keine verwendbare Antwort.</translation>
    </message>
    <message>
        <source>a gateway got no usable response from the service</source>
        <translation>ein Gateway erhielt vom Dienst keine verwendbare Antwort</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>Prüfen Sie in einer Minute erneut. Bleibt das Problem bestehen, senden Sie die Uhrzeit und diese Antwort an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>“not modified”, which is no response to this request</source>
        <translation>„not modified“ (nicht geändert), was die Anfrage nicht beantwortet</translation>
    </message>
    <message>
        <source>Status 304 belongs to caches. A cache or proxy on the way may have responded instead of the service.</source>
        <translation>Status 304 gehört zu Caches. Möglicherweise hat ein Cache oder Proxy auf dem Weg anstelle des Dienstes geantwortet.</translation>
    </message>
    <message>
        <source>a login page instead of this catalog</source>
        <translation>eine Anmeldeseite statt dieses Katalogs</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator whether the server has this catalog.</source>
        <translation>Verknüpfen Sie das Konto im Produkt, oder fragen Sie den Betreiber, ob der Server diesen Katalog hat.</translation>
    </message>
    <message>
        <source>The address redirects in a loop.</source>
        <translation>Die Adresse leitet in einer Schleife um.</translation>
    </message>
    <message>
        <source>redirects back and forth</source>
        <translation>leitet hin und her um</translation>
    </message>
    <message>
        <source>The addresses with and without a trailing slash redirect to each other, the last one to %4. Your key was not sent to any other server.</source>
        <translation>Die Adressen mit und ohne Schrägstrich am Ende leiten aufeinander um, die letzte auf %4. Der Schlüssel wurde an keinen anderen Server gesendet.</translation>
    </message>
    <message>
        <source>a server error</source>
        <translation>ein Serverfehler</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error: “%6”.</source>
        <translation>Der Dienst oder ein Gateway davor meldet einen Serverfehler: „%6“.</translation>
    </message>
    <message>
        <source>The server requires a bearer token for entries (401).</source>
        <translation>Der Server verlangt für Einträge ein Bearer-Token (401).</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, asks for “Authorization: Bearer”, which this program does not send with entries.</source>
        <translation>Der Server oder ein Gateway davor verlangt „Authorization: Bearer“, was dieses Programm mit Einträgen nicht sendet.</translation>
    </message>
    <message>
        <source>Check the Resource URL. If it is right, ask the operator for an address that accepts API keys.</source>
        <translation>Prüfen Sie die Ressourcen-URL. Ist sie richtig, fragen Sie den Betreiber nach einer Adresse, die API-Schlüssel akzeptiert.</translation>
    </message>
    <message>
        <source>accepted, but the response says “%6”</source>
        <translation>angenommen, aber die Antwort lautet „%6“</translation>
    </message>
    <message>
        <source>The status reports success, and the response a failure. The service may have stored nothing, or only a part.</source>
        <translation>Der Status meldet einen Erfolg, die Antwort einen Fehlschlag. Möglicherweise hat der Dienst nichts oder nur einen Teil gespeichert.</translation>
    </message>
    <message>
        <source>the key was refused in a JSON-RPC error</source>
        <translation>der Schlüssel wurde in einem JSON-RPC-Fehler abgelehnt</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username: “%6”.</source>
        <translation>Der Tool-Server akzeptiert diesen Schlüssel mit diesem Benutzernamen nicht: „%6“.</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer” and names where clients sign in. The key was sent in another header.</source>
        <translation>Der Tool-Server verlangt „Authorization: Bearer“ und gibt an, wo sich Clients anmelden. Der Schlüssel wurde in einer anderen Kopfzeile gesendet.</translation>
    </message>
    <message>
        <source>If your key is a bearer token, turn on “As a bearer token” for this profile on the Setup page, or use --bearer. This program does not support OAuth sign-in.</source>
        <translation>Wenn der Schlüssel ein Bearer-Token ist, schalten Sie auf der Seite „Einrichtung“ für dieses Profil „Als Bearer-Token“ ein, oder verwenden Sie --bearer. Dieses Programm unterstützt keine OAuth-Anmeldung.</translation>
    </message>
    <message>
        <source>refused, although the general tools are listed</source>
        <translation>abgelehnt, obwohl die allgemeinen Tools aufgelistet werden</translation>
    </message>
    <message>
        <source>The general tools accept the same key and username, so this refusal is most likely about the account or token behind this catalog: “%6”.</source>
        <translation>Die allgemeinen Tools akzeptieren denselben Schlüssel und Benutzernamen, daher betrifft diese Ablehnung höchstwahrscheinlich das Konto oder Token hinter diesem Katalog: „%6“.</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator who may use this catalog.</source>
        <translation>Verknüpfen Sie das Konto im Produkt, oder fragen Sie den Betreiber, wer diesen Katalog verwenden darf.</translation>
    </message>
    <message>
        <source>the protocol version was refused</source>
        <translation>die Protokollversion wurde abgelehnt</translation>
    </message>
    <message>
        <source>the event stream reports an error</source>
        <translation>der Ereignisstrom meldet einen Fehler</translation>
    </message>
    <message>
        <source>The tool server sent an error in its event stream instead of a response: “%6”.</source>
        <translation>Der Tool-Server hat in seinem Ereignisstrom einen Fehler statt einer Antwort gesendet: „%6“.</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for HTTP Basic or Windows authentication, which this program does not send.</source>
        <translation>Der Server oder ein Proxy davor verlangt eine HTTP-Basic- oder Windows-Authentifizierung, die dieses Programm nicht sendet.</translation>
    </message>
    <message>
        <source>redirects to its own sign-in page</source>
        <translation>leitet auf die eigene Anmeldeseite um</translation>
    </message>
    <message>
        <source>%3 redirects this path to a sign-in page on the same host, %4. A browser is expected here, not an API key. Your key was not sent there.</source>
        <translation>%3 leitet diesen Pfad auf eine Anmeldeseite auf demselben Host um (%4). Hier wird ein Browser erwartet, kein API-Schlüssel. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>The address redirects to itself.</source>
        <translation>Die Adresse leitet auf sich selbst um.</translation>
    </message>
    <message>
        <source>redirects to itself</source>
        <translation>leitet auf sich selbst um</translation>
    </message>
    <message>
        <source>the server stopped waiting</source>
        <translation>der Server hat nicht länger gewartet</translation>
    </message>
    <message>
        <source>The service received no API key.</source>
        <translation>Der Dienst hat keinen API-Schlüssel empfangen.</translation>
    </message>
    <message>
        <source>this catalog’s token was refused</source>
        <translation>das Token dieses Katalogs wurde abgelehnt</translation>
    </message>
    <message>
        <source>Create a new token there and save it on the Setup page.</source>
        <translation>Erstellen Sie dort ein neues Token und speichern Sie es auf der Seite „Einrichtung“.</translation>
    </message>
    <message>
        <source>Save a token for this catalog on the Setup page, or with “resource-console key set --catalog NAME”.</source>
        <translation>Speichern Sie ein Token für diesen Katalog auf der Seite „Einrichtung“ oder mit „resource-console key set --catalog NAME“.</translation>
    </message>
    <message>
        <source>the tool server reports error -32001</source>
        <translation>der Tool-Server meldet den Fehler -32001</translation>
    </message>
    <message>
        <source>Check the key and the username, then check again. If it persists, send this response to the operator.</source>
        <translation>Prüfen Sie den Schlüssel und den Benutzernamen, und prüfen Sie dann erneut. Bleibt das Problem bestehen, senden Sie diese Antwort an den Betreiber.</translation>
    </message>
    <message>
        <source>the server accepts requests of certain web pages only</source>
        <translation>der Server nimmt nur Anfragen bestimmter Webseiten an</translation>
    </message>
    <message>
        <source>The server checks the Origin header, which browsers send and this program does not: “%6”.</source>
        <translation>Der Server prüft die Kopfzeile Origin, die Browser senden und dieses Programm nicht: „%6“.</translation>
    </message>
    <message>
        <source>Ask the operator to accept requests without an Origin header.</source>
        <translation>Bitten Sie den Betreiber, Anfragen ohne die Kopfzeile Origin anzunehmen.</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site: “%6”.</source>
        <translation>Die Antwort ist eine Webseite, wahrscheinlich die Anmeldeseite eines Netzwerks, eines Proxys oder einer anderen Website: „%6“.</translation>
    </message>
    <message>
        <source>probably refused by a gateway in front of the service</source>
        <translation>wahrscheinlich von einem Gateway vor dem Dienst abgelehnt</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests and says to wait until %5.</source>
        <translation>Der Dienst oder ein Gateway davor meldet zu viele Anfragen und bittet, bis %5 zu warten.</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests: “%6”.</source>
        <translation>Der Dienst oder ein Gateway davor meldet zu viele Anfragen: „%6“.</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, is unavailable and says to try again at %5.</source>
        <translation>Der Dienst oder ein Gateway davor ist nicht verfügbar und bittet, es um %5 erneut zu versuchen.</translation>
    </message>
    <message>
        <source>the address is for an older transport</source>
        <translation>die Adresse gehört zu einem älteren Transport</translation>
    </message>
    <message>
        <source>Addresses with /sse usually belong to an older MCP transport, which this program does not support.</source>
        <translation>Adressen mit /sse gehören meist zu einem älteren MCP-Transport, den dieses Programm nicht unterstützt.</translation>
    </message>
    <message>
        <source>Enter the server’s address for Streamable HTTP. It often ends with /mcp.</source>
        <translation>Geben Sie die Adresse des Servers für Streamable HTTP ein. Sie endet oft auf /mcp.</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request: “%6”.</source>
        <translation>Der Tool-Server meldet, dass er diese Anfrage nicht versteht: „%6“.</translation>
    </message>
    <message>
        <source>Some definitions hide text or try to steer a model.</source>
        <translation>Einige Definitionen verbergen Text oder versuchen, ein Modell zu steuern.</translation>
    </message>
    <message>
        <source>Read the findings in Tools, or with “resource-console tools lint”.</source>
        <translation>Lesen Sie die Befunde unter „Tools“ oder mit „resource-console tools lint“.</translation>
    </message>
    <message>
        <source>Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and the UUID in the Resource URL.</source>
        <translation>Schalten Sie auf der Seite „Einrichtung“ für dieses Profil „UUID an Tool-Server“ aus, und prüfen Sie den Besitzer und die UUID in der Ressourcen-URL.</translation>
    </message>
    <message>
        <source>Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.</source>
        <translation>Schalten Sie auf der Seite „Einrichtung“ für dieses Profil „UUID an Tool-Server“ ein, oder verwenden Sie den Schlüssel eines Kontos.</translation>
    </message>
    <message>
        <source>redirects to a single sign-on page</source>
        <translation>leitet auf eine Single-Sign-on-Seite um</translation>
    </message>
    <message>
        <source>a payment or more credit is required</source>
        <translation>Zahlung oder weiteres Guthaben erforderlich</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, wants a payment before it accepts requests: “%6”.</source>
        <translation>Der Server oder ein Gateway davor verlangt eine Zahlung, bevor er Anfragen annimmt: „%6“.</translation>
    </message>
    <message>
        <source>Check the plan and the credit of the account in the product.</source>
        <translation>Prüfen Sie im Produkt den Tarif und das Guthaben des Kontos.</translation>
    </message>
    <message>
        <source>Check whether the server expects another header, or a proxy removes the header that carries the key.</source>
        <translation>Prüfen Sie, ob der Server eine andere Kopfzeile erwartet oder ob ein Proxy die Kopfzeile mit dem Schlüssel entfernt.</translation>
    </message>
    <message>
        <source>The service refused the team’s key (403).</source>
        <translation>Der Dienst hat den Schlüssel des Teams abgelehnt (403).</translation>
    </message>
    <message>
        <source>the team’s key was not accepted</source>
        <translation>der Schlüssel des Teams wurde nicht akzeptiert</translation>
    </message>
    <message>
        <source>A server responds, but not at this path: “%6”. The product path or the host may be wrong.</source>
        <translation>Ein Server antwortet, aber nicht unter diesem Pfad: „%6“. Möglicherweise ist der Produktpfad oder der Host falsch.</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path: “%6”.</source>
        <translation>Ein Server antwortet, aber unter diesem Pfad hat er keinen Tool-Endpunkt: „%6“.</translation>
    </message>
    <message>
        <source>a gateway got no response from the tool server</source>
        <translation>ein Gateway erhielt keine Antwort vom Tool-Server</translation>
    </message>
    <message>
        <source>A gateway in front of the tool server could not reach it, or lost the connection: “%6”.</source>
        <translation>Ein Gateway vor dem Tool-Server konnte ihn nicht erreichen oder hat die Verbindung verloren: „%6“.</translation>
    </message>
    <message>
        <source>The tool server and this program have no protocol version in common (error -32022): “%6”.</source>
        <translation>Der Tool-Server und dieses Programm haben keine gemeinsame Protokollversion (Fehler -32022): „%6“.</translation>
    </message>
    <message>
        <source>A sign-in page responded instead of the service.</source>
        <translation>Statt des Dienstes hat eine Anmeldeseite geantwortet.</translation>
    </message>
    <message>
        <source>Enter a team member’s username. If the key is older than two hours, create a new one in the product.</source>
        <translation>Geben Sie den Benutzernamen eines Teammitglieds ein. Wenn der Schlüssel älter als zwei Stunden ist, erstellen Sie im Produkt einen neuen.</translation>
    </message>
    <message>
        <source>an interim status instead of a response</source>
        <translation>ein Zwischenstatus statt einer Antwort</translation>
    </message>
    <message>
        <source>Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed was not read.</source>
        <translation>Statuswerte von 100 bis 199, etwa 102 und 103, kündigen eine Antwort nur an. Was danach kam, wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>Ask the operator of the service or of a proxy on the way to turn them off.</source>
        <translation>Bitten Sie den Betreiber des Dienstes oder eines dazwischenliegenden Proxys, sie abzuschalten.</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries.</source>
        <translation>Die als Tool-Server angegebene Adresse ist eine Ressourcen-URL, die Einträge empfängt.</translation>
    </message>
    <message>
        <source>If it shows a prompt, that may be behind this window.</source>
        <translation>Falls er eine Nachfrage zeigt, liegt sie möglicherweise hinter diesem Fenster.</translation>
    </message>
    <message>
        <source>The service may be restarting, a firewall or proxy may have cut the connection off, or the server does not speak HTTP.</source>
        <translation>Möglicherweise startet der Dienst neu, eine Firewall oder ein Proxy hat die Verbindung getrennt, oder der Server spricht kein HTTP.</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service responds after it has stored an error or alert and notified people, so most likely the entry is stored and people were notified.</source>
        <translation>Der Eintrag wurde gesendet. Ein solcher Dienst antwortet erst, nachdem er einen Fehler oder Alarm gespeichert und Personen benachrichtigt hat. Höchstwahrscheinlich ist der Eintrag also gespeichert, und Personen wurden benachrichtigt.</translation>
    </message>
    <message>
        <source>Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>Manche Tool-Server bearbeiten immer nur eine Anfrage und blockieren, während sie auf einen Server dahinter warten.</translation>
    </message>
    <message>
        <source>It may be another kind of service, or a port that requires https.</source>
        <translation>Es kann eine andere Art von Dienst sein oder ein Port, der https erfordert.</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name.</source>
        <translation>Der Dienst gibt diese Seite zurück, wenn der Hostname (%3) nicht auf seiner Liste steht, zum Beispiel bei einer IP-Adresse, einem Alias oder einem alten Namen.</translation>
    </message>
    <message>
        <source>A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”.</source>
        <translation>Ein Gateway vor dem Dienst, etwa ein CDN, konnte von ihm keine verwendbare Antwort erhalten: „%6“.</translation>
    </message>
    <message>
        <source>This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front of it probably refused the request, so this does not show whether the key is valid.</source>
        <translation>Das sieht nicht nach einer Ablehnung durch den Dienst aus: „%6“. Wahrscheinlich hat ein Gateway, eine Firewall oder eine Anmeldeseite davor die Anfrage abgelehnt; ob der Schlüssel gültig ist, zeigt das nicht.</translation>
    </message>
    <message>
        <source>For this catalog, the server redirects to the login page %4. It may not have this catalog, or may require a linked account. Your key was not sent to the login page.</source>
        <translation>Für diesen Katalog leitet der Server auf die Anmeldeseite %4 um. Möglicherweise hat er diesen Katalog nicht oder verlangt ein verknüpftes Konto. Der Schlüssel wurde nicht an die Anmeldeseite gesendet.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as the log service does with every path it does not know. Your key was not sent to the login page.</source>
        <translation>%3 leitet diesen Pfad auf die eigene Anmeldeseite um, wie es der Protokolldienst mit jedem unbekannten Pfad tut. Der Schlüssel wurde nicht an die Anmeldeseite gesendet.</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. Such a service accepts entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>Dies ist die Adresse des Teams „%1“. Ein solcher Dienst nimmt Einträge nur unter der Adresse eines Besitzers an, /u/&lt;owner&gt;/…, mit derselben UUID. Ein SDK, das Umleitungen folgt, hält die Anmeldeseite für einen Erfolg und verliert seine Einträge unbemerkt.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as it does with every path it does not know. An SDK that follows redirects mistakes that for success and silently loses its entries.</source>
        <translation>%3 leitet diesen Pfad auf die eigene Anmeldeseite um, wie jeden unbekannten Pfad. Ein SDK, das Umleitungen folgt, hält das für einen Erfolg und verliert seine Einträge unbemerkt.</translation>
    </message>
    <message>
        <source>The request was redirected to the sign-in page %4, probably by a gateway in front of the service. Your key was not sent there.</source>
        <translation>Die Anfrage wurde auf die Anmeldeseite %4 umgeleitet, wahrscheinlich von einem Gateway vor dem Dienst. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs at most in repeated slashes or its query. Your key was not sent to any other server.</source>
        <translation>Der Dienst leitet auf %4 um, eine Adresse, die sich höchstens durch wiederholte Schrägstriche oder ihre Abfrage unterscheidet. Der Schlüssel wurde an keinen anderen Server gesendet.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. Your key was not sent to any other server.</source>
        <translation>Der Dienst leitet auf %4 um, eine Adresse, die sich nur durch einen Schrägstrich am Ende unterscheidet. Der Schlüssel wurde an keinen anderen Server gesendet.</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid, and the URL names this user as the owner. The resource may belong to somebody else, or be a global one, which accepts only its own key and a superuser’s.</source>
        <translation>Der Tool-Server akzeptiert denselben Schlüssel und Benutzernamen, also ist der Schlüssel gültig, und die URL nennt diesen Benutzer als Besitzer. Möglicherweise gehört die Ressource jemand anderem, oder sie ist eine globale, die nur ihren eigenen Schlüssel und den eines Superusers akzeptiert.</translation>
    </message>
    <message>
        <source>The tool server passed your token on, and the server behind it refused it. It may have expired or been revoked.</source>
        <translation>Der Tool-Server hat das Token weitergegeben, und der Server dahinter hat es abgelehnt. Möglicherweise ist es abgelaufen oder wurde widerrufen.</translation>
    </message>
    <message>
        <source>The tool server reports “%6”. Error -32001 usually means a refused key, a lost session or a timeout.</source>
        <translation>Der Tool-Server meldet „%6“. Der Fehler -32001 bedeutet meist einen abgelehnten Schlüssel, eine verlorene Sitzung oder ein überschrittenes Zeitlimit.</translation>
    </message>
    <message>
        <source>neither a result nor an error, or both</source>
        <translation>weder ein Ergebnis noch ein Fehler, oder beides</translation>
    </message>
    <message>
        <source>A slow connection, a proxy on the way or the service itself may have held the request up.</source>
        <translation>Möglicherweise hat eine langsame Verbindung, ein Proxy auf dem Weg oder der Dienst selbst die Anfrage aufgehalten.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, enter the username and the tool server in Setup. Whether the tools are listed shows which cause applies.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal. Wird auch er abgelehnt, geben Sie in der Einrichtung den Benutzernamen und den Tool-Server ein. Ob die Tools aufgelistet werden, zeigt, welche Ursache zutrifft.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, run a check with the tool server. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>Kopieren Sie den Schlüssel noch einmal. Wird auch er abgelehnt, führen Sie eine Prüfung mit dem Tool-Server durch. Ob die Tools aufgelistet werden, zeigt, welche Ursache zutrifft. Der eigene Schlüssel einer Ressource funktioniert ohne Benutzernamen oder mit dem von jemandem, der Zugriff hat.</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (%1 weitere)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>Message</source>
        <translation>Nachricht</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Probealarm beenden</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>Ein Probealarm läuft.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach you.</source>
        <translation>Ein Probealarm sendet einen echten Alarm und misst, wie lange er bis zu Ihnen braucht.</translation>
    </message>
    <message>
        <source>It reached me</source>
        <translation>Bei mir angekommen</translation>
    </message>
    <message>
        <source>Copy time</source>
        <translation>Zeit kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>The alert reached you after %1.</source>
        <comment>a duration</comment>
        <translation>Der Alarm ist nach %1 bei Ihnen angekommen.</translation>
    </message>
    <message>
        <source>The drill ended without a confirmation that the alert reached you.</source>
        <translation>Der Probealarm endete ohne Bestätigung, dass der Alarm bei Ihnen angekommen ist.</translation>
    </message>
    <message>
        <source>Looking for it in the service’s log…</source>
        <translation>Suche im Protokoll des Dienstes …</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Ankunft: %1</translation>
    </message>
    <message>
        <source>Arrival in the log is unknown.</source>
        <translation>Ob der Eintrag im Protokoll angekommen ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Verstrichene Zeit</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>It has no message.</source>
        <translation>Der Eintrag hat keine Nachricht.</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>„%1“ ist keine Stufe.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Kein UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>Nur die ersten %1 Einträge werden importiert.</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>Die zugehörige Nachricht ist zu lang.</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>Die Zeile hat %1 Zellen, die erste hat %2.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Die Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>Die Datei ist in UTF-16 codiert. Erforderlich ist UTF-8.</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>„%1“ ist kein Zeitstempel nach ISO 8601.</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>Kein Eintrag, sondern eine Liste oder eine Prüfung.</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>Die Nachricht ist kein Text.</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>Kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>Kein JSON: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>„%1“ legt das Feld „%2“ ein zweites Mal fest.</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>Keine Spalte ist der Nachricht zugeordnet.</translation>
    </message>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>Länger als %n MiB.</numerusform>
            <numerusform>Länger als %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like a spreadsheet’s number for a date. Format the column as text such as 2026-11-21 14:02:11.</source>
        <translation>„%1“ sieht aus wie die Zahl, als die eine Tabellenkalkulation ein Datum speichert. Formatieren Sie die Spalte als Text wie 2026-11-21 14:02:11.</translation>
    </message>
    <message>
        <source>“%1” was rounded, probably by a spreadsheet, so its time is lost. Export the column with all digits.</source>
        <translation>„%1“ wurde gerundet, vermutlich von einer Tabellenkalkulation, daher ist die Uhrzeit verloren. Exportieren Sie die Spalte mit allen Ziffern.</translation>
    </message>
    <message>
        <source>Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that continue an entry: %4.</source>
        <translation>Als Protokoll gelesen. Einträge: %1. Mit Zeit: %2. Mit Stufe: %3. Zeilen, die einen Eintrag fortsetzen: %4.</translation>
    </message>
    <message>
        <source>An entry without a time gets the time of sending.</source>
        <translation>Ein Eintrag ohne Zeit erhält die Zeit des Sendens.</translation>
    </message>
    <message>
        <source>An entry without a level is sent as info.</source>
        <translation>Ein Eintrag ohne Stufe wird als info gesendet.</translation>
    </message>
    <message>
        <source>In “%1” the day and the month are ambiguous. Write the date such as 2026-11-21.</source>
        <translation>In „%1“ lassen sich Tag und Monat nicht unterscheiden. Schreiben Sie das Datum in der Form 2026-11-21.</translation>
    </message>
    <message>
        <source>The time zone of “%1” is not certain. Write UTC or an offset such as +01:00.</source>
        <translation>Die Zeitzone von „%1“ ist nicht eindeutig. Schreiben Sie UTC oder eine Abweichung wie +01:00.</translation>
    </message>
    <message>
        <source>It has two levels, “%1” and “%2”. Choose the field that is the level.</source>
        <translation>Der Eintrag hat zwei Stufen, „%1“ und „%2“. Wählen Sie das Feld, das die Stufe ist.</translation>
    </message>
    <message>
        <source>The first row contains a time in place of column names.</source>
        <translation>Die erste Zeile enthält eine Zeitangabe statt Spaltennamen.</translation>
    </message>
    <message>
        <source>A time without an offset from UTC is read as local time.</source>
        <translation>Eine Zeit ohne Abweichung von UTC wird als Ortszeit gelesen.</translation>
    </message>
    <message>
        <source>It contains a NUL character.</source>
        <translation>Der Eintrag enthält ein NUL-Zeichen.</translation>
    </message>
    <message>
        <source>This layout cannot be imported. Export the entries as CSV or JSON.</source>
        <translation>Dieses Layout kann nicht importiert werden. Exportieren Sie die Einträge als CSV oder JSON.</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>Als %1 senden  Strg+Eingabe</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>Wird nie automatisch wiederholt</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>Wird einzeln gesendet, weil dadurch Personen per App, E-Mail oder SMS benachrichtigt werden können.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Weitere Möglichkeiten zum Senden</translation>
    </message>
    <message>
        <source>Send one each at debug, info and warning</source>
        <translation>Je einen mit debug, info und warning senden</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>%1 protokollieren  Strg+Eingabe</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>In die Protokolldatei geschrieben und gesendet</translation>
    </message>
    <message>
        <source>One at each level</source>
        <translation>Je einen pro Stufe</translation>
    </message>
    <message>
        <source>Not written to the SDK’s log file: %1</source>
        <translation>Nicht in die Protokolldatei des SDK geschrieben: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>In %1 geschrieben.</translation>
    </message>
    <message>
        <source>Apply the SDK threshold (%1)</source>
        <translation>SDK-Schwelle anwenden (%1)</translation>
    </message>
    <message>
        <source>The threshold is %1, so the entry is only written to the local log.</source>
        <translation>Die Schwelle ist %1, der Eintrag wird also nur ins lokale Protokoll geschrieben.</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>Deployment abgeschlossen</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] Deployment {counter} auf {host} abgeschlossen</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>Festplatte fast voll</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>Probealarm</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] Probealarm {marker}: Alles in Ordnung, bitte bestätigen</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93%</source>
        <translation>[TEST] Festplatte auf {host} fast voll: /var bei 93 %</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>Einige Bytes sind kein UTF-8. Sie wurden als � gelesen.</translation>
    </message>
    <message>
        <source>Docker and systemd do not accept “export”.</source>
        <translation>Docker und systemd akzeptieren „export“ nicht.</translation>
    </message>
    <message>
        <source>Docker does not accept spaces around “=”.</source>
        <translation>Docker akzeptiert keine Leerzeichen um „=“.</translation>
    </message>
    <message>
        <source>Docker reads only the first line of this value.</source>
        <translation>Docker liest nur die erste Zeile dieses Werts.</translation>
    </message>
    <message>
        <source>Docker and systemd do not replace ${…} with another variable’s value.</source>
        <translation>Docker und systemd ersetzen ${…} nicht durch den Wert einer anderen Variable.</translation>
    </message>
    <message>
        <source>Docker and systemd read the comment as part of the value.</source>
        <translation>Docker und systemd lesen den Kommentar als Teil des Werts.</translation>
    </message>
    <message>
        <source>Docker and systemd read backslashes in this value differently.</source>
        <translation>Docker und systemd lesen umgekehrte Schrägstriche in diesem Wert anders.</translation>
    </message>
    <message>
        <source>Docker’s --env-file reads quotes as part of the value.</source>
        <translation>Dockers --env-file liest Anführungszeichen als Teil des Werts.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. systemd reads it as part of the first name.</source>
        <translation>Der Text beginnt mit einer Bytereihenfolge-Markierung (BOM). systemd liest sie als Teil des ersten Namens.</translation>
    </message>
    <message>
        <source>Text follows the closing quote, so python-dotenv ignores this line.</source>
        <translation>Auf das schließende Anführungszeichen folgt Text, daher ignoriert python-dotenv diese Zeile.</translation>
    </message>
    <message>
        <source>The value of %1 cannot be written so that every program reads it the same way.</source>
        <translation>Der Wert von %1 lässt sich nicht so schreiben, dass jedes Programm ihn gleich liest.</translation>
    </message>
    <message>
        <source>A shell reads the carriage return at the end of this line as part of the value.</source>
        <translation>Eine Shell liest den Wagenrücklauf am Ende dieser Zeile als Teil des Werts.</translation>
    </message>
    <message>
        <source>Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes.</source>
        <translation>dotenv für Node beginnt beim „#“ in diesem Wert einen Kommentar. Setzen Sie den Wert in Anführungszeichen.</translation>
    </message>
    <message>
        <source>This line overrides line %1.</source>
        <translation>Diese Zeile überschreibt Zeile %1.</translation>
    </message>
    <message>
        <source>Only a shell reads this line.</source>
        <translation>Nur eine Shell liest diese Zeile.</translation>
    </message>
    <message>
        <source>The text is larger than 1 MiB.</source>
        <translation>Der Text ist größer als 1 MiB.</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8.</source>
        <translation>Das ist UTF-16-Text. Speichern Sie ihn als UTF-8.</translation>
    </message>
    <message>
        <source>This is a binary file.</source>
        <translation>Das ist eine Binärdatei.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>This line is not NAME=value.</source>
        <translation>Diese Zeile hat nicht die Form NAME=value.</translation>
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
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Debug</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
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
        <translation>Schreiben Sie die Zeile so, dass jedes Programm sie gleich liest.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>nicht angezeigt</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>enthält einen API-Schlüssel</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>Entfernen Sie den Schlüssel daraus, und ersetzen Sie ihn, falls andere dies lesen können.</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>nicht gesetzt: Ein SDK kann Einträge nirgendwohin senden</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>Setzen Sie sie auf die Ressourcen-URL des Profils.</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>nicht gesetzt: Das Profil hat %1</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>ein Benutzername ist ebenfalls gesetzt; welchen der beiden ein SDK verwendet, ist nicht dokumentiert</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Behalten Sie nur eines davon.</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>nicht gesetzt: Ein SDK hat keinen Schlüssel zum Senden</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>Setzen Sie sie dort, wo das Programm seine Zugangsdaten bezieht.</translation>
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
        <translation>nicht gesetzt: Ein SDK verwendet %1, das Profil hat %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>Setzen Sie sie auf %1.</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>keine bekannte Einstellung; ignoriert</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>eine andere Ressource: Die UUID im Pfad weicht ab</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>ein anderer Besitzer im Pfad: %1, aber das Profil hat %2</translation>
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
        <translation>Entfernen Sie das aus dem Wert, und starten Sie das Programm neu.</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>enthält unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>Anführungszeichen sind ein Teil des Werts</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>keine Ressourcen-URL: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>Kopieren Sie die Ressourcen-URL aus Resource Details oder aus diesem Profil.</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>dieselbe Ressource, mit zusätzlichem Text: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>SDKs hängen /logs/ an diesen Wert an. Geben Sie daher die Ressourcen-URL und nichts anderes ein.</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>keine Adresse eines Tool-Servers: %1</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>gleich bis auf Groß- und Kleinschreibung: Das Profil hat %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>Schreiben Sie es so wie das Produkt.</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>das Profil hat keinen Wert</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>das Profil hat %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>keine Stufe: Die SDKs akzeptieren %1; dies gilt als nicht gesetzt</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>wird als false gelesen: Die SDKs akzeptieren nur 1, true, t, yes, y und on</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>Verwenden Sie true oder false.</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>nicht der Schlüssel des Profils, obwohl die Fingerabdrücke zufällig übereinstimmen</translation>
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
        <source>Allow the key for this profile, then try again.</source>
        <translation>Erlauben Sie den Schlüssel für dieses Profil, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>nicht verglichen: Der Schlüssel des Profils kann gerade nicht gelesen werden</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>Entsperren Sie den Schlüsselbund, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>contains ${…}, which not every program replaces</source>
        <translation>enthält ${…}, was nicht jedes Programm ersetzt</translation>
    </message>
    <message>
        <source>Write the value in place of the variable.</source>
        <translation>Schreiben Sie den Wert anstelle der Variable.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another server</source>
        <translation>nicht verglichen: Der Schlüssel des Profils ist für einen anderen Server gespeichert</translation>
    </message>
    <message>
        <source>a space or line break is part of the value</source>
        <translation>ein Leerzeichen oder Zeilenumbruch ist ein Teil des Werts</translation>
    </message>
    <message>
        <source>not the profile’s key (%1)</source>
        <translation>nicht der Schlüssel des Profils (%1)</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2.</source>
        <translation>Die Namen hier beginnen mit %1, aber als Präfix ist %2 festgelegt.</translation>
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
        <translation>Liest eine .env-Datei und vergleicht sie mit dem Profil</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>Liest die Umgebung, mit der dieses Programm gestartet wurde</translation>
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
        <source>No variables begin with %1.</source>
        <translation>Keine Variablen beginnen mit %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>Den Rest zeigt „resource-console env“.</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>Einstellungen mit einem anderen Präfix gefunden: %1.</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>Ändert %1; noch wurde nichts gespeichert</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>Diesen Schlüssel im Schlüsselbund speichern</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>Den gespeicherten Schlüssel durch diesen ersetzen</translation>
    </message>
    <message>
        <source>This profile has no key to write.</source>
        <translation>Dieses Profil hat keinen Schlüssel zum Schreiben.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>Fingerabdruck kopieren</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Wert kopieren</translation>
    </message>
    <message>
        <source>Copy verdict</source>
        <translation>Bewertung kopieren</translation>
    </message>
    <message>
        <source>Use in profile</source>
        <translation>Im Profil verwenden</translation>
    </message>
    <message>
        <source>Write to file</source>
        <translation>In Datei schreiben</translation>
    </message>
    <message>
        <source>Press again to write</source>
        <translation>Zum Schreiben erneut drücken</translation>
    </message>
    <message>
        <source>Write key to file</source>
        <translation>Schlüssel in Datei schreiben</translation>
    </message>
    <message>
        <source>Press again to write the key in clear text</source>
        <translation>Erneut drücken, um den Schlüssel im Klartext zu schreiben</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file to compare.</source>
        <translation>Hier wurden keine Variablen mit dem Präfix %1 gefunden. Wählen Sie eine .env-Datei zum Vergleichen.</translation>
    </message>
    <message>
        <source>Changes %1; the old file is kept</source>
        <translation>Ändert %1; die alte Datei bleibt erhalten</translation>
    </message>
    <message>
        <source>Written to %1. The old file is %2.</source>
        <translation>In %1 geschrieben. Die alte Datei ist %2.</translation>
    </message>
    <message>
        <source>Environment compared with the profile</source>
        <translation>Umgebung im Vergleich mit dem Profil</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this program’s environment</source>
        <translation>die Umgebung dieses Programms</translation>
    </message>
</context>
<context>
    <name>rc::ErrorText</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>Die Eingabe kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Dieses Profil hat keinen API-Schlüssel.</translation>
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
        <translation>Prüfen Sie, ob die Adresse Tippfehler enthält und ob dieser Rechner online ist.</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>Der Host hat die Verbindung abgelehnt: Auf diesem Port lauscht kein Dienst.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob der Dienst läuft.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Der Dienst war nicht erreichbar.</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>Der Dienst war nicht erreichbar (%1).</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Prüfen Sie Netzwerkverbindung, VPN und Firewall.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>Innerhalb des Zeitlimits kam keine vollständige Antwort an.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Versuchen Sie es erneut, oder erhöhen Sie das Zeitlimit.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>Der Proxy hat die Anfrage nicht durchgelassen.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>Der Proxy hat die Anfrage nicht durchgelassen (%1).</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>Prüfen Sie die Proxy-Einstellungen dieses Rechners.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>Es konnte keine sichere Verbindung hergestellt werden, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>Prüfen Sie den Hostnamen und die Uhr dieses Rechners. Stimmt beides, muss der Dienst sein Zertifikat erneuern.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>Die Verbindung wurde geschlossen, bevor die Antwort vollständig war.</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>Die Anfrage ist möglicherweise trotzdem angekommen. Suchen Sie beim Dienst danach, bevor Sie es erneut versuchen.</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>Der Dienst bietet kein Antwortformat, das dieses Programm akzeptiert (406).</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>Der Dienst meldet, dass die Anfrage zu groß ist (413).</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>Kürzen Sie die Nachricht oder die Extra-Felder.</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>Der Dienst meldet, dass er zu viele Anfragen erhalten hat (429).</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>Der Dienst meldet, dass er zu viele Anfragen erhalten hat (429), und bittet, es erneut zu versuchen nach: %1.</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>Warten Sie, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>Versuchen Sie es später erneut. Bleibt das Problem bestehen, nennen Sie dem Betreiber des Dienstes Uhrzeit und Status.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>Der Dienst hat die Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>Der Dienst hat die Anfrage abgelehnt (Status %1).</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>Der Tool-Server hat einen Fehler zurückgegeben.</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>Der Tool-Server hat den Fehler %1 zurückgegeben.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>Die Antwort überschritt das Größenlimit, deshalb wurde das Lesen abgebrochen.</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>Webseite statt Daten erhalten, wahrscheinlich eine Anmeldeseite.</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>Prüfen Sie die Adresse und ob eine Netzwerkanmeldung oder ein Proxy im Weg ist.</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>Die Antwort war leer.</translation>
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
        <source>The response is for another request (its id does not match).</source>
        <translation>Die Antwort gehört zu einer anderen Anfrage (ihre id stimmt nicht überein).</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>Die Antwort enthält entweder beides, ein Ergebnis und einen Fehler, oder keines von beiden.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>Prüfen Sie die Adresse des Tool-Servers. Stimmt sie, melden Sie dies dem Betreiber.</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>Die Antwort wurde nicht verstanden.</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>Die Antwort wurde nicht verstanden: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>Sehen Sie sich die Antwort an, und prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>Der Schlüsselbund ist gesperrt. Ob er den Schlüssel enthält, ist daher unbekannt.</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>Der Schlüsselbund hat den Zugriff auf den Schlüssel verweigert.</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>Der Schlüsselbund hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>Fehler im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>Fehler im Schlüsselbund: %1</translation>
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
        <translation>Prüfen Sie, ob der Ort vorhanden und zugänglich ist und genug Platz hat.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>Innerhalb des Zeitlimits kam keine vollständige Antwort an; %1.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Der Dienst hat eine Umleitung ohne lesbare Adresse gesendet. Der Schlüssel wurde an keine andere Adresse gesendet.</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>Prüfen Sie die Adresse. Wenn Sie dem Ziel der Umleitung vertrauen, geben Sie stattdessen dieses ein.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf eine unverschlüsselte Adresse um. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>Der Dienst leitet auf die unverschlüsselte Adresse %1 um. Der Schlüssel wurde nicht dorthin gesendet.</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>Es ist kein Schlüsselbund installiert, den dieses Programm verwenden kann.</translation>
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
        <source>The keychain stopped while it was in use.</source>
        <translation>Der Schlüsselbund wurde während der Benutzung beendet.</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>Der Schlüsselbund hat den Schlüssel angenommen, gibt ihn aber nicht zurück. Ob er gespeichert ist, ist daher ungewiss.</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>Der Schlüsselbund enthält den Schlüssel noch, obwohl er ihn löschen sollte.</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>Versuchen Sie es erneut, oder löschen Sie den Eintrag von resource-console im Fenster des Schlüsselbunds.</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>Für dieses Profil wurde ein Schlüssel im Schlüsselbund gespeichert, aber er fehlt.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>Der Dienst hat den Schlüssel oder den Benutzernamen abgelehnt oder den Zugriff verweigert.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>Der Dienst hat den Schlüssel oder den Benutzernamen abgelehnt oder den Zugriff verweigert (Status %1).</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>Führen Sie eine Prüfung aus. Die Antwort des Tool-Servers auf denselben Schlüssel und Benutzernamen zeigt die Ursache.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Geben Sie ihn erneut ein.</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>Die Anfrage überschreitet das Größenlimit, deshalb wurde nichts gesendet.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>Es wurde nichts gesendet: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>Senden Sie weniger in einer Anfrage, oder erhöhen Sie das Limit in den Einstellungen oder mit --max-request, falls der Dienst mehr annimmt.</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Antwort: „%1“</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>Der Schlüssel wurde ohne erlaubtes Ziel gespeichert, deshalb wurde er nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>Wenn die Adresse stimmt, erlauben Sie sie oben oder mit „resource-console key allow“. Andernfalls korrigieren Sie die Adresse.</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>Der Server verlangt eine Benutzereingabe.</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>Der Server verlangt eine Benutzereingabe: %1</translation>
    </message>
    <message>
        <source>The contents of a file cannot be used.</source>
        <translation>Der Inhalt einer Datei kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service. If it does, raise the limit in Preferences or with --max-answer.</source>
        <translation>Prüfen Sie, ob die Adresse zum Dienst gehört. Wenn ja, erhöhen Sie das Limit in den Einstellungen oder mit --max-answer.</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent to any other server.</source>
        <translation>Der Dienst leitet auf eine andere Adresse um: %1. Der Schlüssel wurde an keinen anderen Server gesendet.</translation>
    </message>
    <message>
        <source>The server has nothing at this address (404).</source>
        <translation>Unter dieser Adresse ist auf dem Server nichts vorhanden (404).</translation>
    </message>
    <message>
        <source>For entries, copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>Für Einträge kopieren Sie die Ressourcen-URL noch einmal aus Resource Details. Für Tools prüfen Sie die Adresse des Tool-Servers.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error.</source>
        <translation>Der Dienst oder ein Gateway davor meldet einen Serverfehler.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error (status %1).</source>
        <translation>Der Dienst oder ein Gateway davor meldet einen Serverfehler (Status %1).</translation>
    </message>
    <message>
        <source>The key is saved for another server, so it was not sent anywhere.</source>
        <translation>Der Schlüssel ist für einen anderen Server gespeichert, deshalb wurde er nirgendwohin gesendet.</translation>
    </message>
    <message>
        <source>Install a keychain such as GNOME Keyring and try again, or use the key without saving it.</source>
        <translation>Installieren Sie einen Schlüsselbund wie GNOME Keyring und versuchen Sie es erneut, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or use the key without saving it.</source>
        <translation>Starten Sie ihn, meist durch Anmelden an der Arbeitsumgebung, und versuchen Sie es erneut, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or use the key without saving it.</source>
        <translation>Entsperren Sie den Schlüsselbund, und versuchen Sie es erneut, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or use the key without saving it.</source>
        <translation>Versuchen Sie es erneut, und erlauben Sie den Zugriff, wenn der Schlüsselbund fragt, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or use the key without saving it.</source>
        <translation>Versuchen Sie es erneut. Bleibt das Problem bestehen, starten Sie den Schlüsselbund neu, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Restart it, then this program, or use the key without saving it.</source>
        <translation>Starten Sie erst ihn und dann dieses Programm neu, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Teilen Sie dem Betreiber des Dienstes mit, dass die Umleitung bei https bleiben sollte.</translation>
    </message>
    <message>
        <source>The keychain did not respond. It may be showing a prompt.</source>
        <translation>Der Schlüsselbund hat nicht geantwortet. Möglicherweise zeigt er eine Nachfrage.</translation>
    </message>
    <message>
        <source>Respond to its prompt if there is one, then try again, or use the key without saving it.</source>
        <translation>Antworten Sie auf seine Nachfrage, falls es eine gibt, und versuchen Sie es dann erneut, oder verwenden Sie den Schlüssel, ohne ihn zu speichern.</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, or pass the input with --answers.</source>
        <translation>Rufen Sie das Tool im Fenster oder in einem Terminal auf, oder übergeben Sie die Eingabe mit --answers.</translation>
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
        <translation>„marker“ ist für die Konsole reserviert. Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>Der Name „%1“ wird zweimal verwendet.</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>„%1“ braucht eine Zahl, zum Beispiel 3 oder 1840.50.</translation>
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
        <translation>Typ des Werts</translation>
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
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
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
        <translation>Verbindungsaufbau nach %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>TLS aufgebaut nach %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>gesendet nach %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>erstes Byte nach %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>beendet nach %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(ausgeblendet)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>weniger als 2 s</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adressen</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>Testverbindung zu</translation>
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
        <translation>Verschlüsselung</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>Zertifikat von</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>Namen im Zertifikat</translation>
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
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Uhrabweichung</translation>
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
        <translation>Tools</translation>
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
        <translation>Protokoll-Tool</translation>
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
        <translation>Zwischenspeicherung der Liste</translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>für %1 s</translation>
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
        <translation>Tool „ping“</translation>
    </message>
    <message>
        <source>authorization server %1</source>
        <translation>Autorisierungsserver %1</translation>
    </message>
    <message>
        <source>described at %1</source>
        <translation>beschrieben unter %1</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>Scope %1</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Anmeldung</translation>
    </message>
    <message>
        <source>List changes</source>
        <translation>Änderungen der Liste</translation>
    </message>
    <message>
        <source>announced by the server</source>
        <translation>vom Server gemeldet</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>nicht gemeldet</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Dialect detected</source>
        <translation>Dialekt erkannt</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 ahead of this computer</source>
        <translation>%1 vor diesem Computer</translation>
    </message>
    <message>
        <source>%1 behind this computer</source>
        <translation>%1 hinter diesem Computer</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>Nicht angegeben; es gilt die MCP-Vorgabe</translation>
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
        <translation>Vom Server angegeben; nicht überprüft.</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>Es gibt weitere Angaben. Vollständig stehen sie unter „JSON“.</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>Ändert nichts.</translation>
    </message>
    <message>
        <source>May change data.</source>
        <translation>Kann Daten ändern.</translation>
    </message>
    <message>
        <source>May delete or overwrite data.</source>
        <translation>Kann Daten löschen oder überschreiben.</translation>
    </message>
    <message>
        <source>Only adds data.</source>
        <translation>Fügt nur Daten hinzu.</translation>
    </message>
    <message>
        <source>A repeated call has no further effect.</source>
        <translation>Ein wiederholter Aufruf hat keine weitere Wirkung.</translation>
    </message>
    <message>
        <source>A repeated call may have a further effect.</source>
        <translation>Ein wiederholter Aufruf kann eine weitere Wirkung haben.</translation>
    </message>
    <message>
        <source>May reach other systems.</source>
        <translation>Kann andere Systeme erreichen.</translation>
    </message>
    <message>
        <source>Reaches no other systems.</source>
        <translation>Erreicht keine anderen Systeme.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht zutreffend</translation>
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
        <translation>erforderlich</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Send empty string</source>
        <translation>Leeren String senden</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>Wird als null gesendet.</translation>
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
        <translation>Name eines weiteren Felds</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>Feld mit diesem Namen hinzufügen</translation>
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
        <translation>Wird nicht gesendet (Vorgabe: %1)</translation>
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
        <translation>Wird nicht gesendet</translation>
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
        <translation>sie kann nicht erstellt werden.</translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>Neues Tool</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <comment>what changed in a tool</comment>
        <translation>Geändert: %1</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>nicht überprüft</translation>
    </message>
    <message>
        <source>Removed tool</source>
        <translation>Entferntes Tool</translation>
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
            <numerusform>%n weiterer Befund</numerusform>
            <numerusform>%n weitere Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n akzeptierter Befund</numerusform>
            <numerusform>%n akzeptierte Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>Stelle anzeigen: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Akzeptieren</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>Bleibt ausgeblendet, bis sich die Definition ändert.</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>kritisch</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>Befund kopieren</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
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
        <translation>Akzeptiert %1</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>Kritisch %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>Infos %1</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Show location</source>
        <translation>Stelle anzeigen</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Tool anzeigen</translation>
    </message>
    <message>
        <source>Copy name of the tool</source>
        <translation>Namen des Tools kopieren</translation>
    </message>
    <message>
        <source>Copy rule</source>
        <translation>Regel kopieren</translation>
    </message>
    <message>
        <source>Findings to show</source>
        <translation>Anzuzeigende Befunde</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>Alle als überprüft markieren</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Als überprüft markieren</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Änderungen kopieren</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1: keine Änderungen.</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1: verglichen mit der Liste vom %2.</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>Noch wurde keine Liste überprüft.</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Änderungen %1</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Keine Änderungen</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: Vergleich läuft …</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>Befunde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n ausgewählt</numerusform>
            <numerusform>%n ausgewählt</numerusform>
        </translation>
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
        <translation>Optional, zum Auflisten der Tools: https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>Optional, Konto beim Dienst</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
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
        <translation>Ist die Ressource richtig eingerichtet?</translation>
    </message>
    <message>
        <source>Paste a Resource URL</source>
        <translation>Ressourcen-URL einfügen</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Demo ausprobieren</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>Noch keine Ressource?</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>Testet URL, Schlüssel, Netzwerk, TLS, Senden und Tools und zeigt, was zu korrigieren ist.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>Sendet Testeinträge und Testalarme. Wiederholt nie automatisch.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>Zeigt die Tools, die das Sprachmodell sieht.</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Zwischenablage leeren</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>Stattdessen https:// verwenden</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Ressource prüfen</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>Gesendet wird erst nach dem Drücken der Schaltfläche. Eine Prüfung sendet vier Einträge mit der Kennzeichnung [TEST]. Fehler und Alarme, die Personen benachrichtigen können, werden nicht gesendet.</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>Ressource %1 des Teams %2 auf %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>Ressource %1 von %2 auf %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>Fügen Sie den API-Schlüssel ein. Um nur die Adresse und die Verbindung zu prüfen, drücken Sie noch einmal die Eingabetaste.</translation>
    </message>
    <message>
        <source>Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet works too.</source>
        <translation>Fügen Sie die Ressourcen-URL oder die Adresse eines Tool-Servers ein. Möglich sind auch eine .env-Datei, ein curl-Befehl oder ein SDK-Codeausschnitt.</translation>
    </message>
    <message>
        <source>Tool server %1, without a resource. Only its tools are checked.</source>
        <translation>Tool-Server %1, ohne Ressource. Nur seine Tools werden geprüft.</translation>
    </message>
    <message>
        <source>No Resource URL or tool server found in this text. Paste the address as well.</source>
        <translation>In diesem Text wurde keine Ressourcen-URL und kein Tool-Server gefunden. Fügen Sie auch die Adresse ein.</translation>
    </message>
</context>
<context>
    <name>rc::FixOffer</name>
    <message>
        <source>How clients sign in</source>
        <translation>Wie sich Clients anmelden</translation>
    </message>
    <message>
        <source>Asking the server how clients sign in…</source>
        <translation>Der Server wird gefragt, wie sich Clients anmelden …</translation>
    </message>
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
        <source>Form %1</source>
        <translation>Form %1</translation>
    </message>
</context>
<context>
    <name>rc::GroupCard</name>
    <message>
        <source>%1: %2</source>
        <comment>what was pressed, how many ended how</comment>
        <translation>%1: %2</translation>
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
        <translation>Der Name einer Kopfzeile darf höchstens 64 Zeichen haben.</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>Der Name einer Kopfzeile darf nur Buchstaben, Ziffern und !#$%&amp;&apos;*+-.^_`|~ enthalten.</translation>
    </message>
    <message>
        <source>The header name %1 is reserved.</source>
        <translation>Der Kopfzeilenname %1 ist reserviert.</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Eine Datei …</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>der Liste vom %1</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>Mit einer gespeicherten Liste vergleichen</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>Tool-Listen (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>Nichts zum Vergleichen: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>Das Tool war nicht in %1.</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>Die Definition hat sich seit %1 nicht geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n Änderung seit %1.</numerusform>
            <numerusform>%n Änderungen seit %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No earlier versions yet</source>
        <translation>Noch keine früheren Versionen</translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>Wieder in %n s</numerusform>
            <numerusform>Wieder in %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold with the mouse or Space until the bar is full.</source>
        <translation>Halten Sie die Maustaste oder die Leertaste gedrückt, bis der Balken gefüllt ist.</translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>Der Hostname „%1“ enthält einen Punkt zu viel.</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>Der Hostname „%1“ enthält ein ungültiges Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>„%1“ ist keine gültige IPv4-Adresse.</translation>
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
        <source>The address has no host name.</source>
        <translation>Die Adresse hat keinen Hostnamen.</translation>
    </message>
    <message>
        <source>The host name “%1” is too long.</source>
        <translation>Der Hostname „%1“ ist zu lang.</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>A header would break the request.</source>
        <translation>Eine Kopfzeile würde die Anfrage ungültig machen.</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>Unverschlüsseltes http ist auf diesen Rechner beschränkt.</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>Die Adresse kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>Die Länge der Antwort ist nicht eindeutig.</translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>Keine vollständige HTTP-Antwort.</translation>
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
        <translation>Die Antwort ist komprimiert, obwohl das nicht angefordert wurde.</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>Die Antwort hat den Status %1, der nicht eindeutig ist.</translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 ist zu groß. Ein Batch darf höchstens 64 MiB groß sein.</translation>
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
        <source>Read entries</source>
        <translation>Einträge lesen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>In %1 wurde nichts gefunden.</translation>
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
        <translation>Legen Sie jeweils nur eine Datei ab.</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>Nur Dateien auf diesem Rechner können gelesen werden.</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines, ein Eintrag pro Zeile</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV, mit Spaltennamen in der ersten Zeile</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>Protokoll, in einem dieser Formate</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</source>
        <translation>Einträge (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one.</source>
        <translation>Eine JSON-Lines-, CSV- oder Protokolldatei hier ablegen, auswählen oder einfügen.</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <translation>Gelesen aus %1.</translation>
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
        <translation>Anweisungen für das Modell · etwa %1 Tokens</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
    </message>
    <message>
        <source>Changed since %1. Before: “%2”</source>
        <translation>Geändert seit %1. Vorher: „%2“</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>%1 weitere Zeilen werden nicht angezeigt.</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>Kritisch: %1 · Warnungen: %2 · Infos: %3 · akzeptiert: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
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
        <translation>es beginnt mit einer Bytereihenfolge-Markierung (BOM)</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>nach seinem Ende folgt weiterer Text</translation>
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
        <translation>ein Name in Anführungszeichen fehlt</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>ein Name kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>ein Komma oder eine schließende eckige Klammer fehlt</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>ein String enthält ein rohes Steuerzeichen</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>ein String ist nicht geschlossen</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>eine Escape-Sequenz ist in JSON ungültig</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>ein String ist kein gültiges UTF-8</translation>
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
        <source>it is damaged and could not be moved aside.</source>
        <translation>sie ist beschädigt und konnte nicht an einen anderen Ort verschoben werden.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>%1 wurde von einer neueren Version dieses Programms geschrieben. Die Datei blieb unverändert. Aktualisieren Sie das Programm.</translation>
    </message>
    <message>
        <source>%1 is damaged and was moved to %2. Repair it there or restore a backup if you need what it contained.</source>
        <translation>%1 ist beschädigt und wurde nach %2 verschoben. Reparieren Sie die Datei dort oder stellen Sie eine Sicherung wieder her, wenn Sie den Inhalt brauchen.</translation>
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
        <translation>In der Antwort fehlt die Angabe „JSON-RPC 2.0“.</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
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
        <translation>Kopiert die Definition genau so, wie sie gesendet wurde, Byte für Byte.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with another custom CA file</source>
        <translation>mit einer anderen eigenen CA-Datei</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>in der Kopfzeile %1 statt %2</translation>
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
        <translation>Das Token wurde ohne erlaubtes Ziel gespeichert. Es wurde nicht an %1 gesendet.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>Der Schlüssel wurde ohne erlaubtes Ziel gespeichert. Er wurde nicht an %1 gesendet.</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>Das Token ist für %1 gespeichert. Es wurde nicht an %2 gesendet.</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>Der Schlüssel ist für %1 gespeichert. Er wurde nicht an %2 gesendet.</translation>
    </message>
    <message>
        <source>as a bearer token</source>
        <translation>als Bearer-Token</translation>
    </message>
    <message>
        <source>not as a bearer token</source>
        <translation>nicht als Bearer-Token</translation>
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
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Das ist bereits der Schlüssel des Profils.</translation>
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
        <translation>Demo-Schlüssel. Wird beim Beenden gelöscht.</translation>
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
        <translation>Der Schlüssel ist nicht gespeichert (nur diese Sitzung).</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>Der Schlüssel ist möglicherweise noch im Schlüsselbund. %1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>Der Schlüssel wurde gelöscht.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Antworten Sie auf seine Nachfrage, falls eine erscheint.</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Schlüssel für diese Sitzung. Er ist möglicherweise auch im Schlüsselbund. %1 Um sicherzugehen, speichern Sie ihn erneut.</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Schlüssel nur für diese Sitzung, nicht gespeichert. %1 Um ihn später zu speichern, fügen Sie ihn erneut ein.</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>Schlüssel für diese Sitzung. Der Schlüsselbund speichert ihn möglicherweise noch, sobald er weiterarbeitet.</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>Der Schlüssel ist für diese Sitzung verfügbar. Er ist möglicherweise auch im Schlüsselbund.</translation>
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
        <translation>Token für diese Sitzung. Es ist möglicherweise auch im Schlüsselbund. %1 Um sicherzugehen, speichern Sie es erneut.</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Token nur für diese Sitzung, nicht gespeichert. %1 Um es später zu speichern, fügen Sie es erneut ein.</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>Token für diese Sitzung. Der Schlüsselbund speichert es möglicherweise noch, sobald er weiterarbeitet.</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>Das Token ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>Das Token ist für diese Sitzung verfügbar. Es ist möglicherweise auch im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>Das Token ist nicht gespeichert (nur diese Sitzung).</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>Das Token ist möglicherweise noch im Schlüsselbund. %1</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>Das Token wurde gelöscht.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token für %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>Diese Tasten anzeigen</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>Ressourcen-URL bearbeiten</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>Prüfung starten oder Tools abrufen</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Laufenden Vorgang abbrechen</translation>
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
        <translation>Schritt öffnen oder schließen</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>Schritt erneut ausführen</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>Schritt und alle darunter erneut ausführen</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>Antwort eines Schritts kopieren</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>Tools filtern</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>Datensätze durchsuchen</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Datensatz öffnen</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>Datensätze löschen</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Profil speichern</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>Marker eines Datensatzes kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Switch to one of the first nine profiles</source>
        <translation>Zu einem der ersten neun Profile wechseln</translation>
    </message>
    <message>
        <source>Restore a removed profile</source>
        <translation>Entferntes Profil wiederherstellen</translation>
    </message>
    <message>
        <source>Restore deleted records or a cleared search</source>
        <translation>Gelöschte Datensätze oder eine geleerte Suche wiederherstellen</translation>
    </message>
    <message>
        <source>Restore discarded changes</source>
        <translation>Verworfene Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Profil, Seite, Tool oder Aktion suchen</translation>
    </message>
</context>
<context>
    <name>rc::KeySightingList</name>
    <message>
        <source>Show its activity</source>
        <translation>Aktivität dazu anzeigen</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  konnte nicht geprüft werden: %1</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>Es wird gesucht, wo der vorherige Schlüssel (%1) zuletzt gesehen wurde …</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>Der vorherige Schlüssel (%1) wurde sonst nirgends gesehen: nicht in der Umgebung dieses Programms oder der unten angezeigten, nicht in einem anderen Profil, nicht früher in der Aktivität.</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>Wo der vorherige Schlüssel (%1) zuletzt gesehen wurde (in der Aktivität, nach seinem Fingerabdruck):</translation>
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
        <translation>%1, kein Profil, zuletzt %2, %3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>vom Profil %1 verwendet, zuletzt %2, %3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>auch im Profil %1</translation>
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
        <translation>Schlüssel nur für diese Sitzung</translation>
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
        <translation>Token nur für diese Sitzung</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>kein Token</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>Schlüssel zurückgehalten</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>Token zurückgehalten</translation>
    </message>
    <message>
        <source>A token was saved in the keychain for this profile, but it is missing.</source>
        <translation>Für dieses Profil wurde ein Token im Schlüsselbund gespeichert, aber es fehlt.</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>this session only</source>
        <translation>nur diese Sitzung</translation>
    </message>
    <message>
        <source>the system keychain</source>
        <translation>der Schlüsselbund des Systems</translation>
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
</context>
<context>
    <name>rc::LimitsCard</name>
    <message>
        <source>Network limits</source>
        <translation>Netzwerklimits</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
</context>
<context>
    <name>rc::ListWatchCard</name>
    <message>
        <source>Show changes</source>
        <translation>Änderungen anzeigen</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a tool list</comment>
        <translation>Überwachung: %1</translation>
    </message>
    <message>
        <source>Watching the tool lists</source>
        <translation>Überwachung der Tool-Listen</translation>
    </message>
    <message>
        <source>instructions changed</source>
        <translation>Anweisungen geändert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog name, what changed in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last fetched at %1.</source>
        <translation>Zuletzt um %1 abgerufen.</translation>
    </message>
    <message>
        <source>The attempt at %1 failed.</source>
        <translation>Der Versuch um %1 ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>Wird abgerufen …</translation>
    </message>
    <message>
        <source>The server announces changes. Next fetch at %1 at the latest.</source>
        <translation>Der Server meldet Änderungen. Nächster Abruf spätestens um %1.</translation>
    </message>
    <message>
        <source>Next fetch at %1.</source>
        <translation>Nächster Abruf um %1.</translation>
    </message>
    <message>
        <source>Watching ends when you leave this page.</source>
        <translation>Die Überwachung endet beim Verlassen dieser Seite.</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>Die Argumente des Protokoll-Tools sind kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>Die Argumente des Protokoll-Tools enthalten den unbekannten Platzhalter {%1}.</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>Ein Extra-Feld braucht einen Namen.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>„%1“ ist keine gültige JSON-Zahl wie 42, -1.5 oder 1e-7.</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>„%1“ ist kein Extra-Feld. Verwenden Sie NAME=TEXT oder NAME:=NUMBER für eine Zahl.</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>„%1“ verdeckt ein Feld, das der Dienst jedem Eintrag hinzufügt.</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>Ein Dienst speichert %1 möglicherweise als unendlich.</translation>
    </message>
    <message>
        <source>The name “marker” is reserved.</source>
        <translation>Der Name „marker“ ist reserviert.</translation>
    </message>
    <message>
        <source>The name “%1” appears twice.</source>
        <translation>Der Name „%1“ kommt zweimal vor.</translation>
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
        <translation>Tools</translation>
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
        <translation>Die Einrichtung enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>Es läuft noch etwas. Durch Schließen wird es angehalten, aber bereits gesendete Anfragen können noch ankommen.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>Fenster schließen?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>Ein Link enthielt etwas, das keine Ressourcen-URL ist. Er wurde ignoriert.</translation>
    </message>
    <message>
        <source>A drill is running. Closing ends it.</source>
        <translation>Ein Probealarm läuft. Durch Schließen wird er beendet.</translation>
    </message>
    <message>
        <source>Entries can be sent once there is a profile.</source>
        <translation>Einträge können gesendet werden, sobald ein Profil vorhanden ist.</translation>
    </message>
    <message>
        <source>A tool lock can be compared once there is a profile.</source>
        <translation>Eine Tool-Lockdatei kann verglichen werden, sobald ein Profil vorhanden ist.</translation>
    </message>
    <message>
        <source>The profile is not saved.</source>
        <translation>Das Profil ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Speichern und schließen</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Geöffnet lassen</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
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
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Field mapping</source>
        <translation>Feldzuordnung</translation>
    </message>
</context>
<context>
    <name>rc::McpConversation</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>Der Server hat eine Sitzung geöffnet, deren ID oder Version in einer Kopfzeile nicht gültig ist.</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>sein Schema kennzeichnet etwas anderes als eine einfache Eigenschaft als Kopfzeile</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>die Kopfzeile für „%1“ hat einen ungültigen Namen: „%2“</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>„%1“ ist als Kopfzeile gekennzeichnet, ist aber kein String, keine Ganzzahl und kein Boolean</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>zwei seiner Parameter verwenden dieselbe Kopfzeile, „%1“</translation>
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
        <translation>Möglicherweise zugestellt</translation>
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
        <source>Marker</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Über den Proxy %1.</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>Suchen Sie im Protokoll der Ressource nach diesem Marker. Senden Sie nur dann erneut, wenn er dort fehlt.</translation>
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
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Angenommen, im Protokoll gesehen</translation>
    </message>
    <message>
        <source>Most likely it is stored and people were notified.</source>
        <translation>Höchstwahrscheinlich ist der Eintrag gespeichert, und Personen wurden benachrichtigt.</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Antworten Sie auf seine Nachfrage, falls eine erscheint.</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>Geändert. Es wurde nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>Der Batch wurde in zwei Teile geteilt. Es wurde nichts erneut gesendet.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Diese Ressource prüfen</translation>
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
        <translation>Prüfung starten oder Tools abrufen</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>Ressourcen-URL bearbeiten</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Neues Profil</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>„%1“ duplizieren (ohne API-Schlüssel)</translation>
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
        <translation>Entfernen von %1 rückgängig machen</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>Zum Demo-Dienst wechseln</translation>
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
        <translation>Schlüssel von %1 wechseln</translation>
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
        <translation>Probealarm starten …</translation>
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
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Watch tool lists for changes</source>
        <translation>Tool-Listen auf Änderungen überwachen</translation>
    </message>
    <message>
        <source>Watch this resource (check every 5 minutes)</source>
        <translation>Diese Ressource überwachen (alle 5 Minuten prüfen)</translation>
    </message>
    <message>
        <source>Add or replace the API key</source>
        <translation>API-Schlüssel hinzufügen oder ersetzen</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>Check all profiles</source>
        <translation>Alle Profile prüfen</translation>
    </message>
    <message>
        <source>Send a batch from a file…</source>
        <translation>Batch aus einer Datei senden …</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Was das Modell sieht</translation>
    </message>
    <message>
        <source>Export tools or save a tool lock…</source>
        <translation>Tools exportieren oder Tool-Lockdatei speichern …</translation>
    </message>
    <message>
        <source>Compare tools with a tool lock…</source>
        <translation>Tools mit einer Tool-Lockdatei vergleichen …</translation>
    </message>
    <message>
        <source>Export Activity…</source>
        <translation>Aktivität exportieren …</translation>
    </message>
    <message>
        <source>Delete Activity records…</source>
        <translation>Datensätze der Aktivität löschen …</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Tool</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>Zeile %1: Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>Zeile %1: systemd ersetzt ein % und den Buchstaben danach.</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>Der API-Schlüssel ist leer.</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>Zeile %1: Die Schwelle muss DEBUG, INFO, WARNING, ERROR, ALERT oder NONE sein.</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>Zeile %1: %2 enthält Zeichen, die in einer Kopfzeile nicht erlaubt sind.</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>Zeile %1: in der Adresse ignoriert: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>%1 kommt zweimal vor, in den Zeilen %2 und %3. Der letzte Wert wird verwendet.</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>Ein Feld enthält den API-Schlüssel und wurde nicht importiert.</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>unbekanntes Format</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>eine Adresse</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>eine .env-Datei</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>Shell-Exporte</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>PowerShell-Variablen</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>cmd-Variablen</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>eine systemd-Unit</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>ein docker-Befehl</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>eine Docker-env-Datei</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>ein Kubernetes-Manifest</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>ein curl-Befehl</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Python-Code</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>Node-Code</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>eine Tool-Spezifikation</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>eine mcp.json-Datei</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
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
        <source>Key header</source>
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Kopfzeile für den Benutzernamen</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Kopfzeile für die E-Mail-Adresse</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Benutzernamen mit den Einträgen senden</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>UUID an den Tool-Server senden</translation>
    </message>
    <message>
        <source>Line %1: Docker reads the quotes as part of the value.</source>
        <translation>Zeile %1: Docker liest die Anführungszeichen als Teil des Werts.</translation>
    </message>
    <message>
        <source>Line %1: the headers are not in this text, so they were not read.</source>
        <translation>Zeile %1: Die Kopfzeilen stehen nicht in diesem Text, daher wurden sie nicht gelesen.</translation>
    </message>
    <message>
        <source>Line %1: headers or options come from a file, which was not read.</source>
        <translation>Zeile %1: Kopfzeilen oder Optionen kommen aus einer Datei, die nicht gelesen wurde.</translation>
    </message>
    <message>
        <source>The catalog %1 cannot be added to the profile.</source>
        <translation>Der Katalog %1 kann dem Profil nicht hinzugefügt werden.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because the text has several servers.</source>
        <translation>Zeile %1: Der API-Schlüssel wurde nicht übernommen, weil der Text mehrere Server enthält.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one of them.</source>
        <translation>Der Text enthält mehrere Server: %1. Wählen Sie einen davon aus.</translation>
    </message>
    <message>
        <source>Line %1: this is not valid TOML.</source>
        <translation>Zeile %1: Das ist kein gültiges TOML.</translation>
    </message>
    <message>
        <source>Line %1: %2 is a placeholder: not applied.</source>
        <translation>Zeile %1: %2 ist ein Platzhalter: nicht übernommen.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because its server’s address is unknown.</source>
        <translation>Zeile %1: Der API-Schlüssel wurde nicht übernommen, weil die Adresse seines Servers unbekannt ist.</translation>
    </message>
    <message>
        <source>a tool server of another program</source>
        <translation>ein Tool-Server eines anderen Programms</translation>
    </message>
    <message>
        <source>a command with a request</source>
        <translation>ein Befehl mit einer Anfrage</translation>
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
        <source>Line %1: an API key is mentioned here but could not be read.</source>
        <translation>Zeile %1: Hier wird ein API-Schlüssel erwähnt, der nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>Line %1: a username is mentioned here but could not be read.</source>
        <translation>Zeile %1: Hier wird ein Benutzername erwähnt, der nicht gelesen werden konnte.</translation>
    </message>
    <message>
        <source>The text has too many servers or settings. Only the first ones were read.</source>
        <translation>Der Text enthält zu viele Server oder Einstellungen. Nur die ersten wurden gelesen.</translation>
    </message>
    <message>
        <source>a list of settings</source>
        <translation>eine Liste von Einstellungen</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Schlüssel an Tool-Server</translation>
    </message>
    <message>
        <source>Line %1: the value is not UTF-8: not applied.</source>
        <translation>Zeile %1: Der Wert ist kein UTF-8: nicht übernommen.</translation>
    </message>
    <message>
        <source>Line %1: this looks like an API key, but it was not applied.</source>
        <translation>Zeile %1: Das sieht wie ein API-Schlüssel aus, wurde aber nicht übernommen.</translation>
    </message>
    <message>
        <source>Line %1: the username and password for HTTP authentication were ignored.</source>
        <translation>Zeile %1: Benutzername und Passwort für die HTTP-Authentifizierung wurden ignoriert.</translation>
    </message>
    <message>
        <source>The variables begin with “%1”. The prefix of the profile was not changed.</source>
        <translation>Die Variablen beginnen mit „%1“. Das Präfix des Profils wurde nicht geändert.</translation>
    </message>
    <message>
        <source>Line %1: %2 is not in this text: not applied.</source>
        <translation>Zeile %1: %2 steht nicht in diesem Text: nicht übernommen.</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3: not applied.</source>
        <translation>Zeile %1: %2 kommt aus der Variablen %3: nicht übernommen.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API-Schlüssel</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off.</source>
        <translation>Zeile %1: Die SDKs werten diesen Debug-Schalter als ausgeschaltet.</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8.</source>
        <translation>Ein Teil des Texts ist kein UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the API key may be incomplete, because it ends in “=”.</source>
        <translation>Zeile %1: Der API-Schlüssel ist möglicherweise unvollständig, denn er endet mit „=“.</translation>
    </message>
    <message>
        <source>No Resource URL, settings or key was found in this text.</source>
        <translation>In diesem Text wurden keine Ressourcen-URL, keine Einstellungen und kein Schlüssel gefunden.</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>Zeile %1: Environment= enthält ein Wort ohne Wert.</translation>
    </message>
    <message>
        <source>The API key was not applied: it belongs to %1, but this profile would also send it to %2.</source>
        <translation>Der API-Schlüssel wurde nicht übernommen: Er gehört zu %1, dieses Profil würde ihn aber auch an %2 senden.</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(Dieser Text enthält einen Schlüssel und wird nicht angezeigt.)</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>Ressourcen-URL, .env-Datei, Shell-Exporte, systemd-Unit, docker- oder curl-Befehl, SDK-Aufruf, Tool-Spezifikation oder mcp.json einfügen oder hier ablegen</translation>
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
        <translation>Auf dieses Profil anwenden</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Neues Profil erstellen</translation>
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
        <source>The key is in the keychain.</source>
        <translation>Der Schlüssel ist im Schlüsselbund.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>Der Schlüssel ist nicht gespeichert (nur diese Sitzung).</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Wird im Schlüsselbund gespeichert …</translation>
    </message>
</context>
<context>
    <name>rc::PastedFieldsView</name>
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
        <translation>Erkannt: %1.</translation>
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
        <translation>Aktuell</translation>
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
        <translation>Ignoriert: %1</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>in Zeile %1 gefunden (ausgeblendet)</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>aus einem Befehl, nicht im Text</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>aus der Variablen %1, nicht im Text</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>im Schlüsselbund</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>nur diese Sitzung</translation>
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
        <translation>der Schlüsselbund kann gerade nicht gelesen werden</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>für eine andere Adresse gespeichert</translation>
    </message>
    <message>
        <source>Server to import</source>
        <translation>Zu importierender Server</translation>
    </message>
    <message>
        <source>Choose a server…</source>
        <translation>Server auswählen …</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>Der Pfad hat ein leeres Segment (zwei Schrägstriche hintereinander).</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>Der Pfad enthält das Zeichen %1, das nicht erlaubt ist.</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>Der Pfad enthält „%1“, ein Punkt-Segment, das woandershin führt.</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>„%1“ enthält ein Zeichen, das wie ein Schrägstrich aussieht.</translation>
    </message>
    <message>
        <source>“%1” is percent-encoded in a way that servers interpret differently.</source>
        <translation>„%1“ ist auf eine Weise prozentcodiert, die Server unterschiedlich interpretieren.</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
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
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>Wird nach einem Neustart wirksam</translation>
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
        <translation>Zum Senden zweimaliges Drücken von Strg+Eingabe verlangen</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>Vor dem Senden</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>Gedrückt halten bei ERROR und ALERT</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>ERROR, ALERT und destruktive Tools erfordern immer das Gedrückthalten der Schaltfläche. Das lässt sich nicht abschalten.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>nach %n Tag</numerusform>
            <numerusform>nach %n Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records automatically</source>
        <translation>Datensätze automatisch löschen</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Older records are deleted permanently when the window closes.</source>
        <translation>Ältere Datensätze werden endgültig gelöscht, wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Press Enter to apply.</source>
        <translation>Mit der Eingabetaste übernehmen.</translation>
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
        <translation>Ein Profilname kann nicht mit einem Leerzeichen beginnen oder enden.</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>Ein Profilname darf höchstens 64 Zeichen haben.</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>Ein Profilname darf keine Steuerzeichen oder unsichtbaren Zeichen enthalten.</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>Ein Zeitlimit muss eine ganze Zahl von Sekunden von %1 bis %2 sein.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>Die Kopfzeile %1 wird zweimal verwendet.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>Dieses Profil wurde an anderer Stelle geändert.</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>Ein anderes Fenster oder ein anderer Befehl hat dieses Profil entfernt. „Speichern“ fügt es wieder hinzu.</translation>
    </message>
    <message>
        <source>The profiles in this window were saved again.</source>
        <translation>Die Profile dieses Fensters wurden neu gespeichert.</translation>
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
        <source>%1: %2</source>
        <comment>a step, what it warns of</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>Letzte Prüfungen: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColor</name>
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
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Tool-Server</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>Optional. Wird zum Auflisten der Tools benötigt.</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Benutzername</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>eigener Benutzername</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>Ohne Benutzernamen verwendet</translation>
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
        <translation>keine Tools</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
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
        <translation>Wird nur an den Code-Hosting-Endpunkt gesendet. Der Tool-Server gibt auch den API-Schlüssel an den Server dahinter weiter.</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>gehört dem Team %1</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>SDK</source>
        <translation>SDK</translation>
    </message>
    <message>
        <source>tools only</source>
        <translation>nur Tools</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token für %1</translation>
    </message>
    <message>
        <source>Each is sent only to its own catalog’s endpoint.</source>
        <translation>Jedes wird nur an den Endpunkt des eigenen Katalogs gesendet.</translation>
    </message>
    <message>
        <source>Forwarded levels</source>
        <translation>Weitergeleitete Stufen</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>● = an den Dienst gesendet. lokal = nur Protokolldatei.</translation>
    </message>
    <message>
        <source>local</source>
        <translation>lokal</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>Es wird nichts weitergeleitet; jeder Eintrag bleibt lokal.</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>Weitergeleitet ab %1: %2</translation>
    </message>
    <message>
        <source>not the owner</source>
        <translation>nicht der Besitzer</translation>
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
        <translation>Ressourcen-URL</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>Tool-Server</translation>
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
        <translation>Kopfzeile für die E-Mail-Adresse</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>Präfix der Variablen</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>eigene CA-Datei</translation>
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
        <translation>Kopfzeile für den Schlüssel</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>Kopfzeile für den Benutzernamen</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>Zeitlimit</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>Zeitlimit für Ereignisströme</translation>
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
        <translation>Ein anderes Fenster oder ein anderer Befehl hat dieses Profil inzwischen geändert: %1. Prüfen Sie die aktuellen Werte, und speichern Sie dann erneut.</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID-Kopfzeile</translation>
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
        <translation>Protokoll-Tool</translation>
    </message>
    <message>
        <source>key as bearer token</source>
        <translation>Schlüssel als Bearer-Token</translation>
    </message>
    <message>
        <source>permission for keys of the environment</source>
        <translation>Erlaubnis für Schlüssel aus der Umgebung</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID an Tool-Server</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>der Ordner kann nicht erstellt werden.</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>Das Profil „%1“ ist nicht mehr vorhanden. Ein anderes Fenster oder ein anderer Befehl hat es entfernt oder umbenannt.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Ein Profil namens „%1“ ist bereits vorhanden.</translation>
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
        <translation>Einträge enthalten jetzt den Benutzernamen, wie die Einträge der SDKs. Profile: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>Es wurde nichts importiert, weil ein gespeicherter Schlüssel an einen anderen Server ginge. Löschen Sie zuerst den Schlüssel von: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>Es wurde nichts importiert, weil Profile mit diesen Namen bereits mit anderem Inhalt vorhanden sind: %1.</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>Das Profil „%1“ kann nicht importiert werden, deshalb wurde keines importiert. %2</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>Das sind mehr als 4 MiB, zu viel für Profile.</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>Das ist kein Profildokument. Es braucht „version“ und „profiles“.</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>Das wurde von einer neueren Version dieses Programms geschrieben. Aktualisieren Sie das Programm, um es zu importieren.</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>Das Profil „%1“ kommt zweimal vor.</translation>
    </message>
    <message>
        <source>It has neither a Resource URL nor a tool server.</source>
        <translation>Es hat weder eine Ressourcen-URL noch einen Tool-Server.</translation>
    </message>
    <message>
        <source>Its custom CA file is a relative path. It needs the full path.</source>
        <translation>Die eigene CA-Datei ist ein relativer Pfad. Der vollständige Pfad ist erforderlich.</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>„%1“ hat einen ungültigen Wert.</translation>
    </message>
</context>
<context>
    <name>rc::ProgramPart</name>
    <message>
        <source>The command cannot be run: %1</source>
        <translation>Der Befehl kann nicht ausgeführt werden: %1</translation>
    </message>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>Das Fenster kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>%1 fehlt neben dem Programm. Installieren Sie das Programm neu.</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>der Proxy %1 hatte die Anfrage noch nicht durchgelassen</translation>
    </message>
    <message>
        <source>The variable %1 is not the address of a proxy.</source>
        <translation>Die Variable %1 ist keine Adresse eines Proxys.</translation>
    </message>
    <message>
        <source>The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.</source>
        <translation>Die Variable %1 nennt den Proxy %2. Nur http-, socks5- und socks5h-Proxys können verwendet werden.</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>Der Server %1 verlangt eine Eingabe</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Diese Adresse ist nicht verschlüsselt. Andere können lesen, was Sie dort eingeben.</translation>
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
        <translation>Absenden</translation>
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
    <message>
        <source>This form seems to request an API key. Leave it out, or decline.</source>
        <translation>Dieses Formular fragt anscheinend einen API-Schlüssel ab. Lassen Sie das Feld leer, oder lehnen Sie ab.</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1). What you type is sent but not recorded.</source>
        <translation>Dieses Formular fragt anscheinend vertrauliche Daten (%1) ab. Die Eingabe wird gesendet, aber nicht aufgezeichnet.</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this.</source>
        <translation>Der Server bittet Sie, eine Adresse auf %1 zu öffnen. Öffnen Sie sie nur, wenn Sie das erwartet haben.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingModel</name>
    <message>
        <source>Server instructions: %1</source>
        <comment>of a catalog</comment>
        <translation>Anweisungen des Servers: %1</translation>
    </message>
    <message>
        <source>Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most %1% for a catalog and %2% for one tool.</source>
        <translation>Geschätzt. Gegenüber dem Tokenizer o200k_base (GPT-4o und neuer) beträgt der Fehler höchstens %1&#xa0;% für einen Katalog und %2&#xa0;% für ein Tool.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message>
        <source>Context budget</source>
        <translation>Kontextbudget</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of tokens</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Budget of %1 tokens</source>
        <translation>Budget von %1 Tokens</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Copy tool spec</source>
        <translation>Tool-Spezifikation kopieren</translation>
    </message>
    <message>
        <source>Allows the checked tools only, and asks before each call. A variable stands in for the API key.</source>
        <translation>Lässt nur die ausgewählten Tools zu und fragt vor jedem Aufruf nach. Eine Variable steht anstelle des API-Schlüssels.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Was das Modell sieht</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Tool anzeigen</translation>
    </message>
    <message>
        <source>Reading the definitions…</source>
        <translation>Die Definitionen werden gelesen …</translation>
    </message>
    <message>
        <source>server instructions</source>
        <translation>Anweisungen des Servers</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>Größte: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 von %n Token</numerusform>
            <numerusform>%1 von %n Tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Einschließen</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>Diesen Text kopieren</translation>
    </message>
    <message>
        <source>Copy instructions</source>
        <translation>Anweisungen kopieren</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>%1 tokens left out</source>
        <translation>%1 Tokens weggelassen</translation>
    </message>
    <message>
        <source>About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget</source>
        <translation>Etwa %1 Tokens mit %2 von %3 Tools (±%4&#xa0;%): bis zu %5 über dem Budget</translation>
    </message>
    <message>
        <source>About %1 of %5 tokens with %2 of %3 tools (±%4%)</source>
        <translation>Etwa %1 von %5 Tokens mit %2 von %3 Tools (±%4&#xa0;%)</translation>
    </message>
    <message>
        <source>Stronger color means more tokens.</source>
        <translation>Kräftigere Farbe bedeutet mehr Tokens.</translation>
    </message>
    <message>
        <source>No tools read yet</source>
        <translation>Noch keine Tools gelesen</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>Vom Demo-Dienst empfangen</translation>
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
    <message>
        <source>Copy message</source>
        <translation>Nachricht kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>In der Aktivität anzeigen</translation>
    </message>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1: %2, Marker %3</translation>
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
        <source>Detail</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Schließen  Esc</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>Suchen Sie beim Dienst nach dem Marker, bevor Sie erneut senden.</translation>
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
        <translation>Zeitpunkt</translation>
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
        <translation>Marker</translation>
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
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>Inhalt der Anfrage (formatiert)</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>Der Inhalt der Anfrage ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Antwort des Dienstes</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>Vom Demo-Dienst empfangen um %1</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Erneut senden …</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>Prüfbericht öffnen</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>Datensatz des Probealarms öffnen</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Prüfen Sie beim Dienst, ob der Aufruf etwas bewirkt hat, bevor Sie das Tool erneut aufrufen.</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>Argumente (formatiert)</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>Erneut aufrufen …</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Datensatz kopieren</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Es wird noch nichts gesendet.</translation>
    </message>
</context>
<context>
    <name>rc::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>es ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>it is a link, which is not followed here. Link its folder instead.</source>
        <translation>es ist ein Link, dem hier nicht gefolgt wird. Verlinken Sie stattdessen den Ordner.</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>die Datei ist größer als %1</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
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
        <translation>Tool-Server</translation>
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
        <translation>Marker der Einträge</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>Ressourcenprüfung</translation>
    </message>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>Das gespeicherte Ergebnis der letzten Prüfung kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The report was not written because it would contain a key or token that the service sent back.</source>
        <translation>Der Bericht wurde nicht geschrieben, weil er einen vom Dienst zurückgeschickten Schlüssel oder ein solches Token enthielte.</translation>
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
        <translation>Rohdaten</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Formatiert</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>Zur besseren Lesbarkeit formatiert; gesendet wird alles in einer Zeile.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Als cURL kopieren</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>Ressourcen-URL</translation>
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
        <translation>Schlüssel wird gelesen …</translation>
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
        <translation>Internationalisierter Hostname. ASCII-Form: %1</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>Im Text wurde eine Ressourcen-URL gefunden.</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoriert: %1</translation>
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
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>Der API-Schlüssel wurde ebenfalls gelöscht und kann nicht wiederhergestellt werden. Alles andere lässt sich bis zum Beenden rückgängig machen.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Dies lässt sich bis zum Schließen des Fensters rückgängig machen.</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>Um nur den Schlüssel zu senden, schalten Sie in der Einrichtung „Benutzernamen mit den Einträgen senden“ aus.</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Demo-Szenario: %1</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>Der Demo-Dienst verhält sich jetzt so. Prüfen Sie erneut, um es zu sehen.</translation>
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
        <translation>%1 • bearbeitet</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>Profil: %1, bearbeitet</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>In diesem Profil öffnen</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Neues Profil erstellen</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>Ein Link hat versucht, etwas zu öffnen, das keine Ressourcen-URL ist.</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>Der Link wurde ignoriert.</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>Ein Link will %1 öffnen</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>Bis zu einer Auswahl wird nichts geöffnet, gespeichert oder gesendet. Der Link enthält keinen Schlüssel.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
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
        <translation>Prüfungen und Einträge verwenden sie. Das gespeicherte Profil ist unverändert.</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>Gespeicherte Einstellungen verwenden</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>Speichern und fortfahren</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>Die Einrichtung enthält nicht gespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>Die Aktion wartet, bis ausgewählt ist, welche Einstellungen verwendet werden.</translation>
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
        <translation>Erlauben Sie dies nur, wenn Sie wissen, dass der Schlüssel dieses Profils zu %1 gehört.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen …</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Fingerabdruck %1</translation>
    </message>
    <message>
        <source>%1: copy</source>
        <translation>%1: kopieren</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy Resource URL</source>
        <translation>Ressourcen-URL kopieren</translation>
    </message>
    <message>
        <source>Show key details</source>
        <translation>Einzelheiten zum Schlüssel anzeigen</translation>
    </message>
    <message>
        <source>This profile is not saved. It is gone when another one is opened or the window closes.</source>
        <translation>Dieses Profil ist nicht gespeichert. Es geht verloren, wenn ein anderes geöffnet oder das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profile</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>Profil oder Aktion suchen …</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Neues Profil …</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Demo-Dienst</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Allow this only if you know that the token for “%1” belongs to %2.</source>
        <comment>a catalog, servers</comment>
        <translation>Erlauben Sie dies nur, wenn Sie wissen, dass das Token für „%1“ zu %2 gehört.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Letzte Prüfung: %1</translation>
    </message>
    <message>
        <source>Remove profile…</source>
        <translation>Profil entfernen …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <translation>Eine Ressourcen-URL endet mit /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>die Abfrage %1</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>„%1“ ist keine UUID (32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12).</translation>
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
        <translation>Es wurde keine Adresse eingefügt.</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>Keine Webadresse gefunden. Eine Adresse beginnt mit https://.</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>Ein Zeilenumbruch schneidet die Adresse ab.</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>Die Adresse endet an einem Leerzeichen. Schreiben Sie ein Leerzeichen in einem Namen als %20.</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>Das ist eine Ressourcen-URL. Der Tool-Server hat eine eigene Adresse.</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>Der Text enthält zwei verschiedene Ressourcen-URLs, %1 und %2. Fügen Sie nur eine ein.</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>die Anmeldeseite davor</translation>
    </message>
    <message>
        <source>invisible characters around the address</source>
        <translation>unsichtbare Zeichen um die Adresse herum</translation>
    </message>
    <message>
        <source>line breaks inside the address</source>
        <translation>Zeilenumbrüche innerhalb der Adresse</translation>
    </message>
    <message>
        <source>JSON escapes</source>
        <translation>JSON-Escapes</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>HTML-Entitäten</translation>
    </message>
    <message>
        <source>the %1 link around the address</source>
        <translation>der %1-Link um die Adresse herum</translation>
    </message>
    <message>
        <source>The text after the UUID is not part of a Resource URL.</source>
        <translation>Der Text nach der UUID gehört nicht zu einer Ressourcen-URL.</translation>
    </message>
    <message>
        <source>The address has no %1 part.</source>
        <translation>Die Adresse enthält keinen Teil %1.</translation>
    </message>
    <message>
        <source>This is a link rewritten by %1. Open it in a browser and copy the address from there.</source>
        <translation>Das ist ein von %1 umgeschriebener Link. Öffnen Sie ihn in einem Browser, und kopieren Sie die Adresse von dort.</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB.</source>
        <translation>Der Text ist länger als 8 KiB.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?) or fragment (#).</source>
        <translation>Die Adresse eines Tool-Servers darf keine Abfrage (?) und kein Fragment (#) enthalten.</translation>
    </message>
</context>
<context>
    <name>rc::ResultFindings</name>
    <message>
        <source>“structuredContent” is missing, although the tool has an output schema.</source>
        <translation>„structuredContent“ fehlt, obwohl das Tool ein Ausgabeschema hat.</translation>
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
            <numerusform>Die ganze Antwort hat %n weiteren Teil.</numerusform>
            <numerusform>Die ganze Antwort hat %n weitere Teile.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Antwort: „%1“</translation>
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
        <source>Matches the tool’s output schema.</source>
        <translation>Passt zum Ausgabeschema des Tools.</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>Passt nicht zum Ausgabeschema des Tools:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>Antwort des Servers</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copy structured content</source>
        <translation>Strukturierten Inhalt kopieren</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>The result has text that looks like an order to a model:</source>
        <translation>Das Ergebnis enthält Text, der wie ein Befehl an ein Modell aussieht:</translation>
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
        <translation>Neuen API-Schlüssel einfügen</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Das ist bereits der Schlüssel des Profils.</translation>
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
        <translation>Der alte Schlüssel wird weiterhin verwendet.</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>Setzen Sie das Häkchen oben, um ihn mit Testeinträgen zu testen.</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>Schlüssel wird gewechselt. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>Zum neuen Schlüssel gewechselt.</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>Der Schlüssel wurde nicht geändert</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>Der aktuelle Schlüssel ist zweimal gespeichert (%1).</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>Ein Wechsel zu einem neuen Schlüssel wurde vor dem letzten Schritt abgebrochen. Löschen Sie die zweite Kopie.</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>Der vorherige Schlüssel (%1) ist noch gespeichert.</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>Stellen Sie ihn wieder her, oder löschen Sie ihn, sobald er nirgends mehr gebraucht wird.</translation>
    </message>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>Fügen Sie den neuen API-Schlüssel ein. Er wird getestet, bevor er den aktuellen ersetzt.</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>Jeder Schritt wird mit dem alten und mit dem neuen Schlüssel ausgeführt. Niemand wird benachrichtigt.</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>Der alte Schlüssel wird bis zum Wechsel weiterhin verwendet. Danach wird er als vorheriger Schlüssel gespeichert.</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>Ersetzen Sie den vorherigen Schlüssel überall, wo er noch verwendet wird, und suchen Sie dann erneut.</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>Stellen Sie den vorherigen Schlüssel wieder her, oder löschen Sie ihn. Ein gelöschter Schlüssel kann nicht wiederhergestellt werden.</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>Widerrufen Sie den vorherigen Schlüssel auch beim Dienst.</translation>
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
        <translation>Vorherigen Schlüssel wiederherstellen</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Vorherigen Schlüssel löschen</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>Schlüssel werden verglichen …</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>Der vorherige Schlüssel bleibt bis zum Löschen gespeichert.</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>Der vorherige Schlüssel wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>Der vorherige Schlüssel wurde aus dem Schlüsselbund gelöscht.</translation>
    </message>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>Jeder Schritt mit dem alten und mit dem neuen Schlüssel</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Diesen Schritt kopieren</translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>step, states</comment>
        <translation>%1: alter Schlüssel %2, neuer Schlüssel %3</translation>
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
        <translation>Vorherigen Schlüssel löschen</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>Der Inhaltstyp %1 ist weder JSON noch ein Ereignisstrom.</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>die empfangene Nachricht war keine Antwort auf die Anfrage</translation>
    </message>
    <message>
        <source>The server sends JSON with the content type %1.</source>
        <translation>Der Server sendet JSON mit dem Inhaltstyp %1.</translation>
    </message>
    <message>
        <source>The server sends an event stream with the content type %1.</source>
        <translation>Der Server sendet einen Ereignisstrom mit dem Inhaltstyp %1.</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>Ein Modell liest Wörter, die ein Prüfer nicht sehen kann.</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>Ein Modell folgt möglicherweise der Beschreibung statt dem Benutzer.</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>Zwei Tools haben denselben Namen.</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>Ein Modell, das diesen Namen aufruft, erreicht möglicherweise das falsche Tool.</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>Geben Sie dem Modell nur eines der beiden, oder benennen Sie eines auf seinem Server um.</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>Ein Benutzer gibt den Aufruf eines vertrauten Tools frei, aber ein anderes wird ausgeführt.</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>Vergleichen Sie die beiden Definitionen. Verwenden Sie die, der Sie vertrauen.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>Das Tool hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>Beschreiben Sie, was das Tool tut und wann es verwendet werden soll.</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>Das Tool hat kein inputSchema.</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>Fügen Sie ein Schema hinzu, zum Beispiel {&quot;type&quot;:&quot;object&quot;} für ein Tool ohne Parameter.</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>Geben Sie readOnlyHint an, oder destructiveHint für ein Tool, das schreibt.</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>Das Tool ist als nur lesend und als destruktiv gekennzeichnet.</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>Ein Client vertraut möglicherweise der sicheren Angabe und ruft das Tool ohne Rückfrage auf.</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>Entfernen Sie eine der beiden Angaben.</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>Die Definition ist größer als 8 KiB.</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>Kürzen Sie Beschreibungen, und entfernen Sie Auswahlmöglichkeiten, die niemand verwendet.</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>Modelle übergeben Argumente, die das Tool ablehnt, und manche SDKs lehnen das Tool ab.</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>Korrigieren Sie das Schema an der angegebenen Stelle.</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>Ein Schema verweist auf ein anderes Dokument.</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>Kopieren Sie das Schema nach $defs.</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>Ein Schema verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>Mehrere Modellanbieter akzeptieren keine rekursiven Schemas.</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>Schreiben Sie das Schema bis zur benötigten Tiefe aus.</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>Benutzer können nichts verhindern, wovon sie nichts wissen.</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>Ein Server bestimmt, wie die Tools eines anderen verwendet werden.</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>Ein Modell mit einem Terminal führt ihn möglicherweise auf dem Rechner des Benutzers aus.</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>Ein Modell behandelt die Beschreibung möglicherweise als vorrangige Anweisung.</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>Ein Modell versteht ihn, ein Prüfer oder Filter aber nicht.</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>Prüfen Sie, ob das andere Tool vom selben Autor stammt.</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>Verwenden Sie einen Kopfzeilennamen aus Buchstaben, Ziffern und -, einmal pro Tool, bei string, number, integer oder boolean.</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>Das Tool oder die ganze Anfrage wird abgelehnt.</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>Machen Sie die oberste Ebene zu einem Objekt, und verschieben Sie die Auswahl in einen Parameter.</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>Verwenden Sie einen einzigen Typ oder anyOf.</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>Schreiben Sie das Schema dort aus, wo es verwendet wird.</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>Lösen Sie die Verschachtelung der Parameter auf.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Nicht gefunden: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>Ein Tool hat sich geändert, aber bestehende Aufrufe funktionieren weiter.</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>Ein Text, den ein Modell liest, hat sich geändert.</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>Ein Aufruf, der bisher funktionierte, schlägt möglicherweise fehl oder tut etwas anderes.</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>Testen Sie, was das Tool verwendet, und aktualisieren Sie dann die Lockdatei.</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>Die Änderung fügte Text hinzu, vor dem die Überprüfung warnt, oder machte aus einer gefährlichen Angabe eine sichere.</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>Ein bereits überprüftes Tool wurde möglicherweise durch ein bösartiges ersetzt.</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>Lesen Sie die neue Definition, bevor Sie die Lockdatei aktualisieren.</translation>
    </message>
    <message>
        <source>Write the schema in JSON Schema 2020-12, without “$schema”.</source>
        <translation>Schreiben Sie das Schema in JSON Schema 2020-12, ohne „$schema“.</translation>
    </message>
    <message>
        <source>Describe the elements in “items”. {} allows any.</source>
        <translation>Beschreiben Sie die Elemente in „items“. {} lässt beliebige zu.</translation>
    </message>
    <message>
        <source>Rename the parameter.</source>
        <translation>Benennen Sie den Parameter um.</translation>
    </message>
    <message>
        <source>Remove the list, or make the parameter optional instead.</source>
        <translation>Entfernen Sie die Liste, oder machen Sie den Parameter stattdessen optional.</translation>
    </message>
    <message>
        <source>Shorten the tool’s name, or give the server a shorter one in the client.</source>
        <translation>Kürzen Sie den Namen des Tools, oder geben Sie dem Server im Client einen kürzeren.</translation>
    </message>
    <message>
        <source>Offer fewer tools, or select some in the client.</source>
        <translation>Bieten Sie weniger Tools an, oder wählen Sie im Client einige aus.</translation>
    </message>
    <message>
        <source>A model has to guess.</source>
        <translation>Ein Modell muss raten.</translation>
    </message>
    <message>
        <source>Do not give the tool to a model until its author explains the text.</source>
        <translation>Geben Sie das Tool keinem Modell, bevor der Autor den Text erklärt hat.</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>Der Text enthält unsichtbare Zeichen.</translation>
    </message>
    <message>
        <source>Possible prompt injection.</source>
        <translation>Mögliche Prompt-Injection.</translation>
    </message>
    <message>
        <source>The name is not 1 to 64 letters, digits, _ or -.</source>
        <translation>Der Name besteht nicht aus 1 bis 64 Buchstaben, Ziffern, _ oder -.</translation>
    </message>
    <message>
        <source>Rename the tool on its server.</source>
        <translation>Benennen Sie das Tool auf seinem Server um.</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name.</source>
        <translation>Der Name sieht aus wie der eines anderen Tools.</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>Der Parameter hat keine Beschreibung.</translation>
    </message>
    <message>
        <source>Describe the parameter, with its unit or format.</source>
        <translation>Beschreiben Sie den Parameter, mit Einheit oder Format.</translation>
    </message>
    <message>
        <source>Without destructiveHint, clients must assume that the tool is destructive.</source>
        <translation>Ohne destructiveHint müssen Clients annehmen, dass das Tool destruktiv ist.</translation>
    </message>
    <message>
        <source>They may ask for approval before each call.</source>
        <translation>Sie bitten möglicherweise vor jedem Aufruf um Freigabe.</translation>
    </message>
    <message>
        <source>It uses context in every request.</source>
        <translation>Sie belegt in jeder Anfrage Kontext.</translation>
    </message>
    <message>
        <source>The schema is not valid.</source>
        <translation>Das Schema ist ungültig.</translation>
    </message>
    <message>
        <source>Most clients ignore the reference, and others trust that address.</source>
        <translation>Die meisten Clients ignorieren den Verweis, andere vertrauen jener Adresse.</translation>
    </message>
    <message>
        <source>Keeps something from the user.</source>
        <translation>Verschweigt dem Benutzer etwas.</translation>
    </message>
    <message>
        <source>Gives orders about other tools.</source>
        <translation>Gibt Befehle zu anderen Tools.</translation>
    </message>
    <message>
        <source>Asks for secrets.</source>
        <translation>Verlangt vertrauliche Daten.</translation>
    </message>
    <message>
        <source>The model may leak them to this server.</source>
        <translation>Das Modell gibt sie möglicherweise an diesen Server preis.</translation>
    </message>
    <message>
        <source>Sends data elsewhere.</source>
        <translation>Sendet Daten woandershin.</translation>
    </message>
    <message>
        <source>The user has not agreed to this.</source>
        <translation>Der Benutzer hat dem nicht zugestimmt.</translation>
    </message>
    <message>
        <source>Contains a command to run.</source>
        <translation>Enthält einen Befehl, der ausgeführt werden soll.</translation>
    </message>
    <message>
        <source>Pretends to come from the system, the developer or the user.</source>
        <translation>Gibt vor, vom System, vom Entwickler oder vom Benutzer zu stammen.</translation>
    </message>
    <message>
        <source>The text is disguised.</source>
        <translation>Der Text ist getarnt.</translation>
    </message>
    <message>
        <source>Names another tool.</source>
        <translation>Nennt ein anderes Tool.</translation>
    </message>
    <message>
        <source>With an instruction, this can steer other tools.</source>
        <translation>Mit einer Anweisung kann das andere Tools steuern.</translation>
    </message>
    <message>
        <source>Says that it does harm.</source>
        <translation>Besagt, dass es Schaden anrichtet.</translation>
    </message>
    <message>
        <source>A model that calls it does the harm in the user’s name.</source>
        <translation>Ein Modell, das es aufruft, richtet den Schaden im Namen des Benutzers an.</translation>
    </message>
    <message>
        <source>An x-mcp-header in the schema is not valid.</source>
        <translation>Ein x-mcp-header im Schema ist ungültig.</translation>
    </message>
    <message>
        <source>Clients must not call the tool or give it to a model.</source>
        <translation>Clients dürfen das Tool weder aufrufen noch einem Modell geben.</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level.</source>
        <translation>Das Schema ist auf der obersten Ebene kein einfaches Objekt.</translation>
    </message>
    <message>
        <source>A parameter has a list of types.</source>
        <translation>Ein Parameter hat eine Liste von Typen.</translation>
    </message>
    <message>
        <source>The schema has references.</source>
        <translation>Das Schema enthält Verweise.</translation>
    </message>
    <message>
        <source>The schema is more than 10 levels deep.</source>
        <translation>Das Schema ist mehr als 10 Ebenen tief.</translation>
    </message>
    <message>
        <source>The description has more than 1,024 characters.</source>
        <translation>Die Beschreibung hat mehr als 1.024 Zeichen.</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>Kürzen Sie die Beschreibung.</translation>
    </message>
    <message>
        <source>The schema is not JSON Schema 2020-12.</source>
        <translation>Das Schema ist kein JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>An array has no “items”.</source>
        <translation>Ein Array hat kein „items“.</translation>
    </message>
    <message>
        <source>The parameter’s name is not 1 to 64 letters, digits, _, . and -.</source>
        <translation>Der Parametername besteht nicht aus 1 bis 64 Buchstaben, Ziffern, _, . und -.</translation>
    </message>
    <message>
        <source>A list of choices is empty or has an empty text.</source>
        <translation>Eine Auswahlliste ist leer oder enthält einen leeren Text.</translation>
    </message>
    <message>
        <source>The tool’s name is too long once a client puts the server’s name in front.</source>
        <translation>Der Name des Tools ist zu lang, sobald ein Client den Namen des Servers davorsetzt.</translation>
    </message>
    <message>
        <source>There are more tools than a client sends to a model.</source>
        <translation>Es gibt mehr Tools, als ein Client an ein Modell sendet.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>Die Art des Schemas hat sich geändert.</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>Weniger Typen sind erlaubt.</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>Mehr Typen sind erlaubt.</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>Die Auswahlmöglichkeiten wurden umgeordnet.</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>Nur noch bestimmte Werte sind erlaubt.</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>Jetzt ist jeder Wert erlaubt.</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>Eine Auswahlmöglichkeit wurde entfernt.</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>Eine Auswahlmöglichkeit wurde hinzugefügt.</translation>
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
        <translation>Die Vorgabe hat sich geändert.</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>Eine Einschränkung wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>Eine Einschränkung wurde entfernt.</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>Eine Einschränkung hat sich geändert.</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>Der Parameter wurde entfernt.</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>Das Feld wurde entfernt.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>Jetzt erforderlich.</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>Nicht mehr erforderlich.</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>Ein erforderlicher Parameter wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>Ein optionaler Parameter wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>Ein Feld wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>Weniger zusätzliche Felder sind erlaubt.</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>Mehr zusätzliche Felder sind erlaubt.</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>Eine Variante wurde entfernt.</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>Eine Variante wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>Die Varianten wurden umgeordnet.</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>Die Definition wurde entfernt.</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>Eine Definition wurde hinzugefügt.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>Accepts any value.</source>
        <translation>Akzeptiert jeden Wert.</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>Akzeptiert nichts.</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>Das ist kein Schema.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>die Wurzel</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… mehr als %1 weitere</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 weitere</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>Gesamttyp: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>anderswo definiert und nie abgerufen: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>nicht auflösbarer Verweis: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>verweist nur auf sich selbst</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ siehe %1 oben</translation>
    </message>
    <message>
        <source>“properties” is not an object.</source>
        <translation>„properties“ ist kein Objekt.</translation>
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
        <translation>wenn %1 vorhanden ist</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mehr anzeigen</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Vollständig anzeigen</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy type</source>
        <translation>Typ kopieren</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Beschreibung kopieren</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
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
        <translation>%1, erforderlich</translation>
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
        <translation>größer als %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>kleiner als %1</translation>
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
        <translation>Felder: mindestens %1</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>Felder: höchstens %1</translation>
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
        <translation>eindeutige Elemente</translation>
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
        <translation>unbekannt</translation>
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
        <translation>Keine zusätzlichen Parameter erlaubt</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>Der Inhaltstyp %1 ist weder JSON noch einfacher Text.</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>die Anfrage wäre %1 Bytes groß, das Limit ist %2.</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>Ein Eintrag der Stufe %1 kann zu jeder Uhrzeit Personen per App, E-Mail oder SMS benachrichtigen. Er wird einmal gesendet.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet …</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>Zum Senden eines Fehlers oder Alarms die Schaltfläche gedrückt halten.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>wird gesendet …</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Legen Sie zuerst in der Einrichtung eine Ressourcen-URL fest (Alt+5).</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Das Protokoll wird gelesen …</translation>
    </message>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>Der Zeitstempel wird beim Senden gesetzt.</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>Senden</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>Korrigieren Sie die Ressourcen-URL oben oder in der Einrichtung (Alt+5).</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Dieses Profil hat keinen API-Schlüssel.</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>Fügen Sie in der Einrichtung einen Schlüssel hinzu (Alt+5).</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>Noch nicht gesendet. Zum Senden dieselben Tasten noch einmal drücken.</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>Es wird bereits etwas gesendet. Es wurde nichts hinzugefügt.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>In der Aktivität anzeigen</translation>
    </message>
    <message>
        <source>Results appear here.</source>
        <translation>Ergebnisse erscheinen hier.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Probealarm</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>Das verlangte Formular hat keine Felder.</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>Die verlangte Adresse fehlt oder ist viel zu lang.</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>Die verlangte Adresse kann nicht sicher geöffnet werden: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>Dieses Programm unterstützt „%1“ nicht.</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>Die Frage des Servers hat %1 Bytes, und höchstens %2 können angezeigt werden.</translation>
    </message>
</context>
<context>
    <name>rc::ServerTask</name>
    <message>
        <source>The task has no ID, or one that is too long.</source>
        <translation>Die Aufgabe hat keine ID oder eine zu lange.</translation>
    </message>
    <message>
        <source>The task is in an unknown state: “%1”.</source>
        <translation>Die Aufgabe ist in einem unbekannten Zustand: „%1“.</translation>
    </message>
    <message>
        <source>The server responded about another task, “%1”.</source>
        <translation>Der Server hat zu einer anderen Aufgabe geantwortet, „%1“.</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>An %1 wird nichts gesendet, bis die Adresse gespeichert ist.</translation>
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
        <translation>Die Einstellung „%2“ hat den Wert „%1“, der nicht zwischen %3 und %4 liegt. Stattdessen wird %5 verwendet.</translation>
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
        <translation>Nicht gespeichert. Korrigieren Sie das hervorgehobene Feld.</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Nur diese Sitzung</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>Profil löschen, Schlüssel behalten</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird auf den neuen Namen übertragen. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Es wurde nichts geändert. %1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>Gespeichert, aber der Schlüssel ist möglicherweise auch noch unter dem alten Namen im Schlüsselbund.</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>Der Schlüssel wird entfernt. Es wird auf den Schlüsselbund gewartet …</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>Das Profil bleibt erhalten. %1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>Nicht entfernt</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>%1 entfernt; der Schlüssel ist möglicherweise noch im Schlüsselbund</translation>
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
        <translation>Erstellt eine Kopie ohne den Schlüssel und wechselt zu ihr</translation>
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
        <translation>Schlüssel werden nicht kopiert. Geben Sie der Kopie einen Namen, und fügen Sie ihren Schlüssel hinzu.</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>Nicht erkannt, ignoriert: %1</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>Ausgefüllt aus %1: %2.</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>Auch ein Schlüssel wurde eingefügt.</translation>
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
        <translation>Der Schlüssel ist nicht gespeichert (nur diese Sitzung).</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>Der Schlüssel ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>More for this profile</source>
        <translation>Weitere Aktionen für dieses Profil</translation>
    </message>
    <message>
        <source>● Unsaved</source>
        <translation>● Nicht gespeichert</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Revert discards both.</source>
        <translation>„Speichern“ sichert die Felder und den Schlüssel. „Zurücksetzen“ verwirft beides.</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Revert discards.</source>
        <translation>Nicht gespeicherte Änderungen. Strg+S speichert, „Zurücksetzen“ verwirft.</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>Erneut klicken, um das Profil und seinen Schlüssel zu löschen</translation>
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
        <translation>%1 · Info</translation>
    </message>
</context>
<context>
    <name>rc::SignIn</name>
    <message>
        <source>The response is not a JSON object.</source>
        <translation>Die Antwort ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The response does not name a resource.</source>
        <translation>Die Antwort nennt keine Ressource.</translation>
    </message>
    <message>
        <source>The server has no document about signing in.</source>
        <translation>Der Server hat kein Dokument zur Anmeldung.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>Asked without a key: %1</source>
        <translation>Ohne Schlüssel angefragt: %1</translation>
    </message>
    <message>
        <source>Response: HTTP %1</source>
        <translation>Antwort: HTTP %1</translation>
    </message>
    <message>
        <source>Realm: %1</source>
        <translation>Realm: %1</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>Scope: %1</translation>
    </message>
    <message>
        <source>Authorization server, as the refusal names it: %1</source>
        <translation>Autorisierungsserver laut Ablehnung: %1</translation>
    </message>
    <message>
        <source>The refusal names a document on another server, which was not read: %1</source>
        <translation>Die Ablehnung nennt ein Dokument auf einem anderen Server, das nicht gelesen wurde: %1</translation>
    </message>
    <message>
        <source>Resource: %1</source>
        <translation>Ressource: %1</translation>
    </message>
    <message>
        <source>This document is about another address, so clients must not rely on it.</source>
        <translation>Dieses Dokument betrifft eine andere Adresse, deshalb dürfen sich Clients nicht darauf verlassen.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Name: %1</translation>
    </message>
    <message>
        <source>Authorization servers: %1</source>
        <translation>Autorisierungsserver: %1</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>keine genannt</translation>
    </message>
    <message>
        <source>Scopes: %1</source>
        <translation>Scopes: %1</translation>
    </message>
    <message>
        <source>A token is sent in: %1</source>
        <translation>Ein Token wird gesendet in: %1</translation>
    </message>
    <message>
        <source>Documentation: %1</source>
        <translation>Dokumentation: %1</translation>
    </message>
    <message>
        <source>This program does not support OAuth sign-in.</source>
        <translation>Dieses Programm unterstützt keine OAuth-Anmeldung.</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The server is at %1, which differs only in its trailing slash.</source>
        <translation>Der Server antwortet unter %1, einer Adresse, die sich nur durch den Schrägstrich am Ende unterscheidet.</translation>
    </message>
</context>
<context>
    <name>rc::SortButton</name>
    <message>
        <source>As sent by the server</source>
        <translation>Reihenfolge des Servers</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Nach Titel</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>Destruktive zuerst</translation>
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
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>Vorher war es „%1“.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s title, its summary</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a step&apos;s title, its state before, its state now</comment>
        <translation>%1: war „%2“, jetzt „%3“.</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a step&apos;s title, its state, its summary</comment>
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
    <name>rc::StepDelegate</name>
    <message>
        <source>Entry marker: %1</source>
        <translation>Marker des Eintrags: %1</translation>
    </message>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>Mit V die ganze Antwort anzeigen: %n Zeichen.</numerusform>
            <numerusform>Mit V die ganze Antwort anzeigen: %n Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s state, its title</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>state and title, summary</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>rc::StepOutcome</name>
    <message>
        <source>1 tool</source>
        <translation>1 Tool</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
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
        <translation>Der Eintrag wurde möglicherweise zugestellt. %1</translation>
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
        <translation>%1; ignoriert: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>nicht gespeichert (nur diese Sitzung), %1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 (lokal, keine Abfrage nötig)</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 (eine IP-Adresse, keine Abfrage nötig)</translation>
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
        <translation>%1, Anfragen gehen über den Proxy %2</translation>
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
    <message>
        <source>1 critical finding</source>
        <translation>1 kritischer Befund</translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>%n kritischer Befund</numerusform>
            <numerusform>%n kritische Befunde</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepView</name>
    <message>
        <source>Check steps</source>
        <translation>Schritte der Prüfung</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Antwort kopieren</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Marker kopieren</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Diesen Schritt kopieren</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>Diesen Schritt erneut ausführen</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>Diesen Schritt und alle darunter ausführen</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ganze Antwort anzeigen</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a step</comment>
        <translation>Antwort: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepsPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>Noch wurde nichts geprüft</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>Eine Prüfung testet jeden Schritt der Reihe nach: URL, API-Schlüssel, DNS, Port, TLS, Senden von Einträgen und Abrufen von Tools.</translation>
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
        <source>Saving to the keychain…</source>
        <translation>Wird im Schlüsselbund gespeichert …</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Es wird auf den Schlüsselbund gewartet. Antworten Sie auf seine Nachfrage, falls eine erscheint.</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>Schritte erscheinen, sobald sie abgeschlossen sind.</translation>
    </message>
    <message>
        <source>Use this address and check again</source>
        <translation>Diese Adresse verwenden und erneut prüfen</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>Diese Adresse nimmt wahrscheinlich Einträge für dieselbe Ressource an:</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>Sie sendet vier echte Protokolleinträge mit der Kennzeichnung [TEST]. Ein ERROR oder ALERT kann Personen benachrichtigen und wird nur mit der eigenen Schaltfläche gesendet.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments.</source>
        <translation>Tools werden aufgelistet und nicht aufgerufen, außer „ping“, wenn es keine Argumente braucht.</translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>%1 s · %2 Einträge/s</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>%n läuft</numerusform>
            <numerusform>%n laufen</numerusform>
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
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>Wiederholter Batch mit %n Eintrag: %1</numerusform>
            <numerusform>Wiederholter Batch mit %n Einträgen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>Einige Einträge wurden möglicherweise zugestellt. Suchen Sie nach ihren Markern (siehe Aktivität), bevor Sie erneut senden.</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>Erster nicht angenommener Eintrag: %1</translation>
    </message>
    <message>
        <source>paused until %1, as the service asks</source>
        <translation>pausiert bis %1, wie vom Dienst verlangt</translation>
    </message>
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
            <numerusform>%n nur lokal</numerusform>
            <numerusform>%n nur lokal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TaskCard</name>
    <message>
        <source>Asking about it does not call the tool again.</source>
        <translation>Beim Abfragen wird das Tool nicht erneut aufgerufen.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>Der Server wartet auf eine Eingabe.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird abgefragt …</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Abfragen beenden</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Erneut abfragen</translation>
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
        <translation>Diesen Eintrag als Vorlage speichern …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Löschen rückgängig machen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a template, a number that makes it another one</comment>
        <translation>%1 (%2)</translation>
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
        <translation>Jetzt, lokal (%1)</translation>
    </message>
    <message>
        <source>Now, in UTC</source>
        <translation>Jetzt, in UTC</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Eine andere Zeit …</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>Zeitstempel: jetzt (%1)</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>Zeitstempel: jetzt (UTC)</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Zeitstempel</translation>
    </message>
</context>
<context>
    <name>rc::TimeStrip</name>
    <message>
        <source>Past checks, oldest first</source>
        <translation>Frühere Prüfungen, älteste zuerst</translation>
    </message>
    <message>
        <source>Arrow keys show a past check below, with what changed since the one before</source>
        <translation>Pfeiltasten zeigen darunter eine frühere Prüfung und was sich seit der vorhergehenden geändert hat</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Zusammenfassung kopieren</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>In der Aktivität anzeigen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time, what became of the check then</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a step, its state before and now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>Letzte Prüfungen: %1.</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>Die eigene CA-Datei kann nicht gelesen werden: %1.</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>%1 enthält kein Zertifikat. Verwenden Sie eine PEM-Datei, die „BEGIN CERTIFICATE“ enthält.</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>%1 enthält ein beschädigtes Zertifikat.</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>nur Zertifizierungsstellen des Systems</translation>
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
    <message>
        <source>no certificate can be read from %1</source>
        <translation>aus %1 kann kein Zertifikat gelesen werden</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>%n weiteres vertrauenswürdiges Zertifikat aus %1</numerusform>
            <numerusform>%n weitere vertrauenswürdige Zertifikate aus %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count for a saved key</source>
        <translation>%1 gilt nicht für einen gespeicherten Schlüssel</translation>
    </message>
    <message>
        <source>Enter the full path of the custom CA file, not “%1”.</source>
        <translation>Geben Sie den vollständigen Pfad der eigenen CA-Datei ein, nicht „%1“.</translation>
    </message>
    <message>
        <source>%1 contains a private key. Use a file with only certificates.</source>
        <translation>%1 enthält einen privaten Schlüssel. Verwenden Sie eine Datei, die nur Zertifikate enthält.</translation>
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
        <translation>Teilen Sie dem Betreiber mit, dass der Dienst ein neues Zertifikat braucht.</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>das Zertifikat oder eine Stelle darüber ist als nicht vertrauenswürdig gekennzeichnet</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>Fahren Sie nicht fort. Fragen Sie den Betreiber des Dienstes, was geschehen ist.</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>die Uhr dieses Rechners zeigt %5, aber laut der Antwort eines anderen Servers ist es %6, und zu dieser Zeit ist das Zertifikat gültig</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>Stellen Sie die Uhr dieses Rechners, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>das Zertifikat ist erst ab %3 gültig, und die Uhr dieses Rechners zeigt %5</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>das Zertifikat ist am %4 abgelaufen, und die Uhr dieses Rechners zeigt %5</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>Geht die Uhr richtig, muss der Betreiber des Dienstes das Zertifikat erneuern. Andernfalls stellen Sie die Uhr.</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>das Zertifikat ist selbstsigniert, niemand bürgt also dafür</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Wenn es Ihr eigener Server ist, geben Sie die Datei dieses Zertifikats in der Einrichtung als „Eigene CA-Datei“ oder mit --ca-file an.</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>das Zertifikat wurde von einer Stelle ausgestellt, die dieser Rechner nicht kennt: %7</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>Wenn das die eigene Zertifizierungsstelle Ihrer Organisation ist, geben Sie deren Zertifikatsdatei in der Einrichtung als „Eigene CA-Datei“ oder mit --ca-file an. Andernfalls muss der Dienst seine ganze Kette senden.</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>die Kette des Zertifikats endet bei %7, dem dieser Rechner nicht vertraut</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Wenn das die eigene Zertifizierungsstelle Ihrer Organisation ist, geben Sie deren Zertifikatsdatei in der Einrichtung als „Eigene CA-Datei“ oder mit --ca-file an.</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>das Zertifikat gilt nicht für %1, sondern für %2</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>Prüfen Sie den Hostnamen in der Adresse. Stimmt er, muss der Betreiber des Dienstes ihn in das Zertifikat aufnehmen.</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>das Zertifikat darf nicht für einen Server verwendet werden</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>das Zertifikat oder seine Kette ist beschädigt oder fehlerhaft aufgebaut (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>Senden Sie diesen Text an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>der Server hat kein Zertifikat vorgelegt</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>der Server unterstützt keine sichere TLS-Version (1.2 oder neuer)</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>Teilen Sie dem Betreiber mit, dass der Dienst TLS 1.2 oder neuer anbieten muss.</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>der Server auf diesem Port spricht kein TLS und verwendet möglicherweise unverschlüsseltes HTTP</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>der Server verlangt ein Client-Zertifikat, das dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>Fragen Sie den Betreiber des Dienstes nach einer Adresse, die nur den API-Schlüssel verlangt.</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>der Server hat den Handshake abgelehnt (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>Prüfen Sie Hostnamen und Port in der Adresse. Stimmen sie, senden Sie diesen Text an den Betreiber des Dienstes.</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>die Verbindung wurde während des Handshakes geschlossen</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>die TLS-Bibliothek dieses Rechners hat es nicht akzeptiert (%8)</translation>
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
        <translation>Das ist nicht das Zertifikat des Servers selbst, sondern eines darüber. %1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>Die sichere Verbindung ging verloren, möglicherweise nach dem Senden der Anfrage: %1.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>Es konnte keine sichere Verbindung hergestellt werden, deshalb wurde nichts gesendet: %1.</translation>
    </message>
    <message>
        <source>a key or signature in the certificate chain is too weak</source>
        <translation>ein Schlüssel oder eine Signatur in der Zertifikatskette ist zu schwach</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall, network login or proxy is in the way.</source>
        <translation>Prüfen Sie den Port in der Adresse und ob eine Firewall, eine Netzwerkanmeldung oder ein Proxy im Weg ist.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>Der Server hat bereits %1-mal eine Eingabe verlangt; mehr ist nicht zulässig.</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>Der Server braucht eine Eingabe, gibt aber nicht an, welche.</translation>
    </message>
    <message>
        <source>The server wants the same call again without a question. It was not repeated, because the tool may have run.</source>
        <translation>Der Server verlangt denselben Aufruf noch einmal, ohne eine Frage zu stellen. Er wurde nicht wiederholt, weil das Tool möglicherweise ausgeführt wurde.</translation>
    </message>
    <message>
        <source>The server requested input again. With “--answers defaults”, a call is repeated only once.</source>
        <translation>Der Server hat erneut eine Eingabe verlangt. Mit „--answers defaults“ wird ein Aufruf nur einmal wiederholt.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>Allgemeine Tools</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>Code-Hosting-Tools</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>Tool auswählen</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alles anzeigen</translation>
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
        <translation>Annotationen</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>Kein Ausgabeschema</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>versteckter Text, als Zeichen angezeigt</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>Das Ausgabeschema führt keine Felder auf.</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>Geändert seit %1:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>Geändert seit %1 und überprüft:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Keine Befunde</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>%n kritischer Befund.</numerusform>
            <numerusform>%n kritische Befunde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema lists no parameters.</source>
        <translation>Das Schema führt keine Parameter auf.</translation>
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
        <translation>Es wird jetzt anders angegeben.</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>Das Ergebnis wird nicht mehr beschrieben.</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>Das Ergebnis wird jetzt beschrieben.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>Metadaten haben sich geändert.</translation>
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
        <translation>inkompatibel</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>verdächtig</translation>
    </message>
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
        <translation>destruktiv</translation>
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
            <numerusform>Das angezeigte Tool</numerusform>
            <numerusform>Die %n angezeigten Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>Das eine Tool</numerusform>
            <numerusform>Alle %n Tools</numerusform>
        </translation>
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
    <message>
        <source>Copy mcp.json</source>
        <translation>mcp.json kopieren</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>mcp.json für VS Code kopieren</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>Tools exportieren</translation>
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
        <translation>Es wurde nichts exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>%n Tool wurde exportiert.</numerusform>
            <numerusform>%n Tools wurden exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Es wurde nichts kopiert.</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>Tool-Spezifikation kopieren: diese zulassen, jedes Mal fragen</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>Tool-Spezifikation kopieren: diese zulassen, nie fragen</translation>
    </message>
    <message>
        <source>Save all as tool lock…</source>
        <translation>Alle als Tool-Lockdatei speichern …</translation>
    </message>
    <message>
        <source>Copied with a variable instead of the key.</source>
        <translation>Mit einer Variablen anstelle des Schlüssels kopiert.</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>Tools filtern</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>Filtern, z.&#xa0;B. param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>Filterwörter</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;zwei Wörter&quot;: genaue Wortfolge</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>-wort: ausschließen</translation>
    </message>
    <message>
        <source>Ctrl+Space lists the query words</source>
        <translation>Strg+Leertaste listet die Filterwörter auf</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>Das Schema ist kein Objekt.</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>Große Definition: %1 KiB Kontext</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>Der Name „%1“ enthält versteckte Zeichen.</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>„%1“ ist erforderlich, aber nicht beschrieben.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>Verweist auf „%1“, das nie abgerufen wird.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>Verweist auf „%1“, das nicht vorhanden ist.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>„%1“ verweist auf sich selbst.</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>Ein anderes Tool hat denselben Namen (%1).</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>Der Name sieht aus wie der eines anderen Tools: %1</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>Kein Client darf dieses Tool einem Modell geben oder aufrufen, denn %1.</translation>
    </message>
    <message>
        <source>The schema is JSON Schema %1, not 2020-12.</source>
        <translation>Das Schema ist JSON Schema %1, nicht 2020-12.</translation>
    </message>
    <message>
        <source>Not valid in JSON Schema %1: %2</source>
        <translation>In JSON Schema %1 ungültig: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression of ECMA-262 with the flag “u”.</source>
        <translation>„%1“ ist kein regulärer Ausdruck nach ECMA-262 mit dem Flag „u“.</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”.</source>
        <translation>Der Typ des Schemas ist nicht „object“.</translation>
    </message>
    <message>
        <source>“%1” at the top level.</source>
        <translation>„%1“ auf der obersten Ebene.</translation>
    </message>
    <message>
        <source>The name does not begin with a letter or an underscore.</source>
        <translation>Der Name beginnt nicht mit einem Buchstaben oder einem Unterstrich.</translation>
    </message>
    <message>
        <source>With the server’s name in front (%1) the name has %2 characters, more than %3.</source>
        <translation>Mit dem Namen des Servers davor (%1) hat der Name %2 Zeichen, mehr als %3.</translation>
    </message>
    <message>
        <source>More than %1 tools: this one is beyond the limit.</source>
        <translation>Mehr als %1 Tools: Dieses überschreitet das Limit.</translation>
    </message>
    <message>
        <source>Rejected by %1.</source>
        <translation>Abgelehnt von %1.</translation>
    </message>
    <message>
        <source>%1 more in this schema, not listed.</source>
        <translation>%1 weitere in diesem Schema, nicht aufgeführt.</translation>
    </message>
    <message>
        <source>“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.</source>
        <translation>„%1“ ist kein bekannter Entwurf von JSON Schema, das Schema wird also als 2020-12 gelesen.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a finding, the words that show it</comment>
        <translation>%1 „%2“</translation>
    </message>
</context>
<context>
    <name>rc::ToolForm</name>
    <message>
        <source>“%1” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.</source>
        <translation>„%1“ ist keine Zahl. Verwenden Sie Ziffern, bei Bedarf mit Punkt oder Exponent, zum Beispiel -12.50 oder 1e-7.</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>Kein Wert eingegeben.</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>Die Liste ist unvollständig: Seite %1 kam nicht an. %2</translation>
    </message>
    <message>
        <source>The server repeats a page instead of ending the list.</source>
        <translation>Der Server wiederholt eine Seite, statt die Liste zu beenden.</translation>
    </message>
    <message>
        <source>The list is incomplete: the limit is %1 tools and %2 pages.</source>
        <translation>Die Liste ist unvollständig: Die Obergrenze ist %1 Tools und %2 Seiten.</translation>
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
        <source>No matching tools</source>
        <translation>Keine passenden Tools</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>Der Server bietet keine Tools an.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>of a model&apos;s context</comment>
        <translation>%1 Tokens</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <comment>tools with a critical finding</comment>
        <translation>
            <numerusform>%n kritisch</numerusform>
            <numerusform>%n kritisch</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>Tool lists</source>
        <translation>Tool-Listen</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Tool anzeigen</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Aufrufen …</translation>
    </message>
    <message>
        <source>To search for the text “%1”, put it in quotes.</source>
        <translation>Um nach dem Text „%1“ zu suchen, setzen Sie ihn in Anführungszeichen.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>Die Angabe wechselte von gefährlich zu sicher, sodass Clients vor einem Aufruf möglicherweise nicht mehr fragen.</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>Der Text ist neu.</translation>
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
        <translation>Der Server verwendet einen anderen MCP-Dialekt.</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>Die Tool-Lockdatei hat kein gültiges Feld „%1“.</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>Das ist keine Tool-Lockdatei der Version %1.</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Die Anweisungen des Servers für das Modell haben sich geändert.</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>versteckter Text</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n Token</numerusform>
            <numerusform>%n Tokens</numerusform>
        </translation>
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
        <translation>destruktiv (laut Vorgabe)</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>enthält versteckten Text</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <comment>severity</comment>
        <translation>Befund (%1)</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Beschreibung kopieren</translation>
    </message>
    <message>
        <source>Copy definition as JSON</source>
        <translation>Definition als JSON kopieren</translation>
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
        <source>event stream</source>
        <translation>Ereignisstrom</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>einfaches JSON</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>abgerufen %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>Element %1 der Liste wurde übersprungen, weil es keinen Namen hat.</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>„%1“ wurde übersprungen, weil die Definition %2 Bytes hat. Das Limit ist %3.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>Die Liste ist unvollständig: Der Cursor des Servers für die nächste Seite ist kein Text.</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>Die Antwort enthält keine Liste namens „tools“.</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>Weitere Elemente der Liste wurden übersprungen: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>Unbekannter Wert „%2“ für %1. Möglich sind: %3.</translation>
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
        <translation>Erfordert einen Parameter, dessen Name dies enthält</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>Hat eine feste Auswahl (enum), deren Wert dies enthält</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>Aus einem Katalog: general oder code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>Hat einen Befund: any oder der Name einer Regel</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>Geändert seit der letzten Überprüfung</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>Neu seit der letzten Liste</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>Enthält unsichtbare Zeichen</translation>
    </message>
    <message>
        <source>Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.</source>
        <translation>Unbekanntes Filterwort „%1“, deshalb wird „%2“ als Text gesucht. Möglich sind: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>Die Daten sind kein base64 und können daher nicht gelesen werden.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>Das Ergebnis ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>Das Tool verlangt weitere Eingaben („%1“), die dieses Programm nicht liefern kann.</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>Das Ergebnis enthält keine Liste namens „content“.</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>Das Ergebnis hat %1 Teile; die ersten %2 werden angezeigt.</translation>
    </message>
    <message>
        <source>“%1” is not a content type of MCP.</source>
        <translation>„%1“ ist kein Inhaltstyp von MCP.</translation>
    </message>
    <message>
        <source>The result is not marked as an error, but names one: “%1”</source>
        <translation>Das Ergebnis ist nicht als Fehler gekennzeichnet, nennt aber einen: „%1“</translation>
    </message>
    <message>
        <source>“%1” is missing or has the wrong type.</source>
        <translation>„%1“ fehlt oder hat den falschen Typ.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
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
        <translation>Aktualisieren  F5</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1, could not be fetched</source>
        <comment>catalog</comment>
        <translation>%1, Abruf fehlgeschlagen</translation>
    </message>
    <message>
        <source>Watch for changes</source>
        <translation>Auf Änderungen überwachen</translation>
    </message>
    <message>
        <source>Compare with a tool lock…</source>
        <translation>Mit einer Tool-Lockdatei vergleichen …</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Fetch  F5</source>
        <translation>Abrufen  F5</translation>
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
            <numerusform>%n Tool</numerusform>
            <numerusform>%n Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>Tool-Listen werden abgerufen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n allgemeines Tool</numerusform>
            <numerusform>%n allgemeine Tools</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n Code-Hosting-Tool</numerusform>
            <numerusform>%n Code-Hosting-Tools</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>Tool-Listen werden abgerufen …</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Antwort: „%1“</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1: Aktualisierung fehlgeschlagen. Diese Liste ist älter.</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1: konnte nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1: Diese Liste hat Probleme.</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1: Diese Liste ist unvollständig.</translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>Keine Liste abgerufen</translation>
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
            <numerusform>%n mit verstecktem Text</numerusform>
            <numerusform>%n mit verstecktem Text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n Tool von %1</numerusform>
            <numerusform>%n Tools von %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Wird im Schlüsselbund gespeichert …</translation>
    </message>
    <message>
        <source>Open Setup</source>
        <translation>Einrichtung öffnen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Watching stopped when you left this page.</source>
        <translation>Die Überwachung wurde beim Verlassen dieser Seite beendet.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n entfernt</numerusform>
            <numerusform>%n entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>This lock cannot be compared. %1</source>
        <translation>Diese Lockdatei kann nicht verglichen werden. %1</translation>
    </message>
    <message>
        <source>Compare with a tool lock</source>
        <translation>Mit einer Tool-Lockdatei vergleichen</translation>
    </message>
    <message>
        <source>Tool locks (*.json)</source>
        <translation>Tool-Lockdateien (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Set tool server…</source>
        <translation>Tool-Server festlegen …</translation>
    </message>
    <message>
        <source>No tool server is set.</source>
        <translation>Kein Tool-Server ist festgelegt.</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2%)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>Etwa %1 Tokens (±%2&#xa0;%)</translation>
    </message>
    <message>
        <source>No tool list yet</source>
        <translation>Noch keine Tool-Liste</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>%n Befund akzeptiert. Strg+Z macht das rückgängig.</numerusform>
            <numerusform>%n Befunde akzeptiert. Strg+Z macht das rückgängig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>%n Befund wieder geöffnet.</numerusform>
            <numerusform>%n Befunde wieder geöffnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch shows the tools a language model will see.</source>
        <translation>„Abrufen“ zeigt die Tools, die ein Sprachmodell sehen wird.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>„%1“ ist nicht in der aktuellen Tool-Liste und kann daher nicht erneut aufgerufen werden.</translation>
    </message>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>Dieses Tool hat einen kritischen Befund. %1</translation>
    </message>
    <message>
        <source>This tool is new or changed. Review it before you call it.</source>
        <translation>Dieses Tool ist neu oder geändert. Überprüfen Sie es, bevor Sie es aufrufen.</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>Geben Sie eine Zeit wie 2026-11-21T14:02:11.204+01:00 ein, mit der Abweichung von UTC.</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>Die Abweichung von UTC fehlt, zum Beispiel +01:00 oder Z.</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>Einträge werden angenommen, aber nicht auf jeder Stufe.</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>Einträge werden angenommen.</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>Das Senden wurde nicht getestet.</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>Beide Tool-Listen werden geladen.</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>Keine der beiden Tool-Listen konnte abgerufen werden.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>Die allgemeinen Tools funktionieren. Die Code-Hosting-Tools erfordern Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>Die allgemeinen Tools funktionieren. Die Code-Hosting-Tools konnten nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>Die allgemeinen Tools konnten nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>Die Tool-Listen erfordern Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>Die Tools wurden nicht getestet.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Es wurde nichts gesendet.</translation>
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
        <translation>Der Katalog %1 konnte nicht abgerufen werden.</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>Der Katalog %1 erfordert Aufmerksamkeit.</translation>
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
        <translation>Die Ankunft der Einträge erfordert Aufmerksamkeit.</translation>
    </message>
    <message>
        <source>Sending is not set up.</source>
        <translation>Das Senden ist nicht eingerichtet.</translation>
    </message>
    <message>
        <source>General tools work.</source>
        <translation>Die allgemeinen Tools funktionieren.</translation>
    </message>
    <message>
        <source>“%1” has a warning: %2.</source>
        <comment>title of a step, what was seen</comment>
        <translation>Warnung bei „%1“: %2.</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>Prüfung abgebrochen. Nicht abgeschlossene Schritte sind gekennzeichnet.</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>Das Profil hat sich seit dieser Prüfung geändert. Prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>Dieses Ergebnis ist alt. Prüfen Sie erneut.</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>Geprüft um %1, %2, in %3.</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>Einige Schritte sind von %1.</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>Suchen Sie nach dem Marker %1, um die Testeinträge zu finden.</translation>
    </message>
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
        <translation>Der Bericht wurde ohne den Schlüssel kopiert.</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>Prüfbericht speichern</translation>
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
    <message>
        <source>This is a past check. Esc returns to the newest.</source>
        <translation>Dies ist eine frühere Prüfung. Esc führt zur neuesten zurück.</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>Überwachung von %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>Jede Minute, solange dieses Fenster geöffnet ist.</numerusform>
            <numerusform>Alle %n Minuten, solange dieses Fenster geöffnet ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>Nächste Prüfung um %1.</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>Jede Prüfung sendet vier Testeinträge, keinen mit ERROR oder ALERT.</translation>
    </message>
    <message>
        <source>Every hour while this window is open.</source>
        <translation>Jede Stunde, solange dieses Fenster geöffnet ist.</translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message>
        <source>Stop watching</source>
        <translation>Überwachung beenden</translation>
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
        <translation>Bisher keine Änderungen</translation>
    </message>
</context>
<context>
    <name>rc::WindowDrop</name>
    <message>
        <source>%1 is too large to be a settings file.</source>
        <translation>%1 ist zu groß für eine Einstellungsdatei.</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Legen Sie jeweils nur eine Datei ab.</translation>
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
        <translation>Größte Tool-Liste</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>Größte sonstige Antwort</translation>
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
