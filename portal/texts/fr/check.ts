/** French: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { filter, unused } from './check-list.ts';
import { orders } from './date-orders.ts';
import { roleNamed } from './findings/differences.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'ligne', other: 'lignes' });
const moreRows = (number: number) => counted(number, { one: 'autre ligne', other: 'autres lignes' });
const quoted = (readings: readonly string[]) => readings.map((one) => `« ${one} »`).join(' ou ');

type Mark = Texts['check']['answers']['mark'];

const BOOKED = {
  column: 'celui de sa colonne',
  stacked: 'celui au-dessus ou au-dessous',
  before: 'le premier des jours',
  behind: 'le dernier des jours',
  text: 'celui par lequel commence le texte',
  headed: 'celui sous son titre',
};

export const check = {
  title: 'Contrôler',
  none: {
    title: 'Rien à contrôler pour l’instant',
    body: 'Convertissez d’abord un relevé : ses opérations s’affichent ensuite ici, à côté de ses pages.',
    convert: 'Convertir un relevé',
  },
  running: (done: number, total: number) =>
    `Conversion : ${counted(done, { one: 'page lue', other: 'pages lues' })} sur ${count(total)}`,
  failed: {
    title: 'Ce fichier n’a pas pu être converti',
    jobTitle: 'Aucun fichier de cette conversion n’a pu être converti',
    next: 'Il n’a rien coûté.',
    convert: 'Convertir un autre fichier',
  },
  unknown: 'Cette conversion n’existe pas',
  expired: {
    title: 'Ce résultat n’existe plus',
    body: 'Ses fichiers ont été supprimés, ou leur durée de conservation est passée. Convertissez de nouveau le relevé pour le contrôler.',
  },
  noStatement: 'Ce fichier ne contient aucun relevé.',
  panes: { label: 'Ce qui est affiché', rows: 'Opérations', page: 'Pages' },
  choose: {
    statement: 'Relevé',
    previous: 'Relevé précédent',
    next: 'Relevé suivant',
    place: (at: number, of: number) => `${count(at)} sur ${counted(of, { one: 'relevé', other: 'relevés' })}`,
    noPeriod: 'sans période',
    failedFile: 'non converti',
  },
  verdict: {
    verified: {
      title: verdicts.verified,
      body: 'Chaque opération est là, aucune n’est inventée, et chaque date et chaque montant est juste.',
    },
    mismatch: {
      title: verdicts.mismatch,
      body: 'Les lignes sont affichées comme imprimées : rien n’a été ajusté.',
    },
    unproved: {
      title: verdicts.unverifiable,
      body: 'Aucune erreur n’est connue. Comparez les lignes avec la page.',
    },
  },
  obligations: {
    show: (met: number, all: number) =>
      `${counted(met, { one: 'condition remplie', other: 'conditions remplies' })} sur ${count(all)}`,
    caption: 'Ce qu’un relevé doit montrer pour être dit vérifié',
    status: { discharged: 'remplie', open: 'ouverte', contradicted: 'contredite' },
    names: {
      PAGES_COMPLETE: 'Toutes les pages sont là',
      PICTURES_READ: 'Les images des pages sont lues avec certitude',
      AREAS_READ: 'Rien sur les pages n’est resté non lu',
      AMOUNTS_ANCHORED: 'Les montants sont certains',
      CURRENCY_ANCHORED: 'La devise est certaine',
      DATES_ANCHORED: 'Les dates sont certaines',
      NO_RIVAL: 'Il n’y a pas d’autre interprétation',
      SUMS_CLOSE: 'Les soldes concordent',
      FIGURES_AGREE: 'Les totaux et les nombres imprimés concordent',
      ROWS_EXPLAINED: 'Chaque ligne est expliquée',
      ROWS_BOOKED: 'Chaque ligne a été comptabilisée',
      SIGNS_ANCHORED: 'Les entrées et les sorties sont certaines',
    },
  },
  checks: {
    show: (number: number) => counted(number, { one: 'contrôle fait', other: 'contrôles faits' }),
    caption: 'Les calculs que permet le relevé',
    check: 'Contrôle',
    outcome: 'Résultat',
    printed: 'Imprimé',
    computed: 'Calculé',
    difference: 'Écart',
    pass: 'juste',
    fail: 'faux',
    kinds: {
      running_balance: 'Soldes de ligne en ligne',
      opening_closing: 'Du solde initial au solde final',
      printed_total: 'Total imprimé',
      printed_count: 'Nombre de lignes imprimé',
      carried_forward: 'Soldes reportés',
      dates: 'Dates dans la période',
    },
  },
  failing: {
    title: (number: number) =>
      `${rows(number)} dont le solde imprimé ne découle pas ${number < 2 ? 'de la précédente' : 'des précédentes'}`,
    jump: (row: number, date: string) => `Ligne ${count(row)}, ${date}`,
    printed: 'imprimé',
    expected: 'attendu',
    difference: 'écart',
    more: (number: number) => `et ${moreRows(number)} : parcourez-les avec les flèches, ou n et p`,
  },
  unused,
  notices: {
    warnings: 'Avertissements',
    continuity: 'Par rapport aux autres relevés de ce compte',
    page: (page: number) => `page ${count(page)}`,
    row: (row: number) => `ligne ${count(row)}`,
    reread: 'Relire',
    byCode: {
      CURRENCY_UNKNOWN: 'Le relevé n’indique pas sa devise. Relisez-le en précisant laquelle c’est.',
      AMBIGUOUS:
        'Vous savez peut-être quelle interprétation est la bonne : indiquez-la, et les lignes sont lues ainsi.',
      YEAR_ASSUMED: 'Le relevé n’indique pas l’année de ses dates. Relisez-le en précisant laquelle c’est.',
    } as Readonly<Record<string, string>>,
  },
  findings: {
    gap: (days: string) => `Aucun relevé ne couvre cette période : ${days}.`,
    balance: 'Des lignes ou un relevé manquent, figurent deux fois, ou ont été mal lus.',
    overlap: (other: string, days: string, number: number) =>
      `${other} couvre aussi cette période (${days}) : ${rows(number)} dans les deux.`,
    duplicate: (other: string, days: string) =>
      `${other} est le même relevé (${days}) : ses lignes figurent deux fois.`,
    revision: (other: string, days: string, number: number) =>
      `${other} est une autre version de ce relevé (${days}) : ${rows(number)} dans les deux.`,
    same: (balance: string) => `Le solde de ${balance} est le même avant et après.`,
    differs: (closes: string, goesOn: string, difference: string) =>
      `Le relevé antérieur finit à ${closes}, le suivant reprend à ${goesOn} : un écart de ${difference}.`,
    ends: (earlier: string, later: string) => `Le relevé antérieur finit à ${earlier}, le suivant à ${later}.`,
    failed: (names: string) => `La suite se trouve peut-être dans ${names}, qui n’a pas pu être converti.`,
    see: (other: string) => `Voir ${other}`,
    row: (other: string) => `Cette ligne figure aussi dans ${other}.`,
  },
  facts: {
    label: 'Données du relevé',
    all: 'Tout afficher',
    fewer: 'Afficher moins',
    unread: 'non lu',
    unprinted: 'pas sur le relevé',
    institution: 'Établissement',
    accountHolder: 'Titulaire',
    accountNumber: 'N° de compte',
    iban: 'IBAN',
    bic: 'BIC',
    accountType: 'Type',
    currency: 'Devise',
    period: 'Période',
    openingBalance: 'Solde initial',
    closingBalance: 'Solde final',
    totalIn: 'Entrées',
    totalOut: 'Sorties',
    transactionCount: 'Opérations',
    types: {
      current: 'Compte courant',
      savings: 'Compte d’épargne',
      card: 'Carte',
      loan: 'Prêt',
      wallet: 'Portefeuille',
    },
    until: (to: string) => `jusqu’au ${to}`,
    from: (from: string) => `à partir du ${from}`,
  },
  rows: {
    label: 'Opérations',
    date: 'Date',
    description: 'Libellé',
    in: 'Entrées',
    out: 'Sorties',
    amount: 'Montant',
    balance: 'Solde',
    mark: 'Marques',
    none: 'Ce relevé ne contient aucune opération.',
    search: 'Chercher dans les lignes',
    searchHint: 'Libellé, montant, date…',
    clear: 'Effacer la recherche',
    nothing: 'Aucune ligne ne contient cela.',
    found: (found: number, all: number) => `${count(found)} sur ${rows(all)}`,
    all: rows,
    searching: 'Recherche…',
    computed: 'calculé, non imprimé :',
    valueDate: 'Date de valeur',
    transactionDate: 'Faite le',
    page: 'Page',
    confidence: 'Fiabilité',
    sums: (moneyIn: string, moneyOut: string) => `entrées ${moneyIn}, sorties ${moneyOut}`,
    onlyMarked: 'Lignes marquées',
    of: (name: string, value: string) => `${name} : ${value}`,
    failing: (expected: string, difference: string) =>
      `Le solde imprimé ne découle pas des lignes : attendu ${expected}, écart ${difference}`,
    details: 'La ligne en entier',
    hint: 'Pointez une ligne pour la voir sur la page ; cliquez dessus pour l’y fixer.',
    facts: (row: number, page: string) => `Ligne ${count(row)}, ${page}`,
    onPages: (numbers: readonly number[]) =>
      numbers.length === 1 ? `page ${count(numbers[0]!)}` : `pages ${numbers.map(count).join(' et ')}`,
    noPage: 'nulle part sur la page',
    reference: 'Référence',
    type: 'Type',
    read: { text: 'lue dans le texte', ocr: 'lue dans l’image', edited: 'modifiée à la main' },
    sure: (share: string) => `fiabilité ${share}`,
    held: 'fixée',
  },
  filter,
  columns: 'Colonnes',
  readings: {
    label: 'Ce que les lectures de l’image donnent ici',
    fields: { date: 'Date', amount: 'Montant', balance: 'Solde', text: 'Texte', figure: 'Chiffre' },
    taken: 'lu comme',
    other: 'par l’autre lecture comme',
    alone: 'lu par une seule lecture',
    read: (readings: readonly string[]) => `Lu comme ${quoted(readings)}`,
    status: {
      open: 'Rien d’autre ne dit laquelle est juste : comparez avec la page.',
      settled: 'Les sommes du relevé ne tombent juste qu’avec cette lecture.',
      corrected: 'La première lecture était l’autre ; les sommes du relevé ne tombent juste qu’avec celle-ci.',
    },
    alike: 'deux lectures identiques',
    outside: (figures: readonly string[]) =>
      `Hors des lignes, les lectures de l’image diffèrent, ou une seule a lu : ${figures.join(', ')}. ` +
      'Ces chiffres sont encadrés sur la page.',
    either: (readings: readonly string[], page: number) => `${quoted(readings)} (page ${count(page)})`,
    more: (number: number) => `et ${counted(number, { one: 'autre', other: 'autres' })}`,
    row: (fields: readonly string[]) => `Les lectures de l’image diffèrent : ${fields.join(', ')}`,
  },
  page: {
    label: (filename: string) => `Pages de ${filename}`,
    picture: (page: number) => `Page ${count(page)}`,
    before: 'Page',
    after: (all: number) => `sur ${count(all)}`,
    goTo: (page: number, all: number) => `Page ${count(page)} sur ${count(all)} : aller à une page`,
    failed: (page: number) => `La page ${count(page)} n’a pas pu être affichée.`,
    awaited: (page: number) => `La page ${count(page)} se prépare…`,
    locked: 'Ce fichier est verrouillé : son mot de passe n’est plus connu.',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Ajuster à la largeur',
    zoom: 'Zoom',
  },
  reread: {
    open: 'Relire',
    title: 'Relire ce fichier',
    body: 'Indiquez ce que le relevé ne dit pas : tout le fichier est alors relu, sans frais.',
    corrected: (number: number) =>
      `La nouvelle lecture n’a pas ${
        number === 1 ? 'la ligne que vous avez corrigée' : `les ${rows(number)} que vous avez corrigées`
      }. Défaire ${number === 1 ? 'la' : 'les'} rétablit.`,
    dateOrder: 'Ordre du jour et du mois',
    orders: {
      asRead: 'Comme sur le relevé',
      ...orders,
    },
    year: 'Année des dates',
    yearHint: 'Là où le relevé n’en imprime pas',
    currency: 'Devise',
    asRead: 'Comme sur le relevé',
    submit: 'Relire',
    cancel: 'Annuler',
    reading: 'Relecture…',
    failed: 'Cette lecture n’est pas possible',
    noCurrency: (typed: string) => `« ${typed} » n’est pas une devise de la liste.`,
  },
  answers: {
    // the type of the English one is that of its two sentences
    mark: ((mark: '.' | ','): string =>
      mark === '.' ? 'Le point est le signe décimal' : 'La virgule est le signe décimal') as Mark,
    columns: (columns: readonly string[]) => `Colonnes : ${columns.map(roleNamed).join(', ')}`,
    day: (place: 'column' | 'stacked' | 'before' | 'behind' | 'text' | 'headed', heading: string | null) =>
      `Jour de comptabilisation : ${heading === null ? BOOKED[place] : `celui sous « ${heading} »`}`,
    sides: (signs: 'holder' | 'bank', balances: 'held' | 'owed') =>
      `${signs === 'holder' ? 'Un plus est une entrée' : 'Un plus est une sortie'}, ${
        balances === 'held' ? 'le solde est un avoir (un compte)' : 'le solde est une dette (une carte ou un prêt)'
      }`,
  },
  changed: {
    title: 'Relu',
    nothing: 'Rien n’a changé : chaque ligne est comme avant.',
    dates: (number: number) => `${rows(number)} avec une autre date`,
    amounts: (number: number) => `${rows(number)} avec un autre montant`,
    currencies: (number: number) => `${rows(number)} avec une autre devise`,
    descriptions: (number: number) => `${rows(number)} avec un autre libellé`,
    added: (number: number) => `${rows(number)} de plus`,
    gone: (number: number) => `${rows(number)} de moins`,
    rows: (before: number, after: number) => `${rows(before)} avant, ${count(after)} maintenant`,
    verdict: (before: string, after: string) => `${before} avant, ${after} maintenant`,
    ignored: {
      order: (order: string) =>
        `« ${order} » n’a changé aucune date : le relevé était déjà lu ainsi, ou ses dates contredisent cet ordre.`,
      year: (year: string) => `Aucune ligne n’est de ${year} : le relevé imprime lui-même l’année de ses dates.`,
      currency: (currency: string, read: string) =>
        `Les lignes ne sont pas en ${currency} : le relevé indique ${read}.`,
    },
    still: (verdict: string) => `${verdict}, comme avant`,
    back: 'Revenir à la lecture précédente',
    close: 'Fermer cette note',
  },
  keys: {
    open: 'Raccourcis',
    title: 'Raccourcis clavier',
    close: 'Fermer',
    key: 'Touche',
    does: 'Effet',
    list: [
      [['↓', 'j'], 'Ligne suivante'],
      [['↑', 'k'], 'Ligne précédente'],
      [['Page ↓', 'Page ↑'], 'Un écran de lignes plus bas ou plus haut'],
      [['Début', 'Fin'], 'Première ou dernière ligne'],
      [['n', 'p'], 'Ligne en écart suivante ou précédente ; s’il n’y en a pas, la prochaine marquée'],
      [['Entrée', 'Espace'], 'Fixer la ligne, ou la libérer'],
      [['Échap'], 'Libérer la ligne ; quitter la recherche'],
      [['+', '−'], 'Agrandir ou réduire'],
      [['0'], 'Ajuster la page à la largeur'],
      [['/'], 'Chercher dans les lignes'],
      [['g'], 'Aller à une page'],
      [['e'], 'Modifier la ligne, ou celles qui sont choisies'],
      [['a'], 'Ajouter une ligne dessous'],
      [['b'], 'Tracer un cadre sur la page : son contenu est lu dans les champs'],
      [['Suppr'], 'Supprimer la ligne'],
      [['s', 'm'], 'Diviser la ligne ; la fusionner avec la suivante, ou fusionner celles qui sont choisies'],
      [['f', 'd'], 'Inverser le signe ; permuter jour et mois'],
      [['x', 'Maj+↓'], 'Choisir plusieurs lignes'],
      [['Ctrl+Z', 'Ctrl+Maj+Z'], 'Défaire et refaire'],
      [['c'], 'Marquer le fichier comme contrôlé, ou retirer la marque'],
      [[']', '['], 'Fichier suivant ou précédent que personne n’a contrôlé'],
      [['?'], 'Afficher ces raccourcis'],
    ] as readonly (readonly [readonly string[], string])[],
    wheel: 'Ctrl et la molette de la souris zooment aussi.',
  },
} satisfies Texts['check'];
