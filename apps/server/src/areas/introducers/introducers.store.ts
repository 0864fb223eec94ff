import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sqlName, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const introducerTable = firmTable('matter_introducer', {
  matter_id: c.id,
  marketer_id: c.id.orNull,
  referrer_id: c.id.orNull,
  share: c.int.orNull,
  note: c.text.orNull,
});
export type IntroducerKind = 'marketer' | 'referrer';
export type IntroducerDetails = RowOf<typeof introducerTable> & { introducer_id: number; name: string };

export const introducerStore = (tx: Tx, kind: IntroducerKind) => {
  const link = sqlName(`${kind}_id`);
  return {
    ...tableStore(tx, introducerTable),
    ofMatter: (matterId: number): Promise<IntroducerDetails | undefined> =>
      tx.maybe<IntroducerDetails>(sql`
        select i.*, d.id as introducer_id, d.name from matter_introducer i
        join ${sqlName(kind)} d on d.intermediary_id = i.intermediary_id and d.id = i.${link}
        where i.matter_id = ${matterId}`),
    isThere: async (introducerId: number): Promise<boolean> =>
      (await tx.maybe(sql`select id from ${sqlName(kind)} where id = ${introducerId}`)) !== undefined,
  };
};
