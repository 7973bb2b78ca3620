/** Portuguese: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'página', other: 'páginas' });
const pictures = (number: number) => counted(number, { one: 'imagem', other: 'imagens' });
const files = (number: number) => counted(number, { one: 'arquivo', other: 'arquivos' });
const credits = (number: number) => counted(number, { one: 'crédito', other: 'créditos' });
const converted = (number: number) => counted(number, { one: 'arquivo convertido', other: 'arquivos convertidos' });
const notConverted = (number: number) =>
  counted(number, { one: 'arquivo não convertido', other: 'arquivos não convertidos' });

export const convert = {
  client: 'Cliente',
  noClient: 'Sem cliente',
  title: 'Converter',
  recent: {
    title: 'Últimas conversões',
    all: 'Todas',
    look: (number: number) => `${files(number)} para examinar`,
    failed: 'Não convertido',
  },
  drop: {
    lead: 'Solte os extratos aqui',
    body: 'PDFs de extratos de banco e cartão, ou digitalizações e fotos das páginas (JPEG, PNG, WebP, TIFF): um ou vários, ou uma pasta com eles. Nada é cobrado antes de você iniciar.',
    more: 'Solte mais arquivos em qualquer lugar desta página.',
    choose: 'Escolher arquivos',
    release: 'Solte para adicionar',
  },
  join: {
    title: (number: number) => `${pictures(number)} adicionadas juntas`,
    order: (names: readonly string[]) => `Nesta ordem: ${names.join(', ')}`,
    join: 'São páginas de um só extrato',
    apart: 'Cada uma é um extrato',
    joined: (number: number) => `de ${pictures(number)}`,
  },
  list: 'Arquivos',
  remove: (name: string) => `Remover ${name}`,
  tryAgain: 'Tentar de novo',
  tryAgainWith: (name: string) => `Tentar enviar ${name} de novo`,
  twin: (name: string) => `É o mesmo arquivo que ${name}, que já está na lista: seria cobrado duas vezes.`,
  clearEnded: 'Limpar concluídos',
  state: {
    waiting: 'Aguarda o envio',
    uploading: (percent: string) => `Enviando, ${percent}`,
    reading: 'Contando as páginas …',
    locked: 'Protegido por senha',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Iniciando …',
    queued: 'Aguarda a vez',
    converting: (done: number, total: number) => `Lendo, ${count(done)} de ${pages(total)}`,
    done: 'Convertido',
    failed: 'Não convertido',
    refused: 'Não adicionado',
  },
  progressOf: (name: string) => `Progresso de ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => counted(number, { one: 'comprovado', other: 'comprovados' }),
    mismatch: (number: number) => counted(number, { one: 'que não fecha', other: 'que não fecham' }),
    unverifiable: (number: number) => counted(number, { one: 'não comprovado', other: 'não comprovados' }),
    failed: (number: number) => counted(number, { one: 'não convertido', other: 'não convertidos' }),
  },
  transactions: (number: number) => counted(number, { one: 'transação', other: 'transações' }),
  downloadAll: 'Baixar tudo',
  password: {
    label: (name: string) => `Senha de ${name}`,
    placeholder: 'Senha do PDF',
    submit: 'Abrir',
    others: 'Tentar também nos outros arquivos protegidos',
    show: 'Mostrar ou ocultar a senha',
    missing: 'Informe a senha que abre este PDF.',
  },
  hints: {
    title: 'O que os extratos não dizem',
    body: 'Só para documentos que deixam isso em aberto; o que o documento diz tem prioridade.',
    dateOrder: 'Ordem de dia e mês',
    dateOrders: {
      DMY: 'Dia, mês, ano: 31/12/2025',
      MDY: 'Mês, dia, ano: 12/31/2025',
      YMD: 'Ano, mês, dia: 2025/12/31',
    },
    year: 'Ano, se não estiver impresso',
    yearWrong: (least: number, most: number) => `Um ano de ${least} a ${most}`,
    asPrinted: 'Como diz o documento',
    currency: 'Moeda',
    noCurrency: (typed: string) => `“${typed}” não é uma moeda da lista.`,
  },
  start: (number: number) => `Converter ${files(number)}`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)}: ${credits(pagesOf)}`,
  left: (number: number) => `Saldo depois: ${credits(number)}`,
  tooFew: (missing: number) =>
    `Faltam ${credits(missing)}. Retire arquivos, ou peça mais créditos ao responsável por este serviço.`,
  running: (done: number, total: number) => `Convertendo: ${count(done)} de ${pages(total)}`,
  outage:
    'O serviço está fora de alcance no momento. Nada se perdeu: o que ele já recebeu será convertido quando voltar, e esta página continua sozinha.',
  cancel: 'Cancelar',
  /** while the user looks at something else */
  told: {
    inTitle: '✓ Pronto',
    title: 'Conversão concluída',
    body: ({ converted: done, failed }: { readonly converted: number; readonly failed: number }) =>
      [...(done > 0 ? [converted(done)] : []), ...(failed > 0 ? [notConverted(failed)] : [])].join(', '),
  },
  notify: {
    label: 'Avisar no navegador quando terminar',
    mail: 'Enviar um e-mail quando terminar',
    refused: 'O navegador não permite: autorize as notificações desta página nas configurações dele.',
  },
  said: {
    ready: (name: string, number: number) => `${name} está pronto: ${pages(number)}.`,
    locked: (name: string) => `${name} está protegido por senha.`,
    done: (name: string) => `${name} foi convertido.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
} satisfies Texts['convert'];
