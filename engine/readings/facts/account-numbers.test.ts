import { expect, it } from 'vitest';
import type { TokenLine } from '../../model/table.ts';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { accountLabelIn } from './account-labels.ts';
import { accountNumbersOf } from './account-numbers.ts';

/** The numbers whose labels are on a line, given the indices of the lines that are of rows. */
function numbersOf(lines: readonly TokenLine[], index: number, ...ofRows: readonly number[]): string[] {
  const accountLabels = lines[index]!.line.phrases.map(({ text }) => accountLabelIn(text));
  const inRows = Uint8Array.from(lines, (_, i) => Number(ofRows.includes(i)));
  return accountNumbersOf({ lines, at: index, line: lines[index]!, ibans: [], inRows, content: { accountLabels } });
}

async function numbersOn(...texts: readonly string[]): Promise<string[]> {
  const paper = new Paper();
  for (const text of texts) paper.text(text);
  const { lines } = await tablesOn(paper);
  return lines.flatMap((_, i) => numbersOf(lines, i));
}

it('are behind their label, with or without a colon, and with marks inside', async () => {
  expect(await numbersOn('Account number: 8043839738195')).toEqual(['8043839738195']);
  expect(await numbersOn('Nr rachunku 76 6215 5790 0788 6778')).toEqual(['76 6215 5790 0788 6778']);
  expect(await numbersOn('Kontonummer 5308-7,844.920.269-4')).toEqual(['5308-7,844.920.269-4']);
  expect(await numbersOn('Account number:60114482')).toEqual(['60114482']);
  expect(await numbersOn('Wallet number 0321-1182200')).toEqual(['0321-1182200']);
  expect(await numbersOn('Numéro de compte +225 07 08 46 57 99')).toEqual(['+225 07 08 46 57 99']);
  expect(await numbersOn('Account No: FOSA-200471')).toEqual(['FOSA-200471']);
  expect(await numbersOn('Loan Account No. JFLHL0011822004')).toEqual(['JFLHL0011822004']);
  expect(await numbersOn('IBAN GB33 BUKB 2020 1555 5555 55 BIC BUKBGB22')).toEqual(['GB33 BUKB 2020 1555 5555 55']);
});

it('are no amounts, also with the letter of a side behind them', async () => {
  expect(await numbersOn('Conta corrente (+): 5.395,01C')).toEqual([]);
  expect(await numbersOn('Account: 12,345.60 DR')).toEqual([]);
});

it('end at a comma if a year is behind it', async () => {
  expect(await numbersOn('Conto n. 1674.47.40410, 2022')).toEqual(['1674.47.40410']);
  expect(await numbersOn('Kontonummer 5460-4, 953 195 154-7')).toEqual(['5460-4, 953 195 154-7']);
});

it('are behind the second of two labels, or behind the sign for a number', async () => {
  expect(await numbersOn('Current account USD Account No. 0118.220.047.840.01')).toEqual(['0118.220.047.840.01']);
  for (const label of ['ACCOUNT #', 'Wallet number']) {
    const paper = new Paper().at(40, 100, label).at(140, 100, '0118822004');
    expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['0118822004']);
  }
});

it('are behind the mark between the numbers of a branch and of the account, below both names', async () => {
  const paper = new Paper().at(40, 100, 'Agência | Conta').at(40, 112, '08925 | 674927-3');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['674927-3']);
  expect(await numbersOn('agência / conta 6401 / 18990-9')).toEqual(['18990-9']);
});

it('are in the second cell behind a label of the branch and of the account', async () => {
  const paper = new Paper().at(40, 100, 'Reg.nr. Kontonr.').at(140, 100, '1234').at(190, 100, '0012345678');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['0012345678']);
});

it('are behind a colon alone on the next line, if the label takes several', async () => {
  const value = (colon: string) =>
    new Paper()
      .at(40, 100, 'NOMBOR AKAUN')
      .at(160, 107, colon)
      .at(220, 107, '555012-334789')
      .at(40, 114, 'ACCOUNT NUMBER');
  expect(numbersOf((await tablesOn(value(':'))).lines, 0)).toEqual(['555012-334789']);
  expect(numbersOf((await tablesOn(value('Fax'))).lines, 0)).toEqual([]);
});

it('end where the next heading begins, though their words are close', async () => {
  const paper = new Paper().at(40, 100, 'Sort code').at(108, 100, 'Account number').at(180, 100, 'Key');
  paper.at(40, 112, '93-11-52').at(108, 112, '1234567890123').at(180, 112, '89');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['1234567890123']);
});

it('are in figures of any script', () => {
  const label = accountLabelIn('رقم الحساب: ١١٨٨٢٢٠٠٤٧');
  expect(label?.words.slice(label.to)).toEqual([':', '1188220047']);
});

it('are behind a kind of account, with a sign between or surely that', async () => {
  expect(await numbersOn('EveryDay Checking - 7011882200')).toEqual(['7011882200']);
  expect(await numbersOn('COMPTE DE CHEQUES N° 11882200471 en euros')).toEqual(['11882200471']);
  expect(await numbersOn('Harbour Street - 7011882200')).toEqual([]);
  expect(await numbersOn('EveryDay Checking 118')).toEqual([]);
});

