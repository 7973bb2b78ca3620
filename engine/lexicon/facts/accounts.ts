/** What kind of account a statement is of, by the words on it. */
import { STRENGTH } from '../../evidence/strength.ts';
import { fold, wordSet } from '../phrases/fold.ts';
import { type PhraseLists, type PhraseSet, phraseSet } from '../phrases/phrases.ts';

export type AccountType = 'current' | 'savings' | 'card' | 'loan' | 'wallet';

/** Those that any bank's paper may hold: "account", and what banks call themselves ("… Savings"). */
const ANY_PAPER = phraseSet([
  'rekening koran|sổ phụ|sổ phụ tài khoản|cheque|cuenta|konto|kontoauszug|relevé de compte|compte bancaire|estratto conto|bankrekening|bankszámla|банковски сметка|лицевой счет|kontoutdrag|kontoutskrift|kontoudskrift|tiliote|konta izraksts|sąskaitos išrašas|konto väljavõte|hesap özeti|penyata akaun|savings|saver|livret|épargne|ahorros|caja de ahorros|caja de ahorro|poupança|risparmio|sparen|сберегательный|ταμιευτήριο|ταμιευτηρίου|štednja|tabungan|simpanan',
]);

/** The more telling first: a card's or a loan's statement may also name the account that pays it. */
const NAMES: Readonly<Record<AccountType, string>> = {
  card: 'credit card|credit card statement|kartenabrechnung|relevé de votre carte|relevé de vos cartes|relevé de vos cartes à débit différé|relevé de carte à débit différé|relevé de carte|uitgavenstaat|business card|business card account|corporate card|corporate card account|commercial card|company card|purchasing card|procurement card|fleet card|fuel card|relevé de compte carte|compte carte|conto carta|card statement|mastercard|visa|charge card|card account|credit card account|visa infinite|visa platinum|world elite|platinum card|gold card|kreditkarte|kreditkartenabrechnung|kreditkarten abrechnung|kreditkartenkonto|carte de crédit|relevé de carte|carte bancaire|carte visa|tarjeta de crédito|extracto de tarjeta|resumen de tarjeta|cartão de crédito|fatura do cartão|fatura|cartão|carta di credito|estratto conto carta|creditcard|creditcardoverzicht|karta kredytowa|wyciąg z karty|wyciąg karty kredytowej|kreditní karta|výpis z kreditní karty|kreditná karta|hitelkártya|hitelkártya kivonat|card de credit|кредитна карта|кредитная карта|кредитна картка|кредитна картица|πιστωτική κάρτα|kreditkort|kreditkorts|kreditkortareikningur|kreditkortayfirlit|kredittkort|luottokortti|krediitkaart|kredītkarte|kredito kortelė|kredi kartı|kredi kartı ekstresi|kreditna kartica|kartu kredit|kad kredit|thẻ tín dụng|sao kê thẻ tín dụng|บัตรเครดิต|クレジットカード|カードご利用明細|カードご利用代金明細書|信用卡|信用卡账单|信用卡月結單|信用卡帳單|신용카드|이용대금명세서|카드이용|بطاقة ائتمان|بطاقة الائتمان|כרטיס אשראי|kredietkaart|kadi ya mkopo|targeta de crèdit|kreditkort yfirlit|क्रेडिट कार्ड',
  loan: 'loan statement|loan account|mortgage|personal loan|home loan|húsnæðislán|íbúðalán|bílalán|skuldabréfalán|lánayfirlit|mortgage account|loan|outstanding principal|mortgage statement|auto loan|car loan|home equity|line of credit|credit line|heloc|consumer loan|credit account|revolving credit|overdraft loan|student loan|ligne de crédit|marge de crédit|crédit renouvelable|línea de crédito|linha de crédito|linea di credito|rahmenkredit|hypothekenkonto|kreditlinie|kredyt|darlehen|darlehenskonto|kreditkonto|baufinanzierung|ratenkredit|prêt|prêt immobilier|crédit immobilier|emprunt|préstamo|hipoteca|préstamo hipotecario|crédito hipotecario|empréstimo|crédito habitação|financiamento|mutuo|prestito|finanziamento|hypotheek|lening|kredyt hipoteczny|rachunek kredytowy|kredyt gotówkowy|úvěr|hypotéka|úver|úvěrový účet|hitelszámla|jelzáloghitel|kölcsön|împrumut|credit ipotecar|кредитная линия|ипотека|заем|позика|ипотечен кредит|δάνειο|στεγαστικό δάνειο|lånekonto|bolån|boliglån|laina|asuntolaina|realkreditlån|laen|aizdevums|paskola|konut kredisi|ihtiyaç kredisi|kredi hesabı|stambeni kredit|kredit partija|posojilo|pinjaman|pembiayaan|kredit pemilikan rumah|vay vốn|tài khoản vay|เงินกู้|สินเชื่อ|ローン|住宅ローン|贷款|貸款|按揭|대출|대출금|قرض|تمويل|הלוואה|משכנתא|lening|verband|mkopo|préstec|lán',
  wallet:
    'wallet|payout report|payouts|total payouts|merchant statement|e wallet|mobile money|ewallet|digital wallet|mobile wallet|e money account|electronic money|prepaid card|prepaid account|multi currency account|monedero|billetera|billetera virtual|cuenta virtual|carteira|carteira digital|conta de pagamento|portafoglio|carta prepagata|prepaidkarte|e geld|porte monnaie électronique|carte prépayée|portfel elektroniczny|karta przedpłacona|elektronická peněženka|электронный кошелек|кошелек|гаманець|dompet|dompet digital|uang elektronik|ví điện tử|กระเป๋าเงิน|电子钱包|電子錢包|零钱|钱包|전자지갑|محفظة|ארנק|mobile money statement|e cüzdan|cüzdan|prepaid kart',
  savings:
    'savings account|savings|savings bank deposit|savings bank deposits|sb regular|sb general|sb chq|spořicího účtu|sparireiknings|sparnaðarreikningur|sparnaðarreiknings|innlánsreikningur|rachunku oszczędnościowego|накопительному счету|štednom računu|compte d épargne|internetspaarrekening|rekening tabungan|сберегательный счет|儲蓄存款|活期儲蓄|saver|isa|savings bank account|sb account|saving account|cash isa|money market|easy access saver|instant access|share savings|share savings account|regular shares|regular share savings|primary share savings|prime share|share account|regular saver|high yield savings|passbook savings|sparkonto|tagesgeldkonto|tagesgeld|sparbuch|festgeld|compte épargne|livret|livret a|ldds|compte sur livret|épargne|cuenta de ahorros|cuenta de ahorro|caja de ahorro|caja de ahorros|ahorros|poupança|conta poupança|conto deposito|libretto di risparmio|risparmio|spaarrekening|sparen|konto oszczędnościowe|rachunek oszczędnościowy|spořicí účet|spořící účet|sporiaci účet|megtakarítási számla|cont de economii|cont economii|спестовна сметка|накопительный счет|сберегательный|накопительный|ощадний рахунок|штедни рачун|λογαριασμός ταμιευτηρίου|ταμιευτηρίου|ταμιευτήριο|sparkonto|sparekonto|opsparingskonto|säästötili|säästökonto|kogumiskonto|krājkonts|taupomoji sąskaita|vadeli hesap|tasarruf hesabı|vadeli mevduat|štedni račun|varčevalni račun|štednja|llogari kursimi|tabungan|akaun simpanan|simpanan|tiết kiệm|tiền gửi tiết kiệm|ออมทรัพย์|เงินฝากออมทรัพย์|บัญชีออมทรัพย์|普通預金|貯蓄預金|通常貯金|储蓄账户|儲蓄|活期储蓄|儲蓄帳戶|储蓄|活期儲蓄存款|儲蓄戶口|저축예금|보통예금|저축|حساب توفير|توفير|חיסכון|spaarrekening|akaunti ya akiba|estalvi|sparireikningur|बचत खाता|membership shares|membership shares account',
  current:
    'current account|escrow account|trust account|checking account|share draft|share draft account|share checking|běžného účtu|tékkareikningur|tékkareiknings|veltureiknings|hlaupareikningur|debetreikningur|rachunku bieżącego|текущему счету|расчетному счету|tekućem računu|tài khoản vãng lai|支票存款|cheque account|chequing account|checking|chequing|transaction account|everyday account|business account|everyday checking|business checking|ca account|interest checking|personal account|demand deposit|giro account|student account|premier account|current a c|business current account|savings and checking|simple checking|total checking|cheque|cash account|trading account|brokerage account|brokerage cash account|self directed trading account|overdraft account|nro account|everyday banking|girokonto|kontokorrent|privatkonto|gehaltskonto|kontokorrentkonto|geschäftskonto|geschäftsgirokonto|kontoauszug|girokonto kontoauszug|compte courant|compte chèques|compte de dépôt|compte de chèques|compte bancaire|compte à vue|compte privé|compte personnel|relevé de compte|cuenta corriente|cuenta vista|cuenta|cuenta nómina|cuenta a la vista|cuenta de cheques|cuenta sueldo|conta corrente|conta à ordem|conta depósito à ordem|depósitos à ordem|conta de depósitos à ordem|extrato de conta corrente|conto corrente|estratto conto|conto corrente ordinario|betaalrekening|zichtrekening|rekening courant|bankrekening|priverekening|rachunek bieżący|ror|konto osobiste|konto|rachunek oszczędnościowo rozliczeniowy|rachunek rozliczeniowy|rachunek firmowy|rachunek płatniczy|běžný účet|osobní účet|bežný účet|osobný účet|podnikatelský účet|folyószámla|fizetési számla|bankszámla|lakossági folyószámla|cont curent|cont personal|разплащателна сметка|текущий счет|текуща сметка|поточний рахунок|текући рачун|расчетный счет|банковски сметка|картковий рахунок|жиро сметка|трансакциска сметка|лицевой счет|τρεχούμενος|λογαριασμός όψεως|όψεως|τρεχούμενος λογαριασμός|lönekonto|privatkonto|brukskonto|lønkonto|käyttötili|kontoutdrag|kontoutskrift|transaktionskonto|personkonto|lønnskonto|budgetkonto|bedriftskonto|driftskonto|kontoudskrift|tiliote|palkkatili|arvelduskonto|norēķinu konts|atsiskaitomoji sąskaita|konta izraksts|sąskaitos išrašas|konto väljavõte|vadesiz hesap|vadesiz mevduat|hesap özeti|vadesiz|vadesiz tl|tekući račun|žiro račun|transakcijski račun|osebni račun|žiroračun|devizni račun|llogari rrjedhëse|rekening koran|giro|akaun semasa|penyata akaun|rekening giro|tài khoản thanh toán|sổ phụ|กระแสรายวัน|บัญชีกระแสรายวัน|เงินฝากกระแสรายวัน|当座預金|普通預金口座|往来账户|往來戶口|活期存款|支票帳戶|往來|往來帳戶|活期|活期账户|對公活期|支票存款|당좌예금|입출금|입출금통장|자유입출금|حساب جاري|جاري|الحساب الجاري|עובר ושב|עו"ש|חשבון עובר ושב|tjekrekening|tjekrekening|lopende rekening|akaunti ya hundi|compte corrent|veltureikningur|launareikningur|चालू खाता',
};
const TYPES = Object.entries(NAMES).map(([type, names]) => [type as AccountType, phraseSet([names])] as const);
const LONGEST = 5;
/** Scripts without spaces: a title of theirs begins or ends with the kind, which has at least so many signs. */
const UNSPACED = /^[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]+$/;
const LEAST_SIGNS = 4;
/** Cards whose money is held, not owed, though their papers say card statement. */
const HELD_CARDS = phraseSet([
  'prepaid card statement|debit card statement|gift card statement|travel card statement|travel money card|travel money card statement|prepaid card|prepaid visa|prepaid mastercard|prepaid debit card|visa prepaid|prepaidkarte|prepaid karte|prepaid kreditkarte|carte prépayée|tarjeta prepago|tarjeta prepagada|cartão pré pago|carta prepagata|carta ricaricabile|karta przedpłacona|předplacená karta|predplatená karta|prepaid kaart|förbetalt kort|forudbetalt kort|forhåndsbetalt kort',
]);

