import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount'];
const ROWS = [
  ['02 Jun 2025', 'Bakery', '-40.00'],
  ['04 Jun 2025', 'Fuel', '-5.00'],
];

/** A statement of two pages, with a text at the foot of each, and one at the head. */
async function evidenceOn(feet: readonly [string, string], heads: readonly [string, string] = ['', '']) {
  const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 955.00');
  paper
    .down(10)
    .row(...HEAD)
    .row(...ROWS[0])
    .at(40, 790, feet[0])
    .at(400, 20, heads[0])
    .page();
  paper
    .row(...HEAD)
    .row(...ROWS[1])
    .at(40, 790, feet[1])
    .at(400, 20, heads[1]);
  const { status, reason } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : reason;
}

it.each([
  ['Statement 12/%', '1', '3'],
  ['#%', '1', '3'],
  ['% (3)', '1', '3'],
  ['<%>', '1', '3'],
  ['Part % of 3', '1', '3'],
  ['KA 123456 / 0%', '1', '3'],
  ['Your statement of June, page % of 3, in EUR', '1', '3'],
  ['%/iii', 'i', 'iii'],
  ['% page', 'First', 'Third'],
  ['Séite %', '01', '03'],
])('numbers that count show the gap of a lost page: %s', async (text, first, third) => {
  const [before, behind] = [first, third].map((number) => text.replace('%', number)) as [string, string];
  expect(await evidenceOn([before, behind])).toMatch(/^PAGES_COMPLETE: /);
  expect(await evidenceOn(['', ''], [before, behind])).toMatch(/^PAGES_COMPLETE: /);
});

it.each([
  ['Statement 12/1', 'Statement 12/2'],
  ['Printed 1 July 2025', 'Printed 1 July 2025'],
  ['Notes 1', 'Terms 3'],
  ['Lines on this page: 17', 'Lines on this page: 19'],
  ['Balance 1 June', 'Balance 3 June'],
])('others do not: %s, %s', async (...feet) => {
  expect(await evidenceOn(feet)).toBe('verified');
});

it.each([
  ['Statement date: 30 June 2025', 'Statement date: 31 May 2025'],
  ['Printed 30.06.2025 10:12', 'Printed 31.07.2025 11:11'],
  ['Auszug 6 / Blatt 1', 'Auszug 7 / Blatt 2'],
  ['Client 1234567', 'Client 7654321'],
  ['Branch 101', 'Branch 207'],
  ['June 2025', 'May 2025'],
  ['06/2025', '05/2025'],
])('texts that show that two pages are of two statements prevent a proof: %s, %s', async (...texts) => {
  expect(await evidenceOn(texts)).toMatch(/^PAGES_COMPLETE: At one place, page 1 says/);
  expect(await evidenceOn(['', ''], texts)).toMatch(/^PAGES_COMPLETE: At one place, page 1 says/);
});

it.each([
  ['Statement date: 30 June 2025', 'Statement date: 30 June 2025'],
  ['Printed 30.06.2025 10:12', 'Printed 30.06.2025 10:13'],
  ['Auszug 6 / Blatt 1', 'Auszug 6 / Blatt 2'],
  ['Document 1234567', 'Document 1234568'],
])('texts that may differ from page to page do not: %s, %s', async (...texts) => {
  expect(await evidenceOn(texts)).toBe('verified');
});

it('a number that runs up the margin counts as well', async () => {
  const upTo = (last: number) => {
    const margin = (text: string) => (doc: PDFKit.PDFDocument) => {
      doc
        .save()
        .rotate(-90, { origin: [25, 500] })
        .font('Helvetica')
        .fontSize(7);
      doc.text(text, 25, 500, { lineBreak: false }).restore();
    };
    const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 955.00');
    paper
      .row(...HEAD)
      .row(...ROWS[0])
      .draw(margin('Form 77 / Seite 1'))
      .page();
    return statementOn(
      paper
        .row(...HEAD)
        .row(...ROWS[1])
        .draw(margin(`Form 77 / Seite ${last}`)),
    );
  };
  expect((await upTo(2)).reconciliation.status).toBe('verified');
  expect((await upTo(3)).reconciliation.reason).toMatch(/^PAGES_COMPLETE: /);
});
