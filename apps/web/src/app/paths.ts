/** Every address of the web app, spelled once. `{name}` is filled in; addresses match in any letter case. */

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
export const routerPattern = ({ pattern }: AnyPath): string => pattern.replace(/\{(\w+)\}/g, '$$$1');

const tab = <const T extends string>(name: T): Path<`/matters/{id}/${T}`> => path(`/matters/{id}/${name}`);
const report = <const T extends string>(name: T): Path<`/reports/${T}`> => path(`/reports/${name}`);
/** A directory's list page and the page of one entry. */
const directory = <const L extends string, const D extends string>(list: L, detail: D) => ({
  list: path(`/${list}`),
  detail: path(`/${list}/${detail}`),
});

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

  dashboard: path('/dashboard'),
  faq: path('/faq'),
  diary: path('/diary'),
  tasks: path('/tasks'),
  activities: path('/activities'),
  auditTrail: path('/audittrail'),
  clientReports: path('/clientReports'),
  matters: path('/matters'),
  archivedMatters: path('/archivedmatters'),
  scheduler: path('/scheduler'),
  users: path('/users'),
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
  },

  intermediaries: path('/intermediaries'),
  systemChanges: path('/systemchangessuperadmin'),

  details: path('/details'),
  director: path('/details/director/{directorId}'),
  template: path('/details/template/{templateId}'),
  templateNew: path('/details/templateNew/{templateId}/{isStandardTemplate}'),
  referrers: directory('referrers', 'referrer/{referrerId}'),
  marketers: directory('marketers', 'marketer/{marketerId}'),
  bondOfSecurityProviders: directory('bondofsecurityproviders', 'bondofsecurityprovider/{bondofsecurityproviderId}'),
  fxAssistProviders: directory('fxAssistProviders', 'fxProvider/{fxProviderId}'),
  accountDetails: path('/accountdetails'),
  changePassword: path('/changepassword'),
  globalExecutors: path('/globalexecutors'),
  globalFounders: path('/globalfounders'),
  globalBeneficiaries: path('/globalbeneficiaries'),
  globalAuditors: path('/globalauditors'),
  globalTaxPractitioners: path('/globaltaxpractitioners'),
  globalTrustees: path('/globaltrustees'),
  globalCreditors: directory('globalcreditors', 'globalcreditor/{globalcreditorId}'),
  globalServiceProviders: directory('globalserviceproviders', 'globalserviceprovider/{globalserviceproviderId}'),
  publicationPartners: directory('publicationpartners', 'publicationpartner/{publicationpartnerId}'),
  guardingCompanies: directory('guardingcompanies', 'guardingcompany/{guardingcompanyId}'),
  auctioneers: directory('auctioneers', 'auctioneer/{auctioneerId}'),
  valuers: directory('valuers', 'valuer/{valuerId}'),
  lndOptions: path('/lndoptions'),
  trustFees: path('/trustfees'),
  reconOptions: path('/reconOptions'),
  storageProviders: directory('storageproviders', 'storageprovider/{storageproviderId}'),
  mastersOffices: directory('mastersoffice', 'masteroffice/{masterofficeprovideId}'),
  magistratesOffices: directory('magistratesoffice', 'magistrateoffice/{magistrateofficeId}'),
  jointAppointees: directory('jointappointees', 'jointappointee/{jointappointeeId}'),
  payoutFile: path('/payoutfile'),

  legal: {
    privacyAndSecurity: path('/legal/privacyandsecuritypolicy'),
    informationOfficer: path('/legal/informationofficer'),
    terms: path('/legal/termsandconditions'),
  },
} as const;
