/** What a session is called in a mail. */
export const programmeNames = {
  en: {
    trustee: 'Training of trustees',
    systemTrust: 'Training in the system for trusts',
    academy: 'Training of the academy',
  },
  af: {
    trustee: 'Opleiding van trustees',
    systemTrust: 'Opleiding in die stelsel vir trusts',
    academy: 'Opleiding van die akademie',
  },
} as const;
