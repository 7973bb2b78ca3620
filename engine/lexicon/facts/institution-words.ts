/** Words of which names of banks are made, and those around them; one language or family of them a line. */
import type { PhraseLists } from '../phrases/phrases.ts';

/** Words, and ends of words, that say "bank". */
export const BANK_ENDS: PhraseLists = [
  'bank|bancorp|bancshares|bankhaus|sparkasse|landeskasse|volkskasse|bausparkasse|sparkassa',
  'banque|banco|banca|banc|caixa|caja|caisse|cassa',
  'banken|bankinn|bankin|sparekassen|sparekasse|sparebanken|kassan|pankki|pank|pankas|bankas|banka|banke|banky|banki|bankasi|spořitelna|sporiteľňa|štedionica|štedna|kasa|kassa|takarék|takarékszövetkezet|takarékpénztár|osuuskassa|osuuspankki',
  'банк|банка|банки|касса|τράπεζα|ταμιευτήριο|բանկ|ბანკი|банкі',
  'بنك|البنك|مصرف|بانک|בנק|बैंक|ব্যাংক|ব্যাংক|வங்கி|බැංකුව',
];
/** The same if words are not separated by spaces. */
export const BANK_SIGNS: PhraseLists = [
  '銀行|银行|信用金庫|信用組合|信用合作社|信託|農業協同組合|은행|금고|ธนาคาร|ທະນາຄານ|ធនាគារ',
];
/** Names of the phrases above that are nobody's: a bank on the telephone. */
export const BANK_MEANS: PhraseLists = [
  '手机|手機|网上|網上|电子|電子|電話|他行|本行|開戶|开户|取引|ネットバンク|対象',
];

export const BANK_PHRASES: PhraseLists = [
  'federal credit union|federal savings bank|credit union|building society|national association|savings and loan|ngân hàng|federal savings|trust company|mobile money',
];
/** Who insures deposits, or watches over banks, and keeps no account: named on the papers of all. */
export const NO_ISSUERS: PhraseLists = [
  'deposit insurance|deposit guarantee|deposit protection|share insurance|compensation scheme|conduct authority|regulation authority|einlagensicherung|entschädigungseinrichtung|garantie des dépôts|garantía de depósitos|garantia de depósitos|garantia de créditos|tutela dei depositi|depositogarantie|gwarancyjny|pojištění vkladů|ochrany vkladov|garantare a depozitelor|insättningsgaranti|garantifonden|talletussuoja|tasarruf mevduatı sigorta',
];
/** Words that names of banks have as well as others: they count beside a legal form, or in large letters. */
export const WEAK_BANK_WORDS: PhraseLists = [
  'savings|trust|mutual|credit|financial|finance|payments|pay|capital|securities|money|card services|cards|group|holdings|banking|bancard|society|union',
  'kredit|finanz|sparverein|crédit|comptoir|crédito|credito|financiera|financeira|cooperativa|coopérative|cooperativa de ahorro|ahorro|ahorros|épargne|risparmio|spaar|spar|sparen|finans|кредит|сбережения|финанс|tasarruf|finansman|katılım',
];

const FORMS =
  'AG|eG|GmbH|KGaA|SE|mbH|e.V.|AöR|plc|PLC|Plc|Ltd|Ltd.|LTD|Limited|LIMITED|LLC|LLP|L.L.C.|Inc|Inc.|INC|INC.|Incorporated|N.A.|NA|FSB|F.S.B.|Corp|Corp.|Corporation|Company|Co.|Pty|Pte|Pte.|P.L.C.|S.A.|SA|S.A|S.A.S.|SAS|S.C.A.|SCA|SARL|S.à|SCRL|S.A.U.|SAU|S.L.|SL|S.L.U.|S.A.B.|C.A.|S.p.A.|SpA|SPA|S.P.A.|S.r.l.|SRL|S.R.L.|S.n.c.|S/A|Lda|Lda.|LTDA|LTDA.|Ltda|Ltda.|N.V.|NV|B.V.|BV|U.A.|CVBA|S.C.|sp.j.|AB|ASA|AS|A/S|ApS|Oyj|Oy|OYJ|OY|Abp|hf.|ehf.|Zrt.|Zrt|ZRT.|Nyrt.|NYRT.|Kft.|a.s.|a.s|A.S.|s.r.o.|d.d.|d.o.o.|D.D.|D.O.O.|a.d.|A.D.|AD|АД|A.Ş.|AŞ|A.Ş|T.A.Ş.|T.A.O.|A.O.|Şti.|Berhad|BERHAD|Bhd|BHD|Tbk|TBK|Tbk.|JSC|PJSC|PSC|P.S.C.|(SAOG)|SAOG|SAOC|K.S.C.P.|KSCP|Q.P.S.C.|B.S.C.|BSC|UAB|SIA|OÜ|AAB|Sh.a.|sh.a.|Α.Ε.|ΑΕ|Α.Ε|Ε.Π.Ε.|O.J.S.C.|TMCP|d.d|o.o.|O.O.|z o.o.|LTD.|PLC.|Plc.|Bhd.|CJSC|P.J.S.C.|S.A.O.G.|S.A.E.|S.A.L.|S.A.C.|SAE|SAL|E.I.R.L.|S.A.A.';
