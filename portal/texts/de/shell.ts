/** German: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'Aus Bank- und Kartenauszügen als PDF werden genaue, belegte Buchungen.',
  skip: 'Zum Inhalt springen',
  navigation: 'Ansichten',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  close: 'Schließen',
  account: 'Konto',
  reference: 'API-Referenz',
  guides: 'Anleitungen',
  signOut: 'Abmelden',
  credits: (credits: number) => counted(credits, { one: 'Guthabenpunkt', other: 'Guthabenpunkte' }),
  creditsHint: 'Ein Guthabenpunkt wandelt eine Seite um',
  appearance: 'Darstellung',
  schemes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  loading: 'Wird geladen …',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Umwandeln',
    check: 'Prüfen',
    clients: 'Mandanten',
    history: 'Verlauf',
    keys: 'Schlüssel',
    webhooks: 'Webhooks',
    usage: 'Verbrauch',
    settings: 'Einstellungen',
    operator: 'Betrieb',
  },
  notFound: {
    title: 'Hier ist nichts',
    body: 'Vielleicht ist die Adresse falsch geschrieben, oder was hier stand, gibt es nicht mehr.',
    back: 'Zu Umwandeln',
  },
  broken: {
    title: 'Diese Ansicht ist ausgefallen',
    body: 'Das ist unser Fehler. Laden Sie die Seite neu. Fällt sie wieder aus, melden Sie dem Betreiber dieses Dienstes, was unten steht.',
    unloaded: {
      title: 'Diese Ansicht konnte nicht geladen werden',
      body: 'Vielleicht sind Sie offline, der Dienst ist nicht erreichbar, oder es gibt eine neuere Version. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
    },
    reload: 'Neu laden',
  },
  retry: 'Erneut versuchen',
  recovers: 'Sobald der Dienst antwortet, wird es von selbst erneut versucht.',
} satisfies Texts['shell'];
