import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { contributions } from '../succession/shortfall';
import { at } from '../estate/path';
import { type Party, partiesOf } from './awards';
import type { Charge } from './charges';
import type { Division } from './taken';
import type { Facts } from './facts';
import type { CashPosition } from './recapitulation';

/** Debts heirs took over, by heir; each must be somebody who takes something. */
export function debtsTakenOver(charges: readonly Charge[]): ReadonlyMap<string, Cents> {
  const taken = new Map<string, Cents>();
  for (const { takenOverBy, line } of charges) {
    if (takenOverBy !== undefined) taken.set(takenOverBy, plus(taken.get(takenOverBy) ?? nil, line.amount));
  }
  return taken;
}

export function checkTakenOver(facts: Facts, parties: readonly Party[]) {
  const taking = new Set(parties.map(({ personId }) => personId));
  return collectRefusals(
    facts.estate.liabilities.map(({ takenOverBy }, index) =>
      takenOverBy === undefined || taking.has(takenOverBy)
        ? undefined
        : refuse(
            at('liabilities', index, 'takenOverBy'),
            'Only somebody who takes from this estate can take the debt over.',
          ),
    ),
  );
}

/**
 * Where the input names a way of rounding, the heirs pay a shortfall in by the value of what each takes of the residue;
 * what each is awarded follows. Otherwise the totals stand and each pays in what is taken beyond them.
 */
export function withContributions(
  facts: Facts,
  division: Division,
  parties: readonly Party[],
  position: CashPosition,
): Outcome<Division> {
  const { rounding } = facts.estate.settings.shortfall ?? {};
  const legacies = sum(parties.map((party) => party.cashLegacies));
  const short = sum([position.liabilities, position.heldBack, legacies]) - position.debtsTakenOver - position.cash;
  const plain = division.residueTaken.every(({ as }) => as === 'full') && division.reducedBy === 0;
  if (rounding === undefined || short <= 0 || facts.joint || facts.estate.agreements.length > 0 || !plain)
    return division;
  const takes = parties.flatMap((party) => {
    const value = sum(party.inKind.filter(({ ground }) => ground === 'residue').map((item) => item.value));
    return value > 0 ? [{ heir: party.personId, value }] : [];
  });
  const shared = contributions(short as Cents, takes, rounding === 'lastHeir' ? 'lastHeir' : 'largestRemainder');
  if (isRefused(shared)) return shared;
  const paid = new Map(shared.value.map(({ heir, amount }) => [heir, amount]));
  const values = new Map(takes.map(({ heir, value }) => [heir, value]));
  return {
    ...division,
    residueTaken: division.residueTaken.map((one) => ({
      ...one,
      amount: minus(values.get(one.personId) ?? nil, paid.get(one.personId) ?? nil),
    })),
  };
}

export function partiesWithContributions(
  facts: Facts,
  division: Division,
  forSurvivor: Cents,
  charges: readonly Charge[],
  position: CashPosition,
): Outcome<{ readonly parties: readonly Party[]; readonly division: Division }> {
  const taken = debtsTakenOver(charges);
  const first = partiesOf(facts, division, forSurvivor, taken);
  if (isRefused(first)) return first;
  const wrong = checkTakenOver(facts, first);
  if (wrong) return wrong;
  const adjusted = withContributions(facts, division, first, position);
  if (isRefused(adjusted)) return adjusted;
  if (adjusted === division) return { parties: first, division };
  const parties = partiesOf(facts, adjusted, forSurvivor, taken);
  return isRefused(parties) ? parties : { parties, division: adjusted };
}
