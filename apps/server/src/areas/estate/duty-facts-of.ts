import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Property } from '@boedel/domain/assets/property-of';
import type { Estate } from '@boedel/domain/estate/estate';
import type { ItemRef } from '@boedel/domain/estate/duty-facts';
import { itemOf } from '@boedel/domain/estate-facts/item-of';
import type { Cents } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

interface ItemColumns {
  readonly asset_id: number | null;
  readonly payee_id: number | null;
  readonly annuity_id: number | null;
  readonly donation_id: number | null;
  readonly disposable_id: number | null;
}
interface Read {
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
const readOf = (tx: Tx, matterId: number): Promise<Read> =>
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

const optional = <K extends string, V>(key: K, value: V | null): { readonly [P in K]?: V } =>
  (value === null ? {} : { [key]: value }) as { readonly [P in K]?: V };
const person = (id: number | null): string | null => (id === null ? null : String(id));

export type DutyFacts = Pick<
  Estate,
  'annuitiesHeld' | 'donations' | 'disposableProperty' | 'improvements' | 'earlierDuties' | 'dutyCredits'
> & { readonly payments: readonly { readonly id: string; readonly on: LocalDate; readonly amount: Cents }[] };

export async function dutyFactsOf(tx: Tx, matterId: number, property: Property): Promise<DutyFacts> {
  const read = await readOf(tx, matterId);
  const about = (row: ItemColumns): ItemRef | undefined =>
    itemOf(
      {
        assetID: row.asset_id,
        payeeID: row.payee_id,
        annuityID: row.annuity_id,
        donationID: row.donation_id,
        disposableID: row.disposable_id,
      },
      property,
    );
  return {
    annuitiesHeld: read.annuities.map((row) => ({
      id: String(row.id),
      description: row.description,
      yearly: row.yearly_cents,
      chargedOnProperty: row.is_charged_on_property,
      ...optional('passesTo', person(row.passes_to_id)),
      ...(row.term_years !== null || row.term_months !== null
        ? { term: { years: row.term_years ?? 0, ...optional('months', row.term_months) } }
        : {}),
      ...optional('ownerId', person(row.owner_id)),
    })),
    donations: read.donations.map((row) => ({
      id: String(row.id),
      description: row.description,
      value: row.value_cents,
      exemptUnder: row.exempt_under,
      donees: row.donees.map((donee) => ({
        personId: String(donee.party_id),
        share: fraction(donee.share_n, donee.share_d),
      })),
      ...optional('inShareValue', row.in_share_value_cents),
    })),
    disposableProperty: read.disposables.map((row) => ({
      id: String(row.id),
      description: row.description,
      value: row.value_cents,
      ...optional('inShareValue', row.in_share_value_cents),
    })),
    improvements: read.improvements.flatMap((row) => {
      const id = String(row.asset_id);
      const list = property.interestsHeld.some((held) => held.id === id) ? 'interestsHeld' : 'assets';
      return [{ id: String(row.id), item: { list, id }, paidBy: String(row.paid_by_id), amount: row.amount_cents }];
    }),
    earlierDuties: read.earlier.flatMap((row) => {
      const item = about(row);
      if (!item) return [];
      const first = {
        died: row.died_on,
        duty: row.duty_cents,
        netValue: row.net_value_cents,
        propertyValue: row.property_value_cents,
        ...optional('totalValue', row.total_value_cents),
        ...optional('dutiableAmount', row.dutiable_amount_cents),
      };
      return [{ id: String(row.id), item, first }];
    }),
    dutyCredits: read.credits.flatMap((row) => {
      const item = about(row);
      if (!item) return [];
      const { kind, amount_cents: amount, person_id } = row;
      return [{ id: String(row.id), item, kind, amount, ...optional('personId', person(person_id)) }];
    }),
    payments: read.payments.map(({ id, paid_on, amount_cents }) => ({
      id: String(id),
      on: paid_on,
      amount: amount_cents,
    })),
  };
}