/** Cards of an account: a paper that names one says nothing about what is owed. */
const DEBIT_CARDS = phraseSet([
  'debit card|visa debit|debit visa|mastercard debit|debit mastercard|visa electron|payroll card|debitkarte|carte de débit|tarjeta de débito|cartão de débito|carta di debito|debetkaart|karta debetowa|debetní karta|debetná karta|bankkort|betaalpas|pankkikortti|banka kartı|debetkort|debetkorts|debetkortareikningur',
]);

/** Given a short text (a heading, a title, a label's value), returns the kind of account that it names, or null. */
export const accountTypeOf = (text: string): AccountType | null => accountNamed(text)?.type ?? null;

/** A kind of account that words name. */
export interface AccountNamed {
  readonly type: AccountType;
  /** the name has no other meaning */
  readonly sure: boolean;
  /** `certain` if the text is nothing but the name, `fair` if the name is half of its words, else `weak` */
  readonly strength: number;
}

/** A title has few words beside the kind, "Your Premier Current Account", an advert more: "Get our credit card now". */
const MOSTLY = 0.5;

/** The same, and how plainly it is named. */
export function accountNamed(text: string): AccountNamed | null {
  const words = fold(text).split(' ');
  const heldCards = held(words, HELD_CARDS);
  if (heldCards.length > 0) return { type: 'wallet', sure: true, strength: shareOf(words, heldCards) };
  const ofAccount = held(words, DEBIT_CARDS).length > 0;
  for (const [type, known] of TYPES) {
    const found = ofAccount && type === 'card' ? [] : held(words, known);
    if (found.length === 0) continue;
    const sure = found.some((phrase) => !ANY_PAPER.has(phrase));
    return { type, sure, strength: found.includes(words.join(' ')) ? STRENGTH.certain : shareOf(words, found) };
  }
  return null;
}

