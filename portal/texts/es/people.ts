/** Spanish: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'Personas',
  intro: 'Todos trabajan aquí en la misma cuenta: ven los mismos archivos y gastan los mismos créditos.',
  list: 'Personas de esta cuenta',
  columns: { person: 'Persona', role: 'Rol', since: 'Desde', action: 'Acción' },
  you: 'Usted',
  roles: { owner: 'Propietario', member: 'Miembro', reviewer: 'Revisor' },
  meanings: {
    owner: 'Puede todo, también personas, claves, webhooks, uso y registro.',
    member: 'Sube, convierte, corrige, exporta y elimina archivos.',
    reviewer: 'Ve, corrige y exporta lo que se ha convertido.',
  },
  roleOf: (name: string) => `Rol de ${name}`,
  onlyOwner: 'La cuenta siempre tiene un propietario: dé ese rol a otra persona antes de salir o de cambiar el suyo.',
  remove: 'Quitar',
  removePerson: (name: string) => `Quitar a ${name}`,
  removing: {
    title: (name: string) => `¿Quitar a ${name}?`,
    body: 'Pierde la cuenta en el acto. Lo que hizo se queda. Las claves de la cuenta siguen funcionando: revoque las que conoce.',
  },
  leave: 'Salir de esta cuenta',
  leaving: {
    title: '¿Salir de esta cuenta?',
    body: 'Ya no verá sus archivos. Para volver necesitará otra invitación.',
    action: 'Salir',
  },
  invite: {
    title: 'Invitar a una persona',
    role: 'Rol',
    submit: 'Invitar',
    sent: (email: string) => `Un correo con un enlace va en camino a ${email}. El enlace sirve durante siete días.`,
    link: (email: string) =>
      `Este servicio no envía correos: dé usted este enlace a ${email}. Solo se muestra ahora y sirve una vez, durante siete días.`,
    linkLabel: 'Enlace de la invitación',
    copy: 'Copiar enlace',
    already: 'Esta persona ya está en la cuenta.',
  },
  open: {
    title: 'Invitaciones pendientes',
    until: (role: string, day: string) => `${role}, hasta el ${day}`,
    revoke: 'Retirar',
    revokeThis: (email: string) => `Retirar la invitación de ${email}`,
  },
  accept: {
    title: 'Unirse a una cuenta',
    body: (by: string, account: string, role: string) => `${by} le invita a la cuenta “${account}”. Su rol: ${role}.`,
    bodyUnsigned: (account: string, role: string) => `Está invitado a la cuenta “${account}”. Su rol: ${role}.`,
    signedIn: (email: string) => `Ha iniciado sesión como ${email}.`,
    known: (email: string) => `Escriba la contraseña de ${email} para aceptar.`,
    fresh: (email: string) => `Elija un nombre y una contraseña para ${email}.`,
    submit: 'Aceptar',
    noToken: 'El enlace está incompleto. Cópielo entero de donde lo tiene.',
    reasons: {
      unknown: 'Este enlace no es nuestro. Cópielo entero de donde lo tiene.',
      used: 'Esta invitación ya se aceptó. Inicie sesión.',
      expired: 'Esta invitación es demasiado antigua. Pida una nueva.',
      revoked: 'Esta invitación se retiró. Pida una nueva a quien le invitó.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `Esta invitación es para ${invited}, y ha iniciado sesión como ${signedIn}. Cierre la sesión: la invitación sigue aquí.`,
    signOut: 'Cerrar sesión',
  },
  switching: { label: 'Cuenta', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Solo para propietarios',
    body: (role: string) => `Su rol en esta cuenta: ${role}. Un propietario puede darle otro.`,
  },
  lost: (before: string, now: string) => `Ya no está en “${before}”. Ahora está en “${now}”.`,
} satisfies Texts['people'];
