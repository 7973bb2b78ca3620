/** English: the view Convert. */

export const convert = {
  title: 'Convert',
};
