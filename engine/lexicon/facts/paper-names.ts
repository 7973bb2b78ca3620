/** Words by which a paper names itself and its own time: "Statement for June 2025". */
import { fold, foldList } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';
import { type PhraseLists, PhraseTable, phraseSet } from '../phrases/phrases.ts';

/** One language or family of them a line. */
const NAMES = [
  'month|monat|mois|mes|mese|maand|maaned|månad|måned|miesiąc|měsíc|mesiac|hónap|luna|месяц|місяць|месец|mjesec|mesec|μήνας|kuukausi|kuu|mēnesis|mėnuo|ay|bulan|tháng|informe|report|bericht|raport',
  'statement|statements|bill|billing|account summary|transactions|activity|movements|transaction history|transaction list|account history|passbook',
  'auszug|kontoauszug|kontoauszüge|abrechnung|kartenabrechnung|kreditkartenabrechnung|monatsabrechnung|monatsrechnung|rechnungsabschluss|kontoübersicht|umsätze|umsatzübersicht|umsatzanzeige|buchungen|kontostand|finanzstatus|finanzreport',
  'relevé|relevés|extrait|extrait de compte|opérations|mouvements|situation de vos comptes|arrêté de compte',
  'extracto|extractos|estado de cuenta|cartola|resumen|liquidación|movimientos|extracte|moviments|balance de cuenta|estados de cuenta',
  'extrato|extratos|fatura|movimentos|movimentação|lançamentos|demonstrativo|estratto|estratto conto|rendiconto|movimenti|lista movimenti',
  'afschrift|uitgavenstaat|afschriften|rekeningafschrift|rekeninguittreksel|uittreksel|rekeningoverzicht|overzicht|transacties|mutaties|transaksies|staat|rekeningstaat',
  'wyciąg|wyciągu|zestawienie|historia rachunku|historia operacji|výpis|výpisu|výpis z účtu|obraty|pohyby|kivonat|számlakivonat|bankszámlakivonat|forgalom|extras|extras de cont|tranzacții',
  'выписка|выписки|выписке|операции|виписка|виписки|извлечение|извлечението|движения|извод|извода|промет|izvod|izvadak|izpisek|promet|izvatka|prometa|pasqyra|nxjerrja',
  'αντίγραφο|αντίγραφο λογαριασμού|κίνηση λογαριασμού|κινήσεις|εκκαθαριστικό',
  'kontoutdrag|kreditkortayfirlit|kortayfirlit|færsluyfirlit|viðskiptayfirlit|kontoutskrift|kontoudskrift|kontoudtog|kontooversigt|utskrift|udskrift|faktura|transaktioner|transaksjoner|posteringer|bevegelser|tiliote|laskuerittely|tapahtumat|yfirlit|reikningsyfirlit|väljavõte|väljavõtte|izraksts|konta izraksts|išrašas|sąskaitos išrašas',
  'ekstre|ekstresi|hesap özeti|hesap ekstresi|hesap hareketleri|dönem|hesabdan çıxarış|rekening koran|mutasi|laporan|laporan rekening|penyata|penyata akaun|sao kê|sổ phụ|taarifa|taarifa ya akaunti',
  'كشف|كشف حساب|كشف الحساب|דף חשבון|פירוט תנועות|תנועות|विवरण|खाता विवरण|ამონაწერი|քաղվածք|хуулга|үзінді көшірме',
];
/** Written without spaces: found within words. */
const SIGNS =
  /明細|お取引|ご利用|対?[账帳]单|[账帳]單|[结結]单|[结結]單|月結單|对账|對帳|명세|거래내역|이용내역|ใบแจ้งยอด|รายการเดินบัญชี|รายการบัญชี/u;
/** What makes another paper of it: the next one, or the one before. */
const OTHERS = new Set(
  foldList(
    'next|previous|prior|last|nächster|nächste|nächstes|letzter|letzte|vorheriger|prochain|prochaine|précédent|précédente|dernier|próximo|próxima|anterior|último|última|prossimo|prossima|precedente|volgende|vorige|następny|następnego|poprzedni|příští|předchozí|következő|előző|următor|следующая|следующей|предыдущая|nästa|föregående|neste|forrige|næste|seuraava|edellinen|sonraki|önceki|berikutnya|sebelumnya|seterusnya',
  ),
);

/** With a space around each, as in a folded text with one around it. */
const PHRASES = [...phraseSet(NAMES).phrases].filter((phrase) => phrase !== '').map((phrase) => ` ${phrase} `);

/** Given a label or a title, returns whether it names the statement that it is on. */
export const namesThisPaper = (text: string): boolean =>
  !namesOtherPaper(text) && namesPaper(text) && !namesServiceOfPaper(text);

