/** English: the view Operator. */

export const operator = {
  title: 'Operator',
};
