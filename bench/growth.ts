/** The cost of a page in short and in long statements. */
import { conversionsOf } from './conversions.ts';
import { report } from './figures.ts';

/** Pages of the first statement, which warms up the process: otherwise the short one would pay the one-time costs. */
const WARM_UP = 500;
/** The garbage of short statements is collected irregularly, so the mean of many counts. */
const SHORT = { pages: 5, times: 100 };
const LONG = 500;
const LONGEST = 5000;
const MOST_GROWTH = 1.2;

/** Measures from 5 to 500 pages, and returns the report as lines. */
export async function growth(): Promise<string[]> {
  const [, short, long] = await conversionsOf([WARM_UP], [SHORT.pages, SHORT.times], [LONG]);
  return lines([short, long]);
}

/** The same from 500 to 5,000 pages: drawing the paper takes a minute, converting it another. */
export async function growthToLongest(): Promise<string[]> {
  const [, long, longest] = await conversionsOf([WARM_UP], [LONG], [LONGEST]);
  return lines([long, longest]);
}

function lines(conversions: readonly { readonly pages: number; readonly milliseconds: number }[]): string[] {
  const [less, more] = conversions.map(({ pages, milliseconds }) => milliseconds / pages);
  return [
    'CPU a page as statements grow, in a warm process',
    ...conversions.map(({ pages, milliseconds }) =>
      report(`${pages} pages`, `${(milliseconds / pages).toFixed(2)} ms a page`),
    ),
    report('growth', `${(more / less).toFixed(2)} times`, `at most ${MOST_GROWTH}`),
  ];
}
