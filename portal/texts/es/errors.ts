/** Spanish: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'crédito', other: 'créditos' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'segundo', other: 'segundos' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'minuto', other: 'minutos' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () =>
    'No se puede acceder al servicio. Compruebe su conexión y que el servicio funcione, y vuelva a intentarlo.',
  AUTH_INVALID_KEY: () => 'Su sesión está cerrada. Inicie sesión de nuevo.',
  SIGN_IN_FAILED: () => 'La dirección o la contraseña es incorrecta.',
  FORBIDDEN: () => 'No tiene acceso a esto.',
  SIGNUP_OFF: () => 'Aquí no se pueden crear cuentas. Pida acceso al operador de este servicio.',
  EMAIL_TAKEN: () => 'Ya hay un usuario con esta dirección. Inicie sesión o use otra dirección.',
  NO_ACCOUNT: () => 'Ya no está en ninguna cuenta. Pida una invitación al propietario de una.',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'Esta persona administra el servicio y solo pertenece a esta cuenta. Invítela antes a otra.'
      : 'Una cuenta siempre tiene un propietario. Dé antes ese rol a otra persona.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `Esta cuenta tiene ${counted(Number(details.limit), { one: 'clave activa', other: 'claves activas' })} y no puede tener más. Revoque las que nada usa.`,
  LINK_INVALID: () => 'Este enlace ya no funciona: se usó, o pasó su plazo. Pida uno nuevo.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `Demasiados intentos. Vuelva a intentarlo en ${wait(retryAfter)}.`,
  INTERNAL_ERROR: () => 'El servicio ha fallado, y no es culpa suya. Vuelva a intentarlo.',
  SERVICE_UNAVAILABLE: () => 'El servicio no puede hacer esto en este momento. Vuelva a intentarlo en breve.',
  UPLOAD_FAILED: () => 'El servicio no pudo recibir este archivo. Vuelva a intentarlo.',
  CONVERT_FAILED: () => 'El servicio no pudo convertir; no se cobró nada. Vuelva a intentarlo.',
  SET_PASSWORD_FAILED: () => 'El servicio no pudo probar la contraseña. Vuelva a intentarlo.',
  FILE_REQUIRED: () => 'El archivo está vacío. Elija el PDF que da el banco o un escaneo.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `El archivo supera los ${bytes(Number(details.maxBytes))}, el límite de su cuenta. Divídalo o pida un límite mayor al operador de este servicio.`,
  UNSUPPORTED_FILE: () =>
    'Esto no es ni un PDF ni una imagen (JPEG, PNG, WebP, TIFF). Añada el extracto como el PDF que da el banco o como imagen escaneada.',
  NO_TRANSACTIONS: () =>
    'No se encontró ningún extracto en este documento, y no se cobró nada. ¿Es el archivo correcto? Una foto o un escaneo sin texto no se puede leer.',
  FILE_NOT_FOUND: () => 'El servicio ya no tiene este archivo: se eliminó, o pasó su plazo. Añádalo de nuevo.',
  JOB_NOT_FOUND: () => 'Esta conversión se eliminó. Añada el archivo de nuevo para convertirlo.',
  JOB_CANCELLED: () => 'Esta conversión se canceló; no se cobró lo que no se convirtió.',
  RESULT_EXPIRED: () =>
    'El resultado ya no existe: pasó su plazo, o el archivo se eliminó. Añada el archivo y conviértalo de nuevo.',
  VERSION_CHANGED: () =>
    'Alguien cambió este archivo mientras tanto. No se pierde nada suyo: mire las filas actuales y guarde de nuevo.',
  FILE_LOCKED: () => 'Este PDF está protegido. Escriba la contraseña que lo abre.',
  PASSWORD_INCORRECT: () => 'Esta contraseña no abre el archivo. Revísela y pruebe otra.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `Hacen falta ${credits(details.required)} y usted tiene ${credits(details.available)}. No se empezó ni se cobró nada. Quite archivos o pida más créditos al operador de este servicio.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Número de la solicitud: ${id}`,
} satisfies Texts['errors'];
