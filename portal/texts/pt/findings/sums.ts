/** Portuguese: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted, rows as rowsOf } from './words.ts';

const balances = (number: number) => counted(number, { one: 'saldo impresso', other: 'saldos impressos' });
const follow = (number: number) => (number === 1 ? 'decorre' : 'decorrem');
const sumsHold = (number: number) =>
  counted(number, { one: 'soma independente fecha', other: 'somas independentes fecham' });

const amountsCorrected = (number: number) => counted(number, { one: 'valor corrigido', other: 'valores corrigidos' });

const FIGURES = {
  closing: 'saldo inicial e todos os valores',
  totalIn: 'total de entradas',
  totalOut: 'total de saídas',
  countIn: 'quantidade de créditos',
  countOut: 'quantidade de débitos',
  count: 'quantidade de transações',
};

const BALANCES = { opening: 'inicial', closing: 'final' };

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} das linhas anteriores`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} de ${balances(number)} não ${follow(wrong)} das linhas anteriores`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} entre linhas ${follow(number)} delas`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} de ${balances(number)} entre linhas não ${follow(wrong)} delas`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}: como impresso`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}: o documento imprime outra coisa`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `o saldo ${BALANCES[balance]} está impresso duas vezes, com diferença`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'o saldo transportado abaixo das linhas não é o saldo final',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Valores no documento que nenhuma linha usa: ${unused.map(({ text, page }) => `${text} (página ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `Os saldos impressos decorrem de linha em linha, e ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `O saldo inicial e todos os valores dão o saldo final; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'Não há saldo inicial impresso à parte das linhas.',
  NO_END_PRINTED: () => 'Não há saldo final, total ou quantidade impressos que mostrem que não falta nenhuma linha.',
  FIGURES_AGREE: ({ figures }) =>
    figures === 1
      ? 'O único total ou quantidade que está impresso confere com as linhas.'
      : `Os ${count(figures)} totais e quantidades impressos conferem com as linhas.`,
  NO_FIGURES_AGAINST: () => 'Não há total nem quantidade impressos que contradigam as linhas.',
  FIGURES_NOT_REACHED: ({ texts }) => `O documento imprime o que a soma das linhas não atinge: ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 && counted(unverified, { one: 'extrato não comprovado', other: 'extratos não comprovados' }),
      breaks > 0 &&
        counted(breaks, {
          one: 'ponto em que um extrato não continua o anterior',
          other: 'pontos em que um extrato não continua o anterior',
        }),
      rows > 0 && counted(rows, { one: 'linha que pode estar em dobro', other: 'linhas que podem estar em dobro' }),
      uncovered > 0 && 'dias que nenhum extrato abrange',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'saldos que ninguém pode comparar' : parts.join(', ');
    return `Este extrato está comprovado, mas o conjunto reunido aqui não está: há ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'soma do documento fecha', other: 'somas do documento fecham' })}. Os saldos e os totais impressos comprovam ${amountsCorrected(amounts)}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `As somas fecham com ${amountsCorrected(amounts)}, e não há uma segunda soma que comprove isso: um número informado para que uma soma feche não comprova a si mesmo.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'Um saldo foi informado ou excluído à mão: as somas em que ele entra não comprovam nada.',
  CORRECTION_NOT_EXAMINED: () =>
    'O documento não fechava quando foi lido, e por isso outras leituras dele não foram comparadas.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `A data de ${rowsOf(rows)} foi informada à mão, e nenhuma soma comprova uma data.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
    return `Falta uma linha ou há uma mal lida, ou o documento não fecha${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
