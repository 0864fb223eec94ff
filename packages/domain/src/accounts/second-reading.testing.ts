import type { Estate } from '../estate/estate';
import type { Taker } from '../estate/will';
import type { RandOrForeign } from '../money/in-rand';
import type { Fraction } from '../money/fraction';

/**
 * For tests: a second, naive reading of the duty with deductions by property and of the gains tax, from the law and
 * without the code of the account. It knows the estates of `random-estate.testing.ts`, married in community or out,
 * massed or not, and answers with nothing where legacies would have to be reduced or debts are not covered.
 */
export interface SecondReading {
  readonly gross: bigint;
  readonly remuneration: bigint;
  readonly vat: bigint;
  readonly mastersFee: bigint;
  readonly gainsTax: bigint;
  readonly included: bigint;
  readonly fourE: bigint;
  readonly fourH: bigint;
  readonly fourQ: bigint;
  readonly netValue: bigint;
  readonly duty: bigint;
}

// Plain rational arithmetic of its own.
interface Part {
  readonly n: bigint;
  readonly d: bigint;
}
const one: Part = { n: 1n, d: 1n };
const zero: Part = { n: 0n, d: 1n };
const half: Part = { n: 1n, d: 2n };
const mul = (a: Part, b: Part): Part => ({ n: a.n * b.n, d: a.d * b.d });
const add = (a: Part, b: Part): Part => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const less = (a: Part, b: Part): Part => add(a, { n: -b.n, d: b.d });
const asPart = (share: Fraction | undefined): Part => (share ? { n: share.n, d: share.d } : one);
/** To the cent, half up; amounts here are never below nought. */
const of = (amount: bigint, part: Part): bigint => (amount * part.n * 2n + part.d) / (part.d * 2n);
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const total = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const money = (value: RandOrForeign): bigint => {
  if (typeof value !== 'number') throw new Error('the second reading knows rand alone');
  return BigInt(value);
};
/** Cut down to cents; what is left over goes one each to the largest remainders, the earliest first. */
function split(amount: bigint, parts: readonly Part[]): bigint[] {
  const shares = parts.map((part) => (amount * part.n) / part.d);
  const rest = parts.map((part) => Number((((amount * part.n) % part.d) * 1_000_000_000n) / part.d));
  let left = amount - total(shares);
  const order = parts.map((_, index) => index).sort((a, b) => rest[b]! - rest[a]! || a - b);
  for (const index of order) {
    if (left === 0n) break;
    shares[index]! += 1n;
    left -= 1n;
  }
  return shares;
}

// Table A of the regulations for the people of the random estates who died on 2 April 2026: age next birthday.
const factors: Readonly<Record<string, Part>> = {
  '1950-01-15 F': { n: 504679n, d: 100000n },
  '1957-02-15 M': { n: 545165n, d: 100000n },
  '1964-03-15 F': { n: 706046n, d: 100000n },
  '1971-04-15 M': { n: 723234n, d: 100000n },
};

interface Asset {
  readonly at: Estate['assets'][number];
  /** In the account. */
  readonly value: bigint;
  /** What the heirs share of it. */
  readonly shared: bigint;
  /** The part of the deceased in what the estate holds. */
  readonly own: Part;
  readonly inCash: boolean;
  readonly leftOut: boolean;
  readonly included: bigint;
}

type Side = 'spouse' | 'charity' | 'other';

