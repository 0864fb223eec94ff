import { checkNotNegative } from '../law/check-input';
import { refuse } from '../law/refusal';
import { message } from '../law/message';
import { compareFractions, type Fraction, whole } from '../money/fraction';
import {
  type EstateCheck,
  checkAsset,
  checkIds,
  checkPerson,
  checkTakers,
  type IdIndex,
  indexById,
  sumShares,
} from './check-lists';
import type { Estate } from './estate';
import { joinPath } from './path';
import type { SubstitutionTerms } from '../succession/gift';
import type { Legacy, LimitedLegacy, Taker, Will } from './will';

export function checkWill({ will }: Pick<Estate, 'will'>, assets: IdIndex, people: IdIndex): EstateCheck[] {
  if (!will) return [];
  return [
    ...checkIds('will.legacies', will.legacies),
    ...will.legacies.flatMap((legacy, index) =>
      checkLegacy(legacy, joinPath('will', 'legacies', index), assets, people),
    ),
    ...checkAwardedOnce(will.legacies),
    ...checkHandOvers(will, people),
    ...(will.residue ? checkTakers('will.residue.to', will.residue.to, people, 'atMostOne') : []),
    ...(will.residue?.to ?? []).flatMap((heir, nth) =>
      checkSubstitutes(joinPath('will', 'residue', 'to', nth), heir, people),
    ),
    ...(will.residue?.limited
      ? checkInterest('will.residue.limited', will.residue.limited.right, will.residue.limited.holders, will.residue.to)
      : []),
    ...(will.residue?.limited ? [checkYearly('will.residue.limited', will.residue.limited)] : []),
    ...(will.residue?.limited
      ? checkTwoSides('will.residue.limited.holders', will.residue.limited.holders, will.residue.to)
      : []),
    ...(will.residue?.limited
      ? checkTakers('will.residue.limited.holders', will.residue.limited.holders, people, 'exactlyOne')
      : []),
  ];
}

function checkLegacy(legacy: Legacy, path: string, assets: IdIndex, people: IdIndex): EstateCheck[] {
  switch (legacy.kind) {
    case 'cash':
      return [
        checkPerson(`${path}.personId`, legacy.personId, people),
        checkNotNegative(`${path}.amount`, legacy.amount),
        ...checkSubstitutes(path, legacy, people),
        legacy.lateInterest && legacy.lateInterest.yearlyRate.n < 0n
          ? refuse(`${path}.lateInterest.yearlyRate`, 'Enter a rate of 0 or more.')
          : undefined,
      ];
    case 'asset':
      return [
        checkAsset(`${path}.assetId`, legacy.assetId, assets),
        legacy.to.length === 0 ? refuse(`${path}.to`, 'Name who takes this legacy.') : undefined,
        ...checkTakers(`${path}.to`, legacy.to, people, 'atMostOne'),
        ...legacy.to.flatMap((taker, nth) => checkSubstitutes(joinPath(`${path}.to`, nth), taker, people)),
      ];
    case 'limited':
      return [
        checkAsset(`${path}.assetId`, legacy.assetId, assets),
        ...checkInterest(path, legacy.right, legacy.holders, legacy.bareOwners),
        checkYearly(path, legacy),
        ...checkTwoSides(`${path}.bareOwners`, legacy.bareOwners, legacy.holders),
        ...(legacy.holders.length === 0 ? [] : checkTakers(`${path}.holders`, legacy.holders, people, 'exactlyOne')),
        ...(legacy.bareOwners.length === 0
          ? []
          : checkTakers(`${path}.bareOwners`, legacy.bareOwners, people, 'exactlyOne')),
      ];
  }
}

const checkSubstitutes = (path: string, { substitutes = [] }: SubstitutionTerms, people: IdIndex): EstateCheck[] =>
  substitutes.map((id, nth) => checkPerson(joinPath(path, 'substitutes', nth), id, people));

/** What a spouse must hand on comes out of something the will gives that spouse. */
function checkHandOvers({ handOvers = [], legacies }: Will, people: IdIndex): EstateCheck[] {
  const known = indexById(legacies);
  return [
    ...checkIds('will.handOvers', handOvers),
    ...handOvers.flatMap(({ spouseId, toPersonId, legacyId, amount }, index): EstateCheck[] => {
      const path = joinPath('will', 'handOvers', index);
      return [
        checkPerson(`${path}.spouseId`, spouseId, people),
        checkPerson(`${path}.toPersonId`, toPersonId, people),
        toPersonId === spouseId
          ? refuse(`${path}.toPersonId`, 'Choose someone else: a person cannot transfer anything to themselves.')
          : undefined,
        legacyId === undefined || known.has(legacyId)
          ? undefined
          : refuse(`${path}.legacyId`, 'Choose a legacy in this will, or leave blank for the residue.'),
        checkNotNegative(`${path}.amount`, amount),
      ];
    }),
  ];
}

