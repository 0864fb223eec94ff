import { type ContactPartyKind, contactPersonFields } from '@boedel/contract/directories/contact-persons.schema';
import type { Tx } from '../../platform/db/database';
import { tableStore } from '../../platform/db/rows';
import { sqlName, sql } from '../../platform/db/sql';
import { c, firmTable } from '../../platform/db/table';
import { NotFound } from '../../platform/problems';
import { createColumns } from '../../platform/record/record-table';
import { whereSeesMatter } from '../../platform/db/sees';

export const deleteContacts = (tx: Tx, partyId: number, party: string): Promise<number> =>
  tx.run(sql`delete from contact_person where party = ${party} and party_id = ${partyId}`);

export const contactPersonTable = firmTable('contact_person', {
  party: c.text,
  party_id: c.id,
  ...createColumns(contactPersonFields),
});

export const contactPersonStore = (tx: Tx) => tableStore(tx, contactPersonTable);

/** Held until the contact person is saved, so that the party cannot go in between. */
export async function mustExistAsParty(tx: Tx, party: ContactPartyKind, id: number): Promise<void> {
  const found = await tx.maybe(sql`select id from ${sqlName(directoryOf[party])} where id = ${id}
    and ${party === 'PersonOfInterest' ? whereSeesMatter(sql`matter_party.matter_id`) : sql`true`} for key share`);
  if (!found) throw new NotFound();
}

/** The directory each kind of party stands in; a person of interest is a party of a matter. */
export const directoryOf: Readonly<Record<ContactPartyKind, string>> = {
  Fiduciary: 'globaltrustee',
  Beneficiary: 'globalbeneficiary',
  Auditor: 'auditor',
  TaxPractitioner: 'taxpractitioner',
  PersonOfInterest: 'matter_party',
};

/** Those of a person of interest hang on a matter, and are reached where it is. */
export const reached = sql`(party <> 'PersonOfInterest' or exists (select from matter_party p where p.intermediary_id = app_firm()
  and p.id = party_id and ${whereSeesMatter(sql`p.matter_id`)}))`;

export const listPartyContacts = (tx: Tx, partyId: number, party: ContactPartyKind) =>
  contactPersonStore(tx).list(sql`party = ${party} and party_id = ${partyId}`, sql`name, id`);

export const listReachedContacts = (tx: Tx, ids: readonly number[]) =>
  contactPersonStore(tx).list(sql`id = any(${ids}::bigint[]) and ${reached}`, sql`name, id`);
