/** English: the view History; its table has the texts of reviews. */

export const history = {
  title: 'History',
};
