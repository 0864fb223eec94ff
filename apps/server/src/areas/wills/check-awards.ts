import type { AssetAward, AwardContext } from '@boedel/domain/awards/award';
import { buildAwardContext } from '@boedel/domain/awards/build-award-context';
import { checkAwards, checkBeside, type NewAward } from '@boedel/domain/awards/check-award';
import type { HeirAgreement } from '@boedel/domain/estate/will';
import type { Refusal } from '@boedel/domain/law/refusal';
import { isSameFraction } from '@boedel/domain/money/fraction';
import { type CapturedWill, toWill } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { readToday } from '../../platform/db/today';
import { listEstateAssets } from '../assets/list-estate-assets';
import { readPeople } from '../family/list-people';
import { listAgreements, findWill } from '../will-facts/find-will';

/** Everything that is given away in a matter, as the worktop lays it out. Of somebody alive, as if today were the day. */
async function readAwarding(tx: Tx, matterId: number): Promise<AwardContext> {
  const today = await readToday(tx);
  const { deceased, people } = await readPeople(tx, matterId);
  return buildAwardContext({
    assets: await listEstateAssets(tx, matterId),
    people,
    will: await findWill(tx, matterId),
    agreements: await listAgreements(tx, matterId),
    diedOn: deceased?.diedOn ?? today,
  });
}

const hasSameTakers = (a: readonly NewAward[], b: readonly NewAward[]): boolean =>
  a.length === b.length &&
  a.every(({ personId, share }) =>
    b.some((other) => other.personId === personId && isSameFraction(other.share, share)),
  );

/**
 * What the worktop's own rule says against an allotment: of assets whose takers changed alone, so that what became wrong
 * since keeps nobody from mending another. Fields are `awards.N.…` of the call.
 */
export async function checkAllotment(
  tx: Tx,
  matterId: number,
  { id, assets }: HeirAgreement,
  awards: readonly { readonly assetID: number; readonly partyID: number }[],
): Promise<Refusal[]> {
  const awarding = await readAwarding(tx, matterId);
  const isOfThis = ({ id: award }: AssetAward): boolean => award.startsWith(`agreement/${id}/`);
  const others = { ...awarding, awards: awarding.awards.filter((award) => !isOfThis(award)) };
  return assets.flatMap(({ assetId, to }) => {
    const next = to.map(({ personId, share }): NewAward => ({ assetId, personId, share, as: 'full', by: 'allotment' }));
    const before = awarding.awards.filter((award) => isOfThis(award) && award.assetId === assetId);
    if (hasSameTakers(before, next)) return [];
    const places = awards.flatMap(({ assetID }, place) => (String(assetID) === assetId ? [place] : []));
    return checkAwards(others, next).flatMap(({ at, refused }) =>
      refused.refusals.map((one) => ({ ...one, field: `awards.${places[at]}.${fields[one.field] ?? one.field}` })),
    );
  });
}

const fields: Readonly<Record<string, string>> = { assetId: 'assetID', personId: 'partyID', as: 'assetID' };

/** What is allotted already is not the will's to give besides: named by the clause. */
export async function checkClauses(tx: Tx, matterId: number, captured: CapturedWill): Promise<Refusal[]> {
  const allotted = new Set(
    (await listAgreements(tx, matterId))
      .filter(({ ground }) => ground === 'allotment')
      .flatMap(({ assets }) => assets.map(({ assetId }) => assetId)),
  );
  if (allotted.size === 0) return [];
  const awarding = await readAwarding(tx, matterId);
  const { awards } = buildAwardContext({
    assets: [],
    people: [],
    agreements: [],
    will: toWill(captured),
    diedOn: awarding.diedOn,
  });
  const beside = {
    ...awarding,
    awards: awarding.awards.filter(({ by, assetId }) => by === 'allotment' && allotted.has(assetId)),
  };
  const seen = new Set<string>();
  return awards.flatMap((award) => {
    if (!allotted.has(award.assetId) || seen.has(award.assetId)) return [];
    seen.add(award.assetId);
    const refused = checkBeside(beside, { ...award, by: 'will' });
    const place = captured.clauses.findIndex(({ assetId }) => assetId === award.assetId);
    return (refused?.refusals ?? []).map((one) => ({ ...one, field: `clauses.${place}.assetID` }));
  });
}
