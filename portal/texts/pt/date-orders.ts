/** Portuguese: the orders of day, month and year. */
export const orders = { DMY: 'Dia primeiro', MDY: 'Mês primeiro', YMD: 'Ano primeiro' };
