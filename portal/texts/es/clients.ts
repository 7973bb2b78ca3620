/** Spanish: the views of clients, their bank accounts, and an account's page. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const statements = (number: number) => counted(number, { one: 'extracto', other: 'extractos' });
const files = (number: number) => counted(number, { one: 'archivo', other: 'archivos' });
const transactions = (number: number) => counted(number, { one: 'movimiento', other: 'movimientos' });

export const clients = {
  title: 'Clientes',
  body: 'Mantenga separados los extractos de cada cliente. Sus cuentas bancarias se detectan por sí solas.',
  add: 'Añadir cliente',
  empty: 'Aún no hay ningún cliente. Añada uno y elíjalo al convertir, o pásele archivos desde el Historial.',
  list: 'Clientes de esta cuenta',
  columns: { name: 'Cliente', files: 'Archivos', since: 'Desde' },
  none: 'Sin cliente',
  name: 'Nombre',
  nameMissing: 'Escriba un nombre.',
  nameTaken: 'Otro cliente tiene este nombre.',
  create: 'Añadir',
  rename: 'Renombrar',
  renameTitle: 'Cambiar el nombre del cliente',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Eliminar',
  removeTitle: '¿Eliminar el cliente?',
  removeBody: 'Sus archivos se conservan y quedan sin cliente.',
  choose: 'Cliente',
  move: 'Pasar a cliente',
  newClient: 'Un cliente nuevo …',
  moveTo: (number: number) => `Pasar ${files(number)} a un cliente`,
  moved: (number: number) => `${counted(number, { one: 'archivo pasado', other: 'archivos pasados' })}.`,
  suggestion: {
    title: 'Archivos que pueden ser de clientes',
    body: (number: number, account: string, client: string) =>
      `${files(number)} sin cliente: ${account}, una cuenta que ya tenía ${client}.`,
    seen: (number: number) => `Allí hay ${statements(number)} de ella`,
    accept: (client: string) => `Pasar a ${client}`,
  },
  holders: {
    title: 'Titulares en archivos sin cliente',
    addAll: (number: number) => `Añadir los ${number} como clientes`,
    add: (holder: string) => `Añadir ${holder} como cliente`,
    addShort: 'Añadir',
    of: statements,
  },
  accounts: {
    list: 'Cuentas bancarias',
    none: 'Aún no se ha leído ningún extracto de este cliente.',
    columns: {
      account: 'Cuenta',
      holder: 'Titular',
      period: 'Periodo',
      statements: 'Extractos',
      verdict: 'Veredicto',
      balance: 'Último saldo',
    },
    unknownBank: 'Banco desconocido',
    noNumber: 'sin número de cuenta',
    verified: (number: number) => counted(number, { one: 'verificado', other: 'verificados' }),
    mismatch: (number: number) => counted(number, { one: 'no cuadra', other: 'no cuadran' }),
    unverifiable: (number: number) => `${count(number)} sin demostrar`,
    notApart:
      'Sin número, estos extractos solo van juntos por el banco y el titular: nada muestra que sean de una misma cuenta.',
    byEnding:
      'Algunos extractos imprimen solo el final del número. Son de esta cuenta, pues los saldos se arrastran entre ellos y los demás.',
    maybeSame: (number: number) =>
      `${counted(number, { one: 'otra cuenta tiene', other: 'otras cuentas tienen' })} un número con el mismo final, y nada muestra que sean una sola.`,
    expires: (day: string) => `El primero de sus archivos se elimina el ${day}.`,
  },
  account: {
    back: (client: string) => `Volver a ${client}`,
    facts: (number: number, rows: number) => `${statements(number)}, ${transactions(rows)}`,
    strands: 'Cuentas con este número',
    strand: (place: number, days: string) => `Cuenta ${count(place)}: ${days}`,
    status: {
      verified: 'Verificada en conjunto: lo está cada extracto, y cada uno sigue al anterior.',
      mismatch: 'Sin verificar: un extracto no cuadra o no continúa desde el anterior.',
      unverifiable: 'Sin verificar en conjunto.',
    },
    unverified: (number: number) => `${statements(number)} sin verificar`,
    maybeTwice: (number: number) =>
      counted(number, { one: 'fila que puede estar dos veces', other: 'filas que pueden estar dos veces' }),
    unknownOrder: 'nada muestra si los extractos se siguen unos a otros',
  },
  coverage: {
    title: 'Cobertura',
    label: 'Meses y sus extractos',
    year: 'Año',
    state: {
      gap: 'Falta',
      mismatch: verdicts.mismatch,
      revised: '2 versiones',
      overlap: 'Solapado',
      twice: 'Doble',
      partly: 'Parcial',
      unproved: verdicts.unverifiable,
      covered: 'Cubierto',
    },
    cell: (month: string, states: string, number: number) => `${month}: ${states}, ${statements(number)}`,
    missing: (days: string) => `falta ${days}`,
    chosen: (month: string) => `Extractos de ${month}`,
    noStatement: 'Ningún extracto abarca este mes.',
  },
  findings: {
    title: 'Lo que falta o está dos veces',
    nothing: 'No falta nada, y nada está dos veces.',
    gap: (days: string) => `Ningún extracto abarca ${days}.`,
    balance: 'Un saldo no se arrastra: faltan filas o un extracto, están dos veces o se leyeron mal.',
    overlap: (days: string, rows: number) =>
      `Dos extractos abarcan ${days}: ${counted(rows, {
        one: 'fila está en ambos y se cuenta',
        other: 'filas están en ambos y se cuentan',
      })} una sola vez.`,
    overlapIdle: (days: string) => `Dos extractos abarcan ${days}, y ninguna fila está en ambos.`,
    duplicate: (days: string) => `El extracto de ${days} está dos veces y se cuenta una sola.`,
    revision: (days: string) =>
      `Hay dos versiones del extracto de ${days}. Las filas que solo tiene una están marcadas.`,
    jumps: (from: string, to: string, by: string) => `El saldo salta de ${from} a ${to} (${by}).`,
    closes: (from: string, to: string) => `Una cierra con ${from}, la otra con ${to}.`,
    same: (balance: string) => `El saldo de ${balance} es el mismo antes y después: no falta dinero.`,
    unknown: 'No se conocen los saldos de antes y después.',
  },
  plot: {
    title: 'Saldo',
    label: (from: string, to: string, first: string, last: string) =>
      `Saldo del ${from} al ${to}: ${first} al principio, ${last} al final. Izquierda y derecha recorren los días.`,
    at: (day: string, balance: string) => `${day}: ${balance}`,
  },
  rows: {
    title: 'Movimientos',
    label: 'Movimientos de la cuenta',
    columns: { date: 'Fecha', description: 'Descripción', amount: 'Importe', balance: 'Saldo', source: 'Extracto' },
    none: 'No hay movimientos en estos días.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `Revisar ${day} ${description}`,
    doubt: {
      maybeTwice: 'puede estar dos veces',
      earlierOnly: 'solo en la versión anterior',
      laterOnly: 'solo en la versión posterior',
    },
    edited: 'corregida',
    from: 'Desde',
    to: 'Hasta',
    month: 'Mes',
    allMonths: 'Todos los meses',
    format: 'Formato',
    export: 'Exportar',
    exportAll: 'Exportar todos los clientes',
    exported: (name: string) => `Exportado: ${name}`,
    exportFailed: 'No se exportó',
  },
} satisfies Texts['clients'];
