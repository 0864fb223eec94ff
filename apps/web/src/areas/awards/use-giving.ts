import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import type { Award } from '@boedel/domain/awards/award';
import { sameValue, sumFractions, whole, writtenFraction } from '@boedel/domain/money/fraction';
import { useRef } from 'react';
import { useCall } from '../../client/hooks';
import { allotmentOf } from './awarding-of';
import type { Held, WillAnswer } from './awards.queries';

/** How an asset is given: allotted out of the residue, bequeathed, or enjoyed by some and owned by others. */
export type Way = 'allotment' | 'bequest' | 'usufruct';

export const wayOf = (awards: readonly Award[]): Way | undefined =>
  awards.length === 0
    ? undefined
    : awards.some(({ as }) => as !== 'full')
      ? 'usufruct'
      : awards.some(({ by }) => by === 'will')
        ? 'bequest'
        : 'allotment';

const isAll = (awards: readonly Award[]): boolean => sameValue(sumFractions(awards.map(({ share }) => share)), whole);
const sideOf = (awards: readonly Award[], as: Award['as']): readonly Award[] =>
  awards.filter((award) => award.as === as);

/** Whether awards can be kept as they are: a legacy may be of a part; the rest must come to the whole, on both sides. */
export function isComplete(awards: readonly Award[]): boolean {
  switch (wayOf(awards)) {
    case undefined:
      return true;
    case 'bequest':
      return true;
    case 'allotment':
      return isAll(awards);
    case 'usufruct':
      return isAll(sideOf(awards, 'enjoyment')) && isAll(sideOf(awards, 'bareOwnership'));
  }
}

const wireAward = ({ personId, share }: Award) => ({ partyID: Number(personId), share: writtenFraction(share) });

/** The clause of the will that gives an asset, so that what the worktop does not show of it stays. */
const clauseOf = (will: WillAnswer | null, assetId: string, kind: 'asset' | 'limited') =>
  will?.clauses.find((clause) => clause.kind === kind && String(clause.assetID) === assetId);

/** Keeps what was given of one asset, by the call of its way. Each answers the version the next one names. */
export function useGiving(held: Held) {
  const options = { onError: () => undefined };
  const calls = {
    allotment: useCall(assetTakerCalls.saveAwardBeneficiary, options),
    noAllotment: useCall(assetTakerCalls.deleteAwardBeneficiary, options),
    bequest: useCall(assetTakerCalls.saveBequestBeneficiary, options),
    noBequest: useCall(assetTakerCalls.deleteBequestBeneficiary, options),
    usufruct: useCall(assetTakerCalls.saveUsufructBeneficiary, options),
    noUsufruct: useCall(assetTakerCalls.deleteUsufructBeneficiary, options),
  };
  const versions = useRef<{ allotment?: number | null; will?: number | null }>({});
  const known = (way: Way): number | null =>
    way === 'allotment'
      ? (versions.current.allotment ?? allotmentOf(held)?.version ?? null)
      : (versions.current.will ?? held.will?.version ?? null);
  const keep = (way: Way, version: number | null): void => {
    versions.current = { ...versions.current, [way === 'allotment' ? 'allotment' : 'will']: version };
  };

  const give = async (assetId: string, awards: readonly Award[]): Promise<void> => {
    const way = wayOf(awards)!;
    const assetID = Number(assetId);
    const version = known(way);
    if (way === 'allotment') {
      keep(way, (await calls.allotment.runAsync({ assetID, takers: awards.map(wireAward), version })).version);
    } else if (way === 'bequest') {
      const before = clauseOf(held.will, assetId, 'asset');
      const takers = awards.map((award) => {
        const was = before?.takers?.find(({ partyID }) => String(partyID) === award.personId);
        return {
          ...wireAward(award),
          noRepresentation: was?.noRepresentation ?? false,
          substitutes: [...(was?.substitutes ?? [])],
        };
      });
      const body = { assetID, preLegacy: before?.preLegacy ?? false, takers, version };
      keep(way, (await calls.bequest.runAsync(body)).version);
    } else {
      const before = clauseOf(held.will, assetId, 'limited');
      const holders = sideOf(awards, 'enjoyment').map((award) => {
        const was = before?.takers?.find(({ partyID }) => String(partyID) === award.personId);
        return { ...wireAward(award), termYears: was?.termYears ?? null, termMonths: was?.termMonths ?? null };
      });
      const bareOwners = sideOf(awards, 'bareOwnership').map(wireAward);
      const body = { assetID, right: before?.right ?? 'usufruct', holders, bareOwners, version };
      keep(way, (await calls.usufruct.runAsync(body)).version);
    }
  };
  const takeBack = async (assetId: string, way: Way): Promise<void> => {
    const body = { assetID: Number(assetId), partyID: null, version: known(way) ?? 0 };
    const call = { allotment: calls.noAllotment, bequest: calls.noBequest, usufruct: calls.noUsufruct }[way];
    keep(way, (await call.runAsync(body)).version);
  };
  return {
    give,
    takeBack,
    forget: (): void => void (versions.current = {}),
    isRunning: Object.values(calls).some(({ isRunning }) => isRunning),
  };
}
