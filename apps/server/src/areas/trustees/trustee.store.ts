import { systemType } from '@boedel/domain/matter/kinds';
import type { LocalDate } from '@boedel/domain/dates/local-date';
import type { TrustDeedLimits } from '@boedel/domain/trustees/deed-watch';
import type { Trustee, TrusteeKind, TrusteeStatus } from '@boedel/domain/trustees/trustee';
import { formatPartyName } from '@boedel/domain/parties/party-name';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { joinSql, sqlName, type Sql, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf, type ValuesOf } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import type { GlobalEntry } from '../matter-parties/global-entry';
import { type PartyRow, partyTable } from '../matter-parties/party.store';
import type { NumberedPerson } from './same-person';

export const globalTrustees = 'globaltrustee';

export const trusteeTable = firmTable(
  'trustee',
  {
    matter_id: c.id,
    party_id: c.id,
    kind: c.text,
    status: c.text,
    nominee: c.text.orNull,
    accepted_on: c.day.orNull,
    authorised_on: c.day.orNull,
    letter_signed_on: c.day.orNull,
    beneficiaries_told_on: c.day.orNull,
    master_received_on: c.day.orNull,
    letters_amended_on: c.day.orNull,
    ended_on: c.day.orNull,
    disqualifications: c.texts,
    independence: c.texts,
    checked_on: c.day.orNull,
  },
  'estate',
);
export type StoredTrusteeRow = RowOf<typeof trusteeTable>;
export type TrusteeWithParty = { readonly trustee: StoredTrusteeRow; readonly party: PartyRow };

export interface GlobalTrusteeRow extends GlobalEntry {
  readonly is_independent: boolean;
  readonly company_number: string | null;
}

const selectColumns = (table: { columns: object }, as: string): Sql =>
  joinSql(Object.keys(table.columns).map((column) => sql`${sqlName(as)}.${sqlName(column)}`));

export const trusteeStore = (tx: Tx) => {
  const rows = tableStore(tx, trusteeTable);
  return {
    /** The trustees of a trust in the order they were captured; one of the firm's list carries its entry's name of today. */
    listOf: async (matterId: number): Promise<TrusteeWithParty[]> => {
      const trustees = await rows.list(sql`matter_id = ${matterId}`, sql`party_id`);
      const parties = await tx.rows<PartyRow>(sql`
        select ${selectColumns(partyTable, 'p')}, coalesce(g.name, p.surname) as surname, coalesce(g.email, p.email) as email,
          coalesce(g.phone, p.phone) as phone, coalesce(g.mobile, p.mobile) as mobile
        from matter_party p left join globaltrustee g on g.intermediary_id = p.intermediary_id
          and p.directory_kind = ${globalTrustees} and g.id = p.directory_id
        where p.matter_id = ${matterId} and p.id = any(${trustees.map(({ party_id }) => party_id)}::bigint[])
        order by p.position, p.id`);
      return parties.map((party) => ({ party, trustee: trustees.find(({ party_id }) => party_id === party.id)! }));
    },
    ofParty: async (partyId: number): Promise<StoredTrusteeRow> => {
      const [row] = await rows.list(sql`party_id = ${partyId}`);
      if (!row) throw new NotFound();
      return row;
    },
    insert: (values: ValuesOf<typeof trusteeTable>): Promise<StoredTrusteeRow> => rows.insert(values),
    change: (id: number, version: number, values: ValuesOf<typeof trusteeTable>): Promise<StoredTrusteeRow> =>
      rows.change(id, version, values),
    /** Two changes to the trustees of one trust come one after the other. */
    hold: (matterId: number): Promise<number> => tx.run(sql`select id from matter where id = ${matterId} for update`),
    deedOf: (matterId: number): Promise<TrustDeedLimits> =>
      tx.one(sql`
        select (details ->> 'leastTrustees')::int as least, (details ->> 'mostTrustees')::int as most
        from matter where id = ${matterId}`),
    mastersReference: async (matterId: number): Promise<string | null> =>
      (
        await tx.one<{ reference: string | null }>(
          sql`select master_reference as reference from matter where id = ${matterId}`,
        )
      ).reference,
    /** Who else the people of the trust are: founders and beneficiaries, by the numbers they are known by. */
    handsOf: (matterId: number): Promise<(NumberedPerson & { is_founder: boolean; is_beneficiary: boolean })[]> =>
      tx.rows(sql`
        select known_id, id_number, role = 'founder' as is_founder, is_beneficiary or role = 'beneficiary' as is_beneficiary
        from matter_party where matter_id = ${matterId} and (role in ('founder', 'beneficiary') or is_beneficiary)`),
    /** The firm's global trustees who are not in the matter; one of them where an id is given. */
    available: (matterId: number, id: number | null = null): Promise<GlobalTrusteeRow[]> =>
      tx.rows(sql`
        select g.id, g.name, g.party_type, g.id_number, g.registration_number, g.tax_number, g.email, g.phone, g.mobile,
          g.physical_address1, g.physical_address2, g.physical_city, g.physical_code, g.is_independent, g.company_number, g.known_id
        from globaltrustee g
        where (${id}::bigint is null or g.id = ${id}::bigint) and not exists (select from matter_party p
          where p.intermediary_id = g.intermediary_id and p.matter_id = ${matterId} and p.role = 'executor'
            and p.directory_kind = ${globalTrustees} and p.directory_id = g.id)
        order by g.sort_name, g.id limit 1000`),
  };
};

