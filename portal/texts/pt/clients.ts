/** Portuguese: the views of clients, their bank accounts, and an account's page. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const statements = (number: number) => counted(number, { one: 'extrato', other: 'extratos' });
const files = (number: number) => counted(number, { one: 'arquivo', other: 'arquivos' });
const transactions = (number: number) => counted(number, { one: 'transação', other: 'transações' });

export const clients = {
  title: 'Clientes',
  body: 'Mantenha separados os extratos de cada cliente. As contas bancárias que eles contêm são encontradas automaticamente.',
  add: 'Adicionar cliente',
  empty:
    'Ainda não há clientes. Adicione um e depois escolha-o ao converter, ou mova arquivos para ele em “Histórico”.',
  list: 'Clientes desta conta',
  columns: { name: 'Cliente', files: 'Arquivos', since: 'Desde' },
  none: 'Sem cliente',
  name: 'Nome',
  nameMissing: 'Informe um nome.',
  nameTaken: 'Outro cliente já tem este nome.',
  create: 'Adicionar',
  rename: 'Renomear',
  renameTitle: 'Renomear o cliente',
  save: 'Salvar',
  cancel: 'Cancelar',
  remove: 'Excluir',
  removeTitle: 'Excluir o cliente?',
  removeBody: 'Os arquivos dele continuam aqui, sem cliente.',
  choose: 'Cliente',
  move: 'Mover para cliente',
  newClient: 'Um novo cliente …',
  moveTo: (number: number) => `Mover ${files(number)} para um cliente`,
  moved: (number: number) => `${counted(number, { one: 'arquivo movido', other: 'arquivos movidos' })}.`,
  suggestion: {
    title: 'Arquivos que podem ser de clientes',
    body: (number: number, account: string, client: string) =>
      `${counted(number, { one: 'arquivo sem cliente', other: 'arquivos sem cliente' })}: ${account}, conta que ${client} já tinha.`,
    seen: (number: number) => `Já tem ${statements(number)} dela`,
    accept: (client: string) => `Mover para ${client}`,
  },
  holders: {
    title: 'Titulares em arquivos sem cliente',
    addAll: (number: number) => `Adicionar os ${number} como clientes`,
    add: (holder: string) => `Adicionar ${holder} como cliente`,
    addShort: 'Adicionar',
    of: statements,
  },
  accounts: {
    list: 'Contas bancárias',
    none: 'Nenhum extrato deste cliente foi lido ainda.',
    columns: {
      account: 'Conta',
      holder: 'Titular',
      period: 'Período',
      statements: 'Extratos',
      verdict: 'Resultado',
      balance: 'Último saldo',
    },
    unknownBank: 'Banco desconhecido',
    noNumber: 'sem número de conta',
    verified: (number: number) => counted(number, { one: 'comprovado', other: 'comprovados' }),
    mismatch: (number: number) => counted(number, { one: 'não fecha', other: 'não fecham' }),
    unverifiable: (number: number) => counted(number, { one: 'não comprovado', other: 'não comprovados' }),
    notApart:
      'Sem número, estes extratos estão juntos apenas pelo banco e pelo titular: nada mostra que sejam de uma só conta.',
    byEnding:
      'Alguns extratos imprimem só o final do número. São desta conta, pois há saldos transportados entre eles e os outros.',
    maybeSame: (number: number) =>
      `${counted(number, { one: 'outra conta tem um número', other: 'outras contas têm um número' })} com o mesmo final, e nada mostra que se trate de uma só.`,
    expires: (day: string) => `O primeiro dos arquivos será excluído em ${day}.`,
  },
  account: {
    back: (client: string) => `Voltar a ${client}`,
    facts: (number: number, rows: number) => `${statements(number)}, ${transactions(rows)}`,
    strands: 'Contas com este número',
    strand: (place: number, days: string) => `Conta ${place}: ${days}`,
    status: {
      verified: 'Comprovada no todo: cada extrato está comprovado e continua o anterior.',
      mismatch: 'Não comprovada: um extrato não fecha, ou não continua o anterior.',
      unverifiable: 'Não comprovada no todo.',
    },
    unverified: (number: number) =>
      counted(number, { one: 'extrato não comprovado', other: 'extratos não comprovados' }),
    maybeTwice: (number: number) =>
      counted(number, { one: 'linha que pode estar em dobro', other: 'linhas que podem estar em dobro' }),
    unknownOrder: 'nada mostra se cada extrato continua o anterior',
  },
  coverage: {
    title: 'Cobertura',
    label: 'Meses e os seus extratos',
    year: 'Ano',
    state: {
      gap: 'Falta',
      mismatch: verdicts.mismatch,
      revised: 'Duas versões',
      overlap: 'Sobreposto',
      twice: 'Em dobro',
      partly: 'Parcial',
      unproved: verdicts.unverifiable,
      covered: 'Coberto',
    },
    cell: (month: string, states: string, number: number) => `${month}: ${states}; ${statements(number)}`,
    missing: (days: string) => `sem extrato: ${days}`,
    chosen: (month: string) => `Extratos de ${month}`,
    noStatement: 'Nenhum extrato abrange este mês.',
  },
  findings: {
    title: 'O que falta ou está em dobro',
    nothing: 'Nada falta, e nada está em dobro.',
    gap: (days: string) => `Nenhum extrato abrange ${days}.`,
    balance: 'Um saldo não é transportado: faltam linhas ou um extrato, ou estão em dobro, ou foram mal lidos.',
    overlap: (days: string, rows: number) =>
      `Dois extratos abrangem ${days}: ${counted(rows, { one: 'linha está em ambos e conta', other: 'linhas estão em ambos e contam' })} uma só vez.`,
    overlapIdle: (days: string) => `Dois extratos abrangem ${days}, e nenhuma linha está em ambos.`,
    duplicate: (days: string) => `O extrato de ${days} está em dobro, e conta uma só vez.`,
    revision: (days: string) => `Há duas versões do extrato de ${days}. As linhas que só uma delas tem estão marcadas.`,
    jumps: (from: string, to: string, by: string) => `O saldo salta de ${from} para ${to} (${by}).`,
    closes: (from: string, to: string) => `Uma termina com ${from}, a outra com ${to}.`,
    same: (balance: string) => `O saldo de ${balance} é o mesmo antes e depois: não falta dinheiro.`,
    unknown: 'Não se conhecem os saldos de antes e de depois.',
  },
  plot: {
    title: 'Saldo',
    label: (from: string, to: string, first: string, last: string) =>
      `Saldo de ${from} a ${to}: ${first} no início, ${last} no fim. As setas para a esquerda e a direita percorrem os dias.`,
    at: (day: string, balance: string) => `${day}: ${balance}`,
  },
  rows: {
    title: 'Transações',
    label: 'Transações da conta',
    columns: { date: 'Data', description: 'Descrição', amount: 'Valor', balance: 'Saldo', source: 'Extrato' },
    none: 'Não há transações nestes dias.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `Conferir ${day} ${description}`,
    doubt: {
      maybeTwice: 'pode estar em dobro',
      earlierOnly: 'só na versão anterior',
      laterOnly: 'só na versão posterior',
    },
    edited: 'corrigida',
    from: 'De',
    to: 'Até',
    month: 'Mês',
    allMonths: 'Todos os meses',
    format: 'Formato',
    export: 'Exportar',
    exportAll: 'Exportar todos os clientes',
    exported: (name: string) => `Exportado: ${name}`,
    exportFailed: 'Não foi possível exportar',
  },
} satisfies Texts['clients'];
