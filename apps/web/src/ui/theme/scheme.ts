/** Mantine keeps the choice under this key; public screens, which do not load it, read the same one. */
const key = 'mantine-color-scheme-value';

/** Sets light or dark before anything is drawn, from the person's choice or else the system's. */
export function applyColourScheme(): void {
  const chosen = localStorage.getItem(key);
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}
