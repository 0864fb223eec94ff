import { type LocalDate, toLocalDate } from '../dates/local-date';
import * as p from './activity-papers';
import type { ActivityStepPaper } from './activity-papers';

/** What may change in a trust, by the numbers of the specification's list. */
export const changeType = {
  appointment: 1,
  removal: 2,
  replacement: 4,
  registration: 6,
  divested: 7,
  dormant: 8,
  initialClaim: 9,
  claim: 10,
  pendingClaim: 11,
  finalisedClaim: 12,
} as const;

/** Both ways a trust comes to its end. */
export const endsTrust = (type: number): boolean => type === changeType.divested || type === changeType.dormant;
export type TrustChangeType = (typeof changeType)[keyof typeof changeType];

export interface ActivityStep {
  /** Its place in the list, which never changes: dates and marks are kept by it. */
  readonly step: number;
  readonly title: string;
  /** The trust key date that is its day. */
  readonly keyDate: number | null;
  /** A trust has this day once: it is the matter's own, wherever that is shown. */
  readonly isOfMatter: boolean;
  readonly papers: readonly ActivityStepPaper[];
  /** Only where this is so: elsewhere it is marked as not applicable, with the reason. */
  readonly onlyWhere: string | null;
  /** There is such a step since this day. */
  readonly since?: LocalDate;
  /** A step of the firm's own. */
  readonly isOwn?: true;
}

const [instruction, deedLodged, registered, yearEnd, ownersUpdated, firstPremium, premiumEnds, premiumReduced] = [
  21, 22, 23, 24, 25, 26, 27, 28,
];
const [masterConfirms, masterPack, revisedLetters, ownersLodged, taxApplied, ficaForms, resolvedToEnd, endConfirmed] = [
  29, 30, 31, 32, 33, 34, 35, 36,
];
const [statementsIn, taxEnded, rafCorrespondence, rafStatement, deregistration, taxRegistered] = [
  37, 38, 39, 40, 49, 50,
];

interface StepDeclaration {
  readonly title: string;
  readonly keyDate?: number;
  readonly once?: true;
  readonly papers?: readonly ActivityStepPaper[];
  readonly onlyWhere?: string;
  readonly since?: LocalDate;
}
const createStep = (title: string, more: Omit<StepDeclaration, 'title'> = {}): StepDeclaration => ({ title, ...more });

/** TPCA s 11A: nobody kept a register of beneficial owners before. */
const ownersAct = { since: toLocalDate('2023-04-01') };
const [resignation, security, bonded] = ['Resignation', 'The Master requires security', 'A bond is in force'];

const begun = createStep('Instruction received', { keyDate: instruction });
const createCheckedStep = (title: string): StepDeclaration => createStep(title, { papers: [p.fileNote] });
const createFormStep = (title: string): StepDeclaration => createStep(title, { papers: [p.registration] });
const createIndependentStep = (onlyWhere: string): StepDeclaration =>
  createStep('Independent trustee papers', { papers: [p.independence], onlyWhere });
const incomingFica = createStep('FICA of incoming trustee', {
  keyDate: ficaForms,
  papers: [p.requestOfEach('incoming', p.identity), p.requestOfEach('incoming', p.address)],
});
const accepts = createStep('Acceptance by incoming trustee', {
  papers: [p.requestOfEach('incoming', p.acceptance), p.requestOfEach('incoming', p.identity)],
});
const createPackStep = (title: string): StepDeclaration =>
  createStep(title, { keyDate: masterPack, papers: [p.originalLetters, p.lodgement] });
const acknowledged = createStep('Master acknowledges', { keyDate: masterConfirms, papers: [p.masterAnswers] });
const revised = createStep('Revised letters of authority', { keyDate: revisedLetters, papers: [p.letters] });
const adjusted = createStep('Security adjusted or exempted', {
  keyDate: firstPremium,
  papers: [p.bondOrExemption],
  onlyWhere: security,
});
const registerUpdated = (title: string): StepDeclaration =>
  createStep(title, { keyDate: ownersUpdated, papers: [p.register], ...ownersAct });
const registerLodged = (title: string, once?: true): StepDeclaration =>
  createStep(title, { keyDate: ownersLodged, papers: [p.ownersReceipt], ...ownersAct, ...(once && { once }) });
const createLetterStep = (title: string): StepDeclaration => createStep(title, { papers: [p.lettersSent] });
const createRafStep = (title: string, paper: ActivityStepPaper): StepDeclaration =>
  createStep(title, { keyDate: rafCorrespondence, papers: [paper] });
const lettersOnFile = createStep('Original LOA available', { papers: [p.lettersOrLoss] });
const endIn = createStep('Pack lodged with Master', { keyDate: masterPack, papers: [p.endingLodged] });
const ended = [
  createStep('Master confirms deregistration', { keyDate: endConfirmed, once: true, papers: [p.deregistered] }),
  createStep('Deregistration date recorded', { keyDate: deregistration, once: true }),
];
const lastLodging = registerLodged('Final BO lodging and archive date set');
const collected = createStep('Accounts and proof of payment collected', { papers: [p.invoices, p.receipts] });
const scheduled = createStep('Claim schedule totalled and signed', { papers: [p.schedule] });

