/** Portuguese: the view Settings. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const settings = {
  title: 'Configurações',
  you: 'Você',
  parts: 'Partes das configurações',
  operator: 'Você é operador deste serviço.',
  since: (day: string) => `Aqui desde ${day}`,
  account: {
    title: 'Conta',
    name: 'Nome da conta',
    hint: 'Aparece nos convites e ao trocar de conta.',
    save: 'Salvar',
    done: 'A conta tem o novo nome.',
    missing: 'Informe um nome.',
  },
  password: {
    title: 'Senha',
    body: 'Uma nova senha encerra todas as suas sessões, menos esta.',
    current: 'Senha atual',
    new: 'Nova senha',
    submit: 'Alterar a senha',
    done: 'A senha foi alterada, e as suas outras sessões foram encerradas.',
    wrong: 'A sua senha atual é outra. Verifique-a.',
  },
  sessions: {
    title: 'Sessões abertas',
    current: 'Aqui',
    browser: 'Navegador',
    unknownBrowser: 'Um programa',
    on: (browser: string, system: string) => `${browser} em ${system}`,
    address: 'Endereço',
    since: 'Desde',
    until: 'Até',
    action: 'Ação',
    end: 'Encerrar',
    endThis: (browser: string) => `Encerrar a sessão em ${browser}`,
    endOthers: (number: number) => `Encerrar ${counted(number, { one: 'outra sessão', other: 'outras sessões' })}`,
    alone: 'Você não tem nenhuma outra sessão aberta.',
  },
} satisfies Texts['settings'];
