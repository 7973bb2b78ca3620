/** French: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'Vos relevés de banque et de carte en PDF deviennent des opérations exactes et prouvées.',
  skip: 'Aller au contenu',
  navigation: 'Vues',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  close: 'Fermer',
  account: 'Compte',
  reference: 'Référence API',
  guides: 'Guides',
  signOut: 'Déconnexion',
  credits: (credits: number) => counted(credits, { one: 'crédit', other: 'crédits' }),
  creditsHint: 'Un crédit convertit une page',
  appearance: 'Apparence',
  schemes: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  loading: 'Chargement…',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Convertir',
    check: 'Contrôler',
    history: 'Historique',
    clients: 'Clients',
    keys: 'Clés',
    webhooks: 'Webhooks',
    usage: 'Usage',
    settings: 'Paramètres',
    operator: 'Exploitant',
  },
  notFound: {
    title: 'Il n’y a rien ici',
    body: 'L’adresse est peut-être mal écrite, ou ce qui se trouvait ici n’existe plus.',
    back: 'Vers Convertir',
  },
  broken: {
    title: 'Cette vue a échoué',
    body: 'C’est une erreur de notre part. Rechargez la page ; si la vue échoue encore, transmettez à l’exploitant de ce service ce qui figure ci-dessous.',
    unloaded: {
      title: 'Cette vue n’a pas pu être chargée',
      body: 'Vous êtes peut-être hors ligne, le service est arrêté, ou il en existe une version plus récente. Vérifiez votre connexion et rechargez la page.',
    },
    reload: 'Recharger',
  },
  retry: 'Réessayer',
  recovers: 'Un nouvel essai se fait tout seul dès que le service répond.',
} satisfies Texts['shell'];
