import type { EstateAsset } from '../estate/asset';
import type { Estate } from '../estate/estate';
import type { InterestHolder, Taker } from '../estate/will';
import { formatAmount } from '../formats/amount';
import { isRefused } from '../law/refusal';
import { type Message, message, quoteVerbatim } from '../law/message';
import type { CapitalFactor } from '../limited-interests/factors';
import type { InterestValue, LimitedRight } from '../limited-interests/created-interest';
import { formatDecimals } from '../limited-interests/created-interest';
import { valuationTables } from '../limited-interests/valuation-rules';
import {
  formatPercent,
  fraction,
  type Fraction,
  isSameFraction,
  multiplyFractions,
  reduceFraction,
  subtractFractions,
  sumFractions,
  whole,
  writeFraction,
} from '../money/fraction';
import type { DistributionAccount, DistributionAward } from './distribution';
import type { AssetInKind } from './in-kind';

/** One line of an award, in the words by which a deeds office and a Master know the right. */
export interface DescribedTaking {
  readonly words: Message;
  /** How the right was valued: the holder's age, the rate and the factor. */
  readonly valuation?: Message;
}

interface GivenRight {
  readonly right: LimitedRight;
  readonly clauseOf: string | undefined;
  readonly holders: readonly InterestHolder[];
  readonly owners: readonly Taker[];
  readonly acceptedYield?: Fraction;
}

/** A share nobody wrote, which came out of values alone, is an undivided share and no fraction a deed could have. */
const longestDenominator = 1000n;

const rights: Readonly<Record<LimitedRight, { readonly holder: string; readonly owner: string }>> = {
  usufruct: {
    holder: 'Usufruct of {asset}, {period}',
    owner: 'Bare dominium of {asset}, subject to the usufruct of {holders}',
  },
  'fiduciary interest': {
    holder: 'Fiduciary interest in {asset}, {period}, which then passes to {owners}',
    owner: '{asset}, as fideicommissary after the fiduciary interest of {holders}',
  },
  'like interest': {
    holder: 'Limited interest in {asset}, {period}',
    owner: '{asset}, subject to the limited interest of {holders}',
  },
  annuity: {
    holder: 'Annuity charged on {asset}, {period}',
    owner: '{asset}, subject to the annuity of {holders}',
  },
};

/** Describes what a person takes of each asset of the account: whole, in part, for life, or subject to that. */
export function createTakingDescriber(
  estate: Estate,
  distribution: DistributionAccount,
  isJoint: boolean,
): (award: DistributionAward, item: AssetInKind, asset: Message) => DescribedTaking {
  const assets = new Map(estate.assets.map((asset) => [asset.id, asset]));
  const names = new Map(estate.people.map(({ id, name }) => [id, name]));
  const readNames = (sides: readonly Taker[]): string =>
    sides.map(({ personId }) => names.get(personId) ?? personId).join(', ');
  // What legacies took of an asset; the residue has its parts of what they left.
  const byLegacies = new Map<string, Fraction>();
  for (const { inKind } of distribution.awards) {
    for (const { assetId, ground, share } of inKind) {
      if (ground === 'legacy' && share)
        byLegacies.set(assetId, sumFractions([byLegacies.get(assetId) ?? fraction(0), share]));
    }
  }
  const findRight = ({ legacy, ground }: AssetInKind): GivenRight | undefined => {
    const residue = estate.will?.residue;
    if (ground === 'legacy' && legacy?.kind === 'limited') {
      const { right, holders, bareOwners: owners, acceptedYield, id } = legacy;
      return { right, clauseOf: id, holders, owners, ...(acceptedYield && { acceptedYield }) };
    }
    if (ground !== 'residue' || !residue?.limited) return undefined;
    return { ...residue.limited, clauseOf: undefined, owners: residue.to };
  };
  const findPart = (item: AssetInKind, { personId }: DistributionAward): Fraction | undefined => {
    const given = item.as === 'full' ? undefined : findRight(item);
    if (!given) return item.share;
    const sides = item.as === 'holder' ? given.holders : given.owners;
    return sides.find((side) => side.personId === personId)?.share;
  };
  const computeShare = (asset: EstateAsset | undefined, item: AssetInKind, award: DistributionAward) => {
    const ofEstate = asset?.share ?? whole;
    if (award.capacity === 'byRight' && item.ground === 'byRight') return multiplyFractions(ofEstate, fraction(1, 2));
    const part = findPart(item, award);
    if (!part) return undefined;
    if (item.ground === 'agreement') return multiplyFractions(ofEstate, part);
    const halved = isJoint && asset?.separateOf === undefined ? multiplyFractions(part, fraction(1, 2)) : part;
    const left =
      item.ground === 'residue' ? subtractFractions(whole, byLegacies.get(item.assetId) ?? fraction(0)) : whole;
    return multiplyFractions(ofEstate, multiplyFractions(halved, left));
  };
  const describeShare = (asset: Message, item: AssetInKind, award: DistributionAward): Message => {
    const found = computeShare(assets.get(item.assetId), item, award);
    if (found && isSameFraction(found, whole)) return asset;
    const share = found && reduceFraction(found);
    return share === undefined || share.n <= 0n || share.d > longestDenominator
      ? message('undivided share in {asset}', { asset })
      : message('{share} share in {asset}', { share: writeFraction(share), asset });
  };
  return (award, item, name) => {
    const given = item.as === 'full' ? undefined : findRight(item);
    // Who has an annuity has no part of what it is charged on.
    const asset = given?.right === 'annuity' && item.as === 'holder' ? name : describeShare(name, item, award);
    if (!given || item.as === 'full') return { words: asset };
    const words = message(rights[given.right][item.as === 'holder' ? 'holder' : 'owner'], {
      asset,
      period: describePeriod(given.holders.find(({ personId }) => personId === award.personId)),
      holders: readNames(given.holders),
      owners: readNames(given.owners),
    });
    const worth =
      given.clauseOf === undefined ? distribution.residueInterest : distribution.interests.get(given.clauseOf)?.value;
    const valuation = worth && describeValuation(estate, given, worth, award, item);
    return { words, ...(valuation && { valuation }) };
  };
}

