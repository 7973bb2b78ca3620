/** Money in minor units of the statement's currency (cents; whole yen; thousandths of a dinar): a safe integer. */
export type Minor = number;
