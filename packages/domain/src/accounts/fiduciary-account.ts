import { message } from '../law/message';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, minus, sum } from '../money/cents';
import { shareOut } from '../money/share-out';
import type { HeldInterest } from '../estate/income';
import { type DrawingFacts, findPersonName } from './facts';
import { sortByVoucher } from './line';
import { sortByPeopleOrder } from './division-will';

export interface FiduciaryAsset {
  readonly id: string;
  readonly description: string;
  readonly right: HeldInterest['right'];
  readonly instrument: string;
  readonly voucher?: string;
  readonly value: Cents;
  readonly charges: readonly { readonly id: string; readonly narrative: string; readonly amount: Cents }[];
  readonly net: WorkedResult<Cents>;
  readonly successors: readonly { readonly personId: string; readonly amount: Cents }[];
}

/** Part 6: property the deceased held for others. It carries its own charges and passes to the successors. */
export interface FiduciaryAccount {
  readonly assets: readonly FiduciaryAsset[];
  readonly total: Cents;
}

function toFiduciaryAsset(facts: DrawingFacts, held: HeldInterest): FiduciaryAsset {
  const charges = sortByVoucher(held.charges, (charge) => charge);
  const successors = sortByPeopleOrder(facts, held.successors);
  const net = minus(held.value, sum(charges.map(({ amount }) => amount)));
  const work = startWorking(held.description, 'Administration of Estates Regulations, reg 5(1)').line(
    'Value',
    held.value,
  );
  for (const { narrative, amount } of charges) work.line(message('Less {what}', { what: narrative }), amount);
  const parts = shareOut(
    net,
    successors.map(({ share }) => share),
  );
  successors.forEach(({ personId }, index) =>
    work.line(message('Passes to {name}', { name: findPersonName(facts, personId) }), parts[index]),
  );
  return {
    id: held.id,
    description: held.description,
    right: held.right,
    instrument: held.instrument,
    ...(held.voucher !== undefined && { voucher: held.voucher }),
    value: held.value,
    charges,
    net: work.gives(net),
    successors: successors.map(({ personId }, index) => ({ personId, amount: parts[index]! })),
  };
}

export function buildFiduciaryAccount(facts: DrawingFacts): FiduciaryAccount {
  const here = facts.estate.interestsHeld.filter((held) => (held.account ?? 1) === facts.request.sequence);
  const assets = sortByVoucher(here, (held) => held).map((held) => toFiduciaryAsset(facts, held));
  return { assets, total: sum(assets.map((asset) => asset.value)) };
}
