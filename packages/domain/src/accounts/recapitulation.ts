import { isRefused, type Outcome } from '../law/refusal';
import { type WorkedResult, startWorking } from '../law/worked';
import { type Cents, cents, minus, nil, clampBelowNil, sum } from '../money/cents';
import { recapitulateCash } from '../succession/shortfall';
import type { ShortfallMethod } from '../estate/settings';
import type { AccountParty } from './awards';
import { type DrawingFacts, findPersonName } from './facts';

export interface HeirPayIn {
  readonly personId: string;
  readonly amount: Cents;
}

/** Part 3: is there enough money, and if not, how is it found. */
export interface AccountRecapitulation {
  readonly cash: Cents;
  /** Debts and charges that take money; a debt an heir took over takes none. */
  readonly liabilities: Cents;
  readonly debtsTakenOver: Cents;
  readonly heldBack: Cents;
  readonly cashLegacies: Cents;
  /** Below nought: the shortfall. */
  readonly surplus: WorkedResult<Cents>;
  readonly shortfall: Cents;
  readonly method?: ShortfallMethod;
  /** Everybody who pays in, to meet a shortfall or to make up for what is taken in kind. */
  readonly contributions: readonly HeirPayIn[];
  readonly contributed: WorkedResult<Cents>;
}

export interface CashPosition {
  readonly cash: Cents;
  readonly liabilities: Cents;
  readonly debtsTakenOver: Cents;
  readonly heldBack: Cents;
}

export function computeRecapitulation(
  facts: DrawingFacts,
  position: CashPosition,
  parties: readonly AccountParty[],
): Outcome<AccountRecapitulation> {
  const { cash, debtsTakenOver, heldBack } = position;
  const liabilities = minus(position.liabilities, debtsTakenOver);
  const cashLegacies = sum(parties.map((party) => party.cashLegacies));
  const found = recapitulateCash(cash, sum([liabilities, heldBack]), cashLegacies);
  if (isRefused(found)) return found;
  const { surplus, shortfall } = found.value;
  const net = minus(surplus, shortfall);
  const paying = parties.filter((party) => party.cash < 0);
  const contributions = paying.map(({ personId, cash: short }) => ({ personId, amount: cents(-short) }));
  const work = startWorking('Paid in', 'Administration of Estates Regulations, reg 5(1)');
  for (const { personId, amount } of contributions) work.line(findPersonName(facts, personId), amount);
  return {
    cash,
    liabilities,
    debtsTakenOver,
    heldBack,
    cashLegacies,
    surplus: { ...found, title: net < 0 ? 'Cash shortfall' : 'Cash surplus', value: net },
    shortfall: clampBelowNil(minus(nil, net)),
    ...(net < 0 && { method: facts.estate.settings.shortfall?.method ?? 'heirsPayIn' }),
    contributions,
    contributed: work.gives(sum(contributions.map(({ amount }) => amount))),
  };
}
