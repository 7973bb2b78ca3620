/** Spanish: the view History. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const conversions = (number: number) => counted(number, { one: 'conversión', other: 'conversiones' });

export const history = {
  title: 'Historial',
  search: 'Buscar',
  searchPlaceholder: 'Nombre de archivo o inicio de un número',
  clear: 'Borrar la búsqueda',
  status: 'Estado',
  statuses: {
    all: 'Todos',
    completed: 'Convertido',
    processing: 'En curso',
    queued: 'En espera',
    failed: 'Sin convertir',
  },
  list: 'Conversiones',
  empty: 'Aún no se ha convertido nada.',
  convert: 'Convertir extractos',
  noneFound: 'Nada coincide con esta búsqueda.',
  columns: {
    files: 'Archivos',
    status: 'Estado',
    pages: 'Páginas',
    created: 'Fecha',
    expires: 'Guardado hasta',
    action: 'Acciones',
  },
  choose: (name: string) => `Elegir ${name}`,
  chooseAll: 'Elegir todas las que se muestran',
  chosen: (number: number) => counted(number, { one: 'conversión elegida', other: 'conversiones elegidas' }),
  chosenTitle: 'Lo elegido',
  downloadChosen: 'Descargar elegidas',
  deleteChosen: 'Eliminar elegidas',
  letGo: 'Elegir ninguna',
  more: (number: number) => `y ${counted(number, { one: 'archivo más', other: 'archivos más' })}`,
  /** of deleted files, whose names are gone */
  nameless: (files: number) => counted(files, { one: 'archivo eliminado', other: 'archivos eliminados' }),
  pages: (number: number) => counted(number, { one: 'página', other: 'páginas' }),
  part: (done: number, all: number) => `${count(done)} de ${counted(all, { one: 'archivo', other: 'archivos' })}`,
  expired: 'Ya no existe',
  check: 'Revisar',
  checkJob: (name: string) => `Revisar ${name}`,
  downloadJob: (name: string) => `Descargar ${name}`,
  delete: 'Eliminar',
  cancel: 'Cancelar',
  deleteJob: (name: string) => `Eliminar ${name}`,
  cancelJob: (name: string) => `Cancelar la conversión de ${name}`,
  confirm: {
    title: (jobs: number) => (jobs === 1 ? '¿Eliminar ahora?' : `¿Eliminar ahora ${conversions(jobs)}?`),
    body: 'Los archivos y lo que se leyó de ellos se eliminan para siempre, aquí y en todas sus demás conversiones.',
    cancelTitle: '¿Cancelar esta conversión?',
    cancelBody: 'Lo que aún no se ha convertido se devuelve en créditos.',
    keep: 'Conservar',
    delete: 'Eliminar',
    stop: 'Cancelar la conversión',
  },
  showMore: 'Ver más',
} satisfies Texts['history'];