it('are neither a time of day nor the number of a statement in its year', async () => {
  expect(await numbersOn('Extrato conta corrente 11:18:22')).toEqual([]);
  expect(await numbersOn('Estratto conto n. 4/2025')).toEqual([]);
});

it('are beside a label of which the last word is not known', async () => {
  const paper = new Paper();
  paper.at(40, 100, 'Conta n.º:').at(120, 100, 'PT45 1102 2384 9953');
  const { lines } = await tablesOn(paper);
  expect(numbersOf(lines, 0)).toEqual(['PT45 1102 2384 9953']);
});

it('are not below a title in the words of another label', async () => {
  expect(await numbersOn('CURRENT ACCOUNT', 'SORT CODE 82-11-82', 'ACCOUNT NO 00118822')).toEqual(['00118822']);
});

it('may have a currency or a kind of account before them', async () => {
  expect(await numbersOn('Kontonummer: EUR 4402 118')).toEqual(['4402 118']);
});

it('are not noughts alone', async () => {
  expect(await numbersOn('Account number: 0000')).toEqual([]);
});

it('end before a date', async () => {
  expect(await numbersOn('Account number 60114482 01/05/2024')).toEqual(['60114482']);
});

it('are below their label if nothing is beside it', async () => {
  expect(await numbersOn('Account number', '60114482')).toEqual(['60114482']);
});

it('are not the words of a sentence', async () => {
  expect(await numbersOn('Account holders are protected up to 85000')).toEqual([]);
});

it('are no date', async () => {
  expect(await numbersOn('Conto: 30/04/2022')).toEqual([]);
  expect(await numbersOn('Rekening', '01-10-2017 t/m 31-10-2017')).toEqual([]);
});

it('are not in a row below a heading of the table', async () => {
  const paper = new Paper();
  paper.at(40, 100, 'Account number').at(40, 112, '60114482');
  const { lines } = await tablesOn(paper);
  expect([numbersOf(lines, 0), numbersOf(lines, 0, 1)]).toEqual([['60114482'], []]);
});

it('have no sign for "number" before them', async () => {
  expect(await numbersOn('ACCOUNT # 7069538621', 'Account #7069538622')).toEqual(['7069538621', '7069538622']);
});

it('are not those of another account that is linked', async () => {
  expect(await numbersOn('Linked account 4345-25369810', 'Compte lié 4345-25369810')).toEqual([]);
});

it('are no day and no amount behind words that end like a label', async () => {
  expect(await numbersOn('Monnaie du compte:', 'du 2018-07-01 au 2018-07-31')).toEqual([]);
  expect(await numbersOn('Frais de tenue de compte 6,000')).toEqual([]);
});

it('are whole if all but the last figures are hidden', async () => {
  expect(await numbersOn('Número do cartão **** **** **** 8699')).toEqual(['**** **** **** 8699']);
  expect(await numbersOn('Account number ending 4929 12XX XXXX 8036')).toEqual(['4929 12XX XXXX 8036']);
});

it('are no values of another label on the line below', async () => {
  const paper = new Paper().at(40, 100, 'Account type').at(140, 100, 'Savings Account');
  paper.at(40, 114, 'Customer no.').at(140, 114, '299777038');
  const { lines } = await tablesOn(paper);
  expect(lines.flatMap((_, i) => numbersOf(lines, i))).toEqual([]);
});

it('are no amounts with marked thousands', async () => {
  expect(await numbersOn('Cuenta de ahorros 5034340491')).toEqual(['5034340491']);
  expect(await numbersOn('Cuenta de ahorros 12,345.67')).toEqual([]);
});

it('are no days below the name of the paper', async () => {
  expect(await numbersOn('Statement of account', 'Jul 01, 2024 to Jul 31, 2024')).toEqual([]);
});

it('are behind a label in two languages', async () => {
  const label = accountLabelIn('賬戶號碼 Account Number');
  expect(label?.words.slice(label.to)).toEqual([]);
  const paper = new Paper().at(40, 100, 'Account Number / Nambari').at(240, 100, '0118822004');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['0118822004']);
});

it('are behind a kind of account that ends with the sign for a number', async () => {
  const paper = new Paper().at(40, 100, 'Caja de ahorro en pesos N°').at(240, 100, '118-220047/1');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['118-220047/1']);
});

it('are behind the code of a branch that a mark sets off', async () => {
  expect(await numbersOn('Personal account · 04-47-11 · 82200471')).toEqual(['82200471']);
  expect(await numbersOn('Account 04-47-11 82200471')).toEqual(['04-47-11 82200471']);
});

it('may begin with one letter and a dash', async () => {
  expect(await numbersOn('Wallet ID: W-4471-1822')).toEqual(['W-4471-1822']);
});

it('are behind a kind of account with a word for "number"', async () => {
  expect(await numbersOn('Loan Number 2019681-18409')).toEqual(['2019681-18409']);
  expect(await numbersOn('Kartenkonto-Nr. 4619 8552 8727')).toEqual(['4619 8552 8727']);
  expect(await numbersOn('Número de préstamo 118822004')).toEqual(['118822004']);
  expect(await numbersOn('Kontoauszug Nr. 20250401')).toEqual([]);
});

