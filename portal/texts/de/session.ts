/** German: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: 'Name',
  nameHint: 'Ihr Name oder der Ihrer Firma',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  passwordHint: (least: number) => `Mindestens ${least} Zeichen; gut ist ein kurzer Satz`,
  passwordTooShort: (least: number) => `Verwenden Sie mindestens ${least} Zeichen.`,
  passwordTooLong: (most: number) => `Verwenden Sie höchstens ${most} Zeichen.`,
  showPassword: 'Passwort zeigen oder verbergen',
  emailWrong: 'Geben Sie eine Adresse wie anna@example.com ein.',
  nameMissing: 'Geben Sie einen Namen ein.',
  passwordMissing: 'Geben Sie das Passwort ein.',
  toSignIn: 'Anmelden',
  toPortal: 'Zu Ihren Auszügen',
  signIn: {
    title: 'Anmelden',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    ended: 'Ihre Sitzung ist beendet. Melden Sie sich wieder an, um dort weiterzuarbeiten.',
    noAccount: 'Noch kein Konto?',
    signUp: 'Registrieren',
    unclaimed: {
      title: 'Dieser Dienst ist noch nicht eingerichtet',
      body: 'Öffnen Sie den Einrichtungslink, den er beim Start ausgegeben hat: Wer das zuerst tut, betreibt ihn.',
    },
  },
  signUp: {
    title: 'Registrieren',
    submit: 'Registrieren',
    hasAccount: 'Schon ein Konto?',
    off: 'Die Registrierung ist hier abgeschaltet. Bitten Sie den Betreiber dieses Dienstes um Zugang.',
    byMail: 'Wir schicken Ihnen einen Link, mit dem Sie ein Passwort wählen.',
    submitMail: 'Link zuschicken',
    sent: (email: string) =>
      `Wir haben eine E-Mail an ${email} geschickt. Öffnen Sie den Link darin innerhalb eines Tages. Sehen Sie auch im Spam-Ordner nach.`,
  },
  confirm: {
    title: 'Registrieren',
    body: 'Die Adresse gehört Ihnen. Wählen Sie ein Passwort dafür.',
    submit: 'Registrieren',
    noToken: 'Der Link ist nicht vollständig. Kopieren Sie ihn ganz aus der E-Mail.',
    stale:
      'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder sein Tag ist vorbei. Melden Sie sich an, oder fordern Sie einen neuen an.',
    another: 'Neuen Link anfordern',
  },
  claim: {
    title: 'Ledgerize einrichten',
    body: 'Sie werden Betreiber dieses Dienstes und Benutzer seines ersten Kontos und API-Schlüssels.',
    submit: 'Einrichten',
    noToken: 'Der Link ist nicht vollständig. Kopieren Sie ihn ganz von dort, wo der Dienst gestartet wurde.',
    claimed: 'Dieser Dienst ist schon eingerichtet. Melden Sie sich an, oder fragen Sie seinen Betreiber.',
    stale:
      'Dieser Link gilt nicht mehr. Öffnen Sie den, den der Dienst zuletzt ausgegeben hat; der Befehl „ledgerize users setup“ macht einen neuen.',
    signedIn: (email: string) =>
      `Sie sind als ${email} angemeldet: Hiermit entsteht ein anderer Benutzer mit anderer Adresse, und Sie werden als dieser angemeldet.`,
  },
  forgot: {
    title: 'Neues Passwort setzen',
    body: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues setzen.',
    submit: 'Link zuschicken',
    sent: (email: string) =>
      `Wenn es einen Benutzer mit der Adresse ${email} gibt, ist ein Link unterwegs. Er gilt eine Stunde. Sehen Sie auch im Spam-Ordner nach.`,
    noMail:
      'Dieser Dienst verschickt keine E-Mails. Fragen Sie seinen Betreiber: Der Befehl „ledgerize users reset“ macht einen Link, mit dem Sie ein neues Passwort setzen.',
  },
  reset: {
    title: 'Neues Passwort setzen',
    body: 'Damit werden Sie überall abgemeldet.',
    submit: 'Passwort setzen',
    noToken: 'Der Link ist nicht vollständig. Kopieren Sie ihn ganz von dort, wo Sie ihn haben.',
    stale: 'Dieser Link gilt nicht mehr: Er wurde schon benutzt, oder seine Stunde ist vorbei.',
    another: 'Neuen Link anfordern',
    done: 'Das neue Passwort ist gesetzt. Melden Sie sich damit an.',
  },
} satisfies Texts['session'];
