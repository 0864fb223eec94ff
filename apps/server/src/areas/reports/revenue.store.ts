import { matterStatus } from '@boedel/contract/fixed/matters';
import { systemType } from '@boedel/domain/matter/kinds';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import { hasStatus } from '../../platform/db/matter-status';
import { type Sql, sql } from '../../platform/db/sql';
import { projectedFees } from '../kept-figures/figures.store';
import { listIntroduced, type IntroducerDirectory } from './introduced.store';
import { toReportRow, whereInPeriod, matters, whereFirm, ofMatter, type ReportSource } from './source.store';
import { mapInTurns } from '../../platform/in-pieces';

/** Estates and insolvencies: what these reports are about. Trusts have their own. */
export const administered: readonly number[] = [systemType.liquidation, systemType.estateLate];
export const isAdministered = sql`m.system_type = any(${[...administered]}::int[])`;

export const formatStatus = (status: number): string => matterStatus[String(status) as keyof typeof matterStatus];

const remuneration = sql`account in ('COST:executorRemuneration', 'ADMIN:CURATOR_FEE_PAID')`;

/** What was taken as remuneration, by the ledger: what was undone takes itself off again. */
export const selectFeeTaken = (when: Sql): Sql => sql`
  coalesce((select sum(cents) from ledger_posting p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id
    and ${remuneration} and ${when}), 0)::bigint`;

const projected = sql`(select ${projectedFees} from matter_figures figures
  where figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id)`;

const createRevenueReport =
  (kind: IntroducerDirectory): ReportSource =>
  async (tx, asked) =>
    mapInTurns(
      await listIntroduced(tx, asked, {
        kind,
        which: isAdministered,
        fee: selectFeeTaken(whereInPeriod(sql`p.day`, asked)),
        projected,
      }),
      ({ status, ...row }) => toReportRow({ ...row, status: formatStatus(status) }),
    );

export const marketerRevenue = createRevenueReport('marketer');
export const referrerRevenue = createRevenueReport('referrer');

interface ExecutorRevenueRow {
  readonly firmID: number;
  readonly matterID: number;
  readonly status: number;
  readonly responsible: string | null;
  readonly executors: readonly {
    readonly kind: string;
    readonly firstNames: string | null;
    readonly surname: string;
  }[];
}

/** A row for each matter and month in which something was taken. */
export const readExecutorRevenue: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<ExecutorRevenueRow & Record<string, unknown>>(sql`
    select ${ofMatter}, m.status, r.full_name as responsible, taken.month, taken.fee, taken.vat,
      coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'firstNames', e.first_names, 'surname', e.surname) order by e.position, e.id)
        from matter_party e where e.intermediary_id = m.intermediary_id and e.matter_id = m.id and e.role = 'executor'
          and e.details ->> 'endedDate' is null), '[]') as executors
    from ${matters} left join person r on r.id = m.responsible_person_id
      join lateral (
        select to_char(p.day, 'YYYY-MM') as month, coalesce(sum(cents) filter (where ${remuneration}), 0)::bigint as fee,
          coalesce(sum(cents) filter (where account = 'COST:vatOnRemuneration'), 0)::bigint as vat
        from ledger_posting p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id
          and (${remuneration} or account = 'COST:vatOnRemuneration') and ${whereInPeriod(sql`p.day`, asked)}
        group by 1) taken on true
    where ${whereFirm(asked)} and ${isAdministered} order by m.reference, m.id, taken.month`);
  const named = await mapInTurns(rows, ({ executors, responsible, status, ...row }) =>
    toReportRow({
      ...row,
      status: formatStatus(status),
      who: executors.map((one) => formatPartyName(one)).join(', ') || responsible,
    }),
  );
  return named.sort((a, b) => String(a.values['who'] ?? '').localeCompare(String(b.values['who'] ?? '')));
};

export const readArchivedMatters: ReportSource = async (tx, asked) =>
  mapInTurns(
    await tx.rows<{ firmID: number; matterID: number }>(sql`
      select ${ofMatter}, m.kind, r.full_name as responsible, m.opened_at::date as opened, m.closed_at::date as closed,
        m.closed_at::date - m.opened_at::date as days, ${selectFeeTaken(sql`true`)} as fee
      from ${matters} left join person r on r.id = m.responsible_person_id
      where ${whereFirm(asked)} and ${hasStatus('archived', sql`m.status`)} and (m.closed_at is null or ${whereInPeriod(sql`m.closed_at::date`, asked)})
      order by m.closed_at desc nulls last, m.reference`),
    toReportRow,
  );
