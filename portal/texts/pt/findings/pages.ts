/** Portuguese: findings about the pages of a statement. */
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { ofPages, onPages } from './words.ts';

const UNREAD = {
  picture: 'uma imagem',
  outlines: 'letras desenhadas',
  annotation: 'uma anotação',
  field: 'um campo de formulário',
  cover: 'uma tarja escura',
};

const numbered = (number: number, of: number | null) =>
  of === null ? count(number) : `${count(number)} de ${count(of)}`;
const says = ({ page, text }: { page: number; text: string }) => `A página ${count(page)} diz “${text}”`;
const atOnePlace = ({ pages, texts }: { pages: [number, number]; texts: [string, string] }) =>
  `No mesmo lugar, a página ${count(pages[0])} diz “${texts[0]}” e a página ${count(pages[1])} “${texts[1]}”`;
const figuresNamed = (number: number) => counted(number, { one: 'número', other: 'números' });

export const pages = {
  PAGES_WITHOUT_TEXT: ({ pages }) => `Não há texto que possa ser lido ${onPages(pages)}.`,
  READ_IN_TWO_WAYS: ({ text, page }) =>
    `Os leitores da imagem da página ${count(page)} divergem em “${text}”, e nenhuma soma do documento decide.`,
  DAY_UNUSED: ({ text, page }) =>
    `Na página ${count(page)}, “${text}” está entre os lançamentos, e não é claro de qual deles é o dia.`,
  READ_BY_OTHERS: ({ page }) =>
    `O texto da página ${count(page)} é uma leitura da imagem feita por terceiros, e a imagem não foi lida de novo.`,
  READ_ALIKE: ({ figures, pages, settled, corrected }) => {
    const bySums = settled === 0 ? '' : ` As somas do documento decidem ${figuresNamed(settled)} em que eles divergem.`;
    const better = corrected === 0 ? '' : ` As somas do documento corrigem ${figuresNamed(corrected)}.`;
    const where = pages.length === 0 ? 'nas imagens' : `nas imagens ${ofPages(pages)}`;
    return `Dois leitores leram o mesmo em ${figuresNamed(figures)} ${where}.${bySums}${better}`;
  },
  PAGES_UNNUMBERED: () => 'As páginas não têm números.',
  PAGES_NUMBERED: ({ count: number, first, firstOf, last, lastOf }) => {
    if (number === 1) {
      return `A página diz ${numbered(first, firstOf)}${lastOf === null ? '' : ': não falta nenhuma'}.`;
    }
    const none = lastOf === null ? 'não falta nenhuma entre elas' : 'não falta nenhuma';
    return `As páginas dizem ${numbered(first, firstOf)} ${number === 2 ? 'e' : 'a'} ${numbered(last, lastOf)}: ${none}.`;
  },
  PAGES_MISSING: ({ from, to, of }) =>
    from === to ? `Falta a página ${numbered(from, of)}.` : `Faltam as páginas ${count(from)} a ${numbered(to, of)}.`,
  PAGE_TWICE: ({ page }) => `A página ${count(page)} aparece duas vezes.`,
  PAGES_DISORDERED: ({ page, behind }) =>
    `As páginas estão fora de ordem: a página ${count(page)} está depois da página ${count(behind)}.`,
  PAGE_COUNTS_DIFFER: ({ counts }) => `As páginas divergem sobre quantas são: ${counts.map(count).join(' e ')}.`,
  PAGES_SKIPPED: (place) => `${atOnePlace(place)}: nessa contagem falta uma página.`,
  PAGES_OF_TWO_STATEMENTS: (place) => `${atOnePlace(place)}: podem ser de dois extratos.`,
  STATEMENT_GOES_ON: ({ page }) => `A página ${count(page)} diz que o extrato continua, e não há página seguinte.`,
  ROWS_LEFT_OUT: (said) => `${says(said)}: podem faltar linhas.`,
  NO_PAGE_FOLLOWS: (said) => `${says(said)}, e não há página seguinte.`,
  PAGE_BEFORE_MISSING: (said) => `${says(said)}, e essa página não está presente.`,
  FEWER_PAGES: (said) => `${says(said)}, e o arquivo tem menos.`,
  PART_OF_BOOKINGS: (said) => `${says(said)}: pode mostrar só uma parte das transações.`,
  PAGES_EXCLUDED: ({ pages }) =>
    `Conforme indicado, ${pages.length === 1 ? 'a página' : 'as páginas'} ${pages.map(count).join(', ')} não ${pages.length === 1 ? 'faz' : 'fazem'} parte de um extrato: nada foi lido ali.`,
  STATEMENT_BEGUN: ({ page }) =>
    `Conforme indicado, um extrato começa na página ${count(page)}. O documento em si não o diz.`,
  STATEMENT_JOINED: ({ page }) =>
    `Conforme indicado, a página ${count(page)} continua o extrato anterior. No documento, outro começa ali.`,
  STATEMENT_CUT: ({ page }) =>
    `Um saldo é transportado para a página ${count(page)}, onde começa o que foi lido como outro extrato, e as páginas são contadas como as de um só.`,
  BEGINS_CARRIED: () =>
    'O extrato começa com um saldo transportado, e nem um número de página nem um período diz que não há nada antes.',
  NOTHING_UNREAD: () => 'Onde estão as transações não se vê nada além de texto.',
  AREAS_UNREAD: ({ kinds, pages }) =>
    `Onde estão as transações, não foi possível ler como texto ${kinds.map((kind) => UNREAD[kind]).join(' e ')}, ${onPages(pages)}.`,
} satisfies Partial<FindingWords>;
