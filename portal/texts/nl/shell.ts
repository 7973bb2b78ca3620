/** Dutch: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'Van bank- en kaartafschriften in PDF naar exacte, bewezen transacties.',
  skip: 'Naar de inhoud',
  navigation: 'Weergaven',
  openMenu: 'Menu openen',
  closeMenu: 'Menu sluiten',
  close: 'Sluiten',
  account: 'Account',
  reference: 'API-referentie',
  guides: 'Handleidingen',
  signOut: 'Uitloggen',
  credits: (credits: number) => counted(credits, { one: 'credit', other: 'credits' }),
  creditsHint: 'Met één credit zet u één pagina om',
  appearance: 'Uiterlijk',
  schemes: { auto: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  language: 'Taal',
  loading: 'Laden…',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Omzetten',
    check: 'Controle',
    history: 'Historie',
    clients: 'Klanten',
    keys: 'Sleutels',
    webhooks: 'Webhooks',
    usage: 'Verbruik',
    settings: 'Instellingen',
    operator: 'Beheer',
  },
  notFound: {
    title: 'Hier is niets',
    body: 'Misschien is het adres verkeerd gespeld, of bestaat wat hier stond niet meer.',
    back: 'Naar Omzetten',
  },
  broken: {
    title: 'Deze weergave werkt niet',
    body: 'Dat is een fout van ons. Laad de pagina opnieuw. Gaat het weer mis, meld de beheerder van deze dienst dan wat hieronder staat.',
    unloaded: {
      title: 'Deze weergave kon niet worden geladen',
      body: 'Misschien bent u offline, is de dienst niet bereikbaar of is er een nieuwere versie. Controleer uw verbinding en laad de pagina opnieuw.',
    },
    reload: 'Opnieuw laden',
  },
  retry: 'Opnieuw proberen',
  recovers: 'Zodra de dienst antwoordt, wordt het vanzelf opnieuw geprobeerd.',
} satisfies Texts['shell'];
