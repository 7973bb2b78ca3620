/** Which of a statement's rows are bookings: the transactions of its result. */
import type { ReadRow } from '../readings/types.ts';

export const isBooked = ({ role }: Pick<ReadRow, 'role'>): boolean => role === 'transaction';