function namesPaper(text: string): boolean {
  const words = ` ${fold(text)} `;
  return SIGNS.test(text) || PHRASES.some((phrase) => words.includes(phrase));
}

/** Given a text, returns whether it is about the statement before or behind, or about what is done with statements. */
export const isAboutPapers = (text: string): boolean =>
  namesPaper(text) && (namesOtherPaper(text) || namesServiceOfPaper(text));

/** How often papers come: "Statement frequency". */
const HOW_OFTEN = pattern(
  'iu',
)`(?<!\p{L})(?:frequency|interval|frequenz|turnus|rhythmus|fréquence|périodicité|frecuencia
  |periodicidade?|frequência|periodicità|frequenza|frequentie|częstotliwość|frekvens|frekvence|gyakoriság|frecvență
  |periodicitate|periodičnost|периодичность|частота|sıklığı)(?!\p{L})`;
/** What is done with a paper, or paid for it, behind its name: "Statement delivery"; or before: "Frais de relevé". */
const SERVICES = foldList(
  'delivery|dispatch|despatch|fee|fees|charge|charges|cost|costs|price|prices|package|plan|service|services|subscription|preference|preferences|option|options|archive|archived|available|stored|kept|limit|limits|allowance|free|monthly|quarterly|weekly|annually|yearly|gebühr|gebühren|entgelt|entgelte|versand|zustellung|kosten|preis|preise|monatlich|vierteljährlich|jährlich|wöchentlich|archiv|verfügbar|abrufbar|disponible|disponibles|disponível|disponíveis|disponibile|disponibili|beschikbaar|dostępne|verzending|levering|maandelijks|avgift|avgifter|gebyr|miesięcznie|měsíčně|havonta',
);
const PAID = pattern('u')`(?:^| )(?:frais|tarifs?|prix|envoi|livraison|abonnement|costes?|comision(?:es)?|gastos|envio
  |entrega|custos?|comiss(?:ao|oes)|taxas?|spese|cost[io]|invio|oplaty?|poplatek)
  (?: (?:d|de|du|des|del|la|las|los|l|di|dell|dei|do|da|dos|za))* $`;

/** True for words around the name of the paper that say what is done with it, how often, or for what price. */
function namesServiceOfPaper(text: string): boolean {
  if (HOW_OFTEN.test(text)) return true;
  const words = ` ${fold(text)} `;
  return PHRASES.some((phrase) => {
    const at = words.indexOf(phrase);
    const [before, behind] = [words.slice(0, at + 1), words.slice(at + phrase.length).split(' ')[0] ?? ''];
    return at >= 0 && (SERVICES.includes(behind) || PAID.test(before));
  });
}

/** Given a text, returns whether it is about the paper before or behind this one: "Previous statement". */
export const namesOtherPaper = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some((word) => OTHERS.has(word));

/** What a paper is called as a whole. */
const TITLES = phraseSet([
  'statement|statement of account|statement of accounts|account statement|bank statement|consolidated statement|combined statement',
  'kontoauszug|auszug|relevé de compte|relevé de comptes|extrait de compte|estado de cuenta|extracto de cuenta',
  'extrato de conta|extrato da conta|estratto conto|rekeningafschrift|wyciąg z rachunku|výpis z účtu|kivonat',
  'kontoutskrift|kontoutdrag|kontoudtog|tiliote|hesap ekstresi|rekening koran|penyata akaun',
]);

/** Given a text, returns whether it is what a paper is called, and nothing else. */
export const isTitleOfPaper = (text: string): boolean => TITLES.has(fold(text));

/** Words above by which people are called as well. */
const CALLED = new Set(['bill', 'luna', 'ay']);

/** True for capitalised words that name the paper only by a word that is also a name: "MR BILL HOPKINS". */
export function isAlsoCalled(text: string): boolean {
  const words = text.split(' ');
  if (words.length < 2 || /\d/.test(text) || !words.every((word) => /^\p{Lu}/u.test(word))) return false;
  const others = words.filter((word) => !CALLED.has(fold(word)));
  return others.length < words.length && others.length > 0 && !namesThisPaper(others.join(' '));
}

/** Labels for the day on which a paper was made. */
const MADE = pattern('iu')`^(?:(?:date )?(?:printed|issued|created|generated|produced)|gedruckt|druckdatum|erstellt
  |ausgestellt|(?:kontoauszug|auszug) vom|édité|imprimé|émis|impreso|emitido|stampato|emesso|afgedrukt|wydrukowano
  |vytištěno|nyomtatva|utskriv(?:en|et)|utskrevet|skrevet ut|udskrevet|tulostettu)
  (?: (?:on|am|le|el|il|op|dne|dnia|den))?[\s:：.]*$`;

/** Given a label, returns whether it is that of the day on which a paper was made: "Printed on". */
export const namesDayMade = (label: string): boolean => MADE.test(label);

