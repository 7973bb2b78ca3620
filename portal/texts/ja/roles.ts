/** Japanese: what a column of a paper is for. */

/** A later version may have roles without a name here. */
const ROLES: Readonly<Record<string, string>> = {
  date: '日付',
  value_date: '起算日',
  transaction_date: '取引日',
  description: '摘要',
  amount: '金額',
  debit: '出金',
  credit: '入金',
  balance: '残高',
  currency: '通貨',
  reference: '参照番号',
  type: '種類',
  aside: '付記',
  marker: '入出金の記号',
  sequence: '連番',
  fee: '手数料',
  charge: '加算手数料',
  original_amount: '原通貨の金額',
  other: 'その他',
};

/** Given the roles of columns, returns their names: "日付、摘要、金額". */
export const rolesNamed = (roles: readonly string[]) =>
  roles.map((role) => ROLES[role] ?? role.replaceAll('_', ' ')).join('、');
