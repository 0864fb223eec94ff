import type { IntakeAnswers } from '@boedel/domain/family-intake/intake-answers';
import type { AnswerState } from '@boedel/domain/family-intake/intake-progress';
import type { IntakeKind } from '@boedel/domain/family-intake/intake-steps';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

const intakeTable = firmTable('family_intake', {
  matter_id: c.id,
  name: c.text,
  email: c.text,
  language: c.text,
  message: c.text.orNull,
  none: c.texts,
  link_id: c.id.orNull,
  asked_at: c.instant,
  finished_at: c.instant.orNull,
});
export type IntakeRow = RowOf<typeof intakeTable>;

const answerTable = firmTable('family_answer', {
  matter_id: c.id,
  intake_id: c.id,
  kind: c.text,
  answers: c.json<IntakeAnswers>(),
  file_id: c.id.orNull,
  state: c.text,
  reason: c.text.orNull,
  decided_by: c.text.orNull,
  decided_at: c.instant.orNull,
  given_at: c.instant,
});
export type IntakeAnswerRow = Omit<RowOf<typeof answerTable>, 'kind' | 'state'> & {
  readonly kind: IntakeKind;
  readonly state: AnswerState;
};
export interface FiledAnswer extends IntakeAnswerRow {
  readonly file_name: string | null;
}

interface IntakeOpening {
  readonly id: number;
  readonly ends_at: string;
  readonly ended_at: string | null;
  readonly first_opened_at: string | null;
}

export const intakeRowStore = (tx: Tx) => tableStore(tx, intakeTable);
export const answerRowStore = (tx: Tx) => tableStore(tx, answerTable);

export const intakeStore = (tx: Tx) => ({
  ofMatter: (matterId: number): Promise<IntakeRow[]> => intakeRowStore(tx).ofMatter(matterId),
  /** Its answers in the order in which they came, with the names of their files. */
  answersOf: (matterId: number, intakeId?: number): Promise<FiledAnswer[]> =>
    tx.rows(sql`
      select a.*, f.name as file_name from family_answer a
        left join stored_file f on f.intermediary_id = a.intermediary_id and f.id = a.file_id
      where a.matter_id = ${matterId} and (${intakeId ?? null}::bigint is null or a.intake_id = ${intakeId ?? null}) order by a.id`),
  linksOf: async (ids: readonly number[]): Promise<ReadonlyMap<number, IntakeOpening>> => {
    const rows = await tx.rows<IntakeOpening>(sql`
      select id, ends_at, ended_at, first_opened_at from outside_link where id = any(${[...ids]}::bigint[])`);
    return new Map(rows.map((row) => [row.id, row]));
  },
  /** Who looks after the matter, and how the firm is called. */
  responsible: (matterId: number): Promise<{ firm: string; person_id: number | null }> =>
    tx.one(sql`
      select coalesce(c.trading_name, c.name) as firm, m.responsible_person_id as person_id
      from matter m join company c on c.intermediary_id = m.intermediary_id where m.id = ${matterId}`),
});
