/** Japanese: the orders of day, month and year. */
export const orders = { DMY: '日が先', MDY: '月が先', YMD: '年が先' };
