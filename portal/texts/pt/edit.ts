/** Portuguese: correcting rows, and the versions of a file. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

export const edit = {
  edit: 'Editar',
  addBelow: 'Adicionar linha abaixo',
  editTitle: 'Editar a linha',
  addTitle: 'Adicionar uma linha',
  date: 'Data',
  description: 'Descrição',
  amount: 'Valor',
  amountHint: 'Saídas com sinal de menos: -12.20',
  balance: 'Saldo',
  balanceHint: 'Como impresso na linha; vazio se não houver',
  wrongDecimal: 'Um número com ponto e sem outros separadores, como -12.20',
  wrongDate: 'Um dia, como 2025-06-02',
  required: 'Obrigatório',
  delete: 'Excluir a linha',
  save: 'Salvar',
  cancel: 'Cancelar',
  failed: 'Não foi salvo',
  checking: 'Verificando as somas…',
  preview: {
    verified: 'Assim, o extrato fica comprovado.',
    mismatch: 'Assim, o extrato não fecha.',
    unproved: 'Assim, o extrato não fica comprovado.',
  },
  correctedRows: (number: number) => counted(number, { one: 'linha corrigida', other: 'linhas corrigidas' }),
  older: 'Há uma leitura mais nova deste arquivo: restaure a que vale para editá-la.',
  undo: 'Desfazer',
  versions: 'Versões',
  versionsTitle: 'Versões deste arquivo',
  close: 'Fechar',
  current: 'Atual',
  restore: 'Restaurar',
  kinds: { converted: 'Lida do documento', corrected: 'Corrigida', restored: 'Restaurada' },
  by: (name: string) => `por ${name}`,
} satisfies Texts['edit'];
