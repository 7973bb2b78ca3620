/** Makes a copy of a statement that can be shared: the same pages, which convert alike, with invented contents. */
import { UnreadableError } from '../errors.ts';
import { type ExtractOptions, extract } from '../extract.ts';
import { firstOf, itemAt } from '../model/lists.ts';
import type { PdfSource } from '../pages/document.ts';
import type { Stages } from '../stages.ts';
import { fileFinding } from '../wording/files.ts';
import type { Chance } from './chance.ts';
import { differences, type Reading } from './compare.ts';
import { redrawn } from './places.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { moveMonth } from './shift.ts';
import type { StayRules } from './stays.ts';
import { inventTexts } from './texts.ts';
import { writePdf } from './write.ts';

export interface RedactOptions extends Omit<ExtractOptions, 'onPainted' | 'onStages'> {
  readonly chance: Chance;
  /** given bytes, returns them compressed for the filter FlateDecode */
  readonly deflate: (bytes: Uint8Array) => Uint8Array;
  readonly keep?: readonly string[];
  /** words of headings that the lexicon does not know are invented, too */
  readonly replaceHeadings?: boolean;
}

/** A copy, and what its maker ought to know before sharing it. */
export interface RedactedCopy {
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly kept: readonly string[];
  /** what converts otherwise than in the original, in words that hold nothing of it */
  readonly differences: readonly string[];
}

/** Copies that are tried until one converts as the original: each keeps no more words than it must. */
const TRIES: readonly Pick<StayRules, 'keepTerms' | 'keepLabels'>[] = [
  { keepTerms: false, keepLabels: false },
  { keepTerms: false, keepLabels: true },
  { keepTerms: true, keepLabels: false },
  // figures of as many digits that add up are found by chance
  ...Array.from({ length: 6 }, () => ({ keepTerms: true, keepLabels: true })),
];

/** Given a PDF, returns a copy with invented contents. Throws UnreadableError as extract does. */
export function redact(source: PdfSource, options: RedactOptions): RedactedCopy {
  const sheets: Sheet[] = [];
  const original = read(source, { ...options, onPainted: (page) => sheets.push(sheetOf(page)) });
  const keep = new Set((options.keep ?? []).flatMap((text) => text.toLowerCase().split(/\s+/)));
  const tries = TRIES.map((tried) => () => {
    const rules: StayRules = { ...tried, keep, replaceHeadings: options.replaceHeadings ?? false };
    return attempt(original, sheets, rules, options);
  });
  let best = firstOf(tries)();
  for (const next of tries.slice(1)) {
    if (best.differences.length === 0) break;
    const copy = next();
    if (copy.differences.length < best.differences.length) best = copy;
  }
  return best;
}

function read(source: PdfSource, options: ExtractOptions): Reading {
  const seen: Stages[] = [];
  try {
    const extraction = extract(source, { ...options, onStages: (stages) => seen.push(stages) });
    return { extraction, stages: firstOf(seen) };
  } catch (thrown) {
    const isScan = thrown instanceof UnreadableError && thrown.finding.code === 'FILE_SCANNED';
    throw isScan ? new UnreadableError('PDF_UNREADABLE', fileFinding('SCAN_NOT_REDACTED')) : thrown;
  }
}

function attempt(
  original: Reading,
  sheets: readonly Sheet[],
  rules: StayRules,
  { pdfium, deflate, hints, onPage, chance }: RedactOptions,
): RedactedCopy {
  const { stages } = original;
  const texts = inventTexts(stages, rules, chance);
  const drawn = sheets.map((sheet, i) => redrawn(sheet, itemAt(stages.words, i), texts));
  const pdf = writePdf(drawn, {
    originals: sheets,
    deflate,
    createdIn: stages.createdIn === null ? null : moveMonth(stages.createdIn, 1, texts.shift).year,
  });
  const year = hints?.year === undefined ? {} : { year: hints.year + texts.shift.years };
  const copy = read(pdf, { pdfium, hints: { ...hints, ...year }, onPage });
  const { kept, shift } = texts;
  return { pdf, pages: sheets.length, kept, differences: differences(original, copy, shift) };
}
