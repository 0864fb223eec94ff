import type { Fields } from '@boedel/contract/record/field';
import {
  type ListAsked,
  type MatterRecord,
  matterRecordCalls,
  type RecordShown,
  type RecordWarning,
} from '@boedel/contract/record/matter-record';
import type { Stored, ValuesOf } from '@boedel/contract/record/schemas';
import { dayAt } from '@boedel/domain/dates/instant';
import { keepNumbers } from '@boedel/domain/identity/keep-numbers';
import { countryNamed, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../audit/audit';
import type { Tx } from '../db/database';
import { orConflict } from '../db/or-conflict';
import { type FirmHandlers, handle, type HandledCall } from '../http/handler';
import { orRefuse } from '../or-refuse';
import { Conflict } from '../problems';
import type { Actor } from '../tenancy/actor';
import type { Tenant } from '../tenancy/doors';
import { type OpenedMatter, openMatter, openToCapture } from '../tenancy/matter-door';
import { checkFields } from './check-fields';
import { checkLinks } from './links';
import { type MatterRow, matterStore, matterTable } from './matter-record.store';
import type { Changing, Passed, Reading, RecordRules, StoredRow } from './record-rules';
import { columnValues, fieldValues } from './record-table';

/** The request's own parts. */
export interface Asked {
  readonly tenant: Tenant;
  readonly actor: Actor;
  readonly now: Date;
}

const lawOf = (matter: OpenedMatter, now: Date): Pick<Reading, 'matter' | 'country' | 'today'> => {
  const country = countryNamed(matter.country) ?? defaultCountry;
  return { matter, country, today: dayAt(now, country) };
};

/**
 * A record of a matter with its table and its rules: what its five calls do. An area that needs more takes single pieces
 * (`store`, `read`, `present`, `save`) for verbs of its own.
 */
export function matterRecordKit<F extends Fields, A extends MatterRecord['adds']>(
  record: MatterRecord<F, A>,
  rules: RecordRules<F, A> = {},
) {
  type Shown = RecordShown<MatterRecord<F, A>>;
  const { fields, right } = record;
  const table = matterTable(record);
  const store = (tx: Tx) => matterStore(tx, { table, fields });

  const read = (row: MatterRow): StoredRow<F> =>
    ({
      ...fieldValues(fields, row),
      id: row.id,
      matterID: row.matter_id,
      version: row.version,
    }) as unknown as StoredRow<F>;

  const readAll = async (tx: Tx, rows: readonly MatterRow[]): Promise<StoredRow<F>[]> => {
    const apart = await rules.apart?.read(
      rows.map(({ id }) => id),
      tx,
    );
    return rows.map((row, place) => ({ ...read(row), ...apart?.[place] }));
  };

  const presentAll = async (rows: readonly MatterRow[], at: Reading, warnings: readonly RecordWarning[] = []) => {
    const stored = await readAll(at.tx, rows);
    const adds = (await rules.adds?.(stored, at)) ?? [];
    return stored.map((row, place) => ({ ...row, ...adds[place], warnings: [...warnings] }) as unknown as Shown);
  };
  const present = async (row: MatterRow, at: Reading, warnings?: readonly RecordWarning[]): Promise<Shown> =>
    (await presentAll([row], at, warnings))[0]!;

  /** Opens the matter for a change: whoever may only read it is refused, and one who may not see it finds nothing. */
  const toChange = async (
    tx: Tx,
    { actor, now }: Pick<Asked, 'actor' | 'now'>,
    matterId: number,
    row?: MatterRow,
  ): Promise<Changing<F>> => {
    const matter = await openToCapture(tx, actor, matterId, right);
    return { tx, actor, now, ...lawOf(matter, now), ...(row && { before: (await readAll(tx, [row]))[0]! }) };
  };

  /** The rules of the kinds, of what is pointed at, and then the record's own. A masked number is the stored one. */
  const checked = async (given: object, at: Changing<F>): Promise<Required<Passed<F>>> => {
    const kept = orRefuse(keepNumbers(given, at.before)) as Readonly<Record<string, unknown>>;
    const { values, doubts } = checkFields(fields, kept, at.country, at.now);
    await checkLinks(at.tx, fields, values, at.matter.id);
    const own = rules.check && orRefuse(await rules.check(values as ValuesOf<F>, at));
    return { values: own?.values ?? (values as ValuesOf<F>), warnings: [...doubts, ...(own?.warnings ?? [])] };
  };

  /** Of some values, those kept in tables of their own. */
  const apartOf = (values: Partial<ValuesOf<F>> | undefined): Partial<ValuesOf<F>> =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => fields[name]?.apart)) as unknown as Partial<
      ValuesOf<F>
    >;

  const keepTrail = (tx: Tx, actor: Actor, what: string, row: MatterRow, sides: { before?: object; after?: object }) =>
    audit(tx, actor, `${table.name}.${what}`, { entity: [table.name, row.id], matterId: row.matter_id, ...sides });

  /** Saves what is new, with its line in the trail. */
  const insert = async (given: object, at: Changing<F>): Promise<Shown> => {
    const { values, warnings } = await checked(given, at);
    const row = await store(at.tx).insert({ matter_id: at.matter.id, ...columnValues(fields, values) });
    await rules.apart?.save(row.id, values, at);
    await keepTrail(at.tx, at.actor, 'added', row, { after: { ...row, ...apartOf(values) } });
    await rules.after?.({ after: { ...read(row), ...apartOf(values) } }, at);
    return present(row, at, warnings);
  };

  /** Saves what was changed from this version, with its line in the trail; otherwise a conflict that shows both sides. */
  const save = async (before: MatterRow, version: number, given: object, at: Changing<F>): Promise<Shown> => {
    if (before.version !== version) throw new Conflict(await present(before, at));
    const { values, warnings } = await checked(given, at);
    const change = store(at.tx).change(before.id, version, columnValues(fields, values));
    const row = await orConflict(change, (theirs) => present(theirs, at));
    await rules.apart?.save(row.id, values, at);
    const sides = { before: { ...before, ...apartOf(at.before) }, after: { ...row, ...apartOf(values) } };
    await keepTrail(at.tx, at.actor, 'changed', row, sides);
    await rules.after?.({ before: at.before, after: { ...read(row), ...apartOf(values) } }, at);
    return present(row, at, warnings);
  };

  const list = ({ tenant, now }: Omit<Asked, 'actor'>, query: ListAsked): Promise<Shown[]> =>
    tenant.read(async (tx) => {
      const matter = await openMatter(tx, query[record.matterIn] as number, right);
      return presentAll(await store(tx).listOf(matter.id, query), { tx, ...lawOf(matter, now) });
    });

  const open = ({ tenant, now }: Omit<Asked, 'actor'>, id: number): Promise<Shown> =>
    tenant.read(async (tx) => {
      const row = await store(tx).find(id);
      return present(row, { tx, ...lawOf(await openMatter(tx, row.matter_id, right), now) });
    });

  const add = (asked: Asked, { matterID, ...given }: ValuesOf<F> & { readonly matterID: number }): Promise<Shown> =>
    asked.tenant.transaction(async (tx) => {
      const at = await toChange(tx, asked, matterID);
      if (!record.systemTypes.some((type) => type === at.matter.system_type)) {
        orRefuse(refuse('matterID', 'This kind of matter has none of these.'));
      }
      return insert(given, at);
    });

  const change = (asked: Asked, { id, version, ...given }: ValuesOf<F> & Stored): Promise<Shown> =>
    asked.tenant.transaction(async (tx) => {
      const before = await store(tx).find(id);
      return save(before, version, given, await toChange(tx, asked, before.matter_id, before));
    });

  const remove = (asked: Asked, id: number): Promise<{ done: true }> =>
    asked.tenant.transaction((tx) => removeIn(tx, asked, id));

  /** As remove, within a change of several things. */
  const removeIn = async (tx: Tx, asked: Asked, id: number): Promise<{ done: true }> => {
    const before = await store(tx).find(id);
    const at = await toChange(tx, asked, before.matter_id, before);
    orRefuse(await rules.remove?.(read(before), at));
    const gone = await store(tx).remove(id);
    await keepTrail(tx, asked.actor, 'removed', gone, { before: { ...before, ...apartOf(at.before) } });
    await rules.after?.({ before: at.before }, at);
    return { done: true };
  };

  return {
    record,
    table,
    store,
    read,
    present,
    presentAll,
    toChange,
    insert,
    save,
    list,
    open,
    add,
    change,
    remove,
    removeIn,
  };
}
export type MatterRecordKit<F extends Fields, A extends MatterRecord['adds']> = ReturnType<
  typeof matterRecordKit<F, A>
>;

type Calls<F extends Fields, A extends MatterRecord['adds']> = ReturnType<typeof matterRecordCalls<F, A>>;

/** What handles each of the five calls. */
export const matterRecordHandlers = <F extends Fields, A extends MatterRecord['adds']>(
  kit: MatterRecordKit<F, A>,
): FirmHandlers<Calls<F, A>> => ({
  getbymatterid: ({ query, ...asked }) => kit.list(asked, query),
  getbyid: ({ query, ...asked }) => kit.open(asked, query.id),
  add: ({ body, ...asked }) => kit.add(asked, body),
  update: ({ body, ...asked }) => kit.change(asked, body),
  _delete: ({ body, ...asked }) => kit.remove(asked, body.id),
});

/** A declared record of a matter with its rules, handled. */
export const handledMatterRecord = <F extends Fields, A extends MatterRecord['adds']>(
  record: MatterRecord<F, A>,
  rules: RecordRules<F, A> = {},
): HandledCall[] => handle(matterRecordCalls(record), matterRecordHandlers(matterRecordKit(record, rules)));
