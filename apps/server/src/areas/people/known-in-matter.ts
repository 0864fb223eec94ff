import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { partsAtOnce } from '@boedel/domain/people/parts';
import { sharedNumber } from '@boedel/domain/people/same-person';
import type { Handler } from '../../platform/http/handler';
import { openMatter } from '../../platform/tenancy/matter-door';
import { byPerson, claimOf, partOf } from '../known-people/people.present';
import { numbersOf, peopleStore, type PersonRow } from '../known-people/people.store';
import { identityOf } from '../known-people/take-known';
import { knownIdsIn } from './known-in-matter.store';

type KnownDetails = Omit<AnswerOf<typeof peopleCalls.getbymatterid>['parties'][number], 'partyID'>;

/** Who of a matter is known elsewhere, and what they are at once, in a few statements whatever its size. */
export const knownInMatter: Handler<typeof peopleCalls.getbymatterid> = ({ tenant, query }) =>
  tenant.transaction(async (tx) => {
    const { matterID } = query;
    await openMatter(tx, matterID, 'estate');
    const store = peopleStore(tx);
    const inMatter = await knownIdsIn(tx, matterID);
    const known = [...new Set(inMatter.map(({ known_id }) => known_id))];
    const people = byPerson(await store.recordsOf(known));
    const claims = byPerson(await store.claimsOf(known));
    const own = [...people.values()].flat().filter(({ matter }) => matter?.id === matterID);
    const others = await store.recordsOf(await store.withNumbers(numbersOf(own), []));
    const sameAs = (rows: readonly PersonRow[], knownId: number): number =>
      new Set(
        others
          .filter((other) => other.knownId !== knownId)
          .filter((other) => rows.some((row) => sharedNumber(identityOf(row), identityOf(other)) !== undefined))
          .map((other) => other.knownId),
      ).size;
    const byId = new Map(
      known.map((knownID): [number, KnownDetails] => {
        const rows = people.get(knownID) ?? [];
        const parts = [...rows.flatMap((row) => partOf(row) ?? []), ...(claims.get(knownID) ?? []).map(claimOf)];
        const here = partsAtOnce(parts.filter((part) => part.matterID === matterID));
        return [
          knownID,
          {
            knownID,
            otherMatters: new Set(parts.map((part) => part.matterID).filter((id) => id !== matterID)).size,
            parts: [...here.parts],
            isDoubtful: here.isDoubtful,
            maybeSame: sameAs(
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
