import type { peopleCalls } from '@boedel/contract/people/people.calls';
import type { PersonChangeOffer, PersonRecordKey } from '@boedel/contract/people/people.schema';
import { maskNumber } from '@boedel/domain/identity/mask';
import { isRefused, refuse } from '@boedel/domain/law/refusal';
import { message } from '@boedel/domain/law/message';
import {
  offerFields,
  type PersonParticular,
  type PersonParticulars,
  type ParticularValue,
} from '@boedel/domain/people/offer';
import type { Tx } from '../../platform/db/database';
import type { Handler } from '../../platform/http/handler';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotFound } from '../../platform/problems';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { formatKey, formatListName, presentRecord } from '../known-people/people.present';
import { listParticulars, peopleStore, type KnownPersonRow } from '../known-people/people.store';
import { saveChange } from './people-change.store';
import { describePlace, refuseToWrite, writeRecord, type WrittenRecord } from './write-record';

type ChangeRecordsCalls = typeof peopleCalls;

/** All records of the person of whom this is one; a record the reader may not see is not there. */
async function listRecordsBeside(
  tx: Tx,
  { source, id }: PersonRecordKey,
): Promise<{ from: KnownPersonRow; others: KnownPersonRow[] }> {
  const rows = await peopleStore(tx).besides(source, id);
  const from = rows.find((row) => row.source === source && row.id === id);
  if (!from) throw new NotFound();
  return { from, others: rows.filter((row) => row !== from) };
}

const isPrivate = (field: PersonParticular): boolean => field === 'idNumber' || field === 'passportNumber';
/** As it may be shown: private numbers masked. */
export const formatParticular = (field: PersonParticular, value: ParticularValue): string | null =>
  value === null ? null : isPrivate(field) ? maskNumber(String(value)) : String(value);

/** What a form showed before the change, with the number behind a mask where a record still has it. */
const restoreMasked = (
  before: Partial<PersonParticulars>,
  field: PersonParticular,
  held: ParticularValue,
): ParticularValue =>
  isPrivate(field) && formatParticular(field, held) === before[field] ? held : (before[field] ?? null);

export const offerChange: Handler<ChangeRecordsCalls['offer']> = ({ scope, actor, body }) =>
  scope.transaction(async (tx) => {
    const { from, others } = await listRecordsBeside(tx, body);
    // Who only reads the matter has nothing to offer from it.
    if (from.matter) await openToCapture(tx, actor, from.matter.id, 'estate');
    const to = others.flatMap((row): PersonChangeOffer['to'] => {
      const before =
        body.before &&
        (Object.fromEntries(
          Object.keys(body.before).map((field) => [
            field,
            restoreMasked(
              body.before as Partial<PersonParticulars>,
              field as PersonParticular,
              row[field as PersonParticular],
            ),
          ]),
        ) as Partial<PersonParticulars>);
      const fields = offerFields(from, row, listParticulars(row.source), before);
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
            now: formatParticular(field, now),
            after: formatParticular(field, after),
            isConflict,
          })),
          ...(isRefused(refused) && { said: refused.refusals[0]!.words ?? message(refused.refusals[0]!.sentence) }),
        },
      ];
    });
    return { from: presentRecord(from), to };
  });

const refuseChanged = (row: KnownPersonRow) =>
  refuse(
    'to',
    message('{name} in {place} was changed meanwhile. Nothing was written; look at the offer again.', {
      name: formatListName(row),
      place: describePlace(row),
    }),
  );

export const changeMatchingRecords: Handler<ChangeRecordsCalls['change']> = ({ scope, actor, body, now }) =>
  scope.transaction(async (tx) => {
    const { from, others } = await listRecordsBeside(tx, body.from);
    if (from.matter) await openToCapture(tx, actor, from.matter.id, 'estate');
    if (from.version !== body.from.version) throwIfRefused(refuseChanged(from));
    const known = new Map(others.map((row) => [formatKey(row), row]));
    const written: WrittenRecord[] = [];
    // In one order, so that two who change the same records wait for one another.
    for (const { fields, version, ...key } of body.to.toSorted((a, b) => formatKey(a).localeCompare(formatKey(b)))) {
      const row = known.get(formatKey(key));
      if (!row) throw new NotFound();
      if (row.version !== version) throwIfRefused(refuseChanged(row));
      const values = Object.fromEntries(fields.map((field) => [field, from[field]]));
      written.push(await writeRecord(tx, { actor, now }, row, values));
    }
    const changeID = await saveChange(tx, actor, { kind: 'change', knownId: from.knownId, changed: written });
    return { changeID, records: written.length };
  });