/** How much one of the phrases is of the words: if it is most of them, these are hardly a sentence. */
const shareOf = (words: readonly string[], phrases: readonly string[]): number =>
  phrases.some((phrase) => phrase.split(' ').length >= words.length * MOSTLY) ? STRENGTH.fair : STRENGTH.weak;

/** Labels beside which the kind of account is. */
const KIND_LABELS = phraseSet([
  'account type|a c type|ac type|type of a c|account class|account description|account scheme|scheme|type of account|product|product name|account|kontoart|kontomodell|kontotyp|kontoform|kontotype|tegund reiknings|reikningstegund|heiti reiknings|produkt|type de compte|nature du compte|tipo de cuenta|producto|tipo di conto|tipologia conto|tipo conto|tipo de conta|produto|soort rekening|type rekening|rekeningtype|rodzaj rachunku|typ rachunku|typ účtu|druh účtu|tilityyppi|tilin laji|számla típusa|számlatípus|tip cont|tipul contului|hesap türü|hesap tipi|τύπος λογαριασμού|είδος λογαριασμού|тип счета|вид счета|vrsta računa|tip računa|預金種目|口座種別|科目|存款種類|存款种类|예금종류|τύπος|nature of account|種類|帳号種類|帳戶類別|賬戶類別|账户类型|jenis rekening|jenis akaun|loại tài khoản|ประเภทบัญชี',
]);

