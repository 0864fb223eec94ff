import type { CallSubject } from './call';

/** What is worked out from everything a matter holds: its header, how its figures came about, its account. */
const figures = [
  '/api/matter',
  '/api/figure',
  '/api/estateaccount',
  '/api/curatoraccount',
  '/api/trustaccount',
  '/api/insolvencyaccount',
  '/api/lodgedaccount',
  '/api/afterlodging',
  '/api/waiting',
  '/api/rebate',
  '/api/estatetaxyear',
  '/api/projection',
] as const satisfies CallSubject[];

/** Subjects whose screens show one another's facts, by what they share. */
export const ofEstate = ['/api/asset', '/api/find', '/api/liability', ...figures] as const satisfies CallSubject[];
export const ofCurator = [...figures] as const satisfies CallSubject[];
export const ofDuty = ['/api/asset', ...figures] as const satisfies CallSubject[];
export const ofMoney = [
  '/api/account',
  '/api/bankaccount',
  '/api/income',
  '/api/expense',
  '/api/liability',
  '/api/ledger',
  '/api/moneymovement',
  '/api/payoutfile',
  '/api/trustattribution',
  '/api/trustdistribution',
  '/api/trusttaxyear',
  '/api/recon',
  ...figures,
] as const satisfies CallSubject[];
/** What is paid moves the money, and is told to whoever has to look at it. */
export const ofPayments = [...ofMoney, '/api/inbox'] as const satisfies CallSubject[];
export const ofDates = [
  '/api/diary',
  '/api/milestone',
  '/api/mainparty',
  '/api/compliance',
  ...figures,
] as const satisfies CallSubject[];
/** Who takes what: people, the will, agreements, awards and what was had in advance. */
export const ofPeople = [
  '/api/mainparty',
  '/api/spouse',
  '/api/child',
  '/api/beneficiary',
  '/api/will',
  '/api/agreement',
  '/api/advance',
  '/api/asset',
  '/api/people',
  '/api/owner',
  '/api/fiduciary',
  ...figures,
] as const satisfies CallSubject[];
/** A lodged account locks the ledger, sets dates and is what the next one begins with. */
export const ofLodging = [...ofMoney, ...ofDates, '/api/document'] as const satisfies CallSubject[];
export const ofPapers = [
  '/api/activity',
  '/api/diary',
  '/api/compliance',
  '/api/task',
  '/api/signing',
  '/api/find',
  '/api/meetingandadvert',
  '/api/rebate',
  '/api/asset',
  '/api/bondofsecurity',
  '/api/document',
  '/api/lodgedaccount',
] as const satisfies CallSubject[];
export const ofFirm = ['/api/company', '/api/intermediary'] as const satisfies CallSubject[];
