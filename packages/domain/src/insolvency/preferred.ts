import { rowOn } from '../law/check-input';
import { isRefused, type Outcome } from '../law/refusal';
import { type Cents, minus, plus, smaller, sum } from '../money/cents';
import type { CostLine, InsolventEstate } from './estate';
import { interestFor, rateOfClaim, type Rates } from './interest';
import { employeePreferences, executionPreferences, funeralPreferences } from './limits';
import type { Due } from './pay';
import { cappedAt, employeeCapped, executionCapped } from './preferences';
import type { ResidueRank } from './ranks';

/** Funeral and death-bed costs, each up to its limit in total (s 96). */
export function burialOf(estate: InsolventEstate): Outcome<readonly Due[]> {
  const { funeral = [], deathBed = [] } = estate;
  if (funeral.length + deathBed.length === 0) return [];
  const row = rowOn(funeralPreferences, estate.concursusOn, 'concursusOn');
  if (isRefused(row)) return row;
  const upTo = (cap: Cents, part: string, lines: readonly CostLine[]): Due[] => {
    let left = cap;
    return lines.flatMap(({ id, description, amount }) => {
      const preferred = smaller(amount, left);
      left = minus(left, preferred);
      return preferred > 0 ? [{ id, part, narrative: description, amount: preferred }] : [];
    });
  };
  return [...upTo(row.funeral, 'funeral', funeral), ...upTo(row.deathBed, 'deathBed', deathBed)];
}

/** Preferent claims in their ranks, and by claim what lies beyond a limit. */
export interface Preferred {
  readonly ranks: readonly { readonly rank: ResidueRank; readonly claims: readonly Due[] }[];
  readonly excess: ReadonlyMap<string, Cents>;
  /** By claim: all that ranks before the concurrent ones. */
  readonly preferred: ReadonlyMap<string, Cents>;
}

export function preferredOf(estate: InsolventEstate, { rate, days }: Rates): Outcome<Preferred> {
  const { concursusOn, employees, funds, executions } = estate;
  const excess = new Map<string, Cents>();
  const preferred = new Map<string, Cents>();
  const keep = (id: string, dues: readonly Due[], beyond: Cents): readonly Due[] => {
    if (beyond > 0) excess.set(id, beyond);
    const amount = sum(dues.map((due) => due.amount));
    if (amount > 0) preferred.set(id, amount);
    return dues;
  };
  const caps = employees.length + funds.length > 0 ? rowOn(employeePreferences, concursusOn, 'concursusOn') : undefined;
  if (isRefused(caps)) return caps;
  const other = executions.length > 0 ? rowOn(executionPreferences, concursusOn, 'concursusOn') : undefined;
  if (isRefused(other)) return other;
  const [wages, leave]: [Due[], Due[]] = [[], []];
  for (const employee of employees) {
    const split = employeeCapped(employee, caps!);
    keep(employee.id, [...split.wages, ...split.others], split.excess);
    wages.push(...split.wages);
    leave.push(...split.others);
  }
  const plain = (claims: InsolventEstate['taxes'], cap?: Cents): Due[] =>
    claims.flatMap((claim) => {
      const split = cappedAt(claim, cap);
      return keep(claim.id, split.preferred, split.excess);
    });
  return {
    ranks: [
      {
        rank: 's98',
        claims: executions.flatMap((claim) => {
          const split = executionCapped(claim, other!.otherTaxedCosts);
          return keep(claim.id, split.preferred, split.excess);
        }),
      },
      { rank: 's98AWages', claims: wages },
      { rank: 's98ALeave', claims: leave },
      { rank: 's98AFunds', claims: plain(funds, caps?.fund) },
      { rank: 's99', claims: plain(estate.statutory) },
      { rank: 's101', claims: plain(estate.taxes) },
      // Each general bond is a rank of its own, in the order of registration, with its interest since the order.
      ...estate.generalBonds.map((bond) => {
        const split = cappedAt(bond, bond.bondedSum);
        keep(bond.id, split.preferred, split.excess);
        return {
          rank: 's102' as const,
          claims: split.preferred.map((due) => ({
            ...due,
            amount: plus(due.amount, interestFor(due.amount, rateOfClaim(rate, bond.agreedRate), days)),
          })),
        };
      }),
    ],
    excess,
    preferred,
  };
}
