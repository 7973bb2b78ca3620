/** Portuguese: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'Baixar',
  choose: 'Escolher como baixar',
  /** with the format's short name; empty if none is chosen yet */
  chooseFor: (label: string, format: string) => `${label}: escolher como${format === '' ? '' : `, agora ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} para ${program}`].filter((part) => part !== null).join(', '),
  format: 'Formato',
  preset: 'Para',
  noPreset: 'Qualquer programa: todas as colunas',
  own: {
    make: 'Criar um modelo próprio …',
    delete: (name: string) => `Excluir o modelo ${name}`,
    name: 'Nome do modelo',
    asUsual: 'Padrão',
    options: {
      dateFormat: 'Datas',
      delimiter: 'Entre as colunas',
      decimalMark: 'Separador decimal',
      amounts: 'Valores',
    },
    values: {
      delimiter: { comma: 'Vírgula', semicolon: 'Ponto e vírgula', tab: 'Tabulação', pipe: 'Barra vertical' },
      decimalMark: { point: 'Ponto: 4959.21', comma: 'Vírgula: 4959,21' },
      amounts: { signed: 'Uma coluna com sinais', split: 'Uma coluna de saídas, uma de entradas' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'O quê',
  ways: {
    one: 'Este arquivo',
    together: 'Tudo em um só arquivo',
    apart: 'Um zip com um para cada arquivo de extrato',
  },
  failed: 'Não foi possível baixar',
  needs: {
    title: 'O que o documento não diz',
    why: 'Um arquivo deste formato precisa conter o seguinte, e o extrato não o imprime.',
    fields: {
      currency: { label: 'Moeda', hint: 'Um código de três letras, como EUR.' },
      account: { label: 'Número da conta', hint: 'Como o seu programa conhece a conta.' },
      bankId: { label: 'Código do banco', hint: 'O número de compensação, o sort code ou o BIC: até nove caracteres.' },
      intuBankId: {
        label: 'Número do banco no QuickBooks',
        hint: 'Da lista de bancos do QuickBooks (INTU.BID). A conta aparece lá com o nome desse banco.',
      },
      openingBalance: { label: 'Saldo inicial', hint: 'Por exemplo 122,44; com sinal de menos se for devedor.' },
      closingBalance: { label: 'Saldo final', hint: 'Por exemplo 4959,21; com sinal de menos se for devedor.' },
      periodEnd: { label: 'Último dia do extrato', hint: 'O dia do saldo final.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
} satisfies Texts['downloads'];
