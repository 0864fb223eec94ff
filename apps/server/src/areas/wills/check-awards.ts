import type { Award, Awarding } from '@boedel/domain/awards/award';
import { awardingOf } from '@boedel/domain/awards/awarding-of';
import { checkAwards, checkBeside, type NewAward } from '@boedel/domain/awards/check-award';
import type { Agreement } from '@boedel/domain/estate/will';
import type { Refusal } from '@boedel/domain/law/refusal';
import { sameValue } from '@boedel/domain/money/fraction';
import { type CapturedWill, willFrom } from '@boedel/domain/wills/captured-will';
import type { Tx } from '../../platform/db/database';
import { todayInDatabase } from '../../platform/db/today';
import { assetsOf } from '../assets/assets-of';
import { readPeople } from '../family/people-of';
import { agreementsOf, willOf } from '../will-facts/will-of';

/** Everything that is given away in a matter, as the worktop lays it out. Of somebody alive, as if today were the day. */
async function awardingIn(tx: Tx, matterId: number): Promise<Awarding> {
  const today = await todayInDatabase(tx);
  const { deceased, people } = await readPeople(tx, matterId);
  return awardingOf({
    assets: await assetsOf(tx, matterId),
    people,
    will: await willOf(tx, matterId),
    agreements: await agreementsOf(tx, matterId),
    diedOn: deceased?.diedOn ?? today,
  });
}

const sameTakers = (a: readonly NewAward[], b: readonly NewAward[]): boolean =>
  a.length === b.length &&
  a.every(({ personId, share }) => b.some((other) => other.personId === personId && sameValue(other.share, share)));

/**
 * What the worktop's own rule says against an allotment: of assets whose takers changed alone, so that what became wrong
 * since keeps nobody from mending another. Fields are `awards.N.…` of the call.
 */
export async function faultsOfAllotment(
  tx: Tx,
  matterId: number,
  { id, assets }: Agreement,
  awards: readonly { readonly assetID: number; readonly partyID: number }[],
): Promise<Refusal[]> {
  const awarding = await awardingIn(tx, matterId);
  const ofThis = ({ id: award }: Award): boolean => award.startsWith(`agreement/${id}/`);
  const others = { ...awarding, awards: awarding.awards.filter((award) => !ofThis(award)) };
  return assets.flatMap(({ assetId, to }) => {
    const next = to.map(({ personId, share }): NewAward => ({ assetId, personId, share, as: 'full', by: 'allotment' }));
    const before = awarding.awards.filter((award) => ofThis(award) && award.assetId === assetId);
    if (sameTakers(before, next)) return [];
    const places = awards.flatMap(({ assetID }, place) => (String(assetID) === assetId ? [place] : []));
    return checkAwards(others, next).flatMap(({ at, refused }) =>
      refused.refusals.map((one) => ({ ...one, field: `awards.${places[at]}.${fields[one.field] ?? one.field}` })),
    );
  });
}

const fields: Readonly<Record<string, string>> = { assetId: 'assetID', personId: 'partyID', as: 'assetID' };

/** What is allotted already is not the will's to give besides: named by the clause. */
export async function faultsOfClauses(tx: Tx, matterId: number, captured: CapturedWill): Promise<Refusal[]> {
  const allotted = new Set(
    (await agreementsOf(tx, matterId))
      .filter(({ ground }) => ground === 'allotment')
      .flatMap(({ assets }) => assets.map(({ assetId }) => assetId)),
  );
  if (allotted.size === 0) return [];
  const awarding = await awardingIn(tx, matterId);
  const { awards } = awardingOf({
    assets: [],
    people: [],
    agreements: [],
    will: willFrom(captured),
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
