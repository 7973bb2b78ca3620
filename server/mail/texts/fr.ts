/** French: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const fr: MailTexts = {
  reset: (link) => ({
    subject: 'Un nouveau mot de passe pour Ledgerize',
    text: `Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour Ledgerize.

Ouvrez ce lien dans l’heure pour en choisir un :

  ${link}

Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.
`,
  }),
  signUp: (link) => ({
    subject: 'Inscription à Ledgerize',
    text: `Quelqu’un, sans doute vous, a demandé à s’inscrire à Ledgerize avec cette adresse.

Ouvrez ce lien dans la journée pour choisir un mot de passe :

  ${link}

Si ce n’était pas vous, ne faites rien : rien n’a été créé.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'Vous êtes déjà inscrit à Ledgerize',
    text: `Quelqu’un, sans doute vous, a demandé à s’inscrire à Ledgerize avec cette adresse. C’est déjà fait : connectez-vous.

  ${signIn}

Mot de passe oublié ? Ouvrez ce lien dans l’heure pour en choisir un autre :

  ${reset}

Si ce n’était pas vous, ne faites rien : tout reste comme avant, et la personne qui a demandé n’apprend pas que vous avez un compte.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} vous invite sur Ledgerize`,
    text: `${by} vous invite à travailler dans le compte « ${account} » de Ledgerize.

Ouvrez ce lien dans les sept jours pour accepter :

  ${link}

Si vous ne savez pas qui c’est, ne faites rien.
`,
  }),
  done: (ended, link) => ({
    subject: 'Vos relevés sont convertis',
    text: `La conversion que vous avez lancée est terminée :

${lines(
  [
    [ended.verified, 'Vérifié'],
    [ended.mismatch, 'Ne concorde pas'],
    [ended.unverifiable, 'Non prouvé'],
    [ended.failed, 'Non converti'],
  ],
  ' : ',
)}

Consultez-les ici :

  ${link}

Vous recevez ce message parce que vous l’avez demandé en lançant la conversion.
`,
  }),
};
