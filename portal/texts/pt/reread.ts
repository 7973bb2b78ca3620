/** Portuguese: a file is read again, and open questions are answered. */
import { counted } from '../counted.ts';
import { orders } from './date-orders.ts';

const rows = (number: number) => counted(number, { one: 'linha', other: 'linhas' });

/** What a column is for, by its role. */
const ROLES: Readonly<Record<string, string>> = {
  date: 'data',
  value_date: 'data-valor',
  transaction_date: 'data da transação',
  description: 'descrição',
  amount: 'valor',
  debit: 'débito',
  credit: 'crédito',
  balance: 'saldo',
  currency: 'moeda',
  reference: 'referência',
  type: 'tipo',
  aside: 'nota',
  marker: 'sinal',
  sequence: 'número de ordem',
  fee: 'tarifa',
  charge: 'tarifa cobrada',
  original_amount: 'valor original',
  other: 'outra',
};

const BOOKED = {
  column: 'no dia da sua coluna',
  stacked: 'no dia acima ou abaixo',
  before: 'no primeiro dos dias',
  behind: 'no último dos dias',
  text: 'no dia com que o texto começa',
  headed: 'no dia abaixo do seu título',
};

export const reread = {
  open: 'Reler',
  title: 'Reler este arquivo',
  body: 'Informe o que o documento não diz: o arquivo inteiro será lido de novo, sem custo.',
  corrected: (number: number) =>
    `A nova leitura não mantém ${number === 1 ? 'a linha que você corrigiu' : `as ${rows(number)} que você corrigiu`}. “Desfazer” traz as correções de volta.`,
  dateOrder: 'Ordem de dia e mês',
  orders: {
    asRead: 'Como diz o documento',
    ...orders,
  },
  year: 'Ano das datas',
  yearHint: 'Se o documento não o imprimir',
  asRead: 'Como diz o documento',
  submit: 'Reler',
  cancel: 'Cancelar',
  reading: 'Relendo …',
  failed: 'Não foi possível ler assim',
  overtaken:
    'Alguém alterou esta leitura nesse meio-tempo, por isso não foi feita nova leitura. Nada do que você fez se perdeu: veja as linhas atuais e releia o arquivo.',
};

export const answers = {
  // English has no type for this text but its two sentences, which no other language can return
  mark: (mark: '.' | ','): string =>
    mark === '.' ? 'O ponto é o separador decimal' : 'A vírgula é o separador decimal',
  columns: (columns: readonly string[]) =>
    `Colunas: ${columns.map((role) => ROLES[role] ?? role.replaceAll('_', ' ')).join(', ')}`,
  day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
    heading === null ? `Lançada ${BOOKED[place]}` : `Lançada no dia abaixo de “${heading}”`,
  sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
    `${signs === 'holder' ? 'Um sinal de mais é uma entrada' : 'Um sinal de mais é uma saída'}, ${
      balances === 'held' ? 'o saldo é a favor (uma conta)' : 'o saldo é devido (um cartão ou um empréstimo)'
    }`,
};
