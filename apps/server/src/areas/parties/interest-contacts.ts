import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { sql } from '../../platform/db/sql';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { mustExistAsParty } from '../directories/contact-person.store';
import { addContact, changeContact, contactsOf } from '../directories/contact-persons';

const party = 'PersonOfInterest';

/** Its contact persons go with a person of interest; no other party of a matter has any. */
export const dropContactsOf = async (tx: Tx, partyId: number): Promise<void> => {
  await tx.run(sql`delete from contact_person where party = ${party} and party_id = ${partyId}`);
};

export const handledInterestContactCalls = handle(interestContactCalls, {
  getPersonOfInterestContactPerson: ({ tenant, query }) => contactsOf(tenant, party, query.personOfInterestID),
  addPersonOfInterestContactPerson: ({ body: { personOfInterestID, ...values }, ...asked }) =>
    addContact(asked, party, personOfInterestID, values),
  updatePersonOfInterestContactPerson: ({ body, ...asked }) => changeContact(asked, party, body),
  deletePersonOfInterestContactPerson: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
      const found = await tx.maybe<{ party_id: number }>(
        sql`select party_id from contact_person where id = ${query.contactPersonID} and party = ${party}`,
      );
      if (!found) throw new NotFound();
      await mustExistAsParty(tx, party, found.party_id);
      const before = await tx.maybe<{ id: number }>(
        sql`delete from contact_person where id = ${query.contactPersonID} and party = ${party} returning *`,
      );
      if (!before) throw new NotFound();
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
