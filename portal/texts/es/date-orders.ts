/** Spanish: the orders of day, month and year. */
export const orders = { DMY: 'Primero el día', MDY: 'Primero el mes', YMD: 'Primero el año' };
