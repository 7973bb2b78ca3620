/** Portuguese: signing in, signing up and resetting a password. */
import type { Texts } from '../texts.ts';

export const session = {
  name: 'Nome',
  nameHint: 'O seu ou o da sua empresa',
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  passwordHint: (least: number) => `${least} caracteres ou mais; uma frase curta é uma boa escolha`,
  passwordTooShort: (least: number) => `Use ${least} caracteres ou mais.`,
  passwordTooLong: (most: number) => `Use no máximo ${most} caracteres.`,
  showPassword: 'Mostrar ou ocultar a senha',
  emailWrong: 'Informe um endereço como anna@example.com.',
  nameMissing: 'Informe um nome.',
  passwordMissing: 'Informe a senha.',
  toSignIn: 'Entrar',
  toPortal: 'Ir para os seus extratos',
  signIn: {
    title: 'Entrar',
    submit: 'Entrar',
    forgot: 'Esqueceu a senha?',
    ended: 'A sua sessão terminou. Entre de novo para continuar de onde parou.',
    noAccount: 'Ainda não tem conta?',
    signUp: 'Criar conta',
    unclaimed: {
      title: 'Este serviço ainda não foi configurado',
      body: 'Abra o link de configuração que ele mostrou ao ser iniciado: quem o abrir primeiro passa a ser o operador.',
    },
  },
  signUp: {
    title: 'Criar conta',
    submit: 'Criar conta',
    hasAccount: 'Já tem conta?',
    off: 'A criação de contas está desativada aqui. Peça acesso ao responsável por este serviço.',
    byMail: 'Enviaremos por e-mail um link para você escolher uma senha.',
    submitMail: 'Enviar o link',
    sent: (email: string) =>
      `Enviamos um e-mail para ${email}. Abra o link dele em até um dia. Verifique também a pasta de spam.`,
  },
  confirm: {
    title: 'Criar conta',
    body: 'O endereço é seu. Escolha uma senha para ele.',
    submit: 'Criar conta',
    noToken: 'O link está incompleto. Copie-o por inteiro do e-mail.',
    stale: 'Este link não funciona mais: já foi usado, ou o seu prazo de um dia acabou. Entre, ou peça um novo.',
    another: 'Pedir um novo link',
  },
  claim: {
    title: 'Configurar o Ledgerize',
    body: 'Você passa a ser o operador deste serviço e o usuário da primeira conta e da primeira chave de API.',
    submit: 'Configurar',
    noToken: 'O link está incompleto. Copie-o por inteiro de onde o serviço foi iniciado.',
    claimed: 'Este serviço já foi configurado. Entre, ou fale com o operador.',
    stale:
      'Este link não funciona mais. Abra o último que o serviço mostrou; o comando “ledgerize users setup” cria um novo.',
    signedIn: (email: string) =>
      `Você entrou como ${email}: aqui será criado outro usuário, com outro endereço, e você passará a usá-lo.`,
  },
  forgot: {
    title: 'Definir nova senha',
    body: 'Enviaremos por e-mail um link para você definir uma nova senha.',
    submit: 'Enviar o link',
    sent: (email: string) =>
      `Se houver um usuário com o endereço ${email}, um link está a caminho. Ele vale por uma hora. Verifique também a pasta de spam.`,
    noMail:
      'Este serviço não envia e-mails. Fale com o responsável por ele: o comando “ledgerize users reset” cria um link para você definir uma nova senha.',
  },
  reset: {
    title: 'Definir nova senha',
    body: 'Ao definir a senha, todas as suas sessões serão encerradas.',
    submit: 'Definir a senha',
    noToken: 'O link está incompleto. Copie-o por inteiro de onde o recebeu.',
    stale: 'Este link não funciona mais: já foi usado, ou o seu prazo de uma hora acabou.',
    another: 'Pedir um novo link',
    done: 'A nova senha foi definida. Entre com ela.',
  },
} satisfies Texts['session'];
