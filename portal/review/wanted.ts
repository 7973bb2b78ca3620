/**
 * What a list of files is limited to, and its order, also as the query of an address: a reload, Back and a link show the
 * same list.
 */
import { COLUMNS, FIRST_ORDER, type FileState, type Order, STATES } from './file-state.ts';

/** Empty texts limit nothing. */
export interface Wanted {
  readonly search: string;
  /** the id of a client, or NO_CLIENT */
  readonly client: string;
  readonly state: FileState | '';
  readonly checked: 'true' | 'false' | '';
  readonly exported: 'true' | 'false' | '';
  readonly bank: string;
  readonly account: string;
  readonly holder: string;
  /** ISO 8601 */
  readonly periodFrom: string;
  readonly periodTo: string;
}

/** More than any name or number has. */
export const MOST_LETTERS = 255;

const isText = (text: string) => text.length <= MOST_LETTERS;
const isFlag = (text: string) => text === 'true' || text === 'false';
/** Days that no calendar has are none: some of them are read as others. */
const isDay = (text: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** For each limit, whether a text of an address is one: the service refuses what it does not know. */
const KNOWN: Readonly<Record<keyof Wanted, (text: string) => boolean>> = {
  ...{ search: isText, bank: isText, account: isText, holder: isText },
  client: (text) => text === 'none' || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
  state: (text) => STATES.some((one) => one === text),
  ...{ checked: isFlag, exported: isFlag },
  ...{ periodFrom: isDay, periodTo: isDay },
};
const NAMES = Object.keys(KNOWN) as (keyof Wanted)[];

/** Given the query of an address, returns what the list is limited to. */
export function wantedIn(query: URLSearchParams): Wanted {
  const known = NAMES.map((name) => {
    const text = query.get(name) ?? '';
    return [name, KNOWN[name](text) ? text : ''];
  });
  return Object.fromEntries(known) as unknown as Wanted;
}

/** All files. */
export const NO_LIMITS: Wanted = wantedIn(new URLSearchParams());

/** Given the query of an address, returns the order of the list. */
export function orderIn(query: URLSearchParams): Order {
  const by = COLUMNS.find((column) => column === query.get('sort'));
  return by === undefined ? FIRST_ORDER : { by, down: query.get('order') === 'desc' };
}

/** Given what a list is limited to and its order, returns the query of its address. */
export function queryOf(wanted: Wanted, { by, down }: Order = FIRST_ORDER): URLSearchParams {
  const limits = NAMES.filter((name) => wanted[name] !== '').map((name) => [name, wanted[name]]);
  const isFirst = by === FIRST_ORDER.by && down === FIRST_ORDER.down;
  return new URLSearchParams(isFirst ? limits : [...limits, ['sort', by], ['order', down ? 'desc' : 'asc']]);
}

export const isLimited = (wanted: Wanted): boolean => NAMES.some((name) => wanted[name] !== '');
