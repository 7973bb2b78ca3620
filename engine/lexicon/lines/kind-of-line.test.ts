import { describe, expect, it } from 'vitest';
import { lineKind } from './kind-of-line.ts';
import type { LineKind } from './line-kind.ts';

describe('a line that is no transaction', () => {
  const table: [kind: LineKind, texts: string][] = [
    [
      'opening',
      'Opening Balance|Previous Balance $1,234.00|Beginning balance on 1/1|LAST MONTH’S BALANCE|Anfangssaldo|Alter Kontostand vom 31.12.2023|Ancien solde au 01/01/2024|SALDO ANTERIOR|Saldo inicial|Saldo iniziale al 01.01.2024|Beginsaldo|Saldo początkowe|Počáteční zůstatek|Nyitó egyenleg|Sold inițial|Начално салдо|Входящий остаток на 01.01.2024|Вхідний залишок|Προηγούμενο υπόλοιπο|Ingående saldo|Alkusaldo|Algsaldo|Sākuma atlikums|Pradinis likutis|Likutis laikotarpio pradžiai|Önceki bakiye|Prethodno stanje|Saldo awal|Baki awal|Số dư đầu kỳ|ยอดยกมา|前月繰越|前月繰越残高|上期余额|承上結餘|承上結餘 BALANCE B/F|이월잔액|الرصيد الافتتاحي|יתרת פתיחה|Saldo Anterior / Previous Balance|SALDO FINAL DEL PERIODO ANTERIOR:|Closing balance of previous statement|Saldo finale del periodo precedente|OPENING BALANCE 01 Jan|SALDO INIZIALE A VOSTRO CREDITO|Solde précédent créditeur',
    ],
    [
      'closing',
      'Closing Balance|Closing balance as on 31/03/2024 Dr|New Balance|New Balance Total|Ending balance on 1/31|Schlusssaldo|Neuer Kontostand vom 31.01.2024|Nouveau solde|SALDO A SU FAVOR|Saldo final|Saldo finale|Eindsaldo|Saldo końcowe|Konečný zůstatek|Záró egyenleg|Sold final|Крайно салдо|Исходящий остаток|Νέο υπόλοιπο|Utgående saldo|Loppusaldo|Lõppsaldo|Novo stanje|Saldo akhir|Số dư cuối kỳ|期末残高|期末余额|기말잔액|الرصيد الختامي|SALDO FINALE A VOSTRO DEBITO|Neuer Saldo zu Ihren Gunsten|BALANCE AL CORTE RD$',
    ],
    [
      'brought_forward',
      'BALANCE BROUGHT FORWARD|B/F|Opening Balance B/F|1 Your balance brought forward|Balance b/fwd|Übertrag von Blatt 1|Saldovortrag|Solde reporté|Saldo da página anterior|Z przeniesienia|Άπό μεταφορά|繰越|承前页|Übertrag',
    ],
    [
      'carried_forward',
      'BALANCE CARRIED FORWARD|Balance C/F|Übertrag auf Blatt 2|À reporter|Suma y sigue|Do przeniesienia|次頁繰越|过次页',
    ],
    [
      'total_debit',
      'Total withdrawals|Total debits|Totaal af|Summe Belastungen|Total des débits|Total cargos|Suma obciążeń|Celkem výdaje|Cəmi məxaric|出金合計|支出合计',
    ],
    [
      'total_credit',
      'Total deposits|Total credits|Totaal bij|Payments In|Summe Gutschriften|Total des crédits|Total abonos|Suma uznań|Cəmi mədaxil|入金合計|收入合计',
    ],
    [
      'total',
      'Totals|Total|Closing totals|Jane Doe #8638: Total Transactions|TOTAL DES OPERATIONS|Umsatztotal|Suma|Итого|Σύνολο|Yhteensä|Toplam|合計|합계|الإجمالي|Total for this period',
    ],
    ['subtotal', 'Subtotal|Zwischensumme|Sous-total|小計'],
    ['count_debit', 'Dr Count|Number of debits|出金件数'],
    ['count_credit', 'Cr Count|No. of credits|入金件数'],
    ['count', 'Liczba operacji|Number of transactions|件数'],
    ['daily_balance', 'Saldo do dia|Салдо в края на деня|Daily ending balance|Solde moyen|Gün sonu bakiyesi'],
    [
      'balance',
      'Bogført saldo pr. 30.04.2023|Balance|Balance at 31 Jan 2024|Kontostand am 31.12.2017, Auszug Nr. 2|SOLDE CREDITEUR AU 05.12.2025|SALDO AL 31/01/2024|残高|令和6年1月18日残高|01 Kas Bakiyesi|Stan konta na dzień 31.01.2024',
    ],
    ['limit', 'CREDIT LIMIT|Arranged Overdraft Limit|OD Limit|Kreditrahmen|Limite de crédito|信用额度'],
    ['available', 'Available credit|Available balance|Disponible|Dostępne środki|可用余额'],
    [
      'minimum_payment',
      'Maksa vähintään|Montant débité de votre compte|MINIMUM PAYMENT DUE|Payment due date: 18 AUG 24|Pago mínimo|最低还款额',
    ],
    ['interest_rate', 'Interest rate 1.5%|Annual Percentage Rate|Zinssatz|Oprocentowanie'],
    ['fee_summary', 'Monthly service fee summary|2023 Totals Year-to-Date|Interest Charge Calculation'],
    ['points', 'Points earned|Reward points|Bonuspunkte|积分'],
    [
      'pending',
      'Pending transactions|Pending/Unsettled Transactions|Vorgemerkte Umsätze|Opérations en attente|Blokady',
    ],
    ['continued', 'Continued on next page|Transactions (continued)|Suite au verso|Fortsetzung'],
    ['page', 'Page 1 of 3|第 1 頁|Side 1 av 2|Seite 1/1|Pagina 1 van 2|Hoja 1|Strona 1 z 4'],
  ];
  it('is one in each of three languages that strokes part, though one of the names has another sense too', () => {
    expect(lineKind('Übertrag / À reporter / A riportare')).toMatchObject({ kind: 'carried_forward', exact: true });
    expect(lineKind('Übertrag / Grisbi / A riportare')).toMatchObject({ exact: false });
  });

  it('is one in either of two scripts, though the other half is not known', () => {
    expect(lineKind('STATEMENT BALANCE 某某某某')).toMatchObject({ kind: 'closing', exact: true });
    expect(lineKind('上期结余 Grisbi anterior')).toMatchObject({ exact: false });
    expect(lineKind('STATEMENT BALANCE FEE 某某')?.exact).not.toBe(true);
  });

  it.each(table.flatMap(([kind, texts]) => texts.split('|').map((text) => [text, kind] as const)))(
    'says so exactly: %s',
    (text, kind) => {
      const found = lineKind(text);
      expect(found?.exact && found.kind, JSON.stringify(found)).toBe(kind);
    },
  );
});

