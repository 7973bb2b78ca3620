/** Spanish: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const es: MailTexts = {
  reset: (link) => ({
    subject: 'Una contraseña nueva para Ledgerize',
    text: `Alguien, seguramente usted, ha pedido una contraseña nueva para Ledgerize.

Abra este enlace antes de una hora para elegirla:

  ${link}

Si no fue usted, no haga nada: su contraseña no cambia.
`,
  }),
  signUp: (link) => ({
    subject: 'Registro en Ledgerize',
    text: `Alguien, seguramente usted, ha pedido registrarse en Ledgerize con esta dirección.

Abra este enlace antes de un día para elegir una contraseña:

  ${link}

Si no fue usted, no haga nada: no se ha creado nada.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'Ya está registrado en Ledgerize',
    text: `Alguien, seguramente usted, ha pedido registrarse en Ledgerize con esta dirección. Ya lo está: inicie sesión.

  ${signIn}

¿Ha olvidado la contraseña? Abra este enlace antes de una hora para elegir otra:

  ${reset}

Si no fue usted, no haga nada: todo sigue igual, y quien lo pidió no sabrá que usted tiene una cuenta.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} le invita a Ledgerize`,
    text: `${by} le invita a trabajar en la cuenta «${account}» de Ledgerize.

Abra este enlace antes de siete días para aceptar:

  ${link}

Si no sabe quién es, no haga nada.
`,
  }),
  done: (ended, link) => ({
    subject: 'Sus extractos están convertidos',
    text: `La conversión que inició ha terminado:

${lines([
  [ended.verified, 'Verificado'],
  [ended.mismatch, 'No cuadra'],
  [ended.unverifiable, 'Sin demostrar'],
  [ended.failed, 'Sin convertir'],
])}

Véalos aquí:

  ${link}

Recibe este mensaje porque lo pidió al iniciar la conversión.
`,
  }),
};
