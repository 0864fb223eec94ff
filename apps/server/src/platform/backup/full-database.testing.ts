import { randomBytes } from 'node:crypto';
import { audit, createSystemActor } from '../audit/audit';
import { linkFirm } from '../audit/link-entries';
import type { Database } from '../db/database';
import { sqlName, sql } from '../db/sql';
import type { FileStore } from '../files/file-store';
import { storeUpload, saveFile } from '../files/stored-file';
import { queueMail } from '../mail/queue-mail';
import { openProviderScope, openFirmScope } from '../tenancy/scopes';
import { listCatalogTables } from './catalog';

/** Firms, people, a trail, mails with bytes, files: with all the signs that break careless copying. */
export async function fillDatabase(database: Database, files: FileStore): Promise<void> {
  for (const firmName of ['Protea "Boedels" \\ Seuns', 'Welwitschia\nTrust é 🌵']) {
    const firmId = await openProviderScope(database).transaction(async (tx) => {
      const { id } = await tx.one<{ id: number }>(sql`insert into intermediary (name, country, system_types)
        values (${firmName}, 'Namibia', '{1,2,5}') returning id`);
      await tx.run(
        sql`insert into company (intermediary_id, name, country, phone) values (${id}, ${firmName}, 'Namibia', '')`,
      );
      const person = await tx.one<{ id: number }>(sql`insert into person (email, full_name, last_intermediary_id)
        values (${`p${id}-${randomBytes(3).toString('hex')}@x.test`}, 'N', ${id}) returning id`);
      await tx.run(
        sql`insert into membership (intermediary_id, person_id, roles) values (${id}, ${person.id}, ${['Admin', 'a "b", {c}']})`,
      );
      return id;
    });
    const kept = await storeUpload(files, firmId, { name: 'a.txt', content: createRandomText(300_000) });
    await openFirmScope(database, firmId).transaction(async (tx) => {
      for (let n = 0; n < 30; n += 1) {
        await audit(tx, createSystemActor(), 'x', {
          entity: ['x', n],
          before: null,
          after: { a: '"\\', b: [1.5, null, {}] },
        });
      }
      await saveFile(tx, kept);
      await queueMail(tx, {
        to: ['a@x.test', 'b@x.test'],
        subject: 'é "x"',
        text: 'line\nline\t{}\\N',
        attachments: [{ filename: 'x.pdf', contentType: 'application/pdf', content: randomBytes(5000) }],
      });
    });
    await linkFirm(database, firmId);
  }
}
const createRandomText = (size: number): Buffer => Buffer.from(randomBytes(size).toString('base64'));

/** Every table's rows and every counter, as text that must be the same on both sides. */
export const readContent = (database: Database): Promise<Record<string, unknown>> =>
  database.asOwner(async (tx) => {
    const content: Record<string, unknown> = {};
    for (const table of await listCatalogTables(tx)) {
      const rows = await tx.rows<{ row: string }>(sql`select t::text as row from ${sqlName(table.name)} t order by 1`);
      content[table.name] = rows.map(({ row }) => row);
    }
    content['sequences'] = await tx.rows(
      sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
    );
    content['guards'] = await tx.rows(sql`
      select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`);
    content['references'] = await tx.rows(sql`
      select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is, convalidated from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`);
    content['forced'] = await tx.rows(sql`
      select relname from pg_class where relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`);
    return content;
  });
