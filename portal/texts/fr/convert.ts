/** French: the view Convert. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { verdicts } from './verdicts.ts';

const pages = (number: number) => counted(number, { one: 'page', other: 'pages' });
const pagesRead = (done: number, total: number) =>
  `${counted(done, { one: 'page lue', other: 'pages lues' })} sur ${count(total)}`;
const files = (number: number) => counted(number, { one: 'fichier', other: 'fichiers' });
const converted = (number: number) => counted(number, { one: 'fichier converti', other: 'fichiers convertis' });
const failed = (number: number) => counted(number, { one: 'fichier non converti', other: 'fichiers non convertis' });
const credits = (number: number) => counted(number, { one: 'crédit', other: 'crédits' });

export const convert = {
  client: 'Client',
  noClient: 'Sans client',
  title: 'Convertir',
  recent: {
    title: 'Dernières conversions',
    all: 'Toutes',
    look: (number: number) => `${files(number)} à regarder`,
    failed: 'Non converti',
  },
  drop: {
    lead: 'Déposez des relevés ici',
    body: 'PDF de relevés de banque ou de carte, ou scans et photos de leurs pages (JPEG, PNG, WebP, TIFF) : un, plusieurs, ou tout un dossier. Rien n’est payé avant que vous ne lanciez la conversion.',
    more: 'Déposez-en d’autres n’importe où sur cette page.',
    choose: 'Choisir des fichiers',
    release: 'Relâchez pour les ajouter',
  },
  join: {
    title: (number: number) => `${counted(number, { one: 'image ajoutée', other: 'images ajoutées' })} ensemble`,
    order: (names: readonly string[]) => `Dans cet ordre : ${names.join(', ')}`,
    join: 'Ce sont les pages d’un seul relevé',
    apart: 'Chacune est un relevé',
    joined: (number: number) => `de ${counted(number, { one: 'image', other: 'images' })}`,
  },
  list: 'Fichiers',
  remove: (name: string) => `Retirer ${name}`,
  tryAgain: 'Réessayer',
  tryAgainWith: (name: string) => `Réessayer d’envoyer ${name}`,
  twin: (name: string) => `Le même fichier que ${name}, déjà dans la liste : il serait payé deux fois.`,
  clearEnded: 'Retirer les finis',
  state: {
    waiting: 'Attend l’envoi',
    uploading: (percent: string) => `Envoi, ${percent}`,
    reading: 'Comptage des pages…',
    locked: 'Protégé par un mot de passe',
    ready: (number: number) => `${pages(number)}, ${credits(number)}`,
    starting: 'Démarrage…',
    queued: 'Attend son tour',
    converting: (done: number, total: number) => pagesRead(done, total),
    done: 'Converti',
    failed: 'Non converti',
    refused: 'Non ajouté',
  },
  progressOf: (name: string) => `Avancement de ${name}`,
  verdict: verdicts,
  summary: {
    verified: (number: number) => counted(number, { one: 'vérifié', other: 'vérifiés' }),
    mismatch: (number: number) => counted(number, { one: 'qui ne concorde pas', other: 'qui ne concordent pas' }),
    unverifiable: (number: number) => counted(number, { one: 'non prouvé', other: 'non prouvés' }),
    failed: (number: number) => counted(number, { one: 'non converti', other: 'non convertis' }),
  },
  transactions: (number: number) => counted(number, { one: 'opération', other: 'opérations' }),
  downloadAll: 'Tout télécharger',
  password: {
    label: (name: string) => `Mot de passe de ${name}`,
    placeholder: 'Mot de passe du PDF',
    submit: 'Ouvrir',
    others: 'L’essayer aussi sur les autres fichiers verrouillés',
    show: 'Afficher ou masquer le mot de passe',
    missing: 'Saisissez le mot de passe qui ouvre ce PDF.',
  },
  hints: {
    title: 'Ce que les relevés ne disent pas',
    body: 'Seulement pour les relevés qui laissent le doute ; ce qu’un relevé dit l’emporte.',
    dateOrder: 'Ordre du jour et du mois',
    dateOrders: {
      DMY: 'Jour, mois, année : 31/12/2025',
      MDY: 'Mois, jour, année : 12/31/2025',
      YMD: 'Année, mois, jour : 2025/12/31',
    },
    year: 'Année, si elle n’est pas imprimée',
    yearWrong: (least: number, most: number) => `Une année de ${least} à ${most}`,
    asPrinted: 'Comme sur le relevé',
    currency: 'Devise',
    noCurrency: (typed: string) => `« ${typed} » n’est pas une devise de la liste.`,
  },
  start: (number: number) => `Convertir ${files(number)}`,
  cost: (number: number, pagesOf: number) => `${files(number)}, ${pages(pagesOf)} : ${credits(pagesOf)}`,
  left: (number: number) => `Il restera ${credits(number)}`,
  tooFew: (missing: number) =>
    `Il vous manque ${credits(missing)}. Retirez des fichiers, ou demandez des crédits à l’exploitant de ce service.`,
  running: (done: number, total: number) => `Conversion : ${pagesRead(done, total)}`,
  outage:
    'Le service est injoignable pour l’instant. Rien n’est perdu : ce qu’il a reçu est converti dès qu’il fonctionne de nouveau, et cette page reprend toute seule.',
  cancel: 'Annuler',
  told: {
    inTitle: '✓ Terminé',
    title: 'Conversion terminée',
    body: ({ converted: done, failed: not }: { readonly converted: number; readonly failed: number }) =>
      [...(done > 0 ? [converted(done)] : []), ...(not > 0 ? [failed(not)] : [])].join(', '),
  },
  notify: {
    label: 'Me prévenir dans le navigateur à la fin',
    mail: 'M’envoyer un e-mail à la fin',
    refused: 'Le navigateur ne le permet pas : autorisez les notifications de cette page dans ses paramètres.',
  },
  said: {
    ready: (name: string, number: number) => `${name} est prêt : ${pages(number)}.`,
    locked: (name: string) => `${name} est protégé par un mot de passe.`,
    done: (name: string) => `${name} est converti.`,
    failed: (name: string, why: string) => `${name} : ${why}`,
  },
} satisfies Texts['convert'];
