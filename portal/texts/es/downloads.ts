/** Spanish: downloads of results. */
import type { Texts } from '../texts.ts';

export const downloads = {
  download: 'Descargar',
  choose: 'Elegir cómo descargar',
  /** with the format's short name; empty if none is chosen yet */
  chooseFor: (label: string, format: string) => `${label}: elegir cómo${format === '' ? '' : `, ahora ${format}`}`,
  as: (way: string | null, format: string, program: string | undefined) =>
    [way, program === undefined ? format : `${format} para ${program}`].filter((part) => part !== null).join(', '),
  format: 'Formato',
  preset: 'Para',
  noPreset: 'Cualquier programa: todas las columnas',
  own: {
    make: 'Nuevo perfil propio…',
    delete: (name: string) => `Eliminar el perfil ${name}`,
    name: 'Nombre del perfil',
    asUsual: 'Lo habitual',
    options: {
      dateFormat: 'Fechas',
      delimiter: 'Entre columnas',
      decimalMark: 'Signo decimal',
      amounts: 'Importes',
    },
    values: {
      delimiter: { comma: 'Coma', semicolon: 'Punto y coma', tab: 'Tabulador', pipe: 'Barra vertical' },
      decimalMark: { point: 'Punto: 4959.21', comma: 'Coma: 4959,21' },
      amounts: { signed: 'Una columna con signo', split: 'Una columna de salidas y otra de entradas' },
    } as Readonly<Record<string, Readonly<Record<string, string>> | undefined>>,
  },
  what: 'Qué',
  ways: {
    one: 'Este archivo',
    together: 'Todo en un archivo',
    apart: 'Un zip con uno por cada archivo de extracto',
  },
  failed: 'La descarga ha fallado',
  needs: {
    title: 'Lo que el documento no dice',
    why: 'Un archivo de este formato debe contener lo siguiente, y el extracto no lo imprime.',
    fields: {
      currency: { label: 'Moneda', hint: 'Un código de tres letras, como EUR.' },
      account: { label: 'Número de cuenta', hint: 'El que su programa usa para la cuenta.' },
      bankId: {
        label: 'Código del banco',
        hint: 'Un routing number, un sort code o un BIC: nueve caracteres como máximo.',
      },
      intuBankId: {
        label: 'Número del banco en QuickBooks',
        hint: 'De la lista de bancos de QuickBooks (INTU.BID). La cuenta se muestra con el nombre de este banco.',
      },
      openingBalance: {
        label: 'Saldo inicial',
        hint: 'Por ejemplo 122,44; con signo menos si la cuenta está en descubierto.',
      },
      closingBalance: {
        label: 'Saldo final',
        hint: 'Por ejemplo 4959,21; con signo menos si la cuenta está en descubierto.',
      },
      periodEnd: { label: 'Último día del extracto', hint: 'El día del saldo final.' },
    } as Readonly<Record<string, { readonly label: string; readonly hint: string } | undefined>>,
  },
} satisfies Texts['downloads'];