/** Given a label, returns whether the kind of account is beside it. */
export const isKindLabel = (text: string): boolean => KIND_LABELS.has(fold(text));

/** Given a heading, returns whether the kind of account is below it; below "Account" alone may be several. */
export function isKindHeading(text: string): boolean {
  const folded = fold(text);
  return folded.includes(' ') ? KIND_LABELS.has(folded) : ONE_WORD_HEADINGS.has(folded);
}

const ONE_WORD_HEADINGS = phraseSet(['kontoart|kontotyp|kontotype|tilityyppi|rekeningtype|számlatípus']);

/** Labels of the facts and figures of a card's statement: its number, its limit. One language a line. */
const CARD_LABELS: PhraseLists = [
  'new purchases|total purchases|purchases and fees|purchases and charges|amount due|total amount due|payment due|cash limit|cash advance|card ending in|your card|card no',
  'kreditkarten nr|karten nr|kartenabrechnung|ihre kartenabrechnung|monatsrechnung kreditkarte|kartenumsätze|summe kartenumsätze|einkäufe und gebühren|mindestzahlung|kartenlimite|globallimite|einkaufsrahmen|kartenrahmen',
  'carte n|numéro de carte|n de carte|relevé de carte|relevé de votre carte|relevé de vos cartes|titulaire de la carte|opérations par carte|vos opérations par carte|relevé de vos opérations par carte|total des achats|achats et frais|débit différé|paiement minimum dû',
  'número de tarjeta|nro de tarjeta|no de tarjeta|estado de cuenta tarjeta|estado de cuenta de tarjeta|extracto de tarjeta|cupo total|saldo al corte|pago para no generar intereses|cargos del periodo|compras y cargos|consumos del periodo',
  'número do cartão|nº do cartão|extrato do cartão|total desta fatura|vencimento da fatura|compras e despesas|total de compras|limite do cartão',
  'limite di credito|fattura mensile|ultima fattura|carta n|numero carta|n carta|fido carta|plafond carta|disponibilità carta|totale acquisti|acquisti e spese',
  'kaartnummer|uitgavenstaat|nieuwe uitgaven|afschrift creditcard|kaartlimiet|minimaal te betalen',
  'numer karty|nr karty|limit karty|wyciąg z karty|karta nr|spłata minimalna|minimalna spłata|suma transakcji kartą',
  'číslo karty|karta č|úvěrový rámec|nákupy a poplatky|povinná splátka|výpis z karty|minimální splátka',
  'kortnummer|kortnúmer|úttektir og gjöld|nýjar úttektir|kortatímabil|kortutdrag|faktura kreditkort|inköp och avgifter|nya köp|kjøp og gebyrer|faktura kredittkort|kreditmaksimum|køb og gebyrer',
  'kortin numero|luottokorttilasku|korttilasku|uudet ostot|ostot ja kulut|vähimmäislyhennys|kaardi number|krediidilimiit|kartes numurs|kredīta limits|kortelės numeris|kredito limitas',
  'kártyaszám|kártya száma|vásárlások és díjak|minimum fizetendő|număr card|număr cardului|cumpărături și comisioane|extras card de credit',
  'номер карты|номер картки|номер на карта|број картице|выписка по карте|по кредитной карте|кредитной карты|кредитной карте|покупки и комиссии|минимальный платёж',
  'αριθμός κάρτας|αρ κάρτας|πιστωτικής κάρτας|αγορές και έξοδα|ελάχιστη πληρωμή|ποσό οφειλής',
  'kart no|kart numarası|dönem harcamaları|dönem borcu|kullanılabilir limit|kart borcu|ekstre borcu|nakit avans limiti',
  'broj kartice|broj osnovne kartice|račun kartice|troškovi i naknade|učinjenim troškovima|učinjenim troškovima karticom|številka kartice|limit kartice|limit po kartici',
  'カード番号|会員番号|ご利用明細書|ご利用明細|ご利用代金明細|カードご利用代金明細|ご利用限度額|利用限度額|ご利用可能額|今回ご利用額|今回ご請求額|前回ご請求額|キャッシング',
  '信用额|信用額|信用限额|本期消费|本期消費|本期消費及費用|卡号|卡號|最低付款额|到期还款日|本期應繳|카드번호|청구금액|최소납부금액|이용명세서',
  'nomor kartu|no kartu|tagihan kartu kredit|pembelanjaan dan biaya|limit kartu|no kad|nombor kad|had kad|số thẻ|chi tiêu trong kỳ|หมายเลขบัตร|ยอดใช้จ่าย',
  'رقم البطاقة|المبلغ المستحق|كشف حساب بطاقة الائتمان|بطاقة الائتمان|حد البطاقة|الحد الائتماني|מספר כרטיס|סכום לתשלום|כרטיסי אשראי|כרטיס אשראי|פירוט עסקאות|תאריך חיוב|מועד חיוב|סכום חיוב|סה"כ לחיוב|סך לחיוב',
];

