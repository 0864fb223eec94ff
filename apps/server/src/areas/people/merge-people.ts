import { createHash } from 'node:crypto';
import type { AnswerOf } from '@boedel/contract/call';
import type { peopleCalls } from '@boedel/contract/people/people.calls';
import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import { listDifferingFields, isSameValue, type PersonParticular } from '@boedel/domain/people/offer';
import { refuseAsOne } from '@boedel/domain/people/same-person';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound, RefusalProblem } from '../../platform/problems';
import { formatParticular } from './change-records';
import { lockPeople } from '../known-people/people-numbers.store';
import { saveChange, peopleChangeStore } from './people-change.store';
import {
  formatKey,
  formatListName,
  presentPart,
  presentPersonLine,
  presentRecord,
} from '../known-people/people.present';
import { listParticulars, peopleStore, type KnownPersonRow } from '../known-people/people.store';
import { readPage } from './person-page';
import { toIdentity } from '../known-people/take-known';
import { moveRecords } from './moved-records.store';
import { type ParticularValues, writeRecord, type WrittenRecord } from './write-record';

type MergePeopleCalls = typeof peopleCalls;

interface MergedPair {
  readonly keep: readonly KnownPersonRow[];
  readonly gone: readonly KnownPersonRow[];
  readonly hidden: number;
}

/** Whoever looks at two who were made one meanwhile learns by whom, as far as they reach whom they are now. */
async function refuseMerged(tx: Tx, ids: readonly number[]): Promise<RefusalError | undefined> {
  const merged = await peopleChangeStore(tx).mergeAway(ids);
  const [now] = merged ? await peopleStore(tx).recordsOf([merged.known_id]) : [];
  return merged && now
    ? refuse(
        'goneID',
        message(
          '{who} merged these two while you had them open; they are now {name}. Nothing was done twice. Close this and open {name}, where you can undo the merge.',
          { who: merged.person_name, name: formatListName(now) },
        ),
      )
    : undefined;
}

async function readTwo(tx: Tx, keepId: number, goneId: number): Promise<MergedPair> {
  const store = peopleStore(tx);
  const rows = await store.recordsOf([keepId, goneId]);
  const [keep, gone] = [keepId, goneId].map((id) => rows.filter(({ knownId }) => knownId === id));
  if (keep!.length === 0 || gone!.length === 0) {
    throwIfRefused(await refuseMerged(tx, [keepId, goneId]));
    throw new NotFound();
  }
  return { keep: keep!, gone: gone!, hidden: (await store.countOf([keepId, goneId])) - rows.length };
}

/** What was looked at, in a few signs: another version or another record gives others. */
const computeSeenMark = ({ keep, gone, hidden }: MergedPair): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [...keep, ...gone].map((row) => `${formatKey(row)} ${row.version} ${row.knownId}`).toSorted(),
        hidden,
      ]),
    )
    .digest('hex')
    .slice(0, 24);

/** Both in one role of one matter: that is one record too many, which its matter has to say which. */
const listDoubled = ({ keep, gone }: MergedPair) =>
  gone.flatMap((row) =>
    keep.some(({ matter, role }) => matter !== null && matter.id === row.matter?.id && role === row.role)
      ? (presentPart(row) ?? [])
      : [],
  );

const refuseMerge = (two: MergedPair) => refuseAsOne(two.keep.map(toIdentity), two.gone.map(toIdentity));

const mustBeTwo = (keepId: number, goneId: number): void => {
  if (keepId === goneId)
    throw new RefusalProblem(refuse('goneID', 'These are already one person. Choose someone else.'));
};

export const previewMerge: Handler<MergePeopleCalls['previewMerge']> = ({ scope, query }) =>
  scope.transaction(async (tx): Promise<AnswerOf<MergePeopleCalls['previewMerge']>> => {
    mustBeTwo(query.keepID, query.goneID);
    const two = await readTwo(tx, query.keepID, query.goneID);
    const rows = [...two.keep, ...two.gone];
    const claims = await peopleStore(tx).claimsOf([query.keepID, query.goneID]);
    const presentSide = (knownID: number, of: readonly KnownPersonRow[]) =>
      presentPersonLine(
        knownID,
        of,
        claims.filter(({ knownId }) => knownId === knownID),
      );
    return {
      keep: presentSide(query.keepID, two.keep),
      gone: presentSide(query.goneID, two.gone),
      records: rows.map(presentRecord),
      hiddenCount: two.hidden,
      differences: listDifferingFields(rows).map((field) => ({
        field,
        values: rows
          .filter((row) => row[field] !== null)
          .map((row) => ({ source: row.source, id: row.id, text: formatParticular(field, row[field]) })),
      })),
      standsTwice: listDoubled(two),
      says: (refuseMerge(two)?.refusals ?? []).map(({ field, sentence, words }) => ({
        field,
        sentence,
        ...(words && { said: words }),
      })),
      seen: computeSeenMark(two),
    };
  });

/** The values chosen, written into every record that says something else, by the rules of where it stands. */
async function writeChosen(
  tx: Tx,
  saving: Parameters<typeof writeRecord>[1],
  rows: readonly KnownPersonRow[],
  takes: readonly {
    readonly field: PersonParticular;
    readonly from: { source: KnownPersonRow['source']; id: number };
  }[],
): Promise<WrittenRecord[]> {
  const chosen = takes.map(({ field, from }) => {
    const row = rows.find((one) => formatKey(one) === formatKey(from));
    if (!row) throw new NotFound();
    return [field, row[field]] as const;
  });
  const written: WrittenRecord[] = [];
  for (const row of rows.toSorted((a, b) => formatKey(a).localeCompare(formatKey(b)))) {
    const held = listParticulars(row.source);
    const values: ParticularValues = Object.fromEntries(
      chosen.filter(([field, value]) => held.includes(field) && !isSameValue(field, value, row[field])),
    );
    if (Object.keys(values).length > 0) written.push(await writeRecord(tx, saving, row, values));
  }
  return written;
}

export const mergePeople: Handler<MergePeopleCalls['merge']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { keepID, goneID, takes, seen } = body;
    mustBeTwo(keepID, goneID);
    await lockPeople(tx, [keepID, goneID]);
    const two = await readTwo(tx, keepID, goneID);
    if (computeSeenMark(two) !== seen) {
      throw new RefusalProblem(
        refuse('seen', 'These records were changed meanwhile. Nothing was merged; look at the preview again.'),
      );
    }
    throwIfRefused(refuseMerge(two));
    const moved = await moveRecords(tx, goneID, keepID);
    const changed = await writeChosen(tx, { actor, now }, [...two.keep, ...two.gone], takes);
    const changeID = await saveChange(tx, actor, {
      kind: 'merge',
      knownId: keepID,
      fromKnownId: goneID,
      moved,
      changed,
    });
    await audit(tx, actor, 'person.merged', {
      entity: ['people_change', changeID],
      after: {
        kept: formatListName(two.keep[0]!),
        gone: formatListName(two.gone[0]!),
        records: moved.length,
        changed: changed.length,
      },
    });
    return readPage(tx, actor, keepID);
  });
