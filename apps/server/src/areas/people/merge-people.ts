import { createHash } from 'node:crypto';
import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { type Refused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { differing, isSameValue, type Particular } from '@boedel/domain/people/offer';
import { refuseAsOne } from '@boedel/domain/people/same-person';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { shownAs } from './change-records';
import { holdPeople } from '../known-people/people-numbers.store';
import { keepChange, peopleChanges } from './people-change.store';
import { keyOf, nameOf, partOf, presentLine, presentRecord } from '../known-people/people.present';
import { heldIn, peopleStore, type PersonRow } from '../known-people/people.store';
import { pageOf } from './person-page';
import { identityOf } from '../known-people/take-known';
import { moveRecords } from './moved-records.store';
import { type Values, writeRecord, type Written } from './write-record';

type Calls = typeof peopleCalls;

interface Two {
  readonly keep: readonly PersonRow[];
  readonly gone: readonly PersonRow[];
  readonly hidden: number;
}

/** Whoever looks at two who were made one meanwhile learns by whom, as far as they reach whom they are now. */
async function mergedMeanwhile(tx: Tx, ids: readonly number[]): Promise<Refused | undefined> {
  const merged = await peopleChanges(tx).mergeAway(ids);
  const [now] = merged ? await peopleStore(tx).recordsOf([merged.known_id]) : [];
  return merged && now
    ? refuse(
        'goneID',
        said(
          '{who} merged these two while you looked at them; they are {name} now. Nothing was done twice. Close this and open {name}, where it can be taken back.',
          { who: merged.person_name, name: nameOf(now) },
        ),
      )
    : undefined;
}

async function readTwo(tx: Tx, keepId: number, goneId: number): Promise<Two> {
  const store = peopleStore(tx);
  const rows = await store.recordsOf([keepId, goneId]);
  const [keep, gone] = [keepId, goneId].map((id) => rows.filter(({ knownId }) => knownId === id));
  if (keep!.length === 0 || gone!.length === 0) {
    orRefuse(await mergedMeanwhile(tx, [keepId, goneId]));
    throw new NotFound();
  }
  return { keep: keep!, gone: gone!, hidden: (await store.countOf([keepId, goneId])) - rows.length };
}

/** What was looked at, in a few signs: another version or another record gives others. */
const seenOf = ({ keep, gone, hidden }: Two): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [...keep, ...gone].map((row) => `${keyOf(row)} ${row.version} ${row.knownId}`).toSorted(),
        hidden,
      ]),
    )
    .digest('hex')
    .slice(0, 24);

/** Both in one role of one matter: that is one record too many, which its matter has to say which. */
const twiceIn = ({ keep, gone }: Two) =>
  gone.flatMap((row) =>
    keep.some(({ matter, role }) => matter !== null && matter.id === row.matter?.id && role === row.role)
      ? (partOf(row) ?? [])
      : [],
  );

const refused = (two: Two) => refuseAsOne(two.keep.map(identityOf), two.gone.map(identityOf));

const mustBeTwo = (keepId: number, goneId: number): void => {
  if (keepId === goneId) orRefuse(refuse('goneID', 'These are one already. Choose somebody else.'));
};

export const previewMerge: Handler<Calls['previewMerge']> = ({ tenant, query }) =>
  tenant.transaction(async (tx): Promise<AnswerOf<Calls['previewMerge']>> => {
    mustBeTwo(query.keepID, query.goneID);
    const two = await readTwo(tx, query.keepID, query.goneID);
    const rows = [...two.keep, ...two.gone];
    const claims = await peopleStore(tx).claimsOf([query.keepID, query.goneID]);
    const line = (knownID: number, of: readonly PersonRow[]) =>
      presentLine(
        knownID,
        of,
        claims.filter(({ knownId }) => knownId === knownID),
      );
    return {
      keep: line(query.keepID, two.keep),
      gone: line(query.goneID, two.gone),
      records: rows.map(presentRecord),
      hiddenCount: two.hidden,
      differences: differing(rows).map((field) => ({
        field,
        values: rows
          .filter((row) => row[field] !== null)
          .map((row) => ({ source: row.source, id: row.id, text: shownAs(field, row[field]) })),
      })),
      standsTwice: twiceIn(two),
      says: (refused(two)?.refusals ?? []).map(({ field, sentence, words }) => ({
        field,
        sentence,
        ...(words && { said: words }),
      })),
      seen: seenOf(two),
    };
  });

/** The values chosen, written into every record that says something else, by the rules of where it stands. */
async function writeChosen(
  tx: Tx,
  saving: Parameters<typeof writeRecord>[1],
  rows: readonly PersonRow[],
  takes: readonly { readonly field: Particular; readonly from: { source: PersonRow['source']; id: number } }[],
): Promise<Written[]> {
  const chosen = takes.map(({ field, from }) => {
    const row = rows.find((one) => keyOf(one) === keyOf(from));
    if (!row) throw new NotFound();
    return [field, row[field]] as const;
  });
  const written: Written[] = [];
  for (const row of rows.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))) {
    const held = heldIn(row.source);
    const values: Values = Object.fromEntries(
      chosen.filter(([field, value]) => held.includes(field) && !isSameValue(field, value, row[field])),
    );
    if (Object.keys(values).length > 0) written.push(await writeRecord(tx, saving, row, values));
  }
  return written;
}

export const mergePeople: Handler<Calls['merge']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { keepID, goneID, takes, seen } = body;
    mustBeTwo(keepID, goneID);
    await holdPeople(tx, [keepID, goneID]);
    const two = await readTwo(tx, keepID, goneID);
    if (seenOf(two) !== seen) {
      orRefuse(refuse('seen', 'These records were changed meanwhile. Nothing was merged; look at the preview again.'));
    }
    orRefuse(refused(two));
    const moved = await moveRecords(tx, goneID, keepID);
    const changed = await writeChosen(tx, { actor, now }, [...two.keep, ...two.gone], takes);
    const changeID = await keepChange(tx, actor, {
      kind: 'merge',
      knownId: keepID,
      fromKnownId: goneID,
      moved,
      changed,
    });
    await audit(tx, actor, 'person.merged', {
      entity: ['people_change', changeID],
      after: { kept: nameOf(two.keep[0]!), gone: nameOf(two.gone[0]!), records: moved.length, changed: changed.length },
    });
    return pageOf(tx, actor, keepID);
  });