/** What only a card's statement says, with its weight. */
const CARD_PHRASES: readonly { readonly weight: number; readonly known: PhraseSet }[] = [
  {
    weight: 3,
    known: phraseSet([
      'minimum payment due|minimum payment|minimum amount due|min payment due|new balance total|cash advance limit|cash advances|previous balance payments purchases|payment due date|late payment warning|minimum payment warning|purchases and adjustments|credit card statement|foreign transaction fee|annual fee card|total minimum payment due|available credit|cardmember|card member|mindestbetrag|kreditkartenabrechnung|kreditkarten abrechnung|verfügungsrahmen|paiement minimum|montant minimum|pago mínimo|límite de compra|fecha límite de pago|pagamento mínimo|total da fatura|fatura anterior|limite de saque|importo minimo|saldo carta|minimum te betalen|kwota minimalna|minimalna kwota do zapłaty|minimální splátka|minimálna splátka|minimálisan fizetendő|plata minimă|suma minimă de plată|минимальный платеж|минимална вноска|ελάχιστη καταβολή|lägsta belopp att betala|minimumsbeløp|minimierä|asgari ödeme|asgari ödeme tutarı|hesap kesim tarihi|minimalni iznos|pembayaran minimum|tagihan baru|bayaran minimum|thanh toán tối thiểu|ยอดชำระขั้นต่ำ|最低支払額|ご利用代金明細書|お支払日|最低还款额|最低還款額|最低应缴|最低應繳金額|账单金额|최소결제금액|이용대금명세서|결제예정금액|الحد الأدنى للسداد|תשלום מינימלי',
    ]),
  },
  {
    weight: 2,
    known: phraseSet([
      'credit limit|credit card|purchases|card statement|cardholder|card number|total credit limit|credit line|reward points|statement closing date|interest charge on purchases|total interest charged in|kreditkarte|kartennummer|kreditlimit|kreditrahmen|kartenlimit|karteninhaber|carte de crédit|limite de crédit|achats|tarjeta de crédito|límite de crédito|fecha de corte|compras|consumos|cartão de crédito|fatura|carta di credito|titolare carta|creditcard|bestedingslimiet|kredietlimiet|karta kredytowa|limit kredytowy|kreditní karta|úvěrový limit|kreditná karta|hitelkártya|hitelkeret|card de credit|limita de credit|кредитна карта|кредитный лимит|кредитная карта|кредитен лимит|πιστωτική κάρτα|πιστωτικό όριο|kreditkort|kreditkorts|kreditheimild|korthafi|kreditgräns|kredittkort|kredittgrense|luottokortti|luottoraja|kredi kartı|kart limiti|kreditna kartica|kreditni limit|kartu kredit|batas kredit|limit kredit|kad kredit|had kredit|thẻ tín dụng|hạn mức tín dụng|บัตรเครดิต|วงเงิน|วงเงินบัตรเครดิต|クレジットカード|ご利用可能枠|ご利用先|信用卡|信用额度|信用額度|신용카드|이용한도|بطاقة ائتمان|حد الائتمان|כרטיס אשראי|מסגרת אשראי',
      ...CARD_LABELS,
    ]),
  },
];

