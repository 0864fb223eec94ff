import { toLocalDate } from '../dates/local-date';
import { type Cents, cents, rand } from '../money/cents';
import type { Claimant, InsolventEstate } from './estate';

/** An insolvent company for measuring: so many claims over so many securities, of every kind. */
export function createBenchInsolvency(claims: number, securities: number): InsolventEstate {
  let made = 0;
  const createClaimant = (): Claimant => {
    made += 1;
    return {
      id: `claim-${made}`,
      number: made,
      creditorId: `creditor-${made}`,
      creditor: `Creditor ${made}`,
      proved: true,
    };
  };
  const createAmount = (): Cents => cents(1_000_003 + ((made * 7_919) % 900_001));
  const createMany = <T>(count: number, make: (nth: number) => T): T[] =>
    Array.from({ length: count }, (_, nth) => make(nth));
  const bonds = Math.floor(claims / 10);
  const each = Math.max(1, Math.floor(bonds / securities));
  const encumbered = createMany(securities, (nth) => ({
    id: `asset-${nth}`,
    description: `Asset ${nth}`,
    receipts: [{ id: `sale-${nth}`, description: `Sale ${nth}`, amount: rand(900_000 + nth), item: 1 as const }],
    costs: [{ id: `storage-${nth}`, description: 'Storage', amount: rand(4_000 + nth) }],
    ranks: createMany(each, () => [{ ...createClaimant(), secured: cents(createAmount() * 40) }]),
  }));
  const employees = createMany(Math.floor(claims / 5), () => ({
    ...createClaimant(),
    heads: { salary: rand(15_000), leave: rand(3_000), severance: rand(14_000) },
  }));
  const statutory = createMany(Math.floor(claims / 20), () => ({ ...createClaimant(), amount: createAmount() }));
  return {
    country: 'ZA',
    entity: 'company',
    concursusOn: toLocalDate('2026-02-02'),
    awardsTo: toLocalDate('2026-10-30'),
    encumbered,
    receipts: createMany(20, (nth) => ({
      id: `money-${nth}`,
      description: `Money ${nth}`,
      amount: cents(claims * 120_000),
      item: 1 as const,
    })),
    sheriff: [],
    administration: createMany(30, (nth) => ({ id: `cost-${nth}`, description: `Cost ${nth}`, amount: rand(1_000) })),
    bondPremium: rand(8_625),
    mastersFee: rand(700),
    fee: { vendor: true },
    executions: [],
    employees,
    funds: [],
    statutory,
    taxes: [],
    generalBonds: [],
    concurrent: createMany(claims - made, () => ({ ...createClaimant(), amount: createAmount() })),
  };
}
