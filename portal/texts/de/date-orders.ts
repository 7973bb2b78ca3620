/** German: the orders of day, month and year. */
export const orders = { DMY: 'Tag zuerst', MDY: 'Monat zuerst', YMD: 'Jahr zuerst' };
