/** English: the view Settings. */

export const settings = {
  title: 'Settings',
};
