import type { AnswerOf } from '@boedel/contract/call';
import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import { type ContactParty, contactPersonFields } from '@boedel/contract/directories/contact-persons.schema';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { orConflict } from '../../platform/db/or-conflict';
import { rowsOf } from '../../platform/db/rows';
import { name, sql } from '../../platform/db/sql';
import { c, firmTable, type RowOf } from '../../platform/db/table';
import { handle } from '../../platform/http/handler';
import { NotFound } from '../../platform/problems';
import type { Tenant } from '../../platform/tenancy/doors';
import { seesMatter } from '../../platform/tenancy/sees';
import type { Changing } from './change-entries';
import { checkValues } from '../../platform/record/check-fields';
import { columnsOf, columnValues, fieldValues } from '../../platform/record/record-table';

type ContactPerson = AnswerOf<typeof contactPersonCalls.getByIDs>[number];
type Values = Readonly<Record<string, unknown>>;

const table = firmTable('contact_person', { party: c.text, party_id: c.id, ...columnsOf(contactPersonFields) });
const store = (tx: Tx) => rowsOf(tx, table);

/** The directory each kind of party stands in; a person of interest is a party of a matter. */
const directoryOf: Readonly<Record<ContactParty, string>> = {
  Fiduciary: 'globaltrustee',
  Beneficiary: 'globalbeneficiary',
  Auditor: 'auditor',
  TaxPractitioner: 'taxpractitioner',
  PersonOfInterest: 'matter_party',
};

const present = (row: RowOf<typeof table>): ContactPerson =>
  ({
    id: row.id,
    party: row.party,
    partyID: row.party_id,
    ...fieldValues(contactPersonFields, row),
    version: row.version,
  }) as ContactPerson;

/** Those of a person of interest hang on a matter, and are reached where it is. */
const reached = sql`(party <> 'PersonOfInterest' or exists (select from matter_party p where p.intermediary_id = app_firm()
  and p.id = party_id and ${seesMatter(sql`p.matter_id`)}))`;

/** Held until the contact person is saved, so that the party cannot go in between. */
export async function mustExist(tx: Tx, party: ContactParty, id: number): Promise<void> {
  const found = await tx.maybe(sql`select id from ${name(directoryOf[party])} where id = ${id}
    and ${party === 'PersonOfInterest' ? seesMatter(sql`matter_party.matter_id`) : sql`true`} for key share`);
  if (!found) throw new NotFound();
}

export const contactsOf = (tenant: Tenant, party: ContactParty, id: number): Promise<ContactPerson[]> =>
  tenant.transaction(async (tx) => {
    await mustExist(tx, party, id);
    return (await store(tx).list(sql`party = ${party} and party_id = ${id}`, sql`name, id`)).map(present);
  });

export const addContact = (
  { tenant, actor, now }: Changing,
  party: ContactParty,
  id: number,
  given: Values,
): Promise<ContactPerson> =>
  tenant.transaction(async (tx) => {
    await mustExist(tx, party, id);
    const { values } = await checkValues(tx, contactPersonFields, given, now);
    const row = await store(tx).insert({ party, party_id: id, ...columnValues(contactPersonFields, values) });
    await audit(tx, actor, 'contactperson.added', { entity: ['contact_person', row.id], after: row });
    return present(row);
  });

export const changeContact = (
  { tenant, actor, now }: Changing,
  party: ContactParty,
  { id, version, ...given }: Values & { id: number; version: number },
): Promise<ContactPerson> =>
  tenant.transaction(async (tx) => {
    const before = await store(tx).lock(id);
    if (before.party !== party) throw new NotFound();
    await mustExist(tx, party, before.party_id);
    const { values } = await checkValues(tx, contactPersonFields, given, now);
    const after = await orConflict(store(tx).change(id, version, columnValues(contactPersonFields, values)), present);
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
    tenant.transaction(async (tx) =>
      (await store(tx).list(sql`id = any(${query.ids}::bigint[]) and ${reached}`, sql`name, id`)).map(present),
    ),
  deleteContactPerson: ({ tenant, actor, query }) =>
    tenant.transaction(async (tx) => {
      const found = await store(tx).find(query.contactPersonID);
      await mustExist(tx, found.party as ContactParty, found.party_id);
      const before = await store(tx).remove(found.id);
      await audit(tx, actor, 'contactperson.deleted', { entity: ['contact_person', before.id], before });
      return { done: true };
    }),
});