/** Legal forms as they are printed behind a name. */
export const FORMS_BEHIND: ReadonlySet<string> = new Set(FORMS.split('|'));
/** And before one, mostly in quotes. */
export const FORMS_BEFORE: ReadonlySet<string> = new Set(
  'ПАО|АО|ОАО|ЗАО|ООО|АТ|ПАТ|ТОВ|ТОО|НАО|PT|PT.|株式会社|(株)|㈱'.split('|'),
);
export const FORM_SIGNS: PhraseLists = ['股份有限公司|有限责任公司|有限公司|株式会社|주식회사|公司'];

/** What says that a line names who is answerable for the paper: a register, an authority, a seat. */
export const IMPRINT: PhraseLists = [
  'registered|registered office|company number|company no|reg no|authorised|authorized|regulated|incorporated|member fdic|equal housing|fdic|abn|afsl|licence|license|licensed|c r no|gst registration|head office|chartered|vat no|issued by',
  'hrb|amtsgericht|handelsregister|sitz|vorstand|aufsichtsrat|ust id|ust idnr|firmenbuch|grundkapital|firmenbuchnummer|bankverbindung',
  'rcs|siren|siège social|capital social|orias|inscrita|registro mercantil|cif|nif|nit|ruc|rut|domicilio social|institución|vigilado|iscritta|sede legale|partita iva|albo|capitale sociale|matriculada|cnpj|sede|crc|sac|ouvidoria|émis par|emitido por',
  'kvk|rpr|btw|krs|nip|regon|kapitał zakładowy|ičo|ico|zapsaná|obchodní rejstřík|org nr|orgnr|organisationsnummer|cvr|cvr nr|foretaksregisteret|y tunnus|cégjegyzékszám|nr reg com|cui|ticaret sicil|mersis|genel müdürlük|v d',
  'α φ μ|γ ε μη|огрн|инн|лицензия|генеральная лицензия|бик|oib|mbs|matični broj|npwp|ojk|lps|pidm|mst|登録番号|登録金融機関|公司註冊|統一編號|authorised by|swift',
];
/** Labels of who writes the letter. */
export const ISSUER: PhraseLists = [
  'issued by|issuer|bank|bank name|name of bank|financial institution|institution|your bank|provided by|service provider|card issuer',
  'herausgeber|kreditinstitut|bankinstitut|émis par|banque|établissement|emetteur|emitido por|banco|entidad|entidade|instituição|institución|istituto|instelling|instytucja|emesso da|banca|emissor|uitgegeven door|wystawca|vystavil|banka|utgiven av|utstedt av|udstedt af|julkaisija|kiállító|emis de|düzenleyen|εκδότης|выдано|банк|発行|發出|銀行名|金融機関名|银行|開戶銀行|izdao|diterbitkan oleh|phát hành bởi',
];
/** Words beside "bank" that make of it no name: a bank's account, its code, its means. */
export const NO_NAMES: PhraseLists = [
  'account|accounts|statement|statements|code|details|transfer|transfers|card|charges|fees|fee|reference|identifier|identification|online|mobile|internet|telephone|draft|giro|holiday|holidays|your|our|the|this|no|number|name|address|branch|balance|deposit|interest|business|personal|customer|use|only|copy|to|from|with|in|at|on|for|by|we|you|is|are|contact|help|service|services|ombudsman|protection|scheme|england|page|date|overdraft|central|reserve|summary|activity|reconciliation|advice|certificate|issued|and',
  'konto|auszug|code|verbindung|leitzahl|ihre|unsere|karte|compte|relevé|code|virement|votre|notre|cuenta|extracto|código|transferencia|su|nuestra|central|conta|extrato|código|transferência|conto|estratto|codice|bonifico|di|rekening|rachunek|účet|konto|hesap|hesabı|rekening|số|tài khoản|счет|счёт|код|λογαριασμός|deposito|sparen|nom|nombre|nome',
];
/** Words of products: a card's or an account's name is not its bank's. */
export const PRODUCTS: PhraseLists = [
  'card|cards|account|access|classic|gold|platinum|silver|plus|premier|advantage|bonus|rewards|saver|checking|everyday|basic|select|elite|prime|membership|world|signature|infinite|business|personal|package|balance|summary|payment|payments|debit|cash|mastercard|visa|welcome|dear|important|notice|pack|comfort|customer|services|page|copy|duplicate|original|private|confidential',
  'karte|karten|konto|tarjeta|oro|cuenta|cartão|conta|carte|compte|or|carta|conto|oro|karta|złota|rachunek|účet|kort|konto|kaart|rekening|kortti|tili|kártya|számla|card|cont|kart|kartı|hesap|bonus|κάρτα|λογαριασμός|карта|счет|račun|kartica|kartu|thẻ',
];
