import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { EstateProperty } from '@boedel/domain/assets/to-estate-property';
import type { Estate } from '@boedel/domain/estate/estate';
import type { ItemRef } from '@boedel/domain/estate/duty-facts';
import { toItemRef } from '@boedel/domain/estate-facts/to-item-ref';
import type { Cents } from '@boedel/domain/money/cents';
import { fraction } from '@boedel/domain/money/fraction';
import type { DutyFactsRead, ItemColumns } from './duty-facts.store';

const optionalField = <K extends string, V>(key: K, value: V | null): { readonly [P in K]?: V } =>
  (value === null ? {} : { [key]: value }) as { readonly [P in K]?: V };
const toPersonId = (id: number | null): string | null => (id === null ? null : String(id));

export type DutyFacts = Pick<
  Estate,
  'annuitiesHeld' | 'donations' | 'disposableProperty' | 'improvements' | 'earlierDuties' | 'dutyCredits'
> & { readonly payments: readonly { readonly id: string; readonly on: LocalDate; readonly amount: Cents }[] };

export function toEstateDutyFacts(read: DutyFactsRead, property: EstateProperty): DutyFacts {
  const toItemReference = (row: ItemColumns): ItemRef | undefined =>
    toItemRef(
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
      ...optionalField('passesTo', toPersonId(row.passes_to_id)),
      ...(row.term_years !== null || row.term_months !== null
        ? { term: { years: row.term_years ?? 0, ...optionalField('months', row.term_months) } }
        : {}),
      ...optionalField('ownerId', toPersonId(row.owner_id)),
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
      ...optionalField('inShareValue', row.in_share_value_cents),
    })),
    disposableProperty: read.disposables.map((row) => ({
      id: String(row.id),
      description: row.description,
      value: row.value_cents,
      ...optionalField('inShareValue', row.in_share_value_cents),
    })),
    improvements: read.improvements.flatMap((row) => {
      const id = String(row.asset_id);
      const list = property.interestsHeld.some((held) => held.id === id) ? 'interestsHeld' : 'assets';
      return [{ id: String(row.id), item: { list, id }, paidBy: String(row.paid_by_id), amount: row.amount_cents }];
    }),
    earlierDuties: read.earlier.flatMap((row) => {
      const item = toItemReference(row);
      if (!item) return [];
      const first = {
        died: row.died_on,
        duty: row.duty_cents,
        netValue: row.net_value_cents,
        propertyValue: row.property_value_cents,
        ...optionalField('totalValue', row.total_value_cents),
        ...optionalField('dutiableAmount', row.dutiable_amount_cents),
      };
      return [{ id: String(row.id), item, first }];
    }),
    dutyCredits: read.credits.flatMap((row) => {
      const item = toItemReference(row);
      if (!item) return [];
      const { kind, amount_cents: amount, person_id } = row;
      return [{ id: String(row.id), item, kind, amount, ...optionalField('personId', toPersonId(person_id)) }];
    }),
    payments: read.payments.map(({ id, paid_on, amount_cents }) => ({
      id: String(id),
      on: paid_on,
      amount: amount_cents,
    })),
  };
}
