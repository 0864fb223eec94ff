import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { findPartsAtOnce } from '@boedel/domain/people/parts';
import { findSharedNumber } from '@boedel/domain/people/same-person';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { groupByPerson, presentClaim, presentPart } from '../known-people/people.present';
import { listNumbers, peopleStore, type KnownPersonRow } from '../known-people/people.store';
import { toIdentity } from '../known-people/take-known';
import { listKnownIds } from './known-in-matter.store';

type KnownPartyDetails = Omit<AnswerOf<typeof peopleCalls.getbymatterid>['parties'][number], 'partyID'>;

/** Who of a matter is known elsewhere, and what they are at once, in a few statements whatever its size. */
export const listKnownInMatter: Handler<typeof peopleCalls.getbymatterid> = ({ scope, query }) =>
  scope.transaction(async (tx) => {
    const { matterID } = query;
    await openMatter(tx, matterID, 'estate');
    const store = peopleStore(tx);
    const inMatter = await listKnownIds(tx, matterID);
    const known = [...new Set(inMatter.map(({ known_id }) => known_id))];
    const people = groupByPerson(await store.recordsOf(known));
    const claims = groupByPerson(await store.claimsOf(known));
    const own = [...people.values()].flat().filter(({ matter }) => matter?.id === matterID);
    const others = await store.recordsOf(await store.withNumbers(listNumbers(own), []));
    const countSame = (rows: readonly KnownPersonRow[], knownId: number): number =>
      new Set(
        others
          .filter((other) => other.knownId !== knownId)
          .filter((other) => rows.some((row) => findSharedNumber(toIdentity(row), toIdentity(other)) !== undefined))
          .map((other) => other.knownId),
      ).size;
    const byId = new Map(
      known.map((knownID): [number, KnownPartyDetails] => {
        const rows = people.get(knownID) ?? [];
        const parts = [
          ...rows.flatMap((row) => presentPart(row) ?? []),
          ...(claims.get(knownID) ?? []).map(presentClaim),
        ];
        const here = findPartsAtOnce(parts.filter((part) => part.matterID === matterID));
        return [
          knownID,
          {
            knownID,
            otherMatters: new Set(parts.map((part) => part.matterID).filter((id) => id !== matterID)).size,
            parts: [...here.parts],
            isDoubtful: here.isDoubtful,
            maybeSame: countSame(
              rows.filter(({ matter }) => matter?.id === matterID),
              knownID,
            ),
          },
        ];
      }),
    );
    return {
      parties: own.map(({ id, knownId }) => ({ partyID: id, ...byId.get(knownId)! })),
      creditors: inMatter.flatMap(({ known_id, liability_id }) =>
        liability_id === null ? [] : [{ liabilityID: liability_id, ...byId.get(known_id)! }],
      ),
    };
  });
