import type { Estate } from '../estate/estate';
import type { Taker } from '../estate/will';
import type { RandOrForeign } from '../money/in-rand';
import type { Fraction } from '../money/fraction';

/**
 * For tests: a second, naive reading of the duty with deductions by property and of the gains tax, from the law and
 * without the code of the account. It knows the estates of `random-estate.testing.ts`, married in community or out,
 * massed or not, and answers with nothing where legacies would have to be reduced or debts are not covered.
 */
export interface SecondAccountReading {
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
interface BigFraction {
  readonly n: bigint;
  readonly d: bigint;
}
const one: BigFraction = { n: 1n, d: 1n };
const zero: BigFraction = { n: 0n, d: 1n };
const half: BigFraction = { n: 1n, d: 2n };
const multiplyParts = (a: BigFraction, b: BigFraction): BigFraction => ({ n: a.n * b.n, d: a.d * b.d });
const add = (a: BigFraction, b: BigFraction): BigFraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const subtractParts = (a: BigFraction, b: BigFraction): BigFraction => add(a, { n: -b.n, d: b.d });
const toPart = (share: Fraction | undefined): BigFraction => (share ? { n: share.n, d: share.d } : one);
/** To the cent, half up; amounts here are never below nought. */
const computePartOf = (amount: bigint, part: BigFraction): bigint => (amount * part.n * 2n + part.d) / (part.d * 2n);
const pickMax = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const pickMin = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const sumAll = (amounts: readonly bigint[]): bigint => amounts.reduce((all, amount) => all + amount, 0n);
const toMoney = (value: RandOrForeign): bigint => {
  if (typeof value !== 'number') throw new Error('the second reading knows rand alone');
  return BigInt(value);
};
/** Cut down to cents; what is left over goes one each to the largest remainders, the earliest first. */
function split(amount: bigint, parts: readonly BigFraction[]): bigint[] {
  const shares = parts.map((part) => (amount * part.n) / part.d);
  const rest = parts.map((part) => Number((((amount * part.n) % part.d) * 1_000_000_000n) / part.d));
  let left = amount - sumAll(shares);
  const order = parts.map((_, index) => index).sort((a, b) => rest[b]! - rest[a]! || a - b);
  for (const index of order) {
    if (left === 0n) break;
    shares[index]! += 1n;
    left -= 1n;
  }
  return shares;
}

// Table A of the regulations for the people of the random estates who died on 2 April 2026: age next birthday.
const factors: Readonly<Record<string, BigFraction>> = {
  '1950-01-15 F': { n: 504679n, d: 100000n },
  '1957-02-15 M': { n: 545165n, d: 100000n },
  '1964-03-15 F': { n: 706046n, d: 100000n },
  '1971-04-15 M': { n: 723234n, d: 100000n },
};

interface SecondReadingAsset {
  readonly at: Estate['assets'][number];
  /** In the account. */
  readonly value: bigint;
  /** What the heirs share of it. */
  readonly shared: bigint;
  /** The part of the deceased in what the estate holds. */
  readonly own: BigFraction;
  readonly inCash: boolean;
  readonly leftOut: boolean;
  readonly included: bigint;
}

type TakerSide = 'spouse' | 'charity' | 'other';

export function readSecondTime(estate: Estate): SecondAccountReading | undefined {
  const marriage = estate.marriages[0];
  const community = marriage?.contract === 'none';
  const massed = marriage?.massing?.survivor === 'adiated';
  const spouse = marriage?.spouseId;
  const resident = estate.deceased.resident !== false;
  const findSide = (id: string): TakerSide =>
    id === spouse
      ? 'spouse'
      : estate.people.find((person) => person.id === id)?.kind === 'publicBenefit'
        ? 'charity'
        : 'other';

  const assets = estate.assets
    .filter(({ separateOf }) => separateOf !== 'survivor' || massed)
    .map((at): SecondReadingAsset => {
      const value = computePartOf(toMoney(at.value), toPart(at.share));
      const joint = community && at.separateOf === undefined;
      const own = joint ? half : at.separateOf === 'survivor' ? zero : one;
      const leftOut = !resident && at.foreign !== undefined;
      const full = toMoney(at.value);
      const market = at.bonaFideFarm ? full - computePartOf(full, { n: 3n, d: 10n }) : full;
      return {
        at,
        value,
        shared: joint && !massed ? value / 2n : value,
        own,
        inCash: at.treatment === 'sold' || at.treatment === 'money',
        leftOut,
        included: leftOut || own === zero ? 0n : computePartOf(market, multiplyParts(toPart(at.share), own)),
      };
    });

  // Fees: 3.5% and 6%, at least R350 on both together, VAT at 15%, the Master's steps.
  const gross = sumAll(assets.map(({ value }) => value));
  const income = sumAll(estate.income.map(({ amount }) => BigInt(amount)));
  const onCapital = computePartOf(gross, { n: 35n, d: 1000n });
  const onIncome = computePartOf(income, { n: 6n, d: 100n });
  const fee = gross === 0n && income === 0n ? 0n : pickMax(35_000n, onCapital + onIncome);
  const remuneration = fee - onIncome;
  const vat = computePartOf(remuneration, { n: 15n, d: 100n });
  const steps = gross < 40_000_000n ? 0n : (gross - 40_000_000n) / 10_000_000n;
  const mastersFee = gross < 25_000_000n ? 0n : pickMin(700_000n, 60_000n + 20_000n * steps);
  const costs = remuneration + vat + mastersFee;
  // In community each fee is borne by what it was earned on: separate property its part, the joint estate the rest.
  const sumSeparate = (owner: 'deceased' | 'survivor'): bigint =>
    sumAll(assets.filter(({ at }) => at.separateOf === owner).map(({ value }) => value));
  const computeEarnedBy = (owner: 'deceased' | 'survivor'): bigint =>
    gross === 0n
      ? 0n
      : sumAll([remuneration, vat, mastersFee].map((one) => computePartOf(one, { n: sumSeparate(owner), d: gross })));
  const apart = community ? computeEarnedBy('deceased') : 0n;
  const ofSurvivor = community ? computeEarnedBy('survivor') : 0n;
  const myCosts = community ? apart + computePartOf(costs - apart - ofSurvivor, half) : costs;

  // Who takes what of each asset.
  const valueLimited = (value: bigint, holder: string): bigint => {
    const person = estate.people.find(({ id }) => id === holder)!;
    const factor = factors[`${person.bornOn} ${person.sex}`];
    if (!factor) throw new Error(`no factor for ${holder}`);
    return computePartOf(value, multiplyParts({ n: 12n, d: 100n }, factor));
  };
  const legacies = estate.will!.legacies;
  const residue = estate.will!.residue!.to;
  const sumResidueParts = (side: TakerSide): BigFraction =>
    residue
      .filter(({ personId }) => findSide(personId) === side)
      .reduce((all, { share }) => add(all, toPart(share)), zero);
  /** What legacies give of a value of the asset, to each side. */
  const computeGiven = (asset: SecondReadingAsset, value: bigint): Record<TakerSide, bigint> => {
    const found = { spouse: 0n, charity: 0n, other: 0n };
    for (const legacy of legacies) {
      if (legacy.kind === 'cash' || legacy.assetId !== asset.at.id) continue;
      if (legacy.kind === 'asset') {
        const { personId, share } = legacy.to[0]!;
        found[findSide(personId)] += split(value, [toPart(share), subtractParts(one, toPart(share))])[0]!;
      } else {
        const holder = legacy.holders[0]!.personId;
        const worth = valueLimited(value, holder);
        found[findSide(holder)] += worth;
        const owners: readonly Taker[] = [...legacy.bareOwners].sort((a, b) => (a.personId < b.personId ? -1 : 1));
        const bare = split(
          value - worth,
          owners.map(({ share }) => toPart(share)),
        );
        owners.forEach(({ personId }, index) => (found[findSide(personId)] += bare[index]!));
      }
    }
    return found;
  };
  const isOutright = (asset: SecondReadingAsset): boolean =>
    !legacies.some((legacy) => legacy.kind === 'limited' && legacy.assetId === asset.at.id);

  // Debts: a half of joint ones, all of the funeral. The estate must carry them and its legacies.
  const debts = estate.liabilities.filter(({ kind }) => kind !== 'funeral');
  const funeral = sumAll(
    estate.liabilities.filter(({ kind }) => kind === 'funeral').map(({ amount }) => BigInt(amount)),
  );
  const owed = sumAll(debts.map(({ amount }) => BigInt(amount)));
  const computeMine = (amount: bigint): bigint => (community ? computePartOf(amount, half) : amount);
  const cashLegacies = sumAll(legacies.map((one) => (one.kind === 'cash' ? BigInt(one.amount) : 0n)));

  // Gains: the deceased's own part of each asset, but for what rolls over to the spouse or goes to a charity.
  let gains = 0n;
  for (const asset of assets) {
    const { gains: facts, class: kind, foreign, value } = asset.at;
    if (!facts || asset.own === zero || (!resident && (kind !== 'immovable' || foreign))) continue;
    const own = multiplyParts(toPart(asset.at.share), asset.own);
    const taxed = asset.inCash
      ? one
      : computeTaxedPart(
          estate,
          asset,
          computeGiven(asset, asset.shared),
          sumResidueParts,
          findSide,
          community && !massed,
        );
    gains +=
      computePartOf(toMoney(value), multiplyParts(own, taxed)) -
      computePartOf(toMoney(facts.baseCost!), multiplyParts(own, taxed));
  }
  const basis = estate.settings.taxAtDeath;
  const taxable = computePartOf(pickMax(0n, gains - 44_000_000n), { n: 4n, d: 10n });
  const gainsTax = basis?.method === 'marginalRate' ? computePartOf(taxable, toPart(basis.rate)) : 0n;

  const charged = costs + owed + funeral + gainsTax;
  const sharedAll = sumAll(assets.map(({ shared }) => shared));
  const borne = community && !massed ? myCosts + computeMine(owed) + funeral + gainsTax : charged;
  const namedAll = sumAll(assets.map((asset) => sumAll(Object.values(computeGiven(asset, asset.shared)))));
  // A few rand of room: at the very edge the halves of odd cents decide, which is not what is read here.
  if (sharedAll - borne - namedAll - cashLegacies < 1000n) return undefined;

  // Estate duty, property by property.
  const ownCharges = myCosts + computeMine(owed) + funeral + gainsTax;
  const computeFree = (asset: SecondReadingAsset): bigint =>
    asset.at.foreign?.acquiredBeforeResidence ? 0n : asset.included;
  const fourE = sumAll(assets.map((asset) => asset.included - computeFree(asset)));
  const taken = { spouse: 0n, charity: 0n, other: 0n };
  let pool = 0n;
  const cash = { mine: 0n, other: 0n };
  const kept = { mine: 0n, other: 0n };
  for (const asset of assets) {
    const counts = computeFree(asset);
    const named = computeGiven(asset, asset.shared);
    const all = sumAll(Object.values(named));
    const rest = asset.shared - all;
    const restPart: BigFraction = asset.shared === 0n ? zero : { n: rest, d: asset.shared };
    if (counts > 0n && asset.shared > 0n) {
      const parts = isOutright(asset)
        ? {
            charity: computePartOf(counts, { n: named.charity, d: asset.shared }),
            spouse: computePartOf(counts, { n: named.spouse, d: asset.shared }),
          }
        : computeGiven(asset, counts);
      taken.charity += parts.charity;
      taken.spouse += pickMin(parts.spouse, counts - parts.charity);
    }
    pool += computePartOf(counts, restPart);
    const pot = asset.inCash ? cash : kept;
    const own = counts > 0n ? computePartOf(massed ? computeOwnCents(asset) : asset.shared, restPart) : 0n;
    pot.mine += own;
    pot.other += rest - own;
  }
  // Money legacies come out of the money left after the charges, rateably from what counts and what does not.
  const left = {
    mine: pickMax(0n, cash.mine - ownCharges),
    other: pickMax(0n, cash.other - (massed ? charged - ownCharges : 0n)),
  };
  const source = left.mine + left.other > 0n ? left : kept;
  const all = source.mine + source.other;
  const rateable = all === 0n ? cashLegacies : computePartOf(cashLegacies, { n: source.mine, d: all });
  const paidFromMine = pickMin(rateable, pickMax(0n, pool - ownCharges));
  for (const legacy of legacies) {
    if (legacy.kind !== 'cash' || cashLegacies === 0n) continue;
    taken[findSide(legacy.personId)] += computePartOf(BigInt(legacy.amount), { n: paidFromMine, d: cashLegacies });
  }
  const residueFree = pickMin(pool, pickMax(0n, pool - ownCharges - paidFromMine));
  // Where all that the heirs share counts, each takes it to the cent as it is shared out among them (s 4(q): what accrues).
  // In community the estates are halved once, after joint debts and fees, and an odd cent is the survivor's.
  const sumValues = (part: BigFraction): bigint =>
    sumAll(assets.filter(({ own }) => own === part).map(({ value }) => value));
  const netJoint = sumValues(half) - owed - (costs - apart - ofSurvivor);
  const ofDeceased =
    community && !massed
      ? sumValues(one) -
        apart -
        funeral -
        gainsTax +
        (netJoint - (netJoint < 0n && netJoint % 2n !== 0n ? 1n : 0n)) / 2n
      : sharedAll - charged;
  const accruing = ofDeceased - namedAll - cashLegacies;
  const heirs = [...residue].sort((a, b) => (a.personId < b.personId ? -1 : 1));
  const sharedOut = split(
    accruing,
    heirs.map(({ share }) => toPart(share)),
  );
  const computeResidueOf = (side: TakerSide): bigint =>
    residueFree === accruing
      ? sumAll(sharedOut.filter((_, index) => findSide(heirs[index]!.personId) === side))
      : computePartOf(residueFree, sumResidueParts(side));
  const toSpouse = computeResidueOf('spouse');
  taken.spouse += toSpouse;
  taken.charity += pickMin(computeResidueOf('charity'), residueFree - toSpouse);

  for (const policy of estate.benefits) taken[findSide(policy.nominee)] += BigInt(policy.amount);
  const policies = sumAll(estate.benefits.map(({ amount }) => BigInt(amount)));
  const included = sumAll(assets.map((asset) => asset.included)) + policies;
  const worth = sumAll(
    assets.filter((asset) => asset.included > 0n).map((asset) => (massed ? computeOwnCents(asset) : asset.shared)),
  );
  const deductible = pickMin(computeMine(owed) + gainsTax, pickMax(0n, worth - funeral - myCosts));
  const netValue = included - funeral - deductible - myCosts - fourE - taken.charity - taken.spouse;
  const dutiable = pickMax(0n, netValue - 350_000_000n);
  const duty =
    computePartOf(pickMin(dutiable, 3_000_000_000n), { n: 1n, d: 5n }) +
    computePartOf(pickMax(0n, dutiable - 3_000_000_000n), { n: 1n, d: 4n });
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
const computeOwnCents = ({ value, own }: SecondReadingAsset): bigint =>
  own === half ? value / 2n : own === zero ? 0n : value;

/** The part of the deceased's share in a kept asset on which the death is taxed. */
function computeTaxedPart(
  estate: Estate,
  asset: SecondReadingAsset,
  named: Record<TakerSide, bigint>,
  ofResidue: (side: TakerSide) => BigFraction,
  sideOf: (id: string) => TakerSide,
  halves: boolean,
): BigFraction {
  const agreed = estate.agreements.flatMap(({ assets }) => assets).find(({ assetId }) => assetId === asset.at.id);
  if (agreed) {
    const sumAgreedPart = (side: TakerSide): BigFraction =>
      agreed.to
        .filter(({ personId }) => sideOf(personId) === side)
        .reduce((sum, { share }) => add(sum, toPart(share)), zero);
    if (!halves || asset.own !== half) return sumAgreedPart('other');
    // The survivor's own half first: of the other half only what goes beyond it is taken over.
    const wife = sumAgreedPart('spouse');
    const beyond = subtractParts(add(wife, wife), one);
    const over = beyond.n > 0n ? beyond : zero;
    const others = add(sumAgreedPart('other'), sumAgreedPart('charity'));
    if (others.n === 0n) return zero;
    return multiplyParts(subtractParts(one, over), {
      n: sumAgreedPart('other').n * others.d,
      d: sumAgreedPart('other').d * others.n,
    });
  }
  const legacies = estate.will!.legacies.filter((legacy) => legacy.kind !== 'cash' && legacy.assetId === asset.at.id);
  if (legacies.length === 0) return ofResidue('other');
  const [legacy] = legacies;
  if (legacy?.kind === 'asset') {
    // Written parts; what the will leaves of the asset is in the residue.
    const { personId, share } = legacy.to[0]!;
    return add(
      sideOf(personId) === 'other' ? toPart(share) : zero,
      multiplyParts(subtractParts(one, toPart(share)), ofResidue('other')),
    );
  }
  if (legacy?.kind === 'limited' && asset.shared === 0n) {
    // A right over nothing is nothing; those who own it take it.
    return legacy.bareOwners
      .filter(({ personId }) => sideOf(personId) === 'other')
      .reduce((sum, { share }) => add(sum, toPart(share)), zero);
  }
  return { n: named.other, d: asset.shared };
}
