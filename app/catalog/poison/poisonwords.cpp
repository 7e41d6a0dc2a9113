// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/poisonwords.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <bitset>

namespace rc {

namespace {

using namespace wordclass;

struct Row
{
    quint64 is;
    const char *words; ///< a stem ends in an asterisk
};

// English first, then Spanish, Portuguese, French, German; folded, so without accents. Several classes for one word are
// joined. A stem has five letters or seven.
constexpr std::array rows{
    Row{Ignore,
        "ignore ignores ignoring ignored disregard disregarded disregarding overridden discarded bypassed forgotten "
        "forget override overrides overriding bypass bypasses bypassing discard "
        "neglect circumvent suspend supersede supersedes supersede abandon dismiss unlearn "
        "ignora ignorar ignore-a olvida olvidar omite descarta desconsidere esqueca ignorez ignorer oubliez oublie "
        "ignorier* missachte vergiss vergessen ueberschreibe umgehe"},
    Row{Rules, "instruction instructions guideline guidelines prompt prompts directive directives guardrails guardrail "
               "instruc* instrukt* anweisu* consigne consignes directriz directrices vorgabe* richtli*"},
    Row{Rules2, "rule rules constraint constraints commands reglas regras regles regeln"},
    Row{This, "this it that these those anything esto isto cela dies dieses das esta este estas ceci eso"},
    Row{Destroy,
        "delete deletes deleting remove wipe erase destroy drop truncate disable disables deactivate kill terminate "
        "revoke purge borra borrar elimina apaga apague supprime supprimez losche loschen"},
    Row{Keep,
        "add write save store append remember record persist log note memorize put insert records logs saves stores"},
    Row{Guard, "detect detects detecting redact redacts mask masks anonymize anonymizes validate validates prevent "
               "prevents blocked block blocks sanitize protects protect protection dangerous forbidden leaked "
               "scanner vulnerabilities vulnerability revoke rotate"},
    Row{Prior, "previous prior above earlier preceding existing original former initial prior previously anterior "
               "anteriores previas previos previa precedent* precedente precedentes vorherig* bisherig* obige obigen "
               "fruhere fruheren"},
    Row{Your | You, "your tu tus sus su seu seus suas vos votre tes deine deinen ihre ihren"},
    Row{You, "you yourself usted voce vous du sie"},
    Row{Safety, "safety security guardrails restrictions restriction safeguards safeguard filters policies policy "
                "limitations protections ethical ethics alignment safety-checks seguridad seguranca securite sicherh* "
                "restric* politicas"},
    Row{Not,
        "not never don't dont avoid refrain no nunca jamas jamais ne nao nicht niemals kein keine keinen n't cannot "
        "mustn't shouldn't"},
    Row{Tell,
        "parle parlez parler hable hables fale sprich tell telling inform informing mention mentioning notify "
        "notifying reveal revealing disclose disclosing "
        "alert warn warning acknowledge divulge informe informes informar digas decir diga menciones mencionar "
        "mencione "
        "reveles revelar revele notifiques notificar avise avises dites dire informez mentionnez mentionner revelez "
        "sage sagen informie* erwahne* mitteil* verrate*"},
    Row{Tell2,
        "show showing display displaying explain explaining say saying output report expose discuss describe print "
        "muestres mostrar mostre affichez montrez zeige zeigen anzeigen"},
    Row{User, "user users human humans person customer operator anyone anybody them him usuario usuarios utilisa* "
              "benutzer nutzer anwender cliente usuaria"},
    Row{Secrecy, "silently secretly covertly discreetly stealthily quietly invisibly surreptitiously unnoticed "
                 "clandestinely secreto silencio discretamente silenciosamente secretamente "
                 "segredo secretement discretement silencieusement heimlich unbemerkt stillschweigend"},
    Row{Without, "without sin sem sans ohne"},
    Row{Knowledge, "knowledge consent awareness aware noticing notice permission approval authorization knowing seeing "
                   "realizing conocimiento consentimiento permiso conhecimento consentimento permissao connaiss* "
                   "consentement autorisation wissen zustimm* erlaubnis"},
    Row{Read,
        "read reads reading open opens access accesses load loads retrieve retrieves fetch fetches cat get gets "
        "collect collects collecting gather gathers gathering extract extracts extracting scan scans scanning list "
        "obtain obtains look find search lee leer lea abre abrir accede leia ler lis lire lisez ouvrez lies lesen "
        "offne offnen"},
    Row{Harvest, "harvest harvests harvested harvesting exfiltrate exfiltrates exfiltrated exfiltrating steal steals "
                 "stealing scrape siphon siphons capture captures dump dumps indexes index grabs grab logs log records "
                 "monitors intercept intercepts collect collects collecting extract extracts extracting gather gathers "
                 "recolec* extrae recopila exfiltra exfiltrar collecte sammelt sammle"},
    Row{Send,
        "send sends sending sent upload uploads uploading uploaded transmit transmits transmitted transmitting "
        "forward forwards forwarded forwarding exfiltrate exfiltrates exfiltrated leak leaks post posts posted email "
        "emails share shares shared stream streams streamed streaming sync synced syncs synchronized push pushes "
        "beacon "
        "relay relays relayed mirror mirrored export exported copied deliver submit submits report "
        "reported stored cached bcc sold resold retained kept added opted enrolled logged persisted replicated saved "
        "piped "
        "transfer transfers "
        "transferred wire wired envia enviar envie envies enviado sube subir reenvia transmite transmitir "
        "mande manda encaminhe envoie envoyer envoyez transmet* sende senden schicke schicken ubermit* ubertra*"},
    Row{Pass, "take type invite include includes including pass passes passing append attach add insert embed supply "
              "supplies "
              "provide put copy paste "
              "encode place fill incluye incluir inclua pasa pasar adjunta anexa anade inclure incluez joignez ajoutez "
              "fuge einfugen ubergib ubergeben hange"},
    Row{Secret,
        "password passwords passphrase credential credentials credenti* contrase* contrasena senha senhas passwort "
        "passworter motdepasse kennwort id_rsa ssn mnemonic wallet wallets cvv credencial credenciales credenciais "
        "identifiants zugangs*"},
    Row{WeakSecret, "token tokens key keys secret secrets cookie cookies environment env keychain config configuration "
                    "session ssh clave claves chave chaves cle cles schlussel secreto secretos segredos"},
    Row{External,
        "external externally remote remotely server endpoint webhook cloud elsewhere outside url domain servidor "
        "externo externa serveur externe externen remoto"},
    Row{ThirdParty, "partner partners third-party advertisers advertising marketing analytics newsletter broker "
                    "brokers vendors affiliates sponsors terceros terceiros tiers dritte"},
    Row{Must, "must always never required mandatory important critical essential ensure need needs shall imperative "
              "crucial urgent obligatory compulsory strictly should sure remember immediately debe debes siempre nunca "
              "deve sempre doit devez toujours muss musst immer obligat* importa* wichtig unbedingt"},
    Row{Before,
        "before first prior beforehand afterwards after antes primero primeiro depois despues avant apres abord "
        "bevor zuerst danach nach vor prealable"},
    Row{ToolWord, "tool tools function functions plugin plugins api apis server servers skill skills herramienta "
                  "herramientas ferramenta ferramentas outil outils werkzeug werkzeuge funktion* funcion funciones "
                  "funcao fonction fonctions mcp"},
    Row{Act,
        "request requests operation operations action actions task tasks response responses reply replies answer "
        "answers query queries message messages conversation conversations turn turns step steps prompt command "
        "commands call calls interaction interactions else invocation invocations transaction transactions transfer "
        "transfers payment payments email emails file files solicitud consulta operacion operaciones tarea tareas "
        "respuesta resposta tarefa pedido requete operation reponse tache anfrage* antwort antworten aufgabe "
        "aktion aktionen"},
    Row{Call,
        "call calling called calls invoke invoked invoking invokes use used using uses run execute executed "
        "available executing llama llamar usa usar utiliza utilice chame use appelez appeler utilisez rufe aufrufen "
        "verwende nutze"},
    Row{Any,
        "any all every each everything anything whichever cualquier cualquiera todas todos toda todo cada qualquer "
        "tous toutes toute tout chaque jede jeder jedes jedem alle allen"},
    Row{Other, "other another others else remaining rest otra otras otro otros outra outras outro autre autres andere "
               "anderen anderes"},
    Row{Instead, "instead rather replacing exclusively over lugar vez vece place anstatt statt stattdessen plutot"},
    Row{Run,
        "execute executes executing run runs running eval exec spawn launch invoke ejecuta ejecutar execute executar "
        "rode executez executer lancez fuhre ausfuhren starte"},
    Row{Change,
        "change changes changed replace replaces replaced modify modified modifies redirect redirected reroute "
        "rerouted substitute substituted alter altered swap swapped rewrite encode encoded encrypt encrypted reverse "
        "reversed prefix prefixed set multiply multiplied adjust adjusted "
        "append inflate double tamper raise raised increase increased route routed reroutes  cambia cambiar reemplaza "
        "sustituye altere substitua troque changez remplacez "
        "modifiez andere ersetze ersetzen"},
    Row{Argument,
        "iban account accounts wallet parameter parameters argument arguments recipient recipients amount amounts "
        "destination address payload "
        "payee account path value field content contents body subject url query result results output price "
        "quantity destinatario importe monto cantidad direccion destinataire montant adresse empfanger betrag"},
    Row{Model,
        "assistant assistants ai llm llms model models agent agents claude gpt chatgpt gemini copilot chatbot bot "
        "cursor asistente modelo assistente modele ki assistent modell agente"},
    Row{Trigger,
        "when whenever if once upon while during every each any all cuando siempre-que si quando se quand lorsque "
        "wenn sobald falls everytime where"},
    Row{Record,
        "history transcript transcripts context log logs memory historial historico historique verlauf contexto "
        "messages turns"},
    Row{Talk, "conversation conversations chat chats dialogue dialog conversacion conversa gesprach discussion prompts "
              "chat's conversation's"},
    Row{Whole,
        "full entire complete whole verbatim all everything completo completa todo toda inteiro complet integralite "
        "vollstan* ganze ganzen gesamte raw"},
    Row{Personal, "contacts logins photos location clipboard keystrokes screenshots browsing contacts personal private "
                  "names surname phone "
                  "documents activity behavior behaviour usage conversations photos addresses medical records history "
                  "passport numbers address-book inputs user-data"},
    Row{Automatic, "automatically continuously periodically additionally also afterwards constantly regularly covertly "
                   "maintained automati* ademas tambien tambem aussi auch zusatzl*"},
    Row{Choice, "whether true false flag optional boolean default enable disable enabled disabled defaults specify "
                "toggle option"},
    Row{Threat,
        "otherwise fail fails failure crash break breaks terminated penalty shutdown deleted lost die corrupted "
        "unusable blocked invalid error errors else reject rejected contrario sinon andernf* sonst banned"},
    Row{Authority,
        "administrator administrators admin compliance policy regulation regulations audit auditing gdpr legal "
        "authorized authorised mandated verification certified official directive developer developers "
        "maintenance troubleshooting debugging diagnostics"},
    Row{Ask, "ask asking confirm confirming confirmation prompt prompting verify preguntes preguntar pidas pergunte "
             "confirmar demandez frage fragen bestatig* nachfrag*"},
    Row{Does, "does doesn't will won't did is are can isn't aren't was were"},
    Row{Attacker, "attacker attackers attacker's malicious evil hacker hackers harvested exfiltrate exfiltrated "
                  "exfiltrates exfil"},
    Row{File,
        "file files content contents document documents archivo archivos contenido arquivo arquivos conteudo fichier "
        "fichiers contenu datei dateien inhalt"},
    Row{Prefer,
        "prefer preferred prioritize best superior better exclusively only always highest favor prefiere prefira "
        "preferez bevorzuge"},
    Row{Example, "example examples sample demo placeholder dummy format formatted like ejemplo exemple beispiel"},
};

struct ForeignRow
{
    quint64 is;
    const char16_t *stems; ///< separated by spaces
};

// Chinese, Japanese, Korean, Russian, Hindi, Bengali, Arabic, Urdu.
constexpr std::array foreignRows{
    ForeignRow{Ignore, u"忽略 无视 無視 不要理会 忘记 忘掉 覆盖 绕过 無効 忘れ 무시 игнорир забудь забудьте отмени "
                       u"обойди अनदेखा नज़रअंदाज "
                       u"भूल উপেক্ষা تجاهل تجاهلي انس نظرانداز"},
    ForeignRow{
        Rules,
        u"指令 指示 规则 規則 提示词 准则 命令 ルール 지시 규칙 инструкц правил указани निर्देश नियम নির্দেশ تعليمات "
        u"التعليمات قواعد ہدایات"},
    ForeignRow{Prior, u"之前 以前 先前 上述 前面 所有 原有 此前 これまで 以前 全て すべて 이전 모든 предыдущ прежн "
                      u"всех все पिछले पहले सभी "
                      u"পূর্ববর্তী সমস্ত আগের السابقة السابق جميع پچھلی تمام"},
    ForeignRow{Not, u"不要 不得 请勿 禁止 切勿 勿 无需 ないで しないで するな せずに 지 마 하지 말 말고 не никогда मत "
                    u"न না না করে لا دون بدون "
                    u"نہ مت"},
    ForeignRow{Tell, u"告诉 告知 通知 提及 透露 说明 知らせ 伝え 言わ 教え 알리 말하 알려 сообщ говор рассказ упомин "
                     u"уведомл बता सूचित उल्लेख বলো "
                     u"জানা উল্লেখ تخبر إخبار تذكر تعلم تكشف بتا"},
    ForeignRow{User,
               u"用户 使用者 客户 ユーザー 利用者 사용자 пользовател उपयोगकर्ता यूज़र ব্যবহারকারী المستخدم مستخدم صارف"},
    ForeignRow{Secrecy, u"悄悄 秘密 暗中 偷偷 静默 后台 こっそり 密かに 秘密裏 몰래 비밀 тайно скрытно незаметно चुपके "
                        u"गुप्त গোপনে سرا سرًا بصمت خفية "
                        u"خاموشی"},
    ForeignRow{Without, u"未经 不经 在不 なしに 없이 без बिना ছাড়া دون بدون بغیر"},
    ForeignRow{
        Knowledge,
        u"知情 同意 许可 察觉 許可 同意 知識 동의 허락 ведома согласия разрешения जानकारी अनुमति সম্মতি অনুমতি علم موافقة "
        u"إذن اجازت"},
    ForeignRow{Read, u"读取 打开 访问 获取 查看 读 読み 読ん 取得 開い 읽 열어 прочит прочти открой получи पढ़ खोल পড় "
                     u"খোল اقرأ قراءة افتح پڑھ"},
    ForeignRow{Send, u"发送 上传 传送 转发 提交 发到 送信 送っ アップロード 転送 전송 보내 업로드 отправ перешли "
                     u"загруз передай передав भेज अपलोड পাঠা "
                     u"আপলোড أرسل إرسال ارسل ارفع بھیج"},
    ForeignRow{Pass, u"作为参数 放入 附上 包含 填入 传入 含め 渡し 引数 포함 전달 включи вставь передай в शामिल डाल "
                     u"অন্তর্ভুক্ত ضمن أدرج مرر شامل"},
    ForeignRow{Secret,
               u"密码 口令 私钥 密钥 凭据 凭证 パスワード 秘密鍵 認証情報 비밀번호 자격 증명 개인 키 парол закрыт ключ "
               u"учетн учётн секретн "
               u"पासवर्ड गोपनीय क्रेडेंशियल পাসওয়ার্ড গোপন كلمة المرور كلمات المرور بيانات الاعتماد المفتاح السري پاس ورڈ"},
    ForeignRow{Must, u"必须 务必 一定 总是 始终 需要 必ず 常に しなければ 반드시 항상 должен должн обязательно всегда "
                     u"необходимо ज़रूर हमेशा अवश्य "
                     u"চাই অবশ্যই সর্বদা يجب دائما دائمًا لازم ہمیشہ لازمی"},
    ForeignRow{Before, u"之前 首先 先要 前に まず 전에 먼저 перед прежде сначала पहले আগে প্রথমে قبل أولا أولاً پہلے"},
    ForeignRow{ToolWord, u"工具 函数 接口 ツール 関数 도구 함수 инструмент функци उपकरण टूल টুল أداة الأداة أدوات ٹول"},
    ForeignRow{Any | Other, u"任何其他 其他 所有其他 任何 他の 全ての 다른 모든 любым другим любой любых других всеми "
                            u"किसी भी अन्य অন্য যেকোনো أي "
                            u"أخرى جميع الأدوات کسی دوسر"},
    ForeignRow{Call, u"调用 使用 呼び出 使用 使っ 호출 사용 вызов вызыв используй использов कॉल उपयोग इस्तेमाल কল ব্যবহার "
                     u"استدع استخدم استخدام "
                     u"استعمال"},
    ForeignRow{Model, u"助手 模型 人工智能 智能体 アシスタント モデル 어시스턴트 모델 ассистент модел सहायक मॉडल "
                      u"সহকারী মডেল المساعد النموذج معاون"},
    ForeignRow{Run, u"执行 运行 実行 실행 выполни запусти चला निष्पादित চালা نفذ تنفيذ شغل چلا"},
    ForeignRow{Change, u"替换 改为 修改为 更改为 変更し 置き換え 변경 바꿔 замени измени बदल পরিবর্তন استبدل غير تبدیل"},
    ForeignRow{Talk | Record, u"对话记录 聊天记录 全部对话 会話履歴 チャット履歴 대화 기록 истори переписк истори чата "
                              u"बातचीत चैट इतिहास কথোপকথন سجل المحادثة "
                              u"المحادثة گفتگو"},
    ForeignRow{Whole, u"完整 全部 整个 すべて 全文 전체 полн вс целик पूरा पूरी সম্পূর্ণ كامل كاملة مکمل"},
    ForeignRow{File, u"文件 内容 ファイル 파일 файл содержим फ़ाइल फाइल ফাইল ملف محتوى فائل"},
};

class Lexicon
{
public:
    Lexicon()
    {
        for (const Row &row : rows) {
            for (const QString &word : QString::fromLatin1(row.words).split(u' ', Qt::SkipEmptyParts))
                add(word, row.is);
        }
        m_exact.squeeze();
        for (const ForeignRow &row : foreignRows) {
            for (const QString &stem : QStringView(row.stems).toString().split(u' ', Qt::SkipEmptyParts))
                m_foreign.push_back({stem.normalized(QString::NormalizationForm_C), row.is});
        }
    }

