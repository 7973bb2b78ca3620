/** English: the view Usage. */

export const usage = {
  title: 'Usage',
};
