/** Spanish: somebody says what columns hold, and where pages belong. */
import { count } from '../../formats/numbers.ts';
import type { Texts } from '../texts.ts';

export const said = {
  open: 'Columnas y páginas…',
  join: (page: number) => `La página ${count(page)} continúa el extracto anterior`,
  columns: {
    title: (page: number) => `Columnas de la página ${count(page)}`,
    hint: 'Todas las listas con los mismos títulos se leen así.',
    holds: {
      asRead: 'Lo que diga el documento',
      debit: 'Salida',
      credit: 'Entrada',
      amount: 'Importe',
      balance: 'Saldo',
      date: 'Fecha contable',
      value_date: 'Fecha valor',
      other: 'Ignorar',
    } as Readonly<Record<string, string>>,
    untitled: 'Sin título',
    unread: 'No leída',
    band: (heading: string, holds: string) => `Columna “${heading}”: ${holds}`,
    changed: (column: string) => `${column}, cambiada`,
    label: 'Qué contienen las columnas',
    point: 'Elija una columna, o haga clic donde haya una, y diga qué contiene.',
    add: 'Añadir una columna',
    own: 'Columna añadida',
    none: 'No se encontró ninguna columna de este extracto en esta página. Haga clic donde haya una.',
    submit: 'Volver a leer con estas columnas',
    leave: {
      title: '¿Descartar lo que indicó de las columnas?',
      body: 'El archivo queda como está leído ahora.',
      action: 'Descartar',
    },
  },
  pages: {
    title: 'Páginas',
    labels: {
      excludedPages: 'Páginas que no son de ningún extracto',
      startPages: 'Páginas en las que empieza un extracto',
      continuePages: 'Páginas que continúan el extracto anterior',
    },
    hints: {
      excludedPages: 'En ellas no se lee nada, y el resultado lo dice.',
      startPages: 'Donde el documento no lo dice.',
      continuePages: 'Donde parece empezar otro.',
    },
    example: '3-4, 7',
    beginAndContinue: 'Una página no puede empezar un extracto y continuar el anterior',
    noneLeft: 'Debe quedar al menos una página',
    wrong: (pageCount: number) => `Páginas de 1 a ${count(pageCount)}, como 3-4, 7`,
  },
} satisfies Texts['said'];
