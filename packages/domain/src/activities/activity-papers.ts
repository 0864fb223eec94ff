/** Of whom a paper is wanted, one each. */
export type PartySet = 'trustees' | 'incoming' | 'outgoing' | 'beneficiaries' | 'everyone';

export interface ActivityPaper {
  /** What it is filed as within its activity; two steps that ask for the same paper take it once. */
  readonly key: string;
  readonly name: string;
  /** The kinds of document it may lie on the matter as already. */
  readonly kinds: readonly number[];
  /** The template of the catalogue it is made from. */
  readonly template?: number;
  /** One of each of these. */
  readonly of?: PartySet;
  /** A letter of the firm's own, on file once it is made. Any other paper made is a draft until what was signed is filed. */
  readonly isSent?: true;
  /** A note on the step does as well. */
  readonly orNote?: true;
}

type More = Partial<Omit<ActivityPaper, 'key' | 'name'>>;
const paper = (key: string, name: string, more: More = {}): ActivityPaper => ({ key, name, kinds: [], ...more });

const correspondence = 231;

/** The papers of the Master's registration pack, of tax and of the register of owners. */
export const identity = paper('ID', 'Certified identity document', { kinds: [202, 224] });
export const address = paper('address', 'Proof of address');
export const deed = paper('DEED', 'Trust deed', { kinds: [223] });
export const registration = paper('J401', 'J401 Trust Registration and Amendment', { kinds: [90], template: 90 });
export const acceptance = paper('J417', 'J417 Acceptance of Trusteeship', { kinds: [91], template: 91 });
export const undertaking = paper('J405', 'J405 Undertaking by Auditor or Accountant', {
  kinds: [92],
  template: 92,
  orNote: true,
});
export const declaration = paper('J450', 'J450 Beneficiary Declaration', { kinds: [93], template: 93 });
export const bond = paper('J344', 'J344 Bond of Security by Trustee', { kinds: [94], template: 94 });
export const bondOrExemption: ActivityPaper = { ...bond, orNote: true };
export const independence = paper('INDEP', 'Affidavit and CV of the independent trustee');
export const lodgingFee = paper('FEE', 'Proof of payment of the lodging fee', { kinds: [230] });
export const lodgement = paper('lodgement', 'Proof of lodgement with the Master', { template: 98 });
export const letters = paper('LOA', "Trustees' letters of authority", { kinds: [225] });
export const originalLetters = paper('LOA original', 'Original letters of authority');
export const lettersOrLoss = paper('LOA original', 'Original letters of authority, or affidavit of their loss');
export const register = paper('register', 'Beneficial Ownership Register', { kinds: [100], template: 100 });
export const ownersReceipt = paper('BO receipt', 'Receipt for the register of beneficial owners');
export const taxApplication = paper('IT77TR', 'Application for a tax number (IT77TR)', { template: 102 });
export const taxResolution = paper('tax resolution', 'Resolution that names the representative taxpayer');
export const taxNotice = paper('SARS notice', 'Notice of tax registration', { kinds: [226] });
export const sarsConfirms = paper('SARS confirmation', 'Confirmation by SARS');
export const bankLetter = paper('bank letter', 'Letter of the bank');
export const masterAnswers = paper('Master', 'Receipt or letter of the Master', { kinds: [correspondence] });
export const insurer = paper('insurer', 'Letter of the insurer', { kinds: [correspondence] });
export const lettersSent = paper('told', 'Letters to SARS, banks and institutions', {
  kinds: [correspondence],
  isSent: true,
});
export const fileNote = paper('file note', 'File note', { orNote: true });

/** Changes of trustees. */
export const appointing = paper('resolution', 'Trustee Resolution: Appointment', { template: 95 });
export const leaving = paper('resolution', 'Trustee Resolution: Removal or Resignation', { template: 96 });
export const ground = paper(
  'ground',
  "Resignation, death certificate, court order, Master's direction or notice under the deed",
);
export const noticeToMaster = paper('notice to Master', 'Section 21 notice to the Master', { isSent: true });
export const noticeToBeneficiaries = paper('notice', 'Section 21 notice', { of: 'beneficiaries', isSent: true });
export const notices = paper('notices', 'Section 21 notices', { isSent: true });

/** The end of a trust. */
export const ending = paper('resolution', 'Resolution to Deregister Trust', { kinds: [97], template: 97 });
export const consents = paper('consents', 'Consents of the beneficiaries');
export const settlements = paper('settlements', 'Letters of settlement');
export const acquittance = paper('acquittance', 'Acquittance', { of: 'beneficiaries' });
export const statements = paper('AFS', 'Financial statements', { kinds: [227] });
export const affidavit = paper('affidavit', 'Affidavit of the trustee', { of: 'trustees' });
export const nilStatement = paper('nil statement', 'Statement at nil, or letter that the account is closed', {
  kinds: [220],
});
export const endingLodged = paper('lodgement', 'Proof of lodgement with the Master', { template: 99 });
export const deregistered = paper('deregistered', 'Proof of deregistration', { kinds: [228] });

/** Claims against the undertaking of the Road Accident Fund. */
export const order = paper('court order', 'Court order');
export const fundUndertaking = paper('undertaking', 'Undertaking certificate under s 17(4)(a)');
export const invoices = paper('invoices', 'Accounts');
export const receipts = paper('receipts', 'Proof of payment', { kinds: [230] });
export const medical = paper('medical', 'Medical report');
export const feeStatement = paper('fee statement', 'Statement of trustee fees', { isSent: true });
export const schedule = paper('schedule', 'Claim schedule', { isSent: true });
export const rafLetter = (key: string, name: string): ActivityPaper =>
  paper(key, name, { kinds: [correspondence], template: 103, isSent: true });
export const rafAnswers = (key: string, name: string): ActivityPaper => paper(key, name, { kinds: [correspondence] });
export const bankStatement = paper('bank statement', 'Bank statements', { kinds: [220] });
export const reconciliation = paper('reconciliation', 'Reconciliation of what was claimed and paid', { orNote: true });
export const allocation = paper('allocation', 'Allocation to heads of expense', { orNote: true });
export const ledger = paper('ledger', "The beneficiary's ledger", { orNote: true });

export const each = (of: PartySet, one: ActivityPaper): ActivityPaper => ({ ...one, of });
