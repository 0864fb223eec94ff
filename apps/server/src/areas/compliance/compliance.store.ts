import type { SecurityBond } from '@boedel/domain/bond/bond';
import type { TrustComplianceFacts } from '@boedel/domain/compliance/trust-compliance';
import type { YearsDone } from '@boedel/domain/compliance/missed-years';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { defaultCountry, findCountry } from '@boedel/domain/law/country';
import { systemType } from '@boedel/domain/matter/kinds';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { isCurrent } from '../../platform/db/matter-status';
import { sql } from '../../platform/db/sql';
import { toNamedTrustee, type TrusteeFacts } from '../trustees/trustee.store';

export interface ComplianceTrust extends TrustComplianceFacts {
  readonly id: number;
  readonly firmID: number;
  readonly firm: string;
  readonly reference: string;
  readonly name: string;
}

interface ComplianceMatterRow {
  readonly id: number;
  readonly firmID: number;
  readonly firm: string;
  readonly reference: string;
  readonly name: string;
  readonly opened: LocalDate;
  readonly least: number | null;
  readonly most: number | null;
  readonly hasTaxNumber: boolean;
  readonly country: string;
  readonly assets: Cents | null;
  readonly exempt: boolean;
  readonly bonds: readonly SecurityBond[];
  readonly yearsDone: readonly YearsDone[];
  readonly isReleased: boolean;
}
interface ComplianceDateRow {
  readonly matter_id: number;
  readonly event: string | null;
  readonly rule: string | null;
  readonly due_on: LocalDate;
}
interface ComplianceTrustee extends TrusteeFacts {
  readonly matter_id: number;
  readonly party_id: number;
  readonly name: string;
}

function groupByMatter<Row extends { readonly matter_id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const known = groups.get(row.matter_id);
    if (known) known.push(row);
    else groups.set(row.matter_id, [row]);
  }
  return groups;
}

/**
 * The current trusts of the firm, or one of them, in three reads however many there are. Who reads across firms names
 * the one that is meant, or means all.
 */
export async function readTrusts(tx: Tx, matterId: number | null, firmId?: number): Promise<ComplianceTrust[]> {
  const wanted = sql`select m.id from matter m where m.system_type = ${systemType.trust}
    and (${firmId ?? null}::bigint is null or m.intermediary_id = ${firmId ?? null}::bigint)
    and (m.id = ${matterId}::bigint or (${matterId}::bigint is null and ${isCurrent(sql`m.status`)}))`;
  const matters = await tx.rows<ComplianceMatterRow>(sql`
    select m.id, f.id as "firmID", f.name as firm, m.reference, m.name, m.country, m.opened_at::date as opened, (m.details ->> 'leastTrustees')::int as least, (m.details ->> 'mostTrustees')::int as most,
      exists (select from matter_party p where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
        and p.tax_number is not null) as "hasTaxNumber",
      (select g.gross_assets_cents from matter_figures g where g.intermediary_id = m.intermediary_id and g.matter_id = m.id) as assets,
      coalesce((select bool_and(coalesce((p.details ->> 'isExemptFromSecurity')::boolean, false)) from matter_party p
        where p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'executor'
          and p.details ->> 'endedDate' is null), false) as exempt,
      coalesce((select jsonb_agg(jsonb_build_object('amount', b.amount_cents, 'number', b.number, 'appliedOn', b.applied_on,
          'issuedOn', b.issued_on, 'releasedOn', b.released_on)) from bond_of_security b
        where b.intermediary_id = m.intermediary_id and b.matter_id = m.id), '[]') as bonds,
      coalesce((select jsonb_agg(jsonb_build_object('duty', y.duty, 'firstYear', y.first_year, 'lastYear', y.last_year, 'doneDate', y.done_on))
        from trust_year_done y where y.intermediary_id = m.intermediary_id and y.matter_id = m.id), '[]') as "yearsDone",
      exists (select from diary_entry d where d.intermediary_id = m.intermediary_id and d.matter_id = m.id
        and d.event in ('released', 'discharged') and d.done_at is not null) as "isReleased"
    from matter m join intermediary f on f.id = m.intermediary_id where m.id in (${wanted}) order by m.reference, m.id`);
  const dates = groupByMatter(
    await tx.rows<ComplianceDateRow>(sql`
      select matter_id, event, rule, due_on from diary_entry
      where matter_id in (${wanted}) and ((event is not null and done_at is not null) or (rule is not null and done_at is null))`),
  );
  const trustees = groupByMatter(
    await tx.rows<ComplianceTrustee>(sql`
      select t.matter_id, t.party_id, p.surname as name, t.kind, t.status, t.nominee, t.authorised_on, t.letter_signed_on,
        t.beneficiaries_told_on, t.master_received_on, t.letters_amended_on, t.ended_on, t.disqualifications
      from trustee t join matter_party p on p.intermediary_id = t.intermediary_id and p.matter_id = t.matter_id and p.id = t.party_id
      where t.matter_id in (${wanted})`),
  );
  return matters.map(({ least, most, assets, exempt, bonds, isReleased, country, ...matter }) => {
    const kept = dates.get(matter.id) ?? [];
    return {
      ...matter,
      country: findCountry(country) ?? defaultCountry,
      deed: { least, most },
      security: { bonds, assets, exempt, isReleased },
      events: new Map(kept.flatMap(({ event, due_on }) => (event ? [[event, due_on] as const] : []))),
      open: new Map(kept.flatMap(({ rule, due_on }) => (rule ? [[rule, due_on] as const] : []))),
      trustees: (trustees.get(matter.id) ?? []).map((row) => toNamedTrustee(row.party_id, row.name, row)),
    };
  });
}
