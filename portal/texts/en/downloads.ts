/** English: downloads of results. */

export const downloads = {
  download: 'Download',
  choose: 'Choose how to download',
  /** with the format's short name; empty if none is chosen yet */
  chooseFor: (label: string, format: string) => `${label}: choose how${format === '' ? '' : `, now ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} for ${program}`].filter((part) => part !== null).join(', '),
  format: 'Format',
  preset: 'For',
  noPreset: 'Any program: all columns',
  own: {
    make: 'A new preset of your own …',
    delete: (name: string) => `Delete the preset ${name}`,
    name: 'Name of the preset',
    asUsual: 'As usual',
    options: { dateFormat: 'Dates', delimiter: 'Between columns', decimalMark: 'Decimal mark', amounts: 'Amounts' },
    values: {
      delimiter: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab', pipe: 'Pipe' },
      decimalMark: { point: 'Point: 4959.21', comma: 'Comma: 4959,21' },
      amounts: { signed: 'One column with signs', split: 'A column out, a column in' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'What',
  ways: {
    one: 'This file',
    together: 'All in one file',
    apart: 'A zip with one for each statement file',
  },
  failed: 'The download failed',
  needs: {
    title: 'What the paper does not say',
    why: 'A file of this format must hold the following, and the statement does not print it.',
    fields: {
      currency: { label: 'Currency', hint: 'A code of three letters, such as EUR.' },
      account: { label: 'Account number', hint: 'As your program knows the account.' },
      bankId: { label: "The bank's id", hint: 'A routing number, a sort code or a BIC: nine characters at most.' },
      intuBankId: {
        label: 'The number of the bank at QuickBooks',
        hint: 'From the list of banks of QuickBooks (INTU.BID). It shows the account under the name of this bank.',
      },
      openingBalance: { label: 'Opening balance', hint: 'Such as 122.44; with a minus if the account is overdrawn.' },
      closingBalance: { label: 'Closing balance', hint: 'Such as 4959.21; with a minus if the account is overdrawn.' },
      periodEnd: { label: 'Last day of the statement', hint: 'The day of the closing balance.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
};
