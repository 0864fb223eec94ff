import { matterStatus } from '@boedel/contract/fixed/matters';
import { systemType } from '@boedel/contract/fixed/system-types';
import type { ReportKey } from '@boedel/contract/reports/catalogue';
import type { InsightKey } from '@boedel/contract/reports/insights';
import { mainPartyLabels, roleLabels } from '@boedel/contract/parties/role-labels';
import { type OwnSubject, ownSubjects } from '@boedel/contract/reports/own-subjects';
import { assetKinds } from '@boedel/domain/assets/asset-kind';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { frequencies } from '@boedel/domain/firm/frequency';
import type { Message } from '@boedel/domain/law/message';
import type { OwnReportLayout, OwnFilter } from '@boedel/domain/reports/own-report';
import type { ReportColumn, ReportDataRow } from '@boedel/domain/reports/report';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { toPlainText } from '../../platform/db/search-words';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { projectedFees, projectedMark } from '../kept-figures/figures.store';
import { selectFeeTaken } from './revenue.store';
import { toReportRow, matters } from './source.store';
import { whereSeesType } from '../../platform/db/sees';
import { mapInTurns } from '../../platform/in-pieces';

export const ownReportTable = firmTable('own_report', {
  person_id: c.id,
  person_name: c.text,
  name: c.text,
  subject: c.text,
  columns: c.json<readonly string[]>(),
  filters: c.json<readonly OwnFilter[]>(),
  is_shared: c.flag,
  frequency: c.int,
  weekday: c.int.orNull,
  month_day: c.int.orNull,
});
export type OwnReportRow = RowOf<typeof ownReportTable>;

