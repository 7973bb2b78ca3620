/** Bank accounts: what the statements of a client tell of each, joined over all conversions. */
import { json } from '../http/answer.ts';
import type { CallOptions, Send } from '../http/call.ts';
import type {
  AccountTransaction,
  AccountTransactionList,
  BankAccountDetails,
  BankAccountList,
  Bytes,
  Query,
  SuggestionList,
} from '../types.ts';
import { type List, listOf } from './list.ts';

export class BankAccountCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Returns all bank accounts; of one client, or of none (`client: 'none'`), if the query says so. */
  list(query: Query<'listBankAccounts'> = {}, options: CallOptions = {}): Promise<BankAccountList> {
    return this.#send({ method: 'GET', path: ['bank-accounts'], query, read: json<BankAccountList>, options });
  }

  /** Returns which months of an account are covered, and how its statements follow one another. */
  get(bankAccountId: string, options: CallOptions = {}): Promise<BankAccountDetails> {
    const path = ['bank-accounts', bankAccountId];
    return this.#send({ method: 'GET', path, read: json<BankAccountDetails>, options });
  }

  /** Lists the transactions of all statements of an account, each once, oldest first. */
  transactions(
    bankAccountId: string,
    query: Query<'listAccountTransactions'> = {},
    options: CallOptions = {},
  ): List<AccountTransactionList, AccountTransaction> {
    const path = ['bank-accounts', bankAccountId, 'transactions'];
    const read = json<AccountTransactionList>;
    const page = (cursor = query.cursor) =>
      this.#send({ method: 'GET', path, query: { ...query, cursor }, read, options });
    return listOf(page, ({ transactions }) => transactions);
  }

  /** Returns the bytes of an export of an account, of some days, in a format. Throws EXPORT_NEEDS, EXPORT_LIMIT. */
  export(bankAccountId: string, query: Query<'exportBankAccount'>, options: CallOptions = {}): Promise<Bytes> {
    const path = ['bank-accounts', bankAccountId, 'export'];
    return this.#send({ method: 'GET', path, query, large: true, read: bytes, options });
  }

  /** Returns to which clients files may belong, by the bank accounts of their statements. */
  suggestions(options: CallOptions = {}): Promise<SuggestionList> {
    return this.#send({ method: 'GET', path: ['client-suggestions'], read: json<SuggestionList>, options });
  }
}

const bytes = async (response: Response): Promise<Bytes> => new Uint8Array(await response.arrayBuffer());
