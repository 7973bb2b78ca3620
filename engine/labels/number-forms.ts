/** Compares numbers of accounts by their form: those of one bank have the same. */

/** Figures of a number whose form shows that another is an account's as well, at the least. */
const LEAST_FIGURES = 6;

/** Given a text, returns how many figures it has. */
export const figuresIn = (text: string): number => text.replace(/\D/g, '').length;

/** Given a number, returns its form: its figures as one figure, the marks between as they are; null for a short one. */
export const formOf = (text: string): string | null =>
  /^[\d./-]+$/.test(text) && figuresIn(text) >= LEAST_FIGURES ? text.replace(/\d/g, '0') : null;
