/** French: the view Check. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';
import { keys } from './check-keys.ts';
import { filter, folded, unused } from './check-list.ts';
import { answers, reread } from './reread.ts';
import { verdicts } from './verdicts.ts';

const rows = (number: number) => counted(number, { one: 'ligne', other: 'lignes' });
const moreRows = (number: number) => counted(number, { one: 'autre ligne', other: 'autres lignes' });
const quoted = (readings: readonly string[]) => readings.map((one) => `« ${one} »`).join(' ou ');

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
  unknownFile: 'Ce fichier n’existe pas ici',
  unknownFileBody: 'Il a été supprimé, ou il appartient à une autre conversion.',
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
  folded,
  notices: {
    warnings: 'Avertissements',
    continuity: 'Par rapport aux autres relevés de ce compte',
    page: (page: number) => `page ${count(page)}`,
    row: (row: number) => `ligne ${count(row)}`,
    reread: 'Relire',
    forMembers: 'Les membres et les propriétaires peuvent y répondre : ils font relire le fichier.',
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
      numbers.length === 1 ? `page ${numbers.map(count).join('')}` : `pages ${numbers.map(count).join(' et ')}`,
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
  reread,
  answers,
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
      columns:
        'Les indications sur les colonnes n’ont changé aucune date ni aucun montant : le relevé était déjà lu ainsi, ou des colonnes lues comme une seule ne se distinguent pas.',
      answer:
        'La réponse n’a changé aucune date ni aucun montant : le relevé était déjà lu ainsi, ou il dit lui-même autre chose.',
    },
    still: (verdict: string) => `${verdict}, comme avant`,
    back: 'Revenir à la lecture précédente',
    close: 'Fermer cette note',
  },
  keys,
} satisfies Texts['check'];
