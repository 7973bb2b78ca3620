/** Portuguese: findings about the rows of a statement, and about other readings of them. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { differences } from './differences.ts';
import { onPages, quoted, rows as rowsOf } from './words.ts';

type Found = Parameters<FindingWords['AMBIGUOUS']>[0]['differences'];

/** What two readings differ in; a later version may have codes without a text here. */
function which(found: Found): string {
  const parts = found.flatMap(({ code, params }) => wordsIn(differences, code, params) ?? []);
  return parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
}

const tried = (readings: number) => counted(readings, { one: 'leitura foi tentada', other: 'leituras foram tentadas' });

export const rows = {
  LINES_EXPLAINED: () =>
    'Cada linha impressa com um dia e um valor é uma transação, ou foi identificada como outra coisa.',
  LINES_UNEXPLAINED: ({ lines, pages }) => {
    const unexplained = counted(lines, {
      one: 'linha impressa que pode ser uma transação não pôde ser explicada',
      other: 'linhas impressas que podem ser transações não puderam ser explicadas',
    });
    return `${unexplained}, ${onPages(pages)}.`;
  },
  TOTALS_WITHOUT_ROWS: () =>
    'O documento imprime um total de entradas ou de saídas, e nenhuma transação foi encontrada.',
  ROW_NUMBERS_MISSING: ({ from, to }) =>
    from === to
      ? `As linhas são numeradas, e falta o número ${count(from)}.`
      : `As linhas são numeradas, e faltam os números ${count(from)} a ${count(to)}.`,
  ROWS_ALL_BOOKED: () => 'Não há linhas separadas das outras que se anulem.',
  DENIED_ACROSS_PAGE: ({ text }) => `A página diz “${text}” por cima do texto: as linhas podem não ter sido lançadas.`,
  DENIED_ABOVE_ROWS: ({ text }) => `Acima das linhas está “${text}”: elas podem não ter sido lançadas.`,
  AMBIGUOUS: ({ differences }) =>
    `O documento pode ser lido de dois modos, e tudo fecha com ambos${which(differences)}`,
  READING_AS_CLOSE: ({ differences }) =>
    `O documento pode ser lido de dois modos, e nenhum fecha melhor${which(differences)}`,
  AMBIGUOUS_AMOUNTS: ({ rows, pages, amounts }) =>
    rows === 1
      ? `${rowsOf(rows)} ${onPages(pages)} imprime outro valor além do seu (${quoted(amounts)}), e as somas são as mesmas com ambos.`
      : `${rowsOf(rows)} ${onPages(pages)} imprimem outro valor além do seu (${quoted(amounts)}), e as somas são as mesmas com ambos.`,
  SEARCH_ENDED: () => 'O documento pode ser lido de mais modos do que os que foram tentados.',
  ONE_READING_FITS: ({ readings }) => `${tried(readings)}, e nenhuma outra fecha.`,
  NO_READING_AS_CLOSE: ({ readings }) => `${tried(readings)}, e nenhuma outra chega tão perto das somas do documento.`,
  ONE_READING_OPEN: () => 'O que o documento imprime não deixa nenhuma outra leitura em aberto.',
  CURRENCY_UNKNOWN: () => 'O documento não informa a moeda.',
  PAGE_UNREADABLE: () => 'Esta página não tem texto que possa ser lido: é uma imagem.',
} satisfies Partial<FindingWords>;
