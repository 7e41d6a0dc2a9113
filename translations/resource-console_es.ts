<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
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
        <translation>Comprueba la configuración de un recurso, envía entradas y alertas de prueba y muestra las herramientas que puede usar un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>License</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>Llavero</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>Sin clave para este perfil</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Carpeta de datos</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Acerca de Resource Console</translation>
    </message>
    <message>
        <source>Include the Resource URL and tool server</source>
        <translation>Incluir la URL del recurso y el servidor de herramientas</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copiar diagnóstico</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>Abrir carpeta de datos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>Copiado, sin claves.</translation>
    </message>
    <message>
        <source>No program could open the data folder.</source>
        <translation>Ningún programa pudo abrir la carpeta de datos.</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>El archivo de actividad se actualizó a esta versión. El original se guardó como %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n entrada aún no está registrada en Actividad.</numerusform>
            <numerusform>%n entradas aún no están registradas en Actividad.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>El disco con el archivo de actividad no responde. No se registra nada hasta que responda.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>Lista de herramientas</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Simulacro</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>Llamada a herramienta</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Accepted by the service</source>
        <translation>Aceptado por el servicio</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Rechazado por el servicio</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Puede haberse entregado</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>Solo local</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superado</translation>
    </message>
    <message>
        <source>Passed with warnings</source>
        <translation>Superado con advertencias</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>La herramienta respondió</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>La herramienta devolvió un error</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>La herramienta puede haberse ejecutado</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>El archivo está dañado.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>Cannot write to the file.</source>
        <translation>No se puede escribir en el archivo.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>El disco informa de un error.</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>Otro programa ha bloqueado el archivo.</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>No se puede abrir el archivo.</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>Falta el controlador de Qt para SQLite (libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>In progress on the server</source>
        <translation>En curso en el servidor</translation>
    </message>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started.</source>
        <translation>El archivo de actividad estaba dañado. Se guardó sin cambios como %1 y se creó uno nuevo.</translation>
    </message>
    <message>
        <source>The activity file contains parts of another program: %1. It was saved unchanged as %2, and a new one was started.</source>
        <translation>El archivo de actividad contiene partes de otro programa: %1. Se guardó sin cambios como %2 y se creó uno nuevo.</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>Rechazado, la herramienta no se ejecutó</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>Cancelado antes de enviarse</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1: vacío</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>Llegada</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message>
        <source>Activity is not being recorded completely.</source>
        <translation>La actividad no se está registrando por completo.</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>No se pueden mostrar los registros.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>En esta ventana no se registra nada</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>Aún no hay actividad</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n registro</numerusform>
            <numerusform>%n registros</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se eliminó nada.</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>Los registros en curso no se pueden eliminar.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>Se eliminó %n registro.</numerusform>
            <numerusform>Se eliminaron %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>Seleccione un registro.</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>Este registro se eliminó.</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>Demasiados registros seleccionados.</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>Búsquelos y elija «Eliminar registros coincidentes» en el menú «Más».</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>Restaurar registros eliminados</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>Se restauró %n registro.</numerusform>
            <numerusform>Se restauraron %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>Se exportó %n registro.</numerusform>
            <numerusform>Se exportaron %n registros.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportando…</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>Exportación detenida.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>No se exportó nada.</translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>Lote de %n entrada · %1</numerusform>
            <numerusform>Lote de %n entradas · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to all records</source>
        <translation>Volver a todos los registros</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>Eliminar registros seleccionados (%1)  Supr</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>Eliminar registros coincidentes (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>Eliminar todos los registros (%1)</translation>
    </message>
    <message>
        <source>Export Activity</source>
        <translation>Exportar actividad</translation>
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
        <translation>Aquí se registran todos los envíos, comprobaciones, listas de herramientas, llamadas y simulacros. La clave de API, nunca.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Se puede deshacer hasta que cierre la ventana.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n registro como JSON Lines…</numerusform>
            <numerusform>%n registros como JSON Lines…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n registro como CSV…</numerusform>
            <numerusform>%n registros como CSV…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>Hora no reconocida para %1: «%2». Use 90m, 24h, 7d, today, yesterday, 2026-11-21 o 2026-11-21T14:00.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>Valor desconocido para %1: «%2». Use los cuatro dígitos de la huella de una clave, por ejemplo 91C4.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>Valor desconocido para %1: «%2». Use uno de estos: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearchBar</name>
    <message>
        <source>Last hour</source>
        <translation>Última hora</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
    <message>
        <source>Search Activity</source>
        <translation>Buscar en Actividad</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>Buscar, p.&#xa0;ej. failover outcome:unknown since:24h</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier periodo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <comment>a filter, a number</comment>
        <translation>%1: %2 elegidos</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>Actividad, lo más reciente primero</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>puede haberse entregado, 504</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>no vista en 60 s</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Activity, oldest first</source>
        <translation>Actividad, lo más antiguo primero</translation>
    </message>
    <message>
        <source>Activity, by %1, descending</source>
        <comment>the title of a column</comment>
        <translation>Actividad, ordenada por %1 en orden descendente</translation>
    </message>
    <message>
        <source>Activity, by %1, ascending</source>
        <comment>the title of a column</comment>
        <translation>Actividad, ordenada por %1 en orden ascendente</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>Mostrar entradas</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message>
        <source>planned</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>may have been delivered</source>
        <translation>puede haberse entregado</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>no enviado</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>solo local</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>superado con advertencias</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallido</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1: %n herramienta</numerusform>
            <numerusform>%1: %n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, the verdict of its check</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>con respuesta</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>Error de la herramienta</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>puede haberse ejecutado</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>Resultado desconocido</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an outcome, its HTTP status</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>service error</source>
        <translation>error del servicio</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>a burst or a batch</comment>
        <translation>Entradas</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · %n entrada</numerusform>
            <numerusform>%1 · %n entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 aceptadas</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <translation>%1 de %2 aceptadas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries of a batch that are in the log</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · los registros se eliminan al cabo de %n día</numerusform>
            <numerusform>%1 · los registros se eliminan al cabo de %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWorker</name>
    <message>
        <source>Nothing was exported.</source>
        <translation>No se exportó nada.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>No se eliminó nada.</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>Algunos registros no se restauraron.</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>La dirección contiene una barra invertida.</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>La dirección contiene un salto de línea.</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>La dirección contiene un espacio. En un nombre, escriba el espacio como %20.</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>La dirección contiene un carácter de control o invisible: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>Una dirección debe empezar por https://, pero esta empieza por %1:.</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>Una dirección IPv6 debe ir entre corchetes: [%1].</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>El puerto «%1» no es un número del 1 al 65535.</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.</source>
        <translation>http:// enviaría su clave de API sin cifrar a %1. Use https://. Si el servidor no tiene TLS, reenvíe su puerto con «ssh -L %2:localhost:%2 %1» e introduzca http://localhost:%2.</translation>
    </message>
    <message>
        <source>The address contains a space, U+%1. In a name, write a space as %20.</source>
        <translation>La dirección contiene un espacio, U+%1. En un nombre, escriba el espacio como %20.</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host.</source>
        <translation>La dirección tiene un nombre de usuario o una @ antes del host.</translation>
    </message>
</context>
<context>
    <name>rc::AdvancedFields</name>
    <message>
        <source>Advanced</source>
        <translation>Avanzado</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Prefijo de variables</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Cabecera de clave</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Cabecera del correo</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>Como hacen los SDK</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>Las entradas incluyen el nombre de usuario además de la clave</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Enviar el nombre de usuario con las entradas</translation>
    </message>
    <message>
        <source>For a resource’s own key</source>
        <translation>Para la clave propia de un recurso</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>Envía el UUID al servidor de herramientas, como puede requerir la clave propia de un recurso</translation>
    </message>
    <message>
        <source>At the end of each check</source>
        <translation>Al final de cada comprobación</translation>
    </message>
    <message>
        <source>A check looks for its entries in the service’s own log, using the service’s own tool</source>
        <translation>Una comprobación busca sus entradas en el propio log del servicio, con la propia herramienta del servicio</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>Buscar en el log</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>Cabecera del UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Más catálogos</translation>
    </message>
    <message>
        <source>More tool catalogs, by name and path under the tool server</source>
        <translation>Más catálogos de herramientas, por nombre y ruta en el servidor de herramientas</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>Dialecto MCP del servidor de herramientas</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>Moderno (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>Sesión (hasta MCP 2025-11-25)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>Solicitudes simples</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecto</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Flujos de eventos</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>Archivo de CA propio</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Archivo de CA</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Predeterminado (consulte «Preferencias»)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>Use letras, dígitos y _. No empiece por un dígito.</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE, %1API_KEY, …</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1: el prefijo no tiene _ al final. Con él: %2_API_KEY.</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>Cada cabecera necesita un nombre único.</translation>
    </message>
    <message>
        <source>As a bearer token</source>
        <translation>Como token de portador</translation>
    </message>
    <message>
        <source>Sends the key to the tool server as “Authorization: Bearer”, not in the key header</source>
        <translation>Envía la clave al servidor de herramientas como «Authorization: Bearer», no en la cabecera de clave</translation>
    </message>
    <message>
        <source>Commands may send %1 to %2.</source>
        <translation>Los comandos pueden enviar %1 a %2.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clave al servidor de herramientas</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Cabecera del usuario</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID al servidor de herramientas</translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>hace %n segundo</numerusform>
            <numerusform>hace %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %n minuto</numerusform>
            <numerusform>hace %n minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>hace %n hora</numerusform>
            <numerusform>hace %n horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %n día</numerusform>
            <numerusform>hace %n días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::AlertStep</name>
    <message>
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>Mantener pulsado para enviar un %1</translation>
    </message>
    <message>
        <source>ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>ERROR y ALERT pueden notificar a personas por aplicación, correo electrónico o SMS. Cada pulsación envía una entrada marcada con [TEST].</translation>
    </message>
    <message>
        <source>Nothing was sent. Hold until the bar is full.</source>
        <translation>No se envió nada. Mantenga pulsado hasta que se llene la barra.</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>La última comprobación de cada perfil</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Show its checks in Activity</source>
        <translation>Mostrar sus comprobaciones en Actividad</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>Copiar dirección</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT.</source>
        <translation>Cada comprobación usa la clave propia del perfil y envía cuatro entradas [TEST], ninguna con ERROR ni ALERT.</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>Con fallos %1</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>Puede ser destructiva (supuesto)</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>idempotente</translation>
    </message>
    <message>
        <source>open world</source>
        <translation>mundo abierto</translation>
    </message>
    <message>
        <source>May reach external systems (assumed)</source>
        <translation>Puede acceder a sistemas externos (supuesto)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>JSON no válido: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>El esquema es ilegible, así que no se comprueba nada.</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object: {…}.</source>
        <translation>Los argumentos deben ser un objeto JSON: {…}.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>The schema is too complex to check completely.</source>
        <translation>El esquema es demasiado complejo para comprobarlo por completo.</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>El esquema no permite ningún valor aquí.</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>el esquema hace referencia a %1, que falta y no se descarga</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>Debe ser un número entero, pero es %1.</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>Debe ser %1, pero es %2.</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>Debe ser %1.</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>Debe ser uno de estos: %1.</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>No coincide con ninguna de las %1 variantes permitidas. La más cercana: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>Coincide con %1 de las variantes permitidas, pero debe coincidir exactamente con una.</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>Coincide con una variante que el esquema prohíbe («not»).</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>Sin comprobar: %1.</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>Debe ser mayor que %1.</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>Debe ser menor que %1.</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>Debe ser como mínimo %1.</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>Debe ser como máximo %1.</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>Debe ser múltiplo de %1.</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>No debe estar vacío.</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>Demasiado corto: %1 caracteres, se requieren al menos %2.</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>Demasiado largo: %1 caracteres, se permiten como máximo %2.</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>Igual que el elemento %1, pero los elementos deben ser únicos.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>%1 elementos cumplen «contains», pero deben cumplirlo al menos %2.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>%1 elementos cumplen «contains», pero pueden cumplirlo como máximo %2.</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>El esquema no permite este nombre aquí.</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>Obligatorio junto con «%1».</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatorio</translation>
    </message>
    <message>
        <source>The schema or the value is too large, so nothing is checked.</source>
        <translation>El esquema o el valor es demasiado grande, así que no se comprueba nada.</translation>
    </message>
    <message>
        <source>The schema names another dialect, “%1”. It is checked as JSON Schema 2020-12.</source>
        <translation>El esquema indica otro dialecto, «%1». Se comprueba como JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>Does not match the format “%1”.</source>
        <translation>No se ajusta al formato «%1».</translation>
    </message>
    <message>
        <source>Must match the pattern “%1”.</source>
        <translation>Debe ajustarse al patrón «%1».</translation>
    </message>
    <message>
        <source>Too few: %1, at least %2 required.</source>
        <translation>Muy pocos: hay %1, se requieren al menos %2.</translation>
    </message>
    <message>
        <source>Too many: %1, at most %2 allowed.</source>
        <translation>Demasiados: hay %1, se permiten como máximo %2.</translation>
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
        <translation>cancelado</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>la herramienta de log indica «%1»</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>aún no visible</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>en el log</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <translation>en el log tras %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the log after %1</source>
        <translation>sin aparecer en el log tras %1</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows</source>
        <translation>no está entre las entradas que muestra la herramienta de log</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>no se pudo leer el log</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>no se pudo leer el log: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>%1 de %2 entradas están en el log</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>%1 sin aparecer en el log tras %2</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>%1 fuera del alcance de la herramienta de log</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1: enviado %2, no mostrado</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1: añadido por el servicio, %2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1: enviado %2, reformateado como %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1: enviado %2, almacenado %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>no vista en %1</translation>
    </message>
    <message>
        <source>the last after %1</source>
        <comment>a duration</comment>
        <translation>la última tras %1</translation>
    </message>
    <message>
        <source>in the log (%1)</source>
        <translation>en el log (%1)</translation>
    </message>
    <message>
        <source>log not read</source>
        <translation>log no leído</translation>
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
            <numerusform>%1, llamada %n vez</numerusform>
            <numerusform>%1, llamada %n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>no entry to look for</source>
        <translation>ninguna entrada que buscar</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>no se encontró ninguna herramienta que lea el log de un recurso</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>Para usar una herramienta con otro nombre, indique --log-tool NAME.</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>la herramienta de log %1 aún no está confirmada</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>La herramienta no declara que solo lea, así que no se llamó. Confírmela una vez: --log-tool %1, o «Buscar en el log» en la página «Enviar».</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>No se sabe si las entradas llegaron.</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>El servicio almacenó algo distinto: %1</translation>
    </message>
    <message>
        <source>The log reaches back far enough and does not show all of them. Give this marker to the service’s operator.</source>
        <translation>El log se remonta lo suficiente y no las muestra todas. Facilite este marcador al operador del servicio.</translation>
    </message>
    <message>
        <source>the log could not be read without the tool list</source>
        <translation>no se pudo leer el log sin la lista de herramientas</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>La respuesta de la herramienta de log no tiene ninguna lista de entradas.</translation>
    </message>
    <message>
        <source>The log tool does not show the extra members of entries.</source>
        <translation>La herramienta de log no muestra los miembros adicionales de las entradas.</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message>
        <source>Look in the log</source>
        <translation>Buscar en el log</translation>
    </message>
    <message>
        <source>Use this tool</source>
        <translation>Usar esta herramienta</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>La elección se guarda en el perfil.</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>No se encontró ninguna herramienta de este servicio que lea el log de un recurso.</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>Almacenada tal como se envió.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Dejar de buscar</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>%1 de %2 visibles hasta ahora</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>%1 de %2 en el log</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>No se pudo leer el log: %1</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>En el log</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>No están en el log</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1 y %n más</numerusform>
            <numerusform>%1 y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy missing markers</source>
        <translation>Copiar marcadores que faltan</translation>
    </message>
    <message>
        <source>Arrival unknown</source>
        <translation>Llegada desconocida</translation>
    </message>
    <message>
        <source>Not visible in the log yet</source>
        <translation>Aún no visible en el log</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Llegada: %1</translation>
    </message>
    <message>
        <source>Open the resource this entry was sent to.</source>
        <translation>Abra el recurso al que se envió esta entrada.</translation>
    </message>
    <message>
        <source>The tool %1 does not state that it is read-only. It is called with this resource and the marker.</source>
        <translation>La herramienta %1 no declara que solo lea. Se llama con este recurso y el marcador.</translation>
    </message>
    <message>
        <source>First arrival</source>
        <translation>Primera llegada</translation>
    </message>
    <message>
        <source>Last arrival</source>
        <translation>Última llegada</translation>
    </message>
</context>
<context>
    <name>rc::AuthorityRow</name>
    <message>
        <source>Custom CA file</source>
        <translation>Archivo de CA propio</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>Elegir un archivo de CA propio</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>vacío: las autoridades del sistema</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>Certificados (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>rc::Banner</name>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or refuses them together.</source>
        <translation>Envía todas las entradas en una solicitud. El servicio las acepta o rechaza juntas.</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>Añadir entrada de la pestaña Entrada</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>Cómo se envían los niveles no admitidos</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>Error (puede notificar a personas)</translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>Dividir en partes</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>Usar la hora actual en todas las entradas</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>Mantener pulsado para enviar el lote</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n entrada en una solicitud</numerusform>
            <numerusform>%n entradas en una solicitud</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>Demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>La primera entrada ya es demasiado grande para una solicitud.</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>Ninguna entrada válida</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>Aún no hay entradas</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>El servicio no tiene este nivel: %1. Enviar como</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>Estas entradas superan el límite por solicitud de %1 fijado en «Preferencias».</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>Enviar %n entrada  Ctrl+Intro</numerusform>
            <numerusform>Enviar %n entradas  Ctrl+Intro</numerusform>
        </translation>
    </message>
    <message>
        <source>Send  Ctrl+Enter</source>
        <translation>Enviar  Ctrl+Intro</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n entrada</numerusform>
            <numerusform>%n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>%n más para la siguiente solicitud</numerusform>
            <numerusform>%n más para la siguiente solicitud</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n línea omitida</numerusform>
            <numerusform>%n líneas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>se muestran las primeras %1</translation>
    </message>
    <message>
        <source>Shows the first request. The others have markers of their own.</source>
        <translation>Muestra la primera solicitud. Las demás tienen sus propios marcadores.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Seconds between two requests</source>
        <translation>Segundos entre dos solicitudes</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Conexiones</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>Una vez</translation>
    </message>
    <message>
        <source>No pause</source>
        <translation>Sin pausa</translation>
    </message>
    <message>
        <source>every </source>
        <translation>cada </translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>connections: </source>
        <translation>conexiones: </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>%n solicitud, una cada %1 s.</numerusform>
            <numerusform>%n solicitudes, una cada %1 s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>%n solicitud, tan rápido como lo permitan las conexiones.</numerusform>
            <numerusform>%n solicitudes, tan rápido como lo permitan las conexiones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry is sent at most once, whatever the response.</source>
        <translation>Cada entrada se envía como máximo una vez, sea cual sea la respuesta.</translation>
    </message>
    <message>
        <source>A batch with an error or an alert cannot be repeated.</source>
        <translation>Un lote con un error o una alerta no se puede repetir.</translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>Enviar %n entrada restante  Ctrl+Intro</numerusform>
            <numerusform>Enviar las %n entradas restantes  Ctrl+Intro</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries.</source>
        <translation>Se muestran las primeras %1 de %2 entradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>%n de ellas puede notificar a personas por aplicación, correo electrónico o SMS a cualquier hora, pero solo una vez por la solicitud.</numerusform>
            <numerusform>%n de ellas pueden notificar a personas por aplicación, correo electrónico o SMS a cualquier hora, pero solo una vez por la solicitud.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>%n sin mensaje</numerusform>
            <numerusform>%n sin mensaje</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BatchModel</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
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
        <translation>Líneas importadas</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
    <message>
        <source>Copy extra</source>
        <translation>Copiar extra</translation>
    </message>
    <message>
        <source>Remove from the batch</source>
        <translation>Quitar del lote</translation>
    </message>
    <message>
        <source>Copy problem</source>
        <translation>Copiar problema</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>Texto de la herramienta</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>Imagen, %1, %2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>Audio, %1, %2: no se reproduce</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>Enlace a recurso: no abierto</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>Dirección del recurso</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>Recurso incrustado</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>Texto del recurso</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>Tipo de contenido desconocido (en bruto)</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>JSON de la herramienta</translation>
    </message>
    <message>
        <source>for: %1</source>
        <translation>para: %1</translation>
    </message>
    <message>
        <source>priority: %1</source>
        <translation>prioridad: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Guardar…</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>Guardar salida de la herramienta</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Guardado como %1.</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>No se pudo guardar: %1</translation>
    </message>
</context>
<context>
    <name>rc::CallOperation</name>
    <message>
        <source>This record has no task that can be asked about.</source>
        <translation>Este registro no tiene ninguna tarea que se pueda consultar.</translation>
    </message>
    <message>
        <source>This call was sent to %1. Open the profile that it was made with.</source>
        <translation>Esta llamada se envió a %1. Abra el perfil con el que se hizo.</translation>
    </message>
    <message>
        <source>This call was made with the profile “%1” and another key. Open that profile.</source>
        <translation>Esta llamada se hizo con el perfil «%1» y otra clave. Abra ese perfil.</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>La herramienta «%1» no se puede llamar porque %2.</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>En curso: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>No se llamó: %n argumento no se ajusta al esquema de la herramienta.</numerusform>
            <numerusform>No se llamó: %n argumentos no se ajustan al esquema de la herramienta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>No se llamó: ningún cliente puede llamar a esta herramienta, porque %1.</translation>
    </message>
    <message>
        <source>Calling…</source>
        <translation>Llamando…</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>El servidor espera sus datos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what became of its call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>En bruto</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Con formato</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>Lo introducido aún no se puede convertir a JSON.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>Llamar  Ctrl+Intro</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>Volver a las herramientas</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Llamar a %1</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>Esta herramienta no tiene argumentos.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>Usa una variable para la clave</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>Llamar de todos modos</translation>
    </message>
    <message>
        <source>Leave it in progress</source>
        <translation>Dejar en curso</translation>
    </message>
    <message>
        <source>Arguments from an earlier call</source>
        <translation>Argumentos de una llamada anterior</translation>
    </message>
    <message>
        <source>Sent as one line.</source>
        <translation>Se envía como una sola línea.</translation>
    </message>
    <message>
        <source>This server requires a session, so two session headers are added.</source>
        <translation>Este servidor requiere una sesión, así que se añaden dos cabeceras de sesión.</translation>
    </message>
    <message>
        <source>The schema of this tool does not fit a form. Write the arguments as one JSON object.</source>
        <translation>El esquema de esta herramienta no se ajusta a un formulario. Escriba los argumentos como un objeto JSON.</translation>
    </message>
    <message>
        <source>Hold to call</source>
        <translation>Mantener pulsado para llamar</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>Revisar herramienta</translation>
    </message>
    <message>
        <source>Nothing was called. Hold until the bar is full.</source>
        <translation>No se llamó a nada. Mantenga pulsado hasta que se llene la barra.</translation>
    </message>
    <message>
        <source>The server continues the call. Ask for its result in Activity.</source>
        <translation>El servidor continúa la llamada. Consulte su resultado en Actividad.</translation>
    </message>
</context>
<context>
    <name>rc::CallText</name>
    <message>
        <source>See the response for details.</source>
        <translation>Consulte los detalles en la respuesta.</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>Se canceló después de enviar la llamada.</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Compruebe en el servicio si tuvo efecto antes de volver a llamarla.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>Esta herramienta no declara si es destructiva, así que puede modificar o eliminar datos de forma permanente.</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>Esta herramienta está marcada como destructiva: puede modificar o eliminar datos de forma permanente.</translation>
    </message>
    <message>
        <source>The server canceled its task “%1”.</source>
        <translation>El servidor canceló su tarea «%1».</translation>
    </message>
    <message>
        <source>The server’s task “%1” did not end with a result of the tool.</source>
        <translation>La tarea «%1» del servidor no terminó con un resultado de la herramienta.</translation>
    </message>
    <message>
        <source>The server continues it as task “%1”.</source>
        <translation>El servidor la continúa como tarea «%1».</translation>
    </message>
    <message>
        <source>The server’s task “%1” was not finished within the timeout.</source>
        <translation>La tarea «%1» del servidor no terminó dentro del tiempo de espera.</translation>
    </message>
    <message>
        <source>The server’s task “%1” waits for input.</source>
        <translation>La tarea «%1» del servidor espera datos.</translation>
    </message>
    <message>
        <source>The server could not be asked about its task “%1”: %2</source>
        <translation>No se pudo consultar al servidor sobre su tarea «%1»: %2</translation>
    </message>
    <message>
        <source>The server’s task “%1” is finished.</source>
        <translation>La tarea «%1» del servidor ha terminado.</translation>
    </message>
    <message>
        <source>The server’s task “%1” failed.</source>
        <translation>La tarea «%1» del servidor falló.</translation>
    </message>
    <message>
        <source>Ask again in Activity. The tool is not called again.</source>
        <translation>Vuelva a consultarla en Actividad. La herramienta no se vuelve a llamar.</translation>
    </message>
    <message>
        <source>The server was to keep it until %1, so it has probably expired.</source>
        <translation>El servidor debía conservarla hasta el %1, así que probablemente ha caducado.</translation>
    </message>
    <message>
        <source>The call was made with another key (%1), and a server shows a task only to its owner.</source>
        <translation>La llamada se hizo con otra clave (%1), y un servidor muestra una tarea solo a su propietario.</translation>
    </message>
    <message>
        <source>It may have expired, been deleted or belong to another account.</source>
        <translation>Puede haber caducado, haberse eliminado o pertenecer a otra cuenta.</translation>
    </message>
    <message>
        <source>The server does not know the task “%1”.</source>
        <translation>El servidor no conoce la tarea «%1».</translation>
    </message>
    <message>
        <source>During the call, the server requested “%1”, which this program does not support.</source>
        <translation>Durante la llamada, el servidor solicitó «%1», que este programa no admite.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message>
        <source>Catalog: %1</source>
        <translation>Catálogo: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>El archivo no tiene el catálogo «%1».</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>destructive (assumed)</source>
        <translation>destructiva (supuesto)</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>%1 herramientas de %2, %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%1 de %2 herramientas de %3, %4.</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>La lista está incompleta.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Sin descripción.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>rc::CatalogItem</name>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>Un nombre de catálogo tiene de 1 a 32 caracteres (a a z, 0 a 9, - y _) y empieza por una letra o un dígito.</translation>
    </message>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>Un catálogo adicional no puede llamarse %1.</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>La ruta de un catálogo va tras la dirección del servidor de herramientas, por ejemplo /asana/. Como máximo 256 caracteres, sin consulta, «..», espacios ni comas.</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>Herramientas de %1</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Code hosting</source>
        <translation>Alojamiento de código</translation>
    </message>
    <message>
        <source>Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.</source>
        <translation>Indique un catálogo adicional con nombre y ruta, por ejemplo asana=/asana/, no «%1».</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>Un perfil puede tener como máximo %1 catálogos adicionales.</translation>
    </message>
    <message>
        <source>Two catalogs have the same name or path: %1.</source>
        <translation>Dos catálogos tienen el mismo nombre o la misma ruta: %1.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>No se pudo guardar la revisión: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>Una lista guardada no se puede leer y se ignora: %1: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>No se pudieron leer las revisiones anteriores: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>Esta lista no se guardó, por lo que no se podrán detectar cambios posteriores: %1</translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message>
        <source>wording of %1</source>
        <translation>redacción de %1</translation>
    </message>
    <message>
        <source>%1: %2 (breaking)</source>
        <translation>%1: %2 (incompatible)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n cambio más</numerusform>
            <numerusform>%n cambios más</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1: la lista está incompleta, así que no se compara.</translation>
    </message>
</context>
<context>
    <name>rc::CheckDifference</name>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>Direcciones IP</translation>
    </message>
    <message>
        <source>TLS certificate</source>
        <translation>Certificado TLS</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Diferencia de reloj</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>%1, number of tools</source>
        <translation>%1, número de herramientas</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what changed, its value before and now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>“%1” passed until %2 and has failed since %3.</source>
        <comment>a step, two times</comment>
        <translation>«%1»: superado hasta %2, con fallos desde %3.</translation>
    </message>
    <message>
        <source>%1 Changed in between: %2.</source>
        <comment>since when a step fails, what else is different since</comment>
        <translation>%1 Cambios entretanto: %2.</translation>
    </message>
</context>
<context>
    <name>rc::CheckFix</name>
    <message>
        <source>Raise timeout to %1 s</source>
        <translation>Ampliar el tiempo de espera a %1 s</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and fetch again</source>
        <translation>Ampliar el tiempo de espera a %1 s y volver a obtener la lista</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and check again</source>
        <translation>Ampliar el tiempo de espera a %1 s y volver a comprobar</translation>
    </message>
    <message>
        <source>Replace key…</source>
        <translation>Reemplazar clave…</translation>
    </message>
    <message>
        <source>Enter key…</source>
        <translation>Introducir clave…</translation>
    </message>
    <message>
        <source>Enter code-hosting token…</source>
        <translation>Introducir token de alojamiento de código…</translation>
    </message>
    <message>
        <source>Edit tool server…</source>
        <translation>Editar servidor de herramientas…</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>Editar URL del recurso…</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>Añadir servidor de herramientas…</translation>
    </message>
    <message>
        <source>Change username…</source>
        <translation>Cambiar nombre de usuario…</translation>
    </message>
    <message>
        <source>Enter username…</source>
        <translation>Introducir nombre de usuario…</translation>
    </message>
    <message>
        <source>Send username with entries and check again</source>
        <translation>Enviar el nombre de usuario con las entradas y volver a comprobar</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Enviar el nombre de usuario con las entradas</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>Enviar el UUID al servidor de herramientas y volver a comprobar</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>Enviar el UUID al servidor de herramientas y volver a obtener la lista</translation>
    </message>
    <message>
        <source>Stop sending the UUID and check again</source>
        <translation>Dejar de enviar el UUID y volver a comprobar</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>Dejar de enviar el UUID y volver a obtener la lista</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>Dividir lote en dos</translation>
    </message>
    <message>
        <source>Copy report for the operator</source>
        <translation>Copiar informe para el operador</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Guardar cambios</translation>
    </message>
    <message>
        <source>Save and fetch again</source>
        <translation>Guardar y volver a obtener la lista</translation>
    </message>
    <message>
        <source>Save and check again</source>
        <translation>Guardar y volver a comprobar</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Token de alojamiento de código</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Enter a username first.</source>
        <translation>Introduzca antes un nombre de usuario.</translation>
    </message>
    <message>
        <source>Show where clients sign in</source>
        <translation>Mostrar dónde inician sesión los clientes</translation>
    </message>
    <message>
        <source>Enter token for %1…</source>
        <translation>Introducir token para %1…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token para %1</translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Vigilar</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>Repite la comprobación mientras la ventana está abierta y avisa de los cambios</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Cada minuto</numerusform>
            <numerusform>Cada %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de vigilar</translation>
    </message>
    <message>
        <source>All profiles: %1</source>
        <translation>Todos los perfiles: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, what changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking all profiles…</source>
        <translation>Comprobando todos los perfiles…</translation>
    </message>
    <message>
        <source>all profiles</source>
        <translation>todos los perfiles</translation>
    </message>
    <message>
        <source>Watching stopped because the resource changed.</source>
        <translation>La vigilancia se detuvo porque el recurso cambió.</translation>
    </message>
    <message>
        <source>This resource</source>
        <translation>Este recurso</translation>
    </message>
    <message>
        <source>All profiles (%1)</source>
        <translation>Todos los perfiles (%1)</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Cancelar  Esc</translation>
    </message>
    <message>
        <source>Check all  F5</source>
        <translation>Comprobar todos  F5</translation>
    </message>
    <message>
        <source>Check again  F5</source>
        <translation>Volver a comprobar  F5</translation>
    </message>
    <message>
        <source>Check  F5</source>
        <translation>Comprobar  F5</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n fallido</numerusform>
            <numerusform>%n fallidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n superado</numerusform>
            <numerusform>%n superados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>%n sin probar</numerusform>
            <numerusform>%n sin probar</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>Cada hora</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>cancelado; la entrada puede haberse entregado</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>no enviado: solo a petición</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>no solicitado</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>Sin servidor de herramientas</translation>
    </message>
    <message>
        <source>plain http on this machine, no TLS</source>
        <translation>http sin cifrar en este equipo, sin TLS</translation>
    </message>
    <message>
        <source>The new key does everything the old one does.</source>
        <translation>La clave nueva permite todo lo que permite la antigua.</translation>
    </message>
    <message>
        <source>The comparison was canceled. The new key was not verified.</source>
        <translation>La comparación se canceló. La clave nueva no se verificó.</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>La clave nueva no se probó. Sin un servidor de herramientas, solo se puede probar con entradas.</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>esta comparación</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a step</comment>
        <translation>sin probar: «%1» falló</translation>
    </message>
    <message>
        <source>accepted, seen in the log</source>
        <translation>aceptada, vista en el log</translation>
    </message>
    <message>
        <source>not tested: “%1” had no response</source>
        <comment>title of a step</comment>
        <translation>sin probar: «%1» no obtuvo respuesta</translation>
    </message>
    <message>
        <source>not set up: no Resource URL</source>
        <translation>no configurado: falta la URL del recurso</translation>
    </message>
    <message>
        <source>The new key failed where the old key works: %1.</source>
        <translation>La clave nueva falló donde la antigua funciona: %1.</translation>
    </message>
    <message>
        <source>No step that needs a key passed with either key, so the new key could not be verified.</source>
        <translation>No se superó ningún paso que requiera clave con ninguna de las dos, por lo que la clave nueva no se pudo verificar.</translation>
    </message>
</context>
<context>
    <name>rc::CheckStep</name>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Access and sending</source>
        <translation>Acceso y envío</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <comment>levels</comment>
        <translation>aceptados: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted: %3</source>
        <comment>a number, a number, levels</comment>
        <translation>%1 de %2 aceptados: %3</translation>
    </message>
    <message>
        <source>Send at each level</source>
        <translation>Enviar con cada nivel</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>Enviar con ERROR y ALERT</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>Consulta DNS</translation>
    </message>
    <message>
        <source>Port open</source>
        <translation>Puerto abierto</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send an entry</source>
        <translation>Enviar una entrada</translation>
    </message>
    <message>
        <source>Send at DEBUG</source>
        <translation>Enviar con DEBUG</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>Enviar con INFO</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>Enviar con WARNING</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>Enviar con ERROR</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>Enviar con ALERT</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>Visto en el log</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En ejecución</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Superado</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>Sin probar</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <comment>title of a step</comment>
        <translation>Se detuvo en %1.</translation>
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
        <translation>marcador %1</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>Se muestran %1 de %2. Use --limit N para ver más.</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>No hay registros coincidentes.</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>Los registros se conservan hasta que se eliminen.</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>Los registros se eliminan al cabo de %n día.</numerusform>
            <numerusform>Los registros se eliminan al cabo de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>muestra como máximo N, los más recientes primero (predeterminado: 20)</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>Ninguna entrada registrada como «puede haberse entregado» tiene el marcador %1.</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>Esta entrada se envió a %1. Seleccione ese recurso con --resource o --profile.</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>--key debe ser los cuatro dígitos de la huella de una clave, por ejemplo 91C4.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 debe ser un número entero del %2 al %3, no «%4».</translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>busca en mensaje, extra, marcador y respuesta</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>separados por comas: send, list, check, drill, call</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>separados por comas: debug, info, warning, error, alert</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>solo este perfil</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>solo los últimos N días</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>Guardado en el perfil: %1 lee el log.</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>Política: %1</translation>
    </message>
    <message>
        <source>repeat every MINUTES until interrupted</source>
        <translation>repite cada MINUTES minutos hasta que se interrumpa</translation>
    </message>
    <message>
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>Prueba un recurso paso a paso, desde su URL hasta sus herramientas.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>It was “%1” before.</source>
        <translation>Antes era «%1».</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>Misma causa que «%1».</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>la ventana</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>Comprueba la configuración de un recurso, envía entradas de log de prueba y lista las herramientas que puede usar un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>Para enviar solo la clave: resource-console profile edit NAME --identity-on-ingest off.</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>Los comandos son: %1.</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>Estas opciones necesitan un comando.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>«%1» no es un comando.</translation>
    </message>
    <message>
        <source>See resource-console %1 --help.</source>
        <translation>Consulte resource-console %1 --help.</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug, info, warning, error o alert; error y alert pueden notificar a personas</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>la envía aunque pueda notificar a personas</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>Envía una entrada y mide cuándo la muestra el propio log del servicio.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>Tarde: se esperaba en %1 como máximo.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Esperando al llavero. Responda a su solicitud si aparece.</translation>
    </message>
    <message>
        <source>%1* from %2, compared with the profile %3</source>
        <translation>%1* de %2, comparado con el perfil %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>Se ignoró %n variable más.</numerusform>
            <numerusform>Se ignoraron %n variables más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>Se encontraron ajustes con otro prefijo: %1. Compárelos con --env-prefix %2.</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>Compara las variables de entorno del SDK con un perfil.</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>prefijo de los nombres de variables (predeterminado: el del perfil)</translation>
    </message>
    <message>
        <source>use this saved profile and its key</source>
        <translation>usa este perfil guardado y su clave</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>la dirección del servidor de herramientas</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>tiempo de espera para flujos de eventos, en segundos</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>tamaño máximo de una solicitud con entradas</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>imprime solo errores y JSON</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>muestra esta ayuda</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>muestra la versión</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>%1 solo se puede usar con %2.</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>«%1» no es una opción de %2.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no admite valor.</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 se indicó dos veces.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 necesita un valor.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>entrada estándar</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>La entrada estándar no contiene ninguna clave.</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
    </message>
    <message>
        <source>the demo service</source>
        <translation>el servicio de demostración</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>¿Enviar el token de %1 a %2 a partir de ahora? Escriba «y» y pulse Intro: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>¿Enviar la clave de %1 a %2 a partir de ahora? Escriba «y» y pulse Intro: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>La entrada estándar tiene más de una línea. Introduzca solo la clave.</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>%1 indica un servidor distinto al del perfil «%2», por lo que la clave del perfil no se envía allí. Use --key-stdin o %3, o elimine %1.</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>«%1» no puede ser el comienzo del nombre de una variable de entorno.</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>No hay perfiles guardados. Añada uno con: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>Elija un perfil con --profile NAME. Guardados: %1.</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>Ningún perfil se llama «%1». Guardados: %2.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>No existe la regla «%1».</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>Un hallazgo aceptado necesita tool, rule, reason y until, una fecha como 2027-01-31.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Equipo</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propietario</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Dirección base</translation>
    </message>
    <message>
        <source>Product path</source>
        <translation>Ruta del producto</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>Dirección de logs</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1 (se envía como %2)</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>Eliminado</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>No se pudo escribir la salida: %1.</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>Ya se permite su envío a %1.</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>No se cambió nada. Use --yes para confirmar.</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>Destinos permitidos hasta ahora: %1.</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>Aún no se permite su envío a ningún servidor.</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>¿Permitir su envío a %1 en su lugar? Escriba «y» y pulse Intro: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>Solo se envía a %1.</translation>
    </message>
    <message>
        <source>API key for %1: </source>
        <translation>Clave de API para %1: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>perfil (predeterminado: el único guardado)</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Esta ya es la clave del perfil.</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>No se cambió de clave. La clave antigua sigue en uso.</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>Use --entries para probarla enviando entradas con cada clave.</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>¿Cambiar a la clave nueva? Escriba «y» y pulse Intro: </translation>
    </message>
    <message>
        <source>The keychain may contain either key. The old one is saved: key rotate --undo restores it.</source>
        <translation>El llavero puede contener cualquiera de las dos claves. La antigua está guardada: key rotate --undo la restaura.</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>Se cambió a la clave nueva (%1).</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>La clave anterior está guardada: key rotate --undo la restaura, key rotate --forget-old la elimina.</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>No hay ninguna clave anterior guardada para este perfil.</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>La clave anterior se restauró (%1).</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>La clave anterior se eliminó.</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>Nueva clave de API para %1: </translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <translation>%1: clave antigua %2, clave nueva %3</translation>
    </message>
    <message>
        <source>old</source>
        <comment>the old key, above a column</comment>
        <translation>antigua</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the new key, above a column</comment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>Dónde se vio por última vez la clave antigua (en Actividad, por huella):</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>Muestra el propietario, el UUID y las direcciones de una URL de recurso en cualquier texto pegado.</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>Se añadió %1. A continuación, guarde su clave: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>La clave de este perfil no se envía a %1 hasta que lo permita: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Se guardó %1.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Ya existe un perfil llamado «%1».</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>%1 debe ser %2, no «%3».</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>nivel mínimo que reenvía el SDK (predeterminado: INFO)</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>el modo de depuración del SDK</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>cabecera del UUID (predeterminado: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorado: %1</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>El texto no contiene ajustes de perfil.</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>El perfil se guardó; su clave, no.</translation>
    </message>
    <message>
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>El perfil no se eliminó porque su clave puede seguir en el llavero.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>Se eliminó %1.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se cambió nada.</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>Se cambió el nombre, pero la clave puede seguir en el llavero con el nombre anterior.</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>Se cambió el nombre de %1 a %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Se añadió %1.</translation>
    </message>
    <message>
        <source>%1 already exists and is identical.</source>
        <translation>%1 ya existe y es idéntico.</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>Se omitió %1.</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>Se añadió %1 como %2.</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>Se reemplazó %1.</translation>
    </message>
    <message>
        <source>Ignored, not part of a profile: %1.</source>
        <translation>Ignorado, no forma parte de un perfil: %1.</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>Para resolver conflictos de nombres, use --clash skip, rename o replace.</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>El archivo no contiene perfiles.</translation>
    </message>
    <message>
        <source>key saved</source>
        <translation>clave guardada</translation>
    </message>
    <message>
        <source>no key saved</source>
        <translation>sin clave guardada</translation>
    </message>
    <message>
        <source>token saved</source>
        <translation>token guardado</translation>
    </message>
    <message>
        <source>no token saved</source>
        <translation>sin token guardado</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>Predeterminado (consulte «Preferencias»)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Depuración del SDK</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>Prefijo de variables</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Cabecera de clave</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Cabecera del usuario</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Cabecera del correo</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Enviar el nombre de usuario con las entradas</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID al servidor de herramientas</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Más catálogos</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecto</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>Flujos de eventos</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Archivo de CA</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>una entrada de cada nivel: debug, info y warning</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>formato del archivo: jsonl, csv o log (predeterminado: detectar)</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>envía N entradas</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>segundos entre solicitudes (predeterminado: 1 con --count)</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>envía K entradas en cada solicitud</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>envía todas las entradas en una solicitud</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>máximo de solicitudes simultáneas (predeterminado: 1)</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>se detiene cuando se rechaza una entrada</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>El archivo no tiene la columna «%1». Sus columnas son: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>Columnas: %1</translation>
    </message>
    <message>
        <source>Choose the column with --map COLUMN=message.</source>
        <translation>Elija la columna con --map COLUMN=message.</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>No se envió nada. Use --skip-faults para enviar las entradas válidas.</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>%1 no contiene entradas.</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>A través del proxy %1.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%1 de %2: %3 aceptadas, %4 rechazadas, %5 de entrega desconocida</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>Escenarios:</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>Ejecuta el servicio de demostración en primer plano.</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[dejar vacío para omitirlo]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>Este campo no admite ese valor.</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>¿Rellenar el formulario? Escriba «y» para aceptar, «d» para rechazar o cualquier otra cosa para cancelar: </translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>El servidor le pide que abra esta dirección en %1. Este programa no la abre:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Esta dirección no está cifrada, así que otras personas pueden leer lo que introduzca allí.</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[imagen, %1, %2 bytes: véase --json]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[audio, %1, %2 bytes: véase --json]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[enlace a recurso, no abierto: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[recurso incrustado: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[contenido estructurado]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>No se ajusta al esquema de salida de la herramienta: %1</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>Rechazado: una dirección no tiene valor predeterminado.</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>Cancelado: --answers tiene %1 elementos y esta es la pregunta %2.</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>Cancelado: los datos no se ajustan al formulario.</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>imprime una línea CSV por herramienta</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>imprime una especificación de herramienta que permite solo estas herramientas</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>termina con el código 1 si alguna herramienta ocupa más</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>Más de una herramienta se llama «%1». Elija una con --catalog.</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>No se llamó: ningún cliente puede llamar a «%1», porque %2.</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>--args debe ser un objeto JSON, por ejemplo &apos;{&quot;n&quot;:1}&apos;.</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>no declarado</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>aceptado</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1: sin cambios desde %2.</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1: cambios desde %2:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>%1 no indica su catálogo. Use --catalog.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1: %2 de %3 vuelve a contar porque su aceptación terminó el %4.</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>no se pudo obtener</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleto</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>Destructiva</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>Idempotente</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>Mundo abierto</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>Sin descripción.</translation>
    </message>
    <message>
        <source>Input schema:</source>
        <translation>Esquema de entrada:</translation>
    </message>
    <message>
        <source>Output schema:</source>
        <translation>Esquema de salida:</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>«%1» no se ofrece a los modelos y no se puede llamar porque %2.</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>No hay ninguna herramienta llamada «%1». Para listar los nombres: resource-console tools --names</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>El servidor no proporciona instrucciones.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>tarea %1</translation>
    </message>
    <message>
        <source>The old key was not seen anywhere else.</source>
        <translation>La clave antigua no se vio en ningún otro sitio.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>number and title of a step</comment>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>In the result, at %1: %2 (%3)</source>
        <translation>En el resultado, en %1: %2 (%3)</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Han cambiado las instrucciones del servidor para el modelo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1: vigilando, %n herramienta.</numerusform>
            <numerusform>%1: vigilando, %n herramientas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server announces changes. Fetching again in %1 s at the latest.</source>
        <translation>El servidor anuncia los cambios. La lista se volverá a obtener en %1 s como máximo.</translation>
    </message>
    <message>
        <source>Fetching again in %1 s.</source>
        <translation>La lista se volverá a obtener en %1 s.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>Se exportó %n registro.</numerusform>
            <numerusform>Se exportaron %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>Se eliminó %n registro.</numerusform>
            <numerusform>Se eliminaron %n registros.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… y %n más.</numerusform>
            <numerusform>… y %n más.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>%n más → extra</numerusform>
            <numerusform>%n más → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>%n entrada en total: %1 aceptadas por el servicio, %2 rechazadas, %3 posiblemente entregadas, %4 no enviadas.</numerusform>
            <numerusform>%n entradas en total: %1 aceptadas por el servicio, %2 rechazadas, %3 posiblemente entregadas, %4 no enviadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>%n conservada solo en local.</numerusform>
            <numerusform>%n conservadas solo en local.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a format. The nearest is “%2”. Use one of: %3.</source>
        <translation>«%1» no es un formato. El más parecido es «%2». Use uno de estos: %3.</translation>
    </message>
    <message>
        <source>Use “%1” instead of “%2”, which was removed.</source>
        <translation>Use «%1» en lugar de «%2», que se eliminó.</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <comment>after how long, or that it was not seen</comment>
        <translation>en el log: %1</translation>
    </message>
    <message>
        <source>No tool named “%1”. Did you mean “%2”?</source>
        <translation>No hay ninguna herramienta llamada «%1». ¿Quería decir «%2»?</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Aceptado, visto en el log</translation>
    </message>
    <message>
        <source>The service asks to wait. Sending continues at %1.</source>
        <translation>El servicio pide esperar. Reanudación del envío: %1.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8, or pass it in a file.</source>
        <translation>Convierta el texto a UTF-8 o indíquelo en un archivo.</translation>
    </message>
    <message>
        <source>%1 was not used: only the profile “%2” names %3.</source>
        <translation>No se usó %1: solo el perfil «%2» indica %3.</translation>
    </message>
    <message>
        <source>%1 holds a placeholder, not a value.</source>
        <translation>%1 contiene un marcador de posición, no un valor.</translation>
    </message>
    <message>
        <source>--env-key-for needs a server such as https://logs.example.com, not “%1”.</source>
        <translation>--env-key-for necesita un servidor como https://logs.example.com, no «%1».</translation>
    </message>
    <message>
        <source>%1 may be sent to %2.</source>
        <translation>%1 se puede enviar a %2.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>El texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL or a tool server.</source>
        <translation>Un perfil necesita una URL de recurso o un servidor de herramientas.</translation>
    </message>
    <message>
        <source>The text has no server named “%1”.</source>
        <translation>El texto no tiene ningún servidor llamado «%1».</translation>
    </message>
    <message>
        <source>The text has no server named “%1”. It has: %2.</source>
        <translation>El texto no tiene ningún servidor llamado «%1». Contiene: %2.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one with --server NAME.</source>
        <translation>El texto tiene varios servidores: %1. Elija uno con --server NAME.</translation>
    </message>
    <message>
        <source>Placeholders, not applied: %1.</source>
        <translation>Marcadores de posición, no aplicados: %1.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clave al servidor de herramientas</translation>
    </message>
    <message>
        <source>The tool server %1 asks:</source>
        <translation>El servidor de herramientas %1 pregunta:</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8.</source>
        <translation>%1 no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>A table has no name, or a name has too many parts.</source>
        <translation>Una tabla no tiene nombre o un nombre tiene demasiadas partes.</translation>
    </message>
    <message>
        <source>%1 is in quotation marks. Set it without them.</source>
        <translation>%1 está entre comillas. Defínalo sin ellas.</translation>
    </message>
    <message>
        <source>Accepted with a warning</source>
        <translation>Aceptado con una advertencia</translation>
    </message>
    <message>
        <source>Token of catalog %2 for %1: </source>
        <translation>Token del catálogo %2 para %1: </translation>
    </message>
    <message>
        <source>The token of the removed catalog may still be in the keychain.</source>
        <translation>El token del catálogo eliminado puede seguir en el llavero.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>From the text: %1</source>
        <translation>Del texto: %1</translation>
    </message>
    <message>
        <source>Tokens of catalogs</source>
        <translation>Tokens de los catálogos</translation>
    </message>
    <message>
        <source>“%1” was removed. Use the window instead.</source>
        <translation>«%1» se ha eliminado. Use la ventana en su lugar.</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Token de alojamiento de código</translation>
    </message>
    <message>
        <source>acknowledged after %1</source>
        <translation>confirmado al cabo de %1</translation>
    </message>
    <message>
        <source>%1 accepts options only.</source>
        <translation>%1 solo admite opciones.</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”. Use one of: %3.</source>
        <translation>«%1» no corresponde a «%2». Use uno de estos: %3.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>%1 debe ser uno de %2, no «%3».</translation>
    </message>
    <message>
        <source>only this key fingerprint, such as 91C4</source>
        <translation>solo esta huella de clave, por ejemplo 91C4</translation>
    </message>
    <message>
        <source>permanently delete records older than DAYS (0: all)</source>
        <translation>elimina de forma permanente los registros de más de DAYS días (0: todos)</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked.</source>
        <translation>Muestra lo que se ha enviado, obtenido y comprobado.</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv.</source>
        <translation>FILE es JSON Lines, o CSV si su nombre termina en .csv.</translation>
    </message>
    <message>
        <source>how long to look (default: 60s)</source>
        <translation>cuánto tiempo se busca (predeterminado: 60s)</translation>
    </message>
    <message>
        <source>confirm and save the tool that reads the log</source>
        <translation>confirma y guarda la herramienta que lee el log</translation>
    </message>
    <message>
        <source>--within must be a time up to 60m, such as 30s or 500ms, not “%1”.</source>
        <translation>--within debe ser un tiempo de hasta 60m, como 30s o 500ms, no «%1».</translation>
    </message>
    <message>
        <source>The tool %1 was not called because it does not state that it is read-only. To confirm it: --log-tool %1</source>
        <translation>La herramienta %1 no se llamó porque no declara que solo lea. Para confirmarla: --log-tool %1</translation>
    </message>
    <message>
        <source>The tool %1 cannot read the log: its arguments cannot be filled in.</source>
        <translation>La herramienta %1 no puede leer el log: sus argumentos no se pueden rellenar.</translation>
    </message>
    <message>
        <source>No tool that reads the log was found. Name it with --log-tool.</source>
        <translation>No se encontró ninguna herramienta que lea el log. Indíquela con --log-tool.</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json for all.</source>
        <translation>Se omitieron más líneas. Use --json para verlas todas.</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch.</source>
        <translation>Los errores y las alertas pueden notificar a personas, así que no se pueden usar con --all-profiles ni --watch.</translation>
    </message>
    <message>
        <source>levels to send; error and alert may notify people</source>
        <translation>niveles que se envían; error y alert pueden notificar a personas</translation>
    </message>
    <message>
        <source>also send alerts, which may notify people</source>
        <translation>envía también alertas, que pueden notificar a personas</translation>
    </message>
    <message>
        <source>look for the entries in the service’s log</source>
        <translation>busca las entradas en el log del servicio</translation>
    </message>
    <message>
        <source>check every saved profile</source>
        <translation>comprueba todos los perfiles guardados</translation>
    </message>
    <message>
        <source>print a Markdown report with all evidence</source>
        <translation>imprime un informe en Markdown con todas las pruebas</translation>
    </message>
    <message>
        <source>print JUnit XML for CI systems</source>
        <translation>imprime JUnit XML para sistemas de CI</translation>
    </message>
    <message>
        <source>Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the first failed step; with --all-profiles, of the first profile whose code is not 0.</source>
        <translation>De las herramientas, solo se llaman «ping» y, con --arrival, la herramienta de log. El código de salida es el del primer paso que falló; con --all-profiles, el del primer perfil cuyo código no es 0.</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>Ejecute «resource-console COMMAND --help» para ver las opciones de un comando. La clave de API se lee de --key-stdin, SERVICE_API_KEY o el llavero.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen too late, 9 requested input not given, 10 log could not be read, 130 interrupted.</source>
        <translation>Códigos de salida: 0 éxito, 1 rechazo o un paso fallido, 2 error de uso o datos incorrectos, 3 inaccesible, 4 credenciales rechazadas, 5 respuesta no comprendida, 6 llavero no disponible o bloqueado, 7 no visto en el log, 8 visto demasiado tarde, 9 datos solicitados no facilitados, 10 no se pudo leer el log, 130 interrumpido.</translation>
    </message>
    <message>
        <source>Argument %1 is not valid UTF-8.</source>
        <translation>El argumento %1 no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>Print a shell completion script.</source>
        <translation>Imprime un script de autocompletado para la shell.</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Tool names come from the last list that tools diff or the window saved.</source>
        <translation>Para esta sesión: source &lt;(resource-console completion bash), lo mismo con zsh después de compinit, o resource-console completion fish | source. Los nombres de herramientas proceden de la última lista que guardó tools diff o la ventana.</translation>
    </message>
    <message>
        <source>variable (default), or a keychain lookup with secret-tool</source>
        <translation>variable (predeterminado) o una consulta al llavero con secret-tool</translation>
    </message>
    <message>
        <source>Write settings for an environment, an SDK, curl or a language model.</source>
        <translation>Escribe ajustes para un entorno, un SDK, curl o un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>The output never contains the key.</source>
        <translation>La salida nunca contiene la clave.</translation>
    </message>
    <message>
        <source>when the log should show it (default: 30s)</source>
        <translation>plazo para que aparezca en el log (predeterminado: 30s)</translation>
    </message>
    <message>
        <source>message (default: the drill template’s)</source>
        <translation>mensaje (predeterminado: el de la plantilla de simulacro)</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and otherwise that of send.</source>
        <translation>La entrada se envía una sola vez, y solo si se puede leer el log. El código de salida es 7 si el log no la muestra en el doble de --within, 8 si aparece después de --within, 10 si no se puede leer el log y, en los demás casos, el de send.</translation>
    </message>
    <message>
        <source>read a .env file instead of the environment</source>
        <translation>lee un archivo .env en lugar del entorno</translation>
    </message>
    <message>
        <source>Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or suspicious. profile edit NAME --paste FILE imports a file.</source>
        <translation>Las claves se muestran como huellas. El código de salida es 1 si algo difiere, falta o es sospechoso. profile edit NAME --paste FILE importa un archivo.</translation>
    </message>
    <message>
        <source>%1 requires %2.</source>
        <translation>%1 requiere %2.</translation>
    </message>
    <message>
        <source>Use only one of %1.</source>
        <translation>Use solo una de las opciones %1.</translation>
    </message>
    <message>
        <source>%1 cannot be used with %2.</source>
        <translation>%1 no se puede usar con %2.</translation>
    </message>
    <message>
        <source>Only one option can read standard input.</source>
        <translation>Solo una opción puede leer la entrada estándar.</translation>
    </message>
    <message>
        <source>Nothing was sent: entries at %1 may notify people. Use %2 to send them.</source>
        <translation>No se envió nada: las entradas de nivel %1 pueden notificar a personas. Use %2 para enviarlas.</translation>
    </message>
    <message>
        <source>%1 accepts options only. Use %2.</source>
        <translation>%1 solo admite opciones. Use %2.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>%1 debe ser un número del %2 al %3, no «%4».</translation>
    </message>
    <message>
        <source>the account’s username</source>
        <translation>el nombre de usuario de la cuenta</translation>
    </message>
    <message>
        <source>email address, instead of the username</source>
        <translation>dirección de correo electrónico, en lugar del nombre de usuario</translation>
    </message>
    <message>
        <source>PEM file of additional certificate authorities</source>
        <translation>archivo PEM de autoridades de certificación adicionales</translation>
    </message>
    <message>
        <source>MCP dialect: any (default), modern, session or plain</source>
        <translation>dialecto MCP: any (predeterminado), modern, session o plain</translation>
    </message>
    <message>
        <source>send the key to tools as a bearer token</source>
        <translation>envía la clave a las herramientas como token de portador</translation>
    </message>
    <message>
        <source>use the built-in demo service</source>
        <translation>usa el servicio de demostración integrado</translation>
    </message>
    <message>
        <source>send the environment’s key to this server</source>
        <translation>envía la clave del entorno a este servidor</translation>
    </message>
    <message>
        <source>read the API key from standard input</source>
        <translation>lee la clave de API de la entrada estándar</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>imprime un documento JSON</translation>
    </message>
    <message>
        <source>timeout per request, in seconds</source>
        <translation>tiempo de espera por solicitud, en segundos</translation>
    </message>
    <message>
        <source>maximum size of a tool list</source>
        <translation>tamaño máximo de una lista de herramientas</translation>
    </message>
    <message>
        <source>maximum size of any other response</source>
        <translation>tamaño máximo de cualquier otra respuesta</translation>
    </message>
    <message>
        <source>use colors: auto (default), always or never</source>
        <translation>usa colores: auto (predeterminado), always o never</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain. Check with “resource-console key status”.</source>
        <translation>Interrumpido mientras se esperaba al llavero. Compruébelo con «resource-console key status».</translation>
    </message>
    <message>
        <source>It may have been saved anyway. Check with “%1” once the keychain responds.</source>
        <translation>Puede que se haya guardado de todos modos. Compruébelo con «%1» cuando responda el llavero.</translation>
    </message>
    <message>
        <source>The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: resource-console key allow --env-key --profile %3</source>
        <translation>La clave de %1 no se envió a %2, dirección que solo aparece en el perfil «%3». Para permitirlo: resource-console key allow --env-key --profile %3</translation>
    </message>
    <message>
        <source>No Resource URL. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>No hay ninguna URL de recurso. Use --resource, %1 o --profile, o pruebe --demo.</translation>
    </message>
    <message>
        <source>approval before a tool runs: always (default) or never</source>
        <translation>aprobación antes de ejecutar una herramienta: always (predeterminado) o never</translation>
    </message>
    <message>
        <source>The member “%1” is unknown here or has the wrong format.</source>
        <translation>El miembro «%1» no se conoce aquí o tiene un formato incorrecto.</translation>
    </message>
    <message>
        <source>policy file (default: resource-console.toml)</source>
        <translation>archivo de política (predeterminado: resource-console.toml)</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>No se guardó nada.</translation>
    </message>
    <message>
        <source>This is a team’s key, which expires within two hours.</source>
        <translation>Esta es la clave de un equipo, que caduca a las dos horas como máximo.</translation>
    </message>
    <message>
        <source>It needs a team member’s username, which the profile lacks.</source>
        <translation>Necesita el nombre de usuario de un miembro del equipo, que falta en el perfil.</translation>
    </message>
    <message>
        <source>The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on</source>
        <translation>Con la clave propia de un recurso, el servidor de herramientas necesita el UUID: profile edit %1 --uuid-to-tools on</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key is never an argument.</source>
        <translation>key requiere set, forget, status, allow o rotate. La clave nunca es un argumento.</translation>
    </message>
    <message>
        <source>Save, replace, delete or find a profile’s API key in the keychain.</source>
        <translation>Guarda, sustituye, elimina o busca la clave de API de un perfil en el llavero.</translation>
    </message>
    <message>
        <source>use the code-hosting token instead of the key</source>
        <translation>usa el token de alojamiento de código en lugar de la clave</translation>
    </message>
    <message>
        <source>use the token of this catalog instead</source>
        <translation>usa en su lugar el token de este catálogo</translation>
    </message>
    <message>
        <source>use the environment variable’s key instead</source>
        <translation>usa en su lugar la clave de la variable de entorno</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>no pregunta</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved; allow permits others. set and rotate read the key, and nothing else, from standard input. rotate tests both keys, switches if the new one does everything the old one does, and saves the old one.</source>
        <translation>Una clave solo se envía a los servidores que tenía su perfil cuando se guardó la clave; allow permite otros. set y rotate leen la clave, y nada más, de la entrada estándar. rotate prueba ambas claves, cambia si la nueva permite todo lo que permite la antigua y guarda la antigua.</translation>
    </message>
    <message>
        <source>It still works until it is revoked at the service.</source>
        <translation>Sigue funcionando hasta que se revoque en el servicio.</translation>
    </message>
    <message>
        <source>send test entries with each key</source>
        <translation>envía entradas de prueba con cada clave</translation>
    </message>
    <message>
        <source>also look for the old key in this file</source>
        <translation>busca la clave antigua también en este archivo</translation>
    </message>
    <message>
        <source>restore the previous key</source>
        <translation>restaura la clave anterior</translation>
    </message>
    <message>
        <source>delete the previous key</source>
        <translation>elimina la clave anterior</translation>
    </message>
    <message>
        <source>existing names: refuse (default), skip, rename or replace</source>
        <translation>nombres existentes: refuse (predeterminado), skip, rename o replace</translation>
    </message>
    <message>
        <source>List, add, edit, copy, remove, import and export saved profiles.</source>
        <translation>Lista, añade, edita, copia, elimina, importa y exporta perfiles guardados.</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. A --timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. remove also deletes the profile’s key and tokens; a copy has none.</source>
        <translation>edit solo cambia los campos indicados; un valor vacío borra una dirección, un nombre o un archivo. --timeout y --stream-timeout se guardan en el perfil; 0 usa el valor predeterminado de «Preferencias». remove elimina también la clave y los tokens del perfil; una copia no los tiene.</translation>
    </message>
    <message>
        <source>Using %1, the only server of this profile.</source>
        <translation>Se usa %1, el único servidor de este perfil.</translation>
    </message>
    <message>
        <source>import settings from any text; saves its key</source>
        <translation>importa ajustes de cualquier texto; guarda su clave</translation>
    </message>
    <message>
        <source>the server to import, if there are several</source>
        <translation>el servidor que se importa, si hay varios</translation>
    </message>
    <message>
        <source>header for the key (default: X-API-Key)</source>
        <translation>cabecera de la clave (predeterminado: X-API-Key)</translation>
    </message>
    <message>
        <source>send the key to tools in its header</source>
        <translation>envía la clave a las herramientas en su cabecera</translation>
    </message>
    <message>
        <source>header for the username (default: X-User-Username)</source>
        <translation>cabecera del nombre de usuario (predeterminado: X-User-Username)</translation>
    </message>
    <message>
        <source>header for the email address (default: X-User-Email)</source>
        <translation>cabecera de la dirección de correo electrónico (predeterminado: X-User-Email)</translation>
    </message>
    <message>
        <source>send the username with entries (default: on)</source>
        <translation>envía el nombre de usuario con las entradas (predeterminado: on)</translation>
    </message>
    <message>
        <source>send the UUID to the tool server (default: off)</source>
        <translation>envía el UUID al servidor de herramientas (predeterminado: off)</translation>
    </message>
    <message>
        <source>look in the log after each check (default: off)</source>
        <translation>busca en el log después de cada comprobación (predeterminado: off)</translation>
    </message>
    <message>
        <source>more catalogs of the tool server: asana=/asana/,crm=/crm/</source>
        <translation>más catálogos del servidor de herramientas: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Use --severe-as warning, or error, which may notify people.</source>
        <translation>%1 contiene niveles que el servicio no tiene: %2. Use --severe-as warning o error, que puede notificar a personas.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice.</source>
        <translation>%1 incluye «%2» dos veces.</translation>
    </message>
    <message>
        <source>%1 is for several entries. For one, use --level %2.</source>
        <translation>%1 es para varias entradas. Para una sola, use --level %2.</translation>
    </message>
    <message>
        <source>Nothing was sent: an entry exceeds %1 (--max-request).</source>
        <translation>No se envió nada: una entrada supera %1 (--max-request).</translation>
    </message>
    <message>
        <source>Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.</source>
        <translation>No se envió nada: una solicitud superaría %1 (--max-request). Use --per-request %2.</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER adds a number</source>
        <translation>añade un miembro a extra; K:=NUMBER añade un número</translation>
    </message>
    <message>
        <source>also send errors, which may notify people</source>
        <translation>envía también errores, que pueden notificar a personas</translation>
    </message>
    <message>
        <source>behave like an SDK: local log file, threshold</source>
        <translation>se comporta como un SDK: archivo de log local, umbral</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log)</source>
        <translation>archivo de log para --as-sdk (predeterminado: sdk.log)</translation>
    </message>
    <message>
        <source>send the entries of a file</source>
        <translation>envía las entradas de un archivo</translation>
    </message>
    <message>
        <source>target: level, message, timestamp, extra or ignored</source>
        <translation>destino: level, message, timestamp, extra o ignored</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent</source>
        <translation>omite las entradas que no se pueden enviar</translation>
    </message>
    <message>
        <source>send critical, fatal and similar as this level</source>
        <translation>envía critical, fatal y similares con este nivel</translation>
    </message>
    <message>
        <source>Send test entries, each at most once.</source>
        <translation>Envía entradas de prueba, cada una como máximo una vez.</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 if the log does not show every entry, and 10 if the log cannot be read.</source>
        <translation>El código de salida es el de la primera entrada que no se aceptó. Con --confirm-arrival, es 7 si el log no muestra todas las entradas y 10 si no se puede leer el log.</translation>
    </message>
    <message>
        <source>Cannot listen on port %1: %2. Choose another with --port.</source>
        <translation>No se puede escuchar en el puerto %1: %2. Elija otro con --port.</translation>
    </message>
    <message>
        <source>port (default: any free port)</source>
        <translation>puerto (predeterminado: cualquiera libre)</translation>
    </message>
    <message>
        <source>a scenario from the list below</source>
        <translation>un escenario de la lista de abajo</translation>
    </message>
    <message>
        <source>Prints one line of JSON with the addresses and the key, then one line per request unless --quiet is given. The line names who a real service would notify; the demo service notifies nobody.</source>
        <translation>Imprime una línea de JSON con las direcciones y la clave; después, una línea por solicitud salvo que se indique --quiet. La línea indica a quién notificaría un servicio real; el de demostración no notifica a nadie.</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2</source>
        <translation>%1 no es JSON: %2</translation>
    </message>
    <message>
        <source>--answers must be a JSON object, or a list with one per question.</source>
        <translation>--answers debe ser un objeto JSON o una lista con uno por pregunta.</translation>
    </message>
    <message>
        <source>JSON input for the server’s questions, or “defaults”</source>
        <translation>datos JSON para las preguntas del servidor, o «defaults»</translation>
    </message>
    <message>
        <source>Type y when you have finished there, d to decline, or anything else to cancel: </source>
        <translation>Escriba «y» cuando haya terminado allí, «d» para rechazar o cualquier otra cosa para cancelar: </translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. Do not type it here.</source>
        <translation>Advertencia: este formulario parece pedir una clave de API. No la escriba aquí.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form.</source>
        <translation>Advertencia: este formulario parece pedir un secreto (%1), algo que ningún servidor puede pedir en un formulario.</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens, at most %3. Budget: %4.</source>
        <translation>%1 ocupa unos %2 tokens, como máximo %3. Presupuesto: %4.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens, at most %2. Budget: %3.</source>
        <translation>Todas las herramientas ocupan unos %1 tokens, como máximo %2. Presupuesto: %3.</translation>
    </message>
    <message>
        <source>general, code-hosting, both, all (default), NAME or NAME=PATH</source>
        <translation>general, code-hosting, both, all (predeterminado), NAME o NAME=PATH</translation>
    </message>
    <message>
        <source>print only the names</source>
        <translation>imprime solo los nombres</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more</source>
        <translation>termina con el código 1 si todas las herramientas juntas ocupan más</translation>
    </message>
    <message>
        <source>include only this tool</source>
        <translation>incluye solo esta herramienta</translation>
    </message>
    <message>
        <source>info (default), warning or critical</source>
        <translation>info (predeterminado), warning o critical</translation>
    </message>
    <message>
        <source>include findings accepted in the window</source>
        <translation>incluye los hallazgos aceptados en la ventana</translation>
    </message>
    <message>
        <source>report what some clients do not accept (default)</source>
        <translation>informa de lo que algunos clientes no aceptan (predeterminado)</translation>
    </message>
    <message>
        <source>explain a rule</source>
        <translation>explica una regla</translation>
    </message>
    <message>
        <source>print Markdown</source>
        <translation>imprime Markdown</translation>
    </message>
    <message>
        <source>print SARIF 2.1.0 for code hosts</source>
        <translation>imprime SARIF 2.1.0 para alojamientos de código</translation>
    </message>
    <message>
        <source>arguments: a JSON object, @FILE or -</source>
        <translation>argumentos: un objeto JSON, @FILE o -</translation>
    </message>
    <message>
        <source>allow tools that are or may be destructive</source>
        <translation>permite herramientas que son o pueden ser destructivas</translation>
    </message>
    <message>
        <source>skip argument validation</source>
        <translation>omite la validación de argumentos</translation>
    </message>
    <message>
        <source>allow tools with a critical finding</source>
        <translation>permite herramientas con un hallazgo crítico</translation>
    </message>
    <message>
        <source>List, show, review, compare or call the tools that a language model can use.</source>
        <translation>Lista, muestra, revisa, compara o llama a las herramientas que puede usar un modelo de lenguaje.</translation>
    </message>
    <message>
        <source>lint exits 1 for findings that were not accepted, diff for changes. call sends once and never retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog fails, the others are still printed and the exit code reports the failure.</source>
        <translation>lint termina con el código 1 si hay hallazgos no aceptados, y diff si hay cambios. call envía una sola vez y nunca reintenta; termina con el código 1 si hay un error de la herramienta y con 9 si no se facilitaron los datos solicitados. Si falla un catálogo, los demás se imprimen igualmente y el código de salida informa del fallo.</translation>
    </message>
    <message>
        <source>Not called. Use %1 to call it anyway.</source>
        <translation>No se llamó. Use %1 para llamar de todos modos.</translation>
    </message>
    <message>
        <source>The server requested input. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>El servidor solicitó datos. Indíquelos con --answers o llame a la herramienta en un terminal.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no earlier list. Pass a file: tools diff FILE</source>
        <translation>La demostración no tiene lista anterior. Indique un archivo: tools diff FILE</translation>
    </message>
    <message>
        <source>No tool server. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>No hay servidor de herramientas. Use --mcp-url, %1 o --profile, o pruebe --demo.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n aceptada</numerusform>
            <numerusform>%n aceptadas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first list, saved for comparison.</source>
        <translation>%1: primera lista, guardada para comparar.</translation>
    </message>
    <message>
        <source>fetch every S seconds</source>
        <translation>obtiene la lista cada S segundos</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>profile %1 no cambia campos. Use profile edit.</translation>
    </message>
</context>
<context>
    <name>rc::ClipboardOffer</name>
    <message>
        <source>API key found, will be saved in the keychain</source>
        <translation>Clave de API encontrada; se guardará en el llavero</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Comprobar este recurso</translation>
    </message>
    <message>
        <source>From your clipboard: %1</source>
        <translation>Del portapapeles: %1</translation>
    </message>
</context>
<context>
    <name>rc::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 de %3</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecutar</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Buscar un perfil, una página, una herramienta o una acción</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Mostrar herramienta</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Copiar cambios</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <comment>a file</comment>
        <translation>Comparación con %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>%1: the lock does not have this catalog.</source>
        <translation>%1: el archivo de bloqueo no tiene este catálogo.</translation>
    </message>
    <message>
        <source>%1: as locked.</source>
        <translation>%1: coincide con el archivo de bloqueo.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1: %n herramienta difiere del archivo de bloqueo.</numerusform>
            <numerusform>%1: %n herramientas difieren del archivo de bloqueo.</numerusform>
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
        <translation>Herramientas que difieren del archivo de bloqueo</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n herramienta más</numerusform>
            <numerusform>%n herramientas más</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock has no texts to compare. To accept these lists, save them as a lock (Export).</source>
        <translation>Un archivo de bloqueo no contiene textos que comparar. Para aceptar estas listas, guárdelas como archivo de bloqueo (Exportar).</translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>[TEST] sent from Resource Console</source>
        <translation>[TEST] enviado desde Resource Console</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>Escriba antes un mensaje.</translation>
    </message>
    <message>
        <source>Fix the highlighted extra field first.</source>
        <translation>Corrija antes el campo extra resaltado.</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>Corrija antes la marca de tiempo.</translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>Sustituir %1 al enviar</translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>Clave de API como</translation>
    </message>
    <message>
        <source>Before a tool runs</source>
        <translation>Antes de ejecutar una herramienta</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy configuration</source>
        <translation>Copiar configuración</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Copy with the key…</source>
        <translation>Copiar con la clave…</translation>
    </message>
    <message>
        <source>Press again to copy with the key</source>
        <translation>Pulse otra vez para copiar con la clave</translation>
    </message>
    <message>
        <source>without the key</source>
        <translation>sin la clave</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variable</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>Consulta al llavero</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Preguntar siempre</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>No preguntar nunca (predeterminado del SDK)</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>Clave de API como:</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>Antes de ejecutar una herramienta:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>La clave se borró del portapapeles.</translation>
    </message>
    <message>
        <source>without the key. %1</source>
        <translation>sin la clave. %1</translation>
    </message>
    <message>
        <source>Copied, without the key.</source>
        <translation>Copiado, sin la clave.</translation>
    </message>
    <message>
        <source>Reading the key. Waiting for the keychain…</source>
        <translation>Leyendo la clave. Esperando al llavero…</translation>
    </message>
    <message>
        <source>This profile has no key to copy.</source>
        <translation>Este perfil no tiene clave que copiar.</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>Copiado con la clave. Dentro de %n segundo se vaciará el portapapeles, si aún la contiene.</numerusform>
            <numerusform>Copiado con la clave. Dentro de %n segundos se vaciará el portapapeles, si aún la contiene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied with the key.</source>
        <translation>Copiado con la clave.</translation>
    </message>
    <message>
        <source>Save the configuration, without the key</source>
        <translation>Guardar la configuración, sin la clave</translation>
    </message>
    <message>
        <source>Saved %1, without the key.</source>
        <translation>Se guardó %1, sin la clave.</translation>
    </message>
    <message>
        <source>The file was not saved: %1</source>
        <translation>El archivo no se guardó: %1</translation>
    </message>
    <message>
        <source>Use it elsewhere</source>
        <translation>Usar en otro lugar</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>El nombre de usuario o la dirección de correo electrónico tiene caracteres no permitidos en una cabecera.</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>Shell</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>Especificación de herramienta</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>JSON no puede leer el llavero. Use una variable para la clave.</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>Un archivo .env no puede leer el llavero. La shell sí, antes de que se inicie el programa:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>La clave permanece en el llavero:</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>Solo un perfil con nombre tiene su clave en el llavero.</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>secret-tool leería como opción un nombre de perfil que empieza por -.</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>El nombre del perfil tiene caracteres que no se pueden usar en un comando.</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>solo SDK antiguos; los más recientes lo rechazan</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>La clave no está en este texto. Establezca antes %1.</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>PowerShell no puede pasar el nombre de este perfil a otro programa.</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>Una especificación de herramienta requiere la dirección del servidor de herramientas.</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>La clave</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>replace with your SDK’s package</source>
        <translation>reemplazar por el paquete de su SDK</translation>
    </message>
    <message>
        <source>Token for catalog %1</source>
        <translation>Token para el catálogo %1</translation>
    </message>
    <message>
        <source>The prefix of the variables may have letters, digits and _, and cannot start with a digit.</source>
        <translation>El prefijo de las variables puede contener letras, dígitos y _, y no puede empezar por un dígito.</translation>
    </message>
    <message>
        <source>%1 contains ${, which programs that read mcp.json replace with a variable.</source>
        <translation>%1 contiene ${, que los programas que leen mcp.json sustituyen por una variable.</translation>
    </message>
</context>
<context>
    <name>rc::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>rc::Credentials</name>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>El nombre de usuario o la dirección de correo electrónico tiene un carácter no válido.</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>El nombre de usuario o la dirección de correo electrónico supera los 256 bytes.</translation>
    </message>
    <message>
        <source>This is a placeholder, not an API key. Copy the key itself from the product.</source>
        <translation>Esto es un marcador de posición, no una clave de API. Copie la clave en sí desde el producto.</translation>
    </message>
    <message>
        <source>an account’s key</source>
        <translation>la clave de una cuenta</translation>
    </message>
    <message>
        <source>a resource’s own key</source>
        <translation>la clave propia de un recurso</translation>
    </message>
    <message>
        <source>a team’s key</source>
        <translation>la clave de un equipo</translation>
    </message>
    <message>
        <source>This is a setting (NAME=value), not an API key. Enter only the value.</source>
        <translation>Esto es un ajuste (NAME=value), no una clave de API. Introduzca solo el valor.</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <translation>El token está vacío.</translation>
    </message>
    <message>
        <source>The text begins with “Bearer”. Enter only the API key after it.</source>
        <translation>El texto empieza por «Bearer». Introduzca solo la clave de API que le sigue.</translation>
    </message>
    <message>
        <source>This is an address, not an API key. Copy the key itself from the product.</source>
        <translation>Esto es una dirección, no una clave de API. Copie la clave en sí desde el producto.</translation>
    </message>
    <message>
        <source>This is a shortened key. Copy the whole key, which is shown only when it is created.</source>
        <translation>Esta es una clave abreviada. Copie la clave completa, que solo se muestra al crearla.</translation>
    </message>
    <message>
        <source>The API key has quotes, brackets or other marks around it. Enter it without them.</source>
        <translation>La clave de API está entre comillas, corchetes u otros signos. Introdúzcala sin ellos.</translation>
    </message>
    <message>
        <source>The username or email address has a character outside Latin-1, which no HTTP header can carry.</source>
        <translation>El nombre de usuario o la dirección de correo electrónico tiene un carácter ajeno a Latin-1, que ninguna cabecera HTTP puede llevar.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>La cabecera %1 se usa dos veces.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>El texto supera los %1 caracteres.</translation>
    </message>
    <message>
        <source>The text has a space or line break at position %1.</source>
        <translation>El texto tiene un espacio o un salto de línea en la posición %1.</translation>
    </message>
    <message>
        <source>The text has a character at position %1 that is not plain ASCII.</source>
        <translation>El texto tiene en la posición %1 un carácter que no es ASCII simple.</translation>
    </message>
</context>
<context>
    <name>rc::Csv</name>
    <message>
        <source>The row is too long.</source>
        <translation>La fila es demasiado larga.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Hay texto después de una comilla de cierre.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Hay una comilla sin cerrar.</translation>
    </message>
</context>
<context>
    <name>rc::DemoScenario</name>
    <message>
        <source>Everything works</source>
        <translation>Todo funciona</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>Un recurso compartido, la clave de un equipo</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>Una clave de equipo sin nombre de usuario</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>La clave propia del recurso</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>Una clave incorrecta</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Sin acceso</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>Un recurso eliminado</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>El servicio no tiene ningún recurso con este UUID.</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>Una ruta de producto distinta</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>Una página de equipo como dirección</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>El servicio de logs como servidor de herramientas</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>Un nombre de host distinto</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>Un catálogo adicional</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>El alojamiento de código requiere un token</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>El alojamiento de código no está configurado</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>El servidor de herramientas no tiene nada detrás de su punto de conexión de alojamiento de código.</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>El alojamiento de código está caído</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>No se puede acceder al servidor que hay detrás de las herramientas de alojamiento de código.</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>El servidor de herramientas no responde</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>Notificaciones lentas</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>Un log con retraso</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>Un log por páginas</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>La herramienta de log muestra 5 entradas cada vez.</translation>
    </message>
    <message>
        <source>A log with gaps</source>
        <translation>Un log con huecos</translation>
    </message>
    <message>
        <source>Every third entry is accepted and never appears in the log.</source>
        <translation>Una de cada tres entradas se acepta y nunca aparece en el log.</translation>
    </message>
    <message>
        <source>A log with duplicates</source>
        <translation>Un log con duplicados</translation>
    </message>
    <message>
        <source>The log shows each entry three times.</source>
        <translation>El log muestra cada entrada tres veces.</translation>
    </message>
    <message>
        <source>A clock that is off</source>
        <translation>Un reloj desajustado</translation>
    </message>
    <message>
        <source>Every step of the check passes.</source>
        <translation>Se superan todos los pasos de la comprobación.</translation>
    </message>
    <message>
        <source>Entries without a username are refused.</source>
        <translation>Las entradas sin nombre de usuario se rechazan.</translation>
    </message>
    <message>
        <source>Entries are refused, tools are listed.</source>
        <translation>Las entradas se rechazan y las herramientas se listan.</translation>
    </message>
    <message>
        <source>The tool server accepts the key only together with the resource’s UUID.</source>
        <translation>El servidor de herramientas solo acepta la clave junto con el UUID del recurso.</translation>
    </message>
    <message>
        <source>The key belongs to nobody.</source>
        <translation>La clave no pertenece a nadie.</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who has not shared it.</source>
        <translation>El recurso es de otra persona, que no lo ha compartido.</translation>
    </message>
    <message>
        <source>The service redirects entries to its login page.</source>
        <translation>El servicio redirige las entradas a su página de inicio de sesión.</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, which accepts no entries.</source>
        <translation>La URL del recurso apunta a una página de equipo, que no acepta entradas.</translation>
    </message>
    <message>
        <source>The service redirects tool requests to its login page.</source>
        <translation>El servicio redirige las solicitudes de herramientas a su página de inicio de sesión.</translation>
    </message>
    <message>
        <source>The service responds only to localhost, not to 127.0.0.1.</source>
        <translation>El servicio solo responde a localhost, no a 127.0.0.1.</translation>
    </message>
    <message>
        <source>The tool server has another catalog at /planning/.</source>
        <translation>El servidor de herramientas tiene otro catálogo en /planning/.</translation>
    </message>
    <message>
        <source>Any token in the Authorization header works.</source>
        <translation>Sirve cualquier token en la cabecera Authorization.</translation>
    </message>
    <message>
        <source>Code hosting blocks the whole tool server for a minute.</source>
        <translation>El alojamiento de código bloquea todo el servidor de herramientas durante un minuto.</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds.</source>
        <translation>Los errores y las alertas se almacenan de inmediato, pero la respuesta tarda 45 segundos.</translation>
    </message>
    <message>
        <source>Entries appear in the log after 3 seconds.</source>
        <translation>Las entradas aparecen en el log al cabo de 3 segundos.</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind.</source>
        <translation>El reloj del servicio va 7 minutos atrasado.</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>El archivo de CA propio no se puede usar, así que no se puede confiar en ningún servidor.</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>Elija otro archivo de CA propio, o ninguno.</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>esto es una URL de recurso</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>Introduzca la dirección del servidor de herramientas o déjela vacía para comprobar solo las entradas.</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>el punto de conexión está dos veces en la dirección</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>La dirección del servidor de herramientas ya termina en /mcp/ o /github/, y el punto de conexión se vuelve a añadir.</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>Introduzca la dirección del servidor de herramientas sin /mcp/ ni /github/.</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>esto es una dirección de servidor de herramientas</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>La dirección indicada como recurso es un punto de conexión de herramientas. Una URL de recurso contiene un propietario y un UUID.</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>Punto de más en el nombre de host</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>El nombre de host empieza o termina por un punto o tiene dos seguidos, a menudo porque la dirección se copió de una frase.</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>Quite el punto.</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>Corrija la dirección del servidor de herramientas o déjela vacía para comprobar solo las entradas.</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>El nombre de usuario o la dirección de correo electrónico rompería la cabecera que lo lleva, así que no se envió nada.</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>Corrija el nombre de usuario o la dirección de correo electrónico.</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>Sin clave, el servicio lo rechazaría todo, así que no se envió ninguna solicitud.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>Una clave consta de letras, dígitos y símbolos sin espacios. Esto es otra cosa o solo parte de una clave.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>Copie de nuevo la clave desde el producto y vuelva a introducirla.</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>Sin llavero, una clave solo dura una sesión.</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>No se pudo leer el llavero, así que no se sabe si la clave está ahí.</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>En un llavero bloqueado no se puede buscar, así que la clave puede seguir en él.</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>El llavero, o la persona a la que preguntó, lo denegó.</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>Que no haya respuesta no significa que falte la clave.</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>La lectura se interrumpió, así que no se sabe si la clave está ahí.</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>Se eliminó allí o pertenece a otra cuenta de usuario de esta máquina.</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>La clave la guardó una versión anterior de este programa u otro programa. Una clave guardada solo se envía adonde una persona lo ha permitido.</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>El perfil cambió después de guardarse la clave. Una clave guardada solo se envía adonde una persona lo ha permitido.</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>Funciona, pero no para esta clave.</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>este puerto requiere https</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>El servidor indica que recibió HTTP sin cifrar en un puerto TLS.</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>Empiece la dirección por https://.</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>esta red requiere inicio de sesión</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>La red entre este equipo y el servicio pide iniciar sesión primero. No se contactó con el servicio.</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>Abra cualquier página web en un navegador, inicie sesión en la red y repita la comprobación.</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>respondió un proxy en lugar del servicio</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>La respuesta procede de un proxy o una pasarela intermedios, no del servicio.</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>La solicitud es demasiado grande para el servicio (400).</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>la solicitud es demasiado grande para el servicio</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>El servicio devuelve esta página para solicitudes de más de 2,5 MiB, y esta era mayor.</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>Envíe menos entradas en una solicitud, o un mensaje más corto y menos campos extra.</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>el servicio no atiende este nombre de host</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>el servidor de herramientas no atiende este nombre de host</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>Introduzca el nombre que le dio el operador o pídale que añada este.</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>Llegó una página web en lugar de JSON</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>Abra la dirección en un navegador para ver qué responde. Inicie sesión en la red si lo pide.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>Abra la dirección en un navegador para ver qué responde y consulte a su operador.</translation>
    </message>
    <message>
        <source>a redirect without an address</source>
        <translation>una redirección sin dirección</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>El servicio envió una redirección sin una dirección legible. La clave no se envió a ningún otro sitio.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Compruebe la dirección.</translation>
    </message>
    <message>
        <source>redirects to an unencrypted address</source>
        <translation>redirige a una dirección sin cifrar</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>El servicio redirige a %4, que no está cifrada. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Informe al operador del servicio de que la redirección debería conservar https.</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>redirige a la dirección cifrada</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>El servicio redirige a %4, la misma dirección por https. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>la página de inicio de sesión del servicio en lugar de herramientas</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>Introduzca la dirección del servidor de herramientas, que es otra.</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>El servicio no acepta entradas en la dirección de un equipo de trabajo.</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>no se aceptan entradas en la dirección de un equipo de trabajo</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>En la dirección, reemplace /team/ y el equipo por /u/ y el nombre de usuario del propietario, y repita la comprobación.</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>El servicio no acepta entradas en esta ruta.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>la página de inicio de sesión del servicio en lugar de una respuesta</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>Abra Resource Details y vuelva a copiar la URL del recurso completa.</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>redirige a una página de inicio de sesión</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>Se produjo una redirección a %4, que parece la página de inicio de sesión de una red, un proxy o un portal. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>Abra la dirección en un navegador, inicie sesión si la red lo pide y repita la comprobación.</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>Redirigido a una URL que solo difiere en la barra final</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>Envíe esta respuesta al operador del servicio.</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>redirige a otro host</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>El servicio redirige a %4, en otro host. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>Si confía en esa dirección, reemplace la actual por ella.</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>redirige a otra ruta</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>El servicio redirige a %4, en el mismo host. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>esta dirección rechaza esas solicitudes</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>En esta ruta responde un servidor, pero no acepta solicitudes POST. Probablemente sea una página y no el servicio.</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>Compare la dirección con la del producto.</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>se rechazó el formato de respuesta</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>El servicio no ofrece ninguno de los formatos de respuesta solicitados. Puede que un proxy haya modificado la cabecera Accept.</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>esta dirección ya no existe</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>El servicio indica que esto se eliminó de forma permanente.</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>la solicitud es demasiado grande para el servidor</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>La solicitud es pequeña, así que algún elemento intermedio tiene un límite de tamaño muy bajo.</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>Envíe esta respuesta al operador del servicio o del proxy.</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>el servidor no acepta JSON aquí</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>El servidor rechaza las solicitudes JSON, así que esta ruta probablemente pertenece a otro servicio.</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>el servidor requiere otro protocolo</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>El servidor requiere para esta dirección un protocolo distinto de HTTP 1.1.</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>Compruebe que la dirección empieza por https:// y envíe esta respuesta al operador.</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>demasiadas solicitudes</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>Espere hasta entonces y repita la comprobación.</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>Espere unos minutos y repita la comprobación.</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>el servicio está caído u ocupado</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>El servicio, o la pasarela que tiene delante, indica que no está disponible: «%6».</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>Repita la comprobación dentro de un minuto. Si el problema persiste, indique la hora al operador.</translation>
    </message>
    <message>
        <source>no key received</source>
        <translation>no se recibió ninguna clave</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>El servicio no encontró ninguna clave de API en la solicitud, aunque se envió una.</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>el servicio no pudo leer la entrada</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>El servicio indica que la solicitud no es el JSON que espera.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>Compruebe que la dirección es del servicio de logs y envíe esta respuesta a su operador.</translation>
    </message>
    <message>
        <source>The service rejected the API key (401).</source>
        <translation>El servicio rechazó la clave de API (401).</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>no se aceptó la clave</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>Copie de nuevo la clave desde el producto. Puede que se haya reemplazado.</translation>
    </message>
    <message>
        <source>The service refused the entry without a username (403).</source>
        <translation>El servicio rechazó la entrada sin nombre de usuario (403).</translation>
    </message>
    <message>
        <source>refused without a username</source>
        <translation>rechazada sin nombre de usuario</translation>
    </message>
    <message>
        <source>The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s key needs one, and any other key has only the access of its account.</source>
        <translation>El servidor de herramientas acepta esta clave, así que es válida. La entrada se envió sin nombre de usuario. La clave de un equipo lo necesita, y cualquier otra clave solo tiene el acceso de su cuenta.</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>Introduzca el nombre de usuario en «Configuración» y active «Enviar el nombre de usuario con las entradas». Si eso también se rechaza, consulte a %1, propietario del recurso.</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>La clave es válida, pero no puede escribir en este recurso (403).</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>esta cuenta no puede escribir en el recurso</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>El servidor de herramientas acepta la misma clave y el mismo nombre de usuario, así que la clave es válida. Lo más probable es que esta cuenta no tenga acceso al recurso, que es propiedad de %1. Un recurso global solo acepta entradas con su propia clave o la de un superusuario.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>Compruebe que el nombre de usuario corresponde a la cuenta de la clave. Si es así, pida a %1 que comparta el recurso con uno de sus equipos, o la clave propia del recurso.</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>El servicio y el servidor de herramientas rechazaron la clave (403, 401).</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>la clave o el nombre de usuario es incorrecto</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>El servidor de herramientas también rechaza esta clave. La clave es incorrecta o se reemplazó, pertenece a otro recurso o el nombre de usuario no le corresponde.</translation>
    </message>
    <message>
        <source>The service refused the entry (403).</source>
        <translation>El servicio rechazó la entrada (403).</translation>
    </message>
    <message>
        <source>key or access was refused</source>
        <translation>se rechazó la clave o el acceso</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a key without access to this resource, and a team’s key without a username. The entry was sent without a username.</source>
        <translation>El servicio da esta respuesta ante una clave incorrecta, una clave sin acceso a este recurso y una clave de equipo sin nombre de usuario. La entrada se envió sin nombre de usuario.</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>se rechazó la clave, el nombre de usuario o el acceso</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>El servicio da esta respuesta ante una clave incorrecta, un nombre de usuario que no corresponde a la clave y una cuenta sin acceso a este recurso, que es propiedad de %1.</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>El servicio no tiene ese recurso (404).</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>este propietario no tiene ese recurso</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>El servicio no tiene ningún recurso %2 propiedad de %1. Normalmente, el propietario de la URL no es la cuenta a la que pertenece, o el UUID se cortó al copiar.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>Abra Resource Details y vuelva a copiar la URL del recurso completa. En un recurso compartido, la URL contiene el nombre del propietario, no el suyo.</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>No hay nada que acepte entradas en esta dirección (404).</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>no hay nada que acepte entradas en esta dirección</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>la entrada puede haberse entregado</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>Una pasarela perdió la conexión con el servicio, quizá después de transmitir la entrada.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>Busque el marcador en el producto y repita la comprobación dentro de un minuto.</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>Una pasarela agotó el tiempo de espera del servicio, quizá después de transmitir la entrada.</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>La solicitud es demasiado grande para el servicio (413).</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>El servicio, o algún elemento intermedio, no acepta solicitudes tan grandes.</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>la entrada es demasiado grande para el servicio</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>aceptada, pero para otro recurso</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>El servicio indica que aceptó la entrada para el recurso %6, pero la dirección es la de %2.</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>Envíe esta respuesta al operador del servicio. Las entradas llegan a otro sitio.</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>una respuesta no concluyente</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>La respuesta no acepta ni rechaza claramente la entrada: «%6».</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>Busque el marcador en el producto y compruebe que la dirección es del servicio de logs.</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>se requiere un token de OAuth, no una clave de API</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>El servidor devuelve 401 con «WWW-Authenticate: Bearer» e indica dónde inician sesión los clientes, así que aquí no se aplica ninguna clave de API.</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>El servidor de herramientas no encontró ninguna clave de API en la solicitud, aunque se envió una.</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>no se aceptó la clave para este recurso</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>Copie de nuevo la clave y compruebe que el nombre de usuario le corresponde.</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>no se recibió nombre de usuario</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>El servidor de herramientas necesita saber de quién son las herramientas que debe listar.</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>Introduzca el nombre de usuario o la dirección de correo electrónico de la cuenta.</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>aún no hay cuenta vinculada</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>Vincule una en el producto y repita la comprobación. Nada más la necesita.</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>El servidor de herramientas transmite esta solicitud sin añadir un token y no se envió ninguno. Nada más lo necesita.</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>Guarde un token de alojamiento de código en la página «Configuración» o con «resource-console key set --code-hosting-token».</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>el servidor que hay detrás requiere un token</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>no se aceptó la clave o el nombre de usuario</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>la clave no puede llamar a esta herramienta</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>El servidor de herramientas reconoce la clave o al usuario, pero rechaza esta llamada.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>Compruebe que el nombre de usuario corresponde a la clave.</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>la clave no puede listar estas herramientas</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>la sesión se perdió</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>El servidor de herramientas abrió una sesión y después la perdió, dos veces. A menudo, varios servidores comparten una dirección, pero no sus sesiones.</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>Repita la comprobación. Si el problema persiste, envíe esta respuesta al operador.</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>no hay herramientas en esta dirección</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>Quite /mcp/ o /github/ de la dirección del servidor de herramientas.</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>el servidor de herramientas no ofrece ninguna</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>El servidor de herramientas indica que el backend de este punto de conexión no está configurado. Es un ajuste del propio servidor.</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>Si necesita estas herramientas, pida al operador que las configure.</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>el servidor que hay detrás no respondió</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>El servidor de herramientas transmitió esta solicitud, pero el servidor que hay detrás no respondió.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>Repita la comprobación dentro de un minuto. Si el problema persiste, envíe esta respuesta al operador.</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>el servidor que hay detrás fue demasiado lento</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>Una pasarela agotó el tiempo de espera del servidor de herramientas.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>Compruebe que la dirección es de un servidor de herramientas. Si lo es, envíe esta respuesta a su operador.</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>Busque una versión más reciente de este programa y envíe esta respuesta al operador del servicio.</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>las cabeceras y la solicitud no coinciden</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>El servidor de herramientas indica que las cabeceras no coinciden con la solicitud. Puede que algún elemento intermedio las elimine o modifique.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>Compruebe si un proxy elimina las cabeceras que empiezan por Mcp.</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>el servidor requiere más de lo que este programa puede hacer</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>el servidor requiere una sesión, pero no abre ninguna</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>el servidor no acepta llamadas</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>Este servidor lista herramientas, pero no las ejecuta. No admite «tools/call» (error -32601).</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>Pregunte al operador del servidor dónde se pueden llamar sus herramientas.</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>el servidor no tiene lista de herramientas</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>Este servidor usa JSON-RPC, pero no admite tools/list.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>Compruebe que la dirección es de un servidor de herramientas.</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>el servidor no aceptó la llamada</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>El servidor ya no tiene esta herramienta o no acepta estos argumentos (error -32602).</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>Actualice las herramientas y compruebe los argumentos con el esquema.</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>el servidor rechaza esta solicitud</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>El servidor de herramientas indica que no acepta esta solicitud. Algunos servidores lo dicen de cualquier método desconocido.</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>error interno del servidor de herramientas</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>el servidor no pudo leer la solicitud</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>El servidor de herramientas indica que no recibió JSON legible, aunque se envió JSON. Puede que algún elemento intermedio lo modifique.</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>Compruebe si un proxy modifica las solicitudes y envíe esta respuesta al operador del servidor de herramientas.</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>el servidor no considera válida la solicitud</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>una respuesta a otra solicitud</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>La respuesta es de otra solicitud (su id no coincide). Algo mezcla las respuestas.</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>la respuesta no es JSON válido</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>La respuesta no es JSON válido: «%6».</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>la respuesta estaba vacía</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>una respuesta, pero no un resultado de herramienta</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>La respuesta no es un resultado de herramienta: «%6».</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>Envíe esta respuesta al operador del servidor de herramientas.</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>una respuesta, pero no de un servidor de herramientas</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>La respuesta no es una lista de herramientas: «%6».</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>El punto de conexión responde, pero su lista está vacía. Un modelo no recibiría herramientas.</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>Solo llegó parte de la lista: %7</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>Algunas herramientas tienen problemas y puede que un modelo no las reciba: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>Muestre esto al operador del servidor de herramientas.</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>sin ruta directa; las solicitudes pasan por un proxy</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>Una prueba directa falló («%6»). Las solicitudes pasan por el proxy %9, que establece la conexión, así que puede que esto no les afecte.</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>Compruebe si se acepta la entrada.</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>no respondió ningún servidor de nombres</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>No se pudo consultar al servidor de nombres en este momento, así que no se sabe si %3 existe.</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>Compruebe si este equipo está conectado e inténtelo de nuevo dentro de un minuto.</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>No se encontró el nombre de host %3.</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 es un nombre corto sin dominio. Esos nombres solo funcionan dentro de una red, o falta parte del nombre.</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>Introduzca el nombre de host completo, por ejemplo logs.example.com, o conéctese a la red o VPN donde funciona el corto.</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>El DNS no tiene ningún registro para este nombre. Puede estar mal escrito o existir solo en la red o VPN de una empresa.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>Compruebe que la dirección no tiene erratas y que este equipo está en la red correcta.</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>el servidor de nombres no respondió a tiempo</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>La búsqueda de %3 superó el tiempo de espera. El problema es la red, no la dirección.</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>Compruebe la conexión de red y la VPN, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>el proxy no dejó pasar la solicitud</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>Las solicitudes pasan por el proxy %9, que las rechazó o no respondió: «%6».</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>Compruebe los ajustes de proxy de este equipo y consulte al operador del proxy.</translation>
    </message>
    <message>
        <source>nothing is listening on this port</source>
        <translation>ningún programa escucha en este puerto</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Compruebe el puerto de la dirección y si el servicio está en ejecución.</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>sin respuesta en este puerto</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>Sin respuesta en este puerto. Puede que un cortafuegos descarte la conexión o que la dirección no esté en uso.</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>Pregunte si hay un cortafuegos o una VPN entre este equipo y %3.</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>no hay ruta hasta esta dirección</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>Este equipo o su red no tiene ruta hasta %3: «%6».</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Compruebe la conexión de red, la VPN y el cortafuegos.</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>%3 no respondió por IPv6, pero sí por IPv4, más antiguo. Los programas menos pacientes pueden parecer lentos o fallar.</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>Informe al operador de esta red o del servicio de que IPv6 no funciona entre ambos.</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>Tiempo agotado en la negociación TLS</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>El puerto aceptó la conexión, pero no respondió a la negociación TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>Compruebe el puerto de la dirección. Si es correcto, pregunte si un cortafuegos inspecciona las conexiones TLS.</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>El certificado caduca pronto. A partir de entonces, las conexiones fallarán.</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>Informe al operador del servicio.</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>un proxy requiere inicio de sesión</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>Respondió un proxy situado entre este equipo y el servicio, y requiere autenticación. No se contactó con el servicio.</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>Introduzca los datos de inicio de sesión en los ajustes de proxy de este equipo o consulte al operador del proxy.</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>el flujo de eventos terminó sin la respuesta</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>El servidor de herramientas inició un flujo de eventos y lo terminó antes de responder a esta solicitud.</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>cerrado sin respuesta</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>la respuesta está cortada</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>Inténtelo de nuevo. Si el problema persiste, pregunte si un proxy intermedio limita las respuestas.</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>aún sin respuesta; probablemente se notificó a personas</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>Busque el marcador en el producto antes de volver a enviar la entrada. Amplíe el tiempo de espera para la siguiente.</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>sin respuesta dentro del tiempo de espera</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>Busque antes el marcador en el producto y después amplíe el tiempo de espera.</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>la respuesta no terminó dentro del tiempo de espera</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>ningún punto de conexión respondió dentro del tiempo de espera</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>La solicitud se envió, pero no empezó ninguna respuesta dentro del tiempo de espera.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Inténtelo de nuevo o amplíe el tiempo de espera.</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>la respuesta no es HTTP</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>Compruebe el esquema y el puerto de la dirección.</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>la respuesta es demasiado grande</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>Compruebe que la dirección es del servicio.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>Siguiente paso: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Compruebe en el servicio si tuvo efecto antes de volver a llamarla.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>Busque antes el marcador en el producto. Vuelva a enviar la entrada solo si no está allí.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>Se desconoce la causa.</translation>
    </message>
    <message>
        <source>This is a team’s key. The service accepts it only together with a team member’s username, and expires it after two hours at most.</source>
        <translation>Esta es la clave de un equipo. El servicio solo la acepta junto con el nombre de usuario de un miembro del equipo y la hace caducar a las dos horas como máximo.</translation>
    </message>
    <message>
        <source>Enter the username, and turn on “Send username with entries”.</source>
        <translation>Introduzca el nombre de usuario y active «Enviar el nombre de usuario con las entradas».</translation>
    </message>
    <message>
        <source>The resource is there, at another address.</source>
        <translation>El recurso existe, en otra dirección.</translation>
    </message>
    <message>
        <source>the resource is at another address</source>
        <translation>el recurso está en otra dirección</translation>
    </message>
    <message>
        <source>The log tool reads this resource’s log, and names another owner than the URL does.</source>
        <translation>La herramienta de log lee el log de este recurso e indica un propietario distinto del de la URL.</translation>
    </message>
    <message>
        <source>Use %6</source>
        <translation>Use %6</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>no existe ese recurso</translation>
    </message>
    <message>
        <source>The log tool does not find the resource %2 either. It was deleted, or the UUID was cut off while copying.</source>
        <translation>La herramienta de log tampoco encuentra el recurso %2. Se eliminó, o el UUID se cortó al copiar.</translation>
    </message>
    <message>
        <source>The resource is there, but this account has no access to it.</source>
        <translation>El recurso existe, pero esta cuenta no tiene acceso a él.</translation>
    </message>
    <message>
        <source>this account has no access to the resource</source>
        <translation>esta cuenta no tiene acceso al recurso</translation>
    </message>
    <message>
        <source>The log tool knows the resource, and denies this account access to it.</source>
        <translation>La herramienta de log conoce el recurso y deniega a esta cuenta el acceso a él.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams.</source>
        <translation>Compruebe que el nombre de usuario corresponde a la cuenta de la clave. Si es así, pida a %1 que comparta el recurso con uno de sus equipos.</translation>
    </message>
    <message>
        <source>the service is not set up yet</source>
        <translation>el servicio aún no está configurado</translation>
    </message>
    <message>
        <source>%3 redirects every request to its setup page, /setup/. It accepts nothing before somebody has completed that page.</source>
        <translation>%3 redirige todas las solicitudes a su página de configuración, /setup/. No acepta nada hasta que alguien haya completado esa página.</translation>
    </message>
    <message>
        <source>Ask the operator to complete the setup.</source>
        <translation>Pida al operador que complete la configuración.</translation>
    </message>
    <message>
        <source>The API key is valid, but the username does not belong to it (403).</source>
        <translation>La clave de API es válida, pero el nombre de usuario no le corresponde (403).</translation>
    </message>
    <message>
        <source>the username does not belong to the key</source>
        <translation>el nombre de usuario no corresponde a la clave</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the username, and refuses it with the username. The key is valid.</source>
        <translation>El servidor de herramientas acepta esta clave sin el nombre de usuario y la rechaza con el nombre de usuario. La clave es válida.</translation>
    </message>
    <message>
        <source>Enter the username of the key’s account, or leave it empty.</source>
        <translation>Introduzca el nombre de usuario de la cuenta de la clave o déjelo vacío.</translation>
    </message>
    <message>
        <source>The account was renamed or deleted (404, 401).</source>
        <translation>La cuenta cambió de nombre o se eliminó (404, 401).</translation>
    </message>
    <message>
        <source>the account was renamed or deleted</source>
        <translation>la cuenta cambió de nombre o se eliminó</translation>
    </message>
    <message>
        <source>This address accepted entries before. Now the service does not know it, and the tool server does not know the key. Both happen at once when the account %1 is renamed or deleted.</source>
        <translation>Esta dirección aceptaba entradas antes. Ahora el servicio no la conoce y el servidor de herramientas no conoce la clave. Ambas cosas ocurren a la vez cuando la cuenta %1 cambia de nombre o se elimina.</translation>
    </message>
    <message>
        <source>Ask %1, or look in the product for the account’s new name. Then copy the Resource URL and the key again.</source>
        <translation>Pregunte a %1 o busque en el producto el nombre nuevo de la cuenta. Después, vuelva a copiar la URL del recurso y la clave.</translation>
    </message>
    <message>
        <source>The resource was deleted or moved (404).</source>
        <translation>El recurso se eliminó o se movió (404).</translation>
    </message>
    <message>
        <source>the resource was deleted or moved</source>
        <translation>el recurso se eliminó o se movió</translation>
    </message>
    <message>
        <source>This address accepted entries before, and now the service has no such resource.</source>
        <translation>Esta dirección aceptaba entradas antes, y ahora el servicio no tiene ese recurso.</translation>
    </message>
    <message>
        <source>Look for the resource in the product, and copy its Resource URL again.</source>
        <translation>Busque el recurso en el producto y vuelva a copiar la URL del recurso.</translation>
    </message>
    <message>
        <source>no such resource; the UUID has capital letters</source>
        <translation>no existe ese recurso; el UUID tiene mayúsculas</translation>
    </message>
    <message>
        <source>Write the UUID in the Resource URL in small letters.</source>
        <translation>Escriba en minúsculas el UUID de la URL del recurso.</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you rely on the entry.</source>
        <translation>Busque el marcador en el producto antes de dar por recibida la entrada.</translation>
    </message>
    <message>
        <source>accepted, but the service’s clock is %6</source>
        <translation>aceptada, pero el reloj del servicio está %6</translation>
    </message>
    <message>
        <source>Entries carry this computer’s time, so they appear at the wrong place in the log.</source>
        <translation>Las entradas llevan la hora de este equipo, así que aparecen en un lugar equivocado del log.</translation>
    </message>
    <message>
        <source>Set this computer’s clock by a time server. If it is right, tell the operator.</source>
        <translation>Ajuste el reloj de este equipo con un servidor de hora. Si es correcto, informe al operador.</translation>
    </message>
    <message>
        <source>a username and password are required, not an API key</source>
        <translation>se requieren un nombre de usuario y una contraseña, no una clave de API</translation>
    </message>
    <message>
        <source>Ask the operator for an address that accepts API keys.</source>
        <translation>Pida al operador una dirección que admita claves de API.</translation>
    </message>
    <message>
        <source>The tool server refuses this key with the username, and accepts it without one. The key is valid.</source>
        <translation>El servidor de herramientas rechaza esta clave con el nombre de usuario y la acepta sin él. La clave es válida.</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the resource’s UUID, and refuses it with the UUID. The key is valid, but its account has no access to this resource.</source>
        <translation>El servidor de herramientas acepta esta clave sin el UUID del recurso y la rechaza con el UUID. La clave es válida, pero su cuenta no tiene acceso a este recurso.</translation>
    </message>
    <message>
        <source>With the resource’s UUID, the tool server gives this response both for a wrong key and for a valid key without access to this resource.</source>
        <translation>Con el UUID del recurso, el servidor de herramientas da esta respuesta tanto ante una clave incorrecta como ante una clave válida sin acceso a este recurso.</translation>
    </message>
    <message>
        <source>Run a check. It asks once more without the UUID, which shows which of the two it is.</source>
        <translation>Ejecute una comprobación. Consulta una vez más sin el UUID, lo que muestra cuál de los dos casos es.</translation>
    </message>
    <message>
        <source>the tool server does not recognize this key without the resource’s UUID</source>
        <translation>el servidor de herramientas no reconoce esta clave sin el UUID del recurso</translation>
    </message>
    <message>
        <source>This is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>Lo más probable es que esta sea la clave propia del recurso. El servidor de herramientas solo reconoce esas claves junto con el UUID del recurso.</translation>
    </message>
    <message>
        <source>A service may distinguish capital from small letters in UUIDs, and use small ones. SDKs send %2 unchanged and lose every entry.</source>
        <translation>Un servicio puede distinguir entre mayúsculas y minúsculas en los UUID y usar minúsculas. Los SDK envían %2 sin cambios y pierden todas las entradas.</translation>
    </message>
    <message>
        <source>a bearer token is required</source>
        <translation>se requiere un token de portador</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer”, and the key was sent in another header.</source>
        <translation>El servidor de herramientas pide «Authorization: Bearer» y la clave se envió en otra cabecera.</translation>
    </message>
    <message>
        <source>Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.</source>
        <translation>Active «Como token de portador» para este perfil en la página «Configuración» o use --bearer.</translation>
    </message>
    <message>
        <source>this server has none</source>
        <translation>este servidor no ofrece ninguna</translation>
    </message>
    <message>
        <source>The general tools work. This tool server has no code-hosting endpoint, which is usual.</source>
        <translation>Las herramientas generales funcionan. Este servidor de herramientas no tiene punto de conexión de alojamiento de código, lo que es habitual.</translation>
    </message>
    <message>
        <source>If you expect code-hosting tools, ask the operator for their address.</source>
        <translation>Si espera herramientas de alojamiento de código, pida su dirección al operador.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used, so nothing was sent.</source>
        <translation>El entorno indica un proxy que no se puede usar, así que no se envió nada.</translation>
    </message>
    <message>
        <source>Correct the variable, or remove it.</source>
        <translation>Corrija la variable o elimínela.</translation>
    </message>
    <message>
        <source>The service does not serve this host name.</source>
        <translation>El servicio no atiende este nombre de host.</translation>
    </message>
    <message>
        <source>The server serves only certain host names, and %3 is not one of them.</source>
        <translation>El servidor solo atiende determinados nombres de host y %3 no es uno de ellos.</translation>
    </message>
    <message>
        <source>The server requires a username and password, not an API key (401).</source>
        <translation>El servidor requiere un nombre de usuario y una contraseña, no una clave de API (401).</translation>
    </message>
    <message>
        <source>The key or token lacks a scope that the server requires.</source>
        <translation>A la clave o al token le falta un ámbito que el servidor requiere.</translation>
    </message>
    <message>
        <source>a scope is missing</source>
        <translation>falta un ámbito</translation>
    </message>
    <message>
        <source>The server recognizes the key or token, but it lacks a scope (insufficient_scope): “%6”.</source>
        <translation>El servidor reconoce la clave o el token, pero le falta un ámbito (insufficient_scope): «%6».</translation>
    </message>
    <message>
        <source>Ask for a key or token with that scope.</source>
        <translation>Pida una clave o un token con ese ámbito.</translation>
    </message>
    <message>
        <source>The server requires a client certificate.</source>
        <translation>El servidor requiere un certificado de cliente.</translation>
    </message>
    <message>
        <source>a client certificate is required</source>
        <translation>se requiere un certificado de cliente</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for a client certificate (mutual TLS), which this program does not send.</source>
        <translation>El servidor, o un proxy que lo precede, pide un certificado de cliente (TLS mutuo), que este programa no envía.</translation>
    </message>
    <message>
        <source>A gateway got no usable response from the service.</source>
        <translation>Una pasarela no obtuvo una respuesta utilizable del servicio.</translation>
    </message>
    <message>
        <source>a gateway got no usable response from the service</source>
        <translation>una pasarela no obtuvo una respuesta utilizable del servicio</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>Repita la comprobación dentro de un minuto. Si el problema persiste, envíe la hora y esta respuesta al operador del servicio.</translation>
    </message>
    <message>
        <source>“not modified”, which is no response to this request</source>
        <translation>«not modified» (sin modificar), que no responde a la solicitud</translation>
    </message>
    <message>
        <source>Status 304 belongs to caches. A cache or proxy on the way may have responded instead of the service.</source>
        <translation>El estado 304 es propio de las cachés. Puede que una caché o un proxy intermedio haya respondido en lugar del servicio.</translation>
    </message>
    <message>
        <source>a login page instead of this catalog</source>
        <translation>una página de inicio de sesión en lugar de este catálogo</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator whether the server has this catalog.</source>
        <translation>Vincule la cuenta en el producto o pregunte al operador si el servidor tiene este catálogo.</translation>
    </message>
    <message>
        <source>The address redirects in a loop.</source>
        <translation>La dirección redirige en bucle.</translation>
    </message>
    <message>
        <source>redirects back and forth</source>
        <translation>redirige de un lado a otro</translation>
    </message>
    <message>
        <source>The addresses with and without a trailing slash redirect to each other, the last one to %4. Your key was not sent to any other server.</source>
        <translation>Las direcciones con y sin barra final redirigen la una a la otra, la última a %4. La clave no se envió a ningún otro servidor.</translation>
    </message>
    <message>
        <source>a server error</source>
        <translation>un error del servidor</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error: “%6”.</source>
        <translation>El servicio, o una pasarela que lo precede, informa de un error del servidor: «%6».</translation>
    </message>
    <message>
        <source>The server requires a bearer token for entries (401).</source>
        <translation>El servidor requiere un token de portador para las entradas (401).</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, asks for “Authorization: Bearer”, which this program does not send with entries.</source>
        <translation>El servidor, o una pasarela que lo precede, pide «Authorization: Bearer», que este programa no envía con las entradas.</translation>
    </message>
    <message>
        <source>Check the Resource URL. If it is right, ask the operator for an address that accepts API keys.</source>
        <translation>Compruebe la URL del recurso. Si es correcta, pida al operador una dirección que admita claves de API.</translation>
    </message>
    <message>
        <source>accepted, but the response says “%6”</source>
        <translation>aceptada, pero la respuesta dice «%6»</translation>
    </message>
    <message>
        <source>The status reports success, and the response a failure. The service may have stored nothing, or only a part.</source>
        <translation>El estado indica éxito y la respuesta, un fallo. Puede que el servicio no haya almacenado nada o solo una parte.</translation>
    </message>
    <message>
        <source>the key was refused in a JSON-RPC error</source>
        <translation>se rechazó la clave en un error JSON-RPC</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username: “%6”.</source>
        <translation>El servidor de herramientas no acepta esta clave con este nombre de usuario: «%6».</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer” and names where clients sign in. The key was sent in another header.</source>
        <translation>El servidor de herramientas pide «Authorization: Bearer» e indica dónde inician sesión los clientes. La clave se envió en otra cabecera.</translation>
    </message>
    <message>
        <source>If your key is a bearer token, turn on “As a bearer token” for this profile on the Setup page, or use --bearer. This program does not support OAuth sign-in.</source>
        <translation>Si su clave es un token de portador, active «Como token de portador» para este perfil en la página «Configuración» o use --bearer. Este programa no admite el inicio de sesión con OAuth.</translation>
    </message>
    <message>
        <source>refused, although the general tools are listed</source>
        <translation>rechazado, aunque las herramientas generales se listan</translation>
    </message>
    <message>
        <source>The general tools accept the same key and username, so this refusal is most likely about the account or token behind this catalog: “%6”.</source>
        <translation>Las herramientas generales aceptan la misma clave y el mismo nombre de usuario, así que lo más probable es que este rechazo se deba a la cuenta o al token que hay detrás de este catálogo: «%6».</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator who may use this catalog.</source>
        <translation>Vincule la cuenta en el producto o pregunte al operador quién puede usar este catálogo.</translation>
    </message>
    <message>
        <source>the protocol version was refused</source>
        <translation>se rechazó la versión del protocolo</translation>
    </message>
    <message>
        <source>the event stream reports an error</source>
        <translation>el flujo de eventos informa de un error</translation>
    </message>
    <message>
        <source>The tool server sent an error in its event stream instead of a response: “%6”.</source>
        <translation>El servidor de herramientas envió un error en su flujo de eventos en lugar de una respuesta: «%6».</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for HTTP Basic or Windows authentication, which this program does not send.</source>
        <translation>El servidor, o un proxy que lo precede, pide autenticación HTTP Basic o de Windows, que este programa no envía.</translation>
    </message>
    <message>
        <source>redirects to its own sign-in page</source>
        <translation>redirige a su propia página de inicio de sesión</translation>
    </message>
    <message>
        <source>%3 redirects this path to a sign-in page on the same host, %4. A browser is expected here, not an API key. Your key was not sent there.</source>
        <translation>%3 redirige esta ruta a una página de inicio de sesión en el mismo host, %4. Aquí se espera un navegador, no una clave de API. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>The address redirects to itself.</source>
        <translation>La dirección redirige a sí misma.</translation>
    </message>
    <message>
        <source>redirects to itself</source>
        <translation>redirige a sí misma</translation>
    </message>
    <message>
        <source>the server stopped waiting</source>
        <translation>el servidor dejó de esperar</translation>
    </message>
    <message>
        <source>The service received no API key.</source>
        <translation>El servicio no recibió ninguna clave de API.</translation>
    </message>
    <message>
        <source>this catalog’s token was refused</source>
        <translation>se rechazó el token de este catálogo</translation>
    </message>
    <message>
        <source>Create a new token there and save it on the Setup page.</source>
        <translation>Cree allí un token nuevo y guárdelo en la página «Configuración».</translation>
    </message>
    <message>
        <source>Save a token for this catalog on the Setup page, or with “resource-console key set --catalog NAME”.</source>
        <translation>Guarde un token para este catálogo en la página «Configuración» o con «resource-console key set --catalog NAME».</translation>
    </message>
    <message>
        <source>the tool server reports error -32001</source>
        <translation>el servidor de herramientas informa del error -32001</translation>
    </message>
    <message>
        <source>Check the key and the username, then check again. If it persists, send this response to the operator.</source>
        <translation>Compruebe la clave y el nombre de usuario, y repita la comprobación. Si el problema persiste, envíe esta respuesta al operador.</translation>
    </message>
    <message>
        <source>the server accepts requests of certain web pages only</source>
        <translation>el servidor solo acepta solicitudes de ciertas páginas web</translation>
    </message>
    <message>
        <source>The server checks the Origin header, which browsers send and this program does not: “%6”.</source>
        <translation>El servidor comprueba la cabecera Origin, que los navegadores envían y este programa no: «%6».</translation>
    </message>
    <message>
        <source>Ask the operator to accept requests without an Origin header.</source>
        <translation>Pida al operador que acepte solicitudes sin la cabecera Origin.</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site: “%6”.</source>
        <translation>La respuesta es una página web, probablemente la de inicio de sesión de una red, un proxy u otro sitio: «%6».</translation>
    </message>
    <message>
        <source>probably refused by a gateway in front of the service</source>
        <translation>probablemente rechazado por una puerta de enlace situada delante del servicio</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests and says to wait until %5.</source>
        <translation>El servicio, o una puerta de enlace situada delante, informa de demasiadas solicitudes y pide esperar hasta las %5.</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests: “%6”.</source>
        <translation>El servicio, o una puerta de enlace situada delante, informa de demasiadas solicitudes: «%6».</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, is unavailable and says to try again at %5.</source>
        <translation>El servicio, o una puerta de enlace situada delante, no está disponible y pide intentarlo de nuevo a las %5.</translation>
    </message>
    <message>
        <source>the address is for an older transport</source>
        <translation>la dirección es de un transporte antiguo</translation>
    </message>
    <message>
        <source>Addresses with /sse usually belong to an older MCP transport, which this program does not support.</source>
        <translation>Las direcciones con /sse suelen pertenecer a un transporte MCP antiguo que este programa no admite.</translation>
    </message>
    <message>
        <source>Enter the server’s address for Streamable HTTP. It often ends with /mcp.</source>
        <translation>Introduzca la dirección del servidor para Streamable HTTP. Suele terminar en /mcp.</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request: “%6”.</source>
        <translation>El servidor de herramientas dice que no comprende esta solicitud: «%6».</translation>
    </message>
    <message>
        <source>Some definitions hide text or try to steer a model.</source>
        <translation>Algunas definiciones ocultan texto o intentan dirigir a un modelo.</translation>
    </message>
    <message>
        <source>Read the findings in Tools, or with “resource-console tools lint”.</source>
        <translation>Lea los hallazgos en Herramientas o con «resource-console tools lint».</translation>
    </message>
    <message>
        <source>Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and the UUID in the Resource URL.</source>
        <translation>Desactive «UUID al servidor de herramientas» para este perfil en la página «Configuración» y compruebe el propietario y el UUID en la URL del recurso.</translation>
    </message>
    <message>
        <source>Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.</source>
        <translation>Active «UUID al servidor de herramientas» para este perfil en la página «Configuración» o use la clave de una cuenta.</translation>
    </message>
    <message>
        <source>redirects to a single sign-on page</source>
        <translation>redirige a una página de inicio de sesión único</translation>
    </message>
    <message>
        <source>a payment or more credit is required</source>
        <translation>se requiere un pago o más saldo</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, wants a payment before it accepts requests: “%6”.</source>
        <translation>El servidor, o una puerta de enlace delante de él, exige un pago antes de aceptar solicitudes: «%6».</translation>
    </message>
    <message>
        <source>Check the plan and the credit of the account in the product.</source>
        <translation>Compruebe en el producto el plan y el saldo de la cuenta.</translation>
    </message>
    <message>
        <source>Check whether the server expects another header, or a proxy removes the header that carries the key.</source>
        <translation>Compruebe si el servidor espera otra cabecera o si un proxy elimina la cabecera que lleva la clave.</translation>
    </message>
    <message>
        <source>The service refused the team’s key (403).</source>
        <translation>El servicio rechazó la clave del equipo (403).</translation>
    </message>
    <message>
        <source>the team’s key was not accepted</source>
        <translation>no se aceptó la clave del equipo</translation>
    </message>
    <message>
        <source>A server responds, but not at this path: “%6”. The product path or the host may be wrong.</source>
        <translation>Responde un servidor, pero no en esta ruta: «%6». Puede que la ruta del producto o el host sean incorrectos.</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path: “%6”.</source>
        <translation>Responde un servidor, pero no tiene ningún punto de conexión de herramientas en esta ruta: «%6».</translation>
    </message>
    <message>
        <source>a gateway got no response from the tool server</source>
        <translation>una puerta de enlace no obtuvo respuesta del servidor de herramientas</translation>
    </message>
    <message>
        <source>A gateway in front of the tool server could not reach it, or lost the connection: “%6”.</source>
        <translation>Una puerta de enlace delante del servidor de herramientas no pudo conectar con él o perdió la conexión: «%6».</translation>
    </message>
    <message>
        <source>The tool server and this program have no protocol version in common (error -32022): “%6”.</source>
        <translation>El servidor de herramientas y este programa no tienen ninguna versión del protocolo en común (error -32022): «%6».</translation>
    </message>
    <message>
        <source>A sign-in page responded instead of the service.</source>
        <translation>Respondió una página de inicio de sesión en lugar del servicio.</translation>
    </message>
    <message>
        <source>Enter a team member’s username. If the key is older than two hours, create a new one in the product.</source>
        <translation>Introduzca el nombre de usuario de un miembro del equipo. Si la clave tiene más de dos horas, cree una nueva en el producto.</translation>
    </message>
    <message>
        <source>an interim status instead of a response</source>
        <translation>un estado provisional en lugar de una respuesta</translation>
    </message>
    <message>
        <source>Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed was not read.</source>
        <translation>Los estados del 100 al 199, como 102 y 103, solo anuncian una respuesta. Lo que vino después no se leyó.</translation>
    </message>
    <message>
        <source>Ask the operator of the service or of a proxy on the way to turn them off.</source>
        <translation>Pida al operador del servicio, o de un proxy intermedio, que los desactive.</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries.</source>
        <translation>La dirección indicada como servidor de herramientas es una URL de recurso, que recibe entradas.</translation>
    </message>
    <message>
        <source>If it shows a prompt, that may be behind this window.</source>
        <translation>Si muestra una solicitud, puede estar detrás de esta ventana.</translation>
    </message>
    <message>
        <source>The service may be restarting, a firewall or proxy may have cut the connection off, or the server does not speak HTTP.</source>
        <translation>Puede que el servicio se esté reiniciando, que un cortafuegos o proxy haya cortado la conexión o que el servidor no use HTTP.</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service responds after it has stored an error or alert and notified people, so most likely the entry is stored and people were notified.</source>
        <translation>La entrada se envió. Un servicio así responde después de almacenar el error o la alerta y notificar a personas, así que lo más probable es que la entrada esté almacenada y se haya notificado a personas.</translation>
    </message>
    <message>
        <source>Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>Algunos servidores de herramientas atienden una solicitud cada vez y se bloquean mientras esperan a un servidor que tienen detrás.</translation>
    </message>
    <message>
        <source>It may be another kind of service, or a port that requires https.</source>
        <translation>Puede ser otro tipo de servicio o un puerto que requiere https.</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name.</source>
        <translation>El servicio devuelve esta página para un nombre de host que no está en su lista, %3, como una dirección IP, un alias o un nombre antiguo.</translation>
    </message>
    <message>
        <source>A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”.</source>
        <translation>Una pasarela situada delante del servicio, como una CDN, no pudo obtener de él una respuesta utilizable: «%6».</translation>
    </message>
    <message>
        <source>This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front of it probably refused the request, so this does not show whether the key is valid.</source>
        <translation>Esto no parece un rechazo del servicio: «%6». Probablemente una pasarela, un cortafuegos o una página de inicio de sesión situados delante rechazaron la solicitud, así que esto no indica si la clave es válida.</translation>
    </message>
    <message>
        <source>For this catalog, the server redirects to the login page %4. It may not have this catalog, or may require a linked account. Your key was not sent to the login page.</source>
        <translation>Para este catálogo, el servidor redirige a la página de inicio de sesión %4. Puede que no tenga este catálogo o que requiera una cuenta vinculada. La clave no se envió a la página de inicio de sesión.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as the log service does with every path it does not know. Your key was not sent to the login page.</source>
        <translation>%3 redirige esta ruta a su página de inicio de sesión, como hace el servicio de logs con toda ruta que no conoce. La clave no se envió a la página de inicio de sesión.</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. Such a service accepts entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>Esta es la dirección del equipo «%1». Un servicio así solo acepta entradas en la dirección de un propietario, /u/&lt;propietario&gt;/…, con el mismo UUID. Un SDK que sigue redirecciones toma la página de inicio de sesión por un éxito y pierde sus entradas sin avisar.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as it does with every path it does not know. An SDK that follows redirects mistakes that for success and silently loses its entries.</source>
        <translation>%3 redirige esta ruta a su página de inicio de sesión, como hace con toda ruta que no conoce. Un SDK que sigue redirecciones toma eso por un éxito y pierde sus entradas sin avisar.</translation>
    </message>
    <message>
        <source>The request was redirected to the sign-in page %4, probably by a gateway in front of the service. Your key was not sent there.</source>
        <translation>La solicitud se redirigió a la página de inicio de sesión %4, probablemente por una pasarela situada delante del servicio. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs at most in repeated slashes or its query. Your key was not sent to any other server.</source>
        <translation>El servicio redirige a %4, que difiere como máximo en barras repetidas o en la consulta. La clave no se envió a ningún otro servidor.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. Your key was not sent to any other server.</source>
        <translation>El servicio redirige a %4, que solo difiere en una barra final. La clave no se envió a ningún otro servidor.</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid, and the URL names this user as the owner. The resource may belong to somebody else, or be a global one, which accepts only its own key and a superuser’s.</source>
        <translation>El servidor de herramientas acepta la misma clave y el mismo nombre de usuario, así que la clave es válida, y la URL indica a este usuario como propietario. Puede que el recurso sea de otra persona o que sea un recurso global, que solo acepta su propia clave y la de un superusuario.</translation>
    </message>
    <message>
        <source>The tool server passed your token on, and the server behind it refused it. It may have expired or been revoked.</source>
        <translation>El servidor de herramientas transmitió el token y el servidor que hay detrás lo rechazó. Puede que haya caducado o se haya revocado.</translation>
    </message>
    <message>
        <source>The tool server reports “%6”. Error -32001 usually means a refused key, a lost session or a timeout.</source>
        <translation>El servidor de herramientas informa de «%6». El error -32001 suele significar una clave rechazada, una sesión perdida o un tiempo de espera agotado.</translation>
    </message>
    <message>
        <source>neither a result nor an error, or both</source>
        <translation>ni resultado ni error, o ambos</translation>
    </message>
    <message>
        <source>A slow connection, a proxy on the way or the service itself may have held the request up.</source>
        <translation>Puede que haya retenido la solicitud una conexión lenta, un proxy intermedio o el propio servicio.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, enter the username and the tool server in Setup. Whether the tools are listed shows which cause applies.</source>
        <translation>Copie de nuevo la clave. Si el servicio también la rechaza, introduzca el nombre de usuario y el servidor de herramientas en «Configuración». El hecho de que las herramientas se listen o no indica cuál es la causa.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, run a check with the tool server. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>Copie de nuevo la clave. Si el servicio también la rechaza, ejecute una comprobación con el servidor de herramientas. El hecho de que las herramientas se listen o no indica cuál es la causa. La clave propia de un recurso funciona sin nombre de usuario, o con el de alguien que tenga acceso.</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (%1 más)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>Terminar simulacro</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>Hay un simulacro en curso.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach you.</source>
        <translation>Un simulacro envía una alerta real y mide cuánto tarda en llegarle.</translation>
    </message>
    <message>
        <source>It reached me</source>
        <translation>Me ha llegado</translation>
    </message>
    <message>
        <source>Copy time</source>
        <translation>Copiar tiempo</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>The alert reached you after %1.</source>
        <comment>a duration</comment>
        <translation>La alerta le llegó después de %1.</translation>
    </message>
    <message>
        <source>The drill ended without a confirmation that the alert reached you.</source>
        <translation>El simulacro terminó sin que se confirmara que la alerta le llegó.</translation>
    </message>
    <message>
        <source>Looking for it in the service’s log…</source>
        <translation>Buscándola en el log del servicio…</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>Llegada: %1</translation>
    </message>
    <message>
        <source>Arrival in the log is unknown.</source>
        <translation>No se sabe si la entrada llegó al log.</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Tiempo transcurrido</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>«%1» asigna %2 por segunda vez.</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>«%1» no es una marca de tiempo ISO 8601.</translation>
    </message>
    <message>
        <source>It has no message.</source>
        <translation>No tiene mensaje.</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>«%1» no es un nivel.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>No es UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>Solo se importan las primeras %1 entradas.</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>El mensaje al que pertenece es demasiado largo.</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>No hay ninguna columna asignada al mensaje.</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>Tiene %1 celdas, pero la primera fila tiene %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>El archivo supera los %1 MiB.</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>El archivo es UTF-16. Debe ser UTF-8.</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>No es una entrada, sino una lista o una comprobación.</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>Su mensaje no es texto.</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>No es JSON: %1</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>No es un objeto JSON.</translation>
    </message>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>Supera %n MiB.</numerusform>
            <numerusform>Supera los %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like a spreadsheet’s number for a date. Format the column as text such as 2026-11-21 14:02:11.</source>
        <translation>«%1» parece el número de una hoja de cálculo para una fecha. Dé a la columna formato de texto, como 2026-11-21 14:02:11.</translation>
    </message>
    <message>
        <source>“%1” was rounded, probably by a spreadsheet, so its time is lost. Export the column with all digits.</source>
        <translation>«%1» se redondeó, probablemente en una hoja de cálculo, así que su hora se perdió. Exporte la columna con todos los dígitos.</translation>
    </message>
    <message>
        <source>Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that continue an entry: %4.</source>
        <translation>Leído como log. Entradas: %1. Con hora: %2. Con nivel: %3. Líneas que continúan una entrada: %4.</translation>
    </message>
    <message>
        <source>An entry without a time gets the time of sending.</source>
        <translation>Una entrada sin hora recibe la hora de envío.</translation>
    </message>
    <message>
        <source>An entry without a level is sent as info.</source>
        <translation>Una entrada sin nivel se envía como info.</translation>
    </message>
    <message>
        <source>In “%1” the day and the month are ambiguous. Write the date such as 2026-11-21.</source>
        <translation>En «%1» no se distinguen el día y el mes. Escriba la fecha como 2026-11-21.</translation>
    </message>
    <message>
        <source>The time zone of “%1” is not certain. Write UTC or an offset such as +01:00.</source>
        <translation>La zona horaria de «%1» no está clara. Escriba UTC o un desfase como +01:00.</translation>
    </message>
    <message>
        <source>It has two levels, “%1” and “%2”. Choose the field that is the level.</source>
        <translation>Tiene dos niveles, «%1» y «%2». Elija el campo que es el nivel.</translation>
    </message>
    <message>
        <source>The first row contains a time in place of column names.</source>
        <translation>La primera fila contiene una hora en lugar de nombres de columnas.</translation>
    </message>
    <message>
        <source>A time without an offset from UTC is read as local time.</source>
        <translation>Una hora sin desfase respecto a UTC se lee como hora local.</translation>
    </message>
    <message>
        <source>It contains a NUL character.</source>
        <translation>Contiene un carácter NUL.</translation>
    </message>
    <message>
        <source>This layout cannot be imported. Export the entries as CSV or JSON.</source>
        <translation>Este formato no se puede importar. Exporte las entradas como CSV o JSON.</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>Enviar %1  Ctrl+Intro</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>Nunca se reintenta automáticamente</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>Se envía por separado porque puede notificar a personas por aplicación, correo electrónico o SMS.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>Más formas de enviar</translation>
    </message>
    <message>
        <source>Send one each at debug, info and warning</source>
        <translation>Enviar una de cada nivel: debug, info y warning</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>Registrar %1  Ctrl+Intro</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>Se escribe en el archivo de log y se envía</translation>
    </message>
    <message>
        <source>One at each level</source>
        <translation>Una de cada nivel</translation>
    </message>
    <message>
        <source>Not written to the SDK’s log file: %1</source>
        <translation>No se escribió en el archivo de log del SDK: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Escrito en %1.</translation>
    </message>
    <message>
        <source>Apply the SDK threshold (%1)</source>
        <translation>Aplicar el umbral del SDK (%1)</translation>
    </message>
    <message>
        <source>The threshold is %1, so the entry is only written to the local log.</source>
        <translation>El umbral es %1, así que la entrada solo se escribe en el log local.</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>Despliegue terminado</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] despliegue {counter} terminado en {host}</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>Disco casi lleno</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>Simulacro de aviso</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] simulacro de aviso {marker}: no ocurre nada, confirme la recepción</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93%</source>
        <translation>[TEST] disco casi lleno en {host}: /var está al 93 %</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>Algunos bytes no son UTF-8. Se leyeron como �.</translation>
    </message>
    <message>
        <source>Docker and systemd do not accept “export”.</source>
        <translation>Docker y systemd no aceptan «export».</translation>
    </message>
    <message>
        <source>Docker does not accept spaces around “=”.</source>
        <translation>Docker no acepta espacios alrededor de «=».</translation>
    </message>
    <message>
        <source>Docker reads only the first line of this value.</source>
        <translation>Docker solo lee la primera línea de este valor.</translation>
    </message>
    <message>
        <source>Docker and systemd do not replace ${…} with another variable’s value.</source>
        <translation>Docker y systemd no sustituyen ${…} por el valor de otra variable.</translation>
    </message>
    <message>
        <source>Docker and systemd read the comment as part of the value.</source>
        <translation>Docker y systemd leen el comentario como parte del valor.</translation>
    </message>
    <message>
        <source>Docker and systemd read backslashes in this value differently.</source>
        <translation>Docker y systemd leen de otro modo las barras invertidas de este valor.</translation>
    </message>
    <message>
        <source>Docker’s --env-file reads quotes as part of the value.</source>
        <translation>La opción --env-file de Docker lee las comillas como parte del valor.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. systemd reads it as part of the first name.</source>
        <translation>El texto empieza con una marca de orden de bytes (BOM). systemd la lee como parte del primer nombre.</translation>
    </message>
    <message>
        <source>Text follows the closing quote, so python-dotenv ignores this line.</source>
        <translation>Hay texto después de la comilla de cierre, así que python-dotenv ignora esta línea.</translation>
    </message>
    <message>
        <source>The value of %1 cannot be written so that every program reads it the same way.</source>
        <translation>El valor de %1 no se puede escribir de modo que todos los programas lo lean igual.</translation>
    </message>
    <message>
        <source>A shell reads the carriage return at the end of this line as part of the value.</source>
        <translation>Una shell lee el retorno de carro al final de esta línea como parte del valor.</translation>
    </message>
    <message>
        <source>Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes.</source>
        <translation>El dotenv de Node empieza un comentario en el «#» de este valor. Ponga el valor entre comillas.</translation>
    </message>
    <message>
        <source>This line overrides line %1.</source>
        <translation>Esta línea reemplaza la línea %1.</translation>
    </message>
    <message>
        <source>Only a shell reads this line.</source>
        <translation>Solo una shell lee esta línea.</translation>
    </message>
    <message>
        <source>The text is larger than 1 MiB.</source>
        <translation>El texto supera 1 MiB.</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8.</source>
        <translation>Esto es texto UTF-16. Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>This is a binary file.</source>
        <translation>Esto es un archivo binario.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>Hay una comilla sin cerrar.</translation>
    </message>
    <message>
        <source>This line is not NAME=value.</source>
        <translation>Esta línea no tiene la forma NAME=value.</translation>
    </message>
</context>
<context>
    <name>rc::Environment</name>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferente</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>sospechoso</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>no definido</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>no comparado</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1; y %2</translation>
    </message>
    <message>
        <source>Write the line so that every program reads it the same.</source>
        <translation>Escriba la línea de modo que todos los programas lean lo mismo.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>no se muestra</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>esto contiene una clave de API</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>Quite la clave de ahí y reemplácela si otras personas pueden leer esto.</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>no definido: un SDK no tiene adónde enviar entradas</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>Asígnele la URL del recurso del perfil.</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>no definido: el perfil tiene %1</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>también hay un nombre de usuario; no está documentado cuál de los dos usa un SDK</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Conserve uno de los dos.</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>no definido: un SDK no tiene clave que enviar</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>Defínalo donde el programa obtiene sus secretos.</translation>
    </message>
    <message>
        <source>Copy the key from the product again.</source>
        <translation>Copie de nuevo la clave desde el producto.</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>no definido: %1</translation>
    </message>
    <message>
        <source>not set: an SDK uses %1, the profile has %2</source>
        <translation>no definido: un SDK usa %1, el perfil tiene %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>Asígnele %1.</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>no es un ajuste conocido; se ignora</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Depuración</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>otro recurso: el UUID de la ruta es distinto</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>otro propietario en la ruta: %1, pero el perfil tiene %2</translation>
    </message>
    <message>
        <source>different server: %1</source>
        <translation>otro servidor: %1</translation>
    </message>
    <message>
        <source>different product path</source>
        <translation>otra ruta de producto</translation>
    </message>
    <message>
        <source>Remove that from the value, and restart the program.</source>
        <translation>Quite eso del valor y reinicie el programa.</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>contiene caracteres invisibles</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>las comillas forman parte del valor</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>no es una URL de recurso: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>Copie la URL del recurso desde Resource Details o desde este perfil.</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>el mismo recurso, con texto adicional: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>Los SDK añaden /logs/ a este valor, así que introduzca la URL del recurso y nada más.</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>no es una dirección de servidor de herramientas: %1</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>igual salvo por las mayúsculas: el perfil tiene %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>Escríbalo como lo hace el producto.</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>el perfil no tiene ninguno</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>el perfil tiene %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>no es un nivel: los SDK aceptan %1; esto cuenta como no definido</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>se lee como false: los SDK solo aceptan 1, true, t, yes, «y» y on</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>Use true o false.</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>no es la clave del perfil, aunque las huellas coinciden por casualidad</translation>
    </message>
    <message>
        <source>the profile has no key to compare with</source>
        <translation>el perfil no tiene clave con la que comparar</translation>
    </message>
    <message>
        <source>Save the profile’s key first.</source>
        <translation>Guarde antes la clave del perfil.</translation>
    </message>
    <message>
        <source>Allow the key for this profile, then try again.</source>
        <translation>Permita la clave para este perfil e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>no comparado: la clave del perfil no se puede leer ahora</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>Desbloquee el llavero e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>contains ${…}, which not every program replaces</source>
        <translation>contiene ${…}, que no todos los programas sustituyen</translation>
    </message>
    <message>
        <source>Write the value in place of the variable.</source>
        <translation>Escriba el valor en lugar de la variable.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another server</source>
        <translation>no comparado: la clave del perfil está guardada para otro servidor</translation>
    </message>
    <message>
        <source>a space or line break is part of the value</source>
        <translation>un espacio o un salto de línea forma parte del valor</translation>
    </message>
    <message>
        <source>not the profile’s key (%1)</source>
        <translation>no es la clave del perfil (%1)</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2.</source>
        <translation>Los nombres empiezan aquí por %1, pero el prefijo está fijado en %2.</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentCard</name>
    <message>
        <source>This program</source>
        <translation>Este programa</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Entorno</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Reads a .env file and compares it with the profile</source>
        <translation>Lee un archivo .env y lo compara con el perfil</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>Lee el entorno con el que se inició este programa</translation>
    </message>
    <message>
        <source>Choose an environment file</source>
        <translation>Elegir un archivo de entorno</translation>
    </message>
    <message>
        <source>%1* from %2</source>
        <translation>%1* de %2</translation>
    </message>
    <message>
        <source>No variables begin with %1.</source>
        <translation>Ninguna variable empieza por %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>Ejecute «resource-console env» para ver el resto.</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>Se encontraron ajustes con otro prefijo: %1.</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>Cambia %1; aún no se ha guardado nada</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>Guardar esta clave en el llavero</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>Reemplazar la clave guardada por esta</translation>
    </message>
    <message>
        <source>This profile has no key to write.</source>
        <translation>Este perfil no tiene clave que escribir.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>Copiar huella</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy verdict</source>
        <translation>Copiar veredicto</translation>
    </message>
    <message>
        <source>Use in profile</source>
        <translation>Usar en el perfil</translation>
    </message>
    <message>
        <source>Write to file</source>
        <translation>Escribir en el archivo</translation>
    </message>
    <message>
        <source>Press again to write</source>
        <translation>Pulse de nuevo para escribir</translation>
    </message>
    <message>
        <source>Write key to file</source>
        <translation>Escribir la clave en el archivo</translation>
    </message>
    <message>
        <source>Press again to write the key in clear text</source>
        <translation>Pulse de nuevo para escribir la clave en texto sin cifrar</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file to compare.</source>
        <translation>Aquí no hay variables %1. Elija un archivo .env para comparar.</translation>
    </message>
    <message>
        <source>Changes %1; the old file is kept</source>
        <translation>Cambia %1; el archivo anterior se conserva</translation>
    </message>
    <message>
        <source>Written to %1. The old file is %2.</source>
        <translation>Escrito en %1. El archivo anterior es %2.</translation>
    </message>
    <message>
        <source>Environment compared with the profile</source>
        <translation>Entorno comparado con el perfil</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this program’s environment</source>
        <translation>el entorno de este programa</translation>
    </message>
</context>
<context>
    <name>rc::ErrorText</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>Los datos introducidos no se pueden usar.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Este perfil no tiene clave de API.</translation>
    </message>
    <message>
        <source>Enter the key in Setup, or with “resource-console key set”.</source>
        <translation>Introduzca la clave en «Configuración» o con «resource-console key set».</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>No se encontró el nombre de host.</translation>
    </message>
    <message>
        <source>The host name %1 was not found.</source>
        <translation>No se encontró el nombre de host %1.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is online.</source>
        <translation>Compruebe que la dirección no tiene erratas y que este equipo está conectado.</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>El host rechazó la conexión: ningún programa escucha en este puerto.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>Compruebe el puerto de la dirección y si el servicio está en ejecución.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>No se pudo acceder al servicio.</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>No se pudo acceder al servicio (%1).</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>Compruebe la conexión de red, la VPN y el cortafuegos.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>No llegó ninguna respuesta completa dentro del tiempo de espera.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>No llegó ninguna respuesta completa dentro del tiempo de espera; %1.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>Inténtelo de nuevo o amplíe el tiempo de espera.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>El proxy no dejó pasar la solicitud.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>El proxy no dejó pasar la solicitud (%1).</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>Compruebe los ajustes de proxy de este equipo.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>No se pudo establecer una conexión segura, así que no se envió nada.</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>Compruebe el nombre de host y el reloj de este equipo. Si ambos son correctos, el servicio debe renovar su certificado.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>La conexión se cerró antes de que la respuesta estuviera completa.</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>La solicitud puede haber llegado de todos modos. Búsquela en el servicio antes de intentarlo de nuevo.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>El servicio envió una redirección sin una dirección legible. La clave no se envió a ningún otro sitio.</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>Compruebe la dirección. Si confía en aquella a la que redirige, introdúzcala en su lugar.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>El servicio redirige a una dirección sin cifrar. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>El servicio redirige a una dirección sin cifrar, %1. La clave no se envió allí.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>El servicio rechazó la clave, el nombre de usuario o el acceso.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>El servicio rechazó la clave, el nombre de usuario o el acceso (estado %1).</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>Ejecute una comprobación. La respuesta del servidor de herramientas a la misma clave y el mismo nombre de usuario muestra la causa.</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>El servicio no ofrece ningún formato de respuesta que este programa acepte (406).</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>El servicio indica que la solicitud es demasiado grande (413).</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>Acorte el mensaje o los campos extra.</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>El servicio indica que recibió demasiadas solicitudes (429).</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>El servicio indica que recibió demasiadas solicitudes (429) y pide intentarlo de nuevo después de: %1.</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>Espere e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>Inténtelo más tarde. Si el problema persiste, indique la hora y el estado al operador del servicio.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>El servicio rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>El servicio rechazó la solicitud (estado %1).</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>El servidor de herramientas devolvió un error.</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>El servidor de herramientas devolvió el error %1.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>La respuesta superó el límite de tamaño, así que se dejó de leer.</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>Llegó una página web en lugar de datos, probablemente una página de inicio de sesión.</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>Compruebe la dirección y si se interpone el inicio de sesión de una red o un proxy.</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>La respuesta estaba vacía.</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>La respuesta no es JSON válido.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: %1</source>
        <translation>La respuesta no es JSON válido: %1</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match).</source>
        <translation>La respuesta es de otra solicitud (su id no coincide).</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>La respuesta no tiene ni resultado ni error, o tiene ambos.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>Compruebe la dirección del servidor de herramientas. Si es correcta, informe a su operador.</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>La respuesta no se comprendió.</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>La respuesta no se comprendió: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>Examine la respuesta y compruebe la dirección.</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>No hay ningún llavero instalado que este programa pueda usar.</translation>
    </message>
    <message>
        <source>The keychain is not running.</source>
        <translation>El llavero no está en ejecución.</translation>
    </message>
    <message>
        <source>The keychain is not running (%1).</source>
        <translation>El llavero no está en ejecución (%1).</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>El llavero está bloqueado, así que no se sabe si tiene la clave.</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>El llavero denegó el acceso a la clave.</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>El llavero no respondió a tiempo.</translation>
    </message>
    <message>
        <source>The keychain stopped while it was in use.</source>
        <translation>El llavero se detuvo mientras se usaba.</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>El llavero aceptó la clave, pero no la devuelve, así que puede estar guardada o no.</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>El llavero aún tiene la clave después de pedirle que la eliminara.</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>Inténtelo de nuevo o elimine la entrada de resource-console en la ventana del propio llavero.</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>Se guardó en el llavero una clave para este perfil, pero no se encuentra.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>Introdúzcala de nuevo.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>La clave se guardó sin un destino permitido, así que no se envió a ningún sitio.</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>Si la dirección es correcta, permítala arriba o con «resource-console key allow». Si no, corrija la dirección.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>Error del llavero.</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>Error del llavero: %1</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>No se pudo leer o escribir un archivo.</translation>
    </message>
    <message>
        <source>A file could not be read or written: %1</source>
        <translation>No se pudo leer o escribir un archivo: %1</translation>
    </message>
    <message>
        <source>Check that the location exists, is accessible and has space.</source>
        <translation>Compruebe que la ubicación existe, es accesible y tiene espacio.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>La solicitud supera el límite de tamaño, así que no se envió nada.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>No se envió nada: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>Envíe menos en una solicitud o, si el servicio acepta más, aumente el límite en «Preferencias» o con --max-request.</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>El servidor solicita datos al usuario.</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>El servidor solicita datos al usuario: %1</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Respuesta: «%1»</translation>
    </message>
    <message>
        <source>The contents of a file cannot be used.</source>
        <translation>No se puede usar el contenido de un archivo.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service. If it does, raise the limit in Preferences or with --max-answer.</source>
        <translation>Compruebe que la dirección es del servicio. Si lo es, aumente el límite en «Preferencias» o con --max-answer.</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent to any other server.</source>
        <translation>El servicio redirige a otra dirección, %1. La clave no se envió a ningún otro servidor.</translation>
    </message>
    <message>
        <source>The server has nothing at this address (404).</source>
        <translation>El servidor no tiene nada en esta dirección (404).</translation>
    </message>
    <message>
        <source>For entries, copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>Para las entradas, vuelva a copiar la URL del recurso desde Resource Details. Para las herramientas, compruebe la dirección del servidor de herramientas.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error.</source>
        <translation>El servicio, o una pasarela que lo precede, informa de un error del servidor.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error (status %1).</source>
        <translation>El servicio, o una pasarela que lo precede, informa de un error del servidor (estado %1).</translation>
    </message>
    <message>
        <source>The key is saved for another server, so it was not sent anywhere.</source>
        <translation>La clave está guardada para otro servidor, así que no se envió a ningún sitio.</translation>
    </message>
    <message>
        <source>Install a keychain such as GNOME Keyring and try again, or use the key without saving it.</source>
        <translation>Instale un llavero como GNOME Keyring e inténtelo de nuevo, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or use the key without saving it.</source>
        <translation>Inícielo, normalmente al iniciar sesión en el escritorio, e inténtelo de nuevo, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or use the key without saving it.</source>
        <translation>Desbloquee el llavero e inténtelo de nuevo, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or use the key without saving it.</source>
        <translation>Inténtelo de nuevo y permita el acceso cuando el llavero lo pida, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or use the key without saving it.</source>
        <translation>Inténtelo de nuevo. Si el problema persiste, reinicie el llavero o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Restart it, then this program, or use the key without saving it.</source>
        <translation>Reinícielo y reinicie después este programa, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>Informe al operador del servicio de que la redirección debería conservar https.</translation>
    </message>
    <message>
        <source>The keychain did not respond. It may be showing a prompt.</source>
        <translation>El llavero no respondió. Puede que esté mostrando una solicitud.</translation>
    </message>
    <message>
        <source>Respond to its prompt if there is one, then try again, or use the key without saving it.</source>
        <translation>Responda a su solicitud, si la hay, e inténtelo de nuevo, o use la clave sin guardarla.</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, or pass the input with --answers.</source>
        <translation>Llame a la herramienta en la ventana o en un terminal, o indique los datos con --answers.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraFaults</name>
    <message>
        <source>Give this value a key.</source>
        <translation>Asigne un nombre a este valor.</translation>
    </message>
    <message>
        <source>“marker” is the console’s own key. Choose another one.</source>
        <translation>«marker» es un nombre reservado a la consola. Elija otro.</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>El nombre «%1» se usa dos veces.</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>«%1» necesita un número, como 3 o 1840.50.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraTable</name>
    <message>
        <source>Add field</source>
        <translation>Añadir campo</translation>
    </message>
    <message>
        <source>key</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Key of the value</source>
        <translation>Nombre del valor</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Type of the value</source>
        <translation>Tipo del valor</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Remove this value</source>
        <translation>Quitar este valor</translation>
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
        <translation>conectando a los %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>TLS listo a los %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>enviado a los %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>primer byte a los %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>terminado a los %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(oculto)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>menos de 2 s</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>Direcciones</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>Conexión de prueba a</translation>
    </message>
    <message>
        <source>Request proxy</source>
        <translation>Proxy de solicitudes</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>Cifrado</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>Certificado de</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>Nombres del certificado</translation>
    </message>
    <message>
        <source>Certificate issued by</source>
        <translation>Certificado emitido por</translation>
    </message>
    <message>
        <source>Certificate valid</source>
        <translation>Validez del certificado</translation>
    </message>
    <message>
        <source>Certificate expires in</source>
        <translation>El certificado caduca en</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>Diferencia de reloj</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>Tamaño de la respuesta</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>Cabeceras de la respuesta</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>Dialecto</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Log tool</source>
        <translation>Herramienta de log</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>Recibida</translation>
    </message>
    <message>
        <source>Stored entry</source>
        <translation>Entrada almacenada</translation>
    </message>
    <message>
        <source>MCP version</source>
        <translation>Versión de MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>List caching</source>
        <translation>Almacenamiento en caché de la lista</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>durante %1 s</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Estado del servicio</translation>
    </message>
    <message>
        <source>Tool “ping”</source>
        <translation>Herramienta «ping»</translation>
    </message>
    <message>
        <source>authorization server %1</source>
        <translation>servidor de autorización %1</translation>
    </message>
    <message>
        <source>described at %1</source>
        <translation>descrito en %1</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>ámbito %1</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Inicio de sesión</translation>
    </message>
    <message>
        <source>List changes</source>
        <translation>Cambios en la lista</translation>
    </message>
    <message>
        <source>announced by the server</source>
        <translation>anunciados por el servidor</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>no anunciados</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Dialect detected</source>
        <translation>Dialecto detectado</translation>
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
        <translation>%1 por delante de este equipo</translation>
    </message>
    <message>
        <source>%1 behind this computer</source>
        <translation>%1 por detrás de este equipo</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>No declarado; se supone el valor predeterminado de MCP</translation>
    </message>
    <message>
        <source>icon %1</source>
        <translation>icono %1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>nunca se descarga</translation>
    </message>
    <message>
        <source>Declared by the server; not verified.</source>
        <translation>Declarado por el servidor; no verificado.</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>Hay más. Véalo todo en JSON.</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>No modifica nada.</translation>
    </message>
    <message>
        <source>May change data.</source>
        <translation>Puede modificar datos.</translation>
    </message>
    <message>
        <source>May delete or overwrite data.</source>
        <translation>Puede eliminar o sobrescribir datos.</translation>
    </message>
    <message>
        <source>Only adds data.</source>
        <translation>Solo añade datos.</translation>
    </message>
    <message>
        <source>A repeated call has no further effect.</source>
        <translation>Una llamada repetida no tiene ningún efecto adicional.</translation>
    </message>
    <message>
        <source>A repeated call may have a further effect.</source>
        <translation>Una llamada repetida puede tener un efecto adicional.</translation>
    </message>
    <message>
        <source>May reach other systems.</source>
        <translation>Puede acceder a otros sistemas.</translation>
    </message>
    <message>
        <source>Reaches no other systems.</source>
        <translation>No accede a otros sistemas.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplicable</translation>
    </message>
</context>
<context>
    <name>rc::FieldWidget</name>
    <message>
        <source>Send empty string</source>
        <translation>Enviar cadena vacía</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>Se envía como null.</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>Añadir un elemento</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Otro nombre</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>Nombre de otro miembro</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>Añadir un miembro con este nombre</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>Elemento %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>rc::FieldWords</name>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>opción</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>time</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>fecha y hora</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objeto</translation>
    </message>
    <message>
        <source>one of several forms</source>
        <translation>una de varias variantes</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Not sent (default: %1)</source>
        <translation>No se envía (predeterminado: %1)</translation>
    </message>
    <message>
        <source>Empty text</source>
        <translation>Texto vacío</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No se envía</translation>
    </message>
    <message>
        <source>Send this list</source>
        <translation>Enviar esta lista</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>Enviar null</translation>
    </message>
    <message>
        <source>Send this object</source>
        <translation>Enviar este objeto</translation>
    </message>
</context>
<context>
    <name>rc::FileLock</name>
    <message>
        <source>it cannot be created.</source>
        <translation>no se puede crear.</translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n hallazgo</numerusform>
            <numerusform>%n hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>Herramienta nueva</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <comment>what changed in a tool</comment>
        <translation>Cambiada: %1</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>sin revisar</translation>
    </message>
    <message>
        <source>Removed tool</source>
        <translation>Herramienta eliminada</translation>
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
        <translation>advertencia</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>crítico</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n hallazgo más</numerusform>
            <numerusform>%n hallazgos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n hallazgo aceptado</numerusform>
            <numerusform>%n hallazgos aceptados</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>Mostrar ubicación: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>Permanece oculto hasta que cambie la definición.</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>Copiar hallazgo</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>Críticos %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>Advertencias %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>Info %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>Aceptados %1</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>Show location</source>
        <translation>Mostrar ubicación</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Mostrar herramienta</translation>
    </message>
    <message>
        <source>Copy name of the tool</source>
        <translation>Copiar nombre de la herramienta</translation>
    </message>
    <message>
        <source>Copy rule</source>
        <translation>Copiar regla</translation>
    </message>
    <message>
        <source>Findings to show</source>
        <translation>Hallazgos que mostrar</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>Marcar todas como revisadas</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>Marcar como revisada</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>Copiar cambios</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1: sin cambios.</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1: comparado con la lista del %2.</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>Aún no se ha revisado ninguna lista.</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>Cambios %1</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: comparando…</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>Hallazgos %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionado</numerusform>
            <numerusform>%n seleccionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FirstFields</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Guardar la clave en el llavero</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Pegar la clave de API</translation>
    </message>
    <message>
        <source>Optional, to list tools: https://…</source>
        <translation>Opcional, para listar herramientas: https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>Opcional, su cuenta en el servicio</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
</context>
<context>
    <name>rc::FirstPage</name>
    <message>
        <source>Paste a Resource URL</source>
        <translation>Pegar una URL de recurso</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>Usar https:// en su lugar</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Comprobar este recurso</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>No se envía nada antes de pulsar el botón. Una comprobación envía cuatro entradas marcadas con [TEST]. No se envían errores ni alertas, que pueden notificar a personas.</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>Probar la demostración</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>¿Aún no tiene un recurso?</translation>
    </message>
    <message>
        <source>Is your resource set up right?</source>
        <translation>¿Está bien configurado su recurso?</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Vaciar el portapapeles</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>Prueba la URL, la clave, la red, TLS, el envío y las herramientas, e indica qué corregir.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>Envía entradas de log y alertas de prueba. Nunca reintenta por su cuenta.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>Muestra las herramientas que verá el modelo de lenguaje.</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>Recurso %1, del equipo %2, en %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>Recurso %1, propiedad de %2, en %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>Pegue la clave de API. Para comprobar solo la dirección y la conexión, pulse Intro otra vez.</translation>
    </message>
    <message>
        <source>Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet works too.</source>
        <translation>Pegue su URL del recurso o la dirección de un servidor de herramientas. También sirve un archivo .env, un comando curl o un fragmento de SDK.</translation>
    </message>
    <message>
        <source>Tool server %1, without a resource. Only its tools are checked.</source>
        <translation>Servidor de herramientas %1, sin recurso. Solo se comprueban sus herramientas.</translation>
    </message>
    <message>
        <source>No Resource URL or tool server found in this text. Paste the address as well.</source>
        <translation>No se encontró ninguna URL de recurso ni servidor de herramientas en este texto. Pegue también la dirección.</translation>
    </message>
</context>
<context>
    <name>rc::FixOffer</name>
    <message>
        <source>How clients sign in</source>
        <translation>Cómo inician sesión los clientes</translation>
    </message>
    <message>
        <source>Asking the server how clients sign in…</source>
        <translation>Consultando al servidor cómo inician sesión los clientes…</translation>
    </message>
    <message>
        <source>Save in the keychain</source>
        <translation>Guardar en el llavero</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Pegar la clave de API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Pegar el token</translation>
    </message>
</context>
<context>
    <name>rc::FormWords</name>
    <message>
        <source>Form %1</source>
        <translation>Variante %1</translation>
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
        <translation>Una cabecera necesita un nombre.</translation>
    </message>
    <message>
        <source>A header name can have at most 64 characters.</source>
        <translation>El nombre de una cabecera puede tener como máximo 64 caracteres.</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>El nombre de una cabecera solo puede contener letras, dígitos y !#$%&amp;&apos;*+-.^_`|~.</translation>
    </message>
    <message>
        <source>The header name %1 is reserved.</source>
        <translation>El nombre de cabecera %1 está reservado.</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>la lista del %1</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>Comparar con una lista guardada</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>Listas de herramientas (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>No hay nada con que comparar: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>La herramienta no estaba en %1.</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>La definición no ha cambiado desde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n cambio desde %1.</numerusform>
            <numerusform>%n cambios desde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No earlier versions yet</source>
        <translation>Aún no hay versiones anteriores</translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>De nuevo en %n s</numerusform>
            <numerusform>De nuevo en %n s</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold with the mouse or Space until the bar is full.</source>
        <translation>Mantenga pulsado con el ratón o la barra espaciadora hasta que se llene la barra.</translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>El nombre de host «%1» tiene un punto de más.</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>El nombre de host «%1» contiene un carácter no válido.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>«%1» no es una dirección IPv4 válida.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>«%1» no es una dirección IPv6 válida.</translation>
    </message>
    <message>
        <source>“%1” is not a valid international host name.</source>
        <translation>«%1» no es un nombre de host internacional válido.</translation>
    </message>
    <message>
        <source>The host “%1” really means “%2”. %3</source>
        <translation>El host «%1» significa en realidad «%2». %3</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>La dirección no tiene nombre de host.</translation>
    </message>
    <message>
        <source>The host name “%1” is too long.</source>
        <translation>El nombre de host «%1» es demasiado largo.</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>Su longitud es ambigua.</translation>
    </message>
    <message>
        <source>A header would break the request.</source>
        <translation>Una cabecera rompería la solicitud.</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>El http sin cifrar se limita a este equipo.</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>La dirección no se puede usar.</translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>No es una respuesta HTTP completa.</translation>
    </message>
    <message>
        <source>It is compressed, which was not requested.</source>
        <translation>Está comprimida, lo que no se solicitó.</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>Tiene el estado %1, que no es concluyente.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>No se puede leer %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 es demasiado grande. El límite de un lote es de 64 MiB.</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leer como</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Read as JSON Lines</source>
        <translation>Leer como JSON Lines</translation>
    </message>
    <message>
        <source>Read as CSV</source>
        <translation>Leer como CSV</translation>
    </message>
    <message>
        <source>Read as a log</source>
        <translation>Leer como log</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>el portapapeles</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines, una entrada por línea</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV, con los nombres de las columnas en la primera fila</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>Log, en cualquiera de estos formatos</translation>
    </message>
    <message>
        <source>Read entries</source>
        <translation>Leer entradas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>No se encontró nada en %1.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>el texto arrastrado</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Suelte los archivos de uno en uno.</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>Solo se pueden leer archivos de este equipo.</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</source>
        <translation>Entradas (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one.</source>
        <translation>Suelte aquí un archivo JSON Lines, CSV o de log, o elija o pegue uno.</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <translation>Leído de %1.</translation>
    </message>
</context>
<context>
    <name>rc::ImportTarget</name>
    <message>
        <source>level</source>
        <translation>nivel</translation>
    </message>
    <message>
        <source>message</source>
        <translation>mensaje</translation>
    </message>
    <message>
        <source>timestamp</source>
        <translation>marca de tiempo</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>ignorado</translation>
    </message>
</context>
<context>
    <name>rc::InstructionsView</name>
    <message>
        <source>Instructions for the model · about %1 tokens</source>
        <translation>Instrucciones para el modelo · unos %1 tokens</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Changed since %1. Before: “%2”</source>
        <translation>Cambiadas desde el %1. Antes: «%2»</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>%1 filas más no se muestran.</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>Críticos: %1 · advertencias: %2 · info: %3 · aceptados: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>There was no earlier list.</source>
        <translation>No había ninguna lista anterior.</translation>
    </message>
    <message>
        <source>Nothing changed since %1.</source>
        <translation>Nada ha cambiado desde %1.</translation>
    </message>
    <message>
        <source>Changes since %1:</source>
        <translation>Cambios desde %1:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>Qué ha cambiado</translation>
    </message>
</context>
<context>
    <name>rc::Json</name>
    <message>
        <source>it is longer than 4 GiB</source>
        <translation>supera los 4 GiB</translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>empieza por una marca de orden de bytes</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>hay texto después del final</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (byte %2)</translation>
    </message>
    <message>
        <source>a quoted key is missing</source>
        <translation>falta una clave entre comillas</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>una clave aparece dos veces en un objeto</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>faltan los dos puntos</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>falta una coma o un corchete de cierre</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>una cadena contiene un carácter de control sin escapar</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>una cadena no está cerrada</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>una secuencia de escape no es válida en JSON</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>una cadena no es UTF-8 válido</translation>
    </message>
    <message>
        <source>a value is missing or malformed</source>
        <translation>un valor falta o está mal formado</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>tiene más de %1 niveles de anidamiento</translation>
    </message>
</context>
<context>
    <name>rc::JsonFile</name>
    <message>
        <source>it is damaged and could not be moved aside.</source>
        <translation>está dañado y no se pudo apartar.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>%1 lo escribió una versión más reciente de este programa. Se dejó sin cambios. Actualice el programa.</translation>
    </message>
    <message>
        <source>%1 is damaged and was moved to %2. Repair it there or restore a backup if you need what it contained.</source>
        <translation>%1 está dañado y se movió a %2. Repárelo allí o restaure una copia de seguridad si necesita su contenido.</translation>
    </message>
</context>
<context>
    <name>rc::JsonRpc</name>
    <message>
        <source>The response is JSON, but not a JSON-RPC object.</source>
        <translation>La respuesta es JSON, pero no un objeto JSON-RPC.</translation>
    </message>
    <message>
        <source>The response does not declare JSON-RPC 2.0.</source>
        <translation>La respuesta no declara JSON-RPC 2.0.</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message>
        <source>Definition as JSON</source>
        <translation>Definición como JSON</translation>
    </message>
    <message>
        <source>Search in the definition  Ctrl+F</source>
        <translation>Buscar en la definición  Ctrl+F</translation>
    </message>
    <message>
        <source>Search in the definition</source>
        <translation>Buscar en la definición</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copies the definition exactly as sent, byte for byte.</source>
        <translation>Copia la definición exactamente tal como se envió, byte a byte.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no encontrado</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n coincidencia</numerusform>
            <numerusform>%n coincidencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with another custom CA file</source>
        <translation>con otro archivo de CA propio</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>en la cabecera %1 en lugar de %2</translation>
    </message>
    <message>
        <source>no server</source>
        <translation>ningún servidor</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>The token was saved without a permitted destination. It was not sent to %1.</source>
        <translation>El token se guardó sin un destino permitido. No se envió a %1.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>La clave se guardó sin un destino permitido. No se envió a %1.</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>El token está guardado para %1. No se envió a %2.</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>La clave está guardada para %1. No se envió a %2.</translation>
    </message>
    <message>
        <source>as a bearer token</source>
        <translation>como token de portador</translation>
    </message>
    <message>
        <source>not as a bearer token</source>
        <translation>no como token de portador</translation>
    </message>
</context>
<context>
    <name>rc::KeyFingerprint</name>
    <message>
        <source>fingerprint %1</source>
        <translation>huella %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Esta ya es la clave del perfil.</translation>
    </message>
</context>
<context>
    <name>rc::KeyRow</name>
    <message>
        <source>Use without saving</source>
        <translation>Usar sin guardar</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>Eliminar clave</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Token de alojamiento de código</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>Pegar la clave de API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>Pegar el token</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>Guardar clave</translation>
    </message>
    <message>
        <source>Save token</source>
        <translation>Guardar token</translation>
    </message>
    <message>
        <source>Demo key. Deleted when you quit.</source>
        <translation>Clave de demostración. Se elimina al salir.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Esperando al llavero. Responda a su solicitud si aparece.</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>Esperando al llavero…</translation>
    </message>
    <message>
        <source>Key not read yet.</source>
        <translation>Clave aún sin leer.</translation>
    </message>
    <message>
        <source>Token not read yet.</source>
        <translation>Token aún sin leer.</translation>
    </message>
    <message>
        <source>In the keychain: %1</source>
        <translation>En el llavero: %1</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Clave para esta sesión. También puede estar en el llavero. %1 Para asegurarse, guárdela de nuevo.</translation>
    </message>
    <message>
        <source>Token for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>Token para esta sesión. También puede estar en el llavero. %1 Para asegurarse, guárdelo de nuevo.</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Clave solo para esta sesión, no guardada. %1 Para guardarla más tarde, péguela de nuevo.</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>Token solo para esta sesión, no guardado. %1 Para guardarlo más tarde, péguelo de nuevo.</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>Clave para esta sesión. El llavero aún puede guardarla cuando continúe.</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>Token para esta sesión. El llavero aún puede guardarlo cuando continúe.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clave está en el llavero.</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>El token está en el llavero.</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>La clave está disponible para esta sesión. También puede estar en el llavero.</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>El token está disponible para esta sesión. También puede estar en el llavero.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clave no está guardada (solo esta sesión).</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>El token no está guardado (solo esta sesión).</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>La clave puede seguir en el llavero. %1</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>El token puede seguir en el llavero. %1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>La clave se eliminó.</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>El token se eliminó.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token para %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>Mostrar estas teclas</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>Editar la URL del recurso</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>Ejecutar la comprobación u obtener las herramientas</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>Cancelar tarea en curso</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Open or close a step</source>
        <translation>Abrir o cerrar un paso</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ver la respuesta completa</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>Ejecutar de nuevo un paso</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>Ejecutar de nuevo un paso y los siguientes</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>Copiar la respuesta de un paso</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>Filtrar las herramientas</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>Buscar en los registros</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>Copiar el marcador de un registro</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>Eliminar registros</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>Guardar el perfil</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Switch to one of the first nine profiles</source>
        <translation>Cambiar a uno de los nueve primeros perfiles</translation>
    </message>
    <message>
        <source>Restore a removed profile</source>
        <translation>Restaurar un perfil eliminado</translation>
    </message>
    <message>
        <source>Restore deleted records or a cleared search</source>
        <translation>Restaurar registros eliminados o una búsqueda borrada</translation>
    </message>
    <message>
        <source>Restore discarded changes</source>
        <translation>Restaurar los cambios descartados</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>Buscar un perfil, una página, una herramienta o una acción</translation>
    </message>
</context>
<context>
    <name>rc::KeySightingList</name>
    <message>
        <source>Show its activity</source>
        <translation>Mostrar su actividad</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>Buscando dónde se vio por última vez la clave anterior (%1)…</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>La clave anterior (%1) no se vio en ningún otro sitio: ni en el entorno de este programa o el que se muestra abajo, ni en otro perfil, ni antes en Actividad.</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>Dónde se vio por última vez la clave anterior (%1) (en Actividad, por su huella):</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  no se pudo comprobar: %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n vez</numerusform>
            <numerusform>%n veces</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no profile, last %2, %3</source>
        <translation>%1, sin perfil, última vez %2, %3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>usada por el perfil %1, última vez %2, %3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>también en el perfil %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>rc::KeyState</name>
    <message>
        <source>key in keychain</source>
        <translation>clave en el llavero</translation>
    </message>
    <message>
        <source>token in keychain</source>
        <translation>token en el llavero</translation>
    </message>
    <message>
        <source>key for this session only</source>
        <translation>clave para esta sesión</translation>
    </message>
    <message>
        <source>token for this session only</source>
        <translation>token para esta sesión</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin clave</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>sin token</translation>
    </message>
    <message>
        <source>keychain locked</source>
        <translation>llavero bloqueado</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>clave retenida</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>token retenido</translation>
    </message>
    <message>
        <source>keychain unavailable</source>
        <translation>llavero no disponible</translation>
    </message>
    <message>
        <source>A token was saved in the keychain for this profile, but it is missing.</source>
        <translation>Se guardó en el llavero un token para este perfil, pero no se encuentra.</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>the system keychain</source>
        <translation>el llavero del sistema</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
</context>
<context>
    <name>rc::Level</name>
    <message>
        <source>Debug</source>
        <translation>Depuración</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>Alerta</translation>
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
        <translation>Nivel</translation>
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
        <translation>Límites de red</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predeterminado</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>predeterminado: %1</translation>
    </message>
</context>
<context>
    <name>rc::ListWatchCard</name>
    <message>
        <source>Show changes</source>
        <translation>Mostrar cambios</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a tool list</comment>
        <translation>Vigilando %1</translation>
    </message>
    <message>
        <source>Watching the tool lists</source>
        <translation>Vigilando las listas de herramientas</translation>
    </message>
    <message>
        <source>instructions changed</source>
        <translation>instrucciones cambiadas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog name, what changed in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last fetched at %1.</source>
        <translation>Última obtención a las %1.</translation>
    </message>
    <message>
        <source>The attempt at %1 failed.</source>
        <translation>El intento de las %1 falló.</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>Obteniendo…</translation>
    </message>
    <message>
        <source>The server announces changes. Next fetch at %1 at the latest.</source>
        <translation>El servidor anuncia los cambios. Próxima obtención a las %1 como muy tarde.</translation>
    </message>
    <message>
        <source>Next fetch at %1.</source>
        <translation>Próxima obtención a las %1.</translation>
    </message>
    <message>
        <source>Watching ends when you leave this page.</source>
        <translation>La vigilancia termina al salir de esta página.</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>Los argumentos de la herramienta de log no son un objeto JSON.</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>Los argumentos de la herramienta de log contienen el marcador de posición desconocido {%1}.</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>Un campo extra necesita un nombre.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>«%1» no es un número JSON válido, como 42, -1.5 o 1e-7.</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>«%1» no es un campo extra. Use NAME=TEXT, o NAME:=NUMBER para un número.</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>«%1» oculta un campo que el servicio añade a cada entrada.</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>Un servicio puede almacenar %1 como infinito.</translation>
    </message>
    <message>
        <source>The name “marker” is reserved.</source>
        <translation>El nombre «marker» está reservado.</translation>
    </message>
    <message>
        <source>The name “%1” appears twice.</source>
        <translation>El nombre «%1» aparece dos veces.</translation>
    </message>
</context>
<context>
    <name>rc::MainWindow</name>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>The address in the bar is not saved.</source>
        <translation>La dirección de la barra no está guardada.</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>La configuración tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>Todavía hay algo en ejecución. Al cerrar se detiene, pero las solicitudes ya enviadas pueden llegar.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>¿Cerrar la ventana?</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Cerrar de todos modos</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>Un enlace contenía algo que no es una URL de recurso. Se ignoró.</translation>
    </message>
    <message>
        <source>A drill is running. Closing ends it.</source>
        <translation>Hay un simulacro en curso. Al cerrar, termina.</translation>
    </message>
    <message>
        <source>Entries can be sent once there is a profile.</source>
        <translation>Se podrán enviar entradas en cuanto haya un perfil.</translation>
    </message>
    <message>
        <source>A tool lock can be compared once there is a profile.</source>
        <translation>Se podrá comparar un archivo de bloqueo de herramientas en cuanto haya un perfil.</translation>
    </message>
    <message>
        <source>The profile is not saved.</source>
        <translation>El perfil no está guardado.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>Guardar y cerrar</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Mantener abierto</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(sin nombre)</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>%n campo más → extra</numerusform>
            <numerusform>%n campos más → extra</numerusform>
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
        <translation>Asignación de campos</translation>
    </message>
</context>
<context>
    <name>rc::McpConversation</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>El servidor abrió una sesión cuyo ID o versión no es válido en una cabecera.</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>su esquema marca como cabecera algo que no es una propiedad simple</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>la cabecera de «%1» tiene un nombre no válido: «%2»</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>«%1» está marcado como cabecera, pero no es una cadena, un entero ni un booleano</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>dos de sus parámetros usan la misma cabecera, «%1»</translation>
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
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>rc::Outcome</name>
    <message>
        <source>Accepted by the service</source>
        <translation>Aceptado por el servicio</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>Rechazado por el servicio</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>Puede haberse entregado</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>No enviado</translation>
    </message>
    <message>
        <source>Local only, below the threshold</source>
        <translation>Solo local, por debajo del umbral</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeCard</name>
    <message>
        <source>Through the proxy %1.</source>
        <translation>A través del proxy %1.</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>Busque este marcador en el log del recurso. Vuelva a enviar solo si no está allí.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. The first is %2</source>
        <comment>several entries; the level and message of one</comment>
        <translation>%1. La primera es %2</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ver la respuesta completa</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Respuesta del servicio</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>Aceptado, visto en el log</translation>
    </message>
    <message>
        <source>Most likely it is stored and people were notified.</source>
        <translation>Lo más probable es que la entrada esté almacenada y se haya notificado a personas.</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Esperando al llavero. Responda a su solicitud si aparece.</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>Modificado. No se volvió a enviar nada.</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>El lote se dividió en dos. No se volvió a enviar nada.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>Comprobar este recurso</translation>
    </message>
</context>
<context>
    <name>rc::PaletteModel</name>
    <message>
        <source>current</source>
        <translation>actual</translation>
    </message>
</context>
<context>
    <name>rc::PaletteRows</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Run check or fetch tools</source>
        <translation>Ejecutar comprobación u obtener herramientas</translation>
    </message>
    <message>
        <source>Send test entry…</source>
        <translation>Enviar entrada de prueba…</translation>
    </message>
    <message>
        <source>Start drill…</source>
        <translation>Iniciar simulacro…</translation>
    </message>
    <message>
        <source>Copy last report</source>
        <translation>Copiar último informe</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>Editar URL del recurso</translation>
    </message>
    <message>
        <source>Import settings (.env, curl, mcp.json)…</source>
        <translation>Importar ajustes (.env, curl, mcp.json)…</translation>
    </message>
    <message>
        <source>Rotate the key for %1</source>
        <translation>Rotar la clave de %1</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Perfil nuevo</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>Duplicar «%1» (sin clave de API)</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>Subir %1</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>Bajar %1</translation>
    </message>
    <message>
        <source>Undo removal of %1</source>
        <translation>Deshacer la eliminación de %1</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>Cambiar al servicio de demostración</translation>
    </message>
    <message>
        <source>Switch theme</source>
        <translation>Cambiar tema</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Acerca de Resource Console</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Escenario de demostración: %1</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Watch tool lists for changes</source>
        <translation>Vigilar cambios en las listas de herramientas</translation>
    </message>
    <message>
        <source>Watch this resource (check every 5 minutes)</source>
        <translation>Vigilar este recurso (comprobar cada 5 minutos)</translation>
    </message>
    <message>
        <source>Add or replace the API key</source>
        <translation>Añadir o reemplazar la clave de API</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renombrar %1</translation>
    </message>
    <message>
        <source>Check all profiles</source>
        <translation>Comprobar todos los perfiles</translation>
    </message>
    <message>
        <source>Send a batch from a file…</source>
        <translation>Enviar un lote desde un archivo…</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>Export tools or save a tool lock…</source>
        <translation>Exportar herramientas o guardar un archivo de bloqueo…</translation>
    </message>
    <message>
        <source>Compare tools with a tool lock…</source>
        <translation>Comparar herramientas con un archivo de bloqueo…</translation>
    </message>
    <message>
        <source>Export Activity…</source>
        <translation>Exportar actividad…</translation>
    </message>
    <message>
        <source>Delete Activity records…</source>
        <translation>Eliminar registros de la actividad…</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>Línea %1: hay una comilla sin cerrar.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>Línea %1: systemd sustituye un % y la letra que le sigue.</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>La clave de API está vacía.</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>Línea %1: el umbral debe ser DEBUG, INFO, WARNING, ERROR, ALERT o NONE.</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>Línea %1: %2 tiene caracteres no permitidos en una cabecera.</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>Línea %1: se ignoró en la dirección: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>%1 aparece dos veces, en las líneas %2 y %3. Se usa la última.</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>Un campo contiene la clave de API y no se importó.</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>formato desconocido</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>una dirección</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>un archivo .env</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>exports de shell</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>variables de PowerShell</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>variables de cmd</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>una unidad de systemd</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>un comando docker</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>un archivo env de Docker</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>un manifiesto de Kubernetes</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>un comando curl</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>código de Python</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>código de Node</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>una especificación de herramienta</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>un archivo mcp.json</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>Dirección de correo</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Depuración</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>Cabecera de clave</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>Cabecera del usuario</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>Cabecera del correo</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>Enviar el nombre de usuario con las entradas</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>Enviar UUID al servidor de herramientas</translation>
    </message>
    <message>
        <source>Line %1: Docker reads the quotes as part of the value.</source>
        <translation>Línea %1: Docker lee las comillas como parte del valor.</translation>
    </message>
    <message>
        <source>Line %1: the headers are not in this text, so they were not read.</source>
        <translation>Línea %1: las cabeceras no están en este texto, así que no se leyeron.</translation>
    </message>
    <message>
        <source>Line %1: headers or options come from a file, which was not read.</source>
        <translation>Línea %1: hay cabeceras u opciones que proceden de un archivo, que no se leyó.</translation>
    </message>
    <message>
        <source>The catalog %1 cannot be added to the profile.</source>
        <translation>El catálogo %1 no se puede añadir al perfil.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because the text has several servers.</source>
        <translation>Línea %1: la clave de API no se aplicó porque el texto tiene varios servidores.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one of them.</source>
        <translation>El texto tiene varios servidores: %1. Elija uno de ellos.</translation>
    </message>
    <message>
        <source>Line %1: this is not valid TOML.</source>
        <translation>Línea %1: esto no es TOML válido.</translation>
    </message>
    <message>
        <source>Line %1: %2 is a placeholder: not applied.</source>
        <translation>Línea %1: %2 es un marcador de posición: no se aplicó.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because its server’s address is unknown.</source>
        <translation>Línea %1: la clave de API no se aplicó porque se desconoce la dirección de su servidor.</translation>
    </message>
    <message>
        <source>a tool server of another program</source>
        <translation>un servidor de herramientas de otro programa</translation>
    </message>
    <message>
        <source>a command with a request</source>
        <translation>un comando con una solicitud</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>Cabecera del UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>Más catálogos</translation>
    </message>
    <message>
        <source>Line %1: an API key is mentioned here but could not be read.</source>
        <translation>Línea %1: aquí se menciona una clave de API, pero no se pudo leer.</translation>
    </message>
    <message>
        <source>Line %1: a username is mentioned here but could not be read.</source>
        <translation>Línea %1: aquí se menciona un nombre de usuario, pero no se pudo leer.</translation>
    </message>
    <message>
        <source>The text has too many servers or settings. Only the first ones were read.</source>
        <translation>El texto tiene demasiados servidores o ajustes. Solo se leyeron los primeros.</translation>
    </message>
    <message>
        <source>a list of settings</source>
        <translation>una lista de ajustes</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>Clave al servidor de herramientas</translation>
    </message>
    <message>
        <source>Line %1: the value is not UTF-8: not applied.</source>
        <translation>Línea %1: el valor no es UTF-8: no se aplicó.</translation>
    </message>
    <message>
        <source>Line %1: this looks like an API key, but it was not applied.</source>
        <translation>Línea %1: esto parece una clave de API, pero no se aplicó.</translation>
    </message>
    <message>
        <source>Line %1: the username and password for HTTP authentication were ignored.</source>
        <translation>Línea %1: se ignoraron el nombre de usuario y la contraseña de la autenticación HTTP.</translation>
    </message>
    <message>
        <source>The variables begin with “%1”. The prefix of the profile was not changed.</source>
        <translation>Las variables empiezan por «%1». El prefijo del perfil no se cambió.</translation>
    </message>
    <message>
        <source>Line %1: %2 is not in this text: not applied.</source>
        <translation>Línea %1: %2 no está en este texto: no se aplicó.</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3: not applied.</source>
        <translation>Línea %1: %2 procede de la variable %3: no se aplicó.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off.</source>
        <translation>Línea %1: los SDK leen este indicador de depuración como desactivado.</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8.</source>
        <translation>Parte del texto no es UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the API key may be incomplete, because it ends in “=”.</source>
        <translation>Línea %1: es posible que la clave de API esté incompleta, porque termina en «=».</translation>
    </message>
    <message>
        <source>No Resource URL, settings or key was found in this text.</source>
        <translation>No se encontró ninguna URL de recurso, ajuste ni clave en este texto.</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>Línea %1: Environment= tiene una palabra sin valor.</translation>
    </message>
    <message>
        <source>The API key was not applied: it belongs to %1, but this profile would also send it to %2.</source>
        <translation>La clave de API no se aplicó: pertenece a %1, pero este perfil también la enviaría a %2.</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(Este texto contiene una clave y no se muestra.)</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>Pegue o suelte una URL de recurso, un archivo .env, exports de shell, una unidad de systemd, un comando docker o curl, una llamada de SDK, una especificación de herramienta o mcp.json</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
</context>
<context>
    <name>rc::PastePanel</name>
    <message>
        <source>Apply to this profile</source>
        <translation>Aplicar a este perfil</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Crear perfil nuevo</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>Vaciar el portapapeles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>Pegar cualquier cosa</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>El portapapeles está vacío.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clave está en el llavero.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clave no está guardada (solo esta sesión).</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Guardando en el llavero…</translation>
    </message>
</context>
<context>
    <name>rc::PastedFieldsView</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>Guardar la clave en el llavero</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>Detectado: %1.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Pegado</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>Actual</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacío</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorado: %1</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>encontrada en la línea %1 (oculta)</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>de un comando, no está en el texto</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>de la variable %1, no está en el texto</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>en el llavero</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>solo esta sesión</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>guardada para otra dirección</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>aún sin leer</translation>
    </message>
    <message>
        <source>the keychain cannot be read now</source>
        <translation>el llavero no se puede leer ahora</translation>
    </message>
    <message>
        <source>Server to import</source>
        <translation>Servidor que importar</translation>
    </message>
    <message>
        <source>Choose a server…</source>
        <translation>Elegir un servidor…</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>La ruta tiene un segmento vacío (dos barras seguidas).</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>La ruta contiene el carácter %1, que no está permitido.</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>La ruta contiene «%1», un segmento de puntos que lleva a otro sitio.</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>«%1» tiene un carácter que parece una barra.</translation>
    </message>
    <message>
        <source>“%1” is percent-encoded in a way that servers interpret differently.</source>
        <translation>«%1» tiene una codificación porcentual que los servidores interpretan de formas distintas.</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>Se aplica tras reiniciar</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>Mantener pulsado para ERROR y ALERT</translation>
    </message>
    <message>
        <source>Require pressing Ctrl+Enter twice to send</source>
        <translation>Exigir pulsar Ctrl+Intro dos veces para enviar</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>Antes de enviar</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>ERROR, ALERT y las herramientas destructivas requieren siempre mantener pulsado el botón. Esto no se puede desactivar.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste alto</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>tras %n día</numerusform>
            <numerusform>tras %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records automatically</source>
        <translation>Eliminar registros automáticamente</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Older records are deleted permanently when the window closes.</source>
        <translation>Los registros más antiguos se eliminan definitivamente al cerrar la ventana.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Press Enter to apply.</source>
        <translation>Pulse Intro para aplicar.</translation>
    </message>
</context>
<context>
    <name>rc::Profile</name>
    <message>
        <source>A profile needs a name.</source>
        <translation>Un perfil necesita un nombre.</translation>
    </message>
    <message>
        <source>A profile name cannot begin or end with a space.</source>
        <translation>El nombre de un perfil no puede empezar ni terminar por un espacio.</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>El nombre de un perfil puede tener como máximo 64 caracteres.</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>El nombre de un perfil no puede contener caracteres de control o invisibles.</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>Un tiempo de espera debe ser un número entero de segundos, de %1 a %2.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>La cabecera %1 se usa dos veces.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>Este perfil se modificó en otro lugar.</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>Otra ventana u otro comando eliminó este perfil. «Guardar» lo añade de nuevo.</translation>
    </message>
    <message>
        <source>The profiles in this window were saved again.</source>
        <translation>Los perfiles de esta ventana se han guardado de nuevo.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileChecksModel</name>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Aún sin comprobar</translation>
    </message>
    <message>
        <source>The check was canceled.</source>
        <translation>La comprobación se canceló.</translation>
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
        <translation>Últimas comprobaciones: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColor</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Ámbar</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Violeta</translation>
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
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>Opcional. Necesario para listar herramientas.</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>Usuario</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>su nombre de usuario</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>Se usa si no hay nombre de usuario</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>Clave de API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>Token de alojamiento de código</translation>
    </message>
    <message>
        <source>Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server behind it.</source>
        <translation>Solo se envía al punto de conexión de alojamiento de código. El servidor de herramientas transmite también la clave de API al servidor que hay detrás.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Depuración del SDK</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>Depuración</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>propiedad del equipo %1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>propiedad de %1</translation>
    </message>
    <message>
        <source>no tools</source>
        <translation>sin herramientas</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>propietario</translation>
    </message>
    <message>
        <source>no email address</source>
        <translation>sin dirección de correo</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>no se usa</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>SDK</source>
        <translation>SDK</translation>
    </message>
    <message>
        <source>tools only</source>
        <translation>solo herramientas</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>Token para %1</translation>
    </message>
    <message>
        <source>Each is sent only to its own catalog’s endpoint.</source>
        <translation>Cada uno solo se envía al punto de conexión de su propio catálogo.</translation>
    </message>
    <message>
        <source>Forwarded levels</source>
        <translation>Niveles reenviados</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>● = enviado al servicio. local = solo archivo de log.</translation>
    </message>
    <message>
        <source>local</source>
        <translation>local</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>No se reenvía nada; todas las entradas se quedan en local.</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>Se reenvía con %1: %2</translation>
    </message>
    <message>
        <source>not the owner</source>
        <translation>no es el propietario</translation>
    </message>
</context>
<context>
    <name>rc::ProfileJson</name>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>servidor de herramientas</translation>
    </message>
    <message>
        <source>username</source>
        <translation>usuario</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>dirección de correo</translation>
    </message>
    <message>
        <source>email header</source>
        <translation>cabecera del correo</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>prefijo de variables</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>archivo de CA propio</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>umbral</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>Depuración del SDK</translation>
    </message>
    <message>
        <source>key header</source>
        <translation>cabecera de clave</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>cabecera del usuario</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>tiempo de espera</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>tiempo de espera de flujos de eventos</translation>
    </message>
    <message>
        <source>color</source>
        <translation>color</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>Cabecera del UUID</translation>
    </message>
    <message>
        <source>more catalogs</source>
        <translation>más catálogos</translation>
    </message>
    <message>
        <source>dialect</source>
        <translation>dialecto</translation>
    </message>
    <message>
        <source>username with entries</source>
        <translation>nombre de usuario con las entradas</translation>
    </message>
    <message>
        <source>proof of arrival</source>
        <translation>confirmación de llegada</translation>
    </message>
    <message>
        <source>log tool</source>
        <translation>herramienta de log</translation>
    </message>
    <message>
        <source>Another window or command has since changed this profile: %1. Review the current values, then save again.</source>
        <translation>Otra ventana u otro comando ha modificado entretanto este perfil: %1. Revise los valores actuales y guarde de nuevo.</translation>
    </message>
    <message>
        <source>key as bearer token</source>
        <translation>clave como token de portador</translation>
    </message>
    <message>
        <source>permission for keys of the environment</source>
        <translation>permiso para las claves del entorno</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>UUID al servidor de herramientas</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>no se puede crear la carpeta.</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>El perfil «%1» ya no existe. Otra ventana u otro comando lo eliminó o le cambió el nombre.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>Ya existe un perfil llamado «%1».</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 (copia %2)</translation>
    </message>
    <message>
        <source>Entries now include the username, as the SDKs’ entries do. Profiles: %1.</source>
        <translation>Las entradas incluyen ahora el nombre de usuario, como las de los SDK. Perfiles: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>No se importó nada porque una clave guardada iría a otro servidor. Elimine antes la clave de: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>No se importó nada porque existen perfiles con estos nombres, pero son distintos: %1.</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>El perfil «%1» no se puede importar, así que no se importó ninguno. %2</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>Supera los 4 MiB, demasiado para perfiles.</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>Esto no es un documento de perfiles. Necesita «version» y «profiles».</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>Esto lo escribió una versión más reciente de este programa. Actualícelo para importarlo.</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>El perfil «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>It has neither a Resource URL nor a tool server.</source>
        <translation>No tiene ni URL de recurso ni servidor de herramientas.</translation>
    </message>
    <message>
        <source>Its custom CA file is a relative path. It needs the full path.</source>
        <translation>Su archivo de CA propio es una ruta relativa. Se necesita la ruta completa.</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>«%1» tiene un valor no válido.</translation>
    </message>
</context>
<context>
    <name>rc::ProgramPart</name>
    <message>
        <source>The command cannot be run: %1</source>
        <translation>No se puede ejecutar el comando: %1</translation>
    </message>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>No se puede abrir la ventana: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>Falta %1 junto al programa. Reinstale el programa.</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>el proxy %1 aún no había dejado pasar la solicitud</translation>
    </message>
    <message>
        <source>The variable %1 is not the address of a proxy.</source>
        <translation>La variable %1 no es la dirección de un proxy.</translation>
    </message>
    <message>
        <source>The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.</source>
        <translation>La variable %1 indica el proxy %2. Solo se pueden usar proxies http, socks5 y socks5h.</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>El servidor %1 solicita datos</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>Esta dirección no está cifrada, así que otras personas pueden leer lo que introduzca allí.</translation>
    </message>
    <message>
        <source>The address</source>
        <translation>La dirección</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This form seems to request an API key. Leave it out, or decline.</source>
        <translation>Este formulario parece pedir una clave de API. Omítala o pulse «Rechazar».</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1). What you type is sent but not recorded.</source>
        <translation>Este formulario parece pedir un secreto (%1). Lo que escriba se envía, pero no se registra.</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this.</source>
        <translation>El servidor le pide que abra una dirección en %1. Ábrala solo si lo esperaba.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingModel</name>
    <message>
        <source>Server instructions: %1</source>
        <comment>of a catalog</comment>
        <translation>Instrucciones del servidor: %1</translation>
    </message>
    <message>
        <source>Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most %1% for a catalog and %2% for one tool.</source>
        <translation>Estimado. En comparación con el tokenizador o200k_base (GPT-4o y posteriores), el error es como máximo del %1&#xa0;% para un catálogo y del %2&#xa0;% para una herramienta.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message>
        <source>Context budget</source>
        <translation>Presupuesto de contexto</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of tokens</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Budget of %1 tokens</source>
        <translation>Presupuesto de %1 tokens</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Marcar todas</translation>
    </message>
    <message>
        <source>Copy tool spec</source>
        <translation>Copiar especificación de herramienta</translation>
    </message>
    <message>
        <source>Allows the checked tools only, and asks before each call. A variable stands in for the API key.</source>
        <translation>Permite solo las herramientas marcadas y pregunta antes de cada llamada. Una variable sustituye a la clave de API.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>Lo que ve el modelo</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Mostrar herramienta</translation>
    </message>
    <message>
        <source>Reading the definitions…</source>
        <translation>Leyendo las definiciones…</translation>
    </message>
    <message>
        <source>server instructions</source>
        <translation>instrucciones del servidor</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>Lo más grande: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 de %n token</numerusform>
            <numerusform>%1 de %n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>Incluir</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>Copiar este texto</translation>
    </message>
    <message>
        <source>Copy instructions</source>
        <translation>Copiar instrucciones</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 tokens left out</source>
        <translation>%1 tokens excluidos</translation>
    </message>
    <message>
        <source>About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget</source>
        <translation>Unos %1 tokens con %2 de %3 herramientas (±%4&#xa0;%): hasta %5 más que el presupuesto</translation>
    </message>
    <message>
        <source>About %1 of %5 tokens with %2 of %3 tools (±%4%)</source>
        <translation>Unos %1 de %5 tokens con %2 de %3 herramientas (±%4&#xa0;%)</translation>
    </message>
    <message>
        <source>Stronger color means more tokens.</source>
        <translation>Un color más intenso significa más tokens.</translation>
    </message>
    <message>
        <source>No tools read yet</source>
        <translation>Aún no se han leído herramientas</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>Recibido por el servicio de demostración</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>aún nada</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n entrada, la más reciente primero</numerusform>
            <numerusform>%n entradas, las más recientes primero</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>Copiar mensaje</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Mostrar en Actividad</translation>
    </message>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1: %2, marcador %3</translation>
    </message>
    <message>
        <source>would notify: %1</source>
        <translation>notificaría a: %1</translation>
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
        <translation>Detalle</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Cerrar  Esc</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>Compruebe en el servicio si tuvo efecto antes de volver a llamarla.</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>Busque el marcador en el servicio antes de volver a enviar.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of record, a level</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marcador</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Marca de tiempo</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>Argumentos (con formato)</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>Cuerpo de la solicitud (con formato)</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>El cuerpo de la solicitud no está disponible.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ver la respuesta completa</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>Respuesta del servicio</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>Recibido por el servicio de demostración a las %1</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>Llamar de nuevo…</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>Enviar de nuevo…</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>Abrir el informe de comprobación</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>Abrir el registro del simulacro</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>Copiar registro</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>Aún no se envía nada.</translation>
    </message>
</context>
<context>
    <name>rc::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>it is a link, which is not followed here. Link its folder instead.</source>
        <translation>es un enlace, y aquí no se siguen los enlaces. Enlace la carpeta en su lugar.</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>supera %1</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>No se puede leer el resultado guardado de la última comprobación.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Recurso</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>Servidor de herramientas</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>Comprobado</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Entry marker</source>
        <translation>Marcador de las entradas</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Escrito por</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>Comprobación de recurso</translation>
    </message>
    <message>
        <source>The report was not written because it would contain a key or token that the service sent back.</source>
        <translation>El informe no se escribió porque contendría una clave o un token que el servicio devolvió en su respuesta.</translation>
    </message>
</context>
<context>
    <name>rc::RequestPreview</name>
    <message>
        <source>Request</source>
        <translation>Solicitud</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>En bruto</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>Con formato</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>Con formato para su lectura; se envía como una sola línea.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>URL del recurso</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>El servicio de demostración se comporta ahora así. Repita la comprobación para verlo.</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>Para enviar solo la clave, desactive «Enviar el nombre de usuario con las entradas» en «Configuración».</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>Perfil nuevo</translation>
    </message>
    <message>
        <source>%1 • edited</source>
        <translation>%1 • editado</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>Perfil: %1, editado</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>Perfil: %1</translation>
    </message>
    <message>
        <source>Reading key…</source>
        <translation>Leyendo clave…</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>Escenario de demostración: %1</translation>
    </message>
    <message>
        <source>How the demo service behaves: %1</source>
        <translation>Cómo se comporta el servicio de demostración: %1</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>Abrir en este perfil</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>Crear perfil nuevo</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>Un enlace intentó abrir algo que no es una URL de recurso.</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>El enlace se ignoró.</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>Un enlace solicita abrir %1</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>No se abre, guarda ni envía nada hasta que elija. El enlace no contiene ninguna clave.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>Guardar como nuevo</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>This address is not saved.</source>
        <translation>Esta dirección no está guardada.</translation>
    </message>
    <message>
        <source>Checks and entries use it. The saved profile is unchanged.</source>
        <translation>Se usa en las comprobaciones y las entradas. El perfil guardado no cambia.</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>Usar ajustes guardados</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>Guardar y continuar</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>La configuración tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>La acción queda en espera hasta que elija qué ajustes usar.</translation>
    </message>
    <message>
        <source>Don’t send</source>
        <translation>No enviar</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s key belongs to %1.</source>
        <translation>Permítalo solo si sabe que la clave de este perfil pertenece a %1.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Se eliminó %1.</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>La clave de API también se eliminó y no se puede restaurar. El resto se puede deshacer hasta que salga.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>Se puede deshacer hasta que cierre la ventana.</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>equipo %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>propietario %1</translation>
    </message>
    <message>
        <source>UUID %1</source>
        <translation>UUID %1</translation>
    </message>
    <message>
        <source>Internationalized host name. ASCII form: %1</source>
        <translation>Nombre de host internacionalizado. Forma ASCII: %1</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>Se encontró una URL de recurso en el texto.</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>Ignorado: %1</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Reemplazar…</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>Huella %1</translation>
    </message>
    <message>
        <source>%1: copy</source>
        <translation>%1: copiar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy Resource URL</source>
        <translation>Copiar URL del recurso</translation>
    </message>
    <message>
        <source>Show key details</source>
        <translation>Mostrar detalles de la clave</translation>
    </message>
    <message>
        <source>This profile is not saved. It is gone when another one is opened or the window closes.</source>
        <translation>Este perfil no está guardado. Se perderá al abrir otro o al cerrar la ventana.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>Perfiles</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>Buscar un perfil o una acción…</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>Perfil nuevo…</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Servicio de demostración</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renombrar…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Allow this only if you know that the token for “%1” belongs to %2.</source>
        <comment>a catalog, servers</comment>
        <translation>Permítalo solo si sabe que el token de «%1» pertenece a %2.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Última comprobación: %1</translation>
    </message>
    <message>
        <source>Remove profile…</source>
        <translation>Eliminar perfil…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>rc::ResourceUrl</name>
    <message>
        <source>angle brackets</source>
        <translation>corchetes angulares</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>comillas</translation>
    </message>
    <message>
        <source>text around the address</source>
        <translation>texto alrededor de la dirección</translation>
    </message>
    <message>
        <source>spaces around the address</source>
        <translation>espacios alrededor de la dirección</translation>
    </message>
    <message>
        <source>A Resource URL ends in /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</source>
        <translation>Una URL de recurso termina en /u/&lt;propietario&gt;/resources/&lt;UUID&gt;/.</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>la consulta %1</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>la página de inicio de sesión que la precede</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>«%1» no es un UUID (32 dígitos hexadecimales en grupos de 8-4-4-4-12).</translation>
    </message>
    <message>
        <source>the fragment after #</source>
        <translation>el fragmento después de #</translation>
    </message>
    <message>
        <source>unusual characters in the host, read as %1</source>
        <translation>caracteres inusuales en el host, leídos como %1</translation>
    </message>
    <message>
        <source>No address was pasted.</source>
        <translation>No se pegó ninguna dirección.</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>No se encontró ninguna dirección web. Las direcciones empiezan por https://.</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>Un salto de línea corta la dirección.</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>La dirección termina en un espacio. En un nombre, escriba el espacio como %20.</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>Esto es una URL de recurso. El servidor de herramientas tiene su propia dirección.</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>El texto contiene dos URL de recurso distintas, %1 y %2. Pegue solo una.</translation>
    </message>
    <message>
        <source>invisible characters around the address</source>
        <translation>caracteres invisibles alrededor de la dirección</translation>
    </message>
    <message>
        <source>line breaks inside the address</source>
        <translation>saltos de línea dentro de la dirección</translation>
    </message>
    <message>
        <source>JSON escapes</source>
        <translation>escapes de JSON</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>entidades HTML</translation>
    </message>
    <message>
        <source>the %1 link around the address</source>
        <translation>el enlace de %1 alrededor de la dirección</translation>
    </message>
    <message>
        <source>The text after the UUID is not part of a Resource URL.</source>
        <translation>El texto después del UUID no forma parte de una URL de recurso.</translation>
    </message>
    <message>
        <source>The address has no %1 part.</source>
        <translation>La dirección no tiene la parte %1.</translation>
    </message>
    <message>
        <source>This is a link rewritten by %1. Open it in a browser and copy the address from there.</source>
        <translation>Este es un enlace reescrito por %1. Ábralo en un navegador y copie la dirección desde allí.</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB.</source>
        <translation>El texto supera los 8 KiB.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?) or fragment (#).</source>
        <translation>La dirección de un servidor de herramientas no puede tener consulta (?) ni fragmento (#).</translation>
    </message>
</context>
<context>
    <name>rc::ResultFindings</name>
    <message>
        <source>“structuredContent” is missing, although the tool has an output schema.</source>
        <translation>Falta «structuredContent», aunque la herramienta tiene un esquema de salida.</translation>
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
            <numerusform>La respuesta completa tiene %n parte más.</numerusform>
            <numerusform>La respuesta completa tiene %n partes más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Respuesta: «%1»</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>A través del proxy %1.</translation>
    </message>
    <message>
        <source>Structured content</source>
        <translation>Contenido estructurado</translation>
    </message>
    <message>
        <source>Matches the tool’s output schema.</source>
        <translation>Se ajusta al esquema de salida de la herramienta.</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>No se ajusta al esquema de salida de la herramienta:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ver la respuesta completa</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>Respuesta del servidor</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Copy structured content</source>
        <translation>Copiar contenido estructurado</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Copiar respuesta</translation>
    </message>
    <message>
        <source>The result has text that looks like an order to a model:</source>
        <translation>El resultado contiene texto que parece una orden para un modelo:</translation>
    </message>
</context>
<context>
    <name>rc::RotatePanel</name>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>Pegue la clave de API nueva. Se prueba antes de reemplazar a la que está en uso.</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>Cada paso se ejecuta con la clave antigua y con la nueva. No se notifica a nadie.</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>La clave antigua sigue en uso hasta que haga el cambio. Después se guarda como clave anterior.</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>Reemplace la clave anterior dondequiera que aún se use y busque de nuevo.</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>Restaure la clave anterior o elimínela. Una clave eliminada no se puede restaurar.</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>Revoque la clave anterior también en el servicio.</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>Marque la casilla de arriba para probarla con entradas de prueba.</translation>
    </message>
    <message>
        <source>The old key stays in use.</source>
        <translation>La clave antigua sigue en uso.</translation>
    </message>
    <message>
        <source>Send test entries with each key as well</source>
        <translation>Enviar además entradas de prueba con cada clave</translation>
    </message>
    <message>
        <source>Compare keys</source>
        <translation>Comparar claves</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Switch to new key</source>
        <translation>Cambiar a clave nueva</translation>
    </message>
    <message>
        <source>Restore previous key</source>
        <translation>Restaurar clave anterior</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Eliminar clave anterior</translation>
    </message>
    <message>
        <source>Rotate the key</source>
        <translation>Rotar la clave</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>Clave de API nueva</translation>
    </message>
    <message>
        <source>Paste the new API key</source>
        <translation>Pegar la clave de API nueva</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>La clave actual está guardada dos veces (%1).</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>Un cambio a una clave nueva se detuvo antes del último paso. Elimine la segunda copia.</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>La clave anterior (%1) sigue guardada.</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>Restáurela, o elimínela cuando ya nada la necesite.</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>Comparando claves…</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>Esta ya es la clave del perfil.</translation>
    </message>
    <message>
        <source>old: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>antigua: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>nueva: %1</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>Cambiando. Esperando al llavero…</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>Se cambió a la clave nueva.</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>La clave anterior sigue guardada hasta que la elimine.</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>La clave anterior se restauró.</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>La clave anterior se eliminó del llavero.</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>La clave no se cambió</translation>
    </message>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>Cada paso con la clave antigua y con la nueva</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copiar este paso</translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>step, states</comment>
        <translation>%1: clave antigua %2, clave nueva %3</translation>
    </message>
</context>
<context>
    <name>rc::RotateSteps</name>
    <message>
        <source>Paste new key</source>
        <translation>Pegar clave nueva</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Replace elsewhere</source>
        <translation>Reemplazar en otros sitios</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>Eliminar clave anterior</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>El tipo de contenido %1 no es ni JSON ni un flujo de eventos.</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>el mensaje recibido no era una respuesta a la solicitud</translation>
    </message>
    <message>
        <source>The server sends JSON with the content type %1.</source>
        <translation>El servidor envía JSON con el tipo de contenido %1.</translation>
    </message>
    <message>
        <source>The server sends an event stream with the content type %1.</source>
        <translation>El servidor envía un flujo de eventos con el tipo de contenido %1.</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>Un modelo lee palabras que un revisor no puede ver.</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>Un modelo puede hacer caso a la descripción y no al usuario.</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>Dos herramientas tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>Un modelo que llama a este nombre puede acabar en la herramienta equivocada.</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>Dé al modelo solo una de las dos, o cambie el nombre de una en su servidor.</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>Un usuario aprueba la llamada a una herramienta conocida, pero se ejecuta otra.</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>Compare las dos definiciones. Use aquella en la que confíe.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>La herramienta no tiene descripción.</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>Describa qué hace la herramienta y cuándo usarla.</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>La herramienta no tiene inputSchema.</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>Añada un esquema, por ejemplo {&quot;type&quot;:&quot;object&quot;} para una herramienta sin parámetros.</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>Declare readOnlyHint, o destructiveHint si la herramienta escribe.</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>La herramienta está marcada como de solo lectura y destructiva.</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>Un cliente puede confiar en la declaración de que es segura y llamar a la herramienta sin preguntar.</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>Elimine una de las dos declaraciones.</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>La definición supera los 8 KiB.</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>Acorte las descripciones y elimine las opciones que nadie usa.</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>Los modelos pasan argumentos que la herramienta rechaza, y algunos SDK rechazan la herramienta.</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>Corrija el esquema en el lugar indicado.</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>Un esquema hace referencia a otro documento.</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>Copie el esquema en $defs.</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>Un esquema hace referencia a sí mismo.</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>Varios proveedores de modelos no aceptan esquemas recursivos.</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>Expanda el esquema hasta la profundidad que necesite.</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>Los usuarios no pueden impedir aquello de lo que no se enteran.</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>Un servidor controla cómo se usan las herramientas de otro.</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>Un modelo con un terminal puede ejecutarlo en el equipo del usuario.</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>Un modelo puede tratar la descripción como una instrucción de mayor prioridad.</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>Un modelo lo entiende, pero un revisor o un filtro no.</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>Compruebe que la otra herramienta es del mismo autor.</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>Use un nombre de cabecera con letras, dígitos y -, una sola vez por herramienta, en string, number, integer o boolean.</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>La herramienta, o toda la solicitud, se rechaza.</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>Haga que el nivel superior sea un objeto y mueva la elección a un parámetro.</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>Use un solo tipo, o anyOf.</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>Incluya el esquema directamente donde se usa.</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>Aplane los parámetros anidados.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Detectado: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>No detectado: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>Una herramienta cambió, pero las llamadas existentes siguen funcionando.</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>Cambió un texto que lee un modelo.</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>Una llamada que antes funcionaba puede fallar o hacer otra cosa.</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>Pruebe lo que usa la herramienta y actualice después el archivo de bloqueo.</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>El cambio añadió texto del que advierte la revisión, o convirtió una declaración de peligrosa en segura.</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>Una herramienta ya revisada puede haberse reemplazado por una hostil.</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>Lea la definición nueva antes de actualizar el archivo de bloqueo.</translation>
    </message>
    <message>
        <source>Write the schema in JSON Schema 2020-12, without “$schema”.</source>
        <translation>Escriba el esquema en JSON Schema 2020-12, sin «$schema».</translation>
    </message>
    <message>
        <source>Describe the elements in “items”. {} allows any.</source>
        <translation>Describa los elementos en «items». {} permite cualquiera.</translation>
    </message>
    <message>
        <source>Rename the parameter.</source>
        <translation>Cambie el nombre del parámetro.</translation>
    </message>
    <message>
        <source>Remove the list, or make the parameter optional instead.</source>
        <translation>Elimine la lista o, en su lugar, haga opcional el parámetro.</translation>
    </message>
    <message>
        <source>Shorten the tool’s name, or give the server a shorter one in the client.</source>
        <translation>Acorte el nombre de la herramienta o dé al servidor uno más corto en el cliente.</translation>
    </message>
    <message>
        <source>Offer fewer tools, or select some in the client.</source>
        <translation>Ofrezca menos herramientas o seleccione algunas en el cliente.</translation>
    </message>
    <message>
        <source>A model has to guess.</source>
        <translation>Un modelo tiene que adivinar.</translation>
    </message>
    <message>
        <source>Do not give the tool to a model until its author explains the text.</source>
        <translation>No dé la herramienta a un modelo hasta que su autor explique el texto.</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>El texto contiene caracteres invisibles.</translation>
    </message>
    <message>
        <source>Possible prompt injection.</source>
        <translation>Posible inyección de instrucciones.</translation>
    </message>
    <message>
        <source>The name is not 1 to 64 letters, digits, _ or -.</source>
        <translation>El nombre no consta de 1 a 64 letras, dígitos, _ o -.</translation>
    </message>
    <message>
        <source>Rename the tool on its server.</source>
        <translation>Cambie el nombre de la herramienta en su servidor.</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name.</source>
        <translation>El nombre se parece al de otra herramienta.</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>El parámetro no tiene descripción.</translation>
    </message>
    <message>
        <source>Describe the parameter, with its unit or format.</source>
        <translation>Describa el parámetro, con su unidad o formato.</translation>
    </message>
    <message>
        <source>Without destructiveHint, clients must assume that the tool is destructive.</source>
        <translation>Sin destructiveHint, los clientes deben suponer que la herramienta es destructiva.</translation>
    </message>
    <message>
        <source>They may ask for approval before each call.</source>
        <translation>Pueden pedir aprobación antes de cada llamada.</translation>
    </message>
    <message>
        <source>It uses context in every request.</source>
        <translation>Ocupa contexto en cada solicitud.</translation>
    </message>
    <message>
        <source>The schema is not valid.</source>
        <translation>El esquema no es válido.</translation>
    </message>
    <message>
        <source>Most clients ignore the reference, and others trust that address.</source>
        <translation>La mayoría de los clientes ignoran la referencia y otros confían en esa dirección.</translation>
    </message>
    <message>
        <source>Keeps something from the user.</source>
        <translation>Oculta algo al usuario.</translation>
    </message>
    <message>
        <source>Gives orders about other tools.</source>
        <translation>Da órdenes sobre otras herramientas.</translation>
    </message>
    <message>
        <source>Asks for secrets.</source>
        <translation>Pide secretos.</translation>
    </message>
    <message>
        <source>The model may leak them to this server.</source>
        <translation>El modelo puede filtrarlos a este servidor.</translation>
    </message>
    <message>
        <source>Sends data elsewhere.</source>
        <translation>Envía datos a otro sitio.</translation>
    </message>
    <message>
        <source>The user has not agreed to this.</source>
        <translation>El usuario no ha dado su consentimiento.</translation>
    </message>
    <message>
        <source>Contains a command to run.</source>
        <translation>Contiene un comando que debe ejecutarse.</translation>
    </message>
    <message>
        <source>Pretends to come from the system, the developer or the user.</source>
        <translation>Finge venir del sistema, del desarrollador o del usuario.</translation>
    </message>
    <message>
        <source>The text is disguised.</source>
        <translation>El texto está disfrazado.</translation>
    </message>
    <message>
        <source>Names another tool.</source>
        <translation>Menciona otra herramienta.</translation>
    </message>
    <message>
        <source>With an instruction, this can steer other tools.</source>
        <translation>Con una instrucción, esto puede dirigir otras herramientas.</translation>
    </message>
    <message>
        <source>Says that it does harm.</source>
        <translation>Dice que causa daño.</translation>
    </message>
    <message>
        <source>A model that calls it does the harm in the user’s name.</source>
        <translation>Un modelo que la llama causa el daño en nombre del usuario.</translation>
    </message>
    <message>
        <source>An x-mcp-header in the schema is not valid.</source>
        <translation>Un x-mcp-header del esquema no es válido.</translation>
    </message>
    <message>
        <source>Clients must not call the tool or give it to a model.</source>
        <translation>Los clientes no deben llamar a la herramienta ni dársela a un modelo.</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level.</source>
        <translation>El esquema no es un objeto simple en su nivel superior.</translation>
    </message>
    <message>
        <source>A parameter has a list of types.</source>
        <translation>Un parámetro tiene una lista de tipos.</translation>
    </message>
    <message>
        <source>The schema has references.</source>
        <translation>El esquema tiene referencias.</translation>
    </message>
    <message>
        <source>The schema is more than 10 levels deep.</source>
        <translation>El esquema tiene más de 10 niveles de profundidad.</translation>
    </message>
    <message>
        <source>The description has more than 1,024 characters.</source>
        <translation>La descripción tiene más de 1024 caracteres.</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>Acorte la descripción.</translation>
    </message>
    <message>
        <source>The schema is not JSON Schema 2020-12.</source>
        <translation>El esquema no es JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>An array has no “items”.</source>
        <translation>Un array no tiene «items».</translation>
    </message>
    <message>
        <source>The parameter’s name is not 1 to 64 letters, digits, _, . and -.</source>
        <translation>El nombre del parámetro no consta de 1 a 64 letras, dígitos, _, . y -.</translation>
    </message>
    <message>
        <source>A list of choices is empty or has an empty text.</source>
        <translation>Una lista de opciones está vacía o contiene un texto vacío.</translation>
    </message>
    <message>
        <source>The tool’s name is too long once a client puts the server’s name in front.</source>
        <translation>El nombre de la herramienta es demasiado largo cuando un cliente antepone el nombre del servidor.</translation>
    </message>
    <message>
        <source>There are more tools than a client sends to a model.</source>
        <translation>Hay más herramientas de las que un cliente envía a un modelo.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>Cambió la clase de esquema.</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>Se permiten menos tipos.</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>Se permiten más tipos.</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>Las opciones se reordenaron.</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>Ahora solo se permiten ciertos valores.</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>Ahora se permite cualquier valor.</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>Se eliminó una opción.</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>Se añadió una opción.</translation>
    </message>
    <message>
        <source>The limit is narrower.</source>
        <translation>El límite es más estricto.</translation>
    </message>
    <message>
        <source>The limit is wider.</source>
        <translation>El límite es más amplio.</translation>
    </message>
    <message>
        <source>The default changed.</source>
        <translation>Cambió el valor predeterminado.</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>Se añadió una restricción.</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>Se eliminó una restricción.</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>Cambió una restricción.</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>El parámetro se eliminó.</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>El miembro se eliminó.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>Ahora es obligatorio.</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>Ya no es obligatorio.</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>Se añadió un parámetro obligatorio.</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>Se añadió un parámetro opcional.</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>Se añadió un miembro.</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>Se permiten menos miembros adicionales.</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>Se permiten más miembros adicionales.</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>Se eliminó una variante.</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>Se añadió una variante.</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>Las variantes se reordenaron.</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>La definición se eliminó.</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>Se añadió una definición.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>“properties” is not an object.</source>
        <translation>«properties» no es un objeto.</translation>
    </message>
    <message>
        <source>names like %1</source>
        <translation>nombres como %1</translation>
    </message>
    <message>
        <source>any other name</source>
        <translation>cualquier otro nombre</translation>
    </message>
    <message>
        <source>each name itself</source>
        <translation>cada nombre en sí</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>elemento %1</translation>
    </message>
    <message>
        <source>each element</source>
        <translation>cada elemento</translation>
    </message>
    <message>
        <source>at least one element</source>
        <translation>al menos un elemento</translation>
    </message>
    <message>
        <source>any of: %1</source>
        <translation>cualquiera de: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno de: %1</translation>
    </message>
    <message>
        <source>all of: %1</source>
        <translation>todos de: %1</translation>
    </message>
    <message>
        <source>but not</source>
        <translation>pero no</translation>
    </message>
    <message>
        <source>if</source>
        <translation>si</translation>
    </message>
    <message>
        <source>then</source>
        <translation>entonces</translation>
    </message>
    <message>
        <source>else</source>
        <translation>si no</translation>
    </message>
    <message>
        <source>if %1 is present</source>
        <translation>si está presente %1</translation>
    </message>
    <message>
        <source>Accepts any value.</source>
        <translation>Acepta cualquier valor.</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>No acepta nada.</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>Esto no es un esquema.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… más de %1 más</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 más</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>Tipo global: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>definido en otro lugar y nunca descargado: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>referencia sin resolver: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>solo se refiere a sí mismo</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ véase %1 arriba</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>Mostrar más</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>Mostrar completo</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy type</source>
        <translation>Copiar tipo</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Copiar descripción</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1, obligatorio</translation>
    </message>
</context>
<context>
    <name>rc::SchemaWords</name>
    <message>
        <source>length at least %1</source>
        <translation>longitud mínima: %1</translation>
    </message>
    <message>
        <source>length at most %1</source>
        <translation>longitud máxima: %1</translation>
    </message>
    <message>
        <source>pattern: %1</source>
        <translation>patrón: %1</translation>
    </message>
    <message>
        <source>format: %1</source>
        <translation>formato: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>como máximo %1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>un múltiplo de %1</translation>
    </message>
    <message>
        <source>elements: at least %1</source>
        <translation>elementos: al menos %1</translation>
    </message>
    <message>
        <source>elements: at most %1</source>
        <translation>elementos: como máximo %1</translation>
    </message>
    <message>
        <source>members: at least %1</source>
        <translation>miembros: al menos %1</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>miembros: como máximo %1</translation>
    </message>
    <message>
        <source>content: %1</source>
        <translation>contenido: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>codificación: %1</translation>
    </message>
    <message>
        <source>title: %1</source>
        <translation>título: %1</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>comentario: %1</translation>
    </message>
    <message>
        <source>unique elements</source>
        <translation>elementos únicos</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>solo escritura</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>obsoleto</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>puede ser null</translation>
    </message>
    <message>
        <source>enum (%1)</source>
        <translation>enum (%1)</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>cualquier valor</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>sin esquema</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>predeterminado: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>uno de: %1</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>por ejemplo: %1</translation>
    </message>
    <message>
        <source>No additional parameters allowed</source>
        <translation>No se permiten parámetros adicionales</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>El tipo de contenido %1 no es ni JSON ni texto sin formato.</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>la solicitud ocuparía %1 bytes, por encima del límite de %2.</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>Una entrada de nivel %1 puede notificar a personas por aplicación, correo electrónico o SMS a cualquier hora. Se envía una vez.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>Para enviar un error o una alerta, mantenga pulsado el botón.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Cancelar  Esc</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>enviando…</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>Establezca antes una URL de recurso en «Configuración» (Alt+5).</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>Leyendo el log…</translation>
    </message>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>La marca de tiempo se fija al enviar.</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>Aún no se ha enviado. Pulse las mismas teclas otra vez para enviar.</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>Ya se está enviando algo. No se añadió nada.</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>Corrija la URL del recurso arriba o en «Configuración» (Alt+5).</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>Este perfil no tiene clave de API.</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>Añada una clave en «Configuración» (Alt+5).</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Copiar resultado</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Mostrar en Actividad</translation>
    </message>
    <message>
        <source>Results appear here.</source>
        <translation>Los resultados aparecen aquí.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Simulacro</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>El formulario solicitado no tiene campos.</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>La dirección solicitada falta o es demasiado larga.</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>La dirección solicitada no se puede abrir de forma segura: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>Este programa no admite «%1».</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>La pregunta del servidor tiene %1 bytes y se pueden mostrar %2 como máximo.</translation>
    </message>
</context>
<context>
    <name>rc::ServerTask</name>
    <message>
        <source>The task has no ID, or one that is too long.</source>
        <translation>La tarea no tiene ID o tiene uno demasiado largo.</translation>
    </message>
    <message>
        <source>The task is in an unknown state: “%1”.</source>
        <translation>La tarea está en un estado desconocido: «%1».</translation>
    </message>
    <message>
        <source>The server responded about another task, “%1”.</source>
        <translation>El servidor respondió sobre otra tarea, «%1».</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>No se envía nada a %1 hasta que se guarde la dirección.</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>Servicio de demostración</translation>
    </message>
</context>
<context>
    <name>rc::Settings</name>
    <message>
        <source>The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.</source>
        <translation>El ajuste «%2» es «%1», que no está entre %3 y %4. Se usa %5 en su lugar.</translation>
    </message>
</context>
<context>
    <name>rc::SetupPage</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>Eliminar perfil</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>Eliminar el perfil, conservar la clave</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>Rotar clave…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Makes a copy without the key and switches to it</source>
        <translation>Hace una copia sin la clave y cambia a ella</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Aún sin guardar</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted field.</source>
        <translation>No se guardó. Corrija el campo resaltado.</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>También se pegó una clave.</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>Guardando la clave. Esperando al llavero…</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>La clave está en el llavero.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>La clave no está guardada (solo esta sesión).</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>No reconocido, ignorado: %1</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>Rellenado desde %1: %2.</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>La clave aún no está guardada.</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>Se añadió %1</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>Moviendo la clave al nombre nuevo. Esperando al llavero…</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>Solo esta sesión</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>No se cambió nada. %1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>Guardado, pero la clave también puede seguir en el llavero con el nombre anterior.</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>Eliminando la clave. Esperando al llavero…</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>El perfil se conservó. %1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>No eliminado</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>Se eliminó %1; su clave puede seguir en el llavero</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>Se eliminó %1</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>Esta es una copia de %1.</translation>
    </message>
    <message>
        <source>Keys are not copied. Name the copy and add its key.</source>
        <translation>Las claves no se copian. Ponga nombre a la copia y añada su clave.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>More for this profile</source>
        <translation>Más acciones para este perfil</translation>
    </message>
    <message>
        <source>● Unsaved</source>
        <translation>● Sin guardar</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Revert discards both.</source>
        <translation>«Guardar» guarda los campos y la clave. «Revertir» descarta ambos.</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Revert discards.</source>
        <translation>Cambios sin guardar. Ctrl+S los guarda, «Revertir» los descarta.</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>Haga clic otra vez para eliminar el perfil y su clave</translation>
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
        <translation>Acerca de Resource Console</translation>
    </message>
    <message>
        <source>%1 · About</source>
        <comment>the program&apos;s version</comment>
        <translation>%1 · Acerca de</translation>
    </message>
</context>
<context>
    <name>rc::SignIn</name>
    <message>
        <source>The response is not a JSON object.</source>
        <translation>La respuesta no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The response does not name a resource.</source>
        <translation>La respuesta no indica ningún recurso.</translation>
    </message>
    <message>
        <source>The server has no document about signing in.</source>
        <translation>El servidor no tiene ningún documento sobre el inicio de sesión.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>Asked without a key: %1</source>
        <translation>Consultado sin clave: %1</translation>
    </message>
    <message>
        <source>Response: HTTP %1</source>
        <translation>Respuesta: HTTP %1</translation>
    </message>
    <message>
        <source>Realm: %1</source>
        <translation>Realm: %1</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>Ámbito: %1</translation>
    </message>
    <message>
        <source>Authorization server, as the refusal names it: %1</source>
        <translation>Servidor de autorización, según el rechazo: %1</translation>
    </message>
    <message>
        <source>The refusal names a document on another server, which was not read: %1</source>
        <translation>El rechazo indica un documento de otro servidor, que no se leyó: %1</translation>
    </message>
    <message>
        <source>Resource: %1</source>
        <translation>Recurso: %1</translation>
    </message>
    <message>
        <source>This document is about another address, so clients must not rely on it.</source>
        <translation>Este documento se refiere a otra dirección, así que los clientes no deben confiar en él.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nombre: %1</translation>
    </message>
    <message>
        <source>Authorization servers: %1</source>
        <translation>Servidores de autorización: %1</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>no se indica ninguno</translation>
    </message>
    <message>
        <source>Scopes: %1</source>
        <translation>Ámbitos: %1</translation>
    </message>
    <message>
        <source>A token is sent in: %1</source>
        <translation>El token se envía en: %1</translation>
    </message>
    <message>
        <source>Documentation: %1</source>
        <translation>Documentación: %1</translation>
    </message>
    <message>
        <source>This program does not support OAuth sign-in.</source>
        <translation>Este programa no admite el inicio de sesión con OAuth.</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The server is at %1, which differs only in its trailing slash.</source>
        <translation>El servidor responde en %1, que solo difiere en la barra final.</translation>
    </message>
</context>
<context>
    <name>rc::SortButton</name>
    <message>
        <source>As sent by the server</source>
        <translation>Como las envía el servidor</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>Por título</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Por nombre</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>Destructivas primero</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Las más grandes primero</translation>
    </message>
    <message>
        <source>Changed and new first</source>
        <translation>Cambiadas y nuevas primero</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>Antes era «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s title, its summary</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a step&apos;s title, its state before, its state now</comment>
        <translation>%1: antes «%2», ahora «%3».</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a step&apos;s title, its state, its summary</comment>
        <translation>%1: sigue en «%2», pero por otro motivo: %3.</translation>
    </message>
</context>
<context>
    <name>rc::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>En curso</translation>
    </message>
</context>
<context>
    <name>rc::StepDelegate</name>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>Pulse V para ver la respuesta completa: %n carácter.</numerusform>
            <numerusform>Pulse V para ver la respuesta completa: %n caracteres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry marker: %1</source>
        <translation>Marcador de la entrada: %1</translation>
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
        <translation>1 herramienta</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 página</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>flujo de eventos</translation>
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
        <translation>aceptada por el servicio</translation>
    </message>
    <message>
        <source>The entry may have been delivered. %1</source>
        <translation>La entrada puede haberse entregado. %1</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 carácter</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n carácter</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>equipo %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>propietario %1</translation>
    </message>
    <message>
        <source>%1, no product path</source>
        <translation>%1, sin ruta de producto</translation>
    </message>
    <message>
        <source>%1, product path %2</source>
        <translation>%1, ruta de producto %2</translation>
    </message>
    <message>
        <source>%1; ignored: %2</source>
        <translation>%1; ignorado: %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>no guardada (solo esta sesión), %1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 (local, no requiere consulta)</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 (una dirección IP, no requiere consulta)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1, no proxy</source>
        <translation>%1, sin proxy</translation>
    </message>
    <message>
        <source>%1, requests go through the proxy %2</source>
        <translation>%1, las solicitudes pasan por el proxy %2</translation>
    </message>
    <message>
        <source>certificate valid for 1 day</source>
        <translation>certificado válido durante 1 día</translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>certificado válido durante %n día</numerusform>
            <numerusform>certificado válido durante %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>TLS %1</source>
        <translation>TLS %1</translation>
    </message>
    <message>
        <source>1 critical finding</source>
        <translation>1 hallazgo crítico</translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>%n hallazgo crítico</numerusform>
            <numerusform>%n hallazgos críticos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepView</name>
    <message>
        <source>Check steps</source>
        <translation>Pasos de la comprobación</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>Ejecutar de nuevo este paso</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>Ejecutar este paso y los siguientes</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>Ver la respuesta completa</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>Copiar respuesta</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>Copiar marcador</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>Copiar este paso</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a step</comment>
        <translation>Respuesta: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepsPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>Aún no se ha comprobado nada</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>Una comprobación prueba cada paso en orden: URL, clave de API, DNS, puerto, TLS, envío de entradas y obtención de herramientas.</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Guardando en el llavero…</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>Esperando al llavero. Responda a su solicitud si aparece.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Comprobando…</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>Los pasos aparecen a medida que terminan.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>Última comprobación: %1</translation>
    </message>
    <message>
        <source>Use this address and check again</source>
        <translation>Usar esta dirección y volver a comprobar</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>Es probable que esta dirección acepte entradas para el mismo recurso:</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>Envía cuatro entradas de log reales marcadas con [TEST]. Un ERROR o ALERT puede notificar a personas y solo se envía con su propio botón.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments.</source>
        <translation>Las herramientas se listan y no se llaman, salvo «ping» cuando no necesita argumentos.</translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>%1 s · %2 entradas/s</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>%n en curso</numerusform>
            <numerusform>%n en curso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%n en espera</numerusform>
            <numerusform>%n en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>Lote repetido de %n entrada: %1</numerusform>
            <numerusform>Lote repetido de %n entradas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>Algunas entradas pueden haberse entregado. Busque sus marcadores (en Actividad) antes de reenviarlas.</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>Primera entrada no aceptada: %1</translation>
    </message>
    <message>
        <source>paused until %1, as the service asks</source>
        <translation>en pausa hasta las %1, como pide el servicio</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>%n aceptada</numerusform>
            <numerusform>%n aceptadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>%n rechazada</numerusform>
            <numerusform>%n rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n de entrega desconocida</numerusform>
            <numerusform>%n de entrega desconocida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>%n no enviada</numerusform>
            <numerusform>%n no enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>%n solo local</numerusform>
            <numerusform>%n solo locales</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TaskCard</name>
    <message>
        <source>Asking about it does not call the tool again.</source>
        <translation>Consultar la tarea no vuelve a llamar a la herramienta.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>El servidor espera sus datos.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Consultando…</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Dejar de consultar</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Volver a consultar</translation>
    </message>
</context>
<context>
    <name>rc::TemplateButton</name>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Save this entry as a template…</source>
        <translation>Guardar esta entrada como plantilla…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>Nombre de la plantilla</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>Deshacer eliminación</translation>
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
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>rc::TimeStampField</name>
    <message>
        <source>Now, in UTC</source>
        <translation>Ahora, en UTC</translation>
    </message>
    <message>
        <source>Now, local (%1)</source>
        <translation>Ahora, local (%1)</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>Otra hora…</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>Marca de tiempo: ahora (%1)</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>Marca de tiempo: ahora (UTC)</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>Marca de tiempo</translation>
    </message>
</context>
<context>
    <name>rc::TimeStrip</name>
    <message>
        <source>Past checks, oldest first</source>
        <translation>Comprobaciones anteriores, la más antigua primero</translation>
    </message>
    <message>
        <source>Arrow keys show a past check below, with what changed since the one before</source>
        <translation>Las teclas de flecha muestran abajo una comprobación pasada, con lo que cambió respecto a la anterior</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>Copiar lo ocurrido</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>Mostrar en Actividad</translation>
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
        <translation>Últimas comprobaciones: %1.</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>No se puede leer el archivo de CA propio: %1.</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>%1 no contiene ningún certificado. Use un archivo PEM que contenga «BEGIN CERTIFICATE».</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>%1 contiene un certificado dañado.</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>solo las autoridades del sistema</translation>
    </message>
    <message>
        <source>1 certificate: %1, until %2</source>
        <translation>1 certificado: %1, hasta %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>%n certificado, el primero: %1, hasta %2</numerusform>
            <numerusform>%n certificados, el primero: %1, hasta %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no certificate can be read from %1</source>
        <translation>no se puede leer ningún certificado de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>también se confía en %n certificado de %1</numerusform>
            <numerusform>también se confía en %n certificados de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count for a saved key</source>
        <translation>%1 no se tiene en cuenta para una clave guardada</translation>
    </message>
    <message>
        <source>Enter the full path of the custom CA file, not “%1”.</source>
        <translation>Introduzca la ruta completa del archivo de CA propio, no «%1».</translation>
    </message>
    <message>
        <source>%1 contains a private key. Use a file with only certificates.</source>
        <translation>%1 contiene una clave privada. Use un archivo que solo tenga certificados.</translation>
    </message>
</context>
<context>
    <name>rc::TlsWords</name>
    <message>
        <source>the certificate was revoked by its issuer</source>
        <translation>el emisor revocó el certificado</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a new certificate.</source>
        <translation>Informe al operador de que el servicio necesita un certificado nuevo.</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>el certificado, o una autoridad superior, está marcado como no fiable</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>No continúe. Pregunte al operador del servicio qué ha ocurrido.</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>el reloj de este equipo indica %5, pero la respuesta de otro servidor indica %6, cuando el certificado es válido</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>Ajuste el reloj de este equipo e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>el certificado no es válido antes del %3 y el reloj de este equipo indica %5</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>el certificado caducó el %4 y el reloj de este equipo indica %5</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>Si el reloj es correcto, el operador del servicio debe renovar el certificado. Si no, ajuste el reloj.</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>el certificado es autofirmado, así que nadie responde por él</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Si el servidor es suyo, establezca el archivo de este certificado como «Archivo de CA propio» en «Configuración» o con --ca-file.</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>el certificado lo emitió %7, que este equipo no conoce</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>Si es la autoridad propia de su organización, establezca su archivo de certificado como «Archivo de CA propio» en «Configuración» o con --ca-file. Si no, el servicio debe enviar su cadena completa.</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>la cadena del certificado termina en %7, en la que este equipo no confía</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>Si es la autoridad propia de su organización, establezca su archivo de certificado como «Archivo de CA propio» en «Configuración» o con --ca-file.</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>el certificado no es para %1, sino para %2</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>Compruebe el nombre de host de la dirección. Si es correcto, el operador del servicio debe añadirlo al certificado.</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>el certificado no se puede usar para un servidor</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>el certificado o su cadena está dañado o mal formado (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>Envíe este texto al operador del servicio.</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>el servidor no presentó ningún certificado</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>el servidor no admite ninguna versión segura de TLS (1.2 o posterior)</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>Informe al operador de que el servicio debe ofrecer TLS 1.2 o posterior.</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>el servidor de este puerto no usa TLS y puede que use HTTP sin cifrar</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>el servidor pide un certificado de cliente, que este programa no tiene</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>Pida al operador del servicio una dirección que solo requiera la clave de API.</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>el servidor rechazó la negociación (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>Compruebe el nombre de host y el puerto de la dirección. Si son correctos, envíe este texto al operador del servicio.</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>la conexión se cerró durante la negociación</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>la biblioteca TLS de este equipo no lo aceptó (%8)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>no name at all</source>
        <translation>ningún nombre</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>una fecha desconocida</translation>
    </message>
    <message>
        <source>The certificate: %1; for %2; issued by %3; valid from %4 to %5.</source>
        <translation>El certificado: %1; para %2; emitido por %3; válido desde %4 hasta %5.</translation>
    </message>
    <message>
        <source>This is not the server’s own certificate but one above it. %1</source>
        <translation>Este no es el certificado del propio servidor, sino uno superior. %1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>La conexión segura se perdió, posiblemente después de enviarse la solicitud: %1.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>No se pudo establecer una conexión segura, así que no se envió nada: %1.</translation>
    </message>
    <message>
        <source>a key or signature in the certificate chain is too weak</source>
        <translation>una clave o una firma de la cadena de certificados es demasiado débil</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall, network login or proxy is in the way.</source>
        <translation>Compruebe el puerto de la dirección y si se interpone un cortafuegos, el inicio de sesión de una red o un proxy.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>El servidor ya ha solicitado datos %1 veces, que es el límite.</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>El servidor necesita datos, pero no indica cuáles.</translation>
    </message>
    <message>
        <source>The server wants the same call again without a question. It was not repeated, because the tool may have run.</source>
        <translation>El servidor pide de nuevo la misma llamada sin hacer ninguna pregunta. No se repitió, porque la herramienta puede haberse ejecutado.</translation>
    </message>
    <message>
        <source>The server requested input again. With “--answers defaults”, a call is repeated only once.</source>
        <translation>El servidor volvió a solicitar datos. Con «--answers defaults», una llamada se repite una sola vez.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>Herramientas generales</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>Herramientas de alojamiento de código</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>Seleccione una herramienta</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>Anotaciones</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>Sin esquema de salida</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>El esquema de salida no enumera campos.</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>texto oculto, mostrado como marcas</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>Cambios desde el %1:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>Cambios desde el %1, ya revisados:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>%n hallazgo crítico.</numerusform>
            <numerusform>%n hallazgos críticos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema lists no parameters.</source>
        <translation>El esquema no enumera parámetros.</translation>
    </message>
</context>
<context>
    <name>rc::ToolDifference</name>
    <message>
        <source>The wording changed.</source>
        <translation>Cambió la redacción.</translation>
    </message>
    <message>
        <source>It now claims the opposite.</source>
        <translation>Ahora afirma lo contrario.</translation>
    </message>
    <message>
        <source>It is now stated differently.</source>
        <translation>Ahora se declara de otra forma.</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>El resultado ya no está descrito.</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>El resultado ahora está descrito.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>Cambiaron los metadatos.</translation>
    </message>
    <message>
        <source>harmless</source>
        <translation>inofensivo</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>redacción</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>incompatible</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>sospechoso</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiada</translation>
    </message>
</context>
<context>
    <name>rc::ToolEffect</name>
    <message>
        <source>reads</source>
        <translation>lee</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>escribe</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>destructiva</translation>
    </message>
</context>
<context>
    <name>rc::ToolExcerpt</name>
    <message>
        <source>Parameter: %1</source>
        <translation>Parámetro: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>Valor: %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>La herramienta mostrada (%n)</numerusform>
            <numerusform>Las herramientas mostradas (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>La herramienta (%n)</numerusform>
            <numerusform>Todas las herramientas (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as JSON, as sent…</source>
        <translation>Guardar como JSON, tal como se envió…</translation>
    </message>
    <message>
        <source>Save as Markdown reference…</source>
        <translation>Guardar como referencia Markdown…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>Guardar como CSV…</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>Copiar especificación de herramienta: permitir estas, preguntar siempre</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>Copiar especificación de herramienta: permitir estas, no preguntar nunca</translation>
    </message>
    <message>
        <source>Copy mcp.json</source>
        <translation>Copiar mcp.json</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>Copiar mcp.json para VS Code</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>Exportar herramientas</translation>
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
        <translation>No se exportó nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>Se exportó %n herramienta.</numerusform>
            <numerusform>Se exportaron %n herramientas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>No se copió nada.</translation>
    </message>
    <message>
        <source>Save all as tool lock…</source>
        <translation>Guardar todo como archivo de bloqueo…</translation>
    </message>
    <message>
        <source>Copied with a variable instead of the key.</source>
        <translation>Copiado con una variable en lugar de la clave.</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>Filtrar las herramientas</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>Filtrar: param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>Palabras de consulta</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;dos palabras&quot;: frase exacta</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>-palabra: excluir</translation>
    </message>
    <message>
        <source>Ctrl+Space lists the query words</source>
        <translation>Ctrl+Espacio muestra las palabras de consulta</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>El esquema no es un objeto.</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>Definición grande: %1 KiB de contexto</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>El nombre «%1» tiene caracteres ocultos.</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>«%1» es obligatorio, pero no está descrito.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>Hace referencia a «%1», que nunca se descarga.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>Hace referencia a «%1», que no existe.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>«%1» se refiere a sí mismo.</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>Ningún cliente puede dar esta herramienta a un modelo ni llamarla porque %1.</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>Otra herramienta tiene el mismo nombre (%1).</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>El nombre se parece al de otra herramienta: %1</translation>
    </message>
    <message>
        <source>The schema is JSON Schema %1, not 2020-12.</source>
        <translation>El esquema es JSON Schema %1, no 2020-12.</translation>
    </message>
    <message>
        <source>Not valid in JSON Schema %1: %2</source>
        <translation>No válido en JSON Schema %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression of ECMA-262 with the flag “u”.</source>
        <translation>«%1» no es una expresión regular de ECMA-262 con el indicador «u».</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”.</source>
        <translation>El tipo del esquema no es «object».</translation>
    </message>
    <message>
        <source>“%1” at the top level.</source>
        <translation>«%1» en el nivel superior.</translation>
    </message>
    <message>
        <source>The name does not begin with a letter or an underscore.</source>
        <translation>El nombre no empieza por una letra ni por un guion bajo.</translation>
    </message>
    <message>
        <source>With the server’s name in front (%1) the name has %2 characters, more than %3.</source>
        <translation>Con el nombre del servidor delante (%1), el nombre tiene %2 caracteres, más de %3.</translation>
    </message>
    <message>
        <source>More than %1 tools: this one is beyond the limit.</source>
        <translation>Más de %1 herramientas: esta supera el límite.</translation>
    </message>
    <message>
        <source>Rejected by %1.</source>
        <translation>Rechazado por %1.</translation>
    </message>
    <message>
        <source>%1 more in this schema, not listed.</source>
        <translation>%1 más en este esquema, no mostrados.</translation>
    </message>
    <message>
        <source>“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.</source>
        <translation>«%1» no es un borrador conocido de JSON Schema, así que el esquema se lee como 2020-12.</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a finding, the words that show it</comment>
        <translation>%1 «%2»</translation>
    </message>
</context>
<context>
    <name>rc::ToolForm</name>
    <message>
        <source>“%1” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.</source>
        <translation>«%1» no es un número. Use dígitos, con punto o exponente si hace falta, como -12.50 o 1e-7.</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>No se introdujo ningún valor.</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>La lista está incompleta: la página %1 no llegó. %2</translation>
    </message>
    <message>
        <source>The server repeats a page instead of ending the list.</source>
        <translation>El servidor repite una página en lugar de terminar la lista.</translation>
    </message>
    <message>
        <source>The list is incomplete: the limit is %1 tools and %2 pages.</source>
        <translation>La lista está incompleta: el límite es de %1 herramientas y %2 páginas.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message>
        <source>No matching tools</source>
        <translation>No hay herramientas coincidentes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>El servidor no ofrece herramientas.</translation>
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
            <numerusform>%n crítica</numerusform>
            <numerusform>%n críticas</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Tool lists</source>
        <translation>Listas de herramientas</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>Mostrar herramienta</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>Llamar…</translation>
    </message>
    <message>
        <source>To search for the text “%1”, put it in quotes.</source>
        <translation>Para buscar el texto «%1», póngalo entre comillas.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>La declaración pasó de peligrosa a segura, así que los clientes pueden dejar de preguntar antes de una llamada.</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>El texto es nuevo.</translation>
    </message>
    <message>
        <source>The text was removed.</source>
        <translation>El texto se eliminó.</translation>
    </message>
    <message>
        <source>Another part of the definition changed.</source>
        <translation>Cambió otra parte de la definición.</translation>
    </message>
    <message>
        <source>The server uses a different MCP dialect.</source>
        <translation>El servidor usa otro dialecto MCP.</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>El archivo de bloqueo de herramientas no tiene un miembro «%1» válido.</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>Esto no es un archivo de bloqueo de herramientas de la versión %1.</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>Han cambiado las instrucciones del servidor para el modelo.</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>texto oculto</translation>
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
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>destructiva (supuesto)</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>contiene texto oculto</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <comment>severity</comment>
        <translation>hallazgo: %1</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nombre</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>Copiar descripción</translation>
    </message>
    <message>
        <source>Copy definition as JSON</source>
        <translation>Copiar definición como JSON</translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message>
        <source>plain requests</source>
        <translation>solicitudes simples</translation>
    </message>
    <message>
        <source>in a session</source>
        <translation>en una sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completa</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleta</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>flujo de eventos</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>JSON simple</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>obtenida %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>El elemento %1 de la lista se omitió porque no tiene nombre.</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>«%1» se omitió porque su definición tiene %2 bytes. El límite es %3.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>La lista está incompleta: el cursor del servidor para la página siguiente no es texto.</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>La respuesta no tiene ninguna lista llamada «tools».</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>Se omitieron más elementos de la lista: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>May delete or overwrite: yes, no, or assumed (not declared)</source>
        <translation>Puede eliminar o sobrescribir: yes, no o assumed (no declarado)</translation>
    </message>
    <message>
        <source>Only reads: yes or no</source>
        <translation>Solo lee: yes o no</translation>
    </message>
    <message>
        <source>Writes, but destroys nothing: yes or no</source>
        <translation>Escribe, pero no destruye nada: yes o no</translation>
    </message>
    <message>
        <source>What it may do: reads, writes, destructive or assumed</source>
        <translation>Qué puede hacer: reads, writes, destructive o assumed</translation>
    </message>
    <message>
        <source>Has a parameter whose name contains this, at any depth</source>
        <translation>Tiene un parámetro cuyo nombre contiene esto, a cualquier profundidad</translation>
    </message>
    <message>
        <source>Requires a parameter whose name contains this</source>
        <translation>Requiere un parámetro cuyo nombre contiene esto</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>Tiene una opción fija (enum) con un valor que contiene esto</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>De un catálogo: general o code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>Tiene un hallazgo: any o el nombre de una regla</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>Cambiada desde su última revisión</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>Nueva desde la última lista</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>Contiene caracteres invisibles</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>Valor desconocido para %1: «%2». Use uno de estos: %3.</translation>
    </message>
    <message>
        <source>Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.</source>
        <translation>Palabra de filtro desconocida: «%1»; «%2» se busca como texto. Use una de estas: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>Los datos no son base64, así que no se pueden leer.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>El resultado no es un objeto JSON.</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>La herramienta requiere más datos para continuar («%1»), que este programa no puede proporcionar.</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>El resultado no tiene ninguna lista llamada «content».</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>El resultado tiene %1 partes; se muestran las primeras %2.</translation>
    </message>
    <message>
        <source>“%1” is not a content type of MCP.</source>
        <translation>«%1» no es un tipo de contenido de MCP.</translation>
    </message>
    <message>
        <source>The result is not marked as an error, but names one: “%1”</source>
        <translation>El resultado no está marcado como error, pero indica uno: «%1»</translation>
    </message>
    <message>
        <source>“%1” is missing or has the wrong type.</source>
        <translation>«%1» falta o es de un tipo incorrecto.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>Herramientas</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>catalog name, number of tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambas</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Cancelar  Esc</translation>
    </message>
    <message>
        <source>Refresh  F5</source>
        <translation>Actualizar  F5</translation>
    </message>
    <message>
        <source>%1, could not be fetched</source>
        <comment>catalog</comment>
        <translation>%1, no se pudo obtener</translation>
    </message>
    <message>
        <source>Watch for changes</source>
        <translation>Vigilar cambios</translation>
    </message>
    <message>
        <source>Compare with a tool lock…</source>
        <translation>Comparar con un archivo de bloqueo…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Fetch  F5</source>
        <translation>Obtener  F5</translation>
    </message>
</context>
<context>
    <name>rc::ToolsPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n página</numerusform>
            <numerusform>%n páginas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n herramienta</numerusform>
            <numerusform>%n herramientas</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>Obteniendo las listas de herramientas: %1</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>Guardando en el llavero…</translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>Obteniendo las listas de herramientas…</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1: la actualización falló. Esta lista es anterior.</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1: no se pudo obtener.</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1: esta lista tiene problemas.</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1: esta lista está incompleta.</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>Respuesta: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n herramienta de %1</numerusform>
            <numerusform>%n herramientas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n herramienta general</numerusform>
            <numerusform>%n herramientas generales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n herramienta de alojamiento de código</numerusform>
            <numerusform>%n herramientas de alojamiento de código</numerusform>
        </translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>No se obtuvo ninguna lista</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n cambiada</numerusform>
            <numerusform>%n cambiadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n nueva</numerusform>
            <numerusform>%n nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n con texto oculto</numerusform>
            <numerusform>%n con texto oculto</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Setup</source>
        <translation>Abrir Configuración</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Watching stopped when you left this page.</source>
        <translation>La vigilancia se detuvo al salir de esta página.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>%n eliminada</numerusform>
            <numerusform>%n eliminadas</numerusform>
        </translation>
    </message>
    <message>
        <source>This lock cannot be compared. %1</source>
        <translation>Este archivo de bloqueo no se puede comparar. %1</translation>
    </message>
    <message>
        <source>Compare with a tool lock</source>
        <translation>Comparar con un archivo de bloqueo</translation>
    </message>
    <message>
        <source>Tool locks (*.json)</source>
        <translation>Archivos de bloqueo de herramientas (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Set tool server…</source>
        <translation>Indicar servidor de herramientas…</translation>
    </message>
    <message>
        <source>No tool server is set.</source>
        <translation>No hay ningún servidor de herramientas configurado.</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2%)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>Unos %1 tokens (±%2&#xa0;%)</translation>
    </message>
    <message>
        <source>No tool list yet</source>
        <translation>Aún no hay lista de herramientas</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>%n hallazgo aceptado. Ctrl+Z lo deshace.</numerusform>
            <numerusform>%n hallazgos aceptados. Ctrl+Z lo deshace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>%n hallazgo reabierto.</numerusform>
            <numerusform>%n hallazgos reabiertos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch shows the tools a language model will see.</source>
        <translation>«Obtener» muestra las herramientas que verá un modelo de lenguaje.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>Esta herramienta tiene un hallazgo crítico. %1</translation>
    </message>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>«%1» no está en la lista de herramientas actual, así que no se puede volver a llamar.</translation>
    </message>
    <message>
        <source>This tool is new or changed. Review it before you call it.</source>
        <translation>Esta herramienta es nueva o ha cambiado. Revísela antes de llamarla.</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>Introduzca una hora como 2026-11-21T14:02:11.204+01:00, con su desfase.</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>Falta el desfase respecto a UTC, como +01:00 o Z.</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message>
        <source>The service was not reached.</source>
        <translation>No se contactó con el servicio.</translation>
    </message>
    <message>
        <source>No entry was confirmed.</source>
        <translation>No se confirmó ninguna entrada.</translation>
    </message>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>Las entradas se aceptan, pero no en todos los niveles.</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>Las entradas se aceptan.</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>El envío no se probó.</translation>
    </message>
    <message>
        <source>%1 “%2” failed.</source>
        <comment>sentence, title of a step</comment>
        <translation>%1 «%2» falló.</translation>
    </message>
    <message>
        <source>%1 “%2” failed: %3.</source>
        <comment>sentence, title of a step, what was seen</comment>
        <translation>%1 «%2» falló: %3.</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>Ambas listas de herramientas se cargan.</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>No se pudo obtener ninguna de las dos listas de herramientas.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>Las herramientas generales funcionan. Las de alojamiento de código requieren atención.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>Las herramientas generales funcionan. Las de alojamiento de código no se pudieron obtener.</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>No se pudieron obtener las herramientas generales.</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>Las listas de herramientas requieren atención.</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>Las herramientas no se probaron.</translation>
    </message>
    <message>
        <source>The catalog %1 could not be fetched.</source>
        <translation>No se pudo obtener el catálogo %1.</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>El catálogo %1 requiere atención.</translation>
    </message>
    <message>
        <source>They were seen in the log.</source>
        <translation>Se vieron en el log.</translation>
    </message>
    <message>
        <source>They were not seen in the log.</source>
        <translation>No se vieron en el log.</translation>
    </message>
    <message>
        <source>Their arrival needs attention.</source>
        <translation>Su llegada requiere atención.</translation>
    </message>
    <message>
        <source>Sending is not set up.</source>
        <translation>El envío no está configurado.</translation>
    </message>
    <message>
        <source>General tools work.</source>
        <translation>Las herramientas generales funcionan.</translation>
    </message>
    <message>
        <source>“%1” has a warning: %2.</source>
        <comment>title of a step, what was seen</comment>
        <translation>«%1» tiene una advertencia: %2.</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>Comprobación cancelada. Los pasos sin terminar están marcados.</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>Comprobado %1, %2, en %3.</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>Algunos pasos son de %1.</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>Busque el marcador %1 para encontrar las entradas de prueba.</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>El perfil ha cambiado desde esta comprobación. Repita la comprobación.</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>Este resultado es antiguo. Repita la comprobación.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Guardar informe…</translation>
    </message>
    <message>
        <source>The report was copied without the key.</source>
        <translation>El informe se copió sin la clave.</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>Guardar informe de comprobación</translation>
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
        <translation>El informe se guardó sin la clave: %1</translation>
    </message>
    <message>
        <source>This is a past check. Esc returns to the newest.</source>
        <translation>Esta es una comprobación pasada. Esc vuelve a la más reciente.</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>Vigilando %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>Cada minuto mientras esta ventana esté abierta.</numerusform>
            <numerusform>Cada %n minutos mientras esta ventana esté abierta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>Próxima comprobación a las %1.</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>Cada comprobación envía cuatro entradas de prueba, ninguna con nivel ERROR o ALERT.</translation>
    </message>
    <message>
        <source>Every hour while this window is open.</source>
        <translation>Cada hora mientras esta ventana esté abierta.</translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message>
        <source>Stop watching</source>
        <translation>Dejar de vigilar</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n cambio anterior</numerusform>
            <numerusform>%n cambios anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>Sin cambios por ahora</translation>
    </message>
</context>
<context>
    <name>rc::WindowDrop</name>
    <message>
        <source>%1 is too large to be a settings file.</source>
        <translation>%1 es demasiado grande para ser un archivo de ajustes.</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>Suelte los archivos de uno en uno.</translation>
    </message>
</context>
<context>
    <name>rc::WireLimits</name>
    <message>
        <source>Timeout</source>
        <translation>Tiempo de espera</translation>
    </message>
    <message>
        <source>For event streams</source>
        <translation>Para flujos de eventos</translation>
    </message>
    <message>
        <source>Largest tool list</source>
        <translation>Máximo de una lista de herramientas</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>Máximo de otra respuesta</translation>
    </message>
    <message>
        <source>Largest request with entries</source>
        <translation>Máximo de una solicitud con entradas</translation>
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
