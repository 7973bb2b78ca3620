/** Draws small statements for the black-box tests, like those of users. */
import PDFDocument from 'pdfkit';

/** Words of the drawn rows, which would reveal a leak into a log. */
export const DESCRIPTIONS = ['Harbour Bakery', 'Salary Northwind', 'Lighthouse Rent', 'Orchard Market'] as const;
const AMOUNTS = [-4.5, 2_150, -980, -63.25] as const;
const OPENING = 1_200;

export interface StatementOptions {
  readonly pages?: number;
  /** opens the document, encrypted with AES-128 */
  readonly password?: string;
}

const money = (value: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Given a number of pages and a password, returns a PDF: date, description, signed amount, running balance. */
export function drawStatement({ pages = 1, password }: StatementOptions = {}): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 40,
    ...(password === undefined
      ? {}
      : { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.6' }),
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));

  let balance = OPENING;
  let day = 1;
  const row = (y: number, [date, description, amount, printed]: readonly string[]) => {
    document.text(date!, 40, y, { lineBreak: false });
    document.text(description!, 120, y, { lineBreak: false });
    document.text(amount!, 330, y, { width: 90, align: 'right', lineBreak: false });
    document.text(printed!, 450, y, { width: 90, align: 'right', lineBreak: false });
  };
  for (let page = 0; page < pages; page++) {
    if (page > 0) document.addPage();
    document.fontSize(14).text('Statement of account', 40, 40).fontSize(9);
    document.text('Account number 0011-223344', 40, 62).text('Currency EUR', 40, 74);
    document.text('Period 01 June 2025 to 30 June 2025', 40, 86);
    row(120, ['Date', 'Description', 'Amount', 'Balance']);
    let y = 136;
    if (page === 0) row(y, ['01 Jun 2025', 'Opening balance', '', money(balance)]);
    for (const [at, description] of DESCRIPTIONS.entries()) {
      y += 16;
      balance += AMOUNTS[at]!;
      row(y, [`${String(day).padStart(2, '0')} Jun 2025`, description, money(AMOUNTS[at]!), money(balance)]);
      day = Math.min(30, day + 1);
    }
    if (page === pages - 1) row(y + 16, ['30 Jun 2025', 'Closing balance', '', money(balance)]);
  }
  document.end();
  return whole;
}

/** Returns a PDF that is not a statement. */
export function drawLetter(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve) => document.on('end', () => resolve(Buffer.concat(chunks))));
  document.text('Dear customer,').moveDown();
  document.text('thank you for your visit. We look forward to seeing you again in our branch at the harbour.');
  document.end();
  return whole;
}