interface TimeFilter {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

/** What a file in the background is of: a report of the firm's own, one of its insights, or one of the provider's. */
export type ReportFileRequest = { readonly format: 'csv' | 'xlsx' | 'pdf' } & (
  | ({ readonly of: 'own'; readonly subject: OwnSubject } & OwnReportLayout)
  | ({
      readonly of: 'insight';
      readonly report: InsightKey;
      readonly systemTypeID?: number | undefined;
      readonly only?: string | undefined;
    } & TimeFilter)
  | ({
      readonly of: 'management';
      readonly report: ReportKey;
      readonly intermediaryID?: number | undefined;
    } & TimeFilter)
);

export const reportFileTable = firmTable('report_file', {
  person_id: c.id,
  title: c.text,
  asked: c.json<ReportFileRequest>(),
  own_report_id: c.id.orNull,
  scheduled_on: c.day.orNull,
  state: c.text,
  fault: c.json<Message>().orNull,
  file_id: c.id.orNull,
  created_at: c.instant,
});

/** A code by its name, so that it is read and can be looked for. */
const selectName = (code: Sql, names: Readonly<Record<string, string>>): Sql =>
  sql`(case ${code}::text ${joinSql(
    Object.entries(names).map(([one, called]) => sql`when ${one}::text then ${called}::text`),
    ' ',
  )} else ${code}::text end)`;
const assetKindNames = Object.fromEntries(Object.entries(assetKinds).map(([kind, { label }]) => [kind, label]));

const matter: Readonly<Record<string, Sql>> = {
  reference: sql`m.reference`,
  name: sql`m.name`,
  type: selectName(sql`m.system_type`, systemType),
  status: selectName(sql`m.status`, matterStatus),
  responsible: sql`r.full_name`,
};
const joinMatterTable = (table: Sql): Sql =>
  sql`join ${table} on t.intermediary_id = m.intermediary_id and t.matter_id = m.id`;

interface OwnReportSubject {
  /** Joined to the matter `m` and who is responsible for it, `r`. */
  readonly from: Sql;
  readonly columns: Readonly<Record<string, Sql>>;
  readonly order: Sql;
}

/** How each column is read: only what stands here is ever asked of the database. */
const drawings: Readonly<Record<OwnSubject, OwnReportSubject>> = {
  matters: {
    from: sql`left join matter_figures figures on figures.intermediary_id = m.intermediary_id and figures.matter_id = m.id
      left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id`,
    columns: {
      ...matter,
      kind: sql`m.kind`,
      office: sql`o.name`,
      mastersReference: sql`m.master_reference`,
      opened: sql`m.opened_at::date`,
      closed: sql`m.closed_at::date`,
      gross: sql`figures.gross_assets_cents`,
      liabilities: sql`figures.liabilities_cents`,
      net: sql`figures.net_cents`,
      projected: projectedFees,
      projectedMark,
      fee: selectFeeTaken(sql`true`),
      cash: sql`figures.cash_position_cents`,
    },
    order: sql`m.reference, m.id`,
  },
  people: {
    from: joinMatterTable(sql`matter_party t`),
    columns: {
      ...matter,
      person: sql`t.surname`,
      firstNames: sql`t.first_names`,
      role: sql`case t.role when 'main' then ${selectName(sql`m.system_type`, mainPartyLabels)} else ${selectName(sql`t.role`, roleLabels)} end`,
      email: sql`t.email`,
      phone: sql`coalesce(t.mobile, t.phone)`,
      city: sql`t.city`,
      born: sql`t.born_on`,
      died: sql`t.died_on`,
    },
    order: sql`m.reference, m.id, t.id`,
  },
  assets: {
    from: joinMatterTable(sql`asset t`),
    columns: {
      ...matter,
      asset: sql`t.name`,
      assetKind: selectName(sql`t.kind`, assetKindNames),
      institution: sql`t.institution`,
      location: sql`t.location`,
      // As it was captured in rand; what is in another currency is worked out by the account.
      value: sql`(select v.amount_cents from asset_amount v where v.intermediary_id = t.intermediary_id and v.asset_id = t.id
        and v.is_used and v.currency is null order by v.id desc limit 1)`,
    },
    order: sql`m.reference, m.id, t.id`,
  },
  money: {
    from: sql`${joinMatterTable(sql`ledger_event t`)} join (
      select intermediary_id, event_id, sum(cents)::bigint as cents from ledger_posting where account = 'BANK' group by 1, 2
    ) bank on bank.intermediary_id = t.intermediary_id and bank.event_id = t.id`,
    columns: {
      ...matter,
      day: sql`t.day`,
      narrative: sql`t.narrative`,
      voucher: sql`t.voucher`,
      amount: sql`bank.cents`,
    },
    order: sql`t.day, t.id`,
  },
  dates: {
    from: joinMatterTable(sql`diary_entry t`),
    columns: {
      ...matter,
      title: sql`t.title`,
      due: sql`t.due_on`,
      done: sql`(t.done_at at time zone 'Africa/Johannesburg')::date`,
      ofLaw: sql`case when t.rule is null then 'No' else 'Yes' end`,
    },
    order: sql`t.due_on, t.id`,
  },
};

function whereFilter(expression: Sql, { kind }: ReportColumn, { way, value }: OwnFilter): Sql {
  if (way === 'empty') return sql`${expression} is null`;
  if (way === 'filled') return sql`${expression} is not null`;
  if (way === 'holds') return sql`strpos(plain_text(${expression}::text), ${toPlainText(value)}) > 0`;
  const bound =
    kind === 'day'
      ? sql`${value}::date`
      : kind === 'money'
        ? sql`round(${value}::numeric * 100)`
        : sql`${value}::numeric`;
  return way === 'from' ? sql`${expression} >= ${bound}` : sql`${expression} <= ${bound}`;
}

/** More than these nobody reads; a narrower filter is asked for. */
export const mostRows = 50_000;

/** Read in the reader's own transaction: row security and the types they work in leave out what they may not see. */
export async function readOwn(tx: Tx, subject: OwnSubject, drawn: OwnReportLayout): Promise<readonly ReportDataRow[]> {
  const { from, columns, order } = drawings[subject];
  const kinds = new Map<string, ReportColumn>(ownSubjects[subject].columns.map((each) => [each.key, each]));
  const keys = [...new Set(drawn.columns)];
  // By place: a key is a word of ours, not a name of the database's.
  const formatColumn = (place: number): string => `c${place}`;
  const chosen = joinSql(keys.map((key, place) => sql`${columns[key]!} as ${sqlName(formatColumn(place))}`));
  const where = joinSql(
    [
      sql`m.intermediary_id = app_firm()`,
      whereSeesType(sql`m.system_type`),
      ...drawn.filters.map((each) => whereFilter(columns[each.column]!, kinds.get(each.column)!, each)),
    ],
    ' and ',
  );
  const rows = await tx.rows<Record<string, unknown> & { firmID: number; matterID: number }>(sql`
    select m.intermediary_id as "firmID", m.id as "matterID", ${chosen}
    from ${matters} left join person r on r.id = m.responsible_person_id ${from}
    where ${where} order by ${order} limit ${mostRows}`);
  return mapInTurns(rows, ({ firmID, matterID, ...values }) =>
    toReportRow({
      firmID,
      matterID,
      ...Object.fromEntries(keys.map((key, place) => [key, values[formatColumn(place)]])),
    }),
  );
}

export interface OwnReportReader {
  readonly roles: readonly string[];
  readonly types: readonly number[];
}

export const ownReportStore = (tx: Tx) => ({
  reports: tableStore(tx, ownReportTable),
  files: tableStore(tx, reportFileTable),
  readable: (personId: number): Promise<OwnReportRow[]> =>
    tableStore(tx, ownReportTable).list(sql`is_shared or person_id = ${personId}`, sql`lower(name), id`),
  scheduled: (): Promise<OwnReportRow[]> => tableStore(tx, ownReportTable).list(sql`frequency <> ${frequencies.never}`),
  isMadeOn: async (ownReportId: number, on: LocalDate): Promise<boolean> =>
    (await tx.maybe(sql`select id from report_file where own_report_id = ${ownReportId} and scheduled_on = ${on}`)) !==
    undefined,
  filesOf: (personId: number) =>
    tx.rows<RowOf<typeof reportFileTable>>(
      sql`select * from report_file where person_id = ${personId} order by id desc limit 100`,
    ),
  /** What somebody may do in the firm today; nobody where they no longer belong to it. */
  owner: (personId: number): Promise<OwnReportReader | undefined> =>
    tx.maybe(sql`
      select b.roles, array(select unnest(b.system_types) intersect select unnest(i.system_types)) as types
      from membership b join intermediary i on i.id = b.intermediary_id
      where b.intermediary_id = app_firm() and b.person_id = ${personId} and b.accepted_at is not null`),
});

export const failFile = (tx: Tx, reportFileId: number, fault: Message): Promise<number> =>
  tx.run(
    sql`update report_file set state = 'failed', fault = ${JSON.stringify(fault)}::jsonb, version = version + 1 where id = ${reportFileId}`,
  );
