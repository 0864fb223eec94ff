/** The addresses that code leads to by name, each a page of the contract's table. `{name}` is filled in. */

type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Values<P extends string> = [Names<P>] extends [never] ? [] : [values: Readonly<Record<Names<P>, string | number>>];

export interface Path<P extends string = string> {
  (...values: Values<P>): string;
  readonly pattern: P;
}

/** Any path, filled in or not: what the router and menus take. */
export interface AnyPath {
  readonly pattern: string;
}

function path<const P extends string>(pattern: P): Path<P> {
  const fill = (...[values]: Values<P>): string =>
    pattern.replace(/\{(\w+)\}/g, (_, name: Names<P>) => encodeURIComponent(String(values?.[name])));
  return Object.assign(fill, { pattern });
}

/** The router writes `$id` where the specification writes `{id}`. */
export const routerPattern = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, '$$$1');

const tab = <const T extends string>(name: T): Path<`/matters/{id}/${T}`> => path(`/matters/{id}/${name}`);
const report = <const T extends string>(name: T): Path<`/reports/${T}`> => path(`/reports/${name}`);
export const paths = {
  root: path('/'),
  login: path('/login'),
  callback: path('/callback'),
  passwordReset: path('/passwordreset'),
  forgotPassword: path('/forgotpassword'),
  verify2FACode: path('/Verify2FACode'),
  acceptTerms: path('/accepttcs'),
  systemSelect: path('/systemselect'),
  accountInArrears: path('/accountInArrears'),
  outsideClient: path('/outside/client'),
  outsideCreditor: path('/outside/creditor'),
  outsideIntake: path('/outside/intake'),
  outsideSigning: path('/outside/signing'),

  dashboard: path('/dashboard'),
  faq: path('/faq'),
  diary: path('/diary'),
  tasks: path('/tasks'),
  activities: path('/activities'),
  compliance: path('/compliance'),
  clientBook: path('/clientbook'),
  auditTrail: path('/audittrail'),
  clientReports: path('/clientReports'),
  insight: path('/insight'),
  matters: path('/matters'),
  archivedMatters: path('/archivedmatters'),
  scheduler: path('/scheduler'),
  users: path('/users'),
  jointLetters: path('/jointletters'),
  unfiledMail: path('/unfiledmail'),
  people: path('/people'),
  person: path('/people/{knownId}'),
  flowFill: path('/flowfill/{id}'),
  flowView: path('/flowview/{id}'),

  matter: {
    home: path('/matters/{id}'),
    assets: tab('assets'),
    banking: tab('banking'),
    bondOfSecurity: tab('bondofsecurity'),
    creditors: tab('creditors'),
    creditor: tab('creditors/{creditorId}'),
    claims: tab('claims'),
    claim: tab('claims/{claimId}'),
    details: tab('details'),
    deceased: tab('deceased'),
    rapidSuccession: tab('rebate'),
    liabilities: tab('liabilities'),
    income: tab('income'),
    expenses: tab('expenses'),
    cashAllocationAndRecon: tab('cashallocationandrecon'),
    capitalGainsTax: tab('capitalgainstax'),
    report: tab('report'),
    fxAssist: tab('fxAssist'),
    sharepoint: tab('sharepoint'),
    beneficiaries: tab('beneficiaries'),
    documents: tab('documents'),
    scenarios: tab('scenarios'),
    insolvent: tab('insolvent'),
    meetingsAndAdverts: tab('meetingsandadverts'),
    releaseOfDuties: tab('releaseofduties'),
    payoutFile: tab('payoutfilematter'),
    diary: tab('diarymatter'),
    activities: tab('activities'),
  },

  reports: {
    workInProgress: report('workinprogressreport'),
    executorRevenue: report('executorRevenue'),
    referrerRevenue: report('referrerRevenue'),
    marketerRevenue: report('marketerRevenue'),
    milestoneRecipient: report('milestoneRecipient'),
    fileNotes: report('FileNotesReport'),
    masterData: report('MasterDataReport'),
    trustMaster: report('trustMasterReport'),
    trustMarketerRevenue: report('trustMarketerRevenue'),
    trustReferrerRevenue: report('trustReferrerRevenue'),
    trustFee: report('trustFeeReport'),
    trustCompliance: report('trustComplianceReport'),
    trustFileNotes: report('trustFileNotesReport'),
    firms: report('firms'),
  },

  intermediaries: path('/intermediaries'),
  systemChanges: path('/systemchangessuperadmin'),

  details: path('/details'),
  template: path('/details/template/{templateId}'),
  templateNew: path('/details/templateNew/{templateId}/{isStandardTemplate}'),
  accountDetails: path('/accountdetails'),
  changePassword: path('/changepassword'),
  lndOptions: path('/lndoptions'),
  lodgingRequirements: path('/lodgingrequirements'),
  trustFees: path('/trustfees'),
  reconOptions: path('/reconOptions'),
  templates: path('/templates'),
  emailContents: path('/emailcontents'),
  payoutFile: path('/payoutfile'),

  legal: {
    privacyAndSecurity: path('/legal/privacyandsecuritypolicy'),
    informationOfficer: path('/legal/informationofficer'),
    terms: path('/legal/termsandconditions'),
  },
} as const;
