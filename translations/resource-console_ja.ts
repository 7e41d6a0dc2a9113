<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja">
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
        <translation>リソースの設定をチェックし、テストエントリとテストアラートを送信し、言語モデルが使えるツールを表示します。</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>License</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Keychain</source>
        <translation>キーチェーン</translation>
    </message>
    <message>
        <source>No key for this profile</source>
        <translation>このプロファイルのキーはありません</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>データフォルダー</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Resource Console について</translation>
    </message>
    <message>
        <source>Include the Resource URL and tool server</source>
        <translation>リソース URL とツールサーバーを含める</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>診断情報をコピー</translation>
    </message>
    <message>
        <source>Open data folder</source>
        <translation>データフォルダーを開く</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>キーを除いてコピーしました。</translation>
    </message>
    <message>
        <source>No program could open the data folder.</source>
        <translation>データフォルダーを開けるプログラムがありませんでした。</translation>
    </message>
</context>
<context>
    <name>rc::Activity</name>
    <message>
        <source>The activity file was upgraded to this version. The original was saved as %1.</source>
        <translation>アクティビティファイルをこのバージョンにアップグレードしました。元のファイルは %1 として保存しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n entries are not recorded in Activity yet.</source>
        <translation>
            <numerusform>%n 件のエントリがまだアクティビティに記録されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The disk with the activity file does not respond. Nothing is recorded until it does.</source>
        <translation>アクティビティファイルのあるディスクが応答しません。応答するまで何も記録されません。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>ツール一覧</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>ツール呼び出し</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Accepted by the service</source>
        <translation>サービスが受理</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>サービスが拒否</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>配信された可能性あり</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Local only</source>
        <translation>ローカルのみ</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Passed with warnings</source>
        <translation>警告付きで合格</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Canceled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>The tool responded</source>
        <translation>ツールが応答</translation>
    </message>
    <message>
        <source>The tool returned an error</source>
        <translation>ツールからエラー応答</translation>
    </message>
    <message>
        <source>The tool may have run</source>
        <translation>ツールが実行された可能性あり</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>ファイルが破損しています。</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>ディスクがいっぱいです。</translation>
    </message>
    <message>
        <source>Cannot write to the file.</source>
        <translation>ファイルに書き込めません。</translation>
    </message>
    <message>
        <source>The disk reports an error.</source>
        <translation>ディスクでエラーが発生しています。</translation>
    </message>
    <message>
        <source>Another program has locked the file.</source>
        <translation>別のプログラムがファイルをロックしています。</translation>
    </message>
    <message>
        <source>Cannot open the file.</source>
        <translation>ファイルを開けません。</translation>
    </message>
    <message>
        <source>Qt’s driver for SQLite is missing (libqt6sql6-sqlite).</source>
        <translation>Qt の SQLite ドライバーがありません (libqt6sql6-sqlite)。</translation>
    </message>
    <message>
        <source>In progress on the server</source>
        <translation>サーバーで進行中</translation>
    </message>
    <message>
        <source>The activity file was damaged. It was saved unchanged as %1, and a new one was started.</source>
        <translation>アクティビティファイルが破損していました。そのままの状態で %1 として保存し、新しいファイルを作成しました。</translation>
    </message>
    <message>
        <source>The activity file contains parts of another program: %1. It was saved unchanged as %2, and a new one was started.</source>
        <translation>アクティビティファイルに別のプログラムのデータが含まれています: %1。そのままの状態で %2 として保存し、新しいファイルを作成しました。</translation>
    </message>
    <message>
        <source>Refused, the tool did not run</source>
        <translation>拒否 (ツールは未実行)</translation>
    </message>
    <message>
        <source>Canceled before it was sent</source>
        <translation>送信前にキャンセル</translation>
    </message>
</context>
<context>
    <name>rc::ActivityModel</name>
    <message>
        <source>%1: empty</source>
        <comment>the title of a column</comment>
        <translation>%1: 空</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the title of a column, what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Arrived</source>
        <translation>到着</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
</context>
<context>
    <name>rc::ActivityNoticesView</name>
    <message>
        <source>Activity is not being recorded completely.</source>
        <translation>アクティビティの一部が記録されていません。</translation>
    </message>
    <message>
        <source>Cannot show the records.</source>
        <translation>レコードを表示できません。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>rc::ActivityScreen</name>
    <message>
        <source>Nothing is recorded in this window</source>
        <translation>このウィンドウでは何も記録されません</translation>
    </message>
    <message>
        <source>No matches</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>No activity yet</source>
        <translation>アクティビティはまだありません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found rows of all</comment>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>レコード %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>何も削除されませんでした。</translation>
    </message>
    <message>
        <source>Records in progress cannot be deleted.</source>
        <translation>進行中のレコードは削除できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were deleted.</source>
        <translation>
            <numerusform>%n 件のレコードを削除しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Select a record.</source>
        <translation>レコードを選択してください。</translation>
    </message>
    <message>
        <source>This record was deleted.</source>
        <translation>このレコードは削除されました。</translation>
    </message>
    <message>
        <source>Too many records selected.</source>
        <translation>選択したレコードが多すぎます。</translation>
    </message>
    <message>
        <source>Search for them, then choose Delete matching records in the More menu.</source>
        <translation>対象のレコードを検索してから、「その他」メニューの「一致するレコードを削除」を選択してください。</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Restore deleted records</source>
        <translation>削除したレコードを復元</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were restored.</source>
        <translation>
            <numerusform>%n 件のレコードを復元しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were exported.</source>
        <translation>
            <numerusform>%n 件のレコードをエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>エクスポート中…</translation>
    </message>
    <message>
        <source>Export stopped.</source>
        <translation>エクスポートを中止しました。</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>何もエクスポートされませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>Batch of %n entries · %1</source>
        <comment>when the first was sent</comment>
        <translation>
            <numerusform>エントリ %n 件のバッチ · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to all records</source>
        <translation>すべての記録に戻る</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Delete selected records (%1)  Del</source>
        <translation>選択したレコードを削除 (%1)  Del</translation>
    </message>
    <message>
        <source>Delete matching records (%1)</source>
        <translation>一致するレコードを削除 (%1)</translation>
    </message>
    <message>
        <source>Delete all records (%1)</source>
        <translation>すべてのレコードを削除 (%1)</translation>
    </message>
    <message>
        <source>Export Activity</source>
        <translation>アクティビティのエクスポート</translation>
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
        <translation>送信、チェック、ツール一覧、呼び出し、訓練はすべてここに記録されます。API キーが記録されることはありません。</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>ウィンドウを閉じるまで元に戻せます。</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as JSON Lines…</source>
        <translation>
            <numerusform>%n 件のレコードを JSON Lines で…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) as CSV…</source>
        <translation>
            <numerusform>%n 件のレコードを CSV で…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearch</name>
    <message>
        <source>Unknown time “%2” for %1. Use 90m, 24h, 7d, today, yesterday, 2026-11-21 or 2026-11-21T14:00.</source>
        <translation>%1 の時刻「%2」は認識できません。90m、24h、7d、today、yesterday、2026-11-21、2026-11-21T14:00 のような形式で指定してください。</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>%1 の値「%2」は無効です。キーのフィンガープリント 4 桁 (例: 91C4) を指定してください。</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 の値「%2」は無効です。次のいずれかを指定してください: %3</translation>
    </message>
</context>
<context>
    <name>rc::ActivitySearchBar</name>
    <message>
        <source>Last hour</source>
        <translation>過去 1 時間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>過去 24 時間</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>過去 1 年間</translation>
    </message>
    <message>
        <source>Search Activity</source>
        <translation>アクティビティを検索</translation>
    </message>
    <message>
        <source>Search, for example failover outcome:unknown since:24h</source>
        <translation>検索 (例: failover outcome:unknown since:24h)</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a filter, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 chosen</source>
        <comment>a filter, a number</comment>
        <translation>%1: %2 個選択</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
</context>
<context>
    <name>rc::ActivityTable</name>
    <message>
        <source>Activity, newest first</source>
        <translation>アクティビティ (新しい順)</translation>
    </message>
    <message>
        <source>may have been delivered, 504</source>
        <translation>配信された可能性あり、504</translation>
    </message>
    <message>
        <source>not within 60 s</source>
        <translation>60 秒以内に確認なし</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>レコードをコピー</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Activity, oldest first</source>
        <translation>アクティビティ (古い順)</translation>
    </message>
    <message>
        <source>Activity, by %1, descending</source>
        <comment>the title of a column</comment>
        <translation>アクティビティ (%1の降順)</translation>
    </message>
    <message>
        <source>Activity, by %1, ascending</source>
        <comment>the title of a column</comment>
        <translation>アクティビティ (%1の昇順)</translation>
    </message>
    <message>
        <source>Show entries</source>
        <translation>エントリを表示</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
</context>
<context>
    <name>rc::ActivityWords</name>
    <message>
        <source>planned</source>
        <translation>予定</translation>
    </message>
    <message>
        <source>in progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>受理</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>may have been delivered</source>
        <translation>配信された可能性あり</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>local only</source>
        <translation>ローカルのみ</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>passed with warnings</source>
        <translation>警告付きで合格</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセル</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s)</source>
        <comment>name of a tool list</comment>
        <translation>
            <numerusform>%1: ツール %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, the verdict of its check</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>responded</source>
        <translation>応答あり</translation>
    </message>
    <message>
        <source>Tool error</source>
        <translation>ツールエラー</translation>
    </message>
    <message>
        <source>may have run</source>
        <translation>実行された可能性あり</translation>
    </message>
    <message>
        <source>Result unknown</source>
        <translation>結果不明</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an outcome, its HTTP status</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>service error</source>
        <translation>サービスエラー</translation>
    </message>
    <message>
        <source>Entries</source>
        <comment>a burst or a batch</comment>
        <translation>エントリ</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n entries</source>
        <comment>the first message of a batch</comment>
        <translation>
            <numerusform>%1 · エントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 accepted</source>
        <translation>%1 件受理</translation>
    </message>
    <message>
        <source>%1 of %2 accepted</source>
        <translation>%2 件中 %1 件受理</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many, a word for their outcome</comment>
        <translation>%2 %1 件</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>entries of a batch that are in the log</comment>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%1 · records are deleted after %n day(s)</source>
        <comment>size</comment>
        <translation>
            <numerusform>%1 · レコードは %n 日後に削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ActivityWorker</name>
    <message>
        <source>Nothing was exported.</source>
        <translation>何もエクスポートされませんでした。</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>何も削除されませんでした。</translation>
    </message>
    <message>
        <source>Some records were not restored.</source>
        <translation>一部のレコードは復元されませんでした。</translation>
    </message>
</context>
<context>
    <name>rc::Address</name>
    <message>
        <source>The address contains a backslash.</source>
        <translation>アドレスにバックスラッシュが含まれています。</translation>
    </message>
    <message>
        <source>The address contains a line break.</source>
        <translation>アドレスに改行が含まれています。</translation>
    </message>
    <message>
        <source>The address contains a space. In a name, write a space as %20.</source>
        <translation>アドレスに空白が含まれています。名前の中の空白は %20 と入力してください。</translation>
    </message>
    <message>
        <source>The address contains a control or invisible character: %1</source>
        <translation>アドレスに制御文字または不可視文字が含まれています: %1</translation>
    </message>
    <message>
        <source>An address must begin with https://, but this one begins with %1:.</source>
        <translation>アドレスは https:// で始まる必要がありますが、%1: で始まっています。</translation>
    </message>
    <message>
        <source>An IPv6 address needs square brackets around it: [%1].</source>
        <translation>IPv6 アドレスは角かっこで囲む必要があります: [%1]</translation>
    </message>
    <message>
        <source>The port “%1” is not a number from 1 to 65535.</source>
        <translation>ポート「%1」は 1 ～ 65535 の数値ではありません。</translation>
    </message>
    <message>
        <source>http:// would send your API key unencrypted to %1. Use https://. If the server has no TLS, forward its port with “ssh -L %2:localhost:%2 %1” and enter http://localhost:%2.</source>
        <translation>http:// では API キーが暗号化されずに %1 へ送信されます。https:// を使ってください。サーバーが TLS に対応していない場合は、「ssh -L %2:localhost:%2 %1」でポートを転送し、http://localhost:%2 を入力してください。</translation>
    </message>
    <message>
        <source>The address contains a space, U+%1. In a name, write a space as %20.</source>
        <translation>アドレスに空白 U+%1 が含まれています。名前の中の空白は %20 と入力してください。</translation>
    </message>
    <message>
        <source>The address has a username or an @ before its host.</source>
        <translation>アドレスのホストの前にユーザー名または @ があります。</translation>
    </message>
</context>
<context>
    <name>rc::AdvancedFields</name>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>変数の接頭辞</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>キーヘッダー</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>メールヘッダー</translation>
    </message>
    <message>
        <source>As the SDKs do</source>
        <translation>SDK と同じ</translation>
    </message>
    <message>
        <source>Entries include the username as well as the key</source>
        <translation>エントリに、キーのほかユーザー名も含めます</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>エントリとともにユーザー名を送信</translation>
    </message>
    <message>
        <source>For a resource’s own key</source>
        <translation>リソース固有のキー用</translation>
    </message>
    <message>
        <source>Sends the UUID to the tool server, as a resource’s own key may require</source>
        <translation>リソース固有のキーで必要な場合があるため、UUID をツールサーバーに送信します</translation>
    </message>
    <message>
        <source>At the end of each check</source>
        <translation>各チェックの最後</translation>
    </message>
    <message>
        <source>A check looks for its entries in the service’s own log, using the service’s own tool</source>
        <translation>チェックの際に、サービス側のツールでサービス側のログからエントリを探します</translation>
    </message>
    <message>
        <source>Look in the log</source>
        <translation>ログを確認</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID ヘッダー</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>追加カタログ</translation>
    </message>
    <message>
        <source>More tool catalogs, by name and path under the tool server</source>
        <translation>ツールサーバー配下の追加のツールカタログを名前とパスで指定</translation>
    </message>
    <message>
        <source>MCP dialect of the tool server</source>
        <translation>ツールサーバーの MCP プロトコル方式</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Modern (MCP 2026-07-28)</source>
        <translation>モダン (MCP 2026-07-28)</translation>
    </message>
    <message>
        <source>Session (up to MCP 2025-11-25)</source>
        <translation>セッション (MCP 2025-11-25 まで)</translation>
    </message>
    <message>
        <source>Plain requests</source>
        <translation>単純なリクエスト</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>プロトコル方式</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>イベントストリーム</translation>
    </message>
    <message>
        <source>Custom CA file</source>
        <translation>カスタム CA ファイル</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA ファイル</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>既定 (「環境設定」を参照)</translation>
    </message>
    <message>
        <source>Use letters, digits and _. Do not start with a digit.</source>
        <translation>英字、数字、_ を使ってください。数字で始めないでください。</translation>
    </message>
    <message>
        <source>%1RESOURCE, %1API_KEY, …</source>
        <translation>%1RESOURCE、%1API_KEY、…</translation>
    </message>
    <message>
        <source>%1 — the prefix has no trailing _. With one: %2_API_KEY.</source>
        <translation>%1 — 接頭辞の末尾に _ がありません。付けた場合: %2_API_KEY。</translation>
    </message>
    <message>
        <source>Each header needs a unique name.</source>
        <translation>各ヘッダーには一意の名前が必要です。</translation>
    </message>
    <message>
        <source>As a bearer token</source>
        <translation>ベアラートークンとして送信</translation>
    </message>
    <message>
        <source>Sends the key to the tool server as “Authorization: Bearer”, not in the key header</source>
        <translation>キーをキーヘッダーではなく「Authorization: Bearer」としてツールサーバーに送信します</translation>
    </message>
    <message>
        <source>Commands may send %1 to %2.</source>
        <translation>コマンドは %1 を %2 に送信できます。</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>ツールサーバーへのキー</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ユーザー名ヘッダー</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>ツールサーバーへの UUID</translation>
    </message>
</context>
<context>
    <name>rc::Age</name>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s) ago</source>
        <translation>
            <numerusform>%n 秒前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n 分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n 時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n 日前</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::AlertStep</name>
    <message>
        <source>Hold to send one %1</source>
        <comment>ERROR or ALERT</comment>
        <translation>長押しで %1 を 1 件送信</translation>
    </message>
    <message>
        <source>ERROR and ALERT may notify people by app, email or SMS. Each press sends one entry marked [TEST].</source>
        <translation>ERROR と ALERT は、アプリ、メール、SMS で担当者に通知される可能性があります。1 回押すごとに [TEST] 付きのエントリを 1 件送信します。</translation>
    </message>
    <message>
        <source>Nothing was sent. Hold until the bar is full.</source>
        <translation>何も送信していません。バーがいっぱいになるまで押し続けてください。</translation>
    </message>
</context>
<context>
    <name>rc::AllChecks</name>
    <message>
        <source>The last check of each profile</source>
        <translation>各プロファイルの最新のチェック</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Show its checks in Activity</source>
        <translation>チェックをアクティビティで表示</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>アドレスをコピー</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>Each check uses the profile’s own key and sends four [TEST] entries, none at ERROR or ALERT.</source>
        <translation>各チェックはそのプロファイルのキーを使い、[TEST] エントリを 4 件送信しますが、ERROR と ALERT は送信しません。</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>すべて %1</translation>
    </message>
    <message>
        <source>Failing %1</source>
        <translation>失敗 %1</translation>
    </message>
</context>
<context>
    <name>rc::AnnotationText</name>
    <message>
        <source>May be destructive (assumed)</source>
        <translation>破壊的な可能性あり (推定)</translation>
    </message>
    <message>
        <source>idempotent</source>
        <translation>べき等</translation>
    </message>
    <message>
        <source>open world</source>
        <translation>外部システムにアクセス</translation>
    </message>
    <message>
        <source>May reach external systems (assumed)</source>
        <translation>外部システムにアクセスする可能性あり (推定)</translation>
    </message>
</context>
<context>
    <name>rc::ArgumentsCheck</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>有効な JSON ではありません: %1</translation>
    </message>
    <message>
        <source>The schema is unreadable, so nothing is checked.</source>
        <translation>スキーマを読み取れないため、何もチェックしません。</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object: {…}.</source>
        <translation>引数は JSON オブジェクト {…} である必要があります。</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>The schema is too complex to check completely.</source>
        <translation>スキーマが複雑すぎて、完全にはチェックできません。</translation>
    </message>
    <message>
        <source>The schema allows no value here.</source>
        <translation>スキーマにより、ここには値を指定できません。</translation>
    </message>
    <message>
        <source>the schema refers to %1, which is missing and not fetched</source>
        <translation>スキーマが %1 を参照していますが、存在せず、取得も行いません</translation>
    </message>
    <message>
        <source> or </source>
        <translation> または </translation>
    </message>
    <message>
        <source>Must be a whole number, but is %1.</source>
        <translation>整数である必要がありますが、%1 です。</translation>
    </message>
    <message>
        <source>Must be %1, but is %2.</source>
        <translation>%1である必要がありますが、%2です。</translation>
    </message>
    <message>
        <source>Must be %1.</source>
        <translation>%1である必要があります。</translation>
    </message>
    <message>
        <source>Must be one of: %1.</source>
        <translation>次のいずれかである必要があります: %1</translation>
    </message>
    <message>
        <source>Matches none of the %1 allowed forms. The closest: %2</source>
        <translation>許可された %1 個の候補のいずれにも一致しません。最も近い候補: %2</translation>
    </message>
    <message>
        <source>Matches %1 of the allowed forms, but must match exactly one.</source>
        <translation>許可された候補のうち %1 個に一致しますが、ちょうど 1 個に一致する必要があります。</translation>
    </message>
    <message>
        <source>Matches a form that the schema forbids (“not”).</source>
        <translation>スキーマが禁止する条件 (「not」) に一致します。</translation>
    </message>
    <message>
        <source>Not checked: %1.</source>
        <translation>未チェック: %1。</translation>
    </message>
    <message>
        <source>Must be greater than %1.</source>
        <translation>%1 より大きい必要があります。</translation>
    </message>
    <message>
        <source>Must be less than %1.</source>
        <translation>%1 より小さい必要があります。</translation>
    </message>
    <message>
        <source>Must be at least %1.</source>
        <translation>%1 以上である必要があります。</translation>
    </message>
    <message>
        <source>Must be at most %1.</source>
        <translation>%1 以下である必要があります。</translation>
    </message>
    <message>
        <source>Must be a multiple of %1.</source>
        <translation>%1 の倍数である必要があります。</translation>
    </message>
    <message>
        <source>Must not be empty.</source>
        <translation>空にはできません。</translation>
    </message>
    <message>
        <source>Too short: %1 characters, at least %2 required.</source>
        <translation>短すぎます: %1 文字 (%2 文字以上必要)</translation>
    </message>
    <message>
        <source>Too long: %1 characters, at most %2 allowed.</source>
        <translation>長すぎます: %1 文字 (最大 %2 文字)</translation>
    </message>
    <message>
        <source>Same as element %1, but elements must be unique.</source>
        <translation>要素 %1 と同じですが、要素は一意である必要があります。</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at least %2 must.</source>
        <translation>「contains」の条件を満たす要素は %1 個ですが、%2 個以上必要です。</translation>
    </message>
    <message>
        <source>%1 elements match “contains”, but at most %2 may.</source>
        <translation>「contains」の条件を満たす要素は %1 個ですが、%2 個までです。</translation>
    </message>
    <message>
        <source>The schema does not allow this name here.</source>
        <translation>スキーマにより、ここではこの名前を使えません。</translation>
    </message>
    <message>
        <source>Required together with “%1”.</source>
        <translation>「%1」と一緒に指定する必要があります。</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>The schema or the value is too large, so nothing is checked.</source>
        <translation>スキーマまたは値が大きすぎるため、何もチェックしません。</translation>
    </message>
    <message>
        <source>The schema names another dialect, “%1”. It is checked as JSON Schema 2020-12.</source>
        <translation>スキーマが別の方言「%1」を指定しています。JSON Schema 2020-12 としてチェックします。</translation>
    </message>
    <message>
        <source>Does not match the format “%1”.</source>
        <translation>形式「%1」に一致しません。</translation>
    </message>
    <message>
        <source>Must match the pattern “%1”.</source>
        <translation>パターン「%1」に一致する必要があります。</translation>
    </message>
    <message>
        <source>Too few: %1, at least %2 required.</source>
        <translation>少なすぎます: %1 個 (%2 個以上必要)</translation>
    </message>
    <message>
        <source>Too many: %1, at most %2 allowed.</source>
        <translation>多すぎます: %1 個 (最大 %2 個)</translation>
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
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>the log tool reported “%1”</source>
        <translation>ログツールの応答: 「%1」</translation>
    </message>
    <message>
        <source>not visible yet</source>
        <translation>まだ表示なし</translation>
    </message>
    <message>
        <source>in the log</source>
        <translation>ログにあり</translation>
    </message>
    <message>
        <source>in the log after %1</source>
        <translation>%1後にログで確認</translation>
    </message>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>not in the log after %1</source>
        <translation>%1後もログになし</translation>
    </message>
    <message>
        <source>not among the entries that the log tool shows</source>
        <translation>ログツールが表示するエントリの中になし</translation>
    </message>
    <message>
        <source>the log could not be read</source>
        <translation>ログの読み取り不可</translation>
    </message>
    <message>
        <source>the log could not be read: %1</source>
        <translation>ログの読み取り不可: %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries are in the log</source>
        <comment>two numbers</comment>
        <translation>エントリ %2 件中 %1 件がログにあり</translation>
    </message>
    <message>
        <source>%1 not in the log after %2</source>
        <translation>%1 件は %2後もログになし</translation>
    </message>
    <message>
        <source>%1 out of the log tool’s range</source>
        <translation>%1 件はログツールの表示範囲外</translation>
    </message>
    <message>
        <source>%1: sent %2, not shown</source>
        <translation>%1: 送信値 %2、表示なし</translation>
    </message>
    <message>
        <source>%1: added by the service, %2</source>
        <translation>%1: サービスが追加、%2</translation>
    </message>
    <message>
        <source>%1: sent %2, reformatted as %3</source>
        <translation>%1: 送信値 %2、ログでの表記 %3</translation>
    </message>
    <message>
        <source>%1: sent %2, stored %3</source>
        <translation>%1: 送信値 %2、保存値 %3</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>a duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>not within %1</source>
        <comment>a duration</comment>
        <translation>%1以内に確認なし</translation>
    </message>
    <message>
        <source>the last after %1</source>
        <comment>a duration</comment>
        <translation>最後の 1 件は %1後</translation>
    </message>
    <message>
        <source>in the log (%1)</source>
        <translation>ログにあり (%1)</translation>
    </message>
    <message>
        <source>log not read</source>
        <translation>ログ未確認</translation>
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
            <numerusform>%1、呼び出し %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>no entry to look for</source>
        <translation>探すエントリなし</translation>
    </message>
    <message>
        <source>no tool found that reads a resource’s log</source>
        <translation>リソースのログを読み取るツールなし</translation>
    </message>
    <message>
        <source>To use a tool with a different name, pass --log-tool NAME.</source>
        <translation>別の名前のツールを使うには、--log-tool NAME を指定してください。</translation>
    </message>
    <message>
        <source>the log tool %1 is not confirmed yet</source>
        <translation>ログツール %1 は未確認</translation>
    </message>
    <message>
        <source>The tool does not state that it is read-only, so it was not called. Confirm it once with --log-tool %1, or with “Look in the log” on the Send page.</source>
        <translation>このツールは読み取り専用と宣言していないため、呼び出していません。一度確認してください: --log-tool %1、または「送信」画面の「ログを確認」。</translation>
    </message>
    <message>
        <source>It is not known whether the entries arrived.</source>
        <translation>エントリが到着したかどうかは不明です。</translation>
    </message>
    <message>
        <source>The service stored something else: %1</source>
        <translation>サービスが保存した内容が異なります: %1</translation>
    </message>
    <message>
        <source>The log reaches back far enough and does not show all of them. Give this marker to the service’s operator.</source>
        <translation>ログは十分に前までさかのぼっていますが、一部のエントリが見つかりません。このマーカーをサービスの運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>the log could not be read without the tool list</source>
        <translation>ツール一覧がないため、ログの読み取り不可</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalJob</name>
    <message>
        <source>The log tool’s response has no list of entries.</source>
        <translation>ログツールの応答にエントリの一覧がありません。</translation>
    </message>
    <message>
        <source>The log tool does not show the extra members of entries.</source>
        <translation>ログツールはエントリの追加フィールドを表示しません。</translation>
    </message>
</context>
<context>
    <name>rc::ArrivalLine</name>
    <message>
        <source>Look in the log</source>
        <translation>ログを確認</translation>
    </message>
    <message>
        <source>Use this tool</source>
        <translation>このツールを使用</translation>
    </message>
    <message>
        <source>The choice is saved in the profile.</source>
        <translation>この選択はプロファイルに保存されます。</translation>
    </message>
    <message>
        <source>No tool that reads a resource’s log was found on this service.</source>
        <translation>このサービスには、リソースのログを読み取るツールが見つかりませんでした。</translation>
    </message>
    <message>
        <source>Stored as sent.</source>
        <translation>送信したとおりに保存されています。</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>確認を停止</translation>
    </message>
    <message>
        <source>%1 of %2 visible so far</source>
        <comment>two numbers</comment>
        <translation>これまでに %2 件中 %1 件がログに表示</translation>
    </message>
    <message>
        <source>%1 of %2 in the log</source>
        <comment>two numbers</comment>
        <translation>%2 件中 %1 件がログにあり</translation>
    </message>
    <message>
        <source>The log could not be read: %1</source>
        <translation>ログを読み取れませんでした: %1</translation>
    </message>
    <message>
        <source>In the log</source>
        <translation>ログにあり</translation>
    </message>
    <message>
        <source>Not in the log</source>
        <translation>ログになし</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <comment>a list of markers</comment>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy missing markers</source>
        <translation>見つからないマーカーをコピー</translation>
    </message>
    <message>
        <source>Arrival unknown</source>
        <translation>到着不明</translation>
    </message>
    <message>
        <source>Not visible in the log yet</source>
        <translation>ログにまだ表示なし</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>到着: %1</translation>
    </message>
    <message>
        <source>Open the resource this entry was sent to.</source>
        <translation>このエントリの送信先のリソースを開いてください。</translation>
    </message>
    <message>
        <source>The tool %1 does not state that it is read-only. It is called with this resource and the marker.</source>
        <translation>ツール %1 は読み取り専用と宣言していません。このリソースとマーカーを引数として呼び出します。</translation>
    </message>
    <message>
        <source>First arrival</source>
        <translation>最初の到着</translation>
    </message>
    <message>
        <source>Last arrival</source>
        <translation>最後の到着</translation>
    </message>
</context>
<context>
    <name>rc::AuthorityRow</name>
    <message>
        <source>Custom CA file</source>
        <translation>カスタム CA ファイル</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Choose a custom CA file</source>
        <translation>カスタム CA ファイルの選択</translation>
    </message>
    <message>
        <source>empty: system authorities</source>
        <translation>空: システムの認証局</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer)</source>
        <translation>証明書 (*.pem *.crt *.cer)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
</context>
<context>
    <name>rc::Banner</name>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
</context>
<context>
    <name>rc::BatchMode</name>
    <message>
        <source>Sends all entries in one request. The service accepts or refuses them together.</source>
        <translation>すべてのエントリを 1 回のリクエストで送信します。サービスはまとめて受理または拒否します。</translation>
    </message>
    <message>
        <source>Add entry from the Entry tab</source>
        <translation>「エントリ」タブのエントリを追加</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>How unsupported levels are sent</source>
        <translation>未対応レベルの送信方法</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error (may notify people)</source>
        <translation>エラー (担当者に通知される可能性あり)</translation>
    </message>
    <message>
        <source>Split into parts</source>
        <translation>分割して送信</translation>
    </message>
    <message>
        <source>Use the current time for all entries</source>
        <translation>全エントリに現在時刻を使用</translation>
    </message>
    <message>
        <source>Hold to send the batch</source>
        <translation>長押しでバッチを送信</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) in one request</source>
        <translation>
            <numerusform>1 回のリクエストでエントリ %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Too large for one request.</source>
        <translation>1 回のリクエストで送るには大きすぎます。</translation>
    </message>
    <message>
        <source>The first entry alone is too large for one request.</source>
        <translation>最初のエントリだけで、1 回のリクエストで送るには大きすぎます。</translation>
    </message>
    <message>
        <source>No valid entries</source>
        <translation>有効なエントリがありません</translation>
    </message>
    <message>
        <source>No entries yet</source>
        <translation>エントリはまだありません</translation>
    </message>
    <message>
        <source>The service has no such level: %1. Send as</source>
        <comment>words of other loggers</comment>
        <translation>サービスにないレベル: %1。送信時のレベル</translation>
    </message>
    <message>
        <source>These entries exceed the request limit of %1 in Preferences.</source>
        <translation>これらのエントリは、「環境設定」のリクエスト上限 %1 を超えています。</translation>
    </message>
    <message numerus="yes">
        <source>Send %n entry(ies)  Ctrl+Enter</source>
        <translation>
            <numerusform>エントリ %n 件を送信  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message>
        <source>Send  Ctrl+Enter</source>
        <translation>送信  Ctrl+Enter</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies)</source>
        <translation>
            <numerusform>エントリ %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more for the next request</source>
        <translation>
            <numerusform>残り %n 件は次のリクエスト</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) skipped</source>
        <translation>
            <numerusform>%n 行をスキップ</numerusform>
        </translation>
    </message>
    <message>
        <source>showing the first %1</source>
        <translation>先頭 %1 件を表示</translation>
    </message>
    <message>
        <source>Shows the first request. The others have markers of their own.</source>
        <translation>最初のリクエストを表示しています。ほかのリクエストにはそれぞれ独自のマーカーがあります。</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>繰り返し</translation>
    </message>
    <message>
        <source>Seconds between two requests</source>
        <translation>リクエスト間の秒数</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>接続数</translation>
    </message>
    <message>
        <source>Once</source>
        <translation>1 回</translation>
    </message>
    <message>
        <source>No pause</source>
        <translation>間隔なし</translation>
    </message>
    <message>
        <source>every </source>
        <translation>間隔 </translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>connections: </source>
        <translation>接続数: </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, one every %1 s.</source>
        <translation>
            <numerusform>リクエスト %n 件、%1 秒ごとに 1 件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests, as fast as the connections allow.</source>
        <translation>
            <numerusform>リクエスト %n 件、接続数の範囲で最速送信。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each entry is sent at most once, whatever the response.</source>
        <translation>応答にかかわらず、各エントリは最大 1 回だけ送信されます。</translation>
    </message>
    <message>
        <source>A batch with an error or an alert cannot be repeated.</source>
        <translation>エラーまたはアラートを含むバッチは繰り返せません。</translation>
    </message>
    <message numerus="yes">
        <source>Send remaining %n  Ctrl+Enter</source>
        <translation>
            <numerusform>残り %n 件を送信  Ctrl+Enter</numerusform>
        </translation>
    </message>
    <message>
        <source>Showing the first %1 of %2 entries.</source>
        <translation>%2 件中、先頭 %1 件のエントリを表示しています。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them may notify people by app, email or SMS at any hour, but only once for the request.</source>
        <translation>
            <numerusform>そのうち %n 件により、時間帯を問わず、アプリ、メール、SMS で担当者に通知される可能性がありますが、リクエスト全体で 1 回だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a message</source>
        <translation>
            <numerusform>メッセージなし %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::BatchModel</name>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>追加フィールド</translation>
    </message>
</context>
<context>
    <name>rc::BatchTable</name>
    <message>
        <source>Imported lines</source>
        <translation>インポートした行</translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Copy extra</source>
        <translation>追加フィールドをコピー</translation>
    </message>
    <message>
        <source>Remove from the batch</source>
        <translation>バッチから削除</translation>
    </message>
    <message>
        <source>Copy problem</source>
        <translation>問題をコピー</translation>
    </message>
</context>
<context>
    <name>rc::BlockView</name>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Text from the tool</source>
        <translation>ツールからのテキスト</translation>
    </message>
    <message>
        <source>Image, %1, %2</source>
        <translation>画像、%1、%2</translation>
    </message>
    <message>
        <source>Audio, %1, %2: not played</source>
        <translation>音声、%1、%2: 再生しません</translation>
    </message>
    <message>
        <source>Resource link: not opened</source>
        <translation>リソースリンク: 開いていません</translation>
    </message>
    <message>
        <source>Resource address</source>
        <translation>リソースのアドレス</translation>
    </message>
    <message>
        <source>Embedded resource</source>
        <translation>埋め込みリソース</translation>
    </message>
    <message>
        <source>Resource text</source>
        <translation>リソースのテキスト</translation>
    </message>
    <message>
        <source>Unknown content type (raw)</source>
        <translation>不明なコンテンツ種別 (生データ)</translation>
    </message>
    <message>
        <source>JSON from the tool</source>
        <translation>ツールからの JSON</translation>
    </message>
    <message>
        <source>for: %1</source>
        <translation>対象: %1</translation>
    </message>
    <message>
        <source>priority: %1</source>
        <translation>優先度: %1</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save tool output</source>
        <translation>ツールの出力を保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1 として保存しました。</translation>
    </message>
    <message>
        <source>Could not save: %1</source>
        <translation>保存できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>rc::CallOperation</name>
    <message>
        <source>This record has no task that can be asked about.</source>
        <translation>このレコードには、状態を照会できるタスクがありません。</translation>
    </message>
    <message>
        <source>This call was sent to %1. Open the profile that it was made with.</source>
        <translation>この呼び出しは %1 に対して行われました。呼び出しに使ったプロファイルを開いてください。</translation>
    </message>
    <message>
        <source>This call was made with the profile “%1” and another key. Open that profile.</source>
        <translation>この呼び出しは、プロファイル「%1」を使い、別のキーで行われました。そのプロファイルを開いてください。</translation>
    </message>
</context>
<context>
    <name>rc::CallOutcome</name>
    <message>
        <source>The tool “%1” cannot be called because %2.</source>
        <translation>ツール「%1」は呼び出せません。理由: %2。</translation>
    </message>
</context>
<context>
    <name>rc::CallPanel</name>
    <message>
        <source>In progress: %1</source>
        <translation>進行中: %1</translation>
    </message>
    <message numerus="yes">
        <source>Not called: %n argument(s) do not match the tool’s schema.</source>
        <translation>
            <numerusform>呼び出していません: 引数 %n 個がツールのスキーマに一致しません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not called: no client may call this tool because %1.</source>
        <translation>呼び出していません: このツールは、どのクライアントからも呼び出しが禁止されています。理由: %1。</translation>
    </message>
    <message>
        <source>Calling…</source>
        <translation>呼び出し中…</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>サーバーが入力を待っています。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name of a tool, what became of its call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>生データ</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>The input cannot be converted to JSON yet.</source>
        <translation>入力をまだ JSON に変換できません。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Call  Ctrl+Enter</source>
        <translation>呼び出す  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Back to the tools</source>
        <translation>ツールに戻る</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>%1 を呼び出す</translation>
    </message>
    <message>
        <source>This tool has no arguments.</source>
        <translation>このツールには引数がありません。</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURL としてコピー</translation>
    </message>
    <message>
        <source>Uses a variable for the key</source>
        <translation>キーには変数を使用します</translation>
    </message>
    <message>
        <source>Call anyway</source>
        <translation>このまま呼び出す</translation>
    </message>
    <message>
        <source>Leave it in progress</source>
        <translation>進行中のままにする</translation>
    </message>
    <message>
        <source>Arguments from an earlier call</source>
        <translation>以前の呼び出しの引数</translation>
    </message>
    <message>
        <source>Sent as one line.</source>
        <translation>1 行で送信されます。</translation>
    </message>
    <message>
        <source>This server requires a session, so two session headers are added.</source>
        <translation>このサーバーにはセッションが必要なため、2 つのセッションヘッダーが追加されます。</translation>
    </message>
    <message>
        <source>The schema of this tool does not fit a form. Write the arguments as one JSON object.</source>
        <translation>このツールのスキーマはフォームで表せません。引数を 1 つの JSON オブジェクトとして記述してください。</translation>
    </message>
    <message>
        <source>Hold to call</source>
        <translation>長押しで呼び出し</translation>
    </message>
    <message>
        <source>Review tool</source>
        <translation>ツールを確認</translation>
    </message>
    <message>
        <source>Nothing was called. Hold until the bar is full.</source>
        <translation>何も呼び出していません。バーがいっぱいになるまで押し続けてください。</translation>
    </message>
    <message>
        <source>The server continues the call. Ask for its result in Activity.</source>
        <translation>サーバーは呼び出しを継続します。結果は「アクティビティ」から照会してください。</translation>
    </message>
</context>
<context>
    <name>rc::CallText</name>
    <message>
        <source>See the response for details.</source>
        <translation>詳細は応答を参照してください。</translation>
    </message>
    <message>
        <source>You canceled after the call was sent.</source>
        <translation>呼び出しの送信後にキャンセルしました。</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>もう一度呼び出す前に、サービスで影響の有無を確認してください。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 件中 %1 件</translation>
    </message>
    <message>
        <source>This tool does not declare whether it is destructive, so it may permanently change or delete data.</source>
        <translation>このツールは破壊的かどうかを宣言していないため、データを元に戻せない形で変更または削除する可能性があります。</translation>
    </message>
    <message>
        <source>This tool is marked as destructive: it may permanently change or delete data.</source>
        <translation>このツールは破壊的と宣言されています。データを元に戻せない形で変更または削除する可能性があります。</translation>
    </message>
    <message>
        <source>The server canceled its task “%1”.</source>
        <translation>サーバーがタスク「%1」をキャンセルしました。</translation>
    </message>
    <message>
        <source>The server’s task “%1” did not end with a result of the tool.</source>
        <translation>サーバーのタスク「%1」は、ツールの結果を返さずに終了しました。</translation>
    </message>
    <message>
        <source>The server continues it as task “%1”.</source>
        <translation>サーバーはタスク「%1」として継続しています。</translation>
    </message>
    <message>
        <source>The server’s task “%1” was not finished within the timeout.</source>
        <translation>サーバーのタスク「%1」は、タイムアウトまでに完了しませんでした。</translation>
    </message>
    <message>
        <source>The server’s task “%1” waits for input.</source>
        <translation>サーバーのタスク「%1」は入力を待っています。</translation>
    </message>
    <message>
        <source>The server could not be asked about its task “%1”: %2</source>
        <translation>タスク「%1」の状態をサーバーに照会できませんでした: %2</translation>
    </message>
    <message>
        <source>The server’s task “%1” is finished.</source>
        <translation>サーバーのタスク「%1」は完了しました。</translation>
    </message>
    <message>
        <source>The server’s task “%1” failed.</source>
        <translation>サーバーのタスク「%1」は失敗しました。</translation>
    </message>
    <message>
        <source>Ask again in Activity. The tool is not called again.</source>
        <translation>「アクティビティ」で状態を再度照会してください。ツールが再び呼び出されることはありません。</translation>
    </message>
    <message>
        <source>The server was to keep it until %1, so it has probably expired.</source>
        <translation>サーバーでの保持期限は %1 だったため、おそらく期限切れです。</translation>
    </message>
    <message>
        <source>The call was made with another key (%1), and a server shows a task only to its owner.</source>
        <translation>呼び出しは別のキー (%1) で行われました。サーバーはタスクをその所有者にのみ表示します。</translation>
    </message>
    <message>
        <source>It may have expired, been deleted or belong to another account.</source>
        <translation>期限切れになったか、削除されたか、別のアカウントのものである可能性があります。</translation>
    </message>
    <message>
        <source>The server does not know the task “%1”.</source>
        <translation>サーバーはタスク「%1」を認識していません。</translation>
    </message>
    <message>
        <source>During the call, the server requested “%1”, which this program does not support.</source>
        <translation>呼び出し中にサーバーが「%1」を要求しましたが、このプログラムは対応していません。</translation>
    </message>
</context>
<context>
    <name>rc::CatalogDetail</name>
    <message>
        <source>Catalog: %1</source>
        <translation>カタログ: %1</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>モデルに見える内容</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <comment>not reviewed yet</comment>
        <translation>
            <numerusform>変更 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::CatalogDocument</name>
    <message>
        <source>The file has no catalog “%1”.</source>
        <translation>ファイルにカタログ「%1」がありません。</translation>
    </message>
</context>
<context>
    <name>rc::CatalogExport</name>
    <message>
        <source>destructive (assumed)</source>
        <translation>破壊的 (推定)</translation>
    </message>
    <message>
        <source>%1 tools from %2, %3.</source>
        <translation>%2 のツール %1 個、%3。</translation>
    </message>
    <message>
        <source>%1 of %2 tools from %3, %4.</source>
        <translation>%3 のツール %2 個のうち %1 個、%4。</translation>
    </message>
    <message>
        <source>The list is incomplete.</source>
        <translation>一覧は不完全です。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>説明はありません。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>戻り値</translation>
    </message>
</context>
<context>
    <name>rc::CatalogItem</name>
    <message>
        <source>Catalog</source>
        <translation>カタログ</translation>
    </message>
</context>
<context>
    <name>rc::CatalogKind</name>
    <message>
        <source>A catalog name has 1 to 32 characters (a to z, 0 to 9, - and _) and starts with a letter or digit.</source>
        <translation>カタログ名は 1 ～ 32 文字 (a ～ z、0 ～ 9、-、_) で、英字または数字で始めます。</translation>
    </message>
    <message>
        <source>An additional catalog cannot be named %1.</source>
        <translation>追加カタログに %1 という名前は付けられません。</translation>
    </message>
    <message>
        <source>A catalog path follows the tool server’s address, such as /asana/. At most 256 characters, with no query, “..”, space or comma.</source>
        <translation>カタログのパスは、/asana/ のようにツールサーバーのアドレスに続く部分です。256 文字以内で、クエリ、「..」、空白、コンマは使えません。</translation>
    </message>
    <message>
        <source>Tools of %1</source>
        <translation>%1 のツール</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Code hosting</source>
        <translation>コードホスティング</translation>
    </message>
    <message>
        <source>Give an additional catalog as a name and path, such as asana=/asana/, not “%1”.</source>
        <translation>追加カタログは「%1」ではなく、asana=/asana/ のように名前とパスで指定してください。</translation>
    </message>
    <message>
        <source>A profile can have at most %1 additional catalogs.</source>
        <translation>1 つのプロファイルに追加できるカタログは %1 個までです。</translation>
    </message>
    <message>
        <source>Two catalogs have the same name or path: %1.</source>
        <translation>2 つのカタログの名前またはパスが同じです: %1</translation>
    </message>
</context>
<context>
    <name>rc::CatalogReviewer</name>
    <message>
        <source>The review could not be saved: %1</source>
        <translation>レビューを保存できませんでした: %1</translation>
    </message>
    <message>
        <source>A saved list cannot be read and is ignored: %1: %2</source>
        <translation>保存された一覧を読み取れないため、無視します: %1: %2</translation>
    </message>
    <message>
        <source>Earlier reviews could not be read: %1</source>
        <translation>以前のレビューを読み取れませんでした: %1</translation>
    </message>
    <message>
        <source>This list was not saved, so later changes cannot be detected: %1</source>
        <translation>この一覧を保存できなかったため、今後の変更を検出できません: %1</translation>
    </message>
</context>
<context>
    <name>rc::ChangeView</name>
    <message>
        <source>wording of %1</source>
        <translation>%1 の文言</translation>
    </message>
    <message>
        <source>%1: %2 (breaking)</source>
        <translation>%1: %2 (互換性なし)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変更内容</translation>
    </message>
    <message numerus="yes">
        <source>%n more change(s)</source>
        <translation>
            <numerusform>ほか %n 件の変更</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>比較中…</translation>
    </message>
    <message>
        <source>%1: the list is incomplete, so it is not compared.</source>
        <translation>%1: 一覧が不完全なため、比較していません。</translation>
    </message>
</context>
<context>
    <name>rc::CheckDifference</name>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>IP addresses</source>
        <translation>IP アドレス</translation>
    </message>
    <message>
        <source>TLS certificate</source>
        <translation>TLS 証明書</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>時計のずれ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1, number of tools</source>
        <translation>%1、ツール数</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what changed, its value before and now</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>“%1” passed until %2 and has failed since %3.</source>
        <comment>a step, two times</comment>
        <translation>「%1」は %2 まで合格し、%3 から失敗しています。</translation>
    </message>
    <message>
        <source>%1 Changed in between: %2.</source>
        <comment>since when a step fails, what else is different since</comment>
        <translation>%1その間の変更: %2。</translation>
    </message>
</context>
<context>
    <name>rc::CheckFix</name>
    <message>
        <source>Raise timeout to %1 s</source>
        <translation>タイムアウトを %1 秒に延長</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and fetch again</source>
        <translation>タイムアウトを %1 秒に延ばして再取得</translation>
    </message>
    <message>
        <source>Raise timeout to %1 s and check again</source>
        <translation>タイムアウトを %1 秒に延ばして再チェック</translation>
    </message>
    <message>
        <source>Replace key…</source>
        <translation>キーを置き換え…</translation>
    </message>
    <message>
        <source>Enter key…</source>
        <translation>キーを入力…</translation>
    </message>
    <message>
        <source>Enter code-hosting token…</source>
        <translation>コードホスティングのトークンを入力…</translation>
    </message>
    <message>
        <source>Edit tool server…</source>
        <translation>ツールサーバーを編集…</translation>
    </message>
    <message>
        <source>Edit Resource URL…</source>
        <translation>リソース URL を編集…</translation>
    </message>
    <message>
        <source>Add tool server…</source>
        <translation>ツールサーバーを追加…</translation>
    </message>
    <message>
        <source>Change username…</source>
        <translation>ユーザー名を変更…</translation>
    </message>
    <message>
        <source>Enter username…</source>
        <translation>ユーザー名を入力…</translation>
    </message>
    <message>
        <source>Send username with entries and check again</source>
        <translation>エントリとともにユーザー名を送信して再チェック</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>エントリとともにユーザー名を送信</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and check again</source>
        <translation>ツールサーバーに UUID を送信して再チェック</translation>
    </message>
    <message>
        <source>Send the UUID to the tool server and fetch again</source>
        <translation>ツールサーバーに UUID を送信して再取得</translation>
    </message>
    <message>
        <source>Stop sending the UUID and check again</source>
        <translation>UUID の送信をやめて再チェック</translation>
    </message>
    <message>
        <source>Stop sending the UUID and fetch again</source>
        <translation>UUID の送信をやめて再取得</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Split batch in half</source>
        <translation>バッチを半分に分割</translation>
    </message>
    <message>
        <source>Copy report for the operator</source>
        <translation>運用担当者向けレポートをコピー</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>変更を保存</translation>
    </message>
    <message>
        <source>Save and fetch again</source>
        <translation>保存して再取得</translation>
    </message>
    <message>
        <source>Save and check again</source>
        <translation>保存して再チェック</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>コードホスティングのトークン</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Enter a username first.</source>
        <translation>先にユーザー名を入力してください。</translation>
    </message>
    <message>
        <source>Show where clients sign in</source>
        <translation>クライアントのサインイン先を表示</translation>
    </message>
    <message>
        <source>Enter token for %1…</source>
        <translation>%1 のトークンを入力…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>%1 のトークン</translation>
    </message>
</context>
<context>
    <name>rc::CheckPage</name>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>監視</translation>
    </message>
    <message>
        <source>Repeats the check while the window is open and notifies you of changes</source>
        <translation>ウィンドウが開いている間チェックを繰り返し、変化を通知します</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>%n 分ごと</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>監視を停止</translation>
    </message>
    <message>
        <source>All profiles: %1</source>
        <translation>すべてのプロファイル: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a profile, what changed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Checking all profiles…</source>
        <translation>すべてのプロファイルをチェック中…</translation>
    </message>
    <message>
        <source>all profiles</source>
        <translation>すべてのプロファイル</translation>
    </message>
    <message>
        <source>Watching stopped because the resource changed.</source>
        <translation>リソースが変わったため、監視を停止しました。</translation>
    </message>
    <message>
        <source>This resource</source>
        <translation>このリソース</translation>
    </message>
    <message>
        <source>All profiles (%1)</source>
        <translation>すべてのプロファイル (%1)</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>キャンセル  Esc</translation>
    </message>
    <message>
        <source>Check all  F5</source>
        <translation>すべてチェック  F5</translation>
    </message>
    <message>
        <source>Check again  F5</source>
        <translation>再チェック  F5</translation>
    </message>
    <message>
        <source>Check  F5</source>
        <translation>チェック  F5</translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>失敗 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>警告 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>合格 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not tested</source>
        <translation>
            <numerusform>未テスト %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Every hour</source>
        <translation>1 時間ごと</translation>
    </message>
</context>
<context>
    <name>rc::CheckRun</name>
    <message>
        <source>canceled; the entry may have been delivered</source>
        <translation>キャンセル、エントリは配信された可能性あり</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>not sent: only on request</source>
        <translation>未送信: 指定時のみ</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>No tool server set</source>
        <translation>ツールサーバーが未設定</translation>
    </message>
    <message>
        <source>plain http on this machine, no TLS</source>
        <translation>このコンピューター上の平文の http、TLS なし</translation>
    </message>
    <message>
        <source>The new key does everything the old one does.</source>
        <translation>古いキーでできることは、新しいキーでもすべてできます。</translation>
    </message>
    <message>
        <source>The comparison was canceled. The new key was not verified.</source>
        <translation>比較はキャンセルされました。新しいキーは検証されていません。</translation>
    </message>
    <message>
        <source>The new key was not tested. Without a tool server, only entries can test it.</source>
        <translation>新しいキーはテストされませんでした。ツールサーバーがない場合、エントリでしかテストできません。</translation>
    </message>
    <message>
        <source>this comparison</source>
        <translation>この比較</translation>
    </message>
    <message>
        <source>not tested: “%1” failed</source>
        <comment>title of a step</comment>
        <translation>未テスト: 「%1」が失敗</translation>
    </message>
    <message>
        <source>accepted, seen in the log</source>
        <translation>受理、ログで確認済み</translation>
    </message>
    <message>
        <source>not tested: “%1” had no response</source>
        <comment>title of a step</comment>
        <translation>未テスト: 「%1」に応答なし</translation>
    </message>
    <message>
        <source>not set up: no Resource URL</source>
        <translation>未設定: リソース URL なし</translation>
    </message>
    <message>
        <source>The new key failed where the old key works: %1.</source>
        <translation>古いキーが成功する次のステップで、新しいキーは失敗しました: %1。</translation>
    </message>
    <message>
        <source>No step that needs a key passed with either key, so the new key could not be verified.</source>
        <translation>キーを必要とするステップがどちらのキーでも 1 つも合格しなかったため、新しいキーを検証できませんでした。</translation>
    </message>
</context>
<context>
    <name>rc::CheckStep</name>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Access and sending</source>
        <translation>アクセスと送信</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <comment>levels</comment>
        <translation>受理: %1</translation>
    </message>
    <message>
        <source>%1 of %2 accepted: %3</source>
        <comment>a number, a number, levels</comment>
        <translation>%2 件中 %1 件受理: %3</translation>
    </message>
    <message>
        <source>Send at each level</source>
        <translation>各レベルで送信</translation>
    </message>
    <message>
        <source>Send at ERROR and ALERT</source>
        <translation>ERROR と ALERT で送信</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>DNS lookup</source>
        <translation>DNS 名前解決</translation>
    </message>
    <message>
        <source>Port open</source>
        <translation>ポートの接続</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Send an entry</source>
        <translation>エントリの送信</translation>
    </message>
    <message>
        <source>Send at DEBUG</source>
        <translation>DEBUG で送信</translation>
    </message>
    <message>
        <source>Send at INFO</source>
        <translation>INFO で送信</translation>
    </message>
    <message>
        <source>Send at WARNING</source>
        <translation>WARNING で送信</translation>
    </message>
    <message>
        <source>Send at ERROR</source>
        <translation>ERROR で送信</translation>
    </message>
    <message>
        <source>Send at ALERT</source>
        <translation>ALERT で送信</translation>
    </message>
    <message>
        <source>Seen in the log</source>
        <translation>ログで確認</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>合格</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <comment>title of a step</comment>
        <translation>%1で停止しました。</translation>
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
        <translation>マーカー %1</translation>
    </message>
    <message>
        <source>Showing %1 of %2. Use --limit N for more.</source>
        <translation>%2 件中 %1 件を表示しています。さらに表示するには --limit N を使ってください。</translation>
    </message>
    <message>
        <source>No matching records.</source>
        <translation>一致するレコードがありません。</translation>
    </message>
    <message>
        <source>Records are kept until you delete them.</source>
        <translation>レコードは削除するまで保持されます。</translation>
    </message>
    <message numerus="yes">
        <source>Records are deleted after %n days.</source>
        <translation>
            <numerusform>レコードは %n 日後に削除されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>show at most N, newest first (default: 20)</source>
        <translation>新しい順に最大 N 件を表示 (既定: 20)</translation>
    </message>
    <message>
        <source>No entry recorded as “may have been delivered” has the marker %1.</source>
        <translation>「配信された可能性あり」と記録されたエントリに、マーカー %1 のものはありません。</translation>
    </message>
    <message>
        <source>This entry was sent to %1. Select that resource with --resource or --profile.</source>
        <translation>このエントリは %1 に送信されました。--resource または --profile でそのリソースを選択してください。</translation>
    </message>
    <message>
        <source>--key must be the four digits of a key’s fingerprint, such as 91C4.</source>
        <translation>--key には、キーのフィンガープリント 4 桁 (例: 91C4) を指定してください。</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not “%4”.</source>
        <translation>%1 には「%4」ではなく %2 ～ %3 の整数を指定してください。</translation>
    </message>
    <message>
        <source>search message, extra, marker and response</source>
        <translation>メッセージ、extra、マーカー、応答を検索</translation>
    </message>
    <message>
        <source>comma-separated: send, list, check, drill, call</source>
        <translation>コンマ区切り: send, list, check, drill, call</translation>
    </message>
    <message>
        <source>accepted, refused, unknown, not-sent, local, passed, …</source>
        <translation>accepted, refused, unknown, not-sent, local, passed, …</translation>
    </message>
    <message>
        <source>comma-separated: debug, info, warning, error, alert</source>
        <translation>コンマ区切り: debug, info, warning, error, alert</translation>
    </message>
    <message>
        <source>only this profile</source>
        <translation>このプロファイルのみ</translation>
    </message>
    <message>
        <source>only the last N days</source>
        <translation>過去 N 日間のみ</translation>
    </message>
    <message>
        <source>Saved in the profile: %1 reads the log.</source>
        <translation>プロファイルに保存しました: %1 がログを読み取ります。</translation>
    </message>
    <message>
        <source>Policy: %1</source>
        <translation>ポリシー: %1</translation>
    </message>
    <message>
        <source>repeat every MINUTES until interrupted</source>
        <translation>中断されるまで MINUTES 分ごとに繰り返す</translation>
    </message>
    <message>
        <source>Test a resource step by step, from its URL to its tools.</source>
        <translation>リソースを、URL からツールまでステップごとにテストします。</translation>
    </message>
    <message>
        <source>canceled</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>It was “%1” before.</source>
        <translation>以前は「%1」でした。</translation>
    </message>
    <message>
        <source>Same cause as “%1”.</source>
        <translation>「%1」と同じ原因です。</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>使用法:</translation>
    </message>
    <message>
        <source>the window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>Check a resource’s setup, send test log entries, and list the tools a language model can use.</source>
        <translation>リソースの設定をチェックし、テスト用のログエントリを送信し、言語モデルが使えるツールを一覧表示します。</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>コマンド:</translation>
    </message>
    <message>
        <source>To send only the key: resource-console profile edit NAME --identity-on-ingest off.</source>
        <translation>キーだけを送信するには、次を実行します: resource-console profile edit NAME --identity-on-ingest off</translation>
    </message>
    <message>
        <source>The commands are: %1.</source>
        <translation>コマンドは次のとおりです: %1</translation>
    </message>
    <message>
        <source>These options need a command.</source>
        <translation>これらのオプションにはコマンドが必要です。</translation>
    </message>
    <message>
        <source>“%1” is not a command.</source>
        <translation>「%1」はコマンドではありません。</translation>
    </message>
    <message>
        <source>See resource-console %1 --help.</source>
        <translation>resource-console %1 --help を参照してください。</translation>
    </message>
    <message>
        <source>debug, info, warning, error or alert; error and alert may notify people</source>
        <translation>debug、info、warning、error、alert のいずれか。error と alert は担当者に通知される可能性あり</translation>
    </message>
    <message>
        <source>send it even though it may notify people</source>
        <translation>担当者に通知される可能性があってもエントリを送信</translation>
    </message>
    <message>
        <source>Send one entry and measure when the service’s own log shows it.</source>
        <translation>エントリを 1 件送信し、サービス側のログに表示されるまでの時間を計測します。</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信していません。</translation>
    </message>
    <message>
        <source>Late: expected within %1.</source>
        <translation>遅延: %1以内の表示を想定していました。</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1、%2 行目</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>キーチェーンの応答を待っています。確認画面が表示されたら応答してください。</translation>
    </message>
    <message>
        <source>%1* from %2, compared with the profile %3</source>
        <translation>%2 の %1* をプロファイル %3 と比較</translation>
    </message>
    <message numerus="yes">
        <source>%n other variable(s) ignored.</source>
        <translation>
            <numerusform>ほか %n 個の変数を無視しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Found settings with another prefix: %1. Compare them with --env-prefix %2.</source>
        <translation>別の接頭辞の設定が見つかりました: %1。比較するには --env-prefix %2 を使ってください。</translation>
    </message>
    <message>
        <source>Compare the SDK’s environment variables with a profile.</source>
        <translation>SDK の環境変数をプロファイルと比較します。</translation>
    </message>
    <message>
        <source>prefix of the variable names (default: the profile’s)</source>
        <translation>変数名の接頭辞 (既定: プロファイルの接頭辞)</translation>
    </message>
    <message>
        <source>use this saved profile and its key</source>
        <translation>この保存済みプロファイルとそのキーを使用</translation>
    </message>
    <message>
        <source>the tool server address</source>
        <translation>ツールサーバーのアドレス</translation>
    </message>
    <message>
        <source>timeout for event streams, in seconds</source>
        <translation>イベントストリームのタイムアウト (秒)</translation>
    </message>
    <message>
        <source>maximum size of a request with entries</source>
        <translation>エントリを含むリクエストの最大サイズ</translation>
    </message>
    <message>
        <source>print errors and JSON only</source>
        <translation>エラーと JSON だけを出力</translation>
    </message>
    <message>
        <source>show this help</source>
        <translation>このヘルプを表示</translation>
    </message>
    <message>
        <source>show the version</source>
        <translation>バージョンを表示</translation>
    </message>
    <message>
        <source>%1 can only be used with %2.</source>
        <translation>%1 は %2 と併用する場合にのみ使用できます。</translation>
    </message>
    <message>
        <source>“%1” is not an option of %2.</source>
        <translation>「%1」は %2 のオプションではありません。</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 に値は指定できません。</translation>
    </message>
    <message>
        <source>%1 was given twice.</source>
        <translation>%1 が 2 回指定されています。</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>%1 には値が必要です。</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>オプション:</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>標準入力</translation>
    </message>
    <message>
        <source>Standard input contains no key.</source>
        <translation>標準入力にキーがありません。</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>デモ</translation>
    </message>
    <message>
        <source>the demo service</source>
        <translation>デモサービス</translation>
    </message>
    <message>
        <source>Send the token of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>今後、%1 のトークンを %2 に送信しますか？y を入力して Enter を押してください: </translation>
    </message>
    <message>
        <source>Send the key of %1 to %2 from now on? Type y, then Enter: </source>
        <translation>今後、%1 のキーを %2 に送信しますか？y を入力して Enter を押してください: </translation>
    </message>
    <message>
        <source>Standard input has more than one line. Pass only the key.</source>
        <translation>標準入力が複数行あります。キーだけを入力してください。</translation>
    </message>
    <message>
        <source>%1 names a different server than profile “%2”, so the profile’s key is not sent there. Use --key-stdin or %3, or unset %1.</source>
        <translation>%1 はプロファイル「%2」とは別のサーバーを指しているため、プロファイルのキーはそこへ送信されません。--key-stdin または %3 を使うか、%1 の設定を解除してください。</translation>
    </message>
    <message>
        <source>“%1” cannot start the name of an environment variable.</source>
        <translation>環境変数の名前を「%1」で始めることはできません。</translation>
    </message>
    <message>
        <source>No profiles are saved. Add one with: resource-console profile add NAME --resource URL</source>
        <translation>保存済みのプロファイルはありません。追加するには次を実行します: resource-console profile add NAME --resource URL</translation>
    </message>
    <message>
        <source>Choose a profile with --profile NAME. Saved: %1.</source>
        <translation>--profile NAME でプロファイルを選択してください。保存済み: %1</translation>
    </message>
    <message>
        <source>No profile is named “%1”. Saved: %2.</source>
        <translation>「%1」という名前のプロファイルはありません。保存済み: %2</translation>
    </message>
    <message>
        <source>There is no rule “%1”.</source>
        <translation>「%1」というルールはありません。</translation>
    </message>
    <message>
        <source>An accepted finding requires tool, rule, reason and until, a date such as 2027-01-31.</source>
        <translation>承認済みの指摘には tool、rule、reason、until (2027-01-31 のような日付) が必要です。</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>チーム</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>ベースアドレス</translation>
    </message>
    <message>
        <source>Product path</source>
        <translation>プロダクトパス</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Logs address</source>
        <translation>ログのアドレス</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>%1 (sent as %2)</source>
        <translation>%1 (%2 として送信)</translation>
    </message>
    <message>
        <source>Trimmed</source>
        <translation>除去した部分</translation>
    </message>
    <message>
        <source>The output could not be written: %1.</source>
        <translation>出力を書き込めませんでした: %1。</translation>
    </message>
    <message>
        <source>It is already allowed for %1.</source>
        <translation>%1 への送信はすでに許可されています。</translation>
    </message>
    <message>
        <source>Nothing was changed. Use --yes to confirm.</source>
        <translation>何も変更していません。確定するには --yes を使ってください。</translation>
    </message>
    <message>
        <source>Allowed so far: %1.</source>
        <translation>許可済みの送信先: %1。</translation>
    </message>
    <message>
        <source>Not allowed for any server yet.</source>
        <translation>まだどのサーバーへの送信も許可されていません。</translation>
    </message>
    <message>
        <source>Allow sending it to %1 instead? Type y, then Enter: </source>
        <translation>代わりに %1 への送信を許可しますか？y を入力して Enter を押してください: </translation>
    </message>
    <message>
        <source>It is sent only to %1.</source>
        <translation>%1 にのみ送信されます。</translation>
    </message>
    <message>
        <source>API key for %1: </source>
        <translation>%1 の API キー: </translation>
    </message>
    <message>
        <source>profile (default: the only saved one)</source>
        <translation>プロファイル (既定: 唯一の保存済みプロファイル)</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>これはすでにこのプロファイルのキーです。</translation>
    </message>
    <message>
        <source>Not switched. The old key stays in use.</source>
        <translation>切り替えていません。古いキーを引き続き使用します。</translation>
    </message>
    <message>
        <source>Use --entries to test it by sending entries with each key.</source>
        <translation>各キーでエントリを送信してテストするには --entries を使ってください。</translation>
    </message>
    <message>
        <source>Switch to the new key? Type y, then Enter: </source>
        <translation>新しいキーに切り替えますか？y を入力して Enter を押してください: </translation>
    </message>
    <message>
        <source>The keychain may contain either key. The old one is saved: key rotate --undo restores it.</source>
        <translation>キーチェーンにあるのが新旧どちらのキーかは不明です。古いキーは保存されています。key rotate --undo で復元できます。</translation>
    </message>
    <message>
        <source>Switched to the new key (%1).</source>
        <translation>新しいキー (%1) に切り替えました。</translation>
    </message>
    <message>
        <source>The previous key is saved: key rotate --undo restores it, key rotate --forget-old deletes it.</source>
        <translation>以前のキーは保存されています。key rotate --undo で復元、key rotate --forget-old で削除できます。</translation>
    </message>
    <message>
        <source>No previous key is stored for this profile.</source>
        <translation>このプロファイルには以前のキーが保存されていません。</translation>
    </message>
    <message>
        <source>The previous key was restored (%1).</source>
        <translation>以前のキーを復元しました (%1)。</translation>
    </message>
    <message>
        <source>The previous key was deleted.</source>
        <translation>以前のキーを削除しました。</translation>
    </message>
    <message>
        <source>New API key for %1: </source>
        <translation>%1 の新しい API キー: </translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <translation>%1: 古いキー %2、新しいキー %3</translation>
    </message>
    <message>
        <source>old</source>
        <comment>the old key, above a column</comment>
        <translation>旧</translation>
    </message>
    <message>
        <source>new</source>
        <comment>the new key, above a column</comment>
        <translation>新</translation>
    </message>
    <message>
        <source>Where the old key was last seen (in Activity, by fingerprint):</source>
        <translation>古いキーを最後に確認した場所 (アクティビティ内、フィンガープリントで照合):</translation>
    </message>
    <message>
        <source>Show the owner, UUID and addresses of a Resource URL in any pasted text.</source>
        <translation>貼り付けたテキストに含まれるリソース URL の所有者、UUID、アドレスを表示します。</translation>
    </message>
    <message>
        <source>Added %1. Next, save its key: resource-console key set --profile %2</source>
        <translation>%1 を追加しました。次に、キーを保存してください: resource-console key set --profile %2</translation>
    </message>
    <message>
        <source>This profile’s key is not sent to %1 until you allow it: resource-console key allow --profile %2</source>
        <translation>このプロファイルのキーは、許可するまで %1 に送信されません: resource-console key allow --profile %2</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 を保存しました。</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>「%1」という名前のプロファイルはすでに存在します。</translation>
    </message>
    <message>
        <source>%1 must be %2, not “%3”.</source>
        <translation>%1 には「%3」ではなく %2 を指定してください。</translation>
    </message>
    <message>
        <source>lowest level the SDK forwards (default: INFO)</source>
        <translation>SDK が転送する最低レベル (既定: INFO)</translation>
    </message>
    <message>
        <source>the SDK’s debug mode</source>
        <translation>SDK のデバッグモード</translation>
    </message>
    <message>
        <source>header for the UUID (default: X-Resource-UUID)</source>
        <translation>UUID 用のヘッダー (既定: X-Resource-UUID)</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>無視: %1</translation>
    </message>
    <message>
        <source>The text contains no profile settings.</source>
        <translation>テキストにプロファイルの設定が含まれていません。</translation>
    </message>
    <message>
        <source>The profile is saved, its key is not.</source>
        <translation>プロファイルは保存されましたが、キーは保存されていません。</translation>
    </message>
    <message>
        <source>The profile was not removed because its key may still be in the keychain.</source>
        <translation>キーがまだキーチェーンにある可能性があるため、プロファイルを削除しませんでした。</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>何も変更していません。</translation>
    </message>
    <message>
        <source>Renamed, but the key may still be in the keychain under the old name.</source>
        <translation>名前を変更しましたが、キーが以前の名前でキーチェーンに残っている可能性があります。</translation>
    </message>
    <message>
        <source>Renamed %1 to %2.</source>
        <translation>%1 の名前を %2 に変更しました。</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 を追加しました。</translation>
    </message>
    <message>
        <source>%1 already exists and is identical.</source>
        <translation>%1 はすでに存在し、内容も同じです。</translation>
    </message>
    <message>
        <source>Skipped %1.</source>
        <translation>%1 をスキップしました。</translation>
    </message>
    <message>
        <source>Added %1 as %2.</source>
        <translation>%1 を %2 として追加しました。</translation>
    </message>
    <message>
        <source>Replaced %1.</source>
        <translation>%1 を置き換えました。</translation>
    </message>
    <message>
        <source>Ignored, not part of a profile: %1.</source>
        <translation>プロファイルの項目ではないため無視しました: %1。</translation>
    </message>
    <message>
        <source>To resolve name conflicts, use --clash skip, rename or replace.</source>
        <translation>名前の競合を解決するには、--clash skip、rename、replace のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>The file contains no profiles.</source>
        <translation>ファイルにプロファイルがありません。</translation>
    </message>
    <message>
        <source>key saved</source>
        <translation>キー保存済み</translation>
    </message>
    <message>
        <source>no key saved</source>
        <translation>保存済みのキーなし</translation>
    </message>
    <message>
        <source>token saved</source>
        <translation>トークン保存済み</translation>
    </message>
    <message>
        <source>no token saved</source>
        <translation>保存済みのトークンなし</translation>
    </message>
    <message>
        <source>Default (see Preferences)</source>
        <translation>既定 (「環境設定」を参照)</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>メール</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>SDK デバッグモード</translation>
    </message>
    <message>
        <source>Variable prefix</source>
        <translation>変数の接頭辞</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>キーヘッダー</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ユーザー名ヘッダー</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>メールヘッダー</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>エントリとともにユーザー名を送信</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>ツールサーバーへの UUID</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>追加カタログ</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>プロトコル方式</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>Event streams</source>
        <translation>イベントストリーム</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>CA ファイル</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>one entry each at debug, info and warning</source>
        <translation>debug、info、warning のエントリを各 1 件</translation>
    </message>
    <message>
        <source>file format: jsonl, csv or log (default: detect)</source>
        <translation>ファイル形式: jsonl、csv、log (既定: 自動判別)</translation>
    </message>
    <message>
        <source>send N entries</source>
        <translation>エントリを N 件送信</translation>
    </message>
    <message>
        <source>seconds between requests (default: 1 with --count)</source>
        <translation>リクエスト間の秒数 (--count での既定: 1)</translation>
    </message>
    <message>
        <source>send K entries in each request</source>
        <translation>各リクエストでエントリを K 件送信</translation>
    </message>
    <message>
        <source>send all entries in one request</source>
        <translation>すべてのエントリを 1 回のリクエストで送信</translation>
    </message>
    <message>
        <source>maximum concurrent requests (default: 1)</source>
        <translation>同時リクエストの最大数 (既定: 1)</translation>
    </message>
    <message>
        <source>stop when an entry is refused</source>
        <translation>エントリが拒否されたら停止</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 を読み取れません: %2。</translation>
    </message>
    <message>
        <source>The file has no column “%1”. Its columns are: %2.</source>
        <translation>ファイルに列「%1」がありません。使える列: %2。</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a column of a file, what it becomes</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Columns: %1</source>
        <translation>列: %1</translation>
    </message>
    <message>
        <source>Choose the column with --map COLUMN=message.</source>
        <translation>--map COLUMN=message で列を選択してください。</translation>
    </message>
    <message>
        <source>Nothing was sent. Use --skip-faults to send the valid entries.</source>
        <translation>何も送信していません。有効なエントリを送信するには --skip-faults を使ってください。</translation>
    </message>
    <message>
        <source>%1 contains no entries.</source>
        <translation>%1 にはエントリがありません。</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>プロキシ %1 を経由しました。</translation>
    </message>
    <message>
        <source>%1 of %2: %3 accepted, %4 refused, %5 unknown</source>
        <translation>%2 件中 %1 件: 受理 %3、拒否 %4、不明 %5</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Scenarios:</source>
        <translation>シナリオ:</translation>
    </message>
    <message>
        <source>Run the demo service in the foreground.</source>
        <translation>デモサービスをフォアグラウンドで実行します。</translation>
    </message>
    <message>
        <source>[leave empty to skip]</source>
        <translation>[スキップする場合は空のまま]</translation>
    </message>
    <message>
        <source>This field does not accept that value.</source>
        <translation>このフィールドでは、その値を使えません。</translation>
    </message>
    <message>
        <source>Fill in the form? Type y, d to decline, or anything else to cancel: </source>
        <translation>フォームに入力しますか？入力する場合は y、拒否する場合は d、キャンセルする場合はそれ以外を入力してください: </translation>
    </message>
    <message>
        <source>The server asks you to open this address on %1. This program does not open it:</source>
        <translation>サーバーが %1 の次のアドレスを開くよう求めています。このプログラムは開きません:</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>このアドレスは暗号化されていません。入力した内容を他人に読み取られるおそれがあります。</translation>
    </message>
    <message>
        <source>[image, %1, %2 bytes: see --json]</source>
        <translation>[画像、%1、%2 バイト: --json を参照]</translation>
    </message>
    <message>
        <source>[audio, %1, %2 bytes: see --json]</source>
        <translation>[音声、%1、%2 バイト: --json を参照]</translation>
    </message>
    <message>
        <source>[resource link, not opened: %1]</source>
        <translation>[リソースリンク、開いていません: %1]</translation>
    </message>
    <message>
        <source>[embedded resource: %1]</source>
        <translation>[埋め込みリソース: %1]</translation>
    </message>
    <message>
        <source>[structured content]</source>
        <translation>[構造化コンテンツ]</translation>
    </message>
    <message>
        <source>Does not fit the tool’s output schema: %1</source>
        <translation>ツールの出力スキーマに適合しません: %1</translation>
    </message>
    <message>
        <source>Declined: an address has no default value.</source>
        <translation>拒否しました: アドレスには既定値がありません。</translation>
    </message>
    <message>
        <source>Canceled: --answers has %1 entries, and this is question %2.</source>
        <translation>キャンセルしました: --answers の要素は %1 個ですが、これは %2 番目の質問です。</translation>
    </message>
    <message>
        <source>Canceled: the input does not match the form.</source>
        <translation>キャンセルしました: 入力がフォームに適合しません。</translation>
    </message>
    <message>
        <source>print one CSV line per tool</source>
        <translation>ツールごとに CSV を 1 行出力</translation>
    </message>
    <message>
        <source>print a tool spec that allows only these tools</source>
        <translation>これらのツールだけを許可するツール仕様を出力</translation>
    </message>
    <message>
        <source>exit 1 if any tool uses more</source>
        <translation>いずれかのツールがこれを超える場合は 1 で終了</translation>
    </message>
    <message>
        <source>More than one tool is named “%1”. Choose one with --catalog.</source>
        <translation>「%1」という名前のツールが複数あります。--catalog で選択してください。</translation>
    </message>
    <message>
        <source>Not called: no client may call “%1” because %2.</source>
        <translation>呼び出していません: 「%1」は、どのクライアントからも呼び出しが禁止されています。理由: %2。</translation>
    </message>
    <message>
        <source>--args must be a JSON object, such as &apos;{&quot;n&quot;:1}&apos;.</source>
        <translation>--args には &apos;{&quot;n&quot;:1}&apos; のような JSON オブジェクトを指定してください。</translation>
    </message>
    <message>
        <source>not declared</source>
        <translation>宣言なし</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>承認済み</translation>
    </message>
    <message>
        <source>%1: no changes since %2.</source>
        <translation>%1: %2 以降、変更はありません。</translation>
    </message>
    <message>
        <source>%1: changes since %2:</source>
        <translation>%1: %2 以降の変更:</translation>
    </message>
    <message>
        <source>%1 does not name its catalog. Use --catalog.</source>
        <translation>%1 にはカタログ名がありません。--catalog を使ってください。</translation>
    </message>
    <message>
        <source>%1: %2 for %3 counts again because its acceptance ended on %4.</source>
        <translation>%1: %3 の %2 は %4 まで承認されていましたが、期限が切れたため再び集計対象になります。</translation>
    </message>
    <message>
        <source>could not be fetched</source>
        <translation>取得できませんでした</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>カタログ</translation>
    </message>
    <message>
        <source>Read only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>破壊的</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>べき等</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>外部システムにアクセス</translation>
    </message>
    <message>
        <source>No description.</source>
        <translation>説明はありません。</translation>
    </message>
    <message>
        <source>Input schema:</source>
        <translation>入力スキーマ:</translation>
    </message>
    <message>
        <source>Output schema:</source>
        <translation>出力スキーマ:</translation>
    </message>
    <message>
        <source>“%1” is not given to models and cannot be called because %2.</source>
        <translation>「%1」はモデルに渡されず、呼び出せません。理由: %2。</translation>
    </message>
    <message>
        <source>No tool named “%1”. List the names with: resource-console tools --names</source>
        <translation>「%1」という名前のツールはありません。名前は「resource-console tools --names」で一覧表示できます。</translation>
    </message>
    <message>
        <source>The server provides no instructions.</source>
        <translation>サーバーは指示 (instructions) を提供していません。</translation>
    </message>
    <message>
        <source>task %1</source>
        <translation>タスク %1</translation>
    </message>
    <message>
        <source>The old key was not seen anywhere else.</source>
        <translation>古いキーはほかのどこにも見つかりませんでした。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>number and title of a step</comment>
        <translation>ステップ %1/%2: %3</translation>
    </message>
    <message>
        <source>In the result, at %1: %2 (%3)</source>
        <translation>結果の %1: %2 (%3)</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>サーバーのモデル向けの指示が変更されました。</translation>
    </message>
    <message numerus="yes">
        <source>%1: watching, %n tools.</source>
        <translation>
            <numerusform>%1: 監視中、ツール %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server announces changes. Fetching again in %1 s at the latest.</source>
        <translation>サーバーが変更を通知します。遅くとも %1 秒後に再取得します。</translation>
    </message>
    <message>
        <source>Fetching again in %1 s.</source>
        <translation>%1 秒後に再取得します。</translation>
    </message>
    <message numerus="yes">
        <source>%n records were exported.</source>
        <translation>
            <numerusform>%n 件のレコードをエクスポートしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records were deleted.</source>
        <translation>
            <numerusform>%n 件のレコードを削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more.</source>
        <translation>
            <numerusform>… ほか %n 件。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more → extra</source>
        <translation>
            <numerusform>ほか %n 個 → extra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries in all: %1 accepted by the service, %2 refused, %3 may have been delivered, %4 not sent.</source>
        <translation>
            <numerusform>全 %n 件: サービスが受理 %1、拒否 %2、配信された可能性あり %3、未送信 %4。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kept local.</source>
        <translation>
            <numerusform>ローカルのみ %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a format. The nearest is “%2”. Use one of: %3.</source>
        <translation>「%1」という形式はありません。最も近いのは「%2」です。次のいずれかを使ってください: %3。</translation>
    </message>
    <message>
        <source>Use “%1” instead of “%2”, which was removed.</source>
        <translation>「%2」は廃止されました。代わりに「%1」を使ってください。</translation>
    </message>
    <message>
        <source>in the log: %1</source>
        <comment>after how long, or that it was not seen</comment>
        <translation>ログへの到着: %1</translation>
    </message>
    <message>
        <source>No tool named “%1”. Did you mean “%2”?</source>
        <translation>「%1」という名前のツールはありません。「%2」の間違いではありませんか？</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>受理、ログで確認済み</translation>
    </message>
    <message>
        <source>The service asks to wait. Sending continues at %1.</source>
        <translation>サービスが待つよう求めています。送信は %1 に再開します。</translation>
    </message>
    <message>
        <source>Convert the text to UTF-8, or pass it in a file.</source>
        <translation>テキストを UTF-8 に変換するか、ファイルで渡してください。</translation>
    </message>
    <message>
        <source>%1 was not used: only the profile “%2” names %3.</source>
        <translation>%1 は使用していません。%3 を指定しているのはプロファイル「%2」だけです。</translation>
    </message>
    <message>
        <source>%1 holds a placeholder, not a value.</source>
        <translation>%1 に値ではなくプレースホルダーが入っています。</translation>
    </message>
    <message>
        <source>--env-key-for needs a server such as https://logs.example.com, not “%1”.</source>
        <translation>--env-key-for には「%1」ではなく、https://logs.example.com のようなサーバーを指定してください。</translation>
    </message>
    <message>
        <source>%1 may be sent to %2.</source>
        <translation>%1 を %2 に送信できます。</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>テキストが有効な UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>A profile needs a Resource URL or a tool server.</source>
        <translation>プロファイルにはリソース URL またはツールサーバーが必要です。</translation>
    </message>
    <message>
        <source>The text has no server named “%1”.</source>
        <translation>テキストに「%1」という名前のサーバーがありません。</translation>
    </message>
    <message>
        <source>The text has no server named “%1”. It has: %2.</source>
        <translation>テキストに「%1」という名前のサーバーがありません。含まれるサーバー: %2。</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one with --server NAME.</source>
        <translation>テキストに複数のサーバーがあります: %1。--server NAME で 1 つ選択してください。</translation>
    </message>
    <message>
        <source>Placeholders, not applied: %1.</source>
        <translation>プレースホルダーのため未適用: %1。</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>ツールサーバーへのキー</translation>
    </message>
    <message>
        <source>The tool server %1 asks:</source>
        <translation>ツールサーバー %1 からの質問:</translation>
    </message>
    <message>
        <source>%1 is not valid UTF-8.</source>
        <translation>%1 は有効な UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>A table has no name, or a name has too many parts.</source>
        <translation>テーブルに名前がないか、名前の構成要素が多すぎます。</translation>
    </message>
    <message>
        <source>%1 is in quotation marks. Set it without them.</source>
        <translation>%1 が引用符で囲まれています。引用符なしで設定してください。</translation>
    </message>
    <message>
        <source>Accepted with a warning</source>
        <translation>警告付きで受理</translation>
    </message>
    <message>
        <source>Token of catalog %2 for %1: </source>
        <translation>%1 のカタログ %2 のトークン: </translation>
    </message>
    <message>
        <source>The token of the removed catalog may still be in the keychain.</source>
        <translation>削除したカタログのトークンがまだキーチェーンに残っている可能性があります。</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>From the text: %1</source>
        <translation>テキストから取得: %1</translation>
    </message>
    <message>
        <source>Tokens of catalogs</source>
        <translation>カタログのトークン</translation>
    </message>
    <message>
        <source>“%1” was removed. Use the window instead.</source>
        <translation>「%1」は廃止されました。代わりにウィンドウを使ってください。</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>コードホスティングのトークン</translation>
    </message>
    <message>
        <source>acknowledged after %1</source>
        <translation>%1 後に確認</translation>
    </message>
    <message>
        <source>%1 accepts options only.</source>
        <translation>%1 に指定できるのはオプションだけです。</translation>
    </message>
    <message>
        <source>“%1” does not fit “%2”. Use one of: %3.</source>
        <translation>「%1」は「%2」に使えません。次のいずれかを指定してください: %3</translation>
    </message>
    <message>
        <source>%1 must be one of %2, not “%3”.</source>
        <translation>%1 には「%3」ではなく %2 のいずれかを指定してください。</translation>
    </message>
    <message>
        <source>only this key fingerprint, such as 91C4</source>
        <translation>このフィンガープリントのキーのみ (例: 91C4)</translation>
    </message>
    <message>
        <source>permanently delete records older than DAYS (0: all)</source>
        <translation>DAYS 日より古いレコードを完全に削除 (0: すべて)</translation>
    </message>
    <message>
        <source>Show what was sent, fetched and checked.</source>
        <translation>送信、取得、チェックした内容を表示します。</translation>
    </message>
    <message>
        <source>FILE is JSON Lines, or CSV if its name ends in .csv.</source>
        <translation>FILE は JSON Lines です。名前が .csv で終わる場合は CSV です。</translation>
    </message>
    <message>
        <source>how long to look (default: 60s)</source>
        <translation>ログを確認する時間 (既定: 60s)</translation>
    </message>
    <message>
        <source>confirm and save the tool that reads the log</source>
        <translation>ログを読み取るツールを確定して保存</translation>
    </message>
    <message>
        <source>--within must be a time up to 60m, such as 30s or 500ms, not “%1”.</source>
        <translation>--within には「%1」ではなく、30s や 500ms のような 60m 以下の時間を指定してください。</translation>
    </message>
    <message>
        <source>The tool %1 was not called because it does not state that it is read-only. To confirm it: --log-tool %1</source>
        <translation>ツール %1 は読み取り専用と宣言していないため、呼び出していません。使用を確定するには次を指定します: --log-tool %1</translation>
    </message>
    <message>
        <source>The tool %1 cannot read the log: its arguments cannot be filled in.</source>
        <translation>ツール %1 ではログを読み取れません: 引数に値を設定できません。</translation>
    </message>
    <message>
        <source>No tool that reads the log was found. Name it with --log-tool.</source>
        <translation>ログを読み取るツールが見つかりませんでした。--log-tool で指定してください。</translation>
    </message>
    <message>
        <source>More lines were omitted. Use --json for all.</source>
        <translation>以降の行は省略しました。すべて表示するには --json を使ってください。</translation>
    </message>
    <message>
        <source>Errors and alerts may notify people, so they cannot be used with --all-profiles or --watch.</source>
        <translation>エラーとアラートは担当者に通知される可能性があるため、--all-profiles や --watch と併用できません。</translation>
    </message>
    <message>
        <source>levels to send; error and alert may notify people</source>
        <translation>送信するレベル。error と alert は担当者に通知される可能性あり</translation>
    </message>
    <message>
        <source>also send alerts, which may notify people</source>
        <translation>アラートも送信 (担当者に通知される可能性あり)</translation>
    </message>
    <message>
        <source>look for the entries in the service’s log</source>
        <translation>サービスのログでエントリを探す</translation>
    </message>
    <message>
        <source>check every saved profile</source>
        <translation>保存済みの全プロファイルをチェック</translation>
    </message>
    <message>
        <source>print a Markdown report with all evidence</source>
        <translation>すべての証拠を含むレポートを Markdown で出力</translation>
    </message>
    <message>
        <source>print JUnit XML for CI systems</source>
        <translation>CI システム向けに JUnit XML を出力</translation>
    </message>
    <message>
        <source>Of the tools, only “ping” and, with --arrival, the log tool are called. The exit code is that of the first failed step; with --all-profiles, of the first profile whose code is not 0.</source>
        <translation>ツールのうち呼び出すのは「ping」と、--arrival 指定時のログツールだけです。終了コードは、最初に失敗したステップのものです。--all-profiles では、コードが 0 でない最初のプロファイルのものです。</translation>
    </message>
    <message>
        <source>Run “resource-console COMMAND --help” for a command’s options. The API key is read from --key-stdin, SERVICE_API_KEY or the keychain.</source>
        <translation>コマンドのオプションを見るには「resource-console COMMAND --help」を実行してください。API キーは、--key-stdin、SERVICE_API_KEY、またはキーチェーンから読み取ります。</translation>
    </message>
    <message>
        <source>Exit codes: 0 success, 1 refused or a step failed, 2 usage or bad input, 3 unreachable, 4 credentials refused, 5 response not understood, 6 keychain unavailable or locked, 7 not seen in the log, 8 seen too late, 9 requested input not given, 10 log could not be read, 130 interrupted.</source>
        <translation>終了コード: 0 成功、1 拒否またはステップの失敗、2 使用法の誤りまたは不正な入力、3 接続不可、4 認証情報の拒否、5 応答を解釈できない、6 キーチェーンが利用不可またはロック中、7 ログで確認できない、8 ログへの表示が遅すぎる、9 求められた入力が指定されていない、10 ログを読み取れない、130 中断。</translation>
    </message>
    <message>
        <source>Argument %1 is not valid UTF-8.</source>
        <translation>引数 %1 は有効な UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>Print a shell completion script.</source>
        <translation>シェル補完スクリプトを出力します。</translation>
    </message>
    <message>
        <source>For this session: source &lt;(resource-console completion bash), the same with zsh after compinit, or resource-console completion fish | source. Tool names come from the last list that tools diff or the window saved.</source>
        <translation>このセッションで使うには: source &lt;(resource-console completion bash)、zsh では compinit の後に同様に、fish では resource-console completion fish | source。ツール名は、tools diff またはウィンドウが最後に保存した一覧のものです。</translation>
    </message>
    <message>
        <source>variable (default), or a keychain lookup with secret-tool</source>
        <translation>variable (既定)、またはキーチェーン参照として secret-tool</translation>
    </message>
    <message>
        <source>Write settings for an environment, an SDK, curl or a language model.</source>
        <translation>環境、SDK、curl、言語モデル用の設定を書き出します。</translation>
    </message>
    <message>
        <source>The output never contains the key.</source>
        <translation>出力にキーが含まれることはありません。</translation>
    </message>
    <message>
        <source>when the log should show it (default: 30s)</source>
        <translation>ログに表示されるまでの制限時間 (既定: 30s)</translation>
    </message>
    <message>
        <source>message (default: the drill template’s)</source>
        <translation>メッセージ (既定: 訓練テンプレートのメッセージ)</translation>
    </message>
    <message>
        <source>The entry is sent once, and only if the log can be read. The exit code is 7 if the log does not show it within twice --within, 8 if it appears after --within, 10 if the log cannot be read, and otherwise that of send.</source>
        <translation>エントリは、ログを読み取れる場合にのみ、1 回だけ送信されます。終了コードは、--within の 2 倍の時間内にログに表示されない場合は 7、--within の時間の後に表示された場合は 8、ログを読み取れない場合は 10、それ以外の場合は send と同じコードです。</translation>
    </message>
    <message>
        <source>read a .env file instead of the environment</source>
        <translation>環境の代わりに .env ファイルを読み取る</translation>
    </message>
    <message>
        <source>Keys are shown as fingerprints. The exit code is 1 if anything is different, missing or suspicious. profile edit NAME --paste FILE imports a file.</source>
        <translation>キーはフィンガープリントとして表示されます。相違、欠落、または疑わしい項目があれば、終了コードは 1 です。ファイルをインポートするには profile edit NAME --paste FILE を使います。</translation>
    </message>
    <message>
        <source>%1 requires %2.</source>
        <translation>%1 には %2 が必要です。</translation>
    </message>
    <message>
        <source>Use only one of %1.</source>
        <translation>%1 はいずれか 1 つだけを使ってください。</translation>
    </message>
    <message>
        <source>%1 cannot be used with %2.</source>
        <translation>%1 は %2 と併用できません。</translation>
    </message>
    <message>
        <source>Only one option can read standard input.</source>
        <translation>標準入力を読み取れるオプションは 1 つだけです。</translation>
    </message>
    <message>
        <source>Nothing was sent: entries at %1 may notify people. Use %2 to send them.</source>
        <translation>何も送信していません: %1 のエントリは担当者に通知される可能性があります。送信するには %2 を使ってください。</translation>
    </message>
    <message>
        <source>%1 accepts options only. Use %2.</source>
        <translation>%1 に指定できるのはオプションだけです。%2 を使ってください。</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not “%4”.</source>
        <translation>%1 には「%4」ではなく %2 ～ %3 の数値を指定してください。</translation>
    </message>
    <message>
        <source>the account’s username</source>
        <translation>アカウントのユーザー名</translation>
    </message>
    <message>
        <source>email address, instead of the username</source>
        <translation>ユーザー名の代わりに使うメールアドレス</translation>
    </message>
    <message>
        <source>PEM file of additional certificate authorities</source>
        <translation>追加の認証局の PEM ファイル</translation>
    </message>
    <message>
        <source>MCP dialect: any (default), modern, session or plain</source>
        <translation>MCP プロトコル方式: any (既定)、modern、session、plain のいずれか</translation>
    </message>
    <message>
        <source>send the key to tools as a bearer token</source>
        <translation>キーをベアラートークンとしてツールサーバーに送信</translation>
    </message>
    <message>
        <source>use the built-in demo service</source>
        <translation>内蔵のデモサービスを使用</translation>
    </message>
    <message>
        <source>send the environment’s key to this server</source>
        <translation>環境のキーをこのサーバーに送信</translation>
    </message>
    <message>
        <source>read the API key from standard input</source>
        <translation>標準入力から API キーを読み取る</translation>
    </message>
    <message>
        <source>print one JSON document</source>
        <translation>1 つの JSON ドキュメントを出力</translation>
    </message>
    <message>
        <source>timeout per request, in seconds</source>
        <translation>リクエストごとのタイムアウト (秒)</translation>
    </message>
    <message>
        <source>maximum size of a tool list</source>
        <translation>ツール一覧の最大サイズ</translation>
    </message>
    <message>
        <source>maximum size of any other response</source>
        <translation>その他の応答の最大サイズ</translation>
    </message>
    <message>
        <source>use colors: auto (default), always or never</source>
        <translation>色の使用: auto (既定)、always、never のいずれか</translation>
    </message>
    <message>
        <source>Interrupted while waiting for the keychain. Check with “resource-console key status”.</source>
        <translation>キーチェーンの待機中に中断されました。「resource-console key status」で確認してください。</translation>
    </message>
    <message>
        <source>It may have been saved anyway. Check with “%1” once the keychain responds.</source>
        <translation>それでも保存された可能性があります。キーチェーンが応答したら「%1」で確認してください。</translation>
    </message>
    <message>
        <source>The key in %1 was not sent to %2, which only the profile “%3” names. To allow it: resource-console key allow --env-key --profile %3</source>
        <translation>%1 のキーは %2 に送信していません。このサーバーを指定しているのはプロファイル「%3」だけです。許可するには: resource-console key allow --env-key --profile %3</translation>
    </message>
    <message>
        <source>No Resource URL. Use --resource, %1 or --profile, or try --demo.</source>
        <translation>リソース URL がありません。--resource、%1、--profile のいずれかを使うか、--demo を試してください。</translation>
    </message>
    <message>
        <source>approval before a tool runs: always (default) or never</source>
        <translation>ツールの実行前の承認: always (既定) または never</translation>
    </message>
    <message>
        <source>The member “%1” is unknown here or has the wrong format.</source>
        <translation>メンバー「%1」は、ここでは不明か、形式が誤っています。</translation>
    </message>
    <message>
        <source>policy file (default: resource-console.toml)</source>
        <translation>ポリシーファイル (既定: resource-console.toml)</translation>
    </message>
    <message>
        <source>Nothing was saved.</source>
        <translation>何も保存していません。</translation>
    </message>
    <message>
        <source>This is a team’s key, which expires within two hours.</source>
        <translation>これはチームのキーで、2 時間以内に期限切れになります。</translation>
    </message>
    <message>
        <source>It needs a team member’s username, which the profile lacks.</source>
        <translation>チームメンバーのユーザー名が必要ですが、プロファイルにありません。</translation>
    </message>
    <message>
        <source>The tool server needs the UUID with a resource’s own key: profile edit %1 --uuid-to-tools on</source>
        <translation>リソース固有のキーの場合、ツールサーバーには UUID も必要です: profile edit %1 --uuid-to-tools on</translation>
    </message>
    <message>
        <source>key requires set, forget, status, allow or rotate. The key is never an argument.</source>
        <translation>key には set、forget、status、allow、rotate のいずれかが必要です。キーを引数にすることはありません。</translation>
    </message>
    <message>
        <source>Save, replace, delete or find a profile’s API key in the keychain.</source>
        <translation>キーチェーンで、プロファイルの API キーの保存、置き換え、削除、検索を行います。</translation>
    </message>
    <message>
        <source>use the code-hosting token instead of the key</source>
        <translation>キーの代わりにコードホスティングのトークンを対象とする</translation>
    </message>
    <message>
        <source>use the token of this catalog instead</source>
        <translation>代わりにこのカタログのトークンを対象とする</translation>
    </message>
    <message>
        <source>use the environment variable’s key instead</source>
        <translation>代わりに環境変数のキーを対象とする</translation>
    </message>
    <message>
        <source>do not ask</source>
        <translation>確認しない</translation>
    </message>
    <message>
        <source>A key is sent only to the servers its profile had when the key was saved; allow permits others. set and rotate read the key, and nothing else, from standard input. rotate tests both keys, switches if the new one does everything the old one does, and saves the old one.</source>
        <translation>キーは、その保存時にプロファイルにあったサーバーにのみ送信されます。ほかのサーバーは allow で許可します。set と rotate は標準入力からキーだけを読み取ります。rotate は両方のキーをテストし、古いキーでできることが新しいキーでもすべてできる場合は切り替え、古いキーを保存します。</translation>
    </message>
    <message>
        <source>It still works until it is revoked at the service.</source>
        <translation>サービス側で取り消されるまで、引き続き使えます。</translation>
    </message>
    <message>
        <source>send test entries with each key</source>
        <translation>各キーでテストエントリを送信</translation>
    </message>
    <message>
        <source>also look for the old key in this file</source>
        <translation>このファイルでも古いキーを探す</translation>
    </message>
    <message>
        <source>restore the previous key</source>
        <translation>以前のキーを復元</translation>
    </message>
    <message>
        <source>delete the previous key</source>
        <translation>以前のキーを削除</translation>
    </message>
    <message>
        <source>existing names: refuse (default), skip, rename or replace</source>
        <translation>既存の名前の扱い: refuse (既定)、skip、rename、replace のいずれか</translation>
    </message>
    <message>
        <source>List, add, edit, copy, remove, import and export saved profiles.</source>
        <translation>保存済みプロファイルの一覧表示、追加、編集、コピー、削除、インポート、エクスポートを行います。</translation>
    </message>
    <message>
        <source>edit changes only the given fields; an empty value clears an address, a name or a file. A --timeout or --stream-timeout is saved in the profile; 0 uses the default from Preferences. remove also deletes the profile’s key and tokens; a copy has none.</source>
        <translation>edit は指定したフィールドだけを変更します。空の値を指定すると、アドレス、名前、ファイルが消去されます。--timeout または --stream-timeout はプロファイルに保存され、0 を指定すると「環境設定」の既定値を使います。remove はプロファイルのキーとトークンも削除します。コピーにはどちらも含まれません。</translation>
    </message>
    <message>
        <source>Using %1, the only server of this profile.</source>
        <translation>このプロファイルの唯一のサーバー %1 を使用します。</translation>
    </message>
    <message>
        <source>import settings from any text; saves its key</source>
        <translation>任意のテキストから設定をインポート。含まれるキーも保存</translation>
    </message>
    <message>
        <source>the server to import, if there are several</source>
        <translation>サーバーが複数ある場合にインポートするサーバー</translation>
    </message>
    <message>
        <source>header for the key (default: X-API-Key)</source>
        <translation>キー用のヘッダー (既定: X-API-Key)</translation>
    </message>
    <message>
        <source>send the key to tools in its header</source>
        <translation>キーをキーヘッダーでツールサーバーに送信</translation>
    </message>
    <message>
        <source>header for the username (default: X-User-Username)</source>
        <translation>ユーザー名用のヘッダー (既定: X-User-Username)</translation>
    </message>
    <message>
        <source>header for the email address (default: X-User-Email)</source>
        <translation>メールアドレス用のヘッダー (既定: X-User-Email)</translation>
    </message>
    <message>
        <source>send the username with entries (default: on)</source>
        <translation>エントリとともにユーザー名を送信 (既定: on)</translation>
    </message>
    <message>
        <source>send the UUID to the tool server (default: off)</source>
        <translation>ツールサーバーに UUID を送信 (既定: off)</translation>
    </message>
    <message>
        <source>look in the log after each check (default: off)</source>
        <translation>各チェックの後にログを確認 (既定: off)</translation>
    </message>
    <message>
        <source>more catalogs of the tool server: asana=/asana/,crm=/crm/</source>
        <translation>ツールサーバーの追加カタログ: asana=/asana/,crm=/crm/</translation>
    </message>
    <message>
        <source>%1 contains levels that the service does not have: %2. Use --severe-as warning, or error, which may notify people.</source>
        <translation>%1 にはサービスにないレベルが含まれています: %2。--severe-as warning、または --severe-as error (担当者に通知される可能性あり) を使ってください。</translation>
    </message>
    <message>
        <source>%1 names “%2” twice.</source>
        <translation>%1 に「%2」が 2 回指定されています。</translation>
    </message>
    <message>
        <source>%1 is for several entries. For one, use --level %2.</source>
        <translation>%1 は複数のエントリ用です。1 件の場合は --level %2 を使ってください。</translation>
    </message>
    <message>
        <source>Nothing was sent: an entry exceeds %1 (--max-request).</source>
        <translation>何も送信していません: エントリが %1 を超えています (--max-request)。</translation>
    </message>
    <message>
        <source>Nothing was sent: a request would exceed %1 (--max-request). Use --per-request %2.</source>
        <translation>何も送信していません: リクエストが %1 を超えます (--max-request)。--per-request %2 を使ってください。</translation>
    </message>
    <message>
        <source>add a member to extra; K:=NUMBER adds a number</source>
        <translation>extra にメンバーを追加。K:=NUMBER は数値を追加</translation>
    </message>
    <message>
        <source>also send errors, which may notify people</source>
        <translation>エラーも送信 (担当者に通知される可能性あり)</translation>
    </message>
    <message>
        <source>behave like an SDK: local log file, threshold</source>
        <translation>SDK と同様に動作: ローカルのログファイルとしきい値</translation>
    </message>
    <message>
        <source>log file for --as-sdk (default: sdk.log)</source>
        <translation>--as-sdk のログファイル (既定: sdk.log)</translation>
    </message>
    <message>
        <source>send the entries of a file</source>
        <translation>ファイルのエントリを送信</translation>
    </message>
    <message>
        <source>target: level, message, timestamp, extra or ignored</source>
        <translation>割り当て先: level、message、timestamp、extra、ignored のいずれか</translation>
    </message>
    <message>
        <source>skip entries that cannot be sent</source>
        <translation>送信できないエントリをスキップ</translation>
    </message>
    <message>
        <source>send critical, fatal and similar as this level</source>
        <translation>critical、fatal などをこのレベルとして送信</translation>
    </message>
    <message>
        <source>Send test entries, each at most once.</source>
        <translation>テストエントリを、それぞれ最大 1 回送信します。</translation>
    </message>
    <message>
        <source>The exit code is that of the first entry that was not accepted. With --confirm-arrival, it is 7 if the log does not show every entry, and 10 if the log cannot be read.</source>
        <translation>終了コードは、最初に受理されなかったエントリに対応するコードです。--confirm-arrival を指定した場合、ログに表示されないエントリがあれば 7、ログを読み取れなければ 10 です。</translation>
    </message>
    <message>
        <source>Cannot listen on port %1: %2. Choose another with --port.</source>
        <translation>ポート %1 で待ち受けできません: %2。--port で別のポートを選択してください。</translation>
    </message>
    <message>
        <source>port (default: any free port)</source>
        <translation>ポート (既定: 空いている任意のポート)</translation>
    </message>
    <message>
        <source>a scenario from the list below</source>
        <translation>下の一覧にあるシナリオ</translation>
    </message>
    <message>
        <source>Prints one line of JSON with the addresses and the key, then one line per request unless --quiet is given. The line names who a real service would notify; the demo service notifies nobody.</source>
        <translation>アドレスとキーを含む JSON を 1 行出力します。その後は、--quiet を指定しない限り、リクエストごとに 1 行出力します。その行には実際のサービスなら通知する相手が示されますが、デモサービスは誰にも通知しません。</translation>
    </message>
    <message>
        <source>%1 is not JSON: %2</source>
        <translation>%1 が JSON ではありません: %2</translation>
    </message>
    <message>
        <source>--answers must be a JSON object, or a list with one per question.</source>
        <translation>--answers には、JSON オブジェクト、または質問ごとに 1 つのオブジェクトを並べたリストを指定してください。</translation>
    </message>
    <message>
        <source>JSON input for the server’s questions, or “defaults”</source>
        <translation>サーバーの質問に対する JSON 形式の入力、または「defaults」</translation>
    </message>
    <message>
        <source>Type y when you have finished there, d to decline, or anything else to cancel: </source>
        <translation>そこでの作業を終えたら y、拒否する場合は d、キャンセルする場合はそれ以外を入力してください: </translation>
    </message>
    <message>
        <source>Warning: this form seems to request an API key. Do not type it here.</source>
        <translation>警告: このフォームは API キーを求めているようです。ここには入力しないでください。</translation>
    </message>
    <message>
        <source>Warning: this form seems to request a secret (%1), which no server may request in a form.</source>
        <translation>警告: このフォームは秘密情報 (%1) を求めているようですが、サーバーがフォームで求めることは認められていません。</translation>
    </message>
    <message>
        <source>%1 uses about %2 tokens, at most %3. Budget: %4.</source>
        <translation>%1 は約 %2 トークン (最大 %3) を使用します。予算: %4。</translation>
    </message>
    <message>
        <source>All tools use about %1 tokens, at most %2. Budget: %3.</source>
        <translation>全ツールの合計で約 %1 トークン (最大 %2) を使用します。予算: %3。</translation>
    </message>
    <message>
        <source>general, code-hosting, both, all (default), NAME or NAME=PATH</source>
        <translation>general、code-hosting、both、all (既定)、NAME、NAME=PATH のいずれか</translation>
    </message>
    <message>
        <source>print only the names</source>
        <translation>名前だけを出力</translation>
    </message>
    <message>
        <source>exit 1 if all tools together use more</source>
        <translation>全ツールの合計がこれを超える場合は 1 で終了</translation>
    </message>
    <message>
        <source>include only this tool</source>
        <translation>このツールだけを含める</translation>
    </message>
    <message>
        <source>info (default), warning or critical</source>
        <translation>info (既定)、warning、critical のいずれか</translation>
    </message>
    <message>
        <source>include findings accepted in the window</source>
        <translation>ウィンドウで承認した指摘も含める</translation>
    </message>
    <message>
        <source>report what some clients do not accept (default)</source>
        <translation>一部のクライアントが受け付けないものを報告 (既定)</translation>
    </message>
    <message>
        <source>explain a rule</source>
        <translation>ルールを説明</translation>
    </message>
    <message>
        <source>print Markdown</source>
        <translation>Markdown を出力</translation>
    </message>
    <message>
        <source>print SARIF 2.1.0 for code hosts</source>
        <translation>コードホスティングサービス向けに SARIF 2.1.0 を出力</translation>
    </message>
    <message>
        <source>arguments: a JSON object, @FILE or -</source>
        <translation>引数: JSON オブジェクト、@FILE、- のいずれか</translation>
    </message>
    <message>
        <source>allow tools that are or may be destructive</source>
        <translation>破壊的なツール、またはその可能性があるツールを許可</translation>
    </message>
    <message>
        <source>skip argument validation</source>
        <translation>引数の検証を省略</translation>
    </message>
    <message>
        <source>allow tools with a critical finding</source>
        <translation>重大な指摘のあるツールを許可</translation>
    </message>
    <message>
        <source>List, show, review, compare or call the tools that a language model can use.</source>
        <translation>言語モデルが使えるツールの一覧表示、詳細表示、レビュー、比較、呼び出しを行います。</translation>
    </message>
    <message>
        <source>lint exits 1 for findings that were not accepted, diff for changes. call sends once and never retries; it exits 1 for a tool error, and 9 if requested input was not given. If one catalog fails, the others are still printed and the exit code reports the failure.</source>
        <translation>lint は承認されていない指摘がある場合、diff は変更がある場合、1 で終了します。call は 1 回だけ送信し、再試行しません。ツールのエラーの場合は 1、求められた入力が指定されていない場合は 9 で終了します。1 つのカタログが失敗しても、ほかのカタログは出力され、終了コードがその失敗を示します。</translation>
    </message>
    <message>
        <source>Not called. Use %1 to call it anyway.</source>
        <translation>呼び出していません。このまま呼び出すには %1 を使ってください。</translation>
    </message>
    <message>
        <source>The server requested input. Pass it with --answers, or call the tool on a terminal.</source>
        <translation>サーバーが入力を求めました。--answers で指定するか、端末でツールを呼び出してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>The demo has no earlier list. Pass a file: tools diff FILE</source>
        <translation>デモには以前の一覧がありません。ファイルを指定してください: tools diff FILE</translation>
    </message>
    <message>
        <source>No tool server. Use --mcp-url, %1 or --profile, or try --demo.</source>
        <translation>ツールサーバーがありません。--mcp-url、%1、--profile のいずれかを使うか、--demo を試してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>指摘 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>受理 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: first list, saved for comparison.</source>
        <translation>%1: 最初の一覧です。比較のために保存しました。</translation>
    </message>
    <message>
        <source>fetch every S seconds</source>
        <translation>S 秒ごとに取得</translation>
    </message>
    <message>
        <source>profile %1 does not change fields. Use profile edit.</source>
        <translation>profile %1 はフィールドを変更しません。profile edit を使ってください。</translation>
    </message>
</context>
<context>
    <name>rc::ClipboardOffer</name>
    <message>
        <source>API key found, will be saved in the keychain</source>
        <translation>API キーを検出。キーチェーンに保存します</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>このリソースをチェック</translation>
    </message>
    <message>
        <source>From your clipboard: %1</source>
        <translation>クリップボードから: %1</translation>
    </message>
</context>
<context>
    <name>rc::CommandPalette</name>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1、%3 件中 %2 件目</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>プロファイル、画面、ツール、操作を検索</translation>
    </message>
</context>
<context>
    <name>rc::ComparePanel</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Catalog</source>
        <translation>カタログ</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>ツールを表示</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>変更をコピー</translation>
    </message>
    <message>
        <source>Compared with %1</source>
        <comment>a file</comment>
        <translation>%1 との比較</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>%1: the lock does not have this catalog.</source>
        <translation>%1: ロックにこのカタログはありません。</translation>
    </message>
    <message>
        <source>%1: as locked.</source>
        <translation>%1: ロックと一致しています。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n tool(s) differ from the lock.</source>
        <translation>
            <numerusform>%1: %n 個のツールがロックと異なります。</numerusform>
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
        <translation>ロックと異なるツール</translation>
    </message>
    <message numerus="yes">
        <source>%n more tool(s)</source>
        <translation>
            <numerusform>ほか %n 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>A lock has no texts to compare. To accept these lists, save them as a lock (Export).</source>
        <translation>ロックには比較するテキストがありません。これらの一覧を承認するには、ロックとして保存してください (「エクスポート」)。</translation>
    </message>
</context>
<context>
    <name>rc::Composer</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>[TEST] sent from Resource Console</source>
        <translation>[TEST] Resource Console から送信</translation>
    </message>
    <message>
        <source>Write a message first.</source>
        <translation>先にメッセージを入力してください。</translation>
    </message>
    <message>
        <source>Fix the highlighted extra field first.</source>
        <translation>先に、強調表示された追加フィールドを修正してください。</translation>
    </message>
    <message>
        <source>Fix the timestamp first.</source>
        <translation>先にタイムスタンプを修正してください。</translation>
    </message>
    <message>
        <source>Replace %1 when sending</source>
        <translation>送信時に %1 を置換</translation>
    </message>
</context>
<context>
    <name>rc::ConfigPreview</name>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>構成</translation>
    </message>
    <message>
        <source>API key as</source>
        <translation>API キーの形式</translation>
    </message>
    <message>
        <source>Before a tool runs</source>
        <translation>ツールの実行前</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy configuration</source>
        <translation>構成をコピー</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Copy with the key…</source>
        <translation>キーとともにコピー…</translation>
    </message>
    <message>
        <source>Press again to copy with the key</source>
        <translation>もう一度押すとキーとともにコピー</translation>
    </message>
    <message>
        <source>without the key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Keychain lookup</source>
        <translation>キーチェーン参照</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>常に確認</translation>
    </message>
    <message>
        <source>Never ask (SDK default)</source>
        <translation>確認しない (SDK の既定)</translation>
    </message>
    <message>
        <source>API key as:</source>
        <translation>API キーの形式:</translation>
    </message>
    <message>
        <source>Before a tool runs:</source>
        <translation>ツールの実行前:</translation>
    </message>
    <message>
        <source>The key was cleared from the clipboard.</source>
        <translation>クリップボードからキーを消去しました。</translation>
    </message>
    <message>
        <source>without the key. %1</source>
        <translation>キーなし。%1</translation>
    </message>
    <message>
        <source>Copied, without the key.</source>
        <translation>キーを除いてコピーしました。</translation>
    </message>
    <message>
        <source>Reading the key. Waiting for the keychain…</source>
        <translation>キーを読み取っています。キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>This profile has no key to copy.</source>
        <translation>このプロファイルにはコピーするキーがありません。</translation>
    </message>
    <message numerus="yes">
        <source>Copied with the key. In %n second(s) the clipboard is cleared, if it still has it.</source>
        <translation>
            <numerusform>キーとともにコピーしました。%n 秒後、クリップボードにキーが残っていれば消去します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied with the key.</source>
        <translation>キーとともにコピーしました。</translation>
    </message>
    <message>
        <source>Save the configuration, without the key</source>
        <translation>キーを除いて構成を保存</translation>
    </message>
    <message>
        <source>Saved %1, without the key.</source>
        <translation>キーを除いて %1 を保存しました。</translation>
    </message>
    <message>
        <source>The file was not saved: %1</source>
        <translation>ファイルを保存できませんでした: %1</translation>
    </message>
    <message>
        <source>Use it elsewhere</source>
        <translation>ほかの場所で使用</translation>
    </message>
</context>
<context>
    <name>rc::ConfigText</name>
    <message>
        <source>The username or the email address has characters that are not allowed in a header.</source>
        <translation>ユーザー名またはメールアドレスに、ヘッダーで使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>Shell</source>
        <translation>シェル</translation>
    </message>
    <message>
        <source>Tool spec</source>
        <translation>ツール仕様</translation>
    </message>
    <message>
        <source>JSON cannot read the keychain. Use a variable for the key.</source>
        <translation>JSON からキーチェーンを読み取ることはできません。キーには変数を使ってください。</translation>
    </message>
    <message>
        <source>A .env file cannot read the keychain. The shell can, before the program starts:</source>
        <translation>.env ファイルからキーチェーンを読み取ることはできません。プログラムの起動前に、シェルで読み取れます:</translation>
    </message>
    <message>
        <source>The key stays in the keychain:</source>
        <translation>キーはキーチェーンに残ります:</translation>
    </message>
    <message>
        <source>Only a named profile has its key in the keychain.</source>
        <translation>キーがキーチェーンにあるのは、名前付きのプロファイルだけです。</translation>
    </message>
    <message>
        <source>secret-tool would read a profile name that starts with - as an option.</source>
        <translation>secret-tool は、- で始まるプロファイル名をオプションとして読み取ります。</translation>
    </message>
    <message>
        <source>The profile’s name has characters that cannot be used in a command.</source>
        <translation>プロファイルの名前に、コマンドで使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>older SDKs only; the newest ones reject it</source>
        <translation>古い SDK のみ。最新の SDK では拒否されます</translation>
    </message>
    <message>
        <source>The key is not in this text. Set %1 first.</source>
        <translation>キーはこのテキストに含まれません。先に %1 を設定してください。</translation>
    </message>
    <message>
        <source>PowerShell cannot pass this profile’s name to another program.</source>
        <translation>PowerShell は、このプロファイルの名前を別のプログラムに渡せません。</translation>
    </message>
    <message>
        <source>A tool spec requires the tool server’s address.</source>
        <translation>ツール仕様にはツールサーバーのアドレスが必要です。</translation>
    </message>
    <message>
        <source>The key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>replace with your SDK’s package</source>
        <translation>お使いの SDK のパッケージに置き換えてください</translation>
    </message>
    <message>
        <source>Token for catalog %1</source>
        <translation>カタログ %1 のトークン</translation>
    </message>
    <message>
        <source>The prefix of the variables may have letters, digits and _, and cannot start with a digit.</source>
        <translation>変数の接頭辞に使えるのは英字、数字、_ だけで、数字で始めることはできません。</translation>
    </message>
    <message>
        <source>%1 contains ${, which programs that read mcp.json replace with a variable.</source>
        <translation>%1 に ${ が含まれています。mcp.json を読み取るプログラムはこれを変数に置き換えます。</translation>
    </message>
</context>
<context>
    <name>rc::CopyButton</name>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>rc::Credentials</name>
    <message>
        <source>The username or email address has an invalid character.</source>
        <translation>ユーザー名またはメールアドレスに無効な文字があります。</translation>
    </message>
    <message>
        <source>The username or email address is longer than 256 bytes.</source>
        <translation>ユーザー名またはメールアドレスが 256 バイトを超えています。</translation>
    </message>
    <message>
        <source>This is a placeholder, not an API key. Copy the key itself from the product.</source>
        <translation>これはプレースホルダーで、API キーではありません。プロダクトからキー自体をコピーしてください。</translation>
    </message>
    <message>
        <source>an account’s key</source>
        <translation>アカウントのキー</translation>
    </message>
    <message>
        <source>a resource’s own key</source>
        <translation>リソース固有のキー</translation>
    </message>
    <message>
        <source>a team’s key</source>
        <translation>チームのキー</translation>
    </message>
    <message>
        <source>This is a setting (NAME=value), not an API key. Enter only the value.</source>
        <translation>これは設定 (NAME=value) で、API キーではありません。値だけを入力してください。</translation>
    </message>
    <message>
        <source>The token is empty.</source>
        <translation>トークンが空です。</translation>
    </message>
    <message>
        <source>The text begins with “Bearer”. Enter only the API key after it.</source>
        <translation>テキストが “Bearer” で始まっています。その後ろの API キーだけを入力してください。</translation>
    </message>
    <message>
        <source>This is an address, not an API key. Copy the key itself from the product.</source>
        <translation>これはアドレスで、API キーではありません。プロダクトからキー自体をコピーしてください。</translation>
    </message>
    <message>
        <source>This is a shortened key. Copy the whole key, which is shown only when it is created.</source>
        <translation>これは短縮されたキーです。キー全体をコピーしてください。キー全体は作成時にのみ表示されます。</translation>
    </message>
    <message>
        <source>The API key has quotes, brackets or other marks around it. Enter it without them.</source>
        <translation>API キーが引用符、括弧などの記号で囲まれています。記号なしで入力してください。</translation>
    </message>
    <message>
        <source>The username or email address has a character outside Latin-1, which no HTTP header can carry.</source>
        <translation>ユーザー名またはメールアドレスに、HTTP ヘッダーでは送れない Latin-1 以外の文字があります。</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>ヘッダー %1 が 2 回使われています。</translation>
    </message>
    <message>
        <source>The text is longer than %1 characters.</source>
        <translation>テキストが %1 文字を超えています。</translation>
    </message>
    <message>
        <source>The text has a space or line break at position %1.</source>
        <translation>テキストの %1 文字目に空白または改行があります。</translation>
    </message>
    <message>
        <source>The text has a character at position %1 that is not plain ASCII.</source>
        <translation>テキストの %1 文字目に、ASCII 以外の文字があります。</translation>
    </message>
</context>
<context>
    <name>rc::Csv</name>
    <message>
        <source>The row is too long.</source>
        <translation>行が長すぎます。</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>閉じ引用符の後にテキストがあります。</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
</context>
<context>
    <name>rc::DemoScenario</name>
    <message>
        <source>Everything works</source>
        <translation>すべて正常</translation>
    </message>
    <message>
        <source>A shared resource, a team’s key</source>
        <translation>共有リソース、チームのキー</translation>
    </message>
    <message>
        <source>A team’s key without a username</source>
        <translation>ユーザー名なしのチームのキー</translation>
    </message>
    <message>
        <source>The resource’s own key</source>
        <translation>リソース固有のキー</translation>
    </message>
    <message>
        <source>A wrong key</source>
        <translation>誤ったキー</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>アクセス権なし</translation>
    </message>
    <message>
        <source>A deleted resource</source>
        <translation>削除されたリソース</translation>
    </message>
    <message>
        <source>The service has no resource with this UUID.</source>
        <translation>サービスにこの UUID のリソースがありません。</translation>
    </message>
    <message>
        <source>A different product path</source>
        <translation>異なるプロダクトパス</translation>
    </message>
    <message>
        <source>A team page as the address</source>
        <translation>アドレスがチームページ</translation>
    </message>
    <message>
        <source>The log service as the tool server</source>
        <translation>ログサービスをツールサーバーに指定</translation>
    </message>
    <message>
        <source>A different host name</source>
        <translation>異なるホスト名</translation>
    </message>
    <message>
        <source>An additional catalog</source>
        <translation>追加カタログ</translation>
    </message>
    <message>
        <source>Code hosting requires a token</source>
        <translation>コードホスティングにトークンが必要</translation>
    </message>
    <message>
        <source>Code hosting is not set up</source>
        <translation>コードホスティングが未設定</translation>
    </message>
    <message>
        <source>The tool server has nothing behind its code-hosting endpoint.</source>
        <translation>ツールサーバーのコードホスティング用エンドポイントの背後に何もありません。</translation>
    </message>
    <message>
        <source>Code hosting is down</source>
        <translation>コードホスティングが停止中</translation>
    </message>
    <message>
        <source>The server behind the code-hosting tools cannot be reached.</source>
        <translation>コードホスティングのツールの背後にあるサーバーに接続できません。</translation>
    </message>
    <message>
        <source>The tool server does not respond</source>
        <translation>ツールサーバーの応答なし</translation>
    </message>
    <message>
        <source>Slow notifications</source>
        <translation>通知の遅延</translation>
    </message>
    <message>
        <source>A log that lags</source>
        <translation>ログへの反映の遅れ</translation>
    </message>
    <message>
        <source>A paginated log</source>
        <translation>ページ分割されたログ</translation>
    </message>
    <message>
        <source>The log tool shows 5 entries at a time.</source>
        <translation>ログツールは一度に 5 件のエントリを表示します。</translation>
    </message>
    <message>
        <source>A log with gaps</source>
        <translation>欠落のあるログ</translation>
    </message>
    <message>
        <source>Every third entry is accepted and never appears in the log.</source>
        <translation>エントリは 3 件に 1 件が、受理されてもログに表示されません。</translation>
    </message>
    <message>
        <source>A log with duplicates</source>
        <translation>重複のあるログ</translation>
    </message>
    <message>
        <source>The log shows each entry three times.</source>
        <translation>ログに各エントリが 3 回表示されます。</translation>
    </message>
    <message>
        <source>A clock that is off</source>
        <translation>時計のずれ</translation>
    </message>
    <message>
        <source>Every step of the check passes.</source>
        <translation>チェックのすべてのステップに合格します。</translation>
    </message>
    <message>
        <source>Entries without a username are refused.</source>
        <translation>ユーザー名のないエントリは拒否されます。</translation>
    </message>
    <message>
        <source>Entries are refused, tools are listed.</source>
        <translation>エントリは拒否され、ツールは一覧に表示されます。</translation>
    </message>
    <message>
        <source>The tool server accepts the key only together with the resource’s UUID.</source>
        <translation>ツールサーバーは、リソースの UUID とともに送信された場合にのみキーを受け付けます。</translation>
    </message>
    <message>
        <source>The key belongs to nobody.</source>
        <translation>キーがどのアカウントのものでもありません。</translation>
    </message>
    <message>
        <source>The resource belongs to somebody else, who has not shared it.</source>
        <translation>リソースはほかのユーザーのもので、共有されていません。</translation>
    </message>
    <message>
        <source>The service redirects entries to its login page.</source>
        <translation>サービスがエントリをログインページにリダイレクトします。</translation>
    </message>
    <message>
        <source>The Resource URL points to a team page, which accepts no entries.</source>
        <translation>リソース URL が、エントリを受け付けないチームページを指しています。</translation>
    </message>
    <message>
        <source>The service redirects tool requests to its login page.</source>
        <translation>サービスがツールのリクエストをログインページにリダイレクトします。</translation>
    </message>
    <message>
        <source>The service responds only to localhost, not to 127.0.0.1.</source>
        <translation>サービスは localhost にのみ応答し、127.0.0.1 には応答しません。</translation>
    </message>
    <message>
        <source>The tool server has another catalog at /planning/.</source>
        <translation>ツールサーバーの /planning/ に別のカタログがあります。</translation>
    </message>
    <message>
        <source>Any token in the Authorization header works.</source>
        <translation>Authorization ヘッダーのトークンは、どれでも通ります。</translation>
    </message>
    <message>
        <source>Code hosting blocks the whole tool server for a minute.</source>
        <translation>コードホスティングが、ツールサーバー全体を 1 分間ブロックします。</translation>
    </message>
    <message>
        <source>Errors and alerts are stored at once, but the response takes 45 seconds.</source>
        <translation>エラーとアラートはただちに保存されますが、応答は 45 秒後に返ります。</translation>
    </message>
    <message>
        <source>Entries appear in the log after 3 seconds.</source>
        <translation>エントリは 3 秒後にログに表示されます。</translation>
    </message>
    <message>
        <source>The service’s clock is 7 minutes behind.</source>
        <translation>サービスの時計が 7 分遅れています。</translation>
    </message>
</context>
<context>
    <name>rc::Diagnosis</name>
    <message>
        <source>The custom CA file cannot be used, so no server can be trusted.</source>
        <translation>カスタム CA ファイルを使用できないため、どのサーバーも信頼できません。</translation>
    </message>
    <message>
        <source>Choose another custom CA file, or none.</source>
        <translation>別のカスタム CA ファイルを選択するか、指定なしにしてください。</translation>
    </message>
    <message>
        <source>this is a Resource URL</source>
        <translation>これはリソース URL</translation>
    </message>
    <message>
        <source>Enter the address of the tool server, or leave it empty to check entries only.</source>
        <translation>ツールサーバーのアドレスを入力するか、空にしてエントリだけをチェックしてください。</translation>
    </message>
    <message>
        <source>the endpoint is in the address twice</source>
        <translation>アドレス内でエンドポイントが重複</translation>
    </message>
    <message>
        <source>The tool server address already ends with /mcp/ or /github/, and the endpoint is appended again.</source>
        <translation>ツールサーバーのアドレスはすでに /mcp/ または /github/ で終わっており、エンドポイントがさらに付加されます。</translation>
    </message>
    <message>
        <source>Enter the tool server address without /mcp/ and without /github/.</source>
        <translation>ツールサーバーのアドレスは、/mcp/ と /github/ を付けずに入力してください。</translation>
    </message>
    <message>
        <source>this is a tool server address</source>
        <translation>これはツールサーバーのアドレス</translation>
    </message>
    <message>
        <source>The address given as the resource is a tool endpoint. A Resource URL contains an owner and a UUID.</source>
        <translation>リソースとして指定されたアドレスは、ツールのエンドポイントです。リソース URL には所有者と UUID が含まれます。</translation>
    </message>
    <message>
        <source>Extra dot in the host name</source>
        <translation>ホスト名に余分なドット</translation>
    </message>
    <message>
        <source>The host name begins or ends with a dot or has two in a row, often because the address was copied out of a sentence.</source>
        <translation>ホスト名がドットで始まるか終わる、またはドットが連続しています。アドレスを文章からコピーした場合によく起こります。</translation>
    </message>
    <message>
        <source>Remove the dot.</source>
        <translation>ドットを削除してください。</translation>
    </message>
    <message>
        <source>Correct the tool server address, or leave it empty to check entries only.</source>
        <translation>ツールサーバーのアドレスを修正するか、空にしてエントリだけをチェックしてください。</translation>
    </message>
    <message>
        <source>The username or email address would break the header that carries it, so nothing was sent.</source>
        <translation>ユーザー名またはメールアドレスに、ヘッダーを壊す内容が含まれているため、何も送信していません。</translation>
    </message>
    <message>
        <source>Correct the username or the email address.</source>
        <translation>ユーザー名またはメールアドレスを修正してください。</translation>
    </message>
    <message>
        <source>Without a key, the service would refuse everything, so no request was sent.</source>
        <translation>キーがなければサービスはすべてを拒否するため、リクエストを送信していません。</translation>
    </message>
    <message>
        <source>A key consists of letters, digits and symbols without spaces. This is something else, or only part of a key.</source>
        <translation>キーは空白のない英字、数字、記号で構成されます。これは別のものか、キーの一部にすぎません。</translation>
    </message>
    <message>
        <source>Copy the key from the product again, and re-enter it.</source>
        <translation>プロダクトからキーをもう一度コピーし、入力し直してください。</translation>
    </message>
    <message>
        <source>Without a keychain, a key lasts for one session only.</source>
        <translation>キーチェーンがない場合、キーは 1 つのセッションの間だけ有効です。</translation>
    </message>
    <message>
        <source>The keychain could not be read, so it is unknown whether the key is there.</source>
        <translation>キーチェーンを読み取れなかったため、キーがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>A locked keychain cannot be searched, so the key may still be in it.</source>
        <translation>ロックされたキーチェーンは検索できないため、キーがまだ残っている可能性があります。</translation>
    </message>
    <message>
        <source>The keychain or the person it asked declined.</source>
        <translation>キーチェーンが拒否したか、キーチェーンの確認画面で拒否されました。</translation>
    </message>
    <message>
        <source>No response does not mean that the key is missing.</source>
        <translation>応答がなくても、キーがないとは限りません。</translation>
    </message>
    <message>
        <source>Reading was interrupted, so it is unknown whether the key is there.</source>
        <translation>読み取りが中断されたため、キーがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>It was deleted there, or it belongs to another account on this computer.</source>
        <translation>キーチェーンから削除されたか、このコンピューターの別のアカウントのものです。</translation>
    </message>
    <message>
        <source>The key was saved by an earlier version of this program, or by another program. A saved key is sent only where a person has allowed it.</source>
        <translation>キーは、このプログラムの以前のバージョンまたは別のプログラムで保存されました。保存済みのキーは、ユーザーが許可した宛先にのみ送信されます。</translation>
    </message>
    <message>
        <source>The profile changed after the key was saved. A saved key is sent only where a person has allowed it.</source>
        <translation>キーの保存後にプロファイルが変更されました。保存済みのキーは、ユーザーが許可した宛先にのみ送信されます。</translation>
    </message>
    <message>
        <source>It works, but not for this key.</source>
        <translation>動作しますが、このキーでは動作しません。</translation>
    </message>
    <message>
        <source>this port requires https</source>
        <translation>このポートには https が必要</translation>
    </message>
    <message>
        <source>The server says that it received plain HTTP on a TLS port.</source>
        <translation>サーバーは、TLS ポートで平文の HTTP を受信したと応答しています。</translation>
    </message>
    <message>
        <source>Start the address with https://.</source>
        <translation>アドレスを https:// で始めてください。</translation>
    </message>
    <message>
        <source>this network requires a login</source>
        <translation>このネットワークにはログインが必要</translation>
    </message>
    <message>
        <source>The network between this computer and the service wants you to sign in first. The service was not reached.</source>
        <translation>このコンピューターとサービスの間のネットワークが、先にサインインを求めています。リクエストはサービスに届いていません。</translation>
    </message>
    <message>
        <source>Open any web page in a browser, sign in to the network, then check again.</source>
        <translation>ブラウザーで任意の Web ページを開き、ネットワークにサインインしてから、再チェックしてください。</translation>
    </message>
    <message>
        <source>a proxy responded instead of the service</source>
        <translation>サービスではなくプロキシが応答</translation>
    </message>
    <message>
        <source>The response comes from a proxy or gateway on the way, not from the service.</source>
        <translation>この応答はサービスではなく、経路上のプロキシまたはゲートウェイからのものです。</translation>
    </message>
    <message>
        <source>The request is too large for the service (400).</source>
        <translation>リクエストが大きすぎて、サービスで受け付けられません (400)。</translation>
    </message>
    <message>
        <source>the request is too large for the service</source>
        <translation>リクエストがサービスの許容サイズを超過</translation>
    </message>
    <message>
        <source>The service returns this page for requests over 2.5 MiB, and this one was larger.</source>
        <translation>サービスは 2.5 MiB を超えるリクエストに対してこのページを返します。このリクエストはそれより大きいものでした。</translation>
    </message>
    <message>
        <source>Send fewer entries in one request, or a shorter message and fewer extra fields.</source>
        <translation>1 回のリクエストで送信するエントリを減らすか、メッセージを短くし、追加フィールドを減らしてください。</translation>
    </message>
    <message>
        <source>the service does not serve this host name</source>
        <translation>サービスがこのホスト名に未対応</translation>
    </message>
    <message>
        <source>the tool server does not serve this host name</source>
        <translation>ツールサーバーがこのホスト名に未対応</translation>
    </message>
    <message>
        <source>Enter the name that the operator gave you, or ask the operator to add this one.</source>
        <translation>運用担当者から知らされた名前を入力するか、この名前を追加するよう運用担当者に依頼してください。</translation>
    </message>
    <message>
        <source>Got a web page instead of JSON</source>
        <translation>JSON ではなく Web ページを受信</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds. Sign in to the network if asked.</source>
        <translation>ブラウザーでアドレスを開いて何が応答するかを確認してください。求められた場合は、ネットワークにサインインしてください。</translation>
    </message>
    <message>
        <source>Open the address in a browser to see what responds, and ask its operator.</source>
        <translation>ブラウザーでアドレスを開いて何が応答するかを確認し、その運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>a redirect without an address</source>
        <translation>アドレスのないリダイレクト</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>サービスが、読み取れるアドレスのないリダイレクトを送信しました。キーはほかのどこにも送信されていません。</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>アドレスを確認してください。</translation>
    </message>
    <message>
        <source>redirects to an unencrypted address</source>
        <translation>暗号化されていないアドレスにリダイレクト</translation>
    </message>
    <message>
        <source>The service redirects to %4, which is not encrypted. Your key was not sent there.</source>
        <translation>サービスは、暗号化されていない %4 にリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>リダイレクトでは https を維持すべきであることを、サービスの運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>redirects to the encrypted address</source>
        <translation>暗号化されたアドレスにリダイレクト</translation>
    </message>
    <message>
        <source>The service redirects to %4, the same address over https. Your key was not sent there.</source>
        <translation>サービスは、同じアドレスの https 版である %4 にリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>the service’s own login page instead of tools</source>
        <translation>ツールではなくサービス自身のログインページ</translation>
    </message>
    <message>
        <source>Enter the tool server’s address, which is a different one.</source>
        <translation>ツールサーバーのアドレスを入力してください。これとは別のアドレスです。</translation>
    </message>
    <message>
        <source>The service accepts no entries at a team’s address.</source>
        <translation>サービスはチームのアドレスではエントリを受け付けません。</translation>
    </message>
    <message>
        <source>no entries are accepted at a team’s address</source>
        <translation>チームのアドレスではエントリの受け付けなし</translation>
    </message>
    <message>
        <source>In the address, replace /team/ and the team with /u/ and the owner’s username, then check again.</source>
        <translation>アドレスの /team/ とチームの部分を /u/ と所有者のユーザー名に置き換えて、再チェックしてください。</translation>
    </message>
    <message>
        <source>The service accepts no entries at this path.</source>
        <translation>サービスはこのパスではエントリを受け付けません。</translation>
    </message>
    <message>
        <source>the service’s own login page instead of a response</source>
        <translation>応答ではなくサービス自身のログインページ</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again.</source>
        <translation>Resource Details を開き、リソース URL 全体をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>redirects to a login page</source>
        <translation>ログインページにリダイレクト</translation>
    </message>
    <message>
        <source>You were redirected to %4, which looks like the sign-in page of a network, a proxy or a portal. Your key was not sent there.</source>
        <translation>%4 にリダイレクトされました。ネットワーク、プロキシ、またはポータルのサインインページのようです。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>Open the address in a browser and sign in if the network asks, then check again.</source>
        <translation>ブラウザーでアドレスを開き、ネットワークから求められたらサインインして、再チェックしてください。</translation>
    </message>
    <message>
        <source>Redirected to the same URL with a different trailing slash</source>
        <translation>末尾のスラッシュだけが異なる同じ URL へのリダイレクト</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator.</source>
        <translation>この応答をサービスの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>redirects to another host</source>
        <translation>別のホストにリダイレクト</translation>
    </message>
    <message>
        <source>The service redirects to %4, on another host. Your key was not sent there.</source>
        <translation>サービスは別のホストの %4 にリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>If you trust that address, replace the current one with it.</source>
        <translation>そのアドレスを信頼できる場合は、現在のアドレスをそれに置き換えてください。</translation>
    </message>
    <message>
        <source>redirects to another path</source>
        <translation>別のパスにリダイレクト</translation>
    </message>
    <message>
        <source>The service redirects to %4 on the same host. Your key was not sent there.</source>
        <translation>サービスは同じホストの %4 にリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>this address refuses such requests</source>
        <translation>このアドレスはこのようなリクエストを拒否</translation>
    </message>
    <message>
        <source>A server responds at this path but does not accept POST requests. It is probably a page and not the service.</source>
        <translation>このパスでサーバーが応答しますが、POST リクエストを受け付けません。おそらくサービスではなくページです。</translation>
    </message>
    <message>
        <source>Check the address against the one in the product.</source>
        <translation>アドレスがプロダクトに表示されているものと一致するか確認してください。</translation>
    </message>
    <message>
        <source>the response format was refused</source>
        <translation>応答形式の拒否</translation>
    </message>
    <message>
        <source>The service offers none of the requested response formats. A proxy may have changed the Accept header.</source>
        <translation>サービスは、要求された応答形式をどれも提供していません。プロキシが Accept ヘッダーを変更した可能性があります。</translation>
    </message>
    <message>
        <source>this address is gone</source>
        <translation>このアドレスは廃止済み</translation>
    </message>
    <message>
        <source>The service says that this was removed permanently.</source>
        <translation>サービスは、これが完全に削除されたと応答しています。</translation>
    </message>
    <message>
        <source>the request is too large for the server</source>
        <translation>リクエストがサーバーの許容サイズを超過</translation>
    </message>
    <message>
        <source>The request is small, so something on the way has a very low size limit.</source>
        <translation>リクエストは小さいため、経路上のどこかのサイズ上限が非常に低くなっています。</translation>
    </message>
    <message>
        <source>Send this response to the operator of the service or of the proxy.</source>
        <translation>この応答をサービスまたはプロキシの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the server does not accept JSON here</source>
        <translation>このアドレスでは JSON の受け付けなし</translation>
    </message>
    <message>
        <source>The server refuses JSON requests, so this path probably belongs to another service.</source>
        <translation>サーバーが JSON リクエストを拒否するため、このパスはおそらく別のサービスのものです。</translation>
    </message>
    <message>
        <source>the server requires another protocol</source>
        <translation>サーバーが別のプロトコルを要求</translation>
    </message>
    <message>
        <source>The server requires a protocol other than HTTP 1.1 for this address.</source>
        <translation>サーバーはこのアドレスで HTTP 1.1 以外のプロトコルを要求しています。</translation>
    </message>
    <message>
        <source>Check that the address begins with https://, and send this response to the operator.</source>
        <translation>アドレスが https:// で始まることを確認し、この応答を運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>リクエスト過多</translation>
    </message>
    <message>
        <source>Wait until then, then check again.</source>
        <translation>その時刻まで待ってから、再チェックしてください。</translation>
    </message>
    <message>
        <source>Wait a few minutes, then check again.</source>
        <translation>数分待ってから、再チェックしてください。</translation>
    </message>
    <message>
        <source>the service is down or busy</source>
        <translation>サービスが停止中または混雑中</translation>
    </message>
    <message>
        <source>The service, or the gateway in front of it, says that it is unavailable: “%6”.</source>
        <translation>サービス、またはその手前のゲートウェイが、利用できないと応答しています: 「%6」。</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, tell the operator the time.</source>
        <translation>1 分後に再チェックしてください。解決しない場合は、発生時刻を運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>no key received</source>
        <translation>キー未受信</translation>
    </message>
    <message>
        <source>The service found no API key in the request, although one was sent.</source>
        <translation>API キーを送信しましたが、サービスはリクエスト内に見つけられませんでした。</translation>
    </message>
    <message>
        <source>the service could not read the entry</source>
        <translation>サービスがエントリの読み取りに失敗</translation>
    </message>
    <message>
        <source>The service says that the request is not the JSON it expects.</source>
        <translation>サービスは、リクエストが想定する JSON ではないと応答しています。</translation>
    </message>
    <message>
        <source>Check that the address belongs to the log service, and send this response to its operator.</source>
        <translation>アドレスがログサービスのものか確認し、この応答をその運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>The service rejected the API key (401).</source>
        <translation>サービスが API キーを拒否しました (401)。</translation>
    </message>
    <message>
        <source>the key was not accepted</source>
        <translation>キーの拒否</translation>
    </message>
    <message>
        <source>Copy the key from the product again. It may have been replaced.</source>
        <translation>プロダクトからキーをもう一度コピーしてください。置き換えられた可能性があります。</translation>
    </message>
    <message>
        <source>The service refused the entry without a username (403).</source>
        <translation>サービスがユーザー名のないエントリを拒否しました (403)。</translation>
    </message>
    <message>
        <source>refused without a username</source>
        <translation>ユーザー名がないため拒否</translation>
    </message>
    <message>
        <source>The tool server accepts this key, so the key is valid. The entry was sent without a username. A team’s key needs one, and any other key has only the access of its account.</source>
        <translation>ツールサーバーがこのキーを受け付けるため、キーは有効です。エントリはユーザー名なしで送信されました。チームのキーにはユーザー名が必要で、それ以外のキーにはそのアカウントのアクセス権しかありません。</translation>
    </message>
    <message>
        <source>Enter the username in Setup and turn on “Send username with entries”. If that is refused too, ask %1, the resource’s owner.</source>
        <translation>「セットアップ」でユーザー名を入力し、「エントリとともにユーザー名を送信」をオンにしてください。それも拒否される場合は、リソースの所有者 %1 に問い合わせてください。</translation>
    </message>
    <message>
        <source>The key is valid, but may not write to this resource (403).</source>
        <translation>キーは有効ですが、このリソースに書き込む権限がありません (403)。</translation>
    </message>
    <message>
        <source>this account may not write to the resource</source>
        <translation>このアカウントにはリソースへの書き込み権限なし</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid. Most likely this account has no access to the resource, which %1 owns. A global resource accepts entries only with its own key or a superuser’s.</source>
        <translation>ツールサーバーが同じキーとユーザー名を受け付けるため、キーは有効です。おそらく、このアカウントには %1 が所有するリソースへのアクセス権がありません。グローバルリソースは、固有のキーまたはスーパーユーザーのキーによるエントリだけを受理します。</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams, or for the resource’s own key.</source>
        <translation>ユーザー名がキーのアカウントのものか確認してください。正しい場合は、%1 に、自分が所属するいずれかのチームとリソースを共有するか、リソース固有のキーを提供するよう依頼してください。</translation>
    </message>
    <message>
        <source>The service and the tool server refused the key (403, 401).</source>
        <translation>サービスとツールサーバーがキーを拒否しました (403、401)。</translation>
    </message>
    <message>
        <source>key or username is wrong</source>
        <translation>キーまたはユーザー名の誤り</translation>
    </message>
    <message>
        <source>The tool server refuses this key too. The key is wrong or was replaced, it belongs to another resource, or the username does not belong to it.</source>
        <translation>ツールサーバーもこのキーを拒否しています。キーが誤っているか置き換えられた、別のリソースのものである、またはユーザー名がキーに対応していません。</translation>
    </message>
    <message>
        <source>The service refused the entry (403).</source>
        <translation>サービスがエントリを拒否しました (403)。</translation>
    </message>
    <message>
        <source>key or access was refused</source>
        <translation>キーまたはアクセスの拒否</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a key without access to this resource, and a team’s key without a username. The entry was sent without a username.</source>
        <translation>サービスは、キーが誤っている場合、キーにこのリソースへのアクセス権がない場合、チームのキーにユーザー名がない場合にこの応答を返します。エントリはユーザー名なしで送信されました。</translation>
    </message>
    <message>
        <source>key, username or access was refused</source>
        <translation>キー、ユーザー名、またはアクセスの拒否</translation>
    </message>
    <message>
        <source>The service gives this response for a wrong key, a username that does not belong to the key, and an account without access to this resource, which %1 owns.</source>
        <translation>サービスは、キーが誤っている場合、ユーザー名がキーに対応していない場合、%1 が所有するこのリソースへのアクセス権がアカウントにない場合にこの応答を返します。</translation>
    </message>
    <message>
        <source>The service has no such resource (404).</source>
        <translation>サービスにそのようなリソースがありません (404)。</translation>
    </message>
    <message>
        <source>no such resource for this owner</source>
        <translation>この所有者にそのようなリソースなし</translation>
    </message>
    <message>
        <source>The service has no resource %2 owned by %1. Usually the owner in the URL is not the account that owns it, or the UUID was cut off while copying.</source>
        <translation>サービスに、%1 が所有するリソース %2 がありません。通常は、URL の所有者が実際に所有するアカウントと異なるか、コピー時に UUID が途中で切れています。</translation>
    </message>
    <message>
        <source>Open Resource Details and copy the whole Resource URL again. For a shared resource, the URL contains the owner’s name, not yours.</source>
        <translation>Resource Details を開き、リソース URL 全体をもう一度コピーしてください。共有リソースの場合、URL に含まれるのは自分ではなく所有者の名前です。</translation>
    </message>
    <message>
        <source>Nothing accepts entries at this address (404).</source>
        <translation>このアドレスではエントリを受け付けていません (404)。</translation>
    </message>
    <message>
        <source>nothing accepts entries at this address</source>
        <translation>このアドレスではエントリの受け付けなし</translation>
    </message>
    <message>
        <source>the entry may have been delivered</source>
        <translation>エントリは配信された可能性あり</translation>
    </message>
    <message>
        <source>A gateway lost the connection to the service, perhaps after passing the entry on.</source>
        <translation>ゲートウェイとサービスの接続が切れました。エントリを渡した後の可能性があります。</translation>
    </message>
    <message>
        <source>Search for the marker in the product, then check again in a minute.</source>
        <translation>プロダクトでマーカーを検索し、1 分後に再チェックしてください。</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the service, perhaps after passing the entry on.</source>
        <translation>ゲートウェイがサービスの応答を待つ間にタイムアウトしました。エントリを渡した後の可能性があります。</translation>
    </message>
    <message>
        <source>The request is too large for the service (413).</source>
        <translation>リクエストがサービスには大きすぎます (413)。</translation>
    </message>
    <message>
        <source>The service, or something on the way to it, does not accept requests this large.</source>
        <translation>サービス、またはサービスまでの経路上のどこかが、この大きさのリクエストを受け付けません。</translation>
    </message>
    <message>
        <source>the entry is too large for the service</source>
        <translation>エントリがサービスの許容サイズを超過</translation>
    </message>
    <message>
        <source>accepted, but for another resource</source>
        <translation>受理、ただし別のリソース宛て</translation>
    </message>
    <message>
        <source>The service says that it accepted the entry for resource %6, but the address names %2.</source>
        <translation>サービスは、リソース %6 のエントリとして受理したと応答していますが、アドレスは %2 を指しています。</translation>
    </message>
    <message>
        <source>Send this response to the service’s operator. Entries arrive somewhere else.</source>
        <translation>この応答をサービスの運用担当者に送ってください。エントリは別の場所に届いています。</translation>
    </message>
    <message>
        <source>an inconclusive response</source>
        <translation>成否を判断できない応答</translation>
    </message>
    <message>
        <source>The response does not clearly accept or refuse the entry: “%6”.</source>
        <translation>応答からは、エントリが受理されたか拒否されたかが明確ではありません: 「%6」。</translation>
    </message>
    <message>
        <source>Search for the marker in the product, and check that the address belongs to the log service.</source>
        <translation>プロダクトでマーカーを検索し、アドレスがログサービスのものか確認してください。</translation>
    </message>
    <message>
        <source>an OAuth token is required, not an API key</source>
        <translation>API キーではなく OAuth トークンが必要</translation>
    </message>
    <message>
        <source>The server returns 401 with “WWW-Authenticate: Bearer” and names where clients sign in, so no API key applies here.</source>
        <translation>サーバーは「WWW-Authenticate: Bearer」とともに 401 を返し、クライアントのサインイン先を示しています。そのため、ここでは API キーは使えません。</translation>
    </message>
    <message>
        <source>The tool server found no API key in the request, although one was sent.</source>
        <translation>API キーを送信しましたが、ツールサーバーはリクエスト内に見つけられませんでした。</translation>
    </message>
    <message>
        <source>the key was not accepted for this resource</source>
        <translation>このリソースに対するキーの拒否</translation>
    </message>
    <message>
        <source>Copy the key again, and check that the username belongs to it.</source>
        <translation>キーをもう一度コピーし、ユーザー名がキーに対応しているか確認してください。</translation>
    </message>
    <message>
        <source>no username received</source>
        <translation>ユーザー名未受信</translation>
    </message>
    <message>
        <source>The tool server needs to know whose tools to list.</source>
        <translation>ツールサーバーでツールを一覧表示するには、対象のユーザーを指定する必要があります。</translation>
    </message>
    <message>
        <source>Enter the account’s username or email address.</source>
        <translation>アカウントのユーザー名またはメールアドレスを入力してください。</translation>
    </message>
    <message>
        <source>no account linked yet</source>
        <translation>アカウントが未リンク</translation>
    </message>
    <message>
        <source>Link one in the product, then check again. Nothing else needs it.</source>
        <translation>プロダクトでアカウントをリンクし、再チェックしてください。ほかの機能には必要ありません。</translation>
    </message>
    <message>
        <source>The tool server passes this request on without adding a token, and you sent none. Nothing else needs one.</source>
        <translation>ツールサーバーはトークンを追加せずにこのリクエストを渡し、こちらからもトークンを送信していません。ほかの機能には必要ありません。</translation>
    </message>
    <message>
        <source>Save a code-hosting token on the Setup page, or with “resource-console key set --code-hosting-token”.</source>
        <translation>「セットアップ」画面、または「resource-console key set --code-hosting-token」でコードホスティングのトークンを保存してください。</translation>
    </message>
    <message>
        <source>the server behind it requires a token</source>
        <translation>背後のサーバーにトークンが必要</translation>
    </message>
    <message>
        <source>key or username was not accepted</source>
        <translation>キーまたはユーザー名の拒否</translation>
    </message>
    <message>
        <source>the key may not call this tool</source>
        <translation>キーにこのツールを呼び出す権限なし</translation>
    </message>
    <message>
        <source>The tool server recognizes the key or the user, but refuses this call.</source>
        <translation>ツールサーバーはキーまたはユーザーを認識していますが、この呼び出しを拒否しています。</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key.</source>
        <translation>ユーザー名がキーに対応しているか確認してください。</translation>
    </message>
    <message>
        <source>the key may not list these tools</source>
        <translation>キーにこれらのツールを一覧表示する権限なし</translation>
    </message>
    <message>
        <source>the session was lost</source>
        <translation>セッションの消失</translation>
    </message>
    <message>
        <source>The tool server opened a session and then lost it, twice. Often several servers share one address but not their sessions.</source>
        <translation>ツールサーバーがセッションを開いた後に失うことが 2 回ありました。多くの場合、複数のサーバーが 1 つのアドレスを共有し、セッションを共有していません。</translation>
    </message>
    <message>
        <source>Check again. If it persists, send this response to the operator.</source>
        <translation>再チェックしてください。解決しない場合は、この応答を運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>no tools at this address</source>
        <translation>このアドレスにツールなし</translation>
    </message>
    <message>
        <source>Remove /mcp/ or /github/ from the tool server address.</source>
        <translation>ツールサーバーのアドレスから /mcp/ または /github/ を削除してください。</translation>
    </message>
    <message>
        <source>the tool server offers none</source>
        <translation>ツールサーバーでの提供なし</translation>
    </message>
    <message>
        <source>The tool server says that the backend for this endpoint is not configured. That is a setting on its side.</source>
        <translation>ツールサーバーは、このエンドポイントのバックエンドが設定されていないと応答しています。これはツールサーバー側の設定です。</translation>
    </message>
    <message>
        <source>If you need these tools, ask the operator to set them up.</source>
        <translation>これらのツールが必要な場合は、設定するよう運用担当者に依頼してください。</translation>
    </message>
    <message>
        <source>the server behind it did not respond</source>
        <translation>背後のサーバーの応答なし</translation>
    </message>
    <message>
        <source>The tool server passed this request on, but the server behind it did not respond.</source>
        <translation>ツールサーバーはこのリクエストを渡しましたが、背後のサーバーが応答しませんでした。</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send this response to the operator.</source>
        <translation>1 分後に再チェックしてください。解決しない場合は、この応答を運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the server behind it was too slow</source>
        <translation>背後のサーバーの応答遅延</translation>
    </message>
    <message>
        <source>A gateway timed out waiting for the tool server.</source>
        <translation>ゲートウェイがツールサーバーの応答を待つ間にタイムアウトしました。</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server. If it does, send this response to its operator.</source>
        <translation>アドレスがツールサーバーのものか確認してください。正しい場合は、この応答をその運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>Check for a newer version of this program, and send this response to the service’s operator.</source>
        <translation>このプログラムの新しいバージョンがないか確認し、この応答をサービスの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>headers and request do not match</source>
        <translation>ヘッダーとリクエストが不一致</translation>
    </message>
    <message>
        <source>The tool server says that the headers do not match the request. Something on the way may remove or change them.</source>
        <translation>ツールサーバーは、ヘッダーがリクエストと一致しないと応答しています。経路上のどこかで削除または変更されている可能性があります。</translation>
    </message>
    <message>
        <source>Check whether a proxy removes headers that begin with Mcp.</source>
        <translation>プロキシが Mcp で始まるヘッダーを削除していないか確認してください。</translation>
    </message>
    <message>
        <source>the server requires more than this program can do</source>
        <translation>サーバーがこのプログラムにできないことを要求</translation>
    </message>
    <message>
        <source>the server requires a session but opens none</source>
        <translation>サーバーがセッションを要求するが、開始に失敗</translation>
    </message>
    <message>
        <source>the server accepts no calls</source>
        <translation>サーバーが呼び出しに未対応</translation>
    </message>
    <message>
        <source>This server lists tools but does not run them. It does not support “tools/call” (error -32601).</source>
        <translation>このサーバーはツールを一覧表示しますが、実行はしません。「tools/call」に対応していません (エラー -32601)。</translation>
    </message>
    <message>
        <source>Ask the server’s operator where its tools can be called.</source>
        <translation>ツールを呼び出せる場所を、サーバーの運用担当者に確認してください。</translation>
    </message>
    <message>
        <source>the server has no tool list</source>
        <translation>サーバーにツール一覧なし</translation>
    </message>
    <message>
        <source>This server speaks JSON-RPC, but does not support tools/list.</source>
        <translation>このサーバーは JSON-RPC に対応していますが、tools/list には対応していません。</translation>
    </message>
    <message>
        <source>Check that the address belongs to a tool server.</source>
        <translation>アドレスがツールサーバーのものか確認してください。</translation>
    </message>
    <message>
        <source>the server did not accept the call</source>
        <translation>サーバーによる呼び出しの拒否</translation>
    </message>
    <message>
        <source>The server no longer has this tool, or does not accept these arguments (error -32602).</source>
        <translation>サーバーにこのツールがもう存在しないか、これらの引数を受け付けません (エラー -32602)。</translation>
    </message>
    <message>
        <source>Refresh the tools, and check the arguments against the schema.</source>
        <translation>ツールを更新し、引数をスキーマと照らし合わせてください。</translation>
    </message>
    <message>
        <source>the server refuses this request</source>
        <translation>サーバーがこのリクエストを拒否</translation>
    </message>
    <message>
        <source>The tool server says that it does not accept this request. Some servers say so for every unknown method.</source>
        <translation>ツールサーバーは、このリクエストを受け付けないと応答しています。未知のメソッドすべてにこのように応答するサーバーもあります。</translation>
    </message>
    <message>
        <source>internal tool server error</source>
        <translation>ツールサーバー内部エラー</translation>
    </message>
    <message>
        <source>the server could not read the request</source>
        <translation>サーバーがリクエストの読み取りに失敗</translation>
    </message>
    <message>
        <source>The tool server says that it received no readable JSON, although JSON was sent. Something on the way may change it.</source>
        <translation>JSON を送信しましたが、ツールサーバーは読み取れる JSON を受信していないと応答しています。経路上のどこかで変更されている可能性があります。</translation>
    </message>
    <message>
        <source>Check whether a proxy changes requests, and send this response to the tool server’s operator.</source>
        <translation>プロキシがリクエストを変更していないか確認し、この応答をツールサーバーの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the server sees no valid request</source>
        <translation>サーバーがリクエストを無効と判断</translation>
    </message>
    <message>
        <source>a response to another request</source>
        <translation>別のリクエストへの応答</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match). Something mixes up responses.</source>
        <translation>別のリクエストに対する応答です (id が一致しません)。どこかで応答が入れ替わっています。</translation>
    </message>
    <message>
        <source>the response is not valid JSON</source>
        <translation>有効な JSON ではない応答</translation>
    </message>
    <message>
        <source>The response is not valid JSON: “%6”.</source>
        <translation>応答が有効な JSON ではありません: 「%6」。</translation>
    </message>
    <message>
        <source>the response was empty</source>
        <translation>応答が空</translation>
    </message>
    <message>
        <source>a response, but not a tool result</source>
        <translation>ツールの結果ではない応答</translation>
    </message>
    <message>
        <source>The response is not a tool result: “%6”.</source>
        <translation>応答がツールの結果ではありません: 「%6」。</translation>
    </message>
    <message>
        <source>Send this response to the tool server’s operator.</source>
        <translation>この応答をツールサーバーの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>a response, but not from a tool server</source>
        <translation>ツールサーバーのものではない応答</translation>
    </message>
    <message>
        <source>The response is not a tool list: “%6”.</source>
        <translation>応答がツール一覧ではありません: 「%6」。</translation>
    </message>
    <message>
        <source>The endpoint responds, but its list is empty. A model would get no tools.</source>
        <translation>エンドポイントは応答しますが、一覧が空です。モデルはツールを 1 つも利用できません。</translation>
    </message>
    <message>
        <source>Only part of the list arrived: %7</source>
        <translation>一覧の一部しか届きませんでした: %7</translation>
    </message>
    <message>
        <source>Some tools have problems, and a model may not get them: %7</source>
        <translation>一部のツールに問題があり、モデルが利用できない可能性があります: %7</translation>
    </message>
    <message>
        <source>Show this to the tool server’s operator.</source>
        <translation>これをツールサーバーの運用担当者に見せてください。</translation>
    </message>
    <message>
        <source>no direct route; requests go through a proxy</source>
        <translation>直接の経路なし、リクエストはプロキシ経由</translation>
    </message>
    <message>
        <source>A direct test failed (“%6”). Requests go through the proxy %9, which makes the connection, so this may not affect them.</source>
        <translation>直接のテストは失敗しました (「%6」)。リクエストは接続を行うプロキシ %9 を経由するため、影響しない可能性があります。</translation>
    </message>
    <message>
        <source>See whether the entry is accepted.</source>
        <translation>エントリが受理されるか確認してください。</translation>
    </message>
    <message>
        <source>no name server responded</source>
        <translation>ネームサーバーの応答なし</translation>
    </message>
    <message>
        <source>The name server could not be queried just now, so it is unknown whether %3 exists.</source>
        <translation>現在ネームサーバーに問い合わせできないため、%3 が存在するかどうかは不明です。</translation>
    </message>
    <message>
        <source>Check whether this computer is online, then try again in a minute.</source>
        <translation>このコンピューターがオンラインか確認し、1 分後に再試行してください。</translation>
    </message>
    <message>
        <source>The host name %3 was not found.</source>
        <translation>ホスト名 %3 が見つかりませんでした。</translation>
    </message>
    <message>
        <source>%3 is a short name without a domain. Such names work only inside one network, or part of the name is missing.</source>
        <translation>%3 はドメインのない短い名前です。このような名前は 1 つのネットワーク内でしか使えません。または、名前の一部が欠けています。</translation>
    </message>
    <message>
        <source>Enter the full host name, such as logs.example.com, or join the network or VPN where the short one works.</source>
        <translation>logs.example.com のような完全なホスト名を入力するか、短い名前が使えるネットワークまたは VPN に接続してください。</translation>
    </message>
    <message>
        <source>DNS has no record for this name. It may be misspelled, or exist only on a company network or VPN.</source>
        <translation>DNS にこの名前のレコードがありません。綴りが誤っているか、社内ネットワークまたは VPN にのみ存在する可能性があります。</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is on the right network.</source>
        <translation>アドレスの入力ミスがないか、このコンピューターが正しいネットワークに接続しているか確認してください。</translation>
    </message>
    <message>
        <source>the name server did not respond in time</source>
        <translation>時間内にネームサーバーの応答なし</translation>
    </message>
    <message>
        <source>Looking up %3 exceeded the timeout. The problem is the network, not the address.</source>
        <translation>%3 の名前解決がタイムアウトを超えました。問題はアドレスではなくネットワークにあります。</translation>
    </message>
    <message>
        <source>Check the network connection and VPN, then try again.</source>
        <translation>ネットワーク接続と VPN を確認してから、再試行してください。</translation>
    </message>
    <message>
        <source>the proxy did not let the request through</source>
        <translation>プロキシがリクエストを遮断</translation>
    </message>
    <message>
        <source>Requests go through the proxy %9, which refused or did not respond: “%6”.</source>
        <translation>リクエストはプロキシ %9 を経由しますが、プロキシが拒否したか応答しませんでした: 「%6」。</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings, and ask the proxy’s operator.</source>
        <translation>このコンピューターのプロキシ設定を確認し、プロキシの運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>nothing is listening on this port</source>
        <translation>このポートで待ち受けなし</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>アドレスのポートと、サービスが稼働しているかを確認してください。</translation>
    </message>
    <message>
        <source>nothing responded on this port</source>
        <translation>このポートで応答なし</translation>
    </message>
    <message>
        <source>No response on this port. A firewall may be dropping the connection, or the address is not in use.</source>
        <translation>このポートで応答がありません。ファイアウォールが接続を破棄しているか、アドレスが使われていない可能性があります。</translation>
    </message>
    <message>
        <source>Ask whether there is a firewall or VPN between this computer and %3.</source>
        <translation>このコンピューターと %3 の間にファイアウォールや VPN がないか確認してください。</translation>
    </message>
    <message>
        <source>there is no route to this address</source>
        <translation>このアドレスへの経路なし</translation>
    </message>
    <message>
        <source>This computer or its network has no route to %3: “%6”.</source>
        <translation>このコンピューターまたはそのネットワークに、%3 への経路がありません: 「%6」。</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>ネットワーク接続、VPN、ファイアウォールを確認してください。</translation>
    </message>
    <message>
        <source>%3 did not respond over IPv6, but did over the older IPv4. Less patient programs may seem slow or fail.</source>
        <translation>%3 は IPv6 では応答しませんでしたが、従来の IPv4 では応答しました。待ち時間の短いプログラムでは、遅く感じたり失敗したりする可能性があります。</translation>
    </message>
    <message>
        <source>Tell the operator of this network or of the service that IPv6 does not work between them.</source>
        <translation>このネットワークまたはサービスの運用担当者に、両者の間で IPv6 が機能していないことを伝えてください。</translation>
    </message>
    <message>
        <source>TLS handshake timed out</source>
        <translation>TLS ハンドシェイクがタイムアウト</translation>
    </message>
    <message>
        <source>The port accepted the connection but did not respond to the TLS handshake.</source>
        <translation>ポートは接続を受け付けましたが、TLS ハンドシェイクに応答しませんでした。</translation>
    </message>
    <message>
        <source>Check the port in the address. If it is right, ask whether a firewall inspects TLS connections.</source>
        <translation>アドレスのポートを確認してください。正しい場合は、ファイアウォールが TLS 接続を検査していないか問い合わせてください。</translation>
    </message>
    <message>
        <source>The certificate expires soon. After that, connections will fail.</source>
        <translation>証明書の有効期限が近づいています。期限後は接続に失敗します。</translation>
    </message>
    <message>
        <source>Tell the service’s operator.</source>
        <translation>サービスの運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>a proxy requires a login</source>
        <translation>プロキシがログインを要求</translation>
    </message>
    <message>
        <source>A proxy between this computer and the service responded and requires authentication. The service was not reached.</source>
        <translation>このコンピューターとサービスの間のプロキシが応答し、認証を要求しています。リクエストはサービスに届いていません。</translation>
    </message>
    <message>
        <source>Enter the login in this computer’s proxy settings, or ask the proxy’s operator.</source>
        <translation>このコンピューターのプロキシ設定にログイン情報を入力するか、プロキシの運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>the event stream ended without the response</source>
        <translation>応答のないままイベントストリームが終了</translation>
    </message>
    <message>
        <source>The tool server started an event stream and ended it before responding to this request.</source>
        <translation>ツールサーバーがイベントストリームを開始し、このリクエストに応答する前に終了しました。</translation>
    </message>
    <message>
        <source>closed without a response</source>
        <translation>応答なしで切断</translation>
    </message>
    <message>
        <source>the response is cut short</source>
        <translation>応答が途中で中断</translation>
    </message>
    <message>
        <source>Try again. If it persists, ask whether a proxy on the way limits responses.</source>
        <translation>再試行してください。解決しない場合は、経路上のプロキシが応答を制限していないか問い合わせてください。</translation>
    </message>
    <message>
        <source>no response yet; people probably notified</source>
        <translation>まだ応答なし、おそらく担当者に通知済み</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you send the entry again. Raise the timeout for the next one.</source>
        <translation>エントリを再送信する前に、プロダクトでマーカーを検索してください。次のエントリではタイムアウトを延ばしてください。</translation>
    </message>
    <message>
        <source>no response before the timeout</source>
        <translation>タイムアウトまでに応答なし</translation>
    </message>
    <message>
        <source>Search for the marker in the product first, then raise the timeout.</source>
        <translation>先にプロダクトでマーカーを検索し、その後タイムアウトを延ばしてください。</translation>
    </message>
    <message>
        <source>the response did not finish before the timeout</source>
        <translation>タイムアウトまでに応答が未完了</translation>
    </message>
    <message>
        <source>no response from either endpoint before the timeout</source>
        <translation>タイムアウトまでにどちらのエンドポイントも応答なし</translation>
    </message>
    <message>
        <source>The request was sent, but no response began before the timeout.</source>
        <translation>リクエストは送信されましたが、タイムアウトまでに応答が始まりませんでした。</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>再試行するか、タイムアウトを延ばしてください。</translation>
    </message>
    <message>
        <source>the response is not HTTP</source>
        <translation>HTTP ではない応答</translation>
    </message>
    <message>
        <source>Check the scheme and port of the address.</source>
        <translation>アドレスのスキームとポートを確認してください。</translation>
    </message>
    <message>
        <source>the response is too large</source>
        <translation>応答が過大</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service.</source>
        <translation>アドレスがサービスのものか確認してください。</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>what to do next</comment>
        <translation>次の操作: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, what it means here</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>もう一度呼び出す前に、サービスで影響の有無を確認してください。</translation>
    </message>
    <message>
        <source>Search for the marker in the product first. Send the entry again only if it is not there.</source>
        <translation>先にプロダクトでマーカーを検索してください。見つからない場合にのみ、エントリを再送信してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an HTTP status, the service&apos;s words</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The cause is not known.</source>
        <translation>原因は不明です。</translation>
    </message>
    <message>
        <source>This is a team’s key. The service accepts it only together with a team member’s username, and expires it after two hours at most.</source>
        <translation>これはチームのキーです。サービスは、チームメンバーのユーザー名とともに送信された場合にのみこのキーを受け付けます。キーは最長 2 時間で期限切れになります。</translation>
    </message>
    <message>
        <source>Enter the username, and turn on “Send username with entries”.</source>
        <translation>ユーザー名を入力し、「エントリとともにユーザー名を送信」をオンにしてください。</translation>
    </message>
    <message>
        <source>The resource is there, at another address.</source>
        <translation>リソースは存在しますが、別のアドレスにあります。</translation>
    </message>
    <message>
        <source>the resource is at another address</source>
        <translation>リソースは別のアドレスに存在</translation>
    </message>
    <message>
        <source>The log tool reads this resource’s log, and names another owner than the URL does.</source>
        <translation>ログツールはこのリソースのログを読み取り、URL とは異なる所有者を示しています。</translation>
    </message>
    <message>
        <source>Use %6</source>
        <translation>%6 を使ってください</translation>
    </message>
    <message>
        <source>there is no such resource</source>
        <translation>そのようなリソースなし</translation>
    </message>
    <message>
        <source>The log tool does not find the resource %2 either. It was deleted, or the UUID was cut off while copying.</source>
        <translation>ログツールでもリソース %2 が見つかりません。削除されたか、コピー時に UUID が途中で切れています。</translation>
    </message>
    <message>
        <source>The resource is there, but this account has no access to it.</source>
        <translation>リソースは存在しますが、このアカウントにはアクセス権がありません。</translation>
    </message>
    <message>
        <source>this account has no access to the resource</source>
        <translation>このアカウントにはリソースへのアクセス権なし</translation>
    </message>
    <message>
        <source>The log tool knows the resource, and denies this account access to it.</source>
        <translation>ログツールはリソースを認識していますが、このアカウントによるアクセスを拒否しています。</translation>
    </message>
    <message>
        <source>Check that the username belongs to the key’s account. If it does, ask %1 to share the resource with one of your teams.</source>
        <translation>ユーザー名がキーのアカウントのものか確認してください。正しい場合は、%1 に、自分が所属するいずれかのチームとリソースを共有するよう依頼してください。</translation>
    </message>
    <message>
        <source>the service is not set up yet</source>
        <translation>サービスのセットアップが未完了</translation>
    </message>
    <message>
        <source>%3 redirects every request to its setup page, /setup/. It accepts nothing before somebody has completed that page.</source>
        <translation>%3 は、すべてのリクエストを自身のセットアップページ /setup/ にリダイレクトします。誰かがそのページでの設定を完了するまで、何も受け付けません。</translation>
    </message>
    <message>
        <source>Ask the operator to complete the setup.</source>
        <translation>セットアップを完了するよう運用担当者に依頼してください。</translation>
    </message>
    <message>
        <source>The API key is valid, but the username does not belong to it (403).</source>
        <translation>API キーは有効ですが、ユーザー名がキーに対応していません (403)。</translation>
    </message>
    <message>
        <source>the username does not belong to the key</source>
        <translation>キーとユーザー名の不一致</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the username, and refuses it with the username. The key is valid.</source>
        <translation>ツールサーバーは、このキーをユーザー名なしでは受け付け、ユーザー名があると拒否します。キーは有効です。</translation>
    </message>
    <message>
        <source>Enter the username of the key’s account, or leave it empty.</source>
        <translation>キーのアカウントのユーザー名を入力するか、空のままにしてください。</translation>
    </message>
    <message>
        <source>The account was renamed or deleted (404, 401).</source>
        <translation>アカウントの名前が変更されたか、アカウントが削除されました (404、401)。</translation>
    </message>
    <message>
        <source>the account was renamed or deleted</source>
        <translation>アカウントの名前変更または削除</translation>
    </message>
    <message>
        <source>This address accepted entries before. Now the service does not know it, and the tool server does not know the key. Both happen at once when the account %1 is renamed or deleted.</source>
        <translation>このアドレスは以前、エントリを受け付けていました。現在、サービスはアドレスを認識せず、ツールサーバーはキーを認識しません。アカウント %1 の名前が変更されたり、アカウントが削除されたりすると、この 2 つが同時に起こります。</translation>
    </message>
    <message>
        <source>Ask %1, or look in the product for the account’s new name. Then copy the Resource URL and the key again.</source>
        <translation>%1 に問い合わせるか、プロダクトでアカウントの新しい名前を探してください。その後、リソース URL とキーをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>The resource was deleted or moved (404).</source>
        <translation>リソースが削除されたか、移動されました (404)。</translation>
    </message>
    <message>
        <source>the resource was deleted or moved</source>
        <translation>リソースの削除または移動</translation>
    </message>
    <message>
        <source>This address accepted entries before, and now the service has no such resource.</source>
        <translation>このアドレスは以前、エントリを受け付けていましたが、現在、サービスにそのようなリソースはありません。</translation>
    </message>
    <message>
        <source>Look for the resource in the product, and copy its Resource URL again.</source>
        <translation>プロダクトでリソースを探し、リソース URL をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>no such resource; the UUID has capital letters</source>
        <translation>そのようなリソースなし (UUID に大文字あり)</translation>
    </message>
    <message>
        <source>Write the UUID in the Resource URL in small letters.</source>
        <translation>リソース URL の UUID を小文字で入力してください。</translation>
    </message>
    <message>
        <source>Search for the marker in the product before you rely on the entry.</source>
        <translation>エントリの到着を前提に作業を進める前に、プロダクトでマーカーを検索してください。</translation>
    </message>
    <message>
        <source>accepted, but the service’s clock is %6</source>
        <translation>受理、ただしサービスの時計が%6</translation>
    </message>
    <message>
        <source>Entries carry this computer’s time, so they appear at the wrong place in the log.</source>
        <translation>エントリにはこのコンピューターの時刻が付くため、ログの誤った位置に表示されます。</translation>
    </message>
    <message>
        <source>Set this computer’s clock by a time server. If it is right, tell the operator.</source>
        <translation>このコンピューターの時計をタイムサーバーに合わせてください。時計が正しい場合は、運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>a username and password are required, not an API key</source>
        <translation>API キーではなくユーザー名とパスワードが必要</translation>
    </message>
    <message>
        <source>Ask the operator for an address that accepts API keys.</source>
        <translation>API キーを受け付けるアドレスを、運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>The tool server refuses this key with the username, and accepts it without one. The key is valid.</source>
        <translation>ツールサーバーは、このキーをユーザー名があると拒否し、ユーザー名なしでは受け付けます。キーは有効です。</translation>
    </message>
    <message>
        <source>The tool server accepts this key without the resource’s UUID, and refuses it with the UUID. The key is valid, but its account has no access to this resource.</source>
        <translation>ツールサーバーは、このキーをリソースの UUID なしでは受け付け、UUID があると拒否します。キーは有効ですが、キーのアカウントにはこのリソースへのアクセス権がありません。</translation>
    </message>
    <message>
        <source>With the resource’s UUID, the tool server gives this response both for a wrong key and for a valid key without access to this resource.</source>
        <translation>リソースの UUID がある場合、ツールサーバーは、キーが誤っているときにも、有効なキーにこのリソースへのアクセス権がないときにも、この応答を返します。</translation>
    </message>
    <message>
        <source>Run a check. It asks once more without the UUID, which shows which of the two it is.</source>
        <translation>チェックを実行してください。UUID なしでもう一度リクエストを送るため、2 つのうちどちらの原因かがわかります。</translation>
    </message>
    <message>
        <source>the tool server does not recognize this key without the resource’s UUID</source>
        <translation>リソースの UUID がないと、ツールサーバーがこのキーを認識不可</translation>
    </message>
    <message>
        <source>This is most likely the resource’s own key. The tool server recognizes such keys only together with the resource’s UUID.</source>
        <translation>これはおそらくリソース固有のキーです。ツールサーバーは、リソースの UUID とともに送信された場合にのみこのようなキーを認識します。</translation>
    </message>
    <message>
        <source>A service may distinguish capital from small letters in UUIDs, and use small ones. SDKs send %2 unchanged and lose every entry.</source>
        <translation>サービスは、UUID の大文字と小文字を区別し、小文字を使っている可能性があります。SDK は %2 をそのまま送信し、すべてのエントリを失います。</translation>
    </message>
    <message>
        <source>a bearer token is required</source>
        <translation>ベアラートークンが必要</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer”, and the key was sent in another header.</source>
        <translation>ツールサーバーは「Authorization: Bearer」を求めていますが、キーは別のヘッダーで送信されました。</translation>
    </message>
    <message>
        <source>Turn on “As a bearer token” for this profile on the Setup page, or use --bearer.</source>
        <translation>「セットアップ」画面で、このプロファイルの「ベアラートークンとして送信」をオンにするか、--bearer を使ってください。</translation>
    </message>
    <message>
        <source>this server has none</source>
        <translation>このサーバーにはなし</translation>
    </message>
    <message>
        <source>The general tools work. This tool server has no code-hosting endpoint, which is usual.</source>
        <translation>一般のツールは動作します。このツールサーバーにはコードホスティング用エンドポイントがありませんが、これは異常ではありません。</translation>
    </message>
    <message>
        <source>If you expect code-hosting tools, ask the operator for their address.</source>
        <translation>コードホスティングのツールがあるはずの場合は、アドレスを運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used, so nothing was sent.</source>
        <translation>環境変数に指定されたプロキシを使用できないため、何も送信されていません。</translation>
    </message>
    <message>
        <source>Correct the variable, or remove it.</source>
        <translation>変数を修正するか、削除してください。</translation>
    </message>
    <message>
        <source>The service does not serve this host name.</source>
        <translation>サービスはこのホスト名に対応していません。</translation>
    </message>
    <message>
        <source>The server serves only certain host names, and %3 is not one of them.</source>
        <translation>サーバーは特定のホスト名にのみ対応しており、%3 はそれに含まれていません。</translation>
    </message>
    <message>
        <source>The server requires a username and password, not an API key (401).</source>
        <translation>サーバーは API キーではなくユーザー名とパスワードを要求しています (401)。</translation>
    </message>
    <message>
        <source>The key or token lacks a scope that the server requires.</source>
        <translation>サーバーが要求するスコープが、キーまたはトークンにありません。</translation>
    </message>
    <message>
        <source>a scope is missing</source>
        <translation>スコープ不足</translation>
    </message>
    <message>
        <source>The server recognizes the key or token, but it lacks a scope (insufficient_scope): “%6”.</source>
        <translation>サーバーはキーまたはトークンを認識していますが、スコープが不足しています (insufficient_scope): 「%6」。</translation>
    </message>
    <message>
        <source>Ask for a key or token with that scope.</source>
        <translation>そのスコープを持つキーまたはトークンを依頼してください。</translation>
    </message>
    <message>
        <source>The server requires a client certificate.</source>
        <translation>サーバーがクライアント証明書を要求しています。</translation>
    </message>
    <message>
        <source>a client certificate is required</source>
        <translation>クライアント証明書が必要</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for a client certificate (mutual TLS), which this program does not send.</source>
        <translation>サーバー、またはその手前のプロキシがクライアント証明書 (相互 TLS) を求めていますが、このプログラムはクライアント証明書を送信しません。</translation>
    </message>
    <message>
        <source>A gateway got no usable response from the service.</source>
        <translation>ゲートウェイがサービスから有効な応答を得られませんでした。</translation>
    </message>
    <message>
        <source>a gateway got no usable response from the service</source>
        <translation>サービスからゲートウェイへの有効な応答なし</translation>
    </message>
    <message>
        <source>Check again in a minute. If it persists, send the time and this response to the service’s operator.</source>
        <translation>1 分後に再チェックしてください。解決しない場合は、発生時刻とこの応答をサービスの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>“not modified”, which is no response to this request</source>
        <translation>リクエストへの応答にならない「not modified」</translation>
    </message>
    <message>
        <source>Status 304 belongs to caches. A cache or proxy on the way may have responded instead of the service.</source>
        <translation>ステータス 304 はキャッシュが使うものです。サービスではなく、経路上のキャッシュまたはプロキシが応答した可能性があります。</translation>
    </message>
    <message>
        <source>a login page instead of this catalog</source>
        <translation>このカタログではなくログインページ</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator whether the server has this catalog.</source>
        <translation>プロダクトでアカウントをリンクするか、サーバーにこのカタログがあるかどうかを運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>The address redirects in a loop.</source>
        <translation>アドレスのリダイレクトがループしています。</translation>
    </message>
    <message>
        <source>redirects back and forth</source>
        <translation>相互にリダイレクト</translation>
    </message>
    <message>
        <source>The addresses with and without a trailing slash redirect to each other, the last one to %4. Your key was not sent to any other server.</source>
        <translation>末尾のスラッシュがあるアドレスとないアドレスが互いにリダイレクトし、最後は %4 にリダイレクトしました。キーはほかのサーバーに送信されていません。</translation>
    </message>
    <message>
        <source>a server error</source>
        <translation>サーバーエラー</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error: “%6”.</source>
        <translation>サービス、またはその手前のゲートウェイが、サーバーエラーを報告しています: 「%6」。</translation>
    </message>
    <message>
        <source>The server requires a bearer token for entries (401).</source>
        <translation>サーバーはエントリにベアラートークンを要求しています (401)。</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, asks for “Authorization: Bearer”, which this program does not send with entries.</source>
        <translation>サーバー、またはその手前のゲートウェイが「Authorization: Bearer」を求めていますが、このプログラムはこれをエントリと一緒には送信しません。</translation>
    </message>
    <message>
        <source>Check the Resource URL. If it is right, ask the operator for an address that accepts API keys.</source>
        <translation>リソース URL を確認してください。正しい場合は、API キーを受け付けるアドレスを、運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>accepted, but the response says “%6”</source>
        <translation>受理、ただし応答の内容は「%6」</translation>
    </message>
    <message>
        <source>The status reports success, and the response a failure. The service may have stored nothing, or only a part.</source>
        <translation>ステータスは成功を、応答は失敗を示しています。サービスが何も保存していないか、一部しか保存していない可能性があります。</translation>
    </message>
    <message>
        <source>the key was refused in a JSON-RPC error</source>
        <translation>JSON-RPC エラーによるキーの拒否</translation>
    </message>
    <message>
        <source>The tool server does not accept this key with this username: “%6”.</source>
        <translation>ツールサーバーは、このユーザー名でのこのキーを受け付けません: 「%6」。</translation>
    </message>
    <message>
        <source>The tool server asks for “Authorization: Bearer” and names where clients sign in. The key was sent in another header.</source>
        <translation>ツールサーバーは「Authorization: Bearer」を求め、クライアントのサインイン先を示しています。キーは別のヘッダーで送信されました。</translation>
    </message>
    <message>
        <source>If your key is a bearer token, turn on “As a bearer token” for this profile on the Setup page, or use --bearer. This program does not support OAuth sign-in.</source>
        <translation>キーがベアラートークンの場合は、「セットアップ」画面で、このプロファイルの「ベアラートークンとして送信」をオンにするか、--bearer を使ってください。このプログラムは OAuth のサインインに対応していません。</translation>
    </message>
    <message>
        <source>refused, although the general tools are listed</source>
        <translation>拒否 (一般のツールは一覧に表示)</translation>
    </message>
    <message>
        <source>The general tools accept the same key and username, so this refusal is most likely about the account or token behind this catalog: “%6”.</source>
        <translation>一般のツールは同じキーとユーザー名を受け付けるため、この拒否はおそらく、このカタログの背後にあるアカウントまたはトークンに関するものです: 「%6」。</translation>
    </message>
    <message>
        <source>Link the account in the product, or ask the operator who may use this catalog.</source>
        <translation>プロダクトでアカウントをリンクするか、このカタログを誰が使えるかを運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>the protocol version was refused</source>
        <translation>プロトコルバージョンの拒否</translation>
    </message>
    <message>
        <source>the event stream reports an error</source>
        <translation>イベントストリームがエラーを報告</translation>
    </message>
    <message>
        <source>The tool server sent an error in its event stream instead of a response: “%6”.</source>
        <translation>ツールサーバーは、応答ではなくエラーをイベントストリームで送信しました: 「%6」。</translation>
    </message>
    <message>
        <source>The server, or a proxy before it, asks for HTTP Basic or Windows authentication, which this program does not send.</source>
        <translation>サーバー、またはその手前のプロキシが HTTP Basic 認証または Windows 認証を求めていますが、このプログラムはその認証情報を送信しません。</translation>
    </message>
    <message>
        <source>redirects to its own sign-in page</source>
        <translation>自身のサインインページにリダイレクト</translation>
    </message>
    <message>
        <source>%3 redirects this path to a sign-in page on the same host, %4. A browser is expected here, not an API key. Your key was not sent there.</source>
        <translation>%3 は、このパスを同じホストのサインインページ %4 にリダイレクトします。ここで想定されているのは API キーではなくブラウザーです。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>The address redirects to itself.</source>
        <translation>アドレスが自分自身にリダイレクトしています。</translation>
    </message>
    <message>
        <source>redirects to itself</source>
        <translation>自分自身にリダイレクト</translation>
    </message>
    <message>
        <source>the server stopped waiting</source>
        <translation>サーバーが待機を打ち切り</translation>
    </message>
    <message>
        <source>The service received no API key.</source>
        <translation>サービスは API キーを受信しませんでした。</translation>
    </message>
    <message>
        <source>this catalog’s token was refused</source>
        <translation>このカタログのトークンの拒否</translation>
    </message>
    <message>
        <source>Create a new token there and save it on the Setup page.</source>
        <translation>発行元で新しいトークンを作成し、「セットアップ」画面で保存してください。</translation>
    </message>
    <message>
        <source>Save a token for this catalog on the Setup page, or with “resource-console key set --catalog NAME”.</source>
        <translation>「セットアップ」画面、または「resource-console key set --catalog NAME」でこのカタログのトークンを保存してください。</translation>
    </message>
    <message>
        <source>the tool server reports error -32001</source>
        <translation>ツールサーバーがエラー -32001 を報告</translation>
    </message>
    <message>
        <source>Check the key and the username, then check again. If it persists, send this response to the operator.</source>
        <translation>キーとユーザー名を確認してから、再チェックしてください。解決しない場合は、この応答を運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the server accepts requests of certain web pages only</source>
        <translation>サーバーは特定の Web ページからのリクエストだけを受け付けます</translation>
    </message>
    <message>
        <source>The server checks the Origin header, which browsers send and this program does not: “%6”.</source>
        <translation>サーバーは、ブラウザーが送信しこのプログラムは送信しない Origin ヘッダーを検査しています: 「%6」</translation>
    </message>
    <message>
        <source>Ask the operator to accept requests without an Origin header.</source>
        <translation>Origin ヘッダーのないリクエストを受け付けるよう運用担当者に依頼してください。</translation>
    </message>
    <message>
        <source>The response is a web page, probably the login page of a network, a proxy or another site: “%6”.</source>
        <translation>応答は Web ページです。おそらく、ネットワーク、プロキシ、または別のサイトのログインページです: 「%6」</translation>
    </message>
    <message>
        <source>probably refused by a gateway in front of the service</source>
        <translation>おそらくサービスの手前にあるゲートウェイによる拒否</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests and says to wait until %5.</source>
        <translation>サービス、またはその手前のゲートウェイは、リクエストが多すぎるとして %5 まで待つよう求めています。</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, reports too many requests: “%6”.</source>
        <translation>サービス、またはその手前のゲートウェイは、リクエストが多すぎると応答しています: 「%6」</translation>
    </message>
    <message>
        <source>The service, or a gateway in front of it, is unavailable and says to try again at %5.</source>
        <translation>サービス、またはその手前のゲートウェイは利用できない状態で、%5 に再試行するよう求めています。</translation>
    </message>
    <message>
        <source>the address is for an older transport</source>
        <translation>アドレスが古いトランスポートのものです</translation>
    </message>
    <message>
        <source>Addresses with /sse usually belong to an older MCP transport, which this program does not support.</source>
        <translation>/sse を含むアドレスは、通常、このプログラムが対応していない古い MCP トランスポートのものです。</translation>
    </message>
    <message>
        <source>Enter the server’s address for Streamable HTTP. It often ends with /mcp.</source>
        <translation>Streamable HTTP 用のサーバーのアドレスを入力してください。多くの場合 /mcp で終わります。</translation>
    </message>
    <message>
        <source>The tool server says that it does not understand this request: “%6”.</source>
        <translation>ツールサーバーは、このリクエストを解釈できないと応答しています: 「%6」</translation>
    </message>
    <message>
        <source>Some definitions hide text or try to steer a model.</source>
        <translation>一部の定義に、隠されたテキストやモデルを誘導しようとする記述があります。</translation>
    </message>
    <message>
        <source>Read the findings in Tools, or with “resource-console tools lint”.</source>
        <translation>指摘は [ツール]、または「resource-console tools lint」で確認できます。</translation>
    </message>
    <message>
        <source>Turn off “UUID to tool server” for this profile on the Setup page, and check the owner and the UUID in the Resource URL.</source>
        <translation>「セットアップ」画面で、このプロファイルの「ツールサーバーへの UUID」をオフにし、リソース URL の所有者と UUID を確認してください。</translation>
    </message>
    <message>
        <source>Turn on “UUID to tool server” for this profile on the Setup page, or use an account’s key.</source>
        <translation>「セットアップ」画面で、このプロファイルの「ツールサーバーへの UUID」をオンにするか、アカウントのキーを使ってください。</translation>
    </message>
    <message>
        <source>redirects to a single sign-on page</source>
        <translation>シングルサインオンのページにリダイレクト</translation>
    </message>
    <message>
        <source>a payment or more credit is required</source>
        <translation>支払いまたは残高の追加が必要</translation>
    </message>
    <message>
        <source>The server, or a gateway before it, wants a payment before it accepts requests: “%6”.</source>
        <translation>サーバーまたはその手前のゲートウェイが、リクエストを受け付ける前に支払いを求めています: “%6”。</translation>
    </message>
    <message>
        <source>Check the plan and the credit of the account in the product.</source>
        <translation>プロダクトでアカウントのプランと残高を確認してください。</translation>
    </message>
    <message>
        <source>Check whether the server expects another header, or a proxy removes the header that carries the key.</source>
        <translation>サーバーが別のヘッダーを求めていないか、またはプロキシがキーを送るヘッダーを削除していないか確認してください。</translation>
    </message>
    <message>
        <source>The service refused the team’s key (403).</source>
        <translation>サービスがチームのキーを拒否しました (403)。</translation>
    </message>
    <message>
        <source>the team’s key was not accepted</source>
        <translation>チームのキーの拒否</translation>
    </message>
    <message>
        <source>A server responds, but not at this path: “%6”. The product path or the host may be wrong.</source>
        <translation>サーバーは応答しますが、このパスでは応答しません: “%6”。プロダクトパスまたはホストが誤っている可能性があります。</translation>
    </message>
    <message>
        <source>A server responds, but it has no tool endpoint at this path: “%6”.</source>
        <translation>サーバーは応答しますが、このパスにツールのエンドポイントがありません: “%6”。</translation>
    </message>
    <message>
        <source>a gateway got no response from the tool server</source>
        <translation>ゲートウェイがツールサーバーから応答を得られませんでした</translation>
    </message>
    <message>
        <source>A gateway in front of the tool server could not reach it, or lost the connection: “%6”.</source>
        <translation>ツールサーバーの手前のゲートウェイが接続できなかったか、接続を失いました: “%6”。</translation>
    </message>
    <message>
        <source>The tool server and this program have no protocol version in common (error -32022): “%6”.</source>
        <translation>ツールサーバーとこのプログラムに共通のプロトコルバージョンがありません (エラー -32022): “%6”。</translation>
    </message>
    <message>
        <source>A sign-in page responded instead of the service.</source>
        <translation>サービスではなくサインインページが応答しました。</translation>
    </message>
    <message>
        <source>Enter a team member’s username. If the key is older than two hours, create a new one in the product.</source>
        <translation>チームメンバーのユーザー名を入力してください。キーが作成から 2 時間を過ぎている場合は、プロダクトで新しいキーを作成してください。</translation>
    </message>
    <message>
        <source>an interim status instead of a response</source>
        <translation>応答ではなく中間ステータス</translation>
    </message>
    <message>
        <source>Statuses from 100 to 199, such as 102 and 103, only announce a response. What followed was not read.</source>
        <translation>102 や 103 など 100～199 のステータスは、応答を予告するだけです。その後に続いた内容は読み取られていません。</translation>
    </message>
    <message>
        <source>Ask the operator of the service or of a proxy on the way to turn them off.</source>
        <translation>サービスまたは経路上のプロキシの運用担当者に、それらを無効にするよう依頼してください。</translation>
    </message>
    <message>
        <source>The address given as the tool server is a Resource URL, which receives entries.</source>
        <translation>ツールサーバーとして指定されたアドレスは、エントリを受け取るリソース URL です。</translation>
    </message>
    <message>
        <source>If it shows a prompt, that may be behind this window.</source>
        <translation>確認画面が表示されている場合、このウィンドウの背後にある可能性があります。</translation>
    </message>
    <message>
        <source>The service may be restarting, a firewall or proxy may have cut the connection off, or the server does not speak HTTP.</source>
        <translation>サービスが再起動中か、ファイアウォールまたはプロキシが接続を切断したか、サーバーが HTTP に対応していない可能性があります。</translation>
    </message>
    <message>
        <source>The entry was sent. Such a service responds after it has stored an error or alert and notified people, so most likely the entry is stored and people were notified.</source>
        <translation>エントリは送信されました。このようなサービスは、エラーまたはアラートを保存し、担当者に通知してから応答します。おそらく、エントリは保存され、担当者に通知されています。</translation>
    </message>
    <message>
        <source>Some tool servers handle one request at a time, and block while they wait for a server behind them.</source>
        <translation>ツールサーバーの中には、リクエストを 1 つずつ処理し、背後のサーバーを待つ間はほかを受け付けないものがあります。</translation>
    </message>
    <message>
        <source>It may be another kind of service, or a port that requires https.</source>
        <translation>別の種類のサービスか、https が必要なポートの可能性があります。</translation>
    </message>
    <message>
        <source>The service returns this page for a host name that is not on its list, %3, such as an IP address, an alias or an old name.</source>
        <translation>サービスは、IP アドレス、別名、古い名前など、一覧にないホスト名 (%3) に対してこのページを返します。</translation>
    </message>
    <message>
        <source>A gateway in front of the service, such as a CDN, could not get a usable response from it: “%6”.</source>
        <translation>サービスの手前にある CDN などのゲートウェイが、サービスから有効な応答を得られませんでした: 「%6」。</translation>
    </message>
    <message>
        <source>This does not look like a refusal of the service: “%6”. A gateway, firewall or login page in front of it probably refused the request, so this does not show whether the key is valid.</source>
        <translation>サービス自身による拒否ではないようです: 「%6」。おそらく手前にあるゲートウェイ、ファイアウォール、またはログインページがリクエストを拒否したため、キーが有効かどうかはこれではわかりません。</translation>
    </message>
    <message>
        <source>For this catalog, the server redirects to the login page %4. It may not have this catalog, or may require a linked account. Your key was not sent to the login page.</source>
        <translation>このカタログについては、サーバーがログインページ %4 にリダイレクトします。サーバーにこのカタログがないか、アカウントのリンクが必要な可能性があります。キーはログインページに送信されていません。</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as the log service does with every path it does not know. Your key was not sent to the login page.</source>
        <translation>%3 は、ログサービスが未知のパスに対して行うのと同様に、このパスをログインページにリダイレクトします。キーはログインページに送信されていません。</translation>
    </message>
    <message>
        <source>This is the address of the team “%1”. Such a service accepts entries only at an owner’s address, /u/&lt;owner&gt;/…, with the same UUID. An SDK that follows redirects mistakes the login page for success and silently loses its entries.</source>
        <translation>これはチーム「%1」のアドレスです。このようなサービスがエントリを受け付けるのは、同じ UUID を持つ所有者のアドレス /u/&lt;owner&gt;/… だけです。リダイレクトに従う SDK は、ログインページを成功と誤認するため、エントリは気付かれないまま失われます。</translation>
    </message>
    <message>
        <source>%3 redirects this path to its login page, as it does with every path it does not know. An SDK that follows redirects mistakes that for success and silently loses its entries.</source>
        <translation>%3 は、未知のパスと同様に、このパスをログインページにリダイレクトします。リダイレクトに従う SDK は、それを成功と誤認するため、エントリは気付かれないまま失われます。</translation>
    </message>
    <message>
        <source>The request was redirected to the sign-in page %4, probably by a gateway in front of the service. Your key was not sent there.</source>
        <translation>リクエストは、おそらくサービスの手前のゲートウェイによって、サインインページ %4 にリダイレクトされました。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs at most in repeated slashes or its query. Your key was not sent to any other server.</source>
        <translation>サービスは、同じアドレス、またはスラッシュの重複やクエリだけが異なる %4 にリダイレクトします。キーはほかのサーバーに送信されていません。</translation>
    </message>
    <message>
        <source>The service redirects to %4, which differs only in a trailing slash. Your key was not sent to any other server.</source>
        <translation>サービスは、末尾のスラッシュだけが異なる %4 にリダイレクトします。キーはほかのサーバーに送信されていません。</translation>
    </message>
    <message>
        <source>The tool server accepts the same key and username, so the key is valid, and the URL names this user as the owner. The resource may belong to somebody else, or be a global one, which accepts only its own key and a superuser’s.</source>
        <translation>ツールサーバーが同じキーとユーザー名を受け付けるため、キーは有効です。また、URL はこのユーザーを所有者として示しています。リソースは別の人のものか、固有のキーとスーパーユーザーのキーだけを受け付けるグローバルリソースの可能性があります。</translation>
    </message>
    <message>
        <source>The tool server passed your token on, and the server behind it refused it. It may have expired or been revoked.</source>
        <translation>ツールサーバーはトークンを渡しましたが、背後のサーバーが拒否しました。トークンが期限切れか、取り消された可能性があります。</translation>
    </message>
    <message>
        <source>The tool server reports “%6”. Error -32001 usually means a refused key, a lost session or a timeout.</source>
        <translation>ツールサーバーが「%6」と報告しています。エラー -32001 は通常、キーの拒否、セッションの消失、またはタイムアウトを意味します。</translation>
    </message>
    <message>
        <source>neither a result nor an error, or both</source>
        <translation>結果もエラーもないか、両方あり</translation>
    </message>
    <message>
        <source>A slow connection, a proxy on the way or the service itself may have held the request up.</source>
        <translation>低速な接続、経路上のプロキシ、またはサービス自体のためにリクエストが遅れた可能性があります。</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, enter the username and the tool server in Setup. Whether the tools are listed shows which cause applies.</source>
        <translation>キーをもう一度コピーしてください。それも拒否される場合は、「セットアップ」でユーザー名とツールサーバーを入力してください。ツールが一覧に表示されるかどうかで、どの原因かがわかります。</translation>
    </message>
    <message>
        <source>Copy the key again. If the service refuses it too, run a check with the tool server. Whether the tools are listed shows which cause applies. A resource’s own key works without a username, or with that of someone with access.</source>
        <translation>キーをもう一度コピーしてください。それも拒否される場合は、ツールサーバーを指定してチェックを実行してください。ツールが一覧に表示されるかどうかで、どの原因かがわかります。リソース固有のキーは、ユーザー名なし、またはアクセス権のある人のユーザー名で使えます。</translation>
    </message>
</context>
<context>
    <name>rc::DisplayText</name>
    <message>
        <source>… (%1 more)</source>
        <translation>… (ほか %1)</translation>
    </message>
</context>
<context>
    <name>rc::DrillMode</name>
    <message>
        <source>Message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>End drill</source>
        <translation>訓練を終了</translation>
    </message>
    <message>
        <source>A drill is running.</source>
        <translation>訓練を実行中です。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>A drill sends one real alert and times how long it takes to reach you.</source>
        <translation>訓練では実際のアラートを 1 件送信し、手元に届くまでの時間を計測します。</translation>
    </message>
    <message>
        <source>It reached me</source>
        <translation>届いた</translation>
    </message>
    <message>
        <source>Copy time</source>
        <translation>時間をコピー</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>The alert reached you after %1.</source>
        <comment>a duration</comment>
        <translation>アラートは %1後に届きました。</translation>
    </message>
    <message>
        <source>The drill ended without a confirmation that the alert reached you.</source>
        <translation>アラートが届いたことを確認しないまま訓練が終了しました。</translation>
    </message>
    <message>
        <source>Looking for it in the service’s log…</source>
        <translation>サービスのログで探しています…</translation>
    </message>
    <message>
        <source>Arrival: %1</source>
        <comment>what is known of it</comment>
        <translation>到着: %1</translation>
    </message>
    <message>
        <source>Arrival in the log is unknown.</source>
        <translation>ログに届いたかどうかは不明です。</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信されていません。</translation>
    </message>
</context>
<context>
    <name>rc::EntryImport</name>
    <message>
        <source>“%1” sets the %2 a second time.</source>
        <translation>「%1」により%2が 2 回設定されています。</translation>
    </message>
    <message>
        <source>“%1” is not an ISO 8601 timestamp.</source>
        <translation>「%1」は ISO 8601 のタイムスタンプではありません。</translation>
    </message>
    <message>
        <source>It has no message.</source>
        <translation>メッセージがありません。</translation>
    </message>
    <message>
        <source>“%1” is not a level.</source>
        <translation>「%1」はレベルではありません。</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>Only the first %1 entries are imported.</source>
        <translation>先頭 %1 件のエントリだけをインポートします。</translation>
    </message>
    <message>
        <source>The message it belongs to is too long.</source>
        <translation>これが属するメッセージが長すぎます。</translation>
    </message>
    <message>
        <source>No column is mapped to the message.</source>
        <translation>メッセージに割り当てられた列がありません。</translation>
    </message>
    <message>
        <source>It has %1 cells, but the first row has %2.</source>
        <translation>セルが %1 個ありますが、最初の行は %2 個です。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a level of a file, how many lines have it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The file is larger than %1 MiB.</source>
        <translation>ファイルが %1 MiB を超えています。</translation>
    </message>
    <message>
        <source>The file is UTF-16. It must be UTF-8.</source>
        <translation>ファイルが UTF-16 です。UTF-8 である必要があります。</translation>
    </message>
    <message>
        <source>It is not an entry but a list or a check.</source>
        <translation>エントリではなく、一覧またはチェックです。</translation>
    </message>
    <message>
        <source>Its message is not text.</source>
        <translation>メッセージがテキストではありません。</translation>
    </message>
    <message>
        <source>It is not JSON: %1</source>
        <translation>JSON ではありません: %1</translation>
    </message>
    <message>
        <source>It is not a JSON object.</source>
        <translation>JSON オブジェクトではありません。</translation>
    </message>
    <message numerus="yes">
        <source>It is longer than %n MiB.</source>
        <translation>
            <numerusform>%n MiB を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” looks like a spreadsheet’s number for a date. Format the column as text such as 2026-11-21 14:02:11.</source>
        <translation>「%1」は、表計算ソフトが日付を表す数値のようです。列の書式を 2026-11-21 14:02:11 のような文字列にしてください。</translation>
    </message>
    <message>
        <source>“%1” was rounded, probably by a spreadsheet, so its time is lost. Export the column with all digits.</source>
        <translation>「%1」は、おそらく表計算ソフトで丸められたため、時刻が失われています。すべての桁を含めて列をエクスポートしてください。</translation>
    </message>
    <message>
        <source>Read as a log. Entries: %1. With a time: %2. With a level: %3. Lines that continue an entry: %4.</source>
        <translation>ログとして読み取りました。エントリ: %1。時刻あり: %2。レベルあり: %3。エントリの続きの行: %4。</translation>
    </message>
    <message>
        <source>An entry without a time gets the time of sending.</source>
        <translation>時刻のないエントリには送信時刻が付きます。</translation>
    </message>
    <message>
        <source>An entry without a level is sent as info.</source>
        <translation>レベルのないエントリは info として送信されます。</translation>
    </message>
    <message>
        <source>In “%1” the day and the month are ambiguous. Write the date such as 2026-11-21.</source>
        <translation>「%1」では日と月を区別できません。日付は 2026-11-21 のように記述してください。</translation>
    </message>
    <message>
        <source>The time zone of “%1” is not certain. Write UTC or an offset such as +01:00.</source>
        <translation>「%1」のタイムゾーンを特定できません。UTC、または +01:00 のようなオフセットを付けてください。</translation>
    </message>
    <message>
        <source>It has two levels, “%1” and “%2”. Choose the field that is the level.</source>
        <translation>レベルが「%1」と「%2」の 2 つあります。レベルとして使うフィールドを選択してください。</translation>
    </message>
    <message>
        <source>The first row contains a time in place of column names.</source>
        <translation>最初の行に、列名の代わりに時刻が含まれています。</translation>
    </message>
    <message>
        <source>A time without an offset from UTC is read as local time.</source>
        <translation>UTC からのオフセットがない時刻は、現地時刻として読み取られます。</translation>
    </message>
    <message>
        <source>It contains a NUL character.</source>
        <translation>NUL 文字が含まれています。</translation>
    </message>
    <message>
        <source>This layout cannot be imported. Export the entries as CSV or JSON.</source>
        <translation>このレイアウトはインポートできません。エントリを CSV または JSON としてエクスポートしてください。</translation>
    </message>
</context>
<context>
    <name>rc::EntryMode</name>
    <message>
        <source>Send %1  Ctrl+Enter</source>
        <translation>「%1」を送信  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Never retried automatically</source>
        <translation>自動再試行なし</translation>
    </message>
    <message>
        <source>Sent separately because it may notify people by app, email or SMS.</source>
        <translation>アプリ、メール、SMS で担当者に通知される可能性があるため、別に送信します。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More ways to send</source>
        <translation>その他の送信方法</translation>
    </message>
    <message>
        <source>Send one each at debug, info and warning</source>
        <translation>debug、info、warning で 1 件ずつ送信</translation>
    </message>
    <message>
        <source>Log %1  Ctrl+Enter</source>
        <translation>「%1」をログに記録  Ctrl+Enter</translation>
    </message>
    <message>
        <source>Written to the log file and sent</source>
        <translation>ログファイルに書き込み、送信</translation>
    </message>
    <message>
        <source>One at each level</source>
        <translation>各レベルで 1 件</translation>
    </message>
    <message>
        <source>Not written to the SDK’s log file: %1</source>
        <translation>SDK のログファイルに書き込めませんでした: %1</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Apply the SDK threshold (%1)</source>
        <translation>SDK のしきい値を適用 (%1)</translation>
    </message>
    <message>
        <source>The threshold is %1, so the entry is only written to the local log.</source>
        <translation>しきい値が %1 のため、エントリはローカルログにのみ書き込まれます。</translation>
    </message>
</context>
<context>
    <name>rc::EntryTemplate</name>
    <message>
        <source>Deploy finished</source>
        <translation>デプロイ完了</translation>
    </message>
    <message>
        <source>[TEST] deploy {counter} finished on {host}</source>
        <translation>[TEST] {host} でデプロイ {counter} が完了しました</translation>
    </message>
    <message>
        <source>Disk nearly full</source>
        <translation>ディスクの空き容量わずか</translation>
    </message>
    <message>
        <source>Pager drill</source>
        <translation>オンコール訓練</translation>
    </message>
    <message>
        <source>[TEST] pager drill {marker}: nothing is wrong, please acknowledge</source>
        <translation>[TEST] オンコール訓練 {marker}: 問題は発生していません。確認応答をお願いします</translation>
    </message>
    <message>
        <source>[TEST] disk nearly full on {host}: /var is at 93%</source>
        <translation>[TEST] {host} のディスクの空き容量が残りわずかです: /var の使用率 93%</translation>
    </message>
</context>
<context>
    <name>rc::EnvText</name>
    <message>
        <source>Some bytes are not UTF-8. They were read as �.</source>
        <translation>UTF-8 ではないバイトがありました。� として読み取りました。</translation>
    </message>
    <message>
        <source>Docker and systemd do not accept “export”.</source>
        <translation>Docker と systemd は「export」を受け付けません。</translation>
    </message>
    <message>
        <source>Docker does not accept spaces around “=”.</source>
        <translation>Docker は「=」の前後の空白を受け付けません。</translation>
    </message>
    <message>
        <source>Docker reads only the first line of this value.</source>
        <translation>Docker はこの値の最初の行だけを読み取ります。</translation>
    </message>
    <message>
        <source>Docker and systemd do not replace ${…} with another variable’s value.</source>
        <translation>Docker と systemd は ${…} を別の変数の値に置き換えません。</translation>
    </message>
    <message>
        <source>Docker and systemd read the comment as part of the value.</source>
        <translation>Docker と systemd はコメントを値の一部として読み取ります。</translation>
    </message>
    <message>
        <source>Docker and systemd read backslashes in this value differently.</source>
        <translation>Docker と systemd はこの値のバックスラッシュを別の意味に読み取ります。</translation>
    </message>
    <message>
        <source>Docker’s --env-file reads quotes as part of the value.</source>
        <translation>Docker の --env-file は引用符を値の一部として読み取ります。</translation>
    </message>
    <message>
        <source>The text begins with a byte order mark. systemd reads it as part of the first name.</source>
        <translation>テキストがバイト順マーク (BOM) で始まっています。systemd はこれを最初の名前の一部として読み取ります。</translation>
    </message>
    <message>
        <source>Text follows the closing quote, so python-dotenv ignores this line.</source>
        <translation>閉じ引用符の後に文字があるため、python-dotenv はこの行を無視します。</translation>
    </message>
    <message>
        <source>The value of %1 cannot be written so that every program reads it the same way.</source>
        <translation>%1 の値は、すべてのプログラムが同じように読み取れる形では書き込めません。</translation>
    </message>
    <message>
        <source>A shell reads the carriage return at the end of this line as part of the value.</source>
        <translation>シェルはこの行の末尾の復帰文字 (CR) を値の一部として読み取ります。</translation>
    </message>
    <message>
        <source>Node’s dotenv begins a comment at the “#” in this value. Put the value in quotes.</source>
        <translation>Node の dotenv は、この値の「#」以降をコメントとして扱います。値を引用符で囲んでください。</translation>
    </message>
    <message>
        <source>This line overrides line %1.</source>
        <translation>この行は %1 行目を上書きします。</translation>
    </message>
    <message>
        <source>Only a shell reads this line.</source>
        <translation>この行を読み取るのはシェルだけです。</translation>
    </message>
    <message>
        <source>The text is larger than 1 MiB.</source>
        <translation>テキストが 1 MiB を超えています。</translation>
    </message>
    <message>
        <source>This is UTF-16 text. Save it as UTF-8.</source>
        <translation>これは UTF-16 のテキストです。UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>This is a binary file.</source>
        <translation>これはバイナリファイルです。</translation>
    </message>
    <message>
        <source>A quote is not closed.</source>
        <translation>引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>This line is not NAME=value.</source>
        <translation>この行は NAME=value の形式ではありません。</translation>
    </message>
</context>
<context>
    <name>rc::Environment</name>
    <message>
        <source>equal</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>different</source>
        <translation>相違</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>要注意</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>not compared</source>
        <translation>未比較</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>%1; and %2</source>
        <translation>%1、さらに %2</translation>
    </message>
    <message>
        <source>Write the line so that every program reads it the same.</source>
        <translation>どのプログラムでも同じように読み取れるように行を記述してください。</translation>
    </message>
    <message>
        <source>not shown</source>
        <translation>非表示</translation>
    </message>
    <message>
        <source>this contains an API key</source>
        <translation>API キーを含む</translation>
    </message>
    <message>
        <source>Remove the key from it, and replace the key if others can read this.</source>
        <translation>値からキーを削除してください。ほかの人が読める場合は、キーも置き換えてください。</translation>
    </message>
    <message>
        <source>not set: an SDK has nowhere to send entries</source>
        <translation>未設定: SDK のエントリ送信先なし</translation>
    </message>
    <message>
        <source>Set it to the profile’s Resource URL.</source>
        <translation>プロファイルのリソース URL に設定してください。</translation>
    </message>
    <message>
        <source>not set: the profile has %1</source>
        <translation>未設定: プロファイルは %1</translation>
    </message>
    <message>
        <source>a username is set too; which of the two an SDK uses is not documented</source>
        <translation>ユーザー名も設定済み。SDK がどちらを使うかは文書に記載なし</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>どちらか一方を残してください。</translation>
    </message>
    <message>
        <source>not set: an SDK has no key to send</source>
        <translation>未設定: SDK が送信するキーなし</translation>
    </message>
    <message>
        <source>Set it where the program gets its secrets from.</source>
        <translation>プログラムがシークレットを取得する場所で設定してください。</translation>
    </message>
    <message>
        <source>Copy the key from the product again.</source>
        <translation>プロダクトからキーをもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>not set: %1</source>
        <translation>未設定: %1</translation>
    </message>
    <message>
        <source>not set: an SDK uses %1, the profile has %2</source>
        <translation>未設定: SDK は %1 を使うが、プロファイルは %2</translation>
    </message>
    <message>
        <source>Set it to %1.</source>
        <translation>%1 に設定してください。</translation>
    </message>
    <message>
        <source>not a known setting; ignored</source>
        <translation>未知の設定 (無視)</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>メール</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>different resource: the UUID in the path differs</source>
        <translation>リソースが異なる: パスの UUID が異なる</translation>
    </message>
    <message>
        <source>different owner in the path: %1, but the profile has %2</source>
        <translation>パスの所有者が異なる: %1 (プロファイルは %2)</translation>
    </message>
    <message>
        <source>different server: %1</source>
        <translation>サーバーが異なる: %1</translation>
    </message>
    <message>
        <source>different product path</source>
        <translation>プロダクトパスが異なる</translation>
    </message>
    <message>
        <source>Remove that from the value, and restart the program.</source>
        <translation>値からその部分を削除し、プログラムを再起動してください。</translation>
    </message>
    <message>
        <source>contains invisible characters</source>
        <translation>不可視文字を含む</translation>
    </message>
    <message>
        <source>quotes are part of the value</source>
        <translation>値に引用符を含む</translation>
    </message>
    <message>
        <source>not a Resource URL: %1</source>
        <translation>リソース URL ではない: %1</translation>
    </message>
    <message>
        <source>Copy the Resource URL from Resource Details, or from this profile.</source>
        <translation>Resource Details またはこのプロファイルから、リソース URL をコピーしてください。</translation>
    </message>
    <message>
        <source>the same resource, with extra text: %1</source>
        <translation>同じリソースだが、余分なテキストあり: %1</translation>
    </message>
    <message>
        <source>SDKs append /logs/ to this value, so enter the Resource URL and nothing else.</source>
        <translation>SDK はこの値に /logs/ を付加するため、リソース URL だけを入力してください。</translation>
    </message>
    <message>
        <source>not a tool server address: %1</source>
        <translation>ツールサーバーのアドレスではない: %1</translation>
    </message>
    <message>
        <source>the same except for capitalization: the profile has %1</source>
        <translation>大文字と小文字の違いを除いて同じ: プロファイルは %1</translation>
    </message>
    <message>
        <source>Spell it as the product does.</source>
        <translation>プロダクトと同じ綴りにしてください。</translation>
    </message>
    <message>
        <source>the profile has none</source>
        <translation>プロファイルにはなし</translation>
    </message>
    <message>
        <source>the profile has %1</source>
        <translation>プロファイルは %1</translation>
    </message>
    <message>
        <source>not a level: the SDKs accept %1; this counts as not set</source>
        <translation>レベルではない: SDK が受け付けるのは %1。未設定とみなす</translation>
    </message>
    <message>
        <source>reads as false: the SDKs accept only 1, true, t, yes, y and on</source>
        <translation>false と解釈される: SDK が受け付けるのは 1、true、t、yes、y、on のみ</translation>
    </message>
    <message>
        <source>Use true or false.</source>
        <translation>true または false を使ってください。</translation>
    </message>
    <message>
        <source>not the profile’s key, though the fingerprints match by chance</source>
        <translation>プロファイルのキーではない (フィンガープリントは偶然一致)</translation>
    </message>
    <message>
        <source>the profile has no key to compare with</source>
        <translation>プロファイルに比較するキーなし</translation>
    </message>
    <message>
        <source>Save the profile’s key first.</source>
        <translation>先にプロファイルのキーを保存してください。</translation>
    </message>
    <message>
        <source>Allow the key for this profile, then try again.</source>
        <translation>このプロファイルにキーを許可してから、再試行してください。</translation>
    </message>
    <message>
        <source>not compared: the profile’s key cannot be read now</source>
        <translation>未比較: プロファイルのキーは現在読み取り不可</translation>
    </message>
    <message>
        <source>Unlock the keychain, then try again.</source>
        <translation>キーチェーンのロックを解除してから、再試行してください。</translation>
    </message>
    <message>
        <source>contains ${…}, which not every program replaces</source>
        <translation>一部のプログラムでは置き換えられない ${…} を含む</translation>
    </message>
    <message>
        <source>Write the value in place of the variable.</source>
        <translation>変数の代わりに値を記述してください。</translation>
    </message>
    <message>
        <source>not compared: the profile’s key is saved for another server</source>
        <translation>未比較: プロファイルのキーは別のサーバー用に保存</translation>
    </message>
    <message>
        <source>a space or line break is part of the value</source>
        <translation>値に空白または改行を含む</translation>
    </message>
    <message>
        <source>not the profile’s key (%1)</source>
        <translation>プロファイルのキー (%1) ではない</translation>
    </message>
    <message>
        <source>Names here begin with %1, but the prefix is set to %2.</source>
        <translation>ここの名前は %1 で始まりますが、接頭辞は %2 に設定されています。</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentCard</name>
    <message>
        <source>This program</source>
        <translation>このプログラム</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Reads a .env file and compares it with the profile</source>
        <translation>.env ファイルを読み取り、プロファイルと比較します</translation>
    </message>
    <message>
        <source>Reads the environment that this program was started with</source>
        <translation>このプログラムの起動時の環境を読み取ります</translation>
    </message>
    <message>
        <source>Choose an environment file</source>
        <translation>環境ファイルの選択</translation>
    </message>
    <message>
        <source>%1* from %2</source>
        <translation>%2 の %1*</translation>
    </message>
    <message>
        <source>No variables begin with %1.</source>
        <translation>%1 で始まる変数はありません。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Run “resource-console env” to see the rest.</source>
        <translation>残りを見るには「resource-console env」を実行してください。</translation>
    </message>
    <message>
        <source>Settings with another prefix found: %1.</source>
        <translation>別の接頭辞の設定が見つかりました: %1。</translation>
    </message>
    <message>
        <source>Changes %1; nothing is saved yet</source>
        <translation>%1を変更します。まだ何も保存されていません</translation>
    </message>
    <message>
        <source>Save this key in the keychain</source>
        <translation>このキーをキーチェーンに保存</translation>
    </message>
    <message>
        <source>Replace the saved key with this one</source>
        <translation>保存済みのキーをこのキーに置き換え</translation>
    </message>
    <message>
        <source>This profile has no key to write.</source>
        <translation>このプロファイルには書き込むキーがありません。</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy fingerprint</source>
        <translation>フィンガープリントをコピー</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>値をコピー</translation>
    </message>
    <message>
        <source>Copy verdict</source>
        <translation>判定をコピー</translation>
    </message>
    <message>
        <source>Use in profile</source>
        <translation>プロファイルで使用</translation>
    </message>
    <message>
        <source>Write to file</source>
        <translation>ファイルに書き込み</translation>
    </message>
    <message>
        <source>Press again to write</source>
        <translation>もう一度押すと書き込みます</translation>
    </message>
    <message>
        <source>Write key to file</source>
        <translation>キーをファイルに書き込み</translation>
    </message>
    <message>
        <source>Press again to write the key in clear text</source>
        <translation>もう一度押すとキーを平文で書き込みます</translation>
    </message>
    <message>
        <source>No %1 variables found here. Choose a .env file to compare.</source>
        <translation>ここに %1 の変数はありません。比較する .env ファイルを選択してください。</translation>
    </message>
    <message>
        <source>Changes %1; the old file is kept</source>
        <translation>%1 を変更します。元のファイルは残ります</translation>
    </message>
    <message>
        <source>Written to %1. The old file is %2.</source>
        <translation>%1 に書き込みました。元のファイルは %2 です。</translation>
    </message>
    <message>
        <source>Environment compared with the profile</source>
        <translation>環境変数とプロファイルの比較</translation>
    </message>
</context>
<context>
    <name>rc::EnvironmentSource</name>
    <message>
        <source>this program’s environment</source>
        <translation>このプログラムの環境</translation>
    </message>
</context>
<context>
    <name>rc::ErrorText</name>
    <message>
        <source>The input cannot be used.</source>
        <translation>入力を使用できません。</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>このプロファイルには API キーがありません。</translation>
    </message>
    <message>
        <source>Enter the key in Setup, or with “resource-console key set”.</source>
        <translation>「セットアップ」または「resource-console key set」でキーを入力してください。</translation>
    </message>
    <message>
        <source>The host name was not found.</source>
        <translation>ホスト名が見つかりませんでした。</translation>
    </message>
    <message>
        <source>The host name %1 was not found.</source>
        <translation>ホスト名 %1 が見つかりませんでした。</translation>
    </message>
    <message>
        <source>Check the address for typos, and that this computer is online.</source>
        <translation>アドレスの入力ミスがないか、このコンピューターがオンラインかを確認してください。</translation>
    </message>
    <message>
        <source>The host refused the connection: nothing is listening on this port.</source>
        <translation>ホストが接続を拒否しました。このポートでは何も待ち受けていません。</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether the service is running.</source>
        <translation>アドレスのポートと、サービスが稼働しているかを確認してください。</translation>
    </message>
    <message>
        <source>The service could not be reached.</source>
        <translation>サービスに接続できませんでした。</translation>
    </message>
    <message>
        <source>The service could not be reached (%1).</source>
        <translation>サービスに接続できませんでした (%1)。</translation>
    </message>
    <message>
        <source>Check the network connection, VPN and firewall.</source>
        <translation>ネットワーク接続、VPN、ファイアウォールを確認してください。</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout.</source>
        <translation>タイムアウトまでに完全な応答が届きませんでした。</translation>
    </message>
    <message>
        <source>No complete response arrived before the timeout; %1.</source>
        <translation>タイムアウトまでに完全な応答が届きませんでした (%1)。</translation>
    </message>
    <message>
        <source>Try again, or raise the timeout.</source>
        <translation>再試行するか、タイムアウトを延ばしてください。</translation>
    </message>
    <message>
        <source>The proxy did not let the request through.</source>
        <translation>プロキシがリクエストを通しませんでした。</translation>
    </message>
    <message>
        <source>The proxy did not let the request through (%1).</source>
        <translation>プロキシがリクエストを通しませんでした (%1)。</translation>
    </message>
    <message>
        <source>Check this computer’s proxy settings.</source>
        <translation>このコンピューターのプロキシ設定を確認してください。</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent.</source>
        <translation>安全な接続を確立できなかったため、何も送信していません。</translation>
    </message>
    <message>
        <source>Check the host name and this computer’s clock. If both are right, the service must renew its certificate.</source>
        <translation>ホスト名とこのコンピューターの時計を確認してください。どちらも正しい場合は、サービス側で証明書を更新する必要があります。</translation>
    </message>
    <message>
        <source>The connection closed before the response was complete.</source>
        <translation>応答が完了する前に接続が閉じられました。</translation>
    </message>
    <message>
        <source>The request may have arrived anyway. Search for it in the service before you try again.</source>
        <translation>それでもリクエストが届いた可能性があります。再試行する前に、サービスで検索してください。</translation>
    </message>
    <message>
        <source>The service sent a redirect without a readable address. Your key was not sent anywhere else.</source>
        <translation>サービスが、読み取れるアドレスのないリダイレクトを送信しました。キーはほかのどこにも送信されていません。</translation>
    </message>
    <message>
        <source>Check the address. If you trust the one it redirects to, enter that one instead.</source>
        <translation>アドレスを確認してください。リダイレクト先を信頼できる場合は、代わりにそのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address. Your key was not sent there.</source>
        <translation>サービスは、暗号化されていないアドレスにリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>The service redirects to an unencrypted address, %1. Your key was not sent there.</source>
        <translation>サービスは、暗号化されていないアドレス %1 にリダイレクトします。キーはそこへ送信されていません。</translation>
    </message>
    <message>
        <source>The service refused the key, username or access.</source>
        <translation>サービスがキー、ユーザー名、またはアクセスを拒否しました。</translation>
    </message>
    <message>
        <source>The service refused the key, username or access (status %1).</source>
        <translation>サービスがキー、ユーザー名、またはアクセスを拒否しました (ステータス %1)。</translation>
    </message>
    <message>
        <source>Run a check. The tool server’s response to the same key and username shows the cause.</source>
        <translation>チェックを実行してください。同じキーとユーザー名に対するツールサーバーの応答から原因がわかります。</translation>
    </message>
    <message>
        <source>The service offers no response format that this program accepts (406).</source>
        <translation>サービスは、このプログラムが受け付ける応答形式を提供していません (406)。</translation>
    </message>
    <message>
        <source>The service says that the request is too large (413).</source>
        <translation>サービスは、リクエストが大きすぎると応答しています (413)。</translation>
    </message>
    <message>
        <source>Shorten the message or the extra fields.</source>
        <translation>メッセージまたは追加フィールドを短くしてください。</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429).</source>
        <translation>サービスは、受信したリクエストが多すぎると応答しています (429)。</translation>
    </message>
    <message>
        <source>The service says it received too many requests (429), and to try again after: %1.</source>
        <translation>サービスは、受信したリクエストが多すぎる (429) ため、次の時間の経過後に再試行するよう求めています: %1。</translation>
    </message>
    <message>
        <source>Wait, then try again.</source>
        <translation>しばらく待ってから、再試行してください。</translation>
    </message>
    <message>
        <source>Try again later. If it persists, tell the service’s operator the time and the status.</source>
        <translation>後で再試行してください。解決しない場合は、時刻とステータスをサービスの運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>The service refused the request.</source>
        <translation>サービスがリクエストを拒否しました。</translation>
    </message>
    <message>
        <source>The service refused the request (status %1).</source>
        <translation>サービスがリクエストを拒否しました (ステータス %1)。</translation>
    </message>
    <message>
        <source>The tool server returned an error.</source>
        <translation>ツールサーバーがエラーを返しました。</translation>
    </message>
    <message>
        <source>The tool server returned error %1.</source>
        <translation>ツールサーバーがエラー %1 を返しました。</translation>
    </message>
    <message>
        <source>The response exceeded the size limit, so reading it was stopped.</source>
        <translation>応答がサイズ上限を超えたため、読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Got a web page instead of data, probably a login page.</source>
        <translation>データではなく Web ページを受信しました。おそらくログインページです。</translation>
    </message>
    <message>
        <source>Check the address, and whether a network login or a proxy is in the way.</source>
        <translation>アドレスを確認し、ネットワークのログイン画面やプロキシが間に入っていないか確認してください。</translation>
    </message>
    <message>
        <source>The response was empty.</source>
        <translation>応答が空でした。</translation>
    </message>
    <message>
        <source>The response is not valid JSON.</source>
        <translation>応答が有効な JSON ではありません。</translation>
    </message>
    <message>
        <source>The response is not valid JSON: %1</source>
        <translation>応答が有効な JSON ではありません: %1</translation>
    </message>
    <message>
        <source>The response is for another request (its id does not match).</source>
        <translation>別のリクエストに対する応答です (id が一致しません)。</translation>
    </message>
    <message>
        <source>The response has neither a result nor an error, or both.</source>
        <translation>応答に結果もエラーもないか、両方があります。</translation>
    </message>
    <message>
        <source>Check the tool server address. If it is right, report this to its operator.</source>
        <translation>ツールサーバーのアドレスを確認してください。正しい場合は、これをその運用担当者に報告してください。</translation>
    </message>
    <message>
        <source>The response was not understood.</source>
        <translation>応答を解釈できませんでした。</translation>
    </message>
    <message>
        <source>The response was not understood: %1</source>
        <translation>応答を解釈できませんでした: %1</translation>
    </message>
    <message>
        <source>Look at the response, and check the address.</source>
        <translation>応答を調べ、アドレスを確認してください。</translation>
    </message>
    <message>
        <source>No keychain is installed that this program can use.</source>
        <translation>このプログラムが使えるキーチェーンがインストールされていません。</translation>
    </message>
    <message>
        <source>The keychain is not running.</source>
        <translation>キーチェーンが動作していません。</translation>
    </message>
    <message>
        <source>The keychain is not running (%1).</source>
        <translation>キーチェーンが動作していません (%1)。</translation>
    </message>
    <message>
        <source>The keychain is locked, so it is unknown whether it has the key.</source>
        <translation>キーチェーンがロックされているため、キーがあるかどうかは不明です。</translation>
    </message>
    <message>
        <source>The keychain denied access to the key.</source>
        <translation>キーチェーンがキーへのアクセスを拒否しました。</translation>
    </message>
    <message>
        <source>The keychain did not respond in time.</source>
        <translation>キーチェーンが時間内に応答しませんでした。</translation>
    </message>
    <message>
        <source>The keychain stopped while it was in use.</source>
        <translation>使用中にキーチェーンが停止しました。</translation>
    </message>
    <message>
        <source>The keychain accepted the key but does not return it, so it may or may not be saved.</source>
        <translation>キーチェーンはキーを受け付けましたが、読み出せないため、保存されたかどうかは不明です。</translation>
    </message>
    <message>
        <source>The keychain still has the key after a request to delete it.</source>
        <translation>削除を要求しましたが、キーがまだキーチェーンに残っています。</translation>
    </message>
    <message>
        <source>Try again, or delete the resource-console entry in the keychain’s own window.</source>
        <translation>再試行するか、キーチェーンのウィンドウで resource-console の項目を削除してください。</translation>
    </message>
    <message>
        <source>A key was saved in the keychain for this profile, but it is missing.</source>
        <translation>このプロファイルのキーはキーチェーンに保存されたはずですが、見つかりません。</translation>
    </message>
    <message>
        <source>Enter it again.</source>
        <translation>もう一度入力してください。</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination, so it was not sent anywhere.</source>
        <translation>キーが許可された宛先なしで保存されているため、どこにも送信していません。</translation>
    </message>
    <message>
        <source>If the address is right, allow it above or with “resource-console key allow”. Otherwise, correct the address.</source>
        <translation>アドレスが正しい場合は、上の項目または「resource-console key allow」で許可してください。そうでない場合は、アドレスを修正してください。</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>キーチェーンでエラーが発生しました。</translation>
    </message>
    <message>
        <source>The keychain failed: %1</source>
        <translation>キーチェーンでエラーが発生しました: %1</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>ファイルを読み書きできませんでした。</translation>
    </message>
    <message>
        <source>A file could not be read or written: %1</source>
        <translation>ファイルを読み書きできませんでした: %1</translation>
    </message>
    <message>
        <source>Check that the location exists, is accessible and has space.</source>
        <translation>場所が存在し、アクセスでき、空き容量があることを確認してください。</translation>
    </message>
    <message>
        <source>Canceled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>The request exceeds the size limit, so nothing was sent.</source>
        <translation>リクエストがサイズ上限を超えているため、何も送信していません。</translation>
    </message>
    <message>
        <source>Nothing was sent: %1</source>
        <translation>何も送信していません: %1</translation>
    </message>
    <message>
        <source>Send less in one request or, if your service accepts more, raise the limit in Preferences or with --max-request.</source>
        <translation>1 回のリクエストで送信する量を減らすか、サービスがより多く受け付ける場合は、「環境設定」または --max-request で上限を引き上げてください。</translation>
    </message>
    <message>
        <source>The server requests user input.</source>
        <translation>サーバーがユーザーの入力を求めています。</translation>
    </message>
    <message>
        <source>The server requests user input: %1</source>
        <translation>サーバーがユーザーの入力を求めています: %1</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>応答: 「%1」</translation>
    </message>
    <message>
        <source>The contents of a file cannot be used.</source>
        <translation>ファイルの内容を使用できません。</translation>
    </message>
    <message>
        <source>Check that the address belongs to the service. If it does, raise the limit in Preferences or with --max-answer.</source>
        <translation>アドレスがサービスのものか確認してください。正しい場合は、「環境設定」または --max-answer で上限を引き上げてください。</translation>
    </message>
    <message>
        <source>The service redirects to another address, %1. Your key was not sent to any other server.</source>
        <translation>サービスは、別のアドレス %1 にリダイレクトします。キーはほかのサーバーに送信されていません。</translation>
    </message>
    <message>
        <source>The server has nothing at this address (404).</source>
        <translation>サーバーのこのアドレスには何もありません (404)。</translation>
    </message>
    <message>
        <source>For entries, copy the Resource URL from Resource Details again. For tools, check the tool server address.</source>
        <translation>エントリの場合は、Resource Details からリソース URL をもう一度コピーしてください。ツールの場合は、ツールサーバーのアドレスを確認してください。</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error.</source>
        <translation>サービス、またはその手前のゲートウェイが、サーバーエラーを報告しています。</translation>
    </message>
    <message>
        <source>The service, or a gateway before it, reports a server error (status %1).</source>
        <translation>サービス、またはその手前のゲートウェイが、サーバーエラーを報告しています (ステータス %1)。</translation>
    </message>
    <message>
        <source>The key is saved for another server, so it was not sent anywhere.</source>
        <translation>キーは別のサーバー用に保存されているため、どこにも送信していません。</translation>
    </message>
    <message>
        <source>Install a keychain such as GNOME Keyring and try again, or use the key without saving it.</source>
        <translation>GNOME Keyring などのキーチェーンをインストールして再試行するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Start it, usually by logging in to the desktop, and try again, or use the key without saving it.</source>
        <translation>通常はデスクトップにログインしてキーチェーンを起動し、再試行するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Unlock the keychain and try again, or use the key without saving it.</source>
        <translation>キーチェーンのロックを解除して再試行するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Try again and allow access when the keychain asks, or use the key without saving it.</source>
        <translation>再試行し、キーチェーンから確認を求められたらアクセスを許可するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Try again. If it persists, restart the keychain, or use the key without saving it.</source>
        <translation>再試行してください。解決しない場合は、キーチェーンを再起動するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Restart it, then this program, or use the key without saving it.</source>
        <translation>キーチェーン、続いてこのプログラムを再起動するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Tell the service’s operator that the redirect should keep https.</source>
        <translation>リダイレクトでは https を維持すべきであることを、サービスの運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>The keychain did not respond. It may be showing a prompt.</source>
        <translation>キーチェーンが応答しませんでした。確認画面を表示している可能性があります。</translation>
    </message>
    <message>
        <source>Respond to its prompt if there is one, then try again, or use the key without saving it.</source>
        <translation>確認画面が表示されていれば応答してから再試行するか、キーを保存せずに使用してください。</translation>
    </message>
    <message>
        <source>Call the tool in the window or on a terminal, or pass the input with --answers.</source>
        <translation>ウィンドウまたは端末でツールを呼び出すか、--answers で入力を指定してください。</translation>
    </message>
</context>
<context>
    <name>rc::ExtraFaults</name>
    <message>
        <source>Give this value a key.</source>
        <translation>この値にキーを付けてください。</translation>
    </message>
    <message>
        <source>“marker” is the console’s own key. Choose another one.</source>
        <translation>「marker」はコンソール専用のキーです。別のキーを選択してください。</translation>
    </message>
    <message>
        <source>The key “%1” is used twice.</source>
        <translation>キー「%1」が 2 回使われています。</translation>
    </message>
    <message>
        <source>“%1” needs a number, such as 3 or 1840.50.</source>
        <translation>「%1」には、3 や 1840.50 のような数値が必要です。</translation>
    </message>
</context>
<context>
    <name>rc::ExtraTable</name>
    <message>
        <source>Add field</source>
        <translation>フィールドを追加</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Key of the value</source>
        <translation>値のキー</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Type of the value</source>
        <translation>値の型</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Remove this value</source>
        <translation>この値を削除</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>追加フィールド</translation>
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
        <translation>接続開始 %1</translation>
    </message>
    <message>
        <source>TLS up at %1</source>
        <translation>TLS 確立 %1</translation>
    </message>
    <message>
        <source>sent at %1</source>
        <translation>送信 %1</translation>
    </message>
    <message>
        <source>first byte at %1</source>
        <translation>最初のバイト %1</translation>
    </message>
    <message>
        <source>ended at %1</source>
        <translation>終了 %1</translation>
    </message>
    <message>
        <source>(hidden)</source>
        <translation>(非表示)</translation>
    </message>
    <message>
        <source>less than 2 s</source>
        <translation>2 秒未満</translation>
    </message>
    <message>
        <source>Addresses</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Test connection to</source>
        <translation>テスト接続先</translation>
    </message>
    <message>
        <source>Request proxy</source>
        <translation>リクエストのプロキシ</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Cipher</source>
        <translation>暗号スイート</translation>
    </message>
    <message>
        <source>Certificate of</source>
        <translation>証明書の対象</translation>
    </message>
    <message>
        <source>Certificate names</source>
        <translation>証明書の名前</translation>
    </message>
    <message>
        <source>Certificate issued by</source>
        <translation>証明書の発行者</translation>
    </message>
    <message>
        <source>Certificate valid</source>
        <translation>証明書の有効期間</translation>
    </message>
    <message>
        <source>Certificate expires in</source>
        <translation>証明書の残り期間</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Clock difference</source>
        <translation>時計のずれ</translation>
    </message>
    <message>
        <source>Response size</source>
        <translation>応答サイズ</translation>
    </message>
    <message>
        <source>Response headers</source>
        <translation>応答ヘッダー</translation>
    </message>
    <message>
        <source>Dialect</source>
        <translation>プロトコル方式</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Log tool</source>
        <translation>ログツール</translation>
    </message>
    <message>
        <source>Received</source>
        <translation>受信日時</translation>
    </message>
    <message>
        <source>Stored entry</source>
        <translation>保存されたエントリ</translation>
    </message>
    <message>
        <source>MCP version</source>
        <translation>MCP バージョン</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>List caching</source>
        <translation>一覧のキャッシュ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 ～ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>for %1 s</source>
        <translation>%1 秒間</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>稼働状態</translation>
    </message>
    <message>
        <source>Tool “ping”</source>
        <translation>ツール「ping」</translation>
    </message>
    <message>
        <source>authorization server %1</source>
        <translation>認可サーバー %1</translation>
    </message>
    <message>
        <source>described at %1</source>
        <translation>記載先 %1</translation>
    </message>
    <message>
        <source>scope %1</source>
        <translation>スコープ %1</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>サインイン</translation>
    </message>
    <message>
        <source>List changes</source>
        <translation>一覧の変更</translation>
    </message>
    <message>
        <source>announced by the server</source>
        <translation>サーバーが通知</translation>
    </message>
    <message>
        <source>not announced</source>
        <translation>通知なし</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Dialect detected</source>
        <translation>プロトコル方式の検出</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 時間</translation>
    </message>
    <message>
        <source>%1 ahead of this computer</source>
        <translation>このコンピューターより %1 進んでいます</translation>
    </message>
    <message>
        <source>%1 behind this computer</source>
        <translation>このコンピューターより %1 遅れています</translation>
    </message>
</context>
<context>
    <name>rc::FactRows</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Not declared; MCP default assumed</source>
        <translation>宣言なし。MCP の既定値から推定</translation>
    </message>
    <message>
        <source>icon %1</source>
        <translation>アイコン %1</translation>
    </message>
    <message>
        <source>never fetched</source>
        <translation>取得しない</translation>
    </message>
    <message>
        <source>Declared by the server; not verified.</source>
        <translation>サーバーの宣言です。検証されていません。</translation>
    </message>
    <message>
        <source>There is more. See JSON for all of it.</source>
        <translation>続きがあります。全体は JSON を参照してください。</translation>
    </message>
    <message>
        <source>Changes nothing.</source>
        <translation>何も変更しません。</translation>
    </message>
    <message>
        <source>May change data.</source>
        <translation>データを変更する可能性があります。</translation>
    </message>
    <message>
        <source>May delete or overwrite data.</source>
        <translation>データを削除または上書きする可能性があります。</translation>
    </message>
    <message>
        <source>Only adds data.</source>
        <translation>データを追加するだけです。</translation>
    </message>
    <message>
        <source>A repeated call has no further effect.</source>
        <translation>繰り返し呼び出しても、それ以上の影響はありません。</translation>
    </message>
    <message>
        <source>A repeated call may have a further effect.</source>
        <translation>繰り返し呼び出すと、さらに影響が及ぶ可能性があります。</translation>
    </message>
    <message>
        <source>May reach other systems.</source>
        <translation>ほかのシステムにアクセスする可能性があります。</translation>
    </message>
    <message>
        <source>Reaches no other systems.</source>
        <translation>ほかのシステムにはアクセスしません。</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>該当なし</translation>
    </message>
</context>
<context>
    <name>rc::FieldWidget</name>
    <message>
        <source>Send empty string</source>
        <translation>空の文字列を送信</translation>
    </message>
    <message>
        <source>Sent as null.</source>
        <translation>null として送信されます。</translation>
    </message>
    <message>
        <source>Add an element</source>
        <translation>要素を追加</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>別の名前</translation>
    </message>
    <message>
        <source>Name of another member</source>
        <translation>別のメンバーの名前</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Add a member with this name</source>
        <translation>この名前のメンバーを追加</translation>
    </message>
    <message>
        <source>Element %1</source>
        <translation>要素 %1</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在時刻</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>rc::FieldWords</name>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>選択肢</translation>
    </message>
    <message>
        <source>date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時刻</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>日付と時刻</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>one of several forms</source>
        <translation>複数の候補のいずれか</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Not sent (default: %1)</source>
        <translation>送信しない (既定: %1)</translation>
    </message>
    <message>
        <source>Empty text</source>
        <translation>空のテキスト</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>選択…</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>送信しない</translation>
    </message>
    <message>
        <source>Send this list</source>
        <translation>このリストを送信</translation>
    </message>
    <message>
        <source>Send null</source>
        <translation>null を送信</translation>
    </message>
    <message>
        <source>Send this object</source>
        <translation>このオブジェクトを送信</translation>
    </message>
</context>
<context>
    <name>rc::FileLock</name>
    <message>
        <source>it cannot be created.</source>
        <translation>作成できません。</translation>
    </message>
</context>
<context>
    <name>rc::FindingModel</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>指摘 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>新しいツール</translation>
    </message>
    <message>
        <source>Changed: %1</source>
        <comment>what changed in a tool</comment>
        <translation>変更: %1</translation>
    </message>
    <message>
        <source>not reviewed</source>
        <translation>未レビュー</translation>
    </message>
    <message>
        <source>Removed tool</source>
        <translation>削除されたツール</translation>
    </message>
</context>
<context>
    <name>rc::FindingRows</name>
    <message>
        <source>info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>critical</source>
        <translation>重大</translation>
    </message>
    <message numerus="yes">
        <source>%n more finding(s)</source>
        <translation>
            <numerusform>ほか %n 件の指摘</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n accepted finding(s)</source>
        <translation>
            <numerusform>承認済みの指摘 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Show location: %1</source>
        <translation>場所を表示: %1</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>承認を取り消し</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>承認</translation>
    </message>
    <message>
        <source>Stays hidden until the definition changes.</source>
        <translation>定義が変わるまで非表示になります。</translation>
    </message>
    <message>
        <source>Copy finding</source>
        <translation>指摘をコピー</translation>
    </message>
</context>
<context>
    <name>rc::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>すべて %1</translation>
    </message>
    <message>
        <source>Critical %1</source>
        <translation>重大 %1</translation>
    </message>
    <message>
        <source>Warnings %1</source>
        <translation>警告 %1</translation>
    </message>
    <message>
        <source>Info %1</source>
        <translation>情報 %1</translation>
    </message>
    <message>
        <source>Accepted %1</source>
        <translation>承認済み %1</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>指摘なし</translation>
    </message>
    <message>
        <source>Show location</source>
        <translation>場所を表示</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>ツールを表示</translation>
    </message>
    <message>
        <source>Copy name of the tool</source>
        <translation>ツールの名前をコピー</translation>
    </message>
    <message>
        <source>Copy rule</source>
        <translation>ルールをコピー</translation>
    </message>
    <message>
        <source>Findings to show</source>
        <translation>表示する指摘</translation>
    </message>
    <message>
        <source>Mark all as reviewed</source>
        <translation>すべてレビュー済みにする</translation>
    </message>
    <message>
        <source>Mark as reviewed</source>
        <translation>レビュー済みにする</translation>
    </message>
    <message>
        <source>Copy changes</source>
        <translation>変更をコピー</translation>
    </message>
    <message>
        <source>%1: no changes.</source>
        <translation>%1: 変更はありません。</translation>
    </message>
    <message>
        <source>%1: compared with the list from %2.</source>
        <translation>%1: %2 の一覧と比較しています。</translation>
    </message>
    <message>
        <source>No list has been reviewed yet.</source>
        <translation>レビュー済みの一覧はまだありません。</translation>
    </message>
    <message>
        <source>Changes %1</source>
        <translation>変更 %1</translation>
    </message>
    <message>
        <source>No changes</source>
        <translation>変更なし</translation>
    </message>
    <message>
        <source>%1: comparing…</source>
        <translation>%1: 比較中…</translation>
    </message>
    <message>
        <source>Findings %1</source>
        <translation>指摘 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n 件選択</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::FirstFields</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>キーをキーチェーンに保存</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API キーを貼り付け</translation>
    </message>
    <message>
        <source>Optional, to list tools: https://…</source>
        <translation>任意 (ツールの一覧表示用): https://…</translation>
    </message>
    <message>
        <source>Optional, your account on the service</source>
        <translation>任意 (サービスのアカウント)</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
</context>
<context>
    <name>rc::FirstPage</name>
    <message>
        <source>Paste a Resource URL</source>
        <translation>リソース URL を貼り付け</translation>
    </message>
    <message>
        <source>Use https:// instead</source>
        <translation>代わりに https:// を使用</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>このリソースをチェック</translation>
    </message>
    <message>
        <source>Nothing is sent before you press the button. A check sends four entries marked [TEST]. Errors and alerts, which may notify people, are not sent.</source>
        <translation>ボタンを押すまで何も送信されません。チェックでは [TEST] 付きのエントリを 4 件送信します。担当者に通知される可能性があるエラーとアラートは送信しません。</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>デモを試す</translation>
    </message>
    <message>
        <source>No resource yet?</source>
        <translation>リソースがまだない場合</translation>
    </message>
    <message>
        <source>Is your resource set up right?</source>
        <translation>リソースは正しく設定されていますか？</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>クリップボードを消去</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Tests the URL, key, network, TLS, sending and tools, and tells you what to fix.</source>
        <translation>URL、キー、ネットワーク、TLS、送信、ツールをテストし、修正すべき点を示します。</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Sends test log entries and alerts. Never retries on its own.</source>
        <translation>テスト用のログエントリとアラートを送信します。自動的に再試行することはありません。</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Shows the tools your language model will see.</source>
        <translation>言語モデルに見えるツールを表示します。</translation>
    </message>
    <message>
        <source>Resource %1, of team %2, at %3</source>
        <translation>リソース %1、チーム %2、ホスト %3</translation>
    </message>
    <message>
        <source>Resource %1, owned by %2, at %3</source>
        <translation>リソース %1、所有者 %2、ホスト %3</translation>
    </message>
    <message>
        <source>Paste the API key. To check only the address and the connection, press Enter again.</source>
        <translation>API キーを貼り付けてください。アドレスと接続だけをチェックするには、もう一度 Enter キーを押してください。</translation>
    </message>
    <message>
        <source>Paste its Resource URL or the address of a tool server. A .env file, a curl command or an SDK snippet works too.</source>
        <translation>リソース URL、またはツールサーバーのアドレスを貼り付けてください。.env ファイル、curl コマンド、SDK のコード片も使えます。</translation>
    </message>
    <message>
        <source>Tool server %1, without a resource. Only its tools are checked.</source>
        <translation>ツールサーバー %1、リソースなし。ツールだけをチェックします。</translation>
    </message>
    <message>
        <source>No Resource URL or tool server found in this text. Paste the address as well.</source>
        <translation>このテキストには、リソース URL もツールサーバーも見つかりません。アドレスも貼り付けてください。</translation>
    </message>
</context>
<context>
    <name>rc::FixOffer</name>
    <message>
        <source>How clients sign in</source>
        <translation>クライアントのサインイン方法</translation>
    </message>
    <message>
        <source>Asking the server how clients sign in…</source>
        <translation>クライアントのサインイン方法をサーバーに照会中…</translation>
    </message>
    <message>
        <source>Save in the keychain</source>
        <translation>キーチェーンに保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API キーを貼り付け</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>トークンを貼り付け</translation>
    </message>
</context>
<context>
    <name>rc::FormWords</name>
    <message>
        <source>Form %1</source>
        <translation>候補 %1</translation>
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
        <translation>ヘッダーには名前が必要です。</translation>
    </message>
    <message>
        <source>A header name can have at most 64 characters.</source>
        <translation>ヘッダー名は 64 文字までです。</translation>
    </message>
    <message>
        <source>A header name may contain letters, digits and !#$%&amp;&apos;*+-.^_`|~ only.</source>
        <translation>ヘッダー名に使えるのは英字、数字、および !#$%&amp;&apos;*+-.^_`|~ だけです。</translation>
    </message>
    <message>
        <source>The header name %1 is reserved.</source>
        <translation>ヘッダー名 %1 は予約されています。</translation>
    </message>
</context>
<context>
    <name>rc::HistoryView</name>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>A file…</source>
        <translation>ファイル…</translation>
    </message>
    <message>
        <source>the list of %1</source>
        <translation>%1 の一覧</translation>
    </message>
    <message>
        <source>Compare with a saved list</source>
        <translation>保存済みの一覧と比較</translation>
    </message>
    <message>
        <source>Tool lists (*.json)</source>
        <translation>ツール一覧 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing to compare with: %1</source>
        <translation>比較対象がありません: %1</translation>
    </message>
    <message>
        <source>The tool was not in %1.</source>
        <translation>このツールは %1 にはありませんでした。</translation>
    </message>
    <message>
        <source>The definition has not changed since %1.</source>
        <translation>%1 以降、定義は変わっていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) since %1.</source>
        <translation>
            <numerusform>%1 以降の変更 %n 件。</numerusform>
        </translation>
    </message>
    <message>
        <source>No earlier versions yet</source>
        <translation>以前のバージョンはまだありません</translation>
    </message>
</context>
<context>
    <name>rc::HoldButton</name>
    <message numerus="yes">
        <source>Again in %n s</source>
        <translation>
            <numerusform>%n 秒後に再度可能</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold with the mouse or Space until the bar is full.</source>
        <translation>バーがいっぱいになるまで、マウスまたは Space キーで長押ししてください。</translation>
    </message>
</context>
<context>
    <name>rc::HostName</name>
    <message>
        <source>The host name “%1” has an extra dot.</source>
        <translation>ホスト名「%1」に余分なドットがあります。</translation>
    </message>
    <message>
        <source>The host name “%1” contains an invalid character.</source>
        <translation>ホスト名「%1」に無効な文字が含まれています。</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv4 address.</source>
        <translation>「%1」は有効な IPv4 アドレスではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a valid IPv6 address.</source>
        <translation>「%1」は有効な IPv6 アドレスではありません。</translation>
    </message>
    <message>
        <source>“%1” is not a valid international host name.</source>
        <translation>「%1」は有効な国際化ホスト名ではありません。</translation>
    </message>
    <message>
        <source>The host “%1” really means “%2”. %3</source>
        <translation>ホスト「%1」は実際には「%2」を意味します。%3</translation>
    </message>
    <message>
        <source>The address has no host name.</source>
        <translation>アドレスにホスト名がありません。</translation>
    </message>
    <message>
        <source>The host name “%1” is too long.</source>
        <translation>ホスト名「%1」が長すぎます。</translation>
    </message>
</context>
<context>
    <name>rc::HttpCall</name>
    <message>
        <source>Its length is ambiguous.</source>
        <translation>長さがあいまいです。</translation>
    </message>
    <message>
        <source>A header would break the request.</source>
        <translation>リクエストの形式を壊すヘッダーがあります。</translation>
    </message>
    <message>
        <source>Plain http is limited to this computer.</source>
        <translation>平文の http はこのコンピューター内に限られます。</translation>
    </message>
    <message>
        <source>The address cannot be used.</source>
        <translation>アドレスを使用できません。</translation>
    </message>
</context>
<context>
    <name>rc::HttpResponse</name>
    <message>
        <source>It is not a complete HTTP response.</source>
        <translation>完全な HTTP 応答ではありません。</translation>
    </message>
    <message>
        <source>It is compressed, which was not requested.</source>
        <translation>要求していないのに圧縮されています。</translation>
    </message>
    <message>
        <source>It has the status %1, which is inconclusive.</source>
        <translation>ステータスが %1 のため、成否を判断できません。</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::ImportSource</name>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, the system&apos;s words</comment>
        <translation>%1 を読み取れません: %2</translation>
    </message>
    <message>
        <source>%1 is too large. The limit for a batch is 64 MiB.</source>
        <translation>%1 が大きすぎます。バッチの上限は 64 MiB です。</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み取り形式</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Read as JSON Lines</source>
        <translation>JSON Lines として読み取り</translation>
    </message>
    <message>
        <source>Read as CSV</source>
        <translation>CSV として読み取り</translation>
    </message>
    <message>
        <source>Read as a log</source>
        <translation>ログとして読み取り</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>クリップボード</translation>
    </message>
    <message>
        <source>JSON Lines, one entry per line</source>
        <translation>JSON Lines (1 行に 1 エントリ)</translation>
    </message>
    <message>
        <source>CSV, with column names in the first row</source>
        <translation>CSV (最初の行は列名)</translation>
    </message>
    <message>
        <source>Log, in any of these formats</source>
        <translation>ログ (次のいずれかの形式)</translation>
    </message>
    <message>
        <source>Read entries</source>
        <translation>エントリを読み取る</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing found in %1.</source>
        <translation>%1 に何も見つかりませんでした。</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>the dropped text</source>
        <translation>ドロップしたテキスト</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>ファイルは 1 つずつドロップしてください。</translation>
    </message>
    <message>
        <source>Only files on this computer can be read.</source>
        <translation>読み取れるのは、このコンピューター上のファイルだけです。</translation>
    </message>
    <message>
        <source>Entries (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</source>
        <translation>エントリ (*.jsonl *.ndjson *.json *.csv *.tsv *.log *.txt)</translation>
    </message>
    <message>
        <source>Drop a JSON Lines, CSV or log file here, or choose or paste one.</source>
        <translation>JSON Lines、CSV、またはログファイルをここにドロップするか、選択または貼り付けてください。</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <translation>%1 から読み取りました。</translation>
    </message>
</context>
<context>
    <name>rc::ImportTarget</name>
    <message>
        <source>level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>message</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>timestamp</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>extra</source>
        <translation>追加フィールド</translation>
    </message>
    <message>
        <source>ignored</source>
        <translation>無視</translation>
    </message>
</context>
<context>
    <name>rc::InstructionsView</name>
    <message>
        <source>Instructions for the model · about %1 tokens</source>
        <translation>モデルへの指示 · 約 %1 トークン</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>折りたたむ</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Changed since %1. Before: “%2”</source>
        <translation>%1 以降に変更。変更前: 「%2」</translation>
    </message>
</context>
<context>
    <name>rc::JobSummary</name>
    <message>
        <source>%1 more rows are not shown.</source>
        <translation>ほか %1 行は表示していません。</translation>
    </message>
    <message>
        <source>Critical: %1 · warnings: %2 · info: %3 · accepted: %4</source>
        <translation>重大: %1 · 警告: %2 · 情報: %3 · 承認済み: %4</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>重大度</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>箇所</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>指摘</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>There was no earlier list.</source>
        <translation>以前の一覧はありませんでした。</translation>
    </message>
    <message>
        <source>Nothing changed since %1.</source>
        <translation>%1 以降、変更はありません。</translation>
    </message>
    <message>
        <source>Changes since %1:</source>
        <translation>%1 以降の変更:</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>What changed</source>
        <translation>変更内容</translation>
    </message>
</context>
<context>
    <name>rc::Json</name>
    <message>
        <source>it is longer than 4 GiB</source>
        <translation>4 GiB を超えています</translation>
    </message>
    <message>
        <source>it begins with a byte order mark</source>
        <translation>バイト順マーク (BOM) で始まっています</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>空です</translation>
    </message>
    <message>
        <source>extra text follows its end</source>
        <translation>末尾の後に余分なテキストがあります</translation>
    </message>
    <message>
        <source>%1 (byte %2)</source>
        <translation>%1 (バイト %2)</translation>
    </message>
    <message>
        <source>a quoted key is missing</source>
        <translation>引用符付きのキーがありません</translation>
    </message>
    <message>
        <source>a key appears twice in one object</source>
        <translation>1 つのオブジェクトで同じキーが 2 回使われています</translation>
    </message>
    <message>
        <source>a colon is missing</source>
        <translation>コロンがありません</translation>
    </message>
    <message>
        <source>a comma or closing bracket is missing</source>
        <translation>コンマまたは閉じ角かっこがありません</translation>
    </message>
    <message>
        <source>a string contains a raw control character</source>
        <translation>文字列に、エスケープされていない制御文字が含まれています</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>文字列が閉じられていません</translation>
    </message>
    <message>
        <source>an escape is not valid in JSON</source>
        <translation>エスケープが JSON では無効です</translation>
    </message>
    <message>
        <source>a string is not valid UTF-8</source>
        <translation>文字列が有効な UTF-8 ではありません</translation>
    </message>
    <message>
        <source>a value is missing or malformed</source>
        <translation>値がないか、形式が正しくありません</translation>
    </message>
    <message>
        <source>it is nested deeper than %1 levels</source>
        <translation>入れ子が %1 階層を超えています</translation>
    </message>
</context>
<context>
    <name>rc::JsonFile</name>
    <message>
        <source>it is damaged and could not be moved aside.</source>
        <translation>破損しており、退避できませんでした。</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of this program. It was left unchanged. Update the program.</source>
        <translation>%1 は、このプログラムの新しいバージョンで書き込まれています。変更していません。プログラムを更新してください。</translation>
    </message>
    <message>
        <source>%1 is damaged and was moved to %2. Repair it there or restore a backup if you need what it contained.</source>
        <translation>%1 は破損しているため、%2 に移動しました。内容が必要な場合は、移動先で修復するか、バックアップを復元してください。</translation>
    </message>
</context>
<context>
    <name>rc::JsonRpc</name>
    <message>
        <source>The response is JSON, but not a JSON-RPC object.</source>
        <translation>応答は JSON ですが、JSON-RPC オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The response does not declare JSON-RPC 2.0.</source>
        <translation>応答が JSON-RPC 2.0 を宣言していません。</translation>
    </message>
</context>
<context>
    <name>rc::JsonView</name>
    <message>
        <source>Definition as JSON</source>
        <translation>JSON での定義</translation>
    </message>
    <message>
        <source>Search in the definition  Ctrl+F</source>
        <translation>定義内を検索  Ctrl+F</translation>
    </message>
    <message>
        <source>Search in the definition</source>
        <translation>定義内を検索</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copies the definition exactly as sent, byte for byte.</source>
        <translation>定義を送信されたとおりに、バイト単位でそのままコピーします。</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 件超</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>見つかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n hit(s)</source>
        <translation>
            <numerusform>%n 件一致</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::KeyBinding</name>
    <message>
        <source>with another custom CA file</source>
        <translation>別のカスタム CA ファイルを使用</translation>
    </message>
    <message>
        <source>in the header %1 instead of %2</source>
        <translation>ヘッダー %2 ではなく %1 で送信</translation>
    </message>
    <message>
        <source>no server</source>
        <translation>サーバーなし</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>The token was saved without a permitted destination. It was not sent to %1.</source>
        <translation>トークンは許可された宛先なしで保存されています。%1 には送信していません。</translation>
    </message>
    <message>
        <source>The key was saved without a permitted destination. It was not sent to %1.</source>
        <translation>キーは許可された宛先なしで保存されています。%1 には送信していません。</translation>
    </message>
    <message>
        <source>The token is saved for %1. It was not sent to %2.</source>
        <translation>トークンは %1 用に保存されています。%2 には送信していません。</translation>
    </message>
    <message>
        <source>The key is saved for %1. It was not sent to %2.</source>
        <translation>キーは %1 用に保存されています。%2 には送信していません。</translation>
    </message>
    <message>
        <source>as a bearer token</source>
        <translation>ベアラートークンとして送信</translation>
    </message>
    <message>
        <source>not as a bearer token</source>
        <translation>ベアラートークンとしては送信しない</translation>
    </message>
</context>
<context>
    <name>rc::KeyFingerprint</name>
    <message>
        <source>fingerprint %1</source>
        <translation>フィンガープリント %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyRotation</name>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>これはすでにこのプロファイルのキーです。</translation>
    </message>
</context>
<context>
    <name>rc::KeyRow</name>
    <message>
        <source>Use without saving</source>
        <translation>保存せずに使用</translation>
    </message>
    <message>
        <source>Delete key</source>
        <translation>キーを削除</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>コードホスティングのトークン</translation>
    </message>
    <message>
        <source>Paste the API key</source>
        <translation>API キーを貼り付け</translation>
    </message>
    <message>
        <source>Paste the token</source>
        <translation>トークンを貼り付け</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Save key</source>
        <translation>キーを保存</translation>
    </message>
    <message>
        <source>Save token</source>
        <translation>トークンを保存</translation>
    </message>
    <message>
        <source>Demo key. Deleted when you quit.</source>
        <translation>デモ用のキーです。終了時に削除されます。</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>キーチェーンの応答を待っています。確認画面が表示されたら応答してください。</translation>
    </message>
    <message>
        <source>Waiting for the keychain…</source>
        <translation>キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>Key not read yet.</source>
        <translation>キーはまだ読み取られていません。</translation>
    </message>
    <message>
        <source>Token not read yet.</source>
        <translation>トークンはまだ読み取られていません。</translation>
    </message>
    <message>
        <source>In the keychain: %1</source>
        <translation>キーチェーン内: %1</translation>
    </message>
    <message>
        <source>Key for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>このセッション用のキーです。キーチェーンにもある可能性があります。%1確実に保存するには、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Token for this session. It may also be in the keychain. %1 To be sure, save it again.</source>
        <translation>このセッション用のトークンです。キーチェーンにもある可能性があります。%1確実に保存するには、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Key for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>このセッション専用のキーで、保存されていません。%1後で保存するには、もう一度貼り付けてください。</translation>
    </message>
    <message>
        <source>Token for this session only, not saved. %1 To save it later, paste it again.</source>
        <translation>このセッション専用のトークンで、保存されていません。%1後で保存するには、もう一度貼り付けてください。</translation>
    </message>
    <message>
        <source>Key for this session. The keychain may still save it when it continues.</source>
        <translation>このセッション用のキーです。キーチェーンが処理を再開したときに保存される可能性があります。</translation>
    </message>
    <message>
        <source>Token for this session. The keychain may still save it when it continues.</source>
        <translation>このセッション用のトークンです。キーチェーンが処理を再開したときに保存される可能性があります。</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>キーはキーチェーンにあります。</translation>
    </message>
    <message>
        <source>The token is in the keychain.</source>
        <translation>トークンはキーチェーンにあります。</translation>
    </message>
    <message>
        <source>The key is available for this session. It may also be in the keychain.</source>
        <translation>キーはこのセッションで使えます。キーチェーンにもある可能性があります。</translation>
    </message>
    <message>
        <source>The token is available for this session. It may also be in the keychain.</source>
        <translation>トークンはこのセッションで使えます。キーチェーンにもある可能性があります。</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>キーは保存されていません (このセッションのみ)。</translation>
    </message>
    <message>
        <source>The token is not saved (this session only).</source>
        <translation>トークンは保存されていません (このセッションのみ)。</translation>
    </message>
    <message>
        <source>The key may still be in the keychain. %1</source>
        <translation>キーがまだキーチェーンに残っている可能性があります。%1</translation>
    </message>
    <message>
        <source>The token may still be in the keychain. %1</source>
        <translation>トークンがまだキーチェーンに残っている可能性があります。%1</translation>
    </message>
    <message>
        <source>The key was deleted.</source>
        <translation>キーを削除しました。</translation>
    </message>
    <message>
        <source>The token was deleted.</source>
        <translation>トークンを削除しました。</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換え…</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>%1 のトークン</translation>
    </message>
</context>
<context>
    <name>rc::KeySheet</name>
    <message>
        <source>Show these keys</source>
        <translation>これらのキーを表示</translation>
    </message>
    <message>
        <source>Edit the Resource URL</source>
        <translation>リソース URL を編集</translation>
    </message>
    <message>
        <source>Run the check, or fetch the tools</source>
        <translation>チェックを実行、またはツールを取得</translation>
    </message>
    <message>
        <source>Cancel running task</source>
        <translation>実行中のタスクをキャンセル</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>共通</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Open or close a step</source>
        <translation>ステップを開く/閉じる</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>応答全体を表示</translation>
    </message>
    <message>
        <source>Run a step again</source>
        <translation>ステップを再実行</translation>
    </message>
    <message>
        <source>Run a step and all below again</source>
        <translation>ステップとそれ以降をすべて再実行</translation>
    </message>
    <message>
        <source>Copy the response of a step</source>
        <translation>ステップの応答をコピー</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Filter the tools</source>
        <translation>ツールを絞り込む</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Search the records</source>
        <translation>レコードを検索</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>レコードを開く</translation>
    </message>
    <message>
        <source>Copy the marker of a record</source>
        <translation>レコードのマーカーをコピー</translation>
    </message>
    <message>
        <source>Delete records</source>
        <translation>レコードを削除</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>プロファイルを保存</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Switch to one of the first nine profiles</source>
        <translation>最初の 9 つのプロファイルのいずれかに切り替え</translation>
    </message>
    <message>
        <source>Restore a removed profile</source>
        <translation>削除したプロファイルを復元</translation>
    </message>
    <message>
        <source>Restore deleted records or a cleared search</source>
        <translation>削除したレコードまたは消去した検索を復元</translation>
    </message>
    <message>
        <source>Restore discarded changes</source>
        <translation>破棄した変更を復元</translation>
    </message>
    <message>
        <source>Find a profile, page, tool or action</source>
        <translation>プロファイル、画面、ツール、操作を検索</translation>
    </message>
</context>
<context>
    <name>rc::KeySightingList</name>
    <message>
        <source>Show its activity</source>
        <translation>そのアクティビティを表示</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>再確認</translation>
    </message>
    <message>
        <source>Looking for where the previous key (%1) was last seen…</source>
        <translation>以前のキー (%1) を最後に確認した場所を探しています…</translation>
    </message>
    <message>
        <source>The previous key (%1) was not seen anywhere else: not in this program’s environment or the one shown below, not in another profile, not earlier in Activity.</source>
        <translation>以前のキー (%1) はほかのどこにも見つかりませんでした。このプログラムの環境、下に表示された環境、別のプロファイル、以前のアクティビティのいずれにもありません。</translation>
    </message>
    <message>
        <source>Where the previous key (%1) was last seen (in Activity, by its fingerprint):</source>
        <translation>以前のキー (%1) を最後に確認した場所 (アクティビティ内はフィンガープリントで照合):</translation>
    </message>
    <message>
        <source>•  could not be checked: %1</source>
        <translation>•  チェックできませんでした: %1</translation>
    </message>
</context>
<context>
    <name>rc::KeySightings</name>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, no profile, last %2, %3</source>
        <translation>%1、プロファイルなし、最終 %2、%3</translation>
    </message>
    <message>
        <source>used by the profile %1, last %2, %3</source>
        <translation>プロファイル %1 で使用、最終 %2、%3</translation>
    </message>
    <message>
        <source>also in the profile %1</source>
        <translation>プロファイル %1 にもあり</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 の %1</translation>
    </message>
</context>
<context>
    <name>rc::KeyState</name>
    <message>
        <source>key in keychain</source>
        <translation>キーはキーチェーン内</translation>
    </message>
    <message>
        <source>token in keychain</source>
        <translation>トークンはキーチェーン内</translation>
    </message>
    <message>
        <source>key for this session only</source>
        <translation>このセッション専用のキー</translation>
    </message>
    <message>
        <source>token for this session only</source>
        <translation>このセッション専用のトークン</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーなし</translation>
    </message>
    <message>
        <source>no token</source>
        <translation>トークンなし</translation>
    </message>
    <message>
        <source>keychain locked</source>
        <translation>キーチェーンはロック中</translation>
    </message>
    <message>
        <source>key withheld</source>
        <translation>キーは送信保留</translation>
    </message>
    <message>
        <source>token withheld</source>
        <translation>トークンは送信保留</translation>
    </message>
    <message>
        <source>keychain unavailable</source>
        <translation>キーチェーンは利用不可</translation>
    </message>
    <message>
        <source>A token was saved in the keychain for this profile, but it is missing.</source>
        <translation>このプロファイルのトークンはキーチェーンに保存されたはずですが、見つかりません。</translation>
    </message>
</context>
<context>
    <name>rc::KeyStore</name>
    <message>
        <source>the system keychain</source>
        <translation>システムのキーチェーン</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>このセッションのみ</translation>
    </message>
</context>
<context>
    <name>rc::Level</name>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>情報</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>エラー</translation>
    </message>
    <message>
        <source>Alert</source>
        <translation>アラート</translation>
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
        <translation>レベル</translation>
    </message>
</context>
<context>
    <name>rc::LifeSigns</name>
    <message>
        <source>%1 %2, %3</source>
        <comment>an HTTP status, its text, a duration</comment>
        <translation>%1 %2、%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>how a call ended, a duration</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>rc::LimitsCard</name>
    <message>
        <source>Network limits</source>
        <translation>ネットワークの制限</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>既定: %1</translation>
    </message>
</context>
<context>
    <name>rc::ListWatchCard</name>
    <message>
        <source>Show changes</source>
        <translation>変更を表示</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <comment>a tool list</comment>
        <translation>監視中: %1</translation>
    </message>
    <message>
        <source>Watching the tool lists</source>
        <translation>ツール一覧を監視中</translation>
    </message>
    <message>
        <source>instructions changed</source>
        <translation>指示の変更</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catalog name, what changed in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last fetched at %1.</source>
        <translation>前回の取得は %1 です。</translation>
    </message>
    <message>
        <source>The attempt at %1 failed.</source>
        <translation>%1 の試行は失敗しました。</translation>
    </message>
    <message>
        <source>Fetching…</source>
        <translation>取得中…</translation>
    </message>
    <message>
        <source>The server announces changes. Next fetch at %1 at the latest.</source>
        <translation>サーバーが変更を通知します。次の取得は遅くとも %1 です。</translation>
    </message>
    <message>
        <source>Next fetch at %1.</source>
        <translation>次の取得は %1 です。</translation>
    </message>
    <message>
        <source>Watching ends when you leave this page.</source>
        <translation>この画面を離れると、監視は終了します。</translation>
    </message>
</context>
<context>
    <name>rc::LogArguments</name>
    <message>
        <source>The arguments of the log tool are not a JSON object.</source>
        <translation>ログツールの引数が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The log tool’s arguments contain the unknown placeholder {%1}.</source>
        <translation>ログツールの引数に、不明なプレースホルダー {%1} があります。</translation>
    </message>
</context>
<context>
    <name>rc::LogEntry</name>
    <message>
        <source>An extra field needs a name.</source>
        <translation>追加フィールドには名前が必要です。</translation>
    </message>
    <message>
        <source>“%1” is not a valid JSON number, such as 42, -1.5 or 1e-7.</source>
        <translation>「%1」は有効な JSON の数値ではありません (有効な例: 42、-1.5、1e-7)。</translation>
    </message>
    <message>
        <source>“%1” is not an extra field. Use NAME=TEXT, or NAME:=NUMBER for a number.</source>
        <translation>「%1」は追加フィールドではありません。NAME=TEXT を使うか、数値の場合は NAME:=NUMBER を使ってください。</translation>
    </message>
    <message>
        <source>“%1” hides a field that the service adds to each entry.</source>
        <translation>「%1」により、サービスが各エントリに追加する同名のフィールドが隠れます。</translation>
    </message>
    <message>
        <source>A service may store %1 as infinity.</source>
        <translation>サービスが %1 を無限大として保存する可能性があります。</translation>
    </message>
    <message>
        <source>The name “marker” is reserved.</source>
        <translation>名前「marker」は予約されています。</translation>
    </message>
    <message>
        <source>The name “%1” appears twice.</source>
        <translation>名前「%1」が重複しています。</translation>
    </message>
</context>
<context>
    <name>rc::MainWindow</name>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Resource Console</source>
        <translation>Resource Console</translation>
    </message>
    <message>
        <source>The address in the bar is not saved.</source>
        <translation>バーのアドレスは保存されていません。</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>「セットアップ」に未保存の変更があります。</translation>
    </message>
    <message>
        <source>Something is still running. Closing stops it, but requests already sent may arrive.</source>
        <translation>まだ実行中の処理があります。閉じると停止しますが、送信済みのリクエストは届く可能性があります。</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>ウィンドウを閉じますか？</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>このまま閉じる</translation>
    </message>
    <message>
        <source>A link contained something that is not a Resource URL. It was ignored.</source>
        <translation>リンクに、リソース URL ではないものが含まれていました。無視しました。</translation>
    </message>
    <message>
        <source>A drill is running. Closing ends it.</source>
        <translation>訓練を実行中です。閉じると終了します。</translation>
    </message>
    <message>
        <source>Entries can be sent once there is a profile.</source>
        <translation>エントリは、プロファイルを作成すると送信できます。</translation>
    </message>
    <message>
        <source>A tool lock can be compared once there is a profile.</source>
        <translation>ツールロックは、プロファイルを作成すると比較できます。</translation>
    </message>
    <message>
        <source>The profile is not saved.</source>
        <translation>プロファイルは保存されていません。</translation>
    </message>
    <message>
        <source>Save and close</source>
        <translation>保存して閉じる</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>開いたままにする</translation>
    </message>
</context>
<context>
    <name>rc::MappingLine</name>
    <message>
        <source>(no name)</source>
        <translation>(名前なし)</translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s) → extra</source>
        <translation>
            <numerusform>ほか %n 個のフィールド → 追加フィールド</numerusform>
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
        <translation>フィールドの割り当て</translation>
    </message>
</context>
<context>
    <name>rc::McpConversation</name>
    <message>
        <source>The server opened a session whose ID or version is not valid in a header.</source>
        <translation>サーバーが、ID またはバージョンがヘッダーで有効でないセッションを開きました。</translation>
    </message>
</context>
<context>
    <name>rc::MirroredHeaders</name>
    <message>
        <source>its schema marks something other than a plain property as a header</source>
        <translation>スキーマが、単純なプロパティ以外のものをヘッダーとして指定しています</translation>
    </message>
    <message>
        <source>the header for “%1” has an invalid name: “%2”</source>
        <translation>「%1」のヘッダー名が無効です: 「%2」</translation>
    </message>
    <message>
        <source>“%1” is marked as a header but is not a string, an integer or a boolean</source>
        <translation>「%1」がヘッダーとして指定されていますが、文字列、整数、真偽値のいずれでもありません</translation>
    </message>
    <message>
        <source>two of its parameters use the same header, “%1”</source>
        <translation>2 つのパラメーターが同じヘッダー「%1」を使用しています</translation>
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
        <translation>画面</translation>
    </message>
</context>
<context>
    <name>rc::Outcome</name>
    <message>
        <source>Accepted by the service</source>
        <translation>サービスが受理</translation>
    </message>
    <message>
        <source>Refused by the service</source>
        <translation>サービスが拒否</translation>
    </message>
    <message>
        <source>May have been delivered</source>
        <translation>配信された可能性あり</translation>
    </message>
    <message>
        <source>Not sent</source>
        <translation>未送信</translation>
    </message>
    <message>
        <source>Local only, below the threshold</source>
        <translation>ローカルのみ、しきい値未満</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeCard</name>
    <message>
        <source>Through the proxy %1.</source>
        <translation>プロキシ %1 を経由しました。</translation>
    </message>
    <message>
        <source>Search the resource’s log for this marker. Send again only if it is not there.</source>
        <translation>リソースのログでこのマーカーを検索してください。見つからない場合にのみ、再送信してください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level, a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. The first is %2</source>
        <comment>several entries; the level and message of one</comment>
        <translation>%1。最初のエントリ: %2</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>応答全体を表示</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>サービスの応答</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Accepted, seen in the log</source>
        <translation>受理、ログで確認済み</translation>
    </message>
    <message>
        <source>Most likely it is stored and people were notified.</source>
        <translation>おそらく、保存され、担当者に通知されています。</translation>
    </message>
</context>
<context>
    <name>rc::OutcomeFix</name>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>キーチェーンの応答を待っています。確認画面が表示されたら応答してください。</translation>
    </message>
    <message>
        <source>Changed. Nothing was sent again.</source>
        <translation>変更しました。何も再送信していません。</translation>
    </message>
    <message>
        <source>The batch is split in two. Nothing was sent again.</source>
        <translation>バッチを 2 つに分割しました。何も再送信していません。</translation>
    </message>
    <message>
        <source>Check this resource</source>
        <translation>このリソースをチェック</translation>
    </message>
</context>
<context>
    <name>rc::PaletteModel</name>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>rc::PaletteRows</name>
    <message>
        <source>%1 on %2</source>
        <translation>%2 の %1</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Run check or fetch tools</source>
        <translation>チェックを実行、またはツールを取得</translation>
    </message>
    <message>
        <source>Send test entry…</source>
        <translation>テストエントリを送信…</translation>
    </message>
    <message>
        <source>Start drill…</source>
        <translation>訓練を開始…</translation>
    </message>
    <message>
        <source>Copy last report</source>
        <translation>前回のレポートをコピー</translation>
    </message>
    <message>
        <source>Edit Resource URL</source>
        <translation>リソース URL を編集</translation>
    </message>
    <message>
        <source>Import settings (.env, curl, mcp.json)…</source>
        <translation>設定をインポート (.env、curl、mcp.json)…</translation>
    </message>
    <message>
        <source>Rotate the key for %1</source>
        <translation>%1 のキーをローテーション</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新しいプロファイル</translation>
    </message>
    <message>
        <source>Duplicate “%1” (without API key)</source>
        <translation>「%1」を複製 (API キーなし)</translation>
    </message>
    <message>
        <source>Move %1 up</source>
        <translation>%1 を上へ移動</translation>
    </message>
    <message>
        <source>Move %1 down</source>
        <translation>%1 を下へ移動</translation>
    </message>
    <message>
        <source>Undo removal of %1</source>
        <translation>%1 の削除を元に戻す</translation>
    </message>
    <message>
        <source>Switch to the demo service</source>
        <translation>デモサービスに切り替え</translation>
    </message>
    <message>
        <source>Switch theme</source>
        <translation>テーマを切り替え</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>About Resource Console</source>
        <translation>Resource Console について</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>デモシナリオ: %1</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>画面</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Watch tool lists for changes</source>
        <translation>ツール一覧の変更を監視</translation>
    </message>
    <message>
        <source>Watch this resource (check every 5 minutes)</source>
        <translation>このリソースを監視 (5 分ごとにチェック)</translation>
    </message>
    <message>
        <source>Add or replace the API key</source>
        <translation>API キーを追加または置換</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 の名前を変更</translation>
    </message>
    <message>
        <source>Check all profiles</source>
        <translation>すべてのプロファイルをチェック</translation>
    </message>
    <message>
        <source>Send a batch from a file…</source>
        <translation>ファイルからバッチを送信…</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>モデルに見える内容</translation>
    </message>
    <message>
        <source>Export tools or save a tool lock…</source>
        <translation>ツールをエクスポート、またはツールロックを保存…</translation>
    </message>
    <message>
        <source>Compare tools with a tool lock…</source>
        <translation>ツールをツールロックと比較…</translation>
    </message>
    <message>
        <source>Export Activity…</source>
        <translation>アクティビティをエクスポート…</translation>
    </message>
    <message>
        <source>Delete Activity records…</source>
        <translation>アクティビティのレコードを削除…</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>rc::Paste</name>
    <message>
        <source>Line %1: a quote is not closed.</source>
        <translation>%1 行目: 引用符が閉じられていません。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message>
        <source>Line %1: systemd replaces a % and the letter after it.</source>
        <translation>%1 行目: systemd は % とその後の文字を置き換えます。</translation>
    </message>
    <message>
        <source>The API key is empty.</source>
        <translation>API キーが空です。</translation>
    </message>
    <message>
        <source>Line %1: the threshold must be DEBUG, INFO, WARNING, ERROR, ALERT or NONE.</source>
        <translation>%1 行目: しきい値は DEBUG、INFO、WARNING、ERROR、ALERT、NONE のいずれかである必要があります。</translation>
    </message>
    <message>
        <source>Line %1: %2 has characters not allowed in a header.</source>
        <translation>%1 行目: %2 に、ヘッダーで使用できない文字が含まれています。</translation>
    </message>
    <message>
        <source>Line %1: ignored in the address: %2.</source>
        <translation>%1 行目: アドレスで無視した部分: %2。</translation>
    </message>
    <message>
        <source>%1 appears twice, on lines %2 and %3. The last one is used.</source>
        <translation>%1 が %2 行目と %3 行目で重複しています。後の方を使用します。</translation>
    </message>
    <message>
        <source>A field contains the API key and was not imported.</source>
        <translation>API キーを含むフィールドがあり、インポートしませんでした。</translation>
    </message>
    <message>
        <source>unknown format</source>
        <translation>不明な形式</translation>
    </message>
    <message>
        <source>an address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>a .env file</source>
        <translation>.env ファイル</translation>
    </message>
    <message>
        <source>shell exports</source>
        <translation>シェルの export 行</translation>
    </message>
    <message>
        <source>PowerShell variables</source>
        <translation>PowerShell の変数</translation>
    </message>
    <message>
        <source>cmd variables</source>
        <translation>cmd の変数</translation>
    </message>
    <message>
        <source>a systemd unit</source>
        <translation>systemd ユニット</translation>
    </message>
    <message>
        <source>a docker command</source>
        <translation>docker コマンド</translation>
    </message>
    <message>
        <source>a docker env-file</source>
        <translation>docker env-file</translation>
    </message>
    <message>
        <source>a Kubernetes manifest</source>
        <translation>Kubernetes マニフェスト</translation>
    </message>
    <message>
        <source>a curl command</source>
        <translation>curl コマンド</translation>
    </message>
    <message>
        <source>Python code</source>
        <translation>Python のコード</translation>
    </message>
    <message>
        <source>Node code</source>
        <translation>Node のコード</translation>
    </message>
    <message>
        <source>a tool spec</source>
        <translation>ツール仕様</translation>
    </message>
    <message>
        <source>an mcp.json file</source>
        <translation>mcp.json ファイル</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Email address</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>Key header</source>
        <translation>キーヘッダー</translation>
    </message>
    <message>
        <source>Username header</source>
        <translation>ユーザー名ヘッダー</translation>
    </message>
    <message>
        <source>Email header</source>
        <translation>メールヘッダー</translation>
    </message>
    <message>
        <source>Send username with entries</source>
        <translation>エントリとともにユーザー名を送信</translation>
    </message>
    <message>
        <source>Send UUID to the tool server</source>
        <translation>ツールサーバーに UUID を送信</translation>
    </message>
    <message>
        <source>Line %1: Docker reads the quotes as part of the value.</source>
        <translation>%1 行目: Docker は引用符を値の一部として読み取ります。</translation>
    </message>
    <message>
        <source>Line %1: the headers are not in this text, so they were not read.</source>
        <translation>%1 行目: ヘッダーがこのテキストにないため、読み取っていません。</translation>
    </message>
    <message>
        <source>Line %1: headers or options come from a file, which was not read.</source>
        <translation>%1 行目: ヘッダーまたはオプションの取得元のファイルは、読み取っていません。</translation>
    </message>
    <message>
        <source>The catalog %1 cannot be added to the profile.</source>
        <translation>カタログ %1 をプロファイルに追加できません。</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because the text has several servers.</source>
        <translation>%1 行目: テキストに複数のサーバーがあるため、API キーを適用していません。</translation>
    </message>
    <message>
        <source>The text has several servers: %1. Choose one of them.</source>
        <translation>テキストに複数のサーバーがあります: %1。いずれか 1 つを選択してください。</translation>
    </message>
    <message>
        <source>Line %1: this is not valid TOML.</source>
        <translation>%1 行目: 有効な TOML ではありません。</translation>
    </message>
    <message>
        <source>Line %1: %2 is a placeholder: not applied.</source>
        <translation>%1 行目: %2 はプレースホルダーのため、適用していません。</translation>
    </message>
    <message>
        <source>Line %1: the API key was not applied because its server’s address is unknown.</source>
        <translation>%1 行目: サーバーのアドレスが不明なため、API キーを適用していません。</translation>
    </message>
    <message>
        <source>a tool server of another program</source>
        <translation>別のプログラムのツールサーバー</translation>
    </message>
    <message>
        <source>a command with a request</source>
        <translation>リクエストを含むコマンド</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID ヘッダー</translation>
    </message>
    <message>
        <source>More catalogs</source>
        <translation>追加カタログ</translation>
    </message>
    <message>
        <source>Line %1: an API key is mentioned here but could not be read.</source>
        <translation>%1 行目: API キーの記述がありますが、読み取れませんでした。</translation>
    </message>
    <message>
        <source>Line %1: a username is mentioned here but could not be read.</source>
        <translation>%1 行目: ユーザー名の記述がありますが、読み取れませんでした。</translation>
    </message>
    <message>
        <source>The text has too many servers or settings. Only the first ones were read.</source>
        <translation>テキストに含まれるサーバーまたは設定が多すぎます。最初の部分だけを読み取りました。</translation>
    </message>
    <message>
        <source>a list of settings</source>
        <translation>設定のリスト</translation>
    </message>
    <message>
        <source>Key to tool server</source>
        <translation>ツールサーバーへのキー</translation>
    </message>
    <message>
        <source>Line %1: the value is not UTF-8: not applied.</source>
        <translation>%1 行目: 値が UTF-8 ではないため、適用していません。</translation>
    </message>
    <message>
        <source>Line %1: this looks like an API key, but it was not applied.</source>
        <translation>%1 行目: API キーのように見えますが、適用されませんでした。</translation>
    </message>
    <message>
        <source>Line %1: the username and password for HTTP authentication were ignored.</source>
        <translation>%1 行目: HTTP 認証のユーザー名とパスワードを無視しました。</translation>
    </message>
    <message>
        <source>The variables begin with “%1”. The prefix of the profile was not changed.</source>
        <translation>変数は「%1」で始まります。プロファイルの接頭辞は変更していません。</translation>
    </message>
    <message>
        <source>Line %1: %2 is not in this text: not applied.</source>
        <translation>%1 行目: %2 がこのテキストにないため、適用していません。</translation>
    </message>
    <message>
        <source>Line %1: %2 comes from the variable %3: not applied.</source>
        <translation>%1 行目: %2 は変数 %3 から取得されるため、適用していません。</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Line %1: the SDKs read this debug flag as off.</source>
        <translation>%1 行目: SDK はこのデバッグフラグをオフとして解釈します。</translation>
    </message>
    <message>
        <source>Some of the text is not UTF-8.</source>
        <translation>テキストの一部が UTF-8 ではありません。</translation>
    </message>
    <message>
        <source>Line %1: the API key may be incomplete, because it ends in “=”.</source>
        <translation>%1 行目: API キーが「=」で終わっているため、不完全な可能性があります。</translation>
    </message>
    <message>
        <source>No Resource URL, settings or key was found in this text.</source>
        <translation>このテキストには、リソース URL も設定もキーも見つかりませんでした。</translation>
    </message>
    <message>
        <source>Line %1: Environment= has a word without a value.</source>
        <translation>%1 行目: Environment= に値のない語があります。</translation>
    </message>
    <message>
        <source>The API key was not applied: it belongs to %1, but this profile would also send it to %2.</source>
        <translation>API キーは適用されませんでした。このキーは %1 のものですが、このプロファイルでは %2 にも送信されてしまいます。</translation>
    </message>
</context>
<context>
    <name>rc::PasteField</name>
    <message>
        <source>(This text contains a key and is not shown.)</source>
        <translation>(このテキストにはキーが含まれているため、表示しません。)</translation>
    </message>
    <message>
        <source>Paste or drop a Resource URL, .env file, shell exports, systemd unit, docker or curl command, SDK call, tool spec or mcp.json</source>
        <translation>リソース URL、.env ファイル、シェルの export 行、systemd ユニット、docker または curl コマンド、SDK 呼び出し、ツール仕様、mcp.json を貼り付けるかドロップしてください</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
</context>
<context>
    <name>rc::PastePanel</name>
    <message>
        <source>Apply to this profile</source>
        <translation>このプロファイルに適用</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>新しいプロファイルを作成</translation>
    </message>
    <message>
        <source>Clear the clipboard</source>
        <translation>クリップボードを消去</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Paste anything</source>
        <translation>設定などを貼り付け</translation>
    </message>
    <message>
        <source>The clipboard is empty.</source>
        <translation>クリップボードが空です。</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>キーはキーチェーンにあります。</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>キーは保存されていません (このセッションのみ)。</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>キーチェーンに保存中…</translation>
    </message>
</context>
<context>
    <name>rc::PastedFieldsView</name>
    <message>
        <source>Save the key in the keychain</source>
        <translation>キーをキーチェーンに保存</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>検出: %1。</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>フィールド</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>貼り付け内容</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>現在の値</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>無視: %1</translation>
    </message>
    <message>
        <source>found on line %1 (hidden)</source>
        <translation>%1 行目で検出 (非表示)</translation>
    </message>
    <message>
        <source>from a command, not in the text</source>
        <translation>コマンドから取得、テキストにはなし</translation>
    </message>
    <message>
        <source>from the variable %1, not in the text</source>
        <translation>変数 %1 から取得、テキストにはなし</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>キーチェーン内</translation>
    </message>
    <message>
        <source>this session only</source>
        <translation>このセッションのみ</translation>
    </message>
    <message>
        <source>saved for another address</source>
        <translation>別のアドレス用に保存済み</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>not read yet</source>
        <translation>未読み取り</translation>
    </message>
    <message>
        <source>the keychain cannot be read now</source>
        <translation>キーチェーンは現在読み取り不可</translation>
    </message>
    <message>
        <source>Server to import</source>
        <translation>インポートするサーバー</translation>
    </message>
    <message>
        <source>Choose a server…</source>
        <translation>サーバーを選択…</translation>
    </message>
</context>
<context>
    <name>rc::PathSegments</name>
    <message>
        <source>The path has an empty segment (two slashes in a row).</source>
        <translation>パスに空のセグメントがあります (スラッシュが 2 つ連続)。</translation>
    </message>
    <message>
        <source>The path contains the character %1, which is not allowed.</source>
        <translation>パスに、使用できない文字 %1 が含まれています。</translation>
    </message>
    <message>
        <source>The path contains “%1”, a dot segment that leads elsewhere.</source>
        <translation>パスに、別の場所を指すドットセグメント「%1」が含まれています。</translation>
    </message>
    <message>
        <source>“%1” has a character that looks like a slash.</source>
        <translation>「%1」に、スラッシュに似た文字があります。</translation>
    </message>
    <message>
        <source>“%1” is percent-encoded in a way that servers interpret differently.</source>
        <translation>「%1」のパーセントエンコーディングは、サーバーによって解釈が異なります。</translation>
    </message>
</context>
<context>
    <name>rc::PreferencesPage</name>
    <message>
        <source>Preferences</source>
        <translation>環境設定</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>システム設定に従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Colors</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Takes effect after restart</source>
        <translation>再起動後に有効になります</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Hold for ERROR and ALERT</source>
        <translation>ERROR と ALERT は長押し</translation>
    </message>
    <message>
        <source>Require pressing Ctrl+Enter twice to send</source>
        <translation>送信に Ctrl+Enter の 2 回押しを必須にする</translation>
    </message>
    <message>
        <source>Before sending</source>
        <translation>送信前</translation>
    </message>
    <message>
        <source>ERROR, ALERT and destructive tools always require holding the button. This cannot be turned off.</source>
        <translation>ERROR、ALERT、破壊的なツールでは、常にボタンの長押しが必要です。この設定はオフにできません。</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message numerus="yes">
        <source>after %n day(s)</source>
        <translation>
            <numerusform>%n 日後</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete records automatically</source>
        <translation>レコードの自動削除</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Older records are deleted permanently when the window closes.</source>
        <translation>古いレコードは、ウィンドウを閉じるときに完全に削除されます。</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>of the desktop&apos;s text size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Press Enter to apply.</source>
        <translation>Enter キーで適用します。</translation>
    </message>
</context>
<context>
    <name>rc::Profile</name>
    <message>
        <source>A profile needs a name.</source>
        <translation>プロファイルには名前が必要です。</translation>
    </message>
    <message>
        <source>A profile name cannot begin or end with a space.</source>
        <translation>プロファイル名の先頭と末尾に空白は使えません。</translation>
    </message>
    <message>
        <source>A profile name can have at most 64 characters.</source>
        <translation>プロファイル名は 64 文字までです。</translation>
    </message>
    <message>
        <source>A profile name cannot contain control or invisible characters.</source>
        <translation>プロファイル名に制御文字や不可視文字は使えません。</translation>
    </message>
    <message>
        <source>A timeout must be a whole number of seconds from %1 to %2.</source>
        <translation>タイムアウトは %1 ～ %2 の整数の秒数である必要があります。</translation>
    </message>
    <message>
        <source>The header %1 is used twice.</source>
        <translation>ヘッダー %1 が 2 回使われています。</translation>
    </message>
</context>
<context>
    <name>rc::ProfileBook</name>
    <message>
        <source>This profile was changed elsewhere.</source>
        <translation>このプロファイルは別の場所で変更されました。</translation>
    </message>
    <message>
        <source>Another window or command removed this profile. Save adds it again.</source>
        <translation>別のウィンドウまたはコマンドがこのプロファイルを削除しました。「保存」を押すと再び追加されます。</translation>
    </message>
    <message>
        <source>The profiles in this window were saved again.</source>
        <translation>このウィンドウのプロファイルは保存し直されました。</translation>
    </message>
</context>
<context>
    <name>rc::ProfileChecksModel</name>
    <message>
        <source>Checking…</source>
        <translation>チェック中…</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>未チェック</translation>
    </message>
    <message>
        <source>The check was canceled.</source>
        <translation>チェックはキャンセルされました。</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a state, a profile&apos;s name, the verdict on it</comment>
        <translation>%1: %2。%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step, what it warns of</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Last checks: %1.</source>
        <comment>how many passed and failed</comment>
        <translation>最近のチェック: %1。</translation>
    </message>
</context>
<context>
    <name>rc::ProfileColor</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>アンバー</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>紫</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>グレー</translation>
    </message>
</context>
<context>
    <name>rc::ProfileForm</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Optional. Needed to list tools.</source>
        <translation>任意。ツールを一覧表示するために必要です。</translation>
    </message>
    <message>
        <source>Username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>your username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>Email</source>
        <translation>メール</translation>
    </message>
    <message>
        <source>Used if there is no username</source>
        <translation>ユーザー名がない場合に使用</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>API キー</translation>
    </message>
    <message>
        <source>Code-hosting token</source>
        <translation>コードホスティングのトークン</translation>
    </message>
    <message>
        <source>Sent only to the code-hosting endpoint. The tool server also forwards your API key to the server behind it.</source>
        <translation>コードホスティング用エンドポイントにのみ送信されます。ツールサーバーは、背後のサーバーに API キーも転送します。</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>SDK デバッグモード</translation>
    </message>
    <message>
        <source>Debug</source>
        <translation>デバッグ</translation>
    </message>
    <message>
        <source>owned by team %1</source>
        <translation>所有チーム: %1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>所有者: %1</translation>
    </message>
    <message>
        <source>no tools</source>
        <translation>ツールなし</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>所有者</translation>
    </message>
    <message>
        <source>no email address</source>
        <translation>メールアドレスなし</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>SDK</source>
        <translation>SDK</translation>
    </message>
    <message>
        <source>tools only</source>
        <translation>ツールのみ</translation>
    </message>
    <message>
        <source>Token for %1</source>
        <translation>%1 のトークン</translation>
    </message>
    <message>
        <source>Each is sent only to its own catalog’s endpoint.</source>
        <translation>それぞれ、そのカタログのエンドポイントにのみ送信されます。</translation>
    </message>
    <message>
        <source>Forwarded levels</source>
        <translation>転送するレベル</translation>
    </message>
    <message>
        <source>● = sent to the service. local = log file only.</source>
        <translation>● = サービスに送信。ローカル = ログファイルのみ。</translation>
    </message>
    <message>
        <source>local</source>
        <translation>ローカル</translation>
    </message>
    <message>
        <source>Nothing is forwarded; every entry stays local.</source>
        <translation>何も転送されません。すべてのエントリはローカルに残ります。</translation>
    </message>
    <message>
        <source>Forwarded at %1: %2</source>
        <translation>%1 での転送対象: %2</translation>
    </message>
    <message>
        <source>not the owner</source>
        <translation>所有者ではない</translation>
    </message>
</context>
<context>
    <name>rc::ProfileJson</name>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>username</source>
        <translation>ユーザー名</translation>
    </message>
    <message>
        <source>email address</source>
        <translation>メールアドレス</translation>
    </message>
    <message>
        <source>email header</source>
        <translation>メールヘッダー</translation>
    </message>
    <message>
        <source>variable prefix</source>
        <translation>変数の接頭辞</translation>
    </message>
    <message>
        <source>custom CA file</source>
        <translation>カスタム CA ファイル</translation>
    </message>
    <message>
        <source>threshold</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>SDK debug mode</source>
        <translation>SDK デバッグモード</translation>
    </message>
    <message>
        <source>key header</source>
        <translation>キーヘッダー</translation>
    </message>
    <message>
        <source>username header</source>
        <translation>ユーザー名ヘッダー</translation>
    </message>
    <message>
        <source>timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>event stream timeout</source>
        <translation>イベントストリームのタイムアウト</translation>
    </message>
    <message>
        <source>color</source>
        <translation>色</translation>
    </message>
    <message>
        <source>UUID header</source>
        <translation>UUID ヘッダー</translation>
    </message>
    <message>
        <source>more catalogs</source>
        <translation>追加カタログ</translation>
    </message>
    <message>
        <source>dialect</source>
        <translation>プロトコル方式</translation>
    </message>
    <message>
        <source>username with entries</source>
        <translation>エントリとともにユーザー名を送信</translation>
    </message>
    <message>
        <source>proof of arrival</source>
        <translation>到着の確認</translation>
    </message>
    <message>
        <source>log tool</source>
        <translation>ログツール</translation>
    </message>
    <message>
        <source>Another window or command has since changed this profile: %1. Review the current values, then save again.</source>
        <translation>その後、別のウィンドウまたはコマンドがこのプロファイルを変更しました: %1。現在の値を確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>key as bearer token</source>
        <translation>ベアラートークンとしてのキー</translation>
    </message>
    <message>
        <source>permission for keys of the environment</source>
        <translation>環境変数のキーの許可</translation>
    </message>
    <message>
        <source>UUID to tool server</source>
        <translation>ツールサーバーへの UUID</translation>
    </message>
</context>
<context>
    <name>rc::ProfileStore</name>
    <message>
        <source>the folder cannot be created.</source>
        <translation>フォルダーを作成できません。</translation>
    </message>
    <message>
        <source>The profile “%1” no longer exists. Another window or command removed or renamed it.</source>
        <translation>プロファイル「%1」はもう存在しません。別のウィンドウまたはコマンドが削除したか、名前を変更しました。</translation>
    </message>
    <message>
        <source>A profile named “%1” already exists.</source>
        <translation>「%1」という名前のプロファイルはすでに存在します。</translation>
    </message>
    <message>
        <source>%1 copy</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>%1 copy %2</source>
        <translation>%1 のコピー %2</translation>
    </message>
    <message>
        <source>Entries now include the username, as the SDKs’ entries do. Profiles: %1.</source>
        <translation>SDK のエントリと同様に、エントリにユーザー名が含まれるようになりました。プロファイル: %1。</translation>
    </message>
</context>
<context>
    <name>rc::ProfileTransfer</name>
    <message>
        <source>Nothing was imported because a saved key would go to a different server. First delete the key of: %1.</source>
        <translation>保存済みのキーが別のサーバーに送信されることになるため、何もインポートしませんでした。先に次のプロファイルのキーを削除してください: %1。</translation>
    </message>
    <message>
        <source>Nothing was imported because profiles with these names exist but differ: %1.</source>
        <translation>これらの名前で内容の異なるプロファイルが存在するため、何もインポートしませんでした: %1。</translation>
    </message>
    <message>
        <source>The profile “%1” cannot be imported, so none was. %2</source>
        <translation>プロファイル「%1」をインポートできないため、どのプロファイルもインポートしませんでした。%2</translation>
    </message>
    <message>
        <source>This is over 4 MiB, too large for profiles.</source>
        <translation>4 MiB を超えており、プロファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>This is not a profiles document. It needs “version” and “profiles”.</source>
        <translation>プロファイルのドキュメントではありません。「version」と「profiles」が必要です。</translation>
    </message>
    <message>
        <source>This was written by a newer version of this program. Update it to import this.</source>
        <translation>このプログラムの新しいバージョンで書き込まれています。インポートするには、プログラムを更新してください。</translation>
    </message>
    <message>
        <source>The profile “%1” appears twice.</source>
        <translation>プロファイル「%1」が重複しています。</translation>
    </message>
    <message>
        <source>It has neither a Resource URL nor a tool server.</source>
        <translation>リソース URL もツールサーバーもありません。</translation>
    </message>
    <message>
        <source>Its custom CA file is a relative path. It needs the full path.</source>
        <translation>カスタム CA ファイルが相対パスです。フルパスが必要です。</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>「%1」の値が無効です。</translation>
    </message>
</context>
<context>
    <name>rc::ProgramPart</name>
    <message>
        <source>The command cannot be run: %1</source>
        <translation>コマンドを実行できません: %1</translation>
    </message>
    <message>
        <source>The window cannot be opened: %1</source>
        <translation>ウィンドウを開けません: %1</translation>
    </message>
    <message>
        <source>%1 is missing next to the program. Reinstall the program.</source>
        <translation>プログラムと同じ場所に %1 がありません。プログラムを再インストールしてください。</translation>
    </message>
</context>
<context>
    <name>rc::Proxy</name>
    <message>
        <source>the proxy %1 had not yet let the request through</source>
        <translation>プロキシ %1 がまだリクエストを通していませんでした</translation>
    </message>
    <message>
        <source>The variable %1 is not the address of a proxy.</source>
        <translation>変数 %1 がプロキシのアドレスではありません。</translation>
    </message>
    <message>
        <source>The variable %1 names the proxy %2. Only http, socks5 and socks5h proxies can be used.</source>
        <translation>変数 %1 がプロキシ %2 を指定しています。使用できるのは http、socks5、socks5h のプロキシだけです。</translation>
    </message>
</context>
<context>
    <name>rc::QuestionView</name>
    <message>
        <source>The server %1 requests input</source>
        <translation>サーバー %1 が入力を求めています</translation>
    </message>
    <message>
        <source>This address is not encrypted, so others can read what you enter there.</source>
        <translation>このアドレスは暗号化されていません。入力した内容を他人に読み取られるおそれがあります。</translation>
    </message>
    <message>
        <source>The address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Open in browser</source>
        <translation>ブラウザーで開く</translation>
    </message>
    <message>
        <source>Submit</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続行</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>This form seems to request an API key. Leave it out, or decline.</source>
        <translation>このフォームは API キーを求めているようです。入力を省略するか、拒否してください。</translation>
    </message>
    <message>
        <source>This form seems to request a secret (%1). What you type is sent but not recorded.</source>
        <translation>このフォームは秘密情報 (%1) を求めているようです。入力した内容は送信されますが、記録されません。</translation>
    </message>
    <message>
        <source>The server asks you to open an address on %1. Open it only if you expected this.</source>
        <translation>サーバーは %1 のアドレスを開くよう求めています。心当たりがある場合にのみ開いてください。</translation>
    </message>
</context>
<context>
    <name>rc::ReadingModel</name>
    <message>
        <source>Server instructions: %1</source>
        <comment>of a catalog</comment>
        <translation>サーバーの指示: %1</translation>
    </message>
    <message>
        <source>Estimated. Compared with the tokenizer o200k_base (GPT-4o and newer), the error is at most %1% for a catalog and %2% for one tool.</source>
        <translation>推定値です。トークナイザー o200k_base (GPT-4o 以降) との誤差は、カタログで最大 %1%、1 つのツールで最大 %2% です。</translation>
    </message>
</context>
<context>
    <name>rc::ReadingPanel</name>
    <message>
        <source>Context budget</source>
        <translation>コンテキストの予算</translation>
    </message>
    <message>
        <source>%1k</source>
        <comment>thousands of tokens</comment>
        <translation>%1k</translation>
    </message>
    <message>
        <source>Budget of %1 tokens</source>
        <translation>予算 %1 トークン</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Copy tool spec</source>
        <translation>ツール仕様をコピー</translation>
    </message>
    <message>
        <source>Allows the checked tools only, and asks before each call. A variable stands in for the API key.</source>
        <translation>選択したツールだけを許可し、呼び出しのたびに確認します。API キーの代わりに変数が入ります。</translation>
    </message>
    <message>
        <source>What the model sees</source>
        <translation>モデルに見える内容</translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>ツールを表示</translation>
    </message>
    <message>
        <source>Reading the definitions…</source>
        <translation>定義を読み取り中…</translation>
    </message>
    <message>
        <source>server instructions</source>
        <translation>サーバーの指示</translation>
    </message>
    <message>
        <source>Largest: %1</source>
        <translation>最大: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n token(s)</source>
        <translation>
            <numerusform>%n トークン中 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Include</source>
        <translation>含める</translation>
    </message>
    <message>
        <source>Copy this text</source>
        <translation>このテキストをコピー</translation>
    </message>
    <message>
        <source>Copy instructions</source>
        <translation>指示をコピー</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>%1 tokens left out</source>
        <translation>%1 トークンを除外</translation>
    </message>
    <message>
        <source>About %1 tokens with %2 of %3 tools (±%4%): up to %5 more than the budget</source>
        <translation>約 %1 トークン (ツール %3 個中 %2 個、±%4%): 予算を最大 %5 超過</translation>
    </message>
    <message>
        <source>About %1 of %5 tokens with %2 of %3 tools (±%4%)</source>
        <translation>約 %1 / %5 トークン (ツール %3 個中 %2 個、±%4%)</translation>
    </message>
    <message>
        <source>Stronger color means more tokens.</source>
        <translation>色が濃い箇所ほど、トークンが多くなっています。</translation>
    </message>
    <message>
        <source>No tools read yet</source>
        <translation>ツールはまだ読み込まれていません</translation>
    </message>
</context>
<context>
    <name>rc::ReceivedCard</name>
    <message>
        <source>Received by the demo service</source>
        <translation>デモサービスの受信内容</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>まだなし</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies), newest first</source>
        <translation>
            <numerusform>エントリ %n 件 (新しい順)</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy message</source>
        <translation>メッセージをコピー</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>アクティビティで表示</translation>
    </message>
    <message>
        <source>%1: %2, marker %3</source>
        <comment>a received entry: level, message, marker</comment>
        <translation>%1: %2、マーカー %3</translation>
    </message>
    <message>
        <source>would notify: %1</source>
        <translation>通知する相手: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>a received entry, whom it would notify</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>rc::RecordDetail</name>
    <message>
        <source>Detail</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>閉じる  Esc</translation>
    </message>
    <message>
        <source>Check the service for its effect before calling it again.</source>
        <translation>もう一度呼び出す前に、サービスで影響の有無を確認してください。</translation>
    </message>
    <message>
        <source>Search for the marker in the service before sending again.</source>
        <translation>再送信する前に、サービスでマーカーを検索してください。</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a kind of record, a level</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>ステータス</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>マーカー</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>タイムスタンプ</translation>
    </message>
    <message>
        <source>Extra</source>
        <translation>追加フィールド</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>タイミング</translation>
    </message>
    <message>
        <source>Arguments (formatted)</source>
        <translation>引数 (整形)</translation>
    </message>
    <message>
        <source>Request body (formatted)</source>
        <translation>リクエスト本文 (整形)</translation>
    </message>
    <message>
        <source>The request body is not available.</source>
        <translation>リクエスト本文はありません。</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>応答</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>応答全体を表示</translation>
    </message>
    <message>
        <source>Service response</source>
        <translation>サービスの応答</translation>
    </message>
    <message>
        <source>Received by the demo service at %1</source>
        <translation>デモサービスが %1 に受信</translation>
    </message>
    <message>
        <source>Call again…</source>
        <translation>もう一度呼び出す…</translation>
    </message>
    <message>
        <source>Send again…</source>
        <translation>もう一度送信…</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Open the check report</source>
        <translation>チェックのレポートを開く</translation>
    </message>
    <message>
        <source>Open the drill’s record</source>
        <translation>訓練のレコードを開く</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>タスク</translation>
    </message>
    <message>
        <source>Copy record</source>
        <translation>レコードをコピー</translation>
    </message>
    <message>
        <source>Nothing is sent yet.</source>
        <translation>まだ何も送信されていません。</translation>
    </message>
</context>
<context>
    <name>rc::RegularFile</name>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>it is a link, which is not followed here. Link its folder instead.</source>
        <translation>リンクであり、ここではたどりません。代わりにフォルダーをリンクしてください。</translation>
    </message>
    <message>
        <source>it is larger than %1</source>
        <translation>%1 を超えています</translation>
    </message>
</context>
<context>
    <name>rc::Report</name>
    <message>
        <source>The saved result of the last check cannot be read.</source>
        <translation>前回のチェックの保存済みの結果を読み取れません。</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>リソース</translation>
    </message>
    <message>
        <source>Tool server</source>
        <translation>ツールサーバー</translation>
    </message>
    <message>
        <source>Checked</source>
        <translation>チェック日時</translation>
    </message>
    <message>
        <source>%1, in %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Entry marker</source>
        <translation>エントリのマーカー</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>作成元</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Resource check</source>
        <translation>リソースのチェック</translation>
    </message>
    <message>
        <source>The report was not written because it would contain a key or token that the service sent back.</source>
        <translation>サービスが送り返したキーまたはトークンがレポートに含まれてしまうため、レポートを書き出しませんでした。</translation>
    </message>
</context>
<context>
    <name>rc::RequestPreview</name>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Raw</source>
        <translation>生データ</translation>
    </message>
    <message>
        <source>Formatted</source>
        <translation>整形</translation>
    </message>
    <message>
        <source>Formatted for reading; sent as one line.</source>
        <translation>読みやすく整形しています。送信時は 1 行になります。</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>cURL としてコピー</translation>
    </message>
</context>
<context>
    <name>rc::ResourceBar</name>
    <message>
        <source>Resource URL</source>
        <translation>リソース URL</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>The demo service now behaves like this. Check again to see it.</source>
        <translation>デモサービスの動作を切り替えました。再チェックすると確認できます。</translation>
    </message>
    <message>
        <source>To send the key alone, turn off “Send username with entries” in Setup.</source>
        <translation>キーだけを送信するには、「セットアップ」で「エントリとともにユーザー名を送信」をオフにしてください。</translation>
    </message>
    <message>
        <source>New profile</source>
        <translation>新しいプロファイル</translation>
    </message>
    <message>
        <source>%1 • edited</source>
        <translation>%1 • 編集済み</translation>
    </message>
    <message>
        <source>Profile: %1, edited</source>
        <translation>プロファイル: %1、編集済み</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>プロファイル: %1</translation>
    </message>
    <message>
        <source>Reading key…</source>
        <translation>キーを読み取り中…</translation>
    </message>
    <message>
        <source>Demo scenario: %1</source>
        <translation>デモシナリオ: %1</translation>
    </message>
    <message>
        <source>How the demo service behaves: %1</source>
        <translation>デモサービスの動作: %1</translation>
    </message>
    <message>
        <source>Open in this profile</source>
        <translation>このプロファイルで開く</translation>
    </message>
    <message>
        <source>Create new profile</source>
        <translation>新しいプロファイルを作成</translation>
    </message>
    <message>
        <source>A link tried to open something that is not a Resource URL.</source>
        <translation>リンクが、リソース URL ではないものを開こうとしました。</translation>
    </message>
    <message>
        <source>The link was ignored.</source>
        <translation>リンクを無視しました。</translation>
    </message>
    <message>
        <source>A link wants to open %1</source>
        <translation>リンクが %1 を開こうとしています</translation>
    </message>
    <message>
        <source>Nothing is opened, saved or sent until you choose. The link contains no key.</source>
        <translation>選択するまで、何も開かれず、保存も送信もされません。リンクにキーは含まれていません。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Save as new</source>
        <translation>新規保存</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>This address is not saved.</source>
        <translation>このアドレスは保存されていません。</translation>
    </message>
    <message>
        <source>Checks and entries use it. The saved profile is unchanged.</source>
        <translation>チェックとエントリにはこれを使用します。保存済みのプロファイルは変更されません。</translation>
    </message>
    <message>
        <source>Use saved settings</source>
        <translation>保存済みの設定を使用</translation>
    </message>
    <message>
        <source>Save and continue</source>
        <translation>保存して続行</translation>
    </message>
    <message>
        <source>Setup has unsaved changes.</source>
        <translation>「セットアップ」に未保存の変更があります。</translation>
    </message>
    <message>
        <source>Your action waits until you choose which settings to use.</source>
        <translation>使用する設定を選択するまで、操作は保留されます。</translation>
    </message>
    <message>
        <source>Don’t send</source>
        <translation>送信しない</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>許可</translation>
    </message>
    <message>
        <source>Allow this only if you know that this profile’s key belongs to %1.</source>
        <translation>このプロファイルのキーが %1 のものであるとわかっている場合にのみ許可してください。</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 を削除しました。</translation>
    </message>
    <message>
        <source>The API key was deleted too and cannot be restored. You can undo the rest until you quit.</source>
        <translation>API キーも削除されており、復元できません。それ以外は終了するまで元に戻せます。</translation>
    </message>
    <message>
        <source>You can undo this until you close the window.</source>
        <translation>ウィンドウを閉じるまで元に戻せます。</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>チーム %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>所有者 %1</translation>
    </message>
    <message>
        <source>UUID %1</source>
        <translation>UUID %1</translation>
    </message>
    <message>
        <source>Internationalized host name. ASCII form: %1</source>
        <translation>国際化ホスト名。ASCII 形式: %1</translation>
    </message>
    <message>
        <source>A Resource URL was found in the text.</source>
        <translation>テキストにリソース URL が見つかりました。</translation>
    </message>
    <message>
        <source>Ignored: %1</source>
        <translation>無視: %1</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置き換え…</translation>
    </message>
    <message>
        <source>Fingerprint %1</source>
        <translation>フィンガープリント %1</translation>
    </message>
    <message>
        <source>%1: copy</source>
        <translation>%1: コピー</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy Resource URL</source>
        <translation>リソース URL をコピー</translation>
    </message>
    <message>
        <source>Show key details</source>
        <translation>キーの詳細を表示</translation>
    </message>
    <message>
        <source>This profile is not saved. It is gone when another one is opened or the window closes.</source>
        <translation>このプロファイルは保存されていません。別のプロファイルを開くかウィンドウを閉じると失われます。</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>プロファイル</translation>
    </message>
    <message>
        <source>Find a profile or an action…</source>
        <translation>プロファイルまたは操作を検索…</translation>
    </message>
    <message>
        <source>New profile…</source>
        <translation>新しいプロファイル…</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>デモサービス</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>名前を変更…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>上へ移動</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>下へ移動</translation>
    </message>
    <message>
        <source>Allow this only if you know that the token for “%1” belongs to %2.</source>
        <comment>a catalog, servers</comment>
        <translation>「%1」のトークンが %2 のものであるとわかっている場合にのみ許可してください。</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>前回のチェック: %1</translation>
    </message>
    <message>
        <source>Remove profile…</source>
        <translation>プロファイルを削除…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>rc::ResourceUrl</name>
    <message>
        <source>angle brackets</source>
        <translation>山かっこ</translation>
    </message>
    <message>
        <source>quotes</source>
        <translation>引用符</translation>
    </message>
    <message>
        <source>text around the address</source>
        <translation>アドレスの前後のテキスト</translation>
    </message>
    <message>
        <source>spaces around the address</source>
        <translation>アドレスの前後の空白</translation>
    </message>
    <message>
        <source>A Resource URL ends in /u/&lt;owner&gt;/resources/&lt;UUID&gt;/.</source>
        <translation>リソース URL の末尾は /u/&lt;owner&gt;/resources/&lt;UUID&gt;/ です。</translation>
    </message>
    <message>
        <source>the query %1</source>
        <translation>クエリ %1</translation>
    </message>
    <message>
        <source>the login page before it</source>
        <translation>前に付いているログインページ</translation>
    </message>
    <message>
        <source>“%1” is not a UUID (32 hexadecimal digits in groups of 8-4-4-4-12).</source>
        <translation>「%1」は UUID (16 進数 32 桁、8-4-4-4-12 の区切り) ではありません。</translation>
    </message>
    <message>
        <source>the fragment after #</source>
        <translation># 以降のフラグメント</translation>
    </message>
    <message>
        <source>unusual characters in the host, read as %1</source>
        <translation>ホストの特殊な文字 (%1 として解釈)</translation>
    </message>
    <message>
        <source>No address was pasted.</source>
        <translation>アドレスが貼り付けられていません。</translation>
    </message>
    <message>
        <source>No web address found. An address begins with https://.</source>
        <translation>Web アドレスが見つかりません。アドレスは https:// で始まります。</translation>
    </message>
    <message>
        <source>A line break cuts off the address.</source>
        <translation>改行によってアドレスが途切れています。</translation>
    </message>
    <message>
        <source>The address ends at a space. In a name, write a space as %20.</source>
        <translation>アドレスが空白で途切れています。名前の中の空白は %20 と入力してください。</translation>
    </message>
    <message>
        <source>This is a Resource URL. The tool server has its own address.</source>
        <translation>これはリソース URL です。ツールサーバーには専用のアドレスがあります。</translation>
    </message>
    <message>
        <source>The text contains two different Resource URLs, %1 and %2. Paste one.</source>
        <translation>テキストに 2 つの異なるリソース URL (%1 と %2) が含まれています。1 つだけ貼り付けてください。</translation>
    </message>
    <message>
        <source>invisible characters around the address</source>
        <translation>アドレスの前後の不可視文字</translation>
    </message>
    <message>
        <source>line breaks inside the address</source>
        <translation>アドレス内の改行</translation>
    </message>
    <message>
        <source>JSON escapes</source>
        <translation>JSON のエスケープ</translation>
    </message>
    <message>
        <source>HTML entities</source>
        <translation>HTML エンティティ</translation>
    </message>
    <message>
        <source>the %1 link around the address</source>
        <translation>アドレスを囲む %1 のリンク</translation>
    </message>
    <message>
        <source>The text after the UUID is not part of a Resource URL.</source>
        <translation>UUID の後のテキストはリソース URL の一部ではありません。</translation>
    </message>
    <message>
        <source>The address has no %1 part.</source>
        <translation>アドレスに %1 の部分がありません。</translation>
    </message>
    <message>
        <source>This is a link rewritten by %1. Open it in a browser and copy the address from there.</source>
        <translation>これは %1 が書き換えたリンクです。ブラウザーで開き、そこからアドレスをコピーしてください。</translation>
    </message>
    <message>
        <source>The text is longer than 8 KiB.</source>
        <translation>テキストが 8 KiB を超えています。</translation>
    </message>
    <message>
        <source>A tool server address cannot have a query (?) or fragment (#).</source>
        <translation>ツールサーバーのアドレスにクエリ (?) やフラグメント (#) は使えません。</translation>
    </message>
</context>
<context>
    <name>rc::ResultFindings</name>
    <message>
        <source>“structuredContent” is missing, although the tool has an output schema.</source>
        <translation>ツールに出力スキーマがありますが、「structuredContent」がありません。</translation>
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
            <numerusform>応答全体には、さらに %n 個のパートがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>応答: 「%1」</translation>
    </message>
    <message>
        <source>Through the proxy %1.</source>
        <translation>プロキシ %1 を経由しました。</translation>
    </message>
    <message>
        <source>Structured content</source>
        <translation>構造化コンテンツ</translation>
    </message>
    <message>
        <source>Matches the tool’s output schema.</source>
        <translation>ツールの出力スキーマに一致します。</translation>
    </message>
    <message>
        <source>Does not match the tool’s output schema:</source>
        <translation>ツールの出力スキーマに一致しません:</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>応答全体を表示</translation>
    </message>
    <message>
        <source>Server response</source>
        <translation>サーバーの応答</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>Copy structured content</source>
        <translation>構造化コンテンツをコピー</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>応答をコピー</translation>
    </message>
    <message>
        <source>The result has text that looks like an order to a model:</source>
        <translation>結果に、モデルへの指図のようなテキストが含まれています:</translation>
    </message>
</context>
<context>
    <name>rc::RotatePanel</name>
    <message>
        <source>Paste the new API key. It is tested before it replaces the one in use.</source>
        <translation>新しい API キーを貼り付けてください。使用中のキーと置き換える前にテストします。</translation>
    </message>
    <message>
        <source>Each step runs with the old key and with the new one. Nobody is notified.</source>
        <translation>各ステップを古いキーと新しいキーの両方で実行します。誰にも通知されません。</translation>
    </message>
    <message>
        <source>The old key stays in use until you switch. It is then saved as the previous key.</source>
        <translation>切り替えるまで古いキーを使用します。切り替え後は、以前のキーとして保持されます。</translation>
    </message>
    <message>
        <source>Replace the previous key wherever it is still used, then look again.</source>
        <translation>以前のキーをまだ使っている場所をすべて置き換えてから、再確認してください。</translation>
    </message>
    <message>
        <source>Restore the previous key, or delete it. A deleted key cannot be restored.</source>
        <translation>以前のキーを復元するか、削除してください。削除したキーは復元できません。</translation>
    </message>
    <message>
        <source>Revoke the previous key in the service, too.</source>
        <translation>サービスでも以前のキーを取り消してください。</translation>
    </message>
    <message>
        <source>Select the box above to try it with test entries.</source>
        <translation>テストエントリで試すには、上のチェックボックスをオンにしてください。</translation>
    </message>
    <message>
        <source>The old key stays in use.</source>
        <translation>古いキーを引き続き使用します。</translation>
    </message>
    <message>
        <source>Send test entries with each key as well</source>
        <translation>各キーでテストエントリも送信</translation>
    </message>
    <message>
        <source>Compare keys</source>
        <translation>キーを比較</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Switch to new key</source>
        <translation>新しいキーに切り替え</translation>
    </message>
    <message>
        <source>Restore previous key</source>
        <translation>以前のキーを復元</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>以前のキーを削除</translation>
    </message>
    <message>
        <source>Rotate the key</source>
        <translation>キーをローテーション</translation>
    </message>
    <message>
        <source>New API key</source>
        <translation>新しい API キー</translation>
    </message>
    <message>
        <source>Paste the new API key</source>
        <translation>新しい API キーを貼り付け</translation>
    </message>
    <message>
        <source>The current key is stored twice (%1).</source>
        <translation>現在のキーが 2 か所に保存されています (%1)。</translation>
    </message>
    <message>
        <source>A switch to a new key stopped before its last step. Delete the second copy.</source>
        <translation>新しいキーへの切り替えが、最後のステップの前に停止しました。2 つ目のコピーを削除してください。</translation>
    </message>
    <message>
        <source>The previous key (%1) is still stored.</source>
        <translation>以前のキー (%1) がまだ保存されています。</translation>
    </message>
    <message>
        <source>Restore it, or delete it once nothing needs it anymore.</source>
        <translation>復元するか、必要とするものがなくなってから削除してください。</translation>
    </message>
    <message>
        <source>Comparing keys…</source>
        <translation>キーを比較中…</translation>
    </message>
    <message>
        <source>This is already the profile’s key.</source>
        <translation>これはすでにこのプロファイルのキーです。</translation>
    </message>
    <message>
        <source>old: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>旧: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <comment>a key&apos;s fingerprint, above a column</comment>
        <translation>新: %1</translation>
    </message>
    <message>
        <source>Switching. Waiting for the keychain…</source>
        <translation>切り替えています。キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>Switched to the new key.</source>
        <translation>新しいキーに切り替えました。</translation>
    </message>
    <message>
        <source>The previous key is kept until you delete it.</source>
        <translation>以前のキーは、削除するまで保持されます。</translation>
    </message>
    <message>
        <source>The previous key was restored.</source>
        <translation>以前のキーを復元しました。</translation>
    </message>
    <message>
        <source>The previous key was deleted from the keychain.</source>
        <translation>以前のキーをキーチェーンから削除しました。</translation>
    </message>
    <message>
        <source>The key was not changed</source>
        <translation>キーは変更されませんでした</translation>
    </message>
    <message>
        <source>Each step with the old key and with the new one</source>
        <translation>古いキーと新しいキーでの各ステップ</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>このステップをコピー</translation>
    </message>
    <message>
        <source>%1: old key %2, new key %3</source>
        <comment>step, states</comment>
        <translation>%1: 古いキー %2、新しいキー %3</translation>
    </message>
</context>
<context>
    <name>rc::RotateSteps</name>
    <message>
        <source>Paste new key</source>
        <translation>新しいキーを貼り付け</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Switch</source>
        <translation>切り替え</translation>
    </message>
    <message>
        <source>Replace elsewhere</source>
        <translation>ほかの場所で置き換え</translation>
    </message>
    <message>
        <source>Delete previous key</source>
        <translation>以前のキーを削除</translation>
    </message>
</context>
<context>
    <name>rc::RpcCall</name>
    <message>
        <source>The content type %1 is neither JSON nor an event stream.</source>
        <translation>コンテンツタイプ %1 は、JSON でもイベントストリームでもありません。</translation>
    </message>
    <message>
        <source>the message received was not a response to the request</source>
        <translation>受信したメッセージはリクエストへの応答ではありませんでした</translation>
    </message>
    <message>
        <source>The server sends JSON with the content type %1.</source>
        <translation>サーバーが JSON をコンテンツタイプ %1 で送信しています。</translation>
    </message>
    <message>
        <source>The server sends an event stream with the content type %1.</source>
        <translation>サーバーがコンテンツタイプ %1 のイベントストリームを送信しています。</translation>
    </message>
</context>
<context>
    <name>rc::RuleHelp</name>
    <message>
        <source>A model reads words that a reviewer cannot see.</source>
        <translation>レビュー担当者に見えない言葉をモデルが読み取ります。</translation>
    </message>
    <message>
        <source>A model may follow the description instead of the user.</source>
        <translation>モデルがユーザーではなく説明に従う可能性があります。</translation>
    </message>
    <message>
        <source>Two tools have the same name.</source>
        <translation>2 つのツールの名前が同じです。</translation>
    </message>
    <message>
        <source>A model that calls this name may reach the wrong tool.</source>
        <translation>その名前で呼び出すモデルが、誤ったツールを呼び出す可能性があります。</translation>
    </message>
    <message>
        <source>Give the model only one of the two, or rename one on its server.</source>
        <translation>モデルには 2 つのうち一方だけを渡すか、一方の名前をサーバーで変更してください。</translation>
    </message>
    <message>
        <source>A user approves a call to a familiar tool, but a different one runs.</source>
        <translation>ユーザーは使い慣れたツールの呼び出しを承認したつもりでも、別のツールが実行されます。</translation>
    </message>
    <message>
        <source>Compare the two definitions. Use the one you trust.</source>
        <translation>2 つの定義を比較し、信頼できる方を使ってください。</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>ツールに説明がありません。</translation>
    </message>
    <message>
        <source>Describe what the tool does and when to use it.</source>
        <translation>ツールの機能と使う場面を説明してください。</translation>
    </message>
    <message>
        <source>The tool has no inputSchema.</source>
        <translation>ツールに inputSchema がありません。</translation>
    </message>
    <message>
        <source>Add a schema, such as {&quot;type&quot;:&quot;object&quot;} for a tool without parameters.</source>
        <translation>スキーマを追加してください。パラメーターのないツールでは、たとえば {&quot;type&quot;:&quot;object&quot;} とします。</translation>
    </message>
    <message>
        <source>State readOnlyHint, or destructiveHint for a tool that writes.</source>
        <translation>readOnlyHint を宣言してください。書き込みを行うツールでは destructiveHint を宣言してください。</translation>
    </message>
    <message>
        <source>The tool is marked read-only and destructive.</source>
        <translation>ツールが読み取り専用かつ破壊的と宣言されています。</translation>
    </message>
    <message>
        <source>A client may trust the safe claim and call the tool without asking.</source>
        <translation>クライアントが安全な方の宣言を信頼し、確認せずにツールを呼び出す可能性があります。</translation>
    </message>
    <message>
        <source>Remove one of the two claims.</source>
        <translation>2 つの宣言の一方を削除してください。</translation>
    </message>
    <message>
        <source>The definition is larger than 8 KiB.</source>
        <translation>定義が 8 KiB を超えています。</translation>
    </message>
    <message>
        <source>Shorten descriptions, and remove choices that nobody uses.</source>
        <translation>説明を短くし、誰も使わない選択肢を省いてください。</translation>
    </message>
    <message>
        <source>Models pass arguments that the tool rejects, and some SDKs reject the tool.</source>
        <translation>モデルがツールに拒否される引数を渡します。また、一部の SDK はツールを拒否します。</translation>
    </message>
    <message>
        <source>Correct the schema at the location shown.</source>
        <translation>示された箇所のスキーマを修正してください。</translation>
    </message>
    <message>
        <source>A schema refers to another document.</source>
        <translation>スキーマが別の文書を参照しています。</translation>
    </message>
    <message>
        <source>Copy the schema into $defs.</source>
        <translation>スキーマを $defs にコピーしてください。</translation>
    </message>
    <message>
        <source>A schema refers to itself.</source>
        <translation>スキーマが自分自身を参照しています。</translation>
    </message>
    <message>
        <source>Several model vendors do not accept recursive schemas.</source>
        <translation>複数のモデルベンダーが再帰的なスキーマを受け付けません。</translation>
    </message>
    <message>
        <source>Expand the schema to the depth you need.</source>
        <translation>必要な深さまでスキーマを展開してください。</translation>
    </message>
    <message>
        <source>Users cannot stop what they do not know about.</source>
        <translation>ユーザーは、知らされていない動作を止められません。</translation>
    </message>
    <message>
        <source>One server controls how another server’s tools are used.</source>
        <translation>あるサーバーが、別のサーバーのツールの使われ方を左右します。</translation>
    </message>
    <message>
        <source>A model with a terminal may run it on the user’s machine.</source>
        <translation>端末を使えるモデルが、ユーザーのコンピューターで実行する可能性があります。</translation>
    </message>
    <message>
        <source>A model may treat the description as a higher-priority instruction.</source>
        <translation>モデルが説明を、優先度の高い指示として扱う可能性があります。</translation>
    </message>
    <message>
        <source>A model understands it, but a reviewer or a filter does not.</source>
        <translation>モデルには理解できますが、レビュー担当者やフィルターには理解できません。</translation>
    </message>
    <message>
        <source>Check that the other tool is by the same author.</source>
        <translation>もう一方のツールが同じ作成者のものであることを確認してください。</translation>
    </message>
    <message>
        <source>Use a header name of letters, digits and -, once in a tool, on a string, number, integer or boolean.</source>
        <translation>英字、数字、- からなるヘッダー名を、ツール内で一度だけ、string、number、integer、boolean に使ってください。</translation>
    </message>
    <message>
        <source>The tool, or the whole request, is rejected.</source>
        <translation>ツールまたはリクエスト全体が拒否されます。</translation>
    </message>
    <message>
        <source>Make the top level an object, and move the choice into a parameter.</source>
        <translation>最上位をオブジェクトにし、選択肢をパラメーターに移してください。</translation>
    </message>
    <message>
        <source>Use one type, or anyOf.</source>
        <translation>型を 1 つにするか、anyOf を使ってください。</translation>
    </message>
    <message>
        <source>Inline the schema where it is used.</source>
        <translation>使う箇所にスキーマをインラインで記述してください。</translation>
    </message>
    <message>
        <source>Flatten nested parameters.</source>
        <translation>入れ子のパラメーターを平坦にしてください。</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>検出する例: %1</translation>
    </message>
    <message>
        <source>Not found: %1</source>
        <translation>検出しない例: %1</translation>
    </message>
    <message>
        <source>A tool changed, but existing calls still work.</source>
        <translation>ツールは変更されましたが、既存の呼び出しは引き続き動作します。</translation>
    </message>
    <message>
        <source>Text that a model reads has changed.</source>
        <translation>モデルが読み取るテキストが変更されました。</translation>
    </message>
    <message>
        <source>A call that worked before may fail or do something else.</source>
        <translation>これまで動作していた呼び出しが失敗するか、別の動作をする可能性があります。</translation>
    </message>
    <message>
        <source>Test what uses the tool, then update the lock.</source>
        <translation>このツールを使うものをテストしてから、ロックを更新してください。</translation>
    </message>
    <message>
        <source>The change added text that the review warns about, or turned a claim from dangerous to safe.</source>
        <translation>変更により、レビューで警告されるテキストが加わったか、宣言が危険から安全に変わりました。</translation>
    </message>
    <message>
        <source>A tool that was reviewed may have been replaced by a hostile one.</source>
        <translation>レビュー済みのツールが、悪意のあるツールに置き換えられた可能性があります。</translation>
    </message>
    <message>
        <source>Read the new definition before you update the lock.</source>
        <translation>ロックを更新する前に、新しい定義を確認してください。</translation>
    </message>
    <message>
        <source>Write the schema in JSON Schema 2020-12, without “$schema”.</source>
        <translation>スキーマを JSON Schema 2020-12 で、「$schema」を付けずに記述してください。</translation>
    </message>
    <message>
        <source>Describe the elements in “items”. {} allows any.</source>
        <translation>「items」で要素を説明してください。{} はあらゆる要素を許可します。</translation>
    </message>
    <message>
        <source>Rename the parameter.</source>
        <translation>パラメーターの名前を変更してください。</translation>
    </message>
    <message>
        <source>Remove the list, or make the parameter optional instead.</source>
        <translation>リストを削除するか、代わりにパラメーターを省略可能にしてください。</translation>
    </message>
    <message>
        <source>Shorten the tool’s name, or give the server a shorter one in the client.</source>
        <translation>ツールの名前を短くするか、クライアントでサーバーに短い名前を付けてください。</translation>
    </message>
    <message>
        <source>Offer fewer tools, or select some in the client.</source>
        <translation>提供するツールを減らすか、クライアントで一部を選択してください。</translation>
    </message>
    <message>
        <source>A model has to guess.</source>
        <translation>モデルは推測するしかありません。</translation>
    </message>
    <message>
        <source>Do not give the tool to a model until its author explains the text.</source>
        <translation>作成者がテキストについて説明するまで、このツールをモデルに渡さないでください。</translation>
    </message>
    <message>
        <source>The text contains invisible characters.</source>
        <translation>テキストに不可視文字が含まれています。</translation>
    </message>
    <message>
        <source>Possible prompt injection.</source>
        <translation>プロンプトインジェクションの可能性があります。</translation>
    </message>
    <message>
        <source>The name is not 1 to 64 letters, digits, _ or -.</source>
        <translation>名前が、英字、数字、_、- からなる 1 ～ 64 文字ではありません。</translation>
    </message>
    <message>
        <source>Rename the tool on its server.</source>
        <translation>ツールの名前をサーバー側で変更してください。</translation>
    </message>
    <message>
        <source>The name looks like another tool’s name.</source>
        <translation>名前が別のツールの名前に似ています。</translation>
    </message>
    <message>
        <source>The parameter has no description.</source>
        <translation>パラメーターに説明がありません。</translation>
    </message>
    <message>
        <source>Describe the parameter, with its unit or format.</source>
        <translation>パラメーターを、単位または形式とともに説明してください。</translation>
    </message>
    <message>
        <source>Without destructiveHint, clients must assume that the tool is destructive.</source>
        <translation>destructiveHint がないと、クライアントはツールを破壊的とみなす必要があります。</translation>
    </message>
    <message>
        <source>They may ask for approval before each call.</source>
        <translation>呼び出しのたびに承認を求める可能性があります。</translation>
    </message>
    <message>
        <source>It uses context in every request.</source>
        <translation>リクエストのたびにコンテキストを消費します。</translation>
    </message>
    <message>
        <source>The schema is not valid.</source>
        <translation>スキーマが有効ではありません。</translation>
    </message>
    <message>
        <source>Most clients ignore the reference, and others trust that address.</source>
        <translation>ほとんどのクライアントは参照を無視し、それ以外はそのアドレスを信頼します。</translation>
    </message>
    <message>
        <source>Keeps something from the user.</source>
        <translation>ユーザーに何かを隠しています。</translation>
    </message>
    <message>
        <source>Gives orders about other tools.</source>
        <translation>ほかのツールについて指図しています。</translation>
    </message>
    <message>
        <source>Asks for secrets.</source>
        <translation>秘密情報を要求しています。</translation>
    </message>
    <message>
        <source>The model may leak them to this server.</source>
        <translation>モデルが秘密情報をこのサーバーに漏らす可能性があります。</translation>
    </message>
    <message>
        <source>Sends data elsewhere.</source>
        <translation>データを別の場所へ送信します。</translation>
    </message>
    <message>
        <source>The user has not agreed to this.</source>
        <translation>ユーザーはこれに同意していません。</translation>
    </message>
    <message>
        <source>Contains a command to run.</source>
        <translation>実行を促すコマンドが含まれています。</translation>
    </message>
    <message>
        <source>Pretends to come from the system, the developer or the user.</source>
        <translation>システム、開発者、またはユーザーからのものを装っています。</translation>
    </message>
    <message>
        <source>The text is disguised.</source>
        <translation>テキストが偽装されています。</translation>
    </message>
    <message>
        <source>Names another tool.</source>
        <translation>別のツールの名前に言及しています。</translation>
    </message>
    <message>
        <source>With an instruction, this can steer other tools.</source>
        <translation>指示を伴う場合は、ほかのツールの使われ方を左右する可能性があります。</translation>
    </message>
    <message>
        <source>Says that it does harm.</source>
        <translation>害を及ぼすことを示しています。</translation>
    </message>
    <message>
        <source>A model that calls it does the harm in the user’s name.</source>
        <translation>このツールを呼び出したモデルが、ユーザーの名義で害を及ぼします。</translation>
    </message>
    <message>
        <source>An x-mcp-header in the schema is not valid.</source>
        <translation>スキーマ内の x-mcp-header が有効ではありません。</translation>
    </message>
    <message>
        <source>Clients must not call the tool or give it to a model.</source>
        <translation>クライアントは、このツールを呼び出すことも、モデルに渡すことも禁じられています。</translation>
    </message>
    <message>
        <source>The schema is not a plain object at the top level.</source>
        <translation>スキーマの最上位が単純なオブジェクトではありません。</translation>
    </message>
    <message>
        <source>A parameter has a list of types.</source>
        <translation>パラメーターの型がリストになっています。</translation>
    </message>
    <message>
        <source>The schema has references.</source>
        <translation>スキーマに参照があります。</translation>
    </message>
    <message>
        <source>The schema is more than 10 levels deep.</source>
        <translation>スキーマが 10 階層を超えています。</translation>
    </message>
    <message>
        <source>The description has more than 1,024 characters.</source>
        <translation>説明が 1,024 文字を超えています。</translation>
    </message>
    <message>
        <source>Shorten the description.</source>
        <translation>説明を短くしてください。</translation>
    </message>
    <message>
        <source>The schema is not JSON Schema 2020-12.</source>
        <translation>スキーマが JSON Schema 2020-12 ではありません。</translation>
    </message>
    <message>
        <source>An array has no “items”.</source>
        <translation>配列に「items」がありません。</translation>
    </message>
    <message>
        <source>The parameter’s name is not 1 to 64 letters, digits, _, . and -.</source>
        <translation>パラメーターの名前が、英字、数字、_、.、- からなる 1 ～ 64 文字ではありません。</translation>
    </message>
    <message>
        <source>A list of choices is empty or has an empty text.</source>
        <translation>選択肢のリストが空か、空のテキストを含んでいます。</translation>
    </message>
    <message>
        <source>The tool’s name is too long once a client puts the server’s name in front.</source>
        <translation>クライアントがサーバーの名前を前に付けると、ツールの名前が長すぎます。</translation>
    </message>
    <message>
        <source>There are more tools than a client sends to a model.</source>
        <translation>ツールの数が、クライアントがモデルに送信する上限を超えています。</translation>
    </message>
</context>
<context>
    <name>rc::SchemaDifference</name>
    <message>
        <source>The kind of schema changed.</source>
        <translation>スキーマの種類が変更されました。</translation>
    </message>
    <message>
        <source>Fewer types are allowed.</source>
        <translation>許可される型が減りました。</translation>
    </message>
    <message>
        <source>More types are allowed.</source>
        <translation>許可される型が増えました。</translation>
    </message>
    <message>
        <source>The choices were reordered.</source>
        <translation>選択肢の順序が変更されました。</translation>
    </message>
    <message>
        <source>Only certain values are allowed now.</source>
        <translation>特定の値だけが許可されるようになりました。</translation>
    </message>
    <message>
        <source>Any value is allowed now.</source>
        <translation>任意の値が許可されるようになりました。</translation>
    </message>
    <message>
        <source>A choice was removed.</source>
        <translation>選択肢が削除されました。</translation>
    </message>
    <message>
        <source>A choice was added.</source>
        <translation>選択肢が追加されました。</translation>
    </message>
    <message>
        <source>The limit is narrower.</source>
        <translation>制限が厳しくなりました。</translation>
    </message>
    <message>
        <source>The limit is wider.</source>
        <translation>制限が緩くなりました。</translation>
    </message>
    <message>
        <source>The default changed.</source>
        <translation>既定値が変更されました。</translation>
    </message>
    <message>
        <source>A restriction was added.</source>
        <translation>制約が追加されました。</translation>
    </message>
    <message>
        <source>A restriction was removed.</source>
        <translation>制約が削除されました。</translation>
    </message>
    <message>
        <source>A restriction changed.</source>
        <translation>制約が変更されました。</translation>
    </message>
    <message>
        <source>The parameter was removed.</source>
        <translation>パラメーターが削除されました。</translation>
    </message>
    <message>
        <source>The member was removed.</source>
        <translation>メンバーが削除されました。</translation>
    </message>
    <message>
        <source>It is required now.</source>
        <translation>必須になりました。</translation>
    </message>
    <message>
        <source>It is no longer required.</source>
        <translation>必須ではなくなりました。</translation>
    </message>
    <message>
        <source>A required parameter was added.</source>
        <translation>必須パラメーターが追加されました。</translation>
    </message>
    <message>
        <source>An optional parameter was added.</source>
        <translation>任意のパラメーターが追加されました。</translation>
    </message>
    <message>
        <source>A member was added.</source>
        <translation>メンバーが追加されました。</translation>
    </message>
    <message>
        <source>Fewer extra members are allowed.</source>
        <translation>許可される追加メンバーが減りました。</translation>
    </message>
    <message>
        <source>More extra members are allowed.</source>
        <translation>許可される追加メンバーが増えました。</translation>
    </message>
    <message>
        <source>A variant was removed.</source>
        <translation>バリアントが削除されました。</translation>
    </message>
    <message>
        <source>A variant was added.</source>
        <translation>バリアントが追加されました。</translation>
    </message>
    <message>
        <source>The variants were reordered.</source>
        <translation>バリアントの順序が変更されました。</translation>
    </message>
    <message>
        <source>The definition was removed.</source>
        <translation>定義が削除されました。</translation>
    </message>
    <message>
        <source>A definition was added.</source>
        <translation>定義が追加されました。</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTable</name>
    <message>
        <source>“properties” is not an object.</source>
        <translation>「properties」がオブジェクトではありません。</translation>
    </message>
    <message>
        <source>names like %1</source>
        <translation>%1 のような名前</translation>
    </message>
    <message>
        <source>any other name</source>
        <translation>その他の名前</translation>
    </message>
    <message>
        <source>each name itself</source>
        <translation>各名前自体</translation>
    </message>
    <message>
        <source>element %1</source>
        <translation>要素 %1</translation>
    </message>
    <message>
        <source>each element</source>
        <translation>各要素</translation>
    </message>
    <message>
        <source>at least one element</source>
        <translation>少なくとも 1 つの要素</translation>
    </message>
    <message>
        <source>any of: %1</source>
        <translation>少なくとも 1 つ: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>いずれか 1 つ: %1</translation>
    </message>
    <message>
        <source>all of: %1</source>
        <translation>すべて: %1</translation>
    </message>
    <message>
        <source>but not</source>
        <translation>ただし次を除く</translation>
    </message>
    <message>
        <source>if</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>then</source>
        <translation>成立時</translation>
    </message>
    <message>
        <source>else</source>
        <translation>それ以外</translation>
    </message>
    <message>
        <source>if %1 is present</source>
        <translation>%1 がある場合</translation>
    </message>
    <message>
        <source>Accepts any value.</source>
        <translation>任意の値を受け付けます。</translation>
    </message>
    <message>
        <source>Accepts nothing.</source>
        <translation>何も受け付けません。</translation>
    </message>
    <message>
        <source>This is not a schema.</source>
        <translation>これはスキーマではありません。</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>ルート</translation>
    </message>
    <message>
        <source>… more than %1 more</source>
        <translation>… ほか %1 個超</translation>
    </message>
    <message>
        <source>… %1 more</source>
        <translation>… ほか %1 個</translation>
    </message>
    <message>
        <source>Overall type: %1</source>
        <translation>全体の型: %1</translation>
    </message>
    <message>
        <source>defined elsewhere and never fetched: %1</source>
        <translation>別の場所で定義、取得しない: %1</translation>
    </message>
    <message>
        <source>unresolved reference: %1</source>
        <translation>未解決の参照: %1</translation>
    </message>
    <message>
        <source>refers only to itself</source>
        <translation>自分自身のみを参照</translation>
    </message>
    <message>
        <source>↻ see %1 above</source>
        <translation>↻ 上の %1 を参照</translation>
    </message>
</context>
<context>
    <name>rc::SchemaTableView</name>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Show more</source>
        <translation>さらに表示</translation>
    </message>
    <message>
        <source>Show in full</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy type</source>
        <translation>型をコピー</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>説明をコピー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>%1, required</source>
        <translation>%1、必須</translation>
    </message>
</context>
<context>
    <name>rc::SchemaWords</name>
    <message>
        <source>length at least %1</source>
        <translation>長さ %1 以上</translation>
    </message>
    <message>
        <source>length at most %1</source>
        <translation>長さ %1 以下</translation>
    </message>
    <message>
        <source>pattern: %1</source>
        <translation>パターン: %1</translation>
    </message>
    <message>
        <source>format: %1</source>
        <translation>形式: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>%1 より大きい</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <source>a multiple of %1</source>
        <translation>%1 の倍数</translation>
    </message>
    <message>
        <source>elements: at least %1</source>
        <translation>要素: %1 個以上</translation>
    </message>
    <message>
        <source>elements: at most %1</source>
        <translation>要素: %1 個以下</translation>
    </message>
    <message>
        <source>members: at least %1</source>
        <translation>メンバー: %1 個以上</translation>
    </message>
    <message>
        <source>members: at most %1</source>
        <translation>メンバー: %1 個以下</translation>
    </message>
    <message>
        <source>content: %1</source>
        <translation>コンテンツ: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>エンコード: %1</translation>
    </message>
    <message>
        <source>title: %1</source>
        <translation>タイトル: %1</translation>
    </message>
    <message>
        <source>comment: %1</source>
        <translation>コメント: %1</translation>
    </message>
    <message>
        <source>unique elements</source>
        <translation>一意の要素</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>write-only</source>
        <translation>書き込み専用</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>非推奨</translation>
    </message>
    <message>
        <source>may be null</source>
        <translation>null も可</translation>
    </message>
    <message>
        <source>enum (%1)</source>
        <translation>列挙 (%1)</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>スキーマなし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>default: %1</source>
        <translation>既定: %1</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>いずれか 1 つ: %1</translation>
    </message>
    <message>
        <source>for example: %1</source>
        <translation>例: %1</translation>
    </message>
    <message>
        <source>No additional parameters allowed</source>
        <translation>追加のパラメーターは不可</translation>
    </message>
</context>
<context>
    <name>rc::SendJob</name>
    <message>
        <source>The content type %1 is neither JSON nor plain text.</source>
        <translation>コンテンツタイプ %1 は、JSON でもプレーンテキストでもありません。</translation>
    </message>
    <message>
        <source>the request would be %1 bytes, over the limit of %2.</source>
        <translation>リクエストが %1 バイトになり、上限 %2 を超えます。</translation>
    </message>
</context>
<context>
    <name>rc::SendMode</name>
    <message>
        <source>An entry at %1 may notify people by app, email or SMS at any hour. It is sent once.</source>
        <comment>ERROR</comment>
        <translation>%1 のエントリは、時間帯を問わず、アプリ、メール、SMS で担当者に通知される可能性があります。1 回だけ送信されます。</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>To send an error or an alert, hold the button.</source>
        <translation>エラーまたはアラートを送信するには、ボタンを長押ししてください。</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>キャンセル  Esc</translation>
    </message>
    <message>
        <source>sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Set a Resource URL in Setup first (Alt+5).</source>
        <translation>先に「セットアップ」(Alt+5) でリソース URL を設定してください。</translation>
    </message>
    <message>
        <source>Reading the log…</source>
        <translation>ログを読み取っています…</translation>
    </message>
    <message>
        <source>The timestamp is set when you send.</source>
        <translation>タイムスタンプは送信時に設定されます。</translation>
    </message>
</context>
<context>
    <name>rc::SendPage</name>
    <message>
        <source>Send</source>
        <translation>送信</translation>
    </message>
    <message>
        <source>Not sent yet. Press the same keys again to send.</source>
        <translation>まだ送信していません。送信するには、同じキーをもう一度押してください。</translation>
    </message>
    <message>
        <source>Another send is in progress. Nothing was added.</source>
        <translation>すでに送信中です。何も追加していません。</translation>
    </message>
    <message>
        <source>Correct the Resource URL above or in Setup (Alt+5).</source>
        <translation>上の欄または「セットアップ」(Alt+5) でリソース URL を修正してください。</translation>
    </message>
    <message>
        <source>This profile has no API key.</source>
        <translation>このプロファイルには API キーがありません。</translation>
    </message>
    <message>
        <source>Add a key in Setup (Alt+5).</source>
        <translation>「セットアップ」(Alt+5) でキーを追加してください。</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>結果をコピー</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>アクティビティで表示</translation>
    </message>
    <message>
        <source>Results appear here.</source>
        <translation>結果はここに表示されます。</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>エントリ</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>訓練</translation>
    </message>
</context>
<context>
    <name>rc::ServerQuestion</name>
    <message>
        <source>The requested form has no fields.</source>
        <translation>求められたフォームにフィールドがありません。</translation>
    </message>
    <message>
        <source>The requested address is missing or far too long.</source>
        <translation>求められたアドレスがないか、長すぎます。</translation>
    </message>
    <message>
        <source>The requested address cannot be opened safely: %1</source>
        <translation>求められたアドレスは、安全に開けません: %1</translation>
    </message>
    <message>
        <source>This program does not support “%1”.</source>
        <translation>このプログラムは「%1」に対応していません。</translation>
    </message>
    <message>
        <source>The server’s question has %1 bytes, and at most %2 can be shown.</source>
        <translation>サーバーの質問は %1 バイトですが、表示できるのは %2 バイトまでです。</translation>
    </message>
</context>
<context>
    <name>rc::ServerTask</name>
    <message>
        <source>The task has no ID, or one that is too long.</source>
        <translation>タスクに ID がないか、ID が長すぎます。</translation>
    </message>
    <message>
        <source>The task is in an unknown state: “%1”.</source>
        <translation>タスクの状態が不明です: 「%1」。</translation>
    </message>
    <message>
        <source>The server responded about another task, “%1”.</source>
        <translation>サーバーが別のタスク「%1」について応答しました。</translation>
    </message>
</context>
<context>
    <name>rc::Session</name>
    <message>
        <source>Nothing is sent to %1 until the address is saved.</source>
        <translation>アドレスを保存するまで、%1 には何も送信されません。</translation>
    </message>
    <message>
        <source>Demo service</source>
        <translation>デモサービス</translation>
    </message>
</context>
<context>
    <name>rc::Settings</name>
    <message>
        <source>The setting “%2” is “%1”, which is not from %3 to %4. %5 is used instead.</source>
        <translation>設定「%2」の値「%1」は %3 ～ %4 の範囲にありません。代わりに %5 を使用します。</translation>
    </message>
</context>
<context>
    <name>rc::SetupPage</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>プロファイルを削除</translation>
    </message>
    <message>
        <source>Delete the profile, keep the key</source>
        <translation>プロファイルを削除し、キーを残す</translation>
    </message>
    <message>
        <source>Rotate key…</source>
        <translation>キーをローテーション…</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>セットアップ</translation>
    </message>
    <message>
        <source>Makes a copy without the key and switches to it</source>
        <translation>キーを除いてコピーを作成し、それに切り替えます</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not saved. Fix the highlighted field.</source>
        <translation>保存していません。強調表示されたフィールドを修正してください。</translation>
    </message>
    <message>
        <source>A key was pasted too.</source>
        <translation>キーも貼り付けました。</translation>
    </message>
    <message>
        <source>Saving the key. Waiting for the keychain…</source>
        <translation>キーを保存しています。キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>The key is in the keychain.</source>
        <translation>キーはキーチェーンにあります。</translation>
    </message>
    <message>
        <source>The key is not saved (this session only).</source>
        <translation>キーは保存されていません (このセッションのみ)。</translation>
    </message>
    <message>
        <source>Not recognized, ignored: %1</source>
        <translation>認識できないため無視: %1</translation>
    </message>
    <message>
        <source>Filled in from %1: %2.</source>
        <translation>%1から入力しました: %2。</translation>
    </message>
    <message>
        <source>The key is not saved yet.</source>
        <translation>キーはまだ保存されていません。</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 を追加しました</translation>
    </message>
    <message>
        <source>Moving the key to the new name. Waiting for the keychain…</source>
        <translation>キーを新しい名前に移動しています。キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>This session only</source>
        <translation>このセッションのみ</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Nothing was changed. %1</source>
        <translation>何も変更していません。%1</translation>
    </message>
    <message>
        <source>Saved, but the key may also still be in the keychain under the old name.</source>
        <translation>保存しましたが、キーが以前の名前でもキーチェーンに残っている可能性があります。</translation>
    </message>
    <message>
        <source>Removing the key. Waiting for the keychain…</source>
        <translation>キーを削除しています。キーチェーンの応答を待っています…</translation>
    </message>
    <message>
        <source>The profile was kept. %1</source>
        <translation>プロファイルは残してあります。%1</translation>
    </message>
    <message>
        <source>Not removed</source>
        <translation>削除していません</translation>
    </message>
    <message>
        <source>Removed %1; its key may still be in the keychain</source>
        <translation>%1 を削除しましたが、キーがまだキーチェーンに残っている可能性があります</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 を削除しました</translation>
    </message>
    <message>
        <source>This is a copy of %1.</source>
        <translation>これは %1 のコピーです。</translation>
    </message>
    <message>
        <source>Keys are not copied. Name the copy and add its key.</source>
        <translation>キーはコピーされません。コピーに名前を付け、キーを追加してください。</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>More for this profile</source>
        <translation>このプロファイルのその他の操作</translation>
    </message>
    <message>
        <source>● Unsaved</source>
        <translation>● 未保存</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存の変更</translation>
    </message>
    <message>
        <source>Save stores both the fields and the key. Revert discards both.</source>
        <translation>「保存」はフィールドとキーの両方を保存します。「変更を破棄」は両方を破棄します。</translation>
    </message>
    <message>
        <source>Unsaved changes. Ctrl+S saves, Revert discards.</source>
        <translation>未保存の変更があります。Ctrl+S で保存、「変更を破棄」で破棄します。</translation>
    </message>
    <message>
        <source>Click again to delete the profile and its key</source>
        <translation>もう一度クリックするとプロファイルとそのキーを削除</translation>
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
        <translation>Resource Console について</translation>
    </message>
    <message>
        <source>%1 · About</source>
        <comment>the program&apos;s version</comment>
        <translation>%1 · バージョン情報</translation>
    </message>
</context>
<context>
    <name>rc::SignIn</name>
    <message>
        <source>The response is not a JSON object.</source>
        <translation>応答が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The response does not name a resource.</source>
        <translation>応答にリソースの指定がありません。</translation>
    </message>
    <message>
        <source>The server has no document about signing in.</source>
        <translation>サーバーにはサインインに関するドキュメントがありません。</translation>
    </message>
    <message>
        <source>found</source>
        <translation>見つかりました</translation>
    </message>
    <message>
        <source>Asked without a key: %1</source>
        <translation>キーなしでリクエスト: %1</translation>
    </message>
    <message>
        <source>Response: HTTP %1</source>
        <translation>応答: HTTP %1</translation>
    </message>
    <message>
        <source>Realm: %1</source>
        <translation>レルム: %1</translation>
    </message>
    <message>
        <source>Scope: %1</source>
        <translation>スコープ: %1</translation>
    </message>
    <message>
        <source>Authorization server, as the refusal names it: %1</source>
        <translation>拒否の応答が示す認可サーバー: %1</translation>
    </message>
    <message>
        <source>The refusal names a document on another server, which was not read: %1</source>
        <translation>拒否の応答が別のサーバー上のドキュメントを示していますが、読み取っていません: %1</translation>
    </message>
    <message>
        <source>Resource: %1</source>
        <translation>リソース: %1</translation>
    </message>
    <message>
        <source>This document is about another address, so clients must not rely on it.</source>
        <translation>このドキュメントは別のアドレスに関するものなので、クライアントは信頼してはいけません。</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>名前: %1</translation>
    </message>
    <message>
        <source>Authorization servers: %1</source>
        <translation>認可サーバー: %1</translation>
    </message>
    <message>
        <source>none named</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Scopes: %1</source>
        <translation>スコープ: %1</translation>
    </message>
    <message>
        <source>A token is sent in: %1</source>
        <translation>トークンの送信方法: %1</translation>
    </message>
    <message>
        <source>Documentation: %1</source>
        <translation>ドキュメント: %1</translation>
    </message>
    <message>
        <source>This program does not support OAuth sign-in.</source>
        <translation>このプログラムは OAuth でのサインインに対応していません。</translation>
    </message>
</context>
<context>
    <name>rc::SlashRedirect</name>
    <message>
        <source>The server is at %1, which differs only in its trailing slash.</source>
        <translation>サーバーは、末尾のスラッシュだけが異なる %1 で応答します。</translation>
    </message>
</context>
<context>
    <name>rc::SortButton</name>
    <message>
        <source>As sent by the server</source>
        <translation>サーバーの送信順</translation>
    </message>
    <message>
        <source>By title</source>
        <translation>タイトル順</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>名前順</translation>
    </message>
    <message>
        <source>Destructive first</source>
        <translation>破壊的なものを先頭に</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <source>Changed and new first</source>
        <translation>変更と新規を先頭に</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>並べ替え</translation>
    </message>
</context>
<context>
    <name>rc::StateChange</name>
    <message>
        <source>It was “%1” before.</source>
        <translation>以前は「%1」でした。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step&apos;s title, its summary</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: was “%2”, now “%3”.</source>
        <comment>a step&apos;s title, its state before, its state now</comment>
        <translation>%1: 「%2」から「%3」に変わりました。</translation>
    </message>
    <message>
        <source>%1: still “%2”, but for a different reason: %3.</source>
        <comment>a step&apos;s title, its state, its summary</comment>
        <translation>%1: 引き続き「%2」ですが、理由が異なります: %3。</translation>
    </message>
</context>
<context>
    <name>rc::StatusLine</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>処理中</translation>
    </message>
</context>
<context>
    <name>rc::StepDelegate</name>
    <message numerus="yes">
        <source>Press V for the whole response: %n character(s).</source>
        <translation>
            <numerusform>V キーで応答全体を表示: %n 文字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Entry marker: %1</source>
        <translation>エントリのマーカー: %1</translation>
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
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>rc::StepOutcome</name>
    <message>
        <source>1 tool</source>
        <translation>ツール 1 個</translation>
    </message>
    <message numerus="yes">
        <source>%n tools</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 ページ</translation>
    </message>
    <message numerus="yes">
        <source>%n pages</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>イベントストリーム</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>プレーン JSON</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>accepted by the service</source>
        <translation>サービスが受理</translation>
    </message>
    <message>
        <source>The entry may have been delivered. %1</source>
        <translation>エントリは配信された可能性があります。%1</translation>
    </message>
    <message>
        <source>1 character</source>
        <translation>1 文字</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>チーム %1</translation>
    </message>
    <message>
        <source>owner %1</source>
        <translation>所有者 %1</translation>
    </message>
    <message>
        <source>%1, no product path</source>
        <translation>%1、プロダクトパスなし</translation>
    </message>
    <message>
        <source>%1, product path %2</source>
        <translation>%1、プロダクトパス %2</translation>
    </message>
    <message>
        <source>%1; ignored: %2</source>
        <translation>%1、無視: %2</translation>
    </message>
    <message>
        <source>not saved (this session only), %1</source>
        <translation>未保存 (このセッションのみ)、%1</translation>
    </message>
    <message>
        <source>%1 (local, no lookup needed)</source>
        <translation>%1 (ローカル、名前解決は不要)</translation>
    </message>
    <message>
        <source>%1 (an IP address, no lookup needed)</source>
        <translation>%1 (IP アドレス、名前解決は不要)</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 件</translation>
    </message>
    <message>
        <source>%1, no proxy</source>
        <translation>%1、プロキシなし</translation>
    </message>
    <message>
        <source>%1, requests go through the proxy %2</source>
        <translation>%1、リクエストはプロキシ %2 を経由</translation>
    </message>
    <message>
        <source>certificate valid for 1 day</source>
        <translation>証明書の有効期間は残り 1 日</translation>
    </message>
    <message numerus="yes">
        <source>certificate valid for %n days</source>
        <translation>
            <numerusform>証明書の有効期間は残り %n 日</numerusform>
        </translation>
    </message>
    <message>
        <source>TLS %1</source>
        <translation>TLS %1</translation>
    </message>
    <message>
        <source>1 critical finding</source>
        <translation>重大な指摘 1 件</translation>
    </message>
    <message numerus="yes">
        <source>%n critical findings</source>
        <translation>
            <numerusform>重大な指摘 %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::StepView</name>
    <message>
        <source>Check steps</source>
        <translation>チェックのステップ</translation>
    </message>
    <message>
        <source>Run this step again</source>
        <translation>このステップを再実行</translation>
    </message>
    <message>
        <source>Run this step and all below</source>
        <translation>このステップとそれ以降を実行</translation>
    </message>
    <message>
        <source>View the full response</source>
        <translation>応答全体を表示</translation>
    </message>
    <message>
        <source>Copy response</source>
        <translation>応答をコピー</translation>
    </message>
    <message>
        <source>Copy marker</source>
        <translation>マーカーをコピー</translation>
    </message>
    <message>
        <source>Copy this step</source>
        <translation>このステップをコピー</translation>
    </message>
    <message>
        <source>Response: %1</source>
        <comment>the title of a step</comment>
        <translation>応答: %1</translation>
    </message>
</context>
<context>
    <name>rc::StepsPanel</name>
    <message>
        <source>Nothing has been checked yet</source>
        <translation>まだ何もチェックされていません</translation>
    </message>
    <message>
        <source>A check tests each step in order: URL, API key, DNS, port, TLS, sending entries, and fetching tools.</source>
        <translation>チェックでは、URL、API キー、DNS、ポート、TLS、エントリの送信、ツールの取得の各ステップを順にテストします。</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>キーチェーンに保存中…</translation>
    </message>
    <message>
        <source>Waiting for the keychain. Respond to its prompt if one appears.</source>
        <translation>キーチェーンの応答を待っています。確認画面が表示されたら応答してください。</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>チェック中…</translation>
    </message>
    <message>
        <source>Steps appear as they finish.</source>
        <translation>ステップは完了した順に表示されます。</translation>
    </message>
    <message>
        <source>Last check: %1</source>
        <translation>前回のチェック: %1</translation>
    </message>
    <message>
        <source>Use this address and check again</source>
        <translation>このアドレスで再チェック</translation>
    </message>
    <message>
        <source>This address probably accepts entries for the same resource:</source>
        <translation>次のアドレスが、おそらく同じリソースのエントリを受け付けます:</translation>
    </message>
    <message>
        <source>It sends four real log entries marked [TEST]. An ERROR or an ALERT may notify people and is sent only by its own button.</source>
        <translation>[TEST] 付きの実際のログエントリを 4 件送信します。ERROR と ALERT は担当者に通知される可能性があり、それぞれ専用のボタンでのみ送信されます。</translation>
    </message>
    <message>
        <source>Tools are listed, not called, except “ping” where it needs no arguments.</source>
        <translation>ツールは一覧表示するだけで、引数が不要な場合の「ping」を除いて呼び出しません。</translation>
    </message>
</context>
<context>
    <name>rc::TallyCard</name>
    <message>
        <source>%1 s · %2 entries/s</source>
        <translation>%1 秒 · %2 エントリ/秒</translation>
    </message>
    <message numerus="yes">
        <source>%n in progress</source>
        <translation>
            <numerusform>進行中 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>待機中 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeated batch of %n entries: %1</source>
        <translation>
            <numerusform>繰り返しバッチのエントリ %n 件: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Some entries may have been delivered. Search for their markers (see Activity) before resending.</source>
        <translation>一部のエントリは配信された可能性があります。再送信する前に、マーカー (「アクティビティ」を参照) で検索してください。</translation>
    </message>
    <message>
        <source>First entry not accepted: %1</source>
        <translation>最初に受理されなかったエントリ: %1</translation>
    </message>
    <message>
        <source>paused until %1, as the service asks</source>
        <translation>サービスの求めにより %1 まで一時停止中</translation>
    </message>
    <message numerus="yes">
        <source>%n accepted</source>
        <translation>
            <numerusform>受理 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused</source>
        <translation>
            <numerusform>拒否 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>不明 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not sent</source>
        <translation>
            <numerusform>未送信 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n local only</source>
        <translation>
            <numerusform>ローカルのみ %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rc::TaskCard</name>
    <message>
        <source>Asking about it does not call the tool again.</source>
        <translation>照会しても、ツールが再び呼び出されることはありません。</translation>
    </message>
    <message>
        <source>The server is waiting for your input.</source>
        <translation>サーバーが入力を待っています。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>照会中…</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>照会を停止</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再照会</translation>
    </message>
</context>
<context>
    <name>rc::TemplateButton</name>
    <message>
        <source>Templates</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>Save this entry as a template…</source>
        <translation>このエントリをテンプレートとして保存…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Template name</source>
        <translation>テンプレート名</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Undo deletion</source>
        <translation>削除を元に戻す</translation>
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
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>rc::TimeStampField</name>
    <message>
        <source>Now, in UTC</source>
        <translation>現在 (UTC)</translation>
    </message>
    <message>
        <source>Now, local (%1)</source>
        <translation>現在 (ローカル、%1)</translation>
    </message>
    <message>
        <source>Another time…</source>
        <translation>別の時刻…</translation>
    </message>
    <message>
        <source>Timestamp: now (%1)</source>
        <translation>タイムスタンプ: 現在 (%1)</translation>
    </message>
    <message>
        <source>Timestamp: now (UTC)</source>
        <translation>タイムスタンプ: 現在 (UTC)</translation>
    </message>
    <message>
        <source>Timestamp</source>
        <translation>タイムスタンプ</translation>
    </message>
</context>
<context>
    <name>rc::TimeStrip</name>
    <message>
        <source>Past checks, oldest first</source>
        <translation>過去のチェック (古い順)</translation>
    </message>
    <message>
        <source>Arrow keys show a past check below, with what changed since the one before</source>
        <translation>矢印キーを押すと、過去のチェックと、その 1 つ前のチェックからの変更点が下に表示されます</translation>
    </message>
    <message>
        <source>Copy what happened</source>
        <translation>発生した内容をコピー</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Show in Activity</source>
        <translation>アクティビティで表示</translation>
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
        <translation>最近のチェック: %1。</translation>
    </message>
</context>
<context>
    <name>rc::TlsAuthorities</name>
    <message>
        <source>The custom CA file cannot be read: %1.</source>
        <translation>カスタム CA ファイルを読み取れません: %1。</translation>
    </message>
    <message>
        <source>%1 contains no certificate. Use a PEM file with “BEGIN CERTIFICATE” in it.</source>
        <translation>%1 に証明書がありません。「BEGIN CERTIFICATE」を含む PEM ファイルを使ってください。</translation>
    </message>
    <message>
        <source>%1 contains a damaged certificate.</source>
        <translation>%1 に破損した証明書が含まれています。</translation>
    </message>
    <message>
        <source>system authorities only</source>
        <translation>システムの認証局のみ</translation>
    </message>
    <message>
        <source>1 certificate: %1, until %2</source>
        <translation>証明書 1 個: %1、期限 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n certificates, the first: %1, until %2</source>
        <translation>
            <numerusform>証明書 %n 個、最初のもの: %1、期限 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no certificate can be read from %1</source>
        <translation>%1 からの証明書の読み取り不可</translation>
    </message>
    <message numerus="yes">
        <source>%n certificate(s) of %1 trusted too</source>
        <translation>
            <numerusform>%1 の証明書 %n 個も信頼</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not count for a saved key</source>
        <translation>%1 は保存済みのキーには適用外</translation>
    </message>
    <message>
        <source>Enter the full path of the custom CA file, not “%1”.</source>
        <translation>カスタム CA ファイルは「%1」ではなくフルパスで入力してください。</translation>
    </message>
    <message>
        <source>%1 contains a private key. Use a file with only certificates.</source>
        <translation>%1 に秘密鍵が含まれています。証明書だけのファイルを使ってください。</translation>
    </message>
</context>
<context>
    <name>rc::TlsWords</name>
    <message>
        <source>the certificate was revoked by its issuer</source>
        <translation>証明書は発行者により失効済みです</translation>
    </message>
    <message>
        <source>Tell the operator that the service needs a new certificate.</source>
        <translation>サービスには新しい証明書が必要であることを、運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>the certificate, or an authority above it, is marked as untrusted</source>
        <translation>証明書、またはその上位の認証局が、信頼できないものとして指定されています</translation>
    </message>
    <message>
        <source>Do not continue. Ask the service’s operator what happened.</source>
        <translation>続行しないでください。何が起きたのかを、サービスの運用担当者に確認してください。</translation>
    </message>
    <message>
        <source>this computer’s clock says %5, but another server’s response says %6, when the certificate is valid</source>
        <translation>このコンピューターの時計は %5 を示していますが、別のサーバーの応答は %6 を示しており、その時刻なら証明書は有効です</translation>
    </message>
    <message>
        <source>Set this computer’s clock, then try again.</source>
        <translation>このコンピューターの時計を合わせてから、再試行してください。</translation>
    </message>
    <message>
        <source>the certificate is not valid before %3, and this computer’s clock says %5</source>
        <translation>証明書は %3 より前は有効ではなく、このコンピューターの時計は %5 を示しています</translation>
    </message>
    <message>
        <source>the certificate expired on %4, and this computer’s clock says %5</source>
        <translation>証明書の有効期限が %4 に切れており、このコンピューターの時計は %5 を示しています</translation>
    </message>
    <message>
        <source>If the clock is right, the service’s operator must renew the certificate. If not, set the clock.</source>
        <translation>時計が正しい場合は、サービスの運用担当者が証明書を更新する必要があります。正しくない場合は、時計を合わせてください。</translation>
    </message>
    <message>
        <source>the certificate is self-signed, so nobody vouches for it</source>
        <translation>証明書は自己署名のため、正当性を保証する認証局がありません</translation>
    </message>
    <message>
        <source>If the server is yours, set this certificate’s file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>自分のサーバーである場合は、この証明書のファイルを、「セットアップ」の「カスタム CA ファイル」または --ca-file で設定してください。</translation>
    </message>
    <message>
        <source>the certificate was issued by %7, which this computer does not know</source>
        <translation>証明書の発行者 %7 を、このコンピューターは認識していません</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file. If not, the service must send its whole chain.</source>
        <translation>所属組織の認証局である場合は、その証明書ファイルを、「セットアップ」の「カスタム CA ファイル」または --ca-file で設定してください。そうでない場合は、サービスがチェーン全体を送信する必要があります。</translation>
    </message>
    <message>
        <source>the certificate’s chain ends at %7, which this computer does not trust</source>
        <translation>証明書のチェーンの終端 %7 を、このコンピューターは信頼していません</translation>
    </message>
    <message>
        <source>If that is your organization’s own authority, set its certificate file as “Custom CA file” in Setup or with --ca-file.</source>
        <translation>所属組織の認証局である場合は、その証明書ファイルを、「セットアップ」の「カスタム CA ファイル」または --ca-file で設定してください。</translation>
    </message>
    <message>
        <source>the certificate is not for %1, but for %2</source>
        <translation>証明書の対象は %1 ではなく %2 です</translation>
    </message>
    <message>
        <source>Check the host name in the address. If it is right, the service’s operator must add it to the certificate.</source>
        <translation>アドレスのホスト名を確認してください。正しい場合は、サービスの運用担当者が証明書にその名前を追加する必要があります。</translation>
    </message>
    <message>
        <source>the certificate may not be used for a server</source>
        <translation>この証明書はサーバー用に使用できません</translation>
    </message>
    <message>
        <source>the certificate or its chain is damaged or malformed (%8)</source>
        <translation>証明書またはそのチェーンが破損しているか、形式が正しくありません (%8)</translation>
    </message>
    <message>
        <source>Send this text to the service’s operator.</source>
        <translation>このテキストをサービスの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the server presented no certificate</source>
        <translation>サーバーが証明書を提示しませんでした</translation>
    </message>
    <message>
        <source>the server supports no safe version of TLS (1.2 or later)</source>
        <translation>サーバーは安全なバージョンの TLS (1.2 以降) に対応していません</translation>
    </message>
    <message>
        <source>Tell the operator that the service must offer TLS 1.2 or later.</source>
        <translation>サービスが TLS 1.2 以降に対応する必要があることを、運用担当者に伝えてください。</translation>
    </message>
    <message>
        <source>the server on this port does not speak TLS and may use plain HTTP</source>
        <translation>このポートのサーバーは TLS に対応しておらず、平文の HTTP を使用している可能性があります</translation>
    </message>
    <message>
        <source>the server asks for a client certificate, which this program does not have</source>
        <translation>サーバーがクライアント証明書を要求していますが、このプログラムにはありません</translation>
    </message>
    <message>
        <source>Ask the service’s operator for an address that requires only the API key.</source>
        <translation>API キーだけで使えるアドレスを、サービスの運用担当者に問い合わせてください。</translation>
    </message>
    <message>
        <source>the server refused the handshake (%8)</source>
        <translation>サーバーがハンドシェイクを拒否しました (%8)</translation>
    </message>
    <message>
        <source>Check the host name and port in the address. If they are right, send this text to the service’s operator.</source>
        <translation>アドレスのホスト名とポートを確認してください。正しい場合は、このテキストをサービスの運用担当者に送ってください。</translation>
    </message>
    <message>
        <source>the connection was closed during the handshake</source>
        <translation>ハンドシェイク中に接続が閉じられました</translation>
    </message>
    <message>
        <source>this computer’s TLS library did not accept it (%8)</source>
        <translation>このコンピューターの TLS ライブラリが受け付けませんでした (%8)</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>no name at all</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 件</translation>
    </message>
    <message>
        <source>an unknown time</source>
        <translation>不明な時刻</translation>
    </message>
    <message>
        <source>The certificate: %1; for %2; issued by %3; valid from %4 to %5.</source>
        <translation>証明書: %1、対象 %2、発行者 %3、有効期間 %4 ～ %5。</translation>
    </message>
    <message>
        <source>This is not the server’s own certificate but one above it. %1</source>
        <translation>これはサーバー自身の証明書ではなく、その上位の証明書です。%1</translation>
    </message>
    <message>
        <source>The secure connection was lost, possibly after the request was sent: %1.</source>
        <translation>安全な接続が失われました。リクエストの送信後の可能性があります: %1。</translation>
    </message>
    <message>
        <source>No secure connection could be made, so nothing was sent: %1.</source>
        <translation>安全な接続を確立できなかったため、何も送信していません: %1。</translation>
    </message>
    <message>
        <source>a key or signature in the certificate chain is too weak</source>
        <translation>証明書チェーンの鍵または署名が弱すぎます</translation>
    </message>
    <message>
        <source>Check the port in the address, and whether a firewall, network login or proxy is in the way.</source>
        <translation>アドレスのポートを確認し、ファイアウォール、ネットワークのログイン画面、プロキシが間に入っていないか確認してください。</translation>
    </message>
</context>
<context>
    <name>rc::ToolCallJob</name>
    <message>
        <source>The server has already requested input %1 times, which is the limit.</source>
        <translation>サーバーはすでに %1 回入力を求めており、これが上限です。</translation>
    </message>
    <message>
        <source>The server needs input but does not say what.</source>
        <translation>サーバーは入力を必要としていますが、何が必要かを示していません。</translation>
    </message>
    <message>
        <source>The server wants the same call again without a question. It was not repeated, because the tool may have run.</source>
        <translation>サーバーが、質問なしで同じ呼び出しを再び求めています。ツールが実行された可能性があるため、繰り返していません。</translation>
    </message>
    <message>
        <source>The server requested input again. With “--answers defaults”, a call is repeated only once.</source>
        <translation>サーバーがもう一度入力を求めました。「--answers defaults」では、呼び出しは 1 回だけ繰り返されます。</translation>
    </message>
</context>
<context>
    <name>rc::ToolCatalog</name>
    <message>
        <source>General tools</source>
        <translation>一般のツール</translation>
    </message>
    <message>
        <source>Code-hosting tools</source>
        <translation>コードホスティングのツール</translation>
    </message>
</context>
<context>
    <name>rc::ToolDetail</name>
    <message>
        <source>Select a tool</source>
        <translation>ツールを選択</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Annotations</source>
        <translation>アノテーション</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No output schema</source>
        <translation>出力スキーマなし</translation>
    </message>
    <message>
        <source>The output schema lists no fields.</source>
        <translation>出力スキーマにフィールドがありません。</translation>
    </message>
    <message>
        <source>hidden text, shown as marks</source>
        <translation>隠しテキスト (記号で表示)</translation>
    </message>
    <message>
        <source>Changed since %1:</source>
        <translation>%1 以降に変更:</translation>
    </message>
    <message>
        <source>Changed since %1 and reviewed:</source>
        <translation>%1 以降に変更、レビュー済み:</translation>
    </message>
    <message>
        <source>No findings</source>
        <translation>指摘なし</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message numerus="yes">
        <source>%n critical finding(s).</source>
        <translation>
            <numerusform>重大な指摘が %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The schema lists no parameters.</source>
        <translation>スキーマにパラメーターがありません。</translation>
    </message>
</context>
<context>
    <name>rc::ToolDifference</name>
    <message>
        <source>The wording changed.</source>
        <translation>文言が変更されました。</translation>
    </message>
    <message>
        <source>It now claims the opposite.</source>
        <translation>以前と反対の宣言になりました。</translation>
    </message>
    <message>
        <source>It is now stated differently.</source>
        <translation>宣言の仕方が変わりました。</translation>
    </message>
    <message>
        <source>The result is no longer described.</source>
        <translation>結果の記述がなくなりました。</translation>
    </message>
    <message>
        <source>The result is now described.</source>
        <translation>結果が記述されるようになりました。</translation>
    </message>
    <message>
        <source>Metadata changed.</source>
        <translation>メタデータが変更されました。</translation>
    </message>
    <message>
        <source>harmless</source>
        <translation>無害</translation>
    </message>
    <message>
        <source>wording</source>
        <translation>文言</translation>
    </message>
    <message>
        <source>breaking</source>
        <translation>互換性なし</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>要注意</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更</translation>
    </message>
</context>
<context>
    <name>rc::ToolEffect</name>
    <message>
        <source>reads</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>writes</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>destructive</source>
        <translation>破壊的</translation>
    </message>
</context>
<context>
    <name>rc::ToolExcerpt</name>
    <message>
        <source>Parameter: %1</source>
        <translation>パラメーター: %1</translation>
    </message>
    <message>
        <source>Value: %1</source>
        <translation>値: %1</translation>
    </message>
</context>
<context>
    <name>rc::ToolExport</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>The %n tool(s) shown</source>
        <translation>
            <numerusform>表示中の %n 個のツール</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n tool(s)</source>
        <translation>
            <numerusform>全 %n 個のツール</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as JSON, as sent…</source>
        <translation>送信時のまま JSON として保存…</translation>
    </message>
    <message>
        <source>Save as Markdown reference…</source>
        <translation>Markdown リファレンスとして保存…</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSV として保存…</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, ask each time</source>
        <translation>ツール仕様をコピー: これらを許可、毎回確認</translation>
    </message>
    <message>
        <source>Copy tool spec: allow these, never ask</source>
        <translation>ツール仕様をコピー: これらを許可、確認なし</translation>
    </message>
    <message>
        <source>Copy mcp.json</source>
        <translation>mcp.json をコピー</translation>
    </message>
    <message>
        <source>Copy mcp.json for VS Code</source>
        <translation>VS Code 用の mcp.json をコピー</translation>
    </message>
    <message>
        <source>Export tools</source>
        <translation>ツールのエクスポート</translation>
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
        <translation>何もエクスポートされませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) were exported.</source>
        <translation>
            <numerusform>%n 個のツールをエクスポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was copied.</source>
        <translation>何もコピーされませんでした。</translation>
    </message>
    <message>
        <source>Save all as tool lock…</source>
        <translation>すべてをツールロックとして保存…</translation>
    </message>
    <message>
        <source>Copied with a variable instead of the key.</source>
        <translation>キーの代わりに変数を入れてコピーしました。</translation>
    </message>
</context>
<context>
    <name>rc::ToolFilterField</name>
    <message>
        <source>Filter the tools</source>
        <translation>ツールを絞り込む</translation>
    </message>
    <message>
        <source>Filter, e.g. param:owner</source>
        <translation>絞り込み: param:owner</translation>
    </message>
    <message>
        <source>Query words</source>
        <translation>フィルター語</translation>
    </message>
    <message>
        <source>&quot;two words&quot;: exact phrase</source>
        <translation>&quot;two words&quot;: 完全一致の語句</translation>
    </message>
    <message>
        <source>-word: exclude</source>
        <translation>-word: 除外</translation>
    </message>
    <message>
        <source>Ctrl+Space lists the query words</source>
        <translation>Ctrl+Space でフィルター語を一覧表示</translation>
    </message>
</context>
<context>
    <name>rc::ToolFindings</name>
    <message>
        <source>The schema is not an object.</source>
        <translation>スキーマがオブジェクトではありません。</translation>
    </message>
    <message>
        <source>Large definition: %1 KiB of context</source>
        <translation>大きな定義: コンテキストの %1 KiB</translation>
    </message>
    <message>
        <source>The name “%1” has hidden characters.</source>
        <translation>名前「%1」に隠し文字が含まれています。</translation>
    </message>
    <message>
        <source>“%1” is required but not described.</source>
        <translation>「%1」は必須ですが、説明がありません。</translation>
    </message>
    <message>
        <source>Refers to “%1”, which is never fetched.</source>
        <translation>取得されることのない「%1」を参照しています。</translation>
    </message>
    <message>
        <source>Refers to “%1”, which does not exist.</source>
        <translation>存在しない「%1」を参照しています。</translation>
    </message>
    <message>
        <source>“%1” refers to itself.</source>
        <translation>「%1」が自分自身を参照しています。</translation>
    </message>
    <message>
        <source>No client may give this tool to a model or call it because %1.</source>
        <translation>このツールをモデルに渡すことや呼び出すことは、どのクライアントにも禁止されています。理由: %1。</translation>
    </message>
    <message>
        <source>Another tool has the same name (%1).</source>
        <translation>別のツールが同じ名前です (%1)。</translation>
    </message>
    <message>
        <source>The name looks like another tool’s: %1</source>
        <translation>名前が別のツールの名前に似ています: %1</translation>
    </message>
    <message>
        <source>The schema is JSON Schema %1, not 2020-12.</source>
        <translation>スキーマが 2020-12 ではなく、JSON Schema %1 です。</translation>
    </message>
    <message>
        <source>Not valid in JSON Schema %1: %2</source>
        <translation>JSON Schema %1 では無効: %2</translation>
    </message>
    <message>
        <source>“%1” is not a regular expression of ECMA-262 with the flag “u”.</source>
        <translation>「%1」は、フラグ「u」付きの ECMA-262 の正規表現ではありません。</translation>
    </message>
    <message>
        <source>The schema’s type is not “object”.</source>
        <translation>スキーマの型が「object」ではありません。</translation>
    </message>
    <message>
        <source>“%1” at the top level.</source>
        <translation>最上位に「%1」があります。</translation>
    </message>
    <message>
        <source>The name does not begin with a letter or an underscore.</source>
        <translation>名前が英字またはアンダースコアで始まっていません。</translation>
    </message>
    <message>
        <source>With the server’s name in front (%1) the name has %2 characters, more than %3.</source>
        <translation>サーバーの名前を前に付けると (%1)、名前が %2 文字になり、%3 文字を超えます。</translation>
    </message>
    <message>
        <source>More than %1 tools: this one is beyond the limit.</source>
        <translation>ツールが %1 個を超えており、このツールは上限を超えた分に含まれます。</translation>
    </message>
    <message>
        <source>Rejected by %1.</source>
        <translation>%1 が拒否します。</translation>
    </message>
    <message>
        <source>%1 more in this schema, not listed.</source>
        <translation>このスキーマにほか %1 件 (表示していません)。</translation>
    </message>
    <message>
        <source>“%1” is not a known draft of JSON Schema, so the schema is read as 2020-12.</source>
        <translation>「%1」は既知の JSON Schema ドラフトではないため、スキーマを 2020-12 として読み取ります。</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a finding, the words that show it</comment>
        <translation>%1「%2」</translation>
    </message>
</context>
<context>
    <name>rc::ToolForm</name>
    <message>
        <source>“%1” is not a number. Use digits, with a point or exponent if needed, such as -12.50 or 1e-7.</source>
        <translation>「%1」は数値ではありません。-12.50 や 1e-7 のように、数字と、必要に応じて小数点や指数を使ってください。</translation>
    </message>
    <message>
        <source>No value entered.</source>
        <translation>値が入力されていません。</translation>
    </message>
</context>
<context>
    <name>rc::ToolInspector</name>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
</context>
<context>
    <name>rc::ToolListJob</name>
    <message>
        <source>The list is incomplete: page %1 did not arrive. %2</source>
        <comment>%2: a sentence on the cause</comment>
        <translation>一覧は不完全です: %1 ページ目が届きませんでした。%2</translation>
    </message>
    <message>
        <source>The server repeats a page instead of ending the list.</source>
        <translation>サーバーが一覧を終了せず、同じページを繰り返しています。</translation>
    </message>
    <message>
        <source>The list is incomplete: the limit is %1 tools and %2 pages.</source>
        <translation>一覧は不完全です: 上限はツール %1 個、%2 ページです。</translation>
    </message>
</context>
<context>
    <name>rc::ToolListPane</name>
    <message>
        <source>No matching tools</source>
        <translation>一致するツールなし</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>shown tools of all</comment>
        <translation>%1/%2 個</translation>
    </message>
    <message>
        <source>reading…</source>
        <comment>the tools, to filter them</comment>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>The server offers no tools.</source>
        <translation>サーバーはツールを提供していません。</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>of a model&apos;s context</comment>
        <translation>%1 トークン</translation>
    </message>
    <message numerus="yes">
        <source>%n critical</source>
        <comment>tools with a critical finding</comment>
        <translation>
            <numerusform>重大 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Tool lists</source>
        <translation>ツール一覧</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Show tool</source>
        <translation>ツールを表示</translation>
    </message>
    <message>
        <source>Call…</source>
        <translation>呼び出す…</translation>
    </message>
    <message>
        <source>To search for the text “%1”, put it in quotes.</source>
        <translation>テキスト「%1」を検索するには、引用符で囲んでください。</translation>
    </message>
</context>
<context>
    <name>rc::ToolListView</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
</context>
<context>
    <name>rc::ToolLock</name>
    <message>
        <source>The claim changed from dangerous to safe, so clients may stop asking before a call.</source>
        <translation>宣言が危険から安全に変わったため、クライアントが呼び出し前の確認をやめる可能性があります。</translation>
    </message>
    <message>
        <source>The text is new.</source>
        <translation>テキストが新しく加わりました。</translation>
    </message>
    <message>
        <source>The text was removed.</source>
        <translation>テキストが削除されました。</translation>
    </message>
    <message>
        <source>Another part of the definition changed.</source>
        <translation>定義の別の部分が変更されました。</translation>
    </message>
    <message>
        <source>The server uses a different MCP dialect.</source>
        <translation>サーバーの MCP プロトコル方式が異なります。</translation>
    </message>
    <message>
        <source>The tool lock has no valid member “%1”.</source>
        <translation>ツールロックに有効なメンバー「%1」がありません。</translation>
    </message>
    <message>
        <source>This is not a tool lock of version %1.</source>
        <translation>バージョン %1 のツールロックではありません。</translation>
    </message>
    <message>
        <source>The server’s instructions for the model have changed.</source>
        <translation>サーバーのモデル向けの指示が変更されました。</translation>
    </message>
</context>
<context>
    <name>rc::ToolModel</name>
    <message>
        <source>hidden text</source>
        <translation>隠しテキスト</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n トークン</numerusform>
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
        <translation>%1/%2 個</translation>
    </message>
    <message>
        <source>destructive (assumed)</source>
        <translation>破壊的 (推定)</translation>
    </message>
    <message>
        <source>contains hidden text</source>
        <translation>隠しテキストあり</translation>
    </message>
    <message>
        <source>%1 finding</source>
        <comment>severity</comment>
        <translation>指摘 (%1)</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Copy description</source>
        <translation>説明をコピー</translation>
    </message>
    <message>
        <source>Copy definition as JSON</source>
        <translation>定義を JSON としてコピー</translation>
    </message>
</context>
<context>
    <name>rc::ToolOrigin</name>
    <message>
        <source>plain requests</source>
        <translation>単純なリクエスト</translation>
    </message>
    <message>
        <source>in a session</source>
        <translation>セッション内</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message>
        <source>complete</source>
        <translation>完全</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完全</translation>
    </message>
    <message>
        <source>event stream</source>
        <translation>イベントストリーム</translation>
    </message>
    <message>
        <source>plain JSON</source>
        <translation>プレーン JSON</translation>
    </message>
    <message>
        <source>fetched %1</source>
        <translation>%1 に取得</translation>
    </message>
</context>
<context>
    <name>rc::ToolPage</name>
    <message>
        <source>Item %1 of the list was skipped because it has no name.</source>
        <translation>一覧の項目 %1 は、名前がないためスキップしました。</translation>
    </message>
    <message>
        <source>“%1” was skipped because its definition has %2 bytes. The limit is %3.</source>
        <translation>「%1」は、定義が %2 バイトあるためスキップしました。上限は %3 です。</translation>
    </message>
    <message>
        <source>The list is incomplete: the server’s cursor for the next page is not text.</source>
        <translation>一覧は不完全です: 次ページ用のサーバーのカーソルがテキストではありません。</translation>
    </message>
    <message>
        <source>The response has no list named “tools”.</source>
        <translation>応答に「tools」という名前のリストがありません。</translation>
    </message>
    <message>
        <source>Further items of the list were skipped: %1.</source>
        <translation>一覧のそれ以降の項目をスキップしました: %1。</translation>
    </message>
</context>
<context>
    <name>rc::ToolQuery</name>
    <message>
        <source>May delete or overwrite: yes, no, or assumed (not declared)</source>
        <translation>削除または上書きの可能性: yes、no、assumed (宣言なし)</translation>
    </message>
    <message>
        <source>Only reads: yes or no</source>
        <translation>読み取りのみ: yes または no</translation>
    </message>
    <message>
        <source>Writes, but destroys nothing: yes or no</source>
        <translation>書き込むが何も破壊しない: yes または no</translation>
    </message>
    <message>
        <source>What it may do: reads, writes, destructive or assumed</source>
        <translation>動作の種類: reads、writes、destructive、assumed</translation>
    </message>
    <message>
        <source>Has a parameter whose name contains this, at any depth</source>
        <translation>名前にこれを含むパラメーターあり (階層を問わない)</translation>
    </message>
    <message>
        <source>Requires a parameter whose name contains this</source>
        <translation>名前にこれを含む必須パラメーターあり</translation>
    </message>
    <message>
        <source>Has a fixed choice (enum) whose value contains this</source>
        <translation>値にこれを含む固定の選択肢 (enum) あり</translation>
    </message>
    <message>
        <source>From one catalog: general or code-hosting</source>
        <translation>カタログを指定: general または code-hosting</translation>
    </message>
    <message>
        <source>Has a finding: any, or the name of a rule</source>
        <translation>指摘あり: any またはルールの名前</translation>
    </message>
    <message>
        <source>Changed since it was last reviewed</source>
        <translation>前回のレビュー以降に変更</translation>
    </message>
    <message>
        <source>New since the last list</source>
        <translation>前回の一覧以降に追加</translation>
    </message>
    <message>
        <source>Contains invisible characters</source>
        <translation>不可視文字を含む</translation>
    </message>
    <message>
        <source>Unknown %1 “%2”. Use one of: %3.</source>
        <translation>%1 の値「%2」は無効です。次のいずれかを指定してください: %3</translation>
    </message>
    <message>
        <source>Unknown filter word “%1”, so “%2” is searched for as text. Use one of: %3.</source>
        <translation>フィルター語「%1」を認識できないため、「%2」をテキストとして検索します。次のいずれかを指定してください: %3</translation>
    </message>
</context>
<context>
    <name>rc::ToolResult</name>
    <message>
        <source>The data is not base64, so it cannot be read.</source>
        <translation>データが base64 ではないため、読み取れません。</translation>
    </message>
    <message>
        <source>The result is not a JSON object.</source>
        <translation>結果が JSON オブジェクトではありません。</translation>
    </message>
    <message>
        <source>The tool requires more input to continue (“%1”), which this program cannot provide.</source>
        <translation>ツールを続行するには追加の入力 (「%1」) が必要ですが、このプログラムでは提供できません。</translation>
    </message>
    <message>
        <source>The result has no list named “content”.</source>
        <translation>結果に「content」という名前のリストがありません。</translation>
    </message>
    <message>
        <source>The result has %1 parts; the first %2 are shown.</source>
        <translation>結果には %1 個のパートがあり、先頭の %2 個を表示しています。</translation>
    </message>
    <message>
        <source>“%1” is not a content type of MCP.</source>
        <translation>「%1」は MCP のコンテンツタイプではありません。</translation>
    </message>
    <message>
        <source>The result is not marked as an error, but names one: “%1”</source>
        <translation>結果はエラーとして示されていませんが、エラーが記載されています: 「%1」</translation>
    </message>
    <message>
        <source>“%1” is missing or has the wrong type.</source>
        <translation>「%1」がないか、型が正しくありません。</translation>
    </message>
</context>
<context>
    <name>rc::ToolsHeader</name>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>catalog name, number of tools</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>キャンセル  Esc</translation>
    </message>
    <message>
        <source>Refresh  F5</source>
        <translation>更新  F5</translation>
    </message>
    <message>
        <source>%1, could not be fetched</source>
        <comment>catalog</comment>
        <translation>%1: 取得できませんでした</translation>
    </message>
    <message>
        <source>Watch for changes</source>
        <translation>変更を監視</translation>
    </message>
    <message>
        <source>Compare with a tool lock…</source>
        <translation>ツールロックと比較…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Fetch  F5</source>
        <translation>取得  F5</translation>
    </message>
</context>
<context>
    <name>rc::ToolsPage</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n ページ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>ツール %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetching the tool lists: %1</source>
        <translation>ツール一覧を取得中: %1</translation>
    </message>
    <message>
        <source>Saving to the keychain…</source>
        <translation>キーチェーンに保存中…</translation>
    </message>
    <message>
        <source>Fetching the tool lists…</source>
        <translation>ツール一覧を取得中…</translation>
    </message>
    <message>
        <source>%1: refresh failed. This list is older.</source>
        <translation>%1: 更新に失敗しました。この一覧は古いものです。</translation>
    </message>
    <message>
        <source>%1: could not be fetched.</source>
        <translation>%1: 取得できませんでした。</translation>
    </message>
    <message>
        <source>%1: this list has problems.</source>
        <translation>%1: この一覧には問題があります。</translation>
    </message>
    <message>
        <source>%1: this list is incomplete.</source>
        <translation>%1: この一覧は不完全です。</translation>
    </message>
    <message>
        <source>Response: “%1”</source>
        <translation>応答: 「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) of %1</source>
        <translation>
            <numerusform>%1 のツール %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n general tool(s)</source>
        <translation>
            <numerusform>一般のツール %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n code-hosting tool(s)</source>
        <translation>
            <numerusform>コードホスティングのツール %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>No list fetched</source>
        <translation>一覧は未取得</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>変更 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <comment>tools</comment>
        <translation>
            <numerusform>新規 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with hidden text</source>
        <comment>tools</comment>
        <translation>
            <numerusform>隠しテキストあり %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Setup</source>
        <translation>「セットアップ」を開く</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Watching stopped when you left this page.</source>
        <translation>この画面を離れたため、監視を停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <comment>tools</comment>
        <translation>
            <numerusform>削除 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>This lock cannot be compared. %1</source>
        <translation>このロックは比較できません。%1</translation>
    </message>
    <message>
        <source>Compare with a tool lock</source>
        <translation>ツールロックと比較</translation>
    </message>
    <message>
        <source>Tool locks (*.json)</source>
        <translation>ツールロック (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Set tool server…</source>
        <translation>ツールサーバーを設定…</translation>
    </message>
    <message>
        <source>No tool server is set.</source>
        <translation>ツールサーバーが設定されていません。</translation>
    </message>
    <message>
        <source>About %1 tokens (±%2%)</source>
        <comment>of a model&apos;s context, estimated</comment>
        <translation>約 %1 トークン (±%2%)</translation>
    </message>
    <message>
        <source>No tool list yet</source>
        <translation>ツールリストはまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) accepted. Ctrl+Z undoes this.</source>
        <translation>
            <numerusform>%n 件の指摘を承認しました。Ctrl+Z で元に戻せます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) reopened.</source>
        <translation>
            <numerusform>%n 件の指摘を再び対象にしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Fetch shows the tools a language model will see.</source>
        <translation>「取得」で、言語モデルに見えるツールが表示されます。</translation>
    </message>
</context>
<context>
    <name>rc::ToolsScreen</name>
    <message>
        <source>This tool has a critical finding. %1</source>
        <translation>このツールには重大な指摘があります。%1</translation>
    </message>
    <message>
        <source>“%1” is not in the current tool list, so it cannot be called again.</source>
        <translation>「%1」は現在のツール一覧にないため、もう一度呼び出すことはできません。</translation>
    </message>
    <message>
        <source>This tool is new or changed. Review it before you call it.</source>
        <translation>このツールは新しいか、変更されています。呼び出す前にレビューしてください。</translation>
    </message>
</context>
<context>
    <name>rc::TypedTime</name>
    <message>
        <source>Enter a time such as 2026-11-21T14:02:11.204+01:00, with its offset.</source>
        <translation>2026-11-21T14:02:11.204+01:00 のような時刻を、オフセット付きで入力してください。</translation>
    </message>
    <message>
        <source>The UTC offset is missing, such as +01:00 or Z.</source>
        <translation>UTC オフセット (例: +01:00、Z) がありません。</translation>
    </message>
</context>
<context>
    <name>rc::Verdict</name>
    <message>
        <source>Nothing was sent.</source>
        <translation>何も送信されていません。</translation>
    </message>
    <message>
        <source>The service was not reached.</source>
        <translation>サービスに接続できていません。</translation>
    </message>
    <message>
        <source>No entry was confirmed.</source>
        <translation>どのエントリも確認されませんでした。</translation>
    </message>
    <message>
        <source>Entries are accepted, but not at every level.</source>
        <translation>エントリは受理されますが、受理されないレベルもあります。</translation>
    </message>
    <message>
        <source>Entries are accepted.</source>
        <translation>エントリは受理されます。</translation>
    </message>
    <message>
        <source>Sending was not tested.</source>
        <translation>送信はテストされていません。</translation>
    </message>
    <message>
        <source>%1 “%2” failed.</source>
        <comment>sentence, title of a step</comment>
        <translation>%1「%2」が失敗しました。</translation>
    </message>
    <message>
        <source>%1 “%2” failed: %3.</source>
        <comment>sentence, title of a step, what was seen</comment>
        <translation>%1「%2」が失敗しました: %3。</translation>
    </message>
    <message>
        <source>Both tool lists load.</source>
        <translation>両方のツール一覧を読み込めます。</translation>
    </message>
    <message>
        <source>Neither tool list could be fetched.</source>
        <translation>どちらのツール一覧も取得できませんでした。</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools need attention.</source>
        <translation>一般のツールは動作します。コードホスティングのツールには対応が必要です。</translation>
    </message>
    <message>
        <source>General tools work. The code-hosting tools could not be fetched.</source>
        <translation>一般のツールは動作します。コードホスティングのツールを取得できませんでした。</translation>
    </message>
    <message>
        <source>The general tools could not be fetched.</source>
        <translation>一般のツールを取得できませんでした。</translation>
    </message>
    <message>
        <source>The tool lists need attention.</source>
        <translation>ツール一覧には対応が必要です。</translation>
    </message>
    <message>
        <source>Tools were not tested.</source>
        <translation>ツールはテストされていません。</translation>
    </message>
    <message>
        <source>The catalog %1 could not be fetched.</source>
        <translation>カタログ %1 を取得できませんでした。</translation>
    </message>
    <message>
        <source>The catalog %1 needs attention.</source>
        <translation>カタログ %1 には対応が必要です。</translation>
    </message>
    <message>
        <source>They were seen in the log.</source>
        <translation>ログで確認できました。</translation>
    </message>
    <message>
        <source>They were not seen in the log.</source>
        <translation>ログでは確認できませんでした。</translation>
    </message>
    <message>
        <source>Their arrival needs attention.</source>
        <translation>ログへの到着には対応が必要です。</translation>
    </message>
    <message>
        <source>Sending is not set up.</source>
        <translation>送信が未設定です。</translation>
    </message>
    <message>
        <source>General tools work.</source>
        <translation>一般のツールは動作します。</translation>
    </message>
    <message>
        <source>“%1” has a warning: %2.</source>
        <comment>title of a step, what was seen</comment>
        <translation>「%1」に警告があります: %2。</translation>
    </message>
</context>
<context>
    <name>rc::VerdictBanner</name>
    <message>
        <source>Check canceled. Unfinished steps are marked.</source>
        <translation>チェックはキャンセルされました。未完了のステップには印が付いています。</translation>
    </message>
    <message>
        <source>Checked %1, %2, in %3.</source>
        <translation>%1 にチェック、%2、所要時間 %3。</translation>
    </message>
    <message>
        <source>Some steps are from %1.</source>
        <translation>一部のステップは %1 のものです。</translation>
    </message>
    <message>
        <source>Search for the marker %1 to find the test entries.</source>
        <translation>テストエントリを見つけるには、マーカー %1 で検索してください。</translation>
    </message>
    <message>
        <source>The profile has changed since this check. Check again.</source>
        <translation>このチェックの後にプロファイルが変更されました。再チェックしてください。</translation>
    </message>
    <message>
        <source>This result is old. Check again.</source>
        <translation>この結果は古いものです。再チェックしてください。</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>レポートをコピー</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>レポートを保存…</translation>
    </message>
    <message>
        <source>The report was copied without the key.</source>
        <translation>キーを除いてレポートをコピーしました。</translation>
    </message>
    <message>
        <source>Save check report</source>
        <translation>チェックのレポートを保存</translation>
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
        <translation>キーを除いてレポートを保存しました: %1</translation>
    </message>
    <message>
        <source>This is a past check. Esc returns to the newest.</source>
        <translation>これは過去のチェックです。Esc で最新のチェックに戻ります。</translation>
    </message>
</context>
<context>
    <name>rc::WatchCard</name>
    <message>
        <source>Watching %1</source>
        <comment>a profile, or all profiles</comment>
        <translation>監視中: %1</translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s) while this window is open.</source>
        <translation>
            <numerusform>このウィンドウが開いている間、%n 分ごと。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next check at %1.</source>
        <translation>次のチェックは %1 です。</translation>
    </message>
    <message>
        <source>Each check sends four test entries, none at ERROR or ALERT.</source>
        <translation>各チェックはテストエントリを 4 件送信しますが、ERROR と ALERT は送信しません。</translation>
    </message>
    <message>
        <source>Every hour while this window is open.</source>
        <translation>このウィンドウが開いている間、1 時間ごと。</translation>
    </message>
</context>
<context>
    <name>rc::WatchPanel</name>
    <message>
        <source>Stop watching</source>
        <translation>監視を停止</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier change(s)</source>
        <translation>
            <numerusform>以前の変化 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No changes so far</source>
        <translation>これまでのところ変化なし</translation>
    </message>
</context>
<context>
    <name>rc::WindowDrop</name>
    <message>
        <source>%1 is too large to be a settings file.</source>
        <translation>%1 は設定ファイルとしては大きすぎます。</translation>
    </message>
    <message>
        <source>Drop one file at a time.</source>
        <translation>ファイルは 1 つずつドロップしてください。</translation>
    </message>
</context>
<context>
    <name>rc::WireLimits</name>
    <message>
        <source>Timeout</source>
        <translation>タイムアウト</translation>
    </message>
    <message>
        <source>For event streams</source>
        <translation>イベントストリーム用</translation>
    </message>
    <message>
        <source>Largest tool list</source>
        <translation>ツール一覧の最大サイズ</translation>
    </message>
    <message>
        <source>Largest other response</source>
        <translation>その他の応答の最大サイズ</translation>
    </message>
    <message>
        <source>Largest request with entries</source>
        <translation>エントリを含むリクエストの最大サイズ</translation>
    </message>
    <message>
        <source>s</source>
        <comment>seconds</comment>
        <translation>秒</translation>
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
