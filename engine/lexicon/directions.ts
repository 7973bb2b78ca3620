/** Words of bookings that say which way money went on any statement: "purchase", "salary". One language a line. */
import { greatest } from '../geometry/extremes.ts';
import { fold } from './phrases/fold.ts';
import { type PhraseLists, PhraseTable } from './phrases/phrases.ts';

/** Money in for the holder. Words with another meaning on a card than on an account ("payment") are in no list. */
const IN: PhraseLists = [
  'refund|refunded|reversal of purchase|payment received|payments received|payment thank you|payment received thank you|automatic payment thank you|autopay payment|online payment thank you|direct debit payment thank you|direct debit received thank you|salary|wages|payroll|pension|deposit|cash deposit|mobile deposit|cheque deposit|check deposit|direct deposit|direct dep|interest paid|interest earned|credit interest|interest credit|transfer from|online transfer from|payment from|received from|ach credit|bank credit|bacs credit|neft cr|imps cr|upi cr|cashback|cash back reward|dividend|incoming transfer|incoming wire|wire in|merchandise return|purchase return|return credit',
  'gutschrift|sepa gutschrift|überweisungsgutschrift|gehalt|lohn|lohn gehalt|rente|zahlungseingang|zahlungseingang vielen dank|ihre zahlung|zahlung erhalten|einzahlung|bareinzahlung|retoure|erstattung|rückerstattung|rückvergütung|habenzinsen|gutschrift zinsen|zahlung vielen dank|vergütung|dankend erhalten|lastschrift dankend erhalten|zahlung dankend erhalten',
  'virement reçu|virement de|virement en votre faveur|vir recu|salaire|remboursement|versement|remise cheque|remise de chèque|intérêts créditeurs|avoir|paiement reçu|paiement reçu merci|paiement merci|votre paiement|votre règlement|versement espèces|dépôt',
  'abono|abono de nomina|nomina|ingreso|ingreso en efectivo|deposito|depósito en efectivo|transferencia recibida|transferencia de|transferencia a su favor|spei recibido|bizum recibido|devolucion|devolucion compra|reembolso|su pago gracias|pago recibido|gracias por su pago|intereses a su favor|pago gracias',
  'pix recebido|ted recebida|doc recebido|transferência recebida|deposito em dinheiro|ordenado|salário|vencimento|estorno|devolução|pagamento recebido|pagamento recebido obrigado|juros creditados|crédito de juros|crédito em conta',
  'bonifico da|bonifico ricevuto|bonifico istantaneo da|bonifico a vostro favore|accredito|stipendio|pensione|versamento|versamento contanti|interessi attivi|interessi creditori|storno|rimborso|pagamento ricevuto|pagamento ricevuto grazie|vostro pagamento|giroconto da',
  'salaris|loon|storting|creditrente|overboeking van|ontvangen betaling|ontvangen betaling dank u|betaling ontvangen|retour|terugbetaling|bijschrijving|rente bij',
  'przelew przychodzący|przelew otrzymany|przelew od|wpływ|wynagrodzenie|wpłata|wpłata gotówkowa|wpłata gotówki|zwrot|kapitalizacja odsetek|odsetki naliczone|spłata karty dziękujemy|dziękujemy za wpłatę|uznanie',
  'příchozí úhrada|příchozí platba|vklad|vklad hotovosti|mzda|plat|kreditní úrok|vrácení|dobropis|splátka karty děkujeme|přijatá splátka|připsaný úrok|prichádzajúca platba|pripísaný úrok|vrátenie|prijatá platba',
  'lön|insättning|återköp|swish från|inbetalning|inbetalning tack|betalning tack|ränta på innestående|lønn|innskudd|innbetaling|innbetaling takk|retur|lønoverførsel|indbetaling|indbetaling tak|kontant indbetaling|overførsel fra|overføring fra|vipps fra|mobilepay fra',
  'palkka|greiðsla takk fyrir|takk fyrir greiðsluna|innborgun|innborgun takk fyrir|innlögn|endurgreiðsla|endurgreitt|laun|launagreiðsla|innvextir|millifærsla frá|käteispano|hyvitys|suoritus kiitos|maksusuoritus kiitos|talletus|palautus|palk|laekumine|tagastus|sissemakse|alga|iemaksa|atmaksa|atlyginimas|įplaukos|grąžinimas',
  'munkabér|jóváírás|készpénzbefizetés|befizetés|befizetés köszönjük|visszatérítés|beérkező átutalás|kamatjóváírás|salariu|încasare|depunere numerar|depunere|rambursare|transfer primit|dobândă creditoare|plată card mulțumim|plata primita',
  'maaş|maaş ödemesi|gelen eft|gelen havale|gelen fast|para yatırma|atm para yatırma|iade|iade alışveriş|ödemeniz için teşekkürler|ödeme için teşekkür ederiz|yatan',
  'μισθοδοσία|μισθός|έμβασμα από|μεταφορά από|κατάθεση|κατάθεση μετρητών|επιστροφή|επιστροφή αγοράς|πληρωμή κάρτας ευχαριστούμε|πληρωμή ευχαριστούμε|πιστωτικοί τόκοι|σύνταξη',
  'зачисление|зачисление зарплаты|зарплата|заработная плата|заробітна плата|перевод на карту|перевод от|поступление|внесение наличных|возврат|возврат покупки|пополнение|проценты на остаток|погашение задолженности|входящий перевод|зарахування|повернення|поповнення|заплата|внасяне на каса|получен превод|уплата|повраћај',
  'plaća|uplata|uplata hvala|polog|polog gotovine|povrat|pripis kamate|priljev|isplata plaće|priliv|vračilo',
  '給与|給料|賞与|年金|返金|払戻|入金|預入|ご入金|利息|薪金|工资|工資|代发工资|退款|现金存款|現金存款|存款|存入|转入|轉入|结息|利息收入|收款|还款|급여|입금|환급|환불|이자|เงินเดือน|ฝากเงิน|รับโอน|คืนเงิน',
  'gaji|setoran|setoran tunai|transfer dari|pengembalian|terima kasih|pembayaran terima kasih|bayaran diterima|bayaran terima kasih|deposit tunai|lương|nhận tiền|nhận tiền từ|nộp tiền|nộp tiền mặt|hoàn tiền|trả lãi|thanh toán thẻ cảm ơn',
  'راتب|ايداع|حوالة واردة|استرداد|משכורת|זיכוי|הפקדה|החזר',
];

