/** What a version is, in words. */
import { instant } from '../../formats/dates.ts';
import { texts } from '../../texts/texts.ts';
import type { Version } from '../edit/versions.ts';

const WORDS = texts.edit;

/** Given a version, returns how it came to be, and of whom. */
export const origin = ({ kind, by, rows }: Version): string =>
  [WORDS.kinds[kind], by !== null && WORDS.by(by), rows !== null && WORDS.correctedRows(rows)]
    .filter((text) => text !== false)
    .join(' · ');

/** Given a version, returns what tells it apart in a list of choices. */
export const label = (version: Version): string => `${version.name ?? origin(version)} · ${instant(version.createdAt)}`;
