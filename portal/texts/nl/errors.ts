/** Dutch: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'credit', other: 'credits' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'seconde', other: 'seconden' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'minuut', other: 'minuten' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () =>
    'De dienst is niet bereikbaar. Controleer of u online bent en of de dienst draait, en probeer het opnieuw.',
  AUTH_INVALID_KEY: () => 'U bent uitgelogd. Log opnieuw in.',
  SIGN_IN_FAILED: () => 'Het adres of het wachtwoord is onjuist.',
  FORBIDDEN: () => 'U hebt hier geen toegang toe.',
  SIGNUP_OFF: () => 'Registreren is hier uitgeschakeld. Vraag de beheerder van deze dienst om toegang.',
  EMAIL_TAKEN: () => 'Er is al een gebruiker met dit adres. Log in, of gebruik een ander adres.',
  NO_ACCOUNT: () => 'U hoort bij geen enkel account meer. Vraag een eigenaar om een uitnodiging.',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'Deze persoon beheert de dienst en hoort alleen bij dit account. Nodig deze persoon eerst uit voor een ander account.'
      : 'Een account heeft altijd een eigenaar. Geef eerst iemand anders die rol.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `Dit account heeft ${counted(Number(details.limit), { one: 'werkende sleutel', other: 'werkende sleutels' })}; meer mag niet. Trek sleutels in die niet meer worden gebruikt.`,
  LINK_INVALID: () => 'Deze link werkt niet meer: hij is al gebruikt, of de tijd is voorbij. Vraag een nieuwe aan.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `Dat was te vaak. Probeer het over ${wait(retryAfter)} opnieuw.`,
  INTERNAL_ERROR: () => 'Dit is misgegaan bij de dienst, buiten uw schuld. Probeer het opnieuw.',
  SERVICE_UNAVAILABLE: () => 'De dienst kan dit op dit moment niet. Probeer het straks opnieuw.',
  UPLOAD_FAILED: () => 'De dienst kon dit bestand nu niet aannemen. Probeer het opnieuw.',
  CONVERT_FAILED: () => 'De dienst kon nu niet omzetten; er is niets betaald. Probeer het opnieuw.',
  SET_PASSWORD_FAILED: () => 'De dienst kon het wachtwoord nu niet proberen. Probeer het opnieuw.',
  FILE_REQUIRED: () => 'Het bestand is leeg. Kies de PDF van de bank, of een scan ervan.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `Het bestand is groter dan ${bytes(Number(details.maxBytes))}, de limiet van uw account. Splits het, of vraag de beheerder van deze dienst om een hogere limiet.`,
  UNSUPPORTED_FILE: () =>
    'Dit is geen PDF en geen afbeelding (JPEG, PNG, WebP, TIFF). Voeg het afschrift toe als de PDF van de bank, of als afbeelding van een scan.',
  NO_TRANSACTIONS: () =>
    'In dit document is geen afschrift gevonden; er is niets voor betaald. Is het het juiste bestand? Een foto, of een scan zonder tekst, kan niet worden gelezen.',
  FILE_NOT_FOUND: () =>
    'De dienst heeft dit bestand niet meer: het is verwijderd, of de bewaartijd is voorbij. Voeg het opnieuw toe.',
  JOB_NOT_FOUND: () => 'Deze omzetting is verwijderd. Voeg het bestand opnieuw toe om het om te zetten.',
  JOB_CANCELLED: () => 'Deze omzetting is geannuleerd; voor wat niet is omgezet, is niets betaald.',
  RESULT_EXPIRED: () =>
    'Het resultaat is er niet meer: de bewaartijd is voorbij, of het bestand is verwijderd. Voeg het bestand toe en zet het opnieuw om.',
  VERSION_CHANGED: () =>
    'Iemand heeft dit bestand intussen gewijzigd. Van uw werk is niets verloren: bekijk de huidige regels en sla opnieuw op.',
  FILE_LOCKED: () => 'Deze PDF is beveiligd. Voer het wachtwoord in waarmee hij opengaat.',
  PASSWORD_INCORRECT: () => 'Met dit wachtwoord gaat het bestand niet open. Controleer het of probeer een ander.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `Dit kost ${credits(details.required)}, en u hebt ${credits(details.available)}. Er is niets gestart of betaald. Haal bestanden weg, of vraag de beheerder van deze dienst om meer credits.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Nummer van het verzoek: ${id}`,
} satisfies Texts['errors'];
