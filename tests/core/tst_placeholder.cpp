// SPDX-License-Identifier: GPL-3.0-or-later
// Placeholders are not values, and values are not placeholders.
#include "core/placeholder.h"
#include "support/testprogram.h"

#include <QRandomGenerator>

namespace rc::tst_placeholder {

namespace {

constexpr char placeholders[] = R"x(
${X}  ${env:ACME_KEY}  ${input:key}  ${X:-fallback}  $ACME_KEY  $(ACME_KEY)  $env:ACME_KEY  %ACME_KEY%  {{ACME_KEY}}
{{ secrets.KEY }}  ${{ secrets.KEY }}  {env:KEY}  {api_key}  <YOUR_API_KEY>  <your key>  [your key here]
YOUR_API_KEY  your-api-key  Your API key  YOUR_ACME_TOKEN_HERE  REPLACE_ME  replace-with-your-key  changeme  TODO
xxxx  XXXXXXXX  sk-xxxxxxxx  ********  …  ...  INSERT_KEY_HERE  null  undefined  {file:~/.key}  #{KEY}  __KEY__
@@KEY@@  [[KEY]]  <<KEY>>  !KEY!  %(key)s  op://vault/item/field  file:/run/secrets/key  vault:secret/acme#key
arn:aws:secretsmanager:eu-1:1:secret:a  ENC[AES256_GCM,data:abc]  process.env.KEY  os.environ['KEY']  $(cat key)
(your key)  abc1****6789  xxx-xxx-xxx  sk-...  dein-api-key  votre-cle-api  VOTRE_CLÉ_API  ВАШ_КЛЮЧ  ваш ключ
введите-ваш-токен  sua_chave_api  tu-clave  API_KEY_HERE  key-goes-here  alv_account_your_key  sk-your-api-key-here
<在此输入>  在此输入密钥  您的密钥  APIキーを入力  키를 입력하세요  ***  ***REDACTED***  REDACTED  [REMOVED]  !secret acme_key  !vault |
file:///run/secrets/key  doppler://acme/key  keychain:acme  @Microsoft.KeyVault(SecretUri=x)  var.acme_key
secrets.ACME_KEY  import.meta.env.ACME_KEY  ENV['ACME_KEY']  >-  |  credentials('acme-key')  getpass.getpass()
data.secret("a")  api-key  <your-key>  <key>  <...>  <redacted>  change_me  change-me  change-me-please  CHANGE THIS
CHANGEIT  change-in-production  sk-xxxx  sk-XXXXXXXXXXXXXXXXXXXX  sk-proj-xxxx  sk-proj-xxxxxxxxxxxxxxxxxxxxxxxx
sk-ant-api03-xxxx  xxxxx-xxxxx  xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx  00000000-0000-0000-0000-000000000000
{{ key }}  {% key %}  <%= key %>  `cat key`  $(pass show acme/key)  $(< key.txt)  ${{ secrets.X }}  ${{secrets.X}}
$[variables.key]  #{key}#  op://vault/item/key  %KEY%  %%KEY%%  @KEY@  {key}  {KEY}  {$KEY}  :key  $KEY  $$KEY
$env.KEY  env.KEY  env("KEY")  Deno.env.get("KEY")  System.getenv("KEY")  os.getenv('KEY')  ENV.fetch("KEY")
$_ENV['KEY']  $_SERVER["KEY"]  std::env::var("KEY")  config('services.key')  local.api_key
data.vault_generic_secret.acme.data["key"]  module.acme.key  data.aws_ssm_parameter.key.value  [key]  [[key]]  (key)
___  ---  ???  n/a  N.A.  XXX-XXX  your key  your_api_key  yourkey  yourapikey  YOURAPIKEY  YourApiKey  my-api-key
my_secret_key  mykey  apikey  api_key  APIKEY  <api-key>  insert-your-key  INSERT KEY  insert_api_key
paste key here  paste-your-key-here  enter_key  key_here  keygoeshere  YOUR-KEY-GOES-HERE  put-key-here
add your key  fill-me-in  fill in  FIXME  to be filled  to-do  TBD  set-me  SET_ME  see vault  from vault
(see 1Password)  (hidden)  masked  ****1234  AK01****  AK01…6789  AK01...6789  AK0123…  •••••  ●●●●●●●●  ＊＊＊  ████
■■■■  sk-…  AK...  [REDACTED]  [redacted by git]  {REDACTED}  --redacted--  removed  [email protected]  <hidden>
#########  {cipher}4af1b2  {vault}abc  secret://acme/key  secretref:acme-key  sm://acme/key  gsm://acme/key
kv://acme/key  1password://acme/key  bitwarden://acme/key  awssecret://acme
@Microsoft.KeyVault(SecretUri=https://a.vault.azure.net/secrets/k)  {{resolve:secretsmanager:acme:SecretString:key}}
!Ref Key  !Sub '${Key}'  !GetAtt a.b  !ENV KEY  !ENV ${KEY}  %{env:KEY}  %(ENV_KEY)s  %env(KEY)%  ~~KEY~~  $KEY$
{{$env.KEY}}  {{$dotenv KEY}}  {{$processEnv KEY}}  {{process.env.KEY}}  <?= getenv('KEY') ?>  <KEY/>
&lt;your key&gt;  %3Ckey%3E  ＜key＞  《key》  【key】  「key」  «key»  ‹key›  <YOUR_API_KEY>…  "<your key>"  'YOUR_API_KEY'
YOUR_API_KEY_HERE  YOUR_KEY  YOUR KEY HERE  Your-Api-Key-Goes-Here  your-api-key-123  your_api_key_here_12345
replace_this  replace-me  replaceme  REPLACE_WITH_YOUR_KEY  REPLACE_WITH_ACTUAL_KEY  placeholder  PLACEHOLDER_KEY
key-placeholder  placeholder-api-key  example-api-key  EXAMPLE_KEY  sample-api-key  dummy_key  dummykey
fake-api-key  some-api-key  the-api-key  <insert here>  << your key >>  YOUR_TOKEN  your-token  your_username
<username>  your.name@example.com  AKxxxxxxxxxx  AK01xxxxxxxx  alv_account_xxxxxxxxxxxx  alv_account_...
alv_account_…  alv_account_****  alv_account_<key>  sk-<your key>  sk-${KEY}  Bearer <token>  Bearer ${KEY}
${KEY:?missing}  ${KEY-}  ${KEY}  {env.KEY}  {secret.KEY}  {{.Values.key}}  {{ .Values.acme.key | quote }}
{{ vault_acme_key }}  %%API_KEY%%  *key  *k  ~~AK0123456789~~  /run/secrets/key  /path/to/key  path/to/key
file:key.txt  @key.txt  @/run/secrets/key  /var/run/secrets/acme/key  ~/.acme/key  ~/key  set by CI  (unchanged)
<unset>  (none)  not set  unset  (empty)  <nil>  nil  Null  <null>  NULL  None
)x";

/// That look like one.
constexpr char values[] = R"x(
sk-1  test-key-0123456789  alv_account_0123456789  k  demo  alice  o'neill  a$b  100%sure  abc{def
https://logs.example.com/  yourself  3e2ad894-5e5f-4c34-9899-1f9c2158009c  maxx  AbCdEf==  a<b>c  ACME_API_KEY
@mara  (a) b  __a  keymaster  hidden-valley-7  ключник  там-здесь-нет  env  seu jorge  il-postino  mara (ops)
dependabot[bot]  variable.star  AK0123456789  AKxx0123456789xx  mara@example.net  alex  max-xxl  example.org
local-admin  modular  hello  nilsson  nil-s  setter  my-name  apikey-bot  key-account-manager  token-user  fakir
some-one  sample  test  secret-agent-7  mark-todo  sec-ops  from-here-to-eternity  herbert  pat.h  path
removed-user-12  masked-singer  empty-house  k8s-prod-key-1  prod-api-key-2026-11  c0ffee00c0ffee00c0ffee00
AK-0123-4567-89AB-CDEF  ops.team  data.team  local.admin  env.team  user:mara  vault-admin
)x";

} // namespace