export function secondReading(estate: Estate): SecondReading | undefined {
  const marriage = estate.marriages[0];
  const community = marriage?.contract === 'none';
  const massed = marriage?.massing?.survivor === 'adiated';
  const spouse = marriage?.spouseId;
  const resident = estate.deceased.resident !== false;
  const sideOf = (id: string): Side =>
    id === spouse
      ? 'spouse'
      : estate.people.find((person) => person.id === id)?.kind === 'publicBenefit'
        ? 'charity'
        : 'other';

  const assets = estate.assets
    .filter(({ separateOf }) => separateOf !== 'survivor' || massed)
    .map((at): Asset => {
      const value = of(money(at.value), asPart(at.share));
      const joint = community && at.separateOf === undefined;
      const own = joint ? half : at.separateOf === 'survivor' ? zero : one;
      const leftOut = !resident && at.foreign !== undefined;
      const full = money(at.value);
      const market = at.bonaFideFarm ? full - of(full, { n: 3n, d: 10n }) : full;
      return {
        at,
        value,
        shared: joint && !massed ? value / 2n : value,
        own,
        inCash: at.treatment === 'sold' || at.treatment === 'money',
        leftOut,
        included: leftOut || own === zero ? 0n : of(market, mul(asPart(at.share), own)),
      };
    });

  // Fees: 3.5% and 6%, at least R350 on both together, VAT at 15%, the Master's steps.
  const gross = total(assets.map(({ value }) => value));
  const income = total(estate.income.map(({ amount }) => BigInt(amount)));
  const onCapital = of(gross, { n: 35n, d: 1000n });
  const onIncome = of(income, { n: 6n, d: 100n });
  const fee = gross === 0n && income === 0n ? 0n : max(35_000n, onCapital + onIncome);
  const remuneration = fee - onIncome;
  const vat = of(remuneration, { n: 15n, d: 100n });
  const steps = gross < 40_000_000n ? 0n : (gross - 40_000_000n) / 10_000_000n;
  const mastersFee = gross < 25_000_000n ? 0n : min(700_000n, 60_000n + 20_000n * steps);
  const costs = remuneration + vat + mastersFee;

  // Who takes what of each asset.
  const limited = (value: bigint, holder: string): bigint => {
    const person = estate.people.find(({ id }) => id === holder)!;
    const factor = factors[`${person.bornOn} ${person.sex}`];
    if (!factor) throw new Error(`no factor for ${holder}`);
    return of(value, mul({ n: 12n, d: 100n }, factor));
  };
  const legacies = estate.will!.legacies;
  const residue = estate.will!.residue!.to;
  const ofResidue = (side: Side): Part =>
    residue
      .filter(({ personId }) => sideOf(personId) === side)
      .reduce((all, { share }) => add(all, asPart(share)), zero);
  /** What legacies give of a value of the asset, to each side. */
  const given = (asset: Asset, value: bigint): Record<Side, bigint> => {
    const found = { spouse: 0n, charity: 0n, other: 0n };
    for (const legacy of legacies) {
      if (legacy.kind === 'cash' || legacy.assetId !== asset.at.id) continue;
      if (legacy.kind === 'asset') {
        const { personId, share } = legacy.to[0]!;
        found[sideOf(personId)] += split(value, [asPart(share), less(one, asPart(share))])[0]!;
      } else {
        const holder = legacy.holders[0]!.personId;
        const worth = limited(value, holder);
        found[sideOf(holder)] += worth;
        const owners: readonly Taker[] = [...legacy.bareOwners].sort((a, b) => (a.personId < b.personId ? -1 : 1));
        const bare = split(
          value - worth,
          owners.map(({ share }) => asPart(share)),
        );
        owners.forEach(({ personId }, index) => (found[sideOf(personId)] += bare[index]!));
      }
    }
    return found;
  };
  const outright = (asset: Asset): boolean =>
    !legacies.some((legacy) => legacy.kind === 'limited' && legacy.assetId === asset.at.id);

  // Debts: a half of joint ones, all of the funeral. The estate must carry them and its legacies.
  const debts = estate.liabilities.filter(({ kind }) => kind !== 'funeral');
  const funeral = total(
    estate.liabilities.filter(({ kind }) => kind === 'funeral').map(({ amount }) => BigInt(amount)),
  );
  const owed = total(debts.map(({ amount }) => BigInt(amount)));
  const mine = (amount: bigint): bigint => (community ? of(amount, half) : amount);
  const cashLegacies = total(legacies.map((one) => (one.kind === 'cash' ? BigInt(one.amount) : 0n)));

  // Gains: the deceased's own part of each asset, but for what rolls over to the spouse or goes to a charity.
  let gains = 0n;
  for (const asset of assets) {
    const { gains: facts, class: kind, foreign, value } = asset.at;
    if (!facts || asset.own === zero || (!resident && (kind !== 'immovable' || foreign))) continue;
    const own = mul(asPart(asset.at.share), asset.own);
    const taxed = asset.inCash
      ? one
      : taxedPart(estate, asset, given(asset, asset.shared), ofResidue, sideOf, community && !massed);
    gains += of(money(value), mul(own, taxed)) - of(money(facts.baseCost!), mul(own, taxed));
  }
  const basis = estate.settings.taxAtDeath;
  const taxable = of(max(0n, gains - 44_000_000n), { n: 4n, d: 10n });
  const gainsTax = basis?.method === 'marginalRate' ? of(taxable, asPart(basis.rate)) : 0n;

  const charged = costs + owed + funeral + gainsTax;
  const sharedAll = total(assets.map(({ shared }) => shared));
  const borne = community && !massed ? mine(costs) + mine(owed) + funeral + gainsTax : charged;
  const namedAll = total(assets.map((asset) => total(Object.values(given(asset, asset.shared)))));
  // A few rand of room: at the very edge the halves of odd cents decide, which is not what is read here.
  if (sharedAll - borne - namedAll - cashLegacies < 1000n) return undefined;
  if (community && gross - costs - owed < 1000n) return undefined;

  // Estate duty, property by property.
  const ownCharges = mine(costs) + mine(owed) + funeral + gainsTax;
  const free = (asset: Asset): bigint => (asset.at.foreign?.acquiredBeforeResidence ? 0n : asset.included);
  const fourE = total(assets.map((asset) => asset.included - free(asset)));
  const taken = { spouse: 0n, charity: 0n, other: 0n };
  let pool = 0n;
  const cash = { mine: 0n, other: 0n };
  const kept = { mine: 0n, other: 0n };
  for (const asset of assets) {
    const counts = free(asset);
    const named = given(asset, asset.shared);
    const all = total(Object.values(named));
    const rest = asset.shared - all;
    const restPart: Part = asset.shared === 0n ? zero : { n: rest, d: asset.shared };
    if (counts > 0n && asset.shared > 0n) {
      const parts = outright(asset)
        ? {
            charity: of(counts, { n: named.charity, d: asset.shared }),
            spouse: of(counts, { n: named.spouse, d: asset.shared }),
          }
        : given(asset, counts);
      taken.charity += parts.charity;
      taken.spouse += min(parts.spouse, counts - parts.charity);
    }
    pool += of(counts, restPart);
    const pot = asset.inCash ? cash : kept;
    const own = counts > 0n ? of(massed ? ownCents(asset) : asset.shared, restPart) : 0n;
    pot.mine += own;
    pot.other += rest - own;
  }
  // Money legacies come out of the money left after the charges, rateably from what counts and what does not.
  const left = {
    mine: max(0n, cash.mine - ownCharges),
    other: max(0n, cash.other - (massed ? charged - ownCharges : 0n)),
  };
  const source = left.mine + left.other > 0n ? left : kept;
  const all = source.mine + source.other;
  const rateable = all === 0n ? cashLegacies : of(cashLegacies, { n: source.mine, d: all });
  const paidFromMine = min(rateable, max(0n, pool - ownCharges));
  for (const legacy of legacies) {
    if (legacy.kind !== 'cash' || cashLegacies === 0n) continue;
    taken[sideOf(legacy.personId)] += of(BigInt(legacy.amount), { n: paidFromMine, d: cashLegacies });
  }
  const residueFree = min(pool, max(0n, pool - ownCharges - paidFromMine));
  const toSpouse = of(residueFree, ofResidue('spouse'));
  taken.spouse += toSpouse;
  taken.charity += min(of(residueFree, ofResidue('charity')), residueFree - toSpouse);

  for (const policy of estate.benefits) taken[sideOf(policy.nominee)] += BigInt(policy.amount);
  const policies = total(estate.benefits.map(({ amount }) => BigInt(amount)));
  const included = total(assets.map((asset) => asset.included)) + policies;
  const worth = total(
    assets.filter((asset) => asset.included > 0n).map((asset) => (massed ? ownCents(asset) : asset.shared)),
  );
  const deductible = min(mine(owed) + gainsTax, max(0n, worth - funeral - mine(costs)));
  const netValue = included - funeral - deductible - mine(costs) - fourE - taken.charity - taken.spouse;
  const dutiable = max(0n, netValue - 350_000_000n);
  const duty =
    of(min(dutiable, 3_000_000_000n), { n: 1n, d: 5n }) + of(max(0n, dutiable - 3_000_000_000n), { n: 1n, d: 4n });
  return {
    gross,
    remuneration,
    vat,
    mastersFee,
    gainsTax,
    included,
    fourE,
    fourH: taken.charity,
    fourQ: taken.spouse,
    netValue,
    duty,
  };
}

