/** What somebody who was given a single matter may see of it. Its details come with the matter. */
export const accessRights = {
  diary: 'Diary and key dates',
  estate: 'Parties, assets, liabilities, claims and beneficiaries',
  money: 'Income, expenses and banking',
  documents: 'Documents',
  reports: 'Accounts and reports',
  notes: "The firm's file notes",
} as const;
export type AccessRight = keyof typeof accessRights;
export const accessRightNames = Object.keys(accessRights) as [AccessRight, ...AccessRight[]];

export const accessRoles = ['UserMatterAccess', 'JointAppointee'] as const;
export type AccessRole = (typeof accessRoles)[number];

const ofClients: ReadonlySet<AccessRight> = new Set(['documents', 'reports']);
/** A joint appointee acts with the firm and sees all of the file; a client the papers and accounts, until told otherwise. */
export const listUsualRights = (role: AccessRole): AccessRight[] =>
  accessRightNames.filter((right) => role === 'JointAppointee' || ofClients.has(right));