const written: Readonly<Record<TrustChangeType, readonly StepDeclaration[]>> = {
  [changeType.registration]: [
    { ...begun, once: true },
    createStep('FICA pack: founder, trustees, named beneficiaries', {
      keyDate: ficaForms,
      once: true,
      papers: [p.requestOfEach('everyone', p.identity), p.requestOfEach('everyone', p.address)],
    }),
    createStep('Trust deed signed', { papers: [p.deed] }),
    createFormStep('Registration form completed'),
    createStep('Acceptance by every trustee', {
      papers: [p.requestOfEach('trustees', p.acceptance), p.requestOfEach('trustees', p.identity)],
    }),
    createStep('Accountant undertaking, or note that none is required', { papers: [p.undertaking] }),
    createStep('Beneficiary declaration', { papers: [p.declaration] }),
    createIndependentStep('A family business trust'),
    createStep('Lodging fee paid', { papers: [p.lodgingFee] }),
    createStep('Pack lodged with Master', { keyDate: deedLodged, once: true, papers: [p.lodgement] }),
    createStep('Security given or exempted', {
      keyDate: firstPremium,
      once: true,
      papers: [p.bondOrExemption],
      onlyWhere: security,
    }),
    createStep('Letters of authority issued', { keyDate: registered, once: true, papers: [p.letters] }),
    registerLodged('Beneficial ownership register lodged', true),
    createStep('Tax registration applied for', {
      keyDate: taxApplied,
      once: true,
      papers: [p.taxApplication, p.taxResolution],
    }),
    createStep('Tax number received', { keyDate: taxRegistered, once: true, papers: [p.taxNotice] }),
    createStep("Bank account opened in the trust's name", { papers: [p.bankLetter] }),
    createStep('Year-end and annual calendar set', { keyDate: yearEnd, once: true }),
  ],
  [changeType.appointment]: [
    begun,
    createCheckedStep('Deed checked: power to appoint, minimum and maximum'),
    incomingFica,
    createStep('Nomination or resolution signed', { papers: [p.appointing] }),
    accepts,
    createFormStep('Amendment form completed'),
    createIndependentStep('An independent trustee'),
    createPackStep('Pack lodged with original LOA'),
    acknowledged,
    adjusted,
    revised,
    registerUpdated('BO register updated'),
    registerLodged('BO register lodged'),
    createLetterStep('SARS, banks and institutions notified'),
  ],
  [changeType.removal]: [
    begun,
    createStep('Grounds recorded with proof', { papers: [p.ground] }),
    createStep('Section 21 notice to Master', { papers: [p.noticeToMaster], onlyWhere: resignation }),
    createStep('Section 21 notice to beneficiaries', { papers: [p.noticeToBeneficiaries], onlyWhere: resignation }),
    createCheckedStep('Check minimum number; start a replacement if below'),
    createStep('Resolution of remaining trustees', { papers: [p.leaving] }),
    createFormStep('Amendment form completed'),
    createPackStep('Pack lodged, original LOA returned'),
    acknowledged,
    revised,
    createStep('Bond reduced or cancelled', { keyDate: premiumReduced, papers: [p.insurer], onlyWhere: bonded }),
    registerUpdated('BO register updated with date ceased'),
    registerLodged('BO register lodged'),
    createLetterStep('SARS and banks notified'),
  ],
  [changeType.replacement]: [
    begun,
    createStep('Proof for the outgoing trustee', { papers: [p.ground] }),
    createStep('Section 21 notices', { papers: [p.notices], onlyWhere: resignation }),
    createCheckedStep('Deed checked'),
    incomingFica,
    createStep('Resolution: accept resignation, nominate successor', { papers: [p.leaving] }),
    accepts,
    createFormStep('Amendment form completed'),
    createIndependentStep('An independent trustee'),
    createPackStep('Pack lodged with original LOA'),
    acknowledged,
    adjusted,
    revised,
    registerUpdated('BO register updated'),
    registerLodged('BO register lodged'),
    createStep('SARS representative changed', { papers: [p.sarsConfirms], onlyWhere: 'Representative changes' }),
    createLetterStep('Banks and institutions notified'),
  ],
  [changeType.divested]: [
    begun,
    createStep('Deed and beneficiary consents checked', { papers: [p.consents] }),
    createStep('Liabilities settled', { papers: [p.settlements] }),
    createStep('Assets distributed', { papers: [p.acquittance] }),
    createStep('Final financial statements', { keyDate: statementsIn, once: true, papers: [p.statements] }),
    createStep('Resolution to deregister', { keyDate: resolvedToEnd, once: true, papers: [p.ending] }),
    createStep('Divestment affidavit from each trustee', { papers: [p.affidavit] }),
    createStep('Bank account closed or at zero', { papers: [p.nilStatement] }),
    lettersOnFile,
    endIn,
    ...ended,
    createStep('Tax deregistered', { keyDate: taxEnded, once: true, papers: [p.sarsConfirms] }),
    createStep('Bond cancelled', { keyDate: premiumEnds, papers: [p.insurer], onlyWhere: bonded }),
    lastLodging,
  ],
  [changeType.dormant]: [
    begun,
    createStep('Resolution stating the trust is dormant', { keyDate: resolvedToEnd, once: true, papers: [p.ending] }),
    createStep('Affidavit: no assets, no trading', { papers: [p.affidavit] }),
    createStep('Bank account closed or at zero', { papers: [p.nilStatement], onlyWhere: 'Trust had a bank account' }),
    lettersOnFile,
    createStep('Outstanding returns and nil statements', { keyDate: statementsIn, once: true, papers: [p.statements] }),
    endIn,
    ...ended,
    createStep('Tax deregistered', {
      keyDate: taxEnded,
      once: true,
      papers: [p.sarsConfirms],
      onlyWhere: 'Registered for tax',
    }),
    lastLodging,
  ],
  [changeType.initialClaim]: [
    begun,
    createStep('Court order and undertaking certificate on file', { papers: [p.order, p.fundUndertaking] }),
    createStep('Letters of authority on file', { keyDate: registered, once: true, papers: [p.letters] }),
    createStep('Security in place', {
      keyDate: firstPremium,
      papers: [p.bond],
      onlyWhere: 'Order requires security',
    }),
    createStep('Trust bank details confirmed', { papers: [p.bankLetter] }),
    createRafStep('RAF reference confirmed', p.createRafAnswer('reference', 'Letter of the Road Accident Fund')),
    collected,
    createStep('Medical motivation linking cost to the accident', { papers: [p.medical] }),
    createStep('Trustee-fee statement', { papers: [p.feeStatement], onlyWhere: 'Order allows fees' }),
    scheduled,
    createRafStep('Claim lodged', p.createRafLetter('claim letter', 'Letter of claim')),
    createRafStep('Receipt acknowledged by RAF', p.createRafAnswer('acknowledgement', 'Acknowledgement')),
  ],
  [changeType.claim]: [
    createStep('Instruction and expense schedule received', { keyDate: instruction }),
    collected,
    createStep('Medical motivation', { papers: [p.medical] }),
    scheduled,
    createRafStep('Claim lodged', p.createRafLetter('claim letter', 'Letter of claim')),
    createRafStep('Receipt acknowledged by RAF', p.createRafAnswer('acknowledgement', 'Acknowledgement')),
    createRafStep('Queries answered', p.createRafLetter('reply', 'Reply to queries')),
    createStep('Payment received', { keyDate: rafStatement, papers: [p.bankStatement] }),
    createStep('Claimed and paid reconciled', { papers: [p.reconciliation] }),
  ],
  [changeType.pendingClaim]: [
    createRafStep('Proof of lodging on file', p.createRafLetter('claim letter', 'Letter of claim')),
    createRafStep('Follow-up at 30, 60 and 90 days', p.createRafLetter('reminders', 'Reminder letters')),
    createRafStep('Queries answered', p.createRafLetter('reply', 'Reply to queries')),
    createRafStep(
      'Outcome recorded: paid, part-paid or repudiated',
      p.createRafAnswer('outcome', 'Letter of the Road Accident Fund'),
    ),
  ],
  [changeType.finalisedClaim]: [
    createStep('Payment on bank statement', { keyDate: rafStatement, papers: [p.bankStatement] }),
    createStep('Payment allocated to expense heads', { papers: [p.allocation] }),
    createStep('Shortfall accepted or escalated', { papers: [p.fileNote] }),
    createStep('Beneficiary ledger updated', { papers: [p.ledger] }),
    createRafStep('Closing letter filed', p.createRafLetter('closing letter', 'Closing letter')),
  ],
};

const lists = new Map<number, readonly ActivityStep[]>(
  Object.entries(written).map(([type, steps]) => [
    Number(type),
    steps.map(({ title, keyDate = null, once = false, papers = [], onlyWhere = null, since }, place) => ({
      step: place + 1,
      title,
      keyDate,
      isOfMatter: once,
      papers,
      onlyWhere,
      ...(since && { since }),
    })),
  ]),
);

export const isChangeType = (type: number): type is TrustChangeType => lists.has(type);

/** The steps of a change as the law was on the day it began. Steps of other days keep their places. */
export const listActivitySteps = (type: TrustChangeType, startedOn: LocalDate): readonly ActivityStep[] =>
  lists.get(type)!.filter(({ since }) => !since || startedOn >= since);

/** A year end is set ahead; everything else has happened on its day. */
export const mayLieAhead = ({ keyDate }: ActivityStep): boolean => keyDate === yearEnd;

/** The steps whose day brings trustees their letters, or takes them away. */
export const isBringingLetters = ({ keyDate }: Pick<ActivityStep, 'keyDate'>): boolean =>
  keyDate === registered || keyDate === revisedLetters;
