import { describe, expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

// Who issued a paper and whose account it is, and the names beside them that are neither.

const read = async (...head: readonly string[]) => {
  const paper = head.reduce((p, text) => p.text(text), new Paper());
  const { institution, accountHolder } = await statementOn(
    paper
      .down(10)
      .text('Account number 0011-223344')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rows([
        ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
        ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
      ]),
  );
  return [institution, accountHolder];
};

describe('institution', () => {
  it('is a name with a word for a bank in the head', async () => {
    expect((await read('Hafenbank Lindfurt', 'Kontoauszug'))[0]).toBe('Hafenbank Lindfurt');
  });

  it('is the company of an imprint, up to its legal form', async () => {
    const imprint = 'Corvane SA is authorised by the National Bank. Registered office: 1 Quay';
    expect((await read('Account statement', imprint))[0]).toBe('Corvane SA');
  });

  it('is what an address of the web says if nothing else does', async () => {
    expect((await read('Account statement', 'www.north-bay.example'))[0]).toBe('north-bay');
  });

  it('is not the title of the paper, nor a kind of account', async () => {
    expect((await read('Bank Account Statement', 'Savings account', 'Gold Card'))[0]).toBeNull();
  });

  it('may end on a second line that says what kind of house it is', async () => {
    expect((await read('HARBOR FEDERAL', 'CREDIT UNION', 'Statement of account'))[0]).toBe(
      'HARBOR FEDERAL CREDIT UNION',
    );
  });

  it('is the company that sends a letter, in small print above the address', async () => {
    const paper = new Paper().text('Abrechnung', -550).down(20);
    paper.at(40, paper.y, 'Nordkarte GmbH, Postfach 118, 24100 Kiel', false, 'black', 7).down(14);
    for (const text of ['Herrn', 'Jan Petersen', 'Holstenstr. 118', '24103 Kiel']) paper.text(text);
    paper.down(20).row('Datum', 'Text', 'Soll', 'Haben', 'Saldo').row('02.06.2025', 'Bakery', '4,50', '', '995,50');
    const { institution, accountHolder } = await statementOn(paper);
    expect([institution, accountHolder]).toEqual(['Nordkarte GmbH', 'Jan Petersen']);
  });

  it('may be one word in small letters, if that is set large', async () => {
    const headed = (size: number) =>
      new Paper()
        .at(40, 50, 'hafenbank', true, 'black', size)
        .down(40)
        .text('Account 0011-223344')
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('13 Jun 2025', 'Bakery', '4.50', '', '995.50');
    expect((await statementOn(headed(16))).institution).toBe('hafenbank');
    expect((await statementOn(headed(9))).institution).toBeNull();
  });

  it('of several on one page is not what is below the last', async () => {
    const list = (paper: Paper, number: string) =>
      paper
        .down(10)
        .text(`Account number ${number}`)
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .rows([
          ['01 Jun 2025', 'Opening balance', '', '', '1,000.00'],
          ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
        ]);
    const two = list(list(new Paper().text('Salish Credit Union'), '0011-223344'), '0099-887766').down(30);
    const { statements } = await extractionOf(two.text('Guaranteed by the Credit Union Deposit Insurance Corporation'));
    expect(statements.map((s) => s.institution)).toEqual(['Salish Credit Union', 'Salish Credit Union']);
  });

  it('is behind its label also between others on one line', async () => {
    const line = 'CNPJ: 112.445.881-08 Instituição: Banco Exemplo Agência: 0001-9';
    expect((await read('Extrato', line))[0]).toBe('Banco Exemplo');
  });

  it('is nobody who is greeted', async () => {
    const paper = new Paper().at(40, 50, 'Hi Ann, here is your statement', true).down(30).text('Account 0011-223344');
    paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    expect((await statementOn(paper.row('13 Jun 2025', 'Bakery', '4.50', '', '995.50'))).institution).toBeNull();
  });

  it('is not the company beside whose name in the head its number is', async () => {
    const paper = new Paper().text('Extrato de Conta Corrente').at(40, 80, 'PADARIA EXEMPLO LTDA').down(30);
    paper.at(320, 80, 'CNPJ 12.345.678/0001-90').text('Conta 11882-0').down(10);
    paper.row('Data', 'Histórico', 'Débito', 'Crédito', 'Saldo').row('02/06/2025', 'Tarifa', '4,50', '', '995,50');
    expect((await statementOn(paper.row('13/06/2025', 'Pix', '', '20,00', '1.015,50'))).institution).toBeNull();
  });

  it('is not the bank of a label for somebody else', async () => {
    expect((await read('Account statement', 'Payee: Northgate Bank'))[0]).toBeNull();
  });
});

describe('account holder', () => {
  it('is beside its label, without the title', async () => {
    expect((await read('Account holder: Mrs Ann Example'))[1]).toBe('Ann Example');
  });

  it('is beside a label of one word in one phrase', async () => {
    expect((await read('Fatura', 'Titular MARIANA EXEMPLO'))[1]).toBe('MARIANA EXEMPLO');
  });

  it('is the first line of an address', async () => {
    expect((await read('Account statement', 'Ann Example', '12 Orchard Lane', 'LEEDS LS9 8QT'))[1]).toBe('Ann Example');
  });

  it('is both names above one street', async () => {
    const address = ['Jan Beispiel', 'Eva Beispiel', 'Lindenallee 22', '99776 Lindfurt'];
    expect((await read(...address))[1]).toBe('Jan Beispiel, Eva Beispiel');
  });

  it('is both names if the first line of an address ends in "&"', async () => {
    const address = ['OLIVER TRENT &', 'HANNA TRENT', '22 Market Street', 'SOMERVILLE MA 02144'];
    expect((await read(...address))[1]).toBe('OLIVER TRENT & HANNA TRENT');
  });

  it('is not what a colon ties to a label beside it, above other such values', async () => {
    const paper = new Paper().text('Hafenbank Lindfurt');
    for (const [label, value] of [
      ['Produk', 'Britama Prima'],
      ['Unit', 'Surabaya 60271'],
    ])
      paper.at(300, paper.y, label).at(420, paper.y, `: ${value}`).down(14);
    paper
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    expect((await statementOn(paper)).accountHolder).toBeNull();
  });

  it('is not the bank that its own address is below', async () => {
    expect(await read('Northgate Bank plc', '12 Orchard Lane', 'LEEDS LS9 8QT')).toEqual(['Northgate Bank plc', null]);
  });

  it('is not what an amount is behind, above other lines of a summary', async () => {
    const paper = new Paper();
    const summary = [
      ['Purchases/charges', '$120.50'],
      ['Visa 12 Orchard Lane', ''],
      ['LEEDS LS9 8QT', ''],
    ];
    for (const [i, [text, amount]] of summary.entries())
      paper.at(40, 60 + i * 12, text!).at(-200, 60 + i * 12, amount!);
    paper
      .down(60)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '9.00');
    expect((await statementOn(paper)).accountHolder).toBeNull();
  });

  it('is neither what speaks to the reader nor the kind of account behind the label for its name', async () => {
    const [, addressed] = await read('Your Everyday Account', '1 Quay Street', 'LONDON SW1A 2AA');
    const [, labelled] = await read('Account name: Online Savings', 'Ms A Wells', '1 Quay Street', 'LONDON SW1A 2AA');
    expect([addressed, labelled]).toEqual([null, 'A Wells']);
  });

  it('is not an adviser', async () => {
    expect((await read('Account statement', 'Your adviser: Ann Example, Tel. 0123 456789'))[1]).toBeNull();
  });
});

