/** The type of the list of rows: how large a rem is, and how wide texts are. */
import { useState } from 'react';
import { type TextWidth, textWidthIn } from './row-measures.ts';

/** Of the list: rows.module.css sets it, too. */
const LIST_REM = 0.875;

export interface ListType {
  /** pixels */
  readonly rem: number;
  readonly widthOf: TextWidth;
}

let known: ListType | null = null;

/** What the browser's settings and the theme make of it; asked for once a page. */
export function useType(): ListType {
  const [type] = useState(() => {
    known ??= measured();
    return known;
  });
  return type;
}

function measured(): ListType {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { rem, widthOf: textWidthIn(`${rem * LIST_REM}px ${getComputedStyle(document.body).fontFamily}`) };
}
