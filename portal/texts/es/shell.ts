/** Spanish: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'De extractos de banco y tarjeta en PDF a movimientos exactos y demostrados.',
  skip: 'Ir al contenido',
  navigation: 'Vistas',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
  close: 'Cerrar',
  account: 'Cuenta',
  reference: 'Referencia de la API',
  guides: 'Guías',
  signOut: 'Cerrar sesión',
  credits: (credits: number) => counted(credits, { one: 'crédito', other: 'créditos' }),
  creditsHint: 'Un crédito convierte una página',
  appearance: 'Apariencia',
  schemes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  loading: 'Cargando…',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Convertir',
    check: 'Revisar',
    history: 'Historial',
    clients: 'Clientes',
    keys: 'Claves',
    webhooks: 'Webhooks',
    usage: 'Uso',
    settings: 'Ajustes',
    operator: 'Operador',
  },
  notFound: {
    title: 'Aquí no hay nada',
    body: 'Puede que la dirección esté mal escrita o que lo que había aquí ya no exista.',
    back: 'Ir a Convertir',
  },
  broken: {
    title: 'Esta vista ha fallado',
    body: 'El error es nuestro. Recargue la página; si vuelve a fallar, comunique al operador de este servicio lo que aparece abajo.',
    unloaded: {
      title: 'No se pudo cargar esta vista',
      body: 'Puede que no tenga conexión, que el servicio no esté disponible o que haya una versión más nueva. Compruebe su conexión y recargue la página.',
    },
    reload: 'Recargar',
  },
  retry: 'Reintentar',
  recovers: 'Se reintentará por sí solo en cuanto el servicio responda.',
} satisfies Texts['shell'];
