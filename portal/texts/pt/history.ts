/** Portuguese: the view History. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const conversions = (number: number) => counted(number, { one: 'conversão', other: 'conversões' });

export const history = {
  title: 'Histórico',
  search: 'Pesquisar',
  searchPlaceholder: 'Nome de um arquivo, ou início de um número',
  clear: 'Limpar a pesquisa',
  status: 'Situação',
  statuses: {
    all: 'Todas',
    completed: 'Convertida',
    processing: 'Em conversão',
    queued: 'Em espera',
    failed: 'Não convertida',
  },
  list: 'Conversões',
  empty: 'Nada foi convertido ainda.',
  convert: 'Converter extratos',
  noneFound: 'Nada corresponde a esta pesquisa.',
  columns: {
    files: 'Arquivos',
    status: 'Situação',
    pages: 'Páginas',
    created: 'Quando',
    expires: 'Guardada até',
    action: 'Ações',
  },
  choose: (name: string) => `Selecionar ${name}`,
  chooseAll: 'Selecionar todas as que aparecem',
  chosen: (number: number) => counted(number, { one: 'conversão selecionada', other: 'conversões selecionadas' }),
  chosenTitle: 'O que está selecionado',
  downloadChosen: 'Baixar seleção',
  deleteChosen: 'Excluir seleção',
  letGo: 'Limpar seleção',
  more: (number: number) => `e mais ${counted(number, { one: 'arquivo', other: 'arquivos' })}`,
  /** of deleted files, whose names are gone */
  nameless: (files: number) => counted(files, { one: 'arquivo excluído', other: 'arquivos excluídos' }),
  pages: (number: number) => counted(number, { one: 'página', other: 'páginas' }),
  part: (done: number, all: number) => `${done} de ${counted(all, { one: 'arquivo', other: 'arquivos' })}`,
  expired: 'Expirada',
  check: 'Conferir',
  checkJob: (name: string) => `Conferir ${name}`,
  downloadJob: (name: string) => `Baixar ${name}`,
  delete: 'Excluir',
  cancel: 'Cancelar',
  deleteJob: (name: string) => `Excluir ${name}`,
  cancelJob: (name: string) => `Cancelar a conversão de ${name}`,
  confirm: {
    title: (jobs: number) => (jobs === 1 ? 'Excluir agora?' : `Excluir ${conversions(jobs)} agora?`),
    body: 'Os arquivos e o que foi lido deles serão excluídos para sempre, aqui e em todas as outras conversões deles.',
    cancelTitle: 'Cancelar esta conversão?',
    cancelBody: 'Os créditos do que ainda não foi convertido serão devolvidos.',
    keep: 'Manter',
    delete: 'Excluir',
    stop: 'Cancelar a conversão',
  },
  showMore: 'Mostrar mais',
} satisfies Texts['history'];
