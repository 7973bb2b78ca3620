/** English: the names of verdicts, the same in every view. */
export const verdicts = {
  verified: 'Verified',
  mismatch: 'Does not add up',
  unverifiable: 'Not proved',
};
