/** Spanish: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: 'Ajustes',
  you: 'Usted',
  parts: 'Partes de los ajustes',
  operator: 'Usted es operador de este servicio.',
  since: (day: string) => `Aquí desde el ${day}`,
  account: {
    title: 'Cuenta',
    name: 'Nombre de la cuenta',
    hint: 'Se ve en las invitaciones y al cambiar de cuenta.',
    save: 'Guardar',
    done: 'La cuenta tiene su nuevo nombre.',
    missing: 'Escriba un nombre.',
  },
  password: {
    title: 'Contraseña',
    body: 'Con una contraseña nueva se cierran todas sus demás sesiones.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
    done: 'La contraseña se ha cambiado, y sus demás sesiones están cerradas.',
    wrong: 'Su contraseña actual es otra. Revísela.',
  },
  sessions: {
    title: 'Sus sesiones abiertas',
    current: 'Aquí',
    browser: 'Navegador',
    unknownBrowser: 'Un programa',
    on: (browser: string, system: string) => `${browser} en ${system}`,
    address: 'Dirección',
    since: 'Desde',
    until: 'Hasta',
    action: 'Acción',
    end: 'Cerrar',
    endThis: (browser: string) => `Cerrar la sesión de ${browser}`,
    endOthers: (number: number) => `Cerrar ${counted(number, { one: 'otra sesión', other: 'otras sesiones' })}`,
    alone: 'No tiene ninguna otra sesión abierta.',
  },
} satisfies Texts['settings'];
