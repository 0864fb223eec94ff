import { directories } from '@boedel/contract/directories/registry';
import type { PeopleDirectory } from '@boedel/contract/people/people.schema';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type RefusalError, refuse } from '@boedel/domain/law/refusal';
import { message, type Message, quoteVerbatim } from '@boedel/domain/law/message';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { PersonParticular, ParticularValue } from '@boedel/domain/people/offer';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { throwIfRefused } from '../../platform/throw-if-refused';
import { NotAllowed, RefusalProblem } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { readFamily, refuseNewFaults } from '../family/family';
import { touchFamily, isPerson } from '../family/people.store';
import { computeToday } from '../beneficiaries/save-beneficiary';
import { entryStore, createKits } from '../directories/directory-table';
import { refreshMatterName } from '../matter-parties/matter-name';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkPartyValues } from '../parties/save-party';
import { formatListName } from '../known-people/people.present';
import { findColumn, type KnownPersonRow } from '../known-people/people.store';

export interface RecordSaving {
  readonly actor: Actor;
  readonly now: Date;
}

/** What a record held before it was written, by column, and the version it has since: enough to take it back. */
export interface WrittenRecord {
  readonly source: KnownPersonRow['source'];
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, ParticularValue>>;
}

export type ParticularValues = Partial<Record<PersonParticular, ParticularValue>>;

/** Where a record stands, as a sentence names it. */
export const describePlace = (row: KnownPersonRow): Message =>
  row.matter ? quoteVerbatim(row.matter.reference) : message(directories[row.source as PeopleDirectory].label);

const kits = createKits(directories);

/** Why somebody may not write a record, or it is changed only where it stands. */
export function refuseToWrite(
  row: KnownPersonRow,
  fields: readonly PersonParticular[],
  actor: Actor,
): RefusalError | undefined {
  const named = { name: formatListName(row), place: describePlace(row) };
  if (row.role === 'main' && fields.includes('dateOfDeath')) {
    return refuse(
      'to',
      message('Periods run from the death in {place}. Change the day of death of {name} in that matter itself.', named),
    );
  }
  if (row.matter !== null) {
    const may = actor.reach
      ? actor.reach.captureMatters.includes(row.matter.id)
      : actor.roles.includes('Capture Matter');
    return may
      ? undefined
      : refuse('to', message('You may not make changes in {place}, where {name} is on file.', named));
  }
  const { write } = directories[row.source as PeopleDirectory];
  return write.some((role) => actor.roles.includes(role))
    ? undefined
    : refuse('to', message('{name} in the list {place} is for an administrator to change.', named));
}

/** Names of a record that has one name for both; the others as they are. */
function completeNames(row: KnownPersonRow, values: ParticularValues): ParticularValues {
  if (!('firstNames' in values) && !('surname' in values)) return values;
  if (!row.isNamedInOne) return values;
  const { firstNames, surname } = { ...row, ...values };
  const whole = formatPartyName({ kind: row.kind, firstNames: firstNames as string | null, surname: String(surname) });
  const { firstNames: _, ...rest } = values;
  return { ...rest, surname: whole };
}

const toColumns = (row: KnownPersonRow, values: ParticularValues): Record<string, ParticularValue> =>
  Object.fromEntries(
    Object.entries(completeNames(row, values)).flatMap(([field, value]) => {
      const column = findColumn(row.source, field as PersonParticular);
      return column ? [[column, value]] : [];
    }),
  );

/** A refusal of a record's own rules, told with whose it is. */
const refuseAtRecord = (row: KnownPersonRow, error: unknown): never => {
  if (!(error instanceof RefusalProblem)) throw error;
  const [first] = error.refusals;
  throw new RefusalProblem(
    refuse(
      'to',
      message('{name} in {place}: {sentence}', {
        name: formatListName(row),
        place: describePlace(row),
        sentence: first!.words ?? message(first!.sentence),
      }),
    ).refusals,
  );
};

async function writeParty(
  tx: Tx,
  { actor, now }: RecordSaving,
  row: KnownPersonRow,
  columns: object,
): Promise<PartyRow> {
  const store = partyStore(tx);
  const before = await store.lock(row.id);
  const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
  const today = computeToday(matter, now);
  const values = readFieldValues(partyFields, { ...before, ...columns }) as never;
  const { party } = checkPartyValues(matter, now, values, { idNumber: before.id_number });
  const isOfFamily = before.role === 'main' || isPerson(before);
  const family = isOfFamily ? await readFamily(tx, matter, today) : undefined;
  const after = await store.change(row.id, row.version, toColumnValues(partyFields, party));
  if (family) {
    refuseNewFaults(family, await readFamily(tx, matter, today), today, ({ field }) => field);
    await touchFamily(tx, matter.id);
  }
  if (after.role === 'main') await refreshMatterName(tx, after);
  await audit(tx, actor, `${after.role}.changed`, {
    entity: ['matter_party', after.id],
    matterId: matter.id,
    before,
    after,
  });
  return after;
}

async function writeEntry(tx: Tx, { actor, now }: RecordSaving, row: KnownPersonRow, columns: object) {
  const kit = kits.get(row.source)!;
  const rows = entryStore(tx, kit);
  const before = await rows.lock(row.id);
  const { fields } = kit.directory;
  const checked = checkFields(fields, readFieldValues(fields, { ...before, ...columns }), actor.country, now);
  const after = await rows.change(row.id, row.version, toColumnValues(fields, checked.values));
  await audit(tx, actor, `${kit.key}.changed`, { entity: [kit.key, row.id], before, after });
  return after;
}

/** Writes particulars into one record, by the rules of where it stands. */
export async function writeRecord(
  tx: Tx,
  saving: RecordSaving,
  row: KnownPersonRow,
  values: ParticularValues,
): Promise<WrittenRecord> {
  throwIfRefused(refuseToWrite(row, Object.keys(values) as PersonParticular[], saving.actor));
  return writeColumns(tx, saving, row, toColumns(row, values));
}

export async function writeColumns(
  tx: Tx,
  saving: RecordSaving,
  row: KnownPersonRow,
  columns: Readonly<Record<string, ParticularValue>>,
): Promise<WrittenRecord> {
  const held = Object.fromEntries(Object.keys(columns).map((column) => [column, readHeldValue(row, column)]));
  try {
    const after =
      row.matter === null ? await writeEntry(tx, saving, row, columns) : await writeParty(tx, saving, row, columns);
    return { source: row.source, id: row.id, version: after.version, before: held };
  } catch (error) {
    if (error instanceof NotAllowed) throw error;
    return refuseAtRecord(row, error);
  }
}

/** What the table holds in a column, where names were parted for showing. */
function readHeldValue(row: KnownPersonRow, column: string): ParticularValue {
  if (row.isNamedInOne && (column === 'name' || column === 'surname')) {
    return formatPartyName({
      kind: row.kind,
      firstNames: row.firstNames as string | null,
      surname: String(row.surname),
    });
  }
  const field = (Object.keys(row) as PersonParticular[]).find((one) => findColumn(row.source, one) === column);
  return field ? row[field] : null;
}
