/** Regular expressions that are too long for one line, or hold others. */

/** Given flags, returns what makes the expression of a template: as it is written, without its breaks and indents. */
export const pattern =
  (flags: string) =>
  ({ raw }: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(String.raw({ raw }, ...parts).replace(/\n\s*/g, ''), flags);
