import { addDays } from '../dates/local-date';
import { type Cents, cents } from '../money/cents';
import { fraction } from '../money/fraction';
import type { Claimant, CostLine, InsolventEstate, Receipt, SecuredClaim } from './estate';
import { noEstate } from './estate.testing';
import type { TariffItem } from './remuneration';

/** For tests: numbers that look random and are the same for the same seed. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** For tests: an estate of any shape, with every kind of claim in it now and then. */
export function randomEstate(seed: number): InsolventEstate {
  const roll = dice(seed);
  const upTo = (most: number): number => Math.floor(roll() * (most + 1));
  const chance = (of: number): boolean => roll() < of;
  const amount = (most = 9): Cents => cents(chance(0.05) ? 0 : upTo(10 ** (2 + upTo(most - 2))));
  const some = <T>(most: number, make: (nth: number) => T): T[] =>
    Array.from({ length: upTo(most) }, (_, nth) => make(nth));
  const numbered = chance(0.5);
  let made = 0;
  const lines = (prefix: string, most: number): CostLine[] =>
    some(most, (nth) => ({ id: `${prefix}${nth}`, description: `${prefix}${nth}`, amount: amount(7) }));
  const receipts = (prefix: string, most: number): Receipt[] =>
    some(most, (nth) => ({
      id: `${prefix}${nth}`,
      description: `${prefix}${nth}`,
      amount: amount(),
      ...(chance(0.9) && { item: (1 + upTo(5)) as TariffItem }),
      ...(chance(0.1) && { feeBase: amount() }),
    }));
  const applies = chance(0.3);
  const claimant = (): Claimant => {
    made += 1;
    return {
      id: `c${made}`,
      creditor: `Creditor ${made}`,
      ...(numbered && { number: (made * 7919) % 10_007 }),
      ...(chance(0.5) && { creditorId: `p${upTo(4)}` }),
      proved: chance(0.85),
      ...(applies && chance(0.1) && { petition: amount(7) }),
      ...(chance(0.06) && { withdrawn: { unpaidCosts: amount(7) } }),
    };
  };
  const rate = () => (chance(0.4) ? { agreedRate: fraction(upTo(2500), 10_000) } : {});
  const plain = () => ({ ...claimant(), amount: amount() });
  const shared: SecuredClaim[] = [];
  const secured = (): SecuredClaim => ({
    ...claimant(),
    secured: amount(),
    ...(chance(0.3) && { unsecured: amount(7) }),
    ...rate(),
    ...(chance(0.2) && { bearsNoInterest: true }),
    ...(chance(0.3) && { reliesSolely: true }),
  });
  const encumbered = some(4, (nth) => {
    const own = [[secured()], ...some(2, () => [secured(), ...some(1, secured)])];
    if (shared.length > 0 && chance(0.3)) own.push([shared[upTo(shared.length - 1)]!]);
    shared.push(own[0]![0]!);
    return {
      id: `e${nth}`,
      description: `Asset ${nth}`,
      receipts: receipts(`e${nth}r`, 2),
      costs: lines(`e${nth}k`, 3),
      ranks: own,
    };
  });
  const person = chance(0.7);
  return {
    ...noEstate,
    entity: person ? 'person' : 'company',
    awardsTo: addDays(noEstate.concursusOn, upTo(900)),
    encumbered,
    receipts: receipts('r', 3),
    ...(chance(0.2) && { feeOnly: receipts('t', 1) }),
    ...(person && chance(0.4) && { funeral: lines('f', 2), deathBed: lines('d', 2) }),
    sheriff: lines('s', 1),
    administration: lines('k', 4),
    bondPremium: amount(6),
    mastersFee: amount(5),
    fee: {
      vendor: chance(0.7),
      ...(chance(0.2) && { earlier: amount(6) }),
      ...(chance(0.1) && { adjustment: cents(upTo(100_000) - 50_000) }),
      ...(chance(0.2) && { none: true }),
    },
    executions: some(1, () => ({
      ...claimant(),
      sheriff: amount(5),
      otherTaxedCosts: amount(5),
      proceedsOfAttached: amount(6),
    })),
    employees: some(3, () => ({
      ...claimant(),
      heads: {
        salary: amount(7),
        ...(chance(0.6) && { leave: amount(6) }),
        ...(chance(0.3) && { paidAbsence: amount(6) }),
        ...(chance(0.6) && { severance: amount(7) }),
      },
      ...(chance(0.1) && { excluded: true }),
    })),
    funds: some(2, plain),
    statutory: some(2, plain),
    taxes: some(2, plain),
    generalBonds: some(1, () => ({ ...plain(), ...rate(), ...(chance(0.5) && { bondedSum: amount() }) })),
    concurrent: some(6, () => ({ ...plain(), ...rate(), ...(chance(0.1) && { reserved: true }) })),
    ...(applies && chance(0.5) && { applicants: [{ ...claimant(), proved: false, petition: amount(7) }] }),
    settings: {
      ...(chance(0.3) && { appropriation: 'claimFirst' as const }),
      preferentContributes: chance(0.7),
    },
  };
}
