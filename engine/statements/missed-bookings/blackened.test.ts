import { expect, it } from 'vitest';
import { extract } from '../../extract.ts';
import { Paper, statementOn } from '../../testing/paper.ts';
import { pdfium, rawPdf, stream } from '../../testing/papers.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '-40.00'],
  ['04 Jun 2025', 'Fuel', '-5.00'],
  ['06 Jun 2025', 'Rent', '-10.00'],
];
type Drawing = (doc: PDFKit.PDFDocument, y: number) => unknown;

/** A statement that adds up, with something in the room of two rows after its second. */
async function reasonFor(within: (paper: Paper) => unknown): Promise<string> {
  const paper = new Paper([40, 110, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 945.00');
  paper.down(10).row('Date', 'Description', 'Amount').rows(ROWS.slice(0, 2));
  within(paper);
  const { status, reason } = (await statementOn(paper.rows(ROWS.slice(2)))).reconciliation;
  return status === 'verified' ? status : reason.split(':')[0];
}

const drawn = (drawing: Drawing) => (paper: Paper) => {
  const { y } = paper;
  paper.draw((doc) => drawing(doc, y)).down(28);
};
const written =
  (...cells: readonly string[]) =>
  (paper: Paper) =>
    paper.row(...cells).row(...cells);

it.each<[string, Drawing]>([
  ['a black box', (doc, y) => doc.rect(38, y, 520, 26).fill('black')],
  ['a grey box', (doc, y) => doc.rect(38, y, 520, 12).fill('#777777')],
  ['a thick stroke', (doc, y) => doc.lineWidth(20).moveTo(38, y).lineTo(558, y).stroke('black')],
  ['a shape that leans', (doc, y) => doc.polygon([38, y], [558, y], [556, y + 20], [40, y + 20]).fill('navy')],
  ['boxes over its cells', (doc, y) => [40, 110, 520].map((x) => doc.rect(x, y, 30, 10).fill('black'))],
])('rows are unread if %s hides them', async (_, drawing) => {
  expect(await reasonFor(drawn(drawing))).toBe('AREAS_READ');
});

it.each<[string, Drawing]>([
  ['nothing', () => {}],
  ['the light ground of a row', (doc, y) => doc.rect(38, y, 520, 14).fill('#e8e8e8')],
  [
    'a dark heading with text on it',
    (doc, y) =>
      doc
        .rect(38, y, 520, 12)
        .fill('navy')
        .fillColor('white')
        .fontSize(8)
        .text('June', 40, y + 2),
  ],
  [
    'a frame made of a dark box and a light one',
    (doc, y) =>
      doc
        .rect(38, y, 520, 12)
        .fill('black')
        .rect(39, y + 1, 518, 10)
        .fill('white'),
  ],
  ['a thick rule', (doc, y) => doc.rect(38, y, 520, 3).fill('black')],
  ['a box over words alone', (doc, y) => doc.rect(112, y, 200, 20).fill('black')],
  ['a bar in the margin', (doc, y) => doc.rect(5, y - 200, 20, 300).fill('navy')],
])('nothing is unread if %s is there', async (_, drawing) => {
  expect(await reasonFor(drawn(drawing))).toBe('verified');
});

it.each([
  [['XX XXX XXXX', 'XXXXXXX', 'XX.XX']],
  [['##/##/####', '#######']],
  [['', '[illegible]']],
  [['', 'REDACTED']],
  [['', '*** 2 lines deleted ***']],
])('a line whose text was made unreadable may be a booking: %j', async (cells) => {
  expect(await reasonFor(written(...cells))).toBe('ROWS_EXPLAINED');
});

it.each([[['', 'XXXX XXXX 1234']], [['', 'x2']], [['', '*']]])(
  'marks beside text do not hide anything: %j',
  async (cells) => {
    expect(await reasonFor(written(...cells))).toBe('verified');
  },
);

const text = (x: number, y: number, words: string) => `BT /F1 9 Tf ${x} ${y} Td (${words}) Tj ET\n`;
const line = (y: number, day: string, words: string, amount: string) =>
  text(40, y, day) + text(110, y, words) + text(400, y, amount);
const CONTENT = [
  text(40, 760, 'Current account'),
  text(40, 746, 'Currency EUR'),
  text(40, 732, 'Period 1 June 2025 to 30 June 2025'),
  text(40, 718, 'Opening balance 1000.00'),
  text(40, 704, 'Closing balance 945.00'),
  line(680, 'Date', 'Description', 'Amount'),
  ...ROWS.map(([day, words, amount], i) => line(666 - 14 * i, day, words, amount)),
].join('');

/** A statement with a note over its last two rows; `looks` is its appearance. */
async function statusWith(note: string, looks = ''): Promise<string> {
  const drawing = stream(looks, '/Type /XObject /Subtype /Form /BBox [0 0 540 34]');
  const entries = `/Type /Annot ${note} /Rect [30 634 570 664] /F 4 ${looks ? '/AP << /N 7 0 R >>' : ''}`;
  const bytes = rawPdf(CONTENT, { page: '/Annots [6 0 R]', objects: [`<< ${entries} >>`, drawing] });
  return extract(bytes, { pdfium: await pdfium() }).statements[0].reconciliation.status;
}

const FILLED = '0 g 0 0 540 34 re f';

it.each([
  ['/Subtype /Square /IC [1 1 1]', ''],
  ['/Subtype /Square', FILLED],
  ['/Subtype /Redact', FILLED],
  ['/Subtype /Stamp', FILLED],
  ['/Subtype /PolyLine', '0 G 0 0 m 540 34 l S'],
])('rows below a note that covers or crosses them out are unread: %s %s', async (note, looks) => {
  expect(await statusWith(note, looks)).toBe('unverifiable');
});

it.each([
  ['/Subtype /Highlight /QuadPoints [30 650 570 650 30 616 570 616]', '1 1 0 rg 0 0 540 34 re f'],
  ['/Subtype /Link', ''],
  ['/Subtype /Square', ''],
])('other notes do not hide them: %s %s', async (note, looks) => {
  expect(await statusWith(note, looks)).toBe('verified');
});
