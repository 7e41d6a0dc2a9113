<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
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
        <translation>يفحص إعداد المورد، ويرسل إدخالات وتنبيهات اختبارية، ويعرض الأدوات التي يمكن لنموذج لغوي استخدامها.</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>License</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>لا مفتاح لملف التعريف هذا</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>حول Resource Console</translation>
    </message>
    <message>
        <source>Include the Resource URL and tool server</source>
        <translation>تضمين عنوان URL للمورد وخادم الأدوات</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>نسخ بيانات التشخيص</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>فتح مجلد البيانات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>تم النسخ بلا مفاتيح.</translation>
    </message>
    <message>
        <source>No program could open the data folder.</source>
        <translation>لم يتمكن أي برنامج من فتح مجلد البيانات.</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>تمت ترقية ملف النشاط إلى هذا الإصدار. حُفظ الأصل باسم %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>هناك %n إدخال لم يُسجَّل في «النشاط» بعد.</numerusform>
            <numerusform>هناك إدخال واحد لم يُسجَّل في «النشاط» بعد.</numerusform>
            <numerusform>هناك إدخالان لم يُسجَّلا في «النشاط» بعد.</numerusform>
            <numerusform>هناك %n إدخالات لم تُسجَّل في «النشاط» بعد.</numerusform>
            <numerusform>هناك %n إدخالًا لم يُسجَّل في «النشاط» بعد.</numerusform>
            <numerusform>هناك %n إدخال لم يُسجَّل في «النشاط» بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>القرص الذي عليه ملف النشاط لا يستجيب. لن يُسجَّل شيء حتى يستجيب.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>قائمة الأدوات</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>تمرين</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>استدعاء أداة</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>مخطط له</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Accepted by the service</source>
        <translation>قبلته الخدمة</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>رفضته الخدمة</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>ربما سُلِّم</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>محلي فقط</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>Passed with warnings</source>
        <translation>نجح مع تحذيرات</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>استجابت الأداة</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>أعادت الأداة خطأ</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>ربما شُغِّلت الأداة</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>الملف تالف.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>القرص ممتلئ.</translation>
    </message>
    <message>
        <source>Cannot write to the file.</source>
        <translation>تعذّرت الكتابة في الملف.</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>أبلغ القرص عن خطأ.</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>برنامج آخر يقفل الملف.</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>تعذّر فتح الملف.</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>مشغّل SQLite الخاص بـ Qt مفقود (libqt6sql6-sqlite).</translation>
    </message>
    <message>
        <source>In progress on the server</source>
        <translation>قيد التنفيذ على الخادم</translation>
    </message>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started.</source>
        <translation>كان ملف النشاط تالفًا. حُفظ دون تغيير باسم %1 وأُنشئ ملف جديد.</translation>
    </message>
    <message>
        <source>The activity file contains parts of another program: %1. It was saved unchanged as %2, and a new one was started.</source>
        <translation>يحتوي ملف النشاط على أجزاء من برنامج آخر: %1. حُفظ دون تغيير باسم %2 وأُنشئ ملف جديد.</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>رُفض، لم تُشغَّل الأداة</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>أُلغي قبل إرساله</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1: فارغ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>وقت الوصول</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message>
        <source>Activity is not being recorded completely.</source>
        <translation>لا يُسجَّل النشاط بالكامل.</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>تعذّر عرض السجلات.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>لا يُسجَّل شيء في هذه النافذة</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>لا نتائج مطابقة</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>لا نشاط بعد</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n سجل</numerusform>
            <numerusform>سجل واحد</numerusform>
            <numerusform>سجلان</numerusform>
            <numerusform>%n سجلات</numerusform>
            <numerusform>%n سجلًا</numerusform>
            <numerusform>%n سجل</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>لم يُحذف شيء.</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>لا يمكن حذف السجلات قيد التنفيذ.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>تم حذف %n سجل.</numerusform>
            <numerusform>تم حذف سجل واحد.</numerusform>
            <numerusform>تم حذف سجلين.</numerusform>
            <numerusform>تم حذف %n سجلات.</numerusform>
            <numerusform>تم حذف %n سجلًا.</numerusform>
            <numerusform>تم حذف %n سجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>اختر سجلًا.</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>حُذف هذا السجل.</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>عدد السجلات المحددة أكبر من اللازم.</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>ابحث عنها، ثم اختر «حذف السجلات المطابقة» من قائمة «المزيد».</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>استعادة السجلات المحذوفة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>تمت استعادة %n سجل.</numerusform>
            <numerusform>تمت استعادة سجل واحد.</numerusform>
            <numerusform>تمت استعادة سجلين.</numerusform>
            <numerusform>تمت استعادة %n سجلات.</numerusform>
            <numerusform>تمت استعادة %n سجلًا.</numerusform>
            <numerusform>تمت استعادة %n سجل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>تم تصدير %n سجل.</numerusform>
            <numerusform>تم تصدير سجل واحد.</numerusform>
            <numerusform>تم تصدير سجلين.</numerusform>
            <numerusform>تم تصدير %n سجلات.</numerusform>
            <numerusform>تم تصدير %n سجلًا.</numerusform>
            <numerusform>تم تصدير %n سجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>جارٍ التصدير…</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>أُوقف التصدير.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>لم يُصدَّر شيء.</translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>دفعة من %n إدخال · %1</numerusform>
            <numerusform>دفعة من إدخال واحد · %1</numerusform>
            <numerusform>دفعة من إدخالين · %1</numerusform>
            <numerusform>دفعة من %n إدخالات · %1</numerusform>
            <numerusform>دفعة من %n إدخالًا · %1</numerusform>
            <numerusform>دفعة من %n إدخال · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to all records</source>
        <translation>العودة إلى كل السجلات</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>حذف السجلات المحددة (%1)  Del</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>حذف السجلات المطابقة (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>حذف كل السجلات (%1)</translation>
    </message>
    <message>
        <source>Export Activity</source>
        <translation>تصدير «النشاط»</translation>
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
        <translation>يُسجَّل هنا كل إرسال وفحص وقائمة أدوات واستدعاء وتمرين. لا يُسجَّل مفتاح API أبدًا.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>يمكنك التراجع عن هذا إلى أن تغلق النافذة.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n سجل بصيغة JSON Lines…</numerusform>
            <numerusform>سجل واحد بصيغة JSON Lines…</numerusform>
            <numerusform>سجلان بصيغة JSON Lines…</numerusform>
            <numerusform>%n سجلات بصيغة JSON Lines…</numerusform>
            <numerusform>%n سجلًا بصيغة JSON Lines…</numerusform>
            <numerusform>%n سجل بصيغة JSON Lines…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n سجل بصيغة CSV…</numerusform>
            <numerusform>سجل واحد بصيغة CSV…</numerusform>
            <numerusform>سجلان بصيغة CSV…</numerusform>
            <numerusform>%n سجلات بصيغة CSV…</numerusform>
            <numerusform>%n سجلًا بصيغة CSV…</numerusform>
            <numerusform>%n سجل بصيغة CSV…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>وقت غير معروف «%2» لـ %1. استخدم 90m أو 24h أو 7d أو today أو yesterday أو 2026-11-21 أو 2026-11-21T14:00.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>قيمة غير معروفة «%2» لـ %1. استخدم الخانات الأربع لبصمة مفتاح، مثل 91C4.</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>قيمة غير معروفة «%2» لـ %1. استخدم واحدة من: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearchBar</name>
    <message>
        <source>Last hour</source>
        <translation>الساعة الأخيرة</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>آخر 24 ساعة</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر 7 أيام</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر 30 يومًا</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>السنة الأخيرة</translation>
    </message>
    <message>
        <source>Search Activity</source>
        <translation>البحث في «النشاط»</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>بحث، مثل failover outcome:unknown since:24h</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>أي فترة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <comment>a filter, a number</comment>
        <translation>%1: عدد المحدد %2</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>ترشيح</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>النشاط، الأحدث أولًا</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>ربما سُلِّم، 504</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>لم يظهر خلال 60 ث</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>نسخ السجل</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Activity, oldest first</source>
        <translation>النشاط، الأقدم أولًا</translation>
    </message>
    <message>
        <source>Activity, by %1, descending</source>
        <comment>the title of a column</comment>
        <translation>النشاط، حسب %1، تنازليًا</translation>
    </message>
    <message>
        <source>Activity, by %1, ascending</source>
        <comment>the title of a column</comment>
        <translation>النشاط، حسب %1، تصاعديًا</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>عرض الإدخالات</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>الفرز حسب</translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message>
        <source>planned</source>
        <translation>مخطط له</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>may have been delivered</source>
        <translation>ربما سُلِّم</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>محلي فقط</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>نجح مع تحذيرات</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1: %n أداة</numerusform>
            <numerusform>%1: أداة واحدة</numerusform>
            <numerusform>%1: أداتان</numerusform>
            <numerusform>%1: %n أدوات</numerusform>
            <numerusform>%1: %n أداةً</numerusform>
            <numerusform>%1: %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, the verdict of its check</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>استجابت</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>خطأ من الأداة</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>ربما شُغِّلت</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>النتيجة غير معروفة</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an outcome, its HTTP status</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>service error</source>
        <translation>خطأ في الخدمة</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>a burst or a batch</comment>
        <translation>إدخالات</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · %n إدخال</numerusform>
            <numerusform>%1 · إدخال واحد</numerusform>
            <numerusform>%1 · إدخالان</numerusform>
            <numerusform>%1 · %n إدخالات</numerusform>
            <numerusform>%1 · %n إدخالًا</numerusform>
            <numerusform>%1 · %n إدخال</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>المقبول: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <translation>المقبول %1 من %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries of a batch that are in the log</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · تُحذف السجلات بعد %n يوم</numerusform>
            <numerusform>%1 · تُحذف السجلات بعد يوم واحد</numerusform>
            <numerusform>%1 · تُحذف السجلات بعد يومين</numerusform>
            <numerusform>%1 · تُحذف السجلات بعد %n أيام</numerusform>
            <numerusform>%1 · تُحذف السجلات بعد %n يومًا</numerusform>
            <numerusform>%1 · تُحذف السجلات بعد %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWorker</name>
    <message>
        <source>Nothing was exported.</source>
        <translation>لم يُصدَّر شيء.</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>لم يُحذف شيء.</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>تعذّرت استعادة بعض السجلات.</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>يحتوي العنوان على شرطة مائلة عكسية.</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>يحتوي العنوان على فاصل أسطر.</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>يحتوي العنوان على مسافة. اكتب المسافة في الاسم بالشكل %20.</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>يحتوي العنوان على حرف تحكم أو حرف غير مرئي: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>يجب أن يبدأ العنوان بـ https://، لكن هذا يبدأ بـ %1:.</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>يحتاج عنوان IPv6 إلى أقواس مربعة حوله: [%1].</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>المنفذ «%1» ليس رقمًا من 1 إلى 65535.</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.</source>
        <translation>استخدام http:// يرسل مفتاح API إلى %1 دون تشفير. استخدم https://. إن كان الخادم بلا TLS فأعد توجيه منفذه باستخدام «ssh -L %2:localhost:%2 %1» وأدخل http://localhost:%2.</translation>
    </message>
    <message>
        <source>The address contains a space, U+%1. In a name, write a space as %20.</source>
        <translation>يحتوي العنوان على مسافة، U+%1. اكتب المسافة في الاسم بالشكل %20.</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host.</source>
        <translation>في العنوان اسم مستخدم أو @ قبل المضيف.</translation>
    </message>
</context>
<context>
    <name>rc::AdvancedFields</name>
    <message>
        <source>Advanced</source>
        <translation>متقدم</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>بادئة المتغيرات</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>ترويسة المفتاح</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>ترويسة البريد الإلكتروني</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>كما تفعل حزم SDK</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>تتضمن الإدخالات اسم المستخدم إضافةً إلى المفتاح</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>إرسال اسم المستخدم مع الإدخالات</translation>
    </message>
    <message>
        <source>For a resource’s own key</source>
        <translation>لمفتاح المورد نفسه</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>يرسل UUID إلى خادم الأدوات، إذ قد يتطلبه مفتاح المورد نفسه</translation>
    </message>
    <message>
        <source>At the end of each check</source>
        <translation>في نهاية كل فحص</translation>
    </message>
    <message>
        <source>A check looks for its entries in the service’s own log, using the service’s own tool</source>
        <translation>يبحث الفحص عن إدخالاته في سجل الخدمة نفسها، بأداة الخدمة نفسها</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>البحث في السجل</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>ترويسة UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>كتالوجات إضافية</translation>
    </message>
    <message>
        <source>More tool catalogs, by name and path under the tool server</source>
        <translation>كتالوجات أدوات إضافية، حسب الاسم والمسار تحت خادم الأدوات</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>لهجة MCP في خادم الأدوات</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>حديثة (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>جلسة (حتى MCP 2025-11-25)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>طلبات عادية</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>اللهجة</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>تدفقات الأحداث</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>ملف CA مخصص</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>ملف CA</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>الافتراضي (انظر «التفضيلات»)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>استخدم أحرفًا لاتينية وأرقامًا و_. لا تبدأ برقم.</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE, %1API_KEY, …</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1 — لا تنتهي البادئة بـ _. إذا أُضيفت: %2_API_KEY.</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>تحتاج كل ترويسة إلى اسم فريد.</translation>
    </message>
    <message>
        <source>As a bearer token</source>
        <translation>كرمز Bearer مميز</translation>
    </message>
    <message>
        <source>Sends the key to the tool server as “Authorization: Bearer”, not in the key header</source>
        <translation>يرسل المفتاح إلى خادم الأدوات بالشكل «Authorization: Bearer»، لا في ترويسة المفتاح</translation>
    </message>
    <message>
        <source>Commands may send %1 to %2.</source>
        <translation>يُسمح للأوامر بإرسال %1 إلى %2.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>إرسال المفتاح إلى خادم الأدوات</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ترويسة اسم المستخدم</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>إرسال UUID إلى خادم الأدوات</translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>قبل %n ثانية</numerusform>
            <numerusform>قبل ثانية واحدة</numerusform>
            <numerusform>قبل ثانيتين</numerusform>
            <numerusform>قبل %n ثوانٍ</numerusform>
            <numerusform>قبل %n ثانيةً</numerusform>
            <numerusform>قبل %n ثانية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>قبل %n دقيقة</numerusform>
            <numerusform>قبل دقيقة واحدة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %n دقائق</numerusform>
            <numerusform>قبل %n دقيقةً</numerusform>
            <numerusform>قبل %n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>قبل %n ساعة</numerusform>
            <numerusform>قبل ساعة واحدة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %n ساعات</numerusform>
            <numerusform>قبل %n ساعةً</numerusform>
            <numerusform>قبل %n ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>قبل %n يوم</numerusform>
            <numerusform>قبل يوم واحد</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %n أيام</numerusform>
            <numerusform>قبل %n يومًا</numerusform>
            <numerusform>قبل %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::AlertStep</name>
    <message>
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>اضغط مطولًا لإرسال إدخال %1 واحد</translation>
    </message>
    <message>
        <source>ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>قد يُخطر ERROR وALERT أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS. كل ضغطة ترسل إدخالًا واحدًا موسومًا بـ [TEST].</translation>
    </message>
    <message>
        <source>Nothing was sent. Hold until the bar is full.</source>
        <translation>لم يُرسل شيء. استمر في الضغط حتى يمتلئ الشريط.</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>آخر فحص لكل ملف تعريف</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Show its checks in Activity</source>
        <translation>عرض فحوصه في «النشاط»</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>نسخ النتيجة</translation>
    </message>
    <message>
        <source>Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT.</source>
        <translation>يستخدم كل فحص مفتاح ملف التعريف نفسه ويرسل أربعة إدخالات [TEST]، ليس منها ERROR أو ALERT.</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>الكل %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>الفاشلة %1</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>قد تكون إتلافية (افتراضًا)</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>آمنة التكرار</translation>
    </message>
    <message>
        <source>open world</source>
        <translation>تصل إلى أنظمة خارجية</translation>
    </message>
    <message>
        <source>May reach external systems (assumed)</source>
        <translation>قد تصل إلى أنظمة خارجية (افتراضًا)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>ليس JSON صالحًا: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>المخطط غير قابل للقراءة، لذا لا يُتحقق من شيء.</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object: {…}.</source>
        <translation>يجب أن تكون الوسيطات كائن JSON: {…}.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>The schema is too complex to check completely.</source>
        <translation>المخطط أكثر تعقيدًا من أن يُتحقق منه بالكامل.</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>لا يسمح المخطط بأي قيمة هنا.</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>يشير المخطط إلى %1، وهو مفقود ولا يُجلب</translation>
    </message>
    <message>
        <source> or </source>
        <translation> أو </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>يجب أن يكون عددًا صحيحًا، لكنه %1.</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>النوع المطلوب: %1، لكن نوع القيمة: %2.</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>يجب أن يكون %1.</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>يجب أن يكون واحدًا من: %1.</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>لا يطابق أيًا من الصيغ المسموحة وعددها %1. الأقرب: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>يطابق %1 من الصيغ المسموحة، ويجب أن يطابق صيغة واحدة بالضبط.</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>يطابق صيغة يمنعها المخطط («not»).</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>لم يكتمل التحقق: %1.</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>يجب أن يكون أكبر من %1.</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>يجب أن يكون أصغر من %1.</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>يجب ألا يقل عن %1.</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>يجب ألا يزيد على %1.</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>يجب أن يكون من مضاعفات %1.</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>يجب ألا يكون فارغًا.</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>أقصر من اللازم: عدد الأحرف %1، والمطلوب %2 على الأقل.</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>أطول من اللازم: عدد الأحرف %1، والمسموح %2 على الأكثر.</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>مطابق للعنصر %1، ويجب ألا تتكرر العناصر.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>عدد العناصر المطابقة لما يطلبه «contains» هو %1، والمطلوب %2 على الأقل.</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>عدد العناصر المطابقة لما يطلبه «contains» هو %1، والمسموح %2 على الأكثر.</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>لا يسمح المخطط باسم كهذا هنا.</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>مطلوب مع «%1».</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>The schema or the value is too large, so nothing is checked.</source>
        <translation>المخطط أو القيمة أكبر من اللازم، لذا لا يُتحقق من شيء.</translation>
    </message>
    <message>
        <source>The schema names another dialect, “%1”. It is checked as JSON Schema 2020-12.</source>
        <translation>يذكر المخطط لهجة أخرى، «%1». يُتحقق منه وفق JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>Does not match the format “%1”.</source>
        <translation>لا يطابق التنسيق «%1».</translation>
    </message>
    <message>
        <source>Must match the pattern “%1”.</source>
        <translation>يجب أن يطابق النمط «%1».</translation>
    </message>
    <message>
        <source>Too few: %1, at least %2 required.</source>
        <translation>العدد أقل من اللازم: %1، والمطلوب %2 على الأقل.</translation>
    </message>
    <message>
        <source>Too many: %1, at most %2 allowed.</source>
        <translation>العدد أكثر من اللازم: %1، والمسموح %2 على الأكثر.</translation>
    </message>
</context>
<context>
    <name>rc::Arrival</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ملي ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>أبلغت أداة السجل: «%1»</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>لم يظهر بعد</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>في السجل</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <translation>في السجل بعد %1</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n مرة</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتين</numerusform>
            <numerusform>%n مرات</numerusform>
            <numerusform>%n مرةً</numerusform>
            <numerusform>%n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the log after %1</source>
        <translation>لم يظهر في السجل خلال %1</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows</source>
        <translation>ليس بين الإدخالات التي تعرضها أداة السجل</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>تعذّرت قراءة السجل</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>تعذّرت قراءة السجل: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>الإدخالات الموجودة في السجل: %1 من %2</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>لم تظهر في السجل خلال %2: %1</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>خارج ما تعرضه أداة السجل: %1</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1: أُرسل %2، غير معروض</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1: أضافته الخدمة، %2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1: أُرسل %2، أُعيد تنسيقه إلى %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1: أُرسل %2، خُزِّن %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>لم يظهر خلال %1</translation>
    </message>
    <message>
        <source>the last after %1</source>
        <comment>a duration</comment>
        <translation>آخرها بعد %1</translation>
    </message>
    <message>
        <source>in the log (%1)</source>
        <translation>في السجل (%1)</translation>
    </message>
    <message>
        <source>log not read</source>
        <translation>لم يُقرأ السجل</translation>
    </message>
    <message>
        <source>&lt;1 ms</source>
        <translation>&lt;1 ملي ث</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalEnding</name>
    <message numerus="yes">
        <source>%1, called %n times</source>
        <translation>
            <numerusform>%1، استُدعيت %n مرة</numerusform>
            <numerusform>%1، استُدعيت مرة واحدة</numerusform>
            <numerusform>%1، استُدعيت مرتين</numerusform>
            <numerusform>%1، استُدعيت %n مرات</numerusform>
            <numerusform>%1، استُدعيت %n مرةً</numerusform>
            <numerusform>%1، استُدعيت %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>no entry to look for</source>
        <translation>لا إدخال للبحث عنه</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>لم يُعثر على أداة تقرأ سجل مورد</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>لاستخدام أداة باسم آخر، مرّر --log-tool NAME.</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>لم تُؤكَّد أداة السجل %1 بعد</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>لا تصرّح الأداة بأنها تقرأ فقط، لذا لم تُستدعَ. أكّدها مرة واحدة: --log-tool %1، أو «البحث في السجل» في صفحة «إرسال».</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>لا يُعرف هل وصلت الإدخالات.</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>خزّنت الخدمة شيئًا آخر: %1</translation>
    </message>
    <message>
        <source>The log reaches back far enough and does not show all of them. Give this marker to the service’s operator.</source>
        <translation>يمتد السجل إلى وقت سابق بما يكفي ولا يُظهرها كلها. أعطِ هذه العلامة لمشغّل الخدمة.</translation>
    </message>
    <message>
        <source>the log could not be read without the tool list</source>
        <translation>تعذّرت قراءة السجل دون قائمة الأدوات</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>ليس في استجابة أداة السجل قائمة إدخالات.</translation>
    </message>
    <message>
        <source>The log tool does not show the extra members of entries.</source>
        <translation>لا تعرض أداة السجل الحقول الإضافية للإدخالات.</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message>
        <source>Look in the log</source>
        <translation>البحث في السجل</translation>
    </message>
    <message>
        <source>Use this tool</source>
        <translation>استخدام هذه الأداة</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>يُحفظ الاختيار في ملف التعريف.</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>لم يُعثر في هذه الخدمة على أداة تقرأ سجل مورد.</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>خُزِّن كما أُرسل.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>إيقاف البحث</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>ظهر حتى الآن: %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>في السجل: %1 من %2</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>تعذّرت قراءة السجل: %1</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>في السجل</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>ليست في السجل</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1</numerusform>
            <numerusform>%1 وواحدة أخرى</numerusform>
            <numerusform>%1 واثنتان أخريان</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
            <numerusform>%1 و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy missing markers</source>
        <translation>نسخ العلامات الناقصة</translation>
    </message>
    <message>
        <source>Arrival unknown</source>
        <translation>الوصول غير معروف</translation>
    </message>
    <message>
        <source>Not visible in the log yet</source>
        <translation>غير ظاهر في السجل بعد</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>الوصول: %1</translation>
    </message>
    <message>
        <source>Open the resource this entry was sent to.</source>
        <translation>افتح المورد الذي أُرسل إليه هذا الإدخال.</translation>
    </message>
    <message>
        <source>The tool %1 does not state that it is read-only. It is called with this resource and the marker.</source>
        <translation>لا تصرّح الأداة %1 بأنها تقرأ فقط. تُستدعى بهذا المورد وبالعلامة.</translation>
    </message>
    <message>
        <source>First arrival</source>
        <translation>أول وصول</translation>
    </message>
    <message>
        <source>Last arrival</source>
        <translation>آخر وصول</translation>
    </message>
</context>
<context>
    <name>rc::AuthorityRow</name>
    <message>
        <source>Custom CA file</source>
        <translation>ملف CA مخصص</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>اختيار ملف CA مخصص</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>فارغ: مراجع تصديق النظام</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>شهادات (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>rc::Banner</name>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or refuses them together.</source>
        <translation>يرسل كل الإدخالات في طلب واحد، وتقبلها الخدمة أو ترفضها معًا.</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>إضافة إدخال من تبويب «إدخال»</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>كيفية إرسال المستويات غير المدعومة</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>خطأ (قد يُخطر أشخاصًا)</translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>تقسيم إلى أجزاء</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>استخدام الوقت الحالي لكل الإدخالات</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>اضغط مطولًا لإرسال الدفعة</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>%n إدخال في طلب واحد</numerusform>
            <numerusform>إدخال واحد في طلب واحد</numerusform>
            <numerusform>إدخالان في طلب واحد</numerusform>
            <numerusform>%n إدخالات في طلب واحد</numerusform>
            <numerusform>%n إدخالًا في طلب واحد</numerusform>
            <numerusform>%n إدخال في طلب واحد</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>أكبر من أن يسعه طلب واحد.</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>الإدخال الأول وحده أكبر من أن يسعه طلب واحد.</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>لا إدخالات صالحة</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>لا إدخالات بعد</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>لا تعرف الخدمة هذا المستوى: %1. الإرسال بوصفه</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>تتجاوز هذه الإدخالات حد الطلب البالغ %1 في «التفضيلات».</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>إرسال %n إدخال  Ctrl+Enter</numerusform>
            <numerusform>إرسال إدخال واحد  Ctrl+Enter</numerusform>
            <numerusform>إرسال إدخالين  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخالات  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخالًا  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخال  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message>
        <source>Send  Ctrl+Enter</source>
        <translation>إرسال  Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>%n إدخال</numerusform>
            <numerusform>إدخال واحد</numerusform>
            <numerusform>إدخالان</numerusform>
            <numerusform>%n إدخالات</numerusform>
            <numerusform>%n إدخالًا</numerusform>
            <numerusform>%n إدخال</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
            <numerusform>المتبقي للطلب التالي: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>تم تخطي %n سطر</numerusform>
            <numerusform>تم تخطي سطر واحد</numerusform>
            <numerusform>تم تخطي سطرين</numerusform>
            <numerusform>تم تخطي %n أسطر</numerusform>
            <numerusform>تم تخطي %n سطرًا</numerusform>
            <numerusform>تم تخطي %n سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>يُعرض أول %1</translation>
    </message>
    <message>
        <source>Shows the first request. The others have markers of their own.</source>
        <translation>يعرض الطلب الأول. للطلبات الأخرى علاماتها الخاصة.</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Seconds between two requests</source>
        <translation>الثواني بين طلبين</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>الاتصالات</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>مرة واحدة</translation>
    </message>
    <message>
        <source>No pause</source>
        <translation>دون توقف</translation>
    </message>
    <message>
        <source>every </source>
        <translation>كل </translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>connections: </source>
        <translation>الاتصالات: </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>%n طلب، بمعدل طلب كل %1 ث.</numerusform>
            <numerusform>طلب واحد، بمعدل طلب كل %1 ث.</numerusform>
            <numerusform>طلبان، بمعدل طلب كل %1 ث.</numerusform>
            <numerusform>%n طلبات، بمعدل طلب كل %1 ث.</numerusform>
            <numerusform>%n طلبًا، بمعدل طلب كل %1 ث.</numerusform>
            <numerusform>%n طلب، بمعدل طلب كل %1 ث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>%n طلب، بأسرع ما تسمح به الاتصالات.</numerusform>
            <numerusform>طلب واحد، بأسرع ما تسمح به الاتصالات.</numerusform>
            <numerusform>طلبان، بأسرع ما تسمح به الاتصالات.</numerusform>
            <numerusform>%n طلبات، بأسرع ما تسمح به الاتصالات.</numerusform>
            <numerusform>%n طلبًا، بأسرع ما تسمح به الاتصالات.</numerusform>
            <numerusform>%n طلب، بأسرع ما تسمح به الاتصالات.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry is sent at most once, whatever the response.</source>
        <translation>يُرسل كل إدخال مرة واحدة على الأكثر مهما كانت الاستجابة.</translation>
    </message>
    <message>
        <source>A batch with an error or an alert cannot be repeated.</source>
        <translation>لا يمكن تكرار دفعة فيها خطأ أو تنبيه.</translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>إرسال %n إدخال متبقٍّ  Ctrl+Enter</numerusform>
            <numerusform>إرسال الإدخال المتبقي  Ctrl+Enter</numerusform>
            <numerusform>إرسال الإدخالين المتبقيين  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخالات متبقية  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخالًا متبقيًا  Ctrl+Enter</numerusform>
            <numerusform>إرسال %n إدخال متبقٍّ  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries.</source>
        <translation>يُعرض أول %1 من %2 من الإدخالات.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>منها %n إدخال قد يُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
            <numerusform>منها إدخال واحد قد يُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
            <numerusform>منها إدخالان قد يُخطران أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
            <numerusform>منها %n إدخالات قد تُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
            <numerusform>منها %n إدخالًا قد يُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
            <numerusform>منها %n إدخال قد يُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة، لكن مرة واحدة فقط للطلب كله.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>%n إدخال بلا رسالة</numerusform>
            <numerusform>إدخال واحد بلا رسالة</numerusform>
            <numerusform>إدخالان بلا رسالة</numerusform>
            <numerusform>%n إدخالات بلا رسالة</numerusform>
            <numerusform>%n إدخالًا بلا رسالة</numerusform>
            <numerusform>%n إدخال بلا رسالة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BatchModel</name>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>تم تخطيه</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>الحقول الإضافية</translation>
    </message>
</context>
<context>
    <name>rc::BatchTable</name>
    <message>
        <source>Imported lines</source>
        <translation>الأسطر المستوردة</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
    <message>
        <source>Copy extra</source>
        <translation>نسخ الحقول الإضافية</translation>
    </message>
    <message>
        <source>Remove from the batch</source>
        <translation>إزالة من الدفعة</translation>
    </message>
    <message>
        <source>Copy problem</source>
        <translation>نسخ المشكلة</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>نص من الأداة</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>صورة، %1، %2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>صوت، %1، %2: لا يُشغَّل</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>رابط مورد: لم يُفتح</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>عنوان المورد</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>مورد مضمّن</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>نص المورد</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>نوع محتوى غير معروف (خام)</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>JSON من الأداة</translation>
    </message>
    <message>
        <source>for: %1</source>
        <translation>لـ: %1</translation>
    </message>
    <message>
        <source>priority: %1</source>
        <translation>الأولوية: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>حفظ…</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>حفظ خرج الأداة</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>تعذّر الحفظ: %1</translation>
    </message>
</context>
<context>
    <name>rc::CallOperation</name>
    <message>
        <source>This record has no task that can be asked about.</source>
        <translation>ليست لهذا السجل مهمة يمكن السؤال عنها.</translation>
    </message>
    <message>
        <source>This call was sent to %1. Open the profile that it was made with.</source>
        <translation>أُرسل هذا الاستدعاء إلى %1. افتح ملف التعريف الذي أُجري به.</translation>
    </message>
    <message>
        <source>This call was made with the profile “%1” and another key. Open that profile.</source>
        <translation>أُجري هذا الاستدعاء بملف التعريف «%1» وبمفتاح آخر. افتح ملف التعريف ذاك.</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>لا يمكن استدعاء الأداة «%1». السبب: %2.</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>قيد التنفيذ: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>لم تُستدعَ: %n وسيطة لا تطابق مخطط الأداة.</numerusform>
            <numerusform>لم تُستدعَ: وسيطة واحدة لا تطابق مخطط الأداة.</numerusform>
            <numerusform>لم تُستدعَ: وسيطتان لا تطابقان مخطط الأداة.</numerusform>
            <numerusform>لم تُستدعَ: %n وسيطات لا تطابق مخطط الأداة.</numerusform>
            <numerusform>لم تُستدعَ: %n وسيطةً لا تطابق مخطط الأداة.</numerusform>
            <numerusform>لم تُستدعَ: %n وسيطة لا تطابق مخطط الأداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>لم تُستدعَ: لا يجوز لأي عميل استدعاء هذه الأداة. السبب: %1.</translation>
    </message>
    <message>
        <source>Calling…</source>
        <translation>جارٍ الاستدعاء…</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>الخادم في انتظار مدخلاتك.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what became of its call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>خام</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>منسَّق</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>لا يمكن تحويل المدخلات إلى JSON بعد.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>استدعاء  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>العودة إلى الأدوات</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>استدعاء %1</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>ليس لهذه الأداة وسيطات.</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ بصيغة cURL</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>يستخدم متغيرًا بدل المفتاح</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>الاستدعاء رغم ذلك</translation>
    </message>
    <message>
        <source>Leave it in progress</source>
        <translation>تركه قيد التنفيذ</translation>
    </message>
    <message>
        <source>Arguments from an earlier call</source>
        <translation>وسيطات من استدعاء سابق</translation>
    </message>
    <message>
        <source>Sent as one line.</source>
        <translation>يُرسل سطرًا واحدًا.</translation>
    </message>
    <message>
        <source>This server requires a session, so two session headers are added.</source>
        <translation>يتطلب هذا الخادم جلسة، لذا تُضاف ترويستان للجلسة.</translation>
    </message>
    <message>
        <source>The schema of this tool does not fit a form. Write the arguments as one JSON object.</source>
        <translation>لا يمكن عرض مخطط هذه الأداة في استمارة. اكتب الوسيطات في كائن JSON واحد.</translation>
    </message>
    <message>
        <source>Hold to call</source>
        <translation>اضغط مطولًا للاستدعاء</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>مراجعة الأداة</translation>
    </message>
    <message>
        <source>Nothing was called. Hold until the bar is full.</source>
        <translation>لم يُستدعَ شيء. استمر في الضغط حتى يمتلئ الشريط.</translation>
    </message>
    <message>
        <source>The server continues the call. Ask for its result in Activity.</source>
        <translation>يواصل الخادم الاستدعاء. اسأل عن نتيجته في «النشاط».</translation>
    </message>
</context>
<context>
    <name>rc::CallText</name>
    <message>
        <source>See the response for details.</source>
        <translation>انظر الاستجابة لمعرفة التفاصيل.</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>ألغيتَ بعد إرسال الاستدعاء.</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>تحقّق من أثرها لدى الخدمة قبل استدعائها مرة أخرى.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>لا تصرّح هذه الأداة بكونها إتلافية أو لا، لذا قد تغيّر بيانات أو تحذفها نهائيًا.</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>هذه الأداة موسومة بأنها إتلافية: قد تغيّر بيانات أو تحذفها نهائيًا.</translation>
    </message>
    <message>
        <source>The server canceled its task “%1”.</source>
        <translation>ألغى الخادم مهمته «%1».</translation>
    </message>
    <message>
        <source>The server’s task “%1” did not end with a result of the tool.</source>
        <translation>لم تنتهِ مهمة الخادم «%1» بنتيجة من الأداة.</translation>
    </message>
    <message>
        <source>The server continues it as task “%1”.</source>
        <translation>يواصله الخادم كمهمة «%1».</translation>
    </message>
    <message>
        <source>The server’s task “%1” was not finished within the timeout.</source>
        <translation>لم تكتمل مهمة الخادم «%1» خلال المهلة.</translation>
    </message>
    <message>
        <source>The server’s task “%1” waits for input.</source>
        <translation>مهمة الخادم «%1» في انتظار مدخلات.</translation>
    </message>
    <message>
        <source>The server could not be asked about its task “%1”: %2</source>
        <translation>تعذّر سؤال الخادم عن مهمته «%1»: %2</translation>
    </message>
    <message>
        <source>The server’s task “%1” is finished.</source>
        <translation>اكتملت مهمة الخادم «%1».</translation>
    </message>
    <message>
        <source>The server’s task “%1” failed.</source>
        <translation>فشلت مهمة الخادم «%1».</translation>
    </message>
    <message>
        <source>Ask again in Activity. The tool is not called again.</source>
        <translation>اسأل مرة أخرى في «النشاط». لا تُستدعى الأداة مرة أخرى.</translation>
    </message>
    <message>
        <source>The server was to keep it until %1, so it has probably expired.</source>
        <translation>كان على الخادم الاحتفاظ بها حتى %1، فالأرجح أن صلاحيتها انتهت.</translation>
    </message>
    <message>
        <source>The call was made with another key (%1), and a server shows a task only to its owner.</source>
        <translation>أُجري الاستدعاء بمفتاح آخر (%1)، ولا يعرض الخادم المهمة إلا لمالكها.</translation>
    </message>
    <message>
        <source>It may have expired, been deleted or belong to another account.</source>
        <translation>ربما انتهت صلاحيتها أو حُذفت أو كانت تخص حسابًا آخر.</translation>
    </message>
    <message>
        <source>The server does not know the task “%1”.</source>
        <translation>لا يعرف الخادم المهمة «%1».</translation>
    </message>
    <message>
        <source>During the call, the server requested “%1”, which this program does not support.</source>
        <translation>طلب الخادم «%1» أثناء الاستدعاء، وهذا البرنامج لا يدعم ذلك.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message>
        <source>Catalog: %1</source>
        <translation>الكتالوج: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>ما يراه النموذج</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>لا تغييرات</numerusform>
            <numerusform>تغيير واحد</numerusform>
            <numerusform>تغييران</numerusform>
            <numerusform>%n تغييرات</numerusform>
            <numerusform>%n تغييرًا</numerusform>
            <numerusform>%n تغيير</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>ليس في الملف كتالوج باسم «%1».</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>destructive (assumed)</source>
        <translation>إتلافية (افتراضًا)</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>أدوات %2 وعددها %1، %3.</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%1 من %2 من أدوات %3، %4.</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>القائمة غير مكتملة.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>لا وصف.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>المعامل</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>rc::CatalogItem</name>
    <message>
        <source>Catalog</source>
        <translation>الكتالوج</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>يتكون اسم الكتالوج من 1 إلى 32 حرفًا (a إلى z و0 إلى 9 و- و_) ويبدأ بحرف أو رقم.</translation>
    </message>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>لا يمكن تسمية كتالوج إضافي %1.</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>يلي مسار الكتالوج عنوان خادم الأدوات، مثل /asana/. بحد أقصى 256 حرفًا، بلا استعلام أو «..» أو مسافة أو فاصلة.</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>أدوات %1</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Code hosting</source>
        <translation>استضافة الكود</translation>
    </message>
    <message>
        <source>Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.</source>
        <translation>حدّد الكتالوج الإضافي باسم ومسار، مثل asana=/asana/، لا «%1».</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>يمكن أن يضم ملف التعريف %1 من الكتالوجات الإضافية على الأكثر.</translation>
    </message>
    <message>
        <source>Two catalogs have the same name or path: %1.</source>
        <translation>لكتالوجين الاسم أو المسار نفسه: %1.</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>تعذّر حفظ المراجعة: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>تعذّرت قراءة قائمة محفوظة فتم تجاهلها: %1: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>تعذّرت قراءة المراجعات السابقة: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>لم تُحفظ هذه القائمة، لذا لا يمكن كشف التغييرات اللاحقة: %1</translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message>
        <source>wording of %1</source>
        <translation>صياغة %1</translation>
    </message>
    <message>
        <source>%1: %2 (breaking)</source>
        <translation>%1: %2 (كاسر للتوافق)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
            <numerusform>و%n غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>ما تغيّر</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>%n تغيير آخر</numerusform>
            <numerusform>تغيير آخر</numerusform>
            <numerusform>تغييران آخران</numerusform>
            <numerusform>%n تغييرات أخرى</numerusform>
            <numerusform>%n تغييرًا آخر</numerusform>
            <numerusform>%n تغيير آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1: القائمة غير مكتملة، لذا لا تُقارن.</translation>
    </message>
</context>
<context>
    <name>rc::CheckDifference</name>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>عناوين IP</translation>
    </message>
    <message>
        <source>TLS certificate</source>
        <translation>شهادة TLS</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>فرق الساعة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>%1, number of tools</source>
        <translation>%1، عدد الأدوات</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what changed, its value before and now</comment>
        <translation>%1: %2 ‏←‏ %3</translation>
    </message>
    <message>
        <source>“%1” passed until %2 and has failed since %3.</source>
        <comment>a step, two times</comment>
        <translation>نجحت «%1» حتى %2، وهي تفشل منذ %3.</translation>
    </message>
    <message>
        <source>%1 Changed in between: %2.</source>
        <comment>since when a step fails, what else is different since</comment>
        <translation>%1 تغيّر في الأثناء: %2.</translation>
    </message>
</context>
<context>
    <name>rc::CheckFix</name>
    <message>
        <source>Raise timeout to %1 s</source>
        <translation>رفع المهلة إلى %1 ث</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and fetch again</source>
        <translation>رفع المهلة إلى %1 ث وإعادة الجلب</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and check again</source>
        <translation>رفع المهلة إلى %1 ث وإعادة الفحص</translation>
    </message>
    <message>
        <source>Replace key…</source>
        <translation>استبدال المفتاح…</translation>
    </message>
    <message>
        <source>Enter key…</source>
        <translation>إدخال المفتاح…</translation>
    </message>
    <message>
        <source>Enter code-hosting token…</source>
        <translation>إدخال الرمز المميز لاستضافة الكود…</translation>
    </message>
    <message>
        <source>Edit tool server…</source>
        <translation>تحرير خادم الأدوات…</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>تحرير عنوان URL للمورد…</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>إضافة خادم أدوات…</translation>
    </message>
    <message>
        <source>Change username…</source>
        <translation>تغيير اسم المستخدم…</translation>
    </message>
    <message>
        <source>Enter username…</source>
        <translation>إدخال اسم المستخدم…</translation>
    </message>
    <message>
        <source>Send username with entries and check again</source>
        <translation>إرسال اسم المستخدم مع الإدخالات وإعادة الفحص</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>إرسال اسم المستخدم مع الإدخالات</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>إرسال UUID إلى خادم الأدوات وإعادة الفحص</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>إرسال UUID إلى خادم الأدوات وإعادة الجلب</translation>
    </message>
    <message>
        <source>Stop sending the UUID and check again</source>
        <translation>إيقاف إرسال UUID وإعادة الفحص</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>إيقاف إرسال UUID وإعادة الجلب</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>تقسيم الدفعة نصفين</translation>
    </message>
    <message>
        <source>Copy report for the operator</source>
        <translation>نسخ تقرير للمشغّل</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>حفظ التغييرات</translation>
    </message>
    <message>
        <source>Save and fetch again</source>
        <translation>حفظ وإعادة الجلب</translation>
    </message>
    <message>
        <source>Save and check again</source>
        <translation>حفظ وإعادة الفحص</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>الرمز المميز لاستضافة الكود</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Enter a username first.</source>
        <translation>أدخل اسم مستخدم أولًا.</translation>
    </message>
    <message>
        <source>Show where clients sign in</source>
        <translation>عرض مكان تسجيل دخول العملاء</translation>
    </message>
    <message>
        <source>Enter token for %1…</source>
        <translation>إدخال الرمز المميز لـ %1…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>الرمز المميز لـ %1</translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مراقبة</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>يكرر الفحص ما دامت النافذة مفتوحة ويبلّغك بالتغييرات</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>كل %n دقيقة</numerusform>
            <numerusform>كل دقيقة</numerusform>
            <numerusform>كل دقيقتين</numerusform>
            <numerusform>كل %n دقائق</numerusform>
            <numerusform>كل %n دقيقةً</numerusform>
            <numerusform>كل %n دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>إيقاف المراقبة</translation>
    </message>
    <message>
        <source>All profiles: %1</source>
        <translation>كل ملفات التعريف: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, what changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking all profiles…</source>
        <translation>جارٍ فحص كل ملفات التعريف…</translation>
    </message>
    <message>
        <source>all profiles</source>
        <translation>كل ملفات التعريف</translation>
    </message>
    <message>
        <source>Watching stopped because the resource changed.</source>
        <translation>توقفت المراقبة لأن المورد تغيّر.</translation>
    </message>
    <message>
        <source>This resource</source>
        <translation>هذا المورد</translation>
    </message>
    <message>
        <source>All profiles (%1)</source>
        <translation>كل ملفات التعريف (%1)</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>إلغاء  Esc</translation>
    </message>
    <message>
        <source>Check all  F5</source>
        <translation>فحص الكل  F5</translation>
    </message>
    <message>
        <source>Check again  F5</source>
        <translation>إعادة الفحص  F5</translation>
    </message>
    <message>
        <source>Check  F5</source>
        <translation>فحص  F5</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>الفاشلة: %n</numerusform>
            <numerusform>الفاشلة: %n</numerusform>
            <numerusform>الفاشلة: %n</numerusform>
            <numerusform>الفاشلة: %n</numerusform>
            <numerusform>الفاشلة: %n</numerusform>
            <numerusform>الفاشلة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n تحذير</numerusform>
            <numerusform>تحذير واحد</numerusform>
            <numerusform>تحذيران</numerusform>
            <numerusform>%n تحذيرات</numerusform>
            <numerusform>%n تحذيرًا</numerusform>
            <numerusform>%n تحذير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>الناجحة: %n</numerusform>
            <numerusform>الناجحة: %n</numerusform>
            <numerusform>الناجحة: %n</numerusform>
            <numerusform>الناجحة: %n</numerusform>
            <numerusform>الناجحة: %n</numerusform>
            <numerusform>الناجحة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>غير المختبرة: %n</numerusform>
            <numerusform>غير المختبرة: %n</numerusform>
            <numerusform>غير المختبرة: %n</numerusform>
            <numerusform>غير المختبرة: %n</numerusform>
            <numerusform>غير المختبرة: %n</numerusform>
            <numerusform>غير المختبرة: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>كل ساعة</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>أُلغي؛ ربما سُلِّم الإدخال</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>لم يُرسل: عند الطلب فقط</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>لم يُطلب</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>لم يُعيَّن خادم أدوات</translation>
    </message>
    <message>
        <source>plain http on this machine, no TLS</source>
        <translation>http عادي على هذا الجهاز، بلا TLS</translation>
    </message>
    <message>
        <source>The new key does everything the old one does.</source>
        <translation>المفتاح الجديد يؤدي كل ما يؤديه القديم.</translation>
    </message>
    <message>
        <source>The comparison was canceled. The new key was not verified.</source>
        <translation>أُلغيت المقارنة. لم يُتحقق من المفتاح الجديد.</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>لم يُختبر المفتاح الجديد. دون خادم أدوات لا تختبره إلا الإدخالات.</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>هذه المقارنة</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a step</comment>
        <translation>لم يُختبر: فشلت «%1»</translation>
    </message>
    <message>
        <source>accepted, seen in the log</source>
        <translation>مقبول، شوهد في السجل</translation>
    </message>
    <message>
        <source>not tested: “%1” had no response</source>
        <comment>title of a step</comment>
        <translation>لم يُختبر: لم تتلقَّ «%1» استجابة</translation>
    </message>
    <message>
        <source>not set up: no Resource URL</source>
        <translation>غير مُعدّ: لا عنوان URL للمورد</translation>
    </message>
    <message>
        <source>The new key failed where the old key works: %1.</source>
        <translation>فشل المفتاح الجديد حيث يعمل القديم: %1.</translation>
    </message>
    <message>
        <source>No step that needs a key passed with either key, so the new key could not be verified.</source>
        <translation>لم تنجح أي خطوة تحتاج إلى مفتاح بأيٍّ من المفتاحين، لذا تعذّر التحقق من المفتاح الجديد.</translation>
    </message>
</context>
<context>
    <name>rc::CheckStep</name>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Access and sending</source>
        <translation>الوصول والإرسال</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <comment>levels</comment>
        <translation>المقبولة: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted: %3</source>
        <comment>a number, a number, levels</comment>
        <translation>المقبول %1 من %2: %3</translation>
    </message>
    <message>
        <source>Send at each level</source>
        <translation>إرسال بكل مستوى</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>إرسال بمستويي ERROR وALERT</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>استعلام DNS</translation>
    </message>
    <message>
        <source>Port open</source>
        <translation>المنفذ مفتوح</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send an entry</source>
        <translation>إرسال إدخال</translation>
    </message>
    <message>
        <source>Send at DEBUG</source>
        <translation>إرسال بمستوى DEBUG</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>إرسال بمستوى INFO</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>إرسال بمستوى WARNING</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>إرسال بمستوى ERROR</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>إرسال بمستوى ALERT</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>شوهد في السجل</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>قيد التشغيل</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>لم يُختبر</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <comment>title of a step</comment>
        <translation>توقف عند %1.</translation>
    </message>
</context>
<context>
    <name>rc::Cli</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ملي ث</translation>
    </message>
    <message>
        <source>marker %1</source>
        <translation>العلامة %1</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>يُعرض %1 من %2. استخدم --limit N للمزيد.</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>لا سجلات مطابقة.</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>تُحفظ السجلات إلى أن تحذفها.</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>تُحذف السجلات بعد %n يوم.</numerusform>
            <numerusform>تُحذف السجلات بعد يوم واحد.</numerusform>
            <numerusform>تُحذف السجلات بعد يومين.</numerusform>
            <numerusform>تُحذف السجلات بعد %n أيام.</numerusform>
            <numerusform>تُحذف السجلات بعد %n يومًا.</numerusform>
            <numerusform>تُحذف السجلات بعد %n يوم.</numerusform>
        </translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>عرض N على الأكثر، الأحدث أولًا (الافتراضي: 20)</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>لا يحمل العلامة %1 أي إدخال مسجَّل على أنه «ربما سُلِّم».</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>أُرسل هذا الإدخال إلى %1. اختر ذلك المورد باستخدام --resource أو --profile.</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>يجب أن يكون --key الخانات الأربع لبصمة مفتاح، مثل 91C4.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>يجب أن يكون %1 عددًا صحيحًا من %2 إلى %3، لا «%4».</translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>البحث في الرسالة والحقول الإضافية والعلامة والاستجابة</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>مفصولة بفواصل: send, list, check, drill, call</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>مفصولة بفواصل: debug, info, warning, error, alert</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>ملف التعريف هذا فقط</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>آخر N من الأيام فقط</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>حُفظ في ملف التعريف: %1 تقرأ السجل.</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>السياسة: %1</translation>
    </message>
    <message>
        <source>repeat every MINUTES until interrupted</source>
        <translation>التكرار كل MINUTES من الدقائق حتى الإيقاف</translation>
    </message>
    <message>
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>يختبر موردًا خطوة بخطوة، من عنوان URL إلى الأدوات.</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>It was “%1” before.</source>
        <translation>كان «%1» من قبل.</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>السبب نفسه كما في «%1».</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>الاستخدام:</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>النافذة</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>يفحص إعداد مورد، ويرسل إدخالات سجل اختبارية، ويسرد الأدوات التي يمكن لنموذج لغوي استخدامها.</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>الأوامر:</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>لإرسال المفتاح وحده: resource-console profile edit NAME --identity-on-ingest off.</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>الأوامر هي: %1.</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>تحتاج هذه الخيارات إلى أمر.</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>«%1» ليس أمرًا.</translation>
    </message>
    <message>
        <source>See resource-console %1 --help.</source>
        <translation>انظر resource-console %1 --help.</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug أو info أو warning أو error أو alert؛ قد يُخطر error وalert أشخاصًا</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>إرساله مع أنه قد يُخطر أشخاصًا</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>يرسل إدخالًا واحدًا ويقيس الوقت حتى يعرضه سجل الخدمة نفسها.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>متأخر: كان متوقعًا خلال %1.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>السطر %1</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1، السطر %2</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>في انتظار سلسلة المفاتيح. استجب لمطالبتها إن ظهرت.</translation>
    </message>
    <message>
        <source>%1* from %2, compared with the profile %3</source>
        <translation>%1* من %2، مقارنةً بملف التعريف %3</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>تم تجاهل %n متغير آخر.</numerusform>
            <numerusform>تم تجاهل متغير آخر.</numerusform>
            <numerusform>تم تجاهل متغيرين آخرين.</numerusform>
            <numerusform>تم تجاهل %n متغيرات أخرى.</numerusform>
            <numerusform>تم تجاهل %n متغيرًا آخر.</numerusform>
            <numerusform>تم تجاهل %n متغير آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>وُجدت إعدادات ببادئة أخرى: %1. قارنها باستخدام --env-prefix %2.</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>يقارن متغيرات بيئة SDK بملف تعريف.</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>بادئة أسماء المتغيرات (الافتراضي: بادئة ملف التعريف)</translation>
    </message>
    <message>
        <source>use this saved profile and its key</source>
        <translation>استخدام ملف التعريف المحفوظ هذا ومفتاحه</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>عنوان خادم الأدوات</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>مهلة تدفقات الأحداث بالثواني</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>أقصى حجم لطلب فيه إدخالات</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>طباعة الأخطاء وJSON فقط</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>عرض هذه المساعدة</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>عرض الإصدار</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>لا يُستخدم %1 إلا مع %2.</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>«%1» ليس من خيارات %2.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>لا يقبل %1 قيمة.</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>حُدِّد %1 مرتين.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>يحتاج %1 إلى قيمة.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>الخيارات:</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>الدخل القياسي</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>لا يحتوي الدخل القياسي على مفتاح.</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>تجريبي</translation>
    </message>
    <message>
        <source>the demo service</source>
        <translation>الخدمة التجريبية</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>هل يُرسل الرمز المميز لـ %1 إلى %2 من الآن فصاعدًا؟ اكتب y ثم Enter: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>هل يُرسل مفتاح %1 إلى %2 من الآن فصاعدًا؟ اكتب y ثم Enter: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>في الدخل القياسي أكثر من سطر. مرّر المفتاح وحده.</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>يشير %1 إلى خادم غير خادم ملف التعريف «%2»، لذا لا يُرسل مفتاح ملف التعريف إليه. استخدم --key-stdin أو %3، أو ألغِ تعيين %1.</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>لا يمكن أن يبدأ اسم متغير بيئة بـ «%1».</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>لا ملفات تعريف محفوظة. أضف واحدًا باستخدام: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>اختر ملف تعريف باستخدام --profile NAME. المحفوظة: %1.</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>لا ملف تعريف باسم «%1». المحفوظة: %2.</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>لا توجد قاعدة «%1».</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>تحتاج الملاحظة المقبولة إلى tool وrule وreason وuntil، والأخير تاريخ مثل 2027-01-31.</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>الفريق</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>العنوان الأساسي</translation>
    </message>
    <message>
        <source>Product path</source>
        <translation>مسار المنتج</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>عنوان السجلات</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>المضيف</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1 (يُرسل بوصفه %2)</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>المحذوف</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>تعذّرت كتابة الخرج: %1.</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>إرساله إلى %1 مسموح بالفعل.</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>لم يتغيّر شيء. استخدم --yes للتأكيد.</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>المسموح حتى الآن: %1.</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>لم يُسمح به لأي خادم بعد.</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>هل يُسمح بإرساله إلى %1 بدلًا من ذلك؟ اكتب y ثم Enter: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>لا يُرسل إلا إلى %1.</translation>
    </message>
    <message>
        <source>API key for %1: </source>
        <translation>مفتاح API لـ %1: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>ملف التعريف (الافتراضي: المحفوظ الوحيد)</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>هذا هو مفتاح ملف التعريف بالفعل.</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>لم يحدث انتقال. يبقى المفتاح القديم مستخدمًا.</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>استخدم --entries لاختباره بإرسال إدخالات بكل مفتاح.</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>هل تريد الانتقال إلى المفتاح الجديد؟ اكتب y ثم Enter: </translation>
    </message>
    <message>
        <source>The keychain may contain either key. The old one is saved: key rotate --undo restores it.</source>
        <translation>قد تحتوي سلسلة المفاتيح على أي من المفتاحين. القديم محفوظ: يستعيده key rotate --undo.</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>تم الانتقال إلى المفتاح الجديد (%1).</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>المفتاح السابق محفوظ: يستعيده key rotate --undo، ويحذفه key rotate --forget-old.</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>لا مفتاح سابق مخزَّن لملف التعريف هذا.</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>استُعيد المفتاح السابق (%1).</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>حُذف المفتاح السابق.</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>مفتاح API الجديد لـ %1: </translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <translation>%1: المفتاح القديم %2، المفتاح الجديد %3</translation>
    </message>
    <message>
        <source>old</source>
        <comment>the old key, above a column</comment>
        <translation>القديم</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the new key, above a column</comment>
        <translation>الجديد</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>أين شوهد المفتاح القديم آخر مرة (في «النشاط»، حسب البصمة):</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>يستخرج من أي نص ملصق عنوان URL للمورد، ويعرض مالكه وUUID الخاص به وعناوينه.</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>أُضيف %1. بعد ذلك احفظ مفتاحه: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>لا يُرسل مفتاح ملف التعريف هذا إلى %1 حتى تسمح بذلك: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>حُفظ %1.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>يوجد بالفعل ملف تعريف باسم «%1».</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>يجب أن يكون %1 هو %2، لا «%3».</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>أدنى مستوى يمرّره SDK (الافتراضي: INFO)</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>وضع التنقيح في SDK</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>ترويسة UUID (الافتراضي: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>تم تجاهله: %1</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>لا يحتوي النص على إعدادات ملف تعريف.</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>حُفظ ملف التعريف، ولم يُحفظ مفتاحه.</translation>
    </message>
    <message>
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>لم تتم إزالة ملف التعريف لأن مفتاحه قد يكون باقيًا في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>غُيّر الاسم، لكن المفتاح قد يكون باقيًا في سلسلة المفاتيح بالاسم القديم.</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>غُيّر اسم %1 إلى %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>أُضيف %1.</translation>
    </message>
    <message>
        <source>%1 already exists and is identical.</source>
        <translation>%1 موجود بالفعل ومطابق.</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>تم تخطي %1.</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>أُضيف %1 باسم %2.</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>استُبدل %1.</translation>
    </message>
    <message>
        <source>Ignored, not part of a profile: %1.</source>
        <translation>تم تجاهله لأنه ليس من ملف تعريف: %1.</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>لحل تعارض الأسماء استخدم --clash skip أو rename أو replace.</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>لا يحتوي الملف على ملفات تعريف.</translation>
    </message>
    <message>
        <source>key saved</source>
        <translation>المفتاح محفوظ</translation>
    </message>
    <message>
        <source>no key saved</source>
        <translation>لا مفتاح محفوظ</translation>
    </message>
    <message>
        <source>token saved</source>
        <translation>الرمز المميز محفوظ</translation>
    </message>
    <message>
        <source>no token saved</source>
        <translation>لا رمز مميز محفوظ</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>الافتراضي (انظر «التفضيلات»)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>وضع التنقيح في SDK</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>بادئة المتغيرات</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>ترويسة المفتاح</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ترويسة اسم المستخدم</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>ترويسة البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>إرسال اسم المستخدم مع الإدخالات</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>إرسال UUID إلى خادم الأدوات</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>كتالوجات إضافية</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>اللهجة</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>تدفقات الأحداث</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>ملف CA</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>إدخال واحد بكل من debug وinfo وwarning</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>تنسيق الملف: jsonl أو csv أو log (الافتراضي: كشف تلقائي)</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>إرسال N من الإدخالات</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>عدد الثواني بين الطلبات (الافتراضي: 1 مع --count)</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>إرسال K من الإدخالات في كل طلب</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>إرسال كل الإدخالات في طلب واحد</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>أقصى عدد للطلبات المتزامنة (الافتراضي: 1)</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>التوقف عند رفض إدخال</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>تعذّرت قراءة %1: %2.</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>ليس في الملف العمود «%1». أعمدته هي: %2.</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>الأعمدة: %1</translation>
    </message>
    <message>
        <source>Choose the column with --map COLUMN=message.</source>
        <translation>اختر العمود باستخدام --map COLUMN=message.</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>لم يُرسل شيء. استخدم --skip-faults لإرسال الإدخالات الصالحة.</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>لا يحتوي %1 على إدخالات.</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>عبر الوكيل %1.</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%1 من %2: مقبول %3، مرفوض %4، التسليم غير معروف %5</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>كُتب في %1.</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>السيناريوهات:</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>يشغّل الخدمة التجريبية في المقدمة.</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[اتركه فارغًا للتخطي]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>لا يقبل هذا الحقل تلك القيمة.</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>هل تريد ملء الاستمارة؟ اكتب y، أو d للرفض، أو أي شيء آخر للإلغاء: </translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>يطلب منك الخادم فتح هذا العنوان على %1. لا يفتحه هذا البرنامج:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>هذا العنوان غير مشفَّر، لذا يستطيع آخرون قراءة ما تُدخله هناك.</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[صورة، %1، %2 بايت: انظر --json]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[صوت، %1، %2 بايت: انظر --json]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[رابط مورد، لم يُفتح: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[مورد مضمّن: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[محتوى منظَّم]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>لا يوافق مخطط خرج الأداة: %1</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>مرفوض: ليس للعنوان قيمة افتراضية.</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>أُلغي: عدد العناصر في --answers هو %1، وهذا السؤال رقم %2.</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>أُلغي: لا تطابق المدخلات الاستمارة.</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>طباعة سطر CSV لكل أداة</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>طباعة مواصفة أدوات لا تسمح إلا بهذه الأدوات</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>الخروج بالرمز 1 إذا استخدمت أي أداة أكثر من ذلك</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>أكثر من أداة باسم «%1». اختر واحدة باستخدام --catalog.</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>لم تُستدعَ: لا يجوز لأي عميل استدعاء «%1». السبب: %2.</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>يجب أن يكون --args كائن JSON، مثل &apos;{&quot;n&quot;:1}&apos;.</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>غير مصرَّح به</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>مقبولة</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1: لا تغييرات منذ %2.</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1: التغييرات منذ %2:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>لا يذكر %1 اسم الكتالوج الخاص به. استخدم --catalog.</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1: عادت %2 في %3 تُحتسب لأن قبولها انتهى في %4.</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>تعذّر جلبها</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>غير مكتملة</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>إتلافية</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>آمنة التكرار</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>تصل إلى أنظمة خارجية</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>لا وصف.</translation>
    </message>
    <message>
        <source>Input schema:</source>
        <translation>مخطط الدخل:</translation>
    </message>
    <message>
        <source>Output schema:</source>
        <translation>مخطط الخرج:</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>لا تُعطى «%1» للنماذج ولا يمكن استدعاؤها. السبب: %2.</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>لا أداة باسم «%1». لسرد الأسماء: resource-console tools --names</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>لا يقدّم الخادم تعليمات.</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>المهمة %1</translation>
    </message>
    <message>
        <source>The old key was not seen anywhere else.</source>
        <translation>لم يُشاهد المفتاح القديم في أي مكان آخر.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>number and title of a step</comment>
        <translation>الخطوة %1 من %2: %3</translation>
    </message>
    <message>
        <source>In the result, at %1: %2 (%3)</source>
        <translation>في النتيجة، عند %1: %2 (%3)</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>تغيّرت تعليمات الخادم للنموذج.</translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1: جارٍ مراقبة %n أداة.</numerusform>
            <numerusform>%1: جارٍ مراقبة أداة واحدة.</numerusform>
            <numerusform>%1: جارٍ مراقبة أداتين.</numerusform>
            <numerusform>%1: جارٍ مراقبة %n أدوات.</numerusform>
            <numerusform>%1: جارٍ مراقبة %n أداةً.</numerusform>
            <numerusform>%1: جارٍ مراقبة %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server announces changes. Fetching again in %1 s at the latest.</source>
        <translation>يعلن الخادم التغييرات. يُعاد الجلب خلال %1 ث على الأكثر.</translation>
    </message>
    <message>
        <source>Fetching again in %1 s.</source>
        <translation>يُعاد الجلب بعد %1 ث.</translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>تم تصدير %n سجل.</numerusform>
            <numerusform>تم تصدير سجل واحد.</numerusform>
            <numerusform>تم تصدير سجلين.</numerusform>
            <numerusform>تم تصدير %n سجلات.</numerusform>
            <numerusform>تم تصدير %n سجلًا.</numerusform>
            <numerusform>تم تصدير %n سجل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>تم حذف %n سجل.</numerusform>
            <numerusform>تم حذف سجل واحد.</numerusform>
            <numerusform>تم حذف سجلين.</numerusform>
            <numerusform>تم حذف %n سجلات.</numerusform>
            <numerusform>تم حذف %n سجلًا.</numerusform>
            <numerusform>تم حذف %n سجل.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… و%n أخرى.</numerusform>
            <numerusform>… وواحد آخر.</numerusform>
            <numerusform>… واثنان آخران.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
            <numerusform>… و%n أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>%n أخرى → extra</numerusform>
            <numerusform>%n أخرى → extra</numerusform>
            <numerusform>%n أخرى → extra</numerusform>
            <numerusform>%n أخرى → extra</numerusform>
            <numerusform>%n أخرى → extra</numerusform>
            <numerusform>%n أخرى → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
            <numerusform>إجمالي الإدخالات: %n، قبلت الخدمة %1، ورُفض %2، وربما سُلِّم %3، ولم يُرسل %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
            <numerusform>بقي محليًا فقط: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a format. The nearest is “%2”. Use one of: %3.</source>
        <translation>«%1» ليس تنسيقًا. الأقرب هو «%2». استخدم أحد هذه: %3.</translation>
    </message>
    <message>
        <source>Use “%1” instead of “%2”, which was removed.</source>
        <translation>استخدم «%1» بدلًا من «%2» الذي أُزيل.</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <comment>after how long, or that it was not seen</comment>
        <translation>في السجل: %1</translation>
    </message>
    <message>
        <source>No tool named “%1”. Did you mean “%2”?</source>
        <translation>لا أداة باسم «%1». هل تقصد «%2»؟</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>مقبول، شوهد في السجل</translation>
    </message>
    <message>
        <source>The service asks to wait. Sending continues at %1.</source>
        <translation>تطلب الخدمة الانتظار. يُستأنف الإرسال في %1.</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8, or pass it in a file.</source>
        <translation>حوّل النص إلى UTF-8، أو مرّره في ملف.</translation>
    </message>
    <message>
        <source>%1 was not used: only the profile “%2” names %3.</source>
        <translation>لم يُستخدم %1: ملف التعريف «%2» وحده يذكر %3.</translation>
    </message>
    <message>
        <source>%1 holds a placeholder, not a value.</source>
        <translation>يحتوي %1 على عنصر نائب، لا على قيمة.</translation>
    </message>
    <message>
        <source>--env-key-for needs a server such as https://logs.example.com, not “%1”.</source>
        <translation>يحتاج --env-key-for إلى خادم مثل https://logs.example.com، لا «%1».</translation>
    </message>
    <message>
        <source>%1 may be sent to %2.</source>
        <translation>يُسمح بإرسال %1 إلى %2.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>النص ليس UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL or a tool server.</source>
        <translation>يحتاج ملف التعريف إلى عنوان URL للمورد أو خادم أدوات.</translation>
    </message>
    <message>
        <source>The text has no server named “%1”.</source>
        <translation>ليس في النص خادم باسم «%1».</translation>
    </message>
    <message>
        <source>The text has no server named “%1”. It has: %2.</source>
        <translation>ليس في النص خادم باسم «%1». فيه: %2.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one with --server NAME.</source>
        <translation>في النص عدة خوادم: %1. اختر واحدًا باستخدام --server NAME.</translation>
    </message>
    <message>
        <source>Placeholders, not applied: %1.</source>
        <translation>عناصر نائبة لم تُطبَّق: %1.</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>إرسال المفتاح إلى خادم الأدوات</translation>
    </message>
    <message>
        <source>The tool server %1 asks:</source>
        <translation>يسأل خادم الأدوات %1:</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8.</source>
        <translation>%1 ليس بترميز UTF-8 صالح.</translation>
    </message>
    <message>
        <source>A table has no name, or a name has too many parts.</source>
        <translation>جدول بلا اسم، أو اسم أجزاؤه كثيرة جدًا.</translation>
    </message>
    <message>
        <source>%1 is in quotation marks. Set it without them.</source>
        <translation>%1 بين علامتي اقتباس. عيّنه بدونهما.</translation>
    </message>
    <message>
        <source>Accepted with a warning</source>
        <translation>مقبول مع تحذير</translation>
    </message>
    <message>
        <source>Token of catalog %2 for %1: </source>
        <translation>الرمز المميز للكتالوج %2 لـ %1: </translation>
    </message>
    <message>
        <source>The token of the removed catalog may still be in the keychain.</source>
        <translation>قد يكون الرمز المميز للكتالوج المُزال باقيًا في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>From the text: %1</source>
        <translation>من النص: %1</translation>
    </message>
    <message>
        <source>Tokens of catalogs</source>
        <translation>الرموز المميزة للكتالوجات</translation>
    </message>
    <message>
        <source>“%1” was removed. Use the window instead.</source>
        <translation>أُزيل «%1». استخدم النافذة بدلًا منه.</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>الرمز المميز لاستضافة الكود</translation>
    </message>
    <message>
        <source>acknowledged after %1</source>
        <translation>أُكّد بعد %1</translation>
    </message>
    <message>
        <source>%1 accepts options only.</source>
        <translation>يقبل %1 الخيارات فقط.</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”. Use one of: %3.</source>
        <translation>«%1» لا يناسب «%2». استخدم واحدًا من: %3.</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>يجب أن يكون %1 واحدًا من %2، لا «%3».</translation>
    </message>
    <message>
        <source>only this key fingerprint, such as 91C4</source>
        <translation>المفتاح ذو هذه البصمة فقط، مثل 91C4</translation>
    </message>
    <message>
        <source>permanently delete records older than DAYS (0: all)</source>
        <translation>حذف السجلات الأقدم من DAYS يومًا نهائيًا (0: الكل)</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked.</source>
        <translation>يعرض ما أُرسل وجُلب وفُحص.</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv.</source>
        <translation>الملف FILE بصيغة JSON Lines، أو CSV إذا انتهى اسمه بـ .csv.</translation>
    </message>
    <message>
        <source>how long to look (default: 60s)</source>
        <translation>مدة البحث (الافتراضي: 60s)</translation>
    </message>
    <message>
        <source>confirm and save the tool that reads the log</source>
        <translation>تأكيد الأداة التي تقرأ السجل وحفظها</translation>
    </message>
    <message>
        <source>--within must be a time up to 60m, such as 30s or 500ms, not “%1”.</source>
        <translation>يجب أن يكون --within وقتًا لا يزيد على 60m، مثل 30s أو 500ms، لا «%1».</translation>
    </message>
    <message>
        <source>The tool %1 was not called because it does not state that it is read-only. To confirm it: --log-tool %1</source>
        <translation>لم تُستدعَ الأداة %1 لأنها لا تصرّح بأنها تقرأ فقط. لتأكيدها: --log-tool %1</translation>
    </message>
    <message>
        <source>The tool %1 cannot read the log: its arguments cannot be filled in.</source>
        <translation>لا تستطيع الأداة %1 قراءة السجل: لا يمكن ملء وسيطاتها.</translation>
    </message>
    <message>
        <source>No tool that reads the log was found. Name it with --log-tool.</source>
        <translation>لم يُعثر على أداة تقرأ السجل. حدّدها باستخدام --log-tool.</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json for all.</source>
        <translation>حُذفت أسطر أخرى من العرض. استخدم --json لرؤيتها كلها.</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch.</source>
        <translation>قد تُخطر الأخطاء والتنبيهات أشخاصًا، لذا لا يمكن استخدامها مع --all-profiles أو --watch.</translation>
    </message>
    <message>
        <source>levels to send; error and alert may notify people</source>
        <translation>المستويات المراد إرسالها؛ قد يُخطر error وalert أشخاصًا</translation>
    </message>
    <message>
        <source>also send alerts, which may notify people</source>
        <translation>إرسال التنبيهات أيضًا، وقد تُخطر أشخاصًا</translation>
    </message>
    <message>
        <source>look for the entries in the service’s log</source>
        <translation>البحث عن الإدخالات في سجل الخدمة</translation>
    </message>
    <message>
        <source>check every saved profile</source>
        <translation>فحص كل ملف تعريف محفوظ</translation>
    </message>
    <message>
        <source>print a Markdown report with all evidence</source>
        <translation>طباعة تقرير فيه كل الأدلة بصيغة Markdown</translation>
    </message>
    <message>
        <source>print JUnit XML for CI systems</source>
        <translation>طباعة JUnit XML لأنظمة CI</translation>
    </message>
    <message>
        <source>Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the first failed step; with --all-profiles, of the first profile whose code is not 0.</source>
        <translation>لا يُستدعى من الأدوات إلا «ping»، وأداة السجل مع --arrival. رمز الخروج هو رمز أول خطوة فشلت؛ ومع --all-profiles رمز أول ملف تعريف رمزه غير 0.</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>شغّل «resource-console COMMAND --help» لمعرفة خيارات أمر. يُقرأ مفتاح API من --key-stdin أو SERVICE_API_KEY أو سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen too late, 9 requested input not given, 10 log could not be read, 130 interrupted.</source>
        <translation>رموز الخروج: 0 نجاح، 1 رفض أو فشل خطوة، 2 خطأ في الاستخدام أو مدخلات غير صالحة، 3 تعذّر الوصول، 4 رُفضت بيانات الاعتماد، 5 لم تُفهم الاستجابة، 6 سلسلة المفاتيح غير متاحة أو مقفلة، 7 لم يُشاهد في السجل، 8 شوهد متأخرًا، 9 لم تُقدَّم المدخلات المطلوبة، 10 تعذّرت قراءة السجل، 130 مقاطعة.</translation>
    </message>
    <message>
        <source>Argument %1 is not valid UTF-8.</source>
        <translation>الوسيطة %1 ليست UTF-8 صالحًا.</translation>
    </message>
    <message>
        <source>Print a shell completion script.</source>
        <translation>يطبع البرنامج النصي للإكمال التلقائي في الصدفة.</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Tool names come from the last list that tools diff or the window saved.</source>
        <translation>لهذه الجلسة: source &lt;(resource-console completion bash)، ومثله مع zsh بعد compinit، أو resource-console completion fish | source. تأتي أسماء الأدوات من آخر قائمة حفظها tools diff أو النافذة.</translation>
    </message>
    <message>
        <source>variable (default), or a keychain lookup with secret-tool</source>
        <translation>variable (الافتراضي)، أو استعلام من سلسلة المفاتيح باستخدام secret-tool</translation>
    </message>
    <message>
        <source>Write settings for an environment, an SDK, curl or a language model.</source>
        <translation>يكتب الإعدادات لبيئة أو SDK أو curl أو نموذج لغوي.</translation>
    </message>
    <message>
        <source>The output never contains the key.</source>
        <translation>لا يحتوي الخرج على المفتاح أبدًا.</translation>
    </message>
    <message>
        <source>when the log should show it (default: 30s)</source>
        <translation>المدة التي ينبغي أن يُظهره السجل خلالها (الافتراضي: 30s)</translation>
    </message>
    <message>
        <source>message (default: the drill template’s)</source>
        <translation>الرسالة (الافتراضي: رسالة قالب التمرين)</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and otherwise that of send.</source>
        <translation>يُرسل الإدخال مرة واحدة، ولا يُرسل إلا إذا أمكنت قراءة السجل. رمز الخروج هو 7 إن لم يُظهره السجل خلال ضعف وقت --within، أو 8 إن ظهر بعد وقت --within، أو 10 إن تعذّرت قراءة السجل، وإلا فهو رمز send.</translation>
    </message>
    <message>
        <source>read a .env file instead of the environment</source>
        <translation>قراءة ملف .env بدلًا من البيئة</translation>
    </message>
    <message>
        <source>Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or suspicious. profile edit NAME --paste FILE imports a file.</source>
        <translation>تُعرض المفاتيح بوصفها بصمات. رمز الخروج 1 إذا كان شيء مختلفًا أو مفقودًا أو مريبًا. يستورد profile edit NAME --paste FILE ملفًا.</translation>
    </message>
    <message>
        <source>%1 requires %2.</source>
        <translation>يحتاج %1 إلى %2.</translation>
    </message>
    <message>
        <source>Use only one of %1.</source>
        <translation>استخدم واحدًا فقط من %1.</translation>
    </message>
    <message>
        <source>%1 cannot be used with %2.</source>
        <translation>لا يمكن استخدام %1 مع %2.</translation>
    </message>
    <message>
        <source>Only one option can read standard input.</source>
        <translation>لا يمكن أن يقرأ الدخل القياسي إلا خيار واحد.</translation>
    </message>
    <message>
        <source>Nothing was sent: entries at %1 may notify people. Use %2 to send them.</source>
        <translation>لم يُرسل شيء: قد تُخطر الإدخالات بالمستوى %1 أشخاصًا. استخدم %2 لإرسالها.</translation>
    </message>
    <message>
        <source>%1 accepts options only. Use %2.</source>
        <translation>يقبل %1 الخيارات فقط. استخدم %2.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>يجب أن يكون %1 عددًا من %2 إلى %3، لا «%4».</translation>
    </message>
    <message>
        <source>the account’s username</source>
        <translation>اسم مستخدم الحساب</translation>
    </message>
    <message>
        <source>email address, instead of the username</source>
        <translation>عنوان البريد الإلكتروني، بدلًا من اسم المستخدم</translation>
    </message>
    <message>
        <source>PEM file of additional certificate authorities</source>
        <translation>ملف PEM لمراجع تصديق إضافية</translation>
    </message>
    <message>
        <source>MCP dialect: any (default), modern, session or plain</source>
        <translation>لهجة MCP: any (الافتراضي) أو modern أو session أو plain</translation>
    </message>
    <message>
        <source>send the key to tools as a bearer token</source>
        <translation>إرسال المفتاح إلى خادم الأدوات كرمز Bearer مميز</translation>
    </message>
    <message>
        <source>use the built-in demo service</source>
        <translation>استخدام الخدمة التجريبية المدمجة</translation>
    </message>
    <message>
        <source>send the environment’s key to this server</source>
        <translation>إرسال مفتاح البيئة إلى هذا الخادم</translation>
    </message>
    <message>
        <source>read the API key from standard input</source>
        <translation>قراءة مفتاح API من الدخل القياسي</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>طباعة مستند JSON واحد</translation>
    </message>
    <message>
        <source>timeout per request, in seconds</source>
        <translation>مهلة كل طلب بالثواني</translation>
    </message>
    <message>
        <source>maximum size of a tool list</source>
        <translation>أقصى حجم لقائمة أدوات</translation>
    </message>
    <message>
        <source>maximum size of any other response</source>
        <translation>أقصى حجم لأي استجابة أخرى</translation>
    </message>
    <message>
        <source>use colors: auto (default), always or never</source>
        <translation>استخدام الألوان: auto (الافتراضي) أو always أو never</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain. Check with “resource-console key status”.</source>
        <translation>تمت المقاطعة أثناء انتظار سلسلة المفاتيح. تحقّق باستخدام «resource-console key status».</translation>
    </message>
    <message>
        <source>It may have been saved anyway. Check with “%1” once the keychain responds.</source>
        <translation>ربما تم الحفظ رغم ذلك. تحقّق باستخدام «%1» حين تستجيب سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: resource-console key allow --env-key --profile %3</source>
        <translation>لم يُرسل المفتاح الوارد في %1 إلى %2، إذ لا يذكره إلا ملف التعريف «%3». للسماح بذلك: resource-console key allow --env-key --profile %3</translation>
    </message>
    <message>
        <source>No Resource URL. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>لا يوجد عنوان URL للمورد. استخدم --resource أو %1 أو --profile، أو جرّب --demo.</translation>
    </message>
    <message>
        <source>approval before a tool runs: always (default) or never</source>
        <translation>الموافقة قبل تشغيل أداة: always (الافتراضي) أو never</translation>
    </message>
    <message>
        <source>The member “%1” is unknown here or has the wrong format.</source>
        <translation>العضو «%1» غير معروف هنا، أو أن تنسيقه خاطئ.</translation>
    </message>
    <message>
        <source>policy file (default: resource-console.toml)</source>
        <translation>ملف السياسة (الافتراضي: resource-console.toml)</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>لم يُحفظ شيء.</translation>
    </message>
    <message>
        <source>This is a team’s key, which expires within two hours.</source>
        <translation>هذا مفتاح فريق تنتهي صلاحيته خلال ساعتين.</translation>
    </message>
    <message>
        <source>It needs a team member’s username, which the profile lacks.</source>
        <translation>يحتاج إلى اسم مستخدم لعضو في الفريق، وهو ما ينقص ملف التعريف.</translation>
    </message>
    <message>
        <source>The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on</source>
        <translation>مع مفتاح المورد نفسه يحتاج خادم الأدوات إلى UUID: profile edit %1 --uuid-to-tools on</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key is never an argument.</source>
        <translation>يتطلب key أحد الأوامر set أو forget أو status أو allow أو rotate. لا يكون المفتاح وسيطة أبدًا.</translation>
    </message>
    <message>
        <source>Save, replace, delete or find a profile’s API key in the keychain.</source>
        <translation>يحفظ مفتاح API لملف تعريف في سلسلة المفاتيح أو يستبدله أو يحذفه أو يبحث عنه.</translation>
    </message>
    <message>
        <source>use the code-hosting token instead of the key</source>
        <translation>استخدام الرمز المميز لاستضافة الكود بدلًا من المفتاح</translation>
    </message>
    <message>
        <source>use the token of this catalog instead</source>
        <translation>استخدام الرمز المميز لهذا الكتالوج بدلًا منه</translation>
    </message>
    <message>
        <source>use the environment variable’s key instead</source>
        <translation>استخدام مفتاح متغير البيئة بدلًا منه</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>دون سؤال</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved; allow permits others. set and rotate read the key, and nothing else, from standard input. rotate tests both keys, switches if the new one does everything the old one does, and saves the old one.</source>
        <translation>لا يُرسل المفتاح إلا إلى الخوادم التي كانت في ملف تعريفه حين حُفظ؛ ويسمح allow بغيرها. يقرأ set وrotate المفتاح، ولا شيء غيره، من الدخل القياسي. يختبر rotate المفتاحين، وينتقل إذا كان الجديد يؤدي كل ما يؤديه القديم، ويحفظ القديم.</translation>
    </message>
    <message>
        <source>It still works until it is revoked at the service.</source>
        <translation>يظل صالحًا حتى يُبطَل لدى الخدمة.</translation>
    </message>
    <message>
        <source>send test entries with each key</source>
        <translation>إرسال إدخالات اختبارية بكل مفتاح</translation>
    </message>
    <message>
        <source>also look for the old key in this file</source>
        <translation>البحث عن المفتاح القديم في هذا الملف أيضًا</translation>
    </message>
    <message>
        <source>restore the previous key</source>
        <translation>استعادة المفتاح السابق</translation>
    </message>
    <message>
        <source>delete the previous key</source>
        <translation>حذف المفتاح السابق</translation>
    </message>
    <message>
        <source>existing names: refuse (default), skip, rename or replace</source>
        <translation>الأسماء الموجودة: refuse (الافتراضي) أو skip أو rename أو replace</translation>
    </message>
    <message>
        <source>List, add, edit, copy, remove, import and export saved profiles.</source>
        <translation>يسرد ملفات التعريف المحفوظة ويضيفها ويعدّلها وينسخها ويزيلها ويستوردها ويصدّرها.</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. A --timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. remove also deletes the profile’s key and tokens; a copy has none.</source>
        <translation>لا يغيّر edit إلا الحقول المعطاة؛ القيمة الفارغة تمسح عنوانًا أو اسمًا أو ملفًا. يُحفظ --timeout أو --stream-timeout في ملف التعريف؛ وتستخدم القيمة 0 الافتراضي من «التفضيلات». يحذف remove مفتاح ملف التعريف ورموزه المميزة أيضًا؛ وليس للنسخة شيء منها.</translation>
    </message>
    <message>
        <source>Using %1, the only server of this profile.</source>
        <translation>يُستخدم %1، وهو الخادم الوحيد لملف التعريف هذا.</translation>
    </message>
    <message>
        <source>import settings from any text; saves its key</source>
        <translation>استيراد الإعدادات من أي نص؛ يُحفظ المفتاح الوارد فيه</translation>
    </message>
    <message>
        <source>the server to import, if there are several</source>
        <translation>الخادم المراد استيراده، إن كانت هناك عدة خوادم</translation>
    </message>
    <message>
        <source>header for the key (default: X-API-Key)</source>
        <translation>ترويسة المفتاح (الافتراضي: X-API-Key)</translation>
    </message>
    <message>
        <source>send the key to tools in its header</source>
        <translation>إرسال المفتاح إلى خادم الأدوات في ترويسته</translation>
    </message>
    <message>
        <source>header for the username (default: X-User-Username)</source>
        <translation>ترويسة اسم المستخدم (الافتراضي: X-User-Username)</translation>
    </message>
    <message>
        <source>header for the email address (default: X-User-Email)</source>
        <translation>ترويسة عنوان البريد الإلكتروني (الافتراضي: X-User-Email)</translation>
    </message>
    <message>
        <source>send the username with entries (default: on)</source>
        <translation>إرسال اسم المستخدم مع الإدخالات (الافتراضي: on)</translation>
    </message>
    <message>
        <source>send the UUID to the tool server (default: off)</source>
        <translation>إرسال UUID إلى خادم الأدوات (الافتراضي: off)</translation>
    </message>
    <message>
        <source>look in the log after each check (default: off)</source>
        <translation>البحث في السجل بعد كل فحص (الافتراضي: off)</translation>
    </message>
    <message>
        <source>more catalogs of the tool server: asana=/asana/,crm=/crm/</source>
        <translation>كتالوجات إضافية على خادم الأدوات: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Use --severe-as warning, or error, which may notify people.</source>
        <translation>يحتوي %1 على مستويات لا تعرفها الخدمة: %2. استخدم --severe-as warning، أو error الذي قد يُخطر أشخاصًا.</translation>
    </message>
    <message>
        <source>%1 names “%2” twice.</source>
        <translation>يذكر %1 «%2» مرتين.</translation>
    </message>
    <message>
        <source>%1 is for several entries. For one, use --level %2.</source>
        <translation>الخيار %1 مخصص لعدة إدخالات. لإدخال واحد استخدم --level %2.</translation>
    </message>
    <message>
        <source>Nothing was sent: an entry exceeds %1 (--max-request).</source>
        <translation>لم يُرسل شيء: يتجاوز إدخالٌ الحد %1 (انظر --max-request).</translation>
    </message>
    <message>
        <source>Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.</source>
        <translation>لم يُرسل شيء: سيتجاوز طلبٌ الحد %1 (انظر --max-request). استخدم --per-request %2.</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER adds a number</source>
        <translation>إضافة عضو إلى extra؛ يضيف K:=NUMBER عددًا</translation>
    </message>
    <message>
        <source>also send errors, which may notify people</source>
        <translation>إرسال الأخطاء أيضًا، وقد تُخطر أشخاصًا</translation>
    </message>
    <message>
        <source>behave like an SDK: local log file, threshold</source>
        <translation>العمل مثل SDK: ملف سجل محلي وعتبة</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log)</source>
        <translation>ملف السجل لـ --as-sdk (الافتراضي: sdk.log)</translation>
    </message>
    <message>
        <source>send the entries of a file</source>
        <translation>إرسال الإدخالات الواردة في ملف</translation>
    </message>
    <message>
        <source>target: level, message, timestamp, extra or ignored</source>
        <translation>الهدف: level أو message أو timestamp أو extra أو ignored</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent</source>
        <translation>تخطي الإدخالات التي لا يمكن إرسالها</translation>
    </message>
    <message>
        <source>send critical, fatal and similar as this level</source>
        <translation>إرسال critical وfatal وما شابههما بهذا المستوى</translation>
    </message>
    <message>
        <source>Send test entries, each at most once.</source>
        <translation>يرسل إدخالات اختبارية، كلًا منها مرة واحدة على الأكثر.</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 if the log does not show every entry, and 10 if the log cannot be read.</source>
        <translation>رمز الخروج هو رمز أول إدخال لم يُقبل. ومع --confirm-arrival يكون 7 إن لم يُظهر السجل كل الإدخالات، و10 إن تعذّرت قراءة السجل.</translation>
    </message>
    <message>
        <source>Cannot listen on port %1: %2. Choose another with --port.</source>
        <translation>تعذّر الاستماع على المنفذ %1: %2. اختر غيره باستخدام --port.</translation>
    </message>
    <message>
        <source>port (default: any free port)</source>
        <translation>المنفذ (الافتراضي: أي منفذ شاغر)</translation>
    </message>
    <message>
        <source>a scenario from the list below</source>
        <translation>سيناريو من القائمة أدناه</translation>
    </message>
    <message>
        <source>Prints one line of JSON with the addresses and the key, then one line per request unless --quiet is given. The line names who a real service would notify; the demo service notifies nobody.</source>
        <translation>يطبع سطر JSON واحدًا فيه العناوين والمفتاح، ثم سطرًا لكل طلب ما لم يُعطَ --quiet. يذكر السطر من كانت ستُخطره خدمة حقيقية؛ الخدمة التجريبية لا تُخطر أحدًا.</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2</source>
        <translation>قيمة %1 ليست JSON: %2</translation>
    </message>
    <message>
        <source>--answers must be a JSON object, or a list with one per question.</source>
        <translation>يجب أن يكون --answers كائن JSON، أو قائمة فيها كائن واحد لكل سؤال.</translation>
    </message>
    <message>
        <source>JSON input for the server’s questions, or “defaults”</source>
        <translation>مدخلات JSON لأسئلة الخادم، أو «defaults»</translation>
    </message>
    <message>
        <source>Type y when you have finished there, d to decline, or anything else to cancel: </source>
        <translation>اكتب y حين تنتهي هناك، أو d للرفض، أو أي شيء آخر للإلغاء: </translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. Do not type it here.</source>
        <translation>تحذير: يبدو أن هذه الاستمارة تطلب مفتاح API. لا تكتبه هنا.</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form.</source>
        <translation>تحذير: يبدو أن هذه الاستمارة تطلب سرًا (%1)، ولا يجوز لأي خادم أن يطلبه في استمارة.</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens, at most %3. Budget: %4.</source>
        <translation>تستخدم %1 نحو %2 رمز، و%3 على الأكثر. الميزانية: %4.</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens, at most %2. Budget: %3.</source>
        <translation>تستخدم كل الأدوات معًا نحو %1 رمز، و%2 على الأكثر. الميزانية: %3.</translation>
    </message>
    <message>
        <source>general, code-hosting, both, all (default), NAME or NAME=PATH</source>
        <translation>general أو code-hosting أو both أو all (الافتراضي) أو NAME أو NAME=PATH</translation>
    </message>
    <message>
        <source>print only the names</source>
        <translation>طباعة الأسماء فقط</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more</source>
        <translation>الخروج بالرمز 1 إذا استخدمت كل الأدوات معًا أكثر من ذلك</translation>
    </message>
    <message>
        <source>include only this tool</source>
        <translation>تضمين هذه الأداة فقط</translation>
    </message>
    <message>
        <source>info (default), warning or critical</source>
        <translation>info (الافتراضي) أو warning أو critical</translation>
    </message>
    <message>
        <source>include findings accepted in the window</source>
        <translation>تضمين الملاحظات المقبولة في النافذة</translation>
    </message>
    <message>
        <source>report what some clients do not accept (default)</source>
        <translation>الإبلاغ عمّا لا يقبله بعض العملاء (الافتراضي)</translation>
    </message>
    <message>
        <source>explain a rule</source>
        <translation>شرح قاعدة</translation>
    </message>
    <message>
        <source>print Markdown</source>
        <translation>طباعة Markdown</translation>
    </message>
    <message>
        <source>print SARIF 2.1.0 for code hosts</source>
        <translation>طباعة SARIF 2.1.0 لمواقع استضافة الكود</translation>
    </message>
    <message>
        <source>arguments: a JSON object, @FILE or -</source>
        <translation>الوسيطات: كائن JSON أو @FILE أو -</translation>
    </message>
    <message>
        <source>allow tools that are or may be destructive</source>
        <translation>السماح بالأدوات الإتلافية أو التي قد تكون كذلك</translation>
    </message>
    <message>
        <source>skip argument validation</source>
        <translation>تخطي التحقق من الوسيطات</translation>
    </message>
    <message>
        <source>allow tools with a critical finding</source>
        <translation>السماح بالأدوات التي عليها ملاحظة حرجة</translation>
    </message>
    <message>
        <source>List, show, review, compare or call the tools that a language model can use.</source>
        <translation>يسرد الأدوات التي يمكن لنموذج لغوي استخدامها، أو يعرضها، أو يراجعها، أو يقارنها، أو يستدعيها.</translation>
    </message>
    <message>
        <source>lint exits 1 for findings that were not accepted, diff for changes. call sends once and never retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog fails, the others are still printed and the exit code reports the failure.</source>
        <translation>ينتهي lint بالرمز 1 عند وجود ملاحظات غير مقبولة، وdiff عند وجود تغييرات. يرسل call مرة واحدة ولا يعيد المحاولة أبدًا؛ وينتهي بالرمز 1 عند خطأ من الأداة، وبالرمز 9 إن لم تُقدَّم المدخلات المطلوبة. إذا فشل كتالوج واحد تُطبع البقية رغم ذلك، ويبيّن رمز الخروج الفشل.</translation>
    </message>
    <message>
        <source>Not called. Use %1 to call it anyway.</source>
        <translation>لم تُستدعَ. استخدم %1 لاستدعائها رغم ذلك.</translation>
    </message>
    <message>
        <source>The server requested input. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>طلب الخادم مدخلات. مرّرها باستخدام --answers، أو استدعِ الأداة في طرفية.</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n أداة</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداةً</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحةً</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no earlier list. Pass a file: tools diff FILE</source>
        <translation>ليست للخدمة التجريبية قائمة سابقة. مرّر ملفًا: tools diff FILE</translation>
    </message>
    <message>
        <source>No tool server. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>لا يوجد خادم أدوات. استخدم --mcp-url أو %1 أو --profile، أو جرّب --demo.</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظةً</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first list, saved for comparison.</source>
        <translation>%1: أول قائمة، حُفظت للمقارنة.</translation>
    </message>
    <message>
        <source>fetch every S seconds</source>
        <translation>الجلب كل S ثانية</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>لا يغيّر profile %1 الحقول. استخدم profile edit.</translation>
    </message>
</context>
<context>
    <name>rc::ClipboardOffer</name>
    <message>
        <source>API key found, will be saved in the keychain</source>
        <translation>عُثر على مفتاح API وسيُحفظ في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>فحص هذا المورد</translation>
    </message>
    <message>
        <source>From your clipboard: %1</source>
        <translation>من الحافظة: %1</translation>
    </message>
</context>
<context>
    <name>rc::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1، %2 من %3</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>البحث عن ملف تعريف أو صفحة أو أداة أو إجراء</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>الكتالوج</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>عرض الأداة</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>نسخ التغييرات</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <comment>a file</comment>
        <translation>مقارنةً بـ %1</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>%1: the lock does not have this catalog.</source>
        <translation>%1: ليس هذا الكتالوج في ملف القفل.</translation>
    </message>
    <message>
        <source>%1: as locked.</source>
        <translation>%1: مطابق لملف القفل.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1: تختلف %n أداة عن ملف القفل.</numerusform>
            <numerusform>%1: تختلف أداة واحدة عن ملف القفل.</numerusform>
            <numerusform>%1: تختلف أداتان عن ملف القفل.</numerusform>
            <numerusform>%1: تختلف %n أدوات عن ملف القفل.</numerusform>
            <numerusform>%1: تختلف %n أداةً عن ملف القفل.</numerusform>
            <numerusform>%1: تختلف %n أداة عن ملف القفل.</numerusform>
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
        <translation>الأدوات المختلفة عن ملف القفل</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>%n أداة أخرى</numerusform>
            <numerusform>أداة أخرى</numerusform>
            <numerusform>أداتان أخريان</numerusform>
            <numerusform>%n أدوات أخرى</numerusform>
            <numerusform>%n أداةً أخرى</numerusform>
            <numerusform>%n أداة أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock has no texts to compare. To accept these lists, save them as a lock (Export).</source>
        <translation>لا يحتوي ملف القفل على نصوص للمقارنة. لقبول هذه القوائم، احفظها في ملف قفل («تصدير»).</translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>[TEST] sent from Resource Console</source>
        <translation>[TEST] أُرسل من Resource Console</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>اكتب رسالة أولًا.</translation>
    </message>
    <message>
        <source>Fix the highlighted extra field first.</source>
        <translation>صحّح الحقل الإضافي المميَّز أولًا.</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>صحّح الطابع الزمني أولًا.</translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>استبدال %1 عند الإرسال</translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>التكوين</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>مفتاح API بصيغة</translation>
    </message>
    <message>
        <source>Before a tool runs</source>
        <translation>قبل تشغيل أداة</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy configuration</source>
        <translation>نسخ التكوين</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>حفظ باسم…</translation>
    </message>
    <message>
        <source>Copy with the key…</source>
        <translation>نسخ مع المفتاح…</translation>
    </message>
    <message>
        <source>Press again to copy with the key</source>
        <translation>اضغط مرة أخرى للنسخ مع المفتاح</translation>
    </message>
    <message>
        <source>without the key</source>
        <translation>دون المفتاح</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>متغير</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>استعلام من سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>السؤال دائمًا</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>عدم السؤال (افتراضي SDK)</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>مفتاح API بصيغة:</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>قبل تشغيل أداة:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>مُسح المفتاح من الحافظة.</translation>
    </message>
    <message>
        <source>without the key. %1</source>
        <translation>دون المفتاح. %1</translation>
    </message>
    <message>
        <source>Copied, without the key.</source>
        <translation>تم النسخ دون المفتاح.</translation>
    </message>
    <message>
        <source>Reading the key. Waiting for the keychain…</source>
        <translation>جارٍ قراءة المفتاح. في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>This profile has no key to copy.</source>
        <translation>ليس لملف التعريف هذا مفتاح لنسخه.</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد %n ثانية إذا كان المفتاح لا يزال فيها.</numerusform>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد ثانية واحدة إذا كان المفتاح لا يزال فيها.</numerusform>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد ثانيتين إذا كان المفتاح لا يزال فيها.</numerusform>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد %n ثوانٍ إذا كان المفتاح لا يزال فيها.</numerusform>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد %n ثانيةً إذا كان المفتاح لا يزال فيها.</numerusform>
            <numerusform>تم النسخ مع المفتاح. ستُمسح الحافظة بعد %n ثانية إذا كان المفتاح لا يزال فيها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied with the key.</source>
        <translation>تم النسخ مع المفتاح.</translation>
    </message>
    <message>
        <source>Save the configuration, without the key</source>
        <translation>حفظ التكوين دون المفتاح</translation>
    </message>
    <message>
        <source>Saved %1, without the key.</source>
        <translation>حُفظ %1 دون المفتاح.</translation>
    </message>
    <message>
        <source>The file was not saved: %1</source>
        <translation>لم يُحفظ الملف: %1</translation>
    </message>
    <message>
        <source>Use it elsewhere</source>
        <translation>الاستخدام في مكان آخر</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>في اسم المستخدم أو عنوان البريد الإلكتروني أحرف غير مسموح بها في ترويسة.</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>الصدفة</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>مواصفة أدوات</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>لا يستطيع JSON قراءة سلسلة المفاتيح. استخدم متغيرًا للمفتاح.</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>لا يستطيع ملف .env قراءة سلسلة المفاتيح. تستطيع الصدفة ذلك قبل بدء البرنامج:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>يبقى المفتاح في سلسلة المفاتيح:</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>لا يكون المفتاح في سلسلة المفاتيح إلا لملف تعريف له اسم.</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>سيقرأ secret-tool اسم ملف تعريف يبدأ بـ - على أنه خيار.</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>في اسم ملف التعريف أحرف لا يمكن استخدامها في أمر.</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>حزم SDK الأقدم فقط؛ الأحدث ترفضه</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>المفتاح ليس في هذا النص. عيّن %1 أولًا.</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>لا يستطيع PowerShell تمرير اسم ملف التعريف هذا إلى برنامج آخر.</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>تتطلب مواصفة الأدوات عنوان خادم الأدوات.</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>replace with your SDK’s package</source>
        <translation>ضع مكانها اسم حزمة SDK لديك</translation>
    </message>
    <message>
        <source>Token for catalog %1</source>
        <translation>الرمز المميز للكتالوج %1</translation>
    </message>
    <message>
        <source>The prefix of the variables may have letters, digits and _, and cannot start with a digit.</source>
        <translation>لا تحتوي بادئة المتغيرات إلا على أحرف لاتينية وأرقام و_، ولا تبدأ برقم.</translation>
    </message>
    <message>
        <source>%1 contains ${, which programs that read mcp.json replace with a variable.</source>
        <translation>يحتوي %1 على ${، وتستبدل البرامج التي تقرأ mcp.json ذلك بمتغير.</translation>
    </message>
</context>
<context>
    <name>rc::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
</context>
<context>
    <name>rc::Credentials</name>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>في اسم المستخدم أو عنوان البريد الإلكتروني حرف غير صالح.</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>اسم المستخدم أو عنوان البريد الإلكتروني أطول من 256 بايت.</translation>
    </message>
    <message>
        <source>This is a placeholder, not an API key. Copy the key itself from the product.</source>
        <translation>هذا عنصر نائب وليس مفتاح API. انسخ المفتاح نفسه من المنتج.</translation>
    </message>
    <message>
        <source>an account’s key</source>
        <translation>مفتاح حساب</translation>
    </message>
    <message>
        <source>a resource’s own key</source>
        <translation>مفتاح المورد نفسه</translation>
    </message>
    <message>
        <source>a team’s key</source>
        <translation>مفتاح فريق</translation>
    </message>
    <message>
        <source>This is a setting (NAME=value), not an API key. Enter only the value.</source>
        <translation>هذا إعداد (NAME=value) وليس مفتاح API. أدخل القيمة فقط.</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <translation>الرمز المميز فارغ.</translation>
    </message>
    <message>
        <source>The text begins with “Bearer”. Enter only the API key after it.</source>
        <translation>يبدأ النص بالكلمة “Bearer”. أدخل مفتاح API الذي يليها فقط.</translation>
    </message>
    <message>
        <source>This is an address, not an API key. Copy the key itself from the product.</source>
        <translation>هذا عنوان وليس مفتاح API. انسخ المفتاح نفسه من المنتج.</translation>
    </message>
    <message>
        <source>This is a shortened key. Copy the whole key, which is shown only when it is created.</source>
        <translation>هذا مفتاح مختصر. انسخ المفتاح كاملًا، وهو لا يُعرض إلا عند إنشائه.</translation>
    </message>
    <message>
        <source>The API key has quotes, brackets or other marks around it. Enter it without them.</source>
        <translation>مفتاح API محاط بعلامات اقتباس أو أقواس أو علامات أخرى. أدخله بدونها.</translation>
    </message>
    <message>
        <source>The username or email address has a character outside Latin-1, which no HTTP header can carry.</source>
        <translation>في اسم المستخدم أو عنوان البريد الإلكتروني حرف من خارج Latin-1 لا يمكن أن تحمله ترويسة HTTP.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>الترويسة %1 مستخدمة مرتين.</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>النص أطول من %1 حرفًا.</translation>
    </message>
    <message>
        <source>The text has a space or line break at position %1.</source>
        <translation>في النص مسافة أو فاصل أسطر في الموضع %1.</translation>
    </message>
    <message>
        <source>The text has a character at position %1 that is not plain ASCII.</source>
        <translation>في النص حرف في الموضع %1 ليس من ASCII البسيط.</translation>
    </message>
</context>
<context>
    <name>rc::Csv</name>
    <message>
        <source>The row is too long.</source>
        <translation>الصف أطول من اللازم.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>هناك نص بعد علامة الاقتباس المغلِقة.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>علامة اقتباس غير مغلقة.</translation>
    </message>
</context>
<context>
    <name>rc::DemoScenario</name>
    <message>
        <source>Everything works</source>
        <translation>كل شيء يعمل</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>مورد مشترك بمفتاح فريق</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>مفتاح فريق بلا اسم مستخدم</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>مفتاح المورد نفسه</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>مفتاح خاطئ</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>لا صلاحية وصول</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>مورد محذوف</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>ليس لدى الخدمة مورد بهذا UUID.</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>مسار منتج مختلف</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>صفحة فريق بدل العنوان</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>خدمة السجل بوصفها خادم أدوات</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>اسم مضيف مختلف</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>كتالوج إضافي</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>استضافة الكود تتطلب رمزًا مميزًا</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>استضافة الكود غير مُعدّة</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>ليس لدى خادم الأدوات شيء خلف نقطة نهاية استضافة الكود.</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>استضافة الكود متعطلة</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>تعذّر الوصول إلى الخادم الذي خلف أدوات استضافة الكود.</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>خادم الأدوات لا يستجيب</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>إخطارات بطيئة</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>سجل متأخر</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>سجل على صفحات</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>تعرض أداة السجل 5 إدخالات في كل مرة.</translation>
    </message>
    <message>
        <source>A log with gaps</source>
        <translation>سجل فيه فجوات</translation>
    </message>
    <message>
        <source>Every third entry is accepted and never appears in the log.</source>
        <translation>من كل ثلاثة إدخالات يُقبل إدخال ولا يظهر في السجل أبدًا.</translation>
    </message>
    <message>
        <source>A log with duplicates</source>
        <translation>سجل فيه تكرار</translation>
    </message>
    <message>
        <source>The log shows each entry three times.</source>
        <translation>يعرض السجل كل إدخال ثلاث مرات.</translation>
    </message>
    <message>
        <source>A clock that is off</source>
        <translation>ساعة غير مضبوطة</translation>
    </message>
    <message>
        <source>Every step of the check passes.</source>
        <translation>تنجح كل خطوات الفحص.</translation>
    </message>
    <message>
        <source>Entries without a username are refused.</source>
        <translation>تُرفض الإدخالات التي بلا اسم مستخدم.</translation>
    </message>
    <message>
        <source>Entries are refused, tools are listed.</source>
        <translation>تُرفض الإدخالات وتُسرد الأدوات.</translation>
    </message>
    <message>
        <source>The tool server accepts the key only together with the resource’s UUID.</source>
        <translation>لا يقبل خادم الأدوات المفتاح إلا مع UUID المورد.</translation>
    </message>
    <message>
        <source>The key belongs to nobody.</source>
        <translation>المفتاح ليس لأحد.</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who has not shared it.</source>
        <translation>المورد لشخص آخر لم يشاركه.</translation>
    </message>
    <message>
        <source>The service redirects entries to its login page.</source>
        <translation>تعيد الخدمة توجيه الإدخالات إلى صفحة تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, which accepts no entries.</source>
        <translation>يشير عنوان URL للمورد إلى صفحة فريق لا تقبل إدخالات.</translation>
    </message>
    <message>
        <source>The service redirects tool requests to its login page.</source>
        <translation>تعيد الخدمة توجيه طلبات الأدوات إلى صفحة تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The service responds only to localhost, not to 127.0.0.1.</source>
        <translation>لا تستجيب الخدمة إلا لـ localhost، ولا تستجيب لـ 127.0.0.1.</translation>
    </message>
    <message>
        <source>The tool server has another catalog at /planning/.</source>
        <translation>لخادم الأدوات كتالوج آخر في /planning/.</translation>
    </message>
    <message>
        <source>Any token in the Authorization header works.</source>
        <translation>يعمل أي رمز مميز في الترويسة Authorization.</translation>
    </message>
    <message>
        <source>Code hosting blocks the whole tool server for a minute.</source>
        <translation>توقف استضافة الكود خادم الأدوات كله دقيقة واحدة.</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds.</source>
        <translation>تُخزَّن الأخطاء والتنبيهات فورًا، لكن الاستجابة تستغرق 45 ثانية.</translation>
    </message>
    <message>
        <source>Entries appear in the log after 3 seconds.</source>
        <translation>تظهر الإدخالات في السجل بعد 3 ثوانٍ.</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind.</source>
        <translation>ساعة الخدمة متأخرة 7 دقائق.</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>لا يمكن استخدام ملف CA المخصص، لذا لا يمكن الوثوق بأي خادم.</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>اختر ملف CA مخصصًا آخر، أو لا تختر أيًا.</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>هذا عنوان URL لمورد</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>أدخل عنوان خادم الأدوات، أو اتركه فارغًا لفحص الإدخالات فقط.</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>نقطة النهاية مكررة في العنوان</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>ينتهي عنوان خادم الأدوات بالفعل بـ /mcp/ أو /github/، ثم تُلحق نقطة النهاية مرة أخرى.</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>أدخل عنوان خادم الأدوات دون /mcp/ ودون /github/.</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>هذا عنوان خادم أدوات</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>العنوان المُعطى بوصفه المورد هو نقطة نهاية أدوات. يحتوي عنوان URL للمورد على مالك وUUID.</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>نقطة زائدة في اسم المضيف</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>يبدأ اسم المضيف أو ينتهي بنقطة أو فيه نقطتان متتاليتان، وكثيرًا ما يكون ذلك لأن العنوان نُسخ من جملة.</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>أزل النقطة.</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>صحّح عنوان خادم الأدوات، أو اتركه فارغًا لفحص الإدخالات فقط.</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>سيُفسد اسم المستخدم أو عنوان البريد الإلكتروني الترويسة التي تحمله، لذا لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>صحّح اسم المستخدم أو عنوان البريد الإلكتروني.</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>دون مفتاح سترفض الخدمة كل شيء، لذا لم يُرسل طلب.</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>يتكون المفتاح من أحرف وأرقام ورموز بلا مسافات. هذا شيء آخر، أو جزء من مفتاح.</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>انسخ المفتاح من المنتج مرة أخرى، وأعد إدخاله.</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>دون سلسلة مفاتيح يدوم المفتاح جلسة واحدة فقط.</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>تعذّرت قراءة سلسلة المفاتيح، لذا لا يُعرف هل المفتاح موجود.</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>لا يمكن البحث في سلسلة مفاتيح مقفلة، لذا قد يكون المفتاح فيها.</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>رفضت سلسلة المفاتيح أو الشخص الذي سألته.</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>عدم الاستجابة لا يعني أن المفتاح مفقود.</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>تمت مقاطعة القراءة، لذا لا يُعرف هل المفتاح موجود.</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>حُذف هناك، أو أنه يخص حسابًا آخر على هذا الجهاز.</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>حفظ المفتاحَ إصدارٌ سابق من هذا البرنامج أو برنامج آخر. لا يُرسل المفتاح المحفوظ إلا إلى حيث سمح شخص بذلك.</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>تغيّر ملف التعريف بعد حفظ المفتاح. لا يُرسل المفتاح المحفوظ إلا إلى حيث سمح شخص بذلك.</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>إنها تعمل، لكن ليس لهذا المفتاح.</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>يتطلب هذا المنفذ https</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>يقول الخادم إنه تلقى HTTP عاديًا على منفذ TLS.</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>ابدأ العنوان بـ https://.</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>تتطلب هذه الشبكة تسجيل دخول</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>تطلب الشبكة بين هذا الجهاز والخدمة تسجيل الدخول أولًا. لم يتم الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>افتح أي صفحة ويب في متصفح، وسجّل الدخول إلى الشبكة، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>استجاب وكيل بدل الخدمة</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>الاستجابة من وكيل أو بوابة في الطريق، لا من الخدمة.</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>الطلب أكبر مما تسمح به الخدمة (400).</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>الطلب أكبر مما تسمح به الخدمة</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>تعيد الخدمة هذه الصفحة للطلبات التي تتجاوز 2.5 MiB، وكان هذا أكبر.</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>أرسل إدخالات أقل في الطلب الواحد، أو رسالة أقصر وحقولًا إضافية أقل.</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>لا تخدم الخدمة اسم المضيف هذا</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>لا يخدم خادم الأدوات اسم المضيف هذا</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>أدخل الاسم الذي أعطاك إياه المشغّل، أو اطلب منه إضافة هذا الاسم.</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>وصلت صفحة ويب بدل JSON</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>افتح العنوان في متصفح لترى ما الذي يستجيب. سجّل الدخول إلى الشبكة إن طُلب ذلك.</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>افتح العنوان في متصفح لترى ما الذي يستجيب، واسأل مشغّله.</translation>
    </message>
    <message>
        <source>a redirect without an address</source>
        <translation>إعادة توجيه بلا عنوان</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>أرسلت الخدمة إعادة توجيه بلا عنوان قابل للقراءة. لم يُرسل مفتاحك إلى أي مكان آخر.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>تحقّق من العنوان.</translation>
    </message>
    <message>
        <source>redirects to an unencrypted address</source>
        <translation>يعيد التوجيه إلى عنوان غير مشفَّر</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى %4 غير المشفَّر. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>أبلغ مشغّل الخدمة أن إعادة التوجيه يجب أن تحافظ على https.</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>يعيد التوجيه إلى العنوان المشفَّر</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى %4، وهو العنوان نفسه عبر https. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>صفحة تسجيل دخول الخدمة بدل الأدوات</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>أدخل عنوان خادم الأدوات، وهو عنوان مختلف.</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>لا تقبل الخدمة إدخالات في عنوان فريق.</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>لا تُقبل إدخالات في عنوان فريق</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>في العنوان، ضع /u/ واسم مستخدم المالك مكان /team/ والفريق، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>لا تقبل الخدمة إدخالات في هذا المسار.</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>صفحة تسجيل دخول الخدمة بدل الاستجابة</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>افتح Resource Details وانسخ عنوان URL للمورد كاملًا مرة أخرى.</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>يعيد التوجيه إلى صفحة تسجيل دخول</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>أُعيد توجيهك إلى %4، الذي يبدو صفحة تسجيل دخول إلى شبكة أو وكيل أو بوابة ويب. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>افتح العنوان في متصفح وسجّل الدخول إن طلبت الشبكة ذلك، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>أُعيد التوجيه إلى عنوان URL نفسه مع شرطة مائلة ختامية مختلفة</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>أرسل هذه الاستجابة إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>يعيد التوجيه إلى مضيف آخر</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى %4 على مضيف آخر. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>إن كنت تثق بذلك العنوان فضعه مكان الحالي.</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>يعيد التوجيه إلى مسار آخر</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى %4 على المضيف نفسه. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>يرفض هذا العنوان مثل هذه الطلبات</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>يستجيب خادم في هذا المسار لكنه لا يقبل طلبات POST. الأرجح أنه صفحة وليس الخدمة.</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>قارن العنوان بالعنوان الموجود في المنتج.</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>رُفض تنسيق الاستجابة</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>لا تقدّم الخدمة أيًا من تنسيقات الاستجابة المطلوبة. ربما غيّر وكيلٌ الترويسة Accept.</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>لم يعد هذا العنوان موجودًا</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>تقول الخدمة إن هذا أُزيل نهائيًا.</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>الطلب أكبر مما يسمح به الخادم</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>الطلب صغير، فهناك شيء في الطريق له حد حجم منخفض جدًا.</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>أرسل هذه الاستجابة إلى مشغّل الخدمة أو مشغّل الوكيل.</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>لا يقبل الخادم JSON هنا</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>يرفض الخادم طلبات JSON، فالأرجح أن هذا المسار لخدمة أخرى.</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>يتطلب الخادم بروتوكولًا آخر</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>يتطلب الخادم لهذا العنوان بروتوكولًا غير HTTP 1.1.</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>تأكد من أن العنوان يبدأ بـ https://، وأرسل هذه الاستجابة إلى المشغّل.</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>طلبات كثيرة جدًا</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>انتظر حتى ذلك الحين، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>انتظر بضع دقائق، ثم أعد الفحص.</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>الخدمة متعطلة أو مشغولة</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>تقول الخدمة، أو البوابة التي أمامها، إنها غير متاحة: «%6».</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>أعد الفحص بعد دقيقة. إن استمر الأمر فأبلغ المشغّل بالوقت.</translation>
    </message>
    <message>
        <source>no key received</source>
        <translation>لم يُتلقَّ مفتاح</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>لم تجد الخدمة مفتاح API في الطلب، مع أنه أُرسل.</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>تعذّرت على الخدمة قراءة الإدخال</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>تقول الخدمة إن الطلب ليس JSON الذي تتوقعه.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>تأكد من أن العنوان لخدمة السجل، وأرسل هذه الاستجابة إلى مشغّلها.</translation>
    </message>
    <message>
        <source>The service rejected the API key (401).</source>
        <translation>رفضت الخدمة مفتاح API (401).</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>لم يُقبل المفتاح</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>انسخ المفتاح من المنتج مرة أخرى. ربما استُبدل.</translation>
    </message>
    <message>
        <source>The service refused the entry without a username (403).</source>
        <translation>رفضت الخدمة الإدخال بلا اسم مستخدم (403).</translation>
    </message>
    <message>
        <source>refused without a username</source>
        <translation>رُفض بلا اسم مستخدم</translation>
    </message>
    <message>
        <source>The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s key needs one, and any other key has only the access of its account.</source>
        <translation>يقبل خادم الأدوات هذا المفتاح، فالمفتاح صالح. أُرسل الإدخال بلا اسم مستخدم. يحتاج مفتاح الفريق إلى اسم، وليس لأي مفتاح آخر إلا صلاحية حسابه.</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>أدخل اسم المستخدم في «الإعداد» وفعّل «إرسال اسم المستخدم مع الإدخالات». إن رُفض ذلك أيضًا فاسأل %1، مالك المورد.</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>المفتاح صالح، لكن لا يُسمح له بالكتابة في هذا المورد (403).</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>لا يُسمح لهذا الحساب بالكتابة في المورد</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>يقبل خادم الأدوات المفتاح واسم المستخدم نفسيهما، فالمفتاح صالح. الأرجح أن هذا الحساب ليست له صلاحية وصول إلى المورد الذي يملكه %1. لا يقبل المورد العام إدخالات إلا بمفتاحه نفسه أو بمفتاح مستخدم متميز.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>تأكد من أن اسم المستخدم يخص حساب المفتاح. إن كان كذلك فاطلب من %1 مشاركة المورد مع أحد فرقك، أو اطلب مفتاح المورد نفسه.</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>رفضت الخدمة وخادم الأدوات المفتاح (403، 401).</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>المفتاح أو اسم المستخدم خاطئ</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>يرفض خادم الأدوات هذا المفتاح أيضًا. المفتاح خاطئ أو استُبدل، أو يخص موردًا آخر، أو أن اسم المستخدم لا يخصه.</translation>
    </message>
    <message>
        <source>The service refused the entry (403).</source>
        <translation>رفضت الخدمة الإدخال (403).</translation>
    </message>
    <message>
        <source>key or access was refused</source>
        <translation>رُفض المفتاح أو الوصول</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a key without access to this resource, and a team’s key without a username. The entry was sent without a username.</source>
        <translation>تعطي الخدمة هذه الاستجابة لمفتاح خاطئ، ولمفتاح بلا صلاحية وصول إلى هذا المورد، ولمفتاح فريق بلا اسم مستخدم. أُرسل الإدخال بلا اسم مستخدم.</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>رُفض المفتاح أو اسم المستخدم أو الوصول</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>تعطي الخدمة هذه الاستجابة لمفتاح خاطئ، ولاسم مستخدم لا يخص المفتاح، ولحساب بلا صلاحية وصول إلى هذا المورد الذي يملكه %1.</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>ليس لدى الخدمة مورد كهذا (404).</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>لا مورد كهذا لهذا المالك</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>ليس لدى الخدمة مورد %2 يملكه %1. غالبًا ما يكون المالك في عنوان URL غير الحساب الذي يملكه، أو أن UUID قُطع أثناء النسخ.</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>افتح Resource Details وانسخ عنوان URL للمورد كاملًا مرة أخرى. للمورد المشترك يحتوي العنوان على اسم المالك لا اسمك.</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>لا شيء يقبل إدخالات في هذا العنوان (404).</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>لا شيء يقبل إدخالات في هذا العنوان</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>ربما سُلِّم الإدخال</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>فقدت بوابةٌ الاتصال بالخدمة، ربما بعد تمرير الإدخال.</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>ابحث عن العلامة في المنتج، ثم أعد الفحص بعد دقيقة.</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>انتهت مهلة بوابة تنتظر الخدمة، ربما بعد تمرير الإدخال.</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>الطلب أكبر مما تسمح به الخدمة (413).</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>الخدمة، أو شيء في الطريق إليها، لا تقبل طلبات بهذا الحجم.</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>الإدخال أكبر مما تسمح به الخدمة</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>مقبول، لكن لمورد آخر</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>تقول الخدمة إنها قبلت الإدخال للمورد %6، لكن العنوان يذكر %2.</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>أرسل هذه الاستجابة إلى مشغّل الخدمة. تصل الإدخالات إلى مكان آخر.</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>استجابة غير حاسمة</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>لا تقبل الاستجابة الإدخال ولا ترفضه بوضوح: «%6».</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>ابحث عن العلامة في المنتج، وتأكد من أن العنوان لخدمة السجل.</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>المطلوب رمز OAuth مميز، لا مفتاح API</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>يعيد الخادم الرمز 401 مع «WWW-Authenticate: Bearer» ويذكر مكان تسجيل دخول العملاء، لذا لا ينطبق هنا أي مفتاح API.</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>لم يجد خادم الأدوات مفتاح API في الطلب، مع أنه أُرسل.</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>لم يُقبل المفتاح لهذا المورد</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>انسخ المفتاح مرة أخرى، وتأكد من أن اسم المستخدم يخصه.</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>لم يُتلقَّ اسم مستخدم</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>يحتاج خادم الأدوات إلى معرفة أدوات مَن يسرد.</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>أدخل اسم مستخدم الحساب أو عنوان بريده الإلكتروني.</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>لا حساب مرتبط بعد</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>اربط حسابًا في المنتج، ثم أعد الفحص. لا يحتاج إليه شيء آخر.</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>يمرّر خادم الأدوات هذا الطلب دون إضافة رمز مميز، ولم ترسل أنت واحدًا. لا يحتاج إليه شيء آخر.</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>احفظ رمزًا مميزًا لاستضافة الكود في صفحة «الإعداد»، أو باستخدام «resource-console key set --code-hosting-token».</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>يتطلب الخادم الذي خلفه رمزًا مميزًا</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>لم يُقبل المفتاح أو اسم المستخدم</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>لا يُسمح للمفتاح باستدعاء هذه الأداة</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>يتعرف خادم الأدوات على المفتاح أو المستخدم، لكنه يرفض هذا الاستدعاء.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>تأكد من أن اسم المستخدم يخص المفتاح.</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>لا يُسمح للمفتاح بسرد هذه الأدوات</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>فُقدت الجلسة</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>فتح خادم الأدوات جلسة ثم فقدها، مرتين. كثيرًا ما تتشارك عدة خوادم عنوانًا واحدًا ولا تتشارك جلساتها.</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>أعد الفحص. إن استمر الأمر فأرسل هذه الاستجابة إلى المشغّل.</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>لا أدوات في هذا العنوان</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>أزل /mcp/ أو /github/ من عنوان خادم الأدوات.</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>لا يقدّم خادم الأدوات أيًا منها</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>يقول خادم الأدوات إن الواجهة الخلفية لنقطة النهاية هذه غير مكوَّنة. هذا إعداد من جهته.</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>إن كنت تحتاج إلى هذه الأدوات فاطلب من المشغّل إعدادها.</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>لم يستجب الخادم الذي خلفه</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>مرّر خادم الأدوات هذا الطلب، لكن الخادم الذي خلفه لم يستجب.</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>أعد الفحص بعد دقيقة. إن استمر الأمر فأرسل هذه الاستجابة إلى المشغّل.</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>كان الخادم الذي خلفه بطيئًا جدًا</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>انتهت مهلة بوابة تنتظر خادم الأدوات.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>تأكد من أن العنوان لخادم أدوات. إن كان كذلك فأرسل هذه الاستجابة إلى مشغّله.</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>تحقّق من وجود إصدار أحدث من هذا البرنامج، وأرسل هذه الاستجابة إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>الترويسات والطلب لا يتطابقان</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>يقول خادم الأدوات إن الترويسات لا تطابق الطلب. قد يزيلها أو يغيّرها شيء في الطريق.</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>تحقّق هل يزيل وكيلٌ الترويسات التي تبدأ بـ Mcp.</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>يتطلب الخادم أكثر مما يستطيعه هذا البرنامج</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>يتطلب الخادم جلسة ولا يفتح أي جلسة</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>لا يقبل الخادم استدعاءات</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>يسرد هذا الخادم الأدوات لكنه لا يشغّلها. لا يدعم «tools/call» (الخطأ ‎-32601).</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>اسأل مشغّل الخادم عن المكان الذي يمكن استدعاء أدواته فيه.</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>ليست لدى الخادم قائمة أدوات</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>يستخدم هذا الخادم JSON-RPC، لكنه لا يدعم tools/list.</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>تأكد من أن العنوان لخادم أدوات.</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>لم يقبل الخادم الاستدعاء</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>لم تعد لدى الخادم هذه الأداة، أو أنه لا يقبل هذه الوسيطات (الخطأ ‎-32602).</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>حدّث الأدوات، وتحقّق من الوسيطات وفق المخطط.</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>يرفض الخادم هذا الطلب</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>يقول خادم الأدوات إنه لا يقبل هذا الطلب. تقول بعض الخوادم ذلك لكل طريقة غير معروفة.</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>خطأ داخلي في خادم الأدوات</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>تعذّرت على الخادم قراءة الطلب</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>يقول خادم الأدوات إنه لم يتلقَّ JSON قابلًا للقراءة، مع أن JSON أُرسل. قد يغيّره شيء في الطريق.</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>تحقّق هل يغيّر وكيلٌ الطلبات، وأرسل هذه الاستجابة إلى مشغّل خادم الأدوات.</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>لا يرى الخادم طلبًا صالحًا</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>استجابة لطلب آخر</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>الاستجابة لطلب آخر (قيمة id فيها غير مطابقة). هناك ما يخلط بين الاستجابات.</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>الاستجابة ليست JSON صالحًا</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>الاستجابة ليست JSON صالحًا: «%6».</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>كانت الاستجابة فارغة</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>استجابة، لكنها ليست نتيجة أداة</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>الاستجابة ليست نتيجة أداة: «%6».</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>أرسل هذه الاستجابة إلى مشغّل خادم الأدوات.</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>استجابة، لكن ليس من خادم أدوات</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>الاستجابة ليست قائمة أدوات: «%6».</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>تستجيب نقطة النهاية، لكن قائمتها فارغة. لن يحصل النموذج على أدوات.</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>وصل جزء من القائمة فقط: %7</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>في بعض الأدوات مشكلات، وقد لا يحصل عليها النموذج: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>اعرض هذا على مشغّل خادم الأدوات.</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>لا مسار مباشر؛ تمر الطلبات عبر وكيل</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>فشل اختبار مباشر («%6»). تمر الطلبات عبر الوكيل %9 الذي ينشئ الاتصال، لذا قد لا يؤثر ذلك فيها.</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>انظر هل يُقبل الإدخال.</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>لم يستجب أي خادم أسماء</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>تعذّر الاستعلام من خادم الأسماء الآن، لذا لا يُعرف هل %3 موجود.</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>تحقّق من اتصال هذا الجهاز بالإنترنت، ثم أعد المحاولة بعد دقيقة.</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>لم يُعثر على اسم المضيف %3.</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 اسم قصير بلا نطاق. لا تعمل هذه الأسماء إلا داخل شبكة واحدة، أو ينقص جزء من الاسم.</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>أدخل اسم المضيف كاملًا، مثل logs.example.com، أو انضم إلى الشبكة أو VPN حيث يعمل الاسم القصير.</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>ليس في DNS سجل لهذا الاسم. قد يكون مكتوبًا خطأ، أو موجودًا على شبكة شركة أو VPN فقط.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>تحقّق من خلو العنوان من الأخطاء المطبعية ومن أن هذا الجهاز على الشبكة الصحيحة.</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>لم يستجب خادم الأسماء في الوقت المحدد</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>تجاوز البحث عن %3 المهلة. المشكلة في الشبكة لا في العنوان.</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>تحقّق من اتصال الشبكة وVPN، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>لم يسمح الوكيل بمرور الطلب</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>تمر الطلبات عبر الوكيل %9، الذي رفض أو لم يستجب: «%6».</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>تحقّق من إعدادات الوكيل في هذا الجهاز، واسأل مشغّل الوكيل.</translation>
    </message>
    <message>
        <source>nothing is listening on this port</source>
        <translation>لا شيء يستمع على هذا المنفذ</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>تحقّق من المنفذ في العنوان ومن أن الخدمة تعمل.</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>لم يستجب شيء على هذا المنفذ</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>لا استجابة على هذا المنفذ. ربما يُسقط جدار حماية الاتصال، أو أن العنوان غير مستخدم.</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>اسأل هل يوجد جدار حماية أو VPN بين هذا الجهاز و%3.</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>لا مسار إلى هذا العنوان</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>ليس لدى هذا الجهاز أو شبكته مسار إلى %3: «%6».</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>تحقّق من اتصال الشبكة وVPN وجدار الحماية.</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>لم يستجب %3 عبر IPv6، واستجاب عبر IPv4 الأقدم. قد تبدو البرامج الأقل صبرًا بطيئة أو تفشل.</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>أبلغ مشغّل هذه الشبكة أو مشغّل الخدمة أن IPv6 لا يعمل بينهما.</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>انتهت مهلة مصافحة TLS</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>قبل المنفذ الاتصال لكنه لم يستجب لمصافحة TLS.</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>تحقّق من المنفذ في العنوان. إن كان صحيحًا فاسأل هل يفحص جدار حماية اتصالات TLS.</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>تنتهي صلاحية الشهادة قريبًا. بعد ذلك ستفشل الاتصالات.</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>أبلغ مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>وكيل يتطلب تسجيل دخول</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>استجاب وكيل بين هذا الجهاز والخدمة ويتطلب مصادقة. لم يتم الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>أدخل بيانات تسجيل الدخول في إعدادات الوكيل في هذا الجهاز، أو اسأل مشغّل الوكيل.</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>انتهى تدفق الأحداث دون الاستجابة</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>بدأ خادم الأدوات تدفق أحداث وأنهاه قبل الاستجابة لهذا الطلب.</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>أُغلق بلا استجابة</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>الاستجابة مبتورة</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>أعد المحاولة. إن استمر الأمر فاسأل هل يحدّ وكيلٌ في الطريق من الاستجابات.</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>لا استجابة بعد؛ الأرجح أن أشخاصًا أُخطروا</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>ابحث عن العلامة في المنتج قبل أن ترسل الإدخال مرة أخرى. ارفع المهلة للإدخال التالي.</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>لا استجابة قبل انتهاء المهلة</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>ابحث عن العلامة في المنتج أولًا، ثم ارفع المهلة.</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>لم تكتمل الاستجابة قبل انتهاء المهلة</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>لا استجابة من أي من نقطتي النهاية قبل انتهاء المهلة</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>أُرسل الطلب، لكن لم تبدأ أي استجابة قبل انتهاء المهلة.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>أعد المحاولة، أو ارفع المهلة.</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>الاستجابة ليست HTTP</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>تحقّق من مخطط العنوان (scheme) ومنفذه.</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>الاستجابة أكبر من اللازم</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>تأكد من أن العنوان للخدمة.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>التالي: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>تحقّق من أثرها لدى الخدمة قبل استدعائها مرة أخرى.</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>ابحث عن العلامة في المنتج أولًا. لا ترسل الإدخال مرة أخرى إلا إذا لم تجدها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>السبب غير معروف.</translation>
    </message>
    <message>
        <source>This is a team’s key. The service accepts it only together with a team member’s username, and expires it after two hours at most.</source>
        <translation>هذا مفتاح فريق. لا تقبله الخدمة إلا مع اسم مستخدم لعضو في الفريق، وتُنهي صلاحيته بعد ساعتين على الأكثر.</translation>
    </message>
    <message>
        <source>Enter the username, and turn on “Send username with entries”.</source>
        <translation>أدخل اسم المستخدم وفعّل «إرسال اسم المستخدم مع الإدخالات».</translation>
    </message>
    <message>
        <source>The resource is there, at another address.</source>
        <translation>المورد موجود، لكن في عنوان آخر.</translation>
    </message>
    <message>
        <source>the resource is at another address</source>
        <translation>المورد في عنوان آخر</translation>
    </message>
    <message>
        <source>The log tool reads this resource’s log, and names another owner than the URL does.</source>
        <translation>تقرأ أداة السجل سجل هذا المورد، وتذكر مالكًا غير المذكور في عنوان URL.</translation>
    </message>
    <message>
        <source>Use %6</source>
        <translation>استخدم %6</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>لا يوجد مورد كهذا</translation>
    </message>
    <message>
        <source>The log tool does not find the resource %2 either. It was deleted, or the UUID was cut off while copying.</source>
        <translation>لم تعثر أداة السجل أيضًا على المورد %2. إما أنه حُذف، أو أن UUID قُطع أثناء النسخ.</translation>
    </message>
    <message>
        <source>The resource is there, but this account has no access to it.</source>
        <translation>المورد موجود، لكن ليست لهذا الحساب صلاحية وصول إليه.</translation>
    </message>
    <message>
        <source>this account has no access to the resource</source>
        <translation>ليست لهذا الحساب صلاحية وصول إلى المورد</translation>
    </message>
    <message>
        <source>The log tool knows the resource, and denies this account access to it.</source>
        <translation>تعرف أداة السجل المورد، لكنها ترفض وصول هذا الحساب إليه.</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams.</source>
        <translation>تأكد من أن اسم المستخدم يخص حساب المفتاح. إن كان كذلك فاطلب من %1 مشاركة المورد مع أحد فرقك.</translation>
    </message>
    <message>
        <source>the service is not set up yet</source>
        <translation>الخدمة غير مُعدّة بعد</translation>
    </message>
    <message>
        <source>%3 redirects every request to its setup page, /setup/. It accepts nothing before somebody has completed that page.</source>
        <translation>يعيد %3 توجيه كل طلب إلى صفحة الإعداد الخاصة به، /setup/. لا يقبل شيئًا قبل أن يُكمل شخص ما تلك الصفحة.</translation>
    </message>
    <message>
        <source>Ask the operator to complete the setup.</source>
        <translation>اطلب من المشغّل إكمال الإعداد.</translation>
    </message>
    <message>
        <source>The API key is valid, but the username does not belong to it (403).</source>
        <translation>مفتاح API صالح، لكن اسم المستخدم لا يخصه (403).</translation>
    </message>
    <message>
        <source>the username does not belong to the key</source>
        <translation>اسم المستخدم لا يخص المفتاح</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the username, and refuses it with the username. The key is valid.</source>
        <translation>يقبل خادم الأدوات هذا المفتاح بلا اسم المستخدم، ويرفضه مع اسم المستخدم. المفتاح صالح.</translation>
    </message>
    <message>
        <source>Enter the username of the key’s account, or leave it empty.</source>
        <translation>أدخل اسم مستخدم حساب المفتاح، أو اتركه فارغًا.</translation>
    </message>
    <message>
        <source>The account was renamed or deleted (404, 401).</source>
        <translation>غُيّر اسم الحساب أو حُذف الحساب (404، 401).</translation>
    </message>
    <message>
        <source>the account was renamed or deleted</source>
        <translation>غُيّر اسم الحساب أو حُذف الحساب</translation>
    </message>
    <message>
        <source>This address accepted entries before. Now the service does not know it, and the tool server does not know the key. Both happen at once when the account %1 is renamed or deleted.</source>
        <translation>قبِل هذا العنوان إدخالات من قبل. الآن لا تعرفه الخدمة، ولا يعرف خادم الأدوات المفتاح. يحدث الأمران معًا عند تغيير اسم الحساب %1 أو حذفه.</translation>
    </message>
    <message>
        <source>Ask %1, or look in the product for the account’s new name. Then copy the Resource URL and the key again.</source>
        <translation>اسأل %1، أو ابحث في المنتج عن الاسم الجديد للحساب. ثم انسخ عنوان URL للمورد والمفتاح مرة أخرى.</translation>
    </message>
    <message>
        <source>The resource was deleted or moved (404).</source>
        <translation>حُذف المورد أو نُقل (404).</translation>
    </message>
    <message>
        <source>the resource was deleted or moved</source>
        <translation>حُذف المورد أو نُقل</translation>
    </message>
    <message>
        <source>This address accepted entries before, and now the service has no such resource.</source>
        <translation>قبِل هذا العنوان إدخالات من قبل، والآن ليس لدى الخدمة مورد كهذا.</translation>
    </message>
    <message>
        <source>Look for the resource in the product, and copy its Resource URL again.</source>
        <translation>ابحث عن المورد في المنتج، وانسخ عنوان URL الخاص به مرة أخرى.</translation>
    </message>
    <message>
        <source>no such resource; the UUID has capital letters</source>
        <translation>لا مورد كهذا؛ في UUID أحرف كبيرة</translation>
    </message>
    <message>
        <source>Write the UUID in the Resource URL in small letters.</source>
        <translation>اكتب UUID في عنوان URL للمورد بأحرف صغيرة.</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you rely on the entry.</source>
        <translation>ابحث عن العلامة في المنتج قبل أن تعتمد على الإدخال.</translation>
    </message>
    <message>
        <source>accepted, but the service’s clock is %6</source>
        <translation>مقبول، لكن ساعة الخدمة %6</translation>
    </message>
    <message>
        <source>Entries carry this computer’s time, so they appear at the wrong place in the log.</source>
        <translation>تحمل الإدخالات وقت هذا الجهاز، لذا تظهر في موضع خاطئ من السجل.</translation>
    </message>
    <message>
        <source>Set this computer’s clock by a time server. If it is right, tell the operator.</source>
        <translation>اضبط ساعة هذا الجهاز وفق خادم وقت. إن كانت صحيحة فأبلغ المشغّل.</translation>
    </message>
    <message>
        <source>a username and password are required, not an API key</source>
        <translation>المطلوب اسم مستخدم وكلمة مرور، لا مفتاح API</translation>
    </message>
    <message>
        <source>Ask the operator for an address that accepts API keys.</source>
        <translation>اطلب من المشغّل عنوانًا يقبل مفاتيح API.</translation>
    </message>
    <message>
        <source>The tool server refuses this key with the username, and accepts it without one. The key is valid.</source>
        <translation>يرفض خادم الأدوات هذا المفتاح مع اسم المستخدم، ويقبله بلا اسم مستخدم. المفتاح صالح.</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the resource’s UUID, and refuses it with the UUID. The key is valid, but its account has no access to this resource.</source>
        <translation>يقبل خادم الأدوات هذا المفتاح دون UUID المورد، ويرفضه مع UUID. المفتاح صالح، لكن ليست لحسابه صلاحية وصول إلى هذا المورد.</translation>
    </message>
    <message>
        <source>With the resource’s UUID, the tool server gives this response both for a wrong key and for a valid key without access to this resource.</source>
        <translation>مع UUID المورد، يعطي خادم الأدوات هذه الاستجابة لمفتاح خاطئ ولمفتاح صالح بلا صلاحية وصول إلى هذا المورد على حد سواء.</translation>
    </message>
    <message>
        <source>Run a check. It asks once more without the UUID, which shows which of the two it is.</source>
        <translation>شغّل فحصًا. يسأل الفحص مرة أخرى دون UUID، فيبيّن أي الحالتين هي القائمة.</translation>
    </message>
    <message>
        <source>the tool server does not recognize this key without the resource’s UUID</source>
        <translation>لا يتعرف خادم الأدوات على هذا المفتاح دون UUID المورد</translation>
    </message>
    <message>
        <source>This is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>الأرجح أن هذا مفتاح المورد نفسه. لا يتعرف خادم الأدوات على مثل هذه المفاتيح إلا مع UUID المورد.</translation>
    </message>
    <message>
        <source>A service may distinguish capital from small letters in UUIDs, and use small ones. SDKs send %2 unchanged and lose every entry.</source>
        <translation>قد تميّز الخدمة بين الأحرف الكبيرة والصغيرة في UUID، وتستخدم الصغيرة. ترسل حزم SDK المعرّف %2 دون تغيير وتفقد كل إدخال.</translation>
    </message>
    <message>
        <source>a bearer token is required</source>
        <translation>يلزم رمز Bearer مميز</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer”, and the key was sent in another header.</source>
        <translation>يطلب خادم الأدوات «Authorization: Bearer»، وقد أُرسل المفتاح في ترويسة أخرى.</translation>
    </message>
    <message>
        <source>Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.</source>
        <translation>فعّل «كرمز Bearer مميز» لملف التعريف هذا في صفحة «الإعداد»، أو استخدم --bearer.</translation>
    </message>
    <message>
        <source>this server has none</source>
        <translation>لا توجد على هذا الخادم</translation>
    </message>
    <message>
        <source>The general tools work. This tool server has no code-hosting endpoint, which is usual.</source>
        <translation>الأدوات العامة تعمل. ليس في خادم الأدوات هذا نقطة نهاية لاستضافة الكود، وهذا معتاد.</translation>
    </message>
    <message>
        <source>If you expect code-hosting tools, ask the operator for their address.</source>
        <translation>إن كنت تتوقع أدوات استضافة الكود فاطلب عنوانها من المشغّل.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used, so nothing was sent.</source>
        <translation>تحدّد البيئة وكيلًا لا يمكن استخدامه، لذا لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Correct the variable, or remove it.</source>
        <translation>صحّح المتغير أو أزله.</translation>
    </message>
    <message>
        <source>The service does not serve this host name.</source>
        <translation>لا تخدم الخدمة اسم المضيف هذا.</translation>
    </message>
    <message>
        <source>The server serves only certain host names, and %3 is not one of them.</source>
        <translation>لا يخدم الخادم إلا أسماء مضيفين معيّنة، وليس %3 منها.</translation>
    </message>
    <message>
        <source>The server requires a username and password, not an API key (401).</source>
        <translation>يتطلب الخادم اسم مستخدم وكلمة مرور، لا مفتاح API (401).</translation>
    </message>
    <message>
        <source>The key or token lacks a scope that the server requires.</source>
        <translation>ينقص المفتاح أو الرمز المميز نطاق يتطلبه الخادم.</translation>
    </message>
    <message>
        <source>a scope is missing</source>
        <translation>ينقص نطاق</translation>
    </message>
    <message>
        <source>The server recognizes the key or token, but it lacks a scope (insufficient_scope): “%6”.</source>
        <translation>يتعرف الخادم على المفتاح أو الرمز المميز، لكن ينقصه نطاق (insufficient_scope): «%6».</translation>
    </message>
    <message>
        <source>Ask for a key or token with that scope.</source>
        <translation>اطلب مفتاحًا أو رمزًا مميزًا له هذا النطاق.</translation>
    </message>
    <message>
        <source>The server requires a client certificate.</source>
        <translation>يتطلب الخادم شهادة عميل.</translation>
    </message>
    <message>
        <source>a client certificate is required</source>
        <translation>تلزم شهادة عميل</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for a client certificate (mutual TLS), which this program does not send.</source>
        <translation>يطلب الخادم، أو وكيل أمامه، شهادة عميل (mutual TLS)، وهذا البرنامج لا يرسلها.</translation>
    </message>
    <message>
        <source>A gateway got no usable response from the service.</source>
        <translation>لم تحصل بوابةٌ على استجابة قابلة للاستخدام من الخدمة.</translation>
    </message>
    <message>
        <source>a gateway got no usable response from the service</source>
        <translation>لم تحصل بوابةٌ على استجابة قابلة للاستخدام من الخدمة</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>أعد الفحص بعد دقيقة. إن استمر الأمر فأرسل الوقت وهذه الاستجابة إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>“not modified”, which is no response to this request</source>
        <translation>«not modified»، وهذه ليست استجابة لهذا الطلب</translation>
    </message>
    <message>
        <source>Status 304 belongs to caches. A cache or proxy on the way may have responded instead of the service.</source>
        <translation>الحالة 304 خاصة بذاكرات التخزين المؤقت. ربما استجابت ذاكرة تخزين مؤقت أو وكيل في الطريق بدل الخدمة.</translation>
    </message>
    <message>
        <source>a login page instead of this catalog</source>
        <translation>صفحة تسجيل دخول بدل هذا الكتالوج</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator whether the server has this catalog.</source>
        <translation>اربط الحساب في المنتج، أو اسأل المشغّل هل لدى الخادم هذا الكتالوج.</translation>
    </message>
    <message>
        <source>The address redirects in a loop.</source>
        <translation>يعيد العنوان التوجيه في حلقة.</translation>
    </message>
    <message>
        <source>redirects back and forth</source>
        <translation>يعيد التوجيه ذهابًا وإيابًا</translation>
    </message>
    <message>
        <source>The addresses with and without a trailing slash redirect to each other, the last one to %4. Your key was not sent to any other server.</source>
        <translation>يعيد كل من العنوانين، بالشرطة المائلة الختامية وبدونها، التوجيه إلى الآخر، وآخرهما إلى %4. لم يُرسل مفتاحك إلى أي خادم آخر.</translation>
    </message>
    <message>
        <source>a server error</source>
        <translation>خطأ في الخادم</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error: “%6”.</source>
        <translation>تبلّغ الخدمة، أو بوابة أمامها، عن خطأ في الخادم: «%6».</translation>
    </message>
    <message>
        <source>The server requires a bearer token for entries (401).</source>
        <translation>يتطلب الخادم رمز Bearer مميزًا للإدخالات (401).</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, asks for “Authorization: Bearer”, which this program does not send with entries.</source>
        <translation>يطلب الخادم، أو بوابة أمامه، «Authorization: Bearer»، وهذا البرنامج لا يرسله مع الإدخالات.</translation>
    </message>
    <message>
        <source>Check the Resource URL. If it is right, ask the operator for an address that accepts API keys.</source>
        <translation>تحقّق من عنوان URL للمورد. إن كان صحيحًا فاطلب من المشغّل عنوانًا يقبل مفاتيح API.</translation>
    </message>
    <message>
        <source>accepted, but the response says “%6”</source>
        <translation>مقبول، لكن الاستجابة تقول «%6»</translation>
    </message>
    <message>
        <source>The status reports success, and the response a failure. The service may have stored nothing, or only a part.</source>
        <translation>تفيد الحالة بالنجاح، والاستجابة بالفشل. ربما لم تخزّن الخدمة شيئًا، أو خزّنت جزءًا فقط.</translation>
    </message>
    <message>
        <source>the key was refused in a JSON-RPC error</source>
        <translation>رُفض المفتاح في خطأ JSON-RPC</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username: “%6”.</source>
        <translation>لا يقبل خادم الأدوات هذا المفتاح مع اسم المستخدم هذا: «%6».</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer” and names where clients sign in. The key was sent in another header.</source>
        <translation>يطلب خادم الأدوات «Authorization: Bearer» ويذكر مكان تسجيل دخول العملاء. أُرسل المفتاح في ترويسة أخرى.</translation>
    </message>
    <message>
        <source>If your key is a bearer token, turn on “As a bearer token” for this profile on the Setup page, or use --bearer. This program does not support OAuth sign-in.</source>
        <translation>إن كان مفتاحك رمز Bearer مميزًا، ففعّل «كرمز Bearer مميز» لملف التعريف هذا في صفحة «الإعداد»، أو استخدم --bearer. لا يدعم هذا البرنامج تسجيل الدخول باستخدام OAuth.</translation>
    </message>
    <message>
        <source>refused, although the general tools are listed</source>
        <translation>مرفوض، مع أن الأدوات العامة مسرودة</translation>
    </message>
    <message>
        <source>The general tools accept the same key and username, so this refusal is most likely about the account or token behind this catalog: “%6”.</source>
        <translation>تقبل الأدوات العامة المفتاح واسم المستخدم نفسيهما، لذا فالأرجح أن هذا الرفض يتعلق بالحساب أو الرمز المميز وراء هذا الكتالوج: «%6».</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator who may use this catalog.</source>
        <translation>اربط الحساب في المنتج، أو اسأل المشغّل من يجوز له استخدام هذا الكتالوج.</translation>
    </message>
    <message>
        <source>the protocol version was refused</source>
        <translation>رُفض إصدار البروتوكول</translation>
    </message>
    <message>
        <source>the event stream reports an error</source>
        <translation>يبلّغ تدفق الأحداث عن خطأ</translation>
    </message>
    <message>
        <source>The tool server sent an error in its event stream instead of a response: “%6”.</source>
        <translation>أرسل خادم الأدوات خطأ في تدفق أحداثه بدل الاستجابة: «%6».</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for HTTP Basic or Windows authentication, which this program does not send.</source>
        <translation>يطلب الخادم، أو وكيل أمامه، مصادقة HTTP Basic أو مصادقة Windows، وهذا البرنامج لا يرسلها.</translation>
    </message>
    <message>
        <source>redirects to its own sign-in page</source>
        <translation>يعيد التوجيه إلى صفحة تسجيل الدخول الخاصة به</translation>
    </message>
    <message>
        <source>%3 redirects this path to a sign-in page on the same host, %4. A browser is expected here, not an API key. Your key was not sent there.</source>
        <translation>يعيد %3 توجيه هذا المسار إلى صفحة تسجيل دخول على المضيف نفسه، %4. المتوقع هنا متصفح، لا مفتاح API. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>The address redirects to itself.</source>
        <translation>يعيد العنوان التوجيه إلى نفسه.</translation>
    </message>
    <message>
        <source>redirects to itself</source>
        <translation>يعيد التوجيه إلى نفسه</translation>
    </message>
    <message>
        <source>the server stopped waiting</source>
        <translation>توقف الخادم عن الانتظار</translation>
    </message>
    <message>
        <source>The service received no API key.</source>
        <translation>لم تتلقَّ الخدمة مفتاح API.</translation>
    </message>
    <message>
        <source>this catalog’s token was refused</source>
        <translation>رُفض الرمز المميز لهذا الكتالوج</translation>
    </message>
    <message>
        <source>Create a new token there and save it on the Setup page.</source>
        <translation>أنشئ رمزًا مميزًا جديدًا هناك واحفظه في صفحة «الإعداد».</translation>
    </message>
    <message>
        <source>Save a token for this catalog on the Setup page, or with “resource-console key set --catalog NAME”.</source>
        <translation>احفظ رمزًا مميزًا لهذا الكتالوج في صفحة «الإعداد»، أو باستخدام «resource-console key set --catalog NAME».</translation>
    </message>
    <message>
        <source>the tool server reports error -32001</source>
        <translation>يبلّغ خادم الأدوات عن الخطأ ‎-32001</translation>
    </message>
    <message>
        <source>Check the key and the username, then check again. If it persists, send this response to the operator.</source>
        <translation>تحقّق من المفتاح واسم المستخدم، ثم أعد الفحص. إن استمر الأمر فأرسل هذه الاستجابة إلى المشغّل.</translation>
    </message>
    <message>
        <source>the server accepts requests of certain web pages only</source>
        <translation>لا يقبل الخادم إلا طلبات صفحات ويب معيّنة</translation>
    </message>
    <message>
        <source>The server checks the Origin header, which browsers send and this program does not: “%6”.</source>
        <translation>يتحقق الخادم من الترويسة Origin التي ترسلها المتصفحات ولا يرسلها هذا البرنامج: «%6».</translation>
    </message>
    <message>
        <source>Ask the operator to accept requests without an Origin header.</source>
        <translation>اطلب من المشغّل قبول الطلبات التي بلا ترويسة Origin.</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site: “%6”.</source>
        <translation>الاستجابة صفحة ويب، الأرجح أنها صفحة تسجيل دخول إلى شبكة أو وكيل أو موقع آخر: «%6».</translation>
    </message>
    <message>
        <source>probably refused by a gateway in front of the service</source>
        <translation>الأرجح أن بوابة أمام الخدمة رفضته</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests and says to wait until %5.</source>
        <translation>تُبلغ الخدمة، أو بوابة أمامها، عن طلبات أكثر من اللازم وتطلب الانتظار حتى %5.</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests: “%6”.</source>
        <translation>تُبلغ الخدمة، أو بوابة أمامها، عن طلبات أكثر من اللازم: «%6».</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, is unavailable and says to try again at %5.</source>
        <translation>الخدمة، أو بوابة أمامها، غير متاحة وتقول إنه يجب إعادة المحاولة في %5.</translation>
    </message>
    <message>
        <source>the address is for an older transport</source>
        <translation>العنوان مخصص لناقل أقدم</translation>
    </message>
    <message>
        <source>Addresses with /sse usually belong to an older MCP transport, which this program does not support.</source>
        <translation>العناوين التي فيها /sse تخص عادةً ناقل MCP أقدم لا يدعمه هذا البرنامج.</translation>
    </message>
    <message>
        <source>Enter the server’s address for Streamable HTTP. It often ends with /mcp.</source>
        <translation>أدخل عنوان الخادم الخاص بـ Streamable HTTP. ينتهي غالبًا بـ /mcp.</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request: “%6”.</source>
        <translation>يقول خادم الأدوات إنه لا يفهم هذا الطلب: «%6».</translation>
    </message>
    <message>
        <source>Some definitions hide text or try to steer a model.</source>
        <translation>بعض التعريفات تخفي نصًا أو تحاول توجيه نموذج.</translation>
    </message>
    <message>
        <source>Read the findings in Tools, or with “resource-console tools lint”.</source>
        <translation>اقرأ الملاحظات في «الأدوات» أو باستخدام «resource-console tools lint».</translation>
    </message>
    <message>
        <source>Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and the UUID in the Resource URL.</source>
        <translation>عطّل «إرسال UUID إلى خادم الأدوات» لملف التعريف هذا في صفحة «الإعداد»، وتحقّق من المالك وUUID في عنوان URL للمورد.</translation>
    </message>
    <message>
        <source>Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.</source>
        <translation>فعّل «إرسال UUID إلى خادم الأدوات» لملف التعريف هذا في صفحة «الإعداد»، أو استخدم مفتاح حساب.</translation>
    </message>
    <message>
        <source>redirects to a single sign-on page</source>
        <translation>يعيد التوجيه إلى صفحة تسجيل دخول موحّد</translation>
    </message>
    <message>
        <source>a payment or more credit is required</source>
        <translation>يلزم دفع أو رصيد إضافي</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, wants a payment before it accepts requests: “%6”.</source>
        <translation>يطلب الخادم، أو بوابة أمامه، دفعًا قبل قبول الطلبات: “%6”.</translation>
    </message>
    <message>
        <source>Check the plan and the credit of the account in the product.</source>
        <translation>تحقّق من خطة الحساب ورصيده في المنتج.</translation>
    </message>
    <message>
        <source>Check whether the server expects another header, or a proxy removes the header that carries the key.</source>
        <translation>تحقّق هل يتوقع الخادم ترويسة أخرى، أو هل يزيل وكيلٌ الترويسة التي تحمل المفتاح.</translation>
    </message>
    <message>
        <source>The service refused the team’s key (403).</source>
        <translation>رفضت الخدمة مفتاح الفريق (403).</translation>
    </message>
    <message>
        <source>the team’s key was not accepted</source>
        <translation>لم يُقبل مفتاح الفريق</translation>
    </message>
    <message>
        <source>A server responds, but not at this path: “%6”. The product path or the host may be wrong.</source>
        <translation>يستجيب خادم، لكن ليس في هذا المسار: “%6”. قد يكون مسار المنتج أو المضيف خاطئًا.</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path: “%6”.</source>
        <translation>يستجيب خادم، لكن ليست له نقطة نهاية للأدوات في هذا المسار: “%6”.</translation>
    </message>
    <message>
        <source>a gateway got no response from the tool server</source>
        <translation>لم تتلقَّ بوابةٌ استجابة من خادم الأدوات</translation>
    </message>
    <message>
        <source>A gateway in front of the tool server could not reach it, or lost the connection: “%6”.</source>
        <translation>لم تتمكن بوابة أمام خادم الأدوات من الوصول إليه، أو فقدت الاتصال: “%6”.</translation>
    </message>
    <message>
        <source>The tool server and this program have no protocol version in common (error -32022): “%6”.</source>
        <translation>لا توجد نسخة مشتركة من البروتوكول بين خادم الأدوات وهذا البرنامج (الخطأ ‎-32022): “%6”.</translation>
    </message>
    <message>
        <source>A sign-in page responded instead of the service.</source>
        <translation>استجابت صفحة تسجيل دخول بدلًا من الخدمة.</translation>
    </message>
    <message>
        <source>Enter a team member’s username. If the key is older than two hours, create a new one in the product.</source>
        <translation>أدخل اسم مستخدم لعضو في الفريق. إذا كان عمر المفتاح أكثر من ساعتين، فأنشئ مفتاحًا جديدًا في المنتج.</translation>
    </message>
    <message>
        <source>an interim status instead of a response</source>
        <translation>حالة مؤقتة بدل استجابة</translation>
    </message>
    <message>
        <source>Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed was not read.</source>
        <translation>الحالات من 100 إلى 199، مثل 102 و103، تعلن عن استجابة فحسب. لم يُقرأ ما جاء بعدها.</translation>
    </message>
    <message>
        <source>Ask the operator of the service or of a proxy on the way to turn them off.</source>
        <translation>اطلب من مشغّل الخدمة، أو مشغّل وكيل في الطريق، إيقافها.</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries.</source>
        <translation>العنوان المُعطى بوصفه خادم الأدوات هو عنوان URL لمورد يستقبل الإدخالات.</translation>
    </message>
    <message>
        <source>If it shows a prompt, that may be behind this window.</source>
        <translation>إن كانت تعرض مطالبة، فقد تكون خلف هذه النافذة.</translation>
    </message>
    <message>
        <source>The service may be restarting, a firewall or proxy may have cut the connection off, or the server does not speak HTTP.</source>
        <translation>ربما يُعاد تشغيل الخدمة، أو قطع الاتصالَ جدار حماية أو وكيل، أو أن الخادم لا يستخدم HTTP.</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service responds after it has stored an error or alert and notified people, so most likely the entry is stored and people were notified.</source>
        <translation>أُرسل الإدخال. لا تستجيب مثل هذه الخدمة إلا بعد أن تخزّن الخطأ أو التنبيه وتُخطر أشخاصًا، فالأرجح أن الإدخال خُزّن وأن أشخاصًا أُخطروا.</translation>
    </message>
    <message>
        <source>Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>تعالج بعض خوادم الأدوات طلبًا واحدًا في كل مرة، وتتوقف وهي تنتظر خادمًا خلفها.</translation>
    </message>
    <message>
        <source>It may be another kind of service, or a port that requires https.</source>
        <translation>قد يكون نوعًا آخر من الخدمات، أو منفذًا يتطلب https.</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name.</source>
        <translation>تعيد الخدمة هذه الصفحة لاسم مضيف ليس في قائمتها، %3، مثل عنوان IP أو اسم مستعار أو اسم قديم.</translation>
    </message>
    <message>
        <source>A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”.</source>
        <translation>لم تتمكن بوابة أمام الخدمة، مثل CDN، من الحصول على استجابة قابلة للاستخدام منها: «%6».</translation>
    </message>
    <message>
        <source>This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front of it probably refused the request, so this does not show whether the key is valid.</source>
        <translation>لا يبدو هذا رفضًا من الخدمة نفسها: «%6». الأرجح أن بوابة أو جدار حماية أو صفحة تسجيل دخول أمامها رفضت الطلب، لذا لا يبيّن هذا هل المفتاح صالح.</translation>
    </message>
    <message>
        <source>For this catalog, the server redirects to the login page %4. It may not have this catalog, or may require a linked account. Your key was not sent to the login page.</source>
        <translation>لهذا الكتالوج يعيد الخادم التوجيه إلى صفحة تسجيل الدخول %4. ربما ليس لديه هذا الكتالوج، أو يتطلب حسابًا مرتبطًا. لم يُرسل مفتاحك إلى صفحة تسجيل الدخول.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as the log service does with every path it does not know. Your key was not sent to the login page.</source>
        <translation>يعيد %3 توجيه هذا المسار إلى صفحة تسجيل الدخول لديه، كما تفعل خدمة السجل مع كل مسار لا تعرفه. لم يُرسل مفتاحك إلى صفحة تسجيل الدخول.</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. Such a service accepts entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>هذا عنوان الفريق «%1». لا تقبل مثل هذه الخدمة الإدخالات إلا في عنوان مالك، /u/&lt;owner&gt;/…، مع UUID نفسه. تحسب حزمة SDK التي تتبع إعادة التوجيه صفحة تسجيل الدخول نجاحًا وتفقد إدخالاتها بصمت.</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as it does with every path it does not know. An SDK that follows redirects mistakes that for success and silently loses its entries.</source>
        <translation>يعيد %3 توجيه هذا المسار إلى صفحة تسجيل الدخول لديه، كما يفعل مع كل مسار لا يعرفه. تحسب حزمة SDK التي تتبع إعادة التوجيه ذلك نجاحًا وتفقد إدخالاتها بصمت.</translation>
    </message>
    <message>
        <source>The request was redirected to the sign-in page %4, probably by a gateway in front of the service. Your key was not sent there.</source>
        <translation>أُعيد توجيه الطلب إلى صفحة تسجيل الدخول %4، على الأرجح من بوابة أمام الخدمة. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs at most in repeated slashes or its query. Your key was not sent to any other server.</source>
        <translation>تعيد الخدمة التوجيه إلى %4، وهو العنوان نفسه أو لا يختلف إلا بشرطات مائلة مكررة أو بجزء الاستعلام. لم يُرسل مفتاحك إلى أي خادم آخر.</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. Your key was not sent to any other server.</source>
        <translation>تعيد الخدمة التوجيه إلى %4، الذي لا يختلف إلا بالشرطة المائلة الختامية. لم يُرسل مفتاحك إلى أي خادم آخر.</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid, and the URL names this user as the owner. The resource may belong to somebody else, or be a global one, which accepts only its own key and a superuser’s.</source>
        <translation>يقبل خادم الأدوات المفتاح واسم المستخدم نفسيهما، فالمفتاح صالح، ويذكر عنوان URL هذا المستخدم بوصفه المالك. قد يكون المورد لشخص آخر، أو موردًا عامًا لا يقبل إلا مفتاحه نفسه ومفتاح مستخدم متميز.</translation>
    </message>
    <message>
        <source>The tool server passed your token on, and the server behind it refused it. It may have expired or been revoked.</source>
        <translation>مرّر خادم الأدوات رمزك المميز، ورفضه الخادم الذي خلفه. ربما انتهت صلاحيته أو أُبطل.</translation>
    </message>
    <message>
        <source>The tool server reports “%6”. Error -32001 usually means a refused key, a lost session or a timeout.</source>
        <translation>يبلّغ خادم الأدوات عن «%6». يعني الخطأ ‎-32001 عادةً رفض مفتاح أو فقدان جلسة أو انتهاء المهلة.</translation>
    </message>
    <message>
        <source>neither a result nor an error, or both</source>
        <translation>لا نتيجة ولا خطأ، أو كلاهما</translation>
    </message>
    <message>
        <source>A slow connection, a proxy on the way or the service itself may have held the request up.</source>
        <translation>ربما أخّر الطلبَ اتصال بطيء أو وكيل في الطريق أو الخدمة نفسها.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, enter the username and the tool server in Setup. Whether the tools are listed shows which cause applies.</source>
        <translation>انسخ المفتاح مرة أخرى. إن رفضته الخدمة أيضًا، فأدخل اسم المستخدم وخادم الأدوات في «الإعداد». يبيّن سرد الأدوات أو عدمه أي سبب ينطبق.</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, run a check with the tool server. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>انسخ المفتاح مرة أخرى. إن رفضته الخدمة أيضًا، فشغّل فحصًا مع خادم الأدوات. يبيّن سرد الأدوات أو عدمه أي سبب ينطبق. يعمل مفتاح المورد نفسه دون اسم مستخدم، أو مع اسم شخص له صلاحية وصول.</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (%1 أخرى)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>إنهاء التمرين</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>تمرين قيد التنفيذ.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach you.</source>
        <translation>يرسل التمرين تنبيهًا حقيقيًا واحدًا ويقيس الوقت الذي يستغرقه حتى يصلك.</translation>
    </message>
    <message>
        <source>It reached me</source>
        <translation>وصلني</translation>
    </message>
    <message>
        <source>Copy time</source>
        <translation>نسخ الزمن</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>نسخ النتيجة</translation>
    </message>
    <message>
        <source>The alert reached you after %1.</source>
        <comment>a duration</comment>
        <translation>وصلك التنبيه بعد %1.</translation>
    </message>
    <message>
        <source>The drill ended without a confirmation that the alert reached you.</source>
        <translation>انتهى التمرين دون تأكيد أن التنبيه وصلك.</translation>
    </message>
    <message>
        <source>Looking for it in the service’s log…</source>
        <translation>جارٍ البحث عنه في سجل الخدمة…</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>الوصول: %1</translation>
    </message>
    <message>
        <source>Arrival in the log is unknown.</source>
        <translation>لا يُعرف هل وصل الإدخال إلى السجل.</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>الوقت المنقضي</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>يعيّن «%1» %2 مرة ثانية.</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>«%1» ليس طابعًا زمنيًا وفق ISO 8601.</translation>
    </message>
    <message>
        <source>It has no message.</source>
        <translation>ليست فيه رسالة.</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>«%1» ليس مستوى.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>ليس UTF-8.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>الملف فارغ.</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>لا تُستورد إلا أول %1 من الإدخالات.</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>الرسالة التي يتبعها أطول من اللازم.</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>لا عمود مربوط بالرسالة.</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>عدد خلاياه %1، لكن عدد خلايا الصف الأول %2.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>الملف أكبر من %1 MiB.</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>الملف بترميز UTF-16. يجب أن يكون UTF-8.</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>ليس إدخالًا بل قائمة أو فحص.</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>رسالته ليست نصًا.</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>ليس JSON: %1</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>ليس كائن JSON.</translation>
    </message>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>أطول من %n MiB.</numerusform>
            <numerusform>أطول من %n MiB.</numerusform>
            <numerusform>أطول من %n MiB.</numerusform>
            <numerusform>أطول من %n MiB.</numerusform>
            <numerusform>أطول من %n MiB.</numerusform>
            <numerusform>أطول من %n MiB.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like a spreadsheet’s number for a date. Format the column as text such as 2026-11-21 14:02:11.</source>
        <translation>يبدو «%1» رقمًا يمثّل تاريخًا في جدول بيانات. نسّق العمود كنص مثل 2026-11-21 14:02:11.</translation>
    </message>
    <message>
        <source>“%1” was rounded, probably by a spreadsheet, so its time is lost. Export the column with all digits.</source>
        <translation>قُرِّب «%1»، والأرجح أن جدول بيانات قرّبه، ففُقد وقته. صدّر العمود بكل الأرقام.</translation>
    </message>
    <message>
        <source>Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that continue an entry: %4.</source>
        <translation>قُرئ كسجل. الإدخالات: %1. ذات وقت: %2. ذات مستوى: %3. أسطر تكمل إدخالًا: %4.</translation>
    </message>
    <message>
        <source>An entry without a time gets the time of sending.</source>
        <translation>الإدخال الذي بلا وقت يُعطى وقت الإرسال.</translation>
    </message>
    <message>
        <source>An entry without a level is sent as info.</source>
        <translation>الإدخال الذي بلا مستوى يُرسل بالمستوى info.</translation>
    </message>
    <message>
        <source>In “%1” the day and the month are ambiguous. Write the date such as 2026-11-21.</source>
        <translation>لا يمكن التمييز بين اليوم والشهر في «%1». اكتب التاريخ مثل 2026-11-21.</translation>
    </message>
    <message>
        <source>The time zone of “%1” is not certain. Write UTC or an offset such as +01:00.</source>
        <translation>المنطقة الزمنية لـ «%1» غير مؤكدة. اكتب UTC أو فرقًا عنه مثل ‎+01:00.</translation>
    </message>
    <message>
        <source>It has two levels, “%1” and “%2”. Choose the field that is the level.</source>
        <translation>فيه مستويان، «%1» و«%2». اختر الحقل الذي يمثّل المستوى.</translation>
    </message>
    <message>
        <source>The first row contains a time in place of column names.</source>
        <translation>يحتوي الصف الأول على وقت بدل أسماء الأعمدة.</translation>
    </message>
    <message>
        <source>A time without an offset from UTC is read as local time.</source>
        <translation>يُقرأ الوقت الذي لا يحمل فرقًا عن UTC كتوقيت محلي.</translation>
    </message>
    <message>
        <source>It contains a NUL character.</source>
        <translation>يحتوي على حرف NUL.</translation>
    </message>
    <message>
        <source>This layout cannot be imported. Export the entries as CSV or JSON.</source>
        <translation>لا يمكن استيراد هذا التخطيط. صدّر الإدخالات بتنسيق CSV أو JSON.</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>إرسال %1  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>لا تُعاد المحاولة تلقائيًا أبدًا</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>يُرسل على حدة لأنه قد يُخطر أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>طرق أخرى للإرسال</translation>
    </message>
    <message>
        <source>Send one each at debug, info and warning</source>
        <translation>إرسال إدخال واحد بكل من debug وinfo وwarning</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>تسجيل %1  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>يُكتب في ملف السجل ويُرسل</translation>
    </message>
    <message>
        <source>One at each level</source>
        <translation>إدخال واحد بكل مستوى</translation>
    </message>
    <message>
        <source>Not written to the SDK’s log file: %1</source>
        <translation>لم يُكتب في ملف سجل SDK: ‏%1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>كُتب في %1.</translation>
    </message>
    <message>
        <source>Apply the SDK threshold (%1)</source>
        <translation>تطبيق عتبة SDK ‏(%1)</translation>
    </message>
    <message>
        <source>The threshold is %1, so the entry is only written to the local log.</source>
        <translation>العتبة هي %1، لذا لا يُكتب الإدخال إلا في السجل المحلي.</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>انتهى النشر</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] اكتمل النشر {counter} على {host}</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>القرص شبه ممتلئ</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>تمرين تنبيه</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] تمرين تنبيه {marker}: لا توجد مشكلة، يُرجى الإقرار</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93%</source>
        <translation>[TEST] القرص شبه ممتلئ على {host}: استخدام /var بلغ 93%</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>بعض البايتات ليست UTF-8. قُرئت بالشكل �.</translation>
    </message>
    <message>
        <source>Docker and systemd do not accept “export”.</source>
        <translation>لا يقبل Docker وsystemd الكلمة «export».</translation>
    </message>
    <message>
        <source>Docker does not accept spaces around “=”.</source>
        <translation>لا يقبل Docker المسافات حول «=».</translation>
    </message>
    <message>
        <source>Docker reads only the first line of this value.</source>
        <translation>يقرأ Docker السطر الأول فقط من هذه القيمة.</translation>
    </message>
    <message>
        <source>Docker and systemd do not replace ${…} with another variable’s value.</source>
        <translation>لا يستبدل Docker وsystemd ‏${…} بقيمة متغير آخر.</translation>
    </message>
    <message>
        <source>Docker and systemd read the comment as part of the value.</source>
        <translation>يقرأ Docker وsystemd التعليق كجزء من القيمة.</translation>
    </message>
    <message>
        <source>Docker and systemd read backslashes in this value differently.</source>
        <translation>تختلف قراءة Docker وsystemd للشرطات المائلة العكسية في هذه القيمة.</translation>
    </message>
    <message>
        <source>Docker’s --env-file reads quotes as part of the value.</source>
        <translation>يقرأ الخيار --env-file في Docker علامات الاقتباس كجزء من القيمة.</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. systemd reads it as part of the first name.</source>
        <translation>يبدأ النص بعلامة ترتيب البايتات (BOM). يقرؤها systemd كجزء من الاسم الأول.</translation>
    </message>
    <message>
        <source>Text follows the closing quote, so python-dotenv ignores this line.</source>
        <translation>يوجد نص بعد علامة الاقتباس الختامية، لذا يتجاهل python-dotenv هذا السطر.</translation>
    </message>
    <message>
        <source>The value of %1 cannot be written so that every program reads it the same way.</source>
        <translation>لا يمكن كتابة قيمة %1 بحيث يقرؤها كل برنامج بالطريقة نفسها.</translation>
    </message>
    <message>
        <source>A shell reads the carriage return at the end of this line as part of the value.</source>
        <translation>تقرأ الصدفة حرف الإرجاع في نهاية هذا السطر كجزء من القيمة.</translation>
    </message>
    <message>
        <source>Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes.</source>
        <translation>يبدأ dotenv في Node تعليقًا عند «#» في هذه القيمة. ضع القيمة بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>This line overrides line %1.</source>
        <translation>يحل هذا السطر محل السطر %1.</translation>
    </message>
    <message>
        <source>Only a shell reads this line.</source>
        <translation>لا تقرأ هذا السطر إلا الصدفة.</translation>
    </message>
    <message>
        <source>The text is larger than 1 MiB.</source>
        <translation>النص أكبر من 1 MiB.</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8.</source>
        <translation>هذا نص بترميز UTF-16. احفظه بترميز UTF-8.</translation>
    </message>
    <message>
        <source>This is a binary file.</source>
        <translation>هذا ملف ثنائي.</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>علامة اقتباس غير مغلقة.</translation>
    </message>
    <message>
        <source>This line is not NAME=value.</source>
        <translation>هذا السطر ليس بالشكل NAME=value.</translation>
    </message>
</context>
<context>
    <name>rc::Environment</name>
    <message>
        <source>equal</source>
        <translation>متطابق</translation>
    </message>
    <message>
        <source>different</source>
        <translation>مختلف</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>مفقود</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>مريب</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>غير معيَّن</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>لم يُقارن</translation>
    </message>
    <message>
        <source>other</source>
        <translation>غير ذلك</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1؛ و%2</translation>
    </message>
    <message>
        <source>Write the line so that every program reads it the same.</source>
        <translation>اكتب السطر بحيث تقرؤه كل البرامج قراءة واحدة.</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>لا يُعرض</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>يحتوي هذا على مفتاح API</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>أزل المفتاح منه، واستبدل المفتاح إن كان بوسع غيرك قراءة هذا.</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>غير معيَّن: ليس لدى حزمة SDK مكان ترسل إليه الإدخالات</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>عيّنه على عنوان URL للمورد في ملف التعريف.</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>غير معيَّن: في ملف التعريف %1</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>عُيِّن اسم مستخدم أيضًا؛ ولا توثيق يبيّن أيهما تستخدم حزمة SDK</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>أبقِ واحدًا منهما.</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>غير معيَّن: ليس لدى حزمة SDK مفتاح لإرساله</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>عيّنه حيث يحصل البرنامج على أسراره.</translation>
    </message>
    <message>
        <source>Copy the key from the product again.</source>
        <translation>انسخ المفتاح من المنتج مرة أخرى.</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>غير معيَّن: %1</translation>
    </message>
    <message>
        <source>not set: an SDK uses %1, the profile has %2</source>
        <translation>غير معيَّن: تستخدم حزمة SDK %1، وفي ملف التعريف %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>عيّنه على %1.</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>ليس إعدادًا معروفًا؛ تم تجاهله</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>تنقيح</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>مورد مختلف: UUID في المسار مختلف</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>مالك مختلف في المسار: %1، لكن في ملف التعريف %2</translation>
    </message>
    <message>
        <source>different server: %1</source>
        <translation>خادم مختلف: %1</translation>
    </message>
    <message>
        <source>different product path</source>
        <translation>مسار منتج مختلف</translation>
    </message>
    <message>
        <source>Remove that from the value, and restart the program.</source>
        <translation>أزل ذلك من القيمة، وأعد تشغيل البرنامج.</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>يحتوي على أحرف غير مرئية</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>علامات الاقتباس جزء من القيمة</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>ليس عنوان URL لمورد: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>انسخ عنوان URL للمورد من Resource Details أو من ملف التعريف هذا.</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>المورد نفسه مع نص زائد: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>تُلحق حزم SDK /logs/ بهذه القيمة، فأدخل عنوان URL للمورد ولا شيء غيره.</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>ليس عنوان خادم أدوات: %1</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>مطابق إلا في حالة الأحرف: في ملف التعريف %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>اكتبه كما يكتبه المنتج.</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>لا شيء في ملف التعريف</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>في ملف التعريف %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>ليس مستوى: تقبل حزم SDK %1؛ يُعدّ هذا غير معيَّن</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>يُقرأ false: لا تقبل حزم SDK إلا 1 وtrue وt وyes وy وon</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>استخدم true أو false.</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>ليس مفتاح ملف التعريف، مع أن البصمتين متطابقتان مصادفةً</translation>
    </message>
    <message>
        <source>the profile has no key to compare with</source>
        <translation>ليس لملف التعريف مفتاح للمقارنة به</translation>
    </message>
    <message>
        <source>Save the profile’s key first.</source>
        <translation>احفظ مفتاح ملف التعريف أولًا.</translation>
    </message>
    <message>
        <source>Allow the key for this profile, then try again.</source>
        <translation>اسمح بالمفتاح لملف التعريف هذا، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>لم يُقارن: لا يمكن قراءة مفتاح ملف التعريف الآن</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>افتح قفل سلسلة المفاتيح، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>contains ${…}, which not every program replaces</source>
        <translation>يحتوي على ‏${…}، ولا تستبدله كل البرامج</translation>
    </message>
    <message>
        <source>Write the value in place of the variable.</source>
        <translation>اكتب القيمة بدلًا من المتغير.</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another server</source>
        <translation>لم يُقارن: مفتاح ملف التعريف محفوظ لخادم آخر</translation>
    </message>
    <message>
        <source>a space or line break is part of the value</source>
        <translation>مسافة أو فاصل أسطر جزء من القيمة</translation>
    </message>
    <message>
        <source>not the profile’s key (%1)</source>
        <translation>ليس مفتاح ملف التعريف (%1)</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2.</source>
        <translation>تبدأ الأسماء هنا بـ %1، لكن البادئة معيَّنة على %2.</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentCard</name>
    <message>
        <source>This program</source>
        <translation>هذا البرنامج</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>البيئة</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Reads a .env file and compares it with the profile</source>
        <translation>يقرأ ملف ‎.env ويقارنه بملف التعريف</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>يقرأ البيئة التي بدأ بها هذا البرنامج</translation>
    </message>
    <message>
        <source>Choose an environment file</source>
        <translation>اختيار ملف بيئة</translation>
    </message>
    <message>
        <source>%1* from %2</source>
        <translation>%1* من %2</translation>
    </message>
    <message>
        <source>No variables begin with %1.</source>
        <translation>لا متغيرات تبدأ بـ %1.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>شغّل «resource-console env» لرؤية البقية.</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>وُجدت إعدادات ببادئة أخرى: %1.</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>يغيّر %1؛ لم يُحفظ شيء بعد</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>حفظ هذا المفتاح في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>استبدال المفتاح المحفوظ بهذا</translation>
    </message>
    <message>
        <source>This profile has no key to write.</source>
        <translation>ليس لملف التعريف هذا مفتاح يُكتب.</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>نسخ البصمة</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>نسخ القيمة</translation>
    </message>
    <message>
        <source>Copy verdict</source>
        <translation>نسخ نتيجة المقارنة</translation>
    </message>
    <message>
        <source>Use in profile</source>
        <translation>استخدام في ملف التعريف</translation>
    </message>
    <message>
        <source>Write to file</source>
        <translation>الكتابة في الملف</translation>
    </message>
    <message>
        <source>Press again to write</source>
        <translation>اضغط مرة أخرى للكتابة</translation>
    </message>
    <message>
        <source>Write key to file</source>
        <translation>كتابة المفتاح في الملف</translation>
    </message>
    <message>
        <source>Press again to write the key in clear text</source>
        <translation>اضغط مرة أخرى لكتابة المفتاح كنص واضح</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file to compare.</source>
        <translation>لا توجد متغيرات %1 هنا. اختر ملف ‎.env للمقارنة.</translation>
    </message>
    <message>
        <source>Changes %1; the old file is kept</source>
        <translation>يغيّر %1؛ ويُحتفظ بالملف القديم</translation>
    </message>
    <message>
        <source>Written to %1. The old file is %2.</source>
        <translation>كُتب في %1. الملف القديم هو %2.</translation>
    </message>
    <message>
        <source>Environment compared with the profile</source>
        <translation>مقارنة البيئة بملف التعريف</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this program’s environment</source>
        <translation>بيئة هذا البرنامج</translation>
    </message>
</context>
<context>
    <name>rc::ErrorText</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>لا يمكن استخدام المدخلات.</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>ليس لملف التعريف هذا مفتاح API.</translation>
    </message>
    <message>
        <source>Enter the key in Setup, or with “resource-console key set”.</source>
        <translation>أدخل المفتاح في «الإعداد»، أو باستخدام «resource-console key set».</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>لم يُعثر على اسم المضيف.</translation>
    </message>
    <message>
        <source>The host name %1 was not found.</source>
        <translation>لم يُعثر على اسم المضيف %1.</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is online.</source>
        <translation>تحقّق من خلو العنوان من الأخطاء المطبعية ومن اتصال هذا الجهاز بالإنترنت.</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>رفض المضيف الاتصال: لا شيء يستمع على هذا المنفذ.</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>تحقّق من المنفذ في العنوان ومن أن الخدمة تعمل.</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>تعذّر الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>تعذّر الوصول إلى الخدمة (%1).</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>تحقّق من اتصال الشبكة وVPN وجدار الحماية.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>لم تصل استجابة كاملة قبل انتهاء المهلة.</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>لم تصل استجابة كاملة قبل انتهاء المهلة؛ %1.</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>أعد المحاولة، أو ارفع المهلة.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>لم يسمح الوكيل بمرور الطلب.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>لم يسمح الوكيل بمرور الطلب (%1).</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>تحقّق من إعدادات الوكيل في هذا الجهاز.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>تعذّر إنشاء اتصال آمن، لذا لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>تحقّق من اسم المضيف ومن ساعة هذا الجهاز. إن كانا صحيحين فعلى الخدمة تجديد شهادتها.</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>أُغلق الاتصال قبل اكتمال الاستجابة.</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>ربما وصل الطلب رغم ذلك. ابحث عنه في الخدمة قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>أرسلت الخدمة إعادة توجيه بلا عنوان قابل للقراءة. لم يُرسل مفتاحك إلى أي مكان آخر.</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>تحقّق من العنوان. إن كنت تثق بالعنوان الذي يعيد التوجيه إليه فأدخل ذاك بدلًا منه.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى عنوان غير مشفَّر. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>تعيد الخدمة التوجيه إلى عنوان غير مشفَّر، %1. لم يُرسل مفتاحك إلى هناك.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>رفضت الخدمة المفتاح أو اسم المستخدم أو الوصول.</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>رفضت الخدمة المفتاح أو اسم المستخدم أو الوصول (الحالة %1).</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>شغّل فحصًا. تبيّن استجابة خادم الأدوات للمفتاح واسم المستخدم نفسيهما السبب.</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>لا تقدّم الخدمة تنسيق استجابة يقبله هذا البرنامج (406).</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>تقول الخدمة إن الطلب أكبر من اللازم (413).</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>اختصر الرسالة أو الحقول الإضافية.</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>تقول الخدمة إنها تلقت طلبات كثيرة جدًا (429).</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>تقول الخدمة إنها تلقت طلبات كثيرة جدًا (429)، وإنه يجب إعادة المحاولة بعد: %1.</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>انتظر، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>أعد المحاولة لاحقًا. إن استمر الأمر فأبلغ مشغّل الخدمة بالوقت والحالة.</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>رفضت الخدمة الطلب.</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>رفضت الخدمة الطلب (الحالة %1).</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>أعاد خادم الأدوات خطأ.</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>أعاد خادم الأدوات الخطأ %1.</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>تجاوزت الاستجابة حد الحجم، فتم إيقاف قراءتها.</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>وصلت صفحة ويب بدل البيانات، والأرجح أنها صفحة تسجيل دخول.</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>تحقّق من العنوان، وهل يعترض الطريق تسجيل دخول إلى الشبكة أو وكيل.</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>كانت الاستجابة فارغة.</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>الاستجابة ليست JSON صالحًا.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: %1</source>
        <translation>الاستجابة ليست JSON صالحًا: %1</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match).</source>
        <translation>الاستجابة لطلب آخر (قيمة id فيها غير مطابقة).</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>ليس في الاستجابة نتيجة ولا خطأ، أو فيها كلاهما.</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>تحقّق من عنوان خادم الأدوات. إن كان صحيحًا فأبلغ مشغّله بهذا.</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>لم تُفهم الاستجابة.</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>لم تُفهم الاستجابة: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>اطّلع على الاستجابة، وتحقّق من العنوان.</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>لا سلسلة مفاتيح مثبَّتة يستطيع هذا البرنامج استخدامها.</translation>
    </message>
    <message>
        <source>The keychain is not running.</source>
        <translation>سلسلة المفاتيح لا تعمل.</translation>
    </message>
    <message>
        <source>The keychain is not running (%1).</source>
        <translation>سلسلة المفاتيح لا تعمل (%1).</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>سلسلة المفاتيح مقفلة، لذا لا يُعرف هل المفتاح فيها.</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>رفضت سلسلة المفاتيح الوصول إلى المفتاح.</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>لم تستجب سلسلة المفاتيح في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The keychain stopped while it was in use.</source>
        <translation>توقفت سلسلة المفاتيح أثناء استخدامها.</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>قبلت سلسلة المفاتيح المفتاح لكنها لا تعيده، فقد يكون محفوظًا وقد لا يكون.</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>ما زال المفتاح في سلسلة المفاتيح بعد طلب حذفه.</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>أعد المحاولة، أو احذف مدخلة resource-console في نافذة سلسلة المفاتيح نفسها.</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>حُفظ مفتاح لملف التعريف هذا في سلسلة المفاتيح، لكنه مفقود.</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>أدخله مرة أخرى.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>حُفظ المفتاح دون وجهة مسموح بها، لذا لم يُرسل إلى أي مكان.</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>إن كان العنوان صحيحًا فاسمح به أعلاه أو باستخدام «resource-console key allow». وإلا فصحّح العنوان.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>فشلت سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>فشلت سلسلة المفاتيح: %1</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>تعذّرت قراءة ملف أو كتابته.</translation>
    </message>
    <message>
        <source>A file could not be read or written: %1</source>
        <translation>تعذّرت قراءة ملف أو كتابته: %1</translation>
    </message>
    <message>
        <source>Check that the location exists, is accessible and has space.</source>
        <translation>تأكد من أن الموقع موجود ومتاح وفيه مساحة.</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>يتجاوز الطلب حد الحجم، لذا لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>لم يُرسل شيء: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>أرسل أقل في الطلب الواحد، أو ارفع الحد في «التفضيلات» أو باستخدام --max-request إن كانت خدمتك تقبل أكثر.</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>يطلب الخادم مدخلات من المستخدم.</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>يطلب الخادم مدخلات من المستخدم: %1</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>الاستجابة: «%1»</translation>
    </message>
    <message>
        <source>The contents of a file cannot be used.</source>
        <translation>لا يمكن استخدام محتوى أحد الملفات.</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service. If it does, raise the limit in Preferences or with --max-answer.</source>
        <translation>تأكد من أن العنوان للخدمة. إن كان كذلك فارفع الحد في «التفضيلات» أو باستخدام --max-answer.</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent to any other server.</source>
        <translation>تعيد الخدمة التوجيه إلى عنوان آخر، %1. لم يُرسل مفتاحك إلى أي خادم آخر.</translation>
    </message>
    <message>
        <source>The server has nothing at this address (404).</source>
        <translation>ليس لدى الخادم شيء في هذا العنوان (404).</translation>
    </message>
    <message>
        <source>For entries, copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>للإدخالات، انسخ عنوان URL للمورد من Resource Details مرة أخرى. للأدوات، تحقّق من عنوان خادم الأدوات.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error.</source>
        <translation>تبلّغ الخدمة، أو بوابة أمامها، عن خطأ في الخادم.</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error (status %1).</source>
        <translation>تبلّغ الخدمة، أو بوابة أمامها، عن خطأ في الخادم (الحالة %1).</translation>
    </message>
    <message>
        <source>The key is saved for another server, so it was not sent anywhere.</source>
        <translation>المفتاح محفوظ لخادم آخر، لذا لم يُرسل إلى أي مكان.</translation>
    </message>
    <message>
        <source>Install a keychain such as GNOME Keyring and try again, or use the key without saving it.</source>
        <translation>ثبّت سلسلة مفاتيح مثل GNOME Keyring وأعد المحاولة، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or use the key without saving it.</source>
        <translation>شغّلها، وعادةً ما يكون ذلك بتسجيل الدخول إلى سطح المكتب، وأعد المحاولة، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or use the key without saving it.</source>
        <translation>افتح قفل سلسلة المفاتيح وأعد المحاولة، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or use the key without saving it.</source>
        <translation>أعد المحاولة واسمح بالوصول حين تسأل سلسلة المفاتيح، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or use the key without saving it.</source>
        <translation>أعد المحاولة. إن استمر الأمر فأعد تشغيل سلسلة المفاتيح، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Restart it, then this program, or use the key without saving it.</source>
        <translation>أعد تشغيلها ثم أعد تشغيل هذا البرنامج، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>أبلغ مشغّل الخدمة أن إعادة التوجيه يجب أن تحافظ على https.</translation>
    </message>
    <message>
        <source>The keychain did not respond. It may be showing a prompt.</source>
        <translation>لم تستجب سلسلة المفاتيح. ربما تعرض مطالبة.</translation>
    </message>
    <message>
        <source>Respond to its prompt if there is one, then try again, or use the key without saving it.</source>
        <translation>استجب لمطالبتها إن وُجدت ثم أعد المحاولة، أو استخدم المفتاح دون حفظه.</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, or pass the input with --answers.</source>
        <translation>استدعِ الأداة في النافذة أو في طرفية، أو مرّر المدخلات باستخدام --answers.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraFaults</name>
    <message>
        <source>Give this value a key.</source>
        <translation>أعطِ هذه القيمة مفتاحًا.</translation>
    </message>
    <message>
        <source>“marker” is the console’s own key. Choose another one.</source>
        <translation>المفتاح «marker» خاص بـ Resource Console. اختر غيره.</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>المفتاح «%1» مستخدم مرتين.</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>يحتاج «%1» إلى عدد، مثل 3 أو 1840.50.</translation>
    </message>
</context>
<context>
    <name>rc::ExtraTable</name>
    <message>
        <source>Add field</source>
        <translation>إضافة حقل</translation>
    </message>
    <message>
        <source>key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Key of the value</source>
        <translation>مفتاح القيمة</translation>
    </message>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>Type of the value</source>
        <translation>نوع القيمة</translation>
    </message>
    <message>
        <source>value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Remove this value</source>
        <translation>إزالة هذه القيمة</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>إضافي</translation>
    </message>
</context>
<context>
    <name>rc::Fact</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ملي ث</translation>
    </message>
    <message>
        <source>connecting at %1</source>
        <translation>الاتصال عند %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>اكتمل TLS عند %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>الإرسال عند %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>أول بايت عند %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>الانتهاء عند %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(مخفي)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>أقل من ثانيتين</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>العناوين</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>اتصال الاختبار بـ</translation>
    </message>
    <message>
        <source>Request proxy</source>
        <translation>وكيل الطلبات</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>خوارزمية التشفير</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>صاحب الشهادة</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>أسماء الشهادة</translation>
    </message>
    <message>
        <source>Certificate issued by</source>
        <translation>جهة إصدار الشهادة</translation>
    </message>
    <message>
        <source>Certificate valid</source>
        <translation>صلاحية الشهادة</translation>
    </message>
    <message>
        <source>Certificate expires in</source>
        <translation>تنتهي الشهادة خلال</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>فرق الساعة</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>حجم الاستجابة</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>ترويسات الاستجابة</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>اللهجة</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Log tool</source>
        <translation>أداة السجل</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>وقت الاستلام</translation>
    </message>
    <message>
        <source>Stored entry</source>
        <translation>الإدخال المخزَّن</translation>
    </message>
    <message>
        <source>MCP version</source>
        <translation>إصدار MCP</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>List caching</source>
        <translation>تخزين القائمة مؤقتًا</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا يوجد</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>لمدة %1 ث</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>سلامة الخدمة</translation>
    </message>
    <message>
        <source>Tool “ping”</source>
        <translation>الأداة «ping»</translation>
    </message>
    <message>
        <source>authorization server %1</source>
        <translation>خادم التفويض %1</translation>
    </message>
    <message>
        <source>described at %1</source>
        <translation>الوصف في %1</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>النطاق %1</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>List changes</source>
        <translation>تغييرات القائمة</translation>
    </message>
    <message>
        <source>announced by the server</source>
        <translation>يعلنها الخادم</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>غير معلنة</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ملحوظات</translation>
    </message>
    <message>
        <source>Dialect detected</source>
        <translation>وقت التعرف على اللهجة</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 ahead of this computer</source>
        <translation>متقدمة على هذا الحاسوب بمقدار %1</translation>
    </message>
    <message>
        <source>%1 behind this computer</source>
        <translation>متأخرة عن هذا الحاسوب بمقدار %1</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>غير مصرَّح به؛ يُفترض الافتراضي في MCP</translation>
    </message>
    <message>
        <source>icon %1</source>
        <translation>الأيقونة %1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>لا تُجلب أبدًا</translation>
    </message>
    <message>
        <source>Declared by the server; not verified.</source>
        <translation>مصرَّح به من الخادم؛ لم يُتحقق منه.</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>هناك المزيد. انظر JSON لرؤيته كاملًا.</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>لا تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>May change data.</source>
        <translation>قد تغيّر بيانات.</translation>
    </message>
    <message>
        <source>May delete or overwrite data.</source>
        <translation>قد تحذف بيانات أو تستبدلها.</translation>
    </message>
    <message>
        <source>Only adds data.</source>
        <translation>تضيف بيانات فقط.</translation>
    </message>
    <message>
        <source>A repeated call has no further effect.</source>
        <translation>ليس للاستدعاء المتكرر أثر إضافي.</translation>
    </message>
    <message>
        <source>A repeated call may have a further effect.</source>
        <translation>قد يكون للاستدعاء المتكرر أثر إضافي.</translation>
    </message>
    <message>
        <source>May reach other systems.</source>
        <translation>قد تصل إلى أنظمة أخرى.</translation>
    </message>
    <message>
        <source>Reaches no other systems.</source>
        <translation>لا تصل إلى أنظمة أخرى.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>لا ينطبق</translation>
    </message>
</context>
<context>
    <name>rc::FieldWidget</name>
    <message>
        <source>Send empty string</source>
        <translation>إرسال سلسلة نصية فارغة</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>يُرسل بوصفه null.</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>إضافة عنصر</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>اسم آخر</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>اسم عضو آخر</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>إضافة عضو بهذا الاسم</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>العنصر %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
</context>
<context>
    <name>rc::FieldWords</name>
    <message>
        <source>text</source>
        <translation>نص</translation>
    </message>
    <message>
        <source>number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true أو false</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>date</source>
        <translation>تاريخ</translation>
    </message>
    <message>
        <source>time</source>
        <translation>وقت</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>تاريخ ووقت</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>one of several forms</source>
        <translation>واحدة من عدة صيغ</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Not sent (default: %1)</source>
        <translation>لا يُرسل (الافتراضي: %1)</translation>
    </message>
    <message>
        <source>Empty text</source>
        <translation>نص فارغ</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>اختيار…</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لا يُرسل</translation>
    </message>
    <message>
        <source>Send this list</source>
        <translation>إرسال هذه القائمة</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>إرسال null</translation>
    </message>
    <message>
        <source>Send this object</source>
        <translation>إرسال هذا الكائن</translation>
    </message>
</context>
<context>
    <name>rc::FileLock</name>
    <message>
        <source>it cannot be created.</source>
        <translation>تعذّر إنشاؤه.</translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>لا ملاحظات</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%n ملاحظات</numerusform>
            <numerusform>%n ملاحظةً</numerusform>
            <numerusform>%n ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>أداة جديدة</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <comment>what changed in a tool</comment>
        <translation>تغيّر: %1</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>لم تُراجَع</translation>
    </message>
    <message>
        <source>Removed tool</source>
        <translation>أداة مُزالة</translation>
    </message>
</context>
<context>
    <name>rc::FindingRows</name>
    <message>
        <source>info</source>
        <translation>معلومة</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>حرج</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>%n ملاحظة أخرى</numerusform>
            <numerusform>ملاحظة أخرى</numerusform>
            <numerusform>ملاحظتان أخريان</numerusform>
            <numerusform>%n ملاحظات أخرى</numerusform>
            <numerusform>%n ملاحظةً أخرى</numerusform>
            <numerusform>%n ملاحظة أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>%n ملاحظة مقبولة</numerusform>
            <numerusform>ملاحظة مقبولة واحدة</numerusform>
            <numerusform>ملاحظتان مقبولتان</numerusform>
            <numerusform>%n ملاحظات مقبولة</numerusform>
            <numerusform>%n ملاحظةً مقبولة</numerusform>
            <numerusform>%n ملاحظة مقبولة</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>عرض الموضع: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>إعادة فتح</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>تبقى مخفية حتى يتغيّر التعريف.</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>نسخ الملاحظة</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>الكل %1</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>الحرج %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>التحذيرات %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>المعلومات %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>المقبولة %1</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>لا ملاحظات</translation>
    </message>
    <message>
        <source>Show location</source>
        <translation>عرض الموضع</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>عرض الأداة</translation>
    </message>
    <message>
        <source>Copy name of the tool</source>
        <translation>نسخ اسم الأداة</translation>
    </message>
    <message>
        <source>Copy rule</source>
        <translation>نسخ القاعدة</translation>
    </message>
    <message>
        <source>Findings to show</source>
        <translation>الملاحظات المعروضة</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>وسم الكل بأنه مُراجَع</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>وسم بأنها مُراجَعة</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>نسخ التغييرات</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1: لا تغييرات.</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1: مقارنةً بقائمة %2.</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>لم تُراجع أي قائمة بعد.</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>التغييرات %1</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>لا تغييرات</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: جارٍ المقارنة…</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>الملاحظات %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>المحدد: %n</numerusform>
            <numerusform>المحدد: %n</numerusform>
            <numerusform>المحدد: %n</numerusform>
            <numerusform>المحدد: %n</numerusform>
            <numerusform>المحدد: %n</numerusform>
            <numerusform>المحدد: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FirstFields</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>حفظ المفتاح في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>الصق مفتاح API</translation>
    </message>
    <message>
        <source>Optional, to list tools: https://…</source>
        <translation>اختياري، لسرد الأدوات: https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>اختياري، حسابك في الخدمة</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
</context>
<context>
    <name>rc::FirstPage</name>
    <message>
        <source>Paste a Resource URL</source>
        <translation>الصق عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>استخدام https://‎ بدلًا منه</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>فحص هذا المورد</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>لا يُرسل شيء قبل أن تضغط الزر. يرسل الفحص أربعة إدخالات موسومة بـ [TEST]. لا تُرسل الأخطاء والتنبيهات، التي قد تُخطر أشخاصًا.</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>استخدام الخدمة التجريبية</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>ليس لديك مورد بعد؟</translation>
    </message>
    <message>
        <source>Is your resource set up right?</source>
        <translation>هل إعداد موردك صحيح؟</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>مسح الحافظة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>يختبر عنوان URL والمفتاح والشبكة وTLS والإرسال والأدوات، ويخبرك بما يجب إصلاحه.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>يرسل إدخالات سجل وتنبيهات اختبارية. لا يعيد المحاولة من تلقاء نفسه أبدًا.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>يعرض الأدوات التي سيراها نموذجك اللغوي.</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>المورد %1 للفريق %2 على %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>المورد %1 الذي يملكه %2 على %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>الصق مفتاح API. لفحص العنوان والاتصال فقط اضغط Enter مرة أخرى.</translation>
    </message>
    <message>
        <source>Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet works too.</source>
        <translation>الصق عنوان URL للمورد أو عنوان خادم أدوات. يمكن أيضًا لصق ملف ‎.env أو أمر curl أو مقتطف SDK.</translation>
    </message>
    <message>
        <source>Tool server %1, without a resource. Only its tools are checked.</source>
        <translation>خادم الأدوات %1، بلا مورد. لا تُفحص إلا أدواته.</translation>
    </message>
    <message>
        <source>No Resource URL or tool server found in this text. Paste the address as well.</source>
        <translation>لا يوجد في هذا النص عنوان URL للمورد ولا خادم أدوات. الصق العنوان أيضًا.</translation>
    </message>
</context>
<context>
    <name>rc::FixOffer</name>
    <message>
        <source>How clients sign in</source>
        <translation>كيفية تسجيل دخول العملاء</translation>
    </message>
    <message>
        <source>Asking the server how clients sign in…</source>
        <translation>جارٍ سؤال الخادم عن كيفية تسجيل دخول العملاء…</translation>
    </message>
    <message>
        <source>Save in the keychain</source>
        <translation>حفظ في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>لصق مفتاح API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>لصق الرمز المميز</translation>
    </message>
</context>
<context>
    <name>rc::FormWords</name>
    <message>
        <source>Form %1</source>
        <translation>الصيغة %1</translation>
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
        <translation>تحتاج الترويسة إلى اسم.</translation>
    </message>
    <message>
        <source>A header name can have at most 64 characters.</source>
        <translation>يمكن أن يتكون اسم الترويسة من 64 حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>لا يحتوي اسم الترويسة إلا على أحرف لاتينية وأرقام و!#$%&amp;&apos;*+-.^_`|~.</translation>
    </message>
    <message>
        <source>The header name %1 is reserved.</source>
        <translation>اسم الترويسة %1 محجوز.</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with</source>
        <translation>مقارنة بـ</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ملف…</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>قائمة %1</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>مقارنة بقائمة محفوظة</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>قوائم أدوات (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>لا شيء للمقارنة به: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>لم تكن الأداة في %1.</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>لم يتغيّر التعريف منذ %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%n تغيير منذ %1.</numerusform>
            <numerusform>تغيير واحد منذ %1.</numerusform>
            <numerusform>تغييران منذ %1.</numerusform>
            <numerusform>%n تغييرات منذ %1.</numerusform>
            <numerusform>%n تغييرًا منذ %1.</numerusform>
            <numerusform>%n تغيير منذ %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No earlier versions yet</source>
        <translation>لا إصدارات سابقة بعد</translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>مجددًا بعد %n ث</numerusform>
            <numerusform>مجددًا بعد %n ث</numerusform>
            <numerusform>مجددًا بعد %n ث</numerusform>
            <numerusform>مجددًا بعد %n ث</numerusform>
            <numerusform>مجددًا بعد %n ث</numerusform>
            <numerusform>مجددًا بعد %n ث</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold with the mouse or Space until the bar is full.</source>
        <translation>اضغط مطولًا بالفأرة أو مفتاح Space حتى يمتلئ الشريط.</translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>في اسم المضيف «%1» نقطة زائدة.</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>يحتوي اسم المضيف «%1» على حرف غير صالح.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>«%1» ليس عنوان IPv4 صالحًا.</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>«%1» ليس عنوان IPv6 صالحًا.</translation>
    </message>
    <message>
        <source>“%1” is not a valid international host name.</source>
        <translation>«%1» ليس اسم مضيف دوليًا صالحًا.</translation>
    </message>
    <message>
        <source>The host “%1” really means “%2”. %3</source>
        <translation>المضيف «%1» يعني في الحقيقة «%2». %3</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>ليس في العنوان اسم مضيف.</translation>
    </message>
    <message>
        <source>The host name “%1” is too long.</source>
        <translation>اسم المضيف «%1» أطول من اللازم.</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>طولها غير واضح.</translation>
    </message>
    <message>
        <source>A header would break the request.</source>
        <translation>إحدى الترويسات ستُفسد الطلب.</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>يقتصر http العادي على هذا الجهاز.</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>لا يمكن استخدام العنوان.</translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>ليست استجابة HTTP كاملة.</translation>
    </message>
    <message>
        <source>It is compressed, which was not requested.</source>
        <translation>هي مضغوطة، ولم يُطلب ذلك.</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>حالتها %1، وهي غير حاسمة.</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n بايت</numerusform>
            <numerusform>بايت واحد</numerusform>
            <numerusform>بايتان</numerusform>
            <numerusform>%n بايتات</numerusform>
            <numerusform>%n بايتًا</numerusform>
            <numerusform>%n بايت</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>تعذّرت قراءة %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 أكبر من اللازم. حد الدفعة 64 MiB.</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>القراءة بصيغة</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>اختيار ملف…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Read as JSON Lines</source>
        <translation>القراءة بصيغة JSON Lines</translation>
    </message>
    <message>
        <source>Read as CSV</source>
        <translation>القراءة بصيغة CSV</translation>
    </message>
    <message>
        <source>Read as a log</source>
        <translation>القراءة بصيغة سجل</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>الحافظة</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines، إدخال واحد في كل سطر</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV، وأسماء الأعمدة في الصف الأول</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>سجل، بأي من هذه الصيغ</translation>
    </message>
    <message>
        <source>Read entries</source>
        <translation>قراءة الإدخالات</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>لم يُعثر على شيء في %1.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>النص المُفلَت</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>أفلت ملفًا واحدًا في كل مرة.</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>لا يمكن قراءة إلا الملفات الموجودة على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</source>
        <translation>إدخالات (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one.</source>
        <translation>أفلت هنا ملف JSON Lines أو CSV أو ملف سجل، أو اختر ملفًا أو الصق نصه.</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <translation>قُرئت من %1.</translation>
    </message>
</context>
<context>
    <name>rc::ImportTarget</name>
    <message>
        <source>level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>timestamp</source>
        <translation>الطابع الزمني</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>extra</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>متجاهَل</translation>
    </message>
</context>
<context>
    <name>rc::InstructionsView</name>
    <message>
        <source>Instructions for the model · about %1 tokens</source>
        <translation>تعليمات للنموذج · نحو %1 رمز</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>عرض أقل</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Changed since %1. Before: “%2”</source>
        <translation>تغيّرت منذ %1. كانت: «%2»</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>صفوف أخرى غير معروضة: %1.</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>حرجة: %1 · تحذيرات: %2 · معلومات: %3 · مقبولة: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>الخطورة</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>There was no earlier list.</source>
        <translation>لم تكن هناك قائمة سابقة.</translation>
    </message>
    <message>
        <source>Nothing changed since %1.</source>
        <translation>لم يتغيّر شيء منذ %1.</translation>
    </message>
    <message>
        <source>Changes since %1:</source>
        <translation>التغييرات منذ %1:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>التغيير</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>ما تغيّر</translation>
    </message>
</context>
<context>
    <name>rc::Json</name>
    <message>
        <source>it is longer than 4 GiB</source>
        <translation>أطول من 4 GiB</translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>يبدأ بعلامة ترتيب البايتات</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>نص زائد بعد نهايته</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (البايت %2)</translation>
    </message>
    <message>
        <source>a quoted key is missing</source>
        <translation>ينقص مفتاح بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>مفتاح يظهر مرتين في كائن واحد</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>تنقص نقطتان رأسيتان</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>تنقص فاصلة أو قوس مربع مغلِق</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>سلسلة نصية تحتوي على حرف تحكم خام</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>سلسلة نصية غير مغلقة</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>تسلسل إفلات غير صالح في JSON</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>سلسلة نصية ليست UTF-8 صالحًا</translation>
    </message>
    <message>
        <source>a value is missing or malformed</source>
        <translation>قيمة مفقودة أو مشوّهة</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>تداخله أعمق من %1 من المستويات</translation>
    </message>
</context>
<context>
    <name>rc::JsonFile</name>
    <message>
        <source>it is damaged and could not be moved aside.</source>
        <translation>الملف تالف وتعذّر نقله جانبًا.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>كُتب %1 بإصدار أحدث من هذا البرنامج. تُرك دون تغيير. حدّث البرنامج.</translation>
    </message>
    <message>
        <source>%1 is damaged and was moved to %2. Repair it there or restore a backup if you need what it contained.</source>
        <translation>الملف %1 تالف وقد نُقل إلى %2. أصلحه هناك أو استعد نسخة احتياطية إذا كنت بحاجة إلى محتواه.</translation>
    </message>
</context>
<context>
    <name>rc::JsonRpc</name>
    <message>
        <source>The response is JSON, but not a JSON-RPC object.</source>
        <translation>الاستجابة JSON، لكنها ليست كائن JSON-RPC.</translation>
    </message>
    <message>
        <source>The response does not declare JSON-RPC 2.0.</source>
        <translation>لا تصرّح الاستجابة بأنها JSON-RPC 2.0.</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message>
        <source>Definition as JSON</source>
        <translation>التعريف بصيغة JSON</translation>
    </message>
    <message>
        <source>Search in the definition  Ctrl+F</source>
        <translation>البحث في التعريف  Ctrl+F</translation>
    </message>
    <message>
        <source>Search in the definition</source>
        <translation>البحث في التعريف</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copies the definition exactly as sent, byte for byte.</source>
        <translation>ينسخ التعريف كما أُرسل تمامًا، بايتًا ببايت.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>لم يُعثر عليه</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n موضع</numerusform>
            <numerusform>موضع واحد</numerusform>
            <numerusform>موضعان</numerusform>
            <numerusform>%n مواضع</numerusform>
            <numerusform>%n موضعًا</numerusform>
            <numerusform>%n موضع</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with another custom CA file</source>
        <translation>مع ملف CA مخصص آخر</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>في الترويسة %1 بدلًا من %2</translation>
    </message>
    <message>
        <source>no server</source>
        <translation>لا خادم</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>The token was saved without a permitted destination. It was not sent to %1.</source>
        <translation>حُفظ الرمز المميز دون وجهة مسموح بها. لم يُرسل إلى %1.</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>حُفظ المفتاح دون وجهة مسموح بها. لم يُرسل إلى %1.</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>الرمز المميز محفوظ لـ %1. لم يُرسل إلى %2.</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>المفتاح محفوظ لـ %1. لم يُرسل إلى %2.</translation>
    </message>
    <message>
        <source>as a bearer token</source>
        <translation>كرمز Bearer مميز</translation>
    </message>
    <message>
        <source>not as a bearer token</source>
        <translation>لا كرمز Bearer مميز</translation>
    </message>
</context>
<context>
    <name>rc::KeyFingerprint</name>
    <message>
        <source>fingerprint %1</source>
        <translation>البصمة %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>هذا هو مفتاح ملف التعريف بالفعل.</translation>
    </message>
</context>
<context>
    <name>rc::KeyRow</name>
    <message>
        <source>Use without saving</source>
        <translation>الاستخدام دون حفظ</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>حذف المفتاح</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>الرمز المميز لاستضافة الكود</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>الصق مفتاح API</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>الصق الرمز المميز</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>حفظ المفتاح</translation>
    </message>
    <message>
        <source>Save token</source>
        <translation>حفظ الرمز المميز</translation>
    </message>
    <message>
        <source>Demo key. Deleted when you quit.</source>
        <translation>مفتاح تجريبي. يُحذف عند إنهاء البرنامج.</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>في انتظار سلسلة المفاتيح. استجب لمطالبتها إن ظهرت.</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>Key not read yet.</source>
        <translation>لم يُقرأ المفتاح بعد.</translation>
    </message>
    <message>
        <source>Token not read yet.</source>
        <translation>لم يُقرأ الرمز المميز بعد.</translation>
    </message>
    <message>
        <source>In the keychain: %1</source>
        <translation>في سلسلة المفاتيح: %1</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>مفتاح لهذه الجلسة. قد يكون في سلسلة المفاتيح أيضًا. %1 للتأكد احفظه مرة أخرى.</translation>
    </message>
    <message>
        <source>Token for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>رمز مميز لهذه الجلسة. قد يكون في سلسلة المفاتيح أيضًا. %1 للتأكد احفظه مرة أخرى.</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>مفتاح لهذه الجلسة فقط، غير محفوظ. %1 لحفظه لاحقًا الصقه مرة أخرى.</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>رمز مميز لهذه الجلسة فقط، غير محفوظ. %1 لحفظه لاحقًا الصقه مرة أخرى.</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>مفتاح لهذه الجلسة. قد تحفظه سلسلة المفاتيح حين تواصل عملها.</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>رمز مميز لهذه الجلسة. قد تحفظه سلسلة المفاتيح حين تواصل عملها.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>المفتاح في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>الرمز المميز في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>المفتاح متاح لهذه الجلسة. قد يكون في سلسلة المفاتيح أيضًا.</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>الرمز المميز متاح لهذه الجلسة. قد يكون في سلسلة المفاتيح أيضًا.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>المفتاح غير محفوظ (لهذه الجلسة فقط).</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>الرمز المميز غير محفوظ (لهذه الجلسة فقط).</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>قد يكون المفتاح باقيًا في سلسلة المفاتيح. %1</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>قد يكون الرمز المميز باقيًا في سلسلة المفاتيح. %1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>حُذف المفتاح.</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>حُذف الرمز المميز.</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>استبدال…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>الرمز المميز لـ %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>عرض هذه المفاتيح</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>تحرير عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>تشغيل الفحص أو جلب الأدوات</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>إلغاء المهمة الجارية</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>في أي مكان</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Open or close a step</source>
        <translation>فتح خطوة أو إغلاقها</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>عرض الاستجابة كاملة</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>إعادة تشغيل خطوة</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>إعادة تشغيل خطوة وكل ما بعدها</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>نسخ استجابة خطوة</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>ترشيح الأدوات</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>البحث في السجلات</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>فتح سجل</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>نسخ علامة سجل</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>حذف السجلات</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>حفظ ملف التعريف</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Switch to one of the first nine profiles</source>
        <translation>الانتقال إلى أحد ملفات التعريف التسعة الأولى</translation>
    </message>
    <message>
        <source>Restore a removed profile</source>
        <translation>استعادة ملف تعريف أُزيل</translation>
    </message>
    <message>
        <source>Restore deleted records or a cleared search</source>
        <translation>استعادة السجلات المحذوفة أو البحث الممسوح</translation>
    </message>
    <message>
        <source>Restore discarded changes</source>
        <translation>استعادة التغييرات التي تم تجاهلها</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>البحث عن ملف تعريف أو صفحة أو أداة أو إجراء</translation>
    </message>
</context>
<context>
    <name>rc::KeySightingList</name>
    <message>
        <source>Show its activity</source>
        <translation>عرض نشاطه</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>إعادة البحث</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>جارٍ البحث عن آخر مكان شوهد فيه المفتاح السابق (%1)…</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>لم يُشاهد المفتاح السابق (%1) في أي مكان آخر: لا في بيئة هذا البرنامج أو البيئة المعروضة أدناه، ولا في ملف تعريف آخر، ولا في سجلات «النشاط» الأقدم.</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>أين شوهد المفتاح السابق (%1) آخر مرة (في «النشاط»، حسب بصمته):</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  تعذّر التحقق منه: %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n مرة</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتان</numerusform>
            <numerusform>%n مرات</numerusform>
            <numerusform>%n مرةً</numerusform>
            <numerusform>%n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no profile, last %2, %3</source>
        <translation>%1، بلا ملف تعريف، آخر مرة %2، %3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>يستخدمه ملف التعريف %1، آخر مرة %2، %3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>موجود أيضًا في ملف التعريف %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 في %2</translation>
    </message>
</context>
<context>
    <name>rc::KeyState</name>
    <message>
        <source>key in keychain</source>
        <translation>المفتاح في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>token in keychain</source>
        <translation>الرمز المميز في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>key for this session only</source>
        <translation>مفتاح لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>token for this session only</source>
        <translation>رمز مميز لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>لا مفتاح</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>لا رمز مميز</translation>
    </message>
    <message>
        <source>keychain locked</source>
        <translation>سلسلة المفاتيح مقفلة</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>المفتاح محجوب</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>الرمز المميز محجوب</translation>
    </message>
    <message>
        <source>keychain unavailable</source>
        <translation>سلسلة المفاتيح غير متاحة</translation>
    </message>
    <message>
        <source>A token was saved in the keychain for this profile, but it is missing.</source>
        <translation>حُفظ رمز مميز لملف التعريف هذا في سلسلة المفاتيح، لكنه مفقود.</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>the system keychain</source>
        <translation>سلسلة مفاتيح النظام</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>لهذه الجلسة فقط</translation>
    </message>
</context>
<context>
    <name>rc::Level</name>
    <message>
        <source>Debug</source>
        <translation>تنقيح</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>معلومات</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>تنبيه</translation>
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
        <translation>المستوى</translation>
    </message>
</context>
<context>
    <name>rc::LifeSigns</name>
    <message>
        <source>%1 %2, %3</source>
        <comment>an HTTP status, its text, a duration</comment>
        <translation>%1 %2، %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how a call ended, a duration</comment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>rc::LimitsCard</name>
    <message>
        <source>Network limits</source>
        <translation>حدود الشبكة</translation>
    </message>
    <message>
        <source>default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>الافتراضي: %1</translation>
    </message>
</context>
<context>
    <name>rc::ListWatchCard</name>
    <message>
        <source>Show changes</source>
        <translation>عرض التغييرات</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a tool list</comment>
        <translation>جارٍ مراقبة %1</translation>
    </message>
    <message>
        <source>Watching the tool lists</source>
        <translation>جارٍ مراقبة قوائم الأدوات</translation>
    </message>
    <message>
        <source>instructions changed</source>
        <translation>تغيّرت التعليمات</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog name, what changed in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last fetched at %1.</source>
        <translation>آخر جلب في %1.</translation>
    </message>
    <message>
        <source>The attempt at %1 failed.</source>
        <translation>فشلت المحاولة في %1.</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>جارٍ الجلب…</translation>
    </message>
    <message>
        <source>The server announces changes. Next fetch at %1 at the latest.</source>
        <translation>يعلن الخادم عن التغييرات. الجلب التالي في %1 على أبعد تقدير.</translation>
    </message>
    <message>
        <source>Next fetch at %1.</source>
        <translation>الجلب التالي في %1.</translation>
    </message>
    <message>
        <source>Watching ends when you leave this page.</source>
        <translation>تنتهي المراقبة عند مغادرة هذه الصفحة.</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>وسيطات أداة السجل ليست كائن JSON.</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>في وسيطات أداة السجل عنصر نائب غير معروف {%1}.</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>يحتاج الحقل الإضافي إلى اسم.</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>«%1» ليس عدد JSON صالحًا، مثل 42 أو ‎-1.5 أو 1e-7.</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>«%1» ليس حقلًا إضافيًا. استخدم NAME=TEXT، أو NAME:=NUMBER لعدد.</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>يخفي «%1» حقلًا تضيفه الخدمة إلى كل إدخال.</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>قد تخزّن خدمةٌ %1 بوصفه لا نهاية.</translation>
    </message>
    <message>
        <source>The name “marker” is reserved.</source>
        <translation>الاسم «marker» محجوز.</translation>
    </message>
    <message>
        <source>The name “%1” appears twice.</source>
        <translation>يظهر الاسم «%1» مرتين.</translation>
    </message>
</context>
<context>
    <name>rc::MainWindow</name>
    <message>
        <source>Check</source>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>The address in the bar is not saved.</source>
        <translation>العنوان الموجود في الشريط غير محفوظ.</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>في «الإعداد» تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>لا تزال هناك عملية قيد التنفيذ. يوقفها الإغلاق، لكن الطلبات المرسلة بالفعل قد تصل.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>هل تريد إغلاق النافذة؟</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>الإغلاق رغم ذلك</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>احتوى رابط على ما ليس عنوان URL لمورد. تم تجاهله.</translation>
    </message>
    <message>
        <source>A drill is running. Closing ends it.</source>
        <translation>تمرين قيد التنفيذ. الإغلاق يُنهيه.</translation>
    </message>
    <message>
        <source>Entries can be sent once there is a profile.</source>
        <translation>يمكن إرسال الإدخالات بعد إنشاء ملف تعريف.</translation>
    </message>
    <message>
        <source>A tool lock can be compared once there is a profile.</source>
        <translation>تمكن مقارنة ملف قفل أدوات بعد إنشاء ملف تعريف.</translation>
    </message>
    <message>
        <source>The profile is not saved.</source>
        <translation>ملف التعريف غير محفوظ.</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>حفظ وإغلاق</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>إبقاء مفتوحًا</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(بلا اسم)</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>%n حقل آخر ‏←‏ extra</numerusform>
            <numerusform>حقل آخر ‏←‏ extra</numerusform>
            <numerusform>حقلان آخران ‏←‏ extra</numerusform>
            <numerusform>%n حقول أخرى ‏←‏ extra</numerusform>
            <numerusform>%n حقلًا آخر ‏←‏ extra</numerusform>
            <numerusform>%n حقل آخر ‏←‏ extra</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 ‏←‏ %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Field mapping</source>
        <translation>ربط الحقول</translation>
    </message>
</context>
<context>
    <name>rc::McpConversation</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>فتح الخادم جلسة معرّفها أو إصدارها غير صالح في ترويسة.</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>يحدّد مخططها بوصفه ترويسةً شيئًا غير خاصية بسيطة</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>لترويسة «%1» اسم غير صالح: «%2»</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>«%1» محدَّد بوصفه ترويسة، لكنه ليس سلسلة نصية ولا عددًا صحيحًا ولا قيمة منطقية</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>اثنان من معاملاتها يستخدمان الترويسة نفسها «%1»</translation>
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
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>rc::Outcome</name>
    <message>
        <source>Accepted by the service</source>
        <translation>قبلته الخدمة</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>رفضته الخدمة</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>ربما سُلِّم</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>لم يُرسل</translation>
    </message>
    <message>
        <source>Local only, below the threshold</source>
        <translation>محلي فقط، دون العتبة</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeCard</name>
    <message>
        <source>Through the proxy %1.</source>
        <translation>عبر الوكيل %1.</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>ابحث في سجل المورد عن هذه العلامة. لا تُعد الإرسال إلا إذا لم تجدها.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. The first is %2</source>
        <comment>several entries; the level and message of one</comment>
        <translation>%1. أولها %2</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>عرض الاستجابة كاملة</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>استجابة الخدمة</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>مقبول، شوهد في السجل</translation>
    </message>
    <message>
        <source>Most likely it is stored and people were notified.</source>
        <translation>الأرجح أنه خُزّن وأن أشخاصًا أُخطروا.</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>في انتظار سلسلة المفاتيح. استجب لمطالبتها إن ظهرت.</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>تم التغيير. لم يُرسل شيء مرة أخرى.</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>قُسمت الدفعة إلى اثنتين. لم يُرسل شيء مرة أخرى.</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>فحص هذا المورد</translation>
    </message>
</context>
<context>
    <name>rc::PaletteModel</name>
    <message>
        <source>current</source>
        <translation>الحالي</translation>
    </message>
</context>
<context>
    <name>rc::PaletteRows</name>
    <message>
        <source>%1 on %2</source>
        <translation>%1 على %2</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>صفحة</translation>
    </message>
    <message>
        <source>Run check or fetch tools</source>
        <translation>تشغيل الفحص أو جلب الأدوات</translation>
    </message>
    <message>
        <source>Send test entry…</source>
        <translation>إرسال إدخال اختباري…</translation>
    </message>
    <message>
        <source>Start drill…</source>
        <translation>بدء تمرين…</translation>
    </message>
    <message>
        <source>Copy last report</source>
        <translation>نسخ آخر تقرير</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>تحرير عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Import settings (.env, curl, mcp.json)…</source>
        <translation>استيراد الإعدادات (‎.env، curl، mcp.json)…</translation>
    </message>
    <message>
        <source>Rotate the key for %1</source>
        <translation>تدوير مفتاح %1</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>ملف تعريف جديد</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>إنشاء نسخة من «%1» (بلا مفتاح API)</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>نقل %1 للأعلى</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>نقل %1 للأسفل</translation>
    </message>
    <message>
        <source>Undo removal of %1</source>
        <translation>التراجع عن إزالة %1</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>الانتقال إلى الخدمة التجريبية</translation>
    </message>
    <message>
        <source>Switch theme</source>
        <translation>تبديل السمة</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>حول Resource Console</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>إجراء</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>سيناريو تجريبي: %1</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>الإجراءات</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>ملفات التعريف</translation>
    </message>
    <message>
        <source>Watch tool lists for changes</source>
        <translation>مراقبة التغييرات في قوائم الأدوات</translation>
    </message>
    <message>
        <source>Watch this resource (check every 5 minutes)</source>
        <translation>مراقبة هذا المورد (فحص كل 5 دقائق)</translation>
    </message>
    <message>
        <source>Add or replace the API key</source>
        <translation>إضافة مفتاح API أو استبداله</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>تغيير اسم %1</translation>
    </message>
    <message>
        <source>Check all profiles</source>
        <translation>فحص كل ملفات التعريف</translation>
    </message>
    <message>
        <source>Send a batch from a file…</source>
        <translation>إرسال دفعة من ملف…</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>ما يراه النموذج</translation>
    </message>
    <message>
        <source>Export tools or save a tool lock…</source>
        <translation>تصدير الأدوات أو حفظ ملف قفل أدوات…</translation>
    </message>
    <message>
        <source>Compare tools with a tool lock…</source>
        <translation>مقارنة الأدوات بملف قفل أدوات…</translation>
    </message>
    <message>
        <source>Export Activity…</source>
        <translation>تصدير «النشاط»…</translation>
    </message>
    <message>
        <source>Delete Activity records…</source>
        <translation>حذف سجلات «النشاط»…</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>السطر %1: علامة اقتباس غير مغلقة.</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>السطر %1: يستبدل systemd العلامة % والحرف الذي يليها.</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>مفتاح API فارغ.</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>السطر %1: يجب أن تكون العتبة DEBUG أو INFO أو WARNING أو ERROR أو ALERT أو NONE.</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>السطر %1: في %2 أحرف غير مسموح بها في ترويسة.</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>السطر %1: تم تجاهله في العنوان: %2.</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>يظهر %1 مرتين، في السطرين %2 و%3. يُستخدم الأخير.</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>حقل يحتوي على مفتاح API فلم يُستورد.</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>تنسيق غير معروف</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>عنوان</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>ملف .env</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>أوامر export للصدفة</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>متغيرات PowerShell</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>متغيرات cmd</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>وحدة systemd</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>أمر docker</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>ملف env لـ docker</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>بيان Kubernetes</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>أمر curl</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>كود Python</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>كود Node</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>مواصفة أدوات</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>ملف mcp.json</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>تنقيح</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>ترويسة المفتاح</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ترويسة اسم المستخدم</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>ترويسة البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>إرسال اسم المستخدم مع الإدخالات</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>إرسال UUID إلى خادم الأدوات</translation>
    </message>
    <message>
        <source>Line %1: Docker reads the quotes as part of the value.</source>
        <translation>السطر %1: يقرأ Docker علامات الاقتباس كجزء من القيمة.</translation>
    </message>
    <message>
        <source>Line %1: the headers are not in this text, so they were not read.</source>
        <translation>السطر %1: الترويسات ليست في هذا النص، لذا لم تُقرأ.</translation>
    </message>
    <message>
        <source>Line %1: headers or options come from a file, which was not read.</source>
        <translation>السطر %1: تأتي الترويسات أو الخيارات من ملف لم يُقرأ.</translation>
    </message>
    <message>
        <source>The catalog %1 cannot be added to the profile.</source>
        <translation>لا يمكن إضافة الكتالوج %1 إلى ملف التعريف.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because the text has several servers.</source>
        <translation>السطر %1: لم يُطبَّق مفتاح API لأن في النص عدة خوادم.</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one of them.</source>
        <translation>في النص عدة خوادم: %1. اختر واحدًا منها.</translation>
    </message>
    <message>
        <source>Line %1: this is not valid TOML.</source>
        <translation>السطر %1: ليس TOML صالحًا.</translation>
    </message>
    <message>
        <source>Line %1: %2 is a placeholder: not applied.</source>
        <translation>السطر %1: %2 عنصر نائب: لم يُطبَّق.</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because its server’s address is unknown.</source>
        <translation>السطر %1: لم يُطبَّق مفتاح API لأن عنوان خادمه غير معروف.</translation>
    </message>
    <message>
        <source>a tool server of another program</source>
        <translation>خادم أدوات لبرنامج آخر</translation>
    </message>
    <message>
        <source>a command with a request</source>
        <translation>أمر فيه طلب</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>ترويسة UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>كتالوجات إضافية</translation>
    </message>
    <message>
        <source>Line %1: an API key is mentioned here but could not be read.</source>
        <translation>السطر %1: يُذكر هنا مفتاح API لكن تعذّرت قراءته.</translation>
    </message>
    <message>
        <source>Line %1: a username is mentioned here but could not be read.</source>
        <translation>السطر %1: يُذكر هنا اسم مستخدم لكن تعذّرت قراءته.</translation>
    </message>
    <message>
        <source>The text has too many servers or settings. Only the first ones were read.</source>
        <translation>في النص خوادم أو إعدادات أكثر من اللازم. لم يُقرأ إلا أولها.</translation>
    </message>
    <message>
        <source>a list of settings</source>
        <translation>قائمة إعدادات</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>إرسال المفتاح إلى خادم الأدوات</translation>
    </message>
    <message>
        <source>Line %1: the value is not UTF-8: not applied.</source>
        <translation>السطر %1: القيمة ليست UTF-8: لم تُطبَّق.</translation>
    </message>
    <message>
        <source>Line %1: this looks like an API key, but it was not applied.</source>
        <translation>السطر %1: يبدو هذا مفتاح API، لكن لم يُطبَّق.</translation>
    </message>
    <message>
        <source>Line %1: the username and password for HTTP authentication were ignored.</source>
        <translation>السطر %1: تم تجاهل اسم المستخدم وكلمة المرور الخاصين بمصادقة HTTP.</translation>
    </message>
    <message>
        <source>The variables begin with “%1”. The prefix of the profile was not changed.</source>
        <translation>تبدأ المتغيرات بـ «%1». لم تتغيّر بادئة ملف التعريف.</translation>
    </message>
    <message>
        <source>Line %1: %2 is not in this text: not applied.</source>
        <translation>السطر %1: ليس في هذا النص %2: لم يُطبَّق.</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3: not applied.</source>
        <translation>السطر %1: يأتي %2 من المتغير %3: لم يُطبَّق.</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off.</source>
        <translation>السطر %1: تقرأ حزم SDK راية التنقيح هذه على أنها معطّلة.</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8.</source>
        <translation>جزء من النص ليس UTF-8.</translation>
    </message>
    <message>
        <source>Line %1: the API key may be incomplete, because it ends in “=”.</source>
        <translation>السطر %1: قد يكون مفتاح API غير مكتمل لأنه ينتهي بـ «=».</translation>
    </message>
    <message>
        <source>No Resource URL, settings or key was found in this text.</source>
        <translation>لم يُعثر في هذا النص على عنوان URL للمورد ولا إعدادات ولا مفتاح.</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>السطر %1: في Environment= كلمة بلا قيمة.</translation>
    </message>
    <message>
        <source>The API key was not applied: it belongs to %1, but this profile would also send it to %2.</source>
        <translation>لم يُطبَّق مفتاح API: فهو يخص ⁨%1⁩، لكن ملف التعريف هذا سيرسله أيضًا إلى ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(يحتوي هذا النص على مفتاح ولا يُعرض.)</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>الصق أو أفلت عنوان URL لمورد أو ملف ‎.env أو أوامر export للصدفة أو وحدة systemd أو أمر docker أو curl أو استدعاء SDK أو مواصفة أدوات أو mcp.json</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
</context>
<context>
    <name>rc::PastePanel</name>
    <message>
        <source>Apply to this profile</source>
        <translation>التطبيق على ملف التعريف هذا</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>إنشاء ملف تعريف جديد</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>مسح الحافظة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>لصق أي شيء</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>الحافظة فارغة.</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>المفتاح في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>المفتاح غير محفوظ (لهذه الجلسة فقط).</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>جارٍ الحفظ في سلسلة المفاتيح…</translation>
    </message>
</context>
<context>
    <name>rc::PastedFieldsView</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>حفظ المفتاح في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>تم التعرف على: %1.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>الملصق</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>الحالي</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>نفسه</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغ</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>تم تجاهله: %1</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>وُجد في السطر %1 (مخفي)</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>من أمر، ليس في النص</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>من المتغير %1، ليس في النص</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>محفوظ لعنوان آخر</translation>
    </message>
    <message>
        <source>none</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>لم يُقرأ بعد</translation>
    </message>
    <message>
        <source>the keychain cannot be read now</source>
        <translation>لا يمكن قراءة سلسلة المفاتيح الآن</translation>
    </message>
    <message>
        <source>Server to import</source>
        <translation>الخادم المراد استيراده</translation>
    </message>
    <message>
        <source>Choose a server…</source>
        <translation>اختيار خادم…</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>في المسار مقطع فارغ (شرطتان مائلتان متتاليتان).</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>يحتوي المسار على الحرف %1، وهو غير مسموح به.</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>يحتوي المسار على «%1»، وهو مقطع نقاط يؤدي إلى مكان آخر.</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>في «%1» حرف يشبه الشرطة المائلة.</translation>
    </message>
    <message>
        <source>“%1” is percent-encoded in a way that servers interpret differently.</source>
        <translation>«%1» مرمَّز بعلامات النسبة المئوية بطريقة تفسّرها الخوادم بطرق مختلفة.</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>مثل النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>يسري بعد إعادة التشغيل</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>الضغط المطوّل لـ ERROR وALERT</translation>
    </message>
    <message>
        <source>Require pressing Ctrl+Enter twice to send</source>
        <translation>اشتراط ضغط Ctrl+Enter مرتين للإرسال</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>قبل الإرسال</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>يتطلب ERROR وALERT والأدوات الإتلافية دائمًا الضغط المطوّل على الزر. لا يمكن تعطيل ذلك.</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>بعد %n يوم</numerusform>
            <numerusform>بعد يوم واحد</numerusform>
            <numerusform>بعد يومين</numerusform>
            <numerusform>بعد %n أيام</numerusform>
            <numerusform>بعد %n يومًا</numerusform>
            <numerusform>بعد %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records automatically</source>
        <translation>حذف السجلات تلقائيًا</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Older records are deleted permanently when the window closes.</source>
        <translation>تُحذف السجلات الأقدم نهائيًا عند إغلاق النافذة.</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Press Enter to apply.</source>
        <translation>اضغط Enter للتطبيق.</translation>
    </message>
</context>
<context>
    <name>rc::Profile</name>
    <message>
        <source>A profile needs a name.</source>
        <translation>يحتاج ملف التعريف إلى اسم.</translation>
    </message>
    <message>
        <source>A profile name cannot begin or end with a space.</source>
        <translation>لا يمكن أن يبدأ اسم ملف التعريف أو ينتهي بمسافة.</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>يمكن أن يتكون اسم ملف التعريف من 64 حرفًا على الأكثر.</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>لا يمكن أن يحتوي اسم ملف التعريف على أحرف تحكم أو أحرف غير مرئية.</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>يجب أن تكون المهلة عددًا صحيحًا من الثواني من %1 إلى %2.</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>الترويسة %1 مستخدمة مرتين.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>تغيّر ملف التعريف هذا في مكان آخر.</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>أزالت نافذة أخرى أو أمر آخر ملف التعريف هذا. يضيفه الحفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>The profiles in this window were saved again.</source>
        <translation>حُفظت ملفات التعريف في هذه النافذة من جديد.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileChecksModel</name>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>لم يُفحص بعد</translation>
    </message>
    <message>
        <source>The check was canceled.</source>
        <translation>أُلغي الفحص.</translation>
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
        <translation>آخر الفحوص: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColor</name>
    <message>
        <source>None</source>
        <translation>بلا لون</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>أزرق</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>أخضر</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>كهرماني</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>أحمر</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>بنفسجي</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>رمادي</translation>
    </message>
</context>
<context>
    <name>rc::ProfileForm</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>اختياري. مطلوب لسرد الأدوات.</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>اسم المستخدم الخاص بك</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>يُستخدم إذا لم يوجد اسم مستخدم</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>الرمز المميز لاستضافة الكود</translation>
    </message>
    <message>
        <source>Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server behind it.</source>
        <translation>لا يُرسل إلا إلى نقطة نهاية استضافة الكود. يمرّر خادم الأدوات مفتاح API أيضًا إلى الخادم الذي خلفه.</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>وضع التنقيح في SDK</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>تنقيح</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>يملكه الفريق %1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>يملكه %1</translation>
    </message>
    <message>
        <source>no tools</source>
        <translation>لا أدوات</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>no email address</source>
        <translation>لا عنوان بريد إلكتروني</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>غير مستخدم</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>SDK</source>
        <translation>SDK</translation>
    </message>
    <message>
        <source>tools only</source>
        <translation>الأدوات فقط</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>الرمز المميز لـ %1</translation>
    </message>
    <message>
        <source>Each is sent only to its own catalog’s endpoint.</source>
        <translation>لا يُرسل كل رمز إلا إلى نقطة نهاية الكتالوج الخاص به.</translation>
    </message>
    <message>
        <source>Forwarded levels</source>
        <translation>المستويات الممرَّرة</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>● = يُرسل إلى الخدمة. محلي = ملف السجل فقط.</translation>
    </message>
    <message>
        <source>local</source>
        <translation>محلي</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>لا يُمرَّر شيء؛ يبقى كل إدخال محليًا.</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>يُمرَّر عند %1: %2</translation>
    </message>
    <message>
        <source>not the owner</source>
        <translation>ليس المالك</translation>
    </message>
</context>
<context>
    <name>rc::ProfileJson</name>
    <message>
        <source>name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>username</source>
        <translation>اسم المستخدم</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>عنوان البريد الإلكتروني</translation>
    </message>
    <message>
        <source>email header</source>
        <translation>ترويسة البريد الإلكتروني</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>بادئة المتغيرات</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>ملف CA مخصص</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>العتبة</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>وضع التنقيح في SDK</translation>
    </message>
    <message>
        <source>key header</source>
        <translation>ترويسة المفتاح</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>ترويسة اسم المستخدم</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>مهلة تدفق الأحداث</translation>
    </message>
    <message>
        <source>color</source>
        <translation>اللون</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>ترويسة UUID</translation>
    </message>
    <message>
        <source>more catalogs</source>
        <translation>كتالوجات إضافية</translation>
    </message>
    <message>
        <source>dialect</source>
        <translation>اللهجة</translation>
    </message>
    <message>
        <source>username with entries</source>
        <translation>اسم المستخدم مع الإدخالات</translation>
    </message>
    <message>
        <source>proof of arrival</source>
        <translation>إثبات الوصول</translation>
    </message>
    <message>
        <source>log tool</source>
        <translation>أداة السجل</translation>
    </message>
    <message>
        <source>Another window or command has since changed this profile: %1. Review the current values, then save again.</source>
        <translation>غيّرت نافذة أخرى أو أمر آخر ملف التعريف هذا منذ ذلك الحين: %1. راجع القيم الحالية، ثم احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>key as bearer token</source>
        <translation>المفتاح كرمز Bearer مميز</translation>
    </message>
    <message>
        <source>permission for keys of the environment</source>
        <translation>إذن لمفاتيح البيئة</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>إرسال UUID إلى خادم الأدوات</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>تعذّر إنشاء المجلد.</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>لم يعد ملف التعريف «%1» موجودًا. أزالته أو غيّرت اسمه نافذة أخرى أو أمر آخر.</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>يوجد بالفعل ملف تعريف باسم «%1».</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>نسخة %1</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>نسخة %1 %2</translation>
    </message>
    <message>
        <source>Entries now include the username, as the SDKs’ entries do. Profiles: %1.</source>
        <translation>تتضمن الإدخالات الآن اسم المستخدم، كما في إدخالات حزم SDK. ملفات التعريف: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>لم يُستورد شيء لأن مفتاحًا محفوظًا كان سيذهب إلى خادم مختلف. احذف أولًا مفتاح: %1.</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>لم يُستورد شيء لأن ملفات تعريف بهذه الأسماء موجودة لكنها مختلفة: %1.</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>لا يمكن استيراد ملف التعريف «%1»، لذا لم يُستورد أي ملف تعريف. %2</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>هذا يتجاوز 4 MiB، وهو أكبر من أن يكون ملفات تعريف.</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>هذا ليس مستند ملفات تعريف. يحتاج إلى «version» و«profiles».</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>كُتب هذا بإصدار أحدث من هذا البرنامج. حدّث البرنامج لاستيراده.</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>يظهر ملف التعريف «%1» مرتين.</translation>
    </message>
    <message>
        <source>It has neither a Resource URL nor a tool server.</source>
        <translation>ليس فيه عنوان URL لمورد ولا خادم أدوات.</translation>
    </message>
    <message>
        <source>Its custom CA file is a relative path. It needs the full path.</source>
        <translation>مسار ملف CA المخصص فيه نسبي. يلزم المسار الكامل.</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>قيمة «%1» غير صالحة.</translation>
    </message>
</context>
<context>
    <name>rc::ProgramPart</name>
    <message>
        <source>The command cannot be run: %1</source>
        <translation>تعذّر تنفيذ الأمر: %1</translation>
    </message>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>تعذّر فتح النافذة: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>%1 مفقود من جوار البرنامج. أعد تثبيت البرنامج.</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>لم يكن الوكيل %1 قد سمح بعد بمرور الطلب</translation>
    </message>
    <message>
        <source>The variable %1 is not the address of a proxy.</source>
        <translation>المتغير %1 ليس عنوان وكيل.</translation>
    </message>
    <message>
        <source>The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.</source>
        <translation>يذكر المتغير %1 الوكيل %2. لا يمكن استخدام إلا وكلاء http وsocks5 وsocks5h.</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>يطلب الخادم %1 مدخلات</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>هذا العنوان غير مشفَّر، لذا يستطيع آخرون قراءة ما تُدخله هناك.</translation>
    </message>
    <message>
        <source>The address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>فتح في المتصفح</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>This form seems to request an API key. Leave it out, or decline.</source>
        <translation>يبدو أن هذه الاستمارة تطلب مفتاح API. لا تُدخله هنا، أو ارفض.</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1). What you type is sent but not recorded.</source>
        <translation>يبدو أن هذه الاستمارة تطلب سرًا (%1). يُرسل ما تكتبه لكنه لا يُسجَّل.</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this.</source>
        <translation>يطلب منك الخادم فتح عنوان على %1. لا تفتحه إلا إن كنت تتوقع ذلك.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingModel</name>
    <message>
        <source>Server instructions: %1</source>
        <comment>of a catalog</comment>
        <translation>تعليمات الخادم: %1</translation>
    </message>
    <message>
        <source>Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most %1% for a catalog and %2% for one tool.</source>
        <translation>تقدير. مقارنةً بالمرمِّز o200k_base (‏GPT-4o وما بعده) لا يزيد الخطأ على %1% للكتالوج و%2% للأداة الواحدة.</translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message>
        <source>Context budget</source>
        <translation>ميزانية السياق</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of tokens</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Budget of %1 tokens</source>
        <translation>ميزانية قدرها %1 رمز</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Copy tool spec</source>
        <translation>نسخ مواصفة الأدوات</translation>
    </message>
    <message>
        <source>Allows the checked tools only, and asks before each call. A variable stands in for the API key.</source>
        <translation>تسمح بالأدوات المحددة فقط، وتسأل قبل كل استدعاء. يحل متغير محل مفتاح API.</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>ما يراه النموذج</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>عرض الأداة</translation>
    </message>
    <message>
        <source>Reading the definitions…</source>
        <translation>جارٍ قراءة التعريفات…</translation>
    </message>
    <message>
        <source>server instructions</source>
        <translation>تعليمات الخادم</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>الأكبر: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%1 من %n رمز</numerusform>
            <numerusform>%1 من رمز واحد</numerusform>
            <numerusform>%1 من رمزين</numerusform>
            <numerusform>%1 من %n رموز</numerusform>
            <numerusform>%1 من %n رمزًا</numerusform>
            <numerusform>%1 من %n رمز</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>تضمين</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>نسخ هذا النص</translation>
    </message>
    <message>
        <source>Copy instructions</source>
        <translation>نسخ التعليمات</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 بايت</translation>
    </message>
    <message>
        <source>%1 tokens left out</source>
        <translation>استُبعد %1 من الرموز</translation>
    </message>
    <message>
        <source>About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget</source>
        <translation>نحو %1 رمز مع %2 من %3 أداة (±%4%): ما يصل إلى %5 فوق الميزانية</translation>
    </message>
    <message>
        <source>About %1 of %5 tokens with %2 of %3 tools (±%4%)</source>
        <translation>نحو %1 من %5 رمز مع %2 من %3 أداة (±%4%)</translation>
    </message>
    <message>
        <source>Stronger color means more tokens.</source>
        <translation>كلما اشتد اللون زاد عدد الرموز.</translation>
    </message>
    <message>
        <source>No tools read yet</source>
        <translation>لم تُقرأ أي أدوات بعد</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>ما استقبلته الخدمة التجريبية</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>لا شيء بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>%n إدخال، الأحدث أولًا</numerusform>
            <numerusform>إدخال واحد، الأحدث أولًا</numerusform>
            <numerusform>إدخالان، الأحدث أولًا</numerusform>
            <numerusform>%n إدخالات، الأحدث أولًا</numerusform>
            <numerusform>%n إدخالًا، الأحدث أولًا</numerusform>
            <numerusform>%n إدخال، الأحدث أولًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>نسخ الرسالة</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>عرض في «النشاط»</translation>
    </message>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1: %2، العلامة %3</translation>
    </message>
    <message>
        <source>would notify: %1</source>
        <translation>كانت ستُخطر: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a received entry, whom it would notify</comment>
        <translation>%1؛ %2</translation>
    </message>
</context>
<context>
    <name>rc::RecordDetail</name>
    <message>
        <source>Detail</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>إغلاق  Esc</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>تحقّق من أثرها لدى الخدمة قبل استدعائها مرة أخرى.</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>ابحث عن العلامة في الخدمة قبل الإرسال مرة أخرى.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of record, a level</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>العلامة</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>ملف التعريف</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>الطابع الزمني</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>الحقول الإضافية</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>الوسيطات (منسَّقة)</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>نص الطلب (منسَّق)</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>نص الطلب غير متاح.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الاستجابة</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>عرض الاستجابة كاملة</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>استجابة الخدمة</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>استقبلته الخدمة التجريبية في %1</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>إعادة الاستدعاء…</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>إعادة الإرسال…</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>فتح تقرير الفحص</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>فتح سجل التمرين</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>نسخ السجل</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>لم يُرسل شيء بعد.</translation>
    </message>
</context>
<context>
    <name>rc::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>it is a link, which is not followed here. Link its folder instead.</source>
        <translation>الملف رابط رمزي، والروابط لا تُتبع هنا. أنشئ رابطًا لمجلده بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>أكبر من %1</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>تعذّرت قراءة النتيجة المحفوظة لآخر فحص.</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ملي ث</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>المورد</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>خادم الأدوات</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>وقت الفحص</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1، في %2</translation>
    </message>
    <message>
        <source>Entry marker</source>
        <translation>علامة الإدخالات</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>كتبه</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>فحص المورد</translation>
    </message>
    <message>
        <source>The report was not written because it would contain a key or token that the service sent back.</source>
        <translation>لم يُكتب التقرير لأنه كان سيحتوي على مفتاح أو رمز مميز أعادته الخدمة.</translation>
    </message>
</context>
<context>
    <name>rc::RequestPreview</name>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>خام</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>منسَّق</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>منسَّق للقراءة؛ يُرسل سطرًا واحدًا.</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>نسخ بصيغة cURL</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>تتصرف الخدمة التجريبية الآن هكذا. أعد الفحص لترى ذلك.</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>لإرسال المفتاح وحده عطّل «إرسال اسم المستخدم مع الإدخالات» في «الإعداد».</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>ملف تعريف جديد</translation>
    </message>
    <message>
        <source>%1 • edited</source>
        <translation>%1 • معدَّل</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>ملف التعريف: %1، معدَّل</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>ملف التعريف: %1</translation>
    </message>
    <message>
        <source>Reading key…</source>
        <translation>جارٍ قراءة المفتاح…</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>سيناريو تجريبي: %1</translation>
    </message>
    <message>
        <source>How the demo service behaves: %1</source>
        <translation>سلوك الخدمة التجريبية: %1</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>فتح في ملف التعريف هذا</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>إنشاء ملف تعريف جديد</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>حاول رابط فتح ما ليس عنوان URL لمورد.</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>تم تجاهل الرابط.</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>رابط يطلب فتح ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>لا يُفتح شيء ولا يُحفظ ولا يُرسل حتى تختار. لا يحتوي الرابط على مفتاح.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>حفظ كملف تعريف جديد</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>This address is not saved.</source>
        <translation>هذا العنوان غير محفوظ.</translation>
    </message>
    <message>
        <source>Checks and entries use it. The saved profile is unchanged.</source>
        <translation>تستخدمه الفحوص والإدخالات. لم يتغيّر ملف التعريف المحفوظ.</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>استخدام الإعدادات المحفوظة</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>حفظ ومتابعة</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>في «الإعداد» تغييرات غير محفوظة.</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>لن يُنفَّذ الإجراء حتى تختار الإعدادات التي ستُستخدم.</translation>
    </message>
    <message>
        <source>Don’t send</source>
        <translation>عدم الإرسال</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>سماح</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s key belongs to %1.</source>
        <translation>لا تسمح بهذا إلا إذا كنت تعرف أن مفتاح ملف التعريف هذا يخص %1.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>حُذف مفتاح API أيضًا ولا يمكن استعادته. يمكنك التراجع عن الباقي إلى أن تنهي البرنامج.</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>يمكنك التراجع عن هذا إلى أن تغلق النافذة.</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>الفريق %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>المالك %1</translation>
    </message>
    <message>
        <source>UUID %1</source>
        <translation>UUID %1</translation>
    </message>
    <message>
        <source>Internationalized host name. ASCII form: %1</source>
        <translation>اسم مضيف دولي. صيغته ASCII: %1</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>عُثر على عنوان URL لمورد في النص.</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>تم تجاهله: %1</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>استبدال…</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>البصمة %1</translation>
    </message>
    <message>
        <source>%1: copy</source>
        <translation>%1: نسخ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy Resource URL</source>
        <translation>نسخ عنوان URL للمورد</translation>
    </message>
    <message>
        <source>Show key details</source>
        <translation>عرض تفاصيل المفتاح</translation>
    </message>
    <message>
        <source>This profile is not saved. It is gone when another one is opened or the window closes.</source>
        <translation>ملف التعريف هذا غير محفوظ. سيُفقد عند فتح ملف تعريف آخر أو عند إغلاق النافذة.</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>ملفات التعريف</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>البحث عن ملف تعريف أو إجراء…</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>ملف تعريف جديد…</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>الخدمة التجريبية</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>تغيير الاسم…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>إنشاء نسخة</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>نقل للأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل للأسفل</translation>
    </message>
    <message>
        <source>Allow this only if you know that the token for “%1” belongs to %2.</source>
        <comment>a catalog, servers</comment>
        <translation>لا تسمح بهذا إلا إذا كنت تعرف أن الرمز المميز لـ «%1» يخص %2.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>آخر فحص: %1</translation>
    </message>
    <message>
        <source>Remove profile…</source>
        <translation>إزالة ملف التعريف…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>rc::ResourceUrl</name>
    <message>
        <source>angle brackets</source>
        <translation>أقواس زاوية</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>علامات اقتباس</translation>
    </message>
    <message>
        <source>text around the address</source>
        <translation>نص حول العنوان</translation>
    </message>
    <message>
        <source>spaces around the address</source>
        <translation>مسافات حول العنوان</translation>
    </message>
    <message>
        <source>A Resource URL ends in /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</source>
        <translation>ينتهي عنوان URL للمورد بـ /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>الاستعلام %1</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>صفحة تسجيل الدخول قبله</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>«%1» ليس UUID (32 خانة ست عشرية في مجموعات 8-4-4-4-12).</translation>
    </message>
    <message>
        <source>the fragment after #</source>
        <translation>الجزء بعد #</translation>
    </message>
    <message>
        <source>unusual characters in the host, read as %1</source>
        <translation>أحرف غير مألوفة في المضيف، قُرئت بالشكل %1</translation>
    </message>
    <message>
        <source>No address was pasted.</source>
        <translation>لم يُلصق عنوان.</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>لم يُعثر على عنوان ويب. يبدأ العنوان بـ https://.</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>يقطع فاصل أسطر العنوان.</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>ينتهي العنوان عند مسافة. اكتب المسافة في الاسم بالشكل %20.</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>هذا عنوان URL لمورد. لخادم الأدوات عنوان خاص به.</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>يحتوي النص على عنواني URL مختلفين لموردين، %1 و%2. الصق واحدًا.</translation>
    </message>
    <message>
        <source>invisible characters around the address</source>
        <translation>أحرف غير مرئية حول العنوان</translation>
    </message>
    <message>
        <source>line breaks inside the address</source>
        <translation>فواصل أسطر داخل العنوان</translation>
    </message>
    <message>
        <source>JSON escapes</source>
        <translation>تسلسلات إفلات JSON</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>كيانات HTML</translation>
    </message>
    <message>
        <source>the %1 link around the address</source>
        <translation>رابط %1 حول العنوان</translation>
    </message>
    <message>
        <source>The text after the UUID is not part of a Resource URL.</source>
        <translation>النص الذي بعد UUID ليس جزءًا من عنوان URL للمورد.</translation>
    </message>
    <message>
        <source>The address has no %1 part.</source>
        <translation>ليس في العنوان الجزء %1.</translation>
    </message>
    <message>
        <source>This is a link rewritten by %1. Open it in a browser and copy the address from there.</source>
        <translation>هذا رابط أعاد %1 كتابته. افتحه في متصفح وانسخ العنوان من هناك.</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB.</source>
        <translation>النص أطول من 8 KiB.</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?) or fragment (#).</source>
        <translation>لا يمكن أن يكون في عنوان خادم الأدوات استعلام (?) أو جزء (#).</translation>
    </message>
</context>
<context>
    <name>rc::ResultFindings</name>
    <message>
        <source>“structuredContent” is missing, although the tool has an output schema.</source>
        <translation>«structuredContent» مفقود، مع أن للأداة مخطط خرج.</translation>
    </message>
</context>
<context>
    <name>rc::ResultView</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ملي ث</translation>
    </message>
    <message numerus="yes">
        <source>The whole response has %n more part(s).</source>
        <translation>
            <numerusform>في الاستجابة الكاملة %n جزء آخر.</numerusform>
            <numerusform>في الاستجابة الكاملة جزء آخر.</numerusform>
            <numerusform>في الاستجابة الكاملة جزآن آخران.</numerusform>
            <numerusform>في الاستجابة الكاملة %n أجزاء أخرى.</numerusform>
            <numerusform>في الاستجابة الكاملة %n جزءًا آخر.</numerusform>
            <numerusform>في الاستجابة الكاملة %n جزء آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>الاستجابة: «%1»</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>عبر الوكيل %1.</translation>
    </message>
    <message>
        <source>Structured content</source>
        <translation>محتوى منظَّم</translation>
    </message>
    <message>
        <source>Matches the tool’s output schema.</source>
        <translation>يطابق مخطط خرج الأداة.</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>لا يطابق مخطط خرج الأداة:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>عرض الاستجابة كاملة</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>استجابة الخادم</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>نسخ النتيجة</translation>
    </message>
    <message>
        <source>Copy structured content</source>
        <translation>نسخ المحتوى المنظَّم</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>نسخ الاستجابة</translation>
    </message>
    <message>
        <source>The result has text that looks like an order to a model:</source>
        <translation>في النتيجة نص يبدو أمرًا موجّهًا إلى نموذج:</translation>
    </message>
</context>
<context>
    <name>rc::RotatePanel</name>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>الصق مفتاح API الجديد. يُختبر قبل أن يحل محل المفتاح المستخدم.</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>تُشغَّل كل خطوة بالمفتاح القديم وبالجديد. لا يُخطَر أحد.</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>يبقى المفتاح القديم مستخدمًا إلى أن تنتقل. ثم يُحفظ بوصفه المفتاح السابق.</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>استبدل المفتاح السابق حيثما كان لا يزال مستخدمًا، ثم أعد البحث.</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>استعد المفتاح السابق أو احذفه. لا يمكن استعادة مفتاح محذوف.</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>أبطِل المفتاح السابق في الخدمة أيضًا.</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>حدّد المربع أعلاه لتجربته بإدخالات اختبارية.</translation>
    </message>
    <message>
        <source>The old key stays in use.</source>
        <translation>يبقى المفتاح القديم مستخدمًا.</translation>
    </message>
    <message>
        <source>Send test entries with each key as well</source>
        <translation>إرسال إدخالات اختبارية بكل مفتاح أيضًا</translation>
    </message>
    <message>
        <source>Compare keys</source>
        <translation>مقارنة المفتاحين</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Switch to new key</source>
        <translation>الانتقال إلى المفتاح الجديد</translation>
    </message>
    <message>
        <source>Restore previous key</source>
        <translation>استعادة المفتاح السابق</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>حذف المفتاح السابق</translation>
    </message>
    <message>
        <source>Rotate the key</source>
        <translation>تدوير المفتاح</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>مفتاح API جديد</translation>
    </message>
    <message>
        <source>Paste the new API key</source>
        <translation>الصق مفتاح API الجديد</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>المفتاح الحالي مخزَّن مرتين (%1).</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>توقف الانتقال إلى مفتاح جديد قبل خطوته الأخيرة. احذف النسخة الثانية.</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>المفتاح السابق (%1) ما زال مخزَّنًا.</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>استعده، أو احذفه حين لا يعود شيء بحاجة إليه.</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>جارٍ مقارنة المفتاحين…</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>هذا هو مفتاح ملف التعريف بالفعل.</translation>
    </message>
    <message>
        <source>old: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>القديم: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>الجديد: %1</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>جارٍ الانتقال. في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>تم الانتقال إلى المفتاح الجديد.</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>يبقى المفتاح السابق محفوظًا إلى أن تحذفه.</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>استُعيد المفتاح السابق.</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>حُذف المفتاح السابق من سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>لم يتغيّر المفتاح</translation>
    </message>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>كل خطوة بالمفتاح القديم وبالجديد</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>نسخ هذه الخطوة</translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>step, states</comment>
        <translation>%1: المفتاح القديم %2، المفتاح الجديد %3</translation>
    </message>
</context>
<context>
    <name>rc::RotateSteps</name>
    <message>
        <source>Paste new key</source>
        <translation>لصق المفتاح الجديد</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>الانتقال</translation>
    </message>
    <message>
        <source>Replace elsewhere</source>
        <translation>الاستبدال في الأماكن الأخرى</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>حذف المفتاح السابق</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>نوع المحتوى %1 ليس JSON ولا تدفق أحداث.</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>لم تكن الرسالة المستلمة استجابة للطلب</translation>
    </message>
    <message>
        <source>The server sends JSON with the content type %1.</source>
        <translation>يرسل الخادم JSON بنوع المحتوى %1.</translation>
    </message>
    <message>
        <source>The server sends an event stream with the content type %1.</source>
        <translation>يرسل الخادم دفق أحداث بنوع المحتوى ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>يقرأ النموذج كلمات لا يراها المراجع.</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>قد يتبع النموذج الوصف بدل المستخدم.</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>لأداتين الاسم نفسه.</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>قد يصل النموذج الذي يستدعي الاسم إلى الأداة الخطأ.</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>أعطِ النموذج واحدة منهما، أو غيّر اسم واحدة في خادمها.</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>يوافق مستخدم على استدعاء أداة مألوفة، لكن أداة أخرى تُشغَّل.</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>قارن بين التعريفين. استخدم ما تثق به منهما.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>ليس للأداة وصف.</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>صِف ما تفعله الأداة ومتى تُستخدم.</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>ليس للأداة inputSchema.</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>أضف مخططًا، مثل {&quot;type&quot;:&quot;object&quot;} لأداة بلا معاملات.</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>صرّح بـ readOnlyHint، أو بـ destructiveHint لأداة تكتب.</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>الأداة موسومة بأنها للقراءة فقط وبأنها إتلافية.</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>قد يثق عميل بالادعاء الآمن ويستدعي الأداة دون سؤال.</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>أزل أحد الادعاءين.</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>التعريف أكبر من 8 KiB.</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>اختصر الأوصاف، واحذف الخيارات التي لا يستخدمها أحد.</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>تمرّر النماذج وسيطات ترفضها الأداة، وترفض بعض حزم SDK الأداة.</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>صحّح المخطط في الموضع المذكور.</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>يشير المخطط إلى مستند آخر.</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>انسخ المخطط إلى $defs.</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>يشير المخطط إلى نفسه.</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>لا يقبل عدد من مورّدي النماذج المخططات التكرارية.</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>اكتب المخطط مفصّلًا حتى العمق اللازم.</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>لا يستطيع المستخدم إيقاف ما لا يعلم به.</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>يتحكم خادم في كيفية استخدام أدوات خادم آخر.</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>قد يشغّله نموذج لديه طرفية على جهاز المستخدم.</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>قد يعامل النموذج الوصف معاملة تعليمات أعلى أولوية.</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>يفهمه النموذج، ولا يفهمه مراجع أو مرشّح.</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>تأكد من أن الأداة الأخرى للمؤلف نفسه.</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>استخدم اسم ترويسة من أحرف وأرقام و-، مرة واحدة في الأداة، على string أو number أو integer أو boolean.</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>تُرفض الأداة، أو الطلب كله.</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>اجعل المستوى الأعلى كائنًا، وانقل الاختيار إلى معامل.</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>استخدم نوعًا واحدًا، أو anyOf.</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>اكتب المخطط كاملًا حيث يُستخدم.</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>اجعل المعاملات المتداخلة في مستوى واحد.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>يُكتشف: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>لا يُكتشف: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>تغيّرت أداة، لكن الاستدعاءات الحالية لا تزال تعمل.</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>تغيّر نص يقرؤه النموذج.</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>قد يفشل استدعاء كان يعمل، أو قد يفعل شيئًا آخر.</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>اختبر ما يستخدم الأداة، ثم حدّث ملف القفل.</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>أضاف التغيير نصًا تحذّر منه المراجعة، أو حوّل ادعاء من خطِر إلى آمن.</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>ربما حلّت أداة خبيثة محل أداة سبقت مراجعتها.</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>اقرأ التعريف الجديد قبل أن تحدّث ملف القفل.</translation>
    </message>
    <message>
        <source>Write the schema in JSON Schema 2020-12, without “$schema”.</source>
        <translation>اكتب المخطط وفق JSON Schema 2020-12، دون «$schema».</translation>
    </message>
    <message>
        <source>Describe the elements in “items”. {} allows any.</source>
        <translation>صِف العناصر في «items». تسمح {} بأي عنصر.</translation>
    </message>
    <message>
        <source>Rename the parameter.</source>
        <translation>غيّر اسم المعامل.</translation>
    </message>
    <message>
        <source>Remove the list, or make the parameter optional instead.</source>
        <translation>أزل القائمة، أو اجعل المعامل اختياريًا بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Shorten the tool’s name, or give the server a shorter one in the client.</source>
        <translation>اختصر اسم الأداة، أو أعطِ الخادم اسمًا أقصر في العميل.</translation>
    </message>
    <message>
        <source>Offer fewer tools, or select some in the client.</source>
        <translation>قدّم أدوات أقل، أو اختر بعضها في العميل.</translation>
    </message>
    <message>
        <source>A model has to guess.</source>
        <translation>على النموذج أن يخمّن.</translation>
    </message>
    <message>
        <source>Do not give the tool to a model until its author explains the text.</source>
        <translation>لا تعطِ الأداة لنموذج قبل أن يوضّح مؤلفها النص.</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>يحتوي النص على أحرف غير مرئية.</translation>
    </message>
    <message>
        <source>Possible prompt injection.</source>
        <translation>حقن مطالبات محتمل (prompt injection).</translation>
    </message>
    <message>
        <source>The name is not 1 to 64 letters, digits, _ or -.</source>
        <translation>لا يتكون الاسم من 1 إلى 64 من الأحرف اللاتينية والأرقام و_ و-.</translation>
    </message>
    <message>
        <source>Rename the tool on its server.</source>
        <translation>غيّر اسم الأداة على خادمها.</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name.</source>
        <translation>يشبه الاسم اسم أداة أخرى.</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>ليس للمعامل وصف.</translation>
    </message>
    <message>
        <source>Describe the parameter, with its unit or format.</source>
        <translation>صِف المعامل، مع وحدته أو تنسيقه.</translation>
    </message>
    <message>
        <source>Without destructiveHint, clients must assume that the tool is destructive.</source>
        <translation>دون destructiveHint، على العملاء افتراض أن الأداة إتلافية.</translation>
    </message>
    <message>
        <source>They may ask for approval before each call.</source>
        <translation>قد يطلبون الموافقة قبل كل استدعاء.</translation>
    </message>
    <message>
        <source>It uses context in every request.</source>
        <translation>يستهلك جزءًا من السياق في كل طلب.</translation>
    </message>
    <message>
        <source>The schema is not valid.</source>
        <translation>المخطط غير صالح.</translation>
    </message>
    <message>
        <source>Most clients ignore the reference, and others trust that address.</source>
        <translation>معظم العملاء يتجاهلون المرجع، وغيرهم يثقون بذلك العنوان.</translation>
    </message>
    <message>
        <source>Keeps something from the user.</source>
        <translation>يخفي شيئًا عن المستخدم.</translation>
    </message>
    <message>
        <source>Gives orders about other tools.</source>
        <translation>يعطي أوامر بشأن أدوات أخرى.</translation>
    </message>
    <message>
        <source>Asks for secrets.</source>
        <translation>يطلب أسرارًا.</translation>
    </message>
    <message>
        <source>The model may leak them to this server.</source>
        <translation>قد يسرّبها النموذج إلى هذا الخادم.</translation>
    </message>
    <message>
        <source>Sends data elsewhere.</source>
        <translation>يرسل بيانات إلى مكان آخر.</translation>
    </message>
    <message>
        <source>The user has not agreed to this.</source>
        <translation>لم يوافق المستخدم على هذا.</translation>
    </message>
    <message>
        <source>Contains a command to run.</source>
        <translation>فيه أمر يُراد تشغيله.</translation>
    </message>
    <message>
        <source>Pretends to come from the system, the developer or the user.</source>
        <translation>يتظاهر بأنه من النظام أو المطوّر أو المستخدم.</translation>
    </message>
    <message>
        <source>The text is disguised.</source>
        <translation>النص مموَّه.</translation>
    </message>
    <message>
        <source>Names another tool.</source>
        <translation>يذكر أداة أخرى.</translation>
    </message>
    <message>
        <source>With an instruction, this can steer other tools.</source>
        <translation>مع تعليمات قد يوجّه ذلك أدوات أخرى.</translation>
    </message>
    <message>
        <source>Says that it does harm.</source>
        <translation>يقول إنها تُلحق ضررًا.</translation>
    </message>
    <message>
        <source>A model that calls it does the harm in the user’s name.</source>
        <translation>النموذج الذي يستدعيها يُلحق الضرر باسم المستخدم.</translation>
    </message>
    <message>
        <source>An x-mcp-header in the schema is not valid.</source>
        <translation>في المخطط ترويسة x-mcp-header غير صالحة.</translation>
    </message>
    <message>
        <source>Clients must not call the tool or give it to a model.</source>
        <translation>لا يجوز للعملاء استدعاء الأداة أو إعطاؤها لنموذج.</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level.</source>
        <translation>المخطط ليس كائنًا بسيطًا في مستواه الأعلى.</translation>
    </message>
    <message>
        <source>A parameter has a list of types.</source>
        <translation>لأحد المعاملات قائمة أنواع.</translation>
    </message>
    <message>
        <source>The schema has references.</source>
        <translation>في المخطط مراجع.</translation>
    </message>
    <message>
        <source>The schema is more than 10 levels deep.</source>
        <translation>المخطط أعمق من 10 مستويات.</translation>
    </message>
    <message>
        <source>The description has more than 1,024 characters.</source>
        <translation>عدد أحرف الوصف أكثر من 1,024.</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>اختصر الوصف.</translation>
    </message>
    <message>
        <source>The schema is not JSON Schema 2020-12.</source>
        <translation>المخطط ليس وفق JSON Schema 2020-12.</translation>
    </message>
    <message>
        <source>An array has no “items”.</source>
        <translation>مصفوفة بلا «items».</translation>
    </message>
    <message>
        <source>The parameter’s name is not 1 to 64 letters, digits, _, . and -.</source>
        <translation>لا يتكون اسم المعامل من 1 إلى 64 من الأحرف اللاتينية والأرقام و_ و. و-.</translation>
    </message>
    <message>
        <source>A list of choices is empty or has an empty text.</source>
        <translation>قائمة خيارات فارغة أو فيها نص فارغ.</translation>
    </message>
    <message>
        <source>The tool’s name is too long once a client puts the server’s name in front.</source>
        <translation>يصبح اسم الأداة أطول من اللازم حين يضع العميل اسم الخادم قبله.</translation>
    </message>
    <message>
        <source>There are more tools than a client sends to a model.</source>
        <translation>عدد الأدوات أكبر مما يرسله العميل إلى النموذج.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>تغيّر نوع المخطط.</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>يُسمح بأنواع أقل.</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>يُسمح بأنواع أكثر.</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>أُعيد ترتيب الخيارات.</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>لا يُسمح الآن إلا بقيم معينة.</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>كل القيم مسموح بها الآن.</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>أُزيل خيار.</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>أُضيف خيار.</translation>
    </message>
    <message>
        <source>The limit is narrower.</source>
        <translation>الحد أضيق.</translation>
    </message>
    <message>
        <source>The limit is wider.</source>
        <translation>الحد أوسع.</translation>
    </message>
    <message>
        <source>The default changed.</source>
        <translation>تغيّرت القيمة الافتراضية.</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>أُضيف قيد.</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>أُزيل قيد.</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>تغيّر قيد.</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>أُزيل المعامل.</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>أُزيل العضو.</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>أصبح مطلوبًا.</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>لم يعد مطلوبًا.</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>أُضيف معامل مطلوب.</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>أُضيف معامل اختياري.</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>أُضيف عضو.</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>يُسمح بأعضاء إضافيين أقل.</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>يُسمح بأعضاء إضافيين أكثر.</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>أُزيلت صيغة.</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>أُضيفت صيغة.</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>أُعيد ترتيب الصيغ.</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>أُزيل التعريف.</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>أُضيف تعريف.</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>“properties” is not an object.</source>
        <translation>«properties» ليس كائنًا.</translation>
    </message>
    <message>
        <source>names like %1</source>
        <translation>أسماء مثل %1</translation>
    </message>
    <message>
        <source>any other name</source>
        <translation>أي اسم آخر</translation>
    </message>
    <message>
        <source>each name itself</source>
        <translation>كل اسم نفسه</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>العنصر %1</translation>
    </message>
    <message>
        <source>each element</source>
        <translation>كل عنصر</translation>
    </message>
    <message>
        <source>at least one element</source>
        <translation>عنصر واحد على الأقل</translation>
    </message>
    <message>
        <source>any of: %1</source>
        <translation>أي مما يلي: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>واحد مما يلي: %1</translation>
    </message>
    <message>
        <source>all of: %1</source>
        <translation>كل ما يلي: %1</translation>
    </message>
    <message>
        <source>but not</source>
        <translation>وليس</translation>
    </message>
    <message>
        <source>if</source>
        <translation>إذا</translation>
    </message>
    <message>
        <source>then</source>
        <translation>فعندئذ</translation>
    </message>
    <message>
        <source>else</source>
        <translation>وإلا</translation>
    </message>
    <message>
        <source>if %1 is present</source>
        <translation>إذا وُجد %1</translation>
    </message>
    <message>
        <source>Accepts any value.</source>
        <translation>يقبل أي قيمة.</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>لا يقبل شيئًا.</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>هذا ليس مخططًا.</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>الجذر</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… أكثر من %1 أخرى</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… %1 أخرى</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>النوع الكلي: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>معرَّف في مكان آخر ولا يُجلب أبدًا: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>مرجع بلا مقصد: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>يشير إلى نفسه فقط</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ انظر %1 أعلاه</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>عرض المزيد</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>عرض بالكامل</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy type</source>
        <translation>نسخ النوع</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>نسخ الوصف</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1، مطلوب</translation>
    </message>
</context>
<context>
    <name>rc::SchemaWords</name>
    <message>
        <source>length at least %1</source>
        <translation>الطول %1 على الأقل</translation>
    </message>
    <message>
        <source>length at most %1</source>
        <translation>الطول %1 على الأكثر</translation>
    </message>
    <message>
        <source>pattern: %1</source>
        <translation>النمط: %1</translation>
    </message>
    <message>
        <source>format: %1</source>
        <translation>التنسيق: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 على الأقل</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 على الأكثر</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>أقل من %1</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>من مضاعفات %1</translation>
    </message>
    <message>
        <source>elements: at least %1</source>
        <translation>العناصر: %1 على الأقل</translation>
    </message>
    <message>
        <source>elements: at most %1</source>
        <translation>العناصر: %1 على الأكثر</translation>
    </message>
    <message>
        <source>members: at least %1</source>
        <translation>الأعضاء: %1 على الأقل</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>الأعضاء: %1 على الأكثر</translation>
    </message>
    <message>
        <source>content: %1</source>
        <translation>المحتوى: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>الترميز: %1</translation>
    </message>
    <message>
        <source>title: %1</source>
        <translation>العنوان: %1</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>تعليق: %1</translation>
    </message>
    <message>
        <source>unique elements</source>
        <translation>عناصر فريدة</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>للكتابة فقط</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>مهمل</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>قد يكون null</translation>
    </message>
    <message>
        <source>enum (%1)</source>
        <translation>تعداد (%1)</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>لا مخطط</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>الافتراضي: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>واحد مما يلي: %1</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>مثلًا: %1</translation>
    </message>
    <message>
        <source>No additional parameters allowed</source>
        <translation>لا يُسمح بمعاملات إضافية</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>نوع المحتوى %1 ليس JSON ولا نصًا عاديًا.</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>سيكون حجم الطلب %1 بايت، متجاوزًا الحد %2.</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>قد يُخطر إدخال بمستوى %1 أشخاصًا عبر التطبيق أو البريد الإلكتروني أو SMS في أي ساعة. يُرسل مرة واحدة.</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>لإرسال خطأ أو تنبيه، اضغط الزر مطولًا.</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>إلغاء  Esc</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>عيّن أولًا عنوان URL للمورد في «الإعداد» (Alt+5).</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>تجري قراءة السجل…</translation>
    </message>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>يُعيَّن الطابع الزمني عند الإرسال.</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>لم يُرسل بعد. اضغط المفاتيح نفسها مرة أخرى للإرسال.</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>هناك إرسال جارٍ بالفعل. لم تتم إضافة شيء.</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>صحّح عنوان URL للمورد أعلاه أو في «الإعداد» (Alt+5).</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>ليس لملف التعريف هذا مفتاح API.</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>أضف مفتاحًا في «الإعداد» (Alt+5).</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>نسخ النتيجة</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>عرض في «النشاط»</translation>
    </message>
    <message>
        <source>Results appear here.</source>
        <translation>تظهر النتائج هنا.</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>إدخال</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>دفعة</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>تمرين</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>الاستمارة المطلوبة بلا حقول.</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>العنوان المطلوب مفقود أو أطول بكثير من اللازم.</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>لا يمكن فتح العنوان المطلوب بأمان: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>لا يدعم هذا البرنامج «%1».</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>حجم سؤال الخادم %1 بايت، وأقصى ما يمكن عرضه %2.</translation>
    </message>
</context>
<context>
    <name>rc::ServerTask</name>
    <message>
        <source>The task has no ID, or one that is too long.</source>
        <translation>ليس للمهمة معرّف، أو معرّفها أطول من اللازم.</translation>
    </message>
    <message>
        <source>The task is in an unknown state: “%1”.</source>
        <translation>المهمة في حالة غير معروفة: «%1».</translation>
    </message>
    <message>
        <source>The server responded about another task, “%1”.</source>
        <translation>استجاب الخادم بشأن مهمة أخرى، «%1».</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>لا يُرسل شيء إلى %1 حتى يُحفظ العنوان.</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>الخدمة التجريبية</translation>
    </message>
</context>
<context>
    <name>rc::Settings</name>
    <message>
        <source>The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.</source>
        <translation>قيمة الإعداد «%2» هي «%1»، وهي ليست من %3 إلى %4. تُستخدم %5 بدلًا منها.</translation>
    </message>
</context>
<context>
    <name>rc::SetupPage</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>إنشاء نسخة</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>إزالة ملف التعريف</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>حذف ملف التعريف والإبقاء على المفتاح</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>تدوير المفتاح…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>الإعداد</translation>
    </message>
    <message>
        <source>Makes a copy without the key and switches to it</source>
        <translation>ينشئ نسخة بلا المفتاح وينتقل إليها</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>لم يُحفظ بعد</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted field.</source>
        <translation>لم يُحفظ. صحّح الحقل المميَّز.</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>لُصق مفتاح أيضًا.</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>جارٍ حفظ المفتاح. في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>المفتاح في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>المفتاح غير محفوظ (لهذه الجلسة فقط).</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>لم يُتعرَّف عليه وتم تجاهله: %1</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>مُلئ من %1: %2.</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>لم يُحفظ المفتاح بعد.</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>أُضيف %1</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>جارٍ نقل المفتاح إلى الاسم الجديد. في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>محفوظ</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>لم يتغيّر شيء. %1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>حُفظ، لكن المفتاح قد يكون باقيًا أيضًا في سلسلة المفاتيح بالاسم القديم.</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>جارٍ إزالة المفتاح. في انتظار سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>أُبقي على ملف التعريف. %1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>لم تتم إزالته</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>أُزيل %1؛ قد يكون مفتاحه باقيًا في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>أُزيل %1</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>هذه نسخة من %1.</translation>
    </message>
    <message>
        <source>Keys are not copied. Name the copy and add its key.</source>
        <translation>لا تُنسخ المفاتيح. سمِّ النسخة وأضف مفتاحها.</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>More for this profile</source>
        <translation>المزيد لملف التعريف هذا</translation>
    </message>
    <message>
        <source>● Unsaved</source>
        <translation>● غير محفوظ</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>تغييرات غير محفوظة</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Revert discards both.</source>
        <translation>يخزّن «حفظ» الحقول والمفتاح معًا، ويلغي «تجاهل التغييرات» تعديلات كليهما.</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Revert discards.</source>
        <translation>تغييرات غير محفوظة. Ctrl+S للحفظ، و«تجاهل التغييرات» لإلغائها.</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>انقر مرة أخرى لحذف ملف التعريف ومفتاحه</translation>
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
        <translation>حول Resource Console</translation>
    </message>
    <message>
        <source>%1 · About</source>
        <comment>the program&apos;s version</comment>
        <translation>%1 · حول</translation>
    </message>
</context>
<context>
    <name>rc::SignIn</name>
    <message>
        <source>The response is not a JSON object.</source>
        <translation>الاستجابة ليست كائن JSON.</translation>
    </message>
    <message>
        <source>The response does not name a resource.</source>
        <translation>لا تذكر الاستجابة موردًا.</translation>
    </message>
    <message>
        <source>The server has no document about signing in.</source>
        <translation>ليس لدى الخادم مستند عن تسجيل الدخول.</translation>
    </message>
    <message>
        <source>found</source>
        <translation>عُثر عليه</translation>
    </message>
    <message>
        <source>Asked without a key: %1</source>
        <translation>سُئل دون مفتاح: %1</translation>
    </message>
    <message>
        <source>Response: HTTP %1</source>
        <translation>الاستجابة: HTTP %1</translation>
    </message>
    <message>
        <source>Realm: %1</source>
        <translation>المجال (realm): %1</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>النطاق: %1</translation>
    </message>
    <message>
        <source>Authorization server, as the refusal names it: %1</source>
        <translation>خادم التفويض كما يذكره الرفض: %1</translation>
    </message>
    <message>
        <source>The refusal names a document on another server, which was not read: %1</source>
        <translation>يذكر الرفض مستندًا على خادم آخر، ولم يُقرأ: %1</translation>
    </message>
    <message>
        <source>Resource: %1</source>
        <translation>المورد: %1</translation>
    </message>
    <message>
        <source>This document is about another address, so clients must not rely on it.</source>
        <translation>هذا المستند عن عنوان آخر، لذا يجب ألا يعتمد عليه العملاء.</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>الاسم: %1</translation>
    </message>
    <message>
        <source>Authorization servers: %1</source>
        <translation>خوادم التفويض: %1</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>لم يُذكر أيٌّ منها</translation>
    </message>
    <message>
        <source>Scopes: %1</source>
        <translation>النطاقات: %1</translation>
    </message>
    <message>
        <source>A token is sent in: %1</source>
        <translation>يُرسل الرمز المميز في: %1</translation>
    </message>
    <message>
        <source>Documentation: %1</source>
        <translation>التوثيق: %1</translation>
    </message>
    <message>
        <source>This program does not support OAuth sign-in.</source>
        <translation>لا يدعم هذا البرنامج تسجيل الدخول باستخدام OAuth.</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The server is at %1, which differs only in its trailing slash.</source>
        <translation>يستجيب الخادم على %1، الذي لا يختلف إلا بالشرطة المائلة الختامية.</translation>
    </message>
</context>
<context>
    <name>rc::SortButton</name>
    <message>
        <source>As sent by the server</source>
        <translation>كما أرسلها الخادم</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>حسب العنوان</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>حسب الاسم</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>الإتلافية أولًا</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>الأكبر أولًا</translation>
    </message>
    <message>
        <source>Changed and new first</source>
        <translation>المتغيرة والجديدة أولًا</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>فرز</translation>
    </message>
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>كان «%1» من قبل.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s title, its summary</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a step&apos;s title, its state before, its state now</comment>
        <translation>%1: كانت «%2»، وأصبحت «%3».</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a step&apos;s title, its state, its summary</comment>
        <translation>%1: ما زالت «%2»، لكن لسبب مختلف: %3.</translation>
    </message>
</context>
<context>
    <name>rc::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>جارٍ العمل</translation>
    </message>
</context>
<context>
    <name>rc::StepDelegate</name>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>اضغط V لعرض الاستجابة كاملة (%n حرف).</numerusform>
            <numerusform>اضغط V لعرض الاستجابة كاملة (حرف واحد).</numerusform>
            <numerusform>اضغط V لعرض الاستجابة كاملة (حرفان).</numerusform>
            <numerusform>اضغط V لعرض الاستجابة كاملة (%n أحرف).</numerusform>
            <numerusform>اضغط V لعرض الاستجابة كاملة (%n حرفًا).</numerusform>
            <numerusform>اضغط V لعرض الاستجابة كاملة (%n حرف).</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry marker: %1</source>
        <translation>علامة الإدخال: %1</translation>
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
        <translation>أداة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>%n أداة</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداةً</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>صفحة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحةً</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>تدفق أحداث</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>JSON عادي</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>accepted by the service</source>
        <translation>قبلته الخدمة</translation>
    </message>
    <message>
        <source>The entry may have been delivered. %1</source>
        <translation>ربما سُلِّم الإدخال. %1</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>حرف واحد</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n حرف</numerusform>
            <numerusform>حرف واحد</numerusform>
            <numerusform>حرفان</numerusform>
            <numerusform>%n أحرف</numerusform>
            <numerusform>%n حرفًا</numerusform>
            <numerusform>%n حرف</numerusform>
        </translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>الفريق %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>المالك %1</translation>
    </message>
    <message>
        <source>%1, no product path</source>
        <translation>%1، بلا مسار منتج</translation>
    </message>
    <message>
        <source>%1, product path %2</source>
        <translation>%1، مسار المنتج %2</translation>
    </message>
    <message>
        <source>%1; ignored: %2</source>
        <translation>%1؛ تم تجاهله: %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>غير محفوظ (لهذه الجلسة فقط)، %1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 (محلي، لا حاجة إلى استعلام)</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 (عنوان IP، لا حاجة إلى استعلام)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 و%2 غيرها</translation>
    </message>
    <message>
        <source>%1, no proxy</source>
        <translation>%1، بلا وكيل</translation>
    </message>
    <message>
        <source>%1, requests go through the proxy %2</source>
        <translation>%1، تمر الطلبات عبر الوكيل %2</translation>
    </message>
    <message>
        <source>certificate valid for 1 day</source>
        <translation>الشهادة صالحة ليوم واحد</translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>الشهادة صالحة لمدة %n يوم</numerusform>
            <numerusform>الشهادة صالحة لمدة يوم واحد</numerusform>
            <numerusform>الشهادة صالحة لمدة يومين</numerusform>
            <numerusform>الشهادة صالحة لمدة %n أيام</numerusform>
            <numerusform>الشهادة صالحة لمدة %n يومًا</numerusform>
            <numerusform>الشهادة صالحة لمدة %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>TLS %1</source>
        <translation>TLS %1</translation>
    </message>
    <message>
        <source>1 critical finding</source>
        <translation>ملاحظة حرجة واحدة</translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>لا ملاحظات حرجة</numerusform>
            <numerusform>ملاحظة حرجة واحدة</numerusform>
            <numerusform>ملاحظتان حرجتان</numerusform>
            <numerusform>%n ملاحظات حرجة</numerusform>
            <numerusform>%n ملاحظة حرجة</numerusform>
            <numerusform>%n ملاحظة حرجة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepView</name>
    <message>
        <source>Check steps</source>
        <translation>خطوات الفحص</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>إعادة تشغيل هذه الخطوة</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>تشغيل هذه الخطوة وكل ما بعدها</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>عرض الاستجابة كاملة</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>نسخ الاستجابة</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>نسخ العلامة</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>نسخ هذه الخطوة</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a step</comment>
        <translation>الاستجابة: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepsPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>لم يُفحص شيء بعد</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>يختبر الفحص كل خطوة بالترتيب: عنوان URL ومفتاح API وDNS والمنفذ وTLS وإرسال الإدخالات وجلب الأدوات.</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>جارٍ الحفظ في سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>في انتظار سلسلة المفاتيح. استجب لمطالبتها إن ظهرت.</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>جارٍ الفحص…</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>تظهر الخطوات عند انتهائها.</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>آخر فحص: %1</translation>
    </message>
    <message>
        <source>Use this address and check again</source>
        <translation>استخدام هذا العنوان وإعادة الفحص</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>الأرجح أن هذا العنوان يقبل إدخالات المورد نفسه:</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>يرسل أربعة إدخالات سجل حقيقية موسومة بـ [TEST]. قد يُخطر ERROR أو ALERT أشخاصًا ولا يُرسل إلا بزره الخاص.</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments.</source>
        <translation>تُسرد الأدوات ولا تُستدعى، إلا «ping» حين لا تحتاج إلى وسيطات.</translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>%1 ث · %2 إدخال في الثانية</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>قيد التنفيذ: %n</numerusform>
            <numerusform>قيد التنفيذ: %n</numerusform>
            <numerusform>قيد التنفيذ: %n</numerusform>
            <numerusform>قيد التنفيذ: %n</numerusform>
            <numerusform>قيد التنفيذ: %n</numerusform>
            <numerusform>قيد التنفيذ: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>في الانتظار: %n</numerusform>
            <numerusform>في الانتظار: %n</numerusform>
            <numerusform>في الانتظار: %n</numerusform>
            <numerusform>في الانتظار: %n</numerusform>
            <numerusform>في الانتظار: %n</numerusform>
            <numerusform>في الانتظار: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>دفعة مكررة من %n إدخال: %1</numerusform>
            <numerusform>دفعة مكررة من إدخال واحد: %1</numerusform>
            <numerusform>دفعة مكررة من إدخالين: %1</numerusform>
            <numerusform>دفعة مكررة من %n إدخالات: %1</numerusform>
            <numerusform>دفعة مكررة من %n إدخالًا: %1</numerusform>
            <numerusform>دفعة مكررة من %n إدخال: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>ربما سُلِّمت بعض الإدخالات. ابحث عن علاماتها (انظر «النشاط») قبل إعادة الإرسال.</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>أول إدخال لم يُقبل: %1</translation>
    </message>
    <message>
        <source>paused until %1, as the service asks</source>
        <translation>متوقف مؤقتًا حتى %1 كما تطلب الخدمة</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
            <numerusform>المقبولة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>المرفوضة: %n</numerusform>
            <numerusform>المرفوضة: %n</numerusform>
            <numerusform>المرفوضة: %n</numerusform>
            <numerusform>المرفوضة: %n</numerusform>
            <numerusform>المرفوضة: %n</numerusform>
            <numerusform>المرفوضة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>تسليم غير معروف: %n</numerusform>
            <numerusform>تسليم غير معروف: %n</numerusform>
            <numerusform>تسليم غير معروف: %n</numerusform>
            <numerusform>تسليم غير معروف: %n</numerusform>
            <numerusform>تسليم غير معروف: %n</numerusform>
            <numerusform>تسليم غير معروف: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>لم تُرسل: %n</numerusform>
            <numerusform>لم تُرسل: %n</numerusform>
            <numerusform>لم تُرسل: %n</numerusform>
            <numerusform>لم تُرسل: %n</numerusform>
            <numerusform>لم تُرسل: %n</numerusform>
            <numerusform>لم تُرسل: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>المحلية فقط: %n</numerusform>
            <numerusform>المحلية فقط: %n</numerusform>
            <numerusform>المحلية فقط: %n</numerusform>
            <numerusform>المحلية فقط: %n</numerusform>
            <numerusform>المحلية فقط: %n</numerusform>
            <numerusform>المحلية فقط: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TaskCard</name>
    <message>
        <source>Asking about it does not call the tool again.</source>
        <translation>السؤال عنه لا يستدعي الأداة مرة أخرى.</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>الخادم في انتظار مدخلاتك.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>إيقاف السؤال</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>إعادة السؤال</translation>
    </message>
</context>
<context>
    <name>rc::TemplateButton</name>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Save this entry as a template…</source>
        <translation>حفظ هذا الإدخال كقالب…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>اسم القالب</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>التراجع عن الحذف</translation>
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
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>rc::TimeStampField</name>
    <message>
        <source>Now, in UTC</source>
        <translation>الآن، بتوقيت UTC</translation>
    </message>
    <message>
        <source>Now, local (%1)</source>
        <translation>الآن، محلي (%1)</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>وقت آخر…</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>الطابع الزمني: الآن (%1)</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>الطابع الزمني: الآن (UTC)</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>الطابع الزمني</translation>
    </message>
</context>
<context>
    <name>rc::TimeStrip</name>
    <message>
        <source>Past checks, oldest first</source>
        <translation>الفحوص السابقة، الأقدم أولًا</translation>
    </message>
    <message>
        <source>Arrow keys show a past check below, with what changed since the one before</source>
        <translation>تعرض مفاتيح الأسهم فحصًا سابقًا أدناه، مع ما تغيّر منذ الفحص الذي قبله</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>نسخ ما حدث</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>عرض في «النشاط»</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a time, what became of the check then</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a step, its state before and now</comment>
        <translation>%1: %2 ‏←‏ %3</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>آخر الفحوص: %1.</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>تعذّرت قراءة ملف CA المخصص: %1.</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>لا يحتوي %1 على شهادة. استخدم ملف PEM فيه «BEGIN CERTIFICATE».</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>يحتوي %1 على شهادة تالفة.</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>مراجع تصديق النظام فقط</translation>
    </message>
    <message>
        <source>1 certificate: %1, until %2</source>
        <translation>شهادة واحدة: %1، حتى %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>%n شهادة، الأولى: %1، حتى %2</numerusform>
            <numerusform>شهادة واحدة، الأولى: %1، حتى %2</numerusform>
            <numerusform>شهادتان، الأولى: %1، حتى %2</numerusform>
            <numerusform>%n شهادات، الأولى: %1، حتى %2</numerusform>
            <numerusform>%n شهادةً، الأولى: %1، حتى %2</numerusform>
            <numerusform>%n شهادة، الأولى: %1، حتى %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no certificate can be read from %1</source>
        <translation>تعذّرت قراءة أي شهادة من %1</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>%n شهادة من %1 موثوقة أيضًا</numerusform>
            <numerusform>شهادة واحدة من %1 موثوقة أيضًا</numerusform>
            <numerusform>شهادتان من %1 موثوقتان أيضًا</numerusform>
            <numerusform>%n شهادات من %1 موثوقة أيضًا</numerusform>
            <numerusform>%n شهادةً من %1 موثوقة أيضًا</numerusform>
            <numerusform>%n شهادة من %1 موثوقة أيضًا</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count for a saved key</source>
        <translation>لا يُعتدّ بـ %1 مع مفتاح محفوظ</translation>
    </message>
    <message>
        <source>Enter the full path of the custom CA file, not “%1”.</source>
        <translation>أدخل المسار الكامل لملف CA المخصص، لا «%1».</translation>
    </message>
    <message>
        <source>%1 contains a private key. Use a file with only certificates.</source>
        <translation>يحتوي %1 على مفتاح خاص. استخدم ملفًا فيه شهادات فقط.</translation>
    </message>
</context>
<context>
    <name>rc::TlsWords</name>
    <message>
        <source>the certificate was revoked by its issuer</source>
        <translation>أبطلت جهة الإصدار الشهادة</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a new certificate.</source>
        <translation>أبلغ المشغّل أن الخدمة تحتاج إلى شهادة جديدة.</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>الشهادة، أو مرجع تصديق فوقها، موسومة بأنها غير موثوقة</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>لا تتابع. اسأل مشغّل الخدمة عما حدث.</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>تشير ساعة هذا الجهاز إلى %5، لكن استجابة خادم آخر تشير إلى %6، وعندها تكون الشهادة صالحة</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>اضبط ساعة هذا الجهاز، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>الشهادة غير صالحة قبل %3، وساعة هذا الجهاز تشير إلى %5</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>انتهت صلاحية الشهادة في %4، وساعة هذا الجهاز تشير إلى %5</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>إن كانت الساعة صحيحة فعلى مشغّل الخدمة تجديد الشهادة. وإلا فاضبط الساعة.</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>الشهادة موقَّعة ذاتيًا، فلا أحد يضمنها</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>إن كان الخادم لك فعيّن ملف هذه الشهادة بوصفه «ملف CA مخصص» في «الإعداد» أو باستخدام --ca-file.</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>أصدر الشهادةَ %7، ولا يعرفه هذا الجهاز</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>إن كان ذلك مرجع تصديق مؤسستك فعيّن ملف شهادته بوصفه «ملف CA مخصص» في «الإعداد» أو باستخدام --ca-file. وإلا فعلى الخدمة إرسال سلسلتها كاملة.</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>تنتهي سلسلة الشهادة عند %7، ولا يثق به هذا الجهاز</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>إن كان ذلك مرجع تصديق مؤسستك فعيّن ملف شهادته بوصفه «ملف CA مخصص» في «الإعداد» أو باستخدام --ca-file.</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>الشهادة ليست لـ %1 بل لـ %2</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>تحقّق من اسم المضيف في العنوان. إن كان صحيحًا فعلى مشغّل الخدمة إضافته إلى الشهادة.</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>لا يُسمح باستخدام الشهادة لخادم</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>الشهادة أو سلسلتها تالفة أو مشوّهة (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>أرسل هذا النص إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>لم يقدّم الخادم شهادة</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>لا يدعم الخادم إصدارًا آمنًا من TLS (1.2 أو أحدث)</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>أبلغ المشغّل أن على الخدمة تقديم TLS 1.2 أو أحدث.</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>الخادم على هذا المنفذ لا يستخدم TLS، وقد يستخدم HTTP عاديًا</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>يطلب الخادم شهادة عميل ليست لدى هذا البرنامج</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>اطلب من مشغّل الخدمة عنوانًا لا يتطلب إلا مفتاح API.</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>رفض الخادم المصافحة (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>تحقّق من اسم المضيف والمنفذ في العنوان. إن كانا صحيحين فأرسل هذا النص إلى مشغّل الخدمة.</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>أُغلق الاتصال أثناء المصافحة</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>لم تقبله مكتبة TLS في هذا الجهاز (%8)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>no name at all</source>
        <translation>لا اسم على الإطلاق</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 و%2 غيرها</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>وقت غير معروف</translation>
    </message>
    <message>
        <source>The certificate: %1; for %2; issued by %3; valid from %4 to %5.</source>
        <translation>الشهادة: %1؛ لـ %2؛ أصدرها %3؛ صالحة من %4 إلى %5.</translation>
    </message>
    <message>
        <source>This is not the server’s own certificate but one above it. %1</source>
        <translation>ليست هذه شهادة الخادم نفسه بل شهادة فوقها. %1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>فُقد الاتصال الآمن، ربما بعد إرسال الطلب: %1.</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>تعذّر إنشاء اتصال آمن، لذا لم يُرسل شيء: %1.</translation>
    </message>
    <message>
        <source>a key or signature in the certificate chain is too weak</source>
        <translation>في سلسلة الشهادات مفتاح أو توقيع أضعف من أن يكون آمنًا</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall, network login or proxy is in the way.</source>
        <translation>تحقّق من المنفذ في العنوان، وهل يعترض الطريق جدار حماية أو تسجيل دخول إلى الشبكة أو وكيل.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>طلب الخادم مدخلات بالفعل، وبلغ عدد الطلبات %1، وهو الحد الأقصى.</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>يحتاج الخادم إلى مدخلات لكنه لا يحددها.</translation>
    </message>
    <message>
        <source>The server wants the same call again without a question. It was not repeated, because the tool may have run.</source>
        <translation>يطلب الخادم الاستدعاء نفسه مرة أخرى دون سؤال. لم يُكرَّر، إذ ربما شُغِّلت الأداة.</translation>
    </message>
    <message>
        <source>The server requested input again. With “--answers defaults”, a call is repeated only once.</source>
        <translation>طلب الخادم مدخلات مرة أخرى. مع «--answers defaults» لا يُكرَّر الاستدعاء إلا مرة واحدة.</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>الأدوات العامة</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>أدوات استضافة الكود</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>اختر أداة</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>عرض الكل</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>المعاملات</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>التعليقات التوضيحية</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>لا مخطط خرج</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>لا يسرد مخطط الخرج أي حقول.</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>نص مخفي، معروض بعلامات</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>تغيّرت منذ %1:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>تغيّرت منذ %1 ورُوجعت:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>لا ملاحظات</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>لا ملاحظات حرجة.</numerusform>
            <numerusform>ملاحظة حرجة واحدة.</numerusform>
            <numerusform>ملاحظتان حرجتان.</numerusform>
            <numerusform>%n ملاحظات حرجة.</numerusform>
            <numerusform>%n ملاحظة حرجة.</numerusform>
            <numerusform>%n ملاحظة حرجة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema lists no parameters.</source>
        <translation>لا يسرد المخطط أي معاملات.</translation>
    </message>
</context>
<context>
    <name>rc::ToolDifference</name>
    <message>
        <source>The wording changed.</source>
        <translation>تغيّرت الصياغة.</translation>
    </message>
    <message>
        <source>It now claims the opposite.</source>
        <translation>أصبح يدّعي العكس.</translation>
    </message>
    <message>
        <source>It is now stated differently.</source>
        <translation>يُذكر الآن بصورة مختلفة.</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>لم تعد النتيجة موصوفة.</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>أصبحت النتيجة موصوفة.</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>تغيّرت البيانات الوصفية.</translation>
    </message>
    <message>
        <source>harmless</source>
        <translation>غير ضار</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>صياغة</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>كاسر للتوافق</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>مريب</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>أُزيلت</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>متغيرة</translation>
    </message>
</context>
<context>
    <name>rc::ToolEffect</name>
    <message>
        <source>reads</source>
        <translation>تقرأ</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>تكتب</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>إتلافية</translation>
    </message>
</context>
<context>
    <name>rc::ToolExcerpt</name>
    <message>
        <source>Parameter: %1</source>
        <translation>المعامل: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>القيمة: %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
            <numerusform>الأدوات المعروضة (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>كل الأدوات (%n)</numerusform>
            <numerusform>كل الأدوات (%n)</numerusform>
            <numerusform>كل الأدوات (%n)</numerusform>
            <numerusform>كل الأدوات (%n)</numerusform>
            <numerusform>كل الأدوات (%n)</numerusform>
            <numerusform>كل الأدوات (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as JSON, as sent…</source>
        <translation>حفظ بصيغة JSON، كما أُرسل…</translation>
    </message>
    <message>
        <source>Save as Markdown reference…</source>
        <translation>حفظ كمرجع Markdown…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>حفظ بصيغة CSV…</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>نسخ مواصفة أدوات: السماح بهذه مع السؤال كل مرة</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>نسخ مواصفة أدوات: السماح بهذه دون سؤال</translation>
    </message>
    <message>
        <source>Copy mcp.json</source>
        <translation>نسخ mcp.json</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>نسخ mcp.json لـ VS Code</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>تصدير الأدوات</translation>
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
        <translation>لم يُصدَّر شيء.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>تم تصدير %n أداة.</numerusform>
            <numerusform>تم تصدير أداة واحدة.</numerusform>
            <numerusform>تم تصدير أداتين.</numerusform>
            <numerusform>تم تصدير %n أدوات.</numerusform>
            <numerusform>تم تصدير %n أداةً.</numerusform>
            <numerusform>تم تصدير %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>لم يُنسخ شيء.</translation>
    </message>
    <message>
        <source>Save all as tool lock…</source>
        <translation>حفظ الكل كملف قفل أدوات…</translation>
    </message>
    <message>
        <source>Copied with a variable instead of the key.</source>
        <translation>تم النسخ مع متغير بدل المفتاح.</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>ترشيح الأدوات</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>ترشيح، مثل param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>كلمات الاستعلام</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;two words&quot;: العبارة بالضبط</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>‎-word: استبعاد</translation>
    </message>
    <message>
        <source>Ctrl+Space lists the query words</source>
        <translation>يسرد Ctrl+Space كلمات الاستعلام</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>المخطط ليس كائنًا.</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>تعريف كبير: %1 KiB من السياق</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>في الاسم «%1» أحرف مخفية.</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>«%1» مطلوب لكنه غير موصوف.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>يشير إلى «%1»، وهو لا يُجلب أبدًا.</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>يشير إلى «%1»، وهو غير موجود.</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>يشير «%1» إلى نفسه.</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>لا يجوز لأي عميل إعطاء هذه الأداة لنموذج أو استدعاؤها. السبب: %1.</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>لأداة أخرى الاسم نفسه (%1).</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>يشبه الاسم اسم أداة أخرى: %1</translation>
    </message>
    <message>
        <source>The schema is JSON Schema %1, not 2020-12.</source>
        <translation>المخطط وفق JSON Schema %1، لا 2020-12.</translation>
    </message>
    <message>
        <source>Not valid in JSON Schema %1: %2</source>
        <translation>غير صالح في JSON Schema %1: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression of ECMA-262 with the flag “u”.</source>
        <translation>«%1» ليس تعبيرًا نمطيًا وفق ECMA-262 مع الراية «u».</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”.</source>
        <translation>نوع المخطط ليس «object».</translation>
    </message>
    <message>
        <source>“%1” at the top level.</source>
        <translation>«%1» في المستوى الأعلى.</translation>
    </message>
    <message>
        <source>The name does not begin with a letter or an underscore.</source>
        <translation>لا يبدأ الاسم بحرف لاتيني أو شرطة سفلية.</translation>
    </message>
    <message>
        <source>With the server’s name in front (%1) the name has %2 characters, more than %3.</source>
        <translation>مع اسم الخادم قبله (%1) يبلغ عدد أحرف الاسم %2، أي أكثر من %3.</translation>
    </message>
    <message>
        <source>More than %1 tools: this one is beyond the limit.</source>
        <translation>عدد الأدوات أكثر من %1: هذه تتجاوز الحد.</translation>
    </message>
    <message>
        <source>Rejected by %1.</source>
        <translation>يرفض ذلك %1.</translation>
    </message>
    <message>
        <source>%1 more in this schema, not listed.</source>
        <translation>%1 أخرى في هذا المخطط، غير مدرجة.</translation>
    </message>
    <message>
        <source>“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.</source>
        <translation>«%1» ليست مسودة معروفة من JSON Schema، لذا يُقرأ المخطط وفق 2020-12.</translation>
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
        <translation>«%1» ليس عددًا. استخدم أرقامًا، مع نقطة أو أُس عند الحاجة، مثل ‎-12.50 أو 1e-7.</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>لم تُدخل قيمة.</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>القائمة غير مكتملة: لم تصل الصفحة %1. %2</translation>
    </message>
    <message>
        <source>The server repeats a page instead of ending the list.</source>
        <translation>يكرر الخادم صفحة بدل إنهاء القائمة.</translation>
    </message>
    <message>
        <source>The list is incomplete: the limit is %1 tools and %2 pages.</source>
        <translation>القائمة غير مكتملة: الحد الأقصى للأدوات %1 وللصفحات %2.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message>
        <source>No matching tools</source>
        <translation>لا أدوات مطابقة</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>جارٍ القراءة…</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>لا يقدّم الخادم أدوات.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>of a model&apos;s context</comment>
        <translation>%1 رمز</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <comment>tools with a critical finding</comment>
        <translation>
            <numerusform>الحرجة: %n</numerusform>
            <numerusform>الحرجة: %n</numerusform>
            <numerusform>الحرجة: %n</numerusform>
            <numerusform>الحرجة: %n</numerusform>
            <numerusform>الحرجة: %n</numerusform>
            <numerusform>الحرجة: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Tool lists</source>
        <translation>قوائم الأدوات</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n أداة</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداةً</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>عرض الأداة</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>استدعاء…</translation>
    </message>
    <message>
        <source>To search for the text “%1”, put it in quotes.</source>
        <translation>للبحث عن النص «%1» ضعه بين علامتي اقتباس.</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>تحوّل الادعاء من الخطر إلى الأمان، فقد يتوقف العملاء عن السؤال قبل الاستدعاء.</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>النص جديد.</translation>
    </message>
    <message>
        <source>The text was removed.</source>
        <translation>أُزيل النص.</translation>
    </message>
    <message>
        <source>Another part of the definition changed.</source>
        <translation>تغيّر جزء آخر من التعريف.</translation>
    </message>
    <message>
        <source>The server uses a different MCP dialect.</source>
        <translation>يستخدم الخادم لهجة MCP أخرى.</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>ليس في ملف قفل الأدوات عضو «%1» صالح.</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>ليس هذا ملف قفل أدوات من الإصدار %1.</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>تغيّرت تعليمات الخادم للنموذج.</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>نص مخفي</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n رمز</numerusform>
            <numerusform>رمز واحد</numerusform>
            <numerusform>رمزان</numerusform>
            <numerusform>%n رموز</numerusform>
            <numerusform>%n رمزًا</numerusform>
            <numerusform>%n رمز</numerusform>
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
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>إتلافية (افتراضًا)</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>يحتوي على نص مخفي</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <comment>severity</comment>
        <translation>ملاحظة: %1</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>نسخ الوصف</translation>
    </message>
    <message>
        <source>Copy definition as JSON</source>
        <translation>نسخ التعريف بصيغة JSON</translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message>
        <source>plain requests</source>
        <translation>طلبات عادية</translation>
    </message>
    <message>
        <source>in a session</source>
        <translation>في جلسة</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحةً</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>مكتملة</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>غير مكتملة</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>تدفق أحداث</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>JSON عادي</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>جُلبت %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>تم تخطي العنصر %1 من القائمة لأنه بلا اسم.</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>تم تخطي «%1» لأن حجم تعريفه %2 بايت. الحد هو %3.</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>القائمة غير مكتملة: مؤشر الخادم للصفحة التالية ليس نصًا.</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>ليس في الاستجابة قائمة باسم «tools».</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>تم تخطي عناصر أخرى من القائمة: %1.</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>May delete or overwrite: yes, no, or assumed (not declared)</source>
        <translation>قد تحذف أو تستبدل: yes أو no أو assumed (غير مصرَّح به)</translation>
    </message>
    <message>
        <source>Only reads: yes or no</source>
        <translation>تقرأ فقط: yes أو no</translation>
    </message>
    <message>
        <source>Writes, but destroys nothing: yes or no</source>
        <translation>تكتب ولا تتلف شيئًا: yes أو no</translation>
    </message>
    <message>
        <source>What it may do: reads, writes, destructive or assumed</source>
        <translation>ما قد تفعله: reads أو writes أو destructive أو assumed</translation>
    </message>
    <message>
        <source>Has a parameter whose name contains this, at any depth</source>
        <translation>لها معامل يحتوي اسمه على هذا، في أي عمق</translation>
    </message>
    <message>
        <source>Requires a parameter whose name contains this</source>
        <translation>تتطلب معاملًا يحتوي اسمه على هذا</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>لها اختيار ثابت (enum) تحتوي قيمة منه على هذا</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>من كتالوج واحد: general أو code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>عليها ملاحظة: any أو اسم قاعدة</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>تغيّرت منذ آخر مراجعة لها</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>جديدة منذ القائمة السابقة</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>تحتوي على أحرف غير مرئية</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>قيمة غير معروفة «%2» لـ %1. استخدم واحدة من: %3.</translation>
    </message>
    <message>
        <source>Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.</source>
        <translation>كلمة المرشّح «%1» غير معروفة، لذا يُبحث عن «%2» بوصفه نصًا. استخدم واحدة من: %3.</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>البيانات ليست base64، لذا تعذّرت قراءتها.</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>النتيجة ليست كائن JSON.</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>تتطلب الأداة مزيدًا من المدخلات للمتابعة («%1»)، ولا يستطيع هذا البرنامج تقديمها.</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>ليس في النتيجة قائمة باسم «content».</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>عدد أجزاء النتيجة %1؛ يُعرض أول %2 منها.</translation>
    </message>
    <message>
        <source>“%1” is not a content type of MCP.</source>
        <translation>«%1» ليس نوع محتوى في MCP.</translation>
    </message>
    <message>
        <source>The result is not marked as an error, but names one: “%1”</source>
        <translation>لم تُوسم النتيجة بأنها خطأ، لكنها تذكر خطأ: «%1»</translation>
    </message>
    <message>
        <source>“%1” is missing or has the wrong type.</source>
        <translation>«%1» مفقود أو من نوع خاطئ.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>catalog name, number of tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>كلاهما</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>إلغاء  Esc</translation>
    </message>
    <message>
        <source>Refresh  F5</source>
        <translation>تحديث  F5</translation>
    </message>
    <message>
        <source>%1, could not be fetched</source>
        <comment>catalog</comment>
        <translation>%1، تعذّر جلبه</translation>
    </message>
    <message>
        <source>Watch for changes</source>
        <translation>مراقبة التغييرات</translation>
    </message>
    <message>
        <source>Compare with a tool lock…</source>
        <translation>مقارنة بملف قفل أدوات…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Fetch  F5</source>
        <translation>جلب  F5</translation>
    </message>
</context>
<context>
    <name>rc::ToolsPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n صفحة</numerusform>
            <numerusform>صفحة واحدة</numerusform>
            <numerusform>صفحتان</numerusform>
            <numerusform>%n صفحات</numerusform>
            <numerusform>%n صفحةً</numerusform>
            <numerusform>%n صفحة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>%n أداة</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداةً</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>جارٍ جلب قوائم الأدوات: %1</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>جارٍ الحفظ في سلسلة المفاتيح…</translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>جارٍ جلب قوائم الأدوات…</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1: فشل التحديث. هذه القائمة أقدم.</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1: تعذّر الجلب.</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1: في هذه القائمة مشكلات.</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1: هذه القائمة غير مكتملة.</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>الاستجابة: «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%n أداة من %1</numerusform>
            <numerusform>أداة واحدة من %1</numerusform>
            <numerusform>أداتان من %1</numerusform>
            <numerusform>%n أدوات من %1</numerusform>
            <numerusform>%n أداةً من %1</numerusform>
            <numerusform>%n أداة من %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>%n أداة عامة</numerusform>
            <numerusform>أداة عامة واحدة</numerusform>
            <numerusform>أداتان عامتان</numerusform>
            <numerusform>%n أدوات عامة</numerusform>
            <numerusform>%n أداةً عامة</numerusform>
            <numerusform>%n أداة عامة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>%n أداة لاستضافة الكود</numerusform>
            <numerusform>أداة واحدة لاستضافة الكود</numerusform>
            <numerusform>أداتان لاستضافة الكود</numerusform>
            <numerusform>%n أدوات لاستضافة الكود</numerusform>
            <numerusform>%n أداةً لاستضافة الكود</numerusform>
            <numerusform>%n أداة لاستضافة الكود</numerusform>
        </translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>لم تُجلب قائمة</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>المتغيرة: %n</numerusform>
            <numerusform>المتغيرة: %n</numerusform>
            <numerusform>المتغيرة: %n</numerusform>
            <numerusform>المتغيرة: %n</numerusform>
            <numerusform>المتغيرة: %n</numerusform>
            <numerusform>المتغيرة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>الجديدة: %n</numerusform>
            <numerusform>الجديدة: %n</numerusform>
            <numerusform>الجديدة: %n</numerusform>
            <numerusform>الجديدة: %n</numerusform>
            <numerusform>الجديدة: %n</numerusform>
            <numerusform>الجديدة: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>بنص مخفي: %n</numerusform>
            <numerusform>بنص مخفي: %n</numerusform>
            <numerusform>بنص مخفي: %n</numerusform>
            <numerusform>بنص مخفي: %n</numerusform>
            <numerusform>بنص مخفي: %n</numerusform>
            <numerusform>بنص مخفي: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Setup</source>
        <translation>فتح «الإعداد»</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Watching stopped when you left this page.</source>
        <translation>توقفت المراقبة عندما غادرت هذه الصفحة.</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>المُزالة: %n</numerusform>
            <numerusform>المُزالة: %n</numerusform>
            <numerusform>المُزالة: %n</numerusform>
            <numerusform>المُزالة: %n</numerusform>
            <numerusform>المُزالة: %n</numerusform>
            <numerusform>المُزالة: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>This lock cannot be compared. %1</source>
        <translation>لا يمكن مقارنة ملف القفل هذا. %1</translation>
    </message>
    <message>
        <source>Compare with a tool lock</source>
        <translation>مقارنة بملف قفل أدوات</translation>
    </message>
    <message>
        <source>Tool locks (*.json)</source>
        <translation>ملفات قفل أدوات (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Set tool server…</source>
        <translation>تعيين خادم أدوات…</translation>
    </message>
    <message>
        <source>No tool server is set.</source>
        <translation>لم يُعيَّن خادم أدوات.</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2%)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>نحو %1 رمز (±%2%)</translation>
    </message>
    <message>
        <source>No tool list yet</source>
        <translation>لا توجد قائمة أدوات بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>لم تُقبل أي ملاحظات. يتراجع Ctrl+Z عن ذلك.</numerusform>
            <numerusform>قُبلت ملاحظة واحدة. يتراجع Ctrl+Z عن ذلك.</numerusform>
            <numerusform>قُبلت ملاحظتان. يتراجع Ctrl+Z عن ذلك.</numerusform>
            <numerusform>قُبلت %n ملاحظات. يتراجع Ctrl+Z عن ذلك.</numerusform>
            <numerusform>قُبلت %n ملاحظة. يتراجع Ctrl+Z عن ذلك.</numerusform>
            <numerusform>قُبلت %n ملاحظة. يتراجع Ctrl+Z عن ذلك.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>لم تُعد أي ملاحظات.</numerusform>
            <numerusform>أُعيدت ملاحظة واحدة.</numerusform>
            <numerusform>أُعيدت ملاحظتان.</numerusform>
            <numerusform>أُعيدت %n ملاحظات.</numerusform>
            <numerusform>أُعيدت %n ملاحظة.</numerusform>
            <numerusform>أُعيدت %n ملاحظة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch shows the tools a language model will see.</source>
        <translation>يعرض «جلب» الأدوات التي سيراها نموذج لغوي.</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>على هذه الأداة ملاحظة حرجة. %1</translation>
    </message>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>«%1» ليست في قائمة الأدوات الحالية، لذا لا يمكن استدعاؤها مرة أخرى.</translation>
    </message>
    <message>
        <source>This tool is new or changed. Review it before you call it.</source>
        <translation>هذه الأداة جديدة أو تغيّرت. راجعها قبل استدعائها.</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>أدخل وقتًا مثل 2026-11-21T14:02:11.204+01:00 مع فرقه.</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>ينقص الفرق عن UTC، مثل ‎+01:00 أو Z.</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Nothing was sent.</source>
        <translation>لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>The service was not reached.</source>
        <translation>لم يتم الوصول إلى الخدمة.</translation>
    </message>
    <message>
        <source>No entry was confirmed.</source>
        <translation>لم يُؤكَّد أي إدخال.</translation>
    </message>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>تُقبل الإدخالات، لكن ليس بكل المستويات.</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>تُقبل الإدخالات.</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>لم يُختبر الإرسال.</translation>
    </message>
    <message>
        <source>%1 “%2” failed.</source>
        <comment>sentence, title of a step</comment>
        <translation>%1 فشلت «%2».</translation>
    </message>
    <message>
        <source>%1 “%2” failed: %3.</source>
        <comment>sentence, title of a step, what was seen</comment>
        <translation>%1 فشلت «%2»: %3.</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>أمكن جلب قائمتي الأدوات كلتيهما.</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>تعذّر جلب أي من قائمتي الأدوات.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>الأدوات العامة تعمل. أدوات استضافة الكود تتطلب الانتباه.</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>الأدوات العامة تعمل. تعذّر جلب أدوات استضافة الكود.</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>تعذّر جلب الأدوات العامة.</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>قوائم الأدوات تتطلب الانتباه.</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>لم تُختبر الأدوات.</translation>
    </message>
    <message>
        <source>The catalog %1 could not be fetched.</source>
        <translation>تعذّر جلب الكتالوج %1.</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>الكتالوج %1 يتطلب الانتباه.</translation>
    </message>
    <message>
        <source>They were seen in the log.</source>
        <translation>شوهدت في السجل.</translation>
    </message>
    <message>
        <source>They were not seen in the log.</source>
        <translation>لم تُشاهد في السجل.</translation>
    </message>
    <message>
        <source>Their arrival needs attention.</source>
        <translation>وصولها يتطلب الانتباه.</translation>
    </message>
    <message>
        <source>Sending is not set up.</source>
        <translation>الإرسال غير مُعدّ.</translation>
    </message>
    <message>
        <source>General tools work.</source>
        <translation>الأدوات العامة تعمل.</translation>
    </message>
    <message>
        <source>“%1” has a warning: %2.</source>
        <comment>title of a step, what was seen</comment>
        <translation>على «%1» تحذير: %2.</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>أُلغي الفحص. الخطوات غير المنتهية موسومة.</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>تم الفحص %1، %2، خلال %3.</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>بعض الخطوات من %1.</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>ابحث عن العلامة %1 للعثور على الإدخالات الاختبارية.</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>تغيّر ملف التعريف منذ هذا الفحص. أعد الفحص.</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>هذه النتيجة قديمة. أعد الفحص.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>نسخ التقرير</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>حفظ التقرير…</translation>
    </message>
    <message>
        <source>The report was copied without the key.</source>
        <translation>نُسخ التقرير دون المفتاح.</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>حفظ تقرير الفحص</translation>
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
        <translation>حُفظ التقرير دون المفتاح: %1</translation>
    </message>
    <message>
        <source>This is a past check. Esc returns to the newest.</source>
        <translation>هذا فحص سابق. يعيدك Esc إلى الأحدث.</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>جارٍ مراقبة %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>كل %n دقيقة ما دامت هذه النافذة مفتوحة.</numerusform>
            <numerusform>كل دقيقة ما دامت هذه النافذة مفتوحة.</numerusform>
            <numerusform>كل دقيقتين ما دامت هذه النافذة مفتوحة.</numerusform>
            <numerusform>كل %n دقائق ما دامت هذه النافذة مفتوحة.</numerusform>
            <numerusform>كل %n دقيقةً ما دامت هذه النافذة مفتوحة.</numerusform>
            <numerusform>كل %n دقيقة ما دامت هذه النافذة مفتوحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>الفحص التالي في %1.</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>يرسل كل فحص أربعة إدخالات اختبارية، ليس منها ERROR أو ALERT.</translation>
    </message>
    <message>
        <source>Every hour while this window is open.</source>
        <translation>كل ساعة ما دامت هذه النافذة مفتوحة.</translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message>
        <source>Stop watching</source>
        <translation>إيقاف المراقبة</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>%n تغيير سابق</numerusform>
            <numerusform>تغيير سابق واحد</numerusform>
            <numerusform>تغييران سابقان</numerusform>
            <numerusform>%n تغييرات سابقة</numerusform>
            <numerusform>%n تغييرًا سابقًا</numerusform>
            <numerusform>%n تغيير سابق</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>لا تغييرات حتى الآن</translation>
    </message>
</context>
<context>
    <name>rc::WindowDrop</name>
    <message>
        <source>%1 is too large to be a settings file.</source>
        <translation>%1 أكبر من أن يكون ملف إعدادات.</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>أفلت ملفًا واحدًا في كل مرة.</translation>
    </message>
</context>
<context>
    <name>rc::WireLimits</name>
    <message>
        <source>Timeout</source>
        <translation>المهلة</translation>
    </message>
    <message>
        <source>For event streams</source>
        <translation>لتدفقات الأحداث</translation>
    </message>
    <message>
        <source>Largest tool list</source>
        <translation>أكبر قائمة أدوات</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>أكبر استجابة أخرى</translation>
    </message>
    <message>
        <source>Largest request with entries</source>
        <translation>أكبر طلب فيه إدخالات</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>ث</translation>
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
