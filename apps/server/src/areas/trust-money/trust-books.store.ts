import type { BookedBank } from '@boedel/domain/curator-account/books';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type {
  BookedDistribution,
  ForeignIncome,
  TrustBeneficiary,
  TrustBooks,
  TrustPosting,
} from '@boedel/domain/trust-money/trust-books';
import type { TrustPeriod } from '@boedel/domain/trust-money/trust-years';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

interface TrustPersonRow extends Omit<TrustBeneficiary, 'name'> {
  readonly firstNames: string | null;
  readonly surname: string;
}

/** What the books of a trust are read from, each in one statement. */
export const trustBooksStore = (tx: Tx) => ({
  headOf: (matterId: number) =>
    tx.one<{
      readonly mastersReference: string | null;
      readonly taxNumber: string | null;
      readonly yearEnd: string | null;
      readonly first: LocalDate | null;
    }>(sql`
      select m.master_reference as "mastersReference", p.tax_number as "taxNumber", p.details #>> '{trust,financialYearEnd}' as "yearEnd",
        (select min(day) from ledger_event where matter_id = m.id) as first
      from matter m left join matter_party p on p.intermediary_id = m.intermediary_id and p.matter_id = m.id and p.role = 'main'
      where m.id = ${matterId}`),

  /** Everybody who takes, and whoever had something of the trust before. */
  beneficiaries: async (matterId: number): Promise<TrustBeneficiary[]> =>
    (
      await tx.rows<TrustPersonRow>(sql`
        select p.id, p.kind, p.first_names as "firstNames", p.surname, coalesce(p.id_number, p.passport_number, p.registration_number) as "identityNumber",
          p.born_on as "bornOn", p.tax_number as "taxNumber", p.is_resident as "isResident", nullif(concat_ws(', ', p.address1, p.address2, p.city, p.code), '') as address
        from matter_party p
        where p.matter_id = ${matterId} and (p.role = 'beneficiary' or p.is_beneficiary
          or p.id in (select party_id from ledger_posting where matter_id = ${matterId} and party_id is not null))
        order by p.position, p.id`)
    ).map(({ firstNames, surname, ...row }) => ({
      ...row,
      name: formatPartyName({ kind: row.kind, firstNames, surname }),
    })),

  banks: (matterId: number): Promise<Omit<BookedBank, 'before'>[]> =>
    tx.rows(sql`
      select id, name, asset_id as "assetId", opening_on as "openingOn", coalesce(opening_balance_cents, 0)::bigint as opening
      from bank_account where matter_id = ${matterId} order by is_main desc, name, id`),

  /** What each account came to for each beneficiary, before a year and in it. */
  postings: (matterId: number, { from, to }: TrustPeriod): Promise<TrustPosting[]> =>
    tx.rows(sql`
      select account, party_id as "partyId", coalesce(sum(cents) filter (where day < ${from}), 0)::bigint as before,
        coalesce(sum(cents) filter (where day >= ${from}), 0)::bigint as within
      from ledger_posting where matter_id = ${matterId} and day <= ${to} group by account, party_id order by account, party_id`),

  /** Income from outside the country in a year, as the ledger has it, and the tax withheld from it there. */
  foreign: (matterId: number, { from, to }: TrustPeriod): Promise<ForeignIncome[]> =>
    tx.rows(sql`
      select p.account, p.party_id as "partyId", (-sum(p.cents))::bigint as amount,
        coalesce(sum(i.foreign_tax_cents) filter (where p.cents < 0), 0)::bigint as tax
      from ledger_event e
        join income i on i.intermediary_id = e.intermediary_id and i.id = e.source_id
        left join asset a on a.intermediary_id = i.intermediary_id and a.id = i.asset_id
        join ledger_posting p on p.intermediary_id = e.intermediary_id and p.event_id = e.id and p.account like 'INCOME:%'
      where e.matter_id = ${matterId} and e.source = 'income' and e.day between ${from} and ${to}
        and e.reverses_id is null and not exists (select from ledger_event r
          where r.intermediary_id = e.intermediary_id and r.reverses_id = e.id)
        and (i.is_foreign or coalesce(a.is_foreign, false))
      group by p.account, p.party_id order by p.account, p.party_id`),

  repaid: (matterId: number, to: LocalDate): Promise<TrustBooks['repaid'][number][]> =>
    tx.rows(sql`
      select liability_id as "debtId", day, cents as amount from ledger_posting
      where matter_id = ${matterId} and day <= ${to} and account = 'CLAIMS' and liability_id is not null order by day, event_id`),

  distributions: (matterId: number, to: LocalDate): Promise<BookedDistribution[]> =>
    tx.rows(sql`
      select d.id, d.vested_on as "vestedDate", d.ground, d.nature, d.income_type as "incomeType", d.is_foreign as "isForeign", d.amount_cents as amount,
        d.beneficiary_id as "beneficiaryID", d.resolution_id as "resolutionID", d.asset_id as "assetID", d.voucher,
        m.meeting_on || ' · ' || r.number || '. ' || r.heading as resolution
      from trust_distribution d
        left join trustee_resolution r on r.intermediary_id = d.intermediary_id and r.id = d.resolution_id
        left join meeting_advert m on m.intermediary_id = r.intermediary_id and m.id = r.meeting_id
      where d.matter_id = ${matterId} and d.vested_on <= ${to} order by d.vested_on, d.id`),
});
