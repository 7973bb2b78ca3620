/** The sample statements that the service serves, and that test keys convert: papers of our own drawing. */

export interface Sample {
  /** the name at `/samples/` */
  readonly name: string;
  /** the folder of `fixtures/` with its PDF */
  readonly fixture: string;
  /** what it shows, for people */
  readonly about: string;
  readonly pages: number;
  /** opens it; undefined if it needs none */
  readonly password?: string;
}

export const SAMPLES: readonly Sample[] = [
  { name: 'current-account.pdf', fixture: 'overdrawn-marker', about: 'a current account that is overdrawn', pages: 2 },
  { name: 'credit-card.pdf', fixture: 'credit-card', about: 'a credit card over the turn of the year', pages: 1 },
  { name: 'two-accounts.pdf', fixture: 'two-accounts', about: 'two accounts in one file', pages: 2 },
  {
    name: 'protected.pdf',
    fixture: 'encrypted-aes256',
    about: 'a file that needs a password',
    pages: 2,
    password: 'Blue-Kettle-42',
  },
  { name: 'wrong-sum.pdf', fixture: 'wrong-sum', about: 'a statement that does not add up', pages: 1 },
  { name: 'no-statement.pdf', fixture: 'letter', about: 'a letter, which fails with `NO_TRANSACTIONS`', pages: 1 },
];
