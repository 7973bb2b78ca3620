/** Reads lists at known places, groups them by a key, cuts them into stretches, and searches them. */

/** A list with one item at least. */
export type Filled<T> = readonly [T, ...T[]];

/** True for a list that has items. */
export const isFilled = <L extends readonly unknown[]>(list: L): list is L & Filled<L[number]> => list.length > 0;

/** Given a list with one item at least, returns what is made of each. */
export const mapFilled = <T, R>(list: Filled<T>, make: (item: T, at: number) => R): [R, ...R[]] =>
  list.map(make) as [R, ...R[]];

/** Given a list and a place in it, returns what is there. A place outside the list is a mistake of the caller. */
export function itemAt<T>(list: ArrayLike<T>, at: number): T {
  const item = list[at];
  if (item === undefined) throw outside(list, at);
  return item;
}

/** The same for numbers, which lists hold in other ways than things: loops over both would be slower. */
export function numberAt(numbers: ArrayLike<number>, at: number): number {
  const number = numbers[at];
  if (number === undefined) throw outside(numbers, at);
  return number;
}

/** The same for columns of glyphs and the heap of PDFium: one reader for all kinds of numbers is slow in hot loops. */
export function floatAt(column: Float32Array | Float64Array, at: number): number {
  const number = column[at];
  if (number === undefined) throw outside(column, at);
  return number;
}
export function wholeAt(column: Uint32Array | Uint16Array | Uint8Array, at: number): number {
  const number = column[at];
  if (number === undefined) throw outside(column, at);
  return number;
}

/** Apart from its readers, so that these are short enough for V8 to inline. */
const outside = (list: ArrayLike<unknown>, at: number) =>
  new RangeError(`a list of ${list.length} has nothing at ${at}`);

/** Given a list with one item at least, returns its first or last. */
export const firstOf = <T>(list: ArrayLike<T>): T => itemAt(list, 0);
export const lastOf = <T>(list: ArrayLike<T>): T => itemAt(list, list.length - 1);

/** Given a list, returns its item if it has only one, else null. */
export const onlyOf = <T>(list: ArrayLike<T>): T | null => (list.length === 1 ? firstOf(list) : null);

/** Given a list, returns each item with the one behind it. */
export const neighbours = <T>(list: readonly T[]): [T, T][] =>
  list.slice(1).map((item, before) => [itemAt(list, before), item]);

/** Given things and the key of each, returns those of each key; keys and things keep their order. */
export function groupBy<T, K>(of: readonly T[], keyOf: (one: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const one of of) addTo(groups, keyOf(one), one);
  return groups;
}

function addTo<T, K>(groups: Map<K, [T, ...T[]]>, key: K, thing: T): void {
  const group = groups.get(key);
  if (group) group.push(thing);
  else groups.set(key, [thing]);
}

/** Given a map and a key, returns its value, and makes it if there is none. */
export function makeOnce<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Given things in order, returns the stretches in which each follows the one before it. */
export function stretchesOf<T>(
  things: Filled<T>,
  follows: (thing: T, before: T) => boolean,
): [[T, ...T[]], ...[T, ...T[]][]];
export function stretchesOf<T>(things: readonly T[], follows: (thing: T, before: T) => boolean): [T, ...T[]][];
export function stretchesOf<T>(things: readonly T[], follows: (thing: T, before: T) => boolean): [T, ...T[]][] {
  const stretches: [T, ...T[]][] = [];
  let last: [T, ...T[]] | undefined;
  for (const thing of things) {
    if (last !== undefined && follows(thing, lastOf(last))) last.push(thing);
    else {
      last = [thing];
      stretches.push(last);
    }
  }
  return stretches;
}

/** Given things and the keys of each, returns the things by key, both in their given order. */
export function grouped<T, K>(
  things: readonly T[],
  keysOf: (thing: T, index: number) => readonly K[],
): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  let index = 0;
  for (const thing of things) {
    for (const key of keysOf(thing, index++)) addTo(groups, key, thing);
  }
  return groups;
}

/** Given things and how to search one, returns the first result that is not null; null without. */
export function firstFound<T, R>(things: Iterable<T>, find: (thing: T, index: number) => R | null): R | null {
  let index = 0;
  for (const thing of things) {
    const found = find(thing, index++);
    if (found !== null) return found;
  }
  return null;
}
