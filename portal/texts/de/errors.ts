/** German: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'Guthabenpunkt', other: 'Guthabenpunkte' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'Sekunde', other: 'Sekunden' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'Minute', other: 'Minuten' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () =>
    'Der Dienst ist nicht erreichbar. Prüfen Sie, ob Sie online sind und der Dienst läuft, und versuchen Sie es erneut.',
  AUTH_INVALID_KEY: () => 'Sie sind abgemeldet. Melden Sie sich wieder an.',
  SIGN_IN_FAILED: () => 'Die Adresse oder das Passwort ist falsch.',
  FORBIDDEN: () => 'Das ist für Sie nicht zugänglich.',
  SIGNUP_OFF: () => 'Die Registrierung ist hier abgeschaltet. Bitten Sie den Betreiber dieses Dienstes um Zugang.',
  EMAIL_TAKEN: () =>
    'Es gibt schon einen Benutzer mit dieser Adresse. Melden Sie sich an, oder nehmen Sie eine andere Adresse.',
  NO_ACCOUNT: () => 'Sie gehören zu keinem Konto mehr. Bitten Sie den Inhaber eines Kontos um eine Einladung.',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'Diese Person betreibt den Dienst und gehört nur zu diesem Konto. Laden Sie sie zuerst in ein anderes ein.'
      : 'Ein Konto hat immer einen Inhaber. Machen Sie zuerst jemand anderen dazu.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `Dieses Konto hat ${counted(Number(details.limit), { one: 'aktiven Schlüssel', other: 'aktive Schlüssel' })}; mehr sind nicht erlaubt. Sperren Sie die, die nichts mehr benutzt.`,
  LINK_INVALID: () =>
    'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder seine Zeit ist abgelaufen. Fordern Sie einen neuen an.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `Das war zu oft. Versuchen Sie es in ${wait(retryAfter)} erneut.`,
  INTERNAL_ERROR: () => 'Hier ist der Dienst gescheitert; an Ihnen liegt es nicht. Versuchen Sie es erneut.',
  SERVICE_UNAVAILABLE: () => 'Der Dienst kann das im Moment nicht. Versuchen Sie es in Kürze erneut.',
  UPLOAD_FAILED: () => 'Der Dienst konnte diese Datei gerade nicht annehmen. Versuchen Sie es erneut.',
  CONVERT_FAILED: () => 'Der Dienst konnte gerade nicht umwandeln; es wurde nichts berechnet. Versuchen Sie es erneut.',
  SET_PASSWORD_FAILED: () => 'Der Dienst konnte das Passwort gerade nicht ausprobieren. Versuchen Sie es erneut.',
  FILE_REQUIRED: () => 'Die Datei ist leer. Wählen Sie das PDF der Bank oder einen Scan davon.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `Die Datei ist größer als ${bytes(Number(details.maxBytes))}, das Limit Ihres Kontos. Teilen Sie sie, oder bitten Sie den Betreiber dieses Dienstes um ein höheres Limit.`,
  UNSUPPORTED_FILE: () =>
    'Das ist weder ein PDF noch ein Bild (JPEG, PNG, WebP, TIFF). Nehmen Sie den Auszug als PDF der Bank, oder einen Scan davon als Bild.',
  NO_TRANSACTIONS: () =>
    'In diesem Dokument wurde kein Auszug gefunden, und es wurde nichts berechnet. Ist es die richtige Datei? Ein Foto oder ein Scan ohne Text lässt sich nicht lesen.',
  FILE_NOT_FOUND: () =>
    'Der Dienst hat diese Datei nicht mehr: Sie wurde gelöscht, oder ihre Zeit ist abgelaufen. Fügen Sie sie wieder hinzu.',
  JOB_NOT_FOUND: () => 'Diese Umwandlung wurde gelöscht. Fügen Sie die Datei wieder hinzu, um sie umzuwandeln.',
  JOB_CANCELLED: () => 'Diese Umwandlung wurde abgebrochen; was nicht umgewandelt wurde, wurde nicht berechnet.',
  RESULT_EXPIRED: () =>
    'Das Ergebnis gibt es nicht mehr: Seine Zeit ist abgelaufen, oder die Datei wurde gelöscht. Fügen Sie die Datei hinzu und wandeln Sie sie erneut um.',
  VERSION_CHANGED: () =>
    'Inzwischen hat jemand diese Datei geändert. Von Ihnen ist nichts verloren: Sehen Sie sich die aktuellen Zeilen an, und speichern Sie erneut.',
  FILE_LOCKED: () => 'Dieses PDF ist geschützt. Geben Sie das Passwort ein, das es öffnet.',
  PASSWORD_INCORRECT: () => 'Dieses Passwort öffnet die Datei nicht. Prüfen Sie es, und versuchen Sie ein anderes.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `Das kostet ${credits(details.required)}, und Sie haben ${credits(details.available)}. Nichts wurde gestartet oder berechnet. Entfernen Sie Dateien, oder bitten Sie den Betreiber dieses Dienstes um mehr Guthaben.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Nummer der Anfrage: ${id}`,
} satisfies Texts['errors'];
