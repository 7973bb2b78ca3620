/** French: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'Personnes',
  intro: 'Tout le monde travaille ici dans le même compte : les mêmes fichiers, les mêmes crédits.',
  list: 'Personnes de ce compte',
  columns: { person: 'Personne', role: 'Rôle', since: 'Depuis', action: 'Action' },
  you: 'Vous',
  roles: { owner: 'Propriétaire', member: 'Membre', reviewer: 'Réviseur' },
  meanings: {
    owner: 'Peut tout faire, y compris personnes, clés, webhooks, usage et journal.',
    member: 'Envoie, convertit, corrige, exporte et supprime des fichiers.',
    reviewer: 'Voit, corrige et exporte ce qui a été converti.',
  },
  roleOf: (name: string) => `Rôle de ${name}`,
  onlyOwner:
    'Le compte a toujours un propriétaire : donnez ce rôle à quelqu’un d’autre avant de partir ou d’en changer.',
  remove: 'Retirer',
  removePerson: (name: string) => `Retirer ${name}`,
  removing: {
    title: (name: string) => `Retirer ${name} ?`,
    body: 'Cette personne perd aussitôt l’accès au compte. Ce qu’elle a fait reste. Les clés du compte fonctionnent toujours : révoquez celles qu’elle connaît.',
  },
  leave: 'Quitter ce compte',
  leaving: {
    title: 'Quitter ce compte ?',
    body: 'Vous ne verrez plus ses fichiers. Pour revenir, il vous faudra une nouvelle invitation.',
    action: 'Quitter',
  },
  invite: {
    title: 'Inviter une personne',
    role: 'Rôle',
    submit: 'Inviter',
    sent: (email: string) => `Un e-mail avec un lien est en route vers ${email}. Le lien fonctionne sept jours.`,
    link: (email: string) =>
      `Ce service n’envoie pas d’e-mails : donnez vous-même ce lien à ${email}. Il n’est affiché que maintenant et sert une fois, pendant sept jours.`,
    linkLabel: 'Lien de l’invitation',
    copy: 'Copier le lien',
    already: 'Cette personne fait déjà partie du compte.',
  },
  open: {
    title: 'Invitations en attente',
    until: (role: string, day: string) => `${role}, jusqu’au ${day}`,
    revoke: 'Annuler',
    revokeThis: (email: string) => `Annuler l’invitation de ${email}`,
  },
  accept: {
    title: 'Rejoindre un compte',
    body: (by: string, account: string, role: string) =>
      `${by} vous invite dans le compte « ${account} ». Votre rôle : ${role}.`,
    bodyUnsigned: (account: string, role: string) =>
      `Vous êtes invité dans le compte « ${account} ». Votre rôle : ${role}.`,
    signedIn: (email: string) => `Vous êtes connecté en tant que ${email}.`,
    known: (email: string) => `Saisissez le mot de passe de ${email} pour accepter.`,
    fresh: (email: string) => `Choisissez un nom et un mot de passe pour ${email}.`,
    submit: 'Accepter',
    noToken: 'Le lien n’est pas complet. Copiez-le en entier, là où vous l’avez reçu.',
    reasons: {
      unknown: 'Ce lien n’est pas de nous. Copiez-le en entier, là où vous l’avez reçu.',
      used: 'Cette invitation a déjà été acceptée. Connectez-vous.',
      expired: 'Cette invitation est trop ancienne. Demandez-en une nouvelle.',
      revoked: 'Cette invitation a été annulée. Demandez-en une nouvelle à la personne qui vous a invité.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `Cette invitation est pour ${invited}, et vous êtes connecté en tant que ${signedIn}. Déconnectez-vous : l’invitation reste ici.`,
    signOut: 'Se déconnecter',
  },
  switching: { label: 'Compte', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Réservé aux propriétaires',
    body: (role: string) => `Votre rôle dans ce compte : ${role}. Un propriétaire peut vous en donner un autre.`,
  },
  lost: (before: string, now: string) =>
    `Vous ne faites plus partie de « ${before} ». Vous êtes maintenant dans « ${now} ».`,
} satisfies Texts['people'];
