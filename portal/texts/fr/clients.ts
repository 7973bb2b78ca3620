/** French: the views of clients, their bank accounts, and an account's page. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const statements = (number: number) => counted(number, { one: 'relevé', other: 'relevés' });
const files = (number: number) => counted(number, { one: 'fichier', other: 'fichiers' });
const transactions = (number: number) => counted(number, { one: 'opération', other: 'opérations' });

export const clients = {
  title: 'Clients',
  body: 'Séparez les relevés de chaque client. Les comptes bancaires qui y figurent sont trouvés tout seuls.',
  add: 'Ajouter un client',
  empty:
    'Il n’y a pas encore de client. Ajoutez-en un, puis choisissez-le en convertissant, ou déplacez-y des fichiers dans l’historique.',
  list: 'Clients de ce compte',
  columns: { name: 'Client', files: 'Fichiers', since: 'Depuis' },
  none: 'Sans client',
  name: 'Nom',
  nameMissing: 'Saisissez un nom.',
  nameTaken: 'Un autre client porte ce nom.',
  create: 'Ajouter',
  rename: 'Renommer',
  renameTitle: 'Renommer le client',
  save: 'Enregistrer',
  cancel: 'Annuler',
  remove: 'Supprimer',
  removeTitle: 'Supprimer le client ?',
  removeBody: 'Ses fichiers restent, mais sans client.',
  choose: 'Client',
  move: 'Affecter à un client',
  newClient: 'Un nouveau client …',
  moveTo: (number: number) => `Affecter ${files(number)} à un client`,
  moved: (number: number) => `${counted(number, { one: 'fichier affecté', other: 'fichiers affectés' })}.`,
  suggestion: {
    title: 'Fichiers qui appartiennent peut-être à un client',
    body: (number: number, account: string, client: string) =>
      `${files(number)} sans client : ${account}, un compte que ${client} a déjà.`,
    seen: (number: number) => `${statements(number)} de ce compte chez ce client`,
    accept: (client: string) => `Affecter à ${client}`,
  },
  holders: {
    title: 'Titulaires dans les fichiers sans client',
    addAll: (number: number) => `Ajouter les ${number} comme clients`,
    add: (holder: string) => `Ajouter ${holder} comme client`,
    addShort: 'Ajouter',
    of: statements,
  },
  accounts: {
    list: 'Comptes bancaires',
    none: 'Aucun relevé de ce client n’a encore été lu.',
    columns: {
      account: 'Compte',
      holder: 'Titulaire',
      period: 'Période',
      statements: 'Relevés',
      verdict: 'Résultat',
      balance: 'Dernier solde',
    },
    unknownBank: 'Banque inconnue',
    noNumber: 'sans numéro de compte',
    verified: (number: number) => counted(number, { one: 'vérifié', other: 'vérifiés' }),
    mismatch: (number: number) => counted(number, { one: 'ne concorde pas', other: 'ne concordent pas' }),
    unverifiable: (number: number) => counted(number, { one: 'non prouvé', other: 'non prouvés' }),
    notApart:
      'Sans numéro, ces relevés ne sont réunis que par la banque et le titulaire : rien ne montre qu’ils sont d’un même compte.',
    byEnding:
      'Certains relevés n’impriment que la fin du numéro. Ils sont de ce compte, car les soldes se reportent entre eux et les autres.',
    maybeSame: (number: number) =>
      counted(number, {
        one: 'autre compte a un numéro qui finit de même, et rien ne montre que c’est le même compte.',
        other: 'autres comptes ont un numéro qui finit de même, et rien ne montre que c’est le même compte.',
      }),
    expires: (day: string) => `Le premier de ses fichiers sera supprimé le ${day}.`,
  },
  account: {
    back: (client: string) => `Retour à ${client}`,
    facts: (number: number, rows: number) => `${statements(number)}, ${transactions(rows)}`,
    strands: 'Comptes sous ce numéro',
    strand: (place: number, days: string) => `Compte ${place} : ${days}`,
    status: {
      verified: 'Vérifié dans son ensemble : chaque relevé l’est, et chacun suit le précédent.',
      mismatch: 'Ne concorde pas : un relevé ne tombe pas juste, ou ne suit pas le précédent.',
      unverifiable: 'Non prouvé dans son ensemble.',
    },
    unverified: (number: number) => counted(number, { one: 'relevé non vérifié', other: 'relevés non vérifiés' }),
    maybeTwice: (number: number) =>
      counted(number, {
        one: 'ligne qui figure peut-être deux fois',
        other: 'lignes qui figurent peut-être deux fois',
      }),
    unknownOrder: 'rien ne montre si les relevés se suivent',
  },
  coverage: {
    title: 'Couverture',
    label: 'Les mois et leurs relevés',
    year: 'Année',
    state: {
      gap: 'Manquant',
      mismatch: 'Écart',
      revised: 'Deux versions',
      overlap: 'Chevauche',
      twice: 'En double',
      partly: 'Partiel',
      unproved: 'Non prouvé',
      covered: 'Couvert',
    },
    cell: (month: string, states: string, number: number) => `${month} : ${states}, ${statements(number)}`,
    missing: (days: string) => `il manque ${days}`,
    chosen: (month: string) => `Relevés pour ${month}`,
    noStatement: 'Aucun relevé ne couvre ce mois.',
  },
  findings: {
    title: 'Ce qui manque ou figure deux fois',
    nothing: 'Rien ne manque, et rien ne figure deux fois.',
    gap: (days: string) => `Aucun relevé ne couvre cette période : ${days}.`,
    balance: 'Un solde n’est pas reporté : des lignes ou un relevé manquent, figurent deux fois, ou ont été mal lus.',
    overlap: (days: string, rows: number) =>
      `Deux relevés couvrent cette période (${days}) : ${counted(rows, {
        one: 'ligne figure dans les deux, et ne compte qu’une fois.',
        other: 'lignes figurent dans les deux, et ne comptent qu’une fois.',
      })}`,
    overlapIdle: (days: string) =>
      `Deux relevés couvrent cette période (${days}), et aucune ligne ne figure dans les deux.`,
    duplicate: (days: string) => `Le même relevé (${days}) est là deux fois, et ne compte qu’une fois.`,
    revision: (days: string) =>
      `Il y a deux versions d’un même relevé (${days}). Les lignes propres à une seule sont marquées.`,
    jumps: (from: string, to: string, by: string) => `Le solde passe de ${from} à ${to} (écart de ${by}).`,
    closes: (from: string, to: string) => `L’un finit à ${from}, l’autre à ${to}.`,
    same: (balance: string) => `Le solde de ${balance} est le même avant et après : il ne manque pas d’argent.`,
    unknown: 'Les soldes avant et après ne sont pas connus.',
  },
  plot: {
    title: 'Solde',
    label: (from: string, to: string, first: string, last: string) =>
      `Solde du ${from} au ${to} : ${first} au début, ${last} à la fin. Les flèches gauche et droite parcourent les jours.`,
    at: (day: string, balance: string) => `${day} : ${balance}`,
  },
  rows: {
    title: 'Opérations',
    label: 'Opérations du compte',
    columns: { date: 'Date', description: 'Libellé', amount: 'Montant', balance: 'Solde', source: 'Relevé' },
    none: 'Il n’y a aucune opération dans cette période.',
    of: (number: number) => transactions(number),
    open: (day: string, description: string) => `Contrôler ${day} ${description}`,
    doubt: {
      maybeTwice: 'figure peut-être deux fois',
      earlierOnly: 'seulement dans l’ancienne version',
      laterOnly: 'seulement dans la nouvelle version',
    },
    edited: 'corrigée',
    from: 'Du',
    to: 'Au',
    month: 'Mois',
    allMonths: 'Tous les mois',
    format: 'Format',
    export: 'Exporter',
    exportAll: 'Exporter tous les clients',
    exported: (name: string) => `Exporté : ${name}`,
    exportFailed: 'L’export a échoué',
  },
} satisfies Texts['clients'];
