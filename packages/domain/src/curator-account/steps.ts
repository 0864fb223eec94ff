import { addMonthsToPeriodEnd } from '../dates/counting';
import type { LocalDate } from '../dates/local-date';
import { type RefusalError, refuse } from '../law/refusal';
import { message } from '../law/message';
import type { OfficeName } from './office';

/** Once in the matter, with every account, or when the office ends. */
type StepFrequency = 'once' | 'yearly' | 'atTheEnd';

export interface CuratorStep {
  readonly step: number;
  readonly title: string;
  /** What shows that it was done. */
  readonly evidence: string | null;
  /** Only where this is so; elsewhere it is marked as not needed. */
  readonly onlyWhere: string | null;
  readonly when: StepFrequency;
  /** The event of the matter whose one day it shows. */
  readonly event?:
    | 'instruction'
    | 'orderReceived'
    | 'bondLodged'
    | 'lettersReceived'
    | 'inventoryLodged'
    | 'finalAccountLodged'
    | 'discharged';
}

type StepOptions = Partial<Pick<CuratorStep, 'onlyWhere' | 'event'>>;
const createStep =
  (when: StepFrequency) =>
  (step: number, title: string, evidence: string | null, more: StepOptions = {}): CuratorStep => ({
    step,
    title,
    evidence,
    onlyWhere: null,
    when,
    ...more,
  });
const [once, yearly, atTheEnd] = [createStep('once'), createStep('yearly'), createStep('atTheEnd')];

/** What is asked for before an appointment, and what it is called, by the office. */
const appointment: Readonly<Record<OfficeName, { order: string; proof: string; pack: string; letters: string }>> = {
  curator: {
    order: 'Court order granted',
    proof: 'Court order',
    pack: 'J197, identity documents, order and reports',
    letters: 'Letters of curatorship issued',
  },
  tutor: {
    order: 'Court order or nomination by will accepted',
    proof: 'Court order or will',
    pack: 'J197, identity documents, order or will',
    letters: 'Letters of tutorship issued',
  },
  administrator: {
    order: 'Section 60 application granted',
    proof: 'The Master’s decision',
    pack: 'Form CB 11, affidavit, two doctors’ reports, proof that the person was given a copy',
    letters: 'Appointment as administrator issued',
  },
};

/** The course of a curatorship: eight steps once, seven with every account, six when the office ends. */
export function buildCuratorSteps(office: OfficeName): readonly CuratorStep[] {
  const { order, proof, pack, letters } = appointment[office];
  return [
    once(1, 'Instruction received', null, { event: 'instruction' }),
    once(2, order, proof, { event: 'orderReceived' }),
    once(3, 'Pack lodged with the Master', pack),
    once(4, 'Security given', 'Bond and undertaking', { onlyWhere: 'Unless exempted', event: 'bondLodged' }),
    once(5, letters, 'Letters of appointment', { event: 'lettersReceived' }),
    once(6, 'Inventory lodged, within 30 days', 'Inventory', { event: 'inventoryLodged' }),
    once(7, 'Bank account opened, institutions notified', 'Letter of the bank'),
    once(8, 'Tax status and representative updated', 'Confirmation by SARS'),
    yearly(9, 'Bank transactions imported and classified for the period', 'Statements'),
    yearly(10, 'Account drawn and every check passed', 'Account'),
    yearly(11, 'Account lodged with vouchers', 'Account and vouchers'),
    yearly(12, 'Master’s queries answered', 'Reply', { onlyWhere: 'If queries were raised' }),
    yearly(13, 'Account approved, fee taxed', 'Letter from the Master'),
    yearly(14, 'Fee and Master’s fees paid', 'Proof of payment'),
    yearly(15, 'Bond premium renewed', 'Proof of payment', { onlyWhere: 'While a bond is in force' }),
    atTheEnd(16, 'Final account under section 83(2)', 'Account and vouchers', { event: 'finalAccountLodged' }),
    atTheEnd(17, 'Assets delivered', 'Proof of delivery'),
    atTheEnd(18, 'Fee on capital taken', 'Proof of payment'),
    atTheEnd(19, 'Acquittance given', 'Acquittance'),
    atTheEnd(20, 'Bond released', 'Letter from the Master', { onlyWhere: 'If security was given' }),
    atTheEnd(21, 'File closed', null, { event: 'discharged' }),
  ];
}

/** An account is due three months after its period (Administration of Estates Act s 83(1)). */
export const computeAccountDue = (periodEnd: LocalDate): LocalDate => addMonthsToPeriodEnd(periodEnd, 3);

/** A step of the course that may be marked: it is there, it comes in its place, and its day is not still to come. */
export function checkStep(
  step: number,
  accountNumber: number | null,
  doneOn: LocalDate | null,
  { today, coming }: { readonly today: LocalDate; readonly coming: number },
): RefusalError | undefined {
  const found = buildCuratorSteps('curator').find((one) => one.step === step);
  if (!found) return refuse('step', 'Choose a step from the list.');
  const isYearly = found.when === 'yearly';
  if (isYearly !== (accountNumber !== null)) {
    return refuse('accountNumber', isYearly ? 'Choose the account.' : 'This step can be done only once in a matter.');
  }
  if (accountNumber !== null && accountNumber > coming) {
    return refuse('accountNumber', message('Account no. {number} has not begun yet.', { number: accountNumber }));
  }
  return doneOn && doneOn > today ? refuse('doneDate', 'This day is in the future.') : undefined;
}
