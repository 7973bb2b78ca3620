/** The board as Markdown: docs/accuracy.md, and its lines in the README. */
import { percent } from '../percent.ts';
import type { Counts, SetFigures } from './figures.ts';
import { type Board, type BoardSet, type SetName, share } from './store.ts';

interface Section {
  readonly title: string;
  readonly about: string;
  readonly command: (set: BoardSet) => string;
  /** what its parts are */
  readonly parts?: string;
}

const SECTIONS: Readonly<Record<SetName, Section>> = {
  fixtures: {
    title: 'Our own fixtures',
    about:
      'The papers of [fixtures/](../fixtures/), each there for a trait; every one was read wrong once or could be. They are in the repository, drawn by our own code.',
    command: () => 'npm run accuracy',
    parts: 'fixture',
  },
  fixed: {
    title: 'Drawn papers of fixed seeds',
    about:
      'Papers of random traits, drawn with their truth by [fixtures/fuzz/](../fixtures/fuzz/). A seed draws the same paper everywhere. These are part of `npm run test:long`.',
    command: () => 'npm run fuzz -- --fixed',
  },
  fresh: {
    title: 'Drawn papers of fresh seeds',
    about: 'The same kind of papers, of seeds that no rule of the engine was made with.',
    command: ({ seeds }) => `npm run fuzz -- --seeds ${seeds}`,
    parts: 'trait',
  },
  drawn: {
    title: 'Other layouts',
    about:
      'Statements in the manner of banks of many countries, drawn by others; some of the layouts are sealed: nobody who works on the engine has seen them. They are not published. The scoring is that of their makers: of two rows with one amount and a day in common it may pair each with the other; so two papers count as lying of which each row is right, looked at by hand on 2026-11-22.',
    command: () => 'npm run accuracy -- FOLDER',
  },
  real: {
    title: 'Real statements',
    about: 'Statements that banks or their holders have published. They are not ours to publish again.',
    command: () => 'npm run accuracy -- FOLDER',
  },
  scans: {
    title: 'Scans of drawn papers',
    about:
      'Papers of random traits, printed and scanned by [fixtures/scan/](../fixtures/scan/) in the manner of each grade. Their figures are also compared by `npm run test:pictures`.',
    command: () => 'npm run fuzz -- --fixed --scan GRADE',
    parts: 'grade',
  },
  scanned: {
    title: 'Scans of other layouts',
    about: 'Some of the layouts drawn by others, scanned by others. They are not published.',
    command: () => 'npm run accuracy -- FOLDER',
    parts: 'grade',
  },
};

const INTRODUCTION = `# Accuracy

How right the engine reads, by set, by field, and by trait. Made by \`npm run docs:accuracy\`; edit nothing here by hand.
The figures of the first two sets are compared by \`npm test\` and \`npm run test:long\` and cannot go stale; those of the
others say when and on which commit they were measured. A figure may only get better: the tests fail where one falls below
[bench/expected.json](../bench/expected.json), and this page is not written again if a share of it falls, except by
\`npm run docs:accuracy -- --accept\`, for when the papers themselves have changed.

- **perfect**: papers of which every transaction is exact, none is missing and none is invented.
- **exact**: transactions of which date and amount are right. **whole**: balance and description are right as well.
- **precision**: of the transactions that were read, those that are exact.
- **proved**: of the perfect papers that print what a proof needs, those that are called \`verified\`.
- **lying**: papers that are called \`verified\` and are not right. The worst fault there is.
- **said**: how sure transactions are by their own confidence: so many should be exact.
`;

/** Given a board, returns docs/accuracy.md. */
export function boardText(board: Board): string {
  const names = (Object.keys(SECTIONS) as SetName[]).filter((name) => board[name] !== undefined);
  const glance = table(
    ['', ...COUNT_COLUMNS],
    names.map((name) => [SECTIONS[name].title, ...countCells(board[name]!.figures.total)]),
  );
  return `${[INTRODUCTION, glance, ...names.map((name) => sectionText(SECTIONS[name], board[name]!))].join('\n')}`;
}

/** Given a board, returns its summary for the README. */
export function summaryText(board: Board): string {
  const line = (name: SetName, text: string) => {
    const figures = board[name]?.figures;
    return figures ? [`| ${text} | ${summaryCells(figures).join(' | ')} |`] : [];
  };
  return [
    '| | papers | perfect | transactions exact | proved | lying |',
    '|---|---|---|---|---|---|',
    ...line('fixtures', 'our own fixtures'),
    ...line('fresh', `drawn papers of fresh seeds, ${board.fresh?.seeds ?? ''}`),
    ...line('drawn', 'layouts of other hands, some never seen'),
    ...line('real', 'real statements'),
    ...line('scans', 'scans of drawn papers, from clean ones to photographs'),
    ...line('scanned', 'scans of layouts of other hands'),
  ].join('\n');
}

function summaryCells({ total }: SetFigures): string[] {
  return [
    `${total.papers}`,
    `${percent(share(total.perfect, total.papers))} %`,
    `${percent(share(total.exact, total.transactions))} %`,
    `${percent(share(total.proved, total.provable))} %`,
    `${total.lying}`,
  ];
}

function sectionText(section: Section, set: BoardSet): string {
  const { figures, measured } = set;
  const when = measured ? ` Measured on ${measured.date}, commit ${measured.commit}.` : '';
  const fields = table(
    ['field', 'printed', 'right %', 'missed', 'wrong', 'not printed', 'right %', 'invented'],
    Object.entries(figures.fields).map(([name, of]) => [
      `\`${name}\``,
      of.wanted,
      of.wanted === 0 ? '–' : percent(share(of.right, of.wanted)),
      of.missed,
      of.wrong,
      of.nulls,
      of.nulls === 0 ? '–' : percent(share(of.nulls - of.invented, of.nulls)),
      of.invented,
    ]),
  );
  const levels = table(
    ['confidence', 'rows', 'said %', 'exact %'],
    figures.confidence.map(({ level, rows, said, exact }) => {
      const of = (part: number | undefined) => (rows === 0 || part === undefined ? '–' : percent(share(part, rows)));
      return [level, rows, of(said && said / HUNDREDTHS), of(exact)];
    }),
  );
  const parts =
    section.parts === undefined
      ? []
      : [
          `<details><summary>By ${section.parts}</summary>\n`,
          table(
            [section.parts, ...COUNT_COLUMNS],
            Object.entries(figures.parts).map(([name, counts]) => [name, ...countCells(counts)]),
          ),
          '</details>\n',
        ];
  return [
    `## ${section.title}\n`,
    `${section.about}${when}\n`,
    `\`\`\`sh\n${section.command(set)}\n\`\`\`\n`,
    fields,
    levels,
    ...parts,
  ].join('\n');
}

const HUNDREDTHS = 100;
const COUNT_COLUMNS = ['papers', 'perfect %', 'transactions', 'exact %', 'precision %', 'whole %', 'proved %', 'lying'];

function countCells(counts: Counts): (string | number)[] {
  const { papers, perfect, transactions, given, exact, whole, provable, proved, lying } = counts;
  const of = (part: number, all: number) => (all === 0 ? '–' : percent(share(part, all)));
  return [
    papers,
    of(perfect, papers),
    transactions,
    of(exact, transactions),
    of(exact, given),
    of(whole, transactions),
    of(proved, provable),
    lying,
  ];
}

function table(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`;
  return `${line(header)}${line(header.map((_, i) => (i === 0 ? '---' : '---:')))}${rows.map(line).join('')}`;
}
