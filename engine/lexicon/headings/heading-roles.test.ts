import { describe, expect, it, test } from 'vitest';
import { ALL_ROLES, type ColumnRole } from './column-role.ts';
import { columnRole, columnRoles } from './heading-roles.ts';
import { headingsIn, mayBeOfHeading } from './headings-in-line.ts';

describe('a heading', () => {
  const table: [role: ColumnRole, headings: string][] = [
    ['aside', 'Points|Miles|Punkte|Pontos|Kazanılan Puan|ポイント|积分'],
    [
      'date',
      'Dags. bókunar|Bókað|Dagsetning|Date|Posting Date|Post Date|Buchungstag|Buchungsdatum|Date opération|Fecha|F. Oper.|Data mov.|Data contabile|Datum|Boekdatum|Data księgowania|Datum zaúčtování|Dátum|Könyvelés dátuma|Data procesării|Дата|Ημερομηνία|Bokföringsdag|Dato|Pvm|Kuupäev|Datums|Data|Tarih|Datum knjiženja|Tanggal|Tarikh|Ngày giao dịch|วันที่|日付|お取引日|交易日期|記帳日期|거래일자|التاريخ|תאריך|Date / 日期|Datum/Date',
    ],
    [
      'value_date',
      'Vaxtadagur|Value Date|Value Dt|Valuta|Wertstellung|Date de valeur|F. Valor|Fecha Valor|Data valor|Rentedatum|Data waluty|Datum valuty|Értéknap|Data valutei|Вальор|Τοκοφόρος ημερομηνία|Valør|Arvopäivä|Valör|起息日',
    ],
    [
      'transaction_date',
      'Dags. færslu|Úttektardagur|Transaction Date|Trans Date|Txn Date|Trade Date|Belegdatum|Kaufdatum|Date de la transaction|Fecha de compra|Data operacji|Datum transakce|Köpdatum|ご利用日',
    ],
    [
      'description',
      'Söluaðili / skýring|Skýringar|Description|Details|Particulars|Narration|Payment type and details|Verwendungszweck|Buchungstext|Nature des opérations|Libellé|Concepto|Descripción|Histórico|Descrição|Descrizione operazioni|Causale|Naam / Omschrijving|Opis operacji|Popis|Megnevezés|Detalii tranzacție|Описание|Назначение платежа|Αιτιολογία|Beskrivning|Tekst|Selite|Selgitus|Açıklama|Opis plaćanja|Keterangan|Butir Urusniaga|Nội dung|รายการ|摘要|お取引内容|交易摘要|적요|البيان|תיאור|Description of Transaction',
    ],
    [
      'debit',
      'Debit|Withdrawals|Withdrawal Amt.|Paid out|Money out|Withdrawals/ Subtractions|Soll|Belastungen|Lastschriften|Débit|Debe|Cargos|Débito|Saídas|Dare|Addebiti|Uitgaven|Obciążenia|Výdaje|Terhelés|Debitare|Дебит|Расход|Χρέωση|Uttag|Ut av konto|Deebet|Debets|Borç|Duguje|Isplata|Pengeluaran|Ghi nợ|ถอน|お支払金額|支出|借方|출금|مدين|חובה|Monto del retiro|Montant du débit|Withdrawal (SGD)|Debit / 支出|£ Paid out|Withdrawal (Dr)|Udbetalt|Hævet beløb|Ut från konto|Útborganir|Ten laste|Na ciężar|Vyplaceno|Plătit|Para çıkışı|Tarikan|Tililtä',
    ],
    [
      'credit',
      'Credit|Deposits|Deposit Amt.|Paid in|Money in|Deposits/ Additions|Haben|Gutschriften|Crédit|Abonos|Depósitos|Crédito|Entradas|Avere|Accrediti|Inkomsten|Uznania|Příjmy|Jóváírás|Creditare|Кредит|Приход|Πίστωση|Insättning|Inn på konto|Kreedit|Kredīts|Alacak|Potražuje|Uplata|Pemasukan|Ghi có|ฝาก|お預り金額|存入|贷方|입금|دائن|זכות|Monto del depósito|Amount of deposits|Deposit (SGD)|Paid in (£)|Paid in GBP|Indbetalt|Indsat beløb|In på konto|Innlagnir|Ten gunste|Wpłacono|Vloženo|Încasat|Para girişi|Tilille',
    ],
    [
      'amount',
      'Fjárhæð ISK|Amount J$|Importe (S/)|Betrag Fr.|Amount|Suma D/C|Transaction Amount|Betrag EUR|Betrag in EUR|Montant|Importe|Monto|Importo|Bedrag (EUR)|Bedrag in euro’s|Kwota|Částka|Összeg|Suma|Сумма|Ποσό|Belopp|Beløp|Määrä|Summa|Tutar|Iznos|Nominal|Số tiền|จำนวนเงิน|金額|交易金额|거래금액|المبلغ|סכום|Amount (USD)|Withdrawal (Dr)/ Deposit (Cr)|Debit/Credit|Belopp i kr|Kwota w PLN|Amount (in Rs.)|Amount in INR|Monto Amount in COP',
    ],
    [
      'balance',
      'Balance|Closing Balance|Running Balance|Ending daily balance|Saldo|Kontostand|Solde|Saldo po operacji|Zůstatek|Egyenleg|Sold|Салдо|Остаток|Υπόλοιπο|Jääk|Atlikums|Likutis|Bakiye|Stanje|Baki|Số dư|ยอดคงเหลือ|差引残高|余额|餘額|잔액|الرصيد|יתרה|Balance (SGD)|Balance Dr/Cr|残 高|Balance / 餘額',
    ],
    [
      'reference',
      'Chq./Ref.No.|Cheque No.|Check Number|Reference Number|Referenz|Référence|Referencia|Nr referencyjny|Αναφορά|Arkivref|Dekont No|凭证号|Kenmerk',
    ],
    ['type', 'Type|Transaction Type|Mutatiesoort|Code|Typ transakce|交易类型'],
    ['description', 'Nội dung chi tiết Transactions in detail'],
    ['marker', 'Dr / Cr|Af / Bij|D/C|Cr/Dr|+/-|S/H|S/H Dr/Cr|Segno Dr/Cr|TYPE D/C|借贷标志|收/支/其他'],
    ['sequence', 'Sr. No.|R. br.|S/ N|Sl. No.|S.No|Lp.|STT|序号|Lfd. Nr.'],
    ['currency', 'Currency|Ccy|Währung|Waluta|币种'],
    [
      'original_amount',
      'Original amount|Erlend fjárhæð|Gengi|Foreign currency amount|Exchange rate|Kurs|Montant en devise',
    ],
    ['fee', 'Service charge|Gebühr|Prowizja|手数料|Comisión Fee in COP'],
  ];
  it.each(table.flatMap(([role, headings]) => headings.split('|').map((heading) => [heading, role] as const)))(
    'says what its column is for: %s',
    (heading, role) => {
      expect(columnRoles(heading).map((known) => known.role)).toContain(role);
    },
  );

  it('is known for every role, except for two that only sums and rules say', () => {
    expect(ALL_ROLES.filter((role) => !table.some(([known]) => known === role))).toEqual(['charge', 'other']);
  });

  it.each(['Monto RD$', 'Monto B/.', 'Amount JD', 'Montant FCFA'])(
    'names an amount beside its money: "%s"',
    (heading) => {
      expect(columnRole(heading)).toMatchObject({ role: 'amount', weight: 1 });
    },
  );

  it('says one thing more surely than another', () => {
    expect(columnRole('Balance')!.weight).toBe(1);
    expect(columnRole('Valor')).toMatchObject({ role: 'value_date' });
    expect(columnRoles('Valor').map((known) => known.role)).toContain('amount');
    expect(columnRole('Debit Credit')!.weight).toBeLessThan(columnRole('Debit/Credit')!.weight);
  });

  it.each([
    '',
    'Hello world',
    'JOHN SMITH',
    '1,500.00(Dr)',
    '05/01/2024',
    'Tel. 0848 848 051',
    'Stadtsparkasse Lindfurt',
  ])('is not any text: %s', (text) => {
    expect(columnRole(text)).toBeNull();
  });
});

