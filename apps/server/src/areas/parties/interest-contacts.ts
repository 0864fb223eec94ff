import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { audit } from '../../platform/audit/audit';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import { mustExistAsParty } from '../directories/contact-person.store';
import { addContact, changeContact, listContacts } from '../directories/contact-persons';
import { deleteContact, party, findContactParty } from '../directories/interest-contact.store';

export const handledInterestContactCalls = pairHandlers(interestContactCalls, {
  getPersonOfInterestContactPerson: ({ scope, query }) => listContacts(scope, party, query.personOfInterestID),
  addPersonOfInterestContactPerson: ({ body: { personOfInterestID, ...values }, ...asked }) =>
    addContact(asked, party, personOfInterestID, values),
  updatePersonOfInterestContactPerson: ({ body, ...asked }) => changeContact(asked, party, body),
  deletePersonOfInterestContactPerson: ({ scope, actor, query }) =>
    scope.transaction(async (tx) => {
      const found = await findContactParty(tx, query.contactPersonID);
      if (!found) throw new NotFound();
      await mustExistAsParty(tx, party, found.party_id);
      const before = await deleteContact(tx, query.contactPersonID);
      if (!before) throw new NotFound();
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
