import { addDays, toLocalDate } from '../dates/local-date';
import { rand } from '../money/cents';
import { fraction } from '../money/fraction';
import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import type { EstateLiability } from '../estate/liability';
import type { EstatePerson } from '../estate/person';
import type { Legacy } from '../estate/will';
import { type EstateAccountRequest, createFirstAndFinal } from './request';

/** How large an estate to build. The same size always gives the same estate. */
export interface BenchSize {
  readonly assets: number;
  readonly liabilities: number;
  readonly beneficiaries: number;
}

const died = toLocalDate('2026-04-02');
const today = toLocalDate('2026-11-15');

/** A small step generator, so that no two runs differ. */
function createStepper(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function createAssets(count: number, next: (below: number) => number): EstateAsset[] {
  const classes = ['immovable', 'movable', 'claim'] as const;
  return Array.from({ length: count }, (_, index): EstateAsset => {
    const treatment = index % 4 === 0 ? 'sold' : index % 4 === 1 ? 'money' : 'inKind';
    return {
      id: `a${index}`,
      description: `Asset ${index}`,
      class: classes[index % 3]!,
      voucher: String(index + 1),
      value: rand(10_000 + next(400_000) + next(100) / 100),
      treatment,
      ...(treatment === 'inKind' && {
        gains: { kind: 'ordinary' as const, baseCost: rand(5000 + next(100_000)) },
      }),
    };
  });
}

function createLegacies(
  assets: readonly EstateAsset[],
  people: readonly EstatePerson[],
  next: (below: number) => number,
): Legacy[] {
  return assets
    .filter((asset, index) => asset.treatment === 'inKind' && index % 3 === 0)
    .map((asset, index): Legacy => {
      const [one, two] = [people[next(people.length)]!, people[next(people.length)]!];
      const to =
        one.id === two.id
          ? [{ personId: one.id, share: fraction(1) }]
          : [one, two].map(({ id }) => ({ personId: id, share: fraction(1, 2) }));
      return { kind: 'asset', id: `l${index}`, assetId: asset.id, to };
    });
}

/** An estate of so many assets, debts and heirs; a quarter of the assets sold, a quarter money, the rest kept. */
export function createBenchEstate({ assets: n, liabilities: m, beneficiaries: k }: BenchSize): Estate {
  const next = createStepper(n * 31 + m * 7 + k + 1);
  const people = Array.from({ length: k }, (_, index): EstatePerson => ({
    id: `p${index}`,
    name: `Heir ${index}`,
    kind: 'natural',
    ...(index > 0 && index % 3 === 0 && { parents: ['deceased'] }),
    bornOn: addDays(toLocalDate('1950-01-01'), index * 97),
    sex: index % 2 === 0 ? 'F' : 'M',
  }));
  const assets = createAssets(n, next);
  const debts = Array.from({ length: m }, (_, index): EstateLiability => ({
    id: `d${index}`,
    creditor: `Creditor ${index}`,
    voucher: String(n + index + 1),
    amount: rand(100 + next(5000) + next(100) / 100),
    kind: index % 50 === 0 ? 'funeral' : 'debtBeforeDeath',
  }));
  return {
    country: 'ZA',
    deceased: { id: 'deceased', name: 'The Deceased', diedOn: died, bornOn: toLocalDate('1945-06-30') },
    marriages:
      k === 0
        ? []
        : [{ kind: 'civil', contract: 'withoutAccrual', marriedOn: toLocalDate('1990-01-01'), spouseId: 'p0' }],
    people,
    executors: [{ id: 'executor', name: 'The Executor', vatVendor: true }],
    assets,
    benefits: [],
    liabilities: debts,
    costs: [{ id: 'c0', kind: 'transferCosts', narrative: 'Transfer costs', amount: rand(23_480) }],
    income: [{ id: 'i0', narrative: 'Rental', amount: rand(36_000) }],
    incomeExpenses: [{ id: 'e0', narrative: 'Rates', amount: rand(4980) }],
    interestsHeld: [],
    annuitiesHeld: [],
    donations: [],
    disposableProperty: [],
    improvements: [],
    earlierDuties: [],
    dutyCredits: [],
    taxYears: [],
    advances: [],
    agreements: [],
    will:
      k === 0
        ? { legacies: [] }
        : {
            legacies: createLegacies(assets, people, next),
            residue: { to: people.map(({ id }) => ({ personId: id, share: fraction(1, k) })) },
          },
    settings: {
      accountDate: today,
      taxAtDeath: { method: 'table', otherTaxableIncome: rand(300_000) },
    },
  };
}

export const benchRequest: EstateAccountRequest = createFirstAndFinal(today);