describe('the headings of a line', () => {
  const read = (line: string) => {
    const words = line.split(' ');
    return headingsIn(words).map((found) => `${words.slice(found.from, found.to).join(' ')}: ${found.role}`);
  };

  it('are separated even if their words touch', () => {
    expect(read('Date Description Debit Credit Balance')).toEqual([
      'Date: date',
      'Description: description',
      'Debit: debit',
      'Credit: credit',
      'Balance: balance',
    ]);
    expect(read('Date Narration Chq./Ref.No. Value Dt Withdrawal Amt. Deposit Amt. Closing Balance')).toEqual([
      'Date: date',
      'Narration: description',
      'Chq./Ref.No.: reference',
      'Value Dt: value_date',
      'Withdrawal Amt.: debit',
      'Deposit Amt.: credit',
      'Closing Balance: balance',
    ]);
    expect(read('F. Oper. F. Valor Concepto Importe Saldo')).toEqual([
      'F. Oper.: date',
      'F. Valor: value_date',
      'Concepto: description',
      'Importe: amount',
      'Saldo: balance',
    ]);
  });

  it('are one if a stroke or brackets tie two names', () => {
    expect(read('Date / 日期 Description / 摘要 Debit / 支出 Balance / 餘額')).toEqual([
      'Date / 日期: date',
      'Description / 摘要: description',
      'Debit / 支出: debit',
      'Balance / 餘額: balance',
    ]);
    expect(read('Narration Withdrawal (Dr)/ Deposit (Cr) Balance')).toEqual([
      'Narration: description',
      'Withdrawal (Dr)/ Deposit (Cr): amount',
      'Balance: balance',
    ]);
    expect(read('Debit (Dr) Credit (Cr)')).toEqual(['Debit (Dr): debit', 'Credit (Cr): credit']);
  });

  it('are a pair of markers only with a stroke between', () => {
    expect(read('Datum Omschrijving Af / Bij Bedrag (EUR)')).toContain('Af / Bij: marker');
    expect(read('Datum Omschrijving Af Bij Saldo')).toEqual([
      'Datum: date',
      'Omschrijving: description',
      'Af: debit',
      'Bij: credit',
      'Saldo: balance',
    ]);
  });
});

