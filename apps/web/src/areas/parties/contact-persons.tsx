import { contactPersonCalls } from '@boedel/contract/directories/contact-persons.calls';
import {
  contactPersonChange,
  contactPersonFields,
  createContactPersonSchema,
} from '@boedel/contract/directories/contact-persons.schema';
import type { WireAnswer } from '@boedel/contract/call';
import { interestContactCalls } from '@boedel/contract/parties/interest-contacts.calls';
import { useState } from 'react';
import { useCall, useRead } from '../../client/hooks';
import { t } from '../../i18n/t';
import { useMay } from '../../ui/access';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { addCheckedFields } from '../../ui/fields/add-checked-fields';
import { createFieldColumns } from '../../ui/record/record-columns';
import { listRecordSections } from '../../ui/record/record-sections';
import { ListTable } from '../../ui/list/list-table';
import { Nobody, PeopleSection } from '../../ui/people-section';
import { RecordDialog } from '../../ui/record/record-dialog';
import { Loaded } from '../../ui/states';
import { useMatter } from '../../ui/the-matter';

type PartyContactPerson = WireAnswer<typeof contactPersonCalls.getAuditorContactPerson>[number];

/** The calls of each kind of party differ in their names alone. */
const kinds = {
  auditor: {
    idName: 'auditorID',
    list: contactPersonCalls.getAuditorContactPerson,
    add: contactPersonCalls.addAuditorContactPerson,
    change: contactPersonCalls.updateAuditorContactPerson,
    remove: contactPersonCalls.deleteContactPerson,
  },
  taxpractitioner: {
    idName: 'taxPractitionerID',
    list: contactPersonCalls.getTaxPractitionerContactPerson,
    add: contactPersonCalls.addTaxPractitionerContactPerson,
    change: contactPersonCalls.updateTaxPractitionerContactPerson,
    remove: contactPersonCalls.deleteContactPerson,
  },
  personofinterest: {
    idName: 'personOfInterestID',
    list: interestContactCalls.getPersonOfInterestContactPerson,
    add: interestContactCalls.addPersonOfInterestContactPerson,
    change: interestContactCalls.updatePersonOfInterestContactPerson,
    remove: interestContactCalls.deletePersonOfInterestContactPerson,
  },
} as const;
export type ContactKind = keyof typeof kinds;
export const hasContacts = (role: string): role is ContactKind => role in kinds;

/** Whom one speaks to at a party: those of the firm's own entry, or of a person of interest in this matter. */
export function ContactPersons({ kind, partyID }: { kind: ContactKind; partyID: number }) {
  const { list, idName } = kinds[kind];
  const may = useMay(list);
  const of = { [idName]: partyID };
  const read = useRead(list, of as never, { quiet: true, enabled: may });
  const [open, setOpen] = useState<PartyContactPerson | 'new'>();
  if (!may) return null;
  return (
    <PeopleSection
      title={t('Contact persons')}
      add={{ label: t('Add a contact person'), run: () => setOpen('new') }}
      {...(kind !== 'personofinterest' && { about: t('shared with the firm’s list') })}
    >
      <Loaded read={read}>
        {(people) =>
          people.length === 0 ? (
            <Nobody sentence={t('No contact person is captured.')} />
          ) : (
            <ListTable
              label={t('Contact persons')}
              rows={people}
              columns={createFieldColumns<PartyContactPerson>(contactPersonFields)}
              rowKey={({ id }) => id}
              onOpen={setOpen}
            />
          )
        }
      </Loaded>
      {open && <ContactPersonDialog kind={kind} of={of} person={open} onClose={() => setOpen(undefined)} />}
    </PeopleSection>
  );
}

interface ContactPersonDialogProps {
  readonly kind: ContactKind;
  readonly of: object;
  readonly person: PartyContactPerson | 'new';
  readonly onClose: () => void;
}

function ContactPersonDialog({ kind, of, person, onClose }: ContactPersonDialogProps) {
  const { country, mayCapture } = useMatter();
  const [isRemoving, setRemoving] = useState(false);
  const { idName, ...calls } = kinds[kind];
  const add = useCall(calls.add);
  const change = useCall(calls.change);
  const remove = useCall(calls.remove, { onDone: onClose });
  const isNew = person === 'new';
  return (
    <RecordDialog<object>
      title={isNew ? t('Add a contact person') : person.name}
      size="lg"
      sections={listRecordSections(contactPersonFields)}
      schema={addCheckedFields(
        isNew ? createContactPersonSchema(idName) : contactPersonChange,
        contactPersonFields,
        country,
      )}
      value={isNew ? { ...of, name: '', position: null, email: null, phone: null, mobile: null, notes: null } : person}
      call={isNew ? add : change}
      readOnly={!mayCapture}
      onSaved={onClose}
      onClose={onClose}
      {...(!isNew && mayCapture && { extra: { label: t('Remove'), onClick: () => setRemoving(true) } })}
    >
      {isRemoving && !isNew && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: person.name })}
          confirmLabel={t('Remove')}
          destructive
          isRunning={remove.isRunning}
          onCancel={() => setRemoving(false)}
          onConfirm={() => remove.run(undefined, { query: { contactPersonID: person.id } })}
        >
          {t('{name} will be removed as a contact person from this and all other matters.', { name: person.name })}
        </ConfirmDialog>
      )}
    </RecordDialog>
  );
}