it('a holder is labelled in the midst of a line', async () => {
  expect((await read('Estado de cuenta', 'Cuenta 0011-223344 Titular: Luis Ejemplo Divisa EUR'))[1]).toBe(
    'Luis Ejemplo',
  );
});

it('The holder is beside the title of the account, even if "account" is shortened, and as who borrows.', async () => {
  for (const label of ['A/C Title', 'Title of the account', 'Borrower name'])
    expect((await read('Harbour Bank', `${label} : Nadia Rahman`))[1], label).toBe('Nadia Rahman');
});

describe('holder among close cells', () => {
  const holderOf = async (draw: (paper: Paper) => Paper) => {
    const paper = draw(new Paper().bold('Hafenbank Lindfurt')).down(30);
    const rows = paper
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('13 Jun 2025', 'Bakery', '4.50', '', '995.50');
    return (await statementOn(rows)).accountHolder;
  };

  it('ends where the next heading begins', async () => {
    const cells = (paper: Paper) =>
      paper
        .at(40, 90, 'Account name')
        .at(113, 90, 'NSC')
        .at(40, 102, 'Emeka C Obinna')
        .at(113, 102, '0118447182')
        .down(60);
    expect(await holderOf(cells)).toBe('Emeka C Obinna');
  });

  it('ends where the next label with a value begins', async () => {
    expect(await holderOf((paper) => paper.text('Account holder: Jan Horvath Account no: 1234567899'))).toBe(
      'Jan Horvath',
    );
  });

  it('may be called as a month or a bill is', async () => {
    for (const name of ['Pedro Martinez Luna', 'Bill Hopkins'])
      expect(await holderOf((paper) => paper.text(`Account holder: ${name}`))).toBe(name);
    expect(await holderOf((paper) => paper.text('Account holder: Bill Statement'))).toBeNull();
  });
});

