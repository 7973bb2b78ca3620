/** French: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'crédit', other: 'crédits' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'seconde', other: 'secondes' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'minute', other: 'minutes' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () => 'Le service est injoignable. Vérifiez que vous êtes en ligne et qu’il fonctionne, puis réessayez.',
  AUTH_INVALID_KEY: () => 'Vous êtes déconnecté. Reconnectez-vous.',
  SIGN_IN_FAILED: () => 'L’adresse ou le mot de passe est faux.',
  FORBIDDEN: () => 'Vous n’y avez pas accès.',
  SIGNUP_OFF: () => 'L’inscription est désactivée ici. Demandez un accès à l’exploitant de ce service.',
  EMAIL_TAKEN: () => 'Il existe déjà un utilisateur avec cette adresse. Connectez-vous, ou prenez une autre adresse.',
  NO_ACCOUNT: () => 'Vous ne faites plus partie d’aucun compte. Demandez une invitation au propriétaire d’un compte.',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'Cette personne gère le service et n’appartient qu’à ce compte. Invitez-la d’abord dans un autre.'
      : 'Un compte a toujours un propriétaire. Donnez d’abord ce rôle à quelqu’un d’autre.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `Ce compte a ${counted(Number(details.limit), { one: 'clé active', other: 'clés actives' })}, et ne peut en avoir plus. Révoquez celles que rien n’utilise.`,
  LINK_INVALID: () =>
    'Ce lien ne fonctionne plus : il a déjà servi, ou sa durée de validité est passée. Demandez-en un nouveau.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `Trop d’essais. Réessayez dans ${wait(retryAfter)}.`,
  INTERNAL_ERROR: () => 'Le service a échoué, sans que ce soit votre faute. Réessayez.',
  SERVICE_UNAVAILABLE: () => 'Le service ne peut pas le faire en ce moment. Réessayez sous peu.',
  UPLOAD_FAILED: () => 'Le service n’a pas pu recevoir ce fichier. Réessayez.',
  CONVERT_FAILED: () => 'Le service n’a pas pu convertir ; rien n’a été payé. Réessayez.',
  SET_PASSWORD_FAILED: () => 'Le service n’a pas pu essayer le mot de passe. Réessayez.',
  FILE_REQUIRED: () => 'Le fichier est vide. Choisissez le PDF que la banque fournit, ou un scan de celui-ci.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `Le fichier dépasse ${bytes(Number(details.maxBytes))}, la limite de votre compte. Divisez-le, ou demandez une limite plus haute à l’exploitant de ce service.`,
  UNSUPPORTED_FILE: () =>
    'Ce n’est ni un PDF ni une image (JPEG, PNG, WebP, TIFF). Ajoutez le relevé sous forme du PDF que la banque fournit, ou d’un scan en image.',
  NO_TRANSACTIONS: () =>
    'Aucun relevé n’a été trouvé dans ce document, et rien n’a été payé. Est-ce le bon fichier ? Une photo, ou un scan sans texte, ne peut pas être lu.',
  FILE_NOT_FOUND: () =>
    'Le service n’a plus ce fichier : il a été supprimé, ou sa durée de conservation est passée. Ajoutez-le de nouveau.',
  JOB_NOT_FOUND: () => 'Cette conversion a été supprimée. Ajoutez de nouveau le fichier pour le convertir.',
  JOB_CANCELLED: () => 'Cette conversion a été annulée ; rien n’a été payé pour ce qui n’est pas converti.',
  RESULT_EXPIRED: () =>
    'Le résultat n’existe plus : sa durée de conservation est passée, ou le fichier a été supprimé. Ajoutez le fichier et convertissez-le de nouveau.',
  VERSION_CHANGED: () =>
    'Quelqu’un a modifié ce fichier entre-temps. Vous n’avez rien perdu : regardez les lignes actuelles, puis enregistrez de nouveau.',
  FILE_LOCKED: () => 'Ce PDF est protégé. Saisissez le mot de passe qui l’ouvre.',
  PASSWORD_INCORRECT: () => 'Ce mot de passe n’ouvre pas le fichier. Vérifiez-le et essayez-en un autre.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `Il faut ${credits(details.required)}, et vous avez ${credits(details.available)}. Rien n’a été lancé ni payé. Retirez des fichiers, ou demandez des crédits à l’exploitant de ce service.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Numéro de la requête : ${id}`,
} satisfies Texts['errors'];