/** Names of statements of accounts and cards alone: "Account statement", not "report". One language a line. */
const STATEMENT_NAMES: PhraseLists = [
  'account statement|bank statement|banking statement|bank account statement|statement of account|statement of accounts|card statement|statement of your account|account transactions|account activity|account history|account summary|transaction history|transactions history|card transactions|bank transactions|card activity|passbook|mini statement|e statement|estatement|consolidated statement|combined statement',
  'kontoauszug|kontoauszüge|kontoumsätze|kontobewegungen|umsatzanzeige|umsatzübersicht|umsatzliste|kontoübersicht|kartenabrechnung|kreditkartenabrechnung|rechnungsabschluss|buchungsliste|girokontoauszug|bankauszug',
  'relevé de compte|relevé de comptes|relevé bancaire|relevé d identité bancaire|extrait de compte|relevé de carte|historique des opérations|historique de compte|mouvements du compte|opérations du compte|relevé des opérations|liste des opérations',
  'estado de cuenta|extracto de cuenta|extracto bancario|movimientos de cuenta|movimientos de la cuenta|cartola|resumen de cuenta|historial de movimientos|extracte de compte|extracto de movimientos|últimos movimientos|consulta de movimientos|historial de transacciones',
  'extrato de conta|extrato bancário|extrato da conta|extrato de conta corrente|extrato|movimentos de conta|movimentos da conta|extrato combinado|extrato integrado|histórico de movimentos|fatura do cartão',
  'estratto conto|estratto del conto|lista movimenti|movimenti del conto|movimenti conto|movimenti di conto|estratto conto carta|elenco movimenti',
  'rekeningafschrift|rekeningoverzicht|rekeninguittreksel|bankafschrift|dagafschrift|transactieoverzicht|mutatieoverzicht|bij en afschrijvingen|rekeningstaat|bankstaat',
  'wyciąg|wyciąg bankowy|wyciąg z rachunku|historia rachunku|historia operacji|historia transakcji|zestawienie operacji|lista operacji|lista transakcji|výpis z účtu|výpis z běžného účtu|přehled transakcí|pohyby na účtu|historie transakcí|výpis z karty|bankszámlakivonat|számlakivonat|számlatörténet|extras de cont|istoric tranzacții|lista tranzacțiilor',
  'выписка|выписка по счету|выписка по карте|история операций|справка о движении средств|виписка|виписка по рахунку|извлечение от сметка|движения по сметка|извлечение|извод по рачуну|промет по рачуну|извод|izvod po računu|izvadak po računu|izvod|izvadak|promet po računu|izpisek|izpisek prometa',
  'κίνηση λογαριασμού|κινήσεις λογαριασμού|αντίγραφο λογαριασμού|αντίγραφο κίνησης λογαριασμού|kontoutdrag|kontoutskrift|kontoudskrift|kontoudtog|kontobevægelser|kontobevegelser|transaktionshistorik|kontohändelser|kontohistorik|posteringsoversigt|tiliote|tilitapahtumat|konto väljavõte|kontoväljavõte|konta izraksts|konta pārskats|sąskaitos išrašas',
  'hesap özeti|hesap ekstresi|hesap hareketleri|hesap dökümü|kredi kartı ekstresi|rekening koran|laporan rekening|mutasi rekening|riwayat transaksi|penyata akaun|penyata bank|sao kê|sao kê tài khoản|sổ phụ|sổ phụ tài khoản|lịch sử giao dịch|taarifa ya akaunti|bankafskrif',
  'كشف حساب|كشف الحساب|سجل المعاملات|דף חשבון|פירוט תנועות|תנועות בחשבון|खाता विवरण|बैंक विवरण',
];
/** Written without spaces: found within words. */
const STATEMENT_SIGNS = pattern('u')`
  入出金明細|取引明細|お取引|ご利用(?:代金)?明細|利用明細|[账帳][户戶]?(?:交易)?明[细細]|交易明[细細]|交易[记記][录錄]|流水
  |对[账帳]单|對[账帳]單|[结結]单|[结結]單|月結單|거래\s?내역|이용\s?내역|ใบแจ้งยอด|รายการเดินบัญชี|รายการบัญชี`;

const STATEMENTS = new PhraseTable<true>([[true, STATEMENT_NAMES]]);
/** Words of a title, at the most: an advert is a sentence. */
export const TITLE_WORDS = 10;

/** Given a phrase of a line, returns whether it is a title that only the statement of an account or a card has. */
export function namesStatement(text: string): boolean {
  if (STATEMENT_SIGNS.test(text)) return true;
  const words = fold(text).split(' ');
  return (
    words.length <= TITLE_WORDS && words.some((word, at) => word !== '' && STATEMENTS.longestAt(words, at) !== null)
  );
}
