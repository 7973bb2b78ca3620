/** English: the view History. */

export const history = {
  title: 'History',
};
