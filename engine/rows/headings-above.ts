/** Finds the titles and headings of days above the rows of a table. */
import { listedBesides } from '../lexicon/lines/no-bookings.ts';
import { namesSummary, sectionName } from '../lexicon/lines/sections.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { itemAt } from '../model/lists.ts';
import type { Row, Section } from '../model/row.ts';
import type { Segment, Table, TablesResult, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { MarkedLine } from './marked-line.ts';
import type { Group } from './membership/group.ts';
import { kindBeforeAmount, sectionAbove } from './named-lines.ts';

/** A table, and the document around it. */
interface TablePlace extends Pick<TablesResult, 'lines' | 'opened'> {
  readonly table: Table;
  /** its segments that continue the one before on another page */
  readonly goingOn: ReadonlySet<number>;
}

/** The section and the day above the rows of a table, read from top to bottom. Both hold on the next page. */
export class HeadingsAbove {
  section: Section | null = null;
  heading: Pick<Row, 'headingDate' | 'bookedAbove'> | null = null;
  #segment = 0;
  readonly #place: TablePlace;

  constructor(place: TablePlace) {
    this.#place = place;
  }

  /** Continues with a segment of the table. `first` is its first row, and `last` the row before it. */
  enter(s: number, first: Group | undefined, last: Row | undefined): void {
    const { segments } = this.#place.table;
    const before: Segment | undefined = segments[s - 1];
    const segment = itemAt(segments, s);
    const onePage = before?.page === segment.page;
    // a list continues below the header of another page, not below one in the middle of a page or behind its total
    const ended = onePage || last?.kind === 'total' || this.section?.sign === 0;
    if ((segment.header.length > 0 || onePage) && ended) this.section = null;
    const own = (segment.header.length > 0 ? listedUnder(segment) : null) ?? sectionAbove(segment.title);
    this.section = own ?? this.section;
    this.#segment = s;
    if (!this.#place.goingOn.has(s)) this.heading = null;
    else if (own === null && this.section && first && before && opensAbove(first, before, this.#place))
      this.section = null;
  }

  /** Continues below a row: the total of a side, named as the section is, ends it. */
  under({ kind, texts }: Row): void {
    if (!this.section?.sign || !kind?.startsWith('total')) return;
    const words = new Set(fold(texts.join(' ')).split(' '));
    if (
      sectionName(this.section.title)
        .split(' ')
        .every((word) => words.has(word))
    )
      this.section = null;
  }

  /** Continues below a title. `last` is the row above it, and `first` if the segment's first row is below it. */
  below(title: MarkedLine, last: Row | undefined, first: boolean): void {
    const sided = title.section !== null && title.section.sign !== null;
    // a title of bookings of both sides leaves the side that one above it names
    if (title.section && !sided && namesSummary(this.section?.title ?? '')) this.section = null;
    else if (sided && !inSummary(title.row.source, this.#place.lines)) this.section = title.section;
    else if (title.dayHeading) this.heading = { headingDate: title.dayHeading, bookedAbove: title.bookingDay };
    // a title that is not known ends the section above, once it has rows; the head of another page is not a title
    else if (isTitle(title) && this.section && last?.section === this.section)
      if (!first || !this.#place.goingOn.has(this.#segment))
        this.section = { title: title.row.source.line.text, sign: null };
  }
}

/** Given the part of a table below a header, returns what its headings say that it lists, if that is not bookings. */
function listedUnder({ columns, body }: Segment): Section | null {
  const title = listedBesides(columns.map(({ heading, role }) => ({ text: heading, role })));
  // a slip has one line, a list of bookings may have several
  if (title === 'what is to be paid' && body.filter(({ dates }) => dates.length > 0).length > 1) return null;
  return title && { title, sign: 0 };
}

/** True if a statement's head or an opening balance is between a segment and the first row of the next page. */
function opensAbove({ anchor }: Group, before: Segment, { lines, opened }: TablePlace): boolean {
  // a header may be alone at a page's foot
  const last = [...before.title, ...before.header, ...before.body].at(-1);
  const between = lines.slice((last?.line.index ?? 0) + 1, anchor.row.source.line.index + 1);
  return between.some(
    (tl) =>
      opened.has(tl.line.index) ||
      (tl !== between.at(-1) && tl.amounts.length > 0 && kindBeforeAmount(tl)?.kind === 'opening'),
  );
}

/** A title that ends in figures is of a card, whose rows may be of the side above. */
const isTitle = ({ bold, dates, text }: MarkedLine): boolean => bold && dates.length === 0 && !/\d{3}\S*$/.test(text);

/** True for a title with a figure, above a line with another and no date: both are lines of a summary. */
function inSummary(title: TokenLine, lines: readonly TokenLine[]): boolean {
  const figured = (tl: TokenLine | undefined) => tl?.amounts.some((a) => isMoneyLike(a.token)) ?? false;
  const below = lines[title.line.index + 1];
  return figured(title) && figured(below) && below?.dates.length === 0;
}
