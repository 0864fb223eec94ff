import { addYears, type LocalDate, toLocalDate } from '../dates/local-date';
import { createDatedTable } from '../law/dated';
import { collectRefusals, isRefused, type RefusalError, refuse, type Warning, createWarning } from '../law/refusal';
import { message } from '../law/message';
import { type Cents, minus, nil, sum } from '../money/cents';
import { roundHalfUp, times } from '../money/exact';
import { percent, subtractFractions, whole } from '../money/fraction';

/** What the Road Accident Fund undertook to pay, and to whom (Road Accident Fund Act 56 of 1996 s 17(4)(a)). */
export interface RafUndertaking {
  readonly linkNumber: string | null;
  readonly accidentDate: LocalDate | null;
  /** What the claimant carries by reason of own negligence. */
  readonly apportionmentPercent: number | null;
  /** A minor, or somebody under curatorship: no time runs against them. */
  readonly isProtected: boolean;
}

export const payees = ['trust', 'supplier'] as const;
export type RafPayee = (typeof payees)[number];

/** One account in the schedule of a claim. */
export interface RafClaimItem {
  readonly servedDate: LocalDate;
  readonly provider: string;
  readonly invoiceNumber: string | null;
  readonly amount: Cents;
}

/** What the Fund says it paid. Into the bank it is once an entry of the ledger answers it. */
export interface RafClaimPayment {
  readonly amount: Cents;
  readonly paidTo: RafPayee;
  readonly isInBank: boolean;
}

export const differences = ['accepted', 'escalated'] as const;

/** A claim against the undertaking, from its schedule to its end. */
export interface RafClaim {
  readonly lodgedDate: LocalDate | null;
  readonly acknowledgedDate: LocalDate | null;
  readonly closedDate: LocalDate | null;
  readonly difference: (typeof differences)[number] | null;
}

/** The account less the claimant's own part. Each line is rounded when it is made; totals are sums of lines. */
export const computeClaimed = (amount: Cents, apportionmentPercent: number | null): Cents =>
  roundHalfUp(times(amount, subtractFractions(whole, percent(apportionmentPercent ?? 0))));

export interface RafClaimTotals {
  readonly gross: Cents;
  readonly apportioned: Cents;
  readonly claimed: Cents;
  readonly paid: Cents;
  readonly toSuppliers: Cents;
  readonly inBank: Cents;
  /** Said to be paid to the trust, and in no bank account. */
  readonly notInBank: Cents;
  /** Below nought where more was paid than was claimed. */
  readonly outstanding: Cents;
}

const sumAmounts = (rows: readonly { readonly amount: Cents }[]): Cents => sum(rows.map(({ amount }) => amount));

export function computeClaimTotals(
  items: readonly { readonly amount: Cents }[],
  payments: readonly RafClaimPayment[],
  apportionmentPercent: number | null,
): RafClaimTotals {
  const gross = sumAmounts(items);
  const claimed = sum(items.map(({ amount }) => computeClaimed(amount, apportionmentPercent)));
  const paid = sumAmounts(payments);
  const toTrust = payments.filter(({ paidTo }) => paidTo === 'trust');
  return {
    gross,
    apportioned: minus(gross, claimed),
    claimed,
    paid,
    toSuppliers: sumAmounts(payments.filter(({ paidTo }) => paidTo === 'supplier')),
    inBank: sumAmounts(toTrust.filter(({ isInBank }) => isInBank)),
    notInBank: sumAmounts(toTrust.filter(({ isInBank }) => !isInBank)),
    outstanding: minus(claimed, paid),
  };
}

/** How long after a service its cost may be claimed, by the day of the accident. */
const timeToClaim = createDatedTable('time to claim on an undertaking', [
  { from: '1997-05-01', years: 3 },
  { from: '2008-08-01', years: 5, note: 'As the Fund states it; to be confirmed against the undertaking.' },
]);

/** The last day on which the cost of a service can be claimed; none where no time runs, or the accident has no day. */
export function computeClaimableUntil(
  servedDate: LocalDate,
  { accidentDate, isProtected }: RafUndertaking,
): LocalDate | null {
  if (isProtected || !accidentDate) return null;
  const row = timeToClaim.on(accidentDate);
  return isRefused(row) ? null : addYears(servedDate, row.years);
}

const isSameText = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && a.replace(/\W/g, '').toLowerCase() === b.replace(/\W/g, '').toLowerCase();

/** The invoice of one provider is claimed once. */
export const isSameInvoice = (
  a: Pick<RafClaimItem, 'provider' | 'invoiceNumber'>,
  b: Pick<RafClaimItem, 'provider' | 'invoiceNumber'>,
): boolean => isSameText(a.invoiceNumber, b.invoiceNumber) && isSameText(a.provider, b.provider);

