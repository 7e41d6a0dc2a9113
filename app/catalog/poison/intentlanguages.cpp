// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/poison/intenttables.h"
#include "catalog/poison/intentwords.h"

#include <array>

namespace rc {

namespace intent {

namespace {

using enum Inflection;

// Spanish, Portuguese, French and German. Words that mean something else in English are left out.
constexpr std::array latin{
    IntentRow{Model, None,
              u"asistente assistente modelo modele modell agente ki assistent assistenten|inteligencia "
              u"artificial|intelligence artificielle"},
    IntentRow{You, None, u"usted ustedes voce voces vous du deine deinen deiner ihre ihren votre vos tus seu sua seus"},
    IntentRow{User, None,
              u"usuario* usuaria* utilisateur* benutzer* nutzer* anwender* cliente clientes kunde kunden "
              u"nadie ninguem personne niemand* jemand*"},
    IntentRow{ToolNoun, None,
              u"herramienta* ferramenta* outil outils werkzeug* funcion funciones funcao funcoes fonction "
              u"fonctions funktion funktionen servidor serveur"},
    IntentRow{Self, None,
              u"esta herramienta|esta ferramenta|cet outil|dieses werkzeug|dieses tool|esta funcion|esta funcao|cette "
              u"fonction|diese funktion|este servidor|ce serveur|dieser server|diesem werkzeug|diesem tool|este "
              u"texto|ce texte|diesem text|dieser text"},
    IntentRow{Other, None,
              u"otra otras otro otros outra outras outro outros autre autres andere anderen anderes anderer "
              u"d'autres d'autre demas restantes restlichen ubrigen"},
    IntentRow{All, None,
              u"cualquier cualquiera todas todos toda todo cada qualquer quaisquer tous toutes toute tout chaque jede "
              u"jeder jedes jedem jeden alle allen aller samtliche samtlichen completo completa inteiro entier "
              u"entiere l'integralite integralmente vollstandig* gesamte gesamten ganze ganzen"},
    IntentRow{
        Duty, None,
        u"debe debes deben deberas siempre nunca deve devem deveras sempre doit doivent devez dois toujours jamais "
        u"muss musst mussen mussten immer niemals sollst obligatori* obrigatori* obligatoire* verpflichtend "
        u"zwingend unbedingt importante wichtig asegurate assegure certifique-se assurez-vous stelle necesari* "
        u"necessari* necessaire|tiene que|tienes que|tem que|il faut|il est imperatif|es necesario|e preciso|es "
        u"obligatorio|es ist wichtig|sin excepcion|sans exception|ohne ausnahme|sem excecao"},
    IntentRow{
        Occasion, None,
        u"antes primero primeiro despues depois avant apres d'abord bevor zuerst danach nachdem cuando quando "
        u"lorsque lorsqu'un sobald wenn immer-wenn vorher zunachst anschliessend luego|cada vez|chaque fois|jedes "
        u"mal|a chaque"},
    IntentRow{
        Pretext, None,
        u"verificacion verificacao verification cumplimiento conformidade conformite seguridad seguranca securite "
        u"sicherheit auditoria l'audit prufung uberprufung uberprufen validacion validacao politica politique "
        u"richtlinie datenschutz autenticacion autenticacao authentification authentifizierung calidad qualidade "
        u"qualite qualitat administrador administrateur"},
    IntentRow{Threat, None,
              u"contrario sinon andernfalls sonst fallara falhara echouera fehlschlagen fehlschlagt "
              u"bloqueado bloquee gesperrt"},
    IntentRow{Lasting, None,
              u"|a partir de ahora|de ahora en adelante|a partir de agora|de agora em diante|desormais|a "
              u"partir de maintenant|ab sofort|von nun an|ab jetzt|en adelante|dorenavant|kunftig"},
    IntentRow{Rank, None,
              u"mejor melhor meilleur meilleure beste besten bester oficial officiel officielle offizielle "
              u"offiziell unico unica einzige einzig prioridad prioridade priorite prioritat bevorzugt "
              u"recomendada recomendado recommande empfohlen empfohlene"},
    IntentRow{Fault, None,
              u"obsoleta obsoletas obsoleto obsoletos obsolete obsoletes veraltet veraltete insegura "
              u"inseguras inseguros unsicher unzuverlassig defectuosa poco-fiables peligrosa dangereux"},
    IntentRow{
        Send, None,
        u"envia envie envies enviar enviarlo enviala envialo enviado enviados envian enviara sube subir suba reenvia "
        u"reenviar transmite transmitir transmita manda mandar mande encaminhe encaminha encaminhar envoie "
        u"envoyer envoyez envoye envoyes transmettre transmets transmettez transferer transferez sende senden "
        u"sendet gesendet schicke schicken schickt ubermittle ubermittelt ubermitteln ubertrage ubertragt "
        u"ubertragen weiterleiten weitergeleitet leite lade hochladen hochgeladen publica publicar partage "
        u"partagez partager comparte compartir compartilhe compartilhar teile teilen filtre filtra divulga "
        u"divulgar televerse televersez veroffentli* copia copie kopiere"},
    IntentRow{
        Read, None,
        u"lee leer lea abre abrir abra accede acceder leia ler lis lire lisez ouvrez ouvre ouvrir lies lesen liest "
        u"offne offnen recopila recopilar recoge extrae extraer extraia extrair coleta colete coletar recolhe "
        u"recueille recueillez recuperez recupere recuperer collecte collectez extrayez extrais sammle sammeln "
        u"sammelt extrahiere extrahieren hole obten obtener obtenha busca captura capturar"},
    IntentRow{
        Put, None,
        u"incluye incluir inclua incluyendo inclure incluez joignez joindre ajoutez ajouter adjunta adjuntar anexa "
        u"anexe anexar anade anadir adicione adicionar inserta insira insere inserez fuge einfugen fugen "
        u"hinzufugen ubergib ubergeben ubergebe hange anhangen pasa pasar passe passez rellena preencha remplis "
        u"remplissez schreibe coloca coloque mettez indiquez"},
    IntentRow{
        Change, None,
        u"cambia cambiar cambie reemplaza reemplazar sustituye sustituir modifica modificar modifique altera alterar "
        u"altere troque trocar substitua substituir changez changer remplacez remplacer modifiez modifier ersetze "
        u"ersetzen ersetzt andere-den andern geandert verandere redirige redirigir redirecione redirigez "
        u"rediriger umleiten umgeleitet leite-um desvia desvie desviar"},
    IntentRow{Run, None,
              u"ejecuta ejecutar ejecute execute executar executez executer lancez lancer rode rodar fuhre "
              u"ausfuhren starte starten instala instalar instale installez installiere descarga"},
    IntentRow{Destroy, None,
              u"borra borrar borre elimina eliminar elimine apaga apagar apague exclua excluir supprime "
              u"supprimer supprimez efface effacer effacez losche loschen loscht geloscht vernichte "
              u"destruye destruir detruire detruisez entferne entfernen"},
    IntentRow{
        Suspend, None,
        u"ignora ignorar ignore-a ignores olvida olvidar omite omitir descarta desactiva desactivar desative "
        u"desativar desconsidere esqueca ignorez ignorer oubliez oublie contournez contourner desactivez "
        u"desactiver ignoriere ignorieren missachte vergiss vergessen uberschreibe umgehe umgehen deaktiviere "
        u"deaktivieren abschalten elude eludir burlar contorne contornar salta|caso omiso|pas compte|keine beachtung"},
    IntentRow{
        Tell, None,
        u"informe informes informar informa digas decir dile diga digam menciones mencionar mencione mencion reveles "
        u"revelar revele notifiques notificar notifique avise avises dites dire informez informer mentionnez "
        u"mentionner revelez reveler prevenez prevenir avertissez sage sagen informiere informieren erwahne "
        u"erwahnen mitteilen verrate verraten teile-mit avisar avisa conte contar cuentes muestres mostrar "
        u"mostre montrez montrer zeige zeigen anzeigen parlez hable fale erfahren"},
    IntentRow{Keep, None,
              u"recuerda recordar guarda guardar lembre guarde memorise memorisez enregistrez enregistrer "
              u"souviens souvenez merke merken speichere speichern gespeichert registra"},
    IntentRow{Favor, None,
              u"obedece obedezca obedeca obeissez obeis gehorche gehorchen befolge prefiere preferir prefira preferez "
              u"bevorzuge bevorzugen recomienda recomendar recomende "
              u"recommandez empfiehl empfehle empfehlen elige escolha choisissez wahle prioriza priorize"},
    IntentRow{Spend, None,
              u"pagos pagamentos paiements zahlungen zahlung compra comprar paga pagar pague achete achetez acheter "
              u"payer payez kaufe kaufen bezahle "
              u"uberweise uberweisen transfiere transferir transfira suscribe assine abonnez"},
    IntentRow{
        Use, None,
        u"llama llamar llame usa usar utiliza utilice utilizar chame chamar chamada use-a appelez appeler appelle "
        u"utilisez utiliser utilise rufe aufrufen aufgerufen ruf verwende verwenden nutze nutzen benutze invoca "
        u"invoque invocar"},
    IntentRow{Not, None,
              u"nunca jamas ne nao nicht niemals kein keine keinen jamais nie nada rien nichts evita evite "
              u"evitez vermeide"},
    IntentRow{
        Secret, None,
        u"contrasen* contrase* senha senhas passwort* motdepasse kennwort* credencial* identifiants zugangsdaten "
        u"clave claves chave chaves schlussel apischlussel|mot de passe|mots de passe|cle api|cles api|cles "
        u"privees|cle privee|clave api|claves api|chave de api|chaves de api|clave privada|chave privada|privater "
        u"schlussel|cartao de credito|tarjeta de credito|carte bancaire|kreditkarte kreditkartennummer"},
    IntentRow{Sensitive, None,
              u"confidencial confidenciales confidenciais confidentiel confidentiels confidentielles "
              u"vertraulich vertrauliche vertraulichen privado privados privada privadas prive prives "
              u"privees personales pessoais personnelles personenbezogene sensibles sensiveis "
              u"sensible sensiblen geheime geheimen secretos"},
    IntentRow{Personal, None,
              u"nachricht mensaje mensagem courriel paiements pagos pagamentos zahlungen datos dados donnees daten "
              u"mensajes mensagens nachrichten correos contactos contatos kontakte archivo "
              u"archivos arquivo arquivos fichier fichiers datei dateien dokumente documentos historial historico "
              u"historique verlauf ubicacion localizacao standort contenido conteudo contenu inhalt inhalte"},
    IntentRow{Talk, None,
              u"conversacion conversaciones conversa conversas gesprach gesprachs* gesprache chatverlauf unterhaltung "
              u"contexto contexte|prompt del sistema|prompt do sistema|invite systeme|historial de chat"},
    IntentRow{Argument, None,
              u"parametro parametros parametre destinatario destinataire empfanger importe monto montant "
              u"betrag valor direccion direction-de adresse campo champ feld argumento iban konto cuenta "
              u"conta compte"},
    IntentRow{Rules, None,
              u"normas normes normen limites instruccion instrucciones instrucao instrucoes instruction anweisung "
              u"anweisungen anweisungen regla reglas "
              u"regras regles regeln consignes directrices diretrizes vorgaben richtlinien restricciones restricoes "
              u"restrictions"},
    IntentRow{Guard, None,
              u"registro registros registo journaux journal protokoll protokolle alarma alarme alarmes "
              u"cortafuegos pare-feu sicherung sicherungen copias-de-seguridad confirmacion confirmacao "
              u"confirmation bestatigung controles kontrollen protecciones antivirus virenscanner"},
    IntentRow{Act, None,
              u"solicitud solicitudes consulta consultas operacion operaciones operacao operacoes tarea tareas "
              u"tarefa tarefas pedido requete requetes tache taches anfrage anfragen aufgabe aufgaben accion "
              u"acciones acao aktion aktionen vorgang schritt paso passo etape aufruf"},
    IntentRow{Reply, None, u"respuesta respuestas resposta respostas reponse reponses antwort antworten"},
    IntentRow{Wares, None,
              u"producto productos produto produtos produit produits produkt produkte marca marque marke "
              u"anuncio anuncios publicidad publicite werbung patrocinador"},
    IntentRow{Outside, None,
              u"externo externa externos externas externe externes externen externer terceros terceiros "
              u"dritte dritten remoto|serveur distant|des tiers|a des tiers"},
    IntentRow{Hostile, None,
              u"atacante atacantes attaquant attaquants angreifer competencia competidores concorrente "
              u"concorrentes concurrents konkurrenz konkurrent konkurrenten"},
    IntentRow{
        Covert, None,
        u"silencio discretamente silenciosamente secretamente sigilosamente segredo secretement discretement "
        u"silencieusement heimlich unbemerkt stillschweigend unauffallig ocultamente escondidas|en secreto|en "
        u"segundo plano|em segundo plano|en arriere-plan|im hintergrund|sin que nadie|sans que personne|ohne dass "
        u"jemand|a escondidas|en cachette|sem que ninguem|sin que el usuario|sem que o usuario|sans que "
        u"l'utilisateur|ohne dass der|en silence|sin avisar|sem avisar|sans prevenir"},
    IntentRow{Without, None, u"sin sem sans ohne"},
    IntentRow{Consent, None,
              u"conocimiento consentimiento permiso autorizacion conhecimento consentimento permissao "
              u"autorizacao connaissance consentement autorisation permission wissen zustimmung erlaubnis "
              u"genehmigung einwilligung aprobacion aprovacao accord ruckfrage"},
    IntentRow{Illicit, None,
              u"ilegal ilegalmente ilegales illegal-e illegale illegalement unbefugt unbefugte no-autorizado "
              u"fraudulento fraudulenta frauduleux betrugerisch malicioso maliciosa malveillant bosartig "
              u"bosartige unerlaubt|no autorizado|no autorizada|nao autorizado|nao autorizada|non autorise"},
    IntentRow{False, None,
              u"falso falsos falsa falsas fausse fausses faux falsch falsche falschen gefalschte enganoso "
              u"enganosa enganosas trompeuse trompeur irrefuhrend irrefuhrende incorrecto incorrecta "
              u"incorreto incorreta erronee ficticio fictif"},
    IntentRow{Gain, None, u"|beneficio propio|lucro propio|profit personnel|eigenen vorteil"},
    IntentRow{
        Harm, None,
        u"roba robar roban rouba roubar furta voler-les vole stiehlt stehlen stehle sabotea sabotear sabotar sabota "
        u"saboter sabote sabotiert sabotieren falsifica falsificar falsifie falsifier falscht falschen-von enganar "
        u"engana tromper trompe betrugt betrugen tauscht suplanta suplantar usurpe usurper exfiltra exfiltrar "
        u"exfiltre exfiltrer exfiltriert exfiltrieren chantajea estafa estafar fraude secuestra erpresst"},
    IntentRow{Damage, None,
              u"interrumpe interrumpir interrompe perturba perturbe perturber stort storen manipula manipular manipule "
              u"manipuler manipuliert manipulieren corrompe corromper corrompt corrompre danar danifica danificar "
              u"endommage beschadigt beschadigen verfalscht verfalschen filtra oculta ocultar oculte cache-les "
              u"verbirgt verbergen verschleiert dissimule dissimuler desvia desviar detourne detourner unterschlagt "
              u"expone expoe bloquea bloqueia"},
    IntentRow{Ruin, None,
              u"caos perdidas perdas pertes verluste schaden dano danos dommages confusion-total accidentes "
              u"acidentes unfalle verwirrung confusao panico"},
    IntentRow{Cause, None, u"causar causa causando provoca provocar provoque provoquer verursacht verursachen"},
    IntentRow{Protect, None,
              u"restablecer restablece redefinir reinitialiser reinitialise zurucksetzen zuruckzusetzen detecta "
              u"detectar detecte detecter erkennt erkennen previene prevenir verhindert schutzt "
              u"protege proteger analiza analisa prueft pruft"},
    IntentRow{Choice, None,
              u"opcional optionnel ejemplo exemple exemplo beispiel beispielsweise si-es por-defecto "
              u"indica-si standardmassig"},
    IntentRow{Ask, None,
              u"pregunta preguntar pregunte pergunte perguntar demandez demander frage fragen pide pedir peca "
              u"confirma confirmar confirme confirmez bestatige"},
    IntentRow{Also, None, u"ademas tambien tambem aussi auch ausserdem zusatzlich|en plus|alem disso|de plus"},
};

// Stems, found within words; of scripts without spaces anywhere.
constexpr std::array scripts{
    IntentRow{Model, None,
              u"助手 大模型 模型 人工智能 智能体 アシスタント モデル エージェント 어시스턴트 모델 에이전트 ассистент "
              u"модел सहायक मॉडल সহকারী মডেল "
              u"المساعد النموذج الوكيل معاون ماڈل"},
    IntentRow{You, None, u"你 您 あなた 당신 너는 ты вы тебе вам आप तुम আপনি তুমি أنت عليك آپ"},
    IntentRow{
        User, None,
        u"用户 使用者 客户 任何人 ユーザー 利用者 誰にも 사용자 아무에게 пользовател никому клиент उपयोगकर्ता यूज़र किसी "
        u"ব্যবহারকারী কাউকে المستخدم مستخدم العميل أحد صارف کسی"},
    IntentRow{ToolNoun, None,
              u"工具 函数 接口 插件 服务器 ツール 関数 サーバー 도구 함수 서버 инструмент функци сервер उपकरण टूल सर्वर "
              u"টুল সরঞ্জাম أداة "
              u"الأداة أدوات الأدوات خادم ٹول سرور"},
    IntentRow{Self, None,
              u"此工具 本工具 该工具 这个工具 このツール 本ツール|이 도구|этот инструмент|этого инструмент|этим "
              u"инструмент|इस उपकरण|इस "
              u"टूल|এই টুল|هذه الأداة|اس ٹول|یہ ٹول"},
    IntentRow{Other, None, u"其他 其它 别的 他の ほかの 別の 다른 друг иных остальн अन्य दूसरे অন্য أخرى الأخرى دیگر دوسر"},
    IntentRow{All, None,
              u"任何 所有 全部 每次 每个 一切 完整 整个 すべて 全て あらゆる 毎回 全文 모든 매번 전체 любы любой всех "
              u"всем все всю каждый каждо "
              u"полност целик सभी हर पूरा पूरी सारे সব সমস্ত প্রতিটি যেকোনো সম্পূর্ণ أي جميع كل كامل تمام ہر "
              u"مکمل|किसी भी"},
    IntentRow{Duty, None,
              u"必须 务必 一定要 总是 始终 请务必 请先 需要 应当 必ず 常に しなければ してください 반드시 항상 꼭 "
              u"하세요 해야 должен должн обязательн всегда "
              u"необходимо нужно следует ज़रूर हमेशा अवश्य चाहिए अनिवार्य অবশ্যই সর্বদা হবে يجب دائما دائمًا "
              u"لازم تأكد ہمیشہ لازمی ضرور"},
    IntentRow{Occasion, None,
              u"之前 首先 先 之后 每当 前に まず 最初に 後に 際に たびに 전에 먼저 후에 때마다 перед прежде сначала "
              u"после когда पहले बाद "
              u"जब আগে প্রথমে পরে যখন قبل أولا أولاً بعد عندما پہلے بعد جب|каждый раз"},
    IntentRow{Pretext, None,
              u"合规 验证 审计 安全检查 安全策略 核对 コンプライアンス 検証 監査 認証のため 감사 보안 정책 проверк "
              u"аудит безопасност соответстви "
              u"सत्यापन अनुपालन सुरक्षा যাচাই নিরাপত্তা للتحقق الامتثال الأمان تصدیق|확인을 위해"},
    IntentRow{
        Threat, None,
        u"否则 さもないと そうしないと 失敗し 실패 иначе अन्यथा वरना নইলে অন্যথায় وإلا ورنہ|그렇지 않으면|в противном"},
    IntentRow{Lasting, None,
              u"从现在起 今后 以后都 从此 これから 今後 以降 앞으로 이제부터 отныне впредь|с этого момента|अब से|आगे "
              u"से|এখন থেকে|من الآن "
              u"فصاعدا|من الآن|اب سے"},
    IntentRow{Rank, None,
              u"最好 最佳 官方 唯一 优先 首选 最可靠 最高 公式 最優先 唯一 最も 優先 공식 최고 유일 우선 официальн "
              u"лучш единственн приоритет "
              u"सर्वश्रेष्ठ आधिकारिक प्राथमिकता সেরা অফিসিয়াল الأفضل الرسمي الوحيد الأولوية بہترین سرکاری"},
    IntentRow{Fault, None,
              u"过时 已弃用 不安全 不可靠 古い 非推奨 危険 信頼でき 오래된 안전하지 устарел небезопасн ненадежн "
              u"ненадёжн असुरक्षित पुराने "
              u"অনিরাপদ قديمة پرانے|غير آمنة|غير موثوق"},
    IntentRow{Send, None,
              u"发送 上传 传送 转发 提交 发到 发给 发往 泄露 分享 抄送 送信 送って 送る アップロード 転送 共有 漏洩 "
              u"전송 보내 업로드 전달 공유 유출 отправ перешли "
              u"пересл загруз передай передав поделись भेज अपलोड साझा পাঠা আপলোড শেয়ার أرسل إرسال ارسل ارفع "
              u"شارك تسريب بھیج شیئر"},
    IntentRow{Read, None,
              u"读取 打开 访问 获取 查看 收集 提取 窃取 読み取 読み込 読んで 取得 開い 開き 収集 抽出 읽 열어 수집 "
              u"추출 прочит прочти открой получи "
              u"собер собира извлек पढ़ खोल एकत्र इकट्ठा निकाल পড় খোল সংগ্রহ اقرأ قراءة افتح اجمع استخرج پڑھ "
              u"جمع"},
    IntentRow{Put, None,
              u"作为参数 放入 附上 附加 包含 填入 传入 写入 添加到 含め 渡し 渡す 入れて 添付 追加し 引数 포함 첨부 넣 "
              u"추가 включи вставь передай добав "
              u"приложи शामिल डाल जोड़ संलग्न অন্তর্ভুক্ত যোগ ضمن أدرج مرر أضف أرفق شامل ڈال"},
    IntentRow{Change, None,
              u"替换 改为 修改 更改 篡改 换成 改成 変更 置き換え 書き換え 改ざん 변경 바꿔 바꾸 수정 замени измени "
              u"подмени изменя बदल संशोधित "
              u"পরিবর্তন বদল استبدل غير عدل تغيير تبدیل"},
    IntentRow{
        Run, None,
        u"执行 运行 安装 実行 インストール 실행 설치 выполни запусти установи चला निष्पादित চালা نفذ تنفيذ شغل ثبت چلا"},
    IntentRow{Destroy, None,
              u"删除 清除 销毁 格式化 抹除 削除 消去 破壊 삭제 지워 파괴 удали сотри уничтож очисти हटा मिटा डिलीट মুছে "
              u"ধ্বংস احذف "
              u"حذف امسح مسح حذف مٹا"},
    IntentRow{Suspend, None,
              u"不再遵守 不必遵守 従わず 従わない 따르지 忽略 无视 無視 不要理会 忘记 忘掉 覆盖 绕过 跳过 禁用 关闭 "
              u"無効 忘れ 回避 スキップ 무시 우회 건너뛰 비활성 잊어 игнорир забудь отмени обойди "
              u"обход отключи пропусти अनदेखा नज़रअंदाज भूल बायपास अक्षम উপেক্ষা ভুলে বন্ধ تجاهل تجاوز عطل "
              u"تعطيل انس نظرانداز"},
    IntentRow{Tell, None,
              u"知道 知ら 了解到 узна 告诉 告知 通知 提及 透露 说明 提到 知らせ 伝え 言わ 教え 話さ 触れ 明かさ 알리 "
              u"말하 알려 언급 сообщ говор рассказ упомин "
              u"уведомл информир показыв बता सूचित उल्लेख ज़िक्र বলো বলবেন জানা উল্লেখ تخبر إخبار تذكر تعلم "
              u"تكشف ابلاغ بتا ذکر"},
    IntentRow{Not, None,
              u"不再 不要 不得 请勿 禁止 切勿 勿 无需 别让 不能 没有 ないで しないで するな せずに てはいけ ずに 말고 "
              u"말아 않고 не никогда нельзя मत नहीं न "
              u"করবেন না না لا دون بدون عدم نہ مت نہیں|지 마|하지 말"},
    IntentRow{Secret, None,
              u"密码 口令 私钥 密钥 凭据 凭证 令牌 密匙 パスワード 秘密鍵 認証情報 APIキー トークン 暗証 비밀번호 토큰 "
              u"парол ключ учетн учётн секретн "
              u"токен पासवर्ड क्रेडेंशियल गोपनीय कुंजी পাসওয়ার্ড مفاتيح المفاتيح|자격 증명|개인 키|API 키|закрыт "
              u"ключ|كلمة المرور|كلمات المرور|بيانات الاعتماد|المفتاح السري|پاس ورڈ"},
    IntentRow{
        Sensitive, None,
        u"机密 敏感 隐私 私人 個人 機密 内部 秘密の 기밀 민감 개인 конфиденциальн личн секретн персональн संवेदनशील निजी "
        u"व्यक्तिगत গোপন ব্যক্তিগত حساسة سرية الشخصية خاصة ذاتی خفیہ"},
    IntentRow{Personal, None,
              u"文件 内容 数据 资料 信息 邮件 联系人 记录 ファイル データ 情報 メール 連絡先 記録 파일 데이터 정보 "
              u"메일 연락처 기록 файл данн содержим письм "
              u"контакт сообщени फ़ाइल फाइल डेटा जानकारी ईमेल ফাইল তথ্য ডেটা ইমেল ملف ملفات محتوى بيانات "
              u"البيانات رسائل فائل ڈیٹا معلومات"},
    IntentRow{Talk, None,
              u"对话 聊天记录 会话 系统提示 提示词 会話 チャット履歴 システムプロンプト 対話 대화 채팅 переписк "
              u"разговор диалог чат истори промпт "
              u"बातचीत चैट प्रॉम्प्ट কথোপকথন চ্যাট المحادثة محادثة الدردشة گفتگو چیٹ|시스템 프롬프트"},
    IntentRow{Argument, None,
              u"参数 收件人 收款 金额 地址 字段 引数 パラメータ パラメーター 宛先 受取 金額 매개변수 인자 수신 금액 "
              u"주소 параметр аргумент получател сумм "
              u"адрес पैरामीटर प्राप्तकर्ता राशि প্যারামিটার প্রাপক المعامل معلمة المستلم المبلغ پیرامیٹر رقم"},
    IntentRow{Rules, None,
              u"指令 指示 规则 規則 准则 命令 限制 ルール 制限 ガイドライン 지시 규칙 제한 지침 инструкц правил "
              u"указани ограничени निर्देश नियम "
              u"নির্দেশ নিয়ম تعليمات التعليمات قواعد القيود ہدایات قواعد"},
    IntentRow{Guard, None,
              u"日志 警报 防火墙 审核 确认 备份 安全检查 ログ 警告 確認 バックアップ 監視 로그 경고 확인 백업 방화벽 "
              u"журнал лог тревог подтвержд резервн "
              u"защит लॉग चेतावनी पुष्टि बैकअप লগ সতর্ক নিশ্চিত السجلات سجل التأكيد تأكيد النسخ لاگ تصدیق|جدار "
              u"الحماية"},
    IntentRow{Act, None,
              u"请求 操作 任务 步骤 回答问题 要求 操作 タスク 手順 요청 작업 단계 запрос операци задач шаг действи "
              u"अनुरोध कार्य অনুরোধ "
              u"কাজ طلب عملية مهمة درخواست کام"},
    IntentRow{Reply, None, u"回答 回复 答复 回答 返信 応答 답변 응답 ответ उत्तर जवाब উত্তর الرد الإجابة رد جواب"},
    IntentRow{Outside, None,
              u"外部 第三方 远程 服务器 外部 第三者 リモート サーバー 외부 제3자 원격 서버 внешн третьим удаленн "
              u"удалённ сервер बाहरी तीसरे "
              u"सर्वर বহিরাগত তৃতীয় সার্ভার خارجي خادم بیرونی سرور|طرف ثالث"},
    IntentRow{Hostile, None,
              u"攻击者 竞争对手 攻撃者 競合 공격자 경쟁사 злоумышленник конкурент हमलावर प्रतिद्वंद्वी আক্রমণকারী المهاجم "
              u"المنافس|حملہ آور"},
    IntentRow{Covert, None,
              u"悄悄 秘密地 暗中 偷偷 静默 后台 不被察觉 こっそり 密かに 秘密裏 気づかれ 裏で 黙って 몰래 은밀 조용히 "
              u"비밀리 тайно тайком скрытно незаметно "
              u"втайне चुपके चुपचाप গোপনে চুপচাপ سرا سرًا بصمت خفية خلسة خاموشی چپکے|गुप्त रूप"},
    IntentRow{Without, None, u"未经 不经 在不 无须 なしに なしで 없이 без बिना ছাড়া دون بدون بغیر"},
    IntentRow{Consent, None,
              u"知情 同意 许可 察觉 授权 許可 同意 知識 承認 동의 허락 승인 ведома согласи разрешени जानकारी अनुमति "
              u"सहमति সম্মতি "
              u"অনুমতি علم موافقة إذن اجازت"},
    IntentRow{
        Illicit, None,
        u"非法 未授权 恶意 違法 不正 불법 무단 악의 незаконн несанкционирован अवैध अनधिकृत অবৈধ অননুমোদিত|غير مصرح|غير "
        u"قانوني|غیر قانونی"},
    IntentRow{False, None,
              u"虚假 伪造 错误的 误导 偽の 虚偽 誤った 허위 가짜 거짓 잘못된 ложн поддельн фальшив झूठी झूठे नकली मिथ्या "
              u"মিথ্যা ভুয়া "
              u"كاذبة مزيفة مزورة مضللة جھوٹ جعلی"},
    IntentRow{Harm, None,
              u"窃取 盗取 破坏 劫持 欺骗 伪造 诈骗 盗む 盗み 窃取 偽造 騙 乗っ取 妨害工作 훔치 훔쳐 탈취 위조 속이 "
              u"사보타주 украд крад саботир подделыв "
              u"обманыв похища взлом चुरा चोरी धोखा जालसाजी চুরি প্রতারণা জাল يسرق سرقة تخريب تزوير خداع "
              u"احتيال چوری دھوکہ جعلسازی"},
    IntentRow{Damage, None,
              u"干扰 泄露 操纵 隐瞒 损害 妨害 漏洩 操作し 隠す 損な 방해 유출 조작 은폐 손상 наруша слива манипул "
              u"скрыва поврежда बाधित लीक "
              u"हेरफेर छिपा বিঘ্নিত ফাঁস কারচুপি লুকি يعطل تسريب تلاعب إخفاء نقصان"},
    IntentRow{
        Ruin, None,
        u"混乱 损失 事故 混乱 損失 事故 혼란 손실 사고 хаос убытк авари अराजकता नुकसान दुर्घटना বিশৃঙ্খলা ক্ষতি فوضى خسائر "
        u"حوادث افراتفری"},
    IntentRow{Cause, None, u"导致 造成 引发 引き起こ もたら 일으키 초래 вызыва приводя कारण পয়দা ঘটা يسبب لإحداث"},
    IntentRow{Use, None,
              u"调用 使用 呼び出 使用 使って 利用し 호출 사용 вызов вызыв вызов используй использов कॉल उपयोग इस्तेमाल "
              u"কল ব্যবহার "
              u"استدع استخدم استخدام استعمال"},
    IntentRow{Keep, None,
              u"记住 保存 记录 覚えて 保存 記憶 기억 저장 запомни сохрани याद सहेज মনে সংরক্ষণ تذكر احفظ یاد محفوظ"},
    IntentRow{Favor, None,
              u"听从 服从 听命 従って 従う 따르세요 слушайся подчиняйся मानो মানো أطع اطع مانو 优先 推荐 首选 選択 "
              u"推奨 優先 추천 선택 우선 предпоч рекоменд выбирай प्राथमिकता सिफारिश অগ্রাধিকার সুপারিশ فضل "
              u"أوص ترجیح"},
    IntentRow{Protect, None,
              u"重置 リセット 재설정 сброс смены смене रीसेट রিসেট استعادة 检测 防止 防护 検出 防止 防ぐ 감지 방지 "
              u"обнаруж предотвращ защища रोकता সনাক্ত প্রতিরোধ يكشف يمنع روکتا|पता लगा"},
    IntentRow{Choice, None,
              u"可选 是否 例如 示例 默认 任意 例えば デフォルト 예시 기본값 необязательн например वैकल्पिक उदाहरण ঐচ্ছিক "
              u"উদাহরণ اختياري "
              u"مثال اختیاری|선택 사항|по умолчанию"},
    IntentRow{Ask, None, u"征求 询问 请用户确认 確認を求め 尋ね 물어 спроси запроси पूछ জিজ্ঞাসা اسأل اطلب پوچھ"},
};

} // namespace

} // namespace intent

std::span<const IntentRow> latinIntents()
{
    return intent::latin;
}

std::span<const IntentRow> scriptIntents()
{
    return intent::scripts;
}

} // namespace rc
