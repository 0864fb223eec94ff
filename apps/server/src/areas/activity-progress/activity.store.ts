import type { TrustChangeType } from '@boedel/domain/activities/change-types';
import type { RemovalGround } from '@boedel/domain/activities/open-activity';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const activityTable = firmTable(
  'activity',
  {
    matter_id: c.id,
    change_type: c.int,
    started_on: c.day,
    ground: c.text.orNull,
    note: c.text.orNull,
    complete_percent: c.int,
    completed_on: c.day.orNull,
    person_id: c.id.orNull,
    created_at: c.instant,
  },
  'diary',
);
export const activityPartyTable = firmTable(
  'activity_party',
  { matter_id: c.id, activity_id: c.id, party_id: c.id, part: c.text },
  'diary',
);
export const activityStepTable = firmTable(
  'activity_step',
  {
    matter_id: c.id,
    activity_id: c.id,
    step: c.int,
    note: c.text.orNull,
    not_applicable: c.text.orNull,
    own_title: c.text.orNull,
    wants_paper: c.flag,
  },
  'diary',
);
export const firmStepTable = firmTable('activity_firm_step', {
  change_type: c.int,
  title: c.text,
  wants_paper: c.flag,
});

export type ActivityRow = RowOf<typeof activityTable> & { change_type: TrustChangeType; ground: RemovalGround | null };
export type ActivityStepRow = RowOf<typeof activityStepTable>;
export type ActivityPart = 'incoming' | 'outgoing';

export const activityStore = (tx: Tx) => {
  const rows = tableStore(tx, activityTable);
  const list = (...asked: Parameters<typeof rows.list>) => rows.list(...asked) as Promise<ActivityRow[]>;
  return {
    insert: (values: Parameters<typeof rows.insert>[0]) => rows.insert(values) as Promise<ActivityRow>,
    find: (id: number) => rows.find(id) as Promise<ActivityRow>,
    lock: (id: number) => rows.lock(id) as Promise<ActivityRow>,
    remove: (id: number) => rows.remove(id) as Promise<ActivityRow>,
    change: (id: number, version: number, values: Parameters<typeof rows.change>[2]) =>
      rows.change(id, version, values) as Promise<ActivityRow>,
    ofMatter: (matterId: number) => list(sql`matter_id = ${matterId}`, sql`started_on desc, id desc`),
    openOf: (matterId: number) => list(sql`matter_id = ${matterId} and completed_on is null`),
  };
};

export const savePercent = (tx: Tx, activityId: number, percent: number): Promise<number> =>
  tx.run(sql`update activity set complete_percent = ${percent} where id = ${activityId}`);