export function checkItem(
  item: RafClaimItem,
  claim: RafClaim,
  undertaking: RafUndertaking,
  today: LocalDate,
): RefusalError | undefined {
  return collectRefusals([
    claim.lodgedDate !== null &&
      refuse(
        'rafClaimID',
        'This claim was lodged, so its schedule cannot be changed. Add the account to the next claim.',
      ),
    item.amount <= 0 && refuse('amount', 'Enter an amount of more than 0.'),
    item.servedDate > today &&
      refuse('servedDate', 'The date of the service is in the future. Claim it once it was given.'),
    undertaking.accidentDate !== null &&
      item.servedDate < undertaking.accidentDate &&
      refuse('servedDate', 'The service was provided before the accident, so the undertaking does not cover it.'),
  ]);
}

/** Warned of, not refused: the Fund may still pay. */
export function checkLateItem(item: RafClaimItem, undertaking: RafUndertaking, on: LocalDate): Warning | undefined {
  const until = computeClaimableUntil(item.servedDate, undertaking);
  return until !== null && on > until
    ? createWarning(
        'servedDate',
        message('The time limit for claiming this service ended on {day}. The Fund may refuse it.', { day: until }),
      )
    : undefined;
}

interface RafClaimCheck {
  readonly items: readonly RafClaimItem[];
  readonly payments: readonly RafClaimPayment[];
  readonly letters: number;
  readonly undertaking: RafUndertaking | null;
  readonly today: LocalDate;
}

/** A claim is lodged with a schedule and the Fund's number on it, and ends once what was not paid is dealt with. */
export function checkClaim(claim: RafClaim, { items, payments, letters, undertaking, today }: RafClaimCheck) {
  const { lodgedDate, acknowledgedDate, closedDate, difference } = claim;
  const { outstanding } = computeClaimTotals(items, payments, undertaking?.apportionmentPercent ?? null);
  const lastService = items
    .map(({ servedDate }) => servedDate)
    .reduce((a, b) => (a > b ? a : b), toLocalDate('1800-01-01'));
  return collectRefusals([
    lodgedDate === null &&
      (payments.length > 0 || letters > 0) &&
      refuse(
        'lodgedDate',
        'This claim has payments or letters, so it needs a lodging date. To clear the date, remove them first.',
      ),
    lodgedDate !== null &&
      items.length === 0 &&
      refuse('lodgedDate', 'The schedule of this claim is empty. Add the accounts before it is lodged.'),
    lodgedDate !== null &&
      !undertaking?.linkNumber &&
      refuse('lodgedDate', 'First enter the Fund’s link number, which must appear on every claimed account.'),
    lodgedDate !== null &&
      lodgedDate > today &&
      refuse('lodgedDate', 'This date is in the future. Lodge the claim first, then enter the date.'),
    lodgedDate !== null &&
      lodgedDate < lastService &&
      refuse(
        'lodgedDate',
        message('The schedule includes a service of {day}. The claim cannot be lodged before that date.', {
          day: lastService,
        }),
      ),
    acknowledgedDate !== null &&
      (lodgedDate === null || acknowledgedDate < lodgedDate || acknowledgedDate > today) &&
      refuse(
        'acknowledgedDate',
        'The acknowledgement date must be on or after the lodging date and not in the future.',
      ),
    closedDate !== null &&
      (lodgedDate === null || closedDate < lodgedDate || closedDate > today) &&
      refuse('closedDate', 'The end date must be on or after the lodging date and not in the future.'),
    closedDate !== null &&
      outstanding !== nil &&
      difference === null &&
      refuse(
        'difference',
        'The amount paid differs from the amount claimed. Choose whether to accept or escalate the difference.',
      ),
    closedDate !== null &&
      payments.some(({ paidTo, isInBank }) => paidTo === 'trust' && !isInBank) &&
      refuse(
        'closedDate',
        'A payment is not in the bank yet. Match it to the bank statement before you end the claim.',
      ),
  ]);
}

interface RafPaymentCheck {
  readonly amount: Cents;
  readonly paidDate: LocalDate;
  readonly paidTo: RafPayee;
  readonly incomeID: number | null;
}

/** What came into the bank answers no more payments than it is. */
export function checkPayment(
  payment: RafPaymentCheck,
  claim: RafClaim,
  income: { readonly free: Cents; readonly isInBank: boolean } | null,
  today: LocalDate,
): RefusalError | undefined {
  const { amount, paidDate, paidTo, incomeID } = payment;
  return collectRefusals([
    claim.lodgedDate === null && refuse('rafClaimID', 'This claim has not been lodged, so it cannot have payments.'),
    claim.closedDate !== null && refuse('rafClaimID', 'This claim has ended. Clear its end date before you add to it.'),
    amount <= 0 && refuse('amount', 'Enter an amount of more than 0.'),
    paidDate > today && refuse('paidDate', 'This date is in the future. Enter the payment once it has been made.'),
    claim.lodgedDate !== null &&
      paidDate < claim.lodgedDate &&
      refuse('paidDate', 'The Fund cannot have paid before the claim was lodged.'),
    paidTo === 'supplier' &&
      incomeID !== null &&
      refuse('incomeID', 'The Fund paid the supplier directly, so this payment is not in a bank account of the trust.'),
    income !== null && !income.isInBank && refuse('incomeID', 'This income has not been received in the bank yet.'),
    income !== null &&
      amount > income.free &&
      refuse(
        'incomeID',
        'More is set against this receipt than came into the bank. Choose another, or part the amount.',
      ),
  ]);
}
