import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import { computeIntroducersShare } from '@boedel/domain/reports/introducers-share';
import type { Tx } from '../../platform/db/database';
import { projectedMark } from '../kept-figures/figures.store';
import { type Sql, sql } from '../../platform/db/sql';
import { type ReportCriteria, matters, whereFirm, ofMatter } from './source.store';
import { mapInTurns } from '../../platform/in-pieces';

export type IntroducerDirectory = 'marketer' | 'referrer';

const introducers: Readonly<Record<IntroducerDirectory, Sql>> = {
  marketer: sql`marketer w on w.intermediary_id = i.intermediary_id and w.id = i.marketer_id`,
  referrer: sql`referrer w on w.intermediary_id = i.intermediary_id and w.id = i.referrer_id`,
};

interface IntroducedQuery {
  readonly kind: IntroducerDirectory;
  /** Which matters `m`, what each earned in the time, and what it is thought to earn. */
  readonly which: Sql;
  readonly fee: Sql;
  readonly projected: Sql;
}

interface IntroducedRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly status: number;
  readonly opened: LocalDate;
  readonly share: number | null;
  readonly fee: Cents;
}

/** Matters that somebody brought, with what they earned and the share of it that is theirs. */
export async function listIntroduced(tx: Tx, asked: ReportCriteria, { kind, which, fee, projected }: IntroducedQuery) {
  const rows = await tx.rows<IntroducedRow & Record<string, unknown>>(sql`
    select ${ofMatter}, w.name as who, m.status, m.opened_at::date as opened, i.share, ${fee} as fee, ${projected} as projected, ${projectedMark} as "projectedMark"
    from ${matters} join matter_introducer i on i.intermediary_id = m.intermediary_id and i.matter_id = m.id
      join ${introducers[kind]}
    where ${whereFirm(asked)} and ${which} order by w.name, m.reference, m.id`);
  return mapInTurns(rows, ({ share, ...row }) => ({
    ...row,
    share: share === null ? null : share / 100,
    ofFee: computeIntroducersShare(row.fee, share),
  }));
}
