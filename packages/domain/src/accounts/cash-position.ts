import { collectRefusals, isRefused, type Outcome, refuse } from '../law/refusal';
import { type Cents, minus, nil, plus, sum } from '../money/cents';
import { computeHeirContributions } from '../succession/shortfall';
import { joinPath } from '../estate/path';
import { type AccountParty, buildParties } from './awards';
import type { AccountCharge } from './charges';
import type { EstateDivision } from './taken';
import type { DrawingFacts } from './facts';
import type { CashPosition } from './recapitulation';

/** Debts heirs took over, by heir; each must be somebody who takes something. */
export function sumDebtsTakenOver(charges: readonly AccountCharge[]): ReadonlyMap<string, Cents> {
  const taken = new Map<string, Cents>();
  for (const { takenOverBy, line } of charges) {
    if (takenOverBy !== undefined) taken.set(takenOverBy, plus(taken.get(takenOverBy) ?? nil, line.amount));
  }
  return taken;
}

export function checkTakenOver(facts: DrawingFacts, parties: readonly AccountParty[]) {
  const taking = new Set(parties.map(({ personId }) => personId));
  return collectRefusals(
    facts.estate.liabilities.map(({ takenOverBy }, index) =>
      takenOverBy === undefined || taking.has(takenOverBy)
        ? undefined
        : refuse(
            joinPath('liabilities', index, 'takenOverBy'),
            'Only a person who inherits from this estate can take over the debt.',
          ),
    ),
  );
}

/**
 * Where the input names a way of rounding, the heirs pay a shortfall in by the value of what each takes of the residue;
 * what each is awarded follows. Otherwise the totals stand and each pays in what is taken beyond them.
 */
export function addContributions(
  facts: DrawingFacts,
  division: EstateDivision,
  parties: readonly AccountParty[],
  position: CashPosition,
): Outcome<EstateDivision> {
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
  const shared = computeHeirContributions(
    short as Cents,
    takes,
    rounding === 'lastHeir' ? 'lastHeir' : 'largestRemainder',
  );
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

export function buildContributingParties(
  facts: DrawingFacts,
  division: EstateDivision,
  forSurvivor: Cents,
  charges: readonly AccountCharge[],
  position: CashPosition,
): Outcome<{ readonly parties: readonly AccountParty[]; readonly division: EstateDivision }> {
  const taken = sumDebtsTakenOver(charges);
  const first = buildParties(facts, division, forSurvivor, taken);
  if (isRefused(first)) return first;
  const wrong = checkTakenOver(facts, first);
  if (wrong) return wrong;
  const adjusted = addContributions(facts, division, first, position);
  if (isRefused(adjusted)) return adjusted;
  if (adjusted === division) return { parties: first, division };
  const parties = buildParties(facts, adjusted, forSurvivor, taken);
  return isRefused(parties) ? parties : { parties, division: adjusted };
}
