import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import {
  type ContactPartyKind,
  contactPersonChange,
  contactPersonFields,
  createContactPersonSchema,
} from '@boedel/contract/directories/contact-persons.schema';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import type { EntryPartProps } from './entry-part';
import { PeopleOfEntry } from './people-of-entry';

/** A person of interest belongs to a matter, not to a directory. */
type DirectoryParty = Exclude<ContactPartyKind, 'PersonOfInterest'>;

/** The calls of each kind of party differ in their names alone: `getAuditorContactPerson` takes an `auditorID`. */
const nameIdField = (party: DirectoryParty): string => `${party[0]!.toLowerCase()}${party.slice(1)}ID`;

/** The people one speaks to at an auditor, a tax practitioner, a beneficiary or a trustee. */
export function ContactPersons({ kit, entry }: EntryPartProps) {
  const party = kit.directory.contacts as DirectoryParty;
  const idName = nameIdField(party);
  const of = { [idName]: entry.id };
  const getList = contactPersonCalls[`get${party}ContactPerson`];
  const done = { says: t('Saved.') };
  const addPerson = contactPersonCalls[`add${party}ContactPerson`];
  const add = useCall(addPerson, done);
  const change = useCall(contactPersonCalls[`update${party}ContactPerson`], done);
  const remove = useCall(contactPersonCalls.deleteContactPerson, { ...done, says: t('Deleted.') });
  return (
    <PeopleOfEntry
      label={t('Contact persons')}
      one={t('contact person')}
      fields={contactPersonFields}
      read={useRead(getList, of as never, { quiet: true })}
      of={of}
      add={{ schema: createContactPersonSchema(idName), call: add }}
      change={{ schema: contactPersonChange, call: change }}
      remove={{
        run: ({ id }) => remove.run(undefined, { query: { contactPersonID: id } }),
        isRunning: remove.isRunning,
      }}
      mayChange={useMay(addPerson)}
    />
  );
}