describe('holder of an address, or greeted', () => {
  const address = async (...lines: readonly string[]) => {
    const paper = lines.reduce((p, text) => p.text(text), new Paper().bold('Hafenbank Lindfurt').down(20));
    paper
      .down(30)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('13 Jun 2025', 'Bakery', '4.50', '', '995.50');
    return (await statementOn(paper)).accountHolder;
  };

  it('is not who opens its letters, nor through whom they come', async () => {
    const place = ['7 Quay Street', 'Cardiff CF10 1EA'];
    expect(await address('Bramble & Finch Ltd', 'ATTN ACCOUNTS', ...place)).toBe('Bramble & Finch Ltd');
    expect(await address('The Directors', 'Bramble & Finch Ltd', 'c/o Lyle LLP', ...place)).toBe('Bramble & Finch Ltd');
    expect(await address('Marigold Bakery LLC', 'DBA Sweet Marigold', ...place)).toBe('Marigold Bakery LLC');
    expect(await address('MEERA S KALE', 'W/O SUNIL KALE', '12 Hill Road', 'PUNE 411004')).toBe('MEERA S KALE');
  });

  it('may be below the title of the paper and the kind of account', async () => {
    const titled = ['Statement of account', 'Business current account', 'Bramble & Finch Ltd', '7 Quay Street'];
    expect(await address(...titled, 'Cardiff CF10 1EA')).toBe('Bramble & Finch Ltd');
  });

  it('may have its postcode alone on the last line', async () => {
    expect(await address('J P ROUX', '44 KERK STREET', 'STELLENBOSCH', '7600')).toBe('J P ROUX');
  });

  it('is behind titles of one sex or either', async () => {
    expect(await address('MNR J P VAN ZYL', 'POSBUS 447', 'STELLENBOSCH', '7600')).toBe('J P VAN ZYL');
    expect(await address('Exmo(a). Sr(a).', 'RUI FARIA', 'RUA DAS FLORES 44', '4710-118 BRAGA')).toBe('RUI FARIA');
  });

  it('is not the second one, if the first is elsewhere', async () => {
    const lines = ['MRS. MEERA S KALE', '12 Hill Road', 'PUNE 411004', 'Joint Holder: SUNIL KALE'];
    expect(await address(...lines)).toBe('MEERA S KALE');
  });

  it('is greeted with both names', async () => {
    expect(await address('Dear Siobhan Nguyen,')).toBe('Siobhan Nguyen');
    for (const text of [
      'Dear Valued Customer,',
      'Dear Sir or Madam,',
      'Hi Anna, here is your statement',
      'Dear Siobhan,',
    ])
      expect(await address(text)).toBeNull();
  });
});
