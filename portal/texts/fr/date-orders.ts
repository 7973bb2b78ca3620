/** French: the orders of day, month and year. */
export const orders = { DMY: 'Jour en premier', MDY: 'Mois en premier', YMD: 'Année en premier' };
