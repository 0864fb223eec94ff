/** Of whom a paper is wanted, one each. */
export type PaperPartySet = 'trustees' | 'incoming' | 'outgoing' | 'beneficiaries' | 'everyone';

export interface ActivityStepPaper {
  /** What it is filed as within its activity; two steps that ask for the same paper take it once. */
  readonly key: string;
  readonly name: string;
  /** The kinds of document it may lie on the matter as already. */
  readonly kinds: readonly number[];
  /** The template of the catalogue it is made from. */
  readonly template?: number;
  /** One of each of these. */
  readonly of?: PaperPartySet;
  /** A letter of the firm's own, on file once it is made. Any other paper made is a draft until what was signed is filed. */
  readonly isSent?: true;
  /** A note on the step does as well. */
  readonly orNote?: true;
}

type ActivityPaperOptions = Partial<Omit<ActivityStepPaper, 'key' | 'name'>>;
const createActivityPaper = (key: string, name: string, more: ActivityPaperOptions = {}): ActivityStepPaper => ({
  key,
  name,
  kinds: [],
  ...more,
});

const correspondence = 231;

/** The papers of the Master's registration pack, of tax and of the register of owners. */
export const identity = createActivityPaper('ID', 'Certified identity document', { kinds: [202, 224] });
export const address = createActivityPaper('address', 'Proof of address');
export const deed = createActivityPaper('DEED', 'Trust deed', { kinds: [223] });
export const registration = createActivityPaper('J401', 'J401 Trust Registration and Amendment', {
  kinds: [90],
  template: 90,
});
export const acceptance = createActivityPaper('J417', 'J417 Acceptance of Trusteeship', { kinds: [91], template: 91 });
export const undertaking = createActivityPaper('J405', 'J405 Undertaking by Auditor or Accountant', {
  kinds: [92],
  template: 92,
  orNote: true,
});
export const declaration = createActivityPaper('J450', 'J450 Beneficiary Declaration', { kinds: [93], template: 93 });
export const bond = createActivityPaper('J344', 'J344 Bond of Security by Trustee', { kinds: [94], template: 94 });
export const bondOrExemption: ActivityStepPaper = { ...bond, orNote: true };
export const independence = createActivityPaper('INDEP', 'Affidavit and CV of the independent trustee');
export const lodgingFee = createActivityPaper('FEE', 'Proof of payment of the lodging fee', { kinds: [230] });
export const lodgement = createActivityPaper('lodgement', 'Proof of lodgement with the Master', { template: 98 });
export const letters = createActivityPaper('LOA', "Trustees' letters of authority", { kinds: [225] });
export const originalLetters = createActivityPaper('LOA original', 'Original letters of authority');
export const lettersOrLoss = createActivityPaper(
  'LOA original',
  'Original letters of authority, or affidavit of their loss',
);
export const register = createActivityPaper('register', 'Beneficial Ownership Register', {
  kinds: [100],
  template: 100,
});
export const ownersReceipt = createActivityPaper('BO receipt', 'Receipt for the register of beneficial owners');
export const taxApplication = createActivityPaper('IT77TR', 'Application for a tax number (IT77TR)', { template: 102 });
export const taxResolution = createActivityPaper('tax resolution', 'Resolution that names the representative taxpayer');
export const taxNotice = createActivityPaper('SARS notice', 'Notice of tax registration', { kinds: [226] });
export const sarsConfirms = createActivityPaper('SARS confirmation', 'Confirmation by SARS');
export const bankLetter = createActivityPaper('bank letter', 'Letter of the bank');
export const masterAnswers = createActivityPaper('Master', 'Receipt or letter from the Master', {
  kinds: [correspondence],
});
export const insurer = createActivityPaper('insurer', 'Letter from the insurer', { kinds: [correspondence] });
export const lettersSent = createActivityPaper('told', 'Letters to SARS, banks and institutions', {
  kinds: [correspondence],
  isSent: true,
});
export const fileNote = createActivityPaper('file note', 'File note', { orNote: true });

/** Changes of trustees. */
export const appointing = createActivityPaper('resolution', 'Trustee Resolution: Appointment', { template: 95 });
export const leaving = createActivityPaper('resolution', 'Trustee Resolution: Removal or Resignation', {
  template: 96,
});
export const ground = createActivityPaper(
  'ground',
  "Resignation, death certificate, court order, Master's direction or notice under the deed",
);
export const noticeToMaster = createActivityPaper('notice to Master', 'Section 21 notice to the Master', {
  isSent: true,
});
export const noticeToBeneficiaries = createActivityPaper('notice', 'Section 21 notice', {
  of: 'beneficiaries',
  isSent: true,
});
export const notices = createActivityPaper('notices', 'Section 21 notices', { isSent: true });

/** The end of a trust. */
export const ending = createActivityPaper('resolution', 'Resolution to Deregister Trust', {
  kinds: [97],
  template: 97,
});
export const consents = createActivityPaper('consents', 'Consents of the beneficiaries');
export const settlements = createActivityPaper('settlements', 'Settlement letters');
export const acquittance = createActivityPaper('acquittance', 'Acquittance', { of: 'beneficiaries' });
export const statements = createActivityPaper('AFS', 'Financial statements', { kinds: [227] });
export const affidavit = createActivityPaper('affidavit', 'Affidavit of the trustee', { of: 'trustees' });
export const nilStatement = createActivityPaper(
  'nil statement',
  'Statement with a nil balance, or letter confirming that the account is closed',
  {
    kinds: [220],
  },
);
export const endingLodged = createActivityPaper('lodgement', 'Proof of lodgement with the Master', { template: 99 });
export const deregistered = createActivityPaper('deregistered', 'Proof of deregistration', { kinds: [228] });

/** Claims against the undertaking of the Road Accident Fund. */
export const order = createActivityPaper('court order', 'Court order');
export const fundUndertaking = createActivityPaper('undertaking', 'Undertaking certificate under s 17(4)(a)');
export const invoices = createActivityPaper('invoices', 'Accounts');
export const receipts = createActivityPaper('receipts', 'Proof of payment', { kinds: [230] });
export const medical = createActivityPaper('medical', 'Medical report');
export const feeStatement = createActivityPaper('fee statement', 'Statement of trustee fees', { isSent: true });
export const schedule = createActivityPaper('schedule', 'Claim schedule', { isSent: true });
export const createRafLetter = (key: string, name: string): ActivityStepPaper =>
  createActivityPaper(key, name, { kinds: [correspondence], template: 103, isSent: true });
export const createRafAnswer = (key: string, name: string): ActivityStepPaper =>
  createActivityPaper(key, name, { kinds: [correspondence] });
export const bankStatement = createActivityPaper('bank statement', 'Bank statements', { kinds: [220] });
export const reconciliation = createActivityPaper('reconciliation', 'Reconciliation of amounts claimed and paid', {
  orNote: true,
});
export const allocation = createActivityPaper('allocation', 'Allocation to expense categories', { orNote: true });
export const ledger = createActivityPaper('ledger', 'Beneficiary’s ledger', { orNote: true });

export const requestOfEach = (of: PaperPartySet, one: ActivityStepPaper): ActivityStepPaper => ({ ...one, of });
