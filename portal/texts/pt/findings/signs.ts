/** Portuguese: findings about the signs of a statement's amounts. */
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { quoted } from './words.ts';

const MARKS = {
  columns: 'colunas de entradas e saídas',
  marks: 'marcas de débito e crédito',
  sections: 'títulos de seções',
};
const FIGURES = { totals: 'Os totais impressos', counts: 'As quantidades impressas' };
const DEBTS = { card: 'de um cartão', loan: 'de um empréstimo' };

export const signs = {
  NOTHING_SIGNED: () => 'Não há nenhuma transação com sinal.',
  SIDES_NOT_SAID: ({ amounts }) =>
    `O documento não diz, de ${counted(amounts, { one: 'valor', other: 'valores' })}, se é entrada ou saída.`,
  LEGEND_AGAINST: ({ text }) => `O documento diz “${text}”: os sinais podem significar o contrário do que foi lido.`,
  SECTION_TURNED: ({ title }) => `“${title}” pode ser do lado contrário ao que informa.`,
  LEDGER_TITLE: ({ title }) =>
    `“${title}” é o título de um razão: o que ele chama de débito pode ser uma entrada, do ponto de vista da empresa.`,
  SIGNS_BY_WORDS_ALONE: () =>
    'Só as palavras das linhas dizem se um sinal de mais é entrada ou saída: o documento não informa lados, nem o tipo de conta, nem nada que só uma conta ou só um cartão tem.',
  SIGNS_BY_SIDES: ({ marks }) => `O sinal de cada valor é dado por ${marks.map((mark) => MARKS[mark]).join(' e ')}.`,
  SIGNS_BY_FIGURES: ({ figures }) =>
    `${FIGURES[figures]} de entradas e saídas conferem, e não confeririam se todos os sinais fossem invertidos.`,
  SIGNS_BY_SUM: ({ label }) => `“${label}” é a soma das linhas desse lado.`,
  SIGNS_BY_BALANCES: () => 'Marcas ou palavras ao lado dos saldos dizem se são credores ou devedores.',
  SIGNS_BY_FEES: () => 'As tarifas na sua coluna têm sinal de menos, e são saídas.',
  SIGNS_OF_ACCOUNT: ({ texts }) => `O documento é de uma conta: ${quoted(texts)}.`,
  SIGNS_OF_DEBT: ({ kind, texts }) => `O documento é ${DEBTS[kind]}, e o saldo é devedor: ${quoted(texts)}.`,
  SIGNS_BY_NUMBER: ({ number }) =>
    `O documento tem um número de conta, “${number}”, saldos que decorrem de linha em linha, e transações de conta dos dois lados.`,
} satisfies Partial<FindingWords>;