    [[nodiscard]] quint64 classesOf(QStringView word) const
    {
        quint64 is = m_exactShapes.test(shapeOf(word)) ? m_exact.value(word, 0) : 0;
        if (is != 0 || word.size() < stemLengths.back() || !m_stemStarts.test(startOf(word)))
            return is;
        for (const qsizetype length : stemLengths) {
            if (is == 0 && word.size() >= length)
                is = m_stems.value(word.first(length), 0);
        }
        return is;
    }

    [[nodiscard]] quint64 foreignOf(QStringView text) const
    {
        quint64 is = 0;
        for (const auto &[stem, classes] : m_foreign) {
            if ((is & classes) != classes && holds(text, stem))
                is |= classes;
        }
        return is;
    }

private:
    /// A short stem of a script with spaces has to be a word.
    static bool holds(QStringView text, const QString &stem)
    {
        constexpr qsizetype shortStem = 3;
        const bool isWord = stem.size() <= shortStem && stem.at(0).unicode() < 0x2E80;
        for (qsizetype at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) {
            const qsizetype end = at + stem.size();
            const auto isLetter = [&text](qsizetype i) {
                return i >= 0 && i < text.size() && (text.at(i).isLetter() || text.at(i).isMark());
            };
            if (!isWord || (!isLetter(at - 1) && !isLetter(end)))
                return true;
        }
        return false;
    }

