/** Regular expressions that are too long for one line. */

/** Given flags, returns what makes the expression of a template: as it is written, without its breaks and indents. */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray): RegExp =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags);
