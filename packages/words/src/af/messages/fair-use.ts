/** How much of fair use is taken: said on the first screen. */
export const af: Readonly<Record<string, string>> = {
  'active (Pending and Active)': 'aktiewe (Hangend en Aktief)',
  'historical (Closed and Archived)': 'historiese (Gesluit en Geargiveer)',
  '{have} of {limit} {kind} matters are used.': '{have} van {limit} {kind} sake is gebruik.',
};
