/** English: the view Keys. */

export const keys = {
  title: 'Keys',
};
