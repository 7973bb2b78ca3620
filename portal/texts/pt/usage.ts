/** Portuguese: the view Usage. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { timeOf } from './times.ts';

export const usage = {
  title: 'Uso',
  credits: 'Créditos restantes',
  creditsHint: 'Um crédito converte uma página. Converter de novo um arquivo é grátis enquanto ele estiver guardado.',
  noCredits: 'Não resta nenhum. Peça mais ao responsável por este serviço.',
  spent: 'Gasto até agora',
  limits: 'Limites em vigor',
  requests: 'Requisições por minuto de cada chave',
  together: 'Requisições por minuto de todas as chaves juntas',
  fileSize: 'Maior PDF',
  retention: 'Arquivos e resultados são guardados por',
  kept: timeOf,
  plot: 'Por dia',
  span: 'Intervalo',
  spans: { week: '7 dias', month: '30 dias', quarter: '90 dias' },
  pages: 'Páginas convertidas',
  requestsMade: 'Requisições',
  total: (total: string) => `${total} no total`,
  dayPages: (day: string, pages: number) => `${day}: ${counted(pages, { one: 'página', other: 'páginas' })}`,
  dayRequests: (day: string, requests: number) =>
    `${day}: ${counted(requests, { one: 'requisição', other: 'requisições' })}`,
  utc: 'Os dias terminam à meia-noite UTC.',
  table: 'O mesmo em tabela',
  date: 'Dia',
  ledger: 'Movimentos',
  ledgerEmpty: 'Nada foi gasto ainda.',
  columns: { time: 'Hora', what: 'O quê', credits: 'Créditos' },
  kinds: { grant: 'Adicionado', debit: 'Gasto', refund: 'Devolvido' },
  more: 'Mostrar mais',
} satisfies Texts['usage'];
