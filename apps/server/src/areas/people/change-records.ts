import type { peopleCalls } from '@boedel/contract/people/people.calls';
import type { ChangeOffer, RecordKey } from '@boedel/contract/people/people.schema';
import { maskNumber } from '@boedel/domain/identity/mask';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import { offered, type Particular, type Particulars, type Value } from '@boedel/domain/people/offer';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { orRefuse } from '../../platform/or-refuse';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { keyOf, nameOf, presentRecord } from '../known-people/people.present';
import { heldIn, peopleStore, type PersonRow } from '../known-people/people.store';
import { keepChange } from './people-change.store';
import { placeOf, refuseToWrite, writeRecord, type Written } from './write-record';

type Calls = typeof peopleCalls;

/** All records of the person of whom this is one; a record the reader may not see is not there. */
async function recordsBeside(tx: Tx, { source, id }: RecordKey): Promise<{ from: PersonRow; others: PersonRow[] }> {
  const rows = await peopleStore(tx).besides(source, id);
  const from = rows.find((row) => row.source === source && row.id === id);
  if (!from) throw new NotFound();
  return { from, others: rows.filter((row) => row !== from) };
}

const isPrivate = (field: Particular): boolean => field === 'idNumber' || field === 'passportNumber';
/** As it may be shown: private numbers masked. */
export const shownAs = (field: Particular, value: Value): string | null =>
  value === null ? null : isPrivate(field) ? maskNumber(String(value)) : String(value);

/** What a form showed before the change, with the number behind a mask where a record still has it. */
const wholeBefore = (before: Partial<Particulars>, field: Particular, held: Value): Value =>
  isPrivate(field) && shownAs(field, held) === before[field] ? held : (before[field] ?? null);

export const offerChange: Handler<Calls['offer']> = ({ tenant, actor, body }) =>
  tenant.transaction(async (tx) => {
    const { from, others } = await recordsBeside(tx, body);
    // Who only reads the matter has nothing to offer from it.
    if (from.matter) await openToCapture(tx, actor, from.matter.id, 'estate');
    const to = others.flatMap((row): ChangeOffer['to'] => {
      const before =
        body.before &&
        (Object.fromEntries(
          Object.keys(body.before).map((field) => [
            field,
            wholeBefore(body.before as Partial<Particulars>, field as Particular, row[field as Particular]),
          ]),
        ) as Partial<Particulars>);
      const fields = offered(from, row, heldIn(row.source), before);
      if (fields.length === 0) return [];
      const refused = refuseToWrite(
        row,
        fields.map(({ field }) => field),
        actor,
      );
      return [
        {
          record: presentRecord(row),
          fields: fields.map(({ field, now, after, isConflict }) => ({
            field,
            now: shownAs(field, now),
            after: shownAs(field, after),
            isConflict,
          })),
          ...(isRefused(refused) && { said: refused.refusals[0]!.words ?? said(refused.refusals[0]!.sentence) }),
        },
      ];
    });
    return { from: presentRecord(from), to };
  });

const changedSince = (row: PersonRow) =>
  refuse(
    'to',
    said('{name} in {place} was changed meanwhile. Nothing was written; look at the offer again.', {
      name: nameOf(row),
      place: placeOf(row),
    }),
  );

export const changeRecords: Handler<Calls['change']> = ({ tenant, actor, body, now }) =>
  tenant.transaction(async (tx) => {
    const { from, others } = await recordsBeside(tx, body.from);
    if (from.matter) await openToCapture(tx, actor, from.matter.id, 'estate');
    if (from.version !== body.from.version) orRefuse(changedSince(from));
    const known = new Map(others.map((row) => [keyOf(row), row]));
    const written: Written[] = [];
    // In one order, so that two who change the same records wait for one another.
    for (const { fields, version, ...key } of body.to.toSorted((a, b) => keyOf(a).localeCompare(keyOf(b)))) {
      const row = known.get(keyOf(key));
      if (!row) throw new NotFound();
      if (row.version !== version) orRefuse(changedSince(row));
      const values = Object.fromEntries(fields.map((field) => [field, from[field]]));
      written.push(await writeRecord(tx, { actor, now }, row, values));
    }
    const changeID = await keepChange(tx, actor, { kind: 'change', knownId: from.knownId, changed: written });
    return { changeID, records: written.length };
  });