describe('a transaction', () => {
  it.each([
    'Total Wine & Spirits',
    'NEW BALANCE SHOES STORE',
    'BALANCE TRANSFER FROM 1234',
    'TRANSFER TO SAVINGS',
    'DEPOSIT',
    'WITHDRAWAL',
    'CHEQUE 123456',
    'INTEREST PAID TO JOHN',
    'SALDO DIENSTLEISTUNGSPREISABSCHLUSS',
    'OPENING CEREMONY LLC NEW YORK',
    'POINT OF SALE PURCHASE',
    'PAGE & SONS LTD',
    'LIMITED TOO 123',
    'SUMUP CAFE',
    'PAYMENT THANK YOU',
    'CAPITAL ONE OPENING',
    'SUITE 200',
    'Převod',
    'Siirto',
    'TRANSPORTE',
    'Entgeltabrechnung',
    'LIQUIDACION DE INTERESES',
    'INTEREST EARNED',
    'Korko',
    'CASH BACK',
    'RETENCIONES',
    'SIDE',
  ])('is not taken for one exactly: %s', (text) => {
    expect(lineKind(text)?.exact ?? false).toBe(false);
  });

  it('whose text begins with such words says it less surely', () => {
    expect(lineKind('Total Wine & Spirits')!.weight).toBeLessThan(0.3);
    expect(lineKind('Itaú total')!.at).toBe('end');
  });
});

