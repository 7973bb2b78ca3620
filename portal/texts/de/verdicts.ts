/** German: the names of verdicts, the same in every view. */
export const verdicts = {
  verified: 'Bewiesen',
  mismatch: 'Geht nicht auf',
  unverifiable: 'Nicht bewiesen',
};
