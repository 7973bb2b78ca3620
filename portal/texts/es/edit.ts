/** Spanish: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const edit = {
  edit: 'Editar',
  addBelow: 'Añadir fila debajo',
  editTitle: 'Editar la fila',
  addTitle: 'Añadir una fila',
  date: 'Fecha',
  description: 'Descripción',
  amount: 'Importe',
  amountHint: 'Salidas con signo menos: -12.20',
  balance: 'Saldo',
  balanceHint: 'El impreso en la fila; vacío si no hay',
  wrongDecimal: 'Un número con punto decimal y sin otros signos, como -12.20',
  wrongDate: 'Un día, como 2025-06-02',
  required: 'Obligatorio',
  delete: 'Eliminar la fila',
  save: 'Guardar',
  cancel: 'Cancelar',
  failed: 'Sin guardar',
  checking: 'Comprobando las sumas…',
  preview: {
    verified: 'Con esto, el extracto queda verificado.',
    mismatch: 'Con esto, el extracto no cuadra.',
    unproved: 'Con esto, el extracto queda sin demostrar.',
  },
  correctedRows: (number: number) => counted(number, { one: 'fila corregida', other: 'filas corregidas' }),
  older: 'Hay una lectura más nueva de este archivo: restaure la válida para editarlo.',
  undo: 'Deshacer',
  versions: 'Versiones',
  versionsTitle: 'Versiones de este archivo',
  close: 'Cerrar',
  current: 'Actual',
  restore: 'Restaurar',
  kinds: { converted: 'Leída del documento', corrected: 'Corregida', restored: 'Restaurada' },
  by: (name: string) => `por ${name}`,
} satisfies Texts['edit'];
