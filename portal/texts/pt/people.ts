/** Portuguese: the people of an account: their roles, invitations, and going on in another account. */
import type { Texts } from '../texts.ts';

export const people = {
  title: 'Pessoas',
  intro: 'Todos aqui trabalham na mesma conta: veem os mesmos arquivos e gastam os mesmos créditos.',
  list: 'Pessoas desta conta',
  columns: { person: 'Pessoa', role: 'Papel', since: 'Desde', action: 'Ação' },
  you: 'Você',
  roles: { owner: 'Proprietário', member: 'Membro', reviewer: 'Revisor' },
  meanings: {
    owner: 'Pode tudo, também pessoas, chaves, webhooks, uso e registro.',
    member: 'Envia, converte, corrige, exporta e exclui arquivos.',
    reviewer: 'Vê, corrige e exporta o que foi convertido.',
  },
  roleOf: (name: string) => `Papel de ${name}`,
  onlyOwner: 'A conta sempre tem um proprietário: dê esse papel a outra pessoa antes de sair ou de mudar o seu.',
  remove: 'Remover',
  removePerson: (name: string) => `Remover ${name}`,
  removing: {
    title: (name: string) => `Remover ${name}?`,
    body: 'A pessoa perde a conta na hora. O que ela fez permanece. As chaves da conta continuam a funcionar: revogue as que ela conhece.',
  },
  leave: 'Sair desta conta',
  leaving: {
    title: 'Sair desta conta?',
    body: 'Você não verá mais os arquivos dela. Para voltar, precisará de outro convite.',
    action: 'Sair',
  },
  invite: {
    title: 'Convidar uma pessoa',
    role: 'Papel',
    submit: 'Convidar',
    sent: (email: string) => `Um e-mail com um link está a caminho de ${email}. O link vale por sete dias.`,
    link: (email: string) =>
      `Este serviço não envia e-mails: entregue você este link a ${email}. Ele só é mostrado agora e vale uma vez, por sete dias.`,
    linkLabel: 'Link do convite',
    copy: 'Copiar o link',
    already: 'Esta pessoa já está na conta.',
  },
  open: {
    title: 'Convites em aberto',
    until: (role: string, day: string) => `${role}, até ${day}`,
    revoke: 'Retirar',
    revokeThis: (email: string) => `Retirar o convite de ${email}`,
  },
  accept: {
    title: 'Entrar em uma conta',
    body: (by: string, account: string, role: string) =>
      `${by} convida você para a conta “${account}”. O seu papel: ${role}.`,
    bodyUnsigned: (account: string, role: string) =>
      `Você foi convidado para a conta “${account}”. O seu papel: ${role}.`,
    signedIn: (email: string) => `Você entrou como ${email}.`,
    known: (email: string) => `Informe a senha de ${email} para aceitar.`,
    fresh: (email: string) => `Escolha um nome e uma senha para ${email}.`,
    submit: 'Aceitar',
    noToken: 'O link está incompleto. Copie-o por inteiro de onde o recebeu.',
    reasons: {
      unknown: 'Este link não é nosso. Copie-o por inteiro de onde o recebeu.',
      used: 'Este convite já foi aceito. Entre.',
      expired: 'Este convite é antigo demais. Peça um novo.',
      revoked: 'Este convite foi retirado. Peça um novo a quem convidou você.',
    },
    otherAddress: (invited: string, signedIn: string) =>
      `Este convite é para ${invited}, e você entrou como ${signedIn}. Saia: o convite continua aqui.`,
    signOut: 'Sair',
  },
  switching: { label: 'Conta', option: (name: string, role: string) => `${name} (${role})` },
  forOwners: {
    title: 'Só para proprietários',
    body: (role: string) => `O seu papel nesta conta: ${role}. Um proprietário pode dar outro a você.`,
  },
  lost: (before: string, now: string) => `Você não está mais em “${before}”. Agora está em “${now}”.`,
} satisfies Texts['people'];
