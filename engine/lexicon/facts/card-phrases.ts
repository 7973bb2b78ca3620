/** What stands beside the facts and figures of a card's statement: its number, its limit. One language a line. */
import type { PhraseLists } from '../phrases/phrases.ts';

export const CARD_LABELS: PhraseLists = [
  'new purchases|total purchases|purchases and fees|purchases and charges|amount due|total amount due|payment due|cash limit|cash advance|card ending in|your card|card no',
  'kreditkarten nr|karten nr|kartenabrechnung|ihre kartenabrechnung|monatsrechnung kreditkarte|kartenumsätze|summe kartenumsätze|einkäufe und gebühren|mindestzahlung|kartenlimite|globallimite|einkaufsrahmen|kartenrahmen',
  'carte n|numéro de carte|n de carte|relevé de carte|relevé de votre carte|titulaire de la carte|opérations par carte|vos opérations par carte|relevé de vos opérations par carte|total des achats|achats et frais|débit différé|paiement minimum dû',
  'número de tarjeta|nro de tarjeta|no de tarjeta|estado de cuenta tarjeta|estado de cuenta de tarjeta|extracto de tarjeta|cupo total|saldo al corte|pago para no generar intereses|cargos del periodo|compras y cargos|consumos del periodo',
  'número do cartão|nº do cartão|extrato do cartão|total desta fatura|vencimento da fatura|compras e despesas|total de compras|limite do cartão',
  'limite di credito|fattura mensile|ultima fattura|carta n|numero carta|n carta|fido carta|plafond carta|disponibilità carta|totale acquisti|acquisti e spese',
  'kaartnummer|uitgavenstaat|nieuwe uitgaven|afschrift creditcard|kaartlimiet|minimaal te betalen',
  'numer karty|nr karty|limit karty|wyciąg z karty|karta nr|spłata minimalna|minimalna spłata|suma transakcji kartą',
  'číslo karty|karta č|úvěrový rámec|nákupy a poplatky|povinná splátka|výpis z karty|minimální splátka',
  'kortnummer|kortutdrag|faktura kreditkort|inköp och avgifter|nya köp|kjøp og gebyrer|faktura kredittkort|kreditmaksimum|køb og gebyrer',
  'kortin numero|luottokorttilasku|korttilasku|uudet ostot|ostot ja kulut|vähimmäislyhennys|kaardi number|krediidilimiit|kartes numurs|kredīta limits|kortelės numeris|kredito limitas',
  'kártyaszám|kártya száma|vásárlások és díjak|minimum fizetendő|număr card|număr cardului|cumpărături și comisioane|extras card de credit',
  'номер карты|номер картки|номер на карта|број картице|выписка по карте|по кредитной карте|кредитной карты|кредитной карте|покупки и комиссии|минимальный платёж',
  'αριθμός κάρτας|αρ κάρτας|πιστωτικής κάρτας|αγορές και έξοδα|ελάχιστη πληρωμή|ποσό οφειλής',
  'kart no|kart numarası|dönem harcamaları|dönem borcu|kullanılabilir limit|kart borcu|ekstre borcu|nakit avans limiti',
  'broj kartice|troškovi i naknade|učinjenim troškovima karticom|številka kartice|limit kartice|limit po kartici',
  'カード番号|会員番号|ご利用明細書|ご利用明細|ご利用代金明細|カードご利用代金明細|ご利用限度額|利用限度額|ご利用可能額|今回ご利用額|今回ご請求額|前回ご請求額|キャッシング',
  '信用额|信用額|信用限额|本期消费|本期消費|本期消費及費用|卡号|卡號|最低付款额|到期还款日|本期應繳|카드번호|청구금액|최소납부금액|이용명세서',
  'nomor kartu|no kartu|tagihan kartu kredit|pembelanjaan dan biaya|limit kartu|no kad|nombor kad|had kad|số thẻ|chi tiêu trong kỳ|หมายเลขบัตร|ยอดใช้จ่าย',
  'رقم البطاقة|المبلغ المستحق|كشف حساب بطاقة الائتمان|بطاقة الائتمان|حد البطاقة|الحد الائتماني|מספר כרטיס|סכום לתשלום|כרטיסי אשראי|כרטיס אשראי|פירוט עסקאות|תאריך חיוב|מועד חיוב|סכום חיוב|סה"כ לחיוב|סך לחיוב',
];
