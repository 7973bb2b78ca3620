/** The use cases of clients and of their bank accounts. */
import { createClients } from '../clients/clients.ts';
import type { Clients } from '../clients/types.ts';
import { type BankAccountsParts, createBankAccounts } from './bank-accounts.ts';
import type { BankAccounts } from './types.ts';

/** Given their parts, returns them. */
export function createClientUseCases(parts: BankAccountsParts): { clients: Clients; bankAccounts: BankAccounts } {
  return { clients: createClients(parts.database), bankAccounts: createBankAccounts(parts) };
}