    static constexpr std::array<qsizetype, 4> stemLengths{8, 7, 6, 5};

    void add(const QString &word, quint64 is)
    {
        const bool isStem = word.endsWith(u'*');
        m_kept.append(isStem ? word.chopped(1) : word);
        const QStringView kept(m_kept.last());
        (isStem ? m_stems : m_exact)[kept] |= is;
        if (isStem)
            m_stemStarts.set(startOf(kept));
        else
            m_exactShapes.set(shapeOf(kept));
    }

    // Most words are in neither table, which is seen by their ends.
    static std::size_t startOf(QStringView word)
    {
        return (word.at(0).unicode() * 961U + word.at(1).unicode() * 31U + word.at(2).unicode()) % shapes;
    }
    static std::size_t shapeOf(QStringView word)
    {
        return (word.front().unicode() * 1021U + word.back().unicode() * 37U + word.at(word.size() / 2).unicode() +
                std::size_t(word.size()) * 4099U) %
               shapes;
    }

    static constexpr std::size_t shapes = 65536;
    std::bitset<shapes> m_exactShapes;
    std::bitset<shapes> m_stemStarts;
    QList<QString> m_kept; // what the views look at
    QHash<QStringView, quint64> m_exact;
    QHash<QStringView, quint64> m_stems;
    std::vector<std::pair<QString, quint64>> m_foreign;
};

const Lexicon &lexicon()
{
    static const Lexicon words;
    return words;
}

bool isWordPart(QChar c)
{
    return c.unicode() < 0x80 ? (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'\'' || c == u'_'
                              : c.isLetterOrNumber() || c.isMark();
}

/// "example" in example.net is no example.
bool isPartOfAddress(QStringView text, qsizetype from, qsizetype end)
{
    const QChar before = from > 0 ? text.at(from - 1) : QChar(u' ');
    const bool isDotted = end + 1 < text.size() && text.at(end) == u'.' && text.at(end + 1).isLetter();
    return before == u'.' || before == u'/' || before == u'@' || before == u'-' || isDotted;
}

/// "1gn0r3" as "ignore".
QString withLetters(QStringView word)
{
    QString letters = word.toString();
    constexpr std::array<std::pair<char16_t, char16_t>, 7> digits{
        {{u'0', u'o'}, {u'1', u'i'}, {u'3', u'e'}, {u'4', u'a'}, {u'5', u's'}, {u'7', u't'}, {u'9', u'g'}}};
    for (const auto &[digit, letter] : digits)
        letters.replace(QChar(digit), QChar(letter));
    return letters;
}

} // namespace

std::vector<ReadWord> readWords(QStringView folded)
{
    const Lexicon &words = lexicon();
    std::vector<ReadWord> read;
    read.reserve(static_cast<std::size_t>(folded.size() / 5 + 1));
    for (qsizetype at = 0; at < folded.size();) {
        if (!isWordPart(folded.at(at))) {
            ++at;
            continue;
        }
        qsizetype end = at;
        bool hasDigit = false;
        bool hasLetter = false;
        bool hasJoint = false;
        while (end < folded.size() && isWordPart(folded.at(end))) {
            const QChar c = folded.at(end);
            hasDigit = hasDigit || (c >= u'0' && c <= u'9');
            hasLetter = hasLetter || (c >= u'a' && c <= u'z');
            hasJoint = hasJoint || c == u'_';
            ++end;
        }
        QStringView word = folded.mid(at, end - at);
        quint64 is = words.classesOf(word);
        const qsizetype elided = word.indexOf(u'\'');
        if (is == 0 && (elided == 1 || elided == 2) && elided + 1 < word.size()) { // l'utilisateur
            word = word.mid(elided + 1);
            at += elided + 1;
            is = words.classesOf(word);
        }
        if (is == 0 && hasJoint) { // a name of several words
            for (const QStringView part : word.split(u'_', Qt::SkipEmptyParts))
                read.push_back({words.classesOf(part), part.begin() - folded.begin(), part.size()});
            at = end;
            continue;
        }
        if ((is & Example) != 0 && isPartOfAddress(folded, at, end))
            is &= ~Example;
        constexpr qsizetype shortestDisguised = 5;
        if (is == 0 && hasDigit && hasLetter && word.size() >= shortestDisguised)
            is = words.classesOf(withLetters(word));
        read.push_back({is, at, word.size()});
        at = end;
    }
    return read;
}

quint64 foreignClasses(QStringView folded)
{
    return lexicon().foreignOf(folded);
}

} // namespace rc
