/** Portuguese: what went wrong and what to do next, if the service's own text is for programs. */
import { bytes } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import { type ErrorWords, sentencesOf } from '../sentences.ts';
import type { Texts } from '../texts.ts';
import { files } from './files.ts';

const credits = (number: unknown) => counted(Number(number), { one: 'crédito', other: 'créditos' });
const MINUTE = 60;
/** Given seconds, returns them as text, in minutes if there are several. */
const wait = (seconds: number) =>
  seconds < 2 * MINUTE
    ? counted(seconds, { one: 'segundo', other: 'segundos' })
    : counted(Math.ceil(seconds / MINUTE), { one: 'minuto', other: 'minutos' });

/** By code; for a missing code, the service's text is shown. */
const byCode = {
  UNREACHABLE: () =>
    'O serviço está fora de alcance. Verifique a sua conexão e se o serviço está funcionando, e tente de novo.',
  AUTH_INVALID_KEY: () => 'A sua sessão foi encerrada. Entre de novo.',
  SIGN_IN_FAILED: () => 'O e-mail ou a senha está errado.',
  FORBIDDEN: () => 'Você não tem acesso a isto.',
  SIGNUP_OFF: () => 'A criação de contas está desativada aqui. Peça acesso ao responsável por este serviço.',
  EMAIL_TAKEN: () => 'Já há um usuário com este endereço. Entre, ou use outro endereço.',
  NO_ACCOUNT: () => 'Você não está mais em nenhuma conta. Peça um convite ao proprietário de uma.',
  LAST_OWNER: ({ details }) =>
    details.reason === 'operator'
      ? 'Esta pessoa administra o serviço e só pertence a esta conta. Convide-a antes para outra.'
      : 'Uma conta sempre tem um proprietário. Dê antes esse papel a outra pessoa.',
  KEY_LIMIT_REACHED: ({ details }) =>
    `Esta conta tem ${counted(Number(details.limit), { one: 'chave ativa', other: 'chaves ativas' })} e não pode ter mais. Revogue as que ninguém usa.`,
  LINK_INVALID: () => 'Este link não funciona mais: já foi usado, ou o seu prazo acabou. Peça um novo.',
  RATE_LIMITED: ({ retryAfter = 60 }) => `Foram tentativas demais. Tente de novo em ${wait(retryAfter)}.`,
  INTERNAL_ERROR: () => 'O serviço falhou, e não por culpa sua. Tente de novo.',
  SERVICE_UNAVAILABLE: () => 'O serviço não pode fazer isto no momento. Tente de novo daqui a pouco.',
  UPLOAD_FAILED: () => 'O serviço não conseguiu receber este arquivo agora. Tente de novo.',
  CONVERT_FAILED: () => 'O serviço não conseguiu converter agora; nada foi cobrado. Tente de novo.',
  SET_PASSWORD_FAILED: () => 'O serviço não conseguiu testar a senha agora. Tente de novo.',
  FILE_REQUIRED: () => 'O arquivo está vazio. Escolha o PDF que o banco fornece, ou uma digitalização dele.',
  FILE_TOO_LARGE: ({ details, message }) =>
    details.maxBytes === undefined
      ? message
      : `O arquivo é maior que ${bytes(Number(details.maxBytes))}, o limite da sua conta. Divida-o, ou peça um limite maior ao responsável por este serviço.`,
  UNSUPPORTED_FILE: () =>
    'Isto não é um PDF nem uma imagem (JPEG, PNG, WebP, TIFF). Adicione o extrato como o PDF que o banco fornece, ou uma digitalização dele como imagem.',
  NO_TRANSACTIONS: () =>
    'Nenhum extrato foi encontrado neste documento, e nada foi cobrado por ele. É o arquivo certo? Não é possível ler uma foto ou uma digitalização sem texto.',
  FILE_NOT_FOUND: () => 'O serviço não tem mais este arquivo: foi excluído, ou o seu prazo acabou. Adicione-o de novo.',
  JOB_NOT_FOUND: () => 'Esta conversão foi excluída. Adicione o arquivo de novo para convertê-lo.',
  JOB_CANCELLED: () => 'Esta conversão foi cancelada; nada foi cobrado pelo que não foi convertido.',
  RESULT_EXPIRED: () =>
    'O resultado não existe mais: o seu prazo acabou, ou o arquivo foi excluído. Adicione o arquivo e converta-o de novo.',
  VERSION_CHANGED: () =>
    'Alguém alterou este arquivo nesse meio-tempo. Nada do que você fez se perdeu: veja as linhas atuais e salve de novo.',
  FILE_LOCKED: () => 'Este PDF está protegido. Informe a senha que o abre.',
  PASSWORD_INCORRECT: () => 'Esta senha não abre o arquivo. Verifique-a e tente outra.',
  INSUFFICIENT_CREDITS: ({ details }) =>
    `Isto custa ${credits(details.required)}, e você tem ${credits(details.available)}. Nada foi iniciado nem cobrado. Retire arquivos, ou peça mais créditos ao responsável por este serviço.`,
} satisfies ErrorWords;

export const errors = {
  byCode,
  files,
  sentence: sentencesOf(byCode, files),
  requestId: (id: string) => `Número da requisição: ${id}`,
} satisfies Texts['errors'];