/** Returns how strongly words say that this is a card's statement: the sum of its telling phrases; about 5 is plain. */
export function cardEvidence(text: string): number {
  const words = fold(text).split(' ');
  if ([HELD_CARDS, DEBIT_CARDS].some((known) => held(words, known).length > 0)) return 0;
  const found = new Map<string, number>();
  for (const { weight, known } of CARD_PHRASES)
    for (const phrase of known.among(words, LONGEST)) found.set(phrase, weight);
  return [...found.values()].reduce((sum, weight) => sum + weight, 0);
}

function held(words: readonly string[], known: PhraseSet): string[] {
  const ends = words.filter((word) => UNSPACED.test(word)).flatMap((word) => endsOf(word, known));
  return [...ends, ...known.among(words, LONGEST)];
}

/** The known phrases with which a word begins or ends that is longer than they are. */
function endsOf(word: string, known: PhraseSet): string[] {
  const found: string[] = [];
  for (let length = LEAST_SIGNS; length < word.length; length++)
    for (const part of [word.slice(0, length), word.slice(-length)]) if (known.has(part)) found.push(part);
  return found;
}

/** What an account holds and books, and the paper itself: codes beside these are the account's. */
const HELD_OR_BOOKED =
  wordSet(`amount amounts figures balance balances account statement transactions activity summary portfolio total
   betrag betrage saldo salden konto kontoauszug umsatze auszug ubersicht
   montant montants solde soldes compte releve operations
   importe importes saldos cuenta extracto movimientos resumen valor valores conta extrato movimentos importo importi
   conto estratto bedrag bedragen rekening afschrift kwota kwoty wyciag rachunek castka vypis ucet osszeg szamla suma
   extras belopp beloppet kontoutdrag belob hesap tutar jumlah σε ποσα λογαριασμος сумма счет выписка`);
