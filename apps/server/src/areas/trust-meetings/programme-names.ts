/** What a session is called in a mail. */
export const programmeNames = {
  en: {
    trustee: 'Training for trustees',
    systemTrust: 'Training in the system for trusts',
    academy: 'Academy training',
  },
  af: {
    trustee: 'Opleiding van trustees',
    systemTrust: 'Opleiding in die stelsel vir trusts',
    academy: 'Opleiding van die akademie',
  },
} as const;