it('may be a code', async () => {
  expect(await numbersOn('Account ID: acct_1DJR7495KBNLF')).toEqual(['acct_1DJR7495KBNLF']);
});

it('are beside one word for an account of some kind, if they have enough figures', async () => {
  const beside = async (label: string, number: string) =>
    numbersOf((await tablesOn(new Paper().at(40, 100, label).at(140, 100, number))).lines, 0);
  expect(await beside('Företagskonto', '154 700 086')).toEqual(['154 700 086']);
  expect(await beside('Plusrekening', '1182-2004-71')).toEqual(['1182-2004-71']);
  expect(await beside('Sparkonto', '1 182 200')).toEqual([]);
  expect(await beside('Eindafrekening', '118220047')).toEqual([]);
});

it('are in groups behind a kind of account and a sign', async () => {
  expect(await numbersOn('Compte Courant n° 65 954 82N 023')).toEqual(['65 954 82N 023']);
  expect(await numbersOn('GOLD VISA : 1409 75XX XXXX 5020')).toEqual(['1409 75XX XXXX 5020']);
  expect(await numbersOn('C/C COMPTE CONFORT PLUS N° 56370787101 en euros')).toEqual(['56370787101']);
  expect(await numbersOn('GOLD VISA : 1 182 200')).toEqual([]);
});

it('are the last figures in a title, not in a sentence', async () => {
  expect(await numbersOn('Spark | Visa Signature Business ending in 6908')).toEqual(['6908']);
  expect(await numbersOn('Taken from your Business Checking ending in 6908')).toEqual([]);
  expect(await numbersOn('Compra con tarjeta ·· 3962')).toEqual([]);
  expect(await numbersOn('Taken from your Business Checking (...6908)')).toEqual([]);
  expect(await numbersOn('Everyday Checking (...6908)')).toEqual(['...6908']);
});

it('are behind "cc" if the number of a branch is before it', async () => {
  expect(await numbersOn('extrato mensal ag 4773 cc 31389-8')).toEqual(['31389-8']);
  expect(await numbersOn('ADA EXAMPLE cc 31389-8')).toEqual([]);
});

it('may begin left of the label above them', async () => {
  const paper = new Paper().at(200, 100, 'Account number').at(190, 112, '1').at(200, 112, '372 9158 7338');
  expect(numbersOf((await tablesOn(paper)).lines, 0)).toEqual(['1 372 9158 7338']);
});

it('are beside the second line of their label, also behind a colon', async () => {
  const two = new Paper()
    .at(40, 100, 'ACCOUNT')
    .at(160, 100, 'CURRENT ACCOUNT')
    .at(40, 112, 'NO')
    .at(160, 112, '5712-5947');
  expect(numbersOf((await tablesOn(two)).lines, 0)).toEqual(['5712-5947']);
  const three = new Paper().at(40, 100, 'NOMBOR AKAUN').at(160, 107, ': 555012-334789').at(40, 114, 'ACCOUNT NUMBER');
  expect(numbersOf((await tablesOn(three)).lines, 0)).toEqual(['555012-334789']);
});

it('may have the codes of a branch and of a kind before them, set off by strokes', async () => {
  expect(await numbersOn('Conta: 2451 / 013 / 00020587-7')).toEqual(['2451 / 013 / 00020587-7']);
  expect(await numbersOn('Account number 60114482 / 42')).toEqual(['60114482']);
});

it('are not the numbers of taxes and registers behind the kind of an account', async () => {
  expect(await numbersOn('HSN 997113 Credit card services. GSTIN 06AAAAA9999A1Z5.')).toEqual([]);
  expect(await numbersOn('Tarjeta de crédito - CUIT 30-99905417-9')).toEqual([]);
  expect(await numbersOn('Conto corrente P.IVA 99904117009')).toEqual([]);
  expect(await numbersOn('Credit card number XXXX XXXX XXXX XX03')).toEqual(['XXXX XXXX XXXX XX03']);
});

it('are beside a kind of account if their figures end the IBAN above or below', async () => {
  const beside = async (number: string) => {
    const paper = new Paper().at(40, 100, 'Compte épargne').at(260, 100, number);
    paper.at(40, 114, 'IBAN').at(220, 114, 'CH25 0999 0565 5151 6084 2');
    return numbersOf((await tablesOn(paper)).lines, 0);
  };
  expect(await beside('565.515160-842')).toEqual(['565.515160-842']);
  expect(await beside('565.515160-843')).toEqual([]);
});

it('are behind a kind of account in the cell beside their label', async () => {
  const beside = async (text: string) => {
    const { lines } = await tablesOn(new Paper().at(40, 100, 'Account number').at(200, 100, text));
    return numbersOf(lines, 0);
  };
  expect(await beside('Everyday savings plus 7099 4471 0118 8220')).toEqual(['7099 4471 0118 8220']);
  expect(await beside('For savings call 0800 123 4567')).toEqual([]);
  expect(await beside('Opened in branch 00994471')).toEqual([]);
});
