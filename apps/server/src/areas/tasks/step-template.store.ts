import type { TaskStep } from '@boedel/domain/tasks/step-templates';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

export const stepTemplateTable = firmTable('task_step_template', {
  system_type: c.int,
  milestone: c.int,
  steps: c.json<readonly TaskStep[]>(),
});
export type OwnTaskStepsRow = RowOf<typeof stepTemplateTable>;

/** The steps a firm takes in place of the product's. */
export const ownTaskStepStore = (tx: Tx) => ({
  of: (systemType: number): Promise<OwnTaskStepsRow[]> =>
    tx.rows(sql`select * from task_step_template where system_type = ${systemType} order by milestone`),
  lock: (systemType: number, milestone: number): Promise<OwnTaskStepsRow | undefined> =>
    tx.maybe(
      sql`select * from task_step_template where system_type = ${systemType} and milestone = ${milestone} for update`,
    ),
  keep: (systemType: number, milestone: number, steps: readonly TaskStep[]): Promise<number> =>
    tx.run(sql`insert into task_step_template (system_type, milestone, steps)
      values (${systemType}, ${milestone}, ${JSON.stringify(steps)}::jsonb)
      on conflict (intermediary_id, system_type, milestone)
      do update set steps = excluded.steps, version = task_step_template.version + 1`),
  remove: (id: number): Promise<number> => tx.run(sql`delete from task_step_template where id = ${id}`),
});
