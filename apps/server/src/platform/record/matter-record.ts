import type { RecordFields } from '@boedel/contract/record/field';
import {
  type RecordListRequest,
  type MatterRecord,
  declareMatterRecordCalls,
  type RecordView,
  type RecordWarning,
} from '@boedel/contract/record/matter-record';
import type { StoredRowKeys, FieldValues } from '@boedel/contract/record/schemas';
import { computeDayAt } from '@boedel/domain/dates/instant';
import { restoreMaskedNumbers } from '@boedel/domain/identity/keep-numbers';
import { findCountry, defaultCountry } from '@boedel/domain/law/country';
import { refuse } from '@boedel/domain/law/refusal';
import { audit } from '../audit/audit';
import type { Tx } from '../db/database';
import { presentConflict } from '../db/present-conflict';
import { type FirmHandlers, pairHandlers, type HandledCall } from '../http/handler';
import { throwIfRefused } from '../throw-if-refused';
import { Conflict, NotFound, RefusalProblem } from '../problems';
import type { Actor } from '../tenancy/actor';
import type { FirmScope } from '../tenancy/scopes';
import { type OpenedMatter, openMatter, openToCapture } from '../tenancy/matter-door';
import { checkFields } from './check-fields';
import { checkLinks } from './links';
import { type MatterRecordRow, matterRecordStore, createMatterTable } from './matter-record.store';
import type { RecordChange, CheckedRecord, RecordReading, RecordRules, StoredRow } from './record-rules';
import { toColumnValues, readFieldValues } from './record-table';

/** The request's own parts. */
export interface MatterRecordRequest {
  readonly scope: FirmScope;
  readonly actor: Actor;
  readonly now: Date;
}

const readCountryAndDay = (matter: OpenedMatter, now: Date): Pick<RecordReading, 'matter' | 'country' | 'today'> => {
  const country = findCountry(matter.country) ?? defaultCountry;
  return { matter, country, today: computeDayAt(now, country) };
};

/**
 * A record of a matter with its table and its rules: what its five calls do. An area that needs more takes single pieces
 * (`store`, `read`, `present`, `save`) for verbs of its own.
 */
