import { addDays } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';
import { fraction } from '../money/fraction';
import type { Claimant, CostLine, InsolventEstate, InsolvencyReceipt, SecuredClaim } from './estate';
import { noEstate } from './estate.testing';
import type { TariffItem } from './remuneration';

/** For tests: numbers that look random and are the same for the same seed. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** For tests: an estate of any shape, with every kind of claim in it now and then. */
export function createRandomEstate(seed: number): InsolventEstate {
  const roll = createDice(seed);
  const rollUpTo = (most: number): number => Math.floor(roll() * (most + 1));
  const rollChance = (of: number): boolean => roll() < of;
  const rollAmount = (most = 9): Cents => cents(rollChance(0.05) ? 0 : rollUpTo(10 ** (2 + rollUpTo(most - 2))));
  const createSome = <T>(most: number, make: (nth: number) => T): T[] =>
    Array.from({ length: rollUpTo(most) }, (_, nth) => make(nth));
  const numbered = rollChance(0.5);
  let made = 0;
  const createLines = (prefix: string, most: number): CostLine[] =>
    createSome(most, (nth) => ({ id: `${prefix}${nth}`, description: `${prefix}${nth}`, amount: rollAmount(7) }));
  const createReceipts = (prefix: string, most: number): InsolvencyReceipt[] =>
    createSome(most, (nth) => ({
      id: `${prefix}${nth}`,
      description: `${prefix}${nth}`,
      amount: rollAmount(),
      ...(rollChance(0.3) && { isOfLand: true }),
      ...(rollChance(0.9) && { item: (1 + rollUpTo(5)) as TariffItem }),
      ...(rollChance(0.1) && { feeBase: rollAmount() }),
    }));
  const applies = rollChance(0.3);
  const createClaimant = (): Claimant => {
    made += 1;
    return {
      id: `c${made}`,
      creditor: `Creditor ${made}`,
      ...(numbered && { number: (made * 7919) % 10_007 }),
      ...(rollChance(0.5) && { creditorId: `p${rollUpTo(4)}` }),
      proved: rollChance(0.85),
      ...(applies && rollChance(0.1) && { petition: rollAmount(7) }),
    };
  };
  const createRate = () => (rollChance(0.4) ? { agreedRate: fraction(rollUpTo(2500), 10_000) } : {});
  const createPlainClaim = () => ({ ...createClaimant(), amount: rollAmount() });
  const shared: SecuredClaim[] = [];
  const createSecuredClaim = (): SecuredClaim => ({
    ...createClaimant(),
    secured: rollAmount(),
    ...(rollChance(0.3) && { unsecured: rollAmount(7) }),
    ...createRate(),
    ...(rollChance(0.2) && { bearsNoInterest: true }),
    ...(rollChance(0.3) && { reliesSolely: true }),
  });
  const encumbered = createSome(4, (nth) => {
    const own = [
      [createSecuredClaim()],
      ...createSome(2, () => [createSecuredClaim(), ...createSome(1, createSecuredClaim)]),
    ];
    if (shared.length > 0 && rollChance(0.3)) {
      const again = shared[rollUpTo(shared.length - 1)]!;
      own.push([{ ...again, ...(again.choice !== undefined && { choice: rollUpTo(9) }) }]);
    }
    if (rollChance(0.5)) own[0]![0] = { ...own[0]![0]!, choice: rollUpTo(9) };
    shared.push(own[0]![0]!);
    return {
      id: `e${nth}`,
      description: `Asset ${nth}`,
      receipts: createReceipts(`e${nth}r`, 2),
      costs: createLines(`e${nth}k`, 3),
      ranks: own,
    };
  });
  const person = rollChance(0.7);
  const namibian = rollChance(0.1);
  return {
    ...noEstate,
    country: namibian ? 'NA' : 'ZA',
    entity: person ? 'person' : 'company',
    awardsTo: addDays(noEstate.concursusOn, rollUpTo(900)),
    encumbered,
    receipts: createReceipts('r', 3),
    ...(rollChance(0.2) && { feeOnly: createReceipts('t', 1) }),
    ...(person && rollChance(0.4) && { funeral: createLines('f', 2), deathBed: createLines('d', 2) }),
    sheriff: createLines('s', 1),
    administration: createLines('k', 4),
    bondPremium: rollAmount(6),
    mastersFee: rollAmount(5),
    fee: {
      vendor: rollChance(0.7),
      ...(rollChance(0.2) && { earlier: rollAmount(6) }),
      ...(rollChance(0.1) && { earlier: cents(250_000 + rollUpTo(100_000)), earlierTopUp: cents(rollUpTo(250_000)) }),
      ...(rollChance(0.1) && { adjustment: cents(rollUpTo(100_000) - 50_000) }),
      ...(rollChance(0.2) && { none: true }),
    },
    executions: createSome(1, () => ({
      ...createClaimant(),
      sheriff: rollAmount(5),
      otherTaxedCosts: rollAmount(5),
      proceedsOfAttached: rollAmount(6),
      ...(rollChance(0.5) && { rest: rollAmount(7), ...createRate() }),
    })),
    employees: createSome(3, () => ({
      ...createClaimant(),
      heads: {
        salary: rollAmount(7),
        ...(rollChance(0.6) && { leave: rollAmount(6) }),
        ...(rollChance(0.3) && { paidAbsence: rollAmount(6) }),
        ...(rollChance(0.6) && { severance: rollAmount(7) }),
      },
      ...(rollChance(0.1) && { excluded: true }),
    })),
    funds: createSome(2, createPlainClaim),
    statutory: createSome(2, createPlainClaim),
    taxes: createSome(2, createPlainClaim),
    generalBonds: createSome(1, () => ({
      ...createPlainClaim(),
      ...createRate(),
      ...(rollChance(0.5) && { bondedSum: rollAmount() }),
    })),
    concurrent: createSome(6, () => ({
      ...createPlainClaim(),
      ...createRate(),
      ...(rollChance(0.15) && { earlierDividend: rollAmount(7) }),
      ...(rollChance(0.1) && { reserved: true }),
    })),
    ...(applies &&
      rollChance(0.5) && { applicants: [{ ...createClaimant(), proved: false, petition: rollAmount(7) }] }),
    ...(rollChance(0.3) && {
      withdrawn: createSome(2, () => ({ ...createPlainClaim(), proved: true, costsUntil: rollAmount(7) })),
    }),
    settings: {
      ...(rollChance(0.3) && { appropriation: 'claimFirst' as const }),
      preferentContributes: rollChance(0.7),
      ...(namibian && rollChance(0.5) && { employeeLimit: rollAmount(7) }),
      ...(rollChance(0.3) && { deficiencyBorneBy: 'allRanks' as const }),
      ...(rollChance(0.2) && { partnershipLacks: rollAmount() }),
    },
  };
}
