/** Spanish: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: 'Nombre',
  nameHint: 'El suyo o el de su empresa',
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Contraseña nueva',
  passwordHint: (least: number) => `Al menos ${least} caracteres; una frase corta es buena opción`,
  passwordTooShort: (least: number) => `Use al menos ${least} caracteres.`,
  passwordTooLong: (most: number) => `Use como máximo ${most} caracteres.`,
  showPassword: 'Mostrar u ocultar la contraseña',
  emailWrong: 'Escriba una dirección como anna@example.com.',
  nameMissing: 'Escriba un nombre.',
  passwordMissing: 'Escriba la contraseña.',
  toSignIn: 'Iniciar sesión',
  toPortal: 'Ir a sus extractos',
  signIn: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    forgot: '¿Olvidó la contraseña?',
    ended: 'Su sesión ha terminado. Inicie sesión de nuevo para seguir donde estaba.',
    noAccount: '¿Aún no tiene cuenta?',
    signUp: 'Crear cuenta',
    unclaimed: {
      title: 'Este servicio aún no está configurado',
      body: 'Abra el enlace de configuración que mostró al iniciarse: quien lo haga primero será su operador.',
    },
  },
  signUp: {
    title: 'Crear cuenta',
    submit: 'Crear cuenta',
    hasAccount: '¿Ya tiene cuenta?',
    off: 'Aquí no se pueden crear cuentas. Pida acceso al operador de este servicio.',
    byMail: 'Le enviaremos por correo un enlace para elegir una contraseña.',
    submitMail: 'Enviar enlace',
    sent: (email: string) =>
      `Hemos enviado un correo a ${email}. Abra su enlace antes de un día. Mire también en la carpeta de correo no deseado.`,
  },
  confirm: {
    title: 'Crear cuenta',
    body: 'La dirección es suya. Elija una contraseña para ella.',
    submit: 'Crear cuenta',
    noToken: 'El enlace está incompleto. Cópielo entero del correo.',
    stale: 'Este enlace ya no funciona: se usó, o pasó su día. Inicie sesión o pida uno nuevo.',
    another: 'Pedir un enlace nuevo',
  },
  claim: {
    title: 'Configurar Ledgerize',
    body: 'Usted será el operador de este servicio y el usuario de su primera cuenta y clave de API.',
    submit: 'Configurar',
    noToken: 'El enlace está incompleto. Cópielo entero de donde se inició el servicio.',
    claimed: 'Este servicio ya está configurado. Inicie sesión o pregunte a su operador.',
    stale:
      'Este enlace ya no funciona. Abra el último que mostró el servicio; el comando “ledgerize users setup” crea uno nuevo.',
    signedIn: (email: string) =>
      `Ha iniciado sesión como ${email}: esto crea otro usuario, con otra dirección, e inicia sesión con él.`,
  },
  forgot: {
    title: 'Cambiar la contraseña',
    body: 'Le enviaremos por correo un enlace para elegir una nueva.',
    submit: 'Enviar enlace',
    sent: (email: string) =>
      `Si hay un usuario con la dirección ${email}, el enlace va en camino. Sirve durante una hora. Mire también en la carpeta de correo no deseado.`,
    noMail:
      'Este servicio no envía correos. Pregunte a su operador: el comando “ledgerize users reset” crea un enlace para elegir una contraseña nueva.',
  },
  reset: {
    title: 'Cambiar la contraseña',
    body: 'Al cambiarla se cierran todas sus sesiones.',
    submit: 'Cambiar contraseña',
    noToken: 'El enlace está incompleto. Cópielo entero de donde lo tiene.',
    stale: 'Este enlace ya no funciona: se usó, o pasó su hora.',
    another: 'Pedir un enlace nuevo',
    done: 'La contraseña se ha cambiado. Inicie sesión con la nueva.',
  },
} satisfies Texts['session'];