export function createMatterRecordKit<F extends RecordFields, A extends MatterRecord['adds']>(
  record: MatterRecord<F, A>,
  rules: RecordRules<F, A> = {},
) {
  type MatterRecordView = RecordView<MatterRecord<F, A>>;
  const { fields, right } = record;
  const table = createMatterTable(record);
  const openStore = (tx: Tx) => matterRecordStore(tx, { table, fields });

  const read = (row: MatterRecordRow): StoredRow<F> =>
    ({
      ...readFieldValues(fields, row),
      id: row.id,
      matterID: row.matter_id,
      version: row.version,
    }) as unknown as StoredRow<F>;

  const readAll = async (tx: Tx, rows: readonly MatterRecordRow[]): Promise<StoredRow<F>[]> => {
    const apart = await rules.apart?.read(
      rows.map(({ id }) => id),
      tx,
    );
    return rows.map((row, place) => ({ ...read(row), ...apart?.[place] }));
  };

  const presentRows = async (
    rows: readonly MatterRecordRow[],
    at: RecordReading,
    warnings: readonly RecordWarning[] = [],
  ) => {
    const stored = await readAll(at.tx, rows);
    const adds = (await rules.adds?.(stored, at)) ?? [];
    return stored.flatMap((row, place): MatterRecordView[] =>
      adds[place] === null ? [] : [{ ...row, ...adds[place], warnings: [...warnings] } as unknown as MatterRecordView],
    );
  };
  const presentRow = async (
    row: MatterRecordRow,
    at: RecordReading,
    warnings?: readonly RecordWarning[],
  ): Promise<MatterRecordView> => {
    const [shown] = await presentRows([row], at, warnings);
    if (!shown) throw new NotFound();
    return shown;
  };

  /** Opens the matter for a change: whoever may only read it is refused, and one who may not see it finds nothing. */
  const toChange = async (
    tx: Tx,
    { actor, now }: Pick<MatterRecordRequest, 'actor' | 'now'>,
    matterId: number,
    row?: MatterRecordRow,
  ): Promise<RecordChange<F>> => {
    const matter = await openToCapture(tx, actor, matterId, right);
    return {
      tx,
      actor,
      now,
      ...readCountryAndDay(matter, now),
      ...(row && { before: (await readAll(tx, [row]))[0]! }),
    };
  };

  /** The rules of the kinds, of what is pointed at, and then the record's own. A masked number is the stored one. */
  const checkRecord = async (given: object, at: RecordChange<F>): Promise<Required<CheckedRecord<F>>> => {
    const kept = throwIfRefused(restoreMaskedNumbers(given, at.before)) as Readonly<Record<string, unknown>>;
    const { values, doubts } = checkFields(fields, kept, at.country, at.now);
    await checkLinks(at.tx, fields, values, at.matter.id);
    const own = rules.check && throwIfRefused(await rules.check(values as FieldValues<F>, at));
    return { values: own?.values ?? (values as FieldValues<F>), warnings: [...doubts, ...(own?.warnings ?? [])] };
  };

  /** Of some values, those kept in tables of their own. */
  const pickApart = (values: Partial<FieldValues<F>> | undefined): Partial<FieldValues<F>> =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => fields[name]?.apart)) as unknown as Partial<
      FieldValues<F>
    >;

  const auditRecord = (
    tx: Tx,
    actor: Actor,
    what: string,
    row: MatterRecordRow,
    sides: { before?: object; after?: object },
  ) => audit(tx, actor, `${table.name}.${what}`, { entity: [table.name, row.id], matterId: row.matter_id, ...sides });

  /** Saves what is new, with its line in the trail. */
  const insert = async (given: object, at: RecordChange<F>): Promise<MatterRecordView> => {
    const { values, warnings } = await checkRecord(given, at);
    const row = await openStore(at.tx).insert({ matter_id: at.matter.id, ...toColumnValues(fields, values) });
    await rules.apart?.save(row.id, values, at);
    await auditRecord(at.tx, at.actor, 'added', row, { after: { ...row, ...pickApart(values) } });
    await rules.after?.({ after: { ...read(row), ...pickApart(values) } }, at);
    return presentRow(row, at, warnings);
  };

  /** Saves what was changed from this version, with its line in the trail; otherwise a conflict that shows both sides. */
  const save = async (
    before: MatterRecordRow,
    version: number,
    given: object,
    at: RecordChange<F>,
  ): Promise<MatterRecordView> => {
    if (before.version !== version) throw new Conflict(await presentRow(before, at));
    const { values, warnings } = await checkRecord(given, at);
    const change = openStore(at.tx).change(before.id, version, toColumnValues(fields, values));
    const row = await presentConflict(change, (theirs) => presentRow(theirs, at));
    await rules.apart?.save(row.id, values, at);
    const sides = { before: { ...before, ...pickApart(at.before) }, after: { ...row, ...pickApart(values) } };
    await auditRecord(at.tx, at.actor, 'changed', row, sides);
    await rules.after?.({ before: at.before, after: { ...read(row), ...pickApart(values) } }, at);
    return presentRow(row, at, warnings);
  };

  const list = (
    { scope, now }: Omit<MatterRecordRequest, 'actor'>,
    query: RecordListRequest,
  ): Promise<MatterRecordView[]> =>
    scope.read(async (tx) => {
      const matter = await openMatter(tx, query[record.matterIn] as number, right);
      return presentRows(await openStore(tx).listOf(matter.id, query), { tx, ...readCountryAndDay(matter, now) });
    });

  const readRecord = ({ scope, now }: Omit<MatterRecordRequest, 'actor'>, id: number): Promise<MatterRecordView> =>
    scope.read(async (tx) => {
      const row = await openStore(tx).find(id);
      return presentRow(row, { tx, ...readCountryAndDay(await openMatter(tx, row.matter_id, right), now) });
    });

  const add = (
    asked: MatterRecordRequest,
    { matterID, ...given }: FieldValues<F> & { readonly matterID: number },
  ): Promise<MatterRecordView> =>
    asked.scope.transaction(async (tx) => {
      const at = await toChange(tx, asked, matterID);
      if (!record.systemTypes.some((type) => type === at.matter.system_type)) {
        throw new RefusalProblem(refuse('matterID', 'This kind of matter has none of these.'));
      }
      return insert(given, at);
    });

  const changeRecord = (
    asked: MatterRecordRequest,
    { id, version, ...given }: FieldValues<F> & StoredRowKeys,
  ): Promise<MatterRecordView> =>
    asked.scope.transaction(async (tx) => {
      const before = await openStore(tx).find(id);
      return save(before, version, given, await toChange(tx, asked, before.matter_id, before));
    });

  const remove = (asked: MatterRecordRequest, id: number): Promise<{ done: true }> =>
    asked.scope.transaction((tx) => removeIn(tx, asked, id));

  /** As remove, within a change of several things. */
  const removeIn = async (tx: Tx, asked: MatterRecordRequest, id: number): Promise<{ done: true }> => {
    const before = await openStore(tx).find(id);
    const at = await toChange(tx, asked, before.matter_id, before);
    throwIfRefused(await rules.remove?.(read(before), at));
    const gone = await openStore(tx).remove(id);
    await auditRecord(tx, asked.actor, 'removed', gone, { before: { ...before, ...pickApart(at.before) } });
    await rules.after?.({ before: at.before }, at);
    return { done: true };
  };

  return {
    record,
    table,
    store: openStore,
    read,
    present: presentRow,
    presentAll: presentRows,
    toChange,
    insert,
    save,
    list,
    open: readRecord,
    add,
    change: changeRecord,
    remove,
    removeIn,
  };
}
export type MatterRecordKit<F extends RecordFields, A extends MatterRecord['adds']> = ReturnType<
  typeof createMatterRecordKit<F, A>
>;

type MatterRecordCalls<F extends RecordFields, A extends MatterRecord['adds']> = ReturnType<
  typeof declareMatterRecordCalls<F, A>
>;

/** What handles each of the five calls. */
export const createRecordHandlers = <F extends RecordFields, A extends MatterRecord['adds']>(
  kit: MatterRecordKit<F, A>,
): FirmHandlers<MatterRecordCalls<F, A>> => ({
  getbymatterid: ({ query, ...asked }) => kit.list(asked, query),
  getbyid: ({ query, ...asked }) => kit.open(asked, query.id),
  add: ({ body, ...asked }) => kit.add(asked, body),
  update: ({ body, ...asked }) => kit.change(asked, body),
  _delete: ({ body, ...asked }) => kit.remove(asked, body.id),
});

/** A declared record of a matter with its rules, handled. */
export const handleMatterRecord = <F extends RecordFields, A extends MatterRecord['adds']>(
  record: MatterRecord<F, A>,
  rules: RecordRules<F, A> = {},
): HandledCall[] =>
  pairHandlers(declareMatterRecordCalls(record), createRecordHandlers(createMatterRecordKit(record, rules)));
