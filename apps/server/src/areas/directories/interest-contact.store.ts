import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';

export const party = 'PersonOfInterest';

/** Its contact persons go with a person of interest; no other party of a matter has any. */
export const deleteContacts = async (tx: Tx, partyId: number): Promise<void> => {
  await tx.run(sql`delete from contact_person where party = ${party} and party_id = ${partyId}`);
};

export const findContactParty = (tx: Tx, contactPersonId: number): Promise<{ party_id: number } | undefined> =>
  tx.maybe(sql`select party_id from contact_person where id = ${contactPersonId} and party = ${party}`);

export const deleteContact = (tx: Tx, contactPersonId: number): Promise<{ id: number } | undefined> =>
  tx.maybe(sql`delete from contact_person where id = ${contactPersonId} and party = ${party} returning *`);
