/** Japanese: the names of verdicts, the same in every view. */
export const verdicts = {
  verified: '証明済み',
  mismatch: '不一致',
  unverifiable: '未証明',
};
