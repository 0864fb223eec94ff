import { addMonthsToPeriodEnd } from '../dates/counting';
import type { LocalDate } from '../dates/local-date';
import { type Refused, refuse } from '../law/refusal';
import { said } from '../law/said';

export interface CuratorStep {
  readonly step: number;
  readonly title: string;
  /** What shows that it was done. */
  readonly evidence: string | null;
  /** Only where this is so; elsewhere it is marked as not needed. */
  readonly onlyWhere: string | null;
  /** Comes back with every account. */
  readonly isYearly: boolean;
  /** The event of the matter whose one day it shows. */
  readonly event?: 'instruction' | 'orderReceived' | 'bondLodged' | 'lettersReceived' | 'inventoryLodged';
}

const once = (
  step: number,
  title: string,
  evidence: string | null,
  more: Partial<Pick<CuratorStep, 'onlyWhere' | 'event'>> = {},
): CuratorStep => ({ step, title, evidence, onlyWhere: null, isYearly: false, ...more });
const yearly = (
  step: number,
  title: string,
  evidence: string | null,
  onlyWhere: string | null = null,
): CuratorStep => ({
  step,
  title,
  evidence,
  onlyWhere,
  isYearly: true,
});

/** The course of a curatorship: eight steps once, seven with every account. */
export const curatorSteps: readonly CuratorStep[] = [
  once(1, 'Instruction received', null, { event: 'instruction' }),
  once(2, 'Court order or section 60 application granted', 'Court order or the Master’s decision', {
    event: 'orderReceived',
  }),
  once(3, 'Pack lodged with the Master', 'J197, identity documents, order and reports'),
  once(4, 'Security given', 'Bond and undertaking', { onlyWhere: 'Unless exempted', event: 'bondLodged' }),
  once(5, 'Letters of curatorship or appointment issued', 'Letters of appointment', { event: 'lettersReceived' }),
  once(6, 'Inventory lodged, within 30 days', 'Inventory', { event: 'inventoryLodged' }),
  once(7, 'Bank account opened, institutions notified', 'Letter of the bank'),
  once(8, 'Tax status and representative updated', 'Confirmation by SARS'),
  yearly(9, 'Bank transactions imported and classified for the period', 'Statements'),
  yearly(10, 'Account drawn, every proof holds', 'Account'),
  yearly(11, 'Account lodged with vouchers', 'Account and vouchers'),
  yearly(12, 'Master’s queries answered', 'Reply', 'Where queries were raised'),
  yearly(13, 'Account approved, fee taxed', 'Letter of the Master'),
  yearly(14, 'Fee and Master’s fees paid', 'Proof of payment'),
  yearly(15, 'Bond premium renewed', 'Proof of payment', 'While a bond is in force'),
];

/** An account is due three months after its period (Administration of Estates Act s 83(1)). */
export const accountDue = (periodEnd: LocalDate): LocalDate => addMonthsToPeriodEnd(periodEnd, 3);

/** A step of the course that may be marked: it is there, it comes in its place, and its day is not still to come. */
export function checkStep(
  step: number,
  accountNumber: number | null,
  doneOn: LocalDate | null,
  { today, coming }: { readonly today: LocalDate; readonly coming: number },
): Refused | undefined {
  const found = curatorSteps.find((one) => one.step === step);
  if (!found) return refuse('step', 'Choose a step of the list.');
  if (found.isYearly !== (accountNumber !== null)) {
    return refuse('accountNumber', found.isYearly ? 'Say of which account.' : 'This step is taken once in a matter.');
  }
  if (accountNumber !== null && accountNumber > coming) {
    return refuse('accountNumber', said('Account no. {number} has not begun yet.', { number: accountNumber }));
  }
  return doneOn && doneOn > today ? refuse('doneDate', 'This day is still to come.') : undefined;
}
