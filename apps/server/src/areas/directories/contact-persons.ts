import type { AnswerOf } from '@boedel/contract/call';
import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import { type ContactParty, contactPersonFields } from '@boedel/contract/directories/contact-persons.schema';
import { audit } from '../../platform/audit/audit';
import { orConflict } from '../../platform/db/or-conflict';
import type { RowOf } from '../../platform/db/table';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Tenant } from '../../platform/tenancy/doors';
import type { Changing } from './change-entries';
import { checkFields } from '../../platform/record/check-fields';
import { columnValues, fieldValues } from '../../platform/record/record-table';
import {
  contactsOfParty,
  contactsReached,
  mustExistAsParty,
  contactPersonStore,
  contactPersonTable,
} from './contact-person.store';

type ContactPerson = AnswerOf<typeof contactPersonCalls.getByIDs>[number];
type Values = Readonly<Record<string, unknown>>;

const present = (row: RowOf<typeof contactPersonTable>): ContactPerson =>
  ({
    id: row.id,
    party: row.party,
    partyID: row.party_id,
    ...fieldValues(contactPersonFields, row),
    version: row.version,
  }) as ContactPerson;

export const contactsOf = (tenant: Tenant, party: ContactParty, id: number): Promise<ContactPerson[]> =>
  tenant.transaction(async (tx) => {
    await mustExistAsParty(tx, party, id);
    return (await contactsOfParty(tx, id, party)).map(present);
  });

export const addContact = (
  { tenant, actor, now }: Changing,
  party: ContactParty,
  id: number,
  given: Values,
): Promise<ContactPerson> =>
  tenant.transaction(async (tx) => {
    await mustExistAsParty(tx, party, id);
    const { values } = checkFields(contactPersonFields, given, actor.country, now);
    const row = await contactPersonStore(tx).insert({
      party,
      party_id: id,
      ...columnValues(contactPersonFields, values),
    });
    await audit(tx, actor, 'contactperson.added', { entity: ['contact_person', row.id], after: row });
    return present(row);
  });

export const changeContact = (
  { tenant, actor, now }: Changing,
  party: ContactParty,
  { id, version, ...given }: Values & { id: number; version: number },
): Promise<ContactPerson> =>
  tenant.transaction(async (tx) => {
    const before = await contactPersonStore(tx).lock(id);
    if (before.party !== party) throw new NotFound();
    await mustExistAsParty(tx, party, before.party_id);
    const { values } = checkFields(contactPersonFields, given, actor.country, now);
    const after = await orConflict(
      contactPersonStore(tx).change(id, version, columnValues(contactPersonFields, values)),
      present,
    );
    await audit(tx, actor, 'contactperson.changed', { entity: ['contact_person', id], before, after });
    return present(after);
  });

export const handledContactPersonCalls = handle(contactPersonCalls, {
  getFiduciaryContactPerson: ({ tenant, query }) => contactsOf(tenant, 'Fiduciary', query.fiduciaryID),
  addFiduciaryContactPerson: ({ body: { fiduciaryID, ...values }, ...asked }) =>
    addContact(asked, 'Fiduciary', fiduciaryID, values),
  updateFiduciaryContactPerson: ({ body, ...asked }) => changeContact(asked, 'Fiduciary', body),
  getBeneficiaryContactPerson: ({ tenant, query }) => contactsOf(tenant, 'Beneficiary', query.beneficiaryID),
  addBeneficiaryContactPerson: ({ body: { beneficiaryID, ...values }, ...asked }) =>
    addContact(asked, 'Beneficiary', beneficiaryID, values),
  updateBeneficiaryContactPerson: ({ body, ...asked }) => changeContact(asked, 'Beneficiary', body),
  getAuditorContactPerson: ({ tenant, query }) => contactsOf(tenant, 'Auditor', query.auditorID),
  addAuditorContactPerson: ({ body: { auditorID, ...values }, ...asked }) =>
    addContact(asked, 'Auditor', auditorID, values),
  updateAuditorContactPerson: ({ body, ...asked }) => changeContact(asked, 'Auditor', body),
  getTaxPractitionerContactPerson: ({ tenant, query }) =>
    contactsOf(tenant, 'TaxPractitioner', query.taxPractitionerID),
  addTaxPractitionerContactPerson: ({ body: { taxPractitionerID, ...values }, ...asked }) =>
    addContact(asked, 'TaxPractitioner', taxPractitionerID, values),
  updateTaxPractitionerContactPerson: ({ body, ...asked }) => changeContact(asked, 'TaxPractitioner', body),
  getByIDs: ({ tenant, query }) =>
    tenant.transaction(async (tx) => (await contactsReached(tx, query.ids)).map(present)),
  deleteContactPerson: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
      const found = await contactPersonStore(tx).find(query.contactPersonID);
      await mustExistAsParty(tx, found.party as ContactParty, found.party_id);
      const before = await contactPersonStore(tx).remove(found.id);
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
