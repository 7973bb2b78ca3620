/** Finds what bookings have at the ends of their texts: a beginning up to a mark, a note in brackets. */
import { fold } from '../../lexicon/phrases/fold.ts';
import type { Booking } from '../bookings.ts';

/**
 * The beginning of a text up to a colon, or the text in brackets at either end: "En trámite: Cine", "Cine (en
 * suspens)".
 */
const LEAD = /^[([]?([^:()[\]\d]{2,30})[:)\]]|[([]([^()[\]\d]{2,30})[)\]]$/u;

/** The same up to a dash that stands by itself: "En trámite - Cine". */
const DASHED = /^([^:()[\]\d]{2,30}?)\s[-–—]\s/u;

/** A mark for a note below: "Hotel *", "Hotel ¹", "Hotel 1)", "Hotel(1)", "Hotel (!)". */
const NOTE = /(?:[*†‡§#¹²³]|\s\d\)|\((?:\p{L}|\d|[!?*†]+)\))$/u;

export function leadsOf({ row: { texts } }: Booking): string[] {
  return texts.flatMap((text) => {
    const [, before, behind] = LEAD.exec(text.trim()) ?? [];
    const lead = before ?? behind;
    const [note] = NOTE.exec(text.trim()) ?? [];
    return [...(lead === undefined ? [] : [fold(lead)]), ...(note === undefined ? [] : [note.trim()])];
  });
}

export const dashedLeadsOf = ({ row: { texts } }: Booking): string[] =>
  texts.flatMap((text) => DASHED.exec(text.trim())?.[1] ?? []).map(fold);
