import { checkNotNegative } from '../law/check-input';
import { refuse } from '../law/refusal';
import { said } from '../law/said';
import { compareFractions, type Fraction, whole } from '../money/fraction';
import {
  type Check,
  checkAsset,
  checkIds,
  checkPerson,
  checkTakers,
  type Index,
  indexOf,
  totalShare,
} from './check-lists';
import type { Estate } from './estate';
import { at } from './path';
import type { Substitution } from '../succession/gift';
import type { Legacy, LimitedLegacy, Taker, Will } from './will';

export function checkWill({ will }: Pick<Estate, 'will'>, assets: Index, people: Index): Check[] {
  if (!will) return [];
  return [
    ...checkIds('will.legacies', will.legacies),
    ...will.legacies.flatMap((legacy, index) => checkLegacy(legacy, at('will', 'legacies', index), assets, people)),
    ...checkAwardedOnce(will.legacies),
    ...checkHandOvers(will, people),
    ...(will.residue ? checkTakers('will.residue.to', will.residue.to, people, 'atMostOne') : []),
    ...(will.residue?.to ?? []).flatMap((heir, nth) =>
      checkSubstitutes(at('will', 'residue', 'to', nth), heir, people),
    ),
    ...(will.residue?.limited
      ? checkInterest('will.residue.limited', will.residue.limited.right, will.residue.limited.holders, will.residue.to)
      : []),
    ...(will.residue?.limited
      ? checkTwoSides('will.residue.limited.holders', will.residue.limited.holders, will.residue.to)
      : []),
    ...(will.residue?.limited
      ? checkTakers('will.residue.limited.holders', will.residue.limited.holders, people, 'exactlyOne')
      : []),
  ];
}

function checkLegacy(legacy: Legacy, path: string, assets: Index, people: Index): Check[] {
  switch (legacy.kind) {
    case 'cash':
      return [
        checkPerson(`${path}.personId`, legacy.personId, people),
        checkNotNegative(`${path}.amount`, legacy.amount),
        ...checkSubstitutes(path, legacy, people),
        legacy.lateInterest && legacy.lateInterest.yearlyRate.n < 0n
          ? refuse(`${path}.lateInterest.yearlyRate`, 'Enter a rate of nought or more.')
          : undefined,
      ];
    case 'asset':
      return [
        checkAsset(`${path}.assetId`, legacy.assetId, assets),
        legacy.to.length === 0 ? refuse(`${path}.to`, 'Name who takes this legacy.') : undefined,
        ...checkTakers(`${path}.to`, legacy.to, people, 'atMostOne'),
        ...legacy.to.flatMap((taker, nth) => checkSubstitutes(at(`${path}.to`, nth), taker, people)),
      ];
    case 'limited':
      return [
        checkAsset(`${path}.assetId`, legacy.assetId, assets),
        ...checkInterest(path, legacy.right, legacy.holders, legacy.bareOwners),
        ...checkTwoSides(`${path}.bareOwners`, legacy.bareOwners, legacy.holders),
        ...(legacy.holders.length === 0 ? [] : checkTakers(`${path}.holders`, legacy.holders, people, 'exactlyOne')),
        ...(legacy.bareOwners.length === 0
          ? []
          : checkTakers(`${path}.bareOwners`, legacy.bareOwners, people, 'exactlyOne')),
      ];
  }
}

const checkSubstitutes = (path: string, { substitutes = [] }: Substitution, people: Index): Check[] =>
  substitutes.map((id, nth) => checkPerson(at(path, 'substitutes', nth), id, people));

/** What a spouse must hand on comes out of something the will gives that spouse. */
function checkHandOvers({ handOvers = [], legacies }: Will, people: Index): Check[] {
  const known = indexOf(legacies);
  return [
    ...checkIds('will.handOvers', handOvers),
    ...handOvers.flatMap(({ spouseId, toPersonId, legacyId, amount }, index): Check[] => {
      const path = at('will', 'handOvers', index);
      return [
        checkPerson(`${path}.spouseId`, spouseId, people),
        checkPerson(`${path}.toPersonId`, toPersonId, people),
        toPersonId === spouseId
          ? refuse(`${path}.toPersonId`, 'Name somebody else: nobody hands anything on to the same person.')
          : undefined,
        legacyId === undefined || known.has(legacyId)
          ? undefined
          : refuse(`${path}.legacyId`, 'Choose a legacy of this will, or leave it open for the residue.'),
        checkNotNegative(`${path}.amount`, amount),
      ];
    }),
  ];
}

