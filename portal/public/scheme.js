/**
 * Sets the chosen colour scheme, and whether the frame or the form of signing in comes, before anything is drawn: the
 * program itself would come too late, after a flash of light.
 */
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen;
  document.documentElement.dataset.first = localStorage.getItem('ledgerize.signed-in') === null ? 'door' : 'frame';
} catch {
  // a browser without storage has no choice
}