/** What the law asks of a trustee's row, whatever else is read with it. */
export type TrusteeFacts = Pick<
  StoredTrusteeRow,
  | 'kind'
  | 'status'
  | 'nominee'
  | 'authorised_on'
  | 'letter_signed_on'
  | 'beneficiaries_told_on'
  | 'master_received_on'
  | 'letters_amended_on'
  | 'ended_on'
  | 'disqualifications'
>;

/** As the law asks about a trustee. */
export const toNamedTrustee = (id: number, called: string, row: TrusteeFacts): Trustee => ({
  id,
  name: called,
  kind: row.kind as TrusteeKind,
  status: row.status as TrusteeStatus,
  nominee: row.nominee,
  authorised: row.authorised_on,
  leaving: {
    letterSigned: row.letter_signed_on,
    beneficiariesTold: row.beneficiaries_told_on,
    masterReceived: row.master_received_on,
    lettersAmended: row.letters_amended_on,
  },
  ended: row.ended_on,
  disqualifications: row.disqualifications,
});

/** By the whole name, as sentences, mails and papers say it. */
export const toTrustee = ({ trustee, party }: TrusteeWithParty): Trustee =>
  toNamedTrustee(
    party.id,
    formatPartyName({ kind: party.kind, firstNames: party.first_names, surname: party.surname }),
    trustee,
  );

export const toTrusteeColumns = ({ status, authorised, leaving, ended }: Trustee): ValuesOf<typeof trusteeTable> => ({
  status,
  authorised_on: authorised,
  letter_signed_on: leaving.letterSigned,
  beneficiaries_told_on: leaving.beneficiariesTold,
  master_received_on: leaving.masterReceived,
  letters_amended_on: leaving.lettersAmended,
  ended_on: ended,
});

const readDay = (value: unknown): LocalDate | null => (typeof value === 'string' ? (value as LocalDate) : null);

/** Somebody captured among those who act in a trust is a trustee: by the days of the appointment. */
export async function saveTrusteeRow(tx: Tx, party: PartyRow, type: number): Promise<void> {
  if (type !== systemType.trust || party.role !== 'executor') return;
  const [appointed, ended] = [readDay(party.details['appointedDate']), readDay(party.details['endedDate'])];
  const status = ended ? 'deactivated' : appointed ? 'appointed' : 'proposed';
  await tx.run(sql`
    insert into trustee (matter_id, party_id, kind, status, authorised_on, ended_on)
    values (${party.matter_id}, ${party.id}, ${party.kind === 'person' ? 'individual' : 'corporate'}, ${status}, ${appointed}, ${ended})
    on conflict (intermediary_id, matter_id, party_id) do nothing`);
}
