/** The font of the list of rows: the size of a rem, and the width of texts. */
import { useState } from 'react';
import { type ListType, textWidthIn } from './row-measures.ts';

/** Of the list: also set in rows.module.css. */
const LIST_REM = 0.875;

let known: ListType | null = null;

/** The size that the browser's settings and the theme give; read once per page. */
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
