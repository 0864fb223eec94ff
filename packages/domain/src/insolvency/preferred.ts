import { findRowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, minus, nil, plus, pickSmaller, sum } from '../money/cents';
import type { CostLine, InsolventEstate } from './estate';
import { computeInterest, chooseClaimRate, type InterestRates } from './interest';
import { employeePreferences, executionPreferences, funeralPreferences, namibianEmployeePreferences } from './limits';
import type { DueAmount } from './pay';
import { capClaim, capEmployeeClaim, capExecutionClaim, capNamibianEmployee } from './preferences';
import type { ResidueRank } from './ranks';

/** Funeral and death-bed costs, each up to its limit in total (s 96). */
export function listBurialDues(estate: InsolventEstate): Outcome<readonly DueAmount[]> {
  const { funeral = [], deathBed = [] } = estate;
  if (funeral.length + deathBed.length === 0) return [];
  const row = findRowOn(funeralPreferences, estate.concursusOn, 'concursusOn');
  if (isRefused(row)) return row;
  const listUpTo = (cap: Cents, part: string, lines: readonly CostLine[]): DueAmount[] => {
    let left = cap;
    return lines.flatMap(({ id, description, amount }) => {
      const preferred = pickSmaller(amount, left);
      left = minus(left, preferred);
      return preferred > 0 ? [{ id, part, narrative: description, amount: preferred }] : [];
    });
  };
  return [...listUpTo(row.funeral, 'funeral', funeral), ...listUpTo(row.deathBed, 'deathBed', deathBed)];
}

/** Preferent claims in their ranks, and by claim what lies beyond a limit. */
export interface PreferredClaims {
  readonly ranks: readonly { readonly rank: ResidueRank; readonly claims: readonly DueAmount[] }[];
  readonly excess: ReadonlyMap<string, Cents>;
  /** By claim: all that ranks before the concurrent ones. */
  readonly preferred: ReadonlyMap<string, Cents>;
}

export function computePreferredClaims(
  estate: InsolventEstate,
  { rate, days }: InterestRates,
): Outcome<PreferredClaims> {
  const { concursusOn, employees, funds, executions } = estate;
  const excess = new Map<string, Cents>();
  const preferred = new Map<string, Cents>();
  const keepWithExcess = (id: string, dues: readonly DueAmount[], beyond: Cents): readonly DueAmount[] => {
    if (beyond > 0) excess.set(id, beyond);
    const amount = sum(dues.map((due) => due.amount));
    if (amount > 0) preferred.set(id, amount);
    return dues;
  };
  const isNamibian = estate.country === 'NA';
  const caps =
    !isNamibian && employees.length + funds.length > 0
      ? findRowOn(employeePreferences, concursusOn, 'concursusOn')
      : undefined;
  if (isRefused(caps)) return caps;
  const other = executions.length > 0 ? findRowOn(executionPreferences, concursusOn, 'concursusOn') : undefined;
  if (isRefused(other)) return other;
  const namibianRow =
    isNamibian && employees.length > 0 ? findRowOn(namibianEmployeePreferences, concursusOn, 'concursusOn') : undefined;
  if (isRefused(namibianRow)) return namibianRow;
  const [wages, leave]: [DueAmount[], DueAmount[]] = [[], []];
  const underSection100 = isNamibian
    ? employees.flatMap((employee) => {
        const split = capNamibianEmployee(employee, estate.settings?.employeeLimit ?? namibianRow?.limit);
        return keepWithExcess(employee.id, split.preferred, split.excess);
      })
    : [];
  for (const employee of isNamibian ? [] : employees) {
    const split = capEmployeeClaim(employee, caps!);
    keepWithExcess(employee.id, [...split.wages, ...split.others], split.excess);
    wages.push(...split.wages);
    leave.push(...split.others);
  }
  const capPlainClaims = (claims: InsolventEstate['taxes'], cap?: Cents): DueAmount[] =>
    claims.flatMap((claim) => {
      const split = capClaim(claim, cap);
      return keepWithExcess(claim.id, split.preferred, split.excess);
    });
  return {
    ranks: [
      {
        rank: 's98',
        claims: executions.flatMap((claim) => {
          const split = capExecutionClaim(claim, other!.otherTaxedCosts);
          return keepWithExcess(claim.id, split.preferred, split.excess);
        }),
      },
      { rank: 's98AWages', claims: wages },
      { rank: 's98ALeave', claims: leave },
      { rank: 's98AFunds', claims: capPlainClaims(funds, isNamibian ? nil : caps?.fund) },
      { rank: 's99', claims: capPlainClaims(estate.statutory) },
      { rank: 's100', claims: underSection100 },
      { rank: 's101', claims: capPlainClaims(estate.taxes) },
      // Each general bond is a rank of its own, in the order of registration, with its interest since the order.
      ...estate.generalBonds.map((bond) => {
        const split = capClaim(bond, bond.bondedSum);
        keepWithExcess(bond.id, split.preferred, split.excess);
        return {
          rank: 's102' as const,
          claims: split.preferred.map((due) => ({
            ...due,
            amount: plus(due.amount, computeInterest(due.amount, chooseClaimRate(rate, bond.agreedRate), days)),
          })),
        };
      }),
    ],
    excess,
    preferred,
  };
}