/** Money out. */
const OUT: PhraseLists = [
  'purchase|purchases|card purchase|debit card purchase|pos purchase|card payment|card payment to|pos|cash withdrawal|atm withdrawal|withdrawal|cash advance|service charge|service fee|monthly fee|account fee|annual fee|late fee|late payment fee|overdraft fee|foreign transaction fee|interest charged|interest charge|interest on purchases|transfer to|online transfer to|payment to|paid to|sent to|neft dr|imps dr|upi dr|ach debit|atm cash|debit interest|contactless',
  'kartenzahlung|debitkartenzahlung|überweisung an|sepa überweisung an|bargeldauszahlung|bargeldbezug|geldautomat|auszahlung|entgelt|entgeltabschluss|gebühr|kontoführung|kontoführungsgebühr|sollzinsen|einkauf|kauf|kartenkauf|jahresgebühr|barabhebung|abhebung',
  'facture carte|paiement carte|paiement par carte|paiement cb|achat|achat cb|achat par carte|retrait|retrait dab|retrait gab|virement émis|virement sepa emis|vir sepa emis|virement à|virement vers|commission|commissions|cotisation|frais|agios|intérêts débiteurs|carte x|avance de fonds',
  'compra|compra tarjeta|pago con tarjeta|consumo|retiro|retiro cajero|retirada|reintegro|disposicion de efectivo|transferencia a|transferencia enviada|spei enviado|bizum enviado|comision|pago de servicio|cargo|cuota|intereses deudores|anualidad',
  'compra cartão|compra com cartão|pix enviado|ted enviada|levantamento|saque|tarifa|tarifa pacote|comissão|imposto do selo|pagamento de boleto|pagamento de conta|pagamento de serviços|trf p|transferência para|anuidade|juros de mora|iof',
  'pagamento pos|pagamento carta|pagamento internet|pagamento con carta|acquisto|acquisti|prelievo|prelievo bancomat|bonifico a favore di|bonifico a|bonifico verso|commissioni|commissione|imposta di bollo|canone|spese|delega f24|interessi passivi|interessi debitori|anticipo contanti',
  'betaalautomaat|geldautomaat|overboeking naar|kosten|betaalpakket|geldopname|aankoop|betaling aan|rente af|jaarbijdrage|debetrente',
  'zakup|zakup przy użyciu karty|płatność kartą|transakcja kartą|płatność blik|przelew wychodzący|wypłata|wypłata z bankomatu|wypłata gotówki|opłata|opłata za|prowizja|przelew do|odsetki debetowe',
  'platba kartou|nákup|odchozí úhrada|odchozí platba|výběr|výběr z bankomatu|výběr hotovosti|poplatek|poplatek za|debetní úrok|odchádzajúca platba|poplatok|nákup kartou',
  'kortköp|köp|uttag|bankomat|swish till|månadsavgift|årsavgift|avgift|varekjøp|kjøp|minibank|gebyr|uttak|nettgiro til|køb|visa køb|dankort|dankort nota|hævning|kontanten|overførsel til|overføring til|debetränta',
  'korttiosto|úttekt|úttekt í hraðbanka|hraðbanki|boðgreiðsla|árgjald|útskriftargjald|færslugjald|þjónustugjald|kortagjald|seðilgjald|millifærsla til|osto|käteisnosto|nosto|palvelumaksu|e lasku|automaattinosto|ost|kaardimakse|väljamakse|teenustasu|pirkums|komisija|pirkimas|mokestis|vuosimaksu',
  'vásárlás|kártyás vásárlás|készpénzfelvétel|díj|számlavezetési díj|jutalék|kimenő átutalás|átutalás díja|plată pos|plată factură|cumpărare|retragere|retragere numerar|transfer către|dobândă debitoare',
  'alışveriş|pos alışveriş|para çekme|atm para çekme|nakit avans|giden eft|giden havale|giden fast|ücret|hesap işletim ücreti|işletim ücreti|komisyon|fatura ödemesi|yıllık ücret',
  'αγορά|αγορές|ανάληψη|ανάληψη ατμ|προμήθεια|έξοδα|έμβασμα σε|έμβασμα προς|μεταφορά προς|συνδρομή|χρεωστικοί τόκοι|ανάληψη μετρητών',
  'покупка|оплата|оплата услуг|оплата товаров|снятие|снятие наличных|выдача наличных|комиссия|перевод клиенту|перевод на|списание|исходящий перевод|плата|оплата товарів|купівля|зняття|комісія|покупка на пос|теглене|такса|плащане|куповина|подизање|провизија',
  'kupnja|kupovina|podizanje|podizanje gotovine|naknada|nalog|plaćanje|plaćanje računa|članarina|dvig|dvig gotovine|nadomestilo',
  'ご利用|出金|引出|引出し|手数料|振込手数料|電気料金|消費|消费|取款|现金提款|現金提款|提款|手续费|手續費|月费|月費|年费|年費|转出|轉出|支取|付款|网购|結賬|출금|결제|수수료|ถอนเงิน|ซื้อ|ค่าธรรมเนียม|โอนเงินไป|ชำระค่า',
  'tarikan|tarikan atm|tarik tunai|penarikan|penarikan tunai|biaya|biaya adm|biaya admin|kartu debit|pembelian|pengeluaran|pembelanjaan|transfer ke|iuran tahunan|pembelian pos|caj|yuran|rút tiền|rút tiền atm|phí|phí dịch vụ|thanh toán hóa đơn|chi tiêu|mua hàng|phí thường niên|chuyển tiền đến',
  'شراء|مشتريات|سحب|سحب نقدي|رسوم|عمولة|حوالة صادرة|רכישה|משיכה|עמלה',
];

