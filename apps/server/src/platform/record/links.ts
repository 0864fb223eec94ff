import type { RecordField, RecordFields } from '@boedel/contract/record/field';
import { collectRefusals, refuse } from '@boedel/domain/law/refusal';
import type { Tx } from '../db/database';
import { sqlName, sql } from '../db/sql';
import { throwIfRefused } from '../throw-if-refused';

type LinkValues = Readonly<Record<string, unknown>>;

const isThere = async (tx: Tx, { to, inMatter }: RecordField, id: number, matterId: number): Promise<boolean> =>
  (await tx.maybe(sql`select id from ${sqlName(to!)} where id = ${id}
    and ${inMatter ? sql`matter_id = ${matterId}` : sql`true`} for key share`)) !== undefined;

/**
 * What a row points at must be there: an entry the firm reads, or a row of the same matter. The keys hold it too; this
 * says it in words. Held until the row is saved, so that it cannot go in between.
 */
export async function checkLinks(tx: Tx, fields: RecordFields, values: LinkValues, matterId: number): Promise<void> {
  const links = Object.entries(fields).filter(([key, { kind }]) => kind === 'link' && values[key] !== null);
  const refused = [];
  for (const [key, field] of links) {
    if (await isThere(tx, field, values[key] as number, matterId)) continue;
    refused.push(
      refuse(
        key,
        field.inMatter
          ? 'This is no longer in the matter. Choose another, or leave it blank.'
          : 'This entry is no longer in the directory. Choose another, or leave it blank.',
      ),
    );
  }
  throwIfRefused(collectRefusals(refused));
}
