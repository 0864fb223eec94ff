import { checkTrustCompliance, complianceRules } from '@boedel/domain/compliance/trust-compliance';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { systemType } from '@boedel/domain/matter/kinds';
import { type Sql, sql } from '../../platform/db/sql';
import { readTrusts } from '../compliance/compliance.store';
import { listIntroduced, type IntroducerDirectory } from './introduced.store';
import { formatStatus } from './revenue.store';
import {
  type ReportCriteria,
  toReportRow,
  whereInPeriod,
  matters,
  whereFirm,
  ofMatter,
  type ReportSource,
} from './source.store';
import { mapInTurns } from '../../platform/in-pieces';

const isTrust = sql`m.system_type = ${systemType.trust}`;

const selectInvoiced = (asked: ReportCriteria): Sql => sql`
  coalesce((select sum((v.result -> 'value' ->> 'fee')::bigint) from trust_invoice v where v.intermediary_id = m.intermediary_id
    and v.matter_id = m.id and ${whereInPeriod(sql`v.invoiced_on`, asked)}), 0)::bigint`;

const createTrustRevenueReport =
  (kind: IntroducerDirectory): ReportSource =>
  async (tx, asked) =>
    mapInTurns(
      await listIntroduced(tx, asked, {
        kind,
        which: isTrust,
        fee: selectInvoiced(asked),
        projected: sql`null::bigint`,
      }),
      toReportRow,
    );

export const trustMarketerRevenue = createTrustRevenueReport('marketer');
export const trustReferrerRevenue = createTrustRevenueReport('referrer');

export const readTrustFees: ReportSource = async (tx, asked) =>
  mapInTurns(
    await tx.rows<{ firmID: number; matterID: number }>(sql`
      select ${ofMatter}, v.invoiced_on as day, to_char(v.invoiced_on, 'YYYY-MM') as month, v.number,
        (v.result -> 'value' ->> 'fee')::bigint as fee, (v.result -> 'value' ->> 'vat')::bigint as vat,
        (v.result -> 'value' ->> 'total')::bigint as total
      from ${matters} join trust_invoice v on v.intermediary_id = m.intermediary_id and v.matter_id = m.id
      where ${whereFirm(asked)} and ${whereInPeriod(sql`v.invoiced_on`, asked)} order by v.invoiced_on, v.number, v.id`),
    toReportRow,
  );

export const readTrustMaster: ReportSource = async (tx, asked) => {
  const rows = await tx.rows<{ firmID: number; matterID: number; status: number }>(sql`
    select ${ofMatter}, m.status, m.master_reference as "mastersReference", o.name as office, m.kind, r.full_name as responsible,
      (select string_agg(p.surname, ', ' order by p.position, p.id) from trustee t
        join matter_party p on p.intermediary_id = t.intermediary_id and p.matter_id = t.matter_id and p.id = t.party_id
        where t.intermediary_id = m.intermediary_id and t.matter_id = m.id and t.status = 'appointed') as trustees,
      (select d.due_on from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = 'instruction' limit 1) as instruction,
      (select d.due_on from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id and d.event = 'lettersOfAuthority' limit 1) as registered
    from ${matters} left join person r on r.id = m.responsible_person_id
      left join masteroffice o on o.intermediary_id = m.master_office_owner and o.id = m.master_office_id
    where ${whereFirm(asked)} and ${isTrust} order by m.reference, m.id`);
  return mapInTurns(rows, ({ status, ...row }) => toReportRow({ ...row, status: formatStatus(status) }));
};

const stateNames = { overdue: 'Overdue', soon: 'Coming up', unknown: 'Not known' } as const;
const ruleNames: Readonly<Record<string, string>> = complianceRules;

/** Judged by the same rules as the trusts' own pages. */
export const readTrustCompliance: ReportSource = async (tx, asked) => {
  const trusts = await readTrusts(tx, null, asked.firmId);
  const open = trusts.flatMap(({ id, firmID, firm, reference, name, ...facts }) =>
    checkTrustCompliance(facts, asked.today).flatMap(({ rule, state, day }) =>
      state === 'good'
        ? []
        : [
            toReportRow({
              firmID,
              matterID: id,
              firm,
              reference,
              name,
              rule: ruleNames[rule] ?? rule,
              state: stateNames[state],
              day: day satisfies LocalDate | null,
            }),
          ],
    ),
  );
  const places = Object.values(ruleNames);
  return open.sort((a, b) => places.indexOf(String(a.values['rule'])) - places.indexOf(String(b.values['rule'])));
};