it('reads letters that are set apart as one word', () => {
  expect(lineKind('999 S A L D O')).toMatchObject({ kind: 'balance', exact: true });
});

it('a Finnish total of deposits ("panot") is no total of withdrawals ("otot")', () => {
  expect(lineKind('Panot yhteensä')?.kind).toBe('total_credit');
  expect(lineKind('Otot yhteensä')?.kind).toBe('total_debit');
});

describe('two words that name a line together', () => {
  const table: [kind: LineKind | null, texts: string][] = [
    ['opening', 'Balance at Period Start|SOLDE DEPART AU 30/04/2023|BALANCE ANTERIOR|Staða í upphafi tímabils'],
    ['closing', 'Balance at Period End|Balance final|Staða í lok tímabils|Likutis laikotarpio pabaigai'],
    ['opening', 'Beginning cash as of first day'],
    ['closing', 'Ending cash as of the last day'],
    [null, 'Ending cash as of the first day|Ending cash last statement'],
    ['count_debit', 'Nombre de retraits 13'],
    ['total_credit', 'TOTAL AMOUNTS (Credit)'],
    ['opening', 'Saldo vorige uitgavenstaat|Saldo fattura precedente|Saldo da fatura anterior'],
    ['closing', 'Te betalen saldo|Zu zahlender Saldo'],
    ['subtotal', 'Subtotaal kaart 3189'],
    ['opening', 'Saldo Ihrer letzten Abrechnung|Saldo van laatste overzicht|Saldo em dívida anterior'],
    ['closing', 'Koncový stav účtu k 30.11.2024|Balance al corte RD$|Saldo final (US$)|Utestående saldo'],
    [null, 'RETIRO NO 4455|DEPOSITO NUMERO 12'],
    [
      'brought_forward',
      'ÜBERTRAG VON VORHERIGER SEITE|Balance brought forward from prior sheet|Report de la page précédente',
    ],
    ['carried_forward', 'Übertrag auf die nächste Seite|Balance carried forward to following page'],
    [null, 'Übertrag an Nächste Chance e.V.|Total income earned'],
    ['subtotal', 'Dienos apyvarta|Daily turnover'],
    ['total_debit', 'Obroty Wn (obciążenia)|Debeto apyvarta|Promet dugovni'],
    ['opening', 'Likutis 2022-06-01 dienos pradžioje|Balance brought forward from last statement'],
    ['closing', 'Likutis 2022-06-30 dienos pabaigoje'],
    ['closing', 'Saldo i bankens favør|Saldo i vår favör|Solde en notre faveur'],
    ['balance', 'Solde au 30.06.2022 en notre faveur|Saldo pr. 30.06.2025 i Deres favør'],
    [null, 'Saldo haben'],
  ];
  for (const [kind, texts] of table) {
    for (const text of texts.split('|')) {
      it(`${text}: ${kind}`, () => {
        const line = lineKind(text);
        expect(line?.exact ? line.kind : null).toBe(kind);
      });
    }
  }
});

describe('two names parted by a stroke', () => {
  const table: [text: string, kind: LineKind | null][] = [
    ['Eskuko saldoa / Saldo anterior', 'opening'],
    ['Rechnungsbetrag / Total in CHF', 'closing'],
    ['Übertrag / Überweisung', null],
    ['Min. balance', 'daily_balance'],
    ['Saldo overført fra sidste kontoudskrift', 'opening'],
    ['Rechnungsbetrag zu unseren Gunsten', 'closing'],
    ['某某某某 Opening Balance', 'opening'],
    ['SGD on', 'balance'],
    ['POS on', null],
  ];
  for (const [text, kind] of table) {
    it(`${text}: ${kind}`, () => {
      const line = lineKind(text);
      expect(line?.exact ? line.kind : null).toBe(kind);
    });
  }
});
