import { type LocalDate, localDate } from '../dates/local-date';
import * as p from './activity-papers';
import type { ActivityPaper } from './activity-papers';

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
export type ChangeType = (typeof changeType)[keyof typeof changeType];

export interface ActivityStep {
  /** Its place in the list, which never changes: dates and marks are kept by it. */
  readonly step: number;
  readonly title: string;
  /** The trust key date that is its day. */
  readonly keyDate: number | null;
  /** A trust has this day once: it is the matter's own, wherever that is shown. */
  readonly isOfMatter: boolean;
  readonly papers: readonly ActivityPaper[];
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

interface Written {
  readonly title: string;
  readonly keyDate?: number;
  readonly once?: true;
  readonly papers?: readonly ActivityPaper[];
  readonly onlyWhere?: string;
  readonly since?: LocalDate;
}
const step = (title: string, more: Omit<Written, 'title'> = {}): Written => ({ title, ...more });

/** TPCA s 11A: nobody kept a register of beneficial owners before. */
const ownersAct = { since: localDate('2023-04-01') };
const [resignation, security, bonded] = ['Resignation', 'The Master requires security', 'A bond is in force'];

const begun = step('Instruction received', { keyDate: instruction });
const checked = (title: string): Written => step(title, { papers: [p.fileNote] });
const formDone = (title: string): Written => step(title, { papers: [p.registration] });
const independent = (onlyWhere: string): Written =>
  step('Independent trustee papers', { papers: [p.independence], onlyWhere });
const incomingFica = step('FICA of incoming trustee', {
  keyDate: ficaForms,
  papers: [p.each('incoming', p.identity), p.each('incoming', p.address)],
});
const accepts = step('Acceptance by incoming trustee', {
  papers: [p.each('incoming', p.acceptance), p.each('incoming', p.identity)],
});
const packIn = (title: string): Written =>
  step(title, { keyDate: masterPack, papers: [p.originalLetters, p.lodgement] });
const acknowledged = step('Master acknowledges', { keyDate: masterConfirms, papers: [p.masterAnswers] });
const revised = step('Revised letters of authority', { keyDate: revisedLetters, papers: [p.letters] });
const adjusted = step('Security adjusted or exempted', {
  keyDate: firstPremium,
  papers: [p.bondOrExemption],
  onlyWhere: security,
});
const registerUpdated = (title: string): Written =>
  step(title, { keyDate: ownersUpdated, papers: [p.register], ...ownersAct });
const registerLodged = (title: string, once?: true): Written =>
  step(title, { keyDate: ownersLodged, papers: [p.ownersReceipt], ...ownersAct, ...(once && { once }) });
const letterStep = (title: string): Written => step(title, { papers: [p.lettersSent] });
const raf = (title: string, paper: ActivityPaper): Written =>
  step(title, { keyDate: rafCorrespondence, papers: [paper] });
const lettersOnFile = step('Original LOA at hand', { papers: [p.lettersOrLoss] });
const endIn = step('Pack lodged with Master', { keyDate: masterPack, papers: [p.endingLodged] });
const ended = [
  step('Master confirms deregistration', { keyDate: endConfirmed, once: true, papers: [p.deregistered] }),
  step('Deregistration date recorded', { keyDate: deregistration, once: true }),
];
const lastLodging = registerLodged('Final BO lodging and archive date set');
const collected = step('Accounts and proof of payment collected', { papers: [p.invoices, p.receipts] });
const scheduled = step('Claim schedule totalled and signed', { papers: [p.schedule] });

const written: Readonly<Record<ChangeType, readonly Written[]>> = {
  [changeType.registration]: [
    { ...begun, once: true },
    step('FICA pack: founder, trustees, named beneficiaries', {
      keyDate: ficaForms,
      once: true,
      papers: [p.each('everyone', p.identity), p.each('everyone', p.address)],
    }),
    step('Trust deed signed', { papers: [p.deed] }),
    formDone('Registration form completed'),
    step('Acceptance by every trustee', {
      papers: [p.each('trustees', p.acceptance), p.each('trustees', p.identity)],
    }),
    step('Accountant undertaking, or note that none is required', { papers: [p.undertaking] }),
    step('Beneficiary declaration', { papers: [p.declaration] }),
    independent('A family business trust'),
    step('Lodging fee paid', { papers: [p.lodgingFee] }),
    step('Pack lodged with Master', { keyDate: deedLodged, once: true, papers: [p.lodgement] }),
    step('Security given or exempted', {
      keyDate: firstPremium,
      once: true,
      papers: [p.bondOrExemption],
      onlyWhere: security,
    }),
    step('Letters of authority issued', { keyDate: registered, once: true, papers: [p.letters] }),
    registerLodged('Beneficial ownership register lodged', true),
    step('Tax registration applied for', {
      keyDate: taxApplied,
      once: true,
      papers: [p.taxApplication, p.taxResolution],
    }),
    step('Tax number received', { keyDate: taxRegistered, once: true, papers: [p.taxNotice] }),
    step("Bank account opened in the trust's name", { papers: [p.bankLetter] }),
    step('Year end and annual calendar set', { keyDate: yearEnd, once: true }),
  ],
  [changeType.appointment]: [
    begun,
    checked('Deed checked: who appoints, minimum and maximum'),
    incomingFica,
    step('Nomination or resolution signed', { papers: [p.appointing] }),
    accepts,
    formDone('Amendment form completed'),
    independent('An independent trustee'),
    packIn('Pack lodged with original LOA'),
    acknowledged,
    adjusted,
    revised,
    registerUpdated('BO register updated'),
    registerLodged('BO register lodged'),
    letterStep('SARS, banks and institutions told'),
  ],
  [changeType.removal]: [
    begun,
    step('Ground recorded with proof', { papers: [p.ground] }),
    step('Section 21 notice to Master', { papers: [p.noticeToMaster], onlyWhere: resignation }),
    step('Section 21 notice to beneficiaries', { papers: [p.noticeToBeneficiaries], onlyWhere: resignation }),
    checked('Minimum-number check; open a replacement if below'),
    step('Resolution of remaining trustees', { papers: [p.leaving] }),
    formDone('Amendment form completed'),
    packIn('Pack lodged, original LOA returned'),
    acknowledged,
    revised,
    step('Bond reduced or cancelled', { keyDate: premiumReduced, papers: [p.insurer], onlyWhere: bonded }),
    registerUpdated('BO register updated with date ceased'),
    registerLodged('BO register lodged'),
    letterStep('SARS and banks told'),
  ],
  [changeType.replacement]: [
    begun,
    step('Proof for the outgoing trustee', { papers: [p.ground] }),
    step('Section 21 notices', { papers: [p.notices], onlyWhere: resignation }),
    checked('Deed checked'),
    incomingFica,
    step('Resolution: accept exit, nominate successor', { papers: [p.leaving] }),
    accepts,
    formDone('Amendment form completed'),
    independent('An independent trustee'),
    packIn('Pack lodged with original LOA'),
    acknowledged,
    adjusted,
    revised,
    registerUpdated('BO register updated'),
    registerLodged('BO register lodged'),
    step('SARS representative changed', { papers: [p.sarsConfirms], onlyWhere: 'The representative changes' }),
    letterStep('Banks and institutions told'),
  ],
  [changeType.divested]: [
    begun,
    step('Deed and beneficiary consents checked', { papers: [p.consents] }),
    step('Liabilities settled', { papers: [p.settlements] }),
    step('Assets distributed', { papers: [p.acquittance] }),
    step('Final financial statements', { keyDate: statementsIn, once: true, papers: [p.statements] }),
    step('Resolution to deregister', { keyDate: resolvedToEnd, once: true, papers: [p.ending] }),
    step('Divestment affidavit of every trustee', { papers: [p.affidavit] }),
    step('Bank account closed or at nil', { papers: [p.nilStatement] }),
    lettersOnFile,
    endIn,
    ...ended,
    step('Tax deregistered', { keyDate: taxEnded, once: true, papers: [p.sarsConfirms] }),
    step('Bond cancelled', { keyDate: premiumEnds, papers: [p.insurer], onlyWhere: bonded }),
    lastLodging,
  ],
  [changeType.dormant]: [
    begun,
    step('Resolution stating the trust is dormant', { keyDate: resolvedToEnd, once: true, papers: [p.ending] }),
    step('Affidavit: no assets, no trading', { papers: [p.affidavit] }),
    step('Bank account closed or at nil', { papers: [p.nilStatement], onlyWhere: 'There was an account' }),
    lettersOnFile,
    step('Outstanding returns and nil statements', { keyDate: statementsIn, once: true, papers: [p.statements] }),
    endIn,
    ...ended,
    step('Tax deregistered', {
      keyDate: taxEnded,
      once: true,
      papers: [p.sarsConfirms],
      onlyWhere: 'Registered for tax',
    }),
    lastLodging,
  ],
  [changeType.initialClaim]: [
    begun,
    step('Court order and undertaking certificate on file', { papers: [p.order, p.fundUndertaking] }),
    step('Letters of authority on file', { keyDate: registered, once: true, papers: [p.letters] }),
    step('Security in place', { keyDate: firstPremium, papers: [p.bond], onlyWhere: 'The order requires security' }),
    step('Trust bank details confirmed', { papers: [p.bankLetter] }),
    raf('RAF reference confirmed', p.rafAnswers('reference', 'Letter of the Road Accident Fund')),
    collected,
    step('Medical motivation linking cost to the accident', { papers: [p.medical] }),
    step('Trustee-fee statement', { papers: [p.feeStatement], onlyWhere: 'The order allows fees' }),
    scheduled,
    raf('Claim lodged', p.rafLetter('claim letter', 'Letter of claim')),
    raf('RAF acknowledges', p.rafAnswers('acknowledgement', 'Acknowledgement')),
  ],
  [changeType.claim]: [
    step('Instruction and expense schedule received', { keyDate: instruction }),
    collected,
    step('Medical motivation', { papers: [p.medical] }),
    scheduled,
    raf('Claim lodged', p.rafLetter('claim letter', 'Letter of claim')),
    raf('RAF acknowledges', p.rafAnswers('acknowledgement', 'Acknowledgement')),
    raf('Queries answered', p.rafLetter('reply', 'Reply to queries')),
    step('Payment received', { keyDate: rafStatement, papers: [p.bankStatement] }),
    step('Claimed and paid reconciled', { papers: [p.reconciliation] }),
  ],
  [changeType.pendingClaim]: [
    raf('Lodging proof on file', p.rafLetter('claim letter', 'Letter of claim')),
    raf('Follow-up at 30, 60 and 90 days', p.rafLetter('reminders', 'Letters of reminder')),
    raf('Queries answered', p.rafLetter('reply', 'Reply to queries')),
    raf('Outcome recorded: paid, part-paid or repudiated', p.rafAnswers('outcome', 'Letter of the Road Accident Fund')),
  ],
  [changeType.finalisedClaim]: [
    step('Payment on bank statement', { keyDate: rafStatement, papers: [p.bankStatement] }),
    step('Payment allocated to expense heads', { papers: [p.allocation] }),
    step('Shortfall accepted or escalated', { papers: [p.fileNote] }),
    step('Beneficiary ledger updated', { papers: [p.ledger] }),
    raf('Closing letter filed', p.rafLetter('closing letter', 'Closing letter')),
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

export const isChangeType = (type: number): type is ChangeType => lists.has(type);

/** The steps of a change as the law was on the day it began. Steps of other days keep their places. */
export const stepsOf = (type: ChangeType, startedOn: LocalDate): readonly ActivityStep[] =>
  lists.get(type)!.filter(({ since }) => !since || startedOn >= since);

/** A year end is set ahead; everything else has happened on its day. */
export const mayLieAhead = ({ keyDate }: ActivityStep): boolean => keyDate === yearEnd;

/** The steps whose day brings trustees their letters, or takes them away. */
export const bringsLetters = ({ keyDate }: Pick<ActivityStep, 'keyDate'>): boolean =>
  keyDate === registered || keyDate === revisedLetters;
