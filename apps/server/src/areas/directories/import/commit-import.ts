import { orRefuse } from '../../../platform/http/or-refuse';
import { refuse } from '@boedel/domain/law/refusal';
import { said } from '@boedel/domain/law/said';
import type { BodyOf } from '@boedel/contract/call';
import type { directoryToolCalls } from '@boedel/contract/directories/directories.calls';
import { audit } from '../../../platform/audit/audit';
import { joined, name, type Sql, sql } from '../../../platform/db/sql';
import { Refuses } from '../../../platform/problems';
import type { Changing } from '../change-entries';
import { columnsOf } from '../../../platform/record/record-table';
import type { Kit } from '../directory-table';
import { presentImport, type Progress } from './import.present';
import { importStore } from './import.store';
import type { Writable } from './stage-import';

/** The types a field's column may have. */
const types: Readonly<Record<string, Sql>> = {
  text: sql`text`,
  boolean: sql`boolean`,
  bigint: sql`bigint`,
  numeric: sql`numeric`,
  date: sql`date`,
};

const typed = (kit: Kit) =>
  Object.entries(columnsOf(kit.directory.fields)).map(([column, { sqlType }]) => ({
    column: name(column),
    declared: sql`${name(column)} ${types[sqlType]}`,
  }));

/** So many that the search index and the planner's picture of the table are worth renewing. */
const manyRows = 500;

/** Makes an import live in one statement. Of what was staged only which entries it became is kept, to take them back. */
export const commitImport = (
  writable: Writable,
  { tenant, actor }: Changing,
  { importID, leaveOutErrors, leaveOutDuplicates }: BodyOf<(typeof directoryToolCalls)['importcommit']>,
): Promise<Progress> =>
  tenant.transaction(async (tx) => {
    const store = importStore(tx);
    const row = await store.mine(importID, actor.personId);
    const kit = writable(row.directory);
    if (row.state === 'done') return presentImport(row);
    if (row.state !== 'ready') {
      throw new Refuses([
        { field: 'importID', sentence: 'The file is not read to its end yet. Wait until it is ready.' },
      ]);
    }
    if (row.error_count > 0 && !leaveOutErrors) {
      const words = said('{wrong} of {all} rows have errors. Mend them, or say that they stay out.', {
        wrong: row.error_count,
        all: row.row_count,
      });
      orRefuse(refuse('leaveOutErrors', words));
    }
    const columns = typed(kit);
    // Which entries it became is kept on lines of their own, before the first: what was staged goes.
    const added = await tx.run(sql`
      with added as (
        insert into ${name(kit.key)} (${joined(columns.map(({ column }) => column))})
        select ${joined(columns.map(({ column }) => sql`r.${column}`))}
        from directory_import_row s cross join lateral jsonb_to_record(s.saved) as r (${joined(columns.map(({ declared }) => declared))})
        where s.import_id = ${importID} and not s.is_wrong and not (s.is_duplicate and ${leaveOutDuplicates})
        order by s.line returning id, version)
      insert into directory_import_row
        (import_id, line, saved, shown, errors, warnings, sort_name, is_wrong, made_id, made_version)
      select ${importID}, -row_number() over (order by id), '{}', '{}', '{}', '[]', '', false, id, version from added`);
    if (added > manyRows) await tx.run(sql`select settle_directory(${kit.key}::regclass)`);
    await store.dropUnmade(importID);
    const done = await store.change(importID, row.version, { state: 'done', added_count: added, content: null });
    await audit(tx, actor, `${kit.key}.imported`, {
      entity: [kit.key, null],
      after: { file: row.file_name, rows: row.row_count, added, leftOut: row.row_count - added },
    });
    return presentImport(done);
  });