class TestPlaceholder : public QObject
{
    Q_OBJECT

private slots:
    void recognizesPlaceholders_data()
    {
        addColumns<QString, bool>("text", "isOne");
        addTextRows(placeholders, true);
        addTextRows(values, false);
        QTest::newRow("spaces around") << u" ${X} "_s << true;
        QTest::newRow("nothing") << QString() << false;
    }

    void recognizesPlaceholders()
    {
        QFETCH(QString, text);
        QTEST(isPlaceholder(text), "isOne");
    }

    void randomKeysAreNotPlaceholders_data()
    {
        QTest::addColumn<QString>("alphabet");
        const QString digits = u"0123456789"_s;
        const QString small = u"abcdefghijklmnopqrstuvwxyz"_s;
        QString printable;
        for (char16_t c = 0x21; c < 0x7f; ++c)
            printable += QChar(c);
        QTest::newRow("hexadecimal") << digits + u"abcdef"_s;
        QTest::newRow("base32") << small.toUpper() + u"234567"_s;
        QTest::newRow("base58") << u"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"_s;
        QTest::newRow("alphanumeric") << digits + small + small.toUpper();
        QTest::newRow("base64") << digits + small + small.toUpper() + u"+/"_s;
        QTest::newRow("base64url") << digits + small + small.toUpper() + u"-_"_s;
        QTest::newRow("printable") << printable;
    }
    void randomKeysAreNotPlaceholders()
    {
        QFETCH(QString, alphabet);
        QRandomGenerator random(42);
        for (int i = 0; i < 5000; ++i) {
            QString key(random.bounded(20, 65), u' ');
            std::generate(key.begin(), key.end(), [&] { return alphabet[random.bounded(alphabet.size())]; });
            QVERIFY2(!isPlaceholder(key), qPrintable(key));
            QVERIFY2(!isPlaceholder(u"sk-"_s + key), qPrintable(key));
        }
    }
};

RC_TEST(TestPlaceholder)

} // namespace rc::tst_placeholder

#include "tst_placeholder.moc"
