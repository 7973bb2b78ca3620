/** English: the view Check. */

export const check = {
  title: 'Check',
};
