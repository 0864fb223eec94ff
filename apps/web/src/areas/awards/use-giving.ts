import { assetTakerCalls } from '@boedel/contract/wills/asset-takers.calls';
import type { AssetAward } from '@boedel/domain/awards/award';
import { isSameFraction, sumFractions, whole, writeFraction } from '@boedel/domain/money/fraction';
import { useRef } from 'react';
import { useCall } from '../../client/hooks';
import { findAllotment } from './create-awarding';
import type { AwardFacts, AwardWillAnswer } from './awards.queries';

/** How an asset is given: allotted out of the residue, bequeathed, or enjoyed by some and owned by others. */
export type AwardWay = 'allotment' | 'bequest' | 'usufruct';

export const chooseWay = (awards: readonly AssetAward[]): AwardWay | undefined =>
  awards.length === 0
    ? undefined
    : awards.some(({ as }) => as !== 'full')
      ? 'usufruct'
      : awards.some(({ by }) => by === 'will')
        ? 'bequest'
        : 'allotment';

const isAll = (awards: readonly AssetAward[]): boolean =>
  isSameFraction(sumFractions(awards.map(({ share }) => share)), whole);
const listAwardsAs = (awards: readonly AssetAward[], as: AssetAward['as']): readonly AssetAward[] =>
  awards.filter((award) => award.as === as);

/** Whether awards can be kept as they are: a legacy may be of a part; the rest must come to the whole, on both sides. */
export function isComplete(awards: readonly AssetAward[]): boolean {
  switch (chooseWay(awards)) {
    case undefined:
      return true;
    case 'bequest':
      return true;
    case 'allotment':
      return isAll(awards);
    case 'usufruct':
      return isAll(listAwardsAs(awards, 'enjoyment')) && isAll(listAwardsAs(awards, 'bareOwnership'));
  }
}

const toWireAward = ({ personId, share }: AssetAward) => ({ partyID: Number(personId), share: writeFraction(share) });

/** The clause of the will that gives an asset, so that what the worktop does not show of it stays. */
const findClause = (will: AwardWillAnswer | null, assetId: string, kind: 'asset' | 'limited') =>
  will?.clauses.find((clause) => clause.kind === kind && String(clause.assetID) === assetId);

/** Keeps what was given of one asset, by the call of its way. Each answers the version the next one names. */
export function useGiving(held: AwardFacts) {
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
  const readVersion = (way: AwardWay): number | null =>
    way === 'allotment'
      ? (versions.current.allotment ?? findAllotment(held)?.version ?? null)
      : (versions.current.will ?? held.will?.version ?? null);
  const saveVersion = (way: AwardWay, version: number | null): void => {
    versions.current = { ...versions.current, [way === 'allotment' ? 'allotment' : 'will']: version };
  };

  const saveAwards = async (assetId: string, awards: readonly AssetAward[]): Promise<void> => {
    const way = chooseWay(awards)!;
    const assetID = Number(assetId);
    const version = readVersion(way);
    if (way === 'allotment') {
      saveVersion(way, (await calls.allotment.runAsync({ assetID, takers: awards.map(toWireAward), version })).version);
    } else if (way === 'bequest') {
      const before = findClause(held.will, assetId, 'asset');
      const takers = awards.map((award) => {
        const was = before?.takers?.find(({ partyID }) => String(partyID) === award.personId);
        return {
          ...toWireAward(award),
          noRepresentation: was?.noRepresentation ?? false,
          substitutes: [...(was?.substitutes ?? [])],
        };
      });
      const body = { assetID, preLegacy: before?.preLegacy ?? false, takers, version };
      saveVersion(way, (await calls.bequest.runAsync(body)).version);
    } else {
      const before = findClause(held.will, assetId, 'limited');
      const holders = listAwardsAs(awards, 'enjoyment').map((award) => {
        const was = before?.takers?.find(({ partyID }) => String(partyID) === award.personId);
        return { ...toWireAward(award), termYears: was?.termYears ?? null, termMonths: was?.termMonths ?? null };
      });
      const bareOwners = listAwardsAs(awards, 'bareOwnership').map(toWireAward);
      const body = { assetID, right: before?.right ?? 'usufruct', holders, bareOwners, version };
      saveVersion(way, (await calls.usufruct.runAsync(body)).version);
    }
  };
  const removeAwards = async (assetId: string, way: AwardWay): Promise<void> => {
    const body = { assetID: Number(assetId), partyID: null, version: readVersion(way) ?? 0 };
    const call = { allotment: calls.noAllotment, bequest: calls.noBequest, usufruct: calls.noUsufruct }[way];
    saveVersion(way, (await call.runAsync(body)).version);
  };
  return {
    give: saveAwards,
    takeBack: removeAwards,
    forget: (): void => void (versions.current = {}),
    isRunning: Object.values(calls).some(({ isRunning }) => isRunning),
  };
}