/** Given words, returns whether one of them names what an account holds or books, or its paper. */
export const namesAmounts = (words: readonly string[]): boolean => words.some((word) => HELD_OR_BOOKED.has(fold(word)));

/** What only an account has, and no card: an overdraft, cheques. One language a line. */
const ACCOUNT_ONLY = phraseSet([
  'overdraft|overdraft limit|arranged overdraft|arranged overdraft limit|arranged overdraft amount|unarranged overdraft|agreed overdraft|agreed overdraft limit|authorised overdraft|authorized overdraft|available overdraft|overdraft facility|overdraft interest rate|overdraft protection|cheque|cheques|cheque number|cheque no|checks paid|cheques paid|check number|check no|checks cleared|total overdraft fees',
  'dispo|dispokredit|dispositionskredit|dispositionsrahmen|dispolimit|eingeräumte kontoüberziehung|eingeräumte überziehung|überziehungskredit|überziehungsrahmen|scheck nr',
  'découvert autorisé|autorisation de découvert|facilité de caisse|montant du découvert autorisé|limite de découvert|n chèque|n de chèque|remise de chèque',
  'descubierto|descubierto autorizado|sobregiro|límite de sobregiro|línea de sobregiro|cheques pagados|nº de cheque|nro cheque|número de cheque',
  'cheque especial|limite do cheque especial|descoberto|descoberto autorizado|limite de descoberto|nº cheque',
  'fido|fido concesso|scoperto|scoperto di conto|affidamento|assegno n|numero assegno',
  'roodstand|roodstandlimiet|kredietlimiet rekening|rood staan|limit w koncie|limit debetowy|debet dozwolony|kontokorent|yfirdráttur|yfirdráttarheimild|povolený debet|povolené přečerpání|povolené prečerpanie|folyószámlahitel|descoperit de cont|overdraft de cont|овърдрафт|овердрафт|дозвољени минус|dozvoljeni minus|dozvoljeno prekoračenje|limit prekoračenja|okvirni kredit|dovoljena prekoračitev|limit na računu|υπερανάληψη|όριο υπερανάληψης|kontokredit|checkkredit|kassekredit|overtræk|bevilget overtræk|arvelduskrediit|overdrafts|konta kredīts|kredito linija sąskaitoje|kredili mevduat|kredili mevduat hesabı|kmh limiti|ek hesap limiti',
  'cerukan|batas cerukan|overdraf|had overdraf|thấu chi|hạn mức thấu chi|เงินเบิกเกินบัญชี|วงเงินเบิกเกินบัญชี|当座貸越|貸越限度額|貸越極度額|小切手|透支|透支额度|透支額|透支限額|支票号码|支票號碼|마이너스통장|당좌대출|سحب على المكشوف|رقم الشيك|אוברדרפט|מסגרת חח"ד',
]);

/** Given a short text, returns whether it is the name of what only an account has. */
export const namesAccountMark = (text: string): boolean => ACCOUNT_ONLY.has(fold(text));
