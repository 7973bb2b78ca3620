/** Portuguese: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: 'Colunas e páginas…',
  join: (page: number) => `A página ${count(page)} continua o extrato anterior`,
  columns: {
    title: (page: number) => `Colunas da página ${count(page)}`,
    hint: 'Todas as listas com os mesmos títulos são lidas assim.',
    holds: {
      asRead: 'Como diz o documento',
      debit: 'Saída',
      credit: 'Entrada',
      amount: 'Valor',
      balance: 'Saldo',
      date: 'Dia do lançamento',
      value_date: 'Data-valor',
      other: 'Ignorar',
    } as Readonly<Record<string, string>>,
    untitled: 'Sem título',
    unread: 'Não lida',
    band: (heading: string, holds: string) => `Coluna “${heading}”: ${holds}`,
    changed: (column: string) => `${column}, alterada`,
    label: 'O que as colunas contêm',
    point: 'Escolha uma coluna, ou clique onde há uma, e diga o que ela contém.',
    add: 'Adicionar uma coluna',
    own: 'Coluna adicionada',
    none: 'Nenhuma coluna deste extrato foi encontrada nesta página. Clique onde há uma.',
    submit: 'Reler com estas colunas',
    leave: {
      title: 'Descartar o que você disse das colunas?',
      body: 'O arquivo fica como está lido agora.',
      action: 'Descartar',
    },
  },
  pages: {
    title: 'Páginas',
    labels: {
      excludedPages: 'Páginas que não são de nenhum extrato',
      startPages: 'Páginas em que um extrato começa',
      continuePages: 'Páginas que continuam o extrato anterior',
    },
    hints: {
      excludedPages: 'Nada é lido nelas, e o resultado diz isso.',
      startPages: 'Onde o documento não diz isso.',
      continuePages: 'Onde outro parece começar.',
    },
    example: '3-4, 7',
    beginAndContinue: 'Uma página não pode começar um extrato e continuar o anterior',
    noneLeft: 'Deve restar pelo menos uma página',
    wrong: (pageCount: number) => `Páginas de 1 a ${count(pageCount)}, como 3-4, 7`,
  },
} satisfies Texts['said'];
