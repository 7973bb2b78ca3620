/** Headings of where, when, by whom or with which card a booking was made, not of its words. One language a line. */
import type { PhraseLists } from '../phrases/phrases.ts';

export const NON_DESCRIPTIVE: PhraseLists = [
  'transaction status|completion status|?source|?status|?state|?card|card no|card number|account number|account no|acct number|acct no|a c no|?user|?branch|branch code|branch name|location code|brn|br code|br|originating branch|sol id|sol|terminal|terminal id|?city|?country|state city|?time|transaction hour|hour|txn branch|tran branch|service branch|init br|init branch|channel id|card type|sort code',
  '?ort|?land|uhrzeit|?zeit|?karte|?status|kartennummer',
  'ville|localité|pays|?heure|carte|agence|statut|?lieu|ville pays|guichet',
  'oficina|sucursal|?of|suc|agencia|?hora|lugar suc|ciudad|plaza|estado|tarjeta|país|ofic|sucursal canal|hora operación|?at|origen oficina|suc age|agente',
  'agência|ag origem|lote|ag|origem|cidade|?hora|balcão|ag lote|?status|dep|dependência origem|estado|cartão|país',
  'filiale|stato|?ora|paese|località|città|carta|sportello',
  'plaats|?land|tijd|kaart|?status|tijdstip',
  'karta|?status|miejsce|kraj|godzina|oddział|miasto|numer karty|miejsce transakcji',
  'karta|místo|mesto|miesto|čas|země|krajina|stav|číslo karty|pobočka',
  'kártya|kártyaszám|idő|helyszín|ország|fiók|oră|?ora|?card|locație|oraș|țara|stare',
  'час|время|карта|номер карты|город|страна|статус|филиал|время операции|година|картка|место совершения|отделение',
  'κατάστημα|ώρα|κάρτα|κωδ καταστήματος|αρ κάρτας|υποκατάστημα|χώρα|πόλη',
  '?ort|stad|kort|kortnummer|sted|tid|klokkeslæt|?status|?land|kaupunki|aika|kello|kortti|paikka|by|kaart|aeg|koht|laiks|?karte|vieta|laikas|kortelė',
  'şube|saat|kart|kart no|işlem saati|şube kodu|sube|ülke|şehir|durum|kaynak',
  'mjesto|mesto|kartica|država|vrijeme|vreme|poslovnica|?status',
  'cabang|cbg|jam|waktu|cawangan|waktu transaksi|masa|lokasi|kantor|?status|kota|terminal|kode cabang|teller id kantor',
  'chi nhánh|giờ|trạng thái|thời gian|สาขา|เวลา|เวลา/|เวลาทำรายการ|สาขาที่ทำรายการ|รหัสสาขา|ผู้ทำรายการ',
  '取扱店|取引店|店番|回数|お支払回数|支払回数|取扱店名|ご利用者|利用者|お店|?店名|?カード|時刻|お取扱店',
  '交易行|分行|网点|網點|机构|?地点|交易地区|地區|?时间|時間|交易时间戳|卡号|卡號|交易机构|交易網點|交易場所分行|钞汇|钞汇标志|现钞现汇|交易分行|地区号|操作员|柜员|櫃員|交易时间点|鈔匯|交易国家|卡末四位|卡号后四位|卡號末四碼|消費地|鈔票|柜员号|網點號碼|网点号|网点名称|开户机构|交易网点|经办机构|终端',
  '취급점|거래점|거래지점|이용카드|카드|시간|은행|거래은행|취급지점|카드번호|할부|지점|거래시간|취급기관|처리점|الفرع|الوقت|סניף|שעה|כרטיס|oficina|शाखा',
  '취급점',
  'price|unit price|share price|price per share|price per unit|rate per share|prix unitaire|precio unitario|preço unitário|prezzo unitario|stückpreis|cena jednostkowa|card used|card last four|card ending|last four digits|?member|cardmember|cardholder|card member|teller|teller id|user id|teller user id|cashier|operator|place|?location|merchant location|?cost center|cost centre|?quantity|time stamp|timestamp|reward points earned|counterparty account|account of counterparty|contra account|beneficiary account|their account|counterparty bank|?status of transaction',
  'gegenkonto|kontonummer auftraggeber|konto des empfängers|?filiale|compte contrepartie|agence domiciliation|cuenta contraparte|cuenta destino|cuenta origen|conta destino|conto controparte|tegenrekening|rekening tegenpartij|konto kontrahenta|rachunek kontrahenta|číslo protiúčtu|protiúčet|ellenszámla|счет контрагента|счёт контрагента|motkonto|对方账号|對方帳號|对方卡号/账号|对方卡号|对手账号|对方账户|今回回数|持卡人|?卡別',
  // loyalty points that a purchase earned
  'points|points earned|reward points|rewards earned|bonus points|miles earned|miles|cashback earned|punkte|bonuspunkte|points fidélité|points gagnés|puntos|puntos acumulados|pontos|punti|punten|punkty|pontok|puncte|баллы|бонусы|πόντοι|poäng|poeng|puan|kazanılan puan|kazanılan bonus|worldpuan|parapuan|maxipuan|bodovi|poin|mata ganjaran|điểm thưởng|คะแนน|ポイント|獲得ポイント|积分|積分|紅利點數|포인트|적립포인트|نقاط|النقاط|נקודות',
];