describe('currencies in headings', () => {
  it('end a heading, and do not begin the next', () => {
    const texts = (line: string) => {
      const words = line.split(' ');
      return headingsIn(words).map((h) => `${h.role} ${words.slice(h.from, h.to).join(' ')}`);
    };
    expect(texts('Deposits (AED) Withdrawals (AED) Account balance (AED)')).toEqual([
      'credit Deposits (AED)',
      'debit Withdrawals (AED)',
      'balance Account balance (AED)',
    ]);
    expect(texts('Paid out in USD Paid in in USD')).toEqual(['debit Paid out in USD', 'credit Paid in in USD']);
  });

  it('may be glued to it in scripts without spaces', () => {
    expect(columnRole('お支払金額（円）')?.role).toBe('debit');
    expect(columnRole('差引残高（円）')?.role).toBe('balance');
    expect(columnRole('출금액(원)')?.role).toBe('debit');
  });

  it('are all those of the world', () => {
    expect(columnRole('Entradas in AOA')?.role).toBe('credit');
  });
});

describe('a symbol of money in a heading', () => {
  it('names the currency as its code does', () => {
    expect(columnRole('Montant en €')).toEqual(columnRole('Montant en EUR'));
    expect(headingsIn('Montant en devise Montant en €'.split(' ')).map((h) => h.role)).toEqual([
      'original_amount',
      'amount',
    ]);
  });
});

it('headings without a space between their letters are separated, even if the last one names a balance', () => {
  const words = ['入金', 'お預り残高'];
  expect(headingsIn(words).map((h) => h.role)).toEqual(['credit', 'balance']);
});

it('a heading that names a currency is for money if it may be', () => {
  expect(columnRole('Umsatz EUR')?.role).toBe('amount');
});

it('names and symbols of one currency name no more than that', () => {
  for (const heading of ['SOLES (S/)', 'DÓLARES (US$)', 'EUR (€)', 'QUETZALES (Q)', 'RAND (R)'])
    expect(columnRole(heading)?.role).toBe('amount');
});

it('a heading for anything but money names no currency', () => {
  expect(headingsIn(['EUR', 'Af/Bij']).map((h) => h.role)).toEqual(['amount', 'marker']);
});

it('a currency with the word that ties it names no direction', () => {
  expect(columnRole('in CAD')?.role).not.toBe('credit');
  expect(columnRole('Paid in CAD')?.role).toBe('credit');
});

test.each(['Date', 'Buchungs-', '(€)', 'Valuta/Wert', '取引日', 'S/', 'OUT'])(
  'a heading may have the word "%s"',
  (word) => {
    expect(mayBeOfHeading(word)).toBe(true);
  },
);

test.each(['HILLSIDE', '4471902', 'x4034'])('no heading has the word "%s"', (word) => {
  expect(mayBeOfHeading(word)).toBe(false);
});

describe('headings in Persian', () => {
  it.each([
    ['تاریخ', 'date'],
    ['شرح', 'description'],
    ['بدهکار', 'debit'],
    ['بستانکار', 'credit'],
    ['برداشت', 'debit'],
    ['واریز', 'credit'],
    ['مانده', 'balance'],
    ['ردیف', 'sequence'],
  ])('%s heads a column of %s', (heading, role) => {
    expect(columnRole(heading)?.role).toBe(role);
  });
});