function describePeriod(holder: InterestHolder | undefined): Message {
  if (holder?.term === undefined) return message('for life');
  return message('for life, but for at most {years} years', { years: holder.term.years });
}

/** 'Anna Botha, 62 at the next birthday: R 1,000,000.00 at 12% a year is R 120,000.00, times 9.12345 (Table A)'. */
function describeValuation(
  estate: Estate,
  { acceptedYield, clauseOf, right }: GivenRight,
  worth: InterestValue,
  { personId, name }: DistributionAward,
  { as, value }: AssetInKind,
): Message | undefined {
  const write = (amount: Parameters<typeof formatAmount>[0]): string => formatAmount(amount, estate.country);
  const tables = valuationTables.on(estate.deceased.diedOn);
  if (isRefused(tables)) return undefined;
  const over = clauseOf === undefined ? message('the residue') : message('the property');
  if (as === 'bareOwner') {
    const values = {
      over,
      full: write(worth.fullValue),
      less: write(worth.interestValue),
      bare: write(worth.bareDominium),
    };
    return message('Full value of {over} {full}, less the {right} {less}: {bare}', {
      ...values,
      right: message(right),
    });
  }
  const held = worth.holders.find((one) => one.personId === personId);
  if (!held) return undefined;
  const found = {
    over,
    holder: describeHolder(quoteVerbatim(name), held.factor),
    full: write(worth.fullValue),
    rate: formatPercent(acceptedYield ?? tables.yield),
    annual: write(worth.annualValue),
    factor: formatDecimals(held.factor.factor, held.factor.table === 'A' ? 5 : 4),
    table: held.factor.table,
  };
  if (right === 'annuity') {
    return message(
      '{holder}: {annual} a year for all who have it; the part of this holder, times factor {factor} (Table {table}), at most the value of {over}, is {worth}',
      { ...found, worth: write(held.value) },
    );
  }
  // Of several holders each has the fruits of a part; and of the residue an asset is only a part of what is valued.
  const isWhole = worth.holders.length === 1 && held.value === value;
  return isWhole
    ? message('{holder}: {over} {full} at {rate}% a year is {annual}, times factor {factor} (Table {table})', found)
    : message(
        '{holder}: {over} {full} at {rate}% a year is {annual}; the part of this holder, times factor {factor} (Table {table}), is {worth}',
        { ...found, worth: write(held.value) },
      );
}

function describeHolder(name: Message, { ageNextBirthday, table, years }: CapitalFactor): Message {
  if (table === 'B') return message('{name}, {years} years', { name, years: years ?? '' });
  return message('{name}, aged {age} at the next birthday', { name, age: ageNextBirthday ?? '' });
}
