/** Spanish: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'página', other: 'páginas' });
const pictures = (number: number) => counted(number, { one: 'imagen', other: 'imágenes' });
const files = (number: number) => counted(number, { one: 'archivo', other: 'archivos' });
const credits = (number: number) => counted(number, { one: 'crédito', other: 'créditos' });

export const convert = {
  client: 'Cliente',
  noClient: 'Sin cliente',
  title: 'Convertir',
  recent: {
    title: 'Últimas conversiones',
    all: 'Todas',
    look: (number: number) => `${files(number)} por revisar`,
    failed: 'Sin convertir',
  },
  drop: {
    lead: 'Suelte aquí los extractos',
    body: 'PDF de extractos de banco y tarjeta, o escaneos y fotos de sus páginas (JPEG, PNG, WebP, TIFF): uno, varios o una carpeta. No se cobra nada antes de empezar.',
    more: 'Suelte más en cualquier parte de esta página.',
    choose: 'Elegir archivos',
    release: 'Suelte para añadirlos',
  },
  join: {
    title: (number: number) => `Se añadieron ${pictures(number)} a la vez`,
    order: (names: readonly string[]) => `En este orden: ${names.join(', ')}`,
    join: 'Son páginas de un solo extracto',
    apart: 'Cada una es un extracto',
    joined: (number: number) => `de ${pictures(number)}`,
  },
  list: 'Archivos',
  remove: (name: string) => `Quitar ${name}`,
  tryAgain: 'Reintentar',
  tryAgainWith: (name: string) => `Reintentar el envío de ${name}`,
  twin: (name: string) => `Es el mismo archivo que ${name}, que ya está en la lista: se pagaría dos veces.`,
  clearEnded: 'Quitar terminados',
  state: {
    waiting: 'Espera su envío',
    uploading: (percent: string) => `Enviando, ${percent}`,
    reading: 'Contando páginas…',
    locked: 'Protegido con contraseña',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Empezando…',
    queued: 'Espera su turno',
    converting: (done: number, total: number) => `Leyendo, ${count(done)} de ${pages(total)}`,
    done: 'Convertido',
    failed: 'Sin convertir',
    refused: 'No añadido',
  },
  progressOf: (name: string) => `Progreso de ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => counted(number, { one: 'verificado', other: 'verificados' }),
    mismatch: (number: number) => counted(number, { one: 'que no cuadra', other: 'que no cuadran' }),
    unverifiable: (number: number) => `${count(number)} sin demostrar`,
    failed: (number: number) => `${count(number)} sin convertir`,
  },
  transactions: (number: number) => counted(number, { one: 'movimiento', other: 'movimientos' }),
  downloadAll: 'Descargar todo',
  password: {
    label: (name: string) => `Contraseña de ${name}`,
    placeholder: 'Contraseña del PDF',
    submit: 'Desbloquear',
    others: 'Probarla también en los demás archivos bloqueados',
    show: 'Mostrar u ocultar la contraseña',
    missing: 'Escriba la contraseña que abre este PDF.',
  },
  hints: {
    title: 'Lo que los extractos no dicen',
    body: 'Solo para documentos que no lo aclaran; lo que diga un documento tiene prioridad.',
    dateOrder: 'Orden de día y mes',
    dateOrders: {
      DMY: 'Día, mes, año: 31/12/2025',
      MDY: 'Mes, día, año: 12/31/2025',
      YMD: 'Año, mes, día: 2025/12/31',
    },
    year: 'Año, si no está impreso',
    yearWrong: (least: number, most: number) => `Un año de ${least} a ${most}`,
    asPrinted: 'Lo que diga el documento',
    currency: 'Moneda',
    noCurrency: (typed: string) => `“${typed}” no es una moneda de la lista.`,
  },
  start: (number: number) => `Convertir ${files(number)}`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)}: ${credits(pagesOf)}`,
  left: (number: number) => `Después ${number === 1 ? 'quedará' : 'quedarán'} ${credits(number)}`,
  tooFew: (missing: number) =>
    `Le ${missing === 1 ? 'falta' : 'faltan'} ${credits(missing)}. Quite archivos o pida más créditos al operador de este servicio.`,
  running: (done: number, total: number) => `Convirtiendo: ${count(done)} de ${pages(total)}`,
  outage:
    'El servicio no está disponible en este momento. No se pierde nada: lo que ya tiene se convierte cuando vuelva a funcionar, y esta página sigue por sí sola.',
  cancel: 'Cancelar',
  /** while the user looks at something else */
  told: {
    inTitle: '✓ Listo',
    title: 'Conversión terminada',
    body: ({ converted, failed }: { readonly converted: number; readonly failed: number }) =>
      [
        ...(converted > 0 ? [counted(converted, { one: 'archivo convertido', other: 'archivos convertidos' })] : []),
        ...(failed > 0 ? [`${files(failed)} sin convertir`] : []),
      ].join(', '),
  },
  notify: {
    label: 'Avisarme en el navegador cuando termine',
    mail: 'Enviarme un correo cuando termine',
    refused: 'El navegador no lo permite: permita en sus ajustes las notificaciones de esta página.',
  },
  said: {
    ready: (name: string, number: number) => `${name} está listo: ${pages(number)}.`,
    locked: (name: string) => `${name} está protegido con contraseña.`,
    done: (name: string) => `${name} está convertido.`,
    failed: (name: string, why: string) => `${name}: ${why}`,
  },
} satisfies Texts['convert'];
