/** Dutch: the orders of day, month and year. */
export const orders = { DMY: 'Dag eerst', MDY: 'Maand eerst', YMD: 'Jaar eerst' };