/** Orders by which money leaves an account; on a card they are how what is owed is paid. */
const ORDERS: PhraseLists = [
  'standing order|direct debit|bill payment',
  'folgelastschrift|erstlastschrift|basislastschrift|dauerauftrag',
  'prlv|prlv sepa|prélèvement',
  'adeudo|adeudo recibo|recibo|domiciliacion',
  'débito direto|deb direto|débito automático',
  'addebito sdd',
  'incasso|sepa incasso|periodieke overboeking',
  'polecenie zapłaty|zlecenie stałe',
  'inkaso|trvalý příkaz',
  'autogiro|avtalegiro|betalingsservice|bs betaling',
  'csoportos beszedés',
  'debitare directă',
  'otomatik ödeme',
  'πάγια εντολή',
  'izravno terećenje|trajni nalog|trajnik',
  '口座引落',
  'הוראת קבע',
];

const TABLE = new PhraseTable<1 | -1 | 'order'>([
  [1, IN],
  [-1, OUT],
  ['order', ORDERS],
]);
/** A longer text describes other things, too. */
const MOST_WORDS = 24;

/** Returns +1 if a booking's words say money in for the holder, -1 out, null neither. `onCard`: it may be a card's. */
export function directionOf(text: string, onCard = false): 1 | -1 | null {
  // a phrase may also begin a word of a script without spaces: "消費便利店"
  const found = TABLE.phrasesIn(fold(text).split(' ').slice(0, MOST_WORDS), true);
  const longest = greatest(found.map(({ from, to }) => to - from));
  const values = found.filter(({ from, to }) => to - from === longest).map(({ value }) => value);
  const orders = onCard ? null : -1;
  const [says, ...others] = new Set(values.map((value) => (value === 'order' ? orders : value)));
  return others.length === 0 ? (says ?? null) : null;
}
