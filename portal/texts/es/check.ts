/** Spanish: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { keys } from './check-keys.ts';
import { filter, folded, unused } from './check-list.ts';
import { answers, reread } from './reread.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'fila', other: 'filas' });
const statements = (number: number) => counted(number, { one: 'extracto', other: 'extractos' });

export const check = {
  title: 'Revisar',
  none: {
    title: 'Aún no hay nada que revisar',
    body: 'Convierta antes un extracto: sus movimientos aparecerán aquí junto a sus páginas.',
    convert: 'Convertir un extracto',
  },
  running: (done: number, total: number) =>
    `Convirtiendo: ${count(done)} de ${counted(total, { one: 'página leída', other: 'páginas leídas' })}`,
  failed: {
    title: 'No se pudo convertir este archivo',
    jobTitle: 'No se pudo convertir ningún archivo de esta conversión',
    next: 'No se cobró nada.',
    convert: 'Convertir otro archivo',
  },
  unknown: 'No existe esa conversión',
  unknownFile: 'Ese archivo no existe aquí',
  unknownFileBody: 'Se eliminó o pertenece a otra conversión.',
  expired: {
    title: 'Este resultado ya no existe',
    body: 'Sus archivos se eliminaron, o pasó su plazo. Convierta el extracto de nuevo para revisarlo.',
  },
  noStatement: 'Este archivo no tiene ningún extracto.',
  panes: { label: 'Qué se muestra', rows: 'Movimientos', page: 'Páginas' },
  choose: {
    statement: 'Extracto',
    previous: 'Extracto anterior',
    next: 'Extracto siguiente',
    place: (at: number, of: number) => `${count(at)} de ${statements(of)}`,
    noPeriod: 'sin periodo',
    failedFile: 'sin convertir',
  },
  verdict: {
    verified: {
      title: verdicts.verified,
      body: 'Están todos los movimientos, ninguno es inventado, y cada fecha e importe es correcto.',
    },
    mismatch: {
      title: verdicts.mismatch,
      body: 'Las filas se muestran como están impresas: nada se forzó para que cuadrara.',
    },
    unproved: {
      title: verdicts.unverifiable,
      body: 'No consta ningún error. Compare las filas con la página.',
    },
  },
  obligations: {
    show: (met: number, all: number) =>
      `${count(met)} de ${counted(all, { one: 'condición cumplida', other: 'condiciones cumplidas' })}`,
    caption: 'Lo que un extracto debe mostrar para darse por verificado',
    status: { discharged: 'cumplida', open: 'abierta', contradicted: 'falla' },
    names: {
      PAGES_COMPLETE: 'Están todas las páginas',
      PICTURES_READ: 'Las imágenes de páginas se leyeron con certeza',
      AREAS_READ: 'Nada en las páginas quedó sin leer',
      AMOUNTS_ANCHORED: 'Los importes son seguros',
      CURRENCY_ANCHORED: 'La moneda es segura',
      DATES_ANCHORED: 'Las fechas son seguras',
      NO_RIVAL: 'No hay otra forma de leerlo',
      SUMS_CLOSE: 'Los saldos cuadran',
      FIGURES_AGREE: 'Los totales y recuentos impresos coinciden',
      ROWS_EXPLAINED: 'Cada línea está explicada',
      ROWS_BOOKED: 'Todas las filas se contabilizaron',
      SIGNS_ANCHORED: 'Las entradas y salidas son seguras',
    },
  },
  checks: {
    show: (number: number) => counted(number, { one: 'comprobación hecha', other: 'comprobaciones hechas' }),
    caption: 'Sumas que permite el documento',
    check: 'Comprobación',
    outcome: 'Resultado',
    printed: 'Impreso',
    computed: 'Calculado',
    difference: 'Diferencia',
    pass: 'se cumple',
    fail: 'falla',
    kinds: {
      running_balance: 'Saldos de fila a fila',
      opening_closing: 'Del saldo inicial al final',
      printed_total: 'Total impreso',
      printed_count: 'Número de filas impreso',
      carried_forward: 'Saldos arrastrados',
      dates: 'Fechas dentro del periodo',
    },
  },
  failing: {
    title: (number: number) =>
      counted(number, {
        one: 'fila cuyo saldo impreso no cuadra',
        other: 'filas cuyo saldo impreso no cuadra',
      }),
    jump: (row: number, date: string) => `Fila ${count(row)}, ${date}`,
    printed: 'impreso',
    expected: 'esperado',
    difference: 'diferencia',
    more: (number: number) => `y ${rows(number)} más: recórralas con las flechas, o con n y p`,
  },
  unused,
  folded,
  notices: {
    warnings: 'Avisos',
    continuity: 'Junto a los demás extractos de esta cuenta',
    page: (page: number) => `página ${count(page)}`,
    row: (row: number) => `fila ${count(row)}`,
    reread: 'Volver a leer',
    forMembers: 'Los miembros y propietarios pueden responder: vuelven a leer el archivo.',
    /** by code; for a missing code, the service's text is shown */
    byCode: {
      CURRENCY_UNKNOWN: 'El documento no indica su moneda. Vuelva a leerlo y diga cuál es.',
      // the verdict lists the possible readings
      AMBIGUOUS: 'Puede que usted sepa qué forma es la correcta: dígalo, y las filas se leerán así.',
      YEAR_ASSUMED: 'El documento no da el año de sus fechas. Vuelva a leerlo y diga cuál es.',
    } as Readonly<Record<string, string>>,
  },
  findings: {
    gap: (days: string) => `Ningún extracto abarca ${days}.`,
    balance: 'Faltan filas o un extracto, están dos veces o se leyeron mal.',
    overlap: (other: string, days: string, number: number) =>
      `${other} también abarca ${days}: ${rows(number)} en ambos.`,
    duplicate: (other: string, days: string) => `${other} es el mismo extracto, de ${days}: sus filas están dos veces.`,
    revision: (other: string, days: string, number: number) =>
      `${other} es otra versión de este extracto, de ${days}: ${rows(number)} en ambos.`,
    same: (balance: string) => `El saldo de ${balance} es el mismo antes y después.`,
    differs: (closes: string, goesOn: string, difference: string) =>
      `El extracto anterior cierra con ${closes}, el posterior sigue desde ${goesOn}: una diferencia de ${difference}.`,
    ends: (earlier: string, later: string) => `El anterior cierra con ${earlier}, el posterior con ${later}.`,
    failed: (names: string) => `Puede estar en ${names}, que no se pudo convertir.`,
    see: (other: string) => `Ver ${other}`,
    row: (other: string) => `Esta fila está también en ${other}.`,
  },
  facts: {
    label: 'Datos del extracto',
    all: 'Todos los datos',
    fewer: 'Menos datos',
    unread: 'sin leer',
    unprinted: 'no consta en el documento',
    institution: 'Entidad',
    accountHolder: 'Titular',
    accountNumber: 'Número de cuenta',
    iban: 'IBAN',
    bic: 'BIC',
    accountType: 'Tipo',
    currency: 'Moneda',
    period: 'Periodo',
    openingBalance: 'Saldo inicial',
    closingBalance: 'Saldo final',
    totalIn: 'Entradas',
    totalOut: 'Salidas',
    transactionCount: 'Movimientos',
    types: {
      current: 'Cuenta corriente',
      savings: 'Cuenta de ahorro',
      card: 'Tarjeta',
      loan: 'Préstamo',
      wallet: 'Monedero',
    },
    until: (to: string) => `hasta el ${to}`,
    from: (from: string) => `desde el ${from}`,
  },
  rows: {
    label: 'Movimientos',
    date: 'Fecha',
    description: 'Descripción',
    in: 'Entradas',
    out: 'Salidas',
    amount: 'Importe',
    balance: 'Saldo',
    mark: 'Marcas',
    none: 'Este extracto no tiene movimientos.',
    search: 'Buscar en las filas',
    searchHint: 'Descripción, importe, fecha…',
    clear: 'Borrar la búsqueda',
    nothing: 'Ninguna fila lo contiene.',
    found: (found: number, all: number) => `${count(found)} de ${rows(all)}`,
    all: rows,
    searching: 'Buscando…',
    computed: 'calculado, no impreso:',
    valueDate: 'Fecha valor',
    transactionDate: 'Fecha de operación',
    page: 'Página',
    confidence: 'Certeza',
    sums: (moneyIn: string, moneyOut: string) => `entradas ${moneyIn}, salidas ${moneyOut}`,
    onlyMarked: 'Solo filas marcadas',
    of: (name: string, value: string) => `${name}: ${value}`,
    failing: (expected: string, difference: string) =>
      `El saldo impreso no cuadra: esperado ${expected}, diferencia ${difference}`,
    details: 'La fila completa',
    hint: 'Señale una fila para verla en la página; haga clic para fijarla.',
    facts: (row: number, page: string) => `Fila ${count(row)}, ${page}`,
    onPages: (numbers: readonly number[]) =>
      numbers.length === 1 ? `página ${numbers.map(count).join('')}` : `páginas ${numbers.map(count).join(' y ')}`,
    noPage: 'en ningún lugar de la página',
    reference: 'Referencia',
    type: 'Tipo',
    read: { text: 'leída del texto', ocr: 'leída de la imagen', edited: 'cambiada a mano' },
    sure: (share: string) => `${share} de certeza`,
    held: 'fijada',
  },
  filter,
  columns: 'Columnas',
  /** of pages that were read from their pictures */
  readings: {
    label: 'Lo que los lectores de la imagen entendieron aquí',
    fields: { date: 'Fecha', amount: 'Importe', balance: 'Saldo', text: 'Texto', figure: 'Cifra' },
    taken: 'leído como',
    other: 'por el otro lector como',
    alone: 'solo lo leyó un lector',
    read: (readings: readonly string[]) => `Leído como ${readings.map((one) => `“${one}”`).join(' o ')}`,
    status: {
      open: 'Nada más indica cuál es lo correcto: compárelo con la página.',
      settled: 'Las sumas del documento solo cuadran con esta lectura.',
      corrected: 'La primera lectura fue la otra; las sumas del documento solo cuadran con esta.',
    },
    alike: 'dos lectores la leyeron igual',
    outside: (figures: readonly string[]) =>
      `Fuera de las filas, los lectores de la imagen difieren, o solo uno lo leyó: ${figures.join(', ')}. ` +
      'Estas cifras están enmarcadas en la página.',
    either: (readings: readonly string[], page: number) =>
      `${readings.map((one) => `“${one}”`).join(' o ')} (página ${count(page)})`,
    more: (number: number) => `y ${count(number)} más`,
    row: (fields: readonly string[]) => `Los lectores de la imagen difieren: ${fields.join(', ')}`,
  },
  page: {
    label: (filename: string) => `Páginas de ${filename}`,
    picture: (page: number) => `Página ${count(page)}`,
    before: 'Página',
    after: (all: number) => `de ${count(all)}`,
    goTo: (page: number, all: number) => `Página ${count(page)} de ${count(all)}: ir a una página`,
    failed: (page: number) => `No se pudo dibujar la página ${count(page)}.`,
    awaited: (page: number) => `Dibujando la página ${count(page)}…`,
    locked: 'Este archivo está bloqueado: ya no se conoce su contraseña.',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    fit: 'Ajustar al ancho',
    zoom: 'Zoom',
  },
  reread,
  answers,
  changed: {
    title: 'Leído de nuevo',
    nothing: 'Nada cambió: todas las filas siguen igual.',
    dates: (number: number) => `${rows(number)} con otra fecha`,
    amounts: (number: number) => `${rows(number)} con otro importe`,
    currencies: (number: number) => `${rows(number)} con otra moneda`,
    descriptions: (number: number) => `${rows(number)} con otra descripción`,
    added: (number: number) => `${rows(number)} más`,
    gone: (number: number) => `${rows(number)} menos`,
    rows: (before: number, after: number) => `antes ${rows(before)}, ahora ${count(after)}`,
    verdict: (before: string, after: string) => `Antes: ${before}; ahora: ${after}`,
    ignored: {
      order: (order: string) =>
        `“${order}” no cambió ninguna fecha: el documento ya se leía así, o sus fechas contradicen ese orden.`,
      year: (year: string) => `Ninguna fila es de ${year}: el propio documento imprime el año de sus fechas.`,
      currency: (currency: string, read: string) => `Las filas no están en ${currency}: el documento indica ${read}.`,
      columns:
        'Lo dicho de las columnas no cambió ninguna fecha ni ningún importe: el documento ya se leía así, o las columnas que se leen como una sola no se pueden distinguir.',
      answer:
        'La respuesta no cambió ninguna fecha ni ningún importe: el documento ya se leía así, o dice por sí mismo otra cosa.',
    },
    still: (verdict: string) => `${verdict}, como antes`,
    back: 'Volver a la lectura anterior',
    close: 'Cerrar esta nota',
  },
  keys,
} satisfies Texts['check'];