/** A limited interest needs both sides: somebody who enjoys and somebody who owns. */
function checkInterest(
  path: string,
  right: LimitedLegacy['right'],
  holders: readonly unknown[],
  owners: readonly unknown[],
): Check[] {
  const owning = path.endsWith('.limited') ? 'will.residue.to' : `${path}.bareOwners`;
  return [
    holders.length === 0
      ? refuse(`${path}.holders`, said('Name who holds the {right}.', { right: said(right) }))
      : undefined,
    owners.length === 0
      ? refuse(
          owning,
          said('Name who owns the property subject to the {right}: a {right} without an owner cannot stand.', {
            right: said(right),
          }),
        )
      : undefined,
  ];
}

/** Who enjoys and who owns are two people: in one hand the two are full ownership. */
function checkTwoSides(path: string, ours: readonly Taker[], theirs: readonly Taker[]): Check[] {
  const other = new Set(theirs.map(({ personId }) => personId));
  return ours.map(({ personId }, nth) =>
    other.has(personId)
      ? refuse(
          at(path, nth, 'personId'),
          'This person would both enjoy and own the property. Give that part in full ownership, or name another.',
        )
      : undefined,
  );
}

/** Parts of one asset in several legacies may not come to more than the asset. */
function checkAwardedOnce(legacies: readonly Legacy[]): Check[] {
  const parts = new Map<string, Fraction[]>();
  return legacies.map((legacy, index): Check => {
    if (legacy.kind === 'cash') return undefined;
    const own = legacy.kind === 'limited' ? [whole] : legacy.to.map(({ share }) => share);
    const before = parts.get(legacy.assetId) ?? [];
    parts.set(legacy.assetId, [...before, ...own]);
    if (before.length === 0 || compareFractions(totalShare([...before, ...own]), whole) <= 0) return undefined;
    return refuse(
      at('will', 'legacies', index, 'assetId'),
      'This asset is awarded twice: the parts come to more than the asset. Lower them or remove a legacy.',
    );
  });
}

export function checkAgreements(
  { agreements, assets: all }: Pick<Estate, 'agreements' | 'assets'>,
  assets: Index,
  people: Index,
): Check[] {
  const seen = new Set<string>();
  return [
    ...checkIds('agreements', agreements),
    ...agreements.flatMap((agreement, nth): Check[] => [
      ...agreement.assets.flatMap(({ assetId, to }, index): Check[] => {
        const path = at('agreements', nth, 'assets', index);
        const again = seen.has(assetId);
        seen.add(assetId);
        const found = assets.get(assetId);
        return [
          checkAsset(`${path}.assetId`, assetId, assets),
          again ? refuse(`${path}.assetId`, 'This asset is awarded twice. Keep it in one agreement only.') : undefined,
          found !== undefined && all[found]!.treatment !== 'inKind'
            ? refuse(`${path}.assetId`, 'Only an asset kept as it is can be taken. Change how it is dealt with.')
            : undefined,
          ...checkTakers(`${path}.to`, to, people, 'exactlyOne'),
        ];
      }),
      ...(agreement.transfers ?? []).flatMap((transfer, index): Check[] => [
        checkPerson(at('agreements', nth, 'transfers', index, 'from'), transfer.from, people),
        checkPerson(at('agreements', nth, 'transfers', index, 'to'), transfer.to, people),
        checkNotNegative(at('agreements', nth, 'transfers', index, 'amount'), transfer.amount),
      ]),
    ]),
  ];
}

export function checkAdvances(
  { advances, intestateHeirs }: Pick<Estate, 'advances' | 'intestateHeirs'>,
  people: Index,
): Check[] {
  return [
    ...checkIds('advances', advances),
    ...advances.flatMap((advance, index): Check[] => [
      checkPerson(at('advances', index, 'personId'), advance.personId, people),
      checkNotNegative(at('advances', index, 'amount'), advance.amount),
    ]),
    ...(intestateHeirs ? checkTakers('intestateHeirs', intestateHeirs, people, 'exactlyOne') : []),
  ];
}
