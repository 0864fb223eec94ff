/** What reports refuse. */
export const af: Readonly<Record<string, string>> = {
  'Choose a firm.': 'Kies ʼn firma.',
  'Choose active and pending (7), or archived and closed (9).':
    'Kies aktief en hangend (7), of geargiveer en gesluit (9).',
  'The time ends before it begins: choose a later last day, or an earlier first one.':
    'Die tyd eindig voor dit begin: kies ʼn later laaste dag, of ʼn vroeër eerste een.',
};
