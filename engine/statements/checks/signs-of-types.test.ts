import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const wallet = (...first: readonly [string, string, string]) => {
  const paper = new Paper([40, 110, 200, -460, -550]).text('Dompet digital 0812-3344-5566').text('Mata uang: IDR');
  paper.text('Periode 01/06/2025 - 30/06/2025').row('Tanggal', 'Jenis transaksi', 'Keterangan', 'Jumlah', 'Saldo');
  paper.row('02/06/2025', first[0], 'Toko Makmur', first[1], first[2]);
  return paper.rows([
    ['03/06/2025', 'Isi saldo', 'Bank Nusantara', '50.000,00', '140.000,00'],
    ['04/06/2025', 'Pembayaran', 'Warung Sari', '15.000,00', '125.000,00'],
    ['05/06/2025', 'Isi saldo', 'Bank Nusantara', '20.000,00', '145.000,00'],
    ['06/06/2025', 'Pembayaran', 'Toko Makmur', '10.000,00', '135.000,00'],
  ]);
};

it('Without an opening balance the first booking has the sign that all others of its type have, and no proof', async () => {
  const { transactions, reconciliation } = await statementOn(wallet('Pembayaran', '12.000,00', '90.000,00'));
  expect(transactions.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1, -1, 1, -1]);
  expect(reconciliation.status).toBe('unverifiable');
  const [topUp] = (await statementOn(wallet('Isi saldo', '12.000,00', '90.000,00'))).transactions;
  expect(topUp?.amount).toBe(1200000);
});
