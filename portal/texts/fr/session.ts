/** French: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: 'Nom',
  nameHint: 'Le vôtre ou celui de votre entreprise',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: (least: number) => `Au moins ${least} caractères ; une courte phrase convient bien`,
  passwordTooShort: (least: number) => `Utilisez au moins ${least} caractères.`,
  passwordTooLong: (most: number) => `Utilisez au plus ${most} caractères.`,
  showPassword: 'Afficher ou masquer le mot de passe',
  emailWrong: 'Saisissez une adresse comme anna@example.com.',
  nameMissing: 'Saisissez un nom.',
  passwordMissing: 'Saisissez le mot de passe.',
  toSignIn: 'Se connecter',
  toPortal: 'Aller à vos relevés',
  signIn: {
    title: 'Connexion',
    submit: 'Se connecter',
    forgot: 'Mot de passe oublié ?',
    ended: 'Votre session est terminée. Reconnectez-vous pour reprendre où vous en étiez.',
    noAccount: 'Pas encore de compte ?',
    signUp: 'S’inscrire',
    unclaimed: {
      title: 'Ce service n’est pas encore installé',
      body: 'Ouvrez le lien d’installation qu’il a affiché à son démarrage : la première personne à le faire en devient l’exploitant.',
    },
  },
  signUp: {
    title: 'Inscription',
    submit: 'S’inscrire',
    hasAccount: 'Déjà un compte ?',
    off: 'L’inscription est désactivée ici. Demandez un accès à l’exploitant de ce service.',
    byMail: 'Nous vous envoyons un lien qui permet de choisir un mot de passe.',
    submitMail: 'Recevoir un lien',
    sent: (email: string) =>
      `Nous avons envoyé un e-mail à ${email}. Ouvrez le lien qu’il contient dans les 24 heures. Regardez aussi dans les spams.`,
  },
  confirm: {
    title: 'Inscription',
    body: 'L’adresse est bien la vôtre. Choisissez son mot de passe.',
    submit: 'S’inscrire',
    noToken: 'Le lien n’est pas complet. Copiez-le en entier depuis l’e-mail.',
    stale:
      'Ce lien ne fonctionne plus : il a déjà servi, ou ses 24 heures sont passées. Connectez-vous, ou demandez-en un nouveau.',
    another: 'Demander un nouveau lien',
  },
  claim: {
    title: 'Installer Ledgerize',
    body: 'Vous devenez l’exploitant de ce service, et l’utilisateur de son premier compte et de sa première clé API.',
    submit: 'Installer',
    noToken: 'Le lien n’est pas complet. Copiez-le en entier, là où le service a été démarré.',
    claimed: 'Ce service est déjà installé. Connectez-vous, ou adressez-vous à son exploitant.',
    stale:
      'Ce lien ne fonctionne plus. Ouvrez le dernier que le service a affiché ; la commande « ledgerize users setup » en crée un nouveau.',
    signedIn: (email: string) =>
      `Vous êtes connecté en tant que ${email} : ceci crée un autre utilisateur, avec une autre adresse, et vous connecte sous ce nom.`,
  },
  forgot: {
    title: 'Choisir un nouveau mot de passe',
    body: 'Nous vous envoyons un lien qui permet d’en choisir un nouveau.',
    submit: 'Recevoir un lien',
    sent: (email: string) =>
      `S’il existe un utilisateur avec l’adresse ${email}, un lien est en route. Il est valable une heure. Regardez aussi dans les spams.`,
    noMail:
      'Ce service n’envoie pas d’e-mails. Adressez-vous à son exploitant : la commande « ledgerize users reset » crée un lien qui permet de choisir un nouveau mot de passe.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    body: 'Vous serez alors déconnecté partout.',
    submit: 'Valider',
    noToken: 'Le lien n’est pas complet. Copiez-le en entier, là où vous l’avez reçu.',
    stale: 'Ce lien ne fonctionne plus : il a déjà servi, ou son heure est passée.',
    another: 'Demander un nouveau lien',
    done: 'Le nouveau mot de passe est enregistré. Connectez-vous avec lui.',
  },
} satisfies Texts['session'];
