/** Portuguese: the frame around every view. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const shell = {
  name: 'Ledgerize',
  claim: 'De extratos de banco e cartão em PDF a transações exatas e comprovadas.',
  skip: 'Ir para o conteúdo',
  navigation: 'Seções',
  openMenu: 'Abrir o menu',
  closeMenu: 'Fechar o menu',
  close: 'Fechar',
  account: 'Conta',
  reference: 'Referência da API',
  guides: 'Guias',
  signOut: 'Sair',
  credits: (credits: number) => counted(credits, { one: 'crédito', other: 'créditos' }),
  creditsHint: 'Um crédito converte uma página',
  appearance: 'Aparência',
  schemes: { auto: 'Como o sistema', light: 'Claro', dark: 'Escuro' },
  language: 'Idioma',
  loading: 'Carregando …',
  title: (view: string) => `${view} · Ledgerize`,
  views: {
    convert: 'Converter',
    check: 'Conferir',
    history: 'Histórico',
    clients: 'Clientes',
    keys: 'Chaves',
    webhooks: 'Webhooks',
    usage: 'Uso',
    settings: 'Configurações',
    operator: 'Operador',
  },
  notFound: {
    title: 'Não há nada aqui',
    body: 'O endereço pode estar errado, ou o que estava aqui não existe mais.',
    back: 'Ir para Converter',
  },
  broken: {
    title: 'Esta seção falhou',
    body: 'O erro é nosso. Recarregue a página; se falhar outra vez, informe ao responsável por este serviço o que aparece abaixo.',
    unloaded: {
      title: 'Não foi possível carregar esta seção',
      body: 'Você pode estar sem conexão, o serviço pode estar fora do ar, ou há uma versão mais nova dele. Verifique a conexão e recarregue a página.',
    },
    reload: 'Recarregar',
  },
  retry: 'Tentar de novo',
  recovers: 'Uma nova tentativa será feita automaticamente assim que o serviço responder.',
} satisfies Texts['shell'];
