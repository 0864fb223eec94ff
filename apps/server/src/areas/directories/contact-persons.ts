import type { AnswerOf } from '@boedel/contract/call';
import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import { type ContactPartyKind, contactPersonFields } from '@boedel/contract/directories/contact-persons.schema';
import { audit } from '../../platform/audit/audit';
import { presentConflict } from '../../platform/db/present-conflict';
import type { RowOf } from '../../platform/db/table';
import { pairHandlers } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { FirmScope } from '../../platform/tenancy/scopes';
import type { DirectoryChange } from './change-entries';
import { checkFields } from '../../platform/record/check-fields';
import { toColumnValues, readFieldValues } from '../../platform/record/record-table';
import {
  listPartyContacts,
  listReachedContacts,
  mustExistAsParty,
  contactPersonStore,
  contactPersonTable,
} from './contact-person.store';

type DirectoryContactPerson = AnswerOf<typeof contactPersonCalls.getByIDs>[number];
type ContactPersonValues = Readonly<Record<string, unknown>>;

const presentContact = (row: RowOf<typeof contactPersonTable>): DirectoryContactPerson =>
  ({
    id: row.id,
    party: row.party,
    partyID: row.party_id,
    ...readFieldValues(contactPersonFields, row),
    version: row.version,
  }) as DirectoryContactPerson;

export const listContacts = (
  scope: FirmScope,
  party: ContactPartyKind,
  id: number,
): Promise<DirectoryContactPerson[]> =>
  scope.transaction(async (tx) => {
    await mustExistAsParty(tx, party, id);
    return (await listPartyContacts(tx, id, party)).map(presentContact);
  });

export const addContact = (
  { scope, actor, now }: DirectoryChange,
  party: ContactPartyKind,
  id: number,
  given: ContactPersonValues,
): Promise<DirectoryContactPerson> =>
  scope.transaction(async (tx) => {
    await mustExistAsParty(tx, party, id);
    const { values } = checkFields(contactPersonFields, given, actor.country, now);
    const row = await contactPersonStore(tx).insert({
      party,
      party_id: id,
      ...toColumnValues(contactPersonFields, values),
    });
    await audit(tx, actor, 'contactperson.added', { entity: ['contact_person', row.id], after: row });
    return presentContact(row);
  });

export const changeContact = (
  { scope, actor, now }: DirectoryChange,
  party: ContactPartyKind,
  { id, version, ...given }: ContactPersonValues & { id: number; version: number },
): Promise<DirectoryContactPerson> =>
  scope.transaction(async (tx) => {
    const before = await contactPersonStore(tx).lock(id);
    if (before.party !== party) throw new NotFound();
    await mustExistAsParty(tx, party, before.party_id);
    const { values } = checkFields(contactPersonFields, given, actor.country, now);
    const after = await presentConflict(
      contactPersonStore(tx).change(id, version, toColumnValues(contactPersonFields, values)),
      presentContact,
    );
    await audit(tx, actor, 'contactperson.changed', { entity: ['contact_person', id], before, after });
    return presentContact(after);
  });

export const handledContactPersonCalls = pairHandlers(contactPersonCalls, {
  getFiduciaryContactPerson: ({ scope, query }) => listContacts(scope, 'Fiduciary', query.fiduciaryID),
  addFiduciaryContactPerson: ({ body: { fiduciaryID, ...values }, ...asked }) =>
    addContact(asked, 'Fiduciary', fiduciaryID, values),
  updateFiduciaryContactPerson: ({ body, ...asked }) => changeContact(asked, 'Fiduciary', body),
  getBeneficiaryContactPerson: ({ scope, query }) => listContacts(scope, 'Beneficiary', query.beneficiaryID),
  addBeneficiaryContactPerson: ({ body: { beneficiaryID, ...values }, ...asked }) =>
    addContact(asked, 'Beneficiary', beneficiaryID, values),
  updateBeneficiaryContactPerson: ({ body, ...asked }) => changeContact(asked, 'Beneficiary', body),
  getAuditorContactPerson: ({ scope, query }) => listContacts(scope, 'Auditor', query.auditorID),
  addAuditorContactPerson: ({ body: { auditorID, ...values }, ...asked }) =>
    addContact(asked, 'Auditor', auditorID, values),
  updateAuditorContactPerson: ({ body, ...asked }) => changeContact(asked, 'Auditor', body),
  getTaxPractitionerContactPerson: ({ scope, query }) =>
    listContacts(scope, 'TaxPractitioner', query.taxPractitionerID),
  addTaxPractitionerContactPerson: ({ body: { taxPractitionerID, ...values }, ...asked }) =>
    addContact(asked, 'TaxPractitioner', taxPractitionerID, values),
  updateTaxPractitionerContactPerson: ({ body, ...asked }) => changeContact(asked, 'TaxPractitioner', body),
  getByIDs: ({ scope, query }) =>
    scope.transaction(async (tx) => (await listReachedContacts(tx, query.ids)).map(presentContact)),
  deleteContactPerson: ({ scope, actor, query }) =>
    scope.transaction(async (tx) => {
      const found = await contactPersonStore(tx).find(query.contactPersonID);
      await mustExistAsParty(tx, found.party as ContactPartyKind, found.party_id);
      const before = await contactPersonStore(tx).remove(found.id);
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
