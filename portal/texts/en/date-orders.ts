/** English: the orders of day, month and year. */
export const orders = { DMY: 'Day first', MDY: 'Month first', YMD: 'Year first' };
