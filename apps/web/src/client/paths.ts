/** The addresses that code leads to by name, each a page of the contract's table. `{name}` is filled in. */

type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;
type PathValues<P extends string> = [PathNames<P>] extends [never]
  ? []
  : [values: Readonly<Record<PathNames<P>, string | number>>];

export interface AppPath<P extends string = string> {
  (...values: PathValues<P>): string;
  readonly pattern: P;
}

/** Any path, filled in or not: what the router and menus take. */
export interface AnyAppPath {
  readonly pattern: string;
}

function createPath<const P extends string>(pattern: P): AppPath<P> {
  const fillPath = (...[values]: PathValues<P>): string =>
    pattern.replace(/\{(\w+)\}/g, (_, name: PathNames<P>) => encodeURIComponent(String(values?.[name])));
  return Object.assign(fillPath, { pattern });
}

/** The router writes `$id` where the specification writes `{id}`. */
export const toRouterPattern = (pattern: string): string => pattern.replace(/\{(\w+)\}/g, '$$$1');

const createTabPath = <const T extends string>(name: T): AppPath<`/matters/{id}/${T}`> =>
  createPath(`/matters/{id}/${name}`);
const createReportPath = <const T extends string>(name: T): AppPath<`/reports/${T}`> => createPath(`/reports/${name}`);
export const paths = {
  root: createPath('/'),
  login: createPath('/login'),
  callback: createPath('/callback'),
  passwordReset: createPath('/passwordreset'),
  forgotPassword: createPath('/forgotpassword'),
  verify2FACode: createPath('/Verify2FACode'),
  acceptTerms: createPath('/accepttcs'),
  systemSelect: createPath('/systemselect'),
  accountInArrears: createPath('/accountInArrears'),
  outsideClient: createPath('/outside/client'),
  outsideCreditor: createPath('/outside/creditor'),
  outsideIntake: createPath('/outside/intake'),
  outsideSigning: createPath('/outside/signing'),

  dashboard: createPath('/dashboard'),
  faq: createPath('/faq'),
  diary: createPath('/diary'),
  tasks: createPath('/tasks'),
  activities: createPath('/activities'),
  compliance: createPath('/compliance'),
  clientBook: createPath('/clientbook'),
  payments: createPath('/payments'),
  monthEnd: createPath('/monthend'),
  booksCheck: createPath('/bookscheck'),
  auditTrail: createPath('/audittrail'),
  clientReports: createPath('/clientReports'),
  insight: createPath('/insight'),
  matters: createPath('/matters'),
  archivedMatters: createPath('/archivedmatters'),
  scheduler: createPath('/scheduler'),
  users: createPath('/users'),
  jointLetters: createPath('/jointletters'),
  unfiledMail: createPath('/unfiledmail'),
  people: createPath('/people'),
  person: createPath('/people/{knownId}'),
  flowFill: createPath('/flowfill/{id}'),
  flowView: createPath('/flowview/{id}'),

  matter: {
    home: createPath('/matters/{id}'),
    assets: createTabPath('assets'),
    banking: createTabPath('banking'),
    bondOfSecurity: createTabPath('bondofsecurity'),
    creditors: createTabPath('creditors'),
    creditor: createTabPath('creditors/{creditorId}'),
    claims: createTabPath('claims'),
    claim: createTabPath('claims/{claimId}'),
    details: createTabPath('details'),
    deceased: createTabPath('deceased'),
    rapidSuccession: createTabPath('rebate'),
    liabilities: createTabPath('liabilities'),
    income: createTabPath('income'),
    expenses: createTabPath('expenses'),
    cashAllocationAndRecon: createTabPath('cashallocationandrecon'),
    capitalGainsTax: createTabPath('capitalgainstax'),
    report: createTabPath('report'),
    fxAssist: createTabPath('fxAssist'),
    sharepoint: createTabPath('sharepoint'),
    beneficiaries: createTabPath('beneficiaries'),
    documents: createTabPath('documents'),
    scenarios: createTabPath('scenarios'),
    insolvent: createTabPath('insolvent'),
    meetingsAndAdverts: createTabPath('meetingsandadverts'),
    releaseOfDuties: createTabPath('releaseofduties'),
    payoutFile: createTabPath('payoutfilematter'),
    diary: createTabPath('diarymatter'),
    activities: createTabPath('activities'),
  },

  reports: {
    workInProgress: createReportPath('workinprogressreport'),
    executorRevenue: createReportPath('executorRevenue'),
    referrerRevenue: createReportPath('referrerRevenue'),
    marketerRevenue: createReportPath('marketerRevenue'),
    milestoneRecipient: createReportPath('milestoneRecipient'),
    fileNotes: createReportPath('FileNotesReport'),
    masterData: createReportPath('MasterDataReport'),
    trustMaster: createReportPath('trustMasterReport'),
    trustMarketerRevenue: createReportPath('trustMarketerRevenue'),
    trustReferrerRevenue: createReportPath('trustReferrerRevenue'),
    trustFee: createReportPath('trustFeeReport'),
    trustCompliance: createReportPath('trustComplianceReport'),
    trustFileNotes: createReportPath('trustFileNotesReport'),
    firms: createReportPath('firms'),
  },

  intermediaries: createPath('/intermediaries'),
  systemChanges: createPath('/systemchangessuperadmin'),
  rates: createPath('/rates'),

  details: createPath('/details'),
  template: createPath('/details/template/{templateId}'),
  templateNew: createPath('/details/templateNew/{templateId}/{isStandardTemplate}'),
  accountDetails: createPath('/accountdetails'),
  changePassword: createPath('/changepassword'),
  lndOptions: createPath('/lndoptions'),
  lodgingRequirements: createPath('/lodgingrequirements'),
  trustFees: createPath('/trustfees'),
  reconOptions: createPath('/reconOptions'),
  templates: createPath('/templates'),
  emailContents: createPath('/emailcontents'),
  payoutFile: createPath('/payoutfile'),

  legal: {
    privacyAndSecurity: createPath('/legal/privacyandsecuritypolicy'),
    informationOfficer: createPath('/legal/informationofficer'),
    terms: createPath('/legal/termsandconditions'),
  },
} as const;
