/** Portuguese: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { keys } from './check-keys.ts';
import { filter, folded, unused } from './check-list.ts';
import { answers, reread } from './reread.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'linha', other: 'linhas' });
const pages = (number: number) => counted(number, { one: 'página', other: 'páginas' });
const statements = (number: number) => counted(number, { one: 'extrato', other: 'extratos' });

export const check = {
  title: 'Conferir',
  none: {
    title: 'Ainda não há nada para conferir',
    body: 'Converta primeiro um extrato: as transações aparecem então aqui, ao lado das páginas.',
    convert: 'Converter um extrato',
  },
  running: (done: number, total: number) => `Convertendo: ${count(done)} de ${pages(total)}`,
  failed: {
    title: 'Não foi possível converter este arquivo',
    jobTitle: 'Nenhum arquivo desta conversão pôde ser convertido',
    next: 'Nada foi cobrado por isso.',
    convert: 'Converter outro arquivo',
  },
  unknown: 'Esta conversão não existe',
  unknownFile: 'Este arquivo não existe aqui',
  unknownFileBody: 'Foi excluído ou pertence a outra conversão.',
  expired: {
    title: 'Este resultado não existe mais',
    body: 'Os arquivos foram excluídos, ou o seu prazo acabou. Converta o extrato de novo para conferi-lo.',
  },
  noStatement: 'Este arquivo não tem nenhum extrato.',
  panes: { label: 'O que é mostrado', rows: 'Transações', page: 'Páginas' },
  choose: {
    statement: 'Extrato',
    previous: 'Extrato anterior',
    next: 'Próximo extrato',
    place: (at: number, of: number) => `${count(at)} de ${statements(of)}`,
    noPeriod: 'sem período',
    failedFile: 'não convertido',
  },
  verdict: {
    verified: {
      title: verdicts.verified,
      body: 'Todas as transações estão aqui, nenhuma foi inventada, e cada data e cada valor estão certos.',
    },
    mismatch: {
      title: verdicts.mismatch,
      body: 'As linhas aparecem como foram impressas: nada foi forçado a fechar.',
    },
    unproved: {
      title: verdicts.unverifiable,
      body: 'Não se conhece nenhum erro. Compare as linhas com a página.',
    },
  },
  obligations: {
    show: (met: number, all: number) =>
      `${count(met)} de ${counted(all, { one: 'condição cumprida', other: 'condições cumpridas' })}`,
    caption: 'O que um extrato deve mostrar para ser comprovado',
    status: { discharged: 'cumprida', open: 'em aberto', contradicted: 'falha' },
    names: {
      PAGES_COMPLETE: 'Todas as páginas estão presentes',
      PICTURES_READ: 'As imagens das páginas foram lidas com certeza',
      AREAS_READ: 'Nada nas páginas ficou sem leitura',
      AMOUNTS_ANCHORED: 'Os valores são certos',
      CURRENCY_ANCHORED: 'A moeda é certa',
      DATES_ANCHORED: 'As datas são certas',
      NO_RIVAL: 'Não há outra leitura possível',
      SUMS_CLOSE: 'Os saldos fecham',
      FIGURES_AGREE: 'Os totais e as quantidades impressos conferem',
      ROWS_EXPLAINED: 'Todas as linhas impressas têm explicação',
      ROWS_BOOKED: 'Todas as linhas foram lançadas',
      SIGNS_ANCHORED: 'Entradas e saídas são certas',
    },
  },
  checks: {
    show: (number: number) => counted(number, { one: 'verificação feita', other: 'verificações feitas' }),
    caption: 'Somas que o documento permite',
    check: 'Verificação',
    outcome: 'Resultado',
    printed: 'Impresso',
    computed: 'Calculado',
    difference: 'Diferença',
    pass: 'fecha',
    fail: 'falha',
    kinds: {
      running_balance: 'Saldos de linha em linha',
      opening_closing: 'Do saldo inicial ao final',
      printed_total: 'Total impresso',
      printed_count: 'Quantidade de linhas impressa',
      carried_forward: 'Saldos transportados',
      dates: 'Datas dentro do período',
    },
  },
  failing: {
    title: (number: number) =>
      counted(number, {
        one: 'linha cujo saldo impresso não decorre da anterior',
        other: 'linhas cujo saldo impresso não decorre da anterior',
      }),
    jump: (row: number, date: string) => `Linha ${count(row)}, ${date}`,
    printed: 'impresso',
    expected: 'esperado',
    difference: 'diferença',
    more: (number: number) => `e mais ${rows(number)}: percorra-as com as setas, ou com n e p`,
  },
  unused,
  folded,
  notices: {
    warnings: 'Avisos',
    continuity: 'Em relação aos outros extratos desta conta',
    page: (page: number) => `página ${count(page)}`,
    row: (row: number) => `linha ${count(row)}`,
    reread: 'Reler',
    forMembers: 'Membros e proprietários podem responder: mandam ler o arquivo de novo.',
    /** by code; for a missing code, the service's text is shown */
    byCode: {
      CURRENCY_UNKNOWN: 'O documento não informa a moeda. Releia-o e diga qual é.',
      // the verdict lists the possible readings
      AMBIGUOUS: 'Talvez você saiba qual leitura é a certa: informe-a, e as linhas serão lidas assim.',
      YEAR_ASSUMED: 'O documento não informa o ano das datas. Releia-o e diga qual é.',
    } as Readonly<Record<string, string>>,
  },
  findings: {
    gap: (days: string) => `Nenhum extrato abrange ${days}.`,
    balance: 'Faltam linhas ou um extrato, ou estão em dobro, ou foram mal lidos.',
    overlap: (other: string, days: string, number: number) =>
      `${other} também abrange ${days}: ${rows(number)} em ambos.`,
    duplicate: (other: string, days: string) =>
      `${other} é o mesmo extrato, de ${days}: as linhas aparecem duas vezes.`,
    revision: (other: string, days: string, number: number) =>
      `${other} é outra versão deste extrato, de ${days}: ${rows(number)} em ambos.`,
    same: (balance: string) => `O saldo de ${balance} é o mesmo antes e depois.`,
    differs: (closes: string, goesOn: string, difference: string) =>
      `O extrato anterior termina com ${closes}, o seguinte continua a partir de ${goesOn}: uma diferença de ${difference}.`,
    ends: (earlier: string, later: string) => `O anterior termina com ${earlier}, o seguinte com ${later}.`,
    failed: (names: string) => `Pode estar no que não pôde ser convertido: ${names}.`,
    see: (other: string) => `Ver ${other}`,
    row: (other: string) => `Esta linha também está em ${other}.`,
  },
  facts: {
    label: 'Dados do extrato',
    all: 'Todos os dados',
    fewer: 'Menos dados',
    unread: 'não lido',
    unprinted: 'não consta no documento',
    institution: 'Instituição',
    accountHolder: 'Titular',
    accountNumber: 'Número da conta',
    iban: 'IBAN',
    bic: 'BIC',
    accountType: 'Tipo',
    currency: 'Moeda',
    period: 'Período',
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    totalIn: 'Entradas',
    totalOut: 'Saídas',
    transactionCount: 'Transações',
    types: {
      current: 'Conta corrente',
      savings: 'Conta de poupança',
      card: 'Cartão',
      loan: 'Empréstimo',
      wallet: 'Carteira',
    },
    until: (to: string) => `até ${to}`,
    from: (from: string) => `desde ${from}`,
  },
  rows: {
    label: 'Transações',
    date: 'Data',
    description: 'Descrição',
    in: 'Entradas',
    out: 'Saídas',
    amount: 'Valor',
    balance: 'Saldo',
    mark: 'Marcas',
    none: 'Este extrato não tem transações.',
    search: 'Pesquisar nas linhas',
    searchHint: 'Descrição, valor, data …',
    clear: 'Limpar a pesquisa',
    nothing: 'Nenhuma linha contém isso.',
    found: (found: number, all: number) => `${count(found)} de ${rows(all)}`,
    all: rows,
    searching: 'Pesquisando …',
    computed: 'calculado, não impresso:',
    valueDate: 'Data-valor',
    transactionDate: 'Feita em',
    page: 'Página',
    confidence: 'Certeza',
    sums: (moneyIn: string, moneyOut: string) => `entradas ${moneyIn}, saídas ${moneyOut}`,
    onlyMarked: 'Só linhas marcadas',
    of: (name: string, value: string) => `${name}: ${value}`,
    failing: (expected: string, difference: string) =>
      `O saldo impresso não decorre da linha anterior: esperado ${expected}, diferença ${difference}`,
    details: 'A linha completa',
    hint: 'Aponte para uma linha para vê-la na página; clique nela para fixá-la.',
    facts: (row: number, page: string) => `Linha ${count(row)}, ${page}`,
    onPages: (numbers: readonly number[]) =>
      numbers.length === 1 ? `página ${numbers.map(count).join('')}` : `páginas ${numbers.map(count).join(' e ')}`,
    noPage: 'em nenhum lugar da página',
    reference: 'Referência',
    type: 'Tipo',
    read: { text: 'lida do texto', ocr: 'lida da imagem', edited: 'alterada à mão' },
    sure: (share: string) => `certeza de ${share}`,
    held: 'fixada',
  },
  filter,
  columns: 'Colunas',
  /** of pages that were read from their pictures */
  readings: {
    label: 'O que os leitores da imagem leram aqui',
    fields: { date: 'Data', amount: 'Valor', balance: 'Saldo', text: 'Texto', figure: 'Número' },
    taken: 'lido como',
    other: 'pelo outro leitor como',
    alone: 'só um leitor leu',
    read: (readings: readonly string[]) => `Lido como ${readings.map((one) => `“${one}”`).join(' ou ')}`,
    status: {
      open: 'Nada mais indica qual está certo: compare com a página.',
      settled: 'As somas do documento só fecham com esta leitura.',
      corrected: 'A primeira leitura era a outra; as somas do documento só fecham com esta.',
    },
    alike: 'dois leitores leram o mesmo',
    outside: (figures: readonly string[]) =>
      `Fora das linhas, os leitores da imagem divergem, ou só um leu: ${figures.join(', ')}. ` +
      'Esses números estão destacados na página.',
    either: (readings: readonly string[], page: number) =>
      `${readings.map((one) => `“${one}”`).join(' ou ')} (página ${count(page)})`,
    more: (number: number) => `e mais ${count(number)}`,
    row: (fields: readonly string[]) => `Os leitores da imagem divergem: ${fields.join(', ')}`,
  },
  page: {
    label: (filename: string) => `Páginas de ${filename}`,
    picture: (page: number) => `Página ${count(page)}`,
    before: 'Página',
    after: (all: number) => `de ${count(all)}`,
    goTo: (page: number, all: number) => `Página ${count(page)} de ${count(all)}: ir para uma página`,
    failed: (page: number) => `Não foi possível desenhar a página ${count(page)}.`,
    awaited: (page: number) => `Desenhando a página ${count(page)} …`,
    locked: 'Este arquivo está protegido: a senha não é mais conhecida.',
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    fit: 'Ajustar à largura',
    zoom: 'Zoom',
  },
  reread,
  answers,
  changed: {
    title: 'Relido',
    nothing: 'Nada mudou: todas as linhas estão como antes.',
    dates: (number: number) => `${rows(number)} com outra data`,
    amounts: (number: number) => `${rows(number)} com outro valor`,
    currencies: (number: number) => `${rows(number)} com outra moeda`,
    descriptions: (number: number) => `${rows(number)} com outra descrição`,
    added: (number: number) => `${rows(number)} a mais`,
    gone: (number: number) => `${rows(number)} a menos`,
    rows: (before: number, after: number) => `Antes ${rows(before)}, agora ${count(after)}`,
    verdict: (before: string, after: string) => `Antes ${before}, agora ${after}`,
    ignored: {
      order: (order: string) =>
        `“${order}” não mudou nenhuma data: o documento já era lido assim, ou as suas datas contradizem essa ordem.`,
      year: (year: string) => `Nenhuma linha é de ${year}: o próprio documento imprime o ano das datas.`,
      currency: (currency: string, read: string) => `As linhas não estão em ${currency}: o documento informa ${read}.`,
      columns:
        'O que foi dito das colunas não mudou nenhuma data nem nenhum valor: o documento já era lido assim, ou colunas lidas como uma só não podem ser distinguidas.',
      answer:
        'A resposta não mudou nenhuma data nem nenhum valor: o documento já era lido assim, ou diz por si outra coisa.',
    },
    still: (verdict: string) => `${verdict}, como antes`,
    back: 'Voltar à leitura anterior',
    close: 'Fechar esta nota',
  },
  keys,
} satisfies Texts['check'];
