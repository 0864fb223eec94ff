import { matterStatus } from '@boedel/contract/fixed/matters';
import { systemType } from '@boedel/contract/fixed/system-types';
import type { ReportKey } from '@boedel/contract/reports/catalogue';
import type { InsightKey } from '@boedel/contract/reports/insights';
import { mainWords, roleWords } from '@boedel/contract/parties/role-words';
import { type OwnSubject, ownSubjects } from '@boedel/contract/reports/own-subjects';
import { assetKinds } from '@boedel/domain/assets/asset-kind';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { frequencies } from '@boedel/domain/firm/frequency';
import type { Said } from '@boedel/domain/law/said';
import type { OwnDrawn, OwnFilter } from '@boedel/domain/reports/own-report';
import type { ReportColumn, ReportRow } from '@boedel/domain/reports/report';
import type { Tx } from '../../platform/db/database';
import { rowsOf } from '../../platform/db/rows';
import { joined, name, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { projectedFees, projectedMark } from '../kept-figures/figures.store';
import { feeTaken } from './revenue.store';
import { asRow, matters } from './source.store';
import { seesType } from '../../platform/db/sees';

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

interface InTime {
  readonly from?: LocalDate | undefined;
  readonly to?: LocalDate | undefined;
}

/** What a file in the background is of: a report of the firm's own, one of its insights, or one of the provider's. */
export type AskedFile = { readonly format: 'csv' | 'xlsx' | 'pdf' } & (
  | ({ readonly of: 'own'; readonly subject: OwnSubject } & OwnDrawn)
  | ({
      readonly of: 'insight';
      readonly report: InsightKey;
      readonly systemTypeID?: number | undefined;
      readonly only?: string | undefined;
    } & InTime)
  | ({ readonly of: 'management'; readonly report: ReportKey; readonly intermediaryID?: number | undefined } & InTime)
);

export const reportFileTable = firmTable('report_file', {
  person_id: c.id,
  title: c.text,
  asked: c.json<AskedFile>(),
  own_report_id: c.id.orNull,
  scheduled_on: c.day.orNull,
  state: c.text,
  fault: c.json<Said>().orNull,
  file_id: c.id.orNull,
  created_at: c.instant,
});

/** A code by its name, so that it is read and can be looked for. */
const named = (code: Sql, names: Readonly<Record<string, string>>): Sql =>
  sql`(case ${code}::text ${joined(
    Object.entries(names).map(([one, called]) => sql`when ${one}::text then ${called}::text`),
    ' ',
  )} else ${code}::text end)`;
const assetKindNames = Object.fromEntries(Object.entries(assetKinds).map(([kind, { label }]) => [kind, label]));

const matter: Readonly<Record<string, Sql>> = {
  reference: sql`m.reference`,
  name: sql`m.name`,
  type: named(sql`m.system_type`, systemType),
  status: named(sql`m.status`, matterStatus),
  responsible: sql`r.full_name`,
};
const of = (table: Sql): Sql => sql`join ${table} on t.intermediary_id = m.intermediary_id and t.matter_id = m.id`;

interface Drawing {
  /** Joined to the matter `m` and who is responsible for it, `r`. */
  readonly from: Sql;
  readonly columns: Readonly<Record<string, Sql>>;
  readonly order: Sql;
}

/** How each column is read: only what stands here is ever asked of the database. */
const drawings: Readonly<Record<OwnSubject, Drawing>> = {
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
      fee: feeTaken(sql`true`),
      cash: sql`figures.cash_position_cents`,
    },
    order: sql`m.reference, m.id`,
  },
  people: {
    from: of(sql`matter_party t`),
    columns: {
      ...matter,
      person: sql`t.surname`,
      firstNames: sql`t.first_names`,
      role: sql`case t.role when 'main' then ${named(sql`m.system_type`, mainWords)} else ${named(sql`t.role`, roleWords)} end`,
      email: sql`t.email`,
      phone: sql`coalesce(t.mobile, t.phone)`,
      city: sql`t.city`,
      born: sql`t.born_on`,
      died: sql`t.died_on`,
    },
    order: sql`m.reference, m.id, t.id`,
  },
  assets: {
    from: of(sql`asset t`),
    columns: {
      ...matter,
      asset: sql`t.name`,
      assetKind: named(sql`t.kind`, assetKindNames),
      institution: sql`t.institution`,
      location: sql`t.location`,
      // As it was captured in rand; what is in another currency is worked out by the account.
      value: sql`(select v.amount_cents from asset_amount v where v.intermediary_id = t.intermediary_id and v.asset_id = t.id
        and v.is_used and v.currency is null order by v.id desc limit 1)`,
    },
    order: sql`m.reference, m.id, t.id`,
  },
  money: {
    from: sql`${of(sql`ledger_event t`)} join (
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
    from: of(sql`diary_entry t`),
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

function filtered(expression: Sql, { kind }: ReportColumn, { way, value }: OwnFilter): Sql {
  if (way === 'empty') return sql`${expression} is null`;
  if (way === 'filled') return sql`${expression} is not null`;
  if (way === 'holds') return sql`strpos(plain_text(${expression}::text), plain_text(${value})) > 0`;
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
export async function readOwn(tx: Tx, subject: OwnSubject, drawn: OwnDrawn): Promise<readonly ReportRow[]> {
  const { from, columns, order } = drawings[subject];
  const kinds = new Map<string, ReportColumn>(ownSubjects[subject].columns.map((each) => [each.key, each]));
  const keys = [...new Set(drawn.columns)];
  // By place: a key is a word of ours, not a name of the database's.
  const placed = (place: number): string => `c${place}`;
  const chosen = joined(keys.map((key, place) => sql`${columns[key]!} as ${name(placed(place))}`));
  const where = joined(
    [
      sql`m.intermediary_id = app_firm()`,
      seesType(sql`m.system_type`),
      ...drawn.filters.map((each) => filtered(columns[each.column]!, kinds.get(each.column)!, each)),
    ],
    ' and ',
  );
  const rows = await tx.rows<Record<string, unknown> & { firmID: number; matterID: number }>(sql`
    select m.intermediary_id as "firmID", m.id as "matterID", ${chosen}
    from ${matters} left join person r on r.id = m.responsible_person_id ${from}
    where ${where} order by ${order} limit ${mostRows}`);
  return rows.map(({ firmID, matterID, ...values }) =>
    asRow({ firmID, matterID, ...Object.fromEntries(keys.map((key, place) => [key, values[placed(place)]])) }),
  );
}

export interface Owner {
  readonly roles: readonly string[];
  readonly types: readonly number[];
}

export const ownReportStore = (tx: Tx) => ({
  reports: rowsOf(tx, ownReportTable),
  files: rowsOf(tx, reportFileTable),
  readable: (personId: number): Promise<OwnReportRow[]> =>
    rowsOf(tx, ownReportTable).list(sql`is_shared or person_id = ${personId}`, sql`lower(name), id`),
  scheduled: (): Promise<OwnReportRow[]> => rowsOf(tx, ownReportTable).list(sql`frequency <> ${frequencies.never}`),
  isMadeOn: async (ownReportId: number, on: LocalDate): Promise<boolean> =>
    (await tx.maybe(sql`select id from report_file where own_report_id = ${ownReportId} and scheduled_on = ${on}`)) !==
    undefined,
  filesOf: (personId: number) =>
    tx.rows<RowOf<typeof reportFileTable>>(
      sql`select * from report_file where person_id = ${personId} order by id desc limit 100`,
    ),
  /** What somebody may do in the firm today; nobody where they no longer belong to it. */
  owner: (personId: number): Promise<Owner | undefined> =>
    tx.maybe(sql`
      select b.roles, array(select unnest(b.system_types) intersect select unnest(i.system_types)) as types
      from membership b join intermediary i on i.id = b.intermediary_id
      where b.intermediary_id = app_firm() and b.person_id = ${personId} and b.accepted_at is not null`),
});

export const failFile = (tx: Tx, reportFileId: number, fault: Said): Promise<number> =>
  tx.run(
    sql`update report_file set state = 'failed', fault = ${JSON.stringify(fault)}::jsonb, version = version + 1 where id = ${reportFileId}`,
  );
