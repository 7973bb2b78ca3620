/**
 * Sets the chosen colour scheme before anything is drawn: the program itself would come too late, after a flash of
 * light.
 */
try {
  const chosen = localStorage.getItem('mantine-color-scheme-value');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.mantineColorScheme = chosen;
} catch {
  // a browser without storage has no choice
}