/** The deceased's own cents of an asset in a massed estate. */
const ownCents = ({ value, own }: Asset): bigint => (own === half ? value / 2n : own === zero ? 0n : value);

/** The part of the deceased's share in a kept asset on which the death is taxed. */
function taxedPart(
  estate: Estate,
  asset: Asset,
  named: Record<Side, bigint>,
  ofResidue: (side: Side) => Part,
  sideOf: (id: string) => Side,
  halves: boolean,
): Part {
  const agreed = estate.agreements.flatMap(({ assets }) => assets).find(({ assetId }) => assetId === asset.at.id);
  if (agreed) {
    const part = (side: Side): Part =>
      agreed.to
        .filter(({ personId }) => sideOf(personId) === side)
        .reduce((sum, { share }) => add(sum, asPart(share)), zero);
    if (!halves || asset.own !== half) return part('other');
    // The survivor's own half first: of the other half only what goes beyond it is taken over.
    const wife = part('spouse');
    const beyond = less(add(wife, wife), one);
    const over = beyond.n > 0n ? beyond : zero;
    const others = add(part('other'), part('charity'));
    if (others.n === 0n) return zero;
    return mul(less(one, over), { n: part('other').n * others.d, d: part('other').d * others.n });
  }
  const legacies = estate.will!.legacies.filter((legacy) => legacy.kind !== 'cash' && legacy.assetId === asset.at.id);
  if (legacies.length === 0) return ofResidue('other');
  const [legacy] = legacies;
  if (legacy?.kind === 'asset') {
    // Written parts; what the will leaves of the asset is in the residue.
    const { personId, share } = legacy.to[0]!;
    return add(sideOf(personId) === 'other' ? asPart(share) : zero, mul(less(one, asPart(share)), ofResidue('other')));
  }
  if (legacy?.kind === 'limited' && asset.shared === 0n) {
    // A right over nothing is nothing; those who own it take it.
    return legacy.bareOwners
      .filter(({ personId }) => sideOf(personId) === 'other')
      .reduce((sum, { share }) => add(sum, asPart(share)), zero);
  }
  return { n: named.other, d: asset.shared };
}
