/** Dutch: the names of verdicts, the same in every view. */
export const verdicts = {
  verified: 'Geverifieerd',
  mismatch: 'Klopt niet',
  unverifiable: 'Niet bewezen',
};
