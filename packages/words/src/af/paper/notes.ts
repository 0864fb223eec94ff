/** The words of a printed file note. */
export const af: Readonly<Record<string, string>> = {
  By: 'Deur',
  'File note': 'Lêernota',
  Matter: 'Saak',
  Written: 'Geskryf',
};