/** An annuity pays a sum a year; a usufruct has what the property yields. */
const checkYearly = (path: string, { right, yearly }: Pick<LimitedLegacy, 'right' | 'yearly'>): EstateCheck =>
  right === 'annuity' && (yearly === undefined || yearly <= 0)
    ? refuse(`${path}.yearly`, 'Enter what the annuity pays a year.', 'Estate Duty Act s 5(1)(d)')
    : right !== 'annuity' && yearly !== undefined
      ? refuse(`${path}.yearly`, 'Only an annuity has an amount a year. Remove it, or choose annuity.')
      : undefined;

/** A limited interest needs both sides: somebody who enjoys and somebody who owns. */
function checkInterest(
  path: string,
  right: LimitedLegacy['right'],
  holders: readonly unknown[],
  owners: readonly unknown[],
): EstateCheck[] {
  const owning = path.endsWith('.limited') ? 'will.residue.to' : `${path}.bareOwners`;
  return [
    holders.length === 0
      ? refuse(`${path}.holders`, message('Name who holds the {right}.', { right: message(right) }))
      : undefined,
    owners.length === 0
      ? refuse(
          owning,
          message('Enter who owns the property that is subject to the {right}. A {right} needs an owner.', {
            right: message(right),
          }),
        )
      : undefined,
  ];
}

/** Who enjoys and who owns are two people: in one hand the two are full ownership. */
function checkTwoSides(path: string, ours: readonly Taker[], theirs: readonly Taker[]): EstateCheck[] {
  const other = new Set(theirs.map(({ personId }) => personId));
  return ours.map(({ personId }, nth) =>
    other.has(personId)
      ? refuse(
          joinPath(path, nth, 'personId'),
          'This person would be both owner and holder of the right. Give that part in full ownership, or choose someone else.',
        )
      : undefined,
  );
}

/** Parts of one asset in several legacies may not come to more than the asset. */
function checkAwardedOnce(legacies: readonly Legacy[]): EstateCheck[] {
  const parts = new Map<string, Fraction[]>();
  return legacies.map((legacy, index): EstateCheck => {
    if (legacy.kind === 'cash') return undefined;
    const own = legacy.kind === 'limited' ? [whole] : legacy.to.map(({ share }) => share);
    const before = parts.get(legacy.assetId) ?? [];
    parts.set(legacy.assetId, [...before, ...own]);
    if (before.length === 0 || compareFractions(sumShares([...before, ...own]), whole) <= 0) return undefined;
    return refuse(
      joinPath('will', 'legacies', index, 'assetId'),
      'More than the whole of this asset is awarded. Reduce the shares or remove a legacy.',
    );
  });
}

export function checkAgreements(
  { agreements, assets: all }: Pick<Estate, 'agreements' | 'assets'>,
  assets: IdIndex,
  people: IdIndex,
): EstateCheck[] {
  const seen = new Set<string>();
  return [
    ...checkIds('agreements', agreements),
    ...agreements.flatMap((agreement, nth): EstateCheck[] => [
      ...agreement.assets.flatMap(({ assetId, to }, index): EstateCheck[] => {
        const path = joinPath('agreements', nth, 'assets', index);
        const again = seen.has(assetId);
        seen.add(assetId);
        const found = assets.get(assetId);
        return [
          checkAsset(`${path}.assetId`, assetId, assets),
          again
            ? refuse(`${path}.assetId`, 'This asset is awarded twice. Remove it from one of the agreements.')
            : undefined,
          found !== undefined && all[found]!.treatment !== 'inKind'
            ? refuse(
                `${path}.assetId`,
                'Only an asset that is kept as it is can be taken over. Change how this asset is dealt with.',
              )
            : undefined,
          ...checkTakers(`${path}.to`, to, people, 'exactlyOne'),
        ];
      }),
      ...(agreement.transfers ?? []).flatMap((transfer, index): EstateCheck[] => [
        checkPerson(joinPath('agreements', nth, 'transfers', index, 'from'), transfer.from, people),
        checkPerson(joinPath('agreements', nth, 'transfers', index, 'to'), transfer.to, people),
        checkNotNegative(joinPath('agreements', nth, 'transfers', index, 'amount'), transfer.amount),
      ]),
    ]),
  ];
}

export function checkAdvances(
  { advances, intestateHeirs }: Pick<Estate, 'advances' | 'intestateHeirs'>,
  people: IdIndex,
): EstateCheck[] {
  return [
    ...checkIds('advances', advances),
    ...advances.flatMap((advance, index): EstateCheck[] => [
      checkPerson(joinPath('advances', index, 'personId'), advance.personId, people),
      checkNotNegative(joinPath('advances', index, 'amount'), advance.amount),
    ]),
    ...(intestateHeirs ? checkTakers('intestateHeirs', intestateHeirs, people, 'exactlyOne') : []),
  ];
}
