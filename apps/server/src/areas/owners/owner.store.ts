import type { LodgedOwner } from '@boedel/domain/owners/compare';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';

const factTable = firmTable(
  'owner_fact',
  {
    matter_id: c.id,
    party_id: c.id,
    standing: c.text.orNull,
    until_on: c.day.orNull,
    nationality: c.text.orNull,
    citizenship: c.text.orNull,
    document_country: c.text.orNull,
    service_address: c.text.orNull,
    controllers_confirmed_on: c.day.orNull,
  },
  'estate',
);
export type OwnerFactRow = RowOf<typeof factTable>;

const holdingTable = firmTable(
  'owner_holding',
  {
    matter_id: c.id,
    of_party_id: c.id,
    holder_party_id: c.id,
    how: c.text,
    percent: c.decimal.orNull,
    since_on: c.day.orNull,
    until_on: c.day.orNull,
  },
  'estate',
);
export type HoldingRow = RowOf<typeof holdingTable>;

const registerTable = firmTable(
  'owner_register',
  {
    matter_id: c.id,
    lodged_on: c.day,
    receipt: c.text.orNull,
    owners: c.json<readonly LodgedOwner[]>(),
    person_name: c.text,
    created_at: c.instant,
  },
  'estate',
);
export type LodgedOwnerRow = RowOf<typeof registerTable>;

/** Somebody of a trust with everything the register asks. */
export interface OwnerRow {
  readonly id: number;
  readonly role: string;
  readonly kind: string;
  readonly first_names: string | null;
  readonly surname: string;
  readonly id_number: string | null;
  readonly passport_number: string | null;
  readonly tax_number: string | null;
  readonly born_on: LocalDate | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mobile: string | null;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly city: string | null;
  readonly code: string | null;
  readonly is_beneficiary: boolean;
  readonly beneficial_owner_on: LocalDate | null;
  readonly founded_on: LocalDate | null;
  readonly founder_until: LocalDate | null;
  readonly status: string | null;
  readonly authorised_on: LocalDate | null;
  readonly left_on: LocalDate | null;
  readonly standing: string | null;
  readonly until_on: LocalDate | null;
  readonly nationality: string | null;
  readonly citizenship: string | null;
  readonly document_country: string | null;
  readonly service_address: string | null;
  readonly controllers_confirmed_on: LocalDate | null;
  readonly matter_kind: string | null;
}

export const ownerStore = (tx: Tx) => {
  const facts = tableStore(tx, factTable);
  const holdings = tableStore(tx, holdingTable);
  const registers = tableStore(tx, registerTable);
  return {
    facts,
    holdings,
    registers,
    holdingsOf: (matterId: number): Promise<HoldingRow[]> => holdings.ofMatter(matterId),
    lastLodged: async (matterId: number): Promise<LodgedOwnerRow | undefined> =>
      (await registers.list(sql`matter_id = ${matterId}`, sql`lodged_on desc, id desc`))[0],
    factOf: async (partyId: number): Promise<OwnerFactRow | undefined> =>
      (await facts.list(sql`party_id = ${partyId}`))[0],
    /** Everybody who may be an owner, and the trust itself, in one read. */
    partiesOf: (matterId: number): Promise<OwnerRow[]> =>
      tx.rows(sql`
        select p.id, p.role, p.kind, p.first_names, p.surname, p.id_number, p.passport_number, p.tax_number, p.born_on, p.email, p.phone,
          p.mobile, p.address1, p.address2, p.city, p.code, p.is_beneficiary or p.role = 'beneficiary' as is_beneficiary, p.beneficial_owner_on,
          (p.details ->> 'foundedDate')::date as founded_on, (p.details ->> 'endedDate')::date as founder_until,
          t.status, t.authorised_on,
          case when t.ended_on is not null then t.ended_on when t.letters_amended_on is not null
            then greatest(t.letters_amended_on, t.letter_signed_on, t.beneficiaries_told_on, t.master_received_on) end as left_on,
          f.standing, f.until_on, f.nationality, f.citizenship, f.document_country, f.service_address, f.controllers_confirmed_on,
          (select m.kind from matter m where m.intermediary_id = p.intermediary_id and m.id = p.matter_id) as matter_kind
        from matter_party p
          left join trustee t on t.intermediary_id = p.intermediary_id and t.matter_id = p.matter_id and t.party_id = p.id
          left join owner_fact f on f.intermediary_id = p.intermediary_id and f.matter_id = p.matter_id and f.party_id = p.id
        where p.matter_id = ${matterId} and (p.role in ('main', 'founder', 'beneficiary', 'owner') or p.is_beneficiary or t.id is not null)
        order by p.role <> 'main', p.position, p.id`),
  };
};
