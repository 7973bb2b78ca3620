/** French: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: 'Paramètres',
  you: 'Vous',
  parts: 'Parties des paramètres',
  operator: 'Vous êtes exploitant de ce service.',
  since: (day: string) => `Ici depuis le ${day}`,
  account: {
    title: 'Compte',
    name: 'Nom du compte',
    hint: 'Il figure dans les invitations et là où l’on change de compte.',
    save: 'Enregistrer',
    done: 'Le compte a son nouveau nom.',
    missing: 'Saisissez un nom.',
  },
  password: {
    title: 'Mot de passe',
    body: 'Un nouveau mot de passe vous déconnecte partout, sauf ici.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    submit: 'Changer le mot de passe',
    done: 'Le mot de passe est changé, et vous êtes déconnecté partout ailleurs.',
    wrong: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le.',
  },
  sessions: {
    title: 'Où vous êtes connecté',
    current: 'Ici',
    browser: 'Navigateur',
    unknownBrowser: 'Un programme',
    on: (browser: string, system: string) => `${browser} sur ${system}`,
    address: 'Adresse',
    since: 'Depuis',
    until: 'Jusqu’au',
    action: 'Action',
    end: 'Déconnecter',
    endThis: (browser: string) => `Déconnecter ${browser}`,
    endOthers: (number: number) => `Déconnecter ${counted(number, { one: 'autre session', other: 'autres sessions' })}`,
    alone: 'Vous n’êtes connecté nulle part ailleurs.',
  },
} satisfies Texts['settings'];
