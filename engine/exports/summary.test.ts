import { expect, it } from 'vitest';
import { entriesOf } from './json.ts';
import { summaryOf } from './summary.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

it('a summary has the figures that a result has of the statement', () => {
  const one = statement({ transactions: [transaction(), transaction({ amount: 500 })] });
  const { correctedRows, status, ...figures } = summaryOf(one);
  const [entry] = entriesOf(result(file([one]))).statements;
  expect(entry).toMatchObject(figures);
  expect({ correctedRows, status }).toEqual({ correctedRows: 0, status: entry?.reconciliation.status });
  expect(figures).toMatchObject({ totalIn: '5.00', totalOut: '12.20', closingBalance: '15438.55' });
});
