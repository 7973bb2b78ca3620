/** Portuguese: the texts of mail. */
import { lines } from './lines.ts';
import type { MailTexts } from './types.ts';

export const pt: MailTexts = {
  reset: (link) => ({
    subject: 'Uma nova senha para o Ledgerize',
    text: `Alguém, provavelmente você, pediu para definir uma nova senha do Ledgerize.

Abra este link em até uma hora para escolher uma:

  ${link}

Se não foi você, não faça nada: sua senha continua a mesma.
`,
  }),
  signUp: (link) => ({
    subject: 'Cadastro no Ledgerize',
    text: `Alguém, provavelmente você, pediu para se cadastrar no Ledgerize com este endereço.

Abra este link em até um dia para escolher uma senha:

  ${link}

Se não foi você, não faça nada: nada foi criado.
`,
  }),
  hasUser: ({ signIn, reset }) => ({
    subject: 'Você já tem cadastro no Ledgerize',
    text: `Alguém, provavelmente você, pediu para se cadastrar no Ledgerize com este endereço. Você já fez isso: entre.

  ${signIn}

Esqueceu a senha? Abra este link em até uma hora para escolher outra:

  ${reset}

Se não foi você, não faça nada: tudo continua como está, e quem pediu não fica sabendo que você tem uma conta.
`,
  }),
  invitation: ({ link, account, by }) => ({
    subject: `${by} convida você para o Ledgerize`,
    text: `${by} convida você para trabalhar na conta “${account}” do Ledgerize.

Abra este link em até sete dias para aceitar:

  ${link}

Se você não sabe quem é, não faça nada.
`,
  }),
  done: (ended, link) => ({
    subject: 'Seus extratos foram convertidos',
    text: `A conversão que você iniciou terminou:

${lines([
  [ended.verified, 'Comprovado'],
  [ended.mismatch, 'Não fecha'],
  [ended.unverifiable, 'Não comprovado'],
  [ended.failed, 'Não convertido'],
])}

Veja aqui:

  ${link}

Você recebe este e-mail porque o pediu ao iniciar a conversão.
`,
  }),
};
