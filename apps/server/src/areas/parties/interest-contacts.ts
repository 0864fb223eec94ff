import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { audit } from '../../platform/audit/audit';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { mustExistAsParty } from '../directories/contact-person.store';
import { addContact, changeContact, contactsOf } from '../directories/contact-persons';
import { dropContact, party, partyOfContact } from './interest-contact.store';

export const handledInterestContactCalls = handle(interestContactCalls, {
  getPersonOfInterestContactPerson: ({ tenant, query }) => contactsOf(tenant, party, query.personOfInterestID),
  addPersonOfInterestContactPerson: ({ body: { personOfInterestID, ...values }, ...asked }) =>
    addContact(asked, party, personOfInterestID, values),
  updatePersonOfInterestContactPerson: ({ body, ...asked }) => changeContact(asked, party, body),
  deletePersonOfInterestContactPerson: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
      const found = await partyOfContact(tx, query.contactPersonID);
      if (!found) throw new NotFound();
      await mustExistAsParty(tx, party, found.party_id);
      const before = await dropContact(tx, query.contactPersonID);
      if (!before) throw new NotFound();
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
