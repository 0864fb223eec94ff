import { type Cents, cents, minus, nil, clampBelowNil, plus, sum } from '../money/cents';
import { computeProportion, roundHalfUp } from '../money/exact';
import { shareOut } from '../money/share-out';
import type { AllowedDeduction } from './deductions';
import type { IncludedItem } from './property';

/** What an item adds to the net value, in all and for each person who bears its duty. */
export interface DutyContribution {
  readonly item: IncludedItem;
  readonly amount: Cents;
  readonly persons: readonly { readonly personId: string; readonly amount: Cents }[];
}

/** A credit under s 16, set against the share of one person; without a person it is the executor's. */
export interface PersonCredit {
  readonly propertyId: string;
  readonly personId?: string;
  readonly amount: Cents;
}

/** What the executor may recover from a person for one property (s 13). */
export interface DutyShare {
  readonly personId: string;
  readonly propertyId: string;
  readonly contribution: Cents;
  /** Full duty × contribution ÷ net value. */
  readonly share: Cents;
  readonly credit: Cents;
  readonly recoverable: Cents;
}

export interface DutyBearers {
  readonly shares: readonly DutyShare[];
  readonly executorBears: Cents;
}

/**
 * The amount at which each item was included, less deductions for that very item. Debts, costs and the abatement are
 * general and are not allotted. A deduction for one of several payees takes off that person's part alone.
 */
export function computeContributions(
  items: readonly IncludedItem[],
  allowed: readonly AllowedDeduction[],
): readonly DutyContribution[] {
  const linked = new Map<string, AllowedDeduction[]>();
  for (const deduction of allowed) {
    if (deduction.propertyId === undefined) continue;
    const list = linked.get(deduction.propertyId);
    if (list) list.push(deduction);
    else linked.set(deduction.propertyId, [deduction]);
  }
  return items.map((item) => {
    const own = linked.get(item.id) ?? [];
    const amount = clampBelowNil(minus(item.value, sum(own.map((deduction) => deduction.amount))));
    if (item.bearers.length === 0) return { item, amount, persons: [] };
    const parts = shareOut(
      item.value,
      item.bearers.map(({ share }) => share),
    );
    const general = sum(own.filter((one) => one.personId === undefined).map((one) => one.amount));
    const cuts = general === 0 ? parts.map(() => nil) : shareOut(general, parts);
    const persons = item.bearers.map(({ personId }, index) => {
      const personal = sum(own.filter((one) => one.personId === personId).map((one) => one.amount));
      return { personId, amount: clampBelowNil(cents(parts[index]! - cuts[index]! - personal)) };
    });
    return { item, amount, persons };
  });
}

/** Duty that belongs to an amount of net value; nothing where the estate has no net value. */
export const computeAttributableDuty = (duty: Cents, amount: Cents, netValue: Cents): Cents =>
  netValue <= 0 || duty === 0 ? nil : roundHalfUp(computeProportion(duty, amount, netValue));

/**
 * Who bears the duty (ss 11 to 13). Each person's share is of the full duty, less that person's s 16 credit; the
 * executor bears the rest of what is payable. Where general debts or relief leave less payable than the shares come to,
 * the shares are cut in proportion: nobody pays in more than is owed.
 */
export function computeDutyBearers(
  found: readonly DutyContribution[],
  fullDuty: Cents,
  netValue: Cents,
  payable: Cents,
  credits: readonly PersonCredit[],
): DutyBearers {
  const shares: DutyShare[] = [];
  for (const { item, persons } of found) {
    for (const { personId, amount } of persons) {
      const share = computeAttributableDuty(fullDuty, amount, netValue);
      const own = credits.filter((one) => one.propertyId === item.id && one.personId === personId);
      const credit = sum(own.map((one) => one.amount));
      const recoverable = clampBelowNil(minus(share, credit));
      shares.push({ personId, propertyId: item.id, contribution: amount, share, credit, recoverable });
    }
  }
  const total = shares.reduce((all, one) => plus(all, one.recoverable), nil);
  if (total <= payable) return { shares, executorBears: minus(payable, total) };
  const cut = shareOut(
    payable,
    shares.map((one) => one.recoverable),
  );
  return { shares: shares.map((one, index) => ({ ...one, recoverable: cut[index]! })), executorBears: nil };
}
