import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Cents } from '@boedel/domain/money/cents';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export interface ItemColumns {
  readonly asset_id: number | null;
  readonly payee_id: number | null;
  readonly annuity_id: number | null;
  readonly donation_id: number | null;
  readonly disposable_id: number | null;
}

export interface DutyFactsRead {
  annuities: {
    id: number;
    description: string;
    yearly_cents: Cents;
    is_charged_on_property: boolean;
    passes_to_id: number | null;
    term_years: number | null;
    term_months: number | null;
    owner_id: number | null;
  }[];
  donations: {
    id: number;
    description: string;
    value_cents: Cents;
    exempt_under: '56(1)(c)' | '56(1)(d)';
    in_share_value_cents: Cents | null;
    donees: { party_id: number; share_n: number; share_d: number }[];
  }[];
  disposables: { id: number; description: string; value_cents: Cents; in_share_value_cents: Cents | null }[];
  improvements: { id: number; asset_id: number; paid_by_id: number; amount_cents: Cents }[];
  earlier: (ItemColumns & {
    id: number;
    died_on: LocalDate;
    duty_cents: Cents;
    net_value_cents: Cents;
    total_value_cents: Cents | null;
    dutiable_amount_cents: Cents | null;
    property_value_cents: Cents;
  })[];
  credits: (ItemColumns & {
    id: number;
    kind: 'transferDuty' | 'foreignDeathDuty';
    amount_cents: Cents;
    person_id: number | null;
  })[];
  payments: { id: number; paid_on: LocalDate; amount_cents: Cents }[];
}

/** Everything captured for estate duty alone, in one statement. */
export const readDutyFacts = (tx: Tx, matterId: number): Promise<DutyFactsRead> =>
  tx.one(sql`
    select
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from held_annuity t where t.matter_id = ${matterId}), '[]') as annuities,
      coalesce((select jsonb_agg(to_jsonb(t) || jsonb_build_object('donees', coalesce((select jsonb_agg(to_jsonb(d) order by d.id)
        from exempt_donation_donee d where d.matter_id = t.matter_id and d.donation_id = t.id), '[]')) order by t.id)
        from exempt_donation t where t.matter_id = ${matterId}), '[]') as donations,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from disposable_property t where t.matter_id = ${matterId}), '[]') as disposables,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from estate_improvement t where t.matter_id = ${matterId}), '[]') as improvements,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from earlier_duty t where t.matter_id = ${matterId}), '[]') as earlier,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from duty_credit t where t.matter_id = ${matterId}), '[]') as credits,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from duty_payment t where t.matter_id = ${matterId}), '[]') as payments`);

export const listItemNames = (tx: Tx, matterId: number): Promise<{ key: string; name: string }[]> =>
  tx.rows(sql`
    select 'assetID' || id as key, name from asset where matter_id = ${matterId}
    union all select 'annuityID' || id, description from held_annuity where matter_id = ${matterId}
    union all select 'donationID' || id, description from exempt_donation where matter_id = ${matterId}
    union all select 'disposableID' || id, description from disposable_property where matter_id = ${matterId}`);
