<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>rc::About</name>
    <message>
        <source>Checks the setup of a resource, sends test entries and alerts, and shows the tools a language model can use.</source>
        <translation>Vérifie la configuration d’une ressource, envoie des entrées et des alertes de test et affiche les outils qu’un modèle de langage peut utiliser.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Trousseau</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>Aucune clé pour ce profil</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>À propos de Resource Console</translation>
    </message>
    <message>
        <source>Include the Resource URL and tool server</source>
        <translation>Inclure l’URL de la ressource et le serveur d’outils</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Ouvrir le dossier de données</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>Copié, sans les clés.</translation>
    </message>
    <message>
        <source>No program could open the data folder.</source>
        <translation>Aucun programme n’a pu ouvrir le dossier de données.</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>Le fichier d’activité a été mis à niveau vers cette version. L’original a été conservé sous %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n entrée n’est pas encore enregistrée dans Activité.</numerusform>
            <numerusform>%n entrées ne sont pas encore enregistrées dans Activité.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>Le disque du fichier d’activité ne répond pas. Rien n’est enregistré tant qu’il ne répond pas.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>Liste d’outils</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Appel d’outil</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévu</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Accepted by the service</source>
        <translation>Accepté par le service</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Refusé par le service</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Peut-être remis</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>Local uniquement</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Passed with warnings</source>
        <translation>Réussi avec avertissements</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>L’outil a répondu</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>L’outil a renvoyé une erreur</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>L’outil a peut-être été exécuté</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>Cannot write to the file.</source>
        <translation>Impossible d’écrire dans le fichier.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>Le disque signale une erreur.</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>Un autre programme a verrouillé le fichier.</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>Impossible d’ouvrir le fichier.</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>Le pilote SQLite de Qt est absent (libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>In progress on the server</source>
        <translation>En cours sur le serveur</translation>
    </message>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started.</source>
        <translation>Le fichier d’activité était endommagé. Il a été conservé tel quel sous %1 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>The activity file contains parts of another program: %1. It was saved unchanged as %2, and a new one was started.</source>
        <translation>Le fichier d’activité contient des parties d’un autre programme&#x202f;: %1. Il a été conservé tel quel sous %2 et un nouveau a été créé.</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>Refusé, l’outil n’a pas été exécuté</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>Annulé avant l’envoi</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1&#x202f;: vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Arrivée</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message>
        <source>Activity is not being recorded completely.</source>
        <translation>L’activité n’est pas enregistrée intégralement.</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>Impossible d’afficher les enregistrements.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>Rien n’est enregistré dans cette fenêtre</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Aucune activité pour l’instant</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n enregistrement</numerusform>
            <numerusform>%n enregistrements</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>Les enregistrements en cours ne peuvent pas être supprimés.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>%n enregistrement a été supprimé.</numerusform>
            <numerusform>%n enregistrements ont été supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>Sélectionnez un enregistrement.</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>Cet enregistrement a été supprimé.</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>Trop d’enregistrements sélectionnés.</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>Recherchez-les, puis choisissez «&#x202f;Supprimer les enregistrements trouvés&#x202f;» dans le menu «&#x202f;Plus&#x202f;».</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Restaurer les enregistrements supprimés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>%n enregistrement a été restauré.</numerusform>
            <numerusform>%n enregistrements ont été restaurés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>%n enregistrement a été exporté.</numerusform>
            <numerusform>%n enregistrements ont été exportés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportation…</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportation arrêtée.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Rien n’a été exporté.</translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>Lot de %n entrée · %1</numerusform>
            <numerusform>Lot de %n entrées · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to all records</source>
        <translation>Revenir à tous les enregistrements</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>Supprimer la sélection (%1)  Suppr</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>Supprimer les enregistrements trouvés (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>Supprimer tous les enregistrements (%1)</translation>
    </message>
    <message>
        <source>Export Activity</source>
        <translation>Exporter l’activité</translation>
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
        <translation>Chaque envoi, vérification, liste d’outils, appel et exercice est enregistré ici. La clé API ne l’est jamais.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Vous pouvez annuler cette action jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n enregistrement en JSON Lines…</numerusform>
            <numerusform>%n enregistrements en JSON Lines…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n enregistrement en CSV…</numerusform>
            <numerusform>%n enregistrements en CSV…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>Heure «&#x202f;%2&#x202f;» inconnue pour %1. Indiquez 90m, 24h, 7d, today, yesterday, 2026-11-21 ou 2026-11-21T14:00.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>%1 inconnu&#x202f;: «&#x202f;%2&#x202f;». Indiquez les quatre caractères de l’empreinte d’une clé, par exemple 91C4.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 inconnu&#x202f;: «&#x202f;%2&#x202f;». Valeurs possibles&#x202f;: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearchBar</name>
    <message>
        <source>Last hour</source>
        <translation>Dernière heure</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Dernières 24 heures</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>Search Activity</source>
        <translation>Rechercher dans l’activité</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>Rechercher, p.&#xa0;ex. failover outcome:unknown since:24h</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what is chosen</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <comment>a filter, a number</comment>
        <translation>%1&#x202f;: %2 choisis</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>Activité, du plus récent au plus ancien</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>peut-être remis, 504</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>absent après 60 s</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copier l’enregistrement</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Activity, oldest first</source>
        <translation>Activité, du plus ancien au plus récent</translation>
    </message>
    <message>
        <source>Activity, by %1, descending</source>
        <comment>the title of a column</comment>
        <translation>Activité triée par %1, ordre décroissant</translation>
    </message>
    <message>
        <source>Activity, by %1, ascending</source>
        <comment>the title of a column</comment>
        <translation>Activité triée par %1, ordre croissant</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>Afficher les entrées</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message>
        <source>planned</source>
        <translation>prévu</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>may have been delivered</source>
        <translation>peut-être remis</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>non envoyé</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>local uniquement</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>réussi avec avertissements</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1&#x202f;: %n outil</numerusform>
            <numerusform>%1&#x202f;: %n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, the verdict of its check</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>a répondu</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>Erreur de l’outil</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>peut-être exécuté</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Résultat inconnu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an outcome, its HTTP status</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>service error</source>
        <translation>erreur du service</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>a burst or a batch</comment>
        <translation>Entrées</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · %n entrée</numerusform>
            <numerusform>%1 · %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 acceptées</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <translation>%1 sur %2 acceptées</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries of a batch that are in the log</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · les enregistrements sont supprimés après %n jour</numerusform>
            <numerusform>%1 · les enregistrements sont supprimés après %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWorker</name>
    <message>
        <source>Nothing was exported.</source>
        <translation>Rien n’a été exporté.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Rien n’a été supprimé.</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>Certains enregistrements n’ont pas été restaurés.</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>L’adresse contient une barre oblique inverse.</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>L’adresse contient un saut de ligne.</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>L’adresse contient un espace. Dans un nom, écrivez-le %20.</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>L’adresse contient un caractère de contrôle ou invisible&#x202f;: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>Une adresse doit commencer par https://, mais celle-ci commence par %1:.</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>Une adresse IPv6 doit être entourée de crochets&#x202f;: [%1].</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>Le port «&#x202f;%1&#x202f;» n’est pas un nombre de 1 à 65535.</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.</source>
        <translation>http:// enverrait votre clé API en clair à %1. Utilisez https://. Si le serveur n’utilise pas TLS, redirigez son port avec «&#x202f;ssh -L %2:localhost:%2 %1&#x202f;» et saisissez http://localhost:%2.</translation>
    </message>
    <message>
        <source>The address contains a space, U+%1. In a name, write a space as %20.</source>
        <translation>L’adresse contient un espace, U+%1. Dans un nom, écrivez un espace sous la forme %20.</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host.</source>
        <translation>L’adresse comporte un nom d’utilisateur ou un @ avant l’hôte.</translation>
    </message>
</context>
<context>
    <name>rc::AdvancedFields</name>
    <message>
        <source>Advanced</source>
        <translation>Avancé</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Préfixe des variables</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>En-tête de clé</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>En-tête d’e-mail</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>Comme les SDK</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>Les entrées comportent le nom d’utilisateur en plus de la clé</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Envoyer le nom d’utilisateur avec les entrées</translation>
    </message>
    <message>
        <source>For a resource’s own key</source>
        <translation>Pour la clé propre à une ressource</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>Envoie l’UUID au serveur d’outils, ce que la clé propre à une ressource peut exiger</translation>
    </message>
    <message>
        <source>At the end of each check</source>
        <translation>À la fin de chaque vérification</translation>
    </message>
    <message>
        <source>A check looks for its entries in the service’s own log, using the service’s own tool</source>
        <translation>Une vérification cherche ses entrées dans le journal du service, avec l’outil du service</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>En-tête d’UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Autres catalogues</translation>
    </message>
    <message>
        <source>More tool catalogs, by name and path under the tool server</source>
        <translation>Autres catalogues d’outils, par nom et chemin sous le serveur d’outils</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>Dialecte MCP du serveur d’outils</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>Moderne (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>Session (jusqu’à MCP 2025-11-25)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>Requêtes simples</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecte</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai d’attente</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Flux d’événements</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>Fichier d’AC personnalisé</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Fichier d’AC</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Par défaut (voir Préférences)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>Utilisez des lettres, des chiffres et _. Ne commencez pas par un chiffre.</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE, %1API_KEY, …</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1 — le préfixe n’a pas de _ final. Avec&#x202f;: %2_API_KEY.</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>Chaque en-tête doit avoir un nom unique.</translation>
    </message>
    <message>
        <source>As a bearer token</source>
        <translation>Comme jeton Bearer</translation>
    </message>
    <message>
        <source>Sends the key to the tool server as “Authorization: Bearer”, not in the key header</source>
        <translation>Envoie la clé au serveur d’outils sous la forme «&#x202f;Authorization: Bearer&#x202f;», et non dans l’en-tête de clé</translation>
    </message>
    <message>
        <source>Commands may send %1 to %2.</source>
        <translation>Les commandes peuvent envoyer %1 à %2.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clé vers le serveur d’outils</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>En-tête de nom d’utilisateur</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID vers le serveur d’outils</translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>il y a %n seconde</numerusform>
            <numerusform>il y a %n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %n minute</numerusform>
            <numerusform>il y a %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %n heure</numerusform>
            <numerusform>il y a %n heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %n jour</numerusform>
            <numerusform>il y a %n jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::AlertStep</name>
    <message>
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>Maintenir pour envoyer %1</translation>
    </message>
    <message>
        <source>ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>ERROR et ALERT peuvent prévenir des personnes par application, e-mail ou SMS. Chaque appui envoie une entrée marquée [TEST].</translation>
    </message>
    <message>
        <source>Nothing was sent. Hold until the bar is full.</source>
        <translation>Rien n’a été envoyé. Maintenez jusqu’à ce que la barre soit pleine.</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>Dernière vérification de chaque profil</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show its checks in Activity</source>
        <translation>Afficher ses vérifications dans Activité</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copier l’adresse</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT.</source>
        <translation>Chaque vérification utilise la clé du profil concerné et envoie quatre entrées [TEST], aucune de niveau ERROR ni ALERT.</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tous %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>En échec %1</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>Peut être destructeur (supposé)</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>idempotent</translation>
    </message>
    <message>
        <source>open world</source>
        <translation>monde ouvert</translation>
    </message>
    <message>
        <source>May reach external systems (assumed)</source>
        <translation>Peut atteindre des systèmes externes (supposé)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON non valide&#x202f;: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>Le schéma est illisible&#x202f;; rien n’est donc vérifié.</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object: {…}.</source>
        <translation>Les arguments doivent être un objet JSON&#x202f;: {…}.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>du texte</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>The schema is too complex to check completely.</source>
        <translation>Le schéma est trop complexe pour être vérifié entièrement.</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>Le schéma n’autorise aucune valeur ici.</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>le schéma renvoie à %1, qui est absent et n’est pas récupéré</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>Doit être un nombre entier, et non %1.</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>Doit être %1, et non %2.</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>Doit être %1.</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>Doit être l’une des valeurs&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>Ne correspond à aucune des %1 formes autorisées. La plus proche&#x202f;: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>Correspond à %1 des formes autorisées, mais doit correspondre à une seule.</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>Correspond à une forme interdite par le schéma («&#x202f;not&#x202f;»).</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Non vérifié&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>Doit être supérieur à %1.</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>Doit être inférieur à %1.</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>Doit être supérieur ou égal à %1.</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>Doit être inférieur ou égal à %1.</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>Doit être un multiple de %1.</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>Ne doit pas être vide.</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>Trop court&#x202f;: %1 caractères, au moins %2 requis.</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>Trop long&#x202f;: %1 caractères, %2 au plus autorisés.</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>Identique à l’élément %1, mais les éléments doivent être uniques.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>%1 éléments correspondent à «&#x202f;contains&#x202f;», mais il en faut au moins %2.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>%1 éléments correspondent à «&#x202f;contains&#x202f;», mais %2 au plus sont autorisés.</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>Le schéma n’autorise pas ce nom ici.</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>Obligatoire lorsque «&#x202f;%1&#x202f;» est présent.</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
    <message>
        <source>The schema or the value is too large, so nothing is checked.</source>
        <translation>Le schéma ou la valeur est trop volumineux&#x202f;; rien n’est donc vérifié.</translation>
    </message>
    <message>
        <source>The schema names another dialect, “%1”. It is checked as JSON Schema 2020-12.</source>
        <translation>Le schéma indique un autre dialecte, «&#x202f;%1&#x202f;». Il est vérifié comme JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>Does not match the format “%1”.</source>
        <translation>Ne correspond pas au format «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Must match the pattern “%1”.</source>
        <translation>Doit correspondre au motif «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>Too few: %1, at least %2 required.</source>
        <translation>Trop peu&#x202f;: %1, au moins %2 requis.</translation>
    </message>
    <message>
        <source>Too many: %1, at most %2 allowed.</source>
        <translation>Trop&#x202f;: %1, %2 au plus autorisés.</translation>
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
        <translation>annulé</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>l’outil de journal a signalé «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>pas encore visible</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>dans le journal</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <translation>dans le journal après %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the log after %1</source>
        <translation>absente du journal après %1</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows</source>
        <translation>absente des entrées affichées par l’outil de journal</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>le journal n’a pas pu être lu</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>le journal n’a pas pu être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>%1 entrées sur %2 sont dans le journal</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>absentes du journal après %2&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>%1 hors de la plage affichée par l’outil de journal</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1&#x202f;: envoyé %2, non affiché</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1&#x202f;: ajouté par le service, %2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1&#x202f;: envoyé %2, reformaté en %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1&#x202f;: envoyé %2, stocké %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>absent après %1</translation>
    </message>
    <message>
        <source>the last after %1</source>
        <comment>a duration</comment>
        <translation>la dernière après %1</translation>
    </message>
    <message>
        <source>in the log (%1)</source>
        <translation>dans le journal (%1)</translation>
    </message>
    <message>
        <source>log not read</source>
        <translation>journal non lu</translation>
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
            <numerusform>%1, appelé %n fois</numerusform>
            <numerusform>%1, appelé %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>no entry to look for</source>
        <translation>aucune entrée à chercher</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>aucun outil trouvé qui lise le journal d’une ressource</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>Pour utiliser un outil d’un autre nom, indiquez --log-tool NAME.</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>l’outil de journal %1 n’est pas encore confirmé</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>L’outil ne déclare pas être en lecture seule&#x202f;; il n’a donc pas été appelé. Confirmez-le une fois&#x202f;: --log-tool %1, ou «&#x202f;Chercher dans le journal&#x202f;» sur la page Envoi.</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>On ne sait pas si les entrées sont arrivées.</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>Le service a stocké autre chose&#x202f;: %1</translation>
    </message>
    <message>
        <source>The log reaches back far enough and does not show all of them. Give this marker to the service’s operator.</source>
        <translation>Le journal remonte assez loin, mais ne les affiche pas toutes. Donnez ce repère à l’exploitant du service.</translation>
    </message>
    <message>
        <source>the log could not be read without the tool list</source>
        <translation>le journal n’a pas pu être lu sans la liste d’outils</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>La réponse de l’outil de journal ne contient pas de liste d’entrées.</translation>
    </message>
    <message>
        <source>The log tool does not show the extra members of entries.</source>
        <translation>L’outil de journal n’affiche pas les membres supplémentaires des entrées.</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message>
        <source>Look in the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Use this tool</source>
        <translation>Utiliser cet outil</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>Le choix est enregistré dans le profil.</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>Aucun outil lisant le journal d’une ressource n’a été trouvé sur ce service.</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>Stockée telle quelle.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Arrêter la recherche</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>%1 sur %2 visibles pour l’instant</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>%1 sur %2 dans le journal</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>Le journal n’a pas pu être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>Dans le journal</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>Absentes du journal</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnues</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1 et %n autre</numerusform>
            <numerusform>%1 et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy missing markers</source>
        <translation>Copier les repères manquants</translation>
    </message>
    <message>
        <source>Arrival unknown</source>
        <translation>Arrivée inconnue</translation>
    </message>
    <message>
        <source>Not visible in the log yet</source>
        <translation>Pas encore visible dans le journal</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Arrivée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open the resource this entry was sent to.</source>
        <translation>Ouvrez la ressource à laquelle cette entrée a été envoyée.</translation>
    </message>
    <message>
        <source>The tool %1 does not state that it is read-only. It is called with this resource and the marker.</source>
        <translation>L’outil %1 ne déclare pas être en lecture seule. Il est appelé avec cette ressource et le repère.</translation>
    </message>
    <message>
        <source>First arrival</source>
        <translation>Première arrivée</translation>
    </message>
    <message>
        <source>Last arrival</source>
        <translation>Dernière arrivée</translation>
    </message>
</context>
<context>
    <name>rc::AuthorityRow</name>
    <message>
        <source>Custom CA file</source>
        <translation>Fichier d’AC personnalisé</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>Choisir un fichier d’AC personnalisé</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>vide&#x202f;: autorités du système</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificats (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>rc::Banner</name>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or refuses them together.</source>
        <translation>Envoie toutes les entrées en une seule requête. Le service les accepte ou les refuse ensemble.</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>Ajouter l’entrée de l’onglet Entrée</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>Envoi des niveaux non pris en charge</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>Erreur (peut prévenir des personnes)</translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>Diviser en parties</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>Utiliser l’heure actuelle pour toutes les entrées</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>Maintenir pour envoyer le lot</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n entrée en une requête</numerusform>
            <numerusform>%n entrées en une requête</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>Trop volumineux pour une seule requête.</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>À elle seule, la première entrée est trop volumineuse pour une requête.</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>Aucune entrée valide</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Aucune entrée pour l’instant</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>Le service n’a pas ce niveau&#x202f;: %1. Envoyer en tant que</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>Ces entrées dépassent la limite de %1 par requête définie dans les Préférences.</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>Envoyer %n entrée  Ctrl+Entrée</numerusform>
            <numerusform>Envoyer %n entrées  Ctrl+Entrée</numerusform>
        </translation>
    </message>
    <message>
        <source>Send  Ctrl+Enter</source>
        <translation>Envoyer  Ctrl+Entrée</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>%n de plus pour la requête suivante</numerusform>
            <numerusform>%n de plus pour la requête suivante</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n ligne ignorée</numerusform>
            <numerusform>%n lignes ignorées</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>affichage des %1 premières</translation>
    </message>
    <message>
        <source>Shows the first request. The others have markers of their own.</source>
        <translation>Affiche la première requête. Les autres ont leurs propres repères.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>Seconds between two requests</source>
        <translation>Secondes entre deux requêtes</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connexions</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Une fois</translation>
    </message>
    <message>
        <source>No pause</source>
        <translation>Sans pause</translation>
    </message>
    <message>
        <source>every </source>
        <translation>toutes les </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>connections: </source>
        <translation>connexions&#x202f;: </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>%n requête, une toutes les %1 s.</numerusform>
            <numerusform>%n requêtes, une toutes les %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>%n requête, aussi vite que les connexions le permettent.</numerusform>
            <numerusform>%n requêtes, aussi vite que les connexions le permettent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry is sent at most once, whatever the response.</source>
        <translation>Chaque entrée est envoyée au plus une fois, quelle que soit la réponse.</translation>
    </message>
    <message>
        <source>A batch with an error or an alert cannot be repeated.</source>
        <translation>Un lot contenant une erreur ou une alerte ne peut pas être répété.</translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>Envoyer %n entrée restante  Ctrl+Entrée</numerusform>
            <numerusform>Envoyer les %n entrées restantes  Ctrl+Entrée</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries.</source>
        <translation>Les %1 premières entrées sur %2 sont affichées.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>%n d’entre elles peut prévenir des personnes par application, e-mail ou SMS à toute heure, mais une seule fois pour la requête.</numerusform>
            <numerusform>%n d’entre elles peuvent prévenir des personnes par application, e-mail ou SMS à toute heure, mais une seule fois pour la requête.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>%n sans message</numerusform>
            <numerusform>%n sans message</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BatchModel</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Ignoré</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
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
        <translation>Lignes importées</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Copy extra</source>
        <translation>Copier l’extra</translation>
    </message>
    <message>
        <source>Remove from the batch</source>
        <translation>Retirer du lot</translation>
    </message>
    <message>
        <source>Copy problem</source>
        <translation>Copier le problème</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>Texte de l’outil</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>Image, %1, %2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>Audio, %1, %2&#x202f;: non lu</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>Lien vers une ressource&#x202f;: non ouvert</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>Adresse de la ressource</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>Ressource intégrée</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>Texte de la ressource</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>Type de contenu inconnu (brut)</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>JSON de l’outil</translation>
    </message>
    <message>
        <source>for: %1</source>
        <translation>pour&#x202f;: %1</translation>
    </message>
    <message>
        <source>priority: %1</source>
        <translation>priorité&#x202f;: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>Enregistrer la sortie de l’outil</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>Impossible d’enregistrer&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::CallOperation</name>
    <message>
        <source>This record has no task that can be asked about.</source>
        <translation>Cet enregistrement n’a pas de tâche sur laquelle interroger le serveur.</translation>
    </message>
    <message>
        <source>This call was sent to %1. Open the profile that it was made with.</source>
        <translation>Cet appel a été effectué à l’adresse %1. Ouvrez le profil avec lequel il a été effectué.</translation>
    </message>
    <message>
        <source>This call was made with the profile “%1” and another key. Open that profile.</source>
        <translation>Cet appel a été effectué avec le profil «&#x202f;%1&#x202f;» et une autre clé. Ouvrez ce profil.</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>L’outil «&#x202f;%1&#x202f;» ne peut pas être appelé, car %2.</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>En cours&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>Non appelé&#x202f;: %n argument ne correspond pas au schéma de l’outil.</numerusform>
            <numerusform>Non appelé&#x202f;: %n arguments ne correspondent pas au schéma de l’outil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>Non appelé&#x202f;: aucun client n’est autorisé à appeler cet outil, car %1.</translation>
    </message>
    <message>
        <source>Calling…</source>
        <translation>Appel…</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>Le serveur attend votre saisie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what became of its call</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Mis en forme</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>La saisie ne peut pas encore être convertie en JSON.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>Appeler  Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>Retour aux outils</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Appeler %1</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>Cet outil n’a pas d’arguments.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier en cURL</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>Utilise une variable pour la clé</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>Appeler quand même</translation>
    </message>
    <message>
        <source>Leave it in progress</source>
        <translation>Laisser l’appel en cours</translation>
    </message>
    <message>
        <source>Arguments from an earlier call</source>
        <translation>Arguments d’un appel précédent</translation>
    </message>
    <message>
        <source>Sent as one line.</source>
        <translation>Envoyé sur une seule ligne.</translation>
    </message>
    <message>
        <source>This server requires a session, so two session headers are added.</source>
        <translation>Ce serveur exige une session&#x202f;; deux en-têtes de session sont donc ajoutés.</translation>
    </message>
    <message>
        <source>The schema of this tool does not fit a form. Write the arguments as one JSON object.</source>
        <translation>Le schéma de cet outil ne se prête pas à un formulaire. Écrivez les arguments sous la forme d’un seul objet JSON.</translation>
    </message>
    <message>
        <source>Hold to call</source>
        <translation>Maintenir pour appeler</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>Examiner l’outil</translation>
    </message>
    <message>
        <source>Nothing was called. Hold until the bar is full.</source>
        <translation>Rien n’a été appelé. Maintenez jusqu’à ce que la barre soit pleine.</translation>
    </message>
    <message>
        <source>The server continues the call. Ask for its result in Activity.</source>
        <translation>Le serveur poursuit l’appel. Demandez son résultat dans Activité.</translation>
    </message>
</context>
<context>
    <name>rc::CallText</name>
    <message>
        <source>See the response for details.</source>
        <translation>Voir la réponse pour les détails.</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>Vous avez annulé après l’envoi de l’appel.</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Vérifiez son effet auprès du service avant de l’appeler de nouveau.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>Cet outil ne déclare pas s’il est destructeur&#x202f;; il peut donc modifier ou supprimer des données définitivement.</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>Cet outil est marqué comme destructeur&#x202f;: il peut modifier ou supprimer des données définitivement.</translation>
    </message>
    <message>
        <source>The server canceled its task “%1”.</source>
        <translation>Le serveur a annulé sa tâche «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The server’s task “%1” did not end with a result of the tool.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» du serveur ne s’est pas terminée par un résultat de l’outil.</translation>
    </message>
    <message>
        <source>The server continues it as task “%1”.</source>
        <translation>Le serveur le poursuit sous forme de tâche «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The server’s task “%1” was not finished within the timeout.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» du serveur ne s’est pas terminée dans le délai imparti.</translation>
    </message>
    <message>
        <source>The server’s task “%1” waits for input.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» du serveur attend une saisie.</translation>
    </message>
    <message>
        <source>The server could not be asked about its task “%1”: %2</source>
        <translation>Impossible d’interroger le serveur sur sa tâche «&#x202f;%1&#x202f;»&#x202f;: %2</translation>
    </message>
    <message>
        <source>The server’s task “%1” is finished.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» du serveur est terminée.</translation>
    </message>
    <message>
        <source>The server’s task “%1” failed.</source>
        <translation>La tâche «&#x202f;%1&#x202f;» du serveur a échoué.</translation>
    </message>
    <message>
        <source>Ask again in Activity. The tool is not called again.</source>
        <translation>Interrogez de nouveau le serveur dans Activité. L’outil n’est pas appelé de nouveau.</translation>
    </message>
    <message>
        <source>The server was to keep it until %1, so it has probably expired.</source>
        <translation>Le serveur devait la conserver jusqu’au %1&#x202f;; elle a donc probablement expiré.</translation>
    </message>
    <message>
        <source>The call was made with another key (%1), and a server shows a task only to its owner.</source>
        <translation>L’appel a été effectué avec une autre clé (%1), et un serveur ne montre une tâche qu’à son propriétaire.</translation>
    </message>
    <message>
        <source>It may have expired, been deleted or belong to another account.</source>
        <translation>Elle a peut-être expiré, a peut-être été supprimée ou appartient peut-être à un autre compte.</translation>
    </message>
    <message>
        <source>The server does not know the task “%1”.</source>
        <translation>Le serveur ne connaît pas la tâche «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>During the call, the server requested “%1”, which this program does not support.</source>
        <translation>Pendant l’appel, le serveur a demandé «&#x202f;%1&#x202f;», que ce programme ne prend pas en charge.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message>
        <source>Catalog: %1</source>
        <translation>Catalogue&#x202f;: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Ce que voit le modèle</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>Le fichier ne contient pas de catalogue «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>destructive (assumed)</source>
        <translation>destructeur (supposé)</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>%1 outils de %2, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%1 outils sur %2 de %3, %4.</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>La liste est incomplète.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Aucune description.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
</context>
<context>
    <name>rc::CatalogItem</name>
    <message>
        <source>Catalog</source>
        <translation>Catalogue</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>Un nom de catalogue compte de 1 à 32 caractères (a à z, 0 à 9, - et _) et commence par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>Un catalogue supplémentaire ne peut pas s’appeler %1.</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>Le chemin d’un catalogue suit l’adresse du serveur d’outils, par exemple /asana/. 256 caractères au plus, sans paramètres de requête, «&#x202f;..&#x202f;», espace ni virgule.</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>Outils de %1</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Code hosting</source>
        <translation>Hébergement de code</translation>
    </message>
    <message>
        <source>Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.</source>
        <translation>Indiquez un catalogue supplémentaire par un nom et un chemin, par exemple asana=/asana/, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>Un profil peut avoir au plus %1 catalogues supplémentaires.</translation>
    </message>
    <message>
        <source>Two catalogs have the same name or path: %1.</source>
        <translation>Deux catalogues ont le même nom ou le même chemin&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>Impossible d’enregistrer l’examen&#x202f;: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>Une liste enregistrée est illisible et ignorée&#x202f;: %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>Impossible de lire les examens précédents&#x202f;: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>Cette liste n’a pas été enregistrée&#x202f;; les modifications ultérieures ne pourront donc pas être détectées&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message>
        <source>wording of %1</source>
        <translation>formulation de %1</translation>
    </message>
    <message>
        <source>%1: %2 (breaking)</source>
        <translation>%1&#x202f;: %2 (incompatible)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n autre modification</numerusform>
            <numerusform>%n autres modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1&#x202f;: la liste est incomplète et n’est donc pas comparée.</translation>
    </message>
</context>
<context>
    <name>rc::CheckDifference</name>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Adresses IP</translation>
    </message>
    <message>
        <source>TLS certificate</source>
        <translation>Certificat TLS</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Écart d’horloge</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>%1, number of tools</source>
        <translation>%1, nombre d’outils</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what changed, its value before and now</comment>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>“%1” passed until %2 and has failed since %3.</source>
        <comment>a step, two times</comment>
        <translation>L’étape «&#x202f;%1&#x202f;» ne réussit plus (dernière réussite&#x202f;: %2&#x202f;; premier échec&#x202f;: %3).</translation>
    </message>
    <message>
        <source>%1 Changed in between: %2.</source>
        <comment>since when a step fails, what else is different since</comment>
        <translation>%1 Changements survenus entre-temps&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>rc::CheckFix</name>
    <message>
        <source>Raise timeout to %1 s</source>
        <translation>Porter le délai d’attente à %1 s</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and fetch again</source>
        <translation>Porter le délai d’attente à %1 s et récupérer de nouveau</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and check again</source>
        <translation>Porter le délai d’attente à %1 s et revérifier</translation>
    </message>
    <message>
        <source>Replace key…</source>
        <translation>Remplacer la clé…</translation>
    </message>
    <message>
        <source>Enter key…</source>
        <translation>Saisir la clé…</translation>
    </message>
    <message>
        <source>Enter code-hosting token…</source>
        <translation>Saisir le jeton d’hébergement de code…</translation>
    </message>
    <message>
        <source>Edit tool server…</source>
        <translation>Modifier le serveur d’outils…</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>Modifier l’URL de la ressource…</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>Ajouter un serveur d’outils…</translation>
    </message>
    <message>
        <source>Change username…</source>
        <translation>Modifier le nom d’utilisateur…</translation>
    </message>
    <message>
        <source>Enter username…</source>
        <translation>Saisir le nom d’utilisateur…</translation>
    </message>
    <message>
        <source>Send username with entries and check again</source>
        <translation>Envoyer le nom d’utilisateur avec les entrées et revérifier</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Envoyer le nom d’utilisateur avec les entrées</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>Envoyer l’UUID au serveur d’outils et revérifier</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>Envoyer l’UUID au serveur d’outils et récupérer de nouveau</translation>
    </message>
    <message>
        <source>Stop sending the UUID and check again</source>
        <translation>Ne plus envoyer l’UUID et revérifier</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>Ne plus envoyer l’UUID et récupérer de nouveau</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>Diviser le lot en deux</translation>
    </message>
    <message>
        <source>Copy report for the operator</source>
        <translation>Copier le rapport pour l’exploitant</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Enregistrer les modifications</translation>
    </message>
    <message>
        <source>Save and fetch again</source>
        <translation>Enregistrer et récupérer de nouveau</translation>
    </message>
    <message>
        <source>Save and check again</source>
        <translation>Enregistrer et revérifier</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Jeton d’hébergement de code</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Enter a username first.</source>
        <translation>Saisissez d’abord un nom d’utilisateur.</translation>
    </message>
    <message>
        <source>Show where clients sign in</source>
        <translation>Afficher où les clients se connectent</translation>
    </message>
    <message>
        <source>Enter token for %1…</source>
        <translation>Saisir le jeton pour %1…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Jeton pour %1</translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Surveiller</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>Répète la vérification tant que la fenêtre est ouverte et vous signale les changements</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Chaque minute</numerusform>
            <numerusform>Toutes les %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message>
        <source>All profiles: %1</source>
        <translation>Tous les profils&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, what changed</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Checking all profiles…</source>
        <translation>Vérification de tous les profils…</translation>
    </message>
    <message>
        <source>all profiles</source>
        <translation>tous les profils</translation>
    </message>
    <message>
        <source>Watching stopped because the resource changed.</source>
        <translation>Surveillance arrêtée, car la ressource a changé.</translation>
    </message>
    <message>
        <source>This resource</source>
        <translation>Cette ressource</translation>
    </message>
    <message>
        <source>All profiles (%1)</source>
        <translation>Tous les profils (%1)</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Annuler  Échap</translation>
    </message>
    <message>
        <source>Check all  F5</source>
        <translation>Tout vérifier  F5</translation>
    </message>
    <message>
        <source>Check again  F5</source>
        <translation>Revérifier  F5</translation>
    </message>
    <message>
        <source>Check  F5</source>
        <translation>Vérifier  F5</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n échec</numerusform>
            <numerusform>%n échecs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n réussie</numerusform>
            <numerusform>%n réussies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n non testée</numerusform>
            <numerusform>%n non testées</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Toutes les heures</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>annulé&#x202f;; l’entrée a peut-être été remise</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>non envoyé&#x202f;: seulement sur demande</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>non demandé</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>Aucun serveur d’outils indiqué</translation>
    </message>
    <message>
        <source>plain http on this machine, no TLS</source>
        <translation>http en clair sur cet ordinateur, sans TLS</translation>
    </message>
    <message>
        <source>The new key does everything the old one does.</source>
        <translation>La nouvelle clé permet tout ce que permet l’ancienne.</translation>
    </message>
    <message>
        <source>The comparison was canceled. The new key was not verified.</source>
        <translation>La comparaison a été annulée. La nouvelle clé n’a pas été vérifiée.</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>La nouvelle clé n’a pas été testée. Sans serveur d’outils, seules des entrées peuvent la tester.</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>cette comparaison</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a step</comment>
        <translation>non testé&#x202f;: «&#x202f;%1&#x202f;» a échoué</translation>
    </message>
    <message>
        <source>accepted, seen in the log</source>
        <translation>acceptée, vue dans le journal</translation>
    </message>
    <message>
        <source>not tested: “%1” had no response</source>
        <comment>title of a step</comment>
        <translation>non testé&#x202f;: «&#x202f;%1&#x202f;» n’a pas reçu de réponse</translation>
    </message>
    <message>
        <source>not set up: no Resource URL</source>
        <translation>non configuré&#x202f;: aucune URL de ressource</translation>
    </message>
    <message>
        <source>The new key failed where the old key works: %1.</source>
        <translation>La nouvelle clé a échoué là où l’ancienne fonctionne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No step that needs a key passed with either key, so the new key could not be verified.</source>
        <translation>Aucune étape nécessitant une clé n’a réussi avec l’une ou l’autre clé&#x202f;; la nouvelle clé n’a donc pas pu être vérifiée.</translation>
    </message>
</context>
<context>
    <name>rc::CheckStep</name>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Access and sending</source>
        <translation>Accès et envoi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <comment>levels</comment>
        <translation>acceptés&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted: %3</source>
        <comment>a number, a number, levels</comment>
        <translation>%1 sur %2 acceptés&#x202f;: %3</translation>
    </message>
    <message>
        <source>Send at each level</source>
        <translation>Envoyer à chaque niveau</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>Envoyer aux niveaux ERROR et ALERT</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>Résolution DNS</translation>
    </message>
    <message>
        <source>Port open</source>
        <translation>Port ouvert</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send an entry</source>
        <translation>Envoyer une entrée</translation>
    </message>
    <message>
        <source>Send at DEBUG</source>
        <translation>Envoyer au niveau DEBUG</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>Envoyer au niveau INFO</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>Envoyer au niveau WARNING</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>Envoyer au niveau ERROR</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>Envoyer au niveau ALERT</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>Vu dans le journal</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Non testé</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <comment>title of a step</comment>
        <translation>Arrêt à l’étape %1.</translation>
    </message>
</context>
<context>
    <name>rc::Cli</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>repère %1</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>%1 affichés sur %2. Utilisez --limit N pour en voir plus.</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>Aucun enregistrement ne correspond.</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>Les enregistrements sont conservés jusqu’à ce que vous les supprimiez.</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>Les enregistrements sont supprimés après %n jour.</numerusform>
            <numerusform>Les enregistrements sont supprimés après %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>afficher au plus N, les plus récents d’abord (par défaut&#x202f;: 20)</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>Aucune entrée enregistrée comme «&#x202f;peut-être remis&#x202f;» n’a le repère %1.</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>Cette entrée a été envoyée à %1. Choisissez cette ressource avec --resource ou --profile.</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>--key attend les quatre caractères de l’empreinte d’une clé, par exemple 91C4.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 doit être un nombre entier de %2 à %3, et non «&#x202f;%4&#x202f;».</translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>chercher dans le message, extra, le repère et la réponse</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>séparés par des virgules&#x202f;: send, list, check, drill, call</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>séparés par des virgules&#x202f;: debug, info, warning, error, alert</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>seulement ce profil</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>seulement les N derniers jours</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>Enregistré dans le profil&#x202f;: %1 lit le journal.</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Politique&#x202f;: %1</translation>
    </message>
    <message>
        <source>repeat every MINUTES until interrupted</source>
        <translation>répéter toutes les MINUTES minutes jusqu’à interruption</translation>
    </message>
    <message>
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>Teste une ressource étape par étape, de son URL à ses outils.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>It was “%1” before.</source>
        <translation>C’était «&#x202f;%1&#x202f;» auparavant.</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>Même cause que «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation&#x202f;:</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>la fenêtre</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>Vérifie la configuration d’une ressource, envoie des entrées de test et liste les outils qu’un modèle de langage peut utiliser.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#x202f;:</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>Pour n’envoyer que la clé&#x202f;: resource-console profile edit NAME --identity-on-ingest off.</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>Les commandes sont&#x202f;: %1.</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>Ces options exigent une commande.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une commande.</translation>
    </message>
    <message>
        <source>See resource-console %1 --help.</source>
        <translation>Voir resource-console %1 --help.</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug, info, warning, error ou alert&#x202f;; error et alert peuvent prévenir des personnes</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>l’envoyer même si cela peut prévenir des personnes</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>Envoie une entrée et mesure le temps qu’elle met à apparaître dans le journal du service.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>En retard&#x202f;: attendue en %1 au plus.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>En attente du trousseau. Répondez à sa demande si elle apparaît.</translation>
    </message>
    <message>
        <source>%1* from %2, compared with the profile %3</source>
        <translation>%1* de %2, comparé au profil %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>%n autre variable ignorée.</numerusform>
            <numerusform>%n autres variables ignorées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>Des réglages existent sous un autre préfixe&#x202f;: %1. Comparez-les avec --env-prefix %2.</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>Compare les variables d’environnement du SDK à un profil.</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>préfixe des noms de variables (par défaut&#x202f;: celui du profil)</translation>
    </message>
    <message>
        <source>use this saved profile and its key</source>
        <translation>utiliser ce profil enregistré et sa clé</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>l’adresse du serveur d’outils</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>délai d’attente pour les flux d’événements, en secondes</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>taille maximale d’une requête contenant des entrées</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>n’afficher que les erreurs et le JSON</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>afficher cette aide</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>afficher la version</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>%1 ne peut être utilisé qu’avec %2.</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une option de %2.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 n’accepte pas de valeur.</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 a été indiqué deux fois.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 exige une valeur.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options&#x202f;:</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrée standard</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>L’entrée standard ne contient pas de clé.</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>démo</translation>
    </message>
    <message>
        <source>the demo service</source>
        <translation>le service de démo</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Envoyer désormais le jeton de %1 à %2&#x202f;? Tapez y, puis Entrée&#x202f;: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>Envoyer désormais la clé de %1 à %2&#x202f;? Tapez y, puis Entrée&#x202f;: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>L’entrée standard contient plus d’une ligne. Fournissez uniquement la clé.</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>%1 désigne un autre serveur que le profil «&#x202f;%2&#x202f;»&#x202f;; la clé du profil n’y est donc pas envoyée. Utilisez --key-stdin ou %3, ou supprimez la variable %1.</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas commencer le nom d’une variable d’environnement.</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>Aucun profil n’est enregistré. Ajoutez-en un avec&#x202f;: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>Choisissez un profil avec --profile NAME. Enregistrés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>Aucun profil ne s’appelle «&#x202f;%1&#x202f;». Enregistrés&#x202f;: %2.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>Il n’y a pas de règle «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>Un constat accepté exige tool, rule, reason et until, une date telle que 2027-01-31.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>Product path</source>
        <translation>Chemin du produit</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>Adresse des journaux</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Hôte</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1 (envoyé en tant que %2)</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>Impossible d’écrire la sortie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>L’envoi à %1 est déjà autorisé.</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>Rien n’a été modifié. Utilisez --yes pour confirmer.</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>Envoi autorisé jusqu’ici&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>L’envoi n’est encore autorisé à aucun serveur.</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>Autoriser l’envoi à %1 à la place&#x202f;? Tapez y, puis Entrée&#x202f;: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>L’envoi se fait uniquement vers %1.</translation>
    </message>
    <message>
        <source>API key for %1: </source>
        <translation>Clé API pour %1&#x202f;: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>profil (par défaut&#x202f;: le seul enregistré)</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>C’est déjà la clé du profil.</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>Pas de changement. L’ancienne clé reste utilisée.</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>Utilisez --entries pour la tester en envoyant des entrées avec chaque clé.</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>Passer à la nouvelle clé&#x202f;? Tapez y, puis Entrée&#x202f;: </translation>
    </message>
    <message>
        <source>The keychain may contain either key. The old one is saved: key rotate --undo restores it.</source>
        <translation>Le trousseau peut contenir l’une ou l’autre clé. L’ancienne est enregistrée&#x202f;: key rotate --undo la rétablit.</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>Nouvelle clé en service (%1).</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>La clé précédente est enregistrée&#x202f;: key rotate --undo la rétablit, key rotate --forget-old la supprime.</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>Aucune clé précédente n’est enregistrée pour ce profil.</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>La clé précédente a été rétablie (%1).</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>La clé précédente a été supprimée.</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>Nouvelle clé API pour %1&#x202f;: </translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <translation>%1&#x202f;: ancienne clé %2, nouvelle clé %3</translation>
    </message>
    <message>
        <source>old</source>
        <comment>the old key, above a column</comment>
        <translation>ancienne</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the new key, above a column</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>Dernières apparitions de l’ancienne clé (dans Activité, d’après l’empreinte)&#x202f;:</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>Affiche le propriétaire, l’UUID et les adresses d’une URL de ressource dans n’importe quel texte collé.</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>%1 ajouté. Enregistrez maintenant sa clé&#x202f;: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>La clé de ce profil n’est pas envoyée à %1 tant que vous ne l’autorisez pas&#x202f;: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 enregistré.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Un profil nommé «&#x202f;%1&#x202f;» existe déjà.</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>%1 doit être %2, et non «&#x202f;%3&#x202f;».</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>niveau le plus bas que le SDK transmet (par défaut&#x202f;: INFO)</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>le mode débogage du SDK</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>en-tête de l’UUID (par défaut&#x202f;: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>Le texte ne contient aucun réglage de profil.</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>Le profil est enregistré, sa clé ne l’est pas.</translation>
    </message>
    <message>
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>Le profil n’a pas été supprimé, car sa clé est peut-être encore dans le trousseau.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 supprimé.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>Renommé, mais la clé est peut-être encore dans le trousseau sous l’ancien nom.</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>%1 renommé en %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 ajouté.</translation>
    </message>
    <message>
        <source>%1 already exists and is identical.</source>
        <translation>%1 existe déjà et est identique.</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>%1 ignoré.</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>%1 ajouté sous le nom %2.</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>%1 remplacé.</translation>
    </message>
    <message>
        <source>Ignored, not part of a profile: %1.</source>
        <translation>Ignoré, ne fait pas partie d’un profil&#x202f;: %1.</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>Pour résoudre les conflits de noms, utilisez --clash skip, rename ou replace.</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>Le fichier ne contient aucun profil.</translation>
    </message>
    <message>
        <source>key saved</source>
        <translation>clé enregistrée</translation>
    </message>
    <message>
        <source>no key saved</source>
        <translation>aucune clé enregistrée</translation>
    </message>
    <message>
        <source>token saved</source>
        <translation>jeton enregistré</translation>
    </message>
    <message>
        <source>no token saved</source>
        <translation>aucun jeton enregistré</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Par défaut (voir Préférences)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Mode débogage du SDK</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Préfixe des variables</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>En-tête de clé</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>En-tête de nom d’utilisateur</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>En-tête d’e-mail</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Envoyer le nom d’utilisateur avec les entrées</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID vers le serveur d’outils</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Autres catalogues</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecte</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Délai d’attente</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Flux d’événements</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Fichier d’AC</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>une entrée à chacun des niveaux debug, info et warning</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>format du fichier&#x202f;: jsonl, csv ou log (par défaut&#x202f;: détection)</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>envoyer N entrées</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>secondes entre les requêtes (par défaut&#x202f;: 1 avec --count)</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>envoyer K entrées dans chaque requête</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>envoyer toutes les entrées en une seule requête</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>nombre maximal de requêtes simultanées (par défaut&#x202f;: 1)</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>arrêter lorsqu’une entrée est refusée</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Impossible de lire %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>Le fichier n’a pas de colonne «&#x202f;%1&#x202f;». Ses colonnes sont&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Colonnes&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose the column with --map COLUMN=message.</source>
        <translation>Choisissez la colonne avec --map COLUMN=message.</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>Rien n’a été envoyé. Utilisez --skip-faults pour envoyer les entrées valides.</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>%1 ne contient aucune entrée.</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Via le proxy %1.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%1 sur %2&#x202f;: %3 acceptées, %4 refusées, %5 de résultat inconnu</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>Scénarios&#x202f;:</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>Exécute le service de démo au premier plan.</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[laisser vide pour ignorer]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>Ce champ n’accepte pas cette valeur.</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>Remplir le formulaire&#x202f;? Tapez y, d pour décliner, ou autre chose pour annuler&#x202f;: </translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>Le serveur vous demande d’ouvrir cette adresse sur %1. Ce programme ne l’ouvre pas&#x202f;:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Cette adresse n’est pas chiffrée&#x202f;; d’autres peuvent donc lire ce que vous y saisissez.</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[image, %1, %2 octets&#x202f;: voir --json]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[audio, %1, %2 octets&#x202f;: voir --json]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[lien vers une ressource, non ouvert&#x202f;: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[ressource intégrée&#x202f;: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[contenu structuré]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>Ne correspond pas au schéma de sortie de l’outil&#x202f;: %1</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>Décliné&#x202f;: une adresse n’a pas de valeur par défaut.</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>Annulé&#x202f;: --answers compte %1 éléments, et il s’agit de la question %2.</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>Annulé&#x202f;: la saisie ne correspond pas au formulaire.</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>afficher une ligne CSV par outil</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>afficher une spécification d’outil qui n’autorise que ces outils</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>se terminer avec le code 1 si un outil occupe davantage</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>Plusieurs outils s’appellent «&#x202f;%1&#x202f;». Choisissez-en un avec --catalog.</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>Non appelé&#x202f;: aucun client n’est autorisé à appeler «&#x202f;%1&#x202f;», car %2.</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>--args doit être un objet JSON, par exemple &apos;{&quot;n&quot;:1}&apos;.</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>non déclaré</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accepté</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1&#x202f;: aucune modification depuis le %2.</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1&#x202f;: modifications depuis le %2&#x202f;:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>%1 n’indique pas son catalogue. Utilisez --catalog.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1&#x202f;: %2 pour %3 compte de nouveau, car son acceptation a pris fin le %4.</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>n’a pas pu être récupéré</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplet</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>Destructeur</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>Idempotent</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>Monde ouvert</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Aucune description.</translation>
    </message>
    <message>
        <source>Input schema:</source>
        <translation>Schéma d’entrée&#x202f;:</translation>
    </message>
    <message>
        <source>Output schema:</source>
        <translation>Schéma de sortie&#x202f;:</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas proposé aux modèles et ne peut pas être appelé, car %2.</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>Aucun outil nommé «&#x202f;%1&#x202f;». Listez les noms avec&#x202f;: resource-console tools --names</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>Le serveur ne fournit pas d’instructions.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>tâche %1</translation>
    </message>
    <message>
        <source>The old key was not seen anywhere else.</source>
        <translation>L’ancienne clé n’a été vue nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>number and title of a step</comment>
        <translation>Étape %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>In the result, at %1: %2 (%3)</source>
        <translation>Dans le résultat, à %1&#x202f;: %2 (%3)</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Les instructions du serveur pour le modèle ont changé.</translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1&#x202f;: surveillance en cours, %n outil.</numerusform>
            <numerusform>%1&#x202f;: surveillance en cours, %n outils.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server announces changes. Fetching again in %1 s at the latest.</source>
        <translation>Le serveur annonce les modifications. Nouvelle récupération dans %1 s au plus tard.</translation>
    </message>
    <message>
        <source>Fetching again in %1 s.</source>
        <translation>Nouvelle récupération dans %1 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>%n enregistrement a été exporté.</numerusform>
            <numerusform>%n enregistrements ont été exportés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>%n enregistrement a été supprimé.</numerusform>
            <numerusform>%n enregistrements ont été supprimés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… et %n autre.</numerusform>
            <numerusform>… et %n autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>%n autre → extra</numerusform>
            <numerusform>%n autres → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>%n entrée au total. Acceptées par le service&#x202f;: %1&#x202f;; refusées&#x202f;: %2&#x202f;; peut-être remises&#x202f;: %3&#x202f;; non envoyées&#x202f;: %4.</numerusform>
            <numerusform>%n entrées au total. Acceptées par le service&#x202f;: %1&#x202f;; refusées&#x202f;: %2&#x202f;; peut-être remises&#x202f;: %3&#x202f;; non envoyées&#x202f;: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>%n uniquement en local.</numerusform>
            <numerusform>%n uniquement en local.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a format. The nearest is “%2”. Use one of: %3.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un format. Le plus proche est «&#x202f;%2&#x202f;». Valeurs possibles&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Use “%1” instead of “%2”, which was removed.</source>
        <translation>Utilisez «&#x202f;%1&#x202f;» au lieu de «&#x202f;%2&#x202f;», qui a été supprimé.</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <comment>after how long, or that it was not seen</comment>
        <translation>dans le journal&#x202f;: %1</translation>
    </message>
    <message>
        <source>No tool named “%1”. Did you mean “%2”?</source>
        <translation>Aucun outil nommé «&#x202f;%1&#x202f;». Vouliez-vous dire «&#x202f;%2&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Accepté, vu dans le journal</translation>
    </message>
    <message>
        <source>The service asks to wait. Sending continues at %1.</source>
        <translation>Le service demande d’attendre. L’envoi reprend à %1.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8, or pass it in a file.</source>
        <translation>Convertissez le texte en UTF-8, ou passez-le dans un fichier.</translation>
    </message>
    <message>
        <source>%1 was not used: only the profile “%2” names %3.</source>
        <translation>%1 n’a pas été utilisé&#x202f;: seul le profil «&#x202f;%2&#x202f;» indique %3.</translation>
    </message>
    <message>
        <source>%1 holds a placeholder, not a value.</source>
        <translation>%1 contient un espace réservé, pas une valeur.</translation>
    </message>
    <message>
        <source>--env-key-for needs a server such as https://logs.example.com, not “%1”.</source>
        <translation>--env-key-for exige un serveur tel que https://logs.example.com, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 may be sent to %2.</source>
        <translation>%1 peut être envoyé à %2.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL or a tool server.</source>
        <translation>Un profil doit avoir une URL de ressource ou un serveur d’outils.</translation>
    </message>
    <message>
        <source>The text has no server named “%1”.</source>
        <translation>Le texte n’a pas de serveur nommé «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The text has no server named “%1”. It has: %2.</source>
        <translation>Le texte n’a pas de serveur nommé «&#x202f;%1&#x202f;». Il contient&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one with --server NAME.</source>
        <translation>Le texte contient plusieurs serveurs&#x202f;: %1. Choisissez-en un avec --server NAME.</translation>
    </message>
    <message>
        <source>Placeholders, not applied: %1.</source>
        <translation>Espaces réservés, non appliqués&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clé vers le serveur d’outils</translation>
    </message>
    <message>
        <source>The tool server %1 asks:</source>
        <translation>Le serveur d’outils %1 demande&#x202f;:</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8.</source>
        <translation>%1 n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>A table has no name, or a name has too many parts.</source>
        <translation>Une table n’a pas de nom, ou un nom comporte trop de parties.</translation>
    </message>
    <message>
        <source>%1 is in quotation marks. Set it without them.</source>
        <translation>%1 est entre guillemets. Définissez la valeur sans eux.</translation>
    </message>
    <message>
        <source>Accepted with a warning</source>
        <translation>Accepté avec un avertissement</translation>
    </message>
    <message>
        <source>Token of catalog %2 for %1: </source>
        <translation>Jeton du catalogue %2 pour %1&#x202f;: </translation>
    </message>
    <message>
        <source>The token of the removed catalog may still be in the keychain.</source>
        <translation>Le jeton du catalogue supprimé est peut-être encore dans le trousseau.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>From the text: %1</source>
        <translation>Repris du texte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Tokens of catalogs</source>
        <translation>Jetons des catalogues</translation>
    </message>
    <message>
        <source>“%1” was removed. Use the window instead.</source>
        <translation>«&#x202f;%1&#x202f;» a été supprimé. Utilisez plutôt la fenêtre.</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Jeton d’hébergement de code</translation>
    </message>
    <message>
        <source>acknowledged after %1</source>
        <translation>confirmé après %1</translation>
    </message>
    <message>
        <source>%1 accepts options only.</source>
        <translation>%1 n’accepte que des options.</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”. Use one of: %3.</source>
        <translation>« %1 » ne convient pas à « %2 ». Valeurs possibles : %3.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>%1 doit prendre l’une des valeurs %2, et non « %3 ».</translation>
    </message>
    <message>
        <source>only this key fingerprint, such as 91C4</source>
        <translation>seulement cette empreinte de clé, par exemple 91C4</translation>
    </message>
    <message>
        <source>permanently delete records older than DAYS (0: all)</source>
        <translation>supprimer définitivement les enregistrements de plus de DAYS jours (0&#x202f;: tous)</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked.</source>
        <translation>Affiche ce qui a été envoyé, récupéré et vérifié.</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv.</source>
        <translation>FILE est au format JSON Lines, ou CSV si son nom se termine par .csv.</translation>
    </message>
    <message>
        <source>how long to look (default: 60s)</source>
        <translation>durée de la recherche (par défaut&#x202f;: 60s)</translation>
    </message>
    <message>
        <source>confirm and save the tool that reads the log</source>
        <translation>confirmer et enregistrer l’outil qui lit le journal</translation>
    </message>
    <message>
        <source>--within must be a time up to 60m, such as 30s or 500ms, not “%1”.</source>
        <translation>--within attend une durée d’au plus 60m, telle que 30s ou 500ms, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The tool %1 was not called because it does not state that it is read-only. To confirm it: --log-tool %1</source>
        <translation>L’outil %1 n’a pas été appelé, car il ne déclare pas être en lecture seule. Pour le confirmer&#x202f;: --log-tool %1</translation>
    </message>
    <message>
        <source>The tool %1 cannot read the log: its arguments cannot be filled in.</source>
        <translation>L’outil %1 ne peut pas lire le journal&#x202f;: ses arguments ne peuvent pas être remplis.</translation>
    </message>
    <message>
        <source>No tool that reads the log was found. Name it with --log-tool.</source>
        <translation>Aucun outil lisant le journal n’a été trouvé. Indiquez-le avec --log-tool.</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json for all.</source>
        <translation>D’autres lignes ont été omises. Utilisez --json pour les voir toutes.</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch.</source>
        <translation>Les erreurs et les alertes peuvent prévenir des personnes&#x202f;; elles ne peuvent donc pas être utilisées avec --all-profiles ni --watch.</translation>
    </message>
    <message>
        <source>levels to send; error and alert may notify people</source>
        <translation>niveaux à envoyer&#x202f;; error et alert peuvent prévenir des personnes</translation>
    </message>
    <message>
        <source>also send alerts, which may notify people</source>
        <translation>envoyer aussi des alertes, ce qui peut prévenir des personnes</translation>
    </message>
    <message>
        <source>look for the entries in the service’s log</source>
        <translation>chercher les entrées dans le journal du service</translation>
    </message>
    <message>
        <source>check every saved profile</source>
        <translation>vérifier chaque profil enregistré</translation>
    </message>
    <message>
        <source>print a Markdown report with all evidence</source>
        <translation>afficher un rapport Markdown avec tous les éléments constatés</translation>
    </message>
    <message>
        <source>print JUnit XML for CI systems</source>
        <translation>afficher du XML JUnit pour les systèmes de CI</translation>
    </message>
    <message>
        <source>Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the first failed step; with --all-profiles, of the first profile whose code is not 0.</source>
        <translation>Parmi les outils, seuls «&#x202f;ping&#x202f;» et, avec --arrival, l’outil de journal sont appelés. Le code de sortie est celui de la première étape en échec&#x202f;; avec --all-profiles, celui du premier profil dont le code n’est pas 0.</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>Exécutez «&#x202f;resource-console COMMAND --help&#x202f;» pour les options d’une commande. La clé API est lue depuis --key-stdin, SERVICE_API_KEY ou le trousseau.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen too late, 9 requested input not given, 10 log could not be read, 130 interrupted.</source>
        <translation>Codes de sortie&#x202f;: 0 succès, 1 refus ou échec d’une étape, 2 erreur d’utilisation ou entrée incorrecte, 3 injoignable, 4 identifiants refusés, 5 réponse incompréhensible, 6 trousseau indisponible ou verrouillé, 7 non vu dans le journal, 8 vu trop tard, 9 saisie demandée non fournie, 10 journal illisible, 130 interrompu.</translation>
    </message>
    <message>
        <source>Argument %1 is not valid UTF-8.</source>
        <translation>L’argument %1 n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>Print a shell completion script.</source>
        <translation>Affiche un script de complétion pour le shell.</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Tool names come from the last list that tools diff or the window saved.</source>
        <translation>Pour cette session&#x202f;: source &lt;(resource-console completion bash), de même avec zsh après compinit, ou resource-console completion fish | source. Les noms d’outils proviennent de la dernière liste enregistrée par tools diff ou par la fenêtre.</translation>
    </message>
    <message>
        <source>variable (default), or a keychain lookup with secret-tool</source>
        <translation>variable (par défaut), ou recherche dans le trousseau avec secret-tool</translation>
    </message>
    <message>
        <source>Write settings for an environment, an SDK, curl or a language model.</source>
        <translation>Écrit les réglages pour un environnement, un SDK, curl ou un modèle de langage.</translation>
    </message>
    <message>
        <source>The output never contains the key.</source>
        <translation>La sortie ne contient jamais la clé.</translation>
    </message>
    <message>
        <source>when the log should show it (default: 30s)</source>
        <translation>délai d’apparition dans le journal (par défaut&#x202f;: 30s)</translation>
    </message>
    <message>
        <source>message (default: the drill template’s)</source>
        <translation>message (par défaut&#x202f;: celui du modèle d’exercice)</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and otherwise that of send.</source>
        <translation>L’entrée est envoyée une seule fois, et seulement si le journal peut être lu. Le code de sortie est 7 si le journal ne l’affiche pas dans le double de --within, 8 si elle apparaît après --within, 10 si le journal ne peut pas être lu, et sinon celui de send.</translation>
    </message>
    <message>
        <source>read a .env file instead of the environment</source>
        <translation>lire un fichier .env au lieu de l’environnement</translation>
    </message>
    <message>
        <source>Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or suspicious. profile edit NAME --paste FILE imports a file.</source>
        <translation>Les clés sont affichées sous forme d’empreintes. Le code de sortie est 1 si quelque chose diffère, manque ou est suspect. profile edit NAME --paste FILE importe un fichier.</translation>
    </message>
    <message>
        <source>%1 requires %2.</source>
        <translation>%1 exige %2.</translation>
    </message>
    <message>
        <source>Use only one of %1.</source>
        <translation>N’utilisez qu’une seule des options %1.</translation>
    </message>
    <message>
        <source>%1 cannot be used with %2.</source>
        <translation>%1 ne peut pas être utilisé avec %2.</translation>
    </message>
    <message>
        <source>Only one option can read standard input.</source>
        <translation>Une seule option peut lire l’entrée standard.</translation>
    </message>
    <message>
        <source>Nothing was sent: entries at %1 may notify people. Use %2 to send them.</source>
        <translation>Rien n’a été envoyé&#x202f;: les entrées de niveau %1 peuvent prévenir des personnes. Utilisez %2 pour les envoyer.</translation>
    </message>
    <message>
        <source>%1 accepts options only. Use %2.</source>
        <translation>%1 n’accepte que des options. Utilisez %2.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>%1 doit être un nombre de %2 à %3, et non «&#x202f;%4&#x202f;».</translation>
    </message>
    <message>
        <source>the account’s username</source>
        <translation>le nom d’utilisateur du compte</translation>
    </message>
    <message>
        <source>email address, instead of the username</source>
        <translation>adresse e-mail, au lieu du nom d’utilisateur</translation>
    </message>
    <message>
        <source>PEM file of additional certificate authorities</source>
        <translation>fichier PEM d’autorités de certification supplémentaires</translation>
    </message>
    <message>
        <source>MCP dialect: any (default), modern, session or plain</source>
        <translation>dialecte MCP&#x202f;: any (par défaut), modern, session ou plain</translation>
    </message>
    <message>
        <source>send the key to tools as a bearer token</source>
        <translation>envoyer la clé aux outils comme jeton Bearer</translation>
    </message>
    <message>
        <source>use the built-in demo service</source>
        <translation>utiliser le service de démo intégré</translation>
    </message>
    <message>
        <source>send the environment’s key to this server</source>
        <translation>envoyer la clé de l’environnement à ce serveur</translation>
    </message>
    <message>
        <source>read the API key from standard input</source>
        <translation>lire la clé API sur l’entrée standard</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>afficher un document JSON</translation>
    </message>
    <message>
        <source>timeout per request, in seconds</source>
        <translation>délai d’attente par requête, en secondes</translation>
    </message>
    <message>
        <source>maximum size of a tool list</source>
        <translation>taille maximale d’une liste d’outils</translation>
    </message>
    <message>
        <source>maximum size of any other response</source>
        <translation>taille maximale de toute autre réponse</translation>
    </message>
    <message>
        <source>use colors: auto (default), always or never</source>
        <translation>utiliser des couleurs&#x202f;: auto (par défaut), always ou never</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain. Check with “resource-console key status”.</source>
        <translation>Interrompu pendant l’attente du trousseau. Vérifiez avec «&#x202f;resource-console key status&#x202f;».</translation>
    </message>
    <message>
        <source>It may have been saved anyway. Check with “%1” once the keychain responds.</source>
        <translation>L’enregistrement a peut-être eu lieu malgré tout. Vérifiez avec «&#x202f;%1&#x202f;» dès que le trousseau répond.</translation>
    </message>
    <message>
        <source>The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: resource-console key allow --env-key --profile %3</source>
        <translation>La clé dans %1 n’a pas été envoyée à %2, que seul le profil «&#x202f;%3&#x202f;» indique. Pour l’autoriser&#x202f;: resource-console key allow --env-key --profile %3</translation>
    </message>
    <message>
        <source>No Resource URL. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>Aucune URL de ressource. Utilisez --resource, %1 ou --profile, ou essayez --demo.</translation>
    </message>
    <message>
        <source>approval before a tool runs: always (default) or never</source>
        <translation>approbation avant l’exécution d’un outil&#x202f;: always (par défaut) ou never</translation>
    </message>
    <message>
        <source>The member “%1” is unknown here or has the wrong format.</source>
        <translation>Le membre «&#x202f;%1&#x202f;» est inconnu ici ou n’a pas le bon format.</translation>
    </message>
    <message>
        <source>policy file (default: resource-console.toml)</source>
        <translation>fichier de politique (par défaut&#x202f;: resource-console.toml)</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>Rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>This is a team’s key, which expires within two hours.</source>
        <translation>C’est une clé d’équipe, qui expire au bout de deux heures au plus.</translation>
    </message>
    <message>
        <source>It needs a team member’s username, which the profile lacks.</source>
        <translation>Elle exige le nom d’utilisateur d’un membre de l’équipe, qui manque dans le profil.</translation>
    </message>
    <message>
        <source>The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on</source>
        <translation>Avec la clé propre à une ressource, le serveur d’outils a besoin de l’UUID&#x202f;: profile edit %1 --uuid-to-tools on</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key is never an argument.</source>
        <translation>key exige set, forget, status, allow ou rotate. La clé n’est jamais un argument.</translation>
    </message>
    <message>
        <source>Save, replace, delete or find a profile’s API key in the keychain.</source>
        <translation>Enregistre, remplace, supprime ou cherche la clé API d’un profil dans le trousseau.</translation>
    </message>
    <message>
        <source>use the code-hosting token instead of the key</source>
        <translation>utiliser le jeton d’hébergement de code au lieu de la clé</translation>
    </message>
    <message>
        <source>use the token of this catalog instead</source>
        <translation>utiliser le jeton de ce catalogue à la place</translation>
    </message>
    <message>
        <source>use the environment variable’s key instead</source>
        <translation>utiliser la clé de la variable d’environnement à la place</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>ne pas demander de confirmation</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved; allow permits others. set and rotate read the key, and nothing else, from standard input. rotate tests both keys, switches if the new one does everything the old one does, and saves the old one.</source>
        <translation>Une clé n’est envoyée qu’aux serveurs que son profil avait lors de l’enregistrement de la clé&#x202f;; allow en autorise d’autres. set et rotate lisent la clé, et rien d’autre, sur l’entrée standard. rotate teste les deux clés, passe à la nouvelle si elle permet tout ce que permet l’ancienne, et enregistre l’ancienne.</translation>
    </message>
    <message>
        <source>It still works until it is revoked at the service.</source>
        <translation>Elle reste valable tant qu’elle n’est pas révoquée auprès du service.</translation>
    </message>
    <message>
        <source>send test entries with each key</source>
        <translation>envoyer des entrées de test avec chaque clé</translation>
    </message>
    <message>
        <source>also look for the old key in this file</source>
        <translation>chercher aussi l’ancienne clé dans ce fichier</translation>
    </message>
    <message>
        <source>restore the previous key</source>
        <translation>rétablir la clé précédente</translation>
    </message>
    <message>
        <source>delete the previous key</source>
        <translation>supprimer la clé précédente</translation>
    </message>
    <message>
        <source>existing names: refuse (default), skip, rename or replace</source>
        <translation>noms existants&#x202f;: refuse (par défaut), skip, rename ou replace</translation>
    </message>
    <message>
        <source>List, add, edit, copy, remove, import and export saved profiles.</source>
        <translation>Liste, ajoute, modifie, copie, supprime, importe et exporte les profils enregistrés.</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. A --timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. remove also deletes the profile’s key and tokens; a copy has none.</source>
        <translation>edit ne modifie que les champs indiqués&#x202f;; une valeur vide efface une adresse, un nom ou un fichier. --timeout et --stream-timeout sont enregistrés dans le profil&#x202f;; 0 utilise la valeur par défaut des Préférences. remove supprime aussi la clé et les jetons du profil&#x202f;; une copie n’en a pas.</translation>
    </message>
    <message>
        <source>Using %1, the only server of this profile.</source>
        <translation>Utilisation de %1, le seul serveur de ce profil.</translation>
    </message>
    <message>
        <source>import settings from any text; saves its key</source>
        <translation>importer les réglages de n’importe quel texte&#x202f;; enregistre sa clé</translation>
    </message>
    <message>
        <source>the server to import, if there are several</source>
        <translation>le serveur à importer, s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>header for the key (default: X-API-Key)</source>
        <translation>en-tête de la clé (par défaut&#x202f;: X-API-Key)</translation>
    </message>
    <message>
        <source>send the key to tools in its header</source>
        <translation>envoyer la clé aux outils dans son en-tête</translation>
    </message>
    <message>
        <source>header for the username (default: X-User-Username)</source>
        <translation>en-tête du nom d’utilisateur (par défaut&#x202f;: X-User-Username)</translation>
    </message>
    <message>
        <source>header for the email address (default: X-User-Email)</source>
        <translation>en-tête de l’adresse e-mail (par défaut&#x202f;: X-User-Email)</translation>
    </message>
    <message>
        <source>send the username with entries (default: on)</source>
        <translation>envoyer le nom d’utilisateur avec les entrées (par défaut&#x202f;: on)</translation>
    </message>
    <message>
        <source>send the UUID to the tool server (default: off)</source>
        <translation>envoyer l’UUID au serveur d’outils (par défaut&#x202f;: off)</translation>
    </message>
    <message>
        <source>look in the log after each check (default: off)</source>
        <translation>chercher dans le journal après chaque vérification (par défaut&#x202f;: off)</translation>
    </message>
    <message>
        <source>more catalogs of the tool server: asana=/asana/,crm=/crm/</source>
        <translation>autres catalogues du serveur d’outils&#x202f;: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Use --severe-as warning, or error, which may notify people.</source>
        <translation>%1 contient des niveaux que le service n’a pas&#x202f;: %2. Utilisez --severe-as warning, ou error, qui peut prévenir des personnes.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice.</source>
        <translation>%1 indique «&#x202f;%2&#x202f;» deux fois.</translation>
    </message>
    <message>
        <source>%1 is for several entries. For one, use --level %2.</source>
        <translation>%1 sert pour plusieurs entrées. Pour une seule, utilisez --level %2.</translation>
    </message>
    <message>
        <source>Nothing was sent: an entry exceeds %1 (--max-request).</source>
        <translation>Rien n’a été envoyé&#x202f;: une entrée dépasse %1 (--max-request).</translation>
    </message>
    <message>
        <source>Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.</source>
        <translation>Rien n’a été envoyé&#x202f;: une requête dépasserait %1 (--max-request). Utilisez --per-request %2.</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER adds a number</source>
        <translation>ajouter un membre à extra&#x202f;; K:=NUMBER ajoute un nombre</translation>
    </message>
    <message>
        <source>also send errors, which may notify people</source>
        <translation>envoyer aussi des erreurs, ce qui peut prévenir des personnes</translation>
    </message>
    <message>
        <source>behave like an SDK: local log file, threshold</source>
        <translation>se comporter comme un SDK&#x202f;: fichier journal local, seuil</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log)</source>
        <translation>fichier journal pour --as-sdk (par défaut&#x202f;: sdk.log)</translation>
    </message>
    <message>
        <source>send the entries of a file</source>
        <translation>envoyer les entrées d’un fichier</translation>
    </message>
    <message>
        <source>target: level, message, timestamp, extra or ignored</source>
        <translation>cible&#x202f;: level, message, timestamp, extra ou ignored</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent</source>
        <translation>ignorer les entrées qui ne peuvent pas être envoyées</translation>
    </message>
    <message>
        <source>send critical, fatal and similar as this level</source>
        <translation>envoyer critical, fatal et similaires à ce niveau</translation>
    </message>
    <message>
        <source>Send test entries, each at most once.</source>
        <translation>Envoie des entrées de test, chacune au plus une fois.</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 if the log does not show every entry, and 10 if the log cannot be read.</source>
        <translation>Le code de sortie est celui de la première entrée non acceptée. Avec --confirm-arrival, il est 7 si le journal n’affiche pas toutes les entrées, et 10 si le journal ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Cannot listen on port %1: %2. Choose another with --port.</source>
        <translation>Impossible d’écouter sur le port %1&#x202f;: %2. Choisissez-en un autre avec --port.</translation>
    </message>
    <message>
        <source>port (default: any free port)</source>
        <translation>port (par défaut&#x202f;: un port libre quelconque)</translation>
    </message>
    <message>
        <source>a scenario from the list below</source>
        <translation>un scénario de la liste ci-dessous</translation>
    </message>
    <message>
        <source>Prints one line of JSON with the addresses and the key, then one line per request unless --quiet is given. The line names who a real service would notify; the demo service notifies nobody.</source>
        <translation>Affiche une ligne de JSON avec les adresses et la clé, puis une ligne par requête, sauf avec --quiet. La ligne indique qui un vrai service préviendrait&#x202f;; le service de démo ne prévient personne.</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2</source>
        <translation>%1 n’est pas du JSON&#x202f;: %2</translation>
    </message>
    <message>
        <source>--answers must be a JSON object, or a list with one per question.</source>
        <translation>--answers doit être un objet JSON, ou une liste avec un objet par question.</translation>
    </message>
    <message>
        <source>JSON input for the server’s questions, or “defaults”</source>
        <translation>saisie JSON pour les questions du serveur, ou «&#x202f;defaults&#x202f;»</translation>
    </message>
    <message>
        <source>Type y when you have finished there, d to decline, or anything else to cancel: </source>
        <translation>Tapez y lorsque vous y avez terminé, d pour décliner, ou autre chose pour annuler&#x202f;: </translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. Do not type it here.</source>
        <translation>Avertissement&#x202f;: ce formulaire semble demander une clé API. Ne la saisissez pas ici.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form.</source>
        <translation>Avertissement&#x202f;: ce formulaire semble demander un secret (%1), ce qu’aucun serveur n’a le droit de faire dans un formulaire.</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens, at most %3. Budget: %4.</source>
        <translation>%1 occupe environ %2 tokens, au plus %3. Budget&#x202f;: %4.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens, at most %2. Budget: %3.</source>
        <translation>Tous les outils occupent environ %1 tokens, au plus %2. Budget&#x202f;: %3.</translation>
    </message>
    <message>
        <source>general, code-hosting, both, all (default), NAME or NAME=PATH</source>
        <translation>general, code-hosting, both, all (par défaut), NAME ou NAME=PATH</translation>
    </message>
    <message>
        <source>print only the names</source>
        <translation>n’afficher que les noms</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more</source>
        <translation>se terminer avec le code 1 si tous les outils réunis occupent davantage</translation>
    </message>
    <message>
        <source>include only this tool</source>
        <translation>inclure seulement cet outil</translation>
    </message>
    <message>
        <source>info (default), warning or critical</source>
        <translation>info (par défaut), warning ou critical</translation>
    </message>
    <message>
        <source>include findings accepted in the window</source>
        <translation>inclure les constats acceptés dans la fenêtre</translation>
    </message>
    <message>
        <source>report what some clients do not accept (default)</source>
        <translation>signaler ce que certains clients n’acceptent pas (par défaut)</translation>
    </message>
    <message>
        <source>explain a rule</source>
        <translation>expliquer une règle</translation>
    </message>
    <message>
        <source>print Markdown</source>
        <translation>afficher du Markdown</translation>
    </message>
    <message>
        <source>print SARIF 2.1.0 for code hosts</source>
        <translation>afficher du SARIF 2.1.0 pour les hébergeurs de code</translation>
    </message>
    <message>
        <source>arguments: a JSON object, @FILE or -</source>
        <translation>arguments&#x202f;: un objet JSON, @FILE ou -</translation>
    </message>
    <message>
        <source>allow tools that are or may be destructive</source>
        <translation>autoriser les outils qui sont ou peuvent être destructeurs</translation>
    </message>
    <message>
        <source>skip argument validation</source>
        <translation>ne pas valider les arguments</translation>
    </message>
    <message>
        <source>allow tools with a critical finding</source>
        <translation>autoriser les outils ayant un constat critique</translation>
    </message>
    <message>
        <source>List, show, review, compare or call the tools that a language model can use.</source>
        <translation>Liste, affiche, examine, compare ou appelle les outils qu’un modèle de langage peut utiliser.</translation>
    </message>
    <message>
        <source>lint exits 1 for findings that were not accepted, diff for changes. call sends once and never retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog fails, the others are still printed and the exit code reports the failure.</source>
        <translation>lint se termine avec le code 1 s’il y a des constats non acceptés, diff s’il y a des modifications. call envoie une seule fois et ne réessaie jamais&#x202f;; il se termine avec le code 1 en cas d’erreur de l’outil, et avec 9 si la saisie demandée n’a pas été fournie. Si un catalogue échoue, les autres sont tout de même affichés et le code de sortie signale l’échec.</translation>
    </message>
    <message>
        <source>Not called. Use %1 to call it anyway.</source>
        <translation>Non appelé. Utilisez %1 pour l’appeler quand même.</translation>
    </message>
    <message>
        <source>The server requested input. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>Le serveur a demandé une saisie. Fournissez-la avec --answers, ou appelez l’outil dans un terminal.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no earlier list. Pass a file: tools diff FILE</source>
        <translation>La démo n’a pas de liste précédente. Indiquez un fichier&#x202f;: tools diff FILE</translation>
    </message>
    <message>
        <source>No tool server. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>Aucun serveur d’outils. Utilisez --mcp-url, %1 ou --profile, ou essayez --demo.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n acceptée</numerusform>
            <numerusform>%n acceptées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first list, saved for comparison.</source>
        <translation>%1&#x202f;: première liste, enregistrée pour comparaison.</translation>
    </message>
    <message>
        <source>fetch every S seconds</source>
        <translation>récupérer toutes les S secondes</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>profile %1 ne modifie pas les champs. Utilisez profile edit.</translation>
    </message>
</context>
<context>
    <name>rc::ClipboardOffer</name>
    <message>
        <source>API key found, will be saved in the keychain</source>
        <translation>Clé API trouvée, elle sera enregistrée dans le trousseau</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Vérifier cette ressource</translation>
    </message>
    <message>
        <source>From your clipboard: %1</source>
        <translation>De votre presse-papiers&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Trouver un profil, une page, un outil ou une action</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Afficher l’outil</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Copier les modifications</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <comment>a file</comment>
        <translation>Comparaison avec %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>%1: the lock does not have this catalog.</source>
        <translation>%1&#x202f;: le verrou ne contient pas ce catalogue.</translation>
    </message>
    <message>
        <source>%1: as locked.</source>
        <translation>%1&#x202f;: conforme au verrou.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1&#x202f;: %n outil diffère du verrou.</numerusform>
            <numerusform>%1&#x202f;: %n outils diffèrent du verrou.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a catalog, what changed</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>new or removed, how severe that is</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Tools that differ from the lock</source>
        <translation>Outils différents du verrou</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n autre outil</numerusform>
            <numerusform>%n autres outils</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock has no texts to compare. To accept these lists, save them as a lock (Export).</source>
        <translation>Un verrou ne contient pas de textes à comparer. Pour accepter ces listes, enregistrez-les comme verrou (Exporter).</translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>[TEST] sent from Resource Console</source>
        <translation>[TEST] envoyé par Resource Console</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Écrivez d’abord un message.</translation>
    </message>
    <message>
        <source>Fix the highlighted extra field first.</source>
        <translation>Corrigez d’abord le champ extra mis en évidence.</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>Corrigez d’abord l’horodatage.</translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>Remplacer %1 à l’envoi</translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>Clé API sous forme de</translation>
    </message>
    <message>
        <source>Before a tool runs</source>
        <translation>Avant l’exécution d’un outil</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy configuration</source>
        <translation>Copier la configuration</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Copy with the key…</source>
        <translation>Copier avec la clé…</translation>
    </message>
    <message>
        <source>Press again to copy with the key</source>
        <translation>Appuyer de nouveau pour copier avec la clé</translation>
    </message>
    <message>
        <source>without the key</source>
        <translation>sans la clé</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>Recherche dans le trousseau</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Toujours demander</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>Ne jamais demander (valeur par défaut du SDK)</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>Clé API sous forme de&#x202f;:</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>Avant l’exécution d’un outil&#x202f;:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>La clé a été effacée du presse-papiers.</translation>
    </message>
    <message>
        <source>without the key. %1</source>
        <translation>sans la clé. %1</translation>
    </message>
    <message>
        <source>Copied, without the key.</source>
        <translation>Copié, sans la clé.</translation>
    </message>
    <message>
        <source>Reading the key. Waiting for the keychain…</source>
        <translation>Lecture de la clé. En attente du trousseau…</translation>
    </message>
    <message>
        <source>This profile has no key to copy.</source>
        <translation>Ce profil n’a pas de clé à copier.</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>Copié avec la clé. Dans %n seconde, le presse-papiers sera vidé s’il la contient encore.</numerusform>
            <numerusform>Copié avec la clé. Dans %n secondes, le presse-papiers sera vidé s’il la contient encore.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied with the key.</source>
        <translation>Copié avec la clé.</translation>
    </message>
    <message>
        <source>Save the configuration, without the key</source>
        <translation>Enregistrer la configuration, sans la clé</translation>
    </message>
    <message>
        <source>Saved %1, without the key.</source>
        <translation>%1 enregistré, sans la clé.</translation>
    </message>
    <message>
        <source>The file was not saved: %1</source>
        <translation>Le fichier n’a pas été enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Use it elsewhere</source>
        <translation>Utiliser ailleurs</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>Le nom d’utilisateur ou l’adresse e-mail contient des caractères interdits dans un en-tête.</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>Spécification d’outil</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>JSON ne peut pas lire le trousseau. Utilisez une variable pour la clé.</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>Un fichier .env ne peut pas lire le trousseau. Le shell le peut, avant le démarrage du programme&#x202f;:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>La clé reste dans le trousseau&#x202f;:</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>Seul un profil nommé a sa clé dans le trousseau.</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>secret-tool prendrait pour une option un nom de profil commençant par -.</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>Le nom du profil contient des caractères inutilisables dans une commande.</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>anciens SDK uniquement&#x202f;; les plus récents refusent cet argument</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>La clé n’est pas dans ce texte. Définissez d’abord %1.</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>PowerShell ne peut pas transmettre le nom de ce profil à un autre programme.</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>Une spécification d’outil exige l’adresse du serveur d’outils.</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>La clé</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>replace with your SDK’s package</source>
        <translation>à remplacer par le paquet de votre SDK</translation>
    </message>
    <message>
        <source>Token for catalog %1</source>
        <translation>Jeton pour le catalogue %1</translation>
    </message>
    <message>
        <source>The prefix of the variables may have letters, digits and _, and cannot start with a digit.</source>
        <translation>Le préfixe des variables peut contenir des lettres, des chiffres et _, et ne peut pas commencer par un chiffre.</translation>
    </message>
    <message>
        <source>%1 contains ${, which programs that read mcp.json replace with a variable.</source>
        <translation>%1 contient ${, que les programmes qui lisent mcp.json remplacent par une variable.</translation>
    </message>
</context>
<context>
    <name>rc::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>rc::Credentials</name>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>Le nom d’utilisateur ou l’adresse e-mail contient un caractère non valide.</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>Le nom d’utilisateur ou l’adresse e-mail dépasse 256 octets.</translation>
    </message>
    <message>
        <source>This is a placeholder, not an API key. Copy the key itself from the product.</source>
        <translation>C’est un espace réservé, pas une clé API. Copiez la clé elle-même depuis le produit.</translation>
    </message>
    <message>
        <source>an account’s key</source>
        <translation>la clé d’un compte</translation>
    </message>
    <message>
        <source>a resource’s own key</source>
        <translation>la clé propre à une ressource</translation>
    </message>
    <message>
        <source>a team’s key</source>
        <translation>la clé d’une équipe</translation>
    </message>
    <message>
        <source>This is a setting (NAME=value), not an API key. Enter only the value.</source>
        <translation>C’est un réglage (NAME=value), pas une clé API. Saisissez seulement la valeur.</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <translation>Le jeton est vide.</translation>
    </message>
    <message>
        <source>The text begins with “Bearer”. Enter only the API key after it.</source>
        <translation>Le texte commence par « Bearer ». Saisissez uniquement la clé API qui suit.</translation>
    </message>
    <message>
        <source>This is an address, not an API key. Copy the key itself from the product.</source>
        <translation>C’est une adresse, pas une clé API. Copiez la clé elle-même depuis le produit.</translation>
    </message>
    <message>
        <source>This is a shortened key. Copy the whole key, which is shown only when it is created.</source>
        <translation>C’est une clé abrégée. Copiez la clé entière, qui n’est affichée qu’à sa création.</translation>
    </message>
    <message>
        <source>The API key has quotes, brackets or other marks around it. Enter it without them.</source>
        <translation>La clé API est entourée de guillemets, de crochets ou d’autres signes. Saisissez-la sans eux.</translation>
    </message>
    <message>
        <source>The username or email address has a character outside Latin-1, which no HTTP header can carry.</source>
        <translation>Le nom d’utilisateur ou l’adresse e-mail contient un caractère hors de Latin-1, qu’aucun en-tête HTTP ne peut transporter.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>L’en-tête %1 est utilisé deux fois.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>Le texte dépasse %1 caractères.</translation>
    </message>
    <message>
        <source>The text has a space or line break at position %1.</source>
        <translation>Le texte contient un espace ou un saut de ligne à la position %1.</translation>
    </message>
    <message>
        <source>The text has a character at position %1 that is not plain ASCII.</source>
        <translation>Le texte contient à la position %1 un caractère qui n’est pas de l’ASCII simple.</translation>
    </message>
</context>
<context>
    <name>rc::Csv</name>
    <message>
        <source>The row is too long.</source>
        <translation>La ligne est trop longue.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Il y a du texte après un guillemet fermant.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Un guillemet n’est pas fermé.</translation>
    </message>
</context>
<context>
    <name>rc::DemoScenario</name>
    <message>
        <source>Everything works</source>
        <translation>Tout fonctionne</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>Une ressource partagée, la clé d’une équipe</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>Une clé d’équipe sans nom d’utilisateur</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>La clé propre à la ressource</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>Une mauvaise clé</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Aucun accès</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>Une ressource supprimée</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>Le service n’a pas de ressource avec cet UUID.</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>Un autre chemin de produit</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>Une page d’équipe comme adresse</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>Le service de journaux comme serveur d’outils</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>Un autre nom d’hôte</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>Un catalogue supplémentaire</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>L’hébergement de code exige un jeton</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>L’hébergement de code n’est pas configuré</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>Le serveur d’outils n’a rien derrière son point d’accès d’hébergement de code.</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>L’hébergement de code est en panne</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>Le serveur derrière les outils d’hébergement de code est injoignable.</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>Le serveur d’outils ne répond pas</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>Notifications lentes</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>Un journal en retard</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>Un journal paginé</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>L’outil de journal affiche 5 entrées à la fois.</translation>
    </message>
    <message>
        <source>A log with gaps</source>
        <translation>Un journal avec des lacunes</translation>
    </message>
    <message>
        <source>Every third entry is accepted and never appears in the log.</source>
        <translation>Une entrée sur trois est acceptée et n’apparaît jamais dans le journal.</translation>
    </message>
    <message>
        <source>A log with duplicates</source>
        <translation>Un journal avec des doublons</translation>
    </message>
    <message>
        <source>The log shows each entry three times.</source>
        <translation>Le journal affiche chaque entrée trois fois.</translation>
    </message>
    <message>
        <source>A clock that is off</source>
        <translation>Une horloge décalée</translation>
    </message>
    <message>
        <source>Every step of the check passes.</source>
        <translation>Toutes les étapes de la vérification réussissent.</translation>
    </message>
    <message>
        <source>Entries without a username are refused.</source>
        <translation>Les entrées sans nom d’utilisateur sont refusées.</translation>
    </message>
    <message>
        <source>Entries are refused, tools are listed.</source>
        <translation>Les entrées sont refusées, les outils sont listés.</translation>
    </message>
    <message>
        <source>The tool server accepts the key only together with the resource’s UUID.</source>
        <translation>Le serveur d’outils n’accepte la clé qu’avec l’UUID de la ressource.</translation>
    </message>
    <message>
        <source>The key belongs to nobody.</source>
        <translation>La clé n’appartient à personne.</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who has not shared it.</source>
        <translation>La ressource appartient à quelqu’un d’autre, qui ne l’a pas partagée.</translation>
    </message>
    <message>
        <source>The service redirects entries to its login page.</source>
        <translation>Le service redirige les entrées vers sa page de connexion.</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, which accepts no entries.</source>
        <translation>L’URL de la ressource mène à une page d’équipe, qui n’accepte pas d’entrées.</translation>
    </message>
    <message>
        <source>The service redirects tool requests to its login page.</source>
        <translation>Le service redirige les requêtes d’outils vers sa page de connexion.</translation>
    </message>
    <message>
        <source>The service responds only to localhost, not to 127.0.0.1.</source>
        <translation>Le service ne répond qu’à localhost, pas à 127.0.0.1.</translation>
    </message>
    <message>
        <source>The tool server has another catalog at /planning/.</source>
        <translation>Le serveur d’outils a un autre catalogue à l’adresse /planning/.</translation>
    </message>
    <message>
        <source>Any token in the Authorization header works.</source>
        <translation>N’importe quel jeton dans l’en-tête Authorization convient.</translation>
    </message>
    <message>
        <source>Code hosting blocks the whole tool server for a minute.</source>
        <translation>L’hébergement de code bloque tout le serveur d’outils pendant une minute.</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds.</source>
        <translation>Les erreurs et les alertes sont stockées aussitôt, mais la réponse prend 45 secondes.</translation>
    </message>
    <message>
        <source>Entries appear in the log after 3 seconds.</source>
        <translation>Les entrées apparaissent dans le journal après 3 secondes.</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind.</source>
        <translation>L’horloge du service retarde de 7 minutes.</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>Le fichier d’AC personnalisé est inutilisable&#x202f;; aucun serveur ne peut donc être jugé fiable.</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>Choisissez un autre fichier d’AC personnalisé, ou aucun.</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>c’est une URL de ressource</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>Saisissez l’adresse du serveur d’outils, ou laissez-la vide pour ne vérifier que les entrées.</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>le point d’accès figure deux fois dans l’adresse</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>L’adresse du serveur d’outils se termine déjà par /mcp/ ou /github/, et le point d’accès y est ajouté une deuxième fois.</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>Saisissez l’adresse du serveur d’outils sans /mcp/ ni /github/.</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>c’est une adresse de serveur d’outils</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>L’adresse indiquée comme ressource est un point d’accès d’outils. Une URL de ressource contient un propriétaire et un UUID.</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>Point en trop dans le nom d’hôte</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>Le nom d’hôte commence ou se termine par un point ou en contient deux de suite, souvent parce que l’adresse a été copiée depuis une phrase.</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>Retirez le point.</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>Corrigez l’adresse du serveur d’outils, ou laissez-la vide pour ne vérifier que les entrées.</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>Le nom d’utilisateur ou l’adresse e-mail rendrait non valide l’en-tête qui le contient&#x202f;; rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>Corrigez le nom d’utilisateur ou l’adresse e-mail.</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>Sans clé, le service refuserait tout&#x202f;; aucune requête n’a donc été envoyée.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>Une clé se compose de lettres, de chiffres et de symboles sans espaces. Ce texte n’en est pas une, ou n’en est qu’une partie.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>Recopiez la clé depuis le produit et saisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>Sans trousseau, une clé n’est conservée que pour la session.</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>Le trousseau n’a pas pu être lu&#x202f;; on ignore donc si la clé s’y trouve.</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>Un trousseau verrouillé ne peut pas être consulté&#x202f;; la clé peut donc encore s’y trouver.</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>Le trousseau ou la personne sollicitée a refusé.</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>L’absence de réponse ne signifie pas que la clé est absente.</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>La lecture a été interrompue&#x202f;; on ignore donc si la clé s’y trouve.</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>Elle y a été supprimée, ou elle appartient à un autre compte de cet ordinateur.</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>La clé a été enregistrée par une version antérieure de ce programme, ou par un autre programme. Une clé enregistrée n’est envoyée que là où une personne l’a autorisé.</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>Le profil a changé après l’enregistrement de la clé. Une clé enregistrée n’est envoyée que là où une personne l’a autorisé.</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>Il fonctionne, mais pas pour cette clé.</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>ce port exige https</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>Le serveur indique qu’il a reçu du HTTP en clair sur un port TLS.</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>Commencez l’adresse par https://.</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>ce réseau exige une authentification</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>Le réseau entre cet ordinateur et le service vous demande d’abord de vous connecter. Le service n’a pas été atteint.</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>Ouvrez une page web quelconque dans un navigateur, connectez-vous au réseau, puis revérifiez.</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>un proxy a répondu à la place du service</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>La réponse provient d’un proxy ou d’une passerelle sur le trajet, et non du service.</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>La requête est trop volumineuse pour le service (400).</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>la requête est trop volumineuse pour le service</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>Le service renvoie cette page pour les requêtes de plus de 2,5 Mio, et celle-ci était plus volumineuse.</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>Envoyez moins d’entrées par requête, ou un message plus court et moins de champs extra.</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>le service n’accepte pas ce nom d’hôte</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>le serveur d’outils n’accepte pas ce nom d’hôte</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>Saisissez le nom que l’exploitant vous a donné, ou demandez-lui d’ajouter celui-ci.</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>Page web reçue au lieu de JSON</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>Ouvrez l’adresse dans un navigateur pour voir ce qui répond. Connectez-vous au réseau si cela vous est demandé.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>Ouvrez l’adresse dans un navigateur pour voir ce qui répond, et contactez son exploitant.</translation>
    </message>
    <message>
        <source>a redirect without an address</source>
        <translation>une redirection sans adresse</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Le service a envoyé une redirection sans adresse lisible. Votre clé n’a été envoyée nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>redirects to an unencrypted address</source>
        <translation>redirige vers une adresse non chiffrée</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>Le service redirige vers %4, qui n’est pas chiffré. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Signalez à l’exploitant du service que la redirection devrait conserver https.</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>redirige vers l’adresse chiffrée</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>Le service redirige vers %4, la même adresse en https. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>la page de connexion du service au lieu des outils</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>Saisissez l’adresse du serveur d’outils, qui est différente.</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>Le service n’accepte pas d’entrées à l’adresse d’une équipe.</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>aucune entrée n’est acceptée à l’adresse d’une équipe</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>Dans l’adresse, remplacez /team/ et l’équipe par /u/ et le nom d’utilisateur du propriétaire, puis revérifiez.</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>Le service n’accepte pas d’entrées à ce chemin.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>la page de connexion du service au lieu d’une réponse</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>Ouvrez Resource Details et recopiez l’URL de la ressource en entier.</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>redirige vers une page de connexion</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>La requête a été redirigée vers %4, qui ressemble à la page de connexion d’un réseau, d’un proxy ou d’un portail. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>Ouvrez l’adresse dans un navigateur et connectez-vous si le réseau le demande, puis revérifiez.</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>Redirigé vers la même URL avec une barre oblique finale différente</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>Envoyez cette réponse à l’exploitant du service.</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>redirige vers un autre hôte</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>Le service redirige vers %4, sur un autre hôte. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>Si vous faites confiance à cette adresse, remplacez l’adresse actuelle par celle-ci.</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>redirige vers un autre chemin</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>Le service redirige vers %4 sur le même hôte. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>cette adresse refuse ces requêtes</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>Un serveur répond à ce chemin, mais n’accepte pas les requêtes POST. C’est probablement une page et non le service.</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>Comparez l’adresse à celle indiquée dans le produit.</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>le format de réponse a été refusé</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>Le service ne propose aucun des formats de réponse demandés. Un proxy a peut-être modifié l’en-tête Accept.</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>cette adresse n’existe plus</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>Le service indique que ceci a été supprimé définitivement.</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>la requête est trop volumineuse pour le serveur</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>La requête est petite&#x202f;; un élément sur le trajet a donc une limite de taille très basse.</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>Envoyez cette réponse à l’exploitant du service ou du proxy.</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>le serveur n’accepte pas de JSON ici</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>Le serveur refuse les requêtes JSON&#x202f;; ce chemin appartient donc probablement à un autre service.</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>le serveur exige un autre protocole</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>Le serveur exige pour cette adresse un autre protocole que HTTP 1.1.</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>Vérifiez que l’adresse commence par https:// et envoyez cette réponse à l’exploitant.</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>trop de requêtes</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>Attendez jusque-là, puis revérifiez.</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>Attendez quelques minutes, puis revérifiez.</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>le service est arrêté ou surchargé</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>Le service, ou la passerelle placée devant lui, indique qu’il est indisponible&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>Revérifiez dans une minute. Si le problème persiste, indiquez l’heure à l’exploitant.</translation>
    </message>
    <message>
        <source>no key received</source>
        <translation>aucune clé reçue</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>Le service n’a pas trouvé de clé API dans la requête, alors qu’une clé a été envoyée.</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>le service n’a pas pu lire l’entrée</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>Le service indique que la requête n’est pas le JSON qu’il attend.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>Vérifiez que l’adresse est celle du service de journaux et envoyez cette réponse à son exploitant.</translation>
    </message>
    <message>
        <source>The service rejected the API key (401).</source>
        <translation>Le service a refusé la clé API (401).</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>la clé n’a pas été acceptée</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>Recopiez la clé depuis le produit. Elle a peut-être été remplacée.</translation>
    </message>
    <message>
        <source>The service refused the entry without a username (403).</source>
        <translation>Le service a refusé l’entrée sans nom d’utilisateur (403).</translation>
    </message>
    <message>
        <source>refused without a username</source>
        <translation>refusée sans nom d’utilisateur</translation>
    </message>
    <message>
        <source>The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s key needs one, and any other key has only the access of its account.</source>
        <translation>Le serveur d’outils accepte cette clé&#x202f;; elle est donc valide. L’entrée a été envoyée sans nom d’utilisateur. Une clé d’équipe en exige un, et toute autre clé n’a que les accès de son compte.</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>Saisissez le nom d’utilisateur sur la page Configuration et activez «&#x202f;Envoyer le nom d’utilisateur avec les entrées&#x202f;». Si c’est également refusé, demandez à %1, propriétaire de la ressource.</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>La clé est valide, mais ne permet pas d’écrire dans cette ressource (403).</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>ce compte n’est pas autorisé à écrire dans la ressource</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>Le serveur d’outils accepte la même clé et le même nom d’utilisateur&#x202f;; la clé est donc valide. Très probablement, ce compte n’a pas accès à la ressource, dont %1 est propriétaire. Une ressource globale n’accepte les entrées qu’avec sa propre clé ou celle d’un superutilisateur.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>Vérifiez que le nom d’utilisateur correspond au compte de la clé. Si oui, demandez à %1 de partager la ressource avec l’une de vos équipes, ou demandez la clé propre à la ressource.</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>Le service et le serveur d’outils ont refusé la clé (403, 401).</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>clé ou nom d’utilisateur incorrect</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>Le serveur d’outils refuse lui aussi cette clé. La clé est incorrecte ou a été remplacée, elle appartient à une autre ressource, ou le nom d’utilisateur ne lui correspond pas.</translation>
    </message>
    <message>
        <source>The service refused the entry (403).</source>
        <translation>Le service a refusé l’entrée (403).</translation>
    </message>
    <message>
        <source>key or access was refused</source>
        <translation>la clé ou l’accès a été refusé</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a key without access to this resource, and a team’s key without a username. The entry was sent without a username.</source>
        <translation>Le service donne cette réponse pour une mauvaise clé, une clé sans accès à cette ressource et une clé d’équipe sans nom d’utilisateur. L’entrée a été envoyée sans nom d’utilisateur.</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>la clé, le nom d’utilisateur ou l’accès a été refusé</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>Le service donne cette réponse pour une mauvaise clé, un nom d’utilisateur qui ne correspond pas à la clé et un compte sans accès à cette ressource, dont %1 est propriétaire.</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>Le service n’a pas cette ressource (404).</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>ressource introuvable pour ce propriétaire</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>Le service n’a pas de ressource %2 appartenant à %1. Le plus souvent, le propriétaire indiqué dans l’URL n’est pas le compte auquel elle appartient, ou l’UUID a été tronqué à la copie.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>Ouvrez Resource Details et recopiez l’URL de la ressource en entier. Pour une ressource partagée, l’URL contient le nom du propriétaire, pas le vôtre.</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>Rien n’accepte d’entrées à cette adresse (404).</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>rien n’accepte d’entrées à cette adresse</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>l’entrée a peut-être été remise</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>Une passerelle a perdu la connexion au service, peut-être après avoir transmis l’entrée.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>Recherchez le repère dans le produit, puis revérifiez dans une minute.</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>Une passerelle a attendu le service trop longtemps, peut-être après avoir transmis l’entrée.</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>La requête est trop volumineuse pour le service (413).</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>Le service, ou un élément sur le trajet, n’accepte pas de requêtes aussi volumineuses.</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>l’entrée est trop volumineuse pour le service</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>acceptée, mais pour une autre ressource</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>Le service indique qu’il a accepté l’entrée pour la ressource %6, mais l’adresse désigne %2.</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>Envoyez cette réponse à l’exploitant du service. Les entrées arrivent ailleurs.</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>une réponse non concluante</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>La réponse n’accepte ni ne refuse clairement l’entrée&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>Recherchez le repère dans le produit et vérifiez que l’adresse est celle du service de journaux.</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>un jeton OAuth est exigé, pas une clé API</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>Le serveur renvoie 401 avec «&#x202f;WWW-Authenticate: Bearer&#x202f;» et indique où les clients se connectent&#x202f;; aucune clé API ne s’applique donc ici.</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>Le serveur d’outils n’a pas trouvé de clé API dans la requête, alors qu’une clé a été envoyée.</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>la clé n’a pas été acceptée pour cette ressource</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>Recopiez la clé et vérifiez que le nom d’utilisateur lui correspond.</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>aucun nom d’utilisateur reçu</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>Le serveur d’outils doit savoir de qui lister les outils.</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>Saisissez le nom d’utilisateur ou l’adresse e-mail du compte.</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>aucun compte associé pour l’instant</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>Associez-en un dans le produit, puis revérifiez. Rien d’autre n’en a besoin.</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>Le serveur d’outils transmet cette requête sans ajouter de jeton, et vous n’en avez pas envoyé. Rien d’autre n’en a besoin.</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>Enregistrez un jeton d’hébergement de code sur la page Configuration ou avec «&#x202f;resource-console key set --code-hosting-token&#x202f;».</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>le serveur situé derrière exige un jeton</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>la clé ou le nom d’utilisateur n’a pas été accepté</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>la clé ne permet pas d’appeler cet outil</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>Le serveur d’outils reconnaît la clé ou l’utilisateur, mais refuse cet appel.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>Vérifiez que le nom d’utilisateur correspond à la clé.</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>la clé ne permet pas de lister ces outils</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>la session a été perdue</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>Le serveur d’outils a ouvert une session puis l’a perdue, deux fois. Souvent, plusieurs serveurs partagent une adresse, mais pas leurs sessions.</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>Revérifiez. Si le problème persiste, envoyez cette réponse à l’exploitant.</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>aucun outil à cette adresse</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>Retirez /mcp/ ou /github/ de l’adresse du serveur d’outils.</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>le serveur d’outils n’en propose pas</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>Le serveur d’outils indique que le serveur derrière ce point d’accès n’est pas configuré. C’est un réglage de son côté.</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>Si vous avez besoin de ces outils, demandez à l’exploitant de les mettre en place.</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>le serveur situé derrière n’a pas répondu</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>Le serveur d’outils a transmis cette requête, mais le serveur situé derrière lui n’a pas répondu.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>Revérifiez dans une minute. Si le problème persiste, envoyez cette réponse à l’exploitant.</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>le serveur situé derrière était trop lent</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>Une passerelle a attendu le serveur d’outils trop longtemps.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>Vérifiez que l’adresse est celle d’un serveur d’outils. Si oui, envoyez cette réponse à son exploitant.</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>Cherchez une version plus récente de ce programme et envoyez cette réponse à l’exploitant du service.</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>les en-têtes et la requête ne correspondent pas</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>Le serveur d’outils indique que les en-têtes ne correspondent pas à la requête. Quelque chose sur le trajet les supprime ou les modifie peut-être.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>Vérifiez si un proxy supprime les en-têtes commençant par Mcp.</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>le serveur exige plus que ce que ce programme sait faire</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>le serveur exige une session mais n’en ouvre aucune</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>le serveur n’accepte pas d’appels</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>Ce serveur liste les outils, mais ne les exécute pas. Il ne prend pas en charge «&#x202f;tools/call&#x202f;» (erreur -32601).</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>Demandez à l’exploitant du serveur où ses outils peuvent être appelés.</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>le serveur n’a pas de liste d’outils</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>Ce serveur parle JSON-RPC, mais ne prend pas en charge tools/list.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>Vérifiez que l’adresse est celle d’un serveur d’outils.</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>le serveur n’a pas accepté l’appel</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>Le serveur n’a plus cet outil, ou n’accepte pas ces arguments (erreur -32602).</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>Actualisez les outils et comparez les arguments au schéma.</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>le serveur refuse cette requête</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>Le serveur d’outils indique qu’il n’accepte pas cette requête. Certains serveurs répondent ainsi à toute méthode inconnue.</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>erreur interne du serveur d’outils</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>le serveur n’a pas pu lire la requête</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>Le serveur d’outils indique qu’il n’a pas reçu de JSON lisible, alors que du JSON a été envoyé. Quelque chose sur le trajet le modifie peut-être.</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>Vérifiez si un proxy modifie les requêtes et envoyez cette réponse à l’exploitant du serveur d’outils.</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>le serveur juge la requête non valide</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>une réponse à une autre requête</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>La réponse concerne une autre requête (son id ne correspond pas). Quelque chose mélange les réponses.</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>la réponse n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>La réponse n’est pas du JSON valide&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>la réponse était vide</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>une réponse, mais pas un résultat d’outil</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>La réponse n’est pas un résultat d’outil&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>Envoyez cette réponse à l’exploitant du serveur d’outils.</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>une réponse, mais pas d’un serveur d’outils</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>La réponse n’est pas une liste d’outils&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>Le point d’accès répond, mais sa liste est vide. Un modèle ne recevrait aucun outil.</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>Seule une partie de la liste est arrivée&#x202f;: %7</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>Certains outils présentent des problèmes, et un modèle pourrait ne pas les recevoir&#x202f;: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>Montrez ceci à l’exploitant du serveur d’outils.</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>pas de route directe&#x202f;; les requêtes passent par un proxy</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>Un test direct a échoué («&#x202f;%6&#x202f;»). Les requêtes passent par le proxy %9, qui établit la connexion&#x202f;; cela peut donc ne pas les affecter.</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>Voyez si l’entrée est acceptée.</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>aucun serveur de noms n’a répondu</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>Le serveur de noms n’a pas pu être interrogé à l’instant&#x202f;; on ignore donc si %3 existe.</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>Vérifiez que cet ordinateur est en ligne, puis réessayez dans une minute.</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>Le nom d’hôte %3 est introuvable.</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 est un nom court sans domaine. Ces noms ne fonctionnent que dans un seul réseau, ou une partie du nom manque.</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>Saisissez le nom d’hôte complet, par exemple logs.example.com, ou rejoignez le réseau ou le VPN où le nom court fonctionne.</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>Le DNS n’a aucun enregistrement pour ce nom. Il est peut-être mal orthographié, ou n’existe que sur un réseau d’entreprise ou un VPN.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>Vérifiez que l’adresse ne contient pas de faute de frappe et que cet ordinateur est sur le bon réseau.</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>le serveur de noms n’a pas répondu à temps</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>La résolution de %3 a dépassé le délai d’attente. Le problème vient du réseau, pas de l’adresse.</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>Vérifiez la connexion réseau et le VPN, puis réessayez.</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>le proxy n’a pas laissé passer la requête</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>Les requêtes passent par le proxy %9, qui a refusé ou n’a pas répondu&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>Vérifiez les réglages de proxy de cet ordinateur et contactez l’exploitant du proxy.</translation>
    </message>
    <message>
        <source>nothing is listening on this port</source>
        <translation>rien n’écoute sur ce port</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Vérifiez le port dans l’adresse et assurez-vous que le service fonctionne.</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>rien n’a répondu sur ce port</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>Aucune réponse sur ce port. Un pare-feu bloque peut-être la connexion, ou l’adresse n’est pas utilisée.</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>Demandez s’il y a un pare-feu ou un VPN entre cet ordinateur et %3.</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>il n’y a pas de route vers cette adresse</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>Cet ordinateur ou son réseau n’a pas de route vers %3&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Vérifiez la connexion réseau, le VPN et le pare-feu.</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>%3 n’a pas répondu en IPv6, mais l’a fait en IPv4, plus ancien. Des programmes moins patients peuvent sembler lents ou échouer.</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>Signalez à l’exploitant de ce réseau ou du service qu’IPv6 ne fonctionne pas entre les deux.</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>Délai dépassé lors de la négociation TLS</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>Le port a accepté la connexion, mais n’a pas répondu à la négociation TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>Vérifiez le port dans l’adresse. S’il est correct, demandez si un pare-feu inspecte les connexions TLS.</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>Le certificat expire bientôt. Après cela, les connexions échoueront.</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>Signalez-le à l’exploitant du service.</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>un proxy exige une authentification</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>Un proxy entre cet ordinateur et le service a répondu et exige une authentification. Le service n’a pas été atteint.</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>Saisissez les identifiants dans les réglages de proxy de cet ordinateur, ou contactez l’exploitant du proxy.</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>le flux d’événements s’est terminé sans la réponse</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>Le serveur d’outils a commencé un flux d’événements et l’a terminé avant de répondre à cette requête.</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>fermé sans réponse</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>la réponse est tronquée</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>Réessayez. Si le problème persiste, demandez si un proxy sur le trajet limite les réponses.</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>pas encore de réponse&#x202f;; des personnes ont probablement été prévenues</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>Recherchez le repère dans le produit avant de renvoyer l’entrée. Augmentez le délai d’attente pour la suivante.</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>aucune réponse dans le délai imparti</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>Recherchez d’abord le repère dans le produit, puis augmentez le délai d’attente.</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>la réponse ne s’est pas terminée dans le délai imparti</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>aucune réponse de l’un ou l’autre point d’accès dans le délai imparti</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>La requête a été envoyée, mais aucune réponse n’a commencé dans le délai imparti.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Réessayez ou augmentez le délai d’attente.</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>la réponse n’est pas du HTTP</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>Vérifiez le schéma et le port de l’adresse.</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>la réponse est trop volumineuse</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>Vérifiez que l’adresse est celle du service.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>Ensuite&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Vérifiez son effet auprès du service avant de l’appeler de nouveau.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>Recherchez d’abord le repère dans le produit. Ne renvoyez l’entrée que si elle n’y est pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>La cause est inconnue.</translation>
    </message>
    <message>
        <source>This is a team’s key. The service accepts it only together with a team member’s username, and expires it after two hours at most.</source>
        <translation>C’est une clé d’équipe. Le service ne l’accepte qu’avec le nom d’utilisateur d’un membre de l’équipe et la fait expirer au bout de deux heures au plus.</translation>
    </message>
    <message>
        <source>Enter the username, and turn on “Send username with entries”.</source>
        <translation>Saisissez le nom d’utilisateur et activez «&#x202f;Envoyer le nom d’utilisateur avec les entrées&#x202f;».</translation>
    </message>
    <message>
        <source>The resource is there, at another address.</source>
        <translation>La ressource existe, à une autre adresse.</translation>
    </message>
    <message>
        <source>the resource is at another address</source>
        <translation>la ressource est à une autre adresse</translation>
    </message>
    <message>
        <source>The log tool reads this resource’s log, and names another owner than the URL does.</source>
        <translation>L’outil de journal lit le journal de cette ressource et indique un autre propriétaire que l’URL.</translation>
    </message>
    <message>
        <source>Use %6</source>
        <translation>Utilisez %6</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>cette ressource n’existe pas</translation>
    </message>
    <message>
        <source>The log tool does not find the resource %2 either. It was deleted, or the UUID was cut off while copying.</source>
        <translation>L’outil de journal ne trouve pas non plus la ressource %2. Elle a été supprimée, ou l’UUID a été tronqué à la copie.</translation>
    </message>
    <message>
        <source>The resource is there, but this account has no access to it.</source>
        <translation>La ressource existe, mais ce compte n’y a pas accès.</translation>
    </message>
    <message>
        <source>this account has no access to the resource</source>
        <translation>ce compte n’a pas accès à la ressource</translation>
    </message>
    <message>
        <source>The log tool knows the resource, and denies this account access to it.</source>
        <translation>L’outil de journal connaît la ressource et en refuse l’accès à ce compte.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams.</source>
        <translation>Vérifiez que le nom d’utilisateur correspond au compte de la clé. Si oui, demandez à %1 de partager la ressource avec l’une de vos équipes.</translation>
    </message>
    <message>
        <source>the service is not set up yet</source>
        <translation>le service n’est pas encore configuré</translation>
    </message>
    <message>
        <source>%3 redirects every request to its setup page, /setup/. It accepts nothing before somebody has completed that page.</source>
        <translation>%3 redirige chaque requête vers sa page de configuration, /setup/. Rien n’est accepté tant que personne n’a rempli cette page.</translation>
    </message>
    <message>
        <source>Ask the operator to complete the setup.</source>
        <translation>Demandez à l’exploitant de terminer la configuration.</translation>
    </message>
    <message>
        <source>The API key is valid, but the username does not belong to it (403).</source>
        <translation>La clé API est valide, mais le nom d’utilisateur ne lui correspond pas (403).</translation>
    </message>
    <message>
        <source>the username does not belong to the key</source>
        <translation>le nom d’utilisateur ne correspond pas à la clé</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the username, and refuses it with the username. The key is valid.</source>
        <translation>Le serveur d’outils accepte cette clé sans le nom d’utilisateur et la refuse avec le nom d’utilisateur. La clé est valide.</translation>
    </message>
    <message>
        <source>Enter the username of the key’s account, or leave it empty.</source>
        <translation>Saisissez le nom d’utilisateur du compte de la clé, ou laissez-le vide.</translation>
    </message>
    <message>
        <source>The account was renamed or deleted (404, 401).</source>
        <translation>Le compte a été renommé ou supprimé (404, 401).</translation>
    </message>
    <message>
        <source>the account was renamed or deleted</source>
        <translation>le compte a été renommé ou supprimé</translation>
    </message>
    <message>
        <source>This address accepted entries before. Now the service does not know it, and the tool server does not know the key. Both happen at once when the account %1 is renamed or deleted.</source>
        <translation>Cette adresse acceptait des entrées auparavant. Maintenant, le service ne la connaît pas, et le serveur d’outils ne connaît pas la clé. Les deux se produisent en même temps lorsque le compte %1 est renommé ou supprimé.</translation>
    </message>
    <message>
        <source>Ask %1, or look in the product for the account’s new name. Then copy the Resource URL and the key again.</source>
        <translation>Demandez à %1, ou cherchez dans le produit le nouveau nom du compte. Recopiez ensuite l’URL de la ressource et la clé.</translation>
    </message>
    <message>
        <source>The resource was deleted or moved (404).</source>
        <translation>La ressource a été supprimée ou déplacée (404).</translation>
    </message>
    <message>
        <source>the resource was deleted or moved</source>
        <translation>la ressource a été supprimée ou déplacée</translation>
    </message>
    <message>
        <source>This address accepted entries before, and now the service has no such resource.</source>
        <translation>Cette adresse acceptait des entrées auparavant, et maintenant le service n’a pas cette ressource.</translation>
    </message>
    <message>
        <source>Look for the resource in the product, and copy its Resource URL again.</source>
        <translation>Cherchez la ressource dans le produit et recopiez son URL de ressource.</translation>
    </message>
    <message>
        <source>no such resource; the UUID has capital letters</source>
        <translation>ressource introuvable&#x202f;; l’UUID contient des majuscules</translation>
    </message>
    <message>
        <source>Write the UUID in the Resource URL in small letters.</source>
        <translation>Écrivez l’UUID en minuscules dans l’URL de la ressource.</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you rely on the entry.</source>
        <translation>Recherchez le repère dans le produit avant de vous fier à l’entrée.</translation>
    </message>
    <message>
        <source>accepted, but the service’s clock is %6</source>
        <translation>acceptée, mais l’horloge du service a %6</translation>
    </message>
    <message>
        <source>Entries carry this computer’s time, so they appear at the wrong place in the log.</source>
        <translation>Les entrées portent l’heure de cet ordinateur&#x202f;; elles apparaissent donc au mauvais endroit dans le journal.</translation>
    </message>
    <message>
        <source>Set this computer’s clock by a time server. If it is right, tell the operator.</source>
        <translation>Réglez l’horloge de cet ordinateur sur un serveur de temps. Si elle est correcte, signalez-le à l’exploitant.</translation>
    </message>
    <message>
        <source>a username and password are required, not an API key</source>
        <translation>un nom d’utilisateur et un mot de passe sont exigés, pas une clé API</translation>
    </message>
    <message>
        <source>Ask the operator for an address that accepts API keys.</source>
        <translation>Demandez à l’exploitant une adresse qui accepte les clés API.</translation>
    </message>
    <message>
        <source>The tool server refuses this key with the username, and accepts it without one. The key is valid.</source>
        <translation>Le serveur d’outils refuse cette clé avec le nom d’utilisateur et l’accepte sans nom d’utilisateur. La clé est valide.</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the resource’s UUID, and refuses it with the UUID. The key is valid, but its account has no access to this resource.</source>
        <translation>Le serveur d’outils accepte cette clé sans l’UUID de la ressource et la refuse avec l’UUID. La clé est valide, mais son compte n’a pas accès à cette ressource.</translation>
    </message>
    <message>
        <source>With the resource’s UUID, the tool server gives this response both for a wrong key and for a valid key without access to this resource.</source>
        <translation>Avec l’UUID de la ressource, le serveur d’outils donne cette réponse aussi bien pour une mauvaise clé que pour une clé valide sans accès à cette ressource.</translation>
    </message>
    <message>
        <source>Run a check. It asks once more without the UUID, which shows which of the two it is.</source>
        <translation>Lancez une vérification. Elle interroge une nouvelle fois le serveur, sans l’UUID, ce qui montre lequel des deux cas s’applique.</translation>
    </message>
    <message>
        <source>the tool server does not recognize this key without the resource’s UUID</source>
        <translation>le serveur d’outils ne reconnaît pas cette clé sans l’UUID de la ressource</translation>
    </message>
    <message>
        <source>This is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>C’est très probablement la clé propre à la ressource. Le serveur d’outils ne reconnaît de telles clés qu’avec l’UUID de la ressource.</translation>
    </message>
    <message>
        <source>A service may distinguish capital from small letters in UUIDs, and use small ones. SDKs send %2 unchanged and lose every entry.</source>
        <translation>Un service peut distinguer majuscules et minuscules dans les UUID, et utiliser des minuscules. Les SDK envoient %2 tel quel et perdent chaque entrée.</translation>
    </message>
    <message>
        <source>a bearer token is required</source>
        <translation>un jeton Bearer est exigé</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer”, and the key was sent in another header.</source>
        <translation>Le serveur d’outils demande «&#x202f;Authorization: Bearer&#x202f;», et la clé a été envoyée dans un autre en-tête.</translation>
    </message>
    <message>
        <source>Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.</source>
        <translation>Activez «&#x202f;Comme jeton Bearer&#x202f;» pour ce profil sur la page Configuration, ou utilisez --bearer.</translation>
    </message>
    <message>
        <source>this server has none</source>
        <translation>ce serveur n’en a pas</translation>
    </message>
    <message>
        <source>The general tools work. This tool server has no code-hosting endpoint, which is usual.</source>
        <translation>Les outils généraux fonctionnent. Ce serveur d’outils n’a pas de point d’accès d’hébergement de code, ce qui est courant.</translation>
    </message>
    <message>
        <source>If you expect code-hosting tools, ask the operator for their address.</source>
        <translation>Si vous attendez des outils d’hébergement de code, demandez leur adresse à l’exploitant.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used, so nothing was sent.</source>
        <translation>L’environnement indique un proxy inutilisable&#x202f;; rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>Correct the variable, or remove it.</source>
        <translation>Corrigez la variable ou supprimez-la.</translation>
    </message>
    <message>
        <source>The service does not serve this host name.</source>
        <translation>Le service n’accepte pas ce nom d’hôte.</translation>
    </message>
    <message>
        <source>The server serves only certain host names, and %3 is not one of them.</source>
        <translation>Le serveur n’accepte que certains noms d’hôte, et %3 n’en fait pas partie.</translation>
    </message>
    <message>
        <source>The server requires a username and password, not an API key (401).</source>
        <translation>Le serveur exige un nom d’utilisateur et un mot de passe, pas une clé API (401).</translation>
    </message>
    <message>
        <source>The key or token lacks a scope that the server requires.</source>
        <translation>Il manque à la clé ou au jeton une portée exigée par le serveur.</translation>
    </message>
    <message>
        <source>a scope is missing</source>
        <translation>il manque une portée</translation>
    </message>
    <message>
        <source>The server recognizes the key or token, but it lacks a scope (insufficient_scope): “%6”.</source>
        <translation>Le serveur reconnaît la clé ou le jeton, mais il lui manque une portée (insufficient_scope)&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Ask for a key or token with that scope.</source>
        <translation>Demandez une clé ou un jeton ayant cette portée.</translation>
    </message>
    <message>
        <source>The server requires a client certificate.</source>
        <translation>Le serveur exige un certificat client.</translation>
    </message>
    <message>
        <source>a client certificate is required</source>
        <translation>un certificat client est exigé</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for a client certificate (mutual TLS), which this program does not send.</source>
        <translation>Le serveur, ou un proxy placé devant lui, demande un certificat client (TLS mutuel), que ce programme n’envoie pas.</translation>
    </message>
    <message>
        <source>A gateway got no usable response from the service.</source>
        <translation>Une passerelle n’a pas obtenu de réponse exploitable du service.</translation>
    </message>
    <message>
        <source>a gateway got no usable response from the service</source>
        <translation>une passerelle n’a pas obtenu de réponse exploitable du service</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>Revérifiez dans une minute. Si le problème persiste, envoyez l’heure et cette réponse à l’exploitant du service.</translation>
    </message>
    <message>
        <source>“not modified”, which is no response to this request</source>
        <translation>«&#x202f;not modified&#x202f;», ce qui ne répond pas à la requête</translation>
    </message>
    <message>
        <source>Status 304 belongs to caches. A cache or proxy on the way may have responded instead of the service.</source>
        <translation>Le statut 304 est réservé aux caches. Un cache ou un proxy sur le trajet a peut-être répondu à la place du service.</translation>
    </message>
    <message>
        <source>a login page instead of this catalog</source>
        <translation>une page de connexion au lieu de ce catalogue</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator whether the server has this catalog.</source>
        <translation>Associez le compte dans le produit, ou demandez à l’exploitant si le serveur a ce catalogue.</translation>
    </message>
    <message>
        <source>The address redirects in a loop.</source>
        <translation>L’adresse redirige en boucle.</translation>
    </message>
    <message>
        <source>redirects back and forth</source>
        <translation>redirige dans les deux sens</translation>
    </message>
    <message>
        <source>The addresses with and without a trailing slash redirect to each other, the last one to %4. Your key was not sent to any other server.</source>
        <translation>Les adresses avec et sans barre oblique finale redirigent l’une vers l’autre, la dernière vers %4. Votre clé n’a été envoyée à aucun autre serveur.</translation>
    </message>
    <message>
        <source>a server error</source>
        <translation>une erreur de serveur</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error: “%6”.</source>
        <translation>Le service, ou une passerelle placée devant lui, signale une erreur de serveur&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>The server requires a bearer token for entries (401).</source>
        <translation>Le serveur exige un jeton Bearer pour les entrées (401).</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, asks for “Authorization: Bearer”, which this program does not send with entries.</source>
        <translation>Le serveur, ou une passerelle placée devant lui, demande «&#x202f;Authorization: Bearer&#x202f;», que ce programme n’envoie pas avec les entrées.</translation>
    </message>
    <message>
        <source>Check the Resource URL. If it is right, ask the operator for an address that accepts API keys.</source>
        <translation>Vérifiez l’URL de la ressource. Si elle est correcte, demandez à l’exploitant une adresse qui accepte les clés API.</translation>
    </message>
    <message>
        <source>accepted, but the response says “%6”</source>
        <translation>acceptée, mais la réponse indique «&#x202f;%6&#x202f;»</translation>
    </message>
    <message>
        <source>The status reports success, and the response a failure. The service may have stored nothing, or only a part.</source>
        <translation>Le statut signale un succès, et la réponse un échec. Le service n’a peut-être rien stocké, ou seulement une partie.</translation>
    </message>
    <message>
        <source>the key was refused in a JSON-RPC error</source>
        <translation>la clé a été refusée dans une erreur JSON-RPC</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username: “%6”.</source>
        <translation>Le serveur d’outils n’accepte pas cette clé avec ce nom d’utilisateur&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer” and names where clients sign in. The key was sent in another header.</source>
        <translation>Le serveur d’outils demande «&#x202f;Authorization: Bearer&#x202f;» et indique où les clients se connectent. La clé a été envoyée dans un autre en-tête.</translation>
    </message>
    <message>
        <source>If your key is a bearer token, turn on “As a bearer token” for this profile on the Setup page, or use --bearer. This program does not support OAuth sign-in.</source>
        <translation>Si votre clé est un jeton Bearer, activez «&#x202f;Comme jeton Bearer&#x202f;» pour ce profil sur la page Configuration, ou utilisez --bearer. Ce programme ne prend pas en charge la connexion OAuth.</translation>
    </message>
    <message>
        <source>refused, although the general tools are listed</source>
        <translation>refusé, bien que les outils généraux soient listés</translation>
    </message>
    <message>
        <source>The general tools accept the same key and username, so this refusal is most likely about the account or token behind this catalog: “%6”.</source>
        <translation>Les outils généraux acceptent la même clé et le même nom d’utilisateur&#x202f;; ce refus concerne donc très probablement le compte ou le jeton derrière ce catalogue&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator who may use this catalog.</source>
        <translation>Associez le compte dans le produit, ou demandez à l’exploitant qui peut utiliser ce catalogue.</translation>
    </message>
    <message>
        <source>the protocol version was refused</source>
        <translation>la version du protocole a été refusée</translation>
    </message>
    <message>
        <source>the event stream reports an error</source>
        <translation>le flux d’événements signale une erreur</translation>
    </message>
    <message>
        <source>The tool server sent an error in its event stream instead of a response: “%6”.</source>
        <translation>Le serveur d’outils a envoyé une erreur dans son flux d’événements au lieu d’une réponse&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for HTTP Basic or Windows authentication, which this program does not send.</source>
        <translation>Le serveur, ou un proxy placé devant lui, demande une authentification HTTP Basic ou Windows, que ce programme n’envoie pas.</translation>
    </message>
    <message>
        <source>redirects to its own sign-in page</source>
        <translation>redirige vers sa propre page de connexion</translation>
    </message>
    <message>
        <source>%3 redirects this path to a sign-in page on the same host, %4. A browser is expected here, not an API key. Your key was not sent there.</source>
        <translation>%3 redirige ce chemin vers une page de connexion sur le même hôte, %4. Un navigateur est attendu ici, et non une clé API. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>The address redirects to itself.</source>
        <translation>L’adresse redirige vers elle-même.</translation>
    </message>
    <message>
        <source>redirects to itself</source>
        <translation>redirige vers elle-même</translation>
    </message>
    <message>
        <source>the server stopped waiting</source>
        <translation>le serveur a cessé d’attendre</translation>
    </message>
    <message>
        <source>The service received no API key.</source>
        <translation>Le service n’a pas reçu de clé API.</translation>
    </message>
    <message>
        <source>this catalog’s token was refused</source>
        <translation>le jeton de ce catalogue a été refusé</translation>
    </message>
    <message>
        <source>Create a new token there and save it on the Setup page.</source>
        <translation>Créez-y un nouveau jeton et enregistrez-le sur la page Configuration.</translation>
    </message>
    <message>
        <source>Save a token for this catalog on the Setup page, or with “resource-console key set --catalog NAME”.</source>
        <translation>Enregistrez un jeton pour ce catalogue sur la page Configuration ou avec «&#x202f;resource-console key set --catalog NAME&#x202f;».</translation>
    </message>
    <message>
        <source>the tool server reports error -32001</source>
        <translation>le serveur d’outils signale l’erreur -32001</translation>
    </message>
    <message>
        <source>Check the key and the username, then check again. If it persists, send this response to the operator.</source>
        <translation>Vérifiez la clé et le nom d’utilisateur, puis revérifiez. Si le problème persiste, envoyez cette réponse à l’exploitant.</translation>
    </message>
    <message>
        <source>the server accepts requests of certain web pages only</source>
        <translation>le serveur n’accepte que les requêtes de certaines pages web</translation>
    </message>
    <message>
        <source>The server checks the Origin header, which browsers send and this program does not: “%6”.</source>
        <translation>Le serveur vérifie l’en-tête Origin, que les navigateurs envoient et ce programme non&#xa0;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Ask the operator to accept requests without an Origin header.</source>
        <translation>Demandez à l’exploitant d’accepter les requêtes sans en-tête Origin.</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site: “%6”.</source>
        <translation>La réponse est une page web, probablement la page de connexion d’un réseau, d’un proxy ou d’un autre site&#xa0;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>probably refused by a gateway in front of the service</source>
        <translation>probablement refusé par une passerelle placée devant le service</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests and says to wait until %5.</source>
        <translation>Le service, ou une passerelle placée devant lui, signale trop de requêtes et demande d’attendre jusqu’à %5.</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests: “%6”.</source>
        <translation>Le service, ou une passerelle placée devant lui, signale trop de requêtes&#xa0;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, is unavailable and says to try again at %5.</source>
        <translation>Le service, ou une passerelle placée devant lui, est indisponible et invite à réessayer à %5.</translation>
    </message>
    <message>
        <source>the address is for an older transport</source>
        <translation>l’adresse correspond à un ancien transport</translation>
    </message>
    <message>
        <source>Addresses with /sse usually belong to an older MCP transport, which this program does not support.</source>
        <translation>Les adresses contenant /sse correspondent en général à un ancien transport MCP, que ce programme ne prend pas en charge.</translation>
    </message>
    <message>
        <source>Enter the server’s address for Streamable HTTP. It often ends with /mcp.</source>
        <translation>Saisissez l’adresse du serveur pour Streamable HTTP. Elle se termine souvent par /mcp.</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request: “%6”.</source>
        <translation>Le serveur d’outils indique qu’il ne comprend pas cette requête&#xa0;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>Some definitions hide text or try to steer a model.</source>
        <translation>Certaines définitions masquent du texte ou tentent d’orienter un modèle.</translation>
    </message>
    <message>
        <source>Read the findings in Tools, or with “resource-console tools lint”.</source>
        <translation>Lisez les constats dans Outils, ou avec «&#x202f;resource-console tools lint&#x202f;».</translation>
    </message>
    <message>
        <source>Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and the UUID in the Resource URL.</source>
        <translation>Désactivez «&#x202f;UUID vers le serveur d’outils&#x202f;» pour ce profil sur la page Configuration, et vérifiez le propriétaire et l’UUID dans l’URL de la ressource.</translation>
    </message>
    <message>
        <source>Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.</source>
        <translation>Activez «&#x202f;UUID vers le serveur d’outils&#x202f;» pour ce profil sur la page Configuration, ou utilisez la clé d’un compte.</translation>
    </message>
    <message>
        <source>redirects to a single sign-on page</source>
        <translation>redirige vers une page d’authentification unique</translation>
    </message>
    <message>
        <source>a payment or more credit is required</source>
        <translation>un paiement ou du crédit est requis</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, wants a payment before it accepts requests: “%6”.</source>
        <translation>Le serveur, ou une passerelle devant lui, exige un paiement avant d’accepter des requêtes : « %6 ».</translation>
    </message>
    <message>
        <source>Check the plan and the credit of the account in the product.</source>
        <translation>Vérifiez dans le produit la formule et le crédit du compte.</translation>
    </message>
    <message>
        <source>Check whether the server expects another header, or a proxy removes the header that carries the key.</source>
        <translation>Vérifiez si le serveur attend un autre en-tête, ou si un proxy supprime l’en-tête qui contient la clé.</translation>
    </message>
    <message>
        <source>The service refused the team’s key (403).</source>
        <translation>Le service a refusé la clé de l’équipe (403).</translation>
    </message>
    <message>
        <source>the team’s key was not accepted</source>
        <translation>la clé de l’équipe n’a pas été acceptée</translation>
    </message>
    <message>
        <source>A server responds, but not at this path: “%6”. The product path or the host may be wrong.</source>
        <translation>Un serveur répond, mais pas à ce chemin : « %6 ». Le chemin du produit ou l’hôte est peut-être incorrect.</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path: “%6”.</source>
        <translation>Un serveur répond, mais il n’a pas de point d’accès d’outils à ce chemin : « %6 ».</translation>
    </message>
    <message>
        <source>a gateway got no response from the tool server</source>
        <translation>une passerelle n’a pas reçu de réponse du serveur d’outils</translation>
    </message>
    <message>
        <source>A gateway in front of the tool server could not reach it, or lost the connection: “%6”.</source>
        <translation>Une passerelle devant le serveur d’outils n’a pas pu le joindre ou a perdu la connexion : « %6 ».</translation>
    </message>
    <message>
        <source>The tool server and this program have no protocol version in common (error -32022): “%6”.</source>
        <translation>Le serveur d’outils et ce programme n’ont aucune version du protocole en commun (erreur -32022) : « %6 ».</translation>
    </message>
    <message>
        <source>A sign-in page responded instead of the service.</source>
        <translation>Une page de connexion a répondu à la place du service.</translation>
    </message>
    <message>
        <source>Enter a team member’s username. If the key is older than two hours, create a new one in the product.</source>
        <translation>Saisissez le nom d’utilisateur d’un membre de l’équipe. Si la clé a plus de deux heures, créez-en une nouvelle dans le produit.</translation>
    </message>
    <message>
        <source>an interim status instead of a response</source>
        <translation>un statut provisoire au lieu d’une réponse</translation>
    </message>
    <message>
        <source>Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed was not read.</source>
        <translation>Les statuts de 100 à 199, tels que 102 et 103, ne font qu’annoncer une réponse. Ce qui a suivi n’a pas été lu.</translation>
    </message>
    <message>
        <source>Ask the operator of the service or of a proxy on the way to turn them off.</source>
        <translation>Demandez à l’exploitant du service, ou d’un proxy intermédiaire, de les désactiver.</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries.</source>
        <translation>L’adresse indiquée comme serveur d’outils est une URL de ressource, qui reçoit des entrées.</translation>
    </message>
    <message>
        <source>If it shows a prompt, that may be behind this window.</source>
        <translation>S’il affiche une demande, elle est peut-être derrière cette fenêtre.</translation>
    </message>
    <message>
        <source>The service may be restarting, a firewall or proxy may have cut the connection off, or the server does not speak HTTP.</source>
        <translation>Le service redémarre peut-être, un pare-feu ou un proxy a peut-être coupé la connexion, ou le serveur ne parle pas HTTP.</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service responds after it has stored an error or alert and notified people, so most likely the entry is stored and people were notified.</source>
        <translation>L’entrée a été envoyée. Un tel service répond après avoir stocké une erreur ou une alerte et prévenu des personnes&#x202f;; très probablement, l’entrée est donc stockée et des personnes ont été prévenues.</translation>
    </message>
    <message>
        <source>Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>Certains serveurs d’outils traitent une requête à la fois et se bloquent en attendant un serveur situé derrière eux.</translation>
    </message>
    <message>
        <source>It may be another kind of service, or a port that requires https.</source>
        <translation>C’est peut-être un autre type de service, ou un port qui exige https.</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name.</source>
        <translation>Le service renvoie cette page pour un nom d’hôte qui ne figure pas sur sa liste, %3, par exemple une adresse IP, un alias ou un ancien nom.</translation>
    </message>
    <message>
        <source>A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”.</source>
        <translation>Une passerelle placée devant le service, telle qu’un CDN, n’a pas pu en obtenir de réponse exploitable&#x202f;: «&#x202f;%6&#x202f;».</translation>
    </message>
    <message>
        <source>This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front of it probably refused the request, so this does not show whether the key is valid.</source>
        <translation>Cela ne ressemble pas à un refus du service&#x202f;: «&#x202f;%6&#x202f;». Une passerelle, un pare-feu ou une page de connexion placés devant lui ont probablement refusé la requête&#x202f;; cela n’indique donc pas si la clé est valide.</translation>
    </message>
    <message>
        <source>For this catalog, the server redirects to the login page %4. It may not have this catalog, or may require a linked account. Your key was not sent to the login page.</source>
        <translation>Pour ce catalogue, le serveur redirige vers la page de connexion %4. Il n’a peut-être pas ce catalogue, ou exige peut-être un compte associé. Votre clé n’a pas été envoyée à la page de connexion.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as the log service does with every path it does not know. Your key was not sent to the login page.</source>
        <translation>%3 redirige ce chemin vers sa page de connexion, comme le fait le service de journaux pour tout chemin qu’il ne connaît pas. Votre clé n’a pas été envoyée à la page de connexion.</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. Such a service accepts entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>C’est l’adresse de l’équipe «&#x202f;%1&#x202f;». Un tel service n’accepte les entrées qu’à l’adresse d’un propriétaire, /u/&lt;owner&gt;/…, avec le même UUID. Un SDK qui suit les redirections prend la page de connexion pour un succès et perd ses entrées sans le signaler.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as it does with every path it does not know. An SDK that follows redirects mistakes that for success and silently loses its entries.</source>
        <translation>%3 redirige ce chemin vers sa page de connexion, comme tout chemin qu’il ne connaît pas. Un SDK qui suit les redirections prend cela pour un succès et perd ses entrées sans le signaler.</translation>
    </message>
    <message>
        <source>The request was redirected to the sign-in page %4, probably by a gateway in front of the service. Your key was not sent there.</source>
        <translation>La requête a été redirigée vers la page de connexion %4, probablement par une passerelle placée devant le service. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs at most in repeated slashes or its query. Your key was not sent to any other server.</source>
        <translation>Le service redirige vers %4, qui ne diffère tout au plus que par des barres obliques répétées ou par la requête. Votre clé n’a été envoyée à aucun autre serveur.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. Your key was not sent to any other server.</source>
        <translation>Le service redirige vers %4, qui ne diffère que par une barre oblique finale. Votre clé n’a été envoyée à aucun autre serveur.</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid, and the URL names this user as the owner. The resource may belong to somebody else, or be a global one, which accepts only its own key and a superuser’s.</source>
        <translation>Le serveur d’outils accepte la même clé et le même nom d’utilisateur&#x202f;; la clé est donc valide, et l’URL indique cet utilisateur comme propriétaire. La ressource appartient peut-être à quelqu’un d’autre, ou c’est une ressource globale, qui n’accepte que sa propre clé et celle d’un superutilisateur.</translation>
    </message>
    <message>
        <source>The tool server passed your token on, and the server behind it refused it. It may have expired or been revoked.</source>
        <translation>Le serveur d’outils a transmis votre jeton, et le serveur situé derrière lui l’a refusé. Le jeton a peut-être expiré ou été révoqué.</translation>
    </message>
    <message>
        <source>The tool server reports “%6”. Error -32001 usually means a refused key, a lost session or a timeout.</source>
        <translation>Le serveur d’outils signale «&#x202f;%6&#x202f;». L’erreur -32001 signifie généralement une clé refusée, une session perdue ou un délai dépassé.</translation>
    </message>
    <message>
        <source>neither a result nor an error, or both</source>
        <translation>ni résultat ni erreur, ou les deux</translation>
    </message>
    <message>
        <source>A slow connection, a proxy on the way or the service itself may have held the request up.</source>
        <translation>Une connexion lente, un proxy sur le trajet ou le service lui-même a peut-être retardé la requête.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, enter the username and the tool server in Setup. Whether the tools are listed shows which cause applies.</source>
        <translation>Recopiez la clé. Si le service la refuse aussi, saisissez le nom d’utilisateur et le serveur d’outils sur la page Configuration. L’obtention ou non de la liste d’outils indiquera la cause.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, run a check with the tool server. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>Recopiez la clé. Si le service la refuse aussi, lancez une vérification avec le serveur d’outils. L’obtention ou non de la liste d’outils indiquera la cause. La clé propre à une ressource fonctionne sans nom d’utilisateur, ou avec celui d’une personne qui a accès.</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (%1 de plus)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminer l’exercice</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>Un exercice est en cours.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach you.</source>
        <translation>Un exercice envoie une véritable alerte et mesure le temps qu’elle met à vous parvenir.</translation>
    </message>
    <message>
        <source>It reached me</source>
        <translation>Je l’ai reçue</translation>
    </message>
    <message>
        <source>Copy time</source>
        <translation>Copier la durée</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>The alert reached you after %1.</source>
        <comment>a duration</comment>
        <translation>L’alerte vous est parvenue après %1.</translation>
    </message>
    <message>
        <source>The drill ended without a confirmation that the alert reached you.</source>
        <translation>L’exercice s’est terminé sans confirmation que l’alerte vous est parvenue.</translation>
    </message>
    <message>
        <source>Looking for it in the service’s log…</source>
        <translation>Recherche dans le journal du service…</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Arrivée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Arrival in the log is unknown.</source>
        <translation>On ne sait pas si l’entrée est arrivée dans le journal.</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Temps écoulé</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>«&#x202f;%1&#x202f;» définit %2 une deuxième fois.</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un horodatage ISO 8601.</translation>
    </message>
    <message>
        <source>It has no message.</source>
        <translation>Elle n’a pas de message.</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un niveau.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>Ce n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>Seules les %1 premières entrées sont importées.</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>Le message auquel elle appartient est trop long.</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>Aucune colonne n’est associée au message.</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>Elle a %1 cellules, mais la première ligne en a %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>Le fichier dépasse %1 Mio.</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>Le fichier est en UTF-16. Il doit être en UTF-8.</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>Ce n’est pas une entrée, mais une liste ou une vérification.</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>Son message n’est pas du texte.</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>Ce n’est pas du JSON&#x202f;: %1</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>Ce n’est pas un objet JSON.</translation>
    </message>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>Elle dépasse %n Mio.</numerusform>
            <numerusform>Elle dépasse %n Mio.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like a spreadsheet’s number for a date. Format the column as text such as 2026-11-21 14:02:11.</source>
        <translation>«&#x202f;%1&#x202f;» ressemble au nombre par lequel un tableur représente une date. Mettez la colonne au format texte, par exemple 2026-11-21 14:02:11.</translation>
    </message>
    <message>
        <source>“%1” was rounded, probably by a spreadsheet, so its time is lost. Export the column with all digits.</source>
        <translation>«&#x202f;%1&#x202f;» a été arrondi, sans doute par un tableur&#x202f;; son heure est donc perdue. Exportez la colonne avec tous les chiffres.</translation>
    </message>
    <message>
        <source>Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that continue an entry: %4.</source>
        <translation>Lu comme un journal. Entrées&#x202f;: %1. Avec une heure&#x202f;: %2. Avec un niveau&#x202f;: %3. Lignes qui poursuivent une entrée&#x202f;: %4.</translation>
    </message>
    <message>
        <source>An entry without a time gets the time of sending.</source>
        <translation>Une entrée sans heure reçoit l’heure de l’envoi.</translation>
    </message>
    <message>
        <source>An entry without a level is sent as info.</source>
        <translation>Une entrée sans niveau est envoyée au niveau info.</translation>
    </message>
    <message>
        <source>In “%1” the day and the month are ambiguous. Write the date such as 2026-11-21.</source>
        <translation>Dans «&#x202f;%1&#x202f;», le jour et le mois ne peuvent pas être distingués. Écrivez la date sous la forme 2026-11-21.</translation>
    </message>
    <message>
        <source>The time zone of “%1” is not certain. Write UTC or an offset such as +01:00.</source>
        <translation>Le fuseau horaire de «&#x202f;%1&#x202f;» n’est pas certain. Écrivez UTC ou un décalage tel que +01:00.</translation>
    </message>
    <message>
        <source>It has two levels, “%1” and “%2”. Choose the field that is the level.</source>
        <translation>Il y a deux niveaux, «&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;». Choisissez le champ qui est le niveau.</translation>
    </message>
    <message>
        <source>The first row contains a time in place of column names.</source>
        <translation>La première ligne contient une heure à la place de noms de colonnes.</translation>
    </message>
    <message>
        <source>A time without an offset from UTC is read as local time.</source>
        <translation>Une heure sans décalage par rapport à UTC est lue comme heure locale.</translation>
    </message>
    <message>
        <source>It contains a NUL character.</source>
        <translation>Elle contient un caractère NUL.</translation>
    </message>
    <message>
        <source>This layout cannot be imported. Export the entries as CSV or JSON.</source>
        <translation>Cette mise en page ne peut pas être importée. Exportez les entrées au format CSV ou JSON.</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>Envoyer %1  Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>Jamais renvoyé automatiquement</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>Envoyé séparément, car cela peut prévenir des personnes par application, e-mail ou SMS.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Autres façons d’envoyer</translation>
    </message>
    <message>
        <source>Send one each at debug, info and warning</source>
        <translation>Envoyer une entrée à chacun des niveaux debug, info et warning</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>Journaliser %1  Ctrl+Entrée</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>Écrit dans le fichier journal et envoyé</translation>
    </message>
    <message>
        <source>One at each level</source>
        <translation>Une à chaque niveau</translation>
    </message>
    <message>
        <source>Not written to the SDK’s log file: %1</source>
        <translation>Non écrite dans le fichier journal du SDK&#x202f;: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Écrit dans %1.</translation>
    </message>
    <message>
        <source>Apply the SDK threshold (%1)</source>
        <translation>Appliquer le seuil du SDK (%1)</translation>
    </message>
    <message>
        <source>The threshold is %1, so the entry is only written to the local log.</source>
        <translation>Le seuil est %1&#x202f;; l’entrée n’est donc écrite que dans le journal local.</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>Déploiement terminé</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] déploiement {counter} terminé sur {host}</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>Disque presque plein</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>Exercice d’alerte</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] exercice d’alerte {marker}&#x202f;: tout va bien, merci d’en accuser réception</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93%</source>
        <translation>[TEST] disque presque plein sur {host}&#x202f;: /var est à 93&#x202f;%</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>Certains octets ne sont pas de l’UTF-8. Ils ont été remplacés par �.</translation>
    </message>
    <message>
        <source>Docker and systemd do not accept “export”.</source>
        <translation>Docker et systemd n’acceptent pas «&#x202f;export&#x202f;».</translation>
    </message>
    <message>
        <source>Docker does not accept spaces around “=”.</source>
        <translation>Docker n’accepte pas d’espaces autour de «&#x202f;=&#x202f;».</translation>
    </message>
    <message>
        <source>Docker reads only the first line of this value.</source>
        <translation>Docker ne lit que la première ligne de cette valeur.</translation>
    </message>
    <message>
        <source>Docker and systemd do not replace ${…} with another variable’s value.</source>
        <translation>Docker et systemd ne remplacent pas ${…} par la valeur d’une autre variable.</translation>
    </message>
    <message>
        <source>Docker and systemd read the comment as part of the value.</source>
        <translation>Docker et systemd lisent le commentaire comme une partie de la valeur.</translation>
    </message>
    <message>
        <source>Docker and systemd read backslashes in this value differently.</source>
        <translation>Docker et systemd lisent autrement les barres obliques inverses de cette valeur.</translation>
    </message>
    <message>
        <source>Docker’s --env-file reads quotes as part of the value.</source>
        <translation>L’option --env-file de Docker lit les guillemets comme une partie de la valeur.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. systemd reads it as part of the first name.</source>
        <translation>Le texte commence par une marque d’ordre des octets (BOM). systemd la lit comme une partie du premier nom.</translation>
    </message>
    <message>
        <source>Text follows the closing quote, so python-dotenv ignores this line.</source>
        <translation>Du texte suit le guillemet fermant&#x202f;; python-dotenv ignore donc cette ligne.</translation>
    </message>
    <message>
        <source>The value of %1 cannot be written so that every program reads it the same way.</source>
        <translation>La valeur de %1 ne peut pas être écrite de façon que tous les programmes la lisent de la même manière.</translation>
    </message>
    <message>
        <source>A shell reads the carriage return at the end of this line as part of the value.</source>
        <translation>Un shell lit le retour chariot à la fin de cette ligne comme une partie de la valeur.</translation>
    </message>
    <message>
        <source>Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes.</source>
        <translation>Le dotenv de Node commence un commentaire au «&#x202f;#&#x202f;» de cette valeur. Mettez la valeur entre guillemets droits.</translation>
    </message>
    <message>
        <source>This line overrides line %1.</source>
        <translation>Cette ligne remplace la ligne %1.</translation>
    </message>
    <message>
        <source>Only a shell reads this line.</source>
        <translation>Seul un shell lit cette ligne.</translation>
    </message>
    <message>
        <source>The text is larger than 1 MiB.</source>
        <translation>Le texte dépasse 1 Mio.</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8.</source>
        <translation>C’est du texte en UTF-16. Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>This is a binary file.</source>
        <translation>C’est un fichier binaire.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>This line is not NAME=value.</source>
        <translation>Cette ligne n’est pas de la forme NAME=value.</translation>
    </message>
</context>
<context>
    <name>rc::Environment</name>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>different</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>suspect</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non défini</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>non comparé</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1&#x202f;; et %2</translation>
    </message>
    <message>
        <source>Write the line so that every program reads it the same.</source>
        <translation>Écrivez la ligne de façon que tous les programmes la lisent de la même manière.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>non affiché</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>contient une clé API</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>Retirez-en la clé, et remplacez la clé si d’autres personnes peuvent lire cette valeur.</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>non défini&#x202f;: un SDK ne sait pas où envoyer les entrées</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>Définissez-la sur l’URL de la ressource du profil.</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>non défini&#x202f;: le profil a %1</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>un nom d’utilisateur est aussi défini&#x202f;; la documentation n’indique pas lequel des deux un SDK utilise</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>N’en conservez qu’un.</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>non défini&#x202f;: un SDK n’a pas de clé à envoyer</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>Définissez-la là où le programme prend ses secrets.</translation>
    </message>
    <message>
        <source>Copy the key from the product again.</source>
        <translation>Recopiez la clé depuis le produit.</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>non défini&#x202f;: %1</translation>
    </message>
    <message>
        <source>not set: an SDK uses %1, the profile has %2</source>
        <translation>non défini&#x202f;: un SDK utilise %1, le profil a %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>Définissez-la sur %1.</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>réglage inconnu&#x202f;; ignoré</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Débogage</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>autre ressource&#x202f;: l’UUID dans le chemin diffère</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>autre propriétaire dans le chemin&#x202f;: %1, alors que le profil a %2</translation>
    </message>
    <message>
        <source>different server: %1</source>
        <translation>autre serveur&#x202f;: %1</translation>
    </message>
    <message>
        <source>different product path</source>
        <translation>autre chemin de produit</translation>
    </message>
    <message>
        <source>Remove that from the value, and restart the program.</source>
        <translation>Retirez cela de la valeur et redémarrez le programme.</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>contient des caractères invisibles</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>des guillemets font partie de la valeur</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>n’est pas une URL de ressource&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>Copiez l’URL de la ressource depuis Resource Details ou depuis ce profil.</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>la même ressource, avec du texte en plus&#x202f;: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>Les SDK ajoutent /logs/ à cette valeur&#x202f;; saisissez donc l’URL de la ressource et rien d’autre.</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>n’est pas une adresse de serveur d’outils&#x202f;: %1</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>identique à la casse près&#x202f;: le profil a %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>Écrivez-la comme dans le produit.</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>le profil n’en a pas</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>le profil a %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>n’est pas un niveau&#x202f;: les SDK acceptent %1&#x202f;; considéré comme non défini</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>lu comme false&#x202f;: les SDK n’acceptent que 1, true, t, yes, y et on</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>Utilisez true ou false.</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>n’est pas la clé du profil, bien que les empreintes coïncident par hasard</translation>
    </message>
    <message>
        <source>the profile has no key to compare with</source>
        <translation>le profil n’a pas de clé pour la comparaison</translation>
    </message>
    <message>
        <source>Save the profile’s key first.</source>
        <translation>Enregistrez d’abord la clé du profil.</translation>
    </message>
    <message>
        <source>Allow the key for this profile, then try again.</source>
        <translation>Autorisez la clé pour ce profil, puis réessayez.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>non comparé&#x202f;: la clé du profil ne peut pas être lue maintenant</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>Déverrouillez le trousseau, puis réessayez.</translation>
    </message>
    <message>
        <source>contains ${…}, which not every program replaces</source>
        <translation>contient ${…}, que certains programmes ne remplacent pas</translation>
    </message>
    <message>
        <source>Write the value in place of the variable.</source>
        <translation>Écrivez la valeur à la place de la variable.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another server</source>
        <translation>non comparé&#xa0;: la clé du profil est enregistrée pour un autre serveur</translation>
    </message>
    <message>
        <source>a space or line break is part of the value</source>
        <translation>un espace ou un saut de ligne fait partie de la valeur</translation>
    </message>
    <message>
        <source>not the profile’s key (%1)</source>
        <translation>n’est pas la clé du profil (%1)</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2.</source>
        <translation>Ici, les noms commencent par %1, mais le préfixe défini est %2.</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentCard</name>
    <message>
        <source>This program</source>
        <translation>Ce programme</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Environnement</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Reads a .env file and compares it with the profile</source>
        <translation>Lit un fichier .env et le compare au profil</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>Lit l’environnement avec lequel ce programme a été démarré</translation>
    </message>
    <message>
        <source>Choose an environment file</source>
        <translation>Choisir un fichier d’environnement</translation>
    </message>
    <message>
        <source>%1* from %2</source>
        <translation>%1* de %2</translation>
    </message>
    <message>
        <source>No variables begin with %1.</source>
        <translation>Aucune variable ne commence par %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>Exécutez «&#x202f;resource-console env&#x202f;» pour voir le reste.</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>Réglages trouvés sous un autre préfixe&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>Modifie %1&#x202f;; rien n’est encore enregistré</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>Enregistrer cette clé dans le trousseau</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>Remplacer la clé enregistrée par celle-ci</translation>
    </message>
    <message>
        <source>This profile has no key to write.</source>
        <translation>Ce profil n’a pas de clé à écrire.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>Copier l’empreinte</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy verdict</source>
        <translation>Copier le verdict</translation>
    </message>
    <message>
        <source>Use in profile</source>
        <translation>Utiliser dans le profil</translation>
    </message>
    <message>
        <source>Write to file</source>
        <translation>Écrire dans le fichier</translation>
    </message>
    <message>
        <source>Press again to write</source>
        <translation>Appuyer de nouveau pour écrire</translation>
    </message>
    <message>
        <source>Write key to file</source>
        <translation>Écrire la clé dans le fichier</translation>
    </message>
    <message>
        <source>Press again to write the key in clear text</source>
        <translation>Appuyer de nouveau pour écrire la clé en clair</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file to compare.</source>
        <translation>Aucune variable %1 ici. Choisissez un fichier .env à comparer.</translation>
    </message>
    <message>
        <source>Changes %1; the old file is kept</source>
        <translation>Modifie %1&#x202f;; l’ancien fichier est conservé</translation>
    </message>
    <message>
        <source>Written to %1. The old file is %2.</source>
        <translation>Écrit dans %1. L’ancien fichier est %2.</translation>
    </message>
    <message>
        <source>Environment compared with the profile</source>
        <translation>Environnement comparé au profil</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this program’s environment</source>
        <translation>l’environnement de ce programme</translation>
    </message>
</context>
<context>
    <name>rc::ErrorText</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>La saisie est inutilisable.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Ce profil n’a pas de clé API.</translation>
    </message>
    <message>
        <source>Enter the key in Setup, or with “resource-console key set”.</source>
        <translation>Saisissez la clé sur la page Configuration ou avec «&#x202f;resource-console key set&#x202f;».</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>Le nom d’hôte est introuvable.</translation>
    </message>
    <message>
        <source>The host name %1 was not found.</source>
        <translation>Le nom d’hôte %1 est introuvable.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is online.</source>
        <translation>Vérifiez que l’adresse ne contient pas de faute de frappe et que cet ordinateur est en ligne.</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>L’hôte a refusé la connexion&#x202f;: rien n’écoute sur ce port.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Vérifiez le port dans l’adresse et assurez-vous que le service fonctionne.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>Le service est injoignable.</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>Le service est injoignable (%1).</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Vérifiez la connexion réseau, le VPN et le pare-feu.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>Aucune réponse complète n’est arrivée dans le délai imparti.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>Aucune réponse complète n’est arrivée dans le délai imparti&#x202f;; %1.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Réessayez ou augmentez le délai d’attente.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>Le proxy n’a pas laissé passer la requête.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>Le proxy n’a pas laissé passer la requête (%1).</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>Vérifiez les réglages de proxy de cet ordinateur.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>Aucune connexion sécurisée n’a pu être établie&#x202f;; rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>Vérifiez le nom d’hôte et l’horloge de cet ordinateur. Si les deux sont corrects, le service doit renouveler son certificat.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>La connexion s’est fermée avant que la réponse soit complète.</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>La requête est peut-être arrivée malgré tout. Recherchez-la dans le service avant de réessayer.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>Le service a envoyé une redirection sans adresse lisible. Votre clé n’a été envoyée nulle part ailleurs.</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>Vérifiez l’adresse. Si vous faites confiance à celle vers laquelle elle redirige, saisissez plutôt celle-là.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>Le service redirige vers une adresse non chiffrée. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>Le service redirige vers une adresse non chiffrée, %1. Votre clé n’y a pas été envoyée.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>Le service a refusé la clé, le nom d’utilisateur ou l’accès.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>Le service a refusé la clé, le nom d’utilisateur ou l’accès (statut %1).</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>Lancez une vérification. La réponse du serveur d’outils à la même clé et au même nom d’utilisateur indique la cause.</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>Le service ne propose aucun format de réponse accepté par ce programme (406).</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>Le service indique que la requête est trop volumineuse (413).</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>Raccourcissez le message ou les champs extra.</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>Le service indique avoir reçu trop de requêtes (429).</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>Le service indique avoir reçu trop de requêtes (429) et invite à réessayer après&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>Attendez, puis réessayez.</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>Réessayez plus tard. Si le problème persiste, indiquez l’heure et le statut à l’exploitant du service.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>Le service a refusé la requête.</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>Le service a refusé la requête (statut %1).</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>Le serveur d’outils a renvoyé une erreur.</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>Le serveur d’outils a renvoyé l’erreur %1.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>La réponse a dépassé la limite de taille&#x202f;; la lecture a donc été arrêtée.</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>Page web reçue au lieu de données, probablement une page de connexion.</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>Vérifiez l’adresse et assurez-vous qu’aucune page de connexion au réseau ni aucun proxy ne fait obstacle.</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>La réponse était vide.</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>La réponse n’est pas du JSON valide.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: %1</source>
        <translation>La réponse n’est pas du JSON valide&#x202f;: %1</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match).</source>
        <translation>La réponse concerne une autre requête (son id ne correspond pas).</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>La réponse n’a ni résultat ni erreur, ou elle a les deux.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>Vérifiez l’adresse du serveur d’outils. Si elle est correcte, signalez-le à son exploitant.</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>La réponse n’a pas été comprise.</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>La réponse n’a pas été comprise&#x202f;: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>Examinez la réponse et vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>Aucun trousseau utilisable par ce programme n’est installé.</translation>
    </message>
    <message>
        <source>The keychain is not running.</source>
        <translation>Le trousseau ne fonctionne pas.</translation>
    </message>
    <message>
        <source>The keychain is not running (%1).</source>
        <translation>Le trousseau ne fonctionne pas (%1).</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>Le trousseau est verrouillé&#x202f;; on ignore donc s’il contient la clé.</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>Le trousseau a refusé l’accès à la clé.</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>Le trousseau n’a pas répondu à temps.</translation>
    </message>
    <message>
        <source>The keychain stopped while it was in use.</source>
        <translation>Le trousseau s’est arrêté en cours d’utilisation.</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>Le trousseau a accepté la clé mais ne la renvoie pas&#x202f;; elle est peut-être enregistrée, peut-être pas.</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>Le trousseau contient encore la clé après une demande de suppression.</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>Réessayez, ou supprimez l’entrée resource-console dans la fenêtre du trousseau.</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>Une clé a été enregistrée dans le trousseau pour ce profil, mais elle est absente.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Saisissez-la de nouveau.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>La clé a été enregistrée sans destination autorisée&#x202f;; elle n’a donc été envoyée nulle part.</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>Si l’adresse est correcte, autorisez-la ci-dessus ou avec «&#x202f;resource-console key allow&#x202f;». Sinon, corrigez l’adresse.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>Erreur du trousseau.</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>Erreur du trousseau&#x202f;: %1</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>Un fichier n’a pas pu être lu ou écrit.</translation>
    </message>
    <message>
        <source>A file could not be read or written: %1</source>
        <translation>Un fichier n’a pas pu être lu ou écrit&#x202f;: %1</translation>
    </message>
    <message>
        <source>Check that the location exists, is accessible and has space.</source>
        <translation>Vérifiez que l’emplacement existe, est accessible et dispose d’espace.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>La requête dépasse la limite de taille&#x202f;; rien n’a donc été envoyé.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>Rien n’a été envoyé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>Envoyez moins par requête ou, si votre service accepte davantage, augmentez la limite dans les Préférences ou avec --max-request.</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>Le serveur demande une saisie de l’utilisateur.</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>Le serveur demande une saisie de l’utilisateur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Réponse&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The contents of a file cannot be used.</source>
        <translation>Le contenu d’un fichier est inutilisable.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service. If it does, raise the limit in Preferences or with --max-answer.</source>
        <translation>Vérifiez que l’adresse est celle du service. Si oui, augmentez la limite dans les Préférences ou avec --max-answer.</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent to any other server.</source>
        <translation>Le service redirige vers une autre adresse, %1. Votre clé n’a été envoyée à aucun autre serveur.</translation>
    </message>
    <message>
        <source>The server has nothing at this address (404).</source>
        <translation>Le serveur n’a rien à cette adresse (404).</translation>
    </message>
    <message>
        <source>For entries, copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>Pour les entrées, recopiez l’URL de la ressource depuis Resource Details. Pour les outils, vérifiez l’adresse du serveur d’outils.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error.</source>
        <translation>Le service, ou une passerelle placée devant lui, signale une erreur de serveur.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error (status %1).</source>
        <translation>Le service, ou une passerelle placée devant lui, signale une erreur de serveur (statut %1).</translation>
    </message>
    <message>
        <source>The key is saved for another server, so it was not sent anywhere.</source>
        <translation>La clé est enregistrée pour un autre serveur&#xa0;; elle n’a donc été envoyée nulle part.</translation>
    </message>
    <message>
        <source>Install a keychain such as GNOME Keyring and try again, or use the key without saving it.</source>
        <translation>Installez un trousseau tel que GNOME Keyring et réessayez, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or use the key without saving it.</source>
        <translation>Démarrez-le, généralement en ouvrant une session sur le bureau, et réessayez, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or use the key without saving it.</source>
        <translation>Déverrouillez le trousseau et réessayez, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or use the key without saving it.</source>
        <translation>Réessayez et autorisez l’accès lorsque le trousseau le demande, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or use the key without saving it.</source>
        <translation>Réessayez. Si le problème persiste, redémarrez le trousseau, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Restart it, then this program, or use the key without saving it.</source>
        <translation>Redémarrez-le, puis ce programme, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Signalez à l’exploitant du service que la redirection devrait conserver https.</translation>
    </message>
    <message>
        <source>The keychain did not respond. It may be showing a prompt.</source>
        <translation>Le trousseau n’a pas répondu. Il affiche peut-être une demande.</translation>
    </message>
    <message>
        <source>Respond to its prompt if there is one, then try again, or use the key without saving it.</source>
        <translation>Répondez à sa demande s’il y en a une, puis réessayez, ou utilisez la clé sans l’enregistrer.</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, or pass the input with --answers.</source>
        <translation>Appelez l’outil dans la fenêtre ou dans un terminal, ou fournissez la saisie avec --answers.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraFaults</name>
    <message>
        <source>Give this value a key.</source>
        <translation>Donnez une clé à cette valeur.</translation>
    </message>
    <message>
        <source>“marker” is the console’s own key. Choose another one.</source>
        <translation>«&#x202f;marker&#x202f;» est la clé propre à la console. Choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>La clé «&#x202f;%1&#x202f;» est utilisée deux fois.</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>«&#x202f;%1&#x202f;» exige un nombre, tel que 3 ou 1840.50.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraTable</name>
    <message>
        <source>Add field</source>
        <translation>Ajouter un champ</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>Key of the value</source>
        <translation>Clé de la valeur</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Type of the value</source>
        <translation>Type de la valeur</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Remove this value</source>
        <translation>Retirer cette valeur</translation>
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
        <translation>début de connexion à %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>TLS établi à %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>envoyé à %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>premier octet à %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>terminé à %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(masqué)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>moins de 2 s</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Adresses</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>Test de connexion à</translation>
    </message>
    <message>
        <source>Request proxy</source>
        <translation>Proxy des requêtes</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>Chiffrement</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>Certificat de</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>Noms du certificat</translation>
    </message>
    <message>
        <source>Certificate issued by</source>
        <translation>Certificat émis par</translation>
    </message>
    <message>
        <source>Certificate valid</source>
        <translation>Validité du certificat</translation>
    </message>
    <message>
        <source>Certificate expires in</source>
        <translation>Expiration du certificat dans</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Écart d’horloge</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>Taille de la réponse</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>En-têtes de réponse</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecte</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Log tool</source>
        <translation>Outil de journal</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Reçue</translation>
    </message>
    <message>
        <source>Stored entry</source>
        <translation>Entrée stockée</translation>
    </message>
    <message>
        <source>MCP version</source>
        <translation>Version de MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>List caching</source>
        <translation>Cache de la liste</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>du %1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>pendant %1 s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Tool “ping”</source>
        <translation>Outil «&#x202f;ping&#x202f;»</translation>
    </message>
    <message>
        <source>authorization server %1</source>
        <translation>serveur d’autorisation %1</translation>
    </message>
    <message>
        <source>described at %1</source>
        <translation>décrit à %1</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>portée %1</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>List changes</source>
        <translation>Modifications de la liste</translation>
    </message>
    <message>
        <source>announced by the server</source>
        <translation>annoncées par le serveur</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>non annoncées</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Dialect detected</source>
        <translation>Dialecte détecté</translation>
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
        <translation>%1 d’avance sur cet ordinateur</translation>
    </message>
    <message>
        <source>%1 behind this computer</source>
        <translation>%1 de retard sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>Non déclaré&#x202f;; valeur par défaut de MCP supposée</translation>
    </message>
    <message>
        <source>icon %1</source>
        <translation>icône %1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>jamais récupérée</translation>
    </message>
    <message>
        <source>Declared by the server; not verified.</source>
        <translation>Déclaré par le serveur&#x202f;; non vérifié.</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>Affichage partiel. Consultez le JSON pour tout voir.</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>Ne modifie rien.</translation>
    </message>
    <message>
        <source>May change data.</source>
        <translation>Peut modifier des données.</translation>
    </message>
    <message>
        <source>May delete or overwrite data.</source>
        <translation>Peut supprimer ou écraser des données.</translation>
    </message>
    <message>
        <source>Only adds data.</source>
        <translation>Ajoute seulement des données.</translation>
    </message>
    <message>
        <source>A repeated call has no further effect.</source>
        <translation>Un appel répété n’a pas d’autre effet.</translation>
    </message>
    <message>
        <source>A repeated call may have a further effect.</source>
        <translation>Un appel répété peut avoir un autre effet.</translation>
    </message>
    <message>
        <source>May reach other systems.</source>
        <translation>Peut atteindre d’autres systèmes.</translation>
    </message>
    <message>
        <source>Reaches no other systems.</source>
        <translation>N’atteint aucun autre système.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>sans objet</translation>
    </message>
</context>
<context>
    <name>rc::FieldWidget</name>
    <message>
        <source>Send empty string</source>
        <translation>Envoyer une chaîne vide</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>Envoyé comme null.</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>Ajouter un élément</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Autre nom</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>Nom d’un autre membre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>Ajouter un membre portant ce nom</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>Élément %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatoire</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>rc::FieldWords</name>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>choix</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>time</source>
        <translation>heure</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>date et heure</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>one of several forms</source>
        <translation>une forme parmi plusieurs</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Not sent (default: %1)</source>
        <translation>Non envoyé (par défaut&#x202f;: %1)</translation>
    </message>
    <message>
        <source>Empty text</source>
        <translation>Texte vide</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Send this list</source>
        <translation>Envoyer cette liste</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>Envoyer null</translation>
    </message>
    <message>
        <source>Send this object</source>
        <translation>Envoyer cet objet</translation>
    </message>
</context>
<context>
    <name>rc::FileLock</name>
    <message>
        <source>it cannot be created.</source>
        <translation>il ne peut pas être créé.</translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>Nouvel outil</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <comment>what changed in a tool</comment>
        <translation>Modifié&#x202f;: %1</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>non examiné</translation>
    </message>
    <message>
        <source>Removed tool</source>
        <translation>Outil retiré</translation>
    </message>
</context>
<context>
    <name>rc::FindingRows</name>
    <message>
        <source>info</source>
        <translation>info</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>critique</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n autre constat</numerusform>
            <numerusform>%n autres constats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n constat accepté</numerusform>
            <numerusform>%n constats acceptés</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>Afficher l’emplacement&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>Reste masqué jusqu’à ce que la définition change.</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>Copier le constat</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Tous %1</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>Critiques %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>Avertissements %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>Info %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>Acceptés %1</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>Show location</source>
        <translation>Afficher l’emplacement</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Afficher l’outil</translation>
    </message>
    <message>
        <source>Copy name of the tool</source>
        <translation>Copier le nom de l’outil</translation>
    </message>
    <message>
        <source>Copy rule</source>
        <translation>Copier la règle</translation>
    </message>
    <message>
        <source>Findings to show</source>
        <translation>Constats à afficher</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>Tout marquer comme examiné</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Marquer comme examiné</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Copier les modifications</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1&#x202f;: aucune modification.</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1&#x202f;: comparaison avec la liste du %2.</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>Aucune liste n’a encore été examinée.</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Modifications %1</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Aucune modification</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1&#x202f;: comparaison…</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>Constats %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionné</numerusform>
            <numerusform>%n sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FirstFields</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Enregistrer la clé dans le trousseau</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Coller la clé API</translation>
    </message>
    <message>
        <source>Optional, to list tools: https://…</source>
        <translation>Facultatif, pour lister les outils&#x202f;: https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>Facultatif, votre compte auprès du service</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
</context>
<context>
    <name>rc::FirstPage</name>
    <message>
        <source>Paste a Resource URL</source>
        <translation>Coller une URL de ressource</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>Utiliser https:// à la place</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Vérifier cette ressource</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>Rien n’est envoyé tant que vous n’appuyez pas sur le bouton. Une vérification envoie quatre entrées marquées [TEST]. Les erreurs et les alertes, qui peuvent prévenir des personnes, ne sont pas envoyées.</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Essayer la démo</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>Pas encore de ressource&#x202f;?</translation>
    </message>
    <message>
        <source>Is your resource set up right?</source>
        <translation>Votre ressource est-elle bien configurée&#x202f;?</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Vider le presse-papiers</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>Teste l’URL, la clé, le réseau, TLS, l’envoi et les outils, et indique ce qu’il faut corriger.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>Envoie des entrées et des alertes de test. Ne réessaie jamais de lui-même.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>Affiche les outils que verra votre modèle de langage.</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>Ressource %1, de l’équipe %2, sur %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>Ressource %1, appartenant à %2, sur %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>Collez la clé API. Pour ne vérifier que l’adresse et la connexion, appuyez de nouveau sur Entrée.</translation>
    </message>
    <message>
        <source>Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet works too.</source>
        <translation>Collez son URL de ressource ou l’adresse d’un serveur d’outils. Un fichier .env, une commande curl ou un extrait de code SDK conviennent aussi.</translation>
    </message>
    <message>
        <source>Tool server %1, without a resource. Only its tools are checked.</source>
        <translation>Serveur d’outils %1, sans ressource. Seuls ses outils sont vérifiés.</translation>
    </message>
    <message>
        <source>No Resource URL or tool server found in this text. Paste the address as well.</source>
        <translation>Aucune URL de ressource ni aucun serveur d’outils dans ce texte. Collez aussi l’adresse.</translation>
    </message>
</context>
<context>
    <name>rc::FixOffer</name>
    <message>
        <source>How clients sign in</source>
        <translation>Connexion des clients</translation>
    </message>
    <message>
        <source>Asking the server how clients sign in…</source>
        <translation>Interrogation du serveur sur la connexion des clients…</translation>
    </message>
    <message>
        <source>Save in the keychain</source>
        <translation>Enregistrer dans le trousseau</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Coller la clé API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Coller le jeton</translation>
    </message>
</context>
<context>
    <name>rc::FormWords</name>
    <message>
        <source>Form %1</source>
        <translation>Forme %1</translation>
    </message>
</context>
<context>
    <name>rc::GroupCard</name>
    <message>
        <source>%1: %2</source>
        <comment>what was pressed, how many ended how</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>rc::HeaderNames</name>
    <message>
        <source>A header needs a name.</source>
        <translation>Un en-tête doit avoir un nom.</translation>
    </message>
    <message>
        <source>A header name can have at most 64 characters.</source>
        <translation>Un nom d’en-tête peut compter au plus 64 caractères.</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>Un nom d’en-tête ne peut contenir que des lettres, des chiffres et&#x202f;!#$%&amp;&apos;*+-.^_`|~.</translation>
    </message>
    <message>
        <source>The header name %1 is reserved.</source>
        <translation>Le nom d’en-tête %1 est réservé.</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un fichier…</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>la liste du %1</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>Comparer avec une liste enregistrée</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>Listes d’outils (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>Rien à comparer&#x202f;: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>L’outil n’était pas dans %1.</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>La définition n’a pas changé depuis %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n modification depuis %1.</numerusform>
            <numerusform>%n modifications depuis %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No earlier versions yet</source>
        <translation>Aucune version précédente pour l’instant</translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>De nouveau dans %n s</numerusform>
            <numerusform>De nouveau dans %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold with the mouse or Space until the bar is full.</source>
        <translation>Maintenez avec la souris ou la touche Espace jusqu’à ce que la barre soit pleine.</translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>Le nom d’hôte «&#x202f;%1&#x202f;» a un point en trop.</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>Le nom d’hôte «&#x202f;%1&#x202f;» contient un caractère non valide.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse IPv4 valide.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse IPv6 valide.</translation>
    </message>
    <message>
        <source>“%1” is not a valid international host name.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nom d’hôte international valide.</translation>
    </message>
    <message>
        <source>The host “%1” really means “%2”. %3</source>
        <translation>L’hôte «&#x202f;%1&#x202f;» signifie en réalité «&#x202f;%2&#x202f;». %3</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>L’adresse n’a pas de nom d’hôte.</translation>
    </message>
    <message>
        <source>The host name “%1” is too long.</source>
        <translation>Le nom d’hôte «&#x202f;%1&#x202f;» est trop long.</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>Sa longueur est ambiguë.</translation>
    </message>
    <message>
        <source>A header would break the request.</source>
        <translation>Un en-tête rendrait la requête non valide.</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>Le http en clair est limité à cet ordinateur.</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>L’adresse est inutilisable.</translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>Ce n’est pas une réponse HTTP complète.</translation>
    </message>
    <message>
        <source>It is compressed, which was not requested.</source>
        <translation>Elle est compressée, ce qui n’a pas été demandé.</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>Elle a le statut %1, qui n’est pas concluant.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>%1 est illisible&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 est trop volumineux. La limite pour un lot est de 64 Mio.</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lire comme</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Read as JSON Lines</source>
        <translation>Lire comme JSON Lines</translation>
    </message>
    <message>
        <source>Read as CSV</source>
        <translation>Lire comme CSV</translation>
    </message>
    <message>
        <source>Read as a log</source>
        <translation>Lire comme journal</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>le presse-papiers</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines, une entrée par ligne</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV, avec les noms de colonnes dans la première ligne</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>Journal, dans l’un de ces formats</translation>
    </message>
    <message>
        <source>Read entries</source>
        <translation>Lire les entrées</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>Rien trouvé dans %1.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>le texte déposé</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Déposez un seul fichier à la fois.</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>Seuls les fichiers de cet ordinateur peuvent être lus.</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</source>
        <translation>Entrées (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one.</source>
        <translation>Déposez ici un fichier JSON Lines, CSV ou journal, ou choisissez-en ou collez-en un.</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <translation>Lu depuis %1.</translation>
    </message>
</context>
<context>
    <name>rc::ImportTarget</name>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>message</source>
        <translation>message</translation>
    </message>
    <message>
        <source>timestamp</source>
        <translation>horodatage</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignoré</translation>
    </message>
</context>
<context>
    <name>rc::InstructionsView</name>
    <message>
        <source>Instructions for the model · about %1 tokens</source>
        <translation>Instructions pour le modèle · environ %1 tokens</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Afficher moins</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Changed since %1. Before: “%2”</source>
        <translation>Modifié depuis le %1. Avant&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>Autres lignes non affichées&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>Critiques&#x202f;: %1 · avertissements&#x202f;: %2 · infos&#x202f;: %3 · acceptés&#x202f;: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>There was no earlier list.</source>
        <translation>Il n’y avait pas de liste précédente.</translation>
    </message>
    <message>
        <source>Nothing changed since %1.</source>
        <translation>Rien n’a changé depuis %1.</translation>
    </message>
    <message>
        <source>Changes since %1:</source>
        <translation>Modifications depuis %1&#x202f;:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Ce qui a changé</translation>
    </message>
</context>
<context>
    <name>rc::Json</name>
    <message>
        <source>it is longer than 4 GiB</source>
        <translation>il dépasse 4 Gio</translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>il commence par une marque d’ordre des octets</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>il est vide</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>du texte suit la fin</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (octet %2)</translation>
    </message>
    <message>
        <source>a quoted key is missing</source>
        <translation>il manque une clé entre guillemets</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>une clé apparaît deux fois dans un objet</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>il manque un deux-points</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>il manque une virgule ou un crochet fermant</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>une chaîne contient un caractère de contrôle brut</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>une chaîne n’est pas fermée</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>un échappement n’est pas valide en JSON</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>une chaîne n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>a value is missing or malformed</source>
        <translation>une valeur est absente ou mal formée</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>il est imbriqué sur plus de %1 niveaux</translation>
    </message>
</context>
<context>
    <name>rc::JsonFile</name>
    <message>
        <source>it is damaged and could not be moved aside.</source>
        <translation>il est endommagé et n’a pas pu être mis de côté.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>%1 a été écrit par une version plus récente de ce programme. Il a été laissé tel quel. Mettez le programme à jour.</translation>
    </message>
    <message>
        <source>%1 is damaged and was moved to %2. Repair it there or restore a backup if you need what it contained.</source>
        <translation>%1 est endommagé et a été déplacé vers %2. Réparez-le à cet endroit ou restaurez une sauvegarde si vous avez besoin de son contenu.</translation>
    </message>
</context>
<context>
    <name>rc::JsonRpc</name>
    <message>
        <source>The response is JSON, but not a JSON-RPC object.</source>
        <translation>La réponse est du JSON, mais pas un objet JSON-RPC.</translation>
    </message>
    <message>
        <source>The response does not declare JSON-RPC 2.0.</source>
        <translation>La réponse ne déclare pas JSON-RPC 2.0.</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message>
        <source>Definition as JSON</source>
        <translation>Définition en JSON</translation>
    </message>
    <message>
        <source>Search in the definition  Ctrl+F</source>
        <translation>Rechercher dans la définition  Ctrl+F</translation>
    </message>
    <message>
        <source>Search in the definition</source>
        <translation>Rechercher dans la définition</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the definition exactly as sent, byte for byte.</source>
        <translation>Copie la définition exactement telle qu’envoyée, octet par octet.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>introuvable</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n occurrence</numerusform>
            <numerusform>%n occurrences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with another custom CA file</source>
        <translation>avec un autre fichier d’AC personnalisé</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>dans l’en-tête %1 au lieu de %2</translation>
    </message>
    <message>
        <source>no server</source>
        <translation>aucun serveur</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>The token was saved without a permitted destination. It was not sent to %1.</source>
        <translation>Le jeton a été enregistré sans destination autorisée. Il n’a pas été envoyé à %1.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>La clé a été enregistrée sans destination autorisée. Elle n’a pas été envoyée à %1.</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>Le jeton est enregistré pour %1. Il n’a pas été envoyé à %2.</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>La clé est enregistrée pour %1. Elle n’a pas été envoyée à %2.</translation>
    </message>
    <message>
        <source>as a bearer token</source>
        <translation>comme jeton Bearer</translation>
    </message>
    <message>
        <source>not as a bearer token</source>
        <translation>pas comme jeton Bearer</translation>
    </message>
</context>
<context>
    <name>rc::KeyFingerprint</name>
    <message>
        <source>fingerprint %1</source>
        <translation>empreinte %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>C’est déjà la clé du profil.</translation>
    </message>
</context>
<context>
    <name>rc::KeyRow</name>
    <message>
        <source>Use without saving</source>
        <translation>Utiliser sans enregistrer</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>Supprimer la clé</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Jeton d’hébergement de code</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Coller la clé API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Coller le jeton</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Enregistrer la clé</translation>
    </message>
    <message>
        <source>Save token</source>
        <translation>Enregistrer le jeton</translation>
    </message>
    <message>
        <source>Demo key. Deleted when you quit.</source>
        <translation>Clé de démo. Supprimée à la fermeture.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>En attente du trousseau. Répondez à sa demande si elle apparaît.</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>En attente du trousseau…</translation>
    </message>
    <message>
        <source>Key not read yet.</source>
        <translation>Clé pas encore lue.</translation>
    </message>
    <message>
        <source>Token not read yet.</source>
        <translation>Jeton pas encore lu.</translation>
    </message>
    <message>
        <source>In the keychain: %1</source>
        <translation>Dans le trousseau&#x202f;: %1</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Clé pour cette session. Elle est peut-être aussi dans le trousseau. %1 Pour en être sûr, enregistrez-la de nouveau.</translation>
    </message>
    <message>
        <source>Token for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Jeton pour cette session. Il est peut-être aussi dans le trousseau. %1 Pour en être sûr, enregistrez-le de nouveau.</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Clé pour cette session uniquement, non enregistrée. %1 Pour l’enregistrer plus tard, collez-la de nouveau.</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Jeton pour cette session uniquement, non enregistré. %1 Pour l’enregistrer plus tard, collez-le de nouveau.</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>Clé pour cette session. Le trousseau peut encore l’enregistrer lorsqu’il reprendra.</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>Jeton pour cette session. Le trousseau peut encore l’enregistrer lorsqu’il reprendra.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>Le jeton est dans le trousseau.</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>La clé est disponible pour cette session. Elle est peut-être aussi dans le trousseau.</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>Le jeton est disponible pour cette session. Il est peut-être aussi dans le trousseau.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clé n’est pas enregistrée (cette session uniquement).</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>Le jeton n’est pas enregistré (cette session uniquement).</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>La clé est peut-être encore dans le trousseau. %1</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>Le jeton est peut-être encore dans le trousseau. %1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>La clé a été supprimée.</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>Le jeton a été supprimé.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Jeton pour %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>Afficher ces raccourcis</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>Modifier l’URL de la ressource</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>Lancer la vérification ou récupérer les outils</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Annuler la tâche en cours</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Open or close a step</source>
        <translation>Ouvrir ou fermer une étape</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Voir la réponse complète</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>Relancer une étape</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>Relancer une étape et toutes les suivantes</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>Copier la réponse d’une étape</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>Filtrer les outils</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>Rechercher dans les enregistrements</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Ouvrir un enregistrement</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>Copier le repère d’un enregistrement</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>Supprimer des enregistrements</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Enregistrer le profil</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Switch to one of the first nine profiles</source>
        <translation>Passer à l’un des neuf premiers profils</translation>
    </message>
    <message>
        <source>Restore a removed profile</source>
        <translation>Restaurer un profil supprimé</translation>
    </message>
    <message>
        <source>Restore deleted records or a cleared search</source>
        <translation>Restaurer les enregistrements supprimés ou une recherche effacée</translation>
    </message>
    <message>
        <source>Restore discarded changes</source>
        <translation>Restaurer les modifications abandonnées</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Trouver un profil, une page, un outil ou une action</translation>
    </message>
</context>
<context>
    <name>rc::KeySightingList</name>
    <message>
        <source>Show its activity</source>
        <translation>Afficher son activité</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Rechercher de nouveau</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>Recherche des dernières apparitions de la clé précédente (%1)…</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>La clé précédente (%1) n’a été vue nulle part ailleurs&#x202f;: ni dans l’environnement de ce programme ou celui affiché ci-dessous, ni dans un autre profil, ni plus tôt dans l’activité.</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>Dernières apparitions de la clé précédente (%1) (dans Activité, d’après son empreinte)&#x202f;:</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  n’a pas pu être vérifié&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no profile, last %2, %3</source>
        <translation>%1, sans profil, dernière fois %2, %3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>utilisée par le profil %1, dernière fois %2, %3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>aussi dans le profil %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
</context>
<context>
    <name>rc::KeyState</name>
    <message>
        <source>key in keychain</source>
        <translation>clé dans le trousseau</translation>
    </message>
    <message>
        <source>token in keychain</source>
        <translation>jeton dans le trousseau</translation>
    </message>
    <message>
        <source>key for this session only</source>
        <translation>clé pour cette session</translation>
    </message>
    <message>
        <source>token for this session only</source>
        <translation>jeton pour cette session</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>aucun jeton</translation>
    </message>
    <message>
        <source>keychain locked</source>
        <translation>trousseau verrouillé</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>clé bloquée</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>jeton bloqué</translation>
    </message>
    <message>
        <source>keychain unavailable</source>
        <translation>trousseau indisponible</translation>
    </message>
    <message>
        <source>A token was saved in the keychain for this profile, but it is missing.</source>
        <translation>Un jeton a été enregistré dans le trousseau pour ce profil, mais il est absent.</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>the system keychain</source>
        <translation>le trousseau du système</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>cette session uniquement</translation>
    </message>
</context>
<context>
    <name>rc::Level</name>
    <message>
        <source>Debug</source>
        <translation>Débogage</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Alerte</translation>
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
        <translation>Niveau</translation>
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
        <translation>Limites réseau</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>par défaut&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::ListWatchCard</name>
    <message>
        <source>Show changes</source>
        <translation>Afficher les modifications</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a tool list</comment>
        <translation>Surveillance&#x202f;: %1</translation>
    </message>
    <message>
        <source>Watching the tool lists</source>
        <translation>Surveillance des listes d’outils</translation>
    </message>
    <message>
        <source>instructions changed</source>
        <translation>instructions modifiées</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog name, what changed in it</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Last fetched at %1.</source>
        <translation>Dernière récupération à %1.</translation>
    </message>
    <message>
        <source>The attempt at %1 failed.</source>
        <translation>La tentative à %1 a échoué.</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>Récupération…</translation>
    </message>
    <message>
        <source>The server announces changes. Next fetch at %1 at the latest.</source>
        <translation>Le serveur annonce les modifications. Prochaine récupération à %1 au plus tard.</translation>
    </message>
    <message>
        <source>Next fetch at %1.</source>
        <translation>Prochaine récupération à %1.</translation>
    </message>
    <message>
        <source>Watching ends when you leave this page.</source>
        <translation>La surveillance s’arrête lorsque vous quittez cette page.</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>Les arguments de l’outil de journal ne sont pas un objet JSON.</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>Les arguments de l’outil de journal contiennent l’espace réservé inconnu {%1}.</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>Un champ extra doit avoir un nom.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre JSON valide, tel que 42, -1.5 ou 1e-7.</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un champ extra. Utilisez NAME=TEXT, ou NAME:=NUMBER pour un nombre.</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>«&#x202f;%1&#x202f;» masque un champ que le service ajoute à chaque entrée.</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>Un service peut stocker %1 comme une valeur infinie.</translation>
    </message>
    <message>
        <source>The name “marker” is reserved.</source>
        <translation>Le nom «&#x202f;marker&#x202f;» est réservé.</translation>
    </message>
    <message>
        <source>The name “%1” appears twice.</source>
        <translation>Le nom «&#x202f;%1&#x202f;» apparaît deux fois.</translation>
    </message>
</context>
<context>
    <name>rc::MainWindow</name>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>The address in the bar is not saved.</source>
        <translation>L’adresse dans la barre n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>La configuration contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>Une tâche est encore en cours. La fermeture l’arrête, mais les requêtes déjà envoyées peuvent arriver.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>Fermer la fenêtre&#x202f;?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Fermer quand même</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>Un lien contenait quelque chose qui n’est pas une URL de ressource. Il a été ignoré.</translation>
    </message>
    <message>
        <source>A drill is running. Closing ends it.</source>
        <translation>Un exercice est en cours. La fermeture y met fin.</translation>
    </message>
    <message>
        <source>Entries can be sent once there is a profile.</source>
        <translation>Vous pourrez envoyer des entrées dès qu’un profil existera.</translation>
    </message>
    <message>
        <source>A tool lock can be compared once there is a profile.</source>
        <translation>Vous pourrez comparer un verrou d’outils dès qu’un profil existera.</translation>
    </message>
    <message>
        <source>The profile is not saved.</source>
        <translation>Le profil n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Enregistrer et fermer</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Garder ouvert</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>%n autre champ → extra</numerusform>
            <numerusform>%n autres champs → extra</numerusform>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Field mapping</source>
        <translation>Correspondance des champs</translation>
    </message>
</context>
<context>
    <name>rc::McpConversation</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>Le serveur a ouvert une session dont l’ID ou la version n’est pas valide dans un en-tête.</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>son schéma marque comme en-tête autre chose qu’une propriété simple</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>l’en-tête de «&#x202f;%1&#x202f;» a un nom non valide&#x202f;: «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>«&#x202f;%1&#x202f;» est marqué comme en-tête, mais n’est ni une chaîne, ni un entier, ni un booléen</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>deux de ses paramètres utilisent le même en-tête, «&#x202f;%1&#x202f;»</translation>
    </message>
</context>
<context>
    <name>rc::Navigation</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a page and its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>rc::Outcome</name>
    <message>
        <source>Accepted by the service</source>
        <translation>Accepté par le service</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Refusé par le service</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Peut-être remis</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>Non envoyé</translation>
    </message>
    <message>
        <source>Local only, below the threshold</source>
        <translation>Local uniquement, sous le seuil</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeCard</name>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Via le proxy %1.</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>Recherchez ce repère dans le journal de la ressource. Ne renvoyez l’entrée que s’il n’y est pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1. The first is %2</source>
        <comment>several entries; the level and message of one</comment>
        <translation>%1. La première est %2</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Voir la réponse complète</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Réponse du service</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Accepté, vu dans le journal</translation>
    </message>
    <message>
        <source>Most likely it is stored and people were notified.</source>
        <translation>Très probablement, l’entrée est stockée et des personnes ont été prévenues.</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>En attente du trousseau. Répondez à sa demande si elle apparaît.</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>Modifié. Rien n’a été renvoyé.</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>Le lot est divisé en deux. Rien n’a été renvoyé.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Vérifier cette ressource</translation>
    </message>
</context>
<context>
    <name>rc::PaletteModel</name>
    <message>
        <source>current</source>
        <translation>actuel</translation>
    </message>
</context>
<context>
    <name>rc::PaletteRows</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Run check or fetch tools</source>
        <translation>Lancer la vérification ou récupérer les outils</translation>
    </message>
    <message>
        <source>Send test entry…</source>
        <translation>Envoyer une entrée de test…</translation>
    </message>
    <message>
        <source>Start drill…</source>
        <translation>Lancer un exercice…</translation>
    </message>
    <message>
        <source>Copy last report</source>
        <translation>Copier le dernier rapport</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>Modifier l’URL de la ressource</translation>
    </message>
    <message>
        <source>Import settings (.env, curl, mcp.json)…</source>
        <translation>Importer des réglages (.env, curl, mcp.json)…</translation>
    </message>
    <message>
        <source>Rotate the key for %1</source>
        <translation>Renouveler la clé de %1</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>Dupliquer «&#x202f;%1&#x202f;» (sans la clé API)</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Monter %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Descendre %1</translation>
    </message>
    <message>
        <source>Undo removal of %1</source>
        <translation>Annuler la suppression de %1</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>Passer au service de démo</translation>
    </message>
    <message>
        <source>Switch theme</source>
        <translation>Changer de thème</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>À propos de Resource Console</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Scénario de démo&#x202f;: %1</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Watch tool lists for changes</source>
        <translation>Surveiller les modifications des listes d’outils</translation>
    </message>
    <message>
        <source>Watch this resource (check every 5 minutes)</source>
        <translation>Surveiller cette ressource (vérification toutes les 5 minutes)</translation>
    </message>
    <message>
        <source>Add or replace the API key</source>
        <translation>Ajouter ou remplacer la clé API</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>Check all profiles</source>
        <translation>Vérifier tous les profils</translation>
    </message>
    <message>
        <source>Send a batch from a file…</source>
        <translation>Envoyer un lot depuis un fichier…</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Ce que voit le modèle</translation>
    </message>
    <message>
        <source>Export tools or save a tool lock…</source>
        <translation>Exporter les outils ou enregistrer un verrou d’outils…</translation>
    </message>
    <message>
        <source>Compare tools with a tool lock…</source>
        <translation>Comparer les outils à un verrou d’outils…</translation>
    </message>
    <message>
        <source>Export Activity…</source>
        <translation>Exporter l’activité…</translation>
    </message>
    <message>
        <source>Delete Activity records…</source>
        <translation>Supprimer des enregistrements d’activité…</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>Ligne %1&#x202f;: un guillemet n’est pas fermé.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>Ligne %1&#x202f;: systemd remplace un % et la lettre qui le suit.</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>La clé API est vide.</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>Ligne %1&#x202f;: le seuil doit être DEBUG, INFO, WARNING, ERROR, ALERT ou NONE.</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>Ligne %1&#x202f;: %2 contient des caractères interdits dans un en-tête.</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>Ligne %1&#x202f;: ignoré dans l’adresse&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>%1 apparaît deux fois, aux lignes %2 et %3. La dernière valeur est utilisée.</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>Un champ contient la clé API et n’a pas été importé.</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>format inconnu</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>une adresse</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>un fichier .env</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>exports de shell</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>variables PowerShell</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>variables cmd</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>une unité systemd</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>une commande docker</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>un fichier env Docker</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>un manifeste Kubernetes</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>une commande curl</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>code Python</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>code Node</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>une spécification d’outil</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>un fichier mcp.json</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Adresse e-mail</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Débogage</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>En-tête de clé</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>En-tête de nom d’utilisateur</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>En-tête d’e-mail</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Envoyer le nom d’utilisateur avec les entrées</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>Envoyer l’UUID au serveur d’outils</translation>
    </message>
    <message>
        <source>Line %1: Docker reads the quotes as part of the value.</source>
        <translation>Ligne %1&#x202f;: Docker lit les guillemets comme une partie de la valeur.</translation>
    </message>
    <message>
        <source>Line %1: the headers are not in this text, so they were not read.</source>
        <translation>Ligne %1&#x202f;: les en-têtes ne sont pas dans ce texte&#x202f;; ils n’ont donc pas été lus.</translation>
    </message>
    <message>
        <source>Line %1: headers or options come from a file, which was not read.</source>
        <translation>Ligne %1&#x202f;: des en-têtes ou des options viennent d’un fichier, qui n’a pas été lu.</translation>
    </message>
    <message>
        <source>The catalog %1 cannot be added to the profile.</source>
        <translation>Le catalogue %1 ne peut pas être ajouté au profil.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because the text has several servers.</source>
        <translation>Ligne %1&#x202f;: la clé API n’a pas été appliquée, car le texte contient plusieurs serveurs.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one of them.</source>
        <translation>Le texte contient plusieurs serveurs&#x202f;: %1. Choisissez l’un d’eux.</translation>
    </message>
    <message>
        <source>Line %1: this is not valid TOML.</source>
        <translation>Ligne %1&#x202f;: ce n’est pas du TOML valide.</translation>
    </message>
    <message>
        <source>Line %1: %2 is a placeholder: not applied.</source>
        <translation>Ligne %1&#x202f;: %2 est un espace réservé et n’a pas été appliqué.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because its server’s address is unknown.</source>
        <translation>Ligne %1&#x202f;: la clé API n’a pas été appliquée, car l’adresse de son serveur est inconnue.</translation>
    </message>
    <message>
        <source>a tool server of another program</source>
        <translation>un serveur d’outils d’un autre programme</translation>
    </message>
    <message>
        <source>a command with a request</source>
        <translation>une commande avec une requête</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>En-tête d’UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Autres catalogues</translation>
    </message>
    <message>
        <source>Line %1: an API key is mentioned here but could not be read.</source>
        <translation>Ligne %1&#x202f;: une clé API est mentionnée ici, mais n’a pas pu être lue.</translation>
    </message>
    <message>
        <source>Line %1: a username is mentioned here but could not be read.</source>
        <translation>Ligne %1&#x202f;: un nom d’utilisateur est mentionné ici, mais n’a pas pu être lu.</translation>
    </message>
    <message>
        <source>The text has too many servers or settings. Only the first ones were read.</source>
        <translation>Le texte contient trop de serveurs ou de réglages. Seuls les premiers ont été lus.</translation>
    </message>
    <message>
        <source>a list of settings</source>
        <translation>une liste de réglages</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clé vers le serveur d’outils</translation>
    </message>
    <message>
        <source>Line %1: the value is not UTF-8: not applied.</source>
        <translation>Ligne %1&#x202f;: la valeur n’est pas de l’UTF-8 et n’a pas été appliquée.</translation>
    </message>
    <message>
        <source>Line %1: this looks like an API key, but it was not applied.</source>
        <translation>Ligne %1 : ceci ressemble à une clé API, mais n’a pas été appliqué.</translation>
    </message>
    <message>
        <source>Line %1: the username and password for HTTP authentication were ignored.</source>
        <translation>Ligne %1&#x202f;: le nom d’utilisateur et le mot de passe d’authentification HTTP ont été ignorés.</translation>
    </message>
    <message>
        <source>The variables begin with “%1”. The prefix of the profile was not changed.</source>
        <translation>Les variables commencent par «&#x202f;%1&#x202f;». Le préfixe du profil n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Line %1: %2 is not in this text: not applied.</source>
        <translation>Ligne %1&#x202f;: %2 n’est pas dans ce texte&#x202f;; valeur non appliquée.</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3: not applied.</source>
        <translation>Ligne %1&#x202f;: %2 vient de la variable %3&#x202f;; valeur non appliquée.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off.</source>
        <translation>Ligne %1&#x202f;: les SDK lisent cet indicateur de débogage comme désactivé.</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8.</source>
        <translation>Une partie du texte n’est pas de l’UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the API key may be incomplete, because it ends in “=”.</source>
        <translation>Ligne %1&#x202f;: la clé API est peut-être incomplète, car elle se termine par «&#x202f;=&#x202f;».</translation>
    </message>
    <message>
        <source>No Resource URL, settings or key was found in this text.</source>
        <translation>Aucune URL de ressource, aucun réglage ni aucune clé n’ont été trouvés dans ce texte.</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>Ligne %1&#x202f;: Environment= contient un mot sans valeur.</translation>
    </message>
    <message>
        <source>The API key was not applied: it belongs to %1, but this profile would also send it to %2.</source>
        <translation>La clé API n’a pas été appliquée : elle appartient à %1, mais ce profil l’enverrait aussi à %2.</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(Ce texte contient une clé et n’est pas affiché.)</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>Collez ou déposez une URL de ressource, un fichier .env, des exports de shell, une unité systemd, une commande docker ou curl, un appel SDK, une spécification d’outil ou mcp.json</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
</context>
<context>
    <name>rc::PastePanel</name>
    <message>
        <source>Apply to this profile</source>
        <translation>Appliquer à ce profil</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Créer un profil</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Vider le presse-papiers</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>Coller du contenu</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>Le presse-papiers est vide.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clé n’est pas enregistrée (cette session uniquement).</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Enregistrement dans le trousseau…</translation>
    </message>
</context>
<context>
    <name>rc::PastedFieldsView</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Enregistrer la clé dans le trousseau</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>Détecté&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Collé</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>trouvée à la ligne %1 (masquée)</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>issue d’une commande, absente du texte</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>issue de la variable %1, absente du texte</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>dans le trousseau</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>cette session uniquement</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>enregistrée pour une autre adresse</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>pas encore lue</translation>
    </message>
    <message>
        <source>the keychain cannot be read now</source>
        <translation>le trousseau ne peut pas être lu maintenant</translation>
    </message>
    <message>
        <source>Server to import</source>
        <translation>Serveur à importer</translation>
    </message>
    <message>
        <source>Choose a server…</source>
        <translation>Choisir un serveur…</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>Le chemin a un segment vide (deux barres obliques de suite).</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>Le chemin contient le caractère %1, qui n’est pas autorisé.</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>Le chemin contient «&#x202f;%1&#x202f;», un segment de points qui mène ailleurs.</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>«&#x202f;%1&#x202f;» a un caractère qui ressemble à une barre oblique.</translation>
    </message>
    <message>
        <source>“%1” is percent-encoded in a way that servers interpret differently.</source>
        <translation>«&#x202f;%1&#x202f;» comporte un encodage pourcent que les serveurs interprètent différemment.</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>Prend effet au redémarrage du programme</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>Maintenir pour ERROR et ALERT</translation>
    </message>
    <message>
        <source>Require pressing Ctrl+Enter twice to send</source>
        <translation>Exiger deux appuis sur Ctrl+Entrée pour envoyer</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>Avant l’envoi</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>ERROR, ALERT et les outils destructeurs exigent toujours de maintenir le bouton enfoncé. Cela ne peut pas être désactivé.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>après %n jour</numerusform>
            <numerusform>après %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records automatically</source>
        <translation>Supprimer les enregistrements automatiquement</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Older records are deleted permanently when the window closes.</source>
        <translation>Les enregistrements plus anciens sont supprimés définitivement à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Press Enter to apply.</source>
        <translation>Appuyez sur Entrée pour appliquer.</translation>
    </message>
</context>
<context>
    <name>rc::Profile</name>
    <message>
        <source>A profile needs a name.</source>
        <translation>Un profil doit avoir un nom.</translation>
    </message>
    <message>
        <source>A profile name cannot begin or end with a space.</source>
        <translation>Un nom de profil ne peut pas commencer ni se terminer par un espace.</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>Un nom de profil peut compter au plus 64 caractères.</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>Un nom de profil ne peut pas contenir de caractères de contrôle ou invisibles.</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>Un délai d’attente doit être un nombre entier de secondes de %1 à %2.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>L’en-tête %1 est utilisé deux fois.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>Ce profil a été modifié ailleurs.</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>Une autre fenêtre ou commande a supprimé ce profil. «&#x202f;Enregistrer&#x202f;» l’ajoute de nouveau.</translation>
    </message>
    <message>
        <source>The profiles in this window were saved again.</source>
        <translation>Les profils de cette fenêtre ont été enregistrés à nouveau.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileChecksModel</name>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>The check was canceled.</source>
        <translation>La vérification a été annulée.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a state, a profile&apos;s name, the verdict on it</comment>
        <translation>%1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step, what it warns of</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>Dernières vérifications&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColor</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ambre</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>rc::ProfileForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>Facultatif. Nécessaire pour lister les outils.</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Nom d’utilisateur</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>votre nom d’utilisateur</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>Utilisé en l’absence de nom d’utilisateur</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clé API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Jeton d’hébergement de code</translation>
    </message>
    <message>
        <source>Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server behind it.</source>
        <translation>Envoyé uniquement au point d’accès d’hébergement de code. Le serveur d’outils transmet aussi votre clé API au serveur situé derrière lui.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Mode débogage du SDK</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Débogage</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>appartient à l’équipe %1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>appartient à %1</translation>
    </message>
    <message>
        <source>no tools</source>
        <translation>aucun outil</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>propriétaire</translation>
    </message>
    <message>
        <source>no email address</source>
        <translation>aucune adresse e-mail</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>non utilisé</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>SDK</source>
        <translation>SDK</translation>
    </message>
    <message>
        <source>tools only</source>
        <translation>outils uniquement</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Jeton pour %1</translation>
    </message>
    <message>
        <source>Each is sent only to its own catalog’s endpoint.</source>
        <translation>Chacun n’est envoyé qu’au point d’accès de son propre catalogue.</translation>
    </message>
    <message>
        <source>Forwarded levels</source>
        <translation>Niveaux transmis</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>● = envoyé au service. local = fichier journal uniquement.</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>Rien n’est transmis&#x202f;; chaque entrée reste locale.</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>Transmis à %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>not the owner</source>
        <translation>pas le propriétaire</translation>
    </message>
</context>
<context>
    <name>rc::ProfileJson</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>serveur d’outils</translation>
    </message>
    <message>
        <source>username</source>
        <translation>nom d’utilisateur</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>adresse e-mail</translation>
    </message>
    <message>
        <source>email header</source>
        <translation>en-tête d’e-mail</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>préfixe des variables</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>fichier d’AC personnalisé</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>seuil</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Mode débogage du SDK</translation>
    </message>
    <message>
        <source>key header</source>
        <translation>en-tête de clé</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>en-tête de nom d’utilisateur</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>délai d’attente</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>délai d’attente des flux d’événements</translation>
    </message>
    <message>
        <source>color</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>En-tête d’UUID</translation>
    </message>
    <message>
        <source>more catalogs</source>
        <translation>autres catalogues</translation>
    </message>
    <message>
        <source>dialect</source>
        <translation>dialecte</translation>
    </message>
    <message>
        <source>username with entries</source>
        <translation>nom d’utilisateur avec les entrées</translation>
    </message>
    <message>
        <source>proof of arrival</source>
        <translation>preuve d’arrivée</translation>
    </message>
    <message>
        <source>log tool</source>
        <translation>outil de journal</translation>
    </message>
    <message>
        <source>Another window or command has since changed this profile: %1. Review the current values, then save again.</source>
        <translation>Une autre fenêtre ou commande a depuis modifié ce profil&#x202f;: %1. Examinez les valeurs actuelles, puis enregistrez de nouveau.</translation>
    </message>
    <message>
        <source>key as bearer token</source>
        <translation>clé comme jeton Bearer</translation>
    </message>
    <message>
        <source>permission for keys of the environment</source>
        <translation>autorisation des clés de l’environnement</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID vers le serveur d’outils</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>le dossier ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>Le profil «&#x202f;%1&#x202f;» n’existe plus. Une autre fenêtre ou commande l’a supprimé ou renommé.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Un profil nommé «&#x202f;%1&#x202f;» existe déjà.</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 copie</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 copie %2</translation>
    </message>
    <message>
        <source>Entries now include the username, as the SDKs’ entries do. Profiles: %1.</source>
        <translation>Les entrées comportent désormais le nom d’utilisateur, comme celles des SDK. Profils&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>Rien n’a été importé, car une clé enregistrée irait à un autre serveur. Supprimez d’abord la clé de&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>Rien n’a été importé, car des profils portant ces noms existent mais diffèrent&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>Le profil «&#x202f;%1&#x202f;» ne peut pas être importé&#x202f;; aucun ne l’a donc été. %2</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>Ce document dépasse 4 Mio, ce qui est trop pour des profils.</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>Ce n’est pas un document de profils. Il lui faut «&#x202f;version&#x202f;» et «&#x202f;profiles&#x202f;».</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>Ce document a été écrit par une version plus récente de ce programme. Mettez le programme à jour pour l’importer.</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>Le profil «&#x202f;%1&#x202f;» apparaît deux fois.</translation>
    </message>
    <message>
        <source>It has neither a Resource URL nor a tool server.</source>
        <translation>Il n’a ni URL de ressource ni serveur d’outils.</translation>
    </message>
    <message>
        <source>Its custom CA file is a relative path. It needs the full path.</source>
        <translation>Son fichier d’AC personnalisé est indiqué par un chemin relatif. Le chemin complet est nécessaire.</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>«&#x202f;%1&#x202f;» a une valeur non valide.</translation>
    </message>
</context>
<context>
    <name>rc::ProgramPart</name>
    <message>
        <source>The command cannot be run: %1</source>
        <translation>La commande ne peut pas être exécutée&#x202f;: %1</translation>
    </message>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>La fenêtre ne peut pas être ouverte&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>%1 est introuvable à côté du programme. Réinstallez le programme.</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>le proxy %1 n’avait pas encore laissé passer la requête</translation>
    </message>
    <message>
        <source>The variable %1 is not the address of a proxy.</source>
        <translation>La variable %1 n’est pas l’adresse d’un proxy.</translation>
    </message>
    <message>
        <source>The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.</source>
        <translation>La variable %1 indique le proxy %2. Seuls les proxys http, socks5 et socks5h peuvent être utilisés.</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>Le serveur %1 demande une saisie</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Cette adresse n’est pas chiffrée&#x202f;; d’autres peuvent donc lire ce que vous y saisissez.</translation>
    </message>
    <message>
        <source>The address</source>
        <translation>L’adresse</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Ouvrir dans le navigateur</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Décliner</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This form seems to request an API key. Leave it out, or decline.</source>
        <translation>Ce formulaire semble demander une clé API. Omettez-la ou déclinez.</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1). What you type is sent but not recorded.</source>
        <translation>Ce formulaire semble demander un secret (%1). Ce que vous y saisissez est envoyé, mais n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this.</source>
        <translation>Le serveur vous demande d’ouvrir une adresse sur %1. Ne l’ouvrez que si vous vous y attendiez.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingModel</name>
    <message>
        <source>Server instructions: %1</source>
        <comment>of a catalog</comment>
        <translation>Instructions du serveur&#x202f;: %1</translation>
    </message>
    <message>
        <source>Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most %1% for a catalog and %2% for one tool.</source>
        <translation>Estimation. Par rapport au tokenizer o200k_base (GPT-4o et plus récents), l’erreur est d’au plus %1&#x202f;% pour un catalogue et %2&#x202f;% pour un outil.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message>
        <source>Context budget</source>
        <translation>Budget de contexte</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of tokens</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Budget of %1 tokens</source>
        <translation>Budget de %1 tokens</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Tout cocher</translation>
    </message>
    <message>
        <source>Copy tool spec</source>
        <translation>Copier la spécification d’outil</translation>
    </message>
    <message>
        <source>Allows the checked tools only, and asks before each call. A variable stands in for the API key.</source>
        <translation>Autorise seulement les outils cochés et demande avant chaque appel. Une variable remplace la clé API.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Ce que voit le modèle</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Afficher l’outil</translation>
    </message>
    <message>
        <source>Reading the definitions…</source>
        <translation>Lecture des définitions…</translation>
    </message>
    <message>
        <source>server instructions</source>
        <translation>instructions du serveur</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>Les plus volumineux&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 sur %n token</numerusform>
            <numerusform>%1 sur %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Exclure</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Inclure</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>Copier ce texte</translation>
    </message>
    <message>
        <source>Copy instructions</source>
        <translation>Copier les instructions</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>%1 tokens left out</source>
        <translation>%1 tokens exclus</translation>
    </message>
    <message>
        <source>About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget</source>
        <translation>Environ %1 tokens avec %2 outils sur %3 (±%4&#x202f;%)&#x202f;: jusqu’à %5 de plus que le budget</translation>
    </message>
    <message>
        <source>About %1 of %5 tokens with %2 of %3 tools (±%4%)</source>
        <translation>Environ %1 tokens sur %5 avec %2 outils sur %3 (±%4&#x202f;%)</translation>
    </message>
    <message>
        <source>Stronger color means more tokens.</source>
        <translation>Une couleur plus soutenue signifie plus de tokens.</translation>
    </message>
    <message>
        <source>No tools read yet</source>
        <translation>Aucun outil lu pour l’instant</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>Reçu par le service de démo</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n entrée, la plus récente d’abord</numerusform>
            <numerusform>%n entrées, les plus récentes d’abord</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Afficher dans Activité</translation>
    </message>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1&#x202f;: %2, repère %3</translation>
    </message>
    <message>
        <source>would notify: %1</source>
        <translation>préviendrait&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a received entry, whom it would notify</comment>
        <translation>%1&#x202f;; %2</translation>
    </message>
</context>
<context>
    <name>rc::RecordDetail</name>
    <message>
        <source>Detail</source>
        <translation>Détail</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Fermer  Échap</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Vérifiez son effet auprès du service avant de l’appeler de nouveau.</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>Recherchez le repère dans le service avant de renvoyer.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of record, a level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Repère</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Horodatage</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>Arguments (mis en forme)</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>Corps de la requête (mis en forme)</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>Le corps de la requête n’est pas disponible.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Voir la réponse complète</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Réponse du service</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>Reçu par le service de démo à %1</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>Appeler de nouveau…</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Renvoyer…</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>Ouvrir le rapport de vérification</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>Ouvrir l’enregistrement de l’exercice</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copier l’enregistrement</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Rien n’est encore envoyé.</translation>
    </message>
</context>
<context>
    <name>rc::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>it is a link, which is not followed here. Link its folder instead.</source>
        <translation>c’est un lien, qui n’est pas suivi ici. Créez plutôt un lien vers son dossier.</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>il dépasse %1</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>Le résultat enregistré de la dernière vérification est illisible.</translation>
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
        <translation>Serveur d’outils</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Entry marker</source>
        <translation>Repère des entrées</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Écrit par</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>Vérification de la ressource</translation>
    </message>
    <message>
        <source>The report was not written because it would contain a key or token that the service sent back.</source>
        <translation>Le rapport n’a pas été écrit, car il contiendrait une clé ou un jeton que le service a renvoyé.</translation>
    </message>
</context>
<context>
    <name>rc::RequestPreview</name>
    <message>
        <source>Request</source>
        <translation>Requête</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>Brut</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Mis en forme</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>Mis en forme pour la lecture&#x202f;; envoyé sur une seule ligne.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copier en cURL</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>URL de la ressource</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>Le service de démo se comporte désormais ainsi. Revérifiez pour le voir.</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>Pour n’envoyer que la clé, désactivez «&#x202f;Envoyer le nom d’utilisateur avec les entrées&#x202f;» sur la page Configuration.</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Nouveau profil</translation>
    </message>
    <message>
        <source>%1 • edited</source>
        <translation>%1 • modifié</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>Profil&#x202f;: %1, modifié</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Profil&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reading key…</source>
        <translation>Lecture de la clé…</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Scénario de démo&#x202f;: %1</translation>
    </message>
    <message>
        <source>How the demo service behaves: %1</source>
        <translation>Comportement du service de démo&#x202f;: %1</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>Ouvrir dans ce profil</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Créer un profil</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>Un lien a tenté d’ouvrir quelque chose qui n’est pas une URL de ressource.</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>Le lien a été ignoré.</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>Un lien demande l’ouverture de %1</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>Rien n’est ouvert, enregistré ni envoyé tant que vous n’avez pas choisi. Le lien ne contient pas de clé.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>Enregistrer comme nouveau</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>This address is not saved.</source>
        <translation>Cette adresse n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Checks and entries use it. The saved profile is unchanged.</source>
        <translation>Les vérifications et les entrées l’utilisent. Le profil enregistré est inchangé.</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>Utiliser les réglages enregistrés</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>Enregistrer et continuer</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>La configuration contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>Pour continuer, choisissez les réglages à utiliser.</translation>
    </message>
    <message>
        <source>Don’t send</source>
        <translation>Ne pas envoyer</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Autoriser</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s key belongs to %1.</source>
        <translation>N’autorisez l’envoi que si vous savez que la clé de ce profil appartient à %1.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>La clé API a également été supprimée et ne peut pas être restaurée. Vous pouvez annuler le reste tant que vous n’avez pas quitté le programme.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Vous pouvez annuler cette action jusqu’à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>équipe %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>propriétaire %1</translation>
    </message>
    <message>
        <source>UUID %1</source>
        <translation>UUID %1</translation>
    </message>
    <message>
        <source>Internationalized host name. ASCII form: %1</source>
        <translation>Nom d’hôte internationalisé. Forme ASCII&#x202f;: %1</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>Une URL de ressource a été trouvée dans le texte.</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Empreinte %1</translation>
    </message>
    <message>
        <source>%1: copy</source>
        <translation>%1&#x202f;: copier</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy Resource URL</source>
        <translation>Copier l’URL de la ressource</translation>
    </message>
    <message>
        <source>Show key details</source>
        <translation>Afficher les détails de la clé</translation>
    </message>
    <message>
        <source>This profile is not saved. It is gone when another one is opened or the window closes.</source>
        <translation>Ce profil n’est pas enregistré. Il sera perdu à l’ouverture d’un autre profil ou à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>Trouver un profil ou une action…</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Nouveau profil…</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Service de démo</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renommer…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Allow this only if you know that the token for “%1” belongs to %2.</source>
        <comment>a catalog, servers</comment>
        <translation>N’autorisez ceci que si vous savez que le jeton pour «&#x202f;%1&#x202f;» appartient à %2.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Dernière vérification&#x202f;: %1</translation>
    </message>
    <message>
        <source>Remove profile…</source>
        <translation>Supprimer le profil…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>rc::ResourceUrl</name>
    <message>
        <source>angle brackets</source>
        <translation>chevrons</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>guillemets</translation>
    </message>
    <message>
        <source>text around the address</source>
        <translation>texte autour de l’adresse</translation>
    </message>
    <message>
        <source>spaces around the address</source>
        <translation>espaces autour de l’adresse</translation>
    </message>
    <message>
        <source>A Resource URL ends in /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</source>
        <translation>Une URL de ressource se termine par /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>les paramètres de requête %1</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>la page de connexion qui la précède</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un UUID (32 chiffres hexadécimaux en groupes de 8-4-4-4-12).</translation>
    </message>
    <message>
        <source>the fragment after #</source>
        <translation>le fragment après #</translation>
    </message>
    <message>
        <source>unusual characters in the host, read as %1</source>
        <translation>caractères inhabituels dans l’hôte, lus comme %1</translation>
    </message>
    <message>
        <source>No address was pasted.</source>
        <translation>Aucune adresse n’a été collée.</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>Aucune adresse web trouvée. Une adresse commence par https://.</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>Un saut de ligne coupe l’adresse.</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>L’adresse se termine à un espace. Dans un nom, écrivez-le %20.</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>C’est une URL de ressource. Le serveur d’outils a sa propre adresse.</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>Le texte contient deux URL de ressource différentes, %1 et %2. Collez-en une seule.</translation>
    </message>
    <message>
        <source>invisible characters around the address</source>
        <translation>caractères invisibles autour de l’adresse</translation>
    </message>
    <message>
        <source>line breaks inside the address</source>
        <translation>sauts de ligne dans l’adresse</translation>
    </message>
    <message>
        <source>JSON escapes</source>
        <translation>échappements JSON</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>entités HTML</translation>
    </message>
    <message>
        <source>the %1 link around the address</source>
        <translation>le lien %1 autour de l’adresse</translation>
    </message>
    <message>
        <source>The text after the UUID is not part of a Resource URL.</source>
        <translation>Le texte après l’UUID ne fait pas partie d’une URL de ressource.</translation>
    </message>
    <message>
        <source>The address has no %1 part.</source>
        <translation>L’adresse n’a pas de partie %1.</translation>
    </message>
    <message>
        <source>This is a link rewritten by %1. Open it in a browser and copy the address from there.</source>
        <translation>C’est un lien réécrit par %1. Ouvrez-le dans un navigateur et copiez l’adresse depuis sa barre d’adresse.</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB.</source>
        <translation>Le texte dépasse 8 Kio.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?) or fragment (#).</source>
        <translation>Une adresse de serveur d’outils ne peut avoir ni paramètres de requête (?) ni fragment (#).</translation>
    </message>
</context>
<context>
    <name>rc::ResultFindings</name>
    <message>
        <source>“structuredContent” is missing, although the tool has an output schema.</source>
        <translation>«&#x202f;structuredContent&#x202f;» est absent, alors que l’outil a un schéma de sortie.</translation>
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
            <numerusform>La réponse complète comporte %n partie de plus.</numerusform>
            <numerusform>La réponse complète comporte %n parties de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Réponse&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>Via le proxy %1.</translation>
    </message>
    <message>
        <source>Structured content</source>
        <translation>Contenu structuré</translation>
    </message>
    <message>
        <source>Matches the tool’s output schema.</source>
        <translation>Correspond au schéma de sortie de l’outil.</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>Ne correspond pas au schéma de sortie de l’outil&#x202f;:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Voir la réponse complète</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>Réponse du serveur</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Copy structured content</source>
        <translation>Copier le contenu structuré</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>The result has text that looks like an order to a model:</source>
        <translation>Le résultat contient du texte qui ressemble à un ordre donné à un modèle&#x202f;:</translation>
    </message>
</context>
<context>
    <name>rc::RotatePanel</name>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>Collez la nouvelle clé API. Elle est testée avant de remplacer celle qui est utilisée.</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>Chaque étape est exécutée avec l’ancienne clé et avec la nouvelle. Personne n’est prévenu.</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>L’ancienne clé reste utilisée jusqu’au changement. Elle est ensuite enregistrée comme clé précédente.</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>Remplacez la clé précédente partout où elle est encore utilisée, puis recherchez de nouveau.</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>Rétablissez la clé précédente ou supprimez-la. Une clé supprimée ne peut pas être rétablie.</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>Révoquez aussi la clé précédente dans le service.</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>Cochez la case ci-dessus pour la tester avec des entrées de test.</translation>
    </message>
    <message>
        <source>The old key stays in use.</source>
        <translation>L’ancienne clé reste utilisée.</translation>
    </message>
    <message>
        <source>Send test entries with each key as well</source>
        <translation>Envoyer aussi des entrées de test avec chaque clé</translation>
    </message>
    <message>
        <source>Compare keys</source>
        <translation>Comparer les clés</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Switch to new key</source>
        <translation>Passer à la nouvelle clé</translation>
    </message>
    <message>
        <source>Restore previous key</source>
        <translation>Rétablir la clé précédente</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Supprimer la clé précédente</translation>
    </message>
    <message>
        <source>Rotate the key</source>
        <translation>Renouveler la clé</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Nouvelle clé API</translation>
    </message>
    <message>
        <source>Paste the new API key</source>
        <translation>Coller la nouvelle clé API</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>La clé actuelle est enregistrée deux fois (%1).</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>Un passage à une nouvelle clé s’est arrêté avant sa dernière étape. Supprimez la deuxième copie.</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>La clé précédente (%1) est toujours enregistrée.</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>Rétablissez-la, ou supprimez-la lorsque plus rien n’en a besoin.</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>Comparaison des clés…</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>C’est déjà la clé du profil.</translation>
    </message>
    <message>
        <source>old: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>ancienne&#x202f;: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>nouvelle&#x202f;: %1</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>Changement. En attente du trousseau…</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>Nouvelle clé en service.</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>La clé précédente reste enregistrée jusqu’à ce que vous la supprimiez.</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>La clé précédente a été rétablie.</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>La clé précédente a été supprimée du trousseau.</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>La clé n’a pas été changée</translation>
    </message>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>Chaque étape avec l’ancienne clé et avec la nouvelle</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copier cette étape</translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>step, states</comment>
        <translation>%1&#x202f;: ancienne clé %2, nouvelle clé %3</translation>
    </message>
</context>
<context>
    <name>rc::RotateSteps</name>
    <message>
        <source>Paste new key</source>
        <translation>Coller la nouvelle clé</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Replace elsewhere</source>
        <translation>Remplacer ailleurs</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Supprimer la clé précédente</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>Le type de contenu %1 n’est ni du JSON ni un flux d’événements.</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>le message reçu n’était pas une réponse à la requête</translation>
    </message>
    <message>
        <source>The server sends JSON with the content type %1.</source>
        <translation>Le serveur envoie du JSON avec le type de contenu %1.</translation>
    </message>
    <message>
        <source>The server sends an event stream with the content type %1.</source>
        <translation>Le serveur envoie un flux d’événements avec le type de contenu %1.</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>Un modèle lit des mots qu’un relecteur ne voit pas.</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>Un modèle peut suivre la description au lieu de l’utilisateur.</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>Deux outils portent le même nom.</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>Un modèle qui appelle ce nom peut atteindre le mauvais outil.</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>Ne donnez au modèle que l’un des deux, ou renommez-en un sur son serveur.</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>Un utilisateur approuve l’appel d’un outil familier, mais c’est un autre qui s’exécute.</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>Comparez les deux définitions. Utilisez celle à laquelle vous faites confiance.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>L’outil n’a pas de description.</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>Décrivez ce que fait l’outil et quand l’utiliser.</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>L’outil n’a pas d’inputSchema.</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>Ajoutez un schéma, par exemple {&quot;type&quot;:&quot;object&quot;} pour un outil sans paramètres.</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>Déclarez readOnlyHint, ou destructiveHint pour un outil qui écrit.</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>L’outil est marqué en lecture seule et destructeur.</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>Un client peut se fier à la déclaration rassurante et appeler l’outil sans demander confirmation.</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>Supprimez l’une des deux déclarations.</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>La définition dépasse 8 Kio.</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>Raccourcissez les descriptions et retirez les choix que personne n’utilise.</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>Les modèles transmettent des arguments que l’outil refuse, et certains SDK refusent l’outil.</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>Corrigez le schéma à l’endroit indiqué.</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>Un schéma renvoie à un autre document.</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>Copiez le schéma dans $defs.</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>Un schéma renvoie à lui-même.</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>Plusieurs fournisseurs de modèles n’acceptent pas les schémas récursifs.</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>Développez le schéma jusqu’à la profondeur dont vous avez besoin.</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>Les utilisateurs ne peuvent pas arrêter ce qu’ils ignorent.</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>Un serveur contrôle la façon dont les outils d’un autre sont utilisés.</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>Un modèle disposant d’un terminal peut l’exécuter sur la machine de l’utilisateur.</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>Un modèle peut traiter la description comme une instruction prioritaire.</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>Un modèle le comprend, mais pas un relecteur ni un filtre.</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>Vérifiez que l’autre outil est du même auteur.</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>Utilisez un nom d’en-tête en lettres, chiffres et -, une fois par outil, sur string, number, integer ou boolean.</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>L’outil, ou la requête entière, est refusé.</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>Faites du niveau supérieur un objet, et déplacez le choix dans un paramètre.</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>Utilisez un seul type, ou anyOf.</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>Insérez le schéma là où il est utilisé.</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>Aplatissez les paramètres imbriqués.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Détecté&#x202f;: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>Non détecté&#x202f;: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>Un outil a changé, mais les appels existants fonctionnent toujours.</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>Un texte lu par un modèle a changé.</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>Un appel qui fonctionnait auparavant peut échouer ou faire autre chose.</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>Testez ce qui utilise l’outil, puis mettez à jour le verrou.</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>La modification a ajouté un texte contre lequel l’examen met en garde, ou a fait passer une déclaration de dangereuse à sûre.</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>Un outil déjà examiné a peut-être été remplacé par un outil hostile.</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>Lisez la nouvelle définition avant de mettre à jour le verrou.</translation>
    </message>
    <message>
        <source>Write the schema in JSON Schema 2020-12, without “$schema”.</source>
        <translation>Écrivez le schéma en JSON Schema 2020-12, sans «&#x202f;$schema&#x202f;».</translation>
    </message>
    <message>
        <source>Describe the elements in “items”. {} allows any.</source>
        <translation>Décrivez les éléments dans «&#x202f;items&#x202f;». {} les autorise tous.</translation>
    </message>
    <message>
        <source>Rename the parameter.</source>
        <translation>Renommez le paramètre.</translation>
    </message>
    <message>
        <source>Remove the list, or make the parameter optional instead.</source>
        <translation>Retirez la liste, ou rendez plutôt le paramètre facultatif.</translation>
    </message>
    <message>
        <source>Shorten the tool’s name, or give the server a shorter one in the client.</source>
        <translation>Raccourcissez le nom de l’outil, ou donnez au serveur un nom plus court dans le client.</translation>
    </message>
    <message>
        <source>Offer fewer tools, or select some in the client.</source>
        <translation>Proposez moins d’outils, ou sélectionnez-en quelques-uns dans le client.</translation>
    </message>
    <message>
        <source>A model has to guess.</source>
        <translation>Un modèle doit deviner.</translation>
    </message>
    <message>
        <source>Do not give the tool to a model until its author explains the text.</source>
        <translation>Ne donnez pas cet outil à un modèle avant que son auteur n’ait expliqué le texte.</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>Le texte contient des caractères invisibles.</translation>
    </message>
    <message>
        <source>Possible prompt injection.</source>
        <translation>Injection de prompt possible.</translation>
    </message>
    <message>
        <source>The name is not 1 to 64 letters, digits, _ or -.</source>
        <translation>Le nom ne se compose pas de 1 à 64 lettres, chiffres, _ ou -.</translation>
    </message>
    <message>
        <source>Rename the tool on its server.</source>
        <translation>Renommez l’outil sur son serveur.</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name.</source>
        <translation>Le nom ressemble à celui d’un autre outil.</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>Le paramètre n’a pas de description.</translation>
    </message>
    <message>
        <source>Describe the parameter, with its unit or format.</source>
        <translation>Décrivez le paramètre, avec son unité ou son format.</translation>
    </message>
    <message>
        <source>Without destructiveHint, clients must assume that the tool is destructive.</source>
        <translation>Sans destructiveHint, les clients doivent supposer que l’outil est destructeur.</translation>
    </message>
    <message>
        <source>They may ask for approval before each call.</source>
        <translation>Ils peuvent demander une approbation avant chaque appel.</translation>
    </message>
    <message>
        <source>It uses context in every request.</source>
        <translation>Elle occupe du contexte à chaque requête.</translation>
    </message>
    <message>
        <source>The schema is not valid.</source>
        <translation>Le schéma n’est pas valide.</translation>
    </message>
    <message>
        <source>Most clients ignore the reference, and others trust that address.</source>
        <translation>La plupart des clients ignorent la référence, d’autres font confiance à cette adresse.</translation>
    </message>
    <message>
        <source>Keeps something from the user.</source>
        <translation>Cache quelque chose à l’utilisateur.</translation>
    </message>
    <message>
        <source>Gives orders about other tools.</source>
        <translation>Donne des ordres concernant d’autres outils.</translation>
    </message>
    <message>
        <source>Asks for secrets.</source>
        <translation>Demande des secrets.</translation>
    </message>
    <message>
        <source>The model may leak them to this server.</source>
        <translation>Le modèle peut les divulguer à ce serveur.</translation>
    </message>
    <message>
        <source>Sends data elsewhere.</source>
        <translation>Envoie des données ailleurs.</translation>
    </message>
    <message>
        <source>The user has not agreed to this.</source>
        <translation>L’utilisateur n’y a pas consenti.</translation>
    </message>
    <message>
        <source>Contains a command to run.</source>
        <translation>Contient une commande à exécuter.</translation>
    </message>
    <message>
        <source>Pretends to come from the system, the developer or the user.</source>
        <translation>Prétend venir du système, du développeur ou de l’utilisateur.</translation>
    </message>
    <message>
        <source>The text is disguised.</source>
        <translation>Le texte est déguisé.</translation>
    </message>
    <message>
        <source>Names another tool.</source>
        <translation>Nomme un autre outil.</translation>
    </message>
    <message>
        <source>With an instruction, this can steer other tools.</source>
        <translation>Avec une instruction, cela peut influencer d’autres outils.</translation>
    </message>
    <message>
        <source>Says that it does harm.</source>
        <translation>Indique qu’il est nuisible.</translation>
    </message>
    <message>
        <source>A model that calls it does the harm in the user’s name.</source>
        <translation>Un modèle qui l’appelle cause ce tort au nom de l’utilisateur.</translation>
    </message>
    <message>
        <source>An x-mcp-header in the schema is not valid.</source>
        <translation>Un x-mcp-header du schéma n’est pas valide.</translation>
    </message>
    <message>
        <source>Clients must not call the tool or give it to a model.</source>
        <translation>Les clients ne doivent ni appeler l’outil ni le donner à un modèle.</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level.</source>
        <translation>Le schéma n’est pas un simple objet à son niveau supérieur.</translation>
    </message>
    <message>
        <source>A parameter has a list of types.</source>
        <translation>Un paramètre a une liste de types.</translation>
    </message>
    <message>
        <source>The schema has references.</source>
        <translation>Le schéma contient des références.</translation>
    </message>
    <message>
        <source>The schema is more than 10 levels deep.</source>
        <translation>Le schéma a plus de 10 niveaux de profondeur.</translation>
    </message>
    <message>
        <source>The description has more than 1,024 characters.</source>
        <translation>La description a plus de 1&#x202f;024 caractères.</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>Raccourcissez la description.</translation>
    </message>
    <message>
        <source>The schema is not JSON Schema 2020-12.</source>
        <translation>Le schéma n’est pas du JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>An array has no “items”.</source>
        <translation>Un tableau n’a pas de «&#x202f;items&#x202f;».</translation>
    </message>
    <message>
        <source>The parameter’s name is not 1 to 64 letters, digits, _, . and -.</source>
        <translation>Le nom du paramètre ne se compose pas de 1 à 64 lettres, chiffres, _, . et -.</translation>
    </message>
    <message>
        <source>A list of choices is empty or has an empty text.</source>
        <translation>Une liste de choix est vide ou contient un texte vide.</translation>
    </message>
    <message>
        <source>The tool’s name is too long once a client puts the server’s name in front.</source>
        <translation>Le nom de l’outil est trop long dès qu’un client le fait précéder du nom du serveur.</translation>
    </message>
    <message>
        <source>There are more tools than a client sends to a model.</source>
        <translation>Il y a plus d’outils qu’un client n’en envoie à un modèle.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>Le type de schéma a changé.</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>Moins de types sont autorisés.</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>Davantage de types sont autorisés.</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>Les choix ont été réordonnés.</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>Seules certaines valeurs sont désormais autorisées.</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>Toute valeur est désormais autorisée.</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>Un choix a été retiré.</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>Un choix a été ajouté.</translation>
    </message>
    <message>
        <source>The limit is narrower.</source>
        <translation>La limite est plus stricte.</translation>
    </message>
    <message>
        <source>The limit is wider.</source>
        <translation>La limite est plus large.</translation>
    </message>
    <message>
        <source>The default changed.</source>
        <translation>La valeur par défaut a changé.</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>Une restriction a été ajoutée.</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>Une restriction a été retirée.</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>Une restriction a changé.</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>Le paramètre a été retiré.</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>Le membre a été retiré.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>Il est désormais obligatoire.</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>Il n’est plus obligatoire.</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>Un paramètre obligatoire a été ajouté.</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>Un paramètre facultatif a été ajouté.</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>Un membre a été ajouté.</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>Moins de membres supplémentaires sont autorisés.</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>Davantage de membres supplémentaires sont autorisés.</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>Une variante a été retirée.</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>Une variante a été ajoutée.</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>Les variantes ont été réordonnées.</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>La définition a été retirée.</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>Une définition a été ajoutée.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>“properties” is not an object.</source>
        <translation>«&#x202f;properties&#x202f;» n’est pas un objet.</translation>
    </message>
    <message>
        <source>names like %1</source>
        <translation>noms tels que %1</translation>
    </message>
    <message>
        <source>any other name</source>
        <translation>tout autre nom</translation>
    </message>
    <message>
        <source>each name itself</source>
        <translation>chaque nom lui-même</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>élément %1</translation>
    </message>
    <message>
        <source>each element</source>
        <translation>chaque élément</translation>
    </message>
    <message>
        <source>at least one element</source>
        <translation>au moins un élément</translation>
    </message>
    <message>
        <source>any of: %1</source>
        <translation>au moins un parmi&#x202f;: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>un parmi&#x202f;: %1</translation>
    </message>
    <message>
        <source>all of: %1</source>
        <translation>tous parmi&#x202f;: %1</translation>
    </message>
    <message>
        <source>but not</source>
        <translation>mais pas</translation>
    </message>
    <message>
        <source>if</source>
        <translation>si</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>if %1 is present</source>
        <translation>si %1 est présent</translation>
    </message>
    <message>
        <source>Accepts any value.</source>
        <translation>Accepte toute valeur.</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>N’accepte rien.</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>Ce n’est pas un schéma.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>la racine</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… plus de %1 de plus</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 de plus</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>Type global&#x202f;: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>défini ailleurs et jamais récupéré&#x202f;: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>référence non résolue&#x202f;: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>ne renvoie qu’à lui-même</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ voir %1 ci-dessus</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Afficher plus</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Afficher en entier</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy type</source>
        <translation>Copier le type</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Copier la description</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatoire</translation>
    </message>
</context>
<context>
    <name>rc::SchemaWords</name>
    <message>
        <source>length at least %1</source>
        <translation>longueur d’au moins %1</translation>
    </message>
    <message>
        <source>length at most %1</source>
        <translation>longueur d’au plus %1</translation>
    </message>
    <message>
        <source>pattern: %1</source>
        <translation>motif&#x202f;: %1</translation>
    </message>
    <message>
        <source>format: %1</source>
        <translation>format&#x202f;: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>moins de %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>un multiple de %1</translation>
    </message>
    <message>
        <source>elements: at least %1</source>
        <translation>éléments&#x202f;: au moins %1</translation>
    </message>
    <message>
        <source>elements: at most %1</source>
        <translation>éléments&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>members: at least %1</source>
        <translation>membres&#x202f;: au moins %1</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>membres&#x202f;: au plus %1</translation>
    </message>
    <message>
        <source>content: %1</source>
        <translation>contenu&#x202f;: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>encodage&#x202f;: %1</translation>
    </message>
    <message>
        <source>title: %1</source>
        <translation>titre&#x202f;: %1</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>commentaire&#x202f;: %1</translation>
    </message>
    <message>
        <source>unique elements</source>
        <translation>éléments uniques</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>écriture seule</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>obsolète</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>peut être null</translation>
    </message>
    <message>
        <source>enum (%1)</source>
        <translation>énumération (%1)</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>n’importe quoi</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>aucun schéma</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>par défaut&#x202f;: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>un parmi&#x202f;: %1</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>par exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>No additional parameters allowed</source>
        <translation>Aucun paramètre supplémentaire autorisé</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>Le type de contenu %1 n’est ni du JSON ni du texte brut.</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>la requête ferait %1 octets, au-delà de la limite de %2.</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>Une entrée de niveau %1 peut prévenir des personnes par application, e-mail ou SMS à toute heure. Elle est envoyée une seule fois.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>Pour envoyer une erreur ou une alerte, maintenez le bouton enfoncé.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Annuler  Échap</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>envoi…</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Indiquez d’abord une URL de ressource sur la page Configuration (Alt+5).</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Lecture du journal…</translation>
    </message>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>L’horodatage est défini à l’envoi.</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>Envoi</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>Pas encore envoyé. Appuyez de nouveau sur les mêmes touches pour envoyer.</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>Un envoi est déjà en cours. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>Corrigez l’URL de la ressource ci-dessus ou sur la page Configuration (Alt+5).</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Ce profil n’a pas de clé API.</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>Ajoutez une clé sur la page Configuration (Alt+5).</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Afficher dans Activité</translation>
    </message>
    <message>
        <source>Results appear here.</source>
        <translation>Les résultats apparaissent ici.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lot</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>Le formulaire demandé n’a pas de champs.</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>L’adresse demandée est absente ou beaucoup trop longue.</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>L’adresse demandée ne peut pas être ouverte en toute sécurité&#x202f;: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>Ce programme ne prend pas en charge «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>La question du serveur fait %1 octets, et %2 au plus peuvent être affichés.</translation>
    </message>
</context>
<context>
    <name>rc::ServerTask</name>
    <message>
        <source>The task has no ID, or one that is too long.</source>
        <translation>La tâche n’a pas d’ID, ou en a un trop long.</translation>
    </message>
    <message>
        <source>The task is in an unknown state: “%1”.</source>
        <translation>La tâche est dans un état inconnu&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>The server responded about another task, “%1”.</source>
        <translation>Le serveur a répondu au sujet d’une autre tâche, «&#x202f;%1&#x202f;».</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>Rien n’est envoyé à %1 tant que l’adresse n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Service de démo</translation>
    </message>
</context>
<context>
    <name>rc::Settings</name>
    <message>
        <source>The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.</source>
        <translation>Le réglage «&#x202f;%2&#x202f;» vaut «&#x202f;%1&#x202f;», qui n’est pas compris entre %3 et %4. %5 est utilisé à la place.</translation>
    </message>
</context>
<context>
    <name>rc::SetupPage</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Supprimer le profil</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>Supprimer le profil, garder la clé</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>Renouveler la clé…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuration</translation>
    </message>
    <message>
        <source>Makes a copy without the key and switches to it</source>
        <translation>Crée une copie sans la clé et passe à celle-ci</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistré</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted field.</source>
        <translation>Non enregistré. Corrigez le champ mis en évidence.</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>Une clé a aussi été collée.</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>Enregistrement de la clé. En attente du trousseau…</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clé est dans le trousseau.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clé n’est pas enregistrée (cette session uniquement).</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>Non reconnu, ignoré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>Rempli à partir de %1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>La clé n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 ajouté</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>Déplacement de la clé vers le nouveau nom. En attente du trousseau…</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Cette session uniquement</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>Rien n’a été modifié. %1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>Enregistré, mais la clé se trouve peut-être encore aussi dans le trousseau sous l’ancien nom.</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>Suppression de la clé. En attente du trousseau…</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>Le profil a été conservé. %1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>Non supprimé</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>%1 supprimé&#x202f;; sa clé est peut-être encore dans le trousseau</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 supprimé</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>C’est une copie de %1.</translation>
    </message>
    <message>
        <source>Keys are not copied. Name the copy and add its key.</source>
        <translation>Les clés ne sont pas copiées. Nommez la copie et ajoutez sa clé.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>More for this profile</source>
        <translation>Autres actions pour ce profil</translation>
    </message>
    <message>
        <source>● Unsaved</source>
        <translation>● Non enregistré</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Revert discards both.</source>
        <translation>«&#x202f;Enregistrer&#x202f;» sauvegarde les champs et la clé. «&#x202f;Rétablir&#x202f;» abandonne leurs modifications.</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Revert discards.</source>
        <translation>Modifications non enregistrées. Ctrl+S les enregistre, «&#x202f;Rétablir&#x202f;» les abandonne.</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>Cliquer de nouveau pour supprimer le profil et sa clé</translation>
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
        <translation>À propos de Resource Console</translation>
    </message>
    <message>
        <source>%1 · About</source>
        <comment>the program&apos;s version</comment>
        <translation>%1 · À propos</translation>
    </message>
</context>
<context>
    <name>rc::SignIn</name>
    <message>
        <source>The response is not a JSON object.</source>
        <translation>La réponse n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The response does not name a resource.</source>
        <translation>La réponse n’indique pas de ressource.</translation>
    </message>
    <message>
        <source>The server has no document about signing in.</source>
        <translation>Le serveur n’a pas de document sur la connexion.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>Asked without a key: %1</source>
        <translation>Demandé sans clé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Response: HTTP %1</source>
        <translation>Réponse&#x202f;: HTTP %1</translation>
    </message>
    <message>
        <source>Realm: %1</source>
        <translation>Domaine (realm)&#x202f;: %1</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>Portée&#x202f;: %1</translation>
    </message>
    <message>
        <source>Authorization server, as the refusal names it: %1</source>
        <translation>Serveur d’autorisation, tel que l’indique le refus&#x202f;: %1</translation>
    </message>
    <message>
        <source>The refusal names a document on another server, which was not read: %1</source>
        <translation>Le refus indique un document sur un autre serveur, qui n’a pas été lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Resource: %1</source>
        <translation>Ressource&#x202f;: %1</translation>
    </message>
    <message>
        <source>This document is about another address, so clients must not rely on it.</source>
        <translation>Ce document concerne une autre adresse&#x202f;; les clients ne doivent donc pas s’y fier.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom&#x202f;: %1</translation>
    </message>
    <message>
        <source>Authorization servers: %1</source>
        <translation>Serveurs d’autorisation&#x202f;: %1</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>aucun indiqué</translation>
    </message>
    <message>
        <source>Scopes: %1</source>
        <translation>Portées&#x202f;: %1</translation>
    </message>
    <message>
        <source>A token is sent in: %1</source>
        <translation>Un jeton est envoyé dans&#x202f;: %1</translation>
    </message>
    <message>
        <source>Documentation: %1</source>
        <translation>Documentation&#x202f;: %1</translation>
    </message>
    <message>
        <source>This program does not support OAuth sign-in.</source>
        <translation>Ce programme ne prend pas en charge la connexion OAuth.</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The server is at %1, which differs only in its trailing slash.</source>
        <translation>Le serveur répond à %1, qui ne diffère que par sa barre oblique finale.</translation>
    </message>
</context>
<context>
    <name>rc::SortButton</name>
    <message>
        <source>As sent by the server</source>
        <translation>Ordre du serveur</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Par titre</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>Destructeurs d’abord</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Les plus volumineux d’abord</translation>
    </message>
    <message>
        <source>Changed and new first</source>
        <translation>Modifiés et nouveaux d’abord</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Trier</translation>
    </message>
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>C’était «&#x202f;%1&#x202f;» auparavant.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s title, its summary</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a step&apos;s title, its state before, its state now</comment>
        <translation>%1&#x202f;: «&#x202f;%2&#x202f;» auparavant, «&#x202f;%3&#x202f;» maintenant.</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a step&apos;s title, its state, its summary</comment>
        <translation>%1&#x202f;: toujours «&#x202f;%2&#x202f;», mais pour une autre raison&#x202f;: %3.</translation>
    </message>
</context>
<context>
    <name>rc::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>rc::StepDelegate</name>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>Appuyez sur V pour la réponse complète&#x202f;: %n caractère.</numerusform>
            <numerusform>Appuyez sur V pour la réponse complète&#x202f;: %n caractères.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry marker: %1</source>
        <translation>Repère d’entrée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s state, its title</comment>
        <translation>%1&#x202f;: %2</translation>
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
        <translation>1 outil</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 page</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>flux d’événements</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>JSON simple</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>accepted by the service</source>
        <translation>accepté par le service</translation>
    </message>
    <message>
        <source>The entry may have been delivered. %1</source>
        <translation>L’entrée a peut-être été remise. %1</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 caractère</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n caractère</numerusform>
            <numerusform>%n caractères</numerusform>
        </translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>équipe %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>propriétaire %1</translation>
    </message>
    <message>
        <source>%1, no product path</source>
        <translation>%1, aucun chemin de produit</translation>
    </message>
    <message>
        <source>%1, product path %2</source>
        <translation>%1, chemin du produit %2</translation>
    </message>
    <message>
        <source>%1; ignored: %2</source>
        <translation>%1&#x202f;; ignoré&#x202f;: %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>non enregistrée (cette session uniquement), %1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 (local, aucune résolution nécessaire)</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 (adresse IP, aucune résolution nécessaire)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1, no proxy</source>
        <translation>%1, aucun proxy</translation>
    </message>
    <message>
        <source>%1, requests go through the proxy %2</source>
        <translation>%1, les requêtes passent par le proxy %2</translation>
    </message>
    <message>
        <source>certificate valid for 1 day</source>
        <translation>certificat valide 1 jour</translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>certificat valide %n jour</numerusform>
            <numerusform>certificat valide %n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>TLS %1</source>
        <translation>TLS %1</translation>
    </message>
    <message>
        <source>1 critical finding</source>
        <translation>1 constat critique</translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>%n constat critique</numerusform>
            <numerusform>%n constats critiques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepView</name>
    <message>
        <source>Check steps</source>
        <translation>Étapes de la vérification</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>Relancer cette étape</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>Relancer cette étape et les suivantes</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Voir la réponse complète</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Copier la réponse</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copier le repère</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copier cette étape</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a step</comment>
        <translation>Réponse&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepsPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>Rien n’a encore été vérifié</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>Une vérification teste chaque étape dans l’ordre&#x202f;: URL, clé API, DNS, port, TLS, envoi d’entrées et récupération des outils.</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Enregistrement dans le trousseau…</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>En attente du trousseau. Répondez à sa demande si elle apparaît.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>Les étapes apparaissent à mesure qu’elles se terminent.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Dernière vérification&#x202f;: %1</translation>
    </message>
    <message>
        <source>Use this address and check again</source>
        <translation>Utiliser cette adresse et revérifier</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>Cette adresse accepte probablement les entrées de la même ressource&#x202f;:</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>Elle envoie quatre vraies entrées de journal marquées [TEST]. Une entrée ERROR ou ALERT peut prévenir des personnes et n’est envoyée qu’avec son propre bouton.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments.</source>
        <translation>Les outils sont listés et non appelés, sauf «&#x202f;ping&#x202f;» lorsqu’il n’exige aucun argument.</translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>%1 s · %2 entrées/s</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>%n en cours</numerusform>
            <numerusform>%n en cours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en attente</numerusform>
            <numerusform>%n en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>Lot répété de %n entrée&#x202f;: %1</numerusform>
            <numerusform>Lot répété de %n entrées&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>Certaines entrées ont peut-être été remises. Recherchez leurs repères (voir Activité) avant de renvoyer.</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>Première entrée non acceptée&#x202f;: %1</translation>
    </message>
    <message>
        <source>paused until %1, as the service asks</source>
        <translation>en pause jusqu’à %1, comme le service le demande</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n acceptée</numerusform>
            <numerusform>%n acceptées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n refusée</numerusform>
            <numerusform>%n refusées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n de résultat inconnu</numerusform>
            <numerusform>%n de résultat inconnu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n non envoyée</numerusform>
            <numerusform>%n non envoyées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>%n uniquement en local</numerusform>
            <numerusform>%n uniquement en local</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TaskCard</name>
    <message>
        <source>Asking about it does not call the tool again.</source>
        <translation>Interroger le serveur à son sujet n’entraîne pas de nouvel appel de l’outil.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>Le serveur attend votre saisie.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Interrogation…</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Ne plus interroger</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Interroger de nouveau</translation>
    </message>
</context>
<context>
    <name>rc::TemplateButton</name>
    <message>
        <source>Templates</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Save this entry as a template…</source>
        <translation>Enregistrer cette entrée comme modèle…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Annuler la suppression</translation>
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
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>rc::TextWindow</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>rc::TimeStampField</name>
    <message>
        <source>Now, in UTC</source>
        <translation>Maintenant, en UTC</translation>
    </message>
    <message>
        <source>Now, local (%1)</source>
        <translation>Maintenant, heure locale (%1)</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Une autre heure…</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>Horodatage&#x202f;: maintenant (%1)</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>Horodatage&#x202f;: maintenant (UTC)</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Horodatage</translation>
    </message>
</context>
<context>
    <name>rc::TimeStrip</name>
    <message>
        <source>Past checks, oldest first</source>
        <translation>Vérifications passées, la plus ancienne d’abord</translation>
    </message>
    <message>
        <source>Arrow keys show a past check below, with what changed since the one before</source>
        <translation>Les touches fléchées affichent ci-dessous une vérification passée, avec ce qui a changé depuis la précédente</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Copier le résumé</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Afficher dans Activité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time, what became of the check then</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a step, its state before and now</comment>
        <translation>%1&#x202f;: %2 → %3</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>Dernières vérifications&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>Le fichier d’AC personnalisé est illisible&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>%1 ne contient aucun certificat. Utilisez un fichier PEM contenant «&#x202f;BEGIN CERTIFICATE&#x202f;».</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>%1 contient un certificat endommagé.</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>autorités du système uniquement</translation>
    </message>
    <message>
        <source>1 certificate: %1, until %2</source>
        <translation>1 certificat&#x202f;: %1, jusqu’au %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>%n certificat, le premier&#x202f;: %1, jusqu’au %2</numerusform>
            <numerusform>%n certificats, le premier&#x202f;: %1, jusqu’au %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no certificate can be read from %1</source>
        <translation>aucun certificat ne peut être lu depuis %1</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>%n certificat de %1 également approuvé</numerusform>
            <numerusform>%n certificats de %1 également approuvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count for a saved key</source>
        <translation>%1 ne s’applique pas à une clé enregistrée</translation>
    </message>
    <message>
        <source>Enter the full path of the custom CA file, not “%1”.</source>
        <translation>Saisissez le chemin complet du fichier d’AC personnalisé, et non «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 contains a private key. Use a file with only certificates.</source>
        <translation>%1 contient une clé privée. Utilisez un fichier ne contenant que des certificats.</translation>
    </message>
</context>
<context>
    <name>rc::TlsWords</name>
    <message>
        <source>the certificate was revoked by its issuer</source>
        <translation>le certificat a été révoqué par son émetteur</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a new certificate.</source>
        <translation>Signalez à l’exploitant que le service a besoin d’un nouveau certificat.</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>le certificat, ou une autorité au-dessus, est marqué comme non fiable</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>Ne continuez pas. Demandez à l’exploitant du service ce qui s’est passé.</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>l’horloge de cet ordinateur indique %5, mais la réponse d’un autre serveur indique %6, date à laquelle le certificat est valide</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>Réglez l’horloge de cet ordinateur, puis réessayez.</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>le certificat n’est pas valide avant le %3, et l’horloge de cet ordinateur indique %5</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>le certificat a expiré le %4, et l’horloge de cet ordinateur indique %5</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>Si l’horloge est correcte, l’exploitant du service doit renouveler le certificat. Sinon, réglez l’horloge.</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>le certificat est autosigné&#x202f;; personne ne s’en porte donc garant</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Si le serveur est le vôtre, indiquez le fichier de ce certificat comme «&#x202f;Fichier d’AC personnalisé&#x202f;» sur la page Configuration ou avec --ca-file.</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>le certificat a été émis par %7, que cet ordinateur ne connaît pas</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>S’il s’agit de l’autorité propre à votre organisation, indiquez son fichier de certificat comme «&#x202f;Fichier d’AC personnalisé&#x202f;» sur la page Configuration ou avec --ca-file. Sinon, le service doit envoyer toute sa chaîne de certificats.</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>la chaîne du certificat se termine à %7, que cet ordinateur ne considère pas comme fiable</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>S’il s’agit de l’autorité propre à votre organisation, indiquez son fichier de certificat comme «&#x202f;Fichier d’AC personnalisé&#x202f;» sur la page Configuration ou avec --ca-file.</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>le certificat n’est pas pour %1, mais pour %2</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>Vérifiez le nom d’hôte dans l’adresse. S’il est correct, l’exploitant du service doit l’ajouter au certificat.</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>le certificat ne peut pas être utilisé pour un serveur</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>le certificat ou sa chaîne est endommagé ou mal formé (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>Envoyez ce texte à l’exploitant du service.</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>le serveur n’a présenté aucun certificat</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>le serveur ne prend en charge aucune version sûre de TLS (1.2 ou ultérieure)</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>Signalez à l’exploitant que le service doit proposer TLS 1.2 ou version ultérieure.</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>le serveur sur ce port ne parle pas TLS et utilise peut-être HTTP en clair</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>le serveur demande un certificat client, que ce programme n’a pas</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>Demandez à l’exploitant du service une adresse qui n’exige que la clé API.</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>le serveur a refusé la négociation (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>Vérifiez le nom d’hôte et le port dans l’adresse. S’ils sont corrects, envoyez ce texte à l’exploitant du service.</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>la connexion a été fermée pendant la négociation</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>la bibliothèque TLS de cet ordinateur ne l’a pas accepté (%8)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>no name at all</source>
        <translation>aucun nom</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>une heure inconnue</translation>
    </message>
    <message>
        <source>The certificate: %1; for %2; issued by %3; valid from %4 to %5.</source>
        <translation>Le certificat&#x202f;: %1&#x202f;; pour %2&#x202f;; émis par %3&#x202f;; valide du %4 au %5.</translation>
    </message>
    <message>
        <source>This is not the server’s own certificate but one above it. %1</source>
        <translation>Ce n’est pas le certificat du serveur lui-même, mais un certificat de niveau supérieur. %1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>La connexion sécurisée a été perdue, peut-être après l’envoi de la requête&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>Aucune connexion sécurisée n’a pu être établie&#x202f;; rien n’a donc été envoyé&#x202f;: %1.</translation>
    </message>
    <message>
        <source>a key or signature in the certificate chain is too weak</source>
        <translation>une clé ou une signature de la chaîne de certificats est trop faible</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall, network login or proxy is in the way.</source>
        <translation>Vérifiez le port dans l’adresse et assurez-vous qu’aucun pare-feu, aucune page de connexion au réseau ni aucun proxy ne fait obstacle.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>Le serveur a déjà demandé une saisie %1 fois, ce qui est la limite.</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>Le serveur a besoin d’une saisie, mais n’indique pas laquelle.</translation>
    </message>
    <message>
        <source>The server wants the same call again without a question. It was not repeated, because the tool may have run.</source>
        <translation>Le serveur redemande le même appel sans poser de question. Il n’a pas été répété, car l’outil a peut-être été exécuté.</translation>
    </message>
    <message>
        <source>The server requested input again. With “--answers defaults”, a call is repeated only once.</source>
        <translation>Le serveur a de nouveau demandé une saisie. Avec les réponses par défaut, un appel n’est répété qu’une seule fois.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>Outils généraux</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>Outils d’hébergement de code</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>Sélectionnez un outil</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Annotations</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>Aucun schéma de sortie</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>Le schéma de sortie ne liste aucun champ.</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>texte masqué, affiché sous forme de marques</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>Modifié depuis le %1&#x202f;:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>Modifié depuis le %1 et examiné&#x202f;:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Aucun constat</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Aperçu</translation>
    </message>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>%n constat critique.</numerusform>
            <numerusform>%n constats critiques.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema lists no parameters.</source>
        <translation>Le schéma ne liste aucun paramètre.</translation>
    </message>
</context>
<context>
    <name>rc::ToolDifference</name>
    <message>
        <source>The wording changed.</source>
        <translation>La formulation a changé.</translation>
    </message>
    <message>
        <source>It now claims the opposite.</source>
        <translation>Affirme désormais le contraire.</translation>
    </message>
    <message>
        <source>It is now stated differently.</source>
        <translation>C’est désormais énoncé autrement.</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>Le résultat n’est plus décrit.</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>Le résultat est désormais décrit.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>Les métadonnées ont changé.</translation>
    </message>
    <message>
        <source>harmless</source>
        <translation>sans gravité</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>formulation</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>incompatible</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>suspect</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifié</translation>
    </message>
</context>
<context>
    <name>rc::ToolEffect</name>
    <message>
        <source>reads</source>
        <translation>lit</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>destructeur</translation>
    </message>
</context>
<context>
    <name>rc::ToolExcerpt</name>
    <message>
        <source>Parameter: %1</source>
        <translation>Paramètre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valeur&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>L’outil affiché (%n)</numerusform>
            <numerusform>Les %n outils affichés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>Tout (%n outil)</numerusform>
            <numerusform>Les %n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as JSON, as sent…</source>
        <translation>Enregistrer en JSON, tel qu’envoyé…</translation>
    </message>
    <message>
        <source>Save as Markdown reference…</source>
        <translation>Enregistrer en référence Markdown…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Enregistrer en CSV…</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>Copier la spécification d’outil&#x202f;: autoriser ceux-ci, demander à chaque fois</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>Copier la spécification d’outil&#x202f;: autoriser ceux-ci, ne jamais demander</translation>
    </message>
    <message>
        <source>Copy mcp.json</source>
        <translation>Copier mcp.json</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>Copier mcp.json pour VS Code</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>Exporter les outils</translation>
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
        <translation>Rien n’a été exporté.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>%n outil a été exporté.</numerusform>
            <numerusform>%n outils ont été exportés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>Rien n’a été copié.</translation>
    </message>
    <message>
        <source>Save all as tool lock…</source>
        <translation>Tout enregistrer comme verrou d’outils…</translation>
    </message>
    <message>
        <source>Copied with a variable instead of the key.</source>
        <translation>Copié avec une variable à la place de la clé.</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>Filtrer les outils</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>Filtrer, p. ex. param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>Mots de requête</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;deux mots&quot;&#x202f;: expression exacte</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>-mot&#x202f;: exclure</translation>
    </message>
    <message>
        <source>Ctrl+Space lists the query words</source>
        <translation>Ctrl+Espace liste les mots de requête</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>Le schéma n’est pas un objet.</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>Définition volumineuse&#x202f;: %1 Kio de contexte</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>Le nom «&#x202f;%1&#x202f;» contient des caractères masqués.</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>«&#x202f;%1&#x202f;» est obligatoire mais n’est pas décrit.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>Renvoie à «&#x202f;%1&#x202f;», qui n’est jamais récupéré.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>Renvoie à «&#x202f;%1&#x202f;», qui n’existe pas.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>«&#x202f;%1&#x202f;» renvoie à lui-même.</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>Aucun client n’est autorisé à donner cet outil à un modèle ni à l’appeler, car %1.</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>Un autre outil porte le même nom (%1).</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>Le nom ressemble à celui d’un autre outil&#x202f;: %1</translation>
    </message>
    <message>
        <source>The schema is JSON Schema %1, not 2020-12.</source>
        <translation>Le schéma est du JSON Schema %1, et non 2020-12.</translation>
    </message>
    <message>
        <source>Not valid in JSON Schema %1: %2</source>
        <translation>Non valide en JSON Schema %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression of ECMA-262 with the flag “u”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une expression régulière d’ECMA-262 avec l’indicateur «&#x202f;u&#x202f;».</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”.</source>
        <translation>Le type du schéma n’est pas «&#x202f;object&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” at the top level.</source>
        <translation>«&#x202f;%1&#x202f;» au niveau supérieur.</translation>
    </message>
    <message>
        <source>The name does not begin with a letter or an underscore.</source>
        <translation>Le nom ne commence pas par une lettre ou un trait de soulignement.</translation>
    </message>
    <message>
        <source>With the server’s name in front (%1) the name has %2 characters, more than %3.</source>
        <translation>Précédé du nom du serveur (%1), le nom a %2 caractères, soit plus de %3.</translation>
    </message>
    <message>
        <source>More than %1 tools: this one is beyond the limit.</source>
        <translation>Plus de %1 outils&#x202f;: celui-ci dépasse la limite.</translation>
    </message>
    <message>
        <source>Rejected by %1.</source>
        <translation>Refusé par %1.</translation>
    </message>
    <message>
        <source>%1 more in this schema, not listed.</source>
        <translation>%1 de plus dans ce schéma, non affichés.</translation>
    </message>
    <message>
        <source>“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une version préliminaire connue de JSON Schema&#x202f;; le schéma est donc lu comme 2020-12.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a finding, the words that show it</comment>
        <translation>%1 «&#x202f;%2&#x202f;»</translation>
    </message>
</context>
<context>
    <name>rc::ToolForm</name>
    <message>
        <source>“%1” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un nombre. Utilisez des chiffres, avec un point ou un exposant si nécessaire, par exemple -12.50 ou 1e-7.</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>Aucune valeur saisie.</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>La liste est incomplète&#x202f;: la page %1 n’est pas arrivée. %2</translation>
    </message>
    <message>
        <source>The server repeats a page instead of ending the list.</source>
        <translation>Le serveur répète une page au lieu de terminer la liste.</translation>
    </message>
    <message>
        <source>The list is incomplete: the limit is %1 tools and %2 pages.</source>
        <translation>La liste est incomplète&#x202f;: la limite est de %1 outils et %2 pages.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message>
        <source>No matching tools</source>
        <translation>Aucun outil ne correspond</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>Le serveur ne propose aucun outil.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>of a model&apos;s context</comment>
        <translation>%1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <comment>tools with a critical finding</comment>
        <translation>
            <numerusform>%n critique</numerusform>
            <numerusform>%n critiques</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Tool lists</source>
        <translation>Listes d’outils</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Afficher l’outil</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Appeler…</translation>
    </message>
    <message>
        <source>To search for the text “%1”, put it in quotes.</source>
        <translation>Pour rechercher le texte «&#x202f;%1&#x202f;», mettez-le entre guillemets droits.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>La déclaration est passée de dangereuse à sûre&#x202f;; les clients peuvent donc cesser de demander confirmation avant un appel.</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>Le texte est nouveau.</translation>
    </message>
    <message>
        <source>The text was removed.</source>
        <translation>Le texte a été supprimé.</translation>
    </message>
    <message>
        <source>Another part of the definition changed.</source>
        <translation>Une autre partie de la définition a changé.</translation>
    </message>
    <message>
        <source>The server uses a different MCP dialect.</source>
        <translation>Le serveur utilise un autre dialecte MCP.</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>Le verrou d’outils n’a pas de membre «&#x202f;%1&#x202f;» valide.</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>Ce n’est pas un verrou d’outils en version %1.</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Les instructions du serveur pour le modèle ont changé.</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>texte masqué</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>destructeur (supposé)</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>contient du texte masqué</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <comment>severity</comment>
        <translation>constat&#x202f;: %1</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Copier la description</translation>
    </message>
    <message>
        <source>Copy definition as JSON</source>
        <translation>Copier la définition en JSON</translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message>
        <source>plain requests</source>
        <translation>requêtes simples</translation>
    </message>
    <message>
        <source>in a session</source>
        <translation>dans une session</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complète</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incomplète</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>flux d’événements</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>JSON simple</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>récupérée %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>L’élément %1 de la liste a été ignoré, car il n’a pas de nom.</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>«&#x202f;%1&#x202f;» a été ignoré, car sa définition fait %2 octets. La limite est de %3.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>La liste est incomplète&#x202f;: le curseur du serveur pour la page suivante n’est pas du texte.</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>La réponse n’a pas de liste nommée «&#x202f;tools&#x202f;».</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>D’autres éléments de la liste ont été ignorés&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>May delete or overwrite: yes, no, or assumed (not declared)</source>
        <translation>Peut supprimer ou écraser&#x202f;: yes, no ou assumed (non déclaré)</translation>
    </message>
    <message>
        <source>Only reads: yes or no</source>
        <translation>Lecture seule&#x202f;: yes ou no</translation>
    </message>
    <message>
        <source>Writes, but destroys nothing: yes or no</source>
        <translation>Écrit, mais ne détruit rien&#x202f;: yes ou no</translation>
    </message>
    <message>
        <source>What it may do: reads, writes, destructive or assumed</source>
        <translation>Ce qu’il peut faire&#x202f;: reads, writes, destructive ou assumed</translation>
    </message>
    <message>
        <source>Has a parameter whose name contains this, at any depth</source>
        <translation>A un paramètre dont le nom contient ceci, à toute profondeur</translation>
    </message>
    <message>
        <source>Requires a parameter whose name contains this</source>
        <translation>Exige un paramètre dont le nom contient ceci</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>A un choix fixe (enum) dont une valeur contient ceci</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>D’un seul catalogue&#x202f;: general ou code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>A un constat&#x202f;: any, ou le nom d’une règle</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>Modifié depuis son dernier examen</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>Nouveau depuis la dernière liste</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>Contient des caractères invisibles</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 inconnu&#x202f;: «&#x202f;%2&#x202f;». Valeurs possibles&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.</source>
        <translation>Mot de filtre inconnu&#x202f;: «&#x202f;%1&#x202f;»&#x202f;; «&#x202f;%2&#x202f;» est donc cherché comme texte. Valeurs possibles&#x202f;: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>Les données ne sont pas en base64 et ne peuvent donc pas être lues.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>Le résultat n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>Pour continuer, l’outil exige d’autres données («&#x202f;%1&#x202f;»), que ce programme ne peut pas fournir.</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>Le résultat n’a pas de liste nommée «&#x202f;content&#x202f;».</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>Le résultat comporte %1 parties&#x202f;; les %2 premières sont affichées.</translation>
    </message>
    <message>
        <source>“%1” is not a content type of MCP.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un type de contenu de MCP.</translation>
    </message>
    <message>
        <source>The result is not marked as an error, but names one: “%1”</source>
        <translation>Le résultat n’est pas marqué comme erreur, mais en mentionne une&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>“%1” is missing or has the wrong type.</source>
        <translation>«&#x202f;%1&#x202f;» est absent ou n’est pas du bon type.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>catalog name, number of tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Annuler  Échap</translation>
    </message>
    <message>
        <source>Refresh  F5</source>
        <translation>Actualiser  F5</translation>
    </message>
    <message>
        <source>%1, could not be fetched</source>
        <comment>catalog</comment>
        <translation>%1, n’a pas pu être récupéré</translation>
    </message>
    <message>
        <source>Watch for changes</source>
        <translation>Surveiller les modifications</translation>
    </message>
    <message>
        <source>Compare with a tool lock…</source>
        <translation>Comparer à un verrou d’outils…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Fetch  F5</source>
        <translation>Récupérer  F5</translation>
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
            <numerusform>%n outil</numerusform>
            <numerusform>%n outils</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>Récupération des listes d’outils&#x202f;: %1</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Enregistrement dans le trousseau…</translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>Récupération des listes d’outils…</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1&#x202f;: échec de l’actualisation. Cette liste est plus ancienne.</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1&#x202f;: n’a pas pu être récupéré.</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1&#x202f;: cette liste présente des problèmes.</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1&#x202f;: cette liste est incomplète.</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Réponse&#x202f;: «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n outil de %1</numerusform>
            <numerusform>%n outils de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n outil général</numerusform>
            <numerusform>%n outils généraux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n outil d’hébergement de code</numerusform>
            <numerusform>%n outils d’hébergement de code</numerusform>
        </translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>Aucune liste récupérée</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n avec du texte masqué</numerusform>
            <numerusform>%n avec du texte masqué</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Setup</source>
        <translation>Ouvrir la page Configuration</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Watching stopped when you left this page.</source>
        <translation>La surveillance s’est arrêtée lorsque vous avez quitté cette page.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n retiré</numerusform>
            <numerusform>%n retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>This lock cannot be compared. %1</source>
        <translation>Ce verrou ne peut pas être comparé. %1</translation>
    </message>
    <message>
        <source>Compare with a tool lock</source>
        <translation>Comparer à un verrou d’outils</translation>
    </message>
    <message>
        <source>Tool locks (*.json)</source>
        <translation>Verrous d’outils (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Set tool server…</source>
        <translation>Indiquer un serveur d’outils…</translation>
    </message>
    <message>
        <source>No tool server is set.</source>
        <translation>Aucun serveur d’outils n’est indiqué.</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2%)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>Environ %1 tokens (±%2&#x202f;%)</translation>
    </message>
    <message>
        <source>No tool list yet</source>
        <translation>Pas encore de liste d’outils</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>%n constat accepté. Ctrl+Z annule cette action.</numerusform>
            <numerusform>%n constats acceptés. Ctrl+Z annule cette action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>%n constat rouvert.</numerusform>
            <numerusform>%n constats rouverts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch shows the tools a language model will see.</source>
        <translation>« Récupérer » affiche les outils qu’un modèle de langage verra.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>Cet outil a un constat critique. %1</translation>
    </message>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas dans la liste d’outils actuelle et ne peut donc pas être appelé de nouveau.</translation>
    </message>
    <message>
        <source>This tool is new or changed. Review it before you call it.</source>
        <translation>Cet outil est nouveau ou modifié. Examinez-le avant de l’appeler.</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>Saisissez une heure telle que 2026-11-21T14:02:11.204+01:00, avec son décalage.</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>Il manque le décalage par rapport à UTC, tel que +01:00 ou Z.</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Nothing was sent.</source>
        <translation>Rien n’a été envoyé.</translation>
    </message>
    <message>
        <source>The service was not reached.</source>
        <translation>Le service n’a pas été atteint.</translation>
    </message>
    <message>
        <source>No entry was confirmed.</source>
        <translation>Aucune entrée n’a été confirmée.</translation>
    </message>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>Les entrées sont acceptées, mais pas à tous les niveaux.</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>Les entrées sont acceptées.</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>L’envoi n’a pas été testé.</translation>
    </message>
    <message>
        <source>%1 “%2” failed.</source>
        <comment>sentence, title of a step</comment>
        <translation>%1 L’étape «&#x202f;%2&#x202f;» a échoué.</translation>
    </message>
    <message>
        <source>%1 “%2” failed: %3.</source>
        <comment>sentence, title of a step, what was seen</comment>
        <translation>%1 L’étape «&#x202f;%2&#x202f;» a échoué&#x202f;: %3.</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>Les deux listes d’outils se chargent.</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>Aucune des deux listes d’outils n’a pu être récupérée.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>Les outils généraux fonctionnent. Les outils d’hébergement de code demandent votre attention.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>Les outils généraux fonctionnent. Les outils d’hébergement de code n’ont pas pu être récupérés.</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>Les outils généraux n’ont pas pu être récupérés.</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>Les listes d’outils demandent votre attention.</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>Les outils n’ont pas été testés.</translation>
    </message>
    <message>
        <source>The catalog %1 could not be fetched.</source>
        <translation>Le catalogue %1 n’a pas pu être récupéré.</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>Le catalogue %1 demande votre attention.</translation>
    </message>
    <message>
        <source>They were seen in the log.</source>
        <translation>Elles ont été vues dans le journal.</translation>
    </message>
    <message>
        <source>They were not seen in the log.</source>
        <translation>Elles n’ont pas été vues dans le journal.</translation>
    </message>
    <message>
        <source>Their arrival needs attention.</source>
        <translation>Leur arrivée demande votre attention.</translation>
    </message>
    <message>
        <source>Sending is not set up.</source>
        <translation>L’envoi n’est pas configuré.</translation>
    </message>
    <message>
        <source>General tools work.</source>
        <translation>Les outils généraux fonctionnent.</translation>
    </message>
    <message>
        <source>“%1” has a warning: %2.</source>
        <comment>title of a step, what was seen</comment>
        <translation>L’étape «&#x202f;%1&#x202f;» comporte un avertissement&#x202f;: %2.</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>Vérification annulée. Les étapes inachevées sont signalées.</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>Vérification&#x202f;: %1, %2, en %3.</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>Certaines étapes sont plus anciennes (%1).</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>Recherchez le repère %1 pour trouver les entrées de test.</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>Le profil a changé depuis cette vérification. Revérifiez.</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>Ce résultat est ancien. Revérifiez.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>The report was copied without the key.</source>
        <translation>Le rapport a été copié sans la clé.</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>Enregistrer le rapport de vérification</translation>
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
        <translation>Le rapport a été enregistré sans la clé&#x202f;: %1</translation>
    </message>
    <message>
        <source>This is a past check. Esc returns to the newest.</source>
        <translation>Cette vérification est passée. Échap revient à la plus récente.</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>Surveillance de %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>Chaque minute tant que cette fenêtre est ouverte.</numerusform>
            <numerusform>Toutes les %n minutes tant que cette fenêtre est ouverte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>Prochaine vérification à %1.</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>Chaque vérification envoie quatre entrées de test, aucune de niveau ERROR ni ALERT.</translation>
    </message>
    <message>
        <source>Every hour while this window is open.</source>
        <translation>Toutes les heures tant que cette fenêtre est ouverte.</translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus surveiller</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n changement précédent</numerusform>
            <numerusform>%n changements précédents</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>Aucun changement pour l’instant</translation>
    </message>
</context>
<context>
    <name>rc::WindowDrop</name>
    <message>
        <source>%1 is too large to be a settings file.</source>
        <translation>%1 est trop volumineux pour être un fichier de réglages.</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Déposez un seul fichier à la fois.</translation>
    </message>
</context>
<context>
    <name>rc::WireLimits</name>
    <message>
        <source>Timeout</source>
        <translation>Délai d’attente</translation>
    </message>
    <message>
        <source>For event streams</source>
        <translation>Pour les flux d’événements</translation>
    </message>
    <message>
        <source>Largest tool list</source>
        <translation>Liste d’outils (max.)</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>Autre réponse (max.)</translation>
    </message>
    <message>
        <source>Largest request with entries</source>
        <translation>Requête d’entrées (max.)</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>KiB</source>
        <translation>Kio</translation>
    </message>
    <message>
        <source>MiB</source>
        <translation>Mio</translation>
    </message>
</context>
</TS>
