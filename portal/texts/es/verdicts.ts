/** Spanish: the names of verdicts, the same in every view. */
export const verdicts = {
  verified: 'Verificado',
  mismatch: 'No cuadra',
  unverifiable: 'Sin demostrar',
};
