/** What an award is of, where it is not of the whole. */
export const rightLabels: Readonly<Record<string, string>> = {
  full: '',
  enjoyment: 'usufruct',
  bareOwnership: 'bare ownership',
};
