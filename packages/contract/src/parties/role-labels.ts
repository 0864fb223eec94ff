/** What somebody is in a matter. */
export const roleLabels: Readonly<Record<string, string>> = {
  main: 'whom the matter is about',
  spouse: 'spouse',
  child: 'child',
  relative: 'relative',
  beneficiary: 'beneficiary',
  insolvent: 'insolvent',
  executor: 'executor',
  recipient: 'recipient of updates',
  auditor: 'auditor or accountant',
  personofinterest: 'person of interest',
  taxpractitioner: 'tax practitioner',
  powerofattorney: 'holder of power of attorney',
  creditor: 'creditor',
  founder: 'founder',
  owner: 'beneficial owner',
};

/** Whom a matter is about, by its type. */
export const mainPartyLabels: Readonly<Record<number, string>> = {
  1: 'insolvent',
  2: 'deceased',
  3: 'patient',
  4: 'client',
  5: 'trust',
};
