import { directories } from '@boedel/contract/directories/registry';
import type { PeopleDirectory } from '@boedel/contract/people/people.schema';
import { partyFields } from '@boedel/contract/parties/party.fields';
import { type Refused, refuse } from '@boedel/domain/law/refusal';
import { said, type Said, verbatim } from '@boedel/domain/law/said';
import { fullName } from '@boedel/domain/parties/party-name';
import type { Particular, Value } from '@boedel/domain/people/offer';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orRefuse } from '../../platform/or-refuse';
import { NotAllowed, Refuses } from '../../platform/problems';
import { checkFields } from '../../platform/record/check-fields';
import { columnValues, fieldValues } from '../../platform/record/record-table';
import type { Actor } from '../../platform/tenancy/actor';
import { openToCapture } from '../../platform/tenancy/matter-door';
import { familyIn, refuseNewFaults } from '../family/family';
import { familyTouched, isPerson } from '../family/people.store';
import { todayIn } from '../beneficiaries/save-beneficiary';
import { entryRows, kitsOf } from '../directories/directory-table';
import { refigure } from '../kept-figures/refigure';
import { refreshMatterName } from '../matter-parties/matter-name';
import { type PartyRow, partyStore } from '../matter-parties/party.store';
import { checkedParty } from '../parties/save-party';
import { nameOf } from '../known-people/people.present';
import { columnIn, type PersonRow } from '../known-people/people.store';

export interface Saving {
  readonly actor: Actor;
  readonly now: Date;
}

/** What a record held before it was written, by column, and the version it has since: enough to take it back. */
export interface Written {
  readonly source: PersonRow['source'];
  readonly id: number;
  readonly version: number;
  readonly before: Readonly<Record<string, Value>>;
}

export type Values = Partial<Record<Particular, Value>>;

/** Where a record stands, as a sentence names it. */
export const placeOf = (row: PersonRow): Said =>
  row.matter ? verbatim(row.matter.reference) : said(directories[row.source as PeopleDirectory].label);

const kits = kitsOf(directories);

/** Why somebody may not write a record, or it is changed only where it stands. */
export function refuseToWrite(row: PersonRow, fields: readonly Particular[], actor: Actor): Refused | undefined {
  const named = { name: nameOf(row), place: placeOf(row) };
  if (row.role === 'main' && fields.includes('dateOfDeath')) {
    return refuse(
      'to',
      said('Periods run from the death in {place}. Change the day of death of {name} in that matter itself.', named),
    );
  }
  if (row.matter !== null) {
    const may = actor.reach
      ? actor.reach.captureMatters.includes(row.matter.id)
      : actor.roles.includes('Capture Matter');
    return may ? undefined : refuse('to', said('You may not capture in {place}, where {name} stands.', named));
  }
  const { write } = directories[row.source as PeopleDirectory];
  return write.some((role) => actor.roles.includes(role))
    ? undefined
    : refuse('to', said('{name} in the list {place} is for an administrator to change.', named));
}

/** Names of a record that has one name for both; the others as they are. */
function named(row: PersonRow, values: Values): Values {
  if (!('firstNames' in values) && !('surname' in values)) return values;
  if (!row.isNamedInOne) return values;
  const { firstNames, surname } = { ...row, ...values };
  const whole = fullName({ kind: row.kind, firstNames: firstNames as string | null, surname: String(surname) });
  const { firstNames: _, ...rest } = values;
  return { ...rest, surname: whole };
}

const columnsFor = (row: PersonRow, values: Values): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(named(row, values)).flatMap(([field, value]) => {
      const column = columnIn(row.source, field as Particular);
      return column ? [[column, value]] : [];
    }),
  );

/** A refusal of a record's own rules, told with whose it is. */
const asOf = (row: PersonRow, error: unknown): never => {
  if (!(error instanceof Refuses)) throw error;
  const [first] = error.refusals;
  throw new Refuses(
    refuse(
      'to',
      said('{name} in {place}: {sentence}', {
        name: nameOf(row),
        place: placeOf(row),
        sentence: first!.words ?? said(first!.sentence),
      }),
    ).refusals,
  );
};

async function writeParty(tx: Tx, { actor, now }: Saving, row: PersonRow, columns: object): Promise<PartyRow> {
  const store = partyStore(tx);
  const before = await store.lock(row.id);
  const matter = await openToCapture(tx, actor, before.matter_id, 'estate');
  const today = todayIn(matter, now);
  const values = fieldValues(partyFields, { ...before, ...columns }) as never;
  const { party } = checkedParty(matter, now, values, { idNumber: before.id_number });
  const isOfFamily = before.role === 'main' || isPerson(before);
  const family = isOfFamily ? await familyIn(tx, matter, today) : undefined;
  const after = await store.change(row.id, row.version, columnValues(partyFields, party));
  if (family) {
    refuseNewFaults(family, await familyIn(tx, matter, today), today, ({ field }) => field);
    await familyTouched(tx, matter.id);
  }
  if (after.role === 'main') await refreshMatterName(tx, after);
  await audit(tx, actor, `${after.role}.changed`, {
    entity: ['matter_party', after.id],
    matterId: matter.id,
    before,
    after,
  });
  await refigure(tx, matter.id);
  return after;
}

async function writeEntry(tx: Tx, { actor, now }: Saving, row: PersonRow, columns: object) {
  const kit = kits.get(row.source)!;
  const rows = entryRows(tx, kit);
  const before = await rows.lock(row.id);
  const { fields } = kit.directory;
  const checked = checkFields(fields, fieldValues(fields, { ...before, ...columns }), actor.country, now);
  const after = await rows.change(row.id, row.version, columnValues(fields, checked.values));
  await audit(tx, actor, `${kit.key}.changed`, { entity: [kit.key, row.id], before, after });
  return after;
}

/** Writes particulars into one record, by the rules of where it stands. */
export async function writeRecord(tx: Tx, saving: Saving, row: PersonRow, values: Values): Promise<Written> {
  orRefuse(refuseToWrite(row, Object.keys(values) as Particular[], saving.actor));
  return writeColumns(tx, saving, row, columnsFor(row, values));
}

export async function writeColumns(
  tx: Tx,
  saving: Saving,
  row: PersonRow,
  columns: Readonly<Record<string, Value>>,
): Promise<Written> {
  const held = Object.fromEntries(Object.keys(columns).map((column) => [column, heldAt(row, column)]));
  try {
    const after =
      row.matter === null ? await writeEntry(tx, saving, row, columns) : await writeParty(tx, saving, row, columns);
    return { source: row.source, id: row.id, version: after.version, before: held };
  } catch (error) {
    if (error instanceof NotAllowed) throw error;
    return asOf(row, error);
  }
}

/** What the table holds in a column, where names were parted for showing. */
function heldAt(row: PersonRow, column: string): Value {
  if (row.isNamedInOne && (column === 'name' || column === 'surname')) {
    return fullName({
      kind: row.kind,
      firstNames: row.firstNames as string | null,
      surname: String(row.surname),
    });
  }
  const field = (Object.keys(row) as Particular[]).find((one) => columnIn(row.source, one) === column);
  return field ? row[field] : null;
}
